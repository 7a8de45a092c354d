## The searches beyond plain alpha-beta: passes, scouts, the table, quiescence, random moves.

caption-enter-scout =
    { $asker ->
        [MAX] Null-window scout { $where ->
            [after] after
           *[at] at
        } <b>{ $node }</b>: is it better for MAX than <alpha>{ $alpha }</alpha>? Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[MIN] Null-window scout { $where ->
            [after] after
           *[at] at
        } <b>{ $node }</b>: is it better for MIN than <beta>{ $beta }</beta>? Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
caption-enter-research =
    { $asker ->
        [MAX] Re-search { $where ->
            [after] after
           *[at] at
        } <b>{ $node }</b>: the scout found it better for MAX than <alpha>{ $alpha }</alpha>, but not how much better. Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[MIN] Re-search { $where ->
            [after] after
           *[at] at
        } <b>{ $node }</b>: the scout found it better for MIN than <beta>{ $beta }</beta>, but not how much better. Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
caption-enter-quiet = <b>{ $heading }</b>: depth limit reached, and the position is quiet: the last move hardly changed the evaluation. A static evaluation follows.
aside-not-quiet = <faint>Not quiet: the last move took the static evaluation from { $from } to { $to }, so the search goes on beyond the depth limit.</faint>
caption-table-hit =
    { $bound ->
        [exact] <b>{ $subject }</b> is in the table, with every line searched to its end: its value is <b>{ $score }</b>.
        [lower] <b>{ $subject }</b> is in the table, with every line searched to its end: its value is at least <b>{ $score }</b>, which is enough here.
       *[upper] <b>{ $subject }</b> is in the table, with every line searched to its end: its value is at most <b>{ $score }</b>, which is enough here.
    }
caption-table-hit-in-depth =
    { $bound ->
        [exact] <b>{ $subject }</b> is in the table, searched { $depth ->
            [one] { $depth } ply
           *[other] { $depth } plies
        } deep: its value is <b>{ $score }</b>.
        [lower] <b>{ $subject }</b> is in the table, searched { $depth ->
            [one] { $depth } ply
           *[other] { $depth } plies
        } deep: its value is at least <b>{ $score }</b>, which is enough here.
       *[upper] <b>{ $subject }</b> is in the table, searched { $depth ->
            [one] { $depth } ply
           *[other] { $depth } plies
        } deep: its value is at most <b>{ $score }</b>, which is enough here.
    }
caption-pass-over =
    { $others ->
        [0] <b>{ $heading }</b>: <b>{ $child }</b> is the only move.
        [one] <b>{ $heading }</b>: <b>{ $child }</b> was picked at random. The beginner does not look at the other move.
       *[other] <b>{ $heading }</b>: <b>{ $child }</b> was picked at random. The beginner does not look at the { $others } other moves.
    }
caption-over-beginner =
    { $only ->
        [yes] <b>{ $heading }</b>: the beginner plays <b>{ $child }</b>, the only move.
       *[no] <b>{ $heading }</b>: the beginner plays <b>{ $child }</b>, picked at random.
    }
caption-cutoff-scout =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, which is all that the scout sent { $owner_where ->
            [at] from <b>{ $owner }</b>
            [after] after <b>{ $owner }</b>
            [one] one ply up
           *[up] { $plies } plies up
        } asks: <cut>β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, which is all that the scout sent { $owner_where ->
            [at] from <b>{ $owner }</b>
            [after] after <b>{ $owner }</b>
            [one] one ply up
           *[up] { $plies } plies up
        } asks: <cut>α-cut</cut>.
    }
why-meaning-scout =
    { $player ->
        [MAX] MAX{ $owner_where ->
            [at] { " " }at <b>{ $owner }</b>
            [after] { " " }after <b>{ $owner }</b>
            [one] , one ply up,
           *[up] , { $plies } plies up,
        } only asks whether this line is worth more than what MAX already has. { $where ->
            [here] This position
           *[named] <b>{ $subject }</b>
        } gives MAX at least <b>{ $score }</b>: that is more, and how much more does not matter yet.
       *[MIN] MIN{ $owner_where ->
            [at] { " " }at <b>{ $owner }</b>
            [after] { " " }after <b>{ $owner }</b>
            [one] , one ply up,
           *[up] , { $plies } plies up,
        } only asks whether this line is worth less than what MIN already has. { $where ->
            [here] This position
           *[named] <b>{ $subject }</b>
        } holds MAX to at most <b>{ $score }</b>: that is less, and how much less does not matter yet.
    }

## Between the passes. Passes are counted from 1.

pass-deeper = <b>Pass { $pass }</b>: depth { $depth }. Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-failed-low = <b>Pass { $pass }</b>: the pass before failed low, so the search is repeated. Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-failed-high = <b>Pass { $pass }</b>: the pass before failed high, so the search is repeated. Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-test = <b>Pass { $pass }</b>: is the value at least <beta>{ $beta }</beta>? Null window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-pass-ends =
    { $bound ->
        [best] <b>{ $heading }</b>: { $extremum }. Pass { $pass } is over: the value is <b>{ $score }</b>, thanks to <b>{ $child }</b>.
        [exact] <b>{ $heading }</b>: { $extremum }. Pass { $pass } is over: the value is <b>{ $score }</b>.
        [lower] <b>{ $heading }</b>: { $extremum }. Pass { $pass } is over: the value is at least <b>{ $score }</b>.
        [upper] <b>{ $heading }</b>: { $extremum }. Pass { $pass } is over: the value is at most <b>{ $score }</b>.
       *[unknown] <b>{ $heading }</b>: { $extremum }. Pass { $pass } is over: it proves nothing about the value.
    }
stop-depth = The search ends here: the depth limit is reached.
stop-nothing-deeper = The search ends here: every line was searched to its end, so a deeper search would find the same.
stop-win = The search ends here: one side can force a win, so a deeper search would find the same.
stop-converged = The search ends here: the lower and the upper bound have met.
result-passes-cut-short =
    { $deepens ->
        [yes] Depth { $stopped } was stopped before its end: this is the answer of depth { $depth }, the last one that was finished
       *[no] Pass { $pass } was not finished: this is the answer of the passes before it
    }.
result-move-until-quiet =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move. { "" }
           *[no] { "" }
        }The value, <b>{ $score }</b>, is an estimate backed up from depth { $depth }, and from deeper where the position is not quiet.
       *[no] { $only ->
            [yes] At depth { $depth }, and deeper where the position is not quiet, { $player } plays <b>{ $child }</b>, the only move. Its value, <b>{ $score }</b>, is an estimate backed up from there.
           *[no] At depth { $depth }, and deeper where the position is not quiet, { $player } plays <b>{ $child }</b>. Its value, <b>{ $score }</b>, is an estimate backed up from there.
        }
    }
