//! Two searches side by side: two trees that are moved together, each with what it is, how far it is, and its sentence.
//!
//! Each half is a search of its own, drawn like any tree. Keeps only what is looked at.

use super::icons::Icon;
use super::request::UiRequest;
use super::top_bar::algorithm_message;
use super::tree_panel::{TreePanel, ViewContext};
use super::widgets::{self, icon_button, menu, menu_item};
use super::{caption, theme};
use crate::i18n::{Words, narration};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::search::{Algorithm, SearchConfig};
use crate::session::UniqueId;
use crate::session::command::Command;
use crate::session::shown_search::ShownSearch;
use crate::session::split_view::{SplitSide, SplitView};
use crate::trace::NodeId;
use crate::trace::node_ref::NodeRef;
use egui::{Align, Color32, Layout, Rect, Role, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

/// How high the line above each tree is.
const HEAD: f32 = 36.0;
/// The size of its words.
const HEAD_SIZE: f32 = 14.0;
/// A panel narrower than this shows one half above the other.
const ROOM_FOR_TWO: f32 = 700.0;
/// How high its sentence is.
const FOOT: f32 = 58.0;
/// From this scale on a tree's values can be read.
const READABLE: f64 = 0.42;

/// What is looked at in each half.
#[derive(Debug)]
pub struct SplitViewPanel {
    trees: [TreePanel; 2],
    selected: [Option<NodeRef>; 2],
    /// The half that was pressed last: the side panel tells of it.
    active: SplitSide,
    /// The split view that was shown last.
    split_id: Option<UniqueId>,
}

impl Default for SplitViewPanel {
    fn default() -> Self {
        Self { trees: Default::default(), selected: [None; 2], active: SplitSide::First, split_id: None }
    }
}

impl SplitViewPanel {
    /// What the side panel shows: the half that was pressed last.
    #[must_use]
    pub fn active<'a>(&self, context: &ViewContext<'a>, split: &'a SplitView) -> ViewContext<'a> {
        self.view_context(context, split, self.active)
    }

    /// The half that was pressed last.
    #[must_use]
    pub const fn side(&self) -> SplitSide {
        self.active
    }

    fn view_context<'a>(&self, context: &ViewContext<'a>, split: &'a SplitView, side: SplitSide) -> ViewContext<'a> {
        let index = side as usize;
        let search = split.search(side);
        ViewContext {
            search,
            selected: self.selected[index].and_then(|node| search.recording().resolve(node)),
            edit_feedback: None,
            root: self.trees[index].root(search),
            ..*context
        }
    }

    /// Forgets what was looked at in another race.
    fn renew(&mut self, split: &SplitView) {
        if self.split_id.replace(split.id()) != Some(split.id()) {
            self.selected = [None; 2];
            for tree in &mut self.trees {
                tree.forget();
            }
        }
    }

    /// Draws both into the space there is.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, split: &SplitView, requests: &mut Vec<UiRequest>) {
        self.renew(split);
        let all = ui.available_rect_before_wrap();
        ui.allocate_rect(all, Sense::hover());
        let is_beside = stand_beside(split, all.size());
        let (first, second) =
            if is_beside { all.split_left_right_at_fraction(0.5) } else { all.split_top_bottom_at_fraction(0.5) };
        for (side, rect) in SplitSide::BOTH.into_iter().zip([first, second]) {
            let mut own = Vec::new();
            ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(("half", side as usize)), |ui| {
                self.half_ui(ui, rect, context, split, side, &mut own);
            });
            for action in own {
                requests.extend(self.act(context, split, side, action));
            }
        }
        let between = if is_beside {
            [first.right_top(), first.right_bottom()]
        } else {
            [first.left_bottom(), first.right_bottom()]
        };
        ui.painter().line_segment(between, Stroke::new(2.0, theme::color(ui, PaletteColor::Secondary)));
        self.look_alike(split);
    }

    fn half_ui(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        context: &ViewContext<'_>,
        split: &SplitView,
        side: SplitSide,
        requests: &mut Vec<UiRequest>,
    ) {
        let half = self.view_context(context, split, side);
        let foot = if context.is_presenting { (rect.height() * 0.16).max(64.0) } else { FOOT };
        let letters = head_size(ui, context);
        let head = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + HEAD * letters / HEAD_SIZE));
        let tree = Rect::from_min_max(head.left_bottom(), pos2(rect.right(), rect.bottom() - foot));
        let foot = Rect::from_min_max(tree.left_bottom(), rect.max);
        ui.scope_builder(UiBuilder::new().max_rect(tree).id_salt("tree"), |ui| {
            self.trees[side as usize].show(ui, &half, requests);
        });
        ui.scope_builder(UiBuilder::new().max_rect(head).id_salt("head"), |ui| {
            head_ui(ui, head, letters, &half, split, side, requests);
        });
        let sentence = narration::caption(context.words, half.search.recording(), half.search.step());
        let largest = if context.is_presenting { 0.4 * foot.height() } else { 17.0 };
        ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("foot"), |ui| {
            caption::caption_ui(ui, &sentence, &sentence.plain(), largest.min(34.0), false);
        });
    }

    /// Where both have the same tree, moving one moves the other.
    fn look_alike(&mut self, split: &SplitView) {
        let [first, second] = &mut self.trees;
        let moved = [first.take_moved(), second.take_moved()];
        if split.is_same_tree() {
            match moved {
                [Some(view), _] => second.look_from(view),
                [None, Some(view)] => first.look_from(view),
                [None, None] => {}
            }
        }
    }

    /// Does what concerns what is looked at, in both halves. Gives back what does not.
    pub fn act(
        &mut self,
        context: &ViewContext<'_>,
        split: &SplitView,
        side: SplitSide,
        action: UiRequest,
    ) -> Option<UiRequest> {
        // What was pointed at is a node of one of the halves, or gone with the tree in which it was.
        let owner = |node: NodeRef| {
            SplitSide::BOTH.into_iter().find_map(|side| Some((side, split.search(side).recording().resolve(node)?)))
        };
        let (side, node) = match action.node() {
            None => (side, NodeId::ROOT),
            Some(node) => owner(node)?,
        };
        let in_half = |other: SplitSide| if other == side { Some(node) } else { split.counterpart(side, node) };
        match action {
            UiRequest::Select(node) => {
                self.active = side;
                for side in SplitSide::BOTH {
                    let there = node.and_then(|_| in_half(side));
                    self.selected[side as usize] = there.map(|node| split.search(side).recording().node_ref(node));
                }
            }
            UiRequest::SetRoot(_) => {
                for side in SplitSide::BOTH {
                    if let Some(node) = in_half(side) {
                        self.trees[side as usize].set_root(Some(split.search(side).recording().node_ref(node)));
                    }
                }
            }
            UiRequest::FitSubtree(_) => {
                self.each(context, split, |tree, half, side| {
                    if let Some(node) = in_half(side) {
                        tree.fit_subtree(half, node);
                    }
                });
            }
            UiRequest::Jump(_) => {
                self.each(context, split, |tree, half, side| {
                    if let Some(node) = in_half(side) {
                        tree.jump(half, node, None);
                    }
                });
            }
            UiRequest::SetRootHere => {
                let half = self.view_context(context, split, self.active);
                let node = half.selected.or_else(|| half.search.moment().current()).unwrap_or(NodeId::ROOT);
                let trace = half.search.trace();
                let is_leaf = trace.subtree_range(node).len() == 1;
                let root = trace.parent(node).filter(|_| is_leaf).unwrap_or(node);
                return self.act(context, split, self.active, UiRequest::SetRoot(half.node_ref(root)));
            }
            UiRequest::Neighbor(walk) => {
                let half = self.view_context(context, split, self.active);
                let node = half.selected.or_else(|| half.search.moment().current()).unwrap_or(NodeId::ROOT);
                let to = half.node_ref(walk.from(half.search, half.session.drawing_options().unvisited, node)?);
                self.act(context, split, self.active, UiRequest::Select(Some(to)));
                return self.act(context, split, self.active, UiRequest::Jump(to));
            }
            UiRequest::RootUp => {
                let half = self.view_context(context, split, side);
                let parent = half.search.trace().parent(half.root)?;
                return self.act(context, split, side, UiRequest::SetRoot(half.node_ref(parent)));
            }
            UiRequest::Fit => self.trees.iter_mut().for_each(TreePanel::fit),
            UiRequest::Zoom(factor) => self.each(context, split, |tree, half, _| tree.zoom(half, factor)),
            UiRequest::NaturalSize => self.each(context, split, |tree, half, _| tree.natural_size(half)),
            // Of a tree that is given in advance both show all, and so does the document's search, which is what is changed.
            UiRequest::Reorder(_, to)
                if split.search(side).trace().node_count() == context.search.trace().node_count() =>
            {
                let there = split.search(side).recording().counterpart(node, context.search.recording())?;
                return Some(UiRequest::Reorder(context.node_ref(there), to));
            }
            // Nodes cannot be folded side by side.
            UiRequest::Fold(_)
            | UiRequest::FoldHere
            | UiRequest::NextChange
            | UiRequest::Find
            | UiRequest::Reorder(..) => {}
            other => return Some(other),
        }
        None
    }

    fn each(
        &mut self,
        context: &ViewContext<'_>,
        split: &SplitView,
        mut change: impl FnMut(&mut TreePanel, &ViewContext<'_>, SplitSide),
    ) {
        for side in SplitSide::BOTH {
            let half = self.view_context(context, split, side);
            change(&mut self.trees[side as usize], &half, side);
        }
    }

    /// Looks at nothing in particular any more. Gives whether there was anything.
    pub fn leave(&mut self, split: &SplitView) -> bool {
        let has_root =
            SplitSide::BOTH.into_iter().any(|side| self.trees[side as usize].root(split.search(side)) != NodeId::ROOT);
        self.trees.iter_mut().filter(|_| has_root).for_each(|tree| tree.set_root(None));
        let had_selected = self.selected != [None; 2];
        self.selected = [None; 2];
        has_root || had_selected
    }
}

