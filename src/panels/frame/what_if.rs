//! Trying values, in the strip under the tree. The user types a value for a pruned branch and sees that the result at
//! the root stays the same, or types another value at a leaf of an explicit tree and sees what it has changed.

use egui::{Align, Label, Layout, RichText, ScrollArea, TextEdit, Ui, WidgetInfo, vec2};
use poda_core::score::Score;
use poda_core::search::what_if::{WhatIfResult, can_suppose, what_if};
use poda_core::trace::moment::NodeState;
use poda_core::trace::recording::RecordingId;
use poda_core::trace::{NodeId, Story};
use poda_picture::picture::fonts::Font;
use poda_session::Command;
use poda_window::look::menus::{MenuItem, menu, menu_item};
use poda_window::look::theme;
use poda_window::look::widgets::{MAX_TYPED_CHARS, keep_focus_after_enter, wrapped};
use poda_window::panel::request::EditField;
use poda_window::panel::request_widgets::request_button;
use poda_window::panel::section::paragraph;
use poda_window::panel::view_context::SearchContext;
use poda_window::state::mode::Mode;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{args, what_if};
use poda_words::practice::read_number;

/// The largest number of nodes of the minimax search, which runs within a frame. It is enough for all of tic-tac-toe.
const MAX_NODES: u64 = 600_000;
/// The largest number of branches offered at one cutoff.
const MAX_OFFERED: usize = 12;
/// The width of the field for the value, in pixels.
const FIELD: f32 = 54.0;
/// The text size of the field and of the answer, in pixels.
const TYPED: f32 = 15.0;
const MORE: f32 = 13.5;
/// The space between the field and the answer, and below the field in a narrow strip, the height of the row of the
/// field, and that of the answer, which is two lines, in pixels.
const ANSWER_GAP: f32 = 8.0;
const ROW_GAP: f32 = 4.0;
const ROW: f32 = 30.0;
const ANSWER_HEIGHT: f32 = 38.0;

/// The value that is tried.
#[derive(Debug, Default)]
pub(super) struct WhatIfField {
    typed: Option<TypedWhatIf>,
}

#[derive(Debug)]
struct TypedWhatIf {
    /// The branch, and the recording in which it was pruned.
    branch: NodeId,
    of: RecordingId,
    text: String,
    /// The last value and its result; the inner `None` means that the tree is too large.
    answer: Option<(Score, Option<WhatIfResult>)>,
}

/// What can be tried at the shown step, or was tried.
pub(super) enum Trying {
    /// Another value of one of these branches.
    Branches(Vec<NodeId>),
    /// What the last edit changed, and whether the values before it can be restored.
    Edit(Vec<StyledText>, bool),
}

impl Trying {
    /// Returns what can be tried, or was tried. `None` while a question is open, in an exercise and in a match.
    pub(super) fn of(context: &SearchContext<'_>) -> Option<Self> {
        let session = context.session;
        let is_exercise = context.practice.is_some_and(|mode| {
            mode.rounds().is_some() || mode.fill_in().is_some() || (mode.predict().is_some() && !mode.is_reading())
        });
        let is_for_two = !context.window.modes.has(Mode::SeveralPlayers);
        if is_exercise || context.is_asking() || session.current_match().is_some() || !is_for_two {
            return None;
        }
        let branches = branches(context);
        if !branches.is_empty() {
            return Some(Self::Branches(branches));
        }
        let said = context.edit_feedback.map(|feedback| feedback.sentences(context.words, session)).unwrap_or_default();
        let has_tried = session.history().tries_values();
        (has_tried || !said.is_empty()).then_some(Self::Edit(said, has_tried))
    }
}

impl WhatIfField {
    /// Draws the field for a pruned branch with its answer.
    pub(super) fn branches_ui(
        &mut self,
        ui: &mut Ui,
        context: &SearchContext<'_>,
        branches: &[NodeId],
        is_narrow: bool,
        typing: &mut Option<EditField>,
    ) {
        let Some(&first) = branches.first() else { return };
        let of = context.search.recording().id;
        let is_here = |typed: &TypedWhatIf| typed.of == of && branches.contains(&typed.branch);
        self.typed = self.typed.take().filter(is_here);
        let typed = self.typed.get_or_insert_with(|| TypedWhatIf::of(first, of));
        // The answer stands beside the field and scrolls there, so that it moves nothing.
        let answer_ui = |ui: &mut Ui, typed: &mut TypedWhatIf, is_entered: bool| {
            let area = ScrollArea::vertical().id_salt("what if").auto_shrink(false);
            let height = ANSWER_HEIGHT * theme::enlargement(ui);
            area.max_height(height).min_scrolled_height(height).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 0.0;
                let said = answer(context, typed, is_entered);
                if let Some(said) = said.into_iter().reduce(StyledText::then) {
                    paragraph(ui, &said, MORE);
                }
            });
        };
        if is_narrow {
            let is_entered = wrapped(ui, [5.0, 4.0], |ui| suppose_ui(ui, context, branches, typed, typing));
            return answer_ui(ui, typed, is_entered);
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            let row = vec2(ui.available_width(), ROW * theme::enlargement(ui));
            let center = Layout::left_to_right(Align::Center);
            let is_entered =
                ui.allocate_ui_with_layout(row, center, |ui| suppose_ui(ui, context, branches, typed, typing));
            ui.add_space(ANSWER_GAP);
            ui.vertical(|ui| answer_ui(ui, typed, is_entered.inner));
        });
    }
}

