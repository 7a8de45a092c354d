//! Questions about trees of several players, and comparisons of their searches, against max^n in its plainest form.

use crate::cli::program::{fed, program, said};
use crate::core::players::{below, lines, poda, random_payoffs, random_tree, tries, with_file};
use poda::comparison::ordering_preset::OrderingPreset;
use poda::comparison::{algorithms_for, compare, searches};
use poda::game::any::AnyGame;
use poda::game::tree::Tree;
use poda::game::{Game, GameView};
use poda::i18n::{Language, Words};
use poda::practice::quiz::HintStrength;
use poda::practice::sentences::QuestionSentences;
use poda::practice::subject::judge;
use poda::practice::{Answer, Question, QuestionKind, QuestionKinds, questions, room};
use poda::score::{Bound, CutOn, Interval, Payoffs, Score, Turn, Window};
use poda::search::split_mix_64::SplitMix64;
use poda::search::{Algorithm, Fail, PayoffSettings, SearchConfig, TieRule};
use poda::trace::limits::Limits;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId};
use std::collections::HashMap;
use std::path::Path;

/// Returns the vector of a position by the definition of max^n, with averages where chance decides, and the index of
/// the move that is taken.
pub(crate) fn plain<G: Game>(position: &G, viewer: usize, ties: TieRule) -> (Payoffs, Option<usize>) {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if position.turn() == Turn::Chance {
        let weighted = |mv: G::Move| (position.weight(mv), plain(&position.after(mv), viewer, ties).0);
        let outcomes: Vec<_> = moves.into_iter().map(weighted).collect();
        return (Payoffs::weighted_mean(&outcomes).unwrap(), None);
    }
    let player = position.mover();
    let mut best: Option<(Payoffs, usize)> = None;
    for (index, mv) in moves.into_iter().enumerate() {
        let (found, _) = plain(&position.after(mv), viewer, ties);
        let is_taken = best.is_none_or(|(so_far, _)| {
            let gains = found.of(player).get() - so_far.of(player).get();
            let of_viewer = found.of(viewer).get() - so_far.of(viewer).get();
            let decides = match ties {
                TieRule::First => false,
                TieRule::Worst => of_viewer < 0.0,
                TieRule::Best => 0.0 < of_viewer,
            };
            0.0 < gains || (gains == 0.0 && decides)
        });
        if is_taken {
            best = Some((found, index));
        }
    }
    best.map_or_else(|| (position.payoffs(), None), |(payoffs, index)| (payoffs, Some(index)))
}

fn random_position(rng: &mut SplitMix64) -> AnyGame {
    let players = 2 + below(rng, 3);
    let tree: Tree = random_tree(rng, players, &|rng| random_payoffs(rng, usize::from(players)));
    AnyGame::Tree(tree)
}

#[test]
fn a_comparison_has_the_vector_and_the_move_of_max_n() {
    let rng = &mut SplitMix64::new(71);
    let mut differing = 0;
    for case in 0..tries(20_000) / 10 {
        let root = random_position(rng);
        let ties = TieRule::ALL[case as usize % 3];
        let base = SearchConfig {
            algorithm: Algorithm::MaxN,
            payoffs: PayoffSettings { ties, ..PayoffSettings::default() },
            ..SearchConfig::default()
        };
        let algorithms = algorithms_for(&root, false);
        assert_eq!(algorithms.len(), 4);
        let mut rows = Vec::new();
        let all = searches(&base, &algorithms, &[None], &[OrderingPreset::Own]);
        let _ = compare(&all, &root, Limits::nodes(100_000), &(), |row| rows.push(row));
        let (payoffs, mv) = plain(&root, root.mover(), ties);
        for row in &rows {
            let (found, algorithm) = (row.found.as_ref().unwrap(), row.config.algorithm);
            let recording = record(&row.config, &root, 100_000);
            let view = recording.multi_player().unwrap();
            let best_play = found.best_play.unwrap();
            assert_eq!(Some(best_play.payoffs), view.payoffs(NodeId::ROOT), "{algorithm:?}");
            let best = view.line().get(1).and_then(|&best| recording.move_to(best));
            let moves = poda::game::played_game::legal_moves(&root);
            assert_eq!(best_play.mv.map(|index| moves[index]), best, "{algorithm:?}");
            if let Some(vector) = row.vector() {
                assert_eq!((vector, best_play.mv), (payoffs, mv), "{algorithm:?}");
                assert_eq!(row.agrees_with_minimax(), Some(true));
            } else {
                let agrees = found.score == payoffs.of(root.mover());
                assert_eq!(row.agrees_with_minimax(), Some(agrees));
                differing += u32::from(!agrees);
            }
        }
    }
    assert!(0 < differing, "paranoid values sometimes differ");
}

