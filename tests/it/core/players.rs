//! Trees in which each player has payoffs of their own: answers and events as another program gives them, pruning that
//! changes nothing, two players as MAX and MIN, equilibria, and files that are refused with a sentence.

use crate::cli::program::program;
use poda::document::{Document, check_search};
use poda::file::{
    Link, LinkTarget, load_for_any_search, load_tree, load_tree_with_players, load_with_players, save, write_tree,
};
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::nim::{Nim, Round};
use poda::game::tree::{Tree, TreeBuilder};
use poda::i18n::{Language, Words, diagnostics, multi_player, narration};
use poda::score::{Bound, CutOn, Payoffs, Player, Score, Window};
use poda::search::split_mix_64::SplitMix64;
use poda::search::{Algorithm, Fail, Floor, PayoffSettings, SearchConfig, TieRule};
use poda::trace::limits::Limits;
use poda::trace::moment::{NodeState, ShownValue};
use poda::trace::multi_player::PayoffReach;
use poda::trace::passes::PassStep;
use poda::trace::recorder::{record, record_passes};
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId, NodeKind, Story};
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;
use std::process::Output;

fn cases() -> Vec<Value> {
    let data: Value = serde_json::from_str(include_str!("../data/players.json")).unwrap();
    data["cases"].as_array().unwrap().clone()
}

pub(crate) fn poda(command: &str, flags: &[&str], file: &Path) -> Output {
    program(&[command]).args(flags).arg(file).output().unwrap()
}

pub(crate) fn lines(output: &Output) -> Vec<Map<String, Value>> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn strings(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

/// Numbers are equal if their values are: 1 and 1.0 are the same.
fn is_same(got: &Value, wanted: &Value) -> bool {
    match (got, wanted) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_same(a, b)),
        (Value::Object(a), Value::Object(b)) => b.iter().all(|(key, b)| a.get(key).is_some_and(|a| is_same(a, b))),
        (a, b) => a == b,
    }
}

/// Whether `got` has all fields of `wanted`.
fn agrees(got: &Map<String, Value>, wanted: &Value) -> Result<(), String> {
    for (key, wanted) in wanted.as_object().unwrap() {
        match got.get(key) {
            Some(found) if is_same(found, wanted) => {}
            found => return Err(format!("{key}: {found:?} instead of {wanted}")),
        }
    }
    Ok(())
}

pub(crate) fn with_file<T>(name: &str, text: &str, run: impl FnOnce(&Path) -> T) -> T {
    let path = std::env::temp_dir().join(format!("poda-players-{}-{name}.ron", std::process::id()));
    fs::write(&path, text).unwrap();
    let result = run(&path);
    fs::remove_file(&path).unwrap();
    result
}

/// The answers come from a program of its own, which calculates in fractions.
#[test]
fn every_search_answers_as_another_program_does() {
    let mut compared = 0;
    for case in cases() {
        let (id, Some(runs)) = (case["id"].as_str().unwrap(), case.get("runs")) else { continue };
        with_file(id, case["position"].as_str().unwrap(), |path| {
            for run in runs.as_array().unwrap() {
                let flags = [vec!["--json"], strings(&run["flags"])].concat();
                let solved = lines(&poda("solve", &flags, path));
                assert_eq!(solved.len(), 1, "{id} {flags:?}");
                agrees(&solved[0], &run["solve"]).unwrap_or_else(|fault| panic!("{id} {flags:?}: {fault}"));
                let Some(wanted) = run.get("trace") else { continue };
                let traced = lines(&poda("trace", &flags, path));
                let wanted = wanted.as_array().unwrap();
                assert_eq!(traced.len(), wanted.len(), "{id} {flags:?}");
                for (got, wanted) in traced.iter().zip(wanted) {
                    agrees(got, wanted).unwrap_or_else(|fault| panic!("{id} {flags:?} {wanted}: {fault}"));
                    let is_tie = |fact: Option<&Value>| fact == Some(&Value::Bool(true));
                    assert_eq!(is_tie(got.get("tie")), is_tie(wanted.get("tie")), "{id} {flags:?} {wanted}");
                }
                compared += 1;
            }
        });
    }
    assert!(100 < compared, "{compared} traces");
}

#[test]
fn a_file_that_is_wrong_is_refused_by_its_name() {
    for case in cases() {
        let (id, Some(flags)) = (case["id"].as_str().unwrap(), case.get("refused")) else { continue };
        with_file(id, case["position"].as_str().unwrap(), |path| {
            let output = poda("solve", &strings(flags), path);
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!((output.status.code(), &*output.stdout), (Some(1), &b""[..]), "{id}");
            assert!(said.contains(path.file_name().unwrap().to_str().unwrap()), "{id}: {said}");
        });
    }
}

