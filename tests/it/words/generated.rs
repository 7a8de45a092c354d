//! Generated exercises never change, fulfill their wishes, and contain what they are said to contain.
//!
//! The contents of an exercise are counted a second time here, from the events of the search and with windows that the
//! test computes.

use poda::document::wishes::{CountRange, Evenness, NumberRange, Ties, TreeWishes, WishedGame, Wishes};
use poda::file::{load, load_with_players, save, write_tree};
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::connect_four::{ConnectFour, ConnectFourRules};
use poda::game::kalah::Kalah;
use poda::game::nim::Nim;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::game::tree::{Tree, TreeNode};
use poda::practice::generator::{Contents, Generated, Impossible, MAX_NODES, NotGenerated, Wish, generate};
use poda::score::Player::{Max, Min};
use poda::score::{CutOn, Player, Score, Turn, Window};
use poda::search::{Algorithm, Fail, MultiPlayer, SearchConfig, SearchEvent, Tracer, search};
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// A node that is being searched.
struct Open {
    player: Player,
    entered: Window,
    current: Window,
}

/// Counts cutoffs from the events of a search.
#[derive(Default)]
struct Recount {
    open: Vec<Open>,
    returned: Option<Score>,
    depth: Option<usize>,
    shallow: usize,
    deep: usize,
    equal: usize,
    at_last_child: usize,
    saves_subtree: usize,
    star1: usize,
    has_chance: bool,
}

/// The bound of the other side, which can cut a node of `player`.
fn bound(window: Window, player: Player) -> Score {
    match player {
        Max => window.beta,
        Min => window.alpha,
    }
}

impl Recount {
    fn cutoff<G: Game>(&mut self, position: &G, unsearched: &[G::Move]) {
        if unsearched.is_empty() {
            self.at_last_child += 1;
            return;
        }
        if position.turn() == Turn::Chance {
            self.star1 += 1;
            return;
        }
        let (cut, above) = self.open.split_last().unwrap();
        let has_narrowed = |open: &Open| bound(open.entered, cut.player) != bound(open.current, cut.player);
        match above.iter().rev().position(|open| open.player != cut.player && has_narrowed(open)) {
            Some(0) => self.shallow += 1,
            Some(_) => self.deep += 1,
            // A game that is won cannot get better, and neither can a value that is one of the tree's bounds.
            None => {
                let is_end = |score: Score| score == position.bounds().low || score == position.bounds().high;
                let is_limit = |score: Score| !score.is_finite() || is_end(score);
                assert!(self.has_chance || self.returned.is_some_and(is_limit));
            }
        }
        self.equal += usize::from(self.returned == Some(bound(cut.entered, cut.player)));
        let can_go_on = self.depth.is_none_or(|depth| self.open.len() < depth);
        let is_inner = |mv: &G::Move| {
            let mut moves = Vec::new();
            position.after(*mv).legal_moves(&mut moves);
            can_go_on && !moves.is_empty()
        };
        self.saves_subtree += usize::from(unsearched.iter().any(is_inner));
    }
}

