"""What the parameters of a search mean, by the names that people give them. It knows neither values nor runs."""

import re

#: What a parameter can be. `side` says whose move it is.
ROLES = ("state", "alpha", "beta", "depth", "side")

_STATES = set(
    "state gamestate game board tablero estado node nodo position posicion pos grid tree arbol root raiz current curr cur "
    "currentnode currnode currstate currentstate currentgamestate s n b field table matrix configuration situation".split()
)
_ALPHAS = {"alpha", "alfa", "α", "alph", "al", "lower", "low", "lo", "lowerbound", "a"}
_BETAS = {"beta", "β", "bet", "be", "upper", "high", "hi", "upperbound", "b"}
#: Words with which the name of a move ends.
_MOVES = ("move", "action", "jugada", "movimiento")
#: A bound that a search is tested against, which is both ends of its window.
_TESTS = ("gamma", "γ", "gama")
#: Names of α that are also those of the first index of a range.
_RANGES = {"low", "lo", "lower", "al"}
_DEPTHS = {
    "depth",
    "d",
    "ply",
    "plies",
    "level",
    "lvl",
    "depthleft",
    "profundidad",
    "prof",
    "nivel",
    "remaining",
    "height",
    "deep",
}
_TRUE_IS_MAX = {
    "max",
    "maxi",
    "ismax",
    "esmax",
    "maxturn",
    "maxplayer",
    "maxnode",
    "ismaxturn",
    "ismaxplayer",
    "turnomax",
    "myturn",
}
_TRUE_IS_MIN = {"min", "minturn", "minmove", "minplayer"}
_SIGNS = {"color", "colour", "sign", "signo"}
_PLAYERS = {
    "player", "turn", "side", "jugador", "turno", "who", "mark", "marker", "symbol", "piece", "p", "whoseturn", "playerturn",
    "currentplayer", "curplayer", "token", "team", "tomove", "sidetomove", "playertomove", "ficha", "letter", "iscomputerturn",
    "isaiturn", "aiturn", "isai", "isplayer", "ai", "computer", "bot", "iscomputer", "white", "iswhite",
}  # fmt: skip


def plain(name):
    """Returns a name without underscores, in lower case.

    >>> plain("is_maximizingPlayer")
    'ismaximizingplayer'
    """
    return name.replace("_", "").lower()


def words(name):
    """Returns the words of a name.

    >>> words("getMaxValue"), words("min_value"), words("negamax")
    (['get', 'max', 'value'], ['min', 'value'], ['negamax'])
    """
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[^\W_A-Z]+", name)]


#: Words that say whose nodes a function searches, where they stand in its name by themselves.
_SIDE_WORDS = {
    "max": "max maxi maximum maximo maximize maximise maximizing maximising maximizer maximiser maximizar maximizador".split(),
    "min": "min mini minimum minimo minimize minimise minimizing minimising minimizer minimiser minimizar minimizador".split(),
}


def side_of_function(name):
    """Returns "max" or "min" where a word of a function's name may say whose nodes it searches, else None. Only beside a function of
    the other side it does: `best_max` alone is any search.

    >>> [side_of_function(name) for name in ("max_value", "minimize", "minimax", "negaMax", "determine", "alphabetaMin")]
    ['max', 'min', None, None, None, 'min']
    """
    parts = words(name)
    found = {side for side, known in _SIDE_WORDS.items() if any(word in known for word in parts)}
    return found.pop() if len(found) == 1 and "nega" not in parts else None


def _role(name):
    """Returns the role that a name speaks of without doubt, and how its value is read; or None."""
    text = plain(name)
    if text in _SIGNS:
        return "side", "sign"
    if text in _TRUE_IS_MAX or text.startswith(("ismax", "esmax")) or ("maxim" in text and not text.startswith("maximum")):
        return "side", "true is max"
    if text in _TRUE_IS_MIN or text.startswith(("ismin", "esmin")) or ("minimi" in text and not text.startswith("minimum")):
        return "side", "true is min"
    if "agent" in text:
        return "side", "agent"
    if "alpha" in text or "alfa" in text or (text in _ALPHAS and text != "a"):
        return "alpha", ""
    if "beta" in text or (text in _BETAS and text != "b"):
        return "beta", ""
    if "depth" in text or "profund" in text or (text in _DEPTHS and text != "d"):
        return "depth", ""
    if text in _PLAYERS and text != "p":
        return "side", "player"
    return None


class Binding:
    """Which parameter of a function is the state, α, β, the depth and the side: names of parameters, or None."""

    def __init__(self, name, parameters, given=None, is_method=False):
        self.name, self.parameters = name, list(parameters)
        self.state = self.alpha = self.beta = self.depth = self.side = None
        #: How the value of `side` is read: "true is max", "true is min", "agent", "sign" or "player".
        self.side_kind = ""
        #: The side whose nodes the function may search, by its name.
        self.own_side = side_of_function(name)
        #: Whether α and β are parameters that may as well be something else, such as the first and the last index of a range.
        self.is_window_open = False
        free = self.parameters[1:] if is_method else self.parameters[:]
        for role, parameter in (given or {}).items():
            if role not in ROLES:
                raise ValueError(f"{role} is nothing that a parameter can be: {', '.join(ROLES)}.")
            if parameter in free:
                setattr(self, role, parameter)
                free.remove(parameter)
                if role == "side":
                    self.side_kind = (_role(parameter) or ("", ""))[1] or "player"
        for parameter in free[:]:
            role = _role(parameter)
            if role and getattr(self, role[0]) is None:
                setattr(self, role[0], parameter)
                free.remove(parameter)
                if role[0] == "side":
                    self.side_kind = role[1]
                elif role[0] == "alpha":
                    self.is_window_open = plain(parameter) in _RANGES
        # One letter alone may be anything; `a` and `b` together are a window.
        short = {plain(parameter): parameter for parameter in free}
        if self.alpha is None and self.beta is None:
            test = next((short[name] for name in _TESTS if name in short), None)
            if test is not None:
                self.alpha = self.beta = test
                free.remove(test)
                del short[plain(test)]
        if self.alpha is None and self.beta is None and "a" in short and "b" in short:
            self.alpha, self.beta, self.is_window_open = short["a"], short["b"], True
            free = [parameter for parameter in free if parameter not in (self.alpha, self.beta)]
        if self.depth is None and "d" in short:
            self.depth = short["d"]
            free.remove(self.depth)
        if self.state is None and free:
            named = [
                parameter
                for parameter in free
                if plain(parameter) in _STATES or words(parameter)[-1:] in (["state"], ["board"], ["node"])
            ]
            # A method whose only other parameter is the move that was made has its state in its object.
            others = [parameter for parameter in free if not (is_method and words(parameter)[-1:] and words(parameter)[-1] in _MOVES)]
            if named or others:
                self.state = (named or others)[0]
                free.remove(self.state)
        if self.side is None and "p" in short and short["p"] in free:
            self.side, self.side_kind = short["p"], "player"

    def forget_window(self):
        """Takes what was taken for α and β for something else: for the state, where there is none."""
        first, self.alpha, self.beta = self.alpha, None, None
        if self.state is None or self.state == self.side:
            self.state = first

    def __str__(self):
        found = [f"{role} = {getattr(self, role)}" for role in ROLES if getattr(self, role)]
        if self.own_side:
            found.append(f"{self.own_side.upper()}'s nodes")
        return f"{self.name}({', '.join(self.parameters)}): " + (", ".join(found) or "nothing that is known by its name")
