"""Learning: what the master advises and why, looking back at games, short practices, the journey of the day."""
