# Words of exported pictures, and of what chooses them.

# The heading of a page: which step of the search it shows.
series-heading = Step { $step } of { $steps }
