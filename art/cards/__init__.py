"""The pictures of the cards: one module per deck or part of a deck."""
