//! All texts about a search: whole searches in both languages, and sentences that must never appear.

use crate::core::trees::written::tree;
use poda::file::load;
use poda::game::GameView;
use poda::game::tic_tac_toe::{CellOrder, TicTacToe, TicTacToeRules};
use poda::i18n::explain::{MinimaxCheck, ReadAt, rank_reason, result, why};
use poda::i18n::narration::{caption, spoken_caption};
use poda::i18n::node_names::NodeNames;
use poda::i18n::pseudocode::{Pseudocode, pseudocode};
use poda::i18n::styled_text::StyledText;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::score::Player::{Max, Min};
use poda::score::{CutOn, Score, Window};
use poda::search::ordering::{MoveOrdering, StaticOrder};
use poda::search::play_level::PlayLevel;
use poda::search::{Algorithm, Fail, Merge, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::passes::PassStep;
use poda::trace::recorder::{record, record_passes};
use poda::trace::sibling_ranks::SiblingRanks;
use poda::trace::{NodeKind, Story};
use std::fmt::Write;

/// The tree of the first lecture.
const A_TO_N: &str = "A(B(D=3 E=5) C(F(I(K=0 L=9) J=5) G(M=7 N=9) H=4))";
/// At e, g is cut by the bound that a owns.
const DEEP: &str = "a(b=0.03 c(d(e(f=-0.1 g=1) h=0.5) i=1))";

/// Every caption of a search, in both languages.
fn story<G: GameView>(config: &SearchConfig, root: &G) -> String {
    let recording = record(config, root, 100_000);
    let mut text = String::new();
    for language in Language::AUTHORED {
        let words = Words::new(language);
        writeln!(text, "{}", language.code()).unwrap();
        for step in 0..=recording.trace().len() {
            writeln!(text, "{step:3} {}", caption(&words, &recording, step).plain()).unwrap();
        }
    }
    text
}

#[test]
fn the_first_lecture_fail_soft() {
    insta::assert_snapshot!(story(&SearchConfig::default(), &tree(A_TO_N, Max)));
}

#[test]
fn the_first_lecture_fail_hard() {
    let config = SearchConfig { fail: Fail::Hard, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree(A_TO_N, Max)));
}

#[test]
fn the_first_lecture_by_minimax() {
    let config = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree(A_TO_N, Max)));
}

#[test]
fn the_first_lecture_by_negamax_with_alpha_beta() {
    let config = SearchConfig { algorithm: Algorithm::NegamaxAlphaBeta, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree(A_TO_N, Max)));
}

#[test]
fn a_small_tree_by_negamax_from_mins_side() {
    let config = SearchConfig { algorithm: Algorithm::Negamax, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree("((=2 =7) (=1 =8))", Min)));
}

/// Every caption of a lesson as negamax with alpha-beta searches it.
fn by_negamax(lesson: &str) -> String {
    let number = (0..lessons::all().len()).find(|&number| lessons::numbered_name(number) == lesson).unwrap();
    let document = &lessons::all()[number];
    let config = SearchConfig { algorithm: Algorithm::NegamaxAlphaBeta, ..*document.search().unwrap() };
    story(&config, document.position())
}

#[test]
fn inner_nodes_without_a_name_have_letters_row_by_row_and_keep_their_ids() {
    let told = |algorithm, tree: &str| -> Vec<(String, String)> {
        let document = load(format!("(version: 1, game: Tree(tree: {tree}))").as_bytes()).unwrap();
        let config = SearchConfig { algorithm, ..*document.search().unwrap() };
        let recording = record(&config, document.position(), 1_000);
        let words = Words::new(Language::ENGLISH);
        let inner = recording.trace().nodes().filter(|&node| recording.trace().kind(node) == NodeKind::Inner);
        inner.map(|node| (recording.id(node), NodeNames::new(&words, &recording).subject(node))).collect()
    };
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::NegamaxAlphaBeta] {
        // A name of the author's is no letter of another node.
        let tree = "[[3, [1, 2]], (name: \"b\", children: [4, [5, 6]]), 7]";
        let expected = [("root", "A"), ("0", "C"), ("0/1", "D"), ("b", "b"), ("1/1", "E")];
        assert_eq!(told(algorithm, tree), expected.map(|(id, name)| (id.to_owned(), name.to_owned())));
        let wide = format!("[{}]", ["[1, 2]"; 30].join(", "));
        assert_eq!(told(algorithm, &wide).last().unwrap(), &("29".to_owned(), "E1".to_owned()));
    }
}

