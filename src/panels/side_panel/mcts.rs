//! The sections of the side panel about a Monte Carlo tree search: the selected node, the table of the current step,
//! the rollout on a board, the position in focus, the path, and the counts.

use super::board_editor::{BoardEditor, CountsEditor};
use super::lesson::{NotesEditor, bookmarks_ui};
use super::mcts_chart::mcts_chart_ui;
use super::mcts_table::{CellStyle, HEADING, SIZE, row_ui, table_ui};
use super::position::{NodePosition, editable_position_ui, position_board_ui};
use super::progress::algorithm_ui;
use crate::practice::ask_mcts_ui;
use egui::{Align2, Id, Role, Sense, Slider, Ui, Vec2, WidgetInfo, pos2, vec2};
use poda_core::game::any::AnyGame;
use poda_core::game::board::Board;
use poda_core::game::{Game, GameView};
use poda_core::trace::sampled::tree::SampledEvent;
use poda_core::trace::{NodeId, Story};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::lanes::Side;
use poda_window::input::command::UiCommand;
use poda_window::look::icons::Icon;
use poda_window::look::linked_text::LinkOptions;
use poda_window::look::theme;
use poda_window::look::widgets::{icon_button, text_at, text_button, turn_badge, wrapped};
use poda_window::panel::node_description::to_move;
use poda_window::panel::request::LaneRequest;
use poda_window::panel::sampled_context::SampledContext;
use poda_window::panel::section::{AtFirst, folding_section, linked_paragraph, paragraph, section};
use poda_window::panel::view_context::ViewContext;
use poda_window::panel::why_not;
use poda_words::i18n::args;
use poda_words::i18n::node_names::{line, move_name, root_heading};
use poda_words::i18n::panels::mcts_text::{
    self, ChildTable, PathRow, child_table, description, heading, path_rows, rollout_text, term_table, untried,
};
use poda_words::i18n::styled_text::StyledText;
use poda_words::practice::mcts::MctsQuestionKind;

/// The time for each move while a rollout is played, in seconds.
const SECONDS_A_MOVE: f64 = 0.6;

/// The largest number of buttons that ask about untried moves.
const MAX_UNTRIED: usize = 8;

/// Draws the sections: of the notes, the node in focus, the algorithm, and what depends on the step.
pub(super) fn sections_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    sampled: SampledContext<'_>,
    notes: &mut NotesEditor,
    board: &mut BoardEditor,
    counts: &mut CountsEditor,
) {
    notes.show(ui, context);
    let is_asking = context.is_asking() || sampled.asked.is_some();
    if let Some(node) = sampled.selected.filter(|_| !is_asking) {
        selected_node_ui(ui, context, sampled, node);
    }
    if sampled.focused() == NodeId::ROOT {
        // The position is edited on the board of the root.
        let position = sampled.view.recording().position(NodeId::ROOT);
        let (name, turn) = (root_heading(context.words), to_move(context, &position));
        let shown = NodePosition { position, name, turn, leaf: None };
        editable_position_ui(ui, context, &shown, Some((board, counts)));
    } else {
        position_ui(ui, context, sampled);
    }
    algorithm_ui(ui, context);
    if context.session.lanes().are_separate() {
        // Two searches have no strip in common.
        step_section_ui(ui, context, sampled);
        path_ui(ui, context, sampled);
    } else if !is_asking {
        step_sections_ui(ui, context, sampled);
    }
    if sampled.asked.is_none_or(|question| question.kind != MctsQuestionKind::Decide) {
        mcts_chart_ui(ui, context, sampled);
    }
    counts_ui(ui, context, sampled);
    bookmarks_ui(ui, context, notes.is_open());
    if !context.shown.has_question() && context.session.stepped_side() == Side::First {
        ask_mcts_ui(ui, context, sampled);
    }
}

/// Draws what the current step is about: the rollout, the table, the path.
pub(super) fn step_sections_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    rollout_section_ui(ui, context, sampled);
    table_section_ui(ui, context, sampled);
    path_ui(ui, context, sampled);
}

/// Draws the section about the node that the user has selected.
fn selected_node_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>, node: NodeId) {
    let (words, view) = (context.words, sampled.view);
    section(ui, &words.text("panel-node"), |ui| {
        for (index, text) in description(words, view.recording(), node, view.step()).iter().enumerate() {
            paragraph(ui, text, if index == 0 { 15.0 } else { theme::TEXT });
        }
        why_not_ui(ui, context, sampled, node);
        children_ui(ui, context, sampled, node);
    });
}

