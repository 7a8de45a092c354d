//! Trees in every notation that users type, and the errors for invalid ones.

use super::*;
use crate::file::{load_tree, write_tree};
use poda_core::game::tree::{MAX_WEIGHT, TreeNode, Weight};
use poda_core::score::Score;
use proptest::prelude::*;

fn parsed(text: &str) -> String {
    match parse(text, Player::Max, None) {
        Ok(tree) => write_tree(&tree).split_whitespace().collect::<Vec<_>>().join(" "),
        Err(NotationError { line, column, kind }) => format!("{line}:{column} {kind:?}"),
    }
}

#[test]
fn brackets_hold_the_children_of_a_node_however_they_are_separated() {
    for text in
        ["(3 12 8)(2 4 6)", "((3,12,8),(2,4,6))", "[3; 12; 8] [2; 4; 6]", "[3 12 8]\n[2 4 6]", "(3,12,8)\n,(2,4,6)"]
    {
        assert_eq!(parsed(text), "[[3, 12, 8], [2, 4, 6]]", "{text}");
    }
    assert_eq!(parsed("(3 12 8)"), "[3, 12, 8]");
    assert_eq!(parsed("5 (3 4)"), "[5, [3, 4]]");
    assert_eq!(parsed("((1))"), "[[1]]");
}

#[test]
fn braces_hold_the_outcomes_of_chance() {
    for (text, tree) in [
        ("{1: 6, 2: (0 3)}", "(chance: [6, (2, [0, 3])])"),
        ("{6 2:(0 3)}", "(chance: [6, (2, [0, 3])])"),
        ("{6 (0 3)}", "(chance: [6, [0, 3]])"),
        ("{6}", "(chance: [6])"),
        ("{1000000: {1: 2; 3: 0,5}; 2: -1}", "(chance: [(1000000, (chance: [2, (3, 0.5)])), (2, -1)])"),
        (
            "4 C{2: a = 5, 3: b(1)}",
            "[4, (name: \"C\", chance: [(2, (name: \"a\", value: 5)), (3, (name: \"b\", children: [1]))])]",
        ),
        ("C=7/3{1 -1/3}", "(name: \"C\", estimate: \"7/3\", chance: [1, \"-1/3\"])"),
    ] {
        assert_eq!(
            parsed(text).replace(",\u{20})", ")"),
            tree.split_whitespace().collect::<Vec<_>>().join(" "),
            "{text}"
        );
    }
    let tree = parse("({(1 2) 3: 4} 5)", Player::Min, None).unwrap();
    let players: Vec<_> = tree.nodes().iter().map(|node| node.player).collect();
    let (max, min) = (Player::Max, Player::Min);
    assert_eq!(players, [min, max, max, min, min, max, max], "chance is out of turn");
}

/// Trees that shorthand cannot express are not written incompletely.
#[test]
fn only_what_shorthand_can_express_is_written() {
    for (tree, text) in [
        ("(chance: [6, (2, [0, 3])])", Some("{6 2: (0 3)}")),
        (
            "(name: \"C\", estimate: \"7/3\", chance: [(name: \"a\", value: 1e300), (3, -1)])",
            Some("C=7/3{a=1e300 3: -1}"),
        ),
        ("(player: Min, children: [(chance: [[3]]), 2])", Some("({(3)} 2)")),
        ("(children: [[3], (player: Max, children: [2])])", None),
        ("(children: [(move: \"left\", value: 3), 2])", None),
        ("[(name: \"a b\", value: 3), 2]", None),
        ("[(name: \"-7/3\", value: 3), 2]", None),
        ("[(estimate: 3, children: [4]), 2]", None),
        ("Tree(bounds: (0, 9), tree: [3])", None),
        ("7", Some("7")),
    ] {
        let Ok(tree) = load_tree(tree) else { panic!("{tree}") };
        assert_eq!(write(&tree).as_deref(), text, "{tree:?}");
    }
}

#[test]
fn names_stand_before_brackets_and_before_values() {
    let tree = parse("A(B(3,12,8),C(2,4,6))", Player::Max, None).unwrap();
    let names: Vec<_> = tree.nodes().into_iter().filter_map(|node| node.name).collect();
    assert_eq!(names, ["A", "B", "C"]);
    assert_eq!((tree.nodes()[1].player, tree.nodes()[2].player), (Player::Min, Player::Max));
    let tree = parse("A(B = 3, P=5(q: -1 2))", Player::Min, None).unwrap();
    let values: Vec<_> = tree.nodes().iter().map(|node| node.value.map(Score::get)).collect();
    assert_eq!(values, [None, Some(3.0), Some(5.0), Some(-1.0), Some(2.0)]);
    assert_eq!(tree.player_of(0), Player::Min);
}

