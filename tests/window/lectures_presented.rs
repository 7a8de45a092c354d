//! Presenting a lecture: slides, questions to the room, the presenter view, and what is shown on the screen.

use crate::lectures::{folder, open, place};
use crate::test_window::{SMALL, TestWindow};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_core::document::{EntrySource, LectureEntry, LecturePanel, NotesPlace};
use poda_session::Origin;
use poda_words::i18n::Language;
use poda_words::lessons::lectures;

/// Opens a bundled lecture by its title and presents it.
fn present(title: &str) -> TestWindow {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.open_lecture(title);
    window.press(Key::F5);
    window
}

#[test]
fn every_bundled_lecture_is_given_by_the_clicker_alone() {
    for lecture in lectures::all() {
        let title = lecture.title.as_ref().unwrap().in_language(Language::ENGLISH);
        let mut window = present(title);
        let mut entries = vec![place(&window)];
        let presses = (1..200).find(|_| {
            window.harness.key_press(Key::PageDown);
            window.harness.run_steps(2);
            entries.push(place(&window));
            window.says("The lecture is over")
        });
        entries.dedup();
        assert_eq!(entries, (1..=lecture.entries.len()).map(Some).collect::<Vec<_>>(), "{title}");
        assert!(presses.is_some_and(|presses| presses <= 120), "{title}: {presses:?}");
    }
}

/// The clicker asks the room where the lecture says so, shows the answer, and goes on; back and forth again it does not
/// ask twice.
#[test]
fn a_lecture_asks_the_room_by_the_clicker_alone() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, lecture: [(lesson: \"last-child\", by: Bookmark, values: true, ask: [10]), (lesson: \"a-to-n\")])");
    window.settle();
    window.press(Key::F5);
    let mut said = Vec::new();
    for _ in 0..5 {
        window.press(Key::PageDown);
        said.push((window.step(), window.says("Question: ")));
    }
    let asked = said.iter().position(|&(_, asks)| asks).expect("it is asked");
    assert_eq!(said[asked - 1], (5, false), "the step is not shown before its question: {said:?}");
    assert_eq!(said[asked], (10, true), "{said:?}");
    assert!(said[asked + 1..].iter().all(|&(step, asks)| !asks && 10 < step), "{said:?}");
    assert_eq!(window.step(), window.last(), "{said:?}");
    for _ in 0..3 {
        window.press(Key::PageUp);
    }
    for _ in 0..5 {
        window.press(Key::PageDown);
        assert!(!window.says("Question: "));
    }
}

/// In each entry of a bundled lecture in which a game can be played, a match is left by Esc, by P and by clicks on the
/// button: the entry is then as it was, at its station, and is still presented.
#[test]
fn a_match_in_a_lecture_comes_back_to_its_station() {
    let mut window = present("A game of tic-tac-toe, move by move");
    let (mut games, mut played) = (0, 0);
    for _ in 0..60 {
        window.press(Key::PageDown);
        window.wait_for_searches();
        let here = |window: &TestWindow| (window.origin(), window.text(), place(window), window.step());
        let before = here(&window);
        window.press(Key::P);
        if window.app().session().current_match().is_none() {
            continue;
        }
        games += 1;
        window.wait_for_searches();
        let play =
            window.harness.query_all_by_label_contains("Play cell").find_map(|node| node.accesskit_node().label());
        if let Some(play) = play.filter(|_| games % 2 == 1) {
            window.click(&play);
            window.wait_for_searches();
            assert_ne!(window.text(), before.1);
            played += 1;
        }
        window.press(if games % 3 == 0 { Key::Escape } else { Key::P });
        window.wait_for_searches();
        assert_eq!(here(&window), before);
        assert!(window.app().is_presenting(), "the lecture goes on");
    }
    assert!(10 < games && 2 < played, "{games}, {played}");
}

/// What is folded in the tree of a match is counted beside its node, wholly above the caption, on a projector and on a
/// small screen, and with the votes of a large class below it.
#[test]
fn what_is_folded_is_counted_above_the_caption() {
    let mut counted = 0;
    for size in [[1920.0, 1080.0], [1280.0, 720.0], [1024.0, 768.0]] {
        let mut window = TestWindow::on_lesson("nim", size, Language::ENGLISH);
        window.open_lecture("A game of tic-tac-toe, move by move");
        window.press(Key::F5);
        for press in 0..60 {
            window.press(Key::PageDown);
            window.wait_for_searches();
            let is_asked = window.says("Question: ");
            if is_asked {
                for _ in 0..120 {
                    window.harness.key_press(Key::Num1);
                    window.harness.key_press(Key::Num2);
                }
                window.settle();
            }
            counted += counts_of_folded(&window, &format!("{size:?}, press {press}"));
            if is_asked || press % 4 != 0 {
                continue;
            }
            window.press(Key::P);
            if window.app().session().current_match().is_some() {
                window.wait_for_searches();
                counted += counts_of_folded(&window, &format!("{size:?}, match after press {press}"));
                window.press(Key::Escape);
                window.wait_for_searches();
            }
        }
    }
    assert!(0 < counted, "nothing is folded");
}

