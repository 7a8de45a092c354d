## What is found of somebody's own program: the verdict.

check-verdict =
    { $verdict ->
        [same] The program is right, step by step ({ $algorithm }).
        [equivalent] The program is right, in another form of the search ({ $algorithm }).
        [differs] The answer is right, but the search is not ({ $algorithm }).
        [wrong] The answer is wrong.
        [inconsistent] The run contradicts itself.
        [incomparable] { $position ->
            [yes] Not judged: the run cannot be compared with the search ({ $algorithm }).
           *[no] Not judged: the run cannot be compared with a search.
        }
       *[incomplete] The run is not complete.
    }
check-view-mover = Its numbers are those of the side to move, as in negamax.
check-view-of-counts = Its w counts for the player who has moved to the node.
check-verdict-word =
    { $verdict ->
        [same] same
        [equivalent] equivalent
        [differs] differs
        [wrong] wrong
        [inconsistent] inconsistent
        [incomplete] incomplete
        [incomparable] not judged
       *[unreadable] unreadable
    }
check-guessed = The program does not say which search it is. The nearest was taken: { $algorithm }.
check-variation-bounds = Outside its window it returns other bounds, which prove as much.
check-variation-order = It tries the moves in an order of its own.
check-variation-windows = It does not tell every window. Where it does not, only nodes and values were compared.
check-variation-best-move = It names another best move, which is as good.
check-variation-cut-on = Where a value only meets a bound, it cuts otherwise than the search. Both are right.
check-variation-memory = It takes values of positions that it has searched before from a memory. They are right where it uses them.
check-variation-scouts = It tests children with null windows, and searches again those that may be better.
check-variation-passes = It makes several searches, each with a window or a depth of its own.
check-variation-random-opponent = MIN’s nodes take the average of their children: the opponent moves at random.
check-variation-averages-unsaid = Its values are those of expectimax, in which MIN’s nodes take the average of their children, and nothing in the program says that this is meant. If it is, claim it, with “expectimax” as “algorithm” in “claims”.
check-variation-shallow-cuts = A node compares its value with what its parent has found, and with nothing above it: it makes no deep cuts.
check-variation-ties = Of moves that are equally good for the player who moves it takes another than the first. Both are right, but the others may get something else.
check-variation-depth-in-moves = Its depth counts the moves of players, not the outcomes of chance.
check-variation-root-window = The root is searched with the window { $window }, and the value lies outside: what it returns is a bound. If this window is meant, claim it: “window” in “claims”.
check-variation-claim = The position does not allow the search that the program claims to be. { $why }
check-variation-position = Nothing in the run contradicts the rest of it, but its position is not known. Name it: “tree” or “position” in the first line, or --position FILE. The moves of the run have to be those of the position.
check-reading-min-at-root =
    { $mover ->
        [yes] It was read as negamax with MIN to move at the root.
       *[no] It was read with MIN to move at the root.
    }
check-reading-one-side = Only { $player } moves in it: no move of the other side was seen.
check-reading-leaves = It values leaves in the loop of the node above. They were read as if it entered them.
check-reading-wins = It values a move that wins in the loop, without a call of its own. These leaves were read as if it entered them.
check-reading-scale = Its leaves are worth { $number } times what the position says. Its numbers were read in that scale.
check-reading-scale-by-ply = A win is worth more to it, or less, the later it comes. The position was read with the program’s own values.
check-reading-times = Every node multiplies the best value by { $number } before it returns it. It was read with this rule.
check-reading-plus = Every node adds { $number } to the best value before it returns it. It was read with this rule.
check-reading-plus-for-mover = Every node adds { $number } to the best value, from the view of the side to move. It was read with this rule.
check-reading-towards-zero = Every node brings the best value { $number } closer to zero before it returns it. It was read with this rule.
check-reading-stops = It stops at a node where no leaf of the tree is better than what it has found.

## The first difference, and where it is.

check-place =
    { $known ->
        [yes] Line { $line }, step { $step }:
       *[no] Line { $line }:
    }
