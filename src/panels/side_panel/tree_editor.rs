//! The selected node, and the editor of an explicit tree: the name of a node, its side to move, its children, siblings
//! and order, the weight of an outcome, and the bounds of all values in a tree with chance nodes. Below are the effects
//! of the last edit.
//!
//! An invalid name or invalid bounds are reported beside the field, and the typed text is kept.

use egui::epaint::StrokeKind;
use egui::{
    Align, DragValue, Id, Key, Layout, PopupCloseBehavior, Rect, Response, RichText, Sense, Stroke, TextEdit, Ui, Vec2,
    vec2,
};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::leaf_change::LeafChange;
use poda_core::game::tree::editing::{ChildOrder, EditError, TreeEdit};
use poda_core::game::tree::{MAX_WEIGHT, Tree, Weight};
use poda_core::score::{Interval, Player, Score, Turn};
use poda_core::trace::NodeId;
use poda_picture::picture::NodeCategory;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_platform::another_seed;
use poda_session::history::OpenChange;
use poda_session::{Command, reorder};
use poda_window::input::command::UiCommand;
use poda_window::look::linked_text::LinkOptions;
use poda_window::look::menus::{MenuItem, MenuValue, menu, menu_closing, menu_item, submenu};
use poda_window::look::theme;
use poda_window::look::widgets::{
    keep_focus_after_enter, labeled_number, segmented_control, text_button, text_button_named, wrapped,
};
use poda_window::panel::command_state::moves_among_siblings;
use poda_window::panel::node_description;
use poda_window::panel::request::{EditField, UiRequest};
use poda_window::panel::request_widgets::{request_button, request_item};
use poda_window::panel::section::{full_field_ui, linked_paragraph, paragraph, section};
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::practice::PracticeMode;
use poda_words::file::TextKind;
use poda_words::i18n::args;
use poda_words::i18n::node_card::best_child;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::overview_text::overview_text;
use poda_words::i18n::styled_text::StyledText;
use poda_words::messages::Message;
use poda_words::practice::{Answer, written_value};

/// The state of the section: a typed name, and typed bounds with the bounds that they replace.
#[derive(Debug, Default)]
pub(super) struct TreeEditor {
    typed: Option<TypedName>,
    bounds: Option<(Interval, String)>,
    leaves: LeafNumbers,
}

/// The numbers with which the values of all leaves are changed.
#[derive(Debug)]
struct LeafNumbers {
    /// The factor or summand.
    by: f64,
    /// The least and the greatest random number.
    range: [i32; 2],
}

impl Default for LeafNumbers {
    fn default() -> Self {
        Self { by: 2.0, range: [0, 9] }
    }
}

impl LeafNumbers {
    /// Draws the menu of the changes of all leaves.
    fn menu_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let words = context.words;
        let name = words.text("edit-leaves");
        // Fields for numbers stay in view when they are clicked.
        let close = PopupCloseBehavior::CloseOnClickOutside;
        menu_closing(close, ui, &name, &name, MenuValue { text: "", size: 13.0, max_width: f32::INFINITY }, |ui| {
            ui.set_width(260.0);
            let item = |ui: &mut Ui, text: &str, change: LeafChange| {
                if menu_item(ui, text, MenuItem::Command) {
                    context.requests.push(UiRequest::EditTree(TreeEdit::ChangeLeaves(change)));
                    ui.close();
                }
            };
            labeled_number(ui, &words.text("edit-leaves-number"), DragValue::new(&mut self.by).range(-MOST..=MOST));
            let by = Score::new(self.by).unwrap_or_default();
            let named = |key: &str| words.fill(key, &args![by]);
            item(ui, &named("edit-leaves-multiply"), LeafChange::Multiply(by));
            item(ui, &named("edit-leaves-add"), LeafChange::Add(by));
            item(ui, &words.text("edit-leaves-negate"), LeafChange::Negate);
            item(ui, &words.text("edit-leaves-square"), LeafChange::Square);
            item(ui, &words.text("edit-leaves-root"), LeafChange::Root);
            item(ui, &words.text("edit-leaves-rank"), LeafChange::Rank);
            for (number, key) in self.range.iter_mut().zip(["edit-leaves-low", "edit-leaves-high"]) {
                labeled_number(ui, &words.text(key), DragValue::new(number).range(-MOST_DRAWN..=MOST_DRAWN));
            }
            let [low, high] = self.range;
            let drawn = words.fill("edit-leaves-random", &args![low = low.to_string(), high = high.to_string()]);
            item(ui, &drawn, LeafChange::Random { low, high, seed: another_seed() });
        });
    }
}

