const node = (name, side, value, children = []) => ({ name, side, value, children });
const tree = node("A", "max", 1, [node("B", "min", 5, [node("D", "max", 3), node("E", "max", 12)]), node("C", "min", 4, [node("F", "max", 2), node("G", "max", 4)])]);  //@ tree
const beyond = []; // what a pass did not reach

function iterativeDeepening(root) {  //@ show
  for (let depth = 1; ; depth++) {
    beyond.length = 0;
    const v = search(root, -Infinity, Infinity, depth);  //@ pass
    if (beyond.length === 0) return v;
  }
}

function alphaBeta(node, alpha, beta, depth) {  //@ enter
  if (depth === 0 || node.children.length === 0) {
    beyond.push(...node.children);
    return node.value;  //@ leaf
  }
  const isMax = node.side === "max";
  let best = isMax ? -Infinity : Infinity;
  for (const child of node.children) {
    const v = search(child, alpha, beta, depth - 1);
    best = isMax ? Math.max(best, v) : Math.min(best, v);  //@ improve
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return isMax ? beta : alpha
  }
  return best;  //@ return | hard: best -> isMax ? alpha : beta
}

function search(node, alpha, beta, depth) {  //@ hide
  console.log(`{"e": "enter", "move": ${JSON.stringify(node.name)}, "side": "${node.side}", "alpha": ${alpha}, "beta": ${beta}}`);  //@ run
  const v = alphaBeta(node, alpha, beta, depth || Number(node.value === null)); // without a value: a ply more
  console.log(`{"e": "leave", "value": ${v}}`);  //@ run
  return v;
}

console.log('{"poda": "run", "version": 1, "position": "(version: 1, game: Tree(tree: (name: \\"A\\", player: Max, estimate: 1, children: [(name: \\"B\\", player: Min, estimate: 5, children: [(name: \\"D\\", player: Max, value: 3), (name: \\"E\\", player: Max, value: 12)]), (name: \\"C\\", player: Min, estimate: 4, children: [(name: \\"F\\", player: Max, value: 2), (name: \\"G\\", player: Max, value: 4)])])), search: (algorithm: IterativeDeepening, remembered: false, delta: 1, guess: 0))", "claims": {"algorithm": "iterative-deepening", "fail": "soft", "cut_on": "equal", "view": "max"}}');  //@ header run
iterativeDeepening(tree);
