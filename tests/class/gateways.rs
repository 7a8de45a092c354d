//! Beyond one machine: a lecturer's machine and gateways, by way of a real NATS server, which is stopped, started and
//! killed.
//!
//! Needs `nats-server`, of the Debian package of that name. Without it these tests are skipped, unless
//! `PODA_REQUIRE_NATS` is 1.

use crate::phone::{Socket, address, answer, follow, join, next, post, state};
use crate::{shown, until};
use poda_serve::{Class, ClassOptions, Deployment, NatsServer, NoNats, Reach, ServeError, ServerLimits};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

/// A NATS server that keeps messages, in a folder of its own. Dropping it kills it.
struct Server {
    process: Child,
    port: u16,
    folder: TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    /// `None` where none is installed, and none is required.
    fn start() -> Option<Self> {
        let is_installed = Command::new("nats-server").arg("--version").stdout(Stdio::null()).status().is_ok();
        let is_required = std::env::var("PODA_REQUIRE_NATS").is_ok_and(|value| value == "1");
        assert!(is_installed || !is_required, "nats-server is not installed");
        if !is_installed {
            eprintln!("Skipped: nats-server is not installed.");
            return None;
        }
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let folder = TempDir::new().unwrap();
        Some(Self { process: launch(port, &folder), port, folder })
    }

    /// Kills the server, and starts it anew with what it had written down.
    fn restart(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.process = launch(self.port, &self.folder);
    }

    /// Sends the process a signal, such as `STOP`.
    fn signal(&self, name: &str) {
        let status = Command::new("kill").args([&format!("-{name}"), &self.process.id().to_string()]).status();
        assert!(status.unwrap().success());
    }

    fn nats(&self) -> NatsServer {
        NatsServer { url: format!("nats://127.0.0.1:{}", self.port), subject: "poda-tests".to_owned() }
    }

    fn class(&self, reach: fn(NatsServer) -> Reach) -> Class {
        class(reach(self.nats())).unwrap()
    }
}

fn launch(port: u16, folder: &TempDir) -> Child {
    launch_with(port, folder, &["--jetstream"])
}

fn launch_with(port: u16, folder: &TempDir, flags: &[&str]) -> Child {
    let mut command = Command::new("nats-server");
    command.args(["--addr", "127.0.0.1", "--port", &port.to_string(), "--store_dir"]).arg(folder.path()).args(flags);
    let process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    until("the server listens", || TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok());
    process
}

fn class(reach: Reach) -> Result<Class, ServeError> {
    let options = ClassOptions { listen: "127.0.0.1:0".to_owned(), ..ClassOptions::default() };
    Class::start_deployed(options, &Deployment { reach, ..Deployment::default() }, ServerLimits::default(), |_| true)
}

/// Reads states until that of a step.
fn read_until(socket: &mut Socket, step: u64) {
    while state(socket)["step"] != step {}
}

/// Answers as so many new phones, which follow for as long as the sockets are kept.
fn answers(class: &Class, question: u64, choice: usize, count: usize) -> Vec<Socket> {
    let phone = |_| {
        let id = join(class);
        let socket = follow(class, &id);
        assert_eq!(answer(class, &id, question, choice), 204);
        socket
    };
    (0..count).map(phone).collect()
}

/// Answers until that is confirmed, as the page does.
fn answer_surely(class: &Class, id: &str, question: u64, choice: usize) {
    until("it is confirmed", || answer(class, id, question, choice) == 204);
}

#[test]
fn gateways_show_what_the_lecturer_shows_and_their_counts_are_added() {
    let Some(server) = Server::start() else { return };
    let lecturer = server.class(Reach::Publishes);
    lecturer.show(shown(1, 7));
    // Both come late.
    let [one, other] = [server.class(Reach::Gateway), server.class(Reach::Gateway)];
    let [mut at_one, mut at_other] = [&one, &other].map(|gateway| follow(gateway, ""));
    read_until(&mut at_one, 1);
    read_until(&mut at_other, 1);
    until("the phones are counted", || lecturer.presence().by_gateway == 2);

    let _phones = [answers(&one, 7, 0, 3), answers(&other, 7, 1, 2), answers(&lecturer, 7, 2, 1)];
    until("all answers are counted", || lecturer.tally(7).choices == [3, 2, 1]);
    // A phone that changes its answer is counted once.
    let id = join(&one);
    let at_first = follow(&one, &id);
    assert_eq!([0, 1, 2].map(|choice| answer(&one, &id, 7, choice)), [204; 3]);
    until("the last answer counts", || lecturer.tally(7).choices == [3, 2, 2]);
    // At another gateway and on the lecturer's machine it is the same phone.
    drop(at_first);
    let _later = [follow(&other, &id), follow(&lecturer, &id)];
    assert_eq!(answer(&other, &id, 7, 0), 204);
    until("its answer has changed", || lecturer.tally(7).choices == [4, 2, 1]);
    assert_eq!(answer(&lecturer, &id, 7, 2), 204);
    assert!(lecturer.tally(7).answers() <= lecturer.presence().phones());
    sleep(Duration::from_millis(1_500));
    assert_eq!(lecturer.tally(7).choices, [3, 2, 2], "what is said again changes nothing");

    lecturer.show(shown(2, 0));
    read_until(&mut at_one, 2);
    read_until(&mut at_other, 2);
    assert_eq!(answer(&other, &id, 7, 0), 409, "the question is closed everywhere");
}