check-line = the node after { $moves }
check-order =
    { $told ->
        [yes] At { $node } the program enters { $entered }, but it is the turn of { $expected }.
       *[no] At { $node } the program enters { $entered }, but it is the turn of { $expected }. (If it tries the moves in an order of its own, it has to tell them: “moves” in “enter”.)
    }
check-missed-cut =
    { $player ->
        [MAX] At { $node } (MAX) the program already has { $best } and goes on. β is { $bound }, and { $best } { $relation } { $bound }: nothing further below { $node } can matter.
       *[MIN] At { $node } (MIN) the program already has { $best } and goes on. α is { $bound }, and { $best } { $relation } { $bound }: nothing further below { $node } can matter.
    } { $count ->
        [0] No leaf was evaluated for it.
        [one] One leaf was evaluated for nothing.
       *[other] { $leaves } leaves were evaluated for nothing.
    }
check-cut-too-many =
    { $finite ->
        [yes] { $player ->
            [MAX] { $met ->
                [yes] At { $node } (MAX) the program stops at { $best }, which is β. The claimed search cuts only beyond it, so { $child } is searched too.
               *[no] At { $node } (MAX) the program stops at { $best } before it has searched { $child }. β is { $bound }, and { $best } ≥ { $bound } does not hold: { $child } can still matter.
            }
           *[MIN] { $met ->
                [yes] At { $node } (MIN) the program stops at { $best }, which is α. The claimed search cuts only beyond it, so { $child } is searched too.
               *[no] At { $node } (MIN) the program stops at { $best } before it has searched { $child }. α is { $bound }, and { $best } ≤ { $bound } does not hold: { $child } can still matter.
            }
        }
       *[no] { $player ->
            [MAX] At { $node } (MAX) the program stops at { $best } before it has searched { $child }. β is still +∞, so nothing can be cut there.
           *[MIN] At { $node } (MIN) the program stops at { $best } before it has searched { $child }. α is still −∞, so nothing can be cut there.
        }
    }
check-refuted =
    { $own ->
        [yes] As the tree is, it changes the answer: the root is worth { $result }.
       *[no] If { $leaf } were { $count ->
                [one] { "" }
                [2] both{ " " }
               *[other] all{ " " }
            }{ $value }, the root would be worth { $result }.
    }
check-harmless = No values of the leaves below it change the root. It is still against the rule.
check-undecided = Whether that can change the root was not worked out: the tree is too large.
check-leaf-value =
    { $turned ->
        [yes] The program evaluates { $node } as { $told }; it is worth { $expected }. The sign is that of the other side.
       *[no] The program evaluates { $node } as { $told }; it is worth { $expected }.
    }
check-window = The program enters { $node } with { $told }; it should be { $expected }.
check-remembered = The program returns { $told } for { $node } without a search, as for a position that it knows; what its searches of that position have proved is { $expected }.
check-returned-value =
    { $root ->
        [yes] The program returns { $told } for the root; from what its children returned follows { $expected }.
       *[no] At { $node } the program returns { $told }; from what its children returned follows { $expected }.
    }
check-best-move =
    { $root ->
        [yes] { $is ->
            [yes] The program names { $told } as the best move, but the best is { $expected }.
           *[no] The program names a best move that the root does not have. The best is { $expected }.
        }
       *[no] { $is ->
            [yes] At { $node } the program names { $told } as the best move, but { $expected } has the best value.
           *[no] At { $node } the program names a best move that the node does not have. { $expected } has the best value.
        }
    }
check-side = At { $node } the program takes it for { $told }’s turn, but it is { $player }’s.
check-vector =
    { $leaf ->
        [yes] The program evaluates { $node } as { $told }; it is worth { $expected }.
       *[no] { $chance ->
            [yes] At { $node }, chance decides. The program returns { $told }; from what the outcomes returned follows { $expected }.
           *[no] { $vector ->
                [yes] At { $node }, { $player } moves. The program returns { $told }, which gives { $player } { $own }; from what the children returned follows { $expected }, which gives { $player } { $more }.
               *[no] At { $node }, { $player } moves. The program returns { $told }; from what the children returned follows { $expected }, which gives { $player } { $more }.
            }
        }
    }
