//! What the lessons on Monte Carlo tree search promise.

use super::both;
use poda::comparison::move_values::{MoveValues, move_values};
use poda::comparison::right_moves::decisions;
use poda::document::{Document, check_mcts};
use poda::game::any::{AnyGame, AnyMove};
use poda::game::played_game::legal_moves;
use poda::game::{Game, GameView};
use poda::i18n::node_names::move_name;
use poda::i18n::{Language, Words, mcts, step_references};
use poda::score::Score;
use poda::search::mcts::{MctsConfig, ResultScale};
use poda::search::stats::SearchStats;
use poda::search::{SearchConfig, search};
use poda::trace::limits::Limits;
use poda::trace::sampled::recorder::record_mcts;
use poda::trace::sampled::tree::SampledTree;
use poda::trace::{NodeId, Story};

/// What a lesson promises.
pub struct Sampled {
    pub lesson: &'static str,
    /// The move that is played, and what the root is estimated at.
    found: (&'static str, &'static str),
    /// The visits of all moves.
    visits: &'static str,
    /// Of each bookmark, the step and its sentence.
    bookmarks: &'static [(usize, &'static str)],
}

pub const SAMPLED: &[Sampled] = &[
    Sampled {
        lesson: "four-phases",
        found: ("B", "4.625"),
        visits: "B (5), C (3)",
        bookmarks: &[
            (12, "At A, MAX selects C: 0.80 + ≈1.17 ≈ 1.97 is more than 0.60 + ≈1.17 ≈ 1.77, that of B."),
            (13, "At C, D is the first move that has not been tried: it is added to the tree."),
            (14, "From D the game is played to its end at random: D1. The result is 0, which counts as x = 0.00."),
            (17, "At A, w is now 1.4 and n is 3: the mean is ≈0.47."),
        ],
    },
    Sampled {
        lesson: "tried-less",
        found: ("C", "6"),
        visits: "B (17), C (23)",
        bookmarks: &[
            (12, "At A, MAX selects C: 0.80 + ≈1.17 ≈ 1.97 is more than 0.60 + ≈1.17 ≈ 1.77, that of B."),
            (
                33,
                "At A, MAX selects C: 0.40 + ≈1.26 ≈ 1.66 is more than ≈0.57 + ≈1.03 ≈ 1.59, that of B. For MAX its mean is lower, but it has been tried less.",
            ),
            (317, "MAX plays C: it has the most visits. Visits: B (17), C (23)."),
        ],
    },
    Sampled {
        lesson: "no-exploration",
        found: ("B", "4.985"),
        visits: "B (199), C (1)",
        bookmarks: &[
            (8, "From C the game is played to its end at random: E, E1. The result is 1, which counts as x = 0.10."),
            (12, "At A, MAX selects B: 0.50 + 0.00 = 0.50 is more than 0.10 + 0.00 = 0.10, that of C."),
            (1397, "MAX plays B: it has the most visits. Visits: B (199), C (1)."),
        ],
    },
    Sampled {
        lesson: "much-exploration",
        found: ("C", "5.595"),
        visits: "B (97), C (103)",
        bookmarks: &[
            (1589, "At A, MAX selects C: ≈0.58 + ≈1.14 ≈ 1.72 is more than ≈0.55 + ≈1.17 ≈ 1.71, that of B."),
            (1597, "MAX plays C: it has the most visits. Visits: B (97), C (103)."),
        ],
    },
    Sampled {
        lesson: "twenty-rollouts",
        found: ("cell 3", "0.5"),
        visits: "cell 2 (3), cell 3 (5), cell 5 (5), cell 6 (3), cell 8 (4)",
        bookmarks: &[
            (
                18,
                "From the position after cell 6 the game is played to its end at random: cell 8, cell 2, cell 5, cell 3. The result is 1, which counts as x = 1.00.",
            ),
            (
                71,
                "From the position after cell 6 → cell 3 the game is played to its end at random: cell 8, cell 2. The result is −1, which counts as x = 0.00.",
            ),
            (
                131,
                "MAX plays cell 3: it is the first of the 2 moves with the most visits. Visits: cell 2 (3), cell 3 (5), cell 5 (5), cell 6 (3), cell 8 (4).",
            ),
        ],
    },
    Sampled {
        lesson: "trap",
        found: ("column 3", "−0.12"),
        visits: "column 1 (23), column 3 (34), column 4 (19), column 5 (24)",
        bookmarks: &[
            (
                8,
                "From the position after column 3 the game is played to its end at random: column 5, column 4, column 1, column 5, column 1, column 3, column 1, column 3. The result is 1, which counts as x = 1.00.",
            ),
            (
                878,
                "At the position after column 3, MIN selects column 5: ≈0.69 + ≈0.73 ≈ 1.42 is more than ≈0.33 + ≈1.07 ≈ 1.40, that of column 4.",
            ),
            (
                909,
                "MAX plays column 3: it has the most visits. Visits: column 1 (23), column 3 (34), column 4 (19), column 5 (24).",
            ),
        ],
    },
    Sampled {
        lesson: "visits-converge",
        found: ("C", "7.796"),
        visits: "B (91), C (909)",
        bookmarks: &[
            (68, "At A, w is now 4.2 and n is 10: the mean is 0.42."),
            (824, "At A, w is now 65.1 and n is 100: the mean is ≈0.65."),
            (8809, "MAX plays C: it has the most visits. Visits: B (91), C (909)."),
        ],
    },
    Sampled {
        lesson: "as-many-positions",
        found: ("cell 5", "≈0.354"),
        visits: "cell 2 (21), cell 3 (25), cell 5 (26), cell 6 (26), cell 8 (15)",
        bookmarks: &[],
    },
    Sampled {
        lesson: "drawn-outcomes",
        found: ("B", "2.75"),
        visits: "B (31), C (29)",
        bookmarks: &[
            (30, "Chance decides at C: C2 is drawn, with a probability of 1/6, and added to the tree."),
            (33, "At C, w is now 1 and n is 3: the mean is ≈0.33."),
            (357, "MAX plays B: it has the most visits. Visits: B (31), C (29)."),
        ],
    },
    Sampled {
        lesson: "prior-no-proof",
        found: ("C", "5.225"),
        visits: "B (14), C (26)",
        bookmarks: &[
            (
                2,
                "At A, MAX selects B: no child has been visited, so that all sums are 0, and its prior 0.8 is the greatest.",
            ),
            (
                8,
                "At A, MAX selects B: 0.80 + 1·0.8·√1 / (1 + 1) = 1.20. That is more than 0.00 + 1·0.2·√1 / (1 + 0) = 0.20, that of C.",
            ),
            (69, "At A, w is now 4.1 and n is 10: the mean is 0.41."),
            (
                78,
                "At A, MAX selects C: 0.00 + 1·0.2·√11 / (1 + 0) ≈ 0.66. That is more than 0.38 + 1·0.8·√11 / (1 + 11) ≈ 0.60, that of B. For MAX its mean is lower, but its bonus is greater.",
            ),
            (279, "MAX plays C: it has the most visits. Visits: B (14), C (26)."),
        ],
    },
    Sampled {
        lesson: "rollouts-to-values",
        found: ("C", "6.4"),
        visits: "B (7), C (13)",
        bookmarks: &[
            (3, "At B, the 2 moves are added to the tree, with their priors: B1 0.5, B2 0.5."),
            (4, "Nothing is played from B: it is evaluated as it stands. The result is 5, which counts as x = 0.50."),
            (24, "Nothing is played from C: it is evaluated as it stands. The result is 7, which counts as x = 0.70."),
            (
                53,
                "At A, MAX selects C: 0.58 + 1·0.5·√7 / (1 + 4) ≈ 0.84. That is more than 0.50 + 1·0.5·√7 / (1 + 3) ≈ 0.83, that of B.",
            ),
            (161, "MAX plays C: it has the most visits. Visits: B (7), C (13)."),
        ],
    },
];

