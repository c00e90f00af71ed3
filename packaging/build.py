"""Build the game as one folder that needs no Python, and let it test itself.

    python packaging/build.py [--out FOLDER]

Needs the extra `dev`.  It builds for the system it runs on; `LINUX.md`, `WINDOWS.md` and
`MACOS.md` beside it say what is done with the folder there.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import icons

ROOT = Path(__file__).resolve().parent.parent
ICON = ROOT / "resources" / "icons" / "tarot-desktop.svg"
SELF_TEST_SECONDS = 120


def bundle(out: Path) -> Path:
    """Run PyInstaller; the program in the folder that it has built below `out`."""
    work = ROOT / "build" / "pyinstaller"
    command = ["--noconfirm", "--log-level", "WARN", "--distpath", str(out)]
    command += ["--workpath", str(work), str(ROOT / "packaging" / "tarot-desktop.spec")]
    subprocess.run([sys.executable, "-m", "PyInstaller", *command], cwd=ROOT, check=True)
    if sys.platform == "darwin":
        return out / "Tarot Desktop.app" / "Contents" / "MacOS" / "tarot-desktop"
    return out / "tarot-desktop" / ("tarot-desktop.exe" if os.name == "nt" else "tarot-desktop")


def strip_symbols(folder: Path) -> None:
    """Take the symbols of Python’s own libraries out of `folder`: about 22 MB."""
    strip = shutil.which("strip")
    files = [*folder.rglob("libpython3*.so*"), *folder.rglob("lib-dynload/*.so")]
    if strip and files:
        subprocess.run([strip, "--strip-unneeded", *map(str, files)], check=True)


def self_test(program: Path) -> bool:
    """Whether `program` passes its own test in an environment as bare as the system allows."""
    bare = {"QT_QPA_PLATFORM": "offscreen"} if os.name == "posix" else None
    done = subprocess.run(
        [str(program), "--self-test"], env=bare, check=False, timeout=SELF_TEST_SECONDS
    )
    return done.returncode == 0


def size_mb(folder: Path) -> int:
    """The size of all files below `folder`, links counted once, in megabytes."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return round(sum(file.stat().st_size for file in files) / 1_000_000)


def main(arguments: Sequence[str]) -> int:
    """Build and test; the exit status."""
    parser = argparse.ArgumentParser(
        description="Build the game as one folder.",
        epilog="example: python packaging/build.py --out dist",
    )
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the folder goes")
    out = parser.parse_args(arguments).out.resolve()
    if sys.platform in {"win32", "darwin"}:
        icons.write(ICON, ROOT / "build" / "icons")
    try:
        program = bundle(out)
    except subprocess.CalledProcessError:
        print("build.py: PyInstaller failed, see above", file=sys.stderr)
        return 1
    if sys.platform.startswith("linux"):
        strip_symbols(program.parent)
    passed = self_test(program)
    verdict = "passed" if passed else "FAILED"
    print(f"{program.parent}: {size_mb(program.parent)} MB, self-test {verdict}")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
