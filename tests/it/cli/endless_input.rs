//! Input has a greatest size, wherever it comes from: of an endless input no more is read, and the part until then is
//! judged.

use poda::file::MAX_BYTES;
use poda::file::run::{RunFaultKind, RunReader};
use poda::platform::read_within;
use poda::run::ReportedAnswer;
use poda::run::builder::{Entering, EventFault, MAX_EVENTS, RunBuilder};
use poda::run::{RunHeader, StrayLines};
use poda::score::Score;
use poda::window::documents::paste::{Pasted, read};
use serde_json::Value;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

const HEADER: &[u8] = b"{\"poda\": \"run\", \"version\": 1, \"tree\": [[3,12],[2,4]]}\n{\"e\":\"enter\"}\n";

/// More than is read of a run: so much is written where it would be read.
const ENDLESS: usize = MAX_BYTES + (8 << 20);

fn check(run: &Path) -> Command {
    let mut poda = Command::new(env!("CARGO_BIN_EXE_poda"));
    poda.args(["check", "--json", "--lang", "en"]).arg(run).stdin(Stdio::piped()).stdout(Stdio::piped());
    poda
}

/// Judges the run that begins with a text, in which another text is repeated until nothing further is read.
fn judged(begin: &[u8], repeated: &[u8]) -> (Output, usize) {
    let mut poda = check(Path::new("-")).spawn().unwrap();
    let mut input = poda.stdin.take().unwrap();
    let piece = repeated.repeat((1 << 16) / repeated.len() + 1);
    let mut written = 0;
    let mut write = |bytes: &[u8]| {
        written += bytes.len();
        input.write_all(bytes)
    };
    let mut is_taken = write(begin);
    for _ in 0..ENDLESS / piece.len() {
        is_taken = is_taken.and_then(|()| write(&piece));
    }
    drop(input);
    (poda.wait_with_output().unwrap(), written)
}

fn only_line(output: &Output) -> Value {
    assert_eq!(output.status.code(), Some(1));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_run_of_endless_leaves_is_judged_as_far_as_it_is_read() {
    let (output, _) = judged(HEADER, b"{\"e\":\"leaf\",\"move\":0,\"value\":3}\n");
    let line = only_line(&output);
    assert_eq!(line["verdict"], "incomplete", "{line}");
    assert!(line["fault"].as_str().unwrap().starts_with("The run is larger than 64 MB. Line 2,"), "{line}");
    assert!(1_000_000 < line["nodes"].as_u64().unwrap(), "{line}");
}

#[test]
fn a_run_of_one_endless_line_is_refused() {
    for begin in [b"".as_slice(), HEADER] {
        let (output, _) = judged(begin, b" ");
        let line = only_line(&output);
        assert!(line["fault"].as_str().unwrap().starts_with("The run is larger than 64 MB. Line "), "{line}");
    }
}

#[test]
fn a_sparse_file_and_a_device_without_end_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let sparse = folder.path().join("sparse.jsonl");
    File::create(&sparse).unwrap().set_len(3 << 30).unwrap();
    let mut paths = vec![sparse];
    paths.extend(Some(Path::new("/dev/zero").to_owned()).filter(|_| cfg!(unix)));
    for path in paths {
        let line = only_line(&check(&path).output().unwrap());
        assert_eq!(line["verdict"], "unreadable", "{line}");
        assert!(line["fault"].as_str().unwrap().starts_with("The run is larger than 64 MB. Line 1 "), "{line}");
    }
}

#[test]
fn a_run_is_read_to_its_last_byte_and_no_further() {
    let filled = |bytes: usize| {
        let mut reader = RunReader::default();
        reader.push(&vec![b' '; bytes]);
        (reader.wanted_bytes(), reader.finish().1.map(|fault| fault.kind))
    };
    assert_eq!(filled(MAX_BYTES), (1, Some(RunFaultKind::Header)));
    assert_eq!(filled(MAX_BYTES + 1), (0, Some(RunFaultKind::TooLarge)));
}

#[test]
fn a_run_has_at_most_ten_million_events() {
    let mut run = RunBuilder::new(RunHeader::default());
    run.enter(2, None, Entering::default()).unwrap();
    run.leave(3, Score::ZERO, None).unwrap();
    let mut end = || run.end(ReportedAnswer { value: None, payoffs: None, best: None, line: 4 });
    for _ in 2..MAX_EVENTS {
        end().unwrap();
    }
    assert_eq!(end(), Err(EventFault::TooMany));
    assert_eq!(MAX_EVENTS, 10_000_000);
    assert_eq!(run.finish(StrayLines::default()).nodes.len(), 1);
}

#[test]
fn what_a_reader_has_is_returned_if_it_is_within_the_limit() {
    let within = |bytes: &[u8], expected| read_within(bytes, 4, expected).unwrap();
    for expected in [0, 4, u64::MAX] {
        assert_eq!(within(b"four", expected), Some(b"four".to_vec()));
        assert_eq!(within(b"fives", expected), None);
    }
    assert_eq!(read_within(io::repeat(0), 1_000, 0).unwrap(), None);
}

#[test]
fn a_pasted_text_that_is_too_large_is_refused() {
    for unit in ["1 ", "[", "(1 2) "] {
        let text = unit.repeat(MAX_BYTES / unit.len() + 1);
        assert!(matches!(read(&text), Pasted::Faulty(_)), "{unit}");
    }
}
