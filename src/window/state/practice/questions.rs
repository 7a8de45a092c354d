//! Questions about a recorded search, asked one at a time: the quiz, and the people to whom they are put.
//! They are the same for every kind of search.

use super::diary::{Diary, OpenExercise};
use super::hands::Hands;
use super::kept_answers;
use crate::state::classroom::ClassQuestion;
use crate::stored::kept_work::{KeptQuestions, KeptScope};
use poda_core::trace::{NodeId, Step, TimelineStep};
use poda_picture::picture::ChoiceBadge;
use poda_session::Session;
use poda_words::i18n::Words;
use poda_words::i18n::styled_text::StyledText;
use poda_words::practice::offered_change::OfferedChange;
use poda_words::practice::quiz::{ClosedQuestion, Current, FirstAttempt, Quiz};
use poda_words::practice::sentences::QuestionSentences;
use poda_words::practice::{Question, judge};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::Arc;

/// The people to whom the questions are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The user, whose answers are judged.
    User,
    /// An audience in a room. The question is shown, and the next step answers it.
    Class,
    /// A reader, who meets the questions of a document while stepping through it, and can skip them.
    Reader,
}

/// How the questions are selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionScope {
    /// The questions that the author of the document chose, or else the most instructive ones.
    Author,
    /// The most instructive questions of the kinds that the user chose.
    User,
    /// Every question of the kinds that the user chose.
    Everything,
    /// The single question about the shown step.
    Here,
}

/// The search of a session that questions are about.
pub struct AskedAbout<'a, S: AskableSearch> {
    pub id: S::Id,
    pub recording: &'a S,
    pub step: Step,
}

/// A recorded search about which the window asks questions. It states what differs between the kinds of searches.
pub trait AskableSearch: QuestionSentences + Debug + 'static {
    type Id: Copy + Debug + PartialEq;

    /// Whether a question to the room stays open when another entry of a lecture shows the same search at the same
    /// step.
    const OUTLASTS_ENTRY: bool;

    /// Returns the search of this kind that a session shows.
    fn shown(session: &Session) -> Option<AskedAbout<'_, Self>>;

    fn timeline_step(session: &Session, step: Step) -> TimelineStep;

    /// Returns the answers that are offered to a room.
    fn offered(&self, question: &Question<Self::Kind>) -> Vec<Self::Answer>;

    /// Returns the question that is put to the room as a class gets it on its phones.
    fn for_class<'a>(session: &'a Session, current: &Current<Self>) -> Option<ClassQuestion<'a>>;
}

/// A quiz about a recorded search, and to whom its questions are put.
#[derive(Clone, Debug)]
pub struct Questions<S: AskableSearch> {
    of: S::Id,
    pub quiz: Quiz<S>,
    /// The nodes that the user marked, for an answer of several nodes.
    pub marked: BTreeSet<NodeId>,
    /// The changes of all leaves that the user marked.
    pub marked_changes: BTreeSet<OfferedChange>,
    pub audience: Audience,
    /// The number of raised hands for each choice of the question, and the choice counted last.
    pub hands: Hands,
    pub scope: QuestionScope,
    /// Whether a step forward from the open question has reminded the reader of it. The next one shows the answer.
    pub is_reminded: bool,
    /// The step at which the exercise was started.
    started_at: Step,
    /// The number of outcomes that need not be recorded in the diary any more.
    recorded: usize,
    /// The search with a value for which a wrong cut would change the root, while it is played out.
    pub played_out: Option<Arc<Session>>,
}

impl<S: AskableSearch> Questions<S> {
    /// Returns the questions of a quiz about the search with this identity, started at step `started_at`.
    pub(super) fn of(of: S::Id, quiz: Quiz<S>, audience: Audience, scope: QuestionScope, started_at: Step) -> Self {
        let (marked, marked_changes) = (BTreeSet::new(), BTreeSet::new());
        let (hands, played_out) = (Hands::default(), None);
        let (is_reminded, recorded) = (false, quiz.outcomes().len());
        Self { of, quiz, marked, marked_changes, audience, hands, scope, is_reminded, started_at, recorded, played_out }
    }

