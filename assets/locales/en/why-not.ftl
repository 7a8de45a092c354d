# Why a move is not the one that the search plays.

key-why-not = Why not this move?
why-not-ask = Why not { $move }?
why-not-stop = Stop asking why not

why-not-outcome = Chance decides here: no player chooses <b>{ $move }</b>.
why-not-node-unvisited = The search has not come yet to where <b>{ $move }</b> is a move.
why-not-node-pruned = The search does not come to where <b>{ $move }</b> is a move.
why-not-only = <b>{ $subject }</b> is the only move.
why-not-unvisited = The search has not come to <b>{ $move }</b> yet.
why-not-never-visited = The search was cut short before it came to <b>{ $move }</b>.
why-not-pruned = <cut>Pruned:</cut> the search does not look at <b>{ $move }</b> and says nothing of what it is worth.
why-not-passed-over = <b>Passed over:</b> by its rule the search does not look at <b>{ $move }</b>.
why-not-nothing = <b>{ $subject }</b>: nothing is known of it yet.
why-not-best =
    <b>{ $subject }</b> is the move that the search plays: { $several ->
        [yes] { $viewer } gets { $value }
       *[no] it is worth { $value }
    }{ $average ->
        [yes] { " " }on average
       *[no] { "" }
    }, and no other move is better for { $player }.
why-not-best-so-far =
    <b>{ $subject }</b> is the move that the search prefers so far: { $several ->
        [yes] { $viewer } gets { $value }
       *[no] it is worth { $value }
    }{ $average ->
        [yes] { " " }on average
       *[no] { "" }
    }.
why-not-best-unproved = <b>{ $subject }</b> is the move that the search prefers so far.
why-not-move =
    { $reply ->
        [answer] <b>{ $subject }</b>: { $answerer } answers <b>{ $answer }</b>, so { $several ->
            [yes] { $viewer } gets
           *[no] it is worth
        } <b>{ $value }</b>
        [next] <b>{ $subject }</b>: { $answerer } moves next, and even with <b>{ $answer }</b> { $several ->
            [yes] { $viewer } gets
           *[no] it is worth
        } <b>{ $value }</b>
        [chance] <b>{ $subject }</b>: chance decides next, and { $several ->
            [yes] { $viewer } gets
           *[no] it is worth
        } <b>{ $value }</b>
       *[none] { $several ->
            [yes] <b>{ $subject }</b>: { $viewer } gets
           *[no] <b>{ $subject }</b> is worth
        } <b>{ $value }</b>
    }{ $average ->
        [yes] { " " }on average
       *[no] { "" }
    }.
why-not-worse =
    { $several ->
        [yes] With <b>{ $best }</b>, { $viewer } gets
       *[no] <b>{ $best }</b> is worth
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }on average
       *[no] { "" }
    }, which is better for { $player }.
why-not-no-better =
    { $several ->
        [yes] With <b>{ $best }</b>, { $viewer } gets
       *[no] <b>{ $best }</b> is worth
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }on average
       *[no] { "" }
    }, so <b>{ $move }</b> cannot be better for { $player }.
why-not-equal = <b>{ $best }</b> is worth just as much: <b>{ $move }</b> is as good for { $player }.
why-not-better =
    { $several ->
        [yes] With <b>{ $best }</b>, { $viewer } gets
       *[no] <b>{ $best }</b> is worth
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }on average
       *[no] { "" }
    }, so <b>{ $move }</b> is better for { $player }.
why-not-undecided =
    { $several ->
        [yes] With <b>{ $best }</b>, { $viewer } gets
       *[no] <b>{ $best }</b> is worth
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }on average
       *[no] { "" }
    }: { $complete ->
        [yes] this search does not tell which of the two is better.
       *[no] which of the two is better is not known yet.
    }
why-not-undecided-nothing =
    { $complete ->
        [yes] Of <b>{ $best }</b> this search proves nothing, so it does not tell which of the two is better.
       *[no] Nothing is known of <b>{ $best }</b> yet, so which of the two is better is not known either.
    }
why-not-nothing-to-compare = No other move has been searched yet.
why-not-claimed =
    { $basis ->
        [reported] The program says that <b>{ $move }</b> is worth <b>{ $value }</b>
       *[mistaken] The search says that <b>{ $move }</b> is worth <b>{ $value }</b>
    }{ $compared ->
        [yes] { " " }and <b>{ $best }</b> is worth <b>{ $best-value }</b>
       *[no] { "" }
    }. { $basis ->
        [reported] What a program reports proves nothing.
       *[mistaken] It makes a mistake, so its values prove nothing.
    }
