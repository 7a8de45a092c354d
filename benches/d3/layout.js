// Lays the same tree out as Poda does, by d3-hierarchy and by d3-flextree, and prints how long each takes.
//
//     node layout.js TREE RUNS ROW_HEIGHT SIBLINGS COUSINS
//
// TREE is a file of three numbers a node, in preorder: the parent (u32), and how far the node reaches to the left and to
// the right (f32). Only the layout call is timed: building the hierarchy before it is not.

import { readFileSync } from "node:fs";
import { flextree } from "d3-flextree";
import { hierarchy, tree } from "d3-hierarchy";

const [path, ...numbers] = process.argv.slice(2);
const [runs, rowHeight, siblings, cousins] = numbers.map(Number);

function read(path) {
  const bytes = readFileSync(path);
  const words = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const parents = new Uint32Array(words);
  const extents = new Float32Array(words);
  const nodes = Array.from({ length: parents.length / 3 }, (_, node) => {
    const width = extents[3 * node + 1] + extents[3 * node + 2];
    return { size: [width, rowHeight], children: undefined };
  });
  for (let node = 1; node < nodes.length; node++) {
    const parent = nodes[parents[3 * node]];
    (parent.children ??= []).push(nodes[node]);
  }
  return nodes[0];
}

// A node is as far to the left of its middle as to the right here: neither of the two knows anything else.
const gap = (a, b) => (a.parent === b.parent ? siblings : cousins);
const separation = (a, b) => (a.data.size[0] + b.data.size[0]) / 2 + gap(a, b);

function timed(layout, root) {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    layout(root);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  let [left, right] = [Infinity, -Infinity];
  root.each((node) => {
    left = Math.min(left, node.x);
    right = Math.max(right, node.x);
  });
  return { milliseconds: times[times.length >> 1], width: right - left };
}

const data = read(path);
const answer = { node: process.version, nodes: 0 };
{
  const root = hierarchy(data);
  answer.nodes = root.descendants().length;
  answer.hierarchy = timed(tree().nodeSize([1, rowHeight]).separation(separation), root);
}
{
  const layout = flextree({ nodeSize: (node) => node.data.size, spacing: gap });
  answer.flextree = timed(layout, layout.hierarchy(data));
}
console.log(JSON.stringify(answer));
