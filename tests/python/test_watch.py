"""Tests of what `podalab` records of programs as students write them, in `programs`."""

import base64
import contextlib
import doctest
import importlib
import importlib.util
import io
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time
import types
import unittest
import zlib
from math import inf
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
if importlib.util.find_spec("poda") is None:
    sys.path.insert(0, str(ROOT / "python"))
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import podalab as poda  # noqa: E402
import programs  # noqa: E402
import project  # noqa: E402

PROGRAM = os.path.abspath(os.environ.get("PODA_BIN") or ROOT / "target" / "debug" / "poda")
TREE = programs.TREE
PRUNED = "3 (0=3 (0=3 1=12 2=8) 1=2 (0=2) 2=2 (0=14 1=5 2=2))"


def shape(run):
    """Returns what a run entered and left: each node's move and value, with its children in parentheses."""
    written, depth = [], 0
    for line in run.lines()[1:]:
        if line["e"] == "enter":
            if depth and written[-1][0] != "(":
                written.append(" " if written[-1] != "(" else "")
            written.append([f"{line['move']}=" if "move" in line else "", None, 0])
            written.append("(")
            depth += 1
        elif line["e"] == "leave":
            depth -= 1
            opened = max(index for index, part in enumerate(written) if isinstance(part, list) and part[1] is None)
            written[opened][1] = line.get("value", "?")
            if written[-1] == "(":
                written.pop()
            else:
                written.append(")")
    parts = [f"{part[0]}{part[1]}" if isinstance(part, list) else part for part in written]
    return "".join(parts).replace("(", " (")


def header(run):
    return run.lines()[0]


def enters(run):
    return [line for line in run.lines()[1:] if line["e"] == "enter"]


def watched(function, **names):
    """Returns a function that is watched, without the line that says so."""
    with contextlib.redirect_stderr(io.StringIO()):
        return poda.watch(function, **names)


