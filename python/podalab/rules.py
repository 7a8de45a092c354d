"""Rules: the games that `explore` and `python -m podalab game` read, in one form. A game is asked whose move it is, what the moves are and where they
lead, and what its end is worth."""

import array
import collections
import random
import types
from fractions import Fraction

from . import boards, positions
from .nodes import entries, number, same
from .positions import PositionError, attribute, has

CHANCE = "chance"
#: What mate is worth in chess, more than all pieces.
MATE = 1_000
#: The largest denominator of a probability.
_MAX_SHARES = 100_000
#: How many positions are looked at before the first answer, in which the pieces and the players are named.
_SAMPLES = 40


class Move:
    """A move, or an outcome of chance with its probability."""

    __slots__ = ("name", "state", "probability")

    def __init__(self, name, state, probability=None):
        self.name, self.state, self.probability = name, state, probability


class Position:
    """What the rules say of a state. `to_move` is the number of the player, or `CHANCE`; `value` is a number or a vector, where the game
    is over."""

    __slots__ = ("to_move", "moves", "value")

    def __init__(self, to_move, moves, value=None):
        self.to_move, self.moves, self.value = to_move, moves, value

    @property
    def is_over(self):
        """Returns whether the game is over."""
        return self.value is not None


class Rules:
    """A game, from a first state on. MAX is player 0."""

    title = ""
    #: The names of the players, where they have payoffs of their own.
    players = None
    #: Whether inner positions have estimates, too, and not only those at a depth limit.
    has_estimates = False
    #: The name of the cells, and whose the pieces are, where the game says it itself.
    grid = pieces = None

    def __init__(self, start):
        self.start = start
        self.estimator = self.drawing = self._picture = None

    def position(self, state):
        """Returns the position of a state."""
        raise NotImplementedError

    def end(self, state):
        """Returns the position of a state where the search goes no further: without its moves, where that is quicker."""
        return self.position(state)

    def key(self, state):
        """Returns what equal states have in common, and no others."""
        raise NotImplementedError

    def given(self, state):
        """Returns a state as the user's own functions take it."""
        return state

    def name(self, state):
        """Returns the name of a position, None where it has none."""

    def shown(self, state):
        """Returns what there is to draw of a state."""

    def own_estimate(self, state):
        """Returns what the game itself says a position is worth where the search goes no further, None where it says nothing."""

    def estimate(self, state):
        """Returns what a position is worth where the search goes no further, None where nothing says it."""
        if self.estimator is None:
            return self.own_estimate(state)
        return worth(self.estimator, self.given(state), self.players)

    def prepare(self):
        """Looks at some positions, to find out how boards are drawn and whose the pieces are."""
        self._picture = boards.Picture(self._drawn(self.start))
        self.grid = self.grid or self._picture.grid
        if self.pieces is None and self._picture.has_pieces and self.players is None:
            steps = [(mover, self._rows(old), self._rows(new)) for mover, old, new in self._steps()]
            found = boards.owners(step for step in steps if step[1] and step[2])
            self.pieces = {piece: ("Max", "Min")[owner] for piece, owner in sorted(found.items())}

    def board(self, state):
        """Returns the field `board` or `text` of a state, or no field."""
        return self._picture.of(self._drawn(state))

    def _drawn(self, state):
        return self.shown(state) if self.drawing is None else self.drawing(self.given(state))

    def _rows(self, state):
        return self.board(state).get("board")

    def _steps(self):
        """Yields the moves of some games of random moves, as (mover, state, state)."""
        chance = random.Random(1)
        for _ in range(4):
            state = self.start
            for _ in range(_SAMPLES):
                position = self.position(state)
                if not position.moves:
                    break
                after = chance.choice(position.moves).state
                yield position.to_move, state, after
                state = after


