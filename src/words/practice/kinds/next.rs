//! Which node is entered next, or whether the current node is left. Asked when a child has returned and others are
//! left; a room is asked for the first child, too.

use crate::i18n::args;
use crate::i18n::message_args::node_args;
use crate::i18n::narration::event_sentence;
use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::chance::chance_hint;
use crate::practice::context::Context;
use crate::practice::cutting::{CutTest, cut_tests, left_open, not_cut, numbers_hint};
use crate::practice::kind::{Ahead, Fault, Judged, Kind, KindError, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step};
use strum::IntoStaticStr;

/// The maximum number of children among the choices of a room.
const MAX_OFFERED: usize = 3;

#[derive(Clone, Debug, PartialEq)]
pub struct Next {
    /// The child that is entered; `None` if the node is left after its cutoff.
    pub entered: Option<NodeId>,
    /// The test for a cutoff; `None` if the search prunes nothing.
    pub test: Option<CutTest>,
    /// The test of the other bound at a chance node.
    pub beside: Option<CutTest>,
}

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NextError {
    /// It enters a child that the cutoff has pruned.
    EntersPruned(NodeId),
    /// It leaves the node although there is no cutoff.
    LeavesTooEarly,
    /// It enters a child before its turn.
    OutOfOrder(NodeId),
}

impl KindError for NextError {
    fn needs_numbers(self) -> bool {
        match self {
            Self::EntersPruned(_) => false,
            Self::LeavesTooEarly | Self::OutOfOrder(_) => true,
        }
    }
}

impl Next {
    fn tests(&self) -> impl Iterator<Item = &CutTest> {
        self.test.iter().chain(&self.beside)
    }
}

impl Kind for Next {
    type Error = NextError;