/// Checks that every count of what is folded is drawn whole, and that nothing is drawn over it later. Returns how many
/// there are.
fn counts_of_folded(window: &TestWindow, place: &str) -> usize {
    let shapes = &window.harness.output().shapes;
    let mut counts = 0;
    for (at, clipped) in shapes.iter().enumerate() {
        let egui::Shape::Text(text) = &clipped.shape else { continue };
        let said = text.galley.text();
        let is_count = said.strip_suffix(" more").is_some_and(|count| count.parse::<u64>().is_ok());
        if !is_count {
            continue;
        }
        let area = text.visual_bounding_rect();
        assert!(clipped.clip_rect.expand(1.0).contains_rect(area), "{place}: {said} is cut off: {area:?}");
        let covers = |later: &&egui::epaint::ClippedShape| match &later.shape {
            egui::Shape::Rect(rect) => {
                255 == rect.fill.a() && rect.rect.intersect(later.clip_rect).shrink(1.0).intersects(area)
            }
            _ => false,
        };
        assert!(!shapes[at + 1..].iter().any(|later| covers(&later)), "{place}: {said} is covered: {area:?}");
        counts += 1;
    }
    counts
}

#[test]
fn a_slide_covers_the_tree_and_steps_lead_past_it() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(
        "(version: 1, title: \"Week 2\", lecture: [(slide: (title: \"Hello\", text: \"- *one*\\n- [two](x)\")), \
         (lesson: \"first-cutoff\", by: Result), (slide: (title: \"Between\")), (lesson: \"a-to-n\", step: 33)])",
    );
    window.settle();
    window.press(Key::F5);
    assert!(window.has("Hello. one [two](x)") && window.says("1 of 4: Hello"));
    window.press(Key::PageUp);
    assert_eq!(place(&window), Some(1), "nothing comes before");
    window.press(Key::PageDown);
    assert!(window.has("What a cut node returns") && !window.says("Hello"));
    window.press(Key::PageDown);
    assert_ne!(window.step(), 0);
    while place(&window) == Some(2) {
        window.press(Key::PageDown);
    }
    assert!(window.says("Between"));
    window.press(Key::PageUp);
    assert_eq!((place(&window), window.step()), (Some(2), window.last()), "back leads to the result");
    for _ in 0..2 {
        window.press(Key::PageDown);
    }
    assert_eq!((place(&window), window.step()), (Some(4), 33));
    window.press(Key::End);
    window.press(Key::PageDown);
    assert!(window.has("The end. Week 2"));
    window.press(Key::PageDown);
    assert!(window.says("The lecture is over"));
}

#[test]
fn an_entry_decides_how_it_is_presented() {
    let note = "(step: 5, note: \"MAX has b.\")";
    let open = |notes: &str| {
        let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
        window.paste(&format!(
            "(version: 1, lecture: [(lesson: \"first-cutoff\", by: Bookmark, panels: [Algorithm], notes: {notes}, \
             note: \"Look.\", bookmarks: [{note}]), (lesson: \"a-to-n\")])"
        ));
        window.settle();
        window.press(Key::F5);
        window
    };
    let mut window = open("Headline");
    assert!(window.has("What a cut node returns") && window.has("Look."), "the title, and the note below it");
    assert!(window.says("ALGORITHM") || window.says("Algorithm"), "the panel that is asked for");
    window.press(Key::PageDown);
    assert_eq!(window.step(), 5);
    assert!(window.has("MAX has b.") && window.has("a: max(0) = 0. α rises to 0."));
    window.press(Key::I);
    assert!(!window.says("MAX has b."));
    window.press(Key::I);
    window.press(Key::PageDown);
    assert_eq!(window.step(), window.last(), "the last station is the result");
    assert!(window.has("a: max(0, ≤ 0) = 0. The search is over: MAX plays b."));
    window.press(Key::PageDown);
    assert!(!window.says("ALGORITHM") && !window.says("Algorithm"), "what was asked for ends with its entry");
    let mut window = open("Panel");
    window.press(Key::PageDown);
    assert!(window.has("MAX has b.") && window.has("a: max(0) = 0. α rises to 0."));
    let mut window = open("None");
    assert!(!window.says("Look."));
    window.press(Key::PageDown);
    assert!(!window.says("MAX has b.") && window.has("a: max(0) = 0. α rises to 0."));
}

