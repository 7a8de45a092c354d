## What a node without a name of its own is called. $form says where it stands: bare as a heading or in a list, inline in
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
            [inline] the centre
           *[bare] centre
        }
       *[other] centre { $number }
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

## The caption: what the step just made was. $heading, $subject and $node name the node: alone, beginning a sentence and
## within one. $player is MAX or MIN. $choice is a sum of its children such as max(3, ≤ 2) = 3.

caption-start = <b>{ $heading }</b>: { $player } to move. Press → to begin.
caption-start-leaf = <b>{ $subject }</b> is a leaf. Press → to begin.
caption-broken-off =
    { $ending ->
        [nodes]
            { $count ->
                [one] The search is <b>cut short</b> here: { $nodes } node is the limit.
               *[other] The search is <b>cut short</b> here: { $nodes } nodes are the limit.
            }
        [memory]
            { $count ->
                [one] The search is <b>cut short</b> here, after { $nodes } node: its memory is used up.
               *[other] The search is <b>cut short</b> here, after { $nodes } nodes: its memory is used up.
            }
        [depth] The search is <b>cut short</b> here, after { $nodes } nodes: a line of play goes on for more than { $plies } plies.
        [time]
            { $count ->
                [one] The search is <b>cut short</b> here, after { $nodes } node: its time is over.
               *[other] The search is <b>cut short</b> here, after { $nodes } nodes: its time is over.
            }
        [stopped]
            { $count ->
                [one] The search was <b>stopped</b> here, after { $nodes } node.
               *[other] The search was <b>stopped</b> here, after { $nodes } nodes.
            }
       *[underway]
            { $count ->
                [one] The search has come as far as this, { $nodes } node, and goes on.
               *[other] The search has come as far as this, { $nodes } nodes, and goes on.
            }
    }

caption-enter =
    { $player ->
        [MAX] <b>{ $subject }</b> is MAX’s{ $again ->
            [yes] { " " }again
           *[no] { "" }
        }: it will take the greatest of its children’s values.
       *[MIN] <b>{ $subject }</b> is MIN’s{ $again ->
            [yes] { " " }again
           *[no] { "" }
        }: it will take the least of its children’s values.
    }
caption-enter-window =
    <b>{ $subject }</b> is { $player }’s{ $again ->
        [yes] { " " }again
       *[no] { "" }
    }. Its window is <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-leaf = <b>{ $subject }</b> is a leaf.
caption-enter-terminal = <b>{ $heading }</b>: the game is over here.
caption-enter-horizon = <b>{ $heading }</b>: the depth limit. The search looks no further here.

caption-evaluate-given = <b>{ $heading }</b>: the leaf’s value is <b>{ $sum }</b>.
caption-evaluate-horizon = <b>{ $heading }</b>: evaluated as <b>{ $sum }</b>.
caption-evaluate-won = <b>{ $heading }</b>: { $winner } has won, which counts <b>{ $sum }</b>.
caption-evaluate-drawn = <b>{ $heading }</b>: a draw, which counts <b>{ $sum }</b>.
caption-evaluate-over = <b>{ $heading }</b>: the game is over, and counts <b>{ $sum }</b>.

caption-improve =
    { $first ->
        [yes] <b>{ $heading }</b>: { $choice }. Best so far: <b>{ $child }</b>, the first.
       *[no] <b>{ $heading }</b>: { $choice }. Best so far: <b>{ $child }</b>.
    }
caption-improve-narrows =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. <alpha>α rises to { $own }</alpha>.
       *[MIN] <b>{ $heading }</b>: { $choice }. <beta>β falls to { $own }</beta>.
    }
caption-improve-goes-on =
    { $player ->
        [MAX] { $last ->
            [yes] <b>{ $heading }</b>: { $choice }. { $best } { $relation } <beta>β = { $limit }</beta>: no cut, and <b>{ $child }</b> was the last child.
           *[no] <b>{ $heading }</b>: { $choice }. <alpha>α rises to { $own }</alpha>; { $best } { $relation } <beta>β = { $limit }</beta>, so <b>{ $node }</b> goes on.
        }
       *[MIN] { $last ->
            [yes] <b>{ $heading }</b>: { $choice }. { $best } { $relation } <alpha>α = { $limit }</alpha>: no cut, and <b>{ $child }</b> was the last child.
           *[no] <b>{ $heading }</b>: { $choice }. <beta>β falls to { $own }</beta>; { $best } { $relation } <alpha>α = { $limit }</alpha>, so <b>{ $node }</b> goes on.
        }
    }
caption-improve-outside =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. That is not above <alpha>α = { $own }</alpha>: the window stays.
       *[MIN] <b>{ $heading }</b>: { $choice }. That is not below <beta>β = { $own }</beta>: the window stays.
    }
