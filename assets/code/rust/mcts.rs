use std::cell::Cell;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

struct Node { name: &'static str, side: &'static str, value: f64, children: Vec<Node>, w: Cell<f64>, n: Cell<f64> }
fn node(name: &'static str, side: &'static str, value: f64, children: Vec<Node>) -> Node {
    Node { name, side, value, children, w: Cell::default(), n: Cell::default() }
}
const HEADER: &str = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"mcts\", \"exploration\": 1.4, \"decide\": \"visits\"}}";  //@ header run
const LOW: f64 = 2.0;  //@ low
const HIGH: f64 = 12.0;  //@ high
const C: f64 = 1.4;  //@ exploration
const ITERATIONS: u32 = 200;  //@ iterations

//@ show
fn mcts(root: &Node) -> &Node {
    for _ in 0..ITERATIONS {  //@ iteration
        println!(r#"{{"e": "iteration"}}"#);  //@ run
        let mut node = root;
        let mut path = vec![root];
        while all_tried(node) {
            node = greatest(node, |child| ucb(node, child));  //@ select
            println!(r#"{{"e": "select", "move": "{}"}}"#, node.name);  //@ run
            path.push(node);
        }
        if let Some(child) = untried(node) {
            node = child;  //@ expand
            println!(r#"{{"e": "expand", "move": "{}"}}"#, node.name);  //@ run
            path.push(node);
        }
        while !node.children.is_empty() {
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

fn ucb(node: &Node, child: &Node) -> f64 {
    let (w, n) = (child.w.get(), child.n.get());
    let is_max = node.side == "max";
    let mean = if is_max { w / n } else { 1.0 - w / n };
    mean + C * (node.n.get().ln() / n).sqrt()
}
//@ hide

fn all_tried(node: &Node) -> bool {
    !node.children.is_empty() && untried(node).is_none()
}

fn untried(node: &Node) -> Option<&Node> {
    node.children.iter().find(|child| child.n.get() == 0.0)
}

fn greatest(node: &Node, key: impl Fn(&Node) -> f64) -> &Node {
    let better = |best, child| if key(child) > key(best) { child } else { best };
    node.children.iter().reduce(better).expect("the node has children")
}

fn random_child(node: &Node) -> &Node {
    let random = RandomState::new().build_hasher().finish() as usize;
    &node.children[random % node.children.len()]
}

fn main() {
    let tree = node("A", "max", 0.0, vec![node("B", "min", 0.0, vec![node("D", "max", 3.0, vec![]), node("E", "max", 12.0, vec![])]), node("C", "min", 0.0, vec![node("F", "max", 2.0, vec![]), node("G", "max", 4.0, vec![])])]);  //@ tree
    println!("{HEADER}");  //@ run
    let best = mcts(&tree);
    println!(r#"{{"e": "decide", "move": "{}"}}"#, best.name);  //@ run
}
