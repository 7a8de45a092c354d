## Práctica: los tipos de pregunta, en la ventana.

practice-kind-next = El siguiente nodo
practice-kind-leaf = El valor de una hoja
practice-kind-value = El valor de un nodo
practice-kind-bound = La nueva α o β
practice-kind-cut = Los cortes
practice-kind-best = La mejor jugada
practice-kind-root = El valor de la raíz
practice-kind-ever = Qué se puede podar alguna vez
practice-kind-matters = Qué hojas importan para la jugada
practice-kind-choose = El hijo que se toma
practice-kind-vector = El vector de un nodo
practice-kind-tie = Empates
practice-kind-transform = Qué cambios de todas las hojas importan

## Práctica: las preguntas. $node, $subject y $child nombran nodos: dentro de una frase, al principio, y vistos desde el padre.

practice-ask-next =
    { $leaf ->
        [yes] <b>{ $child }</b> ya se ha evaluado.
       *[no] <b>{ $child }</b> ya ha devuelto su valor.
    } ¿Qué viene ahora { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>: otro hijo, o se abandona el nodo?
practice-ask-leaf =
    { $given ->
        [yes] ¿Cuánto vale <b>{ $place }</b>, que es una hoja?
       *[no] ¿Cuál es la evaluación estática { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>, desde el punto de vista de MAX?
    }
practice-ask-value =
    { $leaf ->
        [yes] <b>{ $child }</b> ya se ha evaluado.
       *[no] <b>{ $child }</b> ya ha devuelto su valor.
    } ¿Cuánto vale ahora <b>{ $place }</b>: un número, o solo ≤ o ≥ que un número?
practice-ask-value-in-bounds =
    { $leaf ->
        [yes] <b>{ $child }</b> ya se ha evaluado.
       *[no] <b>{ $child }</b> ya ha devuelto su valor.
    } ¿Cuánto vale ahora <b>{ $place }</b>: un número, o entre qué dos números está?
practice-ask-outcome-window =
    { $player ->
        [MIN] El siguiente resultado de <b>{ $place }</b> es <b>{ $next }</b>. ¿Con qué <alpha>α</alpha> se explora?
       *[MAX] El siguiente resultado de <b>{ $place }</b> es <b>{ $next }</b>. ¿Con qué <beta>β</beta> se explora?
    }
practice-ask-bound =
    { $player ->
        [MAX] <b>{ $child }</b> ha devuelto un valor mejor. ¿Cuánto vale ahora <alpha>α</alpha> { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>?
       *[MIN] <b>{ $child }</b> ha devuelto un valor mejor. ¿Cuánto vale ahora <beta>β</beta> { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>?
    }
practice-ask-cut =
    { $leaf ->
        [yes] <b>{ $child }</b> ya se ha evaluado.
       *[no] <b>{ $child }</b> ya ha devuelto su valor.
    } ¿Hay un corte { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>, y qué hijos quedan podados?
practice-ask-best = La búsqueda ha terminado. ¿Cuál es la mejor jugada para { $player }?
practice-ask-root = La búsqueda ha terminado. ¿Cuánto vale <b>{ $place }</b>?
practice-ask-ever =
    { $bounded ->
        [yes] Olvida los valores de las hojas: cada una puede valer cualquier número entre { $low } y { $high }. ¿Qué hojas poda esta búsqueda con algunos valores? Las demás las visita siempre, valgan lo que valgan.
       *[no] Olvida los valores de las hojas: cada una puede valer cualquier número. ¿Qué hojas poda esta búsqueda con algunos valores? Las demás las visita siempre, valgan lo que valgan.
    }
practice-ask-matters =
    { $bounded ->
        [yes] La búsqueda ha terminado. ¿Qué hojas importan para la jugada en <b>{ $place }</b>? Una hoja importa si con algún otro valor suyo, entre { $low } y { $high }, y todo lo demás igual, otra jugada es la mejor. De varias jugadas mejores se elige la primera.
       *[no] La búsqueda ha terminado. ¿Qué hojas importan para la jugada en <b>{ $place }</b>? Una hoja importa si con algún otro valor suyo, y todo lo demás igual, otra jugada es la mejor. De varias jugadas mejores se elige la primera.
    }
practice-ask-transform =
    { $prunes ->
        [yes] Supón que el valor x de cada hoja se convirtiera en uno de estos: { $changes }. ¿Cuáles cambiarían la jugada en <b>{ $place }</b> o lo que se poda? El menor valor tiene rango 1; de varias jugadas mejores se elige la primera.
       *[no] Supón que el valor x de cada hoja se convirtiera en uno de estos: { $changes }. ¿Cuáles cambiarían la jugada en <b>{ $place }</b>? El menor valor tiene rango 1; de varias jugadas mejores se elige la primera.
    }

## Lo que se pregunta a la sala: una frase corta, y sus opciones.

room-question = <b>Pregunta:</b>
room-own-answer = Es correcta la { $number }: <b>{ $choice }</b>.
room-ask-first = ¿qué hijo de <b>{ $place }</b> se explora primero?
room-ask-next = ¿qué viene ahora { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>?
room-ask-value = ¿qué sabemos ahora de <b>{ $place }</b>?
room-ask-value-ahead = ¿qué sabremos de <b>{ $place }</b> cuando la búsqueda salga de ahí?
room-ask-bound =
    { $player ->
        [MAX] ¿cuánto vale ahora <alpha>α</alpha> { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>?
       *[MIN] ¿cuánto vale ahora <beta>β</beta> { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>?
    }
room-ask-cut = ¿hay ahora un corte { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>?
room-ask-best =
    { $searched ->
        [pass] ¿cuál es la mejor jugada para { $player } en esta pasada?
       *[search] ¿cuál es la mejor jugada para { $player }?
    }
room-choice-go-on = seguir con { $child }
room-choice-cut = cortar { $count ->
    [one] el último hijo
   *[other] los { $count } últimos hijos
}
room-why-best =
    { $searched ->
        [pass] { $count ->
            [one] Esta pasada lo mostrará: <b>{ $names }</b> vale { $score }, y ninguna jugada es mejor para { $player }.
           *[other] Esta pasada lo mostrará: <b>{ $names }</b> valen { $score } cada una, y ninguna jugada es mejor para { $player }.
        }
       *[search] { $count ->
            [one] La búsqueda lo mostrará: <b>{ $names }</b> vale { $score }, y ninguna jugada es mejor para { $player }.
           *[other] La búsqueda lo mostrará: <b>{ $names }</b> valen { $score } cada una, y ninguna jugada es mejor para { $player }.
        }
    }
room-why-first = Primero se baja: el primer hijo de <b>{ $place }</b> es <b>{ $entered }</b>.

## Cómo tiene que ser una respuesta.

practice-expected-node = Se esperaba el nombre de un nodo: { $choices }.
practice-expected-children = Se esperaba una lista con los hijos que se podan, vacía si no hay corte. Los hijos que quedan son { $choices }.
practice-expected-leaves = Se esperaba una lista de hojas, vacía si no es ninguna de ellas. Las hojas son { $choices }.
practice-expected-number = Se esperaba un número, inf o -inf.
practice-expected-value = Se esperaba un número, inf o -inf, o una cota como <= 3 o >= 3; dos cotas, como 3 … 5.
practice-expected-vector = Se esperaba un número para cada jugador, como (1, 2, 3).
practice-expected-sum = Se esperaba un número, como 1.33.
practice-expected-counts = Se esperaban w y n con una barra entre los dos, como 2.5/4.
practice-expected-changes = Se esperaba una lista de cambios, vacía si no es ninguno de ellos: sus números, o double, add, negate, square, root, rank.

## Una respuesta en palabras.

practice-answer-nothing-pruned = no hay corte
practice-answer-no-leaf = ninguna hoja
practice-answer-no-change = ninguno de ellos
practice-change-rank = rango de x
practice-answer-left = se abandona { $node }

## Por qué es correcta la respuesta correcta.

practice-why-value =
    { $player ->
        [MAX] { $left ->
            [yes] <b>{ $heading }</b>: { $extremum }. Los hijos que quedan solo pueden subirlo.
           *[no] <b>{ $heading }</b>: { $extremum }. No queda ningún hijo.
        }
       *[MIN] { $left ->
            [yes] <b>{ $heading }</b>: { $extremum }. Los hijos que quedan solo pueden bajarlo.
           *[no] <b>{ $heading }</b>: { $extremum }. No queda ningún hijo.
        }
    }
practice-why-value-best-possible = <b>{ $heading }</b>: { $extremum }. Para { $player } no hay nada mejor, valgan lo que valgan los hijos que quedan.
practice-why-value-chance =
    { $known ->
        [value] <b>{ $heading }</b>: { $average }. No queda ningún resultado.
        [bounds] <b>{ $heading }</b>: { $average }. No queda ningún resultado, pero de algunos solo se conoce una cota: con eso, { $proved }.
       *[open] <b>{ $heading }</b>: { $average } hasta ahora. Con lo mínimo y lo máximo que aún pueden valer sus resultados, es { $proved }.
    }
practice-why-outcome-window =
    { $player ->
        [MIN] Aunque los demás resultados valgan todo lo que aún es posible, <b>{ $next }</b> tiene que valer más de { $after } para que <b>{ $place }</b> valga más de <alpha>α = { $own }</alpha>.
       *[MAX] Aunque los demás resultados valgan lo menos que aún es posible, <b>{ $next }</b> tiene que valer menos de { $after } para que <b>{ $place }</b> valga menos de <beta>β = { $own }</beta>.
    }
practice-why-bound =
    { $player ->
        [MAX] { $open ->
            [yes] MAX no tenía nada todavía, así que <alpha>α sube a { $after }</alpha>.
           *[no] { $after } { $relation } <alpha>α = { $before }</alpha>, así que <alpha>α sube a { $after }</alpha>.
        }
       *[MIN] { $open ->
            [yes] MIN no tenía nada todavía, así que <beta>β baja a { $after }</beta>.
           *[no] { $after } { $relation } <beta>β = { $before }</beta>, así que <beta>β baja a { $after }</beta>.
        }
    }
practice-why-no-cut =
    { $player ->
        [MAX] { $best } { $relation } <beta>β = { $limit }</beta>: no hay corte { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
       *[MIN] { $best } { $relation } <alpha>α = { $limit }</alpha>: no hay corte { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
    }
practice-why-no-cut-tie =
    { $player ->
        [MAX] { $best } solo iguala <beta>β = { $limit }</beta>, y esta búsqueda solo corta si { $best } { $needed } β: no hay corte { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
       *[MIN] { $best } solo iguala <alpha>α = { $limit }</alpha>, y esta búsqueda solo corta si { $best } { $needed } α: no hay corte { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
    }
practice-why-no-cut-open =
    { $player ->
        [MAX] <beta>β = +∞</beta>: MIN todavía no tiene nada mejor que +∞, así que con { $best } no hay corte { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
       *[MIN] <alpha>α = −∞</alpha>: MAX todavía no tiene nada mejor que −∞, así que con { $best } no hay corte { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
    }
practice-why-pruned =
    { $count ->
        [one] Se poda <b>{ $names }</b>.
       *[other] Se podan <b>{ $names }</b>.
    }
practice-why-enters = { $where ->
        [after] Tras
       *[at] En
    } <b>{ $node }</b>, el siguiente hijo por orden es <b>{ $entered }</b>.
practice-why-enters-all = Esta búsqueda no poda nada: { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>, el siguiente hijo por orden es <b>{ $entered }</b>.
practice-why-no-cut-chance =
    { $player ->
        [MAX] Lo mínimo que aún puede valer <b>{ $place }</b> es { $best }, y { $best } { $relation } <beta>β = { $limit }</beta>: no hay corte <beta>β</beta>.
       *[MIN] Lo máximo que aún puede valer <b>{ $place }</b> es { $best }, y { $best } { $relation } <alpha>α = { $limit }</alpha>: no hay corte <alpha>α</alpha>.
    }
practice-why-enters-outcome = El resultado que se explora a continuación es <b>{ $entered }</b>.
practice-why-leaves = Así que se abandona <b>{ $node }</b> sin visitar <b>{ $names }</b>.
practice-why-ties = <b>{ $names }</b> valen { $score } cada una, y cualquiera de ellas cuenta como la mejor jugada.
practice-why-ever =
    { $count ->
        [0] Con ningún valor se poda una hoja.
        [one] Hay valores con los que se poda <b>{ $names }</b>.
       *[other] Hay valores con los que se podan <b>{ $names }</b>.
    }
practice-why-never-pruned =
    { $reason ->
        [first] <b>{ $names }</b> se visita siempre: es la primera hoja, y antes no hay nada que pueda podarla.
        [alpha] <b>{ $names }</b>: se visita siempre. Valgan lo que valgan las hojas anteriores, en el camino solo puede cambiar <alpha>α</alpha>; <beta>β</beta> sigue en +∞, y ningún valor llega ahí.
        [beta] <b>{ $names }</b>: se visita siempre. Valgan lo que valgan las hojas anteriores, en el camino solo puede cambiar <beta>β</beta>; <alpha>α</alpha> sigue en −∞, y ningún valor llega ahí.
       *[open] <b>{ $names }</b>: se visita siempre. Ningún valor de las hojas anteriores cierra la ventana de un nodo del camino.
    }
practice-why-matters =
    { $count ->
        [0] Ninguna hoja importa: valga lo que valga una sola, <b>{ $played }</b> sigue siendo la mejor jugada.
        [one] <b>{ $names }</b> es la única hoja que importa para la jugada.
       *[other] Las hojas que importan para la jugada son <b>{ $names }</b>.
    }
practice-matters = Si <b>{ $leaf }</b> valiera { $value }, la mejor jugada sería <b>{ $instead }</b> en vez de <b>{ $played }</b>.
practice-matters-not =
    { $count ->
        [one] Sea cual sea el valor de <b>{ $names }</b>, el de <b>{ $below }</b> es { $range }, y <b>{ $played }</b> sigue siendo la mejor jugada.
       *[other] Si cambia solo una de <b>{ $names }</b>, el valor de <b>{ $below }</b> es { $range }, y <b>{ $played }</b> sigue siendo la mejor jugada.
    }
practice-why-transform =
    { $count ->
        [0] Ninguno de ellos cambia nada.
        [one] Solo <b>{ $names }</b> cambia algo.
       *[other] Cambian algo estos: <b>{ $names }</b>.
    }
practice-transform-keeps-order =
    { $chance ->
        [yes] <b>{ $names }</b>: cada media cambia igual que los valores, así que todas las comparaciones resultan como antes.
       *[no] <b>{ $names }</b>: los valores conservan su orden, así que todas las comparaciones resultan como antes.
    }
practice-transform-happens-to-keep =
    { $chance ->
        [yes] <b>{ $names }</b>: las medias pueden cambiar de orden, pero aquí <b>{ $played }</b> sigue siendo la mejor jugada.
       *[no] { $prunes ->
            [yes] <b>{ $names }</b>: los valores no conservan su orden, pero <b>{ $played }</b> sigue siendo la mejor jugada y se podan las mismas ramas.
           *[no] <b>{ $names }</b>: los valores no conservan su orden, pero <b>{ $played }</b> sigue siendo la mejor jugada.
        }
    }
practice-transform-prunes-others = <b>{ $names }</b>: <b>{ $played }</b> sigue siendo la mejor jugada, pero cambia lo que se poda.
practice-transform-moves = <b>{ $names }</b>: <b>{ $instead }</b> pasa a ser la mejor jugada en lugar de <b>{ $played }</b>.

## Qué falla en una respuesta, sin la correcta: puede seguir otro intento. $answer es la respuesta tal como se dio.

practice-slip-not-a-child-left =
    { $searched ->
        [yes] <b>{ $chosen }</b> ya se ha explorado: no está entre los hijos que quedan en <b>{ $node }</b>.
       *[no] <b>{ $chosen }</b> no es un hijo que quede por explorar en <b>{ $node }</b>.
    }
practice-slip-not-a-move = <b>{ $chosen }</b> no es una jugada { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>.
practice-slip-not-a-leaf = <b>{ $chosen }</b> no es una hoja.
practice-slip-can-be-pruned = <b>{ $leaf }</b> se puede podar, por ejemplo si { $low_count ->
        [one] <b>{ $lows }</b> vale { $low }
       *[other] <b>{ $lows }</b> valen { $low } cada una
    }{ $high_count ->
        [0] .
        [one] {" "}y <b>{ $highs }</b> vale { $high }.
       *[other] {" "}y <b>{ $highs }</b> valen { $high } cada una.
    }
practice-slip-number-for-bound = { $answer } es solo una cota: el valor mismo no es seguro.
practice-slip-bound-of-window = α y β son números: se escribe el número, sin ≤ ni ≥.
practice-slip-bound-for-number = { $answer } es cierto, pero ya se conoce el valor mismo.
practice-slip-wrong-side = { $answer } tiene el número correcto, pero la cota está del lado equivocado.
practice-slip-too-weak = { $answer } es cierto, pero se sabe algo más.
practice-slip-one-bound-of-two = { $answer } es cierto, pero se conocen una cota inferior y una superior: se escriben como en 3 … 5.
practice-slip-not-proved = { $answer } dice más de lo que demuestran los valores devueltos hasta ahora.
practice-slip-child-alone = { $answer } es solo lo que vale <b>{ $child }</b>. { $where ->
        [after] Tras
       *[at] En
    } <b>{ $node }</b>, { $player } elige entre todos sus hijos.
practice-slip-child-alone-chance = { $answer } es solo lo que vale <b>{ $child }</b>. <b>{ $place }</b> vale lo que valen sus resultados en promedio.
practice-slip-rounded = { $answer } está redondeado. Escribe el número exacto, como fracción: por ejemplo 7/3 o 2 1/3.
practice-slip-unweighted = { $answer } cuenta igual todos los resultados de <b>{ $place }</b>, pero sus probabilidades son distintas.
practice-slip-bound-of-node =
    { $player ->
        [MIN] { $answer } es la propia <alpha>α</alpha> de <b>{ $place }</b>. Lo que tiene que valer <b>{ $next }</b> depende también de su probabilidad y de los demás resultados.
       *[MAX] { $answer } es la propia <beta>β</beta> de <b>{ $place }</b>. Lo que tiene que valer <b>{ $next }</b> depende también de su probabilidad y de los demás resultados.
    }
practice-slip-other-bound-of-outcome =
    { $player ->
        [MIN] { $answer } es la <beta>β</beta> con la que se explora <b>{ $next }</b>.
       *[MAX] { $answer } es la <alpha>α</alpha> con la que se explora <b>{ $next }</b>.
    }
practice-slip-wrong-sign = { $answer } tiene el signo cambiado: aquí todos los números son desde el punto de vista de MAX.
practice-slip-wrong-number = No es { $answer }.
practice-slip-wrong-proof = Lo que se sabe de <b>{ $place }</b> no es { $answer }.
practice-slip-wrong-addend = <b>{ $addend }</b>: la cuenta no es { $answer }.
practice-slip-open-line = Una línea cuenta para un jugador mientras el rival no tenga nada en ella, también si está vacía.
practice-slip-swapped-addends = Las dos cuentas están cambiadas de sitio: primero va la de MAX, y la de MIN se resta.
practice-slip-other-bound =
    { $player ->
        [MAX] { $answer } es <beta>β</beta>, que es de MIN. En un nodo MAX, lo que sube con un valor mejor es <alpha>α</alpha>.
       *[MIN] { $answer } es <alpha>α</alpha>, que es de MAX. En un nodo MIN, lo que baja con un valor mejor es <beta>β</beta>.
    }
practice-slip-old-bound =
    { $player ->
        [MAX] { $answer } es lo que <alpha>α</alpha> valía antes. <b>{ $child_subject }</b> ha devuelto un valor mejor para MAX.
       *[MIN] { $answer } es lo que <beta>β</beta> valía antes. <b>{ $child_subject }</b> ha devuelto un valor mejor para MIN.
    }

practice-slip-missed-cut = Sí hay un corte.
practice-idle-chance =
    { $player ->
        [MAX] Valgan lo que valgan los resultados que quedan, <b>{ $place }</b> vale al menos { $best }, y { $best } { $needed } <beta>β = { $limit }</beta>.
       *[MIN] Valgan lo que valgan los resultados que quedan, <b>{ $place }</b> vale como mucho { $best }, y { $best } { $needed } <alpha>α = { $limit }</alpha>.
    }
practice-slip-cut-too-much =
    { $player ->
        [MAX] No hay corte { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>: { $best } { $needed } <beta>β = { $limit }</beta> no se cumple.
       *[MIN] No hay corte { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>: { $best } { $needed } <alpha>α = { $limit }</alpha> no se cumple.
    }
practice-slip-partial-cut = Un corte poda todos los hijos que quedan, no solo algunos.
practice-idle =
    { $player ->
        [MAX] { $count ->
            [one] Valga lo que valga <b>{ $names }</b>, <b>{ $place }</b> vale al menos { $best }
           *[other] Valgan lo que valgan <b>{ $names }</b>, <b>{ $place }</b> vale al menos { $best }
        }
       *[MIN] { $count ->
            [one] Valga lo que valga <b>{ $names }</b>, <b>{ $place }</b> vale { $best } como mucho
           *[other] Valgan lo que valgan <b>{ $names }</b>, <b>{ $place }</b> vale { $best } como mucho
        }
    }{ $owner_where ->
        [window] , y la cota de la ventana { $window ->
            [pass] de esta pasada
           *[initial] inicial
        } es { $limit }: lo que esta búsqueda demuestra no cambia.
        [nothing] , y para { $player } no hay nada mejor: el valor de la raíz no cambia.
        [chance] . { $player ->
            [MAX] A partir de <beta>β = { $limit }</beta> da igual cuánto más: { $between ->
                [none] { "" }
                [at] si { $opponent } en <b>{ $choices }</b> deja que la partida llegue a <b>{ $place }</b>, { "" }
                [after] si { $opponent } tras <b>{ $choices }</b> deja que la partida llegue a <b>{ $place }</b>, { "" }
                [one] si { $opponent }, una capa más arriba, deja que la partida llegue a <b>{ $place }</b>, { "" }
               *[each] si { $opponent }, en { $choice_count ->
                    [one] su elección
                   *[other] cada una de sus { $choice_count } elecciones
                } hasta aquí, deja que la partida llegue a <b>{ $place }</b>, { "" }
            }con eso <b>{ $owner_place }</b> alcanza su propia β, valgan lo que valgan los resultados que aún no se conocen.
           *[MIN] Desde <alpha>α = { $limit }</alpha> hacia abajo da igual cuánto menos: { $between ->
                [none] { "" }
                [at] si { $opponent } en <b>{ $choices }</b> deja que la partida llegue a <b>{ $place }</b>, { "" }
                [after] si { $opponent } tras <b>{ $choices }</b> deja que la partida llegue a <b>{ $place }</b>, { "" }
                [one] si { $opponent }, una capa más arriba, deja que la partida llegue a <b>{ $place }</b>, { "" }
               *[each] si { $opponent }, en { $choice_count ->
                    [one] su elección
                   *[other] cada una de sus { $choice_count } elecciones
                } hasta aquí, deja que la partida llegue a <b>{ $place }</b>, { "" }
            }con eso <b>{ $owner_place }</b> no pasa de su propia α, valgan lo que valgan los resultados que aún no se conocen.
        }
        [at] , y { $opponent } en <b>{ $owner }</b> ya tiene { $limit }: el valor de la raíz no cambia.
        [after] , y { $opponent } tras <b>{ $owner }</b> ya tiene { $limit }: el valor de la raíz no cambia.
        [one] , y { $opponent }, una capa más arriba, ya tiene { $limit }: el valor de la raíz no cambia.
       *[up] , y { $opponent }, { $plies } capas más arriba, ya tiene { $limit }: el valor de la raíz no cambia.
    }

practice-slip-enters-pruned = <b>{ $chosen }</b> no se visita: lo ha podado el corte { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>.
practice-slip-leaves-too-early = <b>{ $subject }</b> todavía no se abandona: falta por explorar <b>{ $names }</b>.
practice-slip-out-of-order = Antes que <b>{ $other }</b> viene otro: los hijos se prueban por orden.

practice-slip-later-tie = <b>{ $chosen }</b> también devolvió { $score }, pero otra jugada lo devolvió antes. Una jugada solo pasa a ser la mejor si es estrictamente mejor, y lo que devuelve una posterior puede ser solo una cota.
practice-slip-worse-move = <b>{ $chosen }</b> devolvió <b>{ $answer }</b>, y otra jugada devolvió un valor mejor para { $player }.
practice-slip-unsearched-move = <b>{ $chosen }</b> nunca se exploró: lo podó un corte.

## Si un corte que incumple la regla cambia la raíz.

practice-refuted = Si <b>{ $leaf }</b> valiera { $value }, <b>{ $root }</b> valdría { $result }, y con tu corte no se vería nunca.
practice-refuted-together = Si <b>{ $changed }</b> valieran { $value } a la vez, <b>{ $root }</b> valdría { $result }, y con tu corte no se vería nunca.
practice-refuted-more = { $count ->
    [one] otra hoja más
   *[other] otras { $count } hojas más
}
practice-refuted-as-it-is = Tal como es, <b>{ $root }</b> vale { $result } solo porque se explora <b>{ $names }</b>: tu corte cambia la raíz.
practice-refuted-line = la posición tras { $moves }
practice-harmless = Tu corte no cambiaría la raíz: ningún valor de las hojas que poda podría cambiarla. Aun así es un error, porque según la regla aquí no hay corte.
practice-undecided = Aquí no se decide si tu corte cambiaría la raíz: haría falta una búsqueda demasiado larga, o no hay respuesta fija porque se explora hasta que las posiciones son tranquilas. En todo caso es un error, porque según la regla aquí no hay corte.

## Pistas, de la más débil a la más fuerte.

practice-hint-where-next =
    { $prunes ->
        [yes] Mira la ventana { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b> y los hijos que quedan.
       *[no] Mira los hijos que quedan { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
    }
practice-hint-where-leaf =
    { $given ->
        [yes] Mira <b>{ $place }</b>: es una hoja.
       *[no] Mira la propia posición { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>, no cómo se llegó a ella.
    }
practice-hint-where-value = Mira qué han devuelto los hijos { $where ->
        [after] tras
       *[at] de
    } <b>{ $node }</b>, y si queda alguno.
practice-hint-where-bound =
    { $player ->
        [MAX] Mira qué ha devuelto <b>{ $child }</b>, y <alpha>α</alpha> { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
       *[MIN] Mira qué ha devuelto <b>{ $child }</b>, y <beta>β</beta> { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
    }
practice-hint-where-cut =
    { $player ->
        [MAX] Compara el mejor valor hasta ahora { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b> con su <beta>β</beta>.
       *[MIN] Compara el mejor valor hasta ahora { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b> con su <alpha>α</alpha>.
    }
practice-hint-where-best = Mira qué han devuelto los hijos { $where ->
        [after] tras
       *[at] de
    } <b>{ $node }</b>.
practice-hint-where-chance =
    { $asked ->
        [cut] Mira lo máximo y lo mínimo que aún puede valer <b>{ $place }</b>, y su ventana.
       *[value] Mira lo que han devuelto los resultados de <b>{ $place }</b>, sus probabilidades y si queda alguno.
    }
practice-hint-where-ever = Para cada hoja, mira los nodos del camino que lleva a ella y las ramas de esos nodos que se exploran antes.
practice-hint-rule-ever = Una hoja se puede podar si, con algunos valores anteriores, hay un corte en un nodo del camino: en un nodo MAX cuyo mejor valor es { $lower } <beta>β</beta>, o en un nodo MIN cuyo mejor valor es { $upper } <alpha>α</alpha>. MIN tiene que tener ahí una <beta>β</beta> de más arriba, o MAX una <alpha>α</alpha>, salvo que la búsqueda empiece con una.
practice-hint-numbers-ever = Se pueden podar { $count } de { $of } hojas.
practice-hint-where-matters = Para cada hoja, mira la jugada de <b>{ $place }</b> que lleva a ella y los valores que esa jugada puede tener mientras cambia el de la hoja.
practice-hint-rule-matters = Una hoja bajo la mejor jugada importa si un valor peor hace que esa jugada sea peor que otra. Una hoja bajo otra jugada importa si un valor mejor hace que esa jugada sea la mejor.
practice-hint-numbers-matters = Importan { $count } de { $of } hojas. La mejor jugada es <b>{ $played }</b>.
practice-hint-where-transform = Para cada cambio, mira cómo se comparan los valores nuevos.
practice-hint-rule-transform =
    { $chance ->
        [yes] Un nodo de azar toma una media. Las medias conservan su orden con seguridad solo si todos los valores se multiplican por el mismo número positivo o si a todos se les suma el mismo número.
       *[no] Esta búsqueda solo compara valores. Si todos conservan su orden, hace lo mismo que antes.
    }
practice-hint-numbers-transform =
    { $count ->
        [0] Ninguno de los { $of } cambia nada.
        [one] Uno de los { $of } cambia algo.
       *[other] { $count } de los { $of } cambian algo.
    }
practice-hint-rule-chance =
    { $asked ->
        [cut] En un nodo de azar hay un corte cuando lo máximo que aún puede valer es { $upper } <alpha>α</alpha>, o lo mínimo es { $lower } <beta>β</beta>. Entonces se podan todos los resultados que quedan.
       *[value] Un nodo de azar vale la suma de los valores de sus resultados, cada uno multiplicado por su probabilidad. Un resultado que queda cuenta una vez con el menor y otra con el mayor valor que puede tener.
    }
practice-hint-where-outcome-window =
    { $player ->
        [MIN] Mira la <alpha>α</alpha> de <b>{ $place }</b> y lo máximo que pueden valer sus demás resultados.
       *[MAX] Mira la <beta>β</beta> de <b>{ $place }</b> y lo mínimo que pueden valer sus demás resultados.
    }
practice-hint-rule-outcome-window =
    { $player ->
        [MIN] De <alpha>α</alpha> resta lo que suman como mucho los demás resultados, cada uno multiplicado por su probabilidad, y divide por la probabilidad de <b>{ $next }</b>.
       *[MAX] De <beta>β</beta> resta lo que suman como mínimo los demás resultados, cada uno multiplicado por su probabilidad, y divide por la probabilidad de <b>{ $next }</b>.
    }
practice-hint-numbers-outcome-window =
    { $player ->
        [MIN] <b>{ $place }</b> tiene <alpha>α = { $own }</alpha>, y <b>{ $next }</b> tiene la probabilidad { $weight }/{ $of }.
       *[MAX] <b>{ $place }</b> tiene <beta>β = { $own }</beta>, y <b>{ $next }</b> tiene la probabilidad { $weight }/{ $of }.
    }
practice-hint-rule-next =
    { $prunes ->
        [yes] Tras un corte se abandona el nodo. Si no, sus hijos se exploran por orden.
       *[no] Esta búsqueda no poda nada: se exploran todos los hijos, por orden.
    }
practice-hint-rule-leaf =
    { $given ->
        [yes] Una hoja vale el número que lleva.
       *[no] Una evaluación estática se hace desde el punto de vista de MAX: lo que favorece a MAX menos lo que favorece a MIN.
    }
practice-hint-rule-value =
    { $player ->
        [MAX] Un nodo MAX vale al menos lo que se sabe que vale cualquiera de sus hijos. Para saber más no debe quedar ninguno.
       *[MIN] Un nodo MIN no vale más de lo que se sabe que vale cualquiera de sus hijos. Para saber más no debe quedar ninguno.
    }
practice-hint-rule-bound =
    { $player ->
        [MAX] En un nodo MAX, <alpha>α</alpha> pasa a ser el mayor de los dos: <alpha>α</alpha> y el mejor valor.
       *[MIN] En un nodo MIN, <beta>β</beta> pasa a ser el menor de los dos: <beta>β</beta> y el mejor valor.
    }
practice-hint-rule-cut =
    { $player ->
        [MAX] En un nodo MAX hay un corte cuando su mejor valor es { $needed } <beta>β</beta>. Entonces se podan todos los hijos que quedan.
       *[MIN] En un nodo MIN hay un corte cuando su mejor valor es { $needed } <alpha>α</alpha>. Entonces se podan todos los hijos que quedan.
    }
practice-hint-rule-best =
    { $ties ->
        [yes] Una mejor jugada es la que vale lo mismo que <b>{ $place }</b>.
       *[no] La mejor jugada es la primera que devolvió el mejor valor: una posterior solo la reemplaza si es estrictamente mejor.
    }
practice-hint-rule-root =
    { $player ->
        [MAX] <b>{ $subject }</b> vale lo que el mayor de sus hijos.
       *[MIN] <b>{ $subject }</b> vale lo que el menor de sus hijos.
    }
practice-hint-numbers-cut =
    { $player ->
        [MAX] ¿Se cumple { $best } { $needed } <beta>β = { $limit }</beta>?
       *[MIN] ¿Se cumple { $best } { $needed } <alpha>α = { $limit }</alpha>?
    }
practice-hint-numbers-value =
    { $left ->
        [yes] Calcula { $extremum }: quedan hijos.
       *[no] Calcula { $extremum }: no queda ningún hijo por explorar.
    }
practice-hint-numbers-bound =
    { $player ->
        [MAX] <alpha>α</alpha> valía { $before }, y el mejor valor es ahora { $after }: ¿cuál es mayor?
       *[MIN] <beta>β</beta> valía { $before }, y el mejor valor es ahora { $after }: ¿cuál es menor?
    }
practice-hint-numbers-chance =
    { $left ->
        [yes] Calcula { $average }: quedan resultados.
       *[no] Calcula { $average }: no queda ningún resultado.
    }
practice-hint-numbers-root = Calcula { $extremum }.
practice-hint-numbers-leaf = Calcula { $sum }.
practice-hint-numbers-next = Los hijos que quedan son, por orden, { $names }.

## Búsquedas sobre las que la práctica no puede preguntar.

practice-unaskable =
    { $why ->
        [passes] La práctica pregunta sobre búsquedas de una sola pasada, y esta recorre el árbol varias veces. Elige minimax, alfa-beta o negamax.
        [scouts] La práctica pregunta sobre búsquedas sin sondas, y esta las envía con ventana nula. Elige minimax, alfa-beta o negamax.
        [mistake] La práctica pregunta sobre búsquedas sin errores, y esta comete uno a propósito. Elige minimax, alfa-beta o negamax.
        [twice] Una hoja tiene un solo campo para cada número de un nodo, y esta búsqueda visita dos veces los resultados. Elige Star1 o expectiminimax.
        [level] La práctica pregunta sobre las búsquedas que se hacen a mano, y esta es un nivel de juego. Elige minimax, alfa-beta o negamax.
       *[incomplete] La práctica pregunta sobre búsquedas que llegan a su fin, y a esta la interrumpió un límite.
    }

cli-practice-standard-input = Las respuestas se leen de la entrada estándar, así que la posición debe venir de un archivo o de una lección.

## La suma de una hoja, sumando a sumando.

practice-addend-lines = líneas de { $side }
practice-addend-side = lo que tiene { $player }
practice-addend-feature = { $weight } × { $feature }
practice-addends-weighted = Cada cuenta es la de MAX menos la de MIN.

## Rondas que se juegan antes del primer paso.

rounds-choose =
    { $player ->
        [MAX] <b>Ronda { $round } de { $total }.</b> Eres MAX y quieres cobrar lo más posible. ¿Qué jugada eliges?
       *[MIN] <b>Ronda { $round } de { $total }.</b> Eres MIN y quieres pagar lo menos posible. ¿Qué jugada eliges?
    }
rounds-result =
    Has elegido <b>{ $choice }</b>{ $replies ->
        [0] { "" }
       *[other] { " " }y { $opponent } ha respondido con <b>{ $line }</b>
    }: { $player ->
        [MAX] cobras <b>{ $score }</b>.
       *[MIN] pagas <b>{ $score }</b>.
    }{ $round ->
        [one] { "" }
       *[other] { " " }En { $round } rondas ya son <b>{ $sum }</b>.
    }
rounds-over =
    { $reached ->
        [yes] Nadie consigue más contra las mejores respuestas.
       *[no] Con <b>{ $right }</b> todas las veces habrían sido <b>{ $most }</b>.
    } ¿Por qué? Lo explica la lección.
