//! Question banks for Moodle: its XML format, with a question of type *cloze* (embedded answers) for each exercise.
//!
//! Import: *Question bank → Import → Moodle XML format*. The variants of an exercise are questions in a category for
//! that exercise, so that a random question from each category makes a quiz in which students have different variants.
//!
//! Every blank is worth as many marks as it weighs: one, unless the paper weighs its parts. In a search that prunes, a
//! value has two blanks: a menu for its relation to the true value, and a field for the number.
//!
//! # Rules of the format
//!
//! From Moodle's documentation of embedded answers and the source of its importer:
//!
//! * A blank is `{weight:TYPE:answer~answer~…}` with a whole weight. An answer is `=text` (100 %), `%50%text` or `text`
//!   (0 %), and optional feedback follows as `#feedback`. At least one answer is worth 100 %.
//! * `}`, `~` and `#` end an answer unless they follow a backslash. The only escapes that Moodle removes are `\}` and
//!   `\#`, after it has replaced character references. A special character in a choice, such as `~`, is therefore
//!   written as a reference that the browser reads, with `&` as `&amp;` and `#` as `\#`.
//! * `NUMERICAL` accepts only ASCII numbers, with a tolerance after a colon: `=3:0`. Neither −∞ nor the hyphen for a
//!   node that is not visited is such a number. A column that may contain either is `SHORTANSWER` throughout, with all
//!   usual ways to type each number: for any other input in a numerical blank, Moodle would report that a number is
//!   expected, which reveals too much.
//! * `MULTICHOICE` is a menu in the given order, with two choices or more.

use super::bank::{
    Bank, BankFailure, BankQuestion, BankVariants, Blank, BlankContent, Html, NOT_VISITED, Xml, ascii_number,
    infinities, notes, number_spellings, question_html, questions, reasons_html, vector_spellings,
};
use super::paper::Paper;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poda_core::score::{Bound, Score};
use poda_words::i18n::{Words, args};

/// Returns the XML file of a paper.
///
/// # Errors
/// The first exercise that cannot be a question, and why.
pub fn moodle_xml(paper: &Paper, words: &Words) -> Result<Bank, BankFailure> {
    let exercises = questions(paper, words)?;
    let has_variants = 1 < paper.variants.len();
    let mut categories = vec!["Poda".to_owned()];
    categories.extend(paper.title.clone().or_else(|| paper.code.map(|code| code.to_string())));
    let write = |xml: &mut Xml, question: &_| write_question(xml, paper, question, words);
    Ok(Bank { bytes: quiz(&categories, has_variants, &exercises, write), notes: notes(&exercises, words) })
}

/// Returns the file of questions in a category. If they have variants, each of them is a category in that one.
pub(super) fn quiz<Q>(
    category: &[String],
    has_variants: bool,
    all: &[BankVariants<Q>],
    write: impl Fn(&mut Xml, &Q),
) -> Vec<u8> {
    let mut xml = Xml::new();
    xml.nested(&["quiz"], |xml| {
        if !has_variants {
            write_category(xml, category);
        }
        for BankVariants { name, questions } in all {
            if has_variants {
                write_category(xml, &[category, std::slice::from_ref(name)].concat());
            }
            for question in questions {
                write(xml, question);
            }
        }
    });
    xml.finish()
}

fn write_category(xml: &mut Xml, names: &[String]) {
    let path: Vec<String> =
        ["$course$".to_owned(), "top".to_owned()].into_iter().chain(names.iter().map(|name| in_path(name))).collect();
    xml.element("question", &[("type", "category")], |xml| {
        xml.nested(&["category"], |xml| xml.html("text", &[], &Html::of_source(path.join("/"))));
        xml.element("info", &[("format", "html")], |xml| xml.leaf("text", &[], ""));
        xml.leaf("idnumber", &[], "");
    });
}

/// Returns the name of a category in a path. A slash is doubled, and a space separates one at an end from the
/// separator.
fn in_path(name: &str) -> String {
    let name = Html::of_name(name).as_str().replace('/', "//");
    let [before, after] = [name.starts_with('/'), name.ends_with('/')].map(|is_slash| if is_slash { " " } else { "" });
    format!("{before}{name}{after}")
}

