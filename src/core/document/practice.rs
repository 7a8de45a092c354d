//! The author's settings for practicing on a document: the exercise, its questions, and how it was generated.
//!
//! Contains settings only. Other modules derive the questions from the trace of the document's search and judge the
//! answers against it.

use super::wishes::Wishes;
use crate::trace::{RecordedKind, TimelineStep};
use std::fmt::Debug;
use std::marker::PhantomData;

pub use super::question_kind::{
    AnswerForm, Concealment, KindScope, MctsQuestionKind, QuestionKind, QuestionProperties,
};

/// The settings for practicing on a document.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Practice {
    /// The exercise.
    pub exercise: ExerciseKind,
    /// The kinds of questions that are asked.
    pub kinds: AskedKinds,
    /// How often a question may be answered.
    pub attempts: Attempts,
    /// Whether the values of an explicit tree's leaves are hidden until the student reveals them.
    pub hide_values: bool,
    /// The questions that are asked; empty: all questions of the chosen kinds. They are about the document's own
    /// position and search.
    pub questions: Vec<ChosenQuestion>,
    /// The seed from which the position was generated.
    pub seed: Option<u64>,
    /// The wishes for which the position was generated.
    pub wishes: Option<Wishes>,
}

impl Practice {
    /// Returns the settings for another position: without the seed and the wishes, which belong to the former one.
    #[must_use]
    pub fn for_other_position(self) -> Self {
        Self { seed: None, wishes: None, ..self }
    }
}

/// An exercise that a student does with a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum ExerciseKind {
    /// Predict the next step of the search, question by question.
    #[default]
    Predict,
    /// Fill in the values, windows and cutoffs of an empty tree.
    FillIn,
    /// Reorder the children of nodes so that more branches are pruned.
    ImproveOrder,
}

impl ExerciseKind {
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
    pub const fn get(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// Returns the attempts with this number, or `None` if it is neither 1 nor 2.
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
    /// The kind of the question. A question about another kind of search than the document's own is not asked.
    pub kind: AskedKind,
    /// The step of the document's own search that gives the answer. It may exceed the length of the search, which is
    /// unknown here.
    pub step: TimelineStep,
}

/// A kind of question, about any kind of search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AskedKind {
    /// About a depth-first search.
    Search(QuestionKind),
    /// About a Monte Carlo tree search.
    Mcts(MctsQuestionKind),
}

impl AskedKind {
    const COUNT: usize = QuestionKind::ALL.len() + MctsQuestionKind::ALL.len();

    /// All kinds with their words in position files, in the order in which they are documented.
    pub const WORDS: [(&'static str, Self); Self::COUNT] = {
        let mut words = [("", Self::Search(QuestionKind::ALL[0])); Self::COUNT];
        let mut index = 0;
        while index < words.len() {
            let kind = if index < QuestionKind::ALL.len() {
                Self::Search(QuestionKind::ALL[index])
            } else {
                Self::Mcts(MctsQuestionKind::ALL[index - QuestionKind::ALL.len()])
            };
            words[index] = (kind.properties().word, kind);
            index += 1;
        }
        words
    };

    /// Returns all kinds, in the order in which they are documented.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::WORDS.into_iter().map(|(_, kind)| kind)
    }

    /// Returns the kind of search that such questions are about.
    pub const fn search(self) -> RecordedKind {
        match self {
            Self::Search(_) => RecordedKind::Search,
            Self::Mcts(_) => RecordedKind::Sampled,
        }
    }

    /// Returns the properties of the kind.
    pub const fn properties(self) -> QuestionProperties {
        match self {
            Self::Search(kind) => kind.properties(),
            Self::Mcts(kind) => kind.properties(),
        }
    }

    /// Returns the name of the kind on the command line and in files that programs read.
    pub const fn name(self) -> &'static str {
        self.properties().name
    }

    /// Returns the kind with this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::all().find(|kind| kind.name() == name)
    }

    /// Returns the kind as one about a particular kind of search; `None` if it is about another one.
    pub fn own<Kind: OwnKind>(self) -> Option<Kind> {
        self.try_into().ok()
    }

    /// Returns the bit of the kind in a [`KindSet`].
    const fn bit(self) -> u32 {
        match self {
            Self::Search(kind) => 1 << kind as usize,
            Self::Mcts(kind) => 1 << (QuestionKind::ALL.len() + kind as usize),
        }
    }
}

/// A kind of question about one kind of search, or [any](AskedKind).
pub trait OwnKind: Copy + Debug + Eq + Into<AskedKind> + TryFrom<AskedKind> {}

impl<Kind: Copy + Debug + Eq + Into<AskedKind> + TryFrom<AskedKind>> OwnKind for Kind {}

impl From<QuestionKind> for AskedKind {
    fn from(kind: QuestionKind) -> Self {
        Self::Search(kind)
    }
}

impl TryFrom<AskedKind> for QuestionKind {
    type Error = ();

    fn try_from(kind: AskedKind) -> Result<Self, ()> {
        match kind {
            AskedKind::Search(kind) => Ok(kind),
            AskedKind::Mcts(_) => Err(()),
        }
    }
}

impl From<MctsQuestionKind> for AskedKind {
    fn from(kind: MctsQuestionKind) -> Self {
        Self::Mcts(kind)
    }
}

impl TryFrom<AskedKind> for MctsQuestionKind {
    type Error = ();

