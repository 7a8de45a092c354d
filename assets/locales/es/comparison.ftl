## Lo que cuestan varias búsquedas de una posición. Las columnas de una tabla, en la ventana y en poda compare.

comparison-depth = Profundidad
comparison-algorithm = Algoritmo
comparison-order = Orden de las jugadas
comparison-order-own = como en el archivo
comparison-order-given = como están dadas
comparison-order-reversed = al revés
comparison-order-best = primero la mejor
comparison-order-worst = primero la peor
comparison-order-killers = jugadas asesinas
comparison-order-history = historial
comparison-order-any = cualquiera
comparison-value = Valor
comparison-agrees = Como minimax
comparison-agrees-chance = Como expectiminimax
comparison-agrees-players = Como max^n
comparison-best = Jugada
comparison-nodes = Nodos
comparison-leaves = Hojas
comparison-cutoffs = Cortes
comparison-that-prune = Cortes que podan
comparison-pruned-branches = Ramas podadas
comparison-pruned-leaves = Hojas podadas
comparison-yes = sí
comparison-no = no
comparison-unknown = —
comparison-too-many = > { $nodes }
comparison-memory = límite de memoria
comparison-depth-of-tree = árbol demasiado profundo

comparison-headline =
    { $count ->
        [one] { $leaves } hoja en vez de { $all }
       *[other] { $leaves } hojas en vez de { $all }
    }

## En qué jugada de un nodo llega el corte: la primera que se prueba, la segunda, …

comparison-by-move = Cortes según el número de la jugada
comparison-move =
    { $move ->
        [1] 1.ª
        [2] 2.ª
        [3] 3.ª
       *[other] { $move }.ª
    }
comparison-later = después
comparison-first-share = En la 1.ª

## El árbol mínimo de cada profundidad: «b» es cuántas jugadas tiene un nodo, «d» a qué profundidad están las hojas, en medias jugadas.

comparison-minimal = El árbol mínimo
comparison-minimal-plies = d
comparison-minimal-branching = b
comparison-minimal-leaves = Hojas necesarias
comparison-minimal-all = de todas las hojas
comparison-minimal-uniform = Donde b no lleva ≈, cada nodo tiene b jugadas y todas las hojas están a profundidad d: ninguna búsqueda sin tabla puede demostrar un valor finito con menos hojas, y alfa-beta no necesita más si la mejor jugada se prueba siempre la primera.
comparison-chance = Con nodos de azar ninguna fórmula dice cuánto tiene que evaluar una búsqueda como mínimo. En este árbol de d = { $plies } { $plies ->
    [one] media jugada
   *[other] medias jugadas
}, un jugador tiene b { $moves } jugadas por nodo y el azar n { $outcomes } resultados, de media.
comparison-minimal-effective = Donde b lleva ≈, los nodos tienen más jugadas o menos: b es entonces la raíz d-ésima del número de hojas que hay, y d la profundidad de la más honda. Un árbol uniforme de ese tamaño necesitaría ese número de hojas; este, que es desigual, puede necesitar menos o más.

## La hoja de la ventana.

comparison-sheet-title = Comparar búsquedas de esta posición
comparison-sheet-depths = por profundidad
comparison-sheet-from = de
comparison-sheet-to = a
comparison-sheet-start = Comparar
comparison-sheet-close = Cerrar
comparison-sheet-under-way = Búsqueda { $number } de { $all }: { $algorithm }, profundidad { $depth }. { $nodes } hasta ahora
comparison-sheet-done =
    { $count ->
        [one] { $done } búsqueda comparada.
       *[other] { $done } búsquedas comparadas.
    }
comparison-sheet-canceled =
    { $count ->
        [one] Cancelado: se hizo { $done } búsqueda.
       *[other] Cancelado: se hicieron { $done } búsquedas.
    }
comparison-sheet-view = Vista
comparison-sheet-table = Tabla
comparison-sheet-charts = Gráficos
comparison-sheet-by-depth = Por profundidad, escala logarítmica
comparison-sheet-shown = Se muestra
comparison-sheet-in-all-orders = { $algorithm } en todos los órdenes
comparison-sheet-all-in-order = Todos los algoritmos, { $order }
comparison-sheet-quantity = Qué muestra el gráfico
comparison-sheet-minimal = árbol mínimo
comparison-sheet-minimal-line = Con puntos: el árbol mínimo, el que alfa-beta necesita si la mejor jugada se prueba siempre la primera. La tabla dice cómo se calcula.
comparison-sheet-by-move-depth = Profundidad de los cortes por jugada
comparison-sheet-no-cutoffs = A esta profundidad no hubo ningún corte.

## Dos búsquedas una al lado de otra. Entre paréntesis: cuántos más o menos que en la primera.

split-name = La otra búsqueda
split-against-best = MIN juega lo mejor
split-against-random = MIN juega al azar
split-close = Mostrar solo la primera búsqueda
split-counts = Nodos { $nodes } · Hojas { $leaves }
split-step = paso { $step } de { $last }
split-done = terminada tras { $last } pasos
split-cut-short = interrumpida tras { $last } pasos
split-step-cut-short = paso { $step } de { $last }, donde se interrumpe
progress-split = La otra búsqueda: { $nodes } hasta ahora, { $most } como máximo
