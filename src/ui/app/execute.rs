//! The effect of every command and every request.

use super::embedded;
use super::practice::is_refused_in_practice;
use super::window::App;
use crate::platform;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::trace::NodeId;
use crate::ui::command::UiCommand;
use crate::ui::documents::notification::Notification;
use crate::ui::practice::{Audience, PracticeMode, PredictRequest};
use crate::ui::request::UiRequest;
use crate::ui::theme;
use crate::ui::tree_panel::ZOOM_STEP;
use egui::Context;

impl App {
    /// Carries out a request.
    pub(super) fn handle(&mut self, ctx: &Context, request: UiRequest) {
        if self.model.is_embedded && !embedded::is_allowed(&request) {
            return;
        }
        let Some(request) = self.handle_in_split_view(request) else { return };
        let recording = self.model.session.search().recording();
        let node = request.node().map_or(Some(NodeId::ROOT), |node| recording.resolve(node));
        // A request about a node of a search that is no longer shown has no effect.
        let Some(node) = node else { return };
        match request {
            UiRequest::Run(command) => self.run(ctx, command),
            UiRequest::Session(command) => self.apply(command),
            UiRequest::Select(Some(node)) if self.choose_in_practice(node) => {}
            UiRequest::Select(selected) => self.model.selected = selected,
            UiRequest::Reveal(_) => self.reveal(node),
            UiRequest::FitSubtree(_) => {
                let context = self.model.view_context(self.panels.tree.root(self.model.session.search()));
                self.panels.tree.fit_subtree(&context, node);
            }
            UiRequest::ShowSubtree(root) => self.panels.tree.set_root(Some(root)),
            UiRequest::ToggleFold(_) => self.toggle_fold(node),
            // During a match only its moves change the position.
            UiRequest::EditTree(_) if self.model.session.current_match().is_some() || self.model.practice.is_some() => {
            }
            UiRequest::Reorder(..) if self.model.session.current_match().is_some() || !self.may_reorder() => {}
            UiRequest::EditTree(edit) => self.edit_tree(&edit),
            UiRequest::Reorder(_, to) => self.reorder(node, to),
            UiRequest::FocusField(field, _) => self.focus_field(field, node, Self::is_narrow(ctx)),
            UiRequest::SetLanguage(language) => self.model.settings.language = language,
            UiRequest::SetTheme(theme) => {
                self.model.settings.theme = theme;
                theme::show(ctx, theme);
            }
            UiRequest::SetLeafValues(leaves) => self.model.settings.leaves = leaves,
            UiRequest::Practice(request) => self.handle_practice(request, Self::is_narrow(ctx)),
            UiRequest::Lectern(request) => self.model.lectern.apply(request),
            UiRequest::Document(request) => {
                let model = &mut self.model;
                let commands =
                    self.panels.documents.handle(ctx, request, &model.session, &mut model.settings, &model.words);
                for command in commands {
                    self.apply(command);
                }
            }
        }
    }

