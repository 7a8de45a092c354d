//! The choices of the question put to the room: badges in the tree, a row below the question, in which hands are
//! counted, and a chart of the votes that fills the window.

use super::digit_keys::digits_pressed;
use egui::{Align2, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use poda_picture::picture::ChoiceBadge;
use poda_picture::picture::draw::{number_shapes, tick_shapes};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::point;
use poda_window::input::command::UiCommand;
use poda_window::look::widgets::{layout_line, put};
use poda_window::look::{paint, theme};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::practice::{AnyQuestions, Audience, PredictRequest, RoomChoice, UnderWay};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};
use std::ops::Range;

/// The distance between two choices, and the widths of the badge, of the tick, of the bar, and of the count with its
/// percentage, as multiples of the text size.
const GAP: f32 = 1.2;
const BADGE: f32 = 2.1;
const TICK: f32 = 1.5;
const BAR: f32 = 3.6;
const COUNT: f32 = 5.4;
/// The height of a bar, as a share of its line, and the share of the text size if an earlier vote is shown above the
/// current one.
const BAR_HEIGHT: f32 = 0.46;
const OF_TWO: f32 = 0.8;
/// The height of the row, as a multiple of the text size.
const HEIGHT: f32 = 1.9;
/// The smallest text in one row, as a share of the text size.
const READABLE: f32 = 0.8;

/// Returns the badges that are drawn in the tree.
pub fn choice_badges(context: &ViewContext<'_>) -> Vec<ChoiceBadge> {
    choices(context).into_iter().filter(|choice| choice.is_in_tree).map(|choice| choice.badge).collect()
}

/// Returns the questions of which one may be put to the room. Those about a search that is not depth first are asked
/// where its lane is shown.
fn asked_here<'a>(context: &ViewContext<'a>) -> Option<&'a AnyQuestions> {
    let (session, asked) = (context.session, context.practice?.questions()?);
    let needs_lane = asked.predict().is_none() && asked.own().is_none();
    let is_here = || asked.under_way().is_about_shown(session) && context.lane().id() == session.own_lane().id();
    (!needs_lane || is_here()).then_some(asked)
}

/// Returns the choices of the question put to the room. Empty if there is no question.
fn choices(context: &ViewContext<'_>) -> Vec<RoomChoice> {
    asked_here(context).map_or_else(Vec::new, |asked| asked.under_way().room_choices(context.session, context.words))
}

/// Returns the text that replaces the caption while the room is asked: the question, then the answer with its reason.
/// Between questions about a depth-first search, it is the caption, with an announcement before the first of them.
/// `None` if the class is not asked.
pub fn asked_sentence(context: &ViewContext<'_>) -> Option<StyledText> {
    let (asked, words) = (asked_here(context)?, context.words);
    let Some(predict) = asked.predict() else { return asked.under_way().room_sentence(context.session, words) };
    if predict.audience != Audience::Class {
        return None;
    }
    let search = context.session.search()?;
    let caption = || {
        // Before the first question, only this sentence announces that the audience will be asked.
        let message = predict.has_just_started(search.step()).then_some("practice-room-announced");
        let announced = message.map_or_else(StyledText::default, |message| words.styled(message, &[]));
        context.caption(search.recording(), search.step()).then(announced.faint())
    };
    Some(predict.room_sentence(context.session, words).unwrap_or_else(caption))
}

/// Returns the height of the row of choices in a space of a width, given its text size. It is zero if there are none.
pub fn choices_height(context: &ViewContext<'_>, size: f32, width: f32) -> f32 {
    let shown = choices(context);
    if shown.is_empty() {
        return 0.0;
    }
    let (rows, size) = rows_of(&widths(&shown), size, width);
    size * HEIGHT * rows.len() as f32 + 0.3 * size
}

/// Returns the widths of the choices with the space between them, as multiples of the text size.
fn widths(shown: &[RoomChoice]) -> Vec<f32> {
    let width = |choice: &RoomChoice| Font::SemiBold.width(&choice.text, 1.0) + BADGE + TICK + BAR + COUNT + GAP;
    shown.iter().map(width).collect()
}

/// Draws the choices in a row that fills the available space, and handles the keys and clicks that count hands. After
/// the answer, a click shows the votes as a chart.
pub fn choices_ui(ui: &mut Ui, context: &ViewContext<'_>, size: f32) {
    let shown = choices(context);
    if shown.is_empty() {
        return;
    }
    count_keyed_hands(ui, context, &shown);
    let space = ui.max_rect();
    let widths = widths(&shown);
    let (rows, size) = rows_of(&widths, size, space.width());
    let height = size * HEIGHT;
    let (mut left, mut middle) = (0.0, 0.0);
    for (index, choice) in shown.iter().enumerate() {
        if let Some(row) = rows.iter().position(|row| row.start == index) {
            left = space.center().x - size * (widths[rows[row].clone()].iter().sum::<f32>() - GAP) / 2.0;
            middle = space.bottom() - height * ((rows.len() - row) as f32 - 0.5) - 0.3 * size;
        }
        let rect = Rect::from_min_size(pos2(left, middle - height / 2.0), vec2(size * (widths[index] - GAP), height));
        let text_right = named_ui(ui, choice, pos2(rect.left(), middle), size);
        let bars = Rect::from_x_y_ranges(text_right + size * TICK..=rect.right() - size * COUNT, rect.y_range());
        votes_ui(ui, context.words, choice.badge, bars, size);
        choice_response(ui, context, choice, index, rect);
        left += size * widths[index];
    }
}

