# Por qué una jugada no es la que juega la búsqueda.

key-why-not = ¿Por qué no esta jugada?
why-not-ask = ¿Por qué no { $move }?
why-not-stop = Dejar de preguntar por qué no

why-not-outcome = Aquí decide el azar: ningún jugador elige <b>{ $move }</b>.
why-not-node-unvisited = La búsqueda aún no ha llegado a donde <b>{ $move }</b> es una jugada.
why-not-node-pruned = La búsqueda no llega a donde <b>{ $move }</b> es una jugada.
why-not-only = <b>{ $subject }</b> es la única jugada.
why-not-unvisited = La búsqueda aún no ha mirado <b>{ $move }</b>.
why-not-never-visited = La búsqueda se interrumpió antes de mirar <b>{ $move }</b>.
why-not-pruned = <cut>Podado:</cut> la búsqueda no mira <b>{ $move }</b> y no dice nada de lo que vale.
why-not-passed-over = <b>Omitido:</b> por su regla, la búsqueda no mira <b>{ $move }</b>.
why-not-nothing = <b>{ $subject }</b>: aún no se sabe nada.
why-not-best =
    <b>{ $subject }</b> es la jugada que juega la búsqueda: { $several ->
        [yes] { $viewer } obtiene { $value }
       *[no] vale { $value }
    }{ $average ->
        [yes] { " " }en promedio
       *[no] { "" }
    }, y ninguna otra es mejor para { $player }.
why-not-best-so-far =
    <b>{ $subject }</b> es la jugada que la búsqueda prefiere hasta ahora: { $several ->
        [yes] { $viewer } obtiene { $value }
       *[no] vale { $value }
    }{ $average ->
        [yes] { " " }en promedio
       *[no] { "" }
    }.
why-not-best-unproved = <b>{ $subject }</b> es la jugada que la búsqueda prefiere hasta ahora.
why-not-move =
    { $reply ->
        [answer] <b>{ $subject }</b>: { $answerer } responde <b>{ $answer }</b>, así que { $several ->
            [yes] { $viewer } obtiene
           *[no] vale
        } <b>{ $value }</b>
        [next] <b>{ $subject }</b>: después juega { $answerer }, y ni siquiera con <b>{ $answer }</b> cambia eso: { $several ->
            [yes] { $viewer } obtiene
           *[no] vale
        } <b>{ $value }</b>
        [chance] <b>{ $subject }</b>: después decide el azar, y { $several ->
            [yes] { $viewer } obtiene
           *[no] vale
        } <b>{ $value }</b>
       *[none] { $several ->
            [yes] <b>{ $subject }</b>: { $viewer } obtiene
           *[no] <b>{ $subject }</b> vale
        } <b>{ $value }</b>
    }{ $average ->
        [yes] { " " }en promedio
       *[no] { "" }
    }.
why-not-worse =
    { $several ->
        [yes] Con <b>{ $best }</b>, { $viewer } obtiene
       *[no] <b>{ $best }</b> vale
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }en promedio
       *[no] { "" }
    }, que es mejor para { $player }.
why-not-no-better =
    { $several ->
        [yes] Con <b>{ $best }</b>, { $viewer } obtiene
       *[no] <b>{ $best }</b> vale
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }en promedio
       *[no] { "" }
    }, así que <b>{ $move }</b> no puede ser mejor para { $player }.
why-not-equal = <b>{ $best }</b> vale lo mismo, así que a { $player } le da igual jugar <b>{ $move }</b>.
why-not-better =
    { $several ->
        [yes] Con <b>{ $best }</b>, { $viewer } obtiene
       *[no] <b>{ $best }</b> vale
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }en promedio
       *[no] { "" }
    }, así que <b>{ $move }</b> es mejor para { $player }.
why-not-undecided =
    { $several ->
        [yes] Con <b>{ $best }</b>, { $viewer } obtiene
       *[no] <b>{ $best }</b> vale
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }en promedio
       *[no] { "" }
    }: { $complete ->
        [yes] esta búsqueda no dice cuál de las dos es mejor.
       *[no] aún no se sabe cuál de las dos es mejor.
    }
why-not-undecided-nothing =
    { $complete ->
        [yes] Cuánto vale <b>{ $best }</b>, esta búsqueda no lo demuestra, así que no dice cuál de las dos es mejor.
       *[no] Cuánto vale <b>{ $best }</b> aún no se sabe, así que tampoco se sabe cuál de las dos es mejor.
    }
why-not-nothing-to-compare = Aún no se ha buscado ninguna otra jugada.
why-not-claimed =
    { $basis ->
        [reported] El programa dice que <b>{ $move }</b> vale <b>{ $value }</b>
       *[mistaken] La búsqueda dice que <b>{ $move }</b> vale <b>{ $value }</b>
    }{ $compared ->
        [yes] { " " }y que <b>{ $best }</b> vale <b>{ $best-value }</b>
       *[no] { "" }
    }. { $basis ->
        [reported] Lo que dice un programa no demuestra nada.
       *[mistaken] Comete un error, así que sus valores no demuestran nada.
    }
why-not-true = En realidad <b>{ $move }</b> vale { $value }{ $compared ->
        [yes] { " " }y <b>{ $best }</b> { $best-value }
       *[no] { "" }
    }.
