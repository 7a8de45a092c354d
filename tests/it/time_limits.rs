//! Time ends the work of a command, whatever it is doing. What is counted here is work: how often the program says how far it is, and
//! that it does nothing more once it is told to end.

use poda::cli::solution::solve_within;
use poda::comparison::compare;
use poda::file::load;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::limits::{Ending, Limits, Progress};
use poda::trace::recorder::record_passes;
use std::cell::Cell;
use std::fs;
use std::ops::ControlFlow;
use std::process::{Command, Output};

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

/// Every search, whatever part of it the end falls into: a pass, a second search that lists what was pruned, minimax for comparison.
#[test]
fn no_search_goes_on_once_its_time_is_over() {
    let text = b"(version: 1, game: ConnectFour(), search: (depth: 7, order: Reversed))";
    let document = load(text).unwrap();
    let (root, mut ended) = (document.position(), 0);
    for algorithm in Algorithm::ALL {
        let config = SearchConfig { algorithm, ..document.search };
        for report in [1, 2, 5] {
            let recorded = OverAt::new(report);
            let passes = record_passes(&config, root, LIMITS, &recorded);
            if recorded.reports.get() == report {
                ended += 1;
                assert_eq!(passes.ending(), Ending::TimeLimit, "{algorithm:?}");
            }
            let solved = OverAt::new(report);
            let found = solve_within(&config, root, LIMITS, true, &solved);
            assert_eq!(found.is_err(), solved.reports.get() == report, "{algorithm:?}");
            assert!(found.err().is_none_or(|ending| ending == Ending::TimeLimit));
            let compared = OverAt::new(report);
            let ending = compare(&[config], root, LIMITS, &compared, |_| ());
            assert_eq!(ending.is_break(), compared.reports.get() == report, "{algorithm:?}");
        }
    }
    assert!(20 < ended, "{ended} searches are long enough");
}

fn poda(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_poda")).args(arguments).output().unwrap()
}

#[test]
fn a_command_without_time_says_so_and_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    fs::write(&file, "(version: 1, game: ConnectFour(), search: (depth: 6))").unwrap();
    let file = file.to_str().unwrap();
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
            let mut arguments = vec![command, "--max-time", "0", "--lang", language, file];
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
    let json = poda(&["trace", "--json", "--max-time", "0", file]);
    let lines = String::from_utf8(json.stdout).unwrap();
    let stop: serde_json::Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(
        (&stop["event"], &stop["reason"], &stop["value"]),
        (&"stop".into(), &"time".into(), &serde_json::Value::Null)
    );
    let enough = poda(&["solve", "--max-time", "600", "--depth", "2", file]);
    assert_eq!(enough.status.code(), Some(0));
}
