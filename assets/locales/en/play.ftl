## A game in the window. $side is the side to move: X, South, MAX. $move names a move within a sentence: cell 5, pit 2.

key-game = Play against the program
play-top = Play a game
play-top-leave = Leave the game
play-heading = The game
play-thinking = <b>{ $side }</b> is thinking…
play-pausing = { $turn ->
    [again] <b>{ $side }</b> goes on in a moment.
   *[first] <b>{ $side }</b> is next, in a moment.
} { "Space" } hurries it.
play-reply =
    { $kind ->
        [again] <b>{ $side }</b> moves again, with <b>{ $move }</b>; after looking at { $count ->
            [one] one node
           *[other] { $nodes } nodes
        }, { $certainty ->
            [exact] the value { $value } is certain
            [least] a value of { $value } or better for it is certain
            [average] the value is { $value } on average
           *[estimate] it expects a value of { $value }
        }.
        [roll] <b>{ $side }</b> <b>rolls</b>; after looking at { $count ->
            [one] one node
           *[other] { $nodes } nodes
        }, { $certainty ->
            [exact] the value { $value } is certain
            [least] a value of { $value } or better for it is certain
            [average] the value is { $value } on average
           *[estimate] it expects a value of { $value }
        }.
        [hold] <b>{ $side }</b> <b>holds</b>; after looking at { $count ->
            [one] one node
           *[other] { $nodes } nodes
        }, { $certainty ->
            [exact] the value { $value } is certain
            [least] a value of { $value } or better for it is certain
            [average] the value is { $value } on average
           *[estimate] it expects a value of { $value }
        }.
        [pass] <b>{ $side }</b> cannot move and passes; after looking at { $count ->
            [one] one node
           *[other] { $nodes } nodes
        }, { $certainty ->
            [exact] the value { $value } is certain
            [least] a value of { $value } or better for it is certain
            [average] the value is { $value } on average
           *[estimate] it expects a value of { $value }
        }.
       *[move] <b>{ $side }</b> plays <b>{ $move }</b>; after looking at { $count ->
            [one] one node
           *[other] { $nodes } nodes
        }, { $certainty ->
            [exact] the value { $value } is certain
            [least] a value of { $value } or better for it is certain
            [average] the value is { $value } on average
           *[estimate] it expects a value of { $value }
        }.
    }
play-reply-by-chance =
    { $kind ->
        [again] <b>{ $side }</b> moves again, with <b>{ $move }</b>, { $count ->
            [one] the only move
           *[other] one of { $count } moves, at random
        }.
        [roll] <b>{ $side }</b> <b>rolls</b>, one of two choices, at random.
        [hold] <b>{ $side }</b> <b>holds</b>, one of two choices, at random.
        [pass] <b>{ $side }</b> cannot move and passes.
       *[move] <b>{ $side }</b> plays <b>{ $move }</b>, { $count ->
            [one] the only move
           *[other] one of { $count } moves, at random
        }.
    }
play-reply-sampled =
    { $kind ->
        [again] <b>{ $side }</b> moves again, with <b>{ $move }</b>, estimated at { $value }: { $iterations ->
            [one] its one iteration
           *[other] { $visits } of { $number } iterations
        } made this move.
        [roll] <b>{ $side }</b> <b>rolls</b>, estimated at { $value }: { $iterations ->
            [one] its one iteration
           *[other] { $visits } of { $number } iterations
        } chose this.
        [hold] <b>{ $side }</b> <b>holds</b>, estimated at { $value }: { $iterations ->
            [one] its one iteration
           *[other] { $visits } of { $number } iterations
        } chose this.
        [pass] <b>{ $side }</b> cannot move and passes, which is estimated at { $value } after { $iterations ->
            [one] one iteration
           *[other] { $number } iterations
        }.
       *[move] <b>{ $side }</b> plays <b>{ $move }</b>, estimated at { $value }: { $iterations ->
            [one] its one iteration
           *[other] { $visits } of { $number } iterations
        } made this move.
    }
play-fewer-iterations = The search was ended after { $iterations ->
    [one] 1 iteration
   *[other] { $number } iterations
} of { $all }: the move is the one that it would have decided on then.
play-reply-first-sampled = <b>{ $side }</b> plays <b>{ $move }</b>, the first move in the list: not one iteration was made.
play-reply-first = <b>{ $side }</b> plays <b>{ $move }</b>, the first move in the list: within these limits not even one ply can be searched.
play-shorter =
    { $depth ->
        [one] A deeper search did not come to its end: this one looked 1 ply ahead.
       *[other] A deeper search did not come to its end: this one looked { $depth } plies ahead.
    }
play-farther =
    { $depth ->
        [one] It looked 1 ply ahead, to where every node has an estimate.
       *[other] It looked { $depth } plies ahead, to where every node has an estimate.
    }
play-time-over =
    { $depth ->
        [one] A deeper pass was not finished, so this is the answer of the last one that was: 1 ply ahead.
       *[other] A deeper pass was not finished, so this is the answer of the last one that was: { $depth } plies ahead.
    }
