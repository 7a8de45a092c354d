//! The parts of a tree that are filled in on a paper: the kinds of fields, and the nodes that have them.

use poda_core::score::{Player, Turn};
use poda_words::practice::blank::BlankPart;
use std::ops::RangeInclusive;

/// The inner nodes that have fields for a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AskedNodes {
    /// The turn at which they are; `None` for every turn.
    pub turn: Option<Turn>,
    /// The first and the last ply, 0 at the root.
    pub plies: (usize, usize),
}

impl AskedNodes {
    pub const ALL: Self = Self { turn: None, plies: (0, usize::MAX) };

    /// Returns the inner nodes at which a player moves.
    pub const fn of(player: Player) -> Self {
        Self { turn: Some(Turn::Player(player)), ..Self::ALL }
    }

    /// Returns whether an inner node with this turn, at this ply, is included.
    pub fn includes(self, turn: Turn, ply: usize) -> bool {
        let (first, last) = self.plies;
        self.turn.is_none_or(|asked| asked == turn) && (first..=last).contains(&ply)
    }

    /// Parses `min`, `chance`, `2`, `2-3` or `min:2-3`: a turn, levels, or both. The root is level 1.
    fn parse(text: &str) -> Option<Self> {
        text.split(':').try_fold(Self::ALL, |nodes, part| match part {
            "max" => Some(Self { turn: Some(Turn::Player(Player::Max)), ..nodes }),
            "min" => Some(Self { turn: Some(Turn::Player(Player::Min)), ..nodes }),
            "chance" => Some(Self { turn: Some(Turn::Chance), ..nodes }),
            levels => {
                let levels = levels_of(levels)?;
                Some(Self { plies: (levels.start() - 1, levels.end() - 1), ..nodes })
            }
        })
    }
}

/// Parses levels, where the root is level 1: `2`, `2-3`.
fn levels_of(text: &str) -> Option<RangeInclusive<usize>> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last) = (first.parse().ok()?, last.parse().ok()?);
    (0 < first && first <= last).then_some(first..=last)
}

/// The parts of a tree that are filled in on a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each part is asked for or not")]
pub struct AskedParts {
    /// The nodes whose returned values are filled in.
    pub values: Option<AskedNodes>,
    /// The nodes whose α and β at entry are filled in.
    pub windows: Option<AskedNodes>,
    /// The nodes below which pruned branches are marked.
    pub cuts: Option<AskedNodes>,
    /// Whether the best move at the root is filled in.
    pub best: bool,
    /// Whether the leaves that can be pruned for some values of the leaves are marked.
    pub ever: bool,
    /// Whether the leaves that matter for the best move are marked.
    pub matters: bool,
    /// Whether the changes of all leaves that make a difference are marked.
    pub transform: bool,
}

impl AskedParts {
    pub const NAMES: [&'static str; 7] = ["values", "windows", "cuts", "best", "ever", "matters", "transform"];

    /// All parts that follow from the given values of the leaves, at all nodes.
    pub const ALL: Self = {
        let all = Some(AskedNodes::ALL);
        Self { values: all, windows: all, cuts: all, best: true, ever: false, matters: false, transform: false }
    };

    pub const NONE: Self =
        Self { values: None, windows: None, cuts: None, best: false, ever: false, matters: false, transform: false };

    /// Returns whether a part is filled in at a node with this turn and ply.
    pub fn includes(self, part: BlankPart, turn: Turn, ply: usize) -> bool {
        let nodes = match part {
            BlankPart::Alpha | BlankPart::Beta => self.windows,
            BlankPart::Cut => self.cuts,
            BlankPart::Value => self.values,
            BlankPart::Best => return self.best,
            BlankPart::Ever => return self.ever,
            BlankPart::Matters => return self.matters,
            BlankPart::Transform => return self.transform,
        };
        nodes.is_some_and(|nodes| nodes.includes(turn, ply))
    }

    /// Returns these parts and the one that a text names in the spelling of flags: `values`, `best`, `windows:min`,
    /// `cuts:2-3`; `None` if the text does not name a part.
    ///
    /// ```
    /// use poda_core::score::Player;
    /// use poda_paper::exam::{AskedNodes, AskedParts};
    ///
    /// let windows = Some(AskedNodes { plies: (1, 2), ..AskedNodes::of(Player::Min) });
    /// assert_eq!(AskedParts::NONE.with("windows:min:2-3"), Some(AskedParts { windows, ..AskedParts::NONE }));
    /// assert_eq!(AskedParts::NONE.with("values:0"), None);
    /// ```
    #[must_use]
    pub fn with(self, text: &str) -> Option<Self> {
        let (name, nodes) = text.split_once(':').map_or((text, None), |(name, nodes)| (name, Some(nodes)));
        let nodes = || nodes.map_or(Some(AskedNodes::ALL), AskedNodes::parse).map(Some);
        match name {
            "values" => Some(Self { values: nodes()?, ..self }),
            "windows" => Some(Self { windows: nodes()?, ..self }),
            "cuts" => Some(Self { cuts: nodes()?, ..self }),
            "best" if text == name => Some(Self { best: true, ..self }),
            "ever" if text == name => Some(Self { ever: true, ..self }),
            "matters" if text == name => Some(Self { matters: true, ..self }),
            "transform" if text == name => Some(Self { transform: true, ..self }),
            _ => None,
        }
    }
}

/// The weights of the kinds of fields in the points of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weights {
    /// The weight of the value that an inner node returns.
    pub values: u32,
    /// The weight of α; β has the same.
    pub windows: u32,
    /// The weight of the circles below a node.
    pub cuts: u32,
    pub best: u32,
    /// The weight of the leaves that can be pruned.
    pub ever: u32,
    /// The weight of the leaves that matter.
    pub matters: u32,
    /// The weight of the changes of all leaves.
    pub transform: u32,
}

