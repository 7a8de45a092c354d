const node = (name, side, value, prior, children = []) => ({ name, side, value, prior, children, expanded: false, n: 0, w: 0 });
const tree = node("A", "max", 5, 1, [node("B", "min", 8, 0.6, [node("D", "max", 3, 0.5), node("E", "max", 12, 0.5)]), node("C", "min", 4, 0.4, [node("F", "max", 2, 0.7), node("G", "max", 4, 0.3)])]);  //@ tree
const header = '{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "estimate": 5, "children": [{"name": "B", "player": "min", "prior": 0.6, "estimate": 8, "children": [{"name": "D", "player": "max", "prior": 0.5, "value": 3}, {"name": "E", "player": "max", "prior": 0.5, "value": 12}]}, {"name": "C", "player": "min", "prior": 0.4, "estimate": 4, "children": [{"name": "F", "player": "max", "prior": 0.7, "value": 2}, {"name": "G", "player": "max", "prior": 0.3, "value": 4}]}]}, "claims": {"algorithm": "puct", "exploration": 1.4, "decide": "visits"}}';  //@ header run rolls
const header = '{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "estimate": 5, "children": [{"name": "B", "player": "min", "prior": 0.6, "estimate": 8, "children": [{"name": "D", "player": "max", "prior": 0.5, "value": 3}, {"name": "E", "player": "max", "prior": 0.5, "value": 12}]}, {"name": "C", "player": "min", "prior": 0.4, "estimate": 4, "children": [{"name": "F", "player": "max", "prior": 0.7, "value": 2}, {"name": "G", "player": "max", "prior": 0.3, "value": 4}]}]}, "claims": {"algorithm": "puct", "exploration": 1.4, "decide": "visits", "rollout": "evaluation", "plies": 0}}';  //@ header run evaluates
const low = 2;  //@ low
const high = 12;  //@ high
const c = 1.4;  //@ exploration
const iterations = 200;  //@ iterations

//@ show
function mcts(root) {
  root.expanded = true;
  for (let i = 0; i < iterations; i++) {  //@ iteration
    console.log('{"e": "iteration"}');  //@ run
    let node = root;
    const path = [root];
    while (node.expanded) {
      node = select(node);  //@ select
      console.log(`{"e": "select", "move": ${JSON.stringify(node.name)}}`);  //@ run
      path.push(node);
    }
    node.expanded = node.children.length > 0;  //@ priors
    node.children.forEach((child) => console.log(JSON.stringify({ e: "prior", move: child.name, prior: child.prior })));  //@ run
    while (node.children.length > 0) {  //@ rolls
    while (node.value === null) {  //@ evaluates
      node = randomChild(node);
    }
    const x = (node.value - low) / (high - low);  //@ rollout
    console.log(`{"e": "rollout", "value": ${node.value}}`);  //@ run
    for (const onPath of path.reverse()) {
      onPath.n++;
      onPath.w += x;  //@ backup
      console.log(`{"e": "backup", "w": ${onPath.w}, "n": ${onPath.n}}`);  //@ run
    }
  }
  return mostVisited(root.children);  //@ decide
}

function puct(visits, side, child) {
  let mean = child.w / Math.max(child.n, 1);
  if (side === "min" && child.n > 0) mean = 1 - mean;
  // Without visits the prior decides.
  const root = Math.sqrt(visits + 1e-9);
  return mean + c * child.prior * root / (1 + child.n);
}
//@ hide

const greatest = (nodes, key) => nodes.reduce((best, node) => (key(node) > key(best) ? node : best));
const sum = (nodes) => nodes.reduce((visits, node) => visits + node.n, 0);
const select = (node) => greatest(node.children, (child) => puct(sum(node.children), node.side, child));
const mostVisited = (nodes) => greatest(nodes, (node) => node.n);
const randomChild = (node) => node.children[Math.floor(Math.random() * node.children.length)];

console.log(header);  //@ run
const best = mcts(tree);
console.log(`{"e": "decide", "move": ${JSON.stringify(best.name)}}`);  //@ run
