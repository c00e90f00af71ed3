"""The panels of the history are not cut: small windows, both languages, large type."""

import pytest

from tarot_desktop.rules.agreements import FFT
from tarot_desktop.storage.history import SessionEntry
from tarot_desktop.view.panels.history import HistoryPanel, local_time
from tarot_desktop.view.panels.past import PastDeal, PastSession, PastShortDeal
from tarot_desktop.worker.archive_messages import SessionList
from tarot_desktop.worker.messages import SessionOpened
from tests.view.panels.sitting import (
    NAMES,
    PEOPLE,
    a_session,
    cut_widgets,
    fresh_session,
    placed,
    rooms,
    rules_slam,
)

WINDOWS = [(1024, 640), (1366, 768)]


def entry(number):
    return SessionEntry(
        key=f"{number:x}",
        began="2026-11-29T20:00:00Z",
        played=f"2026-11-{number + 1:02d}T22:05:07Z",
        seats=3 + number % 4,
        agreements=FFT,
        levels=("club",) * (2 + number % 4),
        seed=number,
        deals=12,
        valid=12,
        totals=(-1230 + 500 * number, *(0,) * (2 + number % 4)),
        over=number % 2 == 0,
    )


def history(deck):
    panel = HistoryPanel(deck)
    entries = tuple(entry(number) for number in range(20))
    panel.show_sessions(SessionList(entries=entries, offset=100, more=True))
    return panel


def no_history(deck):
    return HistoryPanel(deck)


def session(deck):
    panel = PastSession(deck)
    opened = SessionOpened(entry=entry(1), session=a_session(4), unfinished=True)
    panel.show_past(opened, PEOPLE)
    return panel


def deal(deck):
    panel = PastDeal(deck)
    panel.show_summary(rules_slam(), fresh_session(), PEOPLE)
    return panel


def short_deal(deck):
    panel = PastShortDeal(deck)
    panel.show_deal(rules_slam(), NAMES)
    return panel


PANELS = [history, no_history, session, deal, short_deal]


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("make", PANELS, ids=lambda make: make.__name__)
def test_panels_of_the_past_hold_what_they_say(
    make, text_scale, language, window, deck, qtbot, speak
):
    speak(language)
    panel = make(deck)
    qtbot.addWidget(panel)
    _, whole, ui = rooms(window, text_scale)
    placed(panel, whole, ui)
    qtbot.waitExposed(panel)
    assert cut_widgets(panel) == []
    assert panel.size() == panel.size().boundedTo(whole)


def test_pages_follow_one_another(deck, qtbot):
    panel = history(deck)
    qtbot.addWidget(panel)
    panel.show()
    wanted = []
    panel.page_wanted.connect(wanted.append)
    panel.older.click()
    panel.newer.click()
    assert wanted == [120, 0]


@pytest.mark.parametrize("text", ["", "never", "2026-13-45T99:99:99Z"])
def test_a_time_that_is_none_is_shown_as_it_is(text, qapp):
    assert local_time(text) == text
