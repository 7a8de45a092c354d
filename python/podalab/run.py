"""A run: what a search did, as the lines that `poda` reads, with what it says of them."""

import base64
import copy
import dis
import inspect
import json
import math
import os
import re
import subprocess
import sys
import tempfile
import zlib

import poda

from . import loops as _loops
from . import nodes as _nodes
from . import positions as _positions
from . import vectors as _vectors
from .binding import plain as plain_name
from .recorder import Frozen, attribute, patient_collector

_MAX_TEXT = 120


class Start:
    """What the search was called with, kept as it was where it may be changed."""

    def __init__(self, function, arguments, keywords):
        things = [getattr(function, "__self__", None), *arguments, *keywords.values()]
        self.things = [
            copy.deepcopy(thing) if _positions.has(thing, "possible_moves", "make_move") else thing for thing in things
        ]


class Run:
    """What a search did. `lines` are the lines of the run as dicts, and `str` says what was found in the program."""

    def __init__(self, recorder, position=None, start=None, search=None):
        self._recorder, self._position, self._start, self._search = recorder, position, start, search
        self._made = {}
        #: What the function returned, and the exception that left it.
        self.result = self.error = None
        #: What the header says of the program, beside its position: `claims`, `title`, `program`.
        self.claims = {}
        self.title = None
        #: What there is to say where the run is one of several that the same function makes.
        self.caller = None

    # -------------------------------------------------------------------------------------------------------- the lines

    def lines(self, position=None):
        """Returns the lines of the run as dicts: its header, and an event each. `position` is what `check` takes."""
        position = self._position if position is None else position
        key = id(position)
        if key not in self._made:
            with patient_collector():
                try:
                    reading = _Reading(self, position)
                except _vectors.BareNumbers:
                    # What looks like vectors of several players is a move with its value.
                    reading = _Reading(self, position, reads_vectors=False)
                self._made[key] = reading, position
        return self._made[key][0].lines

    def text(self, position=None):
        """Returns the run as text, in JSON Lines."""
        return _text(self.lines(position))

    def save(self, path, position=None):
        """Writes the run to a file, which `poda` opens."""
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(self.text(position))
        return path

    def link(self, position=None, *, base=None):
        """Returns a link that holds the run: the page's address and, behind `#r1`, the whole run, which a browser does not send to
        a server. Without an address it is the part from `#` on, which every command of the program takes in the place of a file."""
        data = self.text(position).encode("utf-8")
        if len(data) > poda._MAX_BYTES:
            kept = [{key: value for key, value in line.items() if key not in ("state", "depth")} for line in self.lines(position)]
            data = _text(kept).encode("utf-8")
        if len(data) > poda._MAX_BYTES:
            raise poda.PositionError(
                "The run is too large for a link, which holds 1 MB at most. Save it, or search a smaller position."
            )
        deflate = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
        code = base64.urlsafe_b64encode(deflate.compress(data) + deflate.flush()).rstrip(b"=").decode("ascii")
        return f"{poda._base(base, '')}#r1{code}"

    def __str__(self):
        reading = self._reading()
        count = len(reading.nodes)
        found = [f"{count:,} node{'s' * (count != 1)} in {len(reading.roots)} search{'es' * (len(reading.roots) != 1)}"]
        found += sorted({str(visit.function.binding) for node in reading.nodes for visit in node.visits})
        found += reading.said + reading.assumed
        ended = self._ended()
        return "\n".join(found if ended is None else [*found, ended])

    def _ended(self):
        """Returns what there is to say of the exception that ended the program, None where there was none."""
        return None if self.error is None else f"It ended with {type(self.error).__name__}: {self.error}"

    def __repr__(self):
        return f"<podalab.Run of {len(self._reading().nodes):,} nodes>"

    def _reading(self, position=None):
        self.lines(position)
        return self._made[id(self._position if position is None else position)][0]

    def __len__(self):
        """Returns how many searches the run holds, such as those of a game, or of an iterative deepening."""
        return len(self._reading().roots)

    def __getitem__(self, index):
        """Returns the run of one of its searches, from 0."""
        return Run(self._recorder, self._position, self._start, range(len(self))[index])

    def __bool__(self):
        return True

    # -------------------------------------------------------------------------------------------------------- the judge

    def check(self, position=None, *, against=None, lang=None, **options):
        """Compares the run with the search that it claims to be, or with `against`, such as "alpha-beta", and returns what there is
        to say: a `Verdict`, which is true where the search is right.

        `position` is a game, a tree as nested lists, or whatever `poda.link` takes; without it the one that the program itself
        walks through is used, where it is one of those. The options are the flags of `poda check`: `cut_on="strict"`,
        `fail="hard"`, `depth=3`.
        """
        flags = {"against": against, "lang": lang, **options}
        flags = [poda._flag(name, value) for name, value in flags.items() if value is not None and value is not False]
        if not len(self):
            raise poda.PositionError("No function that calls itself was called: no search was found.")
        runs = list(self) if len(self) > 1 and not self._is_one(position) else [self]
        with tempfile.TemporaryDirectory() as folder:
            files = [run.save(os.path.join(folder, f"{number}.poda.jsonl"), position) for number, run in enumerate(runs)]
            ran = _program(["check", "--json", *flags, *files])
        try:
            answers = [json.loads(line) for line in ran.stdout.splitlines()]
        except ValueError:
            answers = []
        if len(answers) != len(runs):
            raise poda.ProgramError(ran.stderr.strip() or "The program poda has no answer.")
        verdicts = [Verdict(answer, run, position, flags, lang) for answer, run in zip(answers, runs)]
        # A wrong one comes before one that is not judged.
        return next((verdict for verdict in sorted(verdicts, key=lambda verdict: not verdict.is_judged) if not verdict.is_right), verdicts[-1])

    def show(self, position=None, *, lang=None, base=None, **options):
        """Returns a picture of the first difference with its sentence and a link; of a search that is right the sentence alone. A
        notebook displays it where it is the last value of a cell. The options are those of `check`."""
        verdict = self.check(position, lang=lang, **options)
        run, svg = verdict.run, None
        if not verdict.is_right:
            with tempfile.TemporaryDirectory() as folder:
                file = run.save(os.path.join(folder, "run.poda.jsonl"), position)
                # Of all formats it is this one that brings the picture.
                ran = _program(["check", "--format", "gradescope", *verdict.flags, file])
            svg = re.search(r"<svg .*</svg>", json.loads(ran.stdout)["tests"][0]["output"], re.DOTALL)
        step = (verdict.first or {}).get("step")
        return Picture(svg[0] if svg else None, verdict, run._address(position, step, base))

    def _may_remember(self, position):
        """Returns whether a run is the last of several searches of which the others were not kept, and leaves a position without a move."""
        return self.caller is not None and any(
            not node.children and node.branch is not None and node.branch.children and _nodes.number(node.role("depth")) != 0
            for node in self._reading(position).nodes
        )

    def _remembers_another(self, position):
        """Returns whether a search that is one of several leaves a position without a move that a search before it has been in."""
        if not self._search:
            return False
        nodes = [
            node
            for node in self._reading(position).nodes
            if not node.children and node.branch is not None and node.branch.children and _nodes.number(node.role("depth")) != 0
        ]
        if not nodes:
            return False
        roots = _nodes.searches(self._recorder.visits(), self._recorder.is_chosen)[: self._search]
        before = {_nodes.state_text(node.begun()) for node in _nodes.every(roots) if node.children}
        return any(_nodes.state_text(node.begun()) in before for node in nodes)

    def _is_one(self, position):
        """Returns whether the searches are judged together: those of one function from one position, which may share a memory. With a
        position all are, unless it is a game, which each of them may begin elsewhere."""
        if position is not None and not (isinstance(position, _positions.Game) and position.start is None):
            return True
        first, *others = self._reading(position).roots
        functions = [visit.function for visit in first.visits]
        return all([visit.function for visit in other.visits] == functions and _same_state(first, other) for other in others)

    def _address(self, position, step, base):
        try:
            return self.link(position, base=base) + (f"&step={step}" if step is not None else "")
        except poda.PositionError:  # Too large for a link.
            return None


