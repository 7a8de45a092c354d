# Monte Carlo tree search in the window.

search-name-mcts = Monte Carlo tree search
search-name-mcts-short = MCTS
search-name-puct = PUCT, Monte Carlo tree search with priors
hint-mcts = A tree that grows by a node an iteration, where games played at random promise most. Every number of it is an estimate.
mcts-iterations = Iterations
mcts-iterations-hint = How often a path is selected, a node added and a game played out. More iterations estimate better and take longer.
mcts-iterations-other = Another number, up to { $most }
mcts-iterations-now = { $iterations ->
    [one] 1 iteration
   *[other] { $number } iterations
}
mcts-exploration = Exploration c
mcts-exploration-hint = The constant c of UCB1 and PUCT: how much a child gains that has been tried seldom. With 0 the best mean is always selected.
mcts-exploration-other = Another constant
mcts-selection-setting = Selection
mcts-selection-hint = How a child is selected: by UCB1, once each has been tried, or by PUCT with a prior for each move, as AlphaZero does without its network. Priors in a tree come first.
mcts-selection-uct = UCB1
mcts-selection-uniform = PUCT, uniform priors
mcts-selection-softmax = PUCT, priors by evaluation (temperature { $temperature })
mcts-selection-puct = PUCT, by priors
mcts-priors-setting = Priors
mcts-priors-hint = Where the tree gives its moves no priors: all alike, or the softmax of the evaluations after the moves. The greater the temperature, the more alike they are.
mcts-priors-uniform = uniform
mcts-priors-softmax = by evaluation, temperature { $temperature }
mcts-seed = Random seed
mcts-seed-hint = The same number gives the same rollouts, on every machine.
mcts-seed-other = Another seed
mcts-rollout-setting = Rollouts
mcts-rollout-hint = How a rollout ends: with the end of the game, or after some plies with the evaluation of the position.
mcts-rollout-random = to the end of the game
mcts-rollout-plies = { $plies ->
    [one] 1 ply, then evaluated
   *[other] { $plies } plies, then evaluated
}
mcts-decide-setting = Decided by
mcts-decide-hint = Which move is played in the end: the one with the most visits, the robust child, or the one with the best mean, the max child.
mcts-decide-by-visits = visits
mcts-decide-by-value = mean value
mcts-start = { $chance ->
    [yes] Chance decides at the root.
   *[other] { $player } is to move.
} The tree is the root alone. { $iterations ->
    [one] One iteration
   *[other] Each of { $number } iterations
} selects a path, adds a node, plays the game on at random and counts the result on the path.
mcts-start-puct = { $player } is to move. The tree is the root and its moves, each with its prior P. { $iterations ->
    [one] One iteration
   *[other] Each of { $number } iterations
} selects a path to a node that is new or a leaf, adds the moves there, { $rollout ->
    [random] plays the game on at random
    [leaf] evaluates the node
   *[evaluation] plays some moves at random, evaluates the position
} and counts the result on the path.
mcts-not-playing = In a game against the program, Monte Carlo tree search is chosen as what the program plays by.
mcts-move = move
mcts-w = w
mcts-n = n
mcts-mean = mean
mcts-bonus = bonus
mcts-sum = sum
mcts-terms-max = The mean is w/n. The bonus is c·√(ln N / n), with c = { $c } and N = { $visits }, the visits of the node.
mcts-terms-min = For MIN the mean is 1 − w/n. The bonus is c·√(ln N / n), with c = { $c } and N = { $visits }, the visits of the node.
mcts-prior = P
mcts-terms-puct = { $turned ->
    [yes] For MIN the mean is 1 − w/n
   *[no] The mean is w/n
}, and 0 without visits. The bonus is c·P·√N / (1 + n), with the prior P, c = { $c } and N = { $visits }, the visits of all children together. Of equal sums the one with the greatest prior is taken.
mcts-panel-select = Why this child
mcts-panel-expand = A new node
mcts-panel-priors = The moves and their priors
mcts-panel-rollout = Rollout
mcts-panel-backup = Backing up
mcts-panel-iteration = A new iteration
mcts-panel-decide = The decision
mcts-panel-path = Path of the iteration
mcts-over = game over
mcts-path-visits = w/n
mcts-priors-from = { $rule ->
    [given] The priors are those of the tree, divided by their sum if it is not 1.
    [softmax] The priors are the softmax of the evaluations after the moves: P is in proportion to e^(v/{ $temperature }), with v for the player to move.
    [unevaluated] Not every move leads to a position that can be evaluated, so that all have the same prior.
   *[uniform] All moves have the same prior.
}
mcts-untried = { $tried ->
    [0] None of { $moves } moves has been tried.
    [one] 1 of { $moves } moves has been tried.
   *[other] { $tried } of { $moves } moves have been tried.
} Until all are, the next one is added: { $next }.
mcts-counts = { $iterations ->
    [one] 1 of { $all } iterations is over.
   *[other] { $number } of { $all } iterations are over.
}
mcts-counts-nodes = { $nodes ->
    [one] The tree is the root alone.
   *[other] The tree has { $shown-nodes } nodes.
}
mcts-iteration-of = iteration { $number } of { $all }
mcts-cut-short = { $reason ->
    [nodes] The limit of nodes ended the search
    [memory] The limit of memory ended the search
    [time] The limit of time ended the search
   *[stopped] The search was ended
} after { $iterations ->
    [one] 1 iteration
   *[other] { $number } iterations
} of { $all }: no move is decided on.
mcts-spoken-node = { $name }, { $role }, { $visits ->
    [0] not counted yet
    [one] w { $w } of 1 visit, mean { $mean }
   *[other] w { $w } of { $n } visits, mean { $mean }
}
mcts-spoken-prior = { $role }, prior { $prior }
mcts-node-prior = The prior of its move is P { $prior }.
mcts-node-now = { $visits ->
    [one] w { $w } after 1 visit: a mean of { $mean } for { $player }.
   *[other] w { $w } after { $n } visits: a mean of { $mean } for { $player }.
}
mcts-node-new = It has been added, and no result has been counted yet.
mcts-rollout-begin = From here { $count ->
    [one] 1 move is
   *[other] { $count } moves are
} played at random.
mcts-rollout-move = Move { $made } of { $count }: { $move }.
mcts-rollout-end = { $count ->
    [0] Nothing is played:
    [one] After 1 move, { $move }:
   *[other] After { $count } moves, the last of them { $move }:
} the result is { $value }, which counts as x { $x }.
mcts-rollout-slider = Moves of the rollout
mcts-rollout-back = One move of the rollout back
mcts-rollout-forward = One move of the rollout forward
mcts-rollout-play = Play the rollout
mcts-progress = Monte Carlo tree search: { $iterations } iterations so far, { $most } in all
transport-grain-phase = one phase
transport-grain-iteration = one iteration
transport-grain-ten = 10 iterations
transport-grain-hundred = 100 iterations
transport-grain-thousand = 1,000 iterations
key-forward-phase = Forward to the end of the phase
key-back-phase = Back to the end of a phase
key-forward-iteration = Forward by one iteration
key-back-iteration = Back by one iteration
key-forward-ten = Forward by 10 iterations
key-back-ten = Back by 10 iterations
key-forward-hundred = Forward by 100 iterations
key-back-hundred = Back by 100 iterations
key-forward-thousand = Forward by 1,000 iterations
key-back-thousand = Back by 1,000 iterations
mode-not-mcts = not in Monte Carlo tree search
mcts-not-here = Not in Monte Carlo tree search
mcts-not-here-why = “{ $command }” needs a search that visits nodes one after another and proves values. Choose another algorithm for it.
mcts-first-moves = { $moves } … ({ $count } moves)
lane-steps = Steps
lane-step-through = Make steps in this search: { $search }
mcts-panel-chart = Beside minimax
mcts-chart-mean = mean ±
mcts-chart-true = true x
mcts-chart-decides = After { $number } iterations the search would decide on { $move }{ $known ->
    [none] , one of the best moves.
    [some] , which loses { $regret } of x against the best move.
   *[unknown] .
}
mcts-chart-since = It would have done so since iteration { $number }.
mcts-chart-unknown = Minimax does not end here within 50,000 nodes, so that the true values are not known.
mcts-chart-margin = Dashed lines are the true values by minimax, and the bands are mean ±. ± is 1.96·s/√n: how much the results scatter. They are not independent of one another, and the true value may lie farther away.
algorithm-mcts =
    mcts(root):
      repeat for each iteration: @iteration
        node ← root
        while all moves are tried:
          node ← child with greatest @select
            mean + c·√(ln N / n)
        add the next child of node @expand
        x ← { $rollout ->
        [random] result of a game at random
       *[evaluation] moves at random, evaluated
    } @rollout
        for each node up to the root:
          w ← w + x,  n ← n + 1 @backup
      return the { $decide ->
        [visits] most visited move
       *[value] move of best mean
    } @decide
