//! Games against the program: the sentence of every move, the line that is highlighted in the tree and the panel name
//! the move that was really played, at every level, in every game and language.

use crate::project::nightly;
use crate::words::claims::patterns::{Grammar, Readings, Said};
use poda::file::load;
use poda::game::any::{AnyGame, AnyMove};
use poda::game::played_game::legal_moves;
use poda::game::{Game, GameView};
use poda::i18n::node_names::move_name;
use poda::i18n::{Language, Words};
use poda::panels::side_panel::match_sentences;
use poda::picture::Notation;
use poda::score::{Player, Score, Turn};
use poda::search::mcts::{ResultScale, mcts};
use poda::search::play_level::PlayLevel;
use poda::search::split_mix_64::SplitMix64;
use poda::search::{Algorithm, Opponent, SearchConfig};
use poda::session::opponent::{DepthReason, MoveSource};
use poda::session::play_match::{Controller, MatchCommand, OpponentKind};
use poda::session::{Command, Origin, Session};
use poda::trace::NodeId;

const GAMES: [&str; 13] = [
    "TicTacToe()",
    "TicTacToe(evaluation: Outcome)",
    "ConnectFour()",
    "Othello()",
    "Othello(board: [\"OX......\", \"XX......\", \"........\", \"........\", \"........\", \"........\", \"........\", \"........\"], to_move: O)",
    "Kalah()",
    "Babilego()",
    "Babilego(sowing: Choice, south: [[1, 5], [10]], north: [[5], [1]])",
    "Nim()",
    "Tree(tree: [(name: \"A\", children: [(estimate: 9, children: [1, 2]), (estimate: 5, children: [4, 3])]), (estimate: 3, children: [[6, 7], 2])])",
    "Tree(bounds: (-9, 9), tree: [(name: \"A\", chance: [(1, [3, -2]), (2, [5, [1, 7]])]), (name: \"B\", children: [4, (chance: [2, 6])])])",
    "Pig(target: 6)",
    "Twenty48(board: [[2, 0], [4, 2]])",
];

/// How the program plays: a level, or the document's own search against this opponent.
#[derive(Clone, Copy, Debug)]
struct Strength {
    kind: OpponentKind,
    algorithm: Algorithm,
    opponent: Opponent,
}

impl Strength {
    /// The document's own search by an algorithm.
    fn searching(algorithm: Algorithm) -> Self {
        Self { kind: OpponentKind::DocumentSearch, algorithm, opponent: Opponent::Best }
    }

    /// A program that does not play by the document's own search.
    fn playing(kind: OpponentKind) -> Self {
        Self { kind, ..Self::searching(Algorithm::AlphaBeta) }
    }
}

/// How the program plays: the levels, and every kind of search as the document's own.
fn opponents() -> Vec<Strength> {
    let levels = PlayLevel::ALL.map(|level| Strength::playing(OpponentKind::Level(level)));
    let searches = Algorithm::CORRECT.into_iter().chain(PlayLevel::ALL.map(Algorithm::Level));
    let searches = searches.map(Strength::searching);
    let of_chance = Algorithm::CORRECT.into_iter().filter(|algorithm| algorithm.properties().searches_chance);
    let at_random =
        of_chance.map(|algorithm| Strength { opponent: Opponent::Random, ..Strength::searching(algorithm) });
    levels.into_iter().chain(searches).chain(at_random).collect()
}

/// Every message that has a check here.
pub const MESSAGES: [&str; 17] = [
    "play-thinking",
    "play-pausing",
    "play-reply",
    "play-reply-by-chance",
    "play-reply-first",
    "play-reply-sampled",
    "play-reply-first-sampled",
    "play-fewer-iterations",
    "play-chance",
    "play-shorter",
    "play-farther",
    "play-time-over",
    "play-found-move",
    "play-other-move",
    "play-your-turn",
    "play-turn",
    "play-over",
];

/// What the sides of a game are called, MAX's first, by the language.
fn sides(game: &str, language: Language) -> [&'static str; 2] {
    let is_english = language == Language::ENGLISH;
    match game.split('(').next().unwrap_or_default() {
        "TicTacToe" => ["X", "O"],
        "ConnectFour" | "Othello" if is_english => ["Blue", "Orange"],
        "ConnectFour" | "Othello" => ["Azul", "Naranja"],
        "Kalah" | "Babilego" if is_english => ["South", "North"],
        "Kalah" | "Babilego" => ["Sur", "Norte"],
        _ => ["MAX", "MIN"],
    }
}

