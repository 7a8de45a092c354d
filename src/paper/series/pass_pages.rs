//! The pages of the passes of a search: each moment as a picture with its sentence.

use super::options::{CommonSize, SeriesOptions, SeriesView};
use super::page_fit::PageFit;
use super::page_run::{added, left_out, page_run};
use super::series_pages::SeriesPages;
use super::step_group::{SeriesError, StepGroup};
use super::views::Views;
use poda_core::game::any::AnyGame;
use poda_core::text::nearest;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Story, TimelineStep, Trace};
use poda_picture::export::{ExportPage, PageNode};
use poda_picture::picture::fit::{Density, PictureBounds};
use poda_picture::picture::follow::at_step;
use poda_picture::picture::in_words::{known_in_picture, picture_in_words};
use poda_picture::picture::shape::{Point, point};
use poda_picture::picture::tactile::{self, TactilePicture, draw_tactile};
use poda_picture::picture::{Concealed, Scene, TreeLayout, View, draw_scene};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::positions::counted_positions;
use poda_words::i18n::{Words, narration};
use std::collections::BTreeMap;

/// The maximum number of nodes that are compared with an unknown id to suggest the one that was meant.
const MAX_SUGGESTED: usize = 10_000;
/// The least length of an unknown id for which another one is suggested.
const MIN_SUGGESTED: usize = 3;

/// The source of the pages of a search.
#[derive(Debug)]
pub(super) struct PassPages<'a> {
    passes: Passes<AnyGame>,
    words: &'a Words,
    options: SeriesOptions,
    /// Whether a mark at the end says that plain minimax returns the same value.
    is_confirmed: bool,
    /// The parts that are left out while a class is asked about them.
    concealed: Concealed,
    /// For each pass, the root of its drawn subtree.
    roots: Vec<(usize, NodeId)>,
    common: Option<CommonSize>,
    /// The views of the pass that was drawn last.
    views: Option<PassViews>,
}

impl<'a> PassPages<'a> {
    /// Returns the pages of these steps. For a subtree, steps of passes without its root are removed.
    pub fn new(
        passes: Passes<AnyGame>,
        steps: &mut Vec<TimelineStep>,
        options: SeriesOptions,
        words: &'a Words,
    ) -> Result<Self, SeriesError> {
        let pass_of = |step: &TimelineStep| passes.locate(*step).pass;
        let mut numbers: Vec<_> = steps.iter().map(pass_of).collect();
        numbers.dedup();
        let roots: Vec<_> =
            numbers.into_iter().filter_map(|pass| Some((pass, root_of(&options.view, passes.get(pass))?))).collect();
        steps.retain(|step| roots.iter().any(|(pass, _)| *pass == pass_of(step)));
        if let (SeriesView::Subtree(id), true) = (&options.view, steps.is_empty()) {
            return Err(unknown_node(id, passes.last()));
        }
        let is_too_large =
            |&(pass, root): &(usize, NodeId)| tactile::MAX_NODES < passes.get(pass).trace().subtree_range(root).len();
        if options.is_tactile && roots.iter().any(is_too_large) {
            return Err(SeriesError::TooLargeForTouch);
        }
        let options = with_fitting_text(options, &passes, &roots);
        let common = common_size(&options, &passes, &roots);
        let concealed = Concealed::default();
        Ok(Self { passes, words, options, is_confirmed: false, concealed, roots, common, views: None })
    }

    /// Takes the views of the pass of a step, with the view of the step; `None` if the step has no page.
    fn take_views(&mut self, at: PassStep) -> Option<(PassViews, View)> {
        let recording = &**self.passes.get(at.pass);
        let mut views = if let Some(views) = self.views.take().filter(|views| views.pass == at.pass) {
            views
        } else {
            let &(_, root) = self.roots.iter().find(|(number, _)| *number == at.pass)?;
            PassViews::new(&self.options, at.pass, recording, root, self.common)
        };
        let view = views.at(&self.options, recording, at.step);
        Some((views, view))
    }

    fn scene<'s>(&'s self, at: PassStep, views: &'s PassViews, view: View) -> Scene<'s, AnyGame> {
        Scene {
            recording: self.passes.get(at.pass),
            tree_layout: views.drawing.layout(),
            step: at.step,
            view,
            root: views.root,
            unvisited: self.options.unvisited,
            given_values: self.options.given_values,
            selected: None,
            viewed_player: None,
            is_confirmed: self.is_confirmed && at.pass + 1 == self.passes.len(),
            concealed: self.concealed,
            choices: &[],
            line: &[],
            words: self.words,
        }
    }
}

