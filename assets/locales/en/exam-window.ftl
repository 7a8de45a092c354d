# The modals for exam papers: making one, and bringing back an exercise that was printed.

document-open-printed = Open a printed exercise…
printed-title = Open a printed exercise
printed-why = The code is in the footer of the sheet. The same tree opens again, to be filled in and marked.
printed-code = Code
printed-variant = Variant
printed-number = Exercise
printed-empty = A code looks like 7-K3Q9. It can be typed in lower case.
printed-no-variant = The variant is a letter from A to Z.
printed-no-number = The number of an exercise is a whole number from 1 to { $most }.
printed-searching = The exercise is being generated…
printed-no-thread = The exercise cannot be generated, because the system starts no further thread.
printed-open = Open
printed-document = Paper { $code }, variant { $variant }, exercise { $number }
