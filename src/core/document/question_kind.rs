//! The kinds of questions, and sets of them.

/// What a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QuestionKind {
    /// The node that is entered next, or that the node is left.
    Next,
    /// The static evaluation of a leaf.
    Leaf,
    /// What is proved of a node after a child has returned.
    Value,
    /// The new α at a MAX node, the new β at a MIN node.
    Bound,
    /// Which children are pruned.
    Cut,
    /// The best move at the root.
    Best,
    /// The root's value.
    Root,
}

impl QuestionKind {
    /// All kinds, in the order in which they are documented.
    pub const ALL: [Self; 7] = [Self::Next, Self::Leaf, Self::Value, Self::Bound, Self::Cut, Self::Best, Self::Root];

    /// The name of the kind on the command line and in files that programs read.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Next => "next",
            Self::Leaf => "leaf",
            Self::Value => "value",
            Self::Bound => "bound",
            Self::Cut => "cut",
            Self::Best => "best",
            Self::Root => "root",
        }
    }

    /// Returns the kind of that name.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A set of kinds of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QuestionKinds(u8);

impl QuestionKinds {
    /// Every kind.
    pub const ALL: Self = Self((1 << QuestionKind::ALL.len()) - 1);
    /// No kind.
    pub const NONE: Self = Self(0);

    /// Returns whether the set has a kind.
    #[must_use]
    pub const fn contains(self, kind: QuestionKind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// Returns the set with a kind.
    #[must_use]
    pub const fn with(self, kind: QuestionKind) -> Self {
        Self(self.0 | 1 << kind as u8)
    }

    /// Returns the set without a kind.
    #[must_use]
    pub const fn without(self, kind: QuestionKind) -> Self {
        Self(self.0 & !(1 << kind as u8))
    }

    /// Returns whether the set has no kind.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the kinds of the set, in the order of [`QuestionKind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = QuestionKind> {
        QuestionKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

/// Every kind.
impl Default for QuestionKinds {
    fn default() -> Self {
        Self::ALL
    }
}

impl FromIterator<QuestionKind> for QuestionKinds {
    fn from_iter<Kinds: IntoIterator<Item = QuestionKind>>(kinds: Kinds) -> Self {
        kinds.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_kinds_that_were_put_in() {
        for kind in QuestionKind::ALL {
            assert_eq!(QuestionKind::of_name(kind.name()), Some(kind));
            assert!(QuestionKinds::ALL.contains(kind) && !QuestionKinds::NONE.contains(kind));
            let others = QuestionKinds::ALL.without(kind);
            assert!(!others.contains(kind));
            assert_eq!(others.with(kind), QuestionKinds::ALL);
            assert_eq!(others.iter().count(), QuestionKind::ALL.len() - 1);
        }
        assert_eq!(QuestionKinds::ALL.iter().collect::<QuestionKinds>(), QuestionKinds::ALL);
        assert!(QuestionKinds::NONE.is_empty());
    }
}
