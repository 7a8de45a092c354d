//! What leaves the window: links to what it shows, and what is copied and printed.

use super::document_link::{DocumentLink, linked_lecture};
use super::model::Model;
use super::workspace::Workspace;
use egui::{ColorImage, Context, OpenUrl};
use poda_core::game::game_record::recorded_moves;
use poda_core::text::Excerpt;
use poda_core::trace::TimelineStep;
use poda_lecture::slide_text::parse as parse_slide;
use poda_panels::dialogs::{Dialog, PageFrameModal, QrCodeModal};
use poda_panels::frame::copied_picture::{TitledTree, copied_picture};
use poda_panels::frame::notifications::Notifications;
use poda_panels::frame::printed_page::{PrintedPage, PrintedPart, SMALL, TEXT, TITLE};
use poda_panels::lectern::slide_texts;
use poda_panels::tree_panel::whole_tree;
use poda_picture::export::png::{PngText, png};
use poda_picture::picture::link_code::LinkCode;
use poda_picture::picture::shape::point;
use poda_platform::{ByHand, window};
use poda_window::documents::document_title;
use poda_window::documents::loaded_document::without_files;
use poda_window::documents::notification::{Linked, Notification};
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::state::mode::Mode;
use poda_window::state::practice::{Audience, PracticeMode};
use poda_words::file::{LinkMode, LinkView};
use poda_words::i18n::Words;
use poda_words::i18n::narration;
use poda_words::i18n::styled_text::StyledText;
use poda_words::lessons::lectures;
use std::cell::RefCell;
use std::rc::Rc;

#[derive(Debug, Default)]
pub(super) struct Sharing {
    pub link: DocumentLink,
    /// The notification about the outcome of copying to the clipboard, until it is shown.
    copied: Rc<RefCell<Option<Notification>>>,
    /// The page that waits to be printed.
    pub printed: Option<PrintedPage>,
}

impl Sharing {
    /// Returns the fragment of the address that reproduces the window, including its `#`.
    ///
    /// While stepping, only the number of the step is encoded again.
    pub fn fragment(&mut self, model: &Model) -> Option<String> {
        Some(format!("#{}{}", self.link.target(&model.session)?, model.link_view()))
    }

    /// Returns the fragment of a link to the current view. `None` if the document does not fit in a link.
    fn fragment_to_copy(&mut self, model: &Model, is_embedded: bool) -> Option<String> {
        let view = LinkView { is_embedded, ..model.link_view() };
        Some(format!("#{}{view}", self.link.target_to_copy(&model.session)?))
    }

    /// Like [`fragment_to_copy`](Self::fragment_to_copy), but notifies the user if the document does not fit.
    fn fragment_or_notify(&mut self, workspace: &mut Workspace, is_embedded: bool) -> Option<String> {
        let fragment = self.fragment_to_copy(&workspace.model, is_embedded);
        if fragment.is_none() {
            workspace.panels.notifications.replace(PlainNotification::LinkNotCopied);
        }
        fragment
    }

    /// Copies the link to the current view. The link is a full address if the address of the page is known, or else
    /// only the fragment.
    pub fn copy_link(&mut self, ctx: &Context, workspace: &mut Workspace) {
        if let Some(fragment) = self.fragment_or_notify(workspace, false) {
            self.copy_address(ctx, &workspace.model.words, &fragment, Linked::Step);
        }
    }

    /// Copies the link to the open lecture, with the positions of its files embedded.
    pub fn copy_lecture_link(&self, ctx: &Context, workspace: &mut Workspace) {
        let Some(open) = workspace.model.session.lecture() else { return };
        let code = without_files(&open.lecture, &open.origin)
            .and_then(|lecture| lectures::link_target(&lecture).map_err(|_| PlainNotification::LinkNotCopied.into()));
        match code {
            Ok(code) => {
                let session = &workspace.model.session;
                let shown = session.shown_lecture().filter(|open| open.entry().is_some());
                let entry = shown.map(|open| open.index + 1).filter(|&entry| 1 < entry);
                let step = shown.filter(|open| open.slide().is_none() && open.first_step() != session.timeline_step());
                let step = step.map(|_| session.timeline_step());
                let view =
                    LinkView { entry, step, language: Some(workspace.model.settings.language), ..LinkView::default() };
                self.copy_address(ctx, &workspace.model.words, &format!("#{code}{view}"), Linked::Lecture);
            }
            Err(notification) => workspace.panels.notifications.replace(notification),
        }
    }

