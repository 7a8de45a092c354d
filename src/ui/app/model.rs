//! The model that the window shows, and the panels that show it.
//!
//! Panels read the model through a [`ViewContext`]. Only the application changes it.

use super::jump_history::JumpHistory;
use super::practice_state::PracticeState;
use super::selection::NodeSelection;
use crate::files::Files;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, TimelineStep};
use poda_panels::dialogs::Dialogs;
use poda_panels::frame::find_bar::FindBar;
use poda_panels::frame::notifications::Notifications;
use poda_panels::frame::sheet::BottomSheet;
use poda_panels::frame::split_view::SplitViewPanel;
use poda_panels::frame::strip::Strip;
use poda_panels::practice::QuestionCard;
use poda_panels::side_panel::SidePanel;
use poda_panels::tree_panel::{OtherTrees, TreePanel};
use poda_session::shown_search::ShownSearch;
use poda_session::{Changed, Origin, Session, TreeChange, UniqueId};
use poda_window::panel::request::Requests;
use poda_window::panel::view_context::{SearchContext, ShownTree, ViewContext, WindowUse};
use poda_window::state::classroom::Classroom;
use poda_window::state::edit_feedback::EditFeedback;
use poda_window::state::lectern::Lectern;
use poda_window::state::mode::{Mode, Modes};
use poda_window::state::practice::{PracticeMode, Predict, UnderWay};
use poda_window::stored::drafts::OtherDraft;
use poda_window::stored::settings::{LessonAnswers, Settings};
use poda_words::i18n::{NamedBounds, Words};
use poda_words::lessons;
use poda_words::lessons::curriculum::{self, SearchControl};
use poda_words::practice::check_askable;
use poda_words::practice::quiz::{ClosedQuestion, RightCount};

/// How the window is used.
#[derive(Debug)]
pub(super) struct WindowState {
    /// The modes that the user or a link chose. Those of practice and of a match are derived.
    pub modes: Modes,
    /// Whether the side panel is open in a narrow window, where it is hidden initially.
    pub is_side_panel_open: bool,
    /// Whether the user operates the window by touch.
    pub is_touched: bool,
}

/// The state of the window: the open session, the settings, the selection, the modes and the exercise.
#[derive(Debug)]
pub(super) struct Model {
    pub session: Session,
    pub settings: Settings,
    pub words: Words,
    pub selection: NodeSelection,
    pub window: WindowState,
    /// The last edit of the position, and the search before it.
    pub edit_feedback: Option<EditFeedback>,
    pub lectern: Lectern,
    pub classroom: Classroom,
    pub practice: PracticeState,
    pub jumps: JumpHistory,
    /// The document of the first start of the program, until the user has chosen where to begin.
    pub first_start: Option<UniqueId>,
    /// The unsaved documents of other runs of the program, newest first.
    pub drafts: Vec<OtherDraft>,
    /// The requests that panels push during this frame.
    pub requests: Requests,
}

impl Model {
    pub fn new(session: Session, settings: Settings) -> Self {
        let words = Words::new(settings.language);
        let mut model = Self {
            session,
            settings,
            words,
            selection: NodeSelection::default(),
            window: WindowState { modes: Modes::READING, is_side_panel_open: false, is_touched: false },
            edit_feedback: None,
            lectern: Lectern::default(),
            classroom: Classroom::default(),
            practice: PracticeState::default(),
            jumps: JumpHistory::default(),
            first_start: None,
            drafts: Vec::new(),
            requests: Requests::default(),
        };
        model.update_words();
        model
    }

    /// Loads the words of the language in the settings, if it has changed, and names the bounds that the open lesson
    /// names.
    pub fn update_words(&mut self) {
        if self.words.language() != self.settings.language {
            self.words = Words::new(self.settings.language);
        }
        let is_unchanged = self.session.history().is_searched_as_opened();
        let lesson = self.session.origin().lesson().filter(|_| is_unchanged);
        self.words.named_bounds = lesson.map_or(NamedBounds::Both, curriculum::named_bounds);
    }