/// Draws the badge and the text of a choice from a point on, and its tick if it is known to be right. Returns the right
/// end of the text.
fn named_ui(ui: &Ui, choice: &RoomChoice, at: Pos2, size: f32) -> f32 {
    let (RoomChoice { text, badge, .. }, Pos2 { x: left, y: middle }) = (choice, at);
    let color = if badge.is_right == Some(false) { PaletteColor::Secondary } else { PaletteColor::Text };
    let galley = layout_line(ui, text, Font::SemiBold, size, color);
    let right = left + size * BADGE + galley.size().x;
    put(ui, Align2::LEFT_CENTER, pos2(left + size * BADGE, middle), galley);
    let mut shapes = number_shapes(badge, point(left + size * 0.9, middle), size);
    if badge.is_right == Some(true) {
        shapes.extend(tick_shapes(point(right + size * 0.75, middle), size));
    }
    paint::shapes(ui.painter(), egui::Pos2::ZERO, theme::of(ui), &shapes);
    right
}

/// Draws the votes of a choice, the earlier ones above the current ones: bars whose full length is the width of an
/// area, with the count and the percentage right of them.
fn votes_ui(ui: &Ui, words: &Words, badge: ChoiceBadge, bars: Rect, size: f32) {
    let votes = badge.votes();
    let size = if votes.len() < 2 { size } else { size * OF_TWO };
    let line = bars.height() / votes.len().max(1) as f32 * 0.9;
    let top = bars.center().y - line * votes.len() as f32 / 2.0;
    for (index, vote) in votes.into_iter().enumerate() {
        let middle = top + line * (index as f32 + 0.5);
        let half = line * BAR_HEIGHT / 2.0;
        let track = Rect::from_x_y_ranges(bars.x_range(), middle - half..=middle + half);
        let color = theme::color(ui, vote.color());
        ui.painter().rect_filled(track, 0.0, theme::color(ui, PaletteColor::Secondary).gamma_multiply(0.25));
        ui.painter().rect_filled(track.with_max_x(track.left() + track.width() * vote.share()), 0.0, color);
        let galley = layout_line(ui, &vote.text(words), Font::SemiBold, size, vote.color());
        put(ui, Align2::LEFT_CENTER, pos2(track.right() + size * 0.4, middle), galley);
    }
}

/// Counts the hands of the digit keys that are pressed while the question is open.
fn count_keyed_hands(ui: &Ui, context: &ViewContext<'_>, shown: &[RoomChoice]) {
    if is_open(shown) {
        for index in digits_pressed(ui, shown.len()) {
            context.requests.push(PredictRequest::CountHand(index));
        }
    }
}

fn is_open(shown: &[RoomChoice]) -> bool {
    shown.iter().all(|choice| choice.badge.is_right.is_none())
}

/// Makes the area of a choice a button that counts a hand or, after the answer, shows the votes as a chart and the tree
/// again.
fn choice_response(ui: &Ui, context: &ViewContext<'_>, choice: &RoomChoice, index: usize, rect: Rect) {
    let RoomChoice { text, badge, .. } = choice;
    let (words, is_open) = (context.words, badge.is_right.is_none());
    let response = ui.interact(rect, ui.scope_id().with(("choice", index)), Sense::click());
    if response.clicked() {
        if is_open {
            context.requests.push(PredictRequest::CountHand(index));
        } else if context.session.slide().is_none() {
            context.requests.push(UiCommand::Fit);
        }
    }
    let args =
        args![number = badge.number, choice = text.as_str(), hands = u64::from(badge.hands), state = state(*badge),];
    let message = if context.classroom.open().is_some() { "class-choice" } else { "room-choice" };
    let said = words.fill(message, &args);
    let said = match badge.before {
        Some((before, _)) => words.fill("class-choice-before", &args![said, before = u64::from(before)]),
        None => said,
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, &said));
}

/// The sizes of the question and of the choices in the chart, as shares of the height of the window: 54 and 50 pixels
/// of 1080. They shrink for long texts.
const CHART_TITLE: f32 = 54.0 / 1080.0;
const CHART_TEXT: f32 = 50.0 / 1080.0;
/// The width of the chart, as a share of the width of the window, and of its bars, as a share of the chart.
const CHART_WIDTH: f32 = 0.86;
const CHART_BARS: f32 = 0.46;
/// The largest height of a choice in the chart, as a multiple of the text size: two choices fill the window.
const CHART_ROW: f32 = 7.0;
/// The largest text of the choices, if they are few and short, as a multiple of [`CHART_TEXT`].
const CHART_LARGE: f32 = 1.6;