    /// Returns whether the questions are about the search with this identity.
    pub(super) fn is_about_search(&self, id: S::Id) -> bool {
        self.of == id
    }

    /// Returns the question put to the room and its choices, if it is shown at `step`. A closed question is shown until
    /// it is left.
    pub fn asked_of_room(&self, recording: &S, step: Step) -> Option<(&Current<S>, Vec<S::Answer>)> {
        let current = self.quiz.current().filter(|_| self.audience == Audience::Class)?;
        let is_shown = self.quiz.open_at(step).is_some() || current.is_closed && step == self.quiz.limit();
        is_shown.then(|| (current, recording.offered(&current.question)))
    }

    /// Returns whether the card of the exercise is shown at `step`. A reader sees it only at a question.
    pub fn has_card(&self, step: Step) -> bool {
        match self.audience {
            Audience::User => true,
            Audience::Class => false,
            Audience::Reader => self.quiz.current().is_some() && self.quiz.limit() <= step,
        }
    }

    /// Returns the step at which the exercise was started.
    const fn started_at(&self) -> Step {
        self.started_at
    }

    /// Returns whether the tree is at the initial step of the exercise, and no question has been closed yet.
    pub fn has_just_started(&self, step: Step) -> bool {
        step == self.started_at && self.quiz.outcomes().is_empty() && !self.quiz.is_over()
    }

    /// Returns the search with a refuting value, while it is played out.
    pub fn played_out(&self) -> Option<&Session> {
        self.played_out.as_deref()
    }

    /// Returns the outcomes that count. If a reader steps on, the answer is shown, which does not count as an attempt.
    pub fn counted_outcomes(&self) -> impl Iterator<Item = &ClosedQuestion<S>> + Clone {
        let is_reader = self.audience == Audience::Reader;
        self.quiz.outcomes().iter().filter(move |outcome| !is_reader || outcome.first != FirstAttempt::Shown)
    }

    fn clear_marks(&mut self) {
        self.marked.clear();
        self.marked_changes.clear();
    }

    pub fn answer(&mut self, recording: &S, answer: S::Answer) {
        self.quiz.answer(recording, answer);
        self.clear_marks();
    }
}

/// The state of questions about a search of any kind.
#[derive(Clone, Copy, Debug)]
pub struct QuestionState {
    pub audience: Audience,
    pub scope: QuestionScope,
    pub is_reminded: bool,
    /// Whether a question to the room stays open in another entry of a lecture, as [`AskableSearch::OUTLASTS_ENTRY`]
    /// states.
    pub outlasts_entry: bool,
    /// The last step that may be shown: that of the question or, once it is closed, the last one that tells nothing
    /// about the next.
    pub limit: Step,
    /// The step at which the open question is asked.
    pub open_step: Option<Step>,
    /// The step of the current question or, once it is closed, the step that answers it. `None` after the last
    /// question.
    pub current_step: Option<Step>,
    /// The step at which the current question is asked, also once it is closed. `None` after the last question.
    pub asked_step: Option<Step>,
}

impl QuestionState {
    /// Returns whether a question is open while its search is shown at a step.
    pub fn is_open_at(self, step: Option<Step>) -> bool {
        self.open_step.zip(step).is_some_and(|(open, step)| open <= step)
    }

    pub const fn is_closed(self) -> bool {
        self.current_step.is_some() && self.open_step.is_none()
    }

    pub const fn is_over(self) -> bool {
        self.current_step.is_none()
    }

    /// Returns whether the room is shown its question, or the answer to it, while the search is shown at a step.
    pub fn is_shown_to_room_at(self, step: Option<Step>) -> bool {
        self.audience == Audience::Class && self.is_open_at(step) || self.answers_room_at(step)
    }

    /// Returns whether the room is shown the answer to its question while the search is shown at a step.
    pub fn answers_room_at(self, step: Option<Step>) -> bool {
        self.audience == Audience::Class && self.is_closed() && step == Some(self.limit)
    }
}

/// A choice of the question put to the room.
#[derive(Clone, Debug)]
pub struct RoomChoice {
    /// The text beside its number.
    pub text: String,
    pub badge: ChoiceBadge,
    /// Whether its badge is at a node or on the edge to one.
    pub is_in_tree: bool,
}

