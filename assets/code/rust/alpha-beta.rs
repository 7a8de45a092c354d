struct Node { name: &'static str, side: &'static str, value: f64, children: Vec<Node> }
fn node(name: &'static str, side: &'static str, value: f64, children: Vec<Node>) -> Node { Node { name, side, value, children } }
const INF: f64 = f64::INFINITY;

fn max_value(node: &Node, mut alpha: f64, beta: f64) -> f64 {  //@ show enter max
    if node.children.is_empty() { return node.value; }  //@ leaf max
    let mut best = -INF;
    for child in &node.children {
        let v = search(child, alpha, beta);
        best = best.max(v);  //@ improve max
        if best >= beta { break; }  //@ cutoff max | strict: >= -> > | hard: break -> return beta
        alpha = alpha.max(best);
    }
    best  //@ return max | hard: best -> alpha
}

fn min_value(node: &Node, alpha: f64, mut beta: f64) -> f64 {  //@ show enter min
    if node.children.is_empty() { return node.value; }  //@ leaf min
    let mut best = INF;
    for child in &node.children {
        let v = search(child, alpha, beta);
        best = best.min(v);  //@ improve min
        if best <= alpha { break; }  //@ cutoff min | strict: <= -> < | hard: break -> return alpha
        beta = beta.min(best);
    }
    best  //@ return min | hard: best -> beta
}

fn search(node: &Node, alpha: f64, beta: f64) -> f64 {  //@ show
    println!(r#"{{"e": "enter", "move": "{}", "side": "{}", "alpha": {alpha}, "beta": {beta}}}"#, node.name, node.side);  //@ run
    let v = if node.side == "max" {
        max_value(node, alpha, beta)
    } else {
        min_value(node, alpha, beta)
    };
    println!(r#"{{"e": "leave", "value": {v}}}"#);  //@ run
    v
}

fn main() {  //@ hide
    let tree = node("A", "max", 0.0, vec![node("B", "min", 0.0, vec![node("D", "max", 3.0, vec![]), node("E", "max", 12.0, vec![])]), node("C", "min", 0.0, vec![node("F", "max", 2.0, vec![]), node("G", "max", 4.0, vec![])])]);  //@ tree
    println!("{{\"poda\": \"run\", \"version\": 1, \"tree\": {{\"name\": \"A\", \"player\": \"max\", \"children\": [{{\"name\": \"B\", \"player\": \"min\", \"children\": [{{\"name\": \"D\", \"player\": \"max\", \"value\": 3}}, {{\"name\": \"E\", \"player\": \"max\", \"value\": 12}}]}}, {{\"name\": \"C\", \"player\": \"min\", \"children\": [{{\"name\": \"F\", \"player\": \"max\", \"value\": 2}}, {{\"name\": \"G\", \"player\": \"max\", \"value\": 4}}]}}]}}, \"claims\": {{\"algorithm\": \"alpha-beta\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}}}");  //@ header run
    search(&tree, -INF, INF);
}
