//! `poda serve`, from the first line to the last: what a class is shown, asked and told, over real sockets.

use poda::i18n::{Language, languages};
use serde_json::{Value, json};
use std::cell::Cell;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// All that a phone loads before it shows a state.
const PAGE: [&str; 4] = ["/", "/style.css", "/words.js", "/phone.js"];

/// A running `poda serve`. Dropping it ends it.
pub struct Served {
    program: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// The host and the port.
    authority: String,
    /// The clicker's secret.
    secret: String,
    /// The number of the state that was read last.
    number: Cell<u64>,
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl Served {
    pub fn start(arguments: &[&str]) -> Self {
        let folder = TempDir::new().unwrap();
        Self::start_at("127.0.0.1:0", folder.path(), arguments)
    }

    /// Listens on an address. What outlasts the program is in a folder.
    fn start_at(listen: &str, folder: &Path, arguments: &[&str]) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_poda"))
            .args(["serve", "--listen", listen])
            .args(arguments)
            .envs(["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|name| (name, folder)))
            .env("PODA_BASE", "https://poda.example/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let input = program.stdin.take().unwrap();
        let (sender, lines) = channel();
        let said = BufReader::new(program.stdout.take().unwrap()).lines();
        spawn(move || said.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let mut served =
            Self { program, input, lines, authority: String::new(), secret: String::new(), number: Cell::new(0) };
        let address = served.line_with("http://");
        let (_, address) = address.split_once("http://").unwrap();
        address.trim_end_matches('/').clone_into(&mut served.authority);
        served.types("k");
        let clicker = served.line_with("/clicker#");
        clicker.split_once('#').unwrap().1.clone_into(&mut served.secret);
        served
    }

    /// The next line that holds a text, which comes within half a minute.
    pub fn line_with(&mut self, text: &str) -> String {
        let said = || self.lines.recv_timeout(Duration::from_secs(30)).ok();
        std::iter::from_fn(said).find(|line| line.contains(text)).unwrap_or_else(|| panic!("{text} is said"))
    }

    /// Returns whether a text has been said since the last line that was read.
    pub fn is_at(&mut self, text: &str) -> bool {
        self.lines.try_iter().any(|line| line.contains(text))
    }

    pub fn types(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// The head in lowercase, and the body.
    fn request(&self, line: &str, headers: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.authority).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let (host, length) = (&self.authority, body.len());
        write!(
            stream,
            "{line} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{headers}content-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut response = String::new();
        stream.read_to_string(&mut response).unwrap();
        let (head, body) = response.split_once("\r\n\r\n").unwrap();
        (head.to_lowercase(), body.to_owned())
    }

    fn get(&self, path: &str) -> String {
        let (head, body) = self.request(&format!("GET {path}"), "", "");
        assert!(head.starts_with("http/1.1 200"), "{path}: {head}");
        body
    }

    pub fn join(&self) -> String {
        self.request("POST /join", "", "").1
    }

    /// The state after the one of this number.
    pub fn state_after(&self, id: &str, number: u64) -> Value {
        let waiting = json!({ "id": id, "after": number }).to_string();
        let state: Value = serde_json::from_str(&self.request("POST /next", "", &waiting).1).unwrap();
        self.number.set(state["number"].as_u64().unwrap());
        state
    }

    pub fn answer(&self, id: &str, question: &Value, choice: usize) {
        // The phone waits for the next state meanwhile: only phones that follow are counted.
        let mut following = TcpStream::connect(&self.authority).unwrap();
        let waiting = json!({ "id": id, "after": self.number.get() }).to_string();
        let length = waiting.len();
        write!(following, "POST /next HTTP/1.1\r\nhost: a\r\ncontent-length: {length}\r\n\r\n{waiting}").unwrap();
        let body = json!({ "id": id, "question": question, "choice": choice }).to_string();
        let (head, _) = self.request("POST /answer", "content-type: application/json\r\n", &body);
        assert!(head.starts_with("http/1.1 204"), "{head}");
    }

    /// Waits for the end. Returns whether the program was successful.
    pub fn ends_well(&mut self) -> bool {
        self.program.wait().unwrap().success()
    }

    pub fn click(&self, command: &str) {
        let authorization = format!("authorization: Bearer {}\r\n", self.secret);
        let (head, _) = self.request("POST /clicker/command", &authorization, command);
        assert!(head.starts_with("http/1.1 204"), "{head}");
    }
}

#[test]
fn a_class_is_shown_every_step_asked_and_told_how_it_has_answered() {
    let folder = TempDir::new().unwrap();
    let table = folder.path().join("answers.csv");
    let mut served = Served::start(&["a-to-n", "--lang", "en", "--csv", table.to_str().unwrap()]);
    let [one, other] = [served.join(), served.join()];

    let first = served.state_after(&one, 0);
    assert_eq!((&first["step"], &first["steps"], &first["asked"]), (&0.into(), &41.into(), &Value::Null));
    let english = &first["editions"]["en"];
    assert_eq!(english["link"], "https://poda.example/#lesson=a-to-n&step=0&lang=en");
    let picture = served.get(&format!("/picture/{}", english["picture"].as_str().unwrap()));
    assert!(picture.starts_with("<svg") && !picture.contains("<script"), "{picture:.200}");
    let spanish = &first["editions"]["es"];
    assert_ne!(spanish["sentence"], english["sentence"]);

    // A line, the clicker, and a number.
    served.types("");
    let second = served.state_after(&one, 1);
    assert_eq!(second["step"], 1);
    served.click("forward");
    assert_eq!(served.state_after(&one, 2)["step"], 2);
    served.types("0");
    assert_eq!(served.state_after(&one, 3)["step"], 0);

    served.click("ask");
    let asked = served.state_after(&one, 4);
    let question = &asked["asked"]["question"];
    let choices = asked["editions"]["en"]["choices"].as_array().unwrap();
    assert_eq!(asked["asked"]["choices"], choices.len());
    assert!(asked["editions"]["en"]["sentence"].as_str().unwrap().starts_with("Question: "));
    // What would answer is not there.
    assert_eq!((&asked["editions"]["en"]["link"], &asked["outcome"]), (&"".into(), &Value::Null));
    served.answer(&one, question, 0);
    served.answer(&one, question, 1);
    served.answer(&other, question, 1);

    served.types("");
    let told = served.state_after(&one, 5);
    let counts: Vec<u64> = (0..choices.len()).map(|choice| if choice == 1 { 2 } else { 0 }).collect();
    assert_eq!((&told["outcome"]["counts"], &told["asked"]), (&json!(counts), &Value::Null));
    let are_right = told["outcome"]["right"].as_array().unwrap();
    assert!(are_right.contains(&true.into()) && are_right.contains(&false.into()));
    served.line_with("· right");

    // Once more, after the room has talked.
    served.types("b");
    let again = served.state_after(&one, 6);
    assert_ne!(&again["asked"]["question"], question);
    served.answer(&one, &again["asked"]["question"], 0);
    served.click("forward");
    let told = served.state_after(&one, 7);
    assert_eq!((&told["outcome"]["before"], &told["outcome"]["counts"][0]), (&json!(counts), &1.into()));

    let rows = fs::read_to_string(&table).unwrap();
    assert!(
        rows.starts_with(
            "\"question\",\"step\",\"round\",\"prompt\",\"choice\",\"is_right\",\"mistake\",\"count\"\r\n1,0,1,\""
        ),
        "{rows}"
    );
    assert_eq!(rows.matches("\r\n").count(), 1 + 2 * choices.len(), "{rows}");

    served.types("x");
    assert!(served.program.wait().unwrap().success());
}

/// The rows of a table below its header.
fn rows(table: &Path) -> Vec<String> {
    let text = fs::read_to_string(table).unwrap();
    let lines: Vec<_> = text.split_terminator("\r\n").map(|line| line.replace('"', "")).collect();
    assert_eq!(lines[0], "question,step,round,prompt,choice,is_right,mistake,count", "{text}");
    lines[1..].to_vec()
}

/// The numbers of the questions of a table.
fn questions(table: &Path) -> Vec<String> {
    let mut numbers: Vec<_> = rows(table).iter().map(|row| row.split(',').next().unwrap().to_owned()).collect();
    numbers.dedup();
    numbers
}

/// Serves a question, lets something happen to the file of the answers before it is answered, and ends. Returns what is
/// said.
fn disturbed(table: &Path, happens: impl FnOnce(), then: impl FnOnce(&mut Served)) -> String {
    let mut served = Served::start(&["a-to-n", "--lang", "en", "--csv", table.to_str().unwrap()]);
    served.types("q");
    served.line_with("Question: ");
    happens();
    served.types("");
    served.line_with("· right");
    then(&mut served);
    served.types("x");
    served.program.wait().unwrap();
    let mut said = String::new();
    served.program.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    said + &served.lines.iter().collect::<String>()
}

/// A file of answers is never cut: whatever happens to it, and however often the lecture is begun again.
#[test]
fn answers_are_added_to_those_that_are_there_and_anything_else_is_kept_aside() {
    let folder = TempDir::new().unwrap();
    let table = folder.path().join("answers.csv");
    let nothing = |_: &mut Served| ();
    disturbed(&table, || (), nothing);
    let first = rows(&table);
    assert_eq!(questions(&table), ["1"]);
    // It is begun again, and two at once write to one file.
    disturbed(&table, || drop(disturbed(&table, || (), nothing)), nothing);
    assert_eq!(
        (questions(&table), &rows(&table)[..first.len()]),
        (vec!["1".into(), "2".into(), "3".into()], &first[..])
    );
    // An editor adds a line without an end, and removes the file.
    let edited = fs::read_to_string(&table).unwrap() + "17,by hand";
    disturbed(&table, || fs::write(&table, &edited).unwrap(), nothing);
    assert_eq!(
        (questions(&table).last().unwrap().as_str(), rows(&table).contains(&"17,by hand".to_owned())),
        ("18", true)
    );
    disturbed(&table, || fs::remove_file(&table).unwrap(), nothing);
    assert_eq!(questions(&table), ["1"]);
    // Another file is kept, whenever it comes, and so is the one that was kept before.
    let said = disturbed(&table, || fs::write(&table, "name,mark\r\n").unwrap(), nothing);
    assert!(said.contains("answers.csv~"), "{said}");
    fs::write(&table, "a picture").unwrap();
    disturbed(&table, || (), nothing);
    let kept = ["answers.csv~", "answers.csv~2"].map(|name| fs::read_to_string(folder.path().join(name)).unwrap());
    assert_eq!((kept, questions(&table)), (["name,mark\r\n".to_owned(), "a picture".to_owned()], vec!["1".to_owned()]));
}

/// An address that nobody listens on.
fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// Waits until the answers to the open question are kept: that many.
fn until_kept(folder: &Path, votes: usize) {
    let kept = || {
        let files = fs::read_dir(folder.join("poda")).into_iter().flatten().flatten();
        files.filter_map(|file| fs::read_to_string(file.path()).ok()).collect::<String>().matches("\"is_here\"").count()
    };
    let until = Instant::now() + Duration::from_secs(30);
    while kept() != votes {
        assert!(Instant::now() < until, "{} answers are kept", kept());
        sleep(Duration::from_millis(20));
    }
}

/// Killed in the middle of a vote, and once more while the answers are shown: the same command goes on there, with the
/// same phones and the same clicker, and with every answer.
#[cfg(target_os = "linux")]
#[test]
fn a_class_that_is_killed_goes_on_where_it_was_with_its_phones_and_its_answers() {
    let (folder, address) = (TempDir::new().unwrap(), free_address());
    let table = folder.path().join("answers.csv");
    let arguments = ["alpha-beta", "--lang", "en", "--entry", "3", "--step", "5", "--csv", table.to_str().unwrap()];
    let again = [&arguments[..3], &arguments[7..]].concat();
    let mut served = Served::start_at(&address, folder.path(), &arguments);
    let secret = served.secret.clone();
    let [one, other] = [served.join(), served.join()];
    let begun = served.state_after(&one, 0);
    assert_eq!(begun["step"], 5);
    served.types("q");
    let number = |state: &Value| state["number"].as_u64().unwrap();
    let first = served.state_after(&one, number(&begun));
    served.answer(&one, &first["asked"]["question"], 0);
    served.types("");
    let told = served.state_after(&one, number(&first));
    let answered = rows(&table);
    served.types("b");
    let asked = served.state_after(&one, number(&told));
    served.answer(&one, &asked["asked"]["question"], 1);
    served.answer(&other, &asked["asked"]["question"], 1);
    until_kept(folder.path(), 2);
    served.program.kill().unwrap();
    drop(served);

    let mut served = Served::start_at(&address, folder.path(), &again);
    assert_eq!(served.secret, secret, "the page of the lecturer's own phone stays valid");
    let resumed = served.state_after(&one, number(&asked));
    assert!(number(&asked) < number(&resumed), "phones show it");
    for (name, value) in [("epoch", &asked["epoch"]), ("step", &asked["step"]), ("asked", &asked["asked"])] {
        assert_eq!(&resumed[name], value);
    }
    assert_eq!(resumed["editions"]["en"]["sentence"], asked["editions"]["en"]["sentence"]);
    served.answer(&other, &asked["asked"]["question"], 0);
    served.click("forward");
    let told = served.state_after(&one, number(&resumed));
    let counts = |outcome: &Value| [0, 1].map(|choice| outcome[choice].as_u64().unwrap());
    assert_eq!(counts(&told["outcome"]["counts"]), [1, 1], "one changed the answer after the restart");
    assert_eq!(counts(&told["outcome"]["before"]), [1, 0], "the first round is remembered");
    served.line_with("· right");
    served.program.kill().unwrap();
    drop(served);

    let mut served = Served::start_at(&address, folder.path(), &again);
    let resumed = served.state_after(&one, 0);
    assert_eq!((&resumed["outcome"], &resumed["step"]), (&told["outcome"], &told["step"]));
    let all = rows(&table);
    assert_eq!((&all[..answered.len()], questions(&table)), (&answered[..], vec!["1".to_owned(), "2".to_owned()]));
    // A class that was ended is not gone on with.
    served.types("x");
    assert!(served.ends_well());
    drop(served);
    let served = Served::start_at(&address, folder.path(), &again);
    assert_ne!(served.secret, secret);
    assert_eq!((served.state_after(&served.join(), 0)["steps"].as_u64(), questions(&table).len()), (Some(0), 2));
}

/// Other users of the computer cannot read the secret of the clicker, and another lecture at the address has another.
#[cfg(target_os = "linux")]
#[test]
fn a_class_is_kept_for_its_user_alone_and_for_its_own_lecture() {
    use std::os::unix::fs::PermissionsExt;

    let (folder, address) = (TempDir::new().unwrap(), free_address());
    let served = Served::start_at(&address, folder.path(), &["a-to-n", "--lang", "en", "--step", "7"]);
    let secret = served.secret.clone();
    let kept: Vec<_> = fs::read_dir(folder.path().join("poda")).unwrap().map(|file| file.unwrap()).collect();
    assert_eq!((kept.len(), kept[0].metadata().unwrap().permissions().mode() & 0o777), (1, 0o600));
    drop(served);
    let served = Served::start_at(&address, folder.path(), &["minimax", "--lang", "en"]);
    assert_ne!(served.secret, secret);
    drop(served);
    for (arguments, why) in [
        (["--entry", "99"], "no entry 99"),
        (["--step", "3"], "Entry 1 is a slide"),
        (["--step", "-1"], "a whole number"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_poda"))
            .args(["serve", "alpha-beta", "--lang", "en", "--listen", "127.0.0.1:0"])
            .args(arguments)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && said.contains(why), "{arguments:?}: {said}");
    }
}

/// What cannot be written is written later, or to another place, which is said.
#[test]
fn answers_that_cannot_be_written_are_not_lost() {
    let folder = TempDir::new().unwrap();
    let table = folder.path().join("own/answers.csv");
    fs::create_dir(folder.path().join("own")).unwrap();
    let removed = || {
        fs::remove_file(&table).unwrap();
        fs::create_dir(&table).unwrap();
    };
    let said = disturbed(&table, removed, |served| {
        fs::remove_dir(&table).unwrap();
        served.line_with("has all answers again");
    });
    assert!(said.contains("a folder"), "{said}");
    assert_eq!(questions(&table), ["1"]);
    let said = disturbed(&table, || fs::remove_dir_all(folder.path().join("own")).unwrap(), |_| ());
    assert!(
        said.contains("There is no such folder.") && said.contains("The answers of this lecture are in "),
        "{said}"
    );
    let (_, elsewhere) = said.split_once("The answers of this lecture are in ").unwrap();
    let elsewhere = Path::new(elsewhere.split_once(".\n").unwrap().0);
    assert_eq!(questions(elsewhere), ["1"]);
    fs::remove_file(elsewhere).unwrap();
}

/// The answers to the open question are in the table, too.
#[cfg(unix)]
#[test]
fn a_class_that_is_ended_by_a_signal_loses_no_answer() {
    for signal in ["TERM", "INT", "HUP"] {
        let folder = TempDir::new().unwrap();
        let table = folder.path().join("answers.csv");
        let mut served = Served::start(&["a-to-n", "--lang", "en", "--csv", table.to_str().unwrap()]);
        let phone = served.join();
        served.state_after(&phone, 0);
        served.types("q");
        let asked = served.state_after(&phone, 1);
        served.answer(&phone, &asked["asked"]["question"], 1);
        let kill = Command::new("kill").args([&format!("-{signal}"), &served.program.id().to_string()]).status();
        assert!(kill.unwrap().success());
        assert!(served.program.wait().unwrap().success(), "{signal}");
        let counts: Vec<_> = rows(&table).iter().map(|row| row.rsplit(',').next().unwrap().to_owned()).collect();
        assert_eq!(counts.iter().filter(|count| *count == "1").count(), 1, "{signal}: {counts:?}");
    }
}

#[test]
fn a_class_is_asked_which_child_a_monte_carlo_tree_search_selects() {
    let mut served = Served::start(&["four-phases", "--lang", "en", "--answer-time", "60"]);
    let phone = served.join();
    served.state_after(&phone, 0);
    served.types("q");
    served.line_with("before a child is selected");
    // Behind two iterations the third begins, which selects.
    served.types("10");
    assert_eq!(served.state_after(&phone, 1)["step"], 10);
    served.types("q");
    let asked = served.state_after(&phone, 2);
    let english = &asked["editions"]["en"];
    assert_eq!((&asked["step"], &english["choices"], &english["link"]), (&11.into(), &json!(["B", "C"]), &"".into()));
    assert!(english["sentence"].as_str().unwrap().ends_with("Which one is selected?"), "{english}");
    assert!((55..=60).contains(&asked["asked"]["seconds"].as_u64().unwrap()), "{asked}");
    served.answer(&phone, &asked["asked"]["question"], 1);
    served.types("");
    let told = served.state_after(&phone, 3);
    assert_eq!((&told["step"], &told["outcome"]["counts"]), (&12.into(), &json!([0, 1])));
    assert_eq!(told["outcome"]["right"], json!([false, true]));
    assert!(told["editions"]["en"]["sentence"].as_str().unwrap().starts_with("At A, MAX selects C"), "{told}");
}

#[test]
fn a_phone_loads_little_and_all_of_it_from_here() {
    let served = Served::start(&["1", "--lang", "es"]);
    let loaded: Vec<String> = PAGE.iter().map(|path| served.get(path)).collect();
    let bytes: usize = loaded.iter().map(String::len).sum();
    assert!(bytes <= 50_000, "{bytes} bytes");
    for text in &loaded {
        assert!(!text.contains("http://") && !text.contains("https://"), "{text}");
    }
    let words = loaded[0].split_once("application/json\" id=\"words\">").unwrap().1;
    let words: Value = serde_json::from_str(words.split_once("</script>").unwrap().0).unwrap();
    let others = languages().map(Language::code).filter(|code| *code != "es");
    assert_eq!(words["order"], json!(["es"].into_iter().chain(others).collect::<Vec<_>>()));
    // What the scripts say is there, in every language.
    let said: Vec<&str> = loaded[1..].iter().flat_map(|text| text.split("text('").skip(1)).collect();
    let clicker = [served.get("/clicker.js"), served.get("/test.js")];
    let said = said.into_iter().chain(clicker.iter().flat_map(|text| text.split("text('").skip(1)));
    let mut count = 0;
    for id in said.map(|rest| rest.split('\'').next().unwrap()).filter(|id| *id != "test-") {
        for language in languages().map(Language::code) {
            assert!(words["texts"][language][id].is_string(), "{id} in {language}");
        }
        count += 1;
    }
    assert!(12 < count, "{count} texts were found");
}

#[test]
fn why_a_class_cannot_be_served_is_said() {
    let served = Served::start(&["1"]);
    let refused = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_poda"))
            .args(["serve", "--lang", "en"])
            .args(arguments)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(!output.status.success(), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let taken = refused(&["--listen", &served.authority]);
    assert!(taken.starts_with(&format!("Another program listens on {} already.", served.authority)), "{taken}");
    assert!(refused(&["--listen", "8414"]).starts_with("8414 is no address with a port"));
    assert!(refused(&["--listen", "192.0.2.1:0"]).starts_with("192.0.2.1:0 is no address of this computer"));
    assert!(refused(&["-"]).contains("Commands are read from standard input"));
    assert!(refused(&["--public-url", "class.example"]).contains("https://class.example"));
    let folder = TempDir::new().unwrap();
    let nowhere = folder.path().join("nowhere/answers.csv");
    let said = refused(&["1", "--listen", "127.0.0.1:0", "--csv", nowhere.to_str().unwrap()]);
    assert!(said.contains("answers.csv"), "{said}");
    let secret = refused(&["1", "--nats", "nats://lecturer:hunter2@127.0.0.1:4222"]);
    assert!(secret.contains("--nats-file"), "{secret}");
    assert!(refused(&["1", "--answer-time", "0"]).contains("whole seconds, from 1 to"));
    assert!(refused(&["1", "--steps", "99999"]).contains("99"), "a step beyond the end");
}

#[test]
fn the_page_is_for_this_computer_alone_until_an_address_is_named_and_the_clicker_is_shown_on_request() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("title.ron");
    fs::write(&file, "(version: 1, title: \"A\\u{202e}B\", game: Tree(tree: [3, 5]))").unwrap();
    let table = folder.path().join("answers.csv");
    let said_of = |listen: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_poda"))
            .args(["serve", "--lang", "en", "--csv", table.to_str().unwrap()])
            .args(listen)
            .arg(&file)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // It may have ended, where another program has the port.
        let _ = program.stdin.take().unwrap().write_all(b"x\n");
        let output = program.wait_with_output().unwrap();
        String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
    };
    // Another program may have the port, which is named then.
    let default = said_of(&[]);
    assert!(default.contains("127.0.0.1:8414") && !default.contains("/clicker#"), "{default}");
    assert!(table.exists() || default.contains("listens on"), "the table is there from the start");
    let here = said_of(&["--listen", "127.0.0.1:0"]);
    assert!(here.contains("Only this computer") && !here.contains("not encrypted"), "{here}");
    let everywhere = said_of(&["--listen", "0.0.0.0:0"]);
    let is_alone = everywhere.contains("http://127.");
    assert!(is_alone || everywhere.contains("The connection is not encrypted"), "{everywhere}");
    let served = Served::start(&[file.to_str().unwrap()]);
    let title = served.state_after(&served.join(), 0)["editions"]["en"]["title"].clone();
    assert!(title.as_str().is_some_and(|title| !title.contains('\u{202e}') && title.contains('B')), "{title}");
}

#[test]
fn wrong_secrets_for_the_clicker_are_said_once() {
    let mut served = Served::start(&["a-to-n", "--lang", "en"]);
    let wrong = format!("authorization: Bearer {}\r\n", "0".repeat(32));
    for _ in 0..7 {
        served.request("POST /clicker/command", &wrong, "forward");
    }
    served.line_with("Wrong secrets for the clicker are arriving");
    served.click("forward");
    served.line_with("Step 1 ");
    served.request("POST /clicker/command", &wrong, "forward");
    served.click("forward");
    served.types("x");
    assert!(served.program.wait().unwrap().success());
    let again = served.lines.iter().filter(|line| line.contains("Wrong secrets")).count();
    assert_eq!(again, 0);
}
