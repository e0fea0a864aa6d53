"""Code shared by games on a road: turn order, free slots, panoramas, the neutral piece."""
