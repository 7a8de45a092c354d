//! `poda solve`: searches position files and prints one answer per file.

use crate::deadline::Deadline;
use crate::flag_values::{
    LANGUAGE, LANGUAGE_CODES, MCTS, PlayerFlags, SearchFlags, TimeFlag, fail_of, spelled_bound, spelled_cutoff,
    spelled_turn, words,
};
use crate::json::Object;
use crate::load::{LoadedPosition, load_with_players};
use crate::node_path::{id_along, ids_along};
use crate::players::PlayersLine;
use crate::solution::{CutoffRecord, IdList, Solution, equally_good, solve_within};
use crate::terminal::{Ansi, HEADING, ProgressLine, displayed, report_limit};
use crate::watchdog::Watchdog;
use clap::Args;
use poda_core::document::recorder::{record_within, solve_mcts};
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::legal_moves;
use poda_core::score::{Bound, Interval, Player, Turn};
use poda_core::search::mcts::{MctsAnswer, MctsConfig, ResultScale};
use poda_core::search::play_level::PlayLevel;
use poda_core::search::stats::SearchStats;
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::limits::Ending;
use poda_core::trace::recording::Recording;
use poda_words::i18n::certainty::Certainty;
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::{Language, MessageArg, Words, explain, mcts, multi_player, node_names};
use poda_words::practice::json::{Number, write_line};
use serde::{Serialize, Serializer};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Args, Clone, Debug, PartialEq)]
pub struct SolveArgs {
    #[arg(long, help = "cli-help-json")]
    pub json: bool,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
    #[command(flatten)]
    pub search: SearchFlags,
    #[command(flatten)]
    pub players: PlayerFlags,
    #[command(flatten)]
    pub time: TimeFlag,
    #[arg(required = true, value_hint = clap::ValueHint::FilePath, help = "cli-help-files", value_name = "cli-help-value-file")]
    pub files: Vec<PathBuf>,
}

/// Prints one answer per file. Returns whether every file was solved.
pub fn solve(args: &SolveArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let mut all = true;
    for (index, file) in args.files.iter().enumerate() {
        let [_, deadline] = Deadline::half_and_whole(args.time);
        let _watchdog = Watchdog::new(deadline, || words.text("cli-limit-time"), file);
        let loaded = load_with_players(&words, file, (&args.search, &args.players), deadline);
        let Some(LoadedPosition { document, config, limits, mcts }) = loaded else {
            all = false;
            continue;
        };
        let progress = ProgressLine::new(&words, deadline);
        let root = document.position();
        let solved = match mcts {
            Some((config, scale)) => {
                solve_mcts(&config, scale, root, limits, &progress).map(|found| Solved::Mcts(config, scale, found))
            }
            None if root.players().is_some() => {
                let recording = record_within(&config, root, limits, &progress);
                match recording.trace().ending() {
                    Ending::Complete => Ok(Solved::Players(config, Box::new(recording))),
                    ending => Err(ending),
                }
            }
            None => solve_within(&config, root, limits, args.json, &progress).map(|solution| {
                let equal = if args.json { None } else { equally_good(&config, root, &solution, limits, &progress) };
                Solved::Search(config, Box::new(solution), equal.unwrap_or_default())
            }),
        };
        progress.clear();
        match solved {
            Ok(solved) if args.json => solved.write_json(file, root, out)?,
            Ok(solved) => {
                if 0 < index {
                    writeln!(out)?;
                }
                solved.print(&words, file, root, out)?;
            }
            Err(ending) => {
                report_limit(&words, file, ending, &args.search.rules);
                all = false;
            }
        }
        // The answer must appear before faults of the next file are reported.
        out.flush()?;
    }
    Ok(all)
}

/// The answer for a position, with the settings of its search.
enum Solved {
    /// The search, its result, and the moves that are as good as the best one.
    Search(SearchConfig, Box<Solution<AnyMove>>, Vec<AnyMove>),
    /// The search, and its recording.
    Players(SearchConfig, Box<Recording<AnyGame>>),
    Mcts(MctsConfig, ResultScale, MctsAnswer<AnyMove>),
}

impl Solved {
    fn write_json(&self, file: &Path, root: &AnyGame, out: &mut impl Write) -> io::Result<()> {
        let file = file.to_string_lossy();
        match self {
            Self::Search(config, solution, _) => write_line(out, &SolutionLine::new(&file, config, solution)),
            Self::Players(config, recording) => write_line(out, &PlayersLine::new(&file, config, recording)),
            Self::Mcts(_, _, found) => write_line(out, &MctsLine::new(&file, root, found)),
        }
    }

    fn print(&self, words: &Words, file: &Path, root: &AnyGame, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Search(config, solution, equal) => {
                let said = Summary { words, config, root, solution, equal }.sentences();
                print_search(words, file, config, (&said, &solution.count), out)
            }
            Self::Players(config, recording) => {
                let said = multi_player::result(words, recording);
                print_search(words, file, config, (&said, &recording.trace().end().stats()), out)
            }
            Self::Mcts(config, scale, found) => print_mcts(words, file, (config, *scale, root), found, out),
        }
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
    leaf_order: &'a IdList,
    cutoffs: Vec<CutoffJson<'a>>,
    pruned: &'a [String],
    cutoffs_total: u64,
    cutoffs_that_prune: u64,
    /// The length of `pruned`.
    pruned_subtrees: usize,
    /// How many children the cutoffs have left unsearched, counted at every visit.
    pruned_branches: u64,
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
    pruned: &'a [String],
}

impl<'a> CutoffJson<'a> {
    fn new(cutoff: &'a CutoffRecord) -> Self {
        Self {
            node: &cutoff.node,
            player: spelled_turn(cutoff.turn),
            kind: spelled_cutoff(cutoff.kind),
            alpha: Number(cutoff.window.alpha),
            beta: Number(cutoff.window.beta),
            child: &cutoff.child,
            value: Number(cutoff.value),
            pruned: &cutoff.pruned,
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
            leaf_order: &solution.leaf_order,
            cutoffs: solution.cutoffs.iter().map(CutoffJson::new).collect(),
            pruned: &solution.pruned,
            cutoffs_total: solution.count.cutoffs,
            cutoffs_that_prune: solution.count.cutoffs_that_prune,
            pruned_subtrees: solution.pruned.len(),
            pruned_branches: solution.count.pruned_branches,
        }
    }
}

impl Serialize for IdList {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.collect_seq(self.iter())
    }
}

/// A line of `poda solve --json` for a Monte Carlo tree search: the same fields, and the visits of the root's moves.
#[derive(Serialize)]
struct MctsLine<'a> {
    file: &'a str,
    algorithm: &'static str,
    fail: Option<&'static str>,
    player: &'static str,
    /// An estimate, so `bound` is `null`.
    value: Option<Number>,
    bound: Option<&'static str>,
    best: Option<String>,
    /// Always `null`: the search does not prove which moves are equally good.
    best_all: Option<Vec<String>>,
    pv: Vec<String>,
    nodes: usize,
    /// How many results were counted.
    leaves: u32,
    /// Empty: this search evaluates no leaves in tree order, and does not prune.
    leaf_order: [String; 0],
    cutoffs: [String; 0],
    pruned: [String; 0],
    cutoffs_total: u64,
    cutoffs_that_prune: u64,
    pruned_subtrees: u64,
    pruned_branches: u64,
    /// The visits of moves, in order, by the ids of the nodes to which they lead.
    visits: Object<u32>,
}