/// The text of a lesson.
fn source(lesson: &str) -> &'static str {
    poda::lessons::text(poda::lessons::by_name(lesson).unwrap())
}

fn open(lesson: &str) -> (Document, MctsConfig, ResultScale) {
    let document = super::open(lesson);
    let config = document.sampled().unwrap();
    let scale = check_mcts(document.position(), &config).unwrap();
    (document, config, scale)
}

/// The search of a lesson with another number of iterations, another c or another seed.
fn searched(lesson: &str, change: impl FnOnce(&mut MctsConfig)) -> SampledTree<AnyGame> {
    let (document, mut config, scale) = open(lesson);
    change(&mut config);
    record_mcts(&config, scale, document.position(), Limits::nodes(100_000), &())
}

/// The visits of the moves in order, after an iteration.
fn visits(recording: &SampledTree<AnyGame>, iteration: usize) -> Vec<u32> {
    let step = recording.end_of_iteration(iteration);
    recording.children(NodeId::ROOT).map(|child| recording.statistics(child, step).visits).collect()
}

fn values(lesson: &str) -> MoveValues<AnyMove> {
    let (document, _, scale) = open(lesson);
    move_values(document.position(), scale, Limits::nodes(1_000_000), &()).unwrap()
}

/// How many of the seeds from 1 to 50 decide on a best move, after each of these numbers of iterations.
fn right_of_fifty(lesson: &str, iterations: &[u32]) -> Vec<u64> {
    let (document, config, _) = open(lesson);
    let limits = Limits::nodes(100_000);
    let (found, ended) = decisions(&config, iterations, 1..=50, document.position(), &values(lesson), limits, &());
    assert_eq!(ended, None);
    found.iter().map(|of| of.right).collect()
}

