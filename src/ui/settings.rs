//! The user's settings, and their stored form.

use crate::document::practice::Attempts;
use crate::document::{QuestionKind, QuestionKinds};
use crate::i18n::Language;
use crate::picture::palette::Theme;
use crate::picture::{Notation, Perspective, UnvisitedDisplay};
use crate::platform::limits;
use crate::session::playback::StepSize;
use crate::session::{DrawingOptions, LIMITS};
use crate::trace::limits::Limits;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The largest number of recent files.
const MAX_RECENT: usize = 8;

/// The limits offered for the nodes of a search.
pub const NODES: [usize; 5] = limits::NODES;

/// The limits offered for the memory of a search and its tree, in bytes.
pub const BYTES: [usize; 5] = limits::BYTES;

/// The default limit for the nodes of a search.
const DEFAULT_NODES: usize = NODES[2];
/// The default limit for the memory of a search and its tree, in bytes.
const DEFAULT_BYTES: usize = BYTES[2];

/// The limits offered for the time of a search, in seconds.
pub const SECONDS: [u32; 5] = [1, 3, 10, 30, 120];

/// When the values of a tree's leaves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LeafValues {
    /// From the start in a tree that the user wrote, when visited in a lesson.
    #[default]
    OwnFromStart,
    /// From the start in every tree.
    FromStart,
    /// When visited.
    WhenVisited,
}

impl LeafValues {
    /// All variants.
    pub const ALL: [Self; 3] = [Self::OwnFromStart, Self::FromStart, Self::WhenVisited];
}

/// The user's settings.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// How α and β are written.
    pub notation: Notation,
    /// Whose view of the scores is shown where a search uses the mover's.
    pub sides: Perspective,
    /// How unvisited nodes are shown.
    pub unvisited: UnvisitedDisplay,
    /// The largest number of nodes of a search.
    pub most_nodes: usize,
    /// The most memory of a search and its tree, in bytes.
    pub most_bytes: usize,
    /// The longest time of a search in seconds; `None` for no limit.
    pub most_seconds: Option<u32>,
    /// Whether the side panel is open.
    pub panel: bool,
    /// When the values of a tree's leaves are shown.
    pub leaves: LeafValues,
    /// Whether the values of pruned leaves are shown at the end.
    pub pruned_values: bool,
    /// Whether the text of the lesson is unfolded.
    pub notes: bool,
    /// The names of the lessons whose last step was reached.
    pub done: BTreeSet<String>,
    /// Whether the map is shown while only a part of the tree is visible.
    pub minimap: bool,
    /// Whether the notes of bookmarks are shown while presenting: they are the lecturer's own by default.
    pub presented_notes: bool,
    /// The size of a step forward or back.
    pub step_size: StepSize,
    /// The kinds of questions that are asked in practice.
    pub question_kinds: QuestionKinds,
    /// How many attempts a question takes in practice.
    pub attempts: Attempts,
    /// Whether the sum of a board is asked for addend by addend in practice.
    pub asks_addends: bool,
    /// Recently opened files, the last first.
    pub recent: Vec<PathBuf>,
}

impl Settings {
    /// Returns the default settings in a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            language,
            theme: Theme::default(),
            notation: Notation::default(),
            sides: Perspective::default(),
            unvisited: UnvisitedDisplay::default(),
            most_nodes: DEFAULT_NODES,
            most_bytes: DEFAULT_BYTES,
            most_seconds: LIMITS.seconds,
            panel: true,
            leaves: LeafValues::default(),
            pruned_values: false,
            notes: true,
            done: BTreeSet::new(),
            minimap: true,
            question_kinds: QuestionKinds::ALL,
            attempts: Attempts::default(),
            asks_addends: false,
            presented_notes: false,
            step_size: StepSize::default(),
            recent: Vec::new(),
        }
    }

    /// Returns the options of the drawing.
    #[must_use]
    pub const fn drawing_options(&self) -> DrawingOptions {
        DrawingOptions {
            notation: self.notation,
            perspective: self.sides,
            unvisited: self.unvisited,
            conceals_cutoffs: false,
        }
    }

    /// Sets the options of the drawing.
    pub const fn set_drawing_options(&mut self, drawing: DrawingOptions) {
        let DrawingOptions { notation, perspective, unvisited, conceals_cutoffs: _ } = drawing;
        self.notation = notation;
        self.sides = perspective;
        self.unvisited = unvisited;
    }

    /// Sets the limits of searches.
    pub const fn set_limits(&mut self, limits: Limits) {
        self.most_nodes = limits.nodes;
        self.most_bytes = limits.bytes;
        self.most_seconds = limits.seconds;
    }

    /// Returns the limits of searches.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        Limits { nodes: self.most_nodes, bytes: self.most_bytes, seconds: self.most_seconds, ..LIMITS }
    }

    /// Puts a file at the head of the recent files.
    pub fn remember(&mut self, file: PathBuf) {
        self.recent.retain(|other| *other != file);
        self.recent.insert(0, file);
        self.recent.truncate(MAX_RECENT);
    }
}

