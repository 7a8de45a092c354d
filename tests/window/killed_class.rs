//! A class that the window serves goes on after the window was killed: with its phones, its clicker and its answers.

use crate::classroom::{Phone, open_modal, request, scanned};
use crate::test_window::TestWindow;
use egui::Key;
use poda_session::Origin;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Set in the process of a window: the address of its class.
const LISTEN: &str = "PODA_KILLED_CLASS";

const TREE: &str = "(version: 1, title: \"Small\", \
    game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12]), (name: \"C\", children: [2, 4])])))";

/// Lets a class join at an address, tells the clicker's link, and asks at the second step until it is killed. If the
/// class goes on, nothing is asked: the question is open again by itself.
fn live(listen: &str) {
    let mut window = TestWindow::on(TREE, Origin::Lesson(0));
    for _ in 0..2 {
        window.press(Key::ArrowRight);
    }
    open_modal(&mut window, listen);
    window.click("Let the class join");
    let goes_on = window.says("Question: ");
    window.click("Show the clicker’s code");
    println!("clicker {}", scanned(&window, "clicker’s page"));
    window.press(Key::Escape);
    if !goes_on {
        // A question that is answered, and one that stays open.
        window.press(Key::Q);
        window.press(Key::ArrowRight);
        window.press(Key::ArrowLeft);
        window.press(Key::ArrowLeft);
        while window.step() != 2 {
            window.press(Key::ArrowLeft);
        }
        window.press(Key::Q);
    }
    println!("asks {}", window.says("Question: "));
    loop {
        window.harness.step();
        sleep(Duration::from_millis(10));
    }
}

/// The process of a window with a class.
struct Killable {
    process: Child,
    clicker: String,
}

impl Killable {
    fn start(folder: &Path, listen: &str) -> Self {
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture", "killed_class::a_class_of_a_killed_window_goes_on"])
            .env(LISTEN, listen)
            .envs(["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|name| (name, folder)))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        let clicker = lines.find_map(|line| line.strip_prefix("clicker ").map(str::to_owned)).expect("a class opens");
        let asks = lines.find(|line| line.starts_with("asks ")).unwrap();
        assert_eq!(asks, "asks true");
        // What is written from now on goes nowhere.
        std::thread::spawn(move || lines.for_each(drop));
        Self { process, clicker }
    }

    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// Waits until the file of the class has this many answers.
fn until_kept(folder: &Path, votes: usize) {
    let kept = || {
        let files = std::fs::read_dir(folder.join("poda")).into_iter().flatten().flatten();
        let texts = files.filter_map(|file| std::fs::read_to_string(file.path()).ok());
        texts.collect::<String>().matches("\"is_here\"").count()
    };
    let until = Instant::now() + Duration::from_mins(1);
    while kept() != votes {
        assert!(Instant::now() < until, "{} answers are kept", kept());
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_class_of_a_killed_window_goes_on() {
    if let Ok(listen) = std::env::var(LISTEN) {
        return live(&listen);
    }
    let folder = TempDir::new().unwrap();
    let listen = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let window = Killable::start(folder.path(), &listen);
    let mut phones = [Phone::at(&listen), Phone::at(&listen)];
    let asked = phones[0].until(|state| !state["asked"].is_null());
    phones[0].answer(&asked["asked"]["question"], 0);
    phones[1].answer(&asked["asked"]["question"], 1);
    until_kept(folder.path(), 2);
    let clicker = window.clicker.clone();
    window.kill();

    let window = Killable::start(folder.path(), &listen);
    assert_eq!(window.clicker, clicker, "the page of the lecturer's own phone stays valid");
    let open = phones[0].until(|state| !state["asked"].is_null());
    assert_eq!((&open["epoch"], &open["asked"]["question"]), (&asked["epoch"], &asked["asked"]["question"]));
    let (host, secret) = clicker.strip_prefix("http://").unwrap().split_once("/clicker#").unwrap();
    let bearer = format!("authorization: Bearer {secret}\r\n");
    assert_eq!(request(host, "POST /clicker/command", &bearer, "forward").0, 204);
    let told: Value = phones[1].until(|state| !state["outcome"].is_null());
    let counts: Vec<u64> = told["outcome"]["counts"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    assert_eq!(counts[..2], [1, 1], "{told}");
    window.kill();
}