    fn try_from(kind: AskedKind) -> Result<Self, ()> {
        match kind {
            AskedKind::Search(_) => Err(()),
            AskedKind::Mcts(kind) => Ok(kind),
        }
    }
}

/// A set of kinds of questions about one kind of search, or [any](AskedKind).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KindSet<Kind> {
    bits: u32,
    kind: PhantomData<Kind>,
}

/// A set of kinds of questions about depth-first searches.
pub type QuestionKinds = KindSet<QuestionKind>;

/// A set of kinds of questions about Monte Carlo tree searches.
pub type MctsQuestionKinds = KindSet<MctsQuestionKind>;

/// A set of kinds of questions about any search.
pub type AskedKinds = KindSet<AskedKind>;

impl QuestionKinds {
    /// Every kind.
    pub const ALL: Self = Self::of_bits((1 << QuestionKind::ALL.len()) - 1);
    /// Every kind that is asked even if no kinds are chosen: it does not suppose other values than those of the tree.
    pub const OF_VALUES: Self = {
        let (mut bits, mut index) = (0, 0);
        while index < QuestionKind::ALL.len() {
            let kind = QuestionKind::ALL[index];
            bits |= if kind.properties().is_usual { AskedKind::Search(kind).bit() } else { 0 };
            index += 1;
        }
        Self::of_bits(bits)
    };
}

impl<Kind> KindSet<Kind> {
    /// No kind.
    pub const NONE: Self = Self::of_bits(0);

    const fn of_bits(bits: u32) -> Self {
        Self { bits, kind: PhantomData }
    }
}

impl<Kind: OwnKind> KindSet<Kind> {
    /// Returns whether the set has no kind.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Returns whether the set has a kind.
    pub fn contains(self, kind: Kind) -> bool {
        self.bits & kind.into().bit() != 0
    }

    /// Returns the set with a kind.
    #[must_use]
    pub fn with(self, kind: Kind) -> Self {
        Self::of_bits(self.bits | kind.into().bit())
    }

    /// Returns the set without a kind.
    #[must_use]
    pub fn without(self, kind: Kind) -> Self {
        Self::of_bits(self.bits & !kind.into().bit())
    }

    /// Returns the kinds of the set, in the order in which they are documented.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        AskedKind::all().filter_map(AskedKind::own).filter(move |&kind| self.contains(kind))
    }

    /// Returns the kinds of the set that are also of another sort, such as those about a particular kind of search.
    #[must_use]
    pub fn of<Other: OwnKind>(self) -> KindSet<Other> {
        self.iter().filter_map(|kind| kind.into().own()).collect()
    }
}

impl AskedKinds {
    /// Returns the kinds of the set about a kind of search.
    pub fn about(self, search: RecordedKind) -> impl Iterator<Item = AskedKind> {
        self.iter().filter(move |kind| kind.search() == search)
    }

    /// Returns the set, with the usual kinds about each kind of search about which it has none.
    #[must_use]
    pub fn or_usual(self) -> Self {
        let is_missing = |kind: &AskedKind| self.about(kind.search()).next().is_none();
        self.iter().chain(Self::default().iter().filter(is_missing)).collect()
    }
}

/// The default is every [usual](QuestionProperties::is_usual) kind.
impl<Kind: OwnKind> Default for KindSet<Kind> {
    fn default() -> Self {
        AskedKind::all().filter(|kind| kind.properties().is_usual).filter_map(AskedKind::own).collect()
    }
}

impl<Kind: OwnKind> FromIterator<Kind> for KindSet<Kind> {
    fn from_iter<Kinds: IntoIterator<Item = Kind>>(kinds: Kinds) -> Self {
        kinds.into_iter().fold(Self::NONE, Self::with)
    }
}

impl<Kind: OwnKind, const COUNT: usize> From<[Kind; COUNT]> for KindSet<Kind> {
    fn from(kinds: [Kind; COUNT]) -> Self {
        kinds.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_are_one_or_two() {
        assert_eq!([0, 1, 2, 3].map(Attempts::new), [None, Some(Attempts::One), Some(Attempts::Two), None]);
        assert_eq!([Attempts::One, Attempts::Two].map(Attempts::get), [1, 2]);
    }

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
        assert_eq!(QuestionKinds::OF_VALUES, QuestionKinds::default());
    }

    #[test]
    fn every_kind_has_a_name_of_its_own() {
        let all: AskedKinds = AskedKind::all().collect();
        assert_eq!(all.iter().count(), QuestionKind::ALL.len() + MctsQuestionKind::ALL.len());
        for kind in all.iter() {
            assert_eq!(AskedKind::of_name(kind.name()), Some(kind));
            assert!(all.contains(kind) && !AskedKinds::NONE.contains(kind));
            assert!(AskedKinds::from([kind]).or_usual().contains(kind));
        }
        assert_eq!(all.of(), QuestionKinds::ALL);
        assert_eq!(AskedKinds::NONE.or_usual(), AskedKinds::default());
    }

    #[test]
    fn a_set_without_a_kind_about_a_search_gets_the_usual_ones() {
        let select = MctsQuestionKinds::from([MctsQuestionKind::Select]);
        let kinds = select.of::<AskedKind>().or_usual();
        assert_eq!((kinds.of(), kinds.of()), (QuestionKinds::OF_VALUES, select));
    }
}
