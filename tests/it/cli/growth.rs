//! What the program does with a tree takes time and memory that grow with the size of the tree, whatever its shape, in
//! every subcommand and format, with every algorithm, and in every notation.
//!
//! A case is a door, a kind of search and a shape. `cargo test` takes a sample of them, in which every door is met, and
//! the nightly workflow takes all. What is compared is processor time, the least of a few runs, so that other work on
//! the machine hardly counts. A case whose large tree takes next to no time needs no comparison: work that grows with
//! the square of so many nodes takes longer.

use crate::cli::program::{Folder, err, program};
use crate::cli::shapes::{Kind, Shape};
use crate::project::nightly::cases;
use crate::words::written_trees::WrittenTree;
use poda::cli::flag_table;
use poda::i18n::Language;
use poda::search::Algorithm;
use std::collections::HashSet;
use std::process::{Command, Stdio};
use std::time::Duration;

/// A way into the program: its arguments, in which `FILE` is the position, `RUN` a recorded run of its search, `OUT` a
/// file that is written, `SEARCH` chooses the algorithm, and the name of a notation is the same tree in it; and about
/// how many nodes take it some tenths of a second.
type Door = (&'static [&'static str], usize);

const MANY: usize = 24_000;
const SOME: usize = 8_000;
const FEW: usize = 1_200;

const DOORS: [Door; 55] = [
    (&["solve", "SEARCH", "FILE"], MANY),
    (&["solve", "--json", "SEARCH", "FILE"], MANY),
    (&["trace", "--format", "text", "SEARCH", "FILE"], SOME),
    (&["trace", "--format", "text", "--why", "SEARCH", "FILE"], SOME),
    (&["trace", "--format", "outline", "SEARCH", "FILE"], MANY),
    (&["trace", "--format", "json", "SEARCH", "FILE"], MANY),
    (&["trace", "--format", "json", "--panels", "SEARCH", "FILE"], FEW),
    (&["trace", "--format", "csv", "SEARCH", "FILE"], SOME),
    (&["trace", "--format", "ron", "SEARCH", "FILE"], MANY),
    (&["trace", "--format", "run", "SEARCH", "FILE"], MANY),
    (&["play", "FILE"], MANY),
    (&["practice", "--list", "SEARCH", "FILE"], SOME),
    (&["practice", "--list", "--json", "SEARCH", "FILE"], SOME),
    (&["practice", "--blank", "--sheet", "SEARCH", "FILE"], SOME),
    (&["exam", "--format", "pdf", "-o", "OUT", "FILE"], SOME),
    (&["exam", "--format", "latex", "-o", "OUT", "FILE"], SOME),
    (&["exam", "--format", "moodle", "-o", "OUT", "FILE"], SOME),
    (&["exam", "--format", "qti", "-o", "OUT", "FILE"], SOME),
    (&["check", "--format", "text", "RUN"], SOME),
    (&["check", "--format", "json", "RUN"], SOME),
    (&["check", "--format", "junit", "RUN"], SOME),
    (&["check", "--format", "markdown", "RUN"], SOME),
    (&["check", "--format", "gradescope", "RUN"], SOME),
    (&["check", "--format", "prairielearn", "RUN"], SOME),
    (&["check", "--format", "text", "--against", "minimax", "RUN"], SOME),
    (&["compare", "SEARCH", "FILE"], MANY),
    (&["compare", "--json", "SEARCH", "FILE"], MANY),
    (&["export", "--format", "svg", "SEARCH", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "png", "SEARCH", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "pdf", "SEARCH", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "handout", "SEARCH", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "tikz", "SEARCH", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "beamer", "SEARCH", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "gif", "SEARCH", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "apng", "SEARCH", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "html", "SEARCH", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "dot", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "efg", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "json", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "game-tree", "-o", "OUT", "FILE"], MANY),
    (&["export", "--format", "scorm", "SEARCH", "-o", "OUT", "FILE"], SOME),
    (&["import", "FILE"], MANY),
    (&["import", "DOT"], MANY),
    (&["import", "EFG"], MANY),
    (&["import", "JSON"], MANY),
    (&["import", "SHORTHAND"], MANY),
    (&["import", "INDENTED"], MANY),
    (&["import", "OBJECTS"], MANY),
    (&["import", "PYTHON"], MANY),
    (&["import", "CHILDREN"], MANY),
    (&["import", "MERMAID"], MANY),
    (&["import", "FOREST"], MANY),
    (&["import", "NEWICK"], MANY),
    (&["import", "PATHS"], MANY),
    (&["link", "FILE"], MANY),
];

