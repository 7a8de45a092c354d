//! The side panel: three parts that keep their places at every step and, below them, its sections from top to bottom. A section that does
//! not apply is left out.

mod board_editor;
mod chart;
pub mod explanations;
mod lecture_editor;
pub mod lesson;
pub mod mcts;
mod mcts_chart;
pub mod mcts_questions;
mod move_bars;
mod ordering_tables;
mod passes;
pub mod play;
mod play_board;
pub mod position;
pub mod progress;
pub mod tree_editor;
mod weights_editor;
mod what_if;

use self::board_editor::{BoardEditor, CountsEditor};
use self::lesson::{NotesEditor, bookmarks_ui, lecture_ui, lesson_ui};
use self::mcts_questions::MctsQuestions;
use self::move_bars::move_bars_ui;
use self::ordering_tables::OrderingTablesSection;
use self::play::PlaySection;
use self::tree_editor::{NodeEditing, TreeEditor, legend_ui};
use self::weights_editor::WeightsEditor;
use self::what_if::WhatIfSection;
use crate::input::command::UiCommand;
use crate::look::icons::Icon;
use crate::look::widgets::icon_button;
use crate::panel::request::EditField;
use crate::panel::section::PartHeight;
use crate::panel::view_context::{MctsContext, ViewContext};
use crate::practice::{fill_in_ui, improve_order_ui, offer_ui, results_ui};
use crate::state::practice::{Audience, PracticeMode, Predict};
use egui::{Align, Context, Layout, ScrollArea, Ui};
use poda_core::trace::{NodeId, TimelineStep};
use poda_session::UniqueId;
use poda_session::lanes::Side;
use poda_words::lessons::curriculum::SearchControl;
use poda_words::practice::mcts::MctsQuestionKind;

/// The smallest height of the panel at which the parts keep their places, in pixels.
const MIN_HEIGHT_OF_PARTS: f32 = 490.0;
/// The largest shares of the panel's height for the three parts: the text of the lesson, the current step, and trying values.
const TEXT_SHARE: f32 = 0.26;
const STEP_SHARE: f32 = 0.19;
const TRYING_SHARE: f32 = 0.13;
/// The share for the current step of a Monte Carlo tree search, which has a table of sums or the board of a rollout.
const MCTS_STEP_SHARE: f32 = 0.4;

/// The state of the side panel: unfinished edits and the scroll position.
#[derive(Debug, Default)]
pub struct SidePanel {
    board: BoardEditor,
    counts: CountsEditor,
    tree: TreeEditor,
    what_if: WhatIfSection,
    /// The field that gets the focus in the next frame.
    focus: Option<EditField>,
    weights: WeightsEditor,
    tables: OrderingTablesSection,
    play: PlaySection,
    mcts_questions: MctsQuestions,
    editing: NodeEditing,
    notes: NotesEditor,
    /// The document that was shown last; `None` scrolls to the top.
    history_seen: Option<UniqueId>,
    /// The step that was shown last, and the node that was selected then.
    step_seen: Option<(TimelineStep, Option<NodeId>)>,
}

impl SidePanel {
    /// Puts the cursor into a field in the next frame, if that frame shows the field.
    pub const fn focus_field(&mut self, field: EditField) {
        self.focus = Some(field);
    }

    /// Returns whether the questions about a Monte Carlo tree search are in view.
    pub fn shows_questions(&self, ctx: &Context) -> bool {
        self.mcts_questions.are_in_view(ctx)
    }

    /// Keeps the fields of the edited node open when another node is selected next.
    pub const fn continue_editing(&mut self) {
        if let NodeEditing::At(_) = self.editing {
            self.editing = NodeEditing::Next;
        }
    }

    /// Opens or closes the fields of the title and the notes. Returns whether they are open.
    pub fn toggle_notes_editor(&mut self) -> bool {
        self.notes.toggle()
    }

    /// Scrolls to the top, where the section about the focused node is.
    pub const fn scroll_to_top(&mut self) {
        self.history_seen = None;
    }

