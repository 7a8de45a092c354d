struct Node { name: &'static str, side: &'static str, value: f64, children: Vec<Node> }
fn node(name: &'static str, side: &'static str, value: f64, children: Vec<Node>) -> Node { Node { name, side, value, children } }
const INF: f64 = f64::INFINITY;

fn negamax(node: &Node, mut alpha: f64, beta: f64) -> f64 {  //@ show enter
    if node.children.is_empty() {
        let is_max = node.side == "max";
        return if is_max { node.value } else { -node.value };  //@ leaf
    }
    let mut best = -INF;
    for child in &node.children {
        let v = if child.side == node.side {
            search(child, alpha, beta)
        } else {
            -search(child, -beta, -alpha)
        };
        best = best.max(v);  //@ improve
        if best >= beta { break; }  //@ cutoff | strict: >= -> > | hard: break -> return beta
        alpha = alpha.max(best);
    }
    best  //@ return | hard: best -> alpha
}

fn search(node: &Node, alpha: f64, beta: f64) -> f64 {  //@ hide
    println!(r#"{{"e": "enter", "move": "{}", "side": "{}", "alpha": {alpha}, "beta": {beta}}}"#, node.name, node.side);  //@ run
    let v = negamax(node, alpha, beta);
    println!(r#"{{"e": "leave", "value": {v}}}"#);  //@ run
    v
}

fn main() {
    let tree = node("A", "max", 0.0, vec![node("B", "min", 0.0, vec![node("D", "max", 3.0, vec![]), node("E", "max", 12.0, vec![])]), node("C", "min", 0.0, vec![node("F", "max", 2.0, vec![]), node("G", "max", 4.0, vec![])])]);  //@ tree
    println!("{{\"poda\": \"run\", \"version\": 1, \"tree\": {{\"name\": \"A\", \"player\": \"max\", \"children\": [{{\"name\": \"B\", \"player\": \"min\", \"children\": [{{\"name\": \"D\", \"player\": \"max\", \"value\": 3}}, {{\"name\": \"E\", \"player\": \"max\", \"value\": 12}}]}}, {{\"name\": \"C\", \"player\": \"min\", \"children\": [{{\"name\": \"F\", \"player\": \"max\", \"value\": 2}}, {{\"name\": \"G\", \"player\": \"max\", \"value\": 4}}]}}]}}, \"claims\": {{\"algorithm\": \"negamax-alpha-beta\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"mover\"}}}}");  //@ header run
    search(&tree, -INF, INF);
}
