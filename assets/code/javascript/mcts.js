const node = (name, side, value, children = []) => ({ name, side, value, children, n: 0, w: 0 });
const tree = node("A", "max", 0, [node("B", "min", 0, [node("D", "max", 3), node("E", "max", 12)]), node("C", "min", 0, [node("F", "max", 2), node("G", "max", 4)])]);  //@ tree
const header = '{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "mcts", "exploration": 1.4, "decide": "visits"}}';  //@ header run
const low = 2;  //@ low
const high = 12;  //@ high
const c = 1.4;  //@ exploration
const iterations = 200;  //@ iterations

//@ show
function mcts(root) {
  for (let i = 0; i < iterations; i++) {  //@ iteration
    console.log('{"e": "iteration"}');  //@ run
    let node = root;
    const path = [root];
    while (allTried(node)) {
      node = select(node);  //@ select
      console.log(`{"e": "select", "move": ${JSON.stringify(node.name)}}`);  //@ run
      path.push(node);
    }
    if (node.children.length > 0) {
      node = untried(node);  //@ expand
      console.log(`{"e": "expand", "move": ${JSON.stringify(node.name)}}`);  //@ run
      path.push(node);
    }
    while (node.children.length > 0) {
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

function ucb(node, child) {
  let mean = child.w / child.n;
  if (node.side === "min") mean = 1 - mean;
  return mean + c * Math.sqrt(Math.log(node.n) / child.n);
}
//@ hide

const untried = (node) => node.children.find((child) => child.n === 0);
const allTried = (node) => node.children.length > 0 && !untried(node);
const greatest = (nodes, key) => nodes.reduce((best, node) => (key(node) > key(best) ? node : best));
const select = (node) => greatest(node.children, (child) => ucb(node, child));
const mostVisited = (nodes) => greatest(nodes, (node) => node.n);
const randomChild = (node) => node.children[Math.floor(Math.random() * node.children.length)];

console.log(header);  //@ run
const best = mcts(tree);
console.log(`{"e": "decide", "move": ${JSON.stringify(best.name)}}`);  //@ run