/// Whether the halves stand side by side: one above the other is for narrow panels, and for trees that are so wide that they
/// can be read only then.
fn stand_beside(split: &SplitView, panel: Vec2) -> bool {
    if panel.x < ROOM_FOR_TWO {
        return false;
    }
    let tree_layout = split.search(SplitSide::First).tree_layout();
    let (wide, high) =
        (tree_layout.positions.width(), f64::from(tree_layout.sizes.row_height()) * tree_layout.rows() as f64);
    let scale = |width: f32, height: f32| {
        let height = f64::from(height - HEAD - FOOT);
        (f64::from(width) / wide).min(height / high)
    };
    let (beside, above) = (scale(panel.x / 2.0, panel.y), scale(panel.x, panel.y / 2.0));
    READABLE <= beside || above < READABLE
}

/// The size of the words over the halves: while presenting, 24 px at 1080 lines.
fn head_size(ui: &Ui, context: &ViewContext<'_>) -> f32 {
    if context.is_presenting { (ui.ctx().content_rect().height() / 45.0).max(HEAD_SIZE) } else { HEAD_SIZE }
}

/// What a half is, how far it is, and what it has cost; at the second, in brackets, how much more than the first.
fn head_ui(
    ui: &mut Ui,
    rect: Rect,
    letters: f32,
    half: &ViewContext<'_>,
    split: &SplitView,
    side: SplitSide,
    requests: &mut Vec<UiRequest>,
) {
    let words = half.words;
    ui.painter().rect_filled(rect, 0.0, theme::color(ui, PaletteColor::Panel));
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline)));
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add_space(14.0);
        match side {
            SplitSide::First => say(ui, &name(words, split, side), Font::SemiBold, letters, PaletteColor::Text),
            SplitSide::Second => algorithms_ui(ui, words, letters, split, requests),
        }
        ui.add_space(12.0);
        let room = ui.available_width() - if side == SplitSide::Second { 46.0 } else { 12.0 };
        let counts = counts(words, split, side);
        let progress = progress(words, half.search);
        let full = format!("{counts}   {progress}");
        let small = if half.is_presenting { letters } else { HEAD_SIZE - 1.0 };
        let fits = |text: &str| Font::Regular.width(text, small) <= room;
        let context = [full, progress].into_iter().find(|text| fits(text)).unwrap_or_default();
        say(ui, &context, Font::Regular, small, PaletteColor::Secondary);
        if side == SplitSide::Second {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(6.0);
                if icon_button(ui, Icon::Cross, &words.text("split-close"), "", true).clicked() {
                    requests.push(UiRequest::Do(Command::SetBeside(None)));
                }
            });
        }
    });
}

