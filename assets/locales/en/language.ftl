### What Poda has to know about the language itself. Everything else in this folder is sentences.

# The language’s own name, as a choice of languages shows it.
language-name = English
# What else it may be called, as in `--lang inglés`: its name in other languages. With commas; capitals do not matter.
language-names = inglés
# The sign before the decimals of a number, and what stands between thousands. A space is written in quotation marks within braces.
language-decimal-sign = .
language-group-separator = ,
# Words of one letter, with and without a capital: before another word they are not taken for the name of a node. With commas.
language-one-letter-words = A, a, I
# The braille code for signs: `unified-english` or `spanish`, whose signs Portuguese uses, too. After it the letters that
# the code lacks, and signs that are written in another way: each with the numbers of its dots, and a hyphen between cells.
# A letter that is not here is written without its accent.
language-braille-code = unified-english
language-braille-signs = á12356 é2346 í34 ó346 ú23456 ü1256 ñ12456
