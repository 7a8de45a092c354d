struct Node { name: &'static str, side: &'static str, value: f64, children: Vec<Node> }
fn node(name: &'static str, side: &'static str, value: f64, children: Vec<Node>) -> Node { Node { name, side, value, children } }
const INF: f64 = f64::INFINITY;

fn max_value(node: &Node) -> f64 {  //@ show enter max
    if node.children.is_empty() { return node.value; }  //@ leaf max
    let mut best = -INF;
    for child in &node.children {
        let v = search(child);
        best = best.max(v);  //@ improve max
    }
    best  //@ return max
}

fn min_value(node: &Node) -> f64 {  //@ show enter min
    if node.children.is_empty() { return node.value; }  //@ leaf min
    let mut best = INF;
    for child in &node.children {
        let v = search(child);
        best = best.min(v);  //@ improve min
    }
    best  //@ return min
}

fn search(node: &Node) -> f64 {  //@ show
    println!(r#"{{"e": "enter", "move": "{}", "side": "{}"}}"#, node.name, node.side);  //@ run
    let v = if node.side == "max" {
        max_value(node)
    } else {
        min_value(node)
    };
    println!(r#"{{"e": "leave", "value": {v}}}"#);  //@ run
    v
}

fn main() {  //@ hide
    let tree = node("A", "max", 0.0, vec![node("B", "min", 0.0, vec![node("D", "max", 3.0, vec![]), node("E", "max", 12.0, vec![])]), node("C", "min", 0.0, vec![node("F", "max", 2.0, vec![]), node("G", "max", 4.0, vec![])])]);  //@ tree
    println!("{{\"poda\": \"run\", \"version\": 1, \"tree\": {{\"name\": \"A\", \"player\": \"max\", \"children\": [{{\"name\": \"B\", \"player\": \"min\", \"children\": [{{\"name\": \"D\", \"player\": \"max\", \"value\": 3}}, {{\"name\": \"E\", \"player\": \"max\", \"value\": 12}}]}}, {{\"name\": \"C\", \"player\": \"min\", \"children\": [{{\"name\": \"F\", \"player\": \"max\", \"value\": 2}}, {{\"name\": \"G\", \"player\": \"max\", \"value\": 4}}]}}]}}, \"claims\": {{\"algorithm\": \"minimax\", \"view\": \"max\"}}}}");  //@ header run
    search(&tree);
}
