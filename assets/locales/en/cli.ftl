## Why there is no answer. The file's name stands in front.

cli-gave-up =
    { $count ->
        [one] The search needs more than { $nodes } node and was given up. Search fewer plies, or allow more with --max-nodes.
       *[other] The search needs more than { $nodes } nodes and was given up. Search fewer plies, or allow more with --max-nodes.
    }

## The answer of poda solve, as people read it.

cli-solved =
    { $fail ->
        [soft] { $file }: { $algorithm }, fail-soft
        [hard] { $file }: { $algorithm }, fail-hard
       *[none] { $file }: { $algorithm }
    }
cli-leaf = The root is a leaf, worth { $value }.
cli-move = { $player } plays { $best }. The value is { $value }, and the line of best play is { $line }.
cli-value = { $player } plays { $best }. The value is { $value }.
cli-bound = { $player } is to move. The value is { $value }: the window of the search was too narrow to tell more.
cli-chance = { $player } plays { $best }, taken by chance. The other moves were not looked at, so all that is known of the value is { $value }.
cli-mistaken = { $player } plays { $best } and takes it for { $value }. This search makes a mistake on purpose, so that nothing is proved.
cli-cost =
    { $one ->
        [one] { $nodes } node, { $other ->
            [one] { $leaves } leaf evaluated.
           *[other] { $leaves } leaves evaluated.
        }
       *[other] { $nodes } nodes, { $other ->
            [one] { $leaves } leaf evaluated.
           *[other] { $leaves } leaves evaluated.
        }
    }
cli-cuts =
    { $one ->
        [one] { $cutoffs } cutoff, { $other ->
            [one] { $branches } branch pruned.
           *[other] { $branches } branches pruned.
        }
       *[other] { $cutoffs } cutoffs, { $other ->
            [one] { $branches } branch pruned.
           *[other] { $branches } branches pruned.
        }
    }

## poda play: what is said during a game. "I" is the program, "you" are whoever types.

cli-play-sides = You play { $you }, I play { $me }. Values are told from MAX’s side. Type ? to be told what can be typed.
cli-play-so-far =
    { $count ->
        [one] Played so far: { $moves }.
       *[other] Played so far: { $moves }.
    }
cli-play-at-random = I play any legal move, by chance. The chance is that of --seed { $seed }, so this game can be repeated.
cli-play-to-the-end = I search with { $algorithm } to the end of the game.
cli-play-plies =
    { $depth ->
        [one] I search with { $algorithm } and look 1 ply ahead. What lies beyond I do not see: I may lose.
       *[other] I search with { $algorithm } and look { $depth } plies ahead. What lies beyond I do not see: I may lose.
    }
cli-play-your-turn =
    { $turn ->
        [again] It is your turn again: you are { $side }.
       *[first] It is your turn: you are { $side }.
    }
cli-play-moves =
    { $count ->
        [one] You can play only { $moves }.
       *[other] You can play { $moves }.
    }
cli-play-must-pass = You have no move and must pass: type { $move }.
cli-play-my-turn-again = It is my turn again.
cli-play-mine =
    { $kind ->
        [pass] { $count ->
            [one] I have no move and pass: worth { $value }, after { $nodes } node.
           *[other] I have no move and pass: worth { $value }, after { $nodes } nodes.
        }
       *[move] { $count ->
            [one] I play { $move }: worth { $value }, after { $nodes } node.
           *[other] I play { $move }: worth { $value }, after { $nodes } nodes.
        }
    }
cli-play-mine-at-random =
    { $kind ->
        [pass] I have no move and pass.
       *[move] { $count ->
            [one] I play { $move }, the only move.
           *[other] I play { $move }, one of { $count } moves by chance.
        }
    }
cli-play-mine-first =
    { $kind ->
        [pass] I have no move and pass.
       *[move] I play { $move }, the first move there is: within so few nodes I cannot look even one ply ahead.
    }
cli-play-too-many-nodes =
    { $count ->
        [one] The search needs more than { $nodes } node, so I look only { $depth } { $depth ->
            [one] ply
           *[other] plies
        } ahead.
       *[other] The search needs more than { $nodes } nodes, so I look only { $depth } { $depth ->
            [one] ply
           *[other] plies
        } ahead.
    }