impl<G: Game> Tracer<G> for Recount {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        match event {
            SearchEvent::Enter { position, window, .. } => {
                let window = window.unwrap_or(Window::FULL);
                self.open.push(Open { player: position.to_move(), entered: window, current: window });
            }
            SearchEvent::Improve { score } => {
                let open = self.open.last_mut().unwrap();
                match open.player {
                    Max if open.current.alpha < score => open.current.alpha = score,
                    Min if score < open.current.beta => open.current.beta = score,
                    Max | Min => {}
                }
            }
            SearchEvent::Cutoff { position, unsearched, .. } => self.cutoff(position, unsearched),
            SearchEvent::Leave { score } => {
                self.open.pop();
                self.returned = Some(score);
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }
}

/// The minimax value of a position and the values of its leaves from left to right, within a depth.
fn searched_leaves(position: &AnyGame, depth: Option<usize>) -> (Score, Vec<Score>) {
    let mut moves = Vec::new();
    if depth != Some(0) {
        position.legal_moves(&mut moves);
    }
    if moves.is_empty() {
        let value = position.evaluate().score();
        return (value, vec![value]);
    }
    let below = moves.iter().map(|&mv| searched_leaves(&position.after(mv), depth.map(|depth| depth - 1)));
    let (values, leaves): (Vec<_>, Vec<_>) = below.unzip();
    let best = match position.turn() {
        Turn::Chance => {
            let outcomes = moves.iter().map(|&mv| position.weight(mv)).zip(values);
            Some(Score::weighted_mean(outcomes).unwrap())
        }
        Turn::Player(Max) => values.into_iter().reduce(|a, b| if a < b { b } else { a }),
        Turn::Player(Min) => values.into_iter().reduce(|a, b| if b < a { b } else { a }),
    };
    (best.unwrap(), leaves.concat())
}

/// Whether the decision at the root needs care, by the words of its definition.
fn needs_care(position: &AnyGame, depth: Option<usize>) -> bool {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let for_mover = |score: Score| if position.to_move() == Max { score } else { -score };
    let greatest = |scores: &[Score]| scores.iter().copied().reduce(|a, b| if a < b { b } else { a }).unwrap();
    // Each move's value, best leaf and first leaf, from the view of the side to move.
    let moves: Vec<[Score; 3]> = (moves.iter())
        .map(|&mv| {
            let (value, leaves) = searched_leaves(&position.after(mv), depth.map(|depth| depth - 1));
            let leaves: Vec<Score> = leaves.into_iter().map(for_mover).collect();
            [for_mover(value), greatest(&leaves), leaves[0]]
        })
        .collect();
    let top = [0, 1, 2].map(|column: usize| greatest(&moves.iter().map(|row| row[column]).collect::<Vec<_>>()));
    let best: Vec<usize> = (0..moves.len()).filter(|&at| moves[at][0] == top[0]).collect();
    let [best] = best[..] else { return false };
    0 < best && moves[best][1] < top[1] && moves[best][2] < top[2]
}

/// Checks what is said of the contents against a count from the events of the search.
fn check_contents(generated: &Generated) {
    let document = &generated.document;
    let has_chance = document.position().has_chance();
    let mut recount = Recount { depth: document.search().unwrap().depth, has_chance, ..Recount::default() };
    assert!(search(document.search().unwrap(), document.position(), &mut recount).is_continue());
    let said = generated.contents;
    // Below a chance node a bound of its own window follows from several others.
    let owners = if has_chance { [said.shallow, said.deep] } else { [recount.shallow, recount.deep] };
    assert_eq!(
        [said.shallow, said.deep, said.equal, said.at_last_child, said.saves_subtree, said.star1],
        [owners[0], owners[1], recount.equal, recount.at_last_child, recount.saves_subtree, recount.star1],
        "{}",
        save(document)
    );
    let root = said.root;
    assert_eq!(
        root.needs_care(),
        needs_care(document.position(), document.search().unwrap().depth),
        "{}",
        save(document)
    );
}

/// Checks every wish except those for cutoffs.
fn check_tree(tree: &Tree, wishes: &Wishes) {
    let WishedGame::Tree(of_tree) = wishes.game else { panic!("a tree") };
    let all = tree.nodes();
    assert!(all.len() <= MAX_NODES);
    assert_eq!(all[0].player, of_tree.first);
    let mut plies = vec![0; all.len()];
    let mut leaf_plies = Vec::new();
    let mut values = Vec::new();
    for (at, node) in all.iter().enumerate() {
        for &child in &node.children {
            plies[child] = plies[at] + 1;
            let is_outcome = all[child].weight.is_some();
            assert_eq!(all[child].player, if is_outcome { node.player } else { node.player.opponent() });
        }
        if let Some(value) = node.value {
            values.push(value.get());
            leaf_plies.push(plies[at]);
        } else {
            assert!((of_tree.branching.min..=of_tree.branching.max).contains(&node.children.len()));
        }
    }
    let [min, max] = [of_tree.values.min, of_tree.values.max].map(f64::from);
    assert!(values.iter().all(|value| (min..=max).contains(value) && value.fract() == 0.0), "{values:?}");
    let depth = wishes.searched_depth();
    assert_eq!(leaf_plies.iter().copied().max(), depth);
    assert_eq!(leaf_plies.iter().copied().min() < depth, of_tree.evenness == Evenness::Ragged);
    let different: BTreeSet<u64> = values.iter().map(|value| value.to_bits()).collect();
    let is_tie = different.len() < values.len();
    assert!(!is_tie || of_tree.ties != Ties::Forbidden, "{values:?}");
    let mut names: Vec<_> = all.iter().map(|node| node.name.clone().unwrap()).collect();
    assert_eq!(names[0], "A");
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all.len());
}

