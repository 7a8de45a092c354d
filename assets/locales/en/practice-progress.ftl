# Mistakes, progress and handing in.

mistake-kind-missed-cut = A cutoff was missed
mistake-kind-excess-cut = A branch was cut while the window was open
mistake-kind-equality-cut = The rule for a value equal to the bound
mistake-kind-bare-number = A number where only a bound is proved
mistake-kind-weak-bound = A bound where more is proved
mistake-kind-bound-side = { "≤" } for { "≥" }, or the other way round
mistake-kind-sign = A wrong sign
mistake-kind-backed-up-value = A value that was backed up wrongly
mistake-kind-window-side = α for β, or the other way round
mistake-kind-window-value = A wrong number for α or β
mistake-kind-infinity = An infinity for a number, or the other way round
mistake-kind-visit-order = The order of the visits
mistake-kind-leaf-sum = The sum at a leaf
mistake-kind-best-move = The best move
mistake-kind-tie = The best of equal moves
mistake-kind-root-value = The value of the root
mistake-kind-mcts-view = In Monte Carlo tree search, MAX’s numbers for MIN’s, or the other way round
mistake-kind-mcts-exploration = The bonus for what has been tried less, or the mean, left out
mistake-kind-mcts-sum = The sum of mean and bonus
mistake-kind-mcts-counts = The counts w/n after an iteration
mistake-kind-mcts-decision = The move that the search decides on

practice-progress = Mistakes and progress…
progress-title = Mistakes and progress
progress-private = This is stored on this machine only.
progress-none = No question has been answered yet.
progress-due = Due today
progress-none-due = Nothing is due today.
progress-exercise = An exercise for this
progress-exercise-named = An exercise for this: { $kind }
progress-kinds = Right at the first attempt
progress-count = { $right } of { $asked } right
progress-box = box { $box } of { $boxes }
progress-kind-said = { $kind }: { $count }
progress-mistakes = Mistakes
progress-no-mistakes = No mistakes are left to look at.
progress-mistake = { $title }, step { $step }: { $kind }. Answered: { $given }
progress-show = Show me
progress-show-named = Show me: { $mistake }
progress-export = Export…
progress-erase = Erase…
progress-erase-ask = Erase the whole progress? This cannot be undone.
progress-erase-yes = Erase
progress-erase-no = Keep
progress-close = Close

practice-hand-in = Hand in…
hand-in-title = Hand in
hand-in-why = The answers of this session are written to a file with your name, the seeds, the marks and the time, and a checksum.
hand-in-nothing = Nothing has been answered in this session yet.
hand-in-name = Name
hand-in-student = Student number (if you have one)
hand-in-exercises = { $count ->
    [one] { $count } exercise. Points: { $points } of { $of }.
   *[other] { $count } exercises. Points: { $points } of { $of }.
}
hand-in-save = Save the report…
dialog-export = Save the file
dialog-export-kind = JSON files
export-progress-name = poda-progress.json
export-report-name = poda-report.json
export-report-name-of = poda-report-{ $name }.json
notification-exported = { $name } was written
