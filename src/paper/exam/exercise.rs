//! One exercise of a paper: a position, its search, and the fields to fill in with their expected contents; and why an
//! exercise or a paper cannot be made.

use super::asked::AskedParts;
use super::code::Variant;
use poda_core::document::recorder::record_passes;
use poda_core::document::wishes::{WishedGame, Wishes};
use poda_core::document::{Document, usual_search};
use poda_core::game::any::AnyGame;
use poda_core::search::SearchConfig;
use poda_core::trace::limits::Limits;
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use poda_words::practice::blank::{BlankField, BlankReason, FieldMark, MarkedField, expected, fields};
use poda_words::practice::generator::{Contents, NotGenerated, Outline};
use poda_words::practice::sentences::generator::not_generated_sentences;
use poda_words::practice::sentences::{blank_content, blank_field_name, blank_sentence};
use poda_words::practice::{Answer, Unaskable, by_hand, check_fillable};

/// The greatest number of exercises on a paper.
pub const MAX_EXERCISES: usize = 20;

/// The most nodes of a tree and the most iterations of a Monte Carlo tree search that is done by hand.
pub const MAX_SAMPLED_NODES: usize = 40;
pub const MAX_SAMPLED_ITERATIONS: u32 = 30;

/// Why a paper cannot be made.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperError {
    /// The number of exercises is not from 1 to [`MAX_EXERCISES`].
    Count,
    /// The number of variants is not from 1 to [`Variant::MAX`].
    Variants,
    /// No part is asked for.
    NothingAsked,
    /// The generation was ended before it was done.
    Canceled,
    /// The search prunes nothing, and only windows and cuts are asked for.
    NothingToFillIn,
    /// The paper asks which leaves can be pruned, and that cannot be decided.
    Undecided,
    /// It cannot be decided which leaves matter for the move.
    MattersUndecided,
    /// The search cannot be run again with other values of the leaves.
    TransformUndecided,
    /// The code is that of a paper on a user's own documents, and none are given.
    NeedsFiles,
    /// The code is that of a paper on other documents.
    OtherFiles,
    /// The paper has fewer exercises.
    NoSuchExercise,
    /// No exercise fulfils the wishes.
    NotGenerated(NotGenerated),
    /// Every exercise that came up is too large for a page.
    TooLarge,
    /// There are fewer different exercises than the paper needs.
    TooFew {
        /// How many were found.
        found: usize,
    },
    /// A document has no variants.
    NotATree,
    /// A document has fewer variants than the paper needs.
    TooFewVariants {
        /// How many were found, the document itself among them.
        found: usize,
    },
    /// A document with Monte Carlo tree search has no variants.
    NoVariantOfSampling,
    /// The Monte Carlo tree search of a document is not one to do by hand.
    NotSampledByHand,
    /// No questions can be asked about the search of a document.
    Unaskable(Unaskable),
    /// The position of a document has no moves.
    NoMoves,
    /// The tree of a document is too large for a page.
    TooLargeForPage {
        /// How many times as large as a page it is; `None` if it has more than [`MAX_PRINTED_NODES`] nodes.
        excess: Option<f32>,
        /// The greatest depth to which it fits, if there is one.
        fitting_depth: Option<usize>,
    },
}

