//! `poda solve`: searches position files and prints what it found, an answer a file.

use super::answer::{Answer, answer};
use super::arguments::{Solve, spelled};
use super::json::{AnswerLine, fail};
use super::{input, words};
use crate::i18n::{Arg, Words};
use crate::score::{Bound, Interval, Player, Window};
use crate::search::{Algorithm, SearchConfig};
use std::io::{self, Write};
use std::path::Path;

/// Prints the answers. Says whether every file was solved.
pub(super) fn solve(asked: &Solve, out: &mut impl Write) -> io::Result<bool> {
    let words = words(asked.lang);
    let mut all = true;
    for (index, file) in asked.files.iter().enumerate() {
        let Some((game, config)) = input::position(&words, file, &asked.search) else {
            all = false;
            continue;
        };
        let Some(answer) = answer(&config, &game, asked.search.rules.max_nodes) else {
            input::gave_up(&words, file, asked.search.rules.max_nodes);
            all = false;
            continue;
        };
        if asked.json {
            serde_json::to_writer(&mut *out, &AnswerLine::new(&file.to_string_lossy(), &config, &answer))?;
            writeln!(out)?;
        } else {
            if 0 < index {
                writeln!(out)?;
            }
            summary(&words, file, &config, &answer, out)?;
        }
        // What is solved is said before what fails next.
        out.flush()?;
    }
    Ok(all)
}

/// The answer for people: what was searched, the value, the move and its line, and the cost.
fn summary(words: &Words, file: &Path, config: &SearchConfig, answer: &Answer, out: &mut impl Write) -> io::Result<()> {
    let search = [
        ("file", file.display().to_string().into()),
        ("algorithm", spelled(config.algorithm).into()),
        ("fail", fail(config).unwrap_or("none").into()),
    ];
    writeln!(out, "{}", words.fill("cli-solved", &search))?;
    let player = match answer.player {
        Player::Max => "MAX",
        Player::Min => "MIN",
    };
    // Of a mistaken search nothing is proved: it is written what it returned.
    let is_mistaken = config.algorithm.mistake().is_some() && answer.best().is_some();
    let proved = Interval::of(answer.value, answer.bound).to_string();
    let value = if is_mistaken { answer.value.shown() } else { proved };
    let found = vec![
        ("player", player.into()),
        ("value", value.into()),
        ("best", answer.best().unwrap_or_default().into()),
        ("line", answer.pv.join(" → ").into()),
    ];
    // With a narrow window at the root the best move found may be only a candidate.
    let key = match answer.best() {
        None => "cli-leaf",
        Some(_) if is_mistaken => "cli-mistaken",
        Some(_) if config.algorithm == Algorithm::Beginner => "cli-chance",
        Some(_) if answer.is_line_proved => "cli-move",
        // Several passes may prove the value together, and no single one of them the whole line.
        Some(_) if answer.bound == Bound::Exact && config.effective().window == Window::FULL => "cli-value",
        Some(_) => "cli-bound",
    };
    writeln!(out, "  {}", words.fill(key, &found))?;
    let count = &answer.count;
    writeln!(out, "  {}", words.fill("cli-cost", &counted(words, "nodes", count.nodes, "leaves", count.leaves)))?;
    if config.algorithm.prunes() {
        let cuts = counted(words, "cutoffs", count.cutoffs, "branches", count.pruned_branches);
        writeln!(out, "  {}", words.fill("cli-cuts", &cuts))?;
    }
    Ok(())
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
