## Por qué no hay respuesta. Delante va el nombre del archivo.

cli-limit-nodes =
    { $count ->
        [one] Se alcanzó el límite de { $nodes } nodo. Busca con menos profundidad o permite más con --max-nodes.
       *[other] Se alcanzó el límite de { $nodes } nodos. Busca con menos profundidad o permite más con --max-nodes.
    }
cli-limit-memory = Se alcanzó el límite de { $megabytes } MB de memoria. Busca con menos profundidad o permite más con --max-memory.
cli-limit-time = Se alcanzó el límite de tiempo. Busca con menos profundidad o permite más segundos con --max-time.
cli-limit-time-reading = El tiempo de --max-time se acabó antes de terminar de leer el archivo.
cli-limit-loading = Leer este archivo puede necesitar { $megabytes } MB de memoria. Permítelo con --max-memory.
cli-limit-depth = Una línea llegó a { $plies } medias jugadas, el máximo que se explora. Limita la profundidad con --depth.
cli-limit-overflow = Detenida: un valor esperado exacto necesitaría más de 128 bits.
cli-limit-infinities = Detenida: la media de +∞ y −∞ no es ningún número.
cli-no-file-and-no-lesson = No hay ningún archivo ni lección con este nombre.
cli-no-file-and-no-lecture = No hay ningún archivo ni clase con este nombre.
cli-check-no-run = No existe ese archivo. Se esperaba la ruta de una ejecución.
cli-play-standard-input = Las jugadas se leen de la entrada estándar, así que la posición debe venir de un archivo o de una lección.
cli-interrupted = Interrumpido.
cli-working =
    { $count ->
        [one] Trabajando desde hace { $seconds } segundo… Ctrl+C lo termina.
       *[other] Trabajando desde hace { $seconds } segundos… Ctrl+C lo termina.
    }
cli-table-line = Línea { $line }: { $said }
cli-progress = { $nodes } nodos visitados…

## La respuesta de poda solve, como la leen las personas.

cli-solve-heading =
    { $fail ->
        [soft] { $file }: { $algorithm }, fail-soft
        [hard] { $file }: { $algorithm }, fail-hard
       *[none] { $file }: { $algorithm }
    }
cli-solve-leaf =
    { $estimate ->
        [yes] La búsqueda se detiene en la raíz. Su evaluación estática es { $score }.
       *[no] La raíz es una hoja y vale { $score }.
    }
cli-solve-move =
    { $player ->
        [MAX] MAX { $kind ->
            [roll] tira
            [hold] se planta
           *[move] elige { $best }
        } y se asegura al menos { $score }.
       *[MIN] MIN { $kind ->
            [roll] tira
            [hold] se planta
           *[move] elige { $best }
        } y no deja que MAX pase de { $score }.
    }
cli-solve-value = { $player } { $kind ->
    [roll] tira
    [hold] se planta
   *[move] elige { $best }
}. El valor es { $value }.
cli-solve-estimate =
    { $depth ->
        [one] { $player } elige { $best }. El valor es { $score }, propagado desde estimaciones a 1 media jugada.
       *[other] { $player } elige { $best }. El valor es { $score }, propagado desde estimaciones a { $depth } medias jugadas.
    }
cli-solve-estimate-quiet =
    { $depth ->
        [one] { $player } elige { $best }. El valor es { $score }, propagado desde estimaciones a 1 media jugada, o más lejos donde la posición no era tranquila.
       *[other] { $player } elige { $best }. El valor es { $score }, propagado desde estimaciones a { $depth } medias jugadas, o más lejos donde la posición no era tranquila.
    }
cli-solve-average = { $player } { $kind ->
    [roll] tira
    [hold] se planta
   *[move] juega { $best }
}. De media, eso vale { $value }.
cli-solve-chance = Aquí decide el azar. De media, el valor es { $value }.
cli-solve-bound = Juega { $player }. El valor es { $value }: la ventana de la raíz era demasiado estrecha para saber más. { $only ->
    [yes] La única jugada es { $best }.
   *[no] La candidata es { $best }, que no está demostrado que sea la mejor jugada.
}
cli-solve-outside = Juega { $player }. El valor es { $value }. Queda fuera de la ventana, así que no se sabe cuál es la mejor jugada. { $only ->
    [yes] La única jugada es { $best }.
   *[no] La candidata es { $best }.
}
cli-solve-level =
    { $depth ->
        [one] { $player } elige { $best }, que vale { $score } hasta donde muestra una media jugada. Este nivel de juego no mira más allá.
       *[other] { $player } elige { $best }, que vale { $score } hasta donde muestran { $depth } medias jugadas. Este nivel de juego no mira más allá.
    }
