//! `poda compare`: searches positions in several ways and prints the cost of each, as a table or as JSON.

mod aligned;
mod mcts;

use crate::deadline::Deadline;
use crate::flag_values::{ALGORITHM, LANGUAGE, LANGUAGE_CODES, ORDER, expectation, fail_of, words};
use crate::game::GameFlags;
use crate::json::{Worth, numbers};
use crate::load::load_within;
use crate::node_path::id_along;
use crate::search_flags::{MctsFlags, PlayerFlags, RuleFlags, TimeFlag};
use crate::search_name::iterations;
use crate::setting_flags;
use crate::terminal::{ProgressLine, displayed, report_file, report_limit};
use crate::watchdog::Watchdog;
use aligned::write_aligned;
use clap::Args;
use mcts::{ComparedDecisions, SeededSearches, SeedsFlag, decisions, seeds};
use poda_core::comparison::minimal::{Branching, MinimalTree};
use poda_core::comparison::ordering_preset::{OrderingPreset, orderings_differ};
use poda_core::comparison::{self, ComparisonRow, MinimaxReference, SearchOutcome, first_row_per_depth, searches};
use poda_core::document::{check_depth, check_search, needs_chance};
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::legal_moves;
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::limits::Ending;
use poda_words::file::load_depth_first;
use poda_words::i18n::comparison::{
    cells, chance_notes, depth, headings, minimal_cells, minimal_headings, minimal_notes, move_cells, move_headings,
    search_cells, search_headings,
};
use poda_words::i18n::search_settings::spelled_order;
use poda_words::i18n::{Language, Words};
use poda_words::messages::Message;
use poda_words::practice::json::{Number, write_line};
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const MAX_DEPTHS: usize = 100;

#[derive(Args, Clone, Debug, PartialEq)]
#[command(mut_args(|arg| MctsFlags::requiring(arg, "mcts")))]
pub struct CompareArgs {
    #[arg(long, help = "cli-help-json")]
    pub json: bool,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
    #[arg(long = "algorithm", value_parser = ALGORITHM, action = clap::ArgAction::Set, num_args = 1, value_delimiter = ',', value_name = "A,B,…", help = "cli-help-algorithms")]
    algorithms: Vec<Algorithm>,
    #[arg(long, value_parser = depths, value_name = "N|A..B|full", help = "cli-help-compare-depth")]
    depth: Option<DepthsFlag>,
    #[arg(long = "order", value_parser = ORDER, action = clap::ArgAction::Set, num_args = 1, value_delimiter = ',', value_name = "A,B,…", help = "cli-help-orders")]
    orders: Vec<OrderingPreset>,
    #[arg(
        long,
        value_parser = iterations,
        action = clap::ArgAction::Set,
        num_args = 1,
        value_delimiter = ',',
        value_name = "N,N,…",
        conflicts_with_all = ["algorithms", "depth", "orders"],
        conflicts_with_all = setting_flags::ids::<SearchConfig>(&[setting_flags::RULES]),
        help = "cli-help-compare-mcts",
    )]
    mcts: Vec<u32>,
    #[arg(long, value_parser = seeds, value_name = "N|A..B", requires = "mcts", help = "cli-help-compare-seeds")]
    seeds: Option<SeedsFlag>,
    #[command(flatten)]
    mcts_settings: MctsFlags,
    #[command(flatten)]
    pub rules: RuleFlags,
    #[command(flatten)]
    pub players: PlayerFlags,
    #[command(flatten)]
    pub time: TimeFlag,
    #[command(flatten)]
    pub game: GameFlags,
    #[arg(required = true, help = "cli-help-files", value_name = "cli-help-value-file")]
    pub files: Vec<PathBuf>,
}

impl CompareArgs {
    /// Returns the algorithms in the order of the flags, without repetitions.
    pub fn algorithms(&self, root: &AnyGame, needs_chance: bool) -> Vec<Algorithm> {
        if self.algorithms.is_empty() {
            return comparison::algorithms_for(root, needs_chance);
        }
        let is_new = |&(index, algorithm): &(usize, &Algorithm)| !self.algorithms[..index].contains(algorithm);
        self.algorithms.iter().enumerate().filter(is_new).map(|(_, &algorithm)| algorithm).collect()
    }

