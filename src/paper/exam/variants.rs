//! The variants of a paper: the exercises of each, the seeds from which they are drawn, and the seeds that are left
//! out.

use super::code::{PaperCode, Variant};
use super::coded_wishes::usual;
use super::exercise::{Exercise, LeafLayout, PaperError, TreeExtent, search_by_hand};
use poda_core::document::Document;
use poda_core::document::wishes::{TreeWishes, WishedGame, Wishes};
use poda_core::game::any::AnyGame;
use poda_core::search::split_mix_64::SplitMix64;
use poda_words::practice::generator::{MAX_NODES, NotAlike, NotGenerated, Outline, TreeDemand, alike, generate_with};
use std::ops::RangeInclusive;
use strum::IntoStaticStr;

/// The number of attempts to generate an exercise, each from another seed.
pub const ATTEMPTS: u64 = 4;

#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "a paper has a few of them")]
pub enum ExerciseSource {
    Generated(Wishes),
    /// A document in variant A; in other variants, the leaves of its tree have [exchanged their values](alike).
    Document(Box<Document>),
}

/// An exercise on any kind of search.
pub trait PaperExercise {
    /// Returns the position and how it is searched.
    fn document(&self) -> &Document;

    /// Returns the points for all fields together.
    fn points(&self) -> u32;
}

impl PaperExercise for Exercise {
    fn document(&self) -> &Document {
        &self.document
    }

    fn points(&self) -> u32 {
        Self::points(self)
    }
}

/// A seed for which no exercise was found, so that another one was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOutSeed {
    pub seed: u64,
    pub exercise: (Variant, usize),
    /// Why no exercise was found.
    pub reason: LeftOutReason,
}

/// Why no exercise was found for a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LeftOutReason {
    /// No tree from the seed has the shape of the tree in variant A.
    Shape,
    /// No tree from the seed fits on a page and differs from those of the other exercises.
    Size,
    /// No tree from the seed fulfills the wishes.
    Wishes,
}

#[derive(Clone, Debug)]
pub struct PaperVariant<E = Exercise> {
    /// The letter of the variant.
    pub variant: Variant,
    /// The exercises, in order.
    pub exercises: Vec<E>,
}

impl<E: PaperExercise> PaperVariant<E> {
    /// Returns the points for all exercises together.
    pub fn points(&self) -> u32 {
        self.exercises.iter().map(E::points).sum()
    }
}

/// A document for an exercise, and the seed from which it is generated.
#[derive(Clone, Debug)]
pub(super) struct Drafted {
    pub document: Document,
    pub seed: Option<u64>,
    /// The seeds that were tried without success.
    left_out: Vec<LeftOutSeed>,
}

/// Returns the seeds that were left out, in the order of the variants.
pub(super) fn left_out_seeds(rows: &[PaperVariant<Drafted>]) -> Vec<LeftOutSeed> {
    rows.iter().flat_map(|row| &row.exercises).flat_map(|drafted| drafted.left_out.clone()).collect()
}

