//! The answer of a depth-first search: of one that proves a value, or of one for several players.

use super::answer::SolvedPosition;
use crate::flag_values::{fail_of, spelled_bound, spelled_cutoff, spelled_turn};
use crate::node_lists::Ids;
use crate::players::PlayersLine;
use crate::solution::{CutoffRecord, Solution, equally_good, solve_within};
use crate::terminal::{Ansi, HEADING, displayed};
use crate::trace::data::reason_of_end;
use poda_core::document::recorder::record_within;
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::legal_moves;
use poda_core::score::{Bound, Interval, Player, Turn};
use poda_core::search::play_level::PlayLevel;
use poda_core::search::stats::SearchStats;
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::limits::{Ending, Limits, Progress};
use poda_core::trace::recording::Recording;
use poda_words::i18n::certainty::Certainty;
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::{Words, args, explain, multi_player, node_names};
use poda_words::practice::json::{Number, write_line};
use serde::{Serialize, Serializer};
use std::io::{self, Write};
use std::path::Path;

/// A search that proves a value, its result, and the moves that are as good as the best one.
struct Solved {
    config: SearchConfig,
    solution: Solution<AnyMove>,
    equal: Vec<AnyMove>,
}

/// A search for several players, and its recording.
struct SolvedForPlayers {
    config: SearchConfig,
    recording: Recording<AnyGame>,
}

/// Searches a position within limits. The answer for JSON, which has lists of nodes, has no moves that are as good as
/// the best one. The second progress is that of the lists.
///
/// # Errors
/// Returns the limit that was met.
pub fn solve(
    config: SearchConfig,
    root: &AnyGame,
    limits: Limits,
    is_json: bool,
    [progress, of_lists]: [&dyn Progress; 2],
) -> Result<Box<dyn SolvedPosition>, Ending> {
    if root.players().is_some() {
        let recording = record_within(&config, root, limits, progress);
        return match recording.trace().ending() {
            Ending::Complete => Ok(Box::new(SolvedForPlayers { config, recording })),
            ending => Err(ending),
        };
    }
    let mut solution = solve_within(&config, root, limits, is_json, progress)?;
    if solution.pruned().is_none() {
        solution.find_pruned(&config, root, limits, of_lists);
    }
    let depth = if solution.cut_short.is_some() { solution.depth } else { config.depth };
    let config = SearchConfig { depth, ..config };
    let equal = if is_json { None } else { equally_good(&config, root, &solution, limits, progress) };
    Ok(Box::new(Solved { config, solution, equal: equal.unwrap_or_default() }))
}

impl SolvedPosition for Solved {
    fn write_json(&self, file: &str, _: &AnyGame, mut out: &mut dyn Write) -> io::Result<()> {
        write_line(&mut out, &SolutionLine::new(file, &self.config, &self.solution))
    }

    fn print(&self, words: &Words, file: &Path, root: &AnyGame, out: &mut dyn Write) -> io::Result<()> {
        let Self { config, solution, equal } = self;
        let mut said = Summary { words, config, root, solution, equal }.sentences();
        let depths = solution.cut_short.and_then(|cut| Some((cut.pass, solution.depth.zip(cut.depth)?)));
        let cut_short = depths.map(|(pass, depths)| explain::pass_cut_short(words, pass, Some(depths)));
        said.extend(cut_short.map(|cut| cut.plain()));
        print(words, file, config, &said, &solution.count, out)
    }

    fn limit_met(&self) -> Option<Ending> {
        self.solution.limit_met()
    }
}

impl SolvedPosition for SolvedForPlayers {
    fn write_json(&self, file: &str, _: &AnyGame, mut out: &mut dyn Write) -> io::Result<()> {
        write_line(&mut out, &PlayersLine::new(file, &self.config, &self.recording))
    }

    fn print(&self, words: &Words, file: &Path, _: &AnyGame, out: &mut dyn Write) -> io::Result<()> {
        let said = multi_player::result(words, &self.recording);
        print(words, file, &self.config, &said, &self.recording.trace().end().stats(), out)
    }
}

