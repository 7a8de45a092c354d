//! The way of the clicker through a lecture: every press, with the step that it shows.
//!
//! The window decides press by press what a step forward does; the walk makes the same decisions without a window. A
//! test compares both.

use crate::asked::QuestionText;
use poda_class::Asking;
use poda_core::document::practice::ExerciseKind;
use poda_core::document::{Document, EntrySource, Lecture, LectureEntry, LecturePanel};
use poda_core::game::GameView;
use poda_core::game::any::AnyGame;
use poda_core::trace::moment::NodeState;
use poda_core::trace::passes::PassStep;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Recorded, Step, StepSize, TimelineStep};
use poda_picture::picture::Notation;
use poda_session::lecture::{LectureOrigin, OpenLecture};
use poda_session::playback::Direction;
use poda_session::shown_search::ShownSearch;
use poda_session::{Command, Origin, Session};
use poda_words::i18n::Words;
use poda_words::lessons;
use poda_words::practice::check_askable;
use poda_words::practice::quiz::{QuestionSelection, Quiz};
use std::slice;
use std::sync::Arc;

/// What a press of the clicker shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    Slide,
    /// The screen after the last entry.
    Ending,
    /// A step of a search.
    Step,
    Question,
    /// The answer to a question.
    Answer,
    /// A line of a leaf that is counted.
    Line,
}

/// A press of the clicker.
#[derive(Clone, Debug, PartialEq)]
pub struct Press {
    /// The index of the entry that is shown; the number of entries at the ending.
    pub entry: usize,
    pub step: TimelineStep,
    pub shows: Shows,
    pub question: Option<QuestionText>,
}

/// Which presses a walk lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stops {
    /// Every press, with the questions to the room and the lines that are counted.
    Presses,
    /// The slides, and the steps at which a step forward stops.
    Stations,
}

/// An entry of a lecture, with its presses.
#[derive(Debug)]
pub struct GivenEntry {
    pub open: OpenLecture,
    /// The document with its search; `None` for a slide.
    pub session: Option<Session>,
    pub presses: Vec<Press>,
    /// Whether the entry has more presses than are listed.
    pub is_cut: bool,
}

/// The most presses that are listed of an entry.
const MAX_PRESSES: usize = 10_000;

/// The way through a lecture. Entries that list a file are left out.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    open: OpenLecture,
    words: &'a Words,
    stops: Stops,
}

impl<'a> Walk<'a> {
    pub fn new(lecture: Lecture, stops: Stops, words: &'a Words) -> Self {
        let open = OpenLecture::new(Arc::new(lecture), Arc::default(), LectureOrigin::Text, 0, Origin::New);
        Self { open, words, stops }
    }

