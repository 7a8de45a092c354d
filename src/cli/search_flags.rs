//! The flags that override the search of a file.

use super::flag_values::{ALGORITHM, BASE, CUT_ON, DepthFlag, FAIL, TIES, depth, floor, killers, sum, whole};
use super::search_name::{SearchName, SearchNameParser};
use clap::Args;
use poda_core::comparison::MAX_NODES;
use poda_core::score::{CutOn, Score};
use poda_core::search::ordering::{MoveOrdering, StaticOrder};
use poda_core::search::{Algorithm, Fail, Floor, Merge, PayoffSettings, SearchConfig, TieRule};
use poda_core::trace::limits::Limits;
use poda_platform::system;

/// The flags that override a file's own search.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct SearchFlags {
    #[arg(long, value_parser = SearchNameParser(ALGORITHM), help = "cli-help-algorithm", value_name = "cli-help-value-name")]
    algorithm: Option<SearchName<Algorithm>>,
    #[arg(long, value_parser = depth, value_name = "N|full", allow_negative_numbers = true, help = "cli-help-depth")]
    depth: Option<DepthFlag>,
    #[arg(long, value_parser = BASE, value_name = "given|reversed|best-first|worst-first", help = "cli-help-order")]
    order: Option<StaticOrder>,
    #[arg(long, value_parser = killers, value_name = "N", help = "cli-help-killers")]
    killers: Option<u8>,
    #[arg(long, help = "cli-help-history")]
    history: bool,
    /// Whether a win counts more the sooner it comes.
    #[arg(long, help = "cli-help-sooner")]
    pub sooner: bool,
    #[command(flatten)]
    pub rules: RuleFlags,
}

/// The flags that override the rules of a file's own search: everything but which search it is and how deep it goes.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct RuleFlags {
    #[arg(long, value_parser = FAIL, value_name = "soft|hard", help = "cli-help-fail")]
    fail: Option<Fail>,
    #[arg(long, value_parser = CUT_ON, value_name = "equal|strict", help = "cli-help-cut-on")]
    cut_on: Option<CutOn>,
    #[arg(long, help = "cli-help-merge-symmetric")]
    merge_symmetric: bool,
    #[arg(long, value_parser = whole::<u64>, value_name = "N", default_value_t = MAX_NODES, allow_negative_numbers = true, help = "cli-help-max-nodes")]
    pub max_nodes: u64,
    #[arg(long, value_parser = whole::<u64>, value_name = "MB", default_value = "1024", allow_negative_numbers = true, help = "cli-help-max-memory")]
    pub max_memory: u64,
}

/// Converts megabytes to bytes, limited to half of the system's address space: the program itself needs some.
pub(super) fn bytes_of(megabytes: u64) -> usize {
    usize::try_from(megabytes.saturating_mul(1 << 20)).unwrap_or(usize::MAX).min(system::address_space() / 2)
}

/// The flag that ends the work on a file in time.
#[derive(Args, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeFlag {
    #[arg(long, value_parser = whole::<u64>, value_name = "S", allow_negative_numbers = true, help = "cli-help-max-time")]
    pub max_time: Option<u64>,
}

impl SearchFlags {
    /// Returns the names of the flags that are given, apart from limits.
    pub fn given(&self) -> Vec<&'static str> {
        let given = [
            ("--algorithm", self.algorithm.is_some()),
            ("--depth", self.depth.is_some()),
            ("--order", self.order.is_some()),
            ("--killers", self.killers.is_some()),
            ("--history", self.history),
            ("--sooner", self.sooner),
            ("--fail", self.rules.fail.is_some()),
            ("--cut-on", self.rules.cut_on.is_some()),
            ("--merge-symmetric", self.rules.merge_symmetric),
        ];
        given.into_iter().filter(|(_, is_given)| *is_given).map(|(flag, _)| flag).collect()
    }

    /// Returns the search that `--algorithm` names.
    pub const fn named(&self) -> Option<SearchName<Algorithm>> {
        self.algorithm
    }

    /// Returns a file's search with the settings that the flags override.
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        let ordering = MoveOrdering {
            static_order: self.order.unwrap_or(file.ordering.static_order),
            killers: self.killers.unwrap_or(file.ordering.killers),
            history: self.history || file.ordering.history,
            ..file.ordering
        };
        SearchConfig {
            algorithm: self.algorithm.and_then(SearchName::listed).unwrap_or(file.algorithm),
            depth: self.depth.map_or(file.depth, |DepthFlag(depth)| depth),
            ordering,
            ..self.rules.over(file)
        }
    }
}

/// The flags that override a file's settings for several players.
#[derive(Args, Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayerFlags {
    #[arg(long, value_parser = TIES, value_name = "first|worst|best", help = "cli-help-ties")]
    ties: Option<TieRule>,
    #[arg(long, value_parser = sum, value_name = "N", allow_negative_numbers = true, help = "cli-help-sum")]
    sum: Option<Score>,
    #[arg(long, value_parser = floor, value_name = "N|N,N,…", allow_hyphen_values = true, help = "cli-help-floor")]
    floor: Option<Floor>,
}

impl PlayerFlags {
    /// Returns a file's search with the settings that the flags override.
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        let payoffs = PayoffSettings {
            ties: self.ties.unwrap_or(file.payoffs.ties),
            sum: self.sum.or(file.payoffs.sum),
            floor: self.floor.or(file.payoffs.floor),
        };
        SearchConfig { payoffs, ..file }
    }
}

impl RuleFlags {
    pub fn limits(&self) -> Limits {
        let nodes = usize::try_from(self.max_nodes).unwrap_or(usize::MAX);
        Limits { bytes: bytes_of(self.max_memory), ..Limits::nodes(nodes) }
    }

    /// Returns a file's search with the rules that the flags override.
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        SearchConfig {
            fail: self.fail.unwrap_or(file.fail),
            cut_on: self.cut_on.unwrap_or(file.cut_on),
            // A file that merges at some plies only is not changed.
            merge: if self.merge_symmetric && file.merge == Merge::Nowhere { Merge::Everywhere } else { file.merge },
            ..file
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Debug, clap::Parser)]
    struct Flags {
        #[command(flatten)]
        search: SearchFlags,
    }

    fn over_a_file(flags: &[&str], file: SearchConfig) -> SearchConfig {
        Flags::try_parse_from(["poda"].iter().chain(flags)).unwrap().search.over(file)
    }

    #[test]
    fn what_is_not_said_stays_as_in_the_file() {
        let file = SearchConfig { depth: Some(3), fail: Fail::Hard, ..SearchConfig::default() };
        assert_eq!(over_a_file(&[], file), file);
    }

    #[test]
    fn a_flag_wins_over_the_file() {
        let file = SearchConfig { depth: Some(3), ..SearchConfig::default() };
        let flags = ["--depth", "full", "--algorithm", "negamax", "--merge-symmetric"];
        let searched = SearchConfig { algorithm: Algorithm::Negamax, depth: None, merge: Merge::Everywhere, ..file };
        assert_eq!(over_a_file(&flags, file), searched);
        let flags = ["--order", "best-first", "--killers", "2", "--history"];
        let ordering =
            MoveOrdering { static_order: StaticOrder::BestFirst, killers: 2, history: true, ..file.ordering };
        assert_eq!(over_a_file(&flags, file), SearchConfig { ordering, ..file });
    }

    #[test]
    fn merging_at_the_first_plies_only_is_not_undone() {
        let file = SearchConfig { merge: Merge::FirstPlies(1), ..SearchConfig::default() };
        assert_eq!(over_a_file(&["--merge-symmetric"], file), file);
    }
}
