//! Trees of every kind and shape in any size, whose cost is compared with that of smaller ones.

/// What kind of search a tree is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    TwoSides,
    Chance,
    Players,
    Sampled,
}

impl Kind {
    pub const ALL: [Self; 4] = [Self::TwoSides, Self::Chance, Self::Players, Self::Sampled];

    fn leaf(self, index: usize) -> String {
        let value = index * 7_919 % 997;
        match self {
            Self::TwoSides | Self::Chance | Self::Sampled => value.to_string(),
            Self::Players => format!("({value}, {}, {})", index % 7, index % 11),
        }
    }

    fn named(self, name: &str, index: usize) -> String {
        format!("(name: \"{name}\", value: {})", self.leaf(index))
    }

    /// Returns a node with these children, a chance node at every other level.
    fn node(self, level: usize, children: &[String]) -> String {
        if self != Self::Chance || level.is_multiple_of(2) {
            return format!("[{}]", children.join(","));
        }
        let outcomes: Vec<String> = children.iter().map(|child| format!("(1,{child})")).collect();
        format!("(chance:[{}])", outcomes.join(","))
    }

    /// A position file with such a tree of about so many leaves.
    pub fn document(self, shape: Shape, leaves: usize) -> String {
        let game = match self {
            Self::TwoSides | Self::Sampled => "",
            Self::Chance => "bounds: (-10, 1000), ",
            Self::Players => "players: [\"A\", \"B\", \"C\"], ",
        };
        format!("(version: 1, game: Tree({game}tree: {}))", shape.tree(self, leaves))
    }
}

/// The shape of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A node with all leaves.
    Wide,
    /// Two nodes with half of the leaves each.
    TwoWide,
    /// Nodes with two leaves each below one node.
    Fans,
    /// Nodes with a leaf and another such node.
    Comb,
    /// Lines of nodes with one child.
    Deep,
    /// A node with two children at every level.
    Pairs,
    /// A node with leaves of long names.
    LongNames,
}

/// The levels of a comb or a line, of which there are as many as needed.
const LEVELS: usize = 200;

impl Shape {
    pub const ALL: [Self; 7] =
        [Self::Wide, Self::TwoWide, Self::Fans, Self::Comb, Self::Deep, Self::Pairs, Self::LongNames];

    /// The tree as a position file writes it.
    pub fn tree(self, kind: Kind, count: usize) -> String {
        let leaves: Vec<String> = (0..count).map(|index| kind.leaf(index)).collect();
        let below = |level: usize, nodes: &[String]| kind.node(level, nodes);
        match self {
            Self::Wide if kind == Kind::Chance => below(0, &[below(1, &leaves), kind.leaf(1)]),
            Self::Wide => below(0, &leaves),
            Self::TwoWide => below(0, &leaves.chunks(count.div_ceil(2)).map(|half| below(1, half)).collect::<Vec<_>>()),
            Self::Fans => below(0, &leaves.chunks(2).map(|fan| below(1, fan)).collect::<Vec<_>>()),
            Self::Comb => {
                let comb = |leaves: &[String]| {
                    let rest = leaves[1..].iter().enumerate();
                    rest.fold(leaves[0].clone(), |tree, (level, leaf)| below(level, &[leaf.clone(), tree]))
                };
                below(0, &leaves.chunks(LEVELS).map(comb).collect::<Vec<_>>())
            }
            Self::Deep => {
                let line = |leaf: &String| (0..LEVELS).fold(leaf.clone(), |tree, _| format!("[{tree}]"));
                below(0, &leaves.iter().step_by(LEVELS).map(line).collect::<Vec<_>>())
            }
            Self::Pairs => {
                let (mut nodes, mut level) = (leaves, 0_usize);
                while 1 < nodes.len() {
                    level += 1;
                    // Chance decides at every third level, so that the root of a tree of eight times as many leaves is
                    // of the same kind.
                    nodes = nodes.chunks(2).map(|pair| below(usize::from(level.is_multiple_of(3)), pair)).collect();
                }
                nodes.remove(0)
            }
            Self::LongNames => {
                let name = "name ".repeat(20);
                let leaf = |index: usize| kind.named(&format!("{name}{index}"), index);
                below(0, &(0..count / 8).map(leaf).collect::<Vec<_>>())
            }
        }
    }
}
