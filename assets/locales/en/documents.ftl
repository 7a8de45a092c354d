## Errors of reading and writing files
disk-missing = There is no such file. The path of a position file was expected.
disk-no-folder = There is no such folder.
disk-denied = The permissions do not allow that.
disk-read-only = The file is read-only.
disk-read-only-disk = Nothing can be written there: that disk is read-only.
disk-folder = This is a folder, not a file.
disk-no-file = This is a device or a pipe, not a file.
disk-too-long = The file is larger than { $megabytes } MB. No position file is that large.
disk-full = There is no room: the disk is full, or a quota or the largest size of a file is reached.
disk-other = The system says: { $said }

## Dialogs for files
dialog-open = Open a position
dialog-save = Save the position
dialog-kind = Positions
dialog-kind-open = Positions, trees, runs of programs, and reports
path-open-title = Open a file
path-save-title = Save as
path-why = No file dialog is available here. Type or paste the path of the file.
path-field = Path of the file
path-open = Open
path-save = Save

## Questions
ask-unsaved = Save the changes to “{ $title }”?
ask-unsaved-why = Unsaved changes will be lost.
ask-save = Save
ask-do-not-save = Don’t save
ask-delete-drafts = Delete the drafts?
ask-delete-drafts-why = What is in them has been saved nowhere else.
ask-delete = Delete
ask-cancel = Cancel
ask-comments = Save over the comments in { $name }?
ask-comments-why = The file holds comments, which Poda cannot keep. The old file stays beside it as { $kept }.
ask-changed = Save over newer changes in { $name }?
ask-changed-why = Another program has changed the file since it was opened here. That version stays beside it as { $kept }.
ask-exists = Replace { $name }?
ask-exists-why = A file with this name already exists. It stays beside the new one as { $kept }.
ask-write-over = Save
ask-elsewhere = Save as…

## Notifications
notification-name = Message
notification-close = Close
notification-text = text
notification-not-opened = { $name } was not opened
notification-text-not-opened = The text was not opened
notification-reading = Reading { $name }…
notification-kept = The document that was open has not changed.
notification-not-saved = { $name } was not saved
notification-not-saved-kept = Your changes are still here, and a file of that name is as it was.
notification-file-missing = { $name } is no longer there
notification-file-missing-why = It has been removed from the list of recent files.
notification-restored-why = This is the position as it was when Poda was closed. Save it to keep it.
notification-link-not-opened = The link was not opened
notification-link = link
notification-nothing-to-open = There is nothing on the clipboard to open
notification-nothing-to-open-why = The text of a position, a tree such as [[3, 12, 8], [2, 4, 6]], or the path of a .ron file can be pasted here.
notification-address = Web addresses cannot be opened
notification-address-why = Download the file, and then open it.
notification-only-one = Only { $name } was opened
notification-only-one-why = { $count ->
    [one] { $count } file came at once. One position is open at a time.
   *[other] { $count } files came at once. One position is open at a time.
}
notification-drafts = { $count ->
    [one] { $names } was left unsaved
   *[other] { $count } documents were left unsaved: { $names }
}
notification-title = “{ $title }”
notification-restored = { $name } is as you left it
notification-restored-unsaved = Its unsaved changes were restored. Save it to keep them.
notification-brought-back = Your changes are back too. { $key } undoes them one by one.
notification-left = { $name } is kept with its changes
notification-left-where = It is in the document menu at the top left, under “Drafts”. A lesson or file also comes back with its changes when it is opened again.
notification-game-stopped = The program of the game is at fault
notification-game-cut = The tree ends before the game does
game-exploring = { $count ->
        [one] Exploring the game: 1 position…
       *[other] Exploring the game: { $positions } positions…
    }
notification-drafts-where = { $count ->
    [one] It is in the document menu at the top left, under “Drafts”.
   *[other] They are in the document menu at the top left, under “Drafts”.
}
notification-not-opened-again = Poda ended while the last document was being opened, so it is not opened again
notification-not-opened-again-where = The document menu at the top left opens it all the same: under “Recent files”, or under “Drafts” if it was not saved.
notification-link-not-opened-again = Poda ended while this link was being opened, so it is not opened again
notification-link-not-opened-again-how = To open it all the same, follow the link once more.
notification-taken-for-typing = { $key } was taken for typing
notification-taken-for-typing-why = It came at once after another letter. Press { $key } again.
rest-coming = Still downloading: { $command }
rest-coming-why = This part of the page is downloaded after the first one. The command is carried out as soon as it has arrived.
notification-game-left = The game was left, and the position is as it was before it
notification-game-left-how = { $redo } brings the moves back; { $play } then plays on from there.
notification-search-failed = A fault of Poda ended the search
notification-search-failed-report = Only its beginning is shown. To report the fault, copy the link with { $key }: it holds the position, the search and all seeds, so that the fault can be found again.
notification-not-stored = Unsaved changes are not being kept
notification-not-stored-save = They are still in this window, and Poda goes on trying to write them there. Save the document before you close the window.
notification-set-aside = What was stored could not be read; it is kept under another name
notification-not-restored = The last document could not be opened again
drop-hint = Drop the file to open it

