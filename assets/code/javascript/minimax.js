const node = (name, side, value, children = []) => ({ name, side, value, children });
const tree = node("A", "max", 0, [node("B", "min", 0, [node("D", "max", 3), node("E", "max", 12)]), node("C", "min", 0, [node("F", "max", 2), node("G", "max", 4)])]);  //@ tree

function maxValue(node) {  //@ show enter max
  if (node.children.length === 0) {
    return node.value;  //@ leaf max
  }
  let best = -Infinity;
  for (const child of node.children) {
    const v = search(child);
    best = Math.max(best, v);  //@ improve max
  }
  return best;  //@ return max
}

function minValue(node) {  //@ show enter min
  if (node.children.length === 0) {
    return node.value;  //@ leaf min
  }
  let best = Infinity;
  for (const child of node.children) {
    const v = search(child);
    best = Math.min(best, v);  //@ improve min
  }
  return best;  //@ return min
}

function search(node) {  //@ show
  console.log(`{"e": "enter", "move": ${JSON.stringify(node.name)}, "side": "${node.side}"}`);  //@ run
  const v = node.side === "max"
    ? maxValue(node)
    : minValue(node);
  console.log(`{"e": "leave", "value": ${v}}`);  //@ run
  return v;
}

console.log('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "minimax", "view": "max"}}');  //@ hide header run
search(tree);
