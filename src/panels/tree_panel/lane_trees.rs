//! The trees of lanes, each drawn as its kind of search is: in panels, and whole, on paper, on the phones of a class,
//! and of the next step for a presenter. This module chooses among the kinds.

use super::{DrawnTree, EarlierPicture, Ink, SampledTreePanel, TreePanel, sampled_tree};
use crate::practice::choice_badges;
use egui::Ui;
use poda_core::trace::{NodeId, Story, TimelineStep};
use poda_picture::picture::draw::draw_entries;
use poda_picture::picture::fit::PictureBounds;
use poda_picture::picture::in_words::picture_in_words;
use poda_picture::picture::shape::{Point, Shape};
use poda_picture::picture::{Scene, TreeLayout, View, draw_scene};
use poda_session::lanes::{Lane, Side};
use poda_window::panel::node_description::known_aloud;
use poda_window::panel::request::{LaneRequest, MoveInLane, UiRequest};
use poda_window::panel::view_context::{SearchContext, ShownKind, ViewContext};

/// The width of the widest picture whose text is legible on paper, in pixels. A wider tree is drawn with closer nodes,
/// or as strips.
const MAX_WIDTH: f32 = 1_300.0;
/// The largest scale of a picture for a presenter.
const MAX_SCALE: f32 = 1.2;

/// The panels with the trees of searches that are not depth first, by side.
#[derive(Debug, Default)]
pub struct OtherTrees {
    sampled: [SampledTreePanel; 2],
}

/// What a panel has made of a request.
#[derive(Clone, Debug)]
pub enum HandledInLane {
    /// It is not about the view of a search that is not depth first.
    Left(Box<UiRequest>),
    Done,
    /// The user has selected a node, or none.
    Selected(Option<NodeId>),
    /// The user asks about a move, or stops asking.
    Asked(Option<MoveInLane>),
}

impl OtherTrees {
    pub fn reset_views(&mut self) {
        self.sampled.iter_mut().for_each(SampledTreePanel::reset_view);
    }

    pub fn wipe_strokes(&mut self) {
        self.sampled.iter_mut().for_each(|tree| tree.ink = Ink::default());
    }

    /// Lets the tree of the first lane arrive from a picture.
    pub const fn arrive_from(&mut self, earlier: EarlierPicture) {
        self.sampled[Side::First as usize].seen.earlier = Some(earlier);
    }

    /// Applies a request about the view to the tree of the lane that is shown on a side.
    pub fn handle(&mut self, context: &ViewContext<'_>, side: Side, request: UiRequest) -> HandledInLane {
        let (tree, sampled) = match context.shown {
            ShownKind::Search(..) => return HandledInLane::Left(Box::new(request)),
            ShownKind::Sampled(sampled) => (&mut self.sampled[side as usize], sampled),
        };
        match tree.handle(context, sampled, request) {
            None => HandledInLane::Done,
            Some(UiRequest::Lane(LaneRequest::Select(node))) => HandledInLane::Selected(node),
            Some(UiRequest::Lane(LaneRequest::Reveal(node))) => {
                tree.reveal(context, sampled, node);
                HandledInLane::Selected(Some(node))
            }
            Some(UiRequest::Lane(LaneRequest::AskWhyNot(asked))) => HandledInLane::Asked(asked),
            Some(other) => HandledInLane::Left(Box::new(other)),
        }
    }

    /// Returns the tree of a lane as it was drawn last. `search` is the panel of a depth-first search.
    pub const fn drawn_in<'a>(&'a self, search: &'a TreePanel, lane: Lane<'_>, side: Side) -> Option<&'a DrawnTree> {
        match lane {
            Lane::Search(_) => search.drawn.as_ref(),
            Lane::Sampled(_) => self.sampled[side as usize].drawn.as_ref(),
        }
    }
}

/// The panels of two lanes that are each at their own step. At most one of them is a depth-first search.
#[derive(Debug)]
pub struct LaneTrees<'a> {
    pub search: &'a mut TreePanel,
    pub other: &'a mut OtherTrees,
}

