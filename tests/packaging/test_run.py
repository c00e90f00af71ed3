"""The one command of a bare machine, without touching the system."""

import ast
import importlib.util
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "run.py"


@pytest.fixture
def run(tmp_path, monkeypatch):
    """The script as a module, with its environment in a temporary folder."""
    spec = importlib.util.spec_from_file_location("run_script", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    home = tmp_path / "été à la plage"
    monkeypatch.setattr(module, "HOME", home)
    monkeypatch.setattr(module, "PYTHON", home / "python")
    monkeypatch.delitem(sys.modules, "startup", raising=False)
    return module


@pytest.fixture
def installed(run, monkeypatch):
    """What the script has installed so far, in a world where every installation works."""
    done = []

    def make() -> None:
        done.append("environment")
        run.HOME.mkdir(exist_ok=True)
        run.PYTHON.touch()

    monkeypatch.setattr(run, "make_environment", make)
    monkeypatch.setattr(run, "pip_install", done.append)
    return done


def test_an_old_python_can_at_least_read_the_script():
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_a_second_call_installs_nothing(run, installed):
    run.prepare("play")
    run.prepare("play")
    assert installed == ["environment", "play"]


def test_testing_adds_to_the_environment_of_playing(run, installed):
    run.prepare("play")
    run.prepare("test")
    assert installed == ["environment", "play", "test"]


def test_playing_is_content_with_the_environment_of_testing(run, installed):
    run.prepare("test")
    run.prepare("play")
    assert installed == ["environment", "test"]


def test_a_changed_project_makes_the_environment_anew(run, installed, monkeypatch):
    run.prepare("play")
    monkeypatch.setattr(run, "fingerprint", lambda: "another")
    run.prepare("play")
    assert installed == ["environment", "play", "environment", "play"]


def test_an_interrupted_installation_starts_again_from_nothing(run, installed, monkeypatch):
    def interrupted(command: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(run, "pip_install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run.prepare("play")
    run.prepare("play")
    assert installed == ["environment", "environment", "play"]


def test_an_interrupted_addition_is_not_taken_for_ready(run, installed, monkeypatch):
    def interrupted(command: str) -> None:
        raise KeyboardInterrupt

    run.prepare("play")
    with monkeypatch.context() as patch:
        patch.setattr(run, "pip_install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run.prepare("test")
    assert not run.is_ready("play")
    assert not run.is_ready("test")


def test_the_fingerprint_follows_the_dependencies_and_no_setting_of_a_tool(
    run, tmp_path, monkeypatch
):
    monkeypatch.setattr(run, "ROOT", tmp_path)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")

    def print_of(text: str) -> str:
        (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
        return run.fingerprint()

    assert print_of(project) == print_of(project.replace("line-length = 100", "line-length = 99"))
    assert print_of(project) != print_of(project.replace("platformdirs>=4", "platformdirs>=5"))


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        pytest.param(
            "WARNING: Retrying: NewConnectionError: Failed to establish a new connection: "
            "[Errno -3] Temporary failure in name resolution",
            "is the network up?",
            id="no network",
        ),
        pytest.param(
            "ERROR: Could not install packages due to an OSError: [Errno 28] "
            "No space left on device",
            "the disk is full",
            id="disk full",
        ),
        pytest.param("ERROR: a thing nobody foresaw", "a thing nobody foresaw", id="anything else"),
    ],
)
def test_a_failed_installation_says_why(run, line, meaning):
    assert meaning in run.pip_failure(["Collecting PySide6-Essentials", line])


def test_a_missing_venv_module_gives_the_line_that_installs_it(run, monkeypatch):
    monkeypatch.setattr(run, "LINUX", True)
    monkeypatch.setattr(run.shutil, "which", lambda program: f"/usr/bin/{program}")
    monkeypatch.setattr(run, "install_packages", lambda packages: False)
    package = f"python3.{sys.version_info.minor}-venv"
    with pytest.raises(run.Trouble, match=f"“sudo apt-get install {package}”"):
        run.add_venv_module()


@pytest.fixture
def lacking_a_library(run, monkeypatch):
    """A Debian on which Qt misses one library until it is installed; what was installed."""
    startup = run.load_startup()
    done = []
    monkeypatch.setattr(run, "load_startup", lambda: startup)
    monkeypatch.setattr(run, "qt_folder", lambda: run.HOME)
    monkeypatch.setattr(startup, "package_manager", lambda: startup.MANAGERS[0])
    monkeypatch.setattr(
        startup, "missing_libraries", lambda qt, platforms: [] if done else ["libxcb-icccm.so.4"]
    )
    return done


def test_a_missing_library_is_installed(run, lacking_a_library, monkeypatch):
    def install(packages: list[str]) -> bool:
        lacking_a_library.extend(packages)
        return True

    monkeypatch.setattr(run, "install_packages", install)
    run.add_libraries("play")
    assert lacking_a_library == ["libxcb-icccm4"]


def test_a_library_that_may_not_be_installed_is_named(run, lacking_a_library, monkeypatch):
    monkeypatch.setattr(run, "install_packages", lambda packages: False)
    with pytest.raises(run.Trouble, match=r"libxcb-icccm\.so\.4.*apt-get install libxcb-icccm4"):
        run.add_libraries("play")


def test_packages_are_installed_by_root_alone(run, monkeypatch):
    monkeypatch.setattr(run.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(run.shutil, "which", lambda program: None)
    assert run.rights() is None


def test_a_stale_list_of_packages_is_fetched_once(run, monkeypatch):
    commands = []

    def fails_first(command: list[str]) -> bool:
        commands.append(command[:2])
        return len(commands) > 1

    startup = run.load_startup()
    monkeypatch.setattr(startup, "package_manager", lambda: startup.MANAGERS[0])
    monkeypatch.setattr(run, "load_startup", lambda: startup)
    monkeypatch.setattr(run, "rights", list)
    monkeypatch.setattr(run, "runs", fails_first)
    assert run.install_packages(["libegl1"])
    assert commands == [["apt-get", "install"], ["apt-get", "update"], ["apt-get", "install"]]


def test_trouble_is_one_sentence_and_a_status(run, monkeypatch, capsys):
    def trouble(command: str) -> None:
        raise run.Trouble("the disk is full")

    monkeypatch.setattr(run, "prepare", trouble)
    assert run.main(["play"]) == 1
    assert capsys.readouterr().err == "run.py: the disk is full\n"


@pytest.mark.parametrize("call", [[], ["pla"]])
def test_a_wrong_call_names_the_right_ones(run, call, capsys):
    assert run.main(call) == 2
    assert "“run.py play” or “run.py test”" in capsys.readouterr().err


def test_a_failed_check_fails_the_whole_and_is_named_at_the_end(run, monkeypatch, capsys):
    monkeypatch.setattr(run, "checks", lambda: {"ruff check": [sys.executable, "-c", "exit(1)"]})
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    assert run.test(["--version", "-p", "no:randomly"]) == 1
    assert capsys.readouterr().err.endswith("run.py: failed: ruff check\n")


def test_the_script_speaks_before_anything_is_installed():
    done = subprocess.run(
        [sys.executable, "-S", "-E", str(SCRIPT), "--help"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0
    assert "packaging/run.py play" in done.stdout


def test_every_package_of_the_tree_is_shipped():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folders = (file.parent for file in (ROOT / "tarot_desktop").rglob("__init__.py"))
    packages = {".".join(folder.relative_to(ROOT).parts) for folder in folders}
    listed = project["tool"]["setuptools"]["packages"]
    assert listed == sorted(packages | {"tarot_desktop.resources"})
