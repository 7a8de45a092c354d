const node = (name, side, value, children = []) => ({ name, side, value, children, w: 0, n: 0 });
const tree = node("A", "max", 0, [node("B", "min", 0, [node("D", "max", 3), node("E", "max", 12)]), node("C", "min", 0, [node("F", "max", 2), node("G", "max", 4)])]);  //@ tree
const [low, high, c] = [2, 12, 1.4];  //@ low high exploration

function mcts(root, iterations) {  //@ show
  for (let i = 0; i < iterations; i++) visit(root, "iteration");  //@ iteration
  return greatest(root.children, (child) => child.n);  //@ decide
}

function visit(node, how) {
  console.log(`{"e": "${how}", "move": ${JSON.stringify(node.name)}}`);  //@ run
  const untried = node.children.find((child) => child.n === 0);
  let x;
  if (how === "expand" || node.children.length === 0) {
    x = rollout(node);
  } else if (untried) {
    x = visit(untried, "expand");  //@ expand
  } else {
    const best = greatest(node.children, (child) => ucb(node, child));
    x = visit(best, "select");  //@ select
  }
  node.n++;
  node.w += x;  //@ backup
  console.log(`{"e": "backup", "w": ${node.w}, "n": ${node.n}}`);  //@ run
  return x;
}

function rollout(node) {
  while (node.children.length > 0) {
    node = node.children[Math.floor(Math.random() * node.children.length)];
  }
  console.log(`{"e": "rollout", "value": ${node.value}}`);  //@ run
  return (node.value - low) / (high - low);  //@ rollout
}

function ucb(node, child) {
  const mean = node.side === "max" ? child.w / child.n : 1 - child.w / child.n;
  return mean + c * Math.sqrt(Math.log(node.n) / child.n);
}

const greatest = (nodes, key) => nodes.reduce((best, node) => (key(node) > key(best) ? node : best));  //@ hide

console.log('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "children": [{"name": "B", "player": "min", "children": [{"name": "D", "player": "max", "value": 3}, {"name": "E", "player": "max", "value": 12}]}, {"name": "C", "player": "min", "children": [{"name": "F", "player": "max", "value": 2}, {"name": "G", "player": "max", "value": 4}]}]}, "claims": {"algorithm": "mcts", "exploration": 1.4, "decide": "visits"}}');  //@ header run
const best = mcts(tree, 200);  //@ iterations
console.log(`{"e": "decide", "move": ${JSON.stringify(best.name)}}`);  //@ run
