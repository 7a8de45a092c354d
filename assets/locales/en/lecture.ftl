## The size of a step
transport-pace-now = { $speed } · { $unit }
transport-grain-result = one result
transport-grain-bookmark = one bookmark
key-forward-visit = Forward to the next node
key-back-visit = Back to the node before
key-forward-result = Forward to the next result
key-back-result = Back to the result before
key-forward-bookmark = Forward to the next bookmark
key-back-bookmark = Back to the bookmark before

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