fn write_question(xml: &mut Xml, paper: &Paper, question: &BankQuestion<'_>, words: &Words) {
    let mut cloze = Cloze::new(question, words);
    let source = Html::of_source(format!("@@PLUGINFILE@@/{}.png", question.id));
    let text = question_html(words, question, "moodle", &source, &mut |blank| cloze.blank(blank));
    let code = paper.code.map(|code| code.to_string());
    let algorithm = question.exercise.recording().config().algorithm.key();
    let question = MoodleQuestion {
        kind: "cloze",
        id: &question.id,
        name: &question.name,
        text: &text,
        picture: Some(&question.picture.png),
        feedback: &reasons_html(words, question),
        marks: cloze.marks,
        tags: &["Poda"].into_iter().chain([algorithm]).chain(code.as_deref()).collect::<Vec<_>>(),
    };
    question.write(xml, |_| {});
}

/// A question without its answers, apart from those embedded in its text.
pub(super) struct MoodleQuestion<'a> {
    /// The type of the question, in Moodle's terms.
    pub kind: &'a str,
    pub id: &'a str,
    pub name: &'a str,
    /// The text. It refers to the picture as `@@PLUGINFILE@@/ID.png`.
    pub text: &'a Html,
    /// A PNG file.
    pub picture: Option<&'a [u8]>,
    pub feedback: &'a Html,
    pub marks: usize,
    pub tags: &'a [&'a str],
}

impl MoodleQuestion<'_> {
    /// Writes the question. `answers` writes its answers.
    pub fn write(&self, xml: &mut Xml, answers: impl FnOnce(&mut Xml)) {
        xml.element("question", &[("type", self.kind)], |xml| {
            // Moodle shows the name of a question as HTML.
            xml.nested(&["name"], |xml| xml.html("text", &[], &Html::of_name(self.name)));
            xml.element("questiontext", &[("format", "html")], |xml| {
                xml.html_section("text", self.text);
                if let Some(png) = self.picture {
                    let file = format!("{}.png", self.id);
                    let attributes = [("name", file.as_str()), ("path", "/"), ("encoding", "base64")];
                    xml.leaf("file", &attributes, &STANDARD.encode(png));
                }
            });
            xml.element("generalfeedback", &[("format", "html")], |xml| xml.html_section("text", self.feedback));
            xml.leaf("defaultgrade", &[], &self.marks.to_string());
            xml.leaf("penalty", &[], "0.3333333");
            xml.leaf("hidden", &[], "0");
            xml.leaf("idnumber", &[], self.id);
            answers(xml);
            xml.nested(&["tags"], |xml| {
                for tag in self.tags {
                    xml.nested(&["tag"], |xml| xml.leaf("text", &[], tag));
                }
            });
        });
    }
}

/// A wrong answer that is as long as the longest way to type an infinity, so that all blanks for numbers are equally
/// wide.
const WIDE_NUMBER: &str = "999999999";

/// Writes the blanks of a question, and counts the marks for them.
pub(super) struct Cloze<'a> {
    words: &'a Words,
    /// Whether all bounds are finite, and belong to nodes that no search skips.
    bounds_are_numbers: bool,
    values_are_numbers: bool,
    /// A wrong vector that is as long as the longest way to type one of these.
    wide_vector: String,
    /// The marks for the blanks written so far.
    marks: usize,
    /// The weight of the blank that is being written.
    weight: u32,
}

impl<'a> Cloze<'a> {
    pub fn new(question: &BankQuestion<'_>, words: &'a Words) -> Self {
        let (mut bounds_are_numbers, mut values_are_numbers, mut widest) = (true, true, WIDE_NUMBER.len());
        for blank in question.blanks() {
            let is_number = |score: Option<Score>| {
                // Moodle does not accept a fraction as a number.
                !blank.may_be_skipped && score.is_some_and(|score| score.is_finite() && !score.is_fraction())
            };
            match &blank.content {
                BlankContent::Bound(score) => bounds_are_numbers &= is_number(*score),
                BlankContent::Value { returned, .. } => values_are_numbers &= is_number(returned.map(|it| it.0)),
                BlankContent::Vector(returned) => {
                    let spellings = returned.iter().flat_map(vector_spellings);
                    widest = spellings.map(|text| text.chars().count()).fold(widest, usize::max);
                }
                BlankContent::Cut { .. } | BlankContent::Choice { .. } => {}
            }
        }
        let wide_vector = "9".repeat(widest);
        Self { words, bounds_are_numbers, values_are_numbers, wide_vector, marks: 0, weight: 1 }
    }

    pub fn blank(&mut self, blank: &Blank<'_>) -> Html {
        Html::of_source(self.source(blank))
    }

