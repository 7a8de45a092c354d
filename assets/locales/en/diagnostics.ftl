## What is wrong with a file, and what was expected. Names of fields and words of the file stand in `backquotes`.

diagnostic-more = { $count ->
    [one] There is one more problem.
   *[other] There are { $count } more problems.
}

# Syntax
diagnostic-not-text = This is not UTF-8 text: the byte after the first { $byte } is not valid there. A position file is text in RON.
diagnostic-empty = The file is empty; `(version: 1, game: …)` was expected.
diagnostic-end = The text ends here, where a value was expected.
diagnostic-end-inside = The text ends here, but the `{ $bracket }` opened at line { $line }, column { $column } must be closed first.
diagnostic-unclosed-string = This string has no closing quote; a `"` was expected before the end of the file.
diagnostic-unclosed-comment = This comment has no end; a `*/` was expected.
diagnostic-expected-comma = Found `{ $found }` where a comma or a closing bracket was expected.
diagnostic-expected-colon = Found `{ $found }` where a colon was expected: a field is written `name: value`.
diagnostic-expected-field-name = Found `{ $found }` where a field name was expected: a field is written `name: value`.
diagnostic-expected-value = Found `{ $found }` where a value was expected: a number, a string in "quotes", a word, or something in brackets.
diagnostic-bad-escape = This is not a valid escape in a string; `\"`, `\\`, `\n`, `\t`, `\u{ "{" }2192{ "}" }` and the like were expected.
diagnostic-bad-number = `{ $found }` is not a number; one such as `3`, `-0.5` or `1e6` was expected.
diagnostic-nested = Too many nested brackets: a tree has { $limit } levels at most.
diagnostic-after-the-end = Found `{ $found }` after the end of the position, where nothing more was expected.
diagnostic-bad-name = `{ $found }` is not a name; letters, digits and `_` were expected.
diagnostic-single-quotes = Single quotes hold one character only; a string in "double quotes" was expected.
diagnostic-no-notation = This is neither a position file, `(version: 1, game: …)`, nor a tree in one of these notations: { $notations }.
diagnostic-lonely-slash = A single `/` means nothing here; a comment, `// …` or `/* … */`, was expected.
diagnostic-syntax = This is not RON; the parser says: { $message }

# Kinds of values
diagnostic-no-version = The version is missing; `version: 1` was expected among the fields.
diagnostic-other-version = This file has version `{ $found }`; only version `1` can be read.
diagnostic-unknown-field = There is no field `{ $found }` here; expected { $expected }.
diagnostic-no-fields = There is no field `{ $found }` here; empty parentheses were expected.
diagnostic-repeated-field = The field `{ $field }` appears a second time; it was expected once.
diagnostic-missing-field = The field `{ $field }` is missing; it was expected among the fields in these parentheses.
diagnostic-unknown-word = `{ $found }` is not possible here; expected { $expected }.
diagnostic-unknown-game = There is no game `{ $found }`; expected { $expected }.
diagnostic-wrong-kind = Expected { $expected }, found { $found }.

diagnostic-one-of = one of { $choices }

diagnostic-expected-node = a node (a number, a list of nodes, or `(name: "B", children: […])`)
diagnostic-expected-node-of-players = a node (a vector such as `(1, 2, 3)`, a list of nodes, or `(name: "B", children: […])`)
diagnostic-expected-players = a list of names, such as `["A", "B", "C"]`
diagnostic-expected-children = a list of nodes in brackets, such as `[3, 12, 8]`
diagnostic-expected-number = a number, `inf` or `-inf`
diagnostic-expected-whole = a whole number, 0 or more
diagnostic-expected-share = a weight such as `2`, or a probability such as `0.1`, `"10 %"`, `"1/6"` or `rest`
diagnostic-expected-weight = a weight such as `3` or `-0.5`
diagnostic-expected-string = a string in "quotes"
diagnostic-expected-text = a string in "quotes", or one a language: `(en: "…", es: "…")`
diagnostic-expected-game = a game with its fields, such as `Tree(tree: [3, 12, 8])` or `TicTacToe(board: […])`
diagnostic-expected-fields = fields in parentheses ({ $fields })
diagnostic-expected-no-fields = empty parentheses
diagnostic-expected-window = two numbers in parentheses, such as `(-inf, 3)`
diagnostic-expected-rows = a list of rows, such as `["XO.", ".X.", "..."]`
diagnostic-expected-cells = a list of the cells 0 to 8 in the order in which they are tried
diagnostic-expected-pieces = a list of pieces with their owners, such as `[("X", Max), ("O", Min)]`
diagnostic-expected-piece = a piece with its owner, such as `("X", Max)`
diagnostic-expected-counts = a list of whole numbers, such as `[4, 4, 4]`
diagnostic-expected-scores = the points of MAX and MIN in parentheses, such as `(12, 7)`
diagnostic-expected-tiles = a list of rows of tiles, such as `[[2, 0], [0, 2]]`
diagnostic-expected-pits = a list of pits, each with its tokens, such as `[[1, 5, 10], []]`
diagnostic-expected-tokens = the tokens of a pit in brackets, such as `[1, 5, 10]`
diagnostic-expected-moves = a list of the moves that have been played, such as `["4", "0"]`
diagnostic-expected-move = a move as a string in "quotes", such as `"4"`
diagnostic-expected-choices = a list of choices, such as `["yes", "no"]`
diagnostic-expected-steps = a list of steps, such as `[10, 24]`
diagnostic-expected-bookmarks = a list of bookmarks, such as `[(step: 12)]`
diagnostic-expected-question-kinds = a list of kinds of question, such as `[Value, Cut]`
diagnostic-expected-questions = a list of questions, such as `[(kind: Cut, step: 12)]`
diagnostic-expected-range = a whole number, or the least and the greatest in parentheses, such as `(2, 4)`
diagnostic-expected-wished-game = a game with wishes, such as `Tree(branching: 3)` or `TicTacToe()`

