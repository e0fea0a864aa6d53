"""`python -m tabiji`."""

from .cli import main

main()
