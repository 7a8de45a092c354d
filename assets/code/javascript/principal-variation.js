const node = (name, side, value, children = []) => ({ name, side, value, children });
const tree = node("A", "max", 0, [node("B", "min", 0, [node("D", "max", 3), node("E", "max", 12)]), node("C", "min", 0, [node("F", "max", 2), node("G", "max", 4)])]);  //@ tree
const nextUp = (x) => x + Math.max(Math.abs(x) * 1.1 * 2 ** -53, Number.MIN_VALUE); // the next greater double
const nextDown = (x) => -nextUp(-x);

function pvs(node, alpha, beta) {  //@ show enter
  if (node.children.length === 0) {
    return node.value;  //@ leaf
  }
  const isMax = node.side === "max";
  let best = isMax ? -Infinity : Infinity;
  for (const [i, child] of node.children.entries()) {
    let v;
    if (i > 0) {
      v = isMax // a scout
        ? search(child, alpha, nextUp(alpha))
        : search(child, nextDown(beta), beta);
    }
    if (i === 0 || (alpha < v && v < beta)) {
      v = search(child, alpha, beta);
    }
    best = isMax ? Math.max(best, v) : Math.min(best, v);  //@ improve
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) break;  //@ cutoff | strict: >= -> > | hard: break -> return isMax ? beta : alpha
  }
  return best;  //@ return | hard: best -> isMax ? alpha : beta
}

function search(node, alpha, beta) {  //@ hide
  console.log(`{"e": "enter", "move": ${JSON.stringify(node.name)}, "side": "${node.side}", "alpha": ${alpha}, "beta": ${beta}}`);  //@ run
  const v = pvs(node, alpha, beta);
  console.log(`{"e": "leave", "value": ${v}}`);  //@ run
  return v;
}

console.log('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "principal-variation", "fail": "soft", "cut_on": "equal", "view": "max"}}');  //@ header run
search(tree, -Infinity, Infinity);
