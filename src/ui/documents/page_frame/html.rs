//! The HTML of a frame that shows a link in another page.

use crate::export::Escaped;

/// The size of a frame, in pixels of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameSize {
    /// The width; `None` for that of the text around it.
    pub width: Option<u32>,
    /// The height.
    pub height: u32,
}

impl FrameSize {
    /// The sizes that are offered.
    pub const OFFERED: [Self; 5] = [
        Self { width: None, height: 450 },
        Self { width: None, height: 600 },
        Self { width: Some(640), height: 360 },
        Self { width: Some(800), height: 450 },
        Self { width: Some(1_120), height: 630 },
    ];

    /// Returns the width as HTML has it.
    #[must_use]
    pub fn width_attribute(self) -> String {
        self.width.map_or_else(|| "100%".to_owned(), |width| width.to_string())
    }
}

/// Returns the HTML of a frame with an address. The frame is loaded when it is scrolled into view; it may copy what its user asks it to
/// copy, and fill the screen.
#[must_use]
pub fn frame_html(address: &str, title: &str, size: FrameSize) -> String {
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"{}\" height=\"{}\" loading=\"lazy\" \
         allow=\"clipboard-write; fullscreen\"></iframe>",
        Escaped(address),
        Escaped(title),
        size.width_attribute(),
        size.height,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_in_html_is_escaped() {
        let size = FrameSize { width: Some(640), height: 360 };
        let html = frame_html("https://example.org/?a=\"1\"#p1x-_&step=2&embed", "A \"<b>\" & more", size);
        assert_eq!(
            html,
            "<iframe src=\"https://example.org/?a=&quot;1&quot;#p1x-_&amp;step=2&amp;embed\" \
             title=\"A &quot;&lt;b&gt;&quot; &amp; more\" width=\"640\" height=\"360\" loading=\"lazy\" \
             allow=\"clipboard-write; fullscreen\"></iframe>"
        );
    }

    #[test]
    fn a_frame_can_be_as_wide_as_the_text() {
        assert_eq!(
            frame_html("#lesson=nim", "Nim", FrameSize { width: None, height: 450 }),
            "<iframe src=\"#lesson=nim\" title=\"Nim\" width=\"100%\" height=\"450\" loading=\"lazy\" \
             allow=\"clipboard-write; fullscreen\"></iframe>"
        );
    }
}
