//! Question banks: exercises as questions that a learning platform marks by itself.
//!
//! [`BankQuestion`] is an exercise with its blanks, the picture of its tree and the words around them, independent of
//! the platform; [`moodle`](super::moodle) and [`qti`](super::qti) write it in the format of one platform. A platform
//! marks each blank independently: unlike on paper, an answer that is consistent with an earlier mistake is wrong.
//!
//! # Which blanks
//!
//! Every inner node of the whole tree has a row, even those that the search never visits: a table of the visited nodes
//! alone would reveal what is pruned. Where the search may skip a node, "not visited" is among the choices, and is
//! typed as a hyphen.
//!
//! A blank with a single possible answer is left out (the cut of a node with one child, the best of one move), and so
//! is a value of which the search proves nothing. A question has [`MAX_FIELDS`] fields at most. In a larger tree, these
//! are left out until the rest fits:
//!
//! 1. the cut of the root, whose window is open on both sides;
//! 2. α and β of the nodes on the leftmost path, if they are equal to those of the root;
//! 3. α and β of the other nodes, starting with the last node;
//! 4. the values of nodes other than the root, starting with the last node;
//! 5. the cuts, starting with the last node.
//!
//! The text of the question and [`Bank::notes`] say what is left out; the table marks such a cell as not asked. What is
//! left out does not depend on what the search does.
//!
//! # What a blank does not reveal
//!
//! Which nodes have blanks, and whether "not visited" is a choice there, follows from the shape of the tree alone. All
//! blanks in a column are of the same kind, and the longest accepted answers are equally long, because a platform makes
//! a text field as wide as the longest of them. The choices are all that the shape of the tree allows, in the order of
//! the tree.

mod html;
mod markup;
mod question;
mod table;
mod typed_choices;

pub(super) use html::{question_html, reasons_html};
pub(super) use markup::Html;
use markup::without_elements;
use poda_core::score::{Bound, Score};
use poda_core::text::is_unsafe;
use poda_words::practice::Answer;
pub use question::{BankError, BankFailure, BankQuestion};
pub(super) use question::{notes, questions};
use quick_xml::events::{BytesCData, BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use quick_xml::writer::Writer;
pub use table::{Blank, BlankContent, MAX_FIELDS};
pub(super) use typed_choices::TypedChoices;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bank {
    pub bytes: Vec<u8>,
    /// Sentences that say what the questions leave out of what the paper asks for.
    pub notes: Vec<String>,
}

pub(in crate::exam) struct BankVariants<Q> {
    pub name: String,
    pub questions: Vec<Q>,
}

/// A question that a learning platform marks.
pub(in crate::exam) trait BankItem {
    /// Returns an id for files, the same for equal questions and different for any other.
    fn id(&self) -> &str;

    /// Returns the points: the weights of its blanks together.
    fn points(&self) -> usize;
}

/// The reason why writing cannot fail.
const IN_MEMORY: &str = "memory takes every event";

/// The namespace of the attribute `schemaLocation`.
pub(crate) const XSI: &str = "http://www.w3.org/2001/XMLSchema-instance";

/// An XML document that is being written.
pub(crate) struct Xml {
    writer: Writer<Vec<u8>>,
}

impl Xml {
    /// Begins a document.
    pub fn new() -> Self {
        let mut xml = Self { writer: Writer::new_with_indent(Vec::new(), b' ', 2) };
        xml.write(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)));
        xml
    }

    /// Writes an element whose content `inside` writes.
    pub fn element(&mut self, name: &str, attributes: &[(&str, &str)], inside: impl FnOnce(&mut Self)) {
        self.write(Event::Start(start(name, attributes)));
        inside(self);
        self.write(Event::End(BytesEnd::new(name)));
    }

    /// Writes nested elements without attributes, each inside the one before. `inside` writes the content of the
    /// innermost.
    pub fn nested(&mut self, names: &[&str], inside: impl FnOnce(&mut Self)) {
        for name in names {
            self.write(Event::Start(BytesStart::new(*name)));
        }
        inside(self);
        for name in names.iter().rev() {
            self.write(Event::End(BytesEnd::new(*name)));
        }
    }

    /// Writes an element without content.
    pub fn empty(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.write(Event::Empty(start(name, attributes)));
    }

    /// Writes an element with text that contains no HTML.
    pub fn leaf(&mut self, name: &str, attributes: &[(&str, &str)], text: &str) {
        let text = safe(text);
        self.element(name, attributes, |xml| xml.write(Event::Text(BytesText::new(&text))));
    }

    /// Writes an element with HTML, as text that is escaped once more.
    pub(in crate::exam) fn html(&mut self, name: &str, attributes: &[(&str, &str)], html: &Html) {
        self.element(name, attributes, |xml| xml.write(Event::Text(BytesText::new(html.as_str()))));
    }

    /// Writes an element with HTML, in a section in which nothing is escaped.
    pub(in crate::exam) fn html_section(&mut self, name: &str, html: &Html) {
        let sections = BytesCData::escaped(html.as_str());
        self.nested(&[name], |xml| sections.for_each(|section| xml.write(Event::CData(section))));
    }

    pub fn finish(self) -> Vec<u8> {
        let mut bytes = self.writer.into_inner();
        bytes.push(b'\n');
        bytes
    }

    fn write(&mut self, event: Event<'_>) {
        self.writer.write_event(event).expect(IN_MEMORY);
    }
}

