## Why there is no answer, after the file's name.

cli-limit-nodes =
    { $count ->
        [one] Stopped at the limit of { $nodes } node. Search fewer plies, or allow more with --max-nodes.
       *[other] Stopped at the limit of { $nodes } nodes. Search fewer plies, or allow more with --max-nodes.
    }
cli-limit-memory = Stopped at the limit of { $megabytes } MB of memory. Search fewer plies, or allow more with --max-memory.
cli-limit-time = Stopped at the limit of time. Search fewer plies, or allow more seconds with --max-time.
cli-limit-time-reading = The time of --max-time was over before the file was read.
cli-limit-loading = Reading this file can take { $megabytes } MB of memory. Allow that with --max-memory.
cli-limit-depth = Stopped at a line of { $plies } plies, the longest that is searched. Limit the depth with --depth.
cli-limit-overflow = Stopped: an expected value would need more than 128 bits to be exact.
cli-limit-infinities = Stopped: the average of +∞ and −∞ is not a number.
cli-no-file-and-no-lesson = There is no file and no lesson of this name.
cli-no-file-and-no-lecture = There is no file and no lecture of this name.
cli-check-no-run = There is no such file. The path of a run was expected.
cli-play-standard-input = The moves are read from standard input, so the position has to come from a file or a lesson.
cli-interrupted = Interrupted.
cli-working =
    { $count ->
        [one] Working for { $seconds } second… Ctrl+C ends it.
       *[other] Working for { $seconds } seconds… Ctrl+C ends it.
    }
cli-table-line = Line { $line }: { $said }
cli-progress = { $nodes } nodes visited…

## The answer of poda solve as text.

cli-solve-heading =
    { $fail ->
        [soft] { $file }: { $algorithm }, fail-soft
        [hard] { $file }: { $algorithm }, fail-hard
       *[none] { $file }: { $algorithm }
    }
cli-solve-leaf =
    { $estimate ->
        [yes] The search stops at the root. Its static evaluation is { $score }.
       *[no] The root is a leaf, worth { $score }.
    }
cli-solve-move =
    { $player ->
        [MAX] MAX { $kind ->
            [roll] rolls
            [hold] holds
           *[move] plays { $best }
        } and is sure of at least { $score }.
       *[MIN] MIN { $kind ->
            [roll] rolls
            [hold] holds
           *[move] plays { $best }
        } and holds MAX to at most { $score }.
    }
cli-solve-value = { $player } { $kind ->
    [roll] rolls
    [hold] holds
   *[move] plays { $best }
}. The value is { $value }.
cli-solve-estimate =
    { $depth ->
        [one] { $player } plays { $best }. The value is { $score }, backed up from estimates 1 ply ahead.
       *[other] { $player } plays { $best }. The value is { $score }, backed up from estimates { $depth } plies ahead.
    }
cli-solve-estimate-quiet =
    { $depth ->
        [one] { $player } plays { $best }. The value is { $score }, backed up from estimates 1 ply ahead, or further where a position was not quiet.
       *[other] { $player } plays { $best }. The value is { $score }, backed up from estimates { $depth } plies ahead, or further where a position was not quiet.
    }
cli-solve-average = { $player } { $kind ->
    [roll] rolls
    [hold] holds
   *[move] plays { $best }
}. On average that is worth { $value }.
cli-solve-chance = Chance decides here. On average the value is { $value }.
cli-solve-bound = { $player } to move. The value is { $value }: the window at the root was too narrow to tell more. { $only ->
    [yes] The only move is { $best }.
   *[no] The candidate is { $best }, which is not proved to be the best move.
}
cli-solve-outside = { $player } to move. The value is { $value }. That is outside the window, so no move is known to be best. { $only ->
    [yes] The only move is { $best }.
   *[no] The candidate is { $best }.
}
cli-solve-level =
    { $depth ->
        [one] { $player } plays { $best }, worth { $score } as far as one ply shows. This level of play looks no further.
       *[other] { $player } plays { $best }, worth { $score } as far as { $depth } plies show. This level of play looks no further.
    }