def rules_of(game, state=None, *, estimate=None, board=None, side="max"):
    """Returns the rules of a game: one of AIMA, easyAI, OpenSpiel or python-chess, `podalab.game(…)`, a module with the functions of CS50's
    tic-tac-toe, or a tree. `state` is where it begins."""
    if side not in ("max", "min"):
        raise PositionError(f'The side at the root is "max" or "min", not {side!r}.')
    rules = None
    for kind in (_spiel, _chess, _functions, _course, _stochastic, _aima, _easyai, _tree):
        rules = kind(game, state, side)
        if rules is not None:
            break
    if rules is None:
        raise PositionError(
            f"{type(game).__name__} is no game: pass a game of AIMA, easyAI or OpenSpiel, a board of python-chess, podalab.game(…), "
            "a module with actions, result, terminal, utility and player, or a tree."
        )
    rules.estimator, rules.drawing = estimate, board
    rules.has_estimates = rules.has_estimates or estimate is not None
    rules.prepare()
    return rules


def worth(rule, state, players=None):
    """Returns the number or, of several players, the vector that a rule of the program says."""
    try:
        told = rule(state)
    except Exception as error:  # Of the program's own rule.
        raise PositionError(f"What a position is worth cannot be told: {type(error).__name__} {error!s:.60}.") from error
    value = number(told) if players is None else entries(told, len(players))
    if value is None or (players is None and value != value):
        wanted = "a number" if players is None else f"{len(players)} numbers"
        raise PositionError(f"The value of a position has to be {wanted}, and not {told!r:.60}.")
    return value


def share(probability):
    """Returns a probability as a fraction."""
    exact = Fraction(probability)
    near = exact.limit_denominator(_MAX_SHARES)
    return near if abs(near - exact) < Fraction(1, 10**9) else exact


def shares(outcomes):
    """Returns pairs of an outcome and its probability, as fractions that sum to 1 and of which none is 0."""
    outcomes = [(outcome, share(probability)) for outcome, probability in outcomes]
    outcomes = [(outcome, probability) for outcome, probability in outcomes if probability]
    total = sum(probability for _, probability in outcomes)
    if not outcomes or abs(total - 1) > Fraction(1, 10**4) or any(probability < 0 for _, probability in outcomes):
        raise PositionError("The probabilities of the outcomes of chance do not sum to 1.")
    return [(outcome, probability / total) for outcome, probability in outcomes]


def canonical(value, levels=24):
    """Returns what equal states have in common: data is compared by its content, and an object that has none by itself.

    >>> canonical({"a": [1], "b": 2}) == canonical({"b": 2, "a": [1]}), canonical([1]) == canonical([2])
    (True, False)
    """
    kind = type(value)
    if levels == 0:
        return _ById(value)
    if kind in (int, str, bytes, type(None)):
        return value
    if kind in (bool, float):
        return kind, value
    if isinstance(value, (list, tuple, collections.deque, array.array)):
        return kind, tuple([canonical(part, levels - 1) for part in value])
    if isinstance(value, dict):
        return kind, frozenset([(canonical(key, levels - 1), canonical(part, levels - 1)) for key, part in value.items()])
    if isinstance(value, (set, frozenset)):
        return kind, frozenset([canonical(part, levels - 1) for part in value])
    if callable(attribute(value, "tobytes")) and hasattr(value, "dtype"):
        return kind, value.shape, str(value.dtype), value.tobytes()
    if isinstance(value, (type, types.FunctionType, types.BuiltinFunctionType, types.ModuleType)):
        return value
    if kind.__eq__ is not object.__eq__ and kind.__hash__ not in (None, object.__hash__):
        return kind, value
    slots = [name for base in kind.__mro__ for name in _names(base.__dict__.get("__slots__", ()))]
    data = attribute(value, "__dict__")
    if data is None and not slots:
        # What is in it is not known here.
        return kind, _ById(value) if kind.__module__ != "builtins" else repr(value)
    fields = {**(data or {}), **{name: getattr(value, name) for name in slots if hasattr(value, name)}}
    return kind, canonical(fields, levels - 1)


class _ById:
    """A part of a state that is equal to itself alone. It keeps the part, so that no other gets its identity."""

    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        return isinstance(other, _ById) and self.value is other.value

    def __hash__(self):
        return id(self.value)


def _names(slots):
    return (slots,) if isinstance(slots, str) else slots