/// Moves that are counted are those of leaves, and say of which node.
#[test]
fn no_sentence_calls_two_nodes_by_their_numbers() {
    let tree = load(b"(version: 1, game: Tree(tree: [[3, [7, 9], 2], [5, [1, 8], [2, [7, 1]]]]))").unwrap();
    let told = story(tree.search().unwrap(), tree.position()) + &explanations(tree.search().unwrap(), tree.position());
    for line in told.lines() {
        assert!(!line.contains("after the") && !line.contains("tras la") && !line.contains("root"), "{line}");
        assert!(!line.contains("st → ") && !line.contains("nd → "), "{line}");
    }
}

#[test]
fn an_extra_turn_changes_no_sign() {
    insta::assert_snapshot!(by_negamax("28-extra-turn"));
}

#[test]
fn an_extra_turn_in_kalah_changes_no_sign() {
    insta::assert_snapshot!(by_negamax("34-kalah-end-game"));
}

#[test]
fn after_a_pass_in_othello_the_same_side_counts_on() {
    insta::assert_snapshot!(by_negamax("32-othello-pass"));
}

#[test]
fn a_deep_cutoff_names_who_owns_the_bound() {
    insta::assert_snapshot!(story(&SearchConfig::default(), &tree(DEEP, Max)));
}

#[test]
fn the_first_move_of_tic_tac_toe() {
    let cells = [0, 3, 6, 7, 8, 5, 2, 1, 4];
    let root = TicTacToe::new(TicTacToeRules { cells: CellOrder::new(cells), ..TicTacToeRules::default() });
    let config = SearchConfig { depth: Some(2), merge: Merge::Everywhere, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &root));
}

#[test]
fn a_leaf_alone() {
    insta::assert_snapshot!(story(&SearchConfig::default(), &tree("=3", Max)));
}

#[test]
fn a_window_at_the_root_too_narrow_for_the_value() {
    let window = Window { alpha: Score::from(5), beta: Score::from(8) };
    let config = SearchConfig { window, fail: Fail::Hard, ..SearchConfig::default() };
    insta::assert_snapshot!(story(&config, &tree(A_TO_N, Max)));
}

#[test]
fn infinities_ties_and_turns_that_do_not_alternate() {
    let config = SearchConfig { cut_on: CutOn::Strict, ..SearchConfig::default() };
    let root = tree("r(a@^(b=-inf c=3) d(e=3 f@v(g=3 h=-inf)) i(j=inf k=1))", Max);
    insta::assert_snapshot!(story(&config, &root));
}

fn plain(paragraphs: &[StyledText]) -> String {
    paragraphs.iter().flat_map(|paragraph| [paragraph.plain(), "\n".to_owned()]).collect()
}

/// Why every node was cut and what came of it all, in both languages.
fn explanations<G: GameView>(config: &SearchConfig, root: &G) -> String {
    let recording = record(config, root, 100_000);
    let plain_search = SearchConfig { algorithm: Algorithm::Minimax, ..*config };
    let all = record(&plain_search, root, 100_000);
    let (score, _) = all.trace().result(poda::trace::NodeId::ROOT).unwrap();
    let check = MinimaxCheck { score, leaves: all.trace().end().stats().leaves };
    let mut text = String::new();
    for language in Language::AUTHORED {
        let words = Words::new(language);
        for node in recording.trace().nodes() {
            let said = why(&words, &recording, recording.trace().len(), node);
            if let Some(said) = said {
                writeln!(text, "{}", plain(&said)).unwrap();
            }
        }
        writeln!(text, "{}", plain(&result(&words, &recording, Some(check), ReadAt::Alone))).unwrap();
    }
    text
}

#[test]
fn the_first_lecture_explained() {
    insta::assert_snapshot!(explanations(&SearchConfig::default(), &tree(A_TO_N, Max)));
}

#[test]
fn the_first_lecture_by_negamax_explained() {
    let config = SearchConfig { algorithm: Algorithm::NegamaxAlphaBeta, ..SearchConfig::default() };
    insta::assert_snapshot!(explanations(&config, &tree(A_TO_N, Max)));
}

#[test]
fn the_first_move_of_tic_tac_toe_explained() {
    let cells = [0, 3, 6, 7, 8, 5, 2, 1, 4];
    let root = TicTacToe::new(TicTacToeRules { cells: CellOrder::new(cells), ..TicTacToeRules::default() });
    let config = SearchConfig { depth: Some(2), merge: Merge::Everywhere, ..SearchConfig::default() };
    insta::assert_snapshot!(explanations(&config, &root));
}

