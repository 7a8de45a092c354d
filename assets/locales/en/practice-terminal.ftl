## Practice in a terminal, what is handed in, and what is collected.

cli-practice-begin = Type your answer. ? gives a hint, a stronger one each time; show gives the answer without credit; quit ends.
cli-practice-question = Question { $number }.
cli-practice-choices =
    { $leaves ->
        [yes] Type one of { $names }, or leave if the node is left.
       *[no] Type one of { $names }.
    }
cli-practice-children-left = Still to be searched: { $names }. Type those that are pruned, or none.
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

cli-help-practice-name = Your name, for the report
cli-help-practice-report = Write the answers, the marks and the time to this file, with a checksum
cli-help-practice-collect = Check reports and print them as one table, CSV, for a class
cli-help-practice-reports = The reports, with --collect
cli-usage-practice =
    poda practice [OPTIONS] FILE
           poda practice --collect REPORT…
           poda practice --generate [OPTIONS]