    pub const fn words(&self) -> &'a Words {
        self.words
    }

    /// Returns the lecture at its first entry.
    pub const fn open(&self) -> &OpenLecture {
        &self.open
    }

    /// Returns the entries in order, each searched when it is reached. The ending follows if every press is listed.
    pub fn entries(&self) -> impl Iterator<Item = GivenEntry> {
        let last = self.open.at(self.open.count() - 1, Origin::New);
        let end = if self.stops == Stops::Presses { last.next() } else { None };
        (0..self.open.count()).chain(end).filter_map(|index| self.entry(index))
    }

    /// Searches an entry and returns it with its presses.
    pub fn entry(&self, index: usize) -> Option<GivenEntry> {
        let Some(entry) = self.open.lecture.entries.get(index) else {
            return Some(self.without_steps(index, Shows::Ending));
        };
        let (document, origin) = match &entry.source {
            EntrySource::Slide(slide) => {
                let mut entry = self.without_steps(index, Shows::Slide);
                if let Some(own) = slide.ask.as_ref().filter(|_| self.stops == Stops::Presses) {
                    let asking = Asking::own(own, 1, slice::from_ref(self.words));
                    let question = Some(QuestionText::new(&asking, false, self.words));
                    let press = |shows| Press { shows, question: question.clone(), ..entry.presses[0].clone() };
                    let asked = [Shows::Question, Shows::Answer].map(press);
                    entry.presses.extend(asked);
                }
                return Some(entry);
            }
            EntrySource::Lesson(name) => {
                let number = lessons::by_name(name)?;
                (lessons::all()[number].clone(), Origin::Lesson(number))
            }
            EntrySource::Position(document) => ((**document).clone(), Origin::Entry(index)),
            EntrySource::File(_) => return None,
        };
        let open = self.open.at(index, origin.clone());
        let mut session = Session::new(document, origin, Notation::Node);
        session.apply(Command::SetLecture(Some(Box::new(open.clone()))));
        session.apply(Command::Seek(open.first_step()));
        session.finish_tasks();
        let (presses, is_cut) = Clicker::new(&mut session, index, entry, self).presses();
        Some(GivenEntry { open, session: Some(session), presses, is_cut })
    }

    fn without_steps(&self, index: usize, shows: Shows) -> GivenEntry {
        let press = Press { entry: index, step: TimelineStep::START, shows, question: None };
        GivenEntry { open: self.open.at(index, Origin::New), session: None, presses: vec![press], is_cut: false }
    }
}

impl GivenEntry {
    /// Returns the entry; `None` at the ending.
    pub fn entry(&self) -> Option<&LectureEntry> {
        self.open.entry()
    }

    /// Returns the search of the entry. Of two searches side by side it is the first.
    pub fn recorded(&self) -> Option<Recorded<AnyGame>> {
        Some(self.session.as_ref()?.lanes().first.recorded())
    }

    /// Returns the document with the title and the bookmarks that it has in this lecture.
    pub fn document(&self) -> Option<Document> {
        document_of(self.entry()?)
    }

    /// Returns whether the leaves of the entry show their values from the start, where the lecturer has not chosen
    /// otherwise.
    pub fn shows_leaves(&self) -> bool {
        shows_leaves(self.entry(), self.session.as_ref())
    }
}

fn shows_leaves(entry: Option<&LectureEntry>, session: Option<&Session>) -> bool {
    let is_tree = session.is_some_and(|session| matches!(session.document().position(), AnyGame::Tree(_)));
    entry.and_then(|entry| entry.values).unwrap_or(is_tree)
}

struct LectureQuestion {
    asked: QuestionText,
    is_answered: bool,
}

struct Clicker<'a> {
    session: &'a mut Session,
    index: usize,
    entry: &'a LectureEntry,
    words: &'a Words,
    stops: Stops,
    /// The steps at which the entry has asked the room.
    asked_at: Vec<TimelineStep>,
    question: Option<LectureQuestion>,
    /// The questions of an exercise, which are put to the room.
    exercise: Option<Quiz<Recording<AnyGame>>>,
    /// How many lines of the leaf have been counted.
    lines: usize,
}

impl<'a> Clicker<'a> {
    fn new(session: &'a mut Session, index: usize, entry: &'a LectureEntry, walk: &Walk<'a>) -> Self {
        let (words, stops) = (walk.words, walk.stops);
        let exercise = exercise(session).filter(|_| stops == Stops::Presses);
        Self { session, index, entry, words, stops, asked_at: Vec::new(), question: None, exercise, lines: 0 }
    }

    /// Presses until the entry is over. Returns what is shown first and after each press, and whether there is more.
    fn presses(&mut self) -> (Vec<Press>, bool) {
        let mut presses = vec![self.shown()];
        while let Some(press) = self.press() {
            if presses.len() == MAX_PRESSES {
                return (presses, true);
            }
            presses.push(press);
        }
        (presses, false)
    }

    /// Returns a press that leads to the current step.
    fn here(&self, shows: Shows, question: Option<QuestionText>) -> Press {
        Press { entry: self.index, step: self.session.timeline_step(), shows, question }
    }

