//! The side panel: one column of sections in their natural heights, which scrolls as one. A section that does not apply
//! is left out.
//!
//! From the top: the text of the lesson, the node that the user has selected, the board, the algorithm, and then what
//! depends on the step and is folded at first. So nothing above the algorithm moves from step to step. What happened at
//! the step, and why, is in the strip under the tree.

mod board_editor;
mod chart;
pub mod explanations;
pub mod lane_sections;
mod lecture_editor;
pub mod lesson;
mod match_searches;
pub mod match_sentences;
mod mcts;
mod mcts_chart;
mod mcts_table;
mod move_bars;
mod ordering_tables;
mod passes;
mod play;
mod play_board;
mod players;
pub mod position;
pub mod progress;
pub mod tree_editor;
mod weights_editor;

use self::board_editor::{BoardEditor, CountsEditor, is_set_up_by_clicks};
use self::lane_sections::{counts_ui, stack_ui};
use self::lesson::{NotesEditor, bookmarks_ui, entries_ui, lecture_ui, lesson_ui};
use self::move_bars::move_bars_ui;
use self::ordering_tables::OrderingTablesSection;
use self::play::PlaySection;
use self::tree_editor::{NodeEditing, TreeEditor, legend_ui};
use self::weights_editor::WeightsEditor;
use crate::practice::{fill_in_ui, improve_order_ui, offer_ui, results_ui};
use egui::{Align, Context, Layout, ScrollArea, Ui};
use poda_core::trace::{NodeId, TimelineStep};
use poda_session::UniqueId;
use poda_session::playback::Direction;
use poda_window::input::command::UiCommand;
use poda_window::look::icons::Icon;
use poda_window::look::theme;
use poda_window::look::widgets::icon_button;
use poda_window::panel::request::EditField;
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::practice::{Audience, PracticeMode, Predict};
use poda_words::lessons::curriculum::SearchControl;

/// The state of the side panel: unfinished edits and the scroll position.
#[derive(Debug, Default)]
pub struct SidePanel {
    board: BoardEditor,
    counts: CountsEditor,
    tree: TreeEditor,
    /// The field that gets the focus in the next frame.
    focus: Option<EditField>,
    weights: WeightsEditor,
    tables: OrderingTablesSection,
    play: PlaySection,
    editing: NodeEditing,
    /// The fields of the title and the notes.
    pub notes: NotesEditor,
    /// The document that was shown last; `None` scrolls to the top.
    history_seen: Option<UniqueId>,
}

impl SidePanel {
    /// Puts the cursor into a field in the next frame, if that frame shows the field.
    pub const fn focus_field(&mut self, field: EditField) {
        self.focus = Some(field);
    }

    /// Keeps the fields of the edited node open when another node is selected next.
    pub const fn continue_editing(&mut self) {
        if let NodeEditing::At(_) = self.editing {
            self.editing = NodeEditing::Next;
        }
    }

    /// Scrolls to the top, where the section about the focused node is.
    pub const fn scroll_to_top(&mut self) {
        self.history_seen = None;
    }

    /// Shows the game of a match again in place of the line that shows what a move has lost. Returns whether the line
    /// was in view.
    pub fn leave_line(&mut self, ctx: &Context) -> bool {
        self.play.leave_line(ctx)
    }

