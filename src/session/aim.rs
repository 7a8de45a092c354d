//! What a session is to show: the document, how its tree is drawn up, and how much of its search is recorded.
//!
//! Two of these are compared by value to know what has to be made anew.

use super::book::Book;
use super::contest::Contest;
use super::standing::Standing;
use super::work::{Recorded, Task};
use crate::game::any::AnyGame;
use crate::picture::folds::Folds;
use crate::picture::{Notation, NotationOptions, Perspective, UnvisitedDisplay};
use crate::search::SearchConfig;
use crate::trace::Step;
use crate::trace::limits::Limits;
use std::sync::Arc;

/// How the tree is drawn up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Look {
    /// How α and β are written.
    pub notation: Notation,
    /// From whose side numbers are written where the search counts from the mover's.
    pub sides: Perspective,
    /// What is shown of nodes not visited.
    pub unvisited: UnvisitedDisplay,
}

impl Look {
    /// How numbers are written.
    #[must_use]
    pub const fn writing(self) -> NotationOptions {
        NotationOptions { notation: self.notation, perspective: self.sides }
    }

    /// The same with numbers written like this.
    #[must_use]
    pub const fn written(self, writing: NotationOptions) -> Self {
        Self { notation: writing.notation, sides: writing.perspective, ..self }
    }
}

/// All that decides what is made: a state of the session, now or soon.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    pub book: Book,
    /// The game that is played, if one is.
    pub contest: Option<Contest>,
    pub look: Look,
    pub folds: Folds,
    pub limits: Limits,
}

impl Aim {
    pub fn is_searched_as(&self, other: &Self) -> bool {
        self.searched() == other.searched()
    }

    /// The position whose search is shown, and how it is searched: the document's, or what a game has come to.
    pub fn searched(&self) -> (&AnyGame, &SearchConfig) {
        let document = self.book.document();
        match &self.contest {
            None => (document.position(), &document.search),
            Some(contest) => contest.searched(document),
        }
    }

    pub fn is_drawn_up_as(&self, other: &Self) -> bool {
        self.look.writing() == other.look.writing() && self.folds == other.folds
    }

    /// All that is needed to make its findings. `recorded`: the search, where that is not to be made again.
    pub fn task(&self, ticket: u64, recorded: Option<Recorded>) -> Task {
        let (game, search) = self.searched();
        let contest = self.contest.as_ref().filter(|_| recorded.is_none());
        Task {
            ticket,
            game: game.clone(),
            search: *search,
            wants_reply: contest.is_some_and(|contest| contest.wants_reply(self.book.document())),
            writing: self.look.writing(),
            // What was folded in one recording is looked for in another when that is there.
            folds: if recorded.is_some() { self.folds.clone() } else { self.folds.opened() },
            limits: self.limits,
            recorded,
        }
    }
}

/// What will be as soon as its findings are made.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub aim: Aim,
    /// The step to begin with.
    pub step: Step,
    /// Whether it is another document than the one on the screen, and not that one changed.
    pub opens: bool,
    /// Where somebody stood in the search before, if that place is to be looked for.
    pub resumes: Option<Standing>,
    pub task: Arc<Task>,
}
