//! The accessibility tree: the tree of a search as items with positions and actions, sentences that are announced when
//! they change, headings and landmarks; and practice by roles and names alone.

use crate::test_window::TestWindow;
use egui::accesskit::{Action, ActionRequest, AriaCurrent, Live, TreeId};
use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use poda_core::trace::TimelineStep;
use poda_session::Origin;
use poda_words::i18n::{Language, Words, languages};
use poda_words::lessons::{self, lectures};
use std::fmt::Write;

const SMALL: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [\
    (name: \"B\", children: [(name: \"b1\", value: 3), (name: \"b2\", value: 12)]),\
    (name: \"C\", children: [(name: \"c1\", value: 2), (name: \"c2\", value: 4)])])))";

fn on_small() -> TestWindow {
    TestWindow::on(SMALL, Origin::New)
}

/// The item of the node of this name.
fn item<'a>(window: &'a TestWindow, name: &str) -> AccessKitNode<'a> {
    let items = window.harness.get_all_by_role(Role::TreeItem);
    let mut found =
        items.filter(|item| item.accesskit_node().label().is_some_and(|label| label.starts_with(&format!("{name}, "))));
    found.next().unwrap_or_else(|| panic!("{name} is no item")).accesskit_node()
}

fn said(window: &TestWindow, name: &str) -> String {
    item(window, name).label().unwrap_or_default()
}

fn ask(window: &mut TestWindow, name: &str, action: Action) {
    let (target_node, _) = item(window, name).locate();
    let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
    window.harness.event(Event::AccessKitActionRequest(request));
}

fn act(window: &mut TestWindow, name: &str, action: Action) {
    ask(window, name, action);
    window.settle();
}

#[test]
fn a_node_says_its_player_what_is_proved_and_its_place() {
    let mut window = on_small();
    assert_eq!(said(&window, "A"), "A, MAX, not visited");
    window.press(Key::ArrowRight);
    assert_eq!(said(&window, "A"), "A, MAX, entered, nothing proved yet, α −∞, β +∞");
    assert_eq!(said(&window, "b2"), "b2, leaf, not visited, value 12, child 2 of 2");
    window.press(Key::End);
    assert_eq!(said(&window, "A"), "A, MAX, 3");
    assert_eq!(said(&window, "B"), "B, MIN, 3, child 1 of 2");
    assert_eq!(said(&window, "C"), "C, MIN, at most 2, cut by A’s α of 3, child 2 of 2");
    assert!(said(&window, "c2").starts_with("c2, leaf, pruned, "), "{}", said(&window, "c2"));
}

#[test]
fn what_is_asked_of_a_node_is_not_done_in_the_next_tree() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    ask(&mut window, "c2", Action::Focus);
    let ctx = window.harness.ctx.clone();
    window.app_mut().open_link(&ctx, "#tree=[[5,7],6]");
    window.settle();
    assert_eq!(window.harness.get_all_by_role(Role::TreeItem).count(), 5);
    assert_eq!(window.selected(), None);
}

#[test]
fn items_have_the_places_of_a_tree() {
    let mut window = on_small();
    window.press(Key::ArrowRight);
    let (root, second) = (item(&window, "A"), item(&window, "c2"));
    let size = |node: &AccessKitNode<'_>| node.parent().and_then(|parent| parent.size_of_set());
    assert_eq!((root.level(), root.position_in_set(), size(&root)), (Some(1), Some(0), Some(1)));
    assert_eq!((second.level(), second.position_in_set(), size(&second)), (Some(3), Some(1), Some(2)));
    assert_eq!(second.parent().and_then(|parent| parent.label()), item(&window, "C").label());
    assert_eq!((root.data().is_expanded(), second.data().is_expanded()), (Some(true), None));
    assert_eq!(root.data().aria_current(), Some(AriaCurrent::True), "the search is there");
    assert_eq!(second.data().aria_current(), None);
}

#[test]
fn walking_moves_the_focus_to_the_node_and_keys_stay_commands() {
    let mut window = on_small();
    window.press(Key::ArrowRight);
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    assert!(item(&window, "B").is_focused());
    window.press_with(Modifiers::ALT, Key::ArrowRight);
    assert!(item(&window, "C").is_focused() && !item(&window, "B").is_focused());
    window.press_with(Modifiers::ALT, Key::ArrowUp);
    assert!(item(&window, "A").is_focused());
    let before = window.step();
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), before + 1);
    window.press(Key::Space);
    assert!(window.app().session().playback.is_playing, "Space plays, and does not click the tree");
}

