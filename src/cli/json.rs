//! Values in JSON that several subcommands print.

use poda_core::score::{Payoffs, Score};
use poda_words::practice::json::Number;
use poda_words::table::Cell;
use serde::{Serialize, Serializer};

/// A value: a vector, or the entry of one player.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Worth {
    Vector(Vec<Number>),
    Entry(Number),
}

impl Worth {
    /// Returns the vector of a search of vectors, or else the score.
    pub fn of(vector: Option<Payoffs>, score: Score) -> Self {
        vector.map_or(Self::Entry(Number(score)), |vector| Self::Vector(numbers(&vector)))
    }

    /// Returns the cell of a table: a number, or the entries of a vector as JSON.
    pub fn cell(&self) -> Cell<'static> {
        match self {
            Self::Vector(_) => Cell::json(self),
            Self::Entry(number) => (*number).into(),
        }
    }
}

pub(super) fn numbers(payoffs: &Payoffs) -> Vec<Number> {
    payoffs.entries().iter().copied().map(Number).collect()
}

/// An object that keeps the order of its fields.
pub(super) struct Object<T>(pub Vec<(String, T)>);

impl<T: Serialize> Serialize for Object<T> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