struct Spoken {
    words: Words,
    panel: Grammar,
    caption: Grammar,
}

impl Spoken {
    fn all() -> [Self; 2] {
        Language::AUTHORED.map(|language| Self {
            words: Words::new(language),
            panel: Grammar::new(language, |id| id.starts_with("play-")),
            caption: Grammar::new(language, |id| {
                ["caption-over", "caption-pass-ends", "aside-", "stop-", "play-", "caption-leave-leaf"]
                    .iter()
                    .any(|begin| id.starts_with(begin))
            }),
        })
    }

    fn read(grammar: &Grammar, text: &str) -> Readings {
        let readings = grammar.read(text);
        assert!(!readings.is_empty(), "nothing says {text:?}");
        readings
    }

    /// Checks whose turn it is said to be, or who has won.
    fn check_status(&self, session: &Session, game_text: &str) {
        let (current, game) = (session.current_match().expect("a match"), &session.document().game);
        let (position, text) = (game.position(), match_sentences::status(&self.words, session, current, game).plain());
        let [max, min] = sides(game_text, self.words.language());
        let side = |player| if player == Player::Max { max } else { min };
        let is_mover = |said: &Said| said.text("side").is_none_or(|name| name == side(position.to_move()));
        let moves = legal_moves(position);
        let mover_before = game.moves().len().checked_sub(1).map(|at| game.positions()[at].to_move());
        let is_again = mover_before == Some(position.to_move());
        let score = position.evaluate().score();
        let winner = if score > Score::ZERO { Player::Max } else { Player::Min };
        let is_true = |said: &Said| match said.id.as_str() {
            "play-thinking" => session.is_thinking() && !moves.is_empty() && is_mover(said),
            "play-pausing" => {
                let is_programs = current.controller(position.to_move()) == Controller::Program;
                current.is_pausing && !session.is_thinking() && !moves.is_empty() && is_programs && is_mover(said)
            }
            "play-your-turn" | "play-turn" => {
                let is_human = current.controller(position.to_move()) == Controller::Human;
                let is_told_again = said.is("turn", "again").unwrap_or(is_again) == is_again;
                !moves.is_empty() && (said.id == "play-turn" || is_human) && is_told_again && is_mover(said)
            }
            "play-over" => {
                moves.is_empty()
                    && match said.text("end") {
                        Some("you") => score != Score::ZERO && current.controller(winner) == Controller::Human,
                        Some("program") => {
                            score != Score::ZERO
                                && current.controller(winner) == Controller::Program
                                && said.text("side") == Some(side(winner))
                        }
                        Some("drawn") => score == Score::ZERO,
                        Some("worth") => position.is_explicit_tree() || position.is_solitary(),
                        _ => false,
                    }
            }
            _ => false,
        };
        let readings = Self::read(&self.panel, &text);
        let is_held = readings.iter().any(|reading| matches!(&reading[..], [said] if is_true(said)));
        assert!(is_held, "{}: {text}", game.names().join(" "));
    }

