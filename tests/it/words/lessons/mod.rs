//! Every lesson file gives what its notes promise, under the settings it names.

mod chance;
mod ordered;
mod passes;
mod promises;
mod sampled;
mod several;
mod taught;

use poda::document::{Document, LocalizedText};
use poda::file;
use poda::game::any::AnyGame;
use poda::game::evaluation::EvaluationFunction;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::game::tree::editing::TreeEdit;
use poda::i18n::multi_player::shown_payoffs;
use poda::i18n::{Language, step_references};
use poda::lessons as bundled;
use poda::score::{CutOn, Score, Window};
use poda::search::stats::SearchStats;
use poda::search::{Algorithm, FaultyAlgorithm, Leaf, Merge, MultiPlayer, Opponent, SearchConfig, search};
use poda::trace::limits::Limits;
use poda::trace::passes::PassStep;
use poda::trace::recorder::{record, record_passes};
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId, NodeKind, Story};
use promises::{Promise, promises};
use sampled::SAMPLED;

/// No lesson comes near this many nodes.
const MOST_NODES: usize = 1_000;

fn open(lesson: &str) -> Document {
    let number = bundled::by_name_or_number(lesson).unwrap_or_else(|| panic!("there is no lesson {lesson}"));
    bundled::all()[number].clone()
}

fn searched(document: &Document) -> Recording<AnyGame> {
    let recording = record(document.search().unwrap(), document.position(), MOST_NODES);
    assert!(recording.trace().is_complete());
    recording
}

/// Every lesson's promise with what its file really gives.
fn lessons() -> impl Iterator<Item = (Promise, Document, Recording<AnyGame>)> {
    promises().map(|promise| {
        let document = open(promise.file);
        let recording = searched(&document);
        (promise, document, recording)
    })
}

/// The ids of nodes, joined.
fn ids(recording: &Recording<AnyGame>, nodes: impl IntoIterator<Item = NodeId>) -> String {
    nodes.into_iter().map(|node| recording.id(node)).collect::<Vec<_>>().join(" ")
}

/// A step in words: what happened and where.
fn event(recording: &Recording<AnyGame>, step: usize) -> String {
    let trace = recording.trace();
    let parent = |child| recording.id(trace.parent(child).unwrap());
    match trace.event(step).unwrap_or_else(|| panic!("there is no step {step}")) {
        Event::Enter(node) => format!("enter {}", recording.id(node)),
        Event::Evaluate(node) => format!("evaluate {}", recording.id(node)),
        Event::TableHit(node) => format!("recall {}", recording.id(node)),
        Event::Skip(child) => format!("pass over {}", parent(child)),
        Event::Expect(child) => format!("expect {} {}", parent(child), recording.id(child)),
        Event::Improve(child) => format!("improve {} {}", parent(child), recording.id(child)),
        Event::Cutoff(child) => format!("cutoff {}", parent(child)),
        Event::Leave(node) => format!("leave {}", recording.id(node)),
    }
}

/// A search's settings in words, those that have a meaning.
fn settings(config: &SearchConfig) -> String {
    let SearchConfig { algorithm, fail, cut_on, .. } = config;
    let search = if algorithm.properties().prunes {
        format!("{algorithm:?} {fail:?} {cut_on:?}")
    } else {
        format!("{algorithm:?}")
    };
    let search = config.depth.map_or(search.clone(), |depth| format!("{search}, depth {depth}"));
    if config.quiescence.is_some() { format!("{search}, until quiet") } else { search }
}

/// The text in both languages, if it is there in both.
fn both(text: Option<&LocalizedText>) -> Option<[&str; 2]> {
    let LocalizedText::PerLanguage(versions) = text? else { return None };
    let version = |wanted| versions.iter().find(|(language, _)| *language == wanted).map(|(_, text)| text.as_str());
    let [english, spanish] = Language::AUTHORED.map(version);
    Some([english?, spanish?])
}

#[test]
fn every_lesson_has_a_promise_in_the_order_of_the_lessons() {
    let names: Vec<_> = (0..bundled::all().len()).map(bundled::numbered_name).collect();
    let sampled = SAMPLED.iter().map(|promise| bundled::numbered_name(bundled::by_name(promise.lesson).unwrap()));
    assert_eq!(names, promises().map(|promise| promise.file.to_owned()).chain(sampled).collect::<Vec<_>>());
}