why-not-true = In truth <b>{ $move }</b> is worth { $value }{ $compared ->
        [yes] { " " }and <b>{ $best }</b> { $best-value }
       *[no] { "" }
    }.
why-not-rule = This is certain only by the rule of this search, which passes replies over.
why-not-unsound = The cuts of this search are not sound, so its values prove nothing.
why-not-outcomes = The outcomes: { $outcomes }.
why-not-outcome-value =
    { $reply ->
        [yes] { $outcome } ({ $weight }/{ $of }), { $answerer } answers { $answer }: { $value }
       *[no] { $outcome } ({ $weight }/{ $of }): { $value }
    }
why-not-more-outcomes =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
why-not-line =
    { $end ->
        [terminal] The line <b>{ $line }</b> ends with { $value }.
        [estimate] The line <b>{ $line }</b> ends with an estimate of { $value }.
        [table] The line <b>{ $line }</b> ends with a value from the table: { $value }.
        [chance] The line <b>{ $line }</b> leads to chance.
       *[open] The line is <b>{ $line }</b>.
    }
why-not-limited =
    { $plies ->
        [one] So it is as far as 1 ply sees.
       *[other] So it is as far as { $plies } plies see.
    }
why-not-limited-beyond = So it is as far as this search sees: { $plies } plies, and in places further.
why-not-earlier-pass =
    { $plies ->
        [one] This pass does not tell yet. By the pass before, 1 ply deep:
       *[other] This pass does not tell yet. By the pass before, { $plies } plies deep:
    }
why-not-earlier-window = This pass does not tell yet. By the pass before:

why-not-search-unpruned = Search without pruning
why-not-sampled-visit = Go to the iteration that tries it
why-not-sampled-more = Search with { $iterations } iterations
why-not-sampled-untried = No iteration has tried <b>{ $move }</b> yet.
why-not-sampled-trying = The first iteration that tries <b>{ $move }</b> has no result yet.
why-not-sampled =
    <b>{ $subject }</b>: { $visits } of { $iterations } visits{ $mean ->
        [none] { "" }
       *[other] , mean { $mean } for { $view }
    }.
why-not-sampled-best =
    { $rule ->
        [visits] No move has more visits than <b>{ $best }</b>: { $visits }, mean { $mean } for { $view }.
       *[value] No move has a better mean for { $player } than <b>{ $best }</b>: { $mean } for { $view }, in { $visits } visits.
    }
why-not-sampled-is-best =
    { $rule ->
        [visits] No move has more visits than <b>{ $move }</b>, so the search would play it.
       *[value] No move has a better mean for { $player } than <b>{ $move }</b>, so the search would play it.
    }
why-not-sampled-equal =
    { $rule ->
        [visits] <b>{ $best }</b> has as many visits, and of equals the first is played.
       *[value] <b>{ $best }</b> has the same mean, and of equals the first is played.
    }
why-not-sampled-reply =
    { $again ->
        [yes] { $answerer } goes on with
       *[no] { $answerer } answers
    } <b>{ $answer }</b> most often: { $visits } visits, mean { $mean } for { $view }.
why-not-sampled-no-proof = Visits and means come from samples and prove nothing.

# After a move of a match.

key-lost-values = Say in a match when a move has lost value
why-not-lost =
    With <b>{ $best }</b> you had { $had }{ $before ->
        [yes] { " " }on average
       *[no] { "" }
    }; after <b>{ $played }</b>, { $reply ->
        [answer] { $answerer } can force { $has } with <b>{ $answer }</b>
        [takes] { $answerer } plays <b>{ $answer }</b>, and you get { $has }
        [again] the best that is left is { $has }
        [chance] chance decides, and it is worth { $has }
       *[none] the game is over with { $has }
    }{ $average ->
        [yes] { " " }on average
       *[no] { "" }
    }{ $several ->
        [yes] , if all play for themselves
       *[no] { "" }
    }{ $limited ->
        [yes] { $plies ->
            [one] , as far as 1 ply sees
           *[other] , as far as { $plies } plies see
        }
       *[no] { "" }
    }.
lost-show = Show the line
lost-line-back = Back to the game
lost-line-of = This is not the game: it is the line after <b>{ $played }</b>.
lost-line-move = Move { $number } of { $count }: { $side } plays <b>{ $move }</b>.
lost-line-end = { $end ->
        [over] The game is over.
        [chance] Chance decides next.
        [depth] So far the two values were compared.
        [own] It is your move here, which the line does not give away while the game goes on. With the best play it is worth { $has }{ $average ->
            [yes] { " " }on average
           *[no] { "" }
        }.
       *[open] The line is not followed further.
    }
