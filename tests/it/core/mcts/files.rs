//! How files that are searched by Monte Carlo tree search are read, refused and written.

use super::{document, file};
use poda::file::{digest, fingerprint, load, load_for_any_search, save, save_preserving_fields};
use poda::i18n::diagnostics::placed_sentences;
use poda::i18n::{Language, Words};
use poda::score::Score;
use poda::search::mcts::{Decide, MctsConfig, Rollout, Selection};
use poda::search::{Algorithm, SearchConfig};

#[test]
fn the_settings_are_those_of_the_file() {
    let read = |search: &str| document("Nim()", search).sampled().unwrap();
    let default = MctsConfig::default();
    assert_eq!(read(""), default);
    assert_eq!((default.iterations, default.exploration, default.seed), (200, Score::new(1.4).unwrap(), 1));
    let all =
        "iterations: 5000, exploration: 0, seed: 18446744073709551615, rollout: Evaluation(plies: 3), decide: Value";
    let rollout = Rollout::Evaluation { plies: 3 };
    assert_eq!(
        read(all),
        MctsConfig {
            iterations: 5_000,
            exploration: Score::ZERO,
            seed: u64::MAX,
            rollout,
            decide: Decide::Value,
            selection: Selection::Ucb1
        }
    );
    assert_eq!(read("rollout: Evaluation").rollout, Rollout::Evaluation { plies: 2 });
    assert_eq!(read("rollout: Evaluation()").rollout, Rollout::Evaluation { plies: 2 });
    assert_eq!(read("rollout: Random, decide: Visits"), default);
}

#[test]
fn what_is_written_is_read_again() {
    for search in [
        "",
        "iterations: 1",
        "iterations: 10000000, exploration: 0.25, seed: 9, rollout: Evaluation(plies: 0), decide: Value",
        "exploration: \"7/3\", rollout: Evaluation(plies: 2)",
        "iterations: 200, seed: 1, rollout: Random",
    ] {
        for game in ["Nim()", "Pig(target: 9)", "Tree(tree: [[3, 12], [2, 4]])"] {
            let document = document(game, search);
            assert_eq!(load_for_any_search(save(&document).as_bytes()).unwrap(), document);
            let text = file(game, search);
            let kept = save_preserving_fields(&document, &text);
            assert_eq!(load_for_any_search(kept.as_bytes()).unwrap(), document);
            // What the author has written stands there still, default or not.
            let fields = search.split(", ").filter(|field| !field.is_empty());
            assert!(fields.clone().all(|field| kept.contains(field)), "{kept}");
        }
    }
    let written = save(&document("Nim()", "seed: 1, iterations: 50"));
    assert!(written.contains("search: (algorithm: Mcts, iterations: 50),"), "{written}");
}

/// What stands behind `search:`, with what is said of it in English.
const FAULTS: &[(&str, &[&str])] = &[
    ("iterations: 0", &["`0` is not possible here; a whole number from 1 to 10000000 was expected."]),
    ("iterations: 10000001", &["`10000001` is not possible here; a whole number from 1 to 10000000 was expected."]),
    ("exploration: -1", &["`-1` cannot be used here; a finite number, 0 or more, was expected."]),
    ("exploration: inf", &["`inf` cannot be used here; a finite number, 0 or more, was expected."]),
    ("seed: -1", &["`-1` is not possible here; a whole number was expected, 0 or more."]),
    ("rollout: Greedy", &["`Greedy` is not possible here; expected one of `Random`, `Evaluation`."]),
    ("rollout: Evaluation(plies: 1001)", &["`1001` is too large; a whole number up to 1000 was expected."]),
    ("rollout: Evaluation(depth: 2)", &["There is no field `depth` here; expected `plies`."]),
    ("decide: Mean", &["`Mean` is not possible here; expected one of `Visits`, `Value`."]),
    (
        "depth: 3",
        &[
            "There is no field `depth` here; expected one of `algorithm`, `iterations`, `exploration`, `seed`, `rollout`, `decide`, `selection`, `priors`.",
        ],
    ),
];