#[test]
fn everything_a_lesson_says_is_there_in_both_languages() {
    let mut titles = Vec::new();
    for (Promise { file, .. }, document, _) in lessons() {
        let title = both(document.title.as_ref()).unwrap_or_else(|| panic!("{file}: no title in each language"));
        let notes = both(document.notes.as_ref()).unwrap_or_else(|| panic!("{file}: no notes in each language"));
        let bookmarks = document.bookmarks.iter().map(|bookmark| {
            both(bookmark.note.as_ref()).unwrap_or_else(|| panic!("{file}: a bookmark without a note in each language"))
        });
        let texts: Vec<_> = [title, notes].into_iter().chain(bookmarks).flatten().map(str::to_owned).collect();
        for text in texts {
            assert!(!text.trim().is_empty(), "{file}: an empty text");
            let mut pairs = text.chars().zip(text.chars().skip(1));
            assert!(!pairs.any(|(a, b)| a == '-' && b.is_ascii_digit()), "{file}: a hyphen for a minus in {text}");
        }
        assert_ne!(notes[0], notes[1], "{file}: the notes are not translated");
        titles.push(title.map(str::to_owned));
    }
    for (index, title) in titles.iter().enumerate() {
        assert!(!titles[..index].contains(title), "two lessons are called {title:?}");
    }
}

#[test]
fn the_search_is_the_one_that_is_promised() {
    for (promise, document, _) in lessons() {
        assert_eq!(settings(document.search().unwrap()), promise.search, "{}", promise.file);
    }
}

#[test]
fn the_search_costs_what_is_promised() {
    for (promise, _, recording) in lessons() {
        let trace = recording.trace();
        let count = trace.end().stats();
        let costs = format!("{} nodes, {} leaves, {} steps", count.nodes, count.leaves, trace.len());
        assert_eq!(costs, promise.costs, "{}", promise.file);
    }
}

#[test]
fn every_leaf_is_the_sum_that_is_promised() {
    for (promise, _, recording) in lessons() {
        let trace = recording.trace();
        let leaves: Vec<String> = trace
            .nodes()
            .filter(|&node| {
                trace.is_searched(node) && !matches!(trace.kind(node), NodeKind::Inner | NodeKind::Leaf(Leaf::TableHit))
            })
            .map(|leaf| format!("{} {}", recording.id(leaf), recording.evaluation(leaf)))
            .collect();
        assert_eq!(leaves.join(", "), promise.leaves, "{}", promise.file);
    }
}

#[test]
fn every_node_is_worth_what_is_promised() {
    for (promise, _, recording) in lessons() {
        let trace = recording.trace();
        let values: Vec<String> = (1..=trace.len())
            .filter_map(|step| match trace.event(step) {
                Some(Event::Leave(node)) if trace.kind(node) == NodeKind::Inner => {
                    let vector = shown_payoffs(&recording, step, node);
                    let known = vector.unwrap_or_else(|| trace.at(step).shown_value(node).to_string());
                    Some(format!("{} {known}", recording.id(node)))
                }
                _ => None,
            })
            .collect();
        assert_eq!(values.join(", "), promise.values, "{}", promise.file);
        assert_eq!(ids(&recording, trace.principal_variation()), promise.best, "{}", promise.file);
    }
}

#[test]
fn every_cutoff_is_where_it_is_promised() {
    for (promise, _, recording) in lessons() {
        let trace = recording.trace();
        let cutoffs: Vec<String> = trace
            .cutoff_steps()
            .map(|step| {
                let moment = trace.at(step);
                let cut = moment.cutoff(moment.current().unwrap()).unwrap();
                let pruned = ids(&recording, trace.later_siblings(cut.child));
                let pruned = if pruned.is_empty() { "nothing" } else { &pruned };
                format!("{} by {}: {pruned}", recording.id(cut.node), recording.id(cut.child))
            })
            .collect();
        assert_eq!(cutoffs.join("; "), promise.cutoffs, "{}", promise.file);
    }
}

#[test]
fn every_bookmark_is_at_what_it_speaks_of() {
    for (Promise { file, steps, .. }, document, _) in lessons() {
        // Steps are counted through all passes.
        let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(MOST_NODES), &());
        let at = |step| {
            let PassStep { pass, step } = passes.locate(step);
            event(passes.get(pass), step)
        };
        let found = document.bookmarks.iter().map(|mark| format!("{} {}", mark.step.get(), at(mark.step)));
        assert_eq!(found.collect::<Vec<_>>().join(", "), steps, "{file}");
        for notes in both(document.notes.as_ref()).unwrap() {
            for (_, step) in step_references::step_references(notes) {
                let is_marked = document.bookmarks.iter().any(|mark| mark.step == step);
                assert!(is_marked, "{file}: step {step} is spoken of and has no bookmark");
            }
        }
    }
}

