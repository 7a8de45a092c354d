//! The find bar over the tree: a field for the name, id or visit of a node, and the matching nodes.
//!
//! The matches come from [`find`](poda_session::find).

use egui::{
    Align2, Area, CursorIcon, Frame, Id, Key, Margin, Modifiers, Order, Rect, Response, RichText, ScrollArea, TextEdit,
    Ui, pos2, vec2,
};
use poda_core::game::any::AnyGame;
use poda_core::game::{Game, GameView};
use poda_core::trace::NodeId;
use poda_core::trace::recording::{NodeRef, RecordingId};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_session::find::{Finder, Query};
use poda_window::input::shortcut::Shortcut;
use poda_window::look::icons::Icon;
use poda_window::look::size_class::target;
use poda_window::look::theme;
use poda_window::look::widgets::{
    MAX_TYPED_CHARS, icon_button, list_option, select_all_text, text_at, texts_in_line, turn_badge,
};
use poda_window::panel::node_description::known;
use poda_window::panel::request::UiRequest;
use poda_window::panel::view_context::SearchContext;
use poda_words::i18n::message_args::turn_name;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::{Language, args};

/// The usual width of the bar, in pixels.
const WIDTH: f32 = 420.0;
/// The distance from the edges of the tree's panel, in pixels.
const MARGIN: f32 = 12.0;
/// The distance between the edge of the bar and its content, in pixels.
const PADDING: f32 = 8.0;
/// The height of a match, in pixels.
const ROW: f32 = 30.0;
/// The height of the bar without its matches, in pixels.
const HEIGHT_WITHOUT_ROWS: f32 = 84.0;
const MAX_HEIGHT_SHARE: f32 = 0.6;
/// The smallest number of matches visible at a time.
const MIN_ROWS: f32 = 2.0;
const NODES_PER_FRAME: usize = 20_000;

/// The keys that show the chosen match and go to the visit of its node.
const SHOW: Shortcut = Shortcut { command: false, shift: false, alt: false, key: Key::Enter };
const VISIT: Shortcut = Shortcut { command: false, shift: true, alt: false, key: Key::Enter };

#[derive(Debug, Default)]
pub struct FindBar {
    is_open: bool,
    /// Whether the bar was opened in this frame, so that new input replaces the old text.
    is_new: bool,
    wants_focus: bool,
    typed: String,
    search: Option<FindSearch>,
    /// The chosen match; `None` for the first.
    chosen: Option<NodeRef>,
    /// The rectangle that the bar covers, relative to the panel of the tree.
    pub rect: Option<Rect>,
}

/// The matches of a text in one recording.
#[derive(Debug)]
struct FindSearch {
    of: RecordingId,
    typed: String,
    finder: Finder<AnyGame>,
    /// The matches as rows of the list.
    rows: Vec<MatchRow>,
    language: Language,
}

#[derive(Debug)]
struct MatchRow {
    node: NodeId,
    id: String,
    /// Another name of the node; empty if there is none.
    name: String,
}

impl FindBar {
    /// Opens the bar and focuses its field.
    pub const fn open(&mut self) {
        self.is_open = true;
        self.is_new = true;
    }

    /// Closes the bar. Returns whether it was open.
    pub fn close(&mut self) -> bool {
        self.rect = None;
        self.search = None;
        std::mem::take(&mut self.is_open)
    }

