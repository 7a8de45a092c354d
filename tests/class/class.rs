//! The class over real sockets: what phones are shown, how their answers are counted, and how harmful phones are
//! handled.

#[cfg(feature = "gateways")]
mod encrypted;
#[cfg(feature = "gateways")]
mod gateways;
mod phone;

use phone::{PATIENCE, address, answer, connect, follow, get, is_closed, join, next, post, raw, request, state};
use poda_serve::{
    Class, ClassEvent, ClassOptions, ClassState, ClickerCommand, Edition, OpenQuestion, PageWords, QuestionOutcome,
    Rate, ServerLimits, StartError,
};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};
use tungstenite::Message;

fn start_with(limits: ServerLimits) -> (Class, Receiver<ClickerCommand>) {
    let (sender, commands) = sync_channel(4);
    let texts = vec![("language".to_owned(), "English </script>".to_owned())];
    let options = ClassOptions {
        listen: "127.0.0.1:0".to_owned(),
        words: vec![PageWords { language: "en".to_owned(), texts }],
        ..ClassOptions::default()
    };
    let on_event = move |event| match event {
        ClassEvent::Command(command) => sender.try_send(command).is_ok(),
        ClassEvent::Counts => true,
    };
    (Class::start(options, limits, on_event).unwrap(), commands)
}

fn start() -> Class {
    start_with(ServerLimits::default()).0
}

/// A state with a question if `question` is not 0.
fn shown(step: u64, question: u64) -> ClassState {
    let edition = |language: &str, sentence: &str| Edition {
        language: language.to_owned(),
        title: "A to N".to_owned(),
        picture: format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><title>{language} {step}</title></svg>"),
        sentence: sentence.to_owned(),
        choices: ["a", "b", "c"].map(str::to_owned).to_vec(),
        notes: "Wait for the back row.".to_owned(),
        coming: "A cutoff.".to_owned(),
        ..Edition::default()
    };
    ClassState {
        step,
        steps: 48,
        editions: vec![edition("en", "MAX is sure of 3."), edition("es", "MAX tiene asegurado 3.")],
        asked: (question != 0).then_some(OpenQuestion { question, choices: 3, seconds: None }),
        right: if question == 0 { Vec::new() } else { vec![false, true, false] },
        outcome: None,
    }
}

/// Waits until something holds.
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "{what}");
        sleep(Duration::from_millis(5));
    }
}

// ------------------------------------------------------------------------------------------------------- what is shown

#[test]
fn a_phone_is_shown_the_present_at_once_and_then_every_state() {
    let class = start();
    class.show(shown(1, 0));
    class.show(shown(2, 0));
    let mut socket = follow(&class, &join(&class));
    let first = state(&mut socket);
    assert_eq!((&first["step"], &first["steps"], &first["number"]), (&2.into(), &48.into(), &2.into()));
    assert_eq!(first["editions"]["es"]["sentence"], "MAX tiene asegurado 3.");
    until("the phone is counted", || class.presence().by_socket == 1);
    class.show(shown(3, 0));
    let next = state(&mut socket);
    assert_eq!((&next["step"], &next["epoch"]), (&3.into(), &first["epoch"]));
    drop(socket);
    until("the phone has gone", || class.presence().phones() == 0);
}

#[test]
fn what_only_the_lecturer_reads_is_not_sent_to_phones() {
    let class = start();
    class.show(shown(1, 7));
    let told = state(&mut follow(&class, &join(&class))).to_string();
    assert!(!told.contains("\"right\"") && told.contains("\"asked\""), "{told}");
    assert!(!told.contains("back row") && !told.contains("A cutoff"), "{told}");
}

#[test]
fn a_phone_without_a_socket_polls() {
    let class = start();
    class.show(shown(1, 0));
    let id = join(&class);
    let first = next(&class, &id, 0);
    assert_eq!((first.status, &first.json()["step"]), (200, &1.into()));
    let later = scope(|scope| {
        let waiting = scope.spawn(|| next(&class, &id, 1));
        until("the phone is counted", || class.presence().by_polling == 1);
        class.show(shown(2, 0));
        waiting.join().unwrap()
    });
    assert_eq!(later.json()["step"], 2);
    assert_eq!(next(&class, "0", 1).status, 401);
    // A phone that has opened a socket is counted once.
    let _socket = follow(&class, &id);
    until("the phone is counted once", || class.presence().by_socket == 1 && class.presence().by_polling == 0);
    let (hasty, _) = start_with(ServerLimits { poll_time: Duration::from_millis(20), ..ServerLimits::default() });
    let id = join(&hasty);
    assert_eq!(next(&hasty, &id, 0).status, 204);
    until("the phone no longer polls", || hasty.presence().by_polling == 0);
}

#[test]
fn a_picture_is_sent_compressed_under_the_name_that_the_state_gives() {
    let class = start();
    let shown = shown(1, 0);
    class.show(shown.clone());
    let told = state(&mut follow(&class, ""));
    for edition in &shown.editions {
        let name = told["editions"][&edition.language]["picture"].as_str().unwrap();
        let plain = get(&class, &format!("/picture/{name}"));
        assert_eq!((plain.text(), plain.header("content-type")), (edition.picture.clone(), "image/svg+xml"));
        let line = format!("GET /picture/{name}");
        assert_eq!(request(&class, &line, "accept-encoding: br, gzip\r\n", "").inflated(), edition.picture);
    }
    for none in ["/picture/0", "/picture/", "/picture/..%2f..%2fetc%2fpasswd", "/../Cargo.toml", "/nothing"] {
        assert_eq!(get(&class, none).status, 404, "{none}");
    }
}

