"""Tabiji: play Tokaido and Namiji, and study them from Python."""
