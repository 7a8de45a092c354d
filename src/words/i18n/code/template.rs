//! The files in `assets/code`: programs of an algorithm with an example, and at once templates of what is shown and saved.
//!
//! A line may end in a marker, two spaces, the sign of a comment with `@`, and words:
//!
//! * a tag of the pseudocode, such as `improve`: the event that executes the line, at nodes of a side if `max`, `min`
//!   or `chance` is beside it,
//! * `run`: the line prints a line of a run, or is needed for that; it is saved, and not shown,
//! * `show` and `hide`: from this line on, the file is shown, or not; with `max` or `min` beside `show`, only while the
//!   current node is of that side. A file begins hidden,
//! * another word: what is filled in when the program is saved, such as the tree.
//!
//! After the words, parts such as `| hard: break -> return beta` say what stands in the place of another text of the
//! line with a setting of the search: `hard`, if a cutoff returns the bound of the window, `strict`, if a tie with a bound
//! does not cut, and `evaluates`, if positions are evaluated in place of rollouts. Markers are neither shown nor saved.

use crate::i18n::pseudocode::PseudocodeLine;
use crate::messages::styled_text::{Emphasis, Span, StyledText};
use poda_core::score::{Player, Turn};
use std::borrow::Cow;

/// The most columns of a line that is shown: a longer one goes on in the line below. A level of indentation counts as
/// two.
const MAX_COLUMNS: usize = 34;
/// By how many columns a line may be longer that is shown whole, in smaller letters.
const MAX_EXCESS: usize = 2;
/// By how many levels the rest of a long line is indented.
const LEVELS_OF_REST: usize = 2;

/// The settings of a search on which the lines of a file depend.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rules {
    /// Whether a cutoff returns the bound of the window.
    pub is_hard: bool,
    /// Whether a tie with a bound cuts.
    pub cuts_on_ties: bool,
    /// Whether positions are evaluated in place of rollouts.
    pub evaluates: bool,
}

/// A file.
pub struct Template<'a> {
    lines: Vec<TemplateLine<'a>>,
    /// The sign of a comment.
    pub comment: &'static str,
    /// The number of spaces by which a level is indented.
    indent: usize,
}

/// A line of a file.
pub struct TemplateLine<'a> {
    /// The line without its marker, as it is with the usual settings.
    text: &'a str,
    /// The words of its marker.
    words: Vec<&'a str>,
    variants: Vec<Variant<'a>>,
    part: Part,
}

/// What is written otherwise in a line with a setting.
struct Variant<'a> {
    setting: &'a str,
    old: &'a str,
    new: &'a str,
}

/// Where a part of a file is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Nowhere,
    Everywhere,
    /// At nodes with this turn.
    AtTurn(Turn),
}

/// The turns by their words in a marker.
const TURNS: [(&str, Turn); 3] =
    [("max", Turn::Player(Player::Max)), ("min", Turn::Player(Player::Min)), ("chance", Turn::Chance)];

fn turn_of(word: &str) -> Option<Turn> {
    TURNS.into_iter().find_map(|(known, turn)| (known == word).then_some(turn))
}

impl<'a> Template<'a> {
    pub fn new(file: &'a str, comment: &'static str, indent: usize) -> Self {
        let sign = format!("  {comment}@ ");
        let mut part = Part::Nowhere;
        let mut lines = Vec::new();
        for line in file.lines() {
            let (text, marker) = line.split_once(&sign).unwrap_or((line, ""));
            let mut parts = marker.split("| ");
            let words: Vec<&str> = parts.next().unwrap_or_default().split_whitespace().collect();
            if words.contains(&"hide") {
                part = Part::Nowhere;
            } else if words.contains(&"show") {
                part = words.iter().find_map(|word| turn_of(word)).map_or(Part::Everywhere, Part::AtTurn);
            }
            lines.push(TemplateLine { text, words, variants: parts.filter_map(Variant::read).collect(), part });
        }
        Self { lines, comment, indent }
    }

    /// Returns the lines of the program.
    pub fn lines(&self) -> &[TemplateLine<'a>] {
        &self.lines
    }

