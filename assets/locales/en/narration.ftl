## The name of a node that has none of its own. $form is bare in a heading or a list, and inline within
## a sentence. $number is the move's own name, or "only" where no other move goes to such a place.

name-root =
    { $form ->
        [inline] the root
       *[bare] root
    }
name-node =
    { $form ->
        [inline] node { $id }
       *[bare] node { $id }
    }
name-moves = the moves { $moves }
name-after = after { $moves }
name-position-after = the position after { $moves }
name-move =
    { $form ->
        [inline] { "the " }
       *[bare] { "" }
    }{ $rank }{ $ending ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    } move
name-move-before = { $rank }{ $ending ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
}
name-move-of =
    { $form ->
        [inline] { "the " }
       *[bare] { "" }
    }{ $rank }{ $ending ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    } move of { $node }
name-child-of =
    the { $rank }{ $ending ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    } child of { $node }
name-cell =
    { $form ->
        [inline] cell { $number }
       *[bare] cell { $number }
    }
name-corner =
    { $number ->
        [only] { $form ->
            [inline] the corner
           *[bare] corner
        }
       *[other] corner { $number }
    }
name-edge =
    { $number ->
        [only] { $form ->
            [inline] the edge
           *[bare] edge
        }
       *[other] edge { $number }
    }
name-centre =
    { $number ->
        [only] { $form ->
            [inline] the center
           *[bare] center
        }
       *[other] center { $number }
    }
name-column =
    { $form ->
        [inline] column { $number }
       *[bare] column { $number }
    }
name-square =
    { $form ->
        [inline] square { $number }
       *[bare] { $number }
    }
name-pass =
    { $form ->
        [inline] the pass
       *[bare] pass
    }
name-pit =
    { $form ->
        [inline] pit { $number }
       *[bare] pit { $number }
    }
name-pile = { $objects } from pile { $pile }
name-roll =
    { $form ->
        [inline] the roll
       *[bare] roll
    }
name-hold =
    { $form ->
        [inline] the hold
       *[bare] hold
    }
name-die =
    { $form ->
        [inline] a { $number }
       *[bare] { $number }
    }
name-up =
    { $form ->
        [inline] the move up
       *[bare] up
    }
name-right =
    { $form ->
        [inline] the move right
       *[bare] right
    }
name-down =
    { $form ->
        [inline] the move down
       *[bare] down
    }
name-left =
    { $form ->
        [inline] the move left
       *[bare] left
    }
name-of-move = { $name } (move { $number })
name-tile =
    { $form ->
        [inline] a { $tile } in cell { $cell }
       *[bare] { $tile } in cell { $cell }
    }

## An interval of values within a sentence, as after "is worth".

interval-in-words =
    { $kind ->
        [exact] { $low }
        [lower] at least { $low }
        [upper] at most { $high }
        [between] between { $low } and { $high }
       *[unknown] any number
    }

## The caption: what happened at the step. $heading, $subject and $node name the node: alone, beginning a sentence and
## within one. $player is MAX or MIN. $extremum is the maximum or minimum over its children, such as max(3, ≤ 2) = 3.

caption-start = <b>{ $heading }</b>: { $player } to move. Press → to begin.
caption-start-chance = <b>{ $heading }</b>: chance decides. Press → to begin.
caption-start-leaf = <b>{ $heading }</b>: there is no move to search here. Press → to begin.
caption-broken-off =
    { $ending ->
        [nodes]
            { $count ->
                [one] The search <b>stopped</b> here at the limit of { $nodes } node.
               *[other] The search <b>stopped</b> here at the limit of { $nodes } nodes.
            }
        [memory]
            { $count ->
                [one] The search <b>stopped</b> here after { $nodes } node: it has reached its memory limit.
               *[other] The search <b>stopped</b> here after { $nodes } nodes: it has reached its memory limit.
            }
        [depth] The search <b>stopped</b> here after { $nodes } nodes: a line of play goes on for more than { $plies } plies.
        [overflow] The search <b>stopped</b> here: an expected value would need more than 128 bits to be exact.
        [infinities] The search <b>stopped</b> here: the average of +∞ and −∞ is not a number.
        [time]
            { $count ->
                [one] The search <b>stopped</b> here after { $nodes } node: it has reached its time limit.
               *[other] The search <b>stopped</b> here after { $nodes } nodes: it has reached its time limit.
            }
        [stopped]
            { $count ->
                [one] The search was <b>stopped</b> here after { $nodes } node.
               *[other] The search was <b>stopped</b> here after { $nodes } nodes.
            }
       *[underway]
            { $count ->
                [one] The search is still running: { $nodes } node so far.
               *[other] The search is still running: { $nodes } nodes so far.
            }
    }

