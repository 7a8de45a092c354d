//! Blanks as Moodle writes them into the text of a question.

use crate::exam::bank::{
    BankQuestion, Blank, BlankContent, NOT_VISITED, ascii_number, escaped, infinities, number_spellings,
};
use poda_core::score::{Bound, Score};
use poda_words::i18n::Words;

/// A wrong answer as long as the longest way to type an infinity, so that every blank for a number is equally wide.
const WIDE_NUMBER: &str = "999999999";

/// Writes the blanks of a question, and counts the marks for them.
pub(super) struct Cloze<'a> {
    words: &'a Words,
    /// Whether all bounds are finite, and of nodes that no search skips.
    bounds_are_numbers: bool,
    /// Whether all values are.
    values_are_numbers: bool,
    marks: usize,
}

impl<'a> Cloze<'a> {
    /// Returns the writer for a question.
    pub fn new(question: &BankQuestion<'_>, words: &'a Words) -> Self {
        let (mut bounds_are_numbers, mut values_are_numbers) = (true, true);
        for blank in question.blanks() {
            let is_number = |score: Option<Score>| !blank.may_be_skipped && score.is_some_and(Score::is_finite);
            match &blank.content {
                BlankContent::Bound(score) => bounds_are_numbers &= is_number(*score),
                BlankContent::Value { returned, .. } => values_are_numbers &= is_number(returned.map(|it| it.0)),
                BlankContent::Cut { .. } | BlankContent::Best { .. } => {}
            }
        }
        Self { words, bounds_are_numbers, values_are_numbers, marks: 0 }
    }

    /// Returns the marks for the blanks that were written.
    pub const fn marks(&self) -> usize {
        self.marks
    }

    /// Returns a blank as it stands in the text.
    pub fn blank(&mut self, blank: &Blank<'_>) -> String {
        let may_be_skipped = blank.may_be_skipped;
        match &blank.content {
            BlankContent::Bound(score) => self.number(*score, self.bounds_are_numbers),
            BlankContent::Value { returned, relation } => {
                let (score, bound) = returned.unzip();
                let menu = if *relation { self.relation(bound, may_be_skipped) + " " } else { String::new() };
                menu + &self.number(score, self.values_are_numbers)
            }
            BlankContent::Cut { pruned, choices } => self.menu_or_skipped(choices, *pruned, may_be_skipped),
            BlankContent::Best { right, choices } => self.menu(choices, right),
        }
    }

    /// Returns a menu for how a number relates to the true value.
    fn relation(&mut self, bound: Option<Bound>, may_be_skipped: bool) -> String {
        let right = bound.map(|bound| match bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        });
        let choices = ["exactly", "at-least", "at-most"];
        let choices = choices.map(|relation| self.words.fill("bank-relation", &[("relation", relation.into())]));
        self.menu_or_skipped(&choices, right, may_be_skipped)
    }

    /// Returns a menu of choices, and "not visited" where that may be right.
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

    /// Returns a blank for a number; `None`: of a node that is not visited.
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
        self.marks += 1;
        format!("{{1:{kind}:{}}}", answers.join("~"))
    }
}

/// Returns the text of a choice: HTML whose character references Moodle reads once before the browser does.
fn quoted(choice: &str) -> String {
    escaped(choice).replace('&', "&amp;").replace('#', r"\#")
}

/// Returns how far a typed number may be from the right one: so far that a number of many digits may be typed as it is printed.
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