check-players-missed-cut =
    At { $node }, { $player } already has { $best }, and the program goes on. The limit is { $bound }, and { $best } { $relation } { $bound }: nothing further below { $node } can matter. { $count ->
        [0] No leaf was evaluated for it.
        [one] One leaf was evaluated for nothing.
       *[other] { $leaves } leaves were evaluated for nothing.
    }
check-players-cut-too-many =
    { $finite ->
        [yes] { $met ->
            [yes] At { $node } the program stops when { $player } has { $best }, which is the limit. The claimed search cuts here only beyond it, so { $child } is searched too.
           *[no] At { $node } the program stops when { $player } has { $best }, before it has searched { $child }. The limit is { $bound }, and { $best } ≥ { $bound } does not hold: { $child } can still matter.
        }
       *[no] At { $node } the program stops when { $player } has { $best }, before it has searched { $child }. The search visits every child.
    }
check-depth =
    { $expanded ->
        [yes] The program goes on below { $node }, where the search stops.
       *[no] The program evaluates { $node } like a leaf, where the search goes on.
    }
check-unknown-move =
    { $is ->
        [yes] There is no move “{ $told }” at { $node }. Its moves are { $moves }: name the moves so.
       *[no] The program enters a child of { $node } without telling the move (“move” in “enter”). The moves there are { $moves }.
    }
check-outcome-left-out = At { $node } chance decides, and the program goes back before it has searched { $child }, which counts too.
check-extra-node = Below { $node } the program enters a node that the search does not enter.
check-ends-early = The run ends here, but the search makes another pass.
check-selected = At { $node } ({ $player }) the program selects { $child }, whose sum is { $sum }; that of { $expected } is { $other }.
check-untried = At { $node } the program selects a child although { $child } was not tried yet.
check-sum = At { $node } the program says that the sum of { $child } is { $told }; it is { $expected }.
check-prior = At { $node } the program says that the prior of { $child } is { $told }; it is { $expected }.
check-counts = At { $node } the program counts { $told }; its iterations make { $expected }.
check-phase = At { $node } something else comes next: an iteration selects children, expands one that was not tried, rolls out and backs up.
check-phase-puct = At { $node } something else comes next: an iteration selects children down to the first that has not been visited, or to a leaf, rolls out or evaluates there, and backs up.

## The same in a few words, for tables.

check-short-enters = enters { $child }
check-short-enters-a-node = enters a node
check-short-cuts = cuts
check-short-leaves = goes back
check-short-ends = ends
check-short-another-pass = makes another pass
check-short-leaf = is a leaf
check-short-goes-on = goes on
check-short-selects = selects
check-short-phase = another phase

## The mistake that explains it.

check-diagnosis =
    { $count ->
        [one] One mistake explains every event of the run:
       *[other] Each of these mistakes explains every event of the run:
    }