caption-enter =
    { $player ->
        [MAX] MAX to move { $again ->
            [yes] again { "" }
           *[no] { "" }
        }{ $where ->
            [after] after
           *[at] at
        } <b>{ $node }</b>: the value is the largest of its children’s values.
       *[MIN] MIN to move { $again ->
            [yes] again { "" }
           *[no] { "" }
        }{ $where ->
            [after] after
           *[at] at
        } <b>{ $node }</b>: the value is the smallest of its children’s values.
    }
caption-enter-window =
    { $player } to move { $again ->
        [yes] again { "" }
       *[no] { "" }
    }{ $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>. Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-chance =
    Chance decides { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>: the value is the average of its outcomes’, each with its probability.
caption-enter-chance-window =
    Chance decides { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b>. Window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-probe =
    A probe: only the first move { $where ->
        [after] after
       *[at] at
    } <b>{ $node }</b> is tried, with the window <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-expect =
    { $complete ->
        [yes] <b>{ $heading }</b>: { $average }.
        [all] <b>{ $heading }</b>: { $average }. Proved: <b>{ $proved }</b>.
       *[no] { $nothing ->
            [yes] <b>{ $heading }</b>: { $average } so far; <b>{ $child }</b> has probability { $weight }/{ $of }. Nothing is proved yet: the other outcomes may be worth anything.
           *[no] <b>{ $heading }</b>: { $average } so far; <b>{ $child }</b> has probability { $weight }/{ $of }. Proved: <b>{ $proved }</b>.
        }
    }
caption-cutoff-chance =
    { $kind ->
        [alpha] { $count ->
            [0] <b>{ $heading }</b>: worth { $score } at most. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>α-cut</cut>, which prunes nothing.
           *[other] { $probed ->
                [yes] <b>{ $heading }</b>: even if the outcomes that are left were worth as much as is still possible, it would be worth { $score } at most. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>α-cut</cut>.
               *[no] <b>{ $heading }</b>: even if { $count ->
                    [one] the outcome that is left
                   *[other] each of the { $count } outcomes that are left
                } were worth { $left }, it would be worth { $score } at most. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>α-cut</cut>.
            }
        }
       *[beta] { $count ->
            [0] <b>{ $heading }</b>: worth { $score } at least. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>β-cut</cut>, which prunes nothing.
           *[other] { $probed ->
                [yes] <b>{ $heading }</b>: even if the outcomes that are left were worth as little as is still possible, it would be worth { $score } at least. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>β-cut</cut>.
               *[no] <b>{ $heading }</b>: even if { $count ->
                    [one] the outcome that is left
                   *[other] each of the { $count } outcomes that are left
                } were worth { $left }, it would be worth { $score } at least. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>β-cut</cut>.
            }
        }
    }
caption-over-chance =
    { $bound ->
        [lower] The search is over: on average <b>{ $node }</b> is worth <b>{ $score }</b> or more.
        [upper] The search is over: on average <b>{ $node }</b> is worth <b>{ $score }</b> or less.
       *[exact] The search is over: on average <b>{ $node }</b> is worth <b>{ $score }</b>.
    }
caption-enter-leaf = <b>{ $subject }</b> is a leaf.
caption-enter-terminal = <b>{ $heading }</b>: the game is over.
caption-enter-horizon = <b>{ $heading }</b>: depth limit reached, so an estimate follows.

caption-evaluate-given = <b>{ $heading }</b>: the leaf’s value is <b>{ $sum }</b>.
caption-evaluate-horizon = <b>{ $heading }</b>: estimate <b>{ $sum }</b>.
caption-evaluate-undecided = <b>{ $heading }</b>: not decided within the depth limit, so it counts as <b>{ $sum }</b>: unknown.
caption-evaluate-sooner = <b>{ $heading }</b>: { $winner } has won, at ply { $plies } of the game. A win counts more the sooner it comes: <b>{ $sum }</b>.
caption-evaluate-won = <b>{ $heading }</b>: { $winner } has won. Value <b>{ $sum }</b>.
caption-evaluate-drawn = <b>{ $heading }</b>: a draw. Value <b>{ $sum }</b>.
caption-evaluate-over = <b>{ $heading }</b>: the game is over. Value <b>{ $sum }</b>.

caption-improve =
    { $first ->
        [yes] <b>{ $heading }</b>: { $extremum }. Best so far: <b>{ $child }</b>, the first child.
       *[no] <b>{ $heading }</b>: { $extremum }. Best so far: <b>{ $child }</b>.
    }
caption-improve-narrows =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. <alpha>α rises to { $own }</alpha>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. <beta>β falls to { $own }</beta>.
    }
caption-improve-goes-on =
    { $player ->
        [MAX] { $last ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <beta>β = { $limit }</beta>: no cutoff, and <b>{ $child }</b> was the last child.
           *[no] <b>{ $heading }</b>: { $extremum }. <alpha>α rises to { $own }</alpha>; { $best } { $relation } <beta>β = { $limit }</beta>, so the search goes on { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
        }
       *[MIN] { $last ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <alpha>α = { $limit }</alpha>: no cutoff, and <b>{ $child }</b> was the last child.
           *[no] <b>{ $heading }</b>: { $extremum }. <beta>β falls to { $own }</beta>; { $best } { $relation } <alpha>α = { $limit }</alpha>, so the search goes on { $where ->
                [after] after
               *[at] at
            } <b>{ $node }</b>.
        }
    }
caption-improve-outside =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. That is not above <alpha>α = { $own }</alpha>: the window stays the same.
       *[MIN] <b>{ $heading }</b>: { $extremum }. That is not below <beta>β = { $own }</beta>: the window stays the same.
    }
caption-improve-closes =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <beta>β = { $limit }</beta>: the window closes.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <alpha>α = { $limit }</alpha>: the window closes.
    }
caption-worth-now =
    { $exact ->
        [yes] <b>{ $subject }</b> is worth <b>{ $proved }</b>.
       *[no] So far <b>{ $place }</b> is worth <b>{ $proved }</b>.
    }
caption-no-improvement =     { $kept ->
        [best] <b>{ $heading }</b>: { $extremum }, so { $best } stays the best.
       *[bound] <b>{ $heading }</b>: { $extremum }, nothing better.
    }

caption-cutoff =
    { $player ->
        [MAX] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, so MIN{ $owner_where ->
                [at] { " " }at <b>{ $owner }</b>
                [after] { " " }after <b>{ $owner }</b>
                [one] , one ply up,
               *[up] , { $plies } plies up,
            } need not come here: <cut>β-cut</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, so MIN{ $owner_where ->
                [at] { " " }at <b>{ $owner }</b>
                [after] { " " }after <b>{ $owner }</b>
                [one] , one ply up,
               *[up] , { $plies } plies up,
            } will not come here: <cut>β-cut</cut>.
        }
       *[MIN] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>{ $named ->
                [no] { "" }
               *[yes] α = { "" }
            }{ $limit }</alpha>, so MAX{ $owner_where ->
                [at] { " " }at <b>{ $owner }</b>
                [after] { " " }after <b>{ $owner }</b>
                [one] , one ply up,
               *[up] , { $plies } plies up,
            } need not come here: <cut>{ $named ->
                [no] stop
               *[yes] α-cut
            }</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>{ $named ->
                [no] { "" }
               *[yes] α = { "" }
            }{ $limit }</alpha>, so MAX{ $owner_where ->
                [at] { " " }at <b>{ $owner }</b>
                [after] { " " }after <b>{ $owner }</b>
                [one] , one ply up,
               *[up] , { $plies } plies up,
            } will not come here: <cut>{ $named ->
                [no] stop
               *[yes] α-cut
            }</cut>.
        }
    }
