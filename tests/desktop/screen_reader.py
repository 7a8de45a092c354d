"""Reads the program through AT-SPI as a screen reader does, and practices by roles and names alone.

    dbus-run-session -- python3 tests/desktop/screen_reader.py target/release/poda

Needs a display of 1280 by 800 pixels, xdotool, at-spi2-core and python3-pyatspi. What is said is printed: a log that can be read with closed
eyes. What is told of ten lessons is compared with tests/desktop/trees; PODA_UPDATE_TREES=1 writes what is told now.
"""

import contextlib
import difflib
import os
import pathlib
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE = 20
# After how long without a word everything has been said, in seconds.
PAUSE = 0.4
EVENTS = ("object:announcement", "object:state-changed:focused")
TREES = pathlib.Path(__file__).parent / "trees"
# The lessons with a step each, as tests/browser has them.
LESSONS = {
    "first-tree": 3, "layers": 9, "first-cutoff": 12, "deep-cutoff": 16, "a-to-n": 30, "open-lines-crowded": 8, "kalah-another-turn": 7,
    "wrong-bound": 12, "scout": 20, "iterative-deepening": 12,
}
STATES = {
    Atspi.StateType.CHECKED: "checked", Atspi.StateType.PRESSED: "pressed", Atspi.StateType.EXPANDED: "expanded",
    Atspi.StateType.SELECTED: "selected", Atspi.StateType.FOCUSED: "focused",
}
PRESSED = ("button", "toggle button", "check box", "combo box", "radio button", "menu item", "check menu item", "radio menu item")


def role(part):
    """Returns the name of a role, which newer versions of AT-SPI shorten."""
    return part.get_role_name().replace("push button", "button")


class Reader:
    """A screen reader: what it hears, and what it can find and press."""

    def __init__(self, command):
        self.heard = []
        # Before the program, which asks at its start whether somebody listens.
        self.listener = Atspi.EventListener.new(self.hear)
        for event in EVENTS:
            self.listener.register(event)
        self.program = subprocess.Popen(command)
        self.application = self.until(self.find_application, "the program among the applications")
        window = self.until(self.find_window, "its window")
        # A node that the pointer rests on would be described.
        subprocess.run(["xdotool", "windowfocus", "--sync", window, "mousemove", "0", "0"], check=True)
        self.until(lambda: self.items(), "the items of the tree")

    def find_application(self):
        desktop = Atspi.get_desktop(0)
        found = (desktop.get_child_at_index(index) for index in range(desktop.get_child_count()))
        return next((each for each in found if each and each.get_name() == "poda" and each.get_child_count()), None)

    def find_window(self):
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.program.pid)]
        found = subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()
        return found[-1] if found else None

    def hear(self, event):
        """Takes what would be spoken: what announces itself, and what gets the focus."""
        if event.type.startswith("object:announcement"):
            self.note(str(event.any_data))
        elif event.detail1:
            name = event.source.get_name()
            if name:
                self.note(f"[{role(event.source)}] {name}")

    def note(self, said):
        self.heard.append(said)
        print(f"    {said}", flush=True)

    def hear_out(self):
        """Listens until nothing has been said for a while."""
        until = time.monotonic() + PAUSE
        while time.monotonic() < until:
            heard = len(self.heard)
            while GLib.MainContext.default().iteration(False):
                pass
            if heard < len(self.heard):
                until = time.monotonic() + PAUSE
            time.sleep(0.02)

    def until(self, ask, what):
        """Waits until something is true, while it listens."""
        end = time.monotonic() + PATIENCE
        while True:
            while GLib.MainContext.default().iteration(False):
                pass
            # What is asked may be gone while the answer is put together.
            with contextlib.suppress(GLib.Error, AttributeError):
                if found := ask():
                    return found
            if time.monotonic() > end:
                raise AssertionError(f"Not within {PATIENCE} s: {what}. Heard: {self.heard[-8:]}")
            time.sleep(0.02)

    def parts(self):
        """Returns all that is there with its role and its name, in the order in which it is read."""
        waiting = [self.application]
        while waiting:
            part = waiting.pop()
            if part:
                yield part, role(part), part.get_name()
                children = (part.get_child_at_index(index) for index in range(part.get_child_count()))
                waiting.extend(reversed(list(children)))

    def outline(self):
        """Returns all that is there as lines: role, name and states, indented below what it is a part of."""
        lines = []
        waiting = [(self.application, 0)]
        while waiting:
            part, depth = waiting.pop()
            if not part:
                continue
            name, has = part.get_name(), part.get_state_set().contains
            states = [said for state, said in STATES.items() if has(state)]
            if has(Atspi.StateType.EXPANDABLE) and not has(Atspi.StateType.EXPANDED):
                states.append("collapsed")
            if role(part) in PRESSED and not has(Atspi.StateType.SENSITIVE):
                states.append("disabled")
            lines.append("  " * depth + ", ".join([role(part) + (f' "{name}"' if name else ""), *states]))
            children = (part.get_child_at_index(index) for index in range(part.get_child_count()))
            waiting.extend(reversed([(child, depth + 1) for child in children]))
        return "\n".join(lines) + "\n"

    def items(self):
        return [name for _, is_a, name in self.parts() if is_a == "tree item"]

    def find(self, wanted, name):
        """Waits for a part of one of these roles whose name matches a pattern."""
        matches = re.compile(name).fullmatch
        found = lambda: next((part for part, is_a, said in self.parts() if is_a in wanted and matches(said)), None)  # noqa: E731
        return self.until(found, f"{wanted} {name}")

    def names(self, wanted, begin):
        parts = self.until(lambda: list(self.parts()), "all that is there")
        return [name for _, is_a, name in parts if is_a in wanted and name.startswith(begin)]

    def press(self, name, wanted=PRESSED):
        print(f"  > {name}", flush=True)
        self.until(lambda: Atspi.Action.do_action(self.find(wanted, re.escape(name)), 0), f"{name} is pressed")

    def tick(self, name):
        """Presses a check box until it is checked: on a busy machine, what was pressed is told late."""
        box = lambda: self.find(("check box",), re.escape(name))  # noqa: E731
        is_checked = lambda: box().get_state_set().contains(Atspi.StateType.CHECKED)  # noqa: E731
        while self.until(lambda: "checked" if is_checked() else "not checked", f"the state of {name}") == "not checked":
            self.press(name)
            end = time.monotonic() + 2
            self.until(lambda: is_checked() or end < time.monotonic(), f"{name} is checked")

    def key(self, keys):
        print(f"  > {keys}", flush=True)
        subprocess.run(["xdotool", "key", keys], check=True)

    def type(self, text):
        print(f"  > types {text}", flush=True)
        subprocess.run(["xdotool", "type", "--", text], check=True)

    def answer_to(self, act, begins):
        """Does something, and returns the first that is heard after it that begins so."""
        before = len(self.heard)
        act()
        said = (lambda: next((said for said in self.heard[before:] if said.startswith(begins)), None))
        return self.until(said, f"something that begins with {begins}")

    def close(self):
        for event in EVENTS:
            self.listener.deregister(event)
        self.program.terminate()
        self.program.wait()


