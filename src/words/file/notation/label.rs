//! Labels of nodes as figures have them: a name, a value, whose turn it is, or several of these.

use super::tokens::{ShorthandToken, word_token};
use crate::file::notation_error::NotationErrorKind;
use poda_core::game::players::MIN_PLAYERS;
use poda_core::score::{MAX_PLAYERS, Payoffs, Player, Score, Turn};

#[derive(Debug, Default, PartialEq)]
pub(super) struct NodeLabel {
    pub name: Option<String>,
    /// The value of a leaf, or the estimate of an inner node.
    pub value: Option<Score>,
    /// The same for several players.
    pub payoffs: Option<Payoffs>,
    pub turn: Option<Turn>,
}

/// Returns the number that a whole text is, if it is one.
pub(super) fn number(text: &str) -> Result<Option<Score>, NotationErrorKind> {
    Ok(match word_token(text.trim())? {
        ShorthandToken::Number(number) => Some(number),
        ShorthandToken::Name(_) | ShorthandToken::Equals(_) | ShorthandToken::Open(..) | ShorthandToken::Close(_) => {
            None
        }
    })
}

/// Returns the vector that a whole text is: finite numbers in parentheses with commas or semicolons between them, `(1,
/// 2, 1/3)`.
pub(super) fn payoffs(text: &str) -> Result<Option<Payoffs>, NotationErrorKind> {
    let inside = text.trim().strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    inside.map_or(Ok(None), listed_payoffs)
}

fn listed_payoffs(text: &str) -> Result<Option<Payoffs>, NotationErrorKind> {
    let separator = if text.contains(';') { ';' } else { ',' };
    // Most labels in parentheses are no vectors, and may be long.
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&(text.split(separator).take(MAX_PLAYERS + 1).count())) {
        return Ok(None);
    }
    let entries: Option<Vec<Score>> = text.split(separator).map(number).collect::<Result<_, _>>()?;
    Ok(entries.filter(|entries| entries.iter().all(|entry| entry.is_finite())).map(|entries| Payoffs::new(&entries)))
}

/// The words for MAX, for MIN and for chance, in each language, and their signs.
const MAX: [&str; 5] = ["max", "maximizer", "maximizador", "▲", "△"];
const MIN: [&str; 6] = ["min", "minimizer", "minimizador", "mín", "▼", "▽"];
const CHANCE: [&str; 2] = ["chance", "azar"];

/// Words beside those for a side that are no name: `MIN node`.
const NO_NAMES: [&str; 6] = ["node", "player", "turn", "nodo", "jugador", "turno"];

/// What separates a side from a name.
const SEPARATORS: [char; 12] = ['\n', ':', '=', '|', ',', ';', '/', '(', ')', '[', ']', '—'];

/// Returns whose turn a word or a triangle says it is.
pub(super) fn turn(text: &str) -> Option<Turn> {
    let word = text.trim().to_lowercase();
    let is_one_of = |words: &[&str]| words.contains(&word.as_str());
    if is_one_of(&MAX) {
        Some(Player::Max.into())
    } else if is_one_of(&MIN) {
        Some(Player::Min.into())
    } else {
        is_one_of(&CHANCE).then_some(Turn::Chance)
    }
}

