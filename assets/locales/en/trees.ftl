## Editing an explicit tree
edit-title = Edit the tree
edit-name = Name
edit-name-hint = no name
edit-name-press-enter = <faint>Press Enter to apply the name.</faint>
edit-turn = To move
edit-turn-chance = Chance
edit-weight = Weight
edit-weight-of = of { $of }
edit-bounds = All values in
edit-bounds-how = <faint>Two numbers are expected here, the lower one first: −10 … 10, or -10..10. An empty field means that nothing is known.</faint>
edit-bounds-outside = A value of the tree is not in { $low } … { $high }.
edit-add-child = Add a child
edit-add-outcome = Add an outcome
edit-add-sibling = Add a sibling
edit-delete = Delete
edit-delete-with = Delete with its subtree
edit-rename = Rename…
edit-earlier = Earlier
edit-later = Later
edit-drag-hint = <faint>A node can also be dragged sideways, past its siblings.</faint>
edit-sort = Order of children
edit-sort-below = Sort the whole subtree
order-best-first = Best first
order-worst-first = Worst first
order-mirrored = Mirrored
edit-leaves = Change all leaves
edit-leaves-number = By
edit-leaves-multiply = Multiply every value by { $by }
edit-leaves-add = Add { $by } to every value
edit-leaves-negate = Change every sign
edit-leaves-square = Square every value
edit-leaves-root = √(1 + value)
edit-leaves-rank = Ranks: the least becomes 1
edit-leaves-low = Least random value
edit-leaves-high = Greatest random value
edit-leaves-random = Random values from { $low } to { $high }
edit-refused = The tree was not changed
edit-refused-root = The root has no siblings, and it cannot be deleted.
edit-refused-levels = The tree already has the maximum of { $most } levels.
edit-refused-bounds = A value would not be in { $low } … { $high }, where all values of this tree are said to lie.
edit-refused-value = This would leave a leaf without a value.
edit-refused-empty = A name needs at least one character.
edit-refused-taken = Another node is already called { $name }.
edit-refused-id = An unnamed node would get the id { $name }, which is another node’s name.
edit-refused-infinite = A value is infinite, or would be.
edit-refused-no-root = A value is less than −1, so that √(1 + value) is no number.
edit-refused-empty-range = The least random value is greater than the greatest.
edit-still-changing = The last change is still being searched. Wait until its tree is shown, and make this change then.

key-earlier = Try this node earlier
key-later = Try this node later
key-delete = Delete this node
key-name-delete = Delete
keys-order = Selected node

## The effect of a change on the search
edit-feedback-work = Nodes <b>{ $nodes_before } → { $nodes }</b>, leaves <b>{ $leaves_before } → { $leaves }</b>.
edit-feedback-work-same = As much work as before: <b>{ $nodes }</b>, <b>{ $leaves }</b>.
edit-feedback-answer-same = The answer is still <b>{ $score }</b>.
edit-feedback-answer = The answer was <b>{ $before }</b>, and now is <b>{ $score }</b>.
edit-feedback-minimal = <faint>The minimal tree has</faint> { $formula } = <b>{ $leaves }</b><faint>.</faint>
edit-feedback-value-became-estimate = <b>{ $node }</b> was a leaf worth { $value }. That is its estimate now, which counts where a depth limit ends the search.
edit-feedback-estimate-became-value = <b>{ $node }</b> is a leaf now, and its estimate { $value } is its value.
edit-feedback-kept-its-value = <b>{ $node }</b> is a leaf now. It had no estimate, so it keeps what it was worth: { $value }.
edit-feedback-beyond = The search stops { $depth ->
    [one] 1 ply
   *[other] { $depth } plies
} deep: the change is below that, and not in the picture.
edit-feedback-cells = The cells are tried in this order at every node.

## What if a branch had another value
what-if-drag-leaf = Drag a leaf up or down, or click it and type a number. The search follows at once.
what-if-as-opened = Values as they were
what-if-value = Suppose { $name } were worth
what-if-branch = Branch
what-if-hint = any number
what-if-press-enter = <faint>Press Enter to work it out.</faint>
what-if-press-enter-early = <faint>Press Enter to see the value of the whole tree, which the search has not found yet.</faint>
what-if-cut-stays = <b>{ $node }</b> stays { $relation } { $score } whatever { $branch } is worth: <cut>still cut</cut>.
what-if-menu = Suppose another value…
what-if-same = With <b>{ $value }</b> there, <b>{ $node }</b> is still worth <b>{ $after }</b>.
what-if-as-said = With <b>{ $value }</b> there, <b>{ $node }</b> would be worth <b>{ $after }</b> and not { $before }. { $pass ->
    [yes] This pass
   *[no] The search
} proved only <b>{ $proved }</b>, and that stays true.
what-if-nothing-said = With <b>{ $value }</b> there, <b>{ $node }</b> would be worth <b>{ $after }</b> and not { $before }. { $pass ->
    [yes] This pass
   *[no] The search
} has proved nothing about it.
what-if-differs = <cut>With { $value } there, { $node } would be worth { $after } and not { $before }: this branch should not have been pruned.</cut>
what-if-stays = <b>{ $subject }</b>: { $extremum } = <b>{ $after }</b>, as before. { $player } has { $after } without this branch, so nothing changes from here up.
what-if-no-other = In truth { $node } is worth { $value } too, so nothing changes.
what-if-changes = <b>{ $subject }</b>: { $extremum } = <b>{ $after }</b> instead of { $before }.
what-if-changes-alone = <b>{ $subject }</b>: <b>{ $after }</b> instead of { $before }.
what-if-and-so-on = … and so on, up to the root.
what-if-really = <faint>Worked out by plain minimax. In truth { $node } is worth { $value }.</faint>
what-if-too-large = With more than { $nodes } nodes this tree is too large for plain minimax here.
