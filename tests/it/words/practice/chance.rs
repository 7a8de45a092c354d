//! What is asked and said of trees in which chance decides: every answer is true of the exact values, every refutation
//! changes the root, and fractions are read in every writing.

use crate::core::chance_searches::{Exact, Sample, exact, sample};
use crate::project::nightly;
use poda::document::{Document, QuestionKind, QuestionKinds};
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::tree::Tree;
use poda::game::tree::editing::TreeEdit;
use poda::i18n::{Language, Words};
use poda::practice::blank::{BlankAnswers, BlankPart, FieldMark, expected, fields, mark};
use poda::practice::kinds::bound::BoundOf;
use poda::practice::kinds::{AnswerError, Facts, asked_bound};
use poda::practice::quiz::HintStrength;
use poda::practice::sentences::QuestionSentences;
use poda::practice::sentences::explanation;
use poda::practice::{Answer, Question, judge, questions};
use poda::score::{Bound, CutOn, Cutoff, Interval, Score, Turn};
use poda::search::refutation::Refutation;
use poda::search::{Algorithm, Fail, SearchConfig};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, Story};
use std::fmt::Write;

const ALGORITHMS: [Algorithm; 3] = [Algorithm::Expectiminimax, Algorithm::Star1, Algorithm::Star2];

/// Complete recordings of small random trees by every search and rule, each with the tree.
fn recordings(seeds: std::ops::Range<u64>) -> impl Iterator<Item = (Sample, Recording<AnyGame>)> {
    seeds.flat_map(|seed| {
        ALGORITHMS.into_iter().filter_map(move |algorithm| {
            let fail = if seed % 2 == 0 { Fail::Soft } else { Fail::Hard };
            let cut_on = if seed % 3 == 0 { CutOn::Strict } else { CutOn::Equal };
            let config = SearchConfig { algorithm, fail, cut_on, ..SearchConfig::default() };
            let sample = sample(seed);
            let recording = record(&config, &AnyGame::Tree(sample.tree.clone()), 3_000);
            (recording.trace().is_complete() && sample.tree.has_chance()).then_some((sample, recording))
        })
    })
}

fn index(recording: &Recording<AnyGame>, node: NodeId) -> usize {
    match recording.position(node) {
        AnyGame::Tree(tree) => tree.node_index(),
        other => panic!("this is no tree: {other:?}"),
    }
}

/// The window of an outcome, worked out from what has returned.
fn outcome_bound(recording: &Recording<AnyGame>, question: &Question, kind: Cutoff, next: NodeId) -> Exact {
    let (trace, node) = (recording.trace(), question.node);
    let weights = trace.weights(node);
    let mut known = vec![trace.bounds; weights.len()];
    let of = |visit: NodeId| usize::try_from(trace.outcome(visit).unwrap().index).unwrap();
    for visit in trace.children(node).take_while(|&visit| visit < next) {
        let (score, bound) = trace.result(visit).unwrap();
        known[of(visit)] = known[of(visit)].intersection(Interval::of(score, bound));
    }
    let end = |known: Interval| exact(if kind == Cutoff::Alpha { known.high } else { known.low });
    let total = Exact::from_integer(weights.iter().map(|&weight| i128::from(weight)).sum());
    let share = |outcome: usize| Exact::from_integer(weights[outcome].into()) / total;
    let others: Exact =
        (0..weights.len()).filter(|&at| at != of(next) && weights[at] != 0).map(|at| end(known[at]) * share(at)).sum();
    let window = trace.window(node).unwrap();
    (exact(if kind == Cutoff::Alpha { window.alpha } else { window.beta }) - others) / share(of(next))
}