#[test]
fn an_item_that_is_given_the_focus_has_it_in_that_frame() {
    let mut window = on_small();
    act(&mut window, "B", Action::Focus);
    let (target_node, _) = item(&window, "C").locate();
    let request = ActionRequest { action: Action::Focus, target_tree: TreeId::ROOT, target_node, data: None };
    window.harness.event(Event::AccessKitActionRequest(request));
    window.harness.step();
    assert!(item(&window, "C").is_focused(), "no other node is said on the way");
}

#[test]
fn actions_on_items_are_done() {
    let mut window = on_small();
    act(&mut window, "C", Action::Focus);
    assert_eq!(window.selected().as_deref(), Some("C"));
    assert!(item(&window, "C").is_focused());
    act(&mut window, "B", Action::Click);
    assert_eq!(window.selected().as_deref(), Some("B"));
    act(&mut window, "C", Action::Collapse);
    assert_eq!(item(&window, "C").data().is_expanded(), Some(false));
    assert!(
        window
            .harness
            .get_all_by_role(Role::TreeItem)
            .all(|item| { item.accesskit_node().label().is_some_and(|label| !label.starts_with("c1")) })
    );
    act(&mut window, "C", Action::Expand);
    assert_eq!(item(&window, "C").data().is_expanded(), Some(true));
}

#[test]
fn a_large_tree_is_told_in_part_and_opens_where_the_focus_goes() {
    let mut window = TestWindow::on(
        "(version: 1, game: TicTacToe(board: [\"...\", \"...\", \"...\"]), search: (algorithm: Minimax, depth: 4))",
        Origin::New,
    );
    let count = |window: &TestWindow| window.harness.get_all_by_role(Role::TreeItem).count();
    assert!((500..=5_000).contains(&count(&window)), "{}", count(&window));
    let closed = |node: &AccessKitNode<'_>| node.data().is_expanded() == Some(false);
    let items = window.harness.get_all_by_role(Role::TreeItem);
    let node = items.map(|item| item.accesskit_node()).find(closed).expect("something is left out");
    let (name, (target_node, _)) = (node.label(), node.locate());
    let request = ActionRequest { action: Action::Expand, target_tree: TreeId::ROOT, target_node, data: None };
    window.harness.event(Event::AccessKitActionRequest(request));
    window.settle();
    let mut items = window.harness.get_all_by_role(Role::TreeItem).map(|item| item.accesskit_node());
    let node = items.find(|item| item.locate().0 == target_node).expect("it stays");
    assert_eq!((node.label(), node.data().is_expanded()), (name, Some(true)));
}

/// Returns what is said aloud when it changes.
pub fn live(window: &TestWindow) -> Vec<String> {
    let nodes = window.harness.root().children_recursive();
    let live = nodes.filter(|node| node.accesskit_node().live() == Live::Polite);
    live.filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value())).collect()
}

#[test]
fn each_step_is_said_once() {
    let mut window = on_small();
    for _ in 0..window.last() {
        window.press(Key::ArrowRight);
        assert_eq!(live(&window), [window.caption()], "step {}", window.step());
    }
}

#[test]
fn the_author_s_note_is_said_with_the_step() {
    let mut window = TestWindow::on_lesson("first-cutoff", [1280.0, 800.0], Language::ENGLISH);
    for _ in 0..11 {
        window.press(Key::ArrowRight);
    }
    assert!(live(&window).iter().any(|text| text == "One reply is enough to refute c."), "{:?}", live(&window));
}

