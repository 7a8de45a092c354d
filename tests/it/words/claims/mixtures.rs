//! All settings of a search, mixed so that any two choices occur together, or each with all others.

use crate::words::claims::positions::Kind;
use crate::words::claims::xor_shift::XorShift;
use poda::score::{CutOn, Score, Window};
use poda::search::ordering::{MoveOrdering, StaticOrder};
use poda::search::{Algorithm, Fail, Merge, Opponent, Quiescence, SearchConfig};

/// How many choices there are of each kind.
const CHOICES: [usize; 15] = [Kind::ALL.len(), Algorithm::ALL.len(), 2, 2, 5, 6, 4, 3, 2, 2, 2, 4, 4, 3, 4];

/// One choice of each kind.
pub type Mixture = [usize; CHOICES.len()];

/// A position, and how it is searched.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    pub kind: Kind,
    pub config: SearchConfig,
    pub most_nodes: usize,
}

fn algorithms() -> Vec<Algorithm> {
    Algorithm::ALL.to_vec()
}

/// What a mixture asks for.
pub fn asked(mixture: &Mixture) -> Asked {
    let [
        kind,
        algorithm,
        fail,
        cut_on,
        depth,
        window,
        static_order,
        killers,
        history,
        remembered,
        table,
        quiescence,
        guess,
        merge,
        limit,
    ] = *mixture;
    let kind = Kind::ALL[kind];
    let number = |number: f64| Score::new(number).expect("it is a number");
    let window = [
        (f64::NEG_INFINITY, f64::INFINITY),
        (0.0, 1.0),
        (-2.0, 3.0),
        (f64::NEG_INFINITY, 0.0),
        (1.0, f64::INFINITY),
        (3.0, 4.0),
    ][window];
    let quiescence = [None, Some((1, 4)), Some((0, 2)), Some((3, 1))][quiescence];
    let quiescence = quiescence.map(|(change, plies)| Quiescence { change: Score::from(change), plies });
    let (guess, delta) = [(0.0, 1.0), (3.0, 0.5), (-2.0, 2.0), (1e300, 1e-9)][guess];
    let depth = [None, Some(1), Some(2), Some(3), Some(0)][depth];
    // Where a limit could end at a node that cannot be evaluated, a file may not ask for one.
    let depth = depth.filter(|_| kind != Kind::WithoutEstimates);
    let depth = kind.limited(depth);
    let algorithm = algorithms()[algorithm];
    let config = SearchConfig {
        algorithm,
        fail: [Fail::Soft, Fail::Hard][fail],
        cut_on: [CutOn::Equal, CutOn::Strict][cut_on],
        depth,
        window: Window { alpha: number(window.0), beta: number(window.1) },
        merge: [Merge::Nowhere, Merge::Everywhere, Merge::FirstPlies(1)][merge],
        ordering: MoveOrdering {
            static_order: StaticOrder::ALL[static_order],
            killers: [0, 1, 2][killers],
            history: history == 1,
            remembered: remembered == 1,
        },
        quiescence: if kind == Kind::Othello { None } else { quiescence },
        table: table == 1,
        guess: number(guess),
        delta: number(delta),
        seed: 1 + limit as u64,
        opponent: if merge == 2 && algorithm.properties().searches_chance { Opponent::Random } else { Opponent::Best },
        ..SearchConfig::default()
    };
    Asked { kind, config, most_nodes: [100_000, 100_000, 4, 25][limit] }
}

/// Mixtures in which any two choices of different kinds meet.
pub fn pairs() -> Vec<Mixture> {
    let mut random = XorShift::seeded(9);
    let mut missing = std::collections::BTreeSet::new();
    for (first, &choices) in CHOICES.iter().enumerate() {
        for (second, &others) in CHOICES.iter().enumerate().skip(first + 1) {
            for a in 0..choices {
                for b in 0..others {
                    missing.insert((first, a, second, b));
                }
            }
        }
    }
    let mut all = Vec::new();
    while let Some(&(first, a, second, b)) = missing.iter().next() {
        let mut best = (0, Mixture::default());
        for _ in 0..40 {
            let mut mixture: Mixture = CHOICES.map(|choices| random.below(choices));
            (mixture[first], mixture[second]) = (a, b);
            let new = met(&mixture).filter(|pair| missing.contains(pair)).count();
            if best.0 < new {
                best = (new, mixture);
            }
        }
        for pair in met(&best.1) {
            missing.remove(&pair);
        }
        all.push(best.1);
    }
    all
}

fn met(mixture: &Mixture) -> impl Iterator<Item = (usize, usize, usize, usize)> + '_ {
    let all = (0..mixture.len()).flat_map(move |first| (first + 1..mixture.len()).map(move |second| (first, second)));
    all.map(|(first, second)| (first, mixture[first], second, mixture[second]))
}

/// Every mixture of every algorithm that differs in something that the algorithm takes notice of.
pub struct Product(Vec<(usize, Mixture, usize)>);

impl Product {
    pub fn new() -> Self {
        let algorithms = algorithms().into_iter().enumerate();
        Self(
            algorithms
                .map(|(number, algorithm)| {
                    let sizes = sizes(algorithm);
                    (number, sizes, sizes.iter().product())
                })
                .collect(),
        )
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|(.., count)| count).sum()
    }

    /// The mixture with this number.
    pub fn get(&self, mut number: usize) -> Option<Mixture> {
        let (algorithm, sizes, _) = self.0.iter().find(|(.., count)| {
            let is_here = number < *count;
            number -= if is_here { 0 } else { *count };
            is_here
        })?;
        let mut mixture = Mixture::default();
        for (choice, size) in mixture.iter_mut().zip(sizes) {
            *choice = number % size;
            number /= size;
        }
        mixture[1] = *algorithm;
        Some(mixture)
    }
}

/// How many choices of each kind mean something to an algorithm.
fn sizes(algorithm: Algorithm) -> Mixture {
    let matters = |choice: usize| match choice {
        0 | 4 | 6 | 13 | 14 => true,
        2 => algorithm.properties().can_fail_hard,
        3 | 7 | 8 => algorithm.properties().prunes,
        5 => algorithm.properties().prunes && algorithm != Algorithm::Mtdf,
        9 => algorithm.properties().makes_passes || algorithm == Algorithm::AlphaBetaTable,
        10 => algorithm.properties().deepens,
        11 => algorithm.properties().level.is_none(),
        12 => matches!(algorithm, Algorithm::Aspiration | Algorithm::Mtdf),
        _ => false,
    };
    std::array::from_fn(|choice| if matters(choice) { CHOICES[choice] } else { 1 })
}
