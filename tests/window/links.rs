//! Links: the address of what the window shows, and links that the window is given.

use super::test_window::{SMALL, TestWindow};
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable;
use poda_core::trace::TimelineStep;
use poda_session::Origin;
use poda_words::file::{Link, LinkMode, LinkTarget};
use poda_words::i18n::{Language, Words, narration};
use poda_words::lessons;

impl TestWindow {
    fn open_link(&mut self, link: &str) {
        let ctx = self.harness.ctx.clone();
        self.app_mut().open_link(&ctx, link);
        self.settle();
    }

    fn fragment(&self) -> String {
        self.app_mut().link_fragment().expect("it fits into an address")
    }

    fn timeline_step(&self) -> usize {
        self.app().timeline_step().get()
    }
}

#[test]
fn the_address_of_a_lesson_names_it_and_of_another_document_holds_it() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::SPANISH);
    assert_eq!(window.fragment(), "#lesson=a-to-n&lang=es");
    window.press(Key::ArrowRight);
    assert_eq!(window.fragment(), "#lesson=a-to-n&step=1&lang=es");
    window.press(Key::F11);
    assert_eq!(window.fragment(), "#lesson=a-to-n&step=1&lang=es&mode=present");
    let window = TestWindow::on(SMALL, Origin::New);
    let LinkTarget::Document(document) = Link::parse(&window.fragment()).unwrap().target else { panic!() };
    assert_eq!(*document, *window.app().session().document());
}

#[test]
fn an_edited_lesson_is_no_longer_linked_by_its_name() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::S);
    let fragment = window.fragment();
    assert!(fragment.starts_with("#p1"), "{fragment}");
    window.press_with(egui::Modifiers::COMMAND, Key::Z);
    assert_eq!(window.fragment(), "#lesson=a-to-n&lang=en");
}

#[test]
fn practice_is_part_of_the_address() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press(Key::E);
    assert_eq!(Link::parse(&window.fragment()).unwrap().view.mode, Some(LinkMode::Practice));
    window.press(Key::Escape);
    assert_eq!(Link::parse(&window.fragment()).unwrap().view.mode, None);
}

#[test]
fn a_link_to_the_open_document_changes_its_step_language_and_mode_only() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    let id = window.app().session().history().id;
    let fragment = window.fragment();
    window.open_link(&format!("https://example.org/{fragment}&step=7&lang=es"));
    assert_eq!((window.timeline_step(), window.app().language()), (7, Language::SPANISH));
    assert!(window.says("paso 7 de"), "{}", window.caption());
    window.open_link(&format!("{fragment}&step=1000000&lang=en"));
    assert_eq!(window.step(), window.last());
    window.open_link(&fragment);
    assert_eq!((window.timeline_step(), window.app().language()), (0, Language::ENGLISH));
    window.open_link(&format!("{fragment}&mode=practice"));
    assert!(window.app().practice().is_some());
    window.open_link(&fragment);
    assert!(window.app().practice().is_none());
    window.open_link(&format!("{fragment}&mode=present"));
    assert!(window.app().is_presenting());
    let app = window.app();
    assert!(app.session().history().id == id && !app.session().can_undo(), "the document is not opened again");
}

#[test]
fn a_link_asks_before_unsaved_work_is_lost_and_only_then() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.open_link("#lesson=a-to-n&step=3");
    assert!(window.says("Save the changes"), "a typed tree is nowhere else");
    window.click("Cancel");
    assert_eq!(window.title().as_deref(), Some("Small"));
    window.open_link("#lesson=a-to-n&step=3");
    window.click("Don’t save");
    assert_eq!(window.timeline_step(), 3);
    // What a link holds is not lost when another is opened.
    window.open_link("#tree=[[3,12,8],[2,4,6]]&step=5");
    assert_eq!((window.timeline_step(), window.origin()), (5, Origin::Link));
    window.open_link("#lesson=nim");
    assert_eq!(window.fragment(), "#lesson=nim&lang=en");
    window.open_link("#tree=[[3,12,8],[2,4,6]]");
    let edited = poda_words::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 7]]))").unwrap();
    let text = poda_words::file::save(&edited);
    window.paste(&text);
    window.open_link("#lesson=a-to-n");
    assert!(window.says("Save the changes"), "a pasted tree is nowhere else");
}