/// The name of the second search, which opens a menu of all that could take its place.
fn algorithms_ui(ui: &mut Ui, words: &Words, letters: f32, split: &SplitView, requests: &mut Vec<UiRequest>) {
    let search = *split.search(SplitSide::Second).config();
    menu(ui, &words.text("split-name"), "", &name(words, split, SplitSide::Second), letters, |ui| {
        ui.set_width(230.0);
        let mistaken = Some(search.algorithm).filter(|algorithm| algorithm.properties().mistake.is_some());
        for algorithm in Algorithm::ALL.into_iter().chain(mistaken) {
            if menu_item(ui, &words.text(algorithm_message(algorithm)), "", algorithm == search.algorithm) {
                requests.push(UiRequest::Do(Command::SetBeside(Some(SearchConfig { algorithm, ..search }))));
            }
        }
    });
}

/// The algorithm, and where both have the same, what else tells them apart.
fn name(words: &Words, split: &SplitView, side: SplitSide) -> String {
    let (own, other) = (split.search(side).config(), split.search(side.other()).config());
    let mut name = words.text(algorithm_message(own.algorithm));
    if own.cut_on != other.cut_on {
        name = format!("{name}, {}", own.cut_on.relation(crate::score::Player::Max));
    }
    if own.fail != other.fail {
        let fail = match own.fail {
            crate::search::Fail::Soft => "search-fail-soft",
            crate::search::Fail::Hard => "search-fail-hard",
        };
        name = format!("{name}, {}", words.text(fail));
    }
    if own.depth != other.depth {
        let depth = own.depth.map_or_else(|| words.text("search-depth-full"), |depth| depth.to_string());
        name = format!("{name}, {} {depth}", words.text("search-depth"));
    }
    name
}

