"""A real nginx with the very text of docs/hosting.md."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ..patience import PATIENCE
from .chairs import Server, free_port

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
LINE = re.compile(r"^ *server 127\.0\.0\.1:8484.*;\n", re.MULTILINE)


class Proxy(Server):
    """A server as it is reached through nginx."""

    def __init__(self, plain: int, port: int, folder: Path) -> None:
        self.plain, self.folder = f"http://127.0.0.1:{plain}", folder
        self.http, self.ws = f"https://localhost:{port}", f"wss://localhost:{port}"

    def logged(self) -> str:
        """What nginx has logged."""
        return "".join((self.folder / name).read_text() for name in ("tabiji.log", "tabiji-error.log"))


@contextmanager
def proxied(servers: list[Server], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    """Put nginx before some servers."""
    nginx, openssl = shutil.which("nginx") or shutil.which("/usr/sbin/nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        pytest.skip("no nginx here, or nothing to make a certificate with")
    found = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    line = LINE.search(found[1])
    assert line
    upstream = "".join(line[0].replace("8484", str(server.port)) for server in servers)
    plain, port = free_port(), free_port()
    site = found[1].replace(line[0], upstream)
    site = site.replace("listen 80;", f"listen 127.0.0.1:{plain};")
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    site = site.replace("/etc/nginx/", f"{folder}/").replace("/var/log/nginx/", f"{folder}/")
    key, certificate = folder / "tabiji.key", folder / "tabiji.pem"
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(
        [*made, "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
        check=True,
        stderr=subprocess.DEVNULL,
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}} http {{ client_body_temp_path {folder}; proxy_temp_path {folder};\n"
        f"fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};\n{site} }}\n"
    )
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    process = subprocess.Popen([nginx, "-p", str(folder), "-c", str(config)], stderr=subprocess.DEVNULL)
    try:
        proxy = Proxy(plain, port, folder)
        client = httpx.Client(transport=httpx.HTTPTransport(retries=10), timeout=PATIENCE)
        assert client.get(f"{proxy.plain}/healthz").headers["location"].startswith("https://")
        yield proxy
    finally:
        process.terminate()
        process.wait()
