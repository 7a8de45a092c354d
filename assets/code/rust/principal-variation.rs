struct Node { name: &'static str, side: &'static str, value: f64, children: Vec<Node> }
fn node(name: &'static str, side: &'static str, value: f64, children: Vec<Node>) -> Node { Node { name, side, value, children } }
const INF: f64 = f64::INFINITY;

fn pvs(node: &Node, mut alpha: f64, mut beta: f64) -> f64 {  //@ show enter
    if node.children.is_empty() { return node.value; }  //@ leaf
    let is_max = node.side == "max";
    let mut best = if is_max { -INF } else { INF };
    for (i, child) in node.children.iter().enumerate() {
        let mut v = 0.0;
        if i > 0 && is_max { // a scout
            v = search(child, alpha, alpha.next_up());
        } else if i > 0 {
            v = search(child, beta.next_down(), beta);
        }
        if i == 0 || (alpha < v && v < beta) {
            v = search(child, alpha, beta);
        }
        best = if is_max { best.max(v) } else { best.min(v) };  //@ improve
        if is_max { alpha = alpha.max(best); } else { beta = beta.min(best); }
        if alpha >= beta { break; }  //@ cutoff | strict: >= -> > | hard: break -> return if is_max { beta } else { alpha }
    }
    best  //@ return | hard: best -> if is_max { alpha } else { beta }
}

fn search(node: &Node, alpha: f64, beta: f64) -> f64 {  //@ hide
    println!(r#"{{"e": "enter", "move": "{}", "side": "{}", "alpha": {alpha}, "beta": {beta}}}"#, node.name, node.side);  //@ run
    let v = pvs(node, alpha, beta);
    println!(r#"{{"e": "leave", "value": {v}}}"#);  //@ run
    v
}

fn main() {
    let tree = node("A", "max", 0.0, vec![node("B", "min", 0.0, vec![node("D", "max", 3.0, vec![]), node("E", "max", 12.0, vec![])]), node("C", "min", 0.0, vec![node("F", "max", 2.0, vec![]), node("G", "max", 4.0, vec![])])]);  //@ tree
    println!("{{\"poda\": \"run\", \"version\": 1, \"tree\": {{\"name\": \"A\", \"player\": \"max\", \"children\": [{{\"name\": \"B\", \"player\": \"min\", \"children\": [{{\"name\": \"D\", \"player\": \"max\", \"value\": 3}}, {{\"name\": \"E\", \"player\": \"max\", \"value\": 12}}]}}, {{\"name\": \"C\", \"player\": \"min\", \"children\": [{{\"name\": \"F\", \"player\": \"max\", \"value\": 2}}, {{\"name\": \"G\", \"player\": \"max\", \"value\": 4}}]}}]}}, \"claims\": {{\"algorithm\": \"principal-variation\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}}}");  //@ header run
    search(&tree, -INF, INF);
}