cli-solve-beginner =
    { $only ->
        [yes] { $player } elige { $best }, la única jugada. Hasta donde se exploró, el valor es { $value }.
       *[no] { $player } elige al azar { $best }. Las demás jugadas no se exploraron, así que del valor solo se sabe que es { $value }.
    }
cli-solve-mistaken = { $player } elige { $best } y cree que vale { $score }. Esta búsqueda comete un error a propósito, así que nada queda demostrado.
cli-solve-equal = { $count ->
    [one] Otra jugada es igual de buena: { $moves }.
   *[other] Otras jugadas son igual de buenas: { $moves }.
}
cli-solve-line = Variante principal: { $line }
cli-solve-no-such-move =
    «{ $typed }» no es una jugada aquí. { $any ->
        [yes] Las jugadas son { $moves }.
       *[no] La partida ha terminado y no hay ninguna.
    }
cli-solve-cost =
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

## poda trace: las líneas alrededor de los pasos, y lo que JSON dice de un paso además de su texto.

cli-trace-search =
    Algoritmo: { $settings }. { $player ->
        [chance] Decide el azar.
       *[other] Juega { $player }.
    } Poda { $version }.
cli-trace-opponent = MIN juega al azar
cli-trace-fail =
    { $fail ->
        [soft] fail-soft
       *[hard] fail-hard
    }
cli-trace-cut-on =
    { $cut_on ->
        [equal] corte cuando α ≥ β
       *[strict] corte cuando α > β
    }
cli-trace-to-the-end = hasta el final de la partida
cli-trace-depth = con profundidad { $depth }
cli-trace-window = ventana { $alpha } … { $beta }
cli-trace-merge = jugadas simétricas unidas
cli-trace-merge-plies =
    { $plies ->
        [one] jugadas simétricas unidas en la primera media jugada
       *[other] jugadas simétricas unidas en las primeras { $plies } medias jugadas
    }
cli-trace-order =
    { $order ->
        [reversed] jugadas en orden inverso
        [best-first] primero las jugadas con mejor evaluación
        [worst-first] primero las jugadas con peor evaluación
        [best-known] { $tree ->
            [yes] primero la mejor jugada conocida y después las demás como están dadas
           *[no] primero la mejor jugada conocida y después el orden del juego
        }
       *[given] { $tree ->
            [yes] jugadas como están dadas
           *[no] jugadas en el orden del juego
        }
    }
cli-trace-killers =
    { $count ->
        [one] 1 jugada asesina por capa
       *[other] { $count } jugadas asesinas por capa
    }
cli-trace-history = heurística del historial
cli-trace-stored-first =
    { $remembered ->
        [yes] primero la mejor jugada conocida
       *[no] la mejor jugada conocida, en su lugar habitual
    }
cli-trace-table = tabla de transposiciones
cli-trace-quiet =
    { $plies ->
        [one] búsqueda en reposo de 1 media jugada donde una jugada cambió la evaluación en más de { $change }
       *[other] búsqueda en reposo de hasta { $plies } medias jugadas donde una jugada cambió la evaluación en más de { $change }
    }
cli-trace-guess = primera conjetura { $guess }
cli-trace-delta = ventana de aspiración de ±{ $delta }
cli-trace-seed = semilla { $seed }
cli-trace-scout = Sonda con ventana nula.
cli-trace-research = Se explora de nuevo con la ventana entera (α, β).
cli-trace-probe = Sondeo: una sola jugada.
cli-trace-out-of-time = Pasó el tiempo de --max-time: lo que sigue no se escribe.
cli-trace-complete = La búsqueda está completa.
cli-trace-stop =
    { $known ->
        [both] { $why } Valor { $value }, mejor jugada: { $best }.
        [candidate] { $why } Valor { $value }. La candidata es { $best }, que no está demostrado que sea la mejor jugada.
        [value] { $why } Valor { $value }.
        [move] { $why } La búsqueda elige { $best }.
       *[nothing] { $why }
    }

