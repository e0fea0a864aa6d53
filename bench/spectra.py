"""Spectrograms of sounds: time to the right, pitch upwards, loud is dark."""

from __future__ import annotations

import zlib
from pathlib import Path
from struct import pack

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
WINDOW, STEP = 2048, 256
LOWEST, HIGHEST, ROWS = 60.0, 16000.0, 220
FLOOR = -100.0  # decibels that are white; full is black


def spectrum(samples: Samples, rate: int) -> Samples:
    """Returns the decibels of each pitch, the highest first, at each moment."""
    starts = range(0, len(samples) - WINDOW, STEP)
    parts = np.array([samples[at : at + WINDOW] for at in starts]) * np.hanning(WINDOW)
    power = np.abs(np.fft.rfft(parts)) / (WINDOW / 4)
    pitches = np.geomspace(HIGHEST, LOWEST, ROWS)
    bins = np.clip(np.round(pitches * WINDOW / rate).astype(int), 1, WINDOW // 2)
    return np.asarray(20 * np.log10(power[:, bins].T + 1e-9), dtype=np.float64)


def brightness(samples: Samples, rate: int) -> float:
    """Returns the share of power above 5 kHz."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    high = np.fft.rfftfreq(len(samples), 1 / rate) > 5000
    return float(power[high].sum() / max(float(power.sum()), 1e-12))


def draw(path: Path, spectra: list[Samples], columns: int = 4) -> None:
    """Writes a sheet of spectrograms as a PNG, some in a row."""
    width = max(each.shape[1] for each in spectra)
    frame = [np.pad(each, ((0, 6), (0, width + 6 - each.shape[1])), constant_values=FLOOR / 2) for each in spectra]
    frame += [np.full_like(frame[0], FLOOR)] * (-len(frame) % columns)
    sheet = np.vstack([np.hstack(frame[at : at + columns]) for at in range(0, len(frame), columns)])
    grey = np.clip(255 * sheet / FLOOR, 0, 255).astype(np.uint8)
    lines = b"".join(b"\0" + row.tobytes() for row in grey)
    size = pack(">IIBBBBB", grey.shape[1], grey.shape[0], 8, 0, 0, 0, 0)
    chunks = (b"IHDR", size), (b"IDAT", zlib.compress(lines)), (b"IEND", b"")
    packed = (pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data)) for kind, data in chunks)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(packed))
