//! The kinds of questions about a recorded search: a row each, with what differs between kinds and needs no recording.
//!
//! The crate `poda-words` has a file for each kind, with the question, its right answers and their reasons. It declares
//! these files from the list below.

use crate::search::MultiPlayer;

/// The properties of a kind of question. All that differs between kinds and needs no recording is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionProperties {
    /// The name on the command line, in reports and in other files that programs read.
    pub name: &'static str,
    /// The word in position files.
    pub word: &'static str,
    /// The form of an answer.
    pub form: AnswerForm,
    /// What is concealed while the question is open.
    pub conceals: Concealment,
    /// The worth of an easy question of this kind. A sheet has the questions that are worth most.
    pub worth: usize,
    /// The searches that it is asked about.
    pub scope: KindScope,
    /// Whether it is asked if no kinds are chosen. A question that supposes other values than those of the tree is not.
    pub is_usual: bool,
}

/// The form of an answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerForm {
    /// One of the choices.
    Node,
    /// Any number of the choices, which are children of the node.
    Children,
    /// Any number of the choices, which are leaves anywhere in the tree.
    Leaves,
    /// A number.
    Number,
    /// A number, or a bound if that is all that is proved.
    Value,
    /// A sum, rounded to two decimal places or more.
    Sum,
    /// The counts w/n of a node.
    Counts,
    /// A number for each of several players.
    Vector,
    /// Any number of the changes of all leaves that are offered.
    Changes,
}

/// What is concealed while a question is open, because it would be the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concealment {
    /// Nothing that the step of the question shows.
    Nothing,
    /// What is proved of the node.
    Value,
    /// The value of the node, and those of all other leaves.
    GivenValues,
    /// The value and the window of the node, and the result of the search.
    Result,
}

/// Which searches a kind of question is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KindScope {
    /// Depth-first searches of two sides.
    TwoSides,
    /// Depth-first searches that back up one score: of two sides, or of several players who are taken for two.
    OneScore,
    /// Depth-first searches of several players that back up vectors.
    Vectors {
        /// The place among the kinds about vectors.
        place: usize,
    },
    /// All depth-first searches.
    DepthFirst {
        /// The place among the kinds about vectors.
        place: usize,
    },
    /// Monte Carlo tree searches.
    Sampled,
}