/// The subcommands that read no tree.
const WITHOUT_A_TREE: [&str; 7] = ["new", "rehearse", "serve", "gateway", "completions", "man", "help"];

/// Runs the program without input. Returns its exit code, and the processor time in seconds.
fn run(arguments: &[String]) -> (Option<i32>, f64) {
    let script = "\"$@\" < /dev/null > /dev/null 2>&1; code=$?; times; exit $code";
    let mut shell = Command::new("sh");
    shell.args(["-c", script, "sh", env!("CARGO_BIN_EXE_poda")]).args(arguments).env("LANG", "C");
    let output = shell.output().unwrap();
    let times = std::str::from_utf8(&output.stdout).unwrap();
    // The second line is about the programs that the shell has run: the user’s and the system’s time, such as `0m1.25s
    // 0m0.01s`.
    let of_programs = times.lines().nth(1).unwrap_or_else(|| panic!("{times}"));
    let seconds = |time: &str| {
        let (minutes, seconds) = time.trim_end_matches('s').split_once('m').unwrap();
        60.0 * minutes.parse::<f64>().unwrap() + seconds.parse::<f64>().unwrap()
    };
    (output.status.code(), of_programs.split_whitespace().map(seconds).sum())
}

/// Returns the algorithm that searches a kind of tree, as its flag names it.
const fn algorithm(kind: Kind) -> &'static str {
    match kind {
        Kind::TwoSides => "alpha-beta",
        Kind::Chance => "star2",
        Kind::Players => "max-n",
        Kind::Sampled => "mcts:300",
    }
}

/// A command with a placeholder for its file, and the tree that the file has.
#[derive(Clone, Copy, Debug)]
struct Case<'a> {
    door: &'a [&'a str],
    kind: Kind,
    shape: Shape,
}

/// Writes the files of a case, and returns the arguments of the program; `None` if there is no such file for this kind.
fn arguments(folder: &Folder, case: Case<'_>, leaves: usize) -> Option<Vec<String>> {
    let Case { door, kind, shape } = case;
    let file = folder.file(&format!("tree-{leaves}.ron"), kind.document(shape, leaves));
    let path = |name: String| folder.path(&name).to_str().unwrap().to_owned();
    let written = |name: String, format: [&str; 2], command: &str| {
        let algorithm = if command == "trace" { vec!["--algorithm", algorithm(kind)] } else { Vec::new() };
        let output =
            program(&[&[command], &format[..], &algorithm[..]].concat()).arg(&file).env("LANG", "C").output().unwrap();
        output.status.success().then(|| folder.file(&name, output.stdout).to_str().unwrap().to_owned())
    };
    let mut arguments = Vec::new();
    // A sampled search is compared by flags of its own.
    if kind == Kind::Sampled && door[0] == "compare" {
        return None;
    }
    for &argument in door {
        match argument {
            "FILE" => arguments.push(file.to_str().unwrap().to_owned()),
            "SEARCH" => arguments.extend(["--algorithm".to_owned(), algorithm(kind).to_owned()]),
            "OUT" => arguments.push(path("out".to_owned())),
            "RUN" => arguments.push(written(format!("run-{leaves}.jsonl"), ["--format", "run"], "trace")?),
            "DOT" | "EFG" | "JSON" => {
                let name = argument.to_lowercase();
                let tree = path(format!("tree-{leaves}.{name}"));
                let output = program(&["export", "--format", &name, "-o", &tree]).arg(&file).output().unwrap();
                arguments.push(output.status.success().then_some(tree)?);
            }
            other => match WrittenTree::NOTATIONS.iter().find(|(name, _)| *name == other) {
                Some((name, write)) => {
                    let tree = WrittenTree::of_lists(&shape.tree(kind, leaves));
                    let file = folder.file(&format!("tree-{leaves}.{}", name.to_lowercase()), write(&tree));
                    arguments.push(file.to_str().unwrap().to_owned());
                }
                None => arguments.push(other.to_owned()),
            },
        }
    }
    Some(arguments)
}

