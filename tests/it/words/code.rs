//! Code in a programming language: what is shown of it at a step, and the programs that are saved, run by their
//! languages and judged as the programs of users are.

use crate::cli::program::{Folder, out, program as poda};
use poda::document::{Document, check_mcts};
use poda::file;
use poda::game::any::AnyGame;
use poda::i18n::code::{CodeLanguage, Program, code, has_code, mcts_code, mcts_program, program};
use poda::i18n::pseudocode::Pseudocode;
use poda::lessons;
use poda::score::{CutOn, Score, Window};
use poda::search::mcts::{MctsConfig, Priors, Rollout, Selection};
use poda::search::ordering::MoveOrdering;
use poda::search::{Algorithm, AnySearch, Fail, Opponent, Quiescence, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::passes::Passes;
use poda::trace::recorder::record_passes;
use poda::trace::sampled::recorder::record_mcts;
use poda::trace::sampled::tree::SampledTree;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// The algorithms that have code in every language.
const WITH_CODE: [Algorithm; 10] = [
    Algorithm::Minimax,
    Algorithm::AlphaBeta,
    Algorithm::Negamax,
    Algorithm::NegamaxAlphaBeta,
    Algorithm::AlphaBetaTable,
    Algorithm::PrincipalVariation,
    Algorithm::IterativeDeepening,
    Algorithm::Aspiration,
    Algorithm::Mtdf,
    Algorithm::Expectiminimax,
];

/// Trees in which sides do not alternate, leaves are at different depths, values are equal, negative or fractions, and
/// MIN is at the root.
const TREES: [&str; 3] = [
    "[[3, 12, 3000000000], [2, 4, 6], [14, 5, 2]]",
    "(player: Min, children: [[(player: Min, children: [-1.5, 4, 2]), 7], 4, [(player: Max, children: [0, 9]), [4, 4, -3]]])",
    "(player: Max, estimate: 1, children: [(player: Max, children: [(value: 2), (value: 8)]), (player: Min, \
     children: [[5, 1], [(player: Min, children: [6, 8]), 3]]), [8, 2]])",
];
const CHANCE_TREE: &str = "[(chance: [(1, [3, 9]), (2, 4), (1, [0, (chance: [(1, 6), (3, -2)])])]), [5, 2]]";

fn opened(tree: &str) -> Document {
    file::load(format!("(version: 1, game: Tree(tree: {tree}))").as_bytes()).unwrap()
}

fn recorded(document: &Document, config: &SearchConfig) -> Passes<AnyGame> {
    record_passes(config, document.position(), Limits::nodes(100_000), &())
}

fn sampled(document: &Document, config: &MctsConfig) -> SampledTree<AnyGame> {
    let scale = check_mcts(document.position(), config).unwrap();
    record_mcts(config, scale, document.position(), Limits::nodes(10_000), &())
}

/// The settings in which an algorithm has other lines.
fn settings(algorithm: Algorithm) -> Vec<SearchConfig> {
    let properties = algorithm.properties();
    let fails: &[Fail] = if properties.can_fail_hard { &[Fail::Soft, Fail::Hard] } else { &[Fail::Soft] };
    let cuts: &[CutOn] = if properties.prunes { &[CutOn::Equal, CutOn::Strict] } else { &[CutOn::Equal] };
    let both = fails.iter().flat_map(|&fail| cuts.iter().map(move |&cut_on| (fail, cut_on)));
    let of_both = both.map(|(fail, cut_on)| SearchConfig { algorithm, fail, cut_on, ..SearchConfig::default() });
    // Where chance may decide, the opponent may play at random.
    let opponents: &[Opponent] =
        if properties.searches_chance { &[Opponent::Best, Opponent::Random] } else { &[Opponent::Best] };
    of_both.flat_map(|config| opponents.iter().map(move |&opponent| SearchConfig { opponent, ..config })).collect()
}

/// The settings without those that are in no file.
fn plain(config: &SearchConfig) -> SearchConfig {
    let SearchConfig { algorithm, fail, cut_on, depth, opponent, delta, guess, .. } = *config;
    SearchConfig { algorithm, fail, cut_on, depth, opponent, delta, guess, ..SearchConfig::default() }
}

/// The trees of the programs. A search of several passes stops at inner nodes, which then have estimates.
fn trees(algorithm: Algorithm) -> Vec<Document> {
    let properties = algorithm.properties();
    let chance = properties.searches_chance.then_some(CHANCE_TREE);
    let documents = TREES.into_iter().chain(chance).map(opened);
    let estimated = |document: Document| {
        let AnyGame::Tree(tree) = document.position() else { unreachable!("it is opened as a tree") };
        let inner = (0..tree.node_count()).filter(|&at| !tree.children_of(at).is_empty());
        let estimate = |at: usize| (at, Score::from(i32::try_from(at % 7).unwrap() - 2));
        document.with_position(tree.with_estimates(inner.map(estimate)).into())
    };
    documents.map(|document| if properties.makes_passes { estimated(document) } else { document }).collect()
}

/// Every step of every lesson that has code, and of every algorithm in every setting, has one marked line.
#[test]
fn every_event_is_carried_out_by_a_line_that_is_shown() {
    let of_lessons = lessons::all().iter().filter_map(|lesson| Some((lesson.clone(), *lesson.search()?)));
    let of_settings = WITH_CODE.into_iter().flat_map(|algorithm| {
        settings(algorithm)
            .into_iter()
            .flat_map(move |config| trees(algorithm).into_iter().map(move |tree| (tree, config)))
    });
    let mut with_code = 0;
    for (number, (document, config)) in of_lessons.chain(of_settings).enumerate() {
        let passes = recorded(&document, &config);
        let language = CodeLanguage::ALL[number % CodeLanguage::ALL.len()];
        let recording = passes.get(0);
        if code(recording, 0, language).is_none() {
            assert!(!WITH_CODE.contains(&config.algorithm) || config != plain(&config), "{config:?}");
            continue;
        }
        with_code += 1;
        for step in 1..=recording.trace().len().min(150) {
            let shown = code(recording, step, language).unwrap();
            let event = recording.trace().event(step).unwrap();
            let line = shown.current.unwrap_or_else(|| panic!("{config:?} in {language:?}: {event:?} has no line"));
            assert!(!shown.lines[line].text.plain().is_empty());
            assert!(shown.lines.iter().all(|line| !line.text.plain().contains('@')), "a marker is shown");
        }
    }
    assert!(60 < with_code, "{with_code}");
}

#[test]
fn every_event_of_a_sampled_search_is_carried_out_by_a_line_that_is_shown() {
    for (language, tree) in CodeLanguage::ALL.into_iter().zip(TREES.into_iter().cycle()) {
        let recording = sampled(&opened(tree), &MctsConfig { iterations: 12, ..MctsConfig::default() });
        for step in 1..=recording.len() {
            let shown = mcts_code(&recording, step, language).unwrap();
            assert!(shown.current.is_some(), "{language:?}: {:?}", recording.event(step));
        }
    }
}

/// The most lines of a file, with its tree and the lines that print its run.
const MAX_LINES: usize = 45;

/// The searches with priors that have code: games are played out, or positions are evaluated instead.
fn with_priors() -> impl Iterator<Item = MctsConfig> {
    let softmax = Priors::Softmax { temperature: Score::from(4) };
    let rollouts = [Rollout::Random, Rollout::Evaluation { plies: 0 }];
    rollouts.into_iter().flat_map(move |rollout| {
        [Priors::Uniform, softmax].map(|priors| MctsConfig {
            iterations: 25,
            rollout,
            selection: Selection::Puct(priors),
            ..MctsConfig::default()
        })
    })
}

/// Trees with priors at some moves, which do not add up to 1, and with estimates at some inner nodes.
const TREES_WITH_PRIORS: [&str; 2] = [
    "[(prior: 0.6, estimate: 7, children: [0, 10]), (prior: 0.4, value: 5)]",
    "(player: Min, children: [(prior: 2, estimate: 4, children: [(player: Min, prior: 0, children: [-1.5, 4, 2]), 7]), \
     (prior: 1, value: 4), (estimate: -1, children: [(player: Max, estimate: 2, children: [0, 9]), [4, 4, -3]])])",
];

#[test]
fn every_event_of_a_search_with_priors_is_carried_out_by_a_line_that_is_shown() {
    for (language, config) in
        CodeLanguage::ALL.into_iter().flat_map(|language| with_priors().map(move |it| (language, it)))
    {
        for tree in TREES_WITH_PRIORS.into_iter().chain(TREES) {
            let recording = sampled(&opened(tree), &config);
            for step in 1..=recording.len() {
                let shown = mcts_code(&recording, step, language).unwrap();
                assert!(shown.current.is_some(), "{language:?}: {:?}", recording.event(step));
            }
            let saved = mcts_program(&recording, language).unwrap();
            assert!(saved.text.lines().count() <= MAX_LINES, "{}: {}", saved.name, saved.text.lines().count());
        }
    }
}

/// In languages that are not compiled, every setting on every tree; in the others one of them.
#[test]
fn the_programs_with_priors_search_as_is_shown() {
    let trees = || TREES_WITH_PRIORS.into_iter().chain(TREES);
    for language in CodeLanguage::ALL.into_iter().filter(|&each| is_installed(each)) {
        let is_compiled = !matches!(language, CodeLanguage::Python | CodeLanguage::JavaScript);
        let all = with_priors().flat_map(|config| trees().map(move |tree| (config, tree)));
        for (config, tree) in all.skip(if is_compiled { 11 } else { 0 }).take(if is_compiled { 1 } else { usize::MAX })
        {
            assert_right(&saved(&opened(tree), config.into(), language), language);
        }
        // A game stands aside for an example.
        let game = file::load(b"(version: 1, game: Nim())").unwrap();
        for config in with_priors().filter(|_| !is_compiled) {
            assert_right(&saved(&game, config.into(), language), language);
        }
    }
}

/// Every file is short, as it stands in the source and as it is saved in any setting, and what is shown of it fits beside
/// a tree.
#[test]
fn code_is_short() {
    let folder = Path::new("assets/code");
    let mut files = 0;
    for language in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(language.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let lines = fs::read_to_string(&path).unwrap().lines().count();
            assert!(lines <= MAX_LINES, "{}: {lines} lines", path.display());
            files += 1;
        }
    }
    assert_eq!(files, CodeLanguage::ALL.len() * (WITH_CODE.len() + 2), "a file is without a test");
    let is_short = |saved: &Program| {
        let lines = saved.text.lines().count();
        assert!(lines <= MAX_LINES, "{}: {lines} lines\n{}", saved.name, saved.text);
    };
    for language in CodeLanguage::ALL {
        for config in WITH_CODE.into_iter().flat_map(settings) {
            let passes = recorded(&opened(TREES[0]), &config);
            is_short(&program(&passes, language).unwrap());
            for step in 0..passes.get(0).trace().len().min(20) {
                fits(&code(passes.get(0), step, language).unwrap());
            }
        }
        let recording = sampled(&opened(TREES[0]), &MctsConfig { iterations: 4, ..MctsConfig::default() });
        is_short(&mcts_program(&recording, language).unwrap());
        fits(&mcts_code(&recording, 0, language).unwrap());
    }
}