class Found(unittest.TestCase):
    """`watching` finds the search in a program that is not touched."""

    def test_alpha_beta_over_nested_lists(self):
        run = poda.watching(programs.alphabeta, TREE, 2, -inf, inf, True)
        self.assertEqual((run.result, shape(run)), (3, PRUNED))
        self.assertEqual(header(run)["tree"], TREE)
        self.assertEqual(header(run)["claims"], {"algorithm": "alpha-beta"})
        self.assertEqual(enters(run)[0], {"e": "enter", "side": "max", "alpha": "-inf", "beta": "inf", "depth": 2})
        self.assertEqual(enters(run)[6], {"e": "enter", "move": 0, "side": "max", "alpha": 3, "beta": "inf", "depth": 0})
        self.assertEqual(run.lines()[-1], {"e": "end", "value": 3})

    def test_a_window_that_is_kept_in_a_dictionary_claims_no_minimax(self):
        @poda.watch
        def search(node, bounds, side):
            if not isinstance(node, list):
                return node
            bounds, best, at = dict(bounds), {"max": -inf, "min": inf}[side], 0
            while at < len(node) and bounds["a"] < bounds["b"]:
                value = search(node[at], bounds, "min" if side == "max" else "max")
                if side == "max":
                    best = bounds["a"] = max(best, value)
                else:
                    best = bounds["b"] = min(best, value)
                at += 1
            return best

        search(TREE, {"a": -inf, "b": inf}, "max")
        self.assertEqual(shape(search.run), PRUNED)
        self.assertNotIn("algorithm", header(search.run)["claims"])

    def test_minimax_by_a_generator(self):
        run = poda.watching(programs.minimax, TREE)
        self.assertEqual(shape(run), "3 (0=3 (0=3 1=12 2=8) 1=2 (0=2 1=4 2=6) 2=2 (0=14 1=5 2=2))")
        self.assertEqual(header(run)["claims"], {"algorithm": "minimax"})

    def test_a_side_is_known_by_what_is_taken(self):
        def value(node, m):
            return (max if m else min)(value(child, not m) for child in node) if isinstance(node, list) else node

        run = poda.watching(value, TREE, True)
        self.assertEqual([line["side"] for line in enters(run)[:3]], ["max", "min", "max"])
        self.assertIn("value(node, m): state = node, side = m", str(run))

    def test_a_pair(self):
        run = poda.watching(programs.max_value, TREE, -inf, inf)
        self.assertEqual(shape(run), PRUNED)
        self.assertEqual([line["side"] for line in enters(run)[:3]], ["max", "min", "max"])

    def test_a_pair_in_a_function_that_returns_the_best_move(self):
        run = poda.watching(programs.search_with_inner_functions, TREE)
        self.assertEqual((run.result, shape(run)), (0, PRUNED))
        self.assertEqual([line["side"] for line in enters(run)[:2]], ["max", "min"])
        self.assertEqual(run.lines()[-1], {"e": "end", "value": 3, "best": 0})
        self.assertNotIn("alpha", enters(run)[0])

    def test_a_method_with_names_of_its_own(self):
        search = programs.Search(TREE)
        run = poda.watching(search.run, TREE, -inf, inf)
        self.assertEqual((shape(run), search.count), (PRUNED, 11))
        self.assertIn("run(self, node, low, high, is_max): state = node, alpha = low, beta = high, side = is_max", str(run))

    def test_negamax_is_told_from_the_side_to_move(self):
        run = poda.watching(programs.negamax, [[3, -12, 5], [2, 4]], -inf, inf)
        self.assertEqual(shape(run), "2 (0=12 (0=3 1=-12 2=5) 1=-2 (0=2 1=4))")
        self.assertEqual(header(run)["claims"], {"algorithm": "negamax-alpha-beta", "view": "mover"})
        self.assertNotIn("side", enters(run)[0])

    def test_a_child_that_is_visited_again_is_the_same_child(self):
        run = poda.watching(programs.scout, [[3, 12, 8], [5, 4, 6], [14, 5, 2]], -inf, inf, True)
        self.assertEqual([line["move"] for line in enters(run) if line.get("side") == "min"], [0, 1, 1, 2])

    def test_equal_leaves_are_told_apart(self):
        run = poda.watching(programs.scout, [[3, 3, 3], [3, 3, 3]], -inf, inf, True)
        self.assertEqual([line["move"] for line in enters(run)[2:5]], [0, 1, 2])

    def test_a_tree_of_objects(self):
        run = poda.watching(programs.alphabeta_of_nodes, programs.NODES, -inf, inf, True)
        self.assertEqual(shape(run), "3 (0=3 (0=3 1=5) 1=2 (0=2))")
        self.assertIn('(name:"C",children:[(name:"F",value:2),(name:"G",value:9)])', header(run)["position"])

    def test_a_tree_of_names(self):
        run = poda.watching(programs.minimax_of_names, "A", "MAX")
        self.assertEqual(shape(run), "3 (0=3 (0=3 1=5) 1=2 (0=2 1=9))")
        self.assertIn('(name:"G",value:9)', header(run)["position"])
        self.assertEqual([line["side"] for line in enters(run)[:3]], ["max", "min", "max"])

    def test_a_tree_of_places(self):
        run = poda.watching(programs.minimax_of_places, 0, 0, True, programs.VALUES, -1000, 1000)
        self.assertEqual(shape(run), "5 (0=5 (0=5 (0=3 1=5) 1=6 (0=6)) 1=2 (0=2 (0=1 1=2)))")
        self.assertEqual(header(run)["tree"], [[[3, 5], [6, 9]], [[1, 2], [0, -1]]])

    def test_a_game_with_the_methods_of_a_textbook(self):
        run = poda.watching(programs.alpha_beta_search, (4, "MAX"), programs.Nim())
        self.assertEqual(run.result, 1)
        self.assertEqual(run.lines()[-1], {"e": "end", "value": 1, "best": 0})
        self.assertIn('move:"1"', header(run)["position"])
        self.assertTrue(all(isinstance(line.get("move", 0), int) for line in enters(run)))
        # Depth first, every node that alpha-beta enters.
        self.assertEqual(shape(run), poda_shape(header(run)["position"]))

    def test_moves_that_max_tries_with_a_key(self):
        run = poda.watching(programs.minimax_decision, (4, "MAX"), programs.Nim())
        self.assertEqual(run.lines()[-1], {"e": "end", "value": 1, "best": 0})

    def test_a_game_that_is_changed_in_place(self):
        run = poda.watching(programs.negamax_in_place, programs.Takeaway(4), 5)
        self.assertEqual(run.result, (1, "1"))
        self.assertEqual(run.lines()[-1], {"e": "end", "value": 1, "best": 0})
        self.assertIn('move:"2"', header(run)["position"])
        self.assertEqual(header(run)["claims"], {"algorithm": "negamax-alpha-beta", "depth": 5, "view": "mover"})

    def test_a_board_that_is_changed_in_place(self):
        run = poda.watching(programs.best_move, list("XO  "))
        self.assertEqual(shape(run), "0 (2=0 (3=0) 3=0 (2=0))")
        self.assertEqual([line["state"] for line in enters(run)][2], "['X', 'O', 'X', 'O']")
        self.assertEqual(run.lines()[-1], {"e": "end", "value": 0, "best": "2"})

    def test_boards_that_are_copied(self):
        run = poda.watching(programs.copied_boards, [["X", " "], [" ", "O"]], True)
        self.assertEqual(shape(run), "1 (0,1=1 1,0=0 (0,1=0))")

    def test_a_function_that_hands_on_is_no_node_of_its_own(self):
        run = poda.watching(programs.Agent().get_action, programs.GHOSTS)
        self.assertEqual(run.result, "Left")
        self.assertEqual(shape(run), "4 (0=4 (0=4 (0=4 1=7) 1=5 (0=6 1=5)) 1=1 (0=1 (0=1 1=2) 1=8 (0=8 1=9)))")
        self.assertEqual([line.get("side") for line in enters(run)[:4]], ["max", "min", "min", None])
        self.assertEqual(run.lines()[-1]["best"], 0)

    def test_several_agents_are_several_players_of_the_position(self):
        self.assertEqual(header(poda.watching(programs.Agent().get_action, programs.GHOSTS))["position"].count("player:Min"), 6)

    def test_a_tree_that_the_search_writes_into_is_as_it_was(self):
        def search(node, alpha, beta):
            if not isinstance(node, list):
                return node
            for index, child in enumerate(node):
                node[index] = search(child, alpha, beta)
            return max(node)

        run = poda.watching(search, [[1, 2], [3]], -inf, inf)
        self.assertEqual((shape(run), header(run)["tree"]), ("3 (0=2 (0=1 1=2) 1=3 (0=3))", [[1, 2], [3]]))

    def test_several_searches_follow_one_another(self):
        def twice():
            programs.alphabeta(TREE, 2, -inf, inf, True)
            programs.alphabeta([[1, 2], [0]], 2, -inf, inf, True)

        run = poda.watching(twice)
        self.assertEqual(len(run), 2)
        self.assertNotIn("tree", header(run))
        self.assertEqual((shape(run[0]), header(run[1])["tree"]), (PRUNED, [[1, 2], [0]]))

    def test_an_iterative_deepening_is_no_root(self):
        def deepen():
            for depth in range(1, 3):
                value = programs.alphabeta(TREE, depth, -inf, inf, True) if depth > 1 else 0
            return value

        self.assertEqual(shape(poda.watching(deepen)), PRUNED)

    def test_what_is_no_search_has_no_nodes(self):
        run = poda.watching(sorted, [3, 1, 2])
        self.assertEqual((len(run), run.lines()[1:]), (0, []))

    def test_an_exception_is_kept(self):
        run = poda.watching(programs.with_a_clock, TREE, 2, [])
        self.assertIsInstance(run.error, programs.OutOfTime)
        self.assertEqual(run.lines()[-1], {"e": "note", "text": "with_a_clock raised OutOfTime: no time left"})
        self.assertEqual(len(enters(run)), 7)

    def test_an_exception_that_is_caught_is_noted_where_it_was_caught(self):
        def careful(node):
            if node == 12:
                raise ValueError("twelve")
            if not isinstance(node, list):
                return node
            values = []
            for child in node:
                try:
                    values.append(careful(child))
                except ValueError:
                    pass
            return max(values)

        run = poda.watching(careful, TREE)
        self.assertEqual(shape(run), "14 (0=8 (0=3 2=8) 1=6 (0=2 1=4 2=6) 2=14 (0=14 1=5 2=2))")
        self.assertEqual([line["e"] for line in run.lines()[1:]].count("note"), 1)

    def test_an_object_that_makes_up_its_attributes_does_no_harm(self):
        def draw(screen):
            return screen.fill()

        def minimax(node, is_max, screen):
            draw(screen)
            if not isinstance(node, list):
                return node
            return (max if is_max else min)(minimax(child, not is_max, screen) for child in node)

        for screen in (mock.MagicMock(), mock.Mock()):
            run = poda.watching(minimax, TREE, True, screen)
            self.assertEqual((run.result, run.error, header(run)["tree"]), (3, None, TREE))

    def test_a_state_that_cannot_be_looked_at_does_no_harm(self):
        class Nasty:
            __slots__ = ("left",)

            def __init__(self, left):
                self.left = left

            def __getattr__(self, name):
                raise ValueError(name)

            def __eq__(self, other):
                raise ValueError("eq")

            def __repr__(self):
                raise ValueError("repr")

            __hash__ = None

        def search(state, is_max):
            if state.left == 0:
                return 1 if is_max else -1
            values = []
            for take in (1, 2):
                if take <= state.left:
                    state.left -= take
                    values.append(search(state, not is_max))
                    state.left += take
            return max(values) if is_max else min(values)

        run = poda.watching(search, Nasty(3), True)
        self.assertEqual((run.error, run.result, shape(run)), (None, 1, "1 (1=-1 (1=-1 (1=-1) 2=1) 2=1 (1=1))"))

    def test_a_thousand_levels(self):
        tree = 7
        for _ in range(900):
            tree = [tree]
        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(4_000)
        try:
            run = poda.watching(programs.alphabeta, tree, 1_000, -inf, inf, True)
        finally:
            sys.setrecursionlimit(limit)
        self.assertEqual((run.result, len(enters(run))), (7, 901))
        json.loads(run.text().splitlines()[0])


