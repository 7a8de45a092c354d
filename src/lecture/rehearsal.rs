//! A rehearsal: every press of a lecture as the audience sees it, with the time that it takes, and what deserves a look
//! before the lecture.

use crate::faults::{lecture_faults, placed_sentence};
use crate::findings::{PageFinding, choice_findings, findings};
use crate::presented::{Presented, note_at_press, presented};
use crate::screen::SCREEN;
use crate::titles::{entry_name, lecture_title};
use crate::walk::{GivenEntry, Press, Shows, Stops, Walk};
use poda_core::document::{Lecture, NoteReader};
use poda_core::trace::TimelineStep;
use poda_picture::picture::shape::Shape;
use poda_words::i18n::{Words, args};
use std::collections::BTreeMap;

/// The most presses of a lecture that is rehearsed: all their pictures are in memory.
const MAX_PRESSES: usize = 2_000;

/// The times that an estimate assumes, in seconds: for a slide, a step, a question with its discussion, and an answer,
/// besides the words.
const SLIDE_SECONDS: f32 = 25.0;
const STEP_SECONDS: f32 = 16.0;
const QUESTION_SECONDS: f32 = 120.0;
const ANSWER_SECONDS: f32 = 30.0;
const LINE_SECONDS: f32 = 4.0;
/// The votes for each choice in the picture of an answer: as wide as those of a large class.
const MANY_VOTES: u32 = 149;
/// The words that are said or read in a second.
const WORDS_PER_SECOND: f32 = 2.0;

#[derive(Clone, Debug)]
pub struct RehearsedPress {
    pub press: Press,
    /// The number and the title of the entry.
    pub entry: String,
    /// What is shown: the step, a question, an answer.
    pub what: String,
    /// The picture, in pixels of a screen of 1920 × 1080.
    pub shapes: Vec<Shape>,
    pub findings: Vec<PageFinding>,
    /// The estimated time until the next press, in seconds.
    pub seconds: f32,
    /// The author's note that the audience or the lecturer reads.
    note: Option<String>,
}

/// A lecture with all its presses.
#[derive(Clone, Debug)]
pub struct Rehearsal {
    pub title: String,
    pub presses: Vec<RehearsedPress>,
    /// The minutes that the title or the notes of the lecture promise.
    said_minutes: Option<u64>,
    /// A sentence for each note of a bookmark that nobody reads.
    unread_notes: Vec<String>,
    /// The numbers of the presses that show what the next question asks, each with the question.
    given_away: Vec<(usize, String)>,
}

impl Rehearsal {
    /// Rehearses a lecture. Entries that list a file are left out. `progress` gets the number of the entry, from 0, and
    /// the number of all entries, and returns whether to go on.
    ///
    /// # Errors
    /// Returns a sentence if the rehearsal was stopped, or if the lecture asks for what its searches do not have or has
    /// too many presses.
    pub fn new(
        lecture: Lecture,
        words: &Words,
        mut progress: impl FnMut(usize, usize) -> bool,
    ) -> Result<Self, String> {
        let faults = lecture_faults(&lecture);
        let walk = Walk::new(lecture, Stops::Presses, words);
        if let Some(&(index, fault)) = faults.first() {
            return Err(placed_sentence(walk.open(), index, fault, words));
        }
        let (mut presses, mut unread_notes, mut given_away) = (Vec::new(), Vec::new(), Vec::new());
        for mut entry in walk.entries() {
            if !progress(entry.open.index, entry.open.count()) {
                return Err(words.text("rehearsal-stopped"));
            }
            let listed = std::mem::take(&mut entry.presses);
            if MAX_PRESSES < presses.len() + listed.len() || entry.is_cut {
                let (place, most) =
                    (entry_name(&entry.open, entry.open.index, words), words.number(MAX_PRESSES as u64));
                return Err(words.fill("rehearsal-too-long", &args![entry = place, most]));
            }
            let listed: Vec<_> = listed.into_iter().map(|press| rehearsed(&mut entry, press, words)).collect();
            unread_notes.extend(unread(&entry, &listed, words));
            let shown = answers_shown(&listed).into_iter();
            given_away.extend(shown.map(|(index, prompt)| (presses.len() + index + 1, prompt)));
            presses.extend(listed);
        }
        let lecture = &walk.open().lecture;
        let mut texts = [&lecture.title, &lecture.notes].into_iter().flatten();
        let said_minutes = texts.find_map(|text| minutes_in(text.in_language(words.language())));
        Ok(Self { title: lecture_title(walk.open(), words), presses, said_minutes, unread_notes, given_away })
    }