fn start<'a>(name: &'a str, attributes: &[(&str, &str)]) -> BytesStart<'a> {
    let mut start = BytesStart::new(name);
    for (key, value) in attributes {
        start.push_attribute((*key, safe(value).as_str()));
    }
    start
}

/// Returns text without elements of HTML, and without the characters that XML cannot contain.
fn safe(text: &str) -> String {
    without_elements(&text.chars().filter(|&letter| letter == '\n' || !is_unsafe(letter)).collect::<String>())
}

/// The ways to type a positive infinity, without a sign. None is longer than the last.
const INFINITIES: [&str; 4] = ["∞", "inf", "infinito", "infinity"];

/// The ways to type that a node is not visited: a hyphen, and the dashes that keyboards and programs make of it.
pub(in crate::exam) const NOT_VISITED: [&str; 4] = ["-", "–", "—", "−"];

/// Returns a finite number in ASCII, in its shorter spelling; `None` for an infinity.
pub(in crate::exam) fn ascii_number(score: Score) -> Option<String> {
    if let Some((numerator, denominator)) = score.as_fraction() {
        return Some(format!("{numerator}/{denominator}"));
    }
    let plain = score.get().to_string();
    let power = format!("{:e}", score.get());
    let short = if plain.len() <= 9 || plain.len() <= power.len() { plain } else { power };
    score.is_finite().then_some(short)
}

/// Returns the ways to type an infinity. The printed form is the first.
pub(in crate::exam) fn infinities(is_negative: bool) -> Vec<String> {
    let signs: &[&str] = if is_negative { &["−", "-"] } else { &["+", ""] };
    INFINITIES.iter().flat_map(|word| signs.iter().map(move |sign| format!("{sign}{word}"))).collect()
}

/// Returns the ways to type a number. The printed form is the first; the others have a real minus or a hyphen, a plus,
/// or a point or comma. A number of many digits is also accepted as it is rounded in print.
pub(in crate::exam) fn number_spellings(score: Score) -> Vec<String> {
    let mut spellings = digits(score);
    if score.is_finite() {
        let whole =
            spellings.iter().filter(|digits| digits.chars().all(|digit| digit.is_ascii_digit() || digit == '-'));
        let tenths: Vec<String> = whole.flat_map(|digits| [format!("{digits}.0"), format!("{digits},0")]).collect();
        let plus = spellings.first().filter(|digits| !digits.starts_with('−')).map(|digits| format!("+{digits}"));
        spellings.extend(plus);
        spellings.extend(tenths);
    }
    distinct(spellings)
}

/// Returns the ways to type a number or a bound: `≤ 3`, `<= 3`, ….
pub(in crate::exam) fn spellings(score: Score, bound: Bound) -> Vec<String> {
    let relations: &[&str] = match bound {
        Bound::Exact => return number_spellings(score),
        Bound::Lower => &["≥", ">=", "=>"],
        Bound::Upper => &["≤", "<=", "=<"],
    };
    let numbers = digits(score);
    let spelled = relations.iter().flat_map(|relation| {
        numbers.iter().flat_map(move |number| [format!("{relation} {number}"), format!("{relation}{number}")])
    });
    distinct(spelled.collect())
}

