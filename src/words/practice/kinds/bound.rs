//! The new bound of a window. Asked when a child has returned a better value; at a chance node, about the window with
//! which the next outcome is searched.

use crate::i18n::args;
use crate::i18n::message_args::{node_args, player_name, yes_or_no};
use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::context::Context;
use crate::practice::kind::{Fault, Judged, Kind, KindError, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::proof::{NumberError, error_of_number, is_same, tested_by_number};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::{Bound as Relation, Cutoff, Interval, Player, Score, Turn};
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Step, Trace};
use strum::IntoStaticStr;

#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// The bound before; at a chance node, the same bound of the node itself.
    pub before: Score,
    /// The bound after: the score that the child returned, or the bound of the next outcome.
    pub after: Score,
    /// The other bound of the window.
    pub other: Score,
    pub of: BoundOf,
}

/// The window that a bound is of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoundOf {
    /// That of the node, at which this side is to move: MAX raises α, MIN lowers β.
    Node(Player),
    /// That of the next outcome of a chance node.
    Outcome {
        /// Which bound: α or β.
        kind: Cutoff,
        next: NodeId,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BoundError {
    Number(NumberError),
    /// It is the bound of the chance node instead of the bound of its outcome.
    BoundOfNode(Score),
    /// It is the other bound of the window: α and β are confused.
    OtherBound(Score),
    /// It is the bound before the improvement.
    OldBound(Score),
}

impl KindError for BoundError {
    fn name(self) -> &'static str {
        match self {
            Self::Number(error) => error.name(),
            Self::BoundOfNode(_) | Self::OtherBound(_) | Self::OldBound(_) => self.into(),
        }
    }

    fn needs_numbers(self) -> bool {
        match self {
            Self::Number(error) => error.needs_numbers(),
            Self::BoundOfNode(_) | Self::OtherBound(_) | Self::OldBound(_) => true,
        }
    }

    fn is_other_bound(self) -> bool {
        match self {
            Self::OtherBound(_) | Self::OldBound(_) => true,
            Self::Number(_) | Self::BoundOfNode(_) => false,
        }
    }
}

impl Kind for Bound {
    type Error = BoundError;

