//! What panels read of the model, and what the application does for lanes of every kind: the context of their view,
//! the panels of their trees, and the selection in them. The rest of the application asks the document's depth-first
//! search, or a lane.

use super::model::Model;
use super::panels::Panels;
use egui::{Context, Ui};
use poda_panels::frame::copied_picture::TitledTree;
use poda_panels::frame::sides::{self, separate_lanes_ui};
use poda_panels::tree_panel::{DrawnTree, HandledInLane, LaneTrees, TreePanel};
use poda_session::lanes::{Lane, Side};
use poda_window::panel::request::UiRequest;
use poda_window::panel::sampled_context::AroundLane;
use poda_window::panel::view_context::{SearchContext, ShownKind, ShownTree, ViewContext, WindowUse};
use poda_window::panel::why_not;

impl Model {
    /// Returns the context for panels, with the part of the tree of a depth-first search that `tree` shows.
    pub fn view_context(&self, tree: &TreePanel) -> ViewContext<'_> {
        ViewContext {
            session: &self.session,
            words: &self.words,
            settings: &self.settings,
            edit_feedback: self.edit_feedback.as_ref(),
            lectern: &self.lectern,
            classroom: &self.classroom,
            practice: self.practice.mode.as_ref(),
            diary: &self.practice.diary,
            window: WindowUse {
                modes: self.modes(),
                is_touched: self.window.is_touched,
                offers_ways_in: self.offers_ways_in(),
                can_go_back: self.can_go_back(),
                drafts: &self.drafts,
            },
            shown: self.shown(self.session.stepped(), self.session.stepped_side(), tree),
            requests: &self.requests,
        }
    }

    /// Returns the context of the depth-first search, even if steps are made in another one beside it. `None` if there
    /// is no depth-first search.
    pub fn search_context(&self, tree: &TreePanel) -> Option<SearchContext<'_>> {
        let search = self.session.search()?;
        Some(SearchContext::new(self.view_context(tree), search, self.shown_tree(search, tree)))
    }

    /// Returns the search of a lane that is shown on a side, with the state of its view. `tree` is the panel of a
    /// depth-first search.
    pub fn shown<'a>(&'a self, lane: Lane<'a>, side: Side, tree: &TreePanel) -> ShownKind<'a> {
        let around = AroundLane {
            in_strip: self.practice.in_strip.as_ref(),
            practice: self.practice.mode.as_ref(),
            selected: self.selection.in_lanes[side as usize],
            why_not: self.selection.why_not_in_lane.filter(|_| side == Side::First),
            is_in_match: self.session.current_match().is_some(),
        };
        ShownKind::of(lane, around, |search| self.shown_tree(search, tree))
    }
}

impl Panels {
    /// Draws the presenter view, if it is open.
    pub fn show_presenter(&mut self, ctx: &Context, model: &Model) {
        self.presentation.show_presenter(ctx, &model.view_context(&self.tree));
    }

    /// Draws two lanes that are each at their own step.
    pub fn separate_lanes_ui(&mut self, ui: &mut Ui, model: &Model) {
        let context = model.view_context(&self.tree);
        let lanes = model.session.lanes();
        let shown = Side::BOTH.map(|side| model.shown(lanes.lane(side), side, &self.tree));
        let trees = LaneTrees { search: &mut self.tree, other: &mut self.other_trees };
        separate_lanes_ui(ui, &context, shown, trees, &mut |ui, panel, context| self.find.show(ui, panel, context));
    }

    /// Zooms the tree of the depth-first search, if one is shown, around the center of its panel.
    pub fn zoom_tree(&mut self, model: &Model, factor: f32) {
        if let Some(context) = model.search_context(&self.tree) {
            self.tree.zoom(&context, factor);
        }
    }

    /// Returns the context, in which it is known whether the tree of a depth-first search is drawn as strips.
    pub fn with_strips_known<'a>(&self, context: ViewContext<'a>) -> ViewContext<'a> {
        let Some(shown) = context.depth_first() else { return context };
        let tree = ShownTree { is_far: self.tree.is_far(&shown), ..shown.tree };
        SearchContext::new(context, shown.search, tree).any()
    }

    pub fn lane_trees(&mut self) -> LaneTrees<'_> {
        LaneTrees { search: &mut self.tree, other: &mut self.other_trees }
    }

    /// Returns the tree of a lane as it was drawn last.
    pub const fn drawn_in(&self, lane: Lane<'_>, side: Side) -> Option<&DrawnTree> {
        self.other_trees.drawn_in(&self.tree, lane, side)
    }

    /// Returns the trees as they were drawn last, each with its title if there are several.
    pub fn drawn_trees(&self, model: &Model) -> Vec<TitledTree<'_>> {
        let lanes = model.session.lanes();
        if lanes.second.is_some() {
            let trees = match model.session.split() {
                Some(_) => self.split_view.drawn(),
                None => Side::BOTH.map(|side| self.drawn_in(lanes.lane(side), side)),
            };
            return sides::titled(&model.words, lanes, trees);
        }
        let context = model.view_context(&self.tree);
        let is_solved = context.filled_in().is_some_and(|fill_in| fill_in.solution.is_some());
        let tree = self.drawn_in(lanes.first, Side::First);
        let shown = if is_solved && lanes.first.search().is_some() {
            vec![(tree, Some("fill-in-own-tree")), (self.true_tree.drawn.as_ref(), Some("fill-in-true-tree"))]
        } else {
            vec![(tree, None)]
        };
        let titled = shown.into_iter().map(|(tree, title)| (tree, title.map(|title| model.words.text(title))));
        titled.filter_map(|(tree, title)| Some(TitledTree { title, tree: tree? })).collect()
    }

    /// Applies a request about the view to the tree of the lane in which steps are made. Returns any other request, and
    /// every request if that lane is a depth-first search, whose requests are carried out last.
    pub fn view_in_lane(&mut self, model: &mut Model, request: UiRequest) -> Option<UiRequest> {
        let side = model.session.stepped_side();
        match self.other_trees.handle(&model.view_context(&self.tree), side, request) {
            HandledInLane::Left(request) => return Some(*request),
            HandledInLane::Done => {}
            HandledInLane::Selected(node) => {
                model.selection.in_lanes[side as usize] = node;
                let context = model.view_context(&self.tree);
                let line =
                    context.sampled().map(|sampled| why_not::sampled_line(&context, sampled)).unwrap_or_default();
                if node.is_none_or(|node| !line.contains(&node)) {
                    model.selection.why_not_in_lane = None;
                }
            }
            HandledInLane::Asked(asked) => model.selection.why_not_in_lane = asked,
        }
        None
    }
}
