//! The accessible tree of a search: assistive technologies find a tree of items, each of which describes a node, and
//! can walk and expand it.
//!
//! egui only creates accessibility nodes for its widgets. This plugin adds the items to egui's accessibility update,
//! and removes the actions on items from the input before egui handles them. It does nothing while no assistive
//! technology is active.

use egui::accesskit::{self, Action, ActionRequest, AriaCurrent, Node, Role};
use egui::{Context, Event, FullOutput, Id, IdMap, RawInput, Rect, Response, Ui, Vec2, pos2};
use poda_core::game::any::AnyGame;
use poda_core::score::Window;
use poda_core::trace::moment::{NodeState, ShownValue};
use poda_core::trace::recording::RecordingId;
use poda_core::trace::{NodeId, NodeKind, Step, Story};
use poda_picture::picture::in_words::window_in_picture;
use poda_picture::picture::shape::Point;
use poda_picture::picture::{GivenValues, Scene};
use poda_window::panel::node_description::known_aloud;
use poda_window::panel::request::{LaneRequest, UiRequest};
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::practice::FillInRequest;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::spoken_node::{ChildPlace, is_being_tried, spoken_node, with_window};
use poda_words::i18n::{Language, NamedBounds};
use poda_words::practice::blank::{BlankField, BlankPart};
use std::collections::{HashMap, HashSet};

/// The plugin that adds the items of all trees in the window.
#[derive(Debug, Default)]
pub struct AccessibleTrees {
    trees: IdMap<AccessibleTree>,
    /// The actions on items that were requested since the last frame, with the tree and the node.
    asked: Vec<(Id, NodeId, Action)>,
}

/// An accessible tree as it was last sent.
#[derive(Debug, Default)]
struct AccessibleTree {
    /// The values on which the texts of all nodes depend.
    source: Option<TextSource>,
    texts: StoredTexts,
    /// The nodes that are items.
    nodes: Vec<NodeId>,
    items: Vec<(accesskit::NodeId, Node)>,
}

/// The texts of nodes, each with the values on which it depends.
type StoredTexts = HashMap<NodeId, (TextFacts, String)>;

/// The values on which the texts of all nodes depend.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TextSource {
    recording: RecordingId,
    language: Language,
    named_bounds: NamedBounds,
    given_values: GivenValues,
    hides_given: bool,
}

/// The other values on which the text of one node depends.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TextFacts {
    state: NodeState,
    value: ShownValue,
    is_asked: bool,
    is_over: bool,
    place: Option<ChildPlace>,
    is_being_tried: bool,
    window: Option<Window>,
    /// The current step, if the node is open.
    step: Option<Step>,
}

/// The largest number of items. Assistive technologies reach further nodes by going to a node, which expands it.
pub(super) const MAX_ITEMS: usize = 1_000;
/// The largest depth of the items. Assistive technologies walk them by recursion, but a line of play may have tens of
/// thousands of plies.
const MAX_LEVELS: usize = 200;
/// The width and height of the item of a drawn node, in pixels.
const ITEM_SIZE: f32 = 24.0;

impl AccessibleTrees {
    fn is_item(&self, target: accesskit::NodeId) -> Option<(Id, NodeId)> {
        self.trees.iter().find_map(|(&tree, shown)| {
            let node = shown.nodes.iter().find(|&&node| item_id(tree, node) == target)?;
            Some((tree, *node))
        })
    }

    /// Returns and removes the actions on items of a tree. If the items were those of another recording, the actions
    /// are dropped, because they refer to its nodes.
    fn take(&mut self, tree: Id, recording: RecordingId) -> Vec<(NodeId, Action)> {
        let told = self.trees.get(&tree).and_then(|shown| shown.source);
        let is_meant = told.is_some_and(|source| source.recording == recording);
        let of_tree = self.asked.extract_if(.., |(of, _, _)| *of == tree);
        of_tree.filter(|_| is_meant).map(|(_, node, action)| (node, action)).collect()
    }
}

