"""Gets what the tests use of the system, where that is allowed: a Chromium, PostgreSQL and nginx.

Tests of the page need a Chromium; tests that need PostgreSQL or nginx skip, saying so, where there is none.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.page.conftest import FLAGS, SHELL, chromium


def chromium_works() -> bool:
    """Whether a Chromium can be started."""
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(executable_path=chromium(), args=FLAGS).close()
    except (Error, OSError):  # there is none, or the driver itself lacks a library
        return False
    return True


def missing() -> list[str]:
    """Debian's names of what is not here."""
    own = chromium() is None and chromium_works()  # Playwright's, which is as quick
    packages = (
        [] if own or shutil.which(SHELL) or "CHROMIUM" in os.environ else ["chromium-headless-shell", "libatomic1"]
    )
    if not shutil.which("pg_ctl") and not list(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")):
        packages.append("postgresql")
    return packages if shutil.which("nginx") else [*packages, "nginx-light"]


def install(*packages: str) -> None:
    """Install some packages, if that is allowed; not every system has all of them."""
    if packages and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        script = "apt-get update -qq; for each; do apt-get install -qq -y --no-install-recommends $each; done"
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["sh", "-c", script, "apt", *packages], stdout=subprocess.DEVNULL, env=quiet, check=False)


def main() -> None:
    """Install what is missing; only a page without a browser is a reason to stop."""
    install(*missing())
    if not chromium_works():
        install("chromium")
    if not chromium_works():
        subprocess.run([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"], check=False)
    if not chromium_works():
        sys.exit("The page's tests need a Chromium: install one, or name it with CHROMIUM=/path/to/it.")


if __name__ == "__main__":
    main()
