//! What a page around the program shows of it, and what such a page asks for.

/// What the page around the program shows of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageState {
    /// The title of the page.
    pub title: String,
    /// The code of the language that the page is in.
    pub language: &'static str,
    /// The sentence for the current step, for screen readers.
    pub caption: String,
    /// The document and its step as the fragment of an address.
    pub fragment: String,
    /// The current step.
    pub step: usize,
    /// The number of steps.
    pub steps: usize,
    /// The sentences of the notifications, for screen readers; empty if there are none.
    pub notice: String,
    /// Whether a search or a layout is running.
    pub is_busy: bool,
}

/// What a page asks of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageEvent {
    /// The fragment of the address was changed by the user or by the page.
    Fragment(String),
    /// The page goes to a step.
    Step(usize),
    /// The page no longer fills the screen.
    FullscreenEnded,
}
