//! `poda compare --mcts`: how often Monte Carlo tree search chooses a right move, as a table with a chart or as JSON.

use super::aligned::write_aligned;
use crate::deadline::Deadline;
use crate::flag_values::{expectation, whole};
use crate::json::Object;
use crate::load::{checked_over, load_within};
use crate::node_path::id_along;
use crate::search_flags::{MctsFlags, RuleFlags};
use crate::search_name::MCTS;
use crate::terminal::{ProgressLine, report_file, report_limit};
use crate::trace::facts::TraceFacts;
use crate::trace::settings::with_settings;
use poda_core::comparison::move_values::{MoveValues, move_values};
use poda_core::comparison::right_moves::{self, Decisions};
use poda_core::document::check_mcts;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::search::AnySearch;
use poda_core::search::mcts::MctsConfig;
use poda_core::trace::limits::{Ending, Limits};
use poda_words::file::load_for_any_search;
use poda_words::i18n::Words;
use poda_words::i18n::mcts_comparison::{
    best_moves, decision_cells, decision_headings, move_cells, move_headings, settings_over_seeds,
};
use poda_words::messages::Message;
use poda_words::practice::json::{Number, write_line};
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

const MAX_SEEDS: u64 = 10_000;

/// The width of a chart in cells: one cell per 5 %.
const CHART_CELLS: usize = 21;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeedsFlag(u64, u64);

/// Parses a seed, or the first and the last of several seeds.
pub(super) fn seeds(text: &str) -> Result<SeedsFlag, String> {
    let range = match text.split_once("..") {
        Some((from, to)) => whole(from).ok().zip(whole(to).ok()),
        None => whole(text).ok().map(|seed| (seed, seed)),
    };
    let sensible = range.filter(|&(from, to): &(u64, u64)| from <= to && to - from < MAX_SEEDS);
    sensible.map(|(from, to)| SeedsFlag(from, to)).ok_or_else(|| expectation("cli-expected-seeds", &[]))
}

#[derive(Clone, Copy)]
pub(super) struct SeededSearches<'a> {
    pub iterations: &'a [u32],
    /// `None` for the seeds 1 to 50.
    pub seeds: Option<SeedsFlag>,
    pub mcts: &'a MctsFlags,
    pub rules: &'a RuleFlags,
    pub deadline: Deadline,
}

pub(super) struct ComparedDecisions {
    root: AnyGame,
    config: MctsConfig,
    seeds: SeedsFlag,
    values: MoveValues<AnyMove>,
    decisions: Vec<Decisions<AnyMove>>,
}

/// Returns the decisions in a file's position by its settings and, if another sampled search is beside, by those too;
/// and what ended the searches early. Reports the reason if there are no decisions.
pub(super) fn decisions(
    words: &Words,
    file: &Path,
    searches: SeededSearches<'_>,
) -> Option<(Vec<ComparedDecisions>, Option<Ending>)> {
    let (document, limits) = load_within(words, file, searches.rules.limits(), searches.deadline, load_for_any_search)?;
    let beside = document.searches.second().and_then(AnySearch::sampled);
    let (mut compared, mut ended) = (Vec::new(), None);
    let own = checked_over(words, file, searches.mcts, document.sampled().unwrap_or_default())?;
    for config in std::iter::once(&own).chain(beside) {
        let (decisions, early) = decisions_by(words, file, document.position(), config, limits, searches)?;
        compared.push(decisions);
        ended = ended.or(early);
    }
    Some((compared, ended))
}

fn decisions_by(
    words: &Words,
    file: &Path,
    root: &AnyGame,
    config: &MctsConfig,
    limits: Limits,
    SeededSearches { iterations, seeds, mcts: _, rules, deadline }: SeededSearches<'_>,
) -> Option<(ComparedDecisions, Option<Ending>)> {
    let report = |sentence: &str| {
        report_file(file, sentence);
        None
    };
    let scale = match check_mcts(root, config) {
        Ok(scale) => scale,
        Err(reason) => return report(&reason.sentence(words)),
    };
    let progress = ProgressLine::new(words, deadline);
    let values = move_values(root, scale, limits, &progress);
    progress.clear();
    let values = match values {
        Ok(values) if values.best().is_some() => values,
        Ok(_) => return report(&words.text("mcts-compare-no-choice")),
        Err(Ending::NodeLimit | Ending::MemoryLimit | Ending::DepthLimit) => {
            return report(&words.text("mcts-compare-unknown"));
        }
        Err(ending) => {
            report_limit(words, file, ending, rules);
            return None;
        }
    };
    let seeds = seeds.unwrap_or(SeedsFlag(1, 50));
    let progress = ProgressLine::new(words, deadline);
    let (found, ended) =
        right_moves::decisions(config, iterations, seeds.0..=seeds.1, root, &values, limits, &progress);
    progress.clear();
    Some((ComparedDecisions { root: root.clone(), config: *config, seeds, values, decisions: found }, ended))
}

