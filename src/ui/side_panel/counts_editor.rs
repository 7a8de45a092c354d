//! Sets up pits and piles: a field for each, the side to move, and the side of MAX. Faults are shown beside the fields; only
//! a possible position is searched.

use super::section::paragraph;
use crate::game::any::AnyGame;
use crate::game::board::Board;
use crate::game::mancala::MancalaSide;
use crate::game::{Game, GameView};
use crate::i18n::Words;
use crate::i18n::styled_text::StyledText;
use crate::picture::fonts::Font;
use crate::score::Player;
use crate::session::command::Command;
use crate::ui::games::boards::side_name;
use crate::ui::games::counts_form::{CountsFault, CountsFaultKind, CountsForm};
use crate::ui::games::looks::{Sides, board_numbers, with_counts, with_max, with_to_move};
use crate::ui::request::UiRequest;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{keep_focus_after_enter, segmented_control, text_button, wrapped};
use egui::{Id, Key, Label, RichText, TextEdit, Ui, vec2};

/// The state of the editor: the open fields.
#[derive(Debug, Default)]
pub(super) struct CountsEditor {
    draft: Option<CountsDraft>,
}

#[derive(Debug)]
struct CountsDraft {
    /// The open game; the fields are reset for another one.
    of: AnyGame,
    form: CountsForm,
}

impl CountsEditor {
    /// Draws the fields, or the button that opens them.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let (words, game) = (context.words, context.session.document().position());
        let Some(draft) = &mut self.draft else {
            ui.vertical_centered(|ui| {
                if text_button(ui, &words.text("counts-change"), "", true).clicked() {
                    self.draft = Some(CountsDraft { of: game.clone(), form: CountsForm::of(&game.board()) });
                }
            });
            return;
        };
        if draft.of != *game {
            *draft = CountsDraft { of: game.clone(), form: CountsForm::of(&game.board()) };
        }
        if let Some(changed) = switches_ui(ui, words, game) {
            context.requests.push(Command::SetGame(changed));
        }
        ui.add_space(6.0);
        let has_lost_focus = fields_ui(ui, words, &mut draft.form);
        let is_canceled = ui.input(|input| input.key_pressed(Key::Escape));
        let typed_game = with_counts(game, &draft.form);
        match &typed_game {
            Ok(typed_game) if typed_game == game => {}
            Ok(typed_game) if has_lost_focus && !is_canceled => {
                context.requests.push(Command::SetGame(typed_game.clone()));
            }
            Ok(_) => paragraph(ui, &words.styled("counts-press-enter", &[]), 12.5),
            Err(wrong) => paragraph(ui, &wrong_text(words, game, *wrong), 12.5),
        }
        ui.add_space(4.0);
        let is_changed = typed_game.as_ref() != Ok(game);
        wrapped(ui, [6.0, 4.0], |ui| {
            for (message, shorter) in [("counts-more", false), ("counts-fewer", true)] {
                let name = words.fill(message, &[("kind", kind(game).into())]);
                let max = board_numbers(game).first().map_or(0, |number| number.max);
                let resized = draft.form.resized(shorter, max).and_then(|form| with_counts(game, &form).ok());
                if text_button(ui, &name, "", resized.is_some()).clicked() {
                    context.requests.extend(resized.map(|game| UiRequest::Session(Command::SetGame(game))));
                }
            }
            if is_changed && text_button(ui, &words.text("board-reset"), "", true).clicked() || is_canceled {
                draft.form = CountsForm::of(&game.board());
            }
        });
        if !is_changed && text_button(ui, &words.text("counts-done"), "", true).clicked() {
            self.draft = None;
        }
    }
}

/// Returns the argument of messages for the parts of the game.
fn kind(game: &AnyGame) -> &'static str {
    if let Board::Piles(_) = game.board() { "piles" } else { "pits" }
}

/// Draws the switches of the side to move and of MAX. Returns the position after a click.
fn switches_ui(ui: &mut Ui, words: &Words, game: &AnyGame) -> Option<AnyGame> {
    let turn = words.text("counts-turn");
    let mut switch = |name: &str, choices: &[&str], chosen: usize| {
        ui.horizontal(|ui| {
            ui.add_sized(vec2(52.0, 24.0), Label::new(name));
            segmented_control(ui, name, choices, chosen, true)
        })
        .inner
    };
    let Sides::Rows(max) = Sides::of(game) else {
        let players = [Player::Max, Player::Min];
        let chosen = usize::from(game.to_move() == Player::Min);
        return switch(&turn, &["MAX", "MIN"], chosen).and_then(|player| with_to_move(game, players[player]));
    };
    let [south, north] = MancalaSide::ALL.map(|side| side_name(words, side));
    let side_to_move = if game.to_move() == Player::Max { max } else { max.other() };
    let to_move = switch(&turn, &[&south, &north], side_to_move as usize);
    let other_max = switch("MAX", &[&south, &north], max as usize);
    let moved = to_move.and_then(|side| with_to_move(game, MancalaSide::ALL[side].player(max)));
    moved.or_else(|| with_max(game, MancalaSide::ALL[other_max?]))
}

/// Draws the fields, South's at the left and North's at the right. Returns whether a field lost the focus.
fn fields_ui(ui: &mut Ui, words: &Words, form: &mut CountsForm) -> bool {
    let columns = form.columns();
    let mut has_lost_focus = false;
    for row in 0..form.rows() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for column in 0..columns {
                let label = label_of(words, form, column, row);
                let named = ui.add_sized(vec2(62.0, 22.0), Label::new(RichText::new(label).size(12.0)).truncate());
                let field = form.field([column, row]);
                let width = if columns == 1 { 90.0 } else { 60.0 };
                let edit = TextEdit::singleline(field).desired_width(width).font(theme::font(Font::Regular, 13.0));
                let response = ui.add(edit.id(Id::unique(("count", column, row)))).labelled_by(named.id);
                has_lost_focus |= response.lost_focus();
                keep_focus_after_enter(ui, &response, field);
            }
        });
    }
    has_lost_focus
}

/// Returns the label of a field: `South 3`, `South, store`, `Pile 1`, counted from 1.
fn label_of(words: &Words, form: &CountsForm, column: usize, row: usize) -> String {
    let number = ("number", (row + 1).to_string().into());
    if form.columns() == 1 {
        return words.fill("counts-pile", &[number]);
    }
    let side = side_name(words, MancalaSide::ALL[column]);
    let key = if row + 1 == form.rows() { "counts-store" } else { "counts-pit" };
    words.fill(key, &[("side", side.into()), number])
}

/// Returns the fault of a field.
fn wrong_text(words: &Words, game: &AnyGame, wrong: CountsFault) -> StyledText {
    let [column, row] = wrong.field;
    let field = ("field", label_of(words, &CountsForm::of(&game.board()), column, row).into());
    let with_max = |key, max| words.styled(key, &[field.clone(), ("most", words.number(max).into())]);
    match wrong.kind {
        CountsFaultKind::Count(max) => with_max("counts-wrong-count", max.into()),
        CountsFaultKind::Token(max) => with_max("counts-wrong-token", max as u64),
        CountsFaultKind::Orders => words.styled("counts-wrong-orders", &[field]),
    }
}