class Verdict:
    """What `poda check` says of a run. It is true where the search is the one it claims to be, or another that is right too; its
    text is the sentence. Its fields are those of `poda check --json`, such as `verdict`, `value`, `first` and `diagnoses`."""

    def __init__(self, fields, run, position=None, flags=(), lang=None):
        self.fields, self.run = fields, run
        self._position, self.flags, self._lang, self._text = position, flags, lang, None
        reading = run._reading(position)
        hidden = reading.hidden
        if hidden is None and not self.is_right and (run._remembers_another(position) or run._may_remember(position)):
            hidden = (
                "It takes values of positions that an earlier search from another position has searched. "
                "Empty its table before each search, or run one search alone."
            )
        if hidden is not None and not self.is_right:
            # What is not seen is no mistake.
            self._leave_unjudged(hidden)
        elif len(reading.nodes) == 1 and self.is_judged:
            self._leave_unjudged(
                f"One call of {reading.nodes[0].visits[0].function.name} was seen, and none from within it. "
                "Where another function calls itself, watch that one, too."
            )
        elif self.fields["verdict"] == "equivalent" and (left := self._left_move()):
            # That few nodes are searched may follow from the moves that are still on the board.
            if self._tries_too_little(reading):
                self._find_wrong(left)
            else:
                self._leave_unjudged(left)
        elif self._not_undone():
            self.fields["diagnoses"] = list(dict.fromkeys(["state-not-undone", *fields["diagnoses"]]))

    def __getattr__(self, name):
        try:
            return self.__dict__["fields"][name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def is_right(self):
        """Whether the search is right, as `bool` says it."""
        return self.fields["verdict"] in ("same", "equivalent")

    @property
    def is_judged(self):
        """Whether it is known that the search is right, or that it is wrong."""
        return self.fields["verdict"] != "incomparable"

    def __bool__(self):
        if not self.is_right and _is_asserted(sys._getframe(1)):
            raise AssertionError(str(self))
        return self.is_right

    def __str__(self):
        if self._text is None:
            with tempfile.TemporaryDirectory() as folder:
                file = self.run.save(os.path.join(folder, "run.poda.jsonl"), self._position)
                ran = _program(["check", *self.flags, file])
            # The first line names the file.
            said = [line[2:] for line in ran.stdout.splitlines()[1:]] or [ran.stderr.strip()]
            if self._not_undone():
                said = [line for line in said if line not in _NO_DIAGNOSIS]
                said.insert(1, self._not_undone())
            state = self._state()
            said += [f"The first difference is at the state {state}."] if state else []
            self._text = "\n".join([*said, *self.run._reading(self._position).assumed])
        ended = self.run._ended()
        return self._text if ended is None or self.is_right else f"{self._text}\n{ended}"

    def _leave_unjudged(self, why):
        self.fields.update(verdict="incomparable", first=None, diagnoses=[], notes=[why], points=None, of=None)
        self._text = f"Not judged. {why}"

    def _find_wrong(self, left):
        of = self.fields.get("of")
        self.fields.update(verdict="differs", diagnoses=["state-not-undone"], notes=[left], points=None if of is None else 0)
        said = (
            "El programa está mal. Sus bucles prueban todas las jugadas, y algunas no se prueban."
            if self._is_spanish()
            else "The program is wrong. Its loops try every move, and some moves are not tried."
        )
        self._text = f"{said} {left}"

    @staticmethod
    def _tries_too_little(reading):
        """Returns whether moves of the position are left out although no loop of the program is ever left early: it has no cutoffs."""
        functions = {visit.function for node in reading.nodes if node.children for visit in node.visits}
        return all(_loops.loops_of(function.code).run_to_end for function in functions) and any(
            node.branch is not None and 0 < len(node.children) < len(node.branch.children) for node in reading.nodes
        )

    def _is_spanish(self):
        return (self._lang or os.environ.get("LC_ALL") or os.environ.get("LANG") or "").startswith("es")

    def _not_undone(self):
        """Returns what there is to say of a move that is not taken back in a search that is not right, else None."""
        return None if self.is_right else self._left_move()

    def _left_move(self):
        """Returns what there is to say of a move that is not taken back, None where there is none."""
        found = self.run._reading(self._position).not_undone
        if found is None:
            return None
        move = _move_text(*found)
        return (
            f"La jugada no se deshace: cuando el programa sale de {move}, el tablero todavía la tiene."
            if self._is_spanish()
            else f"The move is not taken back: when the program leaves {move}, the board still has it."
        )

    def _state(self):
        """Returns the state at the node of the first difference, where a known position calls the node by a letter alone."""
        header, *lines = self.run.lines(self._position)
        path, wanted = [], (self.first or {}).get("node", "").replace("root", "")
        for line in lines if self.first and "position" in header else ():
            if line["e"] == "enter":
                path.append(str(line.get("move", "")))
                if "/".join(path[1:]) == wanted:
                    return line.get("state")
            elif line["e"] == "leave":
                path.pop()
        return None

    def __repr__(self):
        return f"<{self.fields['verdict']}: {self}>"


#: What the program says where it has no diagnosis of its own.
_NO_DIAGNOSIS = (
    "None of the known mistakes explains the whole run.",
    "Ninguno de los errores conocidos explica toda la ejecución.",
)


def _is_asserted(frame):
    """Returns whether a frame is at an `assert` without a text of its own, whose failure would say nothing."""
    after = [instruction.opname for instruction in dis.get_instructions(frame.f_code) if instruction.offset > frame.f_lasti]
    skipped = ("CACHE", "TO_BOOL", "NOT_TAKEN", "EXTENDED_ARG", "COPY")
    after = [name for name in after[:12] if name not in skipped and not name.startswith("POP_JUMP")]
    return after[:2] in (["LOAD_ASSERTION_ERROR", "RAISE_VARARGS"], ["LOAD_COMMON_CONSTANT", "RAISE_VARARGS"])


class Picture:
    """A picture of the first difference, or None where there is none, with its sentence and its address. The notebook keeps it as a
    drawing, which is shown without the program, the page or a network."""

    def __init__(self, svg, verdict, address):
        self.svg, self.verdict, self.address = svg, verdict, address

    def __str__(self):
        return str(self.verdict)

    def __repr__(self):
        return f"<podalab.Picture {self}>"

    def _ipython_display_(self):
        """Displays the sentence and the link, the picture, and, where the page has an address, the page at that step."""
        from IPython.display import display

        is_served = bool(self.address) and self.address.startswith("http")
        said = "\n".join(f"> {line}  " for line in str(self).splitlines())
        display(
            {"text/markdown": said + (f"\n\n[Poda]({self.address})" if is_served else ""), "text/plain": str(self)}, raw=True
        )
        if self.svg is not None:
            display({"image/svg+xml": self.svg, "text/plain": "…"}, raw=True)
        if is_served:
            frame = poda.Frame(self.address + "&embed", "100%", 420)
            display({"text/html": frame._repr_html_(), "text/plain": self.address}, raw=True)


def _program(arguments):
    """Runs the program, and returns what `subprocess.run` does. Only wrong flags are an error here."""
    program = poda._program()
    try:
        ran = subprocess.run(
            [program, *arguments], stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False
        )
    except OSError as error:
        raise poda.ProgramError(f"The program poda does not start: {error}.") from error
    if ran.returncode == 2:
        raise poda.OptionError(re.sub(r"(?m)^error: ", "", ran.stderr.strip()))
    return ran


def _text(lines):
    """Returns lines as text, in JSON Lines. One call that writes all of them takes a fifth of the time of a call for each. No text
    in JSON holds a line break, so those that stand between two things tell where a line ends."""
    header, *events = lines
    written = json.dumps(events, ensure_ascii=False, separators=(",\n", ":"))
    written = written[1:-1].replace(",\n{", "\0{").replace("\n", "").replace("\0", "\n")
    return json.dumps(header, ensure_ascii=False, separators=(",", ":")) + "\n" + (written + "\n" if events else "")


# ------------------------------------------------------------------------------------------------------ what a run says


class _Reading:
    """The lines of a run, from what was recorded and a position."""

    def __init__(self, run, position, reads_vectors=True):
        self.roots = _nodes.searches(run._recorder.visits(), run._recorder.is_chosen)
        #: The nodes of all searches that were recorded.
        self.all_nodes = _nodes.every(self.roots)
        if run._search is not None:
            self.roots = self.roots[run._search : run._search + 1]
        self.nodes = _nodes.every(self.roots)
        #: What there is to say of the program, and what was assumed of its position.
        self.said, self.assumed = [], [run.caller] if run.caller else []
        #: Why nodes are missing in what was recorded, None where none are.
        self.hidden = None
        _nodes.settle(self.nodes)
        _nodes.read_values(self.nodes)
        self.view = _nodes.read_view(self.roots, self.nodes)
        #: What the header says that was guessed, and that the program does not say: the judge tries other readings of it.
        self.guessed = {"view", "window"}
        if _nodes.read_sides(self.roots, self.nodes, self.view):
            self.guessed.add("side")
        if not all(root.is_side_told for root in self.roots):
            self.guessed.add("root")
        if any(_loops.loops_of(visit.function.code).computes for node in self.nodes[:20] for visit in node.visits):
            self.guessed.add("values")
        #: The side of the root, as the sign says that a negamax passes; None where it passes none.
        self.sign = _nodes.root_sign(self.roots, self.nodes) if self.view == "mover" else None
        _nodes.value_roots(self.roots, self.view)
        #: Whether the vectors of several players are compared by what one of them gets.
        self.is_against_all = False
        #: The vectors of a search of several players, None in another search.
        self.vectors = self._read_vectors() if reads_vectors else None
        for function in {visit.function for node in self.nodes for visit in node.visits}:
            if hasattr(function.globals.get(function.name), "cache_info"):
                self.hidden = f"What {function.name} returns from its cache is not seen. Write @poda.watch above the line of the cache."
                self.said.append(self.hidden)
            elif (outer := _outer(function)) is not None:
                self.hidden = (
                    f"{function.name} is called through {outer}, which may return a value without a call. "
                    f"Write @poda.watch above the line that wraps {function.name}."
                )
                self.said.append(self.hidden)
        left = [node for node in self.nodes if node.is_left()]
        if len(left) > 1 and all(node.raw is None for node in left):
            name = left[0].visits[0].function.name
            self.hidden = f"{name} returns nothing, so that the values of its nodes are not seen. Let it return the value of each node."
            self.said.append(self.hidden)
        unseen = next((name for name in run._recorder.unseen.values() if name is not None), None)
        if unseen is not None and not run._recorder.is_chosen:
            self.hidden = f"{unseen} tries moves, too, and is not watched. Put @poda.watch above {unseen}, too."
            self.said.append(self.hidden)
        header = {"poda": "run", "version": 1}
        self.is_plain_tree = False
        #: Whether the position is a game that was expanded by its rules.
        self.is_expanded = False
        #: The depth that the search says it goes to, where a game was expanded to it.
        self.depth = None
        #: The numbers of the states of a game that was expanded to a depth, by their texts.
        self.keys = {}
        #: What tells the move that led to a state, where the program's own functions do.
        self.move_to = None
        self._take_position(run, position, header)
        header["claims"] = {**self._claims(), **run.claims}
        guessed = sorted(self.guessed - set(run.claims))
        if guessed:
            header["guessed"] = guessed
        if run.title:
            header["title"] = run.title
        functions = dict.fromkeys(visit.function for node in self.nodes for visit in node.visits)
        if functions:
            header["program"] = ", ".join(function.name for function in functions)
        #: What there is to say of a board that is not as it was when a node is left.
        self.not_undone = self._find_not_undone()
        self.lines = [header, *self._events(run)]

    def _read_vectors(self):
        """Returns the vectors of a search of several players, and takes them as the values of the nodes. Where all others move against
        one player, it is a search of that player's numbers."""
        vectors = _vectors.read(self.nodes)
        if vectors is None:
            return None
        self.view = "max"
        viewer = vectors.viewer(self.nodes, self.nodes[0].visits[-1].function.name)
        for node in self.nodes:
            vector, mover = vectors.of_node.get(id(node)), vectors.movers[id(node)]
            if viewer is None:
                node.value, node.side = vector, vectors.names[mover] if node.children else None
            else:
                node.value = None if vector is None else vector[viewer]
                node.side = ("max" if mover == viewer else "min") if node.children else None
        self.is_against_all = viewer is not None
        return vectors if viewer is None else None

    def _find_not_undone(self):
        """Returns the first node that leaves a board with a move on it that was made there, and the first of its children, on the
        same board; None where there is none."""
        todo = [(root, False) for root in reversed(self.roots)]
        while todo:
            node, is_left = todo.pop()
            if not is_left:
                todo += [(node, True), *((child, False) for child in reversed(node.children))]
                continue
            is_shared = [child for child in node.children if child.state() is node.state() and child.state() is not None]
            if is_shared and any(visit.is_changed for visit in node.visits):
                return node, is_shared[0]
        return None

    # The header.

    def _take_position(self, run, position, header):
        if not self.roots:
            self.said.append("No function that calls itself was called: no search was found.")
            return
        root = self.roots[0]
        text = None
        if isinstance(position, str) or hasattr(position, "__fspath__"):
            kind, text = poda._kind(position, None)
            text = poda._read(text) if kind == "file" else text
            if kind == "link":
                raise poda.PositionError("The position of a run is a tree, a game, or a position file.")
            header["position"] = text
            return
        try:
            branch, why = self._branch(root, run, position)
        except _positions.PositionError as error:
            if position is not None and not isinstance(error, _positions.TooLarge):
                raise poda.PositionError(str(error)) from error
            branch, why = None, str(error)
            if isinstance(error, _positions.TooLarge):
                self._name_moves(error.game)
        if branch is not None and not all(search is root or _same_state(search, root) for search in self.roots):
            branch, why = None, "The searches begin at different positions: each has its own, as run[0], run[1] and so on."
            for node in self.nodes:
                node.branch = node.move = None
        if branch is None:
            if self.vectors is not None:
                header["players"] = self.vectors.names
            if why:
                # What keeps a position that was passed from being one stands in the verdict, too.
                (self.said if position is None else self.assumed).append(why)
            return
        for search in self.roots:
            if search.branch is None:
                self._walk(search, branch)
        self._take_places()
        self._take_estimates()
        if _nodes.says_who_wins([node for node in self.nodes if node.is_left()]):
            _positions.turn_lost(branch)
        self.is_expanded = branch.is_expanded
        # A sign, a game, or a node of a tree says whose move it is.
        is_signed = self.sign is not None and position is None and not branch.is_expanded
        if is_signed or (_positions.told_player(branch.mover) if branch.is_expanded else branch.player):
            self.guessed.discard("root")
        if position is None or branch.is_expanded:
            self._order(self.roots)
        if self.vectors is not None:
            if any(_vectors.number(node.value) is not None for node in _positions.every(branch) if not node.children):
                raise _vectors.BareNumbers
            tree, root_name = self.vectors.document(branch)
            header.update(players=self.vectors.names, tree=tree, root=root_name)
            return
        self._compare_one_entry(branch)
        self._tell_players(root, branch)
        document, self.is_plain_tree = _positions.document(branch, self._root_side(root))
        if self.is_plain_tree:
            header["tree"] = _json_tree(document) if isinstance(document, list) else _nodes.json_number(document)
        else:
            header["position"] = poda._tree_document(poda._tree(document, math.inf)[1])

    def _compare_one_entry(self, branch):
        """Takes one entry of the leaves' vectors where the search compares numbers, as that of one player against all others does."""
        size = next((len(leaf.value) for leaf in _positions.every(branch) if isinstance(leaf.value, tuple)), None)
        if size is None:
            return
        entry = _vectors.compared_entry(self.nodes, size)
        if entry is None:
            raise poda.PositionError("A leaf is worth a vector here, and the search returns none of its entries.")
        _vectors.project(branch, entry)

    def _branch(self, root, run, position):
        """Returns the root of the position and, where there is none, what is to be said of that."""
        state, depth = root.begun(), max(map(_height, self.roots))
        if position is not None:
            found = position
            if isinstance(found, _positions.Known):
                self.move_to = found.move_to
                return found.root, None
            if not isinstance(found, _positions.Game):
                found = _positions.aima_game(position, state) or _easyai_game(position, root)
            if found is not None:
                begin = state if found.start is None else found.start
                begin = position if _positions.has(position, "possible_moves", "make_move") else begin
                if begin is None:
                    return None, "The state in which the search begins is not seen. Pass it: poda.game(…, start=state)."
                try:
                    return self._expanded(found, begin, root, depth), None
                except _positions.PositionError:
                    raise
                except Exception as error:  # Of the game's functions, which take another state.
                    return None, (
                        f"The game's functions do not take the state with which the search begins: {type(error).__name__}: {error!s:.60}. "
                        "Pass it: poda.game(…, start=state)."
                    )
            branch = _positions.tree(position, self.nodes)
            if branch is None:
                raise _positions.PositionError("A position is a game, a tree as nested lists, or a position file.")
            return branch, None
        things = [*(run._start.things if run._start else []), *_arguments(root)]
        for thing in things:
            found = _positions.aima_game(thing, state)
            if found and state is not None:
                return self._expanded(found, state, root, depth), None
            found = _easyai_game(thing, root)
            if found:
                return self._expanded(found, thing, root, depth), None
        branch = None
        if state is not None and not _is_name(state):
            branch = run._recorder.trees.get(id(root.state()))
            if branch is None and self._is_made_on_the_way(root.state(), run._recorder):
                return None, (
                    "The tree is made while it is searched, so that what the program leaves out is not in it. "
                    "Pass the position, as in run.check(game) or run.check(tree)."
                )
            branch = branch or _positions.tree(root.state(), self.nodes, run._recorder.begun.get(id(root.state())))
        if branch is not None and self._is_walked(root, branch):
            return self._fitted(root, branch), None
        branch = self._tree_of_places(root)
        if branch is not None:
            return self._fitted(root, branch), None
        found = _positions.course_game(_global_names(root), state)
        if found is not None:
            return self._expanded(found, state, root, depth), None
        if _is_name(state):
            tables = [thing for thing in [*things, *_globals(root)] if isinstance(thing, dict)]
            branch = _positions.tree_of_names(state, tables)
            if branch is not None and self._is_walked(root, branch):
                return self._fitted(root, branch), None
        return None, "The position is not known: what was pruned is not seen. Pass it, as in run.check(game) or run.check(tree)."

    @staticmethod
    def _is_made_on_the_way(state, recorder):
        """Returns whether a tree has other nodes than it had when the search began."""
        return id(state) in recorder.sizes and recorder.sizes[id(state)] != _positions.size(state)

    def _root_side(self, root):
        """Returns whose move it is at the root: as the program says, or else as the leaves do, which have the sign of a side."""
        if root.side or self.view == "max":
            return root.side or "max"
        if self.sign is not None and not root.branch.is_expanded:
            return self.sign
        found = set()
        for node, ply in _with_plies(root) if root.branch.is_expanded else ():
            value = node.branch.value if node.branch is not None and not node.children else None
            if value and node.value is not None:
                told = node.value if ply % 2 == 0 else -node.value
                found.add((told == -value, ply % 2))
        # Where all leaves are on odd plies, one that returns MAX's number without a sign looks like the other side at the root.
        return "min" if found and (True, 0) in found and all(is_turned for is_turned, _ in found) else "max"

    def _fitted(self, root, branch):
        """Takes a tree of the program's own as the program takes it: whose view its leaves are."""
        nodes = _with_plies(root)
        ends = [node for node, _ in nodes if not node.children and node.branch.children]
        size = next((len(node.branch.children) for node in ends), 0) if self.vectors is None else self.vectors.size
        # Lists in lists of the same kind are nodes, of which one entry is what a search without leaves of its own may return by chance.
        kinds = {type(node.branch.state) for node, _ in nodes if node.branch is not None and node.branch.children}
        may_be_vectors = self.vectors is not None or len(kinds) > 1 or self._has_several_players()
        if size > 1 and may_be_vectors and (self.vectors is not None or _vectors.compared_entry([node for node, _ in nodes], size) is not None):
            _vectors.fold(branch, size)
            if self.vectors is not None or any(isinstance(node.branch.value, tuple) for node in ends):
                return branch
        # A side that is told has the sign that its leaves lack.
        if self.view == "mover" and all(visit.function.binding.side is None for node, _ in nodes for visit in node.visits):
            leaves = [(node, ply % 2) for node, ply in nodes if not node.children and not node.branch.children and node.value]
            odd = [node for node, is_odd in leaves if is_odd]
            # Where those on even plies are turned, MIN moves at the root.
            is_turned = any(node.value != node.branch.value for node, is_odd in leaves if not is_odd)
            if odd and not is_turned and all(node.value == node.branch.value for node in odd):
                self.assumed.append(
                    "The numbers of the leaves are taken as those of the side to move, as the search takes them. "
                    "Where they are MAX's, pass the tree: run.check(tree)."
                )
                _positions.from_max(branch)
        return branch

    def _depth(self, root, height):
        """Returns how deep a game is expanded: as deep as the search went, and as it says that it goes."""
        if _told_depth(root) is not None:
            self.depth = self._deepest()
        return max(height, self.depth or 0)

    def _expanded(self, game, state, root, height):
        """Returns a game's tree, as deep as the search went. A search that stops nowhere but at the end of the game, and at positions that
        it has been in before, may leave out what is deeper: there the tree goes to the end, if it is not too large."""
        depth, side = self._depth(root, height), root.side or "max"
        if self.depth is None and game.evaluate is None and height > 0 and not self._stops_at_a_depth(game):
            try:
                if self._ends_with(game):
                    return game.position(state, None, side)
                # The program's own states may be others than those of the game.
                whole = game.position(state, None, side, _MAX_WHOLE)
                if self._ends_before_ends(root, whole):
                    return whole
            except _positions.TooLarge:
                pass
        return game.position(state, depth, side)

    def _ends_before_ends(self, root, branch):
        """Returns whether every node without children is an end of a game's whole tree, or has a move that ends the game."""
        if not self._is_walked(root, branch):
            return False
        ends = [node.branch for node in _nodes.every([root]) if not node.children]
        for node in self.nodes:
            node.branch = node.move = None
        return all(not end.children or any(not child.children for child in end.children) for end in ends)

    def _ends_with(self, game):
        """Returns whether all nodes without children are ends of the game, positions that were searched before, or such with a move that
        ends the game, which a search may value without a call of its own."""
        searched = {_nodes.state_text(node.begun()) for node in self.all_nodes if node.children}
        ends = (node.begun() for node in self.nodes if not node.children)

        def is_end(state):
            if game.is_terminal(state) or _nodes.state_text(state) in searched:
                return True
            return any(game.is_terminal(game.result(state, move)) for move in game.actions(state))

        try:
            return all(map(is_end, ends))
        except Exception:  # Of the program that is watched.
            return False

    def _stops_at_a_depth(self, game):
        """Returns whether all nodes without children that are no ends of the game have one depth, to which the search counts up."""
        try:
            stopped = [node for node in self.nodes if not node.children and not game.is_terminal(node.begun())]
        except Exception:  # Of the program that is watched.
            return False
        told = [_nodes.number(node.role("depth")) for node in self.nodes]
        limits = {_nodes.number(node.role("depth")) for node in stopped}
        return len(stopped) > 1 and len(limits) == 1 and None not in limits and limits == {max(depth for depth in told if depth is not None)}

    def _deepest(self):
        """Returns the greatest depth that a root is told, where a depth counts down; None where none does."""
        told = [depth for depth in map(_told_depth, self.roots) if depth is not None]
        # A root that is known from a memory has no children that count.
        alone = [_nodes.number(root.role("depth")) for root in self.roots if not root.children] if told else []
        return max([*told, *(int(depth) for depth in alone if depth is not None and depth < 100)], default=None)

    def _take_places(self):
        """Takes the children of the nodes in the order of the position, where not one of them is found in it."""
        inner = [node for node in self.nodes if node.children and node.branch is not None and node.branch.children]
        if not inner or any(child.branch is not None for node in inner for child in node.children):
            return
        self.hidden = self.hidden or (
            "The moves of the program are not found in the position. Let its loop name them as the position does, "
            "or let its states have an __eq__ that compares them."
        )
        for node in self.nodes:
            for place, child in enumerate(node.children):
                if node.branch is not None and place < len(node.branch.children):
                    child.branch, child.move = node.branch.children[place], place

    def _take_estimates(self):
        """Takes what a search says of the nodes of a tree at which its depth is used up as what these nodes are worth there."""
        deepest = self._deepest()
        for root in self.roots if deepest is not None and self.depth is None else ():
            for node, ply in _with_plies(root):
                branch = node.branch
                if branch is None or not branch.children or node.children or node.value is None:
                    continue
                if _nodes.number(node.role("depth")) == 0 and branch.estimate is None:
                    is_min = node.side == "min" if node.side else (ply % 2 == 1) is (self._root_side(root) == "max")
                    branch.estimate = -node.value if self.view == "mover" and is_min else node.value
                    self.depth = deepest

    def _tree_of_places(self, root):
        """Returns the tree over a list of values in which a node is told by its index, as many tutorials have it."""
        visit = root.visits[-1]
        names = [name for name in visit.function.parameters if "index" in name.lower() or name.lower() in _INDICES]
        lists = [value for value in [*_arguments(root), *_globals(root)] if isinstance(value, (list, tuple)) and len(value) > 1]
        height = _height(root)
        for values in lists:
            if not names or height == 0 or any(_nodes.number(value) is None for value in values):
                continue
            for branching in (2, 3, 4):
                for branch in _positions.trees_of_places(values, height, branching):
                    is_by_level = isinstance(branch.state, tuple)
                    for node, ply in _with_plies(root):
                        index = node.visits[-1].argument(names[0])
                        node.place = (ply, index) if is_by_level else index
                    if self._is_walked(root, branch):
                        return branch
        for node in self.nodes:
            node.place = None
        return None

    def _is_walked(self, root, branch):
        """Returns whether all that the search enters is in a position."""
        self._walk(root, branch)
        if all(node.branch is not None for node in _nodes.every([root])):
            return True
        for node in self.nodes:
            node.branch = None
            node.move = None
        return False

    def _walk(self, root, branch):
        """Finds every node of a search in a position: by its state, or else by what tells the move in most of them."""
        lost = self._walk_by(root, branch, None)
        if not lost or not branch.children or branch.children[0].move is None:
            return
        best = None
        for told in _positions.TELLERS:
            found = self._walk_by(root, branch, told)
            if found < lost:
                lost, best = found, told
        self._walk_by(root, branch, best)

    def _walk_by(self, root, branch, told):
        """Walks through a position, where `told` tells the move. Returns how many children were not found, infinity where two
        different moves are told alike."""
        root.branch = branch
        lost, todo = 0, [root]
        while todo:
            node = todo.pop()
            if node.branch is None:
                for child in node.children:
                    child.branch = child.move = None
                    todo.append(child)
                lost += len(node.children)
                continue
            walk = _positions.Walk(node.branch, self.move_to, told)
            for child in node.children:
                index = walk.index(child)
                child.branch, child.move = (node.branch.children[index], index) if index is not None else (None, None)
                lost += index is None
            if walk.has_clash:
                return math.inf
            todo += node.children
        return lost

    def _tell_players(self, root, branch):
        """Says in the position whose nodes they are, where several agents move one after the other."""
        has_chance = any(node.side == "chance" for node in self.nodes)
        tells_agents = has_chance or self.view == "max" and any(visit.function.binding.side_kind == "agent" for visit in root.visits)
        if self.move_to is not None or not (tells_agents or self._has_several_players()):
            return
        sides = {}
        for node, ply in _with_plies(root):
            if node.side:
                sides.setdefault(ply, set()).add(node.side)
        todo = [(branch, 0)]
        while todo:
            below, ply = todo.pop()
            if len(sides.get(ply, ())) == 1 and below.children:
                [below.player] = sides[ply]
            todo += [(child, ply + 1) for child in below.children]

    def _has_several_players(self):
        """Returns whether more than two players move in a search of numbers: one of them against all others."""
        inner = [node for node in self.nodes if node.children]
        told = [node.role("side") for node in inner if node.visits[-1].function.binding.side_kind == "player"]
        return self.is_against_all or len({value for value in told if isinstance(value, (int, str))}) > 2

    def _name_moves(self, game):
        """Tells the legal moves of every node that was entered, where the game's tree is too large to be the position."""
        for node in self.nodes:
            state = node.begun()
            try:
                moves = list(game.actions(state)) if node.children and state is not None and not game.is_terminal(state) else []
            except Exception:  # Of the game's functions, which take another state.
                moves = []
            if moves:
                node.branch = _positions.Branch(state)
                node.branch.children = [_positions.Branch(None, move) for move in moves]
                node.moves = [_short(child.move) for child in node.branch.children]
        for node in self.nodes:
            if node.branch is not None:
                found = [self._named(node, told) for told in _positions.TELLERS]
                for child, index in zip(node.children, min(found, key=lambda found: found.count(None))):
                    child.move = node.moves[index] if index is not None else None
                node.branch = None

    @staticmethod
    def _named(node, told):
        """Returns the children of a position that the moves of a node's children name, where `told` tells the move."""
        walk = _positions.Walk(node.branch, None, told)
        found = [walk.index(child) for child in node.children]
        return [None] * len(found) if walk.has_clash else found

    @staticmethod
    def _order(roots):
        """Puts the children of every node in the order in which the program tries them: a search is free to choose it."""
        for node in _nodes.every(roots):
            if node.branch is None or any(type(child.move) is not int for child in node.children):
                continue
            order = list(dict.fromkeys(child.move for child in node.children))
            # A child that was left out may have been valued where its parent is searched: the order is told by those that were not in order.
            if order != sorted(order) and all(other is node or other.branch is not node.branch for other in roots):
                order += [move for move in range(len(node.branch.children)) if move not in order]
                node.branch.children = [node.branch.children[move] for move in order]
                places = {move: place for place, move in enumerate(order)}
                for child in node.children:
                    child.move = places[child.move]

    def _claims(self):
        functions = {visit.function.binding for node in self.nodes for visit in node.visits}
        claims = {}
        if functions:
            prunes = any(binding.alpha and binding.beta for binding in functions)
            plain = "negamax" if self.view == "mover" else "minimax"
            claims["algorithm"] = {"minimax": "alpha-beta", "negamax": "negamax-alpha-beta"}[plain] if prunes else plain
            if self.vectors is not None:
                plain = claims["algorithm"] = "max-n"
            names = [plain_name(binding.name) for binding in functions]
            is_named = any(name in _NAMED for name in names) or any(binding.own_side for binding in functions)
            if any(part in name for name in names for part in ("pvs", "scout", "principal")):
                claims["algorithm"], is_named = "principal-variation", True
            has_chance = any(node.side == "chance" for node in self.nodes)
            if has_chance or any(_nodes.averages(binding.name) for binding in functions):
                claims["algorithm"], is_named = "star1" if prunes else "expectiminimax", True
                if not has_chance and not any("expectimini" in name for name in names):
                    claims["opponent"] = "random"
            elif any(_nodes.says_averages(visit.function) for node in self.nodes[:20] for visit in node.visits):
                claims["opponent"] = "random"
            if not is_named:
                self.guessed.add("algorithm")
            # A search that leaves out children prunes by a window that is kept elsewhere, or stops by mistake: the right search is found
            # by what it did.
            if claims["algorithm"] == plain and any(self._skips(node) for node in self.nodes):
                del claims["algorithm"]
        window = self._window()
        if window is not None:
            claims["window"] = [_nodes.json_number(bound) for bound in window]
        if self.depth is not None:
            claims["depth"] = self.depth
        if self.view == "mover":
            claims["view"] = "mover"
        return claims

    @staticmethod
    def _skips(node):
        """Returns whether a node of a known tree was left before all of its children were searched."""
        if not node.children or node.branch is None or any(child.move is None for child in node.children):
            return False
        return len({child.move for child in node.children}) < len(node.branch.children)

    def _window(self):
        """Returns the window with which a root searches that is not told one: that of its first child. None where it is told."""
        root = self.roots[0] if self.roots else None
        if root is None or not root.children or len(self.roots) > 1 or self._tells_window(root):
            return None
        alpha, beta = (_nodes.number(root.children[0].role(bound)) for bound in ("alpha", "beta"))
        if alpha is None or beta is None or not alpha < beta:
            return None
        return (-beta, -alpha) if self.view == "mover" else (alpha, beta)

    @staticmethod
    def _tells_window(root):
        """Returns whether a root is called with a window. Where it is closed, such as (0, 0), the program makes one of its own."""
        alpha, beta = (_nodes.number(root.role(bound)) for bound in ("alpha", "beta"))
        binding = root.visits[-1].function.binding
        is_test = binding.alpha is not None and binding.alpha == binding.beta
        return alpha is not None and beta is not None and (alpha < beta or is_test)

    # The events.

    def _events(self, run):
        lines = []
        # What is still to be written, the next last: (node, whether it is left already).
        todo = [(root, None, False) for root in reversed(self.roots)]
        while todo:
            node, parent, is_done = todo.pop()
            if is_done:
                lines.append(self._leave(node))
                if parent is None:
                    lines.append(self._end(node))
                continue
            if parent is not None:
                self._name_children(parent, node)
            if node.raised is not None and parent is not None and parent.is_left():
                lines.append({"e": "note", "text": f"{node.visits[0].function.name} raised {_error(node.raised)}"})
                continue
            lines.append(self._enter(node, parent))
            if node.is_left():
                todo.append((node, parent, True))
            elif node.raised is not None:
                if all(child.raised is None for child in node.children):
                    todo.append((_Note(f"{node.visits[0].function.name} raised {_error(node.raised)}"), node, True))
            todo += [(child, node, False) for child in reversed(node.children)]
        return lines

    def _enter(self, node, parent):
        line = {"e": "enter"}
        if parent is not None:
            line["move"] = node.move
        if node.side:
            line["side"] = node.side
        is_told = parent is not None or self._tells_window(node) or _nodes.number(node.role("beta")) is None
        for field in ("alpha", "beta", "depth") if is_told else ("depth",):
            value = _nodes.json_number(node.role(field))
            if value is not None:
                line[field] = value
        if not (self.is_plain_tree and node.branch is not None):
            text = _state_text(node)
            if text:
                line["state"] = text
        # Below the same state more of a game's tree is known the higher it stands.
        if self.depth is not None and self.is_expanded and node.branch is not None:
            line["key"] = self.keys.setdefault(_nodes.state_text(node.branch.state), len(self.keys))
        if node.moves:
            line["moves"] = node.moves
        return line

    @staticmethod
    def _leave(node):
        if isinstance(node, _Note):
            return {"e": "note", "text": node.text}
        line = {"e": "leave"}
        value = _written_value(node.value)
        if value is not None:
            line["value"] = value
        if node.best is not None:
            line["best"] = node.best.move
        return line

    def _end(self, root):
        line = {"e": "end"}
        if isinstance(root, _Note):
            return line
        value = _written_value(root.value)
        if value is not None:
            line["value"] = value
        if root.best is not None:
            line["best"] = root.best.move
        return line

    def _name_children(self, parent, node):
        """Sets the move that leads to a child which the position does not tell."""
        if node.move is None:
            node.move = _move_text(parent, node)


def _written_value(value):
    """Returns a number or a vector as a run has it, None for neither."""
    return list(map(_nodes.json_number, value)) if isinstance(value, tuple) else _nodes.json_number(value)


class _Note:
    def __init__(self, text):
        self.text = text


#: Names of functions that say which search it is.
_NAMED = (
    "minimax", "minmax", "negamax", "alphabeta", "minimaxalphabeta", "alphabetaminimax", "minimaxab", "alphabetapruning", "alphabetasearch",
    "minimaxsearch", "negamaxsearch", "minimaxvalue", "minimaxdecision", "getminimax", "alphabetanegamax", "negamaxalphabeta",
)  # fmt: skip

#: How many nodes a game's whole tree may have, where it is not known that the search goes to the end.
_MAX_WHOLE = 20_000

#: Parameters that are the index of a node in a list of values.
_INDICES = ("i", "pos", "node", "indice", "idx", "nodo", "n")


def _with_plies(root):
    """Returns the nodes of a search, each with its ply."""
    found, todo = [], [(root, 0)]
    while todo:
        node, ply = todo.pop()
        found.append((node, ply))
        todo += [(child, ply + 1) for child in node.children]
    return found


def _outer(function):
    """Returns the name of a function of the program, or of an object, that is called in the place of a watched one and holds it; None where
    there is none."""
    outer = function.globals.get(function.name)
    code = getattr(inspect.unwrap(outer), "__code__", None) if callable(outer) else None
    if code is function.code or not callable(outer):
        return None
    held = [cell.cell_contents for cell in getattr(outer, "__closure__", None) or () if _is_filled(cell)]
    held += list(getattr(outer, "__dict__", {}).values())
    is_inner = any(getattr(inspect.unwrap(thing), "__code__", None) is function.code for thing in held if callable(thing))
    return (getattr(outer, "__name__", None) or type(outer).__name__) if is_inner else None


def _is_filled(cell):
    try:
        cell.cell_contents
    except ValueError:
        return False
    return True


def _told_depth(root):
    """Returns the depth that a root is told, where it counts down; None where there is none."""
    told = _nodes.number(root.role("depth"))
    below = [_nodes.number(child.role("depth")) for child in root.children]
    if told is None or not below or told >= 100:
        return None
    return int(told) if all(depth is not None and depth == told - 1 for depth in below) else None


def _height(root):
    """Returns how many plies deep a search went."""
    return max(ply for _, ply in _with_plies(root))


def _easyai_game(thing, root):
    """Returns the game of easyAI that an object is, as the search values it, else None."""
    visit = root.visits[-1]
    scoring = next(
        (value for value in _arguments(root) if callable(value) and getattr(value, "__name__", "") in ("scoring", "<lambda>")),
        None,
    )
    module, depth = str(visit.function.globals.get("__name__")), _nodes.number(root.role("depth"))
    is_own = module.startswith("easyAI") and depth is not None
    rule = _positions.easyai_test if module.endswith("MTdriver") else _positions.easyai_negamax
    return _positions.easyai_game(thing, scoring, rule(depth) if is_own else None)


def _arguments(root):
    """Returns what the root of a search was called with, and what its methods' object holds."""
    found = []
    for visit in root.visits:
        found += [*visit.arguments, *visit.keywords.values()]
        if visit.function.is_method and visit.arguments:
            found += list(getattr(visit.arguments[0], "__dict__", {}).values())
    return found


def _globals(root):
    return [value for visit in root.visits for name, value in visit.function.globals.items() if not name.startswith("__")]


def _global_names(root):
    found = {}
    for visit in root.visits:
        found.update(visit.function.globals)
    return found


def _same_state(one, other):
    return one.state() is other.state() or _nodes.same(one.seen(), other.seen())


def _is_name(state):
    return isinstance(state, (str, int)) and not isinstance(state, bool)


def _json_tree(tree):
    """Returns nested lists with infinities as JSON has them; iteratively, since trees are deep."""
    top = []
    todo = [(tree, top)]
    while todo:
        node, into = todo.pop()
        for child in node:
            if isinstance(child, list):
                into.append([])
                todo.append((child, into[-1]))
            else:
                into.append(_nodes.json_number(child))
    return top


def _error(error):
    text = str(error)
    return type(error).__name__ + (f": {text:.80}" if text else "")


def _state_text(node):
    seen = node.seen()
    if seen is None:
        seen = node.state()
    if seen is None:
        return None
    if not isinstance(seen, Frozen):
        board = attribute(seen, "board")
        seen = seen if board is None else board
    if isinstance(seen, Frozen):
        text = seen.text
        if text is None or " object at 0x" in text or seen.board is not None:
            text = None if seen.board is None else str(seen.board)
        if text is None:
            return None
    else:
        try:
            text = str(seen)
        except Exception:  # Of the program that is watched.
            return None
        if text.startswith("<") and " at 0x" in text:
            name = _positions._name(seen)
            if name is None:
                return None
            text = name
    return text if len(text) <= _MAX_TEXT else text[: _MAX_TEXT - 1] + "…"


def _move_text(parent, node):
    """Returns how a move is called where no position says it: by the loop's variables, or else by its place."""
    state = node.state()
    depth = node.role("depth")
    told = {
        name: value
        for name, value in (node.loop or {}).items()
        if value is not state and name != node.visits[0].function.binding.depth
    }
    told = {
        name: value
        for name, value in told.items()
        if not (name == "_" or (depth is not None and value is depth and len(told) > 1 and "depth" in name))
    }
    place = next(index for index, child in enumerate(parent.children) if child is node)
    if told:
        text = ",".join(_short(value) for value in told.values())
    elif node.loop:
        text = _positions._name(state) or _short(state)
        if " at 0x" in text:
            text = str(place)
    else:
        text = str(place)
    # Different positions are different children, though their moves be written alike.
    for other in parent.children[:place]:
        if other.move == text and not _same_state(other, node):
            return f"{text} ({place})"
    return text


def _short(value):
    if isinstance(value, str):
        return value[:40]
    name = attribute(value, "name")
    if isinstance(name, str) and name:
        return name[:40]
    try:
        return (
            str(value)
            if isinstance(value, (int, float))
            else ",".join(map(_short, value))
            if isinstance(value, tuple)
            else repr(value)
        )[:40]
    except Exception:  # Of the program that is watched.
        return type(value).__name__