/// Returns whose turn a label says it is beside a name, or alone, and the rest of the label: `MIN`, `MIN: A`, `A
/// (MIN)`, `A MIN`, `▽A`. A word in small letters between spaces is a part of a name.
pub(super) fn side(text: &str) -> Option<(Turn, &str)> {
    let text = text.trim();
    // Longer labels are texts about a node.
    if MAX_SIDE_LABEL < text.len() {
        return None;
    }
    if let Some(turn) = turn(text) {
        return Some((turn, ""));
    }
    let is_edge = |letter: char| letter.is_whitespace() || SEPARATORS.contains(&letter) || "-–".contains(letter);
    let first = text.find(|letter| SEPARATORS.contains(&letter));
    let last = text.trim_end_matches([')', ']']).rfind(|letter| SEPARATORS.contains(&letter));
    let by_separator = |at: Option<usize>| at.map(|at| text.split_at(at));
    let by_dash = [" - ", " – "].map(|dash| text.find(dash)).into_iter().flatten().map(|at| text.split_at(at));
    let splits = [by_separator(first), by_separator(last)].into_iter().flatten().chain(by_dash);
    for (before, after) in splits {
        let (before, after) = (before.trim_matches(is_edge), after.trim_matches(is_edge));
        for (word, rest) in [(before, after), (after, before)] {
            if let Some(turn) = without_no_names(word).and_then(turn) {
                return Some((turn, rest_of(rest)));
            }
        }
    }
    // Between spaces, only capitals and triangles are told from words of a name.
    let is_marked = |word: &str| word.chars().all(|letter| !letter.is_alphabetic() || letter.is_uppercase());
    let spaced = [text.split_once(char::is_whitespace), text.rsplit_once(char::is_whitespace).map(|(a, b)| (b, a))];
    for (word, rest) in spaced.into_iter().flatten() {
        let is_no_name = || NO_NAMES.contains(&rest.trim().to_lowercase().as_str());
        if let Some(turn) = turn(word).filter(|_| is_marked(word) || is_no_name()) {
            return Some((turn, rest_of(rest)));
        }
    }
    let triangle = |letter: Option<char>| letter.and_then(|letter| turn(letter.encode_utf8(&mut [0; 4])));
    let (first, last) = (text.chars().next(), text.chars().next_back());
    triangle(first)
        .map(|turn| (turn, text[first.map_or(0, char::len_utf8)..].trim()))
        .or_else(|| triangle(last).map(|turn| (turn, text[..text.len() - last.map_or(0, char::len_utf8)].trim())))
}

/// The longest label, in bytes, that is read as a name with a side.
const MAX_SIDE_LABEL: usize = 200;

fn without_no_names(text: &str) -> Option<&str> {
    let words = text.split_once(char::is_whitespace);
    match words {
        Some((word, other)) if NO_NAMES.contains(&other.trim().to_lowercase().as_str()) => Some(word),
        Some((other, word)) if NO_NAMES.contains(&other.to_lowercase().as_str()) => Some(word.trim()),
        Some(_) => None,
        None => Some(text),
    }
}

fn rest_of(rest: &str) -> &str {
    let rest = rest.trim();
    if NO_NAMES.contains(&rest.to_lowercase().as_str()) { "" } else { rest }
}

/// Returns the side that a name contains as a word, although it is read as a name: `MIN1`, `Max's choice`, `b_min`.
pub fn looks_like_side(name: &str) -> Option<Turn> {
    name.split(|letter: char| !letter.is_alphabetic() && !"▲△▼▽".contains(letter)).find_map(turn)
}

