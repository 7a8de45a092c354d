//! The user's settings, and the data that is stored between runs.
//!
//! Settings are stored as JSON, in plain words that later versions can still read.

use super::kept_work::KeptWorks;
use super::stored_choices::{
    StoredLayoutForm, StoredNotation, StoredPerspective, StoredProbabilities, StoredTheme, StoredUnvisited,
    read_attempts, read_kinds, stored_code, stored_language, stored_step_size, write_attempts, write_kinds,
};
use poda_core::document::QuestionKinds;
use poda_core::document::practice::Attempts;
use poda_core::trace::limits::Limits;
use poda_picture::picture::palette::Theme;
use poda_picture::picture::{LayoutForm, Notation, Perspective, Probabilities, UnvisitedDisplay};
pub use poda_platform::system::{BYTES, NODES};
use poda_session::playback::StepSize;
use poda_session::{DrawingOptions, LIMITS};
use poda_words::i18n::Language;
use poda_words::i18n::code::CodeLanguage;
use poda_words::messages::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// The largest number of recent files.
const MAX_RECENT: usize = 8;

/// The default limit for the nodes of a search.
const DEFAULT_NODES: usize = NODES[2];
/// The default limit for the memory of a search and its tree, in bytes.
const DEFAULT_BYTES: usize = BYTES[2];

/// The offered limits for the time of a search, in seconds.
pub const SECONDS: [u32; 5] = [1, 3, 10, 30, 120];

/// The offered sizes of all text, in percent.
pub const TEXT_SIZES: [u16; 6] = [100, 110, 125, 150, 175, 200];

/// When the values of leaves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, Message)]
#[message(prefix = "leaves")]
pub enum LeafValues {
    /// In every tree from the start.
    #[serde(rename = "start")]
    FromStart,
    /// In every tree when the leaf is visited.
    #[serde(rename = "visited")]
    WhenVisited,
    /// In an explicit tree from the start, in a game when the leaf is visited.
    #[default]
    #[serde(other)]
    OfTreesFromStart,
}

impl LeafValues {
    pub const ALL: [Self; 3] = [Self::OfTreesFromStart, Self::FromStart, Self::WhenVisited];
}

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    #[serde(with = "stored_language")]
    pub language: Language,
    #[serde(with = "StoredTheme")]
    pub theme: Theme,
    /// The size of all text, in percent.
    pub text_size: u16,
    /// How α and β are written.
    #[serde(with = "StoredNotation")]
    pub notation: Notation,
    /// The player whose view of the scores is shown, where a search uses the mover's view.
    #[serde(with = "StoredPerspective")]
    pub sides: Perspective,
    /// How probabilities are written.
    #[serde(with = "StoredProbabilities")]
    pub probabilities: Probabilities,
    /// How unvisited nodes are shown.
    #[serde(with = "StoredUnvisited")]
    pub unvisited: UnvisitedDisplay,
    /// Whether the nodes of the drawing are visits or positions.
    #[serde(with = "StoredLayoutForm")]
    pub layout: LayoutForm,
    /// The node limit of a search.
    #[serde(rename = "most_nodes", skip_serializing_if = "is_default_nodes")]
    pub max_nodes: usize,
    /// The memory limit of a search and its tree, in bytes.
    #[serde(rename = "most_bytes", skip_serializing_if = "is_default_bytes")]
    pub max_bytes: usize,
    /// The time limit of a search, in seconds; `None` for no limit.
    #[serde(rename = "most_seconds")]
    pub max_seconds: Option<u32>,
    /// Whether the side panel is open.
    pub panel: bool,
    /// When the values of leaves are shown.
    pub leaves: LeafValues,
    /// Whether the values of pruned leaves are shown at the end of a search.
    pub pruned_values: bool,
    /// Whether a match says when a move of the user has lost value.
    pub lost_values: bool,
    /// The programming language of the code that is shown beside a step; `None` for pseudocode.
    #[serde(with = "stored_code")]
    pub code: Option<CodeLanguage>,
    /// Whether the text of the lesson is unfolded.
    pub notes: bool,
    /// The headings, as messages, of the sections of the side panel that the user has folded or unfolded.
    pub toggled_sections: BTreeSet<String>,
    /// The names of the lessons whose last step was reached and whose questions, if they were asked, were answered or
    /// shown.
    pub done: BTreeSet<String>,
    /// How the questions of lessons were answered while reading, by the name of the lesson.
    pub answers: BTreeMap<String, LessonAnswers>,
    /// Whether the map is shown while only part of the tree is visible.
    pub minimap: bool,
    /// Whether the author's notes are shown while presenting.
    pub presented_notes: bool,
    /// The size of a step forward or back; `None` for the size that the document specifies.
    #[serde(rename = "chosen_step_size", with = "stored_step_size")]
    pub step_size: Option<StepSize>,
    /// The kinds of questions in practice.
    #[serde(serialize_with = "write_kinds", deserialize_with = "read_kinds")]
    pub question_kinds: QuestionKinds,
    /// The number of attempts at a question in practice.
    #[serde(serialize_with = "write_attempts", deserialize_with = "read_attempts")]
    pub attempts: Attempts,
    /// Whether practice asks for each addend of the evaluation of a board.
    #[serde(rename = "addends")]
    pub asks_addends: bool,
    /// Whether reading a document with questions or rounds includes answering them.
    pub asks_readers: bool,
    /// Whether lessons show all controls, also those that they have not taught yet.
    pub all_controls: bool,
    /// The names of the controls that the user has used, which lessons show.
    pub used_controls: BTreeSet<String>,
    /// Recently opened files, the last opened one first.
    pub recent: Vec<PathBuf>,
    /// The drafts left behind by other instances about which the user was notified, by their names in the store.
    pub announced_drafts: BTreeSet<String>,
    /// The exercises that were left before they were finished.
    #[serde(skip_serializing_if = "KeptWorks::is_empty")]
    pub works: KeptWorks,
}

