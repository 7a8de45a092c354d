# The modal that exports pictures, and what is said while they are written.

key-export = Export pictures…
key-copy-picture = Copy picture
picture-copied = The picture is on the clipboard
picture-copied-size = It is { $width } × { $height } pixels large. Paste it into a slide or a document.
picture-not-copied = The picture was not copied
picture-not-copied-why = The clipboard is not open to this page. Export the picture as a file instead.
key-print = Print…
print-written = The page to be printed was written as a file
print-written-why = Print it from the program that shows PDF files. If the desktop has not opened it by itself, open this file.
pictures-title = Export pictures
pictures-format = Format
pictures-format-svg = SVG: vector pictures
pictures-format-png = PNG: pixel images
pictures-format-pdf = PDF: a document, one page per step
pictures-format-handout = PDF on paper: three steps on a sheet, with space for notes
pictures-format-tikz = TikZ: LaTeX source
pictures-format-beamer = Beamer: slides in LaTeX
pictures-format-gif = GIF: an animation
pictures-format-apng = APNG: an animation in full color
pictures-format-html = HTML: a handout for the browser
pictures-steps = Steps
pictures-steps-current = This step
pictures-steps-all = Every step
pictures-steps-nodes = Every node
pictures-steps-results = Every result
pictures-steps-nodes-and-results = Nodes and results
pictures-steps-landmarks = Landmarks
pictures-steps-iterations = Every iteration
pictures-steps-ten-iterations = Every 10 iterations
pictures-steps-hundred-iterations = Every 100 iterations
pictures-steps-bookmarks = Bookmarks
pictures-steps-listed = These steps:
pictures-list = Numbers
pictures-view = Part
pictures-view-whole = Whole tree
pictures-view-visible = What fits the window
pictures-view-subtree = Subtree of { $node }
pictures-view-no-subtree = Subtree of the selected node
pictures-theme = Colors
pictures-theme-light = Light
pictures-theme-dark = Dark
pictures-theme-print = Black and white
pictures-language = Language
pictures-size = Size
pictures-size-natural = As needed
pictures-size-chosen = Width
pictures-width = Width in pixels
pictures-scale = Pixels per pixel
pictures-export = Export…

pictures-preview = Page { $number } of { $count }. { $heading }
pictures-page = Page { $number } of { $count }
pictures-no-page = No page
pictures-previous = Previous page
pictures-next = Next page
pictures-drawing = The page is being drawn…
pictures-no-picture = There is no picture of this step.

pictures-one-file = { $count ->
    [one] { $pages } picture, in one file.
   *[other] { $pages } pictures, in one file.
}
pictures-files = { $count ->
    [one] { $pages } file, with one picture.
   *[other] { $pages } files, each with one picture, numbered in order.
}
pictures-counting = The pages are being counted…
pictures-too-many = { $pages } pages are too many: at most { $most } can be exported at once. Choose fewer steps.
pictures-no-steps = The search has no such step.
pictures-no-bookmarks = This search has no bookmarks. K sets one at the step that is shown.
pictures-list-empty = List the steps by their numbers, such as 3, 7, 12 or 3-12. The last step is { $last }.
pictures-list-no-number = “{ $part }” is not the number of a step. Numbers such as 3, 7, 12 or a range such as 3-12 were expected.
pictures-list-beyond = There is no step { $part }: the last one is { $last }.
pictures-list-backward = The range { $part } ends before it begins.
pictures-no-width = The width is a whole number of pixels from { $least } to { $most }.
pictures-no-scale = The number of pixels per pixel is from { $least } to { $most }; 2 suits most screens and slides.
pictures-no-subtree = Select a node in the tree first: its subtree is exported.
pictures-no-thread = The pages cannot be drawn, because the system cannot start another thread.
export-still-writing = Another export is being written. It has to be finished or canceled first.
pictures-still-searching = The search is still running. Its pages can be exported once it is done.

pictures-dialog = Export pictures
pictures-writing = Page { $number } of { $pages } is being drawn…
export-writing = The files are being written…
export-canceling = The export is being canceled…
export-cancel = Cancel the export
export-written-files = { $count ->
    [one] { $name } has been written
   *[other] { $files } files have been written
}
pictures-written-pages = { $count ->
    [one] It has { $pages } picture.
   *[other] It has { $pages } pictures.
}
pictures-written-from-to = From { $first } to { $last }, in one folder.
export-canceled = The export was canceled
export-nothing-written = No file has changed.
export-not-written = Nothing was exported
export-failed = This is a fault of Poda, or the system cannot start another thread.
export-practicing = Nothing is exported during an exercise
export-practicing-why = Pictures of the search and the key of a paper would show what is asked for. Esc ends the exercise, and then they can be exported.

ask-files-exist = { $count ->
    [one] Replace { $name }?
   *[other] Replace { $files } files?
}
ask-files-exist-why = { $count ->
    [one] A file with this name already exists. It will be lost.
   *[other] Files with these names, such as { $name }, already exist. They will be lost.
}
ask-files-replace = Replace
