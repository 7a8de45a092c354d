//! Which changes of all leaves make a difference: the answer agrees with a plain search of the changed tree.

use super::asked_alone;
use crate::words::claims::xor_shift::XorShift;
use poda::document::{QuestionKind, QuestionKinds};
use poda::exam::moodle::moodle_xml;
use poda::exam::{AskedParts, Exercise, MAX_BYTES, Paper, PaperError, PaperSize, sheet_pdf};
use poda::file::load;
use poda::i18n::{Language, Words};
use poda::practice::blank::{BlankAnswers, BlankField, FieldMark, mark};
use poda::practice::offered_change::OfferedChange;
use poda::practice::{Answer, Question, questions};
use poda::trace::recorder::record;

fn only() -> QuestionKinds {
    QuestionKinds::NONE.with(QuestionKind::Transform)
}

/// All values are multiples of a hundredth, and means of two or three of them are taken at most twice.
const SCALE: i64 = 100 * 36;

enum Written {
    Leaf(i64),
    Player(bool, Vec<Self>),
    Chance(Vec<Self>),
}

impl Written {
    fn random(random: &mut XorShift, plies: usize, is_max: bool, has_chance: bool) -> Self {
        if plies == 0 || random.below(8) == 0 && plies < 3 {
            return Self::Leaf(i64::try_from(random.below(12)).unwrap() - 3);
        }
        let children = (0..2 + random.below(2)).map(|_| Self::random(random, plies - 1, !is_max, has_chance)).collect();
        if has_chance && plies < 3 && random.below(2) == 0 {
            Self::Chance(children)
        } else {
            Self::Player(is_max, children)
        }
    }

    fn text(&self) -> String {
        let list = |player: &str, children: &[Self]| {
            let children: Vec<_> = children.iter().map(Self::text).collect();
            format!("(player: {player}, children: [{}])", children.join(", "))
        };
        match self {
            Self::Leaf(value) => value.to_string(),
            Self::Player(is_max, children) => list(if *is_max { "Max" } else { "Min" }, children),
            Self::Chance(children) => {
                let outcomes: Vec<_> = children.iter().map(|child| format!("(1, {})", child.text())).collect();
                format!("(chance: [{}])", outcomes.join(", "))
            }
        }
    }

    fn values(&self) -> Vec<i64> {
        match self {
            Self::Leaf(value) => vec![*value],
            Self::Player(_, children) | Self::Chance(children) => children.iter().flat_map(Self::values).collect(),
        }
    }

    /// The value of the node, the index of the best move, and which leaves are visited.
    fn search(
        &self,
        change: &dyn Fn(i64) -> i64,
        prunes: bool,
        mut alpha: i64,
        mut beta: i64,
        visited: &mut Vec<bool>,
    ) -> (i64, usize) {
        match self {
            Self::Leaf(value) => {
                visited.push(true);
                (change(*value), 0)
            }
            Self::Chance(children) => {
                let mut sum = 0;
                for child in children {
                    sum += child.search(change, prunes, alpha, beta, visited).0;
                }
                let count = i64::try_from(children.len()).unwrap();
                assert_eq!(sum % count, 0, "the scale is divisible");
                (sum / count, 0)
            }
            Self::Player(is_max, children) => {
                let mut best: Option<(i64, usize)> = None;
                for (index, child) in children.iter().enumerate() {
                    if prunes && beta <= alpha {
                        visited.extend(child.values().iter().map(|_| false));
                        continue;
                    }
                    let (value, _) = child.search(change, prunes, alpha, beta, visited);
                    if best.is_none_or(|(best, _)| if *is_max { best < value } else { value < best }) {
                        best = Some((value, index));
                    }
                    if *is_max {
                        alpha = alpha.max(value);
                    } else {
                        beta = beta.min(value);
                    }
                }
                best.expect("a node has children")
            }
        }
    }

    /// Whether a change makes a difference.
    #[expect(clippy::cast_possible_truncation, reason = "roots of small numbers are small")]
    fn differs(&self, change: OfferedChange, prunes: bool) -> bool {
        let mut values = self.values();
        values.sort_unstable();
        values.dedup();
        let changed = |x: i64| match change {
            OfferedChange::Double => SCALE * 2 * x,
            OfferedChange::Add => SCALE * (x + 3),
            OfferedChange::Negate => SCALE * -x,
            OfferedChange::Square => SCALE * x * x,
            // Rounded to two decimals, which keeps the roots of whole numbers below 10 apart.
            OfferedChange::Root => SCALE / 100 * (100.0 * (1.0 + x as f64).sqrt()).round() as i64,
            OfferedChange::Rank => SCALE * i64::try_from(values.iter().filter(|other| **other < x).count()).unwrap(),
        };
        let found = |change: &dyn Fn(i64) -> i64| {
            let mut visited = Vec::new();
            let (_, best) = self.search(change, prunes, i64::MIN, i64::MAX, &mut visited);
            (best, visited)
        };
        found(&|x| SCALE * x) != found(&changed)
    }
}