fn check(generated: &Generated, seed: u64, wishes: &Wishes) {
    check_contents(generated);
    let Contents { shallow, deep, equal, at_last_child, saves_subtree, chance, star1, root, ties } = generated.contents;
    for (range, count) in [
        (wishes.shallow, shallow),
        (wishes.deep, deep),
        (wishes.equal, equal),
        (wishes.saves_subtree, saves_subtree),
        (wishes.chance, chance),
        (wishes.star1, star1),
    ] {
        assert!(range.min <= count && range.max.is_none_or(|max| count <= max), "{count} is not {range:?}");
    }
    assert!(at_last_child == 0 || !wishes.none_at_last_child);
    assert!(root.needs_care() || !wishes.careful_root);
    let document = &generated.document;
    if let (WishedGame::Tree(wished), AnyGame::Tree(tree)) = (wishes.game, document.position()) {
        check_tree(tree, wishes);
        assert!(0 < ties || wished.ties != Ties::Wanted);
    }
    let SearchConfig { algorithm, fail, cut_on, .. } = *document.search().unwrap();
    let search = if wishes.has_chance() { wishes.algorithm.for_chance() } else { wishes.algorithm };
    assert_eq!((algorithm, fail, cut_on), (search, wishes.fail, wishes.cut_on));
    let practice = document.practice.as_ref().unwrap();
    assert_eq!((practice.seed, practice.wishes), (Some(seed), Some(*wishes)));
    assert_eq!(load(save(document).as_bytes()).as_ref(), Ok(document));
    assert_eq!(generate(seed, wishes).as_ref(), Ok(generated));
}

fn ranges(max: usize) -> impl Strategy<Value = CountRange> {
    prop_oneof![
        3 => Just(CountRange::ANY),
        3 => (0..=max).prop_map(CountRange::at_least),
        1 => (0..=max, 0..2_usize).prop_map(|(min, more)| CountRange { min, max: Some(min + more) }),
    ]
}

/// Wishes for chance nodes and for cutoffs there. Half of the exercises have none.
fn chance() -> impl Strategy<Value = (CountRange, CountRange)> {
    prop_oneof![Just((CountRange::ANY, CountRange::ANY)), (ranges(3), ranges(1))]
}

prop_compose! {
    fn trees()(
        (min, more) in (1..4_usize, 0..2_usize),
        (low, width) in (-5..5_i32, 1..30_i32),
        ties in select(vec![Ties::Allowed, Ties::Forbidden, Ties::Wanted]),
        evenness in select(vec![Evenness::Uniform, Evenness::Uniform, Evenness::Ragged]),
        first in select(vec![Max, Min]),
    ) -> WishedGame {
        WishedGame::Tree(TreeWishes {
            branching: NumberRange { min, max: min + more },
            values: NumberRange { min: low, max: low + width },
            ties,
            evenness,
            first,
            players: None,
        })
    }
}

fn boards() -> impl Strategy<Value = WishedGame> {
    prop_oneof![
        Just(WishedGame::TicTacToe),
        (3..6_usize, 3..6_usize, 3..5_usize).prop_map(|(columns, rows, connect)| WishedGame::ConnectFour {
            columns,
            rows,
            connect
        }),
        (2..6_usize, 1..5_usize).prop_map(|(pits, seeds)| WishedGame::Kalah { pits, seeds }),
        (1..4_usize, 1..5_usize).prop_map(|(piles, objects)| WishedGame::Nim { piles, objects }),
    ]
}

/// The wishes that have all of this.
pub fn wishes_of(
    game: WishedGame,
    depth: Option<usize>,
    algorithm: Algorithm,
    [shallow, deep, equal, saves_subtree, chance, star1]: [CountRange; 6],
    [is_hard, is_strict, none_at_last_child, careful_root]: [bool; 4],
) -> Wishes {
    Wishes {
        game,
        depth,
        algorithm,
        fail: if is_hard { Fail::Hard } else { Fail::Soft },
        cut_on: if is_strict { CutOn::Strict } else { CutOn::Equal },
        shallow,
        deep,
        equal,
        saves_subtree,
        chance,
        star1,
        none_at_last_child,
        careful_root,
    }
}

