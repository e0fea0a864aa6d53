"""Loudness of the page's sounds: rendered by a real Chromium, K-weighted (BS.1770), in LUFS.

python -m bench.sound [--trim]                # --trim: values for web/src/sound/levels.ts
python -m bench.sound --pictures sounds.png   # also writes a sheet of spectrograms, in the order of the output
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from hatch_build import npm
from playwright.sync_api import Page, sync_playwright
from tests.page.conftest import FLAGS, chromium

from .spectra import Samples, brightness, draw, spectrum

RATE = 48000
BLOCK = int(0.4 * RATE)
EFFECT_TARGET, AMBIENCE_TARGET = -18.0, -30.0  # LUFS
# the K-weighting of BS.1770 at 48 kHz: a shelf for the head, a high pass for the rest
SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (-1.69065929318241, 0.73248077421585))
PASS = ((1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))


def k_weighted(samples: Samples) -> Samples:
    """Returns K-weighted samples."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(2 * len(samples)))
    spectrum_ = np.fft.rfft(samples, 2 * len(samples))
    for (b0, b1, b2), (a1, a2) in (SHELF, PASS):
        spectrum_ *= (b0 + b1 * z + b2 * z**2) / (1 + a1 * z + a2 * z**2)
    return np.asarray(np.fft.irfft(spectrum_)[: len(samples)], dtype=np.float64)


def loudness(samples: Samples) -> float:
    """Returns the loudness of the loudest 0.4 seconds, in LUFS."""
    power = np.cumsum(np.concatenate([[0.0], k_weighted(samples) ** 2]))
    starts = np.arange(0, max(1, len(samples) - BLOCK), BLOCK // 8)
    means = [(power[min(at + BLOCK, len(samples))] - power[at]) / BLOCK for at in starts]
    return float(-0.691 + 10 * np.log10(max(*means, 1e-12)))


def integrated_loudness(samples: Samples) -> float:
    """Returns the loudness from the second second on, in LUFS."""
    weighted = k_weighted(samples)[2 * RATE :]
    return float(-0.691 + 10 * np.log10(max(float(np.mean(weighted**2)), 1e-12)))


def rendered(page: Page, names: list[str], air: str | None, seconds: int) -> Samples:
    """Returns the samples that the page renders."""
    samples: Any = page.evaluate("([names, air, seconds]) => sounds.render(names, air, seconds)", [names, air, seconds])
    return np.array(samples, dtype=np.float64)


def main() -> None:
    """Renders and measures all sounds."""
    trim, pictures = "--trim" in sys.argv, "--pictures" in sys.argv
    if pictures and sys.argv[-1] == "--pictures":
        sys.exit("Say where the pictures go: --pictures sounds.png.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        npm("exec", "--", "node", "scripts/sound.js", folder)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        page.add_script_tag(content=(Path(folder) / "sounds.js").read_text())
        spectra: list[Samples] = []
        voices: list[str] = page.evaluate("sounds.VOICES")
        for name in voices:
            samples = rendered(page, [name], None, 3)
            spectra.append(spectrum(samples, RATE))
            level = loudness(samples)
            more = f"peak {peak(samples):.1f} dB, {brightness(samples, RATE):.1%} of it above 5 kHz"
            print(f"{name}: {EFFECT_TARGET - level:.1f}," if trim else f"{name}: {level:.1f} LUFS, {more}")
        for air in page.evaluate("sounds.AIRS"):
            samples = rendered(page, [], air, 12)
            spectra.append(spectrum(samples[: 3 * RATE], RATE))
            level = integrated_loudness(samples)
            print(f"{air}: {AMBIENCE_TARGET - level:.1f}," if trim else f"{air}: {level:.1f} LUFS")
        together = rendered(page, voices, None, 4)
        print(f"all {len(voices)} voices at once: {loudness(together):.1f} LUFS, peak {peak(together):.1f} dB")
        if pictures:
            draw(Path(sys.argv[sys.argv.index("--pictures") + 1]), spectra)
        browser.close()


def peak(samples: Samples) -> float:
    """Returns the highest sample, in decibels below full scale."""
    return float(20 * np.log10(np.max(np.abs(samples)) + 1e-9))


if __name__ == "__main__":
    main()
