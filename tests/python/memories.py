"""Searches with memories, scouts and several passes, right ones and wrong ones, over games in which several lines lead to one position."""

import random
from math import inf

import podalab as poda


class Layers:
    """Positions in layers, of which each has moves to some of the next."""

    def __init__(self, rng, plies, width, branching, values):
        self.plies, self.start = plies, (0, 0)
        self.next = {
            (ply, at): [rng.randrange(width) for _ in range(rng.randint(1, branching))] for ply in range(plies) for at in range(width)
        }
        self.values = {(ply, at): rng.choice(values) for ply in range(plies + 1) for at in range(width)}

    def moves(self, state):
        """Returns the moves."""
        return list(range(len(self.next.get(state, ()))))

    def after(self, state, move):
        """Returns the position after a move."""
        return state[0] + 1, self.next[state][move]

    def is_over(self, state):
        """Returns whether the game is over."""
        return state[0] == self.plies

    def value(self, state):
        """Returns what a position is worth to MAX: its value, or its estimate."""
        return self.values[state]

    def is_max(self, state):
        """Returns whether MAX moves."""
        return state[0] % 2 == 0


class Sum:
    """Numbers are added for some plies, and the sum decides."""

    def __init__(self, rng, plies, steps, values):
        self.plies, self.steps, self.start = plies, steps, (0, 0)
        self.values = [[rng.choice(values) for _ in range(plies * max(steps) + 1)] for _ in range(plies + 1)]

    def moves(self, _):
        """Returns the moves."""
        return list(self.steps)

    def after(self, state, move):
        """Returns the position after a move."""
        return state[0] + 1, state[1] + move

    def is_over(self, state):
        """Returns whether the game is over."""
        return state[0] == self.plies

    def value(self, state):
        """Returns what a position is worth to MAX."""
        return self.values[state[0]][state[1]]

    def is_max(self, state):
        """Returns whether MAX moves."""
        return state[0] % 2 == 0


class Nim:
    """Piles from which any number is taken; who takes the last wins."""

    def __init__(self, rng):
        self.start = tuple(sorted(rng.randint(1, 3) for _ in range(3))), True

    def moves(self, state):
        """Returns the moves."""
        return [(pile, take) for pile, count in enumerate(state[0]) for take in range(1, count + 1)]

    def after(self, state, move):
        """Returns the position after a move."""
        piles = list(state[0])
        piles[move[0]] -= move[1]
        return tuple(piles), not state[1]

    def is_over(self, state):
        """Returns whether the game is over."""
        return not any(state[0])

    def value(self, state):
        """Returns what a position is worth to MAX: nothing before the end."""
        if any(state[0]):
            return 0
        return -1 if state[1] else 1

    def is_max(self, state):
        """Returns whether MAX moves."""
        return state[1]


LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class TicTacToe:
    """Tic-tac-toe from a position with few empty cells."""

    def __init__(self, rng, empty):
        while True:
            board = "." * 9
            while board.count(".") > empty and not self.is_over(board):
                board = self.after(board, rng.choice(self.moves(board)))
            if not self.is_over(board):
                break
        self.start = board

    @staticmethod
    def winner(board):
        """Returns who has a line, or None."""
        return next((board[a] for a, b, c in LINES if board[a] != "." and board[a] == board[b] == board[c]), None)

    def moves(self, board):
        """Returns the empty cells."""
        return [cell for cell in range(9) if board[cell] == "."]

    def after(self, board, cell):
        """Returns the board after a move."""
        return board[:cell] + ("X" if self.is_max(board) else "O") + board[cell + 1 :]

    def is_over(self, board):
        """Returns whether the game is over."""
        return self.winner(board) is not None or "." not in board

    def value(self, board):
        """Returns what a board is worth to X: nothing before the end."""
        return {"X": 1, "O": -1, None: 0}[self.winner(board)]

    def is_max(self, board):
        """Returns whether X moves."""
        return board.count("X") == board.count("O")


