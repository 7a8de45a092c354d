## Exam papers: why there is none, and codes that are typed in.

exam-not-a-code = This is not the code of a paper. It looks like 7-HH45G: digits, a hyphen, and letters or digits.
exam-code-mistyped = There is a typing error in the code: its last character, which checks the others, does not fit.
exam-code-unknown = This version of Poda does not know the wishes in this code.
exam-count = A paper has 1 to { $most } exercises.
exam-variants = A paper has 1 to { $most } variants.
exam-nothing-asked = Nothing is asked for. Ask for values, windows, cuts, the best move, or which leaves can be pruned.
exam-nothing-to-fill-in = This search prunes nothing, so there are neither windows nor cuts to fill in. Ask for values or the best move.
exam-undecided = Which leaves can be pruned for some values is asked of trees that are given, with at most 500 nodes, and of alpha-beta or Star1 from left to right.
exam-matters-undecided = Which leaves matter for the move is asked of trees that are given, with at most 500 nodes, with at least two moves at the root, and of searches from left to right.
exam-transform-undecided = Which changes of all leaves make a difference is asked of trees that are given, with at most 500 nodes, with at least two moves of a player at the root, and of minimax, alpha-beta and expectiminimax from left to right with an open window.
exam-needs-files = This code is that of a paper on position files. It is opened together with these files, in the same order: poda practice --exam-code CODE FILE…. In the window, open the position of the paper first.
exam-other-files = This code does not belong to these positions. Expected the files that the paper was made from, unchanged and in the same order.
exam-no-such-exercise = The paper has no exercise with this number.
exam-too-large = No tree that fulfills these wishes fits on a page. Choose a smaller depth, fewer children or a smaller board.
exam-too-few = There are too few different exercises of this kind for a paper of this size: beside { $count } of them, no other one was found. Choose fewer exercises, fewer variants or other wishes.
# $reason is shape, size or wishes.
exam-seed-left-out =
    Exercise { $number }, variant { $variant }: another seed takes the place of { $seed }, { $reason ->
        [shape] which gives no tree of the shape that variant A has.
        [size] which gives no other tree that fits on a page.
       *[wishes] which gives no exercise that fulfills the wishes.
    }
exam-other-search = Exercise { $number }: the search of its document is not done by hand. The exercise asks for another: { $algorithm }, from left to right.
exam-too-large-for-page = This tree is too large for a page, even for one on its side: it needs { $percent } % of the space that there is.
exam-far-too-large-for-page = This tree is too large for a page: it has more than { $most } nodes.
exam-fitting-depth = With a depth limit of { $depth } it fits.
exam-no-fitting-depth = Choose a position with fewer moves.
exam-canceled = The paper was interrupted, and nothing is written.
cli-exam-progress = { $done } of { $all } exercises…
exam-no-variant-of-game = A variant of a file needs a tree with values of its own. Here the evaluations follow from the board, and another board has other cuts.
exam-no-variant-of-tree =
    { $count ->
        [one] There are not so many variants of this tree, only the tree itself: no other arrangement of the values of its leaves was found with the same cuts at the same nodes and with other values to fill in. Choose a tree with more leaves.
       *[other] There are not so many variants of this tree, only { $count } with the tree itself: no other arrangement of the values of its leaves was found with the same cuts at the same nodes and with other values to fill in. Choose { $count } variants, or a tree with more leaves.
    }
diagnostic-exam-plan = This is the plan of an exam paper, and a position was expected. The command `poda exam` makes the paper.
diagnostic-exam-source = Each exercise of a plan has exactly one of `lesson`, `file` and `wishes`.
diagnostic-expected-exam-entries = a list of exercises, such as `[(lesson: "a-to-n", points: 10), (file: "mine.ron"), (wishes: (shallow: 1, deep: 1))]`
exam-no-moves = This position has no moves, so there is nothing to fill in.

## poda exam

