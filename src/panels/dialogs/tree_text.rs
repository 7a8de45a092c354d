//! The modal that edits a tree as text, and checks the text while it is typed.

use super::modal::{answers, cancel_button, modal_ui, paragraph};
use egui::{Align, Context, Key, Label, Layout, Modifiers, RichText, ScrollArea, TextEdit, Ui, vec2};
use poda_core::document::{MissingEstimates, check_tree_depth};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::score::{Player, Turn};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Session;
use poda_window::input::shortcut::Shortcut;
use poda_window::look::widgets::problem;
use poda_window::look::{theme, widgets};
use poda_window::panel::command_state::fits_as_text;
use poda_window::panel::request::DocumentAnswer;
use poda_window::panel::view_context::ViewContext;
use poda_words::file::notation::{self, ReadTree, SideName, TreeNotation, TreeSize, read_tree};
use poda_words::file::{LoadError, write_tree};
use poda_words::i18n::tree_notations::understood;
use poda_words::i18n::{Words, args, diagnostics};
use poda_words::messages::Message;

/// The width of the modal, in pixels.
const WIDTH: f32 = 620.0;
/// The greatest number of characters of the text, which the field lays out as a whole.
const MAX_CHARS: usize = 500_000;
const DONE: Shortcut = Shortcut { command: true, shift: false, alt: false, key: Key::Enter };
/// The maximum number of problems that are shown.
const MAX_PROBLEMS: usize = 3;

#[derive(Debug)]
pub struct TreeTextModal {
    text: String,
    root: Player,
    /// The number of children of every node, if the text lists only leaves. `None`: all leaves are children of the
    /// root.
    by: Option<usize>,
    /// Whether the modal edits the open tree instead of creating a tree.
    is_open_tree: bool,
    /// The depth of the search. `None`: to the end of the game.
    depth: Option<usize>,
    /// The last checked text, and the result.
    checked: Option<(Written, CheckedText)>,
}

/// The input of a check: the text, the player at the root, and the number of children of every node.
type Written = (String, Player, Option<usize>);

#[derive(Clone, Debug, PartialEq)]
enum CheckedText {
    Empty,
    /// A tree of several players, which is not edited as text.
    SeveralPlayers,
    Wrong(LoadError),
    /// A tree that lacks estimates at the depth of the open search.
    Unjudged(MissingEstimates),
    Right {
        tree: Tree,
        notation: TreeNotation,
        /// Whether the text itself specifies the player at the root.
        says_player: bool,
    },
}

impl TreeTextModal {
    pub const fn empty() -> Self {
        Self { text: String::new(), root: Player::Max, by: None, is_open_tree: false, depth: None, checked: None }
    }

