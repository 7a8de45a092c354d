## Las búsquedas más allá de la poda alfa-beta: pasadas, sondas, la tabla, posiciones tranquilas, azar.

caption-enter-scout =
    { $asker ->
        [MAX] Sonda { $where ->
            [after] tras
           *[at] en
        } <b>{ $node }</b>: ¿es mejor para MAX que <alpha>{ $alpha }</alpha>? Ventana nula <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[MIN] Sonda { $where ->
            [after] tras
           *[at] en
        } <b>{ $node }</b>: ¿es mejor para MIN que <beta>{ $beta }</beta>? Ventana nula <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
caption-enter-research =
    { $asker ->
        [MAX] Nueva búsqueda { $where ->
            [after] tras
           *[at] en
        } <b>{ $node }</b>: según la sonda es mejor para MAX que <alpha>{ $alpha }</alpha>, pero no dice cuánto. Ventana <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[MIN] Nueva búsqueda { $where ->
            [after] tras
           *[at] en
        } <b>{ $node }</b>: según la sonda es mejor para MIN que <beta>{ $beta }</beta>, pero no dice cuánto. Ventana <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
caption-enter-quiet = <b>{ $heading }</b>: se alcanzó el límite de profundidad y la posición es tranquila: la última jugada apenas cambió la evaluación. Sigue una evaluación estática.
aside-not-quiet = <faint>La posición no es tranquila: la última jugada llevó la evaluación estática de { $from } a { $to }, así que la búsqueda sigue más allá del límite de profundidad.</faint>
caption-table-hit =
    { $bound ->
        [exact] <b>{ $subject }</b>: está en la tabla, con todas las líneas exploradas hasta el final. Su valor es <b>{ $score }</b>.
        [lower] <b>{ $subject }</b>: está en la tabla, con todas las líneas exploradas hasta el final. Su valor es al menos <b>{ $score }</b>, y con eso basta aquí.
       *[upper] <b>{ $subject }</b>: está en la tabla, con todas las líneas exploradas hasta el final. Su valor es <b>{ $score }</b> como mucho, y con eso basta aquí.
    }
caption-table-hit-in-depth =
    { $bound ->
        [exact] <b>{ $subject }</b>: está en la tabla, con una búsqueda a profundidad { $depth }. Su valor es <b>{ $score }</b>.
        [lower] <b>{ $subject }</b>: está en la tabla, con una búsqueda a profundidad { $depth }. Su valor es al menos <b>{ $score }</b>, y con eso basta aquí.
       *[upper] <b>{ $subject }</b>: está en la tabla, con una búsqueda a profundidad { $depth }. Su valor es <b>{ $score }</b> como mucho, y con eso basta aquí.
    }
caption-pass-over =
    { $others ->
        [0] <b>{ $heading }</b>: <b>{ $child }</b> es la única jugada.
        [one] <b>{ $heading }</b>: el azar eligió <b>{ $child }</b>. El principiante no mira la otra jugada.
       *[other] <b>{ $heading }</b>: el azar eligió <b>{ $child }</b>. El principiante no mira las otras { $others } jugadas.
    }
caption-over-beginner =
    { $only ->
        [yes] <b>{ $heading }</b>: el principiante elige <b>{ $child }</b>, la única jugada.
       *[no] <b>{ $heading }</b>: el principiante elige al azar <b>{ $child }</b>.
    }
caption-cutoff-scout =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, y la sonda enviada { $owner_where ->
            [at] desde <b>{ $owner }</b>
            [after] tras <b>{ $owner }</b>
            [one] desde una capa más arriba
           *[up] desde { $plies } capas más arriba
        } no pregunta más: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, y la sonda enviada { $owner_where ->
            [at] desde <b>{ $owner }</b>
            [after] tras <b>{ $owner }</b>
            [one] desde una capa más arriba
           *[up] desde { $plies } capas más arriba
        } no pregunta más: <cut>corte α</cut>.
    }
why-meaning-scout =
    { $player ->
        [MAX] MAX{ $owner_where ->
            [at] { " " }en <b>{ $owner }</b>
            [after] { " " }tras <b>{ $owner }</b>
            [one] , una capa más arriba,
           *[up] , { $plies } capas más arriba,
        } solo pregunta si esta línea vale más que lo que MAX ya tiene. { $where ->
            [here] Esta posición
           *[named] <b>{ $subject }</b>
        } le da a MAX al menos <b>{ $score }</b>: es más, y cuánto más no importa todavía.
       *[MIN] MIN{ $owner_where ->
            [at] { " " }en <b>{ $owner }</b>
            [after] { " " }tras <b>{ $owner }</b>
            [one] , una capa más arriba,
           *[up] , { $plies } capas más arriba,
        } solo pregunta si esta línea vale menos que lo que MIN ya tiene. { $where ->
            [here] Esta posición
           *[named] <b>{ $subject }</b>
        } no le da a MAX más de <b>{ $score }</b>: es menos, y cuánto menos no importa todavía.
    }

## Entre las pasadas, contadas desde 1.

pass-deeper = <b>Pasada { $pass }</b>: profundidad { $depth }. Ventana <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-failed-low = <b>Pasada { $pass }</b>: el valor de la anterior quedó por debajo de su ventana (falló por abajo), así que se repite. Ventana <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-failed-high = <b>Pasada { $pass }</b>: el valor de la anterior quedó por encima de su ventana (falló por arriba), así que se repite. Ventana <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-test = <b>Pasada { $pass }</b>: ¿el valor es al menos <beta>{ $beta }</beta>? Ventana nula <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-pass-ends =
    { $bound ->
        [best] <b>{ $heading }</b>: { $extremum }. La pasada { $pass } ha terminado: el valor es <b>{ $score }</b>, con <b>{ $child }</b>.
        [exact] <b>{ $heading }</b>: { $extremum }. La pasada { $pass } ha terminado: el valor es <b>{ $score }</b>.
        [lower] <b>{ $heading }</b>: { $extremum }. La pasada { $pass } ha terminado: el valor es al menos <b>{ $score }</b>.
        [upper] <b>{ $heading }</b>: { $extremum }. La pasada { $pass } ha terminado: el valor es <b>{ $score }</b> como mucho.
       *[unknown] <b>{ $heading }</b>: { $extremum }. La pasada { $pass } ha terminado: no demuestra nada sobre el valor.
    }
stop-depth = La búsqueda acaba aquí: se alcanzó el límite de profundidad.
stop-nothing-deeper = La búsqueda acaba aquí: todas las líneas llegaron a su final, y una búsqueda más profunda daría lo mismo.
stop-win = La búsqueda acaba aquí: un jugador puede forzar la victoria, y una búsqueda más profunda daría lo mismo.
stop-converged = La búsqueda acaba aquí: la cota inferior y la superior coinciden.
result-passes-cut-short =
    { $deepens ->
        [yes] La profundidad { $stopped } se detuvo antes de terminar: esta es la respuesta de la profundidad { $depth }, la última terminada
       *[no] La pasada { $pass } no se terminó: esta es la respuesta de las pasadas anteriores
    }.
result-move-until-quiet =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada. { "" }
           *[no] { "" }
        }El valor, <b>{ $score }</b>, es una estimación propagada desde la profundidad { $depth }, y desde más abajo donde la posición no es tranquila.
       *[no] { $only ->
            [yes] Con profundidad { $depth }, y más allá donde la posición no es tranquila, { $player } elige <b>{ $child }</b>, la única jugada. Su valor, <b>{ $score }</b>, es una estimación propagada desde allí.
           *[no] Con profundidad { $depth }, y más allá donde la posición no es tranquila, { $player } elige <b>{ $child }</b>. Su valor, <b>{ $score }</b>, es una estimación propagada desde allí.
        }
    }
