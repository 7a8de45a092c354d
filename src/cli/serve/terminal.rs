//! The lecturer's terminal: addresses and their codes, the step, the number of phones, and the answers.

use crate::terminal::{Ansi, FAINT, HEADING};
use poda_class::CountedQuestion;
use poda_core::text::visible;
use poda_picture::picture::link_code::LinkCode;
use poda_platform::class::{Class, ClassState, QuestionOutcome};
use poda_words::i18n::{Words, args};
use poda_words::practice::sentences::misconception_name;
use std::io::{self, IsTerminal, Write};

/// The length of the longest bar, in characters.
const MAX_BAR: u64 = 40;

pub(super) struct ClassTerminal<'a, W> {
    words: &'a Words,
    out: &'a mut W,
    ansi: Ansi,
    /// Whether the counts are shown, as a line that is rewritten; only on a terminal.
    shows_counts: bool,
    /// The counts in that line.
    counts: Option<String>,
}

impl<'a, W: Write> ClassTerminal<'a, W> {
    pub fn new(words: &'a Words, out: &'a mut W) -> Self {
        let shows_counts = io::stdout().is_terminal();
        Self { words, out, ansi: Ansi::of_stdout(), shows_counts, counts: None }
    }

    /// Prints the address of the page for the class. That for the lecturer's phone holds a secret and is not printed
    /// beside it.
    pub fn begin(&mut self, class: &Class) -> io::Result<()> {
        self.begin_gateway(class)?;
        let test = format!("{}test", class.url());
        self.say(&self.words.fill("cli-serve-test", &args![url = test]))?;
        self.keys()
    }

    /// Prints the address of the page for the phones of a gateway.
    pub fn begin_gateway(&mut self, class: &Class) -> io::Result<()> {
        let url = class.url();
        self.say(&self.words.fill("cli-serve-address", &args![url = url.as_str()]))?;
        self.code(&url)?;
        self.reach(&url)
    }

    /// Prints the address of the page for the lecturer's phone, which holds a secret.
    pub fn clicker(&mut self, class: &Class) -> io::Result<()> {
        self.say(&self.words.text("cli-serve-clicker"))?;
        let clicker = class.clicker_url();
        self.say(&clicker)?;
        self.code(&clicker)
    }

    /// Prints that other computers do not reach an address, or that they can read what is sent to it.
    fn reach(&mut self, url: &str) -> io::Result<()> {
        let is_here =
            ["http://127.", "https://127.", "http://[::1]", "https://[::1]"].iter().any(|here| url.starts_with(here));
        if is_here {
            self.say(&self.words.text("cli-serve-only-here"))
        } else if url.starts_with("http://") {
            self.say(&self.words.text("cli-serve-unencrypted"))
        } else {
            Ok(())
        }
    }

    /// Prints a code that a phone can scan, if the output is a terminal.
    fn code(&mut self, url: &str) -> io::Result<()> {
        if self.shows_counts
            && let Some(code) = LinkCode::new(url.to_owned())
        {
            write!(self.out, "{}", blocks(&code))?;
        }
        Ok(())
    }

    pub fn keys(&mut self) -> io::Result<()> {
        let keys = self.ansi.paint(FAINT, &self.words.text("cli-serve-keys"));
        self.say(&keys)
    }

