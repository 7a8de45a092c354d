# Improving the order of the children.

key-improve-order = Improve the order
improve-title = Improve the order
improve-how = Drag the children so that more is pruned. The node that is selected can also be moved with the keys.
improve-now = Leaves evaluated now: { $leaves }
improve-start = At the start: { $leaves }
improve-move = Move { $name } among its siblings:
improve-select = Select a node to move it.
improve-reset = Back to the start
practice-no-order = Only the children of a tree that is written out can be put into another order, and only in a search that prunes and shows one tree.
practice-offer-improve-order = This is an exercise: put the children into an order in which more is pruned.
