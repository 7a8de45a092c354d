//! Workers: instances of the program with a memory of their own.

use super::{dom, page};
use crate::platform::worker_port::{Perform, WorkerEvent, WorkerPort};
use js_sys::{Array, Object, Reflect, Uint8Array};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::panic;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, ErrorEvent, MessageEvent, WorkerOptions, WorkerType};

/// A worker that has received a request. Dropping it ends the worker.
#[derive(Debug)]
pub struct Worker {
    worker: web_sys::Worker,
    events: Rc<RefCell<VecDeque<WorkerEvent>>>,
    /// Kept as long as the worker can call them.
    _receivers: (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut(ErrorEvent)>),
}

impl WorkerPort for Worker {
    const REPLACES_THREADS: bool = true;

    fn start(request: impl FnOnce() -> Vec<u8>, wake: impl Fn() + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // The script that loads the program is beside it, at an address that the page knows.
        let script = dom::element(page::CANVAS)?.get_attribute("data-worker")?;
        let worker = web_sys::Worker::new_with_options(&script, &options).ok()?;
        let events = Rc::new(RefCell::new(VecDeque::new()));
        let wake = Rc::new(wake);
        let (received, wakes) = (Rc::clone(&events), Rc::clone(&wake));
        let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            received.borrow_mut().push_back(event_of(&message.data()));
            wakes();
        });
        let failed = Rc::clone(&events);
        let fail = Closure::<dyn FnMut(ErrorEvent)>::new(move |error: ErrorEvent| {
            // The page goes on without this search.
            error.prevent_default();
            failed.borrow_mut().push_back(WorkerEvent::Failed);
            wake();
        });
        worker.set_onmessage(Some(receive.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        let message = Object::new();
        for (name, value) in [("module", wasm_bindgen::module()), ("request", Uint8Array::from(&*request()).into())] {
            Reflect::set(&message, &name.into(), &value).ok()?;
        }
        worker.post_message(&message).ok()?;
        Some(Self { worker, events, _receivers: (receive, fail) })
    }

    fn take(&mut self) -> Option<WorkerEvent> {
        self.events.borrow_mut().pop_front()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Returns the event that a worker has sent.
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

/// Answers requests by `perform` if this instance of the program is a worker, and returns whether it is.
#[must_use]
pub fn serve(perform: Perform) -> bool {
    let Ok(worker) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    let failed = worker.clone();
    panic::set_hook(Box::new(move |info| post(&failed, "failure", &info.to_string().into())));
    let sender = worker.clone();
    dom::listen(&worker, "request", move |request: MessageEvent| {
        let request = Uint8Array::new(&request.data()).to_vec();
        let answer = perform(&request, &mut |message| post(&sender, "message", &Uint8Array::from(&*message)));
        let Some(answer) = answer else { return post(&sender, "failure", &"no answer".into()) };
        let answer = Uint8Array::from(&*answer);
        // The answer moves to the page without a copy.
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
