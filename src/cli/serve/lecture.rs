//! Where a lecture stands: its step, and the question that the class has.
//!
//! A question is put as in the window: a step forward answers it, and the next one goes on; a step back asks it again after its answer,
//! and takes it away before. Knows no port and no terminal.

use crate::document::Document;
use crate::export::svg::svg;
use crate::file::{LinkView, MAX_LINK_BYTES, encode};
use crate::game::any::AnyGame;
use crate::i18n::practice::{room_answer, room_choice, room_prompt};
use crate::i18n::{Words, narration};
use crate::lessons;
use crate::picture::Concealed;
use crate::picture::palette::Theme;
use crate::platform::class::{AnswerForm, Asked, ClassState, ClickerCommand, Edition, Outcome, Tally};
use crate::platform::page;
use crate::practice::room::{answered_at, check_askable_here, choices, question_here};
use crate::practice::{Answer, Question, QuestionKind, Unaskable, shown};
use crate::series::Series;
use crate::trace::passes::{PassStep, Passes};
use crate::trace::recording::Recording;
use crate::trace::{Step, TimelineStep};

/// A lecture on one search.
pub(super) struct Lecture<'a> {
    document: &'a Document,
    passes: &'a Passes<AnyGame>,
    /// Whether this is the document's own search, to which links and bookmarks apply.
    is_own: bool,
    /// The steps that a step forward or back leads to, in order.
    stations: Vec<TimelineStep>,
    step: TimelineStep,
    asking: Option<Asking>,
    /// How many questions were put. Each has its number.
    questions: u64,
    /// The questions that were answered.
    closed: Vec<ClosedQuestion>,
}

/// The question that the class has.
#[derive(Clone, Debug)]
struct Asking {
    question: Question,
    pass: usize,
    asked_at: Step,
    number: u64,
    /// How often it was put before.
    again: u32,
    choices: Vec<Answer>,
    /// How it was answered when it was put before.
    before: Vec<u64>,
    /// How it was answered, once it is closed.
    counts: Option<Vec<u64>>,
}

/// A question that was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ClosedQuestion {
    /// The step at which it was put.
    pub step: TimelineStep,
    /// How often it was put, this time included.
    pub round: u32,
    /// The question, in the language of the terminal.
    pub prompt: String,
    /// The choices, each with how many phones chose it and whether it is right.
    pub choices: Vec<(String, u64, bool)>,
}

/// What became of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// Something else is shown.
    Changed,
    /// A question was answered: something else is shown, and the answers are there.
    Answered,
    /// There is no such step.
    NoStep,
    /// There is nothing to ask at this step.
    NothingToAsk,
    /// There is nothing to ask about such a search.
    Unaskable(Unaskable),
}

impl<'a> Lecture<'a> {
    /// Returns the lecture at the beginning of a search.
    pub fn new(
        (document, passes, is_own): (&'a Document, &'a Passes<AnyGame>, bool),
        mut stations: Vec<TimelineStep>,
    ) -> Self {
        if stations.first() != Some(&TimelineStep::START) {
            stations.insert(0, TimelineStep::START);
        }
        let (step, closed) = (TimelineStep::START, Vec::new());
        Self { document, passes, is_own, stations, step, asking: None, questions: 0, closed }
    }

    /// The questions that were answered, in order.
    pub fn closed(&self) -> &[ClosedQuestion] {
        &self.closed
    }

    /// The number of the question that is open.
    pub fn open_question(&self) -> Option<u64> {
        self.asking.as_ref().filter(|asking| asking.counts.is_none()).map(|asking| asking.number)
    }

    /// Carries out a command. `tally` returns the answers to a question.
    pub fn command(&mut self, command: ClickerCommand, words: &Words, tally: impl Fn(u64) -> Tally) -> Done {
        match command {
            ClickerCommand::Forward => self.forward(words, tally),
            ClickerCommand::Back => self.back(),
            ClickerCommand::Ask => self.ask(),
        }
    }

    /// Goes to a step, and leaves the question.
    pub fn go_to(&mut self, step: TimelineStep) -> Done {
        if self.passes.end() < step {
            return Done::NoStep;
        }
        (self.step, self.asking) = (step, None);
        Done::Changed
    }

    fn forward(&mut self, words: &Words, tally: impl Fn(u64) -> Tally) -> Done {
        if self.open_question().is_some() {
            self.answer(words, tally);
            return Done::Answered;
        }
        let next = self.stations.iter().copied().find(|station| self.step < *station);
        match next {
            Some(next) => self.go_to(next),
            // The last answer is left all the same.
            None if self.asking.take().is_some() => Done::Changed,
            None => Done::NoStep,
        }
    }

    fn back(&mut self) -> Done {
        let Some(asking) = self.asking.take() else {
            let previous = self.stations.iter().copied().rfind(|station| *station < self.step);
            return previous.map_or(Done::NoStep, |previous| self.go_to(previous));
        };
        if let Some(counts) = asking.counts {
            self.questions += 1;
            self.step = self.passes.timeline_step(PassStep { pass: asking.pass, step: asking.asked_at });
            let (number, again) = (self.questions, asking.again + 1);
            self.asking = Some(Asking { number, again, before: counts, counts: None, ..asking });
        }
        Done::Changed
    }

    fn ask(&mut self) -> Done {
        if self.asking.take().is_some() {
            return Done::Changed;
        }
        if let Err(unaskable) = check_askable_here(self.passes) {
            return Done::Unaskable(unaskable);
        }
        let PassStep { pass, step } = self.passes.locate(self.step);
        let recording = &**self.passes.get(pass);
        let Some(question) = question_here(recording, step, true) else { return Done::NothingToAsk };
        self.questions += 1;
        self.asking = Some(Asking {
            question,
            pass,
            asked_at: step,
            number: self.questions,
            again: 0,
            choices: choices(recording, &question),
            before: Vec::new(),
            counts: None,
        });
        Done::Changed
    }