impl NodeLabel {
    /// Reads `A`, `3`, `A=3`, `A: 3`, `A (3)`, `MAX`, `A (MIN)` or `MIN 3`, in which a line end may separate as well. A
    /// vector may stand for the number.
    pub fn read(text: &str) -> Result<Self, NotationErrorKind> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(Self::default());
        }
        if let Some(value) = number(text)? {
            return Ok(Self { value: Some(value), ..Self::default() });
        }
        if let Some(payoffs) = payoffs(text)? {
            return Ok(Self { payoffs: Some(payoffs), ..Self::default() });
        }
        let in_brackets = text.strip_suffix(')').and_then(|text| text.rsplit_once('('));
        if let Some((before, inside)) = in_brackets
            && let Some(payoffs) = listed_payoffs(inside)?
        {
            return Ok(Self { payoffs: Some(payoffs), ..Self::of_words(before) });
        }
        let split = in_brackets.or_else(|| text.rsplit_once(['=', ':', '\n']));
        if let Some((before, after)) = split
            && let Some(value) = number(after)?
        {
            return Ok(Self { value: Some(value), ..Self::of_words(before) });
        }
        if let Some((before, after)) = text.rsplit_once(char::is_whitespace)
            && let (Some(_), Some(value)) = (side(before), number(after)?)
        {
            return Ok(Self { value: Some(value), ..Self::of_words(before) });
        }
        Ok(Self::of_words(text))
    }

    /// Reads a name, a side, or both.
    pub fn of_words(text: &str) -> Self {
        let text = text.trim().trim_end_matches(['=', ':', ',']).trim_end();
        let (turn, rest) = side(text).map_or((None, text), |(turn, rest)| (Some(turn), rest));
        let name = (!rest.is_empty()).then(|| rest.split_whitespace().collect::<Vec<_>>().join(" "));
        Self { name, turn, ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> (Option<String>, Option<Turn>) {
        let NodeLabel { name, turn, .. } = NodeLabel::read(text).unwrap();
        (name, turn)
    }

    #[test]
    fn a_side_is_read_beside_a_name() {
        let (max, min) = (Some(Player::Max.into()), Some(Player::Min.into()));
        for text in
            ["A\nMIN", "MIN\nA", "MIN: A", "A: min", "A (MIN)", "A (min)", "(Min) A", "A [MIN]", "A, MIN", "A/Min"]
        {
            assert_eq!(words(text), (Some("A".to_owned()), min), "{text}");
        }
        for text in
            ["A - MIN", "MIN – A", "MIN A", "A MIN", "▽ A", "A ▼", "▽A", "A▽", "A = MIN", "A (MIN node)", " A \n MIN "]
        {
            assert_eq!(words(text), (Some("A".to_owned()), min), "{text}");
        }
        for text in ["MAX", "max", "△", "Max node", "MAX player", "nodo MAX", "Maximizer"] {
            assert_eq!(words(text), (None, max), "{text}");
        }
        assert_eq!(words("the left one (MAX)"), (Some("the left one".to_owned()), max));
        assert_eq!(words("roll: azar"), (Some("roll".to_owned()), Some(Turn::Chance)));
    }

    /// A name is no side because it contains the word for one, and then it looks like one.
    #[test]
    fn a_name_with_a_word_for_a_side_remains_a_name() {
        for text in ["MIN1", "Max Planck", "cost_min", "the min of all", "Mad Max", "chance-2", "A-MIN"] {
            assert_eq!(words(text), (Some(text.to_owned()), None), "{text}");
            assert!(looks_like_side(text).is_some(), "{text}");
        }
        for text in ["minimal", "Maxine", "A", "administer", "climax"] {
            assert_eq!((words(text), looks_like_side(text)), ((Some(text.to_owned()), None), None), "{text}");
        }
    }

    #[test]
    fn a_value_stands_behind_a_name_and_a_side() {
        let three = Some(Score::from(3));
        for text in ["MIN 3", "A MIN 3", "A (MIN) 3", "MIN: A = 3", "A\nMIN\n3", "A (MIN): 3", "MIN (3)"] {
            let label = NodeLabel::read(text).unwrap();
            assert_eq!((label.value, label.turn), (three, Some(Player::Min.into())), "{text}");
        }
        let vector = Payoffs::new(&[1, 2, -3].map(Score::from));
        for text in ["(1, 2, -3)", "A (1,2,-3)", "A\n(1; 2; -3)", "A: (1, 2, −3)"] {
            let label = NodeLabel::read(text).unwrap();
            assert_eq!((label.value, label.payoffs), (None, Some(vector)), "{text}");
            assert!(label.name.is_none_or(|name| name == "A"), "{text}");
        }
        for text in ["(1)", "(1, 2, 3, 4, 5, 6, 7)", "(a, b)", "(1, inf)"] {
            assert_eq!(NodeLabel::read(text).unwrap().payoffs, None, "{text}");
        }
    }
}
