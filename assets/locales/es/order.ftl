## El orden de las jugadas: lo que ofrece el menú, por qué una jugada se prueba en su puesto, y las tablas.

order-title = Orden de las jugadas
order-static = Las demás jugadas
order-static-given = Como las da el juego
order-static-reversed = Al revés
order-static-best = Según la evaluación, primero la mejor
order-static-worst = Según la evaluación, primero la peor
order-killers = Asesinas: podaron a esta profundidad
order-killers-none = Sin jugadas asesinas
order-killers-count =
    { $count ->
        [one] { $count } asesina por profundidad
       *[other] { $count } asesinas por profundidad
    }
order-killers-short =
    { $count ->
        [one] { $count } asesina
       *[other] { $count } asesinas
    }
order-history = Historial: jugadas que podan a menudo
order-history-short = historial
order-stored = De pasadas anteriores y de la tabla
order-stored-first = Primero la mejor jugada conocida
order-table = Tabla de transposiciones
order-guess = MTD(f): primera conjetura
order-delta = Ventana de aspiración: valor ±
order-seed = Semilla aleatoria
order-quiet = Búsqueda de quietud
order-quiet-none = no
order-quiet-off = No: toda línea se detiene en el límite de profundidad
order-quiet-on =
    { $plies ->
        [one] quietud, { $plies } media jugada
       *[other] quietud, { $plies } medias jugadas
    }
order-quiet-change = Quietud: la última jugada cambió la evaluación
order-quiet-at-most = en { $change } como mucho
order-quiet-plies = Más allá del límite de profundidad
order-quiet-plies-most =
    { $plies ->
        [one] { $plies } media jugada como mucho
       *[other] { $plies } medias jugadas como mucho
    }

## Por qué un nodo se prueba en su puesto. $rank cuenta desde 1.

rank-given = Jugada <b>{ $rank }</b> de { $count }, en el orden propio del juego.
rank-rest = Jugada <b>{ $rank }</b> de { $count }: nada la adelanta, así que conserva el orden del juego.
rank-reversed = Jugada <b>{ $rank }</b> de { $count }, en el orden del juego al revés.
rank-best = Jugada <b>{ $rank }</b> de { $count }: su evaluación estática es <b>{ $score }</b>, y la mejor para { $player } va primero.
rank-worst = Jugada <b>{ $rank }</b> de { $count }: su evaluación estática es <b>{ $score }</b>, y la peor para { $player } va primero.
rank-no-estimate = Jugada <b>{ $rank }</b> de { $count }: no tiene evaluación estática, así que va al final.
rank-killer = Jugada <b>{ $rank }</b> de { $count }: ya causó una poda a esta profundidad. Es allí la <b>asesina { $slot }</b>.
rank-history = Jugada <b>{ $rank }</b> de { $count }: esta jugada de { $player } ya causó podas. Su cuenta en el historial es <b>{ $weight }</b>.
rank-line = Jugada <b>{ $rank }</b> de { $count }: es la jugada que aquí devolvió la mejor puntuación en una pasada anterior.
rank-table = Jugada <b>{ $rank }</b> de { $count }: la tabla recuerda que es la que aquí devolvió antes la mejor puntuación.

## Las tablas en el panel

panel-rank = Orden de las jugadas
panel-killers = Jugadas asesinas
panel-history = Historial
tables-nothing = Aún no hay podas.
tables-ply = Profundidad { $ply }
tables-child = hijo { $number }
tables-slot = asesina { $slot }: { $move }
tables-weight-square = Cada poda suma el cuadrado de la profundidad que quedaba.
tables-weight-one = Cada poda suma 1.
tables-more =
    { $count ->
        [one] y { $count } jugada más
       *[other] y { $count } jugadas más
    }
