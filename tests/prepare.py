"""Installs the system packages that the tests use, where that is allowed: Chromium, PostgreSQL and nginx.

Tests of the page require Chromium; tests that need PostgreSQL or nginx are skipped without them.
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
    """Returns whether Chromium starts."""
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(executable_path=chromium(), args=FLAGS).close()
    except (Error, OSError):  # not installed, or a library is missing
        return False
    return True


def missing() -> list[str]:
    """Returns the Debian packages that are not installed."""
    own = chromium() is None and chromium_works()  # Playwright's
    packages = (
        [] if own or shutil.which(SHELL) or "CHROMIUM" in os.environ else ["chromium-headless-shell", "libatomic1"]
    )
    if not shutil.which("pg_ctl") and not list(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")):
        packages.append("postgresql")
    return packages if shutil.which("nginx") else [*packages, "nginx-light"]


def install(*packages: str) -> None:
    """Installs packages if this user may; packages that the system does not have are ignored."""
    if packages and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        script = "apt-get update -qq; for each; do apt-get install -qq -y --no-install-recommends $each; done"
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["sh", "-c", script, "apt", *packages], stdout=subprocess.DEVNULL, env=quiet, check=False)


def main() -> None:
    """Installs what is missing; exits with an error only if no browser works."""
    install(*missing())
    if not chromium_works():
        install("chromium")
    if not chromium_works():
        subprocess.run([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"], check=False)
    if not chromium_works():
        sys.exit("The page's tests need a Chromium: install one, or name it with CHROMIUM=/path/to/it.")


if __name__ == "__main__":
    main()