check-no-diagnosis = None of the known mistakes explains the whole run.
check-mistake-cut-on-strict = It cuts only where a bound is passed (< and >), not where it is met (≤ and ≥).
check-mistake-cut-on-equal = It cuts where a bound is met (≤ and ≥), but claims to cut only where it is passed (< and >).
check-mistake-no-cuts = It narrows the window and never cuts.
check-mistake-alpha-not-updated = MAX never raises α.
check-mistake-beta-not-updated = MIN never lowers β.
check-mistake-alpha-forgotten = MAX never raises α. So its test for a cut never comes true there, and MAX never cuts.
check-mistake-beta-forgotten = MIN never lowers β. So its test for a cut never comes true there, and MIN never cuts.
check-mistake-tests-alpha-at-max = MAX compares its value with α. It has to compare it with β, what MIN already has.
check-mistake-tests-beta-at-min = MIN compares its value with β. It has to compare it with α, what MAX already has.
check-mistake-no-cuts-at-max = MAX narrows its window and never cuts. MIN does.
check-mistake-no-cuts-at-min = MIN narrows its window and never cuts. MAX does.
check-mistake-root-window-not-passed = Every move of the root is searched with the whole window: what the first of them is worth is not handed down.
check-mistake-window-not-passed = The window is not handed down: every child begins with that of the root.
check-mistake-window-from-parent = Children get the window with which their parent was entered, not the narrowed one.
check-mistake-update-after-test = The test for a cut comes before the last child is counted, so each cut comes a child late.
check-mistake-alpha-beta-swapped = α and β change places when they are handed down.
check-mistake-negamax-no-swap = Negamax hands down (−α, −β) instead of (−β, −α).
check-mistake-negamax-no-sign = Negamax takes a child’s value without turning its sign.
check-mistake-negamax-double-sign = Negamax turns the sign twice: when it returns a value, and when it takes it.
check-mistake-always-negating = Negamax turns the sign even where the same side moves again.
check-mistake-min-maximises = MIN takes the largest value, as MAX does.
check-mistake-depth-minus-one = The search ends one ply too early.
check-mistake-depth-plus-one = The search ends one ply too late.
check-mistake-last-best = A child that is only as good as the best replaces it (≥ instead of >).
check-mistake-best-from-zero = The best value begins at 0 instead of −∞ or +∞.
check-mistake-returns-bound = It returns the bound where its best value lies outside the window: fail-hard, not fail-soft.
check-mistake-returns-value = It returns its best value even where that lies outside the window: fail-soft, not fail-hard.
check-mistake-wrong-bound = A node that is cut returns its own bound instead of the one that was met.
check-mistake-root-cuts = The root stops after its first child. Only the bound of a node above can end a search, and the root has none.
check-mistake-cut-on-strict-at-max = At MAX it cuts only where β is passed (>), not where it is met (≥).
check-mistake-cut-on-strict-at-min = At MIN it cuts only where α is passed (<), not where it is met (≤).
check-mistake-alpha-raised-at-min = MIN raises α. It has to lower β: what MIN has found limits MAX, not itself.
check-mistake-alpha-raised-at-min-first = MIN raises α before it tests for a cut. It has to lower β: what MIN has found limits MAX, not itself.
check-mistake-beta-lowered-at-max = MAX lowers β. It has to raise α: what MAX has found limits MIN, not itself.
check-mistake-beta-lowered-at-max-first = MAX lowers β before it tests for a cut. It has to raise α: what MAX has found limits MIN, not itself.
check-mistake-at-one-side = { $sentence } It does so at { $player } only: { $other } is right.
check-mistake-max-minimises = MAX takes the smallest value, as MIN does.
check-mistake-min-takes-largest = MIN takes the largest value, as MAX does, and moves its own bound by it.
check-mistake-tests-own-bound = Each side compares its value with its own bound. It has to compare it with that of the other side.
check-mistake-bounds-exchanged = MAX lowers β and MIN raises α. Each has to move its own bound: what a side has found limits the other.
check-mistake-window-shared = α and β are shared by all nodes and never restored, so what one branch finds narrows the others for ever.
check-mistake-negamax-window-not-negated = Negamax hands down (α, β) as they are. The other side needs (−β, −α).
check-mistake-negamax-leaf-sign = A leaf returns MAX’s value. Negamax needs the value for the side to move, with the other sign where MIN is to move.
check-mistake-sides-exchanged = MAX and MIN are exchanged: MAX takes the smallest value, and MIN the largest.
check-mistake-sides-exchanged-in-best = MAX and MIN are exchanged: MAX takes the smallest value, and MIN the largest. α and β are moved by the right sides.
check-mistake-depth-for-each-opponent = Each opponent’s move counts as a unit of depth. A unit is a round: a move of every player.
check-mistake-terminal-ignored = The end of the game is not tested: a node without moves returns the number with which its best value begins.
check-mistake-last-child-kept = Each child’s value replaces the one before, so the last child decides.
check-mistake-best-shared = The best value is kept from one node to the next, as in a default argument or an attribute.
check-mistake-small-infinity = A number stands for infinity that values exceed: the window and the best value begin at it.
check-mistake-small-infinity-in-best = A number stands for infinity that values exceed: the best value begins at it.
check-mistake-state-not-undone = A move is not taken back, so the next one is made on a changed board.
check-mistake-mover-evaluation = Leaves are evaluated for the side to move instead of for MAX.
check-mistake-one-layer-for-all-opponents = Several moves of the same side in a row count as one ply of depth.
check-mistake-cache-without-depth = A stored value is used again whatever the depth to which it was searched.
check-mistake-cache-without-window = A stored bound is used again as if it were the value.
check-mistake-cache-flags-by-narrowed-window = The flag of a stored value is determined by the bound that the loop has moved, so that a lower bound passes for an upper one.
check-mistake-weights-ignored = The average is taken without weights: every outcome counts the same.
check-mistake-min-as-chance = MIN’s nodes take the average of their children. MIN chooses the smallest value.
check-mistake-chance-as-min = Chance nodes take the smallest value, as if MIN chose the outcome. Chance takes the average.
check-mistake-chance-as-max = Chance nodes take the largest value, as if MAX chose the outcome. Chance takes the average.
check-mistake-alpha-beta-for-expectimax = It is alpha-beta where expectimax is asked: chance takes the smallest value, and branches are pruned. Chance takes the average, which needs every outcome.
check-mistake-outcomes-left-out = Outcomes of chance are left out, and the average is that of the others.
check-mistake-outcomes-missing = Outcomes of chance are left out: their part is missing in the sum.
check-mistake-average-rounded-down = The average is rounded down to a whole number.
check-mistake-average-rounded-to-zero = The decimals of the average are cut off, as in a division of whole numbers.
check-mistake-average-not-divided = The values of the outcomes are added, and the sum is not divided by their number.
check-mistake-chance-as-ply = A chance node counts as a ply of depth, but the claimed depth counts the moves of players.
check-mistake-chance-not-as-ply = A chance node does not count as a ply of depth, but the claimed depth counts it.
check-mistake-mean-of-max = At MIN’s nodes children are compared by MAX’s mean. MIN prefers what MAX likes least.
check-mistake-one-sign = The result is added with the same sign at all nodes, although each node’s mean is that of the player who has moved there.
check-mistake-mean-of-opponent = Children are compared by the mean of the opponent of the player who selects.
check-mistake-log-of-root = N is the number of all iterations. It has to be that of the node that selects.
check-mistake-log-of-child = The logarithm is taken of the child’s visits. It has to be that of the node that selects.
check-mistake-no-log = The logarithm is missing in c·√(ln N / n).
check-mistake-no-root = The root is missing in c·√(ln N / n).
check-mistake-root-of-log = The root is taken of ln N alone, not of ln N / n.
check-mistake-untried-passed-over = A child is selected although another was never tried: a child without visits comes first.
check-mistake-decides-by-wins = The move with the most wins is played, not the one with the most visits or the best mean.
check-mistake-decides-by-sum = The move with the greatest sum is played: the bonus for what was tried rarely no longer counts at the end.
check-mistake-decides-by-mean = The move with the best mean is played, but the program claims to decide by visits.
check-mistake-decides-by-visits = The move with the most visits is played, but the program claims to decide by means.
check-mistake-prior-ignored = The prior is missing in c·P·√N / (1 + n).
check-mistake-counts-swapped = N and n have changed places: the root is taken of the visits of all children, N, and the child’s own visits, n, divide.
check-mistake-no-root-of-visits = The root is missing in c·P·√N / (1 + n).
check-mistake-nothing-added = The bonus is divided by n, not by 1 + n. A child without visits has a bonus, too.
check-mistake-visits-of-root = N is the number of all iterations. It has to be that of the children of the node that selects.
check-mistake-bonus-of-ucb1 = The bonus is that of UCB1, c·√(ln N / n). That of PUCT is c·P·√N / (1 + n).
check-mistake-log-with-prior = A logarithm is taken, as in UCB1. The bonus of PUCT is c·P·√N / (1 + n).
check-mistake-mean-subtracted = The mean is subtracted from the bonus. It has to be added: a child that has done well is selected more often.
check-mistake-untried-first = Every child is tried before another is selected again, as in UCT. In PUCT a child without visits has a sum like the others.
check-mistake-priors-not-scaled = The priors are used as they are given, although they do not add up to 1. Each is divided by their sum.
check-mistake-priors-of-max = At MIN’s nodes the priors are greatest where MAX’s evaluation is greatest. They are those of the player to move.
check-mistake-decides-by-prior = The move with the greatest prior is played. A prior says what is looked at first, not what is best.
check-mistake-root-player-everywhere = At every node the entries of the player at the root are compared. Each player compares their own.
check-mistake-least-taken = Players take the child with the least entry of their own. They want the greatest.
check-mistake-last-of-equals = Of children that are equally good for the player, the last is kept (≥ instead of >). For the other players they may differ.
check-mistake-deep-cuts = A node is cut by what any player above already has. Only what the parent’s player has can cut it.