diagnostic-found-number = the number `{ $found }`
diagnostic-found-string = the string `{ $found }`
diagnostic-found-word = the word `{ $found }`
diagnostic-found-quoted = `{ $found }`
diagnostic-found-named = `{ $found }(…)`
diagnostic-found-optional = `{ $found }` (values are written as they are, and a field without one is left out)
diagnostic-found-list = a list
diagnostic-found-fields = fields in parentheses
diagnostic-found-tuple = values in parentheses without names
diagnostic-found-map = a map in braces

# Meaning
diagnostic-nan = NaN is not a score; a number, `inf` or `-inf` was expected.
diagnostic-number-too-large = `{ $found }` is too large to calculate with; a number nearer to 0 was expected, or `inf` or `-inf` for a won or lost game.
diagnostic-not-exact = `{ $found }` would be rounded: whole numbers are exact up to 9007199254740992 on either side of 0; a number nearer to 0 was expected.
diagnostic-not-whole = `{ $found }` is not possible here; a whole number was expected, 0 or more.
diagnostic-no-children = This list is empty; an inner node has at least one child, and a leaf is written as a number.
diagnostic-impossible-counts = These counts cannot be so: `n` is a whole number of 1 or more, `w` lies from 0 to `n`, and a node has at least the visits, the results and the losses of its children together. If `w` counts the wins of the player who has moved to the node, write `wins: Mover` beside `tree`.
diagnostic-count-alone = `{ $count }` stands here without `{ $missing }`. Write both, or leave both out where the children have counts: then they are the sums of the children’s.
diagnostic-value-and-children = This node has more than one of `value`, `children` and `chance`; exactly one of them was expected.
diagnostic-neither-value-nor-children = This node has neither `value` nor `children` nor `chance`; exactly one of them was expected.
diagnostic-prior-without-move = Only a move that a player makes has a `prior`: the root and the outcomes of chance have none.
diagnostic-priors-without-puct = This search has no priors, so that it cannot have a rule for them. Write `selection: Puct` beside it.
diagnostic-player-at-chance = This chance node has a `player`; where chance decides, no player chooses, and the outcomes say who is to move.
diagnostic-empty-bounds = { $low } is not less than { $high }; bounds such as `(-10, 10)` were expected, the lower one first.
diagnostic-outside-bounds = This value lies outside `bounds`; a number from { $low } to { $high } was expected.
diagnostic-estimate-at-leaf = This leaf has an `estimate` besides its `value`; only an inner node, one with `children`, may have one.
diagnostic-empty-name = This name is empty; at least one character was expected, or no `name` at all.
diagnostic-name-taken = The name `{ $name }` already belongs to an earlier node; names must be unique.
diagnostic-name-is-an-id = `{ $name }` is already the id of a node without a name; another name was expected.
diagnostic-levels = The tree has { $levels } levels; { $limit } at most were expected, and this node is beyond.
diagnostic-rows = This board has { $rows ->
    [0] no rows
    [one] one row
   *[other] { $rows } rows
}; { $expected } were expected.
diagnostic-row = `{ $found }` is not a row of the board; { $expected } characters were expected, each `X`, `O` or `.`.
diagnostic-row-of-three = `{ $found }` is not a row of the board; { $expected } characters were expected, each `X`, `O`, `T` or `.`.
node-board-row-count = This board has { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }; a board has 1 to { $most }.
node-board-cell-count = The row `{ $found }` has { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }; a row has 1 to { $most }.
node-board-uneven-row = The row `{ $found }` has { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }, and the first row has { $expected }. All rows of a board have the same length.
node-board-not-a-cell = `{ $found }` cannot be drawn in a cell. A cell is one visible character; `.` and a space are empty cells.
node-board-long-text = This text has { $count } characters; the text at a node has at most { $most }.
node-board-line-count = This text has { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }; the text at a node has 1 to { $most }.
node-board-not-a-piece = `{ $found }` is not a piece. A piece is one visible character other than `.` and a space.
node-board-piece-taken = The piece `{ $found }` is listed twice.
node-board-board-and-text = A node has either a `board` or a `text`, not both.
diagnostic-no-game-of-three = No game leads to this board: X, O and T move in turn, X first, and the first line of three ends the game.
diagnostic-size = `{ $found }` is not possible here; a whole number was expected, 1 or more.
diagnostic-size-limited = `{ $found }` is not possible here; a whole number from 1 to { $most } was expected.
diagnostic-floating = The disc in column { $column } (counted from 0) floats: a disc was expected in the cell under it.
diagnostic-not-a-cell = There is no cell `{ $found }`; one from 0 to 8 was expected.
diagnostic-repeated-cell = Cell { $cell } is listed a second time; each of 0 to 8 was expected once.
diagnostic-missing-cells = { $count ->
    [one] Cell { $cells } is not listed
   *[other] Cells { $cells } are not listed
}; each of 0 to 8 was expected once.
diagnostic-counts = No game comes to { $x } X and { $o } O: X starts, so as many X as O were expected, or one more.
diagnostic-not-to-move = { $given } cannot be to move: by the counts of X and O it is { $mover }’s turn, so `{ $mover }` was expected.
diagnostic-both-lines = Both players have a line; a game ends with the first, so one line at most was expected.
diagnostic-moved-after-the-end = { $winner } has a line, yet { $other } moved after it; a game was expected to end with a line.
diagnostic-count-too-large = `{ $found }` is too large here; a whole number from 0 to { $most } was expected.
diagnostic-count-length = This list { $length ->
    [0] is empty
    [one] has one element
   *[other] has { $length } elements
}; 1 to { $most } were expected.
diagnostic-count-sides = South has { $south ->
    [one] one pit
   *[other] { $south } pits
} and North has { $north }; the same number on both sides was expected.
diagnostic-count-token = There is no token `{ $found }`; one of `1`, `5`, `10` was expected.
diagnostic-count-tokens = This pit holds { $tokens } tokens; { $most } at most were expected.
diagnostic-count-orders = With `sowing: Choice` these tokens could be dropped in more than { $most } orders; a pit with fewer was expected.
diagnostic-tiles-size = This board does not have the right size; 2 to 4 rows were expected, all with the same number of cells, 2 to 4.
diagnostic-tile = There is no tile `{ $found }`; 0 for an empty cell was expected, or a power of two from 2 to { $most }.
diagnostic-tiles-no-room = No tile can be put on this board, because no cell is empty; `Max` was expected.
diagnostic-not-a-weight = `{ $found }` is not a weight; a number from -1000000 to 1000000 with at most three decimal places was expected.
diagnostic-too-great = `{ $found }` is too large; a whole number up to { $most } was expected.
# $text is what is too long; $count and $most are numbers with separators.
diagnostic-text-too-long = { $text ->
    [title] This title has { $count } characters; at most { $most } were expected.
    [notes] These notes have { $count } characters; at most { $most } were expected.
    [note] This note has { $count } characters; at most { $most } were expected.
    [slide] The text of this slide has { $count } characters; at most { $most } were expected.
    [node] The name of this node has { $count } characters; at most { $most } were expected.
    [move] The name of this move has { $count } characters; at most { $most } were expected.
    [player] The name of this player has { $count } characters; at most { $most } were expected.
    [student] The name or the number of this student has { $count } characters; at most { $most } were expected.
   *[path] This path has { $count } characters; at most { $most } were expected.
}
# Below a field in the window; $most is a number with separators.
typed-field-full = This field is full: at most { $most } characters. What was pasted beyond them was left out.
diagnostic-too-many-moves = This file plays { $count } moves; at most { $most } were expected.
diagnostic-distance = { $zero ->
    [yes] `{ $found }` cannot be used here; a finite number, 0 or more, was expected.
   *[no] `{ $found }` cannot be used here; a finite number above 0 was expected.
}
diagnostic-closed-window = α = { $alpha } is not below β = { $beta }; a window with α < β was expected.
diagnostic-algorithm-without-chance = { $algorithm } does not search chance nodes: it backs up the best child, and at a chance node no player chooses one. { $players ->
    [yes] max-n searches such trees.
   *[no] Star1 prunes such trees.
}
diagnostic-window-outside-bounds = No value is inside this window: all values lie from { $low } to { $high }, and the window is ({ $alpha }, { $beta }).
diagnostic-illegal-move = Move { $number }, `{ $found }`, cannot be played here; expected one of `{ $legal }`.
diagnostic-move-after-the-end = { $count ->
    [0] The game is over before its first move
    [one] The game is over after its first move
   *[other] The game is over after { $count } moves
}, so `{ $found }` cannot be played; the end of the list was expected.
diagnostic-leaf-value = `{ $found }` cannot be the value of a generated leaf; a whole number from -{ $most } to { $most } was expected.
diagnostic-reversed-range = The first number of this range is greater than the second; the least and then the greatest were expected.
diagnostic-mcts = Monte Carlo tree search cannot be used here; another `algorithm` was expected.
diagnostic-mcts-unbounded = Results count between the least and the greatest one, and here one of these is infinite; finite leaves were expected, or finite `bounds` of the tree.
diagnostic-mcts-too-large = The results of all iterations are added up, and with values as large as here the sum has no number; smaller values or fewer iterations were expected.
diagnostic-player-count =
    { $count ->
        [one] There is one player; from { $least } to { $most } were expected.
       *[other] There are { $count } players; from { $least } to { $most } were expected.
    }
