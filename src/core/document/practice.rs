//! What an author decided about practising on a document: the exercise, its questions, and how it was generated.
//!
//! Holds decisions only. Questions are derived from the trace of the document's search, and answers are judged against it,
//! elsewhere.

use super::question_kind::{QuestionKind, QuestionKinds};
use super::wishes::Wishes;
use crate::trace::TimelineStep;

/// How a document is practised on.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Practice {
    /// What the student does.
    pub exercise: Exercise,
    /// The kinds of question that are asked.
    pub kinds: QuestionKinds,
    /// How often a question may be answered.
    pub attempts: Attempts,
    /// Whether the values of an explicit tree's leaves are hidden until they are asked for.
    pub hide_values: bool,
    /// The questions that are asked, if not all of the chosen kinds are. They are about the document's own position and search.
    pub questions: Vec<ChosenQuestion>,
    /// The seed that the position was generated from.
    pub seed: Option<u64>,
    /// The wishes that the position was generated for.
    pub wishes: Option<Wishes>,
}

impl Practice {
    /// Returns the decisions for another position: without the seed and the wishes, which are those of the former one.
    #[must_use]
    pub fn for_other_position(self) -> Self {
        Self { seed: None, wishes: None, ..self }
    }
}

/// What a student does with a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Exercise {
    /// Predict the next step of the search, question by question.
    #[default]
    Predict,
    /// Fill in the values, windows and cutoffs of an empty tree.
    FillIn,
    /// Reorder the children of nodes so that more branches are pruned.
    ImproveOrder,
}

impl Exercise {
    /// All exercises.
    pub const ALL: [Self; 3] = [Self::Predict, Self::FillIn, Self::ImproveOrder];
}

/// How often a question may be answered before the answer is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Attempts {
    /// Once.
    One,
    /// A second time after a wrong answer.
    #[default]
    Two,
}

impl Attempts {
    /// Returns the number of attempts.
    #[must_use]
    pub const fn get(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// Returns the attempts of this number, or `None` if it is neither 1 nor 2.
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }
}

/// A question that an author chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChosenQuestion {
    /// What it asks for.
    pub kind: QuestionKind,
    /// The step of the document's own search that gives the answer. It may exceed the length of the search, which is not known
    /// here.
    pub step: TimelineStep,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_are_one_or_two() {
        assert_eq!([0, 1, 2, 3].map(Attempts::new), [None, Some(Attempts::One), Some(Attempts::Two), None]);
        assert_eq!([Attempts::One, Attempts::Two].map(Attempts::get), [1, 2]);
    }
}
