## The picture
picture-chance = AZAR
picture-probability = { $percent } %
picture-votes = { $count } · { $percent } %
picture-ply = capa { $ply }
picture-sooner =
    { $winner ->
        [MAX] { $win }−{ $count ->
            [one] { $plies } media jugada
           *[other] { $plies } medias jugadas
        }
       *[MIN] { $count ->
            [one] { $plies } media jugada
           *[other] { $plies } medias jugadas
        }−{ $win }
    }
picture-alpha-cut = corte α
picture-beta-cut = corte β
picture-best-possible = { $score }: lo mejor para { $player }
picture-folded = { $count } más
picture-confirmed = mismo valor que minimax
picture-confirmed-chance = mismo valor que expectiminimax
picture-confirmed-quiet = mismo valor que minimax con búsqueda en reposo
picture-table-depth = p { $depth }
picture-table-end = fin
picture-killer = como asesina { $slot }
picture-history = por historial { $weight }
picture-limit = límite

## The document
document-menu = Documento
document-untitled = Sin título
document-lesson = { $number } · { $title }
document-edited = { $title } (modificado)
document-new = Nuevo
document-new-tree = Árbol…
document-new-lecture = Clase nueva
game-tic-tac-toe = Tres en raya (gato)
game-connect-four = Conecta cuatro
game-othello = Othello (Reversi)
game-kalah = Kalah
game-babilego = Babilego
game-nim = Nim
game-pig = Pig (dados)
game-tic-tac-toe-3 = Tres en raya para tres (4 × 4)
game-2048 = 2048
document-lessons = Lecciones
document-lesson-map = Lecciones…
document-share = Compartir
document-recent = Archivos recientes
document-drafts = Borradores
drafts-delete = Eliminar todos los borradores
draft-minutes = { $count ->
    [0] ahora mismo
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}
draft-hours = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}
draft-days = { $count ->
    [one] hace { $count } día
   *[other] hace { $count } días
}

## The top bar
top-present = Presentar
top-panel = Panel lateral
top-language = Idioma
top-more = Más
search-algorithm = Algoritmo
search-depth = Profundidad
search-depth-full = total
search-depth-full-long = hasta el final de la partida
search-depth-other = Otra profundidad, en medias jugadas
search-depth-plies = { $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
}
search-depth-without-estimates = { $plies ->
    [one] 1 media jugada: ahí faltan estimaciones
   *[other] { $plies } medias jugadas: ahí faltan estimaciones
}
search-fail = Fuera de la ventana
search-fail-short = Fuera
search-fail-soft = fail-soft
search-fail-hard = fail-hard
search-cut-on = Cortar con
search-opponent = MIN juega
search-opponent-best = su mejor jugada
search-opponent-random = al azar

