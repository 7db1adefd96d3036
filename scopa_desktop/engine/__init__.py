"""The rules of the Scopa family: pure, typed, deterministic; standard library only."""
