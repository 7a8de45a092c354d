//! What there is to say in words: why a cut is right, what the search has found.

use super::{linked_paragraph, node_in_focus, section};
use crate::i18n::rich::Rich;
use crate::i18n::{explain, mistakes, ordering};
use crate::trace::NodeId;
use crate::ui::action::Action;
use crate::ui::linked::Linking;
use crate::ui::theme;
use crate::ui::tree_panel::Shown;
use egui::Ui;

/// At a cut why it is right; at the end what was found.
pub(super) fn reasons_ui(ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
    let (session, words) = (shown.session, shown.words);
    if session.is_over() && shown.selected.is_none() {
        let check = session.check().map(|check| explain::Check { score: check.score, leaves: check.count.leaves });
        let check = check.filter(|_| session.search().algorithm.prunes());
        section(ui, &words.text("panel-result"), |ui| {
            let mut said = explain::result_of_passes(words, session.passes(), check);
            said.extend(session.unchecked().map(|ending| explain::unchecked(words, ending)));
            paragraphs(ui, shown, &said, actions);
        });
    } else if let Some(why) = explain::why(words, session.recording(), session.step(), node_to_explain(shown)) {
        section(ui, &words.text("panel-why"), |ui| paragraphs(ui, shown, &why, actions));
    }
}

/// Why the node in focus is tried at its rank, where the search takes moves in another order than the game's.
pub(super) fn rank_ui(ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
    let (session, words) = (shown.session, shown.words);
    if !session.trace().has_reasons() {
        return;
    }
    if let Some(why) = ordering::rank(words, session.recording(), session.step(), node_in_focus(shown)) {
        section(ui, &words.text("panel-rank"), |ui| {
            linked_paragraph(ui, shown, &why, theme::TEXT, Linking::TERMS, actions);
        });
    }
}

/// What the slip is, where the search makes one.
pub(super) fn mistake_ui(ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
    if let Some(mistake) = shown.session.trace().mistake() {
        section(ui, &shown.words.text("panel-mistake"), |ui| {
            for text in mistakes::explained(shown.words, mistake) {
                linked_paragraph(ui, shown, &text, theme::TEXT, Linking::TERMS, actions);
            }
        });
    }
}

/// The node in focus, or the one at whose cutoff it was pruned.
fn node_to_explain(shown: &Shown<'_>) -> NodeId {
    let (trace, node) = (shown.session.trace(), node_in_focus(shown));
    trace.ancestors(node).find(|&above| trace.is_searched(above)).unwrap_or(node)
}

/// The first paragraph is the point, the others support it.
fn paragraphs(ui: &mut Ui, shown: &Shown<'_>, texts: &[Rich], actions: &mut Vec<Action>) {
    for (index, text) in texts.iter().enumerate() {
        if index == 0 {
            linked_paragraph(ui, shown, text, 15.0, Linking::TERMS, actions);
            ui.add_space(4.0);
        } else {
            linked_paragraph(ui, shown, &text.clone().faint(), theme::TEXT, Linking::TERMS, actions);
        }
    }
}
