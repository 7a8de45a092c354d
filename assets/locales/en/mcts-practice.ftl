## Practice of Monte Carlo tree search: the questions. $node, $child and $chosen name nodes within a sentence, $children is a list of moves with w/n.

mcts-ask-select = At <b>{ $node }</b>, { $player } selects by mean + { $formula }{ $selection ->
    [uct] { "" }
   *[puct] , where the mean is 0 without visits and the greater prior P decides between equal sums
}, with N = { $all } and c = { $exploration }. The children have these w/n{ $wins ->
    [mover] , in which w counts for { $player }
   *[max] { "" }
}: { $children }. Which one is selected?
mcts-ask-term = At <b>{ $node }</b>, { $player } selects by mean + { $formula }, with N = { $all } and c = { $exploration }. For <b>{ $child }</b>, w/n = { $counts }{ $prior }{ $wins ->
    [mover] , in which w counts for { $player }
   *[max] { "" }
}. { $visited ->
    [no] Without visits, its mean is 0. { "" }
   *[yes] { "" }
}What is its sum, to two decimals?
mcts-ask-backup = The result of the rollout is { $value }, which counts as x { $x }. Before it, w/n was { $counts } at <b>{ $node }</b>{ $wins ->
    [mover] , in which w counts for { $owner }
   *[max] { "" }
}. What is w/n there after it?
mcts-ask-decide = The search is over. The moves have these w/n: { $children }. Which one does { $player } decide on, by { $decide ->
    [visits] visits
   *[value] the mean
}?

## Why the right answer is right.

mcts-why-term =
    { $visited ->
        [no] <b>{ $child }</b> has not been visited: its mean is 0.
       *[yes] { $turned ->
            [yes] For MIN, the mean of <b>{ $child }</b> is 1 − { $counts } { $mean }.
           *[no] The mean of <b>{ $child }</b> is { $counts } { $mean }.
        }
    } The bonus is { $product } { $bonus }. The sum is { $sum }.
mcts-why-backup = { $wins ->
    [mover] At <b>{ $node }</b>, w counts for { $owner }. It grows by { $owner ->
        [MIN] 1 − x { $gain }
       *[MAX] x { $x }
    } and n by 1: { $before } becomes { $counts }.
   *[max] At every node of the path w grows by x { $x } and n by 1: at <b>{ $node }</b>, { $before } becomes { $counts }.
}

## What is wrong with an answer.

mcts-slip-not-a-child = Not among the choices: <b>{ $chosen }</b>.
mcts-slip-later-tie = By this rule <b>{ $chosen }</b> is as good, but the first of equals is taken.
mcts-slip-other-view-select =
    { $player ->
        [MIN] MAX would select <b>{ $chosen }</b>. The mean for MIN is { $turned ->
            [yes] 1 − w/n
           *[no] w/n
        }.
       *[MAX] MIN would select <b>{ $chosen }</b>. The mean for MAX is w/n.
    }
mcts-slip-other-view-term =
    { $player ->
        [MIN] That comes out with MAX’s mean. The mean for MIN is { $turned ->
            [yes] 1 − w/n
           *[no] w/n
        }.
       *[MAX] That comes out with MIN’s mean. The mean for MAX is w/n.
    }
mcts-slip-other-view-backup = { $wins ->
    [mover] That adds what counts for the other player. At <b>{ $node }</b>, w counts for { $owner }.
   *[max] That adds 1 − x. At every node, whoever moves there, w adds up x itself, which counts for MAX.
}
mcts-slip-mean-alone-select = The best mean is that of <b>{ $chosen }</b>, { $mean }. But the bonus counts as well, and { $selection ->
    [uct] it is greater for what has been tried less
   *[puct] it is greater for a greater prior and for fewer visits
}.
mcts-slip-mean-alone-term = That is the mean alone. The bonus { $formula } has to be added.
mcts-slip-bonus-alone-select = The greatest bonus is that of <b>{ $chosen }</b>, { $bonus }. But the mean counts as well.
mcts-slip-bonus-alone-term = That is the bonus alone. The mean has to be added.
mcts-slip-smaller-sum = The sum of <b>{ $chosen }</b> is { $mean } + { $bonus } = { $sum }. Another child has more.
mcts-slip-swapped-visits = That comes out with N and n exchanged: { $selection ->
    [uct] N, the visits of the node that selects, is in the logarithm
   *[puct] N, the visits of all children together, is under the root
}.
mcts-slip-common-logarithm = That comes out with the logarithm of base 10. ln is the natural logarithm.
mcts-slip-no-root = That comes out without the root.
mcts-slip-no-logarithm = That comes out without the logarithm of N.
mcts-slip-no-constant = That comes out without c = { $exploration }, by which the { $selection ->
    [uct] root is multiplied
   *[puct] rest of the bonus is multiplied
}.
mcts-slip-no-prior = That comes out without the prior P, by which the bonus is multiplied.
mcts-slip-no-one = That divides by n. The bonus is divided by 1 + n.
mcts-slip-other-bonus = That comes out with the bonus of UCB1, c·√(ln N / n). Here the bonus is { $formula }.
mcts-slip-smaller-prior = The sum of <b>{ $chosen }</b> is equal, but of equal sums the greatest prior is taken.
mcts-slip-other-child = That is the sum of another child.
mcts-slip-wrong-mean =
    { $visited ->
        [no] The bonus is right, and the mean is not: it is 0 while <b>{ $child }</b> has not been visited.
       *[yes] { $turned ->
            [yes] The bonus is right, and the mean is not: for MIN it is 1 − w/n of <b>{ $child }</b>.
           *[no] The bonus is right, and the mean is not: it is w/n of <b>{ $child }</b>.
        }
    }
