//! What a kind of question about a depth-first search is: [`Kind`], which the file of each kind in
//! [`kinds`](super::kinds) implements for what the search did where the question is asked.
//!
//! A file of a kind says everything about it: where it is asked, its choices, the right answers, what is wrong with
//! others and why, and every sentence. The list of all kinds, with their properties, is
//! [`QuestionKind`](poda_core::document::QuestionKind).

use super::answer::Answer;
use super::context::Context;
use super::misconception::{Misconception, Misconceptions};
use super::offered_change::OfferedChange;
use super::subject::Question;
use crate::i18n::styled_text::StyledText;
use crate::practice::quiz::HintStrength;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::{Cutoff, Interval, Payoffs, Turn};
use poda_core::search::refutation::Refutation;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Trace};
use std::fmt::Debug;

/// A kind of question, as what the search did at the step that answers one.
pub trait Kind: Clone + Debug + PartialEq + Sized {
    type Error: KindError;

    /// Questions that are asked at the same step come in this order.
    const ORDER: u8;
    /// The misconceptions that are tested again by such questions.
    const MISCONCEPTIONS: &'static [Misconception];

    /// Returns the question of this kind while the tree is shown at a step, if one is asked there.
    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question>;

    /// Returns the nodes to choose from, in order. Of the children or leaves among them, returns the first `most`.
    fn choices<G: Game>(_: &Recording<G>, _: &Question, _most: usize) -> Vec<NodeId> {
        Vec::new()
    }

    /// Returns the changes of all leaves that the question offers, in order.
    fn offered_changes(&self) -> Vec<OfferedChange> {
        Vec::new()
    }

    /// Returns every accepted answer, starting with the one that is shown.
    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer>;

    /// Returns what the search did at the step that answers the question.
    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self;

    /// Returns the error in an answer; `None` if it is right.
    fn error<G: Game>(&self, recording: &Recording<G>, question: &Question, answer: &Answer) -> Judged<Self::Error>;

    /// Returns the misconception that an error shows.
    fn misconception(&self, error: Self::Error) -> Misconception;

    /// Returns the misconceptions that the question tests.
    fn tested<G: Game>(&self, recording: &Recording<G>) -> Misconceptions;

    /// Returns whether values below a wrong cut would change the root; `None` for another answer.
    fn refutation<G: Game>(
        &self,
        _: &Recording<G>,
        _: &Question,
        _: Self::Error,
        _: &Answer,
    ) -> Option<Refutation<G::Move>> {
        None
    }

    /// Returns how much more a question teaches than an easy one of this kind.
    fn extra_worth<G: Game>(_: &Recording<G>, _: &Question) -> usize {
        0
    }

    /// Returns which bound of a window the question asks for, if it asks for one.
    fn asked_bound<G: Game>(_: &Recording<G>, _: &Question) -> Option<Cutoff> {
        None
    }

    /// Returns the question of this kind that a room is asked at a step at which practice asks none.
    fn asked_ahead<G: Game>(_: &Ahead<'_, G>) -> Option<Question> {
        None
    }

    /// Returns how late a room is asked the question, among those about the child that it is about, while the tree is
    /// shown at `step`; `None` if it is not asked.
    fn room_rank<G: Game>(&self, _: &Recording<G>, _: &Question, _step: Step) -> Option<u8> {
        None
    }

    /// Returns the greatest number of nodes among the choices of a room if it is not offered all of them or none.
    fn max_offered() -> Option<usize> {
        None
    }

    /// Returns intervals with which students confuse the right one, the likeliest first.
    fn confused<G: Game>(&self, _: &Recording<G>, _: &Question, _right: Interval) -> Vec<Interval> {
        Vec::new()
    }

    /// Returns vectors with which students confuse the right one, the likeliest first.
    fn confused_vectors(&self) -> Vec<Payoffs> {
        Vec::new()
    }

