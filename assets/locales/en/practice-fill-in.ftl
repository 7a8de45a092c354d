# Filling in a blank tree.

key-fill-in = Fill in the tree
practice-leave = Leave
fill-in-title = Fill in the tree
fill-in-how = Write what is proved of every node when the search leaves it ({ "3" }, { "≤ 3" }, { "≥ 3" }), the α and β with which it enters the node, and cut the branches that it leaves out. Write nothing at nodes that it never enters.
fill-in-how-no-window = Write the value of every node, and choose the best move.
fill-in-how-players = Write what every node returns when the search leaves it: a number for each player, as in { "(6, 1, 3)" }, or { "≥ 5" } if a shallow cut has only proved that the player to move gets 5 or more. β is the entry from which on the player above gives up the node, or the most there is. Cut the branches that the search leaves out, and write nothing at nodes that it never enters.
fill-in-how-players-no-window = Write the vector that every node returns, a number for each player as in { "(6, 1, 3)" }, and choose the best move.
fill-in-how-paranoid = Write what is proved of every node for the player at the root when the search leaves it ({ "3" }, { "≤ 3" }, { "≥ 3" }), the α and β with which it enters the node, and cut the branches that it leaves out. Where that player moves, a node returns the most; where anybody else moves, the least. Write nothing at nodes that it never enters.
fill-in-how-best-reply = Write the number that every node returns for the player at the root, the α and β with which the search enters the node, and cut the branches that it prunes. Where another opponent has already departed from their first move, only the first child is searched: the others are passed over, and not cut. Write nothing at nodes that it never enters.
fill-in-mark = Check
fill-in-clear = Empty all fields
fill-in-cuts = Cuts and the best move
fill-in-too-large = Trees with more than { $most } inner nodes cannot be filled in.
fill-in-best = Best move:
fill-in-value-of = { $name } value
fill-in-alpha-of = { $name } alpha
fill-in-beta-of = { $name } beta
fill-in-cut-of = cut { $name }
fill-in-best-of = best { $name }
fill-in-ever = leaves that some values prune
fill-in-matters = leaves that matter for the move
fill-in-transform = changes of all leaves that make a difference
fill-in-show-solution = Show the search’s tree
fill-in-hide-solution = Hide the search’s tree
fill-in-own-tree = Your tree
fill-in-true-tree = The search’s tree
fill-in-caption = Fill in the tree: every value, every window and every cut, in the order of the search.
fill-in-every-mark = The mark of every field
fill-in-points-first = First check, which counts: { $of ->
    [one] { $points } of { $of } point.
   *[other] { $points } of { $of } points.
}
fill-in-points-now = This check: { $of ->
    [one] { $points } of { $of } point.
   *[other] { $points } of { $of } points.
}
fill-in-changed = The tree has changed since it was checked. Check it again.
fill-in-first-wrong = The first wrong field: { $field }.
fill-in-all-right = Everything is right.
fill-in-none-wrong = Nothing is wrong, but some fields are empty.
fill-in-field-said = { $field }: { $mark }. { $reason }
fill-in-unreadable = { $field }: “{ $text }” is not a value. Write a number, a bound such as { "≤ 3" }, { "inf" } or { "-inf" }.
fill-in-unreadable-vector = { $field }: “{ $text }” is not a vector. Write a number for each player, such as { "(6, 1, 3)" }, or a bound such as { "≥ 5" }.
fill-in-mark-right = right
fill-in-mark-consequent = follows
fill-in-mark-wrong = wrong
fill-in-mark-empty = empty
fill-in-nothing = empty
fill-in-cut-away = { $value }, cut

## The sheets of a class that were filled in on paper.
sheets-title = Sheets on paper
sheets-why = To mark the sheets of a class, type each into this tree; their marks become a table.
sheets-begin = Mark the sheets of a class
sheets-how = Type whose sheet it is and what is written on it, with Enter from field to field, and add it to the table.
sheets-name = Student’s name
sheets-student = Student number
sheets-add = Add to the table
sheets-copy = Copy the table (CSV)
sheets-copied = Table copied
sheets-added = { $name }: { $points } of { $of } points. { $count ->
    [one] There is { $count } sheet in the table.
   *[other] There are { $count } sheets in the table.
}