mcts-slip-wrong-bonus = The mean is right, and the bonus is not: { $selection ->
    [uct] n is that of <b>{ $child }</b>
   *[puct] n and P are those of <b>{ $child }</b>
}.
mcts-slip-rounded-early = That adds numbers that were rounded before. Only the sum is rounded.
mcts-slip-wrong-sum = { $answer } is not the sum.
mcts-slip-not-counted = These are the counts from before. The path of the iteration goes through <b>{ $node }</b>.
mcts-slip-result-left-out = n is right. But { $owner ->
    [MIN] 1 − x { $gain }
   *[MAX] x { $x }
} is added to w.
mcts-slip-reduced = The mean is right. But n is the number of iterations through <b>{ $node }</b>: w/n is neither reduced nor expanded.
mcts-slip-wrong-visits = n is the number of iterations through <b>{ $node }</b>, with this one.
mcts-slip-result-for-x = That adds the result, { $value }. It counts as x { $x }{ $owner ->
    [MIN] , and for MIN as 1 − x { $gain }
   *[MAX] { "" }
}.
mcts-slip-wrong-total = n is right. But w is the sum of { $owner ->
    [MIN] 1 − x
   *[MAX] the x
} of all iterations through <b>{ $node }</b>.
mcts-slip-other-rule = { $decide ->
    [visits] By the mean it would be <b>{ $chosen }</b>, but this search decides by visits.
   *[value] By visits it would be <b>{ $chosen }</b>, but this search decides by the mean.
}
mcts-slip-worse-move = The w/n of <b>{ $chosen }</b> is { $counts }. { $decide ->
    [visits] Another move has more visits.
   *[value] Another move has a better mean.
}

## Hints.

mcts-hint-where =
    { $kind ->
        [select] Each child has a sum of a mean and a bonus. The greatest is selected.
        [term] The sum is that of a mean and a bonus.
        [backup] The iteration is counted at every node of its path.
       *[decide] Look at the moves of the root.
    }
mcts-hint-rule =
    { $kind ->
        [backup] { $wins ->
            [mover] n grows by 1, and w by x where it counts for MAX, by 1 − x where it counts for MIN.
           *[max] n grows by 1 and w by x, whoever moves at the node.
        }
        [decide] { $decide ->
            [visits] The move with the most visits n is decided on, the first of equals.
           *[value] { $turned ->
                [yes] The move with the best mean for MIN is decided on, 1 − w/n, the first of equals.
               *[no] The move with the best mean is decided on, w/n, the first of equals.
            }
        }
       *[other] { $turned ->
            [yes] The mean for MIN is 1 − w/n, and the bonus is { $formula }.
           *[no] The mean is w/n, and the bonus is { $formula }.
        }{ $selection ->
            [uct] { "" }
           *[puct] { " " }The mean is 0 before the first visit, and of equal sums the one with the greatest prior is taken.
        }
    }
mcts-hint-terms = Mean and bonus: { $terms }.
mcts-hint-counted = Before, w/n was { $counts }; x { $x }.

## A table of counts that was filled in.

mcts-table-follows = This follows from your own fields.
mcts-why-n = { $count ->
    [one] 1 iteration went through <b>{ $node }</b>, number { $iterations }.
   *[other] { $number } iterations went through <b>{ $node }</b>: { $iterations }.
}
mcts-why-w = { $count ->
    [one] 1 iteration went through <b>{ $node }</b>, number { $iterations }: w { $w } is { $owner ->
        [MIN] 1 − x, which counts for MIN
       *[MAX] its x
    }.
   *[other] { $number } iterations went through <b>{ $node }</b>: { $iterations }. { $owner ->
        [MIN] For MIN, their 1 − x add up to w { $w }.
       *[MAX] Their x add up to w { $w }.
    }
}
mcts-why-given-n = <b>{ $node }</b> had { $given } as w/n before. { $count ->
    [0] No iteration went through it
    [one] 1 iteration went through it, number { $iterations }
   *[other] { $number } iterations went through it: { $iterations }
}, so n = { $n }.
mcts-why-given-w = <b>{ $node }</b> had { $given } as w/n before. { $count ->
    [0] No iteration went through it, so w { $w }.
    [one] 1 iteration went through it, number { $iterations }: with its { $owner ->
        [MIN] 1 − x, which counts for MIN,
       *[MAX] x,
    } w { $w }.
   *[other] { $number } iterations went through it: { $iterations }. With their { $owner ->
        [MIN] 1 − x, which count for MIN,
       *[MAX] x,
    } w { $w }.
}
mcts-table-not-visited = No iteration went through <b>{ $node }</b>: w and n are 0.
mcts-table-not-counts = { $field }: Expected the counts w and n of a node, such as "2.5/4" or an object with w and n, instead of { $found }. Beside “fields” there is “best”.
mcts-table-not-added = The search has not added { $id }: it has no counts.
mcts-table-unknown-column = There is no column "{ $key }". Expected "name", "student", "best", or a node with what is filled in, such as "B.w" or "B.n".
mcts-table-not-a-number = "{ $field }" is { $found }. Expected a number, such as 2.5.

