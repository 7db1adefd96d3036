"""The letters of the game: text grids and the program that packs them into atlases."""
