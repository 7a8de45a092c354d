//! The tidy tree: how far from each other siblings have to stand.
//!
//! C. Buchheim, M. Jünger, S. Leipert: *Improving Walker's Algorithm to Run in Linear Time*, Graph Drawing 2002. The
//! threads are due to E. Reingold and J. Tilford: *Tidier Drawings of Trees*, IEEE Transactions on Software Engineering
//! 7(2), 1981. Sizes that differ, and the list of the siblings still seen, are after A. van der Ploeg: *Drawing
//! Non-layered Tidy Trees in Linear Time*, Software: Practice and Experience 44(12), 2014.
//!
//! The drawing keeps these rules. Neighbours in a row keep their order and at least their gap. A parent is centred over
//! its first and its last child. What a subtree looks like depends on that subtree alone. Siblings stand as near as
//! their subtrees allow, and where two subtrees are kept apart by their depths, the smaller ones between them share the
//! room evenly. The mirror image of a tree is drawn as the mirror image of its drawing.
//!
//! It takes linear time: two subtrees are compared row by row down to the lower end of the shorter, and each comparison
//! is between two neighbours of a row, who are compared this once in the whole tree.
//!
//! This file knows of the rows only who stands in one: whoever is below a folded node does not. All else it needs is how
//! to go down one step along the side of a subtree.

use super::rows::Rows;
use super::{Extent, LayoutTree, Separation};

/// The x of every node's centre, the root's being 0.
///
/// # Panics
///
/// If the nodes are not numbered in preorder.
pub(super) fn centres(outline: &impl LayoutTree, rows: &Rows, extents: &[Extent], gaps: Separation) -> Vec<f64> {
    let count = outline.node_count();
    let mut family = Family::new(extents, gaps);

    // Children come after their parent, so going backwards every subtree is complete before it is needed. Those that
    // wait for their parent lie on a stack, and of the children of one parent the first lies on top.
    let mut waiting: Vec<u32> = Vec::new();
    for parent in (0..count).rev().filter(|&node| rows.is_shown(node)) {
        family.begin();
        while let Some(child) = waiting.pop_if(|node| outline.parent(*node) == parent) {
            family.add(child);
        }
        family.end(parent);
        waiting.push(parent);
    }
    assert!(count == 0 || waiting == [0], "the nodes of a layout are numbered in preorder");

    // So far a place is counted from the first sibling. Going forwards, the place of the parent is known.
    let Family { mut places, sides, .. } = family;
    for node in 1..count {
        let parent = outline.parent(node) as usize;
        if rows.is_shown(node) {
            places[node as usize] += places[parent] - sides[parent].step;
        } else {
            places[node as usize] = places[parent];
        }
    }
    places
}

/// The children of one parent while they are put side by side, and what is known of all the subtrees below.
struct Family<'a> {
    extents: &'a [Extent],
    siblings: f64,
    cousins: f64,

    /// By node: its x, seen from its first sibling.
    places: Vec<f64>,
    /// By node: the way down along the sides of its subtree.
    sides: Vec<Side>,

    children: Vec<Child>,
    /// The children that may be seen from the right over those who came after them, the nearest last. Whoever is hidden
    /// behind one at least as tall lies below it and is forgotten together with it.
    seen: Vec<Seen>,
    /// Whether the children between two others have to be moved.
    uneven: bool,
}

/// One step down the left or the right side of a subtree.
///
/// From a parent it leads to the first child on the left and to the last on the right, who are equally far from it.
/// From a leaf it is a thread: where another part of the tree reaches deeper, it leads to the next node of that side.
/// One thread is enough, since a leaf that ends both sides of a subtree goes on as one of the two at most.
#[derive(Clone, Copy)]
struct Side {
    /// From the node to the right as far as its last child, or as the end of the thread.
    step: f64,
    /// The last child or the end of the thread; the node 0, which is below nobody, for neither.
    next: u32,
    is_parent: bool,
}

/// A node on the side of a subtree, and its x.
#[derive(Clone, Copy)]
struct Spot {
    node: u32,
    x: f64,
}

struct Child {
    node: u32,
    /// From the sibling before it, without the shares.
    distance: f64,
    /// What every distance from this one on to the left has in addition, until another child takes it away again.
    share: f64,
}

struct Seen {
    /// Its number among the children.
    child: usize,
    /// The number of rows of its subtree, or the greatest there is for one behind whom nobody can be seen.
    height: u32,
}

impl<'a> Family<'a> {
    fn new(extents: &'a [Extent], gaps: Separation) -> Self {
        Self {
            extents,
            siblings: f64::from(gaps.siblings),
            cousins: f64::from(gaps.cousins),
            places: vec![0.0; extents.len()],
            sides: vec![Side { step: 0.0, next: 0, is_parent: false }; extents.len()],
            children: Vec::new(),
            seen: Vec::new(),
            uneven: false,
        }
    }