/// The open lecture as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StoredLecture {
    /// The name of a bundled lecture.
    pub name: Option<String>,
    /// The file of another one.
    pub file: Option<PathBuf>,
    /// The index of the entry that was shown last.
    pub entry: usize,
}

/// The settings as they are stored: plain words, which later versions can still read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stored {
    language: String,
    theme: String,
    notation: String,
    sides: String,
    unvisited: String,
    most_nodes: Option<usize>,
    most_bytes: Option<usize>,
    most_seconds: Option<u32>,
    panel: String,
    leaves: String,
    pruned_values: String,
    notes: String,
    done: BTreeSet<String>,
    minimap: String,
    presented_notes: String,
    step_size: String,
    question_kinds: Option<String>,
    attempts: Option<usize>,
    addends: String,
    recent: Vec<PathBuf>,
    /// The text of the last document.
    pub document: Option<String>,
    /// The file of the last document.
    pub file: Option<PathBuf>,
    /// The digest of that file when it was last read or written.
    pub digest: Option<u64>,
    /// The name of the last lesson: numbers change with the order of the lessons.
    pub lesson_name: Option<String>,
    /// Whether the last document was opened by a link.
    pub linked: bool,
    /// Whether the last document had unsaved changes.
    pub edited: bool,
    /// Whether its bookmarks count the steps of another search than its own.
    pub stale_bookmarks: bool,
    /// The last step.
    pub step: usize,
    /// The lecture that was open.
    pub lecture: Option<StoredLecture>,
}

impl Stored {
    /// Returns the stored form of the settings.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let notation = match settings.notation {
            Notation::Node => "node",
            Notation::Edge => "edge",
            Notation::Interval => "interval",
        };
        Self {
            language: settings.language.code().to_owned(),
            theme: word(settings.theme == Theme::Dark, "dark"),
            notation: notation.to_owned(),
            sides: word(settings.sides == Perspective::Max, "max"),
            unvisited: match settings.unvisited {
                UnvisitedDisplay::Outlined => "",
                UnvisitedDisplay::Frontier => "unopened",
                UnvisitedDisplay::Hidden => "hidden",
            }
            .to_owned(),
            // The default limits may change in a later version.
            most_nodes: Some(settings.most_nodes).filter(|&nodes| nodes != DEFAULT_NODES),
            most_bytes: Some(settings.most_bytes).filter(|&bytes| bytes != DEFAULT_BYTES),
            most_seconds: settings.most_seconds,
            panel: word(!settings.panel, "closed"),
            leaves: match settings.leaves {
                LeafValues::OwnFromStart => "",
                LeafValues::FromStart => "start",
                LeafValues::WhenVisited => "visited",
            }
            .to_owned(),
            pruned_values: word(settings.pruned_values, "shown"),
            notes: word(!settings.notes, "folded"),
            done: settings.done.clone(),
            minimap: word(!settings.minimap, "hidden"),
            question_kinds: (settings.question_kinds != QuestionKinds::ALL)
                .then(|| settings.question_kinds.iter().map(QuestionKind::name).collect::<Vec<_>>().join(",")),
            attempts: (settings.attempts != Attempts::default()).then(|| settings.attempts.get()),
            addends: word(settings.asks_addends, "asked"),
            presented_notes: word(settings.presented_notes, "shown"),
            step_size: match settings.step_size {
                StepSize::Event => "",
                StepSize::Visit => "node",
                StepSize::Result => "result",
                StepSize::Bookmark => "bookmark",
            }
            .to_owned(),
            recent: settings.recent.clone(),
            ..Self::default()
        }
    }

    /// Returns the stored settings.
    #[must_use]
    pub fn settings(&self) -> Settings {
        Settings {
            language: Language::of_locale(&self.language),
            theme: if self.theme == "dark" { Theme::Dark } else { Theme::Light },
            notation: match self.notation.as_str() {
                "edge" => Notation::Edge,
                "interval" => Notation::Interval,
                _ => Notation::Node,
            },
            sides: if self.sides == "max" { Perspective::Max } else { Perspective::MaxAndMover },
            unvisited: match self.unvisited.as_str() {
                "hidden" => UnvisitedDisplay::Hidden,
                "unopened" => UnvisitedDisplay::Frontier,
                _ => UnvisitedDisplay::Outlined,
            },
            most_nodes: self.most_nodes.filter(|nodes| NODES.contains(nodes)).unwrap_or(DEFAULT_NODES),
            most_bytes: self.most_bytes.filter(|bytes| BYTES.contains(bytes)).unwrap_or(DEFAULT_BYTES),
            most_seconds: self.most_seconds.filter(|seconds| SECONDS.contains(seconds)),
            panel: self.panel != "closed",
            leaves: match self.leaves.as_str() {
                "start" => LeafValues::FromStart,
                "visited" => LeafValues::WhenVisited,
                _ => LeafValues::OwnFromStart,
            },
            pruned_values: self.pruned_values == "shown",
            notes: self.notes != "folded",
            done: self.done.clone(),
            minimap: self.minimap != "hidden",
            question_kinds: self.question_kinds.as_deref().map_or(QuestionKinds::ALL, question_kinds),
            attempts: self.attempts.and_then(Attempts::new).unwrap_or_default(),
            asks_addends: self.addends == "asked",
            presented_notes: self.presented_notes == "shown",
            step_size: match self.step_size.as_str() {
                "node" => StepSize::Visit,
                "result" => StepSize::Result,
                "bookmark" => StepSize::Bookmark,
                _ => StepSize::Event,
            },
            recent: self.recent.clone(),
        }
    }
}

