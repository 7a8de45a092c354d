"""A widget for notebooks: a position whose step Python reads and sets. Needs the package anywidget."""

import os
import pathlib

import anywidget
import traitlets

import poda

_WORDS = {
    "en": {"open": "Open in Poda", "step": "Step", "previous": "Back", "next": "Forward", "tree": "The tree"},
    "es": {"open": "Abrir en Poda", "step": "Paso", "previous": "Atrás", "next": "Adelante", "tree": "El árbol"},
}


class View(anywidget.AnyWidget):
    """A position at a step. `step` can be observed and set; `steps` is the last one, and `caption` the sentence of the step.

    The page of Poda shows it where the page can be reached from the browser. Where it cannot, as in a notebook on another
    machine, the program draws a picture of each step instead; neither needs a network.
    """

    _esm = pathlib.Path(__file__).with_name("widget.js")

    step = traitlets.Int(0, min=0).tag(sync=True)
    steps = traitlets.Int(0, min=0).tag(sync=True)
    caption = traitlets.Unicode("").tag(sync=True)
    #: The address of the page with the position; empty if the pictures are to be shown.
    address = traitlets.Unicode("").tag(sync=True)
    link = traitlets.Unicode("").tag(sync=True)
    #: The picture of the step, once the browser has asked for pictures by setting `draws`.
    picture = traitlets.Unicode("").tag(sync=True)
    draws = traitlets.Bool(False).tag(sync=True)
    height = traitlets.Int(420, min=100, max=4000).tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(self, position=None, *, lesson=None, step=0, lang=None, base=None, height=420):
        if base is None:
            base = _page()
        self._fragment = poda.link(position, lesson=lesson, base="")
        self._lang = lang
        self._captions = None
        address = poda.link(self._fragment, lang=lang, base=base, embed=True, step=step or None) if base else ""
        link = poda.link(self._fragment, lang=lang, base=base, step=step or None) if base else self._fragment
        super().__init__(address=address, link=link, height=height, words=_WORDS.get(lang, _WORDS["en"]), step=step)
        if not address:
            self._know_steps()

    def _know_steps(self):
        """Reads the sentences of all steps, once."""
        if self._captions is None:
            try:
                rows = poda.trace(self._fragment, lang=self._lang or "en")
            except poda.PodaError as error:
                self._captions, self.caption = [], str(error)
                return
            last = rows[-1]["step"] if rows else 0
            self._captions = [""] * (last + 1)
            for row in rows:
                self._captions[row["step"]] = row.get("caption") or self._captions[row["step"]]
            self.steps = last

    @traitlets.observe("step", "draws")
    def _draw(self, _change):
        if not self.draws and self.address:
            return
        self._know_steps()
        if self._captions:
            at = min(self.step, len(self._captions) - 1)
            self.caption = self._captions[at]
            self.picture = poda._picture(self._fragment, None, at, self._lang) or ""

    def _repr_mimebundle_(self, **options):
        """The widget, and for hosts without widgets the link and the picture."""
        shown = super()._repr_mimebundle_(**options)
        draw = lambda: poda._picture(self._fragment, None, self.step, self._lang)  # noqa: E731
        still = poda.Frame(self.link, "100%", self.height, draw, self._lang).static_html()
        if isinstance(shown, tuple):
            return {**shown[0], "text/html": still}, *shown[1:]
        return {**(shown or {}), "text/html": still}


def _page():
    """Returns the address of the page: one that is named, or the one of the package served from here, or an empty text."""
    named = os.environ.get("PODA_BASE") or poda.base
    if named:
        return named
    try:
        return poda.serve()
    except poda.BaseError:
        return ""
