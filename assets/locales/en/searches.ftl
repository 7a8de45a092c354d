## The searches beyond plain alpha-beta: passes, scouts, the table, quiet positions, chance.

caption-enter-scout =
    { $player ->
        [MAX] <b>{ $subject }</b> is only asked whether it is better for MIN than <beta>β</beta>: a scout, with the narrowest window, <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[MIN] <b>{ $subject }</b> is only asked whether it is better for MAX than <alpha>α</alpha>: a scout, with the narrowest window, <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
caption-enter-again = <b>{ $subject }</b> is better, as the scout has found. How good exactly? It is searched again, with <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-quiet = <b>{ $heading }</b>: at the depth limit or beyond, and quiet: the last move changed little. The search looks no further here.
aside-not-quiet = <faint>Not quiet: the last move took the evaluation from { $from } to { $to }, so the search goes on beyond the limit.</faint>
caption-recall =
    { $bound ->
        [exact] <b>{ $heading }</b> was searched before, and no line ended at a depth limit: the table knows that it is worth <b>{ $score }</b>.
        [lower] <b>{ $heading }</b> was searched before, and no line ended at a depth limit: the table knows that it is worth <b>{ $score }</b> or more, which is enough.
       *[upper] <b>{ $heading }</b> was searched before, and no line ended at a depth limit: the table knows that it is worth <b>{ $score }</b> or less, which is enough.
    }
caption-recall-in-depth =
    { $bound ->
        [exact] <b>{ $heading }</b> was searched before, { $depth ->
            [one] { $depth } ply deep
           *[other] { $depth } plies deep
        }: the table knows that it is worth <b>{ $score }</b>.
        [lower] <b>{ $heading }</b> was searched before, { $depth ->
            [one] { $depth } ply deep
           *[other] { $depth } plies deep
        }: the table knows that it is worth <b>{ $score }</b> or more, which is enough.
       *[upper] <b>{ $heading }</b> was searched before, { $depth ->
            [one] { $depth } ply deep
           *[other] { $depth } plies deep
        }: the table knows that it is worth <b>{ $score }</b> or less, which is enough.
    }
caption-pass-over =
    { $others ->
        [0] <b>{ $heading }</b>: <b>{ $child }</b> is the only move.
        [one] <b>{ $heading }</b>: chance (seed { $seed }) has taken <b>{ $child }</b>. The beginner does not look at the other move.
       *[other] <b>{ $heading }</b>: chance (seed { $seed }) has taken <b>{ $child }</b>. The beginner does not look at the { $others } other moves.
    }
caption-over-beginner = <b>{ $heading }</b>: the beginner plays <b>{ $child }</b>, by chance.
caption-cutoff-scout =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>: the scout sent by <b>{ $owner }</b> has its answer: <cut>β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>: the scout sent by <b>{ $owner }</b> has its answer: <cut>α-cut</cut>.
    }
why-meaning-scout =
    { $player ->
        [MAX] <b>{ $owner }</b> only asks whether this way is worth more than what it has. <b>{ $subject }</b> gives MAX at least <b>{ $score }</b>: here the answer is yes, and how much more does not matter yet.
       *[MIN] <b>{ $owner }</b> only asks whether this way is worth less than what it has. <b>{ $subject }</b> gives MAX at most <b>{ $score }</b>: here the answer is yes, and how much less does not matter yet.
    }

## Between the passes. Passes are counted from 1.

