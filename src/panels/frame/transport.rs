//! The transport: the buttons that change the step, the button that plays, and the timeline.

use super::timeline::timeline_ui;
use egui::{Align, Align2, Layout, Ui, vec2};
use poda_core::trace::TimelineStep;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::lecture::OpenLecture;
use poda_session::playback::{Direction, Playback};
use poda_session::{Command, Session};
use poda_window::input::command::UiCommand;
use poda_window::look::icons::Icon;
use poda_window::look::menus::{self, MenuItem, menu_item, menu_item_if};
use poda_window::look::size_class::{SizeClass, target};
use poda_window::look::widgets::{self, play_button};
use poda_window::panel::command_state::{self, unit, unit_of};
use poda_window::panel::command_widgets::command_button;
use poda_window::panel::lane_text;
use poda_window::panel::lecture::entry_name;
use poda_window::panel::request_widgets::request_item;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::node_names::capitalized;
use poda_words::i18n::{Words, args};
use poda_words::lessons::curriculum::SearchControl;

/// The height of one line, in pixels.
const HEIGHT: f32 = 64.0;
/// The text size of speed and step size, in pixels.
const PACE_SIZE: f32 = 13.5;
/// The smallest width of the timeline beside the buttons, in pixels.
const MIN_TIMELINE: f32 = 60.0;
/// The margin at the left end of a line, in pixels.
const MARGIN: f32 = 16.0;
/// The distance between two buttons, in pixels.
const GAP: f32 = 4.0;
/// The height of one line on a phone in landscape orientation, in pixels.
const LOW_HEIGHT: f32 = 50.0;
/// The height of two lines, in pixels.
const TWO_LINES_HEIGHT: f32 = 96.0;
/// The height of the transport of an embedded frame, in pixels.
pub const EMBEDDED_HEIGHT: f32 = 50.0;
/// The width below which a frame has no buttons for the first and last step, in pixels.
const MIN_WIDTH_FOR_ENDS: f32 = 460.0;
/// The width below which a frame has no buttons for the previous and next cutoff, in pixels.
const MIN_WIDTH_FOR_CUTOFFS: f32 = 640.0;
/// The number of buttons on the second of two lines.
const BUTTONS_OF_TWO_LINES: f32 = 8.0;

pub fn height(ui: &Ui, context: &ViewContext<'_>) -> f32 {
    if has_two_lines(ui, context) {
        TWO_LINES_HEIGHT
    } else if SizeClass::of(ui.ctx()).is_phone() {
        LOW_HEIGHT
    } else {
        HEIGHT
    }
}

/// Returns whether the controls are drawn in two lines: the timeline and the step above the buttons, beside which a
/// menu has the controls that do not fit.
pub fn has_two_lines(ui: &Ui, context: &ViewContext<'_>) -> bool {
    let width = ui.ctx().content_rect().width();
    let buttons = 4.0 * (icon_width(ui) + GAP) + target(ui, 40.0) + GAP;
    let needed = MARGIN + buttons + MIN_TIMELINE + width_behind_timeline(ui, context);
    width < needed || SizeClass::of(ui.ctx()).is_compact_wide()
}

fn icon_width(ui: &Ui) -> f32 {
    target(ui, 30.0)
}

/// Returns the width of the controls after the timeline on one line: the step, four buttons, speed and step size.
fn width_behind_timeline(ui: &Ui, context: &ViewContext<'_>) -> f32 {
    let pace = Font::SemiBold.width(&pace_text(context.session, context.words), PACE_SIZE);
    let jumps = if has_jumps(context) { 4.0 * (icon_width(ui) + GAP) } else { 0.0 };
    let pace = if context.has_control(SearchControl::Pace) { pace + 46.0 } else { 8.0 };
    step_width(context) + jumps + progress_width(context) + pace
}

/// Returns whether there are the buttons that jump, or the progress in their place.
fn has_jumps(context: &ViewContext<'_>) -> bool {
    context.has_control(SearchControl::Jumps) || !context.is_depth_first()
}

/// Returns how much wider the text of the progress is than the buttons that it replaces.
fn progress_width(context: &ViewContext<'_>) -> f32 {
    let Some([_, last]) = lane_text::progress_of_timeline(context.words, context.lane()) else { return 0.0 };
    (Font::Regular.width(&last, 14.0) + 12.0 - 4.0 * (30.0 + GAP)).max(0.0)
}

pub fn transport_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if let Some(lecture) = context.session.shown_lecture().filter(|lecture| lecture.slide().is_some()) {
        return slide_transport_ui(ui, context, lecture);
    }
    if has_two_lines(ui, context) { two_lines_ui(ui, context) } else { one_line_ui(ui, context) }
}

