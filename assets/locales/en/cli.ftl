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
