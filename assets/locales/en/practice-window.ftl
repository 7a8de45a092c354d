# Practising in the window.

practice-menu = Practice
practice-menu-button = Practise
key-predict = Predict the next step
key-ask-room = Ask the room
key-hint = Hint, and a stronger one

practice-not-started = There is nothing to practise here
practice-not-alone = End the match or close the split view first: practice is about one search.
practice-window-makes-passes = This search makes several passes. Practice asks about searches that make one: minimax, alpha-beta, and both negamaxes.
practice-window-sends-scouts = This search sends scouts. Practice asks about searches that visit every node once: minimax, alpha-beta, and both negamaxes.
practice-window-is-mistaken = This search makes a mistake on purpose. Practice asks about the correct algorithms.
practice-window-is-level = This is a level of play. Practice asks about minimax, alpha-beta, and both negamaxes.
practice-window-is-incomplete = This search is not recorded to its end. Choose a smaller depth to practise it.