/// Questions about a search of any kind. Its methods are what stepping, the room, the class and the diary need of them.
pub trait UnderWay {
    fn state(&self) -> QuestionState;

    /// Returns whether a session shows the search that the questions are about.
    fn is_about_shown(&self, session: &Session) -> bool;

    /// Returns the step of the shown search.
    fn shown_step(&self, session: &Session) -> Option<Step>;

    /// Returns the step of the timeline at a step of that search.
    fn timeline_step(&self, session: &Session, step: Step) -> TimelineStep;

    fn played_out_mut(&mut self) -> Option<&mut Session>;

    fn hands(&self) -> &Hands;

    fn hands_mut(&mut self) -> &mut Hands;

    fn remind(&mut self);

    fn strengthen_hint(&mut self);

    fn show_answer(&mut self, session: &Session);

    /// Goes to the next question, once the current one is closed.
    fn go_on(&mut self, session: &Session);

    /// Puts the question that was just answered to the room again.
    fn ask_again(&mut self);

    /// Returns the question that is put to the room as a class gets it on its phones, if it is shown.
    fn for_class<'a>(&self, session: &'a Session) -> Option<ClassQuestion<'a>>;

    /// Returns the choices of the question that is put to the room, if it is shown.
    fn room_choices(&self, session: &Session, words: &Words) -> Vec<RoomChoice>;

    /// Returns the question that is put to the room, then the answer with its reason; `None` if it is not shown.
    fn room_sentence(&self, session: &Session, words: &Words) -> Option<StyledText>;

    /// Returns the questions in their stored form; `None` if nothing was answered, or no question is left.
    fn kept(&self, session: &Session) -> Option<KeptQuestions>;

    /// Returns whether the user has closed a question that is not in the diary yet.
    fn is_recordable(&self) -> bool;

    /// Records the questions that were closed since the last call.
    fn record(&mut self, session: &Session, exercise: &OpenExercise<'_>, diary: &mut Diary);
}

impl<S: AskableSearch> UnderWay for Questions<S> {
    fn state(&self) -> QuestionState {
        let current = self.quiz.current();
        QuestionState {
            audience: self.audience,
            scope: self.scope,
            is_reminded: self.is_reminded,
            outlasts_entry: S::OUTLASTS_ENTRY,
            limit: self.quiz.limit(),
            open_step: current.filter(|current| !current.is_closed).map(|current| current.asked_at),
            current_step: current.map(|it| if it.is_closed { it.question.step } else { it.asked_at }),
            asked_step: current.map(|it| it.asked_at),
        }
    }

    fn is_about_shown(&self, session: &Session) -> bool {
        S::shown(session).is_some_and(|shown| shown.id == self.of)
    }

    fn shown_step(&self, session: &Session) -> Option<Step> {
        S::shown(session).map(|shown| shown.step)
    }

    fn timeline_step(&self, session: &Session, step: Step) -> TimelineStep {
        S::timeline_step(session, step)
    }

    fn played_out_mut(&mut self) -> Option<&mut Session> {
        self.played_out.as_mut().and_then(Arc::get_mut)
    }

    fn hands(&self) -> &Hands {
        &self.hands
    }

    fn hands_mut(&mut self) -> &mut Hands {
        &mut self.hands
    }

    fn remind(&mut self) {
        self.is_reminded = true;
    }

    fn strengthen_hint(&mut self) {
        self.quiz.strengthen_hint();
    }

    fn show_answer(&mut self, session: &Session) {
        let Some(shown) = S::shown(session) else { return };
        self.quiz.show_answer(shown.recording);
        self.clear_marks();
        self.is_reminded = false;
    }

    fn go_on(&mut self, session: &Session) {
        let Some(shown) = S::shown(session) else { return };
        self.played_out = None;
        self.hands = Hands::default();
        self.is_reminded = false;
        self.quiz.go_on(shown.recording);
        self.clear_marks();
    }

    fn ask_again(&mut self) {
        self.quiz.ask_again();
        self.hands.vote_again();
    }