    /// Returns the move orders in the order of the flags.
    pub fn orders(&self) -> Vec<OrderingPreset> {
        if self.orders.is_empty() { vec![OrderingPreset::Own] } else { self.orders.clone() }
    }

    /// Returns the depths of the flag, or else the file's own depth.
    pub fn depths(&self, file: Option<usize>) -> Vec<Option<usize>> {
        match self.depth {
            None => vec![file],
            Some(DepthsFlag::Full) => vec![None],
            Some(DepthsFlag::FromTo(from, to)) => (from..=to).map(Some).collect(),
        }
    }
}

/// The depths of the searches, one search per depth.
#[derive(Clone, Copy, Debug, PartialEq)]
enum DepthsFlag {
    Full,
    /// From the first number of plies up to and including the second.
    FromTo(usize, usize),
}

fn depths(text: &str) -> Result<DepthsFlag, String> {
    let range = match text.split_once("..") {
        _ if text == "full" => return Ok(DepthsFlag::Full),
        Some((from, to)) => from.parse().ok().zip(to.parse().ok()),
        None => text.parse().ok().map(|plies| (plies, plies)),
    };
    let sensible = range.filter(|&(from, to): &(usize, usize)| from <= to && to - from < MAX_DEPTHS);
    sensible.map(|(from, to)| DepthsFlag::FromTo(from, to)).ok_or_else(|| expectation("cli-expected-depths", &[]))
}

/// Prints a table per file. Returns whether every search of every file was complete.
pub fn compare(args: &CompareArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let mut all = true;
    for (index, file) in args.files.iter().enumerate() {
        let [_, deadline] = Deadline::half_and_whole(args.time);
        let _watchdog = Watchdog::new(deadline, || words.text("cli-limit-time"), file);
        let compared = if args.mcts.is_empty() {
            rows(&words, file, args, deadline)
                .map(|(root, rows, ended)| (Compared::Searches(Box::new(root), rows), ended))
        } else {
            let searches = SeededSearches {
                iterations: &args.mcts,
                seeds: args.seeds,
                mcts: &args.mcts_settings,
                rules: &args.rules,
                deadline,
            };
            let found = decisions(&words, file, searches);
            found.map(|(decisions, ended)| (Compared::Decisions(decisions), ended))
        };
        let Some((compared, ended)) = compared else {
            all = false;
            continue;
        };
        if args.json {
            compared.write_json(file, ended, out)?;
        } else {
            if 0 < index {
                writeln!(out)?;
            }
            writeln!(out, "{}", displayed(file))?;
            compared.print(&words, args.rules.max_nodes, out)?;
        }
        out.flush()?;
        if let Some(limit) = ended {
            report_limit(&words, file, limit, &args.rules);
            all = false;
        }
    }
    Ok(all)
}

enum Compared {
    /// Searches of the whole tree from a position.
    Searches(Box<AnyGame>, Vec<ComparisonRow>),
    /// The decisions of Monte Carlo tree search, for each of its settings.
    Decisions(Vec<ComparedDecisions>),
}

impl Compared {
    fn write_json(&self, file: &Path, ended: Option<Ending>, out: &mut impl Write) -> io::Result<()> {
        let file = file.to_string_lossy();
        match self {
            Self::Searches(root, rows) => {
                rows.iter().try_for_each(|row| write_line(out, &RowJson::new(&file, root, row)))
            }
            Self::Decisions(all) => all.iter().try_for_each(|it| it.write_json(&file, ended.is_none(), out)),
        }
    }

    fn print(&self, words: &Words, max_nodes: u64, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Searches(root, rows) => print_table(words, root, rows, max_nodes, out),
            Self::Decisions(all) => all.iter().enumerate().try_for_each(|(index, decisions)| {
                if 0 < index {
                    writeln!(out)?;
                }
                decisions.print(words, out)
            }),
        }
    }
}