def a_game(rng):
    """Returns one of the games."""
    values = list(rng.choice((range(-9, 10), range(0, 5), (-1, 0, 1), range(-50, 51))))
    kind = rng.randrange(4)
    if kind == 0:
        return Layers(rng, rng.randint(3, 6), rng.randint(2, 4), rng.randint(2, 3), values)
    if kind == 1:
        return Sum(rng, rng.randint(3, 6), rng.choice(((1, 2), (1, 2, 3), (0, 1))), values)
    return TicTacToe(rng, rng.choice((4, 5))) if kind == 2 else Nim(rng)


def rules(game, is_limited):
    """Returns a game as `check` takes it."""
    return poda.game(
        actions=lambda state: [] if game.is_over(state) else game.moves(state),
        result=game.after,
        is_terminal=game.is_over,
        utility=game.value,
        evaluate=game.value if is_limited else None,
        to_move=lambda state: "max" if game.is_max(state) else "min",
    )


def truth(game, state, depth=inf):
    """Returns the minimax value of a position at a depth."""
    if game.is_over(state) or depth == 0:
        return game.value(state)
    below = [truth(game, game.after(state, move), depth - 1) for move in game.moves(state)]
    return max(below) if game.is_max(state) else min(below)


#: By their names: functions that return a search of a game, its arguments, and the depth to which it goes, None for the end.
RIGHT, WRONG = {}, {}


def right(make):
    """Adds a right search."""
    RIGHT[make.__name__] = make
    return make


def wrong(*diagnoses):
    """Adds a wrong search, which is called by one of these names where it is accused."""

    def add(make):
        WRONG[make.__name__] = make, diagnoses
        return make

    return add


def with_table(game, *, flags="first", narrows=True, is_hard=False, uses=("exact", "lower", "upper"), keeps="last", best_first=False):
    """Returns alpha-beta with a table, whose entries have flags: by the first window, by the one that the table has narrowed, by the
    one that the loop has moved, exchanged, or none."""
    table = {}

    def flag_of(value, alpha, beta, maximizing):
        if flags == "moved" and not maximizing:
            return "lower" if value >= beta else "upper" if value <= alpha else "exact"
        flag = "upper" if value <= alpha else "lower" if value >= beta else "exact"
        return {"upper": "lower", "lower": "upper"}.get(flag, flag) if flags == "exchanged" else flag

    def alphabeta(state, alpha, beta, maximizing):
        if game.is_over(state):
            return game.value(state)
        first_alpha, first_beta = alpha, beta
        best = None
        if state in table:
            value, flag, best = table[state]
            if flags == "none" or (flag == "exact" and flag in uses):
                return value
            if flag == "lower" and flag in uses:
                if narrows:
                    alpha = max(alpha, value)
                elif value >= beta:
                    return value
            if flag == "upper" and flag in uses:
                if narrows:
                    beta = min(beta, value)
                elif value <= alpha:
                    return value
            if alpha >= beta:
                return value
        if flags == "narrowed":
            first_alpha, first_beta = alpha, beta
        value = -inf if maximizing else inf
        moves = game.moves(state)
        if best_first and best is not None:
            moves = [best] + [move for move in moves if move != best]
        for move in moves:
            score = alphabeta(game.after(state, move), alpha, beta, not maximizing)
            if score > value if maximizing else score < value:
                value, best = score, move
            if maximizing:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                break
        if is_hard:
            value = max(first_alpha, min(first_beta, value))
        window = (alpha, beta) if flags == "moved" else (first_alpha, first_beta)
        if keeps == "last" or state not in table:
            table[state] = value, flag_of(value, *window, maximizing), best
        return value

    return alphabeta, (game.start, -inf, inf, game.is_max(game.start)), None


@right
def narrowing(game, _):
    """The textbook's table."""
    return with_table(game)


