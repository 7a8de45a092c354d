## Una partida en la ventana. $side es quien juega: X, Sur, MAX. $move nombra una jugada dentro de una frase: la casilla 5, el hoyo 2.

key-game = Jugar contra el programa
play-top = Jugar una partida
play-top-leave = Dejar la partida
play-heading = La partida
play-thinking = <b>{ $side }</b> está pensando…
play-pausing = { $turn ->
    [again] <b>{ $side }</b> sigue enseguida.
   *[first] Ahora le toca a <b>{ $side }</b>, enseguida.
} { "Espacio" } lo apresura.
play-reply =
    { $kind ->
        [again] <b>{ $side }</b> vuelve a jugar, con <b>{ $move }</b>; tras mirar { $count ->
            [one] un nodo
           *[other] { $nodes } nodos
        }, { $certainty ->
            [exact] el valor { $value } es seguro
            [least] es seguro un valor de { $value } o mejor para { $side }
            [average] el valor es { $value } de media
           *[estimate] espera un valor de { $value }
        }.
        [roll] <b>{ $side }</b> <b>tira</b>; tras mirar { $count ->
            [one] un nodo
           *[other] { $nodes } nodos
        }, { $certainty ->
            [exact] el valor { $value } es seguro
            [least] es seguro un valor de { $value } o mejor para { $side }
            [average] el valor es { $value } de media
           *[estimate] espera un valor de { $value }
        }.
        [hold] <b>{ $side }</b> <b>se planta</b>; tras mirar { $count ->
            [one] un nodo
           *[other] { $nodes } nodos
        }, { $certainty ->
            [exact] el valor { $value } es seguro
            [least] es seguro un valor de { $value } o mejor para { $side }
            [average] el valor es { $value } de media
           *[estimate] espera un valor de { $value }
        }.
        [pass] <b>{ $side }</b> no tiene jugada y pasa; tras mirar { $count ->
            [one] un nodo
           *[other] { $nodes } nodos
        }, { $certainty ->
            [exact] el valor { $value } es seguro
            [least] es seguro un valor de { $value } o mejor para { $side }
            [average] el valor es { $value } de media
           *[estimate] espera un valor de { $value }
        }.
       *[move] <b>{ $side }</b> elige <b>{ $move }</b>; tras mirar { $count ->
            [one] un nodo
           *[other] { $nodes } nodos
        }, { $certainty ->
            [exact] el valor { $value } es seguro
            [least] es seguro un valor de { $value } o mejor para { $side }
            [average] el valor es { $value } de media
           *[estimate] espera un valor de { $value }
        }.
    }
play-reply-by-chance =
    { $kind ->
        [again] <b>{ $side }</b> vuelve a jugar, con <b>{ $move }</b>, { $count ->
            [one] la única jugada
           *[other] una de { $count } jugadas, al azar
        }.
        [roll] <b>{ $side }</b> <b>tira</b>, una de dos opciones, al azar.
        [hold] <b>{ $side }</b> <b>se planta</b>, una de dos opciones, al azar.
        [pass] <b>{ $side }</b> no tiene jugada y pasa.
       *[move] <b>{ $side }</b> elige <b>{ $move }</b>, { $count ->
            [one] la única jugada
           *[other] una de { $count } jugadas, al azar
        }.
    }
play-reply-sampled =
    { $kind ->
        [again] <b>{ $side }</b> vuelve a jugar, con <b>{ $move }</b>, estimada en { $value }: { $iterations ->
            [one] su única iteración hizo
           *[other] { $visits } de { $number } iteraciones hicieron
        } esta jugada.
        [roll] <b>{ $side }</b> <b>tira</b>, con una estimación de { $value }: { $iterations ->
            [one] su única iteración lo eligió
           *[other] { $visits } de { $number } iteraciones lo eligieron
        }.
        [hold] <b>{ $side }</b> <b>se planta</b>, con una estimación de { $value }: { $iterations ->
            [one] su única iteración lo eligió
           *[other] { $visits } de { $number } iteraciones lo eligieron
        }.
        [pass] <b>{ $side }</b> no tiene jugada y pasa, lo que se estima en { $value } tras { $iterations ->
            [one] una iteración
           *[other] { $number } iteraciones
        }.
       *[move] <b>{ $side }</b> elige <b>{ $move }</b>, estimada en { $value }: { $iterations ->
            [one] su única iteración hizo
           *[other] { $visits } de { $number } iteraciones hicieron
        } esta jugada.
    }