class Decorated(unittest.TestCase):
    """`watch` records the functions that it decorates."""

    def test_a_function(self):
        with mock.patch.object(programs, "alphabeta", watched(programs.alphabeta)) as search:
            self.assertEqual(search(TREE, 2, -inf, inf, True), 3)
        self.assertEqual(shape(search.run), PRUNED)
        self.assertIs(poda.last_run(), search.run)

    def test_a_pair(self):
        largest, smallest = watched(programs.max_value), watched(programs.min_value)
        with mock.patch.multiple(programs, max_value=largest, min_value=smallest):
            largest(TREE, -inf, inf)
        self.assertEqual(shape(largest.run), PRUNED)

    def test_a_method_and_parameters_that_are_named(self):
        class Search:
            @staticmethod
            def is_leaf(node):
                return not isinstance(node, list)

            def go(self, x, y, z, w):
                if self.is_leaf(x):
                    return x
                best = -inf if w else inf
                for child in x:
                    value = self.go(child, y, z, not w)
                    best = max(best, value) if w else min(best, value)
                    y, z = (max(y, best), z) if w else (y, min(z, best))
                    if y >= z:
                        break
                return best

            go = watched(go, state="x", alpha="y", beta="z", side="w")

        search = Search()
        search.go(TREE, -inf, inf, True)
        self.assertEqual(shape(Search.go.run), PRUNED)
        self.assertEqual((enters(Search.go.run)[6]["alpha"], header(Search.go.run)["tree"]), (3, TREE))

    def test_a_function_that_only_calls_the_search_is_its_root(self):
        search = watched(programs.alphabeta)

        def decide(node):
            values = {index: search(child, 1, -inf, inf, False) for index, child in enumerate(node)}
            return max(values, key=values.get)

        both = watched(decide)
        with mock.patch.object(programs, "alphabeta", search):
            self.assertEqual(decide(TREE), 0)
            self.assertIn("the last of 3 searches that decide makes", str(search.run))
            both(TREE)
        self.assertEqual(shape(both.run), "3 (0=3 (0=3 1=12 2=8) 1=2 (0=2 1=4 2=6) 2=2 (0=14 1=5 2=2))")
        self.assertEqual((both.run.lines()[-1], both.run.caller), ({"e": "end", "value": 3, "best": 0}, None))

    def test_a_pair_of_which_one_is_watched_is_not_judged(self):
        def max_value(node):
            return max(min_value(child) for child in node) if isinstance(node, list) else node

        def min_value(node):
            return min(max_value(child) for child in node) if isinstance(node, list) else node

        max_value = watched(max_value)
        max_value([[[3, 12], [8, 2]], [[4, 6], [14, 5]]])
        verdict = max_value.run.check()
        self.assertFalse(verdict.is_judged)
        self.assertRegex(str(verdict), "min_value tries moves, too, and is not watched. Put @poda.watch above min_value, too")

    def test_a_function_between_two_nodes_that_tries_no_moves_hides_nothing(self):
        def handed(node, is_max):
            return minimax(node, is_max)

        def minimax(node, is_max):
            if not isinstance(node, list):
                return node
            values = []
            for child in node:
                values.append(handed(child, not is_max))
            return max(values) if is_max else min(values)

        minimax = watched(minimax)
        minimax(TREE, True)
        self.assertTrue(minimax.run.check().is_right)

    def test_one_call_alone_is_not_judged(self):
        def decide(node):
            def minimax(node, is_max):
                if not isinstance(node, list):
                    return node
                return (max if is_max else min)(minimax(child, not is_max) for child in node)

            return max(range(len(node)), key=lambda index: minimax(node[index], False))

        decide = watched(decide)
        decide(TREE)
        verdict = decide.run.check()
        self.assertFalse(verdict.is_judged)
        self.assertRegex(str(verdict), "One call of decide was seen, and none from within it")

    def test_searches_of_other_programs_are_none_that_the_caller_makes(self):
        def program():
            def minimax(node, is_max):
                return node if isinstance(node, int) else (max if is_max else min)(minimax(child, not is_max) for child in node)

            return watched(minimax)

        def grade(search):
            search(TREE, True)
            return str(search.run)

        first = program()
        # One after the other, each by a call of its own; and two programs by one call.
        self.assertNotIn("searches that grade makes", grade(first) + grade(first))

        def grade_all(searches):
            for search in searches:
                search(TREE, True)
            return str(searches[-1].run)

        namesake = lambda node, is_max: node  # noqa: E731
        self.assertNotIn("searches that grade_all makes", grade_all([watched(programs.minimax), watched(namesake), first]))
        self.assertIn("the last of 2 searches that grade_all makes", grade_all([first, first]))

    def test_it_says_what_it_has_bound(self):
        said = io.StringIO()
        with contextlib.redirect_stderr(said):

            @poda.watch
            def buscar(tablero, profundidad, alfa, beta, es_max):
                return tablero

        self.assertEqual(
            said.getvalue(),
            "poda watches buscar(tablero, profundidad, alfa, beta, es_max): "
            "state = tablero, alpha = alfa, beta = beta, depth = profundidad, side = es_max\n",
        )

    def test_a_cached_function_is_seen_with_what_it_remembers(self):
        search = watched(programs.cached)
        programs.cached.cache_clear()
        with mock.patch.object(programs, "cached", search):
            search(((1, 2), (1, 2), (3, 4)), True)
        self.assertEqual(shape(search.run), "3 (0=1 (0=1 1=2) 1=1 2=3 (0=3 1=4))")

    def test_an_exception_goes_on_and_is_recorded(self):
        search = watched(programs.with_a_clock)
        with mock.patch.object(programs, "with_a_clock", search), self.assertRaises(programs.OutOfTime):
            search(TREE, 2, [])
        self.assertEqual(search.run.lines()[-1]["text"], "with_a_clock raised OutOfTime: no time left")

    def test_another_thread_is_left_alone(self):
        @watched
        def search(node):
            if node == 1:
                thread = threading.Thread(target=search, args=([8, 9],))
                thread.start()
                thread.join()
            return max(search(child) for child in node) if isinstance(node, list) else node

        self.assertEqual(search([1, 2]), 2)
        self.assertEqual(shape(search.run), "2 (0=1 1=2)")

    def test_what_cannot_be_watched_is_refused(self):
        def generator(node):
            yield node

        for thing in (generator, len, 3):
            with self.assertRaises(TypeError):
                poda.watch(thing)
        with self.assertRaisesRegex(ValueError, "gamma"):
            poda.watch(programs.alphabeta, gamma="node")
        with self.assertRaisesRegex(ValueError, "alphabeta has no parameter low"):
            poda.watch(programs.alphabeta, alpha="low")
        with self.assertRaisesRegex(ValueError, "gamma"):
            poda.watching(programs.alphabeta, TREE, 2, -inf, inf, True, names={"gamma": "node"})