cli-solve-beginner =
    { $only ->
        [yes] { $player } plays { $best }, the only move. As far as was searched, the value is { $value }.
       *[no] { $player } plays { $best }, chosen at random. The other moves were not searched, so the value is known only to be { $value }.
    }
cli-solve-mistaken = { $player } plays { $best } and takes it to be worth { $score }. This search makes a mistake on purpose, so nothing is proved.
cli-solve-equal = { $count ->
    [one] Another move is as good: { $moves }.
   *[other] Other moves are as good: { $moves }.
}
cli-solve-line = Principal variation: { $line }
cli-solve-no-such-move =
    “{ $typed }” is not a move here. { $any ->
        [yes] The moves are { $moves }.
       *[no] The game is over, and there are none.
    }
cli-solve-cost =
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

## poda trace: the lines around the steps, and what JSON says of a step beside its caption.

cli-trace-search =
    Search: { $settings }. { $player ->
        [chance] Chance decides.
       *[other] { $player } to move.
    } Poda { $version }.
cli-trace-opponent = MIN moves at random
cli-trace-fail =
    { $fail ->
        [soft] fail-soft
       *[hard] fail-hard
    }
cli-trace-cut-on =
    { $cut_on ->
        [equal] cutoff when α ≥ β
       *[strict] cutoff when α > β
    }
cli-trace-to-the-end = to the end of the game
cli-trace-depth = to depth { $depth }
cli-trace-window = window { $alpha } … { $beta }
cli-trace-merge = symmetric moves merged
cli-trace-merge-plies =
    { $plies ->
        [one] symmetric moves merged at the first ply
       *[other] symmetric moves merged at the first { $plies } plies
    }
cli-trace-order =
    { $order ->
        [reversed] moves in reverse order
        [best-first] moves with the best evaluation first
        [worst-first] moves with the worst evaluation first
        [best-known] { $tree ->
            [yes] the best known move first, then as given
           *[no] the best known move first, then the order of the game
        }
       *[given] { $tree ->
            [yes] moves as given
           *[no] moves in the order of the game
        }
    }
cli-trace-killers =
    { $count ->
        [one] 1 killer move at each ply
       *[other] { $count } killer moves at each ply
    }
cli-trace-history = history heuristic
cli-trace-stored-first =
    { $remembered ->
        [yes] the best known move first
       *[no] the best known move in its usual place
    }
cli-trace-table = transposition table
cli-trace-quiet =
    { $plies ->
        [one] quiescence search of 1 ply where a move changed the evaluation by more than { $change }
       *[other] quiescence search of up to { $plies } plies where a move changed the evaluation by more than { $change }
    }
cli-trace-guess = first guess { $guess }
cli-trace-delta = aspiration window of ±{ $delta }
cli-trace-seed = seed { $seed }
cli-trace-scout = Null-window scout.
cli-trace-research = Re-search with the whole window (α, β).
cli-trace-probe = Probe: one move only.
cli-trace-out-of-time = The time of --max-time is over: what follows is not printed.
cli-trace-complete = The search is complete.
cli-trace-stop =
    { $known ->
        [both] { $why } Value { $value }, best move: { $best }.
        [candidate] { $why } Value { $value }. The candidate is { $best }, which is not proved to be the best move.
        [value] { $why } Value { $value }.
        [move] { $why } The search plays { $best }.
       *[nothing] { $why }
    }

## poda play: the output of a game. "I" is the program, "you" is the user.

cli-play-sides = You play { $you }, I play { $me }. Values are given from MAX’s side. Type help to see what you can type.
cli-play-several = You play { $you }, I play { $me }, and each wants the most for themselves. A value is what the player who moves gets. Type help to see what you can type.
cli-play-as = { $player } moves.
cli-play-alone =
    { $you ->
        [MAX] You play alone, as MAX, and chance makes a move after each of yours. Type help to see what you can type.
       *[MIN] I play alone, as MAX, and chance makes a move after each of mine.
    }