#[test]
fn an_entry_may_begin_with_the_moves_alone() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(
        "(version: 1, lecture: [(lesson: \"first-cutoff\", folded: true), (lesson: \"a-to-n\", folded: true), (lesson: \"nim\")])",
    );
    window.settle();
    let folded = |window: &TestWindow| window.app().session().search().unwrap().folds.chosen();
    assert!(0 < folded(&window));
    window.click("Open all");
    assert_eq!(folded(&window), 0);
    // Every arrival begins with the moves again, also after another entry that is folded.
    for key in [Key::CloseBracket, Key::OpenBracket] {
        window.press(key);
        window.settle();
        assert!(0 < folded(&window));
    }
    for _ in 0..2 {
        window.press(Key::CloseBracket);
        window.settle();
    }
    assert_eq!((place(&window), folded(&window)), (Some(3), 0));
}

#[test]
fn the_presenter_view_has_the_note_and_what_comes_next() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(
        "(version: 1, lecture: [(lesson: \"first-cutoff\", by: Bookmark, notes: None, note: \"Look.\", \
         bookmarks: [(step: 5, note: \"MAX has b.\")]), (slide: (title: \"Between\"))])",
    );
    window.settle();
    window.press_with(Modifiers::SHIFT, Key::P);
    assert!(!window.says("since the beginning"), "without an audience there is no presenter view");
    window.press(Key::F5);
    window.press_with(Modifiers::SHIFT, Key::P);
    assert!(window.says("since the beginning") && window.has("Look.") && window.says("1 of 2"));
    assert!(window.says("MAX has b. a: max(0) = 0. α rises to 0."), "the coming note and sentence");
    window.press(Key::PageDown);
    assert!(window.has("MAX has b."), "a note that the audience does not read");
    window.press(Key::PageDown);
    assert!(window.has("There is no note for this step.") && window.has("2 of 2: Between"));
    window.press(Key::PageDown);
    assert!(window.has("Nothing follows."));
    window.press_with(Modifiers::SHIFT, Key::P);
    assert!(!window.says("since the beginning"));
    window.press_with(Modifiers::SHIFT, Key::P);
    window.press(Key::Escape);
    assert!(!window.says("since the beginning"), "it closes with the presentation");
}

/// The lecturer reads what is asked next before it is asked, and the right answer while it is asked.
#[test]
fn the_presenter_view_announces_a_question_and_says_its_answer() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, lecture: [(lesson: \"last-child\", ask: [10]), (slide: (title: \"Between\"))])");
    window.settle();
    window.press(Key::F5);
    window.press_with(Modifiers::SHIFT, Key::P);
    let press_until = |window: &mut TestWindow, text: &str| {
        for _ in 0..30 {
            if window.says(text) {
                return;
            }
            window.press(Key::PageDown);
        }
        panic!("{text} is never said");
    };
    assert!(!window.says("Question: "));
    press_until(&mut window, "Question: ");
    assert!(!window.says("Right: "), "it is not asked yet");
    press_until(&mut window, "Right: ");
    window.press(Key::PageDown);
    assert!(!window.says("Right: "), "it is answered");
}

/// The first lessons leave out the button for presenting, but not where a lecture goes through them.
#[test]
fn a_lecture_can_be_presented_by_a_button_from_the_start() {
    let mut window = TestWindow::reading("1", Language::ENGLISH);
    assert!(!window.has("Present"));
    window.open_lecture("Alpha-beta, from the first cutoff to the order of moves");
    window.click("Present");
    assert!(!window.has("Lessons"), "the bars are gone");
}

/// A key that does nothing says why: `Q` on a slide and before a game is searched, and a letter that came too soon
/// after another.
#[test]
fn what_a_key_does_not_do_is_said() {
    let mut window = present("A game of tic-tac-toe, move by move");
    window.press(Key::Q);
    assert!(window.says("A slide asks nothing by itself."));
    for _ in 0..3 {
        window.press(Key::PageDown);
    }
    window.press(Key::Q);
    assert!(window.says("Nothing has been searched yet.") && !window.says("A slide asks nothing"));
    window.press(Key::Escape);
    // Within one frame, as quick fingers do.
    for key in [Key::X, Key::D] {
        let press =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        window.harness.input_mut().events.extend([press(true), press(false)]);
    }
    window.settle();
    assert!(window.says("was taken for typing"));
}