/// Draws the section about the current step, for views without the strip that contains its reason: the table, the
/// rollout, or the sentence.
pub(super) fn step_section_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    section(ui, &context.words.text(title(context, sampled)), |ui| {
        let event = sampled.view.recording().event(sampled.view.step());
        let is_decision = event == Some(SampledEvent::Decide);
        let said = sampled.reasons(context.words);
        if is_decision {
            for (index, text) in said.iter().enumerate() {
                linked_paragraph(ui, context, text, if index == 0 { 15.0 } else { theme::TEXT }, LinkOptions::TERMS);
            }
        }
        match event {
            Some(SampledEvent::Rollout(_) | SampledEvent::Backup(_)) => {
                if let Some(number) = sampled.view.recording().iteration_at(sampled.view.step()) {
                    rollout_ui(ui, context, sampled, number, None);
                }
            }
            None | Some(SampledEvent::Select { .. }) if terms(context, sampled).is_none() => {
                let sentence = mcts_text::caption(context.words, sampled.view.recording(), sampled.view.step());
                linked_paragraph(ui, context, &sentence, 15.0, LinkOptions::TERMS);
            }
            None
            | Some(
                SampledEvent::Iteration(_)
                | SampledEvent::Select { .. }
                | SampledEvent::Expand { .. }
                | SampledEvent::Priors(_)
                | SampledEvent::Decide,
            ) => event_table_ui(ui, context, sampled),
        }
        for text in said.iter().filter(|_| !is_decision) {
            linked_paragraph(ui, context, &text.clone().faint(), theme::TEXT, LinkOptions::TERMS);
        }
    });
}

fn title(context: &ViewContext<'_>, sampled: SampledContext<'_>) -> &'static str {
    match sampled.view.recording().event(sampled.view.step()) {
        None => "panel-step",
        Some(SampledEvent::Iteration(_)) => "mcts-panel-iteration",
        Some(SampledEvent::Select { .. }) if terms(context, sampled).is_none() => "panel-step",
        Some(SampledEvent::Select { .. }) => "mcts-panel-select",
        Some(SampledEvent::Expand { .. }) => "mcts-panel-expand",
        Some(SampledEvent::Priors(_)) => "mcts-panel-priors",
        Some(SampledEvent::Rollout(_)) => "mcts-panel-rollout",
        Some(SampledEvent::Backup(_)) => "mcts-panel-backup",
        Some(SampledEvent::Decide) => "mcts-panel-decide",
    }
}

fn terms(context: &ViewContext<'_>, sampled: SampledContext<'_>) -> Option<ChildTable> {
    term_table(context.words, sampled.view.recording(), sampled.view.step())
}

/// Draws the table of the current step under its own heading, if the step has one.
fn table_section_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    let has_table = match sampled.view.recording().event(sampled.view.step()) {
        Some(SampledEvent::Select { .. }) => terms(context, sampled).is_some(),
        Some(
            SampledEvent::Iteration(_) | SampledEvent::Expand { .. } | SampledEvent::Priors(_) | SampledEvent::Decide,
        ) => true,
        Some(SampledEvent::Rollout(_) | SampledEvent::Backup(_)) | None => false,
    };
    if has_table {
        section(ui, &context.words.text(title(context, sampled)), |ui| event_table_ui(ui, context, sampled));
    }
}

/// Draws the table of the sums among which the current step selects, or of the children that it is about.
fn event_table_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    match sampled.view.recording().event(sampled.view.step()) {
        Some(SampledEvent::Select { .. }) => {
            if let Some(table) = terms(context, sampled) {
                table_ui(ui, context, &table);
            }
        }
        Some(SampledEvent::Iteration(_) | SampledEvent::Decide) => child_table_ui(ui, context, sampled, NodeId::ROOT),
        Some(SampledEvent::Expand { node, .. } | SampledEvent::Priors(node)) => {
            child_table_ui(ui, context, sampled, node);
        }
        Some(SampledEvent::Rollout(_) | SampledEvent::Backup(_)) | None => {}
    }
}

/// Returns the number of the iteration whose rollout the current step is about, unless the user has selected a node.
fn rollout_here(sampled: SampledContext<'_>) -> Option<usize> {
    let (recording, step) = (sampled.view.recording(), sampled.view.step());
    let is_rollout = matches!(recording.event(step), Some(SampledEvent::Rollout(_) | SampledEvent::Backup(_)));
    recording.iteration_at(step).filter(|_| is_rollout && sampled.selected.is_none())
}

/// Draws the rollout that the current step is about, if any, as a section.
fn rollout_section_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    if let Some(number) = rollout_here(sampled) {
        section(ui, &context.words.text("mcts-panel-rollout"), |ui| rollout_ui(ui, context, sampled, number, None));
    }
}