/// How many times as large as a tree is the one that is compared with it, and the greatest ratio of the times: that of
/// an exponent of 1.4.
const LARGER: u8 = 8;
const MAX_RATIO: f64 = 18.4;
/// The processor time that needs no comparison, in seconds.
const NEXT_TO_NOTHING: f64 = 0.3;

/// Returns what is wrong with the growth of a case, if anything is.
fn fault(folder: &Folder, case: Case<'_>, leaves: usize) -> Option<String> {
    let large = arguments(folder, case, leaves)?;
    let (code, first) = run(&large);
    // A search that cannot be shown in some format is refused, which also is a way out.
    if !matches!(code, Some(0 | 1)) {
        return Some(format!("{case:?}: exit code {code:?}"));
    }
    if first <= NEXT_TO_NOTHING {
        return None;
    }
    let small = arguments(folder, case, leaves / usize::from(LARGER))?;
    let one = arguments(folder, case, 16)?;
    let mut least = [first, f64::INFINITY, f64::INFINITY];
    for _ in 0..3 {
        least = [least[0], least[1].min(run(&small).1), least[2].min(run(&one).1)];
        // Processor time is counted in hundredths of a second.
        if least[0] - least[2] <= MAX_RATIO * (least[1] - least[2]).max(NEXT_TO_NOTHING / f64::from(LARGER)) {
            return None;
        }
        least[0] = least[0].min(run(&large).1);
    }
    Some(format!("{case:?}: {least:?} seconds for {leaves} leaves, for {LARGER} times fewer, and for 16"))
}

/// The kinds of search that an algorithm is used for: the first that its trees are for, and others that it also
/// searches.
fn kinds_for(algorithm: Algorithm) -> Vec<Kind> {
    let searches = |kind: &Kind| {
        let document = kind.document(Shape::Fans, 16);
        let folder = Folder::new();
        let file = folder.file("tree.ron", document);
        let solved = program(&["solve", "--algorithm", algorithm.properties().name]).arg(file).output().unwrap();
        solved.status.success()
    };
    Kind::ALL.into_iter().filter(|&kind| kind != Kind::Sampled).filter(searches).collect()
}

/// Returns the most memory that the program holds at a time, in bytes, as far as it is seen once in a millisecond.
#[cfg(target_os = "linux")]
fn peak(arguments: &[String]) -> usize {
    let mut poda = Command::new(env!("CARGO_BIN_EXE_poda"));
    poda.args(arguments).env("LANG", "C").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut poda = poda.spawn().unwrap();
    let status = format!("/proc/{}/status", poda.id());
    let mut most = 0;
    while poda.try_wait().unwrap().is_none() {
        let said = std::fs::read_to_string(&status).unwrap_or_default();
        let peak = said.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB"));
        most = peak.map_or(most, |kilobytes| 1_024 * kilobytes.parse::<usize>().unwrap());
        std::thread::sleep(Duration::from_millis(1));
    }
    most
}

/// Returns the most memory that a subcommand may take for a leaf with what is above it, in bytes: the shapes of a
/// picture are kept until it is written, the names and edges of a notation until they are a tree, and the events of a
/// run until it is judged.
#[cfg(target_os = "linux")]
fn bytes_a_leaf(command: &str) -> usize {
    match command {
        "export" | "exam" => 6_000,
        "import" | "check" => 4_000,
        _ => 1_000,
    }
}

/// Returns what is wrong with the memory of a case, if anything is.
#[cfg(target_os = "linux")]
fn excess(case: Case<'_>, leaves: usize) -> Option<String> {
    let folder = Folder::new();
    let [one, many] = [16, leaves].map(|leaves| arguments(&folder, case, leaves).map(|arguments| peak(&arguments)));
    let (one, many) = one.zip(many)?;
    let most = bytes_a_leaf(case.door[0]) * leaves;
    // The working memory that does not depend on the tree varies by some megabytes.
    (one + most + (8 << 20) < many).then(|| format!("{case:?}: {one} bytes for 16 leaves, {many} for {leaves}"))
}

