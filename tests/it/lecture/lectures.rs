//! Lecture files: what is read, what is refused and where, and what the bundled ones show from their first entry to
//! their last.

use poda::document::{EntrySource, Lecture, LectureEntry, LecturePanel, LocalizedText, NoteReader, NotesPlace};
use poda::file::{FileContent, LoadError, LoadedLecture, load, load_file, save_lecture};
use poda::game::{Game, GameView};
use poda::i18n::diagnostics::placed_sentences;
use poda::i18n::{Language, Words, narration};
use poda::lessons::{self, lectures};
use poda::picture::fit::{Viewport, whole_subtree};
use poda::picture::shape::point;
use poda::picture::{Folds, Notation, TreeLayout};
use poda::practice::room::question_here;
use poda::session::lecture::{LectureOrigin, OpenLecture};
use poda::session::playback::Direction;
use poda::session::{Command, Origin, Session};
use poda::trace::limits::Limits;
use poda::trace::recorder::{record, record_passes};
use poda::trace::{NodeId, StepSize, Story, TimelineStep};
use std::process;
use std::sync::Arc;

fn read(text: &str) -> Result<LoadedLecture, LoadError> {
    match load_file(text.as_bytes(), &lessons::names())? {
        FileContent::Lecture(loaded) => Ok(loaded),
        FileContent::Document(document) => panic!("{text} is read as a position: {document:?}"),
    }
}

/// What is said of a faulty text, each sentence after its line and column.
fn faults(error: &LoadError, language: Language) -> Vec<String> {
    let said = placed_sentences(&Words::new(language), error).into_iter();
    said.map(|(place, sentence)| {
        place.map_or(sentence.clone(), |(line, column)| format!("{line}:{column}: {sentence}"))
    })
    .collect()
}