cli-help-exam = Write exam papers and their keys
cli-usage-exam = poda exam [OPTIONS] -o FILE [FILE…]
cli-help-exam-seed = The seed of the paper: the same seed and the same wishes give the same exercises; without it, one is chosen and shown
cli-help-exam-count = How many exercises the paper has (1)
cli-help-exam-variants = How many variants the paper has, each with trees of the same shape; those of a file have its values at other leaves, and the same cuts (1)
cli-help-exam-kind = The game that the exercises come from: tree, tic-tac-toe (ttt), connect-four (connect), kalah or nim (tree)
cli-help-exam-contents = What each exercise contains, separated by commas: shallow=1 exactly one, deep=1.. at least one, equal=..2 at most two, saves-subtree, chance, star1, none-at-last-child, careful-root (shallow=1..)
cli-help-exam-ask = What is filled in, separated by commas: values, windows, cuts, best, ever (the leaves that some values prune), matters (the leaves that matter for the move), transform (the changes of all leaves that make a difference); the first three also at some nodes alone, as windows:min, values:chance, values:2-3 (levels, the root is 1), cuts:max:1; without it, at most about 30 boxes a tree, in a question bank everything but ever, matters and transform
cli-help-exam-points = The points for each exercise, printed beside it; without it, one for each field
cli-help-exam-weights = How much each kind of field counts, separated by commas: values=2, windows=1, cuts=3, best=2, ever=4, matters=2, transform=2; the points of an exercise are divided among its fields by these weights, and those of a question in a bank among its blanks (all 1)
cli-help-exam-minutes = The time in minutes, printed above the exercises
cli-help-exam-worked-example = Show the first exercise filled in, as an example without points
cli-expected-points = Expected a whole number from 1 to { $most }.
cli-expected-per-page = Expected a number of exercises from 1 to { $most }.
cli-expected-weights = Expected weights from 1 to { $most }, separated by commas, such as values=2,windows=1,cuts=3,best=2.
cli-help-exam-key-form = What the key holds: short for a page per exercise, with the tree filled in and the reasons for its cuts; long for every field with its reason (short)
cli-help-exam-algorithm = The search that is carried out by hand: minimax, alpha-beta, negamax or negamax-alpha-beta (alpha-beta)
cli-help-exam-paper = The size of the paper: a4 or letter (a4)
cli-help-exam-per-page = How many exercises share a page where they are small enough, 1 to 4: their trees are made smaller for that, down to boxes of 6 mm (1)
cli-help-exam-max-memory = Use at most this much memory for reading and searching all files (256)
cli-help-exam-title = The title of the paper
cli-help-exam-format = The format: pdf for paper, latex for the source of a paper with its key (class exam), moodle or qti for a question bank (Moodle XML, Canvas QTI 1.2); without it, by the name of the file: .pdf, .tex, .xml or .zip
cli-help-exam-output = The file of the paper, all variants one after another
cli-help-exam-key = The file of the key; without it, exam-key.pdf beside exam.pdf
cli-help-exam-key-json = The file of the key as data, in JSON
cli-help-exam-files = Position files or lessons, an exercise each, instead of generated exercises; or one plan of a paper, a file with a list of exercises
cli-help-exam-students = A table (CSV) with the columns name and student, or one of them: every student gets a sheet with name and number, neighbors in the list get different variants, and exam-seats.csv beside exam.pdf says who has which
cli-help-exam-with-test-student = Print a sheet for the test student of Canvas, “Student, Test”, too
cli-help-practice-exam-code = Bring back an exercise of an exam paper: the code in its footer, such as 7-HH45G or 7M-R2, or with variant and number, 7-HH45G/B/3
cli-help-practice-variant = The variant of the exam paper, A to Z (A)
cli-help-practice-exercise = The number of the exercise on the exam paper (1)
cli-expected-variant = Expected a letter from A to Z.
cli-expected-asked = Expected parts separated by commas: values, windows, cuts, best, ever, matters, transform, the first three also with a player, chance or levels, such as windows:min or values:2-3.
cli-expected-contents = Expected contents separated by commas: shallow, deep, equal, saves-subtree, chance and star1, each with a number as in shallow=2 or a range as in shallow=1..3, 1.. or ..3, none-at-last-child, careful-root.
cli-exam-code = Seed { $seed }; the code of the paper is { $code }.
cli-exam-unknown-format = The name does not say which format is wanted. Expected a name that ends in .pdf, .tex, .xml or .zip, or --format.
cli-exam-written = Written: { $file }
cli-exam-over-position = A paper is not written over a position that it asks about.
cli-exam-students-on-paper = Sheets with names are written as PDF alone.
cli-exam-test-student = The test student of Canvas in line { $line } gets no sheet. With --with-test-student it gets one.
cli-exam-marks-on-paper = A question bank has neither points, minutes, pages nor a worked example of its own: the learning platform sets them.
cli-exam-same-file = Another file of this paper has the same name.
cli-exam-not-written = The file could not be written. { $reason }

## The sheet.

exam-title-alpha-beta = Alpha-beta pruning
exam-title-chance = Trees with chance nodes
exam-title-players = Trees of several players
exam-title-minimax = Minimax
exam-variant = Variant { $letter }
exam-key-of = Key: { $title }
exam-name = Name
exam-group = Group
exam-date = Date
exam-points-label = Points
exam-exercise = Exercise { $number }
exam-exercise-titled = Exercise { $number }: { $title }
exam-worked = { $exercise } (worked example)
exam-worked-note = Worked example
exam-minutes =
    { $minutes ->
        [1] You have 1 minute.
       *[other] You have { $minutes } minutes.
    }
