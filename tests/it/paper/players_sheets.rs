//! Sheets to fill in and papers about searches of several players: every field of the key against max^n in its plainest
//! form, marks of what follows, and the files of a paper.

use crate::cli::program::program;
use crate::core::players::{below, random_payoffs, random_tree, tries};
use crate::words::players_asked::plain;
use poda::game::Game;
use poda::game::tree::{Tree, TreeBuilder};
use poda::i18n::{Language, Words};
use poda::practice::Answer;
use poda::practice::blank::{BlankAnswers, BlankField, BlankPart, FieldMark, expected, fields, mark};
use poda::practice::sentences::blank_sentence;
use poda::score::{Bound, CutOn, Interval, Payoffs, Score, Turn};
use poda::search::split_mix_64::SplitMix64;
use poda::search::{Algorithm, Fail, Floor, PayoffLimits, PayoffSettings, SearchConfig, TieRule};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, NodeKind, Story};
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::process::Output;
use tempfile::tempdir;

/// A random tree, and a search that is done by hand, with limits that hold whatever vector a leaf has.
fn random_search(rng: &mut SplitMix64) -> (Tree, SearchConfig) {
    let players = 2 + below(rng, 3);
    let sums_to_eight = below(rng, 4) != 0;
    let tree = random_tree(rng, players, &|rng| {
        let mut payoffs = random_payoffs(rng, players.into()).entries().to_vec();
        if sums_to_eight {
            let rest = payoffs[1..].iter().map(|entry| -*entry);
            payoffs[0] = Score::exact_sum(rest.chain([Score::from(8)])).unwrap();
        }
        Payoffs::new(&payoffs)
    });
    let ties = rng.choose(&TieRule::ALL).unwrap();
    let (sum, floor) = (tree.players().unwrap().greatest_sum, tree.players().unwrap().least);
    let payoffs = PayoffSettings { ties, sum, floor: Some(Floor::Each(floor)) };
    let cut_on = rng.choose(&[CutOn::Equal, CutOn::Equal, CutOn::Strict]).unwrap();
    let algorithm = rng.choose(&[Algorithm::MaxN, Algorithm::MaxNShallow, Algorithm::MaxNShallow]).unwrap();
    (tree, SearchConfig { algorithm, cut_on, payoffs, ..SearchConfig::default() })
}

/// The same, or a search of one entry in one of its settings.
fn random_search_of_any_kind(rng: &mut SplitMix64) -> (Tree, SearchConfig) {
    let (tree, config) = random_search(rng);
    let algorithm = rng.choose(&[config.algorithm, Algorithm::Paranoid, Algorithm::BestReply]).unwrap();
    let fail = rng.choose(&[Fail::Soft, Fail::Hard]).unwrap();
    (tree, SearchConfig { algorithm, fail, ..config })
}

/// What is written at a node that returns these payoffs.
fn written(recording: &Recording<Tree>, payoffs: Payoffs) -> Answer {
    match recording.vectors() {
        Some(_) => Answer::Vector(payoffs),
        None => Answer::number(payoffs.of(recording.root().mover())),
    }
}

fn true_sheet(recording: &Recording<Tree>) -> BlankAnswers {
    fields(recording).into_iter().map(|field| (field, expected(recording, field).expect("a content"))).collect()
}

/// The best entry that the player above a node has before it is entered, by the definition.
fn has_above(recording: &Recording<Tree>, node: NodeId, viewer: usize) -> Option<(usize, Score)> {
    let (trace, ties) = (recording.trace(), recording.config().payoffs.ties);
    let parent = trace.parent(node)?;
    let above = recording.position(parent);
    // A child that was cut is worth less to that player than what it has, so the plain values give the same best one.
    let before = trace.children(parent).take_while(|&sibling| sibling != node);
    let entries = before.map(|sibling| plain(&recording.position(sibling), viewer, ties).0.of(above.mover()));
    entries.reduce(Score::max).map(|best| (above.mover(), best))
}