#[test]
fn a_narrow_window_explained() {
    let window = Window { alpha: Score::from(5), beta: Score::from(8) };
    insta::assert_snapshot!(explanations(&SearchConfig { window, ..SearchConfig::default() }, &tree(A_TO_N, Max)));
}

#[test]
fn a_win_makes_the_rest_of_the_moves_idle() {
    insta::assert_snapshot!(explanations(&SearchConfig::default(), &tree("A(B(C=inf) E(F=2 G=3))", Max)));
}

#[test]
fn a_search_that_was_broken_off_decides_nothing() {
    let recording = record(&SearchConfig::default(), &tree(A_TO_N, Max), 6);
    let mut text = String::new();
    for words in Language::AUTHORED.map(Words::new) {
        writeln!(text, "{}", caption(&words, &recording, recording.trace().len()).plain()).unwrap();
        writeln!(text, "{}", plain(&result(&words, &recording, None, ReadAt::Alone))).unwrap();
    }
    insta::assert_snapshot!(text);
}

/// What is said every frame has to be short, however large the tree.
#[test]
fn of_a_long_line_of_best_play_the_two_ends_are_written() {
    let words = Words::new(Language::ENGLISH);
    let line = |levels: usize| {
        let text = (1..levels).rev().fold(format!("n{levels}=1"), |below, level| format!("n{level}({below})"));
        let recording = record(&SearchConfig::default(), &tree(&text, Max), 10_000);
        plain(&result(&words, &recording, None, ReadAt::Alone))
    };
    assert!(line(12).contains("n1 → n2 → n3 → n4 → n5 → n6 → n7 → n8 → n9 → n10 → n11 → n12"), "{}", line(12));
    let long = line(900);
    assert!(long.contains("n1 → n2 → n3 → n4 → n5 → n6 → … → n895 → n896 → n897 → n898 → n899 → n900"), "{long}");
}

#[test]
fn of_many_leaves_saved_only_the_branches_are_counted() {
    let words = Words::new(Language::ENGLISH);
    let said = |leaves: usize| {
        let many = " =1".repeat(leaves);
        let recording = record(&SearchConfig::default(), &tree(&format!("a(b=3 c(d=2 e({many})))"), Max), 100_000);
        let trace = recording.trace();
        let cut = trace.at(trace.next_cutoff(0).unwrap()).current().unwrap();
        why(&words, &recording, trace.len(), cut).unwrap().last().unwrap().plain()
    };
    assert_eq!(said(3), "Saved: 1 branch (e) with 3 leaves.");
    assert_eq!(said(10_000), "Saved: 1 branch (e).");
}

#[test]
fn long_numbers_are_rounded_and_marked_so() {
    let text = story(&SearchConfig::default(), &tree("a(b(=0.333333333333 =1e300) c(=-1e300 =-1e-300))", Max));
    assert!(!["= ≈", "≥ ≈", "≤ ≈"].iter().any(|signs| text.contains(signs)), "{text}");
    assert!(text.contains("≈0.333") && text.contains("is 1e300.") && text.contains("is −1e300."), "{text}");
    assert!(!text.contains("00000") && !text.contains("33333"), "{text}");
}

#[test]
fn a_step_read_aloud_says_where_it_is() {
    let root = tree(A_TO_N, Max);
    let passes = record_passes(&SearchConfig::default(), &root, Limits::nodes(100), &());
    assert_eq!(
        spoken_caption(&Words::new(Language::ENGLISH), &passes, PassStep { pass: 0, step: 33 }),
        "Step 33 of 41. G, MAX, α = 3, β = 5. G: max(7) = 7. 7 ≥ β = 5, so MIN at C will not come here: β-cut."
    );
    assert_eq!(
        spoken_caption(&Words::new(Language::SPANISH), &passes, PassStep { pass: 0, step: 2 }),
        "Paso 2 de 41. B, MIN. Juega MIN en B. Ventana α = −∞, β = +∞."
    );
    // Steps are counted through all passes, as on the timeline.
    let config = SearchConfig { algorithm: Algorithm::Mtdf, ..SearchConfig::default() };
    let root = tree("A(B=1 C=2)", Max);
    let passes = record_passes(&config, &root, Limits::nodes(100), &());
    let begins = spoken_caption(&Words::new(Language::ENGLISH), &passes, PassStep { pass: 1, step: 1 });
    let number = passes.get(0).trace().len() + 1;
    assert!(begins.starts_with(&format!("Step {number} of {}.", passes.end())), "{begins}");
}

