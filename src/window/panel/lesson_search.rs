//! The lessons that match what a user types: by their number, title, name, group or text.

use poda_core::text::without_accents;
use poda_words::i18n::Words;
use poda_words::lessons;

/// Returns the lessons that a query finds: the one with this number or title first, then those with it in their title,
/// in their name or group, and in their text, each in teaching order. Texts contain many numbers, so a number is not
/// searched for in them. An empty query finds every lesson.
pub fn lessons_found(words: &Words, query: &str) -> Vec<usize> {
    let mut found: Vec<(usize, usize)> = (0..lessons::all().len())
        .filter_map(|number| Some((query_rank(words, number, &without_accents(query.trim()))?, number)))
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, number)| number).collect()
}

/// Returns how well a lesson matches a query in plain letters; smaller is better. `None` if it does not match.
fn query_rank(words: &Words, number: usize, query: &str) -> Option<usize> {
    let language = words.language();
    let asked_number = query.parse::<usize>();
    let notes = lessons::all()[number].notes.as_ref().map_or("", |notes| notes.in_language(language));
    let has = |text: &str| without_accents(text).contains(query);
    let title = &lessons::title(number, language);
    if query.is_empty() || asked_number == Ok(number + 1) || without_accents(title) == query {
        Some(0)
    } else if has(title) {
        Some(1)
    } else if has(lessons::name(number)) || has(&words.text(&lessons::group(number))) {
        Some(2)
    } else {
        (asked_number.is_err() && has(notes)).then_some(3)
    }
}