#[test]
fn every_answer_is_true_of_the_exact_values() {
    let mut asked = [0_usize; 5];
    for (Sample { values, .. }, recording) in recordings(0..250) {
        let trace = recording.trace();
        for question in questions(&recording, QuestionKinds::ALL, false) {
            let accepted = question.accepted(&recording);
            assert!(!accepted.is_empty(), "{question:?}");
            for answer in &accepted {
                assert!(judge(&recording, &question, answer).is_right, "{question:?} {answer:?}");
            }
            let is_chance = trace.turn(question.node) == Turn::Chance;
            let value = values[index(&recording, question.node)];
            let holds = |interval: Interval| {
                let low = !interval.low.is_finite() || exact(interval.low) <= value;
                low && (!interval.high.is_finite() || value <= exact(interval.high))
            };
            let is_of = |kinds: &[QuestionKind]| kinds.contains(&question.kind);
            assert!(!is_of(&[QuestionKind::Choose, QuestionKind::Vector, QuestionKind::Tie]), "there are two sides");
            if is_of(&[QuestionKind::Value, QuestionKind::Root]) {
                asked[0] += usize::from(is_chance);
                for answer in &accepted {
                    let Answer::Proved(proved) = answer else { panic!("{answer:?}") };
                    assert!(holds(*proved), "{question:?} {proved:?} {value}");
                }
            } else if is_of(&[QuestionKind::Bound]) && is_chance {
                asked[1] += 1;
                let Facts::Bound(bound) = question.facts(&recording) else { panic!() };
                let BoundOf::Outcome { kind, next } = bound.of else { panic!() };
                let Answer::Proved(answer) = accepted[0] else { panic!() };
                assert_eq!(asked_bound(&recording, &question), Some(kind));
                assert_eq!(exact(answer.low), outcome_bound(&recording, &question, kind, next), "{question:?}");
            } else if is_of(&[QuestionKind::Cut]) {
                let Answer::Children(pruned) = &accepted[0] else { panic!() };
                asked[2] += usize::from(is_chance && !pruned.is_empty());
                asked[3] += usize::from(is_chance && pruned.is_empty());
                let cut = trace.cutoff(question.node).filter(|&(_, step)| step == question.step);
                assert_eq!(cut.is_some(), !pruned.is_empty());
                let mut outcomes: Vec<_> = pruned.iter().map(|&child| recording.id(child)).collect();
                outcomes.dedup();
                assert_eq!(outcomes.len(), pruned.len(), "each is named once");
            } else if is_of(&[QuestionKind::Best]) {
                asked[4] += 1;
                let Answer::Node(best) = accepted[0] else { panic!() };
                assert_eq!(values[index(&recording, best)], value);
            } else if is_of(&[QuestionKind::Ever]) {
                let Answer::Children(pruned) = &accepted[0] else { panic!() };
                let is_consistent = |leaf| trace.is_searched(leaf) || pruned.contains(&leaf);
                assert!(question.choices(&recording).into_iter().all(is_consistent), "these values prune another");
            }
        }
    }
    assert!(asked.iter().all(|&count| 50 < count), "{asked:?}");
}

/// Everything that can be answered is said something of, in both languages, without a word that is missing.
#[test]
fn everything_can_be_said() {
    let all = Language::AUTHORED.map(Words::new);
    for (_, recording) in recordings(0..nightly::cases(25, 60)) {
        for question in questions(&recording, QuestionKinds::ALL, true) {
            let mut answers = question.accepted(&recording);
            answers.extend(
                ["0", "1/3", "2.333", "<= 1", ">= 7/3", "-2 … 3", "-inf"]
                    .iter()
                    .filter_map(|text| Answer::read_value(text)),
            );
            answers.extend(question.choices(&recording).into_iter().map(Answer::Node));
            answers.push(Answer::Children(question.choices(&recording)));
            answers.push(Answer::Children(Vec::new()));
            for words in &all {
                let mut said = vec![recording.prompt(words, &question)];
                said.push(explanation(words, &recording, &question, &question.facts(&recording)));
                said.extend(
                    HintStrength::ALL.iter().map(|&strength| recording.hint_sentence(words, &question, strength)),
                );
                for answer in &answers {
                    let verdict = judge(&recording, &question, answer);
                    said.push(recording.verdict_sentence(words, &question, Some(answer), &verdict));
                    if !verdict.is_right {
                        said.push(recording.objection_sentence(words, &question, answer, &verdict));
                    }
                }
                for sentence in said {
                    let sentence = sentence.plain();
                    assert!(!sentence.is_empty() && !sentence.contains(['{', '$']), "{question:?} {sentence}");
                }
            }
        }
    }
}

/// The indices of the leaves below a node.
fn leaves_below(tree: &Tree, node: usize) -> Vec<usize> {
    let (mut open, mut leaves) = (vec![node], Vec::new());
    while let Some(at) = open.pop() {
        let children = tree.children_of(at).iter().map(|&child| child as usize);
        if children.len() == 0 {
            leaves.push(at);
        }
        open.extend(children);
    }
    leaves
}

