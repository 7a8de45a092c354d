## El orden de las jugadas: lo que ofrece el menú, por qué una jugada se prueba en su puesto, y las tablas.

order-title = Orden de las jugadas
order-static = Las demás jugadas
order-static-given = Como están dadas
order-static-reversed = Al revés
order-static-best-first = Según la evaluación, primero la mejor
order-static-worst-first = Según la evaluación, primero la peor
order-killers = Jugadas asesinas: cortaron en esta capa
order-killers-none = Sin jugadas asesinas
order-killers-count =
    { $count ->
        [one] { $count } jugada asesina por capa
       *[other] { $count } jugadas asesinas por capa
    }
order-killers-short =
    { $count ->
        [one] { $count } asesina
       *[other] { $count } asesinas
    }
order-history = Historial: jugadas que cortan a menudo
order-history-short = historial
order-stored = De pasadas anteriores y de la tabla
order-stored-first = Primero la mejor jugada conocida
order-table = Tabla de transposiciones
order-guess = MTD(f): primera conjetura
order-delta = Ventana de aspiración: valor ±
setting-on = Sí
setting-off = No
order-seed = Semilla aleatoria
order-quiet = Búsqueda en reposo (quiescente)
order-quiet-none = No
order-quiet-off = No: toda línea se detiene en el límite de profundidad
order-quiet-on =
    { $plies ->
        [one] en reposo, { $plies } media jugada
       *[other] en reposo, { $plies } medias jugadas
    }
order-quiet-change = Quieta: la última jugada cambió la evaluación
order-quiet-at-most = en { $change } como mucho
order-quiet-plies = Más allá del límite de profundidad
order-quiet-plies-most =
    { $plies ->
        [one] { $plies } media jugada como mucho
       *[other] { $plies } medias jugadas como mucho
    }

## Por qué un nodo se prueba en su puesto. $rank cuenta desde 1.

rank-given =
    { $tree ->
        [yes] Jugada <b>{ $rank }</b> de { $count }, en el orden dado.
       *[no] Jugada <b>{ $rank }</b> de { $count }, en el orden propio del juego.
    }
rank-rest =
    { $tree ->
        [yes] Jugada <b>{ $rank }</b> de { $count }: no hay motivo para adelantarla, así que conserva el orden dado.
       *[no] Jugada <b>{ $rank }</b> de { $count }: no hay motivo para adelantarla, así que conserva el orden del juego.
    }
rank-reversed =
    { $tree ->
        [yes] Jugada <b>{ $rank }</b> de { $count }, en el orden inverso.
       *[no] Jugada <b>{ $rank }</b> de { $count }, en el orden inverso al del juego.
    }
rank-best = Jugada <b>{ $rank }</b> de { $count }: su evaluación estática es <b>{ $score }</b>, y la mejor para { $player } va primero.
rank-worst = Jugada <b>{ $rank }</b> de { $count }: su evaluación estática es <b>{ $score }</b>, y la peor para { $player } va primero.
rank-no-estimate = Jugada <b>{ $rank }</b> de { $count }: no tiene evaluación estática, así que va al final.
rank-killer = Jugada <b>{ $rank }</b> de { $count }: cuando se ordenaron estas jugadas era la <b>jugada asesina { $slot }</b> de la capa { $ply }, porque ya había producido un corte allí.
rank-history = Jugada <b>{ $rank }</b> de { $count }: cuando se ordenaron estas jugadas, su puntuación en el historial era <b>{ $weight }</b>, porque esta jugada de { $player } ya había producido cortes.
rank-line = Jugada <b>{ $rank }</b> de { $count }: es la jugada que aquí devolvió el mejor valor en una pasada anterior.
rank-table = Jugada <b>{ $rank }</b> de { $count }: la tabla recuerda que es la que aquí devolvió antes el mejor valor.

## Las tablas en el panel

panel-rank = Orden de las jugadas
panel-killers = Jugadas asesinas
panel-history = Historial
tables-nothing = Aún no hay cortes.
tables-ply = Capa { $ply }
tables-child = hijo { $number }
tables-slot = jugada asesina { $slot }: { $move }
tables-weight-square = Cada corte suma el cuadrado de la profundidad que quedaba.
tables-weight-one = Cada corte suma 1.
tables-more =
    { $count ->
        [one] y { $count } jugada más
       *[other] y { $count } jugadas más
    }
