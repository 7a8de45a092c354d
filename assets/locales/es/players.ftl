# Las frases de las búsquedas con varios jugadores, cada uno con sus propias ganancias. $player es quien juega en el nodo, $viewer quien
# juega en la raíz; los nombres son los del archivo.

players-enter =
    Juega { $player } { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>.
players-enter-bound =
    Juega { $player } { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>. { $open ->
        [yes] { $player } recibe <b>{ $alpha }</b> o más, y <b>{ $beta }</b> es lo máximo que hay.
       *[no] { $player } recibe <b>{ $alpha }</b> o más; con <b>{ $beta }</b> no quedaría para { $owner } más que los { $has } que ya tiene en <b>{ $at }</b>.
    }
players-enter-side =
    { $own ->
        [yes] Juega { $player }
       *[no] Juega { $player }, contra { $viewer },
    } { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>. Ventana <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
players-evaluate-entry = <b>{ $heading }</b>: las ganancias son { $sum }, y solo cuenta lo que recibe { $viewer }: <b>{ $score }</b>.
players-improve =
    { $how ->
        [first] <b>{ $heading }</b>: { $player } recibiría <b>{ $entry }</b> con <b>{ $child }</b>, el primer hijo. Lo mejor hasta ahora: <b>{ $vector }</b>.
        [tie] { $rule ->
            [worst] <b>{ $heading }</b>: { $player } recibiría { $entry } otra vez, y entre iguales se toma lo peor para { $viewer }: <b>{ $vector }</b>.
           *[best] <b>{ $heading }</b>: { $player } recibiría { $entry } otra vez, y entre iguales se toma lo mejor para { $viewer }: <b>{ $vector }</b>.
        }
       *[more] <b>{ $heading }</b>: { $player } recibiría <b>{ $entry }</b> con <b>{ $child }</b>, más que { $before }. Lo mejor hasta ahora: <b>{ $vector }</b>.
    }
players-improve-entry =
    { $own ->
        [yes] <b>{ $heading }</b>: { $replies ->
            [few] según best reply, { $player } consigue <b>{ $score }</b>
           *[all] { $player } puede conseguir <b>{ $score }</b>
        }{ $known ->
            [exact] {" "}con <b>{ $child }</b>, lo máximo hasta ahora.
            [lower] {" "}o más con <b>{ $child }</b>, lo máximo hasta ahora.
           *[upper] {" "}o menos con <b>{ $child }</b>, y de momento no más con otra jugada.
        }
       *[no] <b>{ $heading }</b>: { $replies ->
            [few] según best reply, { $player } deja a { $viewer } con <b>{ $score }</b>
           *[all] { $player } puede dejar a { $viewer } con <b>{ $score }</b>
        }{ $known ->
            [exact] {" "}mediante <b>{ $child }</b>, lo mínimo hasta ahora.
            [upper] {" "}o menos mediante <b>{ $child }</b>, lo mínimo hasta ahora.
           *[lower] {" "}o más mediante <b>{ $child }</b>, y de momento no con menos mediante otra jugada.
        }
    }{ $moves ->
        [alpha] {" "}<alpha>α sube hasta { $bound }</alpha>.
        [beta] {" "}<beta>β baja hasta { $bound }</beta>.
       *[no] { "" }
    }
players-expect = <b>{ $heading }</b>: <b>{ $child }</b> cuenta con { $weight }/{ $of } de <b>{ $vector }</b>.
players-cutoff-immediate =
    { $count ->
        [0] <b>{ $heading }</b>: { $player } recibe { $entry }, lo máximo que hay: <cut>un corte inmediato</cut>, que no poda nada.
       *[other] <b>{ $heading }</b>: { $player } recibe { $entry }, lo máximo que hay: <cut>un corte inmediato</cut>. Se poda: { $pruned }.
    }
players-cutoff =
    <b>{ $heading }</b>: { $player } recibe aquí { $entry } o más. La suma es { $sum } como mucho{ $rest ->
        [yes] {" "}y los demás reciben { $others } o más
       *[no] { "" }
    }, así que queda { $most } como mucho para { $owner }, que ya tiene { $has } en <b>{ $at }</b>: { $reach ->
        [deep] <cut>un corte profundo</cut>, que es un error, porque los jugadores intermedios todavía pueden decidir otra cosa.
       *[shallow] <cut>un corte superficial</cut>.
    } { $count ->
        [0] No poda nada.
       *[other] Se poda: { $pruned }.
    }
players-cutoff-entry =
    { $kind ->
        [alpha] <b>{ $heading }</b>: { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>.
       *[beta] <b>{ $heading }</b>: { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>.
    } { $count ->
        [0] No poda nada.
       *[other] Se poda: { $pruned }.
    }
players-why-entry =
    { $own ->
        [yes] { $set ->
            [yes] { $owner_where ->
                [at] En <b>{ $owner }</b>
                [after] Tras <b>{ $owner }</b>
                [one] Una capa más arriba
               *[up] { $plies } capas más arriba
            }, { $setter } ya puede dejar a { $viewer } con <b>{ $limit }</b> o menos mediante <b>{ $source }</b>. { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } da a { $viewer } al menos <b>{ $score }</b>, así que { $setter } no tiene por qué dejar que la partida llegue aquí.
           *[no] La ventana inicial acaba en <beta>β = { $limit }</beta>. { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } da a { $viewer } al menos <b>{ $score }</b>, así que nada más por debajo puede cambiar lo que demuestra esta búsqueda.
        }
       *[no] { $set ->
            [yes] { $owner_where ->
                [at] En <b>{ $owner }</b>
                [after] Tras <b>{ $owner }</b>
                [one] Una capa más arriba
               *[up] { $plies } capas más arriba
            }, { $viewer } ya tiene <b>{ $limit }</b> o más con <b>{ $source }</b>. { $where ->
                [here] En esta posición
               *[named] En <b>{ $place }</b>
            }, los demás pueden dejar a { $viewer } con <b>{ $score }</b> como mucho, así que { $viewer } no tiene por qué dejar que la partida llegue aquí.
           *[no] La ventana inicial empieza en <alpha>α = { $limit }</alpha>. { $where ->
                [here] En esta posición
               *[named] En <b>{ $place }</b>
            }, los demás pueden dejar a { $viewer } con <b>{ $score }</b> como mucho, así que nada más por debajo puede cambiar lo que demuestra esta búsqueda.
        }
    }
players-pass-over = <b>{ $heading }</b>: otro rival ya se ha apartado de su primera jugada, así que { $player } solo tiene la primera. Se pasa por alto: { $pruned }.
players-leave =
    { $known ->
        [exact] <b>{ $subject }</b> devuelve <b>{ $vector }</b>.
        [nothing] <b>{ $subject }</b> devuelve <b>{ $vector }</b>, que no demuestra nada.
       *[lower] <b>{ $subject }</b> devuelve <b>{ $vector }</b>: { $player } recibe esto o más, y nada más queda demostrado.
    }
players-leave-entry =
    { $known ->
        [exact] <b>{ $subject }</b> devuelve <b>{ $score }</b>.
        [lower] <b>{ $subject }</b> devuelve <b>{ $score }</b>: { $viewer } puede conseguir esto o más.
        [upper] <b>{ $subject }</b> devuelve <b>{ $score }</b>: { $viewer } puede conseguir esto o menos.
       *[nothing] <b>{ $subject }</b> devuelve <b>{ $score }</b>, que no demuestra nada, porque se pasaron por alto réplicas.
    }

players-result =
    { $known ->
        [nothing] Devuelto: { $payoffs }, que no demuestra nada.
        [estimate] Propagado desde las estimaciones a profundidad { $depth }: { $payoffs }.
       *[exact] Si cada jugador juega lo mejor posible: { $payoffs }.
    } { $move ->
        [yes] { $player } juega { $best }.
       *[no] { "" }
    }
players-result-entry =
    { $known ->
        [estimate] Propagado desde las estimaciones a profundidad { $depth }: { $score } para { $player }.
        [estimate-lower] Propagado desde las estimaciones a profundidad { $depth }: { $score } o más para { $player }.
        [estimate-upper] Propagado desde las estimaciones a profundidad { $depth }: { $score } o menos para { $player }.
        [exact] { $player } puede conseguir { $score } hagan lo que hagan los demás.
        [lower] { $player } puede conseguir { $score } o más hagan lo que hagan los demás.
        [upper] { $player } puede conseguir { $score } o menos si los demás se unen contra { $player }.
       *[nothing] Devuelto para { $player }: { $score }, que no demuestra nada, porque se pasaron por alto réplicas.
    } { $move ->
        [yes] { $player } juega { $best }, y la línea termina con { $payoffs }.
        [only] La única jugada es { $best }.
        [candidate] La candidata es { $best }, que no se ha demostrado que sea la mejor jugada.
       *[no] Las ganancias son { $payoffs }.
    }
players-line =
    { $kind ->
        [equilibrium] Variante principal, el camino de un equilibrio perfecto en subjuegos: { $line }
       *[line] Variante principal: { $line }
    }
players-equilibria =
    { $count ->
        [one] Todos los equilibrios perfectos en subjuegos terminan en la misma hoja.
       *[other] Los equilibrios perfectos en subjuegos terminan en { $count } hojas distintas, según cómo se decidan los empates.
    }
players-payoffs = Ganancias: { $payoffs }.
players-setting-ties =
    { $rule ->
        [first] el primero entre iguales
        [worst] entre iguales lo peor para { $player }
       *[best] entre iguales lo mejor para { $player }
    }
players-setting-limits = suma máxima { $sum }, mínimo { $floor }
players-ending =
    { $known ->
        [yes] La búsqueda ha terminado. { $result }
       *[no] { $why }
    }

cli-expected-number = Se esperaba un número o una fracción como 7/3.
cli-expected-floor = Se esperaba un número para todos los jugadores, o uno para cada uno, separados por comas.
cli-help-ties = En las búsquedas max-n, cuál de los hijos igual de buenos se toma: el primero (first), o el peor (worst) o el mejor (best) para quien juega en la raíz
cli-help-sum = En las búsquedas max-n que podan: la mayor suma que puede tener un vector; si falta, la mayor suma del árbol
cli-help-floor = En las búsquedas max-n que podan: el menor valor que puede tener una entrada; un número, o uno por jugador como 0,-1,0; si falta, la menor del árbol

players-floor = mínimo
players-limit = límite
# Práctica. $asked es el tipo de pregunta: choose, tie, vector, average (el vector de un nodo de azar) o cut. $order enumera los jugadores.
players-ask =
    { $asked ->
        [tie] Dos hijos dan lo mismo a { $player }: { $children }. ¿Cuál de ellos toma { $player }?
        [vector] ¿Qué vector devuelve <b>{ $place }</b>? En el orden { $order }.
        [average] Han vuelto todos los resultados de <b>{ $place }</b>. ¿Qué vector devuelve? En el orden { $order }.
       *[choose] Juega { $player } { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>. ¿Qué hijo toma { $player }?
    }
players-item = { $entry } con { $child }
players-why =
    { $asked ->
        [average] <b>{ $heading }</b> devuelve el promedio, entrada por entrada: { $list } = <b>{ $vector }</b>.
       *[choose] { $player } recibe { $list }. { $tie ->
            [yes] { $rule ->
                [first] Entre iguales se queda el primero
                [worst] Entre iguales se toma el peor para { $viewer }
               *[best] Entre iguales se toma el mejor para { $viewer }
            }
           *[no] { $player } toma lo máximo
        }: <b>{ $taken }</b>.{ $asked ->
            [vector] {" "}Se devuelve su vector entero: <b>{ $vector }</b>.
           *[choose] { $tie ->
                [yes] { "" }
               *[no] {" "}Lo que reciben los demás no cuenta.
            }
        }
    }
players-why-no-cut =
    No hay corte { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>: { $player } recibe { $entry } de los { $most } que son posibles. { $above ->
        [no] Y nadie de más arriba tiene aquí una cota.
        [strict] Y { $owner }, que tiene { $has } en <b>{ $at }</b>, solo renuncia al nodo si { $player } recibe más de { $bound }.
       *[yes] Y { $owner }, que tiene { $has } en <b>{ $at }</b>, solo renuncia al nodo si { $player } recibe { $bound } o más.
    }
players-hint-where =
    { $asked ->
        [cut] Mira lo que ha conseguido { $player } en <b>{ $place }</b>, y lo que ya tiene quien juega más arriba.
        [average] Mira los vectores de todos los resultados y sus probabilidades.
       *[choose] Mira la entrada de { $player } en cada vector que ha vuelto a <b>{ $place }</b>.
    }
players-hint-rule =
    { $asked ->
        [cut] Hay corte si { $player } tiene lo máximo que hay, o tanto que a quien juega más arriba no le quedaría más de lo que ya tiene.
        [average] Un nodo de azar devuelve el promedio de sus resultados, cada entrada por separado, multiplicado por las probabilidades.
        [tie] { $rule ->
            [first] De los hijos que son iguales para { $player } se queda el primero.
            [worst] De los hijos que son iguales para { $player } se toma el peor para { $viewer }.
           *[best] De los hijos que son iguales para { $player } se toma el mejor para { $viewer }.
        }
        [vector] Un nodo devuelve el vector entero del hijo que toma { $player }.
       *[choose] { $player } toma el hijo que más le da. Lo que reciben los demás solo cuenta entre iguales.
    }
players-hint-numbers =
    { $asked ->
        [average] Suma { $list }.
       *[choose] { $player } recibe { $list }.
    }
players-hint-numbers-cut =
    { $player } recibe { $entry }, y { $most } es lo máximo que hay. { $above ->
        [no] Nadie de más arriba tiene aquí una cota.
        [strict] { $owner } tiene { $has } en <b>{ $at }</b>, y renuncia a este nodo si { $player } recibe más de { $bound }.
       *[yes] { $owner } tiene { $has } en <b>{ $at }</b>, y renuncia a este nodo si { $player } recibe { $bound } o más.
    }
players-slip-not-a-choice = <b>{ $chosen }</b> no es uno de los hijos entre los que se elige { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>.
players-slip-less =
    { $capped ->
        [yes] En <b>{ $chosen }</b> hubo un corte: a { $player } le da como mucho { $entry }, y otro hijo le da lo mismo o más.
       *[no] <b>{ $chosen }</b> solo da { $entry } a { $player }, y aquí juega { $player }. Otro hijo le da más.
    }
players-slip-tie = <b>{ $chosen }</b> da lo mismo a { $player }, pero { $rule ->
        [first] entre iguales se queda el primero.
        [worst] entre iguales se toma el peor para { $viewer }.
       *[best] entre iguales se toma el mejor para { $viewer }.
    }
players-slip-vector-of-child =
    { $asked ->
        [average] { $answer } es lo que vale <b>{ $chosen }</b> por sí solo.
       *[vector] { $answer } es lo que ha devuelto <b>{ $chosen }</b>, y { $player } no toma ese hijo.
    }
players-slip-mixed = { $answer } mezcla las mejores entradas de varios hijos. Un nodo devuelve el vector de un solo hijo, entero.
players-slip-unweighted = { $answer } es el promedio con pesos iguales, y los resultados no son igual de probables.
players-slip-wrong-vector =
    { $asked ->
        [average] { $answer } no es el promedio de los resultados.
       *[vector] Ningún hijo de <b>{ $place }</b> ha devuelto { $answer }.
    }

picture-immediate-cut = corte inmediato
picture-shallow-cut = corte superficial
picture-deep-cut = corte profundo
players-hover-leaf = Las ganancias son <b>{ $vector }</b>.
players-hover-bounds = Mínimo { $alpha }, límite { $beta }
players-hover-open = Hasta ahora: <b>{ $known }</b>
players-hover-finished = Devuelto: <b>{ $known }</b>
players-spoken-at-least = al menos
players-spoken-open = desconocido
players-view-all = todos
players-view-of = Ver solo las ganancias de { $player }
players-view-of-all = Ver las ganancias de todos los jugadores
players-heading = Jugadores
players-at-node =
    { $returned ->
        [yes] Devuelto por <b>{ $node }</b>:
       *[no] Lo que se sabe de <b>{ $node }</b>:
    }
players-tree-text = Este árbol tiene varios jugadores: ábrelo como archivo o pégalo en la ventana.
players-not-here = No con varios jugadores
players-not-here-why = «{ $command }» necesita dos bandos, MAX y MIN, y aquí cada jugador tiene sus propias ganancias.
mode-not-several-players = no con varios jugadores
players-ties = Empates
players-ties-hint = Cuál de los hijos igual de buenos elige un jugador. Los demás pueden obtener de ellos ganancias distintas.
players-ties-first = el primero de los iguales
players-ties-worst = el peor para quien juega en la raíz
players-ties-best = el mejor para quien juega en la raíz

## Hojas para rellenar.

players-blank-bound =
    { $open ->
        [yes] Ningún jugador de más arriba pone una cota en <b>{ $node }</b>: { $bound } es lo máximo que hay para { $player }, porque la suma es { $sum } como mucho{ $rest ->
            [yes] {" "}y los demás reciben juntos { $others } o más
           *[no] {" "}y los demás reciben juntos 0 o más
        }.
       *[no] { $owner } ya tiene { $has } en <b>{ $at }</b>. La suma es { $sum } como mucho{ $rest ->
            [yes] {" "}y los demás reciben { $others } o más
           *[no] { "" }
        }, así que si { $player } recibe { $bound }, a { $owner } no le queda más que { $has }.
    }
players-blank-no-alpha = Aquí no se pregunta por α: es el mínimo del jugador que mueve. La casilla no cuenta.

## Práctica con una búsqueda de una sola entrada: los demás son una coalición contra $viewer, que juega en la raíz. $mover juega en el nodo;
## $own dice si es $viewer, y $layers si se pasan por alto réplicas.

coalition-ask-value =
    { $leaf ->
        [yes] <b>{ $child }</b> ya se ha evaluado.
       *[no] <b>{ $child }</b> ya ha devuelto su valor.
    } { $layers ->
        [yes] ¿Qué número devuelve <b>{ $place }</b> para { $viewer }?
       *[no] ¿Cuánto vale ahora <b>{ $place }</b> para { $viewer }: un número, o solo ≤ o ≥ que un número?
    }
coalition-ask-best = La búsqueda ha terminado. ¿Qué jugada elige para { $viewer }?
coalition-ask-root = La búsqueda ha terminado. ¿Qué devuelve <b>{ $place }</b> para { $viewer }?
coalition-why-value =
    <b>{ $heading }</b>: { $extremum }. { $passes ->
        [yes] Las demás réplicas se pasan por alto, porque otro rival ya se ha apartado de su primera jugada.
       *[no] { $left ->
            [yes] { $own ->
                [yes] Los hijos que quedan solo pueden subirlo.
               *[no] Los hijos que quedan solo pueden bajarlo.
            }
           *[no] No queda ningún hijo.
        }
    }
coalition-why-bound =
    { $own ->
        [yes] { $open ->
            [yes] { $viewer } no tenía nada todavía, así que <alpha>α sube a { $after }</alpha>.
           *[no] { $after } { $relation } <alpha>α = { $before }</alpha>, así que <alpha>α sube a { $after }</alpha>.
        }
       *[no] { $open ->
            [yes] Todavía no se conocía nada que dejara a { $viewer } con menos, así que <beta>β baja a { $after }</beta>.
           *[no] { $after } { $relation } <beta>β = { $before }</beta>, así que <beta>β baja a { $after }</beta>.
        }
    }
coalition-why-no-cut-open =
    { $own ->
        [yes] <beta>β = +∞</beta>: los demás aún no le ponen límite a { $viewer }, así que { $best } no corta nada { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
       *[no] <alpha>α = −∞</alpha>: { $viewer } aún no tiene nada mejor que −∞, así que { $best } no corta nada { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
    }
coalition-slip-bound-for-number =
    { $layers ->
        [yes] { $answer } es una cota, y se pregunta por el número que devuelve <b>{ $place }</b>.
       *[no] { $answer } es cierto, pero ya se conoce el valor mismo.
    }
coalition-slip-wrong-proof =
    { $layers ->
        [yes] { $answer } no es lo que devuelve <b>{ $place }</b>.
       *[no] { $answer } no es lo que se sabe de <b>{ $place }</b>.
    }
coalition-slip-wrong-sign = { $answer } tiene el signo cambiado: aquí todos los números son lo que recibe { $viewer }.
coalition-slip-child-alone = { $answer } es solo lo que vale <b>{ $child }</b> para { $viewer }. { $where ->
        [after] Tras
       *[at] En
    } <b>{ $node }</b>, { $mover } elige entre todos sus hijos.
coalition-slip-other-bound =
    { $own ->
        [yes] { $answer } es <beta>β</beta>, que es de los demás. Donde juega { $viewer }, lo que sube con un valor mejor es <alpha>α</alpha>.
       *[no] { $answer } es <alpha>α</alpha>, que es de { $viewer }. Donde juega un rival, lo que baja con un valor menor es <beta>β</beta>.
    }
coalition-slip-old-bound =
    { $own ->
        [yes] { $answer } es lo que <alpha>α</alpha> valía antes. <b>{ $child_subject }</b> ha devuelto más para { $viewer }.
       *[no] { $answer } es lo que <beta>β</beta> valía antes. <b>{ $child_subject }</b> ha devuelto menos para { $viewer }.
    }
coalition-slip-enters-pruned =
    { $passes ->
        [yes] <b>{ $chosen }</b> no se visita: otro rival ya se ha apartado de su primera jugada, así que { $mover } solo tiene la primera.
       *[no] <b>{ $chosen }</b> no se visita: lo ha podado el corte { $where ->
            [after] tras
           *[at] en
        } <b>{ $node }</b>.
    }
coalition-slip-worse-move = <b>{ $chosen }</b> devolvió <b>{ $answer }</b>, y otra jugada devolvió más para { $viewer }.
coalition-refuted = Si <b>{ $leaf }</b> le diera { $value } a { $viewer }, <b>{ $root }</b> le daría { $result }, y con tu corte no se vería nunca.
coalition-refuted-together = Si <b>{ $changed }</b> le dieran { $value } a { $viewer } a la vez, <b>{ $root }</b> le daría { $result }, y con tu corte no se vería nunca.
coalition-refuted-as-it-is = Tal como es, <b>{ $root }</b> vale { $result } para { $viewer } solo porque se explora <b>{ $names }</b>: tu corte cambia la raíz.
coalition-idle =
    { $own ->
        [yes] { $count ->
            [one] Valga lo que valga <b>{ $names }</b>, <b>{ $place }</b> devuelve { $best } o más para { $viewer }
           *[other] Valgan lo que valgan <b>{ $names }</b>, <b>{ $place }</b> devuelve { $best } o más para { $viewer }
        }
       *[no] { $count ->
            [one] Valga lo que valga <b>{ $names }</b>, <b>{ $place }</b> devuelve { $best } o menos para { $viewer }
           *[other] Valgan lo que valgan <b>{ $names }</b>, <b>{ $place }</b> devuelve { $best } o menos para { $viewer }
        }
    }{ $owner_where ->
        [window] , y la cota de la ventana inicial es { $limit }: lo que esta búsqueda encuentra no cambia.
        [nothing] { $own ->
            [yes] , y para { $viewer } no hay nada mejor: lo que devuelve la raíz no cambia.
           *[no] , y para { $viewer } no hay nada peor: lo que devuelve la raíz no cambia.
        }
       *[at] { $own ->
            [yes] , y los demás ya dejan a { $viewer } con { $limit } con otra jugada más arriba: lo que devuelve la raíz no cambia.
           *[no] , y { $viewer } ya tiene { $limit } con otra jugada más arriba: lo que devuelve la raíz no cambia.
        }
    }
coalition-hint-rule-next =
    { $layers ->
        [yes] Tras un corte se abandona el nodo. Donde otro rival se ha apartado de su primera jugada desde que jugó { $viewer }, solo se explora el primer hijo. Si no, los hijos se exploran por orden.
       *[no] Tras un corte se abandona el nodo. Si no, sus hijos se exploran por orden.
    }
coalition-hint-rule-value =
    { $layers ->
        [yes] { $own ->
            [yes] Donde juega { $viewer }, un nodo devuelve lo máximo que ha devuelto un hijo.
           *[no] Donde juega un rival, un nodo devuelve lo mínimo que ha devuelto un hijo para { $viewer }. Los hijos que se pasan por alto no cuentan.
        }
       *[no] { $own ->
            [yes] Donde juega { $viewer }, un nodo vale al menos lo que se sabe que vale cualquiera de sus hijos. Para saber más no debe quedar ninguno.
           *[no] Donde juega un rival, un nodo no vale para { $viewer } más de lo que se sabe que vale cualquiera de sus hijos. Para saber más no debe quedar ninguno.
        }
    }
coalition-hint-rule-bound =
    { $own ->
        [yes] Donde juega { $viewer }, <alpha>α</alpha> pasa a ser el mayor de los dos: <alpha>α</alpha> y el mejor valor.
       *[no] Donde juega un rival, <beta>β</beta> pasa a ser el menor de los dos: <beta>β</beta> y el valor mínimo.
    }
coalition-hint-rule-cut =
    { $own ->
        [yes] Donde juega { $viewer }, hay un corte cuando el mejor valor es { $needed } <beta>β</beta>. Entonces se podan todos los hijos que quedan.
       *[no] Donde juega un rival, hay un corte cuando el valor mínimo es { $needed } <alpha>α</alpha>. Entonces se podan todos los hijos que quedan.
    }
coalition-hint-rule-root = <b>{ $subject }</b> devuelve lo máximo que uno de sus hijos ha devuelto para { $viewer }.
coalition-hint-numbers-value =
    { $passes ->
        [yes] Calcula { $extremum }: las demás réplicas se pasan por alto.
       *[no] { $left ->
            [yes] Calcula { $extremum }: quedan hijos.
           *[no] Calcula { $extremum }: no queda ningún hijo por explorar.
        }
    }
coalition-blank-bound =
    { $own ->
        [yes] <b>{ $child }</b> ha devuelto antes { $bound }, así que { $viewer } ya tiene { $bound } en <b>{ $owner }</b>.
       *[no] <b>{ $child }</b> ha devuelto antes { $bound }, así que los demás ya dejan a { $viewer } con { $bound } como mucho en <b>{ $owner }</b>.
    }
coalition-blank-never-entered =
    { $passes ->
        [yes] La búsqueda nunca entra en <b>{ $node }</b>: otro rival ya se ha apartado de su primera jugada, así que en <b>{ $pruned_at }</b> { $mover } solo tiene la primera. La casilla no cuenta.
       *[no] La búsqueda nunca entra en <b>{ $node }</b>: lo poda un corte en <b>{ $pruned_at }</b>. La casilla no cuenta.
    }
coalition-blank-no-cut = En <b>{ $node }</b> no hay nada que cortar: otro rival ya se ha apartado de su primera jugada, así que { $mover } solo tiene la primera. La casilla no cuenta.
