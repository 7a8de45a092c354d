## Exámenes: por qué no hay ninguno, y códigos tecleados.

exam-not-a-code = Esto no es el código de un examen. Un código es como 7-HH45G: cifras, un guion, y letras o cifras.
exam-code-mistyped = El código tiene una errata: su último carácter, que comprueba los demás, no encaja.
exam-code-unknown = Esta versión de Poda no conoce las condiciones de este código.
exam-count = Un examen tiene de 1 a { $most } ejercicios.
exam-variants = Un examen tiene de 1 a { $most } variantes.
exam-nothing-asked = No se pregunta nada. Pregunta por los valores, las ventanas, los cortes, la mejor jugada o las hojas que se pueden podar.
exam-nothing-to-fill-in = Esta búsqueda no poda nada, así que no hay ventanas ni cortes que rellenar. Pregunta por los valores o la mejor jugada.
exam-undecided = Qué hojas se pueden podar con algunos valores se pregunta de árboles dados, con 500 nodos como máximo, y de alfa-beta o Star1 de izquierda a derecha.
exam-matters-undecided = Qué hojas importan para la jugada se pregunta de árboles dados, con 500 nodos como máximo y al menos dos jugadas en la raíz, y de búsquedas de izquierda a derecha.
exam-transform-undecided = Qué cambios de todas las hojas importan se pregunta de árboles dados, con 500 nodos como máximo y al menos dos jugadas de un jugador en la raíz, y de minimax, alfa-beta y expectiminimax de izquierda a derecha con una ventana abierta.
exam-needs-files = Este código es de un examen hecho con archivos de posición. Se abre junto con esos archivos, en el mismo orden: poda practice --exam-code CÓDIGO ARCHIVO…. En la ventana, abre antes la posición del examen.
exam-other-files = Este código no corresponde a estas posiciones. Se esperaban los archivos con los que se hizo el examen, sin cambios y en el mismo orden.
exam-no-such-exercise = El examen no tiene ningún ejercicio con este número.
exam-too-large = Ningún árbol que cumpla estas condiciones cabe en una página. Elige menos profundidad, menos hijos o un tablero más pequeño.
exam-too-few = Hay demasiado pocos ejercicios distintos de esta clase para un examen de este tamaño: además de { $count }, no se ha encontrado otro. Elige menos ejercicios, menos variantes u otras condiciones.
exam-seed-left-out =
    Ejercicio { $number }, variante { $variant }: otra semilla sustituye a { $seed }, { $reason ->
        [shape] que no da ningún árbol de la forma que tiene la variante A.
        [size] que no da ningún otro árbol que quepa en una página.
       *[wishes] que no da ningún ejercicio que cumpla las condiciones.
    }
exam-other-search = Ejercicio { $number }: la búsqueda de su documento no se hace a mano. El ejercicio pide otra: { $algorithm }, de izquierda a derecha.
exam-too-large-for-page = Este árbol es demasiado grande para una página, también apaisada: necesita el { $percent } % del espacio que hay.
exam-far-too-large-for-page = Este árbol es demasiado grande para una página: tiene más de { $most } nodos.
exam-fitting-depth = Con un límite de profundidad de { $depth } cabe.
exam-no-fitting-depth = Elige una posición con menos jugadas.
exam-canceled = El examen se interrumpió, y no se escribe nada.
cli-exam-progress = { $done } de { $all } ejercicios…
exam-no-variant-of-game = Una variante de un archivo necesita un árbol con valores propios. Aquí las evaluaciones dependen del tablero, y otro tablero tiene otros cortes.
exam-no-variant-of-tree =
    { $count ->
        [one] No hay tantas variantes de este árbol, solo el árbol mismo: no se ha encontrado otra forma de repartir los valores entre sus hojas con los mismos cortes en los mismos nodos y otros valores que rellenar. Elige un árbol con más hojas.
       *[other] No hay tantas variantes de este árbol, solo { $count } con el árbol mismo: no se ha encontrado otra forma de repartir los valores entre sus hojas con los mismos cortes en los mismos nodos y otros valores que rellenar. Elige { $count } variantes, o un árbol con más hojas.
    }