    /// Returns the modal with the text of the open tree. Returns `None` if no tree is open or the tree is too large.
    pub fn of_open_tree(session: &Session) -> Option<Self> {
        let AnyGame::Tree(tree) = session.latest_document().position() else { return None };
        let (root, depth) =
            (tree.player_of(tree.node_index()), session.latest_config().and_then(|config| config.depth));
        // For chance nodes, shorthand with braces is shorter than RON with fields.
        let shorthand = || notation::write(tree).filter(|_| tree.has_chance());
        let text = || shorthand().unwrap_or_else(|| write_tree(tree));
        fits_as_text(tree).then(|| Self { text: text(), root, is_open_tree: true, depth, ..Self::empty() })
    }

    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let words = context.words;
        // The key is consumed here, so that the text field does not insert a newline.
        let is_done = ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, DONE.key));
        let title = words.text(if self.is_open_tree { "tree-edit-title" } else { "tree-new-title" });
        modal_ui(ctx, context, "tree", &title, WIDTH, |ui| {
            ui.add(Label::new(problem(ui, "", &words.text("tree-how"))).wrap().selectable(false));
            self.field_ui(ui, words, is_new);
            self.by_ui(ui, words);
            let checked = self.check();
            self.root_ui(ui, words, &checked);
            verdict_ui(ui, words, &checked);
            let tree = if let CheckedText::Right { tree, .. } = checked { Some(tree) } else { None };
            self.answers_ui(ui, context, tree, is_done);
        });
    }

    fn field_ui(&mut self, ui: &mut Ui, words: &Words, is_new: bool) {
        let max_height = (ui.ctx().content_rect().height() - 330.0).clamp(90.0, 320.0);
        ScrollArea::vertical().max_height(max_height).show(ui, |ui| {
            let field = TextEdit::multiline(&mut self.text)
                .char_limit(MAX_CHARS)
                .font(theme::font(Font::Mono, 13.5))
                .desired_width(f32::INFINITY)
                .desired_rows(6)
                .margin(egui::Margin::same(10))
                .hint_text(RichText::new("(3 12 8)(2 4 6)").color(theme::color(ui, PaletteColor::FaintText)));
            let output = ui.add(field);
            let name = words.text("tree-field");
            ui.ctx().accesskit_node_builder(output.id, |node| node.set_label(name));
            if is_new {
                output.request_focus();
            }
        });
    }

    /// Draws the choice of how a list of leaves is grouped, if there are several possibilities.
    fn by_ui(&mut self, ui: &mut Ui, words: &Words) {
        let groupings = notation::count_of_leaves(&self.text).map(notation::groupings).unwrap_or_default();
        self.by = self.by.filter(|by| groupings.contains(by));
        if groupings.is_empty() {
            return;
        }
        let mut names = vec![words.text("tree-by-none")];
        names.extend(groupings.iter().map(usize::to_string));
        let chosen = groupings.iter().position(|&by| Some(by) == self.by).map_or(0, |index| index + 1);
        ui.horizontal(|ui| {
            ui.add(Label::new(words.text("tree-by")).selectable(false));
            if let Some(index) = widgets::segmented_control(ui, &words.text("tree-by"), &names, chosen, true) {
                self.by = index.checked_sub(1).map(|index| groupings[index]);
            }
        });
    }

    /// Draws the choice of the player at the root, unless the root is a chance node.
    fn root_ui(&mut self, ui: &mut Ui, words: &Words, checked: &CheckedText) {
        if matches!(checked, CheckedText::Right { tree, .. } if tree.turn() == Turn::Chance) {
            return;
        }
        let text_player = if let CheckedText::Right { tree, says_player: true, .. } = checked {
            Some(tree.player_of(tree.node_index()))
        } else {
            None
        };
        let players = [Player::Max, Player::Min];
        let chosen = usize::from(text_player.unwrap_or(self.root) == Player::Min);
        ui.horizontal(|ui| {
            ui.add(Label::new(words.text("tree-root")).selectable(false));
            let (name, is_free) = (words.text("tree-root"), text_player.is_none());
            let pressed = widgets::segmented_control(ui, &name, &["MAX", "MIN"], chosen, is_free);
            self.root = pressed.map_or(self.root, |index| players[index]);
            if !is_free {
                let why = RichText::new(words.text("tree-root-as-written"));
                ui.add(Label::new(why.color(theme::color(ui, PaletteColor::Secondary))).selectable(false));
            }
        });
    }

    fn answers_ui(&self, ui: &mut Ui, context: &ViewContext<'_>, tree: Option<Tree>, is_done: bool) {
        answers(ui, |ui| {
            let create = context.words.text(if self.is_open_tree { "tree-change" } else { "tree-create" });
            let response = widgets::primary_button_if(ui, &create, &create, &DONE.name(context.words), tree.is_some());
            if let Some(tree) = tree.filter(|_| is_done || response.clicked()) {
                context.requests.push(DocumentAnswer::Tree { tree, is_open_tree: self.is_open_tree });
            }
            cancel_button(ui, context, "ask-cancel");
        });
    }

    /// Returns the check of the current text. Reuses the last one if the input has not changed.
    fn check(&mut self) -> CheckedText {
        let written = (self.text.clone(), self.root, self.by);
        let known = self.checked.take().filter(|(of, _)| *of == written);
        let check = || (written.clone(), check(&self.text, self.root, self.by).searched_to(self.depth));
        self.checked.insert(known.unwrap_or_else(check)).1.clone()
    }
}

impl CheckedText {
    /// Returns `Unjudged` if the tree lacks estimates for a search to this depth, or else the result unchanged.
    fn searched_to(self, depth: Option<usize>) -> Self {
        let Self::Right { tree, notation, says_player } = self else { return self };
        match check_tree_depth(&tree, depth) {
            Ok(()) => Self::Right { tree, notation, says_player },
            Err(fault) => Self::Unjudged(fault),
        }
    }
}

