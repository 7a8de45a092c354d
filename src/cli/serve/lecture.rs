//! What a class is shown: the current step of a search, or an entry of a lecture, and the question that the class is
//! asked.
//!
//! Questions work as in the window. While one is open, a step forward answers it and a step back removes it. After the
//! answer, a step forward goes on and a step back asks the question again. A step beyond the end of an entry leads to
//! the next one. This module does not depend on ports or terminals.

use super::kept::Place;
use poda_class::{AskedPlace, Asking, ClassMoment, CountedQuestion, NotAsked, asked_edition};
use poda_core::document::{Bookmark, Document, NoteReader, OwnQuestion};
use poda_core::game::any::AnyGame;
use poda_core::trace::{Recorded, RecordedKind, TimelineStep};
use poda_lecture::slide_text::parse;
use poda_lecture::titles::entry_name;
use poda_lecture::{GivenEntry, Walk, document_of, slide_texts};
use poda_paper::series::{SearchPages, Series, SeriesError, SeriesOptions, StepGroup, page_options};
use poda_picture::picture::GivenValues;
use poda_platform::class::{ClassState, ClickerCommand, Edition, Tally};
use poda_session::lecture::ShownSlide;
use poda_words::i18n::{Language, Words, args};

pub(super) struct ServedLecture<'a> {
    /// The languages of the class.
    words: &'a [Words],
    /// For how many seconds answers are counted.
    seconds: Option<u64>,
    entries: Option<Entries<'a>>,
    shown: ServedEntry<'a>,
    /// How many questions were asked. This is the number of the last one.
    questions: u64,
    closed: Vec<CountedQuestion>,
}

pub(super) struct Entries<'a> {
    walk: &'a Walk<'a>,
    /// The document of each entry; `None` for a slide.
    documents: &'a [Option<Document>],
    /// The index of the entry that is shown.
    index: usize,
}

enum ServedEntry<'a> {
    Slide(Box<ServedSlide>),
    Tree(Box<ServedTree<'a>>),
}

impl ServedEntry<'_> {
    const fn asking(&self) -> Option<&Asking> {
        match self {
            Self::Slide(slide) => slide.asking.as_ref(),
            Self::Tree(tree) => tree.asking.as_ref(),
        }
    }

    const fn asking_mut(&mut self) -> &mut Option<Asking> {
        match self {
            Self::Slide(slide) => &mut slide.asking,
            Self::Tree(tree) => &mut tree.asking,
        }
    }
}

/// A slide, and its own question.
struct ServedSlide {
    entry: GivenEntry,
    asking: Option<Asking>,
    /// Whether the lecture has asked its question.
    has_asked: bool,
}

impl ServedSlide {
    fn own(&self) -> Option<&OwnQuestion> {
        match self.entry.open.slide()? {
            ShownSlide::Written(slide) => slide.ask.as_ref(),
            ShownSlide::Ending => None,
        }
    }
}

/// A search whose steps are shown.
pub(super) struct ServedTree<'a> {
    recorded: Recorded<AnyGame>,
    /// All steps, one series per language.
    pages: Vec<Series<'a>>,
    /// The steps to which a step forward or back leads, in order.
    stations: Vec<TimelineStep>,
    step: TimelineStep,
    asking: Option<Asking>,
    /// The step that was shown when the last question was asked.
    asked_from: TimelineStep,
    /// The steps at which the lecture asks the class, and those at which it has asked.
    ask: Vec<TimelineStep>,
    asked_at: Vec<TimelineStep>,
    shows_leaves: bool,
}

/// The result of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// Something else is shown.
    Changed,
    /// A question was answered: its result is shown.
    Answered,
    /// There is no such step.
    NoStep,
    /// There is no question to ask, for this reason.
    NotAsked(NotAsked),
}