    /// Draws the bar over the tree in `panel`.
    pub fn show(&mut self, ui: &Ui, panel: Rect, context: &SearchContext<'_>) {
        if !self.is_open {
            return;
        }
        self.go_on(ui, context);
        let width = WIDTH.min(panel.width() - 2.0 * MARGIN);
        let corner = pos2(panel.right() - MARGIN - width, panel.top() + MARGIN);
        let area = Area::new(Id::unique("find-bar"))
            .order(Order::Middle)
            .fixed_pos(corner)
            .role(egui::accesskit::Role::Search);
        let frame = Frame::window(ui.style()).inner_margin(Margin::same(8));
        let row = target(ui, ROW);
        let max_height = ((panel.height() * MAX_HEIGHT_SHARE - HEIGHT_WITHOUT_ROWS) / row).floor().max(MIN_ROWS) * row;
        let bar = area.show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(width - 2.0 * PADDING);
                ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
                let was_chosen = self.chosen;
                self.field_ui(ui, context);
                self.matches_ui(ui, context, max_height, was_chosen != self.chosen);
            });
        });
        self.rect = self.is_open.then(|| bar.response.rect.translate(-panel.min.to_vec2()));
    }

    /// Examines more nodes. Starts again if the text, the recording or the language has changed.
    fn go_on(&mut self, ui: &Ui, context: &SearchContext<'_>) {
        let recording = context.search.recording();
        let of = recording.id;
        let kept = self.search.take().filter(|search| {
            search.typed == self.typed && search.of == of && search.language == context.words.language()
        });
        let search = self.search.insert(kept.unwrap_or_else(|| FindSearch {
            of,
            typed: self.typed.clone(),
            finder: Finder::new(recording, &self.typed),
            rows: Vec::new(),
            language: context.words.language(),
        }));
        if !search.finder.is_done() {
            let names = NodeNames::new(context.words, recording);
            search.finder.examine_named(recording, NODES_PER_FRAME, &|node| names.heading(node));
            ui.ctx().request_repaint();
        }
        let matches = search.finder.matches();
        if !search.rows.iter().map(|row| row.node).eq(matches.iter().copied()) {
            search.rows = matches.into_iter().map(|node| MatchRow::new(context, node)).collect();
        }
    }

    fn field_ui(&mut self, ui: &mut Ui, context: &SearchContext<'_>) {
        let words = context.words;
        let id = Id::unique("find-field");
        if ui.memory(|memory| memory.has_focus(id)) {
            self.take_keys(ui, context);
        }
        let field = ui.horizontal(|ui| {
            let hint = RichText::new(words.text("find-hint")).color(theme::color(ui, PaletteColor::Secondary));
            let field = TextEdit::singleline(&mut self.typed)
                .char_limit(MAX_TYPED_CHARS)
                .id(id)
                .font(theme::font(Font::Regular, 15.0))
                .hint_text(hint)
                .desired_width(ui.available_width() - button_width(ui));
            let field = ui.add(field);
            if icon_button(ui, Icon::Cross, &words.text("find-close"), "Esc", true).clicked() {
                self.is_open = false;
            }
            field
        });
        let field = field.inner;
        let name = words.text("find-field");
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
        let is_new = std::mem::take(&mut self.is_new);
        if is_new {
            select_all_text(ui, &field, &self.typed);
        }
        if std::mem::take(&mut self.wants_focus) || is_new {
            field.request_focus();
        }
        if field.changed() {
            self.chosen = None;
        }
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.is_open = false;
        }
        if !self.is_open {
            self.close();
        }
    }

    /// Handles the keys that choose and show a match before the text field consumes them.
    fn take_keys(&mut self, ui: &Ui, context: &SearchContext<'_>) {
        let pressed = |modifiers, key| ui.input_mut(|input| input.count_and_consume_key(modifiers, key));
        let visits = pressed(Modifiers::SHIFT, Key::Enter) > 0;
        let jumps = pressed(Modifiers::NONE, Key::Enter) > 0;
        let (down, up) = (pressed(Modifiers::NONE, Key::ArrowDown), pressed(Modifiers::NONE, Key::ArrowUp));
        let Some(search) = &self.search else { return };
        let chosen = search.chosen(context, self.chosen);
        let last = search.rows.len().saturating_sub(1);
        if let Some(row) = search.rows.get((chosen + down).saturating_sub(up).min(last)) {
            if down != up {
                self.chosen = Some(context.node_ref(row.node));
            }
            if visits {
                go_to_visit(context, row.node);
            } else if jumps {
                context.requests.push(UiRequest::Reveal(context.node_ref(row.node)));
            }
        }
    }

    /// Draws the list of matches with a maximum height in pixels, and scrolls to the chosen one if `scrolls`.
    fn matches_ui(&mut self, ui: &mut Ui, context: &SearchContext<'_>, max_height: f32, scrolls: bool) {
        let Some(search) = &self.search else { return };
        if !search.rows.is_empty() {
            ui.add_space(6.0);
        }
        let (chosen, trace) = (search.chosen(context, self.chosen), context.search.trace());
        let (mut pressed, mut was_clicked) = (None, false);
        ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height).show(ui, |ui| {
            for (index, row) in search.rows.iter().enumerate() {
                ui.horizontal(|ui| {
                    let response = row_ui(ui, context, row, index == chosen);
                    if response.clicked() {
                        pressed = Some(context.node_ref(row.node));
                        context.requests.push(UiRequest::Reveal(context.node_ref(row.node)));
                    }
                    if index == chosen && scrolls {
                        response.scroll_to_me(None);
                    }
                    let button = visit_button(ui, context, row);
                    if button.clicked() && trace.is_searched(row.node) {
                        pressed = Some(context.node_ref(row.node));
                        go_to_visit(context, row.node);
                    }
                    was_clicked |= button.clicked() || response.clicked();
                });
            }
        });
        let lines = search.status_lines(context, chosen);
        self.chosen = pressed.or(self.chosen);
        if was_clicked {
            // After a click the field gets the focus again.
            self.wants_focus = true;
            ui.ctx().request_repaint();
        }
        for (line, space) in lines.into_iter().zip([8.0, 2.0]) {
            ui.add_space(space);
            let text = RichText::new(line).font(theme::font(Font::Regular, 13.0));
            ui.add(egui::Label::new(text.color(theme::color(ui, PaletteColor::Secondary))).wrap().selectable(false));
        }
    }
}

