//! The wishes that concern explicit trees alone.

use crate::document::wishes::{Evenness, Ties, TreeWishes};
use crate::i18n::Words;
use crate::score::Player;
use crate::ui::documents::form::{choice, span};
use egui::Ui;

/// Draws the wishes about the shape of a tree and its values.
pub(super) fn tree_ui(ui: &mut Ui, words: &Words, tree: &mut TreeWishes) {
    let branching = (&mut tree.branching.least, &mut tree.branching.most);
    span(ui, words, "exercise-branching", branching, 1..=TreeWishes::MAX_BRANCHING);
    let values = (&mut tree.values.least, &mut tree.values.most);
    span(ui, words, "exercise-values", values, -TreeWishes::MAX_VALUE..=TreeWishes::MAX_VALUE);
    let ties = [
        (Ties::Allowed, "exercise-ties-allowed"),
        (Ties::Forbidden, "exercise-ties-forbidden"),
        (Ties::Wanted, "exercise-ties-wanted"),
    ];
    choice(ui, words, "exercise-ties", &mut tree.ties, &ties);
    let evenness = [(Evenness::Uniform, "exercise-uniform"), (Evenness::Ragged, "exercise-ragged")];
    choice(ui, words, "exercise-evenness", &mut tree.evenness, &evenness);
    let players = [(Player::Max, "exercise-max"), (Player::Min, "exercise-min")];
    choice(ui, words, "exercise-first", &mut tree.first, &players);
}
