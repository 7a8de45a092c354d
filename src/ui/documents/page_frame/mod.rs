//! The modal that copies a frame for another page: HTML that shows the open document there.

mod html;
mod modal;

pub use html::{FrameSize, frame_html};
pub use modal::PageFrameModal;