    /// Returns what is shown where no question of the lecture is open.
    fn shown(&self) -> Press {
        match self.exercise.as_ref().filter(|quiz| quiz.open_at(self.step()).is_some()) {
            Some(quiz) => self.here(Shows::Question, self.asked_in(quiz)),
            None => self.here(Shows::Step, None),
        }
    }

    fn press(&mut self) -> Option<Press> {
        if self.stops == Stops::Presses {
            if self.counts_line() {
                return Some(self.here(Shows::Line, None));
            }
            if let Some(press) = self.press_in_exercise().or_else(|| self.press_at_question()) {
                return Some(press);
            }
        }
        let to = self.session.destination(Direction::Forward)?;
        self.session.apply(Command::Seek(to));
        self.keep_to_exercise();
        Some(self.shown())
    }

    /// Shows the answer to the open question, or goes to the next step at which the entry asks the room and asks there.
    fn press_at_question(&mut self) -> Option<Press> {
        if let Some(question) = self.question.as_mut().filter(|question| !question.is_answered) {
            question.is_answered = true;
            let asked = question.asked.clone();
            self.session.apply(Command::Seek(asked.answered_at));
            return Some(self.here(Shows::Answer, Some(asked)));
        }
        self.question = None;
        let step = self.session.asks_next(&self.asked_at).filter(|_| self.exercise.is_none())?;
        let is_ahead = self.session.timeline_step() < step;
        if is_ahead {
            self.session.apply(Command::Seek(step));
        }
        self.asked_at.push(step);
        let Some(asked) = self.question_here() else { return is_ahead.then(|| self.shown()) };
        self.session.apply(Command::Seek(asked.at));
        self.question = Some(LectureQuestion { asked: asked.clone(), is_answered: false });
        Some(self.here(Shows::Question, Some(asked)))
    }

    fn question_here(&self) -> Option<QuestionText> {
        let at = self.session.timeline_step();
        let lane = self.session.own_lane();
        // The questions about a depth-first search fit no second search beside it.
        if lane.search().is_some() && !self.session.shows_document_alone() {
            return None;
        }
        let shows_leaves = shows_leaves(Some(self.entry), Some(self.session));
        let asking = Asking::here(&lane.recorded(), at, shows_leaves, 1, slice::from_ref(self.words)).ok()?;
        Some(QuestionText::new(&asking, self.session.asks_on_way(asking.at()), self.words))
    }

    // The questions of an exercise

    fn step(&self) -> Step {
        self.session.own_lane().step()
    }

    fn asked_in(&self, quiz: &Quiz<Recording<AnyGame>>) -> Option<QuestionText> {
        let (current, search) = (quiz.current()?, self.session.search()?);
        let at = PassStep { pass: search.pass(), step: current.asked_at };
        let asking = Asking::of_search(search.passes(), current.question, at, 1, slice::from_ref(self.words));
        Some(QuestionText::new(&asking, true, self.words))
    }

    fn seek_in_pass(&mut self, step: Step) {
        let to = self.session.own_lane().timeline_step_at(step);
        self.session.apply(Command::Seek(to));
    }

    /// Returns to the last step that the exercise may show.
    fn keep_to_exercise(&mut self) {
        let limit = self.exercise.as_ref().filter(|quiz| !quiz.is_over()).map(Quiz::limit);
        if let Some(limit) = limit.filter(|&limit| limit < self.step()) {
            self.seek_in_pass(limit);
        }
    }

