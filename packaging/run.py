"""Play Tarot Desktop, or test it, from a checkout: one command on a bare machine.

    python3 packaging/run.py play [options of the game]
    python3 packaging/run.py test [options of pytest]

The first call makes an environment of its own in `.venv-run/`, installs the project there and
adds the system libraries that are missing, or prints the line that does.  A stamp remembers
what was installed, so that the next call only starts.  Standard library only.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has less must be told so, in a sentence
    sys.exit(
        "run.py: Tarot Desktop needs Python 3.11 or newer, and this is Python {}.{}: "
        "start this script with a newer one.".format(*sys.version_info)
    )

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import tomllib
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-run"
WINDOWS = os.name == "nt"
LINUX = sys.platform.startswith("linux")
SCRIPTS = HOME / ("Scripts" if WINDOWS else "bin")
PYTHON = SCRIPTS / ("python.exe" if WINDOWS else "python")
WANTS = {"play": ".", "test": ".[test]"}
"""What pip installs for each command."""
COMPILED = ("setup.py", "tarot_desktop/ai/kernel.py")
"""What must be built again when it changes."""
SCREEN_TOOLS = {"Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool"}
"""Programs of the tests in a real window, with their Debian packages."""
PIP_SAYS = (
    ("No space left on device", "the disk is full"),
    (
        "Failed to establish a new connection",
        "the package index cannot be reached: is the network up?",
    ),
    ("name resolution", "the package index cannot be reached: is the network up?"),
    ("Connection refused", "the package index cannot be reached: is the network up?"),
    ("Network is unreachable", "the package index cannot be reached: is the network up?"),
    ("Read timed out", "the package index answers too slowly: try again"),
    ("No matching distribution found for PySide6", "Qt for Python has no build for this system"),
)
"""What pip prints when it fails, with what it means."""


class Trouble(Exception):
    """Something that this script cannot do; its text tells the person what to do."""


def load_startup() -> ModuleType:
    """The module `tarot_desktop.startup`, loaded without its package: it knows the libraries."""
    spec = importlib.util.spec_from_file_location("startup", ROOT / "tarot_desktop/startup.py")
    if spec is None or spec.loader is None:
        raise Trouble("tarot_desktop/startup.py is missing: this checkout is not complete")
    module = importlib.util.module_from_spec(spec)
    sys.modules["startup"] = module
    spec.loader.exec_module(module)
    return module


def say(text: str) -> None:
    """Tell the person what is going on, on standard error."""
    print(f"run.py: {text}", file=sys.stderr, flush=True)


def fingerprint() -> str:
    """What the environment depends on, as one word: it is made anew when this changes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = [project["build-system"], project["project"], project["tool"]["setuptools"]]
    built = [ROOT / name for name in COMPILED]
    parts += [path.read_text(encoding="utf-8") for path in built if path.exists()]
    parts += [sys.version, sys.base_prefix, str(ROOT)]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def stamp(command: str) -> Path:
    """The file that says that all `command` needs is installed."""
    return HOME / f"ready-{command}"


def is_ready(command: str) -> bool:
    """Whether an earlier call installed all that `command` needs, to its end."""
    try:
        return PYTHON.exists() and stamp(command).read_text(encoding="utf-8") == fingerprint()
    except OSError:
        return False


def runs(command: Sequence[str]) -> bool:
    """Whether `command` succeeds; what it prints goes to standard error."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, stdout=sys.stderr, env=quiet, check=False).returncode == 0
    except OSError:
        return False


def rights() -> list[str] | None:
    """What to put before a command that changes the system; None when that is not ours to do."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if (
        sudo
        and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return [sudo, "-n"]
    return None


def install_packages(packages: Sequence[str]) -> bool:
    """Install system packages where this is allowed without a question; whether it was done."""
    manager = load_startup().package_manager()
    prefix = rights()
    if manager is None or prefix is None:
        return False
    say(f"installing {', '.join(packages)}")
    install = [*prefix, *manager.command(packages)]
    if runs(install):
        return True
    refresh = [*prefix, "apt-get", "update"]
    return manager.program == "apt-get" and runs(refresh) and runs(install)


