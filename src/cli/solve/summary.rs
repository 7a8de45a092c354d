//! An answer as text: the value, the move with its line, and the cost.

use crate::cli::ansi::{Ansi, HEADING};
use crate::cli::flag_values::spelled;
use crate::cli::json::fail;
use crate::cli::node_path::id_of;
use crate::cli::report::displayed;
use crate::cli::solution::Solution;
use crate::game::any::AnyGame;
use crate::game::played_game::legal_moves;
use crate::game::{Game, GameView};
use crate::i18n::{MessageArg, Words, moves};
use crate::score::{Bound, Interval, Player, Window};
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, SearchConfig};
use std::io::{self, Write};
use std::path::Path;

/// An answer as text.
pub(super) struct Summary<'a> {
    pub words: &'a Words,
    pub config: &'a SearchConfig,
    pub root: &'a AnyGame,
    pub solution: &'a Solution,
}

impl Summary<'_> {
    /// Prints the settings, the value, the move and its line, and the cost.
    pub fn print(&self, file: &Path, out: &mut impl Write) -> io::Result<()> {
        let (words, solution) = (self.words, self.solution);
        let search = [
            ("file", displayed(file).into()),
            ("algorithm", spelled(self.config.algorithm).into()),
            ("fail", fail(self.config).unwrap_or("none").into()),
        ];
        writeln!(out, "{}", Ansi::of_stdout().paint(HEADING, &words.fill("cli-solve-heading", &search)))?;
        for said in self.found() {
            writeln!(out, "  {said}")?;
        }
        let count = &solution.count;
        writeln!(
            out,
            "  {}",
            words.fill("cli-solve-cost", &counted(words, "nodes", count.nodes, "leaves", count.leaves))
        )?;
        if self.config.algorithm.properties().prunes {
            let cuts = counted(words, "cutoffs", count.cutoffs, "branches", solution.pruned_subtrees);
            writeln!(out, "  {}", words.fill("cli-solve-cutoffs", &cuts))?;
        }
        Ok(())
    }

    /// Returns the sentences with the value, the move, and the principal variation if it is proved.
    fn found(&self) -> Vec<String> {
        let (words, solution) = (self.words, self.solution);
        let player = |player| match player {
            Player::Max => "MAX",
            Player::Min => "MIN",
        };
        let line = self.line();
        let config = self.config.effective();
        let is_mistaken = self.config.algorithm.properties().mistake.is_some();
        let proved = Interval::of(solution.value, solution.bound).to_string();
        let found: [(&str, MessageArg); 7] = [
            ("player", player(solution.player).into()),
            ("opponent", player(solution.player.opponent()).into()),
            ("score", solution.value.into()),
            ("value", proved.into()),
            ("best", line.first().cloned().unwrap_or_default().into()),
            ("depth", config.depth.unwrap_or_default().into()),
            ("estimate", if solution.is_estimate { "yes" } else { "no" }.into()),
        ];
        let is_exact = solution.bound == Bound::Exact;
        // With a narrow window at the root the best move found may be only a candidate.
        let key = match self.config.algorithm {
            _ if line.is_empty() => "cli-solve-leaf",
            Algorithm::Mistaken(_) => "cli-solve-mistaken",
            Algorithm::Level(PlayLevel::Beginner) => "cli-solve-beginner",
            Algorithm::Level(PlayLevel::Normal | PlayLevel::Expert) => "cli-solve-level",
            // Several passes may prove the value together, and no single one of them the whole line.
            _ if !(solution.is_line_proved || is_exact && config.window == Window::FULL) => "cli-solve-bound",
            // A search that deepens stops at a win, whatever lies beyond the depth it has come to.
            _ if config.algorithm.properties().deepens && !solution.value.is_finite() => "cli-solve-value",
            _ if solution.is_estimate && config.quiescence.is_some() => "cli-solve-estimate-quiet",
            _ if solution.is_estimate => "cli-solve-estimate",
            // Of an infinite value there is no more and no less.
            _ if !solution.value.is_finite() => "cli-solve-value",
            _ => "cli-solve-move",
        };
        let mut said = vec![words.fill(key, &found)];
        if !line.is_empty() && solution.is_line_proved && !is_mistaken {
            said.push(words.fill("cli-solve-line", &[("line", line.join(" → ").into())]));
        }
        said
    }

    /// Returns the moves of the principal variation, named as in the window.
    fn line(&self) -> Vec<String> {
        let mut position = self.root.clone();
        let mut ids: Vec<String> = Vec::new();
        let mut line = Vec::new();
        for id in self.solution.pv.iter().skip(1) {
            let leads_there = |&mv: &<AnyGame as Game>::Move| {
                let path =
                    ids.iter().chain([&position.move_name(mv)]).map(String::as_str).collect::<Vec<_>>().join("/");
                id_of(&position.after(mv), &path) == *id
            };
            let Some(mv) = legal_moves(&position).into_iter().find(leads_there) else { break };
            line.push(moves::name(self.words, &position, mv));
            ids.push(position.move_name(mv));
            position = position.after(mv);
        }
        line
    }
}

/// Returns the arguments of two counts, each as a shown number and as one that decides the plural.
fn counted(
    words: &Words,
    one: &'static str,
    of_one: u64,
    other: &'static str,
    of_other: u64,
) -> [(&'static str, MessageArg); 4] {
    [
        (one, words.number(of_one).into()),
        (other, words.number(of_other).into()),
        ("one", of_one.into()),
        ("other", of_other.into()),
    ]
}
