"""Panels that stand on the table."""