    /// Copies the moves that were played, as players write them.
    pub fn copy_moves(&self, ctx: &Context, model: &Model) {
        let moves = recorded_moves(&model.session.latest_document().game);
        let (copied, told) = (Rc::clone(&self.copied), PlainNotification::MovesCopied(Excerpt::new(&moves)));
        let words = &model.words;
        let by_hand = ByHand { heading: words.text("moves-by-hand"), close: words.text("link-by-hand-close") };
        window::copy_text(ctx, moves, by_hand, move || {
            copied.replace(Some(told.into()));
        });
    }

    /// Copies the program whose code is shown.
    pub fn copy_code(&self, ctx: &Context, workspace: &Workspace) {
        let Some((_, program)) = workspace.shown_program() else { return };
        let (copied, told) = (Rc::clone(&self.copied), PlainNotification::CodeCopied(Excerpt::new(&program.name)));
        let words = &workspace.model.words;
        let by_hand = ByHand { heading: words.text("code-by-hand"), close: words.text("link-by-hand-close") };
        window::copy_text(ctx, program.text, by_hand, move || {
            copied.replace(Some(told.into()));
        });
    }

    fn copy_address(&self, ctx: &Context, words: &Words, fragment: &str, linked: Linked) {
        let link = format!("{}{fragment}", self.link.base);
        let (characters, has_base) = (link.len(), !self.link.base.is_empty());
        let copied = Rc::clone(&self.copied);
        let by_hand = ByHand { heading: words.text("link-by-hand"), close: words.text("link-by-hand-close") };
        window::copy_text(ctx, link, by_hand, move || {
            copied.replace(Some(Notification::LinkCopied { linked, characters, has_base }));
        });
    }

    /// Notifies the user about the outcome of copying to the clipboard.
    pub fn note_copied(&self, notifications: &mut Notifications) {
        if let Some(notification) = self.copied.take() {
            notifications.replace(notification);
        }
    }

    /// Opens the content of the embedded frame in its own page or, if the address of the page is unknown, in this
    /// window.
    pub fn open_whole(&mut self, ctx: &Context, model: &mut Model) {
        match self.fragment_to_copy(model, false).filter(|_| !self.link.base.is_empty()) {
            Some(fragment) => ctx.open_url(OpenUrl::new_tab(format!("{}{fragment}", self.link.base))),
            None => model.set_mode(Mode::Embedded, false),
        }
    }

    /// Opens the modal with the HTML of a frame that shows the current view.
    pub fn offer_frame(&mut self, workspace: &mut Workspace) {
        if let Some(fragment) = self.fragment_or_notify(workspace, true) {
            let title = document_title::name(&workspace.model.session, &workspace.model.words);
            workspace.panels.dialogs.open(Dialog::PageFrame(PageFrameModal::new(&self.link.base, fragment, title)));
        }
    }

    /// Opens the modal with a QR code of the link to the current view.
    pub fn show_qr_code(&mut self, workspace: &mut Workspace) {
        if let Some(fragment) = self.fragment_or_notify(workspace, false) {
            workspace.panels.dialogs.open(Dialog::QrCode(QrCodeModal::new(self.link.base.clone(), fragment)));
        }
    }

    /// Copies the trees as drawn in this frame, without anything that an exercise conceals. Does nothing on a black
    /// screen.
    pub fn copy_picture(&self, ctx: &Context, workspace: &Workspace) {
        if workspace.model.is(Mode::Blank) {
            return;
        }
        let Some(picture) =
            copied_picture(&workspace.panels.drawn_trees(&workspace.model), workspace.model.settings.theme)
        else {
            return;
        };
        let [width, height] = [picture.width(), picture.height()].map(|pixels| pixels as usize);
        let image = ColorImage::from_rgba_unmultiplied([width, height], picture.rgba());
        let copied = Rc::clone(&self.copied);
        window::copy_picture(
            ctx,
            image,
            move || png(&picture, 1.0, &PngText::default()).ok(),
            move |is_copied| {
                let told = if is_copied {
                    PlainNotification::PictureCopied { width, height }
                } else {
                    PlainNotification::PictureNotCopied
                };
                copied.replace(Some(told.into()));
            },
        );
    }

