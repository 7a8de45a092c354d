//! What a picture leaves out while it is asked for.

use poda_core::trace::NodeId;

/// What is written in the place of a value that is asked for.
pub const ASKED: &str = "?";

/// What a picture leaves out, so that it does not answer a question that is open. By default nothing.
///
/// Values and windows are left out where they are derived ([`Scene::shown_value`](super::Scene::shown_value) and
/// [`Scene::window`](super::Scene::window)), so that neither nodes nor strips show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Concealed {
    /// The node of which neither the value nor the child that proves it is shown.
    pub value: Option<NodeId>,
    /// The node of which no window is shown.
    pub window: Option<NodeId>,
    /// Whether leaves have no value before they are visited, whatever else says so.
    pub given_values: bool,
    /// Whether the end is drawn like any other step: without the principal variation and its confirmation.
    pub result: bool,
}

impl Concealed {
    /// Returns whether the value of a node is left out.
    #[must_use]
    pub fn hides_value(&self, node: NodeId) -> bool {
        self.value == Some(node)
    }

    /// Returns whether the window of a node is left out.
    #[must_use]
    pub fn hides_window(&self, node: NodeId) -> bool {
        self.window == Some(node)
    }
}