/// The accepted answer is right and all `others` are wrong, every sentence about them can be said in the names of the
/// players, and a room has at most one right choice.
fn all_is_said<G: GameView>(recording: &Recording<G>, question: &Question, others: &[Answer]) {
    let accepted = question.accepted(recording);
    let right = judge(recording, question, &accepted[0]);
    assert!(right.is_right, "{question:?}");
    for words in &Language::AUTHORED.map(Words::new) {
        let mut said = vec![recording.prompt(words, question)];
        said.extend(HintStrength::ALL.iter().map(|&it| recording.hint_sentence(words, question, it)));
        said.push(recording.verdict_sentence(words, question, Some(&accepted[0]), &right));
        for other in others {
            let verdict = judge(recording, question, other);
            assert!(!verdict.is_right, "{other:?} {question:?}");
            said.push(recording.objection_sentence(words, question, other, &verdict));
            said.push(recording.verdict_sentence(words, question, Some(other), &verdict));
        }
        for said in said.iter().map(poda::i18n::styled_text::StyledText::plain) {
            let is_plain = !said.is_empty() && !said.contains("MAX") && !said.contains("MIN") && !said.contains('{');
            assert!(is_plain, "{said:?} {question:?}");
        }
    }
    let choices = room::choices(recording, question);
    let right = choices.iter().filter(|choice| accepted.contains(choice)).count();
    assert!(right == 1 || choices.is_empty(), "{question:?} {choices:?}");
}

#[test]
fn what_is_accepted_is_what_max_n_does_and_every_other_answer_is_wrong() {
    let rng = &mut SplitMix64::new(72);
    let mut asked: HashMap<QuestionKind, u32> = HashMap::new();
    for case in 0..tries(40_000) / 20 {
        let root = random_position(rng);
        let (ties, viewer) = (TieRule::ALL[case as usize % 3], root.mover());
        let algorithm = [Algorithm::MaxN, Algorithm::MaxNShallow][case as usize / 3 % 2];
        let payoffs = PayoffSettings { ties, ..PayoffSettings::default() };
        let config = SearchConfig { algorithm, payoffs, ..SearchConfig::default() };
        let recording = record(&config, &root, 100_000);
        for question in questions(&recording, QuestionKinds::ALL, true) {
            *asked.entry(question.kind).or_default() += 1;
            let accepted = question.accepted(&recording);
            assert_eq!(accepted.len(), 1, "{question:?}");
            assert!(question.shown_step < question.step);
            let position = recording.position(question.node);
            let (vector, taken) = plain(&position, viewer, ties);
            let moves = poda::game::played_game::legal_moves(&position);
            let mut others: Vec<Answer> =
                question.choices(&recording).into_iter().map(Answer::Node).filter(|it| *it != accepted[0]).collect();
            match &accepted[0] {
                Answer::Vector(accepted) => {
                    assert_eq!(*accepted, vector, "{question:?}");
                    let mut entries = vector.entries().to_vec();
                    entries.rotate_left(1);
                    entries[0] = entries[0].plus(poda::score::Score::from(1));
                    others = vec![Answer::Vector(Payoffs::new(&entries)), Answer::Vector(Payoffs::new(&entries[1..]))];
                }
                Answer::Node(chosen) if question.kind == QuestionKind::Choose => {
                    let mv = taken.map(|index| moves[index]);
                    assert_eq!(recording.move_to(*chosen), mv, "{question:?}");
                }
                Answer::Node(chosen) => {
                    assert_eq!((question.kind, others.len()), (QuestionKind::Tie, 1));
                    let Answer::Node(other) = others[0] else { panic!() };
                    let [one, other] =
                        [*chosen, other].map(|node| recording.multi_player().unwrap().payoffs(node).unwrap());
                    assert_eq!(one.of(position.mover()), other.of(position.mover()));
                    match ties {
                        TieRule::First => assert_ne!(Some(*chosen), question.child),
                        TieRule::Worst => assert!(one.of(viewer) <= other.of(viewer)),
                        TieRule::Best => assert!(other.of(viewer) <= one.of(viewer)),
                    }
                }
                Answer::Children(pruned) => {
                    assert_eq!((question.kind, algorithm), (QuestionKind::Cut, Algorithm::MaxNShallow));
                    let left = question.choices(&recording);
                    others = vec![Answer::Children(if pruned.is_empty() { left } else { Vec::new() })];
                }
                Answer::Proved(_) | Answer::Sum { .. } | Answer::Changes(_) => panic!("{question:?}"),
            }
            all_is_said(&recording, &question, &others);
        }
    }
    assert_eq!(
        asked.len(),
        QuestionKind::ALL.into_iter().filter(|kind| kind.place_about_vectors().is_some()).count(),
        "{asked:?}"
    );
}

