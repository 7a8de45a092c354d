//! What was called up beside the tree.

/// A part of the side panel that can be called up beside the tree while presenting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Why a cutoff is right, or the result at the end.
    Reason,
    /// The call stack.
    Stack,
    /// The pseudocode with its current line.
    Algorithm,
}

impl Aside {
    /// All variants, from top to bottom.
    pub const ALL: [Self; 3] = [Self::Reason, Self::Stack, Self::Algorithm];
}

/// Which of them were called up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asides {
    shown: [bool; Aside::ALL.len()],
}

impl Asides {
    /// Calls one up, or hides it again.
    pub const fn toggle(&mut self, aside: Aside) {
        self.shown[aside as usize] = !self.shown[aside as usize];
    }

    /// Returns whether one was called up.
    #[must_use]
    pub const fn has(self, aside: Aside) -> bool {
        self.shown[aside as usize]
    }

    /// Returns whether none was called up.
    #[must_use]
    pub fn is_empty(self) -> bool {
        !self.shown.contains(&true)
    }
}
