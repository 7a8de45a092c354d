## Ejercicios generados: qué contienen y por qué no hay ninguno.

generated-title = Ejercicio { $seed }
generated-shallow =
    { $count ->
        [0] Ningún corte superficial poda una rama.
        [one] 1 corte superficial poda una rama o más.
       *[other] { $count } cortes superficiales podan una rama o más.
    }
generated-deep =
    { $count ->
        [0] Ningún corte profundo poda una rama.
        [one] 1 corte profundo poda una rama o más.
       *[other] { $count } cortes profundos podan una rama o más.
    }
generated-equal =
    { $count ->
        [0] En ningún corte que poda es el valor igual a la cota.
        [one] En 1 corte que poda, el valor es igual a la cota.
       *[other] En { $count } cortes que podan, el valor es igual a la cota.
    }
generated-saves-subtree =
    { $count ->
        [0] Ningún corte poda un nodo interior.
        [one] 1 corte poda un nodo interior con todo lo que tiene debajo.
       *[other] { $count } cortes podan un nodo interior con todo lo que tiene debajo.
    }
generated-at-last-child =
    { $count ->
        [0] Ningún corte se da en un último hijo, donde no podaría nada.
        [one] 1 corte se da en un último hijo y no poda nada.
       *[other] { $count } cortes se dan en un último hijo y no podan nada.
    }
generated-ties =
    { $count ->
        [0] En ningún nodo comparten dos hijos visitados el valor del nodo.
        [one] En 1 nodo dos hijos visitados comparten el valor del nodo.
       *[other] En { $count } nodos dos hijos visitados comparten el valor del nodo.
    }
generated-root =
    { $care ->
        [yes] La decisión en la raíz exige cuidado: solo una jugada es la mejor, no es la primera, y elegir por la mejor hoja o por la primera hoja de cada jugada lleva a error.
       *[no] La decisión en la raíz no exige un cuidado especial.
    }
generated-chance =
    { $count ->
        [0] Ningún nodo es un nodo de azar.
        [one] 1 nodo es un nodo de azar.
       *[other] { $count } nodos son nodos de azar.
    }
generated-star1 =
    { $count ->
        [0] Ningún corte en un nodo de azar poda un resultado.
        [one] 1 corte en un nodo de azar poda al menos un resultado.
       *[other] { $count } cortes en nodos de azar podan al menos un resultado cada uno.
    }
generated-not-found = No se ha encontrado ningún ejercicio que cumpla todas estas condiciones; posiciones probadas: { $tried }. Quizá ayude otra semilla o pedir menos.
generated-nearest = Esto es lo que contiene el más cercano.
generated-nothing = No ha salido ningún árbol ni ninguna posición de esta clase.

impossible-out-of-range = Para `{ $name }` es posible un número entero de { $least } a { $most }.
impossible-not-by-hand = A mano solo se hacen minimax, alfa-beta y los dos en forma de negamax; elige uno de ellos.
impossible-nothing-is-pruned = Minimax y negamax no podan nada; para que haya cortes hace falta alfa-beta o negamax con alfa-beta.
impossible-too-shallow =
    { $wish ->
        [shallow] Un corte superficial necesita { $needed } medias jugadas como mínimo; la profundidad es { $depth }.
        [deep] Un corte profundo necesita { $needed } medias jugadas como mínimo; la profundidad es { $depth }.
        [equal] Un corte con un valor igual a la cota necesita { $needed } medias jugadas como mínimo; la profundidad es { $depth }.
        [saves-subtree] Un corte que poda un nodo interior necesita { $needed } medias jugadas como mínimo; la profundidad es { $depth }.
        [chance] Un nodo de azar bajo la raíz necesita { $needed } medias jugadas como mínimo; la profundidad es { $depth }.
        [star1] Un corte en un nodo de azar necesita { $needed } medias jugadas como mínimo; la profundidad es { $depth }.
        [careful-root] Una decisión en la raíz que exija cuidado necesita { $needed } medias jugadas como mínimo; la profundidad es { $depth }.
        [ragged] Para que haya hojas a distintas profundidades hacen falta { $needed } medias jugadas como mínimo; la profundidad es { $depth }.
       *[other] Para esto hacen falta { $needed } medias jugadas como mínimo; la profundidad es { $depth }.
    }
impossible-one-child =
    { $wish ->
        [careful-root] Con un solo hijo por nodo no hay nada que decidir en la raíz; hacen falta 2 hijos.
        [ties] Con un solo hijo por nodo no puede haber dos hijos que valgan lo mismo; hacen falta 2 hijos.
        [ragged] Con un solo hijo por nodo hay una única hoja; para que haya hojas a distintas profundidades hacen falta 2 hijos.
       *[other] Con un solo hijo por nodo no hay nada que podar; hacen falta 2 hijos.
    }
