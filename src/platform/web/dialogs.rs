//! The browser's file dialog. A file that is written needs none: it becomes a download.

use super::{disk, dom};
use crate::{FileChoice, FileDialog, FileDialogKind};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlInputElement};

/// What is called once with what was chosen.
type Chooser = Rc<Cell<Option<Box<dyn FnOnce(FileChoice)>>>>;

/// Opens a file dialog. `choose` is called once it is closed; a browser that does not say that it was canceled drops it with the next
/// dialog.
pub fn open(dialog: FileDialog, choose: impl FnOnce(FileChoice) + Send + 'static) {
    match dialog.kind {
        FileDialogKind::Save => choose(FileChoice::Path(dialog.name.into())),
        FileDialogKind::Open => {
            let choose: Chooser = Rc::new(Cell::new(Some(Box::new(choose))));
            if show_input(&dialog.extensions, &choose).is_none()
                && let Some(choose) = choose.take()
            {
                choose(FileChoice::NoDialog);
            }
        }
    }
}

/// Creates an input element for files and clicks it; `None` if the page has no document.
fn show_input(extensions: &[&str], choose: &Chooser) -> Option<()> {
    let input: HtmlInputElement = dom::document()?.create_element("input").ok()?.dyn_into().ok()?;
    input.set_type("file");
    input.set_multiple(true);
    // Phones show no file whose type they do not know, and no type is known for positions.
    input.set_accept(&format!(".{},.txt,text/plain,application/octet-stream", extensions.join(",.")));
    let (chosen, taken) = (input.clone(), Rc::clone(choose));
    dom::listen(&input, "change", move |_: Event| {
        let (Some(choose), Some(files)) = (taken.take(), chosen.files()) else { return };
        spawn_local(async move {
            let mut kept = Vec::new();
            for file in (0..files.length()).filter_map(|index| files.get(index)) {
                kept.extend(disk::keep(&file).await);
            }
            choose(kept.into());
        });
    });
    let taken = Rc::clone(choose);
    dom::listen(&input, "cancel", move |_: Event| {
        if let Some(choose) = taken.take() {
            choose(FileChoice::Nothing);
        }
    });
    input.click();
    Some(())
}
