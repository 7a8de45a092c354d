//! The terminal on which questions are printed and answers are typed, for all kinds of search.

use crate::input::is_word;
use crate::practice::json::next_line;
use crate::terminal::{Ansi, HEADING};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::text::{Excerpt, visible};
use poda_core::trace::Step;
use poda_words::i18n::board_text::position_text;
use poda_words::i18n::practice::misconception_name;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{MessageArg, Words};
use poda_words::practice::misconception::Misconception;
use std::io::{self, BufRead, Write};

/// The most steps that are printed before a question.
pub(super) const MAX_PRINTED: usize = 200;

pub(super) struct Terminal<'a, Input, Output> {
    pub words: &'a Words,
    /// Whether the terminal echoes the input.
    shows_typing: bool,
    pub ansi: Ansi,
    printed: Step,
    input: &'a mut Input,
    pub out: &'a mut Output,
}

impl<'a, Input: BufRead, Output: Write> Terminal<'a, Input, Output> {
    pub fn new(words: &'a Words, shows_typing: bool, input: &'a mut Input, out: &'a mut Output) -> Self {
        Self { words, shows_typing, ansi: Ansi::of_stdout(), printed: 0, input, out }
    }

    pub fn say(&mut self, key: &str, args: &[(&str, MessageArg)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.fill(key, args))
    }

    pub fn print(&mut self, text: &StyledText) -> io::Result<()> {
        writeln!(self.out, "{}", self.ansi.paint_styled(text))
    }

    /// Prints the subject of the exercise, the outline of its tree if there is one, and the possible input.
    pub fn begin(&mut self, title: &str, settings: &str, root: &AnyGame, tree: Vec<String>) -> io::Result<()> {
        if !title.is_empty() {
            writeln!(self.out, "{}", self.ansi.paint(HEADING, &visible(title)))?;
        }
        writeln!(self.out, "{settings}")?;
        if tree.is_empty() && !root.is_explicit_tree() {
            writeln!(self.out, "\n{}", position_text(root, "root"))?;
        } else if !tree.is_empty() {
            writeln!(self.out)?;
            for line in tree {
                writeln!(self.out, "  {}", visible(&line))?;
            }
            writeln!(self.out)?;
        }
        self.say("cli-practice-begin", &[])
    }

    /// Prints the steps since the last printed one, each as the text that `sentence` returns. If there are many, only the last ones are
    /// printed.
    pub fn print_steps_to(&mut self, step: Step, sentence: impl Fn(Step) -> StyledText) -> io::Result<()> {
        let skipped = step.saturating_sub(self.printed + MAX_PRINTED);
        if 0 < skipped {
            let number = self.words.number(skipped as u64);
            self.say("cli-practice-skipped", &[("count", skipped.into()), ("number", number.into())])?;
        }
        for step in self.printed + skipped + 1..=step {
            writeln!(self.out, "{step:>4}  {}", self.ansi.paint_styled(&sentence(step)))?;
        }
        self.printed = self.printed.max(step);
        Ok(())
    }

    pub fn print_question(&mut self, number: usize, asked: &StyledText) -> io::Result<()> {
        let number = self.words.fill("cli-practice-question", &[("number", number.into())]);
        writeln!(self.out, "\n{} {}", self.ansi.paint(HEADING, &number), self.ansi.paint_styled(asked))
    }

    /// Returns the next line of input. At the end of the input it prints a message and returns `None`.
    pub fn typed_line(&mut self) -> io::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let Some(line) = next_line(self.input)? else {
            writeln!(self.out)?;
            self.say("cli-practice-input-ended", &[])?;
            return Ok(None);
        };
        if !self.shows_typing {
            writeln!(self.out, "{}", Excerpt::new(&line))?;
        }
        Ok(Some(line))
    }

    /// Prints whether an answer is right, a comment on it, and, if the question is closed, the right answer.
    pub fn print_judged(
        &mut self,
        (is_right, is_closed): (bool, bool),
        right: Option<String>,
        said: &StyledText,
    ) -> io::Result<()> {
        let judged = match (is_right, is_closed) {
            (true, _) => self.words.text("cli-practice-right"),
            (false, false) => self.words.text("cli-practice-again"),
            (false, true) => self.words.fill("cli-practice-answer", &[("answer", right.unwrap_or_default().into())]),
        };
        writeln!(self.out, "{} {}", self.ansi.paint(HEADING, &judged), self.ansi.paint_styled(said))
    }

    /// Prints the mistakes, how many questions were asked, and how many were answered correctly at the first attempt.
    pub fn end(&mut self, mistakes: Vec<(Misconception, usize)>, right: usize, asked: usize) -> io::Result<()> {
        if !mistakes.is_empty() {
            writeln!(self.out)?;
            self.say("cli-practice-mistakes", &[])?;
        }
        for (misconception, count) in mistakes {
            writeln!(self.out, "  {count} × {}", misconception_name(self.words, misconception))?;
        }
        writeln!(self.out)?;
        self.say("cli-practice-marks", &[("right", right.into()), ("asked", asked.into())])
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Typed<Answer> {
    Answer(Answer),
    /// A request for a hint, each one stronger than the last.
    Hint,
    /// A request to show the right answer, without credit.
    Show,
    /// A request to print the possible input.
    Help,
    Quit,
    /// Not an answer to this kind of question.
    Unknown,
}

impl<Answer> Typed<Answer> {
    /// Returns the command in a line, in the user's language or in English, if there is one.
    pub fn command(words: &Words, line: &str) -> Option<Self> {
        let is = |english: &str, key: &str| is_word(words, english, key, line);
        match line {
            "?" => Some(Self::Hint),
            _ if is("hint", "cli-practice-word-hint") => Some(Self::Hint),
            _ if is("show", "cli-practice-word-show") => Some(Self::Show),
            _ if is("help", "cli-practice-word-help") => Some(Self::Help),
            _ if is("quit", "cli-practice-word-quit") => Some(Self::Quit),
            _ => None,
        }
    }
}