impl PaperError {
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Count => vec![words.fill("exam-count", &args![most = MAX_EXERCISES])],
            Self::Variants => vec![words.fill("exam-variants", &args![most = Variant::MAX])],
            Self::NothingAsked => vec![words.text("exam-nothing-asked")],
            Self::Canceled => vec![words.text("exam-canceled")],
            Self::Undecided => vec![words.text("exam-undecided")],
            Self::MattersUndecided => vec![words.text("exam-matters-undecided")],
            Self::TransformUndecided => vec![words.text("exam-transform-undecided")],
            Self::NeedsFiles => vec![words.text("exam-needs-files")],
            Self::OtherFiles => vec![words.text("exam-other-files")],
            Self::NoSuchExercise => vec![words.text("exam-no-such-exercise")],
            Self::NothingToFillIn => vec![words.text("exam-nothing-to-fill-in")],
            Self::NotGenerated(not_generated) => not_generated_sentences(words, not_generated),
            Self::TooLarge => vec![words.text("exam-too-large")],
            Self::TooFew { found } => vec![words.fill("exam-too-few", &args![count = *found])],
            Self::NotATree => vec![words.text("exam-no-variant-of-game")],
            Self::TooFewVariants { found } => vec![words.fill("exam-no-variant-of-tree", &args![count = *found])],
            Self::NoVariantOfSampling => vec![words.text("mcts-exam-no-variant")],
            Self::NotSampledByHand => {
                let args = args![nodes = MAX_SAMPLED_NODES, iterations = u64::from(MAX_SAMPLED_ITERATIONS)];
                vec![words.fill("mcts-exam-not-by-hand", &args)]
            }
            Self::Unaskable(unaskable) => vec![unaskable.sentence(words)],
            Self::TooLargeForPage { excess, fitting_depth } => {
                let too_large = match excess {
                    Some(excess) => {
                        let percent = (100.0 * excess).ceil().to_string();
                        words.fill("exam-too-large-for-page", &args![percent])
                    }
                    None => words.fill("exam-far-too-large-for-page", &args![most = MAX_PRINTED_NODES]),
                };
                let what_fits = match fitting_depth {
                    Some(depth) => words.fill("exam-fitting-depth", &args![depth = *depth]),
                    None => words.text("exam-no-fitting-depth"),
                };
                vec![too_large, what_fits]
            }
            Self::NoMoves => vec![words.text("exam-no-moves")],
        }
    }
}

/// The greatest number of nodes of a tree that may fit on a page.
pub const MAX_PRINTED_NODES: usize = 600;
/// The greatest number of nodes of the search of an exercise from a user's own document.
pub const MAX_NODES: usize = 20_000;
/// The default memory limit of that search, in bytes: enough for lines of thousands of plies whose positions have
/// thousands of moves each.
pub const MAX_BYTES: usize = 256 << 20;

#[derive(Clone, Debug)]
pub struct Exercise {
    /// Its number on the paper, from 1.
    pub number: usize,
    /// The seed that it is generated from; `None` for a user's own document.
    pub seed: Option<u64>,
    /// The position and how it is searched.
    pub document: Document,
    passes: Passes<AnyGame>,
    /// What the search contains.
    pub contents: Contents,
    /// The fields to fill in, in the order of the search.
    pub fields: Vec<ExerciseField>,
    /// The points for all fields together; `None` if they are the sum of the points of the fields.
    pub worth: Option<u32>,
    /// Whether the sheet shows the exercise filled in, as an example.
    pub is_worked: bool,
    /// Whether its search replaces the document's own, which is not done by hand.
    pub has_other_search: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ExerciseField {
    pub field: BlankField,
    /// Its name in files: `B.value`, `best`.
    pub name: String,
    /// Its name for readers: `value of B`, `best move`.
    pub label: String,
    pub expected: Answer,
    /// The expected content as it is shown: `3`, `≤ 3`, `L, M`.
    pub expected_text: String,
    /// The reason, in a sentence or two.
    pub reason: String,
    /// The points for the field, or its weight if the points of the exercise are set separately.
    pub points: u32,
}

/// Returns the search of a document as it is done [by hand](by_hand); of one that is not searched depth first, the
/// usual search of its position.
pub(super) fn search_by_hand(document: &Document) -> SearchConfig {
    by_hand(&document.search().copied().unwrap_or_else(|| usual_search(document.position())))
}

impl Exercise {
    /// Returns the exercise on a user's own document, whose search may use `max_bytes` of memory. If the document's
    /// search is not done [by hand](by_hand), the exercise uses a similar search that is.
    ///
    /// # Errors
    /// The reason if nothing can be asked about the search.
    pub fn of_document(
        number: usize,
        document: Document,
        asked: AskedParts,
        max_bytes: usize,
        words: &Words,
    ) -> Result<Self, PaperError> {
        let search = search_by_hand(&document);
        let has_other_search = document.search() != Some(&search);
        let document = document.searched_by(search);
        let limits = Limits { bytes: max_bytes, ..Limits::nodes(MAX_NODES) };
        let passes = record_passes(&search, document.position(), limits, &());
        check_fillable(&passes).map_err(PaperError::Unaskable)?;
        let recording = passes.get(0);
        let all = fields(recording);
        if all.is_empty() {
            return Err(PaperError::NoMoves);
        }
        let mut fields: Vec<_> =
            all.into_iter().filter_map(|field| ExerciseField::new(recording, field, words)).collect();
        if asked.ever {
            fields.push(ExerciseField::new(recording, BlankField::EVER, words).ok_or(PaperError::Undecided)?);
        }
        if asked.matters {
            fields.push(ExerciseField::new(recording, BlankField::MATTERS, words).ok_or(PaperError::MattersUndecided)?);
        }
        if asked.transform {
            let field = ExerciseField::new(recording, BlankField::TRANSFORM, words);
            fields.push(field.ok_or(PaperError::TransformUndecided)?);
        }
        let contents = Contents::of(recording);
        let (seed, worth, is_worked) = (None, None, false);
        Self { number, seed, document, passes, contents, fields, worth, is_worked, has_other_search }.asking_for(asked)
    }

