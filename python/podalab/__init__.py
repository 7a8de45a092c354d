"""Poda in Python: positions in notebooks, as the module `poda` has them, and programs of one's own, watched, drawn and judged.

    import podalab as poda

    @poda.watch
    def alphabeta(node, depth, alpha, beta, maximizing):
        ...

    alphabeta([[3, 12, 8], [2, 4, 6], [14, 5, 2]], 2, -inf, inf, True)
    assert alphabeta.run.check()

    poda.explore(my_game).show()                       # the tree of a game in Python, with its boards

The files of Poda's page, which `serve` serves, are in the folder `page`.
"""

import sys as _sys
import types as _types

import poda as _poda
from poda import (
    BaseError,
    Frame,
    LimitError,
    OptionError,
    PodaError,
    PositionError,
    ProgramError,
    __version__,
    link,
    serve,
    show,
    solve,
    trace,
)

from .explored import Explored, explore
from .positions import game
from .run import Picture, Run, Verdict
from .tracing import last_run, watch, watching

__all__ = [
    "BaseError",
    "Explored",
    "Frame",
    "LimitError",
    "OptionError",
    "Picture",
    "PodaError",
    "PositionError",
    "ProgramError",
    "Run",
    "Verdict",
    "__version__",
    "base",
    "explore",
    "game",
    "last_run",
    "link",
    "serve",
    "show",
    "solve",
    "trace",
    "view",
    "watch",
    "watching",
]


def view(position=None, *, lesson=None, step=0, lang=None, base=None, height=420):
    """Returns a widget with a position. Its `step` can be observed and set: `shown.step = 18`. It needs the package anywidget.

    The arguments are those of `show`. Without a base, the page that the package brings is served from this machine.
    """
    try:
        from .widget import View
    except ImportError as error:
        raise PodaError(f"A view needs the package anywidget ({error}): pip install 'podalab[widget]'. poda.show needs nothing.") from error
    return View(position, lesson=lesson, step=step, lang=lang, base=base, height=height)


class _Module(_types.ModuleType):
    @property
    def base(self):
        """The address of Poda's page: that of the module `poda`."""
        return _poda.base

    @base.setter
    def base(self, address):
        _poda.base = address


_sys.modules[__name__].__class__ = _Module
