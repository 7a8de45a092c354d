//! The document for screen readers beside the canvas. The page's script keeps an element for each node that egui
//! reports to AccessKit, and sends back the user's actions on it. The document stays empty until the first press of Tab
//! or a screen reader's first touch.

use super::dom;
use eframe::egui::accesskit::{Action, ActionData, ActionRequest, Live, Node, NodeId, Toggled, TreeId, TreeUpdate};
use eframe::egui::{Event, Key, Modifiers};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use wasm_bindgen::JsValue;
use web_sys::CustomEvent;

thread_local! {
    static IS_WANTED: Cell<bool> = const { Cell::new(false) };
    static ASKED: RefCell<Vec<Asked>> = const { RefCell::new(Vec::new()) };
    static TOLD: RefCell<Told> = RefCell::default();
}

/// The state that the document was last updated to.
#[derive(Default)]
struct Told {
    nodes: HashMap<NodeId, Node>,
    focus: Option<NodeId>,
}

/// An action of the user in the document.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Asked {
    /// A screen reader uses the document.
    Start,
    Click {
        id: String,
    },
    Focus {
        id: String,
    },
    Expand {
        id: String,
    },
    Collapse {
        id: String,
    },
    /// A slider was set.
    Value {
        id: String,
        value: f64,
    },
    /// A field was changed to this text.
    Text {
        id: String,
        text: String,
    },
    /// A key that the element itself does not handle.
    Key {
        key: String,
        ctrl: bool,
        shift: bool,
        alt: bool,
    },
}

/// Listens to events of the document. `wake` is called when an event arrives.
pub fn attach(wake: impl Fn() + 'static) {
    let Some(document) = dom::document() else { return };
    dom::listen(&document, "poda-read", move |event: CustomEvent| {
        let asked = event.detail().as_string().and_then(|text| serde_json::from_str(&text).ok());
        IS_WANTED.set(IS_WANTED.get() || asked.is_some());
        ASKED.with_borrow_mut(|list| list.extend(asked));
        wake();
    });
}

/// Returns whether a screen reader uses the document.
pub fn is_wanted() -> bool {
    IS_WANTED.get()
}

/// Returns whether the document has the focus, rather than the canvas.
pub fn has_focus() -> bool {
    let focused = dom::document().and_then(|document| document.active_element());
    focused.is_some_and(|focused| focused.closest("#document, #skip").is_ok_and(|within| within.is_some()))
}

/// Removes and returns the user's actions in the document, as input events of the window.
pub fn take_events() -> Vec<Event> {
    ASKED.take().into_iter().flat_map(Asked::events).collect()
}

/// Updates the document with the differences from its last state.
pub fn show(update: TreeUpdate) {
    TOLD.with_borrow_mut(|told| told.show(update));
}

impl Told {
    fn show(&mut self, update: TreeUpdate) {
        let mut present = HashSet::with_capacity(update.nodes.len());
        let mut changed = Vec::new();
        for (id, mut node) in update.nodes {
            // The position of a node is left out: the document does not need it, and it changes with every scroll.
            node.clear_bounds();
            node.clear_transform();
            present.insert(id);
            if self.nodes.get(&id) != Some(&node) {
                changed.push(description(id, &node));
                self.nodes.insert(id, node);
            }
        }
        let gone: Vec<NodeId> = self.nodes.keys().filter(|id| !present.contains(id)).copied().collect();
        for id in &gone {
            self.nodes.remove(id);
        }
        let focused = self.nodes.get(&update.focus).and_then(Node::active_descendant).unwrap_or(update.focus);
        let is_same_focus = self.focus.replace(focused) == Some(focused);
        if changed.is_empty() && gone.is_empty() && is_same_focus {
            return;
        }
        let root = update.tree.map(|tree| name(tree.root));
        let gone: Vec<String> = gone.into_iter().map(name).collect();
        let detail = json!({ "root": root, "focus": name(focused), "changed": changed, "gone": gone });
        dom::tell("poda-document", &JsValue::from_str(&detail.to_string()));
    }
}

