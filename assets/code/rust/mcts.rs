use std::hash::{BuildHasher, RandomState};

struct Node { name: &'static str, side: &'static str, value: f64, children: Vec<Node>, w: f64, n: f64 }
fn node(name: &'static str, side: &'static str, value: f64, children: Vec<Node>) -> Node { Node { name, side, value, children, w: 0.0, n: 0.0 } }
const RESULTS: std::ops::Range<f64> = 2.0..12.0;  //@ low high
const C: f64 = 1.4;  //@ exploration

fn mcts(root: &mut Node, iterations: u32) -> &Node {  //@ show
    for _ in 0..iterations { visit(root, "iteration"); }  //@ iteration
    greatest(&mut root.children, |child| child.n)  //@ decide
}

fn visit(node: &mut Node, how: &str) -> f64 {
    println!(r#"{{"e": "{how}", "move": "{}"}}"#, node.name);  //@ run
    let x = match node.children.iter().position(|child| child.n == 0.0) {
        _ if how == "expand" || node.children.is_empty() => rollout(node),
        Some(untried) => visit(&mut node.children[untried], "expand"),  //@ expand
        None => visit(greatest(&mut node.children, |child| ucb(node.side, node.n, child)), "select"),  //@ select
    };
    (node.w, node.n) = (node.w + x, node.n + 1.0);  //@ backup
    println!(r#"{{"e": "backup", "w": {}, "n": {}}}"#, node.w, node.n);  //@ run
    x
}

fn rollout(mut node: &Node) -> f64 {
    while !node.children.is_empty() { node = &node.children[RandomState::new().hash_one(0) as usize % node.children.len()]; }
    println!(r#"{{"e": "rollout", "value": {}}}"#, node.value);  //@ run
    (node.value - RESULTS.start) / (RESULTS.end - RESULTS.start)  //@ rollout
}

fn ucb(side: &str, n: f64, child: &Node) -> f64 {
    let mean = if side == "max" { child.w / child.n } else { 1.0 - child.w / child.n };
    mean + C * (n.ln() / child.n).sqrt()
}

fn greatest(nodes: &mut [Node], key: impl Fn(&Node) -> f64) -> &mut Node {  //@ hide
    nodes.iter_mut().rev().max_by(|a, b| key(a).total_cmp(&key(b))).expect("a node with children")
}

fn main() {
    let mut tree = node("A", "max", 0.0, vec![node("B", "min", 0.0, vec![node("D", "max", 3.0, vec![]), node("E", "max", 12.0, vec![])]), node("C", "min", 0.0, vec![node("F", "max", 2.0, vec![]), node("G", "max", 4.0, vec![])])]);  //@ tree
    println!("{{\"poda\": \"run\", \"version\": 1, \"tree\": {{\"name\": \"A\", \"player\": \"max\", \"children\": [{{\"name\": \"B\", \"player\": \"min\", \"children\": [{{\"name\": \"D\", \"player\": \"max\", \"value\": 3}}, {{\"name\": \"E\", \"player\": \"max\", \"value\": 12}}]}}, {{\"name\": \"C\", \"player\": \"min\", \"children\": [{{\"name\": \"F\", \"player\": \"max\", \"value\": 2}}, {{\"name\": \"G\", \"player\": \"max\", \"value\": 4}}]}}]}}, \"claims\": {{\"algorithm\": \"mcts\", \"exploration\": 1.4, \"decide\": \"visits\"}}}}");  //@ header run
    let best = mcts(&mut tree, 200);  //@ iterations
    println!(r#"{{"e": "decide", "move": "{}"}}"#, best.name);  //@ run
}