/// Returns the ways to type what a node of several players returns: a vector as `(6, 1, 3)`, `6 1 3`, …, or a bound.
/// The printed form is the first.
pub(in crate::exam) fn vector_spellings(returned: &Answer) -> Vec<String> {
    let payoffs = match returned {
        Answer::Vector(payoffs) => payoffs,
        Answer::Proved(proved) => {
            return proved.as_bound().map_or_else(Vec::new, |(score, bound)| spellings(score, bound));
        }
        Answer::Node(_) | Answer::Children(_) | Answer::Sum { .. } | Answer::Changes(_) => return Vec::new(),
    };
    let ways: [fn(Score) -> String; 2] = [Score::shown, |entry| ascii_number(entry).unwrap_or_else(|| entry.shown())];
    let spelled = ways.into_iter().flat_map(|way| {
        let entries: Vec<String> = payoffs.entries().iter().map(|&entry| way(entry)).collect();
        let joined = [", ", ",", " ", "; ", ";"].map(|between| entries.join(between));
        joined.into_iter().flat_map(|entries| [format!("({entries})"), entries])
    });
    distinct(spelled.collect())
}

/// Returns the ways to type a number without optional characters.
fn digits(score: Score) -> Vec<String> {
    let Some(exact) = ascii_number(score) else { return infinities(score.get() < 0.0) };
    let rounded = score.shown().strip_prefix('≈').map(|shown| shown.replace('−', "-"));
    let mixed = score.as_fraction().filter(|(numerator, denominator)| denominator < &numerator.abs());
    let mixed = mixed.map(|(numerator, denominator)| {
        format!("{} {}/{denominator}", numerator / denominator, (numerator % denominator).abs())
    });
    let numbers = [Some(exact), mixed, rounded].into_iter().flatten();
    let signed = numbers.flat_map(|number| {
        let printed = number.strip_prefix('-').map(|size| format!("−{size}"));
        printed.into_iter().chain([number])
    });
    distinct(signed.flat_map(|number| [number.clone(), number.replace('.', ",")]).collect())
}

/// Returns texts without those that repeat an earlier one.
pub(in crate::exam) fn distinct(texts: Vec<String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::with_capacity(texts.len());
    for text in texts {
        if !kept.contains(&text) {
            kept.push(text);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(value: f64) -> Score {
        Score::new(value).unwrap()
    }

    #[test]
    fn a_number_may_be_typed_in_every_usual_way() {
        assert_eq!(number_spellings(score(3.0)), ["3", "+3", "3.0", "3,0"]);
        assert_eq!(number_spellings(score(-2.5)), ["−2.5", "−2,5", "-2.5", "-2,5"]);
        assert!(number_spellings(score(1.0 / 3.0)).contains(&"0,333".to_owned()));
        assert!(number_spellings(score(f64::NEG_INFINITY)).contains(&"-inf".to_owned()));
        assert_eq!(number_spellings(score(f64::INFINITY))[0], "+∞");
    }

    #[test]
    fn a_bound_is_typed_with_its_relation() {
        let typed = spellings(score(3.0), Bound::Upper);
        assert_eq!(typed[..2], ["≤ 3", "≤3"]);
        assert!(typed.contains(&"<= 3".to_owned()) && !typed.contains(&"3".to_owned()));
        assert!(
            spellings(score(3.0), Bound::Lower)
                .iter()
                .all(|typed| !spellings(score(3.0), Bound::Upper).contains(typed))
        );
    }

    /// In a numerical blank, Moodle reads only these characters.
    #[test]
    fn numbers_for_numerical_blanks_are_ascii() {
        for value in [0.0, -3.0, 0.5, 1e300, -1e-9, 123_456_789.0, f64::MIN_POSITIVE] {
            let number = ascii_number(score(value)).unwrap();
            assert!(number.is_ascii() && number.parse::<f64>() == Ok(value), "{number}");
        }
        assert_eq!([1e300, 12.0].map(|value| ascii_number(score(value)).unwrap()), ["1e300", "12"]);
        assert_eq!(ascii_number(Score::INFINITY), None);
    }

    /// The width of a text field must not reveal that its answer is an infinity.
    #[test]
    fn both_infinities_are_equally_long() {
        let longest = |is_negative| infinities(is_negative).iter().map(|text| text.chars().count()).max();
        assert_eq!(longest(false), longest(true));
    }
}
