# Improving the order of the children.

key-improve-order = Improve the order
improve-title = Improve the order
improve-how = Drag the children so that more is pruned. The node that is selected can also be moved with the keys.
improve-now = Leaves evaluated now: { $leaves }
improve-start = At the start: { $leaves }
improve-best = Best possible: { $leaves }
improve-best-found = Best found: { $leaves }. A better order may exist.
improve-solved = No order evaluates fewer leaves.
improve-solved-found = No better order was found.
improve-move = Move { $name } among its siblings:
improve-select = Select a node to move it.
improve-reset = Back to the start
improve-show-best = Show a best order
practice-no-order = Only the children of a tree that is written out can be put into another order, and only in alpha-beta or negamax α-β, shown alone, that tries them in their own order.
practice-offer-improve-order = This is an exercise: put the children into an order in which more is pruned.
improve-too-large = This tree is too large to look for the best order.