/// Returns the variants of a paper, each with the documents of its exercises.
pub(super) fn generate_all(
    seed: u64,
    sources: &[ExerciseSource],
    variants: usize,
    goes_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Vec<PaperVariant<Drafted>>, (usize, PaperError)> {
    let draft = |(variant, number): (Variant, usize), before: &[&Drafted], row: &[Drafted]| match &sources[number - 1] {
        ExerciseSource::Generated(wishes) => {
            let others: Vec<_> = before.iter().copied().chain(row).map(|other| other.document.position()).collect();
            let code = PaperCode { seed, wishes: *wishes };
            generate_one(&code, variant, number, before.first().copied(), &others)
        }
        ExerciseSource::Document(document) => {
            let others: Vec<_> = before.iter().skip(1).map(|other| &other.document).collect();
            let seed = exercise_seed(seed, variant, number, 0);
            let is_first = variant == Variant::default();
            let on_paper = (**document).clone().searched_by(search_by_hand(document));
            let not_alike = |why| match why {
                NotAlike::NotATree => PaperError::NotATree,
                NotAlike::NoOther => PaperError::TooFewVariants { found: before.len() },
            };
            let other = || alike(&on_paper, &others, seed).map_err(not_alike);
            let document = if is_first { Ok((**document).clone()) } else { other() };
            document.map(|document| Drafted { document, seed: None, left_out: Vec::new() })
        }
    };
    all_variants(variants, sources.len(), goes_on, draft)
}

/// Makes the exercises of a paper, variant by variant. `make` gets the variant and the number of an exercise, the
/// exercises of this number in the variants before, and those before it in its own variant.
///
/// # Errors
/// The number of the first exercise that cannot be made, and why.
pub(super) fn all_variants<E>(
    variants: usize,
    count: usize,
    goes_on: &mut dyn FnMut(usize) -> bool,
    make: impl Fn((Variant, usize), &[&E], &[E]) -> Result<E, PaperError>,
) -> Result<Vec<PaperVariant<E>>, (usize, PaperError)> {
    let mut written: Vec<PaperVariant<E>> = Vec::new();
    for variant in (0..variants).filter_map(Variant::new) {
        let mut exercises = Vec::new();
        for number in 1..=count {
            if !goes_on(written.len() * count + exercises.len()) {
                return Err((number, PaperError::Canceled));
            }
            let before: Vec<_> = written.iter().filter_map(|variant| variant.exercises.get(number - 1)).collect();
            exercises.push(make((variant, number), &before, &exercises).map_err(|error| (number, error))?);
        }
        written.push(PaperVariant { variant, exercises });
    }
    Ok(written)
}

/// Generates an exercise that differs from others. `model` is the exercise in variant A, whose tree outline the other
/// variants share.
fn generate_one(
    code: &PaperCode,
    variant: Variant,
    number: usize,
    model: Option<&Drafted>,
    others: &[&AnyGame],
) -> Result<Drafted, PaperError> {
    let leaves = LeafLayout::of(&code.wishes);
    let fits = |outline: &Outline| TreeExtent::of(outline, leaves).fits() && has_usual_size(&code.wishes, outline);
    let outline = model.and_then(|model| {
        let document = &model.document;
        Outline::of(document.position(), document.search()?.depth, MAX_NODES)
    });
    let any = TreeDemand { accepts: Some(&fits), other_than: others, ..TreeDemand::default() };
    let alike = TreeDemand { outline: outline.as_ref(), ..any };
    let is_tree = matches!(code.wishes.game, WishedGame::Tree(_));
    let mut failure = PaperError::TooLarge;
    let mut left_out = Vec::new();
    for attempt in 0..ATTEMPTS {
        // Positions with the same tree are rare in some games. For those, any tree that fits is accepted after the
        // first attempt.
        let demand = if is_tree || attempt == 0 { &alike } else { &any };
        let seed = exercise_seed(code.seed, variant, number, attempt);
        let (tried, error) = match generate_with(seed, &code.wishes, demand) {
            Ok(generated) => return Ok(Drafted { document: generated.document, seed: Some(seed), left_out }),
            Err(impossible @ NotGenerated::Impossible(_)) => return Err(PaperError::NotGenerated(impossible)),
            Err(NotGenerated::NotFound { tried, nearest: None }) if !others.is_empty() => {
                (tried, PaperError::TooFew { found: others.len() })
            }
            Err(NotGenerated::NotFound { tried: 0, .. }) => (0, PaperError::TooLarge),
            Err(not_found @ (NotGenerated::NotFound { tried, .. } | NotGenerated::AllRejected { tried })) => {
                (tried, PaperError::NotGenerated(not_found))
            }
        };
        let reason = match demand.outline {
            _ if 0 < tried => LeftOutReason::Wishes,
            Some(_) => LeftOutReason::Shape,
            None => LeftOutReason::Size,
        };
        left_out.push(LeftOutSeed { seed, exercise: (variant, number), reason });
        failure = error;
    }
    Err(failure)
}

/// The usual number of leaves, for trees whose depth and branching the wishes leave open.
const USUAL_LEAVES: RangeInclusive<usize> = 9..=16;

/// Returns whether a tree has [`USUAL_LEAVES`], if the wishes leave its size open. A tree with a deep cutoff may have
/// more.
fn has_usual_size(wishes: &Wishes, outline: &Outline) -> bool {
    let usual = usual();
    let is_open = |tree: TreeWishes| {
        let WishedGame::Tree(usual) = usual.game else { return false };
        tree.branching == usual.branching && tree.evenness == usual.evenness && tree.players.is_none()
    };
    let is_open = matches!(wishes.game, WishedGame::Tree(tree) if is_open(tree));
    let is_shallow = wishes.depth.is_none() && wishes.searched_depth() == usual.searched_depth();
    let leaves = outline.child_counts().iter().filter(|&&children| children == 0).count();
    !is_open || !is_shallow || USUAL_LEAVES.contains(&leaves)
}

/// Returns the seed of an exercise of a paper, without its lowest 32 bits; `attempt` counts from 0, `number` from 1.
pub(super) fn exercise_seed(paper_seed: u64, variant: Variant, number: usize, attempt: u64) -> u64 {
    let steps = [number as u64, variant.index() as u64, attempt];
    steps.into_iter().fold(first(paper_seed), |seed, step| first(seed.wrapping_add(step))) >> 32
}

/// Returns the first number of the generator with a seed.
const fn first(seed: u64) -> u64 {
    SplitMix64::new(seed).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_exercise_has_a_seed_of_its_own() {
        let variants = (0..Variant::MAX).filter_map(Variant::new);
        let seeds: HashSet<_> =
            variants.flat_map(|variant| (1..=20).map(move |number| exercise_seed(7, variant, number, 0))).collect();
        assert_eq!(seeds.len(), 20 * Variant::MAX);
        assert!(seeds.iter().all(|&seed| seed < 1 << 32));
    }

    /// Printed papers depend on these seeds.
    #[test]
    fn the_seeds_of_a_paper_stay_as_they_are() {
        let seed = |variant, number, attempt| exercise_seed(7, Variant::of_letter(variant).unwrap(), number, attempt);
        assert_eq!([seed('A', 1, 0), seed('B', 3, 0), seed('B', 3, 1)], [2_016_216_068, 3_917_955_480, 2_549_292_765]);
    }
}