fn fits(shown: &Pseudocode) {
    assert!(shown.lines.iter().filter(|line| !line.continues).count() <= MAX_LINES);
    for line in &shown.lines {
        let text = line.text.plain();
        let width = text.chars().count() + 2 * line.indent;
        assert!(width <= 40, "{width}: {text}");
        assert!(!text.is_empty() || !line.continues, "{text}");
    }
}

/// Returns the commands that compile and run a program in its language.
fn commands(folder: &Folder, saved: &Program, language: CodeLanguage) -> Vec<Command> {
    let source = folder.file(&saved.name, &saved.text);
    let compiled = folder.path("program");
    let run = |name: &str| {
        let mut command = Command::new(name);
        command.arg(&source);
        vec![command]
    };
    let compile = |name: &str, flags: &[&str]| {
        let mut build = Command::new(name);
        build.args(flags).arg("-o").arg(&compiled).arg(&source);
        vec![build, Command::new(&compiled)]
    };
    match language {
        CodeLanguage::Python => run("python3"),
        CodeLanguage::JavaScript => run("node"),
        CodeLanguage::Java => run("java"),
        CodeLanguage::Cpp => compile("g++", &["-std=c++20"]),
        CodeLanguage::Rust => compile("rustc", &["--edition=2021"]),
    }
}