diagnostic-exam-plan = Esto es el plan de un examen, y se esperaba una posición. La orden `poda exam` hace el examen.
diagnostic-exam-source = Cada ejercicio de un plan tiene exactamente uno de `lesson`, `file` y `wishes`.
diagnostic-expected-exam-entries = una lista de ejercicios, como `[(lesson: "a-to-n", points: 10), (file: "mio.ron"), (wishes: (shallow: 1, deep: 1))]`
exam-no-moves = Esta posición no tiene jugadas, así que no hay nada que rellenar.

## poda exam

cli-help-exam = Escribe exámenes y sus soluciones
cli-usage-exam = poda exam [OPCIONES] -o ARCHIVO [ARCHIVO…]
cli-help-exam-seed = La semilla del examen: la misma semilla y las mismas condiciones dan los mismos ejercicios; si falta, se elige una y se muestra
cli-help-exam-count = Cuántos ejercicios tiene el examen (1)
cli-help-exam-variants = Cuántas variantes tiene el examen, todas con árboles de la misma forma; las de un archivo tienen sus valores en otras hojas, y los mismos cortes (1)
cli-help-exam-kind = De qué juego son los ejercicios: tree, tic-tac-toe (ttt), connect-four (connect), kalah o nim (tree)
cli-help-exam-contents = Qué contiene cada ejercicio, separado por comas: shallow=1 exactamente una, deep=1.. al menos una, equal=..2 dos como mucho, saves-subtree, chance, star1, none-at-last-child, careful-root (shallow=1..)
cli-help-exam-ask = Qué se rellena, separado por comas: values, windows, cuts, best, ever (las hojas que se podan con algunos valores), matters (las hojas que importan para la jugada), transform (los cambios de todas las hojas que importan); las tres primeras también solo en algunos nodos, como windows:min, values:chance, values:2-3 (niveles; la raíz es el 1), cuts:max:1; si falta, como mucho unas 30 casillas por árbol, y todo menos ever, matters y transform en un banco de preguntas
cli-help-exam-points = Los puntos de cada ejercicio, impresos a su lado; si falta, uno por casilla
cli-help-exam-weights = Cuánto pesa cada clase de casilla, separado por comas: values=2, windows=1, cuts=3, best=2, ever=4, matters=2, transform=2; los puntos de un ejercicio se reparten entre sus casillas según estos pesos, y los de una pregunta de un banco entre sus huecos (todos 1)
cli-help-exam-minutes = El tiempo en minutos, impreso sobre los ejercicios
cli-help-exam-worked-example = Mostrar resuelto el primer ejercicio, como ejemplo sin puntos
cli-expected-points = Se esperaba un número entero de 1 a { $most }.
cli-expected-per-page = Se esperaba un número de ejercicios de 1 a { $most }.
cli-expected-weights = Se esperaban pesos de 1 a { $most }, separados por comas, como values=2,windows=1,cuts=3,best=2.
cli-help-exam-key-form = Qué contienen las soluciones: short, una página por ejercicio con el árbol relleno y las razones de sus cortes; long, cada campo con su razón (short)
cli-help-exam-algorithm = La búsqueda que se hace a mano: minimax, alpha-beta, negamax o negamax-alpha-beta (alpha-beta)
cli-help-exam-paper = El tamaño del papel: a4 o letter (a4)
cli-help-exam-per-page = Cuántos ejercicios comparten una página si son lo bastante pequeños, de 1 a 4: para eso sus árboles se hacen menores, hasta casillas de 6 mm (1)
cli-help-exam-max-memory = Usar como máximo esta memoria para leer y buscar todos los archivos (256)
cli-help-exam-title = El título del examen
cli-help-exam-format = El formato: pdf para papel, latex para la fuente de un examen con sus soluciones (clase exam), moodle o qti para un banco de preguntas (XML de Moodle, QTI 1.2 de Canvas); si falta, según el nombre del archivo: .pdf, .tex, .xml o .zip
cli-help-exam-output = El archivo del examen, con todas las variantes seguidas
cli-help-exam-key = El archivo de las soluciones; si falta, exam-key.pdf junto a exam.pdf
cli-help-exam-key-json = El archivo de las soluciones como datos, en JSON
cli-help-exam-files = Archivos de posición o lecciones, un ejercicio por cada uno, en lugar de ejercicios generados; o un solo plan de examen, un archivo con una lista de ejercicios
cli-help-exam-students = Una tabla (CSV) con las columnas name y student, o una de ellas: cada estudiante recibe una hoja con su nombre y su número, los vecinos en la lista reciben variantes distintas, y exam-seats.csv junto a exam.pdf dice quién tiene cuál
cli-help-exam-with-test-student = Imprime también una hoja para el estudiante de prueba de Canvas, «Student, Test»
cli-help-practice-exam-code = Recuperar un ejercicio de un examen: el código del pie, como 7-HH45G o 7M-R2, o con variante y número, 7-HH45G/B/3
cli-help-practice-variant = La variante del examen, de la A a la Z (A)
cli-help-practice-exercise = El número del ejercicio en el examen (1)
cli-expected-variant = Se esperaba una letra de la A a la Z.
cli-expected-asked = Se esperaban partes separadas por comas: values, windows, cuts, best, ever, matters, transform, las tres primeras también con un jugador, con chance o con niveles, como windows:min o values:2-3.
cli-expected-contents = Se esperaban contenidos separados por comas: shallow, deep, equal, saves-subtree, chance y star1, cada uno con un número, como en shallow=2, o un intervalo, como en shallow=1..3, 1.. o ..3, none-at-last-child, careful-root.
cli-exam-code = Semilla { $seed }; el código del examen es { $code }.
cli-exam-unknown-format = El nombre no dice qué formato se quiere. Se esperaba un nombre que termine en .pdf, .tex, .xml o .zip, o --format.
cli-exam-written = Escrito: { $file }
cli-exam-over-position = No se escribe un examen encima de una posición por la que pregunta.
cli-exam-students-on-paper = Las hojas con nombres solo se escriben en PDF.
cli-exam-test-student = El estudiante de prueba de Canvas de la línea { $line } no recibe hoja. Con --with-test-student recibe una.
cli-exam-marks-on-paper = Un banco de preguntas no tiene puntos, minutos, páginas ni ejemplo resuelto propios: los pone la plataforma de aprendizaje.
cli-exam-same-file = Otro archivo de este examen tiene el mismo nombre.
cli-exam-not-written = No se ha podido escribir el archivo. { $reason }

