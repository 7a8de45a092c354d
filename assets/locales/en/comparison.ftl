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
comparison-agrees-chance = As expectiminimax
comparison-agrees-players = As max^n
comparison-best = Move
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

comparison-headline =
    { $count ->
        [one] { $leaves } leaf instead of { $all }
       *[other] { $leaves } leaves instead of { $all }
    }

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
comparison-minimal-uniform = Where b stands without ≈, every node has b moves and all leaves are at depth d: no search without a table can prove a finite value with fewer leaves, and alpha-beta needs no more if the best move is tried first everywhere.
comparison-chance = With chance nodes no formula tells what a search has to evaluate at least. In this tree of d = { $plies } { $plies ->
    [one] ply
   *[other] plies
}, a player has b { $moves } moves and chance n { $outcomes } outcomes to a node, on average.
comparison-minimal-effective = Where b is marked ≈, nodes have more moves or fewer: b is then the d-th root of the number of leaves that there are, and d the depth of the deepest. A uniform tree of that size would need that many leaves; this one, being uneven, may need fewer or more.

## The sheet in the window.

comparison-sheet-title = Compare searches of this position
comparison-sheet-depths = by depth
comparison-sheet-from = from
comparison-sheet-to = to
comparison-sheet-start = Compare
comparison-sheet-close = Close
comparison-sheet-under-way = Search { $number } of { $all }: { $algorithm }, depth { $depth }. { $nodes } so far
comparison-sheet-done =
    { $count ->
        [one] { $done } search compared.
       *[other] { $done } searches compared.
    }
comparison-sheet-canceled =
    { $count ->
        [one] Canceled: { $done } search was run.
       *[other] Canceled: { $done } searches were run.
    }
comparison-sheet-view = View
comparison-sheet-table = Table
comparison-sheet-charts = Charts
comparison-sheet-by-depth = By depth, logarithmic scale
comparison-sheet-shown = Shown
comparison-sheet-in-all-orders = { $algorithm } in all orders
comparison-sheet-all-in-order = All algorithms, { $order }
comparison-sheet-quantity = What the chart shows
comparison-sheet-minimal = minimal tree
comparison-sheet-minimal-line = Dotted: the minimal tree, which alpha-beta needs if the best move is tried first everywhere. The table says how it is worked out.
comparison-sheet-by-move-depth = Depth of the cutoffs by move
comparison-sheet-no-cutoffs = At this depth there was no cutoff.

## The split view: two searches side by side. In brackets is the difference from the first.

split-name = The other search
split-against-best = MIN plays its best
split-against-random = MIN plays at random
split-close = Show the first search alone
split-counts = Nodes { $nodes } · Leaves { $leaves }
split-step = step { $step } of { $last }
split-done = done after { $last } steps
split-cut-short = cut short after { $last } steps
split-step-cut-short = step { $step } of { $last }, where it is cut short
progress-split = The other search: { $nodes } so far, { $most } at most
