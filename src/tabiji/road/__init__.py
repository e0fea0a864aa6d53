"""What the two games share: the road and who moves next, panoramas, the neutral piece."""