/// A refutation's values change the root, and a cut is called harmless only if no values of the leaves below it do.
#[test]
fn a_refutation_of_a_cut_changes_the_root() {
    let (mut refuted, mut harmless) = (0, 0);
    for (Sample { tree, bounds, .. }, recording) in
        recordings(0..200).filter(|(sample, _)| sample.tree.bounds() != Interval::UNKNOWN)
    {
        let root = |tree: &Tree| tree.minimax_values()[0];
        let with =
            |tree: &Tree, node: usize, value: Score| tree.edited(&TreeEdit::SetValue { node, value }).unwrap().tree;
        for question in questions(&recording, QuestionKinds::NONE.with(QuestionKind::Cut), false) {
            let (trace, pruned) = (recording.trace(), question.choices(&recording));
            let is_seen = |leaf: usize| {
                let is_left = |node: &NodeId| trace.left_at(*node).is_some_and(|left| left <= question.step);
                trace.nodes().filter(is_left).any(|node| index(&recording, node) == leaf)
            };
            let pruned_leaves = pruned.iter().flat_map(|&child| leaves_below(&tree, index(&recording, child)));
            let pruned_leaves: Vec<usize> = pruned_leaves.collect();
            // A probe may have evaluated some of them before.
            let below: Vec<usize> = pruned_leaves.iter().copied().filter(|&leaf| !is_seen(leaf)).collect();
            let all = |leaves: &[usize], value: Score| {
                leaves.iter().fold(tree.clone(), |tree, &leaf| with(&tree, leaf, value))
            };
            match judge(&recording, &question, &Answer::Children(pruned)).refutation {
                Some(Refutation::Changes { is_own_value: true, root: result, .. }) => {
                    assert_eq!(root(&tree), result);
                    let Turn::Player(player) = trace.turn(question.node) else { panic!("a chance node has no worst") };
                    assert_ne!(
                        root(&all(&pruned_leaves, tree.bounds().own_end(player))),
                        result,
                        "the cut changes nothing"
                    );
                    refuted += 1;
                }
                Some(Refutation::Changes { line, others, value, root: result, .. }) => {
                    let changed = [line].iter().chain(&others).fold(tree.clone(), |tree, line| {
                        let leaf = line.iter().fold(recording.root().clone(), |position, &mv| position.after(mv));
                        let AnyGame::Tree(leaf) = leaf else { panic!() };
                        assert!(below.contains(&leaf.node_index()), "the leaf is seen");
                        with(&tree, leaf.node_index(), value)
                    });
                    assert_eq!(root(&changed), result);
                    assert_ne!(result, root(&tree));
                    refuted += 1;
                }
                Some(Refutation::Harmless) => {
                    for value in bounds {
                        for &leaf in &below {
                            assert_eq!(root(&with(&tree, leaf, value.into())), root(&tree));
                        }
                        assert_eq!(
                            root(&all(&below, value.into())),
                            root(&tree),
                            "all leaves together change the root"
                        );
                    }
                    harmless += 1;
                }
                Some(Refutation::Undecided) => panic!("these are small"),
                None => {}
            }
        }
    }
    assert!(20 < refuted && 20 < harmless, "{refuted} {harmless}");
}

/// A sheet with what the search has earns everything, and what follows from a wrong value is credited.
#[test]
fn a_sheet_is_marked() {
    let (mut follow, all) = (0, Language::AUTHORED.map(Words::new));
    for (_, recording) in recordings(0..150).filter(|(_, recording)| recording.config().algorithm != Algorithm::Star2) {
        let fields = fields(&recording);
        let sheet: BlankAnswers = fields.iter().map(|&field| (field, expected(&recording, field).unwrap())).collect();
        let marks = mark(&recording, &sheet);
        assert_eq!(marks.points(), marks.of());
        let Some(wrong) = fields.iter().position(|field| field.part == BlankPart::Value && field.node != NodeId::ROOT)
        else {
            continue;
        };
        let Answer::Proved(right) = sheet[&fields[wrong]] else { panic!() };
        let mut sheet = sheet.clone();
        let mut other = right;
        other.low = if right.low.is_finite() { right.low.plus(Score::from(1)) } else { right.low };
        other.high = if right.high.is_finite() { right.high.plus(Score::from(1)) } else { right.high };
        sheet.insert(fields[wrong], Answer::Proved(other));
        for words in &all {
            for marked in mark(&recording, &sheet).fields {
                let said = poda::practice::sentences::blank_sentence(words, &recording, &marked).plain();
                assert!(!said.contains(['{', '$']), "{said}");
            }
        }
        for field in fields[wrong + 1..].iter().filter(|field| field.part == BlankPart::Value) {
            // What is plainly wrong is told what follows.
            sheet.insert(*field, Answer::number(Score::from(1_000)));
            let marked = mark(&recording, &sheet).get(*field).cloned().unwrap();
            if let poda::practice::blank::BlankReason::Wrong { follows: Some(answer), .. } = marked.reason {
                sheet.insert(*field, answer);
                let mark = mark(&recording, &sheet).get(*field).unwrap().mark;
                assert_eq!(mark, FieldMark::Consequent);
                follow += usize::from(recording.trace().turn(field.node) == Turn::Chance);
            }
        }
    }
    assert!(10 < follow, "{follow}");
}