/// The greatest factor or summand, and the greatest random number, of a field.
const MOST: f64 = 1_000_000.0;
const MOST_DRAWN: i32 = 1_000_000;

#[derive(Debug)]
struct TypedName {
    /// The index of the node in the tree.
    index: usize,
    text: String,
    /// The tree of the node. The text is dropped for another tree.
    of: Tree,
    /// The last text that was checked, and the result.
    checked: Option<(String, Result<(), EditError>)>,
}

impl TreeEditor {
    /// Draws the section for the leaves of an explicit tree that is searched in a way in which its nodes are not edited
    /// one by one.
    pub(super) fn all_leaves_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let position = context.session.latest_document().position();
        let is_read = context.practice.is_none_or(PracticeMode::is_reading) && !context.shown.is_asked();
        if position.is_explicit_tree() && position.players().is_none() && is_read && !context.is_embedded() {
            section(ui, &context.words.text("edit-title"), |ui| {
                ui.horizontal(|ui| self.leaves.menu_ui(ui, context));
            });
        }
    }

    /// Draws the section for the selected node of an explicit tree. `typing` is the field that gets the focus.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &SearchContext<'_>, typing: &mut Option<EditField>) {
        let Some(node) = context.tree.selected else { return };
        let AnyGame::Tree(tree) = context.search.recording().position(node) else { return };
        section(ui, &context.words.text("edit-title"), |ui| {
            self.name_ui(ui, context, &tree, typing);
            ui.add_space(4.0);
            buttons_ui(ui, context, node, &tree);
            weight_ui(ui, context, node, &tree);
            if !tree.children().is_empty() {
                ui.add_space(4.0);
                inner_ui(ui, context, &tree);
            }
            ui.add_space(4.0);
            ui.horizontal(|ui| self.leaves.menu_ui(ui, context));
            if tree.has_chance() || tree.bounds() != Interval::UNKNOWN {
                self.bounds_ui(ui, context, &tree);
            }
        });
    }

    fn name_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, tree: &Tree, typing: &mut Option<EditField>) {
        let words = context.words;
        let name = tree.name_of(tree.node_index()).unwrap_or_default();
        self.typed = self.typed.take().filter(|typed| typed.index == tree.node_index() && typed.of == *tree);
        let typed = self.typed.get_or_insert_with(|| TypedName {
            index: tree.node_index(),
            text: name.to_owned(),
            of: tree.clone(),
            checked: None,
        });
        let (id, hint) = (Id::unique(("node-name", tree.node_index())), words.text("edit-name-hint"));
        let field = field_ui(ui, &words.text("edit-name"), id, &mut typed.text, 150.0, &hint);
        if typing.take_if(|typing| *typing == EditField::Name).is_some() {
            field.request_focus();
        }
        let has_lost_focus = field.lost_focus();
        keep_focus_after_enter(ui, &field, &typed.text);
        full_field_ui(ui, words, TextKind::Node, &typed.text);
        if typed.text == name {
            return;
        }
        let edit = TreeEdit::Rename {
            node: tree.node_index(),
            name: Some(typed.text.clone()).filter(|name| !name.is_empty()),
        };
        let checked = typed.checked.take().filter(|(text, _)| *text == typed.text);
        let (_, verdict) =
            typed.checked.insert(checked.unwrap_or_else(|| (typed.text.clone(), tree.edited(&edit).map(|_| ()))));
        let is_canceled = ui.input(|input| input.key_pressed(Key::Escape));
        match verdict {
            Err(refusal) => {
                for sentence in refusal.sentences(words).into_iter().take(1) {
                    paragraph(ui, &StyledText::plain_text(&sentence), 12.5);
                }
            }
            Ok(()) if has_lost_focus && !is_canceled => context.requests.push(UiRequest::EditTree(edit)),
            Ok(()) => paragraph(ui, &words.styled("edit-name-press-enter", &[]), 12.5),
        }
        if has_lost_focus && is_canceled {
            self.typed = None;
        }
    }

    /// Draws the field for the bounds of all values of the tree. An empty field means that no bounds are known.
    fn bounds_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, tree: &Tree) {
        let (words, bounds) = (context.words, tree.bounds());
        let given = if bounds == Interval::UNKNOWN { String::new() } else { written_value(bounds) };
        let typed = self.bounds.take().filter(|(of, _)| *of == bounds);
        let (_, text) = self.bounds.insert(typed.unwrap_or_else(|| (bounds, given.clone())));
        let field = field_ui(ui, &words.text("edit-bounds"), Id::unique("bounds"), text, 110.0, "−10 … 10");
        let has_lost_focus = field.lost_focus();
        let is_entered = keep_focus_after_enter(ui, &field, text);
        if *text == given {
            return;
        }
        let edit = match read_bounds(text) {
            Some(read) if tree.outside(read).next().is_none() => Some(TreeEdit::SetBounds(read)),
            Some(Interval { low, high }) => {
                let sentence = words.styled("edit-bounds-outside", &args![low, high]);
                paragraph(ui, &sentence, 12.5);
                None
            }
            None => {
                paragraph(ui, &words.styled("edit-bounds-how", &[]), 12.5);
                None
            }
        };
        if has_lost_focus && !is_entered && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.bounds = None;
        } else if has_lost_focus {
            context.requests.extend(edit.map(UiRequest::EditTree));
        }
    }
}