#[test]
fn what_only_the_lecturer_reads_is_not_published() {
    let Some(server) = Server::start() else { return };
    let lecturer = server.class(Reach::Publishes);
    lecturer.show(shown(1, 0));
    let gateway = server.class(Reach::Gateway);
    let mut phone = follow(&gateway, "");
    let mut told = state(&mut phone);
    while told["step"] != 1 {
        told = state(&mut phone);
    }
    assert_eq!(told["editions"]["es"]["sentence"], "MAX tiene asegurado 3.");
    let picture = told["editions"]["en"]["picture"].as_str().unwrap();
    assert_eq!(crate::phone::get(&gateway, &format!("/picture/{picture}")).status, 200);
    // Its clicker leads nowhere and knows no notes.
    let url = gateway.clicker_url();
    let right = format!("authorization: Bearer {}\r\n", url.split_once('#').unwrap().1);
    let clicker = crate::phone::request(&gateway, "POST /clicker/state", &right, r#"{"after":0}"#);
    assert!(!clicker.text().contains("back row"), "{}", clicker.text());
}

#[test]
fn the_answers_of_a_gateway_that_dies_stay_counted() {
    let Some(server) = Server::start() else { return };
    let lecturer = server.class(Reach::Publishes);
    lecturer.show(shown(1, 7));
    let [one, other] = [server.class(Reach::Gateway), server.class(Reach::Gateway)];
    for gateway in [&one, &other] {
        read_until(&mut follow(gateway, ""), 1);
    }
    let _phones = [answers(&one, 7, 0, 4), answers(&other, 7, 1, 1)];
    until("all answers are counted", || lecturer.tally(7).choices == [4, 1, 0]);
    drop(one);
    let again = server.class(Reach::Gateway);
    read_until(&mut follow(&again, ""), 1);
    let _late = answers(&again, 7, 2, 2);
    until("they are added", || lecturer.tally(7).choices == [4, 1, 2]);
}

/// Sixty phones answer at a gateway that is killed while they do: whatever was confirmed is counted, and the others
/// answer elsewhere.
#[test]
fn what_a_gateway_has_confirmed_is_counted_even_if_it_is_killed_in_the_middle() {
    let Some(server) = Server::start() else { return };
    let lecturer = server.class(Reach::Publishes);
    lecturer.show(shown(1, 7));
    let [one, other] = [server.class(Reach::Gateway), server.class(Reach::Gateway)];
    for gateway in [&one, &other] {
        read_until(&mut follow(gateway, ""), 1);
    }
    let ids: Vec<String> = (0..60).map(|_| join(&one)).collect();
    let _phones: Vec<Socket> = ids.iter().map(|id| follow(&one, id)).collect();
    let confirmed: Vec<&String> = ids.iter().take(30).filter(|id| answer(&one, id, 7, 0) == 204).collect();
    drop(one);
    assert_eq!(confirmed.len(), 30);
    until("what was confirmed is counted", || lecturer.tally(7).choices == [30, 0, 0]);
    let _elsewhere: Vec<Socket> = ids.iter().map(|id| follow(&other, id)).collect();
    for id in &ids {
        assert_eq!(answer(&other, id, 7, 1), 204, "the id is valid here, too");
    }
    until("each is counted once", || lecturer.tally(7).choices == [0, 60, 0]);
}

/// A gateway that has just been started knows neither the lecture nor its phones: it asks them to wait, and does not
/// make new phones of them, whose answers would be counted again.
#[test]
fn a_changed_answer_is_counted_once_at_a_gateway_that_is_started_again() {
    let Some(server) = Server::start() else { return };
    let lecturer = server.class(Reach::Publishes);
    lecturer.show(shown(1, 7));
    let gateway = server.class(Reach::Gateway);
    let mut socket = follow(&gateway, "");
    read_until(&mut socket, 1);
    let id = join(&gateway);
    let _phone = follow(&gateway, &id);
    assert_eq!(answer(&gateway, &id, 7, 0), 204);
    drop(gateway);
    // The one that takes its place is reached before it is told anything.
    let other = NatsServer { subject: "poda-nobody".to_owned(), ..server.nats() };
    let untold = class(Reach::Gateway(other)).unwrap();
    assert_eq!(
        (post(&untold, "/join", "").status, next(&untold, &id, 0).status, answer(&untold, &id, 7, 1)),
        (503, 503, 503)
    );
    let again = server.class(Reach::Gateway);
    let _phone = follow(&again, &id);
    answer_surely(&again, &id, 7, 1);
    until("it has changed", || lecturer.tally(7).choices == [0, 1, 0]);
}

#[test]
fn a_phone_is_recognized_at_a_gateway_that_learns_of_the_lecture_later() {
    let Some(server) = Server::start() else { return };
    let gateway = server.class(Reach::Gateway);
    let lecturer = server.class(Reach::Publishes);
    let id = join(&lecturer);
    let mut early = follow(&gateway, &id);
    assert_eq!(state(&mut early)["number"], 0);
    lecturer.show(shown(1, 7));
    read_until(&mut early, 1);
    assert_eq!(answer(&gateway, &id, 7, 2), 204);
    until("it is counted", || lecturer.tally(7).choices == [0, 0, 1]);
}

#[test]
fn a_server_that_is_killed_and_started_again_is_told_everything_once_more() {
    let Some(mut server) = Server::start() else { return };
    let lecturer = server.class(Reach::Publishes);
    lecturer.show(shown(1, 7));
    let gateway = server.class(Reach::Gateway);
    let mut phone = follow(&gateway, "");
    read_until(&mut phone, 1);
    let _early = answers(&gateway, 7, 0, 1);
    let ids = [join(&gateway), join(&gateway)];
    let _phones = ids.each_ref().map(|id| follow(&gateway, id));
    server.restart();
    for id in &ids {
        answer_surely(&gateway, id, 7, 1);
    }
    until("what was answered meanwhile is counted", || lecturer.tally(7).choices == [1, 2, 0]);
    lecturer.show(shown(2, 0));
    read_until(&mut phone, 2);
    let late = server.class(Reach::Gateway);
    read_until(&mut follow(&late, ""), 2);
}

#[test]
fn a_partition_delays_and_loses_nothing() {
    let Some(server) = Server::start() else { return };
    let lecturer = server.class(Reach::Publishes);
    lecturer.show(shown(1, 7));
    let gateway = server.class(Reach::Gateway);
    let mut phone = follow(&gateway, "");
    read_until(&mut phone, 1);
    let mut near = follow(&lecturer, "");
    let ids = [join(&gateway), join(&gateway)];
    let _phones = ids.each_ref().map(|id| follow(&gateway, id));
    server.signal("STOP");
    // The lecturer's machine goes on alone. The gateway confirms nothing that could be lost.
    let _here = answers(&lecturer, 7, 0, 1);
    lecturer.show(shown(2, 7));
    read_until(&mut near, 2);
    std::thread::scope(|scope| {
        let (gateway, ids) = (&gateway, &ids);
        let waiting = scope.spawn(move || ids.iter().for_each(|id| answer_surely(gateway, id, 7, 2)));
        sleep(Duration::from_secs(1));
        assert_eq!((lecturer.tally(7).choices, waiting.is_finished()), (vec![1, 0, 0], false));
        server.signal("CONT");
    });
    read_until(&mut phone, 2);
    until("what was answered meanwhile is counted", || lecturer.tally(7).choices == [1, 0, 2]);
}

#[test]
fn a_server_that_cannot_be_used_is_said() {
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let url = format!("nats://lecturer:hunter2@127.0.0.1:{port}");
    for (subject, why) in [
        ("poda", NoNats::NotReached),
        ("", NoNats::BadSubject),
        ("two words", NoNats::BadSubject),
        ("a.>", NoNats::BadSubject),
        ("a.*", NoNats::BadSubject),
    ] {
        let server = NatsServer { url: url.clone(), subject: subject.to_owned() };
        assert!(!format!("{server:?}").contains("hunter2"));
        assert_eq!(refused(server), why);
    }
    let server = NatsServer { url: "nats://127.0.0.1:port".to_owned(), subject: "poda".to_owned() };
    assert_eq!(refused(server), NoNats::BadUrl);
    assert_ne!(address(&class(Reach::Here).unwrap()).port(), port);
}

fn refused(server: NatsServer) -> NoNats {
    let Err(ServeError::NoNats(why)) = class(Reach::Gateway(server)) else { panic!("it is refused") };
    why
}

#[test]
fn a_server_that_keeps_nothing_or_lets_nobody_in_is_said() {
    for (flags, why) in
        [(&[][..], NoNats::NoStreams), (&["--user", "a", "--pass", "b", "--jetstream"], NoNats::NotAllowed)]
    {
        let Some(mut server) = Server::start() else { return };
        server.process.kill().unwrap();
        server.process.wait().unwrap();
        server.process = launch_with(server.port, &server.folder, flags);
        assert_eq!(refused(server.nats()), why);
    }
}