class Games(unittest.TestCase):
    """Positions that are expanded from a game's rules."""

    def game(self, **more):
        return poda.game(
            actions=lambda left: [take for take in (1, 2) if take <= left],
            result=lambda left, take: left - take,
            is_terminal=lambda left: left == 0,
            **{"utility": lambda left: 0, **more},
        )

    def search(self, left, is_max=True):
        if left == 0:
            return -1 if is_max else 1
        values = [self.search(left - take, not is_max) for take in (1, 2) if take <= left]
        return max(values) if is_max else min(values)

    def test_a_game_becomes_the_position(self):
        run = poda.watching(self.search, 3)
        self.assertNotIn("position", header(run))
        lines = run.lines(self.game())
        self.assertIn(
            'tree:[(move:"1",children:[(move:"1",children:[(move:"1",value:0)]),(move:"2",value:0)])', lines[0]["position"]
        )
        self.assertEqual([line["move"] for line in lines[1:] if "move" in line], [0, 0, 0, 1, 1, 0])

    def test_its_depth_limit_is_valued_by_its_evaluation(self):
        position = self.game(evaluate=lambda left: 10 * left).position(5, 2)
        self.assertEqual([leaf.value for child in position.children for leaf in child.children], [30, 20, 20, 10])
        self.assertEqual([child.estimate for child in position.children], [40, 30])

    def test_a_game_that_is_too_large_tells_the_moves_of_what_was_entered(self):
        class Long(programs.Nim):
            def actions(self, state):
                return [take for take in (1, 2, 3) if take <= state[0]]

        def search(state, game, depth):
            if depth == 0 or game.terminal_test(state):
                return 0
            return max(-search(game.result(state, a), game, depth - 1) for a in game.actions(state)[:1])

        with mock.patch("podalab.positions.Game.position.__defaults__", (None, "max", 50)):
            run = poda.watching(search, (20, "MAX"), Long(), 12)
            self.assertNotIn("position", header(run))
            self.assertEqual((enters(run)[0]["moves"], enters(run)[1]["move"]), (["1", "2", "3"], "1"))
        self.assertIn("more than 50 nodes", str(run))

    def test_a_game_that_is_too_large_and_takes_another_state_is_said_to_be_too_large(self):
        class Search:
            def __init__(self):
                self.board = [0] * 3

            def negamax(self, alpha=-inf, beta=inf, last_move=None):
                if 0 not in self.board:
                    return -1
                for cell in [cell for cell, player in enumerate(self.board) if not player]:
                    self.board[cell] = 1
                    alpha = max(alpha, -self.negamax(-beta, -alpha, cell))
                    self.board[cell] = 0
                    if alpha >= beta:
                        break
                return alpha

        game = poda.game(
            actions=lambda state: [cell for cell in range(3) if cell not in state.played],
            result=lambda state, cell: types.SimpleNamespace(played=[*state.played, cell]),
            is_terminal=lambda state: len(state.played) == 3,
            utility=lambda state: 1,
            start=types.SimpleNamespace(played=[]),
        )
        small = mock.patch("podalab.positions.Game.position.__defaults__", (None, "max", 5))
        with small, mock.patch("podalab.run._MAX_WHOLE", 5):
            run = poda.watching(Search().negamax)
            verdict = run.check(game)
        self.assertFalse(verdict.is_judged, str(verdict))
        self.assertRegex(str(verdict), "more than 5 nodes")
        # The move that was made last is not the position.
        self.assertIn("last_move): alpha = alpha, beta = beta", str(run))

    def test_a_minimax_whose_children_are_known_by_no_move_claims_minimax(self):
        class Board:
            def __init__(self, cells=(0, 0, 0)):
                self.cells = list(cells)

            def after(self):
                player = -1 if sum(self.cells) else 1
                return [Board([*self.cells[:at], player, *self.cells[at + 1 :]]) for at in range(3) if not self.cells[at]]

            def value(self):
                return self.cells[0] - self.cells[2]

        def minimax(board, depth, is_max):
            if depth == 0:
                return board.value(), board
            best, chosen = (-inf if is_max else inf), None
            for child in board.after():
                value = minimax(child, depth - 1, not is_max)[0]
                if value > best if is_max else value < best:
                    best, chosen = value, child
            return best, chosen

        game = poda.game(
            actions=lambda board: list(range(len(board.after()))),
            result=lambda board, move: board.after()[move],
            is_terminal=lambda board: 0 not in board.cells,
            utility=Board.value,
            evaluate=Board.value,
        )
        run = poda.watching(minimax, Board(), 2, True)
        self.assertEqual(run.lines(game)[0]["claims"]["algorithm"], "minimax")
        self.assertTrue(run.check(game).is_right, str(run.check(game)))

    def test_moves_that_are_nowhere_in_the_position_accuse_nobody(self):
        class Board:
            made = 0

            def __init__(self, cells=(0, 0, 0)):
                self.cells = list(cells)
                # No two boards are alike.
                Board.made += 1
                self.number = Board.made

            def after(self):
                player = -1 if sum(self.cells) else 1
                return [Board([*self.cells[:at], player, *self.cells[at + 1 :]]) for at in range(3) if not self.cells[at]]

        def minimax(board, is_max, reverse):
            below = board.after()
            if not below:
                return board.cells[0] - board.cells[2]
            if reverse:
                below = below[::-1]
            return (max if is_max else min)(minimax(child, not is_max, reverse) for child in below)

        # Its moves are the numbers from 1 on, of which the second child is not the one that is called 1.
        game = poda.game(
            actions=lambda board: list(range(1, len(board.after()) + 1)),
            result=lambda board, move: board.after()[move - 1],
            is_terminal=lambda board: 0 not in board.cells,
            utility=lambda board: board.cells[0] - board.cells[2],
        )
        self.assertTrue(poda.watching(minimax, Board(), True, False).check(game).is_right)
        verdict = poda.watching(minimax, Board(), True, True).check(game)
        self.assertFalse(verdict.is_judged, str(verdict))
        self.assertRegex(str(verdict), "The moves of the program are not found in the position")

    def test_a_depth_that_counts_up_to_a_limit_cuts_the_game_off_there(self):
        game = poda.game(
            actions=lambda state: [cell for cell in range(5) if cell not in state],
            result=lambda state, cell: (*state, cell),
            is_terminal=lambda state: len(state) == 5,
            # The order in which the cells are taken; 0 before the end.
            utility=lambda state: 3 * state[0] - 2 * state[1] + state[4] if len(state) == 5 else 0,
        )

        def decide(state, limit):
            def max_value(state, depth):
                if depth > limit or game.is_terminal(state):
                    return game.utility(state)
                return max(min_value(game.result(state, cell), depth + 1) for cell in game.actions(state))

            def min_value(state, depth):
                if depth > limit or game.is_terminal(state):
                    return game.utility(state)
                return min(max_value(game.result(state, cell), depth + 1) for cell in game.actions(state))

            return max(game.actions(state), key=lambda cell: min_value(game.result(state, cell), 1))

        # One ply before the end each leaf has a move that ends the game.
        for limit in (1, 2, 3, 4):
            verdict = poda.watching(decide, (), limit).check(game)
            self.assertTrue(verdict.is_right, f"{limit}: {verdict}")

    def test_arrays_are_the_same_where_all_entries_are(self):
        class Entries(list):
            """What a comparison of arrays returns."""

            def __bool__(self):
                raise ValueError("The truth value of an array is ambiguous.")

            def all(self):
                return all(list(self))

        class Array:
            def __init__(self, cells):
                self.cells = cells

            def __eq__(self, other):
                return Entries([one == two for one, two in zip(self.cells, other.cells)])

        def after(state):
            cells, _ = state
            free = [at for at in range(3) if not cells.cells[at]]
            return [(Array([*cells.cells[:at], 1 + len(free) % 2, *cells.cells[at + 1 :]]), at) for at in free]

        def minimax(state, is_max):
            below = after(state)
            if not below:
                return 10 * state[0].cells[0] + state[0].cells[1] - state[1]
            best = None
            for child in reversed(below):
                value = minimax(child, not is_max)
                best = value if best is None else max(best, value) if is_max else min(best, value)
            return best

        game = poda.game(
            actions=lambda state: [at for _, at in after(state)],
            result=lambda state, move: next(child for child in after(state) if child[1] == move),
            is_terminal=lambda state: 0 not in state[0].cells,
            utility=lambda state: 10 * state[0].cells[0] + state[0].cells[1] - state[1],
        )
        verdict = poda.watching(minimax, (Array([0, 0, 0]), -1), True).check(game)
        self.assertTrue(verdict.is_right, str(verdict))

    def test_a_leaf_without_a_number_is_refused(self):
        with self.assertRaisesRegex(poda.PositionError, "'won'"):
            poda.watching(self.search, 2).lines(self.game(utility=lambda left: "won"))

    def test_a_game_may_begin_at_a_state_of_its_own(self):
        def search(left, mine=True):
            if left == 0:
                return -1 if mine else 1
            return (max if mine else min)(search(left - take, not mine) for take in (1, 2) if take <= left)

        nim = poda.game(
            actions=lambda state: [take for take in (1, 2) if take <= state[0]],
            result=lambda state, take: (state[0] - take, not state[1]),
            is_terminal=lambda state: state[0] == 0, utility=lambda state: -1 if state[1] else 1, start=(4, True),
        )  # fmt: skip
        lines = poda.watching(search, 4).lines(nim)
        self.assertEqual(len(lines[0]["position"].split("value")), 6)
        self.assertTrue(all(isinstance(line["move"], int) for line in lines[2:] if line["e"] == "enter"))

    def test_a_result_that_changes_the_state_is_refused(self):
        for result in (lambda left, take: left.append(take) or left, list.append):
            game = poda.game(actions=lambda left: [1], result=result, is_terminal=lambda left: len(left) > 2, utility=len)
            with self.assertRaisesRegex(ValueError, "copy.deepcopy"):
                game.position([0])

    def test_the_players_of_a_game_are_those_it_tells(self):
        position = self.game(to_move=lambda left: "MAX" if left > 1 else "MIN").position(3)
        self.assertEqual((position.player, position.children[0].player, position.children[1].player), ("max", "max", "min"))


