const node = (name, side, value, children = []) => ({ name, side, value, children });
const tree = node("A", "max", 0, [node("B", "min", 0, [node("D", "max", 3), node("E", "max", 12)]), node("C", "min", 0, [node("F", "max", 2), node("G", "max", 4)])]);  //@ tree

function maxValue(node, alpha, beta) {  //@ show enter max
  if (node.children.length === 0) return node.value;  //@ leaf max
  let best = -Infinity;
  for (const child of node.children) {
    const v = search(child, alpha, beta);
    best = Math.max(best, v);  //@ improve max
    if (best >= beta) break;  //@ cutoff max | strict: >= -> > | hard: break -> return beta
    alpha = Math.max(alpha, best);
  }
  return best;  //@ return max | hard: best -> alpha
}

function minValue(node, alpha, beta) {  //@ show enter min
  if (node.children.length === 0) return node.value;  //@ leaf min
  let best = Infinity;
  for (const child of node.children) {
    const v = search(child, alpha, beta);
    best = Math.min(best, v);  //@ improve min
    if (best <= alpha) break;  //@ cutoff min | strict: <= -> < | hard: break -> return alpha
    beta = Math.min(beta, best);
  }
  return best;  //@ return min | hard: best -> beta
}

function search(node, alpha, beta) {  //@ show
  console.log(`{"e": "enter", "move": ${JSON.stringify(node.name)}, "side": "${node.side}", "alpha": ${alpha}, "beta": ${beta}}`);  //@ run
  const v = node.side === "max"
    ? maxValue(node, alpha, beta)
    : minValue(node, alpha, beta);
  console.log(`{"e": "leave", "value": ${v}}`);  //@ run
  return v;
}

console.log('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "alpha-beta", "fail": "soft", "cut_on": "equal", "view": "max"}}');  //@ hide header run
search(tree, -Infinity, Infinity);