impl Default for Settings {
    fn default() -> Self {
        Self::new(Language::default())
    }
}

impl Settings {
    /// Returns the default settings in a language.
    pub fn new(language: Language) -> Self {
        Self {
            language,
            theme: Theme::default(),
            text_size: TEXT_SIZES[0],
            notation: Notation::default(),
            sides: Perspective::default(),
            probabilities: Probabilities::default(),
            unvisited: UnvisitedDisplay::default(),
            layout: LayoutForm::default(),
            max_nodes: DEFAULT_NODES,
            max_bytes: DEFAULT_BYTES,
            max_seconds: LIMITS.seconds,
            panel: true,
            leaves: LeafValues::default(),
            pruned_values: false,
            lost_values: true,
            code: None,
            notes: true,
            toggled_sections: BTreeSet::new(),
            done: BTreeSet::new(),
            answers: BTreeMap::new(),
            minimap: true,
            question_kinds: QuestionKinds::default(),
            attempts: Attempts::default(),
            asks_addends: false,
            asks_readers: true,
            presented_notes: true,
            step_size: None,
            all_controls: false,
            used_controls: BTreeSet::new(),
            recent: Vec::new(),
            announced_drafts: BTreeSet::new(),
            works: KeptWorks::default(),
        }
    }

    pub const fn drawing_options(&self) -> DrawingOptions {
        DrawingOptions {
            notation: self.notation,
            perspective: self.sides,
            probabilities: self.probabilities,
            unvisited: self.unvisited,
            conceals_cutoffs: false,
            form: self.layout,
        }
    }

    pub const fn set_drawing_options(&mut self, drawing: DrawingOptions) {
        let DrawingOptions { notation, perspective, probabilities, unvisited, conceals_cutoffs: _, form } = drawing;
        self.notation = notation;
        self.sides = perspective;
        self.probabilities = probabilities;
        self.unvisited = unvisited;
        self.layout = form;
    }

    pub const fn set_limits(&mut self, limits: Limits) {
        self.max_nodes = limits.nodes;
        self.max_bytes = limits.bytes;
        self.max_seconds = limits.seconds;
    }

    pub const fn limits(&self) -> Limits {
        Limits { nodes: self.max_nodes, bytes: self.max_bytes, seconds: self.max_seconds, ..LIMITS }
    }

    /// Returns the offered text size `by` places after the current one.
    pub fn text_size_at(&self, by: isize) -> u16 {
        let at = TEXT_SIZES.iter().position(|&size| self.text_size <= size).unwrap_or_default();
        TEXT_SIZES[at.saturating_add_signed(by).min(TEXT_SIZES.len() - 1)]
    }

    /// Returns the settings that are stored with those that were changed here since they were `before`: other windows
    /// change others.
    #[must_use]
    pub fn added_to(&self, stored: &Self, before: &Self) -> Self {
        let value = |settings| serde_json::to_value(settings).ok();
        let sum = [self, stored, before].map(value);
        let [Some(own), Some(stored), Some(before)] = sum else { return self.clone() };
        let mut sum: Self = serde_json::from_value(merged(&own, &stored, &before)).unwrap_or_else(|_| self.clone());
        sum.recent.truncate(MAX_RECENT);
        sum
    }

