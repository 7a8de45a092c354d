//! The command palette: a field that finds every command, setting, lesson, game, lecture and term by words of either
//! language. It runs or opens the chosen entry, and shows the keys of commands.
//!
//! The entries come from the command table, the settings, the lessons and the glossary.

use super::modal::{close_button_ui, height_around, modal_ui};
use egui::{
    Align2, Context, CursorIcon, Id, Key, Modifiers, Rect, Response, RichText, ScrollArea, TextEdit, Ui, Vec2, pos2,
    vec2,
};
use poda_core::search::setting::MenuPlace;
use poda_core::text::without_accents;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_window::games::new_game::NewGame;
use poda_window::input::command::{GROUPS, KeyGroup, UiCommand};
use poda_window::look::icons::{self, Icon};
use poda_window::look::size_class::target;
use poda_window::look::theme;
use poda_window::look::widgets::{MAX_TYPED_CHARS, list_option, text_at, texts_in_line};
use poda_window::panel::command_state;
use poda_window::panel::command_widgets::key_caps_ui;
use poda_window::panel::request::{DocumentAnswer, DocumentRequest, UiRequest};
use poda_window::panel::search_settings::search_settings;
use poda_window::panel::setting::Setting;
use poda_window::panel::setting_choices::{
    code_setting, drawing_settings, game_settings, language_setting, limit_settings, text_size_setting, theme_setting,
};
use poda_window::panel::setting_rows::offered_settings;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::glossary::GlossaryTerm;
use poda_words::i18n::{Words, args, languages};
use poda_words::lessons::{self, lectures};
use poda_words::messages::Message;

/// The width of the palette, in pixels.
const WIDTH: f32 = 640.0;
/// The height of a line, in pixels.
const LINE: f32 = 30.0;
/// The maximum number of visible lines.
const MAX_LINES: f32 = 12.0;
/// The height of the palette without its lines, including the margin to the edges of the window, in pixels.
const MARGINS: f32 = 190.0;

#[derive(Debug)]
pub struct CommandPalette {
    entries: Vec<PaletteEntry>,
    typed: String,
    /// The index of the chosen entry among the found ones.
    chosen: usize,
}

/// Something that can be found, with its request.
#[derive(Debug)]
struct PaletteEntry {
    name: String,
    /// What the entry is, as shown beside its name: the group of a command, a setting, a lesson.
    kind: String,
    keys: Vec<String>,
    /// The name and kind in all languages, in lower case without accents.
    found_by: String,
    /// Further text that is searched. Matches in it rank after matches in `found_by`.
    explained_by: String,
    /// Why the entry is not available now, if it is not.
    refusal: Option<String>,
    /// Whether the entry is the current value of a setting.
    is_in_use: bool,
    request: UiRequest,
}

