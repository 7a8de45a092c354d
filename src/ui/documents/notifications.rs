//! What has to be told and asks for no answer: a card over the tree, which stays until it is closed.
//!
//! Keeps facts, not sentences, so that the card follows the language.

use super::modal::problem;
use crate::disk::DiskError;
use crate::document::MissingEstimates;
use crate::file::LoadError;
use crate::game::tree::editing::EditError;
use crate::i18n::{Words, diagnostics};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::ui::icons::Icon;
use crate::ui::{theme, top_bar, widgets};
use egui::{Align, Align2, Area, Frame, Id, Label, Layout, Margin, Order, ScrollArea, Ui, vec2};
use std::path::{Path, PathBuf};

/// How wide the card is at most.
const WIDEST: f32 = 600.0;

/// Something to be told.
#[derive(Clone, Debug, PartialEq)]
pub enum Notification {
    /// A file or a text is no position.
    Faulty {
        /// The file; none where the text was pasted or dropped.
        file: Option<PathBuf>,
        /// All that is wrong with it.
        error: LoadError,
    },
    /// A file was not read.
    NotRead(PathBuf, DiskError),
    /// A file was not written.
    NotSaved(PathBuf, DiskError),
    /// A recent file is there no more.
    Gone(PathBuf),
    /// What was pasted is nothing to open.
    NothingToOpen,
    /// What was pasted is an address of the web.
    Address,
    /// Several files came at once, and only this one was opened.
    OnlyOne(PathBuf, usize),
    /// A tree was not changed, because it would be none any more.
    NotChanged(EditError),
    /// A tree was not changed, because it could not be searched as it is.
    NotJudged(MissingEstimates),
    /// What was open last could not be opened again.
    NotRestored(LoadError),
    /// The file that was open last is there no more: this is what Poda remembers of it.
    Remembered(PathBuf),
    /// The file that was open last could not be read again: this is what Poda remembers of it.
    RememberedInstead(Box<Notification>),
}

/// The words of a card.
struct NotificationText {
    heading: String,
    /// Where that is on the disk.
    place: Option<String>,
    /// What is said in front of a line that has a place in a text, and the line.
    lines: Vec<(String, String)>,
    /// What else there is to say.
    comfort: Option<String>,
}

impl Notification {
    /// What there is to say, one line after the other.
    #[must_use]
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        let NotificationText { heading, lines, comfort, .. } = self.told(words);
        let lines = lines.into_iter().map(|(_, line)| line);
        std::iter::once(heading).chain(lines).chain(comfort).collect()
    }

    fn told(&self, words: &Words) -> NotificationText {
        let kept = || Some(words.text("notification-kept"));
        let named = |key: &str, path: &Path| words.fill(key, &[("name", name_of(path).into())]);
        let about = |key: &str, path: &Path, line: String| NotificationText {
            heading: named(key, path),
            place: Some(path.display().to_string()),
            lines: vec![(String::new(), line)],
            comfort: None,
        };
        let unplaced = |key: &str, why: &str| NotificationText {
            heading: words.text(key),
            place: None,
            lines: vec![(String::new(), words.text(why))],
            comfort: kept(),
        };
        match self {
            Self::Faulty { file, error } => {
                let name = file.as_deref().map_or_else(|| words.text("notification-text"), name_of);
                let heading = match file {
                    Some(path) => named("notification-not-opened", path),
                    None => words.text("notification-text-not-opened"),
                };
                let place = file.as_ref().map(|path| path.display().to_string());
                NotificationText { heading, place, lines: placed(words, &name, error), comfort: kept() }
            }
            Self::NotRead(path, refusal) => {
                NotificationText { comfort: kept(), ..about("notification-not-opened", path, refusal.sentence(words)) }
            }
            Self::NotSaved(path, refusal) => {
                let comfort = Some(words.text("notification-not-saved-kept"));
                NotificationText { comfort, ..about("notification-not-saved", path, refusal.sentence(words)) }
            }
            Self::Gone(path) => about("notification-file-missing", path, words.text("notification-file-missing-why")),
            Self::NothingToOpen => unplaced("notification-nothing-to-open", "notification-nothing-to-open-why"),
            Self::Address => unplaced("notification-address", "notification-address-why"),
            Self::OnlyOne(path, count) => NotificationText {
                heading: named("notification-only-one", path),
                place: None,
                lines: vec![(String::new(), words.fill("notification-only-one-why", &[("count", (*count).into())]))],
                comfort: None,
            },
            Self::NotChanged(refused) => unchanged(words, diagnostics::refusal(words, refused)),
            Self::NotJudged(fault) => unchanged(words, vec![diagnostics::missing_estimates_sentence(words, fault)]),
            Self::NotRestored(error) => NotificationText {
                heading: words.text("notification-not-restored"),
                place: None,
                lines: placed(words, &words.text("notification-text"), error),
                comfort: None,
            },
            Self::Remembered(path) => about("notification-file-missing", path, words.text("notification-restored-why")),
            Self::RememberedInstead(news) => {
                NotificationText { comfort: Some(words.text("notification-restored-why")), ..news.told(words) }
            }
        }
    }
}

