//! What a session is to show: the document, how its tree is drawn up, and how much of its search is recorded.
//!
//! Two of these are compared by value to know what has to be made anew.

use super::book::Book;
use super::work::{Check, Task};
use crate::game::any::AnyGame;
use crate::picture::folds::Folds;
use crate::picture::{Notation, Sides, Unvisited, Writing};
use crate::trace::Step;
use crate::trace::limits::Limits;
use crate::trace::recording::Recording;
use std::sync::Arc;

/// How the tree is drawn up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Look {
    /// How α and β are written.
    pub notation: Notation,
    /// From whose side numbers are written where the search counts from the mover's.
    pub sides: Sides,
    /// What is shown of nodes not visited.
    pub unvisited: Unvisited,
}

impl Look {
    /// How numbers are written.
    #[must_use]
    pub const fn writing(self) -> Writing {
        Writing { notation: self.notation, sides: self.sides }
    }

    /// The same with numbers written like this.
    #[must_use]
    pub const fn written(self, writing: Writing) -> Self {
        Self { notation: writing.notation, sides: writing.sides, ..self }
    }
}

/// All that decides what is made: a state of the session, now or soon.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    pub book: Book,
    pub look: Look,
    pub folds: Folds,
    pub limits: Limits,
}

impl Aim {
    pub fn is_searched_as(&self, other: &Self) -> bool {
        let (document, as_other) = (self.book.document(), other.book.document());
        document.position() == as_other.position() && document.search == as_other.search
    }

    pub fn is_drawn_up_as(&self, other: &Self) -> bool {
        self.look.writing() == other.look.writing() && self.folds == other.folds
    }

    /// All that is needed to make its findings. `recorded`: the search, where that is not to be made again.
    pub fn task(&self, ticket: u64, recorded: Option<(Arc<Recording<AnyGame>>, Option<Check>)>) -> Task {
        Task {
            ticket,
            game: self.book.document().position().clone(),
            search: self.book.document().search,
            writing: self.look.writing(),
            folds: self.folds.clone(),
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
    pub task: Arc<Task>,
}
