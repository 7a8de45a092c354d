//! Work in the background, in slices between the frames of the page.

use super::{dom, page};
use crate::clock::Instant;
use crate::{Service, WorkerEvent, WorkerPort};
use js_sys::{Array, Object, Promise, Reflect, Uint8Array};
use std::cell::{Cell, RefCell};
use std::fmt::{self, Debug, Formatter};
use std::rc::Rc;
use std::time::Duration;
use std::{io, panic};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, ErrorEvent, Event, MessageEvent, WorkerOptions, WorkerType};

/// The minimum length of a slice. The page responds between two slices.
const SLICE: Duration = Duration::from_millis(24);

/// The longest time for which a frame waits for work in the background: zero, because the work would wait for the
/// frame.
pub const FRAME_PATIENCE: Duration = Duration::ZERO;

thread_local! {
    /// When the running slice started.
    static SLICE_BEGAN: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Work that is running. Dropping the handle lets the work continue.
#[derive(Debug)]
pub struct BackgroundWork(());

impl BackgroundWork {
    /// Runs `work` as soon as the page has drawn. Long work awaits [`pause`] between its parts.
    ///
    /// # Errors
    /// None in a browser.
    pub fn start(_name: &str, work: impl AsyncFnOnce() + Send + 'static) -> io::Result<Self> {
        spawn_local(async move {
            next_slice().await;
            work().await;
        });
        Ok(Self(()))
    }

    /// Returns at once: in a browser, canceled work leaves nothing behind.
    pub fn wait(self) {}
}

/// Lets the page draw and respond once the running slice has lasted long enough.
pub async fn pause() {
    if SLICE_BEGAN.get().is_none_or(|began| SLICE <= began.elapsed()) {
        next_slice().await;
    }
}

/// Lets the page draw and respond.
pub(super) async fn next_slice() {
    let drawn = Promise::new(&mut |resolve, _| {
        dom::soon(move || {
            let _ = resolve.call0(&wasm_bindgen::JsValue::NULL);
        });
    });
    // A timer does not fail.
    let _ = JsFuture::from(drawn).await;
    SLICE_BEGAN.set(Some(Instant::now()));
}

/// The delay between a search and the start of the next worker, in milliseconds. The page takes precedence.
const PREPARED_AFTER: i32 = 300;

/// How many times a waiting worker rehearses. After so many calls, a browser has usually compiled the called code well.
const REHEARSALS: usize = 8;

thread_local! {
    /// Whether a worker of this page has rehearsed. The other workers use the same compiled code.
    static HAS_REHEARSED: Cell<bool> = const { Cell::new(false) };
    /// The worker that waits for a request.
    static READY: RefCell<Option<Worker>> = const { RefCell::new(None) };
    /// Whether a worker will be started soon.
    static IS_PREPARING: Cell<bool> = const { Cell::new(false) };
}

/// The callback for the events of a worker; `None` as long as the worker has no request.
type Listener = Rc<RefCell<Option<Box<dyn FnMut(WorkerEvent)>>>>;
/// The callbacks that the browser calls with the messages of a worker and when the worker fails.
type Receivers = (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut(ErrorEvent)>);

/// A worker. It has received a request unless it is kept ready. Dropping it stops the worker.
pub struct Worker {
    instance: web_sys::Worker,
    listener: Listener,
    /// Whether it failed before it received a request.
    has_failed: Rc<Cell<bool>>,
    /// Kept as long as the worker can call them.
    _receivers: Receivers,
}

impl Worker {
    /// Creates a worker and starts the program in it.
    fn boot() -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // The script that loads the program is a separate file, whose address is an attribute of the canvas.
        let script = dom::element(page::CANVAS)?.get_attribute("data-worker")?;
        let instance = web_sys::Worker::new_with_options(&script, &options).ok()?;
        let (listener, has_failed) = (Listener::default(), Rc::default());
        let pass_on = |listener: &Listener, has_failed: &Cell<bool>, event| match &mut *listener.borrow_mut() {
            Some(hear) => hear(event),
            None => has_failed.set(true),
        };
        let (listens, fails) = (Rc::clone(&listener), Rc::clone(&has_failed));
        let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            pass_on(&listens, &fails, event_of(&message.data()));
        });
        let (listens, fails) = (Rc::clone(&listener), Rc::clone(&has_failed));
        let fail = Closure::<dyn FnMut(ErrorEvent)>::new(move |error: ErrorEvent| {
            // The page continues without this search.
            error.prevent_default();
            pass_on(&listens, &fails, WorkerEvent::Failed);
        });
        instance.set_onmessage(Some(receive.as_ref().unchecked_ref()));
        instance.set_onerror(Some(fail.as_ref().unchecked_ref()));
        instance.post_message(&named("module", &wasm_bindgen::module())).ok()?;
        Some(Self { instance, listener, has_failed, _receivers: (receive, fail) })
    }
}

