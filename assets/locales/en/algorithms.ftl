## The algorithms: the name of each, and a sentence about it where it is chosen.

search-name-minimax = Minimax
hint-minimax = Visits every node down to the depth limit: MAX takes the greatest value, MIN the least.
search-name-alpha-beta = Alpha-beta
hint-alpha-beta = Minimax that prunes the branches that cannot change the result; the window from α to β tells which.
search-name-negamax = Negamax
hint-negamax = Minimax with one rule for both players: each maximizes, and a value changes its sign where the turn changes.
search-name-negamax-alpha-beta = Negamax α-β
hint-negamax-alpha-beta = Alpha-beta with one rule for both players: where the turn changes, values change their sign and the window is inverted.
search-name-alpha-beta-table = Alpha-beta + table
hint-alpha-beta-table = Alpha-beta that stores what it found of each position, to use it when other moves lead there again.
search-name-principal-variation = PVS (NegaScout)
hint-principal-variation = Assumes that the first move is the best, tests the others with a null window, and searches again those that prove better.
search-name-iterative-deepening = Iterative deepening
hint-iterative-deepening = Searches to depth 1, then 2, and so on: each pass can tell the next which moves to try first.
search-name-aspiration = Aspiration windows
hint-aspiration = Iterative deepening that begins each later pass with a narrow window around the last value, and widens it if the value lies outside.
search-name-mtdf = MTD(f)
hint-mtdf = Searches with null windows again and again, each answer a bound, until the two bounds meet at the value.
search-name-expectiminimax = Expectiminimax
hint-expectiminimax = Minimax where chance may decide too: a chance node is worth what its outcomes are worth on average.
search-name-star1 = Star1
hint-star1 = Expectiminimax that prunes: what is left of a chance node counts with the bounds of all values.
search-name-star2 = Star2
hint-star2 = Star1 that first tries every outcome by one move, which often proves enough.
search-name-max-n = Max^n
hint-max-n = Each player takes the child that is best for themselves, and whole vectors are backed up.
search-name-max-n-shallow = Max^n with shallow pruning
hint-max-n-shallow = Max^n without the branches that a node’s player, or its parent’s, never takes.
search-name-max-n-deep = Max^n with deep pruning (wrong)
hint-max-n-deep = A classic mistake: any ancestor cuts a node, as in alpha-beta, although the players between may decide otherwise.
search-name-paranoid = Paranoid
hint-paranoid = Alpha-beta of the player at the root against all others together.
search-name-best-reply = Best reply
hint-best-reply = Paranoid in which at most one opponent at a time departs from their first move: a heuristic.
search-name-beginner = Beginner (random)
hint-beginner = A level of play, not a search: one of the legal moves at random.
search-name-normal = Normal (1 ply)
hint-normal = A level of play that looks one ply ahead: the move after which the evaluation is best.
search-name-expert = Expert (2 plies)
hint-expert = A level of play that looks two plies ahead: its own move and the reply.
search-name-wrong-bound = Wrong bound
hint-wrong-bound = Wrong on purpose: a cut node returns the other bound of its window.
search-name-last-best = Last best
hint-last-best = Wrong on purpose: a child that only equals the best so far becomes the best.
search-name-always-negating = Always negating
hint-always-negating = Wrong on purpose: negamax that changes the sign even where the same side moves again.

## The algorithms, line by line, indented by two spaces a level. $child says whose function the children call: that of
## the other side, the same side where it moves again, or either. A tag such as @cutoff at the end of a line says which
## events carry the line out; it is not shown. No line is longer than 34 characters without it.

algorithm-minimax-max =
    <alpha>max</alpha>(node): @enter
      leaf?  return evaluate(node) @leaf
      best ← −∞
      for each child:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
            [chance] chance
           *[other] <beta>min</beta>
        }(child)
        best ← max(best, v) @improve
      return best @return
algorithm-minimax-min =
    <beta>min</beta>(node): @enter
      leaf?  return evaluate(node) @leaf
      best ← +∞
      for each child:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
            [chance] chance
           *[other] <alpha>max</alpha>
        }(child)
        best ← min(best, v) @improve
      return best @return
algorithm-alpha-beta-max =
    <alpha>max</alpha>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      best ← −∞
      for each child:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
            [chance] chance
           *[other] <beta>min</beta>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        best ← max(best, v) @improve
        if best { $relation } <beta>β</beta>:  <cut>cut</cut>{ $fail ->
            [hard] , return <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, best)
      return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    } @return
algorithm-alpha-beta-min =
    <beta>min</beta>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      best ← +∞
      for each child:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
            [chance] chance
           *[other] <alpha>max</alpha>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        best ← min(best, v) @improve
        if best { $relation } <alpha>α</alpha>:  <cut>cut</cut>{ $fail ->
            [hard] , return <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, best)
      return { $fail ->
        [hard] <beta>β</beta>
       *[soft] best
    } @return
