//! The answer of a Monte Carlo tree search: the move, the visits, the value and its line, and the cost.

use super::answer::SolvedPosition;
use crate::flag_values::spelled_turn;
use crate::json::Object;
use crate::node_path::{id_along, ids_along};
use crate::search_name::MCTS;
use crate::terminal::{Ansi, HEADING, displayed};
use poda_core::document::recorder::solve_mcts;
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::search::mcts::{MctsAnswer, MctsConfig, ResultScale};
use poda_core::trace::limits::{Ending, Limits, Progress};
use poda_words::i18n::{Words, args, mcts, node_names};
use poda_words::practice::json::{Number, write_line};
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

struct MctsSolved {
    config: MctsConfig,
    scale: ResultScale,
    found: MctsAnswer<AnyMove>,
}

/// Searches a position within limits.
///
/// # Errors
/// Returns the limit that was met.
pub fn solve(
    config: MctsConfig,
    scale: ResultScale,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> Result<Box<dyn SolvedPosition>, Ending> {
    let found = solve_mcts(&config, scale, root, limits, progress)?;
    Ok(Box::new(MctsSolved { config, scale, found }))
}

impl SolvedPosition for MctsSolved {
    fn write_json(&self, file: &str, root: &AnyGame, mut out: &mut dyn Write) -> io::Result<()> {
        write_line(&mut out, &MctsLine::new(file, root, &self.found))
    }

    fn print(&self, words: &Words, file: &Path, root: &AnyGame, out: &mut dyn Write) -> io::Result<()> {
        let Self { config, scale, found } = self;
        let search = args![file = displayed(file), algorithm = mcts::settings(words, config, *scale)];
        let heading = words.fill("cli-solve-heading", &[&search[..], &args![fail = "none"]].concat());
        writeln!(out, "{}", Ansi::of_stdout().paint(HEADING, &heading))?;
        let mut said = mcts::decision(words, config, *scale, root, found);
        said.extend(mcts::value(words, found));
        let line = node_names::line(words, root, &found.line);
        if !line.is_empty() {
            said.push(words.fill("mcts-line", &args![line = line.join(" → ")]));
        }
        let nodes = args![nodes = found.nodes, number = words.number(found.nodes as u64)];
        said.push(words.fill("mcts-cost", &nodes));
        said.iter().try_for_each(|said| writeln!(out, "  {said}"))
    }
}

/// A line of `poda solve --json`: the same fields as of other searches, and the visits of the root's moves.
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