#[cfg(target_os = "linux")]
#[test]
fn every_door_takes_memory_that_grows_with_the_tree() {
    let mut faults = Vec::new();
    for (number, (door, leaves)) in DOORS.into_iter().enumerate() {
        let trees = trees_for(door);
        let step = cases(trees.len(), 1);
        // Other cases than those whose time is measured.
        for &(kind, shape) in trees.iter().skip((11 * number + 5) % step).step_by(step) {
            faults.extend(excess(Case { door, kind, shape }, leaves));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_algorithm_takes_time_and_memory_that_grow_with_the_tree() {
    let mut faults = Vec::new();
    for (number, algorithm) in Algorithm::ALL.into_iter().enumerate() {
        let door = ["solve", "--algorithm", algorithm.properties().name, "FILE"];
        let kinds = kinds_for(algorithm);
        assert!(!kinds.is_empty(), "{algorithm:?}");
        let all: Vec<_> = kinds.into_iter().flat_map(|kind| Shape::ALL.map(|shape| (kind, shape))).collect();
        let step = cases(all.len(), 1);
        for &(kind, shape) in all.iter().skip(11 * number % step).step_by(step) {
            faults.extend(fault(&Folder::new(), Case { door: &door, kind, shape }, MANY));
            #[cfg(target_os = "linux")]
            faults.extend(excess(Case { door: &door, kind, shape }, MANY));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns the kinds and shapes of the trees that a door takes.
fn trees_for(door: &[&str]) -> Vec<(Kind, Shape)> {
    let is_notation = door.iter().any(|argument| WrittenTree::NOTATIONS.iter().any(|(name, _)| name == argument));
    let all = Kind::ALL.into_iter().flat_map(|kind| Shape::ALL.map(|shape| (kind, shape)));
    // Trees of chance and of several players, and names, are in the notations that are written as well.
    all.filter(|&(kind, shape)| !is_notation || kind == Kind::TwoSides && shape != Shape::LongNames).collect()
}

#[test]
fn every_door_takes_time_that_grows_with_the_tree_in_every_shape() {
    let mut faults = Vec::new();
    for (number, (door, leaves)) in DOORS.into_iter().enumerate() {
        let trees = trees_for(door);
        let step = cases(trees.len(), 1);
        // A number without a factor in common with those of the trees, so that the doors of one sort meet many kinds
        // and shapes.
        for &(kind, shape) in trees.iter().skip(11 * number % step).step_by(step) {
            faults.extend(fault(&Folder::new(), Case { door, kind, shape }, leaves));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_door_opens_for_some_kind_of_tree() {
    for (door, _) in DOORS {
        let opens = |(kind, shape): (Kind, Shape)| {
            let folder = Folder::new();
            // A run that differs from a search is a finding.
            let expected = i32::from(door.contains(&"--against"));
            arguments(&folder, Case { door, kind, shape }, 16)
                .is_some_and(|arguments| run(&arguments).0 == Some(expected))
        };
        assert!(trees_for(door).into_iter().any(opens), "{door:?}");
    }
}

#[test]
fn every_subcommand_and_every_format_is_a_door() {
    let table = flag_table(Language::ENGLISH);
    let has = |part: &[&str]| DOORS.iter().any(|(door, _)| door.windows(part.len()).any(|window| window == part));
    let mut seen = HashSet::new();
    for section in table.split("\n### `poda ").skip(1) {
        let command = section.split('`').next().unwrap();
        seen.insert(command.to_owned());
        let is_tree = !WITHOUT_A_TREE.contains(&command);
        assert!(is_tree == DOORS.iter().any(|(door, _)| door[0] == command), "{command}");
        if is_tree && section.contains("`--format <") {
            let output = program(&[command, "--format", "?", "x"]).env("LANG", "C").output().unwrap();
            let said = err(&output);
            let (_, formats) = said.split_once("Expected one of: ").unwrap_or_else(|| panic!("{said}"));
            let (formats, _) = formats.split_once(". See").unwrap();
            for format in formats.split(", ") {
                assert!(has(&[command, "--format", format]), "{command} --format {format}");
            }
        }
    }
    assert!(WITHOUT_A_TREE.iter().all(|&command| seen.contains(command)), "{seen:?}");
}