impl Weights {
    /// The weight 1 for all fields.
    pub const EQUAL: Self = Self { values: 1, windows: 1, cuts: 1, best: 1, ever: 1, matters: 1, transform: 1 };
    pub const MAX: u32 = 100;

    pub const fn of(self, part: BlankPart) -> u32 {
        match part {
            BlankPart::Alpha | BlankPart::Beta => self.windows,
            BlankPart::Cut => self.cuts,
            BlankPart::Value => self.values,
            BlankPart::Best => self.best,
            BlankPart::Ever => self.ever,
            BlankPart::Matters => self.matters,
            BlankPart::Transform => self.transform,
        }
    }

    /// Returns these weights with the one that a text sets in the spelling of flags: `values=2`; `None` if the text is
    /// invalid.
    ///
    /// ```
    /// use poda_paper::exam::Weights;
    ///
    /// assert_eq!(Weights::EQUAL.with("cuts=3"), Some(Weights { cuts: 3, ..Weights::EQUAL }));
    /// assert_eq!(Weights::EQUAL.with("cuts=0"), None);
    /// ```
    #[must_use]
    pub fn with(mut self, text: &str) -> Option<Self> {
        let (name, weight) = text.split_once('=')?;
        let named = match name {
            "values" => &mut self.values,
            "windows" => &mut self.windows,
            "cuts" => &mut self.cuts,
            "best" => &mut self.best,
            "ever" => &mut self.ever,
            "matters" => &mut self.matters,
            "transform" => &mut self.transform,
            _ => return None,
        };
        *named = weight.parse().ok().filter(|weight| (1..=Self::MAX).contains(weight))?;
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_named_with_players_and_levels() {
        let with = |text: &str| text.split(',').try_fold(AskedParts::NONE, AskedParts::with);
        let has_weight = |name: &str| Weights::EQUAL.with(&format!("{name}=2")).is_some();
        assert!(AskedParts::NAMES.iter().all(|name| with(name).is_some() && has_weight(name)));
        assert_eq!(with("values,windows,cuts,best"), Some(AskedParts::ALL));
        assert_eq!(with("ever"), Some(AskedParts { ever: true, ..AskedParts::NONE }));
        assert_eq!(with("matters"), Some(AskedParts { matters: true, ..AskedParts::NONE }));
        let at = |player: Option<Player>, plies| Some(AskedNodes { turn: player.map(Turn::Player), plies });
        assert_eq!(with("values:chance").unwrap().values.unwrap().turn, Some(Turn::Chance));
        let expected =
            AskedParts { values: at(None, (1, 1)), windows: at(Some(Player::Max), (0, 2)), ..AskedParts::NONE };
        assert_eq!(with("values:2,windows:1-3:max"), Some(expected));
        for wrong in [
            "",
            "value",
            "values:",
            "values:x",
            "values:3-2",
            "values:0",
            "values:1-",
            "best:min",
            "ever:2",
            "windows:min:",
        ] {
            assert_eq!(with(wrong), None, "{wrong}");
        }
    }
}
