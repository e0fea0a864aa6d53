"""Names browsers by their User-Agent header, so that people recognise theirs in a list."""

from __future__ import annotations

BROWSERS = (  # the first that occurs: most browsers also claim to be those further down
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_label(user_agent: str) -> str:
    """Returns the browser and the system, such as `Firefox · Linux`; empty if neither is known."""
    known = (next((name for sign, name in names if sign in user_agent), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, known))