#[test]
fn a_reply_and_the_result_of_a_game_are_said() {
    let mut window = TestWindow::on_lesson("open-lines-empty", [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::P);
    window.press(Key::Tab);
    assert_eq!(window.focused().as_deref(), Some("Play cell 1"), "two keys lead to the first cell");
    window.press(Key::Space);
    assert!(live(&window).iter().any(|text| text.starts_with("O plays ")), "{:?}", live(&window));
}

#[test]
fn the_trees_of_a_program_and_of_the_right_search_have_names() {
    for (language, names) in [
        (Language::ENGLISH, ["Search tree of the right search, Alpha-beta", "Search tree of the program"]),
        (Language::SPANISH, ["Árbol de la búsqueda correcta, Alfa-beta", "Árbol de búsqueda del programa"]),
    ] {
        for lesson in ["first-run", "cut-too-many", "window-not-passed"] {
            let window = TestWindow::on_lesson(lesson, [1280.0, 800.0], language);
            let trees = window.harness.get_all_by_role(Role::Tree).map(|tree| tree.accesskit_node().label());
            assert_eq!(trees.map(Option::unwrap_or_default).collect::<Vec<_>>(), names, "{lesson}");
        }
    }
    let window = on_small();
    let tree = window.harness.get_all_by_role(Role::Tree).next().expect("it is there");
    assert_eq!(tree.accesskit_node().label().as_deref(), Some("Search tree"));
}

#[test]
fn an_outcome_says_how_likely_it_is() {
    let text = "Tree(tree: (chance: [(1, (name: \"B\", value: 9)), (5, 3)]))";
    let window = TestWindow::on(text, Origin::New);
    assert_eq!(said(&window, "B"), "B, leaf, not visited, value 9, probability 1/6, child 1 of 2");
}

#[test]
fn there_are_landmarks_and_headings() {
    let window = on_small();
    for role in [Role::Banner, Role::Main, Role::Complementary, Role::Navigation] {
        assert_eq!(window.harness.get_all_by_role(role).count(), 1, "{role:?}");
    }
    assert!(window.harness.get_all_by_role(Role::Heading).all(|heading| heading.accesskit_node().label().is_some()));
    assert!(window.harness.query_all_by_role(Role::Heading).next().is_some());
}

/// Returns a node and what is below it as lines: role, name, value and states.
/// A player's number alone would be another value than what is drawn.
#[test]
fn leaves_of_several_players_say_their_whole_vectors() {
    const THREE: &str = "(version: 1, game: Tree(players: [\"Ann\", \"Bob\", \"Cid\"], tree: (name: \"A\", children: [\
        (name: \"b\", value: (6, 5, 3)), (name: \"c\", value: (2, 7, 1))])), search: (algorithm: MaxN))";
    let mut window = TestWindow::on(THREE, Origin::New);
    assert_eq!(said(&window, "b"), "b, leaf, not visited, value (6, 5, 3), child 1 of 2");
    window.press(Key::End);
    assert_eq!(said(&window, "b"), "b, leaf, (6, 5, 3), child 1 of 2");
    window.press_with(Modifiers::COMMAND, Key::F);
    assert!(window.says("(2, 7, 1)"), "the list of found nodes has the vector");
}

#[test]
fn every_lecture_and_slide_has_a_main_landmark() {
    let mut window = TestWindow::new();
    window.open_lecture("Minimax, from a tree to a move");
    assert!(window.app().session().slide().is_some());
    let main: Vec<_> = window.harness.get_all_by_role(Role::Main).collect();
    assert_eq!(main.len(), 1);
}

/// What is written in English is read as English, whatever the language of the window.
#[test]
fn texts_in_another_language_than_the_window_s_say_so() {
    for (code, told) in [("en", None), ("es", None), ("pt", Some("en"))] {
        let language = languages().find(|language| language.code() == code).unwrap();
        let window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], language);
        let spoken = window.harness.root().children_recursive();
        let languages: Vec<_> = spoken.filter_map(|node| node.accesskit_node().language().map(str::to_owned)).collect();
        assert_eq!(languages.first().map(String::as_str), told, "{code}");
        assert!(languages.iter().all(|language| Some(language.as_str()) == told), "{languages:?}");
    }
}

/// The note below the sentence of a step, too.
#[test]
fn an_author_s_note_in_another_language_than_the_window_s_says_so() {
    for (code, told) in [("en", None), ("pt", Some("en"))] {
        let language = languages().find(|language| language.code() == code).unwrap();
        let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], language);
        window.app_mut().go_to_step(TimelineStep::new(11));
        window.settle();
        let spoken = window.harness.root().children_recursive().map(|node| node.accesskit_node());
        let notes: Vec<_> = spoken
            .filter(|node| node.live() != Live::Off)
            .filter(|node| node.value().or_else(|| node.label()).is_some_and(|said| said.contains("From now on")))
            .collect();
        assert_eq!(notes.len(), 1, "{code}");
        assert_eq!(notes[0].language(), told, "{code}");
    }
}