cli-play-chance = Chance decides: { $move }.
cli-play-so-far =
    { $count ->
        [one] Move played so far: { $moves }.
       *[other] Moves played so far: { $moves }.
    }
cli-play-at-random = I play any legal move, at random. With --seed { $seed } the same game can be played again.
cli-play-to-the-end = I search with { $algorithm } to the end of the game.
cli-play-plies =
    { $depth ->
        [one] I search with { $algorithm } and look 1 ply ahead. I do not see what lies beyond: I may lose.
       *[other] I search with { $algorithm } and look { $depth } plies ahead. I do not see what lies beyond: I may lose.
    }
cli-play-lost-line = The line that shows it: { $line }.
cli-play-in-time =
    { $seconds ->
        [one] For each move I search one ply deeper after another for 1 second, and answer by the last pass that is finished.
       *[other] For each move I search one ply deeper after another for { $seconds } seconds, and answer by the last pass that is finished.
    }
cli-play-time-over =
    { $depth ->
        [one] A deeper pass was not finished: this is the answer of the last one that was, 1 ply ahead.
       *[other] A deeper pass was not finished: this is the answer of the last one that was, { $depth } plies ahead.
    }
cli-play-not-in-time = --seconds is for games of two sides without chance that can be searched to any depth.
cli-play-sooner = A win counts more the sooner it comes: its value is lower by 1 for each ply of the game.
cli-play-sampling =
    { $count ->
        [one] I search with Monte Carlo tree search, 1 iteration a move. All that I say of a move is an estimate: I may lose. With --seed { $seed } the same game can be played again.
       *[other] I search with Monte Carlo tree search, { $number } iterations a move. All that I say of a move is an estimate: I may lose. With --seed { $seed } the same game can be played again.
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
        [pass] I have no move and pass:
       *[move] I play { $move }:
    } { $certainty ->
        [exact] value { $value }, which is certain
        [least] value { $value } or better for me, which is certain
        [average] value { $value } on average
       *[estimate] value { $value }, as far as I searched
    } ({ $count ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }).
cli-play-mine-sampled =
    { $kind ->
        [pass] I have no move and pass.
       *[move] { $count ->
            [one] I play { $move }, estimated at { $value } after 1 iteration.
           *[other] I play { $move }, estimated at { $value }: { $visits } of { $number } iterations made it.
        }
    }
cli-play-fewer-iterations =
    { $count ->
        [one] There is no room for as many iterations, so I make only 1.
       *[other] There is no room for as many iterations, so I make only { $number }.
    }
cli-play-mine-at-random =
    { $kind ->
        [pass] I have no move and pass.
       *[move] { $count ->
            [one] I play { $move }, the only move.
           *[other] I play { $move }, one of { $count } moves, at random.
        }
    }
cli-play-mine-first =
    { $kind ->
        [pass] I have no move and pass.
       *[move] I play { $move }, the first move in the list: within these limits I cannot look even one ply ahead.
    }
cli-play-too-many-nodes =
    { $count ->
        [one] The search would take more than { $most } node, so I look only { $depth } { $depth ->
            [one] ply
           *[other] plies
        } ahead.
       *[other] The search would take more than { $most } nodes, so I look only { $depth } { $depth ->
            [one] ply
           *[other] plies
        } ahead.
    }
cli-play-too-much-memory =
    The search would take more than { $most } MB of memory, so I look only { $depth } { $depth ->
        [one] ply
       *[other] plies
    } ahead.
cli-play-not-exact =
    An expected value would not be exact at that depth, so I look only { $depth } { $depth ->
        [one] ply
       *[other] plies
    } ahead.
