## Lo que se averigua del programa de alguien: el veredicto.

check-verdict =
    { $verdict ->
        [same] El programa es correcto, paso por paso ({ $algorithm }).
        [equivalent] El programa es correcto, en otra forma de la búsqueda ({ $algorithm }).
        [differs] La respuesta es correcta, pero la búsqueda no ({ $algorithm }).
        [wrong] La respuesta es incorrecta.
        [inconsistent] La ejecución se contradice.
        [incomparable] { $position ->
            [yes] Sin juzgar: la ejecución no se puede comparar con la búsqueda ({ $algorithm }).
           *[no] Sin juzgar: la ejecución no se puede comparar con ninguna búsqueda.
        }
       *[incomplete] La ejecución no está completa.
    }
check-view-mover = Sus números son los del bando que juega, como en negamax.
check-view-of-counts = Su w cuenta para el jugador que ha movido al nodo.
check-verdict-word =
    { $verdict ->
        [same] igual
        [equivalent] equivalente
        [differs] distinta
        [wrong] incorrecta
        [inconsistent] contradictoria
        [incomplete] incompleta
        [incomparable] sin juzgar
       *[unreadable] ilegible
    }
check-guessed = El programa no dice qué búsqueda es. Se ha tomado la más parecida: { $algorithm }.
check-variation-bounds = Fuera de su ventana devuelve otras cotas, que demuestran lo mismo.
check-variation-order = Prueba las jugadas en un orden propio.
check-variation-windows = No da todas las ventanas. Donde faltan, solo se han comparado nodos y valores.
check-variation-best-move = Nombra otra mejor jugada, que es igual de buena.
check-variation-cut-on = Donde un valor solo alcanza una cota, poda de otro modo que la búsqueda. Los dos son correctos.
check-variation-memory = Toma de una memoria los valores de posiciones que ya ha buscado. Son correctos donde los usa.
check-variation-scouts = Prueba hijos con ventanas nulas y vuelve a buscar los que pueden ser mejores.
check-variation-passes = Hace varias búsquedas, cada una con una ventana o una profundidad propia.
check-variation-random-opponent = Los nodos de MIN toman la media de sus hijos: el rival mueve al azar.
check-variation-averages-unsaid = Sus valores son los de expectimax, en el que los nodos de MIN toman la media de sus hijos, y nada en el programa dice que eso sea lo que se busca. Si lo es, decláralo, con «expectimax» como «algorithm» en «claims».
check-variation-shallow-cuts = Un nodo compara su valor con lo que ha encontrado su padre, y con nada de más arriba: no hace podas profundas.
check-variation-ties = Entre jugadas igual de buenas para el jugador que mueve toma otra distinta de la primera. Las dos son correctas, pero los demás pueden obtener otra cosa.
check-variation-depth-in-moves = Su profundidad cuenta las jugadas de los jugadores, no los resultados del azar.
check-variation-root-window = La raíz se busca con la ventana { $window }, y el valor queda fuera: lo que devuelve es una cota. Si quieres esa ventana, decláralo: «window» en «claims».
check-variation-claim = La posición no admite la búsqueda que el programa declara ser. { $why }
check-variation-position = Nada en la ejecución contradice el resto, pero no se conoce su posición. Dila: «tree» o «position» en la primera línea, o --position FICHERO. Las jugadas de la ejecución tienen que ser las de la posición.
check-reading-min-at-root =
    { $mover ->
        [yes] Se ha leído como negamax en el que MIN juega en la raíz.
       *[no] Se ha leído suponiendo que MIN juega en la raíz.
    }
