//! The arguments of `poda compare`.

use crate::cli::flag_values::{ALGORITHM, LANGUAGE, ORDER, expectation};
use crate::cli::search_flags::RuleFlags;
use crate::comparison::ordering_preset::OrderingPreset;
use crate::i18n::Language;
use crate::search::Algorithm;
use clap::Args;
use std::path::PathBuf;

/// The most depths that are compared.
const MOST_DEPTHS: usize = 100;

/// `poda compare`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct CompareArgs {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// Which searches; otherwise all.
    #[arg(long = "algorithm", value_parser = ALGORITHM, action = clap::ArgAction::Set, num_args = 1, value_delimiter = ',', value_name = "A,B,…")]
    algorithms: Vec<Algorithm>,
    /// How many plies to look ahead; otherwise as far as the file says.
    #[arg(long, value_parser = depths, value_name = "N|A..B|full")]
    depth: Option<DepthsFlag>,
    /// In which orders moves are tried; otherwise as the file says.
    #[arg(long = "order", value_parser = ORDER, action = clap::ArgAction::Set, num_args = 1, value_delimiter = ',', value_name = "A,B,…")]
    orders: Vec<OrderingPreset>,
    /// What is the same for all searches.
    #[command(flatten)]
    pub rules: RuleFlags,
    /// The position files.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
}

impl CompareArgs {
    /// Returns the algorithms, each once, in the order in which they were named.
    pub fn algorithms(&self) -> Vec<Algorithm> {
        if self.algorithms.is_empty() {
            return Algorithm::ALL.to_vec();
        }
        let mut named = Vec::new();
        for &algorithm in &self.algorithms {
            if !named.contains(&algorithm) {
                named.push(algorithm);
            }
        }
        named
    }

    /// Returns the orders of moves as they were named.
    pub fn orders(&self) -> Vec<OrderingPreset> {
        if self.orders.is_empty() { vec![OrderingPreset::Own] } else { self.orders.clone() }
    }

    /// Returns the depths: those of the flag, or else the file's own.
    pub fn depths(&self, file: Option<usize>) -> Vec<Option<usize>> {
        match self.depth {
            None => vec![file],
            Some(DepthsFlag::Full) => vec![None],
            Some(DepthsFlag::FromTo(from, to)) => (from..=to).map(Some).collect(),
        }
    }
}

/// The depths to search to, one search for each.
#[derive(Clone, Copy, Debug, PartialEq)]
enum DepthsFlag {
    /// To the end of the game.
    Full,
    /// From the first number of plies up to the second.
    FromTo(usize, usize),
}

fn depths(text: &str) -> Result<DepthsFlag, String> {
    let range = match text.split_once("..") {
        _ if text == "full" => return Ok(DepthsFlag::Full),
        Some((from, to)) => from.parse().ok().zip(to.parse().ok()),
        None => text.parse().ok().map(|plies| (plies, plies)),
    };
    let sensible = range.filter(|&(from, to): &(usize, usize)| from <= to && to - from < MOST_DEPTHS);
    sensible.map(|(from, to)| DepthsFlag::FromTo(from, to)).ok_or_else(|| expectation("cli-expected-depths"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depths_are_one_or_a_range_or_all_the_way() {
        assert_eq!(depths("full"), Ok(DepthsFlag::Full));
        assert_eq!(depths("3"), Ok(DepthsFlag::FromTo(3, 3)));
        assert_eq!(depths("1..4"), Ok(DepthsFlag::FromTo(1, 4)));
        for wrong in ["", "..", "1..", "4..1", "-1", "two", "0..100", "1..full"] {
            assert!(depths(wrong).is_err(), "{wrong}");
        }
    }
}
