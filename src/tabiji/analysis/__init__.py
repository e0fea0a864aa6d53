"""Looking back at a game: what every decision was worth, judged only by what its seat could know then."""
