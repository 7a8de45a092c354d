//! Generating exercises.

use super::AIMA;
use crate::test_window::TestWindow;
use poda_session::Origin;
use poda_window::state::practice::PracticeMode;

fn dialog() -> TestWindow {
    let mut window = TestWindow::new();
    window.open_more_practice();
    window.click("New exercise…");
    window
}

fn set(window: &mut TestWindow, name: &str, text: &str) {
    window.focus(name);
    window.press_with(egui::Modifiers::COMMAND, egui::Key::A);
    window.type_text(text);
}

#[test]
fn a_seed_typed_again_gives_the_same_exercise() {
    let create = || {
        let mut window = dialog();
        set(&mut window, "Seed", "42");
        window.click("What to do: Fill in");
        window.click("Create");
        window.wait_for_searches();
        assert_eq!(window.origin(), Origin::New);
        assert!(window.app().practice().is_some_and(|practice| matches!(practice, PracticeMode::FillIn(_))));
        window.text()
    };
    let text = create();
    assert!(text.contains("seed: 42") && text.contains("FillIn"), "{text}");
    assert_eq!(create(), text);
}

#[test]
fn impossible_wishes_are_said_to_be_so_and_the_dialog_stays() {
    let mut window = dialog();
    window.click("Search by: Minimax");
    window.click("Search by: Alpha-beta");
    set(&mut window, "Deep cutoffs: at least", "1000");
    window.press(egui::Key::Enter);
    window.click("Create");
    window.wait_for_searches();
    assert!(window.says("New exercise"));
    assert!(window.says("at most"));
}

#[test]
fn what_an_exercise_contains_is_counted_on_request() {
    let mut window = dialog();
    set(&mut window, "Seed", "7");
    let counts =
        |window: &TestWindow| ["shallow cutoff prunes", "shallow cutoffs prune"].into_iter().any(|it| window.says(it));
    assert!(!counts(&window));
    window.click("Show what it contains");
    assert!(window.says("New exercise"));
    assert!(counts(&window));
}

#[test]
fn unsaved_work_is_not_lost_to_an_exercise() {
    let mut window = TestWindow::on(AIMA, Origin::New);
    window.open_more_practice();
    window.click("New exercise…");
    // A modal finds its place in its first frames.
    window.harness.run_steps(8);
    window.click("Create");
    window.wait_for_searches();
    assert!(window.says("Save the changes to “Figure”?"));
    window.click("Don’t save");
    assert_ne!(window.title().as_deref(), Some("Figure"));
}

/// A lesson opened from its file is read first; an exercise that is handed out begins.
#[test]
fn a_file_with_chosen_questions_offers_them_and_one_without_begins() {
    let file = || Origin::File("handed-out.ron".into());
    let tree = "version: 1, game: Tree(tree: [[3, 12], [2, 4]])";
    let lesson = format!("({tree}, practice: (questions: [(kind: Root, step: 25)]))");
    let mut window = TestWindow::on(&lesson, file());
    window.harness.run_steps(2);
    assert!(window.app().practice().is_none() && window.has("Practice on this document"));

    let mut window = TestWindow::on(&format!("({tree}, practice: (kinds: [Root]))"), file());
    window.harness.run_steps(2);
    assert!(window.app().practice().is_some_and(|practice| practice.predict().is_some()));
}

/// Trees of several players, by each of their searches: a typed seed makes the same exercise again.
#[test]
fn an_exercise_of_several_players_comes_back_by_its_seed() {
    for (search, algorithm) in [
        ("Max^n", "MaxN"),
        ("Max^n with shallow pruning", "MaxNShallow"),
        ("Paranoid", "Paranoid"),
        ("Best reply", "BestReply"),
    ] {
        let create = |players: &str, exercise: &str| {
            let mut window = dialog();
            set(&mut window, "Seed", "42");
            window.click_scrolled(exercise);
            window.click_scrolled(&format!("Players: {players}"));
            if algorithm != "MaxN" {
                window.click_scrolled(&format!("Search by: {search}"));
            }
            // The form has another height, so the modal moves.
            window.harness.run_steps(8);
            window.click_scrolled("Create");
            window.wait_for_searches();
            assert_eq!(window.origin(), Origin::New);
            window
        };
        let window = create("3", "What to do: Fill in");
        let is_blank = |window: &TestWindow| matches!(window.app().practice(), Some(PracticeMode::FillIn(_)));
        assert!(is_blank(&window), "{algorithm}");
        let text = window.text();
        for part in ["seed: 42", "players: 3", "[\"Ann\", \"Bob\", \"Cid\"]"] {
            assert!(text.contains(part), "{part} in {text}");
        }
        let found = window.app().session().search().unwrap().config().algorithm.properties().name;
        assert_eq!(found, algorithm);
        assert_eq!(create("3", "What to do: Fill in").text(), text);
        let predicting = create("6", "What to do: Predict");
        assert!(predicting.text().contains("players: 6"));
        assert!(predicting.app().practice().is_some_and(|practice| practice.predict().is_some()), "{algorithm}");
    }
}

/// What trees of several players cannot have is not offered, and a search of theirs gives way to one of MAX and MIN.
#[test]
fn between_players_and_sides_only_what_is_possible_is_offered() {
    let mut window = dialog();
    window.click_scrolled("Players: 4");
    assert!(window.has("Search by: Paranoid") && !window.has("Search by: Negamax"));
    assert!(!window.has("First to move: MIN") && !window.has("Equal leaves: none"));
    window.click_scrolled("Search by: Paranoid");
    window.click_scrolled("Players: MAX and MIN");
    assert!(window.has("Search by: Negamax") && !window.has("Search by: Paranoid"));
    assert!(window.has("First to move: MIN") && window.has("Equal leaves: none"));
    window.harness.run_steps(8);
    window.click_scrolled("Create");
    window.wait_for_searches();
    assert!(!window.text().contains("players"));
}
