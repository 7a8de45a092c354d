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
        [yes] <b>{ $heading }</b>: { $player } can get <b>{ $score }</b> by <b>{ $child }</b>, the most so far.
       *[no] <b>{ $heading }</b>: { $player } can leave { $viewer } with <b>{ $score }</b> by <b>{ $child }</b>, the least so far.
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
       *[exact] With best play by each player: { $payoffs }.
    } { $move ->
        [yes] { $player } plays { $best }.
       *[no] { "" }
    }
players-result-entry =
    { $known ->
        [exact] { $player } can get { $score } whatever the others do.
        [lower] { $player } can get { $score } or more whatever the others do.
        [upper] { $player } can get { $score } or less if the others join against { $player }.
       *[nothing] Returned for { $player }: { $score }, which proves nothing, because replies were passed over.
    } { $move ->
        [yes] { $player } plays { $best }, and the line ends with { $payoffs }.
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
players-trace-format = A search of several players can be printed as text, json, csv or ron.
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
cli-help-sum = In max-n searches that prune: no vector sums to more; without it, the greatest sum in the tree
cli-help-floor = In max-n searches that prune: no entry is less; one number, or one for each player such as 0,-1,0; without it, the least in the tree

players-floor = floor
players-limit = limit
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
players-at-node = Known of <b>{ $node }</b>:
players-tree-text = This tree has several players: open it as a file, or paste it into the window.
players-not-here = Not with several players
players-not-here-why = “{ $command }” needs two sides, MAX and MIN, and here each player has payoffs of their own.
mode-not-several-players = not with several players
players-ties = Ties
players-ties-hint = Which of equally good children a player takes. The others may get different payoffs from them.
players-ties-first = the first of equals
players-ties-worst = the worst for the player at the root
players-ties-best = the best for the player at the root