/// Returns what the viewer gets by the definition of paranoid, or of best reply. `departed` is whether an opponent has
/// departed from their first move since the viewer moved.
fn against_all<G: Game>(position: &G, viewer: usize, few_replies: bool, departed: bool) -> Score {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let is_own = position.mover() == viewer;
    let is_bound = few_replies && departed && !is_own;
    let below = |(index, &mv): (usize, &G::Move)| {
        let departs = !is_own && (departed || 0 < index);
        against_all(&position.after(mv), viewer, few_replies, departs)
    };
    let values = moves.iter().enumerate().take(if is_bound { 1 } else { usize::MAX }).map(below);
    let best = if is_own { values.reduce(Score::max) } else { values.reduce(Score::min) };
    best.unwrap_or_else(|| position.payoffs().of(viewer))
}

/// What is proved contains the value by its definition, the right answer is accepted and every other is not, and all is
/// said in the names of the players.
#[test]
fn questions_about_a_coalition_are_true_of_what_the_player_at_the_root_gets() {
    let rng = &mut SplitMix64::new(74);
    let all_words = Language::AUTHORED.map(Words::new);
    let mut asked: HashMap<(Algorithm, QuestionKind), u32> = HashMap::new();
    let mut passed_over = 0;
    for case in 0..tries(40_000) / 20 {
        let root = random_position(rng);
        let viewer = root.mover();
        let algorithm = [Algorithm::Paranoid, Algorithm::BestReply][case as usize % 2];
        let few_replies = algorithm == Algorithm::BestReply;
        let cut_on = [CutOn::Equal, CutOn::Strict][case as usize / 2 % 2];
        let fail = [Fail::Soft, Fail::Hard][case as usize / 4 % 2];
        let config = SearchConfig { algorithm, cut_on, fail, ..SearchConfig::default() };
        let recording = record(&config, &root, 100_000);
        let trace = recording.trace();
        for question in questions(&recording, QuestionKinds::ALL, true) {
            *asked.entry((algorithm, question.kind)).or_default() += 1;
            let accepted = question.accepted(&recording);
            let value = |node: NodeId| {
                // Whether an opponent has departed follows from the moves on the way.
                let mut departed = false;
                let mut path: Vec<NodeId> = trace.ancestors(node).chain([node]).collect();
                path.sort_unstable();
                path.dedup();
                for pair in path.windows(2) {
                    let is_own = recording.position(pair[0]).mover() == viewer;
                    departed = !is_own && (departed || trace.children(pair[0]).next() != Some(pair[1]));
                }
                against_all(&recording.position(node), viewer, few_replies, departed)
            };
            let choices = question.choices(&recording);
            let others: Vec<Answer> = match (&accepted[0], question.kind) {
                (Answer::Proved(proved), QuestionKind::Value | QuestionKind::Root) => {
                    let value = value(question.node);
                    assert!(proved.low <= value && value <= proved.high, "{proved} {value:?} {question:?}");
                    assert!(!few_replies || proved.is_exact(), "{proved} {question:?}");
                    vec![Answer::number(value.plus(Score::from(1))), Answer::Node(question.node)]
                }
                (Answer::Proved(bound), QuestionKind::Bound) => vec![Answer::number(bound.low.plus(Score::from(1)))],
                (Answer::Node(best), QuestionKind::Best) => {
                    assert_eq!(value(*best), value(NodeId::ROOT));
                    choices.into_iter().filter(|other| other != best).map(Answer::Node).collect()
                }
                (Answer::Node(next), QuestionKind::Next) => {
                    passed_over += u32::from(matches!(trace.event(question.step), Some(Event::Skip(_))));
                    choices.into_iter().filter(|other| other != next).map(Answer::Node).collect()
                }
                (Answer::Children(pruned), QuestionKind::Cut) => {
                    vec![Answer::Children(if pruned.is_empty() { choices } else { Vec::new() })]
                }
                (accepted, _) => panic!("{accepted:?} {question:?}"),
            };
            all_is_said(&recording, &question, &others);
            for words in &all_words {
                assert!(!recording.room_prompt(words, &question, 0).plain().is_empty());
            }
        }
    }
    for algorithm in [Algorithm::Paranoid, Algorithm::BestReply] {
        let search = algorithm.properties().multi_player;
        for kind in QuestionKind::ALL.into_iter().filter(|kind| kind.is_about(search)) {
            assert!(asked.contains_key(&(algorithm, kind)), "{algorithm:?} {kind:?}");
        }
    }
    assert!(0 < passed_over, "replies are sometimes passed over");
}

