//! A match in the course of a frame: the pauses of the program between its moves, and the arrow keys that slide tiles.

use egui::{Context, Key, Modifiers};
use poda_core::game::Game;
use poda_session::Session;
use poda_session::play_match::{Controller, MatchCommand};
use poda_window::games::look_of;
use std::time::Duration;

/// How long the program pauses before another move of the same turn, or after a move of chance, in seconds.
const PAUSE: f64 = 1.0;

/// The arrow keys, in the order of the slides.
pub const ARROWS: [Key; 4] = [Key::ArrowUp, Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft];

/// The clock of the program's pauses.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatchPace {
    /// The number of moves played when the pause began, and its beginning in seconds since the start of the program.
    pause: Option<(usize, f64)>,
}

impl MatchPace {
    /// Returns the command that ends a pause, once it is over.
    pub fn due(&self, ctx: &Context, session: &Session) -> Option<MatchCommand> {
        let pause = self.pause.filter(|&(at, _)| Some(at) == pausing_at(session))?;
        (pause.1 + PAUSE <= ctx.input(|input| input.time)).then_some(MatchCommand::GoOn)
    }

    /// Notes a pause that has begun, and requests a frame for its end. Called after everything that can begin one:
    /// nothing else need happen in the window before the next move.
    pub fn wake_for_next_move(&mut self, ctx: &Context, session: &Session) {
        let now = ctx.input(|input| input.time);
        self.pause = pausing_at(session).map(|moves| self.pause.filter(|&(at, _)| at == moves).unwrap_or((moves, now)));
        if let Some((_, began)) = self.pause {
            ctx.request_repaint_after(Duration::from_secs_f64((began + PAUSE - now).max(0.0)));
        }
    }
}

/// Returns the number of moves played, if the program pauses before another one.
fn pausing_at(session: &Session) -> Option<usize> {
    let is_pausing = session.current_match().is_some_and(|current_match| current_match.is_pausing);
    is_pausing.then(|| session.latest_document().game.moves().len())
}

/// Returns whether the arrow keys slide tiles: it is the turn of a human in a match of such a game.
pub fn slides_with_arrows(session: &Session) -> bool {
    let Some(current_match) = session.current_match() else { return false };
    let position = session.latest_document().position();
    let is_humans_turn = current_match.controller(position.to_move()) == Controller::Human;
    is_humans_turn && !session.is_thinking() && look_of(position).slides().is_some()
}

/// Returns the slide of the arrow key that was pressed in this frame.
pub fn slide_of_arrow(ctx: &Context, session: &Session) -> Option<MatchCommand> {
    if ctx.text_edit_focused() || !slides_with_arrows(session) {
        return None;
    }
    let pressed = ctx.input_mut(|input| ARROWS.iter().position(|&key| input.consume_key(Modifiers::NONE, key)))?;
    look_of(session.latest_document().position()).slides().map(|moves| MatchCommand::Move(moves[pressed]))
}
