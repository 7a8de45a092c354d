# Words of exported pictures, and of what chooses them.

# The heading of a page: which step of the search it shows.
series-heading = Step { $step } of { $steps }

# The sentence of a page before the first step, in the place of one that names a key.
caption-page-start = <b>{ $heading }</b>: { $player } to move. Nothing has been searched yet.
caption-page-start-leaf = <b>{ $heading }</b>: there is no move to search here. Nothing has been evaluated yet.