#[test]
fn every_field_of_a_key_is_true_of_max_n() {
    let rng = &mut SplitMix64::new(81);
    let mut met: HashMap<&str, u32> = HashMap::new();
    for _ in 0..tries(200_000) / 2 {
        let (tree, config) = random_search(rng);
        let recording = record(&config, &tree, 100_000);
        let (trace, viewer, ties) = (recording.trace(), tree.mover(), config.payoffs.ties);
        let limits = PayoffLimits::of(&config.payoffs, tree.players().unwrap()).unwrap();
        for field in fields(&recording) {
            let position = recording.position(field.node);
            let (vector, taken) = plain(&position, viewer, ties);
            let own = vector.of(position.mover());
            let content = expected(&recording, field).unwrap();
            let kind = match (field.part, &content) {
                (BlankPart::Value, Answer::Vector(found)) => {
                    assert_eq!(*found, vector);
                    "vector"
                }
                (BlankPart::Value, Answer::Proved(Interval { low, high })) => {
                    assert!(*high == Score::INFINITY && *low <= own);
                    let (above, has) = has_above(&recording, field.node, viewer).unwrap();
                    assert!(vector.of(above) <= has && config.algorithm == Algorithm::MaxNShallow);
                    "at least"
                }
                (BlankPart::Beta, Answer::Proved(bound)) => {
                    let above =
                        has_above(&recording, field.node, viewer).filter(|(above, _)| *above != position.mover());
                    let least = |player: usize| match above {
                        Some((above, has)) if above == player => has,
                        _ => limits.floor.of(player),
                    };
                    let others = (0..limits.floor.entries().len()).filter(|&player| player != position.mover());
                    let rest = others.map(|player| -least(player));
                    assert_eq!(bound.low, Score::exact_sum([limits.sum].into_iter().chain(rest)).unwrap());
                    "β"
                }
                (BlankPart::Cut, Answer::Children(pruned)) if pruned.is_empty() => "no cut",
                (BlankPart::Cut, Answer::Children(pruned)) => {
                    // What is pruned does not change what the players do: the parent's player takes another child, or
                    // the node's has the most.
                    let is_most = Ok(own) == limits.most(position.mover()) && config.cut_on == CutOn::Equal;
                    let above = has_above(&recording, field.node, viewer);
                    let is_given_up = above.is_some_and(|(above, has)| vector.of(above) <= has);
                    assert!(is_most || is_given_up, "{pruned:?}");
                    "cut"
                }
                (BlankPart::Best, Answer::Node(best)) => {
                    assert_eq!(trace.children(NodeId::ROOT).position(|child| child == *best), taken);
                    "best"
                }
                other => panic!("{other:?}"),
            };
            *met.entry(kind).or_default() += 1;
        }
        let (full, empty) = (mark(&recording, &true_sheet(&recording)), mark(&recording, &BlankAnswers::default()));
        assert!(full.fields.iter().all(|marked| marked.mark == FieldMark::Right && marked.of == 1));
        assert_eq!(full.fields.iter().map(|marked| marked.field).collect::<Vec<_>>(), fields(&recording));
        assert!(empty.fields.iter().all(|marked| marked.mark == FieldMark::Empty && marked.of == 1));
    }
    assert!(met.len() == 6 && met.values().all(|&count| 100 < count), "{met:?}");
}

/// The same tree, in which a node is a leaf with a vector.
fn with_leaf(recording: &Recording<Tree>, at: NodeId, vector: Payoffs) -> Tree {
    fn add(
        recording: &Recording<Tree>,
        node: NodeId,
        to: &mut TreeBuilder,
        parent: usize,
        at: NodeId,
        vector: Payoffs,
    ) {
        let position = recording.position(node);
        let is_leaf = node == at || recording.trace().kind(node) != NodeKind::Inner;
        let own = if node == at { vector } else { position.payoffs() };
        let mover = u8::try_from(position.mover()).unwrap();
        let index = to.add_payoffs(parent, mover, is_leaf.then_some(own));
        for child in recording.trace().children(node).filter(|_| !is_leaf) {
            add(recording, child, to, index, at, vector);
        }
    }
    let names = recording.root().players().unwrap().names.clone();
    let mut tree = TreeBuilder::with_capacity(64).of_players(names);
    add(recording, NodeId::ROOT, &mut tree, 0, at, vector);
    Tree::built(tree).unwrap()
}

