## Un árbol rellenado: la corrección de sus casillas. $part es una casilla: alpha, beta, cut, value, best, ever, matters, transform.

practice-blank-field =
    { $part ->
        [alpha] α en { $node }
        [beta] β en { $node }
        [cut] corte en { $node }
        [value] valor en { $node }
        [ever] hojas que algunos valores podan
        [matters] hojas que importan para la jugada
        [transform] cambios de todas las hojas que importan
       *[best] mejor jugada
    }
practice-blank-nothing-proved = nada demostrado
practice-blank-empty =
    { $part ->
        [alpha] La casilla está vacía. <alpha>α</alpha> en <b>{ $node }</b> vale { $expected }.
        [beta] La casilla está vacía. <beta>β</beta> en <b>{ $node }</b> vale { $expected }.
        [cut] La casilla está vacía.
        [ever] La casilla está vacía.
        [matters] La casilla está vacía.
        [transform] La casilla está vacía.
        [value] La casilla está vacía. Lo que devuelve <b>{ $node }</b> es { $expected }.
       *[best] La casilla está vacía. La mejor jugada es { $expected }.
    }
practice-blank-is =
    { $part ->
        [cut] En <b>{ $node }</b>: { $expected }.
        [value] Lo que devuelve <b>{ $node }</b> es { $expected }.
        [ever] Hojas que algunos valores podan: { $expected }.
        [matters] Hojas que importan para la jugada: { $expected }.
        [transform] Cambios de todas las hojas que importan: { $expected }.
       *[best] La mejor jugada es { $expected }.
    }
practice-blank-bound-is =
    { $part ->
        [alpha] <alpha>α</alpha> en <b>{ $node }</b> vale { $expected }, no { $answer }.
       *[beta] <beta>β</beta> en <b>{ $node }</b> vale { $expected }, no { $answer }.
    }
practice-blank-search-has =
    { $part ->
        [alpha] En la búsqueda, <alpha>α</alpha> en <b>{ $node }</b> vale { $expected }.
        [beta] En la búsqueda, <beta>β</beta> en <b>{ $node }</b> vale { $expected }.
        [cut] Lo que poda la búsqueda en <b>{ $node }</b>: { $expected }.
        [value] En la búsqueda, <b>{ $node }</b> devuelve { $expected }.
       *[best] En la búsqueda, la mejor jugada es { $expected }.
    }
practice-blank-bound =
    { $player ->
        [MAX] <b>{ $child }</b> ha devuelto antes { $bound }, así que MAX ya tiene { $bound } en <b>{ $owner }</b>.
       *[MIN] <b>{ $child }</b> ha devuelto antes { $bound }, así que MIN ya tiene { $bound } en <b>{ $owner }</b>.
    }
practice-blank-bound-of-root =
    { $root ->
        [yes] { $player ->
            [MAX] La búsqueda empieza con <alpha>α = { $bound }</alpha>.
           *[MIN] La búsqueda empieza con <beta>β = { $bound }</beta>.
        }
       *[no] { $player ->
            [MAX] Nada de lo devuelto antes en el camino hasta <b>{ $node }</b> sube <alpha>α</alpha>: es el { $bound } de la raíz.
           *[MIN] Nada de lo devuelto antes en el camino hasta <b>{ $node }</b> baja <beta>β</beta>: es el { $bound } de la raíz.
        }
    }
practice-blank-no-other-child =
    { $leaf ->
        [yes] <b>{ $node }</b> es una hoja y no tiene hijos que podar.
       *[no] <b>{ $node }</b> tiene un solo hijo, así que no hay ninguno que podar.
    }
practice-blank-nothing-is-pruned = Esta búsqueda no poda nada.
practice-blank-behind = Mira <b>{ $node }</b> cuando <b>{ $child }</b> ya ha devuelto su valor.
practice-blank-cut-comes-later =
    { $count ->
        [one] El corte llega más tarde y solo poda <b>{ $names }</b>.
       *[other] El corte llega más tarde y solo poda <b>{ $names }</b>.
    }
practice-blank-follows =
    { $part ->
        [value] Se deduce de lo que has escrito: <b>{ $node }</b> { $content }.
        [alpha] Se deduce de tu <alpha>α</alpha> { $content } en <b>{ $node }</b>.
        [beta] Se deduce de tu <beta>β</beta> { $content } en <b>{ $node }</b>.
        [cut] Se deduce de tu corte en <b>{ $node }</b>: { $content }.
       *[none] Se deduce de lo que has escrito antes.
    }
practice-blank-would-follow = De lo que has escrito antes se deduciría { $content }.
practice-blank-never-entered = La búsqueda nunca entra en <b>{ $node }</b>: lo poda un corte en <b>{ $pruned_at }</b>. La casilla no cuenta.
practice-blank-no-window = Esta búsqueda no tiene ventana, así que α y β no cuentan.
practice-blank-not-counted = La casilla no cuenta.

## Una hoja de respuestas que no se puede leer.

practice-sheet-not-json = La hoja de respuestas no es JSON: mira la línea { $line }, columna { $column }. Se esperaba un objeto con "fields" y "best".
practice-sheet-not-a-sheet = La hoja de respuestas no es un objeto JSON. Se esperaba un objeto con "fields" y "best".
practice-sheet-no-object =
    { $where ->
        [fields] "fields" no es un objeto JSON. Se esperaba un objeto con un campo para cada nodo.
       *[node] "{ $node }" no es un objeto JSON. Se esperaba un objeto con "value", "alpha", "beta" y "cut".
    }
practice-sheet-unknown-key =
    { $where ->
        [sheet] La hoja de respuestas no tiene nada que se llame "{ $key }". Se esperaba "fields", "best", "ever", "matters" y "transform".
        [table] No existe la columna "{ $key }". Se esperaba "name", "student", "best", "ever", "matters", "transform", o un nodo con lo que se rellena, como "B.value", "B.alpha", "B.beta" o "B.cut".
       *[node] "{ $node }" no tiene ningún campo "{ $key }". Se esperaba "value", "alpha", "beta" y "cut".
    }
practice-sheet-unknown-node = El árbol de esta posición no tiene ningún nodo "{ $id }".
practice-sheet-not-a-value = "{ $field }" es { $found }. Se esperaba un número, "inf", "-inf" o una cota como "<= 3".
practice-sheet-not-a-vector = "{ $field }" es { $found }. Se esperaba una lista con un número para cada jugador, o lo que recibe al menos el jugador que mueve, como ">= 3".
practice-sheet-not-a-number = "{ $field }" es { $found }. Se esperaba un número, "inf" o "-inf".
practice-sheet-not-a-list = "{ $field }" es { $found }. Se esperaba una lista con los identificadores de los hijos que se podan, vacía si no hay corte.
practice-sheet-not-changes = "{ $field }" es { $found }. Se esperaba una lista de cambios, vacía si ninguno importa: double, add, negate, square, root, rank.
practice-sheet-not-a-node = "{ $field }" es { $found }. Se esperaba el identificador de un nodo.
practice-sheet-not-text = La hoja de respuestas no es texto en UTF-8.
practice-sheet-too-large = La hoja de respuestas es demasiado grande: se leen { $megabytes } MB como máximo.
