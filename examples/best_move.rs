//! Uses the library without its window: reads a position, searches it, and prints what every step did and which move is
//! best.
//!
//! ```sh
//! cargo run --example best_move
//! ```

use poda::file::{LoadError, load};
use poda::game::Game;
use poda::i18n::narration::caption;
use poda::i18n::{Language, Words};
use poda::search::stats::SearchStats;
use poda::search::{Algorithm, SearchConfig, search};
use poda::trace::Story;
use poda::trace::recorder::record;

/// Two moves for MAX, with two replies to each.
const POSITION: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [
    (name: \"B\", children: [3, 5]),
    (name: \"C\", children: [2, 9]),
])))";

fn main() -> Result<(), LoadError> {
    let document = load(POSITION.as_bytes())?;

    // A recording keeps every step. A moment of it is a number, and going back is as cheap as going forward.
    let recording = record(document.search().unwrap(), document.position(), 1_000_000);
    let words = Words::new(Language::ENGLISH);
    let trace = recording.trace();
    for step in 1..=trace.len() {
        println!("{step:2}  {}", caption(&words, &recording, step).plain());
    }
    let line: Vec<_> = trace.principal_variation().into_iter().map(|node| recording.id(node)).collect();
    println!("The line of best play is {}.", line.join(", "));

    // A caller that only needs the numbers can use a cheaper tracer, or none at all.
    for algorithm in Algorithm::CORRECT {
        let mut count = SearchStats::default();
        let config = SearchConfig { algorithm, ..*document.search().unwrap() };
        if let Some(score) = search(&config, document.position(), &mut count).continue_value() {
            println!("{algorithm:?} finds {score} after {} leaves.", count.leaves);
        }
    }
    // The game is an ordinary value, and its moves can be played.
    let mut moves = Vec::new();
    document.position().legal_moves(&mut moves);
    println!("There are {} moves at the root.", moves.len());
    Ok(())
}
