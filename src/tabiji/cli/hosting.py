"""`tabiji serve`."""

from __future__ import annotations

import gc
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from ..bots import register_subprocess_bot
from ..core.errors import BadOptions, shorten
from ..server.edge.rate_limits import PEOPLE_PER_ADDRESS
from ..texts import Texts, choose_language
from .app import app, console
from .options import Language


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="the address to be reached at; 0.0.0.0 for the whole network")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for any that is free")] = 8484,
    database: Annotated[
        str | None, typer.Option(help="postgresql://… or sqlite:///…; else a file in your data folder")
    ] = None,
    keep_days: Annotated[
        int | None, typer.Option(min=1, max=36_500, help="forget tables that nobody touched for so long; else never")
    ] = None,
    people_per_address: Annotated[
        int,
        typer.Option(
            min=1, max=100_000, help="how many may share an address, a school's for example; limits grow with it"
        ),
    ] = PEOPLE_PER_ADDRESS,
    metrics_port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="a port of this machine for Prometheus; else nothing is told")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="a bot of your own to offer, NAME=COMMAND; may be given several times")
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="open the page")] = False,
    lang: Language = None,
) -> None:
    """Serve tables where people and bots play."""
    gc.disable()  # until it serves: what is loaded before is never collected
    from ..server.serve import serve as run

    texts = Texts(choose_language(lang))
    _check_host(host)
    for each in bot or ():
        register_subprocess_bot(each)

    def announce(address: str) -> None:
        print(texts.say("table-serving", address=address), flush=True)

    run(host, port, database, keep_days, people_per_address, metrics_port, show, announce)


def _check_host(host: str) -> None:
    """Refuses what cannot be a host name or address."""
    try:
        valid = bool(host.encode("idna"))
    except UnicodeError:
        valid = False
    if not valid:
        raise BadOptions(f"There is no address '{shorten(host)}'.")


@app.command()
def ratings(
    database: Annotated[
        str | None, typer.Option(help="postgresql://… or sqlite:///…; else the file in your data folder")
    ] = None,
    repair: Annotated[bool, typer.Option("--repair", help="write what follows from the logs")] = False,
) -> None:
    """Recompute the ratings of a server's players from the logs of their games, and compare them with its database."""
    from ..server.jobs.rating_audit import run_audit, show_audit

    with Progress(*Progress.get_default_columns(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games")
        audits = run_audit(database, repair, lambda done, total: bar.update(task, completed=done, total=total))
    for audit in audits:
        show_audit(audit, console)
    differs = any(audit.differences for audit in audits)
    console.print("Repaired." if differs and repair else "The database differs." if differs else "The database agrees.")
    raise typer.Exit(1 if differs and not repair else 0)
