//! The questions and answers of a search, by a plain solver of its own: it shares no code with what it checks.

#![expect(clippy::float_cmp, reason = "scores are handed on and compared, never computed")]

use poda::game::Game;
use poda::score::{CutOn, Player, Score};
use poda::search::{Algorithm, Fail, Merge, SearchConfig};

/// A node as the ranks of the children that lead to it.
pub type Path = Vec<usize>;

/// What is expected as the answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    Nodes(Vec<Path>),
    Children(Vec<Path>),
    Between(f64, f64),
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub kind: &'static str,
    pub step: usize,
    pub node: Path,
    pub expected: Expected,
    /// The numbers that a reason has: of the test for a cutoff the best score and the bound, of a bound what it was
    /// before, what it is after and the other one, of a value what the child proves.
    pub numbers: Vec<f64>,
}

/// What a child returned, and what that proves.
type Returned = (f64, (f64, f64));

const OPEN: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);

pub struct Solver {
    config: SearchConfig,
    prunes: bool,
    hides_values: bool,
    step: usize,
    pub asked: Vec<Asked>,
}

impl Solver {
    pub fn of<G: Game>(config: &SearchConfig, root: &G, hides_values: bool) -> Self {
        let prunes = matches!(config.algorithm, Algorithm::AlphaBeta | Algorithm::NegamaxAlphaBeta);
        let (alpha, beta) = if prunes { (config.window.alpha.get(), config.window.beta.get()) } else { OPEN };
        let mut solver = Self { config: *config, prunes, hides_values, step: 0, asked: Vec::new() };
        let mut returned = Vec::new();
        let (score, (low, high)) = solver.node(root, &Vec::new(), alpha, beta, &mut returned);
        let step = solver.step;
        let is_max = root.to_move() == Player::Max;
        let first = returned.iter().enumerate().fold(None, |best: Option<(usize, f64)>, (at, &(value, _))| {
            let is_better = |old: f64| if is_max { old < value } else { value < old };
            if best.is_none_or(|(_, old)| is_better(old)) { Some((at, value)) } else { best }
        });
        // Where only a bound is proved, no move is the best.
        if let Some((first, _)) = first.filter(|_| low == high && 1 < solver.moves(root, 0).len()) {
            let all = (0..returned.len()).filter(|&child| returned[child].0 == score).map(|child| vec![child]);
            let best = if prunes { vec![vec![played(is_max, first, &returned, score)]] } else { all.collect() };
            solver.asked.push(Asked {
                kind: "best",
                step,
                node: vec![],
                expected: Expected::Nodes(best),
                numbers: vec![],
            });
        }
        solver.asked.push(Asked {
            kind: "root",
            step,
            node: vec![],
            expected: Expected::Between(low, high),
            numbers: vec![],
        });
        solver
    }

    fn moves<G: Game>(&self, position: &G, ply: usize) -> Vec<G::Move> {
        moves(&self.config, position, ply)
    }

    /// Returns the score, and what it proves as it is returned.
    fn node<G: Game>(
        &mut self,
        position: &G,
        path: &Path,
        alpha: f64,
        beta: f64,
        returned: &mut Vec<Returned>,
    ) -> (f64, (f64, f64)) {
        self.step += 1;
        let moves = self.moves(position, path.len());
        if moves.is_empty() {
            let score = position.evaluate().score().get();
            if self.hides_values || !position.is_explicit_tree() {
                let expected = Expected::Between(score, score);
                self.asked.push(Asked {
                    kind: "leaf",
                    step: self.step + 1,
                    node: path.clone(),
                    expected,
                    numbers: vec![],
                });
            }
            self.step += 2;
            return (score, (score, score));
        }
        let is_max = position.to_move() == Player::Max;
        let (mut low, mut high) = (alpha, beta);
        let child_path = |rank: usize| [path.as_slice(), &[rank]].concat();
        let mut best: Option<f64> = None;
        let mut proofs: Vec<(f64, f64)> = Vec::new();
        let mut is_cut = false;
        for (rank, &mv) in moves.iter().enumerate() {
            let (score, proof) = self.node(&position.after(mv), &child_path(rank), low, high, &mut Vec::new());
            returned.push((score, proof));
            proofs.push(proof);
            let later: Vec<Path> = (rank + 1..moves.len()).map(child_path).collect();
            let improves = best.is_none_or(|best| if is_max { best < score } else { score < best });
            if improves {
                best = Some(score);
            }
            let reached = best.unwrap();
            is_cut = self.prunes
                && match (is_max, self.config.cut_on) {
                    (true, CutOn::Equal) => reached >= high,
                    (true, CutOn::Strict) => reached > high,
                    (false, CutOn::Equal) => reached <= low,
                    (false, CutOn::Strict) => reached < low,
                };
            let mut ask = |kind, step, expected, numbers: &[f64]| {
                self.asked.push(Asked { kind, step, node: path.clone(), expected, numbers: numbers.to_vec() });
            };
            let test: &[f64] = &[reached, if is_max { high } else { low }];
            let proved = backed_up(is_max, &proofs, !later.is_empty());
            let left = self.step;
            if proved != OPEN {
                ask("value", left, Expected::Between(proved.0, proved.1), &[proof.0, proof.1]);
            }
            let after = left + usize::from(improves);
            if self.prunes && !later.is_empty() {
                let step = if is_cut { after + 1 } else { left + 1 };
                ask("cut", step, Expected::Children(if is_cut { later.clone() } else { vec![] }), test);
            }
            if self.prunes && !is_cut && improves {
                let (bound, old) = if is_max { (low.max(reached), low) } else { (high.min(reached), high) };
                if bound != old {
                    ask("bound", left + 1, Expected::Between(bound, bound), &[old, bound, test[1]]);
                }
            }
            // With one child left and nothing to prune, only one answer is possible.
            if self.prunes && !later.is_empty() || 1 < later.len() {
                let next = if is_cut { path.clone() } else { later[0].clone() };
                ask(
                    "next",
                    after + usize::from(is_cut) + 1,
                    Expected::Nodes(vec![next]),
                    if self.prunes { test } else { &[] },
                );
            }
            self.step = after + usize::from(is_cut);
            if is_cut {
                break;
            }
            if is_max {
                low = low.max(reached);
            } else {
                high = high.min(reached);
            }
        }
        self.step += 1;
        let score = match self.config.fail {
            Fail::Hard if self.prunes => best.unwrap().max(alpha).min(beta),
            _ => best.unwrap(),
        };
        let proved = backed_up(is_max, &proofs, proofs.len() < moves.len());
        assert!(is_cut || proofs.len() == moves.len());
        let returned = if proved == (score, score) {
            proved
        } else if score <= proved.0 {
            (score, f64::INFINITY)
        } else {
            (f64::NEG_INFINITY, score)
        };
        (score, returned)
    }
}

