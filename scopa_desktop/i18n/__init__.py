"""Languages: every sentence of the game, looked up by key."""
