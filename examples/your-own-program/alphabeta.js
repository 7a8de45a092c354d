// Alpha-beta that writes what it does, for Poda: an object a line, as a node is entered and left.
//
//     node alphabeta.js > run.poda.jsonl
//     poda run.poda.jsonl
//
// In a page, `console.log` writes the lines to the console, from where they can be copied and pasted into Poda.
// TypeScript wants types for `tree`, `line` and the parameters, and nothing else:
//
//     type Tree = number | Tree[];
//     const tree: Tree = …
//     const tell = (line: object) => …
//     function alphabeta(node: Tree, alpha: number, beta: number, isMax: boolean, move?: number): number {

const tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]];

// JSON has no infinity: it is told as a word.
const tell = (line) =>
    console.log(JSON.stringify(line, (_, value) => (value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value)));

function alphabeta(node, alpha, beta, isMax, move) {
    tell({ e: 'enter', move, side: isMax ? 'max' : 'min', alpha, beta });
    let value = isMax ? -Infinity : Infinity;
    if (!Array.isArray(node)) {
        value = node;
    } else {
        for (const [index, child] of node.entries()) {
            const score = alphabeta(child, alpha, beta, !isMax, index);
            if (isMax) {
                value = Math.max(value, score);
                alpha = Math.max(alpha, value);
            } else {
                value = Math.min(value, score);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
    }
    tell({ e: 'leave', value });
    return value;
}

tell({ poda: 'run', version: 1, tree, claims: { algorithm: 'alpha-beta' } });
alphabeta(tree, -Infinity, Infinity, true);
