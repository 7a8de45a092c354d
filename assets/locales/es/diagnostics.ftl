## Qué falla en un archivo y qué se esperaba. Los nombres de campos y las palabras del archivo van entre `comillas`.

diagnostic-more = { $count ->
    [one] Hay un problema más.
   *[other] Hay { $count } problemas más.
}

# Sintaxis
diagnostic-not-text = No es texto UTF-8: el byte que sigue a los primeros { $byte } no es válido ahí. Un archivo de posición es texto en RON.
diagnostic-empty = El archivo está vacío; se esperaba `(version: 1, game: …)`.
diagnostic-end = El texto termina aquí, donde se esperaba un valor.
diagnostic-end-inside = El texto termina aquí, pero antes hay que cerrar el `{ $bracket }` abierto en la línea { $line }, columna { $column }.
diagnostic-unclosed-string = Esta cadena no tiene comillas de cierre; se esperaba `"` antes del final del archivo.
diagnostic-unclosed-comment = Este comentario no termina; se esperaba `*/`.
diagnostic-expected-comma = Hay `{ $found }` donde se esperaba una coma o un cierre de paréntesis o corchete.
diagnostic-expected-colon = Hay `{ $found }` donde se esperaban dos puntos: un campo se escribe `nombre: valor`.
diagnostic-expected-field-name = Hay `{ $found }` donde se esperaba el nombre de un campo: un campo se escribe `nombre: valor`.
diagnostic-expected-value = Hay `{ $found }` donde se esperaba un valor: un número, una cadena entre "comillas", una palabra o algo entre paréntesis o corchetes.
diagnostic-bad-escape = Esto no es un escape válido en una cadena; se esperaba `\"`, `\\`, `\n`, `\t`, `\u{ "{" }2192{ "}" }` o similar.
diagnostic-bad-number = `{ $found }` no es un número; se esperaba uno como `3`, `-0.5` o `1e6`.
diagnostic-nested = Demasiados corchetes anidados: un árbol tiene como mucho { $limit } niveles.
diagnostic-after-the-end = Hay `{ $found }` tras el final de la posición, donde no se esperaba nada más.
diagnostic-bad-name = `{ $found }` no es un nombre; se esperaban letras, cifras y `_`.
diagnostic-single-quotes = Las comillas simples contienen un solo carácter; se esperaba una cadena entre "comillas dobles".
diagnostic-no-notation = Esto no es un archivo de posición, `(version: 1, game: …)`, ni un árbol en una de estas notaciones: { $notations }.
diagnostic-lonely-slash = Una sola `/` no significa nada aquí; se esperaba un comentario, `// …` o `/* … */`.
diagnostic-syntax = Esto no es RON; el analizador dice: { $message }

# Clases de valores
diagnostic-no-version = Falta la versión; se esperaba `version: 1` entre los campos.
diagnostic-other-version = Este archivo tiene la versión `{ $found }`; solo se puede leer la versión `1`.
diagnostic-unknown-field = Aquí no existe el campo `{ $found }`; se esperaba { $expected }.
diagnostic-no-fields = Aquí no existe el campo `{ $found }`; se esperaban unos paréntesis vacíos.
diagnostic-repeated-field = El campo `{ $field }` aparece por segunda vez; se esperaba una sola.
diagnostic-missing-field = Falta el campo `{ $field }`; se esperaba entre los campos de estos paréntesis.
diagnostic-unknown-word = `{ $found }` no es posible aquí; se esperaba { $expected }.
diagnostic-unknown-game = No existe el juego `{ $found }`; se esperaba { $expected }.
diagnostic-wrong-kind = Se esperaba { $expected } y hay { $found }.

diagnostic-one-of = uno de { $choices }

