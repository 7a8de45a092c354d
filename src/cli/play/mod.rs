//! `poda play`: a game between the human at the keyboard and the program, as text.
//!
//! Asks, answers and tells; how the program finds its moves is the [`opponent`]'s affair.

mod opponent;
mod telling;
mod timeline;
mod typed;

use super::arguments::Play;
use super::board_text::is_over;
use super::{input, words};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::score::Player;
use crate::search::level::{Chance, Level};
use opponent::Opponent;
use std::io::{self, BufRead, Write};
use telling::Telling;
use timeline::Timeline;
use typed::{Typed, next_line, typed};

/// Plays a game. Says whether there was one.
pub(super) fn play(asked: &Play, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let words = words(asked.lang);
    let Some((game, config)) = input::position(&words, &asked.file, &asked.search) else { return Ok(false) };
    let most_nodes = asked.search.rules.max_nodes;
    let opponent = match asked.level.map(Level::search) {
        Some(None) => Opponent::Random,
        Some(Some(config)) => Opponent::searching(config, most_nodes),
        None => Opponent::searching(config, most_nodes),
    };
    let human = asked.side.unwrap_or(game.to_move());
    let telling = &mut Telling { words: &words, human, out };
    telling.beginning(&game, &opponent, asked.seed)?;
    let mut timeline = Timeline::new(game, Chance::seeded(asked.seed));
    loop {
        telling.board(timeline.position(), &timeline.id())?;
        if is_over(timeline.position()) {
            telling.end(timeline.position())?;
            return Ok(true);
        }
        if timeline.position().to_move() != human {
            let mut chance = timeline.chance();
            let Some(reply) = opponent.reply(timeline.position(), &mut chance) else { return Ok(true) };
            telling.reply(timeline.position(), &opponent, reply, timeline.is_extra_turn())?;
            timeline.play(reply.mv, chance);
            continue;
        }
        telling.turn(timeline.position(), timeline.is_extra_turn())?;
        let Some(mv) = ask(telling, &mut timeline, human, input)? else { return Ok(true) };
        if let Asked::Move(mv) = mv {
            let chance = timeline.chance();
            timeline.play(mv, chance);
        }
    }
}

/// What came of asking.
enum Asked {
    /// A move to be played.
    Move(AnyMove),
    /// Another position is on the table.
    Elsewhere,
}

/// Asks until there is an answer that changes something; `None` if the human has gone.
fn ask(
    telling: &mut Telling<'_, impl Write>,
    timeline: &mut Timeline<AnyGame>,
    human: Player,
    input: &mut impl BufRead,
) -> io::Result<Option<Asked>> {
    loop {
        // Whoever waits for the answer has to see the question.
        telling.out.flush()?;
        let Some(line) = next_line(input)? else {
            telling.say("cli-play-input-ended", &[])?;
            return Ok(None);
        };
        match typed(telling.words, timeline.position(), &line) {
            Typed::Move(mv) => return Ok(Some(Asked::Move(mv))),
            Typed::Quit => {
                telling.say("cli-play-quit", &[])?;
                return Ok(None);
            }
            Typed::Help => telling.help(timeline.position())?,
            Typed::Unknown => telling.unknown(timeline.position(), &line)?,
            Typed::Undo => {
                if telling.went("cli-play-undone", "cli-play-nothing-to-undo", &timeline.undo(human))? {
                    return Ok(Some(Asked::Elsewhere));
                }
            }
            Typed::Redo => {
                if telling.went("cli-play-redone", "cli-play-nothing-to-redo", &timeline.redo(human))? {
                    return Ok(Some(Asked::Elsewhere));
                }
            }
        }
    }
}
