//! A filled-in sheet.

use super::field::BlankField;
use crate::practice::answer::Answer;
use std::collections::HashMap;

/// What a student filled in. α, β and values are [`Answer::Proved`], cuts [`Answer::Children`], the best move [`Answer::Node`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlankAnswers {
    answers: HashMap<BlankField, Answer>,
}

impl BlankAnswers {
    /// Returns the answer in a field; `None` if it is empty.
    #[must_use]
    pub fn get(&self, field: BlankField) -> Option<&Answer> {
        self.answers.get(&field)
    }

    /// Fills in a field, or empties it.
    pub fn set(&mut self, field: BlankField, answer: Option<Answer>) {
        match answer {
            Some(answer) => self.answers.insert(field, answer),
            None => self.answers.remove(&field),
        };
    }

    /// Returns whether all fields are empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// Returns the number of fields that are filled in.
    #[must_use]
    pub fn len(&self) -> usize {
        self.answers.len()
    }
}

impl FromIterator<(BlankField, Answer)> for BlankAnswers {
    fn from_iter<Filled: IntoIterator<Item = (BlankField, Answer)>>(filled: Filled) -> Self {
        Self { answers: filled.into_iter().collect() }
    }
}
