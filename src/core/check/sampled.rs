//! Judges a program's own Monte Carlo tree search: its iterations are replayed, with the results of its rollouts as it
//! reports them.
//!
//! A program is free in what it draws and in the order in which it tries moves. It is right if each selection takes a
//! child with the greatest sum, if nothing is selected before everything was tried, if the counts are those of the
//! iterations, and if the move is decided by them. w may be MAX's or that of the player who has moved to the node, and
//! a sum of results or of shares from 0 to 1.
//!
//! With priors, a child need not be tried before another is selected again, and an iteration ends where none has been
//! before. The priors are those of the position or of the rule that the program claims. Programs differ in three ways,
//! none of which is wrong: the mean of a child without visits may be the worst one, as in `AlphaZero`, or that of a draw,
//! as in `AlphaGo` Zero, or 0; N may be the visits of the node, among which is the one that ended there; and the first
//! iteration may end at the root.

use super::placed::resolve;
use super::report::{Fact, Finding, RunReport, RunVerdict, Variation, VisitCounts};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::run::sampled::{ReportedSample, SampleEvent};
use crate::run::{ReportedMove, ReportedView, Run};
use crate::score::{Interval, Player, Score, Turn};
use crate::search::mcts::{Decide, MctsConfig, Priors, ResultScale, Rollout, priors};
use crate::search::mistakes::{Mistake, SamplingMistake};

/// The greatest difference of sums and counts that a program computes in another order.
const ROUNDING: f64 = 1e-9;
/// The greatest difference of a sum that a program prints.
const PRINTED: f64 = 1e-3;

/// How a program searches.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rule {
    /// Whether w is a sum of results, and not of shares from 0 to 1.
    is_raw: bool,
    view: ReportedView,
    decide: Decide,
    /// With priors, the mean of a child without visits.
    unvisited: UnvisitedMean,
    /// With priors, the N of the bonus.
    all: AllVisits,
    mistake: Option<SamplingMistake>,
}

/// The mean of a child without visits, with priors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UnvisitedMean {
    /// The worst for the player who selects.
    Worst,
    /// Halfway between the worst and the best.
    Middle,
    /// 0.
    Zero,
}

/// The N in the bonus, with priors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AllVisits {
    /// The visits of all children together.
    Children,
    /// The visits of the node.
    Node,
}

impl UnvisitedMean {
    const ALL: [Self; 3] = [Self::Worst, Self::Middle, Self::Zero];
}

impl Rule {
    /// Returns the rules by which a program may search that claims these settings.
    fn all(run: &Run, config: &MctsConfig) -> Vec<Self> {
        let is_decided = run.header.claims.sampled.is_some_and(|claims| claims.has("decide"));
        let decides = if is_decided { vec![config.decide] } else { vec![Decide::Visits, Decide::Value] };
        let views =
            run.header.claims.view.map_or_else(|| vec![ReportedView::Max, ReportedView::Mover], |view| vec![view]);
        let (means, counts): (&[_], &[_]) = if config.has_priors() {
            (&UnvisitedMean::ALL, &[AllVisits::Children, AllVisits::Node])
        } else {
            (&[UnvisitedMean::Worst], &[AllVisits::Node])
        };
        let mut rules = Vec::new();
        for (&unvisited, &all) in means.iter().flat_map(|mean| counts.iter().map(move |all| (mean, all))) {
            for (&decide, &view) in decides.iter().flat_map(|decide| views.iter().map(move |view| (decide, view))) {
                rules.extend([false, true].map(|is_raw| Self { is_raw, view, decide, unvisited, all, mistake: None }));
            }
        }
        rules
    }
}

struct CountedNode {
    position: AnyGame,
    moves: Vec<AnyMove>,
    via: Option<AnyMove>,
    /// The prior of the move that led to it; 0 without priors.
    prior: f64,
    children: Vec<usize>,
    /// The player who has moved to it.
    mover: Player,
    visits: f64,
    /// The sums of the results and of their shares, from MAX's side.
    raw: f64,
    share: f64,
}

/// A difference from the rule: the number of the event, the node, and the fact.
struct RuleDifference {
    at: usize,
    node: usize,
    fact: Fact,
}

