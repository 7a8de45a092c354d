//! The marks of a sheet.

use super::field::BlankField;
use crate::practice::answer::Answer;
use crate::practice::question::Question;
use poda_core::trace::NodeId;

/// The mark of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldMark {
    /// It is what the search has.
    Right,
    /// It is not, but it follows from the student's own earlier fields.
    Consequent,
    /// It is neither.
    Wrong,
    /// It was not filled in.
    Empty,
}

impl FieldMark {
    /// Returns the name of the mark in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Consequent => "consequent",
            Self::Wrong => "wrong",
            Self::Empty => "empty",
        }
    }

    /// Returns whether the mark earns the points of its field.
    #[must_use]
    pub const fn is_credited(self) -> bool {
        matches!(self, Self::Right | Self::Consequent)
    }
}

/// Why a field has its mark.
#[derive(Clone, Debug, PartialEq)]
pub enum BlankReason {
    /// It is what the search has.
    Right,
    /// It follows from an earlier field.
    Follows {
        /// A field of the student's that is not what the search has either, and that this one follows from.
        from: Option<(BlankField, Answer)>,
    },
    /// It is not what the search has.
    Wrong {
        /// The question that [`judge`](crate::practice::judge()) explains the mistake by; `None` where there is none.
        question: Option<Question>,
        /// What would follow from the student's own earlier fields, where that is not what the search has.
        follows: Option<Answer>,
    },
    /// It was not filled in.
    Empty,
    /// The search never enters the node, and the student's own fields do not give this either.
    NeverEntered {
        /// The node at which the node, or an ancestor of it, is pruned.
        pruned_at: NodeId,
    },
    /// The search has no windows.
    NoWindow,
}

/// A marked field.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkedField {
    /// The field.
    pub field: BlankField,
    /// What was filled in.
    pub answered: Option<Answer>,
    /// What belongs there; `None` for a node that the search never enters, and for windows that it has not.
    pub expected: Option<Answer>,
    /// The mark.
    pub mark: FieldMark,
    /// The most points for the field: 0 where it is given or does not belong to the search.
    pub of: u32,
    /// Why.
    pub reason: BlankReason,
}

impl MarkedField {
    /// Returns the points that the field earns.
    #[must_use]
    pub const fn points(&self) -> u32 {
        if self.mark.is_credited() { self.of } else { 0 }
    }
}

/// The marks of all fields of a sheet, in the order of the trace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlankMarks {
    /// Every field that counts, and the other fields that were filled in.
    pub fields: Vec<MarkedField>,
}

impl BlankMarks {
    /// Returns the points that were earned.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.fields.iter().map(MarkedField::points).sum()
    }

    /// Returns the points that could be earned.
    #[must_use]
    pub fn of(&self) -> u32 {
        self.fields.iter().map(|field| field.of).sum()
    }

    /// Returns the first field that is wrong, among those that count: what was filled in at a node that the search never enters
    /// is wrong because of a cut, which comes later in the trace.
    #[must_use]
    pub fn first_wrong(&self) -> Option<&MarkedField> {
        self.fields.iter().find(|field| field.mark == FieldMark::Wrong && 0 < field.of)
    }

    /// Returns the marks of one field.
    #[must_use]
    pub fn get(&self, field: BlankField) -> Option<&MarkedField> {
        self.fields.iter().find(|marked| marked.field == field)
    }
}
