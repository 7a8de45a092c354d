const node = (name, side, value, key, children = []) => ({ name, side, value, key, children });
const tree = node("A", "max", 0, "A", [node("B", "min", 0, "B", [node("D", "max", 3, "D"), node("E", "max", 12, "E")]), node("C", "min", 0, "C", [node("F", "max", 2, "F"), node("G", "max", 4, "G")])]);  //@ tree
const table = new Map(); // what is known of each position
const nextUp = (x) => x + Math.max(Math.abs(x) * 1.1 * 2 ** -53, Number.MIN_VALUE); // the next greater double
const nextDown = (x) => -nextUp(-x);

function mtdf(root, guess) {  //@ show
  let [low, high] = [-Infinity, Infinity];
  while (low < high) {
    const beta = guess === low ? nextUp(low) : guess;
    guess = search(root, nextDown(beta), beta);  //@ pass
    if (guess < beta) high = guess;
    else low = guess;
  }
  return guess;
}

function search(node, alpha, beta) {  //@ enter
  console.log(`{"e": "enter", "move": ${JSON.stringify(node.name)}, "side": "${node.side}", "alpha": ${alpha}, "beta": ${beta}}`);  //@ run
  const [low, high] = table.get(node.key) ?? [-Infinity, Infinity];
  let v;
  if (node.children.length === 0) v = node.value;  //@ leaf
  else if (low >= beta || high <= alpha) v = low >= beta ? low : high;  //@ table-hit
  else v = alphaBeta(node, alpha, beta);
  table.set(node.key, v >= beta ? [v, high] : [low, v]);  //@ | strict: table -> if (alpha < beta) table
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
    if (alpha >= beta) break;  //@ cutoff | strict: >= -> >
  }
  return best;  //@ return
}

console.log('{"poda": "run", "version": 1, "position": "(version: 1, game: Tree(tree: (name: \\"A\\", player: Max, children: [(name: \\"B\\", player: Min, children: [(name: \\"D\\", player: Max, value: 3), (name: \\"E\\", player: Max, value: 12)]), (name: \\"C\\", player: Min, children: [(name: \\"F\\", player: Max, value: 2), (name: \\"G\\", player: Max, value: 4)])])), search: (algorithm: Mtdf, remembered: false, delta: 1, guess: 0))", "claims": {"algorithm": "mtdf", "fail": "soft", "cut_on": "equal", "view": "max"}}');  //@ hide header run
mtdf(tree, 0);  //@ guess
