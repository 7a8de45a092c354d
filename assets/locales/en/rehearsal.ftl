## A rehearsal of a lecture
rehearsal-title = Rehearsal: { $title }
rehearsal-summary = Presses of the clicker: { $presses }. Questions to the room: { $questions }. Minutes: about { $minutes }.
rehearsal-left-out = Each press is drawn as on a screen of 1920 × 1080. What only the window draws is left out: the votes of the room, and of several panels all but the widest.
rehearsal-slide = slide
rehearsal-question = question
rehearsal-answer = answer
rehearsal-line = a line is counted
rehearsal-presses = Presses { $first }–{ $last }
rehearsal-at-presses = { $presses }: { $said }
rehearsal-questions = Questions to the room: { $count }
rehearsal-small = Text under 20 pixels: { $count }
rehearsal-overlaps = Text that overlaps or is cut off: { $count }
rehearsal-small-text = “{ $text }” is { $px } pixels high.
rehearsal-overlap = “{ $text }” and “{ $other }” overlap.
rehearsal-covered = “{ $text }” is covered.
rehearsal-cut-off = “{ $text }” is cut off at the edge of the screen.
rehearsal-findings = { $count ->
    [one] 1 remark
   *[other] { $count } remarks
}
lecture-fault = { $entry }: { $fault }
lecture-fault-ask-beyond = This entry asks the room at step { $step }, but its search ends at step { $last }.
lecture-fault-ask-at-end = This entry asks the room at step { $step }, the last one: nothing comes after it.
lecture-fault-bookmark = This entry has a bookmark at step { $step }, but its search ends at step { $last }.
lecture-fault-by = This entry has steps of the size { $by }, which its kind of search does not have.
rehearsal-minutes = Minutes that differ: { $count }
rehearsal-minutes-of-lecture = The lecture says { $said } minutes; its presses take about { $minutes }.
rehearsal-minutes-of-entry = “{ $entry }” says { $said } minutes; its presses take about { $minutes }.
rehearsal-unread = Notes that nobody reads: { $count }
rehearsal-unread-note = { $entry }, step { $step }: “{ $note }”
rehearsal-stopped = The rehearsal was stopped.
rehearsal-too-long = With { $entry }, the lecture has more than { $most } presses. Give that entry a larger step with `by`.
cli-help-rehearse = Go through a lecture without an audience: write every press on a contact sheet, and print the time, the questions and what is hard to read
cli-help-rehearse-output = The contact sheet, a PDF file; without it, in the current folder, named for the lecture
cli-help-rehearse-lang = The language of the lecture; without it, the system’s
cli-help-rehearse-lecture = A lecture: a file, or the name of a bundled one, such as alpha-beta
rehearsal-written = Wrote the contact sheet { $file }.
lecture-export-pdf = Export the lecture as PDF…
lecture-export-handout = Export a handout of the lecture…
lecture-export-html = Export the lecture as a web page…
lecture-rehearse = Rehearse the lecture…
lecture-export-dialog = Export the lecture
lecture-rehearsal-dialog = Write the contact sheet of the rehearsal
lecture-writing = Entry { $number } of { $count }…