diagnostic-expected-node = un nodo (un número, una lista de nodos o `(name: "B", children: […])`)
diagnostic-expected-node-of-players = un nodo (un vector como `(1, 2, 3)`, una lista de nodos o `(name: "B", children: […])`)
diagnostic-expected-players = una lista de nombres, como `["A", "B", "C"]`
diagnostic-expected-children = una lista de nodos entre corchetes, como `[3, 12, 8]`
diagnostic-expected-number = un número, `inf` o `-inf`
diagnostic-expected-whole = un número entero, 0 o más
diagnostic-expected-share = un peso como `2` o una probabilidad como `0.1`, `"10 %"`, `"1/6"` o `rest`
diagnostic-expected-weight = un peso, como `3` o `-0.5`
diagnostic-expected-string = una cadena entre "comillas"
diagnostic-expected-text = una cadena entre "comillas", o una por idioma: `(en: "…", es: "…")`
diagnostic-expected-game = un juego con sus campos, como `Tree(tree: [3, 12, 8])` o `TicTacToe(board: […])`
diagnostic-expected-fields = campos entre paréntesis ({ $fields })
diagnostic-expected-no-fields = unos paréntesis vacíos
diagnostic-expected-window = dos números entre paréntesis, como `(-inf, 3)`
diagnostic-expected-rows = una lista de filas, como `["XO.", ".X.", "..."]`
diagnostic-expected-cells = una lista de las casillas de 0 a 8 en el orden en que se prueban
diagnostic-expected-pieces = una lista de piezas con sus dueños, como `[("X", Max), ("O", Min)]`
diagnostic-expected-piece = una pieza con su dueño, como `("X", Max)`
diagnostic-expected-counts = una lista de números enteros, como `[4, 4, 4]`
diagnostic-expected-scores = los puntos de MAX y de MIN entre paréntesis, como `(12, 7)`
diagnostic-expected-tiles = una lista de filas de fichas, como `[[2, 0], [0, 2]]`
diagnostic-expected-pits = una lista de hoyos, cada uno con sus fichas, como `[[1, 5, 10], []]`
diagnostic-expected-tokens = las fichas de un hoyo entre corchetes, como `[1, 5, 10]`
diagnostic-expected-moves = una lista de las jugadas hechas, como `["4", "0"]`
diagnostic-expected-move = una jugada como texto entre "comillas", por ejemplo `"4"`
diagnostic-expected-choices = una lista de opciones, como `["sí", "no"]`
diagnostic-expected-steps = una lista de pasos, como `[10, 24]`
diagnostic-expected-bookmarks = una lista de marcadores, como `[(step: 12)]`
diagnostic-expected-question-kinds = una lista de clases de pregunta, como `[Value, Cut]`
diagnostic-expected-questions = una lista de preguntas, como `[(kind: Cut, step: 12)]`
diagnostic-expected-range = un número entero, o el menor y el mayor entre paréntesis, como `(2, 4)`
diagnostic-expected-wished-game = un juego con sus condiciones, como `Tree(branching: 3)` o `TicTacToe()`

diagnostic-found-number = el número `{ $found }`
diagnostic-found-string = la cadena `{ $found }`
diagnostic-found-word = la palabra `{ $found }`
diagnostic-found-quoted = `{ $found }`
diagnostic-found-named = `{ $found }(…)`
diagnostic-found-optional = `{ $found }` (los valores se escriben tal cual, y lo que no tiene valor se omite)
diagnostic-found-list = una lista
diagnostic-found-fields = campos entre paréntesis
diagnostic-found-tuple = valores sin nombre entre paréntesis
diagnostic-found-map = un mapa entre llaves

# Significado
diagnostic-nan = NaN no es un valor; se esperaba un número, `inf` o `-inf`.
diagnostic-number-too-large = `{ $found }` es demasiado grande para calcular con él; se esperaba un número más cercano a 0, o `inf` o `-inf` para una partida ganada o perdida.
diagnostic-not-exact = `{ $found }` se redondearía: los números enteros son exactos hasta 9007199254740992 a cada lado del 0; se esperaba un número más cercano a 0.
diagnostic-not-whole = `{ $found }` no es posible aquí; se esperaba un número entero, 0 o más.
diagnostic-no-children = Esta lista está vacía; un nodo interior tiene al menos un hijo, y una hoja se escribe como un número.
diagnostic-impossible-counts = Estas cuentas no pueden ser: `n` es un número entero de 1 o más, `w` está entre 0 y `n`, y un nodo tiene al menos las visitas, los resultados y las derrotas de sus hijos juntos. Si `w` cuenta las victorias del jugador que ha movido al nodo, escribe `wins: Mover` junto a `tree`.
diagnostic-count-alone = Aquí está `{ $count }` sin `{ $missing }`. Escribe las dos, u omite las dos donde los hijos tengan cuentas: entonces son las sumas de las de los hijos.
diagnostic-value-and-children = Este nodo tiene más de uno de los campos `value`, `children` y `chance`; se esperaba exactamente uno de ellos.
diagnostic-neither-value-nor-children = Este nodo no tiene ni `value` ni `children` ni `chance`; se esperaba exactamente uno de ellos.
diagnostic-prior-without-move = Solo tiene `prior` una jugada que hace un jugador: la raíz y los resultados del azar no lo tienen.
diagnostic-priors-without-puct = Esta búsqueda no tiene probabilidades a priori, así que no puede tener una regla para ellas. Escribe `selection: Puct` al lado.
diagnostic-player-at-chance = Este nodo de azar tiene un `player`; donde decide el azar no elige ningún jugador, y los resultados dicen a quién le toca.
diagnostic-empty-bounds = { $low } no es menor que { $high }; se esperaban límites como `(-10, 10)`, primero el inferior.
diagnostic-outside-bounds = Este valor queda fuera de `bounds`; se esperaba un número de { $low } a { $high }.
diagnostic-estimate-at-leaf = Esta hoja tiene un `estimate` además de su `value`; solo puede tenerlo un nodo interior, uno con `children`.
diagnostic-empty-name = Este nombre está vacío; se esperaba al menos un carácter, o ningún `name`.
diagnostic-name-taken = El nombre `{ $name }` ya es de un nodo anterior; los nombres deben ser distintos.
diagnostic-name-is-an-id = `{ $name }` ya es el identificador de un nodo sin nombre; se esperaba otro nombre.
diagnostic-levels = El árbol tiene { $levels } niveles; se esperaban { $limit } como mucho, y este nodo queda más abajo.
diagnostic-rows = Este tablero { $rows ->
    [0] no tiene filas
    [one] tiene una fila
   *[other] tiene { $rows } filas
}; se esperaban { $expected }.
diagnostic-row = `{ $found }` no es una fila del tablero; se esperaban { $expected } caracteres, cada uno `X`, `O` o `.`.
diagnostic-row-of-three = `{ $found }` no es una fila del tablero; se esperaban { $expected } caracteres, cada uno `X`, `O`, `T` o `.`.
node-board-row-count = Este tablero tiene { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    }; un tablero tiene de 1 a { $most }.
node-board-cell-count = La fila `{ $found }` tiene { $cells ->
        [one] 1 casilla
       *[other] { $cells } casillas
    }; una fila tiene de 1 a { $most }.