/// The titles of lessons are English in Portuguese.
#[test]
fn titles_in_another_language_than_the_window_s_say_so() {
    for (code, told) in [("en", None), ("es", None), ("pt", Some("en"))] {
        let language = languages().find(|language| language.code() == code).unwrap();
        let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], language);
        window.press_with(Modifiers::SHIFT, Key::M);
        let title = &lessons::title(lessons::by_name("killer").unwrap(), language);
        let spoken = window.harness.root().children_recursive();
        let cards: Vec<_> = spoken
            .map(|node| node.accesskit_node())
            .filter(|node| node.label().is_some_and(|label| label.ends_with(title)))
            .collect();
        assert_eq!(cards.first().and_then(AccessKitNode::language), told, "{code}");
        assert!(!cards.is_empty(), "{code}");
    }
}

/// So are those of lectures.
#[test]
fn titles_of_lectures_in_another_language_than_the_window_s_say_so() {
    for (code, told) in [("en", None), ("es", None), ("pt", Some("en"))] {
        let language = languages().find(|language| language.code() == code).unwrap();
        let words = Words::new(language);
        let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], language);
        window.click_beginning(&format!("{}: ", words.text("document-menu")));
        window.harness.run_steps(8);
        window.click(&words.text("document-lectures"));
        let titles: Vec<_> = lectures::all().iter().filter_map(|lecture| lecture.title.as_ref()).collect();
        let spoken: Vec<_> = window.harness.root().children_recursive().map(|node| node.accesskit_node()).collect();
        for title in titles {
            let title = title.in_language(language);
            let item = spoken.iter().find(|node| node.label().is_some_and(|label| label == title));
            assert_eq!(item.unwrap_or_else(|| panic!("{title}")).language(), told, "{code}");
        }
    }
}

#[test]
fn a_line_of_pseudocode_says_how_far_it_is_indented() {
    let window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    assert!(window.says("indent 1: "), "a line within the function");
    assert!(window.says("indent 2: "), "a line within its loop");
}

fn outline(node: AccessKitNode<'_>, depth: usize, out: &mut String) {
    let data = node.data();
    let is_said = node.label().is_some() || node.value().is_some() || egui::accessibility::is_input(node.role());
    if is_said {
        write!(out, "{:1$}{2:?}", "", 2 * depth, node.role()).unwrap();
        for text in
            [node.label(), node.value().filter(|value| Some(value) != node.label().as_ref())].into_iter().flatten()
        {
            write!(out, " \"{}\"", text.replace('\n', " / ")).unwrap();
        }
        let expanded = data.is_expanded().map(|is| if is { "expanded" } else { "collapsed" });
        let level = node.level().map(|level| format!("level {level}"));
        let current = data.aria_current().map(|_| "current");
        let states =
            [expanded, current, node.is_disabled().then_some("disabled"), node.is_focused().then_some("focused")];
        for state in level.into_iter().chain(states.into_iter().flatten().map(str::to_owned)) {
            write!(out, ", {state}").unwrap();
        }
        out.push('\n');
    }
    for child in node.children() {
        outline(child, depth + usize::from(is_said), out);
    }
}

#[test]
fn lessons_are_told_as_they_are_shown() {
    let lessons = [
        ("first-tree", 3),
        ("layers", 9),
        ("first-cutoff", 12),
        ("deep-cutoff", 16),
        ("a-to-n", 30),
        ("open-lines-crowded", 3),
        ("kalah-another-turn", 7),
        ("wrong-bound", 12),
        ("scout", 20),
        ("iterative-deepening", 12),
    ];
    for ((name, steps), language) in
        lessons.into_iter().flat_map(|lesson| Language::AUTHORED.map(|language| (lesson, language)))
    {
        let mut window = TestWindow::on_lesson(name, [1280.0, 800.0], language);
        for _ in 0..steps {
            window.press(Key::ArrowRight);
        }
        let mut told = String::new();
        outline(window.harness.root().accesskit_node(), 0, &mut told);
        insta::assert_snapshot!(format!("{name}-{}", language.code()), told);
    }
}

