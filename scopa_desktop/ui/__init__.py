"""A small toolkit for pixel games: knows pygame, knows no card game."""
