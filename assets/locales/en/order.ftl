## The order of moves: what the menu offers, why a move is tried at its rank, and the tables.

order-title = Move ordering
order-static = Other moves
order-static-given = As given
order-static-reversed = Reversed
order-static-best-first = By evaluation, best first
order-static-worst-first = By evaluation, worst first
order-killers = Killer moves: they have cut at this ply
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
order-history = History: moves that often cut
order-history-short = history
order-stored = From earlier passes and the table
order-stored-first = Best known move first
order-table = Transposition table
order-guess = MTD(f): first guess
order-delta = Aspiration window: value ±
setting-on = On
setting-off = Off
order-seed = Random seed
order-quiet = Quiescence search
order-quiet-none = Off
order-quiet-off = Off: every line stops at the depth limit
order-quiet-on =
    { $plies ->
        [one] until quiet, { $plies } ply
       *[other] until quiet, { $plies } plies
    }
order-quiet-change = Quiet: the last move changed the evaluation
order-quiet-at-most = by at most { $change }
order-quiet-plies = Beyond the depth limit
order-quiet-plies-most =
    { $plies ->
        [one] { $plies } ply at most
       *[other] { $plies } plies at most
    }

## Why a node is tried at its rank. $rank counts from 1.

rank-given =
    { $tree ->
        [yes] Move <b>{ $rank }</b> of { $count }, as given.
       *[no] Move <b>{ $rank }</b> of { $count }, in the game’s own order.
    }
rank-rest =
    { $tree ->
        [yes] Move <b>{ $rank }</b> of { $count }: nothing moves it forward, so it keeps the order as given.
       *[no] Move <b>{ $rank }</b> of { $count }: nothing moves it forward, so it keeps the game’s order.
    }
rank-reversed =
    { $tree ->
        [yes] Move <b>{ $rank }</b> of { $count }, in reverse order.
       *[no] Move <b>{ $rank }</b> of { $count }, in the game’s order reversed.
    }
rank-best = Move <b>{ $rank }</b> of { $count }: its static evaluation is <b>{ $score }</b>, and the best for { $player } goes first.
rank-worst = Move <b>{ $rank }</b> of { $count }: its static evaluation is <b>{ $score }</b>, and the worst for { $player } goes first.
rank-no-estimate = Move <b>{ $rank }</b> of { $count }: it has no static evaluation, so it goes last.
rank-killer = Move <b>{ $rank }</b> of { $count }: when these moves were put in order, it was <b>killer { $slot }</b> of ply { $ply }, as it had caused a cutoff there.
rank-history = Move <b>{ $rank }</b> of { $count }: when these moves were put in order, its history score was <b>{ $weight }</b>, as this move of { $player } had caused cutoffs before.
rank-line = Move <b>{ $rank }</b> of { $count }: of the moves here, it returned the best score in an earlier pass.
rank-table = Move <b>{ $rank }</b> of { $count }: the table remembers that it returned the best score here before.

## The tables in the panel

panel-rank = Move ordering
panel-killers = Killers
panel-history = History
tables-nothing = No cutoffs yet.
tables-ply = Ply { $ply }
tables-child = child { $number }
tables-slot = killer { $slot }: { $move }
tables-weight-square = Each cutoff adds the square of the depth that was left.
tables-weight-one = Each cutoff adds 1.
tables-more =
    { $count ->
        [one] and { $count } more move
       *[other] and { $count } more moves
    }
