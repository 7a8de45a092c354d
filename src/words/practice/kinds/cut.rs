//! Which children are pruned, if any. Asked when a child has returned and others are left, about two sides and about
//! several players.

use crate::i18n::narration::event_sentence;
use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::chance::chance_hint;
use crate::practice::context::Context;
use crate::practice::cutting::{
    CutError, CutTest, cut_tests, error_of_cut, left_open, numbers_hint, owner_args, test_args,
};
use crate::practice::kind::{Fault, Judged, Kind, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::players::{self, Compared, PlayersFacts, PlayersSentences};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::search::refutation::{Refutation, refutation};
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Step, Story};
use std::collections::HashSet;

#[derive(Clone, Debug, PartialEq)]
pub enum Cut {
    Sides {
        /// The test for a cutoff; at a chance node, the one that is met or is nearer to being met. `None` if the search
        /// prunes nothing.
        test: Option<CutTest>,
        /// The test of the other bound at a chance node.
        beside: Option<CutTest>,
    },
    /// In a search that backs up vectors.
    Players(PlayersFacts),
}

impl Kind for Cut {
    type Error = CutError;

    const ORDER: u8 = 40;
    const MISCONCEPTIONS: &'static [Misconception] =
        &[Misconception::MissedCut, Misconception::ExcessCut, Misconception::EqualityCut];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let after = match shown.recording.vectors() {
            Some(view) => shown.after.as_ref().filter(|after| view.limits().is_some() && !after.is_chance)?,
            None => shown.tested().filter(|after| shown.trace().has_window && !after.is_passing())?,
        };
        let step = if after.cuts() { after.tested_at } else { shown.step + 1 };
        after.are_others_left.then(|| after.ask(QuestionKind::Cut, shown.step, step))
    }

    fn choices<G: Game>(recording: &Recording<G>, question: &Question, most: usize) -> Vec<NodeId> {
        question.later(recording.trace()).take(most).collect()
    }

    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
        vec![Answer::Children(question.pruned(recording.trace()))]
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        if let Some(facts) = players::facts(recording, question, Compared::BestAndNext) {
            return Self::Players(facts);
        }
        let [test, beside] = cut_tests(recording, question);
        Self::Sides { test, beside }
    }

    fn error<G: Game>(&self, recording: &Recording<G>, question: &Question, answer: &Answer) -> Judged<CutError> {
        let Answer::Children(pruned) = answer else { return Some(Fault::WrongForm) };
        let (cuts, is_tie) = match self {
            Self::Sides { test, .. } => test.as_ref().map(|test| (test.cuts, test.is_tie()))?,
            Self::Players(facts) => facts.cut.as_ref().map(|test| (test.cuts, test.is_tie()))?,
        };
        error_of_cut(cuts, is_tie, question.later(recording.trace()), pruned)
    }

    fn misconception(&self, error: CutError) -> Misconception {
        match (error, self) {
            (CutError::CutAtTie, Self::Players(_)) => Misconception::EqualityCut,
            (CutError::MissedCut | CutError::PartialCut, _) => {
                CutTest::misconception(self.test(), Misconception::MissedCut)
            }
            (CutError::CutTooMuch | CutError::CutAtTie, _) => {
                CutTest::misconception(self.test(), Misconception::ExcessCut)
            }
        }
    }

    fn tested<G: Game>(&self, _: &Recording<G>) -> Misconceptions {
        let (cuts, is_tie) = match self {
            Self::Sides { test, .. } => test.as_ref().map(|test| (test.cuts, test.is_tie())),
            Self::Players(facts) => facts.cut.as_ref().map(|test| (test.cuts, test.is_tie())),
        }
        .unwrap_or_default();
        [if is_tie {
            Misconception::EqualityCut
        } else if cuts {
            Misconception::MissedCut
        } else {
            Misconception::ExcessCut
        }]
        .into()
    }

    fn refutation<G: Game>(
        &self,
        recording: &Recording<G>,
        question: &Question,
        error: CutError,
        answer: &Answer,
    ) -> Option<Refutation<G::Move>> {
        let (test, Answer::Children(pruned)) = (self.test()?, answer) else { return None };
        if !matches!(error, CutError::CutTooMuch | CutError::CutAtTie) {
            return None;
        }
        let moves: Vec<_> = pruned.iter().filter_map(|&child| recording.move_to(child)).collect();
        let seen = seen_leaves(recording, test.node, &moves, question.step);
        Some(refutation(recording.config(), recording.root(), &recording.moves_to(test.node), &moves, &seen))
    }

    /// A cutoff teaches more than its absence.
    fn extra_worth<G: Game>(recording: &Recording<G>, question: &Question) -> usize {
        if question.pruned(recording.trace()).is_empty() { 0 } else { 5 }
    }

    fn room_rank<G: Game>(&self, _: &Recording<G>, _: &Question, _: Step) -> Option<u8> {
        self.test().is_some_and(|test| test.limit.is_finite()).then_some(1)
    }

    fn room_prompt<G: GameView>(&self, context: &Context<'_, G>, _: Step) -> StyledText {
        context.ask_room("room-ask-cut", &[], || self.prompt(context))
    }

    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let (words, recording) = (context.names.words, context.names.recording);
        let (cuts, is_of_players) = match self {
            Self::Sides { test, .. } => (test.is_some_and(|test| test.cuts), false),
            Self::Players(facts) => (facts.cut.is_some_and(|test| test.cuts), true),
        };
        if !cuts {
            return self.why_open(context);
        }
        // On a sheet, the question about a chance node is asked at the return of its last outcome, and the cutoff
        // follows that step.
        let cutoff = recording.trace().cutoff(context.question.node).filter(|_| context.is_chance());
        let at = cutoff.map_or(context.question.step, |(_, cutoff)| cutoff);
        let said = event_sentence(words, recording, at);
        // The sentence about several players says what is pruned, too.
        if is_of_players { said } else { said.then(context.say("practice-why-pruned", &context.children_left())) }
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: CutError, _: &Answer) -> StyledText {
        match (error, self.test()) {
            (CutError::MissedCut, test) => missed_cut(context, test),
            (CutError::CutTooMuch, Some(test)) if !context.is_chance() => {
                context.say("practice-slip-cut-too-much", &test_args(context, test))
            }
            (CutError::CutTooMuch | CutError::CutAtTie, _) => self.why_open(context),
            (CutError::PartialCut, _) => context.say("practice-slip-partial-cut", &[]),
        }
    }

    fn error_before_reason<G: GameView>(
        &self,
        context: &Context<'_, G>,
        error: CutError,
        answer: &Answer,
    ) -> StyledText {
        match error {
            // The reason is not given twice.
            CutError::MissedCut => context.say("practice-slip-missed-cut", &[]),
            CutError::CutTooMuch | CutError::CutAtTie | CutError::PartialCut => {
                self.error_sentence(context, error, answer)
            }
        }
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        let test = match self {
            Self::Players(facts) => {
                let sentences = Self::of_players(context, facts);
                return match (strength, &facts.cut) {
                    (HintStrength::Numbers, Some(test)) => sentences.hint_of_cut(test),
                    (strength, _) => sentences.hint(strength),
                };
            }
            Self::Sides { .. } if context.is_chance() => return chance_hint(context, strength, self.tests()),
            Self::Sides { test, .. } => test,
        };
        let args = test.as_ref().map(|test| test_args(context, test)).unwrap_or_default();
        match strength {
            HintStrength::Where => context.hint("practice-hint-where-cut", &[]),
            HintStrength::Rule => context.hint("practice-hint-rule-cut", &args),
            HintStrength::Numbers => numbers_hint(context, test),
        }
    }
}