/// Returns the document of each entry of a lecture, with the note of the entry at its first step.
pub(super) fn documents(walk: &Walk<'_>) -> Vec<Option<Document>> {
    let entries = walk.open().lecture.entries.iter();
    let noted = entries.map(|entry| {
        let mut document = document_of(entry)?;
        let step = entry.step.unwrap_or_default();
        if !entry.shows_notes() {
            document.bookmarks.iter_mut().for_each(|bookmark| bookmark.reader = NoteReader::Lecturer);
        }
        let has_note = document.bookmarks.iter().any(|bookmark| bookmark.step == step && bookmark.note.is_some());
        if let Some(note) = entry.note.clone().filter(|_| !has_note) {
            document.bookmarks.retain(|bookmark| bookmark.step != step);
            let reader = if entry.shows_notes() { entry.note_reader } else { NoteReader::Lecturer };
            document.bookmarks.push(Bookmark { step, note: Some(note), reader });
        }
        Some(document)
    });
    noted.collect()
}

impl<'a> ServedTree<'a> {
    /// Creates the steps of a document's search, at the first of these stations, with a series of pages per language.
    pub fn new(
        document: &'a Document,
        is_own: bool,
        recorded: Recorded<AnyGame>,
        stations: Vec<TimelineStep>,
        options: &SeriesOptions,
        words: &'a [Words],
    ) -> Result<Self, SeriesError> {
        let search = SearchPages { document, recorded: recorded.clone(), is_own };
        let series = |words| Series::new(search.clone(), &StepGroup::All.into(), options.clone(), words);
        let pages = words.iter().map(series).collect::<Result<Vec<_>, _>>()?;
        let (step, asking) = (stations.first().copied().unwrap_or_default(), None);
        let (ask, asked_at, shows_leaves) = (Vec::new(), Vec::new(), true);
        Ok(Self { recorded, pages, stations, step, asking, asked_from: step, ask, asked_at, shows_leaves })
    }

    fn next(&self) -> Option<TimelineStep> {
        self.stations.iter().copied().find(|station| self.step < *station)
    }

    fn previous(&self) -> Option<TimelineStep> {
        self.stations.iter().copied().rfind(|station| *station < self.step)
    }

    /// Returns the step at which the lecture asks next: the current one, or one up to the next station.
    fn asks_next(&self) -> Option<TimelineStep> {
        let to = self.next().unwrap_or(self.step);
        let ahead = |step: &TimelineStep| self.step <= *step && *step <= to && !self.asked_at.contains(step);
        self.ask.iter().copied().filter(ahead).min()
    }

    /// Returns the question that comes, if the lecture asks next.
    fn coming_question(&self, words: &[Words]) -> Option<Asking> {
        let step = self.asks_next().filter(|_| !self.asking.as_ref().is_some_and(Asking::is_open))?;
        Asking::here(&self.recorded, step, self.shows_leaves, 0, words).ok()
    }

    /// Goes to a step and removes the question.
    fn go_to(&mut self, step: TimelineStep) -> Done {
        if self.recorded.end() < step {
            return Done::NoStep;
        }
        (self.step, self.asking) = (step, None);
        Done::Changed
    }
}

impl<'a> ServedLecture<'a> {
    /// Creates what is shown of a single document.
    pub fn of_document(mut tree: ServedTree<'a>, words: &'a [Words], seconds: Option<u64>) -> Self {
        if tree.stations.first() != Some(&TimelineStep::START) {
            tree.stations.insert(0, TimelineStep::START);
            tree.step = TimelineStep::START;
        }
        let shown = ServedEntry::Tree(Box::new(tree));
        Self { words, seconds, entries: None, shown, questions: 0, closed: Vec::new() }
    }

    /// Creates what is shown of a lecture, at its first entry. `documents` are those of its entries. Returns `None` if
    /// no entry can be shown.
    pub fn of_lecture(
        walk: &'a Walk<'a>,
        documents: &'a [Option<Document>],
        words: &'a [Words],
        seconds: Option<u64>,
    ) -> Option<Self> {
        let (index, shown) =
            (0..documents.len()).find_map(|index| Some((index, shown(walk, documents, index, words)?)))?;
        let entries = Some(Entries { walk, documents, index });
        Some(Self { words, seconds, entries, shown, questions: 0, closed: Vec::new() })
    }

