## Question banks for Moodle and Canvas. $platform is moodle or canvas: in Moodle some blanks are menus, in Canvas all are typed.

bank-exercise = Exercise { $number }
bank-variant = { $exercise }, variant { $variant }
bank-quiz = Search trees, paper { $code }
# $algorithm is a flag's name. $fail is soft or hard, $cut_on is ≥ or >.
bank-task =
    { $algorithm ->
        [minimax] Minimax searches this tree from left to right.
        [negamax] Negamax searches this tree from left to right. All numbers are from MAX’s side.
        [negamax-alpha-beta] Negamax with alpha-beta searches this tree from left to right ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) and leaves a node as soon as α { $cut_on } β. All numbers are from MAX’s side.
        [star1] Star1 searches this tree from left to right ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }), and leaves a triangle as soon as α { $cut_on } β.
        [expectiminimax] Expectiminimax searches this tree from left to right.
        [max-n] Max^n searches this tree from left to right.
        [max-n-shallow] Max^n with shallow pruning searches this tree from left to right.
        [paranoid] Paranoid searches this tree from left to right ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) and leaves a node as soon as α { $cut_on } β.
        [best-reply] Best reply searches this tree from left to right ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) and leaves a node as soon as α { $cut_on } β.
       *[alpha-beta] Alpha-beta searches this tree from left to right ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) and leaves a node as soon as α { $cut_on } β.
    }
bank-columns = Leaves in a column are searched from top to bottom.
bank-fill-in = Fill in the table.
bank-left-out = Not asked here: { $what }.
# $part is value, cut, ever, matters or beta, which stands for the window; $all: whether it is asked nowhere.
bank-left-out-part =
    { $part ->
        [beta] { $all ->
            [yes] windows
           *[no] some windows
        }
        [ever] { $all ->
            [yes] which leaves can be pruned
           *[no] whether some of the leaves can be pruned
        }
        [matters] { $all ->
            [yes] which leaves matter for the move
           *[no] whether some of the leaves matter for the move
        }
        [transform] { $all ->
            [yes] which changes of all leaves make a difference
           *[no] whether some of the changes of all leaves make a difference
        }
        [cut] { $all ->
            [yes] pruned branches
           *[no] the pruned branches of some nodes
        }
       *[value] { $all ->
            [yes] values
           *[no] some values
        }
    }
bank-left-out-why = { $name }: { $sentence } A question has at most { $most } fields; --ask chooses what is asked.
bank-points = The points of the plan are not in the bank: the blanks count by their weights, and the learning platform sets what a question is worth in a quiz.
bank-not-asked = not asked
bank-hint-bounds = α and β: the window with which the search enters the node. Type inf for ∞ and -inf for −∞.
bank-hint-cuts =
    { $platform ->
        [canvas] Pruned branches: how many children of the node the search skips. Type 0 if there are none.
       *[moodle] Pruned branches: the children of the node that the search skips.
    }
bank-hint-relations =
    { $platform ->
        [canvas] Value: what the node returns. If that is only a bound of its true value, type it as >= 3 or <= 3.
       *[moodle] Value: what the node returns, and whether its true value is exactly, at least or at most that.
    }
bank-hint-values = Value: what the node returns.
bank-hint-vectors = Value: what the node returns: a number for each player as in (6, 1, 3), or a bound as in >= 5.
bank-hint-skipped =
    { $platform ->
        [canvas] For a node that the search never visits, type a hyphen (-) in every field.
       *[moodle] For a node that the search never visits, choose “not visited” and type a hyphen (-) in its other fields.
    }
bank-node = Node
bank-cut =
    { $platform ->
        [canvas] Number of pruned branches
       *[moodle] Pruned branches
    }
bank-value = Value
bank-relation =
    { $relation ->
        [at-least] at least
        [at-most] at most
       *[exactly] exactly
    }
bank-not-visited = not visited
bank-no-branch = none
bank-branches = { $first } to { $last }
bank-best =
    { $platform ->
        [canvas] Which move is best for { $player }? Type one of these: { $choices }.
       *[moodle] Which move is best for { $player }?
    }
# $range is exam-ever-range.
bank-ever =
    Leave the values of the leaves aside: { $range }. What becomes of each leaf in this search? { $platform ->
        [canvas] Type “pruned” if some values prune it, and “visited” if the search visits it whatever the values.
       *[moodle] Choose “pruned” if some values prune it, and “visited” if the search visits it whatever the values.
    }
bank-ever-pruned = pruned
bank-ever-visited = visited
bank-matters =
    Of the values of the leaves, { $range }. Of several best moves, the first is played. { $platform ->
        [canvas] Type “yes” for each leaf that matters for the move at the root, because some other value of it alone makes another move the best one, and “no” for the others.
       *[moodle] Choose “yes” for each leaf that matters for the move at the root, because some other value of it alone makes another move the best one, and “no” for the others.
    }
bank-transform =
    Suppose that the value x of every leaf became this. { $platform ->
        [canvas] Type “yes” if
       *[moodle] Choose “yes” if
    } { $prunes ->
        [yes] another move were then the best one at the root, or other branches were pruned,
       *[no] another move were then the best one at the root,
    } and “no” if not. A rank is a place among the different values, and the least one has rank 1. Of several best moves, the first is played.
bank-matters-yes = yes
bank-matters-no = no
bank-reason = { $field }: { $expected }.
bank-skipped =
    { $passes ->
        [yes] { $node } is not visited: at { $pruned_at }, the branch that leads there is passed over, because another opponent has already departed from their first move.
       *[no] { $node } is not visited: the cutoff at { $pruned_at } prunes the branch that leads there.
    }
# What the picture of a tree shows, for readers who cannot see it.
bank-tree = A game tree.
bank-tree-node = { $node } ({ $player }) has the children { $children }.

## Why an exercise cannot be a question.

bank-failure = Exercise { $number }: { $why }
bank-too-large = The whole tree has more than { $most } nodes or is too wide, so the picture of the question could not be read. Choose a smaller depth or a smaller tree.
bank-nothing-to-ask = Everything that is asked for has a single possible answer. Ask for more, or choose a larger tree.
bank-no-picture = The picture could not be made: { $error }