def named(moves):
    """Returns the names of moves, of which no two are the same."""
    found, seen = [], set()
    for index, move in enumerate(moves):
        text = " ".join(move.split()) if isinstance(move, str) else str(move)
        if " object at 0x" in text:
            text = str(index + 1)
        text = text[:40] or "?"
        name, count = text, 1
        while name in seen:
            count += 1
            name = f"{text[:34]} ({count})"
        seen.add(name)
        found.append(name)
    return found


# -------------------------------------------------------------------------------------------------------------- functions


class FunctionRules(Rules):
    """A game by its functions: `podalab.game`, and the games of AIMA, easyAI and CS50. A state is the game's own with its player."""

    def __init__(self, game, start, side="max", first=None, thing=None):
        self.game, self.thing = game, thing
        self.first = first if first is not None else self._mover(start)
        self.side = 0 if side == "max" else 1
        self._movers = []
        super().__init__((start, self._player(start, 1 - self.side) if first is not None else self._first(start)))
        self.has_estimates = game.evaluate is not None

    def _mover(self, state):
        return None if self.game.to_move is None else self.game.to_move(state)

    def _first(self, start):
        told = positions.told_player(self._mover(start))
        return self.side if told is None else int(told == "min")

    def _player(self, state, before):
        """Returns the number of the player at a state, which the player `before` has moved to."""
        mover = self._mover(state)
        if self.players is not None:
            return self._index(mover, before)
        if mover is None:
            return 1 - before
        told = positions.told_player(mover)
        if told is not None:
            return int(told == "min")
        return self.side if same(mover, self.first) else 1 - self.side

    def _index(self, mover, before):
        """Returns the number of one of several players."""
        index = next((index for index, other in enumerate(self._movers) if same(mover, other)), None)
        return (before + 1) % len(self.players) if index is None else index

    def prepare(self):
        """Finds out whether the game has payoffs for several players."""
        state = self.start
        for _ in range(1_000):
            position = self._moves(state)
            if not position:
                self._take_players(self.game.utility(state[0]))
                break
            state = position[0].state
        super().prepare()

    def _take_players(self, told):
        """Names the players, where a value is a vector."""
        vector = entries(told) if number(told) is None else None
        if vector is None:
            return
        movers, state = [], self.start
        for _ in range(20):
            mover = self._mover(state[0])
            if mover is not None and not any(same(mover, other) for other in movers):
                movers.append(mover)
            moves = self._moves(state)
            if not moves:
                break
            state = moves[0].state
        if isinstance(told, dict):
            self._movers = list(told)
        elif movers and all(type(mover) is int for mover in movers):
            self._movers = [index + (0 if 0 in movers else 1) for index in range(len(vector))]
        else:
            self._movers = movers
        names = [str(mover)[:40] for mover in self._movers] if len(self._movers) == len(vector) else []
        is_text = names and all(isinstance(mover, str) and mover.lower() != CHANCE for mover in self._movers) and len(set(names)) == len(names)
        self.players = names if is_text else list("ABCDEF"[: len(vector)])
        self.start = self.start[0], self._index(self._mover(self.start[0]), -1)

    def _moves(self, state):
        """Returns the moves at a state."""
        own, player = state
        if self.game.is_terminal(own):
            return []
        moves = list(self.game.actions(own))
        after = [self.game.after(own, move) for move in moves]
        return [Move(name, (next_, self._player(next_, player))) for name, next_ in zip(named(moves), after)]

    def position(self, state):
        moves = self._moves(state)
        value = None if moves else worth(self.game.utility, state[0], self.players)
        return Position(state[1], moves, value)

    def end(self, state):
        is_over = self.game.is_terminal(state[0]) or (state[1] is not CHANCE and not list(self.game.actions(state[0])))
        return self.position(state) if is_over else Position(state[1], [])

    def key(self, state):
        return canonical(state[0]), state[1]

    def given(self, state):
        return state[0]

    def name(self, state):
        return self.game.name(state[0]) if self.game.name else None

    def shown(self, state):
        return boards.board_of(state[0], self.thing)

    def own_estimate(self, state):
        rule = self.game.evaluate or self.game.utility
        try:
            return worth(rule, state[0], self.players)
        except PositionError:
            if self.game.evaluate is not None:
                raise
            # What the end of a game is worth need not be said of its middle.
            return None