impl<'a> MctsLine<'a> {
    fn new(file: &'a str, root: &AnyGame, found: &MctsAnswer<AnyMove>) -> Self {
        let id_of = |mv| id_along(root, &[mv]);
        let visits = found.children.iter().map(|&(mv, of)| (id_of(mv), of.visits)).collect();
        Self {
            file,
            algorithm: MCTS,
            fail: None,
            player: spelled_turn(root.turn()),
            value: found.root.mean_result().map(Number),
            bound: None,
            best: found.best().map(id_of),
            best_all: None,
            pv: ids_along(root, &found.line),
            nodes: found.nodes,
            leaves: found.root.visits,
            leaf_order: [],
            cutoffs: [],
            pruned: [],
            cutoffs_total: 0,
            cutoffs_that_prune: 0,
            pruned_subtrees: 0,
            pruned_branches: 0,
            visits: Object(visits),
        }
    }
}

/// Prints the settings of a Monte Carlo tree search, the move, the visits, the value and its line, and the cost.
fn print_mcts(
    words: &Words,
    file: &Path,
    (config, scale, root): (&MctsConfig, ResultScale, &AnyGame),
    found: &MctsAnswer<AnyMove>,
    out: &mut impl Write,
) -> io::Result<()> {
    let search = [("file", displayed(file).into()), ("algorithm", mcts::settings(words, config, scale).into())];
    let heading = words.fill("cli-solve-heading", &[&search[..], &[("fail", "none".into())]].concat());
    writeln!(out, "{}", Ansi::of_stdout().paint(HEADING, &heading))?;
    let mut said = mcts::decision(words, (config, scale), root, found);
    said.extend(mcts::value(words, found));
    let line = node_names::line(words, root, &found.line);
    if !line.is_empty() {
        said.push(words.fill("mcts-line", &[("line", line.join(" → ").into())]));
    }
    let nodes = [("nodes", found.nodes.into()), ("number", words.number(found.nodes as u64).into())];
    said.push(words.fill("mcts-cost", &nodes));
    said.iter().try_for_each(|said| writeln!(out, "  {said}"))
}

/// Prints the settings of a depth-first search, sentences about its result, and the cost.
fn print_search(
    words: &Words,
    file: &Path,
    config: &SearchConfig,
    (said, count): (&[String], &SearchStats),
    out: &mut impl Write,
) -> io::Result<()> {
    let search = [
        ("file", displayed(file).into()),
        ("algorithm", config.algorithm.key().into()),
        ("fail", fail_of(config).unwrap_or("none").into()),
    ];
    writeln!(out, "{}", Ansi::of_stdout().paint(HEADING, &words.fill("cli-solve-heading", &search)))?;
    said.iter().try_for_each(|said| writeln!(out, "  {said}"))?;
    let cost = [
        ("nodes", words.number(count.nodes).into()),
        ("leaves", words.number(count.leaves).into()),
        ("one", count.nodes.into()),
        ("other", count.leaves.into()),
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
        let found: [(&str, MessageArg); 9] = [
            ("player", player_name(player).into()),
            ("opponent", player_name(player.opponent()).into()),
            ("score", solution.value.into()),
            ("value", proved.into()),
            ("best", line.first().cloned().unwrap_or_default().into()),
            ("kind", kind.into()),
            ("depth", config.depth.unwrap_or_default().into()),
            ("only", if is_only { "yes" } else { "no" }.into()),
            ("estimate", if solution.is_estimate { "yes" } else { "no" }.into()),
        ];
        let certainty = || {
            let (value, guarantee) = ((player, solution.value), solution.guarantee);
            Certainty::of((&config, self.root), value, guarantee, solution.exceeds_its_depth)
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
            said.push(words.fill("cli-solve-line", &[("line", line.join(" → ").into())]));
        }
        if !self.equal.is_empty() {
            let names = self.equal.iter().map(|&mv| node_names::move_name(words, self.root, mv));
            let moves = names.collect::<Vec<_>>().join(", ");
            said.push(words.fill("cli-solve-equal", &[("moves", moves.into()), ("count", self.equal.len().into())]));
        }
        said
    }
}
