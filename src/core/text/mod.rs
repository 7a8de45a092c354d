//! Text from a file or a user, made safe to show.
//!
//! A title, a name or a note may contain characters that have an effect instead of a shape: an escape sequence moves the cursor of a
//! terminal, and a bidirectional override reverses the rest of a line. This module replaces every such character by a visible
//! escape, `\u{1b}`. It does not depend on where the text is shown.

mod excerpt;
mod spelling;
mod visible;

pub use excerpt::Excerpt;
pub use spelling::{nearest, simplified};
pub use visible::{is_unsafe, visible, visible_lines};