## Why a run was not read further.

check-fault-json = Line { $line } cannot be read: { $said }.
check-fault-header = Line { $line } is not the first line of a run. A run begins with { "{" }"poda": "run", "version": 1{ "}" }.
check-fault-position = The position in line { $line } cannot be read: { $said }
check-fault-weights = The weights of a chance node in line { $line } cannot be read: a positive number for each outcome, as many as there are outcomes.
check-fault-player = In line { $line } “{ $said }” moves, but no player has this name. The players are those in the first line.
check-fault-vector =
    { $count ->
        [0] In line { $line } a value is a list. Values are numbers, unless the first line names several players: “players”.
       *[other] In line { $line } a value has to be a list of { $count } numbers: one for each player, in the order of the first line.
    }
check-fault-claim = Line { $line } claims “{ $said }”, which is not known.
check-fault-event = Line { $line } tells of “{ $said }”. The events are enter, leave, leaf, note and end.
check-fault-not-a-number = In line { $line }, “{ $field }” is NaN, which is no number. It comes of calculations such as ∞ − ∞ or 0 · ∞ in the program: print the line at which it appears first.
check-strays =
    { $count ->
        [one] One line is no part of the run and was passed over: line { $line }, “{ $text }”.
       *[other] { $count } lines are no part of the run and were passed over, the first of them line { $line }, “{ $text }”.
    }