## poda play: lo que se dice durante una partida. «Yo» es el programa, «tú», quien escribe.

cli-play-sides = Tú juegas con { $you } y yo con { $me }. Los valores se dan desde el punto de vista de MAX. Escribe ayuda para ver qué puedes escribir.
cli-play-several = Tú juegas con { $you }, yo con { $me }, y cada uno quiere lo más posible para sí. Un valor es lo que saca quien juega. Escribe ayuda para ver qué puedes escribir.
cli-play-as = Juega { $player }.
cli-play-alone =
    { $you ->
        [MAX] Juegas a solas, con MAX, y después de cada jugada tuya juega el azar. Escribe ayuda para ver qué puedes escribir.
       *[MIN] Juego a solas, con MAX, y después de cada jugada mía juega el azar.
    }
cli-play-chance = El azar decide: { $move }.
cli-play-so-far =
    { $count ->
        [one] Jugada hecha hasta ahora: { $moves }.
       *[other] Jugadas hechas hasta ahora: { $moves }.
    }
cli-play-at-random = Juego cualquier jugada legal, al azar. Con --seed { $seed } se puede repetir la misma partida.
cli-play-to-the-end = Busco con { $algorithm } hasta el final de la partida.
cli-play-plies =
    { $depth ->
        [one] Busco con { $algorithm } y miro 1 media jugada por delante. No veo lo que hay más allá: puedo perder.
       *[other] Busco con { $algorithm } y miro { $depth } medias jugadas por delante. No veo lo que hay más allá: puedo perder.
    }
cli-play-lost-line = La línea que lo muestra: { $line }.
cli-play-in-time =
    { $seconds ->
        [one] Para cada jugada busco durante 1 segundo cada vez una media jugada más lejos, y respondo según la última pasada terminada.
       *[other] Para cada jugada busco durante { $seconds } segundos cada vez una media jugada más lejos, y respondo según la última pasada terminada.
    }
cli-play-time-over =
    { $depth ->
        [one] Una pasada más profunda no se terminó: esta es la respuesta de la última terminada, de 1 media jugada.
       *[other] Una pasada más profunda no se terminó: esta es la respuesta de la última terminada, de { $depth } medias jugadas.
    }
cli-play-not-in-time = --seconds es para juegos de dos lados sin azar que se pueden explorar a cualquier profundidad.
cli-play-sooner = Ganar cuenta más cuanto antes: el valor baja 1 por cada media jugada de la partida.
cli-play-sampling =
    { $count ->
        [one] Busco con búsqueda Monte Carlo en árbol, 1 iteración por jugada. Todo lo que digo de una jugada es una estimación: puedo perder. Con --seed { $seed } se puede repetir la misma partida.
       *[other] Busco con búsqueda Monte Carlo en árbol, { $number } iteraciones por jugada. Todo lo que digo de una jugada es una estimación: puedo perder. Con --seed { $seed } se puede repetir la misma partida.
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
        [pass] No tengo jugada y paso:
       *[move] Juego { $move }:
    } { $certainty ->
        [exact] valor { $value }, que es seguro
        [least] valor { $value } o mejor para mí, que es seguro
        [average] valor { $value } de media
       *[estimate] valor { $value }, hasta donde he buscado
    } ({ $count ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }).
cli-play-mine-sampled =
    { $kind ->
        [pass] No tengo jugada y paso.
       *[move] { $count ->
            [one] Juego { $move }, estimada en { $value } tras 1 iteración.
           *[other] Juego { $move }, estimada en { $value }: { $visits } de { $number } iteraciones la hicieron.
        }
    }
cli-play-fewer-iterations =
    { $count ->
        [one] No caben tantas iteraciones, así que hago solo 1.
       *[other] No caben tantas iteraciones, así que hago solo { $number }.
    }
cli-play-mine-at-random =
    { $kind ->
        [pass] No tengo jugada y paso.
       *[move] { $count ->
            [one] Juego { $move }, la única jugada.
           *[other] Juego { $move }, una de { $count } jugadas, al azar.
        }
    }
