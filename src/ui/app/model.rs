//! What the window shows, and the panels that show it.
//!
//! Panels read the model as a [`ViewContext`]; only the application changes it.

use crate::classroom::Classroom;
use crate::dialogs::Dialogs;
use crate::drafts::Draft;
use crate::edit_feedback::EditFeedback;
use crate::files::Files;
use crate::find_bar::FindBar;
use crate::lectern::Lectern;
use crate::mode::{Mode, Modes};
use crate::notifications::Notifications;
use crate::practice::{Diary, PracticeMode, Predict, QuestionCard};
use crate::request::Requests;
use crate::settings::Settings;
use crate::sheet::Sheet;
use crate::side_panel::SidePanel;
use crate::side_panel::mcts_questions::OpenQuestion;
use crate::split_view::SplitViewPanel;
use crate::tree_panel::{MctsTree, TreePanel, TreeView};
use crate::view_context::{MctsContext, ViewContext};
use poda_core::trace::recording::{NodeRef, RecordingId};
use poda_core::trace::{NodeId, TimelineStep};
use poda_picture::picture::Folds;
use poda_session::Session;
use poda_session::shown_search::TreeId;
use poda_session::split_view::SplitSide;
use poda_words::i18n::Words;
use poda_words::lessons;
use poda_words::practice::run::ClosedQuestion;
use std::sync::Arc;

/// The open session, the user's settings, and what is in view.
#[derive(Debug)]
pub(super) struct Model {
    pub session: Session,
    pub settings: Settings,
    pub words: Words,
    /// The node that the user selected; `None` while the current node has the focus.
    pub selected: Option<NodeRef>,
    /// The node that the user selected in a Monte Carlo tree search.
    pub mcts_selected: Option<NodeId>,
    /// The question about that search that is open.
    pub mcts_asked: Option<OpenQuestion>,
    /// The modes that the user or a link chose; those of practice and of a match follow from what is being done.
    pub chosen_modes: Modes,
    /// Whether the side panel is open in a narrow window, which hides it at first.
    pub is_side_panel_open: bool,
    /// Whether the window is used with fingers.
    pub is_touched: bool,
    /// The last edit of the position and the search before it.
    pub edit_feedback: Option<EditFeedback>,
    pub lectern: Lectern,
    pub classroom: Classroom,
    pub diary: Diary,
    /// How many outcomes of the exercise of predicting are in the diary.
    pub outcomes_recorded: usize,
    /// The exercise that is being done.
    pub practice: Option<PracticeMode>,
    /// The questions that were closed before the exercise was left, and the recording that they are about.
    pub left_outcomes: Option<(RecordingId, Vec<ClosedQuestion>)>,
    /// Where the user was before each jump in the search that is shown.
    pub jumps: Vec<Jump>,
    /// Whether the last request went to a step of the timeline.
    pub is_seeking: bool,
    /// The unsaved documents of other runs, the newest first.
    pub drafts: Vec<Draft>,
    /// What panels ask for in this frame.
    pub requests: Requests,
}

impl Model {
    pub fn new(session: Session, settings: Settings) -> Self {
        let words = Words::new(settings.language);
        Self {
            session,
            settings,
            words,
            selected: None,
            mcts_selected: None,
            mcts_asked: None,
            chosen_modes: Modes::READING,
            is_side_panel_open: false,
            is_touched: false,
            edit_feedback: None,
            lectern: Lectern::default(),
            classroom: Classroom::default(),
            diary: Diary::default(),
            outcomes_recorded: 0,
            practice: None,
            left_outcomes: None,
            jumps: Vec::new(),
            is_seeking: false,
            drafts: Vec::new(),
            requests: Requests::default(),
        }
    }

    /// Loads the words of the chosen language, if they are those of another.
    pub fn update_words(&mut self) {
        if self.words.language() != self.settings.language {
            self.words = Words::new(self.settings.language);
        }
    }

    pub fn modes(&self) -> Modes {
        let modes = self.chosen_modes.with(Mode::Playing, self.session.current_match().is_some());
        let modes = modes.with(Mode::Mcts, self.session.stepped_mcts().is_some());
        match &self.practice {
            None | Some(PracticeMode::Rounds(_)) => modes,
            Some(mode) if mode.is_reading() => {
                modes.with(Mode::Practicing, mode.is_asking(self.session.search().step()))
            }
            Some(PracticeMode::Predict(_) | PracticeMode::FillIn(_) | PracticeMode::AskMcts(_)) => {
                modes.with(Mode::Practicing, true)
            }
            Some(PracticeMode::ImproveOrder(_)) => modes.with(Mode::Ordering, true),
        }
    }

    pub fn is(&self, mode: Mode) -> bool {
        self.modes().has(mode)
    }

    /// Chooses a mode, or leaves it.
    pub const fn set_mode(&mut self, mode: Mode, is_on: bool) {
        self.chosen_modes = self.chosen_modes.with(mode, is_on);
    }

    /// Returns whether there is a jump to be undone. An exercise in which something was answered is not left for that.
    pub fn can_go_back(&self) -> bool {
        let shown = self.session.search().tree_id();
        let is_answered = self.practice.as_ref().is_some_and(PracticeMode::is_answered);
        self.jumps.last().is_some_and(|jump| jump.is_of(shown) && (jump.is_practicing || !is_answered))
    }

    /// Returns the exercise of predicting, if that is being done.
    pub fn predict(&self) -> Option<&Predict> {
        self.practice.as_ref().and_then(PracticeMode::predict)
    }