cli-play-too-deep =
    The search came to a line of { $most } plies, the longest that is searched, so I look only { $depth } { $depth ->
        [one] ply
       *[other] plies
    } ahead.
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
cli-play-unknown = “{ $typed }” cannot be played here. You can play { $moves }. Type help to see what else you can type.
cli-play-unknown-many = “{ $typed }” cannot be played here. Type help to see the moves and what else you can type.
cli-play-empty = Nothing was typed. You can play { $moves }. Type help to see what else you can type.
cli-play-empty-many = Nothing was typed. Type help to see the moves and what else you can type.
cli-play-help-move =
    { $count ->
        [one] { $moves }: plays that move, the only one.
       *[other] { $moves }: plays that move.
    }
cli-play-help-undo = { $word }: takes back your last move and what I replied.
cli-play-help-redo = { $word }: plays again what was taken back.
cli-play-help-save = { $word } FILE: saves the game with its moves.
cli-play-help-moves = { $word }: shows the moves so far, as --moves reads them.
cli-play-help-quit = { $word }: ends the game.
cli-play-help-help = { $word }: shows this.
cli-play-save-where = A file name was expected after “{ $word }”, such as { $word } game.ron.
cli-play-saved =
    { $count ->
        [0] Saved as { $file }, before the first move.
        [one] Saved as { $file }, with one move.
       *[other] Saved as { $file }, with { $count } moves.
    }
cli-play-save-over = { $file } is no position file. Type { $yes } to overwrite it; what it holds is kept beside it.
cli-play-kept = { $file } stays as it is.
cli-play-not-saved = { $file } was not saved. { $why }
cli-play-no-moves = No move has been played yet.
cli-play-quit = The game ends here.
cli-play-input-ended = There is nothing more to read: the game ends here.
cli-play-word-yes = yes
cli-play-word-undo = undo
cli-play-word-redo = redo
cli-play-word-save = save
cli-play-word-moves = moves
cli-play-word-quit = quit
cli-play-word-help = help

## What is wrong with the arguments.

cli-error = error:
# $help: the command that prints the help, such as poda solve --help.
cli-error-help = See { $help }.
cli-did-you-mean = Did you mean { $meant }?
cli-flag-of-mcts = { $flag } is a setting of Monte Carlo tree search, and this position is searched depth first. Add --algorithm mcts.
cli-priors-without-puct = --priors is the rule for the priors of PUCT, and this search has none. Add --selection puct.
cli-error-unknown-flag = There is no flag { $flag } here.
cli-error-unknown-command = There is no command “{ $command }”.
cli-error-too-many = “{ $found }” is one argument too many.
cli-error-value = { $flag } cannot be “{ $value }”. { $why }
cli-error-no-value = A value is missing after { $flag }.
cli-error-takes-no-value = { $flag } takes no value.
cli-error-conflict = { $flag } cannot be combined with { $other }.
cli-error-missing = An argument is missing: { $missing }.
cli-error-not-text = An argument is not UTF-8 text.
cli-error-arguments = These arguments cannot be understood.
cli-expected = Expected one of: { $values }.
cli-expected-plies = Expected a number of plies, or full.
cli-expected-depths = Expected a number of plies, a range of at most 100 such as 1..4, or full.
cli-expected-iterations = Expected a number of iterations from 1 to { $most }.
cli-expected-seeds = Expected a seed, or a range of at most 10,000 such as 1..50.
cli-expected-kinds = Expected kinds of questions separated by commas: { $search_kinds }; about Monte Carlo tree search { $mcts_kinds }.
cli-expected-whole = Expected a whole number, 0 or more.

## poda --help