    fn for_class<'a>(&self, session: &'a Session) -> Option<ClassQuestion<'a>> {
        let shown = S::shown(session)?;
        let (current, choices) = self.asked_of_room(shown.recording, shown.step)?;
        S::for_class(session, current).filter(|_| !choices.is_empty())
    }

    fn room_choices(&self, session: &Session, words: &Words) -> Vec<RoomChoice> {
        let Some(AskedAbout { recording, step, .. }) = S::shown(session) else { return Vec::new() };
        let Some((current, answers)) = self.asked_of_room(recording, step) else { return Vec::new() };
        let question = &current.question;
        let count = answers.len();
        let texts = recording.room_choices(words, question, &answers);
        let choice = |((index, answer), text): ((usize, &S::Answer), String)| {
            let node = recording.choice_node(question, answer);
            let is_on_edge = node.is_some_and(|node| node != question.node);
            let is_right = current.is_closed.then(|| judge(recording, question, answer).is_right);
            let badge = self.hands.badge(index, count, node.unwrap_or(question.node), is_on_edge, is_right);
            RoomChoice { text, badge, is_in_tree: node.is_some() }
        };
        answers.iter().enumerate().zip(texts).map(choice).collect()
    }

    fn room_sentence(&self, session: &Session, words: &Words) -> Option<StyledText> {
        let AskedAbout { recording, step, .. } = S::shown(session)?;
        let (current, _) = self.asked_of_room(recording, step)?;
        Some(match &current.verdict {
            Some(verdict) => recording.room_answer(words, &current.question, current.asked_at, verdict),
            None => recording.room_prompt(words, &current.question, current.asked_at),
        })
    }

    fn kept(&self, session: &Session) -> Option<KeptQuestions> {
        let shown = S::shown(session).filter(|shown| shown.id == self.of)?;
        self.kept_on(shown.recording, session.timeline_step())
    }

    fn is_recordable(&self) -> bool {
        self.audience == Audience::User && self.recorded < self.quiz.outcomes().len()
    }

    fn record(&mut self, session: &Session, exercise: &OpenExercise<'_>, diary: &mut Diary) {
        let outcomes = self.quiz.outcomes();
        if let Some(shown) = S::shown(session).filter(|shown| shown.id == self.of) {
            diary.record_outcomes(exercise, shown.recording, &outcomes[self.recorded..], self.quiz.is_over());
        }
        self.recorded = outcomes.len();
    }
}

impl QuestionScope {
    /// Returns the stored form of the scope; `None` for a single question, which is not kept.
    const fn kept(self) -> Option<KeptScope> {
        match self {
            Self::Author => Some(KeptScope::Author),
            Self::User => Some(KeptScope::User),
            Self::Everything => Some(KeptScope::Everything),
            Self::Here => None,
        }
    }
}

impl From<KeptScope> for QuestionScope {
    fn from(scope: KeptScope) -> Self {
        match scope {
            KeptScope::Author => Self::Author,
            KeptScope::User => Self::User,
            KeptScope::Everything => Self::Everything,
        }
    }
}

impl<S: AskableSearch> Questions<S> {
    /// Returns the questions in their stored form; `None` if nothing was answered, or no question is left.
    fn kept_on(&self, recording: &S, shown_at: TimelineStep) -> Option<KeptQuestions> {
        let current = self.quiz.current()?;
        let is_begun = !current.given().is_empty() || current.hint.is_some();
        let open = (is_begun && !current.is_closed)
            .then(|| kept_answers::kept(recording, &current.question, current.given(), current.hint));
        let closed = self.quiz.outcomes().iter();
        let closed: Vec<_> = closed
            .map(|outcome| kept_answers::kept(recording, &outcome.question, &outcome.given, outcome.hint))
            .collect();
        let scope = self.scope.kept()?;
        let is_empty = closed.is_empty() && open.is_none();
        let (started_at, shown_at) = (self.started_at(), shown_at.get());
        (!is_empty).then_some(KeptQuestions { started_at, shown_at, scope, closed, open })
    }

    /// Gives the answers again that the open question had when the exercise was left.
    pub fn repeat_open(&mut self, recording: &S, kept: &KeptQuestions) {
        let open: Vec<_> = kept.open.iter().collect();
        for (question, given, hints) in kept_answers::found(recording, &open) {
            self.quiz.repeat(recording, &question, given, hints);
        }
    }
}