check-reading-one-side = En él solo juega { $player }: no se vio ninguna jugada del otro lado.
check-reading-leaves = Valora las hojas en el bucle del nodo superior. Se han leído como si entrara en ellas.
check-reading-wins = Valora en el bucle las jugadas que ganan, sin una llamada propia. Esas hojas se han leído como si entrara en ellas.
check-reading-scale = Sus hojas valen { $number } veces lo que dice la posición. Sus números se han leído en esa escala.
check-reading-scale-by-ply = Para el programa, una victoria vale más o menos según lo que tarda. La posición se ha leído con los valores del programa.
check-reading-times = Cada nodo multiplica el mejor valor por { $number } antes de devolverlo. Se ha leído con esta regla.
check-reading-plus = Cada nodo suma { $number } al mejor valor antes de devolverlo. Se ha leído con esta regla.
check-reading-plus-for-mover = Cada nodo suma { $number } al mejor valor, visto por el bando que juega. Se ha leído con esta regla.
check-reading-towards-zero = Cada nodo acerca el mejor valor { $number } a cero antes de devolverlo. Se ha leído con esta regla.
check-reading-stops = Se detiene en un nodo cuando ninguna hoja del árbol es mejor que lo que ya ha encontrado.

## La primera diferencia, y dónde está.

check-place =
    { $known ->
        [yes] Línea { $line }, paso { $step }:
       *[no] Línea { $line }:
    }
check-line = el nodo tras { $moves }
check-order =
    { $told ->
        [yes] En { $node } el programa entra en { $entered }, pero le toca a { $expected }.
       *[no] En { $node } el programa entra en { $entered }, pero le toca a { $expected }. (Si prueba las jugadas en un orden propio, tiene que darlas: «moves» en «enter».)
    }
check-missed-cut =
    { $player ->
        [MAX] En { $node } (MAX) el programa ya tiene { $best } y sigue. β es { $bound }, y { $best } { $relation } { $bound }: nada más por debajo de { $node } puede importar.
       *[MIN] En { $node } (MIN) el programa ya tiene { $best } y sigue. α es { $bound }, y { $best } { $relation } { $bound }: nada más por debajo de { $node } puede importar.
    } { $count ->
        [0] Ninguna hoja se evaluó por ello.
        [one] Una hoja se evaluó para nada.
       *[other] { $leaves } hojas se evaluaron para nada.
    }
check-cut-too-many =
    { $finite ->
        [yes] { $player ->
            [MAX] { $met ->
                [yes] En { $node } (MAX) el programa se detiene en { $best }, que es β. La búsqueda declarada solo poda más allá, así que también recorre { $child }.
               *[no] En { $node } (MAX) el programa se detiene en { $best } antes de recorrer { $child }. β es { $bound }, y no se cumple { $best } ≥ { $bound }: { $child } todavía puede importar.
            }
           *[MIN] { $met ->
                [yes] En { $node } (MIN) el programa se detiene en { $best }, que es α. La búsqueda declarada solo poda más allá, así que también recorre { $child }.
               *[no] En { $node } (MIN) el programa se detiene en { $best } antes de recorrer { $child }. α es { $bound }, y no se cumple { $best } ≤ { $bound }: { $child } todavía puede importar.
            }
        }
       *[no] { $player ->
            [MAX] En { $node } (MAX) el programa se detiene en { $best } antes de recorrer { $child }. β es todavía +∞, así que ahí no se puede podar nada.
           *[MIN] En { $node } (MIN) el programa se detiene en { $best } antes de recorrer { $child }. α es todavía −∞, así que ahí no se puede podar nada.
        }
    }
check-refuted =
    { $own ->
        [yes] Tal como es el árbol, cambia la respuesta: la raíz vale { $result }.
       *[no] Si { $leaf } { $count ->
                [one] valiera
               *[other] valieran
            } { $value }, la raíz valdría { $result }.
    }
check-harmless = Ningún valor de las hojas por debajo cambia la raíz. Aun así va contra la regla.
check-undecided = No se ha averiguado si eso puede cambiar la raíz: el árbol es demasiado grande.
check-leaf-value =
    { $turned ->
        [yes] El programa evalúa { $node } como { $told }; vale { $expected }. El signo es el del otro bando.
       *[no] El programa evalúa { $node } como { $told }; vale { $expected }.
    }
check-window = El programa entra en { $node } con { $told }; debería ser { $expected }.
check-remembered = El programa devuelve { $told } para { $node } sin buscar, como para una posición conocida; lo que sus búsquedas de esa posición han demostrado es { $expected }.
check-returned-value =
    { $root ->
        [yes] El programa devuelve { $told } para la raíz; de lo que devolvieron sus hijos se sigue { $expected }.
       *[no] En { $node } el programa devuelve { $told }; de lo que devolvieron sus hijos se sigue { $expected }.
    }
