"""Tarot Desktop: French Tarot against computer opponents, for one person.

The map, from the bottom up; imports point downwards only:

rules      what the rule book says: no I/O, no clock, no hidden randomness
game       one deal as a state machine, a session of deals, what one seat may know, records
ai         players that see an Observation and nothing else
storage    files and folders: settings, saved sessions, the history, exports, resources
worker     the thread in which the session lives
view       the window: it draws what it is told
lab        `tarot-lab`: the commands that need no window
options    the command line of the game, checked before any window opens
house      one run: the objects that live as long as the window, and who listens to whom
app        the entry: options, what keeps a window from opening, the event loop
art        the deck's generator; the game itself never imports it
"""

__version__ = "0.1.0"