/// Draws the button that asks why the move to a node is not played, or stops asking.
fn why_not_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>, node: NodeId) {
    let (words, recording) = (context.words, sampled.view.recording());
    let asked = why_not::askable_move(context, sampled, node).zip(recording.parent(node).zip(recording.move_to(node)));
    let Some((asked, (parent, mv))) = asked else { return };
    let is_asked = sampled.why_not.is_some();
    let name = move_name(words, &recording.position(parent), mv);
    let text = if is_asked { words.text("why-not-stop") } else { words.fill("why-not-ask", &args![move = name]) };
    ui.add_space(6.0);
    if text_button(ui, &text, &UiCommand::ToggleWhyNot.key(words), true).clicked() {
        context.requests.push(LaneRequest::AskWhyNot((!is_asked).then_some(asked)));
    }
    ui.add_space(6.0);
}

/// Draws the buttons that ask why moves at a node are not played that no iteration has tried yet.
fn why_not_untried_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>, node: NodeId) {
    let (words, position) = (context.words, sampled.view.recording().position(node));
    let moves = why_not::untried_moves(context, sampled, node);
    if moves.is_empty() {
        return;
    }
    wrapped(ui, [6.0, 6.0], |ui| {
        for (asked, mv) in moves.into_iter().take(MAX_UNTRIED) {
            let name = words.fill("why-not-ask", &args![move = move_name(words, &position, mv)]);
            if text_button(ui, &name, "", true).clicked() {
                context.requests.push(LaneRequest::AskWhyNot(Some(asked)));
            }
        }
    });
    ui.add_space(4.0);
}

/// Draws the children of a node that are in the tree, and the number of its moves that have been tried.
fn children_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>, node: NodeId) {
    let (recording, children) = (sampled.view.recording(), sampled.view.children_in_order(node));
    if let Some(untried) = untried(context.words, recording, node, children.len()) {
        paragraph(ui, &untried.faint(), theme::TEXT);
        ui.add_space(4.0);
        why_not_untried_ui(ui, context, sampled, node);
    }
    child_table_ui(ui, context, sampled, node);
}

fn child_table_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>, node: NodeId) {
    let view = sampled.view;
    let children = view.children_in_order(node);
    if let Some(table) = child_table(context.words, view.recording(), node, &children, view.step()) {
        table_ui(ui, context, &table);
    }
}

/// The number of shown moves of a rollout, and the time at which playing them began.
#[derive(Clone, Copy, Debug, Default)]
struct RolloutShown {
    made: usize,
    played_since: Option<f64>,
}

/// Draws the position of the step for an audience, on a board no larger than `space`: the position in the rollout, or
/// else the position in focus.
pub(super) fn presented_position_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>, space: Vec2) {
    let (view, node) = (sampled.view, sampled.focused());
    let recording = view.recording();
    if let Some(number) = rollout_here(sampled) {
        rollout_ui(ui, context, sampled, number, Some(space));
    } else {
        let name = heading(context.words, recording, node);
        paragraph(ui, &StyledText::strong(&name), theme::TEXT);
        ui.add_space(10.0);
        position_board_ui(ui, context, &recording.position(node), &name, Some(space));
    }
}

/// Draws a rollout: its position after the shown moves, and the controls that step through them. While presenting, the
/// board is only drawn if there is a `space`.
fn rollout_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>, number: usize, space: Option<Vec2>) {
    let (words, recording) = (context.words, sampled.view.recording());
    let (moves, _) = recording.rollout(number);
    let id = Id::unique(("rollout", sampled.view.id, number));
    let kept = ui.data(|data| data.get_temp::<RolloutShown>(id));
    let mut shown = kept.unwrap_or(RolloutShown { made: moves.len(), played_since: None });
    shown.made = shown.made.min(moves.len());
    if let Some(since) = shown.played_since {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few moves")]
        let due = ((ui.input(|input| input.time) - since) / SECONDS_A_MOVE).max(0.0) as usize;
        shown.made = due.min(moves.len());
        if shown.made == moves.len() {
            shown.played_since = None;
        } else {
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(50));
        }
    }
    let text = rollout_text(words, recording, number, shown.made);
    linked_paragraph(ui, context, &text, theme::TEXT, LinkOptions::TERMS);
    if !moves.is_empty() {
        controls_ui(ui, context, &mut shown, moves.len());
    }
    ui.data_mut(|data| data.insert_temp(id, shown));
    let from = recording.position(recording.leaf(number));
    let made = &moves[..shown.made];
    let position = made.iter().fold(from.clone(), |position, &mv| position.after(mv));
    if position.board() == Board::Abstract || (context.is_presenting() && space.is_none()) {
        // A tree has no board, so the moves are written out.
        let played = line(words, &from, made).join(" → ");
        if !played.is_empty() {
            paragraph(ui, &StyledText::plain_text(&played), theme::TEXT);
        }
    } else {
        ui.add_space(4.0);
        position_board_ui(ui, context, &position, &text.plain(), space);
    }
}