check-best-move =
    { $root ->
        [yes] { $is ->
            [yes] El programa nombra { $told } como mejor jugada, pero la mejor es { $expected }.
           *[no] El programa nombra una mejor jugada que la raíz no tiene. La mejor es { $expected }.
        }
       *[no] { $is ->
            [yes] En { $node } el programa nombra { $told } como mejor jugada, pero el mejor valor es el de { $expected }.
           *[no] En { $node } el programa nombra una mejor jugada que el nodo no tiene. El mejor valor es el de { $expected }.
        }
    }
check-side = En { $node } el programa cree que le toca a { $told }, pero le toca a { $player }.
check-vector =
    { $leaf ->
        [yes] El programa evalúa { $node } como { $told }; vale { $expected }.
       *[no] { $chance ->
            [yes] En { $node } decide el azar. El programa devuelve { $told }; de lo que devolvieron los resultados se sigue { $expected }.
           *[no] { $vector ->
                [yes] En { $node } mueve { $player }. El programa devuelve { $told }, que le da { $own }; de lo que devolvieron los hijos se sigue { $expected }, que le da { $more }.
               *[no] En { $node } mueve { $player }. El programa devuelve { $told }; de lo que devolvieron los hijos se sigue { $expected }, que le da { $more }.
            }
        }
    }
check-players-missed-cut =
    En { $node } { $player } ya tiene { $best }, y el programa sigue. El límite es { $bound }, y { $best } { $relation } { $bound }: nada más por debajo de { $node } puede importar. { $count ->
        [0] No se evaluó ninguna hoja para ello.
        [one] Se evaluó una hoja para nada.
       *[other] Se evaluaron { $leaves } hojas para nada.
    }
check-players-cut-too-many =
    { $finite ->
        [yes] { $met ->
            [yes] En { $node } el programa se detiene cuando { $player } tiene { $best }, que es el límite. La búsqueda declarada poda aquí solo más allá, así que también se busca { $child }.
           *[no] En { $node } el programa se detiene cuando { $player } tiene { $best }, antes de haber buscado { $child }. El límite es { $bound }, y { $best } ≥ { $bound } no se cumple: { $child } todavía puede importar.
        }
       *[no] En { $node } el programa se detiene cuando { $player } tiene { $best }, antes de haber buscado { $child }. La búsqueda visita todos los hijos.
    }
check-depth =
    { $expanded ->
        [yes] El programa sigue por debajo de { $node }, donde la búsqueda se detiene.
       *[no] El programa evalúa { $node } como si fuera una hoja, donde la búsqueda sigue.
    }
check-unknown-move =
    { $is ->
        [yes] No hay ninguna jugada «{ $told }» en { $node }. Sus jugadas son { $moves }: nómbralas así.
       *[no] El programa entra en un hijo de { $node } sin decir la jugada («move» en «enter»). Ahí las jugadas son { $moves }.
    }
check-outcome-left-out = En { $node } decide el azar, y el programa vuelve antes de buscar en { $child }, que también cuenta.
check-extra-node = Por debajo de { $node } el programa entra en un nodo en el que la búsqueda no entra.
check-ends-early = La ejecución acaba aquí, pero la búsqueda da otra pasada.
check-selected = En { $node } ({ $player }) el programa selecciona { $child }, cuya suma es { $sum }; la de { $expected } es { $other }.
check-untried = En { $node } el programa selecciona un hijo aunque { $child } aún no se ha probado.
check-sum = En { $node } el programa dice que la suma de { $child } es { $told }; es { $expected }.
check-prior = En { $node } el programa dice que la probabilidad a priori de { $child } es { $told }; es { $expected }.
check-counts = En { $node } el programa cuenta { $told }; sus iteraciones dan { $expected }.
check-phase = En { $node } toca otra cosa: una iteración selecciona hijos, expande uno que no se ha probado, simula y propaga.
check-phase-puct = En { $node } toca otra cosa: una iteración selecciona hijos hasta el primero que no se ha visitado, o hasta una hoja, simula o evalúa ahí, y propaga.

## Lo mismo en pocas palabras, para tablas.