aside-no-estimates = <faint>Donde un nodo no tiene estimación a esa profundidad, la búsqueda sigue más abajo.</faint>
result-check-same-quiet =
    { $count ->
        [one] <faint>Comprobado: minimax con la misma búsqueda en reposo da el mismo valor,</faint> <b>{ $score }</b><faint>, con su única hoja.</faint>
       *[other] <faint>Comprobado: minimax con la misma búsqueda en reposo da el mismo valor,</faint> <b>{ $score }</b><faint>, con las { $leaves } hojas.</faint>
    }
result-beginner =
    { $said ->
        [yes] No se ha mirado si la jugada es buena.
       *[no] { $only ->
            [yes] { $player } elige <b>{ $child }</b>, la única jugada.
           *[no] { $player } elige al azar <b>{ $child }</b>. No se ha mirado si la jugada es buena.
        }
    }
result-normal =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada: justo después la evaluación es <b>{ $score }</b>.
           *[no] Justo después la evaluación es <b>{ $score }</b>, y ninguna otra jugada da algo mejor para { $player }.
        } No se ha mirado lo que sigue.
       *[no] { $only ->
            [yes] Este nivel elige <b>{ $child }</b>, la única jugada: justo después la evaluación es <b>{ $score }</b>.
           *[no] Este nivel elige <b>{ $child }</b>: justo después la evaluación es <b>{ $score }</b>, y ninguna otra jugada da algo mejor para { $player }.
        } No se ha mirado lo que sigue.
    }
result-expert =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada: dos medias jugadas más adelante resulta <b>{ $score }</b>.
           *[no] Dos medias jugadas más adelante resulta <b>{ $score }</b>, y ninguna otra jugada da algo mejor para { $player }.
        } No se ha mirado lo que sigue.
       *[no] { $only ->
            [yes] Este nivel elige <b>{ $child }</b>, la única jugada: dos medias jugadas más adelante resulta <b>{ $score }</b>.
           *[no] Este nivel elige <b>{ $child }</b>: dos medias jugadas más adelante resulta <b>{ $score }</b>, y ninguna otra jugada da algo mejor para { $player }.
        } No se ha mirado lo que sigue.
    }
result-level-beyond-depth =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada: hasta donde mira el nivel, resulta <b>{ $score }</b>.
           *[no] Hasta donde mira el nivel, resulta <b>{ $score }</b>, y ninguna otra jugada da algo mejor para { $player }.
        } No se ha mirado lo que sigue.
       *[no] { $only ->
            [yes] Este nivel elige <b>{ $child }</b>, la única jugada: hasta donde mira resulta <b>{ $score }</b>.
           *[no] Este nivel elige <b>{ $child }</b>: hasta donde mira resulta <b>{ $score }</b>, y ninguna otra jugada da algo mejor para { $player }.
        } No se ha mirado lo que sigue.
    }

panel-passes = Pasadas
passes-depth = prof.
passes-window = ventana
passes-value = valor
passes-nodes = nodos
passes-order = <faint>Orden de las jugadas en la raíz:</faint> { $moves }.
stats-table-hits =
    { $count ->
        [one] { $count } nodo resuelto por la tabla.
       *[other] { $count } nodos resueltos por la tabla.
    }