class Written(unittest.TestCase):
    """What a run is written as."""

    def setUp(self):
        self.run = poda.watching(programs.alphabeta, TREE, 2, -inf, inf, True)

    def test_a_file_is_its_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            path = self.run.save(os.path.join(folder, "a.poda.jsonl"))
            with open(path, encoding="utf-8") as file:
                self.assertEqual([json.loads(line) for line in file], self.run.lines())

    def test_a_link_is_its_text(self):
        link = self.run.link(base="https://example.org/poda/")
        start = "https://example.org/poda/#r1"
        self.assertTrue(link.startswith(start))
        code = link[len(start) :]
        self.assertEqual(
            zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)), -15).decode(), self.run.text()
        )

    def test_a_position_may_be_larger_than_a_link_holds(self):
        words = [f"{number:040}" for number in range(26)]
        game = poda.game(
            actions=lambda state: words, result=lambda state, word: (*state, word), is_terminal=lambda state: len(state) == 3,
            utility=len,
        )  # fmt: skip

        def search(state):
            return max(search((*state, word)) for word in words) if len(state) < 3 else 3

        lines = poda.watching(search, ()).lines(game)
        self.assertGreater(len(lines[0]["position"]), 1_000_000)

    def test_numbers_that_json_lacks_are_told_in_words(self):
        run = poda.watching(programs.minimax, [[inf, 1.5], [-inf]])
        self.assertEqual(header(run)["tree"], [["inf", 1.5], ["-inf"]])
        self.assertEqual(run.lines()[-1]["value"], 1.5)


@unittest.skipUnless(importlib.util.find_spec("IPython"), "IPython is not installed.")
class Shown(unittest.TestCase):
    """What a notebook shows of a picture."""

    def displayed(self, address):
        shown = []
        picture = poda.Picture("<svg/>", "It is wrong.", address)
        with mock.patch("IPython.display.display", lambda data, raw: shown.append(data)):
            picture._ipython_display_()
        return shown

    def test_a_picture_is_a_drawing(self):
        text, image = self.displayed("#r1abc")
        self.assertEqual((text["text/plain"], image["image/svg+xml"]), ("It is wrong.", "<svg/>"))
        self.assertNotIn("text/html", {**text, **image})

    def test_where_the_page_has_an_address_it_is_linked_and_framed(self):
        text, _, frame = self.displayed("https://example.org/#r1abc&step=3")
        self.assertIn("[Poda](https://example.org/#r1abc&step=3)", text["text/markdown"])
        self.assertIn('src="https://example.org/#r1abc&amp;step=3&amp;embed"', frame["text/html"])