impl LaneTrees<'_> {
    /// Draws the tree of the lane that is shown on a side into the available space.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, side: Side) {
        match context.shown {
            ShownKind::Search(search, tree) => self.search.show(ui, &SearchContext::new(*context, search, tree)),
            ShownKind::Sampled(sampled) => self.other.sampled[side as usize].show(ui, context, sampled),
        }
    }

    /// Takes back the last stroke that was drawn over the tree of a lane.
    pub fn undo_stroke(&mut self, lane: Lane<'_>, side: Side) {
        match lane {
            Lane::Search(search) => self.search.ink.undo(Some(search)),
            Lane::Sampled(_) => self.other.sampled[side as usize].ink.undo(None),
        }
    }
}

/// Draws the whole subtree that is shown, with the user's entries. Also returns the size of the picture, in pixels.
pub fn whole_tree(context: &ViewContext<'_>) -> (Vec<Shape>, Point) {
    match context.shown {
        ShownKind::Search(search, tree) => {
            let context = &SearchContext::new(*context, search, tree);
            let (size, view) = whole_view(&context.search.tree_layout, context.tree.root);
            let choices = choice_badges(context);
            let scene = Scene { selected: None, choices: &choices, ..context.scene(view, context.tree.root) };
            ([draw_scene(&scene), draw_entries(&scene, &context.entries())].concat(), size)
        }
        ShownKind::Sampled(sampled) => {
            let (size, view) = whole_view(sampled.view.layout().tree(), NodeId::ROOT);
            (sampled_tree::whole_tree(context, sampled, view), size)
        }
    }
}

/// Returns in words what [`whole_tree`] draws, line by line.
pub fn whole_tree_in_words(context: &ViewContext<'_>) -> Vec<String> {
    match context.shown {
        ShownKind::Search(search, tree) => {
            let context = &SearchContext::new(*context, search, tree);
            let (_, view) = whole_view(&context.search.tree_layout, context.tree.root);
            let scene = Scene { selected: None, ..context.scene(view, context.tree.root) };
            picture_in_words(&scene, |node| known_aloud(context, &scene, node))
        }
        ShownKind::Sampled(sampled) => {
            let (_, view) = whole_view(sampled.view.layout().tree(), NodeId::ROOT);
            sampled_tree::whole_tree_in_words(context, sampled, view)
        }
    }
}

/// Draws the tree at a step of the timeline into a space. `None` if it has more than `max_nodes` nodes, or is not the
/// tree that is shown.
pub fn tree_at(context: &ViewContext<'_>, step: TimelineStep, max_nodes: usize, space: Point) -> Option<Vec<Shape>> {
    match context.shown {
        ShownKind::Search(search, tree) => {
            let context = SearchContext::new(*context, search, tree);
            let at = search.passes().locate(step);
            let is_shown = at.pass == search.pass() && context.session.split().is_none();
            (is_shown && search.trace().nodes().len() <= max_nodes).then(|| {
                let view = View::fit(&search.tree_layout, space, MAX_SCALE);
                draw_scene(&Scene { step: at.step, selected: None, ..context.scene(view, context.tree.root) })
            })
        }
        ShownKind::Sampled(sampled) => (sampled.view.recording().node_count() <= max_nodes).then(|| {
            let view = View::fit(sampled.view.layout().tree(), space, MAX_SCALE);
            sampled_tree::tree_at(context, sampled, view, step)
        }),
    }
}

/// Returns the size and the view of a picture of a whole subtree.
fn whole_view(layout: &TreeLayout, root: NodeId) -> (Point, View) {
    let natural = PictureBounds::default();
    let is_legible = natural.size(layout, root, natural.scale(layout, root)).x <= MAX_WIDTH;
    let bounds = if is_legible { natural } else { PictureBounds { width: Some(MAX_WIDTH), ..natural } };
    let scale = bounds.scale(layout, root);
    let size = bounds.size(layout, root, scale);
    (size, bounds.view(layout, root, scale, size))
}