#[derive(Serialize)]
struct SolutionLine<'a> {
    file: &'a str,
    algorithm: &'static str,
    fail: Option<&'static str>,
    player: &'static str,
    value: Number,
    /// `None` if the search makes a mistake on purpose, which proves nothing.
    bound: Option<&'static str>,
    best: Option<&'a str>,
    best_all: Option<Vec<&'a str>>,
    pv: &'a [String],
    nodes: u64,
    leaves: u64,
    leaf_order: Ids<'a>,
    cutoffs: CutoffsJson<'a>,
    /// `None` if a limit was met before they were found.
    pruned: Option<Ids<'a>>,
    cutoffs_total: u64,
    cutoffs_that_prune: u64,
    /// The length of `pruned`.
    pruned_subtrees: Option<usize>,
    /// How many children the cutoffs have left unsearched, counted at every visit.
    pruned_branches: u64,
    #[serde(flatten)]
    cut_short: Option<CutShortJson>,
}

/// The sentence about a search that deepens and met a limit: its answer is that of the finished passes.
#[derive(Serialize)]
struct CutShortJson {
    /// The limit.
    reason: &'static str,
    /// The depth of the last pass that is finished.
    depth: Option<usize>,
    /// The depth of the pass that met the limit.
    stopped_depth: Option<usize>,
}

#[derive(Serialize)]
struct CutoffJson<'a> {
    node: &'a str,
    player: &'static str,
    kind: &'static str,
    alpha: Number,
    beta: Number,
    child: &'a str,
    value: Number,
    pruned: Ids<'a>,
}

/// The cutoffs of a solution, each written in its turn.
struct CutoffsJson<'a>(&'a Solution<AnyMove>);

impl Serialize for CutoffsJson<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.collect_seq(self.0.cutoffs().map(CutoffJson::new))
    }
}

impl<'a> CutoffJson<'a> {
    fn new(cutoff: CutoffRecord<'a>) -> Self {
        Self {
            node: cutoff.node,
            player: spelled_turn(cutoff.turn),
            kind: spelled_cutoff(cutoff.kind),
            alpha: Number(cutoff.window.alpha),
            beta: Number(cutoff.window.beta),
            child: cutoff.child,
            value: Number(cutoff.value),
            pruned: cutoff.pruned,
        }
    }
}

impl<'a> SolutionLine<'a> {
    fn new(file: &'a str, config: &SearchConfig, solution: &'a Solution<AnyMove>) -> Self {
        Self {
            file,
            algorithm: config.algorithm.key(),
            fail: fail_of(config),
            player: spelled_turn(solution.turn),
            value: Number(solution.value),
            bound: config.algorithm.properties().mistake.is_none().then(|| spelled_bound(solution.bound)),
            best: solution.best(),
            // A pruned child may be equally good, so only a search without pruning has all best children.
            best_all: solution
                .best_all()
                .filter(|_| Algorithm::BY_HAND.contains(&config.algorithm) && !config.algorithm.properties().prunes),
            pv: &solution.pv,
            nodes: solution.count.nodes,
            leaves: solution.count.leaves,
            leaf_order: solution.leaf_order(),
            cutoffs: CutoffsJson(solution),
            pruned: solution.pruned(),
            cutoffs_total: solution.count.cutoffs,
            cutoffs_that_prune: solution.count.cutoffs_that_prune,
            pruned_subtrees: solution.pruned().map(Ids::len),
            pruned_branches: solution.count.pruned_branches,
            cut_short: solution.cut_short.map(|cut| CutShortJson {
                reason: reason_of_end(cut.ending, None),
                depth: solution.depth,
                stopped_depth: cut.depth,
            }),
        }
    }
}

