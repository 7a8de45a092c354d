## Por qué no se pudo leer un archivo. Delante va su nombre.

cli-gave-up =
    { $count ->
        [one] La búsqueda necesita más de { $nodes } nodo y se ha abandonado. Busca menos medias jugadas o permite más con --max-nodes.
       *[other] La búsqueda necesita más de { $nodes } nodos y se ha abandonado. Busca menos medias jugadas o permite más con --max-nodes.
    }

## La respuesta de poda solve, como la leen las personas.

cli-solved =
    { $fail ->
        [soft] { $file }: { $algorithm }, fallo suave
        [hard] { $file }: { $algorithm }, fallo duro
       *[none] { $file }: { $algorithm }
    }
cli-leaf = La raíz es una hoja y vale { $value }.
cli-move = { $player } juega { $best }. El valor es { $value } y la variante principal, { $line }.
cli-value = { $player } juega { $best }. El valor es { $value }.
cli-bound = Juega { $player }. El valor es { $value }: la ventana de la búsqueda era demasiado estrecha para saber más.
cli-chance = { $player } juega { $best }, tomada al azar. No se han mirado las demás jugadas, así que del valor solo se sabe { $value }.
cli-mistaken = { $player } juega { $best } y la toma por { $value }. Esta búsqueda comete un error a propósito, así que nada queda demostrado.
cli-cost =
    { $one ->
        [one] { $nodes } nodo, { $other ->
            [one] { $leaves } hoja evaluada.
           *[other] { $leaves } hojas evaluadas.
        }
       *[other] { $nodes } nodos, { $other ->
            [one] { $leaves } hoja evaluada.
           *[other] { $leaves } hojas evaluadas.
        }
    }
cli-cuts =
    { $one ->
        [one] { $cutoffs } poda, { $other ->
            [one] { $branches } rama ahorrada.
           *[other] { $branches } ramas ahorradas.
        }
       *[other] { $cutoffs } podas, { $other ->
            [one] { $branches } rama ahorrada.
           *[other] { $branches } ramas ahorradas.
        }
    }

## poda play: lo que se dice durante una partida. «Yo» es el programa, «tú», quien escribe.

cli-play-sides = Tú juegas con { $you } y yo con { $me }. Los valores se dicen desde el lado de MAX. Escribe ? para saber qué se puede escribir.
cli-play-so-far =
    { $count ->
        [one] Jugada hecha hasta ahora: { $moves }.
       *[other] Jugadas hechas hasta ahora: { $moves }.
    }
cli-play-at-random = Juego cualquier jugada legal, al azar. El azar es el de --seed { $seed }, así que esta partida se puede repetir.
cli-play-to-the-end = Busco con { $algorithm } hasta el final de la partida.
cli-play-plies =
    { $depth ->
        [one] Busco con { $algorithm } y miro 1 media jugada adelante. Lo que hay más allá no lo veo: puedo perder.
       *[other] Busco con { $algorithm } y miro { $depth } medias jugadas adelante. Lo que hay más allá no lo veo: puedo perder.
    }
cli-play-your-turn =
    { $turn ->
        [again] Te toca otra vez: eres { $side }.
       *[first] Te toca: eres { $side }.
    }
cli-play-moves =
    { $count ->
        [one] Solo puedes jugar { $moves }.
       *[other] Puedes jugar { $moves }.
    }
cli-play-must-pass = No tienes jugada y debes pasar: escribe { $move }.
cli-play-my-turn-again = Me toca otra vez.
cli-play-mine =
    { $kind ->
        [pass] { $count ->
            [one] No tengo jugada y paso: vale { $value }, tras { $nodes } nodo.
           *[other] No tengo jugada y paso: vale { $value }, tras { $nodes } nodos.
        }
       *[move] { $count ->
            [one] Juego { $move }: vale { $value }, tras { $nodes } nodo.
           *[other] Juego { $move }: vale { $value }, tras { $nodes } nodos.
        }
    }
cli-play-mine-at-random =
    { $kind ->
        [pass] No tengo jugada y paso.
       *[move] { $count ->
            [one] Juego { $move }, la única jugada.
           *[other] Juego { $move }, una de { $count } jugadas al azar.
        }
    }
cli-play-mine-first =
    { $kind ->
        [pass] No tengo jugada y paso.
       *[move] Juego { $move }, la primera jugada que hay: con tan pocos nodos no puedo mirar ni una media jugada adelante.
    }
cli-play-too-many-nodes =
    { $count ->
        [one] La búsqueda necesita más de { $nodes } nodo, así que miro solo { $depth } { $depth ->
            [one] media jugada
           *[other] medias jugadas
        } adelante.
       *[other] La búsqueda necesita más de { $nodes } nodos, así que miro solo { $depth } { $depth ->
            [one] media jugada
           *[other] medias jugadas
        } adelante.
    }
cli-play-no-estimate =
    { $asked ->
        [one] No todos los nodos a 1 media jugada tienen estimación, así que miro { $depth } medias jugadas adelante.
       *[other] No todos los nodos a { $asked } medias jugadas tienen estimación, así que miro { $depth } medias jugadas adelante.
    }
