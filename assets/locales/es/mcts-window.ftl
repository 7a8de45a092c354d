# La búsqueda Monte Carlo en árbol en la ventana.

search-name-mcts = Búsqueda Monte Carlo en árbol
search-name-mcts-short = MCTS
search-name-puct = PUCT, búsqueda Monte Carlo en árbol con probabilidades a priori
hint-mcts = Un árbol que crece un nodo por iteración, donde más prometen las partidas jugadas al azar. Todos sus números son estimaciones.
mcts-iterations = Iteraciones
mcts-iterations-hint = Cuántas veces se selecciona un camino, se añade un nodo y se juega una partida. Con más iteraciones se estima mejor y se tarda más.
mcts-iterations-other = Otro número, hasta { $most }
mcts-iterations-now = { $iterations ->
    [one] 1 iteración
   *[other] { $number } iteraciones
}
mcts-exploration = Exploración c
mcts-exploration-hint = La constante c de UCB1 y PUCT: cuánto gana un hijo que se ha probado poco. Con 0 se selecciona siempre la mejor media.
mcts-exploration-other = Otra constante
mcts-selection-setting = Selección
mcts-selection-hint = Cómo se selecciona un hijo: por UCB1, cuando se han probado todos, o por PUCT con una probabilidad a priori para cada jugada, como AlphaZero sin su red. Las de un árbol tienen preferencia.
mcts-selection-uct = UCB1
mcts-selection-uniform = PUCT, probabilidades a priori iguales
mcts-selection-softmax = PUCT, según la evaluación (temperatura { $temperature })
mcts-selection-puct = PUCT, con probabilidades a priori
mcts-priors-setting = Probabilidades a priori
mcts-priors-hint = Donde el árbol no las da: todas iguales, o el softmax de las evaluaciones tras las jugadas. Cuanto mayor es la temperatura, más iguales son.
mcts-priors-uniform = iguales
mcts-priors-softmax = según la evaluación, temperatura { $temperature }
mcts-seed = Semilla aleatoria
mcts-seed-hint = El mismo número da las mismas simulaciones en cualquier máquina.
mcts-seed-other = Otra semilla
mcts-rollout-setting = Simulaciones
mcts-rollout-hint = Cómo acaba una simulación: con el final de la partida, o tras unas medias jugadas con la evaluación de la posición.
mcts-rollout-random = hasta el final de la partida
mcts-rollout-plies = { $plies ->
    [one] 1 media jugada, y se evalúa
   *[other] { $plies } medias jugadas, y se evalúa
}
mcts-decide-setting = Se decide por
mcts-decide-hint = Qué jugada se hace al final: la más visitada, el hijo robusto, o la de mejor media, el hijo máximo.
mcts-decide-by-visits = visitas
mcts-decide-by-value = valor medio
mcts-start = { $chance ->
    [yes] En la raíz decide el azar.
   *[other] Juega { $player }.
} El árbol es solo la raíz. { $iterations ->
    [one] Una iteración
   *[other] Cada una de las { $number } iteraciones
} selecciona un camino, añade un nodo, juega desde él al azar y cuenta el resultado en el camino.
mcts-start-puct = Juega { $player }. El árbol es la raíz y sus jugadas, cada una con su probabilidad a priori P. { $iterations ->
    [one] Una iteración
   *[other] Cada una de las { $number } iteraciones
} selecciona un camino hasta un nodo nuevo o una hoja, añade las jugadas de allí, { $rollout ->
    [random] juega al azar hasta el final
    [leaf] evalúa el nodo
   *[evaluation] hace unas jugadas al azar, evalúa la posición
} y cuenta el resultado en el camino.
mcts-not-playing = En una partida contra el programa, la búsqueda Monte Carlo se elige como la forma en que juega el programa.
mcts-move = jugada
mcts-w = w
mcts-n = n
mcts-mean = media
mcts-bonus = extra
mcts-sum = suma
mcts-terms-max = La media es w/n. El extra es c·√(ln N / n), con c = { $c } y N = { $visits }, las visitas del nodo.
mcts-terms-min = Para MIN la media es 1 − w/n. El extra es c·√(ln N / n), con c = { $c } y N = { $visits }, las visitas del nodo.
mcts-prior = P
mcts-terms-puct = { $turned ->
    [yes] Para MIN la media es 1 − w/n
   *[no] La media es w/n
}, y 0 sin visitas. El extra es c·P·√N / (1 + n), con la probabilidad a priori P, c = { $c } y N = { $visits }, las visitas de todos los hijos juntos. Entre sumas iguales se toma la de mayor probabilidad a priori.
mcts-panel-select = Por qué este hijo
mcts-panel-expand = Un nodo nuevo
mcts-panel-priors = Las jugadas y sus probabilidades a priori
mcts-panel-rollout = Simulación
mcts-panel-backup = Se propaga el resultado
mcts-panel-iteration = Una iteración nueva
mcts-panel-decide = La decisión
mcts-panel-path = Camino de la iteración
mcts-over = fin de la partida
mcts-path-visits = w/n
mcts-priors-from = { $rule ->
    [given] Las probabilidades a priori son las del árbol, divididas por su suma si no es 1.
    [softmax] Las probabilidades a priori son el softmax de las evaluaciones tras las jugadas: P es proporcional a e^(v/{ $temperature }), con v para quien juega.
    [unevaluated] No todas las jugadas llevan a una posición que se pueda evaluar, así que todas tienen la misma probabilidad a priori.
   *[uniform] Todas las jugadas tienen la misma probabilidad a priori.
}
mcts-untried = { $tried ->
    [0] No se ha probado ninguna de { $moves } jugadas.
    [one] Se ha probado 1 de { $moves } jugadas.
   *[other] Se han probado { $tried } de { $moves } jugadas.
} Hasta que lo estén todas, se añade la siguiente: { $next }.
mcts-counts = { $iterations ->
    [one] Ha terminado 1 de { $all } iteraciones.
   *[other] Han terminado { $number } de { $all } iteraciones.
}
mcts-counts-nodes = { $nodes ->
    [one] El árbol es solo la raíz.
   *[other] El árbol tiene { $shown-nodes } nodos.
}
mcts-iteration-of = iteración { $number } de { $all }
mcts-cut-short = { $reason ->
    [nodes] El límite de nodos terminó la búsqueda
    [memory] El límite de memoria terminó la búsqueda
    [time] El límite de tiempo terminó la búsqueda
   *[stopped] La búsqueda se terminó
} tras { $iterations ->
    [one] 1 iteración
   *[other] { $number } iteraciones
} de { $all }: no se decide ninguna jugada.
mcts-spoken-node = { $name }, { $role }, { $visits ->
    [0] aún sin contar
    [one] w { $w } de 1 visita, media { $mean }
   *[other] w { $w } de { $n } visitas, media { $mean }
}
mcts-spoken-prior = { $role }, probabilidad a priori { $prior }
mcts-node-prior = La probabilidad a priori de su jugada es P { $prior }.
mcts-node-now = { $visits ->
    [one] w { $w } tras 1 visita: una media de { $mean } para { $player }.
   *[other] w { $w } tras { $n } visitas: una media de { $mean } para { $player }.
}
mcts-node-new = Se ha añadido, y aún no se ha contado ningún resultado.
mcts-rollout-begin = Desde aquí se { $count ->
    [one] hace 1 jugada
   *[other] hacen { $count } jugadas
} al azar.
mcts-rollout-move = Jugada { $made } de { $count }: { $move }.
mcts-rollout-end = { $count ->
    [0] No se juega nada:
    [one] Tras 1 jugada, { $move },
   *[other] Tras { $count } jugadas, la última { $move },
} el resultado es { $value }, que cuenta como x { $x }.
mcts-rollout-slider = Jugadas de la simulación
mcts-rollout-back = Una jugada atrás en la simulación
mcts-rollout-forward = Una jugada adelante en la simulación
mcts-rollout-play = Reproducir la simulación
mcts-progress = Búsqueda Monte Carlo en árbol: { $iterations } iteraciones hasta ahora, { $most } en total
transport-grain-phase = una fase
transport-grain-iteration = una iteración
transport-grain-ten = 10 iteraciones
transport-grain-hundred = 100 iteraciones
transport-grain-thousand = 1000 iteraciones
key-forward-phase = Adelante hasta el final de la fase
key-back-phase = Atrás hasta el final de una fase
key-forward-iteration = Adelante una iteración
key-back-iteration = Atrás una iteración
key-forward-ten = Adelante 10 iteraciones
key-back-ten = Atrás 10 iteraciones
key-forward-hundred = Adelante 100 iteraciones
key-back-hundred = Atrás 100 iteraciones
key-forward-thousand = Adelante 1000 iteraciones
key-back-thousand = Atrás 1000 iteraciones
mode-not-mcts = no en la búsqueda Monte Carlo
mcts-not-here = No en la búsqueda Monte Carlo en árbol
mcts-not-here-why = «{ $command }» necesita una búsqueda que visite los nodos uno tras otro y demuestre valores. Elige otro algoritmo para ello.
mcts-first-moves = { $moves } … ({ $count } jugadas)
lane-steps = Pasos
lane-step-through = Dar los pasos en esta búsqueda: { $search }
mcts-panel-chart = Junto a minimax
mcts-chart-mean = media ±
mcts-chart-true = x real
mcts-chart-decides = Tras { $number } iteraciones la búsqueda decidiría { $move }{ $known ->
    [none] , una de las mejores jugadas.
    [some] , que pierde { $regret } de x frente a la mejor jugada.
   *[unknown] .
}
mcts-chart-since = Lo habría decidido así desde la iteración { $number }.
mcts-chart-unknown = Aquí minimax no termina en 50 000 nodos, así que no se conocen los valores reales.
mcts-chart-margin = Las líneas discontinuas son los valores reales según minimax, y las bandas son media ±. ± es 1.96·s/√n: cuánto se dispersan los resultados. No son independientes entre sí, y el valor real puede estar más lejos.
algorithm-mcts =
    mcts(raíz):
      repite en cada iteración: @iteration
        nodo ← raíz
        mientras todo está probado:
          nodo ← hijo con la mayor @select
            media + c·√(ln N / n)
        añade el hijo siguiente @expand
        x ← { $rollout ->
        [random] resultado de jugar al azar
       *[evaluation] jugadas al azar y evaluar
    } @rollout
        para cada nodo hasta la raíz:
          w ← w + x,  n ← n + 1 @backup
      devuelve la { $decide ->
        [visits] más visitada
       *[value] de mejor media
    } @decide
