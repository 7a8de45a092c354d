"""The variables of the loop in which a call stands, read from the code of the caller: they say which move was made."""

import dis

_STORES = {"STORE_FAST", "STORE_DEREF", "STORE_NAME", "STORE_GLOBAL"}
#: By the identity of the code, since a code object is compared by all that is in it; the object itself is kept alive.
_found = {}


class _Loops:
    """The `for` loops of a code object: where each begins and ends, and the names of its variables."""

    def __init__(self, code):
        self.loops = []
        #: All that the code names, with the functions inside it.
        self.names = {*code.co_names, *code.co_freevars}
        for inner in code.co_consts:
            if hasattr(inner, "co_names"):
                self.names.update(inner.co_names, inner.co_freevars)
        instructions = list(dis.get_instructions(code))
        inner_codes = [loops_of(inner) for inner in code.co_consts if hasattr(inner, "co_code")]
        #: The names in what the code, or a comprehension in it, calls and negates.
        self.negated = set().union(*(inner.negated for inner in inner_codes))
        for index, instruction in enumerate(instructions[1:]):
            if instruction.opname == "UNARY_NEGATIVE" and instructions[index].opname.startswith("CALL"):
                self.negated |= _names_before(instructions[: index + 1])
        #: Whether it negates what the search returns, as negamax does, and not a number alone.
        self.negates_a_call = code.co_name in self.negated if code.co_name in self.names else bool(self.negated - {"float"})
        #: The variables that the code takes from 1, as one does that counts sides as 0 and 1.
        self.flipped = {
            name.argval
            for one, name, operation in zip(instructions, instructions[1:], instructions[2:])
            if one.opname == "LOAD_CONST" and one.argval == 1 and name.opname.startswith("LOAD_FAST") and operation.opname.startswith(_COMPUTES)
            and operation.argrepr in ("-", "")
        }
        self.returns_several = _returns_several(code, instructions)
        #: Whether the code, or a comprehension in it, computes with what a call returns, or with what it returns itself.
        self.computes = any(
            after.opname.startswith(_COMPUTES) and before.opname.startswith("CALL") or before.opname.startswith(_COMPUTES) and after.opname == "RETURN_VALUE"
            for before, after in zip(instructions, instructions[1:])
        ) or any(inner.computes for inner in inner_codes)
        for index, instruction in enumerate(instructions):
            if instruction.opname == "FOR_ITER":
                self.loops.append((instruction.offset, instruction.argval, _targets(instructions[index + 1 :])))
        #: Whether it has `for` loops or comprehensions, and each of them runs to its end: none is left by `break`, `return` or
        #: `raise`, nothing takes some of a generator alone, and there is no other kind of loop.
        self.run_to_end = (
            (bool(self.loops) or any(inner.loops for inner in inner_codes))
            and not self.names & _STOPPING
            and not any(self._leaves_a_loop(instruction) for instruction in instructions)
            and all(inner.run_to_end for inner in inner_codes if inner.loops)
        )

    def _leaves_a_loop(self, instruction):
        """Returns whether an instruction leaves a `for` loop before its end, or belongs to a loop of another kind."""
        at, is_jump = instruction.offset, instruction.opcode in dis.hasjrel or instruction.opcode in dis.hasjabs
        around = [(begin, end) for begin, end, _ in self.loops if begin < at < end]
        if instruction.opname in ("PUSH_EXC_INFO", "SETUP_FINALLY"):
            # What handles an exception stands elsewhere in the code, and may end a loop from there.
            return True
        if instruction.opname.startswith(("RETURN", "RAISE")):
            return bool(around)
        if is_jump and instruction.argval <= at and instruction.argval not in [begin for begin, _, _ in self.loops]:
            return True
        return is_jump and any(not begin <= instruction.argval < end for begin, end in around)

    def names_at(self, offset):
        """Returns the names of the variables of all loops around an instruction, the outermost first; None outside of loops."""
        around = [names for begin, end, names in self.loops if begin < offset < end]
        return tuple(name for names in around for name in names) if around else None