caption-cutoff-deep =
    { $player ->
        [MAX] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, so MIN{ $owner_where ->
                [at] { " " }at <b>{ $owner }</b>, { $plies } plies up,
                [after] { " " }after <b>{ $owner }</b>, { $plies } plies up,
               *[up] , { $plies } plies up,
            } need not let the game come here: <cut>deep β-cut</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, so MIN{ $owner_where ->
                [at] { " " }at <b>{ $owner }</b>, { $plies } plies up,
                [after] { " " }after <b>{ $owner }</b>, { $plies } plies up,
               *[up] , { $plies } plies up,
            } will not let the game come here: <cut>deep β-cut</cut>.
        }
       *[MIN] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, so MAX{ $owner_where ->
                [at] { " " }at <b>{ $owner }</b>, { $plies } plies up,
                [after] { " " }after <b>{ $owner }</b>, { $plies } plies up,
               *[up] , { $plies } plies up,
            } need not let the game come here: <cut>deep α-cut</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, so MAX{ $owner_where ->
                [at] { " " }at <b>{ $owner }</b>, { $plies } plies up,
                [after] { " " }after <b>{ $owner }</b>, { $plies } plies up,
               *[up] , { $plies } plies up,
            } will not let the game come here: <cut>deep α-cut</cut>.
        }
    }
caption-cutoff-window =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, a bound of { $window ->
            [pass] the window of this pass
           *[initial] the initial window
        }: <cut>β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, a bound of { $window ->
            [pass] the window of this pass
           *[initial] the initial window
        }: <cut>α-cut</cut>.
    }
caption-cutoff-under-chance =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, so { $between ->
            [none] { "" }
            [at] if { $opponent } at <b>{ $choices }</b> lets the game come here, { "" }
            [after] if { $opponent } after <b>{ $choices }</b> lets the game come here, { "" }
            [one] if { $opponent }, one ply up, lets the game come here, { "" }
           *[each] if { $opponent }, at { $choice_count ->
                [one] its choice
               *[other] each of its { $choice_count } choices
            } in between, lets the game come here, { "" }
        }<b>{ $owner_place }</b> reaches its own β whatever its unknown outcomes are worth: <cut>β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, so { $between ->
            [none] { "" }
            [at] if { $opponent } at <b>{ $choices }</b> lets the game come here, { "" }
            [after] if { $opponent } after <b>{ $choices }</b> lets the game come here, { "" }
            [one] if { $opponent }, one ply up, lets the game come here, { "" }
           *[each] if { $opponent }, at { $choice_count ->
                [one] its choice
               *[other] each of its { $choice_count } choices
            } in between, lets the game come here, { "" }
        }<b>{ $owner_place }</b> stays at its own α or below whatever its unknown outcomes are worth: <cut>α-cut</cut>.
    }