fn wishes(games: impl Strategy<Value = WishedGame>, deepest: usize) -> impl Strategy<Value = Wishes> {
    let algorithms = [Algorithm::AlphaBeta, Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta, Algorithm::Minimax];
    let numbers = (ranges(3), ranges(2), ranges(2), ranges(1), chance());
    let choices = (select(algorithms.to_vec()), any::<[bool; 4]>());
    (games, proptest::option::of(1..=deepest), numbers, choices).prop_map(
        |(game, depth, (shallow, deep, equal, saves_subtree, (chance, star1)), (algorithm, choices))| {
            wishes_of(game, depth, algorithm, [shallow, deep, equal, saves_subtree, chance, star1], choices)
        },
    )
}

fn check_outcome(seed: u64, wishes: &Wishes) {
    match generate(seed, wishes) {
        Ok(generated) => check(&generated, seed, wishes),
        Err(NotGenerated::Impossible(reasons)) => assert!(!reasons.is_empty()),
        Err(NotGenerated::NotFound { nearest, .. }) => {
            if let Some(nearest) = nearest {
                check_contents(&nearest);
                assert!(!nearest.unfulfilled().is_empty());
            }
        }
        Err(NotGenerated::AllRejected { tried }) => panic!("the nearest of {tried} is known"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_tree_is_as_wished_for(seed in any::<u64>(), wishes in wishes(trees(), 4)) {
        check_outcome(seed, &wishes);
    }

    #[test]
    fn a_board_position_is_as_wished_for(seed in any::<u64>(), wishes in wishes(boards(), 3)) {
        check_outcome(seed, &wishes);
    }

    #[test]
    fn a_board_position_is_reached_by_legal_moves_and_undecided(seed in any::<u64>(), game in boards()) {
        let Ok(generated) = generate(seed, &Wishes { game, ..Wishes::default() }) else { return Ok(()) };
        let mut position = match game {
            WishedGame::TicTacToe => AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules::default())),
            WishedGame::ConnectFour { columns, rows, connect } => AnyGame::ConnectFour(ConnectFour::new(ConnectFourRules {
                columns, rows, connect, ..ConnectFourRules::default()
            })),
            WishedGame::Kalah { pits, seeds } => AnyGame::Kalah(Kalah::opening(pits, u16::try_from(seeds).unwrap())),
            WishedGame::Nim { piles, objects } => {
                AnyGame::Nim(Nim::new(&vec![u16::try_from(objects).unwrap(); piles], false).unwrap())
            }
            WishedGame::Tree(_) => unreachable!("no board"),
        };
        prop_assert!(!generated.moves.is_empty());
        for &mv in &generated.moves {
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            prop_assert!(legal.contains(&mv));
            position = position.after(mv);
        }
        let document = &generated.document;
        prop_assert_eq!(position.key(), document.position().clone());
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let below = document.search().unwrap().depth.map(|depth| depth - 1);
        let mut values: Vec<_> = legal.iter().map(|&mv| searched_leaves(&position.after(mv), below).0).collect();
        values.dedup();
        prop_assert!(1 < values.len(), "the choice makes no difference");
        if let AnyGame::TicTacToe(_) | AnyGame::ConnectFour(_) = position {
            prop_assert!(searched_leaves(&position, document.search().unwrap().depth).0.is_finite());
        }
    }
}

fn tree(min: usize, max: usize) -> TreeWishes {
    TreeWishes { branching: NumberRange { min, max }, ..TreeWishes::default() }
}

fn of_tree(tree: TreeWishes, depth: usize) -> Wishes {
    Wishes { game: WishedGame::Tree(tree), depth: Some(depth), ..Wishes::default() }
}