/// A search of one entry with a window returns a number that may be only a bound: the number and the bound are right,
/// and nothing else is.
#[test]
fn what_a_coalition_returns_is_a_number_and_what_it_proves() {
    let rng = &mut SplitMix64::new(75);
    let mut bounds = [0, 0];
    for case in 0..tries(20_000) / 20 {
        let root = random_position(rng);
        let few_replies = case % 2 == 1;
        let algorithm = if few_replies { Algorithm::BestReply } else { Algorithm::Paranoid };
        let fail = [Fail::Soft, Fail::Hard][case as usize / 2 % 2];
        let alpha = Score::from(i32::from(below(rng, 6)));
        let window = Window { alpha, beta: alpha.plus(Score::from(1 + i32::from(below(rng, 3)))) };
        let recording = record(&SearchConfig { algorithm, fail, window, ..SearchConfig::default() }, &root, 100_000);
        let Some((score, bound)) = recording.trace().result(NodeId::ROOT) else { continue };
        let value = against_all(&root, root.mover(), few_replies, false);
        let mut asked = questions(&recording, QuestionKinds::ALL, true);
        let Some(question) = asked.find(|question| question.kind == QuestionKind::Root) else { continue };
        bounds[usize::from(few_replies)] += u32::from(bound != Bound::Exact);
        let proved = Interval::of(score, bound);
        assert!(proved.low <= value && value <= proved.high, "{proved} {value:?}");
        let is_right = |answer: Answer| judge(&recording, &question, &answer).is_right;
        assert!(is_right(Answer::number(score)) && is_right(Answer::Proved(proved)), "{algorithm:?} {proved}");
        assert!(question.accepted(&recording).contains(&Answer::number(score)));
        let one = Score::from(1);
        let others = [Bound::Lower, Bound::Upper].map(|bound| Interval::of(score, bound));
        let others = others.into_iter().filter(|other| *other != proved).map(Answer::Proved);
        let others = others.chain([Answer::number(score.plus(one)), Answer::number(score.plus(-one))]);
        for other in others {
            assert!(!is_right(other.clone()), "{algorithm:?} {proved} {other:?}");
        }
    }
    assert!(bounds.into_iter().all(|count| 10 < count), "{bounds:?}");
}

const SHALLOW: &str = "(version: 1, game: Tree(players: [\"Ann\", \"Bob\", \"Cid\"], tree: [[(1, 2, 3), (4, 2, 1)],
    [(5, 3, 2), (2, 7, 1), (0, 1, 2)], (3, 3, 3)]), search: (algorithm: MaxNShallow, ties: Worst))";

fn practiced(path: &Path, flags: &[&str], input: &str) -> String {
    said(&fed(program(&["practice"]).args(flags).arg(path), input))
}

