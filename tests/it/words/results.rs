//! The texts about the result of a search claim a guarantee or an estimate exactly where it is one.

use crate::core::trees::written::tree;
use poda::file::load;
use poda::game::nim::Nim;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::game::{Game, GameView, evaluation::EvaluationFunction};
use poda::i18n::explain::{ReadAt, result_of_passes, why};
use poda::i18n::narration::caption;
use poda::i18n::styled_text::StyledText;
use poda::i18n::{Language, Words};
use poda::score::Player::{Max, Min};
use poda::score::{Score, Window};
use poda::search::play_level::PlayLevel;
use poda::search::{Algorithm, Fail, Quiescence, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::recorder::{record, record_passes};

/// What is said of what a search has found, in English and in Spanish.
fn found<G: GameView>(config: &SearchConfig, root: &G) -> [String; 2] {
    let passes = record_passes(config, root, Limits::nodes(100_000), &());
    Language::AUTHORED.map(|language| {
        let said = result_of_passes(&Words::new(language), &passes, None, ReadAt::Alone);
        said.iter().map(StyledText::plain).collect::<Vec<_>>().join(" ")
    })
}

/// The same of a tree that is written down with its search.
fn found_in(text: &str) -> [String; 2] {
    let document = load(text.as_bytes()).unwrap();
    found(document.search().unwrap(), document.position())
}

fn assert_begin(said: impl AsRef<[String]>, begins: [&str; 2]) {
    for (said, begin) in said.as_ref().iter().zip(begins) {
        assert!(said.starts_with(begin), "{said}\nis not\n{begin}");
    }
}

const EVERY: [Algorithm; 9] = [
    Algorithm::Minimax,
    Algorithm::AlphaBeta,
    Algorithm::Negamax,
    Algorithm::NegamaxAlphaBeta,
    Algorithm::AlphaBetaTable,
    Algorithm::PrincipalVariation,
    Algorithm::IterativeDeepening,
    Algorithm::Aspiration,
    Algorithm::Mtdf,
];

/// If the opponent errs there is more: the value is a guarantee, not what is reached.
#[test]
fn a_result_is_what_is_guaranteed_to_either_player_by_every_algorithm() {
    for algorithm in EVERY {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        assert_begin(
            found(&config, &tree("A(B(=3 =12) C(=2 =14))", Max)),
            ["MAX plays B and is sure of at least 3.", "MAX elige B y se asegura al menos 3, haga lo que haga MIN."],
        );
        assert_begin(
            found(&config, &tree("A(B(=3 =12) C(=2 =4))", Min)),
            [
                "MIN plays C and is sure of at most 4.",
                "MIN elige C y se asegura de que el valor no pase de 4, haga lo que haga MAX.",
            ],
        );
        assert_begin(
            found(&config, &tree("A(B(=3 =12))", Max)),
            [
                "MAX plays B, the only move, and is sure of at least 3.",
                "MAX elige B, la única jugada, y se asegura al menos 3, haga lo que haga MIN.",
            ],
        );
    }
}

/// A move that stands for its mirror images is drawn alone, but others can be played.
#[test]
fn a_move_that_stands_for_symmetric_ones_is_not_called_the_only_one() {
    for merges in ["false", "true", "true, merge_plies: 1"] {
        let said = found_in(&format!("(version: 1, game: Othello(), search: (depth: 1, merge_symmetric: {merges}))"));
        assert_begin(said.clone(), ["At depth 1, MAX plays square d3", "Con profundidad 1, MAX elige"]);
        assert!(!said[0].contains("only") && !said[1].contains("única"), "{said:?}");
    }
}

#[test]
fn the_best_and_the_worst_that_can_be_are_said_to_be_so() {
    for algorithm in EVERY {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        assert_begin(
            found(&config, &tree("A(B(=3 =1) C(=inf =inf))", Max)),
            ["MAX plays C and is sure of +∞: nothing is better for MAX.", "MAX elige C y se asegura +∞: para MAX"],
        );
        assert_begin(
            found(&config, &tree("A(B(=3 =-inf) C(=-inf =inf))", Max)),
            [
                "MAX plays B, but against every move MIN can force −∞: nothing is worse for MAX.",
                "MAX elige B, pero contra cualquier jugada MIN puede forzar −∞: para MAX no hay nada peor.",
            ],
        );
        assert_begin(
            found(&config, &tree("A(B(=3 =-inf))", Min)),
            ["MIN plays B, the only move, and is sure of at most 3.", "MIN elige B, la única jugada, y se asegura"],
        );
        assert_begin(
            found(&config, &tree("A(B(=3 =inf))", Min)),
            ["MIN plays B, the only move, but MAX can force +∞: nothing is worse for MIN.", "MIN elige B, la única"],
        );
    }
}

/// At a depth limit the value is an estimate, unless no estimate had to do with it.
#[test]
fn what_is_backed_up_from_a_depth_is_called_an_estimate() {
    const TREE: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [
        (name: \"B\", estimate: 4, children: [9, 5]), (name: \"C\", value: 3), ])), search: (depth: 1, ALGORITHM))";
    const CERTAIN: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [
        (name: \"B\", estimate: 2, children: [9, 5]), (name: \"C\", value: 3), ])), search: (depth: 1, ALGORITHM))";
    for algorithm in ["Minimax", "AlphaBeta", "PrincipalVariation", "IterativeDeepening", "Aspiration", "Mtdf"] {
        let searched = |text: &str| found_in(&text.replace("ALGORITHM", &format!("algorithm: {algorithm}")));
        assert_begin(
            searched(TREE),
            [
                "At depth 1, MAX plays B. Its value, 4, is an estimate backed up from that depth.",
                "Con profundidad 1, MAX elige B. Su valor, 4, es una estimación propagada desde esa profundidad.",
            ],
        );
        // B may turn out better, but 3 is certain.
        assert_begin(
            searched(CERTAIN),
            ["MAX plays C and is sure of at least 3.", "MAX elige C y se asegura al menos 3,"],
        );
    }
}

#[test]
fn a_bound_from_a_depth_is_no_guarantee_either() {
    let said = found_in(
        "(version: 1, game: Tree(tree: [[(estimate: 4, children: [9, 5]), 9], [1, 2]]), search: (depth: 2, window: (5, 8)))",
    );
    assert_begin(
        said,
        [
            "A is worth at most 4. The window was too narrow to tell how much less. This is an estimate backed up from depth 2, not a guarantee.",
            "A vale 4 como mucho. La ventana era demasiado estrecha para saber cuánto menos. Es una estimación propagada desde la profundidad 2, no una garantía.",
        ],
    );
}

/// Of an unfinished game Nim says nothing, nor does tic-tac-toe where only the outcome counts.
#[test]
fn where_nothing_is_decided_within_the_depth_zero_means_unknown() {
    let nim = Nim::new(&[3, 4, 5], false).unwrap();
    let outcome =
        TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
    for algorithm in EVERY {
        let config = SearchConfig { algorithm, depth: Some(2), ..SearchConfig::default() };
        for said in [found(&config, &nim), found(&config, &outcome)] {
            assert_begin(
                said,
                [
                    "At depth 2 neither side can force a win: 0 means “unknown”. MAX plays",
                    "Con profundidad 2 nadie puede forzar la victoria: 0 significa «desconocido». MAX elige",
                ],
            );
        }
        // One object is left: the depth limit is not met.
        let won = found(&config, &Nim::new(&[1], false).unwrap());
        assert_begin(won, ["MAX plays 1 from pile", "MAX elige quitar 1 de la pila"]);
        let lost = found(&config, &Nim::new(&[1, 1], false).unwrap());
        assert!(lost[0].contains("but against every move MIN can force −1: nothing is worse for MAX."), "{}", lost[0]);
    }
}

#[test]
fn an_undecided_leaf_says_so() {
    let recording =
        record(&SearchConfig { depth: Some(1), ..SearchConfig::default() }, &Nim::new(&[3, 4], false).unwrap(), 100);
    let said = Language::AUTHORED.map(|language| caption(&Words::new(language), &recording, 3).plain());
    assert!(said[0].ends_with(": not decided within the depth limit, so it counts as 0: unknown."), "{}", said[0]);
    assert!(
        said[1].ends_with(": sin decidir dentro del límite de profundidad; cuenta como 0: desconocido."),
        "{}",
        said[1]
    );
}

/// A level of play guarantees nothing, even where what it takes for the best is a loss.
#[test]
fn the_move_of_a_level_is_said_to_be_that_levels_move() {
    let root = tree("A(B(=3 =-inf) C(=2 =2))", Max);
    let at = |algorithm| SearchConfig { algorithm, ..SearchConfig::default() };
    for algorithm in PlayLevel::ALL.map(Algorithm::Level) {
        for said in found(&at(algorithm), &root) {
            assert!(!said.contains("sure of") && !said.contains("asegura") && !said.contains("reach"), "{said}");
        }
    }
    let board = TicTacToe::new(TicTacToeRules::default());
    assert_begin(
        found(&at(Algorithm::Level(PlayLevel::Normal)), &board),
        [
            "This level plays cell 5: right after it the evaluation is 4, and no other move does better for MAX.",
            "Este nivel elige la casilla 5: justo",
        ],
    );
    assert_begin(
        found(&at(Algorithm::Level(PlayLevel::Expert)), &board),
        [
            "This level plays cell 5: two plies ahead it comes out at 1, and no other move does better for MAX.",
            "Este nivel elige la casilla 5: dos",
        ],
    );
}

#[test]
fn until_quiet_is_no_guarantee() {
    let config = SearchConfig { depth: Some(1), quiescence: Some(Quiescence::default()), ..SearchConfig::default() };
    assert_begin(
        found(&config, &TicTacToe::new(TicTacToeRules::default())),
        [
            "At depth 1, and deeper where the position is not quiet, MAX plays",
            "Con profundidad 1, y más allá donde la posición no es tranquila,",
        ],
    );
}

#[test]
fn a_root_without_a_move_is_called_what_it_is() {
    let over = TicTacToe::new(TicTacToeRules::default());
    let over = [0, 3, 1, 4, 2].into_iter().fold(over, |board, cell| {
        let mut moves = Vec::new();
        board.legal_moves(&mut moves);
        let mv = moves.into_iter().find(|&mv| board.move_name(mv) == cell.to_string()).unwrap();
        board.after(mv)
    });
    let config = SearchConfig::default();
    assert_begin(
        found(&config, &over),
        [
            "The root: the game is over, with value +∞. There is no move",
            "La raíz: la partida ha terminado, con valor +∞.",
        ],
    );
    assert_begin(found(&config, &tree("=3", Max)), ["The root is a leaf, worth 3.", "La raíz es una hoja y vale 3."]);
    let at_once = SearchConfig { depth: Some(0), ..config };
    assert_begin(
        found(&at_once, &TicTacToe::new(TicTacToeRules::default())),
        [
            "The root is evaluated at once: 8−8=0. At depth 0".replace("8−8=0", "0").as_str(),
            "La raíz se evalúa sin más: 0.",
        ],
    );
}

/// Every caption of a search that enters a node.
fn entered<G: GameView>(config: &SearchConfig, root: &G, language: Language) -> Vec<String> {
    let recording = record(config, root, 1_000);
    let words = Words::new(language);
    (1..=recording.trace().len()).map(|step| caption(&words, &recording, step).plain()).collect()
}

/// A node sends a scout for its own side, also where the same side moves again.
#[test]
fn a_scout_asks_for_its_sender() {
    let config = SearchConfig { algorithm: Algorithm::PrincipalVariation, ..SearchConfig::default() };
    let scouts = |text: &str, root| {
        Language::AUTHORED.map(|language| {
            let all = entered(&config, &tree(text, root), language);
            all.into_iter().find(|said| said.contains("scout") || said.contains("Sonda")).unwrap()
        })
    };
    assert_eq!(
        scouts("A(=3 B@^(=5 =1))", Max),
        [
            "Null-window scout at B: is it better for MAX than 3? Window α = 3, β = 3+ε.",
            "Sonda en B: ¿es mejor para MAX que 3? Ventana nula α = 3, β = 3+ε.",
        ]
    );
    assert_eq!(
        scouts("A(=3 B@v(=5 =1))", Min),
        [
            "Null-window scout at B: is it better for MIN than 3? Window α = 3−ε, β = 3.",
            "Sonda en B: ¿es mejor para MIN que 3? Ventana nula α = 3−ε, β = 3.",
        ]
    );
    assert_eq!(
        scouts("A(=3 B(=5 =1))", Max)[0],
        "Null-window scout at B: is it better for MAX than 3? Window α = 3, β = 3+ε."
    );
    let again = entered(&config, &tree("A(=3 B@^(=1 =5))", Max), Language::ENGLISH);
    assert!(
        again.iter().any(|said| said.starts_with("Re-search at B: the scout found it better for MAX than 3, but")),
        "{again:?}"
    );
}

/// At a tie with the bound the owner need not come here, but it may.
#[test]
fn at_a_tie_a_player_need_not_come_and_otherwise_will_not() {
    for (fail, text, root, owner) in [
        (Fail::Soft, "A(B(=3 =4) C(=3 =9))", Max, "MAX"),
        (Fail::Hard, "A(B(=3 =4) C(=3 =9))", Max, "MAX"),
        (Fail::Soft, "A(B(=3 =2) C(=3 =1))", Min, "MIN"),
    ] {
        let config = SearchConfig { fail, ..SearchConfig::default() };
        let said = entered(&config, &tree(text, root), Language::ENGLISH).join("\n");
        assert!(said.contains(&format!("so {owner} at A need not come here")), "{said}");
        let said = entered(&config, &tree(text, root), Language::SPANISH).join("\n");
        assert!(said.contains(&format!("así que {owner} en A no tiene por qué venir aquí")), "{said}");
        let recording = record(&config, &tree(text, root), 1_000);
        let cut = recording.trace().nodes().nth(4).unwrap();
        let said = why(&Words::new(Language::ENGLISH), &recording, recording.trace().len(), cut).unwrap();
        assert!(said[0].plain().contains(&format!("so {owner} need not choose C")), "{}", said[0].plain());
    }
    let strictly = entered(&SearchConfig::default(), &tree("A(B(=3 =4) C(=2 =9))", Max), Language::ENGLISH).join("\n");
    assert!(strictly.contains("so MAX at A will not come here"), "{strictly}");
    // Two plies and more above as well.
    let deep = tree("A(B=3 C(D(E(=3 =9) =4) =5))", Max);
    let said = entered(&SearchConfig::default(), &deep, Language::ENGLISH).join("\n");
    assert!(said.contains("so MAX at A, 3 plies up, need not let the game come here"), "{said}");
}

/// A pass names the move that its value is due to, and none where none is known to be worth it.
#[test]
fn a_pass_thanks_only_a_move_that_is_worth_its_value() {
    let config = SearchConfig {
        algorithm: Algorithm::IterativeDeepening,
        window: Window { alpha: Score::ZERO, beta: Score::from(9) },
        ..SearchConfig::default()
    };
    let passes = record_passes(&config, &tree("A(B(=0 =-5) C(=0))", Max), Limits::nodes(1_000), &());
    let last = passes.last();
    let said = caption(&Words::new(Language::ENGLISH), last, last.trace().len()).plain();
    assert!(!said.contains("thanks to B"), "{said}");
}

/// What is beyond a quiet position is not known of a branch that was never searched.
#[test]
fn with_quiescence_no_leaves_are_said_to_be_saved() {
    let config = SearchConfig { quiescence: Some(Quiescence::default()), depth: Some(9), ..SearchConfig::default() };
    let recording = record(&config, &tree("A(B=3 C(=2 D(=1 =1 =1)))", Max), 100);
    let cut = recording.trace().nodes().nth(2).unwrap();
    let said = why(&Words::new(Language::ENGLISH), &recording, recording.trace().len(), cut).unwrap();
    assert_eq!(said.last().unwrap().plain(), "Saved: 1 branch (D).");
}

/// A roll of a die is no move that is played.
#[test]
fn max_rolls_and_holds() {
    let pig = |turn: u32| {
        format!(
            "(version: 1, game: Pig(target: 100, scores: (30, 40), turn: {turn}), search: (algorithm: Expectiminimax, depth: 3))"
        )
    };
    assert_begin(found_in(&pig(19)), ["MAX rolls. On average that is worth ", "MAX tira. De media vale "]);
    assert_begin(found_in(&pig(21)), ["MAX holds. On average that is worth ", "MAX se planta. De media vale "]);
    let won = "(version: 1, game: Pig(target: 100, scores: (90, 40), turn: 20), search: (algorithm: Expectiminimax, depth: 2))";
    assert_begin(found_in(won), ["MAX holds and is sure of ", "MAX se planta y se asegura "]);
}