def _functions(game, state, side):
    if not isinstance(game, positions.Game):
        return None
    start = game.start if state is None else state
    if start is None:
        raise PositionError("Pass the state at the root, or let the game have a start.")
    # Where it begins says who MAX is, also at a later state.
    first = None if game.start is None or game.to_move is None else game.to_move(game.start)
    return FunctionRules(game, start, side, first)


def _course(game, state, side):
    names = game if isinstance(game, dict) else vars(game) if isinstance(game, types.ModuleType) else None
    if names is None:
        return None
    first = names["initial_state"]() if callable(names.get("initial_state")) else state
    found = positions.course_game(names, first)
    if found is None:
        return None
    # X is MAX, whoever is to move.
    rules = FunctionRules(found, first if state is None else state, side, found.to_move(first))
    rules.title = str(names.get("__name__", ""))
    return rules


def _aima(game, state, side):
    start = attribute(game, "initial") if state is None else state
    found = None if start is None else positions.aima_game(game, start)
    if found is None:
        return None
    rules = FunctionRules(found, start, side, thing=game)
    rules.title = type(game).__name__
    return rules


def _easyai(game, state, side):
    start = game if state is None else state
    found = positions.easyai_game(start)
    if found is None:
        return None
    rules = FunctionRules(found, start, side)
    rules.title = type(start).__name__
    return rules


class StochasticRules(FunctionRules):
    """A game of AIMA with dice: after a move, chance has its outcomes. A state after a move has no player yet."""

    def position(self, state):
        own, player = state
        if player is not CHANCE:
            return super().position(state)
        outcomes = shares([(outcome, self.thing.probability(outcome)) for outcome in self.thing.chances(own)])
        states = [self.thing.outcome(own, outcome) for outcome, _ in outcomes]
        moves = [
            Move(name, (next_, self._player(next_, 0)), probability)
            for name, next_, (_, probability) in zip(named([outcome for outcome, _ in outcomes]), states, outcomes)
        ]
        return Position(CHANCE, moves)

    def _moves(self, state):
        own, player = state
        if player is CHANCE:
            return self.position(state).moves
        moves = super()._moves(state)
        for move in moves:
            after = move.state[0]
            if not self.game.is_terminal(after):
                move.state = after, CHANCE
        return moves


def _stochastic(game, state, side):
    start = attribute(game, "initial") if state is None else state
    found = None if start is None or not has(game, "chances", "outcome", "probability") else positions.aima_game(game, start)
    if found is None:
        return None
    rules = StochasticRules(found, start, side, thing=game)
    rules.title = type(game).__name__
    return rules


class TreeRules(Rules):
    """A tree as it is: nested lists, dicts, or nodes with children. A state is a node with its player."""

    def __init__(self, root, side):
        self.side = int(side == "min")
        super().__init__((root, self._player(root, self.side)))

    def _player(self, branch, otherwise):
        return otherwise if branch.player is None else int(branch.player == "min")

    def position(self, state):
        branch, player = state
        names = named([child.move if child.move is not None else child.name or index + 1 for index, child in enumerate(branch.children)])
        moves = [Move(name, (child, self._player(child, 1 - player))) for name, child in zip(names, branch.children)]
        return Position(player, moves, None if moves else branch.value)

    def key(self, state):
        return id(state[0])

    def given(self, state):
        return state[0].state

    def name(self, state):
        return state[0].name


def _tree(game, _, side):
    try:
        root = positions.tree(game)
    except (TypeError, ValueError, KeyError):
        return None
    return None if root is None else TreeRules(root, side)


# ---------------------------------------------------------------------------------------------------------- known libraries


