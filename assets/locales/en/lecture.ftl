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
more-presented-notes = Notes of bookmarks while presenting

## Title, notes and bookmarks
document-edit-notes = Edit the title and the notes…
annotation-heading = Title and notes
annotation-title = Title
annotation-notes = Notes
annotation-in-this-language = { $label }, in English
annotation-separate = Separate texts for English and Spanish
annotation-done = Done
bookmark-toggle = Bookmark this step, or remove the bookmark
bookmark-add = Bookmark this step
bookmark-remove = Remove this bookmark
bookmark-note = Note of step { $step }

## What is wrong with a lecture file
diagnostic-expected-lecture-entries = a list of lessons and files, such as `[(lesson: "a-to-n", step: 33), (file: "mine.ron")]`
diagnostic-lecture-not-a-position = This is a lecture: it lists lessons and files, and has no position of its own; a position was expected. Open the lecture in the window, or name one of its lessons or files.
diagnostic-lecture-with-game = This file has both `lecture` and `game`; exactly one of them was expected.
diagnostic-lecture-field = `{ $field }` belongs to a position; beside `lecture`, only `title` and `notes` were expected.
diagnostic-lecture-empty = This lecture is empty; at least one lesson or file was expected.
diagnostic-lecture-lesson-and-file = This entry has both `lesson` and `file`; exactly one of them was expected.
diagnostic-lecture-no-source = This entry has neither `lesson` nor `file`; exactly one of them was expected.
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
lecture-place = { $number } of { $count }
lecture-entry = { $place }: { $title }
lecture-aside = Something else is shown. The lecture stands at { $entry }.
lecture-step-beyond = This entry should begin at step { $step }, but this search ends at step { $last }. Its end is shown.
lecture-goes-on = One more step leads to { $entry }.
lecture-next-entry = On to { $entry }
lecture-previous-entry = Back to { $entry }
lecture-next = Next in the lecture
lecture-previous = Previous in the lecture
lecture-close = Leave the lecture