/// Draws the transport of an embedded frame, with the button that opens the whole program at its end.
pub fn embedded_transport_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let width = ui.available_width();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_space(GAP);
        // A narrow frame has no space for all buttons.
        let has_ends = MIN_WIDTH_FOR_ENDS <= width;
        let has_cutoffs = MIN_WIDTH_FOR_CUTOFFS <= width && context.is_depth_first();
        if has_ends {
            command_button(ui, context, UiCommand::Go(Direction::First));
        }
        command_button(ui, context, UiCommand::Go(Direction::Back));
        play_ui(ui, context);
        command_button(ui, context, UiCommand::Go(Direction::Forward));
        if has_ends {
            command_button(ui, context, UiCommand::Go(Direction::Last));
        }
        let buttons = if has_cutoffs { 3.0 } else { 1.0 };
        let behind = buttons * (icon_width(ui) + GAP) + GAP;
        let step = step_width(context) + GAP;
        let timeline = ui.available_width() - behind - step;
        if MIN_TIMELINE <= timeline {
            timeline_and_step_ui(ui, context, timeline);
        } else if let Some(step) = timeline_ui(ui, context, timeline + step) {
            context.requests.push(Command::Seek(step));
        }
        if has_cutoffs {
            steps_ui(ui, context, &[Direction::PreviousCutoff, Direction::NextCutoff]);
        }
        command_button(ui, context, UiCommand::OpenWhole);
    });
}

/// Draws the transport of a slide, which has no steps: the buttons that lead on, and the place in the lecture.
fn slide_transport_ui(ui: &mut Ui, context: &ViewContext<'_>, lecture: &OpenLecture) {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_space(MARGIN);
        steps_ui(ui, context, &[Direction::Back, Direction::Forward]);
        ui.add_space(GAP);
        let place = entry_name(lecture, lecture.index, context.words);
        let size = vec2(ui.available_width() - MARGIN, 24.0);
        let rect = widgets::labeled_space(ui, size, &place);
        let text = Font::Regular.elided(&place, 14.0, size.x);
        let (at, color) = (rect.left_center(), PaletteColor::Secondary);
        widgets::text_at(ui, Align2::LEFT_CENTER, at, &text, Font::Regular, 14.0, color);
    });
}

fn one_line_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_space(MARGIN);
        steps_ui(ui, context, &[Direction::First, Direction::Back]);
        play_ui(ui, context);
        steps_ui(ui, context, &[Direction::Forward, Direction::Last]);
        let width = ui.available_width() - width_behind_timeline(ui, context);
        timeline_and_step_ui(ui, context, width.max(MIN_TIMELINE));
        if let Some([text, _]) = lane_text::progress_of_timeline(context.words, context.lane()) {
            step_label(ui, &text, 4.0 * (icon_width(ui) + GAP) - GAP + progress_width(context));
        } else if has_jumps(context) {
            let directions = [Direction::PreviousCutoff, Direction::NextCutoff, Direction::Over, Direction::Out];
            steps_ui(ui, context, &directions);
        }
        ui.add_space(8.0);
        if !context.has_control(SearchControl::Pace) {
            return;
        }
        let pace = pace_text(context.session, context.words);
        menus::menu(ui, &context.words.text("transport-pace"), "", &pace, PACE_SIZE, |ui| {
            ui.set_width(230.0);
            pace_items(ui, context);
        });
    });
}

fn two_lines_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    ui.horizontal(|ui| {
        ui.add_space(GAP);
        let width = ui.available_width() - step_width(context) - 3.0 * GAP;
        timeline_and_step_ui(ui, context, width);
    });
    ui.horizontal(|ui| {
        // The buttons are distributed evenly over the width.
        let can_jump = context.has_control(SearchControl::Jumps) && context.is_depth_first();
        let has_cutoffs = BUTTONS_OF_TWO_LINES * icon_width(ui) <= ui.available_width() && can_jump;
        let has_pace = context.has_control(SearchControl::Pace);
        let has_menu = can_jump || has_pace;
        let cutoffs = if has_cutoffs { 0.0 } else { 2.0 };
        let count = BUTTONS_OF_TWO_LINES - cutoffs - if has_menu { 0.0 } else { 1.0 };
        let buttons = count * icon_width(ui);
        let gap = ((ui.available_width() - buttons) / (count + 1.0)).clamp(0.0, 12.0);
        ui.spacing_mut().item_spacing.x = gap;
        let width = buttons + (count - 1.0) * gap;
        ui.add_space(((ui.available_width() - width) / 2.0 - gap).max(0.0));
        if has_cutoffs {
            command_button(ui, context, UiCommand::Go(Direction::PreviousCutoff));
        }
        steps_ui(ui, context, &[Direction::First, Direction::Back]);
        play_ui(ui, context);
        steps_ui(ui, context, &[Direction::Forward, Direction::Last]);
        if has_cutoffs {
            command_button(ui, context, UiCommand::Go(Direction::NextCutoff));
        }
        if !has_menu {
            return;
        }
        let words = context.words;
        let pace = pace_text(context.session, words);
        menus::icon_menu(ui, Icon::More, &words.text("transport-more"), &pace, |ui| {
            ui.set_width(230.0);
            let cutoffs = [Direction::PreviousCutoff, Direction::NextCutoff];
            let cutoffs = cutoffs.into_iter().filter(|_| !has_cutoffs);
            for direction in cutoffs.chain([Direction::Over, Direction::Out]).filter(|_| can_jump) {
                let command = UiCommand::Go(direction);
                let name = command_state::name(command, context.session, words);
                if menu_item_if(ui, &name, "", MenuItem::Command, command_state::is_available(command, context)) {
                    context.requests.push(command);
                }
            }
            if can_jump && has_pace {
                widgets::separator(ui);
            }
            if has_pace {
                pace_items(ui, context);
            }
        });
    });
}

