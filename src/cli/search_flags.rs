//! The flags that override the search of a file.

use super::flag_values::{ALGORITHM, whole};
use super::search_name::{SearchName, SearchNameParser};
use super::setting_flags::{DRAFTED, MctsSettingFlags, PLAYERS, RULES, SAMPLED, SEARCH, SearchSettingFlags, requiring};
use clap::{Arg, Args};
use poda_core::comparison::MAX_NODES;
use poda_core::search::mcts::MctsConfig;
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::limits::Limits;
use poda_platform::system;

/// The flags that override a file's own search.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct SearchFlags {
    #[arg(long, value_parser = SearchNameParser(ALGORITHM), help = "cli-help-algorithm", value_name = "cli-help-value-name")]
    algorithm: Option<SearchName<Algorithm>>,
    #[command(flatten)]
    settings: SearchSettingFlags<SEARCH>,
    /// Whether a win counts more the sooner it comes.
    #[arg(long, help = "cli-help-sooner")]
    pub sooner: bool,
    #[command(flatten)]
    pub rules: RuleFlags,
}

/// The flags that override the rules of a file's own search: everything but which search it is and how deep it goes.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct RuleFlags {
    #[command(flatten)]
    settings: SearchSettingFlags<RULES>,
    #[arg(long, value_parser = whole::<u64>, value_name = "N", default_value_t = MAX_NODES, allow_negative_numbers = true, help = "cli-help-max-nodes")]
    pub max_nodes: u64,
    #[arg(long, value_parser = whole::<u64>, value_name = "MB", default_value = "1024", allow_negative_numbers = true, help = "cli-help-max-memory")]
    pub max_memory: u64,
}

/// The flags that override a file's settings of Monte Carlo tree search.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct MctsFlags {
    #[command(flatten)]
    own: MctsSettingFlags<SAMPLED>,
    #[command(flatten)]
    drafted: MctsSettingFlags<DRAFTED>,
}

impl MctsFlags {
    /// Returns an argument that requires another flag if it is one of these.
    pub fn requiring(arg: Arg, other: &'static str) -> Arg {
        requiring::<MctsConfig>(arg, &[SAMPLED, DRAFTED], other)
    }

    /// Returns the names of the flags that are given.
    pub fn given(&self) -> impl Iterator<Item = String> {
        self.own.given().chain(self.drafted.given())
    }

    /// Returns whether a rule for priors is given.
    pub fn name_priors(&self) -> bool {
        self.given().any(|flag| flag == "--priors")
    }

    /// Returns a file's search with the settings that the flags override. Priors follow the selection by them.
    pub fn over(&self, file: MctsConfig) -> MctsConfig {
        self.own.over(self.drafted.over(file))
    }
}

/// The flags that override a file's settings of the kinds of search that are not for two sides, depth first.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct KindFlags {
    #[command(flatten)]
    pub players: PlayerFlags,
    #[command(flatten)]
    pub mcts: MctsFlags,
}

impl KindFlags {
    /// Returns the flags of several players alone.
    pub fn of_players(players: &PlayerFlags) -> Self {
        Self { players: players.clone(), ..Self::default() }
    }

    /// Returns the flags alone that generated exercises have, too.
    pub fn of_drafted(drafted: &MctsSettingFlags<DRAFTED>) -> Self {
        Self { mcts: MctsFlags { drafted: drafted.clone(), ..MctsFlags::default() }, ..Self::default() }
    }
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
    pub fn given(&self) -> Vec<String> {
        let flag = |name: &str, is_given: bool| is_given.then(|| name.to_owned());
        let (algorithm, sooner) = (flag("--algorithm", self.algorithm.is_some()), flag("--sooner", self.sooner));
        let settings = self.settings.given().chain(sooner).chain(self.rules.settings.given());
        algorithm.into_iter().chain(settings).collect()
    }

    /// Returns the search that `--algorithm` names.
    pub const fn named(&self) -> Option<SearchName<Algorithm>> {
        self.algorithm
    }

    /// Returns a file's search with the settings that the flags override.
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        let algorithm = self.algorithm.and_then(SearchName::listed).unwrap_or(file.algorithm);
        self.settings.over(self.rules.over(SearchConfig { algorithm, ..file }))
    }
}

/// The flags that override a file's settings for several players.
pub type PlayerFlags = SearchSettingFlags<PLAYERS>;

impl RuleFlags {
    pub fn limits(&self) -> Limits {
        let nodes = usize::try_from(self.max_nodes).unwrap_or(usize::MAX);
        Limits { bytes: bytes_of(self.max_memory), ..Limits::nodes(nodes) }
    }

    /// Returns a file's search with the rules that the flags override.
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        self.settings.over(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use poda_core::search::ordering::{MoveOrdering, StaticOrder};
    use poda_core::search::{Fail, Merge};

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