impl SeriesPages for PassPages<'_> {
    fn confirm(&mut self, is_confirmed: bool) {
        self.is_confirmed = is_confirmed;
    }

    fn conceal(&mut self, concealed: Concealed) {
        self.concealed = concealed;
    }

    fn sentence(&self, timeline_step: TimelineStep) -> String {
        let PassStep { pass, step } = self.passes.locate(timeline_step);
        narration::page_caption(self.words, &**self.passes.get(pass), step).plain()
    }

    fn in_words(&mut self, timeline_step: TimelineStep) -> Vec<String> {
        let at = self.passes.locate(timeline_step);
        let Some((views, view)) = self.take_views(at) else { return Vec::new() };
        let scene = self.scene(at, &views, view);
        let counted = scene.tree_layout.graph.as_ref().map(|graph| counted_positions(self.words, graph));
        let said = picture_in_words(&scene, |node| known_in_picture(&scene, node));
        self.views = Some(views);
        counted.into_iter().chain(said).collect()
    }

    fn page(&mut self, timeline_step: TimelineStep) -> Option<ExportPage> {
        let at = self.passes.locate(timeline_step);
        let (mut views, view) = self.take_views(at)?;
        let mut names = std::mem::take(&mut views.names);
        let scene = self.scene(at, &views, view);
        let recording = scene.recording;
        let in_words = NodeNames::new(self.words, recording);
        let mut page_node = |node: NodeId, center: Point, size: Point| {
            let (id, name) = names.entry(node).or_insert_with(|| (recording.id(node), in_words.inline(node))).clone();
            PageNode { id, name, center, size }
        };
        let (size, scale, shapes, nodes) = if self.options.is_tactile {
            let TactilePicture { size, shapes, nodes } = draw_tactile(&scene);
            let nodes = nodes.into_iter().map(|(node, center)| page_node(node, center, tactile::NODE_SIZE)).collect();
            (size, 1.0, shapes, nodes)
        } else {
            // Strips are not nodes.
            let visible = if scene.overview_blend() < 1.0 { scene.visible_nodes() } else { Vec::new() };
            let nodes = visible.into_iter().map(|node| {
                let outline = scene.tree_layout.sizes.outline(recording.trace().kind(node));
                let center = scene.center(node);
                let size = point(scene.px(outline.size.x), scene.px(outline.size.y));
                page_node(node, point(center.x, center.y + scene.px(outline.shift)), size)
            });
            (view.size, view.scale, draw_scene(&scene), nodes.collect())
        };
        let mut caption: Vec<_> =
            narration::page_caption(self.words, recording, at.step).spans.into_iter().map(page_run).collect();
        if let PassDrawing::Fitted(fit) = &views.drawing {
            let folded = scene.visible_nodes().into_iter().filter(|&node| fit.has_folded(node)).count();
            caption.extend(left_out(folded, fit.is_part(views.root), self.words));
        }
        let counted = scene.tree_layout.graph.as_ref().map(|graph| counted_positions(self.words, graph));
        caption.extend(counted.map(|counted| added(&counted)));
        self.views = Some(PassViews { names, ..views });
        Some(ExportPage { size, scale, shapes, nodes, caption, ..ExportPage::default() })
    }
}

/// Returns whether a step of a pass is in a group: an inner node is entered or left, a leaf has its value, or a cutoff
/// happens.
pub(super) fn holds(group: StepGroup, trace: &Trace, step: Step) -> bool {
    let is_inner = |node| trace.kind(node) == NodeKind::Inner;
    let event = trace.event(step);
    let is_leaf = matches!(event, Some(Event::Evaluate(_) | Event::TableHit(_)));
    let is_result = matches!(event, Some(Event::Leave(node)) if is_inner(node) || node == NodeId::ROOT);
    match group {
        StepGroup::All => true,
        StepGroup::Nodes => is_leaf || matches!(event, Some(Event::Enter(node)) if is_inner(node)),
        StepGroup::Results => is_result,
        StepGroup::Landmarks => is_leaf || is_result || matches!(event, Some(Event::Cutoff(_))),
        StepGroup::Iterations(_) | StepGroup::Bookmarks | StepGroup::Last => false,
    }
}

/// Returns the root of the drawn subtree of a pass; `None` if the pass does not have it.
fn root_of(view: &SeriesView, recording: &Recording<AnyGame>) -> Option<NodeId> {
    match view {
        SeriesView::Whole | SeriesView::Visible => Some(NodeId::ROOT),
        SeriesView::Subtree(id) => recording.trace().nodes().find(|&node| recording.id(node) == *id),
    }
}

fn unknown_node(id: &str, recording: &Recording<AnyGame>) -> SeriesError {
    let ids: Vec<String> = recording.trace().nodes().take(MAX_SUGGESTED).map(|node| recording.id(node)).collect();
    let alike = ids.iter().find(|other| other.to_lowercase() == id.to_lowercase()).map(String::as_str);
    // For one or two letters, every id is similar.
    let near = || nearest(id, ids.iter().map(String::as_str)).filter(|_| MIN_SUGGESTED <= id.chars().count());
    let meant = alike.or_else(near).map(str::to_owned);
    SeriesError::NoSuchNode { id: id.to_owned(), meant }
}

