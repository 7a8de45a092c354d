//! The stored form of an unfinished exercise, and how an exercise continues from it.

use super::fill_in::FillIn;
use super::marked_sheets::{MarkedSheet, MarkedSheets};
use super::questions::{AskableSearch, QuestionScope, Questions};
use crate::stored::kept_work::{KeptClass, KeptEntries, KeptQuestion, KeptQuestions, KeptScope, KeptSheet, KeptText};
use poda_core::trace::{NodeId, TimelineStep};
use poda_session::shown_search::ShownSearch;
use poda_words::practice::blank::{BlankField, BlankPart};
use poda_words::practice::class::Student;
use poda_words::practice::progress::AskedQuestion;
use poda_words::practice::quiz::{ClosedQuestion, FirstAttempt, HintStrength, QuestionSelection};
use poda_words::practice::{Question, Subject, judge};

impl FillIn {
    /// Returns what is written in the blank tree.
    pub fn kept_entries(&self) -> KeptEntries {
        let text = |(field, text): (&BlankField, &String)| KeptText {
            node: field.node.index(),
            part: field.part.name().to_owned(),
            text: text.clone(),
        };
        KeptEntries {
            texts: self.texts().map(text).collect(),
            cut: self.cut.iter().map(|node| node.index()).collect(),
            best: self.best.map(NodeId::index),
        }
    }

    /// Returns the blank tree in its stored form; `None` if there is nothing to keep.
    pub fn kept(&self) -> Option<KeptSheet> {
        let student = |student: &Student| [student.name.clone(), student.id.clone()];
        let class = self.sheets.as_ref().map(|sheets| KeptClass {
            student: student(&sheets.student),
            sheets: sheets.marked.iter().map(|sheet| (student(&sheet.student), sheet.entries.clone())).collect(),
            is_copied: sheets.is_copied,
        });
        let has_class = class.as_ref().is_some_and(|class| *class != KeptClass::default());
        (!self.is_blank() || has_class).then(|| KeptSheet {
            entries: self.kept_entries(),
            is_marked: self.marks.is_some(),
            first: self.first_entries.as_deref().cloned(),
            class,
        })
    }

    /// Returns the blank tree of a search with what was written in it.
    pub fn resumed(search: &ShownSearch, kept: &KeptSheet) -> Self {
        let mut fill_in = Self::new(search);
        let marked = |entries: &KeptEntries| {
            let mut sheet = Self::new(search);
            sheet.write_kept(search, entries);
            sheet.marked_now(search)
        };
        fill_in.first_marks = kept.first.as_ref().map(marked);
        fill_in.first_entries = kept.first.clone().map(Box::new);
        fill_in.sheets = kept.class.as_ref().map(|class| {
            let student = |[name, id]: &[String; 2]| Student { name: name.clone(), id: id.clone() };
            let sheet = |(of, entries): &([String; 2], KeptEntries)| MarkedSheet {
                student: student(of),
                entries: entries.clone(),
                marks: marked(entries),
            };
            MarkedSheets {
                student: student(&class.student),
                marked: class.sheets.iter().map(sheet).collect(),
                is_copied: class.is_copied,
            }
        });
        fill_in.write_kept(search, &kept.entries);
        if kept.is_marked {
            fill_in.marks = Some(fill_in.marked_now(search));
        }
        fill_in
    }

    fn write_kept(&mut self, search: &ShownSearch, entries: &KeptEntries) {
        let count = search.trace().node_count();
        let node = |index: usize| (index < count).then(|| NodeId::new(index));
        let part = |name: &str| {
            [BlankPart::Alpha, BlankPart::Beta, BlankPart::Value].into_iter().find(|part| part.name() == name)
        };
        for KeptText { node: of, part: name, text } in &entries.texts {
            if let Some((node, part)) = node(*of).zip(part(name)) {
                self.write(BlankField::new(node, part), text.clone());
            }
        }
        self.cut = entries.cut.iter().copied().filter_map(node).collect();
        self.best = entries.best.and_then(node);
    }
}

