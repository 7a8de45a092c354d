//! An exercise as a question of a bank.

use super::cells::{Blank, Row, table};
use super::description::tree_description;
use super::error::{BankError, BankFailure};
use super::nodes::whole_tree;
use super::picture::{BankPicture, picture};
use crate::exam::exercise::Exercise;
use crate::exam::paper::Paper;
use crate::exam::variant::Variant;
use poda_core::search::Algorithm;
use poda_core::text::visible;
use poda_words::file::save;
use poda_words::i18n::Words;

/// A question.
#[derive(Clone, Debug)]
pub struct BankQuestion<'a> {
    /// The exercise.
    pub exercise: &'a Exercise,
    /// The variant of the paper that it belongs to.
    pub variant: Variant,
    /// A name for files: the same for the same exercise, and another for any other.
    pub id: String,
    /// The name of the question.
    pub name: String,
    /// The name of the exercise, which its variants have in common.
    pub exercise_name: String,
    /// The nodes, and what is asked of each.
    pub rows: Vec<Row<'a>>,
    /// The blank for the best move.
    pub best: Option<Blank<'a>>,
    /// The tree.
    pub picture: BankPicture,
}

impl<'a> BankQuestion<'a> {
    /// The name of the algorithm, as flags spell it.
    #[must_use]
    pub fn algorithm(&self) -> &'static str {
        match self.exercise.recording().config().algorithm {
            Algorithm::Minimax => "minimax",
            Algorithm::Negamax => "negamax",
            Algorithm::NegamaxAlphaBeta => "negamax-alpha-beta",
            Algorithm::AlphaBetaTable => "alpha-beta-table",
            _ => "alpha-beta",
        }
    }

    /// Returns the blanks, row by row, and last the best move.
    pub fn blanks(&self) -> impl Iterator<Item = &Blank<'a>> {
        let rows = self.rows.iter().flat_map(|row| row.cells().into_iter().filter_map(|cell| cell.blank()));
        rows.chain(&self.best)
    }

    fn new(paper: &Paper, variant: Variant, exercise: &'a Exercise, words: &Words) -> Result<Self, BankError> {
        let tree = whole_tree(exercise)?;
        let (rows, best) = table(exercise, &tree, paper.asked, words);
        if rows.is_empty() && best.is_none() {
            return Err(BankError::NothingToAsk);
        }
        let exercise_name = exercise_name(paper, exercise, words);
        let has_variants = 1 < paper.variants.len();
        let name = if has_variants {
            let args = [("exercise", exercise_name.as_str().into()), ("variant", variant.to_string().into())];
            words.fill("bank-variant", &args)
        } else {
            exercise_name.clone()
        };
        let picture = picture(exercise, &tree, &name, tree_description(words, &tree), words)?;
        let id = id(paper, variant, exercise, words);
        Ok(Self { exercise, variant, id, name, exercise_name, rows, best, picture })
    }
}

/// Returns the questions of a paper: exercise by exercise, the variants of each together.
///
/// # Errors
/// Which exercise cannot be one, and why.
pub fn questions<'a>(paper: &'a Paper, words: &Words) -> Result<Vec<Vec<BankQuestion<'a>>>, BankFailure> {
    let exercises = paper.variants.iter().map(|variant| variant.exercises.len()).max().unwrap_or_default();
    let question = |variant: Variant, exercise: &'a Exercise| {
        let number = exercise.number;
        BankQuestion::new(paper, variant, exercise, words).map_err(|error| BankFailure { number, error })
    };
    let of_exercise = |index: usize| {
        let variants = paper.variants.iter();
        let found = variants.filter_map(|paper| Some((paper.variant, paper.exercises.get(index)?)));
        found.map(|(variant, exercise)| question(variant, exercise)).collect()
    };
    (0..exercises).map(of_exercise).collect()
}

/// Returns the name of an exercise: the title of a user's own document, or its number.
fn exercise_name(paper: &Paper, exercise: &Exercise, words: &Words) -> String {
    let title = exercise.document.title.as_ref().map(|title| title.in_language(words.language()));
    match title.filter(|title| paper.code.is_none() && !title.trim().is_empty()) {
        Some(title) => visible(title).into_owned(),
        None => words.fill("bank-exercise", &[("number", exercise.number.into())]),
    }
}

/// Returns a name that follows from the exercise: its position and search, its variant and number, and the language.
fn id(paper: &Paper, variant: Variant, exercise: &Exercise, words: &Words) -> String {
    let code = paper.code.map(|code| code.to_string()).unwrap_or_default();
    let fields: Vec<&str> = exercise.fields.iter().map(|field| field.name.as_str()).collect();
    let parts =
        [code, variant.to_string(), exercise.number.to_string(), words.language().code().to_owned(), fields.join(" ")];
    let text = parts.join("\n") + "\n" + &save(&exercise.document);
    format!("poda-{:016x}", fnv_1a(text.as_bytes()))
}

/// The hash FNV-1a of 64 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>.
fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::fnv_1a;

    /// From the test vectors of the hash's authors.
    #[test]
    fn names_follow_from_a_known_hash() {
        assert_eq!(
            [&b""[..], b"a", b"foobar"].map(fnv_1a),
            [0xcbf2_9ce4_8422_2325, 0xaf63_dc4c_8601_ec8c, 0x8594_4171_f739_67e8]
        );
    }
}