why-not-rule = Esto solo es seguro por la regla de esta búsqueda, que omite respuestas.
why-not-unsound = Las podas de esta búsqueda no son correctas, así que sus valores no demuestran nada.
why-not-outcomes = Los resultados del azar: { $outcomes }.
why-not-outcome-value =
    { $reply ->
        [yes] { $outcome } ({ $weight }/{ $of }), { $answerer } responde { $answer }: { $value }
       *[no] { $outcome } ({ $weight }/{ $of }): { $value }
    }
why-not-more-outcomes =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
why-not-line =
    { $end ->
        [terminal] La línea <b>{ $line }</b> termina con { $value }.
        [estimate] La línea <b>{ $line }</b> termina con una estimación de { $value }.
        [table] La línea <b>{ $line }</b> termina con un valor de la tabla: { $value }.
        [chance] La línea <b>{ $line }</b> lleva al azar.
       *[open] La línea es <b>{ $line }</b>.
    }
why-not-limited =
    { $plies ->
        [one] Así es hasta donde ve 1 media jugada.
       *[other] Así es hasta donde ven { $plies } medias jugadas.
    }
why-not-limited-beyond = Así es hasta donde ve esta búsqueda: { $plies } medias jugadas, y en algunos lugares más lejos.
why-not-earlier-pass =
    { $plies ->
        [one] Esta pasada aún no lo dice. Según la pasada anterior, de 1 media jugada:
       *[other] Esta pasada aún no lo dice. Según la pasada anterior, de { $plies } medias jugadas:
    }
why-not-earlier-window = Esta pasada aún no lo dice. Según la pasada anterior:

why-not-search-unpruned = Buscar sin podar
why-not-sampled-visit = Ir a la iteración que la prueba
why-not-sampled-more = Buscar con { $iterations } iteraciones
why-not-sampled-untried = Ninguna iteración ha probado aún <b>{ $move }</b>.
why-not-sampled-trying = La primera iteración que prueba <b>{ $move }</b> no tiene resultado todavía.
why-not-sampled =
    <b>{ $subject }</b>: { $visits } de { $iterations } visitas{ $mean ->
        [none] { "" }
       *[other] , media { $mean } para { $view }
    }.
why-not-sampled-best =
    { $rule ->
        [visits] Ninguna jugada tiene más visitas que <b>{ $best }</b>: { $visits }, media { $mean } para { $view }.
       *[value] Ninguna jugada tiene mejor media para { $player } que <b>{ $best }</b>: { $mean } para { $view }, en { $visits } visitas.
    }
why-not-sampled-is-best =
    { $rule ->
        [visits] Ninguna jugada tiene más visitas que <b>{ $move }</b>, así que la búsqueda la jugaría.
       *[value] Ninguna jugada tiene mejor media para { $player } que <b>{ $move }</b>, así que la búsqueda la jugaría.
    }
why-not-sampled-equal =
    { $rule ->
        [visits] <b>{ $best }</b> tiene las mismas visitas, y entre iguales se juega la primera.
       *[value] <b>{ $best }</b> tiene la misma media, y entre iguales se juega la primera.
    }
why-not-sampled-reply =
    { $again ->
        [yes] { $answerer } sigue con
       *[no] { $answerer } responde
    } <b>{ $answer }</b> la mayoría de las veces: { $visits } visitas, media { $mean } para { $view }.
why-not-sampled-no-proof = Las visitas y las medias salen de muestras y no demuestran nada.

# After a move of a match.

key-lost-values = En una partida, decir cuándo una jugada ha perdido valor
why-not-lost =
    Con <b>{ $best }</b> tenías { $had }{ $before ->
        [yes] { " " }en promedio
       *[no] { "" }
    }; después de jugar <b>{ $played }</b>, { $reply ->
        [answer] { $answerer } puede forzar { $has } con <b>{ $answer }</b>
        [takes] { $answerer } juega <b>{ $answer }</b> y te queda { $has }
        [again] lo mejor que queda es { $has }
        [chance] decide el azar y vale { $has }
       *[none] la partida termina con { $has }
    }{ $average ->
        [yes] { " " }en promedio
       *[no] { "" }
    }{ $several ->
        [yes] , si cada cual juega para sí
       *[no] { "" }
    }{ $limited ->
        [yes] { $plies ->
            [one] , hasta donde ve 1 media jugada
           *[other] , hasta donde ven { $plies } medias jugadas
        }
       *[no] { "" }
    }.
lost-show = Mostrar la línea
lost-line-back = Volver a la partida
lost-line-of = Esto no es la partida: es la línea después de <b>{ $played }</b>.
lost-line-move = Jugada { $number } de { $count }: { $side } juega <b>{ $move }</b>.
lost-line-end = { $end ->
        [over] La partida ha terminado.
        [chance] Ahora decide el azar.
        [depth] Hasta aquí se compararon los dos valores.
        [own] Aquí te toca a ti, y la línea no revela tu jugada mientras dura la partida. Con el mejor juego vale { $has }{ $average ->
            [yes] { " " }en promedio
           *[no] { "" }
        }.
       *[open] La línea no se sigue más allá.
    }