/// The question to the room with its choices and their votes, in place of the tree.
pub struct VotesChart {
    sentence: StyledText,
    shown: Vec<RoomChoice>,
}

impl VotesChart {
    /// Returns the chart; `None` unless the user has enlarged the votes.
    pub fn of(context: &ViewContext<'_>) -> Option<Self> {
        context.practice.filter(|practice| practice.enlarges_votes())?;
        let shown = choices(context);
        Some(Self { sentence: asked_sentence(context).filter(|_| !shown.is_empty())?, shown })
    }

    /// Draws the chart into the available space.
    pub fn show(&self, ui: &mut Ui, context: &ViewContext<'_>) {
        let Self { sentence, shown } = self;
        count_keyed_hands(ui, context, shown);
        let space = ui.max_rect();
        ui.painter().rect_filled(space, 0.0, theme::color(ui, PaletteColor::Background));
        let chart = Rect::from_center_size(space.center(), vec2(space.width() * CHART_WIDTH, space.height() * 0.92));
        let title_size = (space.height() * CHART_TITLE).max(16.0);
        let mut job = paint::styled_text(sentence, title_size, theme::of(ui), chart.width());
        job.wrap.max_rows = 4;
        let title = ui.painter().layout_job(job);
        let rows = Rect::from_min_max(pos2(chart.left(), chart.top() + title.size().y + title_size), chart.max);
        let (title_at, title_area) = (chart.min, title.rect.translate(chart.min.to_vec2()));
        ui.painter().galley(title_at, title, egui::Color32::PLACEHOLDER);
        let response = ui.interact(title_area, ui.scope_id().with("votes"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence.plain()));
        // The texts and the counts share what the bars leave.
        let widest = shown.iter().map(|choice| Font::SemiBold.width(&choice.text, 1.0)).fold(0.0, f32::max);
        let beside = widest + BADGE + TICK + COUNT;
        let size = (space.height() * CHART_TEXT * CHART_LARGE)
            .min(rows.width() * (1.0 - CHART_BARS) / beside)
            .min(rows.height() / (1.5 * shown.len() as f32))
            .max(12.0);
        let height = (rows.height() / shown.len() as f32).min(size * CHART_ROW);
        for (index, choice) in shown.iter().enumerate() {
            let top = rows.top() + (rows.height() - shown.len() as f32 * height) / 2.0;
            let rect = Rect::from_min_size(pos2(rows.left(), top + index as f32 * height), vec2(rows.width(), height));
            named_ui(ui, choice, rect.left_center(), size);
            let left = rect.left() + size * (BADGE + widest + TICK);
            let bars = Rect::from_x_y_ranges(left..=rect.right() - size * COUNT, rect.y_range());
            votes_ui(ui, context.words, choice.badge, bars, size);
            choice_response(ui, context, choice, index, rect);
        }
    }
}

/// Returns the rows in which choices of these widths are drawn, and their text size, which is at most `size`. There are
/// two rows if the text would otherwise be hard to read from the last bench. The widths are multiples of the text size.
fn rows_of(widths: &[f32], size: f32, space: f32) -> (Vec<Range<usize>>, f32) {
    let fitting = |row: &[f32]| size * ((space - 2.0 * size) / (size * (row.iter().sum::<f32>() - GAP))).min(1.0);
    let one = fitting(widths);
    let half = widths.iter().sum::<f32>() / 2.0;
    let before = |index: usize| widths[..index].iter().sum::<f32>();
    let middle =
        (1..widths.len()).min_by(|&one, &other| (before(one) - half).abs().total_cmp(&(before(other) - half).abs()));
    let two = middle.map(|middle| (middle, fitting(&widths[..middle]).min(fitting(&widths[middle..]))));
    match two.filter(|&(_, two)| one < READABLE * size && one < two) {
        Some((middle, two)) => (vec![0..middle, middle..widths.len()], two),
        None => (std::iter::once(0..widths.len()).collect(), one),
    }
}

/// Returns the selector that messages use for the state of a choice.
const fn state(badge: ChoiceBadge) -> &'static str {
    match badge.is_right {
        None => "open",
        Some(true) => "right",
        Some(false) => "wrong",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_long_choices_are_in_two_rows_and_stay_readable() {
        let (size, space) = (27.0, 1920.0);
        assert_eq!(rows_of(&[14.0; 3], size, space), (std::iter::once(0..3).collect(), size));
        let (rows, fitted) = rows_of(&[18.0; 7], size, space);
        assert_eq!(rows.len(), 2);
        assert!(20.0 <= fitted, "{fitted}");
        assert_eq!(rows_of(&[18.0], size, space).0.len(), 1);
    }
}