/// While the screen is black, a press shows it again, and the next one steps.
#[test]
fn a_press_on_a_black_screen_shows_it_again() {
    let mut window = present("A game of tic-tac-toe, move by move");
    window.press(Key::PageDown);
    for key in [Key::PageDown, Key::PageUp] {
        let before = (place(&window), window.step());
        window.press(Key::B);
        assert!(!window.says("A game of tic-tac-toe"), "the screen is black");
        window.press(key);
        assert_eq!((place(&window), window.step()), before, "nothing passes unseen");
        window.press(Key::B);
        window.press(Key::B);
    }
    let before = place(&window);
    window.press(Key::PageDown);
    assert_ne!(place(&window), before);
}

/// The votes fill the window by a key, also while they are counted, and are left by the same key, by Esc, and by the
/// clicker once they are answered.
#[test]
fn the_votes_are_shown_over_the_whole_window() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, lecture: [(lesson: \"last-child\", by: Bookmark, values: true, ask: [10])])");
    window.settle();
    window.press(Key::F5);
    let has_tree = |window: &TestWindow| window.harness.query_all_by_role(egui::Role::TreeItem).next().is_some();
    for _ in 0..2 {
        window.press(Key::PageDown);
    }
    assert!(window.says("Question: ") && has_tree(&window));
    window.press(Key::F);
    assert!(window.says("Question: ") && !has_tree(&window));
    for key in [Key::Num1, Key::Num2, Key::Num2, Key::Num2] {
        window.press(key);
    }
    assert!(window.says(", 1 hand") && window.says(", 3 hands"));
    window.press(Key::Escape);
    assert!(has_tree(&window) && window.says("Question: "), "Esc shows the tree again, and the question stays");
    window.press(Key::F);
    window.press(Key::PageDown);
    assert!(!has_tree(&window) && window.says("3 hands, "), "the answer is marked in the chart");
    let step = window.step();
    window.press(Key::PageDown);
    assert_eq!((has_tree(&window), window.step()), (true, step), "a press shows the answer in the tree");
    window.press(Key::PageDown);
    assert!(window.step() > step && has_tree(&window));
}

/// A slide asks a question of the lecturer's own: it is in place of the slide until it is left, hands are counted by
/// digits, the answer has its votes, and back asks again.
#[test]
fn a_slide_asks_a_question_of_the_lecturer_s_own() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(
        "(version: 1, lecture: [(slide: (title: \"Before\"), ask: (text: \"Who searches deeper?\", \
         choices: [\"minimax\", \"alpha-beta\", \"both alike\"], right: 2)), (slide: (title: \"Bye\"))])",
    );
    window.settle();
    window.press(Key::F5);
    assert!(window.says("Before") && !window.says("Question: "));
    window.press(Key::PageDown);
    assert!(window.says("Question: Who searches deeper?") && window.says("1: minimax"));
    for key in [Key::Num1, Key::Num2, Key::Num2] {
        window.press(key);
    }
    assert!(window.says("1: minimax, 1 hand") && window.says("2: alpha-beta, 2 hands"));
    window.press(Key::PageDown);
    assert!(window.says("Right is 2: alpha-beta.") && window.says("2: alpha-beta, 2 hands, right"));
    assert_eq!(place(&window), Some(1));
    // F and Esc leave the chart where it is.
    window.press(Key::F);
    assert!(window.says("Right is 2: alpha-beta."));
    window.press(Key::PageUp);
    assert!(window.says("Question: Who searches deeper?"), "back asks again");
    window.press(Key::PageDown);
    window.press(Key::PageDown);
    assert!(window.says("Bye") && !window.says("alpha-beta"), "the next press goes on");
    assert_eq!(place(&window), Some(2));
    window.press(Key::Q);
    assert!(window.says("A slide asks nothing by itself."), "this one has no question");
    window.press(Key::OpenBracket);
    window.press(Key::Q);
    assert!(window.says("Question: Who searches deeper?"));
    window.press(Key::Q);
    assert!(!window.says("Question: ") && window.says("Before"));
    window.press(Key::CloseBracket);
    assert!(!window.says("Question: "));
}
/// A note for the lecturer alone is in the presenter view and not on the screen, and a field of the lecture makes one.
#[test]
fn a_note_can_be_for_the_lecturer_alone() {
    let (_folder, path) = folder();
    std::fs::write(
        &path,
        "(version: 1, title: \"Week 1\", lecture: [(lesson: \"last-child\", by: Bookmark, note: \"SECRET1\", for: Lecturer, \
         bookmarks: [(step: 5, note: \"SECRET2\", for: Lecturer), (step: 10, note: \"Ours\")])])",
    )
    .unwrap();
    let mut window = open(&path);
    window.press(Key::F5);
    assert!(!window.says("SECRET"));
    window.press_with(Modifiers::SHIFT, Key::P);
    assert!(window.says("SECRET1"), "the presenter view has it");
    window.press_with(Modifiers::SHIFT, Key::P);
    window.press(Key::PageDown);
    assert_eq!((window.step(), window.says("SECRET")), (5, false));
    window.press(Key::PageDown);
    assert!(window.says("Ours"));
    let mut window = open(&path);
    window.click("Edit the lecture…");
    window.click_scrolled("for me alone");
    window.press_with(Modifiers::COMMAND, Key::S);
    let saved = std::fs::read_to_string(&path).unwrap();
    assert_eq!(saved.matches("for: Lecturer").count(), 1, "{saved}");
    window.click_scrolled("for me alone");
    window.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(std::fs::read_to_string(&path).unwrap().matches("for: Lecturer").count(), 2);
}

