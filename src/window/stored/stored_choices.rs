//! How the choices of other modules are stored: as words. A word of another version is read as the last variant.

use poda_core::document::practice::Attempts;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_picture::picture::palette::Theme;
use poda_picture::picture::{LayoutForm, Notation, Perspective, Probabilities, UnvisitedDisplay};
use poda_session::playback::StepSize;
use poda_words::i18n::Language;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A language is stored by its code. One that this version does not have is read as English.
pub(super) mod stored_language {
    use super::Language;
    use poda_words::i18n::language_of_code;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(language: &Language, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(language.code())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        Ok(language_of_code(&String::deserialize(deserializer)?).unwrap_or_default())
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Theme", rename_all = "lowercase")]
pub(super) enum StoredTheme {
    Dark,
    Print,
    #[serde(other)]
    Light,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Notation", rename_all = "lowercase")]
pub(super) enum StoredNotation {
    Edge,
    Interval,
    #[serde(other)]
    Node,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Probabilities", rename_all = "lowercase")]
pub(super) enum StoredProbabilities {
    Percent,
    #[serde(other)]
    Fractions,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Perspective", rename_all = "lowercase")]
pub(super) enum StoredPerspective {
    Max,
    #[serde(other)]
    MaxAndMover,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "UnvisitedDisplay", rename_all = "lowercase")]
pub(super) enum StoredUnvisited {
    Hidden,
    #[serde(rename = "unopened")]
    Frontier,
    #[serde(other)]
    Outlined,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "LayoutForm", rename_all = "lowercase")]
pub(super) enum StoredLayoutForm {
    Positions,
    #[serde(other)]
    Tree,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "StepSize", rename_all = "lowercase")]
pub(super) enum StoredStepSize {
    #[serde(rename = "node")]
    Visit,
    Result,
    Phase,
    Iteration,
    Ten,
    Hundred,
    Thousand,
    Bookmark,
    #[serde(other)]
    Event,
}

/// The language of code by its word; a word of another version means pseudocode.
pub(super) mod stored_code {
    use poda_words::i18n::code::CodeLanguage;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub fn serialize<S: Serializer>(code: &Option<CodeLanguage>, serializer: S) -> Result<S::Ok, S::Error> {
        code.map(CodeLanguage::key).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<CodeLanguage>, D::Error> {
        Ok(Option::<String>::deserialize(deserializer)?.and_then(|key| CodeLanguage::of_key(&key)))
    }
}

pub(super) mod stored_step_size {
    use super::{StepSize, StoredStepSize};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Stored(#[serde(with = "StoredStepSize")] StepSize);

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub fn serialize<S: Serializer>(size: &Option<StepSize>, serializer: S) -> Result<S::Ok, S::Error> {
        size.map(Stored).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<StepSize>, D::Error> {
        Ok(Option::<Stored>::deserialize(deserializer)?.map(|Stored(size)| size))
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(super) fn write_kinds<S: Serializer>(kinds: &QuestionKinds, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&kinds.iter().map(QuestionKind::name).collect::<Vec<_>>().join(","))
}

/// Reads the kinds of questions; the default ones if no known kind is listed.
pub(super) fn read_kinds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<QuestionKinds, D::Error> {
    let names = String::deserialize(deserializer)?;
    let kinds: QuestionKinds = names.split(',').filter_map(QuestionKind::of_name).collect();
    Ok(if kinds.is_empty() { QuestionKinds::default() } else { kinds })
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(super) fn write_attempts<S: Serializer>(attempts: &Attempts, serializer: S) -> Result<S::Ok, S::Error> {
    attempts.get().serialize(serializer)
}

pub(super) fn read_attempts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Attempts, D::Error> {
    usize::deserialize(deserializer).map(|attempts| Attempts::new(attempts).unwrap_or_default())
}