#[test]
fn everything_is_said_in_both_languages_and_spoken_of_where_it_happens() {
    for Sampled { lesson, bookmarks, .. } in SAMPLED {
        let (document, ..) = open(lesson);
        assert!(both(document.title.as_ref()).is_some(), "{lesson}");
        let notes = both(document.notes.as_ref()).unwrap();
        for text in notes {
            for (_, step) in step_references::step_references(text) {
                assert!(
                    document.bookmarks.iter().any(|mark| mark.step == step),
                    "{lesson}: step {step} has no bookmark"
                );
            }
        }
        assert!(document.bookmarks.iter().all(|mark| both(mark.note.as_ref()).is_some()), "{lesson}");
        let steps: Vec<usize> = document.bookmarks.iter().map(|mark| mark.step.get()).collect();
        assert_eq!(steps, bookmarks.iter().map(|&(step, _)| step).collect::<Vec<_>>(), "{lesson}");
    }
}

#[test]
fn every_search_finds_what_is_promised() {
    let words = Words::new(Language::ENGLISH);
    for Sampled { lesson, found, visits, bookmarks } in SAMPLED {
        let recording = searched(lesson, |_| {});
        let answer = recording.answer().unwrap();
        let name = |mv| move_name(&words, recording.root(), mv);
        let estimate = answer.root.mean_result().unwrap().shown();
        assert_eq!((name(answer.best().unwrap()).as_str(), estimate.as_str()), *found, "{lesson}");
        let counts = answer.children.iter().map(|&(mv, of)| format!("{} ({})", name(mv), of.visits));
        assert_eq!(counts.collect::<Vec<_>>().join(", "), *visits, "{lesson}");
        for &(step, said) in *bookmarks {
            assert_eq!(mcts::event_sentence(&words, &recording, step), said, "{lesson}: step {step}");
        }
    }
}

/// B is worth 5 and C is worth 8, and minimax plays C.
#[test]
fn the_tree_of_the_lessons_on_exploration_is_one_and_is_worth_what_they_say() {
    let lessons = ["four-phases", "tried-less", "no-exploration", "much-exploration", "visits-converge"];
    let trees = lessons.map(|lesson| open(lesson).0.game);
    assert!(trees.iter().all(|tree| *tree == trees[0]));
    let values = values("four-phases");
    assert_eq!(values.moves.iter().map(|&(_, value)| value).collect::<Vec<_>>(), [Score::from(5), Score::from(8)]);
    let seed = |lesson| open(lesson).1.seed;
    assert_eq!(seed("no-exploration"), seed("much-exploration"));
}