/// Declares the kinds of questions about one kind of search: the enum, its rows, and a macro that calls another one
/// with the variant and the file of each kind. The name of a kind is that of its file, and its word that of its
/// variant.
macro_rules! kinds {
    (
        ($dollar:tt)
        $(#[$what:meta])*
        pub enum $Enum:ident, listed by $for_each:ident;
        $(
            $(#[$asked:meta])*
            $Kind:ident in $file:ident {
                form: $form:ident, conceals: $conceals:ident, worth: $worth:literal, scope: $scope:expr,
                is_usual: $is_usual:literal
            }
        )*
    ) => {
        $(#[$what])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Enum {
            $($(#[$asked])* $Kind,)*
        }

        impl $Enum {
            /// All kinds, in the order in which they are documented.
            pub const ALL: [Self; [$(stringify!($Kind)),*].len()] = [$(Self::$Kind),*];

            /// Returns the properties of the kind.
            pub const fn properties(self) -> QuestionProperties {
                match self {
                    $(Self::$Kind => QuestionProperties {
                        name: stringify!($file),
                        word: stringify!($Kind),
                        form: AnswerForm::$form,
                        conceals: Concealment::$conceals,
                        worth: $worth,
                        scope: $scope,
                        is_usual: $is_usual,
                    },)*
                }
            }

            /// Returns the name of the kind on the command line and in files that programs read.
            pub const fn name(self) -> &'static str {
                self.properties().name
            }
        }

        /// Calls a macro with the kinds, each as its variant and its file: `Next next, Leaf leaf,`.
        #[macro_export]
        macro_rules! $for_each {
            ($dollar called:ident) => {
                $dollar called! { $($Kind $file,)* }
            };
        }
    };
}

kinds! {
    ($)
    /// A kind of question about a depth-first search.
    pub enum QuestionKind, listed by for_each_question_kind;

    /// The node that is entered next, or the answer that the current node is left.
    Next in next { form: Node, conceals: Nothing, worth: 6, scope: KindScope::OneScore, is_usual: true }

    /// The static evaluation of a leaf.
    Leaf in leaf { form: Number, conceals: GivenValues, worth: 5, scope: KindScope::TwoSides, is_usual: true }

    /// The interval proved for a node after a child has returned.
    Value in value { form: Value, conceals: Value, worth: 8, scope: KindScope::OneScore, is_usual: true }

    /// The new α at a MAX node, or the new β at a MIN node.
    Bound in bound { form: Number, conceals: Value, worth: 9, scope: KindScope::OneScore, is_usual: true }

    /// The children that are pruned.
    Cut in cut {
        form: Children, conceals: Nothing, worth: 7, scope: KindScope::DepthFirst { place: 2 }, is_usual: true
    }

    /// The best move at the root.
    Best in best { form: Node, conceals: Result, worth: 19, scope: KindScope::OneScore, is_usual: true }

    /// The root's value.
    Root in root { form: Value, conceals: Result, worth: 20, scope: KindScope::OneScore, is_usual: true }

    /// The leaves that can be pruned for some values of the leaves, not only for those of the tree.
    Ever in ever { form: Leaves, conceals: Nothing, worth: 11, scope: KindScope::TwoSides, is_usual: false }

    /// The leaves that matter for the best move: some other value of the leaf alone changes the move.
    Matters in matters { form: Leaves, conceals: Nothing, worth: 12, scope: KindScope::TwoSides, is_usual: false }

    /// The child that one of several players takes.
    Choose in choose { form: Node, conceals: Value, worth: 8, scope: KindScope::Vectors { place: 0 }, is_usual: true }

    /// The vector that a node of several players returns.
    Vector in vector {
        form: Vector, conceals: Value, worth: 9, scope: KindScope::Vectors { place: 1 }, is_usual: true
    }

    /// Which of two children with equal entries one of several players takes.
    Tie in tie { form: Node, conceals: Nothing, worth: 12, scope: KindScope::Vectors { place: 3 }, is_usual: true }

    /// Which changes of all leaves, such as squaring their values, change the move at the root or what is pruned.
    Transform in transform {
        form: Changes, conceals: Nothing, worth: 12, scope: KindScope::TwoSides, is_usual: false
    }
}

// A question is asked before the first step whose picture shows the answer, so that nothing has to be concealed.
kinds! {
    ($)
    /// A kind of question about a Monte Carlo tree search.
    pub enum MctsQuestionKind, listed by for_each_mcts_question_kind;

    /// The child that is selected.
    Select in select { form: Node, conceals: Nothing, worth: 10, scope: KindScope::Sampled, is_usual: true }

    /// The sum that decides whether a child is selected, x̄ + c·√(ln N / n).
    Term in term { form: Sum, conceals: Nothing, worth: 11, scope: KindScope::Sampled, is_usual: true }

    /// The counts of a node after the iteration, w/n.
    Backup in backup { form: Counts, conceals: Nothing, worth: 10, scope: KindScope::Sampled, is_usual: true }

    /// The move that is chosen in the end.
    Decide in decide { form: Node, conceals: Nothing, worth: 30, scope: KindScope::Sampled, is_usual: true }
}

impl QuestionKind {
    /// Returns whether questions of the kind are asked about a search: of two sides, or of several players.
    pub fn is_about(self, search: Option<MultiPlayer>) -> bool {
        let of_vectors = search.is_some_and(MultiPlayer::backs_up_vectors);
        match self.properties().scope {
            KindScope::TwoSides => search.is_none(),
            KindScope::OneScore => !of_vectors,
            KindScope::Vectors { .. } => of_vectors,
            KindScope::DepthFirst { .. } => true,
            KindScope::Sampled => false,
        }
    }

    /// Returns the place of the kind among those about searches that back up vectors; `None` if it is none of them.
    pub const fn place_about_vectors(self) -> Option<usize> {
        match self.properties().scope {
            KindScope::Vectors { place } | KindScope::DepthFirst { place } => Some(place),
            KindScope::TwoSides | KindScope::OneScore | KindScope::Sampled => None,
        }
    }

    /// Returns the kind with this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