algorithm-mcts-chance =
    mcts(raíz):
      repite en cada iteración: @iteration
        nodo ← raíz
        mientras todo está probado:
          nodo ← hijo con la mayor @select
            media + c·√(ln N / n)
          azar: sorteado por su peso
        añade el hijo siguiente @expand
        x ← { $rollout ->
        [random] resultado de jugar al azar
       *[evaluation] jugadas al azar y evaluar
    } @rollout
        para cada nodo hasta la raíz:
          w ← w + x,  n ← n + 1 @backup
      devuelve la { $decide ->
        [visits] más visitada
       *[value] de mejor media
    } @decide
algorithm-puct =
    mcts(raíz):
      añade las jugadas de raíz, con P
      repite en cada iteración: @iteration
        nodo ← raíz
        repite:
          nodo ← hijo con la mayor @select
            media + c·P·√N / (1 + n)
        hasta nodo nuevo u hoja
        añade las jugadas de nodo, con P @priors
        x ← { $rollout ->
        [random] resultado de una partida al azar
        [leaf] evaluación de nodo
       *[evaluation] jugadas al azar, evaluadas
    } @rollout
        para cada nodo hasta la raíz:
          w ← w + x,  n ← n + 1 @backup
      devuelve la { $decide ->
        [visits] jugada más visitada
       *[value] jugada de mejor media
    } @decide
algorithm-puct-chance =
    mcts(raíz):
      añade las jugadas de raíz, con P
      repite en cada iteración: @iteration
        nodo ← raíz
        repite:
          nodo ← hijo con la mayor @select
            media + c·P·√N / (1 + n)
          azar: se sortea, y se añade si es nuevo @expand
        hasta nodo nuevo u hoja
        añade las jugadas de nodo, con P @priors
        x ← { $rollout ->
        [random] resultado de una partida al azar
        [leaf] evaluación de nodo
       *[evaluation] jugadas al azar, evaluadas
    } @rollout
        para cada nodo hasta la raíz:
          w ← w + x,  n ← n + 1 @backup
      devuelve la { $decide ->
        [visits] jugada más visitada
       *[value] jugada de mejor media
    } @decide
