//! Trying values. The user types a value for a pruned branch and sees that the result at the root stays the same, or types another value at
//! a leaf of an explicit tree and sees what it has changed.

use crate::look::theme;
use crate::look::widgets::{MenuItem, keep_focus_after_enter, menu, menu_item};
use crate::panel::request::EditField;
use crate::panel::request_widgets::request_button;
use crate::panel::section::{PartHeight, paragraph, part};
use crate::panel::view_context::ViewContext;
use egui::{Label, RichText, TextEdit, Ui};
use poda_core::game::any::AnyGame;
use poda_core::score::Score;
use poda_core::search::what_if::{WhatIfResult, can_suppose, what_if};
use poda_core::trace::moment::NodeState;
use poda_core::trace::recording::RecordingId;
use poda_core::trace::{NodeId, Story};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::what_if;
use poda_words::practice::read_number;

/// The largest number of nodes of the minimax search, which runs within a frame. It is enough for all of tic-tac-toe.
const MAX_NODES: u64 = 600_000;
/// The largest number of branches offered at one cutoff.
const MAX_OFFERED: usize = 12;

/// The state of the section.
#[derive(Debug, Default)]
pub(super) struct WhatIfSection {
    typed: Option<TypedWhatIf>,
}

#[derive(Debug)]
struct TypedWhatIf {
    /// The branch, and the recording in which it was pruned.
    branch: NodeId,
    of: RecordingId,
    text: String,
    /// The last value and its result; the inner `None` means that the tree is too large.
    answer: Option<(Score, Option<WhatIfResult>)>,
}

impl WhatIfSection {
    /// Draws the part about trying values: the field for a pruned branch in focus, or how to try values here and what the last one changed.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        (height, is_new): (PartHeight, bool),
        typing: &mut Option<EditField>,
    ) {
        let branches = branches(context);
        let is_changed = context.edit_feedback.is_some() || context.session.history().tries_values();
        if !can_try(context) && branches.is_empty() && !is_changed {
            return;
        }
        part(ui, &context.words.text("what-if-title"), ("what if", height), is_new, |ui| {
            if let Some(&first) = branches.first() {
                self.branches_ui(ui, context, (&branches, first), typing);
            }
            edit_ui(ui, context, branches.is_empty());
        });
    }

    fn branches_ui(
        &mut self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        (branches, first): (&[NodeId], NodeId),
        typing: &mut Option<EditField>,
    ) {
        let of = context.search.recording().id;
        let is_here = |typed: &TypedWhatIf| typed.of == of && branches.contains(&typed.branch);
        self.typed = self.typed.take().filter(is_here);
        let typed = self.typed.get_or_insert_with(|| TypedWhatIf::of(first, of));
        branch_menu(ui, context, branches, typed);
        field_ui(ui, context, typed, typing);
        match &typed.answer {
            Some((_, Some(what))) => {
                for (index, text) in
                    what_if::what_if_sentences(context.words, context.search.recording(), typed.branch, what)
                        .iter()
                        .enumerate()
                {
                    paragraph(ui, text, if index == 0 { 15.0 } else { theme::TEXT });
                }
            }
            Some((_, None)) => {
                let nodes = context.words.number(MAX_NODES).into();
                paragraph(ui, &context.words.styled("what-if-too-large", &[("nodes", nodes)]), theme::TEXT);
            }
            None => {}
        }
    }
}

/// Draws the effects of the last edit while its search is shown, and the button that restores the values before trying. If there is neither
/// and `has_space`, draws a hint on what can be tried.
fn edit_ui(ui: &mut Ui, context: &ViewContext<'_>, has_space: bool) {
    let (words, history) = (context.words, context.session.history());
    let sentences =
        context.edit_feedback.map(|feedback| feedback.sentences(words, context.session)).unwrap_or_default();
    for sentence in &sentences {
        paragraph(ui, sentence, theme::TEXT);
    }
    if history.tries_values() {
        ui.add_space(4.0);
        request_button(
            ui,
            context,
            "what-if-as-opened",
            "",
            true,
            Command::SetGame(history.baseline.position().clone()),
        );
    } else if sentences.is_empty() && has_space {
        let message = if is_tree(context) { "what-if-drag-leaf" } else { "what-if-at-cutoff" };
        paragraph(ui, &words.styled(message, &[]), theme::TEXT);
    }
}

