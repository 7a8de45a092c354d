## The picture
picture-chance = CHANCE
picture-probability = { $percent }%
picture-votes = { $count } · { $percent }%
picture-ply = ply { $ply }
picture-sooner =
    { $winner ->
        [MAX] { $win }−{ $count ->
            [one] { $plies } ply
           *[other] { $plies } plies
        }
       *[MIN] { $count ->
            [one] { $plies } ply
           *[other] { $plies } plies
        }−{ $win }
    }
picture-alpha-cut = α-cut
picture-beta-cut = β-cut
picture-best-possible = { $score }: best for { $player }
picture-folded = { $count } more
picture-confirmed = same value as minimax
picture-confirmed-chance = same value as expectiminimax
picture-confirmed-quiet = same value as minimax with quiescence
picture-table-depth = d { $depth }
picture-table-end = end
picture-killer = as killer { $slot }
picture-history = by history { $weight }
picture-limit = limit

## The document
document-menu = Document
document-untitled = Untitled
document-lesson = { $number } · { $title }
document-edited = { $title } (edited)
document-new = New
document-new-tree = Tree…
document-new-lecture = New lecture
game-tic-tac-toe = Tic-tac-toe
game-connect-four = Connect Four
game-othello = Othello
game-kalah = Kalah
game-babilego = Babilego
game-nim = Nim
game-pig = Pig (dice)
game-tic-tac-toe-3 = Tic-tac-toe for three (4 × 4)
game-2048 = 2048
document-lessons = Lessons
document-lesson-map = Lessons…
document-share = Share
document-recent = Recent files
document-drafts = Drafts
drafts-delete = Delete all drafts
draft-minutes = { $count ->
    [0] just now
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
draft-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
draft-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

## The top bar
top-present = Present
top-panel = Side panel
top-language = Language
top-more = More
search-algorithm = Algorithm
search-depth = Depth
search-depth-full = full
search-depth-full-long = to the end of the game
search-depth-other = Another depth, in plies
search-depth-plies = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
search-depth-without-estimates = { $plies ->
    [one] 1 ply: no estimates there
   *[other] { $plies } plies: no estimates there
}
search-fail = Fail
search-fail-short = Fail
search-fail-soft = soft
search-fail-hard = hard
search-cut-on = Cut on
search-opponent = MIN plays
search-opponent-best = its best move
search-opponent-random = at random

## More
more-sowing = Sowing
sowing-ascending = Smallest token first
sowing-descending = Largest token first
sowing-fifo = First in, first out
sowing-lifo = Last in, first out
sowing-choice = The mover chooses
more-last-object = The last object
more-players = Players
nim-two-players = Two
nim-three-players = Three
hint-players = With three players, each wants the most for themselves. Who wins gets 1; in misère play, where one loses, the other two get 0.5 each.
nim-normal = Wins
nim-misere = Loses (misère)
nim-take-any = Any number
nim-take-1 = One
nim-take-2 = At most 2
nim-take-3 = At most 3
nim-take-4 = At most 4
nim-take-5 = At most 5
nim-take-given = As in the file
more-sooner = Wins
sooner-all-alike = All count alike
sooner-more = Sooner ones count more
more-evaluation = Evaluation
evaluation-open-lines = Open lines: 6−5=1
evaluation-outcome = Outcome: +1, 0, −1
evaluation-weighted = Weighted sum: 2×3 − 1×5 = 1
evaluation-discs = Discs: 4−1=3
size-columns = Columns
size-rows = Rows
size-connect = Discs in a line
size-pits = Pits per side
size-seeds = Seeds per pit
size-piles = Piles
size-target = Points that win
size-objects = Objects per pile
more-order = Order of cells
order-as-given = As in the file
order-rows = Row by row
order-ring = Around the board, center last
more-symmetry = Symmetric siblings
merge-nowhere = All searched
merge-first = Merged in the first plies only
merge-everywhere = Merged
more-notation = α and β
notation-node = Beside the nodes
notation-edge = On the edges, as descended
notation-interval = As an interval
more-probabilities = Probabilities
probabilities-fractions = As fractions
probabilities-percent = In percent
more-sides = Values
sides-both = MAX’s and the mover’s
sides-max = MAX’s alone
more-unvisited = Not visited
unvisited-outlined = Faint outline
unvisited-unopened = Shown as the search reaches them
unvisited-hidden = Hidden
more-layout = Nodes
layout-tree = Visits (a tree)
layout-positions = Positions, each once
more-search = Search
more-picture = Picture
more-window = Window
key-all-controls = Show all controls in lessons
limit-nodes = Node limit
limit-memory = Memory limit
limit-megabytes = { $megabytes } MB
limit-time = Time limit
limit-no-time = no limit
limit-seconds = { $seconds } s
ribbon-more-time = Search for up to { $seconds } s
more-theme = Colors
theme-light = Light
theme-dark = Dark
more-text-size = Text size
text-size = { $percent } %

## The ribbon over the tree
ribbon-new-to-minimax = New to minimax
ribbon-knows-minimax = I know minimax: start at pruning
ribbon-whole = Whole tree
ribbon-elsewhere = The search is now outside this subtree.
ribbon-up-to-it = Show it
ribbon-folded = { $count ->
    [one] 1 subtree is folded.
   *[other] { $count } subtrees are folded.
}
ribbon-open-all = Open all
ribbon-draw-tree = Draw the tree
positions-count = { $same ->
    [yes] { $count ->
        [one] { $positions } position, visited once.
       *[other] { $positions } positions, each visited once.
    }
   *[no] { $count ->
        [one] { $positions } position instead of { $nodes } nodes.
       *[other] { $positions } positions instead of { $nodes } nodes.
    }
}
position-reached = Moves lead here from { $count } positions; the search has come from { $made ->
    [0] none
   *[other] { $made }
} of them.
position-again = { $table ->
    [yes] Visited before; the table does not answer here, so the position is { $leaf ->
        [yes] evaluated
       *[no] searched
    } again.
   *[no] Visited before; without a table, the position is { $leaf ->
        [yes] evaluated
       *[no] searched
    } again.
}
positions-too-many = A tree of more than { $nodes } nodes is drawn node by node.
ribbon-cut-short =
    { $ending ->
        [nodes]
            { $count ->
                [one] Stopped at the limit of { $nodes } node.
               *[other] Stopped at the limit of { $nodes } nodes.
            }
        [memory]
            { $count ->
                [one] Stopped after { $nodes } node, at the memory limit.
               *[other] Stopped after { $nodes } nodes, at the memory limit.
            }
        [depth] Stopped after { $nodes } nodes: a line of play goes on for more than { $plies } plies.
        [overflow] Stopped: an expected value would need more than 128 bits to be exact.
        [infinities] Stopped: the average of +∞ and −∞ is not a number.
        [time]
            { $count ->
                [one] Stopped after { $nodes } node, at the time limit.
               *[other] Stopped after { $nodes } nodes, at the time limit.
            }
       *[stopped]
            { $count ->
                [one] Stopped after { $nodes } node.
               *[other] Stopped after { $nodes } nodes.
            }
    }
ribbon-stopped-short =
    { $count ->
        [one] A newer search stopped at { $nodes } node, before it got this far, so this one is kept.
       *[other] A newer search stopped at { $nodes } nodes, before it got this far, so this one is kept.
    }
ribbon-more-nodes = Up to { $nodes }
ribbon-more-memory = Up to { $megabytes } MB
ribbon-search-on = Search again

## The progress of background tasks
progress-searching = Searching: { $nodes } so far, { $most } at most
progress-checking = Checking against a search of everything: { $nodes } so far
progress-laying-out = Laying out the tree
progress-stop = Stop here
progress-stop-why = Stop the search, and show what was recorded of it
progress-cancel = Cancel

## The transport
transport-play = Play
transport-pause = Pause
transport-step-alone = Step { $step }
transport-step = step { $step } of { $last }
transport-pace = Speed and step size
transport-speed = { $speed }/s
transport-speed-heading = Steps per second
transport-grain-heading = One step is
transport-grain-event = one event
transport-grain-visit = one node
timeline-name = Timeline

## Keys
key-play = Play or pause
key-forward = One step forward
key-back = One step back
key-next-cutoff = Next cutoff that prunes
key-previous-cutoff = Previous cutoff that prunes
key-over = Step over the subtree
key-out = Step out of the subtree
key-next-leaf = Next leaf
key-first-difference = First step at which two searches differ
key-next-change = Next change of this node
key-first = To the beginning
key-last = To the end
key-restart = Back to step 0
key-step-size = Step size: the next one
key-go-back = Back to where I was
key-fit = Show the whole tree; once more: as large as is legible
key-only-subtree = Show only this subtree
key-up = Show the tree above
key-fold = Fold or open this node
key-zoom-in = Larger
key-zoom-out = Smaller
key-natural-size = Actual size
key-enlarge-text = Larger text
key-reduce-text = Smaller text
key-usual-text = Usual text size
key-minimap = Map of the tree
key-positions = Each position once, or each visit
key-find = Find a node…
key-split = Another search side by side
key-compare = Compare searches…
key-present = Present
key-theme = Light or dark
key-language = The next language
key-blank = Blank the screen
key-leave = Leave
key-open = Open…
key-save = Save
key-save-as = Save as…
key-undo = Undo
key-redo = Redo
key-keys = All keys
key-name-space = Space
key-name-backspace = Backspace
key-name-shift = Shift
key-name-home = Home
key-name-end = End
key-name-page-down = PageDown
key-name-page-up = PageUp

## Nodes under the pointer
hover-node = <b>{ $name }</b> · { $player } · ply { $ply }
hover-unvisited = Not visited yet.
hover-pruned = <cut>Pruned:</cut> the search does not come here.
hover-passed-over = <b>Passed over:</b> the search does not come here.
hover-cut = <cut>Cut:</cut> { $inequality }
hover-cut-best-possible = <cut>Cut:</cut> nothing is better than { $score } for { $player }
hover-leaf = Leaf: <b>{ $sum }</b>
hover-open = Open. So far: <b>{ $known }</b>
hover-reached = Reached with probability { $probability } under best play
hover-finished = Finished. Value: <b>{ $known }</b>
hover-table-hit = From the table: <b>{ $known }</b>, searched down to the leaves
hover-table-hit-depth = From the table: <b>{ $known }</b>, searched { $depth ->
    [one] { $depth } ply deep
   *[other] { $depth } plies deep
}
hover-mover = From MIN’s side: <beta>{ $known }</beta>
hover-window =
    { $named ->
        [alpha] <alpha>α = { $alpha }</alpha>
       *[both] Window: <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>
    }
hover-searched-with =
    { $named ->
        [alpha] Searched with <alpha>α = { $alpha }</alpha>
       *[both] Searched with <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>
    }
hover-probe = A probe: only its first move is tried, which proves a bound.
fraction-decimals = In decimals: { $equations }
landmark-top = Document and search
landmark-steps = Through the steps
landmark-side = About this search
landmark-text = Text of the document
landmark-sentence = Sentence or question
landmark-trees = The search
landmark-slide = The slide
# A line of pseudocode as screen readers say it.
code-indented = indent { $level }: { $code }
tree-name = Search tree
tree-name-of-program = Search tree of the program
tree-name-of-right-search = Search tree of the right search, { $search }
tree-name-of-search = Search tree, { $search }
tree-name-of-pass = Search tree, pass { $pass }
tree-name-of-positions = { $name }, each position once
node-fit = Fit this subtree into the window
node-fold = Fold what is below
node-unfold = Open what is folded
node-visit = Go to the step that visits it
node-given-unvisited = not visited, value { $value }
node-given-entered = not evaluated yet, value { $value }
node-given-pruned = pruned, value { $value }
node-given-passed-over = passed over, value { $value }

## Finding a node
find-field = Find a node
find-hint = Moves such as 5/1, a name, or #12
find-close = Close the find bar
find-facts = { $player } · ply { $ply } · { $known }
find-match = { $node }: { $facts }
find-visit = Go to the step that visits { $node }
find-never-visited = { $node } is never visited
find-nothing = No node is called “{ $typed }”, and no moves like that lead to one.
find-no-visit = { $visits ->
    [one] The search visits only { $number } node.
   *[other] The search visits only { $number } nodes.
}
find-only-recorded = The search is not complete: only what was recorded of it was looked through.
find-looking = Looking through the names: { $percent }%
find-more = More nodes match. Type more to find them.
find-key = { $show } shows the node.
find-keys = { $show } shows the node, { $visit } goes to its visit.

## The map
minimap-name = Map of the tree: a click moves the view

## The side panel
panel-close = Close the side panel
panel-position = The position
panel-leaf = The leaf
panel-horizon-value = The depth limit: evaluated as <b>{ $sum }</b>
panel-player-to-move = <b>{ $player }</b> to move
panel-only-max-to-move = <alpha>MAX</alpha> to move
panel-only-min-to-move = <beta>MIN</beta> to move
panel-chance-decides = Chance decides here.
disc-blue = Blue
disc-orange = Orange
disc-blue-in-cell = blue disc
disc-orange-in-cell = orange disc
side-south = South
side-north = North
board-spoken-changed = { $rows }; changed: { $cells }
board-spoken-dice = MAX { $max }, MIN { $min } of { $target }; in this turn { $turn }; { $die ->
    [none] the die is not rolled yet
    [rolling] the die is rolling
   *[other] the die shows { $die }
}
board-spoken-sides = South { $south }; store { $south_store }. North { $north }; store { $north_store }
panel-leaf-value = The game is over: <b>{ $sum }</b>
panel-max-to-move = <alpha>{ $mark }</alpha> to move: MAX
panel-min-to-move = <beta>{ $mark }</beta> to move: MIN
panel-won = The game is over: { $side } has won.
panel-drawn = The game is over: a draw.
panel-grundy = Grundy numbers of the piles: { $numbers }. Their exclusive or is { $together }: at 0 the player to move loses.
panel-grundy-misere = Grundy numbers of the piles: { $numbers }. Their exclusive or is { $together }. That decides in normal play; in misère play only while one of these numbers is more than 1.
panel-open-lines-max = <alpha>{ $mark }: { $count } open</alpha>
panel-open-lines-min = <beta>{ $mark }: { $count } open</beta>
panel-step = This step
panel-fold = Fold { $title }
panel-unfold = Show { $title }
panel-result = Result
panel-why = Why this cutoff
panel-algorithm = Algorithm
panel-stack = Call stack
panel-stack-mover = Call stack, from the mover’s side
panel-stats = So far
panel-cost = What it cost
panel-moves = Moves in this search
panel-moves-row = { $move }: { $value }
panel-moves-unknown = nothing is proved yet
panel-moves-scale = Scale from { $low } to { $high }
panel-moves-open = Hatched: where the value may still lie.
panel-moves-more = { $count ->
    [one] One more move has no bar here.
   *[other] { $count } more moves have no bars here.
}
panel-chart = The root, step by step
stack-node = node
stack-best = best
stack-more = … { $count } more …
stats-so-far =
    { $nodes_count ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    } · { $leaves_count ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }
stats-so-far-of-minimax =
    { $nodes_count ->
        [one] { $nodes } of { $all_nodes } node
       *[other] { $nodes } of { $all_nodes } nodes
    } · { $leaves_count ->
        [one] { $leaves } of { $all_leaves } leaf
       *[other] { $leaves } of { $all_leaves } leaves
    }
stats-cutoffs =
    { $cutoffs_count ->
        [0] { $more_count ->
            [0] No cutoffs.
            [one] { $more } cutoff, at a last child: it prunes nothing.
           *[other] { $more } cutoffs, all at a last child: they prune nothing.
        }
       *[other] { $branches_count ->
            [one] { $branches } branch pruned
           *[other] { $branches } branches pruned
        } by { $cutoffs_count ->
            [one] { $cutoffs } cutoff
           *[other] { $cutoffs } cutoffs
        }{ $more_count ->
            [0] { "" }
            [one] { " " }({ $more } more at a last child, which prunes nothing)
           *[other] { " " }({ $more } more at a last child, which prune nothing)
        }.
    }
cost-nodes = nodes
cost-leaves = leaves
cost-cutoffs = cutoffs
chart-best = best
chart-alpha = α
chart-beta = β
# What the lines of the chart show, for screen readers.
chart-line = { $name }: { $changes }.
chart-change = { $score } at step { $step }

## Editing
board-hint = <faint>Click a cell to change it.</faint>
board-hint-column = <faint>Click a column to drop a disc into it, or a disc to change it.</faint>
counts-change = Change the position
counts-done = Close the fields
counts-turn = To move
counts-pit = { $side } { $number }
counts-store = { $side } store
counts-pile = Pile { $number }
counts-turn-points = This turn
counts-cell = Cell { $number }
counts-more = { $kind ->
    [piles] Add a pile
   *[other] Add a pit
}
counts-fewer = { $kind ->
    [piles] Remove a pile
   *[other] Remove a pit
}
counts-press-enter = <faint>Press Enter to apply it.</faint>
counts-wrong-count = { $field }: a whole number from 0 to { $most } was expected.
counts-wrong-token = { $field }: tokens worth 1, 5 or 10 were expected, such as “1 5 10”, { $most } at most.
counts-wrong-tile = { $field }: a power of two up to { $most } was expected, or nothing for an empty cell.
counts-wrong-orders = { $field }: these tokens have too many possible orders.
board-reset = Reset the position
board-empty = empty
board-cell = Cell { $cell }: { $content }
board-column = Column { $column }, row { $row }: { $content }
board-square = Square { $square }: { $content }
board-other-to-move = Switch the side to move
board-fault-counts = No game reaches { $x } X and { $o } O: X starts, and they take turns. Keep editing, or reset the position.
board-fault-discs = No game reaches { $x } discs of { $first } and { $o } of { $second }: { $first } starts, and they take turns. Keep editing, or reset the position.
board-fault-to-move = The counts say that { $mark } is to move.
board-fault-both = No game reaches a board on which both have a line. Keep editing, or reset the position.
board-fault-after = { $mark } has a line, but the other side moved afterwards. Keep editing, or reset the position.
board-fault-three = No game leads to this board: X, O and T take turns, X starts, and a line of three ends the game. Keep editing, or reset the position.
board-fault-floating = A disc floats in column { $column }: discs fall. Keep editing, or reset the position.
leaf-value-of = Value of { $name }
leaf-not-a-number = This is not a number. Write one like 3, −0.5, 7/3 or inf.
leaf-outside-bounds = All values of this tree are said to lie in { $low } … { $high }.

# Weights
panel-weights = Weights
weights-sum = <b>f(s) = { $sum }</b>
weights-how = f(s) is the sum of weight × count. Each count is MAX’s less MIN’s.
weights-how-alone = f(s) is the sum of weight × count.
weights-press-enter = Enter applies the weight; Esc keeps the old one.
weights-not-a-number = <b>{ $feature }</b>: this is not a weight. A number such as 3 or −0.5 is expected, with at most three decimals and no larger than a million.
feature-ones = Lines with one
feature-twos = Lines with two
feature-threes = Lines with three
feature-fours = Lines with four
feature-fives = Lines with five
feature-centre = Center
feature-corners = Corners
feature-edges = Edges
feature-discs = Discs
feature-mobility = Mobility
feature-empty = Empty cells
feature-merges = Merges
feature-monotone = Lines in order
feature-corner = Greatest in corner

## The overview of a large tree
panel-overview = Overview
overview-explained = <b>{ $nodes }</b> in the picture, pruned ones included. Where there is no room to draw them one by one, each column shows the shares of those under it. Zoom in to see the nodes.
overview-explained-whole = <b>{ $nodes }</b> in the picture: the search visits <b>{ $visited }</b> of them. Where there is no room to draw them one by one, each column shows the shares of those under it. Zoom in to see the nodes.
overview-explained-visited = <b>{ $nodes }</b> in the picture: the search visits all of them. Where there is no room to draw them one by one, each column shows the shares of those under it. Zoom in to see the nodes.
overview-max = good for MAX, from the top
overview-level = worth 0
overview-min = good for MIN, from the bottom
overview-unvisited = not visited yet
overview-undecided = only bounded
overview-pruned = pruned
overview-path = path to the current node
overview-best = principal variation

# On a blank screen
blank-hint = The screen is blank. Press { $blank } or { $leave }, or click, to go on.

# Walking through the tree
key-walk = Parent, child, sibling
key-walk-parent = To the parent
key-walk-child = To the best child so far, or the first
key-walk-previous = To the previous sibling
key-walk-next = To the next sibling
key-node-details = Describe the selected node

# The selected node
panel-node = Selected node
node-edit = Edit
node-edit-done = Done
node-best = Best child: { $child }.
node-best-so-far = Best child so far: { $child }.

# One sentence that teaches each setting
hint-algorithm = How the tree is searched: minimax leaves nothing out, alpha-beta leaves out what cannot change the result, and other searches do the same with more or less work.
hint-depth = How many plies the search looks ahead; at the depth limit a position is estimated by the evaluation function.
hint-fail = What a node returns when its value lies outside its window: fail-soft, the best value that it found; fail-hard, the bound of the window.
hint-cut-on = Whether a value equal to the bound already cuts (≥) or only a better one does (>): with > more nodes may be visited, and the value stays the same.
hint-opponent = Whether MIN chooses the move that is worst for MAX, or each of its moves with the same probability: then a node of MIN is a chance node, and is worth what its children are worth on average.
hint-edit-sort = The order in which children are tried decides how much is pruned: usually most with the best first.
hint-order = The order in which cells are tried: the value stays the same; how much is pruned may change.
hint-sooner = Whether a win counts more the sooner it comes, and a loss the later: 100 minus the plies of the game (1,000 on a large board).
hint-evaluation = What a position is worth where the search stops: the function that stands in for the rest of the game.
hint-symmetry = Positions that are rotations or mirror images of one another are worth the same, so one of them is enough.
hint-notation = Where α and β are written: beside the node, on the edge by which the search went down, or as an interval.
hint-probabilities = How the probability of an outcome is written on its edge: 1/6, or ≈ 16.7%.
hint-sides = Negamax counts from the side of the player to move: its numbers can be shown beside MAX’s, or MAX’s alone.
hint-unvisited = What is drawn of nodes that the search has not visited yet: their outlines, or nothing until it reaches them.
hint-layout = What a node of the drawing is: a visit of the search, or a position, to which all moves lead that reach it.
hint-text-size = All text in the window: of the panels, the tree and the dialogs.
hint-theme = Dark on light prints well; light on dark is easy on the eyes in a dark room.
hint-leaves = Whether the values of leaves can be read from the start, as on paper, or only once the search has visited them. In a game, only small trees show their sums from the start.
hint-nodes = The search stops when it has visited this many nodes, and says so.
hint-memory = The search stops when it takes up this much memory, and says so.
hint-time = The search stops when this much time has passed, and says so.
hint-sowing = In which order the tokens of a pit are dropped, which decides which of them reach the base.
hint-last-object = Whether the player who takes the last object wins or loses: the same moves, another game.
more-max-take = Taken at a time
hint-max-take = How many objects a move may take from a pile: the Grundy number of a pile is what is left over when it is divided by one more than that.
hint-order-title = What is tried first, and what the search remembers to find good moves early: the earlier they come, the more alpha-beta usually prunes.
hint-order-quiet = A position in which the next move changes the evaluation a lot should not be estimated: the search continues from there until it is quiet.
hint-guess = The value at which MTD(f) begins: near the true one, it usually takes fewer passes.
hint-delta = How far a window reaches on both sides of the expected value: a narrow one tends to prune more, but has to be searched again more often.
hint-seed = The same number gives the same moves at random.
hint-killers = A move that has just caused a cutoff at this ply is tried early in the other nodes of the ply: it often cuts there too.
hint-history = Moves that have caused cutoffs anywhere in the tree are tried before the others.
hint-stored-first = The best move of an earlier pass or of the table is tried first: it is usually good again.
hint-table = Results are stored by position, so that a position met again often need not be searched again.