    /// Carries out a command of the table.
    fn run(&mut self, ctx: &Context, command: UiCommand) {
        let is_narrow = Self::is_narrow(ctx);
        let is_reordering = matches!(command, UiCommand::MoveEarlier | UiCommand::MoveLater) && self.may_reorder();
        if self.model.practice.is_some() && is_refused_in_practice(command) && !is_reordering {
            return;
        }
        match command {
            UiCommand::TogglePlay => self.apply(Command::TogglePlay),
            UiCommand::Go(direction) if self.count_line(direction) => {}
            UiCommand::Go(direction) => self.go(ctx, direction),
            UiCommand::Restart => self.apply(Command::Go(Direction::First)),
            UiCommand::GoToNextChange => self.go_to_next_change(),
            UiCommand::Fit => self.panels.tree.fit(self.model.is_presenting),
            UiCommand::ShowSubtree => self.show_subtree(),
            UiCommand::ShowParent => self.show_parent(),
            UiCommand::ToggleFold => self.toggle_fold(self.model.focused_node()),
            UiCommand::ZoomIn => self.zoom(ZOOM_STEP),
            UiCommand::ZoomOut => self.zoom(1.0 / ZOOM_STEP),
            UiCommand::NaturalSize => {
                let context = self.model.view_context(self.panels.tree.root(self.model.session.search()));
                self.panels.tree.natural_size(&context);
            }
            UiCommand::ToggleMinimap => self.model.settings.minimap = !self.model.settings.minimap,
            UiCommand::Find => self.panels.find.open(),
            UiCommand::ToggleSplitView => self.toggle_split_view(),
            UiCommand::ToggleMatch => self.toggle_match(is_narrow),
            UiCommand::ToggleImprovingOrder => self.toggle_improving_order(is_narrow),
            UiCommand::ToggleFillingIn => self.toggle_filling_in(is_narrow),
            UiCommand::TogglePredicting => self.toggle_predicting(Audience::User),
            UiCommand::ToggleAsking => self.toggle_predicting(Audience::Room),
            UiCommand::Hint => self.handle_predict(PredictRequest::Hint),
            UiCommand::TogglePresenting => self.set_presenting(ctx, !self.model.is_presenting),
            // Many clickers send F5 or Shift+F5 again while a presentation runs, which must not end or restart it.
            UiCommand::PresentFromStart | UiCommand::PresentFromHere if self.model.is_presenting => {}
            UiCommand::PresentFromStart => {
                self.go_to_beginning(ctx);
                self.set_presenting(ctx, true);
            }
            UiCommand::PresentFromHere => self.set_presenting(ctx, true),
            UiCommand::ToggleBlank => self.model.is_blank = !self.model.is_blank,
            UiCommand::Close => self.close_topmost(ctx),
            UiCommand::ToggleGivenLeaves
            | UiCommand::ToggleReasonAside
            | UiCommand::ToggleAlgorithmAside
            | UiCommand::ToggleStackAside
            | UiCommand::ToggleBoardAside
            | UiCommand::ToggleCountingLines
            | UiCommand::ToggleSpotlight
            | UiCommand::EnlargeSpotlight
            | UiCommand::ReduceSpotlight
            | UiCommand::TogglePen
            | UiCommand::UndoStroke
            | UiCommand::WipeStrokes => self.run_at_lectern(command, is_narrow),
            UiCommand::MoveEarlier | UiCommand::MoveLater | UiCommand::DeleteNode
                if self.model.session.current_match().is_some() => {}
            UiCommand::MoveEarlier => self.move_earlier(),
            UiCommand::MoveLater => self.move_later(),
            UiCommand::DeleteNode => self.delete_node(),
            UiCommand::SelectNeighbor(neighbor) => self.select_neighbor(neighbor),
            UiCommand::ShowNodeSection if self.enter_in_practice() => {}
            // A frame has no side panel.
            UiCommand::ShowNodeSection if self.model.is_embedded => {}
            UiCommand::ShowNodeSection => self.show_node_section(is_narrow),
            UiCommand::Undo => self.apply(Command::Undo),
            UiCommand::Redo => self.apply(Command::Redo),
            UiCommand::ToggleSidePanel => self.model.toggle_side_panel(is_narrow),
            UiCommand::ToggleBookmark => self.apply(Command::ToggleBookmark),
            UiCommand::CloseLecture => self.apply(Command::SetLecture(None)),
            UiCommand::EditNotes => {
                if self.panels.side.toggle_notes_editor() {
                    self.model.open_side_panel(is_narrow);
                }
            }
            UiCommand::TogglePresentedNotes => {
                self.model.settings.presented_notes = !self.model.settings.presented_notes;
            }
            UiCommand::ToggleLessonText => self.model.settings.notes = !self.model.settings.notes,
            UiCommand::TogglePrunedValues => {
                self.model.settings.pruned_values = !self.model.settings.pruned_values;
            }
            UiCommand::StopSearch => self.tasks.stop(ctx),
            UiCommand::CopyPicture | UiCommand::CopyLink | UiCommand::CopyFrame | UiCommand::OpenWhole => {
                self.hand_out(ctx, command);
            }
            UiCommand::Open
            | UiCommand::Save
            | UiCommand::SaveAs
            | UiCommand::NewTree
            | UiCommand::NewExercise
            | UiCommand::MakePaper
            | UiCommand::OpenPrintedExercise
            | UiCommand::ShowProgress
            | UiCommand::HandIn
            | UiCommand::ExportPictures
            | UiCommand::EditAsText
            | UiCommand::CompareSearches
            | UiCommand::ToggleKeySheet
            | UiCommand::ToggleGlossary
            | UiCommand::PreviousLesson
            | UiCommand::NextLesson => {
                self.run_document_command(ctx, command);
            }
        }
    }

    /// Carries out a command that copies what is shown or opens it elsewhere.
    fn hand_out(&mut self, ctx: &Context, command: UiCommand) {
        match command {
            UiCommand::CopyPicture => self.copy_picture(ctx),
            UiCommand::CopyLink => self.copy_link(ctx),
            UiCommand::CopyFrame => self.offer_frame(),
            UiCommand::OpenWhole => self.open_whole(ctx),
            _ => {}
        }
    }