#[test]
fn pruning_never_changes_the_answer() {
    for (promise, document, recording) in lessons() {
        // A mistaken search changes it on purpose: see `the_mistakes_go_wrong_as_their_lessons_say`.
        // The levels of play look only as far as they look.
        let SearchConfig { algorithm, window, .. } = *document.search().unwrap();
        if window == Window::FULL && algorithm.properties().mistake.is_none() && algorithm.properties().level.is_none()
        {
            let full_width = match algorithm.properties().multi_player {
                Some(MultiPlayer::Vectors) => Algorithm::MaxN,
                None | Some(MultiPlayer::OneEntry) => algorithm.full_width(),
                // The one is a mistake, the other a heuristic.
                Some(MultiPlayer::UnsoundVectors | MultiPlayer::FewReplies) => continue,
            };
            let full_width = SearchConfig { algorithm: full_width, ..*document.search().unwrap() };
            let whole = searched(&document.searched_by(full_width));
            let score = |recording: &Recording<AnyGame>| recording.trace().result(NodeId::ROOT).unwrap().0;
            assert_eq!(score(&recording), score(&whole), "{}", promise.file);
        }
    }
}

/// What the notes invite to try: another setting, and the root's value, the line of best play, nodes and leaves then.
#[test]
fn what_the_notes_invite_to_try_turns_out_as_they_say() {
    let tried = |lesson: &str, change: fn(&mut SearchConfig)| {
        let document = open(lesson);
        let mut search = *document.search().unwrap();
        change(&mut search);
        let recording = searched(&document.searched_by(search));
        let (score, _) = recording.trace().result(NodeId::ROOT).unwrap();
        let count = recording.trace().end().stats();
        let best = ids(&recording, recording.trace().principal_variation());
        (score.to_string(), best, count.nodes, count.leaves)
    };
    let outcome = |value: &str, best: &str, nodes, leaves| (value.to_owned(), best.to_owned(), nodes, leaves);
    assert_eq!(
        tried("19-tic-tac-toe-move-1-alpha-beta", |search| search.cut_on = CutOn::Strict),
        outcome("1", "root 4 4/0", 16, 12)
    );
    assert_eq!(tried("13-worst-value", |search| search.window = Window::FULL), outcome("−1", "c c1", 4, 3));
    assert_eq!(tried("25-ties", |search| search.cut_on = CutOn::Equal), outcome("−1", "a b", 4, 2));
    assert_eq!(tried("27-depth-limit", |search| search.depth = None), outcome("0", "R Q Q2 1/1/0", 15, 8));
    let minimax: fn(&mut SearchConfig) = |search| search.algorithm = Algorithm::Minimax;
    assert_eq!(tried("29-connect-three", minimax), outcome("2", "root 1 1/0", 21, 16));
    assert_eq!(tried("30-the-only-move", minimax), outcome("−3", "root 2 2/2", 20, 15));
    assert_eq!(
        tried("31-othello-opening", |search| search.merge = Merge::Nowhere),
        outcome("3", "root d3 d3/c3 d3/c3/b3", 37, 25)
    );
    assert_eq!(tried("34-kalah-end-game", minimax), outcome("1", "root 0 0/0 0/0/2", 22, 8));
    let careful: fn(&mut SearchConfig) = |search| search.opponent = Opponent::Best;
    assert_eq!(tried("66-careless-opponent", careful), outcome("5", "A B b1", 9, 6));
    assert_eq!(tried("72-star2", |search| search.algorithm = Algorithm::Star1), outcome("5", "A B", 9, 5));
    assert_eq!(tried("36-babilego-opening", minimax), outcome("11", "root 3 3/4", 42, 35));
    assert_eq!(tried("38-nim-misere", minimax), outcome("1", "root 1-2 1-2/0-1", 12, 5));
}

/// What other evaluations find in the lessons on weights, as the notes say.
#[test]
fn other_weights_choose_other_moves() {
    let judged = |lesson: &str, text: &str| {
        let mut document = open(lesson);
        let other = file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap();
        document = document.with_position(document.position().evaluated_as(other.position()).unwrap());
        let recording = searched(&document);
        let trace = recording.trace();
        let children = trace.children(NodeId::ROOT);
        let value = |child| format!("{} {}", recording.id(child), trace.result(child).unwrap().0);
        (children.map(value).collect::<Vec<_>>().join(", "), recording.id(trace.best_child(NodeId::ROOT).unwrap()))
    };
    let said = |values: &str, best: &str| (values.to_owned(), best.to_owned());
    let weights = "TicTacToe(evaluation: Weighted(twos: 1, ones: 2))";
    assert_eq!(judged("39-weights", weights), said("1 −1, 2 1, 5 2, 8 2", "5"));
    let larger = "Tree(tree: (name: \"A\", children: [(name: \"B\", chance: [(9, 20), (1, 30)]), (name: \"C\", chance: [(9, 1), (1, 400)])]))";
    assert_eq!(
        searched(&Document {
            game: file::load(format!("(version: 1, game: {larger})").as_bytes()).unwrap().game,
            ..open("68-size-matters")
        })
        .trace()
        .result(NodeId::ROOT)
        .unwrap()
        .0,
        Score::new(40.9).unwrap()
    );
    assert_eq!(judged("40-othello-weights", "Othello()"), said("g1 6, g2 2, g3 2", "g1"));
}