## More
more-sowing = Siembra
sowing-ascending = Primero la ficha menor
sowing-descending = Primero la ficha mayor
sowing-fifo = La primera en llegar sale primero
sowing-lifo = La última en llegar sale primero
sowing-choice = Elige quien juega
more-last-object = El último objeto
more-players = Jugadores
nim-two-players = Dos
nim-three-players = Tres
hint-players = Con tres jugadores, cada uno quiere lo más posible para sí. Quien gana saca 1; en misère, donde pierde uno, los otros dos sacan 0.5 cada uno.
nim-normal = Gana
nim-misere = Pierde (misère)
nim-take-any = Cuantos se quiera
nim-take-1 = Uno
nim-take-2 = 2 como mucho
nim-take-3 = 3 como mucho
nim-take-4 = 4 como mucho
nim-take-5 = 5 como mucho
nim-take-given = Como en el archivo
more-sooner = Victorias
sooner-all-alike = Todas cuentan igual
sooner-more = Cuentan más cuanto antes
more-evaluation = Evaluación
evaluation-open-lines = Líneas abiertas: 6−5=1
evaluation-outcome = Resultado: +1, 0, −1
evaluation-weighted = Suma ponderada: 2×3 − 1×5 = 1
evaluation-discs = Fichas: 4−1=3
size-columns = Columnas
size-rows = Filas
size-connect = Fichas en línea
size-pits = Hoyos por lado
size-seeds = Semillas por hoyo
size-piles = Pilas
size-target = Puntos que ganan
size-objects = Objetos por pila
more-order = Orden de las casillas
order-as-given = Como en el archivo
order-rows = Fila por fila
order-ring = Alrededor, el centro al final
more-symmetry = Jugadas simétricas
merge-nowhere = Se exploran todas
merge-first = Se unen solo en las primeras medias jugadas
merge-everywhere = Se unen
more-notation = α y β
notation-node = Junto a los nodos
notation-edge = En las aristas, como al bajar
notation-interval = Como intervalo
more-probabilities = Probabilidades
probabilities-fractions = Como fracciones
probabilities-percent = En tanto por ciento
more-sides = Valores
sides-both = De MAX y de quien juega
sides-max = Solo de MAX
more-unvisited = Sin visitar
unvisited-outlined = Contorno tenue
unvisited-unopened = Se muestra cuando llega la búsqueda
unvisited-hidden = Oculto
more-layout = Nodos
layout-tree = Visitas (un árbol)
layout-positions = Posiciones, cada una una vez
more-search = Búsqueda
more-picture = Dibujo
more-window = Ventana
key-all-controls = Mostrar todos los controles en las lecciones
limit-nodes = Límite de nodos
limit-memory = Límite de memoria
limit-megabytes = { $megabytes } MB
limit-time = Límite de tiempo
limit-no-time = sin límite
limit-seconds = { $seconds } s
ribbon-more-time = Buscar hasta { $seconds } s
more-theme = Colores
theme-light = Claro
theme-dark = Oscuro
more-text-size = Tamaño del texto
text-size = { $percent } %

## La cinta sobre el árbol
ribbon-new-to-minimax = Minimax es nuevo para mí
ribbon-knows-minimax = Conozco minimax: empezar por la poda
ribbon-whole = Árbol entero
ribbon-elsewhere = La búsqueda está ahora fuera de este subárbol.
ribbon-up-to-it = Mostrarla
ribbon-folded = { $count ->
    [one] 1 subárbol está plegado.
   *[other] { $count } subárboles están plegados.
}
ribbon-open-all = Abrir todo
ribbon-draw-tree = Dibujar el árbol
positions-count = { $same ->
    [yes] { $count ->
        [one] { $positions } posición, visitada una vez.
       *[other] { $positions } posiciones, cada una visitada una vez.
    }
   *[no] { $count ->
        [one] { $positions } posición en lugar de { $nodes } nodos.
       *[other] { $positions } posiciones en lugar de { $nodes } nodos.
    }
}
position-reached = Llevan aquí jugadas desde { $count } posiciones; la búsqueda ha venido de { $made ->
    [0] ninguna
   *[other] { $made }
} de ellas.
position-again = { $table ->
    [yes] Ya visitada antes; aquí la tabla no responde, así que la posición se { $leaf ->
        [yes] evalúa
       *[no] explora
    } de nuevo.
   *[no] Ya visitada antes; sin tabla, la posición se { $leaf ->
        [yes] evalúa
       *[no] explora
    } de nuevo.
}
positions-too-many = Un árbol de más de { $nodes } nodos se dibuja nodo por nodo.
ribbon-cut-short =
    { $ending ->
        [nodes]
            { $count ->
                [one] Detenida: se alcanzó el límite de { $nodes } nodo.
               *[other] Detenida: se alcanzó el límite de { $nodes } nodos.
            }
        [memory]
            { $count ->
                [one] Detenida tras { $nodes } nodo: se alcanzó el límite de memoria.
               *[other] Detenida tras { $nodes } nodos: se alcanzó el límite de memoria.
            }
        [depth] Detenida tras { $nodes } nodos: una línea de juego pasa de { $plies } medias jugadas.
        [overflow] Detenida: un valor esperado exacto necesitaría más de 128 bits.
        [infinities] Detenida: la media de +∞ y −∞ no es ningún número.
        [time]
            { $count ->
                [one] Detenida tras { $nodes } nodo: se alcanzó el límite de tiempo.
               *[other] Detenida tras { $nodes } nodos: se alcanzó el límite de tiempo.
            }
       *[stopped]
            { $count ->
                [one] Detenida tras { $nodes } nodo.
               *[other] Detenida tras { $nodes } nodos.
            }
    }
