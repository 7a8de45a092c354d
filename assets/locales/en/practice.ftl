## Practice: the kinds of questions, in the window.

practice-kind-next = The next node
practice-kind-leaf = The value of a leaf
practice-kind-value = The value of a node
practice-kind-bound = The new α or β
practice-kind-cut = Cutoffs
practice-kind-best = The best move
practice-kind-root = The value of the root
practice-kind-ever = What can ever be pruned
practice-kind-matters = Which leaves matter for the move
practice-kind-choose = The child that is taken
practice-kind-vector = The vector of a node
practice-kind-tie = Ties
practice-kind-transform = Which changes of all leaves make a difference

## Practice: the questions. $node, $subject and $child name nodes: within a sentence, at its beginning, as seen from the parent.

practice-ask-next =
    { $leaf ->
        [yes] <b>{ $child }</b> has been evaluated.
       *[no] <b>{ $child }</b> has returned.
    } What comes next { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>: another child, or is the node left?
practice-ask-leaf =
    { $given ->
        [yes] What is <b>{ $place }</b>, a leaf, worth?
       *[no] What is the static evaluation { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>, from MAX’s side?
    }
practice-ask-value =
    { $leaf ->
        [yes] <b>{ $child }</b> has been evaluated.
       *[no] <b>{ $child }</b> has returned.
    } What is <b>{ $place }</b> worth now: an exact number, or only a bound (≤ or ≥)?
practice-ask-value-in-bounds =
    { $leaf ->
        [yes] <b>{ $child }</b> has been evaluated.
       *[no] <b>{ $child }</b> has returned.
    } What is <b>{ $place }</b> worth now: a number, or between which two numbers?
practice-ask-outcome-window =
    { $player ->
        [MIN] The next outcome of <b>{ $place }</b> is <b>{ $next }</b>. With which <alpha>α</alpha> is it searched?
       *[MAX] The next outcome of <b>{ $place }</b> is <b>{ $next }</b>. With which <beta>β</beta> is it searched?
    }
practice-ask-bound =
    { $player ->
        [MAX] <b>{ $child }</b> has returned a better value. What is <alpha>α</alpha> now { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>?
       *[MIN] <b>{ $child }</b> has returned a better value. What is <beta>β</beta> now { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>?
    }
practice-ask-cut =
    { $leaf ->
        [yes] <b>{ $child }</b> has been evaluated.
       *[no] <b>{ $child }</b> has returned.
    } Is there a cutoff { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>, and which children does it prune?
practice-ask-best = The search is over. Which move is best for { $player }?
practice-ask-root = The search is over. What is <b>{ $place }</b> worth?
practice-ask-ever =
    { $bounded ->
        [yes] Leave the values of the leaves aside: each can be any number from { $low } to { $high }. Which leaves does this search prune for some values? It visits the others whatever the values.
       *[no] Leave the values of the leaves aside: each can be any number. Which leaves does this search prune for some values? It visits the others whatever the values.
    }
practice-ask-matters =
    { $bounded ->
        [yes] The search is over. Which leaves matter for the move at <b>{ $place }</b>? A leaf matters if some other value of it, from { $low } to { $high }, makes another move the best one, with all else as it is. Of several best moves, the first is played.
       *[no] The search is over. Which leaves matter for the move at <b>{ $place }</b>? A leaf matters if some other value of it makes another move the best one, with all else as it is. Of several best moves, the first is played.
    }
practice-ask-transform =
    { $prunes ->
        [yes] Suppose that the value x of every leaf became one of these: { $changes }. Which would change the move at <b>{ $place }</b> or what is pruned? The least value has rank 1; of several best moves, the first is played.
       *[no] Suppose that the value x of every leaf became one of these: { $changes }. Which would change the move at <b>{ $place }</b>? The least value has rank 1; of several best moves, the first is played.
    }

## What is put to a room: one short sentence, and its choices.

room-question = <b>Question:</b>
room-own-answer = Right is { $number }: <b>{ $choice }</b>.
room-ask-first = which child of <b>{ $place }</b> is searched first?
room-ask-next = what comes next { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>?
room-ask-value = what do we know of <b>{ $place }</b> now?
room-ask-value-ahead = what will we know of <b>{ $place }</b> when the search leaves it?
room-ask-bound =
    { $player ->
        [MAX] what is <alpha>α</alpha> now { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>?
       *[MIN] what is <beta>β</beta> now { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>?
    }
room-ask-cut = is there a cutoff { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b> now?
room-ask-best =
    { $searched ->
        [pass] which move is best for { $player } in this pass?
       *[search] which move is best for { $player }?
    }
room-choice-go-on = go on with { $child }
room-choice-cut = cut off { $count ->
    [one] the last child
   *[other] the last { $count } children
}
room-why-best =
    { $searched ->
        [pass] { $count ->
            [one] This pass will show it: <b>{ $names }</b> is worth { $score }, and no move is better for { $player }.
           *[other] This pass will show it: <b>{ $names }</b> are worth { $score } each, and no move is better for { $player }.
        }
       *[search] { $count ->
            [one] The search will show it: <b>{ $names }</b> is worth { $score }, and no move is better for { $player }.
           *[other] The search will show it: <b>{ $names }</b> are worth { $score } each, and no move is better for { $player }.
        }
    }
room-why-first = The search goes deep first: the first child of <b>{ $place }</b> is <b>{ $entered }</b>.

## What an answer has to look like.

practice-expected-node = Expected the name of a node: { $choices }.
practice-expected-children = Expected a list of the children that are pruned, empty if there is no cutoff. The children left are { $choices }.
practice-expected-leaves = Expected a list of leaves, empty if it is none of them. The leaves are { $choices }.
practice-expected-number = Expected a number, inf or -inf.
practice-expected-value = Expected a number, inf or -inf, or a bound such as <= 3 or >= 3; two bounds as 3 … 5.
practice-expected-vector = Expected a number for each player, such as (1, 2, 3).
practice-expected-sum = Expected a number, such as 1.33.
practice-expected-counts = Expected w and n with a stroke between them, such as 2.5/4.
practice-expected-changes = Expected a list of changes, empty if it is none of them: their numbers, or double, add, negate, square, root, rank.

## An answer in words.

practice-answer-nothing-pruned = no cutoff
practice-answer-no-leaf = no leaf
practice-answer-no-change = none of them
practice-change-rank = rank of x
practice-answer-left = { $node } is left

## Why the right answer is right.

practice-why-value =
    { $player ->
        [MAX] { $left ->
            [yes] <b>{ $heading }</b>: { $extremum }. The children that are left can only raise it.
           *[no] <b>{ $heading }</b>: { $extremum }. No child is left.
        }
       *[MIN] { $left ->
            [yes] <b>{ $heading }</b>: { $extremum }. The children that are left can only lower it.
           *[no] <b>{ $heading }</b>: { $extremum }. No child is left.
        }
    }
practice-why-value-best-possible = <b>{ $heading }</b>: { $extremum }. For { $player } nothing is better, whatever the children that are left are worth.
practice-why-value-chance =
    { $known ->
        [value] <b>{ $heading }</b>: { $average }. No outcome is left.
        [bounds] <b>{ $heading }</b>: { $average }. No outcome is left, but of some only a bound is known: that makes { $proved }.
       *[open] <b>{ $heading }</b>: { $average } so far. With the least and the most that its outcomes can still be worth, it is { $proved }.
    }
practice-why-outcome-window =
    { $player ->
        [MIN] Even if the other outcomes are worth as much as is still possible, <b>{ $next }</b> has to be worth more than { $after } for <b>{ $place }</b> to be worth more than <alpha>α = { $own }</alpha>.
       *[MAX] Even if the other outcomes are worth as little as is still possible, <b>{ $next }</b> has to be worth less than { $after } for <b>{ $place }</b> to be worth less than <beta>β = { $own }</beta>.
    }
practice-why-bound =
    { $player ->
        [MAX] { $open ->
            [yes] MAX had nothing yet, so <alpha>α rises to { $after }</alpha>.
           *[no] { $after } { $relation } <alpha>α = { $before }</alpha>, so <alpha>α rises to { $after }</alpha>.
        }
       *[MIN] { $open ->
            [yes] MIN had nothing yet, so <beta>β falls to { $after }</beta>.
           *[no] { $after } { $relation } <beta>β = { $before }</beta>, so <beta>β falls to { $after }</beta>.
        }
    }
practice-why-no-cut =
    { $player ->
        [MAX] { $best } { $relation } <beta>β = { $limit }</beta>: no cutoff { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
       *[MIN] { $best } { $relation } <alpha>α = { $limit }</alpha>: no cutoff { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
    }
practice-why-no-cut-tie =
    { $player ->
        [MAX] { $best } only equals <beta>β = { $limit }</beta>, and this search cuts only where { $best } { $needed } β: no cutoff { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
       *[MIN] { $best } only equals <alpha>α = { $limit }</alpha>, and this search cuts only where { $best } { $needed } α: no cutoff { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
    }
practice-why-no-cut-open =
    { $player ->
        [MAX] <beta>β = +∞</beta>: MIN has nothing better than +∞ yet, so { $best } cuts nothing { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
       *[MIN] <alpha>α = −∞</alpha>: MAX has nothing better than −∞ yet, so { $best } cuts nothing { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
    }
practice-why-pruned =
    { $count ->
        [one] The cutoff prunes <b>{ $names }</b>.
       *[other] The cutoff prunes <b>{ $names }</b>.
    }
practice-why-enters = The next child in order { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b> is <b>{ $entered }</b>.
practice-why-enters-all = Nothing is pruned in this search: the next child in order { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b> is <b>{ $entered }</b>.
practice-why-no-cut-chance =
    { $player ->
        [MAX] The least that <b>{ $place }</b> can still be worth is { $best }, and { $best } { $relation } <beta>β = { $limit }</beta>: no <beta>β</beta>-cut.
       *[MIN] The most that <b>{ $place }</b> can still be worth is { $best }, and { $best } { $relation } <alpha>α = { $limit }</alpha>: no <alpha>α</alpha>-cut.
    }
practice-why-enters-outcome = The outcome that is searched next is <b>{ $entered }</b>.
practice-why-leaves = So the search leaves <b>{ $node }</b> without entering <b>{ $names }</b>.
practice-why-ties = <b>{ $names }</b> are worth { $score } each, and each of them counts as the best move.
practice-why-ever =
    { $count ->
        [0] No values prune any leaf.
       *[other] There are values that prune <b>{ $names }</b>.
    }
practice-why-never-pruned =
    { $reason ->
        [first] <b>{ $names }</b> is always visited: it is the first leaf, and nothing before it could prune it.
        [alpha] <b>{ $names }</b>: always visited. Whatever the leaves before are worth, only <alpha>α</alpha> can change on the way there; <beta>β</beta> stays +∞, and no value reaches it.
        [beta] <b>{ $names }</b>: always visited. Whatever the leaves before are worth, only <beta>β</beta> can change on the way there; <alpha>α</alpha> stays −∞, and no value reaches it.
       *[open] <b>{ $names }</b>: always visited. No values of the leaves before close the window of a node on the way there.
    }
practice-why-matters =
    { $count ->
        [0] No leaf matters: whatever a single one is worth, <b>{ $played }</b> stays the best move.
        [one] <b>{ $names }</b> is the only leaf that matters for the move.
       *[other] The leaves that matter for the move are <b>{ $names }</b>.
    }
practice-matters = If <b>{ $leaf }</b> were worth { $value }, <b>{ $instead }</b> would be the best move instead of <b>{ $played }</b>.
practice-matters-not =
    { $count ->
        [one] Whatever <b>{ $names }</b> is worth, <b>{ $below }</b> is worth { $range }, and <b>{ $played }</b> stays the best move.
       *[other] Whatever one of <b>{ $names }</b> is worth, <b>{ $below }</b> is worth { $range }, and <b>{ $played }</b> stays the best move.
    }
practice-why-transform =
    { $count ->
        [0] None of them makes a difference.
        [one] Only <b>{ $names }</b> makes a difference.
       *[other] These make a difference: <b>{ $names }</b>.
    }
practice-transform-keeps-order =
    { $chance ->
        [yes] <b>{ $names }</b>: every mean changes as the values do, so all comparisons come out as before.
       *[no] <b>{ $names }</b>: the values keep their order, so all comparisons come out as before.
    }
practice-transform-happens-to-keep =
    { $chance ->
        [yes] <b>{ $names }</b>: means may change their order, but here <b>{ $played }</b> stays the best move.
       *[no] { $prunes ->
            [yes] <b>{ $names }</b>: the values do not keep their order, but <b>{ $played }</b> stays the best move, and the same branches are pruned.
           *[no] <b>{ $names }</b>: the values do not keep their order, but <b>{ $played }</b> stays the best move.
        }
    }
practice-transform-prunes-others = <b>{ $names }</b>: <b>{ $played }</b> stays the best move, but what is pruned changes.
practice-transform-moves = <b>{ $names }</b>: <b>{ $instead }</b> becomes the best move instead of <b>{ $played }</b>.

## What is wrong with an answer, without the right one: another attempt may follow. $answer is the answer as it was given.

practice-slip-not-a-child-left =
    { $searched ->
        [yes] <b>{ $chosen }</b> has been searched already: it is not among the children of <b>{ $node }</b> that are left.
       *[no] <b>{ $chosen }</b> is not a child of <b>{ $node }</b> that is left.
    }
practice-slip-not-a-move = <b>{ $chosen }</b> is not a move { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>.
practice-slip-not-a-leaf = <b>{ $chosen }</b> is not a leaf.
practice-slip-can-be-pruned = <b>{ $leaf }</b> can be pruned, for example if { $low_count ->
        [one] <b>{ $lows }</b> is worth { $low }
       *[other] <b>{ $lows }</b> are worth { $low } each
    }{ $high_count ->
        [0] .
        [one] {" "}and <b>{ $highs }</b> is worth { $high }.
       *[other] {" "}and <b>{ $highs }</b> are worth { $high } each.
    }
practice-slip-number-for-bound = { $answer } is only a bound: the value itself is not certain.
practice-slip-bound-of-window = α and β are numbers themselves: write the number without ≤ or ≥.
practice-slip-bound-for-number = { $answer } is true, but the value itself is known.
practice-slip-wrong-side = { $answer } has the right number, but the bound is on the wrong side.
practice-slip-too-weak = { $answer } is true, but more is known.
practice-slip-one-bound-of-two = { $answer } is true, but both a lower and an upper bound are known: they are typed as in 3 … 5.
practice-slip-not-proved = { $answer } says more than the values returned so far prove.
practice-slip-child-alone = { $answer } is what <b>{ $child }</b> alone is worth. { $where ->
        [after] After
       *[at] At
    } <b>{ $node }</b>, { $player } chooses among all its children.
practice-slip-child-alone-chance = { $answer } is what <b>{ $child }</b> alone is worth. <b>{ $place }</b> is worth what its outcomes are worth on average.
practice-slip-rounded = { $answer } is rounded. Write the exact number, as a fraction such as 7/3 or 2 1/3.
practice-slip-unweighted = { $answer } counts every outcome of <b>{ $place }</b> alike, but their probabilities differ.
practice-slip-bound-of-node =
    { $player ->
        [MIN] { $answer } is the <alpha>α</alpha> of <b>{ $place }</b> itself. What <b>{ $next }</b> has to be worth also depends on its probability and on the other outcomes.
       *[MAX] { $answer } is the <beta>β</beta> of <b>{ $place }</b> itself. What <b>{ $next }</b> has to be worth also depends on its probability and on the other outcomes.
    }
practice-slip-other-bound-of-outcome =
    { $player ->
        [MIN] { $answer } is the <beta>β</beta> with which <b>{ $next }</b> is searched.
       *[MAX] { $answer } is the <alpha>α</alpha> with which <b>{ $next }</b> is searched.
    }
practice-slip-wrong-sign = { $answer } has the wrong sign: every number here is from MAX’s side.
practice-slip-wrong-number = It is not { $answer }.
practice-slip-wrong-proof = What is known of <b>{ $place }</b> is not { $answer }.
practice-slip-wrong-addend = <b>{ $addend }</b>: the count is not { $answer }.
practice-slip-open-line = A line counts for a side as long as the opponent has nothing in it, empty lines included.
practice-slip-swapped-addends = The two counts are the wrong way round: MAX’s comes first, and MIN’s is subtracted.
practice-slip-other-bound =
    { $player ->
        [MAX] { $answer } is <beta>β</beta>, which MIN has. At a MAX node it is <alpha>α</alpha> that a better score raises.
       *[MIN] { $answer } is <alpha>α</alpha>, which MAX has. At a MIN node it is <beta>β</beta> that a better score lowers.
    }
practice-slip-old-bound =
    { $player ->
        [MAX] { $answer } is what <alpha>α</alpha> was before. <b>{ $child_subject }</b> has returned a better score for MAX.
       *[MIN] { $answer } is what <beta>β</beta> was before. <b>{ $child_subject }</b> has returned a better score for MIN.
    }

practice-slip-missed-cut = There is a cutoff.
practice-idle-chance =
    { $player ->
        [MAX] Whatever the outcomes that are left are worth, <b>{ $place }</b> is worth at least { $best }, and { $best } { $needed } <beta>β = { $limit }</beta>.
       *[MIN] Whatever the outcomes that are left are worth, <b>{ $place }</b> is worth at most { $best }, and { $best } { $needed } <alpha>α = { $limit }</alpha>.
    }
practice-slip-cut-too-much =
    { $player ->
        [MAX] There is no cutoff { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>: { $best } { $needed } <beta>β = { $limit }</beta> does not hold.
       *[MIN] There is no cutoff { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>: { $best } { $needed } <alpha>α = { $limit }</alpha> does not hold.
    }
practice-slip-partial-cut = A cutoff prunes every child that is left, not only some of them.
practice-idle =
    { $player ->
        [MAX] { $count ->
            [one] Whatever <b>{ $names }</b> is worth, <b>{ $place }</b> is worth at least { $best }
           *[other] Whatever <b>{ $names }</b> are worth, <b>{ $place }</b> is worth at least { $best }
        }
       *[MIN] { $count ->
            [one] Whatever <b>{ $names }</b> is worth, <b>{ $place }</b> is worth at most { $best }
           *[other] Whatever <b>{ $names }</b> are worth, <b>{ $place }</b> is worth at most { $best }
        }
    }{ $owner_where ->
        [window] , and the bound of { $window ->
            [pass] this pass’s window
           *[initial] the initial window
        } is { $limit }: what this search proves stays the same.
        [nothing] , and for { $player } nothing is better: the root’s value stays the same.
        [chance] . { $player ->
            [MAX] From <beta>β = { $limit }</beta> on, how much more makes no difference: { $between ->
                [none] { "" }
                [at] if { $opponent } at <b>{ $choices }</b> lets the game come to <b>{ $place }</b>, { "" }
                [after] if { $opponent } after <b>{ $choices }</b> lets the game come to <b>{ $place }</b>, { "" }
                [one] if { $opponent }, one ply up, lets the game come to <b>{ $place }</b>, { "" }
               *[each] if { $opponent }, at { $choice_count ->
                    [one] its choice
                   *[other] each of its { $choice_count } choices
                } in between, lets the game come to <b>{ $place }</b>, { "" }
            }<b>{ $owner_place }</b> reaches its own β with it, whatever its unknown outcomes are worth.
           *[MIN] From <alpha>α = { $limit }</alpha> down, how much less makes no difference: { $between ->
                [none] { "" }
                [at] if { $opponent } at <b>{ $choices }</b> lets the game come to <b>{ $place }</b>, { "" }
                [after] if { $opponent } after <b>{ $choices }</b> lets the game come to <b>{ $place }</b>, { "" }
                [one] if { $opponent }, one ply up, lets the game come to <b>{ $place }</b>, { "" }
               *[each] if { $opponent }, at { $choice_count ->
                    [one] its choice
                   *[other] each of its { $choice_count } choices
                } in between, lets the game come to <b>{ $place }</b>, { "" }
            }<b>{ $owner_place }</b> stays at its own α or below with it, whatever its unknown outcomes are worth.
        }
        [at] , and { $opponent } at <b>{ $owner }</b> already has { $limit }: the root’s value stays the same.
        [after] , and { $opponent } after <b>{ $owner }</b> already has { $limit }: the root’s value stays the same.
        [one] , and { $opponent } one ply up already has { $limit }: the root’s value stays the same.
       *[up] , and { $opponent } { $plies } plies up already has { $limit }: the root’s value stays the same.
    }

practice-slip-enters-pruned = <b>{ $chosen }</b> is not entered: the cutoff { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b> has pruned it.
practice-slip-leaves-too-early = <b>{ $subject }</b> is not left yet: it still has <b>{ $names }</b> to search.
practice-slip-out-of-order = It is not the turn of <b>{ $other }</b>: children are tried in order.

practice-slip-later-tie = <b>{ $chosen }</b> also returned { $score }, but another move had it first. A move becomes the best only if it is strictly better, and what a later one returns may be only a bound.
practice-slip-worse-move = <b>{ $chosen }</b> returned <b>{ $answer }</b>, and another move returned a better score for { $player }.
practice-slip-unsearched-move = <b>{ $chosen }</b> was never searched: a cutoff pruned it.

## Whether a cut that is wrong by the rule changes the root.

practice-refuted = If <b>{ $leaf }</b> were { $value }, <b>{ $root }</b> would be { $result }, and your cut would never see it.
practice-refuted-together = If <b>{ $changed }</b> were { $value } at the same time, <b>{ $root }</b> would be { $result }, and your cut would never see it.
practice-refuted-more = { $count ->
    [one] one more leaf
   *[other] { $count } more leaves
}
practice-refuted-as-it-is = As the tree is, <b>{ $root }</b> is worth { $result } only because <b>{ $names }</b> may be searched: your cut changes the root.
practice-refuted-line = the position after { $moves }
practice-harmless = Your cut would do the root no harm: no values of the leaves below it could change it. It is wrong all the same, because the rule does not cut here.
practice-undecided = Whether your cut would change the root is not decided here: the search for it would take too long, or there is no fixed answer because positions are searched until they are quiet. It is wrong in any case, because the rule does not cut here.

## Hints, the weakest first.

practice-hint-where-next =
    { $prunes ->
        [yes] Look at the window { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>, and at the children that are left.
       *[no] Look at the children that are left { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
    }
practice-hint-where-leaf =
    { $given ->
        [yes] Look at <b>{ $place }</b> itself: it is a leaf.
       *[no] Look at the position { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b> itself, not at what led to it.
    }
practice-hint-where-value = Look at what the children { $where ->
        [after] after
       *[at] of
    } <b>{ $node }</b> have returned, and whether any are left.
practice-hint-where-bound =
    { $player ->
        [MAX] Look at what <b>{ $child }</b> has returned, and compare it with <alpha>α</alpha> { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
       *[MIN] Look at what <b>{ $child }</b> has returned, and compare it with <beta>β</beta> { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
    }
practice-hint-where-cut =
    { $player ->
        [MAX] Compare the best value so far { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b> with its <beta>β</beta>.
       *[MIN] Compare the best value so far { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b> with its <alpha>α</alpha>.
    }
practice-hint-where-best = Look at what the children { $where ->
        [after] after
       *[at] of
    } <b>{ $node }</b> have returned.
practice-hint-where-chance =
    { $asked ->
        [cut] Look at the most and at the least that <b>{ $place }</b> can still be worth, and at its window.
       *[value] Look at what the outcomes of <b>{ $place }</b> have returned, at their probabilities, and whether any are left.
    }
practice-hint-where-ever = For each leaf, look at the nodes on the way to it, and at the branches of these nodes that are searched before it.
practice-hint-rule-ever = A leaf can be pruned if some values before it cut a node on the way to it: a MAX node whose best value is { $lower } <beta>β</beta>, or a MIN node whose best value is { $upper } <alpha>α</alpha>. MIN has to have a <beta>β</beta> there from further up, or MAX an <alpha>α</alpha>, unless the search starts with one.
practice-hint-numbers-ever = { $count } of { $of } leaves can be pruned.
practice-hint-where-matters = For each leaf, look at the move of <b>{ $place }</b> that leads there, and at the values that this move can have while the leaf’s value changes.
practice-hint-rule-matters = A leaf below the best move matters if a worse value of it makes that move worse than another. A leaf below another move matters if a better value of it makes that move the best.
practice-hint-numbers-matters = { $count } of { $of } leaves matter. The best move is <b>{ $played }</b>.
practice-hint-where-transform = For each change, look at how the new values compare.
practice-hint-rule-transform =
    { $chance ->
        [yes] A chance node takes a mean. Means are sure to keep their order only if every value is multiplied by the same positive number, or the same number is added to every value.
       *[no] This search only compares values. If all of them keep their order, it does the same as before.
    }
practice-hint-numbers-transform =
    { $count ->
        [0] None of the { $of } makes a difference.
        [one] One of the { $of } makes a difference.
       *[other] { $count } of the { $of } make a difference.
    }
practice-hint-rule-chance =
    { $asked ->
        [cut] There is a cutoff at a chance node when the most that it can still be worth is { $upper } <alpha>α</alpha>, or the least is { $lower } <beta>β</beta>. Then every outcome that is left is pruned.
       *[value] A chance node is worth the values of its outcomes, each multiplied by its probability, added up. An outcome that is left counts once with the least and once with the greatest value that it can have.
    }
practice-hint-where-outcome-window =
    { $player ->
        [MIN] Look at the <alpha>α</alpha> of <b>{ $place }</b>, and at the most that its other outcomes can be worth.
       *[MAX] Look at the <beta>β</beta> of <b>{ $place }</b>, and at the least that its other outcomes can be worth.
    }
practice-hint-rule-outcome-window =
    { $player ->
        [MIN] From <alpha>α</alpha>, subtract what the other outcomes add at most, each multiplied by its probability, and divide by the probability of <b>{ $next }</b>.
       *[MAX] From <beta>β</beta>, subtract what the other outcomes add at least, each multiplied by its probability, and divide by the probability of <b>{ $next }</b>.
    }
practice-hint-numbers-outcome-window =
    { $player ->
        [MIN] <b>{ $place }</b> has <alpha>α = { $own }</alpha>, and <b>{ $next }</b> has the probability { $weight }/{ $of }.
       *[MAX] <b>{ $place }</b> has <beta>β = { $own }</beta>, and <b>{ $next }</b> has the probability { $weight }/{ $of }.
    }
practice-hint-rule-next =
    { $prunes ->
        [yes] After a cutoff the node is left. Otherwise its children are searched in order.
       *[no] Nothing is pruned in this search: every child is searched, in order.
    }
practice-hint-rule-leaf =
    { $given ->
        [yes] A leaf is worth the number that stands at it.
       *[no] A static evaluation is from MAX’s side: what speaks for MAX, minus what speaks for MIN.
    }
practice-hint-rule-value =
    { $player ->
        [MAX] A MAX node is worth at least as much as any of its children is known to be worth. More is known only when no child is left to search.
       *[MIN] A MIN node is worth at most as much as any of its children is known to be worth. More is known only when no child is left to search.
    }
practice-hint-rule-bound =
    { $player ->
        [MAX] At a MAX node <alpha>α</alpha> becomes the larger of <alpha>α</alpha> and the best value.
       *[MIN] At a MIN node <beta>β</beta> becomes the smaller of <beta>β</beta> and the best value.
    }
practice-hint-rule-cut =
    { $player ->
        [MAX] There is a cutoff at a MAX node when its best value is { $needed } <beta>β</beta>. Then every child that is left is pruned.
       *[MIN] There is a cutoff at a MIN node when its best value is { $needed } <alpha>α</alpha>. Then every child that is left is pruned.
    }
practice-hint-rule-best =
    { $ties ->
        [yes] A best move is one that is worth what <b>{ $place }</b> is worth.
       *[no] The best move is the first that returned the best score: a later one takes its place only if it is strictly better.
    }
practice-hint-rule-root =
    { $player ->
        [MAX] <b>{ $subject }</b> is worth the largest of its children’s values.
       *[MIN] <b>{ $subject }</b> is worth the smallest of its children’s values.
    }
practice-hint-numbers-cut =
    { $player ->
        [MAX] Does { $best } { $needed } <beta>β = { $limit }</beta> hold?
       *[MIN] Does { $best } { $needed } <alpha>α = { $limit }</alpha> hold?
    }
practice-hint-numbers-value =
    { $left ->
        [yes] Work out { $extremum }: children are left.
       *[no] Work out { $extremum }: no child is left to search.
    }
practice-hint-numbers-bound =
    { $player ->
        [MAX] <alpha>α</alpha> was { $before }, and the best value is now { $after }: which is larger?
       *[MIN] <beta>β</beta> was { $before }, and the best value is now { $after }: which is smaller?
    }
practice-hint-numbers-chance =
    { $left ->
        [yes] Work out { $average }: outcomes are left.
       *[no] Work out { $average }: no outcome is left.
    }
practice-hint-numbers-root = Work out { $extremum }.
practice-hint-numbers-leaf = Work out { $sum }.
practice-hint-numbers-next = The children that are left are, in order, { $names }.

## Searches that practice cannot ask about.

practice-unaskable =
    { $why ->
        [passes] Practice asks about searches of one pass, and this one searches the tree several times. Choose minimax, alpha-beta or negamax.
        [scouts] Practice asks about searches without scouts, and this one sends null-window scouts. Choose minimax, alpha-beta or negamax.
        [mistake] Practice asks about searches without a mistake, and this one makes one on purpose. Choose minimax, alpha-beta or negamax.
        [twice] A sheet has one field for each number of a node, and this search visits outcomes twice. Choose Star1 or expectiminimax.
        [level] Practice asks about the searches that are done by hand, and this is a level of play. Choose minimax, alpha-beta or negamax.
       *[incomplete] Practice asks about searches that come to their end, and this one was cut short by a limit.
    }

cli-practice-standard-input = The answers are read from standard input, so the position has to come from a file or a lesson.

## The sum of a leaf, addend by addend.

practice-addend-lines = lines of { $side }
practice-addend-side = what { $player } has
practice-addend-feature = { $weight } × { $feature }
practice-addends-weighted = Each count is MAX’s minus MIN’s.

## Rounds that a reader plays before the first step.

rounds-choose =
    { $player ->
        [MAX] <b>Round { $round } of { $total }.</b> You are MAX and want as much as you can get. Which move do you choose?
       *[MIN] <b>Round { $round } of { $total }.</b> You are MIN and want to pay as little as you can. Which move do you choose?
    }
rounds-result =
    You chose <b>{ $choice }</b>{ $replies ->
        [0] { "" }
       *[other] { " " }and { $opponent } answered with <b>{ $line }</b>
    }: { $player ->
        [MAX] you get <b>{ $score }</b>.
       *[MIN] you pay <b>{ $score }</b>.
    }{ $round ->
        [one] { "" }
       *[other] { " " }In { $round } rounds that makes <b>{ $sum }</b>.
    }
rounds-over =
    { $reached ->
        [yes] Nobody does better against best replies.
       *[no] With <b>{ $right }</b> every time it would have been <b>{ $most }</b>.
    } Why? The lesson explains it.