#[test]
fn what_is_wrong_is_said_in_both_languages() {
    let tree = |fields: &str| format!("(version: 1, game: Tree({fields}))");
    let searched = |search: &str| {
        format!("(version: 1, game: Tree(players: [\"A\", \"B\"], tree: [(1, 2), (3, 0)]), search: ({search}))")
    };
    let wrong = [
        tree("players: [\"A\"], tree: [(1)]"),
        tree("players: [\"A\", \"\"], tree: [(1, 2)]"),
        tree("players: [\"A\", \"A\"], tree: [(1, 2)]"),
        tree("players: [\"A\", \"CHANCE\"], tree: [(1, 2)]"),
        tree("players: [\"A\", \"B\"], root: \"C\", tree: [(1, 2)]"),
        tree("players: [\"A\", \"B\"], tree: [(player: \"D\", children: [(1, 2)])]"),
        tree("players: [\"A\", \"B\"], tree: [(1, 2, 3)]"),
        tree("players: [\"A\", \"B\"], tree: [(1, inf)]"),
        tree("players: [\"A\", \"B\"], bounds: (0, 3), tree: [(1, 2)]"),
        searched("algorithm: Minimax"),
        searched("sum: 2"),
        searched("floor: 1"),
        searched("floor: (0, 0, 0)"),
        "(version: 1, game: Tree(tree: [1, 2]), search: (algorithm: MaxN))".to_owned(),
        searched("algorithm: Mcts"),
    ];
    for words in Language::AUTHORED.map(Words::new) {
        let said: Vec<String> = wrong
            .iter()
            .map(|text| diagnostics::sentences(&words, &load_with_players(text.as_bytes()).unwrap_err()).join(" "))
            .collect();
        let mut different = said.clone();
        different.sort();
        different.dedup();
        // The unknown players are told by the same sentence, with another name.
        assert_eq!(different.len(), wrong.len(), "{said:#?}");
    }
}

/// What cannot show several players yet says so, and does not show one player's payoffs as if they were a tree of MAX
/// and MIN.
#[test]
fn what_cannot_use_several_players_refuses_them_with_a_sentence() {
    let text = "(version: 1, game: Tree(players: [\"A\", \"B\", \"C\"], tree: [[(1, 2, 3), (4, 2, 1)]]))";
    for words in Language::AUTHORED.map(Words::new) {
        let refused = load_for_any_search(text.as_bytes()).unwrap_err();
        assert_eq!(diagnostics::sentences(&words, &refused), [words.text("diagnostic-several-players")]);
    }
    assert!(load_tree("Tree(players: [\"A\", \"B\"], tree: [(1, 2)])").is_err());
    assert!(load_tree("[[(1,2,3),(4,2,1)]]").is_err() && Link::parse("#tree=[[(1,2,3),(4,2,1)]]").is_err());
    with_file("refused", text, |path| {
        for (command, flags) in [("play", &[][..]), ("compare", &["--mcts", "9"])] {
            let output = poda(command, flags, path);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(1), "{command}: {said}");
            assert!(said.contains("several players"), "{command}: {said}");
        }
    });
}

#[test]
fn a_saved_tree_is_the_same_tree() {
    for case in cases() {
        let Some(text) = case.get("runs").and_then(|_| case["position"].as_str()) else { continue };
        let document = load_with_players(text.as_bytes()).unwrap();
        assert_eq!(load_with_players(save(&document).as_bytes()).unwrap(), document, "{text}");
        let AnyGame::Tree(tree) = document.position() else { panic!() };
        assert_eq!(&load_tree_with_players(&write_tree(tree)).unwrap(), tree, "{text}");
    }
    let named = "Tree(players: [\"Ann\", \"Bob\"], root: \"Bob\", tree: [(name: \"X\", player: \"Bob\", move: \"b\", \
                 estimate: (0.5, \"1/3\"), children: [(1, 2), (chance: [(2, 3), (3, [(0, 1)])])])])";
    let tree = load_tree_with_players(named).unwrap();
    assert_eq!(load_tree_with_players(&write_tree(&tree)).unwrap(), tree);
    assert!(write_tree(&tree).contains("player: \"Bob\", move: \"b\", estimate: (0.5, \"1/3\")"));
    let settings = "(version: 1, game: Tree(players: [\"A\", \"B\"], tree: [(1, 2)]), \
                    search: (algorithm: MaxNShallow, ties: Best, sum: \"7/2\", floor: (0, -1)))";
    let document = load_with_players(settings.as_bytes()).unwrap();
    let floor = Floor::Each(Payoffs::new(&[Score::ZERO, Score::from(-1)]));
    let payoffs = PayoffSettings { ties: TieRule::Best, sum: Score::ratio(7, 2), floor: Some(floor) };
    assert_eq!(document.search().unwrap().payoffs, payoffs);
    assert_eq!(load_with_players(save(&document).as_bytes()).unwrap(), document);
}

#[test]
fn a_link_holds_vectors() {
    let link = Link::parse_with_players("#tree=[[(1,2,3),(4,2,1)]]").unwrap();
    let LinkTarget::Document(document) = link.target else { panic!() };
    assert_eq!(document.position().players().unwrap().names, ["A", "B", "C"]);
    assert_eq!(document.search().unwrap().algorithm, Algorithm::MaxN);
    let solved = lines(&poda("solve", &["--json"], Path::new("#tree=[[(1,2,3),(4,2,1)]]")));
    assert!(is_same(&solved[0]["value"], &serde_json::json!([1, 2, 3])), "{solved:?}");
}

