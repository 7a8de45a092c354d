//! What the application does for lanes of every kind: the context of their view, the panels of their trees, and the
//! selection in them. The rest of the application asks the document's depth-first search, or a lane.

use super::App;
use super::model::{Model, Panels};
use egui::{Context, Ui};
use poda_class::NotAsked;
use poda_core::trace::TimelineStep;
use poda_panels::frame::sides::separate_lanes_ui;
use poda_panels::tree_panel::{DrawnTree, HandledInLane, LaneTrees, TreePanel};
use poda_session::Command;
use poda_session::lanes::{Lane, Side};
use poda_window::documents::nothing_to_ask::NothingToAsk;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::panel::mcts_context::AroundLane;
use poda_window::panel::request::UiRequest;
use poda_window::panel::view_context::{SearchContext, ShownKind, ShownTree, ViewContext};
use poda_window::state::practice::{AnyQuestions, PracticeMode};

impl Panels {
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

    /// Returns the panels with the trees of lanes.
    pub fn lane_trees(&mut self) -> LaneTrees<'_> {
        LaneTrees { search: &mut self.tree, other: &mut self.other_trees }
    }

    /// Returns the tree of a lane as it was drawn last.
    pub const fn drawn_in(&self, lane: Lane<'_>, side: Side) -> Option<&DrawnTree> {
        self.other_trees.drawn_in(&self.tree, lane, side)
    }
}

impl Model {
    /// Returns the search of a lane that is shown on a side, with the state of its view. `tree` is the panel of a
    /// depth-first search.
    pub fn shown<'a>(&'a self, lane: Lane<'a>, side: Side, tree: &TreePanel) -> ShownKind<'a> {
        let around = AroundLane {
            aside: self.practice.aside.as_ref(),
            practice: self.practice.mode.as_ref(),
            selected: self.selection.in_lanes[side as usize],
            is_in_match: self.session.current_match().is_some(),
        };
        ShownKind::of(lane, around, |search| self.shown_tree(search, tree))
    }
}

impl App {
    /// Asks the room about the current step of the first lane.
    pub(super) fn ask_room_about_lane(&mut self) {
        let Some(asked) = AnyQuestions::for_room(&self.model.session) else { return self.ask_room_to_predict() };
        let session = &self.model.session;
        if session.current_match().is_some() || session.lanes().are_separate() {
            return self.panels.notifications.add(PlainNotification::NotAlone);
        }
        let (asked, at) = match asked {
            Ok(asked) => asked,
            Err(NotAsked::Unaskable(why)) => return self.panels.notifications.add(PlainNotification::NotAskable(why)),
            Err(why @ NotAsked::NothingHere(_)) => {
                let nothing = NothingToAsk::InLane(why);
                return self.panels.notifications.replace(PlainNotification::NothingToAsk(nothing));
            }
        };
        if session.playback.is_playing {
            self.apply(Command::TogglePlay);
        }
        self.apply(Command::Seek(TimelineStep::new(at)));
        self.model.selection.clear_in_lanes();
        self.model.practice.mode = Some(PracticeMode::Questions(asked));
    }

    /// Applies a request about the view to the tree of the lane in which steps are made. Returns any other request, and
    /// every request if that lane is a depth-first search, whose requests are carried out last.
    pub(super) fn view_in_lane(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let Self { model, panels, .. } = self;
        let side = model.session.stepped_side();
        match panels.other_trees.handle(&model.view_context(&panels.tree), side, request) {
            HandledInLane::Left(request) => return Some(*request),
            HandledInLane::Done => {}
            HandledInLane::Selected(node) => model.selection.in_lanes[side as usize] = node,
        }
        None
    }
}