    /// Folds a section of the side panel that is unfolded, or unfolds it.
    pub fn toggle_section(&mut self, name: &str) {
        if !self.toggled_sections.remove(name) {
            self.toggled_sections.insert(name.to_owned());
        }
    }

    /// Puts a file at the head of the recent files.
    pub fn remember(&mut self, file: PathBuf) {
        self.recent.retain(|other| *other != file);
        self.recent.insert(0, file);
        self.recent.truncate(MAX_RECENT);
    }
}

/// Returns a value with the changes that were made here and elsewhere since it was `before`. What was changed in both
/// is as it is here; the fields of objects are merged one by one, and of lists what was added or removed.
fn merged(own: &Value, stored: &Value, before: &Value) -> Value {
    if own == before {
        return stored.clone();
    }
    match (own, stored, before) {
        (Value::Object(own), Value::Object(stored), Value::Object(before)) => {
            let field = |fields: &serde_json::Map<String, Value>, name| fields.get(name).cloned().unwrap_or_default();
            let names: BTreeSet<&String> = own.keys().chain(stored.keys()).collect();
            let fields = names.into_iter().map(|name| {
                let [own, stored, before] = [own, stored, before].map(|fields| field(fields, name));
                (name.clone(), merged(&own, &stored, &before))
            });
            fields.filter(|(_, value)| !value.is_null()).collect()
        }
        (Value::Array(own), Value::Array(stored), Value::Array(before)) => {
            let others = stored.iter().filter(|item| !own.contains(item) && !before.contains(item));
            own.iter().filter(|item| stored.contains(item) || !before.contains(item)).chain(others).cloned().collect()
        }
        _ => own.clone(),
    }
}

/// How many questions of a lesson were answered right at the first attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonAnswers {
    pub right: usize,
    pub asked: usize,
}

