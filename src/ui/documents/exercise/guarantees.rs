//! What the search of the exercise is guaranteed to contain.

use crate::document::wishes::{CountRange, Wishes};
use crate::i18n::Words;
use crate::ui::documents::form::{line, number};
use crate::ui::widgets::check_box;
use egui::Ui;

/// Draws the guarantees, where the search prunes.
pub(in crate::ui::documents) fn guarantees_ui(ui: &mut Ui, words: &Words, wishes: &mut Wishes) {
    if wishes.algorithm.properties().prunes {
        let counts = [
            ("exercise-shallow", &mut wishes.shallow),
            ("exercise-deep", &mut wishes.deep),
            ("exercise-equal", &mut wishes.equal),
            ("exercise-saves-subtree", &mut wishes.saves_subtree),
        ];
        for (message, range) in counts {
            range_ui(ui, &words.text(message), words, range);
        }
        let last = words.text("exercise-none-at-last-child");
        tick(ui, &last, &mut wishes.none_at_last_child);
    }
    let careful = words.text("exercise-careful-root");
    tick(ui, &careful, &mut wishes.careful_root);
}

fn tick(ui: &mut Ui, text: &str, is_wished: &mut bool) {
    if check_box(ui, text, text, *is_wished).clicked() {
        *is_wished = !*is_wished;
    }
}

/// Draws the limits of a count.
fn range_ui(ui: &mut Ui, label: &str, words: &Words, range: &mut CountRange) {
    line(ui, label, |ui| {
        ui.label(words.text("exercise-at-least"));
        number(ui, &words.fill("exercise-least-of", &[("name", label.into())]), &mut range.least, 0..=CountRange::MAX);
        let at_most = words.text("exercise-at-most");
        let name = words.fill("exercise-most-of", &[("name", label.into())]);
        if check_box(ui, &words.fill("exercise-limit-of", &[("name", label.into())]), &at_most, range.most.is_some())
            .clicked()
        {
            range.most = if range.most.is_none() { Some(range.least) } else { None };
        }
        if let Some(most) = &mut range.most {
            number(ui, &name, most, 0..=CountRange::MAX);
            *most = (*most).max(range.least);
        }
    });
}