/// Draws the controls that step through the moves of a rollout.
fn controls_ui(ui: &mut Ui, context: &ViewContext<'_>, shown: &mut RolloutShown, count: usize) {
    let words = context.words;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let made = shown.made;
        let back = icon_button(ui, Icon::Back, &words.text("mcts-rollout-back"), "", 0 < made);
        if back.clicked() && 0 < made {
            *shown = RolloutShown { made: made - 1, played_since: None };
        }
        let is_playing = shown.played_since.is_some();
        let (icon, name) =
            if is_playing { (Icon::Pause, "transport-pause") } else { (Icon::Play, "mcts-rollout-play") };
        if icon_button(ui, icon, &words.text(name), "", true).clicked() {
            let now = ui.input(|input| input.time);
            shown.played_since = (!is_playing).then_some(now);
        }
        let forward = icon_button(ui, Icon::Forward, &words.text("mcts-rollout-forward"), "", made < count);
        if forward.clicked() && made < count {
            *shown = RolloutShown { made: made + 1, played_since: None };
        }
        ui.spacing_mut().slider_width = (ui.available_width() - 8.0).max(40.0);
        ui.visuals_mut().widgets.inactive.bg_fill = theme::color(ui, PaletteColor::Hairline);
        let mut dragged = shown.made;
        let slider = ui.add(Slider::new(&mut dragged, 0..=count).show_value(false));
        ui.ctx().accesskit_node_builder(slider.id, |node| node.set_label(words.text("mcts-rollout-slider")));
        if slider.changed() {
            *shown = RolloutShown { made: dragged, played_since: None };
        }
    });
}

/// Draws the position in focus, if it has a board.
fn position_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    let (node, recording) = (sampled.focused(), sampled.view.recording());
    let position: AnyGame = recording.position(node);
    if position.board() != Board::Abstract {
        let name = heading(context.words, recording, node);
        section(ui, &context.words.text("panel-position"), |ui| {
            position_board_ui(ui, context, &position, &name, None);
        });
    }
}

/// Draws the path of the iteration from the root down. Each row has a node with its player and `w/n`. Returns whether
/// the current step is in an iteration.
pub(super) fn path_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) -> bool {
    let (words, view) = (context.words, sampled.view);
    if view.moment().path_end().is_none() {
        return false;
    }
    folding_section(ui, context, "mcts-panel-path", AtFirst::Folded, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let headings = [words.text("stack-node"), String::new(), words.text("mcts-path-visits")];
        path_row_ui(
            ui,
            &headings,
            CellStyle { size: HEADING, font: Font::Regular, color: PaletteColor::Secondary },
            Sense::hover(),
        );
        for row in path_rows(words, view.recording(), &view.path(), view.step()) {
            let (node, turn, cells) = match row {
                PathRow::Node(node, turn, cells) => (node, turn, cells),
                PathRow::LeftOut(text) => {
                    let cells = [text, String::new(), String::new()];
                    path_row_ui(
                        ui,
                        &cells,
                        CellStyle { size: HEADING, font: Font::Regular, color: PaletteColor::Secondary },
                        Sense::hover(),
                    );
                    continue;
                }
            };
            let is_here = view.moment().current() == Some(node);
            let font = if is_here { Font::SemiBold } else { Font::Regular };
            let response =
                path_row_ui(ui, &cells, CellStyle { size: SIZE, font, color: PaletteColor::Text }, Sense::click());
            if let Some(turn) = turn {
                let scale = theme::enlargement(ui);
                turn_badge(ui, turn, response.rect.left_center() + vec2(6.0 * scale, 0.0), 5.0 * scale, 9.0 * scale);
            }
            let name = cells.join(", ");
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, &name));
            if response.clicked() {
                context.requests.push(LaneRequest::Reveal(node));
            }
        }
    });
    true
}

/// Draws a row of the path, with space for a badge on the left.
fn path_row_ui(ui: &mut Ui, [name, player, fraction]: &[String; 3], style: CellStyle, sense: Sense) -> egui::Response {
    let CellStyle { size, font, color } = style;
    let scale = theme::enlargement(ui);
    let response = row_ui(ui, sense);
    let rect = response.rect;
    let (left, middle) = (rect.left() + 18.0 * scale, rect.left() + rect.width() * 0.52);
    let at = |x: f32| pos2(x, rect.center().y);
    let elided = font.elided(name, size, (middle - left) / scale - 6.0);
    text_at(ui, Align2::LEFT_CENTER, at(left), &elided, font, size * scale, color);
    text_at(ui, Align2::LEFT_CENTER, at(middle), player, font, size * scale, color);
    text_at(ui, Align2::RIGHT_CENTER, at(rect.right()), fraction, font, size * scale, color);
    response
}

pub(super) fn counts_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    folding_section(ui, context, "panel-stats", AtFirst::Folded, |ui| {
        for text in mcts_text::counts(context.words, sampled.view.recording(), sampled.view.step()) {
            paragraph(ui, &text, theme::TEXT);
        }
    });
}