ribbon-stopped-short =
    { $count ->
        [one] Una búsqueda más reciente se detuvo tras { $nodes } nodo, antes de llegar hasta aquí, así que se conserva esta.
       *[other] Una búsqueda más reciente se detuvo tras { $nodes } nodos, antes de llegar hasta aquí, así que se conserva esta.
    }
ribbon-more-nodes = Hasta { $nodes }
ribbon-more-memory = Hasta { $megabytes } MB
ribbon-search-on = Buscar de nuevo

## Mientras algo lleva su tiempo
progress-searching = Buscando: { $nodes } hasta ahora, { $most } como máximo
progress-checking = Comprobando con una búsqueda sin poda: { $nodes } hasta ahora
progress-laying-out = Colocando el árbol
progress-stop = Parar aquí
progress-stop-why = Parar la búsqueda y mostrar lo que se ha registrado
progress-cancel = Cancelar

## The transport
transport-play = Reproducir
transport-pause = Pausa
transport-step-alone = Paso { $step }
transport-step = paso { $step } de { $last }
transport-pace = Velocidad y tamaño del paso
transport-speed = { $speed }/s
transport-speed-heading = Pasos por segundo
transport-grain-heading = Un paso es
transport-grain-event = un evento
transport-grain-visit = un nodo
timeline-name = Línea de tiempo

## Keys
key-play = Reproducir o pausar
key-forward = Un paso adelante
key-back = Un paso atrás
key-next-cutoff = Siguiente corte que poda
key-previous-cutoff = Anterior corte que poda
key-over = Saltar el subárbol
key-out = Salir del subárbol
key-next-leaf = Hoja siguiente
key-first-difference = Primer paso en que dos búsquedas difieren
key-next-change = Próximo cambio de este nodo
key-first = Al principio
key-last = Al final
key-restart = Volver al paso 0
key-step-size = Tamaño del paso: el siguiente
key-go-back = Volver adonde estaba
key-fit = Ver el árbol entero; otra vez: a tamaño legible
key-only-subtree = Mostrar solo este subárbol
key-up = Mostrar el árbol de arriba
key-fold = Plegar o abrir este nodo
key-zoom-in = Más grande
key-zoom-out = Más pequeño
key-natural-size = Tamaño real
key-enlarge-text = Texto más grande
key-reduce-text = Texto más pequeño
key-usual-text = Tamaño de texto habitual
key-minimap = Mapa del árbol
key-positions = Cada posición una vez, o cada visita
key-find = Buscar un nodo…
key-split = Otra búsqueda en paralelo
key-compare = Comparar búsquedas…
key-present = Presentar
key-theme = Claro u oscuro
key-language = El idioma siguiente
key-blank = Pantalla en negro
key-leave = Salir
key-open = Abrir…
key-save = Guardar
key-save-as = Guardar como…
key-undo = Deshacer
key-redo = Rehacer
key-keys = Todas las teclas
key-name-space = Espacio
key-name-backspace = Retroceso
key-name-shift = Mayús
key-name-home = Inicio
key-name-end = Fin
key-name-page-down = AvPág
key-name-page-up = RePág

## Nodes under the pointer
hover-node = <b>{ $name }</b> · { $player } · capa { $ply }
hover-unvisited = Sin visitar todavía.
hover-pruned = <cut>Podado:</cut> la búsqueda no llega aquí.
hover-passed-over = <b>Omitido:</b> la búsqueda no llega aquí.
hover-cut = <cut>Corte:</cut> { $inequality }
hover-cut-best-possible = <cut>Corte:</cut> para { $player } no hay nada mejor que { $score }
hover-leaf = Hoja: <b>{ $sum }</b>
hover-open = Abierto. Hasta ahora: <b>{ $known }</b>
hover-reached = Con el mejor juego se llega con probabilidad { $probability }
hover-finished = Terminado. Valor: <b>{ $known }</b>
hover-table-hit = De la tabla: <b>{ $known }</b>, explorado hasta las hojas
hover-table-hit-depth = De la tabla: <b>{ $known }</b>, explorado a profundidad { $depth }
hover-mover = Desde el punto de vista de MIN: <beta>{ $known }</beta>
hover-window =
    { $named ->
        [alpha] <alpha>α = { $alpha }</alpha>
       *[both] Ventana: <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>
    }
