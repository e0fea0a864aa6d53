"""The program that all commands belong to, and the console to which they print."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

import tabiji

app = typer.Typer(
    help="Play Tokaido and Namiji, and study them.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
console = Console(highlight=False, markup=False)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"tabiji {tabiji.__version__}")
        raise typer.Exit


@app.callback()
def _common_options(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="print the version and exit")
    ] = False,
) -> None:
    pass
