//! Explanations: why a cutoff is correct, what the search has found, and why a move has its rank.

use super::lesson::{linking, note_ui};
use crate::look::linked_text::LinkOptions;
use crate::look::theme;
use crate::look::widgets::{heading, say_changes};
use crate::panel::section::{PartHeight, linked_paragraph, part, section};
use crate::panel::view_context::ViewContext;
use egui::Ui;
use poda_core::trace::NodeId;
use poda_core::trace::passes::PassStep;
use poda_words::i18n::explain::MinimaxCheck;
use poda_words::i18n::panels::step_text::{StepText, step_text};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{explain, mistakes, narration};
use poda_words::lessons::curriculum::can_be_read;

/// Returns whether the current step has an explanation: of a cutoff or of the result.
pub fn has_reasons(context: &ViewContext<'_>) -> bool {
    reasons(context).is_some()
}

/// Returns the explanation of the cutoff or, at the end, of the result.
fn reasons(context: &ViewContext<'_>) -> Option<StepText> {
    let search = context.search;
    let check = search.check().map(|check| MinimaxCheck { score: check.score, leaves: check.stats.leaves });
    let checked = search.unchecked().map_or(Ok(check), Err);
    let at = PassStep { pass: search.pass(), step: search.step() };
    step_text(context.words, search.passes(), at, context.selected, checked)
}

/// Draws the explanation of the cutoff or of the result as a section.
pub fn reasons_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if let Some((title, paragraphs)) = reasons(context).map(StepText::into_parts) {
        section(ui, &context.words.text(title), |ui| paragraphs_ui(ui, context, &paragraphs));
    }
}

/// Draws the part about the current step. It contains the selected node, drawn by `node`, and the explanation of a cutoff or of the result.
/// Without these it contains the author's note for this step, or else the sentence of the step. Below are the reason for the rank of the
/// node and the note of the last bookmark.
pub(super) fn step_part_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    height: PartHeight,
    is_new: bool,
    node: impl FnOnce(&mut Ui),
) {
    let (search, words) = (context.search, context.words);
    let reasons = reasons(context).map(StepText::into_parts);
    let step = search.timeline_step();
    let last_note = context.last_note().filter(|_| context.selected.is_none());
    let note_here = last_note.filter(|(bookmark, _)| bookmark.step == step).map(|(_, text)| text);
    let title = match &reasons {
        Some((title, _)) if context.selected.is_none() => words.text(title),
        None if note_here.is_some() => words.fill("panel-note", &[("step", step.to_string().into())]),
        None if context.selected.is_none() => words.text("panel-step"),
        Some(_) | None => words.text("panel-node"),
    };
    part(ui, &title, ("step", height), is_new, |ui| {
        if context.selected.is_some() {
            node(ui);
            if let Some((title, _)) = &reasons {
                ui.add_space(6.0);
                heading(ui, &words.text(title));
            }
        }
        if let Some(text) = note_here {
            let text = StyledText::plain_text(text.in_language(words.language()));
            let id = ui.next_auto_id();
            linked_paragraph(ui, context, &text, 15.0, linking(context));
            // The note replaces the sentence of the step, so screen readers announce it.
            ui.ctx().read_response(id).inspect(say_changes);
            ui.add_space(4.0);
        }
        if let Some((_, paragraphs)) = reasons {
            paragraphs_ui(ui, context, &paragraphs);
        } else if context.selected.is_none() && note_here.is_none() {
            let sentence = narration::caption(words, search.recording(), search.step());
            paragraphs_ui(ui, context, &[sentence]);
        }
        rank_ui(ui, context);
        let is_about_root = |step| {
            let at = search.passes().locate(step);
            search.passes().get(at.pass).trace().at(at.step).current() == Some(NodeId::ROOT)
        };
        // The last step is about the result, so a note about another node does not apply to it.
        let is_shown = |step| !search.is_over() || is_about_root(step);
        if note_here.is_none() && last_note.is_some_and(|(bookmark, _)| is_shown(bookmark.step)) {
            ui.add_space(6.0);
            note_ui(ui, context);
        }
    });
}

/// Draws the reason for the rank of the node in focus, if the search reorders moves.
fn rank_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (search, words) = (context.search, context.words);
    if !search.trace().has_order_reasons() {
        return;
    }
    if let Some(why) = explain::rank_reason(words, search.recording(), search.step(), context.focused_node()) {
        ui.add_space(6.0);
        heading(ui, &words.text("panel-rank"));
        linked_paragraph(ui, context, &why, theme::TEXT, LinkOptions::TERMS);
    }
}

/// Draws the explanation of the faulty algorithm's mistake, if the search has one.
pub(super) fn mistake_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if let Some(mistake) = context.search.trace().trust.mistake() {
        section(ui, &context.words.text("panel-mistake"), |ui| {
            for text in mistakes::description(context.words, mistake) {
                linked_paragraph(ui, context, &text, theme::TEXT, LinkOptions::TERMS);
            }
        });
    }
}

/// Draws the paragraphs: the main point first, the others fainter. In a lesson, paragraphs with terms of later lessons are left out.
fn paragraphs_ui(ui: &mut Ui, context: &ViewContext<'_>, texts: &[StyledText]) {
    for (index, text) in texts.iter().enumerate() {
        if index == 0 {
            linked_paragraph(ui, context, text, 15.0, LinkOptions::TERMS);
            ui.add_space(4.0);
        } else if context.lesson().is_none_or(|number| can_be_read(number, context.words.language(), &text.plain())) {
            linked_paragraph(ui, context, &text.clone().faint(), theme::TEXT, LinkOptions::TERMS);
        }
    }
}
