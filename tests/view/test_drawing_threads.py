"""Cards are drawn beside a window that opens its own icons; neither ever waits for the other."""

from __future__ import annotations

import subprocess
import sys

DRAWING = """
import sys, threading, time
from PySide6.QtWidgets import QApplication, QLineEdit
from tarot_desktop.view.rendering import render

application = QApplication([])
sys.setswitchinterval(0.0005)
svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
over = threading.Event()


def draw():
    while not over.is_set():
        assert not render(svg, 12, 12).isNull()


threads = [threading.Thread(target=draw) for _ in range(2)]
for thread in threads:
    thread.start()
until = time.monotonic() + 2
while time.monotonic() < until:
    QLineEdit().setClearButtonEnabled(True)
over.set()
for thread in threads:
    thread.join()
"""


def test_a_window_that_loads_icons_never_stands_still_while_cards_are_drawn() -> None:
    subprocess.run([sys.executable, "-c", DRAWING], check=True, timeout=60)