cli-play-mine-first =
    { $kind ->
        [pass] No tengo jugada y paso.
       *[move] Juego { $move }, la primera jugada de la lista: dentro de estos límites no puedo mirar ni una media jugada por delante.
    }
cli-play-too-many-nodes =
    { $count ->
        [one] La búsqueda necesitaría más de { $most } nodo, así que miro solo { $depth } { $depth ->
            [one] media jugada
           *[other] medias jugadas
        } por delante.
       *[other] La búsqueda necesitaría más de { $most } nodos, así que miro solo { $depth } { $depth ->
            [one] media jugada
           *[other] medias jugadas
        } por delante.
    }
cli-play-too-much-memory =
    La búsqueda necesitaría más de { $most } MB de memoria, así que miro solo { $depth } { $depth ->
        [one] media jugada
       *[other] medias jugadas
    } por delante.
cli-play-not-exact =
    A esa profundidad un valor esperado no sería exacto, así que miro solo { $depth } { $depth ->
        [one] media jugada
       *[other] medias jugadas
    } por delante.
cli-play-too-deep =
    La búsqueda llegó a una línea de { $most } medias jugadas, la más larga que se explora, así que miro solo { $depth } { $depth ->
        [one] media jugada
       *[other] medias jugadas
    } por delante.
cli-play-no-estimate =
    { $asked ->
        [one] No todos los nodos a 1 media jugada tienen estimación, así que miro { $depth } medias jugadas por delante.
       *[other] No todos los nodos a { $asked } medias jugadas tienen estimación, así que miro { $depth } medias jugadas por delante.
    }
