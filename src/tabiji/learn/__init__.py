"""Learning to play: lessons, practices and the journey of the day, with their data."""