#[test]
fn the_changes_that_make_a_difference_do_so_in_a_plain_search() {
    for (algorithm, prunes, has_chance) in [
        ("Minimax", false, false),
        ("AlphaBeta", true, false),
        ("Negamax", false, false),
        ("Expectiminimax", false, true),
    ] {
        let mut random = XorShift::seeded(99);
        let mut met = [[0; 2]; OfferedChange::ALL.len()];
        for _ in 0..120 {
            let is_max = random.below(2) == 0;
            let written = Written::random(&mut random, 3, is_max, has_chance);
            let text = format!("(version: 1, game: Tree(tree: {}), search: (algorithm: {algorithm}))", written.text());
            let document = load(text.as_bytes()).unwrap();
            let recording = record(document.search().unwrap(), document.position(), 1_000);
            let asked: Vec<Question> = questions(&recording, only(), false).collect();
            let [question] = asked[..] else { panic!("it is asked once: {text}") };
            let Answer::Changes(right) = &question.accepted(&recording)[0] else { panic!("changes") };
            for (index, change) in OfferedChange::ALL.into_iter().enumerate() {
                let is_offered = change != OfferedChange::Root || written.values().iter().all(|value| -1 <= *value);
                if !is_offered {
                    assert!(!right.contains(&change), "{text}");
                    continue;
                }
                let differs = written.differs(change, prunes);
                assert_eq!(right.contains(&change), differs, "{text} {change:?}");
                met[index][usize::from(differs)] += 1;
            }
        }
        for (index, [same, differs]) in met.into_iter().enumerate() {
            let change = OfferedChange::ALL[index];
            assert!(0 < same, "{algorithm} {change:?}");
            let is_expected = match change {
                OfferedChange::Double | OfferedChange::Add => differs == 0,
                // Few roots change the order of means.
                OfferedChange::Root => has_chance || differs == 0,
                OfferedChange::Rank => has_chance == (0 < differs),
                OfferedChange::Negate | OfferedChange::Square => 0 < differs,
            };
            assert!(is_expected, "{algorithm} {change:?}: {differs}");
        }
    }
}

/// B = 3 is the best move, with α = 3 C is cut after 2, and D falls to 2. Negated, C is the best: −6.
const TEXTBOOK: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12, 8]), \
                        (name: \"C\", children: [2, -4, 6]), (name: \"D\", children: [14, 5, 2])])))";

#[test]
fn what_is_said_of_a_change_names_its_effect() {
    let some = [Vec::new(), OfferedChange::ALL[..4].to_vec(), vec![OfferedChange::Root]];
    let wrong = |_: &_, _: &_| some.clone().map(Answer::Changes).into();
    insta::assert_snapshot!(asked_alone::said(TEXTBOOK, QuestionKind::Transform, wrong));
}

/// It is asked only where it is named, of trees that are given, where a player moves at the root.
#[test]
fn it_is_asked_where_the_whole_search_can_be_run_again() {
    let others = [
        "(version: 1, game: Tree(tree: [[3, 12, 8]]))",
        "(version: 1, game: Tree(tree: [[3, inf], [2, 4]]))",
        "(version: 1, game: Nim(piles: [1, 2]))",
        "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), search: (killers: 2))",
        "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), search: (window: (2, inf)))",
        "(version: 1, game: Tree(tree: (chance: [(1, 3), (1, 4)])), search: (algorithm: Expectiminimax))",
    ];
    asked_alone::check_where_asked(TEXTBOOK, QuestionKind::Transform, &others);
}

#[test]
fn papers_and_banks_ask_for_it_where_it_is_wished_for() {
    let asked = AskedParts { transform: true, ..AskedParts::NONE };
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let exercise =
            |text: &str, asked| Exercise::of_document(1, load(text.as_bytes()).unwrap(), asked, MAX_BYTES, &words);
        let of_textbook = exercise(TEXTBOOK, asked).unwrap();
        let [field] = &of_textbook.fields[..] else { panic!("one field") };
        assert_eq!((field.name.as_str(), field.field), ("transform", BlankField::TRANSFORM));
        let error = exercise("(version: 1, game: Nim(piles: [1, 2]))", asked).unwrap_err();
        assert_eq!(error, PaperError::TransformUndecided);
        // A sheet is marked: right only with exactly these changes, in any order.
        let Answer::Changes(changes) = &field.expected else { panic!("changes") };
        let marks = |changes: Vec<_>| {
            let sheet = BlankAnswers::from([(BlankField::TRANSFORM, Answer::Changes(changes))]);
            mark(of_textbook.recording(), &sheet).get(BlankField::TRANSFORM).unwrap().mark
        };
        assert_eq!(marks(changes.iter().rev().copied().collect()), FieldMark::Right);
        assert_eq!(marks(Vec::new()), FieldMark::Wrong);
        let paper = Paper::of_exercises(vec![exercise(TEXTBOOK, asked).unwrap()], asked, PaperSize::A4);
        assert!(sheet_pdf(&paper, &words).unwrap().starts_with(b"%PDF-"));
        let xml = String::from_utf8(moodle_xml(&paper, &words).unwrap().bytes).unwrap();
        let [yes, no] = [words.text("bank-matters-yes"), words.text("bank-matters-no")];
        let count = |menu: String| xml.matches(&menu).count();
        let right = count(format!("{{1:MULTICHOICE:={yes}~{no}}}"));
        let wrong = count(format!("{{1:MULTICHOICE:{yes}~={no}}}"));
        // With −4 no root is offered.
        assert_eq!((right, right + wrong), (changes.len(), 5));
    }
}