/// A tree that was not changed, and why.
fn unchanged(words: &Words, sentences: Vec<String>) -> NotificationText {
    let lines = sentences.into_iter().map(|sentence| (String::new(), sentence)).collect();
    NotificationText { heading: words.text("edit-refused"), place: None, lines, comfort: None }
}

/// Each problem with its place in front: `file.ron:3:14:`.
fn placed(words: &Words, name: &str, error: &LoadError) -> Vec<(String, String)> {
    let lines = diagnostics::placed_sentences(words, error).into_iter();
    lines
        .map(|(place, sentence)| match place {
            Some((line, column)) => (format!("{name}:{line}:{column}: "), sentence),
            None => (String::new(), sentence),
        })
        .collect()
}

/// What people call a file.
#[must_use]
pub fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Draws the card. Gives whether it was closed.
#[must_use]
pub fn card_ui(ui: &Ui, words: &Words, news: &[Notification]) -> bool {
    let screen = ui.ctx().content_rect();
    let width = WIDEST.min(screen.width() - 48.0);
    let hairline = egui::Stroke::new(1.0, theme::color(ui, PaletteColor::Secondary));
    let frame =
        Frame::window(ui.style()).stroke(hairline).inner_margin(Margin { left: 20, right: 12, top: 12, bottom: 18 });
    let area = Area::new(Id::unique("news"))
        .order(Order::Foreground)
        .accessible_name(words.text("notification-name"))
        .anchor(Align2::CENTER_TOP, vec2(0.0, top_bar::HEIGHT + 12.0));
    let shown = area.show(ui.ctx(), |ui| {
        frame
            .show(ui, |ui| {
                ui.set_width(width - 32.0);
                let mut closed = false;
                for (index, told) in news.iter().map(|news| news.told(words)).enumerate() {
                    if index > 0 {
                        widgets::separator(ui);
                    }
                    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
                        if index == 0 {
                            closed =
                                widgets::icon_button(ui, Icon::Cross, &words.text("notification-close"), "Esc", true)
                                    .clicked();
                        }
                        ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
                            ui.add_space(5.0);
                            text(ui, &told.heading, Font::SemiBold, 15.5, PaletteColor::Text);
                        });
                    });
                    lines_ui(ui, &told, screen.height() * 0.4, index);
                }
                closed
            })
            .inner
    });
    shown.inner
}

/// A small card that says what is being read.
pub fn reading_ui(ui: &Ui, sentence: &str) {
    let area = Area::new(Id::unique("reading")).order(Order::Foreground);
    area.anchor(Align2::CENTER_TOP, vec2(0.0, top_bar::HEIGHT + 12.0)).show(ui.ctx(), |ui| {
        Frame::window(ui.style())
            .inner_margin(Margin::same(14))
            .show(ui, |ui| text(ui, sentence, Font::Regular, 14.0, PaletteColor::Text));
    });
}

fn lines_ui(ui: &mut Ui, told: &NotificationText, most: f32, index: usize) {
    if let Some(place) = &told.place {
        text(ui, place, Font::Regular, 12.5, PaletteColor::Secondary);
    }
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt(("news", index)).max_height(most).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        for (place, line) in &told.lines {
            ui.add(Label::new(problem(ui, place, line)).wrap().selectable(true));
        }
    });
    if let Some(comfort) = &told.comfort {
        ui.add_space(2.0);
        text(ui, comfort, Font::Regular, 13.0, PaletteColor::Secondary);
    }
}

fn text(ui: &mut Ui, text: &str, font: Font, size: f32, color: PaletteColor) {
    let text = egui::RichText::new(text).font(theme::font(font, size)).color(theme::color(ui, color));
    ui.add(Label::new(text).wrap().selectable(true));
}
