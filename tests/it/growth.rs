//! What the program does with a tree takes time that grows with the size of the tree, whatever its shape, in every subcommand and format.
//!
//! A case is a door, a kind of search and a shape. `cargo test` takes a sample of them, in which every door is met, and the nightly workflow
//! takes all. What is compared is processor time, the least of a few runs, so that other work on the machine hardly counts. A case whose
//! large tree takes next to no time needs no comparison: work that grows with the square of so many nodes takes longer.

use crate::nightly::cases;
use crate::program::{Folder, err, program};
use poda::cli::flag_table;
use poda::i18n::Language;
use std::collections::HashSet;
use std::process::Command;

/// A way into the program: its arguments, in which `FILE` is the position, `RUN` a recorded run of its search, `OUT` a file that is written,
/// and `SEARCH` chooses the algorithm; and about how many nodes take it some tenths of a second.
type Door = (&'static [&'static str], usize);

const MANY: usize = 24_000;
const SOME: usize = 8_000;
const FEW: usize = 1_200;

const DOORS: [Door; 45] = [
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
    (&["exam", "--format", "pdf", "-o", "OUT", "FILE"], MANY),
    (&["exam", "--format", "latex", "-o", "OUT", "FILE"], MANY),
    (&["exam", "--format", "moodle", "-o", "OUT", "FILE"], MANY),
    (&["exam", "--format", "qti", "-o", "OUT", "FILE"], MANY),
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
    (&["link", "FILE"], MANY),
];

/// The subcommands that read no tree.
const WITHOUT_A_TREE: [&str; 6] = ["rehearse", "serve", "gateway", "completions", "man", "help"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    TwoSides,
    Chance,
    Players,
    Sampled,
}

impl Kind {
    const ALL: [Self; 4] = [Self::TwoSides, Self::Chance, Self::Players, Self::Sampled];

    const fn algorithm(self) -> &'static str {
        match self {
            Self::TwoSides => "alpha-beta",
            Self::Chance => "star2",
            Self::Players => "max-n",
            Self::Sampled => "mcts:300",
        }
    }

    fn leaf(self, index: usize) -> String {
        let value = index * 7_919 % 997;
        match self {
            Self::TwoSides | Self::Chance | Self::Sampled => value.to_string(),
            Self::Players => format!("({value}, {}, {})", index % 7, index % 11),
        }
    }

    fn named(self, name: &str, index: usize) -> String {
        format!("(name: \"{name}\", value: {})", self.leaf(index))
    }

    /// Returns a node with these children, a chance node at every other level.
    fn node(self, level: usize, children: &[String]) -> String {
        if self != Self::Chance || level.is_multiple_of(2) {
            return format!("[{}]", children.join(","));
        }
        let outcomes: Vec<String> = children.iter().map(|child| format!("(1,{child})")).collect();
        format!("(chance:[{}])", outcomes.join(","))
    }

    fn document(self, shape: Shape, leaves: usize) -> String {
        let game = match self {
            Self::TwoSides | Self::Sampled => "",
            Self::Chance => "bounds: (-10, 1000), ",
            Self::Players => "players: [\"A\", \"B\", \"C\"], ",
        };
        format!("(version: 1, game: Tree({game}tree: {}))", shape.tree(self, leaves))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// A node with all leaves.
    Wide,
    /// Two nodes with half of the leaves each.
    TwoWide,
    /// Nodes with two leaves each below one node.
    Fans,
    /// Nodes with a leaf and another such node.
    Comb,
    /// Lines of nodes with one child.
    Deep,
    /// A node with two children at every level.
    Pairs,
    /// A node with leaves of long names.
    LongNames,
}

/// The levels of a comb or a line, of which there are as many as needed.
const LEVELS: usize = 200;

impl Shape {
    const ALL: [Self; 7] =
        [Self::Wide, Self::TwoWide, Self::Fans, Self::Comb, Self::Deep, Self::Pairs, Self::LongNames];

    fn tree(self, kind: Kind, count: usize) -> String {
        let leaves: Vec<String> = (0..count).map(|index| kind.leaf(index)).collect();
        let below = |level: usize, nodes: &[String]| kind.node(level, nodes);
        match self {
            Self::Wide if kind == Kind::Chance => below(0, &[below(1, &leaves), kind.leaf(1)]),
            Self::Wide => below(0, &leaves),
            Self::TwoWide => below(0, &leaves.chunks(count.div_ceil(2)).map(|half| below(1, half)).collect::<Vec<_>>()),
            Self::Fans => below(0, &leaves.chunks(2).map(|fan| below(1, fan)).collect::<Vec<_>>()),
            Self::Comb => {
                let comb = |leaves: &[String]| {
                    let rest = leaves[1..].iter().enumerate();
                    rest.fold(leaves[0].clone(), |tree, (level, leaf)| below(level, &[leaf.clone(), tree]))
                };
                below(0, &leaves.chunks(LEVELS).map(comb).collect::<Vec<_>>())
            }
            Self::Deep => {
                let line = |leaf: &String| (0..LEVELS).fold(leaf.clone(), |tree, _| format!("[{tree}]"));
                below(0, &leaves.iter().step_by(LEVELS).map(line).collect::<Vec<_>>())
            }
            Self::Pairs => {
                let (mut nodes, mut level) = (leaves, 0);
                while 1 < nodes.len() {
                    level += 1;
                    nodes = nodes.chunks(2).map(|pair| below(level, pair)).collect();
                }
                nodes.remove(0)
            }
            Self::LongNames => {
                let name = "name ".repeat(20);
                let leaf = |index: usize| kind.named(&format!("{name}{index}"), index);
                below(0, &(0..count / 8).map(leaf).collect::<Vec<_>>())
            }
        }
    }
}