check-is-a-run = This is a run of a program: open it with “poda check” or in the window.
check-fault-missing = Line { $line } has no “{ $field }”.
check-fault-nothing-open = Line { $line } leaves a node, but none is open.
check-fault-no-search = Line { $line } comes before the first node.
check-fault-nodes-open =
    { $count ->
        [one] Line { $line } ends the search, but one node has not been left.
       *[other] Line { $line } ends the search, but { $count } nodes have not been left.
    }
check-fault-too-deep = Line { $line } opens more nodes one below the other than can be shown.
check-fault-text-too-long = Line { $line } cannot be read: { $said }
check-fault-not-text = Line { $line } is not text in UTF-8.
check-fault-too-large = The run is larger than { $megabytes } MB. Line { $line } and what follows was not read; what comes before it was judged.
check-fault-too-many = The run has more than { $most } events. Line { $line } and what follows was not read; what comes before it was judged.

check-title = A program’s run
check-nothing-to-show = The run ends before its first search does, and its position is not known: there is nothing to show.

## poda check.

check-work =
    { $known ->
        [yes] Nodes: { $nodes } (right: { $expected-nodes }). Leaves: { $leaves } (right: { $expected-leaves }).
       *[no] Nodes: { $nodes }. Leaves: { $leaves }.
    }
