"""The table: one big scene, split by job."""