cli-play-no-estimate =
    { $asked ->
        [one] Not every node 1 ply ahead has an estimate, so I look { $depth } plies ahead.
       *[other] Not every node { $asked } plies ahead has an estimate, so I look { $depth } plies ahead.
    }
cli-play-over =
    { $end ->
        [you] The game is over: you have won.
        [me] The game is over: I have won.
        [drawn] The game is over: it is drawn.
       *[worth] The game is over.
    }
cli-play-count = The final position is worth { $sum }.
cli-play-undone =
    { $count ->
        [one] Taken back: { $moves }.
       *[other] Taken back: { $moves }.
    }
cli-play-redone =
    { $count ->
        [one] Played again: { $moves }.
       *[other] Played again: { $moves }.
    }
cli-play-nothing-to-undo = There is no move of yours to take back.
cli-play-nothing-to-redo = There is no move to play again.
cli-play-unknown = “{ $typed }” cannot be played here. One of these was expected: { $moves }. Type ? to be told what else can be typed.
cli-play-empty = Nothing was typed. One of these was expected: { $moves }. Type ? to be told what else can be typed.
cli-play-help-move =
    { $count ->
        [one] { $moves }: plays that move, the only one.
       *[other] { $moves }: plays that move.
    }
cli-play-help-undo = { $word }: takes back your last move and what I replied.
cli-play-help-redo = { $word }: plays again what was taken back.
cli-play-help-save = { $word } FILE: saves the game with its moves.
cli-play-help-quit = { $word }: ends the game.
cli-play-help-help = ?: tells this.
cli-play-save-where = The name of a file was expected behind “{ $word }”, such as { $word } game.ron.
cli-play-saved =
    { $count ->
        [0] Saved as { $file }, before its first move.
        [one] Saved as { $file }, with its one move.
       *[other] Saved as { $file }, with its { $count } moves.
    }
cli-play-not-saved = { $file } has not been saved. { $why }
cli-play-quit = The game ends here.
cli-play-input-ended = There is nothing more to read: the game ends here.
cli-play-word-undo = undo
cli-play-word-redo = redo
cli-play-word-save = save
cli-play-word-quit = quit

## What is wrong with a value of a flag. clap has said which.

cli-expected = one of these is expected: { $values }
cli-expected-plies = a number of plies or full is expected
cli-expected-depths = a number of plies, two of them such as 1..4, at most 100 apart, or full is expected

## poda --help

cli-help-about = Minimax and alpha-beta, one step at a time
cli-help-solve = Searches position files and prints what it finds, an answer a file
cli-help-trace = Prints every step of a search
cli-help-play = Plays against you, as text
cli-help-compare = Searches positions in several ways and prints a table of what each costs
cli-help-usage = Usage:
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-file = A position file. Without a command it is opened in the window
cli-help-files = The position files
cli-help-json = Print JSON, one object a line
cli-help-lang = The language to speak; left out, the system’s
cli-help-algorithm = minimax, alpha-beta, negamax, negamax-alpha-beta, alpha-beta-table, principal-variation, iterative-deepening, aspiration, mtdf, beginner, normal, expert, or a classic mistake: wrong-bound, last-best, always-negating
cli-help-algorithms = Which searches, with commas between; left out, all of them
cli-help-fail = What is returned beyond the window: the best score found, or the bound
cli-help-cut-on = Whether a tie with the bound cuts
cli-help-depth = How many plies to look ahead
cli-help-compare-depth = How many plies to look ahead, one number or all from A to B; left out, as far as the file says
cli-help-order = In which order moves are tried: as the game gives them, the other way round, or by their evaluation
cli-help-orders = In which orders moves are tried, with commas between: given, reversed, best-first, worst-first, killers (two at every ply), history, file; left out, as the file says
cli-help-killers = How many moves that cut last at a ply are tried first there
cli-help-history = Try moves first that have cut often
cli-help-merge-symmetric = Search only one of the moves that are rotations or mirror images of one another
cli-help-max-nodes = Give up a search that needs more nodes
cli-help-side = The side that you play; left out, the one that is to move
cli-help-level = How well the program plays: any move, the best after one ply, or the best after two; left out, as the file’s search does
cli-help-seed = The chance by which a beginner plays
cli-help-play-max-nodes = Look fewer plies ahead where a search needs more nodes
cli-help-help = Print this
cli-help-version = Print the version