/// The entries of random leaves: few different ones, so that there are ties, and a sum of at most 12.
pub(crate) fn random_payoffs(rng: &mut SplitMix64, players: usize) -> Payoffs {
    let entries: Vec<Score> = (0..players).map(|_| number(below(rng, 5))).collect();
    Payoffs::new(&entries)
}

pub(crate) fn below(rng: &mut SplitMix64, most: u8) -> u8 {
    let all: Vec<u8> = (0..most).collect();
    rng.choose(&all).unwrap()
}

fn number(number: u8) -> Score {
    Score::from(i32::from(number))
}

/// Returns a random tree of `players`, with estimates everywhere and players who may move twice running.
pub(crate) fn random_tree(rng: &mut SplitMix64, players: u8, payoffs: &dyn Fn(&mut SplitMix64) -> Payoffs) -> Tree {
    let names = (0..players).map(|player| format!("P{player}")).collect();
    let mut tree = TreeBuilder::with_capacity(64).of_players(names);
    let mut open = vec![(0, below(rng, players), 0)];
    while let Some((parent, mover, ply)) = open.pop() {
        let vector = payoffs(rng);
        let at = tree.add_payoffs(parent, mover, Some(vector));
        let children = if ply == 4 { 0 } else { below(rng, 4) };
        let children = if ply < 2 { children.max(1) } else { children };
        for _ in 0..children {
            let next = if below(rng, 5) == 0 { below(rng, players) } else { (mover + 1) % players };
            open.push((at, next, ply + 1));
        }
    }
    Tree::built(tree).unwrap()
}

fn line<G: Game>(recording: &Recording<G>) -> Vec<Vec<G::Move>> {
    let view = recording.multi_player().unwrap();
    view.line().into_iter().map(|node| recording.moves_to(node)).collect()
}

fn value<G: Game>(recording: &Recording<G>) -> Payoffs {
    recording.multi_player().unwrap().payoffs(NodeId::ROOT).unwrap()
}

/// How many random trees are tried: all of them only where every case is asked for.
pub(crate) fn tries(all: u32) -> u32 {
    if std::env::var_os("PODA_FULL").is_some() { all } else { 4_000 }
}

/// Korf's tests, under every rule for ties, never change value, move or line.
#[test]
fn shallow_pruning_finds_what_max_n_finds() {
    let rng = &mut SplitMix64::new(1);
    let mut cuts = [0; 2];
    for _ in 0..tries(1_000_000) {
        let players = 2 + below(rng, 3);
        let sums_to_eight = below(rng, 2) == 0;
        let tree = random_tree(rng, players, &|rng| {
            let mut payoffs = random_payoffs(rng, usize::from(players)).entries().to_vec();
            if sums_to_eight {
                let rest = payoffs[1..].iter().map(|entry| -*entry);
                payoffs[0] = Score::exact_sum(rest.chain([number(8)])).unwrap();
            }
            Payoffs::new(&payoffs)
        });
        let ties = rng.choose(&TieRule::ALL).unwrap();
        let depth = rng.choose(&[None, Some(2), Some(3)]).unwrap();
        let cut_on = rng.choose(&[CutOn::Equal, CutOn::Equal, CutOn::Strict]).unwrap();
        let payoffs = PayoffSettings { ties, ..PayoffSettings::default() };
        let config = SearchConfig { depth, cut_on, payoffs, ..SearchConfig::default() };
        let whole = record(&SearchConfig { algorithm: Algorithm::MaxN, ..config }, &tree, 100_000);
        let pruned = record(&SearchConfig { algorithm: Algorithm::MaxNShallow, ..config }, &tree, 100_000);
        assert_eq!((value(&pruned), line(&pruned)), (value(&whole), line(&whole)), "{} {config:?}", write_tree(&tree));
        let view = pruned.multi_player().unwrap();
        for node in pruned.trace().nodes() {
            match view.cutoff(node).map(|cut| cut.reach) {
                Some(PayoffReach::Immediate) => cuts[0] += 1,
                Some(PayoffReach::Shallow) => cuts[1] += 1,
                Some(PayoffReach::Deep) => panic!("a deep cut in {}", write_tree(&tree)),
                None => {}
            }
            // What is proved of the mover's entry is true of the whole search.
            let (Some(bound), Some(found)) = (view.bound(node), view.payoffs(node)) else { continue };
            let all = whole.multi_player().unwrap();
            let same = whole.node_at_line(&pruned.moves_to(node)).unwrap();
            let (own, truth) = (found.of(view.mover(node)), all.payoffs(same).unwrap().of(view.mover(node)));
            assert!(if bound == Bound::Exact { own == truth } else { own <= truth }, "{}", write_tree(&tree));
        }
    }
    assert!(cuts.iter().all(|&count| 500 < count), "{cuts:?}");
}

