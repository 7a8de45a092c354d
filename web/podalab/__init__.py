"""Poda in Python: positions in notebooks, as the module `poda` has them, and programs of one's own, watched, drawn and judged.

    import podalab as poda

    @poda.watch
    def alphabeta(node, depth, alpha, beta, maximizing):
        ...

    alphabeta([[3, 12, 8], [2, 4, 6], [14, 5, 2]], 2, -inf, inf, True)
    assert alphabeta.run.check()

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

from .positions import game
from .run import Picture, Run, Verdict
from .tracing import last_run, watch, watching

__all__ = [
    "BaseError",
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
    "game",
    "last_run",
    "link",
    "serve",
    "show",
    "solve",
    "trace",
    "watch",
    "watching",
]


class _Module(_types.ModuleType):
    @property
    def base(self):
        """The address of Poda's page: that of the module `poda`."""
        return _poda.base

    @base.setter
    def base(self, address):
        _poda.base = address


_sys.modules[__name__].__class__ = _Module