cli-play-over =
    { $end ->
        [you] La partida ha terminado: has ganado.
        [me] La partida ha terminado: he ganado yo.
        [drawn] La partida ha terminado en tablas.
       *[worth] La partida ha terminado.
    }
cli-play-count = La posición final vale { $sum }.
cli-play-undone =
    { $count ->
        [one] Jugada deshecha: { $moves }.
       *[other] Jugadas deshechas: { $moves }.
    }
cli-play-redone =
    { $count ->
        [one] Jugada rehecha: { $moves }.
       *[other] Jugadas rehechas: { $moves }.
    }
cli-play-nothing-to-undo = No hay ninguna jugada tuya que deshacer.
cli-play-nothing-to-redo = No hay ninguna jugada que rehacer.
cli-play-unknown = «{ $typed }» no se puede jugar aquí. Se esperaba una de estas: { $moves }. Escribe ? para saber qué más se puede escribir.
cli-play-empty = No se ha escrito nada. Se esperaba una de estas: { $moves }. Escribe ? para saber qué más se puede escribir.
cli-play-help-move =
    { $count ->
        [one] { $moves }: juega esa jugada, la única.
       *[other] { $moves }: juega esa jugada.
    }
cli-play-help-undo = { $word }: deshace tu última jugada y mi respuesta.
cli-play-help-redo = { $word }: rehace lo deshecho.
cli-play-help-save = { $word } ARCHIVO: guarda la partida con sus jugadas.
cli-play-help-quit = { $word }: termina la partida.
cli-play-help-help = ?: dice esto.
cli-play-save-where = Tras «{ $word }» se esperaba el nombre de un archivo, por ejemplo { $word } partida.ron.
cli-play-saved =
    { $count ->
        [0] La partida queda guardada en { $file }, antes de su primera jugada.
        [one] La partida queda guardada en { $file }, con su única jugada.
       *[other] La partida queda guardada en { $file }, con sus { $count } jugadas.
    }
cli-play-not-saved = { $file } no se ha guardado. { $why }
cli-play-quit = La partida termina aquí.
cli-play-input-ended = No hay nada más que leer: la partida termina aquí.
cli-play-word-undo = deshacer
cli-play-word-redo = rehacer
cli-play-word-save = guardar
cli-play-word-quit = salir

## Qué está mal en el valor de una opción. clap ya ha dicho cuál.

cli-expected = se espera uno de estos: { $values }
cli-expected-plies = se espera un número de medias jugadas o full
cli-expected-depths = se espera un número de medias jugadas, dos como 1..4 a una distancia de 100 como mucho, o full

## poda --help

cli-help-about = Minimax y alfa-beta, paso a paso
cli-help-solve = Busca en archivos de posición y escribe lo que encuentra, una respuesta por archivo
cli-help-trace = Escribe todos los pasos de una búsqueda
cli-help-play = Juega contra ti, por escrito
cli-help-compare = Busca en posiciones de varias maneras y escribe una tabla de lo que cuesta cada una
cli-help-usage = Uso:
cli-help-commands = Órdenes:
cli-help-arguments = Argumentos:
cli-help-options = Opciones:
cli-help-file = Un archivo de posición. Sin orden se abre en la ventana
cli-help-files = Los archivos de posición
cli-help-json = Escribir JSON, un objeto por línea
cli-help-lang = El idioma en que se habla; si falta, el del sistema
cli-help-algorithm = minimax, alpha-beta, negamax, negamax-alpha-beta, alpha-beta-table, principal-variation, iterative-deepening, aspiration, mtdf, beginner, normal, expert o un error clásico: wrong-bound, last-best, always-negating
cli-help-algorithms = Qué búsquedas, separadas por comas; si falta, todas
cli-help-fail = Qué se devuelve fuera de la ventana: lo mejor encontrado o la cota
cli-help-cut-on = Si un empate con la cota corta
cli-help-depth = Cuántas medias jugadas se mira adelante
cli-help-compare-depth = Cuántas medias jugadas se mira adelante, un número o todos de A a B; si falta, hasta donde dice el archivo
cli-help-order = En qué orden se prueban las jugadas: como las da el juego, al revés o según su evaluación
cli-help-orders = En qué órdenes se prueban las jugadas, separados por comas: given, reversed, best-first, worst-first, killers (dos jugadas asesinas por capa), history, file; si falta, como dice el archivo
cli-help-killers = Cuántas jugadas de las últimas que podaron en una capa se prueban allí primero
cli-help-history = Probar primero las jugadas que han podado a menudo
cli-help-merge-symmetric = Buscar solo una de las jugadas que son giros o reflejos unas de otras
cli-help-max-nodes = Abandonar una búsqueda que necesite más nodos
cli-help-side = El lado con el que juegas; si falta, el que tiene el turno
cli-help-level = Cómo juega el programa: cualquier jugada, la mejor tras una media jugada o la mejor tras dos; si falta, como la búsqueda del archivo
cli-help-seed = El azar con el que juega un principiante
cli-help-play-max-nodes = Mirar menos medias jugadas adelante si una búsqueda necesita más nodos
cli-help-help = Escribir esto
cli-help-version = Escribir la versión
