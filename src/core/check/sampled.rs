//! Judges a program's own Monte Carlo tree search: its iterations are replayed, with the results of its rollouts as it
//! reports them.
//!
//! A program is free in what it draws and in the order in which it tries moves. It is right if each selection takes a
//! child with the greatest sum, if nothing is selected before everything was tried, if the counts are those of the
//! iterations, and if the move is decided by them. w may be MAX's or that of the player who has moved to the node, and
//! a sum of results or of shares from 0 to 1.

use super::placed::resolve;
use super::report::{Fact, Finding, RunReport, RunVerdict, Variation, VisitCounts};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::run::sampled::{ReportedSample, SampleEvent};
use crate::run::{ReportedMove, ReportedView, Run};
use crate::score::{Player, Score, Turn};
use crate::search::mcts::{Decide, MctsConfig, ResultScale};
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
    mistake: Option<SamplingMistake>,
}

struct CountedNode {
    position: AnyGame,
    moves: Vec<AnyMove>,
    via: Option<AnyMove>,
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
    exploration: f64,
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
    let config = run.header.mcts.unwrap_or_default();
    let claims = run.header.claims.sampled.unwrap_or_default();
    let exploration = claims.exploration.unwrap_or(config.exploration).get();
    let decides = claims.decide.map_or_else(|| vec![Decide::Visits, Decide::Value], |decide| vec![decide]);
    let scaled = position.and_then(|position| Some((position, ResultScale::of(&MctsConfig::default(), position)?)));
    let Some((position, scale)) = scaled else {
        let view = run.header.claims.view.unwrap_or_default();
        return RunReport { view, variations: vec![Variation::Position], ..RunReport::default() };
    };
    let views = match run.header.claims.view {
        Some(view) => vec![view],
        None => vec![ReportedView::Max, ReportedView::Mover],
    };
    let mut rules = Vec::new();
    for &decide in &decides {
        for &view in &views {
            rules.extend([false, true].map(|is_raw| Rule { is_raw, view, decide, mistake: None }));
        }
    }
    let replayed = |rule: Rule| {
        let mut replay = SampledReplay::new(run, position, scale, exploration, rule);
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
            | Fact::Phase,
        ) => RunVerdict::Differs,
    };
    let explains = |mistake: &SamplingMistake| {
        let with = |rule: &Rule| Rule { mistake: Some(*mistake), ..*rule };
        rules.iter().map(with).any(|rule| replayed(rule).1.is_none())
    };
    let is_explained = difference.is_none() || verdict == RunVerdict::Incomparable;
    let possible = SamplingMistake::ALL.into_iter().filter(|mistake| mistake.is_possible(claims.decide));
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
    fn new(run: &'a Run, root: &AnyGame, scale: ResultScale, exploration: f64, rule: Rule) -> Self {
        let mut replay = Self {
            run,
            scale,
            exploration,
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
        replay
    }

    fn add(&mut self, position: AnyGame, via: Option<AnyMove>, mover: Player) -> usize {
        let legal = legal_moves(&position);
        let (children, visits, raw, share) = (Vec::new(), 0.0, 0.0, 0.0);
        self.nodes.push(CountedNode { position, moves: legal, via, children, mover, visits, raw, share });
        self.nodes.len() - 1
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
        let is_backup = matches!(event, SampleEvent::Backup { .. });
        if begins != self.is_over && !is_backup {
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
            SampleEvent::Expand { mv } => self.expand(mv),
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
        let Some(child) = self.child(node, mv).filter(|_| !self.has_expanded) else { return Err(Fact::Phase) };
        let Turn::Player(player) = self.nodes[node].position.turn() else {
            self.path.push(child);
            return Ok(());
        };
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
        self.path.push(child);
        Ok(())
    }

    /// Returns the mean of a node from a player's view.
    fn mean(&self, node: usize, player: Player) -> f64 {
        let CountedNode { visits, raw, share, .. } = self.nodes[node];
        match (self.rule.is_raw, player) {
            (true, Player::Max) => raw / visits,
            (true, Player::Min) => -raw / visits,
            (false, Player::Max) => share / visits,
            (false, Player::Min) => 1.0 - share / visits,
        }
    }

    /// Returns the sum by which `player` selects a child.
    fn sum(&self, node: usize, child: usize, player: Player) -> f64 {
        let mistake = self.rule.mistake;
        let viewer = match mistake {
            Some(SamplingMistake::MeanOfMax | SamplingMistake::OneSign) => Player::Max,
            Some(SamplingMistake::MeanOfOpponent) => player.opponent(),
            Some(_) | None => player,
        };
        let (all, own) = (self.nodes[node].visits, self.nodes[child].visits);
        let tried_seldom = match mistake {
            Some(SamplingMistake::LogOfRoot) => (self.nodes[0].visits.ln() / own).sqrt(),
            Some(SamplingMistake::LogOfChild) => (own.ln() / own).sqrt(),
            Some(SamplingMistake::NoLog) => (all / own).sqrt(),
            Some(SamplingMistake::NoRoot) => all.ln() / own,
            Some(SamplingMistake::RootOfLog) => all.ln().sqrt() / own,
            Some(_) | None => (all.ln() / own).sqrt(),
        };
        self.mean(child, viewer) + self.exploration * tried_seldom
    }

    fn expand(&mut self, told: Option<ReportedMove>) -> Result<(), Fact> {
        let mv = self.resolved(told)?;
        let node = self.current();
        if self.has_expanded || self.child(node, mv).is_some() {
            return Err(Fact::Phase);
        }
        let mover = self.nodes[node].position.to_move();
        let child = self.add(self.nodes[node].position.after(mv), Some(mv), mover);
        self.nodes[node].children.push(child);
        self.path.push(child);
        self.has_expanded = true;
        Ok(())
    }

    fn roll_out(&mut self, result: Score) -> Result<(), Fact> {
        let node = self.current();
        let is_leaf = self.nodes[node].moves.is_empty();
        if !self.has_expanded && !is_leaf {
            return Err(Fact::Phase);
        }
        if is_leaf {
            let expected = self.scale.result(self.nodes[node].position.evaluate().score());
            if expected != result {
                return Err(Fact::LeafValue { told: result, expected });
            }
        }
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
