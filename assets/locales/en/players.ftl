# The sentences for searches of several players, each of whom has payoffs of their own. $player is the player to move at the node, $viewer
# the player at the root; names are those in the file.

players-enter =
    { $player } to move { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>.
players-enter-bound =
    { $player } to move { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>. { $open ->
        [yes] { $player } gets <b>{ $alpha }</b> or more, and <b>{ $beta }</b> is the most there is.
       *[no] { $player } gets <b>{ $alpha }</b> or more; with <b>{ $beta }</b>, no more would be left for { $owner } than the { $has } at <b>{ $at }</b>.
    }
players-enter-side =
    { $own ->
        [yes] { $player } to move
       *[no] { $player } to move, against { $viewer },
    } { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>. Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
players-evaluate-entry = <b>{ $heading }</b>: the payoffs are { $sum }, and only what { $viewer } gets counts: <b>{ $score }</b>.
players-improve =
    { $how ->
        [first] <b>{ $heading }</b>: { $player } would get <b>{ $entry }</b> from <b>{ $child }</b>, the first child. Best so far: <b>{ $vector }</b>.
        [tie] { $rule ->
            [worst] <b>{ $heading }</b>: { $player } would get { $entry } again, and of equals the one is taken that is worst for { $viewer }: <b>{ $vector }</b>.
           *[best] <b>{ $heading }</b>: { $player } would get { $entry } again, and of equals the one is taken that is best for { $viewer }: <b>{ $vector }</b>.
        }
       *[more] <b>{ $heading }</b>: { $player } would get <b>{ $entry }</b> from <b>{ $child }</b>, more than { $before }. Best so far: <b>{ $vector }</b>.
    }
players-improve-entry =
    { $own ->
        [yes] <b>{ $heading }</b>: { $replies ->
            [few] under best reply, { $player } gets <b>{ $score }</b>
           *[all] { $player } can get <b>{ $score }</b>
        }{ $known ->
            [exact] {" "}by <b>{ $child }</b>, the most so far.
            [lower] {" "}or more by <b>{ $child }</b>, the most so far.
           *[upper] {" "}or less by <b>{ $child }</b>, and no more by another move so far.
        }
       *[no] <b>{ $heading }</b>: { $replies ->
            [few] under best reply, { $player } leaves { $viewer } with <b>{ $score }</b>
           *[all] { $player } can leave { $viewer } with <b>{ $score }</b>
        }{ $known ->
            [exact] {" "}by <b>{ $child }</b>, the least so far.
            [upper] {" "}or less by <b>{ $child }</b>, the least so far.
           *[lower] {" "}or more by <b>{ $child }</b>, and with no less by another move so far.
        }
    }{ $moves ->
        [alpha] {" "}<alpha>α rises to { $bound }</alpha>.
        [beta] {" "}<beta>β falls to { $bound }</beta>.
       *[no] { "" }
    }
players-expect = <b>{ $heading }</b>: <b>{ $child }</b> counts with { $weight }/{ $of } of <b>{ $vector }</b>.
players-cutoff-immediate =
    { $count ->
        [0] <b>{ $heading }</b>: { $player } gets { $entry }, the most there is: <cut>an immediate cut</cut>, which prunes nothing.
       *[other] <b>{ $heading }</b>: { $player } gets { $entry }, the most there is: <cut>an immediate cut</cut>. Pruned: { $pruned }.
    }
players-cutoff =
    <b>{ $heading }</b>: { $player } gets { $entry } or more here. The sum is at most { $sum }{ $rest ->
        [yes] {" "}and the others get { $others } or more
       *[no] { "" }
    }, so at most { $most } is left for { $owner }, who already has { $has } at <b>{ $at }</b>: { $reach ->
        [deep] <cut>a deep cut</cut>, which is a mistake, because the players between may still decide otherwise.
       *[shallow] <cut>a shallow cut</cut>.
    } { $count ->
        [0] It prunes nothing.
       *[other] Pruned: { $pruned }.
    }
players-cutoff-entry =
    { $kind ->
        [alpha] <b>{ $heading }</b>: { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>α-cut</cut>.
       *[beta] <b>{ $heading }</b>: { $score } { $relation } <beta>β = { $limit }</beta>: <cut>β-cut</cut>.
    } { $count ->
        [0] It prunes nothing.
       *[other] Pruned: { $pruned }.
    }
players-why-entry =
    { $own ->
        [yes] { $set ->
            [yes] { $owner_where ->
                [at] At <b>{ $owner }</b>
                [after] After <b>{ $owner }</b>
                [one] One ply up
               *[up] { $plies } plies up
            }, { $setter } can already leave { $viewer } with <b>{ $limit }</b> or less by <b>{ $source }</b>. { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } gives { $viewer } at least <b>{ $score }</b>, so { $setter } has no reason to let the game come here.
           *[no] The initial window ends at <beta>β = { $limit }</beta>. { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } gives { $viewer } at least <b>{ $score }</b>, so nothing more below it can change what this search proves.
        }
       *[no] { $set ->
            [yes] { $owner_where ->
                [at] At <b>{ $owner }</b>
                [after] After <b>{ $owner }</b>
                [one] One ply up
               *[up] { $plies } plies up
            }, { $viewer } already has <b>{ $limit }</b> or more by <b>{ $source }</b>. { $where ->
                [here] In this position
               *[named] At <b>{ $place }</b>
            }, the others can leave { $viewer } with <b>{ $score }</b> at most, so { $viewer } has no reason to let the game come here.
           *[no] The initial window begins at <alpha>α = { $limit }</alpha>. { $where ->
                [here] In this position
               *[named] At <b>{ $place }</b>
            }, the others can leave { $viewer } with <b>{ $score }</b> at most, so nothing more below it can change what this search proves.
        }
    }
players-pass-over = <b>{ $heading }</b>: another opponent has already departed from their first move, so { $player } only has the first one. Passed over: { $pruned }.
players-leave =
    { $known ->
        [exact] <b>{ $subject }</b> returns <b>{ $vector }</b>.
        [nothing] <b>{ $subject }</b> returns <b>{ $vector }</b>, which proves nothing.
       *[lower] <b>{ $subject }</b> returns <b>{ $vector }</b>: { $player } gets this much or more, and nothing else is proved.
    }
players-leave-entry =
    { $known ->
        [exact] <b>{ $subject }</b> returns <b>{ $score }</b>.
        [lower] <b>{ $subject }</b> returns <b>{ $score }</b>: { $viewer } can get this much or more.
        [upper] <b>{ $subject }</b> returns <b>{ $score }</b>: { $viewer } can get this much or less.
       *[nothing] <b>{ $subject }</b> returns <b>{ $score }</b>, which proves nothing, because replies were passed over.
    }

players-result =
    { $known ->
        [nothing] Returned: { $payoffs }, which proves nothing.
        [estimate] Backed up from the estimates at depth { $depth }: { $payoffs }.
       *[exact] With best play by each player: { $payoffs }.
    } { $move ->
        [yes] { $player } plays { $best }.
       *[no] { "" }
    }
players-result-entry =
    { $known ->
        [estimate] Backed up from the estimates at depth { $depth }: { $score } for { $player }.
        [estimate-lower] Backed up from the estimates at depth { $depth }: { $score } or more for { $player }.
        [estimate-upper] Backed up from the estimates at depth { $depth }: { $score } or less for { $player }.
        [exact] { $player } can get { $score } whatever the others do.
        [lower] { $player } can get { $score } or more whatever the others do.
        [upper] { $player } can get { $score } or less if the others join against { $player }.
       *[nothing] Returned for { $player }: { $score }, which proves nothing, because replies were passed over.
    } { $move ->
        [yes] { $player } plays { $best }, and the line ends with { $payoffs }.
        [only] The only move is { $best }.
        [candidate] The candidate is { $best }, which is not proved to be the best move.
       *[no] The payoffs are { $payoffs }.
    }
players-line =
    { $kind ->
        [equilibrium] Principal variation, the path of a subgame perfect equilibrium: { $line }
       *[line] Principal variation: { $line }
    }
players-equilibria =
    { $count ->
        [one] All subgame perfect equilibria end in the same leaf.
       *[other] The subgame perfect equilibria end in { $count } different leaves, depending on how ties are decided.
    }
players-payoffs = Payoffs: { $payoffs }.
players-setting-ties =
    { $rule ->
        [first] the first of equals
        [worst] of equals the worst for { $player }
       *[best] of equals the best for { $player }
    }
players-setting-limits = sum at most { $sum }, floor { $floor }
players-ending =
    { $known ->
        [yes] The search is complete. { $result }
       *[no] { $why }
    }

cli-expected-number = Expected a number or a fraction such as 7/3.
cli-expected-floor = Expected a number for all players, or one for each of them, separated by commas.
cli-help-ties = In max-n searches, which of equally good children is taken: the first, or the worst or best for the player at the root
cli-help-sum = In max-n searches that prune: the greatest sum that a vector can have; without it, the greatest sum in the tree
cli-help-floor = In max-n searches that prune: the least value that an entry can have; one number, or one for each player such as 0,-1,0; without it, the least in the tree

players-floor = floor
players-limit = limit
# Practice. $asked is the kind of question: choose, tie, vector, average (the vector of a chance node) or cut. $order lists the players.
players-ask =
    { $asked ->
        [tie] Two children give { $player } the same: { $children }. Which of them does { $player } take?
        [vector] Which vector does <b>{ $place }</b> return? In the order { $order }.
        [average] All outcomes of <b>{ $place }</b> have returned. Which vector does it return? In the order { $order }.
       *[choose] { $player } is to move { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>. Which child does { $player } take?
    }
players-item = { $entry } from { $child }
players-why =
    { $asked ->
        [average] <b>{ $heading }</b> returns the average, entry by entry: { $list } = <b>{ $vector }</b>.
       *[choose] { $player } gets { $list }. { $tie ->
            [yes] { $rule ->
                [first] Of equals, the first stays
                [worst] Of equals, the one is taken that is worst for { $viewer }
               *[best] Of equals, the one is taken that is best for { $viewer }
            }
           *[no] { $player } takes the most
        }: <b>{ $taken }</b>.{ $asked ->
            [vector] {" "}Its whole vector is returned: <b>{ $vector }</b>.
           *[choose] { $tie ->
                [yes] { "" }
               *[no] {" "}What the others get does not count.
            }
        }
    }
players-why-no-cut =
    There is no cutoff { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>: { $player } gets { $entry } of the { $most } that are possible. { $above ->
        [no] And nobody above has a bound here.
        [strict] And { $owner }, who has { $has } at <b>{ $at }</b>, gives the node up only if { $player } gets more than { $bound }.
       *[yes] And { $owner }, who has { $has } at <b>{ $at }</b>, gives the node up only if { $player } gets { $bound } or more.
    }
players-hint-where =
    { $asked ->
        [cut] Look at what { $player } has got at <b>{ $place }</b>, and at what the player above already has.
        [average] Look at the vectors of all outcomes, and at their probabilities.
       *[choose] Look at the entry of { $player } in each vector that was returned to <b>{ $place }</b>.
    }
players-hint-rule =
    { $asked ->
        [cut] There is a cutoff if { $player } has the most there is, or so much that no more would be left for the player above than that player already has.
        [average] A chance node returns the average of its outcomes, each entry for itself, multiplied by the probabilities.
        [tie] { $rule ->
            [first] Of children that are equal for { $player }, the first stays.
            [worst] Of children that are equal for { $player }, the one is taken that is worst for { $viewer }.
           *[best] Of children that are equal for { $player }, the one is taken that is best for { $viewer }.
        }
        [vector] A node returns the whole vector of the child that { $player } takes.
       *[choose] { $player } takes the child that gives { $player } the most. What the others get counts only among equals.
    }
players-hint-numbers =
    { $asked ->
        [average] Add up { $list }.
       *[choose] { $player } gets { $list }.
    }
players-hint-numbers-cut =
    { $player } gets { $entry }, and { $most } is the most there is. { $above ->
        [no] Nobody above has a bound here.
        [strict] { $owner } has { $has } at <b>{ $at }</b>, and gives this node up if { $player } gets more than { $bound }.
       *[yes] { $owner } has { $has } at <b>{ $at }</b>, and gives this node up if { $player } gets { $bound } or more.
    }
players-slip-not-a-choice = <b>{ $chosen }</b> is not one of the children to choose from { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>.
players-slip-less =
    { $capped ->
        [yes] <b>{ $chosen }</b> was cut: it gives { $player } { $entry } at most, and another child gives as much or more.
       *[no] <b>{ $chosen }</b> gives { $player } only { $entry }, and { $player } is to move here. Another child gives { $player } more.
    }
players-slip-tie = <b>{ $chosen }</b> gives { $player } as much, but { $rule ->
        [first] of equals the first stays.
        [worst] of equals the one is taken that is worst for { $viewer }.
       *[best] of equals the one is taken that is best for { $viewer }.
    }
players-slip-vector-of-child =
    { $asked ->
        [average] { $answer } is what <b>{ $chosen }</b> alone is worth.
       *[vector] { $answer } is what <b>{ $chosen }</b> has returned, and { $player } does not take that child.
    }
players-slip-mixed = { $answer } mixes the best entries of several children. A node returns the vector of one child, as a whole.
players-slip-unweighted = { $answer } is the average with equal weights, and the outcomes are not equally likely.
players-slip-wrong-vector =
    { $asked ->
        [average] { $answer } is not the average of the outcomes.
       *[vector] No child of <b>{ $place }</b> has returned { $answer }.
    }

picture-immediate-cut = immediate cut
picture-shallow-cut = shallow cut
picture-deep-cut = deep cut
players-hover-leaf = The payoffs are <b>{ $vector }</b>.
players-hover-bounds = Floor { $alpha }, limit { $beta }
players-hover-open = So far: <b>{ $known }</b>
players-hover-finished = Returned: <b>{ $known }</b>
players-spoken-at-least = at least
players-spoken-open = unknown
players-view-all = all
players-view-of = See the payoffs of { $player } alone
players-view-of-all = See the payoffs of all players
players-heading = Players
players-at-node =
    { $returned ->
        [yes] Returned by <b>{ $node }</b>:
       *[no] Known of <b>{ $node }</b>:
    }
players-tree-text = This tree has several players: open it as a file, or paste it into the window.
players-not-here = Not with several players
players-not-here-why = “{ $command }” needs two sides, MAX and MIN, and here each player has payoffs of their own.
mode-not-several-players = not with several players
players-ties = Ties
players-ties-hint = Which of equally good children a player takes. The others may get different payoffs from them.
players-ties-first = the first of equals
players-ties-worst = the worst for the player at the root
players-ties-best = the best for the player at the root

## Sheets to fill in.

players-blank-bound =
    { $open ->
        [yes] No player above sets a bound at <b>{ $node }</b>: { $bound } is the most there is for { $player }, because the sum is at most { $sum }{ $rest ->
            [yes] {" "}and the others get { $others } or more together
           *[no] {" "}and the others get 0 or more together
        }.
       *[no] { $owner } already has { $has } at <b>{ $at }</b>. The sum is at most { $sum }{ $rest ->
            [yes] {" "}and the others get { $others } or more
           *[no] { "" }
        }, so if { $player } gets { $bound }, no more than { $has } is left for { $owner }.
    }
players-blank-no-alpha = α is not asked for here: it is the floor of the player to move. The field does not count.

## Practice on a search of one entry: the others are a coalition against $viewer, the player at the root. $mover moves at the node; $own is
## whether that is $viewer, and $layers whether replies are passed over.

coalition-ask-value =
    { $leaf ->
        [yes] <b>{ $child }</b> has been evaluated.
       *[no] <b>{ $child }</b> has returned.
    } { $layers ->
        [yes] Which number does <b>{ $place }</b> return for { $viewer }?
       *[no] What is <b>{ $place }</b> worth for { $viewer } now: an exact number, or only a bound (≤ or ≥)?
    }
coalition-ask-best = The search is over. Which move does it choose for { $viewer }?
coalition-ask-root = The search is over. What does <b>{ $place }</b> return for { $viewer }?
coalition-why-value =
    <b>{ $heading }</b>: { $extremum }. { $passes ->
        [yes] The other replies are passed over, because another opponent has already departed from their first move.
       *[no] { $left ->
            [yes] { $own ->
                [yes] The children that are left can only raise it.
               *[no] The children that are left can only lower it.
            }
           *[no] No child is left.
        }
    }
coalition-why-bound =
    { $own ->
        [yes] { $open ->
            [yes] { $viewer } had nothing yet, so <alpha>α rises to { $after }</alpha>.
           *[no] { $after } { $relation } <alpha>α = { $before }</alpha>, so <alpha>α rises to { $after }</alpha>.
        }
       *[no] { $open ->
            [yes] Nothing was known yet that leaves { $viewer } with less, so <beta>β falls to { $after }</beta>.
           *[no] { $after } { $relation } <beta>β = { $before }</beta>, so <beta>β falls to { $after }</beta>.
        }
    }
coalition-why-no-cut-open =
    { $own ->
        [yes] <beta>β = +∞</beta>: the others have no limit for { $viewer } yet, so { $best } cuts nothing { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
       *[no] <alpha>α = −∞</alpha>: { $viewer } has nothing better than −∞ yet, so { $best } cuts nothing { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
    }
coalition-slip-bound-for-number =
    { $layers ->
        [yes] { $answer } is a bound, and the number is asked for that <b>{ $place }</b> returns.
       *[no] { $answer } is true, but the value itself is known.
    }
coalition-slip-wrong-proof =
    { $layers ->
        [yes] { $answer } is not what <b>{ $place }</b> returns.
       *[no] { $answer } is not what is known of <b>{ $place }</b>.
    }
coalition-slip-wrong-sign = { $answer } has the wrong sign: every number here is what { $viewer } gets.
coalition-slip-child-alone = { $answer } is what <b>{ $child }</b> alone is worth for { $viewer }. { $where ->
        [after] After
       *[at] At
    } <b>{ $node }</b>, { $mover } chooses among all its children.
coalition-slip-other-bound =
    { $own ->
        [yes] { $answer } is <beta>β</beta>, which the others have. Where { $viewer } moves, it is <alpha>α</alpha> that a better score raises.
       *[no] { $answer } is <alpha>α</alpha>, which { $viewer } has. Where an opponent moves, it is <beta>β</beta> that a lower score lowers.
    }
coalition-slip-old-bound =
    { $own ->
        [yes] { $answer } is what <alpha>α</alpha> was before. <b>{ $child_subject }</b> has returned more for { $viewer }.
       *[no] { $answer } is what <beta>β</beta> was before. <b>{ $child_subject }</b> has returned less for { $viewer }.
    }
coalition-slip-enters-pruned =
    { $passes ->
        [yes] <b>{ $chosen }</b> is not entered: another opponent has already departed from their first move, so { $mover } only has the first one.
       *[no] <b>{ $chosen }</b> is not entered: the cutoff { $where ->
            [after] after
           *[at] at
        } <b>{ $node }</b> has pruned it.
    }
coalition-slip-worse-move = <b>{ $chosen }</b> returned <b>{ $answer }</b>, and another move returned more for { $viewer }.
# A leaf, or several, in a search of one entry. $viewer: the player at the root.
coalition-refuted = If <b>{ $leaf }</b> gave { $viewer } { $value }, <b>{ $root }</b> would give { $viewer } { $result }, and your cut would never see it.
coalition-refuted-together = If <b>{ $changed }</b> gave { $viewer } { $value } at the same time, <b>{ $root }</b> would give { $viewer } { $result }, and your cut would never see it.
coalition-refuted-as-it-is = As the tree is, <b>{ $root }</b> is worth { $result } for { $viewer } only because <b>{ $names }</b> may be searched: your cut changes the root.
coalition-idle =
    { $own ->
        [yes] { $count ->
            [one] Whatever <b>{ $names }</b> is worth, <b>{ $place }</b> returns { $best } or more for { $viewer }
           *[other] Whatever <b>{ $names }</b> are worth, <b>{ $place }</b> returns { $best } or more for { $viewer }
        }
       *[no] { $count ->
            [one] Whatever <b>{ $names }</b> is worth, <b>{ $place }</b> returns { $best } or less for { $viewer }
           *[other] Whatever <b>{ $names }</b> are worth, <b>{ $place }</b> returns { $best } or less for { $viewer }
        }
    }{ $owner_where ->
        [window] , and the bound of the initial window is { $limit }: what this search finds stays the same.
        [nothing] { $own ->
            [yes] , and nothing is better for { $viewer }: what the root returns stays the same.
           *[no] , and nothing is worse for { $viewer }: what the root returns stays the same.
        }
       *[at] { $own ->
            [yes] , and the others already leave { $viewer } with { $limit } by another move further up: what the root returns stays the same.
           *[no] , and { $viewer } already has { $limit } by another move further up: what the root returns stays the same.
        }
    }
coalition-hint-rule-next =
    { $layers ->
        [yes] After a cutoff the node is left. Where another opponent has departed from their first move since { $viewer } moved, only the first child is searched. Otherwise the children are searched in order.
       *[no] After a cutoff the node is left. Otherwise its children are searched in order.
    }
coalition-hint-rule-value =
    { $layers ->
        [yes] { $own ->
            [yes] Where { $viewer } moves, a node returns the most that a child has returned.
           *[no] Where an opponent moves, a node returns the least that a child has returned for { $viewer }. Children that were passed over do not count.
        }
       *[no] { $own ->
            [yes] Where { $viewer } moves, a node is worth at least as much as any of its children is known to be worth. More is known only when no child is left to search.
           *[no] Where an opponent moves, a node is worth at most as much for { $viewer } as any of its children is known to be worth. More is known only when no child is left to search.
        }
    }
coalition-hint-rule-bound =
    { $own ->
        [yes] Where { $viewer } moves, <alpha>α</alpha> becomes the larger of <alpha>α</alpha> and the best value.
       *[no] Where an opponent moves, <beta>β</beta> becomes the smaller of <beta>β</beta> and the least value.
    }
coalition-hint-rule-cut =
    { $own ->
        [yes] Where { $viewer } moves, there is a cutoff when the best value is { $needed } <beta>β</beta>. Then every child that is left is pruned.
       *[no] Where an opponent moves, there is a cutoff when the least value is { $needed } <alpha>α</alpha>. Then every child that is left is pruned.
    }
coalition-hint-rule-root = <b>{ $subject }</b> returns the most that one of its children has returned for { $viewer }.
coalition-hint-numbers-value =
    { $passes ->
        [yes] Work out { $extremum }: the other replies are passed over.
       *[no] { $left ->
            [yes] Work out { $extremum }: children are left.
           *[no] Work out { $extremum }: no child is left to search.
        }
    }
coalition-blank-bound =
    { $own ->
        [yes] <b>{ $child }</b> has returned { $bound } before, so { $viewer } already has { $bound } at <b>{ $owner }</b>.
       *[no] <b>{ $child }</b> has returned { $bound } before, so the others already leave { $viewer } with { $bound } at most at <b>{ $owner }</b>.
    }
coalition-blank-never-entered =
    { $passes ->
        [yes] The search never enters <b>{ $node }</b>: another opponent has already departed from their first move, so at <b>{ $pruned_at }</b> { $mover } only has the first one. The field does not count.
       *[no] The search never enters <b>{ $node }</b>: a cutoff at <b>{ $pruned_at }</b> prunes it. The field does not count.
    }
coalition-blank-no-cut = There is nothing to cut at <b>{ $node }</b>: another opponent has already departed from their first move, so { $mover } only has the first one. The field does not count.