play-fewer-iterations = La búsqueda se terminó tras { $iterations ->
    [one] 1 iteración
   *[other] { $number } iteraciones
} de { $all }: la jugada es la que habría elegido entonces.
play-reply-first-sampled = <b>{ $side }</b> elige <b>{ $move }</b>, la primera jugada de la lista: no se hizo ni una iteración.
play-reply-first = <b>{ $side }</b> elige <b>{ $move }</b>, la primera jugada de la lista: dentro de estos límites no se puede mirar ni una media jugada.
play-shorter =
    { $depth ->
        [one] Una búsqueda más profunda no llegó a su fin: esta miró 1 media jugada.
       *[other] Una búsqueda más profunda no llegó a su fin: esta miró { $depth } medias jugadas.
    }
play-farther =
    { $depth ->
        [one] Miró 1 media jugada, hasta donde todos los nodos tienen estimación.
       *[other] Miró { $depth } medias jugadas, hasta donde todos los nodos tienen estimación.
    }
play-time-over =
    { $depth ->
        [one] Una pasada más profunda no se terminó: esta es la respuesta de la última terminada, de 1 media jugada.
       *[other] Una pasada más profunda no se terminó: esta es la respuesta de la última terminada, de { $depth } medias jugadas.
    }
play-visits = Cuántas iteraciones hicieron cada jugada:
play-rules = Reglas
play-rules-fold = Ocultar las reglas
rules-othello = Encierra fichas del rival en línea recta y se vuelven tuyas. Quien no puede, pasa. Al final gana quien tiene más fichas.
rules-kalah = Siembra las semillas de uno de tus hoyos alrededor del tablero. Si la última cae en tu base, vuelves a jugar; si cae en un hoyo tuyo vacío, captura las semillas de enfrente. Gana quien tiene más.
rules-babilego = Siembra las fichas de uno de tus hoyos alrededor del tablero; valen 1, 5 y 10. Si la última cae en tu base, vuelves a jugar. Gana la base con la suma mayor.
rules-pig = Tira cuantas veces quieras y plántate para guardar los puntos del turno. Un 1 los pierde y acaba el turno. Gana quien primero guarda los puntos necesarios.
rules-2048 = Desliza todas las fichas hacia un lado: dos iguales que se encuentran se funden en una del doble. Después aparece un 2 o un 4. Se acaba cuando nada puede deslizarse.
play-log-unfold = { $count ->
    [one] 1 frase anterior
   *[other] { $count } frases anteriores
}
play-log-fold = Solo las dos últimas
play-chance = El azar decide: <b>{ $move }</b>.
play-in-the-tree = Su búsqueda está en el árbol: R va al principio, → avanza paso a paso.
play-found-move =
    <b>{ $side }</b> { $kind ->
        [roll] <b>ha tirado</b>
        [hold] <b>se ha plantado</b>
       *[move] ha jugado <b>{ $move }</b>
    }.
play-other-move =
    En la partida, <b>{ $side }</b> { $kind ->
        [roll] <b>tiró</b>
        [hold] <b>se plantó</b>
       *[move] jugó <b>{ $move }</b>
    }.
play-your-turn =
    { $turn ->
        [again] <b>Te toca otra vez</b>.
       *[first] <b>Te toca</b>: eres { $side }.
    }