    pub fn say(&mut self, line: &str) -> io::Result<()> {
        self.erase()?;
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    /// Prints what the class is shown: a step, or a slide. `entry` is the name of the entry of a lecture.
    pub fn state(&mut self, state: &ClassState, entry: Option<&str>) -> io::Result<()> {
        let language = self.words.language().code();
        let Some(edition) = state.editions.iter().find(|edition| edition.language == language) else { return Ok(()) };
        let number = |count: u64| self.words.number(count);
        let args = args![step = number(state.step), steps = number(state.steps)];
        let is_slide = state.steps == 0 && entry.is_some();
        let step = (!is_slide).then(|| self.words.fill("series-heading", &args));
        let heading = entry.map(|entry| visible(entry).into_owned()).into_iter().chain(step).collect::<Vec<_>>();
        let heading = self.ansi.paint(HEADING, &heading.join(" · "));
        let gap = if is_slide && !edition.sentence.is_empty() { "\n" } else { "  " };
        self.say(format!("{heading}{gap}{}", edition.sentence).trim_end())?;
        if let Some(outcome) = &state.outcome {
            for row in bars(self.words, &edition.choices, outcome) {
                self.say(&row)?;
            }
        } else if state.asked.is_some() {
            for (index, choice) in edition.choices.iter().enumerate() {
                self.say(&format!("  {}  {}", index + 1, visible(choice)))?;
            }
        }
        if !edition.notes.is_empty() {
            let notes = self.ansi.paint(FAINT, &visible(&edition.notes));
            self.say(&notes)?;
        }
        Ok(())
    }

    /// Prints the misconceptions that the wrong answers to a question show.
    pub fn misconceptions(&mut self, closed: Option<&CountedQuestion>) -> io::Result<()> {
        let shown = closed.map(CountedQuestion::misconceptions).unwrap_or_default();
        if !shown.is_empty() {
            self.say(&self.words.text("cli-serve-mistakes"))?;
        }
        for (misconception, count) in shown {
            let name = misconception_name(self.words, misconception);
            self.say(&format!("  {} × {name}", self.words.number(count)))?;
        }
        Ok(())
    }

    /// Rewrites the line with the number of phones, the number of answers, and the seconds that are left for answers.
    pub fn counts(&mut self, phones: u64, answers: Option<u64>, seconds_left: Option<u64>) -> io::Result<()> {
        let said = counts(self.words, phones, answers, seconds_left);
        if !self.shows_counts || self.counts.as_ref() == Some(&said) {
            return Ok(());
        }
        self.erase()?;
        write!(self.out, "{said}")?;
        self.counts = Some(said);
        self.out.flush()
    }

    fn erase(&mut self) -> io::Result<()> {
        if self.counts.take().is_some() { write!(self.out, "\r\u{1b}[K") } else { Ok(()) }
    }

    /// Erases the line of counts, so that the terminal is left clean.
    pub fn end(&mut self) -> io::Result<()> {
        self.erase()?;
        self.out.flush()
    }
}

fn counts(words: &Words, phones: u64, answers: Option<u64>, seconds_left: Option<u64>) -> String {
    let number = |count: u64| words.number(count);
    let phones = number(phones);
    let Some(answers) = answers else { return words.fill("cli-serve-phones", &args![phones]) };
    let said = words.fill("cli-serve-phones-asked", &args![phones, answers = number(answers)]);
    match seconds_left {
        None => said,
        Some(0) => words.fill("cli-serve-phones-over", &args![counts = said]),
        Some(left) => words.fill("cli-serve-phones-timed", &args![counts = said, seconds = number(left)]),
    }
}

/// Returns the answers as bars, one row per choice.
fn bars(words: &Words, choices: &[String], outcome: &QuestionOutcome) -> Vec<String> {
    let choices: Vec<_> = choices.iter().map(|choice| visible(choice)).collect();
    let width = choices.iter().map(|choice| choice.chars().count()).max().unwrap_or(0);
    let most = outcome.counts.iter().copied().max().unwrap_or(0).max(1);
    let mut rows = Vec::new();
    for (index, choice) in choices.iter().enumerate() {
        let count = outcome.counts.get(index).copied().unwrap_or(0);
        let length = usize::try_from((count * MAX_BAR).div_ceil(most)).unwrap_or(0);
        let mut row = format!("  {choice:<width$}  {} {}", "█".repeat(length), words.number(count));
        if outcome.are_right.get(index) == Some(&true) {
            row = format!("{row} · {}", words.text("cli-serve-right"));
        }
        if let Some(&before) = outcome.before.get(index) {
            row = format!("{row} · {}", words.fill("cli-serve-before", &args![count = words.number(before)]));
        }
        rows.push(row);
    }
    rows
}

/// Returns a code as text, with two rows of modules per line. It is dark on light whatever the colors of the terminal.
fn blocks(code: &LinkCode) -> String {
    let mut text = String::new();
    for row in (0..code.modules()).step_by(2) {
        text += "\u{1b}[30;107m";
        text.extend((0..code.modules()).map(|column| match [row, row + 1].map(|row| code.is_dark(column, row)) {
            [false, false] => ' ',
            [true, false] => '▀',
            [false, true] => '▄',
            [true, true] => '█',
        }));
        text += "\u{1b}[0m\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::i18n::Language;

    #[test]
    fn the_longest_bar_is_that_of_the_most_answers() {
        let words = Words::new(Language::ENGLISH);
        let outcome = QuestionOutcome {
            question: 1,
            counts: vec![80, 1, 0],
            before: vec![3, 2, 1],
            are_right: vec![false, true, false],
        };
        let rows = bars(&words, &["≤ 2", "3", "no \u{1b}cut"].map(str::to_owned), &outcome);
        assert_eq!(rows[0].matches('█').count() as u64, MAX_BAR);
        let width = visible("no \u{1b}cut").chars().count();
        assert_eq!(rows[1], format!("  {:<width$}  █ 1 · right · before: 2", "3"));
        assert!(rows[2].ends_with("  0 · before: 1") && !rows[2].contains('\u{1b}'), "{}", rows[2]);
    }

    #[test]
    fn the_time_for_answers_is_counted_down() {
        let words = Words::new(Language::ENGLISH);
        let said = |answers, left| counts(&words, 12, answers, left);
        assert_eq!(said(None, None), "Phones: 12");
        assert_eq!(said(Some(3), None), "Phones: 12 · answers: 3");
        assert_eq!(said(Some(3), Some(9)), "Phones: 12 · answers: 3 · time left: 9 s");
        assert_eq!(said(Some(3), Some(0)), "Phones: 12 · answers: 3 · the time is up");
    }

    #[test]
    fn a_code_is_as_high_as_it_is_wide() {
        let code = LinkCode::new("http://192.0.2.7:8414/".to_owned()).unwrap();
        let text = blocks(&code);
        let modules = code.modules();
        assert_eq!(text.lines().count(), modules.div_ceil(2));
        assert!(text.lines().all(|line| line.chars().count() == modules + "\u{1b}[30;107m\u{1b}[0m".len()));
        // The corner of the finder pattern, inside the border.
        assert!(code.is_dark(4, 4) && !code.is_dark(3, 4) && !code.is_dark(4, 3) && !code.is_dark(5, 5));
    }
}
