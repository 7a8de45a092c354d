//! Matches against the program: whose turn it is, its replies and the searches that are shown of them, and going back
//! and forth.

use poda::file::{load, load_with_players, save};
use poda::game::any::AnyMove;
use poda::game::{Game, GameView, Outcome};
use poda::picture::Notation;
use poda::score::Player;
use poda::search::play_level::PlayLevel;
use poda::search::{Algorithm, SearchConfig};
use poda::session::opponent::{DepthReason, MoveSource, ProgramOpponent, chance, draw};
use poda::session::play_match::{Controller, MatchCommand, OpponentKind};
use poda::session::playback::Direction;
use poda::session::progress::{ProgressSink, Stage};
use poda::session::{Command, Origin, Session};
use poda::trace::limits::{Ending, Limits, Progress};
use poda::trace::{Story, TimelineStep};
use std::ops::ControlFlow;

const OPENING: &str = "game: TicTacToe(), search: (depth: 3)";
/// X to move wins with 2, and O would with 5.
const THREATS: &str = r#"game: TicTacToe(board: ["XX.", "OO.", "..."])"#;
/// South's last seed from pit 2 comes into its store.
const EXTRA: &str = "game: Kalah(south: [1, 2, 1], north: [2, 2, 2]), search: (depth: 2)";
const OTHELLO: &str = "game: Othello(), search: (depth: 2)";
/// After c1 X has no move and passes.
const PASS: &str = r#"game: Othello(board: ["OX......", "XX......", "........", "........", "........", "........", "........", "........"], to_move: O), search: (depth: 2)"#;

