//! The browser's file dialog for opening. Saving needs no dialog, because a written file becomes a download.

use super::{disk, dom};
use crate::{FileChoice, FileDialog, FileDialogKind};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlInputElement};

/// The callback for the choice, which is called once.
type Chooser = Rc<Cell<Option<Box<dyn FnOnce(FileChoice)>>>>;

/// Opens a file dialog and calls `choose` once it is closed. If a browser does not report that the dialog was canceled,
/// `choose` is dropped when the next dialog opens.
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

/// Creates a file input element and clicks it; `None` if the page has no document.
fn show_input(extensions: &[&str], choose: &Chooser) -> Option<()> {
    let input: HtmlInputElement = dom::document()?.create_element("input").ok()?.dyn_into().ok()?;
    input.set_type("file");
    input.set_multiple(true);
    // Phones hide files of unknown types, and the extensions of position files have no known type.
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
