//! The canvas of the page as the program's window.

use super::{dom, page};
use crate::ByHand;
use eframe::egui::{ColorImage, Context, IconData, RawInput, Ui};
use eframe::{App, AppCreator, CreationContext, Frame, WebOptions, WebRunner};
use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use std::cell::RefCell;
use std::error::Error;
use std::mem::take;
use std::panic;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, ClipboardItem, Event, HtmlCanvasElement, Window};

/// Starts to draw on the canvas and returns at once. The page shows a failure. When the graphics memory of the canvas
/// is lost, the page replaces the canvas, and the same program continues to draw on the new one.
///
/// # Errors
/// None in a browser.
pub fn open(_icon: IconData, create: AppCreator<'static>) -> eframe::Result {
    panic::set_hook(Box::new(|info| page::fail(&info.to_string())));
    let runner = WebRunner::new();
    let kept: Rc<RefCell<Option<Kept>>> = Rc::default();
    if let Some(document) = dom::document() {
        let (runner, kept) = (runner.clone(), Rc::clone(&kept));
        dom::listen(&document, "poda-canvas", move |_: Event| {
            if let Some(before) = kept.take() {
                draw(&runner, &kept, move |ctx, _| Ok(before.moved_to(ctx)));
            }
        });
    }
    draw(&runner, &kept, move |ctx, context| {
        let app = Rc::new(RefCell::new(create(context)?));
        Ok(Kept { app, ctx: ctx.clone() })
    });
    Ok(())
}

/// Draws on the current canvas of the page.
fn draw(
    runner: &WebRunner,
    kept: &Rc<RefCell<Option<Kept>>>,
    create: impl FnOnce(&Context, &CreationContext<'_>) -> Result<Kept, Box<dyn Error + Send + Sync>> + 'static,
) {
    let canvas = dom::element(page::CANVAS).and_then(|canvas| canvas.dyn_into::<HtmlCanvasElement>().ok());
    let Some(canvas) = canvas else { return page::fail("the page has no canvas") };
    let (runner, kept) = (runner.clone(), Rc::clone(kept));
    spawn_local(async move {
        let created = Rc::clone(&kept);
        let create: AppCreator<'static> =
            Box::new(move |context| Ok(keep(&created, create(&context.egui_ctx, context)?)));
        match runner.start(canvas, WebOptions::default(), create).await {
            Ok(()) => kept.borrow().iter().for_each(|kept| wake_page(&kept.ctx)),
            Err(error) => page::fail(&error.as_string().unwrap_or_else(|| format!("{error:?}"))),
        }
    });
}

/// Passes the requests of a context to draw to the page, whose loop of animation frames sleeps until then: see
/// `web/sleep.js`. This takes the place of what eframe sets, which waits for the next turn of that loop.
fn wake_page(ctx: &Context) {
    ctx.set_request_repaint_callback(|info| dom::tell("poda-wake", &JsValue::from_f64(info.delay.as_secs_f64() * 1e3)));
}

/// The program, which outlives a canvas.
#[derive(Clone)]
struct Kept {
    app: Rc<RefCell<Box<dyn App>>>,
    /// The context of its current canvas.
    ctx: Context,
}

fn keep(kept: &RefCell<Option<Kept>>, app: Kept) -> Box<dyn App> {
    kept.replace(Some(app.clone()));
    Box::new(app)
}

impl Kept {
    /// Moves to the context of another canvas. Scroll positions, open panels and typed text are preserved, and a frame
    /// requested from the old context is drawn in the new one.
    fn moved_to(self, ctx: &Context) -> Self {
        let Self { app, ctx: before } = self;
        let memory = before.memory_mut(take);
        ctx.memory_mut(|empty| *empty = memory);
        let (former, next) = (before.clone(), ctx.clone());
        before.set_request_repaint_callback(move |info| {
            let (former, next) = (former.clone(), next.clone());
            dom::later(i32::try_from(info.delay.as_millis()).unwrap_or(i32::MAX), move || {
                make_way(&former);
                next.request_repaint();
            });
        });
        make_way(&before);
        Self { app, ctx: ctx.clone() }
    }
}

/// Marks a requested frame as drawn: while a request is pending, a context does not pass on another one.
fn make_way(ctx: &Context) {
    let _ = ctx.run_logic(&RawInput::default(), |_| ());
}

impl App for Kept {
    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.app.borrow_mut().raw_input_hook(ctx, input);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        self.app.borrow_mut().ui(ui, frame);
    }
}

