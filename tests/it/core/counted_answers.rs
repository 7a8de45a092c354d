//! Cases of kalah, babilego and nim as positions, and single moves of babilego.

use poda::game::any::AnyGame;
use poda::game::babilego::{Babilego, BabilegoMove, SowingOrder};
use poda::game::kalah::Kalah;
use poda::game::mancala::MancalaSide;
use poda::game::nim::Nim;
use poda::game::{Game, GameView};
use poda::score::{Player, Score};
use serde::de::DeserializeOwned;
use serde_json::Value;

fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"))
}

/// South is MAX in all cases.
fn side(to_move: &Value) -> MancalaSide {
    if to_move == "max" { MancalaSide::South } else { MancalaSide::North }
}

fn sowing(order: &Value) -> SowingOrder {
    match order.as_str() {
        Some("asc") => SowingOrder::Ascending,
        Some("desc") => SowingOrder::Descending,
        Some("fifo") => SowingOrder::Fifo,
        Some("lifo") => SowingOrder::Lifo,
        other => panic!("{other:?} is no order of sowing"),
    }
}

fn babilego(state: &Value, sowing: SowingOrder) -> Babilego {
    let rows = [read(&state["max_pits"]), read(&state["min_pits"])];
    let bases = [read(&state["max_base"]), read(&state["min_base"])];
    Babilego::new(&rows, bases, sowing).unwrap().with_to_move(side(&state["to_move"]))
}

/// The position of a case, if it is one of these games.
pub fn game(case: &Value) -> Option<AnyGame> {
    match case["kind"].as_str()? {
        "kalah" => {
            let [south, north]: [Vec<u16>; 2] = [read(&case["max_pits"]), read(&case["min_pits"])];
            let stores = [read(&case["max_store"]), read(&case["min_store"])];
            let position = Kalah::new([&south, &north], stores).unwrap();
            Some(AnyGame::Kalah(position.with_to_move(side(&case["to_move"]))))
        }
        "babilego" => Some(AnyGame::Babilego(babilego(&case["state"], sowing(&case["order"])))),
        "nim" => {
            let to_move = if case["to_move"] == "max" { Player::Max } else { Player::Min };
            let piles: Vec<u16> = read(&case["piles"]);
            Some(AnyGame::Nim(Nim::new(&piles, case["misere"] == true).unwrap().with_to_move(to_move)))
        }
        _ => None,
    }
}

/// Plays the move of a case and compares what comes of it. Whether the case is a move at all.
pub fn is_move_that_agrees(case: &Value) -> bool {
    if case["kind"] != "babilego-move" {
        return false;
    }
    let rule = sowing(&case["order"]);
    let before = babilego(&case["state"], rule);
    let after = before.after(BabilegoMove { pit: read(&case["move"]), rank: 0 });
    let expected = babilego(&case["after"], rule);
    assert_eq!(after.rows(), expected.rows(), "{}", case["id"]);
    for side in MancalaSide::ALL {
        assert_eq!(after.base(side), expected.base(side), "{}", case["id"]);
    }
    assert_eq!(after.to_move, expected.to_move, "{}", case["id"]);
    assert_eq!(after.to_move == before.to_move, case["extra_turn"] == true, "{}", case["id"]);
    let mut moves = Vec::new();
    after.legal_moves(&mut moves);
    assert_eq!((moves.is_empty(), after.outcome().is_some()), (case["terminal"] == true, case["terminal"] == true));
    assert_eq!(after.evaluate().score(), Score::from(read::<i32>(&case["value"])), "{}", case["id"]);
    true
}