exam-weight =
    { $part ->
        [alpha] α and β { $weight } each
        [cut] the circles below a node { $weight }
        [best] the best move { $weight }
        [ever] the rings { $weight }
        [matters] the underlined leaves { $weight }
        [transform] the changes with rings { $weight }
       *[value] v { $weight }
    }
exam-points-weighted = The points of an exercise are printed beside it. They are divided among what the search fills by weight: { $weights }. What follows correctly from an earlier mistake of yours counts in full.
exam-best = Best move
exam-page = Page { $page } of { $pages }
exam-tree = Tree of exercise { $number }, children in order: { $tree }
exam-search =
    { $algorithm ->
        [minimax] Carry out minimax on each tree. The values of the leaves are given. Children are searched from left to right, and those in a column from top to bottom.
        [negamax] Carry out negamax on each tree, and write every value from MAX’s side. The values of the leaves are given from MAX’s side, too. Children are searched from left to right, and those in a column from top to bottom.
        [negamax-alpha-beta] Carry out negamax with alpha-beta pruning on each tree, and write every value and every window from MAX’s side. The values of the leaves are given from MAX’s side, too. Children are searched from left to right, and those in a column from top to bottom.
        [star1] Carry out Star1 on each tree. The values of the leaves are given. Children are searched from left to right, and those in a column from top to bottom.
        [expectiminimax] Work out the value of every node. The values of the leaves are given.
        [max-n] Carry out max^n on each tree. Children are searched from left to right, and those in a column from top to bottom.
        [max-n-shallow] Carry out max^n with shallow pruning on each tree. Children are searched from left to right, and those in a column from top to bottom.
        [paranoid] Carry out paranoid on each tree. Children are searched from left to right, and those in a column from top to bottom.
        [best-reply] Carry out best reply on each tree. Children are searched from left to right, and those in a column from top to bottom.
       *[alpha-beta] Carry out alpha-beta on each tree. The values of the leaves are given. Children are searched from left to right, and those in a column from top to bottom.
    }
exam-chance = At a circle chance decides, with the probability that stands at each outcome. It is worth the average: each outcome’s value times its probability, all added up.
exam-chance-bounds =
    Every leaf lies between { $low } and { $high }, and so does every window. Below a circle, the α of an outcome is what it has to be worth for the circle to be worth its own α if each outcome that is not known were worth { $high }; the β, what it has to be worth for the circle’s own β if each were worth { $low }. { $cut_on ->
        [strict] There is a cutoff at a circle when it cannot be worth α or more any longer, or β or less.
       *[equal] There is a cutoff at a circle as soon as it cannot be worth more than α any longer, or less than β.
    } It then returns the most that it can still be worth, or the least.
exam-triangles = MAX moves at triangles that point up, MIN at those that point down.
exam-fail-soft = The search is fail-soft: a node returns the best value that it has found, even if that lies outside its window.
exam-fail-hard = The search is fail-hard: an inner node returns no value outside its window, but the bound that would be passed. A leaf returns its value as it is.
exam-cut-on-equal = There is a cutoff at a node as soon as α ≥ β.
exam-cut-on-strict = There is a cutoff at a node only when α > β; where α = β the search goes on.
exam-fill-windows = α and β: the window with which the node is entered, before its first child. Write −∞ and +∞ where there is no bound yet.
exam-fill-values = v: the value that the node returns.
exam-fill-bounds = v: what the node returns. Write 3 if its value is known to be exactly 3, and ≤ 3 or ≥ 3 if only that is known.
exam-fill-cuts = Cross out the circle of every branch that is pruned: of each child that its parent no longer searches after a cutoff.
exam-fill-best = Best move: the child of the root with the best value; of several, the first.
# $mixed: whether the paper has trees of MAX and MIN, too.
exam-fill-best-players =
    { $mixed ->
        [yes] Best move of one of several players: the child of the root that this player takes.
       *[no] Best move: the child of the root that its player takes.
    }
exam-players =
    Each leaf has a number for each player, in the order { $order }. The player beside a node moves there and takes the child that gives them the most. { $rule ->
        [first] Of equals, they take the first.
        [worst] Of equals, they take the one that gives { $viewer } the least, and of those the first.
       *[best] Of equals, they take the one that gives { $viewer } the most, and of those the first.
    }
# Why there is a cutoff: $cut_on is strict, or the rule for ties.
exam-players-limits =
    The numbers of a leaf sum to { $sum } at most, and each player gets at least: { $floors }. β of a node is the most there is for its player: the sum without the least of all others. If another player moves at the parent and already has a vector there, β is the sum without what that player has and without the least of the rest. { $cut_on ->
        [strict] There is a cutoff at a node as soon as a child gives its player more than β, if a player above has set it.
        [first] There is a cutoff at a node as soon as a child gives its player the most there is, or β or more.
       *[other] There is a cutoff at a node as soon as a child gives its player the most there is, or β or more if { $viewer } moves at the parent; if another player does, more than β, because that player might take the child for the sake of a tie.
    } A child that was cut for the sake of the parent’s player is not taken.
