//! Practice of a Monte Carlo tree search: asked, hinted at, answered wrong and right, and concealed meanwhile.

use crate::mcts::{TREE, step, window_of_size};
use crate::screen_reader::live;
use crate::test_window::TestWindow;
use egui::{Key, PointerButton, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_core::game::any::AnyGame;
use poda_core::trace::TimelineStep;
use poda_core::trace::sampled::tree::SampledTree;
use poda_picture::picture::palette::Theme;
use poda_words::i18n::mcts::child_name;
use poda_words::i18n::{Language, Words, args};
use poda_words::practice::mcts::{
    MctsQuestion, MctsQuestionKind, MctsQuestionKinds, MctsResponse, mcts_questions_shown_at,
};
use poda_words::practice::quiz::HintStrength;
use poda_words::practice::sentences::QuestionSentences;

pub fn with_recording<T>(window: &TestWindow, read: impl FnOnce(&SampledTree<AnyGame>) -> T) -> T {
    read(window.app().session().sampled().unwrap().recording())
}

/// All questions from a step on.
fn questions(window: &TestWindow, from: usize) -> Vec<MctsQuestion> {
    let kinds: MctsQuestionKinds = MctsQuestionKind::ALL.iter().copied().collect();
    with_recording(window, |recording| {
        (from..recording.len()).flat_map(|step| mcts_questions_shown_at(recording, kinds, step)).collect()
    })
}

fn answer(window: &mut TestWindow, words: &Words, typed: &str) {
    window.focus(&words.text("practice-answer-field"));
    window.type_text(typed);
    window.press(Key::Enter);
}

#[test]
fn a_sum_is_asked_for_hinted_at_and_judged_and_the_next_question_follows() {
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let mut window = window_of_size(TREE, [1280.0, 1400.0], language, Theme::Light);
        let asked = questions(&window, 0);
        let pair = asked.windows(2).find(|pair| pair[0].kind == MctsQuestionKind::Term).unwrap();
        let [term, select] = [pair[0], pair[1]];
        assert_eq!((select.kind, select.step), (MctsQuestionKind::Select, term.step));
        window.app_mut().go_to_step(TimelineStep::new(term.shown_step));
        window.settle();
        window.click(&words.text("mcts-questions-ask"));
        let prompt = with_recording(&window, |recording| recording.prompt(&words, &term).plain());
        assert!(window.says(&prompt) && step(&window) == term.shown_step, "{prompt}");
        assert!(live(&window).contains(&prompt), "it is read aloud: {:?}", live(&window));
        let (typed, answered) = (words.text("practice-answer-field"), words.text("practice-answer"));
        for stop in [typed, answered] {
            window.press(Key::Tab);
            assert_eq!(window.focused(), Some(stop), "the question is the first stop");
        }

        // No step leads past it.
        for key in [Key::ArrowRight, Key::End, Key::Space] {
            window.press(key);
            assert_eq!(step(&window), term.shown_step, "{key:?}");
        }
        window.app_mut().go_to_step(TimelineStep::new(term.step + 5));
        window.settle();
        assert_eq!((step(&window), window.app().step_count()), (term.shown_step, term.shown_step));
        assert!(!window.says(&words.text("mcts-panel-select")), "no table of sums is shown");

        window.click(&words.text("mcts-questions-hint"));
        let hint = |window: &TestWindow, question: &MctsQuestion| {
            with_recording(window, |recording| recording.hint_sentence(&words, question, HintStrength::Where).plain())
        };
        assert!(window.says(&hint(&window, &term)));

        // Without the bonus it is a mistake that has a name, and an attempt is left.
        let sum = with_recording(&window, |recording| term.term(recording).unwrap());
        answer(&mut window, &words, &format!("{:.2}", sum.mean));
        let mean_alone = words.fill("mcts-slip-mean-alone-term", &args![formula = "c·√(ln N / n)"]);
        assert!(window.says(&words.text("cli-practice-again")) && window.says(&mean_alone));
        let says_aloud = |window: &TestWindow, judgment: &str| {
            live(window).iter().any(|said| said.starts_with(&words.text(judgment)))
        };
        assert!(says_aloud(&window, "cli-practice-again"));
        answer(&mut window, &words, "?");
        assert!(window.says(&words.text("practice-expected-sum")), "what is no number takes no attempt");
        for _ in 0..8 {
            window.press(Key::Backspace);
        }
        answer(&mut window, &words, &format!("{:.2}", sum.sum()));
        assert!(says_aloud(&window, "cli-practice-right") && step(&window) == term.step);

        // The child that is selected: a wrong one, and the right one.
        window.press(Key::Tab);
        assert_eq!(window.focused(), Some(words.text("mcts-questions-next")));
        window.press(Key::Space);
        assert_eq!(step(&window), select.shown_step);
        let [right, wrong] = with_recording(&window, |recording| {
            let [MctsResponse::Node(right)] = select.accepted(recording)[..] else { panic!("{select:?}") };
            let wrong = select.choices(recording).into_iter().find(|&choice| choice != right).unwrap();
            [right, wrong].map(|choice| child_name(&words, recording, choice))
        });
        window.click(&wrong);
        assert!(window.says(&words.text("cli-practice-again")) && step(&window) == select.shown_step);
        window.click(&right);
        assert!(window.says(&words.text("cli-practice-right")) && step(&window) == select.step);
        assert!(window.app().session().sampled().unwrap().recording().event(step(&window)).is_some());
        window.press(Key::ArrowRight);
        assert_eq!(step(&window), select.step + 1, "a closed question stops no step");
    }
}