/// Returns the height of the field with its answer, which a narrow strip has below it, in pixels.
pub(super) fn height(is_narrow: bool, scale: f32) -> f32 {
    (if is_narrow { ROW + ROW_GAP + ANSWER_HEIGHT } else { ANSWER_HEIGHT }) * scale
}

/// Draws what the last edit changed, and the button that restores the values before it.
pub(super) fn edit_ui(ui: &mut Ui, context: &SearchContext<'_>, said: &[StyledText], has_tried: bool) {
    if has_tried {
        let values = Command::SetGame(context.session.history().baseline.position().clone());
        request_button(ui, context, "what-if-as-opened", "", true, values);
    }
    for sentence in said {
        paragraph(ui, sentence, MORE);
    }
}

impl TypedWhatIf {
    const fn of(branch: NodeId, of: RecordingId) -> Self {
        Self { branch, of, text: String::new(), answer: None }
    }
}

/// Returns the pruned branches in focus: the selected branch, or those that the cutoff at the node has pruned.
fn branches(context: &SearchContext<'_>) -> Vec<NodeId> {
    let (node, moment, trace) = (context.focused_node(), context.search.moment(), context.search.trace());
    if !can_suppose(context.search.config(), context.search.root()) {
        return Vec::new();
    }
    let is_for_good = |branch: &NodeId| trace.is_pruned_for_good(*branch);
    if moment.state(node) == NodeState::Pruned {
        return vec![node].into_iter().filter(is_for_good).collect();
    }
    let Some(cutoff) = moment.cutoff(node) else { return Vec::new() };
    trace.later_siblings(cutoff.child).filter(is_for_good).take(MAX_OFFERED).collect()
}

/// Draws the sentence with the name of the branch, which is a menu if there are several, and the field for the value,
/// into a row. Returns whether the value was entered.
fn suppose_ui(
    ui: &mut Ui,
    context: &SearchContext<'_>,
    branches: &[NodeId],
    typed: &mut TypedWhatIf,
    typing: &mut Option<EditField>,
) -> bool {
    let words = context.words;
    let name = NodeNames::new(words, context.search.recording()).short_inline(typed.branch);
    let sentence = words.fill("what-if-value", &args![name = name.as_str()]);
    let part = |ui: &mut Ui, text: &str, font| {
        if !text.is_empty() {
            ui.add(Label::new(RichText::new(text).font(theme::font(font, theme::TEXT))).selectable(false));
        }
    };
    let (before, after) = sentence.split_once(&name).unwrap_or((&sentence, ""));
    part(ui, before.trim(), Font::Regular);
    if branches.len() < 2 {
        part(ui, &name, Font::SemiBold);
    } else {
        branch_menu(ui, context, branches, typed);
    }
    part(ui, after.trim(), Font::Regular);
    let field = TextEdit::singleline(&mut typed.text)
        .char_limit(MAX_TYPED_CHARS)
        .desired_width(FIELD)
        .font(theme::font(Font::SemiBold, TYPED));
    let field = ui.add(field).on_hover_text(words.text("what-if-hint"));
    let text = typed.text.clone();
    field.widget_info(|| WidgetInfo { label: Some(sentence.clone()), ..WidgetInfo::text_edit(true, "", &text, "") });
    if typing.take_if(|typing| *typing == EditField::WhatIf).is_some() {
        field.request_focus();
        field.scroll_to_me(None);
    }
    // The user can type the next value at once.
    keep_focus_after_enter(ui, &field, &typed.text)
}

/// Draws the name of the branch as a menu of all branches.
fn branch_menu(ui: &mut Ui, context: &SearchContext<'_>, branches: &[NodeId], typed: &mut TypedWhatIf) {
    let names = NodeNames::new(context.words, context.search.recording());
    let name = context.words.text("what-if-branch");
    menu(ui, &name, "", &Font::SemiBold.elided(&names.short(typed.branch), 13.0, 110.0), 13.0, |ui| {
        ui.set_width(180.0);
        for &branch in branches {
            if menu_item(ui, &names.short(branch), MenuItem::Choice(branch == typed.branch)) {
                *typed = TypedWhatIf { text: typed.text.clone(), ..TypedWhatIf::of(branch, typed.of) };
            }
        }
    });
}

/// Works out the answer to an entered value. Returns the sentences of the answer, or what is still to be done for one.
fn answer(context: &SearchContext<'_>, typed: &mut TypedWhatIf, is_entered: bool) -> Vec<StyledText> {
    let words = context.words;
    if typed.text.is_empty() {
        typed.answer = None;
        return Vec::new();
    }
    let Some(score) = read_number(&typed.text) else {
        typed.answer = None;
        return vec![words.styled("leaf-not-a-number", &[])];
    };
    let recording = context.search.recording();
    if typed.answer.as_ref().is_none_or(|(last_score, _)| *last_score != score) {
        let line = recording.moves_to(typed.branch);
        let found = || (score, what_if(recording.config(), recording.root(), &line, score, MAX_NODES));
        typed.answer = is_entered.then(found);
    }
    match &typed.answer {
        Some((_, Some(what))) => what_if::what_if_sentences(words, recording, typed.branch, what),
        Some((_, None)) => {
            let nodes = words.number(MAX_NODES);
            vec![words.styled("what-if-too-large", &args![nodes])]
        }
        None => {
            // Of the cut, what the search has found is enough.
            let stays = what_if::cut_stays(words, recording, context.search.step(), typed.branch);
            // The result is about the values of the whole tree.
            let is_over = context.search.is_over();
            let message = if is_over { "what-if-press-enter" } else { "what-if-press-enter-early" };
            stays.into_iter().chain([words.styled(message, &[])]).collect()
        }
    }
}
