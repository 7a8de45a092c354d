//! The model with the panels that show it: what requests change. A command of the session changes both.
//!
//! What a command means for the exercise is decided in [`apply`](super::apply).

use super::model::Model;
use super::panels::Panels;
use super::waiting::WaitingCommands;
use egui::Context;
use poda_core::search::AnySearch;
use poda_core::trace::RecordedKind;
use poda_session::play_match::MatchCommand;
use poda_session::playback::Direction;
use poda_session::shown_search::ShownSearch;
use poda_session::{Changed, Command, DrawingOptions, Session, TreeChange};
use poda_window::look::size_class::SizeClass;
use poda_window::panel::lane_text::program;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::code::{CodeLanguage, Program};
use poda_words::lessons::curriculum::SearchControl;

#[derive(Debug)]
pub(super) struct Workspace {
    pub model: Model,
    pub panels: Panels,
    pub waiting: WaitingCommands,
}

impl Workspace {
    pub fn view_context(&self) -> ViewContext<'_> {
        self.model.view_context(&self.panels.tree)
    }

    /// Returns the program whose code is shown, with its language.
    pub fn shown_program(&self) -> Option<(CodeLanguage, Program)> {
        let context = self.view_context();
        let language = context.code_language()?;
        Some((language, program(context.lane(), language)?))
    }

    /// Keeps what is entered in the user's exercise on the shown document. Every command and every frame calls this, so
    /// that nothing is lost however the document is left.
    pub fn keep_work(&mut self) {
        let Model { session, practice, settings, .. } = &mut self.model;
        practice.keep(session, settings);
    }

    /// Keeps what is to last beyond the document before a command: what is entered in the exercise, the options that
    /// the command sets, and that its control was used.
    pub fn keep_before(&mut self, command: &Command) {
        self.keep_work();
        self.keep_options(command);
        self.keep_used_control(command);
    }

    /// Applies a command to the session, and lets the selection and the notifications follow. Returns what has changed.
    pub fn change(&mut self, command: Command) -> Changed {
        let moves = is_move(&command);
        let takes_back = matches!(command, Command::Cancel | Command::Undo);
        let changed = self.model.update_session(&mut self.panels.tree, |session| session.apply(command));
        let model = &mut self.model;
        if moves && changed.step {
            self.panels.notifications.step_on();
        }
        if moves && matches!(changed.tree, TreeChange::Stepped | TreeChange::Replaced) {
            model.selection.node = None;
        }
        if changed.lanes {
            model.selection.clear_in_lanes();
        }
        if takes_back {
            self.panels.notifications.take_back();
            // Options that were requested together with the canceled search are also reverted.
            model.settings.set_drawing_options(model.session.drawing_options());
            model.settings.set_limits(model.session.limits());
        }
        changed
    }

    /// Like [`change`](Self::change), where the exercise does not need to be asked: it allows the command, and nothing
    /// is left of it to put right but the view.
    pub fn change_alone(&mut self, command: Command) {
        self.keep_before(&command);
        let changed = self.change(command);
        self.follow_tree(&changed);
    }

    /// Shows another tree, if the session does.
    pub fn follow_tree(&mut self, changed: &Changed) {
        if let TreeChange::Replaced = changed.tree {
            self.show_replaced_tree();
        }
    }

    /// Keeps that the user has used the control of a command, so that every lesson shows it.
    fn keep_used_control(&mut self, command: &Command) {
        let now = self.model.session.search().map(ShownSearch::config);
        let jumps = [Direction::NextCutoff, Direction::PreviousCutoff, Direction::Over, Direction::Out];
        let used = if matches!(command, Command::Go(direction) if jumps.contains(direction)) {
            SearchControl::Jumps
        } else if matches!(command, Command::SetSpeed(_) | Command::SetStepSize(_)) {
            SearchControl::Pace
        } else if matches!(command, Command::Match(MatchCommand::Start)) {
            SearchControl::Match
        } else if let Command::SetSearch(AnySearch::Search(search)) = command {
            match now {
                Some(now) if search.algorithm == now.algorithm => {
                    if search.depth != now.depth {
                        SearchControl::Depth
                    } else if (search.fail, search.cut_on) != (now.fail, now.cut_on) {
                        SearchControl::Cutoffs
                    } else {
                        return;
                    }
                }
                Some(_) | None => SearchControl::Algorithm,
            }
        } else {
            return;
        };
        self.model.use_control(used);
    }

    /// Copies options set by a command to the settings.
    fn keep_options(&mut self, command: &Command) {
        let settings = &mut self.model.settings;
        if let Command::SetDrawingOptions(options) = *command {
            let kept = (settings.unvisited, settings.layout);
            settings.set_drawing_options(options);
            if self.model.practice.mode.as_ref().is_some_and(|mode| !mode.is_reading()) {
                // How an exercise shows unvisited nodes is not the user's choice, nor what its nodes are.
                (settings.unvisited, settings.layout) = kept;
            }
            self.panels.tree.reset_view();
        } else if let Command::SetLimits(limits) = *command {
            settings.set_limits(limits);
        } else if let Command::SetStepSize(step_size) = *command
            && self.model.session.stepped_kind() == RecordedKind::Search
        {
            settings.step_size = step_size;
        }
    }

    /// Changes the drawing options of the session without changing the settings.
    pub fn set_temporary_drawing(&mut self, drawing: DrawingOptions) {
        if self.model.session.drawing_options() != drawing {
            let set = |session: &mut Session| session.apply(Command::SetDrawingOptions(drawing));
            self.model.update_session(&mut self.panels.tree, set);
        }
    }

    /// Clears the selection and resets the view, because another tree is shown, unless it is the result of the last
    /// edit.
    fn show_replaced_tree(&mut self) {
        if !self.show_edited_node() {
            self.model.selection.node = None;
            self.panels.tree.reset();
        }
    }

    /// Selects the node of the last edit, once its search is shown. Returns whether there is such a node.
    fn show_edited_node(&mut self) -> bool {
        let Self { model, panels, .. } = self;
        let Some(mut feedback) = model.edit_feedback.take().filter(|feedback| feedback.is_awaited(&model.session))
        else {
            return false;
        };
        if feedback.was_over {
            model.update_session(&mut panels.tree, |session| session.apply(Command::Go(Direction::Last)));
        }
        let Some(search) = model.session.search() else { return false };
        let node = feedback.node(search.recording());
        if feedback.awaits_value(search.recording()) {
            panels.tree.focus_value();
        }
        panels.side.continue_editing();
        feedback.set_shown(search);
        model.edit_feedback = Some(feedback);
        model.selection.node = Some(search.recording().node_ref(node));
        if let Some(context) = model.search_context(&panels.tree) {
            panels.tree.reset_around(&context, node);
        }
        true
    }
}

/// Returns whether a command goes to another step.
pub(super) const fn is_move(command: &Command) -> bool {
    matches!(command, Command::Seek(_) | Command::Go(_) | Command::Tick(_))
}

/// Returns whether the window is so narrow that the side panel is hidden initially.
pub(super) fn is_narrow(ctx: &Context) -> bool {
    SizeClass::of(ctx).hides_side_panel()
}
