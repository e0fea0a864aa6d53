"""The program that all commands belong to, and the console to which they print."""

from __future__ import annotations

import typer
from rich.console import Console

app = typer.Typer(
    help="Play Tokaido and Namiji, and study them.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
console = Console(highlight=False, markup=False)