check-short-enters = entra en { $child }
check-short-enters-a-node = entra en un nodo
check-short-cuts = poda
check-short-leaves = vuelve
check-short-ends = acaba
check-short-another-pass = da otra pasada
check-short-leaf = es una hoja
check-short-goes-on = sigue
check-short-selects = selecciona
check-short-phase = otra fase

## El error que lo explica.

check-diagnosis =
    { $count ->
        [one] Un error explica todos los eventos de la ejecución:
       *[other] Cada uno de estos errores explica todos los eventos de la ejecución:
    }
check-no-diagnosis = Ninguno de los errores conocidos explica toda la ejecución.
check-mistake-cut-on-strict = Solo poda donde se rebasa una cota (< y >), no donde se alcanza (≤ y ≥).
check-mistake-cut-on-equal = Poda donde se alcanza una cota (≤ y ≥), pero declara que solo poda donde se rebasa (< y >).
check-mistake-no-cuts = Estrecha la ventana y no poda nunca.
check-mistake-alpha-not-updated = MAX nunca sube α.
check-mistake-beta-not-updated = MIN nunca baja β.
check-mistake-alpha-forgotten = MAX no sube nunca α. Así su prueba de poda no llega a cumplirse ahí, y MAX no poda nunca.
check-mistake-beta-forgotten = MIN no baja nunca β. Así su prueba de poda no llega a cumplirse ahí, y MIN no poda nunca.
check-mistake-tests-alpha-at-max = MAX compara su valor con α. Debe compararlo con β, lo que MIN ya tiene.
check-mistake-tests-beta-at-min = MIN compara su valor con β. Debe compararlo con α, lo que MAX ya tiene.
check-mistake-no-cuts-at-max = MAX estrecha su ventana y no poda nunca. MIN sí.
check-mistake-no-cuts-at-min = MIN estrecha su ventana y no poda nunca. MAX sí.
check-mistake-root-window-not-passed = Cada jugada de la raíz se busca con la ventana entera: lo que vale la primera no se pasa hacia abajo.
check-mistake-window-not-passed = La ventana no se pasa hacia abajo: cada hijo empieza con la de la raíz.
check-mistake-window-from-parent = Los hijos reciben la ventana con la que se entró en su padre, no la estrechada.
check-mistake-update-after-test = La prueba de la poda va antes de contar el último hijo, así que cada poda llega un hijo tarde.
check-mistake-alpha-beta-swapped = α y β se intercambian al pasarse hacia abajo.
check-mistake-negamax-no-swap = Negamax pasa (−α, −β) en lugar de (−β, −α).
check-mistake-negamax-no-sign = Negamax toma el valor de un hijo sin cambiarle el signo.
check-mistake-negamax-double-sign = Negamax cambia el signo dos veces: al devolver un valor y al tomarlo.
check-mistake-always-negating = Negamax cambia el signo incluso donde vuelve a jugar el mismo bando.
check-mistake-min-maximises = MIN toma el valor más grande, como MAX.
check-mistake-depth-minus-one = La búsqueda termina una media jugada antes de lo debido.
check-mistake-depth-plus-one = La búsqueda termina una media jugada después de lo debido.
check-mistake-last-best = Un hijo que solo iguala al mejor lo sustituye (≥ en lugar de >).
check-mistake-best-from-zero = El mejor valor empieza en 0 en lugar de −∞ o +∞.
check-mistake-returns-bound = Devuelve la cota donde su mejor valor queda fuera de la ventana: fail-hard, no fail-soft.
check-mistake-returns-value = Devuelve su mejor valor aunque quede fuera de la ventana: fail-soft, no fail-hard.
check-mistake-wrong-bound = Un nodo que se poda devuelve su propia cota en lugar de la que se alcanzó.
check-mistake-root-cuts = La raíz se detiene tras su primer hijo. Solo la cota de un nodo superior puede acabar una búsqueda, y la raíz no tiene ninguno.
check-mistake-cut-on-strict-at-max = En MAX solo poda donde se rebasa β (>), no donde se alcanza (≥).
check-mistake-cut-on-strict-at-min = En MIN solo poda donde se rebasa α (<), no donde se alcanza (≤).
check-mistake-alpha-raised-at-min = MIN sube α. Debe bajar β: lo que MIN ha encontrado limita a MAX, no a sí mismo.
check-mistake-alpha-raised-at-min-first = MIN sube α antes de probar si se poda. Debe bajar β: lo que MIN ha encontrado limita a MAX, no a sí mismo.
check-mistake-beta-lowered-at-max = MAX baja β. Debe subir α: lo que MAX ha encontrado limita a MIN, no a sí mismo.
check-mistake-beta-lowered-at-max-first = MAX baja β antes de probar si se poda. Debe subir α: lo que MAX ha encontrado limita a MIN, no a sí mismo.
check-mistake-at-one-side = { $sentence } Lo hace solo en { $player }: { $other } está bien.
check-mistake-max-minimises = MAX toma el valor menor, como hace MIN.
check-mistake-min-takes-largest = MIN toma el valor mayor, como hace MAX, y mueve con él su propia cota.
check-mistake-tests-own-bound = Cada bando compara su valor con su propia cota. Tiene que compararlo con la del otro bando.
check-mistake-bounds-exchanged = MAX baja β y MIN sube α. Cada uno tiene que mover su propia cota: lo que un bando ha encontrado limita al otro.
check-mistake-window-shared = α y β son comunes a todos los nodos y no se restauran nunca, así que lo que halla una rama estrecha las demás para siempre.
check-mistake-negamax-window-not-negated = Negamax pasa (α, β) tal cual. El otro bando necesita (−β, −α).
check-mistake-negamax-leaf-sign = Una hoja devuelve el valor de MAX. Negamax necesita el del bando que juega, con el otro signo donde juega MIN.
check-mistake-sides-exchanged = MAX y MIN están intercambiados: MAX toma el valor más pequeño y MIN el más grande.
check-mistake-sides-exchanged-in-best = MAX y MIN están intercambiados: MAX toma el valor menor, y MIN el mayor. α y β los mueven los lados correctos.
check-mistake-depth-for-each-opponent = La jugada de cada rival cuenta como una unidad de profundidad. Una unidad es una ronda: una jugada de cada jugador.
check-mistake-terminal-ignored = No se comprueba el final de la partida: un nodo sin jugadas devuelve el número con el que empieza su mejor valor.
check-mistake-last-child-kept = El valor de cada hijo sustituye al anterior, así que decide el último hijo.
check-mistake-best-shared = El mejor valor se conserva de un nodo al siguiente, como en un argumento por defecto o un atributo.
check-mistake-small-infinity = Un número hace de infinito y hay valores que lo superan: la ventana y el mejor valor empiezan en él.
check-mistake-small-infinity-in-best = Un número hace de infinito y hay valores que lo superan: el mejor valor empieza en él.
check-mistake-state-not-undone = Una jugada no se deshace, así que la siguiente se hace en un tablero cambiado.
check-mistake-mover-evaluation = Las hojas se evalúan para el bando que juega en lugar de para MAX.
check-mistake-one-layer-for-all-opponents = Varias jugadas seguidas del mismo bando cuentan como un solo nivel de profundidad.
check-mistake-cache-without-depth = Un valor guardado se vuelve a usar sea cual sea la profundidad a la que se buscó.
check-mistake-cache-without-window = Una cota guardada se vuelve a usar como si fuera el valor.
check-mistake-cache-flags-by-narrowed-window = La marca de un valor guardado se decide con la cota que el bucle ya ha movido, de modo que una cota inferior pasa por superior.
check-mistake-weights-ignored = La media se toma sin pesos: todos los resultados cuentan lo mismo.
check-mistake-min-as-chance = Los nodos de MIN toman la media de sus hijos. MIN elige el valor menor.
check-mistake-chance-as-min = Los nodos de azar toman el valor menor, como si MIN eligiera el resultado. El azar toma la media.
check-mistake-chance-as-max = Los nodos de azar toman el valor mayor, como si MAX eligiera el resultado. El azar toma la media.
check-mistake-alpha-beta-for-expectimax = Es alfa-beta donde se pide expectimax: el azar toma el valor menor y se podan ramas. El azar toma la media, que necesita todos los resultados.
check-mistake-outcomes-left-out = Faltan resultados del azar, y la media es la de los demás.
check-mistake-outcomes-missing = Faltan resultados del azar: su parte no está en la suma.
check-mistake-average-rounded-down = La media se redondea hacia abajo a un número entero.
check-mistake-average-rounded-to-zero = A la media se le quitan los decimales, como en una división de enteros.
check-mistake-average-not-divided = Los valores de los resultados se suman, y la suma no se divide por su número.
check-mistake-chance-as-ply = Un nodo de azar cuenta como un nivel de profundidad, pero la profundidad declarada cuenta las jugadas de los jugadores.
check-mistake-chance-not-as-ply = Un nodo de azar no cuenta como un nivel de profundidad, pero la profundidad declarada lo cuenta.
check-mistake-mean-of-max = En los nodos de MIN los hijos se comparan por la media de MAX. MIN prefiere lo que menos le gusta a MAX.
check-mistake-one-sign = El resultado se suma con el mismo signo en todos los nodos, aunque la media de cada nodo es la del jugador que ha movido ahí.
check-mistake-mean-of-opponent = Los hijos se comparan por la media del rival de quien selecciona.
check-mistake-log-of-root = N es el número de todas las iteraciones. Tiene que ser el del nodo que selecciona.
check-mistake-log-of-child = El logaritmo se toma de las visitas del hijo. Tiene que ser el del nodo que selecciona.
check-mistake-no-log = Falta el logaritmo en c·√(ln N / n).
check-mistake-no-root = Falta la raíz en c·√(ln N / n).
check-mistake-root-of-log = La raíz se toma solo de ln N, y no de ln N / n.
check-mistake-untried-passed-over = Se selecciona un hijo aunque otro no se ha probado nunca: primero va el hijo sin visitas.
check-mistake-decides-by-wins = Se juega la jugada con más victorias, y no la de más visitas o mejor media.
check-mistake-decides-by-sum = Se juega la jugada con la mayor suma: al final ya no cuenta el premio por lo poco probado.
check-mistake-decides-by-mean = Se juega la jugada con la mejor media, pero el programa declara decidir por visitas.
check-mistake-decides-by-visits = Se juega la jugada con más visitas, pero el programa declara decidir por medias.
check-mistake-prior-ignored = Falta la probabilidad a priori en c·P·√N / (1 + n).
check-mistake-counts-swapped = N y n están cambiadas: la raíz se toma de las visitas de todos los hijos, N, y se divide por las del propio hijo, n.
check-mistake-no-root-of-visits = Falta la raíz en c·P·√N / (1 + n).
check-mistake-nothing-added = La bonificación se divide por n, y no por 1 + n. También la tiene un hijo sin visitas.
check-mistake-visits-of-root = N es el número de todas las iteraciones. Tiene que ser el de los hijos del nodo que selecciona.
check-mistake-bonus-of-ucb1 = La bonificación es la de UCB1, c·√(ln N / n). La de PUCT es c·P·√N / (1 + n).
check-mistake-log-with-prior = Se toma un logaritmo, como en UCB1. La bonificación de PUCT es c·P·√N / (1 + n).
check-mistake-mean-subtracted = La media se resta de la bonificación. Hay que sumarla: un hijo al que le ha ido bien se selecciona más veces.
check-mistake-untried-first = Se prueban todos los hijos antes de volver a seleccionar uno, como en UCT. En PUCT un hijo sin visitas tiene una suma como los demás.
check-mistake-priors-not-scaled = Las probabilidades a priori se usan tal como vienen, aunque no suman 1. Cada una se divide por su suma.
check-mistake-priors-of-max = En los nodos de MIN las probabilidades a priori son mayores donde lo es la evaluación de MAX. Son las del jugador que mueve.
check-mistake-decides-by-prior = Se juega la jugada con la mayor probabilidad a priori. Esta dice qué se mira primero, no qué es lo mejor.
check-mistake-root-player-everywhere = En todos los nodos se comparan las entradas del jugador de la raíz. Cada jugador compara las suyas.
check-mistake-least-taken = Los jugadores toman el hijo con su entrada más pequeña. Quieren la mayor.
check-mistake-last-of-equals = Entre hijos igual de buenos para el jugador se queda con el último (≥ en vez de >). Para los demás jugadores pueden ser distintos.
check-mistake-deep-cuts = Se poda un nodo por lo que ya tiene cualquier jugador de más arriba. Solo puede podarlo lo que tiene el jugador del padre.

