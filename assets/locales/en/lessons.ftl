lessons-find = Find a lesson
lessons-none = No lesson has “{ $text }” in its title or text.
lessons-found =
    { $count ->
        [one] One lesson
       *[other] { $count } lessons, the best match first
    }
lessons-minutes = { $minutes } min
lessons-done = { $done } of { $all } done
lesson-done-line = { $title }, done
lesson-answers = { $right } of { $asked }
key-glossary = Glossary: what the terms mean
lesson-next = Next lesson
lesson-previous = Previous lesson
lesson-group-trees = Game trees
lesson-group-pruning = Pruning
lesson-group-tic-tac-toe = Tic-tac-toe
lesson-group-variants = Variants of alpha-beta
lesson-group-limits = Where the game or the search ends
lesson-group-games = More games
lesson-group-weights = Weighted evaluations
lesson-group-mistakes = Common mistakes
lesson-group-whole-game = A whole game
lesson-group-order = Which move to try first
lesson-group-clever = Smarter searches
lesson-group-levels = Levels of play
lesson-group-runs = Your own program
lesson-group-chance = When a die decides
lesson-group-several-players = Several players
lesson-group-monte-carlo = Monte Carlo tree search
lesson-group-boards = Boards of your own
panel-notes = What to look at
panel-notes-fold = Fold the text
panel-notes-unfold = Show the text
panel-bookmarks = Go to
panel-bookmark = <b>Step { $step }</b> { $note }
panel-notes-other-position = The text is about the position that was opened. This is another one, so its steps and numbers may not match.
panel-notes-other-search = The text is about its own search. This is another one, so its steps and numbers may not match.
panel-notes-back = Search as in the text
more-leaves = Values of leaves
leaves-of-trees-from-start = in given trees from the start
leaves-from-start = from the start
leaves-when-visited = when visited
more-pruned-values = Values of pruned leaves at the end
