//! What the reader of the open document is asked, and when a lesson is done.

use super::model::Model;
use poda_core::game::any::AnyGame;
use poda_core::trace::recording::Recording;
use poda_session::shown_search::ShownSearch;
use poda_window::state::mode::Mode;
use poda_window::state::practice::PracticeMode;
use poda_window::stored::settings::LessonAnswers;
use poda_words::lessons;
use poda_words::practice::check_askable;
use poda_words::practice::quiz::{ClosedQuestion, RightCount};

impl Model {
    /// Keeps the questions that the reader has closed, which are left with the exercise.
    pub fn keep_read_outcomes(&mut self) {
        let Some(recording) = self.session.search().map(ShownSearch::recording) else { return };
        let reader = self.practice.mode.as_ref().filter(|mode| mode.is_reading()).and_then(PracticeMode::predict);
        let Some(predict) = reader.filter(|predict| predict.is_of(recording)) else { return };
        self.practice.outcomes.keep_read(recording.id, predict.quiz.outcomes());
    }

    /// Marks the open lesson as done once the last step of its unchanged search is reached and each question that it
    /// asks of a reader was answered or shown.
    pub fn mark_lesson_done(&mut self) {
        let Some(number) = self.session.origin().lesson() else { return };
        let is_at_end = self.session.history().is_as_opened()
            && self.session.current_match().is_none()
            && !self.session.shows_partial_search()
            && self.session.is_over();
        if !is_at_end {
            return;
        }
        let name = lessons::name(number);
        let asked = self.asked_of_reader();
        if 0 < asked {
            let outcomes = self.read_outcomes();
            if outcomes.len() < asked {
                return;
            }
            let right = RightCount::of(outcomes, None).right;
            let answers = self.settings.answers.entry(name.to_owned()).or_default();
            if *answers != (LessonAnswers { right, asked }) && answers.right <= right {
                *answers = LessonAnswers { right, asked };
            }
        }
        if !self.settings.done.contains(name) {
            self.settings.done.insert(name.to_owned());
        }
    }

    /// Returns whether the document asks its reader a question that was not closed yet.
    pub fn is_question_left(&self) -> bool {
        self.read_outcomes().len() < self.asked_of_reader()
    }

    /// Returns how many questions the open document asks its reader: none if the document itself has a second search.
    /// A second search that the user has added does not change the number.
    pub fn asked_of_reader(&self) -> usize {
        let history = self.session.history();
        let is_alone = self.session.shows_document_alone()
            || history.document().searches.second() != history.baseline.searches.second();
        let asks = history.document().reading.asks && is_alone && self.is_reader_asked();
        if asks { history.chosen_questions().len() } else { 0 }
    }

    /// Returns the questions about the shown search that its reader has closed.
    fn read_outcomes(&self) -> &[ClosedQuestion<Recording<AnyGame>>] {
        self.session.search().map_or(&[], |search| self.practice.outcomes.read_of(search.recording().id))
    }

    /// Returns whether the open document can ask its reader something now.
    pub fn can_ask_reader(&self) -> bool {
        self.session.shows_document_alone() && self.is_reader_asked() && !self.offers_ways_in()
    }

    /// Returns whether a reader is asked questions about the open document, where nothing is shown beside it: its
    /// search is depth first, as it was opened, and shown to a single user, who wants to be asked.
    fn is_reader_asked(&self) -> bool {
        let own = self.session.search().filter(|_| self.session.document().search().is_some());
        let is_askable = own.is_some_and(|search| check_askable(search.passes()).is_ok());
        let is_single = !self.window.modes.has(Mode::Presenting) && !self.window.modes.has(Mode::Embedded);
        self.settings.asks_readers && is_single && self.session.history().is_as_opened() && is_askable
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_session::playback::Direction;
    use poda_session::{Command, Origin, Session};
    use poda_window::stored::settings::Settings;
    use poda_words::file::load_for_any_search;
    use poda_words::i18n::Language;

    /// Returns the model of a text at the end of its search, as if it were that of the first lesson.
    fn at_end(text: &str) -> Model {
        let settings = Settings::new(Language::ENGLISH);
        let document = load_for_any_search(text.as_bytes()).unwrap();
        let mut model = Model::new(Session::new(document, Origin::Lesson(0), settings.notation), settings);
        model.session.apply(Command::Go(Direction::Last));
        model.mark_lesson_done();
        model
    }

    #[test]
    fn a_lesson_is_done_without_the_questions_that_it_cannot_ask() {
        let asks = |search: &str, kind: &str| {
            format!(
                "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), {search} \
                practice: (questions: [(kind: {kind}, step: 5)]), reading: (asks: true))"
            )
        };
        let is_done = |model: &Model| !model.settings.done.is_empty();
        let mut model = at_end(&asks("", "Value"));
        assert!(model.asked_of_reader() == 1 && model.can_ask_reader() && !is_done(&model));
        let beside = model.session.latest_config().map(Into::into);
        model.session.apply(Command::SetBeside(beside));
        model.session.finish_tasks();
        model.session.apply(Command::Go(Direction::Last));
        model.mark_lesson_done();
        assert!(!model.can_ask_reader() && !is_done(&model), "the question waits beside a second search");
        for (search, kind) in [("search: (algorithm: Mcts),", "Select"), ("beside: (algorithm: Minimax),", "Value")] {
            let mut model = at_end(&asks(search, kind));
            assert!(model.asked_of_reader() == 0 && !model.can_ask_reader() && is_done(&model), "{search}");
            let beside = (!search.contains("beside")).then(|| model.session.offered_config().into());
            model.session.apply(Command::SetBeside(beside));
            model.session.finish_tasks();
            let is_asked = search.contains("beside");
            assert_eq!((model.asked_of_reader() == 1, model.can_ask_reader()), (is_asked, is_asked), "{search}");
        }
    }
}