fn click_in_tree(window: &mut TestWindow, name: &str) {
    let items = window.harness.query_all_by_role(Role::TreeItem);
    let is_meant = |label: String| label.split(',').next() == Some(name);
    let item = items.into_iter().find(|item| item.accesskit_node().label().is_some_and(is_meant));
    let place = item.unwrap().rect().center();
    window.click_at(place, PointerButton::Primary, 1);
}

#[test]
fn a_question_is_in_view_as_a_whole_and_a_child_in_the_tree_answers_it() {
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let mut window = window_of_size(TREE, [1280.0, 800.0], language, Theme::Light);
        let select = questions(&window, 0).into_iter().find(|asked| asked.kind == MctsQuestionKind::Select).unwrap();
        window.app_mut().go_to_step(TimelineStep::new(select.shown_step));
        window.settle();
        window.press(Key::E);
        while !window.says(&with_recording(&window, |recording| recording.prompt(&words, &select).plain())) {
            window.click(&words.text("mcts-questions-show"));
            window.click(&words.text("mcts-questions-next"));
        }
        let [right, wrong] = with_recording(&window, |recording| {
            let [MctsResponse::Node(right)] = select.accepted(recording)[..] else { panic!("{select:?}") };
            let choices = select.choices(recording);
            let wrong = choices.into_iter().find(|&choice| choice != right).unwrap();
            [right, wrong].map(|choice| child_name(&words, recording, choice))
        });
        let stop = words.text("mcts-questions-stop");
        for name in [&right, &wrong, &stop] {
            let button = window.harness.get_by_role_and_label(Role::Button, name);
            assert!(button.rect().bottom() < 736.0, "{name}: {:?}", button.rect());
        }
        click_in_tree(&mut window, &wrong);
        assert!(window.says(&words.text("cli-practice-again")));
        assert_eq!(step(&window), select.shown_step);
        click_in_tree(&mut window, &right);
        assert!(window.says(&words.text("cli-practice-right")));
        assert_eq!(step(&window), select.step);
        window.press(Key::E);
        assert!(!window.has(&stop) && window.has(&words.text("mcts-questions-ask")));
    }
}

#[test]
fn where_there_is_no_place_for_a_question_it_is_not_asked_later() {
    for [opens, closes] in [[Key::P, Key::P], [Key::F11, Key::F11]] {
        let mut window = window_of_size(TREE, [1280.0, 800.0], Language::ENGLISH, Theme::Light);
        window.press(opens);
        window.press(Key::E);
        assert!(!window.has("Stop"), "{opens:?}");
        window.press(closes);
        assert!(!window.has("Stop"), "{opens:?}");
        window.press(Key::E);
        assert!(window.has("Stop"), "{opens:?}");
    }
}

#[test]
fn what_the_search_decides_on_is_not_told_while_it_is_asked_for() {
    let mut window = window_of_size(TREE, [1280.0, 1400.0], Language::ENGLISH, Theme::Light);
    let last = window.app().session().timeline_len().get();
    window.app_mut().go_to_step(TimelineStep::new(last - 1));
    window.settle();
    assert!(window.says("the search would decide on"));
    window.click("Ask me about the next steps");
    assert!(window.says("The search is over. The moves have these w/n"));
    assert!(!window.says("the search would decide on"));
    window.press(Key::ArrowRight);
    assert_eq!(step(&window), last - 1);
    window.click("Show the answer");
    assert!(window.says("the search would decide on") && step(&window) == last);
    window.click("Stop");
    assert!(window.harness.query_by_label("Ask me about the next steps").is_some());
}

#[test]
fn a_question_out_of_sight_stops_no_step() {
    let mut window = window_of_size(TREE, [1280.0, 1400.0], Language::ENGLISH, Theme::Light);
    window.click("Ask me about the next steps");
    let asked_at = step(&window);
    // In front of an audience.
    window.press(Key::F11);
    window.press(Key::ArrowRight);
    assert_eq!(step(&window), asked_at + 1);
    window.press(Key::F11);
    assert_eq!(step(&window), asked_at, "in view again, it is asked at its step");
    window.press(Key::ArrowLeft);
    assert_eq!(step(&window), asked_at - 1, "what came before is read again");
    window.click("Back to the question");
    assert_eq!(step(&window), asked_at);
}
