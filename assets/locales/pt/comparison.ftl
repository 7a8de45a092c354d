## O que custam várias buscas de uma posição. As colunas de uma tabela, na janela e em poda compare.

comparison-depth = Profundidade
comparison-algorithm = Algoritmo
comparison-order = Ordenação dos lances
comparison-order-own = como no arquivo
comparison-order-given = como dados
comparison-order-reversed = invertida
comparison-order-best = o melhor primeiro
comparison-order-worst = o pior primeiro
comparison-order-killers = lances assassinos
comparison-order-history = histórico
comparison-order-any = qualquer
comparison-value = Valor
comparison-agrees = Como o minimax
comparison-agrees-chance = Como o expectiminimax
comparison-agrees-players = Como max^n
comparison-best = Lance
comparison-nodes = Nós
comparison-leaves = Folhas
comparison-cutoffs = Cortes
comparison-that-prune = Cortes que podam
comparison-pruned-branches = Ramos podados
comparison-pruned-leaves = Folhas podadas
comparison-yes = sim
comparison-no = não
comparison-unknown = —
comparison-too-many = > { $nodes }
comparison-memory = limite de memória
comparison-depth-of-tree = árvore profunda demais

comparison-headline =
    { $count ->
        [one] { $leaves } folha em vez de { $all }
       *[other] { $leaves } folhas em vez de { $all }
    }

## Em que lance de um nó vem o corte: o primeiro testado, o segundo, …

comparison-by-move = Cortes pelo número do lance
comparison-move =
    { $move ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $move }º
    }
comparison-later = depois
comparison-first-share = No 1º

## A árvore mínima de cada profundidade: "b" é quantos lances tem um nó, "d" a que profundidade estão as folhas, em meios-lances.

comparison-minimal = A árvore mínima
comparison-minimal-plies = d
comparison-minimal-branching = b
comparison-minimal-leaves = Folhas necessárias
comparison-minimal-all = de todas as folhas
comparison-minimal-uniform = Onde b está sem ≈, cada nó tem b lances e todas as folhas estão na profundidade d: nenhuma busca sem tabela pode provar um valor finito com menos folhas, e o alfa-beta não precisa de mais se o melhor lance é testado primeiro em toda parte.
comparison-chance = Com nós de acaso, nenhuma fórmula diz quanto uma busca tem de avaliar no mínimo. Nesta árvore de d = { $plies } { $plies ->
    [one] meio-lance
   *[other] meios-lances
}, um jogador tem b { $moves } lances por nó e o acaso n { $outcomes } resultados, em média.
comparison-minimal-effective = Onde b está com ≈, os nós têm mais ou menos lances uns que os outros: b é então a raiz d-ésima do número de folhas que existem, e d a profundidade da mais funda. Uma árvore uniforme desse tamanho precisaria desse número de folhas; esta, sendo desigual, pode precisar de menos ou de mais.

## A folha na janela.

comparison-sheet-title = Comparar buscas desta posição
comparison-sheet-depths = por profundidade
comparison-sheet-from = de
comparison-sheet-to = a
comparison-sheet-start = Comparar
comparison-sheet-close = Fechar
comparison-sheet-under-way = Busca { $number } de { $all }: { $algorithm }, profundidade { $depth }. { $nodes } até agora
comparison-sheet-done =
    { $count ->
        [one] { $done } busca comparada.
       *[other] { $done } buscas comparadas.
    }
comparison-sheet-canceled =
    { $count ->
        [one] Cancelado: { $done } busca foi feita.
       *[other] Cancelado: { $done } buscas foram feitas.
    }
comparison-sheet-view = Vista
comparison-sheet-table = Tabela
comparison-sheet-charts = Gráficos
comparison-sheet-by-depth = Por profundidade, escala logarítmica
comparison-sheet-shown = Mostrado
comparison-sheet-in-all-orders = { $algorithm } em todas as ordens
comparison-sheet-all-in-order = Todos os algoritmos, { $order }
comparison-sheet-quantity = O que o gráfico mostra
comparison-sheet-minimal = árvore mínima
comparison-sheet-minimal-line = Pontilhada: a árvore mínima, de que o alfa-beta precisa se o melhor lance é testado primeiro em toda parte. A tabela diz como é calculada.
comparison-sheet-by-move-depth = Profundidade dos cortes por lance
comparison-sheet-no-cutoffs = Nesta profundidade não houve corte.

## A vista dividida: duas buscas lado a lado. Entre parênteses está a diferença em relação à primeira.

split-name = A outra busca
split-against-best = MIN joga o melhor lance
split-against-random = MIN joga ao acaso
split-close = Mostrar só a primeira busca
split-counts = Nós { $nodes } · Folhas { $leaves }
split-step = passo { $step } de { $last }
split-done = terminada após { $last } passos
split-cut-short = interrompida após { $last } passos
split-step-cut-short = passo { $step } de { $last }, onde é interrompida
progress-split = A outra busca: { $nodes } até agora, no máximo { $most }