play-visits = How many iterations made each move:
play-rules = Rules
play-rules-fold = Hide the rules
rules-othello = Enclose discs of the other side in a straight line, and they turn over to yours. Whoever cannot passes. At the end the side with more discs wins.
rules-kalah = Sow the seeds of one of your pits around the board. If the last falls into your store, you move again; if into an empty pit of yours, it captures the seeds opposite. More seeds win.
rules-babilego = Sow the tokens of one of your pits around the board; they are worth 1, 5 and 10. If the last falls into your base, you move again. The larger sum in a base wins.
rules-pig = Roll as often as you like, and hold to keep the points of the turn. A 1 loses them and ends the turn. Whoever first holds enough points wins.
rules-2048 = Slide all tiles to one side: two equal ones that meet become one of twice the number. Then a new 2 or 4 appears. It is over when nothing can slide.
play-log-unfold = { $count ->
    [one] 1 sentence before
   *[other] { $count } sentences before
}
play-log-fold = Only the last two
play-chance = Chance decides: <b>{ $move }</b>.
play-in-the-tree = Its search is in the tree: R goes to the beginning, → steps through it.
play-found-move =
    <b>{ $side }</b> { $kind ->
        [roll] <b>rolled</b>
        [hold] <b>held</b>
       *[move] played <b>{ $move }</b>
    }.
play-other-move =
    In the game, <b>{ $side }</b> { $kind ->
        [roll] <b>rolled</b>
        [hold] <b>held</b>
       *[move] played <b>{ $move }</b>
    }.
play-your-turn =
    { $turn ->
        [again] It is <b>your turn again</b>.
       *[first] <b>Your turn</b>: you are { $side }.
    }
play-turn =
    { $turn ->
        [again] <b>{ $side }</b> moves again.
       *[first] <b>{ $side }</b> to move.
    }
play-must-pass = There is no move: the turn has to be passed.
play-over =
    { $end ->
        [you] <b>You have won.</b>
        [program] <b>The program has won</b> as { $side }.
        [drawn] <b>The game is drawn.</b>
        [side] <b>{ $side } has won.</b>
       *[worth] <b>The game is over.</b>
    }
play-worth = The final position is worth <b>{ $value }</b>.
play-ask = Let it move
play-move-now = Move now
play-move-now-why = Stop the search and play the move of a shallower one
play-move-now-sampled = Stop the search and play the move that it would decide on now
play-again = Play again
play-pass = Pass
play-target = Play { $move }
play-target-which = Play pit { $pit }…
play-target-pile = Take from pile { $pile }…
play-which-token =
    { $dropped ->
        [none] Pit { $pit }: which token is dropped first?
       *[some] Pit { $pit }: after { $tokens }, which token comes next?
    }
play-token = Drop { $token }
play-how-many = Pile { $pile }: how many are taken?
play-how-many-up-to = Pile { $pile }: how many are taken, 1 to { $most }?
play-take = Take { $objects }
play-board = The board: { $board }
play-empty = empty
play-moves = Moves
play-start = Start
play-earlier-moves = Earlier moves
play-later-moves = Later moves
play-move = Move { $number }: { $side } plays { $move }
play-move-of-chance = Move { $number }, made by chance: { $move }
play-move-ahead = Move { $number }, taken back: { $side } plays { $move }
play-take-back = Take back to your last turn
play-redo = Play again what was taken back
play-players = Who plays
play-seat = { $side } is played by
play-you = you
play-program = the program
play-strength = The program plays
play-strength-beginner = any move, at random
play-strength-normal = looks one move ahead
play-strength-expert = looks two moves ahead: its own and the reply
play-iterations = Iterations a move
play-seconds = Seconds a move
play-strength-seconds = deepens its search until its time is over
play-strength-max-n = Max^n: each wants the most for themselves
play-strength-paranoid = Paranoid: as if all others were against it
play-strength-searched = as the search chosen above
play-strength-short =
    { $strength ->
        [beginner] any move, at random
        [normal] one move ahead
        [expert] two moves ahead
        [mcts] Monte Carlo tree search
        [seconds] until its time is over
        [max-n] Max^n
        [paranoid] Paranoid
       *[searched] as chosen above
    }
play-seed = Seed
play-seed-name = The seed of its random moves
play-seed-of-chance = The seed of everything that chance decides
record-no-move = This text has no move.
record-too-long = A game of more than { $most } moves is not read.
record-not-legal = Move { $number } cannot be “{ $found }”. Legal there: { $legal }.
record-over = The game is over before move { $number }, “{ $found }”.
record-ambiguous = Move { $number }, “{ $found }”, can be read in more than one way: put spaces between the moves.
key-copy-moves = Copy moves
key-save-moves = Save moves…
moves-file-name = moves
moves-copied = The moves are on the clipboard
moves-copied-text = { $moves }
moves-by-hand = The clipboard is not open to this page. Copy the moves from here:
moves-not-read = These are not the moves of a game
