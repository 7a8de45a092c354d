## Generated exercises: what they contain, and why there is none.

generated-title = Exercise { $seed }
generated-shallow =
    { $count ->
        [0] No shallow cutoff prunes a branch.
        [one] 1 shallow cutoff prunes a branch or more.
       *[other] { $count } shallow cutoffs prune a branch or more.
    }
generated-deep =
    { $count ->
        [0] No deep cutoff prunes a branch.
        [one] 1 deep cutoff prunes a branch or more.
       *[other] { $count } deep cutoffs prune a branch or more.
    }
generated-equal =
    { $count ->
        [0] At no cutoff that prunes does the value equal the bound.
        [one] At 1 cutoff that prunes, the value equals the bound.
       *[other] At { $count } cutoffs that prune, the value equals the bound.
    }
generated-saves-subtree =
    { $count ->
        [0] No cutoff prunes an inner node.
        [one] 1 cutoff prunes an inner node with all that is below it.
       *[other] { $count } cutoffs prune an inner node with all that is below it.
    }
generated-at-last-child =
    { $count ->
        [0] No cutoff comes at a last child, where it would save nothing.
        [one] 1 cutoff comes at a last child and saves nothing.
       *[other] { $count } cutoffs come at a last child and save nothing.
    }
generated-ties =
    { $count ->
        [0] At no node do two visited children share the node’s value.
        [one] At 1 node two visited children share the node’s value.
       *[other] At { $count } nodes two visited children share the node’s value.
    }
generated-root =
    { $care ->
        [yes] The decision at the root needs care: only one move is best, it is not the first, and choosing by the best leaf or by each move’s first leaf goes wrong.
       *[no] The decision at the root needs no special care.
    }
generated-chance =
    { $count ->
        [0] No node is a chance node.
        [one] 1 node is a chance node.
       *[other] { $count } nodes are chance nodes.
    }
generated-star1 =
    { $count ->
        [0] No cutoff at a chance node prunes an outcome.
        [one] 1 cutoff at a chance node prunes one outcome or more.
       *[other] { $count } cutoffs at chance nodes prune one outcome or more.
    }
generated-not-found = No exercise that fulfills all these wishes was found; positions tried: { $tried }. Another seed or fewer wishes may help.
generated-nearest = This is what the nearest one contains.
generated-nothing = No tree or position of this kind came up at all.

impossible-out-of-range = For `{ $name }` a whole number from { $least } to { $most } is possible.
impossible-not-by-hand = Only minimax, alpha-beta and their negamax forms are carried out by hand; choose one of these.
impossible-nothing-is-pruned = Minimax and negamax prune nothing; cutoffs need alpha-beta or negamax with alpha-beta.
impossible-too-shallow =
    { $wish ->
        [shallow] A shallow cutoff needs at least { $needed } plies; the depth is { $depth }.
        [deep] A deep cutoff needs at least { $needed } plies; the depth is { $depth }.
        [equal] A cutoff whose value equals the bound needs at least { $needed } plies; the depth is { $depth }.
        [saves-subtree] A cutoff that prunes an inner node needs at least { $needed } plies; the depth is { $depth }.
        [chance] A chance node below the root needs at least { $needed } plies; the depth is { $depth }.
        [star1] A cutoff at a chance node needs at least { $needed } plies; the depth is { $depth }.
        [careful-root] A decision at the root that needs care needs at least { $needed } plies; the depth is { $depth }.
        [ragged] Leaves at different depths need at least { $needed } plies; the depth is { $depth }.
       *[other] This needs at least { $needed } plies; the depth is { $depth }.
    }
impossible-one-child =
    { $wish ->
        [careful-root] With one child per node there is nothing to decide at the root; 2 children are needed.
        [ties] With one child per node no two children can be worth the same; 2 children are needed.
        [ragged] With one child per node there is only one leaf; 2 children are needed for leaves at different depths.
       *[other] With one child per node there is nothing to prune; 2 children are needed.
    }
