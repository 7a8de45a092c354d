//! The arguments of `poda exam`.

use super::format::ExamFormat;
use crate::cli::flag_values::{ALGORITHM, CUT_ON, DepthFlag, FAIL, LANGUAGE, SIDE, depth, expectation, whole};
use crate::cli::one_of::OneOf;
use crate::cli::wish_flags::{GAME, GameFlags, GameName, Sizes, TIES, WishFlags, branching, contents, size, values};
use crate::document::wishes::{CountRange, NumberRange, Ties, Wishes};
use crate::exam::{AskedParts, PaperSize};
use crate::i18n::Language;
use crate::practice::generator::check;
use crate::score::{CutOn, Player};
use crate::search::{Algorithm, Fail};
use clap::Args;
use std::path::PathBuf;

/// The parser of a size of paper.
const PAPER: OneOf<PaperSize> =
    OneOf { all: || PaperSize::ALL.map(|size| (size.name(), size)).to_vec(), aliases: &[("us-letter", "letter")] };

/// `poda exam`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct ExamArgs {
    /// The seed; otherwise one is chosen.
    #[arg(long, conflicts_with = "files", value_parser = whole, value_name = "N", allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// The number of exercises.
    #[arg(long, conflicts_with = "files", value_parser = whole, value_name = "N", default_value = "1", allow_negative_numbers = true)]
    pub count: u64,
    /// The number of variants.
    #[arg(long, conflicts_with = "files", value_parser = whole, value_name = "N", default_value = "1", allow_negative_numbers = true)]
    pub variants: u64,
    /// The game.
    #[arg(long, conflicts_with = "files", value_parser = GAME, value_name = "tree|tic-tac-toe|connect-four|kalah|nim")]
    kind: Option<GameName>,
    /// What each exercise contains.
    #[arg(long, conflicts_with = "files", value_parser = contents, value_name = "shallow=1,deep=1,…")]
    contents: Option<WishFlags>,
    /// What is asked for.
    #[arg(long, value_parser = asked, value_name = "values,windows,cuts,best", default_value = "values,windows,cuts,best")]
    pub ask: AskedParts,
    /// The sizes of the board.
    #[arg(long, conflicts_with = "files", value_parser = size, value_name = "5x4x3")]
    size: Option<Sizes>,
    /// The number of children of a node of a tree.
    #[arg(long, conflicts_with = "files", value_parser = branching, value_name = "N|2..4")]
    branching: Option<NumberRange<usize>>,
    /// The values of the leaves of a tree.
    #[arg(long, conflicts_with = "files", value_parser = values, value_name = "0..20", allow_hyphen_values = true)]
    range: Option<NumberRange<i32>>,
    /// Whether leaves of a tree may be equal.
    #[arg(long, conflicts_with = "files", value_parser = TIES, value_name = "allowed|forbidden|wanted")]
    ties: Option<Ties>,
    /// Whether the leaves of a tree are at different depths.
    #[arg(long, conflicts_with = "files")]
    ragged: bool,
    /// The side to move at the root of a tree.
    #[arg(long, conflicts_with = "files", value_parser = SIDE, value_name = "max|min")]
    first: Option<Player>,
    /// Which search.
    #[arg(long, conflicts_with = "files", value_parser = ALGORITHM)]
    algorithm: Option<Algorithm>,
    /// How many plies to look ahead.
    #[arg(long, conflicts_with = "files", value_parser = depth, value_name = "N|full", allow_negative_numbers = true)]
    depth: Option<DepthFlag>,
    /// What a search returns beyond its window.
    #[arg(long, conflicts_with = "files", value_parser = FAIL, value_name = "soft|hard")]
    fail: Option<Fail>,
    /// Whether a tie with the bound cuts.
    #[arg(long, conflicts_with = "files", value_parser = CUT_ON, value_name = "equal|strict")]
    cut_on: Option<CutOn>,
    /// The size of the paper.
    #[arg(long, value_parser = PAPER, value_name = "a4|letter", default_value = "a4")]
    pub paper: PaperSize,
    /// The title of the paper; otherwise the usual one.
    #[arg(long)]
    pub title: Option<String>,
    /// The language of the paper; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// The format of the paper; otherwise by the name of the file.
    #[arg(long, value_parser = ExamFormat::PARSER, value_name = "pdf|latex|moodle|qti")]
    pub format: Option<ExamFormat>,
    /// The file of the paper.
    #[arg(short, long, value_hint = clap::ValueHint::FilePath, required_unless_present = "key_json")]
    pub output: Option<PathBuf>,
    /// The file of the key; otherwise its name follows from that of the paper.
    #[arg(long, value_hint = clap::ValueHint::FilePath, requires = "output")]
    pub key: Option<PathBuf>,
    /// The file of the key as data.
    #[arg(long, value_hint = clap::ValueHint::FilePath)]
    pub key_json: Option<PathBuf>,
    /// Position files, an exercise each, instead of generated ones.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub files: Vec<PathBuf>,
}

impl ExamArgs {
    /// Returns the wishes of the flags.
    pub fn wishes(&self) -> Wishes {
        let game = GameFlags {
            name: self.kind,
            size: self.size.clone(),
            branching: self.branching,
            range: self.range,
            ties: self.ties,
            ragged: self.ragged,
            first: self.first,
        };
        let mut wishes = Wishes {
            game: game.game(),
            depth: self.depth.and_then(|DepthFlag(depth)| depth),
            algorithm: self.algorithm.unwrap_or_default(),
            fail: self.fail.unwrap_or_default(),
            cut_on: self.cut_on.unwrap_or_default(),
            ..Wishes::default()
        };
        if let Some(WishFlags(flags)) = &self.contents {
            for flag in flags {
                flag.apply(&mut wishes);
            }
            return wishes;
        }
        // An exercise without a cutoff teaches little.
        let with_cutoff = Wishes { shallow: CountRange::at_least(1), ..wishes };
        if check(&with_cutoff).is_empty() { with_cutoff } else { wishes }
    }
}

/// Parses what is asked for, with commas between.
fn asked(text: &str) -> Result<AskedParts, String> {
    let parts = text.split(',').map(|part| part.trim().to_lowercase()).filter(|part| !part.is_empty());
    let parts: Option<Vec<_>> = parts.map(|part| AskedParts::named(&part)).collect();
    let parts = parts.filter(|parts| !parts.is_empty()).ok_or_else(|| expectation("cli-expected-asked"))?;
    Ok(parts.into_iter().fold(AskedParts::NONE, AskedParts::and))
}