#[test]
fn poda_practice_asks_for_children_vectors_and_cuts() {
    with_file("practiced", SHALLOW, |path| {
        let listed = lines(&poda("practice", &["--list", "--json"], path));
        let kinds: Vec<_> = listed.iter().map(|line| line["kind"].as_str().unwrap()).collect();
        for kind in QuestionKind::ALL.into_iter().filter(|kind| kind.place_about_vectors().is_some()) {
            assert!(kinds.contains(&kind.name()), "{kinds:?}");
        }
        // Bob gets 2 from both, and of equals the one is taken that is worst for Ann.
        let said = practiced(
            path,
            &["--json", "--kinds", "vector", "--lang", "en"],
            "{\"answer\": [4, 2, 1]}\n{\"answer\": \"(1, 2, 3)\"}\n",
        );
        let said: Vec<&str> = said.lines().collect();
        assert!(said[0].contains("Which vector does") && said[0].contains("Ann, Bob, Cid"), "{said:#?}");
        assert!(said[1].contains("\"right\":false") && said[1].contains("(4, 2, 1) is what"), "{said:#?}");
        assert!(said[2].contains("\"right\":true") && said[2].contains("[[1,2,3]]"), "{said:#?}");
        let said = practiced(path, &["--kinds", "tie", "--lang", "es"], "1\n");
        assert!(said.contains("Dos hijos dan lo mismo a Bob") && said.contains("peor para Ann"), "{said}");
        let sheet = practiced(path, &["--blank", "--sheet", "--lang", "en"], "");
        // α is the player's floor, and the window of the root is given.
        assert!(
            sheet.starts_with("{\"fields\":{\"root\":{\"cut\":null,\"value\":null},\"0\":{\"beta\":null,"),
            "{sheet}"
        );
    });
}

#[test]
fn poda_compare_tells_vectors_and_moves() {
    with_file("compared", SHALLOW, |path| {
        let rows = lines(&poda("compare", &["--json"], path));
        let algorithms: Vec<_> = rows.iter().map(|row| row["algorithm"].as_str().unwrap()).collect();
        assert_eq!(algorithms, ["max-n", "max-n-shallow", "paranoid", "best-reply"]);
        assert_eq!(rows[0]["value"], serde_json::json!([3, 3, 3]));
        assert_eq!((&rows[0]["best"], &rows[1]["as_max_n"]), (&"2".into(), &true.into()));
        assert!(rows[2]["value"].is_number() && rows[2]["vector"].is_array(), "{:?}", rows[2]);
        let refused = poda("compare", &["--algorithm", "alpha-beta", "--lang", "en"], path);
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(said.contains("max-n, max-n-shallow, paranoid or best-reply was expected"), "{said}");
    });
}

#[test]
fn a_lecture_with_several_players_is_rehearsed() {
    let folder = std::env::temp_dir().join(format!("poda-players-lecture-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("three.ron"), SHALLOW).unwrap();
    let inner = SHALLOW.replace("Worst", "Best");
    let lecture = folder.join("all.ron");
    std::fs::write(&lecture, format!("(version: 1, lecture: [(file: \"three.ron\"), (position: {inner})])")).unwrap();
    let sheet = folder.join("sheet.pdf");
    let output = poda("rehearse", &["--lang", "en", "--output", sheet.to_str().unwrap()], &lecture);
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(output.status.success() && sheet.exists(), "{said}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A vector is no node with three leaves.
#[test]
fn a_run_of_several_players_is_not_judged_as_one_of_two_sides() {
    let run = "{\"poda\": \"run\", \"version\": 1, \"players\": [\"A\", \"B\"], \"tree\": [[1, 2], [4, 2]]}\n{\"e\": \"enter\"}\n\
               {\"e\": \"leaf\", \"move\": 0, \"value\": [1, 3]}\n{\"e\": \"leaf\", \"move\": 1, \"value\": [4, 2]}\n\
               {\"e\": \"leave\", \"value\": [4, 2]}\n";
    with_file("run", run, |path| {
        let output = poda("check", &["--lang", "en"], path);
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(said.contains("(1, 3)") && said.contains("it is worth (1, 2)"), "{said}");
    });
}