    fn begin(&mut self) {
        self.children.clear();
        self.seen.clear();
        self.uneven = false;
    }

    /// Puts a child to the right of those before it, as near as it may stand.
    fn add(&mut self, node: u32) {
        let number = self.children.len();
        let Some(before) = self.children.last() else {
            self.children.push(Child { node, distance: 0.0, share: 0.0 });
            self.seen.push(Seen { child: 0, height: u32::MAX });
            return;
        };

        // `outer` goes down the right side of the family so far, and `inner` down the left side of the new subtree,
        // whose x is counted from its root until the place of that is known.
        let mut outer = Spot { node: before.node, x: self.places[before.node as usize] };
        let mut inner = Spot { node, x: 0.0 };
        let mut place = self.place_beside(outer, inner, self.siblings);
        self.children.push(Child { node, distance: place - outer.x, share: 0.0 });

        // The rows gone down; whoever has fewer is no longer in the way.
        let mut height = 1;
        let (deeper_outer, deeper_inner) = loop {
            match (self.down_right(outer), self.down_left(inner)) {
                (Some(next_outer), Some(next_inner)) => (outer, inner) = (next_outer, next_inner),
                ends => break ends,
            }
            height += 1;
            while self.seen.pop_if(|seen| seen.height < height).is_some() {}
            let needed = self.place_beside(outer, inner, self.cousins);
            if place < needed {
                self.widen(number, needed - place);
                place = needed;
            }
        };
        self.places[node as usize] = place;

        // Whoever ends lower down becomes the way on for the side of the one who ends first.
        if let Some(deeper) = deeper_outer {
            self.seen.push(Seen { child: number, height });
            let end = self.bottom(Spot { node, x: place }, Self::down_right);
            self.thread(end, deeper);
        } else {
            self.seen.push(Seen { child: number, height: u32::MAX });
            if let Some(Spot { node, x }) = deeper_inner {
                let end = self.bottom(Spot { node: self.children[0].node, x: 0.0 }, Self::down_left);
                self.thread(end, Spot { node, x: place + x });
            }
        }
    }

    /// Makes the node the parent of the children added.
    fn end(&mut self, parent: u32) {
        if self.uneven {
            self.share_room();
        }
        if let Some(&Child { node, .. }) = self.children.last() {
            let step = self.places[node as usize] / 2.0;
            self.sides[parent as usize] = Side { step, next: node, is_parent: true };
        }
    }

    /// The least place of the new subtree at which `inner`, a node of it, keeps the gap from its neighbour `outer`.
    fn place_beside(&self, outer: Spot, inner: Spot, gap: f64) -> f64 {
        let (right, left) = (self.extents[outer.node as usize].right, self.extents[inner.node as usize].left);
        (outer.x + f64::from(right) + gap + f64::from(left)) - inner.x
    }

    /// Moves a child to the right, away from the nearest of those still seen, who is in its way.
    ///
    /// Those between the two get their even shares at the end: they are lower than both, so that nobody who comes after
    /// meets them, and no thread starts at them or leads to them that is still followed.
    fn widen(&mut self, child: usize, room: f64) {
        let obstacle = self.seen.last().map_or(0, |seen| seen.child);
        #[expect(clippy::cast_precision_loss, reason = "there are fewer than 2^32 children")]
        let share = room / (child - obstacle) as f64;
        self.children[child].share += share;
        self.children[obstacle].share -= share;
        self.uneven |= obstacle + 1 < child;
    }

    /// Adds the shares to the distances, going back from the last child, who has its place already.
    fn share_room(&mut self) {
        let mut share = 0.0;
        for pair in self.children.windows(2).skip(1).rev() {
            let (before, child) = (&pair[0], &pair[1]);
            share += child.share;
            self.places[before.node as usize] = self.places[child.node as usize] - child.distance - share;
        }
    }

    fn down_left(&self, Spot { node, x }: Spot) -> Option<Spot> {
        let side = self.sides[node as usize];
        if side.is_parent { Some(Spot { node: node + 1, x: x - side.step }) } else { self.down_right(Spot { node, x }) }
    }

    fn down_right(&self, Spot { node, x }: Spot) -> Option<Spot> {
        let side = self.sides[node as usize];
        (side.next != 0).then_some(Spot { node: side.next, x: x + side.step })
    }

    fn bottom(&self, from: Spot, down: impl Fn(&Self, Spot) -> Option<Spot>) -> Spot {
        let mut spot = from;
        while let Some(next) = down(self, spot) {
            spot = next;
        }
        spot
    }

    fn thread(&mut self, from: Spot, to: Spot) {
        self.sides[from.node as usize] = Side { step: to.x - from.x, next: to.node, is_parent: false };
    }
}
