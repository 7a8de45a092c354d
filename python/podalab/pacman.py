"""`python -m podalab pacman`: the multi-agent project of CS188, as it is. Runs the tests of questions 2 to 4 with the student's
own agents, and says of each that fails where the search goes wrong, and why.

A test's tree, and the tree of a game that is small enough, is the position: pacman is MAX, every ghost is a MIN, who moves
at random in question 4. The project prunes on strict inequality.
"""

import argparse
import contextlib
import importlib
import io
import os
import random
import sys
import textwrap
import traceback

import poda

from . import positions as _positions
from .tracing import watching

#: What the agent of each question is. In the last one the ghosts move at random.
_QUESTIONS = {
    "q2": {"algorithm": "minimax"},
    "q3": {"algorithm": "alpha-beta"},
    "q4": {"algorithm": "expectiminimax", "opponent": "random"},
}


#: The function by which the tests of the project value states.
_EVALUATION = "scoreEvaluationFunction"


def main(arguments):
    """Runs the command, and returns its exit status: 0 where every test passes."""
    parser = argparse.ArgumentParser(
        prog="python -m podalab pacman", description="Says where the agents of a project go wrong."
    )
    parser.add_argument("folder", nargs="?", default=".", help="the folder of multiAgents.py (default: this one)")
    parser.add_argument("-q", "--question", choices=tuple(_QUESTIONS), help="one question only")
    parser.add_argument("--test", metavar="NAME", help="one test only, such as 1-3-minmax")
    parser.add_argument("--save", metavar="FOLDER", help="writes the run of every test to a folder")
    parser.add_argument("--link", action="store_true", help="prints a link to each run that goes wrong")
    parser.add_argument("--lang", metavar="CODE", help="the language, such as es")
    parser.add_argument("--no-check", action="store_true", help="runs the tests, and does not judge")
    options = parser.parse_args(arguments)
    try:
        project = Project(options.folder)
        questions = [options.question] if options.question else project.questions()
        tests = [test for question in questions for test in project.tests(question)]
        if not tests:
            raise poda.PositionError(f"There is no test in {os.path.join(project.folder, 'test_cases')}.")
        chosen = [test for test in tests if options.test in (None, test.name)]
        if not chosen:
            raise poda.PositionError(f"There is no test {options.test}, but {', '.join(dict.fromkeys(test.name for test in tests))}.")
        failed = sum([not _report(test, options) for test in chosen])
    except (poda.PodaError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 1 if failed else 0


def _report(test, options):
    """Runs a test, and prints what there is to say of it. Returns whether it passes."""
    outcome = test.execute()
    print(f"{test.question}/{test.name}: {outcome.said}")
    evaluation = getattr(test.project.agent(test.fields).evaluationFunction, "__name__", _EVALUATION)
    if not outcome.passes and evaluation != _EVALUATION:
        print(f"    The agent takes the values of {evaluation}, and the test those of {_EVALUATION}.")
    for number, run in enumerate(outcome.runs):
        if options.save:
            os.makedirs(options.save, exist_ok=True)
            name = f"{test.question}-{test.name}" + (f"-{number + 1}" if len(outcome.runs) > 1 else "")
            run.save(os.path.join(options.save, name + ".poda.jsonl"))
        if not options.no_check and not outcome.passes and len(run):
            print(textwrap.indent(str(run.check(lang=options.lang)), "    "))
            if options.link:
                print(f"    {run.link()}")
    return outcome.passes


class Outcome:
    """What came of a test: whether it passes, a sentence, and the runs that are worth a look."""

    def __init__(self, passes, said, runs):
        self.passes, self.said, self.runs = passes, said, runs


class Project:
    """The modules of a project, and its tests."""

    def __init__(self, folder):
        self.folder = os.path.abspath(folder)
        for file in ("multiAgents.py", "multiagentTestClasses.py", "testParser.py"):
            if not os.path.isfile(os.path.join(self.folder, file)):
                raise poda.PositionError(f"{self.folder} is no multi-agent project of CS188: it has no file {file}.")
        os.chdir(self.folder)
        sys.path.insert(0, self.folder)
        try:
            self.agents, self.classes, self.parser, self.pacman = map(
                importlib.import_module, ("multiAgents", "multiagentTestClasses", "testParser", "pacman")
            )
        except SyntaxError as error:
            raise poda.PositionError(
                f"{os.path.basename(error.filename or 'multiAgents.py')}, line {error.lineno}: {error.msg}. "
                "A project for Python 2 does not run here."
            ) from error
        self.made = {}
        for kind in (self.classes.MultiagentTreeState, self.pacman.GameState):
            self._hook(kind)

    def _hook(self, kind):
        """Has a class of states remember which action led to each successor."""
        original, made = kind.generateSuccessor, self.made

        def generateSuccessor(state, agentIndex, action):
            successor = original(state, agentIndex, action)
            made[id(successor)] = action, successor
            return successor

        kind.generateSuccessor = generateSuccessor

    def questions(self):
        """Returns the questions whose tests the project has: all where it has none."""
        found = [question for question in _QUESTIONS if os.path.isdir(os.path.join(self.folder, "test_cases", question))]
        return found or list(_QUESTIONS)

    def tests(self, question):
        """Returns the tests of a question, in the order of their names."""
        folder = os.path.join(self.folder, "test_cases", question)
        if not os.path.isdir(folder):
            raise poda.PositionError(f"There is no folder {folder}.")
        for file in sorted(os.listdir(folder)):
            if file.endswith(".test"):
                fields = self.parser.TestParser(os.path.join(folder, file)).parse()
                solution = self.parser.TestParser(os.path.join(folder, file[: -len(".test")] + ".solution")).parse()
                kind = {"GraphGameTreeTest": TreeTest, "PacmanGameTreeTest": GameTest}.get(fields["class"])
                if kind is not None:
                    yield kind(self, question, file[: -len(".test")], fields, solution)

    def agent(self, fields):
        """Returns the student's agent of a test."""
        if not hasattr(self.agents, fields["alg"]):
            raise poda.PositionError(f"multiAgents.py has no class {fields['alg']}.")
        return getattr(self.agents, fields["alg"])(depth=fields["depth"])

    def watched(self, agent, state, question, depth):
        """Returns the run of an agent's search at a state, with its position."""
        self.made.clear()
        with contextlib.redirect_stdout(io.StringIO()):
            run = watching(agent.getAction, state, leaves=[agent.evaluationFunction])
        made = dict(self.made)

        def move_to(state):
            action = made.get(id(state))
            return action[0] if action else None

        run.claims = {**_QUESTIONS[question], "cut_on": "strict", "view": "max"}
        try:
            agents = state.getNumAgents()
            limit = None if hasattr(state, "problem") else depth * agents
            root = expanded(state, agent.evaluationFunction, limit)
            run._position = _positions.Known(root, move_to)
            if limit is None:
                run.claims["depth"] = depth * agents
        except Exception:
            pass  # Too large, or an evaluation that a test's tree does not have: what is entered is all that is known.
        return run


def expanded(state, evaluation, limit=None):
    """Returns the root of the position that the states of a project are: all agents in turn, down to a number of plies."""
    agents = state.getNumAgents()
    root, size = _positions.Branch(state), 1
    todo = [(root, 0)]
    while todo:
        branch, ply = todo.pop()
        here, agent = branch.state, ply % agents
        branch.name = getattr(here, "state", None) if isinstance(getattr(here, "state", None), str) else None
        actions = [] if here.isWin() or here.isLose() or ply == limit else here.getLegalActions(agent)
        if not actions:
            branch.value = evaluation(here)
            continue
        branch.player = "min" if agent else "max"
        with contextlib.suppress(Exception):  # The project raises where it has no value for an inner state.
            branch.estimate = None if limit is not None else evaluation(here)
        for action in actions:
            child = _positions.Branch(here.generateSuccessor(agent, action), action)
            branch.children.append(child)
            todo.append((child, ply + 1))
        size += len(actions)
        if size > 20_000:
            raise _positions.PositionError("The game's tree is too large.")
    return root


def _raised(error):
    """Returns what a program does that ends with an exception, and the line of the agents in which it does it."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename.endswith("multiAgents.py")]
    place = f" in line {lines[-1]} of multiAgents.py" if lines else ""
    if isinstance(error, SystemExit):
        return f"it ends the program{place}, as util.raiseNotDefined does"
    return f"it raises {type(error).__name__}{place}: {str(error).rstrip('.')}"


class Test:
    """A test of a question."""

    def __init__(self, project, question, name, fields, solution):
        self.project, self.question, self.name = project, question, name
        self.fields, self.solution = fields, solution


class TreeTest(Test):
    """A test whose game is a small tree: what is compared is the move, and the states that were generated."""

    def execute(self):
        """Returns the test's `Outcome`."""
        problem = self.project.classes.parseTreeProblem(self.fields)
        problem.reset()
        agent, raised = self.project.agent(self.fields), None
        with contextlib.redirect_stdout(io.StringIO()):
            try:
                action = agent.getAction(problem.startState)
            except (Exception, SystemExit) as error:  # Of the student's program, which ends where nothing is written yet.
                action, raised = None, _raised(error)
        generated = " ".join(sorted(map(str, problem.generatedStates)))
        run = self.project.watched(agent, problem.startState, self.question, int(self.fields["depth"]))
        wrong = []
        if raised is not None:
            wrong.append(raised)
        elif action != self.solution["action"]:
            wrong.append(f"the move is {action}, and {self.solution['action']} is right")
        if raised is None and generated != self.solution["generated"]:
            mine, right = set(generated.split()), set(self.solution["generated"].split())
            if mine - right:
                wrong.append(f"it generates {' '.join(sorted(mine - right))}, which cannot matter")
            if right - mine:
                wrong.append(f"it does not generate {' '.join(sorted(right - mine))}")
        return Outcome(not wrong, "fails: " + ", ".join(wrong) + "." if wrong else "passes.", [run])


class GameTest(Test):
    """A test that plays a game: what is compared at every turn is the move, and how many states were generated."""

    def execute(self):
        """Returns the test's `Outcome`, with the run of the first turn that goes wrong."""
        project, fields = self.project, self.fields
        student = project.agent(fields)
        test, found, crashes = self, [], []

        class Grading(project.classes.GradingAgent):
            def getAction(self, state):
                before, turn = len(self.suboptimalMoves), self.stepCount
                was_wrong = self.wrongStatesExplored
                try:
                    action = super().getAction(state)
                except (Exception, SystemExit) as error:
                    crashes.append(_raised(error))
                    raise
                is_wrong = len(self.suboptimalMoves) > before or (was_wrong < 0 < self.wrongStatesExplored)
                if is_wrong and not found:
                    random.seed(self.seed + turn)
                    run = project.watched(student, state, test.question, int(fields["depth"]))
                    project.pacman.GameState.getAndResetExplored()
                    random.seed(self.seed + turn + 1)
                    kind = "the move" if len(self.suboptimalMoves) > before else "the number of states"
                    found.append((turn, kind, run))
                project.made.clear()
                return action

        def told(name):
            import json

            return [json.loads(line) for line in self.solution[name].split("\n")]

        layout = importlib.import_module("layout").Layout([line.strip() for line in fields["layout"].split("\n")])
        seed = int(fields["seed"])
        random.seed(seed)
        agent = Grading(seed, student, told("optimalActions"), told("altDepthActions"), told("partialPlyBugActions"))
        ghosts = [importlib.import_module("ghostAgents").DirectionalGhost(index + 1) for index in range(2)]
        display = importlib.import_module("textDisplay").NullGraphics()
        games = []
        with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
            games = project.pacman.runGames(layout, agent, ghosts, display, 1, False, catchExceptions=True, timeout=120)
        if crashes or any(game.agentCrashed for game in games):
            return Outcome(False, f"fails: {(crashes or ['the agent crashes'])[0]}.", [])
        if found:
            turn, kind, run = found[0]
            return Outcome(False, f"fails: {kind} is wrong from turn {turn + 1} on.", [run])
        return Outcome(agent.checkFailure() == 0, "passes." if agent.checkFailure() == 0 else "fails.", [])