fn session(fields: &str) -> Session {
    let document = load(format!("(version: 1, {fields})").as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    Session::new(document, Origin::New, Notation::Node)
}

fn match_against(fields: &str, opponent_kind: OpponentKind) -> Session {
    let mut session = session(fields);
    session.apply(Command::Match(MatchCommand::Start));
    session.apply(Command::Match(MatchCommand::SetOpponent(opponent_kind)));
    session
}

/// The search of the opening's document.
fn searched() -> SearchConfig {
    SearchConfig { depth: Some(3), ..SearchConfig::default() }
}

const EXPERT: OpponentKind = OpponentKind::Level(PlayLevel::Expert);

fn names(session: &Session) -> Vec<String> {
    session.document().game.names()
}

/// Plays the human's move of this name.
fn play(session: &mut Session, name: &str) {
    let position = session.document().position().clone();
    let mv = session.document().game.legal_moves().into_iter().find(|&mv| position.move_name(mv) == name);
    dispatch(session, MatchCommand::Move(mv.unwrap_or_else(|| panic!("{name} is not legal"))));
}

/// Carries out a command, and lets the program make all moves of its turn without a pause.
fn dispatch(session: &mut Session, command: MatchCommand) {
    session.apply(Command::Match(command));
    while session.current_match().is_some_and(|current_match| current_match.is_pausing) {
        session.apply(Command::Match(MatchCommand::GoOn));
    }
}

#[test]
fn the_program_replies_and_shows_its_search() {
    let mut session = match_against(OPENING, EXPERT);
    assert_eq!(
        (names(&session).len(), session.current_match().unwrap().controllers),
        (0, [Controller::Human, Controller::Program])
    );
    play(&mut session, "4");
    assert_eq!(names(&session).len(), 2);
    // The search of the position before its move is shown at its end, and can be stepped through.
    let (current_match, trace) = (session.current_match().unwrap(), session.search().unwrap().trace());
    assert_eq!((current_match.shown_ply, session.search().unwrap().step()), (1, trace.len()));
    assert_eq!(session.search().unwrap().config(), &SearchConfig::of_level(PlayLevel::Expert).unwrap());
    let Some(MoveSource::Searched { score, nodes, other_depth: None, .. }) =
        current_match.opponent_search(1).unwrap().source
    else {
        panic!("{:?}", current_match.opponent_search(1))
    };
    assert_eq!((score, nodes), (trace.result(poda::trace::NodeId::ROOT).unwrap().0, trace.end().stats().nodes));
    assert_eq!(session.search().unwrap().recording().root(), &session.document().game.positions()[1].with_sooner());
    session.apply(Command::Go(Direction::First));
    session.apply(Command::Go(Direction::Forward));
    assert_eq!((session.search().unwrap().step(), names(&session).len()), (1, 2));
}

#[test]
fn an_illegal_move_and_one_out_of_turn_change_nothing() {
    let mut session = match_against(OPENING, EXPERT);
    play(&mut session, "4");
    let before = names(&session);
    dispatch(&mut session, MatchCommand::Move(AnyMove::TicTacToe(4)));
    dispatch(&mut session, MatchCommand::Move(AnyMove::ConnectFour(4)));
    assert_eq!(names(&session), before);
    dispatch(&mut session, MatchCommand::SetControllers([Controller::Program, Controller::Program]));
    let before = names(&session);
    let first = session.document().game.legal_moves()[0];
    dispatch(&mut session, MatchCommand::Move(first));
    assert_eq!(names(&session), before);
}

/// Against any play.
#[test]
fn the_expert_takes_a_win_in_one_and_stops_a_threat() {
    let mut won = match_against(THREATS, EXPERT);
    dispatch(&mut won, MatchCommand::SetControllers([Controller::Program, Controller::Human]));
    assert_eq!(names(&won), ["2"]);
    assert!(matches!(won.document().position().outcome(), Some(Outcome::Won(_))));
    let mut stopped = match_against(r#"game: TicTacToe(board: ["XX.", "O..", "..."])"#, EXPERT);
    dispatch(&mut stopped, MatchCommand::SetControllers([Controller::Human, Controller::Program]));
    assert_eq!(names(&stopped), ["2"]);
    // Against random moves, the program takes every win.
    for seed in 0..40_u64 {
        let mut session = match_against(OPENING, EXPERT);
        let mut chance = poda::search::split_mix_64::SplitMix64::new(seed);
        while let Some(mv) = chance.choose(&session.document().game.legal_moves()) {
            let before = session.document().game.moves().len();
            dispatch(&mut session, MatchCommand::Move(mv));
            let game = &session.document().game;
            for (at, position) in game.positions().iter().enumerate().skip(before + 1) {
                let Some(&mv) = game.moves().get(at) else { continue };
                let wins = |mv| matches!(position.after(mv).outcome(), Some(Outcome::Won(_)));
                let moves = poda::game::played_game::legal_moves(position);
                assert!(!moves.into_iter().any(wins) || wins(mv), "{:?}", game.names());
            }
        }
    }
}

#[test]
fn moves_are_taken_back_to_the_humans_turn_and_played_again() {
    let mut session = match_against(OPENING, EXPERT);
    for _ in 0..3 {
        let mv = session.document().game.legal_moves()[0];
        dispatch(&mut session, MatchCommand::Move(mv));
    }
    let all = names(&session);
    assert_eq!(all.len(), 6);
    session.apply(Command::Undo);
    assert_eq!(names(&session), all[..4]);
    // The search for its last move is shown again.
    assert_eq!(
        (session.current_match().unwrap().shown_ply, session.search().unwrap().step()),
        (3, session.search().unwrap().trace().len())
    );
    session.apply(Command::Undo);
    session.apply(Command::Undo);
    // The program has not moved before: the document's own search is shown.
    session.finish_tasks();
    assert_eq!((names(&session).len(), session.search().unwrap().config()), (0, &searched()));
    session.apply(Command::Undo);
    assert_eq!(names(&session).len(), 0);
    session.apply(Command::Redo);
    assert_eq!(names(&session), all[..2]);
    dispatch(&mut session, MatchCommand::GoToPly(6));
    assert_eq!((names(&session), session.current_match().unwrap().shown_ply), (all.clone(), 5));
    dispatch(&mut session, MatchCommand::GoToPly(3));
    assert_eq!(names(&session), all[..3]);
    let whole = session.current_match().unwrap().full_game(&session.document().game);
    assert_eq!(whole.names(), all);
    // It is the program's turn: it moves when requested, and its move is the one that was taken back.
    dispatch(&mut session, MatchCommand::RequestMove);
    assert_eq!(names(&session), all[..4]);
    session.apply(Command::Redo);
    assert_eq!(names(&session), all);
    // Another move discards the moves that were taken back.
    session.apply(Command::Undo);
    let other = *session.document().game.legal_moves().last().unwrap();
    dispatch(&mut session, MatchCommand::Move(other));
    let after = names(&session);
    session.apply(Command::Redo);
    assert_eq!(names(&session), after);
    assert_ne!(after, all);
}

#[test]
fn ending_a_match_takes_back_its_moves_which_can_be_played_again() {
    let mut session = match_against(OPENING, EXPERT);
    assert!(!session.is_edited());
    play(&mut session, "4");
    play(&mut session, "8");
    assert!(session.is_edited());
    dispatch(&mut session, MatchCommand::End);
    session.finish_tasks();
    assert!(session.current_match().is_none());
    assert_eq!((session.search().unwrap().config(), session.search().unwrap().step()), (&searched(), 0));
    assert_eq!(session.search().unwrap().recording().root(), session.document().position());
    assert_eq!(names(&session).len(), 0);
    assert!(!session.is_edited());
    session.apply(Command::Redo);
    session.finish_tasks();
    assert_eq!(names(&session).len(), 4);
    session.apply(Command::Undo);
    session.finish_tasks();
    assert_eq!(names(&session).len(), 0);
}

#[test]
fn a_game_is_saved_with_its_moves_and_goes_on_from_the_file() {
    let mut session = match_against(OPENING, EXPERT);
    play(&mut session, "0");
    let text = save(session.document());
    assert!(text.contains("moves: [\"0\", \"4\"]"), "{text}");
    let again = load(text.as_bytes()).unwrap();
    let mut session = Session::new(again, Origin::New, Notation::Node);
    dispatch(&mut session, MatchCommand::Start);
    // The moves in the file can be taken back too.
    session.apply(Command::Undo);
    session.finish_tasks();
    assert_eq!(names(&session).len(), 0);
}

#[test]
fn after_an_extra_turn_the_same_side_moves_again() {
    let mut session = match_against(EXTRA, EXPERT);
    play(&mut session, "2");
    assert_eq!(names(&session), ["2"]);
    assert!(session.document().game.is_extra_turn());
    play(&mut session, "0");
    assert!(names(&session).len() > 2);
    // A program that moves again has searched again.
    let mut session = match_against(EXTRA, EXPERT);
    dispatch(&mut session, MatchCommand::SetControllers([Controller::Program, Controller::Human]));
    assert!(names(&session).len() > 1);
    assert!(
        session.current_match().unwrap().opponent_search(0).is_some()
            && session.current_match().unwrap().opponent_search(1).is_some()
    );
    let before = names(&session).len();
    session.apply(Command::Undo);
    assert_eq!(names(&session).len(), before, "there is no turn of the human before");
}

/// What chance decides between two moves of the program is seen before the second.
#[test]
fn the_program_pauses_between_the_moves_of_one_turn() {
    let mut session = session(EXTRA);
    session.apply(Command::Match(MatchCommand::Start));
    session.apply(Command::Match(MatchCommand::SetOpponent(EXPERT)));
    session.apply(Command::Match(MatchCommand::SetControllers([Controller::Program, Controller::Human])));
    let is_pausing = |session: &Session| session.current_match().unwrap().is_pausing;
    assert_eq!((names(&session).len(), is_pausing(&session), session.is_thinking()), (1, true, false));
    session.apply(Command::Match(MatchCommand::GoOn));
    assert!(1 < names(&session).len() && session.current_match().unwrap().opponent_search(1).is_some());
    // Nothing goes on where nothing pauses.
    while is_pausing(&session) {
        session.apply(Command::Match(MatchCommand::GoOn));
    }
    let played = names(&session);
    session.apply(Command::Match(MatchCommand::GoOn));
    assert_eq!(names(&session), played);
}

/// X wins at once with 8. With 2 it wins too, two plies later, and 2 is tried first.
const FORK: &str = r#"game: TicTacToe(board: ["XO.", "OX.", "..."])"#;

#[test]
fn of_two_wins_the_program_plays_the_one_that_comes_first() {
    for kind in [EXPERT, OpponentKind::DocumentSearch] {
        let mut session = match_against(FORK, kind);
        dispatch(&mut session, MatchCommand::SetControllers([Controller::Program, Controller::Human]));
        assert_eq!(names(&session), ["8"], "{kind:?}");
        let Some(MoveSource::Searched { score, .. }) =
            session.current_match().unwrap().opponent_search(0).unwrap().source
        else {
            panic!("it has searched");
        };
        assert_eq!(score, 95.into(), "100 − 5 plies");
        dispatch(&mut session, MatchCommand::End);
        // The document is searched as it says, and there a win is a win.
        let position = session.document().game.start().clone();
        let evaluation = position.after(AnyMove::TicTacToe(8)).evaluate();
        assert_eq!(evaluation.score(), poda::score::Score::INFINITY);
    }
}

#[test]
fn a_side_that_cannot_move_passes() {
    let mut session = match_against(PASS, EXPERT);
    play(&mut session, "c1");
    assert_eq!(names(&session), ["c1", "pass"]);
}

/// The deepest nodes of the search that is shown are as deep as the level looks ahead.
#[test]
fn a_level_looks_as_far_ahead_as_it_says() {
    for level in [PlayLevel::Normal, PlayLevel::Expert] {
        for name in ["0", "4", "7"] {
            let mut session = match_against(OPENING, OpponentKind::Level(level));
            play(&mut session, name);
            let trace = session.search().unwrap().trace();
            let plies = trace.nodes().filter(|&node| trace.is_searched(node)).map(|node| trace.ply(node));
            assert_eq!(plies.max(), Some(level.depth()), "{level:?} after {name}");
        }
    }
}

#[test]
fn a_beginner_plays_by_its_seed_and_shows_the_legal_moves() {
    let game = |seed| {
        let mut session = match_against(OPENING, OpponentKind::Level(PlayLevel::Beginner));
        dispatch(&mut session, MatchCommand::SetSeed(seed));
        while let Some(&mv) = session.document().game.legal_moves().first() {
            dispatch(&mut session, MatchCommand::Move(mv));
        }
        names(&session)
    };
    assert_eq!(game(1), game(1));
    assert!((2..20).any(|seed| game(seed) != game(1)));
    let mut session = match_against(OPENING, OpponentKind::Level(PlayLevel::Beginner));
    play(&mut session, "0");
    assert_eq!(session.current_match().unwrap().opponent_search(1).unwrap().source, Some(MoveSource::Random));
    assert_eq!(session.search().unwrap().trace().node_count(), 9, "the root and the eight moves");
}

#[test]
fn any_algorithm_plays_as_the_document_is_searched() {
    for algorithm in Algorithm::CORRECT {
        let mut session = match_against(OPENING, OpponentKind::DocumentSearch);
        session.apply(Command::SetSearch(SearchConfig { algorithm, depth: Some(3), ..SearchConfig::default() }.into()));
        play(&mut session, "4");
        let (own, config) = (algorithm.properties().level, session.search().unwrap().config());
        // A level plays as it does where it is chosen: with its own search.
        let expected = own.map_or((algorithm, Some(3)), |level| {
            let search = SearchConfig::of_level(level);
            search.map_or((algorithm, None), |search| (search.algorithm, search.depth))
        });
        assert_eq!((names(&session).len(), config.algorithm, config.depth), (2, expected.0, expected.1));
    }
}

#[test]
fn the_position_shown_can_be_searched_in_another_way_and_the_move_stays() {
    let mut session = match_against(OPENING, EXPERT);
    play(&mut session, "4");
    let before = names(&session);
    let other = SearchConfig { depth: Some(1), ..*session.search().unwrap().config() };
    session.apply(Command::SetSearch(other.into()));
    assert_eq!(
        (names(&session), session.search().unwrap().config(), session.current_match().unwrap().shown_ply),
        (before, &other, 1)
    );
    assert_eq!(session.current_match().unwrap().opponent_kind, OpponentKind::DocumentSearch);
}

#[test]
fn two_programs_move_when_requested() {
    let mut session = match_against(OPENING, EXPERT);
    dispatch(&mut session, MatchCommand::SetControllers([Controller::Program, Controller::Program]));
    assert_eq!(names(&session).len(), 0);
    for moves in 1..=3 {
        dispatch(&mut session, MatchCommand::RequestMove);
        assert_eq!(names(&session).len(), moves);
    }
    session.apply(Command::Undo);
    assert_eq!(names(&session).len(), 2);
}

#[test]
fn a_game_that_is_over_can_be_played_again() {
    let mut session = match_against(THREATS, EXPERT);
    play(&mut session, "2");
    assert_eq!(names(&session), ["2"]);
    dispatch(&mut session, MatchCommand::RequestMove);
    assert_eq!(names(&session), ["2"], "no side moves after the end");
    dispatch(&mut session, MatchCommand::Restart);
    assert_eq!(names(&session).len(), 0);
}

/// The search is pending, as in the window, and the user cancels it or undoes the move meanwhile.
#[test]
fn a_long_search_for_a_reply_is_pending_and_can_be_canceled() {
    let mut session = match_against(OTHELLO, EXPERT);
    session.apply(Command::SetSearch(
        SearchConfig { algorithm: Algorithm::Minimax, depth: Some(7), ..SearchConfig::default() }.into(),
    ));
    session.finish_tasks();
    play(&mut session, "d3");
    assert!(session.is_thinking());
    let meant = session.latest_history().document().game.names();
    assert_eq!((meant, names(&session).len()), (vec!["d3".to_owned()], 0));
    session.apply(Command::Cancel);
    assert!(!session.is_thinking() && names(&session).is_empty());
    play(&mut session, "d3");
    session.apply(Command::Undo);
    assert!(!session.is_thinking() && names(&session).is_empty());
    play(&mut session, "d3");
    session.finish_tasks();
    assert_eq!(names(&session).len(), 2);
}

/// With the same seed it makes the same search, and says of it what that found.
#[test]
fn monte_carlo_tree_search_replies_as_on_the_command_line() {
    for (fields, move_name) in [(OPENING, "4"), (EXTRA, "2"), (PASS, "c1")] {
        for seed in [1, 7] {
            let mut session = match_against(fields, OpponentKind::Mcts(300));
            dispatch(&mut session, MatchCommand::SetSeed(seed));
            play(&mut session, move_name);
            session.finish_tasks();
            let game = &session.document().game;
            let current_match = session.current_match().unwrap();
            let programs = (0..game.moves().len()).filter(|&at| current_match.opponent_search(at).is_some());
            for at in programs {
                let mut before = game.clone();
                before.take_back(at);
                let expected = ProgramOpponent::sampling(300, None).reply(
                    before.position(),
                    &mut chance(&before, seed),
                    poda::session::LIMITS,
                );
                let found = current_match.opponent_search(at).unwrap().source;
                let expected = expected.map(|reply| (reply.mv, Some(reply.source)));
                assert_eq!(Some((game.moves()[at], found)), expected, "{fields}, seed {seed}");
                assert!(matches!(found, Some(MoveSource::Sampled { iterations: 300, .. })));
            }
        }
    }
}

#[test]
fn its_search_is_shown_at_its_end_and_leaves_with_its_move() {
    let mut session = match_against(OPENING, OpponentKind::Mcts(300));
    assert!(session.sampled().is_none(), "the document is searched otherwise");
    play(&mut session, "4");
    session.finish_tasks();
    let mcts = session.sampled().unwrap();
    assert!(mcts.is_over() && mcts.recording().root() == &session.document().game.positions()[1]);
    assert!(session.search().is_none(), "nothing else is searched");
    let reply = names(&session)[1].clone();
    dispatch(&mut session, MatchCommand::TakeBack);
    assert!(names(&session).is_empty() && session.sampled().is_none());
    dispatch(&mut session, MatchCommand::Replay);
    session.finish_tasks();
    assert_eq!((names(&session)[1].clone(), session.sampled().unwrap().is_over()), (reply, true));
    // Another search of the same position takes its place.
    session.apply(Command::SetSearch(searched().into()));
    session.finish_tasks();
    assert!(session.sampled().is_none() && 1 < session.search().unwrap().node_count());
    dispatch(&mut session, MatchCommand::End);
    assert!(session.sampled().is_none() && session.document().sampled().is_none());
}

#[test]
fn a_search_that_would_take_too_long_is_replaced_by_a_shallower_one() {
    let mut session = match_against(OTHELLO, OpponentKind::DocumentSearch);
    session.apply(Command::SetLimits(Limits { nodes: 30_000, ..poda::session::LIMITS }));
    session.apply(Command::SetSearch(SearchConfig::default().into()));
    session.finish_tasks();
    play(&mut session, "d3");
    session.finish_tasks();
    let opponent_search = session.current_match().unwrap().opponent_search(1).unwrap().clone();
    let Some(MoveSource::Searched { other_depth: Some((depth, DepthReason::CutShort(_))), .. }) =
        opponent_search.source
    else {
        panic!("{opponent_search:?}")
    };
    assert!(depth > 2 && session.search().unwrap().trace().is_complete());
    assert_eq!((session.search().unwrap().config().depth, names(&session).len()), (Some(depth), 2));
}

/// Gives each stage the time for this many nodes.
struct Clock {
    each: u64,
    left: std::cell::Cell<u64>,
}

impl Progress for Clock {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        let left = self.left.get().saturating_sub(nodes.min(4096));
        self.left.set(left);
        if left == 0 { ControlFlow::Break(Ending::TimeLimit) } else { ControlFlow::Continue(()) }
    }
}

impl ProgressSink for Clock {
    fn begin_stage(&self, _stage: Stage) -> bool {
        self.left.set(self.each);
        true
    }
}

/// A shallower search that replaces one that took too long is limited in time too; one ply is searched however late it
/// is.
#[test]
fn a_shallower_search_takes_no_more_time_than_is_left() {
    let depth_after = |nodes: u64| {
        let mut session = match_against(OTHELLO, OpponentKind::DocumentSearch);
        session.apply(Command::SetSearch(
            SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() }.into(),
        ));
        session.finish_tasks();
        play(&mut session, "d3");
        let task = session.task().expect("the whole game takes long").clone();
        let analysis = task.run(&Clock { each: nodes, left: nodes.into() }).unwrap();
        session.apply(Command::Show(task.id, analysis));
        assert!(session.search().unwrap().trace().is_complete() && names(&session).len() == 2);
        session.search().unwrap().config().depth.unwrap()
    };
    assert!(depth_after(4_096) <= 5, "so many nodes are searched between two reports");
    assert!(depth_after(4_096) < depth_after(400_000));
}

