//! The flags that say how to search, and what they change about a file's own search.

use super::flag_values::{ALGORITHM, BASE, CUT_ON, DepthFlag, FAIL, depth, killers, whole};
use crate::comparison::MAX_NODES;
use crate::score::CutOn;
use crate::search::ordering::{MoveOrdering, StaticOrder};
use crate::search::{Algorithm, Fail, Merge, SearchConfig};
use crate::trace::limits::Limits;
use clap::Args;

/// The flags that override a file's own search.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct SearchFlags {
    /// Which search.
    #[arg(long, value_parser = ALGORITHM, help = "cli-help-algorithm", value_name = "cli-help-value-name")]
    algorithm: Option<Algorithm>,
    /// How many plies to look ahead.
    #[arg(long, value_parser = depth, value_name = "N|full", allow_negative_numbers = true, help = "cli-help-depth")]
    depth: Option<DepthFlag>,
    /// In which order moves are tried that nothing else puts first.
    #[arg(long, value_parser = BASE, value_name = "given|reversed|best-first|worst-first", help = "cli-help-order")]
    order: Option<StaticOrder>,
    /// How many killers are kept at every ply.
    #[arg(long, value_parser = killers, value_name = "N", help = "cli-help-killers")]
    killers: Option<u8>,
    /// Whether moves that have cut often go first.
    #[arg(long, help = "cli-help-history")]
    history: bool,
    /// The rules, which are the same for several searches of a file.
    #[command(flatten)]
    pub rules: RuleFlags,
}

/// The flags that override the rules of a file's own search: everything but which search it is and how deep it goes.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct RuleFlags {
    /// What a search returns beyond its window.
    #[arg(long, value_parser = FAIL, value_name = "soft|hard", help = "cli-help-fail")]
    fail: Option<Fail>,
    /// Whether a tie with the bound cuts.
    #[arg(long, value_parser = CUT_ON, value_name = "equal|strict", help = "cli-help-cut-on")]
    cut_on: Option<CutOn>,
    /// Whether siblings that a symmetry turns into one another are searched only once.
    #[arg(long, help = "cli-help-merge-symmetric")]
    merge_symmetric: bool,
    /// How many nodes a search may visit.
    #[arg(long, value_parser = whole::<u64>, value_name = "N", default_value_t = MAX_NODES, allow_negative_numbers = true, help = "cli-help-max-nodes")]
    pub max_nodes: u64,
    /// How much memory a search may take, in megabytes.
    #[arg(long, value_parser = whole::<u64>, value_name = "MB", default_value = "1024", allow_negative_numbers = true, help = "cli-help-max-memory")]
    pub max_memory: u64,
}

impl SearchFlags {
    /// Returns a file's search with the settings that the flags override.
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        let ordering = MoveOrdering {
            static_order: self.order.unwrap_or(file.ordering.static_order),
            killers: self.killers.unwrap_or(file.ordering.killers),
            history: self.history || file.ordering.history,
            ..file.ordering
        };
        SearchConfig {
            algorithm: self.algorithm.unwrap_or(file.algorithm),
            depth: self.depth.map_or(file.depth, |DepthFlag(depth)| depth),
            ordering,
            ..self.rules.over(file)
        }
    }
}

impl RuleFlags {
    /// Returns how much a search may take.
    pub fn limits(&self) -> Limits {
        let whole = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        Limits { bytes: whole(self.max_memory.saturating_mul(1 << 20)), ..Limits::nodes(whole(self.max_nodes)) }
    }

    /// Returns a file's search with the settings that the flags override.
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        SearchConfig {
            fail: self.fail.unwrap_or(file.fail),
            cut_on: self.cut_on.unwrap_or(file.cut_on),
            // A file that merges at some plies only keeps doing so.
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
