//! The tables for move ordering: the killers of every ply, and the history of every move.

use crate::i18n::explain::move_anywhere;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::search::SearchConfig;
use poda_core::trace::ordering_tables::{CutoffSource, HistoryScore, ReplayedTables};
use poda_core::trace::passes::Passes;

/// The largest number of moves of the history.
const MAX_MOVES: usize = 10;
/// The largest number of killers.
const MAX_KILLERS: usize = 60;

#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The side whose move it is.
    pub player: Option<Player>,
    pub ply: Option<usize>,
    /// The text on the left: the ply, or the move.
    pub left: String,
    /// The text on the right: the slot and the move, or the history score.
    pub right: String,
    /// The last cutoff by the move.
    pub by: CutoffSource,
}

impl TableRow {
    pub fn line(&self) -> String {
        format!("{} {}", self.left, self.right)
    }
}

/// A table, and a note below its rows.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelTable {
    pub rows: Vec<TableRow>,
    /// A note that there are no rows, or more than are shown.
    pub note: Option<StyledText>,
}

/// Returns the killers of every ply, the latest first; `None` if the search does not use killers.
pub fn killers<G: GameView>(words: &Words, passes: &Passes<G>, tables: &ReplayedTables<G>) -> Option<PanelTable> {
    let config = passes.get(0).config();
    if !config.algorithm.properties().prunes || config.ordering.killers == 0 {
        return None;
    }
    let all = || tables.plies().flat_map(|ply| tables.killers(ply).iter().enumerate().map(move |it| (ply, it)));
    let rows = all().take(MAX_KILLERS).map(|(ply, (slot, killer))| {
        let name = move_name(words, passes, killer.by, killer.mv);
        let trace = passes.get(killer.by.pass).trace();
        TableRow {
            player: trace.parent(killer.by.child).map(|parent| trace.player(parent)),
            ply: Some(ply),
            left: words.fill("tables-ply", &args![ply = ply.to_string()]),
            right: words.fill("tables-slot", &args![slot = slot + 1, move = name]),
            by: killer.by,
        }
    });
    let rows: Vec<_> = rows.collect();
    let others = all().skip(MAX_KILLERS).count();
    let note = note(words, &rows, others);
    Some(PanelTable { rows, note })
}

/// Returns the moves of the history, the greatest score first; `None` if the search does not use the history.
pub fn history<G: GameView>(words: &Words, passes: &Passes<G>, tables: &ReplayedTables<G>) -> Option<PanelTable> {
    let config = passes.get(0).config();
    if !config.algorithm.properties().prunes || !config.ordering.history {
        return None;
    }
    let praised = tables.history_moves();
    let others = praised.len().saturating_sub(MAX_MOVES);
    let row = |(player, mv, HistoryScore { weight, by }): (Player, G::Move, HistoryScore)| {
        let left = move_name(words, passes, by, mv);
        TableRow { player: Some(player), ply: None, left, right: words.number(u64::from(weight)), by }
    };
    let rows: Vec<_> = praised.take(MAX_MOVES).map(row).collect();
    let note = note(words, &rows, others);
    Some(PanelTable { rows, note })
}

/// Returns the note below the rows of a table, from which other moves are left out.
fn note(words: &Words, rows: &[TableRow], others: usize) -> Option<StyledText> {
    match (rows.is_empty(), others) {
        (true, _) => Some(words.styled("tables-nothing", &[]).faint()),
        (false, 0) => None,
        (false, others) => Some(words.styled("tables-more", &args![count = others]).faint()),
    }
}

/// Returns a note on how much a cutoff adds to the history.
pub fn weight_note(words: &Words, config: &SearchConfig) -> StyledText {
    let key = if config.depth.is_some() { "tables-weight-square" } else { "tables-weight-one" };
    words.styled(key, &[]).faint()
}

fn move_name<G: GameView>(words: &Words, passes: &Passes<G>, by: CutoffSource, mv: G::Move) -> String {
    let recording = passes.get(by.pass);
    let parent = recording.trace().parent(by.child).unwrap_or(by.child);
    move_anywhere(words, &recording.position(parent), mv)
}
