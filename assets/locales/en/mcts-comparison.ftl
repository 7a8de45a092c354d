## How often Monte Carlo tree search decides on a right move, over many seeds: the tables of poda compare --mcts.

mcts-compare-settings = Monte Carlo tree search, { $settings }, seeds { $from } to { $to }
mcts-compare-best =
    { $count ->
        [one] The best move is { $moves }, worth { $value }: a search to the end of the game proves it.
       *[other] The best moves are { $moves }, each worth { $value }: a search to the end of the game proves it.
    }
mcts-compare-iterations = Iterations
mcts-compare-right = Right
mcts-compare-of = { $right } of { $searches }
mcts-compare-share = Share
mcts-compare-interval = 95 % interval
mcts-compare-regret = Mean regret
mcts-compare-notes = The interval is Wilson’s, of the share that other seeds would give. The regret is what the best move is worth more than the one decided on, where 0 is the worst result and 1 the best.
mcts-compare-decisions = How often each move was decided on, by iterations
mcts-compare-move = Move
mcts-compare-unknown = Which moves are right is not known: within the limits no search comes to the end of the game. Choose a position nearer to it, or allow more with --max-nodes or --max-memory.
mcts-compare-no-choice = There is no decision to compare: no player has a move here.
