## Searches that make a classic mistake on purpose. What they return is marked with ?, what is right with ✓.

search-mistakes = Classic mistakes

ribbon-mistake = This search is wrong on purpose. What it says is marked with ?, what is right with ✓.
ribbon-mistake-of-two = Of these searches one is wrong on purpose. What it says is marked with ?, what is right with ✓.
ribbon-without-mistake = Search without the mistake

## What the mistake is, and where it is found.

panel-mistake = The mistake
mistake-wrong-bound = A node that is cut returns <b>the wrong bound</b>: MAX returns α, MIN returns β. But MAX has reached β and is worth that or more. By returning α it claims to be worth no more than α, and MIN above believes it.
mistake-wrong-bound-found = <faint>Found where “return α” stands at the end of MAX’s function and the cut leaves by the same line. It is certain to do no harm only where nothing is cut.</faint>
mistake-last-best = A child that <b>only equals</b> the best so far becomes the best. In minimax that does no harm. Here a child that returns no more than α may have been cut: then it is worth that or less, and equaling the best says nothing.
mistake-last-best-found = <faint>Found where the test for a new best has ≥ instead of >. The value stays right, the move may be wrong. Harmless where no two scores are equal.</faint>
mistake-always-negating = Every score is negated and every window inverted, <b>even where the same side moves again</b>. There the child’s score is already the mover’s own, and negating it turns a gain into a loss.
mistake-always-negating-found = <faint>Found where negamax is copied from chess into mancala or Othello. Harmless as long as the turns alternate.</faint>

## The caption.

slip-wrong-bound =
    { $player ->
        [MAX] <wrong>The mistake:</wrong> cut at <beta>β = { $limit }</beta>, it returns <alpha>α = { $score }</alpha>.
       *[MIN] <wrong>The mistake:</wrong> cut at <alpha>α = { $limit }</alpha>, it returns <beta>β = { $score }</beta>.
    }
slip-last-best = <wrong>The mistake:</wrong> <b>{ $child }</b> only equals the best so far.
slip-always-negating = <wrong>The mistake:</wrong> { $player } moves at <b>{ $child }</b> too, yet its { $score } is negated.
slip-turned = <wrong>The mistake:</wrong> { $player } moves again, yet the window is inverted.
caption-cutoff-mistaken =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>β-cut</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>α-cut</cut>.
    }
caption-leave-mistaken =
    { $bound ->
        [lower] <b>{ $subject }</b> returns <b>{ $score }</b>, taken to mean { $score } or more.
        [upper] <b>{ $subject }</b> returns <b>{ $score }</b>, taken to mean { $score } or less.
       *[exact] <b>{ $subject }</b> returns <b>{ $score }</b>, taken to be its value.
    }
caption-true-value = Right: <b>✓ { $value }</b>.
hover-claimed = The search says: <b>{ $known }</b>
caption-over-mistaken = <b>{ $heading }</b>: { $extremum }. It returns <b>{ $score }</b> and plays <b>{ $child }</b>.

## Why a node was cut, and the result.

why-mistaken =
    { $said ->
        [yes] With a mistake in the search, this cutoff proves nothing.
       *[no] { $player ->
            [MAX] { $score } { $relation } <beta>β = { $limit }</beta>: the search cuts here. With a mistake in it, that proves nothing.
           *[MIN] { $score } { $relation } <alpha>α = { $limit }</alpha>: the search cuts here. With a mistake in it, that proves nothing.
        }
    }
result-mistaken = This search returns <b>{ $score }</b> and plays <b>{ $child }</b>.
mistaken-verdict =
    { $verdict ->
        [same] This time that is right: the mistake did no harm.
        [move] The value is right, but <b>{ $child }</b> is only worth <b>{ $worth }</b>. The right move is <b>{ $right }</b>.
        [value] <wrong>That is wrong.</wrong> The right answer is <b>✓ { $value }</b>, thanks to <b>{ $right }</b>.
        [minimax] <wrong>That is wrong.</wrong> Plain minimax gives <b>✓ { $value }</b>.
       *[unknown] The right answer was not worked out here.
    }
