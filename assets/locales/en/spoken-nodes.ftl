# A node in words, for screen readers and outlines. What is known of it is written piece by piece, each around what was known before.

node-spoken = { $name }, { $role }, { $known }
node-spoken-child = { $name }, { $role }, { $known }, child { $index } of { $count }
node-spoken-outcome = { $known }, probability { $weight }/{ $of }
node-spoken-leaf = leaf
node-asked = asked for
node-unvisited = not visited
node-pruned = pruned
node-passed-over = passed over
node-spoken-entered = entered, nothing proved yet
node-spoken-nothing = searched, nothing proved
node-spoken-claimed = claimed to be { $value }, not proved
node-spoken-so-far = { $known } so far
node-spoken-from-table = { $known }, from the table, searched { $depth ->
    [end] to the end
    [one] 1 ply deep
   *[other] { $plies } plies deep
}
node-spoken-scout = { $known }, null-window scout
node-spoken-research = { $known }, searched again
node-spoken-probe = { $known }, a probe by one move
node-spoken-window = { $known }, α { $alpha }, β { $beta }
node-spoken-ordered = { $known }, put in order { $credit }
node-spoken-unfinished = { $known }, not finished
node-spoken-interval =
    { $is ->
        [lower] at least { $low }
        [upper] at most { $high }
        [both] between { $low } and { $high }
       *[exact] { $low }
    }
node-spoken-cut =
    { $known }, { $source ->
        [node] cut by { $owner }’s { $bound } of { $limit }
        [outcome] cut by the { $bound } of { $limit } of an outcome of { $owner }
        [parent] cut by its parent’s { $bound } of { $limit }
        [ancestor] cut by the { $bound } of { $limit } { $plies } plies up
        [scout] cut by the scout’s { $bound } of { $limit }
        [best] cut, as nothing is better for { $player }
        [rule] cut by the algorithm’s own rule
       *[window] cut by the root window’s { $bound } of { $limit }
    }
