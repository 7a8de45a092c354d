# At the lectern: a spotlight, a pen, and what stands beside the tree in large type.

keys-lectern = At the lectern
more-lectern = At the lectern
key-spotlight = Spotlight at the pointer
key-spotlight-larger = Larger spotlight
key-spotlight-smaller = Smaller spotlight
key-laser = Laser pointer
laser-on = The laser pointer is on.
spotlight-on = The spotlight is on.
key-pen = Pen: draw over the tree
key-pen-color = Pen in the next color
key-pen-undo = Undo the last stroke
key-pen-wipe = Wipe what was drawn
pen-color = Color of the pen
pen-violet = Violet
pen-ink = Ink
pen-marker = Yellow marker
pen-max = MAX’s blue
pen-min = MIN’s orange
pen-cut = Crimson, like a cut
pen-drawing = The pen draws over the tree: { $count ->
    [one] { $strokes } stroke
   *[other] { $strokes } strokes
}
key-aside-reason = Presenting: the reason beside the tree
key-aside-algorithm = Presenting: the algorithm beside the tree
key-aside-stack = Presenting: the call stack beside the tree
aside-no-reason = No cutoff to explain at this step.
aside-no-stack = The call stack is empty: no node is being searched.
aside-concealed = Hidden until the question is answered.
key-board-aside = Presenting open lines or rollouts: the board beside the tree
key-count-lines = Presenting open lines: count them one by one
board-lines-max = <alpha>{ $mark }: open lines?</alpha>
board-lines-min = <beta>{ $mark }: open lines?</beta>
key-given-leaves = Values of leaves from the start