/// What each lesson on a mistake says of the right answer, and of the move that is played instead.
#[test]
fn the_mistakes_go_wrong_as_their_lessons_say() {
    let judged = |lesson: &str, algorithm: Option<Algorithm>| {
        let document = open(lesson);
        let search = *document.search().unwrap();
        let search = SearchConfig { algorithm: algorithm.unwrap_or(search.algorithm), ..search };
        let recording = searched(&document.searched_by(search));
        let best = recording.trace().best_child(NodeId::ROOT).unwrap();
        let right = |node| recording.true_value(node).unwrap().to_string();
        let (found, _) = recording.trace().result(NodeId::ROOT).unwrap();
        (found.to_string(), right(NodeId::ROOT), recording.id(best), right(best))
    };
    let said = |found: &str, value: &str, plays: &str, worth: &str| {
        (found.to_owned(), value.to_owned(), plays.to_owned(), worth.to_owned())
    };
    assert_eq!(judged("42-always-negating", None), said("3", "5", "F", "3"));
    assert_eq!(judged("43-wrong-bound", None), said("5", "3", "C", "1"));
    assert_eq!(judged("44-last-best", None), said("3", "3", "C", "1"));
    let always_negating = Algorithm::Mistaken(FaultyAlgorithm::AlwaysNegating);
    assert_eq!(judged("34-kalah-end-game", Some(always_negating)), said("1", "1", "2", "−5"));
}

/// Values that do not matter stand as 99 in the files. No search reads them, so any other number would do.
#[test]
fn a_value_that_is_never_read_can_be_anything() {
    for lesson in ["10-shallow-cutoff", "11-deep-cutoff", "12-a-to-n", "24-a-to-n-negamax"] {
        let document = open(lesson);
        let AnyGame::Tree(tree) = document.position() else { panic!("{lesson} is no tree") };
        let stand_ins: Vec<usize> =
            (0..tree.nodes().len()).filter(|&place| tree.nodes()[place].value == Some(Score::from(99))).collect();
        assert!(!stand_ins.is_empty(), "{lesson} has no 99");
        let promised = searched(&document);
        for value in [Score::NEG_INFINITY, Score::from(-50), Score::ZERO, Score::from(4), Score::INFINITY] {
            let game = stand_ins.iter().fold(tree.clone(), |tree, &place| {
                tree.edited(&TreeEdit::SetValue { node: place, value }).unwrap().tree
            });
            let found = searched(&Document { game: AnyGame::Tree(game).into(), ..document.clone() });
            assert_eq!(found.trace().result(NodeId::ROOT), promised.trace().result(NodeId::ROOT), "{lesson}");
            assert_eq!(found.trace().len(), promised.trace().len(), "{lesson}");
        }
    }
}

/// The figures that the lesson on ties quotes.
#[test]
fn the_empty_board_costs_what_the_lesson_on_ties_says() {
    let cost = |cut_on| {
        let mut count = SearchStats::default();
        let root =
            TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
        let ended = search(&SearchConfig { cut_on, ..SearchConfig::default() }, &root, &mut count);
        assert!(ended.is_continue());
        count.nodes
    };
    assert_eq!(cost(CutOn::Strict), 146_120);
    assert_eq!(cost(CutOn::Equal), 18_297);
}

/// A text of more than 60 words has several paragraphs, the same number in each language, and none is much longer.
#[test]
fn a_long_text_has_short_paragraphs() {
    for (Promise { file, .. }, document, _) in lessons() {
        let texts = both(document.notes.as_ref()).unwrap();
        let paragraphs = texts.map(|text| text.split("\n\n").collect::<Vec<_>>());
        assert_eq!(paragraphs[0].len(), paragraphs[1].len(), "{file}");
        for paragraph in paragraphs.iter().flatten() {
            let words = paragraph.split_whitespace().count();
            assert!((4..=72).contains(&words), "{file}: {words} words in {paragraph}");
        }
    }
}
