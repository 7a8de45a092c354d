//! The pages of a search that are exported: which steps, what part of the tree, and each as a picture with its sentence.
//!
//! [`StepSelection`] names the steps, [`Series`] draws them one by one, and a format of [`export`](crate::export) turns them
//! into files. Knows no file, window or clock.

mod selection;

use crate::export::{ExportPage, PageNode, Publication, PublicationLabels, TextRun};
use crate::picture::fit::{PictureBounds, Viewport, automatic, followed, kept_if_fitted};
use crate::picture::fonts::Font;
use crate::picture::link_code::LinkCode;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Point, point};
use crate::picture::tactile::{self, TactilePicture, draw_tactile};
use crate::picture::{
    Concealed, Folds, GivenValues, NotationOptions, Scene, TreeLayout, UnvisitedDisplay, View, draw_scene,
};
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::text::nearest;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Step, TimelineStep};
use poda_words::file::{LinkView, encode};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::styled_text::{Emphasis, Span};
use poda_words::i18n::{Words, narration};
use poda_words::lessons;
use std::collections::BTreeMap;

pub use selection::{SeriesError, StepGroup, StepSelection, export_error_sentence};

/// The most nodes among which an id is looked for that was meant by an unknown one.
const MAX_SUGGESTED: usize = 10_000;
/// The largest text of a document that is encoded for a link on paper, in bytes: that of a larger one does not fit.
const MAX_LINKED_BYTES: usize = 20_000;
/// The fewest letters of an id for which another one is suggested.
const MIN_SUGGESTED: usize = 3;

/// A search whose pages are drawn.
#[derive(Clone, Copy, Debug)]
pub struct SearchPages<'a> {
    /// The document that is searched: its title and, if this is its own search, its bookmarks are on the pages.
    pub document: &'a Document,
    /// The recorded search.
    pub passes: &'a Passes<AnyGame>,
    /// Whether this is the document's own search. Its bookmarks count the steps of that.
    pub is_own: bool,
}

/// The pages of a search. Its second search, if the document has one beside the first, is not drawn.
#[derive(Debug)]
pub struct Series<'a> {
    search: SearchPages<'a>,
    words: &'a Words,
    options: SeriesOptions,
    steps: Vec<TimelineStep>,
    is_confirmed: bool,
    concealed: Concealed,
    /// By pass, the root of what is drawn of it.
    roots: Vec<(usize, NodeId)>,
    common: Option<CommonSize>,
    /// The views of the pass that was drawn last.
    views: Option<PassViews>,
}

impl<'a> Series<'a> {
    /// Returns the pages of the selected steps. Of a subtree, steps of passes that do not have its root are left out.
    ///
    /// # Errors
    /// Returns why there are no pages, or which step is beyond the end.
    pub fn new(
        search: SearchPages<'a>,
        selection: &StepSelection,
        options: SeriesOptions,
        words: &'a Words,
    ) -> Result<Self, SeriesError> {
        let bookmarks = if search.is_own { &search.document.bookmarks[..] } else { &[] };
        let mut steps = selection.steps(search.passes, bookmarks)?;
        let pass_of = |step: &TimelineStep| search.passes.locate(*step).pass;
        let mut numbers: Vec<_> = steps.iter().map(pass_of).collect();
        numbers.dedup();
        let roots: Vec<_> = numbers
            .into_iter()
            .filter_map(|pass| Some((pass, root_of(&options.view, search.passes.get(pass))?)))
            .collect();
        steps.retain(|step| roots.iter().any(|(pass, _)| *pass == pass_of(step)));
        if let (SeriesView::Subtree(id), true) = (&options.view, steps.is_empty()) {
            return Err(unknown_node(id, search.passes.last()));
        }
        let is_too_large = |&(pass, root): &(usize, NodeId)| {
            tactile::MAX_NODES < search.passes.get(pass).trace().subtree_range(root).len()
        };
        if options.is_tactile && roots.iter().any(is_too_large) {
            return Err(SeriesError::TooLargeForTouch);
        }
        let common = CommonSize::of(&options, search.passes, &roots);
        let concealed = Concealed::default();
        Ok(Self { search, words, options, steps, is_confirmed: false, concealed, roots, common, views: None })
    }