    const ORDER: u8 = 50;
    const MISCONCEPTIONS: &'static [Misconception] =
        &[Misconception::WindowSide, Misconception::WindowValue, Misconception::Infinity, Misconception::Sign];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let (trace, step) = (shown.trace(), shown.step);
        let after = shown.tested().filter(|_| trace.has_window)?;
        let is_asked = if after.is_chance {
            outcome_bound(trace, after.child).is_some()
        } else {
            after.improves && trace.at(step).window(after.node) != trace.at(step + 1).window(after.node)
        };
        is_asked.then(|| after.ask(QuestionKind::Bound, step, step + 1))
    }

    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
        let (trace, node) = (recording.trace(), question.node);
        let window = if trace.turn(node) == Turn::Chance {
            question.next_outcome(trace).and_then(|next| trace.window(next))
        } else {
            trace.at(question.step).window(node)
        };
        let bound = Self::asked_bound(recording, question).zip(window);
        bound.map(|(kind, window)| Answer::number(window.limit(kind.player()))).into_iter().collect()
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        let (trace, node) = (recording.trace(), question.node);
        if trace.turn(node) == Turn::Chance {
            let kind = Self::asked_bound(recording, question).unwrap_or(Cutoff::Alpha);
            let next = question.next_outcome(trace).unwrap_or(node);
            let end = |node, player| trace.window(node).map(|window| window.limit(player)).unwrap_or_default();
            let [before, after] = [node, next].map(|node| end(node, kind.player()));
            let of = BoundOf::Outcome { kind, next };
            return Self { before, after, other: end(next, kind.player().opponent()), of };
        }
        let player = trace.player(node);
        let end = |step, player| trace.at(step).window(node).map(|window| window.limit(player)).unwrap_or_default();
        let [before, after] = [question.shown_step, question.step].map(|step| end(step, player.opponent()));
        Self { before, after, other: end(question.step, player), of: BoundOf::Node(player) }
    }

    fn error<G: Game>(&self, _: &Recording<G>, _: &Question, answer: &Answer) -> Judged<BoundError> {
        let Answer::Proved(answered) = *answer else { return Some(Fault::WrongForm) };
        let is = |score| is_same(Interval::of(score, Relation::Exact), answered);
        Some(Fault::Of(match self.of {
            _ if is(self.after) => return None,
            BoundOf::Node(_) if is(self.before) => BoundError::OldBound(self.before),
            BoundOf::Outcome { .. } if is(self.before) => BoundError::BoundOfNode(self.before),
            _ if is(self.other) => BoundError::OtherBound(self.other),
            BoundOf::Node(_) | BoundOf::Outcome { .. } => BoundError::Number(error_of_number(self.after, answered)?),
        }))
    }

    fn misconception(&self, error: BoundError) -> Misconception {
        match error {
            BoundError::Number(error) => error.misconception(Some(self.after), Misconception::WindowValue),
            BoundError::OtherBound(_) => Misconception::WindowSide,
            BoundError::OldBound(bound) if !bound.is_finite() => Misconception::Infinity,
            BoundError::OldBound(_) | BoundError::BoundOfNode(_) => Misconception::WindowValue,
        }
    }

    fn tested<G: Game>(&self, recording: &Recording<G>) -> Misconceptions {
        let tested = [Misconception::WindowSide, Misconception::WindowValue].into();
        let mut tested = tested_by_number(recording, Some(self.after), tested);
        if matches!(self.of, BoundOf::Node(_)) && !self.before.is_finite() {
            tested.insert(Misconception::Infinity);
        }
        tested
    }

    /// α at a MAX node, β at a MIN node.
    fn asked_bound<G: Game>(recording: &Recording<G>, question: &Question) -> Option<Cutoff> {
        match recording.trace().turn(question.node) {
            Turn::Player(player) => Some(Cutoff::at(player.opponent())),
            Turn::Chance => outcome_bound(recording.trace(), question.child?),
        }
    }

    fn room_rank<G: Game>(&self, _: &Recording<G>, question: &Question, step: Step) -> Option<u8> {
        // The window of an outcome takes too long to work out.
        (step <= question.shown_step && matches!(self.of, BoundOf::Node(_))).then_some(2)
    }

    fn confused<G: Game>(&self, _: &Recording<G>, _: &Question, _: Interval) -> Vec<Interval> {
        [self.before, self.other].map(|bound| Interval::of(bound, Relation::Exact)).into()
    }

    fn prompt<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let BoundOf::Outcome { kind, next } = self.of else {
            return context.ask("practice-ask-bound", &[]);
        };
        let more = args![next = context.names.short_inline(next), player = player_name(kind.player())];
        context.ask("practice-ask-outcome-window", &more)
    }

    fn room_prompt<G: GameView>(&self, context: &Context<'_, G>, _: Step) -> StyledText {
        context.ask_room("room-ask-bound", &[], || self.prompt(context))
    }

    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let BoundOf::Node(player) = self.of else {
            return self.outcome_window(context, "practice-why-outcome-window", None);
        };
        let relation = if player == Player::Max { ">" } else { "<" };
        let args = args![
            before = self.before,
            after = self.after,
            player = player_name(player),
            relation,
            open = yes_or_no(self.before == player.worst()),
        ];
        context.say("practice-why-bound", &args)
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: BoundError, answer: &Answer) -> StyledText {
        match error {
            BoundError::Number(NumberError::BoundForNumber(_)) => context.say("practice-slip-bound-of-window", &[]),
            BoundError::Number(error) => context.number(error.message(false), answer),
            BoundError::BoundOfNode(_) => self.outcome_window(context, "practice-slip-bound-of-node", Some(answer)),
            BoundError::OtherBound(_) if context.is_chance() => {
                self.outcome_window(context, "practice-slip-other-bound-of-outcome", Some(answer))
            }
            BoundError::OtherBound(_) => context.number("practice-slip-other-bound", answer),
            BoundError::OldBound(_) => context.number("practice-slip-old-bound", answer),
        }
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        if context.is_chance() {
            let key = match strength {
                HintStrength::Where => "practice-hint-where-outcome-window",
                HintStrength::Rule => "practice-hint-rule-outcome-window",
                HintStrength::Numbers => "practice-hint-numbers-outcome-window",
            };
            return self.outcome_window(context, key, None);
        }
        match strength {
            HintStrength::Where => context.hint("practice-hint-where-bound", &[]),
            HintStrength::Rule => context.hint("practice-hint-rule-bound", &[]),
            HintStrength::Numbers => {
                let numbers = args![before = self.before, after = self.after];
                context.hint("practice-hint-numbers-bound", &numbers)
            }
        }
    }
}

impl Bound {
    /// Returns a message about the window of the next outcome.
    fn outcome_window<G: GameView>(&self, context: &Context<'_, G>, key: &str, answer: Option<&Answer>) -> StyledText {
        let BoundOf::Outcome { kind, next } = self.of else { return StyledText::default() };
        let mut args = node_args(&context.names, context.question.node);
        args.extend(args![
            player = player_name(kind.player()),
            next = context.names.place(next),
            own = self.before,
            after = self.after,
        ]);
        if let Some(Answer::Proved(answered)) = answer {
            args.extend(args![answer = answered.to_string()]);
        }
        if let Some((weight, of)) = context.trace().weight(next) {
            args.extend(args![weight = weight.to_string(), of = of.to_string()]);
        }
        context.say(key, &args)
    }
}

/// Returns which bound of the next outcome's window the question asks for: α, if it is finite and not just the least of
/// all values; otherwise β under the same condition.
fn outcome_bound(trace: &Trace, child: NodeId) -> Option<Cutoff> {
    let next = trace.later_siblings(child).next().filter(|&next| trace.is_searched(next))?;
    let window = trace.window(next)?;
    let is_worked_out = |kind: &Cutoff| {
        let player = kind.player();
        window.limit(player).is_finite() && window.limit(player) != trace.bounds.own_end(player.opponent())
    };
    [Cutoff::Alpha, Cutoff::Beta].into_iter().find(is_worked_out)
}
