//! The kinds of mistakes that students make when they predict a search: by them, and not by the tree, exercises come back.
//!
//! Does not know how a mistake is found out: a wrong verdict says which kind it is.

/// A kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MistakeKind {
    /// No cut was made where the window has closed.
    MissedCut,
    /// Branches were cut although the window is open.
    ExcessCut,
    /// Branches were cut, or not, against the rule for a value that equals the bound.
    EqualityCut,
    /// A number stands where only a bound is proved.
    BareNumber,
    /// A bound stands where more is proved, such as the number itself.
    WeakBound,
    /// `≤` was written for `≥`, or the other way round.
    BoundSide,
    /// The value of a node was backed up wrongly, such as the maximum at a MIN node.
    BackedUpValue,
    /// α was taken for β, or the other way round.
    WindowSide,
    /// The bound that changes got a wrong number.
    WindowValue,
    /// The window was left open where a number is known, or an infinity was written for a number, or the other way round.
    Infinity,
    /// The number has the wrong sign, such as the mover's view for MAX's.
    Sign,
    /// The nodes were visited in another order.
    VisitOrder,
    /// The evaluation of a leaf was summed wrongly.
    LeafSum,
    /// The best move is another.
    BestMove,
    /// Among equal moves another is chosen by the rule.
    Tie,
    /// The root is worth something else.
    RootValue,
}

/// A set of kinds of mistakes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MistakeKinds(u16);

impl MistakeKind {
    /// All kinds.
    pub const ALL: [Self; 16] = [
        Self::MissedCut,
        Self::ExcessCut,
        Self::EqualityCut,
        Self::BareNumber,
        Self::WeakBound,
        Self::BoundSide,
        Self::BackedUpValue,
        Self::WindowSide,
        Self::WindowValue,
        Self::Infinity,
        Self::Sign,
        Self::VisitOrder,
        Self::LeafSum,
        Self::BestMove,
        Self::Tie,
        Self::RootValue,
    ];

    /// Returns the word by which the kind is stored. It never changes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::MissedCut => "missed-cut",
            Self::ExcessCut => "excess-cut",
            Self::EqualityCut => "equality-cut",
            Self::BareNumber => "bare-number",
            Self::WeakBound => "weak-bound",
            Self::BoundSide => "bound-side",
            Self::BackedUpValue => "backed-up-value",
            Self::WindowSide => "window-side",
            Self::WindowValue => "window-value",
            Self::Infinity => "infinity",
            Self::Sign => "sign",
            Self::VisitOrder => "visit-order",
            Self::LeafSum => "leaf-sum",
            Self::BestMove => "best-move",
            Self::Tie => "tie",
            Self::RootValue => "root-value",
        }
    }

    /// Returns the kind that is stored by this word.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

impl MistakeKinds {
    /// Returns whether the set contains a kind.
    #[must_use]
    pub const fn contains(self, kind: MistakeKind) -> bool {
        self.0 & kind.bit() != 0
    }

    /// Returns the set with one more kind.
    #[must_use]
    pub const fn with(self, kind: MistakeKind) -> Self {
        Self(self.0 | kind.bit())
    }

    /// Returns the kinds of the set in the order of [`MistakeKind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = MistakeKind> {
        MistakeKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<MistakeKind> for MistakeKinds {
    fn from_iter<Kinds: IntoIterator<Item = MistakeKind>>(kinds: Kinds) -> Self {
        kinds.into_iter().fold(Self::default(), Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_word_of_its_own() {
        for kind in MistakeKind::ALL {
            assert_eq!(MistakeKind::of_name(kind.name()), Some(kind));
        }
        assert_eq!(MistakeKind::of_name("Tie"), None);
    }

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let all: MistakeKinds = MistakeKind::ALL.into_iter().collect();
        assert_eq!(all.iter().collect::<Vec<_>>(), MistakeKind::ALL);
        let two: MistakeKinds = [MistakeKind::RootValue, MistakeKind::MissedCut].into_iter().collect();
        assert_eq!(two.iter().collect::<Vec<_>>(), [MistakeKind::MissedCut, MistakeKind::RootValue]);
        assert!(!two.contains(MistakeKind::Tie));
    }
}