fn counts(words: &Words, split: &SplitView, side: SplitSide) -> String {
    let [first, own] = [SplitSide::First, side].map(|side| split.search(side).moment().count());
    let with_difference = |own: u64, first: u64| {
        let number = words.number(own);
        if own == first {
            return number;
        }
        let sign = if own < first { '−' } else { '+' };
        format!("{number} ({sign}{})", words.number(own.abs_diff(first)))
    };
    let args = [
        ("nodes", with_difference(own.nodes, first.nodes).into()),
        ("leaves", with_difference(own.leaves, first.leaves).into()),
    ];
    words.fill("split-counts", &args)
}

/// Where a half is on its own way, or that it is done.
fn progress(words: &Words, half: &ShownSearch) -> String {
    let last = half.trace().len();
    let key = match (half.step() == last, half.trace().is_complete()) {
        (true, true) => "split-done",
        (true, false) => "split-cut-short",
        (false, true) => "split-step",
        (false, false) => "split-step-cut-short",
    };
    let args = [("step", words.number(half.step() as u64).into()), ("last", words.number(last as u64).into())];
    words.fill(key, &args)
}

fn say(ui: &mut Ui, text: &str, font: Font, size: f32, color: PaletteColor) {
    let galley = widgets::layout_line(ui, text, font, size, color);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x, size * 1.6), Sense::hover());
    let place = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(place, galley, Color32::PLACEHOLDER);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}