## A tree in shorthand
document-edit-as-text = Edit the tree as text…
document-names-too-long-as-text = Edit as text: not with names that are this long
document-too-large-as-text = Edit as text: up to { $most } nodes
tree-new-title = New tree
tree-edit-title = The tree as text
tree-how = Leaves in groups, `(3 12 8)(2 4 6)`; with names, `A(B(3,12,8), C(2,4,6))`; chance in braces, each outcome with its weight, `{ "{" }1: 6, 2: (0 3){ "}" }`; leaves alone, `3 12 2 4 by 2`; lines indented under their parents; as in files, `[[3, 12, 8], [2, 4, 6]]`; or JSON, a LaTeX forest, Newick, DOT, a game of Gambit, or a table of paths.
tree-by = Children of every node
tree-by-none = all at the root
tree-field = The tree
tree-root = To move at the root
tree-root-as-written = as written
tree-empty = Type or paste a tree.
tree-understood = Read as { $notation }: { $nodes }, { $leaves }, { $plies }.
tree-side-as-name = “{ $name }” { $others ->
    [0] is read as a name: { $mover } moves there.
    [one] is read as a name, and so is 1 more like it: { $mover } moves there.
   *[other] is read as a name, and so are { $others } more like it: { $mover } moves there.
} A side is written as in “A (MIN)”.
notation-ron = nested lists
notation-shorthand = shorthand in brackets
notation-leaves = a list of leaves
notation-indentation = indented lines
notation-json = JSON
notation-python = a literal of Python
notation-adjacency = lists of children
notation-forest = a LaTeX forest
notation-newick = Newick
notation-dot = DOT
notation-mermaid = Mermaid
notation-gambit = a game of Gambit
notation-paths = a table of paths
notification-understood = { $name } was opened as a new document
notification-understood-text = The text was opened as a new document
notification-missing-letters = Some letters cannot be drawn
notification-missing-letters-why = No font on this device has these letters, so boxes are drawn in their place: { $letters }
tree-problem = Line { $line }, column { $column }: { $sentence }
typed-unclosed = `{ $found }` is never closed.
typed-unopened = `{ $found }` closes nothing: an opening bracket of the same kind was expected before it.
typed-no-children = Between these brackets there is nothing: an inner node has at least one child.
typed-no-value = `{ $found }` is not a number. As the name of a leaf it needs a value, such as `{ $found }=3`; as the name of an inner node it needs children.
typed-misplaced = `{ $found }` cannot stand here: a number, a name or a bracket was expected.
typed-too-large = `{ $found }` is beyond what can be calculated with exactly; a smaller number, `inf` or `-inf` was expected.
typed-not-a-weight = `{ $found }` cannot be the weight of an outcome: an integer from 0 to { $most } or a probability, `0.1`, `10 %`, `1/6` or `rest`, was expected before the colon.
typed-name-taken = `{ $found }` is the name of an earlier node; names must differ.
typed-name-is-an-id = `{ $found }` cannot be a name: a node without a name goes by it.
typed-uneven = { $count ->
    [one] { $leaves } leaf cannot be divided
   *[other] { $leaves } leaves cannot be divided
} evenly if every node has { $by } children: as many leaves as a power of that number were expected.
typed-indentation = This line is indented to where no line above it begins.
typed-too-deep = A tree has at most { $most } levels.
typed-too-many = A typed tree has at most { $most } nodes.
typed-leaves-alone = { $count } leaves alone can be grouped in several ways: `by 2` was expected at the end, or another number of children for every node. For leaves of the root, put them in brackets.
typed-ends-before = The text ends where `{ $expected }` was expected.
typed-expected = `{ $found }` was found where `{ $expected }` was expected.
typed-after-the-end = `{ $found }` follows after the end of the tree.
typed-lists-or-forest = As nested lists and as a LaTeX forest, this is not the same tree. Put commas between the nodes of lists, `[[3], [12]]`, or write the forest with its environment, `{"\\"}begin{"{"}forest{"}"}`.
typed-two-numbers = Either number of `{ $found }` could be the value of this leaf: a single one was expected.
typed-length-at-inner = `{ $found }` is the length of a branch to an inner node, which a game tree does not have.
typed-unknown-field = A node has no field `{ $found }`: `name`, `move`, `value`, `estimate`, `player`, `weight`, `children` or `chance` was expected.
typed-wrong-field = `{ $found }` cannot be the `{ $field }` of this node.
typed-contradiction = A node has either a value or children: one of them was expected.
typed-not-a-node = `{ $found }` is not a node: a number, a list or an object was expected.
typed-several-roots = Neither `{ $first }` nor `{ $second }` has a parent: a tree has a single root.
typed-several-parents = `{ $found }` has two parents: in a tree, every node has one.
typed-cycle = `{ $found }` is below itself: in a tree, no path leads back.
typed-through-leaf = `{ $found }` has a value, and another path leads through it: a node has either a value or children.
typed-several-trees = { $count ->
    [one] This could be a list with a single tree, or a root with a single child: the tree without a list was expected, or `{"{"}"children": […]{"}"}`.
   *[other] These are { $count } trees, and a single one was expected: as parts of one tree they need a root above them, such as `{"{"}"children": […]{"}"}` in JSON.
}
typed-extra-cells = This line has { $cells } cells below { $headings } headings: a cell with a separator in it needs quotes, such as `"3,5"`.
typed-not-extensive = This is a file of Gambit in another form: the extensive form was expected, which begins with `EFG 2 R`.
typed-shared-information-set = Player { $player } has a second node in information set { $found }, and the first is in line { $line }: Poda searches games of players who know where they are, with one node in each set.
typed-no-payoffs = The payoffs of outcome { $found } are not given anywhere before: a number for each player was expected, in braces.
typed-not-a-probability = `{ $found }` cannot be a probability: a number from 0 to 1 was expected, as beside other probabilities.
typed-no-probability = This outcome has no probability, and others of the node have one: `0.1`, `10 %`, `1/6` or, for what is left, `rest` was expected.
typed-second-rest = Two outcomes of a node cannot both have the rest.
typed-nothing-can-happen = All outcomes of this node have the weight 0: at least one must be possible.
typed-probabilities = These probabilities add up to { $sum }: 1 was expected.
typed-weights-too-large = These numbers are too large, or their common denominator is: at most { $most } was expected.
tree-create = Create
tree-change = Change