/// A search without its cutoffs would find (1, 8, 1) too, but with a cut at every tie it would not.
#[test]
fn a_tie_with_the_bound_does_not_cut_where_the_parent_could_follow_it() {
    let tree = "[(1, 8, 1), [(2, 5, 3), [(1, 4, 5), (0, 5, 5)]]]";
    let tree = load_tree_with_players(tree).unwrap();
    let found = |ties, algorithm| {
        let floor = Some(Floor::Same(Score::ZERO));
        let payoffs = PayoffSettings { ties, sum: Some(Score::from(10)), floor };
        value(&record(&SearchConfig { algorithm, payoffs, ..SearchConfig::default() }, &tree, 1_000)).shown()
    };
    for algorithm in [Algorithm::MaxN, Algorithm::MaxNShallow] {
        assert_eq!(found(TieRule::Worst, algorithm), "(1, 8, 1)");
        assert_eq!(found(TieRule::First, algorithm), "(2, 5, 3)");
    }
}

/// What a node shows of each entry, at any step, is true of what plain max^n finds there; where deep pruning claims,
/// nothing is shown as proved.
#[test]
fn what_is_shown_of_every_entry_is_true() {
    fn path(recording: &Recording<Tree>, node: NodeId) -> Vec<<Tree as Game>::Move> {
        recording.trace().ancestors(node).filter_map(|node| recording.move_to(node)).collect()
    }
    let rng = &mut SplitMix64::new(7);
    let mut bounds = 0;
    for round in 0..tries(20_000) / 40 {
        let players = 2 + u8::try_from(round % 3).unwrap();
        let tree = random_tree(rng, players, &|rng| random_payoffs(rng, players.into()));
        for ties in [TieRule::First, TieRule::Worst, TieRule::Best] {
            let payoffs = PayoffSettings { ties, ..PayoffSettings::default() };
            let found =
                |algorithm| record(&SearchConfig { algorithm, payoffs, ..SearchConfig::default() }, &tree, 10_000);
            let whole = found(Algorithm::MaxN);
            let worth = |of: &[<Tree as Game>::Move]| {
                let node = whole.trace().nodes().find(|&node| path(&whole, node) == of).unwrap();
                whole.multi_player().unwrap().payoffs(node).unwrap()
            };
            for algorithm in [Algorithm::MaxN, Algorithm::MaxNShallow] {
                if check_search(&AnyGame::Tree(tree.clone()), &SearchConfig { algorithm, ..SearchConfig::default() })
                    .is_err()
                {
                    continue;
                }
                let recording = found(algorithm);
                let (view, trace) = (recording.multi_player().unwrap(), recording.trace());
                for node in trace.nodes().filter(|&node| trace.left_at(node).is_some()) {
                    let true_worth = worth(&path(&recording, node));
                    for step in 0..=trace.len() {
                        for (player, shown) in view.shown(node, step).into_iter().flatten().enumerate() {
                            let ShownValue::Proved(proved) = shown else { panic!("{shown:?} is only claimed") };
                            let entry = true_worth.of(player);
                            assert!(
                                proved.low <= entry && entry <= proved.high,
                                "{} {step} {shown}",
                                true_worth.shown()
                            );
                            bounds += u32::from(!proved.is_exact());
                        }
                    }
                }
            }
        }
    }
    assert!(1_000 < bounds);
    let deep = load_tree_with_players("[(5, 3, 2), [[(2, 3, 5), (3, 0, 7)], [(6, 1, 3), (6, 2, 2)]]]").unwrap();
    let recording = record(&SearchConfig { algorithm: Algorithm::MaxNDeep, ..SearchConfig::default() }, &deep, 100);
    let shown = recording.multi_player().unwrap().shown(NodeId::ROOT, recording.trace().len()).unwrap();
    assert!(shown.iter().all(|shown| matches!(shown, ShownValue::Claimed(_))));
}

/// Returns what the player at the root gets from a node if all others are against that player.
fn against_the_others(tree: &Tree, at: usize, viewer: usize) -> Score {
    let Some(mover) = tree.mover_of(at).filter(|_| !tree.children_of(at).is_empty()) else {
        return tree.payoffs_of(at).unwrap().of(viewer);
    };
    let side = if mover == viewer { Player::Max } else { Player::Min };
    let children = tree.children_of(at).iter().map(|&child| against_the_others(tree, child as usize, viewer));
    children.fold(side.worst(), |best, score| if side.prefers(score, best) { score } else { best })
}