node-board-uneven-row = La fila `{ $found }` tiene { $cells ->
        [one] 1 casilla
       *[other] { $cells } casillas
    }, y la primera tiene { $expected }. Todas las filas de un tablero tienen la misma longitud.
node-board-not-a-cell = `{ $found }` no se puede dibujar en una casilla. Una casilla es un carácter visible; `.` y el espacio son casillas vacías.
node-board-long-text = Este texto tiene { $count } caracteres; el texto de un nodo tiene como máximo { $most }.
node-board-line-count = Este texto tiene { $lines ->
        [one] 1 línea
       *[other] { $lines } líneas
    }; el texto de un nodo tiene de 1 a { $most }.
node-board-not-a-piece = `{ $found }` no es una pieza. Una pieza es un carácter visible distinto de `.` y del espacio.
node-board-piece-taken = La pieza `{ $found }` aparece dos veces.
node-board-board-and-text = Un nodo tiene un `board` o un `text`, no ambos.
diagnostic-no-game-of-three = Ninguna partida lleva a este tablero: X, O y T juegan por turno, X primero, y la primera línea de tres termina la partida.
diagnostic-size = `{ $found }` no es posible aquí; se esperaba un número entero, 1 o más.
diagnostic-size-limited = `{ $found }` no es posible aquí; se esperaba un número entero de 1 a { $most }.
diagnostic-floating = La ficha de la columna { $column } (contando desde 0) flota: se esperaba otra en la casilla de abajo.
diagnostic-not-a-cell = No existe la casilla `{ $found }`; se esperaba una de 0 a 8.
diagnostic-repeated-cell = La casilla { $cell } aparece por segunda vez; se esperaba cada una de 0 a 8 una sola vez.
diagnostic-missing-cells = { $count ->
    [one] Falta la casilla { $cells }
   *[other] Faltan las casillas { $cells }
}; se esperaba cada una de 0 a 8 una vez.
diagnostic-counts = Ninguna partida llega a { $x } X y { $o } O: empieza X, así que se esperaban tantas X como O, o una más.
diagnostic-not-to-move = No puede jugar { $given }: por el número de X y de O le toca a { $mover }, así que se esperaba `{ $mover }`.
diagnostic-both-lines = Los dos jugadores tienen una línea; la partida acaba con la primera, así que se esperaba una como mucho.
diagnostic-moved-after-the-end = { $winner } tiene una línea, pero { $other } jugó después; se esperaba que la partida acabara con la línea.
diagnostic-count-too-large = `{ $found }` es demasiado grande aquí; se esperaba un número entero de 0 a { $most }.
diagnostic-count-length = Esta lista { $length ->
    [0] está vacía
    [one] tiene un elemento
   *[other] tiene { $length } elementos
}; se esperaban de 1 a { $most }.
diagnostic-count-sides = Sur tiene { $south ->
    [one] un hoyo
   *[other] { $south } hoyos
} y Norte tiene { $north }; se esperaba el mismo número en los dos lados.
diagnostic-count-token = No existe la ficha `{ $found }`; se esperaba una de `1`, `5`, `10`.
diagnostic-count-tokens = Este hoyo contiene { $tokens } fichas; se esperaban { $most } como mucho.
diagnostic-count-orders = Con `sowing: Choice`, estas fichas podrían soltarse en más de { $most } órdenes; se esperaba un hoyo con menos.
diagnostic-tiles-size = Este tablero no tiene un tamaño posible; se esperaban de 2 a 4 filas, todas con el mismo número de casillas, de 2 a 4.
diagnostic-tile = No existe la ficha `{ $found }`; se esperaba 0 para una casilla vacía, o una potencia de dos de 2 a { $most }.
diagnostic-tiles-no-room = En este tablero no cabe ninguna ficha, porque no hay casillas vacías; se esperaba `Max`.
diagnostic-not-a-weight = `{ $found }` no puede ser un peso; se esperaba un número de -1000000 a 1000000 con tres decimales como máximo.
diagnostic-too-great = `{ $found }` es demasiado grande; se esperaba un número entero hasta { $most }.
# $text es lo que es demasiado largo; $count y $most son números con separadores.
diagnostic-text-too-long = { $text ->
    [title] Este título tiene { $count } caracteres; se esperaban { $most } como mucho.
    [notes] Estas notas tienen { $count } caracteres; se esperaban { $most } como mucho.
    [note] Esta nota tiene { $count } caracteres; se esperaban { $most } como mucho.
    [slide] El texto de esta diapositiva tiene { $count } caracteres; se esperaban { $most } como mucho.
    [node] El nombre de este nodo tiene { $count } caracteres; se esperaban { $most } como mucho.
    [move] El nombre de esta jugada tiene { $count } caracteres; se esperaban { $most } como mucho.
    [player] El nombre de este jugador tiene { $count } caracteres; se esperaban { $most } como mucho.
    [student] El nombre o el número de este estudiante tiene { $count } caracteres; se esperaban { $most } como mucho.
   *[path] Esta ruta tiene { $count } caracteres; se esperaban { $most } como mucho.
}
# Below a field in the window; $most is a number with separators.
typed-field-full = Este campo está lleno: { $most } caracteres como mucho. Lo que se pegó de más se ha omitido.
diagnostic-too-many-moves = Este archivo juega { $count } jugadas; se esperaban { $most } como mucho.
diagnostic-distance = { $zero ->
    [yes] `{ $found }` no sirve aquí; se esperaba un número finito, 0 o más.
   *[no] `{ $found }` no sirve aquí; se esperaba un número finito mayor que 0.
}
diagnostic-closed-window = α = { $alpha } no es menor que β = { $beta }; se esperaba una ventana con α < β.
diagnostic-algorithm-without-chance = { $algorithm } no busca en nodos de azar: propaga el mejor hijo, y en un nodo de azar no lo elige ningún jugador. { $players ->
    [yes] max-n busca en estos árboles.
   *[no] Star1 poda estos árboles.
}
diagnostic-window-outside-bounds = Ningún valor queda dentro de esta ventana: todos están entre { $low } y { $high }, y la ventana es ({ $alpha }, { $beta }).
diagnostic-illegal-move = La jugada { $number }, `{ $found }`, no es posible aquí; se esperaba una de `{ $legal }`.
diagnostic-move-after-the-end = { $count ->
    [0] La partida ha terminado antes de la primera jugada
    [one] La partida terminó con su primera jugada
   *[other] La partida terminó tras { $count } jugadas
}, así que `{ $found }` no es posible; se esperaba el final de la lista.
diagnostic-leaf-value = `{ $found }` no puede ser el valor de una hoja generada; se esperaba un número entero de -{ $most } a { $most }.
diagnostic-reversed-range = El primer número de este intervalo es mayor que el segundo; se esperaba primero el menor y después el mayor.
diagnostic-mcts = La búsqueda Monte Carlo en árbol no se puede usar aquí; se esperaba otro `algorithm`.
diagnostic-mcts-unbounded = Los resultados cuentan entre el menor y el mayor, y aquí uno de los dos es infinito; se esperaban hojas finitas, o `bounds` finitos del árbol.
diagnostic-mcts-too-large = Se suman los resultados de todas las iteraciones, y con valores tan grandes como aquí la suma no tiene número; se esperaban valores más pequeños o menos iteraciones.
diagnostic-player-count =
    { $count ->
        [one] Hay un jugador; se esperaban de { $least } a { $most }.
       *[other] Hay { $count } jugadores; se esperaban de { $least } a { $most }.
    }