    /// Draws the panel, with a button to close it if `is_closable`.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, is_closable: bool) {
        if is_closable {
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                if icon_button(ui, Icon::Cross, &context.words.text("panel-close"), "", true).clicked() {
                    context.requests.push(UiCommand::ToggleSidePanel);
                }
            });
        }
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if self.history_seen.replace(context.session.history().id) != Some(context.session.history().id) {
            // Another document is shown from its top.
            area = area.vertical_scroll_offset(0.0);
        }
        let height = ui.available_height();
        let is_reading = context.practice.is_none_or(PracticeMode::is_reading);
        let is_exercise =
            !is_reading && context.practice.is_some_and(|mode| mode.predict().is_some() || mode.fill_in().is_some());
        // A question about a Monte Carlo tree search is drawn at the top. The text of the lesson is hidden, because it could answer the
        // question.
        let asks_about_sampling = context.mcts.is_some_and(|mcts| mcts.questions.is_some());
        let has_parts = context.session.current_match().is_none() && !is_exercise && !asks_about_sampling;
        // In a lecture the entries are drawn first, and the parts scroll below them.
        let keeps_places = has_parts && MIN_HEIGHT_OF_PARTS <= height && context.session.lecture().is_none();
        ui.spacing_mut().item_spacing.y = 0.0;
        if keeps_places {
            self.parts(ui, context, Some(height));
        }
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            lecture_ui(ui, context);
            if context.session.slide().is_some() {
                // A slide hides the position.
                return;
            }
            if has_parts && !keeps_places {
                self.parts(ui, context, None);
            }
            self.sections(ui, context);
        });
        // The request applies to this frame only.
        self.focus = None;
    }

    /// Draws the board of the current match for an audience.
    pub fn show_match(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.play.show_board(ui, context);
            legend_ui(ui, context);
        });
    }

    /// Draws the parts that keep their places at every step: the text of the lesson, the current step, and trying values. Each has its
    /// share of the panel's height. In a panel that is too low they scroll with the sections.
    fn parts(&mut self, ui: &mut Ui, context: &ViewContext<'_>, height: Option<f32>) {
        let selected = context.mcts.map_or(context.selected, |mcts| mcts.selected);
        let seen = Some((context.session.timeline_step(), selected));
        let is_new = std::mem::replace(&mut self.step_seen, seen) != seen;
        let up_to = |share: f32| height.map_or(PartHeight::Free, |height| PartHeight::UpTo(height * share));
        let exactly = |share: f32| height.map_or(PartHeight::Free, |height| PartHeight::Exactly(height * share));
        lesson_ui(ui, context, up_to(TEXT_SHARE));
        if context.is_asking() || context.practice.is_some_and(|mode| mode.rounds().is_some()) {
            // While a question is open, nothing that could answer it is shown.
            return;
        }
        if let Some(mcts) = context.mcts {
            return mcts::step_part_ui(ui, context, mcts, (exactly(MCTS_STEP_SHARE), is_new));
        }
        explanations::step_part_ui(ui, context, exactly(STEP_SHARE), is_new, |ui| self.editing.node_ui(ui, context));
        self.what_if.show(ui, context, (exactly(TRYING_SHARE), is_new), &mut self.focus);
    }

    fn sections(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        if let Some(mcts) = context.mcts.filter(|_| context.session.current_match().is_none()) {
            return self.mcts_sections(ui, context, mcts);
        }
        if let Some(fill_in) = context.filled_in() {
            return fill_in_ui(ui, context, fill_in, &mut self.focus);
        }
        if context.practice.and_then(PracticeMode::rounds).is_some() {
            return;
        }
        let predict = context.practice.and_then(PracticeMode::predict);
        if let Some(predict) = predict.filter(|predict| predict.audience != Audience::Reader || context.is_asking()) {
            return Self::predict_sections(ui, context, predict);
        }
        if let Some(PracticeMode::ImproveOrder(improve_order)) = context.practice {
            improve_order_ui(ui, context, improve_order);
        }
        let is_playing = self.play.show(ui, context);
        legend_ui(ui, context);
        if !is_playing {
            // The results of earlier passes stay in view, although their trees do not.
            passes::passes_ui(ui, context);
            self.document_sections(ui, context);
        } else if context.session.is_over() || context.timeline_step() == TimelineStep::START {
            // The result of a search would reveal the user's best reply, so it is shown only while the user steps through the search.
            return;
        } else if let Some(mcts) = context.mcts {
            mcts::step_section_ui(ui, context, mcts);
            progress::algorithm_ui(ui, context);
            progress::stack_ui(ui, context);
            return progress::counts_ui(ui, context);
        } else {
            explanations::reasons_ui(ui, context);
            passes::passes_ui(ui, context);
        }
        move_bars_ui(ui, context);
        if context.has_control(SearchControl::Pseudocode) {
            progress::algorithm_ui(ui, context);
            progress::stack_ui(ui, context);
        }
        self.tables.show(ui, context);
        if !is_playing {
            explanations::mistake_ui(ui, context);
        }
        progress::counts_ui(ui, context);
        if !is_playing {
            bookmarks_ui(ui, context, self.notes.is_open());
        }
        chart::chart_ui(ui, context);
    }

    /// Draws the sections of a Monte Carlo tree search.
    fn mcts_sections(&mut self, ui: &mut Ui, context: &ViewContext<'_>, mcts: MctsContext<'_>) {
        self.notes.show(ui, context);
        if context.session.stepped_side() == Side::First {
            self.mcts_questions.show(ui, context, mcts);
        }
        if mcts.questions.is_some_and(|asked| asked.open().is_none()) {
            mcts::step_section_ui(ui, context, mcts);
        }
        if mcts.focused() == NodeId::ROOT {
            // The position is edited on the board of the root.
            position::position_ui(ui, context, &mut self.board, &mut self.counts);
        } else {
            mcts::position_ui(ui, context, mcts);
        }
        progress::algorithm_ui(ui, context);
        progress::stack_ui(ui, context);
        progress::counts_ui(ui, context);
        if mcts.asked.is_none_or(|question| question.kind != MctsQuestionKind::Decide) {
            mcts_chart::mcts_chart_ui(ui, context, mcts);
        }
        bookmarks_ui(ui, context, self.notes.is_open());
    }

    /// Draws the sections about the node and the document. A match has none of them.
    fn document_sections(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        if self.editing.follow(context, self.focus) {
            self.tree.show(ui, context, &mut self.focus);
        }
        self.notes.show(ui, context);
        offer_ui(ui, context);
        position::position_ui(ui, context, &mut self.board, &mut self.counts);
        self.weights.show(ui, context);
    }

    /// Draws the sections for predicting the next step: the position, and no section that counts, compares or explains the answer.
    fn predict_sections(ui: &mut Ui, context: &ViewContext<'_>, predict: &Predict) {
        legend_ui(ui, context);
        position::practice_position_ui(ui, context);
        if predict.audience == Audience::User {
            results_ui(ui, context, predict);
        }
        // These sections are about the search that the tree shows.
        let context = &context.played_out();
        if !context.is_asking() {
            explanations::reasons_ui(ui, context);
            progress::algorithm_ui(ui, context);
            progress::stack_ui(ui, context);
        }
    }
}