    /// Prepares the page with the current view for printing, without anything that an exercise conceals. Does nothing
    /// on a black screen.
    pub fn print(&mut self, workspace: &Workspace) {
        if workspace.model.is(Mode::Blank) {
            return;
        }
        let mut page = printed_page(workspace);
        let session = &workspace.model.session;
        // A slide is not a document: only a link to its lecture can reach it.
        let is_linked = session.slide().is_none() || linked_lecture(session).is_some();
        let fragment = self.fragment_to_copy(&workspace.model, false).filter(|_| is_linked);
        let code = fragment.and_then(|fragment| LinkCode::for_paper(format!("{}{fragment}", self.link.base)));
        page.parts.extend(code.into_iter().flat_map(|code| PrintedPart::link(&workspace.model.words, code)));
        self.printed = Some(page);
    }
}

impl Model {
    /// Returns the part of a link that describes how the open document is shown.
    pub fn link_view(&self) -> LinkView {
        let session = &self.session;
        let is_practicing = match &self.practice.mode {
            Some(PracticeMode::Questions(questions)) => questions.under_way().state().audience == Audience::User,
            Some(PracticeMode::FillIn(_) | PracticeMode::ImproveOrder(_)) => true,
            Some(PracticeMode::Rounds(_)) | None => false,
        };
        // The searches of a match do not belong to the document, and a pending search has no step yet.
        let is_own_search = session.current_match().is_none()
            && (session.task().is_none_or(|task| task.work().is_none()) || session.shows_partial_search());
        let shown = session.shown_lecture().filter(|_| linked_lecture(session).is_some());
        LinkView {
            entry: shown.map(|shown| shown.index + 1),
            step: Some(session.linked_step()).filter(|&step| is_own_search && step != TimelineStep::START),
            language: Some(self.settings.language),
            mode: if self.is_presenting() {
                Some(LinkMode::Present)
            } else {
                is_practicing.then_some(LinkMode::Practice)
            },
            // Included only if a link or the command line has set a limit that differs from the settings.
            max_seconds: session.limits().seconds.filter(|_| session.limits().seconds != self.settings.max_seconds),
            is_embedded: self.is_embedded(),
        }
    }
}

/// Returns the page: the title, the whole tree or both trees as drawn, and the caption with the settings of the
/// search. For a slide, returns the title and the text of the slide.
fn printed_page(workspace: &Workspace) -> PrintedPage {
    let context = workspace.view_context();
    let (words, session) = (context.words, context.session);
    let title = document_title::name(session, words);
    let mut parts = vec![PrintedPart::Text(TITLE, StyledText::strong(&title))];
    if let Some(slide) = session.slide() {
        let [heading, text] = slide_texts(&context, slide);
        let lines = parse_slide(&text).into_iter().map(|line| PrintedPart::Text(TEXT, line.with_marker()));
        parts.extend(std::iter::once(PrintedPart::Text(TEXT, StyledText::strong(&heading))).chain(lines));
        return PrintedPage { title, language: words.language(), parts };
    }
    let steps = [("step", workspace.model.session.timeline_step().get()), ("steps", workspace.step_count())];
    let steps = steps.map(|(name, step)| (name, words.number(step as u64).into()));
    parts.push(PrintedPart::faint(SMALL, &words.fill("series-heading", &steps)));
    let drawn = workspace.panels.drawn_trees(&workspace.model);
    if drawn.len() < 2 {
        let (shapes, size) = whole_tree(&context);
        parts.push(PrintedPart::Tree(shapes, size));
    } else {
        for TitledTree { title, tree } in drawn {
            parts.extend(title.map(|title| PrintedPart::Text(TEXT, StyledText::strong(&title))));
            let shapes = [tree.shapes.as_slice(), tree.entries.as_slice()].concat();
            parts.push(PrintedPart::Tree(shapes, point(tree.rect.width(), tree.rect.height())));
        }
    }
    let shown = session.lanes();
    let is_plain = shown.second.is_none() && context.practice.is_none();
    let caption = match shown.first.search().filter(|_| is_plain) {
        Some(search) => narration::page_caption(words, search.recording(), search.step()),
        None => StyledText::plain_text(&workspace.caption_text()),
    };
    parts.push(PrintedPart::Text(TEXT, caption));
    let settings = [Some(shown.first), shown.second].map(|lane| lane?.text().settings(words));
    parts.extend(settings.into_iter().flatten().map(|settings| PrintedPart::faint(SMALL, &settings)));
    if session.split().is_none() && shown.first.search().is_some() {
        parts.push(PrintedPart::settings(&context));
    }
    PrintedPage { title, language: words.language(), parts }
}
