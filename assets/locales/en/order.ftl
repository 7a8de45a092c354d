## The order of moves: what the menu offers, why a move is tried at its rank, and the tables.

order-title = Order of moves
order-base = All others
order-base-given = As the game gives them
order-base-reversed = Reversed
order-base-best = By evaluation, best first
order-base-worst = By evaluation, worst first
order-killers = Killers: moves that cut at this ply
order-killers-none = No killers
order-killers-count =
    { $count ->
        [one] { $count } killer at every ply
       *[other] { $count } killers at every ply
    }
order-killers-short =
    { $count ->
        [one] { $count } killer
       *[other] { $count } killers
    }
order-history = History: moves that cut often
order-history-short = history
order-remembering = From pass to pass, and from the table
order-remembered = Best move known so far goes first
order-table = Remember positions in a table
order-guess = MTD(f): first guess
order-reach = Window: the value ±
order-seed = Seed of chance
order-quiet = Beyond the depth limit
order-quiet-none = nothing
order-quiet-off = Nothing: all stops at the limit
order-quiet-on =
    { $plies ->
        [one] until quiet, { $plies } ply
       *[other] until quiet, { $plies } plies
    }
order-quiet-change = Quiet: the last move changed the evaluation
order-quiet-at-most = By { $change } at most
order-quiet-plies = Beyond the limit
order-quiet-plies-most =
    { $plies ->
        [one] { $plies } ply at most
       *[other] { $plies } plies at most
    }

## Why a node is tried at its rank. $rank counts from 1.

rank-given = Number <b>{ $rank }</b> of { $count } to be tried: as the game gives them.
rank-rest = Number <b>{ $rank }</b> of { $count } to be tried: nothing puts it first, so it keeps the game’s order.
rank-reversed = Number <b>{ $rank }</b> of { $count } to be tried: the game’s order is reversed.
rank-best = Number <b>{ $rank }</b> of { $count } to be tried: evaluated as <b>{ $score }</b> beforehand; what is best for { $player } goes first.
rank-worst = Number <b>{ $rank }</b> of { $count } to be tried: evaluated as <b>{ $score }</b> beforehand; what is worst for { $player } goes first.
rank-no-estimate = Number <b>{ $rank }</b> of { $count } to be tried: it cannot be evaluated beforehand, so it goes last.
rank-killer = Number <b>{ $rank }</b> of { $count } to be tried: this move has cut at this ply before. It is <b>killer { $slot }</b> there.
rank-history = Number <b>{ $rank }</b> of { $count } to be tried: this move of { $player } has cut before. History counts <b>{ $weight }</b> for it.
rank-line = Number <b>{ $rank }</b> of { $count } to be tried: of the moves here it returned the best score in an earlier pass.
rank-table = Number <b>{ $rank }</b> of { $count } to be tried: the table remembers that it returned the best score here before.

## The tables in the panel

panel-rank = Why at this rank
panel-killers = Killers
panel-history = History
tables-nothing = Nothing has cut so far.
tables-ply = Ply { $ply }
tables-child = child { $number }
tables-slot = killer { $slot }: { $move }
tables-weight-square = A cutoff counts the square of the plies still to be searched.
tables-weight-one = Every cutoff counts 1.
tables-more =
    { $count ->
        [one] and { $count } more move
       *[other] and { $count } more moves
    }