algorithm-negamax =
    negamax(node): @enter
      leaf?  return ±evaluate(node) @leaf
      best ← −∞
      for each child:
        v ← { $child ->
            [same] negamax
            [either] ±negamax
           *[other] −negamax
        }(child)
        best ← max(best, v) @improve
      return best @return
algorithm-negamax-alpha-beta =
    negamax(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return ±evaluate(node) @leaf
      best ← −∞
      for each child:
        v ← { $child ->
            [same] negamax(child, <alpha>α</alpha>, <beta>β</beta>)
            [either] ±negamax(child, …)
           *[other] −negamax(child, <beta>−β</beta>, <alpha>−α</alpha>)
        }
        best ← max(best, v) @improve
        if best { $relation } <beta>β</beta>:  <cut>cut</cut>{ $fail ->
            [hard] , return <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, best)
      return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    } @return

## The algorithms, as in the plain ones: no line longer than 34 characters.

algorithm-table-max =
    <alpha>max</alpha>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      known?  return what is known @table-hit
      best ← −∞
      for each child:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        best ← max(best, v) @improve
        if best { $relation } <beta>β</beta>:  <cut>cut</cut>{ $fail ->
            [hard] , return <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, best)
      remember, return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    } @return
algorithm-principal-variation-max =
    <alpha>max</alpha>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
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
        best ← max(best, v) @improve
        if best { $relation } <beta>β</beta>:  <cut>cut</cut>{ $fail ->
            [hard] , return <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, best)
      return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    } @return
algorithm-table-min =
    <beta>min</beta>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      known?  return what is known @table-hit
      best ← +∞
      for each child:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        best ← min(best, v) @improve
        if best { $relation } <alpha>α</alpha>:  <cut>cut</cut>{ $fail ->
            [hard] , return <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, best)
      remember, return { $fail ->
        [hard] <beta>β</beta>
       *[soft] best
    } @return
algorithm-principal-variation-min =
    <beta>min</beta>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
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
        best ← min(best, v) @improve
        if best { $relation } <alpha>α</alpha>:  <cut>cut</cut>{ $fail ->
            [hard] , return <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, best)
      return { $fail ->
        [hard] <beta>β</beta>
       *[soft] best
    } @return
algorithm-beginner =
    beginner(node): @enter
      leaf?  return evaluate(node) @leaf
      child ← any of its children @child
      return evaluate(child) @return
algorithm-normal =
    normal(node): @enter
      leaf?  return evaluate(node) @leaf
      best ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      for each child: @child
        v ← evaluate(child) @evaluate-child
        best ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(best, v) @improve
      return best @return
algorithm-expert =
    expert(node): @enter
      leaf?  return evaluate(node) @leaf
      best ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      for each child: @child
        leaf?  w ← evaluate(child) @evaluate-child
        else  w ← { $reply ->
            [MAX] −∞
           *[MIN] +∞
        }, and each reply: @reply
          w ← { $reply ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(w, evaluate(reply)) @evaluate-reply
        best ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(best, w) @improve
      return best @return

## The loop that makes the passes, before the function that searches the tree. $player is the side to move at the root.

algorithm-iterative-deepening =
    for depth ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(root, <alpha>α</alpha>, <beta>β</beta>) @pass
      nothing to gain?  stop
algorithm-aspiration =
    for depth ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(root, <alpha>v − δ</alpha>, <beta>v + δ</beta>) @pass
      v too low?  again, <alpha>−∞</alpha>
      v too high?  again, <beta>+∞</beta>
      nothing to gain?  stop
algorithm-mtdf =
    until low = high:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(root, <alpha>f−ε</alpha>, <beta>f</beta>) @pass
      v below the window?  high ← v
      else  low ← v
      f ← v;  if low:  f ← v+ε

## The functions of chance nodes, beside those of MAX and MIN.

algorithm-expectiminimax-chance =
    chance(node): @enter
      leaf?  return evaluate(node) @leaf
      sum ← 0
      for each outcome, probability p:
        v ← max/min/chance(outcome)
        sum ← sum + p·v @improve
      return sum @return
algorithm-star1-chance =
    chance(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      all outcomes: low ← L, high ← U
      each outcome (Σ′: others):
        a ← (<alpha>α</alpha> − Σ′ p·high) / p
        b ← (<beta>β</beta> − Σ′ p·low) / p
        v ← search(outcome, <alpha>a</alpha>, <beta>b</beta>)
        low, high ← what it proves @improve
        if Σ p·high { $upper } <alpha>α</alpha>:  <cut>cut</cut>
        if Σ p·low { $lower } <beta>β</beta>:  <cut>cut</cut> @cutoff
      return Σ p·v @return
algorithm-star2-chance =
    chance(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      all outcomes: low ← L, high ← U
      first the first move of each,
      then each (Σ′: the others):
        a ← (<alpha>α</alpha> − Σ′ p·high) / p
        b ← (<beta>β</beta> − Σ′ p·low) / p
        v ← search(outcome, <alpha>a</alpha>, <beta>b</beta>)
        low, high ← what it proves @improve
        if Σ p·high { $upper } <alpha>α</alpha>:  <cut>cut</cut>
        if Σ p·low { $lower } <beta>β</beta>:  <cut>cut</cut> @cutoff
      return Σ p·v @return

## The algorithms, with the mistake marked.

algorithm-wrong-bound-max =
    <alpha>max</alpha>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      best ← −∞
      for each child:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        best ← max(best, v) @improve
        if best { $relation } <beta>β</beta>:  <cut>cut</cut>, <wrong>return α</wrong> @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, best)
      return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    } @return
algorithm-wrong-bound-min =
    <beta>min</beta>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      best ← +∞
      for each child:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        best ← min(best, v) @improve
        if best { $relation } <alpha>α</alpha>:  <cut>cut</cut>, <wrong>return β</wrong> @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, best)
      return { $fail ->
        [hard] <beta>β</beta>
       *[soft] best
    } @return
