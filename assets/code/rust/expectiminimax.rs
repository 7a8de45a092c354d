struct Node { name: &'static str, side: &'static str, value: f64, children: Vec<Node>, probabilities: Vec<f64> }
fn node(name: &'static str, side: &'static str, value: f64, children: Vec<Node>, probabilities: Vec<f64>) -> Node { Node { name, side, value, children, probabilities } }
const INF: f64 = f64::INFINITY;

fn expectiminimax(node: &Node) -> f64 {  //@ show enter
    if node.children.is_empty() { return node.value; }  //@ leaf
    let mut best = match node.side {
        "max" => -INF,
        "min" => INF,
        _ => 0.0,
    };
    for (i, child) in node.children.iter().enumerate() {
        let v = search(child);
        best = match node.side {
            "max" => best.max(v),  //@ improve max
            "min" => best.min(v),  //@ improve min
            _ => best + node.probabilities[i] * v,  //@ improve chance
        };
    }
    best  //@ return
}

fn search(node: &Node) -> f64 {  //@ hide
    println!(r#"{{"e": "enter", "move": "{}", "side": "{}"}}"#, node.name, node.side);  //@ run
    let v = expectiminimax(node);
    println!(r#"{{"e": "leave", "value": {v}}}"#);  //@ run
    v
}

fn main() {
    let tree = node("A", "max", 0.0, vec![node("B", "chance", 0.0, vec![node("D", "max", 3.0, vec![], vec![]), node("E", "max", 9.0, vec![], vec![])], vec![0.5, 0.5]), node("C", "min", 0.0, vec![node("F", "max", 2.0, vec![], vec![]), node("G", "max", 4.0, vec![], vec![])], vec![])], vec![]);  //@ tree
    println!("{{\"poda\": \"run\", \"version\": 1, \"tree\": {{\"name\": \"A\", \"player\": \"max\", \"children\": [{{\"name\": \"B\", \"chance\": [{{\"name\": \"D\", \"player\": \"max\", \"value\": 3}}, {{\"name\": \"E\", \"player\": \"max\", \"value\": 9}}], \"probabilities\": [0.5, 0.5]}}, {{\"name\": \"C\", \"player\": \"min\", \"children\": [{{\"name\": \"F\", \"player\": \"max\", \"value\": 2}}, {{\"name\": \"G\", \"player\": \"max\", \"value\": 4}}]}}]}}, \"claims\": {{\"algorithm\": \"expectiminimax\", \"view\": \"max\"}}}}");  //@ header run
    search(&tree);
}