fn on(search: &str, tree: &str) -> Recording<AnyGame> {
    let text = format!("(version: 1, game: Tree(bounds: (-10, 10), tree: {tree}), search: (algorithm: {search}))");
    let document: Document = poda::file::load(text.as_bytes()).unwrap();
    record(document.search().unwrap(), document.position(), 1_000)
}

#[test]
fn a_fraction_is_right_in_every_writing_and_a_rounded_one_is_said_to_be_rounded() {
    let recording =
        on("Expectiminimax", "[(name: \"C\", chance: [(1, 3), (2, 2)]), (name: \"D\", chance: [1, (3, 2)])]");
    let values: Vec<_> = questions(&recording, QuestionKinds::NONE.with(QuestionKind::Value), false)
        .filter(|question| recording.trace().turn(question.node) == Turn::Chance)
        .filter(|question| matches!(question.facts(&recording), Facts::Value(value) if value.is_complete))
        .collect();
    let error = |question: &Question, text: &str| {
        judge(&recording, question, &Answer::read_value(text).unwrap()).error.map(AnswerError::name)
    };
    for right in ["7/3", "2 1/3", "14/6", "= 7/3", "2 2/6"] {
        assert_eq!(error(&values[0], right), None, "{right}");
    }
    for rounded in ["2.333", "2.3", "2.34", "2,33"] {
        assert_eq!(error(&values[0], rounded), Some("rounded"), "{rounded}");
    }
    assert_eq!(error(&values[0], "2.5"), Some("unweighted"));
    assert_eq!(error(&values[0], "2"), Some("child-alone"));
    for right in ["1.75", "7/4", "1 3/4", "1,75"] {
        assert_eq!(error(&values[1], right), None, "{right}");
    }
    assert_eq!(error(&values[1], "1.7"), Some("wrong-number"));
}

/// The search by hand, in words.
#[test]
fn what_is_said_of_star1() {
    let recording = on(
        "Star1",
        "(name: \"A\", children: [(name: \"B\", value: 4), (name: \"C\", chance: [(name: \"c\", value: -6), (name: \"d\", value: 8), (2, (name: \"e\", value: 10))]), (name: \"D\", chance: [(name: \"f\", value: -5), (3, (name: \"g\", value: 0))])])",
    );
    let mut said = String::new();
    for words in Language::AUTHORED.map(Words::new) {
        for question in questions(&recording, QuestionKinds::ALL, false) {
            writeln!(said, "{}", recording.prompt(&words, &question).plain()).unwrap();
            let accepted = question.accepted(&recording);
            let verdict = judge(&recording, &question, &accepted[0]);
            let answer = recording.answer_text(&words, &question, &accepted[0]);
            writeln!(said, "  {answer}. {}", recording.verdict_sentence(&words, &question, None, &verdict).plain())
                .unwrap();
            for &strength in HintStrength::ALL {
                writeln!(said, "  ? {}", recording.hint_sentence(&words, &question, strength).plain()).unwrap();
            }
            for wrong in [
                Answer::read_value("4").unwrap(),
                Answer::number(Score::ratio(1, 3).unwrap()),
                Answer::Children(question.choices(&recording)),
                Answer::Children(Vec::new()),
                Answer::Proved(Interval::of(Score::from(4), Bound::Lower)),
            ] {
                let verdict = judge(&recording, &question, &wrong);
                if !verdict.is_right
                    && !matches!(verdict.error, Some(AnswerError::WrongForm | AnswerError::NotAChoice(_)))
                {
                    let answer = recording.answer_text(&words, &question, &wrong);
                    writeln!(
                        said,
                        "  × {answer}: {}",
                        recording.objection_sentence(&words, &question, &wrong, &verdict).plain()
                    )
                    .unwrap();
                }
            }
        }
    }
    insta::assert_snapshot!(said);
}