/// The layout of a pass, and the state of its pages' views.
#[derive(Clone, Debug)]
struct PassViews {
    pub pass: usize,
    /// The root of the drawn subtree.
    pub root: NodeId,
    /// The ids of the nodes that pages have shown, and their names in sentences.
    pub names: BTreeMap<NodeId, (String, String)>,
    pub drawing: PassDrawing,
}

/// The positions of the nodes of a pass, and its views.
#[derive(Clone, Debug)]
enum PassDrawing {
    /// The same layout for all pages.
    Same(TreeLayout, Views),
    /// A layout that fits the space on a page.
    Fitted(PageFit),
}

impl PassDrawing {
    const fn layout(&self) -> &TreeLayout {
        match self {
            Self::Same(layout, _) | Self::Fitted(PageFit { layout, .. }) => layout,
        }
    }
}

fn lay_out(options: &SeriesOptions, recording: &Recording<AnyGame>) -> TreeLayout {
    TreeLayout::folded(recording, options.notation, &options.usual_folds())
}

/// Returns the options with the text size at which the trees of all passes fit the size of a picture, if it is given.
fn with_fitting_text(options: SeriesOptions, passes: &Passes<AnyGame>, roots: &[(usize, NodeId)]) -> SeriesOptions {
    let PictureBounds { width, height, min_text_px, .. } = options.bounds;
    let is_sized = (width.is_some() || height.is_some()) && min_text_px.is_none();
    if !is_sized || options.view == SeriesView::Visible || options.has_spaces() || options.is_tactile {
        return options;
    }
    let layouts: Vec<_> = roots.iter().map(|&(pass, root)| (lay_out(&options, passes.get(pass)), root)).collect();
    let trees: Vec<_> = layouts.iter().map(|(layout, root)| (layout, *root)).collect();
    SeriesOptions { bounds: options.bounds.with_fitting_text(&trees), ..options }
}

/// Returns the common size of the pages of several passes, each given with the root of its drawn subtree: the largest
/// that any needs, at the smallest scale that any has.
fn common_size(options: &SeriesOptions, passes: &Passes<AnyGame>, roots: &[(usize, NodeId)]) -> Option<CommonSize> {
    if options.view == SeriesView::Visible || options.has_spaces() || roots.len() < 2 {
        return None;
    }
    let layouts: Vec<_> = roots.iter().map(|&(pass, root)| (lay_out(options, passes.get(pass)), root)).collect();
    let densest = |(layout, root): &'_ (TreeLayout, NodeId)| (options.bounds.densest(layout, *root).clone(), *root);
    let layouts: Vec<_> = layouts.iter().map(densest).collect();
    Some(CommonSize::of_layouts(options, &layouts.iter().map(|(layout, root)| (layout, *root)).collect::<Vec<_>>()))
}

impl PassViews {
    /// Returns the views of a pass whose subtree below `root` is drawn.
    pub fn new(
        options: &SeriesOptions,
        pass: usize,
        recording: &Recording<AnyGame>,
        root: NodeId,
        common: Option<CommonSize>,
    ) -> Self {
        let names = BTreeMap::new();
        if options.has_spaces() {
            let drawing = PassDrawing::Fitted(PageFit::new(recording, options, root, root));
            return Self { pass, root, names, drawing };
        }
        let mut tree_layout = lay_out(options, recording);
        // The window lays a small tree out as densely as its panel requires, whose size follows from the usual layout.
        let visible = (options.view == SeriesView::Visible).then(|| options.visible_viewport(&tree_layout));
        tree_layout = match visible {
            Some(viewport) => Density::of(&tree_layout, viewport, root).layout(&tree_layout).clone(),
            None => options.bounds.densest(&tree_layout, root).clone(),
        };
        let views = Views::new(options, &tree_layout, root, visible, common);
        Self { pass, root, names, drawing: PassDrawing::Same(tree_layout, views) }
    }

    pub fn at(&mut self, options: &SeriesOptions, recording: &Recording<AnyGame>, step: Step) -> View {
        let (root, trace) = (self.root, recording.trace());
        let current = |step| trace.at(step).current().unwrap_or(root);
        match &mut self.drawing {
            PassDrawing::Same(layout, views) => views.at(
                layout,
                root,
                step,
                |step| (current(step), current(step)),
                |view, (node, step)| at_step(&view, &layout.positions, recording, step, root, node),
            ),
            PassDrawing::Fitted(fit) => {
                if !fit.serves(trace, root, current(step)) {
                    *fit = PageFit::new(recording, options, root, current(step));
                }
                fit.view
            }
        }
    }
}