impl Debug for Worker {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Worker").field("has_failed", &self.has_failed).finish_non_exhaustive()
    }
}

impl WorkerPort for Worker {
    fn start(request: impl FnOnce() -> Vec<u8>, hear: impl FnMut(WorkerEvent) + 'static) -> Option<Self> {
        let ready = READY.take().filter(|worker| !worker.has_failed.get());
        let worker = ready.or_else(Self::boot)?;
        worker.listener.replace(Some(Box::new(hear)));
        worker.instance.post_message(&named("request", &Uint8Array::from(&*request()))).ok()?;
        Some(worker)
    }

    fn prepare() {
        // Other pages may show many such frames at once, so a frame keeps no worker ready.
        if page::is_framed() || IS_PREPARING.get() || READY.with_borrow(Option::is_some) {
            return;
        }
        IS_PREPARING.set(true);
        dom::later(PREPARED_AFTER, || {
            IS_PREPARING.set(false);
            let worker = Self::boot();
            if let Some(worker) = &worker
                && !HAS_REHEARSED.replace(true)
            {
                let _ = worker.instance.post_message(&named("rehearsal", &JsValue::TRUE));
            }
            READY.set(worker);
        });
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.instance.set_onmessage(None);
        self.instance.set_onerror(None);
        // The frame that shows the answer does not wait until the worker has stopped.
        let instance = self.instance.clone();
        dom::soon(move || instance.terminate());
    }
}

fn event_of(data: &JsValue) -> WorkerEvent {
    let bytes = |name: &str| {
        let part = Reflect::get(data, &name.into()).ok()?;
        part.dyn_into::<Uint8Array>().ok().map(|bytes| bytes.to_vec())
    };
    bytes("message")
        .map(WorkerEvent::Message)
        .or_else(|| bytes("answer").map(WorkerEvent::Answer))
        .unwrap_or(WorkerEvent::Failed)
}

/// Returns whether this instance of the program is a worker, and if it is, does what it is asked for.
pub fn serve<S: Service>() -> bool {
    let Ok(worker) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    let failed = worker.clone();
    panic::set_hook(Box::new(move |info| post(&failed, "failure", &info.to_string().into())));
    let is_asked = Rc::new(Cell::new(false));
    let asked = Rc::clone(&is_asked);
    dom::listen(&worker, "rehearsal", move |_: Event| {
        let asked = Rc::clone(&asked);
        spawn_local(async move {
            for round in 0..REHEARSALS {
                next_slice().await;
                if asked.get() {
                    break;
                }
                S::rehearse(round).await;
            }
        });
    });
    let sender = worker.clone();
    dom::listen(&worker, "scenes", move |request: MessageEvent| {
        let scenes = request.data().as_string().map(|lesson| S::draw(&lesson)).unwrap_or_default();
        let scenes = scenes.into_iter().map(|scene| scene.into_iter().map(JsValue::from).collect::<Array>());
        post(&sender, "scenes", &scenes.collect::<Array>());
    });
    let sender = worker.clone();
    dom::listen(&worker, "reading", move |request: MessageEvent| {
        let (sender, lesson) = (sender.clone(), request.data().as_string().unwrap_or_default());
        spawn_local(async move {
            S::read(&lesson).await;
            post(&sender, "read", &lesson.into());
        });
    });
    let sender = worker.clone();
    dom::listen(&worker, "request", move |request: MessageEvent| {
        is_asked.set(true);
        let request = Uint8Array::new(&request.data()).to_vec();
        let answer = S::perform(&request, |message| post(&sender, "message", &Uint8Array::from(&*message)));
        let Some(answer) = answer else { return post(&sender, "failure", &"no answer".into()) };
        let answer = Uint8Array::from(&*answer);
        // The answer moves to the page without being copied.
        let _ = sender.post_message_with_transfer(&named("answer", &answer), &Array::of1(&answer.buffer()));
    });
    true
}

fn named(name: &str, value: &JsValue) -> Object {
    let message = Object::new();
    let _ = Reflect::set(&message, &name.into(), value);
    message
}

fn post(worker: &DedicatedWorkerGlobalScope, name: &str, value: &JsValue) {
    let _ = worker.post_message(&named(name, value));
}