/// Checks a text. Unless the text specifies the player at the root, `root` moves first. If the text lists only leaves,
/// every node has `by` children.
fn check(text: &str, root: Player, by: Option<usize>) -> CheckedText {
    if text.trim().is_empty() {
        return CheckedText::Empty;
    }
    match read_tree(text, root, by) {
        Ok(ReadTree { tree, .. }) if tree.players().is_some() => CheckedText::SeveralPlayers,
        Ok(ReadTree { tree, notation, says_player, .. }) => CheckedText::Right { tree, notation, says_player },
        Err(error) => CheckedText::Wrong(error),
    }
}

fn verdict_ui(ui: &mut Ui, words: &Words, checked: &CheckedText) {
    let lines = match checked {
        CheckedText::Empty => vec![words.text("tree-empty")],
        CheckedText::SeveralPlayers => vec![words.text("players-tree-text")],
        CheckedText::Right { tree, notation, .. } => {
            vec![understood(words, *notation, TreeSize::of(tree), SideName::first_of(tree).as_ref())]
        }
        CheckedText::Unjudged(fault) => vec![fault.sentence(words)],
        CheckedText::Wrong(error) => diagnostics::placed_sentences(words, error)
            .into_iter()
            .take(MAX_PROBLEMS)
            .map(|(position, sentence)| placed(words, position, sentence))
            .collect(),
    };
    let color = if matches!(checked, CheckedText::Empty) { PaletteColor::Secondary } else { PaletteColor::Text };
    // At least two lines high, so that the buttons do not move while the user types.
    ui.allocate_ui_with_layout(vec2(ui.available_width(), 44.0), Layout::top_down(Align::LEFT), |ui| {
        ui.set_min_height(44.0);
        ui.spacing_mut().item_spacing.y = 2.0;
        for line in lines {
            if let CheckedText::SeveralPlayers | CheckedText::Wrong(_) | CheckedText::Unjudged(_) = checked {
                ui.add(Label::new(problem(ui, "", &line)).wrap().selectable(true));
            } else {
                paragraph(ui, &line, color);
            }
        }
    });
}

fn placed(words: &Words, position: Option<(usize, usize)>, sentence: String) -> String {
    let Some((line, column)) = position else { return sentence };
    // Line and column take no thousands separator.
    let [line, column] = [line, column].map(|number| number.to_string());
    words.fill("tree-problem", &args![line, column, sentence])
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::i18n::Language;

    fn player(text: &str, root: Player) -> (Player, bool) {
        match check(text, root, None) {
            CheckedText::Right { tree, says_player, .. } => (tree.player_of(tree.node_index()), says_player),
            other => panic!("{text} is a tree, not {other:?}"),
        }
    }

    #[test]
    fn the_switch_says_who_is_to_move_unless_the_text_does() {
        for root in [Player::Max, Player::Min] {
            assert_eq!(player("[[3, 12], 2] // a note", root), (root, false));
            assert_eq!(player("Tree(root: Min, tree: [1, 2])", root), (Player::Min, true));
            assert_eq!(player("(player: Max, children: [1, 2])", root), (Player::Max, true));
            assert_eq!(player("(player: Min, children: [1, 2])", root), (Player::Min, true));
        }
    }

    #[test]
    fn a_tree_is_typed_in_any_of_the_ways() {
        for text in [
            "[[3, 12], [2, 4]]",
            "(3 12)(2 4)",
            "3 12 2 4 by 2",
            "A(B(3, 12), C(2, 4))",
            "A\n B\n  3\n  12\n C 2 4",
            "[A [B [3] [12]] [C [2] [4]]]",
            "((3,12)B,(2,4)C)A;",
        ] {
            assert_eq!(player(text, Player::Min), (Player::Min, false), "{text}");
        }
        let CheckedText::Wrong(error) = check("(3 12)\n(2 x)", Player::Max, None) else { panic!("x has no value") };
        assert_eq!((error.diagnostics[0].line, error.diagnostics[0].column), (2, 4));
    }

    #[test]
    fn its_key_is_called_as_keyboards_call_it() {
        let names = Language::AUTHORED.map(|language| DONE.name(&Words::new(language)));
        assert!(names.iter().all(|name| name.ends_with("+Enter")), "{names:?}");
    }

    #[test]
    fn a_wrong_text_keeps_its_own_lines_and_columns() {
        let CheckedText::Wrong(error) = check("[[3, 12],\n [2, x]]", Player::Min, None) else { panic!("x is no node") };
        assert_eq!((error.diagnostics[0].line, error.diagnostics[0].column), (2, 6));
        assert_eq!(check(" \n", Player::Max, None), CheckedText::Empty);
    }
}
