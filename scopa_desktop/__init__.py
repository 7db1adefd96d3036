"""Scopa Desktop: Scopa, Escopa and Escoba for one computer and the people around it."""

__version__ = "0.1.0"