    /// Steps along that line. Returns whether it is in view, and the direction leads along it.
    pub fn step_along_line(&mut self, ctx: &Context, direction: Direction) -> bool {
        self.play.step_along_line(ctx, direction)
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
        // The bar is seen wherever the column scrolls.
        ui.spacing_mut().scroll = theme::bar_in_margin();
        ui.spacing_mut().item_spacing.y = 0.0;
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            lecture_ui(ui, context);
            // A slide hides the position.
            if context.session.slide().is_none() {
                self.column(ui, context);
            }
            entries_ui(ui, context);
        });
        // The request applies to this frame only.
        self.focus = None;
    }

    /// Draws the board of the current match for an audience.
    pub fn show_match(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.play.show_board(ui, context);
            if let Some(context) = context.depth_first() {
                legend_ui(ui, &context);
            }
        });
    }

    /// Draws the sections, from the text of the lesson to what is folded.
    fn column(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let session = context.session;
        let practice = context.practice;
        let is_exercise =
            practice.is_some_and(|mode| !mode.is_reading() && (mode.predict().is_some() || mode.fill_in().is_some()));
        // The text of the lesson could answer a question.
        if session.current_match().is_none() && !is_exercise && !context.shown.is_practiced() {
            lesson_ui(ui, context);
        }
        let Some(context) = &context.depth_first() else { return self.lane_column(ui, context) };
        if let Some(fill_in) = context.filled_in() {
            return fill_in_ui(ui, context, fill_in, &mut self.focus);
        }
        if context.search.recording().multi_player().is_some() {
            let is_playing = self.play.show(ui, context);
            // As in a game of two sides, the result would reveal the best reply.
            if !is_playing || !(session.is_over() || context.timeline_step() == TimelineStep::START) {
                self.player_sections(ui, context);
            }
            return;
        }
        if practice.and_then(PracticeMode::rounds).is_some() {
            return;
        }
        let predict = practice.and_then(PracticeMode::predict);
        if let Some(predict) = predict.filter(|predict| predict.audience != Audience::Reader || context.is_asking()) {
            return Self::predict_sections(ui, context, predict);
        }
        if let Some(PracticeMode::ImproveOrder(improve_order)) = practice {
            improve_order_ui(ui, context, improve_order);
        }
        let is_playing = self.play.show(ui, context);
        legend_ui(ui, context);
        if !is_playing {
            self.document_sections(ui, context);
        } else if session.is_over() || context.timeline_step() == TimelineStep::START {
            // The result of a search would reveal the user's best reply, so it is shown only while the user steps
            // through the search.
            return;
        }
        // The first lessons show their text and the strip, no more.
        if !context.has_control(SearchControl::Pseudocode) && !self.notes.is_open() {
            return;
        }
        progress::algorithm_ui(ui, context);
        if session.split().is_some() || session.lanes().are_separate() {
            // Two searches have no strip in common.
            explanations::reasons_ui(ui, context);
        }
        if !is_playing {
            self.weights.show(ui, context);
            position::leaf_ui(ui, context);
            explanations::mistake_ui(ui, context);
        }
        // The results of earlier passes stay in view, although their trees do not.
        passes::passes_ui(ui, context);
        stack_ui(ui, context);
        counts_ui(ui, context);
        move_bars_ui(ui, context);
        self.tables.show(ui, context);
        chart::chart_ui(ui, context);
        if !is_playing {
            bookmarks_ui(ui, context, self.notes.is_open());
        }
    }

    /// Draws the sections of a search that is not depth first. In a match they are those about its step, but not its
    /// result, which would reveal the user's best reply.
    fn lane_column(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let session = context.session;
        if session.current_match().is_none() {
            let Self { notes, board, counts, .. } = self;
            lane_sections::sections_ui(ui, context, notes, board, counts);
            return self.tree.all_leaves_ui(ui, context);
        }
        self.play.show(ui, context);
        let is_at_either_end = session.is_over() || context.timeline_step() == TimelineStep::START;
        let has_sections = context.has_control(SearchControl::Pseudocode) || self.notes.is_open();
        if !is_at_either_end && has_sections {
            progress::algorithm_ui(ui, context);
            lane_sections::step_sections_ui(ui, context);
            counts_ui(ui, context);
        }
    }

    /// Draws the sections of a search of several players. Their trees are not edited here, and of their boards those
    /// that are set up by clicks.
    fn player_sections(&mut self, ui: &mut Ui, context: &SearchContext<'_>) {
        self.notes.show(ui, context);
        if let Some(node) = context.tree.selected.filter(|&node| explanations::is_selected_explained(context, node)) {
            explanations::selected_node_ui(ui, context, node, |_| {});
        }
        players::players_ui(ui, context);
        if context.focused_node() == NodeId::ROOT && is_set_up_by_clicks(context.session.latest_document().position()) {
            position::position_ui(ui, context, &mut self.board, &mut self.counts);
        }
        progress::algorithm_ui(ui, context);
        passes::passes_ui(ui, context);
        counts_ui(ui, context);
        bookmarks_ui(ui, context, self.notes.is_open());
    }

    /// Draws the sections about the selected node and the document. A match has none of them.
    fn document_sections(&mut self, ui: &mut Ui, context: &SearchContext<'_>) {
        if let Some(node) = context.tree.selected.filter(|_| !context.is_asking()) {
            explanations::selected_node_ui(ui, context, node, |ui| self.editing.node_ui(ui, context));
        }
        if self.editing.follow(context, self.focus) {
            self.tree.show(ui, context, &mut self.focus);
        }
        self.notes.show(ui, context);
        offer_ui(ui, context);
        position::position_ui(ui, context, &mut self.board, &mut self.counts);
    }

    /// Draws the sections for predicting the next step: the position, and no section that counts, compares or explains
    /// the answer.
    fn predict_sections(ui: &mut Ui, context: &SearchContext<'_>, predict: &Predict) {
        legend_ui(ui, context);
        position::practice_position_ui(ui, context);
        if predict.audience == Audience::User {
            results_ui(ui, context, predict);
        }
        // These sections are about the search that the tree shows.
        let Some(context) = &context.played_out().depth_first() else { return };
        if !context.is_asking() {
            progress::algorithm_ui(ui, context);
            position::leaf_ui(ui, context);
            stack_ui(ui, context);
        } else if predict.audience == Audience::Reader && context.has_control(SearchControl::Pseudocode) {
            // It stays while a reader is asked: its marked line is that of the shown step, and not of the step that is
            // asked about.
            progress::algorithm_ui(ui, context);
        }
    }
}