/// What a search of one entry shows of a node, says of an improvement and says at the end is true against all replies,
/// whatever its window; a reply that was passed over is no cut; and a move that the window hides is only a candidate.
#[test]
fn what_a_search_of_one_entry_shows_and_says_is_true() {
    let (rng, words) = (&mut SplitMix64::new(21), Words::new(Language::ENGLISH));
    let (mut said, mut candidates, mut passed_over) = ([0; 3], 0, 0);
    for round in 0..tries(20_000) / 20 {
        let tree = random_tree(rng, 3, &|rng| random_payoffs(rng, 3));
        let viewer = tree.mover();
        let alpha = i32::from(below(rng, 9)) - 2;
        let [alpha, beta] =
            [alpha, alpha + 1 + i32::from(below(rng, 6))].map(|end| Score::new(f64::from(end)).unwrap());
        let window = if round % 4 == 0 { Window::FULL } else { Window { alpha, beta } };
        let fail = if round % 2 == 0 { Fail::Soft } else { Fail::Hard };
        for algorithm in [Algorithm::Paranoid, Algorithm::BestReply] {
            let recording = record(&SearchConfig { algorithm, fail, window, ..SearchConfig::default() }, &tree, 10_000);
            let (view, trace) = (recording.multi_player().unwrap(), recording.trace());
            let worth = |node: NodeId| against_the_others(&tree, recording.position(node).node_index(), viewer);
            let context = write_tree(&tree);
            for step in 1..=trace.len() {
                let moment = trace.at(step);
                for node in trace.nodes().filter(|&node| trace.is_searched(node)) {
                    if let ShownValue::Proved(proved) = moment.shown_value(node) {
                        let worth = worth(node);
                        assert!(proved.low <= worth && worth <= proved.high, "{algorithm:?} {step} {proved} {context}");
                    }
                }
                if let Some(Event::Improve(child)) = trace.event(step) {
                    let sentence = narration::caption(&words, &recording, step).plain();
                    let (score, _) = trace.result(child).unwrap();
                    let how = ["or more", "or less"].map(|how| sentence.contains(&format!("{} {how}", score.shown())));
                    let worth = worth(child);
                    match how {
                        _ if algorithm == Algorithm::BestReply => assert!(sentence.contains("under best reply")),
                        [true, _] => assert!(score <= worth, "{sentence} {context}"),
                        [_, true] => assert!(worth <= score, "{sentence} {context}"),
                        [false, false] => assert_eq!(score, worth, "{sentence} {context}"),
                    }
                    said[usize::from(how[0]) + 2 * usize::from(how[1])] += 1;
                }
            }
            let is_pruned = |node: &NodeId| trace.end().state(*node) == NodeState::Pruned;
            let is_passed_over = |node: &NodeId| trace.end().state(*node) == NodeState::PassedOver;
            let parents_skip = |node: &NodeId| view.passes_over(trace.parent(*node).unwrap());
            let unsearched = trace.nodes().filter(|&node| !trace.is_searched(node));
            let tops = unsearched.filter(|&node| trace.is_searched(trace.parent(node).unwrap()));
            for top in tops {
                assert_eq!(
                    [is_pruned(&top), is_passed_over(&top)],
                    [!parents_skip(&top), parents_skip(&top)],
                    "{context}"
                );
                passed_over += u32::from(is_passed_over(&top));
            }
            if trace.kind(NodeId::ROOT) == NodeKind::Inner {
                let (score, bound) = trace.result(NodeId::ROOT).unwrap();
                let found = multi_player::result(&words, &recording).remove(0);
                let is_candidate = found.contains("The candidate is") || found.contains("The only move is");
                let best = trace.best_child(NodeId::ROOT).unwrap();
                match algorithm {
                    Algorithm::Paranoid if is_candidate => {
                        let is_proved = bound == Bound::Exact && trace.proved_best(score) == Some(best);
                        assert!(!is_proved, "{found} {context}");
                    }
                    Algorithm::Paranoid => assert!(score <= worth(best), "{found} {context}"),
                    _ => assert_eq!(is_candidate, bound != Bound::Exact, "{found} {context}"),
                }
                candidates += u32::from(is_candidate);
            }
        }
    }
    assert!(
        said.iter().all(|&count| 20 < count) && 20 < candidates && 50 < passed_over,
        "{said:?} {candidates} {passed_over}"
    );
}

/// Every player is told apart by the outline of their nodes, and vectors and names are written in the picture.
#[test]
fn a_picture_shows_vectors_names_and_a_shape_for_each_player() {
    let text = "(version: 1, game: Tree(players: [\"Ann\", \"Bob\", \"Cid\"],
        tree: [(5, 3, 2), [[(2, 3, 5), (3, 0, 7)], [(6, 1, 3), (6, 2, 2)]]]), search: (sum: 10, floor: 0))";
    with_file("picture", text, |path| {
        let svg = |flags: &[&str]| {
            let output = poda("export", &[&["--format", "svg", "-o", "-"], flags].concat(), path);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            String::from_utf8(output.stdout).unwrap()
        };
        let last = svg(&[]);
        for said in [">Ann<", ">Bob<", ">Cid<"] {
            assert!(last.contains(said), "{said}");
        }
        assert!(!last.contains(">MAX<") && !last.contains(">MIN<"));
        let deep = svg(&["--algorithm", "max-n-deep"]);
        assert!(deep.contains("deep cut") && deep.contains("5 ≥ 5") && !deep.contains('β'), "{deep}");
        let dot = poda("export", &["--format", "dot", "-o", "-"], path);
        let dot = String::from_utf8(dot.stdout).unwrap();
        for said in ["shape=house", "shape=invhouse", "shape=hexagon", "(6, 1, 3)", "Bob"] {
            assert!(dot.contains(said), "{said}: {dot}");
        }
        let json = poda("export", &["--format", "json", "-o", "-"], path);
        let json: Value = serde_json::from_slice(&json.stdout).unwrap();
        assert_eq!((&json["players"][1], &json["tree"][0]), (&"Bob".into(), &serde_json::json!([5, 3, 2])));
    });
}

