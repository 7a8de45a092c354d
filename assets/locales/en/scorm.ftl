# The package of an exercise for a learning platform (SCORM), and its page.

scorm-question = Question { $number } of { $count }
scorm-check = Check
scorm-show = Show the answer
scorm-next = Next question
scorm-result = See the result
scorm-right = Right.
scorm-wrong = Not right.
scorm-again = Not right. You have one more attempt, which does not count.
scorm-answer = The right answer: { $answer }.
scorm-choose-first = Choose an answer first.
scorm-picture = The tree at step { $step }. Its words are below the picture.
scorm-so-far = What the search has done since the last question
scorm-tree = The tree in words
scorm-resumed = You continue where you stopped, at question { $number }.
scorm-done = All questions are answered
scorm-score = Right at the first attempt: { $right } of { $count }. Score: { $percent } of 100.
scorm-mark-right = – right
scorm-mark-right-later = – right at the second attempt
scorm-mark-wrong = – not right
scorm-mark-shown = – the answer was shown
scorm-mark-empty = – not answered
scorm-not-saved = The marks are not being saved: no learning platform answers. Your answers are kept in this browser only. At the end you can save a report and hand it in.
scorm-not-kept = The marks are not being saved: no learning platform answers, and this browser keeps nothing. At the end you can save a report and hand it in.
scorm-review = You are looking back. Answers given now are not recorded.
scorm-refused = The marks are not being saved: the learning platform refused them ({ $reason }). The next answer tries again, and at the end you can save a report.
scorm-name = Your name
scorm-report = Save the report as a file
scorm-restart = Begin again
scorm-without-scripts = This exercise needs JavaScript.

## The command of the window, and poda export --format scorm.

scorm-written =
    { $count ->
        [one] Exported { $file }, with { $count } question.
       *[other] Exported { $file }, with { $count } questions.
    }
scorm-left-out =
    { $count ->
        [one] One question is left out: its answer cannot be chosen, it has to be typed.
       *[other] { $count } questions are left out: their answers cannot be chosen, they have to be typed.
    }
scorm-no-questions = No question about this search can be answered by choosing.
scorm-too-many-questions = A package has at most { $most } questions. Choose fewer in the position file.
scorm-too-large = The package would be larger than { $most } MB. Choose fewer questions, or a smaller tree.
scorm-export = Export as a SCORM package…
scorm-dialog = Export as a SCORM package
