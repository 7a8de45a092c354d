//! The lecturer's own question on a slide, put to the room. It is about no search, and it exists until the slide is
//! left, also after it is answered.

use super::diary::{Diary, OpenExercise};
use super::hands::Hands;
use super::questions::{Audience, QuestionScope, QuestionState, RoomChoice, UnderWay};
use crate::state::classroom::{ClassQuestion, RoomQuestion};
use crate::stored::kept_work::KeptQuestions;
use poda_class::{Asking, own_answer, own_prompt};
use poda_core::document::{Lecture, LocalizedText, OwnQuestion};
use poda_core::trace::{NodeId, Step, TimelineStep};
use poda_session::lecture::OpenLecture;
use poda_session::{Session, UniqueId};
use poda_words::i18n::Words;
use poda_words::i18n::styled_text::StyledText;
use std::sync::Arc;

#[derive(Clone, Debug)]
pub struct SlideQuestion {
    id: UniqueId,
    /// The lecture, and the index of its entry with the slide.
    lecture: Arc<Lecture>,
    index: usize,
    pub question: OwnQuestion,
    pub hands: Hands,
    pub is_closed: bool,
}

impl SlideQuestion {
    /// Returns the question of the slide that a session shows.
    pub fn here(session: &Session) -> Option<Self> {
        let (open, question) = (session.shown_lecture()?, session.own_question()?.clone());
        let (lecture, index) = (Arc::clone(&open.lecture), open.index);
        Some(Self { id: UniqueId::next(), lecture, index, question, hands: Hands::default(), is_closed: false })
    }

    fn is_on(&self, open: &OpenLecture) -> bool {
        Arc::ptr_eq(&self.lecture, &open.lecture) && self.index == open.index
    }
}

impl UnderWay for SlideQuestion {
    fn state(&self) -> QuestionState {
        QuestionState {
            audience: Audience::Class,
            scope: QuestionScope::Here,
            is_reminded: false,
            outlasts_entry: false,
            limit: 0,
            open_step: (!self.is_closed).then_some(0),
            current_step: Some(0),
            asked_step: Some(0),
        }
    }

    fn is_about_shown(&self, session: &Session) -> bool {
        session.shown_lecture().is_some_and(|open| self.is_on(open))
    }

    fn shown_step(&self, session: &Session) -> Option<Step> {
        self.is_about_shown(session).then_some(0)
    }

    fn timeline_step(&self, session: &Session, _: Step) -> TimelineStep {
        // The tree behind the slide stays where it is.
        session.timeline_step()
    }

    fn played_out_mut(&mut self) -> Option<&mut Session> {
        None
    }

    fn hands(&self) -> &Hands {
        &self.hands
    }

    fn hands_mut(&mut self) -> &mut Hands {
        &mut self.hands
    }

    fn remind(&mut self) {}

    fn strengthen_hint(&mut self) {}

    fn show_answer(&mut self, _: &Session) {
        self.is_closed = true;
    }

    fn go_on(&mut self, _: &Session) {}

    fn ask_again(&mut self) {
        self.is_closed = false;
        self.hands.vote_again();
    }

    fn for_class<'a>(&self, session: &'a Session) -> Option<ClassQuestion<'a>> {
        let question = self.is_about_shown(session).then(|| self.question.clone())?;
        Some(ClassQuestion {
            question: RoomQuestion::Own(self.id),
            is_closed: self.is_closed,
            written: Box::new(move |number, words| Asking::own(&question, number, words)),
        })
    }

    fn room_choices(&self, session: &Session, words: &Words) -> Vec<RoomChoice> {
        if !self.is_about_shown(session) {
            return Vec::new();
        }
        let OwnQuestion { choices, right, .. } = &self.question;
        let choice = |(index, text): (usize, &LocalizedText)| {
            let is_right = self.is_closed.then_some(index == *right);
            let badge = self.hands.badge(index, choices.len(), NodeId::ROOT, false, is_right);
            RoomChoice { text: text.in_language(words.language()).to_owned(), badge, is_in_tree: false }
        };
        choices.iter().enumerate().map(choice).collect()
    }

    fn room_sentence(&self, _: &Session, words: &Words) -> Option<StyledText> {
        let said = if self.is_closed { own_answer } else { own_prompt };
        Some(said(&self.question, words))
    }

    fn kept(&self, _: &Session) -> Option<KeptQuestions> {
        None
    }

    fn is_recordable(&self) -> bool {
        false
    }

    fn record(&mut self, _: &Session, _: &OpenExercise<'_>, _: &mut Diary) {}
}
