const node = (name, side, value, prior, children = []) => ({ name, side, value, prior, children, expanded: false, w: 0, n: 0 });
const tree = node("A", "max", 5, 1, [node("B", "min", 8, 0.6, [node("D", "max", 3, 0.5), node("E", "max", 12, 0.5)]), node("C", "min", 4, 0.4, [node("F", "max", 2, 0.7), node("G", "max", 4, 0.3)])]);  //@ tree
const [low, high, c] = [2, 12, 1.4];  //@ low high exploration

function mcts(root, iterations) {  //@ show
  root.expanded = true;
  for (let i = 0; i < iterations; i++) visit(root, "iteration");  //@ iteration
  return greatest(root.children, (child) => child.n);  //@ decide
}

function visit(node, how) {
  console.log(`{"e": "${how}", "move": ${JSON.stringify(node.name)}}`);  //@ run
  let x;
  if (node.expanded) {
    const best = greatest(node.children, (child) => puct(node, child));
    x = visit(best, "select");  //@ select
  } else {
    node.expanded = node.children.length > 0;  //@ priors
    node.children.forEach((child) => console.log(JSON.stringify({ e: "prior", move: child.name, prior: child.prior })));  //@ run
    x = evaluate(node);
  }
  node.n++;
  node.w += x;  //@ backup
  console.log(`{"e": "backup", "w": ${node.w}, "n": ${node.n}}`);  //@ run
  return x;
}

function evaluate(node) {
  while (node.children.length > 0) {  //@ | evaluates: node.children.length > 0 -> node.value === null
    node = node.children[Math.floor(Math.random() * node.children.length)];
  }
  console.log(`{"e": "rollout", "value": ${node.value}}`);  //@ run
  return (node.value - low) / (high - low);  //@ rollout
}

function puct(node, child) {  // Without visits the prior decides.
  const visits = node.children.reduce((sum, other) => sum + other.n, 1e-9);
  const mean = child.n > 0 ? child.w / child.n : 0;
  const forMover = node.side === "min" && child.n > 0 ? 1 - mean : mean;
  return forMover + c * child.prior * Math.sqrt(visits) / (1 + child.n);
}
const greatest = (nodes, key) => nodes.reduce((best, node) => (key(node) > key(best) ? node : best));  //@ hide
console.log('{"poda": "run", "version": 1, "tree": {"name": "A", "player": "max", "estimate": 5, "children": [{"name": "B", "player": "min", "prior": 0.6, "estimate": 8, "children": [{"name": "D", "player": "max", "prior": 0.5, "value": 3}, {"name": "E", "player": "max", "prior": 0.5, "value": 12}]}, {"name": "C", "player": "min", "prior": 0.4, "estimate": 4, "children": [{"name": "F", "player": "max", "prior": 0.7, "value": 2}, {"name": "G", "player": "max", "prior": 0.3, "value": 4}]}]}, "claims": {"algorithm": "puct", "exploration": 1.4, "decide": "visits"}}');  //@ header run | evaluates: "visits" -> "visits", "rollout": "evaluation", "plies": 0
const best = mcts(tree, 200);  //@ iterations
console.log(`{"e": "decide", "move": ${JSON.stringify(best.name)}}`);  //@ run