/// A wrong vector costs its own point. What the search would do if the node returned that vector is credited.
#[test]
fn what_follows_from_a_wrong_vector_is_credited() {
    let rng = &mut SplitMix64::new(82);
    let all_words = Language::AUTHORED.map(Words::new);
    let (mut consequent, mut said) = (0, 0);
    for case in 0..tries(40_000) / 2 {
        let (tree, config) = random_search_of_any_kind(rng);
        let recording = record(&config, &tree, 100_000);
        let trace = recording.trace();
        let inner =
            fields(&recording).into_iter().filter(|field| field.part == BlankPart::Value && field.node != NodeId::ROOT);
        let leaves = trace.nodes().filter(|&node| trace.kind(node) != NodeKind::Inner);
        let (inner, leaves): (Vec<_>, Vec<_>) = (inner.collect(), leaves.collect());
        let (Some(changed), Some(leaf)) = (rng.choose(&inner), rng.choose(&leaves)) else { continue };
        let wrong = written(&recording, recording.position(leaf).payoffs());
        if expected(&recording, changed) == Some(wrong.clone()) {
            continue;
        }
        let other = record(&config, &with_leaf(&recording, changed.node, recording.position(leaf).payoffs()), 100_000);
        let nodes: HashMap<String, NodeId> = trace.nodes().map(|node| (recording.id(node), node)).collect();
        let here = |node: NodeId| nodes[&other.id(node)];
        let translated = |answer: Answer| match answer {
            Answer::Node(node) => Answer::Node(here(node)),
            Answer::Children(children) => Answer::Children(children.into_iter().map(here).collect()),
            other => other,
        };
        // Up to the changed node, what the search has; then what it would have.
        let mut sheet = true_sheet(&recording);
        sheet.retain(|field, _| trace.is_within(field.node, changed.node));
        sheet.insert(changed, wrong);
        for field in fields(&other) {
            let content = translated(expected(&other, field).unwrap());
            sheet.insert(BlankField { node: here(field.node), ..field }, content);
        }
        let marks = mark(&recording, &sheet);
        for marked in &marks.fields {
            let is_left_out = marked.answered.is_none();
            assert!(
                !is_left_out
                    || !other
                        .trace()
                        .nodes()
                        .any(|node| here(node) == marked.field.node && other.trace().is_searched(node))
            );
            let wanted = marked.field != changed;
            assert_eq!(
                is_left_out || marked.mark.is_credited(),
                wanted,
                "{case}: {marked:?} after {changed:?} in {config:?}"
            );
            consequent += u32::from(marked.mark == FieldMark::Consequent);
        }
        for words in all_words.iter().filter(|_| case % 20 == 0) {
            for marked in &marks.fields {
                let sentence = blank_sentence(words, &recording, marked).plain();
                assert!(sentence.ends_with('.') && !sentence.contains("  ") && !sentence.contains("MAX"), "{sentence}");
                said += 1;
            }
        }
    }
    assert!(1_000 < consequent && 1_000 < said, "{consequent} {said}");
}

/// Answers of the wrong form, of illegal size or at nodes that are never entered get marks and sentences as well.
#[test]
fn any_sheet_is_marked_and_every_mark_is_said() {
    let rng = &mut SplitMix64::new(83);
    let all_words = Language::AUTHORED.map(Words::new);
    let number = |rng: &mut SplitMix64| Score::from(i32::from(below(rng, 14)) - 3);
    for _ in 0..tries(20_000) / 20 {
        let (tree, config) = random_search_of_any_kind(rng);
        let recording = record(&config, &tree, 100_000);
        let trace = recording.trace();
        let nodes: Vec<NodeId> = trace.nodes().collect();
        let mut sheet = true_sheet(&recording);
        for _ in 0..8 {
            let node = rng.choose(&nodes).unwrap();
            let part =
                [BlankPart::Alpha, BlankPart::Beta, BlankPart::Cut, BlankPart::Value][usize::from(below(rng, 4))];
            let bound = rng.choose(&[Bound::Exact, Bound::Lower, Bound::Upper]).unwrap();
            let answer = match (part, below(rng, 3)) {
                (BlankPart::Cut, _) => {
                    Answer::Children(trace.children(node).skip(usize::from(below(rng, 3))).collect())
                }
                (BlankPart::Value, 0) => {
                    let count = usize::from(1 + below(rng, 5));
                    Answer::Vector(random_payoffs(rng, count))
                }
                (BlankPart::Value, 1) => Answer::Proved(Interval::of(number(rng), bound)),
                (BlankPart::Value, _) => Answer::Vector(recording.position(node).payoffs()),
                _ => Answer::number(number(rng)),
            };
            sheet.insert(BlankField::new(node, part), answer);
        }
        let marks = mark(&recording, &sheet);
        assert_eq!(marks.of() as usize, fields(&recording).len());
        assert_eq!(marks.fields.iter().filter(|marked| marked.answered.is_some()).count(), sheet.len());
        for marked in &marks.fields {
            let is_true = marked.expected.is_some() && marked.expected == marked.answered;
            assert!(!is_true || marked.mark == FieldMark::Right, "{marked:?}");
            for words in &all_words {
                let said = blank_sentence(words, &recording, marked).plain();
                assert!(said.ends_with('.') && !said.contains("  ") && !said.contains("MAX"), "{said}");
            }
        }
    }
}

