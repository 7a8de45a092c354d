# The series of pictures that is exported, and poda export.

# The names of what goes through the pages of a file, and its keys.
series-previous = Previous step
series-next = Next step
series-slider = Step
series-keys = Arrow keys, Page Up and Page Down: previous and next step. Space: next step. Home and End: first and last step.
series-link = Open in Poda
series-part = The picture shows a part of the tree.

## Why there are no pages, after the file's name.

series-no-such-step =
    { $count ->
        [one] There is no step { $step }: the search has only { $steps } step.
       *[other] There is no step { $step }: the search has only { $steps } steps.
    }
series-no-bookmarks = There are no bookmarks for the steps of this search.
series-no-step = No step of this search belongs to { $groups }.
series-no-such-node = There is no node “{ $node }” in the tree of this search.

## Why a picture cannot be written, after the file's name.

export-too-many-pixels = A picture of { $width } × { $height } pixels is too large: at most { $most } pixels can be written. Choose a smaller width or scale.
export-is-a-folder = There is a folder of this name.
export-is-no-file = This is a device or a pipe, not a file. For standard output, write -o -.
export-encoding = The picture could not be encoded: { $said }

## poda export.

export-progress = { $done } of { $pages } pages…
export-written =
    { $count ->
        [one] Exported { $file }.
       *[other] Exported { $file }, with { $pages } pictures.
    }
export-written-series = Exported { $files } files, from { $first } to { $last }.
export-strips = The tree is too large for its nodes to be drawn one by one in this picture, so it is drawn as strips.
export-so-far =
    { $count ->
        [0] None of the { $files } files was written.
        [one] Of the { $files } files, the first was written.
       *[other] Of the { $files } files, the first { $written } were written.
    }
export-interrupted = The export was interrupted.
export-out-of-time = The export took longer than --max-time.
export-too-many-pages = These are { $pages } pages, and { $format } takes at most { $most }. Choose fewer steps, such as --steps landmarks or a range.
series-too-large-for-touch = A picture for fingers has room for { $most } nodes at most. Choose a part of the tree with --view subtree=ID.
series-no-iterations = Only a Monte Carlo tree search has iterations.
series-mcts-for-touch = A Monte Carlo tree search is not drawn for fingers. Choose another theme.
series-mcts-subtree = A Monte Carlo tree search is drawn whole, or as the window shows it: --view whole or --view visible.
export-tactile-has-a-size = A picture for fingers is as large as its braille needs: leave out --width, --height and --view visible.
export-positions-whole = With --layout positions, all positions are drawn, and not for touch: leave out --theme tactile and --view subtree.
export-several-to-standard-output = These are { $pages } files, and standard output takes only one. Choose one step, or name a file with -o, or choose a format with all pages in one file. Such formats: { $formats }.
export-only-trees = Only a tree can be written in this format, and this position is one of a game.
export-gambit-infinite = A leaf of this tree is infinite, which a payoff of Gambit cannot be.
export-tree-leaves-out = The format has no place for estimates and for the bounds of values, which are left out.
export-position-ending = A picture is not written into a file whose name ends in .ron, as that of a position does.
export-over-position = A picture is not written over the position that it shows.
export-expected-ending = The format is not clear from the name. Name it with --format, one of: { $formats }.
export-expected-steps = Expected groups of steps, step numbers or ranges such as 10..20, separated by commas. The groups: { $groups }.
export-expected-view = Expected whole, visible, or subtree= with the id of a node, such as subtree=1/0.
export-expected-text-size = Expected a text size in points, { $least } to { $most }.
export-expected-pixels = Expected a whole number of pixels from { $least } to { $most }.
export-expected-scale = Expected a number from { $least } to { $most }.

## poda export --help

cli-help-export = Write pictures of a search or a lecture into files, a page for each step
export-lecture-format = A lecture is exported in one of these formats: { $formats }.
export-lecture-flags = The entries of a lecture say how they are searched and shown. Leave out { $flags }.
export-notes-of-lectures = --with-notes is for lectures. The notes of a position are on its pages anyway.
export-cropped-pdf = --cropped is for PDF: in the other formats, a picture has no text around it.
export-lecture-too-long = These are more than { $pages } pages, and one file takes at most { $most }. Give the entries larger steps with `by`.
cli-help-export-steps = Which steps, separated by commas: all; nodes (each node when it is entered, a leaf with its value); results (each value that an inner node returns); landmarks (leaves, cutoffs and returned values); iterations (of a Monte Carlo tree search, the end of each; iterations:10, of every tenth); bookmarks; last; numbers as poda trace counts them; ranges such as 10..20 (last)
cli-help-export-format = The format of the pictures, or dot, efg (for Gambit), json or game-tree (LaTeX, as game theorists print it) for the tree alone, or scorm for its questions on a learning platform; without it, the one of the name after -o, or else svg
cli-help-export-theme = The colors; print is legible in black and white; tactile has outlines and braille, for swell paper (light)
cli-help-export-view = All of the tree; what the window shows of it at 1280 × 800; or all of the subtree of a node (whole)
cli-help-export-with-notes = In the pages of a lecture, also the notes for the lecturer alone: those on slides, and those of entries with notes: None
cli-help-export-width = The width of a picture, 100 to 20000; without it, as the tree needs
cli-help-export-height = The height of a picture, 100 to 20000; without it, as the tree needs
cli-help-export-text-size = The least size of text, in points where a picture is as large as it says: --width 320 is 240 points, a column; without it, 10.9, or as small as 5.4 if only then a small tree fits the width or height
cli-help-export-cropped = In a PDF file, the pictures alone, each on a page of its own size, without sentences
cli-help-export-scale = How many pixels of the file a pixel of the picture takes, where the format has pixels, 0.1 to 20 (1)
cli-help-export-probabilities = How the probabilities of outcomes are written: as fractions, or in percent (fractions)
cli-help-export-notation = Where α and β are written: beside the node, beside the edge, or as an interval (node)
cli-help-export-unvisited = What is drawn of nodes that are not visited: their outlines, only those next to visited nodes, or nothing (outlined)
cli-help-export-layout = What a node of the picture is: a visit of the search, or a position, drawn once with all moves that lead to it (tree)
cli-help-export-output = The file; of several files, what their names begin with, before the number of the step, -0019; - for standard output. Without it, in the current folder, named for the position file. Existing files are overwritten
cli-help-export-lang = The language of the pictures; without it, the system’s
