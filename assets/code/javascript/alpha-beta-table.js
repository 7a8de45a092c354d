const node = (name, side, value, key, children = []) => ({ name, side, value, key, children });
const tree = node("A", "max", 0, "A", [node("B", "min", 0, "B", [node("D", "max", 3, "D"), node("E", "max", 12, "E")]), node("C", "min", 0, "C", [node("F", "max", 2, "F"), node("G", "max", 4, "G")])]);  //@ tree
const table = new Map(); // what is known of each position

function search(node, alpha, beta) {  //@ show enter
  console.log(`{"e": "enter", "move": ${JSON.stringify(node.name)}, "side": "${node.side}", "alpha": ${alpha}, "beta": ${beta}}`);  //@ run
  let [low, high] = table.get(node.key)
    ?? [-Infinity, Infinity];
  let v;
  if (node.children.length === 0) {
    v = node.value;  //@ leaf
  } else if (low >= beta || high <= alpha || low === high) {
    v = low >= beta ? low : high;  //@ table-hit
  } else {
    v = alphaBeta(node, alpha, beta);
    if (v > alpha) low = v;  //@ | strict: v > alpha -> alpha < beta && v > alpha
    if (v < beta) high = v;  //@ | strict: v < beta -> alpha < beta && v < beta
    table.set(node.key, [low, high]);
  }
  console.log(`{"e": "leave", "value": ${v}}`);  //@ run
  return v;
}

function alphaBeta(node, alpha, beta) {
  const isMax = node.side === "max";
  let best = isMax ? -Infinity : Infinity;
  for (const child of node.children) {
    const v = search(child, alpha, beta);
    best = isMax ? Math.max(best, v) : Math.min(best, v);  //@ improve
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return isMax ? beta : alpha
  }
  return best;  //@ return | hard: best -> isMax ? alpha : beta
}

console.log('{"poda": "run", "version": 1, "position": "(version: 1, game: Tree(tree: (name: \\"A\\", player: Max, children: [(name: \\"B\\", player: Min, children: [(name: \\"D\\", player: Max, value: 3), (name: \\"E\\", player: Max, value: 12)]), (name: \\"C\\", player: Min, children: [(name: \\"F\\", player: Max, value: 2), (name: \\"G\\", player: Max, value: 4)])])), search: (algorithm: AlphaBetaTable, remembered: false, delta: 1, guess: 0))", "claims": {"algorithm": "alpha-beta-table", "fail": "soft", "cut_on": "equal", "view": "max"}}');  //@ hide header run
search(tree, -Infinity, Infinity);