/// Returns the id of a node's element, without its prefix.
fn name(id: NodeId) -> String {
    format!("{:x}", id.0)
}

/// Returns the properties of a node that the script needs.
fn description(id: NodeId, node: &Node) -> Value {
    let mut told = Map::new();
    let mut tell = |key: &str, value: Option<Value>| {
        if let Some(value) = value {
            told.insert(key.to_owned(), value);
        }
    };
    let names = |ids: &[NodeId]| (!ids.is_empty()).then(|| ids.iter().copied().map(name).collect::<Vec<_>>().into());
    let yes = |is: bool| is.then_some(Value::Bool(true));
    tell("id", Some(name(id).into()));
    tell("role", Some(format!("{:?}", node.role()).into()));
    tell("label", node.label().map(Value::from));
    tell("value", node.value().map(Value::from));
    tell("description", node.description().map(Value::from));
    tell("placeholder", node.placeholder().map(Value::from));
    tell("author", node.author_id().map(Value::from));
    tell("level", node.level().map(Value::from));
    tell("position", node.position_in_set().map(|index| (index + 1).into()));
    tell("size", node.size_of_set().map(Value::from));
    tell("expanded", node.is_expanded().map(Value::from));
    tell("selected", node.is_selected().map(Value::from));
    tell("current", yes(node.aria_current().is_some()));
    tell("live", yes(node.live().is_some_and(|live| live != Live::Off)));
    tell("language", node.language().map(Value::from));
    tell("disabled", yes(node.is_disabled()));
    tell("focusable", yes(node.supports_action(Action::Focus)));
    tell("clickable", yes(node.supports_action(Action::Click)));
    tell("number", node.numeric_value().map(Value::from));
    tell("least", node.min_numeric_value().map(Value::from));
    tell("most", node.max_numeric_value().map(Value::from));
    tell("step", node.numeric_value_step().map(Value::from));
    let toggled = node.toggled().map(|toggled| match toggled {
        Toggled::True => "true",
        Toggled::False => "false",
        Toggled::Mixed => "mixed",
    });
    tell("toggled", toggled.map(Value::from));
    tell("labels", names(node.labelled_by()));
    tell("children", names(node.children()));
    Value::Object(told)
}

impl Asked {
    fn events(self) -> Vec<Event> {
        match self {
            Self::Start => Vec::new(),
            Self::Click { id } => request(&id, Action::Click, None),
            Self::Focus { id } => request(&id, Action::Focus, None),
            Self::Expand { id } => request(&id, Action::Expand, None),
            Self::Collapse { id } => request(&id, Action::Collapse, None),
            Self::Value { id, value } => request(&id, Action::SetValue, Some(ActionData::NumericValue(value))),
            Self::Text { id, text } => {
                let mut events = request(&id, Action::Focus, None);
                events.extend(press(Key::A, Modifiers::COMMAND | Modifiers::CTRL));
                if text.is_empty() {
                    events.extend(press(Key::Backspace, Modifiers::NONE));
                } else {
                    events.push(Event::Text(text));
                }
                events
            }
            Self::Key { key, ctrl, shift, alt } => {
                let modifiers = Modifiers { alt, ctrl, shift, mac_cmd: false, command: ctrl };
                let mut events: Vec<Event> =
                    Key::from_name(&key).map(|key| press(key, modifiers).to_vec()).unwrap_or_default();
                if key.chars().count() == 1 && !ctrl && !alt {
                    events.push(Event::Text(key));
                }
                events
            }
        }
    }
}

/// Returns the events of pressing and releasing a key.
fn press(key: Key, modifiers: Modifiers) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers })
}

fn request(id: &str, action: Action, data: Option<ActionData>) -> Vec<Event> {
    let target = u64::from_str_radix(id, 16).map(NodeId);
    let request = |target_node| ActionRequest { action, target_tree: TreeId::ROOT, target_node, data };
    target.map(|target| Event::AccessKitActionRequest(request(target))).into_iter().collect()
}