aside-no-estimates = <faint>Where a node has no estimate at that depth, the search goes deeper.</faint>
result-check-same-quiet =
    { $count ->
        [one] <faint>Checked: minimax with the same quiescence search gives the same value,</faint> <b>{ $score }</b><faint>, with its only leaf.</faint>
       *[other] <faint>Checked: minimax with the same quiescence search gives the same value,</faint> <b>{ $score }</b><faint>, with all { $leaves } leaves.</faint>
    }
result-beginner =
    { $said ->
        [yes] The search did not examine how good the move is.
       *[no] { $only ->
            [yes] { $player } plays <b>{ $child }</b>, the only move.
           *[no] { $player } plays <b>{ $child }</b>, picked at random. The search did not examine how good it is.
        }
    }
result-normal =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move: right after it the evaluation is <b>{ $score }</b>.
           *[no] Right after it the evaluation is <b>{ $score }</b>, and no other move does better for { $player }.
        } What follows was not examined.
       *[no] { $only ->
            [yes] This level plays <b>{ $child }</b>, the only move: right after it the evaluation is <b>{ $score }</b>.
           *[no] This level plays <b>{ $child }</b>: right after it the evaluation is <b>{ $score }</b>, and no other move does better for { $player }.
        } What follows was not examined.
    }
result-expert =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move: two plies ahead it comes out at <b>{ $score }</b>.
           *[no] Two plies ahead it comes out at <b>{ $score }</b>, and no other move does better for { $player }.
        } What follows was not examined.
       *[no] { $only ->
            [yes] This level plays <b>{ $child }</b>, the only move: two plies ahead it comes out at <b>{ $score }</b>.
           *[no] This level plays <b>{ $child }</b>: two plies ahead it comes out at <b>{ $score }</b>, and no other move does better for { $player }.
        } What follows was not examined.
    }
result-level-beyond-depth =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move: as far as the level looks, it comes out at <b>{ $score }</b>.
           *[no] As far as the level looks, it comes out at <b>{ $score }</b>, and no other move does better for { $player }.
        } What follows was not examined.
       *[no] { $only ->
            [yes] This level plays <b>{ $child }</b>, the only move: as far as it looks, this comes out at <b>{ $score }</b>.
           *[no] This level plays <b>{ $child }</b>: as far as it looks, this comes out at <b>{ $score }</b>, and no other move does better for { $player }.
        } What follows was not examined.
    }

panel-passes = Passes
passes-depth = depth
passes-window = window
passes-value = value
passes-nodes = nodes
passes-order = <faint>Move order at the root:</faint> { $moves }.
stats-table-hits =
    { $count ->
        [one] { $count } node answered by the table.
       *[other] { $count } nodes answered by the table.
    }