struct SampledReplay<'a> {
    run: &'a Run,
    scale: ResultScale,
    config: MctsConfig,
    rule: Rule,
    nodes: Vec<CountedNode>,
    path: Vec<usize>,
    /// The nodes whose backup is still to come.
    backups: Vec<usize>,
    /// Whether the iteration has its result.
    is_over: bool,
    has_expanded: bool,
    rollouts: u64,
    decided: Option<AnyMove>,
}

/// Judges a run of iterations. It cannot be compared without a position.
pub(super) fn judge_sampled(run: &Run, position: Option<&AnyGame>) -> RunReport {
    let config = run.sampled().unwrap_or_default();
    let scaled = position.and_then(|position| Some((position, ResultScale::of(&config, position)?)));
    let Some((position, scale)) = scaled else {
        let view = run.header.claims.view.unwrap_or_default();
        return RunReport { view, variations: vec![Variation::Position], ..RunReport::default() };
    };
    let rules = Rule::all(run, &config);
    let replayed = |rule: Rule| {
        let mut replay = SampledReplay::new(run, position, scale, config, rule);
        let difference = replay.follow();
        (replay, difference)
    };
    let at = |found: &(SampledReplay, Option<RuleDifference>)| {
        found.1.as_ref().map_or(usize::MAX, |difference| difference.at)
    };
    let nearer = |nearest, next| if at(&nearest) < at(&next) { next } else { nearest };
    let (replay, difference) = rules.iter().copied().map(replayed).reduce(nearer).expect("there is a rule");
    let is_whole = run.samples.iter().any(|told| matches!(told.event, SampleEvent::Decide { .. }));
    let verdict = match difference.as_ref().map(|difference| &difference.fact) {
        None if is_whole => RunVerdict::Same,
        None => RunVerdict::Incomplete,
        Some(Fact::UnknownMove { .. }) => RunVerdict::Incomparable,
        Some(Fact::BestMove { .. }) => RunVerdict::Wrong,
        Some(Fact::Counts { .. }) => RunVerdict::Inconsistent,
        Some(
            Fact::Order { .. }
            | Fact::MissedCut { .. }
            | Fact::CutTooMany { .. }
            | Fact::LeafValue { .. }
            | Fact::Window { .. }
            | Fact::ReturnedValue { .. }
            | Fact::Remembered { .. }
            | Fact::Side { .. }
            | Fact::Mover { .. }
            | Fact::Vector { .. }
            | Fact::OutcomeLeftOut { .. }
            | Fact::Depth { .. }
            | Fact::ExtraNode
            | Fact::EndsEarly
            | Fact::Selected { .. }
            | Fact::Untried { .. }
            | Fact::Sum { .. }
            | Fact::Prior { .. }
            | Fact::Phase,
        ) => RunVerdict::Differs,
    };
    let explains = |mistake: &SamplingMistake| {
        let with = |rule: &Rule| Rule { mistake: Some(*mistake), ..*rule };
        rules.iter().map(with).any(|rule| replayed(rule).1.is_none())
    };
    let is_explained = difference.is_none() || verdict == RunVerdict::Incomparable;
    let decide = run.header.claims.sampled.filter(|claims| claims.has("decide")).map(|_| config.decide);
    let rule = config.selection.rule();
    let possible = SamplingMistake::ALL.into_iter().filter(|mistake| mistake.is_possible(rule, decide));
    RunReport {
        verdict,
        view: replay.rule.view,
        best: replay.decided,
        work: VisitCounts { nodes: replay.nodes.len() as u64, leaves: replay.rollouts },
        first: difference.as_ref().map(|difference| replay.finding(difference)),
        diagnoses: possible.filter(|mistake| !is_explained && explains(mistake)).map(Mistake::Sampling).collect(),
        ..RunReport::default()
    }
}

impl<'a> SampledReplay<'a> {
    fn new(run: &'a Run, root: &AnyGame, scale: ResultScale, config: MctsConfig, rule: Rule) -> Self {
        let mut replay = Self {
            run,
            scale,
            config,
            rule,
            nodes: Vec::new(),
            path: Vec::new(),
            backups: Vec::new(),
            is_over: true,
            has_expanded: false,
            rollouts: 0,
            decided: None,
        };
        replay.add(root.clone(), None, root.to_move().opponent());
        replay.add_moves(0);
        replay
    }

    fn add(&mut self, position: AnyGame, via: Option<AnyMove>, mover: Player) -> usize {
        let legal = legal_moves(&position);
        let (prior, children, visits, raw, share) = (0.0, Vec::new(), 0.0, 0.0, 0.0);
        self.nodes.push(CountedNode { position, moves: legal, via, prior, children, mover, visits, raw, share });
        self.nodes.len() - 1
    }

