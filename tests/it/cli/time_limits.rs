//! A time limit ends a command, whatever it is doing. The tests count work instead of time: how often the program
//! reports its progress, and that it does nothing more once it has to end.

use crate::cli::program::program;
use poda::cli::solution::solve_within;
use poda::comparison::compare;
use poda::file::load;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::limits::{Ending, Limits, Progress};
use poda::trace::recorder::record_passes;
use std::cell::Cell;
use std::fs;
use std::ops::ControlFlow;
use std::process::{Child, Output, Stdio};

/// A clock that is over at a report.
struct OverAt {
    report: u64,
    reports: Cell<u64>,
}

impl OverAt {
    const fn new(report: u64) -> Self {
        Self { report, reports: Cell::new(0) }
    }
}

impl Progress for OverAt {
    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        self.reports.set(self.reports.get() + 1);
        assert!(self.reports.get() <= self.report, "it goes on after its time");
        if self.reports.get() == self.report {
            ControlFlow::Break(Ending::TimeLimit)
        } else {
            ControlFlow::Continue(())
        }
    }
}

const LIMITS: Limits = Limits::nodes(10_000_000);

/// Every search, whatever part of it the end falls into: a pass, a second search that lists what was pruned, minimax
/// for comparison.
#[test]
fn no_search_goes_on_once_its_time_is_over() {
    let text = b"(version: 1, game: ConnectFour(), search: (depth: 7, order: Reversed))";
    let document = load(text).unwrap();
    let (root, mut ended) = (document.position(), 0);
    for algorithm in Algorithm::ALL {
        let config = SearchConfig { algorithm, ..*document.search().unwrap() };
        for report in [1, 2, 5] {
            let recorded = OverAt::new(report);
            let passes = record_passes(&config, root, LIMITS, &recorded);
            if recorded.reports.get() == report {
                ended += 1;
                assert_eq!(passes.ending(), Ending::TimeLimit, "{algorithm:?}");
            }
            let solved = OverAt::new(report);
            let found = solve_within(&config, root, LIMITS, true, &solved);
            // A search that deepens has the answer of the passes that are finished, and another one its answer without
            // a list.
            let ended = match found {
                Ok(solution) => solution.limit_met(),
                Err(ending) => Some(ending),
            };
            let expected = (solved.reports.get() == report).then_some(Ending::TimeLimit);
            assert_eq!(ended, expected, "{algorithm:?}");
            let compared = OverAt::new(report);
            let ending = compare(&[config], root, LIMITS, &compared, |_| ());
            assert_eq!(ending.is_break(), compared.reports.get() == report, "{algorithm:?}");
        }
    }
    assert!(20 < ended, "{ended} searches are long enough");
}

fn poda(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

/// Starts the program with pipes that are neither written nor read.
fn begun(arguments: &[&str]) -> Child {
    program(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// What never ends by itself ends: a text that does not come, and the file after it is searched.
#[test]
fn a_text_that_does_not_come_is_not_waited_for() {
    // All at once, since each takes a second.
    let children = ["solve", "compare", "trace", "export"].map(|command| {
        let mut arguments = vec![command, "--max-time", "1", "--lang", "en", "-"];
        match command {
            "export" => arguments.extend(["-o", "-", "--format", "svg"]),
            "solve" | "compare" => arguments.push("a-to-n"),
            _ => {}
        }
        let mut child = begun(&arguments);
        (command, child.stdin.take(), child)
    });
    for (command, held, child) in children {
        let output = child.wait_with_output().unwrap();
        drop(held);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(errors, "-: The time of --max-time was over before the file was read.\n", "{command}");
        assert_eq!(output.status.code(), Some(1), "{command}");
        assert_eq!(!output.stdout.is_empty(), matches!(command, "solve" | "compare"), "{command}");
    }
}

/// And so does a pipe from which nobody reads.
#[test]
fn a_pipe_that_is_not_read_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    fs::write(&file, "(version: 1, game: ConnectFour(), search: (depth: 5))").unwrap();
    let file = file.to_str().unwrap();
    let all = [
        ["solve", "--json", "--algorithm", "minimax"].as_slice(),
        &["trace", "--json"],
        &["export", "-o", "-", "--format", "svg"],
    ];
    let begin = |arguments: &[&str]| begun(&[arguments, &["--max-time", "1", "--lang", "en", file]].concat());
    for (arguments, mut child) in all.map(|arguments| (arguments, begin(arguments))) {
        assert_eq!(child.wait().unwrap().code(), Some(1), "{arguments:?}");
        let errors = std::io::read_to_string(child.stderr.unwrap()).unwrap();
        let sentence = if arguments[0] == "export" { "The export took longer" } else { "Stopped at the limit of time" };
        assert!(errors.contains(sentence), "{errors}");
    }
}

/// A picture that takes too long is not written, and nothing is left of it.
#[test]
fn a_picture_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("tree.svg");
    let file = folder.path().join("game.ron");
    fs::write(&file, "(version: 1, game: ConnectFour(), search: (algorithm: Minimax))").unwrap();
    let (file, output) = (file.to_str().unwrap(), picture.to_str().unwrap());
    for depth in ["2", "5"] {
        let output = poda(&["export", "--max-time", "1", "--depth", depth, file, "-o", output]);
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        match output.status.code() {
            Some(0) => assert!(fs::read_to_string(&picture).unwrap().ends_with("</svg>\n")),
            code => assert_eq!((code, left.as_slice()), (Some(1), ["game.ron".into()].as_slice())),
        }
        let _ = fs::remove_file(&picture);
    }
}

#[test]
fn a_command_without_time_says_so_and_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    // A lesson needs no time to be read.
    let file = "tic-tac-toe-move-1";
    let picture = folder.path().join("picture.svg");
    let over = [
        (
            "en",
            "Stopped at the limit of time.",
            "The export took longer than --max-time.",
            "The time of --max-time is over",
        ),
        (
            "es",
            "Se alcanzó el límite de tiempo.",
            "La exportación tardó más que --max-time.",
            "Pasó el tiempo de --max-time",
        ),
    ];
    for (language, limit, exported, printed) in over {
        for command in ["solve", "compare", "trace", "export"] {
            let mut arguments = vec![command, "--max-time", "0", "--depth", "6", "--lang", language, file];
            if command == "export" {
                arguments.extend(["-o", picture.to_str().unwrap()]);
            }
            let output = poda(&arguments);
            let (said, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert_eq!(output.status.code(), Some(1), "{command}");
            assert!(errors.contains(if command == "export" { exported } else { limit }), "{command}: {errors}");
            assert!(command != "trace" || said.contains(printed), "{said}");
        }
    }
    assert!(!picture.exists());
    let json = poda(&["trace", "--json", "--max-time", "0", "--depth", "6", file]);
    let lines = String::from_utf8(json.stdout).unwrap();
    let stop: serde_json::Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(
        (&stop["event"], &stop["reason"], &stop["value"]),
        (&"stop".into(), &"time".into(), &serde_json::Value::Null)
    );
    let enough = poda(&["solve", "--max-time", "600", "--depth", "2", file]);
    assert_eq!(enough.status.code(), Some(0));
}