class Judged(unittest.TestCase):
    """What the program says of a run."""

    def setUp(self):
        environment = {"PODA_BIN": PROGRAM, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "LANGUAGE": ""}
        patch = mock.patch.dict(os.environ, environment)
        patch.start()
        self.addCleanup(patch.stop)

    def right(self, function, *arguments, **options):
        verdict = poda.watching(function, *arguments).check(**options)
        self.assertIn(verdict.verdict, ("same", "equivalent"), str(verdict))
        return verdict

    def test_right_searches_are_right(self):
        self.assertEqual(self.right(programs.alphabeta, TREE, 2, -inf, inf, True).verdict, "same")
        self.assertEqual(self.right(programs.minimax, TREE).algorithm, "minimax")
        self.right(programs.max_value, TREE, -inf, inf)
        self.assertEqual(self.right(programs.negamax, [[3, -12, 5], [2, 4]], -inf, inf).algorithm, "negamax-alpha-beta")
        self.right(programs.Search(TREE).run, TREE, -inf, inf)
        self.right(programs.search_with_inner_functions, TREE)
        self.right(programs.alphabeta_of_nodes, programs.NODES, -inf, inf, True)
        self.right(programs.minimax_of_names, "A", "MAX")
        self.right(programs.minimax_of_places, 0, 0, True, programs.VALUES, -1000, 1000)
        self.right(programs.alpha_beta_search, (4, "MAX"), programs.Nim())
        self.right(programs.minimax_decision, (4, "MAX"), programs.Nim())
        self.right(programs.negamax_in_place, programs.Takeaway(4), 5)
        self.right(programs.Agent().get_action, programs.GHOSTS)
        # Its position is not known, so that nothing shows what it left out.
        alone = poda.watching(programs.best_move, list("XO  ")).check()
        self.assertEqual((alone.verdict, bool(alone)), ("incomparable", False))

    def test_random_trees_are_searched_right(self):
        chance = random.Random(4)

        def grown(levels):
            return [grown(levels - 1) if levels > 1 else chance.randint(0, 9) for _ in range(chance.randint(1, 4))]

        for _ in range(10):
            self.right(programs.alphabeta, grown(4), 4, -inf, inf, True)

    def test_every_mistake_that_shows_is_found(self):
        chance = random.Random(5)
        tree = [[[chance.randint(1, 5) for _ in range(3)] for _ in range(3)] for _ in range(3)]
        for mistake in programs.MISTAKES:
            with self.subTest(mistake):
                verdict = poda.watching(programs.mistaken(mistake), tree, 3, -inf, inf, True).check(cut_on="equal")
                self.assertFalse(verdict, mistake)
                self.assertTrue(verdict.first["sentence"])
                if verdict.diagnoses:
                    self.assertIn(mistake, verdict.diagnoses)

    @staticmethod
    def line_game(empty, mine, others):
        """Returns a search of a board of four cells that is changed in place, and its game. Two neighbors win."""

        def value(board):
            pairs = [(board[i], board[i + 1]) for i in (0, 2)]
            return 1 if (mine, mine) in pairs else -1 if (others, others) in pairs else 0

        def is_over(board):
            return value(board) != 0 or empty not in board

        def search(board, is_max, undoes=True):
            if is_over(board):
                return value(board)
            best = None
            for cell in range(4):
                if board[cell] == empty:
                    board[cell] = mine if is_max else others
                    score = search(board, not is_max, undoes)
                    if undoes:
                        board[cell] = empty
                    if best is None or (score > best if is_max else score < best):
                        best = score
            return best

        def result(board, cell):
            board = list(board)
            board[cell] = mine if board.count(mine) <= board.count(others) else others
            return board

        game = poda.game(
            actions=lambda board: [cell for cell in range(4) if board[cell] == empty], result=result, is_terminal=is_over,
            utility=value,
        )  # fmt: skip
        return search, game

    def test_a_board_of_numbers_is_judged_as_one_of_letters(self):
        found = []
        for empty, mine, others in ((".", "X", "O"), (0, 1, -1)):
            search, game = self.line_game(empty, mine, others)
            run = poda.watching(search, [mine, others, empty, empty], True)
            verdict = run.check(game)
            found.append((len(run), verdict.verdict, verdict.nodes))
        self.assertEqual(found, [(1, "same", 5)] * 2)

    def test_a_move_that_is_not_taken_back_is_said(self):
        search, game = self.line_game(0, 1, -1)
        run = poda.watching(search, [0, 0, 0, 0], True, False)
        verdict = run.check(game, lang="en")
        self.assertFalse(verdict)
        self.assertEqual(verdict.diagnoses[0], "state-not-undone")
        self.assertRegex(str(verdict), "The move is not taken back: when the program leaves 3, the board still has it")
        self.assertNotIn("None of the known mistakes", str(verdict))
        self.assertRegex(str(run.check(game, lang="es")), "La jugada no se deshace: cuando el programa sale de 3")

    def test_a_move_that_is_not_taken_back_is_never_right(self):
        def minimax(board, is_max):
            if "." not in board:
                return board.count("X")
            values = []
            for cell in range(len(board)):
                if board[cell] == ".":
                    board[cell] = "X" if is_max else "O"
                    values.append(minimax(board, not is_max))
            return (max if is_max else min)(values)

        # All leaves are worth the same, so that no value is wrong.
        game = poda.game(
            actions=lambda board: [cell for cell in range(len(board)) if board[cell] == "."],
            result=lambda board, cell: [*board[:cell], "X" if board.count("X") <= board.count("O") else "O", *board[cell + 1 :]],
            is_terminal=lambda board: "." not in board,
            utility=lambda board: board.count("X"),
        )
        verdict = poda.watching(minimax, list("..."), True).check(game)
        self.assertEqual((verdict.verdict, verdict.diagnoses), ("differs", ["state-not-undone"]))
        self.assertRegex(str(verdict), "some moves are not tried. The move is not taken back")
        self.assertRegex(str(poda.watching(minimax, list("..."), True).check(game, lang="es")), "La jugada no se deshace")

        # A loop that may end early, and a board that is set back before the next move: what is left out may be a cutoff.
        def until_won(board, is_max):
            if "." not in board:
                return board.count("X")
            best, before = None, list(board)
            for cell in [cell for cell in range(len(board)) if board[cell] == "."]:
                board[:] = before
                board[cell] = "X" if is_max else "O"
                value = until_won(board, not is_max)
                best = value if best is None else max(best, value) if is_max else min(best, value)
                if best == 2 and is_max:
                    break
            return best

        verdict = poda.watching(until_won, list("..."), True).check(game)
        self.assertIn(verdict.verdict, ("equivalent", "incomparable"))

        # A board that is set back before the next move, in a loop that tries all: no move is left out.
        def in_place(board, is_max):
            if "." not in board:
                return board.count("X")
            values, before = [], list(board)
            for cell in [cell for cell in range(len(board)) if board[cell] == "."]:
                board[:] = before
                board[cell] = "X" if is_max else "O"
                values.append(in_place(board, not is_max))
            return (max if is_max else min)(values)

        self.assertNotEqual(poda.watching(in_place, list("..."), True).check(game).verdict, "differs")

    def test_a_move_with_its_value_is_no_vector_of_three_players(self):
        def minimax(board, player):
            free = [cell for cell in range(4) if not board[cell]]
            if not free:
                return [-1, -1, board[0] - 2 * board[3]]
            best = None
            for cell in free:
                board[cell] = player
                found = minimax(board, -player)
                board[cell] = 0
                found[0], found[1] = divmod(cell, 2)
                if best is None or (found[2] > best[2] if player == 1 else found[2] < best[2]):
                    best = found
            return best

        game = poda.game(
            actions=lambda board: [cell for cell in range(4) if not board[cell]],
            result=lambda board, cell: [*board[:cell], 1 if board.count(1) <= board.count(-1) else -1, *board[cell + 1 :]],
            is_terminal=lambda board: all(board),
            utility=lambda board: board[0] - 2 * board[3],
        )
        verdict = poda.watching(minimax, [0, 0, 0, 0], 1).check(game)
        self.assertTrue(verdict.is_right, str(verdict))

    def test_a_number_that_is_counted_on_the_way_is_no_move(self):
        def nodes(node, below, index):
            return 1 + sum(below)

        def leaves(node, below, index):
            return sum(below) or 1

        def height(node, below, index):
            return max(below) + 1 if below else 0

        def first(node, below, index):
            return below[index] if below else 2

        # Children are named by numbers that are also those of nodes, leaves and plies.
        tree = {take: {other: take * other % 5 for other in (1, 2, 3, 4)} for take in (1, 2, 3, 4)}
        for count in (nodes, leaves, height, first):

            def minimax(node, is_max, count=count):
                if not isinstance(node, dict):
                    return node, count(node, [], None)
                found = []
                for move in node:
                    found.append(minimax(node[move], not is_max))
                values = [value for value, _ in found]
                best = max(values) if is_max else min(values)
                return best, count(node, [counted for _, counted in found], values.index(best))

            verdict = poda.watching(minimax, tree, True).check()
            self.assertTrue(verdict.is_right, f"{count.__name__}: {verdict}")

    def test_a_best_move_that_is_wrong_is_still_told(self):
        def minimax(node, is_max):
            if not isinstance(node, dict):
                return node, None
            best = None
            for move in node:
                value, _ = minimax(node[move], not is_max)
                if best is None or (value > best if is_max else value < best):
                    best = value
            return best, move

        tree = {take: {other: take * other % 5 for other in (1, 2, 3, 4)} for take in (1, 2, 3, 4)}
        self.assertFalse(poda.watching(minimax, tree, True).check().is_right)

    @staticmethod
    def tree_of_nodes(tree):
        """Returns a tree of objects with the attributes `val`, `leftChild` and `rightChild`."""
        if not isinstance(tree, list):
            return types.SimpleNamespace(val=tree, leftChild=None, rightChild=None, radius=20)
        left, right = map(Judged.tree_of_nodes, tree)
        return types.SimpleNamespace(val=None, leftChild=left, rightChild=right, radius=20)

    def test_values_that_are_written_into_the_nodes_are_those_that_are_returned(self):
        def negamax(node, player, alpha, beta):
            if node.leftChild is None:
                node.val *= player
                return
            best = -inf
            for child in (node.leftChild, node.rightChild):
                negamax(child, -player, -beta, -alpha)
                child.val = -child.val
                best = max(best, child.val)
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
            node.val = best

        def minimax(node, player):
            if node.leftChild is None:
                return
            below = (node.leftChild, node.rightChild)
            for child in below:
                minimax(child, -player)
            node.val = (max if player == 1 else min)(child.val for child in below)

        def always_max(node, player):
            if node.leftChild is None:
                return
            below = (node.leftChild, node.rightChild)
            for child in below:
                always_max(child, -player)
            node.val = max(child.val for child in below)

        tree = [[[3, 5], [-4, 9]], [[-1, 2], [0, -7]]]
        window = (1, -inf, inf)
        for search, arguments, is_right in ((negamax, window, True), (minimax, (1,), True), (always_max, (1,), False)):
            verdict = poda.watching(search, self.tree_of_nodes(tree), *arguments).check()
            self.assertEqual((verdict.is_right, verdict.is_judged), (is_right, True), str(verdict))

    def test_a_search_that_tells_no_value_at_all_is_not_judged(self):
        table = {}

        def minimax(node, is_max, path=()):
            if not isinstance(node, list):
                table[path] = node
                return
            for index, child in enumerate(node):
                minimax(child, not is_max, (*path, index))
            table[path] = (max if is_max else min)(table[(*path, index)] for index in range(len(node)))

        verdict = poda.watching(minimax, TREE, True).check()
        self.assertFalse(verdict.is_judged)
        self.assertRegex(str(verdict), "minimax returns nothing")

    def test_the_exception_that_ended_a_program_stands_in_the_verdict(self):
        def minimax(node, is_max):
            if not isinstance(node, list):
                return node
            return (max if is_max else min)(minimax(child, not is_max) for child in node)

        verdict = poda.watching(minimax, [[3, 12], [2, None, 4]], True).check()
        self.assertRegex(str(verdict), "It ended with TypeError: '<' not supported")

    def test_a_root_may_return_a_part_of_what_its_loop_runs_over(self):
        tree = [[3, 12], [8, 2], [4, 6]]

        def minimax(node, is_max):
            if not isinstance(node, list):
                return node
            return (max if is_max else min)(minimax(child, not is_max) for child in node)

        def decide(node, choose):
            pairs = [(child, 50 + 10 * place) for place, child in enumerate(node)]
            found = {}
            for pair in pairs:
                found[pair[1]] = minimax(pair[0], False)
            return choose(found, key=found.get)

        right = poda.watching(decide, tree, max).check(tree)
        self.assertTrue(right.is_right, str(right))
        wrong = poda.watching(decide, tree, min).check(tree)
        self.assertFalse(wrong.is_right, str(wrong))
        # What is a part of none of them is neither a value nor a move.
        verdict = poda.watching(decide, tree, lambda found, key: 7).check(tree)
        self.assertTrue(verdict.is_right, str(verdict))

    def test_a_list_is_the_move_that_a_tuple_is(self):
        def search(state, is_max):
            cells = [[row, column] for row in range(2) for column in range(2) if state[row][column] == 0]
            if not cells:
                return state[0][0] - state[1][1]
            values = []
            for cell in cells:
                row, column = cell
                state[row][column] = 1 if is_max else 2
                values.append(search(state, not is_max))
                state[row][column] = 0
            return max(values) if is_max else min(values)

        def result(state, cell):
            state = [row[:] for row in state]
            state[cell[0]][cell[1]] = 1 if sum(map(bool, sum(state, []))) % 2 == 0 else 2
            return state

        game = poda.game(
            actions=lambda state: [(row, column) for row in range(2) for column in range(2) if state[row][column] == 0],
            result=result, is_terminal=lambda state: 0 not in sum(state, []), utility=lambda state: state[0][0] - state[1][1],
        )  # fmt: skip
        self.assertEqual(poda.watching(search, [[0, 0], [0, 0]], True).check(game).verdict, "same")

    def test_what_a_cache_hides_is_no_mistake(self):
        programs.cached.cache_clear()
        verdict = poda.watching(programs.cached, ((1, 2), (1, 2), (3, 4)), True).check()
        # What it takes from the cache follows from what it has searched before.
        self.assertEqual((verdict.verdict, bool(verdict)), ("equivalent", True))

    def test_an_assertion_fails_with_the_sentence(self):
        run = poda.watching(programs.mistaken("no-cuts"), TREE, 2, -inf, inf, True)
        with self.assertRaisesRegex(AssertionError, "At C .MIN. the program already has 2 and goes on"):
            assert run.check()
        with self.assertRaisesRegex(AssertionError, "^mine$"):
            assert run.check(), "mine"
        self.assertFalse(run.check())
        self.assertIn("differs", repr(run.check()))
        self.assertIn("no-cuts", run.check().diagnoses)

    def test_the_search_to_compare_with_is_chosen(self):
        run = poda.watching(programs.minimax, TREE)
        self.assertTrue(run.check())
        self.assertEqual(run.check(against="alpha-beta").first["kind"], "missed_cut")
        self.assertRegex(str(run.check(against="alpha-beta", lang="es")), "el programa ya tiene 2 y sigue")
        with self.assertRaises(poda.OptionError):
            run.check(gamma=3)

    def test_the_first_difference_is_drawn(self):
        picture = poda.watching(programs.mistaken("no-cuts"), TREE, 2, -inf, inf, True).show(base="https://example.org/poda/")
        self.assertTrue(picture.svg.startswith("<svg ") and picture.svg.endswith("</svg>"))
        self.assertIn("goes on", str(picture))
        self.assertRegex(picture.address, r"^https://example.org/poda/#r1[\w-]+&step=20$")
        self.assertIsNone(poda.watching(programs.minimax, TREE).show().svg)

    def test_the_state_at_the_first_difference_is_told(self):
        def search(left):
            return search(left - 1) if left > 0 else 0

        nim = poda.game(
            actions=lambda left: [1, 2][:left], result=lambda left, take: left - take, is_terminal=lambda left: left == 0,
            utility=lambda left: 0,
        )  # fmt: skip
        self.assertIn("The first difference is at the state 2.", str(poda.watching(search, 3).check(nim)))
        self.assertNotIn("the state", str(poda.watching(programs.minimax, TREE).check(against="alpha-beta")))

    def test_it_is_said_whose_numbers_the_leaves_have(self):
        tree = [[[3, 5], 2], [[7]]]
        run = poda.watching(programs.negamax, tree, -inf, inf)
        self.assertTrue(run.check())
        self.assertIn("as those of the side to move", str(run.check()))
        self.assertEqual(run.check(tree).first["kind"], "leaf_value")

    def test_of_several_searches_the_first_that_is_wrong_is_told(self):
        def twice():
            programs.minimax(TREE)
            programs.minimax([[1, 2], [0, 3]])

        run = poda.watching(twice)
        self.assertTrue(run.check())
        self.assertEqual(run.check(against="alpha-beta").first["node"], "1")

    def test_a_project_is_told_where_its_agent_goes_wrong(self):
        with tempfile.TemporaryDirectory() as folder:
            project.write(pathlib.Path(folder), ">=")
            ran = subprocess.run(
                [sys.executable, "-m", "podalab", "pacman"], cwd=folder, capture_output=True, encoding="utf-8", check=False,
                env={**os.environ, "PYTHONPATH": str(pathlib.Path(poda.__file__).parents[1])},
            )  # fmt: skip
        self.assertEqual((ran.returncode, ran.stderr), (1, ""))
        self.assertIn("q3/1-tree: fails: it does not generate d2y.", ran.stdout)
        self.assertRegex(ran.stdout, "At c2 .MAX. ")