/// Every search of several players that is done by hand, with what can be wished for of it. The contents of a search
/// against a coalition are counted from its events, as those of two sides are.
#[test]
fn a_tree_of_several_players_is_as_wished_for() {
    let one = CountRange::at_least(1);
    for (seed, players) in (0..40).zip((2..=6).cycle()) {
        for algorithm in Algorithm::BY_HAND_OF_PLAYERS {
            let of_vectors = algorithm.properties().multi_player.is_some_and(MultiPlayer::backs_up_vectors);
            let prunes = algorithm.properties().prunes;
            let game = WishedGame::Tree(TreeWishes::usual(Some(players)));
            let wishes = Wishes {
                game,
                algorithm,
                depth: Some(4),
                shallow: if prunes { one } else { CountRange::ANY },
                deep: if of_vectors || seed % 2 == 0 { CountRange::ANY } else { one },
                careful_root: algorithm == Algorithm::Paranoid && players < 4 && seed % 2 == 0,
                cut_on: if seed % 3 == 0 { CutOn::Strict } else { CutOn::Equal },
                fail: if !of_vectors && seed % 5 == 0 { Fail::Hard } else { Fail::Soft },
                ..Wishes::default()
            };
            let Ok(generated) = generate(seed, &wishes) else { panic!("{seed} {wishes:?}") };
            let document = &generated.document;
            assert_eq!(document.position().players().map(|players| players.names.len()), Some(players));
            assert!(generated.unfulfilled().is_empty());
            let Contents { shallow, deep, equal, at_last_child, saves_subtree, root, .. } = generated.contents;
            assert!(
                wishes.shallow.min <= shallow && wishes.deep.min <= deep && (root.needs_care() || !wishes.careful_root)
            );
            if !of_vectors {
                let mut recount = Recount { depth: document.search().unwrap().depth, ..Recount::default() };
                assert!(search(document.search().unwrap(), document.position(), &mut recount).is_continue());
                assert_eq!(
                    [shallow, deep, equal, at_last_child, saves_subtree],
                    [recount.shallow, recount.deep, recount.equal, recount.at_last_child, recount.saves_subtree],
                    "{}",
                    save(document)
                );
            }
            if algorithm == Algorithm::Paranoid {
                assert_eq!(root.needs_care(), needs_care(document.position(), None));
            }
            let practice = document.practice.as_ref().unwrap();
            assert_eq!((practice.seed, practice.wishes), (Some(seed), Some(wishes)));
            assert_eq!(load_with_players(save(document).as_bytes()).as_ref(), Ok(document), "{}", save(document));
            assert_eq!(generate(seed, &wishes), Ok(generated));
        }
    }
    let of = |algorithm, tree: TreeWishes| Wishes { game: WishedGame::Tree(tree), algorithm, ..Wishes::default() };
    let three = TreeWishes::usual(Some(3));
    let refused = |wishes: Wishes| reasons(wishes);
    assert_eq!(refused(of(Algorithm::AlphaBeta, three)), [Impossible::OtherPlayers]);
    assert_eq!(refused(of(Algorithm::Paranoid, TreeWishes::default())), [Impossible::OtherPlayers]);
    for wishes in [
        Wishes { deep: one, ..of(Algorithm::MaxNShallow, three) },
        Wishes { careful_root: true, ..of(Algorithm::BestReply, three) },
        of(Algorithm::Paranoid, TreeWishes { ties: Ties::Forbidden, ..three }),
        of(Algorithm::Paranoid, TreeWishes { first: Min, ..three }),
    ] {
        assert_eq!(refused(wishes), [Impossible::NotOfPlayers], "{wishes:?}");
    }
}

#[test]
fn usual_wishes_are_fulfilled_whatever_the_seed_is() {
    let at_least = CountRange::at_least;
    let exactly = |count| CountRange { min: count, max: Some(count) };
    let three = of_tree(tree(3, 3), 3);
    let two = of_tree(tree(2, 2), 4);
    let usual = [
        Wishes { shallow: at_least(2), none_at_last_child: true, ..of_tree(tree(3, 3), 2) },
        Wishes {
            shallow: at_least(2),
            saves_subtree: at_least(1),
            none_at_last_child: true,
            careful_root: true,
            ..three
        },
        Wishes { shallow: exactly(2), deep: exactly(0), equal: exactly(1), careful_root: true, ..three },
        Wishes { shallow: at_least(1), deep: at_least(1), equal: at_least(1), none_at_last_child: true, ..two },
        Wishes { shallow: at_least(1), deep: at_least(1), saves_subtree: at_least(1), careful_root: true, ..two },
        Wishes {
            shallow: at_least(2),
            careful_root: true,
            ..of_tree(TreeWishes { evenness: Evenness::Ragged, ties: Ties::Wanted, ..tree(2, 3) }, 3)
        },
        Wishes { game: WishedGame::TicTacToe, shallow: at_least(2), none_at_last_child: true, ..Wishes::default() },
        Wishes { game: WishedGame::CONNECT_FOUR, shallow: at_least(2), careful_root: true, ..Wishes::default() },
        Wishes { game: WishedGame::KALAH, shallow: at_least(2), ..Wishes::default() },
        Wishes { game: WishedGame::NIM, shallow: at_least(1), deep: at_least(1), ..Wishes::default() },
    ];
    for wishes in usual {
        for seed in 0..20 {
            check(&generate(seed, &wishes).unwrap_or_else(|error| panic!("{seed}: {error:?}")), seed, &wishes);
        }
    }
}