diagnostic-empty-player-name = El nombre de un jugador está vacío; se esperaba al menos una letra.
diagnostic-player-name-taken = Otro jugador ya se llama `{ $found }`; cada jugador necesita un nombre distinto.
diagnostic-player-named-chance = Ningún jugador puede llamarse `{ $found }`, que significa que nadie elige; se esperaba otro nombre.
diagnostic-no-such-player = Ningún jugador se llama `{ $found }`; se esperaba uno de { $players }.
diagnostic-vector-length =
    { $length ->
        [one] Esto es un solo número; se esperaba un vector con { $players } entradas entre paréntesis, una por jugador.
       *[other] Este vector tiene { $length } entradas; se esperaban { $players }, una por jugador.
    }
diagnostic-not-finite = `{ $found }` es infinito; se esperaba un número finito.
diagnostic-not-with-players = Un árbol con varios jugadores no puede tener este campo.
diagnostic-several-players = Los árboles con varios jugadores se pueden resolver, seguir, comparar, juzgar, practicar, usar en clase, exportar, importar y enlazar, con max-n y búsquedas afines, y no se pueden usar aquí.
diagnostic-algorithm-for-two-sides = { $algorithm } busca en juegos de dos bandos, MAX y MIN, y aquí cada jugador tiene sus propias ganancias; se esperaba max-n, max-n-shallow, paranoid o best-reply.
diagnostic-algorithm-for-players = { $algorithm } busca en árboles con `players`, cada uno con sus propias ganancias; aquí MAX juega contra MIN, y se esperaba otro algoritmo, como alpha-beta.
diagnostic-sum-exceeded = Las entradas de un vector suman { $greatest }, más que la suma `sum` { $sum } que ningún vector debe superar.
diagnostic-floor-count =
    { $count ->
        [one] El mínimo tiene una entrada, y hay { $players } jugadores; se esperaba un número para todos o una entrada para cada uno.
       *[other] El mínimo tiene { $count } entradas, y hay { $players } jugadores; se esperaba una para cada uno.
    }