/// What Gambit writes is read, solved, written again, and the same game.
#[test]
fn a_game_of_gambit_is_read_and_written() {
    let text = "EFG 2 R \"Paid\" { \"Ann\" \"\" \"Ann\" }\n\"Outcomes at inner nodes are added.\"\n
        p \"top\" 1 1 \"\" { \"l\" \"r\" } 0\n        p \"\" 3 1 \"\" { \"x\" \"y\" } 1 \"toll\" { -1, 2, 0 }
        t \"\" 2 \"win\" { 5, 0, 1/3 }\n        t \"\" 3 \"\" { .80 2 2 }\n        c \"\" 1 \"\" { \"a\" 1/4 \"b\" 0.75 } 0
        t \"\" 0\n        t \"\" 3\n";
    with_file("gambit", text, |path| {
        let solve = |path: &Path| lines(&poda("solve", &["--json"], path)).remove(0);
        let answer = solve(path);
        assert_eq!(
            (&answer["players"], strings(&answer["leaf_order"]).len()),
            (&serde_json::json!(["1", "2", "3"]), 4)
        );
        assert!(is_same(&answer["value"], &serde_json::json!([0.6, 1.5, 1.5])), "{answer:?}");
        for command in [&["export", "--format", "efg", "-o", "-"][..], &["import"]] {
            let written = poda(command[0], &command[1..], path);
            assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
            with_file("again", std::str::from_utf8(&written.stdout).unwrap(), |again| {
                let again = solve(again);
                for field in ["players", "value", "best", "pv", "leaf_order", "nodes"] {
                    assert_eq!(again[field], answer[field], "{command:?} {field}");
                }
            });
        }
        let shared = text.replace("p \"\" 3 1", "p \"\" 1 1");
        with_file("shared", &shared, |path| {
            let refused = poda("solve", &[], path);
            let said = String::from_utf8_lossy(&refused.stderr).into_owned();
            assert!(refused.status.code() == Some(1) && said.contains("information set 1"), "{said}");
        });
    });
}

#[test]
fn deep_pruning_goes_wrong() {
    let tree = load_tree_with_players("[(5, 3, 2), [[(2, 3, 5), (3, 0, 7)], [(6, 1, 3), (6, 2, 2)]]]").unwrap();
    let payoffs = PayoffSettings {
        sum: Some(Score::from(10)),
        floor: Some(Floor::Same(Score::ZERO)),
        ..PayoffSettings::default()
    };
    let found = |algorithm| value(&record(&SearchConfig { algorithm, payoffs, ..SearchConfig::default() }, &tree, 100));
    assert_eq!(found(Algorithm::MaxN).shown(), "(6, 1, 3)");
    assert_eq!(found(Algorithm::MaxNShallow).shown(), "(6, 1, 3)");
    assert_eq!(found(Algorithm::MaxNDeep).shown(), "(5, 3, 2)");
}

/// Every event of a recording, with the score that a node returns.
fn history<G: Game>(recording: &Recording<G>) -> Vec<(Event, Option<Score>)> {
    let trace = recording.trace();
    let of_step = |step| {
        let event = trace.event(step).unwrap();
        let score = if let Event::Leave(node) = event { trace.result(node).map(|(score, _)| score) } else { None };
        (event, score)
    };
    (1..=trace.len()).map(of_step).collect()
}

/// Returns the tree of MAX and MIN that one player sees.
fn seen_by_the_first(tree: &Tree) -> Tree {
    Tree::new(tree.nodes()).unwrap()
}

#[test]
fn two_players_with_zero_sum_are_max_and_min() {
    let rng = &mut SplitMix64::new(2);
    for _ in 0..tries(100_000) {
        let tree = random_tree(rng, 2, &|rng| {
            let score = number(below(rng, 5));
            Payoffs::new(&[score, -score])
        });
        let depth = rng.choose(&[None, Some(2)]).unwrap();
        let sides = seen_by_the_first(&tree);
        assert!(sides.players().is_none());
        let minimax = SearchConfig { algorithm: Algorithm::Minimax, depth, ..SearchConfig::default() };
        for ties in TieRule::ALL {
            let payoffs = PayoffSettings { ties, ..PayoffSettings::default() };
            let max_n = SearchConfig { algorithm: Algorithm::MaxN, payoffs, ..minimax };
            let (own, sides) = (record(&max_n, &tree, 10_000), record(&minimax, &sides, 10_000));
            assert_eq!(history(&own), history(&sides), "{}", write_tree(&tree));
        }
        for (fail, cut_on) in [(Fail::Soft, CutOn::Equal), (Fail::Hard, CutOn::Strict)] {
            let alpha_beta = SearchConfig { algorithm: Algorithm::AlphaBeta, fail, cut_on, ..minimax };
            let paranoid = SearchConfig { algorithm: Algorithm::Paranoid, ..alpha_beta };
            let (own, sides) = (record(&paranoid, &tree, 10_000), record(&alpha_beta, &sides, 10_000));
            assert_eq!(history(&own), history(&sides), "{}", write_tree(&tree));
        }
    }
}