## Por qué no se siguió leyendo una ejecución.

check-fault-json = La línea { $line } no se puede leer: { $said }.
check-fault-header = La línea { $line } no es la primera de una ejecución. Una ejecución empieza con { "{" }"poda": "run", "version": 1{ "}" }.
check-fault-position = La posición de la línea { $line } no se puede leer: { $said }
check-fault-weights = No se pueden leer los pesos de un nodo de azar en la línea { $line }: un número positivo para cada resultado, tantos como resultados hay.
check-fault-player = En la línea { $line } mueve «{ $said }», pero ningún jugador se llama así. Los jugadores son los de la primera línea.
check-fault-vector =
    { $count ->
        [0] En la línea { $line } un valor es una lista. Los valores son números, salvo que la primera línea nombre varios jugadores: «players».
       *[other] En la línea { $line } un valor tiene que ser una lista de { $count } números: uno por jugador, en el orden de la primera línea.
    }
check-fault-claim = La línea { $line } declara «{ $said }», que no se conoce.
check-fault-event = La línea { $line } habla de «{ $said }». Los eventos son enter, leave, leaf, note y end.
check-fault-not-a-number = En la línea { $line }, «{ $field }» es NaN, que no es un número. Viene de cálculos como ∞ − ∞ o 0 · ∞ en el programa: imprime la línea en la que aparece por primera vez.
check-strays =
    { $count ->
        [one] Una línea no forma parte de la ejecución y se ha pasado por alto: la línea { $line }, «{ $text }».
       *[other] { $count } líneas no forman parte de la ejecución y se han pasado por alto; la primera es la línea { $line }, «{ $text }».
    }