#[test]
fn a_bad_link_says_so_and_changes_nothing() {
    for (language, heading) in [(Language::ENGLISH, "The link was not opened"), (Language::SPANISH, "enlace")] {
        let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], language);
        for link in ["#p1AAAA", "https://example.org/#lesson=a-to-m", "#tree=[[3,", "#nonsense", "#&step=3"] {
            window.open_link(link);
            assert!(window.says(heading), "{link}");
            let lesson = &lessons::all()[lessons::by_name_or_number("a-to-n").unwrap()];
            assert_eq!(
                window.title().as_deref(),
                lesson.title.as_ref().map(|title| title.in_language(Language::ENGLISH))
            );
            window.press(Key::Escape);
            assert!(!window.says(heading), "{link}");
        }
        for link in ["", "https://example.org/", "https://example.org/#"] {
            window.open_link(link);
            assert!(!window.says(heading), "{link:?}");
        }
    }
}

#[test]
fn a_bad_link_after_a_good_one_says_so_in_the_same_frame() {
    for good in [
        "#lesson=nim",
        "#tree=[[3,12,8],[2,4,6]]",
        "#lesson=tic-tac-toe-move-1&step=9",
        "#lesson=a-to-n&step=2",
        "#lesson=killer&mode=practice",
        "#lesson=nim&mode=present",
        "#lesson=nim&embed",
    ] {
        let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
        let ctx = window.harness.ctx.clone();
        window.app_mut().open_link(&ctx, good);
        window.app_mut().open_link(&ctx, "#p1AAAA");
        window.settle();
        assert!(window.says("The link was not opened"), "{good}");
        window.open_link(good);
        assert!(!window.says("The link was not opened"), "{good}");
    }
}

#[test]
fn the_program_around_the_window_reads_its_sentence_and_goes_to_steps() {
    for language in Language::AUTHORED {
        let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], language);
        let words = Words::new(language);
        for step in [0, 5, 12, 33, 1_000] {
            window.app_mut().go_to_step(TimelineStep::new(step));
            window.settle();
            let shown = step.min(window.last());
            let expected =
                narration::caption(&words, window.app().session().search().unwrap().recording(), shown).plain();
            assert_eq!(window.app().caption_text(), expected);
            assert!(window.has(&expected), "{expected}");
            assert_eq!(window.timeline_step(), shown);
        }
        assert!(window.app().title().ends_with(" – Poda"));
    }
}

#[test]
fn the_sentence_of_an_exercise_is_its_question_and_does_not_answer_it() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press(Key::E);
    window.app_mut().go_to_step(TimelineStep::new(1_000));
    window.settle();
    assert!(window.step() < window.last(), "no further than the open question");
    let question = window.app().caption_text();
    assert!(window.has(&question) && question != window.caption(), "{question}");
    // A blank screen shows nothing to read.
    window.press(Key::Escape);
    window.press(Key::B);
    assert_eq!(window.app().caption_text(), "");
}

/// What is on the clipboard.
fn copied(window: &mut TestWindow) -> String {
    for _ in 0..4 {
        let commands = &window.harness.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        if let Some(text) = text {
            return text;
        }
        window.harness.step();
    }
    panic!("nothing is on the clipboard");
}

fn copied_link(window: &mut TestWindow) -> String {
    let modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };
    let key = Event::Key { key: Key::L, physical_key: None, pressed: true, repeat: false, modifiers };
    window.harness.input_mut().events.push(key);
    window.harness.step();
    let link = copied(window);
    window.settle();
    link
}

#[test]
fn a_copied_link_pasted_elsewhere_shows_the_same() {
    let mut other = TestWindow::on_lesson("ties", [1280.0, 800.0], Language::ENGLISH);
    for (number, lesson) in lessons::all().iter().enumerate() {
        let language = Language::AUTHORED[number % 2];
        let mut window = TestWindow::on_lesson(lessons::name(number), [1280.0, 800.0], language);
        window.wait_for_searches();
        let middle = window.app().session().timeline_len().get() / 2;
        window.app_mut().go_to_step(TimelineStep::new(middle));
        let link = copied_link(&mut window);
        assert!(link.contains(&format!("#lesson={}&step=", lessons::name(number))), "{link}");
        other.paste(&link);
        other.wait_for_searches();
        let app = other.app();
        assert_eq!((app.session().document(), app.language()), (lesson, language), "{link}");
        assert_eq!((app.timeline_step().get(), app.session().origin()), (middle, &Origin::Lesson(number)), "{link}");
        assert_eq!(app.caption_text(), window.app().caption_text());
    }
}

