//! Which searches a session shows: of each kind that the document asks for, and of no other.

use poda::file::load_for_any_search;
use poda::picture::Notation;
use poda::search::mcts::MctsConfig;
use poda::search::{Algorithm, SearchConfig};
use poda::session::lanes::{Lane, Side};
use poda::session::opponent::MoveSource;
use poda::session::play_match::{Controller, MatchCommand, OpponentKind};
use poda::session::{Command, Origin, Session};
use poda::trace::RecordedKind;
use poda::window::state::practice::ImproveOrder;

fn session(text: &str) -> Session {
    let mut session = Session::new(load_for_any_search(text.as_bytes()).unwrap(), Origin::New, Notation::Node);
    session.finish_tasks();
    session
}

/// Applies a command and waits for what it needs.
fn apply(session: &mut Session, command: Command) {
    session.apply(command);
    session.finish_tasks();
}

/// The kinds of the lanes that are shown.
fn kinds(session: &Session) -> Vec<RecordedKind> {
    let lanes = session.lanes();
    std::iter::once(lanes.first).chain(lanes.second).map(Lane::kind).collect()
}

#[test]
fn there_is_a_depth_first_search_only_where_one_is_shown() {
    use RecordedKind::{Sampled, Search};
    let text = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), search: (algorithm: Mcts, iterations: 25))";
    let mut session = session(text);
    assert!(session.search().is_none() && kinds(&session) == [Sampled]);
    let beside = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    apply(&mut session, Command::SetBeside(Some(beside.into())));
    assert_eq!((session.search().unwrap().config(), kinds(&session)), (&beside, vec![Sampled, Search]));
    apply(&mut session, Command::SetBeside(Some(MctsConfig::default().into())));
    assert!(session.search().is_none() && kinds(&session) == [Sampled, Sampled]);
    apply(&mut session, Command::SetBeside(None));
    apply(&mut session, Command::SetSearch(beside.into()));
    assert_eq!((session.search().unwrap().config(), kinds(&session)), (&beside, vec![Search]));
    apply(&mut session, Command::SetBeside(Some(MctsConfig::default().into())));
    assert_eq!((session.search().unwrap().config(), kinds(&session)), (&beside, vec![Search, Sampled]));
    session.apply(Command::StepThrough(Side::Second));
    apply(&mut session, Command::Undo);
    apply(&mut session, Command::Undo);
    assert!(session.search().is_none() && kinds(&session) == [Sampled]);
    apply(&mut session, Command::Redo);
    assert_eq!((session.search().unwrap().config(), kinds(&session)), (&beside, vec![Search]));
}

#[test]
fn a_program_that_cannot_sample_a_position_searches_it() {
    let mut session = session("(version: 1, game: Tree(tree: [[3, inf, 8], [2, 4, 6]]))");
    apply(&mut session, Command::Match(MatchCommand::Start));
    apply(&mut session, Command::Match(MatchCommand::SetOpponent(OpponentKind::Mcts(50))));
    apply(&mut session, Command::Match(MatchCommand::SetControllers([Controller::Program, Controller::Human])));
    let current_match = session.current_match().unwrap();
    let played = current_match.opponent_search(0).unwrap();
    assert_eq!((kinds(&session), session.document().game.moves().len()), (vec![RecordedKind::Search], 1));
    assert!(matches!(played.source, Some(MoveSource::Searched { .. })), "{:?}", played.source);
}

#[test]
fn a_search_of_another_kind_does_not_improve_an_order() {
    let mut session = session("(version: 1, game: Tree(tree: [[2, 4, 6], [3, 12, 8]]))");
    let order = ImproveOrder::new(&session).unwrap();
    assert!(order.best.as_ref().unwrap().leaves < order.start_leaves && !order.is_solved(&session));
    apply(&mut session, Command::SetSearch(MctsConfig::default().into()));
    assert!(!order.is_solved(&session), "it evaluates no leaves");
}