const SMALL: &str = "(
    version: 1,
    title: (en: \"One\", es: \"Uno\"),
    lecture: [
        (lesson: \"a-to-n\", title: \"All of it\", step: 33),
        (file: \"week 1/mine.ron\", note: \"ours\"),
        (lesson: \"nim\", note: (en: \"Nim\", es: \"El nim\")),
        (slide: (title: \"Why?\", text: \"- *one*\\n- two\"), note: \"mine\"),
        (
            lesson: \"nim\",
            by: Node,
            panels: [Reason, Board],
            notes: None,
            values: false,
            folded: true,
        ),
        (
            lesson: \"nim\",
            by: Bookmark,
            bookmarks: [
                (step: 3, note: \"three\"),
                (step: 5),
            ],
        ),
    ],
)
";

#[test]
fn a_lecture_is_read_with_the_place_of_every_entry_and_saved_as_it_was() {
    let LoadedLecture { lecture, locations } = read(SMALL).unwrap();
    let entry = |source, step: Option<usize>, note: Option<&str>| LectureEntry {
        step: step.map(TimelineStep::new),
        note: note.map(|note| LocalizedText::Same(note.to_owned())),
        ..LectureEntry::new(source)
    };
    let titled = LectureEntry { title: None, ..lecture.entries[0].clone() };
    assert_eq!(titled, entry(EntrySource::Lesson("a-to-n".to_owned()), Some(33), None));
    assert_eq!(lecture.entries[0].title, Some(LocalizedText::Same("All of it".to_owned())));
    assert_eq!(lecture.entries[1], entry(EntrySource::File("week 1/mine.ron".to_owned()), None, Some("ours")));
    assert_eq!(lecture.entries[2].note.as_ref().unwrap().in_language(Language::SPANISH), "El nim");
    let given = &lecture.entries[4];
    assert_eq!((given.by, given.notes, given.values), (Some(StepSize::Visit), NotesPlace::None, Some(false)));
    assert_eq!(lecture.entries.iter().filter(|entry| entry.folded).count(), 1);
    assert_eq!(given.panels.as_deref(), Some(&[LecturePanel::Reason, LecturePanel::Board][..]));
    assert_eq!(lecture.entries[5].bookmarks.as_ref().map(Vec::len), Some(2));
    assert_eq!(locations, [(5, 18), (6, 16), (7, 18), (8, 17), (10, 21), (18, 21)]);
    assert_eq!(save_lecture(&lecture), SMALL);
    assert_eq!(read(&save_lecture(&lecture)).unwrap().lecture, lecture);
}

#[test]
fn awkward_texts_survive_being_saved() {
    let text = |text: &str| Some(LocalizedText::Same(text.to_owned()));
    let lecture = Lecture {
        title: text("\"quoted\" \\ back"),
        notes: text("two\nlines"),
        entries: vec![LectureEntry {
            step: Some(TimelineStep::new(0)),
            note: text("x\ny"),
            ..LectureEntry::new(EntrySource::File("a \"b\"\\c\n.ron".to_owned()))
        }],
    };
    assert_eq!(read(&save_lecture(&lecture)).unwrap().lecture, lecture);
}

/// Questions of the lecturer's own, in one language and in several, and notes for the lecturer alone.
#[test]
fn own_questions_and_private_notes_are_saved_as_they_were() {
    let text = "\
(
    version: 1,
    lecture: [
        (
            slide: (title: \"Why?\"),
            ask: (
                text: (en: \"Who?\", es: \"¿Quién?\"),
                choices: [
                    \"MAX\",
                    (en: \"nobody\", es: \"nadie\"),
                ],
                right: 2,
            ),
            note: \"Wait.\",
            for: Lecturer,
        ),
        (
            lesson: \"a-to-n\",
            bookmarks: [
                (step: 2, note: \"Mine\", for: Lecturer),
                (step: 5, note: \"Ours\"),
            ],
        ),
    ],
)
";
    let lecture = read(text).unwrap().lecture;
    let EntrySource::Slide(slide) = &lecture.entries[0].source else { panic!("a slide comes first") };
    let own = slide.ask.as_ref().unwrap();
    assert_eq!((own.choices.len(), own.right), (2, 1));
    assert_eq!(lecture.entries[0].note_for(NoteReader::Everyone), None);
    assert!(lecture.entries[0].note_for(NoteReader::Lecturer).is_some());
    let readers: Vec<_> = lecture.entries[1].bookmarks.iter().flatten().map(|bookmark| bookmark.reader).collect();
    assert_eq!(readers, [NoteReader::Lecturer, NoteReader::Everyone]);
    let saved = save_lecture(&lecture);
    assert_eq!(read(&saved).unwrap().lecture, lecture);
    assert_eq!(save_lecture(&read(&saved).unwrap().lecture), saved);
    // What is handed out has no such notes.
    let handed_out = save_lecture(&lecture.for_audience());
    assert!(handed_out.contains("Ours") && !handed_out.contains("Mine") && !handed_out.contains("Wait."));
}

/// Nobody gives a lecture of so many entries, and a window that listed them would stand still.
#[test]
fn a_lecture_has_an_end() {
    let lecture = |entries: usize| format!("(version: 1, lecture: [{}])", "(lesson: \"nim\"),".repeat(entries));
    assert!(read(&lecture(1_000)).is_ok());
    let fault = read(&lecture(1_000_000)).unwrap_err();
    let said = placed_sentences(&Words::new(Language::ENGLISH), &fault);
    assert_eq!(said, [(Some((1, 23)), "This lecture has 1,000,000 entries; at most 1,000 were expected.".to_owned())]);
}

/// Faulty lectures, each with all that is said of it.
const FAULTY: &[(&str, &[&str])] = &[
    (
        "(version: 1, lecture: [])",
        &["1:23: This lecture is empty; at least one lesson, file, position or slide was expected."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"a-to-m\"), (lesson: \"12-a-to-n\"), (lesson: \"Nim\"), (lesson: \"chess\")])",
        &[
            "1:33: There is no lesson `a-to-m`; expected the name of a lesson without its number, perhaps `a-to-n`.",
            "1:53: There is no lesson `12-a-to-n`; expected the name of a lesson without its number, perhaps `a-to-n`.",
            "1:76: There is no lesson `Nim`; expected the name of a lesson without its number, perhaps `nim`.",
            "1:93: There is no lesson `chess`; expected the name of a lesson without its number, such as `a-to-n`.",
        ],
    ),
    (
        "(version: 1, lecture: [(step: 3), (lesson: \"nim\", file: \"a.ron\")])",
        &[
            "1:24: This entry has neither `lesson` nor `file` nor `position` nor `slide`; exactly one of them was expected.",
            "1:35: This entry has several of `lesson`, `file`, `position` and `slide`; exactly one of them was expected.",
        ],
    ),
    (
        "(version: 1, game: Nim(), lecture: [(lesson: \"nim\")])",
        &["1:20: This file has both `lecture` and `game`; exactly one of them was expected."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\")], search: (depth: 2), bookmarks: [])",
        &[
            "1:50: `search` belongs to a position; beside `lecture`, only `title` and `notes` were expected.",
            "1:73: `bookmarks` belongs to a position; beside `lecture`, only `title` and `notes` were expected.",
        ],
    ),
    (
        "(version: 1, lecture: [(file: \" \")])",
        &["1:31: The path of this file is empty; a path such as `mine.ron` was expected."],
    ),
    (
        "(version: 1, lecture: \"nim\")",
        &[
            "1:23: Expected a list of lessons, files, positions and slides, such as `[(lesson: \"a-to-n\", step: 33), (file: \"mine.ron\"), (slide: (title: \"Why?\"))]`, found the string `\"nim\"`.",
        ],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", slides: 3)])",
        &[
            "1:40: There is no field `slides` here; expected one of `lesson`, `file`, `position`, `slide`, `title`, `step`, `by`, `panels`, `notes`, `values`, `folded`, `ask`, `note`, `for`, `bookmarks`.",
        ],
    ),
    (
        "(version: 1, lecture: [(slide: (title: \"Why?\"), step: 3, note: \"n\", values: true), (slide: ())])",
        &[
            "1:55: `step` belongs to a lesson, a file or a position; beside `slide`, only `ask`, `note` and `for` were expected.",
            "1:77: `values` belongs to a lesson, a file or a position; beside `slide`, only `ask`, `note` and `for` were expected.",
            "1:92: This slide is empty; a `title` or a `text` was expected.",
        ],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", by: Leaf)])",
        &[
            "1:44: `Leaf` is not possible here; expected one of `Event`, `Node`, `Result`, `Phase`, `Iteration`, `Ten`, `Hundred`, `Thousand`, `Bookmark`.",
        ],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", panels: Reason)])",
        &["1:48: Expected a list of panels, such as `[Reason, Algorithm]`, found the word `Reason`."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", panels: [Tree])])",
        &["1:49: `Tree` is not possible here; expected one of `Reason`, `Stack`, `Algorithm`, `Board`."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", notes: Below)])",
        &["1:47: `Below` is not possible here; expected one of `Headline`, `Panel`, `None`."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", bookmarks: [(note: \"n\")])])",
        &["1:52: The field `step` is missing; it was expected among the fields in these parentheses."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", step: -1)])",
        &["1:46: `-1` is not possible here; a whole number was expected, 0 or more."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", for: Everybody)])",
        &["1:45: `Everybody` is not possible here; expected one of `Everyone`, `Lecturer`."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", bookmarks: [(step: 3, for: Me)])])",
        &["1:67: `Me` is not possible here; expected one of `Everyone`, `Lecturer`."],
    ),
    (
        "(version: 1, lecture: [(slide: (title: \"a\"), ask: (text: \"Why?\", choices: [\"b\"], right: 1))])",
        &["1:75: The number of choices of this question is 1; 2 to 9 were expected."],
    ),
    (
        "(version: 1, lecture: [(slide: (title: \"a\"), ask: (text: \"Why?\", choices: [\"b\", \"c\"], right: 3))])",
        &["1:94: There is no choice 3; the number of one of the 2 choices was expected, the first being 1."],
    ),
    (
        "(version: 1, lecture: [(slide: (title: \"a\"), ask: (text: \"Why?\", right: 1))])",
        &["1:51: The field `choices` is missing; it was expected among the fields in these parentheses."],
    ),
    ("(version: 2, lecture: [])", &["1:11: This file has version `2`; only version `1` can be read."]),
];

#[test]
fn every_fault_of_a_lecture_is_said_with_its_place() {
    for (text, expected) in FAULTY {
        let error = read(text).expect_err(text);
        let said = faults(&error, Language::ENGLISH);
        assert_eq!(said.len(), expected.len(), "{text}: {said:#?}");
        for (said, expected) in said.iter().zip(*expected) {
            assert_eq!(said, expected, "{text}");
        }
        assert_ne!(said, faults(&error, Language::SPANISH), "{text}");
    }
}

#[test]
fn where_a_position_is_expected_a_lecture_says_what_it_is() {
    let error = load(SMALL.as_bytes()).unwrap_err();
    let said = faults(&error, Language::ENGLISH);
    assert_eq!(said.len(), 1);
    assert!(said[0].starts_with("4:14: This is a lecture: it lists lessons and files"), "{}", said[0]);
    assert!(faults(&error, Language::SPANISH)[0].contains("Esto es una clase"));
}

#[test]
fn without_a_game_a_lecture_is_not_guessed() {
    let error = load_file(b"(version: 1, title: \"x\")", &lessons::names()).unwrap_err();
    assert!(faults(&error, Language::ENGLISH)[0].contains("`game`"));
}

/// The most presses of the clicker that a lecture of 45 minutes may take.
const MAX_PRESSES: usize = 120;

/// An entry of a bundled lecture as it is presented: the steps at which the clicker stops, and what is read there, in a
/// language.
struct Given {
    steps: Vec<TimelineStep>,
    end: TimelineStep,
    notes: Vec<String>,
    sentences: Vec<String>,
    nodes: Vec<String>,
}

/// Goes through an entry by the clicker alone.
fn given(lecture: &Arc<Lecture>, index: usize, language: Language) -> Given {
    let entry = &lecture.entries[index];
    let text = |text: &Option<LocalizedText>| text.as_ref().map(|text| text.in_language(language).to_owned());
    let bookmarks = entry.bookmarks.iter().flatten();
    let mut said: Vec<_> = bookmarks.filter_map(|it| text(&it.note)).chain(text(&entry.note)).collect();
    let mut given = Given {
        steps: Vec::new(),
        end: TimelineStep::START,
        notes: Vec::new(),
        sentences: Vec::new(),
        nodes: Vec::new(),
    };
    match &entry.source {
        EntrySource::Slide(slide) => said.extend([text(&slide.title), text(&slide.text)].into_iter().flatten()),
        EntrySource::File(path) => panic!("a bundled lecture names the file {path}"),
        EntrySource::Position(_) | EntrySource::Lesson(_) => {
            let (document, origin) = match &entry.source {
                EntrySource::Position(document) => ((**document).clone(), Origin::Entry(index)),
                EntrySource::Lesson(name) => {
                    let number = lessons::by_name(name).unwrap();
                    (lessons::all()[number].clone(), Origin::Lesson(number))
                }
                EntrySource::Slide(_) | EntrySource::File(_) => return given,
            };
            let mut session = Session::new(document, origin.clone(), Notation::Node);
            let titles = Arc::default();
            let open = OpenLecture::new(Arc::clone(lecture), titles, LectureOrigin::Text, index, origin);
            session.apply(Command::SetLecture(Some(Box::new(open))));
            let words = Words::new(language);
            loop {
                let (search, step) = (session.search().unwrap(), session.timeline_step());
                given.sentences.push(narration::page_caption(&words, search.recording(), search.step()).plain());
                given.steps.push(step);
                session.apply(Command::Go(Direction::Forward));
                if session.timeline_step() == step {
                    break;
                }
            }
            if entry.bookmarks.is_none() {
                said.extend(session.bookmarks().iter().filter_map(|it| text(&it.note)));
            }
            let recording = session.search().unwrap().recording();
            let nodes = 0..recording.trace().nodes().len();
            given.nodes = nodes.map(|node| recording.id(NodeId::new(node))).collect();
            given.end = session.timeline_len();
        }
    }
    Given { notes: said, ..given }
}

/// Returns how many slides and stops of the clicker a bundled lecture has.
pub fn station_count(lecture: &Arc<Lecture>) -> usize {
    (0..lecture.entries.len()).map(|index| given(lecture, index, Language::ENGLISH).steps.len().max(1)).sum()
}

/// Returns each bundled lecture with its name and its entries as they are given, in each language.
fn all_given() -> impl Iterator<Item = (&'static str, Language, &'static Arc<Lecture>, Vec<Given>)> {
    let lectures = lectures::all().iter().enumerate();
    lectures.flat_map(|(number, lecture)| {
        Language::AUTHORED.into_iter().map(move |language| {
            let entries = (0..lecture.entries.len()).map(|index| given(lecture, index, language)).collect();
            (lectures::name(number), language, lecture, entries)
        })
    })
}

#[test]
fn a_bundled_lecture_is_given_by_the_clicker_from_its_title_to_its_ending() {
    for (name, language, lecture, entries) in all_given() {
        let is_slide = |entry: Option<&LectureEntry>| matches!(entry.unwrap().source, EntrySource::Slide(_));
        assert!(is_slide(lecture.entries.first()) && is_slide(lecture.entries.last()), "{name}");
        let presses: usize = entries.iter().map(|entry| entry.steps.len().max(1)).sum();
        assert!((30..=MAX_PRESSES).contains(&presses), "{name}, {language:?}: {presses} presses");
        for (entry, given) in lecture.entries.iter().zip(&entries) {
            if is_slide(Some(entry)) {
                continue;
            }
            assert_eq!(given.steps.last(), Some(&given.end), "{name}: {:?} ends before its result", entry.source);
            assert!(entry.note.is_some(), "{name}: {:?} begins without a word", entry.source);
            for bookmark in entry.bookmarks.iter().flatten() {
                assert!(given.steps.contains(&bookmark.step), "{name}: {:?} passes {bookmark:?}", entry.source);
            }
            assert!(given.sentences.iter().all(|sentence| !sentence.is_empty()), "{name}");
        }
        assert_eq!(read(&save_lecture(lecture)).unwrap().lecture, **lecture, "{name}");
    }
}

#[test]
fn the_notes_of_a_bundled_lecture_name_nodes_that_exist_and_count_right() {
    let is_node = |word: &&str| {
        let mut letters = word.chars();
        let first = letters.next().unwrap_or(' ');
        let rest: Vec<_> = letters.collect();
        (first.is_ascii_uppercase() && rest.is_empty() && !"XO".contains(first))
            || (first.is_ascii_alphabetic() && rest.len() == 1 && rest[0].is_ascii_digit())
    };
    let number = |text: &str| text.trim().replace('−', "-").parse::<f64>().ok();
    for (name, _, lecture, entries) in all_given() {
        for (entry, given) in lecture.entries.iter().zip(&entries) {
            for note in given.notes.iter().filter(|_| !given.nodes.is_empty()) {
                for word in note.split(|letter: char| !letter.is_alphanumeric()).filter(is_node) {
                    // A sentence may begin with the article or an initial.
                    let is_named = given.nodes.iter().any(|node| node == word);
                    assert!(is_named || ["A", "Y", "E"].contains(&word), "{name}: {:?}: {note}", entry.source);
                }
            }
            for note in &given.notes {
                for (function, best) in [("min(", f64::min as fn(f64, f64) -> f64), ("max(", f64::max)] {
                    for (at, _) in note.match_indices(function) {
                        let Some((inside, after)) = note[at + function.len()..].split_once(')') else { continue };
                        let Some(result) = after.strip_prefix(" = ") else { continue };
                        let end = result.find(|letter: char| !"−.0123456789".contains(letter)).unwrap_or(result.len());
                        let values: Option<Vec<f64>> = inside.split(',').map(number).collect();
                        let Some(found) = values.and_then(|values| values.into_iter().reduce(best)) else { continue };
                        assert_eq!(number(result[..end].trim_end_matches('.')), Some(found), "{name}: {note}");
                    }
                }
            }
        }
    }
}

/// On a screen of 1920 × 1080, the caption never speaks of a node that is out of view: what each entry of a bundled
/// lecture shows is in view whole, beside the panels that it asks for.
#[test]
fn the_trees_of_a_bundled_lecture_are_in_view_whole_on_a_projector() {
    for lecture in lectures::all() {
        for entry in &lecture.entries {
            let EntrySource::Lesson(name) = &entry.source else { continue };
            let document = &lessons::all()[lessons::by_name(name).unwrap()];
            let has = |panel| entry.panels.as_ref().is_some_and(|panels| panels.contains(&panel));
            let counts_lines = document.position().counted_lines().is_some();
            let left = if has(LecturePanel::Algorithm) {
                0.66
            } else if has(LecturePanel::Stack) || has(LecturePanel::Reason) {
                0.69
            } else if counts_lines && (entry.panels.is_none() || has(LecturePanel::Board)) {
                0.76
            } else {
                1.0
            };
            let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(10_000), &());
            for recording in passes.iter().filter(|recording| 1 < recording.trace().nodes().len()) {
                let folds = Folds::new(false).with_only_moves(entry.folded).resolved(recording.trace());
                let layout = TreeLayout::folded(&**recording, Notation::Node, &folds);
                let viewport = Viewport::presenting(point(1920.0 * left, 888.0), 29.0);
                assert!(whole_subtree(&layout, viewport, NodeId::ROOT).is_some(), "{name}");
            }
        }
    }
}

/// Each lecture asks the room at least four times, each time about something that can be asked there.
#[test]
fn every_bundled_lecture_asks_the_room() {
    for (number, lecture) in lectures::all().iter().enumerate() {
        let (name, mut asked) = (lectures::name(number), 0);
        for entry in &lecture.entries {
            let EntrySource::Lesson(lesson) = &entry.source else { continue };
            let document = &lessons::all()[lessons::by_name(lesson).unwrap()];
            let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(10_000), &());
            let recording = passes.last();
            let shows_leaves = entry.values.unwrap_or(true);
            for &step in &entry.ask {
                let question = question_here(recording, step.get(), shows_leaves);
                assert!(question.is_some(), "{name}, {lesson}: nothing to ask at step {step}");
                asked += 1;
            }
        }
        assert!(4 <= asked, "{name} asks {asked} times");
    }
}

/// The terms of a lecture in each language, with the lesson or the English title of the slide that introduces them.
const TERMS: &[(&str, [&str; 2], &str)] = &[
    ("minimax", ["plies", "medias jugadas"], "Real games are too large"),
    ("minimax", ["open", "abierta"], "Open lines"),
    ("minimax", ["−∞", "−∞"], "tic-tac-toe-move-3"),
    ("alpha-beta", ["cut", "corte"], "last-child"),
    ("alpha-beta", ["pruned", "poda"], "last-child"),
    ("alpha-beta", ["(beta)", "(beta)"], "The window"),
    ("alpha-beta", ["fail-hard", "fail-hard"], "What does a cut node return?"),
    ("alpha-beta", ["shallow", "superficial"], "Whose bound is it?"),
    ("alpha-beta", ["deep", "profundo"], "Whose bound is it?"),
    ("alpha-beta", ["beta cutoff", "corte beta"], "a-to-n"),
    ("alpha-beta", ["lines open", "líneas abiertas"], "And in a real game?"),
    ("alpha-beta", ["negamax", "negamax"], "One rule for both players"),
    ("alpha-beta", ["killer", "asesina"], "killer"),
    ("tic-tac-toe-game", ["plies", "medias jugadas"], "How the program looks ahead"),
    ("tic-tac-toe-game", ["estimat", "estima"], "How the program looks ahead"),
    ("tic-tac-toe-game", ["+∞", "+∞"], "tic-tac-toe-forced-reply"),
];

#[test]
fn no_word_of_a_bundled_lecture_comes_before_it_is_introduced() {
    for (name, language, lecture, entries) in all_given() {
        for (_, words, introduced) in TERMS.iter().filter(|(of, ..)| *of == name) {
            let word = words[Language::AUTHORED.into_iter().position(|it| it == language).unwrap()];
            let says = |given: &Given| {
                given.notes.iter().chain(&given.sentences).any(|text| text.to_lowercase().contains(word))
            };
            let first = entries.iter().position(says).unwrap_or_else(|| panic!("{name} never says {word}"));
            let source = match &lecture.entries[first].source {
                EntrySource::Slide(slide) => slide.title.as_ref().unwrap().in_language(Language::ENGLISH),
                EntrySource::Lesson(name) | EntrySource::File(name) => name,
                EntrySource::Position(_) => "a position",
            };
            assert_eq!(source, *introduced, "{name}, {language:?}: {word}");
        }
    }
}

/// The entries of the lectures' own game: the board that is searched, the value, and the moves worth it.
const GAME: [(&str, [&str; 3], &str, &[&str]); 6] = [
    ("tic-tac-toe-move-1", ["...", "...", "..."], "1", &["4"]),
    ("tic-tac-toe-reply", ["...", ".X.", "..."], "3", &["0"]),
    ("tic-tac-toe-move-2", [".O.", ".X.", "..."], "1", &["0", "6"]),
    ("tic-tac-toe-forced-reply", [".O.", ".X.", "X.."], "3", &["2"]),
    ("tic-tac-toe-move-3", [".OO", ".X.", "X.."], "1", &["0"]),
    ("move-after-move", ["XOO", ".X.", "X.."], "+∞", &["3", "7", "8", "5"]),
];

#[test]
fn the_lectures_game_runs_through_from_each_search_to_the_next() {
    let lecture = &lectures::all()[lectures::by_name("tic-tac-toe-game").unwrap()];
    let played = |entry: &&LectureEntry| matches!(&entry.source, EntrySource::Lesson(name) if lessons::by_name(name).is_some() && name != "open-lines-centre");
    let played: Vec<_> = lecture.entries.iter().filter(played).collect();
    assert_eq!(played.len(), GAME.len());
    for (entry, (name, rows, value, best)) in played.into_iter().zip(GAME) {
        assert_eq!(entry.source, EntrySource::Lesson(name.to_owned()));
        let lesson = &lessons::all()[lessons::by_name(name).unwrap()];
        let cells = "cells: [0, 3, 6, 7, 8, 5, 2, 1, 4]";
        let text = format!("(version: 1, game: TicTacToe(board: {rows:?}, {cells}))");
        assert_eq!(load(text.as_bytes()).unwrap().position().key(), lesson.position().key(), "{name}");
        let recording = record(lesson.search().unwrap(), lesson.position(), 100_000);
        let (trace, end) = (recording.trace(), recording.trace().at(recording.trace().len()));
        let worth = |node| end.proved(node).to_string();
        assert_eq!(worth(NodeId::ROOT), value, "{name}");
        let moves: Vec<_> = trace.children(NodeId::ROOT).filter(|&child| worth(child) == value).collect();
        assert_eq!(moves.iter().map(|&child| recording.id(child)).collect::<Vec<_>>(), best, "{name}");
    }
    // Every search begins one move after the one before it.
    let boards = GAME.map(|(_, rows, ..)| rows.concat());
    for (before, after) in boards.windows(2).map(|pair| (&pair[0], &pair[1])) {
        let added = before.bytes().zip(after.bytes()).filter(|(before, after)| before != after).count();
        assert_eq!(added, 1, "{before} {after}");
    }
}

#[test]
fn the_command_line_says_of_a_lecture_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("course.ron");
    std::fs::write(&file, SMALL).unwrap();
    for command in ["solve", "trace"] {
        for (lecture, place) in [(file.to_str().unwrap(), ":4:14: "), ("tic-tac-toe-game", ": ")] {
            let output = process::Command::new(env!("CARGO_BIN_EXE_poda")).args([command, lecture]).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{command} {lecture}: {said}");
            assert!(said.contains(&format!("{place}This is a lecture")), "{command} {lecture}: {said}");
        }
    }
}