impl QuestionScope {
    /// Returns the stored form of the scope; `None` for a single question, which is not kept.
    const fn kept(self) -> Option<KeptScope> {
        match self {
            Self::Author => Some(KeptScope::Author),
            Self::User => Some(KeptScope::User),
            Self::Everything => Some(KeptScope::Everything),
            Self::Here => None,
        }
    }
}

impl From<KeptScope> for QuestionScope {
    fn from(scope: KeptScope) -> Self {
        match scope {
            KeptScope::Author => Self::Author,
            KeptScope::User => Self::User,
            KeptScope::Everything => Self::Everything,
        }
    }
}

/// Returns a question with its answers in their stored form.
fn kept<S: Subject>(
    recording: &S,
    question: &Question<S::Kind>,
    given: &[S::Answer],
    hint: Option<HintStrength>,
) -> KeptQuestion {
    KeptQuestion {
        asked: AskedQuestion { kind: question.kind.into(), step: question.step as u64 },
        given: given.iter().map(|answer| recording.given_text(answer)).collect(),
        hints: hint.map_or(0, |hint| hint as usize + 1),
    }
}

/// A question with the answers to it and the number of hints that were shown.
type Answered<S> = (Question<<S as Subject>::Kind>, Vec<<S as Subject>::Answer>, usize);

/// Returns the kept questions that a recording has, with the answers to them.
fn found<S: Subject>(recording: &S, kept: &[&KeptQuestion]) -> Vec<Answered<S>> {
    let kinds = kept.iter().filter_map(|kept| kept.asked.kind.own()).collect();
    let selection = QuestionSelection::<S> { kinds, hides_values: true, chosen: Vec::new() };
    let all = selection.questions_from(recording, 0).unwrap_or_default();
    let found = kept.iter().filter_map(|kept| {
        let is_it = |question: &&Question<S::Kind>| {
            kept.asked.kind == question.kind.into() && kept.asked.step == question.step as u64
        };
        let question = *all.iter().find(is_it)?;
        let given = kept.given.iter().filter_map(|text| recording.read_given(&question, text)).collect();
        Some((question, given, kept.hints))
    });
    found.collect()
}

/// Returns the questions that were closed before an exercise was left.
pub fn closed_again<S: Subject>(recording: &S, kept: &KeptQuestions) -> Vec<ClosedQuestion<S>> {
    let closed: Vec<_> = kept.closed.iter().collect();
    let outcomes = found(recording, &closed).into_iter().map(|(question, given, hints)| {
        let is_right = given.first().map(|answer| judge(recording, &question, answer).is_right);
        let first = match is_right {
            Some(true) => FirstAttempt::Right,
            Some(false) => FirstAttempt::Wrong,
            None => FirstAttempt::Shown,
        };
        let hint = hints.checked_sub(1).and_then(|hint| HintStrength::ALL.get(hint)).copied();
        ClosedQuestion { question, first, given, hint }
    });
    outcomes.collect()
}

impl<S: AskableSearch> Questions<S> {
    /// Returns the questions in their stored form; `None` if nothing was answered, or no question is left.
    pub(super) fn kept_on(&self, recording: &S, shown_at: TimelineStep) -> Option<KeptQuestions> {
        let current = self.run.current()?;
        let is_begun = !current.given().is_empty() || current.hint.is_some();
        let open =
            (is_begun && !current.is_closed).then(|| kept(recording, &current.question, current.given(), current.hint));
        let closed = self.run.outcomes().iter();
        let closed: Vec<_> =
            closed.map(|outcome| kept(recording, &outcome.question, &outcome.given, outcome.hint)).collect();
        let scope = self.scope.kept()?;
        let is_empty = closed.is_empty() && open.is_none();
        let (started_at, shown_at) = (self.started_at(), shown_at.get());
        (!is_empty).then_some(KeptQuestions { started_at, shown_at, scope, closed, open })
    }

    /// Gives the answers again that the open question had when the exercise was left.
    pub fn repeat_open(&mut self, recording: &S, kept: &KeptQuestions) {
        let open: Vec<_> = kept.open.iter().collect();
        for (question, given, hints) in found(recording, &open) {
            self.run.repeat(recording, &question, given, hints);
        }
    }
}
