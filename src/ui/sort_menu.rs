//! The menu items that sort an explicit tree.

use super::request::UiRequest;
use super::widgets::menu_item;
use crate::game::tree::editing::{ChildOrder, TreeEdit};
use crate::i18n::Words;
use egui::Ui;

/// Draws the orders into which the children of all nodes from `below` down can be sorted.
pub fn sort_items(ui: &mut Ui, words: &Words, below: usize, requests: &mut Vec<UiRequest>) {
    for order in ChildOrder::ALL {
        let message = match order {
            ChildOrder::BestFirst => "order-best-first",
            ChildOrder::WorstFirst => "order-worst-first",
            ChildOrder::Mirrored => "order-mirrored",
        };
        if menu_item(ui, &words.text(message), "", false) {
            requests.push(UiRequest::EditTree(TreeEdit::Sort { below, order }));
        }
    }
}