/// Documents of every kind: all games, a search in several passes, two searches, notes, bookmarks and questions.
const DOCUMENTS: [&str; 14] = [
    r#"(version: 1, title: (en: "A \"tree\"", es: "Un árbol"), notes: "α ≥ β & more", game: Tree(root: Min, tree: (name: "50%&#", children: [3, (value: -inf), [1, 2]])), bookmarks: [(step: 3, note: "here"), (step: 4)])"#,
    r#"(version: 1, game: TicTacToe(board: ["XO.", ".X.", "..O"], cells: [8,7,6,5,4,3,2,1,0]), search: (depth: 3))"#,
    "(version: 1, game: ConnectFour(columns: 4, rows: 4, connect: 3), search: (depth: 4, algorithm: NegamaxAlphaBeta))",
    "(version: 1, game: Kalah(south: [1,2,0,1,0,2], north: [0,1,1,0,2,0]), search: (depth: 4))",
    "(version: 1, game: Babilego(south: [[1,5]], north: [[10]], sowing: Lifo), search: (depth: 4))",
    "(version: 1, game: Nim(piles: [1, 2], misere: true))",
    "(version: 1, game: Othello(), search: (depth: 2, fail: Hard, cut_on: Strict))",
    "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]), beside: (algorithm: Minimax))",
    "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), search: (algorithm: IterativeDeepening))",
    "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), practice: (exercise: Predict, kinds: [Cut], attempts: 1))",
    "(version: 1, game: Nim(piles: [3, 4]), moves: [\"0-1\"])",
    "(version: 1, game: Pig(target: 10, scores: (6, 7), turn: 3), search: (algorithm: Star2, depth: 3))",
    "(version: 1, game: Twenty48(board: [[2, 0], [0, 2]], to_move: Chance), search: (algorithm: Star1, depth: 2))",
    "(version: 1, game: Tree(bounds: (0, \"19/2\"), tree: [3, (chance: [(1, [6, 2]), (2, 0)])]), search: (algorithm: Expectiminimax, opponent: Random))",
];

#[test]
fn a_copied_link_of_every_kind_of_document_shows_the_same() {
    let mut opened = 0;
    for text in DOCUMENTS {
        let Ok(document) = poda_words::file::load(text.as_bytes()) else {
            eprintln!("{text}: {:?}", poda_words::file::load(text.as_bytes()));
            continue;
        };
        opened += 1;
        let mut window = TestWindow::on(text, Origin::New);
        window.press(Key::Escape);
        let end = window.app().session().timeline_len().get();
        for step in [0, 1, 5, end] {
            window.app_mut().go_to_step(TimelineStep::new(step));
            window.settle();
            let link = copied_link(&mut window);
            let mut other = TestWindow::on_lesson("ties", [1280.0, 800.0], Language::SPANISH);
            other.paste(&link);
            let (app, own) = (other.app(), window.app());
            assert_eq!(*app.session().document(), document, "{text}");
            assert_eq!((app.timeline_step(), app.language()), (own.timeline_step(), own.language()), "{text} {link}");
            assert_eq!(app.session().origin(), &Origin::Link);
        }
    }
    assert_eq!(opened, DOCUMENTS.len());
}

#[test]
fn an_edit_is_in_the_link_before_it_is_saved() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press(Key::S);
    let link = copied_link(&mut window);
    let LinkTarget::Document(document) = Link::parse(&link).unwrap().target else { panic!("{link}") };
    assert!(document.searches.second().is_some() && *document == *window.app().session().document());
}

#[test]
fn a_copied_link_begins_with_the_address_of_the_page_where_that_is_known() {
    let mut window = TestWindow::on_lesson("nim", [1280.0, 800.0], Language::ENGLISH);
    window.app_mut().set_link_base("https://example.org/poda/");
    assert_eq!(copied_link(&mut window), "https://example.org/poda/#lesson=nim&lang=en");
    assert!(window.says("The link is on the clipboard") && window.says("nothing to install"));
    window.app_mut().set_link_base("");
    assert_eq!(copied_link(&mut window), "#lesson=nim&lang=en");
    assert!(window.says("add it to the end of the address"));
}

#[test]
fn a_link_that_is_longer_than_others_take_says_so() {
    let mut seed = 7_u64;
    let mut leaves = |count: usize| {
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33).to_string()
        };
        (0..count).map(|_| next()).collect::<Vec<_>>().join(",")
    };
    for (count, expected) in [(500, "cut off links longer than 2,000"), (20_000, "more than some browsers can open")] {
        let text = format!("(version: 1, game: Tree(tree: [{}]))", leaves(count));
        let mut window = TestWindow::on(&text, Origin::New);
        let link = copied_link(&mut window);
        assert!(window.says(expected), "{} characters", link.len());
        assert!(Link::parse(&link).is_ok());
    }
    let text = format!("(version: 1, game: Tree(tree: [{}]))", leaves(110_000));
    let mut window = TestWindow::on(&text, Origin::New);
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    assert!(window.says("The link was not copied") && window.says("larger than 1 MB"));
}