/// Returns the results of the searches of a file, and what ended them early. Reports the reason if there are none.
fn rows(
    words: &Words,
    file: &Path,
    args: &CompareArgs,
    deadline: Deadline,
) -> Option<(AnyGame, Vec<ComparisonRow>, Option<Ending>)> {
    let (document, limits) = load_within(words, file, args.rules.limits(), deadline, load_depth_first)?;
    let own = document.search()?;
    let depths = args.depths(own.depth);
    for &depth in &depths {
        if let Err(fault) = check_depth(document.position(), depth) {
            report_file(file, &fault.sentence(words));
            return None;
        }
    }
    let base = args.players.over(args.rules.over(*own));
    let algorithms = args.algorithms(document.position(), needs_chance(document.position(), base.opponent));
    for &algorithm in &algorithms {
        if let Err(reason) = check_search(document.position(), &SearchConfig { algorithm, ..base }) {
            report_file(file, &reason.sentence(words));
            return None;
        }
    }
    let searches = searches(&base, &algorithms, &depths, &args.orders());
    let mut rows = Vec::new();
    let progress = ProgressLine::new(words, deadline);
    let ended = comparison::compare(&searches, document.position(), limits, &progress, |row| rows.push(row));
    progress.clear();
    let ended = ended.break_value().or_else(|| rows.iter().find_map(|row| row.limit));
    Some((document.position().clone(), rows, ended))
}

#[derive(Serialize)]
struct RowJson<'a> {
    file: &'a str,
    algorithm: &'static str,
    fail: Option<&'static str>,
    /// The depth in plies; `null` for the whole game.
    depth: Option<usize>,
    /// `null` if nothing is pruned, so that the order has no effect.
    order: Option<&'static str>,
    /// Whether the search was complete. If not, it has no result and no counts.
    complete: bool,
    /// A vector in a search of vectors.
    value: Option<Worth>,
    as_minimax: Option<bool>,
    /// What only searches of several players have.
    #[serde(flatten)]
    players: Option<PlayersJson>,
    nodes: Option<u64>,
    leaves: Option<u64>,
    cutoffs_total: Option<u64>,
    cutoffs_that_prune: Option<u64>,
    pruned_branches: Option<u64>,
    pruned_leaves: Option<i64>,
    /// How many cutoffs were caused by the first move tried at a node, by the second, and so on.
    cutoffs_by_move: Option<&'a [u64]>,
    minimal_tree: Option<MinimalTreeJson>,
}

#[derive(Serialize)]
struct PlayersJson {
    as_max_n: Option<bool>,
    best: Option<String>,
    /// In a search of one entry, the leaf at the end of its line.
    vector: Option<Vec<Number>>,
}

impl PlayersJson {
    /// Returns the fields of a search of several players; `None` for another search.
    fn new(root: &AnyGame, row: &ComparisonRow) -> Option<Self> {
        row.config.algorithm.properties().multi_player?;
        let best_play = row.found.as_ref().and_then(|found| found.best_play);
        let best = best_play.and_then(|it| legal_moves(root).get(it.mv?).copied());
        let is_of_entry = row.vector().is_none();
        Some(Self {
            as_max_n: row.agrees_with_minimax(),
            best: best.map(|mv| id_along(root, &[mv])),
            vector: best_play.filter(|_| is_of_entry).map(|it| numbers(&it.payoffs)),
        })
    }
}

#[derive(Serialize)]
struct MinimalTreeJson {
    branching: f64,
    uniform: bool,
    plies: usize,
    leaves: f64,
    nodes: f64,
}

impl From<MinimalTree> for MinimalTreeJson {
    fn from(tree: MinimalTree) -> Self {
        Self {
            branching: tree.branching.number(),
            uniform: matches!(tree.branching, Branching::Uniform(_)),
            plies: tree.plies,
            leaves: tree.leaves(),
            nodes: tree.nodes(),
        }
    }
}