/// Turns actions on the items of a lane that is not depth first into requests. Returns the node that gets the focus in
/// this way.
pub(super) fn obey_in_lane(
    ui: &Ui,
    context: &ViewContext<'_>,
    panel: &Response,
    is_drawn: impl Fn(NodeId) -> bool,
) -> Option<NodeId> {
    let plugin = ui.ctx().plugin::<AccessibleTrees>();
    let asked: Vec<_> = plugin.lock().asked.extract_if(.., |(of, _, _)| *of == panel.id).collect();
    let mut gone_to = None;
    for (_, node, action) in asked {
        match action {
            _ if !is_drawn(node) => {}
            Action::Focus | Action::Click | Action::Expand => {
                panel.request_focus();
                context.requests.push(LaneRequest::Reveal(node));
                gone_to = Some(node).filter(|_| action == Action::Focus).or(gone_to);
            }
            Action::ScrollIntoView => context.requests.push(LaneRequest::Reveal(node)),
            // Items offer no other actions.
            _ => {}
        }
    }
    gone_to
}

/// Updates the accessible tree of a lane that is not depth first.
pub(super) fn tell_lane(ui: &Ui, panel: &Response, story: &impl Story<AnyGame>, items: ItemSource<'_>) {
    let plugin = ui.ctx().plugin::<AccessibleTrees>();
    let mut trees = plugin.lock();
    let focused = items.focused;
    let tree = trees.trees.entry(panel.id).or_default();
    tree.source = None;
    tree.fill(panel.id, story, items);
    tree.attach(ui, panel, focused);
}

impl egui::Plugin for AccessibleTrees {
    fn debug_name(&self) -> &'static str {
        "Poda's trees for assistive technologies"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        input.events.retain(|event| {
            let Event::AccessKitActionRequest(ActionRequest { action, target_node, .. }) = *event else { return true };
            let item = self.is_item(target_node);
            self.asked.extend(item.map(|(tree, node)| (tree, node, action)));
            item.is_none()
        });
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else { return };
        let told: HashSet<_> = update.nodes.iter().map(|(id, _)| *id).collect();
        self.trees.retain(|tree, shown| {
            let is_told = told.contains(&tree.accesskit_id());
            if is_told {
                update.nodes.append(&mut shown.items);
            }
            is_told
        });
    }
}

fn item_id(tree: Id, node: NodeId) -> accesskit::NodeId {
    tree.with(("item", node)).accesskit_id()
}

/// Returns whether an assistive technology is active.
pub(super) fn is_active(ui: &Ui) -> bool {
    ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |_| ()).is_some()
}

/// Focuses a panel after the user has moved through its tree with keys, so that the new node is announced.
pub(super) fn focus_walked(ui: &Ui, panel: &Response) {
    if is_active(ui) {
        panel.request_focus();
    }
}

/// Updates the accessible tree of a panel, and turns actions on its items into requests. The panel has the role of a
/// tree.
pub(super) fn tell_tree(ui: &Ui, context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>, panel: &Response) {
    if !is_active(ui) {
        return;
    }
    let plugin = ui.ctx().plugin::<AccessibleTrees>();
    let mut trees = plugin.lock();
    let mut gone_to = None;
    for (node, action) in trees.take(panel.id, scene.recording.id) {
        obey(context, scene, panel, node, action);
        // The node is selected only after this frame, but no other node must be announced until then.
        gone_to = Some(node).filter(|_| action == Action::Focus).or(gone_to);
    }
    let focused = gone_to.unwrap_or_else(|| scene.shown_ancestor(context.focused_node()));
    let tree = trees.trees.entry(panel.id).or_default();
    tree.update(context, scene, panel, focused);
    tree.attach(ui, panel, focused);
}

/// Turns an action on an item into requests.
fn obey(context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>, panel: &Response, node: NodeId, action: Action) {
    let node_ref = context.node_ref(node);
    let is_folded = 0 < scene.folded_below(node);
    match action {
        Action::Click if context.filled_in().is_some() => {
            let is_inner = scene.recording.trace().kind(node) == NodeKind::Inner;
            let field = BlankField::new(node, BlankPart::Value);
            context.requests.extend(is_inner.then_some(FillInRequest::GoTo(field)));
        }
        Action::Expand if is_folded => context.requests.push(UiRequest::ToggleFold(node_ref)),
        Action::Collapse if !is_folded => context.requests.push(UiRequest::ToggleFold(node_ref)),
        Action::Focus | Action::Click | Action::Expand => {
            panel.request_focus();
            context.requests.push(UiRequest::Select(Some(node_ref)));
            context.requests.push(UiRequest::Reveal(node_ref));
        }
        Action::ScrollIntoView => context.requests.push(UiRequest::Reveal(node_ref)),
        // Items offer no other actions.
        _ => {}
    }
}

