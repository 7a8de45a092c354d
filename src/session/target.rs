//! What a session is to show: the document, how its tree is drawn up, and how much of its search is recorded.
//!
//! Two of these are compared by value to know what has to be made anew.

use super::analysis::{RecordedSearch, Task};
use super::history::History;
use super::play_match::Match;
use super::step_anchor::StepAnchor;
use crate::game::any::AnyGame;
use crate::picture::Folds;
use crate::picture::{Notation, NotationOptions, Perspective, UnvisitedDisplay};
use crate::search::SearchConfig;
use crate::trace::TimelineStep;
use crate::trace::limits::Limits;
use std::sync::Arc;

/// How the tree is drawn up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DrawingOptions {
    /// How α and β are written.
    pub notation: Notation,
    /// From whose side numbers are written where the search counts from the mover's.
    pub sides: Perspective,
    /// What is shown of nodes not visited.
    pub unvisited: UnvisitedDisplay,
}

impl DrawingOptions {
    /// How numbers are written.
    #[must_use]
    pub const fn writing(self) -> NotationOptions {
        NotationOptions { notation: self.notation, perspective: self.sides }
    }

    /// The same with numbers written like this.
    #[must_use]
    pub const fn with_notation(self, writing: NotationOptions) -> Self {
        Self { notation: writing.notation, sides: writing.perspective, ..self }
    }
}

/// All that decides what is made: a state of the session, now or soon.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub history: History,
    /// The game that is played, if one is.
    pub current_match: Option<Match>,
    pub drawing: DrawingOptions,
    pub folds: Folds,
    pub limits: Limits,
}

impl Target {
    pub fn has_same_search(&self, other: &Self) -> bool {
        self.searched() == other.searched()
    }

    /// The position whose search is shown, and how it is searched: the document's, or what a game has come to.
    pub fn searched(&self) -> (&AnyGame, &SearchConfig) {
        let document = self.history.document();
        match &self.current_match {
            None => (document.position(), &document.search),
            Some(current_match) => current_match.searched(document),
        }
    }

    pub fn has_same_layout(&self, other: &Self) -> bool {
        self.drawing.writing() == other.drawing.writing() && self.folds == other.folds
    }

    /// All that is needed to make its analysis. `recorded`: the search, where that is not to be made again.
    pub fn task(&self, task_id: u64, recorded: Option<RecordedSearch>) -> Task {
        let (game, search) = self.searched();
        let current_match = self.current_match.as_ref().filter(|_| recorded.is_none());
        Task {
            task_id,
            game: game.clone(),
            search: *search,
            awaits_reply: current_match
                .is_some_and(|current_match| current_match.awaits_reply(self.history.document())),
            writing: self.drawing.writing(),
            // What was folded in one recording is looked for in another when that is there.
            folds: if recorded.is_some() { self.folds.clone() } else { self.folds.opened() },
            limits: self.limits,
            recorded,
        }
    }
}

/// What will be as soon as its findings are made.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    pub target: Target,
    /// The step to begin with.
    pub step: TimelineStep,
    /// Whether it is another document than the one on the screen, and not that one changed.
    pub opens: bool,
    /// Where somebody stood in the search before, if that place is to be looked for.
    pub resume_at: Option<StepAnchor>,
    pub task: Arc<Task>,
}