/// The others can do no more together than all of them at their worst, and with fewer replies no more than with all.
#[test]
fn paranoid_gets_least() {
    let rng = &mut SplitMix64::new(3);
    let mut differ = 0;
    for _ in 0..tries(100_000) {
        let tree = random_tree(rng, 3, &|rng| random_payoffs(rng, 3));
        let viewer = tree.mover();
        let found = |algorithm| {
            let recording = record(&SearchConfig { algorithm, ..SearchConfig::default() }, &tree, 10_000);
            let (score, _) = recording.trace().result(NodeId::ROOT).unwrap();
            let bound = recording.multi_player().unwrap().bound(NodeId::ROOT);
            (score, bound)
        };
        let ((paranoid, _), (few, bound)) = (found(Algorithm::Paranoid), found(Algorithm::BestReply));
        let max_n =
            value(&record(&SearchConfig { algorithm: Algorithm::MaxN, ..SearchConfig::default() }, &tree, 10_000));
        assert!(paranoid <= few && paranoid <= max_n.of(viewer), "{}", write_tree(&tree));
        differ += u32::from(paranoid != few);
        match bound {
            Some(Bound::Exact) => assert_eq!(few, paranoid, "{}", write_tree(&tree)),
            Some(Bound::Lower) => assert!(few <= paranoid, "{}", write_tree(&tree)),
            Some(Bound::Upper) | None => {}
        }
    }
    assert!(100 < differ, "{differ}");
}

/// The leaves in which some choice of an equilibrium in every subgame ends, by trying all of them.
fn equilibria_by_hand(tree: &Tree, at: usize) -> Vec<usize> {
    if tree.children_of(at).is_empty() {
        return vec![at];
    }
    let below: Vec<Vec<usize>> =
        tree.children_of(at).iter().map(|&child| equilibria_by_hand(tree, child as usize)).collect();
    let entry = |leaf: usize| tree.payoffs_of(leaf).unwrap().of(tree.mover_of(at).unwrap());
    let mut chosen = vec![0; below.len()];
    let mut found = Vec::new();
    loop {
        let ends: Vec<usize> = chosen.iter().zip(&below).map(|(&index, leaves)| leaves[index]).collect();
        let most = ends.iter().map(|&leaf| entry(leaf)).fold(Score::NEG_INFINITY, Score::max);
        found.extend(ends.into_iter().filter(|&leaf| entry(leaf) == most));
        let Some(next) = chosen.iter().zip(&below).position(|(&index, leaves)| index + 1 < leaves.len()) else { break };
        chosen[next] += 1;
        chosen[..next].fill(0);
    }
    found.sort_unstable();
    found.dedup();
    found
}

#[test]
fn the_equilibria_are_those_of_all_strategies() {
    let rng = &mut SplitMix64::new(4);
    let mut several = 0;
    for _ in 0..tries(20_000) / 4 {
        let tree = random_tree(rng, 3, &|rng| Payoffs::new(&[0; 3].map(|_| number(below(rng, 3)))));
        if 40 < tree.node_count() {
            continue;
        }
        let config = SearchConfig { algorithm: Algorithm::MaxN, ..SearchConfig::default() };
        let recording = record(&config, &tree, 10_000);
        let view = recording.multi_player().unwrap();
        let mut found: Vec<usize> =
            view.equilibria().unwrap().iter().map(|&leaf| recording.position(leaf).node_index()).collect();
        found.sort_unstable();
        assert_eq!(found, equilibria_by_hand(&tree, 0), "{}", write_tree(&tree));
        several += usize::from(1 < found.len());
        // Whatever the rule for ties, the line is one of them.
        assert!(view.equilibria().unwrap().contains(view.line().last().unwrap()));
    }
    assert!(100 < several, "{several}");
}