    /// Adds all moves of a player's node with their priors, unless there are no priors or they have been added.
    fn add_moves(&mut self, node: usize) {
        let CountedNode { position, moves, children, .. } = &self.nodes[node];
        let Some((rule, mover)) = self.config.selection.priors().zip(position.turn().player()) else { return };
        if !children.is_empty() {
            return;
        }
        let after: Vec<_> = moves.iter().map(|&mv| (mv, position.after(mv))).collect();
        let priors = self.expected_priors(rule, node);
        for ((mv, position), prior) in after.into_iter().zip(priors) {
            let child = self.add(position, Some(mv), mover);
            self.nodes[child].prior = prior;
            self.nodes[node].children.push(child);
        }
    }

    /// Returns the priors of the moves of a node, in their order.
    fn expected_priors(&self, rule: Priors, node: usize) -> Vec<f64> {
        let CountedNode { position, moves, .. } = &self.nodes[node];
        let right = priors(rule, position, moves);
        let given = |&mv: &AnyMove| position.prior(mv).map(Score::get);
        match (self.rule.mistake, rule) {
            (Some(SamplingMistake::PriorsNotScaled), _) => {
                moves.iter().zip(right).map(|(mv, right)| given(mv).unwrap_or(right)).collect()
            }
            // With the signs of all evaluations changed, each prior is in proportion to its inverse.
            (Some(SamplingMistake::PriorsOfMax), Priors::Softmax { .. })
                if position.to_move() == Player::Min
                    && moves.iter().all(|mv| given(mv).is_none())
                    && right.iter().all(|prior| 0.0 < *prior) =>
            {
                let sum: f64 = right.iter().map(|prior| 1.0 / prior).sum();
                right.into_iter().map(|prior| 1.0 / prior / sum).collect()
            }
            (Some(_) | None, Priors::Uniform | Priors::Softmax { .. }) => right,
        }
    }

    /// Replays all events, up to the first that breaks the rule.
    fn follow(&mut self) -> Option<RuleDifference> {
        let samples = &self.run.samples;
        samples
            .iter()
            .enumerate()
            .find_map(|(at, &told)| self.step(told).err().map(|fact| RuleDifference { at, node: self.current(), fact }))
    }

    fn current(&self) -> usize {
        self.path.last().copied().unwrap_or_default()
    }

    fn step(&mut self, ReportedSample { event, .. }: ReportedSample) -> Result<(), Fact> {
        let begins = matches!(event, SampleEvent::Iteration | SampleEvent::Decide { .. });
        // Priors are reported when they are known: while a node is the current one, or before the first iteration.
        let is_of_any_phase = matches!(event, SampleEvent::Backup { .. } | SampleEvent::Prior { .. });
        if begins != self.is_over && !is_of_any_phase {
            return Err(Fact::Phase);
        }
        match event {
            SampleEvent::Iteration => {
                self.path = vec![0];
                (self.is_over, self.has_expanded) = (false, false);
                self.backups.clear();
                Ok(())
            }
            SampleEvent::Select { mv, sum } => self.select(mv, sum),
            // All children of the current node are added at once.
            SampleEvent::Expand { mv: None } if self.config.has_priors() => Ok(()),
            SampleEvent::Expand { mv } => self.expand(mv),
            SampleEvent::Prior { mv, prior } => self.prior(mv, prior),
            SampleEvent::Rollout(result) => self.roll_out(result),
            SampleEvent::Backup { wins, visits } => self.back_up(wins, visits),
            SampleEvent::Decide { mv } => self.decide(mv),
        }
    }

    /// Returns the move at the current node that the program names.
    fn resolved(&self, told: Option<ReportedMove>) -> Result<AnyMove, Fact> {
        let node = &self.nodes[self.current()];
        let found = told.and_then(|told| resolve(self.run, &node.position, &node.moves, node.children.len(), told));
        found.ok_or_else(|| Fact::UnknownMove {
            told: told.map(|told| self.run.told(told).into()),
            moves: node.moves.clone(),
        })
    }

    fn child(&self, node: usize, mv: AnyMove) -> Option<usize> {
        self.nodes[node].children.iter().copied().find(|&child| self.nodes[child].via == Some(mv))
    }