diagnostic-empty-player-name = The name of a player is empty; at least one letter was expected.
diagnostic-player-name-taken = Another player is already called `{ $found }`; each player needs a different name.
diagnostic-player-named-chance = No player can be called `{ $found }`, which means that nobody chooses; another name was expected.
diagnostic-no-such-player = No player is called `{ $found }`; one of { $players } was expected.
diagnostic-vector-length =
    { $length ->
        [one] This is a single number; a vector with { $players } entries in round brackets was expected, one for each player.
       *[other] This vector has { $length } entries; { $players } were expected, one for each player.
    }
diagnostic-not-finite = `{ $found }` is infinite; a finite number was expected.
diagnostic-not-with-players = A tree of several players cannot have this field.
diagnostic-several-players = Trees of several players can be solved, traced, compared, judged, practiced, shown to a class, put into lectures, exported, imported and linked, with max-n and related searches, and cannot be used here.
diagnostic-algorithm-for-two-sides = { $algorithm } searches games of two sides, MAX and MIN, and here each player has payoffs of their own; max-n, max-n-shallow, paranoid or best-reply was expected.
diagnostic-algorithm-for-players = { $algorithm } searches trees with `players`, each of whom has payoffs of their own; here MAX plays against MIN, and another algorithm was expected, such as alpha-beta.
diagnostic-sum-exceeded = The entries of a vector sum to { $greatest }, which is more than the `sum` { $sum } that no vector is to exceed.
diagnostic-floor-count =
    { $count ->
        [one] The floor has one entry, and there are { $players } players; a number for all of them or one entry for each was expected.
       *[other] The floor has { $count } entries, and there are { $players } players; one for each was expected.
    }