caption-improve-closes =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $best } { $relation } <beta>β = { $limit }</beta>: the window closes.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $best } { $relation } <alpha>α = { $limit }</alpha>: the window closes.
    }
caption-no-improvement = <b>{ $heading }</b>: { $choice }, no improvement.

caption-cutoff =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>, so MIN at <b>{ $owner }</b> will not come here: <cut>β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>, so MAX at <b>{ $owner }</b> will not come here: <cut>α-cut</cut>.
    }
caption-cutoff-deep =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>, so MIN at <b>{ $owner }</b>, { $plies } plies up, will not let the game come here: <cut>deep β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>, so MAX at <b>{ $owner }</b>, { $plies } plies up, will not let the game come here: <cut>deep α-cut</cut>.
    }
caption-cutoff-window =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>, a bound the search began with: <cut>β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>, a bound the search began with: <cut>α-cut</cut>.
    }
caption-cutoff-best-possible =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. Nothing is better than { $score } for MAX, so the rest cannot matter: <cut>β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. Nothing is better than { $score } for MIN, so the rest cannot matter: <cut>α-cut</cut>.
    }
caption-cutoff-prunes-nothing =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>, but <b>{ $child }</b> was the last child: this <cut>β-cut</cut> prunes nothing.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>, but <b>{ $child }</b> was the last child: this <cut>α-cut</cut> prunes nothing.
    }

caption-leave-leaf = <b>{ $subject }</b> returns <b>{ $score }</b>.
caption-leave-exact = <b>{ $subject }</b> returns <b>{ $score }</b>, exact.
caption-leave-lower = <b>{ $subject }</b> returns <b>{ $score }</b>, a lower bound: its value is { $score } or more.
caption-leave-upper = <b>{ $subject }</b> returns <b>{ $score }</b>, an upper bound: its value is { $score } or less.
caption-leave-unknown = <b>{ $subject }</b> returns <b>{ $score }</b>, which says nothing about its value.
caption-leave-hard-lower = <b>{ $subject }</b> returns <b>{ $score }</b> and not { $best }: fail-hard stays inside the window. Its value is { $score } or more.
caption-leave-hard-upper = <b>{ $subject }</b> returns <b>{ $score }</b> and not { $best }: fail-hard stays inside the window. Its value is { $score } or less.

caption-over = <b>{ $heading }</b>: { $choice }. The search is over: play <b>{ $child }</b>.
caption-over-value = <b>{ $heading }</b>: { $choice }. The search is over: the value is <b>{ $score }</b>.
caption-over-lower = <b>{ $heading }</b>: { $choice }. The search is over: with its window it only proves a value of { $score } or more.
caption-over-upper = <b>{ $heading }</b>: { $choice }. The search is over: with its window it only proves a value of { $score } or less.
caption-over-unknown = <b>{ $heading }</b>: { $choice }. The search is over: with its window it proves nothing about the value.
caption-over-leaf = <b>{ $subject }</b> is a leaf and returns <b>{ $score }</b>. The search is over.

## The same facts as negamax counts them where MIN is to move.

aside-again = <faint>The same side again: no sign changes.</faint>
aside-window = <faint>As MIN counts: α = { $alpha }, β = { $beta }.</faint>
aside-choice = <faint>As MIN counts: { $choice }.</faint>
aside-cutoff = <faint>As MIN counts: { $choice }, and { $score } { $relation } β = { $limit }.</faint>
aside-leave =
    <faint>As MIN counts, it returns { $score }{ $bound ->
        [lower] , and its value is { $score } or more
        [upper] , and its value is { $score } or less
       *[exact] { "" }
    }.</faint>
aside-why = <faint>As MIN counts,</faint> { $score } { $relation } β = { $limit }<faint>: what MAX has already, α = { $alpha }, is MIN’s β with the sign changed.</faint>
aside-result = <faint>As MIN counts, that is { $score }.</faint>

## The caption read aloud begins with one of these.

spoken = Step { $step } of { $steps }. { $heading }, { $player }.
spoken-in-window = Step { $step } of { $steps }. { $heading }, { $player }, α = { $alpha }, β = { $beta }.

## Why this cut. $owner has the bound, by $source; $tie says whether the score only equals it.

why-meaning =
    { $player ->
        [MAX] { $tie ->
            [yes] MIN at <b>{ $owner }</b> already has <b>{ $limit }</b>, by <b>{ $source }</b>. <b>{ $subject }</b> gives MAX at least <b>{ $score }</b>, no better for MIN, so MIN will never go to <b>{ $node }</b>.
           *[no] MIN at <b>{ $owner }</b> already has <b>{ $limit }</b>, by <b>{ $source }</b>. <b>{ $subject }</b> gives MAX at least <b>{ $score }</b>, so MIN will never go to <b>{ $node }</b>.
        }
       *[MIN] { $tie ->
            [yes] MAX at <b>{ $owner }</b> already has <b>{ $limit }</b>, by <b>{ $source }</b>. <b>{ $subject }</b> gives MAX at most <b>{ $score }</b>, no better for MAX, so MAX will never go to <b>{ $node }</b>.
           *[no] MAX at <b>{ $owner }</b> already has <b>{ $limit }</b>, by <b>{ $source }</b>. <b>{ $subject }</b> gives MAX at most <b>{ $score }</b>, so MAX will never go to <b>{ $node }</b>.
        }
    }