    fn untried(&self, node: usize) -> Option<AnyMove> {
        self.nodes[node].moves.iter().copied().find(|&mv| self.child(node, mv).is_none())
    }

    fn select(&mut self, told: Option<ReportedMove>, sum: Option<Score>) -> Result<(), Fact> {
        let mv = self.resolved(told)?;
        let node = self.current();
        let Turn::Player(player) = self.nodes[node].position.turn() else {
            return self.draw(node, mv);
        };
        let Some(child) = self.child(node, mv).filter(|_| !self.has_expanded) else { return Err(Fact::Phase) };
        if let Some(untried) = self.untried(node)
            && self.rule.mistake != Some(SamplingMistake::UntriedPassedOver)
        {
            return Err(Fact::Untried { untried });
        }
        let own = self.sum(node, child, player);
        let sums = self.nodes[node].children.iter().map(|&child| (child, self.sum(node, child, player)));
        let (greatest, most) = sums.fold((child, own), |best, next| if best.1 < next.1 { next } else { best });
        if own + ROUNDING < most {
            let expected = self.nodes[greatest].via.expect("a child has a move");
            let sums = [own, most].map(|sum| Score::new(sum).unwrap_or_default());
            return Err(Fact::Selected { told: mv, expected, sums });
        }
        if let Some(sum) = sum.filter(|sum| PRINTED < (sum.get() - own).abs()) {
            return Err(Fact::Sum { child: mv, told: sum, expected: Score::new(own).unwrap_or_default() });
        }
        self.descend(child);
        Ok(())
    }

    /// Continues at a child. With priors, an iteration ends where none has been before.
    fn descend(&mut self, child: usize) {
        self.has_expanded = self.config.has_priors() && self.nodes[child].visits == 0.0;
        self.path.push(child);
    }

    /// Continues at an outcome of a chance node. With priors, it may be one that was not drawn before.
    fn draw(&mut self, node: usize, outcome: AnyMove) -> Result<(), Fact> {
        let known = self.child(node, outcome).filter(|_| !self.has_expanded);
        let child = match known {
            Some(child) => child,
            None if self.config.has_priors() && !self.has_expanded => self.add_child(node, outcome),
            None => return Err(Fact::Phase),
        };
        self.descend(child);
        Ok(())
    }

    /// Checks the prior of a move of the current node.
    fn prior(&mut self, told_move: Option<ReportedMove>, told: Score) -> Result<(), Fact> {
        let node = self.current();
        let (Some(rule), Turn::Player(_)) = (self.config.selection.priors(), self.nodes[node].position.turn()) else {
            return Err(Fact::Phase);
        };
        let mv = self.resolved(told_move)?;
        let CountedNode { moves, .. } = &self.nodes[node];
        let priors = self.expected_priors(rule, node);
        let expected = moves.iter().zip(priors).find(|(known, _)| **known == mv).map_or(0.0, |(_, prior)| prior);
        if PRINTED < (told.get() - expected).abs() {
            return Err(Fact::Prior { child: mv, told, expected: Score::new(expected).unwrap_or_default() });
        }
        Ok(())
    }

    /// Returns the mean of a node from a player's view; with priors also that of one without visits.
    fn mean(&self, node: usize, player: Player) -> f64 {
        let CountedNode { visits, raw, share, .. } = self.nodes[node];
        if visits == 0.0 {
            return self.unvisited_mean(player);
        }
        match (self.rule.is_raw, player) {
            (true, Player::Max) => raw / visits,
            (true, Player::Min) => -raw / visits,
            (false, Player::Max) => share / visits,
            (false, Player::Min) => 1.0 - share / visits,
        }
    }

    /// Returns the mean from a player's view of a node without visits.
    fn unvisited_mean(&self, player: Player) -> f64 {
        let Interval { low, high } = self.scale.bounds();
        let (low, high) = match (self.rule.is_raw, player) {
            (true, Player::Max) => (low.get(), high.get()),
            (true, Player::Min) => (-high.get(), -low.get()),
            (false, _) => (0.0, 1.0),
        };
        match self.rule.unvisited {
            UnvisitedMean::Worst => low,
            UnvisitedMean::Middle => f64::midpoint(low, high),
            UnvisitedMean::Zero => 0.0,
        }
    }

    /// Returns the sum by which `player` selects a child.
    fn sum(&self, node: usize, child: usize, player: Player) -> f64 {
        if self.config.has_priors() { self.puct(node, child, player) } else { self.ucb1(node, child, player) }
    }