    fn source(&mut self, blank: &Blank<'_>) -> String {
        let may_be_skipped = blank.may_be_skipped;
        self.weight = blank.weight;
        match &blank.content {
            BlankContent::Bound(score) => self.number(*score, self.bounds_are_numbers),
            BlankContent::Value { returned, relation } => {
                let (score, bound) = returned.unzip();
                let menu = if *relation { self.relation(bound, may_be_skipped) + " " } else { String::new() };
                menu + &self.number(score, self.values_are_numbers)
            }
            BlankContent::Vector(returned) => {
                let spellings =
                    returned.as_ref().map_or_else(|| NOT_VISITED.map(str::to_owned).to_vec(), vector_spellings);
                let wrong = format!("%0%{}", self.wide_vector);
                let answers = spellings.iter().map(|spelling| format!("={spelling}")).chain([wrong]);
                self.embedded("SHORTANSWER", &answers.collect::<Vec<_>>())
            }
            BlankContent::Cut { pruned, choices } => self.menu_or_skipped(choices, *pruned, may_be_skipped),
            BlankContent::Choice { right, choices } => self.menu(choices, right),
        }
    }

    /// Returns a menu for the relation of a number to the true value.
    fn relation(&mut self, bound: Option<Bound>, may_be_skipped: bool) -> String {
        let right = bound.map(|bound| match bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        });
        let choices = ["exactly", "at-least", "at-most"];
        let choices = choices.map(|relation| self.words.fill("bank-relation", &args![relation]));
        self.menu_or_skipped(&choices, right, may_be_skipped)
    }

    /// Returns a menu of choices, with "not visited" where the search may skip the node.
    fn menu_or_skipped(&mut self, choices: &[String], right: Option<usize>, may_be_skipped: bool) -> String {
        let skipped = may_be_skipped.then(|| self.words.text("bank-not-visited"));
        let all: Vec<String> = choices.iter().cloned().chain(skipped).collect();
        self.menu(&all, &[right.unwrap_or(choices.len())])
    }

    fn menu(&mut self, choices: &[String], right: &[usize]) -> String {
        let mark = |index| if right.contains(&index) { "=" } else { "" };
        let answers = choices.iter().enumerate().map(|(index, choice)| format!("{}{}", mark(index), quoted(choice)));
        self.embedded("MULTICHOICE", &answers.collect::<Vec<_>>())
    }

    /// Returns a blank for a number; `None` means that the node is not visited.
    fn number(&mut self, score: Option<Score>, as_number: bool) -> String {
        if let Some((score, number)) = score.filter(|_| as_number).and_then(|score| Some((score, ascii_number(score)?)))
        {
            let right = format!("={number}:{}", tolerance(score));
            return self.embedded("NUMERICAL", &[right, format!("%0%{WIDE_NUMBER}:0")]);
        }
        let spellings = score.map_or_else(|| NOT_VISITED.map(str::to_owned).to_vec(), number_spellings);
        let mut answers: Vec<String> = spellings.iter().map(|spelling| format!("={spelling}")).collect();
        if score.is_none_or(Score::is_finite) {
            answers.extend(infinities(true).last().map(|wrong| format!("%0%{wrong}")));
        }
        self.embedded("SHORTANSWER", &answers)
    }

    fn embedded(&mut self, kind: &str, answers: &[String]) -> String {
        self.marks += self.weight as usize;
        format!("{{{}:{kind}:{}}}", self.weight, answers.join("~"))
    }
}

/// Returns the text of a choice as HTML whose character references Moodle decodes once before the browser does.
fn quoted(choice: &str) -> String {
    Html::of_text(choice).as_str().replace('&', "&amp;").replace('#', r"\#")
}

/// Returns the tolerance of a typed number, which allows a number of many digits to be typed as it is printed.
fn tolerance(score: Score) -> String {
    let printed = score.shown().strip_prefix('≈').and_then(|shown| shown.replace('−', "-").parse::<f64>().ok());
    printed.map_or_else(|| "0".to_owned(), |printed| format!("{:e}", (printed - score.get()).abs() * 1.01))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_holds_no_sign_that_ends_it() {
        let text = quoted(r#"a}b#c~d=e%f\g/h"i<j&k{l"#);
        assert!(!text.contains(['}', '~', '{', '"', '<', '%', '=']), "{text}");
        assert!(text.match_indices('#').all(|(at, _)| text[..at].ends_with('\\')), "{text}");
    }

    #[test]
    fn a_number_of_many_digits_may_be_rounded() {
        let third = Score::new(1.0 / 3.0).unwrap();
        let near: f64 = tolerance(third).parse().unwrap();
        assert!((1.0 / 3.0 - 0.333) < near && near < 0.0005);
        assert_eq!(tolerance(Score::from(3)), "0");
    }
}