    pub fn minutes(&self) -> u64 {
        minutes(&self.presses)
    }

    /// Returns a sentence for each text that promises other minutes than the presses take: that of the lecture, and the
    /// titles of its entries.
    fn other_minutes(&self, words: &Words) -> Vec<String> {
        let number = |count: u64| words.number(count);
        let mut said = Vec::new();
        if let Some(promised) = self.said_minutes.filter(|&promised| differ(promised, self.minutes())) {
            let args = args![said = number(promised), minutes = number(self.minutes())];
            said.push(words.fill("rehearsal-minutes-of-lecture", &args));
        }
        for presses in self.presses.chunk_by(|one, next| one.press.entry == next.press.entry) {
            let Some((entry, promised)) = presses.first().and_then(|it| Some((&it.entry, minutes_in(&it.entry)?)))
            else {
                continue;
            };
            if differ(promised, minutes(presses)) {
                let args = args![entry = entry.as_str(), said = number(promised), minutes = number(minutes(presses))];
                said.push(words.fill("rehearsal-minutes-of-entry", &args));
            }
        }
        said
    }

    /// Returns the number of entries that are shown, presses and questions, and the minutes, as a sentence.
    pub fn summary(&self, words: &Words) -> String {
        let number = |count: u64| words.number(count);
        let questions = self.presses.iter().filter(|press| press.press.shows == Shows::Question).count() as u64;
        let presses = self.presses.len() as u64;
        let args = args![presses = number(presses), questions = number(questions), minutes = number(self.minutes())];
        words.fill("rehearsal-summary", &args)
    }

    /// Returns what the audience is asked: the number of each press, with the question and its choices.
    pub fn questions(&self) -> Vec<(usize, String)> {
        let asked = self.presses.iter().zip(1..).filter(|(press, _)| press.press.shows == Shows::Question);
        let said = asked.filter_map(|(press, number)| {
            let question = press.press.question.as_ref()?;
            Some((number, format!("{} ({})", question.prompt, question.choices.join(" · "))))
        });
        said.collect()
    }

    /// Returns what deserves a look, each with the numbers of the presses that show it.
    pub fn findings(&self) -> BTreeMap<&PageFinding, Vec<usize>> {
        let mut found: BTreeMap<&PageFinding, Vec<usize>> = BTreeMap::new();
        for (press, number) in self.presses.iter().zip(1..) {
            for finding in &press.findings {
                found.entry(finding).or_default().push(number);
            }
        }
        found
    }