/// Which bounds have names depends on the lesson: the one after a lesson without names is told with them at once.
#[test]
fn the_next_lesson_is_told_in_its_own_words() {
    let mut window = TestWindow::on_lesson("layers", [1280.0, 800.0], Language::ENGLISH);
    window.paste("https://example.org/#lesson=first-cutoff&step=12");
    let mut told = String::new();
    outline(window.harness.root().accesskit_node(), 0, &mut told);
    assert!(told.contains("c, MIN, at most 0, cut by a’s α of 0, child 2 of 2"), "{told}");
}

/// What is said of a node besides its name: the number in it, if there is one.
fn number(said: &str) -> Option<f64> {
    let known = said.split(", ").nth(2)?;
    known.split(' ').find_map(|word| word.parse().ok())
}

/// Whether a node is cut, as one who only hears the tree works it out: by what is said of it and of the other player's
/// nodes above.
fn is_cut(window: &TestWindow, name: &str) -> bool {
    let node = item(window, name);
    let own = said(window, name);
    let value = number(&own).expect("a child has returned");
    let is_min = own.contains(", MIN, ");
    let above = std::iter::successors(node.parent(), AccessKitNode::parent).filter_map(|node| node.label());
    let bounds =
        above.filter(|said| said.contains(if is_min { ", MAX, " } else { ", MIN, " })).filter_map(|said| number(&said));
    bounds.into_iter().any(|bound| if is_min { value <= bound } else { bound <= value })
}

fn press(window: &mut TestWindow, name: &str) {
    window.harness.get_by_label(name).click_accesskit();
    window.settle();
}

#[test]
fn practice_is_done_by_roles_and_names_alone() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    press(&mut window, "Practice on this document");
    assert!(live(&window).iter().any(|text| text.starts_with("Practice has begun.")), "{:?}", live(&window));
    press(&mut window, "To the question");
    for _ in 0..3 {
        let mut questions =
            live(&window).into_iter().filter_map(|text| text.strip_prefix("Question: ").map(str::to_owned));
        let question = questions.next_back().expect("the question is said");
        let (kind, asked) = question.split_once(", ").expect("its kind and its node");
        let (node, asked) = asked.split_once(". ").expect("its node and what is asked");
        if kind == "Cutoffs" {
            let boxes = window.harness.get_all_by_role(Role::CheckBox).filter_map(|node| node.accesskit_node().label());
            let boxes: Vec<String> = boxes.filter(|name| name.starts_with("Prune ")).collect();
            let is_cut = is_cut(&window, node);
            for name in boxes.iter().filter(|_| is_cut) {
                press(&mut window, name);
            }
            press(&mut window, if is_cut { "These are pruned" } else { "Nothing is pruned" });
        } else {
            let child = asked.split(' ').next().expect("a child has returned");
            let returned = number(&said(&window, child)).expect("its value");
            assert_eq!(window.focused().as_deref(), Some("Your answer"));
            window.type_text(&returned.to_string());
            press(&mut window, "Answer");
        }
        assert!(live(&window).iter().any(|text| text.starts_with("Right")), "{question}: {:?}", live(&window));
        press(&mut window, "Next question");
    }
    assert!(window.says("3 of 3 right at the first attempt") || window.says("3 of 3"), "{:?}", live(&window));
}

/// In some games a line of play has no end, and a search of it ends where no more plies are searched.
#[test]
fn a_line_of_tens_of_thousands_of_plies_is_told_in_part() {
    for beside in
        ["search: (algorithm: Star1)", "search: (algorithm: Mcts, iterations: 20), beside: (algorithm: Star1)"]
    {
        let mut window = TestWindow::on(&format!("(version: 1, game: Pig(target: 6), {beside})"), Origin::New);
        window.wait_for_searches();
        let nodes = window.app().session().search().unwrap().trace().node_count();
        assert!(10_000 < nodes, "{beside}: {nodes} nodes");
        window.press(Key::End);
        window.harness.run_steps(3);
        let items = window.harness.get_all_by_role(Role::TreeItem);
        let levels: Vec<usize> = items.filter_map(|item| item.accesskit_node().data().level()).collect();
        let (least, greatest) = (levels.iter().min().unwrap(), levels.iter().max().unwrap());
        assert!(greatest - least <= 400, "{beside}: from {least} to {greatest}");
    }
}