#[test]
fn the_frame_for_a_page_is_copied_as_html_with_the_step() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    window.app_mut().set_link_base("https://example.org/poda/");
    window.press(Key::ArrowRight);
    window.open_menu();
    window.click("Share");
    window.click("Embed in a page…");
    window.harness.get_by_label("Copy").click();
    window.harness.step();
    let html = copied(&mut window);
    assert!(
        html.starts_with(
            "<iframe src=\"https://example.org/poda/#lesson=a-to-n&amp;step=1&amp;lang=en&amp;embed\" title=\""
        ),
        "{html}"
    );
    assert!(html.contains("loading=\"lazy\" allow=\"clipboard-write; fullscreen\"></iframe>"), "{html}");
    window.settle();
    assert!(window.has("Copied") && window.says("postMessage({step: 12}"));
    window.press(Key::Escape);
    assert!(!window.has("Copied"));
    // Without an address the modal asks for it.
    window.app_mut().set_link_base("");
    window.open_menu();
    window.click("Share");
    window.click("Embed in a page…");
    assert!(window.says("Enter the address of the page") && window.is_disabled("Copy"));
}

#[test]
fn a_phone_opens_what_is_shown_by_its_code() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    window.app_mut().set_link_base("https://example.org/poda/");
    window.press(Key::ArrowRight);
    window.open_menu();
    window.click("Share");
    window.click("QR code…");
    assert!(window.has("QR code of the link https://example.org/poda/#lesson=a-to-n&step=1&lang=en"));
    window.press(Key::Escape);
    window.app_mut().set_link_base("");
    window.open_menu();
    window.click("Share");
    window.click("QR code…");
    assert!(window.says("Enter the address of the page"));
    // A code has an end, and says so.
    let text = format!(
        "(version: 1, game: Tree(tree: [{}]))",
        (0..8_000_u32).map(|leaf| (leaf * leaf % 9_973).to_string()).collect::<Vec<_>>().join(",")
    );
    let mut window = TestWindow::on(&text, Origin::New);
    window.app_mut().set_link_base("https://example.org/poda/");
    window.open_menu();
    window.click("Share");
    window.click("QR code…");
    assert!(window.says("more than a QR code holds"));
}

/// Changes a link in one place.
fn mutated(link: &str, seed: &mut u64) -> String {
    let mut next = |limit: usize| {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(*seed >> 33).unwrap() % limit
    };
    let mut bytes = link.as_bytes().to_vec();
    for _ in 0..=next(3) {
        let at = 1 + next(bytes.len() - 1);
        match next(4) {
            0 => bytes[at] = b"Az09-_&=#%~ "[next(12)],
            1 => bytes.truncate(at.max(4)),
            2 => bytes.insert(at, b"Az09-_&=#%~\n"[next(12)]),
            _ => {
                let other = 1 + next(bytes.len() - 1);
                bytes.swap(at, other);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn two_hundred_mutated_links_open_what_they_hold_or_say_why_not() {
    let (mut seed, mut refused) = (2_026, 0);
    for (number, language) in (0..200).map(|number| (number, Language::AUTHORED[number % 2])) {
        let lesson = &lessons::all()[number % lessons::all().len()];
        let link =
            mutated(&format!("{}&step=3&lang={}", Link::to_document(lesson.clone()), language.code()), &mut seed);
        let heading =
            if language == Language::ENGLISH { "The link was not opened" } else { "El enlace no se ha abierto" };
        let mut window = TestWindow::on_lesson("ties", [900.0, 600.0], language);
        let before = window.app().session().history().id;
        window.open_link(&link);
        match Link::parse_with_players(&link).map(|link| lessons::linked(&link)) {
            Ok(Ok(Some((document, _)))) => {
                window.wait_for_searches();
                assert_eq!(*window.app().session().document(), document, "{link}");
            }
            _ if link.ends_with('#') => {}
            Ok(Ok(None) | Err(_)) | Err(_) => {
                refused += 1;
                assert!(window.says(heading), "{link}");
                assert!(window.app().session().history().id == before, "{link}");
            }
        }
    }
    assert!(100 < refused, "{refused} of 200 links are refused");
}