/// Every step of every search has its sentence, and the players are called by their names.
#[test]
fn every_step_is_told_in_both_languages() {
    let rng = &mut SplitMix64::new(5);
    for words in Language::AUTHORED.map(Words::new) {
        for _ in 0..40 {
            let tree = AnyGame::Tree(random_tree(rng, 3, &|rng| random_payoffs(rng, 3)));
            for algorithm in Algorithm::OF_PLAYERS {
                let ties = rng.choose(&TieRule::ALL).unwrap();
                let payoffs = PayoffSettings { ties, ..PayoffSettings::default() };
                let config = SearchConfig { algorithm, payoffs, ..SearchConfig::default() };
                let passes = record_passes(&config, &tree, Limits::nodes(10_000), &());
                let recording = passes.get(0);
                for step in 0..=recording.trace().len() {
                    let sentences = [
                        narration::event_sentence(&words, recording, step).plain(),
                        narration::page_caption(&words, recording, step).plain(),
                        narration::touch_caption(&words, recording, step).plain(),
                        narration::spoken_caption(&words, &passes, PassStep { pass: 0, step }),
                    ];
                    for said in sentences {
                        assert!(!said.is_empty() && !said.contains("MAX") && !said.contains("MIN"), "{said}");
                        assert!(!said.contains('{') && !said.ends_with(' '), "{said:?}");
                    }
                }
            }
        }
    }
}

/// The published example, as it is read aloud.
#[test]
fn an_example_in_sentences() {
    let position = "(version: 1, game: Tree(players: [\"Ann\", \"Bob\", \"Cid\"], tree: [[(4, 3, 3), (1, 6, 3)], \
                    [[(2, 4, 4), (5, 2, 3)], [(3, 5, 2), (9, 0, 1)]]]), search: (sum: 10, floor: 0))";
    let mut text = String::new();
    with_file("sentences", position, |path| {
        for language in ["en", "es"] {
            for algorithm in ["max-n-shallow", "best-reply"] {
                for command in ["solve", "trace"] {
                    let output = poda(command, &["--lang", language, "--algorithm", algorithm], path);
                    let said = String::from_utf8(output.stdout).unwrap();
                    text += &said
                        .replace(&path.display().to_string(), "FILE")
                        .replace(env!("CARGO_PKG_VERSION"), "VERSION");
                }
            }
        }
    });
    insta::assert_snapshot!(text);
}

#[test]
fn a_search_for_two_sides_refuses_vectors_and_the_other_way_round() {
    let of_players = AnyGame::Tree(load_tree_with_players("[(1, 2), (2, 1)]").unwrap());
    let of_sides = AnyGame::Tree(load_tree("[1, 2]").unwrap());
    for algorithm in Algorithm::EVERY {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        let is_of_players = Algorithm::OF_PLAYERS.contains(&algorithm);
        assert_eq!(check_search(&of_players, &config).is_ok(), is_of_players, "{algorithm:?}");
        assert_eq!(check_search(&of_sides, &config).is_ok(), !is_of_players, "{algorithm:?}");
        let document = Document::of_position(of_players.clone()).with_search(config);
        assert!(check_search(&of_players, document.search().unwrap()).is_ok(), "{algorithm:?}");
    }
    assert_eq!(of_players.to_move(), Player::Max);
}

/// Where the depth is limited and a line of play goes on beyond it, the result is called an estimate by every search,
/// in every language.
#[test]
fn what_is_backed_up_from_a_depth_limit_is_called_an_estimate() {
    for algorithm in [Algorithm::MaxN, Algorithm::MaxNShallow, Algorithm::Paranoid] {
        for (depth, is_estimate) in [(Some(2), true), (None, false), (Some(9), false)] {
            let config = SearchConfig { algorithm, depth, ..SearchConfig::default() };
            let position = AnyGame::Nim(Nim::new(&[1, 2, 1], false).unwrap().with_round(Round::new(3, 0).unwrap()));
            let said = |language| {
                let recording = record(&config, &position, 100_000);
                multi_player::result(&Words::new(language), &recording).join(" ")
            };
            for (language, word) in [(Language::ENGLISH, "estimate"), (Language::SPANISH, "estimaci")] {
                let said = said(language);
                assert_eq!(said.contains(word), is_estimate, "{algorithm:?} {depth:?}: {said}");
                assert!(!is_estimate || !said.contains("quilibri"), "an equilibrium is one of the whole game: {said}");
            }
        }
    }
}

/// A move is called by its label in all commands.
#[test]
fn solve_names_a_move_by_its_label_as_compare_does() {
    let text = "EFG 2 R \"Labels\" { \"Ann\" \"Bob\" \"Cid\" }\n
        p \"\" 1 1 \"\" { \"L\" \"R\" } 0\n        p \"\" 2 1 \"\" { \"l\" \"r\" } 0
        t \"\" 1 \"\" { 3, -3, 1 }\n        t \"\" 2 \"\" { 5, -5, 1 }
        p \"\" 2 2 \"\" { \"l\" \"r\" } 0\n        t \"\" 3 \"\" { 4, -4, 1 }\n        t \"\" 4 \"\" { 9, -9, 1 }\n";
    with_file("labels", text, |path| {
        let said = |command: &str| String::from_utf8(poda(command, &[], path).stdout).unwrap();
        let solved = said("solve");
        assert!(solved.contains("Ann plays R.") && solved.contains(": R → l"), "{solved}");
        assert!(said("compare").lines().any(|line| line.split_whitespace().nth(5) == Some("R")), "{}", said("compare"));
    });
}