impl FindSearch {
    fn chosen(&self, context: &SearchContext<'_>, chosen: Option<NodeRef>) -> usize {
        let chosen = chosen.and_then(|node| context.resolve(node));
        self.rows.iter().position(|row| Some(row.node) == chosen).unwrap_or_default()
    }

    /// Returns the sentences about the matches and about the keys.
    fn status_lines(&self, context: &SearchContext<'_>, chosen: usize) -> Vec<String> {
        let words = context.words;
        let mut lines = Vec::new();
        let is_empty = self.rows.is_empty();
        if !self.finder.is_done() {
            lines.push(words.fill("find-looking", &args![percent = self.finder.percent().to_string()]));
        } else if is_empty {
            lines.extend(match self.finder.query {
                Query::Nothing => None,
                Query::Visit(_) => {
                    let visits = context.search.trace().end().stats().nodes;
                    let number = words.number(visits);
                    Some(words.fill("find-no-visit", &args![visits, number]))
                }
                Query::Words { .. } => Some(words.fill("find-nothing", &args![typed = self.typed.trim().to_owned()])),
            });
            if !context.search.trace().is_complete() {
                lines.push(words.text("find-only-recorded"));
            }
        } else if self.finder.has_more() {
            lines.push(words.text("find-more"));
        }
        if let Some(row) = self.rows.get(chosen) {
            let keys = args![show = SHOW.name(words), visit = VISIT.name(words)];
            let is_visited = context.search.trace().is_searched(row.node);
            lines.push(words.fill(if is_visited { "find-keys" } else { "find-key" }, &keys));
        }
        lines
    }
}

impl MatchRow {
    fn new(context: &SearchContext<'_>, node: NodeId) -> Self {
        let (words, recording) = (context.words, context.search.recording());
        let name = NodeNames::new(words, recording).heading(node);
        if recording.root().is_explicit_tree() || node == NodeId::ROOT {
            let id = recording.position(node).name().map_or_else(|| name.clone(), str::to_owned);
            // A name with an ellipsis only repeats the id, shortened.
            let name = if id == name || name.contains('…') { String::new() } else { name };
            return Self { node, id, name };
        }
        let id = recording.shown_path(node);
        let only_id = words.fill("name-node", &args![form = "bare", id = id.clone()]);
        let says_more = name.to_lowercase() != id.to_lowercase() && name.to_lowercase() != only_id.to_lowercase();
        let name = if says_more && !name.contains('…') { name } else { String::new() };
        Self { node, id, name }
    }
}

/// Returns the width of the button after the field and after each match, with the gap before it.
fn button_width(ui: &Ui) -> f32 {
    target(ui, 30.0) + 4.0
}

/// Draws a match: player, id, name, ply and value.
fn row_ui(ui: &mut Ui, context: &SearchContext<'_>, row: &MatchRow, is_chosen: bool) -> Response {
    let words = context.words;
    let trace = context.search.trace();
    let (turn, ply) = (trace.turn(row.node), trace.ply(row.node).to_string());
    let args = args![player = turn_name(words, turn), ply, known = known(context, row.node)];
    let facts = words.fill("find-facts", &args);
    let called = if row.name.is_empty() { row.id.clone() } else { format!("{}, {}", row.id, row.name) };
    let label = words.fill("find-match", &args![node = called, facts = facts.clone()]);
    let size = vec2(ui.available_width() - button_width(ui), target(ui, ROW));
    let (rect, response) = list_option(ui, size, &label, true, is_chosen);
    let middle = rect.center().y;
    turn_badge(ui, turn, pos2(rect.left() + 14.0, middle), 6.0, 10.5);
    let at = pos2(rect.right() - 8.0, middle);
    let right = text_at(ui, Align2::RIGHT_CENTER, at, &facts, Font::Regular, 13.5, PaletteColor::Text).left();
    let id = (&*row.id, Font::SemiBold, 14.0, PaletteColor::Text);
    let name = (&*row.name, Font::Regular, 13.5, PaletteColor::Secondary);
    texts_in_line(ui, pos2(rect.left() + 28.0, middle), right - 12.0, [id, name]);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

fn visit_button(ui: &mut Ui, context: &SearchContext<'_>, row: &MatchRow) -> Response {
    let is_visited = context.search.trace().is_searched(row.node);
    let message = if is_visited { "find-visit" } else { "find-never-visited" };
    let name = context.words.fill(message, &args![node = row.id.clone()]);
    let key = if is_visited { VISIT.name(context.words) } else { String::new() };
    icon_button(ui, Icon::Visit, &name, &key, is_visited)
}

/// Goes to the step at which a node is entered and selects the node.
fn go_to_visit(context: &SearchContext<'_>, node: NodeId) {
    if let Some(step) = context.search.trace().entered_at(node) {
        context.requests.push(Command::Seek(context.search.timeline_step_at(step)));
        context.requests.push(UiRequest::Reveal(context.node_ref(node)));
    }
}
