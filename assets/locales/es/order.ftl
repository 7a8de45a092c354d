## El orden de las jugadas: lo que ofrece el menú, por qué una jugada se prueba en su puesto, y las tablas.

order-title = Orden de las jugadas
order-base = Todas las demás
order-base-given = Como las da el juego
order-base-reversed = Al revés
order-base-best = Según la evaluación, primero la mejor
order-base-worst = Según la evaluación, primero la peor
order-killers = Asesinas: podaron en esta capa
order-killers-none = Sin jugadas asesinas
order-killers-count =
    { $count ->
        [one] { $count } asesina en cada capa
       *[other] { $count } asesinas en cada capa
    }
order-killers-short =
    { $count ->
        [one] { $count } asesina
       *[other] { $count } asesinas
    }
order-history = Historial: jugadas que podan a menudo
order-history-short = historial
order-remembering = De una pasada a otra, y de la tabla
order-remembered = La mejor jugada conocida va primero
order-table = Recordar posiciones en una tabla
order-guess = MTD(f): primera conjetura
order-reach = Ventana: el valor ±
order-seed = Semilla del azar
order-quiet = Más allá del límite
order-quiet-none = nada
order-quiet-off = Nada: todo se detiene en el límite
order-quiet-on =
    { $plies ->
        [one] quietud, { $plies } media jugada
       *[other] quietud, { $plies } medias jugadas
    }
order-quiet-change = Quietud: la última jugada cambió la evaluación
order-quiet-at-most = En { $change } como mucho
order-quiet-plies = Más allá del límite
order-quiet-plies-most =
    { $plies ->
        [one] { $plies } media jugada como mucho
       *[other] { $plies } medias jugadas como mucho
    }

## Por qué un nodo se prueba en su puesto. $rank cuenta desde 1.

rank-given = Se prueba en el puesto <b>{ $rank }</b> de { $count }: como las da el juego.
rank-rest = Se prueba en el puesto <b>{ $rank }</b> de { $count }: nada la adelanta, así que conserva el orden del juego.
rank-reversed = Se prueba en el puesto <b>{ $rank }</b> de { $count }: el orden del juego va al revés.
rank-best = Se prueba en el puesto <b>{ $rank }</b> de { $count }: de antemano se evalúa en <b>{ $score }</b>, y lo mejor para { $player } va primero.
rank-worst = Se prueba en el puesto <b>{ $rank }</b> de { $count }: de antemano se evalúa en <b>{ $score }</b>, y lo peor para { $player } va primero.
rank-no-estimate = Se prueba en el puesto <b>{ $rank }</b> de { $count }: no se puede evaluar de antemano, así que va al final.
rank-killer = Se prueba en el puesto <b>{ $rank }</b> de { $count }: esta jugada ya podó en esta capa. Es allí la <b>asesina { $slot }</b>.
rank-history = Se prueba en el puesto <b>{ $rank }</b> de { $count }: esta jugada de { $player } ya podó antes. En el historial tiene <b>{ $weight }</b>.
rank-line = Se prueba en el puesto <b>{ $rank }</b> de { $count }: es la jugada que aquí devolvió la mejor puntuación en una pasada anterior.
rank-table = Se prueba en el puesto <b>{ $rank }</b> de { $count }: la tabla recuerda que es la que aquí devolvió antes la mejor puntuación.

## Las tablas en el panel

panel-rank = Por qué en este puesto
panel-killers = Jugadas asesinas
panel-history = Historial
tables-nothing = Nada ha podado todavía.
tables-ply = Capa { $ply }
tables-child = hijo { $number }
tables-slot = asesina { $slot }: { $move }
tables-weight-square = Una poda cuenta el cuadrado de las medias jugadas que quedaban por buscar.
tables-weight-one = Cada poda cuenta 1.
tables-more =
    { $count ->
        [one] y { $count } jugada más
       *[other] y { $count } jugadas más
    }
