//! The card over the tree that shows the progress of a background task, with a button that ends the task.

use crate::input::command::UiCommand;
use crate::jobs::task_runner::TaskProgress;
use crate::look::theme;
use crate::look::widgets::{primary_button, progress_bar, text_button_named};
use crate::panel::request_widgets::request_button;
use crate::panel::view_context::ViewContext;
use egui::{Align, Align2, Area, CornerRadius, Frame, Id, Layout, Margin, Order, Ui, vec2};
use poda_core::trace::limits::Limits;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_session::progress::Stage;
use poda_words::i18n::Words;

/// The width of the card, in pixels.
const WIDTH: f32 = 420.0;

/// Draws the progress of the session's task, `below` points above the bottom of the window.
pub fn progress_ui(ui: &Ui, context: &ViewContext<'_>, progress: TaskProgress, below: f32) {
    let (words, session) = (context.words, context.session);
    let Some(task) = session.task() else { return };
    let (text, share) = text_and_share(words, progress, task.limits, "progress-searching");
    card(ui, "progress", below, (&text, share), |ui| {
        // Ending the search for the program's move makes the program play the best move found so far.
        let (stop, why) = if session.is_thinking() {
            ("play-move-now", "play-move-now-why")
        } else {
            ("progress-stop", "progress-stop-why")
        };
        let stop = words.text(stop);
        if progress.stage != Stage::LayingOut
            && task.is_search()
            && primary_button(ui, &stop, &words.text(why), "").clicked()
        {
            context.requests.push(UiCommand::StopSearch);
        }
        // A first search that has just started cannot be canceled, because nothing else could be shown.
        if !session.shows_partial_search() {
            request_button(ui, context, "progress-cancel", "", true, Command::Cancel);
        }
    });
}

/// Draws the progress of the second search of a split view.
pub fn split_progress_ui(ui: &Ui, context: &ViewContext<'_>, progress: TaskProgress, limits: Limits, below: f32) {
    let (text, share) = text_and_share(context.words, progress, limits, "progress-split");
    card(ui, "progress", below, (&text, share), |ui| {
        request_button(ui, context, "progress-cancel", "", true, Command::SetBeside(None));
    });
}

/// Draws the progress of a Monte Carlo tree search.
pub fn mcts_progress_ui(ui: &Ui, context: &ViewContext<'_>, progress: TaskProgress, below: f32) {
    let (words, Some(mcts)) = (context.words, context.session.mcts()) else { return };
    let all = u64::from(mcts.recording().config().iterations);
    let args = [("iterations", words.number(progress.nodes).into()), ("most", words.number(all).into())];
    let shown = match progress.stage {
        Stage::LayingOut => (words.text("progress-laying-out"), 1.0),
        Stage::Searching | Stage::Checking => {
            (words.fill("mcts-progress", &args), progress.nodes as f32 / all.max(1) as f32)
        }
    };
    card(ui, "progress", below, (&shown.0, shown.1.min(1.0)), |ui| {
        let [stop, why] = if context.session.is_thinking() {
            ["play-move-now", "play-move-now-sampled"]
        } else {
            ["progress-stop", "progress-stop-why"]
        };
        if progress.stage != Stage::LayingOut && primary_button(ui, &words.text(stop), &words.text(why), "").clicked() {
            context.requests.push(UiCommand::StopSearch);
        }
    });
}

/// Draws the progress of an export: a sentence and the completed share. Returns whether the user canceled it. The button can be pressed
/// once.
pub fn export_progress_ui(ui: &Ui, words: &Words, shown: (&str, f32), can_cancel: bool, below: f32) -> bool {
    let mut is_canceled = false;
    card(ui, "export progress", below, shown, |ui| {
        let (text, name) = (words.text("progress-cancel"), words.text("export-cancel"));
        is_canceled = text_button_named(ui, &text, &name, "", can_cancel).clicked() && can_cancel;
    });
    is_canceled
}

/// Draws the card, `below` points above the bottom of the window: a sentence, the completed share, and buttons.
fn card(ui: &Ui, name: &str, below: f32, (text, share): (&str, f32), buttons: impl FnOnce(&mut Ui)) {
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

/// Returns the sentence for the current stage of a task, and the used share of its limit. `searching` is the message id for the stage of
/// searching.
fn text_and_share(words: &Words, progress: TaskProgress, limits: Limits, searching: &str) -> (String, f32) {
    let nodes = words.counted("count-nodes", progress.nodes);
    let args = [("nodes", nodes.into()), ("most", words.number(limits.nodes as u64).into())];
    let share = (progress.nodes as f32 / limits.nodes.max(1) as f32).min(1.0);
    match progress.stage {
        Stage::Searching => (words.fill(searching, &args), share),
        Stage::Checking => (words.fill("progress-checking", &args), share),
        Stage::LayingOut => (words.text("progress-laying-out"), 1.0),
    }
}