@right
def flags_by_the_narrowed_window(game, _):
    """The first window is the one that the table has narrowed."""
    return with_table(game, flags="narrowed")


@right
def cutting(game, _):
    """Bounds cut and do not narrow."""
    return with_table(game, narrows=False)


@right
def fail_hard(game, _):
    """Fail-hard."""
    return with_table(game, is_hard=True)


@right
def exact_values(game, _):
    """Only exact values are used again."""
    return with_table(game, uses=("exact",))


@right
def lower_bounds(game, _):
    """Upper bounds are not used."""
    return with_table(game, uses=("exact", "lower"))


@right
def first_entry(game, _):
    """An entry is never replaced."""
    return with_table(game, keeps="first")


@right
def best_move_first(game, _):
    """The stored move is tried first."""
    return with_table(game, best_first=True)


def colored(game, *, flags="first"):
    """Returns negamax with a table."""
    table = {}

    def negamax(node, alpha, beta, color):
        first_alpha = alpha
        entry = table.get(node)
        if entry is not None:
            value, flag = entry
            if flags == "none" or flag == "EXACT":
                return value
            if flag == "LOWERBOUND":
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                return value
        if game.is_over(node):
            return color * game.value(node)
        value = -inf
        for move in game.moves(node):
            value = max(value, -negamax(game.after(node, move), -beta, -alpha, -color))
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        first = alpha if flags == "moved" else first_alpha
        table[node] = value, "UPPERBOUND" if value <= first else "LOWERBOUND" if value >= beta else "EXACT"
        return value

    return negamax, (game.start, -inf, inf, 1 if game.is_max(game.start) else -1), None


@right
def negamax_with_table(game, _):
    """Negamax with the textbook's table."""
    return colored(game)


def two_bounds(game):
    """Returns alpha-beta whose entries have both bounds."""
    lower, upper = {}, {}

    def with_memory(n, alpha, beta, is_max):
        if n in lower:
            if lower[n] >= beta:
                return lower[n]
            alpha = max(alpha, lower[n])
        if n in upper:
            if upper[n] <= alpha:
                return upper[n]
            beta = min(beta, upper[n])
        if game.is_over(n):
            value = game.value(n)
        else:
            value, a, b = (-inf if is_max else inf), alpha, beta
            for move in game.moves(n):
                if value >= beta if is_max else value <= alpha:
                    break
                found = with_memory(game.after(n, move), a, b, not is_max)
                value = max(value, found) if is_max else min(value, found)
                a, b = (max(a, value), b) if is_max else (a, min(b, value))
        if value < beta:
            upper[n] = value
        if value > alpha:
            lower[n] = value
        return value

    return with_memory


@right
def both_bounds(game, _):
    """Entries with both bounds."""
    return two_bounds(game), (game.start, -inf, inf, game.is_max(game.start)), None


def driven(game, search):
    """Returns MTD(f) over a search."""

    def mtdf(root, value):
        low, high = -inf, inf
        while low < high:
            bound = value + 1 if value == low else value
            value = search(root, bound - 1, bound, game.is_max(root))
            low, high = (low, value) if value < bound else (value, high)
        return value

    return mtdf


@right
def mtdf_with_memory(game, rng):
    """MTD(f) with a memory."""
    return driven(game, two_bounds(game)), (game.start, rng.choice((0, 3, -2))), None


def plain(game, is_hard=False):
    """Returns alpha-beta without a table."""

    def alphabeta(state, alpha, beta, is_max):
        if game.is_over(state):
            return game.value(state)
        value = (alpha if is_max else beta) if is_hard else (-inf if is_max else inf)
        for move in game.moves(state):
            found = alphabeta(game.after(state, move), alpha, beta, not is_max)
            if is_max:
                value = max(value, found)
                alpha = max(alpha, value)
            else:
                value = min(value, found)
                beta = min(beta, value)
            if alpha >= beta:
                break
        return value

    return alphabeta


