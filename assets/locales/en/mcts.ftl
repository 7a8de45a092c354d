# Monte Carlo tree search. Every number of it is an estimate.

mcts-settings = { $iterations ->
    [one] Monte Carlo tree search, 1 iteration
   *[other] Monte Carlo tree search, { $number } iterations
}, { $settings }, seed { $seed }
mcts-settings-of-any-seed = { $selection ->
    [uct] { "" }
    [uniform] PUCT, priors as given or else uniform, { "" }
   *[softmax] PUCT, priors as given or else by the evaluation at temperature { $temperature }, { "" }
}c = { $exploration }, { $rollout ->
    [random] random rollouts
    [leaf] evaluations in place of rollouts
   *[evaluation] rollouts of { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    } and an evaluation
}, results from { $low } to { $high }, decided by { $decide ->
    [visits] visits
   *[value] value
}
mcts-iteration = Iteration { $number }.
mcts-select = At { $node }, { $player } selects { $child }: { $mean } + { $bonus } = { $sum } is more than { $other-mean } + { $other-bonus } = { $other-sum }, that of { $other }.{ $seldom ->
    [yes] { " " }For { $player } its mean is lower, but it has been tried less.
   *[no] { "" }
}
mcts-select-tie = At { $node }, { $player } selects { $child }: { $mean } + { $bonus } = { $sum }. That of { $other } is equal, and the first of equals is taken.
mcts-select-puct = At { $node }, { $player } selects { $child }: { $sum }. That is more than { $other-sum }, that of { $other }.{ $seldom ->
    [yes] { " " }For { $player } its mean is lower, but its bonus is greater.
   *[no] { "" }
}
mcts-select-puct-tie = At { $node }, { $player } selects { $child }: { $sum }. The sum of { $other } is equal. { $greater ->
    [yes] The greater prior decides, { $prior }.
   *[no] So are their priors, and the first of equals is taken.
}
mcts-select-new = At { $node }, { $player } selects { $child }: no child has been visited, so that all sums are 0, and { $equals ->
    [one] its prior { $prior } is the greatest
   *[other] it is the first of { $equals } with the greatest prior, { $prior }
}.
mcts-priors = { $count ->
    [one] At { $node }, the only move is added to the tree, with its prior: { $moves }.
   *[other] At { $node }, the { $count } moves are added to the tree, with their priors: { $moves }.
}
mcts-select-only = At { $node }, { $player } selects { $child }, the only move.
mcts-select-outcome = Chance decides at { $node }: { $child } is drawn, with a probability of { $weight }/{ $of }.
mcts-expand = At { $node }, { $child } is the first move that has not been tried: it is added to the tree.
mcts-expand-outcome = Chance decides at { $node }: { $child } is drawn, with a probability of { $weight }/{ $of }, and added to the tree.
mcts-rollout-over = The game is over at { $node }. The result is { $value }, which counts as x { $x }.
mcts-rollout-drawn = The given tree ends at { $node }. The result is random, a win as often as in the iterations before: { $value }, which counts as x { $x }.
mcts-rollout = From { $node } the game is played to its end at random: { $moves }. The result is { $value }, which counts as x { $x }.
mcts-rollout-evaluated = { $count ->
    [0] Nothing is played from { $node }: it is evaluated as it stands
   *[other] From { $node } the game is played on at random and then evaluated: { $moves }
}. The result is { $value }, which counts as x { $x }.
mcts-backup = At { $node }, w is now { $w } and n is { $n }: the mean is { $mean }.
mcts-decide = { $player } { $kind ->
    [roll] rolls
    [hold] holds
   *[move] plays { $best }
}: { $decide ->
    [visits] { $equals ->
        [one] it has the most visits
       *[other] it is the first of the { $equals } moves with the most visits
    }
   *[value] { $equals ->
        [one] it has the best mean
       *[other] it is the first of the { $equals } moves with the best mean
    }
}.
mcts-decide-nothing = There is no move to decide on.
mcts-decide-visits = Visits: { $visits }.
mcts-visits = { $move } ({ $visits })
mcts-value = { $iterations ->
    [one] After 1 iteration the value is estimated at { $value }. An estimate proves nothing.
   *[other] After { $number } iterations the value is estimated at { $value }. An estimate proves nothing.
}
mcts-line = Line: { $line }
mcts-cost = { $nodes ->
    [one] 1 node in the tree.
   *[other] { $number } nodes in the tree.
}
mcts-trace-format = A trace of Monte Carlo tree search is printed as text or as JSON, without `--panels`.