// A default limit is not stored, because it may change in a later version.

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_default_nodes(nodes: &usize) -> bool {
    *nodes == DEFAULT_NODES
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_default_bytes(bytes: &usize) -> bool {
    *bytes == DEFAULT_BYTES
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_not(switch: &bool) -> bool {
    !*switch
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(seconds: &u64) -> bool {
    *seconds == 0
}

/// The open lecture in its stored form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StoredLecture {
    /// The name, if the lecture is bundled.
    pub name: Option<String>,
    /// The file, if the lecture was opened from a file.
    pub file: Option<PathBuf>,
    /// The original text, if the lecture came from a link or was pasted, or was edited since it was read from its file.
    pub text: Option<String>,
    /// The text of the lecture with unsaved edits, if there are any.
    pub edited: Option<String>,
    /// The index of the last shown entry.
    pub entry: usize,
}

/// The data that is stored between runs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct StoredState {
    #[serde(flatten)]
    pub settings: Settings,
    /// The text of the last document.
    pub document: Option<String>,
    /// The texts of the documents to which undo leads, the nearest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<String>,
    /// The texts of the documents to which redo leads, the nearest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<String>,
    /// The file of the last document.
    pub file: Option<PathBuf>,
    /// The digest of that file when it was last read or written.
    pub digest: Option<u64>,
    /// The name of the last lesson. Its number would change with the order of the lessons.
    pub lesson_name: Option<String>,
    /// Whether the last document was opened by a link.
    pub linked: bool,
    /// Whether the last document had unsaved changes.
    pub edited: bool,
    /// Whether the bookmarks count the steps of another search than the document's own.
    pub stale_bookmarks: bool,
    pub step: usize,
    /// Whether this is a draft that the user left when they opened another document.
    #[serde(skip_serializing_if = "is_not")]
    pub is_left: bool,
    /// The lecture that was open.
    pub lecture: Option<StoredLecture>,
    /// When a draft was stored, in seconds since 1970, by a clock that may have been wrong. It is shown and decides
    /// nothing else.
    #[serde(skip_serializing_if = "is_zero")]
    pub saved: u64,
    /// How many times something was stored before, in all windows: what was stored last has the largest number.
    #[serde(skip_serializing_if = "is_zero")]
    pub order: u64,
}

impl StoredState {
    /// The switches that earlier versions stored as a word: their name, the word, and whether the word means that the
    /// switch is on. An empty word meant the opposite.
    const SWITCH_WORDS: [(&str, &str, bool); 6] = [
        ("panel", "closed", false),
        ("notes", "folded", false),
        ("minimap", "hidden", false),
        ("pruned_values", "shown", true),
        ("presented_notes", "shown", true),
        ("addends", "asked", true),
    ];

    /// Returns the text to store; `None` if the path of a file is not valid Unicode.
    pub fn to_text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Reads a stored text, which is JSON, or RON in earlier versions; `None` if it is neither.
    pub fn of_text(text: &str) -> Option<Self> {
        let mut stored: Value = serde_json::from_str(text).ok().or_else(|| ron::from_str(text).ok())?;
        let fields = stored.as_object_mut()?;
        fields.retain(|_, value| !value.is_null());
        for (name, word, is_on) in Self::SWITCH_WORDS {
            if let Some(value) = fields.get_mut(name)
                && let Some(text) = value.as_str()
            {
                *value = Value::Bool((text == word) == is_on);
            }
        }
        // Earlier versions stored the default size even if the user had not chosen it.
        if let Some(size) = fields.remove("step_size").filter(|size| size != "event") {
            fields.insert("chosen_step_size".to_owned(), size);
        }
        let mut stored: Self = serde_json::from_value(stored).ok()?;
        let settings = &mut stored.settings;
        settings.text_size = settings.text_size_at(0);
        settings.max_nodes = Some(settings.max_nodes).filter(|nodes| NODES.contains(nodes)).unwrap_or(DEFAULT_NODES);
        settings.max_bytes = Some(settings.max_bytes).filter(|bytes| BYTES.contains(bytes)).unwrap_or(DEFAULT_BYTES);
        settings.max_seconds = settings.max_seconds.filter(|seconds| SECONDS.contains(seconds));
        Some(stored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::document::QuestionKind;
    use std::path::Path;

    fn stored_and_read(settings: &Settings) -> Settings {
        let stored = StoredState { settings: settings.clone(), ..StoredState::default() };
        StoredState::of_text(&stored.to_text().unwrap()).unwrap().settings
    }

    #[test]
    fn every_language_is_stored_by_its_code() {
        for language in poda_words::i18n::languages() {
            let stored = StoredState { settings: Settings::new(language), ..StoredState::default() };
            let text = stored.to_text().unwrap();
            assert!(text.contains(&format!("\"language\":\"{}\"", language.code())), "{text}");
            assert_eq!(StoredState::of_text(&text).unwrap().settings.language, language);
        }
        let unknown = StoredState::of_text("{\"language\":\"tlh\",\"theme\":\"dark\"}").unwrap().settings;
        assert_eq!((unknown.language, unknown.theme), (Language::ENGLISH, Theme::Dark));
    }

    #[test]
    fn what_two_windows_change_is_kept() {
        let mut before = Settings::new(Language::ENGLISH);
        before.done.insert("a-to-n".to_owned());
        before.remember("old.ron".into());
        before.remember("gone.ron".into());
        let (mut stored, mut own) = (before.clone(), before.clone());
        stored.theme = Theme::Dark;
        stored.done.insert("killer".to_owned());
        stored.remember("theirs.ron".into());
        stored.text_size = 150;
        own.max_nodes = NODES[0];
        own.max_seconds = None;
        own.done.insert("scout".to_owned());
        own.remember("own.ron".into());
        own.recent.retain(|path| path != Path::new("gone.ron"));
        own.text_size = 125;
        let sum = own.added_to(&stored, &before);
        assert_eq!((sum.theme, sum.max_nodes, sum.max_seconds, sum.text_size), (Theme::Dark, NODES[0], None, 125));
        assert_eq!(sum.done, ["a-to-n", "killer", "scout"].map(str::to_owned).into());
        assert_eq!(sum.recent, ["own.ron", "old.ron", "theirs.ron"].map(PathBuf::from));
        assert_eq!(before.added_to(&stored, &before), stored, "nothing was changed here");
    }

    #[test]
    fn choices_survive_being_stored() {
        let mut settings = Settings::new(Language::SPANISH);
        settings.theme = Theme::Dark;
        settings.text_size = 150;
        settings.notation = Notation::Interval;
        settings.panel = false;
        settings.max_nodes = NODES[0];
        settings.max_bytes = BYTES[3];
        settings.max_seconds = Some(SECONDS[1]);
        settings.minimap = false;
        settings.notes = false;
        settings.question_kinds = QuestionKinds::NONE.with(QuestionKind::Cut).with(QuestionKind::Next);
        settings.attempts = Attempts::One;
        settings.asks_addends = true;
        settings.done.insert("a-to-n".to_owned());
        settings.toggle_section("panel-stack");
        settings.answers.insert("first-tree".to_owned(), LessonAnswers { right: 2, asked: 3 });
        settings.remember("a.ron".into());
        for unvisited in UnvisitedDisplay::ALL {
            settings.unvisited = unvisited;
            assert_eq!(stored_and_read(&settings), settings);
        }
        for step_size in StepSize::ALL {
            settings.step_size = Some(step_size);
            assert_eq!(stored_and_read(&settings), settings);
        }
        for layout in LayoutForm::ALL {
            settings.layout = layout;
            assert_eq!(stored_and_read(&settings), settings);
        }
        settings.pruned_values = true;
        settings.lost_values = false;
        settings.presented_notes = true;
        for leaves in LeafValues::ALL {
            settings.leaves = leaves;
            assert_eq!(stored_and_read(&settings), settings);
        }
        for probabilities in Probabilities::ALL {
            settings.probabilities = probabilities;
            assert_eq!(stored_and_read(&settings), settings);
        }
        for sides in Perspective::ALL {
            settings.sides = sides;
            assert_eq!(stored_and_read(&settings), settings);
        }
        for language in CodeLanguage::ALL {
            settings.code = Some(language);
            assert_eq!(stored_and_read(&settings), settings);
        }
        let unknown = StoredState::of_text("{\"code\":\"cobol\",\"theme\":\"dark\"}").unwrap().settings;
        assert_eq!((unknown.code, unknown.theme), (None, Theme::Dark));
    }

    #[test]
    fn what_earlier_versions_stored_is_read() {
        let text = r#"(language:"es",theme:"dark",notation:"interval",sides:"max",unvisited:"unopened",most_nodes:None,
            most_bytes:Some(7),most_seconds:Some(10),panel:"closed",leaves:"visited",pruned_values:"",notes:"folded",
            done:["a-to-n"],minimap:"",presented_notes:"shown",step_size:"node",question_kinds:Some("cut,later"),
            attempts:Some(1),addends:"asked",recent:["/home/me/a.ron"],document:Some("(version: 1, game: Nim())"),
            file:Some("/home/me/a.ron"),digest:Some(18446744073709551615),lesson_name:None,linked:false,edited:true,
            stale_bookmarks:false,step:7,lecture:Some((name:Some("first"),file:None,entry:2)))"#;
        let expected = StoredState {
            settings: Settings {
                theme: Theme::Dark,
                notation: Notation::Interval,
                sides: Perspective::Max,
                unvisited: UnvisitedDisplay::Frontier,
                max_seconds: Some(10),
                panel: false,
                leaves: LeafValues::WhenVisited,
                notes: false,
                done: BTreeSet::from(["a-to-n".to_owned()]),
                presented_notes: true,
                step_size: Some(StepSize::Visit),
                question_kinds: QuestionKinds::NONE.with(QuestionKind::Cut),
                attempts: Attempts::One,
                asks_addends: true,
                recent: vec!["/home/me/a.ron".into()],
                ..Settings::new(Language::SPANISH)
            },
            document: Some("(version: 1, game: Nim())".to_owned()),
            file: Some("/home/me/a.ron".into()),
            digest: Some(u64::MAX),
            edited: true,
            step: 7,
            lecture: Some(StoredLecture { name: Some("first".to_owned()), entry: 2, ..StoredLecture::default() }),
            ..StoredState::default()
        };
        assert_eq!(StoredState::of_text(text), Some(expected));
        let first_start =
            r#"(language:"",theme:"",notation:"",sides:"",unvisited:"",most_nodes:None,panel:"",notes:"")"#;
        assert_eq!(StoredState::of_text(first_start), Some(StoredState::default()));
        for text in ["", "7", "(", "{\"language\""] {
            assert_eq!(StoredState::of_text(text), None, "{text}");
        }
    }

    #[test]
    fn the_recent_list_is_short_and_names_no_file_twice() {
        let mut settings = Settings::new(Language::ENGLISH);
        for number in 0..20 {
            settings.remember(format!("{number}.ron").into());
        }
        settings.remember("15.ron".into());
        assert_eq!(settings.recent.len(), MAX_RECENT);
        assert_eq!(settings.recent[0], PathBuf::from("15.ron"));
        assert_eq!(settings.recent.iter().filter(|file| file.ends_with("15.ron")).count(), 1);
    }
}