/// What the notes say of other settings, and of earlier iterations.
#[test]
fn what_the_notes_invite_to_try_turns_out_as_they_say() {
    let c = |exploration: f64| move |config: &mut MctsConfig| config.exploration = Score::new(exploration).unwrap();
    let usual = searched("no-exploration", c(1.4));
    assert_eq!(visits(&usual, 200), [47, 153]);
    assert_eq!(usual.answer().unwrap().root.mean_result(), Score::new(7.03));
    let alone = searched("no-exploration", |_| {});
    assert!((2..=200).all(|iteration| visits(&alone, iteration)[1] == 1));
    assert_eq!(visits(&searched("tried-less", |_| {}), 5), [3, 2]);
    let converging = searched("visits-converge", |_| {});
    assert_eq!([10, 100, 1_000].map(|iteration| visits(&converging, iteration)), [[6, 4], [33, 67], [91, 909]]);
    let mean = |iteration| {
        converging.statistics(NodeId::ROOT, converging.end_of_iteration(iteration)).mean_result().unwrap().shown()
    };
    assert_eq!([10, 100, 1_000].map(mean), ["4.2", "6.51", "7.796"]);
    // ln 5 / 2 under the root, times 1.4.
    assert!((1.4 * (5_f64.ln() / 2.0).sqrt() - 1.26).abs() < 0.005);
}

#[test]
fn the_fork_is_missed_and_seen_by_as_many_seeds_as_the_lessons_say() {
    let values = values("twenty-rollouts");
    let best: Vec<String> = values.best_moves().map(|mv| open("twenty-rollouts").0.position().shown_move(mv)).collect();
    assert_eq!((best, values.best()), (vec!["6".to_owned()], Some(Score::from(1))));
    assert_eq!(right_of_fifty("twenty-rollouts", &[20, 500]), [12, 50]);
    assert_eq!(right_of_fifty("as-many-positions", &[113]), [32]);
    assert_eq!(open("twenty-rollouts").0.game, open("as-many-positions").0.game);
    let mut count = SearchStats::default();
    assert!(search(&SearchConfig::default(), open("as-many-positions").0.position(), &mut count).is_continue());
    assert_eq!(count.nodes, 113);
}

/// Column 3 loses in three plies, by one reply alone, and no other move does. How many seeds play it.
#[test]
fn the_trap_is_sprung_as_often_as_its_lesson_says() {
    let (document, config, _) = open("trap");
    let root = document.position();
    let to_depth = |position: &AnyGame, depth| {
        let mut count = SearchStats::default();
        let config = SearchConfig { depth: Some(depth), ..SearchConfig::default() };
        let value = search(&config, position, &mut count).continue_value().unwrap();
        (value, count.nodes)
    };
    let moves = legal_moves(root);
    let lost = |plies: usize| moves.iter().filter(move |&&mv| to_depth(&root.after(mv), plies).0 == Score::from(-1));
    let shown: Vec<String> = lost(3).map(|&mv| root.shown_move(mv)).collect();
    assert_eq!((shown, lost(2).count(), to_depth(root, 4)), (vec!["3".to_owned()], 0, (Score::ZERO, 78)));
    let trapped = root.after(*lost(3).next().unwrap());
    let springs = |&mv: &AnyMove| to_depth(&trapped.after(mv), 2).0 == Score::from(-1);
    let replies: Vec<String> =
        legal_moves(&trapped).into_iter().filter(springs).map(|mv| trapped.shown_move(mv)).collect();
    assert_eq!(replies, ["5"]);
    let (found, _) =
        decisions(&config, &[100, 200, 500, 1_000], 1..=50, root, &values("trap"), Limits::nodes(100_000), &());
    let trap = moves.iter().position(|&mv| root.shown_move(mv) == "3").unwrap();
    assert_eq!(found.iter().map(|of| of.counts[trap].1).collect::<Vec<_>>(), [38, 34, 1, 0]);
}

#[test]
fn a_rare_outcome_takes_as_many_games_as_its_lesson_says() {
    assert_eq!(right_of_fifty("drawn-outcomes", &[60, 200, 1_000]), [24, 44, 50]);
    let values = values("drawn-outcomes");
    assert_eq!(values.moves.iter().map(|&(_, value)| value).collect::<Vec<_>>(), [Score::from(3), Score::from(4)]);
    assert!((values.x(values.moves[1].0).unwrap() - 0.17).abs() < 0.005);
    let other = super::open("no-guarantee");
    assert_eq!(other.position(), open("drawn-outcomes").0.position());
}