## Papers: a search that is done by hand.

mcts-exam-title = Monte Carlo tree search
mcts-exam-search = Search the tree by hand, by { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
} of Monte Carlo tree search with c = { $exploration }. { $player } is to move at the root. A result r counts as x = { $zero ->
    [yes] r/{ $high }
   *[no] (r − { $low })/({ $high } − { $low })
}, and { $wins ->
    [mover] w at a node adds up what counts for the player who has moved there, at the root for the player who is not to move: x for MAX, 1 − x for MIN
   *[max] w adds up x
}.
mcts-exam-rule = Where all children of a node have been tried, the one with the greatest mean + c·√(ln N / n) is selected, the first of equals; N are the visits of the node, n those of the child, and the mean is { $wins ->
    [mover] w/n, which counts for the player who selects
   *[max] that of the player who selects: w/n for MAX, 1 − w/n for MIN
}. Otherwise the first child that has not been tried is added to the tree. In a leaf where the game is over nothing is added.
mcts-exam-rule-puct = Where a node has been visited, the child with the greatest mean + c·P·√N / (1 + n) is selected; of equal sums the one with the greatest prior P, then the first. N are the visits of all its children together, n those of the child, and the mean is { $wins ->
    [mover] w/n, which counts for the player who selects
   *[max] that of the player who selects: w/n for MAX, 1 − w/n for MIN
}, or 0 if n = 0. An iteration ends at a leaf, or at a node that has not been visited before: all moves there are added to the tree. The moves of the root are there from the beginning, and it counts as visited.
mcts-exam-priors = The moves have these priors P: { $priors }.
mcts-exam-given = { $count ->
    [one] One iteration has been made before. The nodes have these w/n, in which w counts for { $wins ->
        [mover] the player who has moved to the node
       *[max] MAX
    }, and the new iterations continue them: { $counts }.
   *[other] { $count } iterations have been made before. The nodes have these w/n, in which w counts for { $wins ->
        [mover] the player who has moved to the node
       *[max] MAX
    }, and the new iterations continue them: { $counts }.
}
mcts-exam-no-variant = A paper with Monte Carlo tree searches of your own has one variant.
mcts-exam-not-by-hand = On paper, Monte Carlo tree search takes a tree without chance nodes, with { $nodes } nodes or fewer, and { $iterations } iterations or fewer.
mcts-exam-plain = A paper on Monte Carlo tree search has a point for each field, and one sheet for all: it takes no --ask, --points, --weights, --minutes, --per-page, --worked-example or --students.
mcts-exam-rollouts = { $rollout ->
        [leaf] The evaluations in place of rollouts
       *[other] The results of the rollouts
    }, from the first iteration on: { $results }.
mcts-exam-table = Fill in w and n after the last iteration, 0 and 0 where a node has not been added.
mcts-exam-ask = { $kind ->
    [select] In iteration { $number }, at { $node }: which child is selected?
    [term] In iteration { $number }, at { $node }: what is the sum of { $child } before one is selected, to two decimals?
   *[decide] Which move does { $player } decide on, by { $decide ->
        [visits] visits
       *[value] the mean
    }?
}
mcts-exam-field = { $part } of { $node }
mcts-exam-during = In iteration { $number }: { $question }
mcts-exam-solution = Iteration by iteration
mcts-exam-latex-hint = Without the sign at its beginning, the next line prints the key.
mcts-exam-contents = --contents names what Monte Carlo tree search contains, or does not: add --mcts for exploration, near-tie and terminal-again, and leave it out for the others.
cli-help-exam-mcts = A paper on Monte Carlo tree search, with the results of the rollouts given
cli-help-exam-iterations = With --mcts, the number of iterations, or from and to, between 6 and 12

## Practice in the window.

mcts-questions-title = Practice
mcts-questions-ask = Ask me about the next steps
mcts-questions-back = Back to the question
mcts-questions-next = Next question
mcts-questions-stop = Stop
mcts-questions-hint = Hint
mcts-questions-show = Show the answer