fn is_installed(language: CodeLanguage) -> bool {
    let name = match language {
        CodeLanguage::Python => "python3",
        CodeLanguage::JavaScript => "node",
        CodeLanguage::Java => "javac",
        CodeLanguage::Cpp => "g++",
        CodeLanguage::Rust => "rustc",
    };
    Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// Runs a program and returns what `poda check` says of its run.
fn judged(saved: &Program, language: CodeLanguage) -> Value {
    let folder = Folder::new();
    let mut output = None;
    for mut command in commands(&folder, saved, language) {
        let ran = command.current_dir(folder.0.path()).output().unwrap();
        assert!(ran.status.success(), "{}: {}\n{}", saved.name, String::from_utf8_lossy(&ran.stderr), saved.text);
        output = Some(ran.stdout);
    }
    let run = folder.file("run.jsonl", output.unwrap());
    let checked = poda(&["check", "--json", "--lang", "en", run.to_str().unwrap()]).output().unwrap();
    serde_json::from_str(out(&checked)).unwrap()
}

fn assert_right(saved: &Program, language: CodeLanguage) {
    let answer = judged(saved, language);
    let verdict = answer["verdict"].as_str().unwrap();
    assert!(matches!(verdict, "same" | "equivalent"), "{}: {answer}\n{}", saved.name, saved.text);
}

fn saved(document: &Document, search: AnySearch, language: CodeLanguage) -> Program {
    match search {
        AnySearch::Search(config) => program(&recorded(document, &config), language).unwrap(),
        AnySearch::Sampled(config) => mcts_program(&sampled(document, &config), language).unwrap(),
    }
}

/// In languages that are not compiled, every setting on every tree.
#[test]
fn the_programs_that_are_saved_search_as_is_shown() {
    for language in [CodeLanguage::Python, CodeLanguage::JavaScript].into_iter().filter(|&each| is_installed(each)) {
        for algorithm in WITH_CODE {
            for config in settings(algorithm) {
                for document in trees(algorithm) {
                    assert_right(&saved(&document, config.into(), language), language);
                }
            }
        }
        for tree in TREES {
            let config = MctsConfig { iterations: 20, ..MctsConfig::default() };
            assert_right(&saved(&opened(tree), config.into(), language), language);
        }
    }
}

/// In languages that are compiled, which takes a second for each, one setting and one tree of each algorithm, another
/// one in each language.
#[test]
fn compiled_programs_that_are_saved_search_as_is_shown() {
    let compiled = [CodeLanguage::Java, CodeLanguage::Cpp, CodeLanguage::Rust];
    for (first, language) in compiled.into_iter().filter(|&each| is_installed(each)).enumerate() {
        for (number, algorithm) in WITH_CODE.into_iter().enumerate() {
            let (settings, trees) = (settings(algorithm), trees(algorithm));
            let (config, tree) =
                (settings[(first + number) % settings.len()], &trees[trees.len() - 1 - first % trees.len()]);
            assert_right(&saved(tree, config.into(), language), language);
        }
        let config = MctsConfig { iterations: 20, ..MctsConfig::default() };
        assert_right(&saved(&opened(TREES[1]), config.into(), language), language);
    }
}

/// Also while the first of several passes is shown, the program has the whole tree.
#[test]
fn a_program_makes_all_passes() {
    for algorithm in WITH_CODE.into_iter().filter(|algorithm| algorithm.properties().makes_passes) {
        for document in trees(algorithm) {
            let AnyGame::Tree(tree) = document.position() else { unreachable!("it is opened as a tree") };
            let config = SearchConfig { algorithm, ..SearchConfig::default() };
            let text = saved(&document, config.into(), CodeLanguage::Python).text;
            let line = text.lines().find(|line| line.starts_with("TREE = ")).unwrap();
            assert_eq!(line.matches("Node(").count(), tree.node_count(), "{line}");
        }
    }
}

/// The example of a file stands in the place of a tree that is too large, and of a game, and is right too: in Python for
/// every algorithm, and for each in another language as well.
#[test]
fn without_a_small_tree_the_example_is_saved() {
    let nim = file::load(b"(version: 1, game: Nim(piles: [2, 2]))").unwrap();
    for (number, algorithm) in WITH_CODE.into_iter().enumerate() {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        let other = CodeLanguage::ALL[1 + number % (CodeLanguage::ALL.len() - 1)];
        for language in [CodeLanguage::Python, other].into_iter().filter(|&each| is_installed(each)) {
            let of_nim = saved(&nim, config.into(), language);
            let line = of_nim.text.lines().find(|line| line.ends_with(" an example"));
            assert!(line.is_some_and(|line| line.to_lowercase().contains("node")), "{}", of_nim.text);
            assert_right(&of_nim, language);
        }
    }
}

/// What a search does beyond its file is not shown as if the file did it.
#[test]
fn a_search_that_does_more_has_no_code() {
    let plain = SearchConfig::default();
    let killers = MoveOrdering { killers: 2, ..MoveOrdering::default() };
    let narrow = Window { alpha: Score::from(-1), beta: Score::from(1) };
    for config in [
        SearchConfig { table: true, algorithm: Algorithm::IterativeDeepening, ..plain },
        SearchConfig { ordering: killers, ..plain },
        SearchConfig { window: narrow, ..plain },
        SearchConfig { quiescence: Some(Quiescence::default()), depth: Some(1), ..plain },
    ] {
        for language in CodeLanguage::ALL {
            assert!(!has_code(&config, language), "{config:?}");
        }
    }
    assert!(has_code(&SearchConfig { algorithm: Algorithm::AlphaBeta, ..plain }, CodeLanguage::Rust));
    let document = opened(TREES[0]);
    let mistaken = Algorithm::EVERY.into_iter().find(|each| matches!(each, Algorithm::Mistaken(_))).unwrap();
    let mistaken = SearchConfig { algorithm: mistaken, ..SearchConfig::default() };
    assert_eq!(code(recorded(&document, &mistaken).get(0), 1, CodeLanguage::Python), None);
}