def make_environment() -> None:
    """Make `.venv-run/` anew, empty but for pip."""
    shutil.rmtree(HOME, ignore_errors=True)
    if importlib.util.find_spec("ensurepip") is None:
        add_venv_module()
    done = subprocess.run(
        [sys.executable, "-m", "venv", str(HOME)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        why = (done.stderr or done.stdout).strip().splitlines()
        raise Trouble(
            f"no environment can be made in {HOME}: {why[-1] if why else 'no reason given'}"
        )


def add_venv_module() -> None:
    """Install what Debian splits from Python: the modules that make an environment."""
    package = f"python3.{sys.version_info.minor}-venv"
    if LINUX and shutil.which("apt-get"):
        if install_packages([package]):
            return
        raise Trouble(
            f"Python’s venv module is missing; install it with “sudo apt-get install {package}”"
        )
    raise Trouble("this Python lacks the module ensurepip: install a complete Python 3.11 or newer")


def pip_install(command: str) -> None:
    """Install the project and all that `command` needs into the environment."""
    say(f"installing what “{command}” needs into {HOME} (once, about 90 MB to fetch)")
    arguments = [
        "install",
        "--disable-pip-version-check",
        "--no-input",
        "--editable",
        WANTS[command],
    ]
    last: deque[str] = deque(maxlen=40)
    with subprocess.Popen(
        [str(PYTHON), "-m", "pip", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        for line in pip.stdout or ():
            last.append(line.rstrip())
            if line.lstrip().startswith(("Downloading", "Installing collected")):
                say(line.strip()[:100])
    if pip.returncode:
        raise Trouble(pip_failure(list(last)))


def pip_failure(lines: Sequence[str]) -> str:
    """What pip’s last `lines` mean, as a sentence; its own words where we know no better."""
    text = "\n".join(lines)
    meaning = next((means for words, means in PIP_SAYS if words in text), None)
    errors = [line for line in lines if line.startswith("ERROR")] or list(lines[-3:])
    return f"the installation failed: {meaning or ' '.join(errors) or 'pip gave no reason'}"


def prepare(command: str) -> None:
    """See to it that the environment holds all that `command` needs."""
    if is_ready(command) or (command == "play" and is_ready("test")):
        return
    extends = command == "test" and is_ready("play")
    for old in HOME.glob("ready-*"):
        old.unlink()
    if not extends:
        make_environment()
    pip_install(command)
    for done in {command, "play"}:
        stamp(done).write_text(fingerprint(), encoding="utf-8")


def qt_folder() -> Path:
    """The folder of PySide6 in the environment."""
    found = [*HOME.glob("lib/python3*/site-packages/PySide6")]
    if not found:
        raise Trouble(f"PySide6 is not in {HOME}: remove this folder and start again")
    return found[0]


def add_libraries(command: str) -> None:
    """Add the system libraries that Qt needs here and does not find; the tests open X windows."""
    startup = load_startup()
    platforms = ["xcb"] if command == "test" else startup.chosen_platforms(os.environ)
    missing = startup.missing_libraries(qt_folder(), platforms)
    if not missing:
        return
    manager = startup.package_manager()
    packages = startup.packages_with(missing, manager.column) if manager else []
    if packages and install_packages(packages):
        missing = startup.missing_libraries(qt_folder(), platforms)
    if missing:
        raise Trouble(startup.lacking(missing, manager))


def add_screen_tools() -> None:
    """Add the virtual screen of the tests; without it those in a real window are skipped."""
    missing = [package for program, package in SCREEN_TOOLS.items() if not shutil.which(program)]
    if missing and not (shutil.which("apt-get") and install_packages(missing)):
        say(f"without {', '.join(missing)} the tests in a real window are skipped")


def play(arguments: Sequence[str]) -> int:
    """Start the game; its exit status."""
    call = [str(PYTHON), "-P", "-m", "tarot_desktop", *arguments]
    if not WINDOWS:
        os.execv(call[0], call)
    return subprocess.run(call, check=False).returncode


def checks() -> dict[str, list[str]]:
    """The checks that come before the tests: their commands by name."""
    python = [str(PYTHON), "-m"]
    return {
        "ruff check": [*python, "ruff", "check", "."],
        "ruff format": [*python, "ruff", "format", "--check", "."],
        "mypy --strict": [*python, "mypy"],
        "lint-imports": [str(SCRIPTS / "lint-imports"), "--no-logo"],
    }


def failing(commands: Iterable[tuple[str, list[str]]]) -> list[str]:
    """The names of those `commands` that fail, run one after another in the checkout."""
    failed = []
    for name, command in commands:
        say(f"{name} …")
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(name)
    return failed


def test(arguments: Sequence[str]) -> int:
    """Run the checks, then pytest; 0 when all of them pass.

    pytest comes last, so that its summary is the last line; a failed check adds one line more.
    """
    failed = failing(checks().items())
    pytest = [str(PYTHON), "-m", "pytest", "-n", "auto", *arguments]
    failed += failing([("pytest", pytest)])
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def main(arguments: Sequence[str]) -> int:
    """Do what `arguments` ask for; the exit status."""
    command, *rest = arguments or [""]
    if command in {"-h", "--help"}:
        print(__doc__)
        return 0
    if command not in WANTS:
        say(f"{command or 'nothing'!r} is not what it does: “run.py play” or “run.py test”")
        return 2
    try:
        prepare(command)
        if LINUX:
            add_libraries(command)
        if LINUX and command == "test":
            add_screen_tools()
    except (Trouble, OSError) as error:
        say(str(error))
        return 1
    return play(rest) if command == "play" else test(rest)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
