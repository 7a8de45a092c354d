## What several searches of one position cost. The columns of a table, in the window and in poda compare.

comparison-depth = Depth
comparison-algorithm = Algorithm
comparison-order = Move ordering
comparison-order-own = as in the file
comparison-order-given = as given
comparison-order-reversed = reversed
comparison-order-best = best first
comparison-order-worst = worst first
comparison-order-killers = killers
comparison-order-history = history
comparison-order-any = any
comparison-value = Value
comparison-agrees = As minimax
comparison-nodes = Nodes
comparison-leaves = Leaves
comparison-cutoffs = Cutoffs
comparison-that-prune = Pruning cutoffs
comparison-pruned-branches = Pruned branches
comparison-pruned-leaves = Pruned leaves
comparison-yes = yes
comparison-no = no
comparison-unknown = —
comparison-too-many = > { $nodes }
comparison-memory = memory limit
comparison-depth-of-tree = tree too deep

## At which move of a node the cutoff comes: the first that is tried, the second, …

comparison-by-move = Cutoffs by the number of the move
comparison-move =
    { $move ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $move }th
    }
comparison-later = later
comparison-first-share = At the 1st

## The minimal tree of each depth: "b" is how many moves a node has, "d" how deep the leaves are, in plies.

comparison-minimal = The minimal tree
comparison-minimal-plies = d
comparison-minimal-branching = b
comparison-minimal-leaves = Leaves needed
comparison-minimal-all = of all leaves
comparison-minimal-uniform = Where b stands without ≈, every node has b moves and all leaves are at depth d: no search can prove a finite value with fewer leaves, and alpha-beta needs no more if the best move is tried first everywhere.
comparison-minimal-effective = Where b is marked ≈, nodes have more moves or fewer: b is then the d-th root of the number of leaves that there are, and d the depth of the deepest. A uniform tree of that size would need so many leaves; this one, being uneven, may need fewer or more.

## The sheet in the window.

comparing-title = Compare searches of this position
comparing-depths = by depth
comparing-from = from
comparing-to = to
comparing-start = Compare
comparing-close = Close
comparing-under-way = Search { $number } of { $all }: { $algorithm }, depth { $depth }. { $nodes } so far
comparing-done =
    { $count ->
        [one] { $done } search compared.
       *[other] { $done } searches compared.
    }
comparing-cancelled =
    { $count ->
        [one] Cancelled: { $done } search was made.
       *[other] Cancelled: { $done } searches were made.
    }
comparing-view = View
comparing-table = Table
comparing-charts = Charts
comparing-by-depth = By depth, logarithmic scale
comparing-shown = Shown
comparing-in-all-orders = { $algorithm } in all orders
comparing-all-in-order = All algorithms, { $order }
comparing-quantity = What the chart shows
comparing-minimal = minimal tree
comparing-minimal-line = Dashed: the minimal tree, which alpha-beta needs if the best move is tried first everywhere. The table says how it is worked out.
comparing-by-move-depth = Depth of the cutoffs by move
comparing-no-cutoffs = At this depth nothing was cut.

## Two searches side by side. In brackets: how many more or fewer than the first.

race-beside = The other search
race-close = Show the first search alone
race-counts = Nodes { $nodes } · Leaves { $leaves }
race-step = step { $step } of { $last }
race-done = done after { $last } steps
race-cut-short = cut short after { $last } steps
race-step-cut-short = step { $step } of { $last }, where it is cut short
progress-beside = The other search: { $nodes } so far, { $most } at most
