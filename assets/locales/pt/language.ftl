### What Poda has to know about the language itself. Everything else in this folder is sentences.

# The language’s own name, as a choice of languages shows it.
language-name = Português
# What else it may be called, as in `--lang portuguese`: its name in other languages. With commas.
language-names = portuguese, portugués
# The sign before the decimals of a number, and what stands between thousands. A space is written in quotation marks within braces.
language-decimal-sign = ,
language-group-separator = { "\u00A0" }
# Words of one letter, with and without a capital: before another word they are not taken for the name of a node. With commas.
language-one-letter-words = A, a, E, e, O, o
# The braille code for signs, the letters that it lacks, and the parentheses, without which `ê` and `ã` would be the same: each with the
# numbers of its dots, and a hyphen between cells.
language-braille-code = spanish
language-braille-signs = á12356 à1246 â16 ã345 ç12346 é123456 ê126 í34 ó346 ô1456 õ246 ú23456 ü1256 (126-3 )6-345
