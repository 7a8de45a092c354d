//! Explanations: why a cutoff is right, what the search has found, why a move has its rank.

use super::section::{linked_paragraph, section};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{explain, mistakes};
use crate::lessons::curriculum::can_be_read;
use crate::trace::NodeId;
use crate::ui::linked_text::LinkOptions;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use egui::Ui;

/// Returns whether there is a cutoff to explain, or a result.
pub fn has_reasons(context: &ViewContext<'_>) -> bool {
    let search = context.search;
    search.is_over() && context.selected.is_none()
        || explain::why(context.words, search.recording(), search.step(), node_to_explain(context)).is_some()
}

/// Draws why a cutoff is right, or the result at the end.
pub fn reasons_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (search, words) = (context.search, context.words);
    if search.is_over() && context.selected.is_none() {
        let check =
            search.check().map(|check| explain::MinimaxCheck { score: check.score, leaves: check.stats.leaves });
        let check = check.filter(|_| search.config().algorithm.properties().prunes);
        section(ui, &words.text("panel-result"), |ui| {
            let mut texts = explain::result_of_passes(words, search.passes(), check);
            texts.extend(search.unchecked().map(|ending| explain::unchecked(words, ending)));
            paragraphs(ui, context, &texts);
        });
    } else if let Some(why) = explain::why(words, search.recording(), search.step(), node_to_explain(context)) {
        section(ui, &words.text("panel-why"), |ui| paragraphs(ui, context, &why));
    }
}

/// Draws the reason for the rank of the node in focus, where the search reorders moves.
pub(super) fn rank_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (search, words) = (context.search, context.words);
    if !search.trace().has_order_reasons() {
        return;
    }
    if let Some(why) = explain::rank_reason(words, search.recording(), search.step(), context.focused_node()) {
        section(ui, &words.text("panel-rank"), |ui| {
            linked_paragraph(ui, context, &why, theme::TEXT, LinkOptions::TERMS);
        });
    }
}

/// Draws what the mistake is, if the search makes one.
pub(super) fn mistake_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if let Some(mistake) = context.search.trace().mistake {
        section(ui, &context.words.text("panel-mistake"), |ui| {
            for text in mistakes::description(context.words, mistake) {
                linked_paragraph(ui, context, &text, theme::TEXT, LinkOptions::TERMS);
            }
        });
    }
}

/// Returns the node in focus, or the node at whose cutoff it was pruned.
fn node_to_explain(context: &ViewContext<'_>) -> NodeId {
    let (trace, node) = (context.search.trace(), context.focused_node());
    trace.ancestors(node).find(|&above| trace.is_searched(above)).unwrap_or(node)
}

/// Draws the paragraphs: the main point first, the others fainter. A lesson leaves out those with terms that come later.
fn paragraphs(ui: &mut Ui, context: &ViewContext<'_>, texts: &[StyledText]) {
    for (index, text) in texts.iter().enumerate() {
        if index == 0 {
            linked_paragraph(ui, context, text, 15.0, LinkOptions::TERMS);
            ui.add_space(4.0);
        } else if context.lesson().is_none_or(|number| can_be_read(number, context.words.language(), &text.plain())) {
            linked_paragraph(ui, context, &text.clone().faint(), theme::TEXT, LinkOptions::TERMS);
        }
    }
}