    /// Checks what is said of the move that was played last by the program.
    fn check(&self, session: &Session) {
        let (Some(current), game) = (session.current_match(), &session.document().game) else { panic!("no match") };
        let shown = current.shown_ply;
        let mv = current.played_move(game).expect("it has moved");
        let (position, trace) = (&game.positions()[shown], session.search().unwrap().trace());
        let about = || {
            format!("{}, {:?}: {}", game.names().join(" "), session.search().unwrap().config(), position.move_name(mv))
        };
        // A program that searches prefers the win that comes first.
        let is_at_random = current.opponent_search(shown).unwrap().source == Some(MoveSource::Random);
        let searched = if is_at_random { position.clone() } else { position.with_sooner() };
        assert!(session.search().unwrap().is_over() && *session.search().unwrap().root() == searched, "{}", about());
        let name = move_name(&self.words, position, mv);

        let caption = match_sentences::caption(&self.words, session, current).plain();
        let names_it = |reading: &Vec<Said>| {
            // In a tree a leaf without a name is called by its parent's: the 2nd move of C.
            let is_it = |child: &str| child == name || child.starts_with(&format!("{name} "));
            // "MIN rolls" names the move by the verb.
            let verb = position.move_name(mv);
            let is_verb = |said: &Said| said.text("kind") == Some(&verb);
            let chooses = |said: &Said| said.id == "caption-over" && is_verb(said);
            let chosen = reading.iter().any(|said| said.text("child").is_some_and(is_it) || chooses(said));
            let named = ["play-other-move", "play-found-move"];
            let corrected = reading.last().is_some_and(|said| {
                named.contains(&said.id.as_str()) && (said.text("move") == Some(&name) || is_verb(said))
            });
            let names_other = reading.iter().any(|said| said.text("child").is_some_and(|child| !is_it(child)));
            chosen != corrected && !(names_other && (current.shows_search_of_move() || !corrected))
        };
        assert!(Self::read(&self.caption, &caption).iter().any(names_it), "{}: {caption}", about());

        if current.shows_search_of_move() && trace.end().proved(NodeId::ROOT).is_exact() {
            let line = trace.principal_variation();
            let first = line.iter().find(|&&node| node != NodeId::ROOT).expect("a move");
            assert_eq!(session.search().unwrap().recording().move_to(*first), Some(mv), "{}", about());
        }
        for child in trace.children(NodeId::ROOT).filter(|_| !position.is_explicit_tree()) {
            assert!(
                session.search().unwrap().folds.is_folded(trace, child) || trace.children(child).next().is_none(),
                "{}",
                about()
            );
        }

        let panel: Vec<String> =
            match_sentences::replies(&self.words, current, game).iter().map(|said| said.text.plain()).collect();
        let (source, text) = (current.opponent_search(shown).unwrap().source.expect("it has moved"), panel.join(" "));
        let is_pass = legal_moves(position).len() == 1 && position.move_target(mv).is_some() && !text.contains(&name);
        // "MIN rolls" names the move by the verb.
        let is_word = |said: &Said| said.text("kind") == Some(&position.move_name(mv));
        let is_true = |said: &Said| {
            let count = legal_moves(position).len();
            match (said.id.as_str(), source) {
                ("play-reply-by-chance", MoveSource::Random) => {
                    said.text("count").is_none_or(|text| text == count.to_string())
                        && (said.text("move") == Some(&name) || is_pass || is_word(said))
                }
                ("play-reply", MoveSource::Searched { score, .. }) => {
                    let value = trace.result(NodeId::ROOT).expect("it is over").0;
                    let written = score.decimal().map_or_else(|| score.to_string(), |decimal| format!("≈{decimal}"));
                    said.text("value") == Some(&written)
                        && value == score
                        && (said.text("move") == Some(&name) || is_pass || is_word(said))
                }
                ("play-reply-first", MoveSource::FirstLegal) => said.text("move") == Some(&name),
                _ => false,
            }
        };
        // Only a search that deepens until its time is over may say so.
        let is_over = matches!(source, MoveSource::Searched { other_depth: Some((_, DepthReason::TimeOver)), .. });
        let says_so = |reading: &Vec<Said>| reading.iter().any(|said| said.id == "play-time-over") == is_over;
        let readings = Self::read(&self.panel, &text);
        let holds = readings.iter().any(|reading| reading.iter().any(is_true) && says_so(reading));
        assert!(holds, "{}: {text}", about());
    }
}

