"""What went wrong, in one sentence each: files of ours, deal codes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tarot_desktop.game.deal_code import CodeFault, DealCodeError
from tarot_desktop.storage.problems import Problem, ProblemKind
from tarot_desktop.storage.settings import declarations
from tarot_desktop.storage.told import Told
from tarot_desktop.view.dialogs.setting_texts import label


def problem_sentence(problem: Problem) -> str:
    """Return what happened to a file, and where its damaged text lies now."""
    said = _said(problem)
    if problem.kept is not None:
        kept = QCoreApplication.translate("Troubles", "The damaged file was kept as {path}.")
        said = f"{said} {kept.format(path=problem.kept)}"
    return said


def _said(problem: Problem) -> str:
    match problem.kind:
        case ProblemKind.SETTINGS_DAMAGED if problem.copy_used:
            return QCoreApplication.translate(
                "Troubles", "The settings could not be read; their older copy is used."
            )
        case ProblemKind.SETTINGS_DAMAGED:
            return QCoreApplication.translate(
                "Troubles", "The settings could not be read; the default ones are used."
            )
        case ProblemKind.SETTINGS_REPLACED:
            said = QCoreApplication.translate(
                "Troubles", "Some settings have their default value again: {names}."
            )
            return said.format(names=", ".join(map(_setting, problem.names)))
        case ProblemKind.SESSION_DAMAGED:
            return QCoreApplication.translate("Troubles", "The unfinished session cannot be read.")
        case ProblemKind.SESSION_FROM_COPY:
            return QCoreApplication.translate(
                "Troubles", "The unfinished session goes on from its older copy."
            )
        case ProblemKind.SESSION_NEWER:
            return QCoreApplication.translate(
                "Troubles", "The unfinished session comes from a newer version of the game."
            )
        case ProblemKind.SETTINGS_NOT_SAVED | ProblemKind.SESSION_NOT_SAVED:
            said = QCoreApplication.translate(
                "Troubles", "Nothing can be saved: {path} cannot be written."
            )
            return said.format(path=problem.path)
        case ProblemKind.HISTORY_DAMAGED:
            return QCoreApplication.translate(
                "Troubles", "The history of the deals could not be read; a new one begins."
            )
        case ProblemKind.HISTORY_NEWER:
            return QCoreApplication.translate(
                "Troubles",
                "The history of the deals comes from a newer version of the game; "
                "it is left as it is.",
            )
        case ProblemKind.HISTORY_NOT_SAVED:
            said = QCoreApplication.translate(
                "Troubles", "The history of the deals cannot be used now: {path}."
            )
            return said.format(path=problem.path)
        case ProblemKind.DEAL_UNREADABLE:
            return QCoreApplication.translate("Troubles", "This session cannot be read any more.")
        case ProblemKind.NOT_EXPORTED:
            said = QCoreApplication.translate("Troubles", "{path} cannot be written: {reason}.")
            return said.format(path=problem.path, reason=_reason(problem))
        case ProblemKind.NOT_IMPORTED:
            said = QCoreApplication.translate(
                "Troubles", "Nothing was taken over from {path}: {reason}."
            )
            return said.format(path=problem.path, reason=_reason(problem))
        case ProblemKind.RECORDS_NOT_SAVED:
            said = QCoreApplication.translate(
                "Troubles", "The records of the deals cannot be written to {path}."
            )
            return said.format(path=problem.path)


def _setting(name: str) -> str:
    """Return what the dialog calls a setting or a part of the file; a strange name stays."""
    match name:
        case "settings":
            return QCoreApplication.translate("Troubles", "Settings")
        case "agreements":
            return QCoreApplication.translate("Troubles", "Agreements")
        case "saved_tables":
            return QCoreApplication.translate("Troubles", "Saved tables")
    return next((label(one) for one in declarations() if one.name == name), name)


def _reason(problem: Problem) -> str:
    """Return where in a file something is wrong, and what."""
    parts = [", ".join(_translated(one) for one in problem.where)] if problem.where else []
    if problem.fault is not None:
        parts.append(_translated(problem.fault))
    joined = QCoreApplication.translate("Troubles", "{where}: {what}")
    return joined.format(where=parts[0], what=parts[1]) if len(parts) == 2 else "".join(parts)


def _translated(said: Told) -> str:
    return QCoreApplication.translate("FileFaults", said.words).format(**dict(said.values))


def deal_code_sentence(error: DealCodeError) -> str:
    """Return what is wrong with a deal code."""
    match error.fault:
        case CodeFault.EMPTY:
            return QCoreApplication.translate("Troubles", "Enter a deal code.")
        case CodeFault.CHARACTER:
            said = QCoreApplication.translate(
                "Troubles", "Character {position} is “{character}”, which no deal code has."
            )
            return said.format(position=error.position, character=error.character)
        case CodeFault.LENGTH:
            said = QCoreApplication.translate(
                "Troubles", "This code has {length} characters; codes have 36, 42 or 44."
            )
            return said.format(length=error.length)
        case CodeFault.CHECKSUM:
            return QCoreApplication.translate(
                "Troubles", "One character of this code is wrong, or two are exchanged."
            )
        case CodeFault.NEWER_VERSION:
            return QCoreApplication.translate(
                "Troubles", "This code comes from a newer version of the game."
            )
        case CodeFault.NUMBER:
            return QCoreApplication.translate("Troubles", "This code stands for no deal.")