    /// The same pages where plain minimax returns the same value, as a mark at the end says, or where that is not known.
    #[must_use]
    pub const fn confirmed(mut self, is_confirmed: bool) -> Self {
        self.is_confirmed = is_confirmed;
        self
    }

    /// Conceals this on the pages that are drawn from now on, as long as a class is asked about it.
    pub const fn conceal(&mut self, concealed: Concealed) {
        self.concealed = concealed;
    }

    /// The steps of the pages, in order.
    pub fn steps(&self) -> &[TimelineStep] {
        &self.steps
    }

    /// Returns what the pages have in common.
    pub fn publication(&self, theme: Theme) -> Publication {
        let (words, language) = (self.words, self.words.language());
        let title = self.search.document.title.as_ref().map(|title| title.in_language(language).to_owned());
        Publication {
            title: title.unwrap_or_else(|| words.text("document-untitled")),
            language,
            theme,
            labels: PublicationLabels {
                previous: words.text("series-previous"),
                next: words.text("series-next"),
                slider: words.text("series-slider"),
                keys: words.text("series-keys"),
                link: words.text("series-link"),
            },
            link: None,
        }
    }

    /// Returns the link that opens the document at the address `base`, at the step if there is a single one; `None` if it is too long
    /// for paper, or the address is not known.
    pub fn link_code(&self, base: &str) -> Option<LinkCode> {
        let document = self.search.document;
        let target = match lessons::all().iter().position(|lesson| lesson == document) {
            Some(lesson) => format!("lesson={}", lessons::name(lesson)),
            None => encode(document, MAX_LINKED_BYTES).ok()?,
        };
        let step = <[TimelineStep; 1]>::try_from(self.steps.as_slice()).ok().filter(|_| self.search.is_own);
        let view =
            LinkView { step: step.map(|[step]| step), language: Some(self.words.language()), ..LinkView::default() };
        LinkCode::for_paper(format!("{base}#{target}{view}"))
    }

    /// Returns the name of the file of a page, by its number from 0: `move-1-0019.svg` for the page of step 19 of `move-1`. All
    /// numbers have as many digits as the last step of the search, but at least four.
    pub fn file_name(&self, stem: &str, number: usize, extension: &str) -> String {
        let digits = self.search.passes.end().get().to_string().len().max(MIN_DIGITS);
        let at = self.steps.get(number).map_or(0, |step| step.get());
        format!("{stem}-{at:0digits$}.{extension}")
    }

    /// Draws a page by its number, from 0; `None` if there are fewer.
    pub fn page(&mut self, number: usize) -> Option<ExportPage> {
        let timeline_step = *self.steps.get(number)?;
        let SearchPages { document, passes, is_own } = self.search;
        let PassStep { pass, step } = passes.locate(timeline_step);
        let recording = &**passes.get(pass);
        let views = if let Some(views) = self.views.take().filter(|views| views.pass == pass) {
            views
        } else {
            let &(_, root) = self.roots.iter().find(|(number, _)| *number == pass)?;
            PassViews::new(&self.options, (pass, recording), root, self.common)
        };
        let views = self.views.insert(views);
        let view = views.at(recording, step);
        let scene = Scene {
            recording,
            tree_layout: &views.tree_layout,
            step,
            view,
            root: views.root,
            unvisited: self.options.unvisited,
            given_values: self.options.given_values,
            selected: None,
            is_confirmed: self.is_confirmed && pass + 1 == passes.len(),
            concealed: self.concealed,
            words: self.words,
        };
        let in_words = NodeNames::new(self.words, recording);
        let names = &mut views.names;
        let mut page_node = |node: NodeId, center: Point, size: Point| {
            let (id, name) = names.entry(node).or_insert_with(|| (recording.id(node), in_words.inline(node))).clone();
            PageNode { id, name, center, size }
        };
        let (size, scale, shapes, nodes) = if self.options.is_tactile {
            let TactilePicture { size, shapes, nodes } = draw_tactile(&scene);
            let nodes = nodes.into_iter().map(|(node, center)| page_node(node, center, tactile::NODE_SIZE)).collect();
            (size, 1.0, shapes, nodes)
        } else {
            // Strips are no nodes.
            let visible = if scene.overview_blend() < 1.0 { scene.visible_nodes() } else { Vec::new() };
            let nodes = visible.into_iter().map(|node| {
                let outline = scene.tree_layout.sizes.outline(recording.trace().kind(node));
                let center = scene.center(node);
                let size = point(scene.px(outline.size.x), scene.px(outline.size.y));
                page_node(node, point(center.x, center.y + scene.px(outline.shift)), size)
            });
            (view.size, view.scale, draw_scene(&scene), nodes.collect())
        };
        let bookmark = document.bookmarks.iter().find(|bookmark| is_own && bookmark.step == timeline_step);
        let note = bookmark.and_then(|bookmark| bookmark.note.as_ref());
        let (made, steps) = (timeline_step.get() as u64, passes.end().get() as u64);
        let args = [("step", self.words.number(made).into()), ("steps", self.words.number(steps).into())];
        Some(ExportPage {
            size,
            scale,
            shapes,
            nodes,
            step: timeline_step.get(),
            heading: self.words.fill("series-heading", &args),
            caption: narration::page_caption(self.words, recording, step).spans.into_iter().map(page_run).collect(),
            is_bookmarked: bookmark.is_some(),
            note: note.map(|note| note.in_language(self.words.language()).to_owned()),
        })
    }
}