/// Returns the reasons why wishes are impossible.
fn reasons(wishes: Wishes) -> Vec<Impossible> {
    match generate(1, &wishes) {
        Err(NotGenerated::Impossible(reasons)) => reasons,
        other => panic!("{wishes:?}: {other:?}"),
    }
}

#[test]
fn impossible_wishes_are_named_with_what_is_possible() {
    let at_least = CountRange::at_least;
    let three = of_tree(tree(3, 3), 3);
    let algorithm = Algorithm::Minimax;
    for (wishes, reason) in [
        (Wishes { algorithm: Algorithm::Mtdf, ..three }, Impossible::NotByHand { algorithm: Algorithm::Mtdf }),
        (Wishes { algorithm, shallow: at_least(1), ..three }, Impossible::NothingIsPruned { algorithm }),
        (Wishes { deep: at_least(1), ..three }, Impossible::TooShallow { wish: Wish::Deep, depth: 3, needed: 4 }),
        (
            Wishes { saves_subtree: at_least(1), depth: Some(2), ..three },
            Impossible::TooShallow { wish: Wish::SavesSubtree, depth: 2, needed: 3 },
        ),
        (
            Wishes { game: WishedGame::KALAH, deep: at_least(1), ..Wishes::default() },
            Impossible::TooShallow { wish: Wish::Deep, depth: 2, needed: 3 },
        ),
        (Wishes { shallow: at_least(1), ..of_tree(tree(1, 1), 3) }, Impossible::OneChild { wish: Wish::Shallow }),
        (
            Wishes { shallow: at_least(3), ..of_tree(tree(3, 3), 2) },
            Impossible::TooMany { wish: Wish::Shallow, wished: 3, max: 2 },
        ),
        (Wishes { equal: at_least(1), cut_on: CutOn::Strict, ..three }, Impossible::TiesDoNotCut),
        (
            Wishes { equal: at_least(1), ..of_tree(TreeWishes { ties: Ties::Forbidden, ..tree(2, 2) }, 3) },
            Impossible::NoTiesWithBounds,
        ),
        (
            of_tree(TreeWishes { ties: Ties::Forbidden, ..tree(3, 3) }, 3),
            Impossible::TooFewValues { values: 21, needed: 27 },
        ),
        (
            Wishes {
                careful_root: true,
                ..of_tree(TreeWishes { values: NumberRange { min: 1, max: 2 }, ..tree(3, 3) }, 3)
            },
            Impossible::TooFewValuesForCare { values: 2, needed: 3 },
        ),
        (of_tree(tree(10, 10), 3), Impossible::TooManyNodes { max: MAX_NODES }),
        (
            Wishes {
                equal: at_least(2),
                shallow: CountRange { min: 0, max: Some(1) },
                deep: CountRange { min: 0, max: Some(0) },
                ..three
            },
            Impossible::MoreThanCutoffs { wish: Wish::Equal, wished: 2, cutoffs: 1 },
        ),
        (
            Wishes { game: WishedGame::ConnectFour { columns: 3, rows: 2, connect: 4 }, ..Wishes::default() },
            Impossible::NoLine { connect: 4, longest: 3 },
        ),
    ] {
        assert_eq!(reasons(wishes), [reason], "{wishes:?}");
    }
    // Fail-hard, an inner node returns its bound itself.
    let hard = Wishes {
        equal: at_least(1),
        fail: Fail::Hard,
        ..of_tree(TreeWishes { ties: Ties::Forbidden, values: NumberRange { min: 0, max: 99 }, ..tree(2, 3) }, 4)
    };
    check(&generate(1, &hard).unwrap(), 1, &hard);
}