/// The move that is played. The first with the best score may have returned a bound on the wrong side: then it is the
/// first move that is surely worth the score of the root, if there is one.
fn played(is_max: bool, first: usize, returned: &[Returned], score: f64) -> usize {
    let sure = |child: usize| if is_max { returned[child].1.0 } else { returned[child].1.1 };
    // Every move is sure of the worst of all values.
    let worst = if is_max { f64::NEG_INFINITY } else { f64::INFINITY };
    let reaches =
        |&child: &usize| sure(child) != worst && if is_max { score <= sure(child) } else { sure(child) <= score };
    let proving = std::iter::once(first).chain(0..returned.len()).find(reaches);
    proving.filter(|&child| sure(child) == score).unwrap_or(first)
}

fn backed_up(is_max: bool, proofs: &[(f64, f64)], are_others_left: bool) -> (f64, f64) {
    let open = if are_others_left { Some(&OPEN) } else { None };
    let all = || proofs.iter().chain(open);
    if is_max {
        let end = |of: fn(&(f64, f64)) -> f64| all().map(of).fold(f64::NEG_INFINITY, f64::max);
        (end(|proof| proof.0), end(|proof| proof.1))
    } else {
        let end = |of: fn(&(f64, f64)) -> f64| all().map(of).fold(f64::INFINITY, f64::min);
        (end(|proof| proof.0), end(|proof| proof.1))
    }
}

/// The moves that are tried: none at the depth limit, and only the first of several symmetric ones where they are
/// merged.
pub fn moves<G: Game>(config: &SearchConfig, position: &G, ply: usize) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if config.depth.is_none_or(|depth| ply < depth) {
        position.legal_moves(&mut moves);
    }
    let merges = match config.merge {
        Merge::Nowhere => false,
        Merge::Everywhere => true,
        Merge::FirstPlies(plies) => ply < plies,
    };
    let mut seen = Vec::new();
    moves.retain(|&mv| {
        let canonical = position.after(mv).canonical().filter(|_| merges);
        let is_new = canonical.is_none() || !seen.contains(&canonical);
        seen.push(canonical);
        is_new
    });
    moves
}

/// A change of the tree: children dropped, or the values of leaves replaced.
#[derive(Clone, Debug)]
pub struct Change<M> {
    pub dropped: Vec<Vec<M>>,
    pub replaced: Vec<(Vec<M>, Score)>,
}

/// The value of a position by definition, with a change.
pub fn value<G: Game>(config: &SearchConfig, position: &G, line: &mut Vec<G::Move>, change: &Change<G::Move>) -> f64 {
    let moves = moves(config, position, line.len());
    if moves.is_empty() {
        let replaced = change.replaced.iter().find(|(leaf, _)| leaf == line).map(|&(_, value)| value);
        return replaced.unwrap_or_else(|| position.evaluate().score()).get();
    }
    let is_max = position.to_move() == Player::Max;
    let mut best: Option<f64> = None;
    for mv in moves {
        line.push(mv);
        if !change.dropped.contains(line) {
            let found = value(config, &position.after(mv), line, change);
            best = Some(best.map_or(found, |best| if is_max { best.max(found) } else { best.min(found) }));
        }
        line.pop();
    }
    best.expect("a child is left")
}

/// The lines to all leaves below a line.
pub fn leaves<G: Game>(config: &SearchConfig, position: &G, line: &[G::Move]) -> Vec<Vec<G::Move>> {
    let moves = moves(config, position, line.len());
    if moves.is_empty() {
        return vec![line.to_vec()];
    }
    moves.into_iter().flat_map(|mv| leaves(config, &position.after(mv), &[line, &[mv]].concat())).collect()
}
