## Practice in a terminal, what is handed in, and what is collected.

cli-practice-begin = Type your answer. ? gives a hint, a stronger one each time; show gives the answer without credit; quit ends.
cli-practice-question = Question { $number }.
cli-practice-choices =
    { $leaves ->
        [yes] Type one of { $names }, or leave if the node is left.
       *[no] Type one of { $names }.
    }
cli-practice-children-left =
    { $count ->
        [one] Only { $names } is still to be searched. Type it if it is pruned, or none.
       *[other] Still to be searched: { $names }. Type those that are pruned, or none.
    }
cli-practice-leaves = The leaves: { $names }. Type those that can be pruned, or none.
cli-practice-expected-children = Expected none, or a list of the children that are pruned, out of { $names }.
cli-practice-right = Right.
cli-practice-again = Not right yet. Try again.
cli-practice-answer = The answer is { $answer }.
cli-practice-input-ended = The input has ended.
cli-practice-marks =
    { $asked ->
        [0] No question was asked.
        [one] { $right } of 1 question right at the first attempt.
       *[other] { $right } of { $asked } questions right at the first attempt.
    }
cli-practice-mistakes = What went wrong at the first attempt:
cli-practice-next-exercise =
    { $named ->
        [yes] Press Enter for another exercise, on this: { $mistake }. Type quit to end.
       *[no] Press Enter for another exercise. Type quit to end.
    }
cli-practice-skipped =
    { $count ->
        [one] One step before these is left out: poda trace prints all.
       *[other] { $number } steps before these are left out: poda trace prints all.
    }
cli-practice-returned = { $node } has returned: { $value }.
cli-practice-word-hint = hint
cli-practice-word-show = show
cli-practice-word-help = help
cli-practice-word-quit = quit
cli-practice-word-leave = leave
cli-practice-words-none = none nothing
cli-practice-words-all = all

# $near: whether a question of this kind is there before and after ($nearest, $after), on one side, nowhere, or left out by the file.
cli-practice-no-such-question =
    There is no question of the kind { $kind } at step { $step }. { $near ->
        [both] The nearest are at steps { $nearest } and { $after }.
        [one] The nearest is at step { $nearest }.
        [left-out] “kinds” in the file leaves this kind out.
       *[none] The search has none of this kind.
    } “poda practice --list” prints all questions.
cli-practice-no-questions = The search has no question of these kinds: { $kinds }. It has questions of these: { $there }.
cli-practice-no-mcts-questions = The search has nothing to ask about: it never selects one of several children.

cli-practice-your-name = Your name:
cli-practice-written = The report is in { $file }.
cli-practice-would-overwrite = This file exists and is not a report of practice, so it is not overwritten.

cli-practice-no-report = There is no such file. The path of a report was expected.
cli-practice-no-file = This is a folder, a device or a pipe. The path of a report was expected.
cli-practice-not-a-report = This is not a report of practice.
cli-practice-other-version = This report was written by another version of Poda.
cli-practice-damaged = The checksum does not fit: the report was damaged or edited. Its marks are left out.
cli-practice-unreadable = The checksum does not fit and the report cannot be read: it was damaged or edited.
cli-practice-wrong-sums = The sums of this report are not those of its answers.
cli-practice-of-another = This is the report of { $student }. Choose another file.
cli-practice-copy = { $exercise }: the answers and the time are those of { $names }, to the second.
cli-practice-foreign = { $exercise }: this exercise was not expected.
cli-practice-missing = { $student } has not handed in: { $exercises }.
cli-practice-no-table = This is not a table that can be read: { $error }
cli-no-table = There is no such file. The path of a table (CSV) was expected.
cli-practice-no-students = The table has no column of students’ names or numbers. Its columns are: { $found }. Expected “name” or “student”, or what a course platform calls them.
cli-students-repeated = “{ $name }” is in lines { $first } and { $line } with the same number; the second is left out.
cli-students-alike = “{ $name }” in lines { $first } and { $line } may be one student.

## What went wrong in a class.

class-title = A class
class-close = Close
class-exercise = { $exercise } ({ $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
})
class-points = How many earned this share of the points:
class-fields = Most often wrong:
class-kinds = By kind:
class-step = { $field }, step { $step }
class-wrong = { $name }: { $wrong } of { $asked } wrong

cli-help-practice-name = Your name, for the report
cli-help-practice-student = Your number at school, for the report
cli-help-practice-report = Write the answers, the marks and the time to this file, with a checksum
cli-help-practice-list = Print every question that can be asked, with the step that answers it and its kind; with --json, an object per line
cli-help-practice-reveal = With --json, when a verdict has the right answers: once a question is closed, or always, for programs that grade
cli-help-practice-collect = Check reports and print them as one table, CSV, for a class
cli-help-practice-keep = With --collect, which attempts of a student at an exercise are kept
cli-help-practice-expect = With --collect, an exercise that is expected, or a table, CSV, of the students with the columns name and student; repeated for each
cli-help-practice-summary = With --collect, print what went wrong most often instead, as text or as a table
cli-help-practice-reports = The reports, with --collect
cli-usage-practice =
    poda practice [OPTIONS] FILE
           poda practice --collect REPORT…
           poda practice --generate [OPTIONS]
