struct Node { name: &'static str, side: &'static str, value: f64, key: &'static str, children: Vec<Node> }
fn node(name: &'static str, side: &'static str, value: f64, key: &'static str, children: Vec<Node>) -> Node { Node { name, side, value, key, children } }
const INF: f64 = f64::INFINITY;
type Table = std::collections::HashMap<&'static str, (f64, f64)>; // lower and upper bounds

fn mtdf(root: &Node, mut guess: f64) -> f64 {  //@ show
    let (mut low, mut high, mut table) = (-INF, INF, Table::new());
    while low < high {
        let beta = guess.max(low.next_up());
        guess = search(root, beta.next_down(), beta, &mut table);  //@ pass
        if guess < beta { high = guess; } else { low = guess; }
    }
    guess
}

fn search(node: &Node, alpha: f64, beta: f64, table: &mut Table) -> f64 {  //@ enter
    println!(r#"{{"e": "enter", "move": "{}", "side": "{}", "alpha": {alpha}, "beta": {beta}}}"#, node.name, node.side);  //@ run
    let (low, high) = *table.get(node.key).unwrap_or(&(-INF, INF));
    let v = match node.children.len() {
        0 => node.value,  //@ leaf
        _ if low >= beta || high <= alpha => if low >= beta { low } else { high },  //@ table-hit
        _ => alpha_beta(node, alpha, beta, table),
    };
    table.insert(node.key, if v >= beta { (v, high) } else { (low, v) });  //@ | strict: table -> if alpha < beta { table | strict: ); -> ); }
    println!(r#"{{"e": "leave", "value": {v}}}"#);  //@ run
    v
}

fn alpha_beta(node: &Node, mut alpha: f64, mut beta: f64, table: &mut Table) -> f64 {
    let is_max = node.side == "max";
    let mut best = if is_max { -INF } else { INF };
    for child in &node.children {
        let v = search(child, alpha, beta, table);
        best = if is_max { best.max(v) } else { best.min(v) };  //@ improve
        if is_max { alpha = alpha.max(best); } else { beta = beta.min(best); }
        if alpha >= beta { break; }  //@ cutoff | strict: >= -> >
    }
    best  //@ return
}

fn main() {  //@ hide
    let tree = node("A", "max", 0.0, "A", vec![node("B", "min", 0.0, "B", vec![node("D", "max", 3.0, "D", vec![]), node("E", "max", 12.0, "E", vec![])]), node("C", "min", 0.0, "C", vec![node("F", "max", 2.0, "F", vec![]), node("G", "max", 4.0, "G", vec![])])]);  //@ tree
    println!("{{\"poda\": \"run\", \"version\": 1, \"position\": \"(version: 1, game: Tree(tree: (name: \\\"A\\\", player: Max, children: [(name: \\\"B\\\", player: Min, children: [(name: \\\"D\\\", player: Max, value: 3), (name: \\\"E\\\", player: Max, value: 12)]), (name: \\\"C\\\", player: Min, children: [(name: \\\"F\\\", player: Max, value: 2), (name: \\\"G\\\", player: Max, value: 4)])])), search: (algorithm: Mtdf, remembered: false, delta: 1, guess: 0))\", \"claims\": {{\"algorithm\": \"mtdf\", \"fail\": \"soft\", \"cut_on\": \"equal\", \"view\": \"max\"}}}}");  //@ header run
    mtdf(&tree, 0.0);  //@ guess
}
