## Com que frequência a busca em árvore de Monte Carlo decide bem, com muitas sementes: as tabelas de poda compare --mcts.

mcts-compare-settings = busca em árvore de Monte Carlo, { $settings }, sementes de { $from } a { $to }
mcts-compare-best =
    { $count ->
        [one] O melhor lance é { $moves } e vale { $value }: uma busca até o fim da partida prova isso.
       *[other] Os melhores lances são { $moves }, e cada um vale { $value }: uma busca até o fim da partida prova isso.
    }
mcts-compare-iterations = Iterações
mcts-compare-right = Acertos
mcts-compare-of = { $right } de { $searches }
mcts-compare-share = Proporção
mcts-compare-interval = Intervalo de 95 %
mcts-compare-regret = Perda média
mcts-compare-notes = O intervalo é o de Wilson, para a proporção que outras sementes dariam. A perda é quanto o melhor lance vale a mais que o lance decidido, onde 0 é o pior resultado e 1 o melhor.
mcts-compare-decisions = Quantas vezes cada lance foi decidido, por iterações
mcts-compare-move = Lance
mcts-compare-unknown = Não se sabe quais lances são certos: dentro dos limites, nenhuma busca chega ao fim da partida. Escolha uma posição mais próxima dele, ou permita mais com --max-nodes ou --max-memory.
mcts-compare-no-choice = Não há decisão a comparar: aqui nenhum jogador tem um lance.