## La hoja.

exam-title-alpha-beta = Poda alfa-beta
exam-title-chance = Árboles con nodos de azar
exam-title-players = Árboles de varios jugadores
exam-title-minimax = Minimax
exam-variant = Variante { $letter }
exam-key-of = Soluciones: { $title }
exam-name = Nombre
exam-group = Grupo
exam-date = Fecha
exam-points-label = Puntos
exam-exercise = Ejercicio { $number }
exam-exercise-titled = Ejercicio { $number }: { $title }
exam-worked = { $exercise } (ejemplo resuelto)
exam-worked-note = Ejemplo resuelto
exam-minutes =
    { $minutes ->
        [1] Tienes 1 minuto.
       *[other] Tienes { $minutes } minutos.
    }
exam-weight =
    { $part ->
        [alpha] α y β { $weight } cada una
        [cut] los círculos bajo un nodo { $weight }
        [best] la mejor jugada { $weight }
        [ever] las hojas rodeadas { $weight }
        [matters] las hojas subrayadas { $weight }
        [transform] los cambios rodeados { $weight }
       *[value] v { $weight }
    }
exam-points-weighted = Los puntos de un ejercicio están impresos a su lado. Se reparten según el peso entre lo que rellena la búsqueda: { $weights }. Lo que se sigue correctamente de un error tuyo anterior cuenta entero.
exam-best = Mejor jugada
exam-page = Página { $page } de { $pages }
exam-tree = Árbol del ejercicio { $number }, con los hijos en orden: { $tree }
exam-search =
    { $algorithm ->
        [minimax] Aplica minimax a cada árbol. Los valores de las hojas están dados. Los hijos se recorren de izquierda a derecha, y los de una columna, de arriba abajo.
        [negamax] Aplica negamax a cada árbol y escribe todos los valores desde el punto de vista de MAX. También los de las hojas están dados desde el punto de vista de MAX. Los hijos se recorren de izquierda a derecha, y los de una columna, de arriba abajo.
        [negamax-alpha-beta] Aplica negamax con poda alfa-beta a cada árbol y escribe todos los valores y todas las ventanas desde el punto de vista de MAX. También los valores de las hojas están dados desde el punto de vista de MAX. Los hijos se recorren de izquierda a derecha, y los de una columna, de arriba abajo.
        [star1] Aplica Star1 a cada árbol. Los valores de las hojas están dados. Los hijos se recorren de izquierda a derecha, y los de una columna, de arriba abajo.
        [expectiminimax] Calcula el valor de cada nodo. Los valores de las hojas están dados.
        [max-n] Aplica max^n a cada árbol. Los hijos se recorren de izquierda a derecha, y los de una columna, de arriba abajo.
        [max-n-shallow] Aplica max^n con poda superficial a cada árbol. Los hijos se recorren de izquierda a derecha, y los de una columna, de arriba abajo.
        [paranoid] Aplica el algoritmo paranoico a cada árbol. Los hijos se recorren de izquierda a derecha, y los de una columna, de arriba abajo.
        [best-reply] Aplica la búsqueda de la mejor réplica a cada árbol. Los hijos se recorren de izquierda a derecha, y los de una columna, de arriba abajo.
       *[alpha-beta] Aplica alfa-beta a cada árbol. Los valores de las hojas están dados. Los hijos se recorren de izquierda a derecha, y los de una columna, de arriba abajo.
    }
