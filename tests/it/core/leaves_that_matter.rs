//! Which leaves matter for the move: the decision agrees with a trial of one value after another.

use super::asked_alone;
use crate::words::claims::xor_shift::XorShift;
use poda::document::QuestionKind;
use poda::exam::moodle::moodle_xml;
use poda::exam::{AskedParts, Exercise, MAX_BYTES, Paper, PaperError, PaperSize, sheet_pdf};
use poda::file::load;
use poda::i18n::{Language, Words};
use poda::practice::blank::{BlankAnswers, BlankField, FieldMark, mark};
use poda::practice::kinds::matters::{Influence, influences};
use poda::practice::{Answer, Question};
use poda::trace::NodeKind;
use poda::trace::recorder::record;

/// A tree as it is written, and what it is worth by its definition.
enum Written {
    Leaf(f64),
    Max(Vec<Self>),
    Min(Vec<Self>),
    Chance(Vec<(u32, Self)>),
}

impl Written {
    fn random(random: &mut XorShift, plies: usize, has_chance: bool) -> Self {
        if plies == 0 {
            return Self::Leaf(random.below(7) as f64);
        }
        let count = 1 + random.below(3);
        let children = |random: &mut XorShift| {
            (0..count)
                .map(|_| {
                    let below = plies - 1 - random.below(2).min(plies - 1);
                    Self::random(random, below, has_chance)
                })
                .collect::<Vec<_>>()
        };
        match random.below(if has_chance { 3 } else { 2 }) {
            0 => Self::Max(children(random)),
            1 => Self::Min(children(random)),
            _ => {
                let children = children(random);
                let weights: Vec<_> = children.iter().map(|_| 1 + u32::try_from(random.below(3)).unwrap()).collect();
                Self::Chance(weights.into_iter().zip(children).collect())
            }
        }
    }

    fn text(&self) -> String {
        let list = |player: &str, children: &[Self]| {
            let children: Vec<_> = children.iter().map(Self::text).collect();
            format!("(player: {player}, children: [{}])", children.join(", "))
        };
        match self {
            Self::Leaf(value) => value.to_string(),
            Self::Max(children) => list("Max", children),
            Self::Min(children) => list("Min", children),
            Self::Chance(outcomes) => {
                let outcomes: Vec<_> =
                    outcomes.iter().map(|(weight, child)| format!("({weight}, {})", child.text())).collect();
                format!("(chance: [{}])", outcomes.join(", "))
            }
        }
    }

    fn value(&self) -> f64 {
        match self {
            Self::Leaf(value) => *value,
            Self::Max(children) => children.iter().map(Self::value).fold(f64::NEG_INFINITY, f64::max),
            Self::Min(children) => children.iter().map(Self::value).fold(f64::INFINITY, f64::min),
            Self::Chance(outcomes) => {
                let sum: f64 = outcomes.iter().map(|(weight, child)| f64::from(*weight) * child.value()).sum();
                sum / outcomes.iter().map(|(weight, _)| f64::from(*weight)).sum::<f64>()
            }
        }
    }

    fn leaf_count(&self) -> usize {
        match self {
            Self::Leaf(_) => 1,
            Self::Max(children) | Self::Min(children) => children.iter().map(Self::leaf_count).sum(),
            Self::Chance(outcomes) => outcomes.iter().map(|(_, child)| child.leaf_count()).sum(),
        }
    }

    /// The value of a leaf; `None` if it is not below here, which leaves its number among the leaves that follow.
    fn leaf(&mut self, number: &mut usize) -> Option<&mut f64> {
        match self {
            Self::Leaf(value) if *number == 0 => Some(value),
            Self::Leaf(_) => {
                *number -= 1;
                None
            }
            Self::Max(children) | Self::Min(children) => children.iter_mut().find_map(|child| child.leaf(number)),
            Self::Chance(outcomes) => outcomes.iter_mut().find_map(|(_, child)| child.leaf(number)),
        }
    }

    /// Sets the value of a leaf, and returns the previous value.
    fn replace(&mut self, mut leaf: usize, value: f64) -> f64 {
        std::mem::replace(self.leaf(&mut leaf).expect("there is such a leaf"), value)
    }

    /// The index of the first of the best moves; `None` at a root with one move or none of a player's.
    fn best(&self) -> Option<usize> {
        let (children, sign) = match self {
            Self::Max(children) => (children, 1.0),
            Self::Min(children) => (children, -1.0),
            Self::Leaf(_) | Self::Chance(_) => return None,
        };
        let values: Vec<f64> = children.iter().map(|child| sign * child.value()).collect();
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        // Means of small numbers, one of which is not exact where the other is.
        values.iter().position(|value| best - value < 1e-9).filter(|_| 1 < values.len())
    }

    /// The moves that become best if the value of one leaf runs through all that are tried.
    fn best_for_some(&mut self, leaf: usize, tried: impl Iterator<Item = f64>) -> Vec<usize> {
        let own = self.replace(leaf, 0.0);
        let mut found: Vec<usize> = tried
            .filter_map(|value| {
                self.replace(leaf, value);
                self.best()
            })
            .collect();
        self.replace(leaf, own);
        found.sort_unstable();
        found.dedup();
        found
    }
}

