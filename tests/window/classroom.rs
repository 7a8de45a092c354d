//! The class on its phones beside the window: it is let in at an address, follows every step, answers, and its
//! lecturer's phone steps.

use crate::mcts;
use crate::mcts_practice::with_recording;
use crate::test_window::TestWindow;
use egui::{Key, Modifiers, Shape};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use poda_core::trace::TimelineStep;
use poda_picture::picture::palette::Theme;
use poda_session::Origin;
use poda_words::i18n::{Language, Words, languages};
use poda_words::practice::mcts::MctsQuestionKind;
use poda_words::practice::mcts::room::mcts_question_here;
use poda_words::practice::sentences::QuestionSentences;
use serde_json::Value;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A tree whose root's children are B and C; the first move is the best.
const TREE: &str = "(version: 1, title: \"Small\", bookmarks: [(step: 3, note: \"Wait for the back row.\")], \
    game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12]), (name: \"C\", children: [2, 4])])))";

/// A phone.
pub struct Phone {
    host: String,
    id: String,
    seen: u64,
}

impl Phone {
    /// Opens the page that the window names, and joins.
    pub fn join(window: &TestWindow) -> Self {
        Self::at(&address(window).expect("the window names the page"))
    }

    /// Opens the page at an address, and joins.
    pub fn at(host: &str) -> Self {
        let (status, id) = request(host, "POST /join", "", "");
        assert_eq!(status, 200);
        Self { host: host.to_owned(), id, seen: 0 }
    }