hover-searched-with =
    { $named ->
        [alpha] Explorado con <alpha>α = { $alpha }</alpha>
       *[both] Explorado con <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>
    }
hover-probe = Un sondeo: solo se prueba su primera jugada, que demuestra una cota.
fraction-decimals = En decimales: { $equations }
landmark-top = Documento y búsqueda
landmark-steps = Recorrer los pasos
landmark-side = Sobre esta búsqueda
landmark-text = Texto del documento
landmark-sentence = Frase o pregunta
landmark-trees = La búsqueda
landmark-slide = La diapositiva
# A line of pseudocode as screen readers say it.
code-indented = sangría { $level }: { $code }
tree-name = Árbol de búsqueda
tree-name-of-program = Árbol de búsqueda del programa
tree-name-of-right-search = Árbol de la búsqueda correcta, { $search }
tree-name-of-search = Árbol de búsqueda, { $search }
tree-name-of-pass = Árbol de búsqueda, pasada { $pass }
tree-name-of-positions = { $name }, cada posición una vez
node-fit = Ajustar este subárbol a la ventana
node-fold = Plegar lo que hay debajo
node-unfold = Abrir lo plegado
node-visit = Ir al paso que lo visita
node-given-unvisited = sin visitar, valor { $value }
node-given-entered = sin evaluar todavía, valor { $value }
node-given-pruned = podado, valor { $value }
node-given-passed-over = omitido, valor { $value }

## Finding a node
find-field = Buscar un nodo
find-hint = Jugadas como 5/1, un nombre o #12
find-close = Cerrar la barra de búsqueda
find-facts = { $player } · capa { $ply } · { $known }
find-match = { $node }: { $facts }
find-visit = Ir al paso que visita { $node }
find-never-visited = { $node } no se visita nunca
find-nothing = Ningún nodo se llama «{ $typed }», ni lleva a ninguno una línea de jugadas así.
find-no-visit = { $visits ->
    [one] La búsqueda visita solo { $number } nodo.
   *[other] La búsqueda visita solo { $number } nodos.
}
find-only-recorded = La búsqueda no está completa: solo se ha mirado lo que se registró de ella.
find-looking = Buscando entre los nombres: { $percent } %
find-more = Hay más nodos así. Escribe más para encontrarlos.
find-key = { $show } muestra el nodo.
find-keys = { $show } muestra el nodo, { $visit } va a su visita.

## The map
minimap-name = Mapa del árbol: un clic mueve la vista

## The side panel
panel-close = Cerrar el panel lateral
panel-position = La posición
panel-leaf = La hoja
panel-horizon-value = Límite de profundidad: se evalúa como <b>{ $sum }</b>
panel-player-to-move = Juega <b>{ $player }</b>
panel-only-max-to-move = Juega <alpha>MAX</alpha>
panel-only-min-to-move = Juega <beta>MIN</beta>
panel-chance-decides = Aquí decide el azar.
disc-blue = Azul
disc-orange = Naranja
disc-blue-in-cell = ficha azul
disc-orange-in-cell = ficha naranja
side-south = Sur
side-north = Norte
board-spoken-changed = { $rows }; cambió: { $cells }
board-spoken-dice = MAX { $max }, MIN { $min } de { $target }; en este turno { $turn }; { $die ->
    [none] aún no se ha tirado el dado
    [rolling] el dado está rodando
   *[other] el dado muestra { $die }
}
board-spoken-sides = Sur { $south }; base { $south_store }. Norte { $north }; base { $north_store }
panel-leaf-value = La partida terminó: <b>{ $sum }</b>
panel-max-to-move = Juega <alpha>{ $mark }</alpha>: MAX
panel-min-to-move = Juega <beta>{ $mark }</beta>: MIN
panel-won = La partida ha terminado: ha ganado { $side }.
panel-drawn = La partida ha terminado: empate.
panel-grundy = Números de Grundy de los montones: { $numbers }. Su o exclusivo es { $together }: si es 0, quien mueve pierde.
panel-grundy-misere = Números de Grundy de los montones: { $numbers }. Su o exclusivo es { $together }. Eso decide en el juego normal; en el misère, solo mientras alguno de esos números sea mayor que 1.
panel-open-lines-max = <alpha>{ $mark }: { $count } { $count ->
    [one] abierta
   *[other] abiertas
}</alpha>
panel-open-lines-min = <beta>{ $mark }: { $count } { $count ->
    [one] abierta
   *[other] abiertas
}</beta>
panel-step = Este paso
panel-fold = Plegar { $title }
panel-unfold = Mostrar { $title }
panel-result = Resultado
panel-why = Por qué este corte
panel-algorithm = Algoritmo
panel-stack = Pila de llamadas
panel-stack-mover = Pila, según quien juega
panel-stats = Hasta ahora
panel-cost = Lo que costó
panel-moves = Jugadas en esta búsqueda
panel-moves-row = { $move }: { $value }
panel-moves-unknown = aún no hay nada demostrado
panel-moves-scale = Escala de { $low } a { $high }
panel-moves-open = Rayado: donde aún puede estar el valor.
panel-moves-more = { $count ->
    [one] Otra jugada no tiene barra aquí.
   *[other] Otras { $count } jugadas no tienen barra aquí.
}
panel-chart = La raíz, paso a paso
stack-node = nodo
stack-best = mejor
stack-more = … { $count } más …
stats-so-far =
    { $nodes_count ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    } · { $leaves_count ->
        [one] { $leaves } hoja
       *[other] { $leaves } hojas
    }
