//! Keeps the page around the program in step with the window: its title, language and address, and the sentences that screen readers
//! read; and does what the page asks for. On a desktop there is no page.

use super::app::App;
use crate::platform::page::{self, Page};
use crate::platform::page_state::{PageEvent, PageState};
use crate::trace::TimelineStep;
use egui::Context;

/// The page around the program, and what it was told last.
#[derive(Debug)]
pub(super) struct PageMirror {
    page: Page,
    told: PageState,
}

impl PageMirror {
    /// Returns the page around the window of `ctx`.
    pub fn attach(ctx: &Context) -> Self {
        let ctx = ctx.clone();
        Self { page: Page::attach(move || ctx.request_repaint()), told: PageState::default() }
    }

    /// Returns the fragment of the page's address, with its `#`, if it has one.
    pub fn fragment(&self) -> Option<String> {
        self.page.fragment().map(|fragment| format!("#{fragment}"))
    }

    /// Does what the page asks for.
    pub fn obey(&self, ctx: &Context, app: &mut App) {
        for event in self.page.take_events() {
            match event {
                PageEvent::Fragment(fragment) => app.open_link(ctx, &format!("#{fragment}")),
                PageEvent::Step(step) => app.go_to_step(TimelineStep::new(step)),
                // Esc ends both in a browser, which does not pass it on.
                PageEvent::FullscreenEnded => app.leave_presentation(ctx),
            }
        }
    }

    /// Tells the page what the window shows.
    pub fn update(&mut self, ctx: &Context, app: &mut App) {
        if !page::is_present() {
            return;
        }
        let fragment = app.link_fragment();
        let state = PageState {
            title: app.title(),
            language: app.language().code(),
            caption: app.caption_text(),
            // Where a document is too large for an address, the address names none: the last one would open another document.
            fragment: fragment.map_or_else(String::new, |fragment| fragment.trim_start_matches('#').to_owned()),
            step: app.timeline_step().get(),
            steps: app.step_count(),
            notice: app.notice_text(),
            is_busy: app.is_searching(),
        };
        if state != self.told {
            self.page.show(&state);
            self.told = state;
            // What has changed is stored with a frame, which may be the last for a long time.
            ctx.request_repaint_after(page::SAVE_INTERVAL * 2);
        }
    }
}