/// Draws a field with its label, and with a hint while it is empty.
fn field_ui(ui: &mut Ui, label: &str, id: Id, text: &mut String, width: f32, hint: &str) -> Response {
    let row = ui.horizontal(|ui| {
        ui.set_min_height(30.0);
        let named = ui.label(RichText::new(label).size(theme::TEXT));
        let hint = RichText::new(hint).color(theme::color(ui, PaletteColor::FaintText));
        let field = TextEdit::singleline(text)
            .char_limit(TextKind::Node.max_chars())
            .id(id)
            .desired_width(width)
            .hint_text(hint);
        ui.add(field.font(theme::font(Font::SemiBold, 15.0))).labelled_by(named.id)
    });
    row.inner
}

/// Reads the bounds of all values, such as `−10 … 10`. An empty text means no bounds.
fn read_bounds(text: &str) -> Option<Interval> {
    if text.trim().is_empty() {
        return Some(Interval::UNKNOWN);
    }
    match Answer::read_value(text)? {
        Answer::Proved(bounds) => Some(bounds).filter(|bounds| bounds.low < bounds.high),
        Answer::Node(_) | Answer::Children(_) | Answer::Sum { .. } | Answer::Vector(_) | Answer::Changes(_) => None,
    }
}

/// Draws the buttons for children, siblings and their order.
fn buttons_ui(ui: &mut Ui, context: &SearchContext<'_>, node: NodeId, tree: &Tree) {
    let (words, index, is_root) = (context.words, tree.node_index(), node == NodeId::ROOT);
    let [earlier, later] = moves_among_siblings(context, node);
    wrapped(ui, [6.0, 6.0], |ui| {
        let [child, sibling] = [TreeEdit::AddChild { parent: index }, TreeEdit::AddSibling { node: index }];
        request_button(ui, context, add_child_message(tree), "", true, UiRequest::EditTree(child));
        request_button(ui, context, "edit-add-sibling", "", !is_root, UiRequest::EditTree(sibling));
        for (command, message, is_enabled) in [
            (UiCommand::MoveEarlier, "edit-earlier", earlier.is_some()),
            (UiCommand::MoveLater, "edit-later", later.is_some()),
            (UiCommand::DeleteNode, "edit-delete", !is_root),
        ] {
            let (name, key) = (command.name(words), command.key(words));
            if text_button_named(ui, &words.text(message), &name, &key, is_enabled).clicked() && is_enabled {
                context.requests.push(command);
            }
        }
    });
    if reorder::movable(context.search.recording(), node).is_some() {
        paragraph(ui, &words.styled("edit-drag-hint", &[]), 12.5);
    }
}

/// Returns the message id for adding another child to a node.
pub fn add_child_message(tree: &Tree) -> &'static str {
    if tree.turn() == Turn::Chance { "edit-add-outcome" } else { "edit-add-child" }
}