cli-play-over =
    { $end ->
        [you] La partida ha terminado: has ganado.
        [me] La partida ha terminado: he ganado yo.
        [drawn] La partida ha terminado en empate.
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
cli-play-unknown = «{ $typed }» no se puede jugar aquí. Puedes jugar { $moves }. Escribe ayuda para ver qué más puedes escribir.
cli-play-unknown-many = «{ $typed }» no se puede jugar aquí. Escribe ayuda para ver las jugadas y qué más puedes escribir.
cli-play-empty = No se ha escrito nada. Puedes jugar { $moves }. Escribe ayuda para ver qué más puedes escribir.
cli-play-empty-many = No se ha escrito nada. Escribe ayuda para ver las jugadas y qué más puedes escribir.
cli-play-help-move =
    { $count ->
        [one] { $moves }: juega esa jugada, la única.
       *[other] { $moves }: juega esa jugada.
    }
cli-play-help-undo = { $word }: deshace tu última jugada y mi respuesta.
cli-play-help-redo = { $word }: rehace lo deshecho.
cli-play-help-save = { $word } ARCHIVO: guarda la partida con sus jugadas.
cli-play-help-moves = { $word }: muestra las jugadas hechas, como las lee --moves.
cli-play-help-quit = { $word }: termina la partida.
cli-play-help-help = { $word }: muestra esto.
cli-play-save-where = Tras «{ $word }» se esperaba el nombre de un archivo, por ejemplo { $word } partida.ron.
cli-play-saved =
    { $count ->
        [0] Partida guardada en { $file }, antes de la primera jugada.
        [one] Partida guardada en { $file }, con una jugada.
       *[other] Partida guardada en { $file }, con { $count } jugadas.
    }
cli-play-save-over = { $file } no es un archivo de posición. Escribe { $yes } para sobrescribirlo; lo que contiene se conserva al lado.
cli-play-kept = { $file } queda como estaba.
cli-play-not-saved = { $file } no se ha guardado. { $why }
cli-play-no-moves = Todavía no se ha jugado nada.
cli-play-quit = La partida termina aquí.
cli-play-input-ended = No hay nada más que leer: la partida termina aquí.
cli-play-word-yes = sí
cli-play-word-undo = deshacer
cli-play-word-redo = rehacer
cli-play-word-save = guardar
cli-play-word-moves = jugadas
cli-play-word-quit = salir
cli-play-word-help = ayuda

## Qué está mal en los argumentos.

cli-error = error:
cli-error-help = Consulta { $help }.
cli-did-you-mean = ¿Querías decir { $meant }?
cli-flag-of-mcts = { $flag } es un ajuste de la búsqueda Monte Carlo en árbol, y esta posición se busca en profundidad. Añade --algorithm mcts.
cli-priors-without-puct = --priors es la regla de las probabilidades a priori de PUCT, y esta búsqueda no las tiene. Añade --selection puct.
cli-error-unknown-flag = Aquí no existe la opción { $flag }.
cli-error-unknown-command = No existe la orden «{ $command }».
cli-error-too-many = «{ $found }» es un argumento de más.
cli-error-value = { $flag } no puede ser «{ $value }». { $why }
cli-error-no-value = Falta un valor tras { $flag }.
cli-error-takes-no-value = { $flag } no lleva ningún valor.
cli-error-conflict = { $flag } no se puede combinar con { $other }.
cli-error-missing = Falta un argumento: { $missing }.
cli-error-not-text = Un argumento no es texto UTF-8.
cli-error-arguments = Estos argumentos no se entienden.
cli-expected = Se esperaba uno de estos: { $values }.
cli-expected-plies = Se esperaba un número de medias jugadas, o full.
cli-expected-depths = Se esperaba un número de medias jugadas, un intervalo de 100 como mucho, por ejemplo 1..4, o full.
cli-expected-iterations = Se esperaba un número de iteraciones de 1 a { $most }.
cli-expected-seeds = Se esperaba una semilla, o un intervalo de 10 000 como mucho, por ejemplo 1..50.
cli-expected-kinds = Se esperaban tipos de pregunta separados por comas: { $search_kinds }; sobre la búsqueda Monte Carlo en árbol { $mcts_kinds }.
cli-expected-whole = Se esperaba un número entero, 0 o más.

## poda --help

cli-help-about = Minimax y alfa-beta, paso a paso
cli-help-solve = Explora posiciones y escribe el valor, la mejor jugada y los cortes
cli-help-trace = Escribe todos los pasos de una búsqueda
cli-help-play = Juega contra el programa, por escrito
cli-help-practice = Pregunta sobre una búsqueda y dice qué está bien o mal en las respuestas
cli-help-compare = Explora posiciones de varias maneras y escribe una tabla de lo que cuesta cada una
cli-missing-letters = `{ $text }` tiene letras para las que Poda no tiene glifo, y en su lugar hay recuadros: { $letters }
cli-missing-letters-more = { $count ->
    [one] También { $count } texto más.
   *[other] También { $count } textos más.
}
cli-help-import = Lee un árbol en cualquier notación y lo escribe como archivo de posición
cli-help-import-file = Un archivo, o - para la entrada estándar: listas anidadas, notación breve, líneas con sangría, JSON, un literal de Python, listas de hijos, Mermaid, un bosque de LaTeX, Newick, DOT, un juego de Gambit o una tabla de caminos
cli-help-import-output = El archivo que se escribe; si falta, la salida estándar
cli-help-link = Escribe un documento o una clase como enlace que lo abre en un navegador
cli-help-completions = Escribe el script de autocompletado de un intérprete de órdenes
cli-help-man = Escribe la página del manual, para el programa man
cli-help-of-help = Escribe esta ayuda o la de una orden
cli-help-usage = Uso:
cli-help-commands = Órdenes:
cli-help-arguments = Argumentos:
cli-help-options = Opciones:
cli-help-exit-status = Código de salida:
cli-help-value-file = ARCHIVO
cli-help-value-move = JUGADA
cli-help-value-moves = JUGADAS
cli-help-value-name = NOMBRE
cli-help-value-shell = INTÉRPRETE
cli-help-value-command = ORDEN
cli-usage-poda =
    poda [OPCIONES] [ARCHIVO]
         poda ORDEN …
cli-usage-files = poda { $command } [OPCIONES] ARCHIVO…
cli-usage-file = poda { $command } [OPCIONES] ARCHIVO
cli-usage-check = poda check [OPCIONES] EJECUCIÓN…
cli-usage-completions = poda { $command } INTÉRPRETE
cli-usage-command = poda { $command } [ORDEN]
cli-help-file = Un archivo de posición, una lección (por ejemplo 12 o a-to-n) o la ejecución de un programa, que se abre en la ventana; - lee una ejecución de la entrada estándar según llega
cli-help-files = Archivos de posición, lecciones (por ejemplo 12 o a-to-n), o - para la entrada estándar
cli-help-position = Un archivo de posición, una lección (por ejemplo 12 o a-to-n), o - para la entrada estándar
cli-help-position-or-lecture = Un archivo de posición, una clase (un archivo, o el nombre de una incluida, como alpha-beta), una lección (por ejemplo 12 o a-to-n), o - para la entrada estándar
cli-help-play-position = Un archivo de posición o una lección (por ejemplo 12 o a-to-n)
cli-help-link-step = El paso en el que se abre el documento, como los cuenta poda trace
cli-help-link-entry = La entrada en la que se abre una clase, contada desde 1
cli-no-entry = Esta clase no tiene la entrada { $entry }: tiene { $count }.
cli-step-of-a-slide = La entrada { $entry } es una diapositiva, que no tiene pasos.
cli-entry-of-a-position = Esto no es una clase y no tiene entradas.
cli-not-a-lecture = Esto no es una clase. Una clase enumera lecciones, archivos y diapositivas.
cli-help-link-lang = El idioma en que se abre el enlace; si no se indica, el de quien lo abre
cli-help-link-mode = practice: preguntar por el paso siguiente, con las respuestas ocultas; present: presentar enseguida
cli-help-link-embed = Un enlace para un marco de otra página: solo el árbol, la frase y los botones
cli-help-link-base = La dirección de la página que abre los enlaces; si no se indica, la del propio programa, si la tiene
cli-link-base = Se esperaba una dirección sin # y sin espacios, como https://example.org/poda/.
cli-link-too-large = El documento ocupa más de 1 MB, y eso no cabe en ningún enlace. Reparte el archivo.
cli-help-which-command = La orden que se explica; si falta, todo el programa
cli-help-shell = bash, elvish, fish, powershell o zsh
cli-help-json = Escribir JSON, un objeto por línea
cli-help-trace-format = Qué se escribe: text (texto); outline, el árbol al final, un nodo por línea en palabras, para lectores de pantalla y líneas braille; o lo mismo que text como datos: json, un objeto por línea; csv, una fila por línea; ron, una lista; run, las líneas que lee poda check; con --lang, los datos llevan el texto de cada paso (text)
cli-help-trace-json = Lo mismo que --format json
cli-help-practice-json = Preguntar y leer las respuestas en JSON, un objeto por línea
cli-help-practice-mcts = Con --generate, un ejercicio sobre la búsqueda Monte Carlo en árbol
cli-help-practice-iterations = Con --generate, sobre la búsqueda Monte Carlo en árbol: el número de iteraciones, o desde y hasta, entre 6 y 12
cli-practice-mcts-wishes = Un ejercicio sobre la búsqueda Monte Carlo en árbol usa un árbol de 2 o 3 medias jugadas. Admite --depth, --branching, --first, --iterations y --wish con exploration, near-tie y terminal-again.
cli-expected-iteration-range = Se esperaba un número de iteraciones de { $least } a { $most }, como 8 o 6..10.
cli-help-practice-kinds = Qué se pregunta, separado por comas: { $search_kinds }; sobre la búsqueda Monte Carlo en árbol { $mcts_kinds }; si falta, todo menos ever, matters y transform
cli-help-practice-attempts = Cuántos intentos hay por pregunta, 1 o 2 (2)
cli-help-practice-blank = Corregir un árbol rellenado: lee un objeto JSON de la entrada estándar y escribe una línea de JSON por casilla
cli-help-practice-sheet = Con --blank, escribir en su lugar un objeto JSON vacío que rellenar
cli-help-practice-csv = Con --blank, calificar las hojas de una clase: una tabla CSV con una fila por estudiante y una columna por campo
cli-help-why = Añadir a cada corte por qué ocurre y qué poda
cli-help-no-verdict = No decir cuándo una jugada tuya ha perdido valor
cli-help-why-not = Además, por qué la búsqueda no juega esta jugada, y la línea que lo muestra: una jugada como se escribe en poda play, varias separadas por /, o en un árbol el nombre de un nodo
cli-help-short-ids = En los datos, escribir un id de más de 40 bytes como #N: el número del nodo en su pasada, desde 0 en la raíz
cli-help-panels = Con --json, añadir a cada paso los textos de los paneles de la ventana
cli-help-lang = El idioma; si falta, el del sistema
cli-help-algorithm = { $algorithms }; mcts:N o puct:N para N iteraciones de la búsqueda Monte Carlo en árbol; o un error clásico: { $mistakes }
cli-help-algorithms = Los algoritmos, separados por comas; si falta, todos
cli-help-fail = Qué se devuelve fuera de la ventana: el mejor valor encontrado (soft) o la cota (hard)
cli-help-cut-on = Cortar cuando α ≥ β (equal), o solo cuando α > β (strict)
cli-help-depth = Cuántas medias jugadas se exploran; full: hasta el final de la partida
cli-help-compare-mcts = En su lugar, cuántas veces decide bien la búsqueda Monte Carlo en árbol con cada uno de estos números de iteraciones, con muchas semillas
cli-help-compare-seeds = Las semillas de --mcts, un número o cada uno de A a B (1..50)
cli-help-compare-depth = Cuántas medias jugadas se exploran, un número o cada uno de A a B; si falta, lo que dice el archivo
cli-help-order = El orden en que se prueban las jugadas: como las da el juego, al revés o según su evaluación
cli-help-orders = Los órdenes de las jugadas, separados por comas: given, reversed, best-first, worst-first, killers (dos por capa), history, file; si falta, lo que dice el archivo
cli-help-killers = Cuántas jugadas asesinas se guardan por capa, de 0 a 3
cli-help-history = Probar primero las jugadas que a menudo han producido cortes
cli-help-exploration = De la búsqueda Monte Carlo en árbol, la constante c
cli-help-rollout = De la búsqueda Monte Carlo en árbol, cómo acaba una simulación: con la partida, o tras N medias jugadas con la evaluación; evaluation:0 evalúa en lugar de simular
cli-help-decide = Qué decide la jugada en Monte Carlo
cli-help-selection = Cómo selecciona Monte Carlo un hijo
cli-help-priors = De PUCT, las probabilidades a priori donde el árbol no da ninguna: todas iguales, o el softmax de las evaluaciones con temperatura N
cli-help-sooner = En el tres en raya y el conecta cuatro, una victoria cuenta más cuanto antes llega: 100 menos las medias jugadas de la partida (1000 en un tablero grande)
cli-help-merge-symmetric = Explorar solo una de las jugadas que un giro o un reflejo del tablero convierte unas en otras
cli-help-max-nodes = Detener una búsqueda al llegar a este número de nodos (20 000 000)
cli-help-max-time = Detener al pasar este número de segundos
cli-help-max-time-of-searches = Detener cada búsqueda después de tantos segundos
cli-help-max-memory = Detener una búsqueda al llegar a esta memoria (1024)
cli-help-side = El lado con el que juegas; si falta, el que tiene el turno; con varios jugadores, max es el que tiene el turno y min todos los demás
cli-help-level = Cómo juega el programa: cualquier jugada, la mejor tras una media jugada, la mejor tras dos o con búsqueda Monte Carlo en árbol de N iteraciones; si falta, como la búsqueda del archivo
cli-help-seed = La semilla de las jugadas al azar del principiante, de la búsqueda Monte Carlo en árbol y del azar (1)
cli-help-play-moves = Jugar primero estas jugadas, como las escriben los jugadores: 4453 para columnas, f5d6c3 para casillas, con números o sin ellos
cli-help-play-seconds = Que el programa busque durante tantos segundos por jugada, cada vez una media jugada más lejos
cli-help-play-max-nodes = Buscar con menos profundidad si una jugada necesita más nodos (1 000 000)
cli-help-help = Escribir esta ayuda
cli-help-version = Escribir la versión
cli-man-name = Nombre
cli-man-synopsis = Sinopsis
cli-man-description = Descripción
cli-man-options = Opciones
cli-man-commands = Órdenes
cli-man-version = Versión
cli-man-exit-status = Código de salida
cli-help-check = Juzga las ejecuciones de otros programas: dónde buscan por primera vez de otro modo, y qué error lo explica
cli-help-check-format = El formato del resultado: text; json, un objeto por ejecución; junit, para cualquier CI; markdown, para el resumen de una tarea; gradescope, su results.json; prairielearn, su objeto de resultados
cli-help-check-against = La búsqueda con la que se compara; si no se indica, la que el programa declara ser, o si no la más parecida
cli-help-check-position = La posición de todas las ejecuciones; si no se indica, la que da cada una
cli-help-check-reveal = Cuánto se escribe: verdict, el veredicto; kind, la clase de la primera diferencia; place, dónde está; all, con el error que lo explica
cli-help-check-points = Un reparto de puntos en RON: (value: 4, move: 2, order: 1, cuts: 2, windows: 1)
cli-help-check-csv = Escribe además en este archivo una tabla con una fila por ejecución
cli-help-check-runs = Ejecuciones en JSON Lines; - lee una de la entrada estándar
cli-exit-status-check = 0 si todas las ejecuciones son correctas; 1 si alguna está mal o no se puede leer; 2 si los argumentos están mal; 3 si ninguna está mal y alguna no se ha juzgado, porque nada lo decide. Se dice qué hay que añadir; no puntúa.
cli-exit-status = 0 si se ha hecho todo; 1 si algo ha faltado; 2 si los argumentos están mal; 130 tras Ctrl+C.
cli-help-value-run = EJECUCIÓN

cli-help-game = Una orden cuyo programa juega el juego, en lugar de un archivo (véase el manual); sin --depth, tantas medias jugadas como quepan
cli-help-game-timeout = Los segundos que el programa de --game puede tardar en responder (10)
cli-help-game-partial = Si el programa de --game falla, seguir con las medias jugadas exploradas hasta entonces; el estado de salida sigue siendo 1
game-request-first = La primera pregunta
game-request = La pregunta { $request }, que empieza con la posición { $position }
game-got = La respuesta: { $answer }
game-process-bad-command = Esto no es una orden: falta cerrar unas comillas, o no se nombra nada.
game-process-not-started = No se puede iniciar el programa: { $why }
game-process-late = No hubo respuesta en { $seconds } s. Permite más con --game-timeout.
game-process-ended = El programa terminó sin responder ({ $status }).
game-process-too-long = La respuesta pasa de { $megabytes } MB.
game-process-not-text = La respuesta no es texto en UTF-8.
game-answer-not-json = La respuesta no es un objeto JSON en una línea.
game-answer-unknown-field = No hay ningún campo `{ $found }`.
game-answer-missing-field = Falta el campo `{ $field }`.
game-answer-wrong-field = `{ $field }` no puede ser { $found }.
game-answer-wrong-length = Se preguntó por { $states ->
        [one] 1 estado
       *[other] { $states } estados
    }, y se { $positions ->
        [one] respondió 1 posición
       *[other] respondieron { $positions } posiciones
    }.
game-answer-repeated-move = La jugada `{ $found }` aparece dos veces.
game-answer-not-a-number = `{ $field }` tiene { $found } donde se esperaba un número.
game-answer-no-value = Una posición sin jugadas no tiene `value`.
game-answer-vector-length = Un vector tiene { $length } valores, y hay { $players } jugadores.
game-answer-no-such-player = Ningún jugador se llama `{ $found }`.
game-answer-probabilities = Las probabilidades `p` no son las de todos los resultados: suman 1.
game-answer-probability-of-move = Solo las jugadas del azar tienen una probabilidad `p`.
game-answer-large-state = Un estado tiene { $count } bytes; se permiten { $most } como máximo.
game-answer-rounded-state = El número { $found } de un estado se redondearía; escríbelo como texto entre comillas.
game-answer-player-count = Hay { $count } jugadores; un juego tiene de { $least } a { $most }.
game-answer-changed-mind = El programa dice ahora de este estado algo distinto que antes.
game-tree-no-estimate = Una posición tras { $depth } medias jugadas no tiene `estimate`, así que la búsqueda no puede terminar ahí. Da estimaciones al programa, u otro --depth.
game-tree-too-large = El árbol tiene más de { $most } nodos. Limítalo con --depth.
game-limit = { $plies ->
        [one] El árbol acaba tras 1 media jugada: las posiciones de ahí cuentan por sus estimaciones.
       *[other] El árbol acaba tras { $plies } medias jugadas: las posiciones de ahí cuentan por sus estimaciones.
    }
cli-help-new = Escribir un pequeño juego en Python para empezar
cli-help-new-file = El archivo que se escribe, que no debe existir
cli-new-written = { $file } está escrito. Ábrelo con: poda --game "python3 { $file }"
cli-new-exists = Este archivo ya existe.
