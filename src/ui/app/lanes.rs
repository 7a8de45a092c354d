//! What the application does for a lane of each kind: the context of its view, the panel of its tree, the selection in
//! it, and the texts about it. The rest of the application asks the document's depth-first search, or a lane.

use super::App;
use super::model::{Model, Panels};
use egui::{Context, Ui};
use poda_core::trace::{NodeId, RecordedKind, Story};
use poda_panels::frame::sides::separate_lanes_ui;
use poda_panels::tree_panel::{DrawnTree, LaneTrees, TreePanel};
use poda_session::lanes::{Lane, Side};
use poda_session::sampled_lane::SampledLane;
use poda_window::panel::mcts_context::MctsContext;
use poda_window::panel::request::{LaneRequest, UiRequest};
use poda_window::panel::view_context::{SearchContext, ShownKind, ShownTree, ViewContext};
use poda_window::state::practice::{AnyQuestions, AskMcts, PracticeMode};
use poda_words::i18n::Words;
use poda_words::i18n::mcts::settings;

impl Panels {
    /// Draws two lanes that are each at their own step.
    pub fn separate_lanes_ui(&mut self, ui: &mut Ui, model: &Model) {
        let context = model.view_context(&self.tree);
        let lanes = model.session.lanes();
        let shown = Side::BOTH.map(|side| model.shown(lanes.lane(side), side, &self.tree));
        let trees = LaneTrees { search: &mut self.tree, sampled: &mut self.other_trees.sampled };
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
        LaneTrees { search: &mut self.tree, sampled: &mut self.other_trees.sampled }
    }

    /// Takes back the last stroke that was drawn over the tree of a lane.
    pub fn undo_stroke(&mut self, lane: Lane<'_>, side: Side) {
        match lane {
            Lane::Search(search) => self.tree.ink.undo(Some(search)),
            Lane::Sampled(_) => self.other_trees.sampled[side as usize].ink.undo(None),
        }
    }

    /// Returns the tree of a lane as it was drawn last.
    pub const fn drawn_in(&self, lane: Lane<'_>, side: Side) -> Option<&DrawnTree> {
        match lane {
            Lane::Search(_) => self.tree.drawn.as_ref(),
            Lane::Sampled(_) => self.other_trees.sampled[side as usize].drawn.as_ref(),
        }
    }
}

impl Model {
    /// Returns the search of a lane that is shown on a side, with the state of its view. `tree` is the panel of a
    /// depth-first search.
    pub fn shown<'a>(&'a self, lane: Lane<'a>, side: Side, tree: &TreePanel) -> ShownKind<'a> {
        match lane {
            Lane::Search(search) => ShownKind::Search(search, self.shown_tree(search, tree)),
            Lane::Sampled(view) => ShownKind::Sampled(self.mcts_context(view, side)),
        }
    }

    /// Returns a Monte Carlo tree search as panels read it, with its selection and its open question.
    fn mcts_context<'a>(&'a self, view: &'a SampledLane, side: Side) -> MctsContext<'a> {
        let aside = self.practice.aside.as_ref();
        let questions = aside.and_then(|aside| aside.questions.sampled()).filter(|asked| asked.is_about(view));
        let of_user = questions.filter(|_| aside.is_some_and(|aside| aside.is_in_view)).and_then(AskMcts::open);
        let limit = of_user.map(|question| question.shown_step);
        let in_exercise = self.practice.mode.as_ref().and_then(PracticeMode::questions);
        let room = in_exercise.and_then(AnyQuestions::sampled).filter(|asked| asked.is_about(view));
        let of_room = room.and_then(AskMcts::open).filter(|question| question.shown_step == view.step());
        let asked = of_user.or(of_room).copied();
        // As in every search that finds a move of the program, the last step hides the replies to that move.
        let hides_replies = self.session.current_match().is_some() && view.is_over();
        let is_in_tree = |node: &NodeId| node.index() < view.recording().node_count() && view.moment().has(*node);
        let selected = self.selection.in_lanes[side as usize].filter(is_in_tree);
        MctsContext { view, selected, questions, asked, limit, hides_replies }
    }
}

impl App {
    /// Asks the room about the current step of the first lane.
    pub(super) fn ask_room_about_lane(&mut self) {
        match self.model.session.lanes().first.kind() {
            RecordedKind::Search => self.ask_room_to_predict(),
            RecordedKind::Sampled => self.ask_room_about_sampled(),
        }
    }

    /// Applies a request about the view to the tree of the lane in which steps are made. Returns any other request, and
    /// every request if that lane is a depth-first search, whose requests are carried out last.
    pub(super) fn view_in_lane(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let Self { model, panels, .. } = self;
        let side = model.session.stepped_side();
        let mcts = match model.session.stepped() {
            Lane::Search(_) => return Some(request),
            Lane::Sampled(view) => model.mcts_context(view, side),
        };
        let context = model.view_context(&panels.tree);
        let tree = &mut panels.other_trees.sampled[side as usize];
        match tree.handle(&context, mcts, request)? {
            UiRequest::Lane(LaneRequest::Select(node)) => model.selection.in_lanes[side as usize] = node,
            UiRequest::Lane(LaneRequest::Reveal(node)) => {
                tree.reveal(&context, mcts, node);
                model.selection.in_lanes[side as usize] = Some(node);
            }
            other => return Some(other),
        }
        None
    }
}

/// Returns the settings of the search of a lane, as they are printed below its tree; `None` for a depth-first search,
/// whose settings are printed with those of the document.
pub(super) fn settings_text(words: &Words, lane: Lane<'_>) -> Option<String> {
    match lane {
        Lane::Search(_) => None,
        Lane::Sampled(lane) => Some(settings(words, lane.recording().config(), lane.recording().scale())),
    }
}