    /// Returns the question as a sentence.
    fn prompt<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        context.ask(&format!("practice-ask-{}", context.question.kind.name()), &[])
    }

    /// Returns the question as a class is asked it while the tree is shown at step `asked_at`.
    fn room_prompt<G: GameView>(&self, context: &Context<'_, G>, _asked_at: Step) -> StyledText {
        self.prompt(context)
    }

    /// Returns the answer that a class gets, if it differs from the verdict. `accepted` is the right answer.
    fn room_answer<G: GameView>(
        &self,
        _: &Context<'_, G>,
        _asked_at: Step,
        _accepted: Option<&Answer>,
    ) -> Option<StyledText> {
        None
    }

    /// Returns a node that is an answer, in its shown form.
    fn node_text<G: GameView>(context: &Context<'_, G>, node: NodeId) -> String {
        context.names.short(node)
    }

    /// Returns why the right answer is right.
    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText;

    /// Returns what is wrong with an answer.
    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: Self::Error, answer: &Answer) -> StyledText;

    /// Returns what is wrong with an answer where the reason for the right one follows.
    fn error_before_reason<G: GameView>(
        &self,
        context: &Context<'_, G>,
        error: Self::Error,
        answer: &Answer,
    ) -> StyledText {
        self.error_sentence(context, error, answer)
    }

    /// Returns that an answer names a node that is not among the choices.
    fn not_a_choice<G: GameView>(&self, context: &Context<'_, G>, chosen: NodeId, _answer: &Answer) -> StyledText {
        context.not_a_child_left(chosen)
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText;
}

/// What can be wrong with an answer to a kind of question, besides its form.
pub trait KindError: Copy + Debug + PartialEq + Into<&'static str> {
    /// Returns the name for files and statistics. It is the same in all versions.
    fn name(self) -> &'static str {
        self.into()
    }

    /// Returns whether a hint with the numbers follows the sentence about the error. Other sentences already have the
    /// numbers, or the numbers are the counts that the user should count again.
    fn needs_numbers(self) -> bool;

    /// Returns whether the sentence about the error contains why the right answer is right.
    fn is_explained(self) -> bool {
        false
    }

    /// Returns whether the answer is a bound of a window that is another one than the question asks for.
    fn is_other_bound(self) -> bool {
        false
    }
}

/// What is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault<Error> {
    /// It is not the kind of answer that the question asks for.
    WrongForm,
    /// It names a node that is not among the choices.
    NotAChoice(NodeId),
    Of(Error),
}

/// The judgment of an answer: what is wrong with it; `None` if it is right.
pub type Judged<Error> = Option<Fault<Error>>;

impl<Error> Fault<Error> {
    pub(super) fn map<Other>(self, other: impl FnOnce(Error) -> Other) -> Fault<Other> {
        match self {
            Self::WrongForm => Fault::WrongForm,
            Self::NotAChoice(node) => Fault::NotAChoice(node),
            Self::Of(error) => Fault::Of(other(error)),
        }
    }

    pub fn own(self) -> Option<Error> {
        match self {
            Self::WrongForm | Self::NotAChoice(_) => None,
            Self::Of(error) => Some(error),
        }
    }
}

/// A recorded search while its tree is shown at a step, at which questions may be asked.
pub struct Shown<'a, G: Game> {
    pub recording: &'a Recording<G>,
    pub hides_values: bool,
    pub step: Step,
    /// What follows the return of a child, if the step is one.
    pub after: Option<AfterChild>,
}

/// What a search does after a child has returned.
pub struct AfterChild {
    /// The parent of the child.
    pub node: NodeId,
    pub child: NodeId,
    pub is_chance: bool,
    pub improves: bool,
    pub are_others_left: bool,
    /// The step of the cutoff, if there is one.
    pub tested_at: Step,
    /// The step after the cutoff, or after the test without one.
    pub continued_at: Step,
    /// The step that leaves the node, if no other child is entered.
    pub left_at: Step,
}

