# Filling in a blank tree.

key-fill-in = Fill in the tree
practice-leave = Leave
fill-in-title = Fill in the tree
fill-in-how = Write what is proved of every node when the search leaves it ({ "3" }, { "≤ 3" }, { "≥ 3" }), the α and β with which it enters the node, and cut the branches that it leaves out. Write nothing at nodes that it never enters.
fill-in-how-no-window = Write the value of every node, and choose the best move.
fill-in-mark = Mark
fill-in-clear = Empty all fields
fill-in-fields = Fields
fill-in-too-large = Trees with more than { $most } inner nodes cannot be filled in.
fill-in-value = value
fill-in-alpha = α
fill-in-beta = β
fill-in-cut = cut
fill-in-best = Best move:
fill-in-value-of = { $name } value
fill-in-alpha-of = { $name } alpha
fill-in-beta-of = { $name } beta
fill-in-cut-of = cut { $name }
fill-in-best-of = best { $name }
