//! The arguments of `poda play`.

use crate::cli::flag_values::{LANGUAGE, LEVEL, SIDE, whole};
use crate::cli::search_flags::SearchFlags;
use crate::i18n::Language;
use crate::score::Player;
use crate::search::play_level::PlayLevel;
use clap::Args;
use std::path::PathBuf;

/// `poda play`.
#[derive(Args, Clone, Debug, PartialEq)]
// A player does not wait for a move as long as for an answer.
#[command(mut_arg("max_nodes", |flag| flag.default_value("1000000")))]
pub struct PlayArgs {
    /// The side that the human plays; otherwise the one that is to move.
    #[arg(long, value_parser = SIDE, value_name = "max|min")]
    pub side: Option<Player>,
    /// How well the program plays; otherwise as its search of the file does.
    #[arg(
        long,
        value_parser = LEVEL,
        value_name = "beginner|normal|expert",
        conflicts_with_all = ["algorithm", "fail", "cut_on", "depth", "merge_symmetric", "order", "killers", "history"],
    )]
    pub level: Option<PlayLevel>,
    /// The seed of the moves that a beginner draws.
    #[arg(long, value_parser = whole, value_name = "N", default_value = "1")]
    pub seed: u64,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub file: PathBuf,
}