check-cuts = Cuts missed: { $missed }; cuts too many: { $wrong }.
check-points = Points: { $points } of { $of }
check-no-points = No points: it is not judged.
check-not-scored = { $scored ->
    [0] { $count ->
        [one] The run is not judged, so this submission has no score. A person has to grade it.
       *[other] None of the { $count } runs is judged, so this submission has no score. A person has to grade it.
    }
   *[other] { $count ->
        [one] 1 run is not judged: it adds nothing to the score and takes nothing away from it.
       *[other] { $count } runs are not judged: they add nothing to the score and take nothing away from it.
    }
}
check-part-value = Value of the root
check-part-move = Best move
check-part-order = Nodes, their order and values
check-part-cuts = Cuts
check-part-windows = Windows
check-scheme = A scheme of points is written like this: (value: 4, move: 2, order: 1, cuts: 2, windows: 1)

## The program’s own tree, step by step.

told-start = What the program told of its own search.
told-evaluate = <b>{ $subject }</b>: by the program, this leaf is worth <b>{ $score }</b>.
told-improve =
    { $first ->
        [yes] <b>{ $heading }</b>: the first child has returned <b>{ $best }</b>.
       *[no] <b>{ $heading }</b>: <b>{ $best }</b> is the { $player ->
            [MAX] most
           *[MIN] least
        } that a child has returned so far.
    }
told-cutoff =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $score } { $relation } <beta>β = { $limit }</beta>.
       *[MIN] <b>{ $heading }</b>: { $score } { $relation } <alpha>α = { $limit }</alpha>.
    } { $count ->
        [0] All children have been entered.
        [one] One child is <cut>not entered</cut>.
       *[other] { $count } children are <cut>not entered</cut>.
    }
told-leave-out =
    { $count ->
        [one] <b>{ $heading }</b>: one child is <cut>not entered</cut>.
       *[other] <b>{ $heading }</b>: { $count } children are <cut>not entered</cut>.
    }
told-leave = <b>{ $subject }</b> returns <b>{ $score }</b>.
told-over = The program’s answer is <b>{ $score }</b>.
told-ends = The run ends here.
told-why =
    { $said ->
        [yes] With this window the rest cannot matter. Whether the window is right is another question.
       *[no] { $player ->
            [MAX] { $score } { $relation } <beta>β = { $limit }</beta>: with this window the rest cannot matter. Whether the window is right is another question.
           *[MIN] { $score } { $relation } <alpha>α = { $limit }</alpha>: with this window the rest cannot matter. Whether the window is right is another question.
        }
    }
told-program = The program
told-ribbon = What the program told is marked with ?: nothing of it is proved.

## How a program is watched.

document-watch = Watch a program…
watch-title = Watch your own program
watch-why = Poda shows what a program of your own does, in any language, beside the right search. Three lines of print are enough: one at the beginning, one where your function enters a node, and one where it leaves it.
watch-program = Three lines of print
watch-prints = What it prints is a run. The line “leaf” enters a node and leaves it at once.
watch-run = A run of ten lines
watch-doors = Save it to a file, and open, drop or paste it here. The first step at which your program does something else is found at once: Shift+N goes there.
watch-wheel = In Python it takes no print at all: pip install podalab, and @poda.watch above the function.
document-own-game = A game of your own…
own-game-title = A game of your own
own-game-why = Poda searches a game whose rules are in a program of yours, in any language, and draws its boards. In a terminal, the first line writes a small game in Python, and the second opens it:
own-game-commands = Two commands of the terminal
own-game-rules = Then replace its rules by yours. The program reads a line and answers with a line: the moves of a position, where they lead, and what a finished game is worth. The page “A game of your own” of the manual says the rest.
own-game-page = The window does not start programs, and a web page cannot. There, open the tree of your game: one that Poda has saved on a desktop, or the link that these lines print in Python:
own-game-link = Two lines of Python
watch-open-sample = Open this run