impl<'a> RowJson<'a> {
    fn new(file: &'a str, root: &AnyGame, row: &'a ComparisonRow) -> Self {
        let players = PlayersJson::new(root, row);
        let found = row.found.as_ref();
        let count = found.map(|found| found.cost.stats);
        Self {
            file,
            algorithm: row.config.algorithm.key(),
            fail: fail_of(&row.config),
            depth: row.config.depth,
            order: row.order().map(spelled_order),
            complete: found.is_some(),
            value: found.map(|&SearchOutcome { score, .. }| Worth::of(row.vector(), score)),
            as_minimax: row.agrees_with_minimax().filter(|_| players.is_none()),
            players,
            nodes: count.map(|count| count.nodes),
            leaves: count.map(|count| count.leaves),
            cutoffs_total: count.map(|count| count.cutoffs),
            cutoffs_that_prune: count.map(|count| count.cutoffs_that_prune),
            pruned_branches: count.map(|count| count.pruned_branches),
            pruned_leaves: row.pruned_leaves(),
            cutoffs_by_move: found.map(|found| found.cost.cutoffs_by_move.as_slice()),
            minimal_tree: row.reference.as_ref().and_then(MinimaxReference::minimal_tree).map(MinimalTreeJson::from),
        }
    }
}

/// Prints the table of costs, the minimal trees, and the table of cutoffs by the number of the move that caused them.
fn print_table(
    words: &Words,
    root: &AnyGame,
    rows: &[ComparisonRow],
    max_nodes: u64,
    out: &mut impl Write,
) -> io::Result<()> {
    let searches: Vec<SearchConfig> = rows.iter().map(|row| row.config).collect();
    let has_orders = orderings_differ(&searches);
    let with_words = if has_orders { 2 } else { 1 };
    let line = |row: &ComparisonRow, cells: Vec<String>| {
        let algorithm = row.config.algorithm.key().to_owned();
        search_cells(words, &row.config, algorithm, has_orders).into_iter().chain(cells).collect()
    };
    let head = |headings: Vec<String>| search_headings(words, has_orders).into_iter().chain(headings).collect();
    let mut costs: Vec<Vec<String>> = vec![head(headings(words, rows))];
    costs.extend(rows.iter().map(|row| line(row, cells(words, root, row, max_nodes))));
    write_aligned(&costs, with_words, out)?;

    print_minimal(words, rows, out)?;

    let cuts: Vec<&ComparisonRow> = rows.iter().filter(|row| row.config.algorithm.properties().prunes).collect();
    if !cuts.is_empty() {
        writeln!(out, "\n{}", words.text("comparison-by-move"))?;
        let mut by_move: Vec<Vec<String>> = vec![head(move_headings(words))];
        by_move.extend(cuts.iter().map(|row| line(row, move_cells(words, row))));
        write_aligned(&by_move, with_words, out)?;
    }
    Ok(())
}

fn print_minimal(words: &Words, rows: &[ComparisonRow], out: &mut impl Write) -> io::Result<()> {
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut references = Vec::new();
    for row in first_row_per_depth(rows) {
        let Some(reference) = row.reference else { continue };
        let Some([plies, branching, formula, leaves, all]) = minimal_cells(words, &reference) else { continue };
        lines.push(vec![depth(words, &row.config), formula, plies, branching, leaves, all]);
        references.push(reference);
    }
    if !lines.is_empty() {
        let [plies, branching, formula, leaves, all] = minimal_headings(words);
        lines.insert(0, vec![words.text("comparison-depth"), formula, plies, branching, leaves, all]);
        writeln!(out, "\n{}", words.text("comparison-minimal"))?;
        write_aligned(&lines, 1, out)?;
        for note in minimal_notes(words, &references) {
            writeln!(out, "  {note}")?;
        }
    }
    for note in chance_notes(words, rows) {
        writeln!(out, "\n  {note}")?;
    }
    Ok(())
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
