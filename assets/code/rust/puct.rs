use std::hash::{BuildHasher, RandomState};

struct Node { name: &'static str, side: &'static str, value: f64, prior: f64, children: Vec<Node>, expanded: bool, w: f64, n: f64 }
fn node(name: &'static str, side: &'static str, value: f64, prior: f64, children: Vec<Node>) -> Node { Node { name, side, value, prior, children, expanded: false, w: 0.0, n: 0.0 } }
const RESULTS: std::ops::Range<f64> = 2.0..12.0;  //@ low high
const C: f64 = 1.4;  //@ exploration

fn mcts(root: &mut Node, iterations: u32) -> &Node {  //@ show
    root.expanded = true;
    for _ in 0..iterations { visit(root, "iteration"); }  //@ iteration
    greatest(&mut root.children, |child| child.n)  //@ decide
}

fn visit(node: &mut Node, how: &str) -> f64 {
    println!(r#"{{"e": "{how}", "move": "{}"}}"#, node.name);  //@ run
    let x = if node.expanded {
        let (side, visits) = (node.side, node.children.iter().map(|child| child.n).sum());
        visit(greatest(&mut node.children, |child| puct(side, visits, child)), "select")  //@ select
    } else {
        node.expanded = !node.children.is_empty();  //@ priors
        node.children.iter().for_each(|child| println!(r#"{{"e": "prior", "move": "{}", "prior": {}}}"#, child.name, child.prior));  //@ run
        evaluate(node)
    };
    (node.w, node.n) = (node.w + x, node.n + 1.0);  //@ backup
    println!(r#"{{"e": "backup", "w": {}, "n": {}}}"#, node.w, node.n);  //@ run
    x
}

fn evaluate(mut node: &Node) -> f64 {
    while !node.children.is_empty() { node = &node.children[RandomState::new().hash_one(0) as usize % node.children.len()]; }  //@ | evaluates: !node.children.is_empty() -> node.value.is_nan()
    println!(r#"{{"e": "rollout", "value": {}}}"#, node.value);  //@ run
    (node.value - RESULTS.start) / (RESULTS.end - RESULTS.start)  //@ rollout
}

fn puct(side: &str, visits: f64, child: &Node) -> f64 {
    let mean = child.w / child.n.max(1.0);
    let mean = if side == "min" && child.n > 0.0 { 1.0 - mean } else { mean };
    mean + C * child.prior * (visits + 1e-9).sqrt() / (1.0 + child.n)  // Without visits the prior decides.
}
fn greatest(nodes: &mut [Node], key: impl Fn(&Node) -> f64) -> &mut Node { nodes.iter_mut().rev().max_by(|a, b| key(a).total_cmp(&key(b))).expect("a node with children") }  //@ hide
fn main() {
    let mut tree = node("A", "max", 5.0, 1.0, vec![node("B", "min", 8.0, 0.6, vec![node("D", "max", 3.0, 0.5, vec![]), node("E", "max", 12.0, 0.5, vec![])]), node("C", "min", 4.0, 0.4, vec![node("F", "max", 2.0, 0.7, vec![]), node("G", "max", 4.0, 0.3, vec![])])]);  //@ tree
    println!("{{\"poda\": \"run\", \"version\": 1, \"tree\": {{\"name\": \"A\", \"player\": \"max\", \"estimate\": 5, \"children\": [{{\"name\": \"B\", \"player\": \"min\", \"prior\": 0.6, \"estimate\": 8, \"children\": [{{\"name\": \"D\", \"player\": \"max\", \"prior\": 0.5, \"value\": 3}}, {{\"name\": \"E\", \"player\": \"max\", \"prior\": 0.5, \"value\": 12}}]}}, {{\"name\": \"C\", \"player\": \"min\", \"prior\": 0.4, \"estimate\": 4, \"children\": [{{\"name\": \"F\", \"player\": \"max\", \"prior\": 0.7, \"value\": 2}}, {{\"name\": \"G\", \"player\": \"max\", \"prior\": 0.3, \"value\": 4}}]}}]}}, \"claims\": {{\"algorithm\": \"puct\", \"exploration\": 1.4, \"decide\": \"visits\"}}}}");  //@ header run | evaluates: \"visits\" -> \"visits\", \"rollout\": \"evaluation\", \"plies\": 0
    println!(r#"{{"e": "decide", "move": "{}"}}"#, mcts(&mut tree, 200).name);  //@ iterations run
}
