//! The button that shows how many phones have joined and opens the address, and the misconceptions that wrong answers
//! reveal.

use egui::{Align, Align2, Area, Frame, Id, Label, Layout, Margin, Order, RichText, Ui, Vec2, vec2};
use poda_class::CountedQuestion;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_window::input::command::UiCommand;
use poda_window::look::size_class::SizeClass;
use poda_window::look::theme::{self, TOP_BAR_HEIGHT};
use poda_window::look::widgets::{say_changes, text_button_named};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::classroom::OpenClass;
use poda_words::i18n::{Words, args};
use poda_words::practice::sentences::misconception_name;
use std::time::Duration;

/// The distance of overlays from the edges of the tree, in pixels.
const MARGIN: f32 = 12.0;
/// The height of the button that ends presenting, where there is one, in pixels.
const LEAVE_BUTTON: f32 = 48.0;
/// How often the remaining time is updated.
const TICK: Duration = Duration::from_millis(250);
/// The maximum number of misconceptions that are listed.
const MAX_KINDS: usize = 4;
/// The largest width of the list, as a share of the width of the window.
const SHARE: f32 = 0.34;

/// Returns the text with the number of phones and, while a question is open, the number of answers and the remaining
/// time.
pub fn counts(words: &Words, class: &OpenClass) -> String {
    let phones = class.presence().phones();
    let phones = args![count = phones, phones = words.number(phones)];
    let Some(answers) = class.answers() else { return words.fill("class-phones", &phones) };
    let answers = args![answered = answers, answers = words.number(answers)];
    let counts = words.fill("class-answered", &[&phones[..], &answers[..]].concat());
    match class.seconds_left() {
        None => counts,
        Some(0) => words.fill("class-time-over", &args![counts]),
        Some(left) => words.fill("class-time-left", &args![seconds = left, counts]),
    }
}

/// Draws the button with the counts, if a class is open.
pub fn class_mark_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let Some(class) = context.classroom.open() else { return };
    if class.seconds_left().is_some_and(|left| 0 < left) {
        ui.ctx().request_repaint_after(TICK);
    }
    let counts = counts(context.words, class);
    let name = context.words.fill("class-mark", &args![counts = counts.as_str()]);
    if text_button_named(ui, &counts, &name, "", true).clicked() {
        context.requests.push(UiCommand::LetClassJoin);
    }
}

/// Draws the overlays of the class on the tree: the button with the counts while presenting, where there is no top bar,
/// and the list of misconceptions. `scale` is the factor by which text is enlarged.
pub fn class_overlay_ui(ui: &Ui, context: &ViewContext<'_>, scale: f32) {
    let Some(class) = context.classroom.open() else { return };
    if context.is_presenting() {
        let top = if SizeClass::of(ui.ctx()).has_touch_targets() { MARGIN + LEAVE_BUTTON } else { MARGIN };
        let area = Area::new(Id::unique("class mark")).order(Order::Middle);
        area.anchor(Align2::RIGHT_TOP, vec2(-MARGIN, top)).show(ui.ctx(), |ui| {
            theme::enlarge(ui, scale);
            // The area is as wide as in the last frame; a longer text begins farther left.
            ui.with_layout(Layout::top_down(Align::Max), |ui| class_mark_ui(ui, context));
        });
    }
    mistakes_ui(ui, context, class, scale);
}

/// Draws the misconceptions that the wrong answers to the last question reveal.
fn mistakes_ui(ui: &Ui, context: &ViewContext<'_>, class: &OpenClass, scale: f32) {
    let words = context.words;
    let shown = class.just_closed().map(CountedQuestion::misconceptions).unwrap_or_default();
    if shown.is_empty() {
        return;
    }
    let top = if context.is_presenting() { MARGIN } else { TOP_BAR_HEIGHT + MARGIN };
    let area = Area::new(Id::unique("class mistakes")).order(Order::Middle);
    area.anchor(Align2::LEFT_TOP, Vec2::new(MARGIN, top)).show(ui.ctx(), |ui| {
        Frame::window(ui.style()).inner_margin(Margin::same(14)).show(ui, |ui| {
            ui.set_max_width(ui.ctx().content_rect().width() * SHARE);
            let lines = shown.into_iter().take(MAX_KINDS).map(|(misconception, count)| {
                let name = misconception_name(words, misconception);
                words.fill("class-mistake", &args![count = words.number(count), mistake = name])
            });
            let size = theme::TEXT * scale;
            line_ui(ui, &words.text("cli-serve-mistakes"), Font::SemiBold, size);
            for line in lines {
                line_ui(ui, &line, Font::Regular, size);
            }
        });
    });
}

fn line_ui(ui: &mut Ui, text: &str, font: Font, size: f32) {
    let text = RichText::new(text).font(theme::font(font, size)).color(theme::color(ui, PaletteColor::Text));
    say_changes(&ui.add(Label::new(text).wrap().selectable(false)));
}