const TREE: &str = "(version: 1, game: Tree(players: [\"Ann\", \"Bob\", \"Cid\"], tree: (name: \"A\", children: [(name: \"B\", children: \
                    [(name: \"d\", value: (5, 3, 2)), (name: \"e\", value: (1, 2, 7))]), (name: \"C\", children: [(name: \"f\", value: \
                    (2, 6, 2)), (name: \"g\", value: (6, 1, 3))])])), search: (algorithm: MaxNShallow, sum: 10, floor: 0))";

fn poda(folder: &std::path::Path, arguments: &[&str]) -> Output {
    program(arguments).current_dir(folder).output().unwrap()
}

#[test]
fn a_sheet_is_marked_on_the_command_line() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("three.ron"), TREE).unwrap();
    let table = "name,B.value,B.beta,C.beta,C.cut,C.value,A.value,A.cut,best\n\
                 Eva,\"(5, 3, 2)\",10,5,g,>= 6,5 3 2,-,B\n\
                 Max,\"(1, 2, 7)\",10,9,-,\"(2, 6, 2)\",\"(2, 6, 2)\",-,C\n";
    fs::write(folder.path().join("class.csv"), table).unwrap();
    let output = poda(folder.path(), &["practice", "--blank", "--csv", "class.csv", "three.ron"]);
    let said = String::from_utf8(output.stdout).unwrap();
    let mut rows = said.lines().skip(1);
    assert_eq!(
        rows.next().unwrap(),
        "\"Eva\",8,8,\"\",\"right\",\"right\",\"right\",\"right\",\"right\",\"right\",\"right\",\"right\""
    );
    let max = rows.next().unwrap();
    // From Bob's (1, 2, 7), the β of 9 follows, no cut, and all the rest.
    assert_eq!(
        max,
        "\"Max\",7,8,\"B.value\",\"wrong\",\"right\",\"consequent\",\"consequent\",\"consequent\",\"consequent\",\"right\",\"consequent\""
    );
}

#[test]
fn a_paper_has_sheets_keys_and_banks() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("three.ron"), TREE).unwrap();
    for file in ["exam.pdf", "exam.tex", "exam.xml", "exam.zip"] {
        for language in ["en", "es"] {
            let flags = ["exam", "--lang", language, "-o", file, "--key-json", "key.json", "three.ron"];
            let output = poda(folder.path(), &flags);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        }
    }
    let key: Value = serde_json::from_slice(&fs::read(folder.path().join("key.json")).unwrap()).unwrap();
    let exercise = &key["exercises"][0];
    let of = |field: &str| {
        exercise["fields"].as_array().unwrap().iter().find(|it| it["field"] == field).map(|it| it["expected"].clone())
    };
    assert_eq!(of("B.value"), Some(serde_json::json!([5, 3, 2])));
    assert_eq!(of("C.value"), Some(serde_json::json!(">= 6")));
    assert_eq!((of("C.beta"), of("C.alpha")), (Some(serde_json::json!(5)), None));
    assert_eq!((of("C.cut"), of("best")), (Some(serde_json::json!(["g"])), Some(serde_json::json!("B"))));
    assert_eq!(exercise["contents"]["shallow"], 1);
    let read = |file: &str| String::from_utf8(fs::read(folder.path().join(file)).unwrap()).unwrap();
    let moodle = read("exam.xml");
    assert!(moodle.contains("=(5, 3, 2)~=5, 3, 2~") && moodle.contains("=≥ 6~") && !moodle.contains("MAX"), "{moodle}");
    let latex = read("exam.tex");
    assert!(latex.contains("(2, 6, 2)") && !latex.contains("MAX"), "{latex}");
}

