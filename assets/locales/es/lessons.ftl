lessons-find = Buscar una lección
lessons-none = Ninguna lección tiene «{ $text }» en su título o en su texto.
lessons-found =
    { $count ->
        [one] Una lección
       *[other] { $count } lecciones, primero la que mejor coincide
    }
lessons-minutes = { $minutes } min
lessons-done = { $done } de { $all } hechas
lesson-done-line = { $title }, hecha
lesson-answers = { $right } de { $asked }
key-glossary = Glosario: qué significan los términos
lesson-next = Lección siguiente
lesson-previous = Lección anterior
lesson-group-trees = Árboles de juego
lesson-group-pruning = La poda
lesson-group-tic-tac-toe = Tres en raya (gato)
lesson-group-variants = Variantes de alfa-beta
lesson-group-limits = Dónde termina la partida o la búsqueda
lesson-group-games = Más juegos
lesson-group-weights = Evaluaciones con pesos
lesson-group-mistakes = Errores frecuentes
lesson-group-whole-game = Una partida entera
lesson-group-order = Qué jugada probar primero
lesson-group-clever = Buscar con astucia
lesson-group-levels = Niveles de juego
lesson-group-runs = Tu propio programa
lesson-group-chance = Cuando decide un dado
lesson-group-several-players = Varios jugadores
lesson-group-monte-carlo = Búsqueda Monte Carlo en árbol
lesson-group-boards = Tableros propios
panel-notes = En qué fijarse
panel-notes-fold = Plegar el texto
panel-notes-unfold = Mostrar el texto
panel-bookmarks = Ir a
panel-bookmark = <b>Paso { $step }</b> { $note }
panel-notes-other-position = El texto habla de la posición que se abrió. Esta es otra, así que sus pasos y sus números pueden no coincidir.
panel-notes-other-search = El texto habla de su propia búsqueda. Esta es otra, así que sus pasos y sus números pueden no coincidir.
panel-notes-back = Buscar como en el texto
more-leaves = Valores de las hojas
leaves-of-trees-from-start = en los árboles dados, desde el principio
leaves-from-start = desde el principio
leaves-when-visited = al visitarlas
more-pruned-values = Valores de las hojas podadas al final