    /// Returns the report as sections, each a heading and its lines. A section without lines says so in its heading.
    pub fn sections(&self, words: &Words) -> Vec<(String, Vec<String>)> {
        let at = |presses: &[usize], said: String| {
            words.fill("rehearsal-at-presses", &args![presses = ranges(presses), said])
        };
        let questions: Vec<_> = self.questions().into_iter().map(|(number, said)| at(&[number], said)).collect();
        let found = self.findings();
        let lines = |is_meant: fn(&PageFinding) -> bool| -> Vec<String> {
            let meant = found.iter().filter(|(finding, _)| is_meant(finding));
            meant.map(|(finding, presses)| at(presses, sentence(finding, words))).collect()
        };
        let section = |key: &str, lines: Vec<String>| (words.fill(key, &args![count = lines.len()]), lines);
        let small = lines(|finding| matches!(finding, PageFinding::SmallText { .. }));
        let is_of_choice = |finding: &PageFinding| matches!(finding, PageFinding::ChoiceCovers { .. });
        let choices = Some(lines(is_of_choice)).filter(|lines| !lines.is_empty());
        let choices = choices.map(|lines| section("rehearsal-choices", lines));
        let overlaps = lines(|finding| match finding {
            PageFinding::SmallText { .. } | PageFinding::ChoiceCovers { .. } => false,
            PageFinding::Overlap { .. } | PageFinding::Covered { .. } | PageFinding::CutOff { .. } => true,
        });
        let minutes = Some(self.other_minutes(words)).filter(|lines| !lines.is_empty());
        let minutes = minutes.map(|lines| section("rehearsal-minutes", lines));
        let sections = [
            section("rehearsal-questions", questions),
            section("rehearsal-small", small),
            section("rehearsal-overlaps", overlaps),
        ];
        let notes = Some(self.unread_notes.clone()).filter(|lines| !lines.is_empty());
        let notes = notes.map(|lines| section("rehearsal-unread", lines));
        let shown = self.given_away.iter().map(|(number, prompt)| {
            at(&[*number], words.fill("rehearsal-given-away-question", &args![question = prompt.as_str()]))
        });
        let shown = Some(shown.collect::<Vec<_>>()).filter(|lines| !lines.is_empty());
        let shown = shown.map(|lines| section("rehearsal-given-away", lines));
        sections.into_iter().chain(choices).chain(shown).chain(notes).chain(minutes).collect()
    }

    pub fn report(&self, words: &Words) -> String {
        let mut lines = vec![self.title.clone(), self.summary(words), words.text("rehearsal-left-out"), String::new()];
        let mut seconds = 0.0;
        let digits = self.presses.len().to_string().len();
        for (press, number) in self.presses.iter().zip(1..) {
            lines.push(format!("{number:digits$}  {}  {} · {}", clock(seconds), press.entry, press.what));
            seconds += press.seconds;
        }
        for (heading, said) in self.sections(words) {
            lines.extend([String::new(), heading]);
            lines.extend(said.into_iter().map(|line| format!("  {line}")));
        }
        lines.join("\n") + "\n"
    }
}

/// Returns the minutes that presses take.
fn minutes(presses: &[RehearsedPress]) -> u64 {
    let seconds: f32 = presses.iter().map(|press| press.seconds).sum();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the minutes of a lecture")]
    let minutes = (seconds / 60.0).round() as u64;
    minutes.max(1)
}

/// Returns the minutes that a text names, as in "45 minutes" and "10 min".
fn minutes_in(text: &str) -> Option<u64> {
    let text = text.to_lowercase();
    text.match_indices("min").find_map(|(at, word)| {
        let (before, after) = (text[..at].trim_end(), &text[at + word.len()..]);
        let is_unit =
            after.starts_with("ut") || !after.starts_with(|letter: char| letter.is_alphanumeric() || letter == '(');
        let number = before.trim_end_matches(|letter: char| letter.is_ascii_digit()).len();
        before[number..].parse().ok().filter(|_| is_unit)
    })
}

/// Returns whether minutes differ by more than an estimate does: a tenth, and at least two.
const fn differ(said: u64, counted: u64) -> bool {
    let tenth = said / 10;
    (if 2 < tenth { tenth } else { 2 }) < said.abs_diff(counted)
}

fn clock(seconds: f32) -> String {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the seconds of a lecture")]
    let seconds = seconds as u64;
    format!("{:>2}:{:02}", seconds / 60, seconds % 60)
}

/// Returns numbers in order, with a range in place of three or more in a row: `1, 2, 5–9`.
fn ranges(numbers: &[usize]) -> String {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let run = |run: &[usize]| match run {
        [first, _, .., last] => format!("{first}–{last}"),
        few => few.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    };
    runs.map(run).collect::<Vec<_>>().join(", ")
}

