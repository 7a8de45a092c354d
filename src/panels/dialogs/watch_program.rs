//! The modal that explains how to watch a program of the user: the lines that the program prints, and the ways to pass
//! them to Poda.

use super::modal::{answers, cancel_button, code_ui, modal_ui, paragraph};
use egui::{Context, ScrollArea};
use poda_picture::picture::palette::PaletteColor;
use poda_window::documents::loaded_document::LoadedDocument;
use poda_window::input::command::UiCommand;
use poda_window::look::widgets::{primary_button, text_button};
use poda_window::panel::request::DocumentRequest;
use poda_window::panel::view_context::ViewContext;

/// The width of the modal, in pixels.
const WIDTH: f32 = 820.0;

/// Three lines of Python that print a run, to be inserted into any search.
const PROGRAM: &str = r#"print('{"poda": "run", "version": 1, "tree": [[3, 12], [2, 4]]}')   # 1: once

def value(node, alpha, beta, is_max, move):
    print(dumps({"e": "enter", "move": move, "alpha": alpha, "beta": beta}))   # 2
    ...                                       # the search, as it is
    print(dumps({"e": "leave", "value": v}))   # 3
    return v"#;

/// A complete run.
pub const RUN: &str = r#"{"poda": "run", "version": 1, "tree": [[3, 12], [2, 4]], "claims": {"algorithm": "alpha-beta"}}
{"e": "enter", "alpha": "-inf", "beta": "inf"}
{"e": "enter", "move": 0, "alpha": "-inf", "beta": "inf"}
{"e": "leaf", "move": 0, "value": 3}
{"e": "leaf", "move": 1, "value": 12}
{"e": "leave", "value": 3}
{"e": "enter", "move": 1, "alpha": 3, "beta": "inf"}
{"e": "leaf", "move": 0, "value": 2}
{"e": "leave", "value": 2}
{"e": "leave", "value": 3}
"#;

pub(super) fn show(ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
    let words = context.words;
    modal_ui(ctx, context, "watch-program", &words.text("watch-title"), WIDTH, |ui| {
        let max_height = (ui.ctx().content_rect().height() - 190.0).max(60.0);
        ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height).show(ui, |ui| {
            paragraph(ui, &words.text("watch-why"), PaletteColor::Text);
            code_ui(ui, PROGRAM, &words.text("watch-program"), 7);
            paragraph(ui, &words.text("watch-prints"), PaletteColor::Text);
            code_ui(ui, RUN, &words.text("watch-run"), 10);
            paragraph(ui, &words.text("watch-doors"), PaletteColor::Text);
            paragraph(ui, &words.text("watch-wheel"), PaletteColor::Secondary);
        });
        answers(ui, |ui| {
            let name = words.text("watch-open-sample");
            let sample = primary_button(ui, &name, &name, "");
            if is_new {
                sample.request_focus();
            }
            if sample.clicked() {
                let read = LoadedDocument::of_run(RUN.as_bytes(), None);
                context.requests.extend(read.ok().map(|loaded| DocumentRequest::OpenAt(Box::new(loaded))));
            }
            let open = UiCommand::Open;
            if text_button(ui, &open.name(words), &open.key(words), true).clicked() {
                context.requests.push(open);
            }
            cancel_button(ui, context, "modal-close");
        });
    });
}