exam-chance = En un círculo decide el azar, con la probabilidad que está junto a cada resultado. Vale la media: el valor de cada resultado por su probabilidad, todo sumado.
exam-chance-bounds =
    Toda hoja está entre { $low } y { $high }, y toda ventana también. Bajo un círculo, la α de un resultado es lo que debe valer para que el círculo valga su propia α si cada resultado que no se conoce valiera { $high }; la β, lo que debe valer para la β del círculo si cada uno valiera { $low }. { $cut_on ->
        [strict] En un círculo hay un corte cuando ya no puede valer α o más, o β o menos.
       *[equal] En un círculo hay un corte en cuanto ya no puede valer más que α, o menos que β.
    } Devuelve entonces lo máximo que aún puede valer, o lo mínimo.
exam-triangles = En los triángulos que apuntan hacia arriba juega MAX; en los que apuntan hacia abajo, MIN.
exam-fail-soft = La búsqueda es fail-soft: un nodo devuelve el mejor valor que ha encontrado, aunque quede fuera de su ventana.
exam-fail-hard = La búsqueda es fail-hard: un nodo interior no devuelve ningún valor fuera de su ventana, sino la cota que se sobrepasaría. Una hoja devuelve su valor tal cual.
exam-cut-on-equal = En un nodo hay un corte en cuanto α ≥ β.
exam-cut-on-strict = En un nodo hay un corte solo cuando α > β; si α = β, se sigue.
exam-fill-windows = α y β: la ventana con la que se entra en el nodo, antes de su primer hijo. Escribe −∞ y +∞ donde aún no hay cota.
exam-fill-values = v: el valor que devuelve el nodo.
exam-fill-bounds = v: lo que devuelve el nodo. Escribe 3 si se sabe que su valor es exactamente 3, y ≤ 3 o ≥ 3 si no se sabe más.
exam-fill-cuts = Tacha el círculo de cada rama podada: la de cada hijo que su padre ya no recorre tras un corte.
exam-fill-best = Mejor jugada: el hijo de la raíz con el mejor valor; si hay varios, el primero.
# $mixed: si el examen tiene también árboles de MAX y MIN.
exam-fill-best-players =
    { $mixed ->
        [yes] Mejor jugada de uno de varios jugadores: el hijo de la raíz que toma ese jugador.
       *[no] Mejor jugada: el hijo de la raíz que toma su jugador.
    }
