//! Who plays which side, and how well the program plays.

use super::match_text::side_and_player;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::score::Player;
use crate::search::play_level::PlayLevel;
use crate::session::command::Command;
use crate::session::contest::{Contest, Request, Seat, Strength};
use crate::ui::request::UiRequest;
use crate::ui::theme;
use crate::ui::widgets::{self, menu_item, segmented_control};
use egui::{Align, DragValue, Label, Layout, RichText, Ui, vec2};

const STRENGTHS: [(Strength, &str, &str); 4] = [
    (Strength::Level(PlayLevel::Beginner), "beginner", "play-strength-beginner"),
    (Strength::Level(PlayLevel::Normal), "normal", "play-strength-normal"),
    (Strength::Level(PlayLevel::Expert), "expert", "play-strength-expert"),
    (Strength::AsSearched, "searched", "play-strength-searched"),
];

/// Draws a switch a side, and the choice of the program's strength.
pub(super) fn players_ui(
    ui: &mut Ui,
    words: &Words,
    contest: &Contest,
    position: &AnyGame,
    requests: &mut Vec<UiRequest>,
) {
    let mut ask = |request: Request| requests.push(UiRequest::Do(Command::AtTable(request)));
    let (you, program) = (words.text("play-you"), words.text("play-program"));
    for (place, player) in [Player::Max, Player::Min].into_iter().enumerate() {
        let side = side_and_player(words, position, player);
        let name = words.fill("play-seat", &[("side", side.as_str().into())]);
        ui.horizontal(|ui| {
            ui.allocate_ui_with_layout(vec2(92.0, 26.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(92.0);
                ui.add(Label::new(RichText::new(&side).size(theme::TEXT)).truncate());
            });
            let chosen = usize::from(contest.seats()[place] == Seat::Program);
            if let Some(pressed) = segmented_control(ui, &name, &[&you, &program], chosen, true) {
                let mut seats = contest.seats();
                seats[place] = [Seat::Human, Seat::Program][pressed];
                ask(Request::Sit(seats));
            }
        });
    }
    if !contest.seats().contains(&Seat::Program) {
        return;
    }
    ui.add_space(4.0);
    let caption = words.text("play-strength");
    let short =
        STRENGTHS.iter().find(|(strength, ..)| *strength == contest.strength()).map_or("", |(_, short, _)| short);
    let value = words.fill("play-strength-short", &[("strength", short.into())]);
    widgets::menu(ui, &caption, &caption, &value, theme::TEXT, |ui| {
        ui.set_width(270.0);
        for (strength, _, message) in STRENGTHS {
            if menu_item(ui, &words.text(message), "", strength == contest.strength()) {
                ask(Request::Think(strength));
            }
        }
    });
    if contest.strength() == Strength::Level(PlayLevel::Beginner) {
        ui.horizontal(|ui| {
            let label = ui.label(RichText::new(words.text("play-seed")).font(theme::font(Font::Regular, theme::TEXT)));
            let mut seed = contest.seed();
            let field = ui.add(DragValue::new(&mut seed).range(0..=999_999_u64)).labelled_by(label.id);
            if field.on_hover_text(words.text("play-seed-name")).changed() {
                ask(Request::Seed(seed));
            }
        });
    }
}
