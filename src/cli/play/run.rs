//! The loop of a game: prints the position, reads a move or a command, and plays the reply.
//!
//! The [`opponent`](crate::session::opponent) finds the program's moves.

use super::args::PlayArgs;
use super::game_file::GameFile;
use super::game_record::GameRecord;
use super::input::{Input, next_line, parse_line};
use super::output::Output;
use crate::cli::board_text::is_over;
use crate::cli::language::words;
use crate::cli::load::{is_standard_input, load_position};
use crate::cli::report::report_file;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::session::opponent::Opponent;
use std::io::{self, BufRead, IsTerminal, Write};

/// Plays a game. Returns whether the position could be loaded.
pub fn play(args: &PlayArgs, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    // Standard input is where the moves come from.
    if is_standard_input(&args.file) {
        report_file(&args.file, &words.text("cli-play-standard-input"));
        return Ok(false);
    }
    let Some((document, config)) = load_position(&words, &args.file, &args.search) else { return Ok(false) };
    let limits = args.search.rules.limits();
    let opponent =
        args.level.map_or_else(|| Opponent::searching(config), |level| Opponent::at_level(level, config.merge));
    let human = args.side.unwrap_or(document.position().to_move());
    let output = &mut Output { words: &words, human, limits, shows_typing: io::stdin().is_terminal(), out };
    output.beginning(&document.game, &opponent, args.seed)?;
    let mut record = GameRecord::new(document.game.clone(), args.seed);
    let mut game_file = GameFile::new(document);
    loop {
        output.board(record.position(), &record.id())?;
        if is_over(record.position()) {
            output.end(record.position())?;
            return Ok(true);
        }
        if record.position().to_move() != human {
            let mut chance = record.chance();
            let Some(reply) = opponent.reply(record.position(), &mut chance, limits) else { return Ok(true) };
            output.reply(record.position(), &opponent, reply, record.game().is_extra_turn())?;
            record.play(reply.mv);
            continue;
        }
        output.turn(record.position(), record.game().is_extra_turn())?;
        let Some(mv) = ask(output, &mut record, &mut game_file, input)? else { return Ok(true) };
        if let TurnInput::Move(mv) = mv {
            record.play(mv);
        }
    }
}

/// What the user has done at a turn.
enum TurnInput {
    /// Chosen a move.
    Move(AnyMove),
    /// Gone back or forward in the game.
    Navigated,
}

/// Reads lines until one changes the position; `None` where the input ends or the user quits.
fn ask(
    output: &mut Output<'_, impl Write>,
    record: &mut GameRecord<AnyGame>,
    game_file: &mut GameFile,
    input: &mut impl BufRead,
) -> io::Result<Option<TurnInput>> {
    let human = output.human;
    loop {
        output.prompt()?;
        let Some(line) = next_line(input)? else {
            output.echo("")?;
            output.say("cli-play-input-ended", &[])?;
            return Ok(None);
        };
        if !output.shows_typing {
            output.echo(&line)?;
        }
        match parse_line(output.words, record.position(), &line) {
            Input::Move(mv) => return Ok(Some(TurnInput::Move(mv))),
            Input::Quit => {
                output.say("cli-play-quit", &[])?;
                return Ok(None);
            }
            Input::Save(path) => game_file.save(output, record.game(), &path)?,
            Input::Help => output.help(record.position())?,
            Input::Unknown => output.unknown(record.position(), &line)?,
            Input::Undo => {
                if output.navigated("cli-play-undone", "cli-play-nothing-to-undo", &record.undo(human))? {
                    return Ok(Some(TurnInput::Navigated));
                }
            }
            Input::Redo => {
                if output.navigated("cli-play-redone", "cli-play-nothing-to-redo", &record.redo(human))? {
                    return Ok(Some(TurnInput::Navigated));
                }
            }
        }
    }
}
