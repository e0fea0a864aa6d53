"""The game in a terminal: the road, the purses, the story in words, and numbered choices."""
