//! What panels read of the model, and what the application does for a lane of each kind: the context of its view, the
//! panel of its tree, the selection in it, and the texts about it. The rest of the application asks the document's
//! depth-first search, or a lane.

use super::model::Model;
use super::panels::Panels;
use egui::{Context, Ui};
use poda_core::trace::{NodeId, RecordedKind, Story};
use poda_panels::frame::copied_picture::TitledTree;
use poda_panels::frame::sides::{self, separate_lanes_ui};
use poda_panels::tree_panel::{DrawnTree, LaneTrees, TreePanel};
use poda_session::lanes::{Lane, Side};
use poda_session::sampled_lane::SampledLane;
use poda_window::panel::mcts_context::MctsContext;
use poda_window::panel::request::{LaneRequest, UiRequest};
use poda_window::panel::view_context::{SearchContext, ShownKind, ShownTree, ViewContext, WindowUse};
use poda_window::state::practice::{AnyQuestions, AskMcts, PracticeMode};
use poda_words::i18n::Words;
use poda_words::i18n::mcts::settings;

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
        match lane {
            Lane::Search(search) => ShownKind::Search(search, self.shown_tree(search, tree)),
            Lane::Sampled(view) => ShownKind::Sampled(self.mcts_context(view, side)),
        }
    }

    /// Returns a Monte Carlo tree search as panels read it, with its selection and its open question.
    fn mcts_context<'a>(&'a self, view: &'a SampledLane, side: Side) -> MctsContext<'a> {
        let in_strip = self.practice.in_strip.as_ref();
        let questions = in_strip.and_then(|in_strip| in_strip.questions.sampled()).filter(|asked| asked.is_about(view));
        let of_user =
            questions.filter(|_| in_strip.is_some_and(|in_strip| in_strip.is_in_view)).and_then(AskMcts::open);
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
        let mcts = match model.session.stepped() {
            Lane::Search(_) => return Some(request),
            Lane::Sampled(view) => model.mcts_context(view, side),
        };
        let context = model.view_context(&self.tree);
        let tree = &mut self.other_trees.sampled[side as usize];
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

/// Returns what belongs to searches of a kind.
pub(super) fn of_kind<T>(kind: RecordedKind, search: T, sampled: T) -> T {
    match kind {
        RecordedKind::Search => search,
        RecordedKind::Sampled => sampled,
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
