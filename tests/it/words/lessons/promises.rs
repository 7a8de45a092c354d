//! What each lesson promises, read from a table: the figures of the lectures with their mistakes mended, and figures
//! that were worked out by hand or by programs that have nothing in common with Poda.
//!
//! What a mistaken search returns has a question mark. In a game in progress the search begins behind the moves. Of the
//! lessons about programs of one's own, the table has the right search, which stands beside what the program told.

/// One lesson's promises. Nodes go by their ids, numbers are written as in the tree.
pub struct Promise {
    /// The file's name, without its ending.
    pub file: &'static str,
    /// The settings of its deck.
    pub search: &'static str,
    /// What its search costs; of several passes, the last.
    pub costs: &'static str,
    /// The line of best play.
    pub best: &'static str,
    /// Each evaluated leaf with its sum, in order.
    pub leaves: &'static str,
    /// What is proved of each inner node when it is left, in that order. The last is the root.
    pub values: &'static str,
    /// Each cutoff: the node, the child that closed its window, the children pruned.
    pub cutoffs: &'static str,
    /// What happens at each bookmark.
    pub steps: &'static str,
}

impl Promise {
    fn read(text: &'static str) -> Self {
        let row = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let of = |name| row(name).unwrap_or_default();
        let (file, search) = text.lines().next().and_then(|line| line.split_once(": ")).unwrap();
        let [costs, best, leaves, values, cutoffs, steps] =
            ["costs", "best", "leaves", "values", "cutoffs", "steps"].map(of);
        Self { file, search, costs, best, leaves, values, cutoffs, steps }
    }
}

/// All that is promised, in the order of the lessons.
pub fn promises() -> impl Iterator<Item = Promise> {
    include_str!("promises.txt").split("\n\n").map(Promise::read)
}
