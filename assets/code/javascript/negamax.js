const node = (name, side, value, children = []) => ({ name, side, value, children });
const tree = node("A", "max", 0, [node("B", "min", 0, [node("D", "max", 3), node("E", "max", 12)]), node("C", "min", 0, [node("F", "max", 2), node("G", "max", 4)])]);  //@ tree

function negamax(node) {  //@ show enter
  if (node.children.length === 0) {
    const sign = node.side === "max" ? 1 : -1;
    return sign * node.value;  //@ leaf
  }
  let best = -Infinity;
  for (const child of node.children) {
    const v = child.side === node.side
      ? search(child)
      : -search(child);
    best = Math.max(best, v);  //@ improve
  }
  return best;  //@ return
}

function search(node) {  //@ hide
  console.log(`{"e": "enter", "move": ${JSON.stringify(node.name)}, "side": "${node.side}"}`);  //@ run
  const v = negamax(node);
  console.log(`{"e": "leave", "value": ${v}}`);  //@ run
  return v;
}

console.log('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "negamax", "view": "mover"}}');  //@ header run
search(tree);