play-turn =
    { $turn ->
        [again] Vuelve a jugar <b>{ $side }</b>.
       *[first] Juega <b>{ $side }</b>.
    }
play-must-pass = No hay jugada posible: hay que pasar el turno.
play-over =
    { $end ->
        [you] <b>Has ganado.</b>
        [program] <b>Ha ganado el programa</b>, con { $side }.
        [drawn] <b>La partida acaba en empate.</b>
        [side] <b>Ha ganado { $side }.</b>
       *[worth] <b>La partida ha terminado.</b>
    }
play-worth = La posición final vale <b>{ $value }</b>.
play-ask = Que juegue
play-move-now = Jugar ya
play-move-now-why = Detener la búsqueda y jugar según otra menos profunda
play-move-now-sampled = Terminar la búsqueda y hacer la jugada que elegiría ahora
play-again = Jugar otra vez
play-pass = Pasar
play-target = Jugar { $move }
play-target-which = Jugar el hoyo { $pit }…
play-target-pile = Quitar de la pila { $pile }…
play-which-token =
    { $dropped ->
        [none] Hoyo { $pit }: ¿qué ficha se suelta primero?
       *[some] Hoyo { $pit }: después de { $tokens }, ¿qué ficha sigue?
    }
play-token = Soltar { $token }
play-how-many = Pila { $pile }: ¿cuántos se quitan?
play-how-many-up-to = Pila { $pile }: ¿cuántos se quitan, de 1 a { $most }?
play-take = Quitar { $objects }
play-board = El tablero: { $board }
play-empty = vacía
play-moves = Jugadas
play-start = Inicio
play-earlier-moves = Jugadas anteriores
play-later-moves = Jugadas posteriores
play-move = Jugada { $number }: { $side } elige { $move }
play-move-of-chance = Jugada { $number }, decidida por el azar: { $move }
play-move-ahead = Jugada { $number }, deshecha: { $side } elige { $move }
play-take-back = Volver a tu turno anterior
play-redo = Rehacer lo deshecho
play-players = Quién juega
play-seat = Quién juega con { $side }
play-you = tú
play-program = el programa
play-strength = El programa juega
play-strength-beginner = cualquier jugada, al azar
play-strength-normal = mira una jugada por delante
play-strength-expert = mira dos jugadas por delante: la suya y la respuesta
play-iterations = Iteraciones por jugada
play-seconds = Segundos por jugada
play-strength-seconds = profundiza hasta que se acaba su tiempo
play-strength-max-n = Max^n: cada uno quiere lo más posible para sí
play-strength-paranoid = Paranoico: como si todos los demás fueran en contra
play-strength-searched = como la búsqueda elegida arriba
play-strength-short =
    { $strength ->
        [beginner] al azar
        [normal] mira una jugada
        [expert] mira dos jugadas
        [mcts] búsqueda Monte Carlo en árbol
        [seconds] hasta que se acaba su tiempo
        [max-n] Max^n
        [paranoid] Paranoico
       *[searched] como arriba
    }
play-seed = Semilla
play-seed-of-chance = La semilla de todo lo que decide el azar
play-seed-name = La semilla de sus jugadas al azar
record-no-move = Este texto no tiene ninguna jugada.
record-too-long = No se lee una partida de más de { $most } jugadas.
record-not-legal = La jugada { $number } no puede ser «{ $found }». Ahí se puede jugar: { $legal }.
record-over = La partida termina antes de la jugada { $number }, «{ $found }».
record-ambiguous = La jugada { $number }, «{ $found }», se puede leer de más de una manera: separa las jugadas con espacios.
key-copy-moves = Copiar jugadas
key-save-moves = Guardar jugadas…
moves-file-name = jugadas
moves-copied = Las jugadas están en el portapapeles
moves-copied-text = { $moves }
moves-by-hand = Esta página no tiene acceso al portapapeles. Copia las jugadas de aquí:
moves-not-read = Esto no son las jugadas de una partida