    /// Returns what panels read, for the part of the search that a panel shows.
    pub fn view_context(&self, tree: &TreePanel) -> ViewContext<'_> {
        ViewContext {
            session: &self.session,
            search: self.session.search(),
            words: &self.words,
            settings: &self.settings,
            selected: self.selected_node(),
            edit_feedback: self.edit_feedback.as_ref(),
            lectern: &self.lectern,
            classroom: &self.classroom,
            practice: self.practice.as_ref(),
            diary: &self.diary,
            root: tree.root(self.session.search()),
            modes: self.modes(),
            is_touched: self.is_touched,
            is_far: false,
            can_go_back: self.can_go_back(),
            drafts: &self.drafts,
            mcts: self.stepped_mcts(),
            requests: &self.requests,
        }
    }

    /// The Monte Carlo tree search that is shown, with what is selected in it.
    pub fn mcts(&self) -> Option<MctsContext<'_>> {
        let view = self.session.mcts()?;
        let has = |node: &NodeId| node.index() < view.recording().node_count() && view.moment().has(*node);
        let of_user = self.mcts_asked.filter(|asked| asked.of == view.id).map(|asked| asked.question);
        let limit = of_user.map(|question| question.shown_step);
        let of_room = self.practice.as_ref().and_then(PracticeMode::ask_mcts).filter(|asked| asked.is_open_in(view));
        let asked = of_user.or(of_room.map(|asked| asked.question));
        // As of every search by which the program moves, its end hides the answer to its move.
        let hides_replies = self.session.current_match().is_some() && view.is_over();
        Some(MctsContext { view, selected: self.mcts_selected.filter(has), asked, limit, hides_replies })
    }

    /// The same where steps are made in it, and not in a search beside it.
    pub fn stepped_mcts(&self) -> Option<MctsContext<'_>> {
        self.mcts().filter(|_| !self.session.steps_beside_mcts())
    }

    /// The session in which steps are made: the one of a search that is played out in an exercise, or else the open one.
    pub fn stepped_session(&self) -> &Session {
        self.predict().and_then(Predict::played_out).unwrap_or(&self.session)
    }

    /// Returns the selected node, if it is a node of the search shown.
    pub fn selected_node(&self) -> Option<NodeId> {
        self.selected.and_then(|node| self.session.search().recording().resolve(node))
    }

    /// Returns the node in focus: the selected one, or else the current one.
    pub fn focused_node(&self) -> NodeId {
        self.selected_node().or_else(|| self.session.search().moment().current()).unwrap_or(NodeId::ROOT)
    }

    /// Returns the node that is drawn for a node: itself, or the folded ancestor that hides it.
    pub fn shown_ancestor(&self, node: NodeId) -> NodeId {
        NodeId::new(self.session.search().tree_layout.positions.shown_ancestor(node.number()) as usize)
    }

    pub const fn open_side_panel(&mut self, is_narrow: bool) {
        *self.side_panel(is_narrow) = true;
    }

    /// Returns whether the side panel is shown, to be changed.
    pub const fn side_panel(&mut self, is_narrow: bool) -> &mut bool {
        if is_narrow { &mut self.is_side_panel_open } else { &mut self.settings.panel }
    }

    pub const fn has_side_panel(&self, is_narrow: bool) -> bool {
        if is_narrow { self.is_side_panel_open } else { self.settings.panel }
    }

    /// Changes the session. Where it then shows another recording of the same search, the selection and the view of `tree` are
    /// mapped to its nodes; only here do they pass from one recording to another.
    pub fn update_session(&mut self, tree: &mut TreePanel, update: impl FnOnce(&mut Session)) {
        let session = &mut self.session;
        let (before, tree_before) = (Arc::clone(session.search().recording()), session.search().tree_id());
        update(session);
        let now = session.search().recording();
        if before.id != now.id && tree_before == session.search().tree_id() {
            let counterpart = |node| Some(now.node_ref(before.counterpart(before.resolve(node)?, now)?));
            self.selected = self.selected.and_then(counterpart);
            tree.map_nodes(counterpart);
        }
    }

    /// Marks the open lesson as done once the last step of its own search was reached.
    pub fn mark_lesson_done(&mut self) {
        if let Some(number) = self.session.origin().lesson()
            && self.session.history().is_as_opened()
            && self.session.current_match().is_none()
            && !self.session.shows_partial_search()
            && self.session.is_over()
            && !self.settings.done.contains(lessons::name(number))
        {
            self.settings.done.insert(lessons::name(number).to_owned());
        }
    }
}

/// What was shown before a jump, and how.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Jump {
    /// The search that is shown; in another one there is no way back.
    pub tree: TreeId,
    /// The step; `None` where the jump did not leave it.
    pub step: Option<TimelineStep>,
    /// The side in which it was made, beside a Monte Carlo tree search.
    pub side: SplitSide,
    pub folds: Folds,
    pub view: TreeView,
    pub selected: Option<NodeRef>,
    /// Whether an exercise was being done.
    pub is_practicing: bool,
}

impl Jump {
    /// Returns whether it was made in the search of a tree.
    pub fn is_of(&self, tree: TreeId) -> bool {
        self.tree.is_same_search(tree)
    }
}

/// The panels and what each of them keeps between frames: scroll offsets, unfinished edits, open modals.
#[derive(Debug, Default)]
pub(super) struct Panels {
    pub tree: TreePanel,
    /// The tree of the search beside the one that a student fills in.
    pub true_tree: TreePanel,
    /// The tree of a Monte Carlo tree search.
    pub mcts: MctsTree,
    /// The two trees of a split view.
    pub split_view: SplitViewPanel,
    pub find: FindBar,
    pub side: SidePanel,
    /// The sheet on which the side panel stands in a window as narrow as a phone.
    pub sheet: Sheet,
    /// The card of the question that is asked in practice.
    pub question: QuestionCard,
    pub files: Files,
    pub dialogs: Dialogs,
    pub notifications: Notifications,
}
