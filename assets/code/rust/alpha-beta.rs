struct Node { name: &'static str, side: &'static str, value: f64, children: Vec<Node> }
fn node(name: &'static str, side: &'static str, value: f64, children: Vec<Node>) -> Node { Node { name, side, value, children } }
const HEADER: &str = "{\"poda\": \"run\", \"version\": 1, \"tree\": {\"name\": \"A\", \"player\": \"max\", \"children\": [{\"name\": \"B\", \"player\": \"min\", \"children\": [{\"name\": \"D\", \"player\": \"max\", \"value\": 3}, {\"name\": \"E\", \"player\": \"max\", \"value\": 12}]}, {\"name\": \"C\", \"player\": \"min\", \"children\": [{\"name\": \"F\", \"player\": \"max\", \"value\": 2}, {\"name\": \"G\", \"player\": \"max\", \"value\": 4}]}]}, \"claims\": {\"algorithm\": \"alpha-beta\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}";  //@ header run

//@ show max
fn max_value(node: &Node, mut alpha: f64, beta: f64) -> f64 {  //@ enter max
    if node.children.is_empty() { return node.value; }  //@ leaf max
    let mut best = f64::NEG_INFINITY;
    for child in &node.children {
        let v = search(child, alpha, beta);
        best = best.max(v);  //@ improve max
        if best >= beta { break; }  //@ cutoff max soft equal
        if best > beta { break; }  //@ cutoff max soft strict
        if best >= beta { return beta; }  //@ cutoff max hard equal
        if best > beta { return beta; }  //@ cutoff max hard strict
        alpha = alpha.max(best);
    }
    best  //@ return max soft
    alpha  //@ return max hard
}
//@ hide

//@ show min
fn min_value(node: &Node, alpha: f64, mut beta: f64) -> f64 {  //@ enter min
    if node.children.is_empty() { return node.value; }  //@ leaf min
    let mut best = f64::INFINITY;
    for child in &node.children {
        let v = search(child, alpha, beta);
        best = best.min(v);  //@ improve min
        if best <= alpha { break; }  //@ cutoff min soft equal
        if best < alpha { break; }  //@ cutoff min soft strict
        if best <= alpha { return alpha; }  //@ cutoff min hard equal
        if best < alpha { return alpha; }  //@ cutoff min hard strict
        beta = beta.min(best);
    }
    best  //@ return min soft
    beta  //@ return min hard
}
//@ hide
//@ show

fn search(node: &Node, alpha: f64, beta: f64) -> f64 {
    println!(r#"{{"e": "enter", "move": "{}", "side": "{}", "alpha": {alpha}, "beta": {beta}}}"#, node.name, node.side);  //@ run
    let v = if node.side == "max" {
        max_value(node, alpha, beta)
    } else {
        min_value(node, alpha, beta)
    };
    println!(r#"{{"e": "leave", "value": {v}}}"#);  //@ run
    v
}
//@ hide

fn main() {
    let tree = node("A", "max", 0.0, vec![node("B", "min", 0.0, vec![node("D", "max", 3.0, vec![]), node("E", "max", 12.0, vec![])]), node("C", "min", 0.0, vec![node("F", "max", 2.0, vec![]), node("G", "max", 4.0, vec![])])]);  //@ tree
    println!("{HEADER}");  //@ run
    search(&tree, f64::NEG_INFINITY, f64::INFINITY);
}