check-is-a-run = Esto es una ejecución de un programa: ábrela con «poda check» o en la ventana.
check-fault-missing = A la línea { $line } le falta «{ $field }».
check-fault-nothing-open = La línea { $line } sale de un nodo, pero no hay ninguno abierto.
check-fault-no-search = La línea { $line } va antes del primer nodo.
check-fault-nodes-open =
    { $count ->
        [one] La línea { $line } termina la búsqueda, pero no se ha salido de un nodo.
       *[other] La línea { $line } termina la búsqueda, pero no se ha salido de { $count } nodos.
    }
check-fault-too-deep = La línea { $line } abre más nodos uno debajo de otro de los que se pueden mostrar.
check-fault-text-too-long = No se puede leer la línea { $line }: { $said }
check-fault-not-text = La línea { $line } no es texto en UTF-8.
check-fault-too-large = La ejecución ocupa más de { $megabytes } MB. No se leyó la línea { $line } ni lo que sigue; lo anterior se juzgó.
check-fault-too-many = La ejecución tiene más de { $most } eventos. No se leyó la línea { $line } ni lo que sigue; lo anterior se juzgó.

check-title = La ejecución de un programa
check-nothing-to-show = La ejecución termina antes que su primera búsqueda y no se conoce su posición: no hay nada que mostrar.

