### What Poda has to know about the language itself. Everything else in this folder is sentences.

# The language’s own name, as a choice of languages shows it.
language-name = Español
# What else it may be called, as in `--lang spanish`: its name in other languages. With commas.
language-names = spanish, castellano
# The sign before the decimals of a number, and what stands between thousands. A space is written in quotation marks within braces.
language-decimal-sign = ,
language-group-separator = { "\u00A0" }
# Words of one letter, with and without a capital: before another word they are not taken for the name of a node. With commas.
language-one-letter-words = A, a, Y, y, O, o
# The braille code for signs, and the letters that it lacks: each with the numbers of its dots.
language-braille-code = spanish
language-braille-signs = á12356 é2346 í34 ó346 ú23456 ü1256 ñ12456