fn is_tree(context: &ViewContext<'_>) -> bool {
    matches!(context.search.root(), AnyGame::Tree(_))
}

/// Returns whether a value can be tried anywhere: at the leaves of an explicit tree, or at branches that the search prunes.
fn can_try(context: &ViewContext<'_>) -> bool {
    is_tree(context) || context.search.trace().has_window
}

impl TypedWhatIf {
    const fn of(branch: NodeId, of: RecordingId) -> Self {
        Self { branch, of, text: String::new(), answer: None }
    }
}

/// Returns the pruned branches in focus: the selected branch, or those that the cutoff at the node has pruned.
fn branches(context: &ViewContext<'_>) -> Vec<NodeId> {
    let (node, moment, trace) = (context.focused_node(), context.search.moment(), context.search.trace());
    if !can_suppose(context.search.config(), context.search.root()) {
        return Vec::new();
    }
    let is_for_good = |branch: &NodeId| trace.is_pruned_for_good(*branch);
    if moment.state(node) == NodeState::Pruned {
        return vec![node].into_iter().filter(is_for_good).collect();
    }
    let Some(cutoff) = moment.cutoff(node) else { return Vec::new() };
    trace.later_siblings(cutoff.child).filter(is_for_good).take(MAX_OFFERED).collect()
}

/// Draws the menu of branches, if there are several.
fn branch_menu(ui: &mut Ui, context: &ViewContext<'_>, branches: &[NodeId], typed: &mut TypedWhatIf) {
    if branches.len() < 2 {
        return;
    }
    let names = NodeNames::new(context.words, context.search.recording());
    let name = context.words.text("what-if-branch");
    menu(ui, &name, &name, &Font::SemiBold.elided(&names.short(typed.branch), 13.0, 150.0), 13.0, |ui| {
        ui.set_width(180.0);
        for &branch in branches {
            if menu_item(ui, &names.short(branch), MenuItem::Choice(branch == typed.branch)) {
                *typed = TypedWhatIf { text: typed.text.clone(), ..TypedWhatIf::of(branch, typed.of) };
            }
        }
    });
}

/// Draws the field for the value, and updates the result.
fn field_ui(ui: &mut Ui, context: &ViewContext<'_>, typed: &mut TypedWhatIf, typing: &mut Option<EditField>) {
    let words = context.words;
    let name = NodeNames::new(words, context.search.recording()).short_inline(typed.branch);
    let label = words.fill("what-if-value", &[("name", name.into())]);
    let named = ui.add(Label::new(RichText::new(label).size(theme::TEXT)).wrap());
    let hint = RichText::new(words.text("what-if-hint")).color(theme::color(ui, PaletteColor::FaintText));
    let field = TextEdit::singleline(&mut typed.text)
        .desired_width(120.0)
        .hint_text(hint)
        .font(theme::font(Font::SemiBold, 15.0));
    let field = ui.add(field).labelled_by(named.id);
    if typing.take_if(|typing| *typing == EditField::WhatIf).is_some() {
        field.request_focus();
        field.scroll_to_me(None);
    }
    // The user can type the next value at once.
    let is_entered = keep_focus_after_enter(ui, &field, &typed.text);
    if typed.text.is_empty() {
        typed.answer = None;
        return;
    }
    let Some(score) = read_number(&typed.text) else {
        typed.answer = None;
        return paragraph(ui, &words.styled("leaf-not-a-number", &[]), 12.5);
    };
    if typed.answer.as_ref().is_some_and(|(last_score, _)| *last_score == score) {
        return;
    }
    typed.answer = None;
    if is_entered {
        let recording = context.search.recording();
        let line = recording.moves_to(typed.branch);
        typed.answer = Some((score, what_if(recording.config(), recording.root(), &line, score, MAX_NODES)));
    } else {
        // The result is about the values of the whole tree.
        let is_over = context.search.is_over();
        let message = if is_over { "what-if-press-enter" } else { "what-if-press-enter-early" };
        paragraph(ui, &words.styled(message, &[]), 12.5);
    }
}