    /// Goes to an entry, counted from 1, and to a step of it.
    ///
    /// # Errors
    /// Returns a sentence if there is none.
    pub fn begin_at(&mut self, entry: Option<usize>, step: Option<TimelineStep>, words: &Words) -> Result<(), String> {
        if let Some(number) = entry {
            let Some(entries) = &self.entries else { return Err(words.text("cli-entry-of-a-position")) };
            let count = entries.documents.len();
            if !number.checked_sub(1).is_some_and(|index| self.show_entry(index)) {
                return Err(words.fill("cli-no-entry", &args![entry = number, count]));
            }
        }
        let (Some(step), place) = (step, self.place()) else { return Ok(()) };
        match &mut self.shown {
            ServedEntry::Slide(_) => Err(words.fill("cli-step-of-a-slide", &args![entry = place.entry + 1])),
            ServedEntry::Tree(tree) => match (tree.recorded.end().get(), tree.go_to(step)) {
                (last, Done::NoStep) => Err(SeriesError::NoSuchStep { step: step.get(), last }.sentence(words)),
                (_, Done::Changed | Done::Answered | Done::NotAsked(_)) => Ok(()),
            },
        }
    }

    /// Returns where the lecture is, so that it can go on there after a failure.
    pub fn place(&self) -> Place {
        let entry = self.entries.as_ref().map_or(0, |entries| entries.index);
        let begun = Place { entry, questions: self.questions, ..Place::default() };
        let tree = match &self.shown {
            ServedEntry::Tree(tree) => tree,
            ServedEntry::Slide(slide) => {
                let asked = slide.asking.as_ref().map(|asking| AskedPlace::of(asking, asking.at()));
                let asked_at = slide.has_asked.then_some(0).into_iter().collect();
                return Place { asked_at, asked, ..begun };
            }
        };
        let asked = tree.asking.as_ref().map(|asking| AskedPlace::of(asking, tree.asked_from));
        let asked_at = tree.asked_at.iter().map(|step| step.get()).collect();
        Place { step: tree.step.get(), asked_at, asked, ..begun }
    }

    /// Goes on where a lecture was, as far as the place is still there. A question that was open is open again, and one
    /// that was answered shows its answers.
    pub fn go_on_at(&mut self, place: Place) {
        self.questions = place.questions;
        if self.entries.is_some() && !self.show_entry(place.entry) {
            return;
        }
        let tree = match &mut self.shown {
            ServedEntry::Tree(tree) => tree,
            ServedEntry::Slide(slide) => {
                slide.has_asked = !place.asked_at.is_empty();
                let asked = slide.own().zip(place.asked);
                let again = asked.and_then(|(own, asked)| {
                    let again = Asking::own(own, asked.number, self.words);
                    asked.resumed(again)
                });
                slide.asking = again.map(|again| again.timed(self.seconds));
                return;
            }
        };
        let step = |step: usize| TimelineStep::new(step);
        let end = tree.recorded.end();
        tree.go_to(step(place.step).min(end));
        tree.asked_at = place.asked_at.into_iter().map(step).collect();
        let Some(asked) = place.asked.filter(|asked| step(asked.from) <= end) else { return };
        let from = step(asked.from);
        let again = Asking::here(&tree.recorded, from, tree.shows_leaves, asked.number, self.words);
        let again = again.ok().and_then(|again| asked.resumed(again));
        if let Some(again) = again {
            let again = again.timed(self.seconds);
            tree.asked_from = from;
            tree.step = if again.is_open() { again.at() } else { again.answered_at() };
            tree.asking = Some(again);
        }
    }

    /// Shows the beginning of an entry. Returns whether it can be shown.
    fn show_entry(&mut self, index: usize) -> bool {
        let Some(entries) = &mut self.entries else { return false };
        let Some(shown) = shown(entries.walk, entries.documents, index, self.words) else { return false };
        self.shown = shown;
        entries.index = index;
        true
    }

    /// Returns the questions that were answered, in order.
    pub fn closed(&self) -> &[CountedQuestion] {
        &self.closed
    }

    pub fn open_question(&self) -> Option<u64> {
        self.shown.asking().filter(|asking| asking.is_open()).map(|asking| asking.number)
    }

