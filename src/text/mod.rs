//! Text from a file or a user, made safe to show.
//!
//! A title, a name or a note may hold characters that act instead of being seen: an escape sequence moves a terminal's cursor, and a
//! bidirectional override turns the rest of a line around. This module replaces every such character by a visible
//! escape, `\u{1b}`. It does not depend on where the text is shown.

mod excerpt;
mod visible;

pub use excerpt::Excerpt;
pub use visible::{is_unsafe, visible, visible_lines};