    /// Closes the open question with the answers that there are, and shows what is right.
    fn answer(&mut self, words: &Words, tally: impl Fn(u64) -> Tally) {
        let Some(asking) = &mut self.asking else { return };
        let recording = &**self.passes.get(asking.pass);
        let mut counts = tally(asking.number).choices;
        counts.resize(asking.choices.len(), 0);
        let are_right = are_right(recording, asking);
        let texts = asking.choices.iter().map(|choice| room_choice(words, recording, &asking.question, choice));
        let choices = texts.zip(&counts).zip(are_right).map(|((text, count), is_right)| (text, *count, is_right));
        self.closed.push(ClosedQuestion {
            step: self.step,
            round: asking.again + 1,
            prompt: room_prompt(words, recording, &asking.question, asking.asked_at).plain(),
            choices: choices.collect(),
        });
        asking.counts = Some(counts);
        let step = answered_at(recording, &asking.question, asking.asked_at);
        self.step = self.passes.timeline_step(PassStep { pass: asking.pass, step });
    }

    /// Returns what the class is shown now. The pages are those of every step, in the words that stand beside them.
    pub fn state(&self, series: &mut [(&Words, Series<'_>)]) -> ClassState {
        let asked = self
            .asking
            .as_ref()
            .filter(|asking| asking.counts.is_none())
            .map(|asking| Asked { question: asking.number, form: AnswerForm::Choice(asking.choices.len()) });
        let outcome = self.asking.as_ref().and_then(|asking| {
            let recording = self.passes.get(asking.pass);
            let (counts, before) = (asking.counts.clone()?, asking.before.clone());
            Some(Outcome { counts, before, are_right: are_right(recording, asking) })
        });
        ClassState {
            step: self.step.get() as u64,
            steps: self.passes.end().get() as u64,
            editions: series.iter_mut().map(|(words, series)| self.edition(words, series)).collect(),
            asked,
            outcome,
        }
    }

    fn edition(&self, words: &Words, series: &mut Series<'_>) -> Edition {
        series.conceal(self.concealed());
        let number = series.steps().binary_search(&self.step).ok();
        let page = number.and_then(|number| series.page(number));
        let language = words.language();
        let publication = series.publication(Theme::Light);
        let (caption, notes) = page
            .as_ref()
            .map_or_else(Default::default, |page| (page.plain_caption(), page.note.clone().unwrap_or_default()));
        let mut edition = Edition {
            language: language.code().to_owned(),
            title: publication.title,
            picture: page.map(|page| svg(&page.shapes, page.size, Theme::Light)).unwrap_or_default(),
            sentence: caption,
            choices: Vec::new(),
            link: self.link(words),
            notes,
            coming: self.coming(words),
        };
        if let Some(asking) = &self.asking {
            let recording = &**self.passes.get(asking.pass);
            let question = &asking.question;
            edition.choices =
                asking.choices.iter().map(|choice| room_choice(words, recording, question, choice)).collect();
            let answer =
                room_answer(words, recording, (question, asking.asked_at), &shown(recording, question)).plain();
            if asking.counts.is_none() {
                edition.sentence = room_prompt(words, recording, question, asking.asked_at).plain();
                // Both would answer.
                edition.link = String::new();
                edition.coming = answer;
            } else {
                edition.sentence = answer;
            }
        }
        edition
    }

    /// Returns the sentence for the next station.
    fn coming(&self, words: &Words) -> String {
        let next = self.stations.iter().copied().find(|station| self.step < *station);
        next.map_or_else(String::new, |next| {
            let PassStep { pass, step } = self.passes.locate(next);
            narration::page_caption(words, &**self.passes.get(pass), step).plain()
        })
    }

    /// Returns the address that opens this step in the page of the whole program, if that is known.
    fn link(&self, words: &Words) -> String {
        let base = page::base();
        if base.is_empty() {
            return base;
        }
        let lesson = lessons::all().iter().position(|lesson| lesson == self.document);
        let target = match lesson {
            Some(lesson) => format!("lesson={}", lessons::name(lesson)),
            None => encode(self.document, MAX_LINK_BYTES).unwrap_or_default(),
        };
        if target.is_empty() {
            return target;
        }
        let step = Some(self.step).filter(|_| self.is_own);
        let view = LinkView { step, language: Some(words.language()), ..LinkView::default() };
        format!("{base}#{target}{view}")
    }

    /// Returns what the picture conceals, as long as the question is open.
    fn concealed(&self) -> Concealed {
        let Some(asking) = self.asking.as_ref().filter(|asking| asking.counts.is_none()) else {
            return Concealed::default();
        };
        let node = Some(asking.question.node);
        let next = Concealed { next: true, ..Concealed::default() };
        match asking.question.kind {
            QuestionKind::Leaf => Concealed { value: node, given_values: true, ..next },
            QuestionKind::Value | QuestionKind::Bound => {
                // After the improvement the window would tell the value.
                let window = node.filter(|_| asking.question.shown_step < asking.asked_at);
                Concealed { value: node, window, ..next }
            }
            QuestionKind::Best | QuestionKind::Root => Concealed { value: node, window: node, result: true, ..next },
            QuestionKind::Next | QuestionKind::Cut | QuestionKind::Ever => next,
        }
    }
}

/// Returns by choice whether it is right.
fn are_right(recording: &Recording<AnyGame>, asking: &Asking) -> Vec<bool> {
    let accepted = asking.question.accepted(recording);
    asking.choices.iter().map(|choice| accepted.contains(choice)).collect()
}