diagnostic-below-floor = Una entrada del jugador { $player } es { $least }, menor que el mínimo { $floor }.
diagnostic-mcts-of-players = La búsqueda Monte Carlo en árbol es para juegos de dos bandos, y aquí cada jugador tiene sus propias ganancias; se esperaba max-n, max-n-shallow, paranoid o best-reply.
diagnostic-not-with-chance = Un árbol en el que decide el azar no puede tener este campo.
diagnostic-rounds-without-tree = Aquí se juegan rondas, pero no hay nada que elegir; se esperaba un `Tree` cuya raíz tuviera hijos, o ningún `rounds`.
diagnostic-no-question-kinds = Esta lista está vacía; se esperaba al menos una clase de pregunta, o ningún `kinds`.
diagnostic-repeated-question-kind = La clase de pregunta `{ $kind }` aparece por segunda vez; se esperaba una sola.
diagnostic-no-estimate = Una búsqueda con profundidad { $depth } se detiene en { $count ->
    [one] un nodo interior que no tiene `estimate` ({ $nodes }); hay que darle uno
   *[other] { $count } nodos interiores que no tienen `estimate` ({ $nodes }); hay que darles uno
}, o elegir otra profundidad.

## Qué tiene de malo un enlace

link-no-target = Este enlace no indica nada que abrir: se esperaba `#p1…`, `#p0…`, `#tree=…` o `#lesson=…`.
link-damaged = Este enlace está dañado o incompleto; hace falta el enlace entero.
link-too-large = Este enlace contiene más de 1 MB, más de lo que necesita una posición.
link-names-file = La clase de este enlace nombra el archivo { $name }, que un enlace no contiene; solo se esperaban lecciones, posiciones y diapositivas.
link-unknown-lesson = No hay ninguna lección llamada «{ $name }».
link-unknown-lesson-nearest = No hay ninguna lección llamada «{ $name }». ¿Quizá «{ $nearest }»?
link-unknown-lecture = No hay ninguna clase llamada «{ $name }». Las clases son: { $names }.
program-file-interpreted = Esto es un programa, y Poda no inicia ninguno por sí solo. Si juega a un juego como dice la página «Un juego propio» del manual, ábrelo en una terminal: poda --game "{ $command }"
program-file-compiled = Esto es un programa, y Poda no inicia ninguno por sí solo. Si juega a un juego como dice la página «Un juego propio» del manual, compílalo y ábrelo en una terminal: poda --game "{ $command }"
