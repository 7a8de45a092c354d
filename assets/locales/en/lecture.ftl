## The size of a step
transport-pace-now = { $speed } · { $unit }
transport-grain-result = one result
transport-grain-bookmark = one bookmark
key-forward-visit = Forward to the next node
key-back-visit = Back to the previous node
key-forward-result = Forward to the next result
key-back-result = Back to the previous result
key-forward-bookmark = Forward to the next bookmark
key-back-bookmark = Back to the previous bookmark

## Presenting
key-present-start = Present from the beginning
key-present-here = Present from this step
key-presenter-view = Presenter view: notes and clock
presenter-title = Poda: presenter view
presenter-elapsed = since the beginning
presenter-no-note = There is no note for this step.
presenter-next = Next
presenter-answer = The answer to the question
presenter-right-answer = Right: { $answer }
presenter-nothing = Nothing follows.
presenter-sleeps = This browser lets the screen sleep: set the computer so that it stays on.
presenter-filling = Click on the window with the tree, and it fills its screen.
presenter-blocked = The presenter view was not opened
presenter-blocked-why = The browser opens no second window for this page. Allow pop-ups for it, and press Shift+P again.
more-presented-notes = Notes of bookmarks while presenting

## Title, notes and bookmarks
document-edit-notes = Edit the title and the notes…
annotation-heading = Title and notes
annotation-title = Title
annotation-notes = Notes
annotation-in-this-language = { $label } ({ $language })
annotation-separate = Separate texts for each language
annotation-done = Done
bookmark-toggle = Bookmark this step, or remove the bookmark
bookmark-add = Bookmark this step
bookmark-remove = Remove this bookmark
bookmark-note = Note of step { $step }

## What is wrong with a lecture file
diagnostic-expected-lecture-entries = a list of lessons, files, positions and slides, such as `[(lesson: "a-to-n", step: 33), (file: "mine.ron"), (slide: (title: "Why?"))]`
diagnostic-expected-lecture-panels = a list of panels, such as `[Reason, Algorithm]`
diagnostic-lecture-not-a-position = This is a lecture: it lists lessons and files, and has no position of its own; a position was expected. Open the lecture in the window, or name one of its lessons or files.
diagnostic-lecture-with-game = This file has both `lecture` and `game`; exactly one of them was expected.
diagnostic-lecture-field = `{ $field }` belongs to a position; beside `lecture`, only `title` and `notes` were expected.
diagnostic-lecture-empty = This lecture is empty; at least one lesson, file, position or slide was expected.
diagnostic-lecture-too-many-entries = This lecture has { $count } entries; at most { $most } were expected.
diagnostic-lecture-several-sources = This entry has several of `lesson`, `file`, `position` and `slide`; exactly one of them was expected.
diagnostic-lecture-no-source = This entry has neither `lesson` nor `file` nor `position` nor `slide`; exactly one of them was expected.
diagnostic-lecture-slide-field = `{ $field }` belongs to a lesson, a file or a position; beside `slide`, only `ask`, `note` and `for` were expected.
diagnostic-lecture-empty-slide = This slide is empty; a `title` or a `text` was expected.
diagnostic-lecture-number-of-choices = The number of choices of this question is { $count }; { $least } to { $most } were expected.
diagnostic-lecture-no-such-choice = There is no choice { $right }; the number of one of the { $count } choices was expected, the first being 1.
diagnostic-lecture-unknown-lesson = There is no lesson `{ $found }`; expected the name of a lesson without its number, such as `a-to-n`.
diagnostic-lecture-nearest-lesson = There is no lesson `{ $found }`; expected the name of a lesson without its number, perhaps `{ $nearest }`.
diagnostic-lecture-empty-path = The path of this file is empty; a path such as `mine.ron` was expected.

## Lessons and lectures
lesson-group-replies = O’s replies

## Files of a lecture
lecture-files-missing = { $count ->
    [one] A file of { $name } is missing
   *[other] { $count } files of { $name } are missing
}
lecture-file-missing = There is no file `{ $name }` in { $folder }.
lecture-files-missing-kept = The rest of the lecture can be shown.
lecture-entry-skipped = Entry { $number } of { $count } was skipped

## The open lecture
document-lectures = Lectures
lecture-untitled = Lecture
lecture-entries = Entries
lecture-place = { $number } of { $count }
lecture-entry = { $place }: { $title }
lecture-aside = Something else is shown. The lecture stands at { $entry }.
lecture-step-beyond = This entry should begin at step { $step }, but this search ends at step { $last }. Its end is shown.
lecture-ending = The end
lecture-over = The lecture is over: nothing follows.
lecture-goes-on = One more step leads to { $entry }.
lecture-next-entry = On to { $entry }
lecture-previous-entry = Back to { $entry }
lecture-next = Next in the lecture
lecture-previous = Previous in the lecture
lecture-close = Leave the lecture

## Editing a lecture
lecture-edit = Edit the lecture…
lecture-move-up = Move up
lecture-move-down = Move down
lecture-remove = Remove
lecture-add = Add
lecture-new-slide = New slide
lecture-add-file = A recent file
lecture-undo = Undo
lecture-redo = Redo
lecture-save = Save the lecture
lecture-note = Note where the entry begins
lecture-station-note = Note of this step
lecture-note-private = for me alone
lecture-stations = Stations and questions
lecture-station = station
lecture-question = question to the room
lecture-station-here = Station here
lecture-station-remove = Remove the station
lecture-question-here = Question here
lecture-question-remove = Remove the question
lecture-title-and-place = { $title } · { $place }
lecture-title = Title of the lecture
lecture-entry-title = Title over this entry
lecture-slide-title = Title of the slide
lecture-slide-text = Text of the slide
lecture-own-question = Question to the room
lecture-own-choice = Choice { $number }
lecture-own-add = Ask a question of your own
lecture-own-remove = Remove the question
lecture-own-add-choice = Another choice
lecture-own-remove-choice = Remove the last choice
lecture-own-right = The right choice
lecture-own-yes = Yes
lecture-own-no = No
lecture-own = my own
lecture-by = One press leads to
lecture-notes = The notes are read
lecture-notes-headline = as headline
lecture-notes-panel = beside the tree
lecture-notes-none = by me alone
lecture-values = Values of the leaves
lecture-values-shown = from the start
lecture-values-hidden = when visited
lecture-tree = Tree
lecture-tree-whole = all of it
lecture-tree-moves = only the moves at first
lecture-panels = Beside the tree
lecture-panel-reason = Reason
lecture-panel-stack = Call stack
lecture-panel-algorithm = Algorithm
lecture-panel-board = Board
lecture-begin-here = Begin at this step