algorithm-mcts-chance =
    mcts(root):
      repeat for each iteration: @iteration
        node ← root
        while all moves are tried:
          node ← child with greatest @select
            mean + c·√(ln N / n)
          chance: drawn by its weight
        add the next child of node @expand
        x ← { $rollout ->
        [random] result of a game at random
       *[evaluation] moves at random, evaluated
    } @rollout
        for each node up to the root:
          w ← w + x,  n ← n + 1 @backup
      return the { $decide ->
        [visits] most visited move
       *[value] move of best mean
    } @decide
algorithm-puct =
    mcts(root):
      add the moves of root, with P
      repeat for each iteration: @iteration
        node ← root
        repeat:
          node ← child with greatest @select
            mean + c·P·√N / (1 + n)
        until node is new or a leaf
        add the moves of node, with P @priors
        x ← { $rollout ->
        [random] result of a game at random
        [leaf] evaluation of node
       *[evaluation] moves at random, evaluated
    } @rollout
        for each node up to the root:
          w ← w + x,  n ← n + 1 @backup
      return the { $decide ->
        [visits] most visited move
       *[value] move of best mean
    } @decide
algorithm-puct-chance =
    mcts(root):
      add the moves of root, with P
      repeat for each iteration: @iteration
        node ← root
        repeat:
          node ← child with greatest @select
            mean + c·P·√N / (1 + n)
          chance: drawn, and added if new @expand
        until node is new or a leaf
        add the moves of node, with P @priors
        x ← { $rollout ->
        [random] result of a game at random
        [leaf] evaluation of node
       *[evaluation] moves at random, evaluated
    } @rollout
        for each node up to the root:
          w ← w + x,  n ← n + 1 @backup
      return the { $decide ->
        [visits] most visited move
       *[value] move of best mean
    } @decide