class Student:
    """One who has only heard what is said: works out the answers from the names of the items."""

    def __init__(self, reader):
        self.reader = reader

    def number(self, said):
        """Returns the number that is said of a node, if there is one."""
        words = (word.replace("−", "-") for word in said.split(", ")[2].split(" "))
        return next((float(word) for word in words if re.fullmatch(r"-?\d+(\.\d+)?", word)), None)

    def known(self, node):
        """Returns what is said of a node, what is said of its children, and whether it is MIN's turn there."""
        return self.reader.until(lambda: self.read(node), f"the item of {node}")

    def read(self, node):
        items = [(part, name) for part, is_a, name in self.reader.parts() if is_a == "tree item"]
        own = next((part, name) for part, name in items if name.startswith(f"{node}, "))
        group = (own[0].get_child_at_index(index) for index in range(own[0].get_child_count()))
        children = [child.get_name() for child in group if role(child) == "tree item"]
        return own[1], children, ", MIN, " in own[1]

    def window(self, node):
        """Returns α and β at a node as they are said of it."""
        found = re.search(r"α ([^,]+), β ([^,]+)", self.known(node)[0])
        if not found:
            raise AssertionError(f"no window is said of {node}: {self.known(node)[0]}")
        ends = (end.replace("−", "-").replace("∞", "inf") for end in found.groups())
        return tuple(map(float, ends))

    def returned(self, children):
        """Returns the values of the children that have been searched."""
        searched = (child for child in children if "not visited" not in child and "pruned" not in child)
        return [value for value in map(self.number, searched) if value is not None]

    def worth(self, node):
        """Returns the best value so far, and whether there is a child that was not searched."""
        own, children, is_min = self.known(node)
        values = self.returned(children)
        if not values:
            return self.number(own), False, is_min
        return (min if is_min else max)(values), len(values) < len(children), is_min

    def answer(self, question):
        reader = self.reader
        kind, node, asked = re.fullmatch(r"Question: ([^,]+), ([^.]+)\. (.*)", question).groups()
        value, is_left, is_min = self.worth(node)
        if kind == "Cutoffs":
            alpha, beta = self.window(node)
            is_cut = value <= alpha if is_min else beta <= value
            for name in reader.names(("check box",), "Prune ") if is_cut else ():
                reader.tick(name)
            act = lambda: reader.press("These are pruned" if is_cut else "Nothing is pruned")  # noqa: E731
        else:
            child = re.match(r"(\w+) has returned", asked)
            if kind == "The new α or β":
                number = self.number(self.known(child.group(1))[0])
                bound = ""
            else:
                number, bound = value, ("<= " if is_min else ">= ") if is_left else ""
            reader.until(lambda: "[entry] Your answer" in reader.heard[-3:], "the field has the focus")
            reader.type(f"{bound}{number:g}")
            act = lambda: reader.key("Return")  # noqa: E731
        return reader.answer_to(act, ("Right", "Not right"))


