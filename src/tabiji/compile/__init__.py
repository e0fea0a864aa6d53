"""Compilation of rules: placeholders, the compiler for CPU and GPU, batches of games."""
