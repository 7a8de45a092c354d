//! The editor of the weights of an evaluation. At a leaf, the counts, the products and the sum are shown with them.

use super::position::is_counted_leaf;
use egui::{Align, Id, Key, Label, Layout, Response, RichText, TextEdit, Ui, vec2};
use poda_core::game::GameView;
use poda_core::game::evaluation::Evaluation;
use poda_core::game::weighted::{Feature, FeatureWeight, WeightedSum, WeightedTerm, Weights};
use poda_picture::picture::fonts::Font;
use poda_session::Command;
use poda_window::games::look_of;
use poda_window::look::theme;
use poda_window::look::widgets::{MAX_TYPED_CHARS, keep_focus_after_enter};
use poda_window::panel::section::{paragraph, section};
use poda_window::panel::view_context::SearchContext;
use poda_words::i18n::message_args::feature_name;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};
use poda_words::practice::read_number;

/// The widths of the name of a feature and of its field, in pixels.
const NAME: f32 = 122.0;
const FIELD: f32 = 58.0;

/// The typed weights of the open position.
#[derive(Debug, Default)]
pub(super) struct WeightsEditor {
    draft: Option<WeightsDraft>,
}

#[derive(Debug)]
struct WeightsDraft {
    /// The weights that the texts represent.
    of: Weights,
    features: &'static [Feature],
    texts: Vec<String>,
}

impl WeightsEditor {
    /// Draws the fields, if the open position is evaluated with weights.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &SearchContext<'_>) {
        let (words, game) = (context.words, context.session.latest_document().position());
        let Some((features, weights)) = look_of(game).feature_weights() else {
            self.draft = None;
            return;
        };
        let draft = WeightsDraft::updated(self.draft.take(), features, weights);
        let draft = self.draft.insert(draft);
        let sum = sum_in_focus(context);
        section(ui, &words.text("panel-weights"), |ui| {
            let is_canceled = ui.input(|input| input.key_pressed(Key::Escape));
            for (index, &feature) in features.iter().enumerate() {
                if !look_of(game).can_count(feature) {
                    continue;
                }
                let term = sum.and_then(|sum| sum.terms().find(|term| term.feature == feature));
                let field = row_ui(ui, words, feature, &mut draft.texts[index], term);
                if !field.lost_focus() {
                    continue;
                }
                keep_focus_after_enter(ui, &field, &draft.texts[index]);
                match read(&draft.texts[index]) {
                    Some(weight) if weight != weights[index] && !is_canceled => {
                        let mut changed = weights;
                        changed[index] = weight;
                        context.requests.push(Command::SetGame(look_of(game).with_feature_weights(changed)));
                    }
                    None if !is_canceled => {}
                    _ => draft.texts[index] = weights[index].to_string(),
                }
            }
            if let Some(sum) = sum {
                ui.add_space(4.0);
                paragraph(ui, &words.styled("weights-sum", &args![sum = sum.to_string()]), theme::TEXT);
            }
            paragraph(ui, &draft.advice(words, game.is_solitary()), 12.5);
        });
    }
}

impl WeightsDraft {
    /// Returns the texts of these weights. A typed text that is not a weight is kept.
    fn updated(before: Option<Self>, features: &'static [Feature], weights: Weights) -> Self {
        match before {
            Some(mut draft) if draft.features == features => {
                for (index, weight) in weights.iter().enumerate() {
                    if *weight != draft.of[index] || draft.of != weights && read(&draft.texts[index]).is_some() {
                        draft.texts[index] = weight.to_string();
                    }
                }
                Self { of: weights, ..draft }
            }
            _ => Self { of: weights, features, texts: weights.iter().map(FeatureWeight::to_string).collect() },
        }
    }

    /// Returns the hint below the fields.
    fn advice(&self, words: &Words, is_solitary: bool) -> StyledText {
        let read: Vec<_> = self.texts.iter().map(|text| read(text)).collect();
        let wrong = self.features.iter().zip(&read).find(|(_, read)| read.is_none());
        if let Some((&feature, _)) = wrong {
            words.styled("weights-not-a-number", &args![feature = feature_name(words, feature)])
        } else if read.iter().zip(self.of).any(|(read, weight)| *read != Some(weight)) {
            words.styled("weights-press-enter", &[])
        } else {
            words.styled(if is_solitary { "weights-how-alone" } else { "weights-how" }, &[])
        }
    }
}

/// Draws a feature, the field of its weight and, at a leaf, its count and product.
fn row_ui(ui: &mut Ui, words: &Words, feature: Feature, text: &mut String, term: Option<WeightedTerm>) -> Response {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let name = RichText::new(feature_name(words, feature)).size(13.0);
        let at_left = Layout::left_to_right(Align::Center);
        let named = ui.allocate_ui_with_layout(vec2(NAME, 22.0), at_left, |ui| {
            ui.set_min_width(NAME);
            ui.add(Label::new(name).truncate())
        });
        let named = named.inner;
        let edit = TextEdit::singleline(text)
            .char_limit(MAX_TYPED_CHARS)
            .desired_width(FIELD - 8.0)
            .font(theme::font(Font::SemiBold, 13.5));
        let field = ui.add(edit.id(Id::unique(("weight", feature)))).labelled_by(named.id);
        if let Some(term) = term {
            let sign = if term.count < 0 { "−" } else { "" };
            let count = format!("{sign}{}", term.count.unsigned_abs());
            ui.label(RichText::new(format!("× {count} = {}", term.product().shown())).size(13.5));
        }
        field
    })
    .inner
}

/// Returns the weighted sum of the node in focus, if it is known.
fn sum_in_focus(context: &SearchContext<'_>) -> Option<WeightedSum> {
    let node = context.focused_node();
    let evaluation = is_counted_leaf(context, node).then(|| context.search.recording().evaluation(node))?;
    if let Evaluation::Weighted(sum) = evaluation { Some(sum) } else { None }
}

/// Parses a weight, with a minus sign or a hyphen, and with a decimal point or comma.
fn read(text: &str) -> Option<FeatureWeight> {
    FeatureWeight::of(read_number(text)?.get())
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::tic_tac_toe;
    use poda_words::i18n::Language;

    #[test]
    fn weights_are_read_as_people_type_them() {
        for (typed, number) in [("−3", -3.0), ("+0.5", 0.5), (" 2,5 ", 2.5), ("0", 0.0)] {
            assert_eq!(read(typed), FeatureWeight::of(number), "{typed}");
        }
        for typed in ["", "three", "nan", "inf", "1e9", "0.0001", "1 2"] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }

    #[test]
    fn what_is_no_weight_stays_when_another_weight_is_changed() {
        let mut weights = tic_tac_toe::DEFAULT_WEIGHTS;
        let mut draft = WeightsDraft::updated(None, tic_tac_toe::FEATURES, weights);
        draft.texts[0] = "many".to_owned();
        draft.texts[2] = "5".to_owned();
        weights[2] = FeatureWeight::whole(5);
        let draft = WeightsDraft::updated(Some(draft), tic_tac_toe::FEATURES, weights);
        assert_eq!(draft.texts[..4], ["many", "1", "5", "0"]);
        let words = Words::new(Language::ENGLISH);
        assert!(draft.advice(&words, false).plain().starts_with("Lines with two: this is not a weight."));
    }
}
