"""The window, its loop, and what ties the parts of the game together."""