/// Draws the weight of an outcome of a chance node, and the sum of the weights of all its outcomes.
fn weight_ui(ui: &mut Ui, context: &SearchContext<'_>, node: NodeId, tree: &Tree) {
    let index = tree.node_index();
    let Some(weight) = tree.weight_of(index) else { return };
    ui.horizontal(|ui| {
        ui.set_min_height(28.0);
        let name = ui.label(RichText::new(context.words.text("edit-weight")).size(theme::TEXT));
        let mut changed = weight.get();
        let field = DragValue::new(&mut changed).range(0..=MAX_WEIGHT).update_while_editing(false);
        let field = ui.add(field.speed(0.05)).labelled_by(name.id);
        if let Some(changed) = Weight::new(changed).filter(|changed| *changed != weight) {
            context.requests.push(UiRequest::EditTree(TreeEdit::SetWeight { node: index, weight: changed }));
        }
        if field.drag_stopped() || field.lost_focus() {
            context.requests.push(Command::EndChange(OpenChange::Value(index)));
        }
        if let Some((_, of)) = context.search.trace().weight(node) {
            let text = context.words.fill("edit-weight-of", &args![of = of.to_string()]);
            ui.label(RichText::new(text).size(theme::TEXT));
        }
    });
}

/// Draws the side to move at a node with children, and the order of the children.
fn inner_ui(ui: &mut Ui, context: &ViewContext<'_>, tree: &Tree) {
    let index = tree.node_index();
    ui.horizontal(|ui| {
        ui.set_min_height(28.0);
        let name = context.words.text("edit-turn");
        ui.label(RichText::new(&name).size(theme::TEXT));
        let turns = turns(context);
        let chosen = turns.iter().position(|(turn, _)| *turn == tree.turn()).unwrap_or_default();
        if let Some(pressed) = segmented_control(ui, &name, &turns.each_ref().map(|(_, name)| name), chosen, true) {
            let edit = TreeEdit::SetTurn { node: index, turn: turns[pressed].0 };
            context.requests.push(UiRequest::EditTree(edit));
        }
    });
    ui.horizontal(|ui| {
        let name = context.words.text("edit-sort-below");
        menu(ui, &name, &name, "", 13.0, |ui| {
            ui.set_width(200.0);
            sort_items(ui, context, index);
        });
    });
}

/// Returns the sides that can move at a node, with their names.
fn turns(context: &ViewContext<'_>) -> [(Turn, String); 3] {
    let chance = context.words.text("edit-turn-chance");
    [(Player::Max.into(), "MAX".to_owned()), (Player::Min.into(), "MIN".to_owned()), (Turn::Chance, chance)]
}

/// Draws the submenu for the side to move at a node with children.
pub fn turn_items(ui: &mut Ui, context: &ViewContext<'_>, tree: &Tree) {
    submenu(ui, &context.words.text("edit-turn"), "", |ui| {
        for (turn, name) in turns(context) {
            if menu_item(ui, &name, MenuItem::Choice(turn == tree.turn())) {
                let edit = TreeEdit::SetTurn { node: tree.node_index(), turn };
                context.requests.push(UiRequest::EditTree(edit));
            }
        }
    });
}

/// Draws the items that sort the children of all nodes in the subtree of `below`.
pub fn sort_items(ui: &mut Ui, context: &ViewContext<'_>, below: usize) {
    for order in ChildOrder::ALL {
        let message = match order {
            ChildOrder::BestFirst => "order-best-first",
            ChildOrder::WorstFirst => "order-worst-first",
            ChildOrder::Mirrored => "order-mirrored",
        };
        let sort = UiRequest::EditTree(TreeEdit::Sort { below, order });
        request_item(ui, context, &context.words.text(message), MenuItem::Command, sort);
    }
}

/// The state of editing the selected node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum NodeEditing {
    /// The selected node is not edited.
    #[default]
    No,
    /// The node that is selected next is edited.
    Next,
    /// The node with this index in the tree is edited.
    At(usize),
}

impl NodeEditing {
    fn updated(self, index: usize) -> Self {
        match self {
            Self::Next => Self::At(index),
            Self::At(open) if open != index => Self::No,
            Self::No | Self::At(_) => self,
        }
    }

