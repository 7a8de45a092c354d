//! Explanations: why a cutoff is correct, what the search has found, and why a move has its rank.

use egui::Ui;
use poda_core::trace::NodeId;
use poda_core::trace::sibling_ranks::SiblingRanks;
use poda_window::input::command::UiCommand;
use poda_window::look::linked_text::LinkOptions;
use poda_window::look::theme;
use poda_window::look::widgets::{heading, text_button};
use poda_window::panel::request::UiRequest;
use poda_window::panel::section::{linked_paragraph, section};
use poda_window::panel::step_reason::explanation;
use poda_window::panel::view_context::SearchContext;
use poda_window::panel::why_not;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::step_text::StepText;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{args, explain, mistakes};
use poda_words::lessons::curriculum::can_be_read;

/// Draws the explanation of the cutoff or of the result as a section, for views without the strip that contains it.
/// Returns whether the current step has one.
pub fn reasons_ui(ui: &mut Ui, context: &SearchContext<'_>) -> bool {
    let explanation = explanation(context, context.tree.selected).map(StepText::into_parts);
    if let Some((title, paragraphs)) = &explanation {
        section(ui, &context.words.text(title), |ui| paragraphs_ui(ui, context, paragraphs));
    }
    explanation.is_some()
}

/// Returns why the node that the user has selected was cut, unless the strip says that of the current node.
fn reason_of_selected(context: &SearchContext<'_>, selected: NodeId) -> Option<StepText> {
    let of_step = explanation(context, None);
    explanation(context, Some(selected)).filter(|own| of_step.as_ref() != Some(own))
}

/// Returns why the move to a node has its rank, if the search reorders moves.
fn reason_of_rank(context: &SearchContext<'_>, node: NodeId) -> Option<StyledText> {
    let search = context.search;
    let reorders = search.trace().has_order_reasons();
    let mut ranks = SiblingRanks::default();
    reorders.then(|| explain::rank_reason(context.words, search.recording(), search.step(), node, &mut ranks)).flatten()
}

/// Returns whether there is something to say about the node that the user has selected.
pub(super) fn is_selected_explained(context: &SearchContext<'_>, selected: NodeId) -> bool {
    let is_explained = reason_of_selected(context, selected).is_some() || reason_of_rank(context, selected).is_some();
    is_explained || why_not::can_ask(context, selected)
}

/// Draws the section about the node that the user has selected: the node, drawn by `node`, then why it was cut, unless
/// the strip says that of the current node, and why its move has its rank.
pub(super) fn selected_node_ui(ui: &mut Ui, context: &SearchContext<'_>, selected: NodeId, node: impl FnOnce(&mut Ui)) {
    let words = context.words;
    section(ui, &words.text("panel-node"), |ui| {
        node(ui);
        why_not_ui(ui, context, selected);
        if let Some((title, paragraphs)) = reason_of_selected(context, selected).map(StepText::into_parts) {
            ui.add_space(6.0);
            heading(ui, &words.text(title));
            paragraphs_ui(ui, context, &paragraphs);
        }
        if let Some(why) = reason_of_rank(context, selected) {
            ui.add_space(6.0);
            heading(ui, &words.text("panel-rank"));
            linked_paragraph(ui, context, &why, theme::TEXT, LinkOptions::TERMS);
        }
    });
}

/// Draws the button that asks why the move to a node is not played, or stops asking.
fn why_not_ui(ui: &mut Ui, context: &SearchContext<'_>, node: NodeId) {
    if !why_not::can_ask(context, node) {
        return;
    }
    let (words, is_asked) = (context.words, context.tree.why_not.is_some());
    let name = NodeNames::new(words, context.search.recording()).short_inline(node);
    let text = if is_asked { words.text("why-not-stop") } else { words.fill("why-not-ask", &args![move = name]) };
    ui.add_space(6.0);
    if text_button(ui, &text, &UiCommand::ToggleWhyNot.key(words), true).clicked() {
        context.requests.push(UiRequest::AskWhyNot((!is_asked).then(|| context.node_ref(node))));
    }
}

/// Draws the explanation of the faulty algorithm's mistake, if the search has one.
pub(super) fn mistake_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    if let Some(mistake) = context.search.trace().trust.mistake() {
        section(ui, &context.words.text("panel-mistake"), |ui| {
            for text in mistakes::description(context.words, mistake) {
                linked_paragraph(ui, context, &text, theme::TEXT, LinkOptions::TERMS);
            }
        });
    }
}

/// Draws the paragraphs: the main point first, the others fainter. In a lesson, paragraphs with terms of later lessons
/// are left out.
fn paragraphs_ui(ui: &mut Ui, context: &SearchContext<'_>, texts: &[StyledText]) {
    for (index, text) in texts.iter().enumerate() {
        if index == 0 {
            linked_paragraph(ui, context, text, 15.0, LinkOptions::TERMS);
            ui.add_space(4.0);
        } else if context.lesson().is_none_or(|number| can_be_read(number, context.words.language(), &text.plain())) {
            linked_paragraph(ui, context, &text.clone().faint(), theme::TEXT, LinkOptions::TERMS);
        }
    }
}
