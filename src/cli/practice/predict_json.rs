//! Asks what the search does next, and judges the answers, one JSON object a line.

use super::answer_line::{self, AnswerLine, next_line};
use super::args::PracticeArgs;
use super::json::{AnswerJson, DoneLine, QuestionLine, RefutationJson, VerdictLine, ids};
use crate::cli::json::{Number, kind, write_line};
use crate::game::GameView;
use crate::game::any::{AnyGame, AnyMove};
use crate::i18n::Words;
use crate::i18n::practice::{expected_form, prompt, verdict_sentence};
use crate::practice::refutation::Refutation;
use crate::practice::{Answer, Question, QuestionKind, QuestionKinds, Verdict, judge, questions, shown};
use crate::score::Cutoff;
use crate::trace::recording::Recording;
use std::io::{self, BufRead, Write};

/// How many attempts there are at a question, unless the arguments say otherwise.
const ATTEMPTS: u8 = 2;

/// Asks every question, until the end or that of the input.
pub(super) fn ask(
    args: &PracticeArgs,
    words: &Words,
    recording: &Recording<AnyGame>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut session = Session { words, recording, attempts: args.attempts.unwrap_or(ATTEMPTS), input, out };
    let (mut asked, mut right_first) = (0, 0);
    for question in questions(recording, args.kinds.unwrap_or(QuestionKinds::ALL), false) {
        asked += 1;
        match session.ask(asked, &question)? {
            Some(is_right_first) => right_first += usize::from(is_right_first),
            None => return session.write(&DoneLine { done: false, asked, right_first }),
        }
    }
    session.write(&DoneLine { done: true, asked, right_first })
}

/// Where questions are written and answers come from.
struct Session<'a, Input, Output> {
    words: &'a Words,
    recording: &'a Recording<AnyGame>,
    attempts: u8,
    input: &'a mut Input,
    out: &'a mut Output,
}

impl<Input: BufRead, Output: Write> Session<'_, Input, Output> {
    /// Writes a line at once: the reader waits for it.
    fn write(&mut self, line: &impl serde::Serialize) -> io::Result<()> {
        write_line(self.out, line)?;
        self.out.flush()
    }

    /// Asks a question until its attempts are used up. Returns whether the first answer was right; `None` at the end of the
    /// input.
    fn ask(&mut self, number: usize, question: &Question) -> io::Result<Option<bool>> {
        let choices = ids(self.recording, &question.choices(self.recording));
        let has_choices = matches!(question.kind, QuestionKind::Next | QuestionKind::Cut | QuestionKind::Best);
        let line = QuestionLine {
            question: number,
            step: question.step,
            kind: question.kind.name(),
            node: &self.recording.id(question.node),
            // The bound is named for the side that has it, and a cutoff for the bound that it meets.
            bound: question.bound(self.recording).map(|bound: Cutoff| kind(bound)),
            choices: has_choices.then_some(choices.as_slice()),
            prompt: prompt(self.words, self.recording, question).plain(),
        };
        self.write(&line)?;
        let mut attempt = 1;
        loop {
            let Some(line) = next_line(self.input)? else { return Ok(None) };
            match answer_line::read(self.recording, question, &line) {
                AnswerLine::Malformed => {
                    let accepted = question.accepted(self.recording);
                    let reason = expected_form(self.words, question, &choices);
                    self.write(&VerdictLine {
                        question: number,
                        right: false,
                        answers: accepted.iter().map(|answer| AnswerJson::of(self.recording, answer)).collect(),
                        reason,
                        refutation: (question.kind == QuestionKind::Cut).then_some(None),
                        again: true,
                    })?;
                }
                AnswerLine::Show => {
                    let verdict = shown(self.recording, question);
                    self.write_verdict(number, question, None, &verdict, false)?;
                    return Ok(Some(false));
                }
                AnswerLine::Answer(answer) => {
                    let verdict = judge(self.recording, question, &answer);
                    let again = !verdict.is_right && attempt < self.attempts;
                    self.write_verdict(number, question, Some(&answer), &verdict, again)?;
                    if !again {
                        return Ok(Some(verdict.is_right && attempt == 1));
                    }
                    attempt += 1;
                }
            }
        }
    }

    fn write_verdict(
        &mut self,
        number: usize,
        question: &Question,
        answer: Option<&Answer>,
        verdict: &Verdict<AnyMove>,
        again: bool,
    ) -> io::Result<()> {
        let recording = self.recording;
        let reason = verdict_sentence(self.words, recording, question, answer, verdict).plain();
        let refutation = verdict.refutation.as_ref().and_then(|refutation| refutation_json(recording, refutation));
        self.write(&VerdictLine {
            question: number,
            right: verdict.is_right,
            answers: verdict.accepted.iter().map(|answer| AnswerJson::of(recording, answer)).collect(),
            reason,
            refutation: (question.kind == QuestionKind::Cut).then_some(refutation),
            again,
        })
    }
}

fn refutation_json(recording: &Recording<AnyGame>, refutation: &Refutation<AnyMove>) -> Option<RefutationJson> {
    let Refutation::Changes { line, value, root, .. } = refutation else { return None };
    Some(RefutationJson { node: id_after(recording.root(), line), value: Number(*value), root: Number(*root) })
}

/// Returns the id of the node to which moves lead from the root.
fn id_after(root: &AnyGame, line: &[AnyMove]) -> String {
    use crate::game::Game;
    let mut position = root.clone();
    let mut moves = Vec::new();
    for &mv in line {
        moves.push(position.move_name(mv));
        position = position.after(mv);
    }
    crate::cli::node_path::id_of(&position, &moves.join("/")).to_owned()
}