pass-deeper =
    { $depth ->
        [one] <b>Pass { $pass }</b>: { $depth } ply deep, with <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[other] <b>Pass { $pass }</b>: { $depth } plies deep, with <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
pass-failed-low = <b>Pass { $pass }</b>: the value was not inside the window, but lower. Again, with <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-failed-high = <b>Pass { $pass }</b>: the value was not inside the window, but higher. Again, with <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-test = <b>Pass { $pass }</b>: is the value at least <beta>{ $beta }</beta>? The narrowest window tells, <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-pass-ends =
    { $bound ->
        [exact] <b>{ $heading }</b>: { $choice }. Pass { $pass } is over: the value is <b>{ $score }</b>, by <b>{ $child }</b>.
        [lower] <b>{ $heading }</b>: { $choice }. Pass { $pass } is over: the value is <b>{ $score }</b> or more.
       *[upper] <b>{ $heading }</b>: { $choice }. Pass { $pass } is over: the value is <b>{ $score }</b> or less.
    }
stop-depth = The search ends here, at the depth limit.
stop-nothing-deeper = The search ends here: every line came to its end, so looking deeper would find the same.
stop-win = The search ends here: one side is certain to win, so looking deeper would find the same.
stop-caught = The search ends here: what is proved from below and from above has met.
result-passes-cut-short = Pass { $pass } was broken off: this is the answer of the passes before it.
result-move-until-quiet =
    { $depth ->
        [one] Looking { $depth } ply ahead, and on until it is quiet, { $player } plays <b>{ $child }</b> and reaches <b>{ $score }</b>, whatever { $opponent } does.
       *[other] Looking { $depth } plies ahead, and on until it is quiet, { $player } plays <b>{ $child }</b> and reaches <b>{ $score }</b>, whatever { $opponent } does.
    }
aside-no-estimates = <faint>What has no estimate at that depth is searched further.</faint>
result-check-same-quiet =
    { $count ->
        [one] <faint>Minimax that goes on in the same way gives</faint> <b>{ $score }</b> <faint>too, with its only leaf (checked).</faint>
       *[other] <faint>Minimax that goes on in the same way gives</faint> <b>{ $score }</b> <faint>too, with all { $leaves } leaves (checked).</faint>
    }
result-beginner = { $player } plays <b>{ $child }</b>, taken by chance. Whether it is good was not looked at.

panel-passes = Passes
passes-depth = depth
passes-window = window
passes-value = value
passes-nodes = nodes
passes-order = <faint>Tried at the root in this order:</faint> { $moves }.
so-far-recalled =
    { $count ->
        [one] { $count } node known from the table.
       *[other] { $count } nodes known from the table.
    }

## The algorithms, as in the plain ones: no line longer than 34 characters.

algorithm-table-max =
    <alpha>max</alpha>(node, <alpha>α</alpha>, <beta>β</beta>):
      leaf?  return evaluate(node)
      known?  return what is known
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
      remember, return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    }
algorithm-principal-variation-max =
    <alpha>max</alpha>(node, <alpha>α</alpha>, <beta>β</beta>):
      leaf?  return evaluate(node)
      best ← −∞
      for each child:
        if not the first:
          v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(child, <alpha>α</alpha>, <alpha>α+ε</alpha>)
        if first or v in (<alpha>α</alpha>, <beta>β</beta>):
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
algorithm-table-min =
    <beta>min</beta>(node, <alpha>α</alpha>, <beta>β</beta>):
      leaf?  return evaluate(node)
      known?  return what is known
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
      remember, return { $fail ->
        [hard] <beta>β</beta>
       *[soft] best
    }
algorithm-principal-variation-min =
    <beta>min</beta>(node, <alpha>α</alpha>, <beta>β</beta>):
      leaf?  return evaluate(node)
      best ← +∞
      for each child:
        if not the first:
          v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(child, <beta>β−ε</beta>, <beta>β</beta>)
        if first or v in (<alpha>α</alpha>, <beta>β</beta>):
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
algorithm-beginner =
    beginner(node):
      leaf?  return evaluate(node)
      child ← any of its children
      return evaluate(child)
algorithm-normal =
    normal(node):
      leaf?  return evaluate(node)
      best ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      for each child:
        v ← evaluate(child)
        best ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(best, v)
      return best
algorithm-expert =
    expert(node):
      leaf?  return evaluate(node)
      best ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      for each child:
        leaf?  w ← evaluate(child)
        else  w ← { $reply ->
            [MAX] −∞
           *[MIN] +∞
        }, and each reply:
          w ← { $reply ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(w, evaluate(reply))
        best ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(best, w)
      return best

## What makes the passes stands before the function that goes through the tree. $player is whoever moves at the root.

algorithm-iterative-deepening =
    for depth ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(root, <alpha>α</alpha>, <beta>β</beta>)
      nothing to gain?  stop
algorithm-aspiration =
    for depth ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(root, <alpha>v − δ</alpha>, <beta>v + δ</beta>)
      v too low?  again, <alpha>−∞</alpha>
      v too high?  again, <beta>+∞</beta>
      nothing to gain?  stop
algorithm-mtdf =
    until low = high:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(root, <alpha>f−ε</alpha>, <beta>f</beta>)
      v below the window?  high ← v
      else  low ← v
      f ← v;  if low:  f ← v+ε
