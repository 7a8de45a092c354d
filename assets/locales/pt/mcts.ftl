# A busca em árvore de Monte Carlo. Todos os seus números são estimativas.

mcts-settings = { $iterations ->
    [one] busca em árvore de Monte Carlo, 1 iteração
   *[other] busca em árvore de Monte Carlo, { $number } iterações
}, { $settings }, semente { $seed }
mcts-settings-of-any-seed = { $selection ->
    [uct] { "" }
    [uniform] PUCT, probabilidades a priori dadas ou, senão, iguais, { "" }
   *[softmax] PUCT, probabilidades a priori dadas ou, senão, pela avaliação com temperatura { $temperature }, { "" }
}c = { $exploration }, { $rollout ->
    [random] simulações ao acaso
    [leaf] avaliações no lugar de simulações
   *[evaluation] simulações de { $plies ->
        [one] 1 meio-lance
       *[other] { $plies } meios-lances
    } e uma avaliação
}, resultados de { $low } a { $high }, decide-se por { $decide ->
    [visits] visitas
   *[value] valor
}
mcts-iteration = Iteração { $number }.
mcts-select = Ao visitar { $node }, { $player } seleciona { $child }: { $mean } + { $bonus } = { $sum } é mais que { $other-mean } + { $other-bonus } = { $other-sum }, a soma para { $other }.{ $seldom ->
    [yes] { " " }Para { $player } a sua média é menor, mas teve menos visitas.
   *[no] { "" }
}
mcts-select-tie = Ao visitar { $node }, { $player } seleciona { $child }: { $mean } + { $bonus } = { $sum }. Para { $other } a soma é igual, e entre iguais fica o primeiro.
mcts-select-puct = Ao visitar { $node }, { $player } seleciona { $child }: { $sum }. É mais que { $other-sum }, a soma para { $other }.{ $seldom ->
    [yes] { " " }Para { $player } a sua média é menor, mas o seu bônus é maior.
   *[no] { "" }
}
mcts-select-puct-tie = Ao visitar { $node }, { $player } seleciona { $child }: { $sum }. Para { $other } a soma é igual. { $greater ->
    [yes] Decide a maior probabilidade a priori, { $prior }.
   *[no] As probabilidades a priori também são iguais, e entre iguais fica o primeiro.
}
mcts-select-new = Ao visitar { $node }, { $player } seleciona { $child }: nenhum filho foi visitado, e por isso todas as somas são 0, e { $equals ->
    [one] a sua probabilidade a priori { $prior } é a maior
   *[other] é o primeiro dos { $equals } com a maior probabilidade a priori, { $prior }
}.
mcts-priors = { $count ->
    [one] Para { $node }, o único lance entra na árvore, com a sua probabilidade a priori: { $moves }.
   *[other] Para { $node }, os { $count } lances entram na árvore, com as suas probabilidades a priori: { $moves }.
}
mcts-select-only = Ao visitar { $node }, { $player } seleciona { $child }, o único lance.
mcts-select-outcome = Ao visitar { $node }, o acaso decide: sai { $child }, com probabilidade { $weight }/{ $of }.
mcts-expand = Ao visitar { $node }, o primeiro lance não testado é { $child }, que entra na árvore.
mcts-expand-outcome = Ao visitar { $node }, o acaso decide: sai { $child }, com probabilidade { $weight }/{ $of }, e entra na árvore.
mcts-rollout-over = Ao visitar { $node }, a partida acabou. O resultado é { $value }, que conta como x { $x }.
mcts-rollout-drawn = A árvore dada vai só até { $node }. O resultado é sorteado, uma vitória com a frequência das iterações anteriores: { $value }, que conta como x { $x }.
mcts-rollout = Desde { $node } a partida é jogada ao acaso até o fim: { $moves }. O resultado é { $value }, que conta como x { $x }.
mcts-rollout-evaluated = { $count ->
    [0] Ao visitar { $node }, a posição é avaliada como está
   *[other] Desde { $node } a partida é jogada ao acaso e depois avaliada: { $moves }
}. O resultado é { $value }, que conta como x { $x }.
mcts-backup = Para { $node }, w agora é { $w } e n é { $n }: a média é { $mean }.
mcts-decide = { $player } { $kind ->
    [roll] rola o dado
    [hold] para
   *[move] joga { $best }
}: { $decide ->
    [visits] { $equals ->
        [one] é o lance com mais visitas
       *[other] é o primeiro dos { $equals } lances com mais visitas
    }
   *[value] { $equals ->
        [one] é o lance com a melhor média
       *[other] é o primeiro dos { $equals } lances com a melhor média
    }
}.
mcts-decide-nothing = Não há lance a decidir.
mcts-decide-visits = Visitas: { $visits }.
mcts-visits = { $move } ({ $visits })
mcts-value = { $iterations ->
    [one] Após 1 iteração, o valor é estimado em { $value }. Uma estimativa não prova nada.
   *[other] Após { $number } iterações, o valor é estimado em { $value }. Uma estimativa não prova nada.
}
mcts-line = Linha: { $line }
mcts-cost = { $nodes ->
    [one] 1 nó na árvore.
   *[other] { $number } nós na árvore.
}
mcts-trace-format = O traço de uma busca em árvore de Monte Carlo é impresso como texto ou como JSON, sem `--panels`.