impl AfterChild {
    fn new(trace: &Trace, child: NodeId, step: Step) -> Option<Self> {
        let node = trace.parent(child)?;
        let is_chance = trace.turn(node) == Turn::Chance;
        let improves = trace.improved_at(child).is_some();
        let tested_at = step + usize::from(improves || is_chance) + 1;
        let cuts = matches!(trace.event(tested_at), Some(Event::Cutoff(_)));
        let continued_at = tested_at + usize::from(cuts);
        let is_passing = matches!(trace.event(continued_at), Some(Event::Skip(_)));
        let are_others_left = trace.later_siblings(child).next().is_some();
        let left_at = continued_at + usize::from(is_passing);
        Some(Self { node, child, is_chance, improves, are_others_left, tested_at, continued_at, left_at })
    }

    pub const fn cuts(&self) -> bool {
        self.tested_at < self.continued_at
    }

    /// Returns whether the other replies are passed over. Such a node is left whether its bound is met or not.
    pub const fn is_passing(&self) -> bool {
        self.continued_at < self.left_at
    }

    /// Returns a question about the parent of the child.
    pub fn ask(&self, kind: QuestionKind, shown_step: Step, step: Step) -> Question {
        Question { kind, node: self.node, child: Some(self.child), shown_step, step }
    }
}

impl<'a, G: Game> Shown<'a, G> {
    pub fn new(recording: &'a Recording<G>, hides_values: bool, step: Step) -> Self {
        let trace = recording.trace();
        let after = match trace.event(step) {
            Some(Event::Leave(child)) => AfterChild::new(trace, child, step),
            Some(
                Event::Enter(_)
                | Event::Evaluate(_)
                | Event::TableHit(_)
                | Event::Improve(_)
                | Event::Expect(_)
                | Event::Cutoff(_)
                | Event::Skip(_),
            )
            | None => None,
        };
        Self { recording, hides_values, step, after }
    }

    pub const fn trace(&self) -> &'a Trace {
        self.recording.trace()
    }

    /// Returns the node that the step enters.
    pub fn entered(&self) -> Option<NodeId> {
        self.trace().event(self.step).and_then(Event::entered)
    }

    /// Returns what follows the return of a child at whose parent a cutoff is tested. There is no such test if an
    /// outcome is probed by one move.
    pub fn tested(&self) -> Option<&AfterChild> {
        self.after.as_ref().filter(|after| !self.trace().is_partial_probe(after.node))
    }

    /// Returns whether the last child of the root has returned, or the root of a search of two sides is a leaf, which
    /// has no child.
    pub fn is_at_the_end(&self) -> bool {
        let trace = self.trace();
        if let Some(after) = &self.after {
            return after.node == NodeId::ROOT && self.is_last_searched();
        }
        let is_leaf = || trace.kind(NodeId::ROOT) != NodeKind::Inner;
        let search = self.recording.config().algorithm.properties().multi_player;
        self.entered() == Some(NodeId::ROOT) && is_leaf() && search.is_none()
    }

    /// Returns whether the root's child that the step leaves is the last that is searched.
    fn is_last_searched(&self) -> bool {
        let trace = self.trace();
        let next = (self.step + 1..=trace.len()).find_map(|step| match trace.event(step) {
            Some(Event::Improve(_) | Event::Expect(_) | Event::Cutoff(_)) => None,
            event => Some(event),
        });
        next == Some(Some(Event::Leave(NodeId::ROOT)))
    }

    /// Returns a question about the whole search, which is answered by the last step.
    pub fn ask_at_the_end(&self, kind: QuestionKind) -> Question {
        Question { kind, node: NodeId::ROOT, child: None, shown_step: self.step, step: self.trace().len() }
    }
}

/// A recorded search while a room is asked about a step.
pub struct Ahead<'a, G: Game> {
    pub recording: &'a Recording<G>,
    pub step: Step,
    /// Whether leaves show their values before they are visited.
    pub shows_leaves: bool,
}