## poda check.

check-work =
    { $known ->
        [yes] Nodos: { $nodes } (correcto: { $expected-nodes }). Hojas: { $leaves } (correcto: { $expected-leaves }).
       *[no] Nodos: { $nodes }. Hojas: { $leaves }.
    }
check-cuts = Podas omitidas: { $missed }; podas de más: { $wrong }.
check-points = Puntos: { $points } de { $of }
check-no-points = Sin puntos: no se ha juzgado.
check-not-scored = { $scored ->
    [0] { $count ->
        [one] La ejecución no se ha juzgado, así que esta entrega no tiene puntuación. Tiene que calificarla una persona.
       *[other] No se ha juzgado ninguna de las { $count } ejecuciones, así que esta entrega no tiene puntuación. Tiene que calificarla una persona.
    }
   *[other] { $count ->
        [one] 1 ejecución no se ha juzgado: ni suma ni resta puntos.
       *[other] { $count } ejecuciones no se han juzgado: ni suman ni restan puntos.
    }
}
check-part-value = Valor de la raíz
check-part-move = Mejor jugada
check-part-order = Nodos, su orden y sus valores
check-part-cuts = Podas
check-part-windows = Ventanas
check-scheme = Un reparto de puntos se escribe así: (value: 4, move: 2, order: 1, cuts: 2, windows: 1)