/// The sheet of paranoid is that of alpha-beta, and the one of best reply asks for what is returned, and for no cut
/// where replies are passed over.
#[test]
fn a_paper_about_a_coalition_is_like_one_about_alpha_beta() {
    let folder = tempdir().unwrap();
    let tree = "[[[(1, 9, 0), (6, 2, 2)], [(3, 3, 4), (8, 1, 1)]], [[(2, 2, 6), (5, 5, 0)], [(4, 0, 6), (7, 3, 0)]]]";
    for (algorithm, name) in [("Paranoid", "paranoid"), ("BestReply", "best reply")] {
        let text = format!(
            "(version: 1, game: Tree(players: [\"Ann\", \"Bob\", \"Cid\"], tree: {tree}), search: (algorithm: {algorithm}))"
        );
        fs::write(folder.path().join("three.ron"), text).unwrap();
        for file in ["exam.pdf", "exam.tex", "exam.xml", "exam.zip"] {
            for language in ["es", "en"] {
                let flags = ["exam", "--lang", language, "-o", file, "--key-json", "key.json", "three.ron"];
                let output = poda(folder.path(), &flags);
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            }
        }
        let key: Value = serde_json::from_slice(&fs::read(folder.path().join("key.json")).unwrap()).unwrap();
        let fields = key["exercises"][0]["fields"].as_array().unwrap();
        let of = |field: &str| fields.iter().find(|it| it["field"] == field).map(|it| it["expected"].clone());
        let read = |file: &str| String::from_utf8(fs::read(folder.path().join(file)).unwrap()).unwrap();
        let (latex, moodle) = (read("exam.tex"), read("exam.xml"));
        assert!(latex.contains("only that of Ann counts") && latex.contains(name), "{latex}");
        assert!(moodle.contains("only that of Ann counts"), "{moodle}");
        // 0.0: Bob, who has two replies; 0.0.0 and 0.0.1: Cid.
        let texts = [of("0.value"), of("1.value"), of("1.alpha"), of("0.0.cut"), of("0.1.cut"), of("best")];
        let shown: Vec<_> = texts.into_iter().map(|it| it.map(|it| it.to_string())).collect();
        let is_paranoid = algorithm == "Paranoid";
        eprintln!("{algorithm}: {shown:?} {:?}", fields.iter().map(|it| it["field"].to_string()).collect::<Vec<_>>());
        assert_eq!(latex.contains("passed over"), !is_paranoid);
    }
}

/// A chance node returns the average, entry by entry, and from a wrong vector of an outcome another average follows.
#[test]
fn an_average_of_vectors_follows() {
    let tree = "[{1: (1, 2), 3: [(5, 2), (1, 4)]}, (3, 3)]";
    let text = format!("(version: 1, game: Tree(players: [\"A\", \"B\"], tree: {tree}))");
    let text = text.replace("{1: (1, 2), 3: [(5, 2), (1, 4)]}", "(chance: [(1, (1, 2)), (3, [(5, 2), (1, 4)])])");
    let document = poda::file::load_with_players(text.as_bytes()).unwrap();
    let recording = record(document.search().unwrap(), document.position(), 1_000);
    let trace = recording.trace();
    let chance = trace.nodes().find(|&node| trace.turn(node) == Turn::Chance).unwrap();
    let inner = trace.children(chance).nth(1).unwrap();
    let value = |node| BlankField::new(node, BlankPart::Value);
    let vector = |text: &str| Answer::read_vector(text).unwrap();
    let truth = expected(&recording, value(chance));
    let mover = recording.position(inner).mover();
    let [right, wrong] = if mover == 0 { ["(4, 2)", "(1, 3.5)"] } else { ["(1, 3.5)", "(4, 2)"] };
    assert_eq!(truth, Some(vector(right)));
    let leaf = if mover == 0 { "(1, 4)" } else { "(5, 2)" };
    let sheet: BlankAnswers = [(value(inner), vector(leaf)), (value(chance), vector(wrong))].into();
    let marks = mark(&recording, &sheet);
    assert_eq!(marks.get(value(chance)).map(|marked| marked.mark), Some(FieldMark::Consequent));
}
