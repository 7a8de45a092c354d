//! The model that the window shows.
//!
//! Panels read it through a [`ViewContext`](poda_window::panel::view_context::ViewContext). Only the application
//! changes it.

use super::jump_history::JumpHistory;
use super::practice_state::PracticeState;
use super::selection::NodeSelection;
use poda_core::document::Lecture;
use poda_core::game::Game;
use poda_core::trace::{NodeId, TimelineStep};
use poda_panels::tree_panel::TreePanel;
use poda_session::shown_search::ShownSearch;
use poda_session::{Changed, Origin, Session, TreeChange, UniqueId};
use poda_window::documents::document_title;
use poda_window::panel::request::Requests;
use poda_window::panel::view_context::ShownTree;
use poda_window::state::classroom::Classroom;
use poda_window::state::edit_feedback::EditFeedback;
use poda_window::state::lectern::Lectern;
use poda_window::state::mode::{Mode, Modes};
use poda_window::state::practice::{PracticeMode, Predict, UnderWay};
use poda_window::stored::drafts::OtherDraft;
use poda_window::stored::settings::Settings;
use poda_words::i18n::{NamedBounds, Words};
use poda_words::lessons::curriculum::{self, SearchControl};
use std::sync::Arc;

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
    /// The lecture entry whose panels were last opened.
    pub arranged: Option<(Arc<Lecture>, usize)>,
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
            arranged: None,
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

    /// Offers a choice of where to begin when the program is started for the first time. Nothing is asked before the
    /// choice.
    pub fn offer_ways_in(&mut self) {
        self.first_start = Some(self.session.history().id);
        // An exercise that has started is left.
        self.practice.decided_for = None;
    }

    /// Returns whether the window offers where to begin: at the first start of the program, before the first step. It
    /// asks nothing then.
    pub fn offers_ways_in(&self) -> bool {
        let is_first = self.first_start == Some(self.session.history().id);
        is_first && self.session.timeline_step() == TimelineStep::START && !self.window.modes.has(Mode::Presenting)
    }

    /// Returns the title of the window: the name of the open document, and that of the program.
    pub fn title(&self) -> String {
        format!("{} – Poda", document_title::title(&self.session, &self.words))
    }

    pub const fn is_presenting(&self) -> bool {
        self.window.modes.has(Mode::Presenting)
    }

    /// Returns whether the window is embedded in another page as a frame, which shows only the tree, the caption and
    /// the transport.
    pub const fn is_embedded(&self) -> bool {
        self.window.modes.has(Mode::Embedded)
    }

    pub fn is_reading(&self) -> bool {
        self.practice.mode.as_ref().is_some_and(PracticeMode::is_reading)
    }

    pub fn is_class_asked(&self) -> bool {
        self.practice.mode.as_ref().is_some_and(PracticeMode::asks_room)
    }

    /// Opens the panels that the lecture entry specifies, when the entry is first shown.
    pub fn arrange_panels(&mut self) {
        let Some(shown) = self.session.shown_lecture() else { return };
        let is_shown =
            |(lecture, index): &(Arc<Lecture>, usize)| Arc::ptr_eq(lecture, &shown.lecture) && *index == shown.index;
        if !self.arranged.as_ref().is_some_and(is_shown) {
            self.arranged = Some((Arc::clone(&shown.lecture), shown.index));
            self.lectern.arrange(shown.entry().and_then(|entry| entry.panels.as_deref()));
        }
    }
}