caption-cutoff-best-possible =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. Nothing is better than { $score } for MAX, so the rest cannot matter: <cut>β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. Nothing is better than { $score } for MIN, so the rest cannot matter: <cut>α-cut</cut>.
    }
caption-cutoff-prunes-nothing =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $best ->
            [yes] Nothing is better than { $score } for MAX
           *[no] { $score } { $relation } <beta>β = { $limit }</beta>
        }, but <b>{ $child }</b> was the last child: this <cut>β-cut</cut> prunes nothing.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $best ->
            [yes] Nothing is better than { $score } for MIN
           *[no] { $score } { $relation } <alpha>α = { $limit }</alpha>
        }, but <b>{ $child }</b> was the last child: this <cut>α-cut</cut> prunes nothing.
    }

caption-leave-leaf = <b>{ $subject }</b> returns <b>{ $score }</b>.
caption-leave-exact =     { $left ->
        [no] <b>{ $subject }</b> returns <b>{ $score }</b>: no child is left to search.
       *[yes] <b>{ $subject }</b> returns <b>{ $score }</b>: the children that are left cannot change that.
    }
caption-leave-lower = <b>{ $subject }</b> returns <b>{ $score }</b>, a lower bound: its value is at least { $score }.
caption-leave-upper = <b>{ $subject }</b> returns <b>{ $score }</b>, an upper bound: its value is at most { $score }.
caption-leave-unknown = <b>{ $subject }</b> returns <b>{ $score }</b>, which says nothing about its value.
caption-leave-hard-lower = <b>{ $subject }</b> returns <b>{ $score }</b> and not { $best }: fail-hard stays inside the window. Its value is at least { $score }.
caption-leave-hard-upper = <b>{ $subject }</b> returns <b>{ $score }</b> and not { $best }: fail-hard stays inside the window. Its value is at most { $score }.
caption-leave-probe-lower = <b>{ $subject }</b> returns <b>{ $score }</b> and not { $best }: <b>{ $child }</b> is only known to be worth at most { $best }, and no value is below { $score }.
caption-leave-probe-upper = <b>{ $subject }</b> returns <b>{ $score }</b> and not { $best }: <b>{ $child }</b> is only known to be worth at least { $best }, and no value is above { $score }.

caption-over =
    <b>{ $heading }</b>: { $extremum }. The search is over: { $player } { $kind ->
        [roll] <b>rolls</b>
        [hold] <b>holds</b>
       *[move] plays <b>{ $child }</b>
    }.
caption-over-value = <b>{ $heading }</b>: { $extremum }. The search is over: the value is <b>{ $score }</b>, but outside the window, so no move is known to be best.
caption-over-lower = <b>{ $heading }</b>: { $extremum }. The search is over: with its window it only proves a value of at least { $score }.
caption-over-upper = <b>{ $heading }</b>: { $extremum }. The search is over: with its window it only proves a value of at most { $score }.
caption-over-unknown = <b>{ $heading }</b>: { $extremum }. The search is over: with its window it proves nothing about the value.
caption-over-leaf = <b>{ $subject }</b> returns <b>{ $score }</b>. The search is over.

## The same facts as negamax counts them where MIN is to move.

aside-again = <faint>{ $player } moves again, so the sign does not change.</faint>
aside-window = <faint>From MIN’s side: α = { $alpha }, β = { $beta }.</faint>
aside-extremum = <faint>From MIN’s side: { $extremum }.</faint>
aside-cutoff = <faint>From MIN’s side: { $extremum }, and { $score } { $relation } β = { $limit }.</faint>
aside-leave =
    <faint>From MIN’s side, it returns { $score }{ $bound ->
        [lower] , and its value is at least { $score }
        [upper] , and its value is at most { $score }
       *[exact] { "" }
    }.</faint>
aside-why =
    { $said ->
        [yes] <faint>This β is α = { $alpha } with its sign changed.</faint>
       *[no] <faint>From MIN’s side,</faint> { $score } { $relation } β = { $limit }<faint>: this β is α = { $alpha } with its sign changed.</faint>
    }
aside-result =
    { $bound ->
        [lower] <faint>From MIN’s side, that is at least { $score }.</faint>
        [upper] <faint>From MIN’s side, that is at most { $score }.</faint>
       *[exact] <faint>From MIN’s side, that is { $score }.</faint>
    }

## The beginning of the caption for screen readers.