cli-help-about = Minimax and alpha-beta, one step at a time
cli-help-solve = Search positions and print the value, the best move and the cutoffs
cli-help-trace = Print every step of a search
cli-help-play = Play against the program, as text
cli-help-practice = Ask about a search, and say what is right or wrong with the answers
cli-help-compare = Search positions in several ways and print what each costs, as a table
cli-missing-letters = `{ $text }` has letters for which Poda has no glyph, and boxes in their place: { $letters }
cli-missing-letters-more = { $count ->
    [one] So has { $count } other text.
   *[other] So have { $count } other texts.
}
cli-help-import = Read a tree in any notation and write it as a position file
cli-help-import-file = A file, or - for standard input: nested lists, shorthand, indented lines, JSON, a literal of Python, lists of children, Mermaid, a LaTeX forest, Newick, DOT, a game of Gambit, or a table of paths
cli-help-import-output = The file to write; without it, standard output
cli-help-link = Print a document or a lecture as a link that opens it in a browser
cli-help-completions = Print the completion script for a shell
cli-help-man = Print the manual page, for the program man
cli-help-of-help = Print this help, or that of a command
cli-help-usage = Usage:
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-exit-status = Exit status:
cli-help-value-file = FILE
cli-help-value-move = MOVE
cli-help-value-moves = MOVES
cli-help-value-name = NAME
cli-help-value-shell = SHELL
cli-help-value-command = COMMAND
cli-usage-poda =
    poda [OPTIONS] [FILE]
           poda COMMAND …
