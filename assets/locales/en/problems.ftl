## What is wrong with a file, and what was expected. Names of fields and words of the file stand in `backquotes`.

problem-more = { $count ->
    [one] There is one more problem.
   *[other] There are { $count } more problems.
}

# Syntax
problem-not-text = This is not UTF-8 text: the byte after the first { $byte } is not valid there. A position file is text in RON.
problem-empty = The file is empty; `(version: 1, game: …)` was expected.
problem-end = The text ends here, where a value was expected.
problem-end-inside = The text ends here, but the `{ $bracket }` opened at line { $line }, column { $column } must be closed first.
problem-unclosed-string = This string has no closing quote; a `"` was expected before the end of the file.
problem-unclosed-comment = This comment has no end; a `*/` was expected.
problem-expected-comma = Found `{ $found }` where a comma or a closing bracket was expected.
problem-expected-colon = Found `{ $found }` where a colon was expected: a field is written `name: value`.
problem-expected-field-name = Found `{ $found }` where a field name was expected: a field is written `name: value`.
problem-expected-value = Found `{ $found }` where a value was expected: a number, a string in "quotes", a word, or something in brackets.
problem-bad-escape = This is not a valid escape in a string; `\"`, `\\`, `\n`, `\t`, `\u{ "{" }2192{ "}" }` and the like were expected.
problem-bad-number = `{ $found }` is not a number; one such as `3`, `-0.5` or `1e6` was expected.
problem-nested = Too many nested brackets: a tree has { $limit } levels at most.
problem-after-the-end = Found `{ $found }` after the end of the position, where nothing more was expected.
problem-bad-name = `{ $found }` is not a name; letters, digits and `_` were expected.
problem-single-quotes = Single quotes hold one character only; a string in "double quotes" was expected.
problem-lonely-slash = A single `/` means nothing here; a comment, `// …` or `/* … */`, was expected.
problem-syntax = This is not RON; the parser says: { $message }

# Kinds of values
problem-no-version = The version is missing; `version: 1` was expected among the fields.
problem-other-version = This file has version `{ $found }`; only version `1` can be read.
problem-unknown-field = There is no field `{ $found }` here; expected { $expected }.
problem-repeated-field = The field `{ $field }` appears a second time; it was expected once.
problem-missing-field = The field `{ $field }` is missing; it was expected among the fields in these parentheses.
problem-unknown-word = `{ $found }` is not possible here; expected { $expected }.
problem-unknown-game = There is no game `{ $found }`; expected { $expected }.
problem-wrong-kind = Expected { $expected }, found { $found }.

problem-one-of = one of { $choices }

problem-expected-node = a node (a number, a list of nodes, or `(name: "B", children: […])`)
problem-expected-children = a list of nodes in brackets, such as `[3, 12, 8]`
problem-expected-number = a number, `inf` or `-inf`
problem-expected-whole = a whole number, 0 or more
problem-expected-weight = a weight such as `3` or `-0.5`
problem-expected-string = a string in "quotes"
problem-expected-text = a string in "quotes", or one a language: `(en: "…", es: "…")`
problem-expected-game = a game with its fields, such as `Tree(tree: [3, 12, 8])` or `TicTacToe(board: […])`
problem-expected-fields = fields in parentheses ({ $fields })
problem-expected-window = two numbers in parentheses, such as `(-inf, 3)`
problem-expected-rows = a list of rows, such as `["XO.", ".X.", "..."]`
problem-expected-cells = a list of the cells 0 to 8 in the order in which they are tried
problem-expected-counts = a list of whole numbers, such as `[4, 4, 4]`
problem-expected-pits = a list of pits, each with its tokens, such as `[[1, 5, 10], []]`
problem-expected-tokens = the tokens of a pit in brackets, such as `[1, 5, 10]`
problem-expected-moves = a list of the moves that have been played, such as `["4", "0"]`
problem-expected-move = a move as a string in "quotes", such as `"4"`
problem-expected-bookmarks = a list of bookmarks, such as `[(step: 12)]`

problem-found-number = the number `{ $found }`
problem-found-string = the string `{ $found }`
problem-found-word = the word `{ $found }`
problem-found-quoted = `{ $found }`
problem-found-named = `{ $found }(…)`
problem-found-optional = `{ $found }` (values are written as they are, and a field without one is left out)
problem-found-list = a list
problem-found-fields = fields in parentheses
problem-found-tuple = values in parentheses without names
problem-found-map = a map in braces
problem-found-nothing = nothing