impossible-too-many =
    { $wish ->
        [shallow] De cortes superficiales que podan una rama, un árbol de este tamaño tiene { $most } como mucho, y no { $wished }.
        [deep] De cortes profundos que podan una rama, un árbol de este tamaño tiene { $most } como mucho, y no { $wished }.
        [both] De cortes superficiales y profundos en total, un árbol de este tamaño tiene { $most } como mucho, y no { $wished }.
        [saves-subtree] De cortes que podan un nodo interior, un árbol de este tamaño tiene { $most } como mucho, y no { $wished }.
        [star1] De cortes en nodos de azar, un árbol de este tamaño tiene { $most } como mucho, y no { $wished }.
       *[other] De cortes que podan una rama, un árbol de este tamaño tiene { $most } como mucho, y no { $wished }.
    }
impossible-more-than-cutoffs =
    { $wish ->
        [saves-subtree] Los cortes que podan un nodo interior son superficiales o profundos; de estos se piden { $cutoffs } como mucho, y no { $wished }.
       *[other] Los cortes con un valor igual a la cota son superficiales o profundos; de estos se piden { $cutoffs } como mucho, y no { $wished }.
    }
impossible-other-players = Max-n, max-n-shallow, paranoid y best-reply necesitan el número de jugadores, y un árbol de varios jugadores necesita una de estas búsquedas.
impossible-not-of-players = Un árbol de varios jugadores no tiene nodos de azar; tampoco se puede pedir qué bando empieza ni que no haya hojas iguales. Los cortes profundos son para paranoid y best-reply, y una raíz que exija cuidado, para paranoid.
impossible-no-chance = Solo se generan árboles explícitos con nodos de azar.
impossible-ties-do-not-cut = Si el valor tiene que pasar de la cota, uno igual a ella no corta; para que haya cortes así, elige α ≥ β.
impossible-no-ties-with-bounds = Si no hay dos hojas con el mismo valor, ningún valor es igual a una cota; permite hojas iguales, o elige fail-hard con 3 medias jugadas o más.
impossible-too-few-values = Sin hojas iguales, el árbol más pequeño de esta forma necesita { $needed } valores; el intervalo tiene { $values }.
impossible-too-few-values-for-care =
    { $values ->
        [one] Una decisión en la raíz que exija cuidado necesita { $needed } valores distintos; aquí hay 1.
       *[other] Una decisión en la raíz que exija cuidado necesita { $needed } valores distintos; aquí hay { $values }.
    }
impossible-too-many-nodes = Un ejercicio tiene { $most } nodos como mucho; un árbol con esta profundidad y estos hijos por nodo tiene más.
impossible-no-line = En este tablero no cabe una línea de { $connect }; la más larga que cabe tiene { $longest }.

cli-practice-seed = Semilla { $seed }.
cli-expected-wishes = Se esperaban condiciones separadas por comas: shallow, deep, equal, saves-subtree, chance y star1, cada uno con un número, como en shallow=2, o un intervalo, como en shallow=1..3, none-at-last-child, careful-root; o exploration, near-tie, terminal-again, de la búsqueda Monte Carlo en árbol.
cli-expected-players = Se esperaba un número de jugadores de 2 a 6.
cli-expected-branching = Se esperaba un número entero de 1 a 10, o un intervalo de tales números, como 2..4.
cli-expected-range = Se esperaba un intervalo de números enteros, como 0..20 o -9..9.
cli-expected-size = Se esperaban números enteros separados por x, como 5x4x3.
cli-help-practice-generate = Escribir un ejercicio nuevo como archivo de posición
cli-help-practice-seed = La semilla del ejercicio: la misma semilla y las mismas condiciones dan el mismo ejercicio; sin ella, se elige una y se muestra
cli-help-practice-game = De qué juego es el ejercicio: tree, tic-tac-toe, connect-four, kalah o nim (tree); sin --generate, una orden cuyo programa juega el juego, como en poda solve
cli-help-practice-size = El tamaño del tablero: columnas, filas y largo de una línea (7x6x4), hoyos y semillas (6x4), pilas y objetos (3x5)
cli-help-practice-branching = Cuántos hijos tiene un nodo de un árbol, un número o un intervalo (2..3)
cli-help-practice-players = El número de jugadores con ganancias propias, de 2 a 6, para max-n, max-n-shallow, paranoid y best-reply; sin él, MAX y MIN
cli-help-practice-range = El intervalo de los valores de las hojas de un árbol (0..20)
cli-help-practice-ties = Si puede haber hojas iguales en un árbol: allowed (sí), forbidden (no) o wanted (con empates) (allowed)
cli-help-practice-ragged = Poner las hojas de un árbol a distintas profundidades
cli-help-practice-first = A quién le toca mover en la raíz de un árbol: max o min (max)
cli-help-practice-wish = Qué debe contener el ejercicio, separado por comas: shallow=2, deep=1, equal=1..2, saves-subtree, chance=1..3, star1=1, none-at-last-child, careful-root; o exploration, near-tie, terminal-again, de la búsqueda Monte Carlo en árbol (shallow=1)

## Qué contiene un ejercicio sobre la búsqueda Monte Carlo en árbol.

generated-iterations = { $count ->
    [one] 1 iteración
   *[other] { $count } iteraciones
}
generated-exploration = Se selecciona aunque otro hijo tiene una media mejor: { $count }
generated-near-ties = Se selecciona por menos de 0,05, y más que el redondeo: { $count }
generated-terminal-again = Se vuelve a llegar a una hoja donde la partida ha terminado: { $count }