    pub fn modes(&self) -> Modes {
        let modes = self.window.modes.with(Mode::Playing, self.session.current_match().is_some());
        let modes = Mode::of_kind(self.session.stepped().kind()).map_or(modes, |mode| modes.with(mode, true));
        let position = self.session.document().position();
        let modes = modes.with(Mode::SeveralPlayers, position.players().is_some());
        let modes = modes.with(Mode::PlayersTree, position.players().is_some() && position.is_explicit_tree());
        match &self.practice.mode {
            None | Some(PracticeMode::Rounds(_)) => modes,
            Some(mode) if mode.is_reading() => modes.with(Mode::Practicing, mode.is_asking(&self.session)),
            Some(PracticeMode::Questions(_) | PracticeMode::FillIn(_)) => modes.with(Mode::Practicing, true),
            Some(PracticeMode::ImproveOrder(_)) => modes.with(Mode::Ordering, true),
        }
    }

    pub fn is(&self, mode: Mode) -> bool {
        self.modes().has(mode)
    }

    /// Enters or leaves a mode.
    pub const fn set_mode(&mut self, mode: Mode, is_on: bool) {
        self.window.modes = self.window.modes.with(mode, is_on);
    }

    /// Returns whether the last jump can be undone. Undoing does not leave an exercise in which something was answered.
    pub fn can_go_back(&self) -> bool {
        let shown = self.session.own_lane().id();
        let is_answered = self.practice.mode.as_ref().is_some_and(PracticeMode::is_answered);
        self.jumps.past.last().is_some_and(|jump| jump.is_of(shown) && (jump.is_practicing || !is_answered))
    }

    pub fn predict(&self) -> Option<&Predict> {
        self.practice.mode.as_ref().and_then(PracticeMode::predict)
    }

    /// Returns the questions of the exercise, if they are about a depth-first search.
    pub fn predict_mut(&mut self) -> Option<&mut Predict> {
        self.practice.mode.as_mut().and_then(PracticeMode::predict_mut)
    }

    /// Returns what is common to the questions of an exercise about a search of any kind.
    pub fn questions(&self) -> Option<&dyn UnderWay> {
        Some(self.practice.mode.as_ref()?.questions()?.under_way())
    }

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

    /// Returns what the user has chosen to see of the tree of the depth-first search, which `tree` shows.
    pub fn shown_tree(&self, search: &ShownSearch, tree: &TreePanel) -> ShownTree {
        let players = self.session.document().position().players();
        let is_player = |player: &usize| players.is_some_and(|players| *player < players.names.len());
        ShownTree {
            root: tree.root(search),
            selected: self.selected_node(),
            viewed_player: self.selection.player.filter(is_player),
            is_far: false,
            why_not: self.selection.why_not.and_then(|node| search.recording().resolve(node)),
        }
    }

    /// Returns the session in which steps are made: that of a refutation being played out, or else the open one.
    pub fn stepped_session(&self) -> &Session {
        self.predict().and_then(Predict::played_out).unwrap_or(&self.session)
    }

    /// Returns the selected node, if it belongs to the depth-first search.
    pub fn selected_node(&self) -> Option<NodeId> {
        self.selection.node_of(self.session.search()?.recording())
    }

    /// Returns the node of the depth-first search in focus as it is drawn: the selected node, or else the current one,
    /// or the folded ancestor that hides it. `None` if there is no depth-first search.
    pub fn focused_node(&self) -> Option<NodeId> {
        let search = self.session.search()?;
        let focused = self.selected_node().or_else(|| search.moment().current()).unwrap_or(NodeId::ROOT);
        Some(search.shown_ancestor(focused))
    }

    pub const fn open_side_panel(&mut self, is_narrow: bool) {
        *self.side_panel(is_narrow) = true;
    }