/// Switches the page to full screen or back. A frame may not be allowed to, and some phones do not support it; the
/// presentation then stays at its normal size.
pub fn set_fullscreen(_ctx: &Context, is_full: bool) {
    fill_screen(is_full);
}

pub(super) fn fill_screen(is_full: bool) {
    let Some(document) = dom::document() else { return };
    let is_already = document.fullscreen_element().is_some();
    if is_full && !is_already {
        if let Some(root) = document.document_element() {
            call_quietly(&root, "requestFullscreen");
        }
    } else if !is_full && is_already {
        call_quietly(&document, "exitFullscreen");
    }
}

/// Copies a text, and calls `copied` once it is on the clipboard. If the browser refuses, or provides no clipboard
/// because the page was loaded without encryption, the page shows a field with the text selected.
pub fn copy_text(ctx: &Context, text: String, by_hand: ByHand, copied: impl FnOnce() + 'static) {
    let ctx = ctx.clone();
    spawn_local(async move {
        if write_to_clipboard(&text).await {
            copied();
            ctx.request_repaint();
            return;
        }
        let detail = Object::new();
        for (name, value) in [("text", &text), ("heading", &by_hand.heading), ("close", &by_hand.close)] {
            let _ = Reflect::set(&detail, &name.into(), &value.into());
        }
        dom::tell("poda-copy", &detail);
    });
}

/// Puts a text on the clipboard, and returns whether that succeeded.
async fn write_to_clipboard(text: &str) -> bool {
    let Some(window) = dom::window().filter(Window::is_secure_context) else { return false };
    JsFuture::from(window.navigator().clipboard().write_text(text)).await.is_ok()
}

/// Copies a picture, and calls `copied` with whether it is on the clipboard.
pub fn copy_picture(
    ctx: &Context,
    _image: ColorImage,
    png: impl FnOnce() -> Option<Vec<u8>>,
    copied: impl FnOnce(bool) + 'static,
) {
    // A browser accepts a picture only while it handles a key press or a click.
    let promise = png().and_then(|png| write_picture_to_clipboard(&png).ok());
    let ctx = ctx.clone();
    spawn_local(async move {
        copied(match promise {
            Some(promise) => JsFuture::from(promise).await.is_ok(),
            None => false,
        });
        ctx.request_repaint();
    });
}

fn write_picture_to_clipboard(png: &[u8]) -> Result<Promise, JsValue> {
    const KIND: &str = "image/png";
    let window = dom::window().filter(Window::is_secure_context).ok_or(JsValue::NULL)?;
    let options = BlobPropertyBag::new();
    options.set_type(KIND);
    let blob = Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(png)), &options)?;
    let item = Object::new();
    Reflect::set(&item, &KIND.into(), &blob)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&item)?;
    Ok(window.navigator().clipboard().write(&Array::of1(&item)))
}

/// Calls a method if it exists, and ignores the result of the promise that it returns.
fn call_quietly(object: &JsValue, method: &str) {
    let method = Reflect::get(object, &method.into()).ok().and_then(|method| method.dyn_into::<Function>().ok());
    let returned = method.and_then(|method| method.call0(object).ok());
    if let Some(promise) = returned.and_then(|returned| returned.dyn_into::<Promise>().ok()) {
        spawn_local(async move {
            let _ = JsFuture::from(promise).await;
        });
    }
}