turn-chance = chance
spoken = Step { $step } of { $steps }. { $heading }, { $player }.
spoken-in-window = Step { $step } of { $steps }. { $heading }, { $player }, α = { $alpha }, β = { $beta }.

## Why a node was cut. $owner has the bound, by $source; $tie says whether the score only equals it.

why-meaning =
    { $player ->
        [MAX] { $tie ->
            [yes] { $owner_where ->
                [at] MIN at <b>{ $owner }</b> already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [after] After <b>{ $owner }</b>, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [one] One ply up, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
               *[up] { $plies } plies up, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
            } { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } gives MAX at least <b>{ $score }</b>, no better for MIN{ $said ->
                [yes] { "" }
               *[no] , so MIN need not choose <b>{ $move }</b>
            }.
           *[no] { $owner_where ->
                [at] MIN at <b>{ $owner }</b> already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [after] After <b>{ $owner }</b>, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [one] One ply up, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
               *[up] { $plies } plies up, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
            } { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } gives MAX at least <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , so MIN will not choose <b>{ $move }</b>
            }.
        }
       *[MIN] { $tie ->
            [yes] { $owner_where ->
                [at] MAX at <b>{ $owner }</b> already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [after] After <b>{ $owner }</b>, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [one] One ply up, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
               *[up] { $plies } plies up, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
            } { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } holds MAX to at most <b>{ $score }</b>, no better for MAX{ $said ->
                [yes] { "" }
               *[no] , so MAX need not choose <b>{ $move }</b>
            }.
           *[no] { $owner_where ->
                [at] MAX at <b>{ $owner }</b> already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [after] After <b>{ $owner }</b>, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [one] One ply up, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
               *[up] { $plies } plies up, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
            } { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } holds MAX to at most <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , so MAX will not choose <b>{ $move }</b>
            }.
        }
    }
why-meaning-deep =
    { $player ->
        [MAX] { $tie ->
            [yes] { $owner_where ->
                [at] MIN at <b>{ $owner }</b> already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [after] After <b>{ $owner }</b>, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [one] One ply up, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
               *[up] { $plies } plies up, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
            } { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } gives MAX at least <b>{ $score }</b>, no better for MIN{ $said ->
                [yes] { "" }
               *[no] , so MIN need not let the game come { $where ->
                    [here] here
                   *[named] to <b>{ $place }</b>
                }
            }.
           *[no] { $owner_where ->
                [at] MIN at <b>{ $owner }</b> already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [after] After <b>{ $owner }</b>, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [one] One ply up, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
               *[up] { $plies } plies up, MIN already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
            } { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } gives MAX at least <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , so MIN will not let the game come { $where ->
                    [here] here
                   *[named] to <b>{ $place }</b>
                }
            }.
        }
       *[MIN] { $tie ->
            [yes] { $owner_where ->
                [at] MAX at <b>{ $owner }</b> already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [after] After <b>{ $owner }</b>, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [one] One ply up, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
               *[up] { $plies } plies up, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
            } { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } holds MAX to at most <b>{ $score }</b>, no better for MAX{ $said ->
                [yes] { "" }
               *[no] , so MAX need not let the game come { $where ->
                    [here] here
                   *[named] to <b>{ $place }</b>
                }
            }.
           *[no] { $owner_where ->
                [at] MAX at <b>{ $owner }</b> already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [after] After <b>{ $owner }</b>, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
                [one] One ply up, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
               *[up] { $plies } plies up, MAX already has <b>{ $limit }</b>, thanks to <b>{ $source }</b>.
            } { $where ->
                [here] This position
               *[named] <b>{ $subject }</b>
            } holds MAX to at most <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , so MAX will not let the game come { $where ->
                    [here] here
                   *[named] to <b>{ $place }</b>
                }
            }.
        }
    }
why-meaning-window =
    { $player ->
        [MAX] { $said ->
            [yes] { "" }
           *[no] { $window ->
                [pass] The window of this pass
               *[initial] The initial window
            } ends at <beta>β = { $limit }</beta>. { "" }
        }{ $where ->
            [here] This position
           *[named] <b>{ $subject }</b>
        } gives MAX at least <b>{ $score }</b>, so nothing more below it can change what this search proves.
       *[MIN] { $said ->
            [yes] { "" }
           *[no] { $window ->
                [pass] The window of this pass
               *[initial] The initial window
            } begins at <alpha>α = { $limit }</alpha>. { "" }
        }{ $where ->
            [here] This position
           *[named] <b>{ $subject }</b>
        } holds MAX to at most <b>{ $score }</b>, so nothing more below it can change what this search proves.
    }
