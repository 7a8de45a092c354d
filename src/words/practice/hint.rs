//! Hints: where to look, the rule in letters, and the rule with its numbers.

use super::question::Question;
use super::reason::Facts;
use poda_core::game::Game;
use poda_core::trace::recording::Recording;

/// How much a hint says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HintStrength {
    /// Which node or inequality to look at.
    Where,
    /// The rule in its letters.
    Rule,
    /// The rule with its numbers.
    Numbers,
}

impl HintStrength {
    /// All strengths, the weakest first.
    pub const ALL: [Self; 3] = [Self::Where, Self::Rule, Self::Numbers];

    /// Returns the next stronger one.
    #[must_use]
    pub const fn stronger(self) -> Option<Self> {
        match self {
            Self::Where => Some(Self::Rule),
            Self::Rule => Some(Self::Numbers),
            Self::Numbers => None,
        }
    }
}

/// A hint.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// How much it says.
    pub strength: HintStrength,
    /// What it is about. The sentence says no more of it than its strength allows.
    pub facts: Facts,
}

/// Returns a hint for a question.
#[must_use]
pub fn hint<G: Game>(recording: &Recording<G>, question: &Question, strength: HintStrength) -> Hint {
    Hint { strength, facts: question.facts(recording) }
}