exam-players =
    Cada hoja tiene un número para cada jugador, en el orden { $order }. En un nodo mueve el jugador que está escrito junto a él, y toma el hijo que más le da. { $rule ->
        [first] Entre iguales toma el primero.
        [worst] Entre iguales toma el que menos da a { $viewer } y, de esos, el primero.
       *[best] Entre iguales toma el que más da a { $viewer } y, de esos, el primero.
    }
# Por qué hay un corte: $cut_on es strict o la regla para los empates.
exam-players-limits =
    Los números de una hoja suman { $sum } como mucho, y cada jugador recibe al menos: { $floors }. La β de un nodo es lo máximo que hay para su jugador: la suma sin lo mínimo de todos los demás. Si en el padre mueve otro jugador que ya tiene allí un vector, β es la suma sin lo que tiene ese jugador y sin lo mínimo del resto. { $cut_on ->
        [strict] Hay un corte en un nodo en cuanto un hijo da a su jugador más que β, si la ha puesto un jugador de arriba.
        [first] Hay un corte en un nodo en cuanto un hijo da a su jugador lo máximo que hay, o β o más.
       *[other] Hay un corte en un nodo en cuanto un hijo da a su jugador lo máximo que hay, o β o más si en el padre mueve { $viewer }; si mueve otro, más que β, porque ese jugador podría tomar el hijo por la regla de los empates.
    } Un hijo que se ha cortado por el jugador del padre no se toma.
exam-fill-vectors = v: el vector que devuelve el nodo, como (6, 1, 3).
exam-fill-vectors-or-bounds = v: el vector que devuelve el nodo, como (6, 1, 3). Tras un corte que poda algo por causa de β, escribe solo lo que recibe al menos el jugador del nodo, como ≥ 5; si el jugador tiene lo máximo que hay, escribe el vector.
exam-coalition = Cada hoja tiene un número para cada jugador, en el orden { $order }, y solo cuenta el de { $viewer }. En cada nodo juega quien está escrito al lado. { $viewer } es MAX y toma el hijo que devuelve más; todos los demás juntos son MIN y toman el hijo que devuelve menos.
exam-coalition-replies = Entre dos jugadas de { $viewer }, como mucho un rival se aparta de su primera jugada. Donde uno ya se ha apartado, los demás rivales solo tienen su primera jugada: se busca únicamente el primer hijo, y los otros se pasan por alto. Esos no se tachan.
exam-fill-returned = v: el número que devuelve el nodo.
exam-ever = Olvida los valores de las hojas: { $range }. Rodea cada hoja que esta búsqueda poda con algunos valores. Las demás las visita siempre, valgan lo que valgan.
exam-matters = Subraya cada hoja que importa para la jugada de la raíz: con algún otro valor de esa hoja sola, otra jugada sería la mejor. De los valores, { $range }. De varias jugadas mejores se elige la primera.
exam-transform =
    Rodea lo que importaría si el valor x de cada hoja se convirtiera en esto:   { $changes }.   Importa { $prunes ->
        [yes] si otra jugada es la mejor en la raíz o si se podan otras ramas.
       *[no] si otra jugada es la mejor en la raíz.
    } El rango es el puesto entre los valores distintos, y el menor tiene rango 1. De varias jugadas mejores se elige la primera.