why-meaning-chance =
    { $player ->
        [MAX] { $where ->
            [here] This position
           *[named] <b>{ $subject }</b>
        } is worth at least <b>{ $score }</b>. From <beta>β = { $limit }</beta> on, how much more makes no difference{ $said ->
            [yes] .
           *[no] : { $between ->
                [none] { "" }
                [at] if { $opponent } at <b>{ $choices }</b> lets the game come here, { "" }
                [after] if { $opponent } after <b>{ $choices }</b> lets the game come here, { "" }
                [one] if { $opponent }, one ply up, lets the game come here, { "" }
               *[each] if { $opponent }, at { $choice_count ->
                    [one] its choice
                   *[other] each of its { $choice_count } choices
                } in between, lets the game come here, { "" }
            }<b>{ $owner_place }</b> reaches its own β with it, whatever its unknown outcomes are worth.
        }
       *[MIN] { $where ->
            [here] This position
           *[named] <b>{ $subject }</b>
        } is worth at most <b>{ $score }</b>. From <alpha>α = { $limit }</alpha> down, how much less makes no difference{ $said ->
            [yes] .
           *[no] : { $between ->
                [none] { "" }
                [at] if { $opponent } at <b>{ $choices }</b> lets the game come here, { "" }
                [after] if { $opponent } after <b>{ $choices }</b> lets the game come here, { "" }
                [one] if { $opponent }, one ply up, lets the game come here, { "" }
               *[each] if { $opponent }, at { $choice_count ->
                    [one] its choice
                   *[other] each of its { $choice_count } choices
                } in between, lets the game come here, { "" }
            }<b>{ $owner_place }</b> stays at its own α or below with it, whatever its unknown outcomes are worth.
        }
    }
why-meaning-best-possible =
    { $player ->
        [MAX] Thanks to <b>{ $child }</b>, { $where ->
            [here] this position
           *[named] <b>{ $place }</b>
        } is worth <b>{ $score }</b>, and nothing is better for MAX.
       *[MIN] Thanks to <b>{ $child }</b>, { $where ->
            [here] this position
           *[named] <b>{ $place }</b>
        } is worth <b>{ $score }</b>, and nothing is better for MIN.
    }
why-owner-shallow =
    { $said ->
        [yes] <faint>A shallow cutoff: the bound is from one ply up.</faint>
       *[no] { $player ->
            [MAX] <beta>β = { $limit }</beta> <faint>comes from</faint> { $owner_where ->
                [at] <b>{ $owner }</b><faint>, one ply up: a shallow cutoff.</faint>
                [after] <faint>the position after</faint> <b>{ $owner }</b><faint>, one ply up: a shallow cutoff.</faint>
               *[one] <faint>one ply up: a shallow cutoff.</faint>
            }
           *[MIN] <alpha>α = { $limit }</alpha> <faint>comes from</faint> { $owner_where ->
                [at] <b>{ $owner }</b><faint>, one ply up: a shallow cutoff.</faint>
                [after] <faint>the position after</faint> <b>{ $owner }</b><faint>, one ply up: a shallow cutoff.</faint>
               *[one] <faint>one ply up: a shallow cutoff.</faint>
            }
        }
    }
why-owner-deep =
    { $player ->
        [MAX] <beta>β = { $limit }</beta> <faint>comes from</faint> { $owner_where ->
            [at] <b>{ $owner }</b><faint>, { $plies } plies up: a deep cutoff.</faint>
            [after] <faint>the position after</faint> <b>{ $owner }</b><faint>, { $plies } plies up: a deep cutoff.</faint>
           *[up] <faint>{ $plies } plies up: a deep cutoff.</faint>
        }
       *[MIN] <alpha>α = { $limit }</alpha> <faint>comes from</faint> { $owner_where ->
            [at] <b>{ $owner }</b><faint>, { $plies } plies up: a deep cutoff.</faint>
            [after] <faint>the position after</faint> <b>{ $owner }</b><faint>, { $plies } plies up: a deep cutoff.</faint>
           *[up] <faint>{ $plies } plies up: a deep cutoff.</faint>
        }
    }
why-owner-window =
    { $player ->
        [MAX] <faint>No ancestor set</faint> <beta>β = { $limit }</beta><faint>: it is that of { $window ->
            [pass] this pass’s window
           *[initial] the initial window
        }.</faint>
       *[MIN] <faint>No ancestor set</faint> <alpha>α = { $limit }</alpha><faint>: it is that of { $window ->
            [pass] this pass’s window
           *[initial] the initial window
        }.</faint>
    }
why-saved =
    { $branches ->
        [one] <faint>Saved: { $branches } branch</faint> (<b>{ $names }</b>).
       *[other] <faint>Saved: { $branches } branches</faint> (<b>{ $names }</b>).
    }
why-saved-leaves =
    { $branches ->
        [one] { $leaves ->
            [one] <faint>Saved: { $branches } branch</faint> (<b>{ $names }</b>) <faint>with { $leaves } leaf.</faint>
           *[other] <faint>Saved: { $branches } branch</faint> (<b>{ $names }</b>) <faint>with { $leaves } leaves.</faint>
        }
       *[other] { $leaves ->
            [one] <faint>Saved: { $branches } branches</faint> (<b>{ $names }</b>) <faint>with { $leaves } leaf.</faint>
           *[other] <faint>Saved: { $branches } branches</faint> (<b>{ $names }</b>) <faint>with { $leaves } leaves.</faint>
        }
    }
