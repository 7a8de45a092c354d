//! `poda solve`: searches position files and prints what it found, an answer a file.

use super::answer::{Answer, answer_within};
use super::arguments::Solve;
use super::json::{AnswerLine, fail, write_line};
use super::path::id_of;
use super::progress::Meter;
use super::style::{Ansi, HEADING};
use super::values::spelled;
use super::{input, words};
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::played_game::legal_moves;
use crate::i18n::{Arg, Words, moves};
use crate::score::{Bound, Interval, Player, Window};
use crate::search::{Algorithm, SearchConfig};
use std::io::{self, Write};
use std::path::Path;

/// Prints the answers. Returns whether every file was solved.
pub(super) fn solve(asked: &Solve, out: &mut impl Write) -> io::Result<bool> {
    let words = words(asked.lang);
    let mut all = true;
    for (index, file) in asked.files.iter().enumerate() {
        let Some((document, config)) = input::position(&words, file, &asked.search) else {
            all = false;
            continue;
        };
        let meter = Meter::new(&words);
        let answer = answer_within(&config, document.position(), asked.search.rules.limits(), asked.json, &meter);
        meter.clear();
        match answer {
            Ok(answer) if asked.json => {
                write_line(out, &AnswerLine::new(&file.to_string_lossy(), &config, &answer))?;
            }
            Ok(answer) => {
                if 0 < index {
                    writeln!(out)?;
                }
                Summary { words: &words, config: &config, root: document.position(), answer: &answer }
                    .print(file, out)?;
            }
            Err(ending) => {
                input::gave_up(&words, file, ending, &asked.search.rules);
                all = false;
            }
        }
        // What is solved is said before what fails next.
        out.flush()?;
    }
    Ok(all)
}

/// An answer for people.
struct Summary<'a> {
    words: &'a Words,
    config: &'a SearchConfig,
    root: &'a AnyGame,
    answer: &'a Answer,
}

impl Summary<'_> {
    /// Prints what was searched, the value, the move and its line, and the cost.
    fn print(&self, file: &Path, out: &mut impl Write) -> io::Result<()> {
        let (words, answer) = (self.words, self.answer);
        let search = [
            ("file", input::shown(file).into()),
            ("algorithm", spelled(self.config.algorithm).into()),
            ("fail", fail(self.config).unwrap_or("none").into()),
        ];
        writeln!(out, "{}", Ansi::of_stdout().paint(HEADING, &words.fill("cli-solved", &search)))?;
        for said in self.found() {
            writeln!(out, "  {said}")?;
        }
        let count = &answer.count;
        writeln!(out, "  {}", words.fill("cli-cost", &counted(words, "nodes", count.nodes, "leaves", count.leaves)))?;
        if self.config.algorithm.prunes() {
            let cuts = counted(words, "cutoffs", count.cutoffs, "branches", answer.pruned_subtrees);
            writeln!(out, "  {}", words.fill("cli-cuts", &cuts))?;
        }
        Ok(())
    }

    /// The value, the move, and the principal variation where it is proved.
    fn found(&self) -> Vec<String> {
        let (words, answer) = (self.words, self.answer);
        let player = |player| match player {
            Player::Max => "MAX",
            Player::Min => "MIN",
        };
        let line = self.line();
        let config = self.config.effective();
        let is_mistaken = self.config.algorithm.mistake().is_some();
        let proved = Interval::of(answer.value, answer.bound).to_string();
        let found: [(&str, Arg); 7] = [
            ("player", player(answer.player).into()),
            ("opponent", player(answer.player.opponent()).into()),
            ("score", answer.value.into()),
            ("value", proved.into()),
            ("best", line.first().cloned().unwrap_or_default().into()),
            ("depth", config.depth.unwrap_or_default().into()),
            ("estimate", if answer.is_estimate { "yes" } else { "no" }.into()),
        ];
        let is_exact = answer.bound == Bound::Exact;
        // With a narrow window at the root the best move found may be only a candidate.
        let key = match self.config.algorithm {
            _ if line.is_empty() => "cli-leaf",
            Algorithm::Mistaken(_) => "cli-mistaken",
            Algorithm::Beginner => "cli-chance",
            Algorithm::Normal | Algorithm::Expert => "cli-level",
            // Several passes may prove the value together, and no single one of them the whole line.
            _ if !(answer.is_line_proved || is_exact && config.window == Window::FULL) => "cli-bound",
            // A search that deepens stops at a win, whatever lies beyond the depth it has come to.
            _ if config.algorithm.deepens() && !answer.value.is_finite() => "cli-value",
            _ if answer.is_estimate && config.quiescence.is_some() => "cli-estimate-quiet",
            _ if answer.is_estimate => "cli-estimate",
            // Of an infinite value there is no more and no less.
            _ if !answer.value.is_finite() => "cli-value",
            _ => "cli-move",
        };
        let mut said = vec![words.fill(key, &found)];
        if !line.is_empty() && answer.is_line_proved && !is_mistaken {
            said.push(words.fill("cli-line", &[("line", line.join(" → ").into())]));
        }
        said
    }

    /// The moves of the principal variation, as the window calls them.
    fn line(&self) -> Vec<String> {
        let mut position = self.root.clone();
        let mut ids: Vec<String> = Vec::new();
        let mut line = Vec::new();
        for id in self.answer.pv.iter().skip(1) {
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

/// Two counts, each as a number to be shown and as one that decides the plural.
fn counted(
    words: &Words,
    one: &'static str,
    of_one: u64,
    other: &'static str,
    of_other: u64,
) -> [(&'static str, Arg); 4] {
    [
        (one, words.number(of_one).into()),
        (other, words.number(of_other).into()),
        ("one", of_one.into()),
        ("other", of_other.into()),
    ]
}
