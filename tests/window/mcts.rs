//! Monte Carlo tree search in the window: opened, stepped through in every size, set in every way, looked at,
//! presented.

use crate::last_row::texts;
use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use poda_core::score::Score;
use poda_core::search::Algorithm;
use poda_core::search::mcts::{Decide, MctsConfig, Priors, Rollout, Selection};
use poda_core::trace::{RecordedKind, TimelineStep};
use poda_picture::picture::palette::Theme;
use poda_session::playback::Direction;
use poda_session::{Command, Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::file::load_for_any_search;
use poda_words::i18n::{Language, Words};

pub const TREE: &str = "(version: 1, title: \"Small\", game: Tree(tree: [(name: \"B\", children: [3, 12, 8]), \
    (name: \"C\", children: [2, 4, 6])]), search: (algorithm: Mcts, iterations: 25))";
pub const TIC_TAC_TOE: &str =
    "(version: 1, game: TicTacToe(board: [\"XOX\", \".O.\", \"...\"]), search: (algorithm: Mcts))";
pub const PIG: &str = "(version: 1, game: Pig(target: 6), search: (algorithm: Mcts, iterations: 40))";

pub fn window_of_size(text: &str, size: [f32; 2], language: Language, theme: Theme) -> TestWindow {
    let settings = Settings { theme, ..Settings::new(language) };
    let document = load_for_any_search(text.as_bytes()).unwrap();
    let session = Session::new(document, Origin::New, settings.notation);
    TestWindow::build(Harness::builder().with_size(size), session, settings)
}

pub fn window(text: &str) -> TestWindow {
    window_of_size(text, [1280.0, 800.0], Language::ENGLISH, Theme::Light)
}

/// All that is told of the window, with the places where it stands; of a tree that does not fit, what is beside it.
fn screen(window: &mut TestWindow, is_fitted: bool) -> Vec<String> {
    // The pointer lights nothing up, and what moves has come to rest.
    window.harness.run_steps(3);
    let nodes = window.harness.root().children_recursive().map(|node| node.accesskit_node());
    // A part of a tree stays where it is as long as the current node is in view.
    let nodes = nodes.filter(|node| is_fitted || node.role() != egui::Role::TreeItem);
    let nodes =
        nodes.map(|node| format!("{:?} {:?} {:?} {:?}", node.role(), node.label(), node.value(), node.raw_bounds()));
    let mut told: Vec<String> = nodes.collect();
    told.push(window.app().caption_text());
    told
}

pub fn step(window: &TestWindow) -> usize {
    window.app().timeline_step().get()
}

fn config(window: &TestWindow) -> MctsConfig {
    window.app().session().document().sampled().unwrap()
}

pub fn last(window: &TestWindow) -> usize {
    window.app().session().timeline_len().get()
}

#[test]
fn a_document_is_stepped_through_and_every_step_has_its_sentence() {
    let mut window = window(TREE);
    window.unfold("So far");
    assert!(window.app().caption_text().contains("The tree is the root alone"));
    window.press(Key::ArrowRight);
    assert_eq!(window.app().caption_text(), "Iteration 1.");
    window.press(Key::ArrowRight);
    assert!(window.app().caption_text().contains("B is the first move that has not been tried"));
    assert!(window.has("B, MIN, not counted yet"));
    window.press(Key::ArrowRight);
    assert!(window.says("the game is played to its end at random"));
    window.press(Key::ArrowRight);
    window.press(Key::ArrowRight);
    assert!(window.app().caption_text().starts_with("At A, w is now"));
    assert!(window.says("1 of 25 iterations is over"));
    window.press(Key::End);
    assert!(window.app().session().is_over());
    assert!(window.app().caption_text().contains("it has the most visits"));
    assert!(window.says("An estimate proves nothing"), "what is found is called an estimate");
}

#[test]
fn in_every_size_the_way_back_shows_what_the_way_forward_did() {
    for (text, is_fitted) in [(TREE, true), (PIG, false)] {
        let mut window = window(text);
        for size in RecordedKind::Sampled.step_sizes().iter().copied() {
            window.app_mut().go_to_step(TimelineStep::START);
            while window.app().session().step_size() != size {
                window.press_with(Modifiers::SHIFT, Key::S);
            }
            let mut seen = vec![screen(&mut window, is_fitted)];
            while step(&window) < last(&window) && seen.len() < 60 {
                let before = step(&window);
                window.press(Key::ArrowRight);
                assert!(before < step(&window));
                seen.push(screen(&mut window, is_fitted));
            }
            while let Some(shown) = seen.pop() {
                let now = screen(&mut window, is_fitted);
                for (now, before) in now.iter().zip(&shown) {
                    assert_eq!(now, before, "{size:?} at step {}", step(&window));
                }
                assert_eq!(now.len(), shown.len());
                window.press(Key::ArrowLeft);
            }
            assert_eq!(step(&window), 0);
        }
    }
}

#[test]
fn the_sums_among_which_a_step_selects_stand_in_a_table() {
    let mut window = window(TREE);
    // After both moves have been tried.
    let session = |window: &TestWindow| {
        let app = window.app();
        let mcts = app.session().sampled().unwrap();
        mcts.recording().end_of_iteration(2)
    };
    let to = session(&window) + 2;
    window.app_mut().go_to_step(TimelineStep::new(to));
    window.settle();
    let sentence = window.app().caption_text();
    assert!(sentence.contains("selects") && sentence.contains("is more than"), "{sentence}");
    assert!(window.says("WHY THIS CHILD"));
    let rows = |window: &TestWindow| {
        let named = window.harness.root().children_recursive().filter_map(|node| node.accesskit_node().label());
        named.filter(|name| name.contains(", w ") && name.contains(", sum ")).collect::<Vec<_>>()
    };
    let rows = rows(&window);
    assert_eq!(rows.len(), 2, "{rows:?}");
    for row in &rows {
        assert!(["n 1", "mean ", "bonus ", "sum "].iter().all(|cell| row.contains(cell)), "{row}");
        // The sentence has the same numbers, each with its own space after a sign of rounding.
        let sum = row.split("sum ").nth(1).unwrap().trim_start_matches('≈');
        assert!(sentence.contains(sum), "{sum} in {sentence}");
    }
    // A row leads to its node.
    window.click(&rows[0]);
    assert!(window.says("visit: a mean of"));
    window.press(Key::ArrowRight);
    assert!(!window.says("visit: a mean of"), "a step is about its own node");
}

#[test]
fn the_tree_is_walked_by_keys() {
    let mut window = window(TREE);
    window.press(Key::End);
    window.press(Key::Escape);
    window.press_with(Modifiers::ALT, Key::ArrowUp);
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    assert!(window.says("visits: a mean of"));
    let named = |window: &TestWindow| {
        let nodes = window.harness.root().children_recursive();
        let selected = nodes.filter(|node| {
            let node = node.accesskit_node();
            node.role() == egui::Role::TreeItem && node.is_selected() == Some(true)
        });
        selected.filter_map(|node| node.accesskit_node().label()).collect::<Vec<_>>()
    };
    let chosen = named(&window);
    assert_eq!(chosen.len(), 1, "{chosen:?}");
    for (key, back) in [(Key::ArrowLeft, Key::ArrowRight), (Key::ArrowRight, Key::ArrowLeft)] {
        window.press_with(Modifiers::ALT, key);
        if named(&window) != chosen {
            window.press_with(Modifiers::ALT, back);
        }
        assert_eq!(named(&window), chosen);
    }
    for key in [Key::F, Key::F, Key::Plus, Key::Minus, Key::Num0] {
        window.press(key);
    }
    assert_eq!(named(&window), chosen, "zooming selects nothing else");
}

#[test]
fn every_setting_is_changed_and_undone() {
    let mut window = window(TREE);
    let before = config(&window);
    window.press(Key::End);
    window.click_beginning("Iterations: ");
    window.click("50 iterations");
    assert_eq!(config(&window).iterations, 50);
    assert_eq!(step(&window), 0, "another search begins at its beginning");
    let (one_half, by_priors) = (Score::new(0.5).unwrap(), Selection::Puct(Priors::Uniform));
    let by_evaluation = Selection::Puct(Priors::Softmax { temperature: Score::from(2) });
    for (menu, value, changed) in [
        ("Exploration c", "0.5", MctsConfig { exploration: one_half, ..config(&window) }),
        ("Random seed", "3", MctsConfig { seed: 3, ..config(&window) }),
        ("Decided by", "Mean value", MctsConfig { decide: Decide::Value, ..config(&window) }),
        ("Selection", "PUCT, by priors", MctsConfig { selection: by_priors, ..config(&window) }),
        ("Priors", "By evaluation, temperature 2", MctsConfig { selection: by_evaluation, ..config(&window) }),
    ] {
        window.click_beginning("More: ");
        window.click_beginning(menu);
        window.harness.run_steps(4);
        window.click(value);
        let expected = MctsConfig { ..changed };
        let now = config(&window);
        assert!(
            now.exploration == expected.exploration
                || now.seed == expected.seed
                || now.decide == expected.decide
                || now.selection == expected.selection,
            "{menu}: {now:?}"
        );
        window.press(Key::Escape);
    }
    let changed = MctsConfig {
        iterations: 50,
        exploration: one_half,
        seed: 3,
        decide: Decide::Value,
        selection: by_evaluation,
        ..before
    };
    assert_eq!(config(&window), changed);
    for _ in 0..6 {
        window.press_with(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(config(&window), before);
}

#[test]
fn rollouts_may_end_with_an_evaluation() {
    let mut window = window("(version: 1, game: TicTacToe(), search: (algorithm: Mcts))");
    let config = MctsConfig { rollout: Rollout::Evaluation { plies: 1 }, ..config(&window) };
    let session = window.app().session().document().with_search(config);
    assert_eq!(session.sampled(), Some(config));
    window.click_beginning("More: ");
    window.click_beginning("Rollouts");
    window.harness.run_steps(4);
    window.click("1 ply, then evaluated");
    assert_eq!(self::config(&window), config);
    window.app_mut().go_to_step(TimelineStep::new(3));
    window.settle();
    assert!(window.app().caption_text().contains("then evaluated"), "{}", window.app().caption_text());
}

#[test]
fn a_rollout_is_stepped_through_on_a_board() {
    let mut window = window(TIC_TAC_TOE);
    window.app_mut().go_to_step(TimelineStep::new(3));
    window.settle();
    assert!(window.says("the result is"));
    window.click("One move of the rollout back");
    assert!(window.says("Move 4 of 5") || window.says("of "), "{:?}", window.harness.root());
    window.click("One move of the rollout forward");
    assert!(window.says("the result is"));
}

#[test]
fn another_algorithm_takes_its_place_and_back() {
    let mut window = window(TREE);
    window.click_beginning("Algorithm: ");
    window.click("Alpha-beta");
    assert_eq!(window.app().session().document().sampled(), None);
    assert!(window.app().session().sampled().is_none() && 5 < window.last(), "the other search is made");
    window.click_beginning("Algorithm: ");
    window.click("Monte Carlo tree search");
    assert!(window.app().session().sampled().is_some());
    window.press_with(Modifiers::COMMAND, Key::Z);
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(config(&window).iterations, 25);
}

#[test]
fn the_search_of_the_text_is_restored_whole_at_once() {
    let mut window = window(
        "(version: 1, notes: \"Look at the visits.\", game: TicTacToe(board: [\"XOX\", \".O.\", \"...\"]), \
        search: (algorithm: Mcts))",
    );
    let opened = window.app().session().document().clone();
    let choose = |window: &mut TestWindow, algorithm| {
        window.click_beginning("Algorithm: ");
        window.click(algorithm);
    };
    choose(&mut window, "Negamax");
    window.click("Search as in the text");
    assert_eq!(*window.app().session().document(), opened);
    // The settings of a search that was left are not part of the document, but are offered again.
    choose(&mut window, "Negamax");
    choose(&mut window, "Monte Carlo tree search");
    assert_eq!(*window.app().session().document(), opened);
    assert!(!window.says("Search as in the text"));
    assert_eq!(window.app().session().offered_config().algorithm, Algorithm::Negamax);
}

#[test]
fn what_has_no_meaning_says_so_and_does_nothing() {
    let mut window = window(TREE);
    for key in [Key::W, Key::L, Key::V, Key::C] {
        let before = window.app().session().document().clone();
        window.press(key);
        assert!(window.says("Not in Monte Carlo tree search"), "{key:?}");
        window.press(Key::Escape);
        assert!(!window.says("Not in Monte Carlo tree search"));
        assert!(*window.app().session().document() == before && step(&window) == 0);
    }
    window.press_with(Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(step(&window), 0);
}

#[test]
fn it_is_presented_with_what_is_called_up() {
    for language in Language::AUTHORED {
        for size in [[1280.0, 800.0], [1920.0, 1080.0]] {
            let mut window = window_of_size(TIC_TAC_TOE, size, language, Theme::Dark);
            window.press(Key::F11);
            assert!(
                window.harness.query_all_by_role(egui::Role::Image).next().is_some(),
                "the board stands beside the tree"
            );
            window.app_mut().go_to_step(TimelineStep::new(3));
            window.settle();
            let back = Words::new(language).text("mcts-rollout-back");
            window.click(&back);
            assert!(window.says("4") && window.has(&back), "its rollouts are stepped through there");
            window.app_mut().go_to_step(TimelineStep::START);
            for key in [Key::Y, Key::A, Key::J] {
                window.press(key);
            }
            for _ in 0..12 {
                window.press(Key::PageDown);
                let sentence = window.app().caption_text();
                assert!(window.says(&sentence), "{sentence}");
            }
            window.press(Key::Escape);
        }
    }
}

#[test]
fn small_windows_show_it_too() {
    for language in Language::AUTHORED {
        for size in [[900.0, 600.0], [390.0, 844.0], [640.0, 360.0]] {
            let mut window = window_of_size(PIG, size, language, Theme::Light);
            for _ in 0..20 {
                window.press(Key::ArrowRight);
            }
            assert_eq!(step(&window), 20);
        }
    }
}

#[test]
fn a_long_search_is_recorded_beside_the_window_and_keeps_the_step() {
    let mut window = window(TREE);
    let text = "(version: 1, game: ConnectFour(), search: (algorithm: Mcts, iterations: 12000))";
    window.paste(text);
    if window.has("Don’t save") {
        window.click("Don’t save");
    }
    assert!(window.app().session().sampled().unwrap().is_underway());
    for _ in 0..7 {
        window.press(Key::ArrowRight);
    }
    let (here, sentence) = (step(&window), window.app().caption_text());
    window.wait_until(|window| !window.app().session().has_tasks());
    assert_eq!((step(&window), window.app().caption_text()), (here, sentence));
    assert_eq!(window.app().session().sampled().unwrap().recording().iteration_count(), 12_000);
    window.app_mut().go_to_step(TimelineStep::new(usize::MAX));
    window.settle();
    assert!(window.app().session().is_over());
}

#[test]
fn it_is_saved_and_linked_as_it_is_shown() {
    let window = window(TREE);
    let text = window.text();
    assert!(text.contains("Mcts") && text.contains("iterations: 25"), "{text}");
    let link = window.app_mut().link_fragment().unwrap();
    let loaded = poda_window::documents::LoadedDocument::of_link(poda_words::file::Link::parse(&link));
    assert_eq!(*loaded.unwrap().document, *window.app().session().document());
}

#[test]
fn undo_of_a_setting_is_a_step_of_the_session() {
    let document = load_for_any_search(TREE.as_bytes()).unwrap();
    let mut session = Session::new(document, Origin::New, Settings::new(Language::ENGLISH).notation);
    session.apply(Command::Go(Direction::Last));
    assert!(session.is_over() && session.search().is_none(), "nothing else is searched");
    assert_eq!(session.document().search(), None);
    let depth_first = session.offered_config();
    session.apply(Command::SetSearch(depth_first.into()));
    assert!(
        session.sampled().is_none() && session.search().unwrap().check().is_some(),
        "the other search is made once it is shown"
    );
    session.apply(Command::Undo);
    assert_eq!(session.sampled().unwrap().recording().iteration_count(), 25);
}

#[test]
fn no_text_is_smaller_than_twelve_pixels() {
    let connect_four =
        "(version: 1, game: ConnectFour(columns: 5, rows: 4), search: (algorithm: Mcts, iterations: 120))";
    for (language, theme) in [(Language::ENGLISH, Theme::Light), (Language::SPANISH, Theme::Dark)] {
        for (text, size) in [
            (TREE, [1280.0, 800.0]),
            (TIC_TAC_TOE, [900.0, 600.0]),
            (PIG, [1280.0, 800.0]),
            (connect_four, [1280.0, 800.0]),
            (connect_four, [390.0, 844.0]),
        ] {
            let mut window = window_of_size(text, size, language, theme);
            let len = last(&window);
            for part in 0..=40 {
                window.app_mut().go_to_step(TimelineStep::new(len * part / 40));
                window.harness.run_steps(2);
                let small: Vec<_> = texts(&window).into_iter().filter(|(_, size)| *size < 11.99).collect();
                assert!(small.is_empty(), "{text} at step {} of {len}: {small:?}", step(&window));
            }
        }
    }
}

#[test]
fn the_means_stand_beside_the_true_values() {
    let mut window = window(TREE);
    window.press(Key::End);
    assert!(window.says("one of the best moves"));
    assert!(window.says("It would have done so since iteration"));
    // MIN answers B with 3, C with 2: as x of 2 to 12 that is 0.1 and 0.
    let rows = |window: &TestWindow| {
        let named = window.harness.root().children_recursive().filter_map(|node| node.accesskit_node().label());
        named.filter(|name| name.contains("±")).collect::<Vec<_>>()
    };
    let told = rows(&window).join("\n");
    assert!(told.contains("0.10") && told.contains("0.00"), "{told}");
    window.app_mut().go_to_step(TimelineStep::new(1));
    window.settle();
    assert!(!window.says("one of the best moves"), "nothing is told of what is to come");
}

/// At a board where MIN is to move.
const MIN_TO_MOVE: &str = "(version: 1, game: TicTacToe(board: [\"XOX\", \".X.\", \"O..\"]), \
    search: (algorithm: Expectiminimax, opponent: Random))";

#[test]
fn what_was_set_for_the_search_that_was_left_is_said_of_no_other() {
    let mut window = window(MIN_TO_MOVE);
    assert!(window.says("Chance decides here."), "the opponent moves at random");
    window.click_beginning("More: ");
    window.harness.run_steps(8);
    assert!(window.says("Symmetric siblings"));
    window.press(Key::Escape);
    window.click_beginning("Algorithm: ");
    window.click("Monte Carlo tree search");
    assert!(window.app().session().search().is_none());
    assert!(window.says("to move: MIN") && !window.says("Chance decides here."));
    window.click_beginning("More: ");
    window.harness.run_steps(8);
    assert!(
        window.says("Exploration") && !window.says("Symmetric siblings"),
        "to merge them is a setting of depth-first searches"
    );
}

#[test]
fn another_search_has_no_way_back_into_the_last_one() {
    let mut window = window(TREE);
    window.press(Key::End);
    window.press(Key::R);
    window.click_beginning("Iterations: ");
    window.click("50 iterations");
    window.press(Key::Backspace);
    assert_eq!(step(&window), 0);
    window.press(Key::End);
    window.press(Key::R);
    window.press(Key::Backspace);
    assert_eq!(step(&window), last(&window), "a jump in it is undone");
}
