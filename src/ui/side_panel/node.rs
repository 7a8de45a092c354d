//! The node that somebody chose: what it is, what is known of it, its window and its best child, before anything is changed
//! in it. A button beside it opens the fields in which it is changed.

use super::{Field, linked_paragraph, section};
use crate::game::any::AnyGame;
use crate::i18n::names::Names;
use crate::trace::moment::NodeState;
use crate::ui::action::Action;
use crate::ui::linked::Linking;
use crate::ui::node_words;
use crate::ui::theme;
use crate::ui::tree_panel::Shown;
use crate::ui::widgets::text_button;
use egui::Ui;

/// Whether the chosen node is being changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Editing {
    /// It is only told of.
    #[default]
    No,
    /// Whichever is chosen next is changed.
    Next,
    /// The one at this place in the tree is changed.
    At(usize),
}

impl Editing {
    /// Whether the fields are open for this node, and for which from now on.
    fn brought_up(self, place: usize) -> Self {
        match self {
            Self::Next => Self::At(place),
            Self::At(open) if open != place => Self::No,
            same => same,
        }
    }
}

/// Tells of the node that was chosen, if one was. Gives whether the fields are open in which it is changed.
pub(super) fn node_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    editing: &mut Editing,
    typing: Option<Field>,
    actions: &mut Vec<Action>,
) -> bool {
    let Some(node) = shown.selected else {
        *editing = Editing::No;
        return false;
    };
    let (words, session) = (shown.words, shown.session);
    let place = match session.recording().position(node) {
        AnyGame::Tree(tree) if session.contest().is_none() => Some(tree.place()),
        _ => None,
    };
    if let Some(place) = place {
        let opens = matches!(typing, Some(Field::Name | Field::Value));
        *editing = if opens { Editing::At(place) } else { editing.brought_up(place) };
    }
    section(ui, &words.text("panel-node"), |ui| {
        for line in node_words::description(shown, node) {
            linked_paragraph(ui, shown, &line, theme::TEXT, Linking::TERMS, actions);
        }
        let moment = session.moment();
        if let Some(best) = moment.best_child(node) {
            let is_over = moment.state(node) == NodeState::Finished;
            let key = if is_over { "node-best" } else { "node-best-so-far" };
            let child = Names::new(words, session.recording()).short_inline(best);
            linked_paragraph(
                ui,
                shown,
                &words.rich(key, &[("child", child.into())]),
                theme::TEXT,
                Linking::TERMS,
                actions,
            );
        }
        let Some(place) = place else { return };
        ui.add_space(4.0);
        let is_open = *editing == Editing::At(place);
        if text_button(ui, &words.text(if is_open { "node-edit-done" } else { "node-edit" }), "", true).clicked() {
            *editing = if is_open { Editing::No } else { Editing::At(place) };
        }
    });
    *editing != Editing::No && place.is_some()
}
