//! What an audience sees of a lecture that is given by the clicker alone: every note, no answer before its question,
//! and choices in the tree that cover nothing.

use poda::document::{EntrySource, LectureEntry, NotesPlace};
use poda::i18n::{Language, Words};
use poda::lecture::{Press, QuestionText, Rehearsal, RehearsedPress, Shows, Stops, Walk, choice_findings, marked_tree};
use poda::lessons::lectures;
use poda::picture::shape::Shape;
use poda::session::Command;

/// Returns a text without spaces: a picture breaks its lines at them.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

fn texts(shapes: &[Shape]) -> Vec<&str> {
    fn text(shape: &Shape) -> Option<&str> {
        if let Shape::Text { text, .. } = shape { Some(text) } else { None }
    }
    shapes.iter().filter_map(text).collect()
}

/// Returns everything that is read at a press, without spaces.
fn read(press: &RehearsedPress) -> String {
    squeezed(&texts(&press.shapes).concat())
}

/// Returns the bundled lectures with all their presses, in each language.
fn given() -> impl Iterator<Item = (&'static [LectureEntry], Language, Vec<RehearsedPress>)> {
    lectures::all().iter().flat_map(|lecture| {
        Language::AUTHORED.into_iter().map(move |language| {
            let words = Words::new(language);
            let rehearsal = Rehearsal::new((**lecture).clone(), &words, |_, _| true).unwrap();
            (&lecture.entries[..], language, rehearsal.presses)
        })
    })
}

/// Also the notes that the answer to a question reaches or passes.
#[test]
fn every_note_is_read_at_a_press_of_the_clicker() {
    let mut with_answers = 0;
    for (entries, language, presses) in given() {
        for (index, entry) in entries.iter().enumerate() {
            let is_read = !matches!(entry.source, EntrySource::Slide(_)) && entry.notes == NotesPlace::Headline;
            let bookmarks = entry.bookmarks.iter().flatten().filter_map(|bookmark| bookmark.note.as_ref());
            for note in bookmarks.chain(&entry.note).filter(|_| is_read) {
                let note = note.in_language(language);
                let mut shown = presses.iter().filter(|press| press.press.entry == index);
                let at = shown.find(|press| read(press).contains(&squeezed(note)));
                let at = at.unwrap_or_else(|| panic!("entry {}: “{note}” is never read", index + 1));
                with_answers += usize::from(at.press.shows == Shows::Answer);
            }
        }
    }
    assert!(0 < with_answers, "no answer has a note");
}

/// The notes of a lecture say how long it takes, in steps of five minutes, and the rehearsal estimates the same.
#[test]
fn a_lecture_takes_as_long_as_its_notes_say() {
    for lecture in lectures::all() {
        for language in Language::AUTHORED {
            let rehearsal = Rehearsal::new((**lecture).clone(), &Words::new(language), |_, _| true).unwrap();
            let notes = lecture.notes.as_ref().unwrap().in_language(language);
            let said: u64 = notes.split(' ').next().unwrap().parse().unwrap();
            assert!(said.abs_diff(rehearsal.minutes()) <= 3, "{notes} The rehearsal: {}", rehearsal.minutes());
        }
    }
}

/// Neither the step nor its sentence is shown before the question about it, and while it is open the picture says
/// nothing that the answer adds to it.
#[test]
fn what_is_asked_is_not_yet_on_the_screen() {
    let mut questions = 0;
    for (entries, _, presses) in given() {
        let asked =
            |at: usize, shows: Shows| presses[at].press.question.as_ref().filter(|_| presses[at].press.shows == shows);
        for at in 1..presses.len() {
            let Some(question) = asked(at, Shows::Question) else { continue };
            let QuestionText { prompt, choices, are_right, answer, .. } = question;
            let entry = presses[at].press.entry;
            let first = entries[entry].step.unwrap_or_default();
            let before = presses[..at].iter().map(|press| &press.press).filter(|press| press.entry == entry);
            for press in before {
                assert!(press.step < question.at || press.step == first, "{prompt}: its step is shown before it");
            }
            let shown = read(&presses[at]);
            assert!(shown.contains(&squeezed(prompt)) && !shown.contains(&squeezed(answer)), "{prompt}");
            assert_eq!(asked(at + 1, Shows::Answer), Some(question), "the next press answers");
            // The tree and its panel, without what is said below them.
            let count =
                |at: usize, choice: &str| texts(&presses[at].shapes).iter().filter(|text| **text == choice).count();
            for choice in choices.iter().zip(are_right).filter_map(|(choice, is_right)| is_right.then_some(choice)) {
                let [open, answered] = [at, at + 1].map(|at| count(at, choice));
                assert!(open <= answered, "{prompt}: {choice} is shown");
                // What is not a node is a value, which the answer writes into the tree.
                let is_value = question.badges(None, false).is_empty();
                assert!(!is_value || open < answered, "{prompt}: {choice} is shown before it is answered");
            }
            questions += 1;
        }
    }
    assert!(20 < questions, "only {questions} questions");
}

/// Votes of a large class, of three digits for most choices.
const VOTES: [u32; 9] = [149, 37, 112, 8, 101, 64, 0, 12, 250];

/// Every badge, tick, count and bar has a place of its own: none covers another one, a node, a label, a stroke of a
/// cutoff, or an edge other than its own.
#[test]
fn the_choices_in_the_tree_cover_nothing() {
    let (mut questions, mut with_votes, mut faults) = (0, 0, Vec::new());
    for lecture in lectures::all() {
        for language in Language::AUTHORED {
            let words = Words::new(language);
            for mut entry in Walk::new((**lecture).clone(), Stops::Presses, &words).entries() {
                for press in entry.presses.clone() {
                    let Some(question) = press.question.as_ref() else { continue };
                    let votes = Some(&VOTES[..question.choices.len()]).filter(|_| press.shows == Shows::Answer);
                    entry.session.as_mut().unwrap().apply(Command::Seek(press.step));
                    let [with, without] = [true, false].map(|is_marked| {
                        let question = press.question.clone().filter(|_| is_marked);
                        marked_tree(&entry, &Press { question, ..press.clone() }, votes, &words)
                    });
                    questions += 1;
                    let marked = question.badges(votes, true).len();
                    let place = format!("{} {language:?}, entry {}", question.prompt, press.entry + 1);
                    let circles = with.choices.iter().filter(|shape| matches!(shape, Shape::Circle { .. })).count();
                    if circles != marked {
                        faults.push(format!("{place}: {circles} of {marked} badges"));
                    }
                    if votes.is_some() && 0 < marked {
                        let bars = with.choices.iter().filter(|shape| matches!(shape, Shape::Bar { .. })).count();
                        assert!(bars == 0 || bars == 2 * marked, "{place}: votes for all or for none");
                        with_votes += usize::from(0 < bars);
                    }
                    let mut others = with.shapes.clone();
                    for choice in &with.choices {
                        let at = others.iter().position(|shape| shape == choice);
                        others.remove(at.unwrap_or_else(|| panic!("{place}: a choice is not in the picture")));
                    }
                    let texts = |shapes: &[Shape]| texts(shapes).into_iter().map(str::to_owned).collect::<Vec<_>>();
                    if press.shows == Shows::Answer && texts(&others) != texts(&without.shapes) {
                        faults.push(format!("{place}: labels yield to badges"));
                    }
                    let found = choice_findings(&with.shapes, &with.choices).into_iter();
                    faults.extend(found.map(|it| format!("{place}: {it:?}")));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert!(40 < questions && 0 < with_votes, "{questions} questions, {with_votes} with votes");
}