    /// Reads states until one is as it should be.
    pub fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..50 {
            let state = self.next();
            if is_it(&state) {
                return state;
            }
        }
        panic!("it is never shown");
    }

    /// Returns the next state, which it waits for.
    fn next(&mut self) -> Value {
        let waiting = format!(r#"{{"id":"{}","after":{}}}"#, self.id, self.seen);
        let (status, body) = request(&self.host, "POST /next", "", &waiting);
        assert_eq!(status, 200, "nothing new is shown");
        let state: Value = serde_json::from_str(&body).unwrap();
        self.seen = state["number"].as_u64().unwrap();
        state
    }

    /// Waits for the next state, as a page does that follows, while the connection is open.
    fn waits(&mut self) -> TcpStream {
        self.next();
        let body = format!(r#"{{"id":"{}","after":{}}}"#, self.id, self.seen);
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let head = format!("POST /next HTTP/1.1\r\nhost: {}\r\ncontent-length: {}\r\n\r\n", self.host, body.len());
        stream.write_all((head + &body).as_bytes()).unwrap();
        stream
    }

    pub fn answer(&self, question: &Value, choice: usize) {
        // Only phones that follow are counted: this one waits for the next state meanwhile, and then for the one after
        // it.
        let (host, id, mut seen) = (self.host.clone(), self.id.clone(), self.seen);
        let is_answered = Arc::new(AtomicBool::new(false));
        let has_answered = Arc::clone(&is_answered);
        std::thread::spawn(move || {
            while !has_answered.load(Ordering::Relaxed) {
                let (status, state) = request(&host, "POST /next", "", &format!(r#"{{"id":"{id}","after":{seen}}}"#));
                let state = (status == 200).then(|| serde_json::from_str::<Value>(&state).unwrap());
                seen = state.map_or(seen, |state| state["number"].as_u64().unwrap());
            }
        });
        let body = format!(r#"{{"id":"{}","question":{question},"choice":{choice}}}"#, self.id);
        let (status, _) = request(&self.host, "POST /answer", "", &body);
        is_answered.store(true, Ordering::Relaxed);
        assert!(status < 300, "{status}");
    }

    fn picture(&self, state: &Value, language: &str) -> String {
        let name = state["editions"][language]["picture"].as_str().unwrap().to_owned();
        request(&self.host, &format!("GET /picture/{name}"), "", "").1
    }
}

/// Sends a request on a connection of its own. Returns the status and the body.
pub fn request(host: &str, line: &str, headers: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(host).unwrap();
    let length = body.len();
    let head =
        format!("{line} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{headers}content-length: {length}\r\n\r\n");
    stream.write_all((head + body).as_bytes()).unwrap();
    let mut response = String::new();
    stream.read_to_string(&mut response).unwrap();
    let (head, body) = response.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

/// The address that is written in the window.
fn address(window: &TestWindow) -> Option<String> {
    let url = |node: &AccessKitNode| {
        let text = node.value().or_else(|| node.label())?;
        let host = text.strip_prefix("http://")?.strip_suffix('/')?;
        Some(host.to_owned())
    };
    window.harness.root().children_recursive().find_map(|node| url(&node.accesskit_node()))
}

/// Opens the modal and types an address to listen on.
pub fn open_modal(window: &mut TestWindow, listen: &str) {
    window.open_menu();
    window.click("Share");
    window.click("Let the class join…");
    window.focus("Address and port");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text(listen);
}

/// A window that a class may join, with the address open.
pub fn with_class(tree: &str) -> TestWindow {
    // That of a lesson is left without a question.
    let mut window = TestWindow::on(tree, Origin::Lesson(0));
    let_join(&mut window);
    window
}

fn let_join(window: &mut TestWindow) {
    open_modal(window, "127.0.0.1:0");
    window.click("Let the class join");
}

/// Reads the code whose name contains this, as a phone's camera does.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels of a window")]
pub fn scanned(window: &TestWindow, name: &str) -> String {
    let place = window.harness.get_by_label_contains(name).rect();
    let meshes = window.harness.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Mesh(mesh) if place.contains_rect(mesh.calc_bounds()) => Some(mesh),
        _ => None,
    });
    let mesh = meshes.max_by_key(|mesh| mesh.vertices.len()).expect("a code is drawn");
    let (corner, size) = (mesh.vertices[0].pos, mesh.calc_bounds().width().round() as usize);
    let mut is_dark = vec![false; size * size];
    // The first bar is the light background.
    for bar in mesh.vertices.chunks(4).skip(1) {
        let at = |index: usize| (bar[index].pos - corner).round();
        for y in at(0).y as usize..at(3).y as usize {
            is_dark[y * size + at(0).x as usize..y * size + at(3).x as usize].fill(true);
        }
    }
    let luminance = |x: usize, y: usize| if is_dark[y * size + x] { 0 } else { 255 };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(size, size, luminance);
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().unwrap().1
}

#[test]
fn a_class_that_joins_follows_every_step_in_both_languages() {
    let mut window = with_class(TREE);
    assert!(window.says("0 phones"));
    assert_eq!(Some(scanned(&window, "QR code of the link")), address(&window).map(|host| format!("http://{host}/")));
    assert!(window.focused().is_none_or(|focused| !focused.contains("clicker")), "Enter does not show the secret");
    let mut phone = Phone::join(&window);
    let first = phone.until(|state| state["step"] == 0 && state["steps"] != 0);
    assert_eq!(first["editions"]["es"]["title"], "Small");
    window.wait_until(|window| window.says("1 phone"));
    // The next step closes the address, and the class goes on.
    window.press(Key::PageDown);
    window.press(Key::PageDown);
    assert!(address(&window).is_none() && window.says("The class: 1 phone"));
    let shown = phone.until(|state| state["step"] == 2);
    let [english, spanish] = ["en", "es"].map(|language| shown["editions"][language]["sentence"].as_str().unwrap());
    assert_eq!(english, window.caption());
    assert_ne!(english, spanish);
    let editions: Vec<_> = shown["editions"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(editions, languages().map(Language::code).collect::<Vec<_>>());
    let picture = phone.picture(&shown, "en");
    assert!(picture.starts_with("<svg") && picture.contains(">12<"), "{picture}");
    // Who does not see it reads a line for each node, in the language of the phone.
    let lines = in_words(&picture);
    assert_eq!(lines.len(), 7, "{lines:?}");
    assert!(lines[0].starts_with("A, MAX, ") && lines[1].starts_with("  B, MIN, "), "{lines:?}");
    let of_spanish = in_words(&phone.picture(&shown, "es"));
    assert!(of_spanish.len() == 7 && of_spanish[1] != lines[1], "{of_spanish:?}");
    // What phones cannot see does not count as another state.
    window.press(Key::M);
    window.press(Key::PageDown);
    let next = phone.next();
    assert_eq!(
        (&next["step"], next["number"].as_u64()),
        (&3.into(), shown["number"].as_u64().map(|number| number + 1))
    );
    // It is ended where it was begun.
    window.click("The class: 1 phone");
    window.click("End the class");
    assert!(address(&window).is_none() && window.has("Address and port"));
    window.wait_until(|_| TcpStream::connect(&phone.host).is_err());
}

/// The lines of a picture in words.
fn in_words(picture: &str) -> Vec<String> {
    let described = picture.split_once("<desc>").and_then(|(_, rest)| Some(rest.split_once("</desc>")?.0));
    described.expect("the picture has a description").lines().map(str::to_owned).collect()
}

#[test]
fn what_a_class_is_asked_for_is_not_in_the_words_of_its_picture() {
    let mut window = with_class(TREE);
    let mut phone = Phone::join(&window);
    window.press(Key::Q);
    let asked = phone.until(|state| !state["asked"].is_null());
    let lines = in_words(&phone.picture(&asked, "en"));
    assert_eq!(lines[0], "A, MAX, asked for", "{lines:?}");
    // Two searches side by side have their names.
    window.press(Key::Q);
    window.press(Key::S);
    window.wait_until(|window| window.app().session().split().is_some());
    window.press(Key::PageDown);
    let both = phone.until(|state| state["step"] == 1);
    let lines = in_words(&phone.picture(&both, "en"));
    assert_eq!(lines.iter().filter(|line| line.starts_with("A, MAX, ")).count(), 2, "{lines:?}");
}

#[test]
fn phones_answer_the_room_s_question_and_nobody_sees_how_before_the_next_step() {
    let mut window = with_class(TREE);
    let mut phones: Vec<Phone> = (0..3).map(|_| Phone::join(&window)).collect();
    window.press(Key::Q);
    let asked = phones[0].until(|state| !state["asked"].is_null());
    assert_eq!((&asked["asked"]["choices"], &asked["editions"]["en"]["link"]), (&2.into(), &"".into()));
    assert!(asked["editions"]["en"]["sentence"].as_str().unwrap().starts_with("Question: "), "{asked}");
    let question = &asked["asked"]["question"];
    phones[0].answer(question, 0);
    phones[1].answer(question, 1);
    phones[2].answer(question, 1);
    window.wait_until(|window| window.says("3 answers"));
    assert!(window.has("1: B, 0 answers") && window.has("2: C, 0 answers"), "how is not told");
    window.press(Key::PageDown);
    window.settle();
    assert!(window.says("1: B, 1 answer") && window.says("2: C, 2 answers"));
    let told = phones[0].until(|state| !state["outcome"].is_null());
    assert_eq!(told["outcome"]["counts"], serde_json::json!([1, 2]));
    // A phone can say what is wrong with its own answer.
    let faults = &told["editions"]["en"]["faults"];
    let refuted = "C: MIN answers the 1st move, so it is worth at most 2.";
    assert!(faults[0] == "" && faults[1].as_str().is_some_and(|fault| fault.contains(refuted)), "{faults}");
    assert_eq!(&told["outcome"]["question"], question);
    // After talking, the same once more: both results are there.
    window.press(Key::PageUp);
    let again = phones[0].until(|state| !state["asked"].is_null());
    assert_ne!(&again["asked"]["question"], question);
    for phone in &phones {
        phone.answer(&again["asked"]["question"], 0);
    }
    window.wait_until(|window| window.says("3 answers"));
    window.press(Key::PageDown);
    window.settle();
    assert!(window.says("1: B, 3 answers") && window.says("before: 1"), "{:?}", window.harness.root());
    let told = phones[0].until(|state| !state["outcome"].is_null());
    assert_eq!(told["outcome"]["before"], serde_json::json!([1, 2]));
}

/// A question that is withdrawn and asked again is another question: its votes and its time begin anew.
#[test]
fn a_question_that_was_withdrawn_is_asked_anew() {
    let mut window = with_class(TREE);
    let mut phone = Phone::join(&window);
    window.press(Key::Q);
    let asked = phone.until(|state| !state["asked"].is_null());
    phone.answer(&asked["asked"]["question"], 1);
    window.wait_until(|window| window.says("1 answer"));
    window.press(Key::Q);
    phone.until(|state| state["asked"].is_null());
    window.press(Key::Q);
    let again = phone.until(|state| !state["asked"].is_null());
    assert_ne!(again["asked"]["question"], asked["asked"]["question"]);
    window.wait_until(|window| window.says("0 answers"));
}

#[test]
fn a_class_says_which_child_is_selected_and_the_next_step_shows_how_many_were_right() {
    let mut window = mcts::window(mcts::TREE);
    let_join(&mut window);
    let mut phone = Phone::join(&window);
    window.press(Key::Escape);
    // Nothing is to be decided before the first iteration.
    window.press(Key::Q);
    assert!(window.says("There is nothing to ask here"));
    let words = Words::new(Language::ENGLISH);
    let question = with_recording(&window, |recording| {
        let found = (0..recording.len()).filter_map(|step| mcts_question_here(recording, step));
        found.filter(|question| question.kind == MctsQuestionKind::Select).nth(3).unwrap()
    });
    window.app_mut().go_to_step(TimelineStep::new(question.shown_step));
    window.settle();
    window.press(Key::Q);
    window.settle();
    assert_eq!(mcts::step(&window), question.shown_step);
    let asked = phone.until(|state| !state["asked"].is_null());
    let english = &asked["editions"]["en"];
    assert_eq!(Some(window.app().caption_text().as_str()), english["sentence"].as_str());
    assert!(english["sentence"].as_str().unwrap().ends_with("Which one is selected?"), "{english}");
    assert_eq!((&english["choices"], &english["link"]), (&serde_json::json!(["B", "C"]), &"".into()));
    let right = with_recording(&window, |recording| {
        let answer = question.accepted(recording).remove(0);
        usize::from(recording.answer_text(&words, &question, &answer) == "C")
    });
    let open = phone.picture(&asked, "en");
    phone.answer(&asked["asked"]["question"], right);
    window.wait_until(|window| window.says("1 answer"));
    assert!(window.has("1: B, 0 answers") && window.has("2: C, 0 answers"), "how is not told");
    window.press(Key::PageDown);
    window.settle();
    assert_eq!(mcts::step(&window), question.step);
    let told = phone.until(|state| !state["outcome"].is_null());
    assert_eq!(told["outcome"]["counts"][right], 1);
    assert_eq!(told["outcome"]["right"][right], true);
    // The answers are on the branches, on phones too.
    assert_ne!(open, phone.picture(&told, "en"));
    assert!(window.says(&format!("{}: {}, 1 answer", right + 1, ["B", "C"][right])));
    // Back asks again, and forward twice goes on.
    window.press(Key::PageUp);
    assert_eq!(mcts::step(&window), question.shown_step);
    phone.until(|state| !state["asked"].is_null());
    window.press(Key::PageDown);
    window.press(Key::PageDown);
    assert!(question.step < mcts::step(&window) && !window.says("1 answer"));
    let state = phone.until(|state| state["outcome"].is_null() && state["asked"].is_null());
    assert!(state["editions"]["en"]["choices"].as_array().unwrap().is_empty());
}

#[test]
fn a_room_without_phones_counts_hands_about_sampling_and_going_elsewhere_ends_it() {
    for language in Language::AUTHORED {
        let mut window = mcts::window_of_size(mcts::TREE, [1280.0, 800.0], language, Theme::Light);
        let recording_end = window.app().session().timeline_len().get();
        window.app_mut().go_to_step(TimelineStep::new(recording_end - 1));
        window.settle();
        let before = window.caption();
        window.press(Key::Q);
        window.press(Key::Num2);
        window.press(Key::Num2);
        window.press(Key::Num1);
        window.press(Key::Minus);
        let words = Words::new(language);
        let hands = |hands: u64| {
            let args =
                [("number", 2_u64.into()), ("choice", "C".into()), ("hands", hands.into()), ("state", "open".into())];
            words.fill("room-choice", &args)
        };
        assert!(window.has(&hands(2)), "{}", hands(2));
        window.press(Key::PageUp);
        assert_eq!((mcts::step(&window), window.caption()), (recording_end - 1, before), "back takes it away");
        window.press(Key::Q);
        window.press(Key::Home);
        assert_eq!(mcts::step(&window), 0);
        assert!(!window.has(&hands(0)));
    }
}

#[test]
fn a_question_has_the_time_that_was_chosen_and_the_mark_tells_how_much_is_left() {
    let mut window = with_class(TREE);
    let mut phone = Phone::join(&window);
    window.click("Time for an answer: 15 s");
    window.press(Key::Escape);
    window.press(Key::Q);
    let asked = phone.until(|state| !state["asked"].is_null());
    assert!(asked["asked"]["seconds"].as_u64().is_some_and(|left| (10..=15).contains(&left)), "{asked}");
    window.wait_until(|window| window.says(" s · 0 answers, 1 phone"));
    window.press(Key::PageDown);
    window.settle();
    assert!(!window.says(" s · "), "an answered question has no time left");
}

#[test]
fn the_mark_is_in_the_top_bar_also_where_that_is_folded() {
    for width in [700.0, 1280.0] {
        let mut window = mcts::window_of_size(mcts::TREE, [width, 800.0], Language::ENGLISH, Theme::Light);
        let_join(&mut window);
        window.press(Key::Escape);
        window.settle();
        assert!(address(&window).is_none());
        window.click("The class: 0 phones");
        assert!(address(&window).is_some(), "{width}");
    }
}

/// The number of phones is drawn whole when it gets another digit, and while answers are counted.
#[test]
fn the_number_of_phones_is_not_cut_when_it_grows() {
    for width in [1280.0, 1920.0] {
        let mut window = TestWindow::on_lesson("first-tree", [width, 800.0], Language::ENGLISH);
        let_join(&mut window);
        let host = address(&window).unwrap();
        window.press(Key::Escape);
        for is_presenting in [false, true] {
            if is_presenting {
                window.press(Key::F5);
            }
            let mut following = Vec::new();
            for phones in 1..=12 {
                let mut phone = Phone::at(&host);
                following.push(phone.waits());
                let said = if phones == 1 { "1 phone".to_owned() } else { format!("{phones} phones") };
                window.wait_until(|window| window.says(&format!("The class: {said}")));
                let mark = window.harness.get_by_label_contains("The class: ").rect();
                let shapes = &window.harness.output().shapes;
                let texts = shapes.iter().filter_map(|clipped| match &clipped.shape {
                    Shape::Text(text) if text.galley.text() == said => Some((clipped.clip_rect, text)),
                    _ => None,
                });
                let inside = texts.filter(|(_, text)| mark.expand(2.0).intersects(text.visual_bounding_rect()));
                let whole = inside.filter(|(clip, text)| {
                    let area = text.visual_bounding_rect();
                    clip.expand(1.0).contains_rect(area) && mark.expand(2.0).contains_rect(area)
                });
                assert!(0 < whole.count(), "{phones} phones at {width}, presenting: {is_presenting}");
            }
            drop(following);
            window.wait_until(|window| window.says("The class: 0 phones"));
        }
    }
}

#[test]
fn the_clicker_steps_and_asks_like_keys() {
    let mut window = with_class(TREE);
    window.click("Show the clicker’s code");
    assert!(!window.says("clicker#"), "the secret is in the code alone");
    let url = scanned(&window, "clicker’s page");
    let (page, secret) = url.split_once('#').unwrap();
    let host = page.strip_prefix("http://").unwrap().strip_suffix("/clicker").unwrap().to_owned();
    let bearer = format!("authorization: Bearer {secret}\r\n");
    let click = |name: &str| assert_eq!(request(&host, "POST /clicker/command", &bearer, name).0, 204);
    click("forward");
    window.wait_until(|window| window.step() == 1);
    assert!(!window.has("Show the code of the class"), "the step has closed the code");
    click("forward");
    click("forward");
    window.wait_until(|window| window.step() == 3);
    let mut seen = 0;
    let reads = |after: u64| request(&host, "POST /clicker/state", &bearer, &format!(r#"{{"after":{after}}}"#)).1;
    let is_read = (0..20).any(|_| {
        let state: Value = serde_json::from_str(&reads(seen)).unwrap();
        seen = state["number"].as_u64().unwrap();
        state["editions"]["en"]["notes"] == "Wait for the back row."
    });
    assert!(is_read, "the clicker reads the note");
    click("back");
    window.wait_until(|window| window.step() == 2);
    click("ask");
    window.wait_until(|window| window.says("Question: "));
    // A dialog that takes the keys takes the clicker's too.
    window.press(Key::Q);
    window.press_with(Modifiers::COMMAND, Key::K);
    click("forward");
    window.settle();
    window.press(Key::Escape);
    assert_eq!(window.step(), 2);
}

#[test]
fn it_is_said_why_nobody_can_join() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap().to_string();
    let mut window = TestWindow::on(TREE, Origin::New);
    open_modal(&mut window, &listen);
    window.click("Let the class join");
    assert!(window.says(&format!("Another program listens on {listen} already.")));
    drop(taken);
    window.click("Let the class join");
    assert!(address(&window).is_some() && window.says("Only this computer"));
    let mut window = TestWindow::on(TREE, Origin::New);
    open_modal(&mut window, "here");
    window.press(Key::Enter);
    assert!(window.says("here is no address with a port"));
}

#[test]
fn presenting_the_address_fills_the_window_and_goes_with_the_next_step() {
    let mut window = with_class(TREE);
    let before = window.harness.get_by_label_contains("QR code of the link").rect().width();
    window.press(Key::Escape);
    window.press(Key::F11);
    assert!(address(&window).is_none());
    window.click("The class: 0 phones");
    let width = window.harness.get_by_label_contains("QR code of the link").rect().width();
    assert!(before < width, "{before} {width}");
    window.press(Key::PageDown);
    assert!(address(&window).is_none() && window.step() == 1 && window.says("The class: 0 phones"));
}

#[test]
fn the_class_follows_to_other_documents_slides_and_searches_and_not_behind_a_black_screen() {
    let lecture = "(version: 1, lecture: [(slide: (title: \"Why?\", text: \"* because\")), \
        (position: (version: 1, title: \"Two\", game: Tree(tree: [3, 5])))])";
    let mut window = with_class(TREE);
    window.app_mut().set_link_base("https://example.org/poda/");
    let mut phone = Phone::join(&window);
    window.press(Key::PageDown);
    let shown = phone.until(|state| state["step"] == 1 && state["editions"]["en"]["link"] != "");
    assert!(shown["editions"]["es"]["link"].as_str().unwrap().ends_with("&step=1&lang=es"), "{shown}");
    window.paste(lecture);
    window.wait_until(|window| window.says("Why?"));
    let slide = phone.until(|state| state["editions"]["en"]["title"] == "Why?");
    assert_eq!((&slide["editions"]["en"]["picture"], &slide["steps"]), (&"".into(), &0.into()));
    assert!(slide["editions"]["en"]["sentence"].as_str().unwrap().ends_with("because"), "{slide}");
    window.press(Key::PageDown);
    window.wait_until(|window| window.title().as_deref() == Some("Two"));
    window.wait_for_searches();
    let tree = phone.until(|state| state["editions"]["en"]["title"] == "Two");
    assert!(phone.picture(&tree, "es").contains(">5<"));
    // A second search beside the first is in the same picture.
    window.press(Key::S);
    window.wait_for_searches();
    let both = phone.until(|state| state["editions"]["en"]["sentence"].as_str().unwrap().contains('\n'));
    assert_eq!(phone.picture(&both, "en").matches(">5<").count(), 2);
    window.press(Key::S);
    window.wait_for_searches();
    phone.until(|state| !state["editions"]["en"]["sentence"].as_str().unwrap().contains('\n'));
    // A press on a black screen shows it again, and goes nowhere.
    window.press(Key::B);
    window.press(Key::PageDown);
    window.press(Key::PageDown);
    assert_eq!(phone.until(|state| state["step"] != 0)["step"], 1);
}

#[test]
fn what_an_exercise_hides_is_hidden_on_phones() {
    let mut window = with_class(TREE);
    let mut phone = Phone::join(&window);
    window.press(Key::Escape);
    window.press(Key::W);
    window.settle();
    let blank = phone.until(|state| !state["editions"]["en"]["sentence"].as_str().unwrap().contains("MAX to move"));
    assert!(!phone.picture(&blank, "en").contains("≥"), "{blank}");
}

/// A question of the lecturer's own on a slide is put to phones, with its choices as a list.
#[test]
fn phones_answer_a_question_of_the_lecturer_s_own() {
    let mut window = TestWindow::on(TREE, Origin::Lesson(0));
    window.paste(
        "(version: 1, lecture: [(slide: (title: \"Before\"), ask: (text: \"Who?\", choices: [\"MAX\", \"MIN\"], right: 1))])",
    );
    window.settle();
    let_join(&mut window);
    let mut phone = Phone::join(&window);
    window.press(Key::Escape);
    window.press(Key::F5);
    window.press(Key::PageDown);
    let asked = phone.until(|state| !state["asked"].is_null());
    assert_eq!(asked["editions"]["es"]["choices"], serde_json::json!(["MAX", "MIN"]));
    phone.answer(&asked["asked"]["question"], 0);
    window.press(Key::PageDown);
    let told = phone.until(|state| !state["outcome"].is_null());
    assert_eq!(told["outcome"]["counts"], serde_json::json!([1, 0]));
    assert!(window.says("1: MAX, 1 ") && window.says("Right is 1: MAX."));
}

/// While the answer is shown, the button of the clicker that asks shows the votes over the whole window, and the tree
/// again.
#[test]
fn the_clicker_shows_the_votes_as_a_chart() {
    let mut window = with_class(TREE);
    window.click("Show the clicker’s code");
    let url = scanned(&window, "clicker’s page");
    let (page, secret) = url.split_once('#').unwrap();
    let host = page.strip_prefix("http://").unwrap().strip_suffix("/clicker").unwrap().to_owned();
    let bearer = format!("authorization: Bearer {secret}\r\n");
    let click = |name: &str| assert_eq!(request(&host, "POST /clicker/command", &bearer, name).0, 204);
    window.press(Key::Escape);
    let has_tree = |window: &TestWindow| window.harness.query_all_by_role(egui::Role::TreeItem).next().is_some();
    for _ in 0..2 {
        window.press(Key::ArrowRight);
    }
    click("ask");
    window.wait_until(|window| window.says("Question: "));
    click("forward");
    window.wait_until(|window| !window.says("Question: "));
    assert!(has_tree(&window));
    click("ask");
    window.wait_until(|window| !has_tree(window));
    click("ask");
    window.wait_until(has_tree);
    click("forward");
    window.settle();
}
