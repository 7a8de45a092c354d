//! Moves as a program names them.

/// A move as a program named it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReportedMove {
    /// By a number.
    Number(u32),
    /// By a text.
    Text(TextId),
}

/// A text by which a program names a move, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TextId(pub(super) u32);
