//! How easy the lessons are to read: the table in the page on evidence, measured by Flesch in English and Fernández
//! Huerta in Spanish.

use super::tables::compare_parts;
use poda::i18n::Language;
use poda::lessons;

/// The words, sentences and syllables of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Counts {
    words: f64,
    sentences: f64,
    syllables: f64,
}

/// Counts a text. A sentence ends with `.`, `?`, `!` or `:` and a space, or with the text. Numbers, signs and
/// names of one letter, such as `B`, are no words: they would make every text easy.
fn count(text: &str, language: Language) -> Counts {
    let mut counts = Counts::default();
    let mut is_open = false;
    for part in text.split_whitespace() {
        let letters: String = part.chars().filter(|letter| letter.is_alphabetic()).collect();
        let is_name = letters.chars().count() < 2 && !["a", "e", "o", "u", "y"].contains(&letters.as_str());
        let word = letters.to_lowercase();
        if !is_name {
            counts.words += 1.0;
            counts.syllables += f64::from(syllables(&word, language));
            is_open = true;
        }
        if is_open && part.trim_end_matches([')', '”', '»', '"']).ends_with(['.', '?', '!', ':']) {
            counts.sentences += 1.0;
            is_open = false;
        }
    }
    counts.sentences += f64::from(u8::from(is_open));
    counts
}

/// Counts the groups of vowels. In English a silent e at the end is none; in Spanish two strong vowels are two groups,
/// and so is a weak vowel with an accent beside another.
fn syllables(word: &str, language: Language) -> u32 {
    let letters: Vec<char> = word.chars().collect();
    let is_vowel = |letter: char| "aeiouyáéíóúü".contains(letter);
    let is_strong = |letter: char| "aeoáéóíú".contains(letter);
    let mut groups: u32 = 0;
    for (at, &letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| letters[at]).filter(|&before| is_vowel(before));
        let splits = |before: char| language == Language::SPANISH && is_strong(before) && is_strong(letter);
        groups += u32::from(is_vowel(letter) && before.is_none_or(splits));
    }
    let is_silent_e = matches!(letters[..], [.., before, 'e'] if !is_vowel(before) && before != 'l');
    let is_silent = language == Language::ENGLISH && is_silent_e && 1 < groups;
    (groups - u32::from(is_silent)).max(1)
}

impl Counts {
    /// Returns the reading ease, from about 0 (hard) to 100 (easy): R. Flesch, *A new readability yardstick*, 1948; J.
    /// Fernández Huerta, *Medidas sencillas de lecturabilidad*, 1959.
    fn ease(self, language: Language) -> f64 {
        let (length, syllables) = (self.words / self.sentences, self.syllables / self.words);
        if language == Language::SPANISH {
            206.84 - 1.02 * length - 60.0 * syllables
        } else {
            206.835 - 1.015 * length - 84.6 * syllables
        }
    }
}

/// Returns the age from which a text of this ease is read at school, by the scale that goes with both measures.
fn age(ease: f64) -> &'static str {
    match ease {
        90.0.. => "10",
        80.0..90.0 => "11",
        70.0..80.0 => "12",
        60.0..70.0 => "13–14",
        50.0..60.0 => "15–17",
        _ => "18",
    }
}

/// The notes of a lesson and of its bookmarks, in a language.
fn text(lesson: usize, language: Language) -> String {
    let document = &lessons::all()[lesson];
    let notes = document.bookmarks.iter().filter_map(|bookmark| bookmark.note.as_ref());
    let texts = document.notes.iter().chain(notes).map(|text| text.in_language(language));
    texts.collect::<Vec<_>>().join("\n")
}

fn table(language: Language) -> String {
    let head = if language == Language::SPANISH {
        "| lección | palabras | facilidad en español | edad | facilidad en inglés | edad |"
    } else {
        "| lesson | words | reading ease in English | age | reading ease in Spanish | age |"
    };
    let other = Language::AUTHORED.into_iter().find(|other| *other != language).unwrap_or(language);
    let mut table = format!("{head}\n|---|---|---|---|---|---|\n");
    for lesson in 0..lessons::all().len() {
        let counts = [language, other].map(|language| count(&text(lesson, language), language));
        let [one, two] = [counts[0].ease(language), counts[1].ease(other)];
        let (name, words) = (lessons::name(lesson), counts[0].words);
        table += format!("| `{name}` | {words} | {one:.0} | {} | {two:.0} | {} |\n", age(one), age(two)).as_str();
    }
    table
}

#[test]
fn the_table_of_reading_ease_is_measured() {
    compare_parts("reading", table);
}

#[test]
fn no_lesson_is_harder_than_a_text_for_the_last_years_of_school() {
    for language in Language::AUTHORED {
        let eases = (0..lessons::all().len()).map(|lesson| count(&text(lesson, language), language).ease(language));
        let eases: Vec<f64> = eases.collect();
        let least = eases.iter().copied().fold(f64::INFINITY, f64::min);
        let mean = eases.iter().sum::<f64>() / eases.len() as f64;
        assert!(50.0 <= least && 65.0 <= mean, "{language:?}: {least:.0} at least, {mean:.0} on average");
    }
}

#[test]
fn syllables_and_sentences_are_counted() {
    let english = [("tree", 1), ("value", 2), ("minimax", 3), ("table", 2), ("three", 1), ("b", 1), ("leaves", 2)];
    let spanish =
        [("árbol", 2), ("poda", 2), ("tío", 2), ("caos", 2), ("bueno", 2), ("búsqueda", 3), ("b", 1), ("león", 2)];
    for (word, count) in english {
        assert_eq!(syllables(word, Language::ENGLISH), count, "{word}");
    }
    for (word, count) in spanish {
        assert_eq!(syllables(word, Language::SPANISH), count, "{word}");
    }
    let counts = count("MAX is sure of 3. Which leaf is next? B", Language::ENGLISH);
    assert_eq!((counts.words, counts.sentences), (8.0, 2.0));
    // A sentence of ten words of one syllable each.
    let easy = count("The tree has a root and each node has children", Language::ENGLISH);
    assert_eq!((easy.words, easy.sentences), (10.0, 1.0));
}
