## Exam papers: why there is none, and codes that are typed in.

exam-not-a-code = This is not the code of a paper. It looks like 7-K3Q9: digits, a hyphen, and letters or digits.
exam-code-mistyped = There is a typing error in the code: its last character, which checks the others, does not fit.
exam-code-unknown = This version of Poda does not know the wishes in this code.
exam-count = A paper has 1 to { $most } exercises.
exam-variants = A paper has 1 to { $most } variants.
exam-nothing-asked = Nothing is asked for. Ask for values, windows, cuts or the best move.
exam-nothing-to-fill-in = This search prunes nothing, so there are neither windows nor cuts to fill in. Ask for values or the best move.
exam-too-large = No tree that fulfils these wishes fits on a page. Choose a smaller depth, fewer children or a smaller board.
exam-no-moves = This position has no moves, so there is nothing to fill in.
