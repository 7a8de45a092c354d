// Breakthrough on 3 columns and 4 rows: poda --game "node breakthrough.js"
const readline = require("node:readline");

const [COLUMNS, ROWS] = [3, 4];
const START = { board: ["OOO", "...", "...", "XXX"], to_move: "max" };

function* moves(board, toMove) {
  const [own, step] = toMove === "max" ? ["X", -1] : ["O", 1];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      for (const aside of [-1, 0, 1]) {
        const [r, c] = [row + step, column + aside];
        if (board[row][column] !== own || r < 0 || ROWS <= r || c < 0 || COLUMNS <= c) continue;
        // A piece steps onto an empty cell; it captures diagonally only.
        if (board[r][c] === own || (aside === 0 && board[r][c] !== ".")) continue;
        yield [[row, column], [r, c]];
      }
    }
  }
}

function after(board, start, end) {
  const rows = board.map((row) => [...row]);
  rows[end[0]][end[1]] = rows[start[0]][start[1]];
  rows[start[0]][start[1]] = ".";
  return rows.map((row) => row.join(""));
}

const name = (cell) => "abc"[cell[1]] + (ROWS - cell[0]);

function expand({ board, to_move }) {
  const position = { to_move, board, moves: [] };
  const pieces = board.join("");
  const count = (piece) => pieces.split(piece).length - 1;
  if (board[0].includes("X") || !count("O")) return { ...position, value: 1 };
  if (board[ROWS - 1].includes("O") || !count("X")) return { ...position, value: -1 };
  const other = to_move === "max" ? "min" : "max";
  for (const [start, end] of moves(board, to_move)) {
    const state = { board: after(board, start, end), to_move: other };
    position.moves.push({ move: `${name(start)}–${name(end)}`, state });
  }
  if (!position.moves.length) return { ...position, value: to_move === "max" ? -1 : 1 };
  return { ...position, estimate: (count("X") - count("O")) / 10 };
}

const boards = { grid: "Checkered", pieces: { X: "Max", O: "Min" } };
const game = { poda: "game", version: 1, name: "Breakthrough", boards, start: START };
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  console.log(JSON.stringify(request.poda ? game : { positions: request.expand.map(expand) }));
});
