//! `poda play`: a game between the human at the keyboard and the program, as text.
//!
//! Asks, answers and tells; how the program finds its moves is the [`opponent`](crate::session::opponent)'s affair.

mod saving;
mod telling;
mod timeline;
mod typed;

use super::arguments::Play;
use super::board_text::is_over;
use super::{input, words};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::session::opponent::Opponent;
use saving::Keeper;
use std::io::{self, BufRead, IsTerminal, Write};
use telling::Telling;
use timeline::Timeline;
use typed::{Typed, next_line, typed};

/// Plays a game. Says whether there was one.
pub(super) fn play(asked: &Play, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let words = words(asked.lang);
    // The moves come from there.
    if input::is_standard_input(&asked.file) {
        input::complain_of(&asked.file, &words.text("cli-play-standard-input"));
        return Ok(false);
    }
    let Some((document, config)) = input::position(&words, &asked.file, &asked.search) else { return Ok(false) };
    let limits = asked.search.rules.limits();
    let opponent =
        asked.level.map_or_else(|| Opponent::searching(config), |level| Opponent::at_level(level, config.merge));
    let human = asked.side.unwrap_or(document.position().to_move());
    let telling = &mut Telling { words: &words, human, limits, shows_typing: io::stdin().is_terminal(), out };
    telling.beginning(&document.game, &opponent, asked.seed)?;
    let mut timeline = Timeline::new(document.game.clone(), asked.seed);
    let mut keeper = Keeper::new(document);
    loop {
        telling.board(timeline.position(), &timeline.id())?;
        if is_over(timeline.position()) {
            telling.end(timeline.position())?;
            return Ok(true);
        }
        if timeline.position().to_move() != human {
            let mut chance = timeline.chance();
            let Some(reply) = opponent.reply(timeline.position(), &mut chance, limits) else { return Ok(true) };
            telling.reply(timeline.position(), &opponent, reply, timeline.game().is_extra_turn())?;
            timeline.play(reply.mv);
            continue;
        }
        telling.turn(timeline.position(), timeline.game().is_extra_turn())?;
        let Some(mv) = ask(telling, &mut timeline, &mut keeper, input)? else { return Ok(true) };
        if let Asked::Move(mv) = mv {
            timeline.play(mv);
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
    keeper: &mut Keeper,
    input: &mut impl BufRead,
) -> io::Result<Option<Asked>> {
    let human = telling.human;
    loop {
        telling.prompt()?;
        let Some(line) = next_line(input)? else {
            telling.echo("")?;
            telling.say("cli-play-input-ended", &[])?;
            return Ok(None);
        };
        if !telling.shows_typing {
            telling.echo(&line)?;
        }
        match typed(telling.words, timeline.position(), &line) {
            Typed::Move(mv) => return Ok(Some(Asked::Move(mv))),
            Typed::Quit => {
                telling.say("cli-play-quit", &[])?;
                return Ok(None);
            }
            Typed::Save(path) => keeper.save(telling, timeline.game(), &path)?,
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
