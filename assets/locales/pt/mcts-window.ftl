# A busca em árvore de Monte Carlo na janela.

search-name-mcts = Busca em árvore de Monte Carlo
search-name-mcts-short = MCTS
search-name-puct = PUCT, busca em árvore de Monte Carlo com probabilidades a priori
hint-mcts = Uma árvore que cresce um nó por iteração, onde as partidas jogadas ao acaso mais prometem. Todos os seus números são estimativas.
mcts-iterations = Iterações
mcts-iterations-hint = Quantas vezes se seleciona um caminho, se acrescenta um nó e se joga uma partida. Mais iterações estimam melhor e demoram mais.
mcts-iterations-other = Outro número, até { $most }
mcts-iterations-now = { $iterations ->
    [one] 1 iteração
   *[other] { $number } iterações
}
mcts-exploration = Exploração c
mcts-exploration-hint = A constante c do UCB1 e do PUCT: quanto ganha um filho que foi pouco testado. Com 0, a melhor média é sempre selecionada.
mcts-exploration-other = Outra constante
mcts-selection-setting = Seleção
mcts-selection-hint = Como um filho é selecionado: por UCB1, depois de todos testados, ou por PUCT com uma probabilidade a priori para cada lance, como o AlphaZero sem a sua rede. As de uma árvore têm preferência.
mcts-selection-uct = UCB1
mcts-selection-uniform = PUCT, probabilidades a priori iguais
mcts-selection-softmax = PUCT, pela avaliação (temperatura { $temperature })
mcts-selection-puct = PUCT, com probabilidades a priori
mcts-priors-setting = Probabilidades a priori
mcts-priors-hint = Onde a árvore não as dá: todas iguais, ou o softmax das avaliações após os lances. Quanto maior a temperatura, mais iguais são.
mcts-priors-uniform = iguais
mcts-priors-softmax = pela avaliação, temperatura { $temperature }
mcts-seed = Semente aleatória
mcts-seed-hint = O mesmo número dá as mesmas simulações em qualquer máquina.
mcts-seed-other = Outra semente
mcts-rollout-setting = Simulações
mcts-rollout-hint = Como uma simulação acaba: com o fim da partida, ou após alguns meios-lances com a avaliação da posição.
mcts-rollout-random = até o fim da partida
mcts-rollout-plies = { $plies ->
    [one] 1 meio-lance, e avaliação
   *[other] { $plies } meios-lances, e avaliação
}
mcts-decide-setting = Decide-se por
mcts-decide-hint = Que lance é jogado no fim: o mais visitado, o filho robusto, ou o de melhor média, o filho máximo.
mcts-decide-by-visits = visitas
mcts-decide-by-value = valor médio
mcts-start = { $chance ->
    [yes] Na raiz o acaso decide.
   *[other] { $player } joga.
} A árvore é só a raiz. { $iterations ->
    [one] Uma iteração
   *[other] Cada uma das { $number } iterações
} seleciona um caminho, acrescenta um nó, joga ao acaso a partir dele e conta o resultado no caminho.
mcts-start-puct = { $player } joga. A árvore é a raiz com os seus lances, cada um com a sua probabilidade a priori P. { $iterations ->
    [one] Uma iteração
   *[other] Cada uma das { $number } iterações
} seleciona um caminho até um nó novo ou uma folha, acrescenta os lances dali, { $rollout ->
    [random] joga ao acaso até o fim
    [leaf] avalia o nó
   *[evaluation] joga alguns lances ao acaso, avalia a posição
} e conta o resultado no caminho.
mcts-not-playing = Numa partida contra o programa, a busca em árvore de Monte Carlo é escolhida como o modo de jogar do programa.
mcts-move = lance
mcts-w = w
mcts-n = n
mcts-mean = média
mcts-bonus = bônus
mcts-sum = soma
mcts-terms-max = A média é w/n. O bônus é c·√(ln N / n), com c = { $c } e N = { $visits }, as visitas do nó.
mcts-terms-min = Para MIN a média é 1 − w/n. O bônus é c·√(ln N / n), com c = { $c } e N = { $visits }, as visitas do nó.
mcts-prior = P
mcts-terms-puct = { $turned ->
    [yes] Para MIN a média é 1 − w/n
   *[no] A média é w/n
}, e 0 sem visitas. O bônus é c·P·√N / (1 + n), com a probabilidade a priori P, c = { $c } e N = { $visits }, as visitas de todos os filhos juntos. Entre somas iguais fica a de maior probabilidade a priori.
mcts-panel-select = Por que este filho
mcts-panel-expand = Um novo nó
mcts-panel-priors = Os lances e as suas probabilidades a priori
mcts-panel-rollout = Simulação
mcts-panel-backup = Propagação do resultado
mcts-panel-iteration = Uma nova iteração
mcts-panel-decide = A decisão
mcts-panel-path = Caminho da iteração
mcts-over = fim da partida
mcts-path-visits = w/n
mcts-priors-from = { $rule ->
    [given] As probabilidades a priori são as da árvore, divididas pela sua soma se esta não for 1.
    [softmax] As probabilidades a priori são o softmax das avaliações após os lances: P é proporcional a e^(v/{ $temperature }), com v para quem joga.
    [unevaluated] Nem todos os lances levam a uma posição que se possa avaliar, e por isso todos têm a mesma probabilidade a priori.
   *[uniform] Todos os lances têm a mesma probabilidade a priori.
}
mcts-untried = { $tried ->
    [0] Nenhum de { $moves } lances foi testado.
    [one] 1 de { $moves } lances foi testado.
   *[other] { $tried } de { $moves } lances foram testados.
} Até que todos o sejam, acrescenta-se o seguinte: { $next }.
mcts-counts = { $iterations ->
    [one] 1 de { $all } iterações terminou.
   *[other] { $number } de { $all } iterações terminaram.
}
mcts-counts-nodes = { $nodes ->
    [one] A árvore é só a raiz.
   *[other] A árvore tem { $shown-nodes } nós.
}
mcts-iteration-of = iteração { $number } de { $all }
mcts-cut-short = { $reason ->
    [nodes] O limite de nós encerrou a busca
    [memory] O limite de memória encerrou a busca
    [time] O limite de tempo encerrou a busca
   *[stopped] A busca foi encerrada
} após { $iterations ->
    [one] 1 iteração
   *[other] { $number } iterações
} de { $all }: nenhum lance está decidido.
mcts-spoken-node = { $name }, { $role }, { $visits ->
    [0] ainda sem contagem
    [one] w { $w } de 1 visita, média { $mean }
   *[other] w { $w } de { $n } visitas, média { $mean }
}
mcts-spoken-prior = { $role }, probabilidade a priori { $prior }
mcts-node-prior = A probabilidade a priori do seu lance é P { $prior }.
mcts-node-now = { $visits ->
    [one] w { $w } após 1 visita: uma média de { $mean } para { $player }.
   *[other] w { $w } após { $n } visitas: uma média de { $mean } para { $player }.
}
mcts-node-new = Foi acrescentado, e nenhum resultado foi contado ainda.
mcts-rollout-begin = A partir daqui { $count ->
    [one] 1 lance é jogado
   *[other] { $count } lances são jogados
} ao acaso.
mcts-rollout-move = Lance { $made } de { $count }: { $move }.
mcts-rollout-end = { $count ->
    [0] Nada é jogado:
    [one] Após 1 lance, { $move },
   *[other] Após { $count } lances, o último deles { $move },
} o resultado é { $value }, que conta como x { $x }.
mcts-rollout-slider = Lances da simulação
mcts-rollout-back = Um lance da simulação atrás
mcts-rollout-forward = Um lance da simulação à frente
mcts-rollout-play = Reproduzir a simulação
mcts-progress = Busca em árvore de Monte Carlo: { $iterations } iterações até agora, { $most } no total
transport-grain-phase = uma fase
transport-grain-iteration = uma iteração
transport-grain-ten = 10 iterações
transport-grain-hundred = 100 iterações
transport-grain-thousand = 1000 iterações
key-forward-phase = À frente até o fim da fase
key-back-phase = Atrás até o fim de uma fase
key-forward-iteration = Uma iteração à frente
key-back-iteration = Uma iteração atrás
key-forward-ten = 10 iterações à frente
key-back-ten = 10 iterações atrás
key-forward-hundred = 100 iterações à frente
key-back-hundred = 100 iterações atrás
key-forward-thousand = 1000 iterações à frente
key-back-thousand = 1000 iterações atrás
mode-not-mcts = não na busca em árvore de Monte Carlo
mcts-not-here = Não na busca em árvore de Monte Carlo
mcts-not-here-why = “{ $command }” precisa de uma busca que visite os nós um após o outro e prove valores. Escolha outro algoritmo para isso.
mcts-first-moves = { $moves } … ({ $count } lances)
lane-steps = Passos
lane-step-through = Dar os passos nesta busca: { $search }
mcts-panel-chart = Ao lado do minimax
mcts-chart-mean = média ±
mcts-chart-true = x verdadeiro
mcts-chart-decides = Após { $number } iterações, a busca escolheria { $move }{ $known ->
    [none] , um dos melhores lances.
    [some] , que perde { $regret } de x em relação ao melhor lance.
   *[unknown] .
}
mcts-chart-since = Teria feito isso desde a iteração { $number }.
mcts-chart-unknown = O minimax não termina aqui em 50 000 nós, então os valores verdadeiros não são conhecidos.
mcts-chart-margin = As linhas tracejadas são os valores verdadeiros pelo minimax, e as faixas são média ±. ± é 1.96·s/√n: quanto os resultados se espalham. Eles não são independentes entre si, e o valor verdadeiro pode estar mais longe.
algorithm-mcts =
    mcts(raiz):
      repete em cada iteração: @iteration
        nó ← raiz
        enquanto tudo foi testado:
          nó ← filho com a maior @select
            média + c·√(ln N / n)
        acrescenta o próximo filho @expand
        x ← { $rollout ->
        [random] resultado de jogar ao acaso
       *[evaluation] lances ao acaso e avaliação
    } @rollout
        para cada nó até a raiz:
          w ← w + x,  n ← n + 1 @backup
      retorna o lance { $decide ->
        [visits] mais visitado
       *[value] de melhor média
    } @decide
