"""The programs and grids that draw everything under `assets/`."""