fn check(has_chance: bool, bounds: Option<(i32, i32)>, algorithm: &str, seed: u64) -> [usize; 2] {
    let (mut random, mut counts) = (XorShift::seeded(seed), [0, 0]);
    for _ in 0..400 {
        let mut written = Written::random(&mut random, 3, has_chance);
        let within = bounds.map_or_else(String::new, |(low, high)| format!("bounds: ({low}, {high}), "));
        let text =
            format!("(version: 1, game: Tree({within}tree: {}), search: (algorithm: {algorithm}))", written.text());
        let document = load(text.as_bytes()).unwrap_or_else(|_| panic!("{text}"));
        let recording = record(document.search().unwrap(), document.position(), 10_000);
        let trace = recording.trace();
        let Some(best) = written.best() else {
            assert_eq!(influences(&recording), None, "{text}");
            continue;
        };
        let found = influences(&recording).unwrap_or_else(|| panic!("{text}"));
        let index = |child| trace.children(poda::trace::NodeId::ROOT).position(|other| other == child);
        assert_eq!(index(found.best), Some(best), "{text}");
        assert_eq!(found.leaves.len(), written.leaf_count());
        for (at, (leaf, influence)) in found.leaves.iter().enumerate() {
            assert!(trace.kind(*leaf) != NodeKind::Inner);
            let (low, high) = bounds.unwrap_or((-150, 150));
            match influence {
                Influence::Changes { value, best: other } => {
                    counts[0] += 1;
                    let becomes = written.best_for_some(at, std::iter::once(value.get()));
                    assert_eq!(becomes, [index(*other).unwrap()], "{text} {leaf:?} {value}");
                    assert!(
                        becomes != [best]
                            && (bounds.is_none() || (f64::from(low)..=f64::from(high)).contains(&value.get()))
                    );
                }
                Influence::Keeps { .. } => {
                    counts[1] += 1;
                    let others = written.best_for_some(at, (2 * low..=2 * high).map(|half| f64::from(half) / 2.0));
                    assert_eq!(others, [best], "{text} {leaf:?}");
                }
            }
        }
    }
    counts
}

#[test]
fn a_leaf_matters_if_some_value_of_it_changes_the_move() {
    for (has_chance, bounds, algorithm) in [
        (false, None, "AlphaBeta"),
        (false, None, "Minimax"),
        (false, Some((0, 6)), "Star1"),
        (true, Some((0, 6)), "Star1"),
        (true, None, "Expectiminimax"),
    ] {
        let [changes, keeps] = check(has_chance, bounds, algorithm, 7);
        assert!(100 < changes && 100 < keeps, "{changes} {keeps}");
    }
}

/// The textbook's tree: B = 3 is the best move, C = 2 and D = 2. Below B each leaf matters, since one of them alone can
/// make it worse than 2. C has two leaves of which either alone keeps C low, except for the 2.
const TEXTBOOK: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12, 8]), (name: \"C\", children: [2, 4, 6]), \
                        (name: \"D\", children: [14, 5, 2])])))";

#[test]
fn what_is_said_of_an_answer_names_a_value_or_a_reason() {
    let wrong = |recording: &_, question: &Question| {
        [Vec::new(), question.choices(recording), vec![poda::trace::NodeId::ROOT]].map(Answer::Children).into()
    };
    insta::assert_snapshot!(asked_alone::said(TEXTBOOK, QuestionKind::Matters, wrong));
}

/// It is asked only where it is named, of trees that are given, and never where values stay hidden.
#[test]
fn it_is_asked_where_there_is_a_move_to_choose() {
    let others = [
        "(version: 1, game: Tree(tree: [[3, 12, 8]]))",
        "(version: 1, game: Tree(tree: [[3, inf], [2, 4]]))",
        "(version: 1, game: Nim(piles: [1, 2]))",
        "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), search: (killers: 2))",
    ];
    asked_alone::check_where_asked(TEXTBOOK, QuestionKind::Matters, &others);
}

#[test]
fn papers_and_banks_ask_for_it_where_it_is_wished_for() {
    let asked = AskedParts { matters: true, ..AskedParts::NONE };
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let exercise =
            |text: &str, asked| Exercise::of_document(1, load(text.as_bytes()).unwrap(), asked, MAX_BYTES, &words);
        let of_textbook = exercise(TEXTBOOK, asked).unwrap();
        assert_eq!(of_textbook.fields.len(), 1);
        let field = &of_textbook.fields[0];
        assert_eq!((field.name.as_str(), field.field), ("matters", BlankField::MATTERS));
        let error = exercise("(version: 1, game: Nim(piles: [1, 2]))", asked).unwrap_err();
        assert_eq!(error, PaperError::MattersUndecided);
        assert_eq!(error.sentences(&words).len(), 1);
        // A sheet is marked: right only with exactly these leaves.
        let Answer::Children(leaves) = &field.expected else { panic!("leaves") };
        let marks = |leaves: Vec<_>| {
            let sheet = BlankAnswers::from([(BlankField::MATTERS, Answer::Children(leaves))]);
            mark(of_textbook.recording(), &sheet).get(BlankField::MATTERS).map(|field| field.mark)
        };
        assert_eq!(marks(leaves.clone()), Some(FieldMark::Right));
        assert_eq!(marks(leaves[1..].to_vec()), Some(FieldMark::Wrong));
        // Beside the leaves that some values prune.
        let both = AskedParts { ever: true, ..asked };
        let paper = Paper::of_exercises(vec![exercise(TEXTBOOK, both).unwrap()], both, PaperSize::A4);
        assert!(sheet_pdf(&paper, &words).unwrap().starts_with(b"%PDF-"));
        let xml = String::from_utf8(moodle_xml(&paper, &words).unwrap().bytes).unwrap();
        let [yes, no] = [words.text("bank-matters-yes"), words.text("bank-matters-no")];
        let count = |menu: String| xml.matches(&menu).count();
        let right = count(format!("{{1:MULTICHOICE:={yes}~{no}}}"));
        let wrong = count(format!("{{1:MULTICHOICE:{yes}~={no}}}"));
        assert_eq!((right, right + wrong), (leaves.len(), 9));
    }
}
