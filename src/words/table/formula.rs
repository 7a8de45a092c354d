//! Texts of cells that a spreadsheet does not take for formulas.
//!
//! A spreadsheet takes a cell for a formula if it begins with one of a few signs, possibly after characters that it
//! skips. Where cells begin depends on the separator by which it reads the table, so a cell can also begin within a
//! text, after a sign that separates cells in other tables.

use poda_core::text::{is_unsafe, visible};
use std::borrow::Cow;

/// The signs with which a formula begins: in ASCII, of full width, and small.
const SIGNS: &str = "=+-@＝＋－＠﹦﹢﹣﹫";
/// The signs after which another cell begins, in a table with commas, semicolons, tabs or bars, and the quotes around
/// cells.
const SEPARATORS: &str = ",;|\"\t\r\n";
/// Makes what follows a text.
const APOSTROPHE: char = '\'';

/// Returns a text in which every character is visible, and no part begins like a formula: an apostrophe precedes its
/// sign.
pub(super) fn harmless(text: &str) -> Cow<'_, str> {
    let shown = visible(text);
    match signs(&shown).as_slice() {
        [] => shown,
        places => Cow::Owned(with_apostrophes(&shown, places)),
    }
}

/// Returns a text of a cell without the apostrophes that precede the signs of formulas. Of several apostrophes, one is
/// removed.
///
/// ```
/// use poda_words::table::plain;
///
/// assert_eq!([plain("'=1+1"), plain("Ana"), plain("D'Arc")], ["=1+1", "Ana", "D'Arc"]);
/// ```
pub fn plain(cell: &str) -> Cow<'_, str> {
    let mut rest = cell;
    let mut plain = String::new();
    let mut copied = 0;
    for place in signs(cell) {
        let before = &cell[copied..place];
        if let Some(before) = before.strip_suffix(APOSTROPHE) {
            plain += before;
            copied = place;
            rest = &cell[place..];
        }
    }
    if copied == 0 { Cow::Borrowed(cell) } else { Cow::Owned(plain + rest) }
}

/// Returns the places of the signs with which parts of a text begin, after skipped characters and any number of
/// apostrophes.
fn signs(text: &str) -> Vec<usize> {
    let mut places = Vec::new();
    let mut beginning = Beginning::Skipped;
    for (at, letter) in text.char_indices() {
        beginning = match beginning {
            _ if SEPARATORS.contains(letter) => Beginning::Skipped,
            Beginning::Skipped if is_skipped(letter) => Beginning::Skipped,
            Beginning::Skipped | Beginning::Apostrophes if letter == APOSTROPHE => Beginning::Apostrophes,
            Beginning::Skipped | Beginning::Apostrophes if SIGNS.contains(letter) => {
                places.push(at);
                Beginning::Over
            }
            Beginning::Skipped | Beginning::Apostrophes | Beginning::Over => Beginning::Over,
        };
    }
    places
}

/// How much of the beginning of a part has been read.
#[derive(Clone, Copy)]
enum Beginning {
    Skipped,
    Apostrophes,
    Over,
}

fn with_apostrophes(text: &str, places: &[usize]) -> String {
    let mut safe = String::with_capacity(text.len() + places.len());
    let mut copied = 0;
    for &place in places {
        safe += &text[copied..place];
        safe.push(APOSTROPHE);
        copied = place;
    }
    safe + &text[copied..]
}

/// Returns whether a spreadsheet may skip a character before a formula: it is white space or invisible, or a mark that
/// has no letter before it.
fn is_skipped(letter: char) -> bool {
    letter.is_whitespace()
        || is_unsafe(letter)
        || matches!(letter,
            // Invisible letters: fillers, a blank of braille, and selectors of variants.
            '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0100}'..='\u{e01ef}'
            // Combining marks.
            | '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn nothing_is_taken_for_a_formula() {
        for (text, safe) in [
            ("Ana", "Ana"),
            ("=1+1", "'=1+1"),
            ("+34 600", "'+34 600"),
            ("-2", "'-2"),
            ("@sum", "'@sum"),
            ("  =1", "  '=1"),
            ("\u{a0}=1", "\u{a0}'=1"),
            ("\u{3000}=1", "\u{3000}'=1"),
            ("\u{3164}=1", "\u{3164}'=1"),
            ("\u{301}=1", "\u{301}'=1"),
            ("＝1", "'＝1"),
            ("﹢1", "'﹢1"),
            ("Ana;=1+1", "Ana;'=1+1"),
            ("Ana; =1+1;x", "Ana; '=1+1;x"),
            ("Ana\",\"=1", "Ana\",\"'=1"),
            ("'=1", "''=1"),
            ("' =1", "' =1"),
            ("''", "''"),
            ("3 - 2 = 1", "3 - 2 = 1"),
            ("Ana-María", "Ana-María"),
            ("−1", "−1"),
        ] {
            assert_eq!(harmless(text), safe);
            assert_eq!(plain(safe), text, "of {safe:?}");
        }
    }

    #[test]
    fn what_has_an_effect_is_an_escape() {
        for (text, safe) in [
            ("\t=1", r"\t=1"),
            ("Ana\n@x", r"Ana\n@x"),
            ("\u{feff}=1", r"\u{feff}=1"),
            ("\u{200b}=1", r"\u{200b}=1"),
            ("fdp.\u{202e}vsc", r"fdp.\u{202e}vsc"),
        ] {
            assert_eq!(harmless(text), safe);
        }
    }

    /// The first characters of all cells into which a text falls by some separator.
    fn beginnings(text: &str) -> Vec<char> {
        let parts = text.split([',', ';', '|', '"', '\t', '\r', '\n']);
        parts.filter_map(|part| part.trim_start().trim_start_matches(is_skipped).chars().next()).collect()
    }

    proptest! {
        #[test]
        fn a_text_begins_no_formula_and_is_read_as_it_was(text in "[=+@'＝－\";, \u{a0}\u{200b}\u{301}a-c|\t-]{0,12}|.{0,20}") {
            let safe = harmless(&text).into_owned();
            prop_assert!(beginnings(&safe).iter().all(|first| !"=+-@＝＋－＠".contains(*first)), "{safe:?}");
            prop_assert_eq!(plain(&safe), visible(&text));
        }
    }
}