#[test]
fn a_match_in_a_tree_keeps_the_document_searchable() {
    let tree = "game: Tree(tree: [[(estimate: 2, children: [1, 4]), 3], [5, 6]]), search: (depth: 2)";
    let mut session = match_against(tree, EXPERT);
    play(&mut session, "0");
    let text = save(session.document());
    assert!(load(text.as_bytes()).is_ok(), "{text}");
    assert_eq!(names(&session)[0], "0");
}

/// The position of an extra turn of the user is searched, and the program plays by the search of the file.
#[test]
fn an_extra_turn_of_the_user_has_its_own_tree() {
    let mut session = session(EXTRA);
    dispatch(&mut session, MatchCommand::Start);
    assert_eq!(session.current_match().unwrap().opponent_kind, OpponentKind::DocumentSearch);
    play(&mut session, "2");
    assert_eq!(names(&session), ["2"], "South moves again");
    assert_eq!(session.search().unwrap().recording().root(), session.document().position());
    assert_eq!(
        (session.current_match().unwrap().shown_ply, session.search().unwrap().step()),
        (1, 0),
        "and it is shown before its first step"
    );
    dispatch(&mut session, MatchCommand::TakeBack);
    assert_eq!(session.search().unwrap().recording().root(), session.document().position());
}

const PIG: &str = "game: Pig(), search: (algorithm: Expectiminimax, depth: 3)";
const TILES: &str = "game: Twenty48(board: [[2, 0], [0, 2]]), search: (algorithm: Star1, depth: 3)";