class Commands(unittest.TestCase):
    """`python -m podalab`."""

    def command(self, *arguments, text=None):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "mine.py")
            file.write_text(text or (ROOT / "tests/python/programs.py").read_text(encoding="utf-8"), encoding="utf-8")
            run = pathlib.Path(folder, "run.jsonl")
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(pathlib.Path(poda.__file__).parents[1])])}
            ran = subprocess.run(
                [sys.executable, "-m", "podalab", str(file), "--no-check", "--save", str(run), *arguments],
                capture_output=True, encoding="utf-8", env=environment, check=False,
            )  # fmt: skip
            self.assertEqual(ran.returncode, 0, ran.stderr)
            return ran.stdout, [json.loads(line) for line in run.read_text(encoding="utf-8").splitlines()]

    def test_a_call_in_a_file(self):
        said, lines = self.command("--call", "alphabeta(TREE, 2, -inf, inf, True)")
        self.assertIn("11 nodes in 1 search\n", said)
        self.assertEqual((lines[0]["tree"], lines[-1]["value"]), (TREE, 3))

    def test_a_program_without_a_search(self):
        said, lines = self.command(text="print(sum([1, 2]))")
        self.assertIn("no search was found", said)
        self.assertEqual(len(lines), 1)

    def test_a_whole_program(self):
        text = (ROOT / "tests/python/programs.py").read_text(
            encoding="utf-8"
        ) + "\nprint(alphabeta(TREE, 2, -inf, inf, True))\nexit()\n"
        said, lines = self.command(text=text)
        self.assertTrue(said.startswith("3\n11 nodes"))
        self.assertEqual(lines[-1], {"e": "end", "value": 3})