/// Returns the node of the topmost item: the root of the shown subtree, or a closer ancestor of the focused node if the
/// root is too many levels above it. `from_focused` are the focused node and its ancestors, from the bottom up.
fn top(root: NodeId, from_focused: impl Iterator<Item = NodeId>) -> NodeId {
    let near: Vec<NodeId> = from_focused.take(MAX_LEVELS / 2).collect();
    let is_far = near.len() == MAX_LEVELS / 2 && !near.contains(&root);
    near.last().copied().filter(|_| is_far).unwrap_or(root)
}

/// What the items are made from, in a tree of any kind of search.
pub(super) struct ItemSource<'a> {
    pub root: NodeId,
    pub focused: NodeId,
    pub current: Option<NodeId>,
    /// The visible nodes and the focused one; they and their ancestors are opened.
    pub seen: &'a mut dyn Iterator<Item = NodeId>,
    /// Whether nodes can be folded. Then nodes that are not opened have items below them, too, as long as there are few
    /// items.
    pub can_fold: bool,
    /// Returns the children of a node that can be items.
    pub children: &'a dyn Fn(NodeId) -> Vec<(NodeId, ChildPlace)>,
    pub is_laid_out: &'a dyn Fn(NodeId) -> bool,
    pub bounds: &'a dyn Fn(NodeId) -> Option<accesskit::Rect>,
    pub text: &'a mut dyn FnMut(NodeId, Option<ChildPlace>) -> String,
}

impl AccessibleTree {
    /// Adds the topmost item to the children of the panel, which may also include an open menu.
    fn attach(&self, ui: &Ui, panel: &Response, focused: NodeId) {
        let has_focus = panel.has_focus() && self.nodes.contains(&focused);
        ui.ctx().accesskit_node_builder(panel.id, |node| {
            node.push_child(item_id(panel.id, self.nodes.first().copied().unwrap_or(NodeId::ROOT)));
            node.set_size_of_set(1);
            if has_focus {
                node.set_active_descendant(item_id(panel.id, focused));
            }
        });
    }

    fn update(&mut self, context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>, panel: &Response, focused: NodeId) {
        let source = TextSource {
            recording: scene.recording.id,
            language: context.words.language(),
            named_bounds: context.words.named_bounds,
            given_values: scene.given_values,
            hides_given: scene.concealed.given_values,
        };
        if self.source.replace(source) != Some(source) {
            self.texts.clear();
        }
        let trace = scene.recording.trace();
        let places = places(scene, panel.rect);
        let mut texts = std::mem::take(&mut self.texts);
        let children = |node| {
            let children: Vec<NodeId> = trace.children(node).filter(|&child| scene.is_drawn(child)).collect();
            ChildPlace::of(scene.recording, &children).collect()
        };
        let items = ItemSource {
            root: scene.root,
            focused,
            current: scene.current(),
            seen: &mut places.keys().copied(),
            can_fold: true,
            children: &children,
            is_laid_out: &|child| scene.is_laid_out(child),
            bounds: &|node| places.get(&node).copied(),
            text: &mut |node, place| text(&mut texts, context, scene, node, place),
        };
        self.fill(panel.id, scene.recording, items);
        self.texts = texts;
    }