impossible-too-many =
    { $wish ->
        [shallow] Of shallow cutoffs that prune a branch, a tree of this size has at most { $most }, not { $wished }.
        [deep] Of deep cutoffs that prune a branch, a tree of this size has at most { $most }, not { $wished }.
        [both] Of shallow and deep cutoffs together, a tree of this size has at most { $most }, not { $wished }.
        [saves-subtree] Of cutoffs that prune an inner node, a tree of this size has at most { $most }, not { $wished }.
        [star1] Of cutoffs at chance nodes, a tree of this size has at most { $most }, not { $wished }.
       *[other] Of cutoffs that prune a branch, a tree of this size has at most { $most }, not { $wished }.
    }
impossible-more-than-cutoffs =
    { $wish ->
        [saves-subtree] Cutoffs that prune an inner node are shallow or deep; at most { $cutoffs } of these are asked for, and not { $wished }.
       *[other] Cutoffs whose value equals the bound are shallow or deep; at most { $cutoffs } of these are asked for, and not { $wished }.
    }
impossible-other-players = Max-n, max-n-shallow, paranoid and best-reply need the number of players, and a tree of several players needs one of them.
impossible-not-of-players = A tree of several players has no chance nodes; neither the side to begin nor a tree without equal leaves can be asked for. Deep cutoffs are for paranoid and best-reply, and a careful root for paranoid.
impossible-no-chance = Only explicit trees are generated with chance nodes.
impossible-ties-do-not-cut = If a value must be beyond the bound, one that equals it does not cut; for such cutoffs choose α ≥ β.
impossible-no-ties-with-bounds = If no two leaves have the same value, no value equals a bound; allow equal leaves, or choose fail-hard with 3 plies or more.
impossible-too-few-values = Without equal leaves the smallest tree of this shape needs { $needed } values; the range has { $values }.
impossible-too-few-values-for-care =
    { $values ->
        [one] A decision at the root that needs care takes { $needed } different values; here there is 1.
       *[other] A decision at the root that needs care takes { $needed } different values; here there are { $values }.
    }
impossible-too-many-nodes = An exercise has at most { $most } nodes; a tree of this depth and branching has more.
impossible-no-line = A line of { $connect } does not fit on this board; the longest that fits has { $longest }.

cli-practice-seed = Seed { $seed }.
cli-expected-wishes = Expected wishes separated by commas: shallow, deep, equal, saves-subtree, chance and star1, each with a number as in shallow=2 or a range as in shallow=1..3, none-at-last-child, careful-root; or exploration, near-tie, terminal-again, of Monte Carlo tree search.
cli-expected-players = Expected a number of players from 2 to 6.
cli-expected-branching = Expected a whole number from 1 to 10, or a range of such numbers, as in 2..4.
cli-expected-range = Expected a range of whole numbers, as in 0..20 or -9..9.
cli-expected-size = Expected whole numbers separated by x, as in 5x4x3.
cli-help-practice-generate = Print a new exercise as a position file
cli-help-practice-seed = The seed of the exercise: the same seed and the same wishes give the same exercise; without it, one is chosen and shown
cli-help-practice-game = The game that the exercise comes from: tree, tic-tac-toe, connect-four, kalah or nim (tree); without --generate, a command whose program plays the game, as for poda solve
cli-help-practice-size = The size of the board: columns, rows and length of a line (7x6x4), pits and seeds (6x4), piles and objects (3x5)
cli-help-practice-branching = How many children a node of a tree has, a number or a range (2..3)
cli-help-practice-players = The number of players with payoffs of their own, 2 to 6, for max-n, max-n-shallow, paranoid and best-reply; without it, MAX and MIN
cli-help-practice-range = The range of the values of the leaves of a tree (0..20)
cli-help-practice-ties = Whether leaves of a tree may be equal: allowed, forbidden or wanted (allowed)
cli-help-practice-ragged = Put the leaves of a tree at different depths
cli-help-practice-first = The side to move at the root of a tree: max or min (max)
cli-help-practice-wish = What the exercise must contain, separated by commas: shallow=2, deep=1, equal=1..2, saves-subtree, chance=1..3, star1=1, none-at-last-child, careful-root; or exploration, near-tie, terminal-again, of Monte Carlo tree search (shallow=1)

## What an exercise on Monte Carlo tree search contains.

generated-iterations = { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
}
generated-exploration = Selected although another child has a better mean: { $count }
generated-near-ties = Selected by less than 0.05, and more than rounding: { $count }
generated-terminal-again = A leaf where the game is over, reached again: { $count }
