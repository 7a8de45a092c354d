//! The arguments of `poda practice --generate`: a seed, the game, and what the exercise must contain.

use crate::cli::flag_values::{SIDE, expectation, whole};
use crate::cli::language::{requested_language, words};
use crate::cli::wish_flags;
use crate::cli::wish_flags::{GAME, GameFlags, GameName, Sizes, TIES, WishFlags, branching, size, values};
use crate::document::wishes::{CountRange, NumberRange, Ties, WishedGame, Wishes};
use crate::exam::{ExerciseReference, PaperCode, Variant};
use crate::practice::generator::check;
use crate::score::Player;
use crate::search::SearchConfig;
use clap::Args;

/// Parses the code of an exam paper, with a variant and a number behind it if they are given.
fn exam_code(text: &str) -> Result<ExerciseReference, String> {
    ExerciseReference::parse(text).map_err(|error| error.sentence(&words(requested_language())))
}

/// Parses the letter of a variant.
fn variant(text: &str) -> Result<Variant, String> {
    let letter = text.trim().parse().ok();
    letter.and_then(Variant::of_letter).ok_or_else(|| expectation("cli-expected-variant"))
}

/// The flags of `--generate` and `--exam-code`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct GenerateArgs {
    /// Whether an exercise is generated and printed as a position file.
    #[arg(long, conflicts_with_all = ["collect", "report", "file"])]
    pub generate: bool,
    /// The seed; otherwise one is chosen.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = whole, value_name = "N", allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// The code of an exam paper, one of whose exercises is brought back.
    #[arg(long, conflicts_with_all = ["collect", "file", "seed"], value_parser = exam_code, value_name = "7-HH45G", allow_hyphen_values = true)]
    pub exam_code: Option<ExerciseReference>,
    /// The variant of the exam paper.
    #[arg(long, conflicts_with = "file", value_parser = variant, value_name = "A|B|…")]
    pub variant: Option<Variant>,
    /// The number of the exercise on the exam paper.
    #[arg(long, conflicts_with = "file", value_parser = whole, value_name = "N", allow_negative_numbers = true)]
    pub exercise: Option<u64>,
    /// The game.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = GAME, value_name = "tree|tic-tac-toe|connect-four|kalah|nim")]
    game: Option<GameName>,
    /// The sizes of the board.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = size, value_name = "5x4x3")]
    size: Option<Sizes>,
    /// The number of children of a node of a tree.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = branching, value_name = "N|2..4")]
    branching: Option<NumberRange<usize>>,
    /// The values of the leaves of a tree.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = values, value_name = "0..20", allow_hyphen_values = true)]
    range: Option<NumberRange<i32>>,
    /// Whether leaves of a tree may be equal.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = TIES, value_name = "allowed|forbidden|wanted")]
    ties: Option<Ties>,
    /// Whether the leaves of a tree are at different depths.
    #[arg(long, requires = "generate", conflicts_with = "file")]
    ragged: bool,
    /// The side to move at the root of a tree.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = SIDE, value_name = "max|min")]
    first: Option<Player>,
    /// What the exercise must contain.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = wish_flags::wishes, value_name = "shallow=1,deep=1,…")]
    wish: Option<WishFlags>,
}

impl GenerateArgs {
    /// Returns which exercise of an exam paper is brought back, if one is: that of `--exam-code`, or of a seed of which the
    /// variant or the number is given. `search` has the wishes of the flags that say how to search.
    pub fn exam_exercise(&self, search: &SearchConfig) -> Option<(PaperCode, Variant, usize)> {
        let is_of_paper = self.variant.is_some() || self.exercise.is_some();
        let of_seed = || PaperCode { seed: self.seed.unwrap_or_default(), wishes: self.wishes(search) };
        let of_seed = (is_of_paper && self.seed.is_some()).then(of_seed);
        let code = self.exam_code.map(|reference| reference.code).or(of_seed)?;
        let number = self.exercise.map(|number| usize::try_from(number).unwrap_or(usize::MAX));
        let variant = self.variant.or(self.exam_code.and_then(|reference| reference.variant));
        let number = number.or(self.exam_code.and_then(|reference| reference.number));
        Some((code, variant.unwrap_or_default(), number.unwrap_or(1)))
    }

    /// Returns the wishes of the flags; `search` has those of the flags that say how to search.
    pub fn wishes(&self, search: &SearchConfig) -> Wishes {
        let mut wishes = Wishes {
            game: self.game(),
            depth: search.depth,
            algorithm: search.algorithm,
            fail: search.fail,
            cut_on: search.cut_on,
            ..Wishes::default()
        };
        if let Some(WishFlags(flags)) = &self.wish {
            for flag in flags {
                flag.apply(&mut wishes);
            }
            return wishes;
        }
        // An exercise without a cutoff teaches little.
        let with_cutoff = Wishes { shallow: CountRange::at_least(1), ..wishes };
        if check(&with_cutoff).is_empty() { with_cutoff } else { wishes }
    }

    fn game(&self) -> WishedGame {
        let flags = GameFlags {
            name: self.game,
            size: self.size.clone(),
            branching: self.branching,
            range: self.range,
            ties: self.ties,
            ragged: self.ragged,
            first: self.first,
        };
        flags.game()
    }
}
