"""How rules run: records and their plain twins, chance, decks, the story, compiling, batches."""