    /// Follows the selection. Returns whether the fields that edit the selected node are open.
    pub(super) fn follow(&mut self, context: &SearchContext<'_>, typing: Option<EditField>) -> bool {
        let Some(node) = context.tree.selected else {
            *self = Self::No;
            return false;
        };
        let Some(index) = index_in_tree(context, node) else { return false };
        *self = if typing == Some(EditField::Name) { Self::At(index) } else { self.updated(index) };
        *self != Self::No
    }

    /// Draws the description of the selected node, with the button that opens the fields beside its first line.
    pub(super) fn node_ui(&mut self, ui: &mut Ui, context: &SearchContext<'_>) {
        let Some(node) = context.tree.selected else { return };
        let (words, search) = (context.words, context.search);
        let mut lines = node_description::description(context, node).into_iter();
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            if let Some(index) = index_in_tree(context, node) {
                let is_open = *self == Self::At(index);
                let message = if is_open { "node-edit-done" } else { "node-edit" };
                if text_button(ui, &words.text(message), "", true).clicked() {
                    *self = if is_open { Self::No } else { Self::At(index) };
                }
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                if let Some(first) = lines.next() {
                    linked_paragraph(ui, context, &first, theme::TEXT, LinkOptions::TERMS);
                }
            });
        });
        for line in lines {
            linked_paragraph(ui, context, &line, theme::TEXT, LinkOptions::TERMS);
        }
        let names = NodeNames::new(words, search.recording());
        if let Some(line) = best_child(&names, &search.moment(), node) {
            linked_paragraph(ui, context, &line, theme::TEXT, LinkOptions::TERMS);
        }
        if index_in_tree(context, node).is_some() && search.trace().subtree_range(node).len() == 1 {
            paragraph(ui, &words.styled("what-if-drag-leaf", &[]).faint(), 12.5);
        }
    }
}

/// Returns the index of a node in its explicit tree; `None` in a match.
fn index_in_tree(context: &SearchContext<'_>, node: NodeId) -> Option<usize> {
    let AnyGame::Tree(tree) = context.search.recording().position(node) else { return None };
    context.session.current_match().is_none().then(|| tree.node_index())
}

/// Draws the legend while the tree is drawn as strips.
pub(super) fn legend_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    if !context.tree.is_far {
        return;
    }
    let (words, trace) = (context.words, context.search.trace());
    section(ui, &words.text("panel-overview"), |ui| {
        paragraph(ui, &overview_text(words, trace, context.tree.root), theme::TEXT);
        ui.add_space(6.0);
        let mut entries = vec![
            (NodeCategory::MaxAhead, "overview-max"),
            (NodeCategory::Even, "overview-level"),
            (NodeCategory::MinAhead, "overview-min"),
            (NodeCategory::Unfinished, "overview-unvisited"),
        ];
        if trace.has_window {
            entries
                .extend([(NodeCategory::Undecided, "overview-undecided"), (NodeCategory::Pruned, "overview-pruned")]);
        }
        for (category, message) in entries {
            let (color, opacity) = category.color();
            entry(ui, &words.text(message), |ui, swatch| {
                ui.painter().rect_filled(swatch, 3.0, theme::color(ui, color).gamma_multiply(opacity));
            });
        }
        // At the end of a search, the principal variation is framed, too.
        let is_found = trace.is_complete() && trace.end().proved(NodeId::ROOT).is_exact() && trace.trust.is_proved();
        let shows_best = is_found && context.search.step() == trace.len();
        entry(ui, &words.text(if shows_best { "overview-best" } else { "overview-path" }), |ui, swatch| {
            let frame = Stroke::new(2.5, theme::color(ui, PaletteColor::Current));
            ui.painter().rect_stroke(swatch.shrink(1.0), 3.0, frame, StrokeKind::Middle);
        });
    });
}

fn entry(ui: &mut Ui, text: &str, paint: impl FnOnce(&Ui, Rect)) {
    ui.horizontal(|ui| {
        let scale = theme::enlargement(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 22.0) * scale, Sense::hover());
        paint(ui, Rect::from_center_size(rect.center(), Vec2::splat(14.0 * scale)));
        ui.label(text);
    });
}