    /// Makes the items from the topmost one down.
    fn fill(&mut self, panel: Id, story: &impl Story<AnyGame>, items: ItemSource<'_>) {
        let ItemSource { root, focused, current, seen, can_fold, children, is_laid_out, bounds, text } = items;
        let mut opened = HashSet::new();
        for node in seen.chain([focused]) {
            // The ancestors of an inserted node are inserted already.
            let _ = story.ancestors(node).take_while(|&above| opened.insert(above)).count();
        }
        self.nodes.clear();
        self.items.clear();
        let top = top(root, story.ancestors(focused));
        let top_level = 1 + story.ply(top) - story.ply(root);
        self.nodes.push(top);
        let mut lines: Vec<(usize, Option<ChildPlace>)> = vec![(top_level, None)];
        let mut at = 0;
        while let Some(&node) = self.nodes.get(at) {
            let (level, place) = lines[at];
            let mut item = Node::new(Role::TreeItem);
            item.set_label(text(node, place));
            item.set_level(level);
            item.set_position_in_set(place.map_or(0, |place| place.index));
            item.set_selected(node == focused);
            if current == Some(node) {
                item.set_aria_current(AriaCurrent::True);
            }
            for action in [Action::Focus, Action::Click, Action::ScrollIntoView] {
                item.add_action(action);
            }
            if let Some(bounds) = bounds(node) {
                item.set_bounds(bounds);
            }
            let below = children(node);
            let has_room = self.nodes.len() + below.len() <= MAX_ITEMS;
            let is_opened = opened.contains(&node);
            let is_told = if can_fold { is_opened || has_room } else { is_opened && has_room };
            let is_told = is_told && level < top_level + MAX_LEVELS;
            if is_told && below.first().is_some_and(|&(child, _)| is_laid_out(child)) {
                item.set_expanded(true);
                if can_fold {
                    item.add_action(Action::Collapse);
                }
                // If there are too many children, those around the child that leads to a visible node are added.
                let shown = below.iter().position(|(child, _)| opened.contains(child)).unwrap_or_default();
                let before = self.nodes.len();
                for (child, place) in below.into_iter().skip(shown.saturating_sub(MAX_ITEMS / 2)).take(MAX_ITEMS) {
                    // The size of a set of children is a property of their parent's item.
                    item.set_size_of_set(place.count);
                    self.nodes.push(child);
                    lines.push((level + 1, Some(place)));
                }
                let told = self.nodes[before..].iter().map(|&child| item_id(panel, child));
                item.set_children(told.collect::<Vec<_>>());
            } else if !below.is_empty() {
                item.set_expanded(false);
                item.add_action(Action::Expand);
            }
            self.items.push((item_id(panel, node), item));
            at += 1;
        }
    }
}

/// Returns the text of a node. It is stored until a value on which it depends changes.
fn text(
    texts: &mut StoredTexts,
    context: &SearchContext<'_>,
    scene: &Scene<'_, AnyGame>,
    node: NodeId,
    place: Option<ChildPlace>,
) -> String {
    let moment = context.search.moment();
    let state = moment.state(node);
    let window = window_in_picture(scene, node);
    let facts = TextFacts {
        state,
        value: moment.shown_value(node),
        is_asked: scene.concealed.hides_value(node),
        is_over: moment.step() == moment.trace().len(),
        place,
        is_being_tried: is_being_tried(&moment, node),
        window,
        step: (state == NodeState::Open).then(|| moment.step()),
    };
    let is_kept = context.filled_in().is_none();
    if let Some((_, text)) = texts.get(&node).filter(|(kept, _)| is_kept && *kept == facts) {
        return text.clone();
    }
    let names = NodeNames::new(context.words, context.search.recording());
    let known = known_aloud(context, scene, node);
    let known = window.map(|window| with_window(context.words, &known, window)).unwrap_or(known);
    let text = spoken_node(&names, node, &known, place);
    if is_kept {
        texts.insert(node, (facts, text.clone()));
    }
    text
}

/// Returns the bounds of the visible nodes, if nodes are drawn individually.
fn places(scene: &Scene<'_, AnyGame>, panel: Rect) -> HashMap<NodeId, accesskit::Rect> {
    let nodes = if scene.overview_blend() < 1.0 { scene.visible_nodes() } else { Vec::new() };
    let places = nodes.into_iter().take(MAX_ITEMS);
    places.filter_map(|node| Some((node, bounds_at(scene.center(node), panel)?))).collect()
}

/// Returns the bounds of a node that is drawn at this point of a panel; `None` outside the panel.
pub(super) fn bounds_at(center: Point, panel: Rect) -> Option<accesskit::Rect> {
    let center = pos2(center.x, center.y) + panel.min.to_vec2();
    let rect = Rect::from_center_size(center, Vec2::splat(ITEM_SIZE));
    let [x0, y0, x1, y1] = [rect.left(), rect.top(), rect.right(), rect.bottom()].map(f64::from);
    panel.contains(center).then_some(accesskit::Rect { x0, y0, x1, y1 })
}
