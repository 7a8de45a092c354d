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
cli-bound = { $player } is to move. The value is { $value }: the window of the search was too narrow to tell more.
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

## What is wrong with a value of a flag. clap has said which.

cli-expected = one of these is expected: { $values }
cli-expected-plies = a number of plies or full is expected

## poda --help

cli-help-about = Minimax and alpha-beta, one step at a time
cli-help-solve = Searches position files and prints what it finds, an answer a file
cli-help-trace = Prints every step of a search
cli-help-usage = Usage:
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-file = A position file. Without a command it is opened in the window
cli-help-files = The position files
cli-help-json = Print JSON, one object a line
cli-help-lang = The language to speak; left out, the system’s
cli-help-algorithm = minimax, alpha-beta, negamax or negamax-alpha-beta
cli-help-fail = What is returned beyond the window: the best score found, or the bound
cli-help-cut-on = Whether a tie with the bound cuts
cli-help-depth = How many plies to look ahead
cli-help-merge-symmetric = Search only one of the moves that are rotations or mirror images of one another
cli-help-max-nodes = Give up a search that needs more nodes
cli-help-help = Print this
cli-help-version = Print the version