/// Returns the kinds of questions of a stored list; every kind where none is left.
fn question_kinds(names: &str) -> QuestionKinds {
    let kinds: QuestionKinds = names.split(',').filter_map(QuestionKind::of_name).collect();
    if kinds.is_empty() { QuestionKinds::ALL } else { kinds }
}

/// Returns the word for a setting that differs from the default, or an empty word.
fn word(chosen: bool, word: &str) -> String {
    if chosen { word.to_owned() } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_survive_being_stored() {
        let mut settings = Settings::new(Language::Spanish);
        settings.theme = Theme::Dark;
        settings.notation = Notation::Interval;
        settings.panel = false;
        settings.most_nodes = NODES[0];
        settings.most_bytes = BYTES[3];
        settings.most_seconds = Some(SECONDS[1]);
        settings.minimap = false;
        settings.notes = false;
        settings.question_kinds = QuestionKinds::NONE.with(QuestionKind::Cut).with(QuestionKind::Next);
        settings.attempts = Attempts::One;
        settings.asks_addends = true;
        settings.done.insert("a-to-n".to_owned());
        settings.remember("a.ron".into());
        for unvisited in UnvisitedDisplay::ALL {
            settings.unvisited = unvisited;
            assert_eq!(Stored::of(&settings).settings(), settings);
        }
        for step_size in StepSize::ALL {
            settings.step_size = step_size;
            assert_eq!(Stored::of(&settings).settings(), settings);
        }
        settings.pruned_values = true;
        settings.presented_notes = true;
        for leaves in LeafValues::ALL {
            settings.leaves = leaves;
            assert_eq!(Stored::of(&settings).settings(), settings);
        }
        for sides in Perspective::ALL {
            settings.sides = sides;
            assert_eq!(Stored::of(&settings).settings(), settings);
        }
    }

    #[test]
    fn the_recent_list_is_short_and_names_no_file_twice() {
        let mut settings = Settings::new(Language::English);
        for number in 0..20 {
            settings.remember(format!("{number}.ron").into());
        }
        settings.remember("15.ron".into());
        assert_eq!(settings.recent.len(), MAX_RECENT);
        assert_eq!(settings.recent[0], PathBuf::from("15.ron"));
        assert_eq!(settings.recent.iter().filter(|file| file.ends_with("15.ron")).count(), 1);
    }
}