fn sentence(finding: &PageFinding, words: &Words) -> String {
    match finding {
        PageFinding::SmallText { text, px } => {
            words.fill("rehearsal-small-text", &args![text = text.as_str(), px = u64::from(*px)])
        }
        PageFinding::Overlap { text, other } => {
            words.fill("rehearsal-overlap", &args![text = text.as_str(), other = other.as_str()])
        }
        PageFinding::Covered { text } => words.fill("rehearsal-covered", &args![text = text.as_str()]),
        PageFinding::CutOff { text } => words.fill("rehearsal-cut-off", &args![text = text.as_str()]),
        PageFinding::ChoiceCovers { choice } => {
            words.fill("rehearsal-choice-covers", &args![choice = u64::from(*choice)])
        }
    }
}

fn rehearsed(entry: &mut GivenEntry, press: Press, words: &Words) -> RehearsedPress {
    let picture = presented(entry, &press, None, words);
    let number = |count: usize| words.number(count as u64);
    let step = || {
        let end = entry.session.as_ref().map_or(0, |session| session.timeline_len().get());
        words.fill("series-heading", &args![step = number(press.step.get()), steps = number(end)])
    };
    let place = if entry.session.is_some() { step() } else { words.text("rehearsal-slide") };
    let (what, seconds) = match press.shows {
        Shows::Slide => (place, SLIDE_SECONDS),
        Shows::Ending => (words.text("lecture-ending"), SLIDE_SECONDS),
        Shows::Step => (place, STEP_SECONDS),
        Shows::Question => (format!("{place} · {}", words.text("rehearsal-question")), QUESTION_SECONDS),
        Shows::Answer => (format!("{place} · {}", words.text("rehearsal-answer")), ANSWER_SECONDS),
        Shows::Line => (format!("{place} · {}", words.text("rehearsal-line")), LINE_SECONDS),
    };
    let [note, of_audience] = [NoteReader::Lecturer, NoteReader::Everyone]
        .map(|reader| note_at_press(entry, &press, reader, words).unwrap_or_default());
    let is_read = picture.said.contains(&of_audience);
    // A question and its answer stand in the place of a headline. The lecturer's own notes have their own window.
    let is_covered = matches!(press.shows, Shows::Question | Shows::Answer) && !is_read;
    let found = findings_of(entry, &picture, &press, words);
    let noted = if picture.said.contains(&note) { 0 } else { note.split_whitespace().count() };
    let said = if press.shows == Shows::Line { String::new() } else { picture.said };
    let said = (said.split_whitespace().count() + noted) as f32;
    RehearsedPress {
        entry: entry_name(&entry.open, entry.open.index, words),
        what,
        findings: found,
        shapes: picture.shapes,
        seconds: seconds + said / WORDS_PER_SECOND,
        note: Some(note).filter(|note| !note.is_empty() && !is_covered),
        press,
    }
}

/// Returns what deserves a look in the picture of a press. With the answer to a question, votes are shown.
fn findings_of(entry: &mut GivenEntry, picture: &Presented, press: &Press, words: &Words) -> Vec<PageFinding> {
    let mut found = findings(&picture.shapes, SCREEN);
    let answered = press.question.as_ref().filter(|_| press.shows == Shows::Answer);
    if let Some(question) = answered {
        let voted = presented(entry, press, Some(&vec![MANY_VOTES; question.choices.len()]), words);
        found.extend(choice_findings(&voted.shapes, &voted.choices));
    } else {
        found.extend(choice_findings(&picture.shapes, &picture.choices));
    }
    found
}

/// Returns the presses that show what a later question of their entry asks, by their index, each with the question. The
/// picture of an open question may show it, too.
fn answers_shown(presses: &[RehearsedPress]) -> Vec<(usize, String)> {
    let mut shown = Vec::new();
    for (index, asked) in presses.iter().enumerate().filter(|(_, press)| press.press.shows == Shows::Question) {
        let Some(question) = asked.press.question.as_ref().filter(|it| it.is_about_search) else { continue };
        // The sentence and the numbers of a step may say what is asked there. Before the first step, there are none.
        let is_passed = |press: &RehearsedPress| {
            let shown = press.press.step;
            TimelineStep::START < question.at && question.at <= shown || question.answered_at <= shown
        };
        let before = presses[..index].iter().position(is_passed);
        let is_said = squeezed(texts(&asked.shapes)).contains(&squeezed([question.answer.as_str()]));
        let at = before.or_else(|| is_said.then_some(index));
        shown.extend(at.map(|at| (at, question.prompt.clone())));
    }
    shown
}