exam-fill-vectors = v: the vector that the node returns, such as (6, 1, 3).
exam-fill-vectors-or-bounds = v: the vector that the node returns, such as (6, 1, 3). After a cutoff that prunes something because of β, write only what the node’s player gets at least, such as ≥ 5; if the player has the most there is, write the vector.
exam-coalition = Each leaf has a number for each player, in the order { $order }, and only that of { $viewer } counts. The player beside a node moves there. { $viewer } is MAX and takes the child that returns the most; all others together are MIN and take the child that returns the least.
exam-coalition-replies = Between two moves of { $viewer }, at most one opponent departs from their first move. Where one has already departed, the other opponents only have their first move: the first child alone is searched, and the others are passed over. Do not cross those out.
exam-fill-returned = v: the number that the node returns.
exam-ever = Leave the values of the leaves aside: { $range }. Draw a ring around every leaf that this search prunes for some values. It visits the others whatever the values.
exam-matters = Underline every leaf that matters for the move at the root: with some other value of this leaf alone, another move would be the best one. Of the values, { $range }. Of several best moves, the first is played.
exam-transform =
    Ring what would make a difference if the value x of every leaf became this:   { $changes }.   It makes a difference { $prunes ->
        [yes] if another move is the best one at the root, or if other branches are pruned.
       *[no] if another move is the best one at the root.
    } A rank is a place among the different values, and the least one has rank 1. Of several best moves, the first is played.
# Also in question banks.
exam-ever-range =
    { $bounded ->
        [yes] each can be any number from { $low } to { $high }
       *[no] each can be any number
    }
exam-fill-never-entered = Leave the boxes of nodes that the search never enters empty.
exam-points = Each box that the search fills is worth one point. A number that follows correctly from an earlier mistake of yours earns its point.
exam-points-with-cuts = Each box that the search fills is worth one point, and so are the circles below each node that it enters, together. What follows correctly from an earlier mistake of yours earns its point.
exam-points-ever = The rings of an exercise are worth one point together.
exam-points-matters = The underlined leaves of an exercise are worth one point together.
exam-points-transform = The changes with rings in an exercise are worth one point together.
exam-marks =
    { $player ->
        [MAX] Crosses are MAX’s and noughts are MIN’s.
       *[MIN] Crosses are MIN’s and noughts are MAX’s.
    }
exam-discs = Filled discs are MAX’s and hollow ones are MIN’s.
exam-rows =
    { $player ->
        [MAX] The lower row and the store on the right are MAX’s, the upper row and the store on the left are MIN’s.
       *[MIN] The lower row and the store on the right are MIN’s, the upper row and the store on the left are MAX’s.
    }
exam-dice = The bars are the points of MAX and MIN, up to those that win; beside the die are the points of the turn.
exam-piles = A move such as 2-1 takes 1 object from pile 2.

## The key.

exam-key-cuts = Why branches are pruned
exam-scheme = Marking
exam-scheme-points = Each field is worth one point. A bound such as ≤ 3 is not the same as the value 3.
exam-scheme-weighted = The points of an exercise are divided among its fields by weight: { $weights }. A bound such as ≤ 3 is not the same as the value 3.
exam-scheme-share = The fields of this exercise weigh { $weight } together, for { $points } points.
exam-scheme-cuts = The circles below a node are one field: right if exactly the pruned branches are crossed out, or rightly none.
exam-scheme-ever = The rings are one field: right if exactly the leaves with a ring here have one.
exam-scheme-matters = The underlined leaves are one field: right if exactly the leaves that are underlined here are.
exam-scheme-transform = The changes with rings are one field: right if exactly the ones named here have rings.
exam-scheme-never-entered = Boxes that are struck out here, at nodes that the search never enters, earn and cost nothing.
exam-scheme-follows = What follows by the rules of the search from the student’s own earlier fields earns its point.
exam-scheme-follows-minimax = What follows from the student’s own earlier fields earns its point.
exam-scheme-legal = It follows only from open windows, values in the leaves’ range and cuts that follow; else from the true ones.
exam-scheme-legal-minimax = It follows only from values within the range of the leaves; else from the true ones.
exam-exercise-points =
    { $count ->
        [one] Exercise { $number }: { $points } point
       *[other] Exercise { $number }: { $points } points
    }
exam-column-field = Field
exam-column-expected = Expected
exam-column-reason = Reason
exam-column-points = Points

## LaTeX source.

exam-latex-hint = The sheets of all variants. Without the percent sign, the next line turns them into the key.
exam-latex-solution = Solution
exam-latex-point = point
exam-latex-points = points