    /// Returns the flag for whether the side panel is shown, for a window of this width.
    pub const fn side_panel(&mut self, is_narrow: bool) -> &mut bool {
        if is_narrow { &mut self.window.is_side_panel_open } else { &mut self.settings.panel }
    }

    pub const fn has_side_panel(&self, is_narrow: bool) -> bool {
        if is_narrow { self.window.is_side_panel_open } else { self.settings.panel }
    }

    /// Changes the session, and returns what has changed. If the session then shows another recording of the same
    /// search, maps the selection and the view of `tree` to the nodes of that recording. This is the only function that
    /// carries nodes from one recording to another.
    pub fn update_session(&mut self, tree: &mut TreePanel, update: impl FnOnce(&mut Session) -> Changed) -> Changed {
        let changed = update(&mut self.session);
        if let (TreeChange::Extended(before), Some(search)) = (&changed.tree, self.session.search()) {
            let now = search.recording();
            let counterpart = |node| Some(now.node_ref(before.counterpart(before.resolve(node)?, now)?));
            self.selection.node = self.selection.node.and_then(counterpart);
            tree.map_nodes(counterpart);
        }
        changed
    }

    /// Keeps that a control was used.
    pub fn use_control(&mut self, control: SearchControl) {
        self.settings.used_controls.insert(control.name().to_owned());
    }

    /// Shows all controls from now on, once the user has opened a file.
    pub fn show_controls_of_authors(&mut self) {
        self.settings.all_controls |= matches!(self.session.origin(), Origin::File(_));
    }

    /// Keeps the questions that the reader has closed, which are left with the exercise.
    pub fn keep_read_outcomes(&mut self) {
        let Some(recording) = self.session.search().map(ShownSearch::recording) else { return };
        let reader = self.practice.mode.as_ref().filter(|mode| mode.is_reading()).and_then(PracticeMode::predict);
        let Some(predict) = reader.filter(|predict| predict.is_of(recording)) else { return };
        self.practice.outcomes.keep_read(recording.id, predict.run.outcomes());
    }

    /// Marks the open lesson as done once the last step of its unchanged search is reached and each question that it
    /// asks of a reader was answered or shown.
    pub fn mark_lesson_done(&mut self) {
        let Some(number) = self.session.origin().lesson() else { return };
        let is_at_end = self.session.history().is_as_opened()
            && self.session.current_match().is_none()
            && !self.session.shows_partial_search()
            && self.session.is_over();
        if !is_at_end {
            return;
        }
        let name = lessons::name(number);
        let asked = self.asked_of_reader();
        if 0 < asked {
            let outcomes = self.read_outcomes();
            if outcomes.len() < asked {
                return;
            }
            let right = RightCount::of(outcomes, None).right;
            let answers = self.settings.answers.entry(name.to_owned()).or_default();
            if *answers != (LessonAnswers { right, asked }) && answers.right <= right {
                *answers = LessonAnswers { right, asked };
            }
        }
        if !self.settings.done.contains(name) {
            self.settings.done.insert(name.to_owned());
        }
    }

    /// Returns whether the document asks its reader a question that was not closed yet.
    pub fn is_question_left(&self) -> bool {
        self.read_outcomes().len() < self.asked_of_reader()
    }

    /// Returns how many questions the open document asks its reader: none if the document itself has a second search.
    /// A second search that the user has added does not change the number.
    pub fn asked_of_reader(&self) -> usize {
        let history = self.session.history();
        let is_alone = self.session.shows_document_alone()
            || history.document().searches.second() != history.baseline.searches.second();
        let asks = history.document().reading.asks && is_alone && self.is_reader_asked();
        if asks { history.chosen_questions().len() } else { 0 }
    }

    /// Returns the questions about the shown search that its reader has closed.
    fn read_outcomes(&self) -> &[ClosedQuestion<Recording<AnyGame>>] {
        self.session.search().map_or(&[], |search| self.practice.outcomes.read_of(search.recording().id))
    }