cli-usage-files = poda { $command } [OPTIONS] FILE…
cli-usage-file = poda { $command } [OPTIONS] FILE
cli-usage-check = poda check [OPTIONS] RUN…
cli-usage-completions = poda { $command } SHELL
cli-usage-command = poda { $command } [COMMAND]
cli-help-file = A position file, a lesson (such as 12 or a-to-n) or the run of a program, opened in the window; - reads a run from standard input as it comes
cli-help-files = Position files, lessons (such as 12 or a-to-n), or - for standard input
cli-help-position = A position file, a lesson (such as 12 or a-to-n), or - for standard input
cli-help-position-or-lecture = A position file, a lecture (a file, or the name of a bundled one, such as alpha-beta), a lesson (such as 12 or a-to-n), or - for standard input
cli-help-play-position = A position file or a lesson (such as 12 or a-to-n)
cli-help-link-step = The step at which the document is opened, as poda trace counts
cli-help-link-entry = The entry at which a lecture is opened, counted from 1
cli-no-entry = This lecture has no entry { $entry }: it has { $count }.
cli-step-of-a-slide = Entry { $entry } is a slide, which has no steps.
cli-entry-of-a-position = This is no lecture, and has no entries.
cli-not-a-lecture = This is not a lecture. A lecture lists lessons, files and slides.
cli-help-link-lang = The language in which the link opens; without it, the reader’s own
cli-help-link-mode = practice: ask for the next step, with the answers concealed; present: present at once
cli-help-link-embed = A link for a frame in another page: the tree, the sentence and the buttons only
cli-help-link-base = The address of the page that opens links; without it, the program’s own page, if it has one
cli-link-base = Expected an address without # and without spaces, such as https://example.org/poda/.
cli-link-too-large = The document is larger than 1 MB, which is more than a link can hold. Hand out the file instead.
cli-help-which-command = The command to be explained; without one, the whole program
cli-help-shell = bash, elvish, fish, powershell or zsh
cli-help-json = Print JSON, one object per line
cli-help-trace-format = What is printed: text; outline, the tree at the end, one node per line in words, for screen readers and braille displays; or the facts of text as data: json, one object per line; csv, one row per line; ron, one list; run, the lines that poda check reads; with --lang, the data hold the caption of each step (text)
cli-help-trace-json = The same as --format json
cli-help-practice-json = Ask and read the answers as JSON, one object per line
cli-help-practice-mcts = With --generate, an exercise on Monte Carlo tree search
cli-help-practice-iterations = With --generate, on Monte Carlo tree search: the number of iterations, or from and to, between 6 and 12
cli-practice-mcts-wishes = An exercise on Monte Carlo tree search is on a tree of 2 or 3 plies. It can be given --depth, --branching, --first, --iterations and --wish with exploration, near-tie and terminal-again.
cli-expected-iteration-range = Expected a number of iterations from { $least } to { $most }, such as 8 or 6..10.
cli-help-practice-kinds = What is asked, separated by commas: { $search_kinds }; about Monte Carlo tree search { $mcts_kinds }; without it, everything but ever, matters and transform
cli-help-practice-attempts = How many attempts there are at a question, 1 or 2 (2)
cli-help-practice-blank = Mark a tree that was filled in: read one JSON object from standard input, print a line of JSON for each field
cli-help-practice-sheet = With --blank, print an empty JSON object to fill in instead
cli-help-practice-csv = With --blank, mark the sheets of a class: a table, CSV, with a row for each student and a column for each field
cli-help-why = Add to each cutoff why it happened and what it saved
cli-help-no-verdict = Do not say when a move of yours has lost value
cli-help-why-not = Also why the search does not play this move, and the line that shows it: a move as it is typed in poda play, several separated by /, or in a tree the name of a node
cli-help-short-ids = In data, write an id of more than 40 bytes as #N: the number of the node in its pass, from 0 at the root
cli-help-panels = With --json, add to each step the texts of the window’s panels
cli-help-lang = The language; without it, the system’s
cli-help-algorithm = { $algorithms }; mcts:N or puct:N for N iterations of Monte Carlo tree search; or a classic mistake: { $mistakes }
cli-help-algorithms = The algorithms, separated by commas; without it, all of them
cli-help-fail = What is returned outside the window: the best score found (soft), or the bound (hard)
cli-help-cut-on = Cut when α ≥ β (equal), or only when α > β (strict)
cli-help-depth = How many plies to search; full: to the end of the game
cli-help-compare-mcts = Instead, how often Monte Carlo tree search with each of these numbers of iterations chooses a right move, over many seeds
cli-help-compare-seeds = The seeds of --mcts, one number or each from A to B (1..50)
cli-help-compare-depth = How many plies to search, one number or each from A to B; without it, as the file says
cli-help-order = The order in which moves are tried: as the game gives them, reversed, or by their evaluation
cli-help-orders = The orders of moves, separated by commas: given, reversed, best-first, worst-first, killers (two at each ply), history, file; without it, as the file says
cli-help-killers = How many killer moves to keep at each ply, 0 to 3
cli-help-history = Try moves first that have often caused cutoffs
cli-help-exploration = Of Monte Carlo tree search, the constant c
cli-help-rollout = Of Monte Carlo tree search, how a rollout ends: with the game, or after N plies with the evaluation; evaluation:0 evaluates in place of a rollout
cli-help-decide = Which move Monte Carlo tree search plays: the most visited one, or the one with the best mean
cli-help-selection = How Monte Carlo tree search selects a child: by UCB1 (uct), or by priors (puct)
cli-help-priors = Of PUCT, the priors where the tree gives none: all alike, or the softmax of the evaluations with temperature N
cli-help-sooner = In tic-tac-toe and Connect Four, let a win count more the sooner it comes: 100 minus the plies of the game (1,000 on a large board)
cli-help-merge-symmetric = Search only one of several moves that a rotation or reflection of the board turns into one another
cli-help-max-nodes = Stop a search at this many nodes (20,000,000)
cli-help-max-time = Stop after this many seconds
cli-help-max-time-of-searches = Stop each search after this many seconds
cli-help-max-memory = Stop a search at this much memory (1,024)
cli-help-side = The side that you play; without it, the side to move; of several players, max is the one to move and min all the others
cli-help-level = How well the program plays: any move, the best after one ply, the best after two, or by Monte Carlo tree search with N iterations; without it, as the file’s search does
cli-help-seed = The seed of the beginner’s random moves, of Monte Carlo tree search and of chance (1)
cli-help-play-moves = Play these moves first, as players write them: 4453 for columns, f5d6c3 for squares, with or without numbers
cli-help-play-seconds = Let the program search one ply deeper after another for so many seconds a move
cli-help-play-max-nodes = Search fewer plies where a move would take more nodes (1,000,000)
cli-help-help = Print this help
cli-help-version = Print the version
cli-man-name = Name
cli-man-synopsis = Synopsis
cli-man-description = Description
cli-man-options = Options
cli-man-commands = Commands
cli-man-version = Version
cli-man-exit-status = Exit status
cli-help-check = Judge the runs of other programs: where they first search differently, and which mistake explains it
cli-help-check-format = The format of the result: text; json, one object per run; junit, for any CI; markdown, for a job’s summary; gradescope, its results.json; prairielearn, its results object
cli-help-check-against = The search to compare with; without it, the one that the program claims to be, else the nearest
cli-help-check-position = The position of all runs; without it, the one that each run gives
cli-help-check-reveal = How much is printed: verdict; kind, of the first difference; place, where it is; all, with the mistake that explains it
cli-help-check-points = A scheme of points in RON: (value: 4, move: 2, order: 1, cuts: 2, windows: 1)
cli-help-check-csv = Also write a table with a row for each run into this file
cli-help-check-runs = Runs in JSON Lines; - reads one from standard input
cli-exit-status-check = 0 if all runs are right, 1 if one is wrong or cannot be read, 2 if the arguments are wrong, 3 if none is wrong and one is not judged, because nothing decides it. What to add is said; it scores nothing.
cli-exit-status = 0 if everything was done, 1 if something was not, 2 if the arguments are wrong, 130 after Ctrl+C.
cli-help-value-run = RUN