impl ComparedDecisions {
    /// Writes a line for each number of iterations. `complete` is whether all seeds were searched.
    pub fn write_json(&self, file: &str, complete: bool, out: &mut impl Write) -> io::Result<()> {
        self.decisions.iter().try_for_each(|of| write_line(out, &DecisionsJson::new(self, file, of, complete)))
    }

    /// Prints the settings, the right moves, how often each was chosen, and all decisions.
    pub fn print(&self, words: &Words, out: &mut impl Write) -> io::Result<()> {
        let SeedsFlag(from, to) = self.seeds;
        writeln!(out, "  {}", settings_over_seeds(words, &self.config, self.values.scale, from, to))?;
        writeln!(out, "  {}\n", best_moves(words, &self.root, &self.values))?;
        let mut table = vec![decision_headings(words).to_vec()];
        table[0].push(format!("{:<7}{:^7}{:>7}", "0 %", "50 %", "100 %"));
        for decisions in &self.decisions {
            let mut cells = decision_cells(words, decisions).to_vec();
            cells.push(chart(decisions));
            table.push(cells);
        }
        write_aligned(&table, 0, out)?;
        writeln!(out, "  {}\n", words.text("mcts-compare-notes"))?;
        writeln!(out, "{}", words.text("mcts-compare-decisions"))?;
        let mut table = vec![move_headings(words, &self.decisions)];
        table.extend(move_cells(words, &self.root, &self.values, &self.decisions));
        write_aligned(&table, 0, out)
    }
}

/// Draws a share and its confidence interval on a line from 0 to 100 %: `···├─●──┤····`.
fn chart<Move: Copy + Eq>(decisions: &Decisions<Move>) -> String {
    let Some(share) = decisions.share() else { return " ".repeat(CHART_CELLS) };
    let (low, high) = decisions.interval();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of a few cells")]
    let cell = |part: f64| (part * (CHART_CELLS - 1) as f64).round() as usize;
    let (low, share, high) = (cell(low), cell(share), cell(high));
    let sign = |at: usize| match at {
        _ if at == share => '●',
        _ if at == low => '├',
        _ if at == high => '┤',
        _ if (low..high).contains(&at) => '─',
        _ => '·',
    };
    (0..CHART_CELLS).map(sign).collect()
}

#[derive(Serialize)]
struct DecisionsJson<'a> {
    file: &'a str,
    algorithm: &'static str,
    iterations: u32,
    /// The settings that all of these searches have in common.
    #[serde(flatten)]
    settings: TraceFacts<'a>,
    seeds: [u64; 2],
    complete: bool,
    searches: u64,
    right: u64,
    share: Option<f64>,
    /// The lower and upper end of the 95 % interval.
    low: f64,
    high: f64,
    mean_regret: Option<f64>,
    /// The true value of the best moves, and all best moves.
    value: Option<Number>,
    best_all: Vec<String>,
    /// The numbers of decisions, in order, by the ids of the nodes to which the moves lead.
    decisions: Object<u64>,
}

impl<'a> DecisionsJson<'a> {
    fn new(compared: &'a ComparedDecisions, file: &'a str, of: &'a Decisions<AnyMove>, complete: bool) -> Self {
        let ComparedDecisions { root, config, seeds: SeedsFlag(from, to), values, .. } = compared;
        let (low, high) = of.interval();
        let settings = with_settings(TraceFacts::default(), config, |row| !matches!(row.name, "iterations" | "seed"));
        Self {
            file,
            algorithm: MCTS,
            iterations: of.iterations,
            settings,
            seeds: [*from, *to],
            complete,
            searches: of.searches(),
            right: of.right,
            share: of.share(),
            low,
            high,
            mean_regret: of.mean_regret(),
            value: values.best().map(Number),
            best_all: values.best_moves().map(|mv| id_along(root, &[mv])).collect(),
            decisions: Object(of.counts.iter().map(|&(mv, count)| (id_along(root, &[mv]), count)).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_one_or_a_range() {
        assert_eq!(seeds("7"), Ok(SeedsFlag(7, 7)));
        assert_eq!(seeds("1..50"), Ok(SeedsFlag(1, 50)));
        assert_eq!(seeds("0..9,999"), Ok(SeedsFlag(0, 9_999)));
        for wrong in ["", "..", "1..", "50..1", "-1", "all", "0..10000"] {
            assert!(seeds(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_share_is_drawn_within_its_interval() {
        let of = |right, others| Decisions { iterations: 1, counts: vec![(0, right + others)], right, regret_sum: 0.0 };
        assert_eq!(chart(&of(25, 25)), "·······├──●──┤·······");
        assert_eq!(chart(&of(50, 0)), "···················├●");
        assert_eq!(chart(&of(0, 50)), "●┤···················");
        assert_eq!(chart(&of(0, 0)), " ".repeat(CHART_CELLS));
    }
}