stats-so-far-of-minimax =
    { $nodes_count ->
        [one] { $nodes } de { $all_nodes } nodo
       *[other] { $nodes } de { $all_nodes } nodos
    } · { $leaves_count ->
        [one] { $leaves } de { $all_leaves } hoja
       *[other] { $leaves } de { $all_leaves } hojas
    }
stats-cutoffs =
    { $cutoffs_count ->
        [0] { $more_count ->
            [0] Ningún corte.
            [one] { $more } corte, en un último hijo: no poda nada.
           *[other] { $more } cortes, todos en un último hijo: no podan nada.
        }
       *[other] { $branches_count ->
            [one] { $branches } rama podada
           *[other] { $branches } ramas podadas
        } por { $cutoffs_count ->
            [one] { $cutoffs } corte
           *[other] { $cutoffs } cortes
        }{ $more_count ->
            [0] { "" }
            [one] { " " }({ $more } más en un último hijo, que no poda nada)
           *[other] { " " }({ $more } más en un último hijo, que no podan nada)
        }.
    }
cost-nodes = nodos
cost-leaves = hojas
cost-cutoffs = cortes
chart-best = mejor
chart-alpha = α
chart-beta = β
# What the lines of the chart show, for screen readers.
chart-line = { $name }: { $changes }.
chart-change = { $score } en el paso { $step }

## Editing
board-hint = <faint>Haz clic en una casilla para cambiarla.</faint>
board-hint-column = <faint>Haz clic en una columna para soltar una ficha, o en una ficha para cambiarla.</faint>
counts-change = Cambiar la posición
counts-done = Cerrar los campos
counts-turn = Juega
counts-pit = { $side } { $number }
counts-store = Base de { $side }
counts-pile = Pila { $number }
counts-turn-points = Este turno
counts-cell = Casilla { $number }
counts-more = { $kind ->
    [piles] Añadir una pila
   *[other] Añadir un hoyo
}
counts-fewer = { $kind ->
    [piles] Quitar una pila
   *[other] Quitar un hoyo
}
counts-press-enter = <faint>Pulsa Enter para aplicarlo.</faint>
counts-wrong-count = { $field }: se esperaba un número entero de 0 a { $most }.
counts-wrong-token = { $field }: se esperaban fichas de 1, 5 o 10, como «1 5 10», { $most } como mucho.
counts-wrong-tile = { $field }: se esperaba una potencia de dos hasta { $most }, o nada para una casilla vacía.
counts-wrong-orders = { $field }: estas fichas se pueden soltar en demasiados órdenes.
board-reset = Restablecer la posición
board-empty = vacía
board-cell = Casilla { $cell }: { $content }
board-column = Columna { $column }, fila { $row }: { $content }
board-square = Casilla { $square }: { $content }
board-other-to-move = Cambiar el turno
board-fault-counts = Ninguna partida llega a { $x } X y { $o } O: empieza X y se turnan. Sigue editando, o restablece la posición.
board-fault-discs = Ninguna partida llega a { $x } fichas de { $first } y { $o } de { $second }: empieza { $first } y se turnan. Sigue editando, o restablece la posición.
board-fault-to-move = Según el recuento, juega { $mark }.
board-fault-both = Ninguna partida llega a un tablero en el que ambos tienen una línea. Sigue editando, o restablece la posición.
board-fault-after = { $mark } tiene una línea, pero el otro jugó después. Sigue editando, o restablece la posición.
board-fault-three = Ninguna partida llega a este tablero: X, O y T se turnan, empieza X, y una línea de tres acaba la partida. Sigue editando, o restablece la posición.
board-fault-floating = Hay una ficha flotando en la columna { $column }: las fichas caen. Sigue editando, o restablece la posición.
leaf-value-of = Valor de { $name }
leaf-not-a-number = Esto no es un número. Escribe uno como 3, −0.5, 7/3 o inf.
leaf-outside-bounds = Se ha dicho que todos los valores de este árbol están en { $low } … { $high }.