    /// Carries out a command about documents or modals.
    fn run_document_command(&mut self, ctx: &Context, command: UiCommand) {
        let model = &mut self.model;
        let exports = matches!(command, UiCommand::ExportPictures | UiCommand::MakePaper);
        if exports && model.practice.is_some() {
            // The pages of a search and the key of a paper would answer what is asked.
            return self.panels.documents.notify(Notification::NotWhilePracticing);
        }
        let commands = self.panels.documents.run(ctx, command, &model.session, &mut model.settings, &model.words);
        for command in commands {
            self.apply(command);
        }
    }

    /// Applies a command to the session and copies options that last beyond the document to the settings.
    pub(super) fn apply(&mut self, command: Command) {
        match command {
            Command::SetDrawingOptions(options) => {
                let kept = self.model.settings.unvisited;
                self.model.settings.set_drawing_options(options);
                if self.model.practice.is_some() {
                    // What an exercise shows of unvisited nodes is no choice of the user.
                    self.model.settings.unvisited = kept;
                }
                self.panels.tree.reset_view();
            }
            Command::SetLimits(limits) => self.model.settings.set_limits(limits),
            Command::SetStepSize(step_size) => self.model.settings.step_size = step_size,
            _ => {}
        }
        if let Some(PracticeMode::Predict(predict)) = &mut self.model.practice
            && matches!(command, Command::Seek(_) | Command::Go(_) | Command::Tick(_) | Command::TogglePlay)
            && predict.change_played_out(|session| session.apply(command.clone()))
        {
            return;
        }
        // A blank tree is that of step 0: no other step is shown meanwhile.
        let is_about_steps =
            matches!(command, Command::Seek(_) | Command::Go(_) | Command::Tick(_) | Command::TogglePlay);
        if is_about_steps && self.model.practice.as_ref().is_some_and(|practice| practice.fill_in().is_some()) {
            return;
        }
        let takes_back = matches!(command, Command::Cancel | Command::Undo);
        let moves = matches!(command, Command::Seek(_) | Command::Go(_) | Command::Tick(_));
        let step_before = self.model.session.search().step();
        self.model.update_session(&mut self.panels.tree, |session| session.apply(command));
        let Self { model, .. } = self;
        if moves && step_before != model.session.search().step() {
            model.selected = None;
        }
        if takes_back {
            // Options that were requested together with the canceled search are taken back too.
            model.settings.set_drawing_options(model.session.drawing_options());
            model.settings.set_limits(model.session.limits());
        }
        self.keep_to_practice();
        self.check_selection();
    }

    /// Clears the selection and resets the view once another tree is shown, unless it is the tree of the last edit.
    pub(super) fn check_selection(&mut self) {
        if self.tree_seen == self.model.session.search().tree_id() {
            return;
        }
        if !self.show_edited_node() {
            self.model.selected = None;
            self.panels.tree.reset();
        }
        self.tree_seen = self.model.session.search().tree_id();
    }

    fn zoom(&mut self, factor: f32) {
        let context = self.model.view_context(self.panels.tree.root(self.model.session.search()));
        self.panels.tree.zoom(&context, factor);
    }

    pub(super) fn set_presenting(&mut self, ctx: &Context, is_presenting: bool) {
        self.model.is_presenting = is_presenting;
        if is_presenting {
            self.ask_room_instead();
        }
        // A browser lets a frame fill the screen only where its user asks for it.
        platform::window::set_fullscreen(ctx, is_presenting && !self.model.is_embedded);
        self.panels.tree.reset_view();
    }

    /// Closes the topmost of what is open; with nothing open, clears the selection.
    fn close_topmost(&mut self, ctx: &Context) {
        let Self { model, panels, .. } = self;
        if panels.tree.cancel_drag() || panels.documents.close() {
            return;
        }
        if model.session.task().is_some() && !model.session.shows_partial_search() {
            return self.apply(Command::Cancel);
        }
        if model.is_blank {
            model.is_blank = false;
            return;
        }
        if model.lectern.put_down() {
            return;
        }
        // Closing the find bar keeps the selection.
        let is_closed =
            panels.find.close() || model.session.split().is_some_and(|split| panels.split_view.reset(split));
        if is_closed {
            return;
        }
        // A frame has no way back into its exercise.
        if !self.model.is_embedded && self.leave_practice() {
            return;
        }
        let Self { model, panels, .. } = self;
        if model.is_presenting {
            self.set_presenting(ctx, false);
        } else if panels.tree.root(model.session.search()) != NodeId::ROOT {
            panels.tree.set_root(None);
        } else {
            model.selected = None;
            model.is_side_panel_open = false;
            // A control that was reached with Tab loses the focus, so that keys reach the commands again.
            ctx.memory_mut(|memory| {
                if let Some(focused) = memory.focused() {
                    memory.surrender_focus(focused);
                }
            });
        }
    }
}
