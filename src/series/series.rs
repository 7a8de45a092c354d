//! A series of pages: the selected steps of a search, each drawn when it is asked for.

use super::selection::StepSelection;
use crate::document::Document;
use crate::export::{Page, PageNode, TextRun};
use crate::game::any::AnyGame;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::{Emphasis, Span};
use crate::i18n::{Words, narration};
use crate::picture::fit::{Viewport, automatic, whole_subtree};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Point, point};
use crate::picture::{Concealed, GivenValues, NotationOptions, Scene, TreeLayout, UnvisitedDisplay, View, draw_scene};
use crate::trace::passes::{PassStep, Passes};
use crate::trace::{NodeId, TimelineStep};

/// How the pages of a series are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct SeriesOptions {
    /// Which part of the tree is drawn.
    pub view: SeriesView,
    /// The size of a picture, in pixels.
    pub size: Point,
    /// How α and β are written.
    pub notation: NotationOptions,
    /// What is drawn of unvisited nodes.
    pub unvisited: UnvisitedDisplay,
    /// Which unvisited leaves are drawn with their value.
    pub given_values: GivenValues,
}

/// Which part of the tree a picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum SeriesView {
    /// All of it.
    #[default]
    Whole,
    /// What the window shows by itself at 1280 × 800: of a tree too large for it, the part around the current node.
    Visible,
    /// The subtree of the node with this id.
    Subtree(String),
}

/// The pages of a search.
#[derive(Debug)]
pub struct Series<'a> {
    document: &'a Document,
    passes: &'a Passes<AnyGame>,
    is_confirmed: bool,
    words: &'a Words,
    options: SeriesOptions,
    steps: Vec<TimelineStep>,
    /// The layout of the pass that was drawn last, with its number.
    layout: Option<(usize, TreeLayout)>,
}

impl<'a> Series<'a> {
    /// Returns the pages of the selected steps. `is_confirmed`: whether plain minimax returns the same value.
    #[must_use]
    pub fn new(
        (document, passes, is_confirmed): (&'a Document, &'a Passes<AnyGame>, bool),
        selection: &StepSelection,
        options: SeriesOptions,
        words: &'a Words,
    ) -> Self {
        let steps = selection.steps(passes, &document.bookmarks);
        Self { document, passes, is_confirmed, words, options, steps, layout: None }
    }

    /// The steps of the pages, in order.
    #[must_use]
    pub fn steps(&self) -> &[TimelineStep] {
        &self.steps
    }

    /// Draws a page by its number, from 0; `None` if there are fewer.
    #[must_use]
    pub fn page(&mut self, number: usize) -> Option<Page> {
        let timeline_step = *self.steps.get(number)?;
        let PassStep { pass, step } = self.passes.locate(timeline_step);
        let recording = &**self.passes.get(pass);
        if self.layout.as_ref().is_none_or(|&(laid_out, _)| laid_out != pass) {
            self.layout = Some((pass, TreeLayout::new(recording, self.options.notation)));
        }
        let (_, tree_layout) = self.layout.as_ref()?;
        let root = match &self.options.view {
            SeriesView::Subtree(id) => recording.trace().nodes().find(|&node| recording.id(node) == *id)?,
            _ => NodeId::ROOT,
        };
        let viewport = Viewport::window(self.options.size);
        let view: View = match self.options.view {
            SeriesView::Visible => {
                let current = recording.trace().at(step).current().unwrap_or(root);
                automatic(tree_layout, viewport, root, current)
            }
            _ => whole_subtree(tree_layout, viewport, root)
                .unwrap_or_else(|| crate::picture::fit::overview(tree_layout, viewport, root)),
        };
        let is_last_pass = pass + 1 == self.passes.len();
        let scene = Scene {
            recording,
            tree_layout,
            step,
            view,
            root,
            unvisited: self.options.unvisited,
            given_values: self.options.given_values,
            selected: None,
            is_confirmed: self.is_confirmed && is_last_pass,
            concealed: Concealed::default(),
            words: self.words,
        };
        let names = NodeNames::new(self.words, recording);
        let nodes = scene.visible_nodes().into_iter().map(|node| PageNode {
            id: recording.id(node),
            name: names.inline(node),
            center: scene.center(node),
            size: point(scene.px(50.0), scene.px(43.0)),
        });
        let (step, steps) = (timeline_step.get(), self.passes.end().get());
        let bookmark = self.document.bookmarks.iter().find(|bookmark| bookmark.step == timeline_step);
        let note = bookmark.and_then(|bookmark| bookmark.note.as_ref());
        Some(Page {
            size: view.size,
            shapes: draw_scene(&scene),
            nodes: nodes.collect(),
            step,
            heading: self.words.fill("series-heading", &[("step", step.into()), ("steps", steps.into())]),
            caption: narration::caption(self.words, recording, scene.step).spans.into_iter().map(run).collect(),
            is_bookmarked: bookmark.is_some(),
            note: note.map(|note| note.in_language(self.words.language()).to_owned()),
        })
    }
}

fn run(Span { text, emphasis }: Span) -> TextRun {
    let (font, color) = match emphasis {
        Emphasis::Plain => (Font::Regular, PaletteColor::Text),
        Emphasis::Strong => (Font::SemiBold, PaletteColor::Text),
        Emphasis::Alpha => (Font::SemiBold, PaletteColor::Max),
        Emphasis::Beta => (Font::SemiBold, PaletteColor::Min),
        Emphasis::Cut => (Font::SemiBold, PaletteColor::Cut),
        Emphasis::Wrong => (Font::Regular, PaletteColor::Cut),
        Emphasis::Faint => (Font::Regular, PaletteColor::Secondary),
    };
    TextRun { text, font, color }
}