class SpielRules(Rules):
    """A game of OpenSpiel: one whose players see everything, and move one after the other."""

    def __init__(self, game, state):
        kind, self.title = game.get_type(), game.get_type().long_name
        dynamics, information, chance, utility = (
            str(part).rsplit(".", 1)[-1] for part in (kind.dynamics, kind.information, kind.chance_mode, kind.utility)
        )
        name = kind.short_name
        if dynamics != "SEQUENTIAL":
            told = "its players move at the same time" if dynamics == "SIMULTANEOUS" else "it is a mean field game"
            raise PositionError(f"{name} has no game tree of positions: {told}.")
        if information != "PERFECT_INFORMATION":
            raise PositionError(f"{name} is a game with imperfect information: its players do not see the whole position.")
        if chance == "SAMPLED_STOCHASTIC":
            raise PositionError(f"{name} draws its outcomes of chance, and does not list them with their probabilities.")
        self._count = game.num_players()
        if self._count > 6:
            raise PositionError(f"{name} has {self._count} players; there can be six.")
        #: All players want the same.
        self._is_common = utility == "IDENTICAL" or self._count == 1
        if self._count > 2 and not self._is_common or (self._count == 2 and utility == "GENERAL_SUM"):
            self.players = [f"Player {index}" for index in range(self._count)]
        super().__init__(state)

    def position(self, state):
        if state.is_terminal():
            returns = state.returns()
            return Position(0, [], tuple(map(_short, returns)) if self.players else _short(returns[0]))
        if state.is_chance_node():
            outcomes = shares(state.chance_outcomes())
            names = named([state.action_to_string(action) for action, _ in outcomes])
            moves = [Move(name, state.child(action), part) for name, (action, part) in zip(names, outcomes)]
            return Position(CHANCE, moves)
        player = state.current_player()
        actions = state.legal_actions()
        names = named([state.action_to_string(player, action) for action in actions])
        moves = [Move(name, state.child(action)) for name, action in zip(names, actions)]
        return Position(0 if self._is_common else player, moves)

    def end(self, state):
        return self.position(state) if state.is_terminal() else Position(0, [])

    def key(self, state):
        # The text of a state need not say how many moves were made, which may end the game.
        end = tuple(state.returns()) if state.is_terminal() else tuple(state.legal_actions())
        return str(state), state.current_player(), state.move_number(), end

    def shown(self, state):
        return boards.shown_by(str, state)


def _short(value):
    """Returns a number without the noise of its last places, which are those of a single-precision number."""
    near = round(value, 9)
    return int(near) if near == int(near) else near


def _spiel(game, state, _):
    if type(game).__module__.split(".")[0] != "pyspiel" and not has(game, "new_initial_state", "get_type"):
        if not has(game, "get_game", "legal_actions", "child", "returns"):
            return None
    if has(game, "get_game", "legal_actions"):
        game, state = game.get_game(), game if state is None else state
    return SpielRules(game, game.new_initial_state() if state is None else state)


#: What pieces are worth, by their letters.
_MATERIAL = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9}


class ChessRules(Rules):
    """A board of python-chess. White is MAX; mate is worth 1,000, and at a depth limit the pieces count."""

    title, grid, has_estimates = "Chess", "Checkered", True
    pieces = {letter: "Max" if letter.isupper() else "Min" for letter in "KQRBNPkqrbnp"}

    def end(self, state):
        result = state.result()
        return Position(int(not state.turn), [], None if result == "*" else {"1-0": MATE, "0-1": -MATE}.get(result, 0))

    def position(self, state):
        found = self.end(state)
        if found.is_over:
            return found
        moves = []
        for move in state.legal_moves:
            after = state.copy(stack=False)
            after.push(move)
            moves.append(Move(state.san(move), after))
        return Position(int(not state.turn), moves)

    def key(self, state):
        return state.fen()

    def own_estimate(self, state):
        letters = state.board_fen()
        return sum(worth_ * (letters.count(letter.upper()) - letters.count(letter)) for letter, worth_ in _MATERIAL.items())

    def shown(self, state):
        return str(state).replace(" ", "").splitlines()


def _chess(game, state, _):
    board = game if state is None else state
    if type(board).__module__.split(".")[0] != "chess" and not has(board, "san", "push", "result", "board_fen"):
        return None
    return ChessRules(board) if has(board, "san", "push", "result", "board_fen") else None
