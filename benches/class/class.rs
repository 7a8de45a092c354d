//! The cost of a class: how long a step takes to reach all phones, and how much memory and processor time the
//! lecturer's machine needs.
//!
//! The phones are real sockets on the loopback, in a process of their own beside the one that is measured. Each opens a
//! WebSocket, and fetches the picture of every step over a connection of its own, as a browser does whose other
//! connection has been idle. The network of a hall is not in the figures.

#[path = "../figures/mod.rs"]
mod figures;
mod phones;
#[path = "../process/mod.rs"]
#[expect(dead_code, reason = "the peak is of interest to others")]
mod process;

use figures::{Time, figure};
use poda_serve::{Class, ClassOptions, ClassState, Edition, OpenQuestion, ServerLimits};
use process::{RESIDENT, megabytes};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Steps of a measured lecture.
const STEPS: u64 = 12;
/// The time from step to step: a lecturer who hurries.
const PACE: Duration = Duration::from_secs(2);

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, word, port, count] = &arguments[..]
        && word == "phones"
    {
        return phones::run(port.parse().expect("a port"), count.parse().expect("a count"));
    }
    hall(500, ["≤ 100 ms", "≤ 100 MB", "≤ 15 %"]);
    hall(10_000, ["≤ 1 s", "≤ 400 MB", "—"]);
}

/// Measures a lecture for so many phones. The targets: until a step has reached 99 of 100, the memory, the share of a
/// core.
fn hall(count: u64, [reach, memory, share]: [&str; 3]) {
    let options = ClassOptions { listen: "127.0.0.1:0".to_owned(), ..ClassOptions::default() };
    let class = Class::start(options, ServerLimits::default(), |_| true).expect("a port is free");
    class.show(state(0, None));
    let before = megabytes("self", RESIDENT).unwrap_or(0.0);
    let mut phones = Phones::start(class.port(), count);
    assert_eq!(phones.next(), format!("joined {count}"));
    assert_eq!(class.presence().phones(), count, "all phones are counted");

    let (start, busy) = (Instant::now(), processor_seconds());
    for step in 1..=STEPS {
        class.show(state(step, None));
        sleep(PACE);
    }
    let taken = (processor_seconds() - busy) / start.elapsed().as_secs_f64();
    let name = format!("{count} phones");
    let [arrived, drawn] = [(); 2].map(|()| phones.times());
    figure(&format!("{name}: a step reaches half · 99 of 100 · all"), &told(arrived), reach);
    figure(&format!("{name}: and its picture"), &told(drawn), reach);
    let resident =
        megabytes("self", RESIDENT).map_or("unknown".to_owned(), |now| format!("{now:.0} MB, {before:.0} before"));
    figure(&format!("{name}: memory"), &resident, memory);
    let every = PACE.as_secs();
    figure(&format!("{name}: processor, a step every {every} s"), &format!("{:.1} % of a core", 100.0 * taken), share);

    class.show(state(STEPS + 1, Some(1)));
    phones.say("answer");
    let took = phones.times();
    let counted = class.tally(1).answers();
    figure(
        &format!("{name}: answers, each counted once"),
        &format!("{counted}, the last after {}", Time(took[2])),
        &count.to_string(),
    );
    assert_eq!(class.presence().dropped, 0, "no phone is dropped");
}

fn told([half, most, all]: [f64; 3]) -> String {
    format!("{} · {} · {}", Time(half), Time(most), Time(all))
}

/// A state with a picture of the usual size. Its sentence is the time at which it is shown.
fn state(step: u64, question: Option<u64>) -> ClassState {
    let mut picture = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 980 632\">");
    for line in 0..240 {
        let (x, y) = ((line * 37 + step) % 980, (line * 53) % 632);
        let _ = write!(
            picture,
            "<line x1=\"{x}\" y1=\"{y}\" x2=\"{}\" y2=\"{}\" stroke=\"#1D5FC4\" stroke-width=\"1.5\"/>",
            x + 17,
            y + 40
        );
    }
    picture += "</svg>";
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let edition = |language: &str| Edition {
        language: language.to_owned(),
        title: "A to N".to_owned(),
        picture: picture.clone(),
        sentence: now.as_nanos().to_string(),
        choices: ["go on", "cut off"].map(str::to_owned).to_vec(),
        ..Edition::default()
    };
    ClassState {
        step,
        steps: STEPS,
        editions: vec![edition("en"), edition("es")],
        asked: question.map(|question| OpenQuestion { question, choices: 2, seconds: None }),
        ..ClassState::default()
    }
}

/// The process of the phones. Dropping it ends them.
struct Phones {
    process: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Phones {
    fn start(port: u16, count: u64) -> Self {
        let program = std::env::current_exe().expect("the bench is a file");
        let mut process = Command::new(program)
            .args(["phones", &port.to_string(), &count.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the phones start");
        let lines = BufReader::new(process.stdout.take().expect("its output is a pipe")).lines();
        Self { process, lines }
    }

    fn next(&mut self) -> String {
        self.lines.next().expect("the phones are there").expect("it is text")
    }

    fn say(&mut self, line: &str) {
        let input = self.process.stdin.as_mut().expect("its input is a pipe");
        writeln!(input, "{line}").expect("the phones listen");
    }

    /// The time in seconds until half, 99 of 100 and all of the phones were reached.
    fn times(&mut self) -> [f64; 3] {
        let line = self.next();
        let mut times = line.split(' ').map(|time| time.parse().expect("a time"));
        [(); 3].map(|()| times.next().expect("three times"))
    }
}

impl Drop for Phones {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The processor time of this process in seconds, as Linux reports it.
fn processor_seconds() -> f64 {
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name, which may hold anything.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    fields.iter().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / TICKS_PER_SECOND
}
