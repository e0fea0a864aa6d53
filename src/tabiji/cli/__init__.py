"""The command line: a module for each group of commands."""

from . import arena, hosting, playing, rules, study, training
from .app import app
from .run import main

__all__ = ["app", "arena", "hosting", "main", "playing", "rules", "study", "training"]
