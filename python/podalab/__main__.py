"""`python -m podalab`: watches a search in a file of Python, without a change to it.

python -m podalab FILE --call "alphabeta(root, 3, -inf, inf, True)"     # the search of one call
python -m podalab FILE                                                  # all searches of the program, run as it is
python -m podalab pacman                                                # in a multi-agent project of CS188
python -m podalab game FILE:NAME                                        # plays a game for poda --game
"""

import argparse
import math
import os
import runpy
import sys

import poda

from . import run as _run
from .tracing import Tracing, patient_collector, watching


def main(arguments=None):
    """Runs the command, and returns its exit status: 0 where every search is right, 1 where one is wrong, 2 where there is none to judge,
    3 where none is wrong and one is not judged."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["pacman"]:
        from .pacman import main as pacman

        return pacman(arguments[1:])
    if arguments[:1] == ["game"]:
        from .protocol import main as game

        return game(arguments[1:])
    parser = argparse.ArgumentParser(prog="python -m podalab", description="Watches a search, and says where it goes wrong.")
    parser.add_argument("file", metavar="FILE", help="the program, a file of Python; or pacman, in a project of CS188")
    parser.add_argument(
        "--call", metavar="CALL", help='the call to watch, such as "alphabeta(root, 3, -inf, inf, True)"; inf is known'
    )
    parser.add_argument(
        "--name", metavar="ROLE=PARAMETER", action="append", default=[], help="a parameter called otherwise: alpha=lo"
    )
    parser.add_argument("--position", metavar="FILE", help="a position file (*.ron) for the judge")
    parser.add_argument("--save", metavar="RUN", help="writes the run to a file")
    parser.add_argument("--link", action="store_true", help="prints a link to the run")
    parser.add_argument("--against", metavar="ALGORITHM", help="the search to compare with, such as alpha-beta")
    parser.add_argument("--lang", metavar="CODE", help="the language, such as es")
    parser.add_argument("--no-check", action="store_true", help="records, and does not judge")
    options, rest = parser.parse_known_args(arguments)
    names = dict(name.split("=", 1) for name in options.name if "=" in name)
    try:
        found = _watched(options, rest, names)
        print(found)
        if options.save:
            print(found.save(options.save))
        if options.link:
            print(found.link())
        if options.no_check:
            return 0
        verdict = found.check(options.position, against=options.against, lang=options.lang)
    except (poda.PodaError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(verdict)
    return 0 if verdict.is_right else 1 if verdict.is_judged else 3


def _watched(options, rest, names):
    """Returns the run of a call in a file, or of the whole file."""
    if not os.path.isfile(options.file):
        raise poda.PositionError(f"There is no file {options.file}.")
    folder = os.path.dirname(os.path.abspath(options.file))
    sys.path.insert(0, folder)
    if options.call is None:
        sys.argv = [options.file, *rest]
        error = None
        with patient_collector(), Tracing(names) as tracing:
            try:
                runpy.run_path(options.file, run_name="__main__")
            except BaseException as raised:  # Also the end that a program makes of itself.
                error = raised
        found = _run.Run(tracing.recorder, options.position)
        found.error = None if isinstance(error, SystemExit) else error
        return found
    variables = runpy.run_path(options.file, run_name="podalab.watched")
    variables = {"inf": math.inf, "infinity": math.inf, **variables}
    call = compile(options.call, "<call>", "eval")
    return watching(lambda: eval(call, variables), names=names, position=options.position)


if __name__ == "__main__":
    sys.exit(main())