/// Prints the settings of a search, sentences about its result, and the cost.
fn print(
    words: &Words,
    file: &Path,
    config: &SearchConfig,
    said: &[String],
    count: &SearchStats,
    out: &mut dyn Write,
) -> io::Result<()> {
    let search =
        args![file = displayed(file), algorithm = config.algorithm.key(), fail = fail_of(config).unwrap_or("none")];
    writeln!(out, "{}", Ansi::of_stdout().paint(HEADING, &words.fill("cli-solve-heading", &search)))?;
    said.iter().try_for_each(|said| writeln!(out, "  {said}"))?;
    let cost = args![
        nodes = words.number(count.nodes),
        leaves = words.number(count.leaves),
        one = count.nodes,
        other = count.leaves,
    ];
    writeln!(out, "  {}", words.fill("cli-solve-cost", &cost))?;
    if config.algorithm.properties().prunes {
        writeln!(out, "  {}", explain::cutoffs_so_far(words, count).plain())?;
    }
    Ok(())
}

struct Summary<'a> {
    words: &'a Words,
    config: &'a SearchConfig,
    root: &'a AnyGame,
    solution: &'a Solution<AnyMove>,
    equal: &'a [AnyMove],
}

impl Summary<'_> {
    /// Returns the sentences with the value, the move, and the principal variation if it is proved.
    fn sentences(&self) -> Vec<String> {
        let (words, solution) = (self.words, self.solution);
        let player = solution.turn.player().unwrap_or(Player::Max);
        let line = node_names::line(words, self.root, &solution.line);
        let config = SearchConfig { depth: solution.depth, ..self.config.effective() };
        let is_mistaken = self.config.algorithm.properties().mistake.is_some();
        let proved = Interval::of(solution.value, solution.bound).to_string();
        let is_only = legal_moves(self.root).len() == 1;
        let kind = solution.line.first().map_or("move", |&mv| node_names::move_kind(self.root, mv));
        let found = args![
            player = player_name(player),
            opponent = player_name(player.opponent()),
            score = solution.value,
            value = proved,
            best = line.first().cloned().unwrap_or_default(),
            kind,
            depth = config.depth.unwrap_or_default(),
            only = if is_only { "yes" } else { "no" },
            estimate = if solution.is_estimate { "yes" } else { "no" },
        ];
        let certainty = || {
            let (value, guarantee, goes_beyond) = (solution.value, solution.guarantee, solution.exceeds_its_depth);
            Certainty::of(&config, self.root, player, value, guarantee, goes_beyond)
        };
        let key =
            match config.algorithm.properties().level {
                _ if line.is_empty() && solution.turn == Turn::Chance => "cli-solve-chance",
                _ if line.is_empty() => "cli-solve-leaf",
                _ if is_mistaken => "cli-solve-mistaken",
                Some(PlayLevel::Beginner) => "cli-solve-beginner",
                Some(PlayLevel::Normal | PlayLevel::Expert) => "cli-solve-level",
                // Several passes may prove the value together without any single pass proving the whole line.
                None if solution.bound != Bound::Exact => "cli-solve-bound",
                None if !solution.is_best_proved => "cli-solve-outside",
                None if solution.is_average => "cli-solve-average",
                None => match certainty() {
                    Certainty::UntilQuiet => "cli-solve-estimate-quiet",
                    Certainty::Undecided | Certainty::BeyondDepth | Certainty::InDepth => "cli-solve-estimate",
                    // `cli-solve-move` says "at least" or "at most", which does not apply to an infinite value.
                    Certainty::WorstPossible | Certainty::BestPossible | Certainty::Sure => {
                        if solution.value.is_finite() { "cli-solve-move" } else { "cli-solve-value" }
                    }
                },
            };
        let mut said = vec![words.fill(key, &found)];
        if !line.is_empty() && solution.is_line_proved && !is_mistaken {
            said.push(words.fill("cli-solve-line", &args![line = line.join(" → ")]));
        }
        if !self.equal.is_empty() {
            let names = self.equal.iter().map(|&mv| node_names::move_name(words, self.root, mv));
            let moves = names.collect::<Vec<_>>().join(", ");
            said.push(words.fill("cli-solve-equal", &args![moves, count = self.equal.len()]));
        }
        said
    }
}