diagnostic-below-floor = An entry of player { $player } is { $least }, which is less than the floor { $floor }.
diagnostic-mcts-of-players = Monte Carlo tree search is for games of two sides, and here each player has payoffs of their own; max-n, max-n-shallow, paranoid or best-reply was expected.
diagnostic-not-with-chance = A tree in which chance decides cannot have this field.
diagnostic-rounds-without-tree = Rounds are played here, but there is nothing to choose; a `Tree` whose root has children was expected, or no `rounds` at all.
diagnostic-no-question-kinds = This list is empty; at least one kind of question was expected, or no `kinds` at all.
diagnostic-repeated-question-kind = The kind of question `{ $kind }` is listed a second time; it was expected once.
diagnostic-no-estimate = A search to depth { $depth } stops at { $count ->
    [one] an inner node that has no `estimate` ({ $nodes }); give it one
   *[other] { $count } inner nodes that have no `estimate` ({ $nodes }); give them one each
}, or choose another depth.

## What is wrong with a link

link-no-target = This link names nothing to open: `#p1…`, `#p0…`, `#tree=…` or `#lesson=…` was expected.
link-damaged = This link is damaged or cut short; the whole link is needed.
link-too-large = This link holds more than 1 MB, which is more than a position needs.
link-names-file = The lecture in this link lists the file { $name }, which a link does not hold; only lessons, positions and slides were expected.
link-unknown-lesson = There is no lesson named “{ $name }”.
link-unknown-lesson-nearest = There is no lesson named “{ $name }”. Did you mean “{ $nearest }”?
link-unknown-lecture = There is no lecture named “{ $name }”. The lectures are: { $names }.
program-file-interpreted = This is a program, and Poda starts none by itself. If it plays a game as the manual’s page “A game of your own” says, open it in a terminal: poda --game "{ $command }"
program-file-compiled = This is a program, and Poda starts none by itself. If it plays a game as the manual’s page “A game of your own” says, compile it, and open it in a terminal: poda --game "{ $command }"
