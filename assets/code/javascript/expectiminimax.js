const node = (name, side, value, children = [], probabilities = []) => ({ name, side, value, children, probabilities });
const tree = node("A", "max", 0, [node("B", "chance", 0, [node("D", "max", 3), node("E", "max", 9)], [0.5, 0.5]), node("C", "min", 0, [node("F", "max", 2), node("G", "max", 4)])]);  //@ tree

function expectiminimax(node) {  //@ show enter
  if (node.children.length === 0) {
    return node.value;  //@ leaf
  }
  let best = 0;
  if (node.side === "max") best = -Infinity;
  if (node.side === "min") best = Infinity;
  for (const [i, child] of node.children.entries()) {
    const v = search(child);
    if (node.side === "max") {
      best = Math.max(best, v);  //@ improve max
    } else if (node.side === "min") {
      best = Math.min(best, v);  //@ improve min
    } else {
      best += node.probabilities[i] * v;  //@ improve chance
    }
  }
  return best;  //@ return
}

function search(node) {  //@ hide
  console.log(`{"e": "enter", "move": ${JSON.stringify(node.name)}, "side": "${node.side}"}`);  //@ run
  const v = expectiminimax(node);
  console.log(`{"e": "leave", "value": ${v}}`);  //@ run
  return v;
}

console.log('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "chance": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 9}], "probabilities": [0.5, 0.5]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "expectiminimax", "view": "max"}}');  //@ header run
search(tree);