algorithm-mcts-chance =
    mcts(raiz):
      repete em cada iteração: @iteration
        nó ← raiz
        enquanto tudo foi testado:
          nó ← filho com a maior @select
            média + c·√(ln N / n)
          acaso: sorteado pelo peso
        acrescenta o próximo filho @expand
        x ← { $rollout ->
        [random] resultado de jogar ao acaso
       *[evaluation] lances ao acaso e avaliação
    } @rollout
        para cada nó até a raiz:
          w ← w + x,  n ← n + 1 @backup
      retorna o lance { $decide ->
        [visits] mais visitado
       *[value] de melhor média
    } @decide
algorithm-puct =
    mcts(raiz):
      acrescenta os lances de raiz, com P
      repete em cada iteração: @iteration
        nó ← raiz
        repete:
          nó ← filho com a maior @select
            média + c·P·√N / (1 + n)
        até nó novo ou folha
        acrescenta os lances de nó, com P @priors
        x ← { $rollout ->
        [random] resultado de uma partida ao acaso
        [leaf] avaliação de nó
       *[evaluation] lances ao acaso, avaliados
    } @rollout
        para cada nó até a raiz:
          w ← w + x,  n ← n + 1 @backup
      devolve o { $decide ->
        [visits] lance mais visitado
       *[value] lance de melhor média
    } @decide
algorithm-puct-chance =
    mcts(raiz):
      acrescenta os lances de raiz, com P
      repete em cada iteração: @iteration
        nó ← raiz
        repete:
          nó ← filho com a maior @select
            média + c·P·√N / (1 + n)
          acaso: sorteado, e acrescentado se novo @expand
        até nó novo ou folha
        acrescenta os lances de nó, com P @priors
        x ← { $rollout ->
        [random] resultado de uma partida ao acaso
        [leaf] avaliação de nó
       *[evaluation] lances ao acaso, avaliados
    } @rollout
        para cada nó até a raiz:
          w ← w + x,  n ← n + 1 @backup
      devolve o { $decide ->
        [visits] lance mais visitado
       *[value] lance de melhor média
    } @decide