impl CommandPalette {
    /// Returns the palette with all entries for the current state of the window.
    pub fn new(context: &ViewContext<'_>) -> Self {
        Self { entries: entries(context), typed: String::new(), chosen: 0 }
    }

    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let words = context.words;
        modal_ui(ctx, context, "palette", &words.text("palette-title"), WIDTH, |ui| {
            let keys = PaletteKeys::take(ui);
            let is_typed = self.field_ui(ui, words, is_new);
            let found = self.found();
            self.chosen = (self.chosen + keys.down).saturating_sub(keys.up).min(found.len().saturating_sub(1));
            let is_moved = is_typed || keys.down != keys.up;
            let clicked = self.list_ui(ui, words, &found, is_moved);
            let entered = found.get(self.chosen).map(|&index| &self.entries[index]).filter(|_| keys.enters);
            let request = clicked.or(entered.and_then(PaletteEntry::available_request));
            if request.is_some() || keys.leaves {
                context.requests.push(DocumentAnswer::Cancel);
            }
            context.requests.extend(request);
            close_button_ui(ui, context);
        });
    }

    fn field_ui(&mut self, ui: &mut Ui, words: &Words, is_new: bool) -> bool {
        let hint = RichText::new(words.text("palette-hint")).color(theme::color(ui, PaletteColor::Secondary));
        let field = TextEdit::singleline(&mut self.typed)
            .char_limit(MAX_TYPED_CHARS)
            .id(Id::unique("palette-field"))
            .hint_text(hint);
        let field = ui.add(field.font(theme::font(Font::Regular, 15.0)).desired_width(f32::INFINITY));
        let name = words.text("palette-title");
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
        if is_new {
            field.request_focus();
        }
        if field.changed() {
            self.chosen = 0;
        }
        field.changed()
    }

    /// Returns the indices of the found entries, best match first.
    fn found(&self) -> Vec<usize> {
        let typed = without_accents(&self.typed);
        let typed: Vec<&str> = typed.split_whitespace().collect();
        let whole = typed.join(" ");
        let mut found: Vec<_> =
            (0..).zip(&self.entries).filter_map(|(i, entry)| Some((entry.rank(&typed)?, i))).collect();
        // A number alone is that of a lesson, before it is the value of a setting.
        let numbered = typed.first().filter(|_| typed.len() == 1).and_then(|number| number.parse::<usize>().ok());
        let is_numbered = |entry: &PaletteEntry| matches!(entry.request, UiRequest::Document(DocumentRequest::OpenLesson(number)) if Some(number + 1) == numbered);
        found.sort_by_key(|&(rank, index)| {
            let entry = &self.entries[index];
            // What is called just so comes first, even if it is not available now.
            let is_called_so = without_accents(&entry.name) == whole;
            (!is_numbered(entry), !is_called_so, rank, entry.refusal.is_some())
        });
        found.into_iter().map(|(_, index)| index).collect()
    }

    /// Draws the found entries. Returns the request of the entry that was clicked.
    fn list_ui(&self, ui: &mut Ui, words: &Words, found: &[usize], is_moved: bool) -> Option<UiRequest> {
        let space = ui.ctx().content_rect().height() - height_around(ui.ctx(), MARGINS);
        let height = space.min(MAX_LINES * target(ui, LINE));
        let mut clicked = None;
        let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink(false);
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if found.is_empty() {
                let nothing = words.fill("palette-nothing", &args![text = self.typed.trim()]);
                ui.add(egui::Label::new(RichText::new(nothing).font(theme::font(Font::Regular, theme::TEXT))).wrap());
            }
            for (position, &index) in found.iter().enumerate() {
                let (entry, is_chosen) = (&self.entries[index], position == self.chosen);
                let response = entry.line_ui(ui, is_chosen);
                if response.clicked() {
                    clicked = entry.available_request();
                }
                if is_chosen && is_moved {
                    response.scroll_to_me(None);
                }
            }
        });
        clicked
    }
}

/// The keys that the palette handles before its text field does.
struct PaletteKeys {
    down: usize,
    up: usize,
    enters: bool,
    leaves: bool,
}

impl PaletteKeys {
    fn take(ui: &Ui) -> Self {
        let pressed = |modifiers, key| ui.input_mut(|input| input.count_and_consume_key(modifiers, key));
        Self {
            down: pressed(Modifiers::NONE, Key::ArrowDown) + 10 * pressed(Modifiers::NONE, Key::PageDown),
            up: pressed(Modifiers::NONE, Key::ArrowUp) + 10 * pressed(Modifiers::NONE, Key::PageUp),
            enters: 0 < pressed(Modifiers::NONE, Key::Enter),
            leaves: 0 < pressed(Modifiers::COMMAND, Key::K),
        }
    }
}

impl PaletteEntry {
    /// Returns an entry. `names` and `kinds` are given in every language, first in that of the window.
    fn new(names: Vec<String>, kinds: Vec<String>, request: UiRequest) -> Self {
        let found_by = without_accents(&[&names[..], &kinds[..]].concat().join(" "));
        let [name, kind] = [names, kinds].map(|texts| texts.into_iter().next().unwrap_or_default());
        let (keys, explained_by, refusal, is_in_use) = (Vec::new(), String::new(), None, false);
        Self { name, kind, keys, found_by, explained_by, refusal, is_in_use, request }
    }

