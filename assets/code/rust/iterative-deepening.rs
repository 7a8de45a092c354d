struct Node { name: &'static str, side: &'static str, value: f64, children: Vec<Node> }
fn node(name: &'static str, side: &'static str, value: f64, children: Vec<Node>) -> Node { Node { name, side, value, children } }
const INF: f64 = f64::INFINITY;

fn iterative_deepening(root: &Node) -> f64 {  //@ show
    let mut depth = 1;
    loop {
        let mut beyond = 0; // how much a pass did not reach
        let v = search(root, -INF, INF, depth, &mut beyond);  //@ pass
        if beyond == 0 { return v; }
        depth += 1;
    }
}

fn alpha_beta(node: &Node, mut alpha: f64, mut beta: f64, depth: u32, beyond: &mut usize) -> f64 {  //@ enter
    if depth == 0 { *beyond += node.children.len(); }
    if depth == 0 || node.children.is_empty() { return node.value; }  //@ leaf
    let is_max = node.side == "max";
    let mut best = if is_max { -INF } else { INF };
    for child in &node.children {
        let v = search(child, alpha, beta, depth - 1, beyond);
        best = if is_max { best.max(v) } else { best.min(v) };  //@ improve
        if is_max { alpha = alpha.max(best); } else { beta = beta.min(best); }
        if alpha >= beta { break; }  //@ cutoff | strict: >= -> > | hard: break -> return if is_max { beta } else { alpha }
    }
    best  //@ return | hard: best -> if is_max { alpha } else { beta }
}

fn search(node: &Node, alpha: f64, beta: f64, depth: u32, beyond: &mut usize) -> f64 {  //@ hide
    println!(r#"{{"e": "enter", "move": "{}", "side": "{}", "alpha": {alpha}, "beta": {beta}}}"#, node.name, node.side);  //@ run
    let v = alpha_beta(node, alpha, beta, depth.max(node.value.is_nan() as u32), beyond); // without a value: a ply more
    println!(r#"{{"e": "leave", "value": {v}}}"#);  //@ run
    v
}

fn main() {
    let tree = node("A", "max", 1.0, vec![node("B", "min", 5.0, vec![node("D", "max", 3.0, vec![]), node("E", "max", 12.0, vec![])]), node("C", "min", 4.0, vec![node("F", "max", 2.0, vec![]), node("G", "max", 4.0, vec![])])]);  //@ tree
    println!("{{\"poda\": \"run\", \"version\": 1, \"position\": \"(version: 1, game: Tree(tree: (name: \\\"A\\\", player: Max, estimate: 1, children: [(name: \\\"B\\\", player: Min, estimate: 5, children: [(name: \\\"D\\\", player: Max, value: 3), (name: \\\"E\\\", player: Max, value: 12)]), (name: \\\"C\\\", player: Min, estimate: 4, children: [(name: \\\"F\\\", player: Max, value: 2), (name: \\\"G\\\", player: Max, value: 4)])])), search: (algorithm: IterativeDeepening, remembered: false, delta: 1, guess: 0))\", \"claims\": {{\"algorithm\": \"iterative-deepening\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}}}");  //@ header run
    iterative_deepening(&tree);
}