    /// Returns the exercise with only those of its fields that are asked for.
    ///
    /// # Errors
    /// `NothingToFillIn` if no field remains.
    pub(super) fn asking_for(mut self, asked: AskedParts) -> Result<Self, PaperError> {
        let trace = self.passes.get(0).trace();
        let is_asked = |BlankField { node, part }: BlankField| asked.includes(part, trace.turn(node), trace.ply(node));
        self.fields.retain(|field| is_asked(field.field));
        if self.fields.is_empty() { Err(PaperError::NothingToFillIn) } else { Ok(self) }
    }

    /// Returns the memory that the document and its search use, in bytes.
    pub fn bytes(&self) -> usize {
        self.document.bytes() + self.passes.bytes()
    }

    pub fn recording(&self) -> &Recording<AnyGame> {
        self.passes.get(0)
    }

    /// Returns the points for all fields together; 0 for an example.
    pub fn points(&self) -> u32 {
        if self.is_worked { 0 } else { self.worth.unwrap_or_else(|| self.weight()) }
    }

    /// Returns the sum of the weights of all fields.
    pub fn weight(&self) -> u32 {
        self.fields.iter().map(|field| field.points).sum()
    }

    /// Returns a field; `None` if it is not asked for.
    pub fn field(&self, field: BlankField) -> Option<&ExerciseField> {
        self.fields.iter().find(|asked| asked.field == field)
    }
}

impl ExerciseField {
    fn new(recording: &Recording<AnyGame>, field: BlankField, words: &Words) -> Option<Self> {
        let expected = expected(recording, field)?;
        let marked = MarkedField {
            field,
            answered: Some(expected.clone()),
            expected: Some(expected.clone()),
            mark: FieldMark::Right,
            of: 1,
            reason: BlankReason::Right,
        };
        Some(Self {
            field,
            name: field.id(recording),
            label: blank_field_name(words, recording, field),
            expected_text: blank_content(words, recording, field.part, &expected),
            reason: blank_sentence(words, recording, &marked).plain(),
            expected,
            points: marked.of,
        })
    }
}

/// The number of columns that fit on a page side by side.
pub const MAX_COLUMNS: usize = 54;
/// The number of lines that fit on a page.
pub const MAX_LINES: usize = 40;
pub const INNER_COLUMNS: usize = 5;
/// The lines of an inner node, with the edges below it.
pub const INNER_LINES: usize = 6;
/// The columns of a node with stacked leaves.
pub const STACK_COLUMNS: usize = 7;
/// The columns of a leaf of a position next to inner nodes.
pub const SINGLE_LEAF_COLUMNS: usize = 4;
const LEAF_LINES: usize = 2;

/// How the leaves of a tree are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafLayout {
    /// Side by side, as the leaves of an explicit tree are.
    Row { columns: usize },
    /// One below another, with their sums, as the leaves of a position are if all their siblings are leaves.
    Stack,
}