/// Each note of a bundled lecture is read by the clicker alone.
#[test]
fn every_note_of_a_lecture_is_read_in_the_window() {
    for lecture in lectures::all() {
        let title = lecture.title.as_ref().unwrap().in_language(Language::ENGLISH);
        let mut window = present(title);
        let is_tree = |entry: &&LectureEntry| !matches!(entry.source, EntrySource::Slide(_));
        let trees = lecture.entries.iter().filter(is_tree).filter(|entry| entry.notes == NotesPlace::Headline);
        let notes = trees.flat_map(|entry| {
            let bookmarks = entry.bookmarks.iter().flatten().filter_map(|bookmark| bookmark.note.as_ref());
            bookmarks.chain(&entry.note).map(|note| note.in_language(Language::ENGLISH))
        });
        let mut unread: Vec<&str> = notes.collect();
        assert!(20 < unread.len(), "{title}");
        for _ in 0..200 {
            unread.retain(|note| !window.says(note));
            if window.says("The lecture is over") {
                break;
            }
            window.harness.key_press(Key::PageDown);
            window.harness.run_steps(2);
        }
        assert!(unread.is_empty(), "{title}: {unread:#?}");
    }
}
/// On a slide the window names the lecture and the place in it, not the lesson that the slide covers.
#[test]
fn a_slide_has_the_title_and_the_place_of_its_lecture() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, title: \"Week 1\", lecture: [(slide: (title: \"Hello\")), (lesson: \"nim\")])");
    window.settle();
    assert!(window.app().title().starts_with("Week 1 · 1 of 2: Hello"), "{}", window.app().title());
    assert!(!window.has("Step") && !window.says("Small"));
    window.press(Key::ArrowRight);
    assert!(!window.app().title().contains("Week 1"));
}
#[test]
fn an_entry_is_presented_as_its_fields_say() {
    let (_folder, path) = folder();
    let mut window = open(&path);
    window.click("Edit the lecture…");
    window.click_scrolled("The notes are read: beside the tree");
    window.harness.get_by_label("Algorithm").click_accesskit();
    window.settle();
    window.click_scrolled("Tree: only the moves at first");
    let begins_folded = |window: &TestWindow| {
        let app = window.app();
        let session = app.session();
        session.lecture().unwrap().lecture.entries[0].folded && 0 < session.search().unwrap().folds.chosen()
    };
    assert!(begins_folded(&window));
    window.focus("Note of this step (English)");
    window.type_text("here");
    window.press(Key::Escape);
    let app = window.app();
    let entry = &app.session().lecture().unwrap().lecture.entries[0];
    assert_eq!((entry.notes, entry.panels.as_deref()), (NotesPlace::Panel, Some(&[LecturePanel::Algorithm][..])));
    let noted = entry.bookmarks.as_ref().unwrap().iter().find(|it| it.step.get() == 5).unwrap();
    assert!(noted.note.as_ref().unwrap().in_language(Language::ENGLISH).contains("here"));
}