    /// Returns whether the window offers where to begin: at the first start of the program, before the first step. It
    /// asks nothing then.
    pub fn offers_ways_in(&self) -> bool {
        let is_first = self.first_start == Some(self.session.history().id);
        is_first && self.session.timeline_step() == TimelineStep::START && !self.window.modes.has(Mode::Presenting)
    }

    /// Returns whether the open document can ask its reader something now.
    pub fn can_ask_reader(&self) -> bool {
        self.session.shows_document_alone() && self.is_reader_asked() && !self.offers_ways_in()
    }

    /// Returns whether a reader is asked questions about the open document, where nothing is shown beside it: its search
    /// is depth first, as it was opened, and shown to a single user, who wants to be asked.
    fn is_reader_asked(&self) -> bool {
        let own = self.session.search().filter(|_| self.session.document().search().is_some());
        let is_askable = own.is_some_and(|search| check_askable(search.passes()).is_ok());
        let is_single = !self.window.modes.has(Mode::Presenting) && !self.window.modes.has(Mode::Embedded);
        self.settings.asks_readers && is_single && self.session.history().is_as_opened() && is_askable
    }
}

/// The panels, with the state that each keeps between frames: scroll offsets, unfinished edits, open modals.
#[derive(Debug, Default)]
pub(super) struct Panels {
    pub tree: TreePanel,
    /// The correct tree, shown beside the one that a student fills in.
    pub true_tree: TreePanel,
    pub other_trees: OtherTrees,
    pub split_view: SplitViewPanel,
    pub find: FindBar,
    pub side: SidePanel,
    /// The sheet that contains the side panel in a window as narrow as a phone.
    pub sheet: BottomSheet,
    /// The strip under the tree.
    pub strip: Strip,
    pub question: QuestionCard,
    pub files: Files,
    pub dialogs: Dialogs,
    pub notifications: Notifications,
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_session::Command;
    use poda_session::playback::Direction;
    use poda_words::file::load_for_any_search;
    use poda_words::i18n::Language;

    /// Returns the model of a text at the end of its search, as if it were that of the first lesson.
    fn at_end(text: &str) -> Model {
        let settings = Settings::new(Language::ENGLISH);
        let document = load_for_any_search(text.as_bytes()).unwrap();
        let mut model = Model::new(Session::new(document, Origin::Lesson(0), settings.notation), settings);
        model.session.apply(Command::Go(Direction::Last));
        model.mark_lesson_done();
        model
    }

    #[test]
    fn a_lesson_is_done_without_the_questions_that_it_cannot_ask() {
        let asks = |search: &str, kind: &str| {
            format!(
                "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), {search} \
                practice: (questions: [(kind: {kind}, step: 5)]), reading: (asks: true))"
            )
        };
        let is_done = |model: &Model| !model.settings.done.is_empty();
        let mut model = at_end(&asks("", "Value"));
        assert!(model.asked_of_reader() == 1 && model.can_ask_reader() && !is_done(&model));
        let beside = model.session.latest_config().map(Into::into);
        model.session.apply(Command::SetBeside(beside));
        model.session.finish_tasks();
        model.session.apply(Command::Go(Direction::Last));
        model.mark_lesson_done();
        assert!(!model.can_ask_reader() && !is_done(&model), "the question waits beside a second search");
        for (search, kind) in [("search: (algorithm: Mcts),", "Select"), ("beside: (algorithm: Minimax),", "Value")] {
            let mut model = at_end(&asks(search, kind));
            assert!(model.asked_of_reader() == 0 && !model.can_ask_reader() && is_done(&model), "{search}");
            let beside = (!search.contains("beside")).then(|| model.session.offered_config().into());
            model.session.apply(Command::SetBeside(beside));
            model.session.finish_tasks();
            let is_asked = search.contains("beside");
            assert_eq!((model.asked_of_reader() == 1, model.can_ask_reader()), (is_asked, is_asked), "{search}");
        }
    }
}