/// Returns texts without spaces: a picture breaks its lines at them.
fn squeezed<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    texts.into_iter().flat_map(str::split_whitespace).collect()
}

fn texts(shapes: &[Shape]) -> Vec<&str> {
    fn text(shape: &Shape) -> Option<&str> {
        if let Shape::Text { text, .. } = shape { Some(text) } else { None }
    }
    shapes.iter().filter_map(text).collect()
}

/// Returns a sentence for each note of an entry's bookmarks that no press shows.
fn unread(entry: &GivenEntry, presses: &[RehearsedPress], words: &Words) -> Vec<String> {
    let first = entry.open.first_step();
    let bookmarks = entry.document().map(|document| document.bookmarks).unwrap_or_default().into_iter();
    let sentences = bookmarks.filter(|bookmark| first <= bookmark.step).filter_map(|bookmark| {
        let note = bookmark.note?.in_language(words.language()).to_owned();
        // With the answer to a question, several notes are read one after another.
        let is_read = presses.iter().any(|press| press.note.as_ref().is_some_and(|read| read.contains(&note)));
        let place = entry_name(&entry.open, entry.open.index, words);
        let args = args![entry = place, step = words.number(bookmark.step.get() as u64), note];
        (!is_read).then(|| words.fill("rehearsal-unread-note", &args))
    });
    sentences.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::document::{Bookmark, EntrySource, LectureEntry, LocalizedText};
    use poda_words::i18n::Language;

    #[test]
    fn a_note_that_no_press_shows_is_listed() {
        let note = |step, note: &str| Bookmark {
            note: Some(LocalizedText::Same(note.to_owned())),
            ..Bookmark::new(TimelineStep::new(step))
        };
        let bookmarks = Some(vec![note(2, "First."), note(9, "Second."), note(12, "Third.")]);
        let entry = LectureEntry {
            bookmarks,
            step: Some(TimelineStep::new(5)),
            ..LectureEntry::new(EntrySource::Lesson("a-to-n".to_owned()))
        };
        let (words, lecture) =
            (Words::new(Language::ENGLISH), Lecture { title: None, notes: None, entries: vec![entry] });
        let walk = Walk::new(lecture, Stops::Presses, &words);
        let mut entry = walk.entry(0).unwrap();
        let at = |step: usize| entry.presses.iter().find(|press| press.step.get() == step).cloned().unwrap();
        let shown = at(12);
        let presses = [rehearsed(&mut entry, shown, &words)];
        let unread = unread(&entry, &presses, &words);
        assert_eq!(unread.len(), 1, "{unread:?}");
        assert!(unread[0].contains("step 9") && unread[0].contains("Second."), "{unread:?}");
    }

    #[test]
    fn minutes_are_read_in_every_language() {
        for (text, minutes) in [
            ("45 minutes by the clicker alone.", Some(45)),
            ("Minimax (20 min)", Some(20)),
            ("Poda, 90\u{a0}minutos", Some(90)),
            ("B is min(2, 7), 3 min(4)", None),
            ("2 minimax trees", None),
            ("minutes", None),
        ] {
            assert_eq!(minutes_in(text), minutes, "{text}");
        }
        assert!(differ(45, 40) && !differ(45, 41) && !differ(5, 7) && differ(5, 8));
    }

    #[test]
    fn three_numbers_in_a_row_are_a_range() {
        assert_eq!(ranges(&[1, 2, 5, 6, 7, 9]), "1, 2, 5–7, 9");
        assert_eq!(clock(125.9), " 2:05");
    }
}