fn faults(text: &str, language: Language) -> Vec<String> {
    let error = load_for_any_search(text.as_bytes()).unwrap_err();
    let placed = placed_sentences(&Words::new(language), &error);
    placed
        .into_iter()
        .map(|(at, said)| {
            let (line, column) = at.unwrap();
            format!("{line}:{column}: {said}")
        })
        .collect()
}

#[test]
fn what_is_wrong_is_said_where_it_stands() {
    for (search, said) in FAULTS {
        let text = file("Nim()", search);
        let found = faults(&text, Language::ENGLISH);
        assert_eq!(found.len(), said.len(), "{found:?}");
        for (found, said) in found.iter().zip(*said) {
            assert!(found.starts_with("1:") && found.ends_with(said), "{search}: {found}");
        }
        assert_eq!(faults(&text, Language::SPANISH).len(), said.len());
    }
    let beside = "(version: 1, game: Tree(tree: [inf, 2]), beside: (algorithm: Mcts))";
    assert!(faults(beside, Language::ENGLISH)[0].ends_with("or finite `bounds` of the tree."));
    let other = "(version: 1, game: Nim(), search: (algorithm: Monte))";
    assert!(faults(other, Language::ENGLISH)[0].ends_with("`BestReply`, `Mcts`."));
    let iterations = "(version: 1, game: Nim(), search: (iterations: 3))";
    assert!(faults(iterations, Language::ENGLISH)[0].contains("There is no field `iterations` here"));
}

#[test]
fn a_result_without_a_finite_scale_is_refused() {
    for game in ["Tree(tree: [inf, 2])", "Tree(tree: [[-inf, 1], 2])", "Tree(bounds: (0, inf), tree: [1, 2])"] {
        let found = faults(&file(game, "iterations: 5"), Language::ENGLISH);
        assert!(found.len() == 1 && found[0].ends_with("or finite `bounds` of the tree."), "{found:?}");
        let found = faults(&file(game, "iterations: 5"), Language::SPANISH);
        assert!(found[0].contains("se esperaban hojas finitas"), "{found:?}");
    }
    // An infinite estimate counts as the nearest result where it is not evaluated.
    let estimated = "Tree(tree: [(estimate: inf, children: [1, 2]), 0])";
    assert!(load_for_any_search(file(estimated, "").as_bytes()).is_ok());
    assert_eq!(faults(&file(estimated, "rollout: Evaluation(plies: 1)"), Language::ENGLISH).len(), 1);
    let bounded = "Tree(bounds: (0, 9), tree: [(estimate: 3, children: [1, 2]), 0])";
    assert!(load_for_any_search(file(bounded, "rollout: Evaluation(plies: 1)").as_bytes()).is_ok());
}

/// Everything but the commands that make the search is told so, and never shows another one.
#[test]
fn a_file_of_this_search_is_refused_where_it_is_not_made() {
    let error = load(file("Nim()", "").as_bytes()).unwrap_err();
    let [en, es] = Language::AUTHORED.map(|language| placed_sentences(&Words::new(language), &error));
    assert_eq!((en.len(), en[0].0, es.len()), (1, Some((1, 47)), 1));
    assert!(en[0].1.contains("Monte Carlo tree search") && es[0].1.contains("búsqueda Monte Carlo"), "{en:?} {es:?}");
}

#[test]
fn another_search_takes_its_place() {
    let searched = document("Nim()", "iterations: 9");
    let config = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    let changed = searched.with_search(config);
    assert_eq!((changed.sampled(), *changed.search().unwrap()), (None, config));
    assert_ne!(fingerprint(&searched), fingerprint(&changed));
    assert_ne!(fingerprint(&searched), fingerprint(&document("Nim()", "iterations: 10")));
    assert_ne!(digest(save(&searched).as_bytes()), digest(save(&changed).as_bytes()));
}
