## A ordem dos lances: o que o menu oferece, por que um lance é testado no seu lugar, e as tabelas.

order-title = Ordem dos lances
order-static = Outros lances
order-static-given = Como dados
order-static-reversed = Ao contrário
order-static-best-first = Pela avaliação, o melhor primeiro
order-static-worst-first = Pela avaliação, o pior primeiro
order-killers = Lances assassinos: já cortaram neste nível
order-killers-none = Sem lances assassinos
order-killers-count =
    { $count ->
        [one] { $count } lance assassino por nível
       *[other] { $count } lances assassinos por nível
    }
order-killers-short =
    { $count ->
        [one] { $count } assassino
       *[other] { $count } assassinos
    }
order-history = Histórico: lances que cortam com frequência
order-history-short = histórico
order-stored = De passadas anteriores e da tabela
order-stored-first = O melhor lance conhecido primeiro
order-table = Tabela de transposição
order-guess = MTD(f): primeiro palpite
order-delta = Janela de aspiração: valor ±
setting-on = Sim
setting-off = Não
order-seed = Semente aleatória
order-quiet = Busca de quiescência
order-quiet-none = Não
order-quiet-off = Não: toda linha para no limite de profundidade
order-quiet-on =
    { $plies ->
        [one] até a quiescência, { $plies } meio-lance
       *[other] até a quiescência, { $plies } meios-lances
    }
order-quiet-change = Quiescente: o último lance mudou a avaliação
order-quiet-at-most = em no máximo { $change }
order-quiet-plies = Além do limite de profundidade
order-quiet-plies-most =
    { $plies ->
        [one] no máximo { $plies } meio-lance
       *[other] no máximo { $plies } meios-lances
    }

## Por que um nó é testado no seu lugar. $rank conta a partir de 1.

rank-given =
    { $tree ->
        [yes] Lance <b>{ $rank }</b> de { $count }, na ordem dada.
       *[no] Lance <b>{ $rank }</b> de { $count }, na ordem do próprio jogo.
    }
rank-rest =
    { $tree ->
        [yes] Lance <b>{ $rank }</b> de { $count }: nada o adianta, por isso ele mantém a ordem dada.
       *[no] Lance <b>{ $rank }</b> de { $count }: nada o adianta, por isso ele mantém a ordem do jogo.
    }
rank-reversed =
    { $tree ->
        [yes] Lance <b>{ $rank }</b> de { $count }, na ordem inversa.
       *[no] Lance <b>{ $rank }</b> de { $count }, na ordem inversa à do jogo.
    }
rank-best = Lance <b>{ $rank }</b> de { $count }: a sua avaliação estática é <b>{ $score }</b>, e o melhor para { $player } vem primeiro.
rank-worst = Lance <b>{ $rank }</b> de { $count }: a sua avaliação estática é <b>{ $score }</b>, e o pior para { $player } vem primeiro.
rank-no-estimate = Lance <b>{ $rank }</b> de { $count }: não tem avaliação estática, por isso vem por último.
rank-killer = Lance <b>{ $rank }</b> de { $count }: quando estes lances foram ordenados, ele era o <b>lance assassino { $slot }</b> do nível { $ply }, pois já tinha causado um corte ali.
rank-history = Lance <b>{ $rank }</b> de { $count }: quando estes lances foram ordenados, a sua pontuação no histórico era <b>{ $weight }</b>, pois este lance de { $player } já tinha causado cortes.
rank-line = Lance <b>{ $rank }</b> de { $count }: dos lances daqui, foi ele que retornou o melhor valor numa passada anterior.
rank-table = Lance <b>{ $rank }</b> de { $count }: a tabela lembra que foi ele que retornou aqui o melhor valor antes.

## As tabelas no painel

panel-rank = Ordem dos lances
panel-killers = Lances assassinos
panel-history = Histórico
tables-nothing = Nenhum corte ainda.
tables-ply = Nível { $ply }
tables-child = filho { $number }
tables-slot = lance assassino { $slot }: { $move }
tables-weight-square = Cada corte soma o quadrado da profundidade que restava.
tables-weight-one = Cada corte soma 1.
tables-more =
    { $count ->
        [one] e mais { $count } lance
       *[other] e mais { $count } lances
    }