    /// Returns how well the typed words match; smaller is better. `None` if one of them does not match.
    fn rank(&self, typed: &[&str]) -> Option<usize> {
        if typed.is_empty() {
            return Some(0);
        }
        let name = without_accents(&self.name);
        let starts =
            |word: &&str| self.found_by.split(|letter: char| !letter.is_alphanumeric()).any(|w| w.starts_with(*word));
        if name.starts_with(&typed.join(" ")) {
            Some(0)
        } else if typed.iter().all(starts) {
            Some(1)
        } else if typed.iter().all(|word| self.found_by.contains(word)) {
            Some(2)
        } else {
            typed.iter().all(|word| self.found_by.contains(word) || self.explained_by.contains(word)).then_some(3)
        }
    }

    fn available_request(&self) -> Option<UiRequest> {
        self.refusal.is_none().then(|| self.request.clone())
    }

    /// Draws a line: the name and kind at the left, and the keys, or why the entry is not available, at the right.
    fn line_ui(&self, ui: &mut Ui, is_chosen: bool) -> Response {
        let facts =
            [&self.kind, self.refusal.as_ref().unwrap_or(&self.keys.join(", "))].map(String::as_str).join(" · ");
        let label = format!("{}: {}", self.name, facts.trim_matches([' ', '·']));
        let is_available = self.refusal.is_none();
        let size = vec2(ui.available_width(), target(ui, LINE));
        let (rect, response) = list_option(ui, size, &label, is_available, is_chosen);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let middle = rect.center().y;
        let color = theme::color(ui, PaletteColor::Secondary);
        if self.is_in_use {
            let tick = Rect::from_center_size(pos2(rect.left() + 12.0, middle), Vec2::splat(12.0));
            icons::paint(ui.painter(), Icon::Tick, tick, 0.85, color, color);
        }
        let right = match &self.refusal {
            Some(refusal) => {
                let at = pos2(rect.right() - 8.0, middle);
                text_at(ui, Align2::RIGHT_CENTER, at, refusal, Font::Regular, 12.5, PaletteColor::Secondary).left()
            }
            None => key_caps_ui(ui, &self.keys, rect.right() - 6.0, middle),
        };
        let name = if is_available { PaletteColor::Text } else { PaletteColor::FaintText };
        let name = (&*self.name, Font::Regular, 14.0, name);
        let kind = (&*self.kind, Font::Regular, 12.5, PaletteColor::Secondary);
        texts_in_line(ui, pos2(rect.left() + 26.0, middle), right - 12.0, [name, kind]);
        if is_available { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
    }
}

/// Returns a text in every language.
fn in_all(all: &[&Words], text: impl Fn(&Words) -> String) -> Vec<String> {
    all.iter().map(|words| text(words)).collect()
}

/// Returns other words in every language by which a reader may look for what has the message `name`.
fn other_words(all: &[&Words], name: &str) -> String {
    let id = format!("palette-other-{name}");
    let known = all.iter().filter(|words| words.has(&id));
    without_accents(&known.map(|words| words.text(&id)).collect::<Vec<_>>().join(" "))
}

/// Returns all entries: commands, settings, lessons, games, lectures and terms.
fn entries(context: &ViewContext<'_>) -> Vec<PaletteEntry> {
    let others = languages().filter(|&language| language != context.words.language());
    let others: Vec<Words> = others.map(Words::new).collect();
    let all: &[&Words] = &[context.words].into_iter().chain(&others).collect::<Vec<_>>();
    let commands = GROUPS.iter().flat_map(|&(group, rows)| rows.iter().map(move |row| (group, row.command)));
    let commands = commands.filter(|&(_, command)| command != UiCommand::OpenPalette);
    let mut entries: Vec<PaletteEntry> =
        commands.map(|(group, command)| command_entry(context, all, group, command)).collect();
    entries.extend(setting_entries(context, all));
    for game in NewGame::all() {
        let (names, kinds) = (in_all(all, |words| game.name(words)), in_all(all, |words| words.text("palette-game")));
        entries.push(PaletteEntry::new(names, kinds, DocumentRequest::OpenGame(game).into()));
    }
    for number in 0..lessons::all().len() {
        let kinds = in_all(all, |words| words.fill("palette-lesson", &args![number = number + 1]));
        let groups = in_all(all, |words| words.text(&lessons::group(number))).join(" ");
        let names = in_all(all, |words| lessons::title(number, words.language()));
        let entry = PaletteEntry::new(names, kinds, DocumentRequest::OpenLesson(number).into());
        // A lesson on a game is found by the name of the game.
        let games = NewGame::of_kind(lessons::all()[number].position());
        let games: Vec<_> = games.flat_map(|game| in_all(all, |words| game.name(words))).collect();
        let explained_by = without_accents(&format!("{groups} {} {}", lessons::name(number), games.join(" ")));
        entries.push(PaletteEntry { explained_by, ..entry });
    }
    for (number, lecture) in lectures::all().iter().enumerate() {
        let title = |words: &Words| lecture.title.as_ref().map(|title| title.in_language(words.language()).to_owned());
        let names = in_all(all, |words| title(words).unwrap_or_else(|| lectures::name(number).to_owned()));
        let kinds = in_all(all, |words| words.text("palette-lecture"));
        entries.push(PaletteEntry::new(names, kinds, DocumentRequest::OpenLecture(number).into()));
    }
    for term in GlossaryTerm::all() {
        let kinds = in_all(all, |words| words.text("glossary-title"));
        entries.push(PaletteEntry::new(in_all(all, |words| term.name(words)), kinds, UiRequest::OpenGlossary(term)));
    }
    entries
}

fn command_entry(context: &ViewContext<'_>, all: &[&Words], group: KeyGroup, command: UiCommand) -> PaletteEntry {
    let kind = |words: &Words| words.text(group.heading().unwrap_or("palette-command"));
    let names = in_all(all, |words| command_state::name(command, context.session, words));
    let entry = PaletteEntry::new(names, in_all(all, kind), command.into());
    let refused = command.info().refused_in.shared(context.window.modes).iter().next();
    let why_not = || refused.map_or_else(|| context.words.text("palette-not-now"), |mode| mode.sentence(context.words));
    let refusal = (!command_state::is_available(command, context)).then(why_not);
    // Touch screens show no keys.
    let keys = if context.window.is_touched { Vec::new() } else { command.key_names(context.words) };
    let found_by = format!("{} {}", entry.found_by, other_words(all, command.info().message));
    PaletteEntry { keys, found_by, refusal, ..entry }
}

/// Returns an entry for each value of each setting. All languages have the same values in the same order.
fn setting_entries(context: &ViewContext<'_>, all: &[&Words]) -> Vec<PaletteEntry> {
    let settings = |words: &&Words| {
        let mut settings = search_settings(context, words);
        if context.is_depth_first() {
            settings.extend(offered_settings(words, &context.session.offered_config(), MenuPlace::More));
        }
        settings.extend(game_settings(context, words));
        settings.extend(drawing_settings(context, words));
        settings.extend(code_setting(context, words));
        settings.extend(limit_settings(context, words));
        settings.extend([theme_setting, text_size_setting].map(|setting| setting(context, words)));
        settings.push(language_setting(words));
        settings
    };
    let settings: Vec<Vec<Setting>> = all.iter().map(settings).collect();
    let kinds = in_all(all, |words| words.text("palette-setting"));
    let mut entries = Vec::new();
    for (number, own) in settings[0].iter().enumerate() {
        let name = |setting: &Setting, words: &Words, value: usize| {
            let value = setting.values[value].text.as_str();
            words.fill("palette-value", &args![setting = words.text(setting.name), value])
        };
        let hints = in_all(all, |words| words.text(own.hint)).join(" ");
        let others = [own.name, "palette-setting"].map(|name| other_words(all, name)).join(" ");
        for (index, value) in own.values.iter().enumerate() {
            let names = all.iter().zip(&settings).map(|(words, settings)| name(&settings[number], words, index));
            let names = names.chain([value.other_names.clone()]).collect();
            let entry = PaletteEntry::new(names, kinds.clone(), value.request.clone());
            let refusals = value.request.properties().refused_in.shared(context.window.modes).iter().next();
            let refusal = refusals.map(|mode| mode.sentence(context.words));
            let (is_in_use, explained_by) = (value.is_chosen, without_accents(&hints));
            let found_by = format!("{} {others}", entry.found_by);
            entries.push(PaletteEntry { found_by, explained_by, refusal, is_in_use, ..entry });
        }
    }
    entries
}