# Weights
panel-weights = Pesos
weights-sum = <b>f(s) = { $sum }</b>
weights-how = f(s) es la suma de peso × cuenta. Cada cuenta es la de MAX menos la de MIN.
weights-how-alone = f(s) es la suma de peso × cuenta.
weights-press-enter = Enter acepta el peso; Esc lo deja como estaba.
weights-not-a-number = <b>{ $feature }</b>: esto no es un peso. Se espera un número como 3 o −0.5, con tres decimales como máximo y no mayor que un millón.
feature-ones = Líneas con una
feature-twos = Líneas con dos
feature-threes = Líneas con tres
feature-fours = Líneas con cuatro
feature-fives = Líneas con cinco
feature-centre = Centro
feature-corners = Esquinas
feature-edges = Lados
feature-discs = Fichas
feature-mobility = Movilidad
feature-empty = Casillas vacías
feature-merges = Uniones
feature-monotone = Líneas en orden
feature-corner = Mayor en esquina

## From afar
panel-overview = Vista general
overview-explained = <b>{ $nodes }</b> en el dibujo, incluidos los podados. Donde no caben uno por uno, cada columna muestra las proporciones de lo que hay debajo. Acércate para ver los nodos.
overview-explained-whole = <b>{ $nodes }</b> en el dibujo: la búsqueda visita <b>{ $visited }</b> de ellos. Donde no caben uno por uno, cada columna muestra las proporciones de lo que hay debajo. Acércate para ver los nodos.
overview-explained-visited = <b>{ $nodes }</b> en el dibujo: la búsqueda los visita todos. Donde no caben uno por uno, cada columna muestra las proporciones de lo que hay debajo. Acércate para ver los nodos.
overview-max = bueno para MAX, desde arriba
overview-level = vale 0
overview-min = bueno para MIN, desde abajo
overview-unvisited = sin visitar todavía
overview-undecided = solo se conoce una cota
overview-pruned = podado
overview-path = camino al nodo actual
overview-best = variante principal

# On a blank screen
blank-hint = La pantalla está en negro. Pulsa { $blank } o { $leave }, o haz clic, para seguir.

# Recorrer el árbol
key-walk = Padre, hijo, hermano
key-walk-parent = Al padre
key-walk-child = Al mejor hijo hasta ahora, o al primero
key-walk-previous = Al hermano anterior
key-walk-next = Al hermano siguiente
key-node-details = Explicar el nodo seleccionado

# El nodo seleccionado
panel-node = Nodo seleccionado
node-edit = Editar
node-edit-done = Listo
node-best = Mejor hijo: { $child }.
node-best-so-far = Mejor hijo hasta ahora: { $child }.

