const node = (name, side, value, children = []) => ({ name, side, value, children });
const tree = node("A", "max", 0, [node("B", "min", 0, [node("D", "max", 3), node("E", "max", 12)]), node("C", "min", 0, [node("F", "max", 2), node("G", "max", 4)])]);  //@ tree
const header = '{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "principal-variation", "fail": "soft", "cut_on": "equal", "view": "max"}}';  //@ header run
const nextUp = (x) => x + Math.max(Math.abs(x) * 1.1 * 2 ** -53, Number.MIN_VALUE); // the next greater double
const nextDown = (x) => -nextUp(-x);

//@ show
function pvs(node, alpha, beta) {  //@ enter
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
    if (isMax) {
      best = Math.max(best, v);  //@ improve max
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, v);  //@ improve min
      beta = Math.min(beta, best);
    }
    if (alpha >= beta) {  //@ equal
    if (alpha > beta) {  //@ strict
      break;  //@ cutoff soft
      return isMax ? beta : alpha;  //@ cutoff hard
    }
  }
  return best;  //@ return soft
  return isMax ? alpha : beta;  //@ return hard
}
//@ hide

function search(node, alpha, beta) {
  console.log(`{"e": "enter", "move": ${JSON.stringify(node.name)}, "side": "${node.side}", "alpha": ${alpha}, "beta": ${beta}}`);  //@ run
  const v = pvs(node, alpha, beta);
  console.log(`{"e": "leave", "value": ${v}}`);  //@ run
  return v;
}

console.log(header);  //@ run
search(tree, -Infinity, Infinity);