impl Spoken {
    /// Checks what is said of the move that the program has decided on by Monte Carlo tree search: the same search,
    /// made again, finds it.
    fn check_sampled(&self, session: &Session) {
        let (Some(current), game) = (session.current_match(), &session.document().game) else { panic!("no match") };
        let (shown, mv) = (current.shown_ply, current.played_move(game).expect("it has moved"));
        let panel: Vec<String> =
            match_sentences::replies(&self.words, current, game).iter().map(|said| said.text.plain()).collect();
        let text = panel.join(" ");
        let (position, search) = (current.shown_position(session.document()), current.search(session.document()));
        let config = search.sampled().expect("such a search");
        let name = move_name(&self.words, position, mv);
        let (source, is_pass) = (current.opponent_search(shown).unwrap().source, !text.contains(&name));
        let found = ResultScale::of(config, position)
            .and_then(|scale| mcts(config, scale, position, &mut ()).continue_value())
            .filter(|found| found.best() == Some(mv));
        let is_true = |said: &Said| match (said.id.as_str(), source.expect("it has moved"), &found) {
            ("play-reply-sampled", MoveSource::Sampled { estimate, .. }, Some(found)) => {
                let number = |name: &str, count: u32| said.text(name).is_none_or(|text| text == count.to_string());
                let (_, statistics) = found.children.iter().find(|(child, _)| *child == mv).expect("one of the moves");
                let said_value = said.text("value").map(|text| text.trim_start_matches('≈').replace('−', "-"));
                said_value.is_some_and(|text| (text.parse::<f64>().unwrap() - estimate.get()).abs() < 0.001)
                    && Some(estimate) == statistics.mean_result()
                    && number("visits", statistics.visits)
                    && number("number", found.root.visits)
                    && (said.text("move") == Some(&name) || is_pass)
            }
            ("play-reply-first-sampled", MoveSource::FirstLegal, None) => said.text("move") == Some(&name),
            _ => false,
        };
        let readings = Self::read(&self.panel, &text);
        let is_held = readings.iter().any(|reading| reading.iter().any(is_true));
        assert!(is_held, "{}, {config:?}: {text}", game.names().join(" "));
        let is_shorter =
            matches!(source, Some(MoveSource::Sampled { iterations, .. }) if iterations < config.iterations);
        let says_so = |reading: &Vec<Said>| reading.iter().any(|said| said.id == "play-fewer-iterations") == is_shorter;
        assert!(readings.iter().any(says_so), "{}, {config:?}: {text}", game.names().join(" "));
    }
}

