"""Tokaido: the printed facts, the state, the rules, the actions and the views."""