class Pacman(unittest.TestCase):
    """`python -m podalab pacman` in a project of CS188."""

    def command(self, cut, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            project.write(pathlib.Path(folder), cut)
            runs = os.path.join(folder, "runs")
            ran = subprocess.run(
                [sys.executable, "-m", "podalab", "pacman", "--no-check", "--save", runs, *arguments],
                cwd=folder, capture_output=True, encoding="utf-8", check=False,
                env={**os.environ, "PYTHONPATH": str(pathlib.Path(poda.__file__).parents[1])},
            )  # fmt: skip
            self.assertEqual(ran.stderr, "")
            lines = {}
            for file in sorted(os.listdir(runs)):
                lines[file] = [json.loads(line) for line in pathlib.Path(runs, file).read_text(encoding="utf-8").splitlines()]
            return ran.returncode, ran.stdout, lines

    def test_right_agents_pass_and_their_trees_are_positions(self):
        code, said, lines = self.command(">")
        self.assertEqual((code, said), (0, "q2/1-tree: passes.\nq3/1-tree: passes.\nq4/1-tree: passes.\n"))
        minimax, alpha_beta = lines["q2-1-tree.poda.jsonl"], lines["q3-1-tree.poda.jsonl"]
        self.assertIn('(name:"a",player:Max,children:[(name:"b1",move:"Left",player:Min,children:[', minimax[0]["position"])
        self.assertEqual(alpha_beta[0]["claims"]["cut_on"], "strict")
        moves = [line["move"] for line in alpha_beta if line.get("e") == "enter" and "move" in line]
        self.assertEqual(moves, [0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 1])
        self.assertEqual(alpha_beta[-1], {"e": "end", "value": 5, "best": 0})

    def test_a_cut_on_equality_fails_and_says_what_is_missing(self):
        code, said, lines = self.command(">=", "-q", "q3")
        self.assertEqual(code, 1)
        self.assertEqual(said, "q3/1-tree: fails: it does not generate d2y.\n")

    def test_the_line_that_raises_is_told(self):
        code, said, _ = self.command("> bta and best[0] >", "-q", "q3")
        line = project.AGENTS.splitlines().index("            if best[0] CUT beta:") + 1
        self.assertEqual(code, 1)
        self.assertEqual(said, f"q3/1-tree: fails: it raises NameError in line {line} of multiAgents.py: name 'bta' is not defined.\n")

    def test_an_agent_that_is_not_written_yet_ends_no_other_test(self):
        code, said, _ = self.command("> exit(1) or best[0] >")
        self.assertEqual(code, 1)
        self.assertRegex(said, r"^q2/1-tree: passes\.\nq3/1-tree: fails: it ends the program in line \d+ of multiAgents.py")

    def test_an_unknown_test_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            project.write(pathlib.Path(folder))
            ran = subprocess.run(
                [sys.executable, "-m", "podalab", "pacman", "--test", "2-tree"], cwd=folder, capture_output=True, encoding="utf-8",
                check=False, env={**os.environ, "PYTHONPATH": str(pathlib.Path(poda.__file__).parents[1])},
            )  # fmt: skip
        self.assertEqual((ran.returncode, ran.stdout, ran.stderr), (2, "", "There is no test 2-tree, but 1-tree.\n"))

    def pacman(self, folder, change=lambda text: text):
        """Returns what `python -m podalab pacman` prints in a project of which the agents are changed, and its exit status."""
        project.write(pathlib.Path(folder))
        agents = pathlib.Path(folder, "multiAgents.py")
        agents.write_text(change(agents.read_text(encoding="utf-8")), encoding="utf-8")
        ran = subprocess.run(
            [sys.executable, "-m", "podalab", "pacman"], cwd=folder, capture_output=True, encoding="utf-8", check=False,
            env={**os.environ, "PYTHONPATH": str(pathlib.Path(poda.__file__).parents[1]), "PODA_BIN": PROGRAM},
        )  # fmt: skip
        return ran.returncode, ran.stdout + ran.stderr

    def test_a_project_without_tests_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            project.write(pathlib.Path(folder))
            for test in pathlib.Path(folder).glob("test_cases/*/*.test"):
                test.unlink()
            with mock.patch.object(project, "write"):
                status, said = self.pacman(folder)
        self.assertEqual(status, 2)
        self.assertRegex(said, "There is no test in .*test_cases")

    def test_an_agent_with_values_of_its_own_is_told_of_them(self):
        def change(text):
            own = "def ownEvaluation(state):\n    return -scoreEvaluationFunction(state)\n\n\n"
            text = text.replace("self.evaluationFunction = scoreEvaluationFunction", "self.evaluationFunction = ownEvaluation")
            return text + "\n\n" + own

        with tempfile.TemporaryDirectory() as folder:
            status, said = self.pacman(folder, change)
        self.assertEqual(status, 1)
        self.assertIn("The agent takes the values of ownEvaluation, and the test those of scoreEvaluationFunction.", said)

    def test_another_folder_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            ran = subprocess.run(
                [sys.executable, "-m", "podalab", "pacman"], cwd=folder, capture_output=True, encoding="utf-8", check=False,
                env={**os.environ, "PYTHONPATH": str(pathlib.Path(poda.__file__).parents[1])},
            )  # fmt: skip
        self.assertEqual(ran.returncode, 2)
        self.assertIn("is no multi-agent project of CS188: it has no file multiAgents.py.", ran.stderr)


class Documented(unittest.TestCase):
    def test_the_examples_of_the_documentation_hold(self):
        attempted = 0
        for name in ("binding", "nodes", "positions", "tracing"):
            with contextlib.redirect_stderr(io.StringIO()):
                result = doctest.testmod(importlib.import_module(f"podalab.{name}"))
            self.assertEqual(result.failed, 0, name)
            attempted += result.attempted
        self.assertGreater(attempted, 6)


class Quick(unittest.TestCase):
    def test_an_event_takes_microseconds(self):
        def grown(levels):
            return levels if levels == 0 else [grown(levels - 1)] * 3

        tree = grown(7)
        events = 2 * sum(3**level for level in range(8))
        search = watched(programs.minimax)

        def seconds(function):
            best = inf
            for _ in range(5):
                begin = time.process_time()
                function(tree)
                best = min(best, time.process_time() - begin)
            return best

        alone = seconds(programs.minimax)
        with mock.patch.object(programs, "minimax", search):
            recorded = seconds(search)
        # Three on a machine that does nothing else; a tenfold is a mistake.
        self.assertLess((recorded - alone) / events, 30e-6)


def poda_shape(position):
    """Returns the shape of alpha-beta by the program itself."""
    written = ""
    for row in poda.trace(position, algorithm="alpha-beta", fail="soft"):
        if row["event"] == "enter":
            move = "" if row["node"] == "root" else row["node"].split("/")[-1] + "="
            written += ("" if written.endswith("(") else " ") + move + "{}("
        elif row["event"] == "leave":
            written = written[:-1] if written.endswith("(") else written + ")"
            head, _, tail = written.rpartition("{}")
            written = f"{head}{row['value']}{tail}"
    return written.strip().replace("(", " (")


if __name__ == "__main__":
    unittest.main()