impl LeafLayout {
    pub fn of(wishes: &Wishes) -> Self {
        let WishedGame::Tree(tree) = wishes.game else { return Self::Stack };
        let letters = [tree.values.min, tree.values.max].map(|value| value.to_string().len());
        let letters = letters.into_iter().max().unwrap_or_default();
        // A vector is written with brackets, and with a comma and a space between two entries.
        Self::row(tree.players.map_or(letters, |players| players * (letters + 2)))
    }

    /// Returns the layout for leaves whose values have at most this many letters. Two columns hold three letters.
    pub const fn row(letters: usize) -> Self {
        let columns = (6 * letters + 1).div_ceil(10);
        Self::Row { columns: if columns < 2 { 2 } else { columns } }
    }

    pub const fn leaf_columns(self) -> usize {
        match self {
            Self::Row { columns } => columns,
            Self::Stack => SINGLE_LEAF_COLUMNS,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TreeExtent {
    pub columns: usize,
    pub lines: usize,
}

impl TreeExtent {
    pub fn of(outline: &Outline, leaves: LeafLayout) -> Self {
        measure(&mut outline.child_counts().iter().copied(), leaves).0
    }

    pub const fn fits(self) -> bool {
        self.columns <= MAX_COLUMNS && self.lines <= MAX_LINES
    }
}

/// Measures the next node of an outline with its subtree. Returns its extent and whether it is a leaf.
fn measure(counts: &mut impl Iterator<Item = usize>, leaves: LeafLayout) -> (TreeExtent, bool) {
    let children = counts.next().unwrap_or_default();
    if children == 0 {
        return (TreeExtent { columns: leaves.leaf_columns(), lines: LEAF_LINES }, true);
    }
    let (mut below, mut has_only_leaves) = (TreeExtent::default(), true);
    for _ in 0..children {
        let (child, is_leaf) = measure(counts, leaves);
        below = TreeExtent { columns: below.columns + child.columns, lines: below.lines.max(child.lines) };
        has_only_leaves &= is_leaf;
    }
    let extent = if leaves == LeafLayout::Stack && has_only_leaves {
        TreeExtent { columns: STACK_COLUMNS, lines: INNER_LINES + children }
    } else {
        TreeExtent { columns: below.columns.max(INNER_COLUMNS), lines: INNER_LINES + below.lines }
    };
    (extent, false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::any::AnyGame;
    use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};

    #[test]
    fn a_position_with_seven_moves_fits_and_one_with_eight_does_not() {
        let empty = AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules::default()));
        let extent = |position: &AnyGame, depth| {
            TreeExtent::of(&Outline::of(position, Some(depth), 1_000).unwrap(), LeafLayout::Stack)
        };
        assert_eq!(extent(&empty, 1), TreeExtent { columns: 7, lines: 6 + 9 });
        assert_eq!(extent(&empty, 2), TreeExtent { columns: 9 * 7, lines: 6 + 6 + 8 });
        assert!(extent(&empty, 1).fits() && !extent(&empty, 2).fits());
    }

    #[test]
    fn the_usual_trees_fit_and_long_values_take_room() {
        assert_eq!([1, 2, 3, 4, 5, 8].map(|letters| LeafLayout::row(letters).leaf_columns()), [2, 2, 2, 3, 4, 5]);
        let usual = super::super::usual_wishes();
        assert_eq!(LeafLayout::of(&usual), LeafLayout::Row { columns: 2 });
    }
}
