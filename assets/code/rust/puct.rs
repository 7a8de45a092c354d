use std::cell::Cell;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

struct Node { name: &'static str, side: &'static str, value: f64, prior: f64, children: Vec<Node>, expanded: Cell<bool>, w: Cell<f64>, n: Cell<f64> }
fn node(name: &'static str, side: &'static str, value: f64, prior: f64, children: Vec<Node>) -> Node {
    Node { name, side, value, prior, children, expanded: Cell::default(), w: Cell::default(), n: Cell::default() }
}
const HEADER: &str = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"estimate\": 5, \"children\": [{\"name\": \"B\", \"player\": \"min\", \"prior\": 0.6, \"estimate\": 8, \"children\": [{\"name\": \"D\", \"player\": \"max\", \"prior\": 0.5, \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"prior\": 0.5, \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"prior\": 0.4, \"estimate\": 4, \"children\": [{\"name\": \"F\", \"player\": \"max\", \"prior\": 0.7, \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"prior\": 0.3, \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"puct\", \"exploration\": 1.4, \"decide\": \"visits\"}}";  //@ header run rolls
const HEADER: &str = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"estimate\": 5, \"children\": [{\"name\": \"B\", \"player\": \"min\", \"prior\": 0.6, \"estimate\": 8, \"children\": [{\"name\": \"D\", \"player\": \"max\", \"prior\": 0.5, \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"prior\": 0.5, \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"prior\": 0.4, \"estimate\": 4, \"children\": [{\"name\": \"F\", \"player\": \"max\", \"prior\": 0.7, \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"prior\": 0.3, \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"puct\", \"exploration\": 1.4, \"decide\": \"visits\", \"rollout\": \"evaluation\", \"plies\": 0}}";  //@ header run evaluates
const LOW: f64 = 2.0;  //@ low
const HIGH: f64 = 12.0;  //@ high
const C: f64 = 1.4;  //@ exploration
const ITERATIONS: u32 = 200;  //@ iterations

//@ show
fn mcts(root: &Node) -> &Node {
    root.expanded.set(true);
    for _ in 0..ITERATIONS {  //@ iteration
        println!(r#"{{"e": "iteration"}}"#);  //@ run
        let mut node = root;
        let mut path = vec![root];
        while node.expanded.get() {
            node = greatest(node, |child| puct(node, child));  //@ select
            println!(r#"{{"e": "select", "move": "{}"}}"#, node.name);  //@ run
            path.push(node);
        }
        node.expanded.set(!node.children.is_empty());  //@ priors
        node.children.iter().for_each(|child| println!(r#"{{"e": "prior", "move": "{}", "prior": {}}}"#, child.name, child.prior));  //@ run
        while !node.children.is_empty() {  //@ rolls
        while node.value.is_nan() {  //@ evaluates
            node = random_child(node);
        }
        let x = (node.value - LOW) / (HIGH - LOW);  //@ rollout
        println!(r#"{{"e": "rollout", "value": {}}}"#, node.value);  //@ run
        while let Some(node) = path.pop() {
            node.n.set(node.n.get() + 1.0);
            node.w.set(node.w.get() + x);  //@ backup
            println!(r#"{{"e": "backup", "w": {}, "n": {}}}"#, node.w.get(), node.n.get());  //@ run
        }
    }
    greatest(root, |child| child.n.get())  //@ decide
}

fn puct(node: &Node, child: &Node) -> f64 {
    let visits: f64 = node.children.iter().map(|child| child.n.get()).sum();
    let (w, n) = (child.w.get(), child.n.get());
    let mean = w / n.max(1.0);
    let is_min = node.side == "min" && n > 0.0;
    let mean = if is_min { 1.0 - mean } else { mean };
    // Without visits the prior decides.
    let root = (visits + 1e-9).sqrt();
    mean + C * child.prior * root / (1.0 + n)
}
//@ hide

fn greatest(node: &Node, key: impl Fn(&Node) -> f64) -> &Node {
    let better = |best, child| if key(child) > key(best) { child } else { best };
    node.children.iter().reduce(better).expect("the node has children")
}

fn random_child(node: &Node) -> &Node {
    let random = RandomState::new().build_hasher().finish() as usize;
    &node.children[random % node.children.len()]
}

fn main() {
    let tree = node("A", "max", 5.0, 1.0, vec![node("B", "min", 8.0, 0.6, vec![node("D", "max", 3.0, 0.5, vec![]), node("E", "max", 12.0, 0.5, vec![])]), node("C", "min", 4.0, 0.4, vec![node("F", "max", 2.0, 0.7, vec![]), node("G", "max", 4.0, 0.3, vec![])])]);  //@ tree
    println!("{HEADER}");  //@ run
    let best = mcts(&tree);
    println!(r#"{{"e": "decide", "move": "{}"}}"#, best.name);  //@ run
}