    const ORDER: u8 = 60;
    const MISCONCEPTIONS: &'static [Misconception] =
        &[Misconception::MissedCut, Misconception::ExcessCut, Misconception::EqualityCut, Misconception::VisitOrder];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let after = shown.tested().filter(|after| after.are_others_left)?;
        // Either the next child is entered, or the node is left after its cutoff, or the others are passed over.
        let question = after.ask(QuestionKind::Next, shown.step, after.continued_at);
        // If the search prunes nothing and one child is left, there is only one answer.
        let is_given_away = !shown.trace().has_window && question.later(shown.trace()).take(2).count() == 1;
        (!is_given_away).then_some(question)
    }

    /// The children not searched yet and then the node itself, or all children if the node was just entered.
    fn choices<G: Game>(recording: &Recording<G>, question: &Question, most: usize) -> Vec<NodeId> {
        let trace = recording.trace();
        if question.child.is_some() {
            return question.later(trace).take(most).chain([question.node]).collect();
        }
        // A child that is visited again is one choice.
        trace.children(question.node).filter(|&child| !trace.is_revisit(child)).take(most).collect()
    }

    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
        let entered = recording.trace().event(question.step).and_then(Event::entered);
        vec![Answer::Node(entered.unwrap_or(question.node))]
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        let event = recording.trace().event(question.step);
        // Other replies are passed over whatever the window is.
        let is_passing = matches!(event, Some(Event::Skip(_)));
        let [test, beside] = if is_passing { [None; 2] } else { cut_tests(recording, question) };
        Self { entered: event.and_then(Event::entered), test, beside }
    }

    fn error<G: Game>(&self, recording: &Recording<G>, question: &Question, answer: &Answer) -> Judged<NextError> {
        let (Answer::Node(chosen), node) = (answer, question.node) else { return Some(Fault::WrongForm) };
        if !Self::choices(recording, question, usize::MAX).contains(chosen) {
            return Some(Fault::NotAChoice(*chosen));
        }
        Some(Fault::Of(match self.entered {
            Some(entered) if *chosen == entered => return None,
            None if *chosen == node => return None,
            Some(_) if *chosen == node => NextError::LeavesTooEarly,
            Some(_) => NextError::OutOfOrder(*chosen),
            None => NextError::EntersPruned(*chosen),
        }))
    }

    fn misconception(&self, error: NextError) -> Misconception {
        match (error, &self.test) {
            (NextError::EntersPruned(_), test) => CutTest::misconception(test.as_ref(), Misconception::MissedCut),
            (NextError::LeavesTooEarly, Some(test)) => CutTest::misconception(Some(test), Misconception::ExcessCut),
            // If the search has no windows, leaving a node early is not a cut.
            (NextError::LeavesTooEarly, None) | (NextError::OutOfOrder(_), _) => Misconception::VisitOrder,
        }
    }

    fn tested<G: Game>(&self, _: &Recording<G>) -> Misconceptions {
        match &self.test {
            Some(test) if test.cuts => [CutTest::misconception(Some(test), Misconception::MissedCut)].into(),
            Some(test) => {
                [CutTest::misconception(Some(test), Misconception::ExcessCut), Misconception::VisitOrder].into()
            }
            None => [Misconception::VisitOrder].into(),
        }
    }

    fn asked_ahead<G: Game>(ahead: &Ahead<'_, G>) -> Option<Question> {
        let (trace, step) = (ahead.recording.trace(), ahead.step);
        let node = trace.event(step).and_then(Event::entered).filter(|&node| trace.kind(node) == NodeKind::Inner)?;
        let enters = trace.event(step + 1).and_then(Event::entered).is_some();
        enters.then_some(Question { kind: QuestionKind::Next, node, child: None, shown_step: step, step: step + 1 })
    }

    fn room_rank<G: Game>(&self, _: &Recording<G>, _: &Question, _: Step) -> Option<u8> {
        Some(4)
    }

    fn max_offered() -> Option<usize> {
        Some(MAX_OFFERED)
    }

    fn room_prompt<G: GameView>(&self, context: &Context<'_, G>, _: Step) -> StyledText {
        if context.question.child.is_none() {
            return context.names.words.styled("room-ask-first", &node_args(&context.names, context.question.node));
        }
        context.ask_room("room-ask-next", &[], || self.prompt(context))
    }

    fn room_answer<G: GameView>(
        &self,
        context: &Context<'_, G>,
        _: Step,
        accepted: Option<&Answer>,
    ) -> Option<StyledText> {
        if context.question.child.is_some() {
            return None;
        }
        let entered = match accepted {
            Some(Answer::Node(entered)) => Self::node_text(context, *entered),
            Some(
                Answer::Children(_) | Answer::Proved(_) | Answer::Sum { .. } | Answer::Vector(_) | Answer::Changes(_),
            )
            | None => String::new(),
        };
        let mut args = node_args(&context.names, context.question.node);
        args.extend(args![entered]);
        Some(context.names.words.styled("room-why-first", &args))
    }

    fn node_text<G: GameView>(context: &Context<'_, G>, node: NodeId) -> String {
        if node != context.question.node {
            return context.names.short(node);
        }
        context.names.words.fill("practice-answer-left", &args![node = context.names.place(node)])
    }

    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let (node, step) = (context.question.node, context.question.step);
        let Some(entered) = self.entered else {
            let [_, pruned] = context.children_left();
            let left = [("node", context.names.place(node).into()), pruned];
            let is_passing = matches!(context.trace().event(step), Some(Event::Skip(_)));
            let cutoff_at = if is_passing { step } else { step.saturating_sub(1) };
            let cutoff = event_sentence(context.names.words, context.names.recording, cutoff_at);
            return cutoff.then(context.say("practice-why-leaves", &left));
        };
        let mut args = node_args(&context.names, node);
        args.extend(args![entered = context.names.short_inline(entered)]);
        match &self.test {
            Some(_) if context.is_chance() => {
                left_open(context, self.tests()).then(context.say("practice-why-enters-outcome", &args))
            }
            Some(test) => not_cut(context, test).then(context.say("practice-why-enters", &args)),
            None => context.say("practice-why-enters-all", &args),
        }
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: NextError, _: &Answer) -> StyledText {
        let (names, node) = (&context.names, context.question.node);
        match error {
            NextError::EntersPruned(chosen) => context.about("practice-slip-enters-pruned", chosen),
            NextError::LeavesTooEarly => {
                let [_, left] = context.children_left();
                let args = [("subject", names.subject(node).into()), ("node", names.inline(node).into()), left];
                context.say("practice-slip-leaves-too-early", &args)
            }
            NextError::OutOfOrder(chosen) => {
                context.say("practice-slip-out-of-order", &args![other = names.short_inline(chosen)])
            }
        }
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        if context.is_chance() && self.test.is_some() {
            return chance_hint(context, strength, self.tests());
        }
        match (strength, &self.test) {
            (HintStrength::Where, _) => context.hint("practice-hint-where-next", &[]),
            (HintStrength::Rule, _) => context.hint("practice-hint-rule-next", &[]),
            (HintStrength::Numbers, Some(test)) => numbers_hint(context, [test]),
            (HintStrength::Numbers, None) => context.hint("practice-hint-numbers-next", &context.children_left()),
        }
    }
}