why-meaning-deep =
    { $player ->
        [MAX] { $tie ->
            [yes] MIN at <b>{ $owner }</b> already has <b>{ $limit }</b>, by <b>{ $source }</b>. <b>{ $subject }</b> gives MAX at least <b>{ $score }</b>, no better for MIN, so MIN will never let the game come to <b>{ $node }</b>.
           *[no] MIN at <b>{ $owner }</b> already has <b>{ $limit }</b>, by <b>{ $source }</b>. <b>{ $subject }</b> gives MAX at least <b>{ $score }</b>, so MIN will never let the game come to <b>{ $node }</b>.
        }
       *[MIN] { $tie ->
            [yes] MAX at <b>{ $owner }</b> already has <b>{ $limit }</b>, by <b>{ $source }</b>. <b>{ $subject }</b> gives MAX at most <b>{ $score }</b>, no better for MAX, so MAX will never let the game come to <b>{ $node }</b>.
           *[no] MAX at <b>{ $owner }</b> already has <b>{ $limit }</b>, by <b>{ $source }</b>. <b>{ $subject }</b> gives MAX at most <b>{ $score }</b>, so MAX will never let the game come to <b>{ $node }</b>.
        }
    }
why-meaning-window =
    { $player ->
        [MAX] The search began with <beta>β = { $limit }</beta>. <b>{ $subject }</b> gives MAX at least <b>{ $score }</b>, so the rest of it does not matter to this search.
       *[MIN] The search began with <alpha>α = { $limit }</alpha>. <b>{ $subject }</b> gives MAX at most <b>{ $score }</b>, so the rest of it does not matter to this search.
    }
why-meaning-best-possible =
    { $player ->
        [MAX] By <b>{ $child }</b>, <b>{ $node }</b> is worth <b>{ $score }</b>, and nothing is better for MAX.
       *[MIN] By <b>{ $child }</b>, <b>{ $node }</b> is worth <b>{ $score }</b>, and nothing is better for MIN.
    }
why-owner-shallow =
    { $player ->
        [MAX] <beta>β = { $limit }</beta> <faint>comes from</faint> <b>{ $owner }</b><faint>, one ply up: a shallow cutoff.</faint>
       *[MIN] <alpha>α = { $limit }</alpha> <faint>comes from</faint> <b>{ $owner }</b><faint>, one ply up: a shallow cutoff.</faint>
    }
why-owner-deep =
    { $player ->
        [MAX] <beta>β = { $limit }</beta> <faint>comes from</faint> <b>{ $owner }</b><faint>, { $plies } plies up: a deep cutoff.</faint>
       *[MIN] <alpha>α = { $limit }</alpha> <faint>comes from</faint> <b>{ $owner }</b><faint>, { $plies } plies up: a deep cutoff.</faint>
    }
