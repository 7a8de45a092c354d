//! How a session comes to a game at the table: what is asked for there is carried out, and where it is the program's turn,
//! it moves as soon as the search is made that shows how it found its move.

use super::Session;
use super::play_match::{Match, MatchCommand};
use super::target::Target;
use crate::document::Document;
use crate::picture::Folds;
use crate::picture::UnvisitedDisplay;
use crate::search::SearchConfig;
use crate::trace::TimelineStep;

impl Session {
    /// The game at the table, with what is still being thought; `None` where nobody plays.
    #[must_use]
    pub fn current_match(&self) -> Option<&Match> {
        self.latest_target().current_match.as_ref()
    }

    /// Whether the program is looking for its move.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.task().is_some_and(|task| task.awaits_reply)
    }

    /// Whether there is something to take back: a turn of the game that is played, or else a change of the document.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let game = &self.latest_history().document().game;
        self.current_match()
            .map_or_else(|| self.history().can_undo(), |current_match| current_match.previous_turn(game).is_some())
    }

    /// Whether there is something to do again that was taken back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        let game = &self.latest_history().document().game;
        self.current_match()
            .map_or_else(|| self.history().can_redo(), |current_match| current_match.next_turn(game).is_some())
    }

    /// What will be, as soon as it is searched.
    fn latest_target(&self) -> &Target {
        self.pending.as_ref().filter(|pending| !pending.opens).map_or(&self.target, |pending| &pending.target)
    }

    /// Does what is asked for at the table.
    pub(super) fn dispatch_match(&mut self, command: MatchCommand) {
        let mut target = self.latest_target().clone();
        match command {
            MatchCommand::Start => {
                target.start_match();
                // The best move is left to the players to find: stepping through the tree shows it.
                self.set_own_timeline_step(TimelineStep::START);
            }
            MatchCommand::End => {
                target.current_match = None;
                target.history.end_match();
            }
            command => target.update_match(|current_match, document| current_match.dispatch(document, command)),
        }
        self.set_match_target(target);
    }

    /// Has what is on the canvas searched otherwise, while a game is played.
    pub(super) fn set_match_search(&mut self, search: SearchConfig) {
        let mut target = self.latest_target().clone();
        target.update_match(|current_match, document| current_match.set_search(document, search));
        self.set_match_target(target);
    }

    fn set_match_target(&mut self, mut target: Target) {
        if !target.has_same_search(&self.target) {
            target.folds = Folds::new(target.drawing.unvisited == UnvisitedDisplay::Frontier);
        }
        self.set_target(target, None);
    }

    /// Has the program move, where it is asked to and has thought; more than once where it moves again.
    pub(super) fn play_replies(&mut self) {
        while self.pending.is_none() {
            let depth = self.passes().last().config().depth;
            let Some(current_match) = &mut self.target.current_match else { return };
            if !current_match.awaits_reply(self.target.history.document()) {
                return;
            }
            let Some(reply) = current_match.reply(self.target.history.document(), &self.analysis.passes) else {
                return;
            };
            current_match.record_depth(depth);
            let mut target = self.target.clone();
            target.update_match(|current_match, document| current_match.play_reply(document, reply));
            self.set_match_target(target);
        }
    }
}

impl Target {
    /// A game begins where the document stands.
    fn start_match(&mut self) {
        if self.current_match.is_none() {
            self.current_match = Some(Match::new(&self.history.document().game));
        }
    }

    /// Lets something happen at the table, where there is one.
    fn update_match(&mut self, change: impl FnOnce(&mut Match, &mut Document)) {
        let Some(current_match) = &mut self.current_match else { return };
        let mut document = self.history.document().clone();
        change(current_match, &mut document);
        let game = document.game.clone();
        self.history.continue_match(document.with_game(game));
    }
}
