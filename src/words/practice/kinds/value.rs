//! The interval proved for a node. Asked after a child has returned, or in a search that passes replies over, which
//! proves nothing, after the last one.

use crate::i18n::args;
use crate::i18n::extremum::Extremum;
use crate::i18n::message_args::{player_name, yes_or_no};
use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::chance::{average_so_far, chance_hint};
use crate::practice::context::Context;
use crate::practice::kind::{Ahead, Fault, Judged, Kind, KindError, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::proof::{
    NumberError, either_bound, error_of_proof, finite_ends, is_same, number, tested_by_number, tested_by_proof,
    wrong_number,
};
use crate::practice::question::{asks_for_returned, proved_of};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::{Bound, Interval, Player, Score, Turn};
use poda_core::trace::recording::Recording;
use poda_core::trace::running::Running;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Trace};
use strum::IntoStaticStr;

/// The maximum number of children of a node about whose value a room is asked before its leaves are visited.
const MAX_LEAVES: usize = 6;

#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// The side to move at the node.
    pub player: Player,
    /// The interval that the children finished so far prove of the node.
    pub proved: Interval,
    pub child_proved: Interval,
    /// Whether no more children are left.
    pub is_complete: bool,
    /// The average of the outcomes of a chance node with equal weights, once all have returned.
    pub unweighted: Option<Score>,
}

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ValueError {
    Number(NumberError),
    /// It is what the child that has just returned proves, but not what the node proves.
    ChildAlone(Interval),
    /// It is the average of the outcomes with equal weights.
    Unweighted(Interval),
}

impl KindError for ValueError {
    fn name(self) -> &'static str {
        match self {
            Self::Number(error) => error.name(),
            Self::ChildAlone(_) | Self::Unweighted(_) => self.into(),
        }
    }

    fn needs_numbers(self) -> bool {
        match self {
            Self::Number(error) => error.needs_numbers(),
            Self::ChildAlone(_) | Self::Unweighted(_) => true,
        }
    }
}

impl Kind for Value {
    type Error = ValueError;