#: Operations with two numbers.
_COMPUTES = ("BINARY_OP", "BINARY_ADD", "BINARY_SUBTRACT", "BINARY_MULTIPLY", "BINARY_TRUE_DIVIDE")

#: Functions that return one of the things that they are given, or its index.
_CHOOSING = {"index", "choice", "argmax", "argmin", "get", "pop", "next"}

#: Functions that may stop before a generator is at its end.
_STOPPING = {"all", "any", "next", "islice", "takewhile"}

#: Words in the names of variables that hold a move.
_MOVES = ("move", "action", "choice", "index", "arg", "jugada", "accion", "col", "pos", "cell")


def _names_before(instructions):
    """Returns the names that are loaded in the statement that some instructions end in."""
    names = set()
    for instruction in reversed(instructions):
        if instruction.opname.startswith("STORE_") or instruction.opname in ("POP_TOP", "RETURN_VALUE", "FOR_ITER"):
            break
        if instruction.opname.startswith("LOAD_") and isinstance(instruction.argval, str):
            names.add(instruction.argval)
    return names


def _returns_several(code, instructions):
    """Returns whether a function may return its move, at least at one place: two variables of its own, one that is called so, a part of
    one, or what a function chooses."""
    names = set()
    for before, after in zip(instructions, instructions[1:]):
        if after.opname != "RETURN_VALUE":
            continue
        # A number that is computed is no move.
        is_number = before.opname == "LOAD_CONST" or before.opname.startswith((*_COMPUTES, "UNARY_NEGATIVE"))
        if (after.is_jump_target and not is_number) or before.opname in ("BINARY_SUBSCR", "LOAD_ATTR", "CALL_KW", "CALL_FUNCTION_KW"):
            return True
        if before.opname.startswith("LOAD_") and before.opname != "LOAD_CONST" and before.argval not in code.co_varnames[: code.co_argcount]:
            names.add(before.argval)
    has_keywords = any(instruction.opname == "KW_NAMES" for instruction in instructions)
    names_a_move = any(word in name.lower() for name in names for word in _MOVES)
    return len(names) > 1 or names_a_move or has_keywords or bool(_CHOOSING & set(code.co_names))


def _targets(instructions):
    """Returns the names that the first instructions of a loop store."""
    names, wanted = [], 1
    for instruction in instructions:
        if instruction.opname in ("UNPACK_SEQUENCE", "UNPACK_EX"):
            wanted += (
                instruction.arg - 1
                if instruction.opname == "UNPACK_SEQUENCE"
                else (instruction.arg & 255) + (instruction.arg >> 8)
            )
        elif instruction.opname in _STORES:
            names.append(instruction.argval)
            wanted -= 1
        elif instruction.opname == "STORE_FAST_STORE_FAST":
            names += instruction.argval
            wanted -= 2
        elif instruction.opname == "STORE_FAST_LOAD_FAST":
            names.append(instruction.argval[0])
            wanted -= 1
        elif instruction.opname == "POP_TOP":
            wanted -= 1
        elif instruction.opname not in ("CACHE", "EXTENDED_ARG", "NOP", "RESUME"):
            break
        if wanted <= 0:
            break
    return names


def loops_of(code):
    """Returns the loops of a code object, which are read once."""
    found = _found.get(id(code))
    if found is None:
        found = _found[id(code)] = _Loops(code), code
    return found[0]


#: The names at each place of a call, by the identity of the code and the offset.
sites = {}


def names_at(frame):
    """Returns the names of the variables of the loops in which a frame is making a call; the arguments of a function that only
    hands them on, as a lambda in `max(moves, key=lambda …)` does; None outside of loops."""
    code = frame.f_code
    key = id(code), frame.f_lasti
    if key not in sites:
        names = loops_of(code).names_at(frame.f_lasti)  # Keeps the code alive, and so its identity.
        if names is None and code.co_name == "<lambda>":
            names = code.co_varnames[: code.co_argcount]
        sites[key] = names
    return sites[key]