# Una frase que explica cada ajuste
hint-algorithm = Cómo se recorre el árbol: minimax no omite nada, alfa-beta omite lo que no puede cambiar el resultado, y otras búsquedas hacen lo mismo con más o menos trabajo.
hint-depth = Cuántas medias jugadas mira la búsqueda hacia delante; en el límite, la función de evaluación estima la posición.
hint-fail = Qué devuelve un nodo cuyo valor queda fuera de su ventana: fail-soft, el mejor valor que encontró; fail-hard, la cota de la ventana.
hint-cut-on = Si un valor igual a la cota ya produce un corte (≥) o solo uno mejor (>): con > pueden visitarse más nodos, y el valor es el mismo.
hint-opponent = Si MIN elige la jugada que es peor para MAX, o cada una con la misma probabilidad: entonces un nodo de MIN es un nodo de azar y vale lo que valen sus hijos de media.
hint-edit-sort = El orden en que se prueban los hijos decide cuánto se poda: casi siempre, más con el mejor primero.
hint-order = El orden en que se prueban las casillas: el valor no cambia, lo que se poda puede cambiar.
hint-sooner = Si ganar cuenta más cuanto antes, y perder cuanto más tarde: 100 menos las medias jugadas de la partida (1000 en un tablero grande).
hint-evaluation = Cuánto vale una posición donde la búsqueda se detiene: la función que hace las veces del resto de la partida.
hint-symmetry = Las posiciones que son giros o reflejos unas de otras valen lo mismo: basta con una de ellas.
hint-notation = Dónde se escriben α y β: junto al nodo, en la arista por la que bajó la búsqueda, o como intervalo.
hint-probabilities = Cómo se escribe en su arista la probabilidad de un resultado: 1/6, o ≈ 16.7 %.
hint-sides = Negamax cuenta desde el punto de vista de quien juega: sus números pueden mostrarse junto a los de MAX, o solo los de MAX.
hint-unvisited = Qué se dibuja de los nodos que la búsqueda aún no ha visitado: su contorno, o nada hasta que llega a ellos.
hint-layout = Qué es un nodo del dibujo: una visita de la búsqueda, o una posición, a la que llevan todas las jugadas que la alcanzan.
hint-text-size = Todo el texto de la ventana: el de los paneles, el del árbol y el de los diálogos.
hint-theme = Oscuro sobre claro se imprime bien; claro sobre oscuro cansa menos en una sala a oscuras.
hint-leaves = Si los valores de las hojas se leen desde el principio, como en papel, o solo cuando la búsqueda las ha visitado. En un juego, solo los árboles pequeños muestran sus cuentas desde el principio.
hint-nodes = La búsqueda se detiene al visitar esa cantidad de nodos, y lo dice.
hint-memory = La búsqueda se detiene al ocupar esa cantidad de memoria, y lo dice.
hint-time = La búsqueda se detiene al pasar ese tiempo, y lo dice.
hint-sowing = En qué orden se sueltan las fichas de un hoyo, que decide cuáles llegan a la base.
hint-last-object = Si quien toma el último objeto gana o pierde: las mismas jugadas, otro juego.
more-max-take = Se quitan de una vez
hint-max-take = Cuántos objetos puede quitar una jugada de un montón: el número de Grundy de un montón es el resto de dividirlo por uno más que eso.
hint-order-title = Qué se prueba primero y qué recuerda la búsqueda para hallar pronto las buenas jugadas: cuanto antes llegan, más suele podar alfa-beta.
hint-order-quiet = Una posición en la que la jugada siguiente cambia mucho la evaluación no debería estimarse: la búsqueda sigue desde ahí hasta una posición tranquila.
hint-guess = El valor con el que empieza MTD(f): cerca del verdadero suele necesitar menos pasadas.
hint-delta = Hasta dónde llega la ventana a ambos lados del valor esperado: una estrecha suele podar más, pero obliga más a menudo a repetir la búsqueda.
hint-seed = El mismo número da las mismas jugadas al azar.
hint-killers = Una jugada que acaba de producir un corte en una capa se prueba pronto en los demás nodos de esa capa: a menudo también corta ahí.
hint-history = Las jugadas que han producido cortes en cualquier parte del árbol se prueban antes que las demás.
hint-stored-first = La mejor jugada de una pasada anterior o de la tabla se prueba primero: suele volver a ser buena.
hint-table = Los resultados se guardan por posición, para que muchas veces no haya que repetir la búsqueda cuando una posición vuelve a aparecer.
