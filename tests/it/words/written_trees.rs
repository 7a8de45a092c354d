//! Trees of two sides written in each notation that only is read.

use std::fmt::Write;

/// A tree, its nodes numbered in preorder.
pub struct WrittenTree(Node);

enum Node {
    Inner(usize, Vec<Node>),
    Leaf(usize, i64),
}

/// Writes a tree in a notation.
type Writer = fn(&WrittenTree) -> String;

impl WrittenTree {
    /// The notations by name.
    pub const NOTATIONS: [(&'static str, Writer); 9] = [
        ("SHORTHAND", |tree| tree.0.nested("(", " ", ")")),
        ("INDENTED", Self::indented),
        ("OBJECTS", |tree| tree.0.object()),
        ("PYTHON", |tree| format!("# A tree.\ntree = {{'A': {}}}\n", tree.0.nested("(", ", ", ",)"))),
        ("CHILDREN", Self::lists_of_children),
        ("MERMAID", Self::mermaid),
        ("FOREST", |tree| tree.0.forest()),
        ("NEWICK", |tree| format!("{};", tree.0.nested("(", ",", ")"))),
        ("PATHS", Self::paths),
    ];

    /// Reads nested lists of whole numbers.
    pub fn of_lists(lists: &str) -> Self {
        let mut open = vec![Vec::new()];
        let mut numbers = Vec::new();
        let mut count = 0;
        for part in lists.split_inclusive(['[', ']', ',']) {
            let (number, sign) = part.split_at(part.trim_end_matches(['[', ']', ',']).len());
            if !number.is_empty() {
                open.last_mut().unwrap().push(Node::Leaf(count, number.parse().unwrap()));
                count += 1;
            }
            if sign == "[" {
                open.push(Vec::new());
                numbers.push(count);
                count += 1;
            } else if sign == "]" {
                let node = Node::Inner(numbers.pop().unwrap(), open.pop().unwrap());
                open.last_mut().unwrap().push(node);
            }
        }
        Self(open.pop().unwrap().remove(0))
    }

    fn indented(&self) -> String {
        let mut lines = String::new();
        self.0.visit(&mut |node, path| {
            lines.push_str(&"  ".repeat(path.len()));
            match node {
                Node::Inner(number, _) => writeln!(lines, "N{number}").unwrap(),
                Node::Leaf(_, value) => writeln!(lines, "{value}").unwrap(),
            }
        });
        lines
    }

    fn lists_of_children(&self) -> String {
        let mut lines = String::new();
        self.0.visit(&mut |node, _| {
            if let Node::Inner(number, children) = node {
                let names: Vec<String> = children.iter().map(Node::name).collect();
                writeln!(lines, "N{number}: [{}]", names.join(", ")).unwrap();
            }
        });
        lines
    }

    fn mermaid(&self) -> String {
        let mut lines = "flowchart TD\n".to_owned();
        self.0.visit(&mut |node, path| {
            let Some(parent) = path.last() else { return };
            match node {
                Node::Inner(number, _) => writeln!(lines, "  N{parent} --> N{number}").unwrap(),
                Node::Leaf(number, value) => writeln!(lines, "  N{parent} --> N{number}[\"{value}\"]").unwrap(),
            }
        });
        lines
    }

    fn paths(&self) -> String {
        let mut lines = "path,value\n".to_owned();
        self.0.visit(&mut |node, path| {
            if let Node::Leaf(number, value) = node {
                let moves = path.iter().skip(1).chain([number]).map(|number| format!("m{number}"));
                writeln!(lines, "{},{value}", moves.collect::<Vec<_>>().join("/")).unwrap();
            }
        });
        lines
    }
}

impl Node {
    fn name(&self) -> String {
        match self {
            Self::Inner(number, _) => format!("N{number}"),
            Self::Leaf(_, value) => value.to_string(),
        }
    }

    fn nested(&self, open: &str, between: &str, close: &str) -> String {
        match self {
            Self::Inner(_, children) => {
                let children: Vec<_> = children.iter().map(|child| child.nested(open, between, close)).collect();
                format!("{open}{}{close}", children.join(between))
            }
            Self::Leaf(_, value) => value.to_string(),
        }
    }

    fn object(&self) -> String {
        match self {
            Self::Inner(number, children) => {
                let children: Vec<_> = children.iter().map(Self::object).collect();
                format!("{{\"name\": \"N{number}\", \"children\": [{}]}}", children.join(","))
            }
            Self::Leaf(_, value) => format!("{{\"value\": {value}}}"),
        }
    }

    fn forest(&self) -> String {
        let children = match self {
            Self::Inner(_, children) => children.iter().map(Self::forest).collect::<Vec<_>>().concat(),
            Self::Leaf(..) => String::new(),
        };
        format!("[{}{children}]", self.name())
    }

    /// Calls a function for each node in preorder, with the numbers of the nodes above it.
    fn visit(&self, found: &mut dyn FnMut(&Self, &[usize])) {
        self.visit_below(&mut Vec::new(), found);
    }

    fn visit_below(&self, path: &mut Vec<usize>, found: &mut dyn FnMut(&Self, &[usize])) {
        found(self, path);
        if let Self::Inner(number, children) = self {
            path.push(*number);
            for child in children {
                child.visit_below(path, found);
            }
            path.pop();
        }
    }
}
