//! What decides what is shown: the document, the match that is played, and how the search is recorded and drawn.
//!
//! A session has one target that is shown, and at most one that is pending.

use super::history::History;
use super::play_match::Match;
use super::step_anchor::StepAnchor;
use super::task::{SearchWork, Task};
use crate::document::Document;
use crate::game::any::AnyGame;
use crate::picture::{Folds, Notation, NotationOptions, Perspective, UnvisitedDisplay};
use crate::search::SearchConfig;
use crate::trace::TimelineStep;
use crate::trace::limits::Limits;
use std::sync::Arc;

/// All that decides what is shown.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub history: History,
    /// The match that is played, if one is.
    pub current_match: Option<Match>,
    pub drawing: DrawingOptions,
    pub folds: Folds,
    pub limits: Limits,
}

/// A target whose task is not done yet.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    pub target: Target,
    pub task: Arc<Task>,
    pub arrival: Arrival,
}

/// Where a search is shown first.
#[derive(Clone, Debug)]
pub(super) enum Arrival {
    /// At a step on its timeline.
    Step(TimelineStep),
    /// Where the same has just happened as in the search shown before; before the first step where it does not happen.
    Anchor(Option<StepAnchor>),
}

impl Arrival {
    /// Before the first step.
    pub const START: Self = Self::Step(TimelineStep::START);
}

impl Target {
    /// The position whose search is shown, and how it is searched: the document's, or what the match has come to.
    pub fn searched(&self) -> (&AnyGame, &SearchConfig) {
        let document = self.history.document();
        match &self.current_match {
            None => (document.position(), &document.search),
            Some(current_match) => current_match.searched(document),
        }
    }

    /// Whether the same nodes are folded as in another target, and numbers are written alike.
    pub fn has_same_layout(&self, other: &Self) -> bool {
        self.drawing.notation_options() == other.drawing.notation_options() && self.folds == other.folds
    }

    /// No folds but those that the drawing options ask for.
    pub fn unfolded(&self) -> Folds {
        Folds::new(self.drawing.unvisited == UnvisitedDisplay::Frontier)
    }

    /// The search that is to be made.
    pub fn search_work(&self) -> SearchWork {
        let (_, config) = self.searched();
        let current_match = self.current_match.as_ref();
        let finds_reply =
            current_match.is_some_and(|current_match| current_match.awaits_reply(self.history.document()));
        let mut game = self.history.document().game.clone();
        // A match may show the search of a position before the last.
        if let Some(current_match) = current_match {
            game.take_back(current_match.shown_ply());
        }
        SearchWork { game, config: *config, finds_reply }
    }

    /// Begins a match where the document is, unless one is played.
    pub fn start_match(&mut self) {
        if self.current_match.is_none() {
            self.current_match = Some(Match::new(&self.history.document().game));
        }
    }

    /// Changes the match that is played, if one is, and with it the moves of the document.
    pub fn update_match(&mut self, change: impl FnOnce(&mut Match, &mut Document)) {
        let Some(current_match) = &mut self.current_match else { return };
        let mut document = self.history.document().clone();
        change(current_match, &mut document);
        let game = document.game.clone();
        self.history.continue_match(document.with_game(game));
    }
}

/// How the tree of a search is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DrawingOptions {
    /// How α and β are written.
    pub notation: Notation,
    /// From whose side numbers are written where the search counts from the mover's side.
    pub perspective: Perspective,
    /// What is shown of nodes that are not visited.
    pub unvisited: UnvisitedDisplay,
    /// Whether the layout does not depend on where cutoffs will be.
    pub conceals_cutoffs: bool,
}

impl DrawingOptions {
    /// How numbers are written. The tree is laid out for it.
    pub const fn notation_options(self) -> NotationOptions {
        let Self { notation, perspective, conceals_cutoffs, .. } = self;
        NotationOptions { notation, perspective, conceals_cutoffs }
    }

    /// The same options with numbers written like this.
    #[must_use]
    pub const fn with_notation(self, options: NotationOptions) -> Self {
        let NotationOptions { notation, perspective, conceals_cutoffs } = options;
        Self { notation, perspective, conceals_cutoffs, ..self }
    }
}
