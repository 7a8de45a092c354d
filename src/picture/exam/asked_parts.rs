//! What a paper asks for.

use poda_words::practice::blank::BlankPart;

/// The parts of a tree that are filled in on a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for or not")]
pub struct AskedParts {
    /// What inner nodes return.
    pub values: bool,
    /// α and β with which inner nodes are entered.
    pub windows: bool,
    /// Which branches are pruned.
    pub cuts: bool,
    /// The best move at the root.
    pub best: bool,
}

impl AskedParts {
    /// All parts.
    pub const ALL: Self = Self { values: true, windows: true, cuts: true, best: true };

    /// No part.
    pub const NONE: Self = Self { values: false, windows: false, cuts: false, best: false };

    /// The names of the parts, as flags spell them.
    pub const NAMES: [&'static str; 4] = ["values", "windows", "cuts", "best"];

    /// Returns whether a field of this part is asked for.
    #[must_use]
    pub const fn includes(self, part: BlankPart) -> bool {
        match part {
            BlankPart::Alpha | BlankPart::Beta => self.windows,
            BlankPart::Cut => self.cuts,
            BlankPart::Value => self.values,
            BlankPart::Best => self.best,
        }
    }

    /// Returns the part with a name; `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "values" => Some(Self { values: true, ..Self::NONE }),
            "windows" => Some(Self { windows: true, ..Self::NONE }),
            "cuts" => Some(Self { cuts: true, ..Self::NONE }),
            "best" => Some(Self { best: true, ..Self::NONE }),
            _ => None,
        }
    }

    /// Returns the parts of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            values: self.values || other.values,
            windows: self.windows || other.windows,
            cuts: self.cuts || other.cuts,
            best: self.best || other.best,
        }
    }
}

impl Default for AskedParts {
    fn default() -> Self {
        Self::ALL
    }
}
