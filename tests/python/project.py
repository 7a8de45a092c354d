"""A multi-agent project with the modules and classes that the project of CS188 has, as small as it can be, for the tests."""

AGENTS = """
class MultiAgentSearchAgent:
    def __init__(self, evalFn="scoreEvaluationFunction", depth="2"):
        self.index, self.depth = 0, int(depth)
        self.evaluationFunction = scoreEvaluationFunction


def scoreEvaluationFunction(currentGameState):
    return currentGameState.getScore()


class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        def value(state, depth, agent):
            if agent == state.getNumAgents():
                agent, depth = 0, depth + 1
            if depth == self.depth or state.isWin() or state.isLose():
                return self.evaluationFunction(state)
            values = [value(state.generateSuccessor(agent, action), depth, agent + 1) for action in state.getLegalActions(agent)]
            return max(values) if agent == 0 else min(values)

        actions = gameState.getLegalActions(0)
        return max(actions, key=lambda action: value(gameState.generateSuccessor(0, action), 0, 1))


class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        return self.maxValue(gameState, 0, float("-inf"), float("inf"))[1]

    def maxValue(self, state, depth, alpha, beta):
        if depth == self.depth or state.isWin() or state.isLose():
            return self.evaluationFunction(state), None
        best = float("-inf"), None
        for action in state.getLegalActions(0):
            score = self.minValue(state.generateSuccessor(0, action), depth, 1, alpha, beta)[0]
            best = max(best, (score, action), key=lambda pair: pair[0])
            if best[0] CUT beta:
                return best
            alpha = max(alpha, best[0])
        return best

    def minValue(self, state, depth, agentIndex, alpha, beta):
        if state.isWin() or state.isLose():
            return self.evaluationFunction(state), None
        best = float("inf"), None
        for action in state.getLegalActions(agentIndex):
            successor = state.generateSuccessor(agentIndex, action)
            if agentIndex == state.getNumAgents() - 1:
                score = self.maxValue(successor, depth + 1, alpha, beta)[0]
            else:
                score = self.minValue(successor, depth, agentIndex + 1, alpha, beta)[0]
            best = min(best, (score, action), key=lambda pair: pair[0])
            if best[0] < alpha:
                return best
            beta = min(beta, best[0])
        return best


class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        def value(state, depth, agent):
            if agent == state.getNumAgents():
                agent, depth = 0, depth + 1
            if depth == self.depth or state.isWin() or state.isLose():
                return self.evaluationFunction(state)
            values = [value(state.generateSuccessor(agent, action), depth, agent + 1) for action in state.getLegalActions(agent)]
            return max(values) if agent == 0 else sum(values) / len(values)

        actions = gameState.getLegalActions(0)
        return max(actions, key=lambda action: value(gameState.generateSuccessor(0, action), 0, 1))
"""

CLASSES = """
class MultiagentTreeState:
    def __init__(self, problem, state):
        self.problem, self.state = problem, state

    def generateSuccessor(self, agentIndex, action):
        below = self.problem.successors[self.state][action]
        self.problem.generatedStates.add(below)
        return MultiagentTreeState(self.problem, below)

    def getScore(self):
        if self.state not in self.problem.evaluation:
            raise Exception("getScore() called on non-terminal state or before maximum depth achieved.")
        return self.problem.evaluation[self.state]

    def getLegalActions(self, agentIndex=0):
        return list(self.problem.successors.get(self.state, {}))

    def isWin(self):
        return self.state in self.problem.winStates

    def isLose(self):
        return False

    def getNumAgents(self):
        return self.problem.numAgents


class Problem:
    def __init__(self, fields):
        self.numAgents = int(fields["num_agents"])
        self.winStates = set(fields["win_states"].split())
        self.evaluation = {line.split()[0]: float(line.split()[1]) for line in fields["evaluation"].splitlines()}
        self.successors = {}
        for line in fields["successors"].splitlines():
            state, action, below = line.split()
            self.successors.setdefault(state, {})[action] = below
        self.startState = MultiagentTreeState(self, fields["start_state"])
        self.reset()

    def reset(self):
        self.generatedStates = {self.startState.state}


def parseTreeProblem(fields):
    return Problem(fields)
"""

PARSER = '''
import re


class TestParser:
    def __init__(self, path):
        self.path = path

    def parse(self):
        text = open(self.path).read()
        found = re.findall(r'^(\\\\w+): (?:"""\\\\n(.*?)\\\\n"""|"(.*?)")$', text, re.M | re.S)
        return {name: long or short for name, long, short in found}
'''.replace("\\\\", "\\")

PACMAN = """
class GameState:
    def generateSuccessor(self, agentIndex, action):
        raise NotImplementedError
"""

TEST = '''class: "GraphGameTreeTest"
alg: "{agent}"
depth: "{depth}"
num_agents: "{agents}"
start_state: "a"
win_states: "{leaves}"
successors: """
{successors}
"""
evaluation: """
{evaluation}
"""
'''


def write(folder, cut=">"):
    """Writes the project into a folder, with an agent that cuts on `>`, which is right, or otherwise."""
    for file, text in {
        "multiAgents.py": AGENTS.replace("CUT", cut),
        "multiagentTestClasses.py": CLASSES,
        "testParser.py": PARSER,
        "pacman.py": PACMAN,
    }.items():
        (folder / file).write_text(text, encoding="utf-8")
    # Under b2 the first leaf is as large as b1: only a cut on equality leaves out the second.
    successors = "a Left b1\na Right b2\nb1 L c1\nb1 R c2\nb2 L c3\nb2 R c4\n" + "".join(
        f"c{number} {action} d{number}{action.lower()}\n" for number in range(1, 5) for action in ("X", "Y")
    )
    evaluation = "d1x 3\nd1y 5\nd2x 5\nd2y 9\nd3x 2\nd3y 1\nd4x 8\nd4y 8"
    leaves = " ".join(line.split()[0] for line in evaluation.splitlines())
    for question, agent, generated in (
        ("q2", "MinimaxAgent", "a b1 b2 c1 c2 c3 c4 d1x d1y d2x d2y d3x d3y d4x d4y"),
        ("q3", "AlphaBetaAgent", "a b1 b2 c1 c2 c3 d1x d1y d2x d2y d3x d3y"),
        ("q4", "ExpectimaxAgent", "a b1 b2 c1 c2 c3 c4 d1x d1y d2x d2y d3x d3y d4x d4y"),
    ):
        tests = folder / "test_cases" / question
        tests.mkdir(parents=True)
        fields = {
            "agent": agent,
            "depth": 2,
            "agents": 2,
            "leaves": leaves,
            "successors": successors.strip(),
            "evaluation": evaluation,
        }
        (tests / "1-tree.test").write_text(TEST.format(**fields), encoding="utf-8")
        (tests / "1-tree.solution").write_text(f'action: "Left"\ngenerated: "{generated}"\n', encoding="utf-8")
