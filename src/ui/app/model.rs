//! What the window shows, apart from the panels that show it.
//!
//! Panels read it as a [`ViewContext`]; only the application changes it.

use crate::i18n::Words;
use crate::lessons;
use crate::session::{Origin, Session};
use crate::trace::NodeId;
use crate::trace::node_ref::NodeRef;
use crate::ui::edit_feedback::EditFeedback;
use crate::ui::lectern::Lectern;
use crate::ui::practice::{Diary, PracticeMode, Predict};
use crate::ui::settings::Settings;
use crate::ui::tree_panel::TreePanel;
use crate::ui::view_context::ViewContext;
use std::sync::Arc;

/// The open session, the user's settings, and what is in view.
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own")]
#[derive(Debug)]
pub(super) struct Model {
    pub session: Session,
    pub settings: Settings,
    pub words: Words,
    /// The node that the user selected; `None` while the current node has the focus.
    pub selected: Option<NodeRef>,
    pub is_presenting: bool,
    pub is_blank: bool,
    /// Whether the window is a frame in another page, as a link asks for.
    pub is_embedded: bool,
    /// Whether the side panel is open in a narrow window, which hides it at first.
    pub is_side_panel_open: bool,
    /// The last edit of the position and the search before it.
    pub edit_feedback: Option<EditFeedback>,
    /// What is in use at the lectern.
    pub lectern: Lectern,
    /// What was practised.
    pub diary: Diary,
    /// How many outcomes of the exercise of predicting are in the diary.
    pub outcomes_recorded: usize,
    /// The exercise that is being done.
    pub practice: Option<PracticeMode>,
}

impl Model {
    pub fn new(session: Session, settings: Settings) -> Self {
        let words = Words::new(settings.language);
        Self {
            session,
            settings,
            words,
            selected: None,
            is_presenting: false,
            is_blank: false,
            is_embedded: false,
            is_side_panel_open: false,
            edit_feedback: None,
            lectern: Lectern::default(),
            diary: Diary::default(),
            outcomes_recorded: 0,
            practice: None,
        }
    }

    /// Loads the words of the chosen language, if they are those of another.
    pub fn update_words(&mut self) {
        if self.words.language() != self.settings.language {
            self.words = Words::new(self.settings.language);
        }
    }

    /// Returns what panels read, for a tree shown from `root` down.
    pub fn view_context(&self, root: NodeId) -> ViewContext<'_> {
        ViewContext {
            session: &self.session,
            search: self.session.search(),
            words: &self.words,
            settings: &self.settings,
            selected: self.selected_node(),
            edit_feedback: self.edit_feedback.as_ref(),
            lectern: &self.lectern,
            practice: self.practice.as_ref(),
            diary: &self.diary,
            root,
            is_presenting: self.is_presenting,
            is_embedded: self.is_embedded,
            is_far: false,
        }
    }

    /// The session in which steps are made: the one of a search that is played out in an exercise, or else the open one.
    pub fn stepped_session(&self) -> &Session {
        let predict = self.practice.as_ref().and_then(PracticeMode::predict);
        predict.and_then(Predict::played_out).unwrap_or(&self.session)
    }

    /// Returns the selected node, if it is a node of the search shown.
    pub fn selected_node(&self) -> Option<NodeId> {
        self.selected.and_then(|node| self.session.search().recording().resolve(node))
    }

    /// Returns the node in focus: the selected one, or else the current one.
    pub fn focused_node(&self) -> NodeId {
        self.selected_node().or_else(|| self.session.search().moment().current()).unwrap_or(NodeId::ROOT)
    }

    /// Selects a node.
    pub fn select(&mut self, node: NodeId) {
        self.selected = Some(self.session.search().recording().node_ref(node));
    }

    /// Returns the node that is drawn for a node: itself, or the folded ancestor that hides it.
    pub fn shown_ancestor(&self, node: NodeId) -> NodeId {
        NodeId::new(self.session.search().tree_layout().positions.shown_ancestor(node.number()) as usize)
    }

    /// Opens the side panel.
    pub const fn open_side_panel(&mut self, is_narrow: bool) {
        if is_narrow {
            self.is_side_panel_open = true;
        } else {
            self.settings.panel = true;
        }
    }

    /// Shows or hides the side panel.
    pub const fn toggle_side_panel(&mut self, is_narrow: bool) {
        if is_narrow {
            self.is_side_panel_open = !self.is_side_panel_open;
        } else {
            self.settings.panel = !self.settings.panel;
        }
    }

    /// Whether the side panel is shown.
    pub const fn has_side_panel(&self, is_narrow: bool) -> bool {
        if is_narrow { self.is_side_panel_open } else { self.settings.panel }
    }

    /// Changes the session. Where it then shows another recording of the same search, the selection and the view of `tree` are
    /// mapped to its nodes; this is the only place where they pass from one recording to another.
    pub fn update_session(&mut self, tree: &mut TreePanel, update: impl FnOnce(&mut Session)) {
        let session = &mut self.session;
        let (before, tree_before) = (Arc::clone(session.search().recording()), session.search().tree_id());
        update(session);
        let now = session.search().recording();
        if before.recording_id() != now.recording_id() && tree_before == session.search().tree_id() {
            let counterpart = |node| Some(now.node_ref(before.counterpart(before.resolve(node)?, now)?));
            self.selected = self.selected.and_then(counterpart);
            tree.map_nodes(counterpart);
        }
    }

    /// Marks the open lesson as done once the last step of its own search was reached.
    pub fn mark_lesson_done(&mut self) {
        if let Origin::Lesson(number) = *self.session.origin()
            && self.session.history().is_as_opened()
            && self.session.current_match().is_none()
            && !self.session.shows_partial_search()
            && self.session.search().is_over()
            && !self.settings.done.contains(lessons::name(number))
        {
            self.settings.done.insert(lessons::name(number).to_owned());
        }
    }
}