fn start(game: &str, strength: Strength, seed: u64) -> Session {
    let Strength { kind, algorithm, opponent } = strength;
    let document = load(format!("(version: 1, game: {game})").as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let depth = if matches!(document.position(), AnyGame::Tree(_)) { None } else { Some(2) };
    let search = SearchConfig { algorithm, depth, opponent, ..SearchConfig::default() };
    let mut session = Session::new(document.with_search(search), Origin::New, Notation::Node);
    session.apply(Command::Match(MatchCommand::Start));
    session.apply(Command::Match(MatchCommand::SetSeed(seed)));
    session.apply(Command::Match(MatchCommand::SetOpponent(kind)));
    session.finish_tasks();
    session
}

/// Lets the program make all moves of its turn in a game, and checks what is said while it pauses.
fn go_on(session: &mut Session, game_text: &str, spoken: &[Spoken]) {
    while session.current_match().is_some_and(|current_match| current_match.is_pausing) {
        for spoken in spoken {
            let (current, game) = (session.current_match().unwrap(), &session.document().game);
            let said = match_sentences::status(&spoken.words, session, current, game).plain();
            assert!(["Space", "Espacio"].iter().any(|key| said.contains(key)), "{said}");
            spoken.check_status(session, game_text);
        }
        session.apply(Command::Match(MatchCommand::GoOn));
        session.finish_tasks();
    }
}

fn is_users_turn(session: &Session) -> bool {
    let current = session.current_match().expect("a match");
    current.controller(poda::game::Game::to_move(session.document().position())) == Controller::Human
}

/// Whether the program has made one of the moves from this one on: others are made by chance.
fn has_replied(session: &Session, from: usize) -> bool {
    let (game, current) = (&session.document().game, session.current_match().expect("a match"));
    let is_programs = |position: &AnyGame| {
        position.turn().player().is_some_and(|player| current.controller(player) == Controller::Program)
    };
    game.positions()[from..game.moves().len().max(from)].iter().any(is_programs)
}

/// How many moves of the user a game has at most: enough to end the short ones.
const MOVES: usize = 6;

#[test]
fn the_sentence_the_line_and_the_panel_name_the_move_that_was_played() {
    let spoken = Spoken::all();
    for game in GAMES {
        for strength in opponents() {
            for seed in 1..=2 {
                let mut session = start(game, strength, seed);
                let Strength { kind, algorithm, .. } = strength;
                if kind == OpponentKind::DocumentSearch && session.document().search().unwrap().algorithm != algorithm {
                    // It does not search chance nodes.
                    continue;
                }
                let mut chance = SplitMix64::new(seed * 77);
                for _ in 0..MOVES {
                    for spoken in &spoken {
                        spoken.check_status(&session, game);
                    }
                    let moves = session.document().game.legal_moves();
                    let Some(mv) = chance.choose::<AnyMove>(&moves) else { break };
                    assert!(is_users_turn(&session), "{game} {strength:?}");
                    let before = session.document().game.moves().len();
                    session.apply(Command::Match(MatchCommand::Move(mv)));
                    session.finish_tasks();
                    go_on(&mut session, game, &spoken);
                    let replied = has_replied(&session, before + 1);
                    for spoken in
                        spoken.iter().filter(|_| replied && !session.current_match().unwrap().is_move_requested)
                    {
                        spoken.check(&session);
                    }
                }
                for spoken in &spoken {
                    spoken.check_status(&session, game);
                }
            }
        }
    }
}

#[test]
fn what_is_said_of_a_sampled_move_is_what_the_search_finds() {
    let (spoken, mut replies) = (Spoken::all(), 0);
    for game in GAMES {
        for iterations in [1, 2, 30] {
            let mut session = start(game, Strength::playing(OpponentKind::Mcts(iterations)), 1);
            let mut chance = SplitMix64::new(iterations.into());
            // What each move is worth is searched after each of them.
            for _ in 0..nightly::cases(3, MOVES) {
                let moves = session.document().game.legal_moves();
                let Some(mv) = chance.choose::<AnyMove>(&moves) else { break };
                let before = session.document().game.moves().len();
                session.apply(Command::Match(MatchCommand::Move(mv)));
                session.finish_tasks();
                go_on(&mut session, game, &spoken);
                let has_replied = has_replied(&session, before + 1);
                for spoken in spoken.iter().filter(|_| has_replied) {
                    spoken.check_sampled(&session);
                    replies += 1;
                }
            }
        }
    }
    assert!(100 < replies, "{replies}");
}

/// Where the position is searched in another way, the move stays, and the caption says which was played.
#[test]
fn another_search_of_the_position_does_not_claim_the_move() {
    for game in &GAMES[..8] {
        let mut session = start(game, Strength::playing(OpponentKind::Level(PlayLevel::Beginner)), 1);
        let mv = session.document().game.legal_moves()[0];
        session.apply(Command::Match(MatchCommand::Move(mv)));
        session.finish_tasks();
        go_on(&mut session, game, &Spoken::all());
        if session.document().game.moves().len() < 2
            || is_users_turn(&session) == (session.current_match().unwrap().shown_ply == 0)
        {
            continue;
        }
        session.apply(Command::SetSearch(SearchConfig { depth: Some(1), ..SearchConfig::default() }.into()));
        session.finish_tasks();
        session.apply(Command::Go(poda::session::playback::Direction::Last));
        for spoken in Spoken::all() {
            let (current, game) = (session.current_match().unwrap(), &session.document().game);
            let found = session
                .search()
                .unwrap()
                .recording()
                .move_to(session.search().unwrap().trace().best_child(NodeId::ROOT).unwrap());
            let caption = match_sentences::caption(&spoken.words, &session, current).plain();
            let says_other = caption.contains("In the game") || caption.contains("En la partida");
            assert_eq!(says_other, found != current.played_move(game), "{caption}");
        }
    }
}

#[test]
fn what_chance_has_decided_is_said_in_order() {
    for (spoken, seed) in Spoken::all().iter().flat_map(|spoken| (0..20).map(move |seed| (spoken, seed))) {
        for game in ["Pig(scores: (12, 7), turn: 5)", "Twenty48(board: [[2, 0], [4, 2]])"] {
            let mut session = start(game, Strength::searching(Algorithm::Expectiminimax), seed);
            let first = session.document().game.legal_moves()[0];
            session.apply(Command::Match(MatchCommand::Move(first)));
            session.finish_tasks();
            go_on(&mut session, game, std::slice::from_ref(spoken));
            let game = &session.document().game;
            let turns = game.positions().iter().zip(game.moves());
            let decided: Vec<_> = turns
                .filter(|(position, _)| position.turn() == Turn::Chance)
                .map(|(position, &mv)| move_name(&spoken.words, position, mv))
                .collect();
            let told = match_sentences::replies(&spoken.words, session.current_match().expect("a match"), game);
            let told = told.iter().flat_map(|text| Spoken::read(&spoken.panel, &text.text.plain())[0].clone());
            let told = told.filter(|said| said.id == "play-chance");
            assert_eq!(told.map(|said| said.text("move").unwrap().to_owned()).collect::<Vec<_>>(), decided);
            assert!(!decided.is_empty());
        }
    }
}