## El árbol del propio programa, paso a paso.

told-start = Lo que el programa contó de su propia búsqueda.
told-evaluate = <b>{ $subject }</b>: según el programa, esta hoja vale <b>{ $score }</b>.
told-improve =
    { $first ->
        [yes] <b>{ $heading }</b>: el primer hijo ha devuelto <b>{ $best }</b>.
       *[no] <b>{ $heading }</b>: <b>{ $best }</b> es lo { $player ->
            [MAX] más alto
           *[MIN] más bajo
        } que ha devuelto un hijo hasta ahora.
    }
told-cutoff =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $score } { $relation } <beta>β = { $limit }</beta>.
       *[MIN] <b>{ $heading }</b>: { $score } { $relation } <alpha>α = { $limit }</alpha>.
    } { $count ->
        [0] Se ha entrado en todos los hijos.
        [one] En un hijo <cut>no se entra</cut>.
       *[other] En { $count } hijos <cut>no se entra</cut>.
    }
told-leave-out =
    { $count ->
        [one] <b>{ $heading }</b>: en un hijo <cut>no se entra</cut>.
       *[other] <b>{ $heading }</b>: en { $count } hijos <cut>no se entra</cut>.
    }
told-leave = <b>{ $subject }</b> devuelve <b>{ $score }</b>.
told-over = La respuesta del programa es <b>{ $score }</b>.
told-ends = Aquí termina la ejecución.
told-why =
    { $said ->
        [yes] Con esta ventana lo que queda no puede influir. Si la ventana es correcta es otra cuestión.
       *[no] { $player ->
            [MAX] { $score } { $relation } <beta>β = { $limit }</beta>: con esta ventana lo que queda no puede influir. Si la ventana es correcta es otra cuestión.
           *[MIN] { $score } { $relation } <alpha>α = { $limit }</alpha>: con esta ventana lo que queda no puede influir. Si la ventana es correcta es otra cuestión.
        }
    }
told-program = El programa
told-ribbon = Lo que contó el programa está marcado con ?: nada de ello está demostrado.

## Cómo se observa un programa.

document-watch = Observar un programa…
watch-title = Observa tu propio programa
watch-why = Poda muestra lo que hace un programa tuyo, en cualquier lenguaje, junto a la búsqueda correcta. Bastan tres líneas de print: una al principio, una donde tu función entra en un nodo y otra donde sale de él.
watch-program = Tres líneas de print
watch-prints = Lo que escribe es una ejecución. La línea «leaf» entra en un nodo y sale de él de una vez.
watch-run = Una ejecución de diez líneas
watch-doors = Guárdala en un archivo y ábrelo, suéltalo o pégalo aquí. El primer paso en que tu programa hace otra cosa se encuentra enseguida: Mayús+N lleva hasta él.
watch-wheel = En Python no hace falta ningún print: pip install podalab, y @poda.watch encima de la función.
document-own-game = Un juego propio…
own-game-title = Un juego propio
own-game-why = Poda busca en un juego cuyas reglas están en un programa tuyo, en cualquier lenguaje, y dibuja sus tableros. En una terminal, la primera línea escribe un pequeño juego en Python y la segunda lo abre:
own-game-commands = Dos órdenes de la terminal
own-game-rules = Después cambia sus reglas por las tuyas. El programa lee una línea y responde con una línea: las jugadas de una posición, adónde llevan y cuánto vale una partida terminada. El resto está en la página «Un juego propio» del manual.
own-game-page = La ventana no inicia programas, y una página web no puede. Abre ahí el árbol de tu juego: uno que Poda haya guardado en un ordenador, o el enlace que escriben estas líneas en Python:
own-game-link = Dos líneas de Python
watch-open-sample = Abrir esta ejecución
