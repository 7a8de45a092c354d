//! The sides of the human and of the program, and the program's strength.

use super::match_text::side_and_player;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::score::Player;
use crate::search::play_level::PlayLevel;
use crate::session::command::Command;
use crate::session::play_match::{Controller, Match, MatchCommand, OpponentKind};
use crate::ui::request::UiRequest;
use crate::ui::theme;
use crate::ui::widgets::{self, menu_item, segmented_control};
use egui::{Align, DragValue, Label, Layout, RichText, Ui, vec2};

const OPPONENT_KINDS: [(OpponentKind, &str, &str); 4] = [
    (OpponentKind::Level(PlayLevel::Beginner), "beginner", "play-strength-beginner"),
    (OpponentKind::Level(PlayLevel::Normal), "normal", "play-strength-normal"),
    (OpponentKind::Level(PlayLevel::Expert), "expert", "play-strength-expert"),
    (OpponentKind::DocumentSearch, "searched", "play-strength-searched"),
];

/// Draws a switch for each side, and the menu of strengths.
pub(super) fn players_ui(
    ui: &mut Ui,
    words: &Words,
    current_match: &Match,
    position: &AnyGame,
    requests: &mut Vec<UiRequest>,
) {
    let mut ask = |request: MatchCommand| requests.push(UiRequest::Session(Command::Match(request)));
    let (you, program) = (words.text("play-you"), words.text("play-program"));
    for (place, player) in [Player::Max, Player::Min].into_iter().enumerate() {
        let side = side_and_player(words, position, player);
        let name = words.fill("play-seat", &[("side", side.as_str().into())]);
        ui.horizontal(|ui| {
            ui.allocate_ui_with_layout(vec2(92.0, 26.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(92.0);
                ui.add(Label::new(RichText::new(&side).size(theme::TEXT)).truncate());
            });
            let chosen = usize::from(current_match.controllers()[place] == Controller::Program);
            if let Some(pressed) = segmented_control(ui, &name, &[&you, &program], chosen, true) {
                let mut controllers = current_match.controllers();
                controllers[place] = [Controller::Human, Controller::Program][pressed];
                ask(MatchCommand::SetControllers(controllers));
            }
        });
    }
    if !current_match.controllers().contains(&Controller::Program) {
        return;
    }
    ui.add_space(4.0);
    let caption = words.text("play-strength");
    let short = OPPONENT_KINDS
        .iter()
        .find(|(opponent_kind, ..)| *opponent_kind == current_match.opponent_kind())
        .map_or("", |(_, short, _)| short);
    let value = words.fill("play-strength-short", &[("strength", short.into())]);
    widgets::menu(ui, &caption, &caption, &value, theme::TEXT, |ui| {
        ui.set_width(270.0);
        for (opponent_kind, _, message) in OPPONENT_KINDS {
            if menu_item(ui, &words.text(message), "", opponent_kind == current_match.opponent_kind()) {
                ask(MatchCommand::SetOpponent(opponent_kind));
            }
        }
    });
    if current_match.opponent_kind() == OpponentKind::Level(PlayLevel::Beginner) {
        ui.horizontal(|ui| {
            let label = ui.label(RichText::new(words.text("play-seed")).font(theme::font(Font::Regular, theme::TEXT)));
            let mut seed = current_match.seed();
            let field = ui.add(DragValue::new(&mut seed).range(0..=999_999_u64)).labelled_by(label.id);
            if field.on_hover_text(words.text("play-seed-name")).changed() {
                ask(MatchCommand::SetSeed(seed));
            }
        });
    }
}
