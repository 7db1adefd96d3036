"""Programs for those who work on the game; never imported by it."""