/// The greatest number of cutoffs is the one that is reached, and no greater one.
#[test]
fn what_is_said_to_be_possible_is_possible() {
    for (branching, depth) in [(2, 2), (3, 2), (4, 2), (2, 3), (3, 3), (2, 4)] {
        let game = TreeWishes { values: NumberRange { min: 0, max: 99 }, ..tree(branching, branching) };
        for cut_on in [CutOn::Equal, CutOn::Strict] {
            let base = Wishes { cut_on, ..of_tree(game, depth) };
            let all = CountRange::at_least(CountRange::MAX);
            for wish in [
                |base: Wishes, shallow| Wishes { shallow, ..base },
                |base: Wishes, deep| Wishes { deep, ..base },
                |base: Wishes, saves_subtree| Wishes { saves_subtree, ..base },
            ] {
                let max = match reasons(wish(base, all))[..] {
                    [Impossible::TooMany { max, .. }] => max,
                    [Impossible::TooShallow { .. }] => continue,
                    ref other => panic!("{other:?}"),
                };
                let wishes = wish(base, CountRange::at_least(max));
                let is_reached = |fail| (0..10).any(|seed| generate(seed, &Wishes { fail, ..wishes }).is_ok());
                // Where a tie does not cut, the ties that fail-hard makes keep nodes open that fail-soft cuts.
                let reached = is_reached(Fail::Soft) || (cut_on == CutOn::Strict && is_reached(Fail::Hard));
                assert!(reached, "{branching}^{depth} {wishes:?}");
                assert!(!reasons(wish(base, CountRange::at_least(max + 1))).is_empty());
            }
        }
    }
}

/// Exam papers and handouts name a seed: it must give the same exercise for ever.
#[test]
fn the_first_exercises_are_these() {
    let at_least = CountRange::at_least;
    let position = |seed, wishes| {
        let text = save(&generate(seed, &wishes).unwrap().document);
        let (position, _) = text.split_once("    practice:").unwrap();
        position.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let without_names = |seed, wishes| {
        let Generated { document, .. } = generate(seed, &wishes).unwrap();
        let AnyGame::Tree(tree) = document.position() else { panic!("a tree") };
        let nodes = tree.nodes().into_iter().map(|node| TreeNode { name: None, ..node }).collect();
        write_tree(&Tree::new(nodes).unwrap()).split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        without_names(1, Wishes::default()),
        "[ [[11, 9, 3], [13, 17], [14, 18]], [[1, 1, 10], [2, 6, 1], [10, 14]], [[0, 20], [12, 12, 8], [9, 5]], ]"
    );
    assert_eq!(
        without_names(2, Wishes::default()),
        "[ [[9, 11, 7], [19, 4, 4], [7, 7]], [[4, 1, 11], [8, 6, 19]], [[15, 11, 13], [0, 6]], ]"
    );
    assert_eq!(
        without_names(1, Wishes { shallow: at_least(2), none_at_last_child: true, ..of_tree(tree(3, 3), 2) }),
        "[[9, 16, 18], [10, 5, 16], [8, 12, 9]]"
    );
    assert_eq!(
        without_names(1, Wishes { deep: at_least(1), careful_root: true, ..of_tree(tree(2, 2), 4) }),
        "[ [[[11, 13], [20, 8]], [[0, 1], [2, 13]]], [[[2, 8], [18, 16]], [[14, 16], [14, 15]]], ]"
    );
    let ragged = TreeWishes { evenness: Evenness::Ragged, ties: Ties::Forbidden, first: Min, ..tree(2, 3) };
    assert_eq!(
        without_names(u64::MAX, Wishes { shallow: at_least(1), ..of_tree(ragged, 3) }),
        "(player: Min, children: [[[10, 4], [2, 15]], 16])"
    );
    assert_eq!(
        position(1, of_tree(tree(2, 2), 2)),
        r#"( version: 1, game: Tree( tree: (name: "A", children: [ (name: "B", children: [(name: "D", value: 9), (name: "E", value: 9)]), (name: "C", children: [(name: "F", value: 16), (name: "G", value: 18)]), ]), ),"#
    );
    for (game, expected) in [
        (
            WishedGame::TicTacToe,
            r#"( version: 1, game: TicTacToe( board: [ "O..", ".X.", "...", ], ), search: (depth: 2),"#,
        ),
        (
            WishedGame::CONNECT_FOUR,
            r#"( version: 1, game: ConnectFour( board: [ "...O...", "...X...", "...O...", "...X.X.", ".X.O.XO", ".OOXXXO", ], ), search: (depth: 2),"#,
        ),
        (
            WishedGame::KALAH,
            "( version: 1, game: Kalah( south: [8, 1, 3, 0, 3, 2], south_store: 5, north: [9, 1, 3, 1, 1, 5], north_store: 6, to_move: North, ), search: (depth: 2),",
        ),
        (WishedGame::NIM, "( version: 1, game: Nim( piles: [0, 1, 4], ),"),
    ] {
        assert_eq!(position(1, Wishes { game, shallow: at_least(1), ..Wishes::default() }), expected);
    }
}
