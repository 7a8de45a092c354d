//! The arguments of `poda practice --generate`: a seed, the game, and what the exercise must contain.

use crate::cli::flag_values::{SIDE, whole};
use crate::cli::wish_flags::{GAME, GameFlags, GameName, Sizes, TIES, WishFlags, branching, size, values, wishes};
use crate::document::wishes::{CountRange, NumberRange, Ties, WishedGame, Wishes};
use crate::practice::generator::check;
use crate::score::Player;
use crate::search::SearchConfig;
use clap::Args;

/// The flags of `--generate`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct GenerateArgs {
    /// Whether an exercise is generated and printed as a position file.
    #[arg(long, conflicts_with_all = ["collect", "report", "file"])]
    pub generate: bool,
    /// The seed; otherwise one is chosen.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = whole, value_name = "N", allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// The game.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = GAME, value_name = "tree|tic-tac-toe|connect-four|kalah|nim")]
    game: Option<GameName>,
    /// The sizes of the board.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = size, value_name = "5x4x3")]
    size: Option<Sizes>,
    /// The number of children of a node of a tree.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = branching, value_name = "N|2..4")]
    branching: Option<NumberRange<usize>>,
    /// The values of the leaves of a tree.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = values, value_name = "0..20", allow_hyphen_values = true)]
    range: Option<NumberRange<i32>>,
    /// Whether leaves of a tree may be equal.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = TIES, value_name = "allowed|forbidden|wanted")]
    ties: Option<Ties>,
    /// Whether the leaves of a tree are at different depths.
    #[arg(long, requires = "generate", conflicts_with = "file")]
    ragged: bool,
    /// The side to move at the root of a tree.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = SIDE, value_name = "max|min")]
    first: Option<Player>,
    /// What the exercise must contain.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = wishes, value_name = "shallow=1,deep=1,…")]
    wish: Option<WishFlags>,
}

impl GenerateArgs {
    /// Returns the wishes of the flags; `search` has those of the flags that say how to search.
    pub fn wishes(&self, search: &SearchConfig) -> Wishes {
        let mut wishes = Wishes {
            game: self.game(),
            depth: search.depth,
            algorithm: search.algorithm,
            fail: search.fail,
            cut_on: search.cut_on,
            ..Wishes::default()
        };
        if let Some(WishFlags(flags)) = &self.wish {
            for flag in flags {
                flag.apply(&mut wishes);
            }
            return wishes;
        }
        // An exercise without a cutoff teaches little.
        let with_cutoff = Wishes { shallow: CountRange::at_least(1), ..wishes };
        if check(&with_cutoff).is_empty() { with_cutoff } else { wishes }
    }

    fn game(&self) -> WishedGame {
        let flags = GameFlags {
            name: self.game,
            size: self.size.clone(),
            branching: self.branching,
            range: self.range,
            ties: self.ties,
            ragged: self.ragged,
            first: self.first,
        };
        flags.game()
    }
}
