"""A real nginx before the servers of a test, set up by the very text of the guide for hosts."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from socket import create_connection

import pytest

from ..waiting import eventually
from .clients import Server, free_port

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
UPSTREAM = re.compile(r"^ *server 127\.0\.0\.1:8484[^\n]*\n", re.MULTILINE)


class Proxied(Server):
    """Servers as they are reached through nginx."""

    def __init__(self, port: int, plain: int, folder: Path, certificate: Path) -> None:
        self.port, self.folder, self.certificate = port, folder, certificate
        self.http, self.ws, self.plain = (
            f"https://localhost:{port}",
            f"wss://localhost:{port}",
            f"http://localhost:{plain}",
        )

    def logged(self) -> str:
        """Return what nginx has logged."""
        return "".join((self.folder / name).read_text() for name in ("tabiji.log", "tabiji-error.log"))


def text_of_the_guide() -> str:
    """Returns the nginx configuration of the guide."""
    match = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    assert match
    return match[1]


@contextmanager
def behind_nginx(servers: Sequence[Server], folder: Path) -> Iterator[Proxied]:
    """Runs nginx before some servers; clients must trust its certificate (`SSL_CERT_FILE`)."""
    nginx, openssl = shutil.which("nginx") or shutil.which("/usr/sbin/nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        pytest.skip("no nginx here, or nothing to make a certificate with")
    plain, port = free_port(), free_port()
    text = text_of_the_guide()
    line = UPSTREAM.search(text)
    assert line, "the guide names the server that nginx passes everything on to"
    several = "".join(line[0].replace("8484", str(server.port)) for server in servers)
    site = text.replace(line[0], several).replace("listen 80;", f"listen 127.0.0.1:{plain};")
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    site = site.replace("/etc/nginx/", f"{folder}/").replace("/var/log/nginx/", f"{folder}/")
    key, certificate = folder / "tabiji.key", folder / "tabiji.pem"
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(certificate)]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*made, *names], check=True, stderr=subprocess.DEVNULL)
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}} http {{ client_body_temp_path {folder}; proxy_temp_path {folder};\n"
        f"fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};\n{site} }}\n"
    )
    running = subprocess.Popen([nginx, "-p", str(folder), "-c", str(config)], stderr=subprocess.DEVNULL)
    try:
        eventually(lambda: _listens(port))
        yield Proxied(port, plain, folder, certificate)
    finally:
        running.terminate()
        running.wait()


def _listens(port: int) -> bool:
    with suppress(OSError), closing(create_connection(("127.0.0.1", port))):
        return True
    return False