    /// Returns the number and the title of the entry that is shown, if a lecture is shown.
    pub fn entry_name(&self, words: &Words) -> Option<String> {
        self.entries.as_ref().map(|entries| entry_name(entries.walk.open(), entries.index, words))
    }

    /// Executes a command. `tally` returns the answers to a question; an answered question is recorded in `language`.
    pub fn command(&mut self, command: ClickerCommand, language: Language, tally: impl Fn(u64) -> Tally) -> Done {
        match command {
            ClickerCommand::Forward => self.forward(language, tally),
            ClickerCommand::Back => self.back(),
            ClickerCommand::Ask => self.toggle_asking(),
        }
    }

    /// Goes to a step of the shown search and removes the question.
    pub fn go_to(&mut self, step: TimelineStep) -> Done {
        match &mut self.shown {
            ServedEntry::Tree(tree) => tree.go_to(step),
            ServedEntry::Slide(_) => Done::NoStep,
        }
    }

    /// Goes to the beginning of the next entry that can be shown, or of the one before.
    pub fn go_to_entry(&mut self, is_next: bool) -> Done {
        let Some(entries) = &self.entries else { return Done::NoStep };
        let (index, count) = (entries.index, entries.documents.len());
        let ahead: Vec<usize> = if is_next { (index + 1..count).collect() } else { (0..index).rev().collect() };
        if ahead.into_iter().any(|index| self.show_entry(index)) { Done::Changed } else { Done::NoStep }
    }

    fn forward(&mut self, language: Language, tally: impl Fn(u64) -> Tally) -> Done {
        let tree = match &mut self.shown {
            ServedEntry::Tree(tree) => tree,
            ServedEntry::Slide(slide) => {
                if let Some(asking) = slide.asking.as_mut().filter(|asking| asking.is_open()) {
                    asking.close(tally(asking.number));
                    self.closed.extend(asking.closed(language));
                    return Done::Answered;
                }
                if slide.own().is_some() && !slide.has_asked {
                    return self.ask();
                }
                let was_asking = slide.asking.take().is_some();
                let done = self.go_to_entry(true);
                return if was_asking { Done::Changed } else { done };
            }
        };
        if let Some(asking) = tree.asking.as_mut().filter(|asking| asking.is_open()) {
            asking.close(tally(asking.number));
            self.closed.extend(asking.closed(language));
            tree.step = asking.answered_at();
            return Done::Answered;
        }
        if let Some(step) = tree.asks_next() {
            let is_ahead = tree.step < step;
            if is_ahead {
                tree.go_to(step);
            }
            tree.asked_at.push(step);
            tree.asking = None;
            if self.ask() == Done::Changed || is_ahead {
                return Done::Changed;
            }
            return self.forward(language, tally);
        }
        match (tree.next(), tree.asking.is_some()) {
            (Some(next), _) => tree.go_to(next),
            // At the last step, a step forward only removes the answered question.
            (None, was_asking) => {
                tree.asking = None;
                let done = self.go_to_entry(true);
                if was_asking { Done::Changed } else { done }
            }
        }
    }

    fn back(&mut self) -> Done {
        if let Some(asking) = self.shown.asking_mut().take() {
            if !asking.is_open() {
                self.questions += 1;
                if let ServedEntry::Tree(tree) = &mut self.shown {
                    tree.step = asking.at();
                }
                *self.shown.asking_mut() = Some(asking.again(self.questions));
            }
            return Done::Changed;
        }
        let ServedEntry::Tree(tree) = &mut self.shown else { return self.go_to_end_of_entry_before() };
        match tree.previous() {
            Some(previous) => tree.go_to(previous),
            None => self.go_to_end_of_entry_before(),
        }
    }

    fn go_to_end_of_entry_before(&mut self) -> Done {
        let done = self.go_to_entry(false);
        if let (Done::Changed, ServedEntry::Tree(tree)) = (&done, &mut self.shown) {
            tree.step = tree.stations.last().copied().unwrap_or_default();
        }
        done
    }

    fn toggle_asking(&mut self) -> Done {
        if self.shown.asking_mut().take().is_some() { Done::Changed } else { self.ask() }
    }