/// Returns the root of what is drawn of a pass; `None` if the pass does not have it.
fn root_of(view: &SeriesView, recording: &Recording<AnyGame>) -> Option<NodeId> {
    match view {
        SeriesView::Whole | SeriesView::Visible => Some(NodeId::ROOT),
        SeriesView::Subtree(id) => recording.trace().nodes().find(|&node| recording.id(node) == *id),
    }
}

fn unknown_node(id: &str, recording: &Recording<AnyGame>) -> SeriesError {
    let ids: Vec<String> = recording.trace().nodes().take(MAX_SUGGESTED).map(|node| recording.id(node)).collect();
    let alike = ids.iter().find(|other| other.to_lowercase() == id.to_lowercase()).map(String::as_str);
    // Of a letter or two, every other one is near.
    let near = || nearest(id, ids.iter().map(String::as_str)).filter(|_| MIN_SUGGESTED <= id.chars().count());
    let meant = alike.or_else(near).map(str::to_owned);
    SeriesError::NoSuchNode { id: id.to_owned(), meant }
}

/// Returns a part of a sentence as the pages show it.
pub fn page_run(Span { text, emphasis }: Span) -> TextRun {
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

/// The fewest digits of a step in the name of a file.
const MIN_DIGITS: usize = 4;

/// How the pages of a series are drawn.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SeriesOptions {
    /// Which part of the tree is drawn.
    pub view: SeriesView,
    /// The size of the pictures.
    pub bounds: PictureBounds,
    /// How α and β are written.
    pub notation: NotationOptions,
    /// What is drawn of unvisited nodes.
    pub unvisited: UnvisitedDisplay,
    /// Which unvisited leaves are drawn with their value.
    pub given_values: GivenValues,
    /// Whether they are for fingers: in outlines and braille, as large as these need.
    pub is_tactile: bool,
}

/// Which part of the tree a picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum SeriesView {
    /// All of it: every node in its shape, with legible text. Of a tree that is too large for that, all as strips.
    #[default]
    Whole,
    /// What the window shows by itself at 1280 × 800, stepping from the beginning: of a small tree that does not fit, the part
    /// around the current node. Without the map in the corner.
    Visible,
    /// All of the subtree of the node with this id; of a node that is visited several times, the first visit.
    Subtree(String),
}

/// The size of the tree in a window of 1280 × 800 with its panel open.
const VISIBLE_SIZE: Point = point(980.0, 632.0);

/// Its width where the tree is laid out tightly, which makes the panel narrower.
const VISIBLE_WIDTH_OF_TIGHT: f32 = 992.0;