    /// Returns the lines that are shown at a node with this turn. Of the lines with the tag, only the one that is about
    /// the turn keeps it.
    pub fn shown(&self, rules: Rules, turn: Turn, tag: Option<&str>) -> Vec<PseudocodeLine> {
        let is_shown = |line: &&TemplateLine<'_>| {
            !line.has("run") && (line.part == Part::Everywhere || line.part == Part::AtTurn(turn))
        };
        let mut lines: Vec<PseudocodeLine> = Vec::new();
        for line in self.lines.iter().filter(is_shown) {
            // Between two functions one empty line is enough.
            let follows_space = lines.last().is_none_or(|last| last.text.spans.is_empty());
            if !(line.text.is_empty() && follows_space) {
                lines.extend(self.shown_lines(line, rules, turn, tag));
            }
        }
        while lines.pop_if(|last| last.text.spans.is_empty()).is_some() {}
        lines
    }

    /// Returns a line and, if it is long, those in which it goes on.
    fn shown_lines(&self, line: &TemplateLine<'_>, rules: Rules, turn: Turn, tag: Option<&str>) -> Vec<PseudocodeLine> {
        let text = line.text(rules);
        let code = text.trim_start_matches(' ');
        let indent = (text.len() - code.len()) / self.indent;
        let mut sides = line.words.iter().filter_map(|word| turn_of(word)).peekable();
        let is_about_turn = sides.peek().is_none() || sides.any(|side| side == turn);
        let tag = tag.filter(|tag| line.has(tag) && is_about_turn).map(str::to_owned);
        let cuts = line.has("cutoff");
        let mut lines = vec![];
        let (mut rest, mut indent, mut tag) = (code, indent, tag);
        loop {
            let (first, others) = rest.split_at(break_after(rest, MAX_COLUMNS.saturating_sub(2 * indent)));
            let continues = !lines.is_empty();
            lines.push(PseudocodeLine {
                indent,
                text: self.colored(first.trim_end(), cuts),
                tag: tag.take(),
                continues,
            });
            if others.is_empty() {
                return lines;
            }
            indent += if continues { 0 } else { LEVELS_OF_REST };
            rest = others;
        }
    }

    /// Returns a line with the colors of the pseudocode: of both bounds, and of what cuts.
    fn colored(&self, code: &str, cuts: bool) -> StyledText {
        let (code, comment) = code.find(self.comment).map_or((code, ""), |at| code.split_at(at));
        let mut spans: Vec<Span> = Vec::new();
        let is_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let mut add = |text: &str, emphasis: Emphasis| match spans.last_mut() {
            Some(last) if last.emphasis == emphasis => last.text.push_str(text),
            Some(_) | None => spans.push(Span { text: text.to_owned(), emphasis }),
        };
        let mut rest = code;
        while let Some(first) = rest.chars().next() {
            let is_word = is_of_word(first);
            let end = rest.find(|letter| is_of_word(letter) != is_word).unwrap_or(rest.len());
            let (text, after) = rest.split_at(end);
            let emphasis = match text {
                "alpha" => Emphasis::Alpha,
                "beta" => Emphasis::Beta,
                "break" | "return" if cuts => Emphasis::Cut,
                _ => Emphasis::Plain,
            };
            add(text, emphasis);
            rest = after;
        }
        if !comment.is_empty() {
            add(comment, Emphasis::Faint);
        }
        StyledText { spans }
    }
}

/// Returns the number of bytes of the part of a line that fits in so many columns: it ends at a space, or else where an
/// expression may be broken. A line that cannot be broken is one part.
fn break_after(line: &str, columns: usize) -> usize {
    if line.chars().count() <= columns + MAX_EXCESS {
        return line.len();
    }
    let Some((end, _)) = line.char_indices().nth(columns) else { return line.len() };
    let mut spaces = line[..=end].char_indices().filter(|(_, letter)| *letter == ' ').map(|(at, _)| at + 1);
    let after_space = spaces.next_back().filter(|&at| columns / 2 < at);
    let in_expression = || line[..end].rfind(['(', '[', ' ']).map(|at| at + 1).filter(|&at| 1 < at);
    after_space.or_else(in_expression).unwrap_or(line.len())
}

impl<'a> Variant<'a> {
    /// Reads a variant, such as `hard: break -> return beta`.
    fn read(text: &'a str) -> Option<Self> {
        let (setting, rest) = text.split_once(": ")?;
        let (old, new) = rest.split_once(" -> ")?;
        Some(Self { setting, old, new: new.trim_end() })
    }
}

impl<'a> TemplateLine<'a> {
    /// Returns the line without its marker under these rules.
    pub fn text(&self, rules: Rules) -> Cow<'a, str> {
        let is_of = |setting| match setting {
            "hard" => rules.is_hard,
            "strict" => !rules.cuts_on_ties,
            "evaluates" => rules.evaluates,
            _ => false,
        };
        let variants = self.variants.iter().filter(|variant| is_of(variant.setting));
        variants.fold(self.text.into(), |text, Variant { old, new, .. }| text.replacen(old, new, 1).into())
    }

    /// Returns whether the marker of the line has a word.
    pub fn has(&self, word: &str) -> bool {
        self.words.contains(&word)
    }

    /// Returns the words of its marker.
    pub fn words(&self) -> &[&'a str] {
        &self.words
    }
}