why-saved-nothing = <faint>Nothing saved:</faint> <b>{ $child }</b> <faint>was the last child.</faint>

## What the search has found.

result-move =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move. { "" }
           *[no] { "" }
        }{ $player ->
            [MAX] MAX is sure of at least <b>{ $score }</b>.
           *[MIN] MIN is sure of at most <b>{ $score }</b>.
        }
       *[no] { $player ->
            [MAX] { $only ->
                [yes] MAX { $kind ->
                    [roll] <b>rolls</b>
                    [hold] <b>holds</b>
                   *[move] plays <b>{ $child }</b>
                }, the only move, and is sure of at least <b>{ $score }</b>.
               *[no] MAX { $kind ->
                    [roll] <b>rolls</b>
                    [hold] <b>holds</b>
                   *[move] plays <b>{ $child }</b>
                } and is sure of at least <b>{ $score }</b>.
            }
           *[MIN] { $only ->
                [yes] MIN { $kind ->
                    [roll] <b>rolls</b>
                    [hold] <b>holds</b>
                   *[move] plays <b>{ $child }</b>
                }, the only move, and is sure of at most <b>{ $score }</b>.
               *[no] MIN { $kind ->
                    [roll] <b>rolls</b>
                    [hold] <b>holds</b>
                   *[move] plays <b>{ $child }</b>
                } and is sure of at most <b>{ $score }</b>.
            }
        }
    }
result-move-best-possible =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move. { "" }
           *[no] { "" }
        }{ $player } is sure of <b>{ $score }</b>: nothing is better for { $player }.
       *[no] { $only ->
            [yes] { $player } { $kind ->
                [roll] <b>rolls</b>
                [hold] <b>holds</b>
               *[move] plays <b>{ $child }</b>
            }, the only move, and is sure of <b>{ $score }</b>: nothing is better for { $player }.
           *[no] { $player } { $kind ->
                [roll] <b>rolls</b>
                [hold] <b>holds</b>
               *[move] plays <b>{ $child }</b>
            } and is sure of <b>{ $score }</b>: nothing is better for { $player }.
        }
    }
result-move-worst-possible =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move. { "" }
           *[no] { "" }
        }{ $only ->
            [yes] { $opponent } can force
           *[no] Against every move { $opponent } can force
        } <b>{ $score }</b>: nothing is worse for { $player }.
       *[no] { $only ->
            [yes] { $player } plays <b>{ $child }</b>, the only move, but { $opponent } can force <b>{ $score }</b>: nothing is worse for { $player }.
           *[no] { $player } plays <b>{ $child }</b>, but against every move { $opponent } can force <b>{ $score }</b>: nothing is worse for { $player }.
        }
    }
result-move-average =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move. { "" }
           *[no] { "" }
        }On average that is worth <b>{ $score }</b>.
       *[no] { $only ->
            [yes] { $player } { $kind ->
                [roll] <b>rolls</b>
                [hold] <b>holds</b>
               *[move] plays <b>{ $child }</b>
            }, the only move. On average that is worth <b>{ $score }</b>.
           *[no] { $player } { $kind ->
                [roll] <b>rolls</b>
                [hold] <b>holds</b>
               *[move] plays <b>{ $child }</b>
            }. On average that is worth <b>{ $score }</b>.
        }
    }
result-average =
    { $said ->
        [yes] The window was too narrow to tell how much { $bound ->
            [lower] more
           *[upper] less
        }.
       *[no] { $bound ->
            [lower] On average <b>{ $node }</b> is worth <b>{ $score }</b> or more. The window was too narrow to tell how much more.
            [upper] On average <b>{ $node }</b> is worth <b>{ $score }</b> or less. The window was too narrow to tell how much less.
           *[exact] On average <b>{ $node }</b> is worth <b>{ $score }</b>.
        }
    }
result-move-in-depth =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move. { "" }
           *[no] { "" }
        }The value, <b>{ $score }</b>, is an estimate backed up from depth { $depth }.
       *[no] { $only ->
            [yes] At depth { $depth }, { $player } plays <b>{ $child }</b>, the only move. Its value, <b>{ $score }</b>, is an estimate backed up from that depth.
           *[no] At depth { $depth }, { $player } plays <b>{ $child }</b>. Its value, <b>{ $score }</b>, is an estimate backed up from that depth.
        }
    }
result-move-beyond-depth =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move. { "" }
           *[no] { "" }
        }The value, <b>{ $score }</b>, is an estimate backed up from depth { $depth }, and from deeper where a node has no estimate.
       *[no] { $only ->
            [yes] At depth { $depth }, and deeper where a node has no estimate, { $player } plays <b>{ $child }</b>, the only move. Its value, <b>{ $score }</b>, is an estimate backed up from there.
           *[no] At depth { $depth }, and deeper where a node has no estimate, { $player } plays <b>{ $child }</b>. Its value, <b>{ $score }</b>, is an estimate backed up from there.
        }
    }
