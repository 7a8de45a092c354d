//! The transport: the buttons that change the step, playing, and the timeline.

use super::command::UiCommand;
use super::command_names::{self, unit};
use super::command_widgets::named_button;
use super::icons::Icon;
use super::lecture_steps::entry_beyond;
use super::request::UiRequest;
use super::timeline::timeline_ui;
use super::view_context::ViewContext;
use super::widgets::{self, menu_item, play_button};
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::session::playback::{Playback, StepSize};
use crate::trace::TimelineStep;
use egui::{Align, Color32, Layout, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The height of the transport, in pixels.
pub const HEIGHT: f32 = 64.0;
/// The size of the text of speed and step size, in pixels.
const PACE_SIZE: f32 = 13.5;

/// Draws the transport.
pub fn transport_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (session, words) = (context.session, context.words);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.add_space(16.0);
        go_button(ui, context, Direction::First, requests);
        go_button(ui, context, Direction::Back, requests);
        let playing = session.playback().is_playing;
        let (icon, name) = if playing { (Icon::Pause, "transport-pause") } else { (Icon::Play, "transport-play") };
        if play_button(
            ui,
            icon,
            &words.text(name),
            &UiCommand::TogglePlay.key(words),
            can_go(context, Direction::Forward) || playing || context.practice.is_none(),
        )
        .clicked()
        {
            requests.push(UiCommand::TogglePlay.into());
        }
        go_button(ui, context, Direction::Forward, requests);
        go_button(ui, context, Direction::Last, requests);
        let step_text = step_text(context, session.timeline_step());
        let step_width = step_width(context);
        let pace = pace_text(session, words);
        let right = step_width + 4.0 * 34.0 + 46.0 + Font::SemiBold.width(&pace, PACE_SIZE);
        let timeline_width = (ui.available_width() - right).max(60.0);
        if let Some(step) = timeline_ui(ui, context, timeline_width) {
            requests.push(UiRequest::Session(Command::Seek(step)));
        }
        step_label(ui, &step_text, step_width);
        go_button(ui, context, Direction::PreviousCutoff, requests);
        go_button(ui, context, Direction::NextCutoff, requests);
        go_button(ui, context, Direction::Over, requests);
        go_button(ui, context, Direction::Out, requests);
        ui.add_space(8.0);
        pace_menu(ui, session, words, &pace, requests);
    });
}

/// Draws the button of a direction, enabled if there is a step in that direction.
fn go_button(ui: &mut Ui, context: &ViewContext<'_>, direction: Direction, requests: &mut Vec<UiRequest>) {
    let (session, words, command) = (context.session, context.words, UiCommand::Go(direction));
    let name = command_names::name(command, session, words);
    named_button(ui, words, (command, &name), can_go(context, direction), requests);
}

/// Whether there is a step in a direction. An exercise has none past the question that is open, and none that tells whether
/// there is a cutoff to come.
fn can_go(context: &ViewContext<'_>, direction: Direction) -> bool {
    let session = context.session;
    let has_destination = session.destination(direction).is_some() || entry_beyond(session, direction).is_some();
    let Some(mode) = context.practice else { return has_destination };
    match direction {
        Direction::NextCutoff | Direction::NextLeaf | Direction::NextChange(_) => false,
        Direction::Forward | Direction::Last | Direction::Over | Direction::Out => {
            has_destination && mode.can_go_on(context.search.step())
        }
        Direction::Back | Direction::First | Direction::PreviousCutoff => has_destination,
    }
}

/// Returns the number of the step, and of the last one, which an exercise does not tell.
fn step_text(context: &ViewContext<'_>, step: TimelineStep) -> String {
    let (session, words) = (context.session, context.words);
    let step = words.number(step.get() as u64);
    if context.last_step().is_some() {
        return words.fill("transport-step-alone", &[("step", step.into())]);
    }
    let last = words.number(session.timeline_len().get() as u64);
    words.fill("transport-step", &[("step", step.into()), ("last", last.into())])
}

/// Returns the width of the text of the last step, so that nothing moves while stepping.
fn step_width(context: &ViewContext<'_>) -> f32 {
    let last = context.last_step().unwrap_or_else(|| context.session.timeline_len());
    Font::Regular.width(&step_text(context, last), 14.0) + 12.0
}

fn step_label(ui: &mut Ui, text: &str, width: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 24.0), Sense::hover());
    let galley = widgets::layout_line(ui, text, Font::Regular, 14.0, PaletteColor::Secondary);
    let place = pos2(rect.right() - galley.size().x - 6.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(place, galley, Color32::PLACEHOLDER);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}

/// Returns the text of the menu of speed and step size: both as they are.
fn pace_text(session: &Session, words: &Words) -> String {
    let playback = session.playback();
    let unit = words.text(unit(playback.step_size));
    words.fill("transport-pace-now", &[("speed", speed_text(words, playback.speed).into()), ("unit", unit.into())])
}

fn speed_text(words: &Words, speed: f32) -> String {
    words.fill("transport-speed", &[("speed", speed.to_string().into())])
}

/// Draws the menu of speed and step size, under the text that tells both.
fn pace_menu(ui: &mut Ui, session: &Session, words: &Words, pace: &str, requests: &mut Vec<UiRequest>) {
    let playback = session.playback();
    let name = words.text("transport-pace");
    widgets::menu(ui, &name, "", pace, PACE_SIZE, |ui| {
        ui.set_width(230.0);
        widgets::heading(ui, &words.text("transport-speed-heading"));
        for speed in Playback::SPEEDS {
            let chosen = speed.to_bits() == playback.speed.to_bits();
            if menu_item(ui, &speed_text(words, speed), "", chosen) {
                requests.push(UiRequest::Session(Command::SetSpeed(speed)));
            }
        }
        widgets::separator(ui);
        widgets::heading(ui, &words.text("transport-grain-heading"));
        for step_size in StepSize::ALL {
            if menu_item(ui, &words.text(unit(step_size)), "", playback.step_size == step_size) {
                requests.push(UiRequest::Session(Command::SetStepSize(step_size)));
            }
        }
    });
}
