//! A student who predicts the next step: reads the open question and answers it by accessible names alone.

use crate::test_window::TestWindow;
use egui::Key;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use poda_core::document::QuestionKinds;
use poda_core::document::practice::AnswerForm;
use poda_core::trace::NodeId;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::{Language, Words};
use poda_words::practice::offered_change::OfferedChange;
use poda_words::practice::sentences::QuestionSentences;
use poda_words::practice::{Answer, Question, questions_shown_at};

/// A student, and the language in which the window speaks.
pub struct Student {
    pub window: TestWindow,
    pub words: Words,
}

impl Student {
    /// A student before a window, after the key that starts predicting.
    pub fn at(mut window: TestWindow, language: Language) -> Self {
        window.press(Key::E);
        Self { window, words: Words::new(language) }
    }

    /// A student before a window who asks for every question.
    pub fn of_everything(mut window: TestWindow, language: Language) -> Self {
        let words = Words::new(language);
        window.open_more_practice();
        window.click(&words.text("practice-ask-everything"));
        Self { window, words }
    }

    /// The question that is read out.
    pub fn read(&self) -> Option<String> {
        let begins = self
            .words
            .fill("practice-question-accessible", &[("kind", "@".into()), ("node", "".into()), ("prompt", "".into())]);
        let begins = begins.split('@').next().unwrap().to_owned();
        let is_question = |node: &AccessKitNode| text_of(node).is_some_and(|text| text.starts_with(&begins));
        self.window.harness.query_all_by(is_question).find_map(|node| text_of(&node.accesskit_node()))
    }

    /// The open question: the one of the step that is shown whose sentence is read out.
    pub fn question(&self) -> Option<Question> {
        let read = self.read()?;
        let app = self.window.app();
        let recording = app.session().search().unwrap().recording();
        // Some are asked only of values that are hidden, and others only of values that are not.
        let at = |step| {
            [true, false]
                .into_iter()
                .flat_map(move |hides| questions_shown_at(recording, QuestionKinds::ALL, hides, step))
        };
        let sentence = |question: &Question| recording.prompt(&self.words, question).plain();
        let step = self.window.step();
        (0..=step).rev().flat_map(at).find(|question| read.ends_with(&sentence(question)))
    }

    /// The question that is written in the place of the caption, where the room is asked.
    pub fn asked_in_caption(&self) -> Option<Question> {
        let app = self.window.app();
        let recording = app.session().search().unwrap().recording();
        let at = |step| questions_shown_at(recording, QuestionKinds::ALL, true, step);
        let is_written = |question: &Question| {
            let asked = recording.room_prompt(&self.words, question, question.shown_step);
            self.window.has(&asked.plain())
        };
        (0..=self.window.step()).rev().take(4).flat_map(at).find(is_written)
    }

    /// What is accepted as the answer to a question.
    pub fn accepted(&self, question: &Question) -> Vec<Answer> {
        question.accepted(&**self.window.app().session().search().unwrap().recording())
    }

    /// Steps forward to the next question. Returns whether there is one.
    pub fn go_to_question(&mut self) -> bool {
        for message in ["practice-next-question", "practice-to-question"] {
            let name = self.words.text(message);
            if self.window.has(&name) {
                self.window.click(&name);
            }
        }
        self.read().is_some()
    }

    /// Answers the open question.
    pub fn give(&mut self, question: &Question, answer: &Answer) {
        match answer {
            Answer::Node(node) if *node == question.node => {
                self.click("practice-choose-leave", &self.name(*node, true));
            }
            Answer::Node(node) => self.click("practice-choose", &self.name(*node, false)),
            Answer::Children(leaves) if question.kind.properties().form == AnswerForm::Leaves => {
                for &leaf in leaves {
                    self.click("practice-choose", &self.name(leaf, false));
                }
                let message = if leaves.is_empty() { "practice-no-leaves" } else { "practice-these-leaves" };
                self.window.click(&self.words.text(message));
            }
            Answer::Children(children) => {
                for &child in children {
                    self.click("practice-prune", &self.name(child, false));
                }
                let message = if children.is_empty() { "practice-nothing-pruned" } else { "practice-these-pruned" };
                self.window.click(&self.words.text(message));
            }
            Answer::Proved(proved) | Answer::Sum { sum: proved, .. } => self.enter(&proved.to_string()),
            Answer::Vector(vector) => self.enter(&vector.shown()),
            Answer::Changes(changes) => {
                for change in changes {
                    let shown = change.shown(&self.words);
                    self.click("practice-choose", &shown);
                }
                let message = if changes.is_empty() { "practice-no-changes" } else { "practice-these-changes" };
                self.window.click(&self.words.text(message));
            }
        }
    }

    /// The middle of what has a name that begins so.
    pub fn place_beginning(&self, name: &str) -> Option<egui::Pos2> {
        let begins = |node: &AccessKitNode| text_of(node).is_some_and(|text| text.starts_with(name));
        self.window.harness.query_all_by(begins).next().map(|node| node.rect().center())
    }

    /// Types a value and presses Enter.
    pub fn enter(&mut self, text: &str) {
        self.window.focus(&self.words.text("practice-answer-field"));
        self.window.press_with(egui::Modifiers::COMMAND | egui::Modifiers::CTRL, Key::A);
        self.window.type_text(text);
        self.window.press(Key::Enter);
    }

    /// Whether a message is among what is said.
    pub fn says(&self, message: &str) -> bool {
        self.window.says(&self.words.text(message))
    }

    /// The answer to the first question of a kind that is wrong, whatever is right.
    pub fn wrong_answer(&self, question: &Question) -> Answer {
        let app = self.window.app();
        let recording = &**app.session().search().unwrap().recording();
        let accepted = question.accepted(recording);
        let choices = question.choices(recording);
        match question.kind.properties().form {
            AnswerForm::Node => {
                let wrong = choices.into_iter().map(Answer::Node).find(|choice| !accepted.contains(choice));
                wrong.expect("a wrong choice")
            }
            AnswerForm::Children if accepted == [Answer::Children(Vec::new())] => Answer::Children(choices),
            AnswerForm::Children | AnswerForm::Leaves => Answer::Children(Vec::new()),
            AnswerForm::Changes if accepted == [Answer::Changes(Vec::new())] => {
                Answer::Changes(vec![OfferedChange::Double])
            }
            AnswerForm::Changes => Answer::Changes(Vec::new()),
            AnswerForm::Vector => Answer::read_vector("-77 -77 -77").unwrap(),
            AnswerForm::Number | AnswerForm::Value | AnswerForm::Sum | AnswerForm::Counts => {
                Answer::read_value("-77").unwrap()
            }
        }
    }

    fn name(&self, node: NodeId, is_inline: bool) -> String {
        let app = self.window.app();
        let names = NodeNames::new(&self.words, app.session().search().unwrap().recording());
        if is_inline { names.inline(node) } else { names.heading(node) }
    }

    fn click(&mut self, message: &str, node: &str) {
        let name = self.words.fill(message, &[("node", node.into())]);
        self.window.click(&name);
    }
}

fn text_of(node: &AccessKitNode) -> Option<String> {
    node.label().or_else(|| node.value())
}

/// Every name and text that a screen reader finds.
pub fn all_text(window: &TestWindow) -> Vec<String> {
    let nodes = window.harness.root().children_recursive();
    let texts = |node: &AccessKitNode| [node.label(), node.value()].into_iter().flatten().collect::<Vec<_>>();
    nodes.flat_map(|node| texts(&node.accesskit_node())).collect()
}
