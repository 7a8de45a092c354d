//! The choices of the question that is put to a room: as badges in the tree, and as a row under the question, where hands are
//! counted.

use super::predict::Predict;
use super::question_card::digit_pressed;
use super::request::PredictRequest;
use crate::i18n::practice::room_choice;
use crate::picture::draw::{ChoiceBadge, badge_shapes};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::point;
use crate::practice::{Answer, Question};
use crate::trace::NodeId;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{layout_line, put};
use crate::ui::{paint, theme};
use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The distance between two choices, as a multiple of the size of their text, and the space for a badge and for a bar.
const GAP: f32 = 1.2;
const BADGE: f32 = 2.1;
const BAR: f32 = 4.4;
/// The height of the row, as a multiple of the size of its text.
const HEIGHT: f32 = 1.9;

/// Returns the badges of the choices that are nodes.
pub fn choice_badges(context: &ViewContext<'_>, predict: &Predict) -> Vec<ChoiceBadge> {
    let shown = choices(context, predict);
    let badge = |(question, choice, badge): (Question, Answer, ChoiceBadge)| {
        let node = match choice {
            Answer::Node(node) => Some(node),
            // The search goes on with the next child, or is cut off at the node.
            Answer::Children(pruned) if pruned.is_empty() => next_child(context, &question),
            Answer::Children(_) => Some(question.node),
            Answer::Proved(_) | Answer::Sum { .. } => None,
        };
        let is_on_edge = node != Some(question.node);
        node.map(|node| ChoiceBadge { node, is_on_edge, ..badge })
    };
    shown.into_iter().filter_map(badge).collect()
}

/// Returns the child that the search enters next unless there is a cutoff.
fn next_child(context: &ViewContext<'_>, question: &Question) -> Option<NodeId> {
    context.search.trace().later_siblings(question.child?).next()
}

/// Returns the choices that the room has, each with its number and its hands, and at no node in particular.
fn choices(context: &ViewContext<'_>, predict: &Predict) -> Vec<(Question, Answer, ChoiceBadge)> {
    let recording = context.search.recording();
    let Some((current, choices)) = predict.asked_of_room(recording, context.search.step()) else { return Vec::new() };
    let question = current.question;
    let accepted = current.is_closed.then(|| question.accepted(recording));
    let all_hands = (0..choices.len()).map(|index| predict.hands.of(index)).sum();
    let all_before = (0..choices.len()).filter_map(|index| predict.hands.before(index)).sum();
    let badge = |(index, choice): (usize, Answer)| {
        let is_right = accepted.as_ref().map(|accepted| accepted.contains(&choice));
        let (number, hands) = (index + 1, predict.hands.of(index));
        let before = predict.hands.before(index).map(|before| (before, all_before));
        let badge = ChoiceBadge { number, node: question.node, is_on_edge: false, hands, all_hands, before, is_right };
        (question, choice, badge)
    };
    choices.into_iter().enumerate().map(badge).collect()
}

/// Draws the choices in a row at the bottom of the available space, and takes the keys and clicks that count hands. Returns the
/// height of the row; zero where the room has no choice.
pub fn choices_ui(ui: &mut Ui, context: &ViewContext<'_>, predict: &Predict, size: f32) -> f32 {
    let shown = choices(context, predict);
    if shown.is_empty() {
        return 0.0;
    }
    let is_open = shown.iter().all(|(_, _, badge)| badge.is_right.is_none());
    if let Some(index) = digit_pressed(ui).filter(|&index| is_open && index < shown.len()) {
        context.requests.push(PredictRequest::CountHand(index));
    }
    let (words, recording) = (context.words, context.search.recording());
    let texts = shown.iter().map(|(question, choice, _)| room_choice(words, recording, question, choice));
    let texts: Vec<String> = texts.collect();
    let space = ui.max_rect();
    let width_at = |size: f32| {
        let text: f32 = texts.iter().map(|text| Font::SemiBold.width(text, size)).sum();
        text + size * (texts.len() as f32 * (BADGE + BAR + GAP) - GAP)
    };
    let size = size * ((space.width() - 2.0 * size) / width_at(size)).min(1.0);
    let height = size * HEIGHT;
    let mut left = space.center().x - width_at(size) / 2.0;
    let middle = space.bottom() - height / 2.0 - 0.3 * size;
    for (index, ((question, _, badge), text)) in shown.iter().zip(&texts).enumerate() {
        let color = if badge.is_right == Some(false) { PaletteColor::Secondary } else { PaletteColor::Text };
        let galley = layout_line(ui, text, Font::SemiBold, size, color);
        let width = galley.size().x + size * (BADGE + BAR);
        let rect = Rect::from_min_size(pos2(left, middle - height / 2.0), vec2(width, height));
        put(ui, Align2::LEFT_CENTER, pos2(left + size * BADGE, middle), galley);
        // The badge is left of the text, and its bar right of it.
        let (badge_at, bar_at) = (point(left + size * 0.9, middle), rect.right() + size * (0.4 - BAR));
        let shapes = badge_shapes(*badge, badge_at, bar_at, size);
        paint::shapes(ui.painter(), egui::Pos2::ZERO, theme::of(ui), &shapes);
        let response = ui.interact(rect, ui.scope_id().with(("choice", question, index)), Sense::click());
        if response.clicked() && is_open {
            context.requests.push(PredictRequest::CountHand(index));
        }
        let args = [
            ("number", badge.number.into()),
            ("choice", text.as_str().into()),
            ("hands", u64::from(badge.hands).into()),
            ("state", state(*badge).into()),
        ];
        let message = if context.classroom.open().is_some() { "class-choice" } else { "room-choice" };
        let said = words.fill(message, &args);
        let said = match badge.before {
            Some((before, _)) => {
                words.fill("class-choice-before", &[("said", said.into()), ("before", u64::from(before).into())])
            }
            None => said,
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, &said));
        left += width + size * GAP;
    }
    height + 0.3 * size
}

/// Returns the selector of what is known of a choice.
const fn state(badge: ChoiceBadge) -> &'static str {
    match badge.is_right {
        None => "open",
        Some(true) => "right",
        Some(false) => "wrong",
    }
}
