# La búsqueda Monte Carlo en árbol. Todos sus números son estimaciones.

mcts-settings = { $iterations ->
    [one] búsqueda Monte Carlo en árbol, 1 iteración
   *[other] búsqueda Monte Carlo en árbol, { $number } iteraciones
}, { $settings }, semilla { $seed }
mcts-settings-of-any-seed = { $selection ->
    [uct] { "" }
    [uniform] PUCT, probabilidades a priori dadas o, si no, iguales, { "" }
   *[softmax] PUCT, probabilidades a priori dadas o, si no, según la evaluación con temperatura { $temperature }, { "" }
}c = { $exploration }, { $rollout ->
    [random] simulaciones al azar
    [leaf] evaluaciones en lugar de simulaciones
   *[evaluation] simulaciones de { $plies ->
        [one] 1 media jugada
       *[other] { $plies } medias jugadas
    } y una evaluación
}, resultados de { $low } a { $high }, se decide por { $decide ->
    [visits] visitas
   *[value] valor
}
mcts-iteration = Iteración { $number }.
mcts-select = En { $node }, { $player } selecciona { $child }: { $mean } + { $bonus } = { $sum } es más que { $other-mean } + { $other-bonus } = { $other-sum }, lo de { $other }.{ $seldom ->
    [yes] { " " }Para { $player } su media es menor, pero se ha probado menos.
   *[no] { "" }
}
mcts-select-tie = En { $node }, { $player } selecciona { $child }: { $mean } + { $bonus } = { $sum }. Lo de { $other } es igual, y entre iguales se toma el primero.
mcts-select-puct = En { $node }, { $player } selecciona { $child }: { $sum }. Es más que { $other-sum }, lo de { $other }.{ $seldom ->
    [yes] { " " }Para { $player } su media es menor, pero su bonificación es mayor.
   *[no] { "" }
}
mcts-select-puct-tie = En { $node }, { $player } selecciona { $child }: { $sum }. La suma de { $other } es igual. { $greater ->
    [yes] Decide la mayor probabilidad a priori, { $prior }.
   *[no] También lo son sus probabilidades a priori, y entre iguales se toma el primero.
}
mcts-select-new = En { $node }, { $player } selecciona { $child }: no se ha visitado ningún hijo, así que todas las sumas son 0, y { $equals ->
    [one] su probabilidad a priori { $prior } es la mayor
   *[other] es el primero de los { $equals } con la mayor probabilidad a priori, { $prior }
}.
mcts-priors = { $count ->
    [one] En { $node } se añade al árbol la única jugada, con su probabilidad a priori: { $moves }.
   *[other] En { $node } se añaden al árbol las { $count } jugadas, con sus probabilidades a priori: { $moves }.
}
mcts-select-only = En { $node }, { $player } selecciona { $child }, la única jugada.
mcts-select-outcome = En { $node } decide el azar: sale { $child }, con una probabilidad de { $weight }/{ $of }.
mcts-expand = En { $node }, la primera jugada que no se ha probado es { $child }: se añade al árbol.
mcts-expand-outcome = En { $node } decide el azar: sale { $child }, con una probabilidad de { $weight }/{ $of }, y se añade al árbol.
mcts-rollout-over = La partida ha terminado en { $node }. El resultado es { $value }, que cuenta como x { $x }.
mcts-rollout-drawn = El árbol dado termina en { $node }. El resultado se sortea, una victoria con la frecuencia de las iteraciones anteriores: { $value }, que cuenta como x { $x }.
mcts-rollout = Desde { $node } se juega al azar hasta el final: { $moves }. El resultado es { $value }, que cuenta como x { $x }.
mcts-rollout-evaluated = { $count ->
    [0] Desde { $node } no se juega nada: se evalúa tal como está
   *[other] Desde { $node } se juega al azar y después se evalúa: { $moves }
}. El resultado es { $value }, que cuenta como x { $x }.
mcts-backup = En { $node }, w es ahora { $w } y n es { $n }: la media es { $mean }.
mcts-decide = { $player } { $kind ->
    [roll] tira
    [hold] se planta
   *[move] elige { $best }
}: { $decide ->
    [visits] { $equals ->
        [one] es la jugada con más visitas
       *[other] es la primera de las { $equals } jugadas con más visitas
    }
   *[value] { $equals ->
        [one] es la jugada con mejor media
       *[other] es la primera de las { $equals } jugadas con mejor media
    }
}.
mcts-decide-nothing = No hay ninguna jugada que decidir.
mcts-decide-visits = Visitas: { $visits }.
mcts-visits = { $move } ({ $visits })
mcts-value = { $iterations ->
    [one] Tras 1 iteración el valor se estima en { $value }. Una estimación no demuestra nada.
   *[other] Tras { $number } iteraciones el valor se estima en { $value }. Una estimación no demuestra nada.
}
mcts-line = Línea: { $line }
mcts-cost = { $nodes ->
    [one] 1 nodo en el árbol.
   *[other] { $number } nodos en el árbol.
}
mcts-trace-format = La traza de una búsqueda Monte Carlo en árbol se imprime como texto o como JSON, sin `--panels`.