result-move-undecided =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> is the only move. { "" }
           *[no] { "" }
        }At depth { $depth } neither side can force a win: <b>{ $score }</b> means “unknown”.
       *[no] { $only ->
            [yes] At depth { $depth } neither side can force a win: <b>{ $score }</b> means “unknown”. { $player } plays <b>{ $child }</b>, the only move.
           *[no] At depth { $depth } neither side can force a win: <b>{ $score }</b> means “unknown”. { $player } plays <b>{ $child }</b>.
        }
    }
result-estimate = <faint>This is an estimate backed up from depth { $depth }, not a guarantee.</faint>
result-value = <b>{ $subject }</b> is worth <b>{ $score }</b>. That is outside the window, so no move is known to be best.
result-lower =
    { $said ->
        [yes] The window was too narrow to tell how much more.
       *[no] <b>{ $subject }</b> is worth at least <b>{ $score }</b>. The window was too narrow to tell how much more.
    }
result-upper =
    { $said ->
        [yes] The window was too narrow to tell how much less.
       *[no] <b>{ $subject }</b> is worth at most <b>{ $score }</b>. The window was too narrow to tell how much less.
    }
result-unknown = With this window the search proves nothing about <b>{ $node }</b>.
result-leaf =
    { $leaf ->
        [over] <b>{ $subject }</b>: the game is over, with value <b>{ $score }</b>. There is no move to choose.
        [horizon] <b>{ $subject }</b> is evaluated at once: <b>{ $score }</b>. At depth { $depth } no move is searched.
        [known] <b>{ $subject }</b> is in the table with value <b>{ $score }</b>. No move was searched.
       *[given] <b>{ $subject }</b> is a leaf, worth <b>{ $score }</b>. There is no move to choose.
    }
result-line = <faint>Principal variation:</faint> <b>{ $line }</b>.
result-check-same =
    { $count ->
        [one] <faint>Checked: { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] plain minimax
            } gives the same value,</faint> <b>{ $score }</b><faint>, with its only leaf.</faint>
       *[other] <faint>Checked: { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] plain minimax
            } gives the same value,</faint> <b>{ $score }</b><faint>, with all { $leaves } leaves.</faint>
    }
result-unchecked =
    { $ending ->
        [time] Not checked against { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] plain minimax
            }: time ran out first.
        [memory] Not checked against { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] plain minimax
            }: there would not be enough memory.
        [stopped] Not checked against { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] plain minimax
            }: the check was stopped.
       *[nodes] Not checked against { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] plain minimax
            }: it would have to visit more nodes than the limit.
    }
result-check-differs =
    <cut>{ $reference ->
                [expectiminimax] Expectiminimax
               *[minimax] Plain minimax
            } gives { $score } instead: one of the two searches is wrong.</cut>
result-check-other =
    { $count ->
        [one] <faint>Checked: { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] plain minimax
            } gives</faint> <b>{ $score }</b><faint>, with its only leaf.</faint>
       *[other] <faint>Checked: { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] plain minimax
            } gives</faint> <b>{ $score }</b><faint>, with all { $leaves } leaves.</faint>
    }
result-cut-short =
    { $said ->
        [yes] No move is decided.
       *[no] { $ending ->
            [nodes]
                { $count ->
                    [one] The search stopped at the limit of { $nodes } node. No move is decided.
                   *[other] The search stopped at the limit of { $nodes } nodes. No move is decided.
                }
            [memory]
                { $count ->
                    [one] The search stopped after { $nodes } node, at its memory limit. No move is decided.
                   *[other] The search stopped after { $nodes } nodes, at its memory limit. No move is decided.
                }
            [depth] The search stopped after { $nodes } nodes: a line of play goes on for more than { $plies } plies. No move is decided.
            [overflow] The search stopped: an expected value would need more than 128 bits to be exact. No move is decided.
            [infinities] The search stopped: the average of +∞ and −∞ is not a number. No move is decided.
            [time]
                { $count ->
                    [one] The search stopped after { $nodes } node, at its time limit. No move is decided.
                   *[other] The search stopped after { $nodes } nodes, at its time limit. No move is decided.
                }
            [stopped]
                { $count ->
                    [one] The search was stopped after { $nodes } node. No move is decided.
                   *[other] The search was stopped after { $nodes } nodes. No move is decided.
                }
           *[underway]
                { $count ->
                    [one] The search is still running: { $nodes } node so far. No move is decided yet.
                   *[other] The search is still running: { $nodes } nodes so far. No move is decided yet.
                }
        }
    }
result-proved-so-far = <faint>Proved so far of</faint> <b>{ $node }</b><faint>:</faint> <b>{ $proved }</b>