#[test]
fn a_die_is_rolled_at_once_and_rolls_the_same_again_unless_another_game_is_begun() {
    let mut session = match_against(PIG, OpponentKind::DocumentSearch);
    play(&mut session, "roll");
    let played = names(&session);
    assert!(2 <= played.len() && played[0] == "roll", "{played:?}");
    assert_eq!(session.document().position().turn(), Player::Max.into(), "chance and MIN have moved");
    dispatch(&mut session, MatchCommand::TakeBack);
    assert!(names(&session).is_empty());
    play(&mut session, "roll");
    assert_eq!(names(&session), played);
    dispatch(&mut session, MatchCommand::GoToPly(1));
    assert_eq!(names(&session), played[..2], "no position of a match is chance's");
    let mut rolled = Vec::new();
    for _ in 0..10 {
        dispatch(&mut session, MatchCommand::Restart);
        play(&mut session, "roll");
        rolled.push(names(&session)[1].clone());
    }
    rolled.sort();
    rolled.dedup();
    assert!(3 <= rolled.len(), "{rolled:?}");
}

/// In a search of every kind, with moves or without.
#[test]
fn a_match_ends_at_the_step_at_which_it_began() {
    for search in ["depth: 3", "algorithm: PrincipalVariation, depth: 3", "algorithm: Mcts, iterations: 40"] {
        for plays in [false, true] {
            let text = format!("(version: 1, game: TicTacToe(), search: ({search}))");
            let document = load_with_players(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
            let mut session = Session::new(document, Origin::New, Notation::Node);
            session.finish_tasks();
            session.apply(Command::Seek(TimelineStep::new(17)));
            session.apply(Command::Match(MatchCommand::Start));
            if plays {
                play(&mut session, "4");
            }
            session.finish_tasks();
            dispatch(&mut session, MatchCommand::End);
            session.finish_tasks();
            assert_eq!(session.timeline_step(), TimelineStep::new(17), "{search}, {plays}");
        }
    }
}

#[test]
fn a_match_that_begins_with_chance_begins_with_what_it_decides() {
    for game in [
        "Pig(rolling: true)",
        "Twenty48(board: [[2, 0], [0, 2]], to_move: Chance)",
        "Tree(tree: (chance: [[1, 2], [3]]))",
    ] {
        let mut session = match_against(&format!("game: {game}, search: (algorithm: Star2, depth: 2)"), EXPERT);
        assert_eq!(names(&session).len(), 1, "{game}");
        assert_eq!(session.current_match().unwrap().shown_ply, 1, "{game}");
        dispatch(&mut session, MatchCommand::End);
        session.apply(Command::Undo);
        assert!(names(&session).is_empty(), "{game}");
    }
}

#[test]
fn the_program_plays_a_game_of_one_player_to_its_end() {
    let levels = PlayLevel::ALL.map(OpponentKind::Level);
    for opponent_kind in levels.into_iter().chain([OpponentKind::DocumentSearch]) {
        let mut session = match_against(TILES, opponent_kind);
        dispatch(&mut session, MatchCommand::SetControllers([Controller::Program; 2]));
        for _ in 0..200 {
            dispatch(&mut session, MatchCommand::RequestMove);
            assert_eq!(session.document().position().turn(), Player::Max.into());
        }
        assert!(session.document().game.legal_moves().is_empty(), "{opponent_kind:?}");
        assert!(8 <= names(&session).len() && names(&session).len().is_multiple_of(2), "{:?}", names(&session));
    }
}

/// Chance draws by the weights: a 2 nine times as often as a 4, and every cell as often as the others.
#[test]
fn what_chance_decides_is_drawn_by_the_weights() {
    let game = load(b"(version: 1, game: Twenty48(board: [[2, 0], [0, 2]], to_move: Chance))").unwrap().game;
    let drawn = (0..4_000).map(|seed| game.position().move_name(draw(&game, seed).unwrap()));
    let mut counts = std::collections::BTreeMap::new();
    for name in drawn {
        *counts.entry(name).or_insert(0_u32) += 1;
    }
    assert_eq!(counts.keys().collect::<Vec<_>>(), ["1-2", "1-4", "2-2", "2-4"]);
    assert!(["1-2", "2-2"].iter().all(|name| (1_700..1_900).contains(&counts[*name])), "{counts:?}");
    assert!(["1-4", "2-4"].iter().all(|name| (150..250).contains(&counts[*name])), "{counts:?}");
    assert_eq!(draw(&load(b"(version: 1, game: Pig())").unwrap().game, 1), None, "it is MAX's turn");
}

/// When the user rolls a 1, the die is seen before it is the program's turn.
#[test]
fn what_chance_decides_against_the_user_is_seen_before_the_program_moves() {
    let rolled_one = (1..100).find_map(|seed| {
        let mut session = match_against("game: Pig(target: 20), search: (depth: 2)", EXPERT);
        session.apply(Command::Match(MatchCommand::SetSeed(seed)));
        let roll = session.document().game.legal_moves()[0];
        session.apply(Command::Match(MatchCommand::Move(roll)));
        (names(&session).get(1).map(String::as_str) == Some("1")).then_some(session)
    });
    let mut session = rolled_one.expect("one of the seeds gives a 1");
    let is_pausing = |session: &Session| session.current_match().unwrap().is_pausing;
    assert_eq!(names(&session), ["roll", "1"], "the program has not moved");
    assert!(is_pausing(&session) && !session.is_thinking());
    // Nothing that the user presses on the board takes the program's turn.
    let roll = session.document().game.legal_moves()[0];
    session.apply(Command::Match(MatchCommand::Move(roll)));
    assert_eq!(names(&session).len(), 2);
    session.apply(Command::Match(MatchCommand::GoOn));
    assert!(2 < names(&session).len());
}

/// Without a clock here, the limit of nodes stands in for the time.
#[test]
fn an_opponent_with_seconds_a_move_answers_by_the_last_pass_that_is_finished() {
    let mut session = match_against("game: ConnectFour(), search: (depth: 2)", OpponentKind::Seconds(1));
    session.apply(Command::SetLimits(Limits { seconds: Some(50), ..Limits::nodes(30_000) }));
    let mv = session.document().game.legal_moves()[3];
    session.apply(Command::Match(MatchCommand::Move(mv)));
    let task = session.task().expect("the search goes on in the background");
    assert_eq!(task.limits.seconds, Some(1), "the time for a move, not that of the user");
    session.finish_tasks();
    assert_eq!(names(&session).len(), 2);
    let current_match = session.current_match().unwrap();
    let found = current_match.opponent_search(1).unwrap();
    let Some(MoveSource::Searched { other_depth: Some((depth, DepthReason::TimeOver)), score, .. }) = found.source
    else {
        panic!("{found:?}")
    };
    let own = *found.search.search().unwrap();
    assert_eq!((own.algorithm, own.depth), (Algorithm::IterativeDeepening, Some(depth)));
    // The same search to that depth is finished, and finds the same.
    let position = session.document().game.positions()[1].clone();
    let passes = poda::trace::recorder::record_passes(&own, &position, Limits::nodes(10_000_000), &());
    assert!(passes.is_complete());
    let last = passes.last();
    assert_eq!(last.trace().result(poda::trace::NodeId::ROOT).unwrap().0, score);
    let best = last.trace().best_child(poda::trace::NodeId::ROOT).unwrap();
    assert_eq!(last.move_to(best), session.document().game.moves().get(1).copied());
    assert_eq!(session.limits().seconds, Some(50));
    // Going back and forth shows it again, without the unfinished pass.
    session.apply(Command::Match(MatchCommand::GoToPly(0)));
    session.apply(Command::Match(MatchCommand::GoToPly(2)));
    session.finish_tasks();
    assert_eq!(session.search().unwrap().config().depth, Some(depth));
}