@right
def mtdf_without_memory(game, _):
    """MTD(f) over alpha-beta."""
    return driven(game, plain(game)), (game.start, 0), None


@right
def aspiration(game, rng):
    """A window around a guess, which is opened step by step where the value is outside."""
    search = plain(game, rng.random() < 0.5) if rng.random() < 0.5 else with_table(game)[0]

    def widened(root, guess):
        delta = 1
        alpha, beta = guess - delta, guess + delta
        while True:
            value = search(root, alpha, beta, game.is_max(root))
            delta *= 3
            if value <= alpha:
                alpha = guess - delta
            elif value >= beta:
                beta = guess + delta
            else:
                return value

    return widened, (game.start, 0), None


@right
def narrow_window(game, _):
    """A window that nobody claims."""
    return plain(game), (game.start, -1, 2, game.is_max(game.start)), None


@right
def tests_with_memory(game, rng):
    """A test with one bound and a memory, driven from above as in SSS*, or from below as in DUAL*."""
    table, epsilon, is_from_above = {}, 0.001, rng.random() < 0.5

    def test(state, gamma, color):
        low, high = table.get(state, (-inf, inf))
        if low > gamma:
            return low
        if high < gamma:
            return high
        if game.is_over(state):
            value = color * game.value(state)
            table[state] = value, value
            return value
        value = -inf
        for move in game.moves(state):
            if value >= gamma:
                break
            value = max(value, -test(game.after(state, move), -gamma, -color))
        table[state] = (low, value) if value < gamma else (value, high)
        return value

    def driver(root):
        value, low, high = (100 if is_from_above else -100), -1000, 1000
        while low != high:
            bound = value if is_from_above else value + 1
            value = test(root, bound - epsilon, 1 if game.is_max(root) else -1)
            low, high = (low, value) if value < bound else (value, high)
        return value

    return driver, (game.start,), None


def scouting(game, *, from_score, is_soft, has_table=False):
    """Returns principal variation search, which searches again with the scout's score or with α."""
    table = {}

    def search(state, alpha, beta, color):
        first_alpha = alpha
        if has_table and state in table:
            value, flag = table[state]
            if flag == 0:
                return value
            alpha, beta = (max(alpha, value), beta) if flag < 0 else (alpha, min(beta, value))
            if alpha >= beta:
                return value
        if game.is_over(state):
            return color * game.value(state)
        best = -inf if is_soft else alpha
        for place, move in enumerate(game.moves(state)):
            child = game.after(state, move)
            if place == 0:
                score = -search(child, -beta, -alpha, -color)
            else:
                score = -search(child, -alpha - 1, -alpha, -color)
                if alpha < score < beta:
                    score = -search(child, -beta, -(score if from_score else alpha), -color)
            best = max(best, score)
            alpha = max(alpha, score)
            if alpha >= beta:
                break
        value = best if is_soft else alpha
        table[state] = value, 1 if value <= first_alpha else -1 if value >= beta else 0
        return value

    return search, (game.start, -inf, inf, 1 if game.is_max(game.start) else -1), None


@right
def scouts_again_from_score(game, _):
    """Fail-soft, searched again with (score, β)."""
    return scouting(game, from_score=True, is_soft=True)


@right
def scouts_fail_hard(game, rng):
    """Fail-hard."""
    return scouting(game, from_score=rng.random() < 0.5, is_soft=False)


@right
def scouts_with_table(game, _):
    """With a table."""
    return scouting(game, from_score=True, is_soft=True, has_table=True)


@right
def remembered_minimax(game, _):
    """Minimax with a dictionary."""
    known = {}

    def minimax(state, is_max):
        if state not in known:
            if game.is_over(state):
                return game.value(state)
            known[state] = (max if is_max else min)(minimax(game.after(state, move), not is_max) for move in game.moves(state))
        return known[state]

    return minimax, (game.start, game.is_max(game.start)), None