fn steps_ui(ui: &mut Ui, context: &ViewContext<'_>, directions: &[Direction]) {
    for &direction in directions {
        command_button(ui, context, UiCommand::Go(direction));
    }
}

fn play_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let playing = context.session.playback.is_playing;
    let (icon, name) = if playing { (Icon::Pause, "transport-pause") } else { (Icon::Play, "transport-play") };
    let is_enabled = command_state::is_available(UiCommand::TogglePlay, context);
    let (name, key) = (context.words.text(name), UiCommand::TogglePlay.key(context.words));
    if play_button(ui, icon, &name, &key, is_enabled).clicked() {
        context.requests.push(UiCommand::TogglePlay);
    }
}

fn timeline_and_step_ui(ui: &mut Ui, context: &ViewContext<'_>, width: f32) {
    if let Some(step) = timeline_ui(ui, context, width) {
        context.requests.push(Command::Seek(step));
    }
    step_label(ui, &step_text(context, context.session.timeline_step()), step_width(context));
}

/// Returns the number of the current step and of the last one. In an exercise, the last one is left out.
fn step_text(context: &ViewContext<'_>, step: TimelineStep) -> String {
    let (session, words) = (context.session, context.words);
    let step = words.number(step.get() as u64);
    if context.last_step().is_some() {
        return words.fill("transport-step-alone", &args![step]);
    }
    let last = words.number(session.timeline_len().get() as u64);
    words.fill("transport-step", &args![step, last])
}

/// Returns the width of the text of the last step, with which the other controls keep their places while stepping.
fn step_width(context: &ViewContext<'_>) -> f32 {
    let last = context.last_step().unwrap_or_else(|| context.session.timeline_len());
    Font::Regular.width(&step_text(context, last), 14.0) + 12.0
}

fn step_label(ui: &mut Ui, text: &str, width: f32) {
    let rect = widgets::labeled_space(ui, vec2(width, 24.0), text);
    let (at, color) = (rect.right_center() - vec2(6.0, 0.0), PaletteColor::Secondary);
    widgets::text_at(ui, Align2::RIGHT_CENTER, at, text, Font::Regular, 14.0, color);
}

/// Returns the text of the menu of speed and step size, which is their current values.
fn pace_text(session: &Session, words: &Words) -> String {
    let playback = session.playback;
    let unit = words.text(unit(session));
    words.fill("transport-pace-now", &args![speed = speed_text(words, playback.speed), unit])
}

fn speed_text(words: &Words, speed: f32) -> String {
    words.fill("transport-speed", &args![speed = speed.to_string()])
}

/// Draws the items of the menu of speed and step size.
fn pace_items(ui: &mut Ui, context: &ViewContext<'_>) {
    let (playback, words) = (context.session.playback, context.words);
    widgets::heading(ui, &words.text("transport-speed-heading"));
    for speed in Playback::SPEEDS {
        let chosen = speed.to_bits() == playback.speed.to_bits();
        request_item(ui, context, &speed_text(words, speed), MenuItem::Choice(chosen), Command::SetSpeed(speed));
    }
    widgets::separator(ui);
    widgets::heading(ui, &words.text("transport-grain-heading"));
    for &step_size in context.session.stepped_kind().step_sizes() {
        let unit = capitalized(&words.text(unit_of(step_size)));
        if menu_item(ui, &unit, MenuItem::Choice(context.session.step_size() == step_size)) {
            // Choosing the suggested size stores no size, so that the suggestion of every document is followed again.
            let chosen = Some(step_size).filter(|&size| size != context.session.suggested_step_size());
            context.requests.push(Command::SetStepSize(chosen));
        }
    }
}