cli-help-game = A command whose program plays the game, in place of a file (see the manual); without --depth, as many plies as there is room for
cli-help-game-timeout = The seconds that the program of --game may take for an answer (10)
cli-help-game-partial = If the program of --game is at fault, continue with the plies that were explored before; the exit status is still 1
game-request-first = The first request
game-request = Request { $request }, which begins with the position { $position }
game-got = The answer: { $answer }
game-process-bad-command = This is not a command: a quote is not closed, or nothing is named.
game-process-not-started = The program cannot be started: { $why }
game-process-late = There was no answer within { $seconds } s. Allow more with --game-timeout.
game-process-ended = The program ended without an answer ({ $status }).
game-process-too-long = The answer is longer than { $megabytes } MB.
game-process-not-text = The answer is not text in UTF-8.
game-answer-not-json = The answer is not an object in JSON on one line.
game-answer-unknown-field = There is no field `{ $found }`.
game-answer-missing-field = The field `{ $field }` is missing.
game-answer-wrong-field = `{ $field }` cannot be { $found }.
game-answer-wrong-length = { $states ->
        [one] 1 state was
       *[other] { $states } states were
    } asked about, and { $positions ->
        [one] 1 position was answered
       *[other] { $positions } positions were answered
    }.
game-answer-repeated-move = The move `{ $found }` is listed twice.
game-answer-not-a-number = `{ $field }` has { $found } where a number was expected.
game-answer-no-value = A position without moves has no `value`.
game-answer-vector-length = A vector has { $length } entries, and there are { $players } players.
game-answer-no-such-player = No player is called `{ $found }`.
game-answer-probabilities = The probabilities `p` are not those of all outcomes: they sum to 1.
game-answer-probability-of-move = Only moves of chance have a probability `p`.
game-answer-large-state = A state has { $count } bytes; at most { $most } are allowed.
game-answer-rounded-state = The number { $found } in a state would be rounded; write it as a text in quotes.
game-answer-player-count = There are { $count } players; a game has { $least } to { $most }.
game-answer-changed-mind = The program now says something else about this state than before.
game-tree-no-estimate = A position after { $depth } plies has no `estimate`, so the search cannot end there. Give the program estimates, or another --depth.
game-tree-too-large = The tree has more than { $most } nodes. Limit it with --depth.
game-limit = { $plies ->
        [one] The tree ends after 1 ply: positions there count by their estimates.
       *[other] The tree ends after { $plies } plies: positions there count by their estimates.
    }
cli-help-new = Write a small game in Python to begin with
cli-help-new-file = The file to write, which must not exist
cli-new-written = { $file } is written. Open it with: poda --game "python3 { $file }"
cli-new-exists = This file exists already.