# Meaning
problem-nan = NaN is not a score; a number, `inf` or `-inf` was expected.
problem-number-too-large = `{ $found }` is too large to calculate with; a number nearer to 0 was expected, or `inf` or `-inf` for a won or lost game.
problem-not-whole = `{ $found }` is not possible here; a whole number was expected, 0 or more.
problem-no-children = This list is empty; an inner node has at least one child, and a leaf is written as a number.
problem-value-and-children = This node has both `value` and `children`; exactly one of them was expected.
problem-neither-value-nor-children = This node has neither `value` nor `children`; exactly one of them was expected.
problem-estimate-at-leaf = This leaf has an `estimate` besides its `value`; only an inner node, one with `children`, may have one.
problem-empty-name = This name is empty; at least one character was expected, or no `name` at all.
problem-name-taken = The name `{ $name }` already belongs to an earlier node; names must be unique.
problem-name-is-an-id = `{ $name }` is already the id of a node without a name; another name was expected.
problem-levels = The tree has { $levels } levels; { $limit } at most were expected, and this node is beyond.
problem-rows = This board has { $rows ->
    [0] no rows
    [one] one row
   *[other] { $rows } rows
}; { $expected } were expected.
problem-row = `{ $found }` is not a row of the board; { $expected } characters were expected, each `X`, `O` or `.`.
problem-size = `{ $found }` is not possible here; a whole number was expected, 1 or more.
problem-size-limited = `{ $found }` is not possible here; a whole number from 1 to { $most } was expected.
problem-floating = The disc in column { $column } (counted from 0) floats: a disc was expected in the cell under it.
problem-not-a-cell = There is no cell `{ $found }`; one from 0 to 8 was expected.
problem-repeated-cell = Cell { $cell } is listed a second time; each of 0 to 8 was expected once.
problem-missing-cells = { $count ->
    [one] Cell { $cells } is not listed
   *[other] Cells { $cells } are not listed
}; each of 0 to 8 was expected once.
problem-counts = No game comes to { $x } X and { $o } O: X starts, so as many X as O were expected, or one more.
problem-not-to-move = { $given } cannot be to move: by the counts of X and O it is { $mover }’s turn, so `{ $mover }` was expected.
problem-both-lines = Both players have a line; a game ends with the first, so one line at most was expected.
problem-moved-after-the-end = { $winner } has a line, yet { $other } moved after it; a game was expected to end with a line.
problem-count-too-large = `{ $found }` is too large here; a whole number from 0 to { $most } was expected.
problem-count-length = This list { $length ->
    [0] is empty
    [one] has one element
   *[other] has { $length } elements
}; 1 to { $most } were expected.
problem-count-sides = South has { $south ->
    [one] one pit
   *[other] { $south } pits
} and North has { $north }; the same number on both sides was expected.
problem-count-token = There is no token `{ $found }`; one of `1`, `5`, `10` was expected.
problem-count-tokens = This pit holds { $tokens } tokens; { $most } at most were expected.
problem-count-orders = With `sowing: Choice` these tokens could be dropped in more than { $most } orders; a pit with fewer was expected.
problem-not-a-weight = `{ $found }` is not a weight; a number from -1000000 to 1000000 with at most three decimal places was expected.
problem-too-great = `{ $found }` is too large; a whole number up to { $most } was expected.
problem-distance = { $zero ->
    [yes] `{ $found }` cannot be used here; a finite number, 0 or more, was expected.
   *[no] `{ $found }` cannot be used here; a finite number above 0 was expected.
}
problem-closed-window = α = { $alpha } is not below β = { $beta }; a window with α < β was expected.
problem-illegal-move = Move { $number }, `{ $found }`, cannot be played here; expected one of `{ $legal }`.
problem-move-after-the-end = { $count ->
    [0] The game is over before its first move
    [one] The game is over after its first move
   *[other] The game is over after { $count } moves
}, so `{ $found }` cannot be played; the end of the list was expected.
problem-no-estimate = A search to depth { $depth } stops at { $count ->
    [one] an inner node that has no `estimate` ({ $nodes }); give it one
   *[other] { $count } inner nodes that have no `estimate` ({ $nodes }); give them one each
}, or choose another depth.