@right
def window_in_the_key(game, _):
    """What is remembered belongs to a window."""
    known = {}

    def search(state, alpha, beta, is_max):
        if game.is_over(state):
            return game.value(state)
        key = state, alpha, beta
        if key not in known:
            value = -inf if is_max else inf
            for move in game.moves(state):
                found = search(game.after(state, move), alpha, beta, not is_max)
                if is_max:
                    value = max(value, found)
                    alpha = max(alpha, value)
                else:
                    value = min(value, found)
                    beta = min(beta, value)
                if alpha >= beta:
                    break
            known[key] = value
        return known[key]

    return search, (game.start, -inf, inf, game.is_max(game.start)), None


def limited(game, *, depths="enough", has_table=True):
    """Returns alpha-beta to a depth, whose table serves the same depth, any smaller one, or any at all."""
    table = {}

    def serves(stored, depth):
        return {"enough": stored >= depth, "same": stored == depth, "any": True}[depths]

    def alphabeta(state, depth, alpha, beta, maximizing):
        first_alpha, first_beta = alpha, beta
        if has_table and state in table and serves(table[state][2], depth):
            value, flag, _ = table[state]
            if flag == "exact":
                return value
            alpha, beta = (max(alpha, value), beta) if flag == "lower" else (alpha, min(beta, value))
            if alpha >= beta:
                return value
        if depth == 0 or game.is_over(state):
            return game.value(state)
        value = -inf if maximizing else inf
        for move in game.moves(state):
            score = alphabeta(game.after(state, move), depth - 1, alpha, beta, not maximizing)
            if maximizing:
                value = max(value, score)
                alpha = max(alpha, value)
            else:
                value = min(value, score)
                beta = min(beta, value)
            if alpha >= beta:
                break
        table[state] = value, "upper" if value <= first_alpha else "lower" if value >= first_beta else "exact", depth
        return value

    return alphabeta


def deepening(game, search, depth):
    """Returns iterative deepening over a search."""

    def deepen(root, depth):
        value = None
        for plies in range(1, depth + 1):
            value = search(root, plies, -inf, inf, game.is_max(root))
        return value

    return deepen, (game.start, depth), depth


@right
def depth_in_the_table(game, rng):
    """A depth limit, with a table."""
    depth, depths = rng.randint(2, 4), rng.choice(("enough", "same"))
    return limited(game, depths=depths), (game.start, depth, -inf, inf, game.is_max(game.start)), depth


@right
def deepening_with_table(game, rng):
    """Iterative deepening with a table."""
    return deepening(game, limited(game, depths=rng.choice(("enough", "same"))), rng.randint(2, 4))


@right
def deepening_without_table(game, rng):
    """Iterative deepening."""
    return deepening(game, limited(game, has_table=False), rng.randint(2, 4))


@wrong("cache-without-window")
def no_flags(game, _):
    """A bound is used as the value."""
    return with_table(game, flags="none")


@wrong("cache-without-window")
def no_flags_in_negamax(game, _):
    """The same in negamax."""
    return colored(game, flags="none")


@wrong("cache-flags-by-narrowed-window")
def flags_by_the_moved_window(game, _):
    """The flag is determined by the bounds that the loop has moved."""
    return with_table(game, flags="moved")


@wrong("cache-flags-by-narrowed-window")
def flags_by_the_moved_alpha(game, _):
    """The same in negamax."""
    return colored(game, flags="moved")


@wrong()
def exchanged_flags(game, _):
    """Lower and upper bounds are exchanged."""
    return with_table(game, flags="exchanged")


@wrong("cache-without-depth")
def any_depth(game, rng):
    """What was searched less deep is used."""
    return deepening(game, limited(game, depths="any"), rng.randint(2, 4))


def made(make, seed):
    """Returns a game, a search of it, its arguments, and its depth."""
    rng = random.Random(f"{make.__name__} {seed}")
    game = a_game(rng)
    return (game, *make(game, rng))