#[test]
fn numbers_are_written_as_people_write_them() {
    assert_eq!(
        parsed("(-3 +4 \u{2212}5 .5 2.25 1e3 inf -inf \u{221e} \u{2212}\u{221e})"),
        "[-3, 4, -5, 0.5, 2.25, 1e3, inf, -inf, inf, -inf]"
    );
    assert_eq!(parsed("(0,5; 1,25; 3)"), "[0.5, 1.25, 3]", "with semicolons a comma is a decimal comma");
    assert_eq!(parsed("(0,5)"), "[0, 5]");
    assert_eq!(parsed("(1e999 2)"), "1:2 TooLarge(\"1e999\")");
    assert_eq!(parsed("(nan 2)"), "1:2 NoValue(\"nan\")");
}

#[test]
fn leaves_alone_are_divided_evenly() {
    assert_eq!(parsed("3,12,8,2,4,6,14,5,2 by 3"), "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
    assert_eq!(parsed("1 2 3 4 5 6 7 8 por 2"), "[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]");
    assert_eq!(parsed("3, 12, 8"), "[3, 12, 8]");
    assert_eq!(parsed("7"), "7");
    assert_eq!(parsed("1 2 3 by 2"), "1:7 Uneven { leaves: 3, by: 2 }");
    assert_eq!(parsed("1 2 by 0"), "1:5 Uneven { leaves: 2, by: 0 }");
    let by_two = parse("3 12 2 4", Player::Max, Some(2)).unwrap();
    assert_eq!(write_tree(&by_two), "[[3, 12], [2, 4]]");
    assert_eq!((groupings(9), groupings(16), groupings(7)), (vec![3], vec![2, 4], vec![]));
    assert_eq!((["1 2 3", "1 2 3 by 3", "(1 2)", ""].map(count_of_leaves)), [Some(3), None, None, None]);
}

#[test]
fn indented_lines_are_the_children_of_the_line_above() {
    let lines = "A\n  B\n    3\n    12\n  C 2 4\n  d: 7\n";
    let brackets = parse("A(B(3 12) C(2 4) d=7)", Player::Max, None);
    assert_eq!(parse(lines, Player::Max, None), brackets);
    assert_eq!(parse(&lines.replace("  ", "\t"), Player::Max, None), brackets);
    assert_eq!(parsed("1\n2\n"), "[1, 2]");
    assert_eq!(
        parsed("P 5\n  3\n  4"),
        "( name: \"P\", estimate: 5, children: [3, 4], )".replace("( ", "(").replace(", )", ")")
    );
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_column() {
    for (text, problem) in [
        ("", "1:1 Empty"),
        (" \n", "1:1 Empty"),
        ("(3 12", "1:1 Unclosed('(')"),
        ("(3 12]", "1:6 Unopened(']')"),
        ("3 12)", "1:5 Unopened(')')"),
        ("(3 ())", "1:4 NoChildren"),
        ("(3,\n 12 six)", "2:5 NoValue(\"six\")"),
        ("(B = C)", "1:4 Misplaced('=')"),
        ("(= 3)", "1:2 Misplaced('=')"),
        ("A(B(1), B(2))", "1:9 NameTaken(\"B\")"),
        ("(root(1), 2)", "1:2 NameIsAnId(\"root\")"),
        ("A\n  B\n  C 2", "2:3 NoValue(\"B\")"),
        ("A\n    B 3\n  C 2", "3:3 Indentation"),
        ("  A\n    B 3\n C 2", "3:2 Indentation"),
        ("A\n  3 x", "2:5 NoValue(\"x\")"),
        ("\"A\" (3)", "1:1 Misplaced('\"')"),
        ("{}", "1:1 NoChildren"),
        ("(3 {1: 6", "1:4 Unclosed('{')"),
        ("{6)", "1:3 Unopened(')')"),
        ("{1: 6,\n 1000001: 3}", "2:2 NotAWeight(Score(1000001.0))"),
        ("{-1: 3}", "1:2 NotAProbability(Score(-1.0))"),
        ("{0.5: 3}", "1:1 Probabilities(Score(0.5))"),
        ("{1000001: 3}", "1:2 NotAWeight(Score(1000001.0))"),
        ("{inf: 3}", "1:2 NotAWeight(Score(inf))"),
        ("{1: }", "1:3 Misplaced(':')"),
        ("{1: 2: 3}", "1:6 Misplaced(':')"),
        ("{1:", "1:3 Misplaced(':')"),
        ("(1: 3)", "1:3 Misplaced(':')"),
        ("1: 3", "1:2 Misplaced(':')"),
    ] {
        assert_eq!(parsed(text), problem, "{text:?}");
    }
    let deep = |levels: usize| "(".repeat(levels) + "1" + &")".repeat(levels);
    assert!(parse(&deep(1_000), Player::Max, None).is_ok());
    assert_eq!(parse(&deep(5_000), Player::Max, None).unwrap_err().kind, NotationErrorKind::TooDeep);
    assert_eq!(parse(&"1 ".repeat(MAX_NODES + 1), Player::Max, None).unwrap_err().kind, NotationErrorKind::TooMany);
}

/// A random tree with names, values and chance nodes, which is typed in brackets and in lines.
fn subtree() -> impl Strategy<Value = TypedTree> {
    let leaf = (any::<bool>(), -1_000_000..1_000_000_i32).prop_map(|(named, value)| TypedTree {
        named,
        value: Some(f64::from(value) / 64.0),
        weights: Vec::new(),
        children: Vec::new(),
    });
    leaf.prop_recursive(5, 60, 4, |inner| {
        let children = prop::collection::vec((1..=MAX_WEIGHT, inner), 1..4);
        (any::<bool>(), prop::option::of(-50..50_i32), any::<bool>(), children).prop_map(
            |(named, estimate, is_chance, children)| {
                let (weights, children): (Vec<_>, _) = children.into_iter().unzip();
                let value = estimate.filter(|_| named).map(f64::from);
                TypedTree { named, value, weights: if is_chance { weights } else { Vec::new() }, children }
            },
        )
    })
}

#[derive(Clone, Debug)]
struct TypedTree {
    named: bool,
    value: Option<f64>,
    /// The weights of the children at a chance node: one for each child, or none at all.
    weights: Vec<u32>,
    children: Vec<TypedTree>,
}

impl TypedTree {
    fn in_brackets(&self, count: &mut usize) -> String {
        *count += 1;
        let name = if self.named { format!("n{count}") } else { String::new() };
        let value = self.value.map(|value| value.to_string()).unwrap_or_default();
        let head = if self.named && self.value.is_some() { format!("{name}={value}") } else { name + &value };
        let mut weights = self.weights.iter();
        let child = |child: &Self| {
            let weight = weights.next().filter(|weight| **weight != 1).map(|weight| format!("{weight}: "));
            weight.unwrap_or_default() + &child.in_brackets(count)
        };
        let children = self.children.iter().map(child).collect::<Vec<_>>().join(" ");
        match (self.weights.is_empty(), children.is_empty()) {
            (_, true) => head,
            (true, false) => format!("{head}({children})"),
            (false, false) => format!("{head}{{{children}}}"),
        }
    }

    fn in_lines(&self, level: usize, count: &mut usize, text: &mut String) {
        *count += 1;
        let value = self.value.map(|value| value.to_string()).unwrap_or_default();
        text.extend([&"  ".repeat(level), "n", &count.to_string(), " ", &value, "\n"]);
        for child in &self.children {
            child.in_lines(level + 1, count, text);
        }
    }

    /// Adds the nodes as they are typed in brackets, or in lines. In lines, every node has a name and there are no
    /// chance nodes.
    fn add(&self, in_lines: bool, player: Player, nodes: &mut Vec<TreeNode>) -> usize {
        let at = nodes.len();
        nodes.push(TreeNode {
            name: (self.named || in_lines).then(|| format!("n{}", at + 1)),
            player,
            weight: None,
            move_label: None,
            value: self.value.and_then(Score::new),
            children: Vec::new(),
        });
        let weights = if in_lines { &[] } else { &*self.weights };
        let next = if weights.is_empty() { player.opponent() } else { player };
        let children: Vec<_> = self.children.iter().map(|child| child.add(in_lines, next, nodes)).collect();
        for (&child, &weight) in children.iter().zip(weights) {
            nodes[child].weight = Weight::new(weight);
        }
        nodes[at].children = children;
        at
    }

    fn tree(&self, in_lines: bool) -> Tree {
        let mut nodes = Vec::new();
        self.add(in_lines, Player::Max, &mut nodes);
        Tree::new(nodes).unwrap()
    }
}

proptest! {
    #[test]
    fn what_is_typed_in_brackets_is_the_tree_that_was_meant(typed_tree in subtree()) {
        let (text, tree) = (typed_tree.in_brackets(&mut 0), typed_tree.tree(false));
        prop_assert_eq!(parse(&text, Player::Max, None), Ok(tree.clone()), "{}", text);
        let written = write(&tree).unwrap();
        prop_assert_eq!(parse(&written, Player::Max, None), Ok(tree), "{}", written);
    }

    #[test]
    fn what_is_typed_in_lines_is_the_tree_that_was_meant(typed_tree in subtree()) {
        let mut text = String::new();
        typed_tree.in_lines(0, &mut 0, &mut text);
        prop_assert_eq!(parse(&text, Player::Max, None), Ok(typed_tree.tree(true)), "{}", text);
    }

    #[test]
    fn leaves_come_in_the_order_in_which_they_are_listed(leaves in prop::collection::vec(-99..99_i32, 27)) {
        let text = leaves.iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
        let tree = parse(&text, Player::Max, Some(3)).unwrap();
        prop_assert_eq!(tree.uniform_shape(), Some((3, 3)));
        let read: Vec<_> = tree.nodes().iter().filter_map(|node| node.value).collect();
        prop_assert_eq!(read, leaves.into_iter().map(Score::from).collect::<Vec<_>>());
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place_in_it(text in "[()\\[\\]{}a-c0-9 ,;=:.\\n\\t-]{0,40}|.{0,20}") {
        if let Err(problem) = parse(&text, Player::Max, None) {
            prop_assert!(problem.line <= text.lines().count().max(1));
            let line = text.lines().nth(problem.line - 1).unwrap_or_default();
            prop_assert!(problem.column <= line.chars().count().max(1), "{:?} {:?}", text, problem);
        }
    }
}