/// Every variant of the algorithms' texts, with the line of the first cutoff or of the end marked.
#[test]
fn the_algorithms() {
    let mut text = String::new();
    for (language, algorithm_name) in
        Language::AUTHORED.into_iter().flat_map(|language| Algorithm::CORRECT.map(|name| (language, name)))
    {
        let words = Words::new(language);
        for (fail, cut_on, root) in [
            (Fail::Soft, CutOn::Equal, tree(A_TO_N, Max)),
            (Fail::Hard, CutOn::Strict, tree(A_TO_N, Max)),
            (Fail::Soft, CutOn::Equal, tree("(@v((=1 =2) =0) (=3 @v(=4 =5)))", Min)),
        ] {
            let config = SearchConfig { algorithm: algorithm_name, fail, cut_on, ..SearchConfig::default() };
            let recording = record(&config, &root, 1_000);
            let trace = recording.trace();
            for step in [trace.next_cutoff(0).unwrap_or(2), trace.len()] {
                writeln!(
                    text,
                    "{algorithm_name:?} {fail:?} {cut_on:?} {}",
                    trace.player(trace.at(step).current().unwrap()).opponent().opponent().view(1.into())
                )
                .unwrap();
                let Pseudocode { lines, current } = pseudocode(&words, &recording, step);
                for (index, line) in lines.iter().enumerate() {
                    let mark = if current == Some(index) { ">" } else { " " };
                    writeln!(text, "{mark} {:indent$}{}", "", line.text.plain(), indent = 2 * line.indent).unwrap();
                }
            }
        }
    }
    insta::assert_snapshot!(text);
}

/// A tree with estimates, in which the second child cuts again and again.
const ESTIMATED: &str = "(version: 1, game: Tree(tree: (name: \"A\", estimate: 0, children: [
    (name: \"B\", estimate: 4, children: [(name: \"b1\", value: 9), (name: \"b2\", value: 5)]),
    (name: \"C\", children: [(name: \"c1\", value: 6), (name: \"c2\", value: 4), (name: \"c3\", value: 8)]),
    (name: \"D\", estimate: 7, children: [(name: \"d1\", value: 6), (name: \"d2\", value: 3), (name: \"d3\", value: 8)]),
])), search: (depth: 2))";

/// Why every node is tried at its rank, under every kind of order.
#[test]
fn why_moves_are_tried_in_their_order() {
    let plain = MoveOrdering { remembered: false, ..MoveOrdering::default() };
    let killers = MoveOrdering { killers: 1, ..plain };
    let history = MoveOrdering { history: true, ..plain };
    let remembered = MoveOrdering { remembered: true, ..plain };
    let based = |static_order| MoveOrdering { static_order, ..plain };
    let document = load(ESTIMATED.as_bytes()).unwrap();
    let mut text = String::new();
    for (name, algorithm, ordering) in [
        ("given", Algorithm::AlphaBeta, plain),
        ("reversed", Algorithm::AlphaBeta, based(StaticOrder::Reversed)),
        ("best", Algorithm::AlphaBeta, based(StaticOrder::BestFirst)),
        ("worst", Algorithm::AlphaBeta, based(StaticOrder::WorstFirst)),
        ("killers", Algorithm::AlphaBeta, killers),
        ("history", Algorithm::AlphaBeta, history),
        ("passes", Algorithm::IterativeDeepening, remembered),
        ("tests with a table", Algorithm::Mtdf, remembered),
        ("chance", Algorithm::Level(PlayLevel::Beginner), plain),
    ] {
        let config = SearchConfig { algorithm, ordering, depth: Some(2), ..SearchConfig::default() };
        let recording = record(&config, document.position(), 1_000);
        let trace = recording.trace();
        for language in Language::AUTHORED {
            let words = Words::new(language);
            writeln!(text, "{name} ({})", language.code()).unwrap();
            for node in trace.nodes() {
                if let Some(why) = rank_reason(&words, &recording, trace.len(), node, &mut SiblingRanks::default()) {
                    writeln!(text, "  {}: {}", recording.id(node), why.plain()).unwrap();
                }
            }
        }
    }
    insta::assert_snapshot!(text);
}

/// Before its parent is entered a node has no rank.
#[test]
fn a_rank_is_told_as_soon_as_it_is_settled() {
    let recording = record(&SearchConfig::default(), &tree(A_TO_N, Max), 100);
    let words = Words::new(Language::ENGLISH);
    let trace = recording.trace();
    for node in trace.nodes() {
        for step in 0..=trace.len() {
            let settled = trace.parent(node).and_then(|parent| trace.entered_at(parent)).is_some_and(|at| at <= step);
            assert_eq!(rank_reason(&words, &recording, step, node, &mut SiblingRanks::default()).is_some(), settled);
        }
    }
}