algorithm-last-best-max =
    <alpha>max</alpha>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      best ← −∞
      for each child:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        <wrong>if v ≥ best</wrong>:  best ← v @improve
        if best { $relation } <beta>β</beta>:  <cut>cut</cut>{ $fail ->
            [hard] , return <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, best)
      return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    } @return
algorithm-last-best-min =
    <beta>min</beta>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      best ← +∞
      for each child:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(child, <alpha>α</alpha>, <beta>β</beta>)
        <wrong>if v ≤ best</wrong>:  best ← v @improve
        if best { $relation } <alpha>α</alpha>:  <cut>cut</cut>{ $fail ->
            [hard] , return <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, best)
      return { $fail ->
        [hard] <beta>β</beta>
       *[soft] best
    } @return
algorithm-always-negating =
    negamax(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return ±evaluate(node) @leaf
      best ← −∞
      for each child:
        v ← <wrong>−negamax(child, −β, −α)</wrong>
        best ← max(best, v) @improve
        if best { $relation } <beta>β</beta>:  <cut>cut</cut>{ $fail ->
            [hard] , return <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, best)
      return { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] best
    } @return
algorithm-max-n =
    max_n(node): @enter
      leaf?  return its vector @leaf
      p ← the player at node
      for each child:
        v ← max_n(child)
        if v[p] is more:  best ← v @improve
      return best @return
algorithm-max-n-chance =
    chance(node): @enter
      leaf?  return its vector @leaf
      sum ← (0, …, 0)
      for each outcome, probability p:
        v ← max_n(outcome)
        sum ← sum + p·v @improve
      return sum @return
algorithm-max-n-shallow =
    max_n(node, limit): @enter
      leaf?  return its vector @leaf
      p ← the player at node
      for each child:
        b ← S − best[p] − Σ F of others
        v ← max_n(child, b)
        if v[p] is more:  best ← v @improve
        if v[p] { $relation } limit:  <cut>cut</cut> @cutoff
      return best @return
algorithm-max-n-deep =
    max_n(node, limit): @enter
      leaf?  return its vector @leaf
      p ← the player at node
      for each child:
        b ← S − best[any above] − Σ F
        v ← max_n(child, min(b, limit))
        if v[p] is more:  best ← v @improve
        if v[p] { $relation } limit:  <cut>cut</cut> @cutoff
      return best @return
algorithm-best-reply =
    <beta>min</beta>(node, <alpha>α</alpha>, <beta>β</beta>): @enter
      leaf?  return evaluate(node) @leaf
      best ← +∞
      for each child (the first, if
      an opponent has departed):
        v ← search(child, <alpha>α</alpha>, <beta>β</beta>)
        best ← min(best, v) @improve
        if best { $relation } <alpha>α</alpha>:  <cut>cut</cut>{ $fail ->
            [hard] , return <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, best)
      return { $fail ->
        [hard] <beta>β</beta>
       *[soft] best
    } @return

## The code beside a step, in a programming language or as pseudocode.

code-language = Code
hint-code-language = The language of the code beside a step: pseudocode, or code that runs. Its marked line is the one that the step executes.
code-pseudocode = pseudocode
code-copy = Copy
code-save = Save…
key-copy-code = Copy code
key-save-code = Save code
code-copied = { $name } is on the clipboard, with the lines that print its run
code-copied-text = Save it under this name, run it, and check its output with poda check.
code-by-hand = The clipboard is not open to this page. Copy the code from here:
