//! The choice of the rest of a move: the next token, or the number of objects.
//!
//! The tokens of a pit have thousands of orders, so that they are chosen one by one.

use super::targets::{BoardTarget, tokens};
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::PlayedGame;
use crate::i18n::Words;
use crate::picture::board::BoardPart;
use crate::ui::side_panel::section::paragraph;
use crate::ui::theme;
use crate::ui::widgets::{keep_focus_after_enter, text_button};
use egui::{TextEdit, Ui, vec2};

/// The largest number of objects with a button each; more are typed.
const MAX_BUTTONS: usize = 12;

/// A move of which only the target is chosen yet.
#[derive(Debug)]
pub(super) struct PartialMove {
    /// The number of moves played before.
    played: usize,
    target: BoardTarget,
    /// The number of tokens chosen.
    chosen: usize,
    /// The typed number of objects.
    typed: String,
}

impl PartialMove {
    /// Returns the choice of a move to a target.
    pub(super) fn new(game: &PlayedGame<AnyGame>, target: BoardTarget) -> Self {
        let mut choosing = Self { played: game.moves().len(), target, chosen: 0, typed: String::new() };
        choosing.skip_certain(game.position());
        choosing
    }

    /// Whether the choice still belongs to this game.
    pub(super) fn belongs_to(&self, game: &PlayedGame<AnyGame>) -> bool {
        self.played == game.moves().len() && self.target.moves.iter().all(|mv| game.legal_moves().contains(mv))
    }

    /// The target.
    pub(super) const fn part(&self) -> BoardPart {
        self.target.part
    }

    /// Draws the open choices. Returns the move once it is determined.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words, position: &AnyGame) -> Option<AnyMove> {
        ui.add_space(4.0);
        match self.target.part {
            BoardPart::Pile(pile) => self.objects_ui(ui, words, pile),
            BoardPart::Pit { pit, .. } => self.tokens_ui(ui, words, position, pit),
            BoardPart::Cell(_) | BoardPart::Column(_) => None,
        }
    }

    fn objects_ui(&mut self, ui: &mut Ui, words: &Words, pile: usize) -> Option<AnyMove> {
        let (moves, pile) = (&self.target.moves, ("pile", (pile + 1).to_string().into()));
        if MAX_BUTTONS < moves.len() {
            let most = ("most", moves.len().to_string().into());
            paragraph(ui, &words.styled("play-how-many-up-to", &[pile, most]), theme::TEXT);
            let field = ui.add(TextEdit::singleline(&mut self.typed).desired_width(90.0));
            let is_entered = keep_focus_after_enter(ui, &field, &self.typed);
            let objects: Option<usize> = self.typed.trim().parse().ok();
            let mv = objects.and_then(|objects| moves.get(objects.checked_sub(1)?)).copied();
            let take = words.fill("play-take", &[("objects", self.typed.trim().into())]);
            let is_pressed = text_button(ui, &take, "", mv.is_some()).clicked();
            return mv.filter(|_| is_entered || is_pressed);
        }
        paragraph(ui, &words.styled("play-how-many", &[pile]), theme::TEXT);
        let mut taken = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for (objects, &mv) in (1..).zip(moves) {
                let objects: usize = objects;
                let take = words.fill("play-take", &[("objects", objects.to_string().into())]);
                if text_button(ui, &take, "", true).clicked() {
                    taken = Some(mv);
                }
            }
        });
        taken
    }

    fn tokens_ui(&mut self, ui: &mut Ui, words: &Words, position: &AnyGame, pit: usize) -> Option<AnyMove> {
        let dropped = tokens(position, self.target.moves[0])[..self.chosen].join(", ");
        let args = [
            ("pit", (pit + 1).to_string().into()),
            ("dropped", if dropped.is_empty() { "none" } else { "some" }.into()),
            ("tokens", dropped.into()),
        ];
        paragraph(ui, &words.styled("play-which-token", &args), theme::TEXT);
        let mut next = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for token in self.next_tokens(position) {
                let name = words.fill("play-token", &[("token", token.as_str().into())]);
                if text_button(ui, &name, "", true).clicked() {
                    next = Some(token);
                }
            }
        });
        let next = next?;
        let chosen = self.chosen;
        self.target.moves.retain(|&mv| tokens(position, mv).get(chosen) == Some(&next));
        self.chosen += 1;
        self.skip_certain(position)
    }

    /// Returns the values that the next token can have.
    fn next_tokens(&self, position: &AnyGame) -> Vec<String> {
        let next = self.target.moves.iter().filter_map(|&mv| tokens(position, mv).get(self.chosen).cloned());
        let mut next: Vec<String> = next.collect();
        next.dedup();
        next
    }

    /// Skips tokens without a choice. Returns the move if it is determined.
    fn skip_certain(&mut self, position: &AnyGame) -> Option<AnyMove> {
        if let [mv] = self.target.moves[..] {
            return Some(mv);
        }
        while self.next_tokens(position).len() == 1 {
            self.chosen += 1;
        }
        None
    }
}