    fn ask(&mut self) -> Done {
        let tree = match &mut self.shown {
            ServedEntry::Tree(tree) => tree,
            ServedEntry::Slide(slide) => {
                let asking = slide.own().map(|own| Asking::own(own, self.questions + 1, self.words));
                let Some(asking) = asking else {
                    return Done::NotAsked(NotAsked::NothingHere(RecordedKind::Search));
                };
                self.questions += 1;
                slide.has_asked = true;
                slide.asking = Some(asking.timed(self.seconds));
                return Done::Changed;
            }
        };
        match Asking::here(&tree.recorded, tree.step, tree.shows_leaves, self.questions + 1, self.words) {
            Ok(asking) => {
                self.questions += 1;
                tree.asked_from = tree.step;
                tree.step = asking.at();
                tree.asking = Some(asking.timed(self.seconds));
                Done::Changed
            }
            Err(why) => Done::NotAsked(why),
        }
    }

    pub fn state(&mut self) -> ClassState {
        match &mut self.shown {
            ServedEntry::Tree(tree) => {
                let (step, next, coming) = (tree.step, tree.next(), tree.coming_question(self.words));
                ClassMoment { step, next, asking: tree.asking.as_ref(), coming: coming.as_ref() }.state(&mut tree.pages)
            }
            ServedEntry::Slide(slide) => {
                let asking = slide.asking.as_ref();
                let edition = |words: &Words| {
                    let edition = slide_edition(slide, words);
                    asking.map_or_else(|| edition.clone(), |it| asked_edition(it, words.language(), edition.clone()))
                };
                ClassState {
                    editions: self.words.iter().map(edition).collect(),
                    asked: asking.and_then(Asking::asked),
                    right: asking.map(Asking::right).unwrap_or_default(),
                    outcome: asking.and_then(Asking::outcome),
                    ..ClassState::default()
                }
            }
        }
    }
}

/// Returns an entry of a lecture as it is shown first; `None` if it cannot be shown.
fn shown<'a>(
    walk: &Walk<'_>,
    documents: &'a [Option<Document>],
    index: usize,
    words: &'a [Words],
) -> Option<ServedEntry<'a>> {
    let entry = walk.entry(index)?;
    let Some(document) = documents.get(index)? else {
        let slide = ServedSlide { entry, asking: None, has_asked: false };
        return Some(ServedEntry::Slide(Box::new(slide)));
    };
    let recorded = entry.recorded()?;
    let stations = entry.presses.iter().map(|press| press.step.min(recorded.end())).collect();
    let given_values = GivenValues { from_start: entry.shows_leaves(), ..GivenValues::default() };
    let options = SeriesOptions { given_values, reader: NoteReader::Lecturer, ..page_options(document) };
    let tree = ServedTree::new(document, true, recorded, stations, &options, words).ok()?;
    let ask = entry.entry().map(|entry| entry.ask.clone()).unwrap_or_default();
    Some(ServedEntry::Tree(Box::new(ServedTree { ask, shows_leaves: entry.shows_leaves(), ..tree })))
}

/// Returns a slide in a language: phones show its text.
fn slide_edition(slide: &ServedSlide, words: &Words) -> Edition {
    let entry = &slide.entry;
    let texts = entry.open.slide().map(|slide| slide_texts(slide, Some(&entry.open), words)).unwrap_or_default();
    let [title, text] = texts;
    let lines: Vec<_> = parse(&text).into_iter().map(|line| line.with_marker().plain()).collect();
    let note = entry.entry().and_then(|entry| entry.note.as_ref());
    let next = entry.open.index + 1;
    let own = slide.own().filter(|_| !slide.has_asked).map(|own| own.text.in_language(words.language()).to_owned());
    let entry_coming = if next < entry.open.count() { entry_name(&entry.open, next, words) } else { String::new() };
    let coming = own.unwrap_or(entry_coming);
    Edition {
        language: words.language().code().to_owned(),
        title,
        sentence: lines.join("\n"),
        notes: note.map(|note| note.in_language(words.language()).to_owned()).unwrap_or_default(),
        coming,
        ..Edition::default()
    }
}