/// The first ten iterations know only B, and its prior would have C wait longer if it were greater.
#[test]
fn a_prior_decides_what_is_tried_first_and_not_what_is_right() {
    let recording = searched("prior-no-proof", |_| {});
    let after = [10, 11, 12, 24, 40].map(|iteration| visits(&recording, iteration));
    assert_eq!(after, [[10, 0], [11, 0], [11, 1], [12, 12], [14, 26]]);
    let values = values("prior-no-proof");
    assert_eq!(values.moves.iter().map(|&(_, value)| value).collect::<Vec<_>>(), [Score::from(1), Score::from(6)]);
    let first_of_c = |prior: &str| {
        let text = source("prior-no-proof").replace("prior: 0.2", prior);
        let document = poda::file::load_for_any_search(text.as_bytes()).unwrap();
        let config = MctsConfig { iterations: 100, ..document.sampled().unwrap() };
        let scale = check_mcts(document.position(), &config).unwrap();
        let recording = record_mcts(&config, scale, document.position(), Limits::nodes(100_000), &());
        (1..=100).find(|&iteration| visits(&recording, iteration)[1] == 1).unwrap()
    };
    assert_eq!(first_of_c("prior: 0.2"), 12);
    assert!(12 < first_of_c("prior: 0.1"));
}

/// Every seed makes the same search, which differs from rollouts, and a wrong estimate of C costs visits.
#[test]
fn values_take_no_random_numbers_and_are_as_good_as_the_evaluation() {
    let recording = searched("rollouts-to-values", |_| {});
    let all = |recording: &SampledTree<AnyGame>| (1..=20).map(|number| recording.leaf(number)).collect::<Vec<_>>();
    for seed in 2..6 {
        assert_eq!(all(&searched("rollouts-to-values", |config| config.seed = seed)), all(&recording));
    }
    assert_eq!(visits(&recording, 20), [7, 13]);
    let text = source("rollouts-to-values");
    let text = text.replace("\"C\", estimate: 7", "\"C\", estimate: 2");
    let document = poda::file::load_for_any_search(text.as_bytes()).unwrap();
    let config = document.sampled().unwrap();
    let scale = check_mcts(document.position(), &config).unwrap();
    let misled = record_mcts(&config, scale, document.position(), Limits::nodes(1_000), &());
    assert_eq!(visits(&misled, 10), [6, 4]);
    // Without their estimates, names and search, both trees are those of the lessons before.
    let values = values("rollouts-to-values");
    assert_eq!(values.moves.iter().map(|&(_, value)| value).collect::<Vec<_>>(), [Score::from(5), Score::from(8)]);
}

/// The figures that stand in the header of a lesson with priors, worked out by hand, are those of the search: of each
/// child the mean, the bonus with its parts, and the sum, and which child is selected.
#[test]
fn the_figures_in_the_header_of_a_lesson_with_priors_are_those_of_the_search() {
    for lesson in ["prior-no-proof", "rollouts-to-values"] {
        let text = source(lesson);
        let recording = searched(lesson, |_| {});
        let figures: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("// iteration ")).collect();
        assert!(6 < figures.len(), "{lesson}");
        for figure in figures {
            let (iteration, rest) = figure.split_once(": ").unwrap();
            let step = recording.end_of_iteration(iteration.trim().parse::<usize>().unwrap() - 1) + 2;
            let (sums, selected) = rest.split_once("; ").unwrap();
            let terms = recording.terms(step);
            let all: u32 = terms.iter().map(|term| term.statistics.visits).sum();
            let written: Vec<String> = terms
                .iter()
                .map(|term| {
                    let (name, n) = (recording.id(term.child), term.statistics.visits);
                    let (mean, prior, sum) = (term.mean, term.prior.unwrap(), term.sum());
                    format!("{name} {mean:.2} + {prior}·√{all}/{} = {sum:.2}", n + 1)
                })
                .collect();
            assert_eq!(sums, written.join(", "), "{lesson}, iteration {iteration}");
            let child = recording.id(recording.selected_at(step).unwrap());
            assert_eq!(selected, format!("{child} is selected"), "{lesson}, iteration {iteration}");
        }
    }
}