/// The layout of a pass, and what is known of its pages' views.
#[derive(Clone, Debug)]
struct PassViews {
    /// The number of the pass.
    pub pass: usize,
    /// Where its nodes are.
    pub tree_layout: TreeLayout,
    /// The root of the drawn subtree.
    pub root: NodeId,
    /// The ids of the nodes that pages have shown, and their names in sentences.
    pub names: BTreeMap<NodeId, (String, String)>,
    views: Views,
}

#[derive(Clone, Debug)]
enum Views {
    /// One for all pages.
    Fixed(View),
    /// The view at a step of the pass, of which the views of later steps are derived.
    Following { viewport: Viewport, at: Step, view: View },
}

/// The size and the scale that the pages of all passes have in common.
#[derive(Clone, Copy, Debug)]
struct CommonSize {
    size: Point,
    scale: Option<f32>,
}

fn lay_out(options: &SeriesOptions, recording: &Recording<AnyGame>) -> TreeLayout {
    let folds = Folds::new(options.unvisited == UnvisitedDisplay::Frontier);
    TreeLayout::folded(recording, options.notation, &folds)
}

impl CommonSize {
    /// Returns the size of the pages of several passes, each with the root of what is drawn of it: the largest that any needs, at
    /// the smallest scale that any has. Of a single pass it is the size of that.
    pub fn of(options: &SeriesOptions, passes: &Passes<AnyGame>, roots: &[(usize, NodeId)]) -> Option<Self> {
        if options.view == SeriesView::Visible || roots.len() < 2 {
            return None;
        }
        let layouts: Vec<_> = roots.iter().map(|&(pass, root)| (lay_out(options, passes.get(pass)), root)).collect();
        Some(Self::of_layouts(options, &layouts.iter().map(|(layout, root)| (layout, *root)).collect::<Vec<_>>()))
    }

    fn of_layouts(options: &SeriesOptions, layouts: &[(&TreeLayout, NodeId)]) -> Self {
        let bounds = options.bounds;
        let scale = layouts.iter().filter_map(|&(layout, root)| bounds.scale(layout, root)).reduce(f32::min);
        let mut size = point(0.0, 0.0);
        for &(layout, root) in layouts {
            let needed = bounds.size(layout, root, bounds.scale(layout, root).and(scale));
            size = point(size.x.max(needed.x), size.y.max(needed.y));
        }
        Self { size, scale }
    }
}

impl PassViews {
    /// Returns the views of a pass, of which the subtree below `root` is drawn.
    pub fn new(
        options: &SeriesOptions,
        (pass, recording): (usize, &Recording<AnyGame>),
        root: NodeId,
        common: Option<CommonSize>,
    ) -> Self {
        let tree_layout = lay_out(options, recording);
        let bounds = options.bounds;
        let views = if options.view == SeriesView::Visible {
            let usual = if tree_layout.sizes.is_tight { VISIBLE_WIDTH_OF_TIGHT } else { VISIBLE_SIZE.x };
            let size = point(bounds.width.unwrap_or(usual), bounds.height.unwrap_or(VISIBLE_SIZE.y));
            let viewport = Viewport::window(size);
            Views::Following { viewport, at: 0, view: automatic(&tree_layout, viewport, root, root) }
        } else {
            let common = common.unwrap_or_else(|| CommonSize::of_layouts(options, &[(&tree_layout, root)]));
            let scale = bounds.scale(&tree_layout, root).and(common.scale);
            Views::Fixed(bounds.view(&tree_layout, root, scale, common.size))
        };
        Self { pass, tree_layout, root, names: BTreeMap::new(), views }
    }

    /// Returns the view of the page at a step of the pass.
    pub fn at(&mut self, recording: &Recording<AnyGame>, step: Step) -> View {
        let (layout, root) = (&self.tree_layout, self.root);
        match &mut self.views {
            Views::Fixed(view) => *view,
            Views::Following { viewport, at, view } => {
                if step < *at {
                    (*at, *view) = (0, automatic(layout, *viewport, root, root));
                }
                while *at < step {
                    *at += 1;
                    let current = recording.trace().at(*at).current().unwrap_or(root);
                    let kept = kept_if_fitted(view, automatic(layout, *viewport, root, current));
                    *view = followed(&kept, &layout.positions, recording.trace(), root, current);
                }
                *view
            }
        }
    }
}
