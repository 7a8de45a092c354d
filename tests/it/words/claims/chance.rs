//! Searches of trees with chance nodes above and below players' choices, by every search that there is for them.

use crate::project::nightly;
use crate::words::claims::check_one;
use crate::words::claims::report::Report;
use crate::words::claims::walk::WordsInLanguage;
use crate::words::claims::xor_shift::XorShift;
use poda::document::Document;
use poda::file;
use poda::score::{CutOn, Score, Window};
use poda::search::{Algorithm, Fail, SearchConfig};
use std::fmt::Write;

/// Trees in which a bound passes a chance node, and a choice of the other side lies in between; in which a probe has
/// one move; and in which the bounds of the game say more than a probe.
const KNOWN: [&str; 3] = [
    "bounds: (0, 10), tree: (player: Min, children: [5, (chance: [9, (player: Min, children: [(player: Max, children: [8, 1, 5]), 0])])])",
    "bounds: (-1, 1), tree: (player: Max, children: [(chance: [(player: Min, children: [-1])]), 1])",
    "bounds: (0, 10), tree: (player: Min, children: [4, (chance: [(player: Min, children: [(player: Max, children: [8, 1]), 0]), 6])])",
];

/// Games in which a bound passes a chance node, and the other side chooses once or twice in between, after the first
/// move or deeper.
const KNOWN_GAMES: [&str; 2] = [
    "game: Pig(target: 6, scores: (0, 1), turn: 1, to_move: Min, rolling: true), search: (window: (-0.5, 0), order: Reversed, \
     algorithm: Star2, depth: 5)",
    "game: Pig(target: 4, scores: (1, 3)), search: (window: (-0.5, 0.5), order: Reversed, algorithm: Star2, depth: 6)",
];

/// Every search of a tree with chance nodes.
fn searches(random: &mut XorShift) -> Vec<SearchConfig> {
    let number = |number: i32| Score::from(number);
    let window = *random.one_of(&[None, None, Some((-2, 3)), Some((1, 2))]);
    let window = window.map_or(Window::FULL, |(alpha, beta)| Window { alpha: number(alpha), beta: number(beta) });
    let algorithms = Algorithm::CORRECT.into_iter().filter(|algorithm| algorithm.properties().searches_chance);
    let mixed = |algorithm| {
        [Fail::Soft, Fail::Hard].into_iter().flat_map(move |fail| {
            [CutOn::Equal, CutOn::Strict].map(|cut_on| SearchConfig {
                algorithm,
                fail,
                cut_on,
                window,
                ..SearchConfig::default()
            })
        })
    };
    algorithms.flat_map(mixed).collect()
}

fn document(tree: &str) -> Document {
    let text = format!("(version: 1, game: Tree({tree}))");
    file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// A tree of few values, some levels deep. Turns need not alternate.
fn tree(random: &mut XorShift) -> String {
    let bounds = if random.happens(85) { "bounds: (-4, 4), " } else { "" };
    let mut text = format!("{bounds}root: {}, tree: ", random.one_of(&["Max", "Min"]));
    let levels = 3 + random.below(3);
    node(levels, random, &mut 0, &mut text);
    text
}

/// A game of Pig that is soon over, with a roll or a choice at the root.
fn pig(random: &mut XorShift) -> Document {
    let target = 2 + random.below(5);
    let mut points = || random.below(target);
    let (max, min, turn) = (points(), points(), points());
    let (to_move, rolling) = (*random.one_of(&["Max", "Min"]), random.happens(50));
    let game =
        format!("target: {target}, scores: ({max}, {min}), turn: {turn}, to_move: {to_move}, rolling: {rolling}");
    let window = *random.one_of(&["", "window: (-0.25, 0.25), ", "window: (0, 0.5), ", "window: (-0.5, 0), "]);
    let order = *random.one_of(&["", "order: Reversed, "]);
    let (algorithm, depth) = (*random.one_of(&["Star1", "Star2"]), 3 + random.below(3));
    let search = format!("{window}{order}algorithm: {algorithm}, depth: {depth}");
    let text = format!("(version: 1, game: Pig({game}), search: ({search}))");
    file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn node(levels: usize, random: &mut XorShift, names: &mut usize, text: &mut String) {
    text.push('(');
    if random.happens(60) {
        *names += 1;
        write!(text, "name: \"N{names}\", ").unwrap();
    }
    if levels == 0 || random.happens(20) {
        let value = i64::try_from(random.below(9)).unwrap() - 4;
        write!(text, "value: {value})").unwrap();
        return;
    }
    let is_chance = random.happens(40);
    if !is_chance && random.happens(50) {
        write!(text, "player: {}, ", random.one_of(&["Max", "Min"])).unwrap();
    }
    text.push_str(if is_chance { "chance: [" } else { "children: [" });
    for _ in 0..=random.below(3) {
        if is_chance {
            write!(text, "({}, ", 1 + random.below(3)).unwrap();
        }
        node(levels - 1, random, names, text);
        text.push_str(if is_chance { "), " } else { ", " });
    }
    text.push_str("])");
}

#[test]
fn no_sentence_of_a_search_with_chance_nodes_is_false() {
    let languages = WordsInLanguage::all();
    let mut report = Report::default();
    for (number, known) in KNOWN.iter().enumerate() {
        for search in searches(&mut XorShift::seeded(number as u64 + 1)) {
            let search = SearchConfig { window: Window::FULL, ..search };
            check_one(&document(known).with_search(search), 1_000, &languages, |_| true, &mut report);
        }
    }
    for seed in 1..=nightly::cases(40, 2_000) {
        let mut random = XorShift::seeded(seed * 7_919);
        let tree = document(&tree(&mut random));
        for search in searches(&mut random) {
            check_one(&tree.clone().with_search(search), 400, &languages, |_| true, &mut report);
        }
    }
    // The nodes of a tree have names. Those of Pig have none.
    for known in KNOWN_GAMES {
        let text = format!("(version: 1, {known})");
        let document = file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        check_one(&document, 1_000, &languages, |_| true, &mut report);
    }
    for seed in 1..=nightly::cases(2, 400) {
        let mut random = XorShift::seeded(seed * 104_729);
        check_one(&pig(&mut random), 1_000, &languages, |_| true, &mut report);
    }
    report.expect_nothing();
    for between in ["none", "at", "after", "one", "each"] {
        for language in ["en", "es"] {
            let is_said = |form: &String| {
                form.starts_with(&format!("{language} caption-cutoff-under-chance["))
                    && form.contains(&format!("between={between}"))
            };
            assert!(report.met.iter().any(is_said), "{language}: no choice {between} in between was told");
        }
    }
}