def practice(command, lesson):
    """Does the practice of a lesson to its end."""
    print(f"\n{lesson}", flush=True)
    reader = Reader([*command, "--lang", "en", lesson])
    try:
        student = Student(reader)
        reader.press("Practice: Practice")
        reader.answer_to(lambda: reader.press("Predict the next step"), "Practice has begun. “To the question” leads")
        question = reader.answer_to(lambda: reader.press("To the question"), "Question: ")
        count = 0
        while not question.startswith("That was"):
            verdict = student.answer(question)
            assert verdict.startswith("Right"), f"{question} {verdict}"
            count += 1
            question = reader.answer_to(lambda: reader.press("Next question"), ("Question: ", "That was"))
        assert f"{count} of {count}" in question, question
    finally:
        reader.close()


def read(command, lesson):
    """Steps through a lesson that asks while it is read, and walks through its tree at the end."""
    print(f"\n{lesson}, read", flush=True)
    reader = Reader([*command, "--lang", "en", lesson])
    try:
        student = Student(reader)
        steps = taken = 0
        # The last sentence says that it is over.
        while not any("The search is over" in said for said in reader.heard):
            # Where the focus goes is heard at times of its own: what was said may come before it or after it.
            question = next((said for said in reader.heard[taken:] if said.startswith("Question: ")), None)
            taken = len(reader.heard)
            if question:
                verdict = student.answer(question)
                assert verdict.startswith("Right"), f"{question} {verdict}"
            else:
                reader.key("Right")
                reader.until(lambda: any(not said.startswith("[") for said in reader.heard[taken:]), "something is said")
                # A note may be said before the sentence of its step, or after it.
                reader.hear_out()
            steps += 1
            assert steps < 90, "the lesson comes to its end"
        for keys, name in (("alt+Down", "B"), ("alt+Right", "C"), ("alt+Down", "c1"), ("alt+Right", "c2"), ("alt+Up", "C")):
            reader.answer_to(lambda keys=keys: reader.key(keys), f"[tree item] {name}, ")
    finally:
        reader.close()


def play(command, lesson):
    """Reaches the first cell of a game by at most five keys, and plays a move, to which the program replies."""
    print(f"\n{lesson}, played", flush=True)
    reader = Reader([*command, "--lang", "en", lesson])
    try:
        reader.answer_to(lambda: reader.key("p"), "Your turn")
        reader.answer_to(lambda: reader.key("Tab"), "[button] Play cell 1")
        reader.answer_to(lambda: reader.key("space"), "O plays ")
    finally:
        reader.close()


def compare(command, lesson, step, language):
    """Compares what is told of a step of a lesson with what was told when it was last read."""
    reader = Reader([*command, f"#lesson={lesson}&step={step}&lang={language}"])
    try:
        # What is told changes until the first frames are drawn.
        told = [reader.outline()]
        while len(told) < 4 or len(set(told[-4:])) > 1:
            time.sleep(0.1)
            told.append(reader.until(reader.outline, "all that is there"))
            assert len(told) < 10 * PATIENCE, f"what is told of {lesson} does not come to rest"
    finally:
        reader.close()
    path = TREES / f"{lesson}-{language}.txt"
    if os.environ.get("PODA_UPDATE_TREES"):
        TREES.mkdir(exist_ok=True)
        path.write_text(told[-1], encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    changes = difflib.unified_diff(before.splitlines(), told[-1].splitlines(), str(path), "what is told now", lineterm="")
    assert before == told[-1], "\n".join(changes)


def main(command):
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))), None, Gio.DBusCallFlags.NONE, -1, None,
    )
    for lesson, step in LESSONS.items():
        for language in ("en", "es"):
            compare(command, lesson, step, language)
    read(command, "three-by-three-alpha-beta")
    for lesson in ("three-by-three-alpha-beta", "a-to-n", "worst-value"):
        practice(command, lesson)
    play(command, "open-lines-empty")


if __name__ == "__main__":
    main(sys.argv[1:])