    const ORDER: u8 = 20;
    const MISCONCEPTIONS: &'static [Misconception] = &[
        Misconception::BareNumber,
        Misconception::WeakBound,
        Misconception::BoundSide,
        Misconception::BackedUpValue,
        Misconception::Infinity,
        Misconception::Sign,
    ];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let (trace, after) = (shown.trace(), shown.after.as_ref()?);
        let proved = proved_of(trace, after.node, shown.step);
        if asks_for_returned(trace) {
            let is_asked = trace.event(after.left_at) == Some(Event::Leave(after.node)) && proved.is_exact();
            return is_asked.then(|| after.ask(QuestionKind::Value, shown.step, after.left_at));
        }
        let is_asked = proved != Interval::UNKNOWN && proved != trace.bounds;
        is_asked.then(|| after.ask(QuestionKind::Value, shown.step, shown.step))
    }

    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
        let trace = recording.trace();
        let proved = proved_of(trace, question.node, question.shown_step);
        // An end that follows only from the bounds of all values may be left out.
        let low = Interval::of(proved.low, Bound::Lower);
        let high = Interval::of(proved.high, Bound::Upper);
        let is_inner = !proved.is_exact();
        let without_high =
            (is_inner && proved.high == trace.bounds.high && proved.low != trace.bounds.low).then_some(low);
        let without_low =
            (is_inner && proved.low == trace.bounds.low && proved.high != trace.bounds.high).then_some(high);
        let mut accepted = vec![proved];
        accepted.extend([without_high, without_low].into_iter().flatten().filter(|other| *other != proved));
        accepted.into_iter().map(Answer::Proved).collect()
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        let (trace, node) = (recording.trace(), question.node);
        Self {
            player: trace.player(node),
            proved: proved_of(trace, node, question.shown_step),
            child_proved: proved_of(trace, question.child.unwrap_or(node), question.shown_step),
            is_complete: asks_for_returned(trace) || question.later(trace).next().is_none(),
            unweighted: unweighted(trace, question),
        }
    }

    fn error<G: Game>(&self, recording: &Recording<G>, question: &Question, answer: &Answer) -> Judged<ValueError> {
        let Answer::Proved(answered) = *answer else { return Some(Fault::WrongForm) };
        if Self::accepted(recording, question).contains(answer) {
            return None;
        }
        let is_unweighted = || self.unweighted.is_some_and(|mean| is_same(Interval::of(mean, Bound::Exact), answered));
        Some(Fault::Of(match error_of_proof(self.proved, answered)? {
            NumberError::WrongSign(_) | NumberError::NotProved(_) | NumberError::WrongNumber(_)
                if is_same(self.child_proved, answered) =>
            {
                ValueError::ChildAlone(answered)
            }
            NumberError::NotProved(_) | NumberError::WrongNumber(_) if is_unweighted() => {
                ValueError::Unweighted(answered)
            }
            error => ValueError::Number(error),
        }))
    }

    fn misconception(&self, error: ValueError) -> Misconception {
        let expected = number(self.proved);
        match error {
            ValueError::Number(error) => error.misconception(expected, Misconception::BackedUpValue),
            ValueError::ChildAlone(answered) | ValueError::Unweighted(answered) => {
                wrong_number(expected, answered, Misconception::BackedUpValue)
            }
        }
    }

    fn tested<G: Game>(&self, recording: &Recording<G>) -> Misconceptions {
        let tested = tested_by_proof(self.proved, Misconception::BackedUpValue);
        tested_by_number(recording, number(self.proved), tested)
    }

    /// The value of a node whose children are all leaves, before they are visited, and of a node that is cut.
    fn asked_ahead<G: Game>(ahead: &Ahead<'_, G>) -> Option<Question> {
        let (trace, shown_step) = (ahead.recording.trace(), ahead.step);
        match trace.event(shown_step)? {
            Event::Enter(node) if trace.kind(node) == NodeKind::Inner && ahead.shows_leaves => before(trace, node),
            Event::Cutoff(child) => {
                let (kind, node) = (QuestionKind::Value, trace.parent(child)?);
                Some(Question { kind, node, child: Some(child), shown_step, step: shown_step })
            }
            Event::Enter(_)
            | Event::Evaluate(_)
            | Event::TableHit(_)
            | Event::Improve(_)
            | Event::Expect(_)
            | Event::Skip(_)
            | Event::Leave(_) => None,
        }
    }

    fn room_rank<G: Game>(&self, _: &Recording<G>, question: &Question, step: Step) -> Option<u8> {
        (step <= question.shown_step).then_some(3)
    }

    fn confused<G: Game>(&self, recording: &Recording<G>, question: &Question, right: Interval) -> Vec<Interval> {
        let exact = |score: Score| Interval::of(score, Bound::Exact);
        if !right.is_exact() {
            return finite_ends(right).map(exact).chain([self.child_proved]).chain(either_bound(right)).collect();
        }
        let trace = recording.trace();
        let returned = trace.children(question.node).filter_map(|child| trace.result(child));
        [self.child_proved]
            .into_iter()
            .chain(returned.map(|(score, _)| exact(score)))
            .chain(either_bound(right))
            .collect()
    }

    fn prompt<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let is_bounded = context.trace().bounds != Interval::UNKNOWN;
        context.ask(if is_bounded { "practice-ask-value-in-bounds" } else { "practice-ask-value" }, &[])
    }

    fn room_prompt<G: GameView>(&self, context: &Context<'_, G>, asked_at: Step) -> StyledText {
        let is_ahead = context.trace().entered_at(context.question.node).is_some_and(|entered| asked_at <= entered);
        let key = if is_ahead { "room-ask-value-ahead" } else { "room-ask-value" };
        context.ask_room(key, &[], || self.prompt(context))
    }

    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        if context.is_chance() {
            return average_so_far(context, self.proved, self.is_complete);
        }
        let node = context.question.node;
        let last = context.question.child.unwrap_or(node);
        let extremum = Extremum::at(&mut Running::default(), context.trace(), [node, last])
            .so_far(!self.is_complete, Some(self.proved));
        let mut args =
            Vec::from(args![heading = context.names.heading(node), extremum, player = player_name(self.player)]);
        if !self.is_complete && self.proved.is_exact() {
            return context.say("practice-why-value-best-possible", &args);
        }
        args.extend(args![left = yes_or_no(!self.is_complete)]);
        context.say("practice-why-value", &args)
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: ValueError, answer: &Answer) -> StyledText {
        let key = match error {
            ValueError::Number(NumberError::TooWeak(_)) if self.proved.as_bound().is_none() => {
                "practice-slip-one-bound-of-two"
            }
            ValueError::Number(error) => error.message(true),
            ValueError::ChildAlone(_) if context.is_chance() => "practice-slip-child-alone-chance",
            ValueError::ChildAlone(_) => "practice-slip-child-alone",
            ValueError::Unweighted(_) => "practice-slip-unweighted",
        };
        context.number(key, answer)
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        if context.is_chance() {
            return chance_hint(context, strength, None);
        }
        match strength {
            HintStrength::Where => context.hint("practice-hint-where-value", &[]),
            HintStrength::Rule => context.hint("practice-hint-rule-value", &[]),
            HintStrength::Numbers => {
                let (node, child) = (context.question.node, context.question.child);
                let values = context.values_of_children(node, child, !self.is_complete);
                context.hint("practice-hint-numbers-value", &values)
            }
        }
    }
}

/// Returns the average of the outcomes of a chance node with equal weights, if all have returned.
fn unweighted(trace: &Trace, question: &Question) -> Option<Score> {
    let child = question.child?;
    if trace.turn(question.node) != Turn::Chance || question.later(trace).next().is_some() {
        return None;
    }
    let returned = trace.returned_outcomes(child);
    Score::weighted_mean(returned.into_iter().map(|(_, score, _)| (1, score))).ok()
}

/// Returns the question for the value of a node whose children are all leaves.
fn before(trace: &Trace, node: NodeId) -> Option<Question> {
    let children: Vec<_> = trace.children(node).collect();
    let are_leaves = children.iter().all(|&child| trace.kind(child) != NodeKind::Inner);
    let last = children.iter().copied().rfind(|&child| trace.is_searched(child))?;
    let step = trace.left_at(last)?;
    let question = Question { kind: QuestionKind::Value, node, child: Some(last), shown_step: step, step };
    (are_leaves && children.len() <= MAX_LEAVES).then_some(question)
}