    fn press_in_exercise(&mut self) -> Option<Press> {
        let recording = Arc::clone(self.session.search()?.recording());
        let mut quiz = self.exercise.take()?;
        let step = self.step();
        if quiz.open_at(step).is_some() {
            quiz.show_answer(&recording);
            let (asked, limit) = (self.asked_in(&quiz), quiz.limit());
            self.exercise = Some(quiz);
            if step < limit {
                self.seek_in_pass(limit);
            }
            return Some(self.here(Shows::Answer, asked));
        }
        let is_answered = quiz.current().is_some_and(|current| current.is_closed) && step == quiz.limit();
        if is_answered {
            quiz.go_on(&recording);
        }
        let is_open = quiz.open_at(step).is_some();
        self.exercise = Some(quiz);
        if !is_answered {
            return None;
        }
        if !is_open {
            if let Some(to) = self.session.destination(Direction::Forward) {
                self.session.apply(Command::Seek(to));
            }
            self.keep_to_exercise();
        }
        Some(self.shown())
    }

    // Lines that are counted

    /// Counts the next line of a tree that is a single leaf, or goes to where it can be counted. Returns whether it
    /// does.
    fn counts_line(&mut self) -> bool {
        let panels = self.entry.panels.as_deref();
        let shows_board = panels.is_none_or(|panels| *panels == [LecturePanel::Board]);
        let counts =
            shows_board && self.entry.by.is_none_or(|by| by == StepSize::Event) && self.session.shows_document_alone();
        let is_leaf = |search: &&ShownSearch| search.trace().nodes().len() == 1;
        let Some(search) = self.session.search().filter(|_| counts).filter(is_leaf) else { return false };
        let Some(lines) = search.root().counted_lines() else { return false };
        let (trace, moment) = (search.trace(), search.moment());
        let is_entered = matches!(moment.state(NodeId::ROOT), NodeState::Open | NodeState::Finished);
        if is_entered && trace.kind(NodeId::ROOT).is_evaluated() {
            let total: usize = lines.iter().map(|side| side.lines.len()).sum();
            let is_left = !moment.proved(NodeId::ROOT).is_exact() && self.lines < total;
            self.lines += usize::from(is_left);
            return is_left;
        }
        self.stop_before_leaf()
    }

    fn stop_before_leaf(&mut self) -> bool {
        let session = &*self.session;
        let next = session.search().zip(session.destination(Direction::Forward));
        let Some((search, to)) = next else { return false };
        let ahead = to.get().saturating_sub(search.timeline_step().get());
        let last = search.step() + ahead;
        let is_evaluation = matches!(search.trace().event(last), Some(Event::Evaluate(_)));
        if session.step_size() == StepSize::Event || ahead < 2 || !is_evaluation {
            return false;
        }
        self.seek_in_pass(last - 1);
        true
    }
}

/// Returns the document of an entry with the title and the bookmarks that it has in its lecture; `None` for a slide and
/// for a file.
pub fn document_of(entry: &LectureEntry) -> Option<Document> {
    let document = match &entry.source {
        EntrySource::Lesson(name) => &lessons::all()[lessons::by_name(name)?],
        EntrySource::Position(document) => document,
        EntrySource::Slide(_) | EntrySource::File(_) => return None,
    };
    let title = entry.title.clone().or_else(|| document.title.clone());
    let bookmarks = entry.bookmarks.clone().unwrap_or_else(|| document.bookmarks.clone());
    Some(Document { title, bookmarks, ..document.clone() })
}

/// Returns the questions of an exercise that the window puts to the room: those of a document that is an exercise and
/// begins at its first step.
fn exercise(session: &Session) -> Option<Quiz<Recording<AnyGame>>> {
    let practice = session.document().practice.as_ref()?;
    let begins = session.timeline_step() == TimelineStep::START && session.origin().lesson().is_none();
    let is_put = begins && practice.questions.is_empty() && practice.exercise == ExerciseKind::Predict;
    let search = session.search()?;
    if !is_put || !session.shows_document_alone() || check_askable(search.passes()).is_err() {
        return None;
    }
    let (kinds, hides_values) = (practice.kinds.of(), practice.hide_values);
    let selection = QuestionSelection { kinds, hides_values, chosen: Vec::new() };
    Some(Quiz::new(search.recording(), selection, practice.attempts, search.step() + 1, Vec::new()))
}
