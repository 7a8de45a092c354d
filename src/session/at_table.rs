//! How a session comes to a game at the table: what is asked for there is carried out, and where it is the program's turn,
//! it moves as soon as the search is made that shows how it found its move.

use super::Session;
use super::aim::Aim;
use super::contest::{Contest, Request};
use crate::file::Document;
use crate::picture::UnvisitedDisplay;
use crate::picture::folds::Folds;
use crate::search::SearchConfig;

impl Session {
    /// The game at the table, with what is still being thought; `None` where nobody plays.
    #[must_use]
    pub fn contest(&self) -> Option<&Contest> {
        self.aim_meant().contest.as_ref()
    }

    /// Whether the program is looking for its move.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.task().is_some_and(|task| task.wants_reply)
    }

    /// Whether there is something to take back: a turn of the game that is played, or else a change of the document.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let game = &self.book_meant().document().game;
        self.contest().map_or_else(|| self.book().can_undo(), |contest| contest.turn_before(game).is_some())
    }

    /// Whether there is something to do again that was taken back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        let game = &self.book_meant().document().game;
        self.contest().map_or_else(|| self.book().can_redo(), |contest| contest.turn_after(game).is_some())
    }

    /// What will be, as soon as it is searched.
    fn aim_meant(&self) -> &Aim {
        self.waiting.as_ref().filter(|waiting| !waiting.opens).map_or(&self.aim, |waiting| &waiting.aim)
    }

    /// Does what is asked for at the table.
    pub(super) fn at_table(&mut self, request: Request) {
        let mut aim = self.aim_meant().clone();
        match request {
            Request::Begin => {
                aim.sit_down();
                // The best move is left to the players to find: stepping through the tree shows it.
                self.stand_in_search(0);
            }
            Request::Leave => {
                aim.contest = None;
                aim.book.end_game();
            }
            request => aim.at_table(|contest, document| contest.attend(document, request)),
        }
        self.aim_elsewhere(aim);
    }

    /// Has what is on the canvas searched otherwise, while a game is played.
    pub(super) fn think_otherwise(&mut self, search: SearchConfig) {
        let mut aim = self.aim_meant().clone();
        aim.at_table(|contest, document| contest.search_otherwise(document, search));
        self.aim_elsewhere(aim);
    }

    fn aim_elsewhere(&mut self, mut aim: Aim) {
        if !aim.is_searched_as(&self.aim) {
            aim.folds = Folds::new(aim.look.unvisited == UnvisitedDisplay::Frontier);
        }
        self.aim_at(aim, None);
    }

    /// Has the program move, where it is asked to and has thought; more than once where it moves again.
    pub(super) fn carry_on(&mut self) {
        while self.waiting.is_none() {
            let depth = self.passes().last().config().depth;
            let Some(contest) = &mut self.aim.contest else { return };
            if !contest.wants_reply(self.aim.book.document()) {
                return;
            }
            let Some(reply) = contest.reply(self.aim.book.document(), &self.findings.passes) else { return };
            contest.has_searched(depth);
            let mut aim = self.aim.clone();
            aim.at_table(|contest, document| contest.answer(document, reply));
            self.aim_elsewhere(aim);
        }
    }
}

impl Aim {
    /// A game begins where the document stands.
    fn sit_down(&mut self) {
        if self.contest.is_none() {
            self.contest = Some(Contest::new(&self.book.document().game));
        }
    }

    /// Lets something happen at the table, where there is one.
    fn at_table(&mut self, change: impl FnOnce(&mut Contest, &mut Document)) {
        let Some(contest) = &mut self.contest else { return };
        let mut document = self.book.document().clone();
        change(contest, &mut document);
        let game = document.game.clone();
        self.book.go_on(document.with_game(game));
    }
}