## The sheet of keys
keys-find = Find a key
keys-title = All keys
keys-steps = Steps
keys-view = View
keys-document = Document
keys-window = Window
keys-clipboard = Clipboard
key-name-enter = Enter
key-paste = Open from clipboard

## Where no window can be opened
start-no-display = No window can be opened, because there is no display: start Poda from a desktop, or set DISPLAY or WAYLAND_DISPLAY.
start-unreachable = No window can be opened, because the display { $display } does not answer: start Poda from a desktop, or set DISPLAY to one that is running.
start-library = No window can be opened, because the library { $library } is missing: on Debian or Ubuntu, “sudo apt install { $package }” installs it.
start-x-libraries = No window can be opened, because a library of X11 is missing: on Debian or Ubuntu, “sudo apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2” installs all of them.
start-no-opengl = No window can be opened, because there is no OpenGL here: on Debian or Ubuntu, “sudo apt install libgl1 libegl1 libgl1-mesa-dri” installs it.
start-other = No window can be opened, and the system says why: { $said }
start-steps = Here are the steps of “{ $title }” in words.
start-steps-more = These are the first lines; “poda trace { $file }” prints them all.

## Counts with their nouns. $number is $count with its thousands set apart.

list-and = { $before } and { $last }
count-nodes = { $count ->
    [one] { $number } node
   *[other] { $number } nodes
}
count-leaves = { $count ->
    [one] { $number } leaf
   *[other] { $number } leaves
}
count-plies = { $count ->
    [one] { $number } ply
   *[other] { $number } plies
}

## When a command is not available, in the table of all keys and in the palette

mode-not-embedded = not in a frame
mode-not-presenting = not while presenting
mode-not-blank = not while the screen is blank
mode-not-practicing = not while practicing
mode-not-ordering = not while improving the order
mode-not-playing = not during a game

## The palette of commands

key-palette = Find a command…
palette-title = Find a command, a setting, a lesson or a term
palette-hint = Words in any language of Poda
palette-nothing = Nothing here is called “{ $text }”.
palette-command = Command
palette-setting = Setting
palette-value = { $setting }: { $value }
palette-lesson = Lesson { $number }
palette-game = New game
palette-lecture = Lecture
palette-not-now = not available now
hint-language = The language of the window and of the lessons.

## Other words by which a reader may look for an entry of the palette.

palette-other-document-new-tree = new tree create draw
palette-other-key-zoom-in = zoom in magnify
palette-other-key-zoom-out = zoom out
palette-other-key-natural-size = zoom 100 %
palette-other-key-fit = fit to window
palette-other-key-enlarge-text = font letters bigger zoom
palette-other-key-reduce-text = font letters zoom
palette-other-key-usual-text = font letters zoom
palette-other-more-text-size = font zoom bigger
palette-other-palette-setting = settings options preferences
palette-other-key-keys = help shortcuts keyboard
palette-other-key-glossary = help
palette-other-document-lesson-map = help tutorial