impl Cut {
    /// Returns the test for a cutoff of two sides, if there is one.
    fn test(&self) -> Option<&CutTest> {
        self.tests().next()
    }

    fn tests(&self) -> impl Iterator<Item = &CutTest> {
        let (test, beside) = match self {
            Self::Sides { test, beside } => (test.as_ref(), beside.as_ref()),
            Self::Players(_) => (None, None),
        };
        test.into_iter().chain(beside)
    }

    const fn of_players<'a, G: GameView>(
        context: &'a Context<'a, G>,
        facts: &'a PlayersFacts,
    ) -> PlayersSentences<'a, G> {
        PlayersSentences { context, facts, asked: "cut" }
    }

    /// Returns why the node is not cut.
    fn why_open<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        match self {
            Self::Sides { .. } => left_open(context, self.tests()),
            Self::Players(facts) => {
                let test = facts.cut.as_ref();
                test.map(|test| Self::of_players(context, facts).not_cut(test)).unwrap_or_default()
            }
        }
    }
}

/// Returns that a cutoff was missed: no value of the remaining children could change anything.
fn missed_cut<G: GameView>(context: &Context<'_, G>, test: Option<&CutTest>) -> StyledText {
    let said = context.say("practice-slip-missed-cut", &[]);
    let Some(test) = test else { return said };
    let mut args = test_args(context, test);
    if context.is_chance() {
        return said.then(context.say("practice-idle-chance", &args));
    }
    args.extend(owner_args(context, test));
    args.extend(context.children_left());
    said.then(context.say("practice-idle", &args))
}

/// Returns the moves to the leaves below the children by these moves that the search has evaluated until a step. There
/// are only such in a search with chance nodes, which may have probed a node before.
fn seen_leaves<G: Game>(recording: &Recording<G>, node: NodeId, moves: &[G::Move], step: Step) -> Vec<Vec<G::Move>> {
    let (trace, properties) = (recording.trace(), recording.config().algorithm.properties());
    if !(properties.searches_chance && properties.revisits_nodes) {
        return Vec::new();
    }
    let (line, moves) = (recording.moves_to(node), moves.iter().collect::<HashSet<_>>());
    let is_below = |leaf: &[G::Move]| {
        leaf.strip_prefix(line.as_slice()).and_then(<[_]>::first).is_some_and(|mv| moves.contains(mv))
    };
    let is_seen =
        |&leaf: &NodeId| trace.kind(leaf) != NodeKind::Inner && trace.left_at(leaf).is_some_and(|left| left <= step);
    trace.nodes().filter(is_seen).map(|leaf| recording.moves_to(leaf)).filter(|leaf| is_below(leaf)).collect()
}