    /// Returns the mean of a child as it is compared at a node of `player`.
    fn compared_mean(&self, child: usize, player: Player) -> f64 {
        let viewer = match self.rule.mistake {
            Some(SamplingMistake::MeanOfMax | SamplingMistake::OneSign) => Player::Max,
            Some(SamplingMistake::MeanOfOpponent) => player.opponent(),
            Some(_) | None => player,
        };
        // A child without visits is the worst for the player who selects, whatever the others are compared by.
        let viewer = if self.nodes[child].visits == 0.0 { player } else { viewer };
        self.mean(child, viewer)
    }

    /// Returns the sum of PUCT by which `player` selects a child.
    fn puct(&self, node: usize, child: usize, player: Player) -> f64 {
        let of_children = || self.nodes[node].children.iter().map(|&child| self.nodes[child].visits).sum();
        let all: f64 = match self.rule.all {
            AllVisits::Children => of_children(),
            AllVisits::Node => self.nodes[node].visits,
        };
        let CountedNode { visits: own, prior, .. } = self.nodes[child];
        let c = self.config.exploration.get();
        let bonus = c * match self.rule.mistake {
            Some(SamplingMistake::PriorIgnored) => all.sqrt() / (1.0 + own),
            Some(SamplingMistake::CountsSwapped) => prior * own.sqrt() / (1.0 + all),
            Some(SamplingMistake::NoRootOfVisits) => prior * all / (1.0 + own),
            Some(SamplingMistake::VisitsOfRoot) => prior * self.nodes[0].visits.sqrt() / (1.0 + own),
            Some(SamplingMistake::LogWithPrior) => prior * (all.max(1.0).ln() / (1.0 + own)).sqrt(),
            Some(SamplingMistake::NothingAdded | SamplingMistake::BonusOfUcb1 | SamplingMistake::UntriedFirst)
                if own == 0.0 =>
            {
                f64::INFINITY
            }
            Some(SamplingMistake::NothingAdded) => prior * all.sqrt() / own,
            Some(SamplingMistake::BonusOfUcb1) => (all.ln() / own).sqrt(),
            Some(_) | None => prior * all.sqrt() / (1.0 + own),
        };
        let mean = self.compared_mean(child, player);
        if self.rule.mistake == Some(SamplingMistake::MeanSubtracted) { bonus - mean } else { mean + bonus }
    }

    /// Returns the sum of UCB1 by which `player` selects a child.
    fn ucb1(&self, node: usize, child: usize, player: Player) -> f64 {
        let mistake = self.rule.mistake;
        let (all, own) = (self.nodes[node].visits, self.nodes[child].visits);
        let tried_seldom = match mistake {
            Some(SamplingMistake::LogOfRoot) => (self.nodes[0].visits.ln() / own).sqrt(),
            Some(SamplingMistake::LogOfChild) => (own.ln() / own).sqrt(),
            Some(SamplingMistake::NoLog) => (all / own).sqrt(),
            Some(SamplingMistake::NoRoot) => all.ln() / own,
            Some(SamplingMistake::RootOfLog) => all.ln().sqrt() / own,
            Some(_) | None => (all.ln() / own).sqrt(),
        };
        self.compared_mean(child, player) + self.config.exploration.get() * tried_seldom
    }

    fn expand(&mut self, told: Option<ReportedMove>) -> Result<(), Fact> {
        if self.config.has_priors() {
            // A program may add each child alone, when it selects it for the first time.
            return self.select(told, None);
        }
        let mv = self.resolved(told)?;
        let node = self.current();
        if self.has_expanded || self.child(node, mv).is_some() {
            return Err(Fact::Phase);
        }
        let child = self.add_child(node, mv);
        self.path.push(child);
        self.has_expanded = true;
        Ok(())
    }

    fn add_child(&mut self, node: usize, mv: AnyMove) -> usize {
        let mover = self.nodes[node].position.to_move();
        let child = self.add(self.nodes[node].position.after(mv), Some(mv), mover);
        self.nodes[node].children.push(child);
        child
    }

    /// Returns the evaluation of the current node if it takes the place of a rollout there.
    fn evaluation(&self, node: usize) -> Option<Score> {
        let position = &self.nodes[node].position;
        let is_evaluated = self.config.rollout == (Rollout::Evaluation { plies: 0 }) && position.can_be_evaluated();
        is_evaluated.then(|| self.scale.result(position.evaluate().score()))
    }