# También en los bancos de preguntas.
exam-ever-range =
    { $bounded ->
        [yes] cada una puede valer cualquier número entre { $low } y { $high }
       *[no] cada una puede valer cualquier número
    }
exam-fill-never-entered = Deja vacías las casillas de los nodos en los que la búsqueda nunca entra.
exam-points = Cada casilla que la búsqueda rellena vale un punto. Un número que se sigue correctamente de un error tuyo anterior conserva su punto.
exam-points-with-cuts = Cada casilla que la búsqueda rellena vale un punto, y también lo valen, en conjunto, los círculos bajo cada nodo en el que entra. Lo que se sigue correctamente de un error tuyo anterior conserva su punto.
exam-points-ever = Las hojas rodeadas de un ejercicio valen, en conjunto, un punto.
exam-points-matters = Las hojas subrayadas de un ejercicio valen, en conjunto, un punto.
exam-points-transform = Los cambios rodeados de un ejercicio valen, en conjunto, un punto.
exam-marks =
    { $player ->
        [MAX] Las cruces son de MAX y los círculos, de MIN.
       *[MIN] Las cruces son de MIN y los círculos, de MAX.
    }
exam-discs = Las fichas llenas son de MAX y las huecas, de MIN.
exam-rows =
    { $player ->
        [MAX] La fila de abajo y la base de la derecha son de MAX; la fila de arriba y la base de la izquierda, de MIN.
       *[MIN] La fila de abajo y la base de la derecha son de MIN; la fila de arriba y la base de la izquierda, de MAX.
    }
exam-dice = Las barras son los puntos de MAX y de MIN, hasta los que ganan; junto al dado están los puntos del turno.
exam-piles = Una jugada como 2-1 quita 1 objeto de la pila 2.

## Las soluciones.

exam-key-cuts = Por qué se podan ramas
exam-scheme = Corrección
exam-scheme-points = Cada casilla vale un punto. Una cota como ≤ 3 no es lo mismo que el valor 3.
exam-scheme-weighted = Los puntos de un ejercicio se reparten entre sus casillas según el peso: { $weights }. Una cota como ≤ 3 no es lo mismo que el valor 3.
exam-scheme-share = Las casillas de este ejercicio pesan { $weight } en total, por { $points } puntos.
exam-scheme-cuts = Los círculos bajo un nodo son una casilla: está bien si se tachan justo las ramas podadas, o con razón ninguna.
exam-scheme-ever = Las hojas rodeadas son un solo campo: está bien si están rodeadas exactamente las mismas que aquí.
exam-scheme-matters = Las hojas subrayadas son un solo campo: está bien si están subrayadas exactamente las mismas que aquí.
exam-scheme-transform = Los cambios rodeados son un solo campo: está bien si están rodeados exactamente los que se nombran aquí.
exam-scheme-never-entered = Las casillas tachadas aquí, de nodos en los que la búsqueda nunca entra, ni suman ni restan.
exam-scheme-follows = Lo que según las reglas se sigue de las casillas anteriores del propio alumno conserva su punto.
exam-scheme-follows-minimax = Lo que se sigue de las casillas anteriores del propio alumno conserva su punto.
exam-scheme-legal = Solo se sigue de ventanas abiertas, valores en el rango de las hojas y cortes debidos; si no, de los verdaderos.
exam-scheme-legal-minimax = Solo se sigue de valores dentro del rango de las hojas; si no, de los verdaderos.
exam-exercise-points =
    { $count ->
        [one] Ejercicio { $number }: { $points } punto
       *[other] Ejercicio { $number }: { $points } puntos
    }
exam-column-field = Casilla
exam-column-expected = Esperado
exam-column-reason = Motivo
exam-column-points = Puntos

## Fuente en LaTeX.

exam-latex-hint = Las hojas de todas las variantes. Sin el signo de porcentaje, la línea siguiente las convierte en las soluciones.
exam-latex-solution = Solución
exam-latex-point = punto
exam-latex-points = puntos
