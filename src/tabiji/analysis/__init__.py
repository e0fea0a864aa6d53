"""Game review and advice: what each decision was worth, judged only by what its seat could know."""
