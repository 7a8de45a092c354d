//! The clock: that of the standard library on a desktop, the browser's in a page.

pub use web_time::{Instant, SystemTime, UNIX_EPOCH};