/// Runs the program without input. Returns its exit code, and the processor time in seconds.
fn run(arguments: &[String]) -> (Option<i32>, f64) {
    let script = "\"$@\" < /dev/null > /dev/null 2>&1; code=$?; times; exit $code";
    let mut shell = Command::new("sh");
    shell.args(["-c", script, "sh", env!("CARGO_BIN_EXE_poda")]).args(arguments).env("LANG", "C");
    let output = shell.output().unwrap();
    let times = std::str::from_utf8(&output.stdout).unwrap();
    // The second line is about the programs that the shell has run: the user’s and the system’s time, such as `0m1.25s 0m0.01s`.
    let of_programs = times.lines().nth(1).unwrap_or_else(|| panic!("{times}"));
    let seconds = |time: &str| {
        let (minutes, seconds) = time.trim_end_matches('s').split_once('m').unwrap();
        60.0 * minutes.parse::<f64>().unwrap() + seconds.parse::<f64>().unwrap()
    };
    (output.status.code(), of_programs.split_whitespace().map(seconds).sum())
}

/// Writes the files of a case, and returns the arguments of the program; `None` if there is no such file for this kind.
fn arguments(folder: &Folder, (door, kind, shape): (&[&str], Kind, Shape), leaves: usize) -> Option<Vec<String>> {
    let file = folder.file(&format!("tree-{leaves}.ron"), kind.document(shape, leaves));
    let path = |name: String| folder.path(&name).to_str().unwrap().to_owned();
    let written = |name: String, format: [&str; 2], command: &str| {
        let algorithm = if command == "trace" { vec!["--algorithm", kind.algorithm()] } else { Vec::new() };
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
            "SEARCH" => arguments.extend(["--algorithm".to_owned(), kind.algorithm().to_owned()]),
            "OUT" => arguments.push(path("out".to_owned())),
            "RUN" => arguments.push(written(format!("run-{leaves}.jsonl"), ["--format", "run"], "trace")?),
            "DOT" | "EFG" => {
                let name = argument.to_lowercase();
                let tree = path(format!("tree-{leaves}.{name}"));
                let output = program(&["export", "--format", &name, "-o", &tree]).arg(&file).output().unwrap();
                arguments.push(output.status.success().then_some(tree)?);
            }
            other => arguments.push(other.to_owned()),
        }
    }
    Some(arguments)
}

/// How many times as large as a tree is the one that is compared with it, and the greatest ratio of the times: that of an exponent of 1.4.
const LARGER: u8 = 8;
const MAX_RATIO: f64 = 18.4;
/// The processor time that needs no comparison, in seconds.
const NEXT_TO_NOTHING: f64 = 0.3;

/// Returns what is wrong with the growth of a case, if anything is.
fn fault(folder: &Folder, case: (&[&str], Kind, Shape), leaves: usize) -> Option<String> {
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

#[test]
fn every_door_takes_time_that_grows_with_the_tree_in_every_shape() {
    let kinds = |door: usize| Kind::ALL.into_iter().map(move |kind| (door, kind));
    let all = (0..DOORS.len()).flat_map(kinds).flat_map(|(door, kind)| Shape::ALL.map(|shape| (door, kind, shape)));
    // One number that has no factor in common with the kinds and shapes meets all of them.
    let step = cases(27, 1);
    let taken: Vec<_> = all.step_by(step).collect();
    assert!((0..DOORS.len()).all(|door| taken.iter().any(|&(other, ..)| other == door)));
    let faults: Vec<String> = taken
        .into_iter()
        .filter_map(|(door, kind, shape)| {
            let (arguments, leaves) = DOORS[door];
            fault(&Folder::new(), (arguments, kind, shape), leaves)
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_door_opens_for_some_kind_of_tree() {
    for (door, _) in DOORS {
        let opens = |kind: Kind| {
            let folder = Folder::new();
            // A run that differs from a search is a finding.
            let expected = i32::from(door.contains(&"--against"));
            arguments(&folder, (door, kind, Shape::Fans), 16)
                .is_some_and(|arguments| run(&arguments).0 == Some(expected))
        };
        assert!(Kind::ALL.into_iter().any(opens), "{door:?}");
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