    fn roll_out(&mut self, result: Score) -> Result<(), Fact> {
        let node = self.current();
        let is_leaf = self.nodes[node].moves.is_empty();
        // With priors, the first iteration may end at the root, as every other one does at a node without visits.
        let is_first = self.config.has_priors() && node == 0 && self.nodes[0].visits == 0.0;
        if !self.has_expanded && !is_leaf && !is_first {
            return Err(Fact::Phase);
        }
        if is_leaf {
            let expected = self.scale.result(self.nodes[node].position.evaluate().score());
            if expected != result {
                return Err(Fact::LeafValue { told: result, expected });
            }
        } else if let Some(expected) = self.evaluation(node)
            && PRINTED < (expected.get() - result.get()).abs()
        {
            return Err(Fact::LeafValue { told: result, expected });
        }
        self.add_moves(node);
        for &at in &self.path {
            let counted = &mut self.nodes[at];
            counted.visits += 1.0;
            counted.raw += result.get();
            counted.share += self.scale.x(result);
        }
        self.rollouts += 1;
        self.backups = self.path.clone();
        self.is_over = true;
        Ok(())
    }

    fn back_up(&mut self, told_wins: Option<Score>, told_visits: Option<Score>) -> Result<(), Fact> {
        let Some(node) = self.backups.pop() else { return Err(Fact::Phase) };
        self.path.truncate(self.backups.len() + 1);
        let CountedNode { visits, raw, share, mover, .. } = self.nodes[node];
        let is_turned = self.rule.view == ReportedView::Mover && mover == Player::Min;
        let wins = match (self.rule.is_raw, is_turned) {
            (true, false) => raw,
            (true, true) => -raw,
            (false, false) => share,
            (false, true) => visits - share,
        };
        let differs =
            |told: Option<Score>, number: f64| told.is_some_and(|told| ROUNDING < (told.get() - number).abs());
        if differs(told_wins, wins) || differs(told_visits, visits) {
            let told = [told_wins, told_visits];
            let expected = [wins, visits].map(|number| Score::new(number).unwrap_or_default());
            return Err(Fact::Counts { told, expected });
        }
        Ok(())
    }

    fn decide(&mut self, told: Option<ReportedMove>) -> Result<(), Fact> {
        self.path = vec![0];
        let mv = self.resolved(told)?;
        self.decided = Some(mv);
        let Turn::Player(player) = self.nodes[0].position.turn() else { return Ok(()) };
        let merit = |child: usize| match self.rule.mistake {
            Some(SamplingMistake::DecidesByPrior) => self.nodes[child].prior,
            // Only a child that was tried has a mean.
            Some(_) | None if self.nodes[child].visits == 0.0 => f64::NEG_INFINITY,
            Some(SamplingMistake::DecidesByWins) => self.mean(child, player) * self.nodes[child].visits,
            Some(SamplingMistake::DecidesBySum) => self.sum(0, child, player),
            Some(SamplingMistake::DecidesByMean) => self.mean(child, player),
            Some(SamplingMistake::DecidesByVisits) => self.nodes[child].visits,
            Some(_) | None => match self.rule.decide {
                Decide::Visits => self.nodes[child].visits,
                Decide::Value => self.mean(child, player),
            },
        };
        let own = self.child(0, mv).map_or(f64::NEG_INFINITY, merit);
        let better = self.nodes[0].children.iter().copied().find(|&child| own + ROUNDING < merit(child));
        let best = better.map(|_| {
            let most = |best: usize, next: usize| if merit(best) < merit(next) { next } else { best };
            self.nodes[0].children.iter().copied().reduce(most).expect("there is a better child")
        });
        match best.and_then(|best| self.nodes[best].via) {
            Some(expected) => Err(Fact::BestMove { told: Some(mv), expected: Some(expected) }),
            None => Ok(()),
        }
    }

    fn finding(&self, difference: &RuleDifference) -> Finding {
        let mut path = Vec::new();
        for &node in &self.path {
            path.extend(self.nodes[node].via);
            if node == difference.node {
                break;
            }
        }
        let player = self.nodes[difference.node].position.turn().player();
        let line = self.run.samples[difference.at].line;
        Finding { line, step: difference.at + 1, node: difference.node, path, player, fact: difference.fact.clone() }
    }
}
