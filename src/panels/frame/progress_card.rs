//! The card over the tree that shows the progress of a background task, with a button that ends the task.

use egui::{Align, Align2, Area, CornerRadius, Frame, Id, Layout, Margin, Order, Ui, vec2};
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_session::progress::Stage;
use poda_session::task::{Task, Work};
use poda_window::input::command::UiCommand;
use poda_window::jobs::task_runner::TaskProgress;
use poda_window::look::theme;
use poda_window::look::widgets::{primary_button, progress_bar, text_button_named};
use poda_window::panel::request_widgets::request_button;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::Words;

/// The width of the card, in pixels.
const WIDTH: f32 = 420.0;

/// Draws the progress of a task of the session, `below` points above the bottom of the window.
pub fn progress_ui(ui: &Ui, context: &ViewContext<'_>, task: &Task, progress: TaskProgress, below: f32) {
    let (words, session) = (context.words, context.session);
    let (text, share) = text_and_share(words, task, progress);
    let (has_iterations, is_pair) = (iterations(task).is_some(), task.work().is_some_and(Work::is_pair));
    let move_now_why = if has_iterations { "play-move-now-sampled" } else { "play-move-now-why" };
    let can_stop = task.work().is_some() && !is_pair;
    // A first search that has just started cannot be canceled, because nothing else could be shown.
    let can_cancel = !has_iterations && !session.shows_partial_search();
    let cancel = if is_pair { Some(Command::SetBeside(None)) } else { can_cancel.then_some(Command::Cancel) };
    card(ui, "progress", below, &text, share, |ui| {
        // Ending the search for the program's move makes the program play the best move found so far.
        let (stop, why) = if session.is_thinking() {
            ("play-move-now", move_now_why)
        } else {
            ("progress-stop", "progress-stop-why")
        };
        let can_stop = can_stop && progress.stage != Stage::LayingOut;
        if can_stop && primary_button(ui, &words.text(stop), &words.text(why), "").clicked() {
            context.requests.push(UiCommand::StopSearch);
        }
        if let Some(cancel) = cancel {
            request_button(ui, context, "progress-cancel", "", true, cancel);
        }
    });
}

/// Draws the progress of an export: a sentence and the completed share. Returns whether the user canceled it. The
/// button can be pressed once.
pub fn export_progress_ui(ui: &Ui, words: &Words, text: &str, share: f32, can_cancel: bool, below: f32) -> bool {
    let mut is_canceled = false;
    card(ui, "export progress", below, text, share, |ui| {
        let (cancel, name) = (words.text("progress-cancel"), words.text("export-cancel"));
        is_canceled = text_button_named(ui, &cancel, &name, "", can_cancel).clicked() && can_cancel;
    });
    is_canceled
}

/// Draws the card, `below` points above the bottom of the window: a sentence, the completed share, and buttons.
fn card(ui: &Ui, name: &str, below: f32, text: &str, share: f32, buttons: impl FnOnce(&mut Ui)) {
    let frame = Frame::NONE
        .fill(theme::color(ui, PaletteColor::Panel))
        .stroke(theme::hairline(ui))
        .corner_radius(CornerRadius::same(theme::RADIUS))
        .inner_margin(Margin::same(14));
    let area = Area::new(Id::unique(name)).order(Order::Foreground).anchor(Align2::CENTER_BOTTOM, vec2(0.0, -below));
    area.show(ui.ctx(), |ui| {
        frame.show(ui, |ui| {
            ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 60.0));
            ui.label(text);
            ui.add_space(8.0);
            progress_bar(ui, share, text);
            ui.add_space(10.0);
            ui.with_layout(Layout::right_to_left(Align::Center), buttons);
        });
    });
}

/// Returns how many iterations a task makes; `None` if it makes none.
fn iterations(task: &Task) -> Option<u32> {
    task.work().and_then(Work::iterations)
}

/// Returns the sentence for the current stage of a task, and the used share of its limit.
fn text_and_share(words: &Words, task: &Task, progress: TaskProgress) -> (String, f32) {
    if progress.stage == Stage::LayingOut {
        return (words.text("progress-laying-out"), 1.0);
    }
    let (message, done, most) = if let Some(all) = iterations(task) {
        ("mcts-progress", ("iterations", words.number(progress.nodes).into()), u64::from(all))
    } else {
        let message = match progress.stage {
            Stage::Checking => "progress-checking",
            Stage::Searching | Stage::LayingOut if task.work().is_some_and(Work::is_pair) => "progress-split",
            Stage::Searching | Stage::LayingOut => "progress-searching",
        };
        (message, ("nodes", words.counted("count-nodes", progress.nodes).into()), task.limits.nodes as u64)
    };
    let text = words.fill(message, &[done, ("most", words.number(most).into())]);
    (text, (progress.nodes as f32 / most.max(1) as f32).min(1.0))
}