why-owner-window =
    { $player ->
        [MAX] <beta>β = { $limit }</beta> <faint>is nobody’s: it is the root’s own window.</faint>
       *[MIN] <alpha>α = { $limit }</alpha> <faint>is nobody’s: it is the root’s own window.</faint>
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
why-saved-nothing = <faint>Saved: nothing, for</faint> <b>{ $child }</b> <faint>was the last child.</faint>

## What the search has found.

result-move = { $player } plays <b>{ $child }</b> and reaches <b>{ $score }</b>, whatever { $opponent } does.
result-move-in-depth =
    { $depth ->
        [one] Looking { $depth } ply ahead, { $player } plays <b>{ $child }</b> and reaches <b>{ $score }</b>, whatever { $opponent } does.
       *[other] Looking { $depth } plies ahead, { $player } plays <b>{ $child }</b> and reaches <b>{ $score }</b>, whatever { $opponent } does.
    }
result-value = <b>{ $subject }</b> is worth <b>{ $score }</b>. That is outside the window, so which move is best is not known.
result-lower = <b>{ $subject }</b> is worth <b>{ $score }</b> or more. The window was too narrow to tell how much.
result-upper = <b>{ $subject }</b> is worth <b>{ $score }</b> or less. The window was too narrow to tell how much.
result-unknown = With this window the search proves nothing about <b>{ $node }</b>.
result-leaf = <b>{ $subject }</b> is a leaf, worth <b>{ $score }</b>. There is no move to choose.
result-line = <faint>Line of best play:</faint> <b>{ $line }</b>.
result-check-same =
    { $count ->
        [one] <faint>Plain minimax gives</faint> <b>{ $score }</b> <faint>too, with its only leaf (checked).</faint>
       *[other] <faint>Plain minimax gives</faint> <b>{ $score }</b> <faint>too, with all { $leaves } leaves (checked).</faint>
    }
result-check-differs = <cut>Plain minimax gives { $score } instead: one of the two searches is wrong.</cut>
result-check-other =
    { $count ->
        [one] <faint>Plain minimax gives</faint> <b>{ $score }</b><faint>, with its only leaf (checked).</faint>
       *[other] <faint>Plain minimax gives</faint> <b>{ $score }</b><faint>, with all { $leaves } leaves (checked).</faint>
    }
result-cut-short =
    { $ending ->
        [nodes]
            { $count ->
                [one] The search is cut short: { $nodes } node is the limit. No move is decided.
               *[other] The search is cut short: { $nodes } nodes are the limit. No move is decided.
            }
        [memory]
            { $count ->
                [one] The search is cut short after { $nodes } node, because its memory is used up. No move is decided.
               *[other] The search is cut short after { $nodes } nodes, because its memory is used up. No move is decided.
            }
        [depth] The search is cut short after { $nodes } nodes, because a line of play goes on for more than { $plies } plies. No move is decided.
        [time]
            { $count ->
                [one] The search is cut short after { $nodes } node, because its time is over. No move is decided.
               *[other] The search is cut short after { $nodes } nodes, because its time is over. No move is decided.
            }
        [stopped]
            { $count ->
                [one] The search was stopped after { $nodes } node. No move is decided.
               *[other] The search was stopped after { $nodes } nodes. No move is decided.
            }
       *[underway]
            { $count ->
                [one] The search has come as far as { $nodes } node, and goes on. No move is decided.
               *[other] The search has come as far as { $nodes } nodes, and goes on. No move is decided.
            }
    }
result-proved-so-far = <faint>Proved of</faint> <b>{ $node }</b> <faint>so far:</faint> <b>{ $proved }</b>

## The algorithms, line by line, indented by two spaces a level. $child says whose function the children call: that of
## the other side, the same side where it moves again, or either. No line longer than 34 characters.

algorithm-minimax-max =
    <alpha>max</alpha>(node):
      leaf?  return evaluate(node)
      best ← −∞
      for each child:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(child)
        best ← max(best, v)
      return best
algorithm-minimax-min =
    <beta>min</beta>(node):
      leaf?  return evaluate(node)
      best ← +∞
      for each child:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(child)
        best ← min(best, v)
      return best
algorithm-alpha-beta-max =
    <alpha>max</alpha>(node, <alpha>α</alpha>, <beta>β</beta>):
      leaf?  return evaluate(node)
      best ← −∞
      for each child:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        best ← max(best, v)
        if best { $relation } <beta>β</beta>:  <cut>cut</cut>{ $fail ->
            [hard] , return <beta>β</beta>
           *[soft] { "" }
        }
        <alpha>α</alpha> ← max(<alpha>α</alpha>, best)
      return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    }
algorithm-alpha-beta-min =
    <beta>min</beta>(node, <alpha>α</alpha>, <beta>β</beta>):
      leaf?  return evaluate(node)
      best ← +∞
      for each child:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        best ← min(best, v)
        if best { $relation } <alpha>α</alpha>:  <cut>cut</cut>{ $fail ->
            [hard] , return <alpha>α</alpha>
           *[soft] { "" }
        }
        <beta>β</beta> ← min(<beta>β</beta>, best)
      return { $fail ->
        [hard] <beta>β</beta>
       *[soft] best
    }
algorithm-negamax =
    negamax(node):
      leaf?  return ±evaluate(node)
      best ← −∞
      for each child:
        v ← { $child ->
            [same] negamax
            [either] ±negamax
           *[other] −negamax
        }(child)
        best ← max(best, v)
      return best
algorithm-negamax-alpha-beta =
    negamax(node, <alpha>α</alpha>, <beta>β</beta>):
      leaf?  return ±evaluate(node)
      best ← −∞
      for each child:
        v ← { $child ->
            [same] negamax(child, <alpha>α</alpha>, <beta>β</beta>)
            [either] ±negamax(child, …)
           *[other] −negamax(child, <beta>−β</beta>, <alpha>−α</alpha>)
        }
        best ← max(best, v)
        if best { $relation } <beta>β</beta>:  <cut>cut</cut>{ $fail ->
            [hard] , return <beta>β</beta>
           *[soft] { "" }
        }
        <alpha>α</alpha> ← max(<alpha>α</alpha>, best)
      return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    }