#[test]
fn a_picture_that_is_too_large_is_left_out() {
    let (class, _) = start_with(ServerLimits { picture_bytes: 10, ..ServerLimits::default() });
    class.show(shown(1, 0));
    let told = state(&mut follow(&class, ""));
    assert_eq!(told["editions"]["en"]["picture"], "");
}

#[test]
fn an_outcome_is_counts() {
    let class = start();
    let outcome = QuestionOutcome {
        question: 7,
        counts: vec![1, 2, 0],
        before: vec![2, 1, 0],
        are_right: vec![false, true, false],
    };
    class.show(ClassState { outcome: Some(outcome), ..shown(1, 0) });
    let told = state(&mut follow(&class, ""));
    let expected =
        serde_json::json!({ "question": 7, "counts": [1, 2, 0], "before": [2, 1, 0], "right": [false, true, false] });
    assert_eq!((&told["outcome"], &told["asked"]), (&expected, &serde_json::Value::Null));
}

// ------------------------------------------------------------------------------------------------------------ the
// answers

#[test]
fn the_last_answer_is_the_one_to_which_the_phone_gave_the_highest_number() {
    let class = start();
    class.show(shown(1, 7));
    let id = join(&class);
    let _socket = follow(&class, &id);
    let answer = |choice, at| {
        let body = format!(r#"{{"id":"{id}","question":7,"choice":{choice},"at":{at}}}"#);
        post(&class, "/answer", &body).status
    };
    assert_eq!([(0, 5), (2, 9), (1, 8)].map(|(choice, at)| answer(choice, at)), [204; 3]);
    assert_eq!(class.tally(7).choices, [0, 0, 1]);
}

#[test]
fn a_phone_hears_that_its_connection_is_alive_every_two_seconds() {
    let class = start();
    let mut socket = follow(&class, "");
    let start = Instant::now();
    let mut signs = 0;
    while start.elapsed() < Duration::from_millis(4_500) {
        signs += usize::from(socket.read().unwrap() == Message::text("{}"));
    }
    assert!(2 <= signs, "{signs}");
    let polled = Instant::now();
    assert_eq!(next(&class, &join(&class), 0).status, 204);
    assert!(polled.elapsed() < Duration::from_secs(4));
}

#[test]
fn every_answer_is_counted_once() {
    const PHONES: usize = 60;
    let class = start();
    class.show(shown(1, 7));
    scope(|scope| {
        for phone in 0..PHONES {
            let class = &class;
            scope.spawn(move || {
                let id = join(class);
                // The first time with a socket, which breaks; then with another one, twice.
                let socket = follow(class, &id);
                assert_eq!(answer(class, &id, 7, 0), 204);
                drop(socket);
                let _socket = follow(class, &id);
                assert_eq!(answer(class, &id, 7, phone % 3), 204);
                assert_eq!(answer(class, &id, 7, phone % 3), 204);
            });
        }
    });
    assert_eq!(class.tally(7).choices, [PHONES as u64 / 3; 3]);
}

/// Answers on one connection as many phones that it has joined as, none of which follows. Returns the statuses.
fn answers_of_one_connection(class: &Class, ids: &[String], question: u64) -> Vec<u16> {
    let mut stream = connect(class);
    let sent = |id: &String| {
        let body = format!(r#"{{"id":"{id}","question":{question},"choice":0}}"#);
        let length = body.len();
        let host = address(class);
        write!(stream, "POST /answer HTTP/1.1\r\nhost: {host}\r\ncontent-length: {length}\r\n\r\n{body}").unwrap();
        let mut read = [0; 4_096];
        let length = stream.read(&mut read).unwrap();
        let head = String::from_utf8_lossy(&read[..length]).into_owned();
        head.split(' ').nth(1).unwrap().parse().unwrap()
    };
    ids.iter().map(sent).collect()
}

#[test]
fn only_phones_that_follow_are_counted() {
    let (class, _) = start_with(ServerLimits { follow_time: Duration::from_millis(20), ..ServerLimits::default() });
    class.show(shown(1, 7));
    let own = join(&class);
    let _socket = follow(&class, &own);
    until("it follows", || class.presence().by_socket == 1);
    assert_eq!(answer(&class, &own, 7, 2), 204);
    let ids: Vec<String> = (0..40).map(|_| join(&class)).collect();
    assert_eq!(answers_of_one_connection(&class, &ids, 7), [428; 40]);
    assert_eq!((class.tally(7).choices, class.presence().phones()), (vec![0, 0, 1], 1));
    // A request that waits for the next state follows, too, for as long as it waits.
    scope(|scope| {
        let waiting = scope.spawn(|| next(&class, &ids[0], 1));
        until("it is answered", || answer(&class, &ids[0], 7, 1) == 204);
        class.show(shown(2, 7));
        waiting.join().unwrap();
    });
    assert_eq!(class.tally(7).choices, [0, 1, 1]);
    // A phone with two sockets is one phone.
    let _another = follow(&class, &own);
    assert_eq!(answer(&class, &own, 7, 0), 204);
    assert_eq!((class.tally(7).choices, class.presence().by_socket), (vec![1, 1, 0], 1));
}

#[test]
fn an_answer_waits_for_the_socket_that_it_has_overtaken() {
    let class = start();
    class.show(shown(1, 7));
    let id = join(&class);
    scope(|scope| {
        let answered = scope.spawn(|| answer(&class, &id, 7, 1));
        sleep(Duration::from_millis(200));
        let _socket = follow(&class, &id);
        assert_eq!(answered.join().unwrap(), 204);
    });
}

#[test]
fn there_are_never_more_answers_than_phones() {
    let class = start();
    class.show(shown(1, 7));
    for choice in 0..12 {
        let id = join(&class);
        let _socket = follow(&class, &id);
        assert_eq!(answer(&class, &id, 7, choice % 3), 204);
        assert!(class.tally(7).answers() <= class.presence().phones());
    }
    until("all have gone", || class.presence().by_socket == 0);
    assert_eq!((class.tally(7).answers(), class.presence().phones()), (12, 12), "their screens are dark");
    class.show(shown(2, 0));
    assert_eq!(class.presence().phones(), 0);
}

#[test]
fn only_the_open_question_is_answered_and_only_by_a_known_phone() {
    let class = start();
    let other = start();
    class.show(shown(1, 7));
    let id = join(&class);
    let _socket = follow(&class, &id);
    assert_eq!(answer(&class, &id, 8, 0), 409);
    assert_eq!(answer(&class, &id, 7, 3), 409);
    assert_eq!(answer(&class, &join(&other), 7, 0), 401);
    assert_eq!(answer(&class, "", 7, 0), 401);
    for wrong in [
        String::new(),
        "{".to_owned(),
        "[1]".to_owned(),
        format!(r#"{{"id":"{id}","question":7}}"#),
        format!(r#"{{"id":"{id}","question":7,"choice":1,"number":"1"}}"#),
        format!(r#"{{"id":"{id}","question":7,"choice":-1}}"#),
        format!(r#"{{"id":"{id}","question":7,"choice":1,"name":"Ada"}}"#),
    ] {
        assert_eq!(post(&class, "/answer", &wrong).status, 400, "{wrong}");
    }
    assert_eq!(class.tally(7).answers(), 0);
    assert_eq!(answer(&class, &id, 7, 1), 204);
    class.show(shown(2, 0));
    assert_eq!(answer(&class, &id, 7, 2), 409, "the question is closed");
    assert_eq!(class.tally(7).choices, [0, 1, 0]);
    // A step back asks the same question again, with the answers that it had.
    class.show(shown(1, 7));
    assert_eq!(class.tally(7).answers(), 1);
}

#[test]
fn a_question_has_its_time() {
    let class = start();
    let timed = |seconds| ClassState { asked: Some(OpenQuestion { question: 3, choices: 3, seconds }), ..shown(1, 0) };
    class.show(timed(Some(1)));
    let mut phone = follow(&class, "");
    assert_eq!(state(&mut phone)["asked"], serde_json::json!({ "question": 3, "choices": 3, "seconds": 1 }));
    let id = join(&class);
    let _socket = follow(&class, &id);
    assert_eq!(answer(&class, &id, 3, 1), 204);
    // A phone that comes later is told what is left, and an answer that was on its way counts.
    sleep(Duration::from_millis(1_100));
    assert_eq!(state(&mut follow(&class, ""))["asked"]["seconds"], 0);
    assert_eq!(answer(&class, &id, 3, 2), 204);
    sleep(Duration::from_secs(2));
    assert_eq!(answer(&class, &id, 3, 0), 409, "the time is up");
    // The same question with another picture does not begin its time anew.
    class.show(ClassState { step: 2, ..timed(Some(1)) });
    assert_eq!(state(&mut follow(&class, ""))["asked"]["seconds"], 0);
    assert_eq!(answer(&class, &id, 3, 0), 409, "the time is still up");
    assert_eq!(class.tally(3).choices, [0, 0, 1]);
    class.show(timed(None));
    assert_eq!(answer(&class, &id, 3, 0), 204, "without a limit it is open again");
}

// ------------------------------------------------------------------------------------------------------------ the
// clicker

#[test]
fn the_clicker_needs_its_secret() {
    let (class, commands) = start_with(ServerLimits::default());
    class.show(shown(1, 7));
    let url = class.clicker_url();
    let (page, secret) = url.split_once('#').unwrap();
    assert!(page.ends_with("/clicker") && 32 <= secret.len());
    let right = format!("authorization: Bearer {secret}\r\n");
    let command = |headers: &str, name: &str| request(&class, "POST /clicker/command", headers, name).status;
    assert_eq!(command(&right, "forward"), 204);
    assert_eq!(commands.try_recv(), Ok(ClickerCommand::Forward));
    assert_eq!(command(&right, "shutdown"), 400);
    let told = request(&class, "POST /clicker/state", &right, r#"{"after":0}"#).json();
    assert_eq!(told["editions"]["en"]["notes"], "Wait for the back row.");
    assert_eq!((&told["phones"], &told["answers"]), (&0.into(), &0.into()));
    // Which choice is right, how much time is left, and then how many chose each.
    assert_eq!((&told["right"], &told["seconds"]), (&json!([false, true, false]), &Value::Null));
    assert_eq!(told["editions"]["en"]["choices"], json!(["a", "b", "c"]));
    let outcome =
        QuestionOutcome { question: 7, counts: vec![3, 5, 0], before: Vec::new(), are_right: vec![false, true, false] };
    class.show(ClassState { outcome: Some(outcome), ..shown(2, 0) });
    let told = request(&class, "POST /clicker/state", &right, r#"{"after":0}"#).json();
    assert_eq!((&told["outcome"]["counts"], &told["right"]), (&json!([3, 5, 0]), &json!([])));
    let wrong = format!("authorization: Bearer {}\r\n", "0".repeat(secret.len()));
    for headers in ["", &wrong, "authorization: Basic Og==\r\n", &format!("authorization: {secret}\r\n"), &wrong] {
        assert_eq!(command(headers, "forward"), 401);
    }
    assert!(commands.try_recv().is_err());
}

/// A class that its program has kept goes on: with the secret of the clicker, the ids of phones and the answers to the
/// open question.
#[test]
fn a_class_that_was_kept_goes_on() {
    let class = start();
    class.show(shown(1, 7));
    let (one, other) = (join(&class), join(&class));
    let mut sockets = [follow(&class, &one), follow(&class, &other)];
    let before = state(&mut sockets[0]);
    assert_eq!((answer(&class, &one, 7, 1), answer(&class, &other, 7, 2)), (204, 204));
    let (kept, clicker) = (class.kept(), class.clicker_url());
    assert!(!format!("{kept:?}").contains(clicker.split_once('#').unwrap().1), "its secret is told");
    drop((sockets, class));

    let options = ClassOptions { listen: "127.0.0.1:0".to_owned(), kept: Some(kept), ..ClassOptions::default() };
    let class = Class::start(options, ServerLimits::default(), |_| true).unwrap();
    assert_eq!(
        class.clicker_url().split_once('#'),
        Some((&*format!("{}clicker", class.url()), clicker.split_once('#').unwrap().1))
    );
    class.show(shown(1, 7));
    let mut socket = follow(&class, &one);
    let after = state(&mut socket);
    assert_eq!((&after["epoch"], &after["asked"]), (&before["epoch"], &before["asked"]));
    assert!(before["number"].as_u64() < after["number"].as_u64());
    assert_eq!(class.tally(7).choices, [0, 1, 1]);
    assert_eq!(answer(&class, &one, 7, 0), 204);
    assert_eq!(class.tally(7).choices, [1, 0, 1]);
    // The next question has answers of its own.
    class.show(shown(2, 8));
    assert_eq!(class.tally(8).answers(), 0);
}

/// Someone who mistypes an address is told so in the words of the program, and how to get to the class.
#[test]
fn an_address_without_a_page_leads_to_the_class() {
    let text = |id: &str, text: &str| (id.to_owned(), text.to_owned());
    let words = |language: &str, said: &str| PageWords {
        language: language.to_owned(),
        texts: vec![text("missing", said), text("test-class", "To the class")],
    };
    let options = ClassOptions {
        listen: "127.0.0.1:0".to_owned(),
        words: vec![words("en", "No page <here>"), words("es", "Ninguna página")],
        ..ClassOptions::default()
    };
    let class = Class::start(options, ServerLimits::default(), |_| true).unwrap();
    for path in ["/calss", "/a/b", "/picture/none/"] {
        let response = get(&class, path);
        let page = response.text();
        assert_eq!((response.status, response.header("content-type")), (404, "text/html; charset=utf-8"), "{path}");
        assert!(page.contains("No page &lt;here&gt;") && page.contains("lang=\"es\">Ninguna"), "{page}");
        assert!(page.contains("href=\"/\"") && page.contains("href=\"/style.css\""), "{page}");
    }
    assert_eq!(post(&class, "/calss", "").status, 404);
}

/// The header with the secret of the clicker.
fn secret_of_clicker(class: &Class) -> String {
    format!("authorization: Bearer {}\r\n", class.clicker_url().split_once('#').unwrap().1)
}

/// Limits under which the answer to a wrong secret waits for so long beyond the first two.
fn wrong_secrets(first: Duration, longest: Duration, delayed_answers: u32) -> ServerLimits {
    ServerLimits {
        wrong_secrets: Rate { burst: 2.0, per_second: 0.0 },
        wrong_secret_delay: first,
        max_wrong_secret_delay: longest,
        delayed_answers,
        ..ServerLimits::default()
    }
}

/// The header with a wrong secret.
const WRONG: &str = "authorization: Bearer 00000000000000000000000000000000\r\n";

#[test]
fn wrong_secrets_are_answered_more_and_more_slowly_and_the_right_one_at_once() {
    let (class, commands) = start_with(wrong_secrets(Duration::from_millis(20), Duration::from_millis(100), 8));
    let right = secret_of_clicker(&class);
    let least = [0, 0, 20, 40, 80, 100, 100].map(Duration::from_millis);
    for (index, least) in least.into_iter().enumerate() {
        let start = Instant::now();
        let refused = request(&class, "POST /clicker/command", WRONG, "forward");
        assert!(least <= start.elapsed(), "{index}");
        let expected = if index < 2 { (401, "") } else { (429, "1") };
        assert_eq!((refused.status, refused.header("retry-after")), expected, "{index}");
        assert_eq!(request(&class, "POST /clicker/command", &right, "forward").status, 204, "{index}");
        assert_eq!(commands.try_recv(), Ok(ClickerCommand::Forward));
    }
    assert_eq!(class.presence().wrong_secrets, 5);
    // A connection is closed with the first delayed answer, so that the requests behind it are not read.
    let line = format!("POST /clicker/command HTTP/1.1\r\nhost: a\r\n{WRONG}content-length: 4\r\n\r\nback");
    let mut stream = connect(&class);
    let _ = stream.write_all(line.repeat(40).as_bytes());
    let mut read = Vec::new();
    let _ = stream.read_to_end(&mut read);
    assert_eq!(String::from_utf8_lossy(&read).matches("HTTP/1.1 ").count(), 1);
    assert_eq!(class.presence().wrong_secrets, 6);
    assert!(commands.try_recv().is_err());
}

/// The delays are longer than any test, so that what is answered has not waited for one.
#[test]
fn guesses_that_wait_hold_up_neither_the_clicker_nor_phones_nor_more_places_than_there_are_for_them() {
    const DELAYED: u32 = 6;
    let long = PATIENCE * 100;
    let (class, commands) = start_with(wrong_secrets(long, long, DELAYED));
    class.show(shown(1, 7));
    let guess = format!("POST /clicker/command HTTP/1.1\r\nhost: a\r\n{WRONG}content-length: 4\r\n\r\nback");
    let guesses = |count| {
        let mut sockets: Vec<TcpStream> = (0..count).map(|_| connect(&class)).collect();
        for socket in &mut sockets {
            socket.write_all(guess.as_bytes()).unwrap();
        }
        sockets
    };
    let _waiting = guesses(2 + DELAYED);
    until("they wait", || class.presence().wrong_secrets == u64::from(DELAYED));
    for round in 0..20 {
        assert_eq!(request(&class, "POST /clicker/command", &secret_of_clicker(&class), "forward").status, 204);
        assert_eq!(commands.try_recv(), Ok(ClickerCommand::Forward), "{round}");
        let told = request(&class, "POST /clicker/state", &secret_of_clicker(&class), r#"{"after":0}"#);
        assert_eq!(told.status, 200, "{round}");
        let id = join(&class);
        let _socket = follow(&class, &id);
        assert_eq!(answer(&class, &id, 7, 1), 204, "{round}");
    }
    // Those beyond the places for them are refused at once.
    let refused = raw(&class, guess.as_bytes()).unwrap();
    assert_eq!(refused.status, 429);
    assert_ne!(refused.header("retry-after"), "");
}

#[test]
fn wrong_secrets_are_counted_by_address_and_by_network_of_version_6() {
    let (class, _) = start_with(wrong_secrets(Duration::from_millis(1), Duration::from_millis(1), 8));
    // A proxy on this machine says for whom it asks.
    let statuses = |address: &str| {
        let headers = format!("{WRONG}x-forwarded-for: {address}\r\n");
        [(); 3].map(|()| request(&class, "POST /clicker/state", &headers, r#"{"after":0}"#).status)
    };
    let (few, many) = ([401, 401, 429], [429; 3]);
    assert_eq!([statuses("192.0.2.7"), statuses("192.0.2.8"), statuses("192.0.2.7")], [few, few, many]);
    let of_version_6 = ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:2::1"].map(statuses);
    assert_eq!(of_version_6, [few, many, few]);
}

/// The response to any request would tell a right secret from a wrong one, so wrong ones are counted at every door.
#[test]
fn every_door_counts_wrong_secrets() {
    for line in [
        "POST /clicker/command",
        "POST /clicker/state",
        "GET /",
        "GET /clicker",
        "GET /picture/0",
        "POST /join",
        "GET /live",
        "GET /nothing",
    ] {
        let (class, _) = start_with(wrong_secrets(Duration::from_millis(1), Duration::from_millis(1), 8));
        let statuses = [(); 3].map(|()| request(&class, line, WRONG, "").status);
        assert_eq!(statuses, [401, 401, 429], "{line}");
        assert_eq!(class.presence().wrong_secrets, 1, "{line}");
    }
    for headers in ["", "authorization: Basic Og==\r\n", "authorization: Bearer\r\n", "authorization: Phone 0\r\n"] {
        let (class, _) = start_with(wrong_secrets(Duration::from_millis(1), Duration::from_millis(1), 8));
        let statuses = [(); 3].map(|()| request(&class, "POST /clicker/command", headers, "back").status);
        assert_eq!(statuses, [401, 401, 429], "{headers}");
        // Nothing is known of what such a request would do elsewhere.
        assert_eq!(get(&class, "/").status, 200);
    }
}

#[test]
fn a_flood_does_not_reach_the_clicker_and_known_phones_behind_the_same_address() {
    let (class, commands) =
        start_with(ServerLimits { requests: Rate { burst: 20.0, per_second: 0.0 }, ..ServerLimits::default() });
    class.show(shown(1, 7));
    let id = join(&class);
    let _socket = follow(&class, &id);
    while get(&class, "/").status == 200 {}
    assert_eq!(post(&class, "/join", "").status, 429);
    let own = format!("authorization: Phone {id}\r\n");
    let answered = format!(r#"{{"id":"{id}","question":7,"choice":1}}"#);
    for _ in 0..30 {
        assert_eq!(request(&class, "POST /clicker/command", &secret_of_clicker(&class), "back").status, 204);
        assert_eq!(commands.try_recv(), Ok(ClickerCommand::Back));
        assert_eq!(request(&class, "POST /answer", &own, &answered).status, 204);
    }
    let forged = format!("authorization: Phone {}\r\n", "0".repeat(40));
    assert_eq!(request(&class, "POST /answer", &forged, &answered).status, 429);
    // Nor does a phone whose id is known send what it likes.
    let mut statuses = std::iter::repeat_with(|| request(&class, "GET /", &own, "").status).take(1_000);
    assert!(statuses.any(|status| status == 429));
    assert_eq!(request(&class, "POST /clicker/command", &secret_of_clicker(&class), "back").status, 204);
}

#[test]
fn sockets_that_take_all_places_leave_those_of_the_clicker_and_of_known_phones() {
    let (class, commands) =
        start_with(ServerLimits { connections_of_address: 3, reserve: 2, ..ServerLimits::default() });
    class.show(shown(1, 7));
    let id = join(&class);
    let _phone = follow(&class, &id);
    until("it follows", || class.presence().by_socket == 1);
    // Those that come first take the places, and those that come later only stay until others come.
    let mut idle: Vec<TcpStream> = (0..40).map(|_| connect(&class)).collect();
    // The connection by which the phone joined leaves its place some time after the answer.
    until("all places are taken", || {
        idle.push(connect(&class));
        sleep(Duration::from_millis(50));
        (0..3).all(|_| get(&class, "/").status == 503)
    });
    let own = format!("authorization: Phone {id}\r\n");
    for round in 0..10 {
        let told = request(&class, "POST /clicker/state", &secret_of_clicker(&class), r#"{"after":0}"#);
        assert_eq!(told.status, 200, "round {round}");
        assert_eq!(request(&class, "POST /clicker/command", &secret_of_clicker(&class), "forward").status, 204);
        assert_eq!(commands.try_recv(), Ok(ClickerCommand::Forward));
        let answered = format!(r#"{{"id":"{id}","question":7,"choice":{}}}"#, round % 3);
        assert_eq!(request(&class, "POST /answer", &own, &answered).status, 204);
        assert_eq!(get(&class, "/").status, 503, "a stranger");
    }
    assert_eq!(class.tally(7).answers(), 1);
}

#[test]
fn the_secret_is_told_nowhere() {
    let class = start();
    let url = class.clicker_url();
    let (_, secret) = url.split_once('#').unwrap();
    class.show(shown(1, 0));
    assert!(!format!("{class:?}").contains(secret));
    for path in ["/", "/clicker", "/test", "/clicker.js"] {
        let page = get(&class, path);
        assert!(page.status == 200 && !page.text().contains(secret), "{path}");
    }
}

#[test]
fn commands_wait_until_there_is_room_for_them() {
    let (class, _commands) = start_with(ServerLimits::default());
    let url = class.clicker_url();
    let right = format!("authorization: Bearer {}\r\n", url.split_once('#').unwrap().1);
    let sent: Vec<u16> = (0..6).map(|_| request(&class, "POST /clicker/command", &right, "back").status).collect();
    assert_eq!(sent, [204, 204, 204, 204, 503, 503]);
}

/// The window searches on threads of its own. A search that panics, and even a window that panics when it is told
/// something, leave the class as it is.
#[test]
fn a_panic_in_the_program_does_not_end_its_class() {
    let options = ClassOptions { listen: "127.0.0.1:0".to_owned(), ..ClassOptions::default() };
    let class = Class::start(options, ServerLimits::default(), |event| panic!("{event:?}")).unwrap();
    assert!(std::thread::spawn(|| panic!("a search")).join().is_err());
    class.show(shown(1, 7));
    let id = join(&class);
    let mut socket = follow(&class, &id);
    assert_eq!(state(&mut socket)["step"], 1);
    assert_eq!(answer(&class, &id, 7, 1), 204);
    assert_eq!(request(&class, "POST /clicker/command", &secret_of_clicker(&class), "back").status, 503);
    class.show(shown(2, 7));
    assert_eq!((state(&mut socket)["step"].clone(), class.tally(7).answers()), (2.into(), 1));
    drop(socket);
    until("the socket is gone", || class.presence().by_socket == 0);
    assert_eq!(answer(&class, &join(&class), 7, 1), 428);
}

// --------------------------------------------------------------------------------------------------------------- the
// page

#[test]
fn every_response_says_what_the_page_may_do() {
    let class = start();
    for path in
        ["/", "/clicker", "/test", "/style.css", "/words.js", "/phone.js", "/clicker.js", "/test.js", "/nothing"]
    {
        let response = get(&class, path);
        let policy = response.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'; "), "{path}: {policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{path}: {policy}");
        assert!(policy.contains(&format!("connect-src 'self' ws://{} ", address(&class))), "{path}: {policy}");
        assert_eq!(response.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(response.header("referrer-policy"), "no-referrer", "{path}");
    }
    let strange = raw(&class, b"GET / HTTP/1.1\r\nhost: a; script-src *\r\nconnection: close\r\n\r\n").unwrap();
    assert!(!strange.header("content-security-policy").contains("src *"), "{}", strange.head);
}

#[test]
fn the_page_has_no_script_of_its_own_and_no_text_that_ends_its_element() {
    let class = start();
    for path in ["/", "/clicker", "/test"] {
        let page = get(&class, path).text();
        for begun in page.split("<script").skip(1) {
            assert!(begun.starts_with(" src=") || begun.starts_with(" type=\"application/json\""), "{path}: {begun}");
        }
        assert!(!page.contains("English </script>") && page.contains("English \\u003c/script>"), "{path}");
        assert!(!page.contains(" style=") && !page.contains(" onclick"), "{path}");
    }
}

#[test]
fn another_page_cannot_answer_in_the_name_of_a_visitor() {
    let class = start();
    let own = format!("origin: http://{}\r\n", address(&class));
    for (origin, status) in [
        (own.as_str(), 200),
        ("", 200),
        ("origin: http://elsewhere.example\r\n", 403),
        ("origin: null\r\n", 403),
        ("origin: http://127.0.0.1\r\n", 403),
    ] {
        assert_eq!(request(&class, "POST /join", origin, "").status, status, "{origin}");
    }
    let public = ClassOptions {
        listen: "127.0.0.1:0".to_owned(),
        public_url: Some("https://class.example/".to_owned()),
        ..ClassOptions::default()
    };
    let class = Class::start(public, ServerLimits::default(), |_| true).unwrap();
    assert_eq!(request(&class, "POST /join", "origin: https://class.example\r\n", "").status, 200);
    assert_eq!(class.url(), "https://class.example/");
}

// ---------------------------------------------------------------------------------------------------------------- the
// port

#[test]
fn a_port_that_cannot_be_opened_is_said() {
    let class = start();
    let start = |listen: &str| {
        let options = ClassOptions { listen: listen.to_owned(), ..ClassOptions::default() };
        Class::start(options, ServerLimits::default(), |_| true).err()
    };
    assert_eq!(start(&format!("127.0.0.1:{}", class.port())), Some(StartError::PortInUse));
    assert_eq!(start("192.0.2.1:0"), Some(StartError::NotThisMachine));
    for none in ["", "8414", "localhost:8414", "127.0.0.1", "127.0.0.1:99999"] {
        assert_eq!(start(none), Some(StartError::NoAddress), "{none}");
    }
    let port = class.port();
    drop(class);
    until("the port is free again", || start(&format!("127.0.0.1:{port}")).is_none());
}

// -------------------------------------------------------------------------------------------------------------------
// harm

/// Limits under which what is slow or dead is seen at once.
fn hasty() -> ServerLimits {
    let short = Duration::from_millis(100);
    ServerLimits { send_time: short, beat: short, request_time: Duration::from_millis(300), ..ServerLimits::default() }
}

#[test]
fn a_phone_that_gives_no_sign_of_life_is_dropped() {
    let (class, _) = start_with(hasty());
    class.show(shown(1, 0));
    let mut alive = follow(&class, "");
    // Nothing is read from this one, so that no ping is answered.
    let _dead = follow(&class, "");
    until("both are there", || class.presence().by_socket == 2);
    alive.get_ref().set_read_timeout(Some(Duration::from_millis(10))).unwrap();
    until("one is dropped", || {
        let _ = alive.read();
        class.presence().dropped == 1
    });
    assert_eq!(class.presence().by_socket, 1);
    alive.get_ref().set_read_timeout(Some(PATIENCE)).unwrap();
    class.show(shown(2, 0));
    while state(&mut alive)["step"] != 2 {}
}

#[test]
fn a_phone_that_reads_too_slowly_is_dropped_and_holds_up_nobody() {
    let (class, _) = start_with(ServerLimits { beat: Duration::from_mins(10), ..hasty() });
    let mut quick = follow(&class, "");
    let _slow = follow(&class, "");
    until("both are there", || class.presence().by_socket == 2);
    let long = "a".repeat(300_000);
    let mut step = 0;
    let start = Instant::now();
    while class.presence().dropped == 0 {
        assert!(start.elapsed() < PATIENCE, "the slow phone is dropped");
        step += 1;
        let edition = Edition { language: "en".to_owned(), sentence: long.clone(), ..Edition::default() };
        class.show(ClassState { step, editions: vec![edition], ..ClassState::default() });
        while state(&mut quick)["step"] != step {}
    }
    assert_eq!(class.presence().by_socket, 1);
}

#[test]
fn a_phone_that_sends_what_no_page_sends_is_dropped() {
    let (class, _) = start_with(ServerLimits { beat: Duration::from_mins(10), ..ServerLimits::default() });
    class.show(shown(1, 0));
    let mut witness = follow(&class, "");
    let masked = |first: u8, second: &[u8]| [&[first], second, &[0; 4]].concat();
    let texts = [vec![0x81, 0x82, 0, 0, 0, 0, b'h', b'i'], masked(0x82, &[0x80])];
    let broken = [
        // A frame of 2^63 bytes, one of a megabyte, one without a mask, one of an unknown kind, one that is continued
        // by nothing.
        masked(0x82, &[0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        masked(0x81, &[0xff, 0, 0, 0, 0, 0, 0x10, 0, 0]),
        vec![0x81, 0x02, b'h', b'i'],
        masked(0x8b, &[0x80]),
        masked(0x80, &[0x80]),
        // A ping of more bytes than a ping has, one in parts, and text that is no text.
        [masked(0x89, &[0xfe, 0, 200]), vec![0; 200]].concat(),
        masked(0x09, &[0x80]),
        vec![0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
        b"GET / HTTP/1.1\r\n\r\n".to_vec(),
    ];
    for bytes in texts.iter().chain(&broken) {
        let mut socket = follow(&class, "");
        socket.get_mut().write_all(bytes).unwrap();
        assert!(is_closed(&mut socket), "{bytes:?}");
    }
    let mut flood = follow(&class, "");
    let is_flooding = || flood.send(Message::Ping(vec![0; 100].into())).is_ok();
    assert!(std::iter::repeat_with(is_flooding).take(1_000_000).any(|is_taken| !is_taken), "pings without an end");
    until("only one is left", || class.presence().by_socket == 1);
    assert!(class.presence().dropped > texts.len() as u64);
    class.show(shown(2, 0));
    while state(&mut witness)["step"] != 2 {}
}

#[test]
fn what_is_too_large_or_too_slow_is_refused() {
    let (class, _) = start_with(hasty());
    assert_eq!(post(&class, "/answer", &"a".repeat(513)).status, 413);
    let claimed = "POST /answer HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 99999999999\r\n\r\n{";
    assert!(raw(&class, claimed.as_bytes()).is_some_and(|response| 400 <= response.status));
    let long = format!("GET /{} HTTP/1.1\r\nhost: a\r\n\r\n", "a".repeat(20_000));
    assert!(raw(&class, long.as_bytes()).is_none_or(|response| 400 <= response.status));
    let many = format!("GET / HTTP/1.1\r\nhost: a\r\n{}\r\n", "a: b\r\n".repeat(100));
    assert!(raw(&class, many.as_bytes()).is_none_or(|response| 400 <= response.status));
    for nonsense in
        [&b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[..], b"\0\0\0\0\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]
    {
        assert!(raw(&class, nonsense).is_none_or(|response| 400 <= response.status), "{nonsense:?}");
    }
    // A request that never ends, and a body that never comes.
    for begun in ["GET / HTTP/1.1\r\nhost: a\r\n", "POST /answer HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{"] {
        let mut stream = connect(&class);
        stream.write_all(begun.as_bytes()).unwrap();
        let start = Instant::now();
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        assert!(start.elapsed() < PATIENCE / 2, "{begun}");
    }
}

/// The generator of Knuth's MMIX: the same bytes every time.
fn random_bytes(seed: u64, length: usize) -> Vec<u8> {
    let next =
        |number: &u64| Some(number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
    std::iter::successors(Some(seed), next).skip(1).take(length).map(|number| number.to_be_bytes()[0]).collect()
}

#[test]
fn no_bytes_end_the_server() {
    let (class, _) = start_with(hasty());
    class.show(shown(1, 7));
    let id = join(&class);
    let begun = [
        String::new(),
        "GET /".to_owned(),
        format!("POST /next HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\n{{\"id\":\"{id}\",\"after\":"),
        "GET /live HTTP/1.1\r\nhost: a\r\n".to_owned(),
        format!("POST /answer HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\n{{\"id\":\"{id}\",\"question\":7,"),
    ];
    scope(|scope| {
        for (number, begun) in begun.iter().enumerate() {
            let class = &class;
            scope.spawn(move || {
                for seed in 0..12 {
                    let bytes = random_bytes(seed + 1_000 * number as u64, 8 << (seed % 8));
                    let _ = raw(class, &[begun.as_bytes(), &bytes].concat());
                    let mut socket = follow(class, "");
                    let _ = socket.get_mut().write_all(&bytes);
                }
            });
        }
    });
    let socket = follow(&class, &id);
    assert_eq!(answer(&class, &id, 7, 1), 204);
    assert_eq!(class.tally(7).choices, [0, 1, 0]);
    drop(socket);
    until("all have gone", || class.presence().by_socket == 0);
}

/// How many phones of a class there are, and as many sockets that do harm.
const CROWD: usize = 100;

/// Sends what a program that does harm sends: it goes on too slowly, opens a socket and reads nothing, breaks the
/// protocol, sends what is nothing, or answers in the name of phones that it has made up.
fn do_harm(socket: &mut TcpStream, kind: usize, round: u64) {
    let upgrade = "GET /live HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
        sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let bytes = random_bytes(round + kind as u64, 200);
    let sent = match kind % 5 {
        0 => b"G".to_vec(),
        1 | 2 if round == 1 => upgrade.as_bytes().to_vec(),
        1 => Vec::new(),
        2 | 3 => bytes,
        _ => {
            let body = format!(r#"{{"id":"{kind:064x}","question":7,"choice":0}}"#);
            let length = body.len();
            format!("POST /answer HTTP/1.1\r\nhost: a\r\ncontent-length: {length}\r\n\r\n{body}").into_bytes()
        }
    };
    // The server may have closed it.
    let _ = socket.write_all(&sent);
}

#[test]
fn where_half_of_the_sockets_do_harm_every_phone_follows_and_is_counted_once() {
    let class = start();
    class.show(shown(0, 0));
    let ids: Vec<String> = (0..CROWD).map(|_| join(&class)).collect();
    let mut phones: Vec<_> = ids.iter().map(|id| follow(&class, id)).collect();
    let mut hostile: Vec<_> = (0..CROWD).map(|_| connect(&class)).collect();
    for step in 1..=6 {
        for (kind, socket) in hostile.iter_mut().enumerate() {
            do_harm(socket, kind, step);
        }
        class.show(shown(step, if step == 6 { 7 } else { 0 }));
        for phone in &mut phones {
            while state(phone)["step"] != step {}
        }
    }
    for id in &ids {
        assert_eq!(answer(&class, id, 7, 0), 204);
        assert_eq!(answer(&class, id, 7, 1), 204);
    }
    assert_eq!(class.tally(7).choices, [0, CROWD as u64, 0]);
}

#[test]
fn an_address_has_only_so_many_connections() {
    let (class, _) = start_with(ServerLimits { connections_of_address: 3, reserve: 0, ..ServerLimits::default() });
    class.show(shown(1, 0));
    let mut sockets: Vec<_> = (0..3).map(|_| follow(&class, "")).collect();
    let mut refused = connect(&class);
    let mut read = Vec::new();
    assert!(refused.read_to_end(&mut read).is_err() || read.is_empty());
    assert_eq!(class.presence().refused, 1);
    // Where one goes, another one comes.
    drop(sockets.pop());
    until("there is a place", || class.presence().by_socket == 2);
    until("a connection is accepted", || raw(&class, b"GET / HTTP/1.0\r\n\r\n").is_some());
}

#[test]
fn an_address_joins_only_so_often() {
    let joins = Rate { burst: 3.0, per_second: 0.0 };
    let (class, _) = start_with(ServerLimits { joins, ..ServerLimits::default() });
    let join = |headers: &str| request(&class, "POST /join", headers, "").status;
    assert_eq!((0..5).map(|_| join("")).collect::<Vec<_>>(), [200, 200, 200, 429, 429]);
    // A proxy on this machine says for whom it asks; what stands before was said by the phone.
    assert_eq!(join("x-forwarded-for: 127.0.0.1, 192.0.2.7\r\n"), 200);
    assert_eq!(join("x-forwarded-for: 192.0.2.7, 127.0.0.1\r\n"), 429);
    assert_eq!(class.presence().refused, 3);
}

#[test]
fn an_address_asks_only_so_often() {
    let requests = Rate { burst: 10.0, per_second: 0.0 };
    let (class, _) = start_with(ServerLimits { requests, ..ServerLimits::default() });
    let statuses: Vec<u16> = (0..12).map(|_| get(&class, "/").status).collect();
    assert_eq!(statuses, [[200; 10].as_slice(), &[429; 2]].concat());
}
