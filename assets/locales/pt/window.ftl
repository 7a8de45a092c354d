## O desenho
picture-chance = ACASO
picture-probability = { $percent }%
picture-votes = { $count } · { $percent }%
picture-ply = nível { $ply }
picture-sooner =
    { $winner ->
        [MAX] { $win }−{ $count ->
            [one] { $plies } meio-lance
           *[other] { $plies } meios-lances
        }
       *[MIN] { $count ->
            [one] { $plies } meio-lance
           *[other] { $plies } meios-lances
        }−{ $win }
    }
picture-alpha-cut = corte α
picture-beta-cut = corte β
picture-best-possible = { $score }: o melhor para { $player }
picture-folded = mais { $count }
picture-confirmed = mesmo valor que o minimax
picture-confirmed-chance = mesmo valor que o expectiminimax
picture-confirmed-quiet = mesmo valor que o minimax com quiescência
picture-table-depth = p { $depth }
picture-table-end = fim
picture-killer = como assassino { $slot }
picture-history = pelo histórico { $weight }
picture-limit = limite

## O documento
document-menu = Documento
document-untitled = Sem título
document-lesson = { $number } · { $title }
document-edited = { $title } (editado)
document-new = Novo
document-new-tree = Árvore…
document-new-lecture = Nova aula
game-tic-tac-toe = Jogo da velha
game-connect-four = Lig 4
game-othello = Othello (Reversi)
game-kalah = Kalah
game-babilego = Babilego
game-nim = Nim
game-pig = Pig (dados)
game-2048 = 2048
document-lessons = Lições
document-lesson-map = Lições…
document-share = Compartilhar
document-recent = Arquivos recentes
document-drafts = Rascunhos
drafts-delete = Excluir todos os rascunhos
draft-minutes = { $count ->
    [0] agora mesmo
    [one] há { $count } minuto
   *[other] há { $count } minutos
}
draft-hours = { $count ->
    [one] há { $count } hora
   *[other] há { $count } horas
}
draft-days = { $count ->
    [one] há { $count } dia
   *[other] há { $count } dias
}

## A barra superior
top-present = Apresentar
top-panel = Painel lateral
top-language = Idioma
top-more = Mais
search-algorithm = Algoritmo
search-depth = Profundidade
search-depth-full = total
search-depth-full-long = até o fim da partida
search-depth-other = Outra profundidade, em meios-lances
search-depth-plies = { $plies ->
    [one] 1 meio-lance
   *[other] { $plies } meios-lances
}
search-depth-without-estimates = { $plies ->
    [one] 1 meio-lance: ali faltam estimativas
   *[other] { $plies } meios-lances: ali faltam estimativas
}
search-fail = Fora da janela
search-fail-short = Fora
search-fail-soft = fail-soft
search-fail-hard = fail-hard
search-cut-on = Cortar com
search-opponent = MIN joga
search-opponent-best = o seu melhor lance
search-opponent-random = ao acaso

## Mais
more-sowing = Semeadura
sowing-ascending = Primeiro a menor ficha
sowing-descending = Primeiro a maior ficha
sowing-fifo = A primeira a entrar sai primeiro
sowing-lifo = A última a entrar sai primeiro
sowing-choice = Escolhe quem joga
more-last-object = O último objeto
more-players = Jogadores
nim-two-players = Dois
nim-three-players = Três
hint-players = Com três jogadores, cada um quer o máximo para si. Quem ganha recebe 1; no misère, onde um perde, os outros dois recebem 0.5 cada.
nim-normal = Ganha
nim-misere = Perde (misère)
nim-take-any = Quantos quiser
nim-take-1 = Um
nim-take-2 = No máximo 2
nim-take-3 = No máximo 3
nim-take-4 = No máximo 4
nim-take-5 = No máximo 5
nim-take-given = Como no arquivo
more-sooner = Vitórias
sooner-all-alike = Todas contam igual
sooner-more = Contam mais quanto mais cedo
more-evaluation = Avaliação
evaluation-open-lines = Linhas abertas: 6−5=1
evaluation-outcome = Resultado: +1, 0, −1
evaluation-weighted = Soma ponderada: 2×3 − 1×5 = 1
evaluation-discs = Peças: 4−1=3
size-columns = Colunas
size-rows = Linhas
size-connect = Peças em linha
size-pits = Covas por lado
size-seeds = Sementes por cova
size-piles = Pilhas
size-target = Pontos para vencer
size-objects = Objetos por pilha
more-order = Ordem das casas
order-as-given = Como no arquivo
order-rows = Linha por linha
order-ring = Em volta, o centro por último
more-symmetry = Lances simétricos
merge-nowhere = Todos buscados
merge-first = Unidos só nos primeiros meios-lances
merge-everywhere = Unidos
more-notation = α e β
notation-node = Junto aos nós
notation-edge = Nas arestas, como na descida
notation-interval = Como intervalo
more-probabilities = Probabilidades
probabilities-fractions = Como frações
probabilities-percent = Em porcentagem
more-sides = Valores
sides-both = De MAX e de quem joga
sides-max = Só de MAX
more-unvisited = Não visitados
unvisited-outlined = Contorno tênue
unvisited-unopened = Mostrados quando a busca chega
unvisited-hidden = Ocultos
more-layout = Nós
layout-tree = Visitas (uma árvore)
layout-positions = Posições, cada uma uma vez
more-search = Busca
more-picture = Desenho
more-window = Janela
key-all-controls = Mostrar todos os controles nas lições
limit-nodes = Limite de nós
limit-memory = Limite de memória
limit-megabytes = { $megabytes } MB
limit-time = Limite de tempo
limit-no-time = sem limite
limit-seconds = { $seconds } s
ribbon-more-time = Buscar por até { $seconds } s
more-theme = Cores
theme-light = Claro
theme-dark = Escuro
more-text-size = Tamanho do texto
text-size = { $percent }%

## A faixa sobre a árvore
ribbon-new-to-minimax = Minimax é novo para mim
ribbon-knows-minimax = Conheço minimax: começar pela poda
ribbon-whole = Árvore inteira
ribbon-elsewhere = A busca está agora fora desta subárvore.
ribbon-up-to-it = Mostrar
ribbon-folded = { $count ->
    [one] 1 subárvore está recolhida.
   *[other] { $count } subárvores estão recolhidas.
}
ribbon-open-all = Abrir tudo
ribbon-draw-tree = Desenhar a árvore
positions-count = { $same ->
    [yes] { $count ->
        [one] { $positions } posição, visitada uma vez.
       *[other] { $positions } posições, cada uma visitada uma vez.
    }
   *[no] { $count ->
        [one] { $positions } posição em vez de { $nodes } nós.
       *[other] { $positions } posições em vez de { $nodes } nós.
    }
}
position-reached = Há lances que trazem até aqui de { $count } posições; a busca veio de { $made ->
    [0] nenhuma
   *[other] { $made }
} delas.
position-again = { $table ->
    [yes] Já visitada antes; aqui a tabela não responde, por isso a posição é { $leaf ->
        [yes] avaliada
       *[no] buscada
    } de novo.
   *[no] Já visitada antes; sem tabela, a posição é { $leaf ->
        [yes] avaliada
       *[no] buscada
    } de novo.
}
positions-too-many = Uma árvore de mais de { $nodes } nós é desenhada nó a nó.
ribbon-cut-short =
    { $ending ->
        [nodes]
            { $count ->
                [one] Parou no limite de { $nodes } nó.
               *[other] Parou no limite de { $nodes } nós.
            }
        [memory]
            { $count ->
                [one] Parou após { $nodes } nó, no limite de memória.
               *[other] Parou após { $nodes } nós, no limite de memória.
            }
        [depth] Parou após { $nodes } nós: uma linha de jogo passa de { $plies } meios-lances.
        [overflow] Parou: um valor esperado exato precisaria de mais de 128 bits.
        [infinities] Parou: a média de +∞ e −∞ não é um número.
        [time]
            { $count ->
                [one] Parou após { $nodes } nó, no limite de tempo.
               *[other] Parou após { $nodes } nós, no limite de tempo.
            }
       *[stopped]
            { $count ->
                [one] Parou após { $nodes } nó.
               *[other] Parou após { $nodes } nós.
            }
    }
ribbon-stopped-short =
    { $count ->
        [one] Uma busca mais nova parou após { $nodes } nó, antes de chegar até aqui, então esta é mantida.
       *[other] Uma busca mais nova parou após { $nodes } nós, antes de chegar até aqui, então esta é mantida.
    }
ribbon-more-nodes = Até { $nodes }
ribbon-more-memory = Até { $megabytes } MB
ribbon-search-on = Buscar de novo

## O andamento de tarefas em segundo plano
progress-searching = Buscando: { $nodes } até agora, no máximo { $most }
progress-checking = Verificando com uma busca sem poda: { $nodes } até agora
progress-laying-out = Dispondo a árvore
progress-stop = Parar aqui
progress-stop-why = Parar a busca e mostrar o que foi registrado dela
progress-cancel = Cancelar

## O transporte
transport-play = Reproduzir
transport-pause = Pausar
transport-step-alone = Passo { $step }
transport-step = passo { $step } de { $last }
transport-pace = Velocidade e tamanho do passo
transport-speed = { $speed }/s
transport-speed-heading = Passos por segundo
transport-grain-heading = Um passo é
transport-grain-event = um evento
transport-grain-visit = um nó
timeline-name = Linha do tempo

## Teclas
key-play = Reproduzir ou pausar
key-forward = Um passo à frente
key-back = Um passo atrás
key-next-cutoff = Próximo corte que poda
key-previous-cutoff = Corte anterior que poda
key-over = Saltar a subárvore
key-out = Sair da subárvore
key-next-leaf = Próxima folha
key-first-difference = Primeiro passo em que duas buscas diferem
key-next-change = Próxima mudança deste nó
key-first = Para o começo
key-last = Para o fim
key-restart = Voltar ao passo 0
key-step-size = Tamanho do passo: o seguinte
key-go-back = Voltar aonde eu estava
key-fit = Ver a árvore inteira; de novo: em tamanho legível
key-only-subtree = Mostrar só esta subárvore
key-up = Mostrar a árvore acima
key-fold = Recolher ou abrir este nó
key-zoom-in = Maior
key-zoom-out = Menor
key-natural-size = Tamanho real
key-enlarge-text = Texto maior
key-reduce-text = Texto menor
key-usual-text = Tamanho de texto usual
key-minimap = Mapa da árvore
key-positions = Cada posição uma vez, ou cada visita
key-find = Buscar um nó…
key-split = Outra busca lado a lado
key-compare = Comparar buscas…
key-present = Apresentar
key-theme = Claro ou escuro
key-language = O próximo idioma
key-blank = Apagar a tela
key-leave = Sair
key-open = Abrir…
key-save = Salvar
key-save-as = Salvar como…
key-undo = Desfazer
key-redo = Refazer
key-keys = Todas as teclas
key-name-space = Espaço
key-name-backspace = Backspace
key-name-shift = Shift
key-name-home = Home
key-name-end = End
key-name-page-down = PageDown
key-name-page-up = PageUp

## Nós sob o ponteiro
hover-node = <b>{ $name }</b> · { $player } · nível { $ply }
hover-unvisited = Ainda não visitado.
hover-pruned = <cut>Podado:</cut> a busca não chega aqui.
hover-passed-over = <b>Saltado:</b> a busca não chega aqui.
hover-cut = <cut>Corte:</cut> { $inequality }
hover-cut-best-possible = <cut>Corte:</cut> para { $player } não há nada melhor do que { $score }
hover-leaf = Folha: <b>{ $sum }</b>
hover-open = Aberto. Até agora: <b>{ $known }</b>
hover-reached = Com o melhor jogo, é alcançado com probabilidade { $probability }
hover-finished = Terminado. Valor: <b>{ $known }</b>
hover-table-hit = Da tabela: <b>{ $known }</b>, buscado até as folhas
hover-table-hit-depth = Da tabela: <b>{ $known }</b>, buscado com profundidade { $depth }
hover-mover = Do ponto de vista de MIN: <beta>{ $known }</beta>
hover-window =
    { $named ->
        [alpha] <alpha>α = { $alpha }</alpha>
       *[both] Janela: <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>
    }
hover-searched-with =
    { $named ->
        [alpha] Buscado com <alpha>α = { $alpha }</alpha>
       *[both] Buscado com <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>
    }
hover-probe = Uma sondagem: só o seu primeiro lance é testado, o que prova um limite.
fraction-decimals = Em decimais: { $equations }
landmark-top = Documento e busca
landmark-steps = Percorrer os passos
landmark-side = Sobre esta busca
landmark-text = Texto do documento
landmark-sentence = Frase ou pergunta
landmark-trees = A busca
landmark-slide = O slide
# A line of pseudocode as screen readers say it.
code-indented = recuo { $level }: { $code }
tree-name = Árvore de busca
tree-name-of-pass = Árvore de busca, passada { $pass }
tree-name-of-positions = { $name }, cada posição uma vez
node-fit = Ajustar esta subárvore à janela
node-fold = Recolher o que está abaixo
node-unfold = Abrir o que está recolhido
node-visit = Ir ao passo que o visita
node-given-unvisited = não visitado, valor { $value }
node-given-entered = ainda não avaliado, valor { $value }
node-given-pruned = podado, valor { $value }
node-given-passed-over = saltado, valor { $value }

## A busca de um nó
find-field = Buscar um nó
find-hint = Lances como 5/1, um nome ou #12
find-close = Fechar a barra de busca
find-facts = { $player } · nível { $ply } · { $known }
find-match = { $node }: { $facts }
find-visit = Ir ao passo que visita { $node }
find-never-visited = A busca nunca visita { $node }
find-nothing = Nenhum nó se chama “{ $typed }”, nem lances assim levam a um.
find-no-visit = { $visits ->
    [one] A busca visita só { $number } nó.
   *[other] A busca visita só { $number } nós.
}
find-only-recorded = A busca não está completa: só se olhou o que foi registrado dela.
find-looking = Buscando entre os nomes: { $percent }%
find-more = Há mais nós assim. Digite mais para encontrá-los.
find-key = { $show } mostra o nó.
find-keys = { $show } mostra o nó, { $visit } vai à sua visita.

## O mapa
minimap-name = Mapa da árvore: um clique move a vista

## O painel lateral
panel-close = Fechar o painel lateral
panel-position = A posição
panel-leaf = A folha
panel-horizon-value = Limite de profundidade: avaliada como <b>{ $sum }</b>
panel-player-to-move = <b>{ $player }</b> joga
panel-only-max-to-move = <alpha>MAX</alpha> joga
panel-only-min-to-move = <beta>MIN</beta> joga
panel-chance-decides = Aqui o acaso decide.
disc-blue = Azul
disc-orange = Laranja
disc-blue-in-cell = peça azul
disc-orange-in-cell = peça laranja
side-south = Sul
side-north = Norte
board-spoken-changed = { $rows }; mudou: { $cells }
board-spoken-dice = MAX { $max }, MIN { $min } de { $target }; neste turno { $turn }; { $die ->
    [none] o dado ainda não foi lançado
    [rolling] o dado está rolando
   *[other] o dado mostra { $die }
}
board-spoken-sides = Sul { $south }; base { $south_store }. Norte { $north }; base { $north_store }
panel-leaf-value = A partida acabou: <b>{ $sum }</b>
panel-max-to-move = <alpha>{ $mark }</alpha> joga: MAX
panel-min-to-move = <beta>{ $mark }</beta> joga: MIN
panel-won = A partida acabou: { $side } venceu.
panel-drawn = A partida acabou: empate.
panel-grundy = Números de Grundy das pilhas: { $numbers }. O seu ou exclusivo é { $together }: com 0, quem joga perde.
panel-grundy-misere = Números de Grundy das pilhas: { $numbers }. O seu ou exclusivo é { $together }. Isso decide no jogo normal; no misère, só enquanto um desses números for maior que 1.
panel-open-lines-max = <alpha>{ $mark }: { $count } { $count ->
    [one] aberta
   *[other] abertas
}</alpha>
panel-open-lines-min = <beta>{ $mark }: { $count } { $count ->
    [one] aberta
   *[other] abertas
}</beta>
panel-step = Este passo
panel-fold = Recolher { $title }
panel-unfold = Mostrar { $title }
panel-result = Resultado
panel-why = Por que este corte
panel-algorithm = Algoritmo
panel-stack = Pilha de chamadas
panel-stack-mover = Pilha de chamadas, do ponto de vista de quem joga
panel-stats = Até agora
panel-cost = O que custou
panel-moves = Lances nesta busca
panel-moves-row = { $move }: { $value }
panel-moves-unknown = nada está provado ainda
panel-moves-scale = Escala de { $low } a { $high }
panel-moves-open = Hachurado: onde o valor ainda pode estar.
panel-moves-more = { $count ->
    [one] Mais um lance não tem barra aqui.
   *[other] Mais { $count } lances não têm barra aqui.
}
panel-chart = A raiz, passo a passo
stack-node = nó
stack-best = melhor
stack-more = … mais { $count } …
stats-so-far =
    { $nodes_count ->
        [one] { $nodes } nó
       *[other] { $nodes } nós
    } · { $leaves_count ->
        [one] { $leaves } folha
       *[other] { $leaves } folhas
    }
stats-so-far-of-minimax =
    { $nodes_count ->
        [one] { $nodes } de { $all_nodes } nó
       *[other] { $nodes } de { $all_nodes } nós
    } · { $leaves_count ->
        [one] { $leaves } de { $all_leaves } folha
       *[other] { $leaves } de { $all_leaves } folhas
    }
stats-cutoffs =
    { $cutoffs_count ->
        [0] { $more_count ->
            [0] Nenhum corte.
            [one] { $more } corte, num último filho: não poda nada.
           *[other] { $more } cortes, todos num último filho: não podam nada.
        }
       *[other] { $branches_count ->
            [one] { $branches } ramo podado
           *[other] { $branches } ramos podados
        } por { $cutoffs_count ->
            [one] { $cutoffs } corte
           *[other] { $cutoffs } cortes
        }{ $more_count ->
            [0] { "" }
            [one] { " " }(mais { $more } num último filho, que não poda nada)
           *[other] { " " }(mais { $more } num último filho, que não podam nada)
        }.
    }
cost-nodes = nós
cost-leaves = folhas
cost-cutoffs = cortes
chart-best = melhor
chart-alpha = α
chart-beta = β
# O que as linhas do gráfico mostram, para leitores de tela.
chart-line = { $name }: { $changes }.
chart-change = { $score } no passo { $step }

## A edição
board-hint = <faint>Clique numa casa para mudá-la.</faint>
board-hint-column = <faint>Clique numa coluna para soltar nela uma peça, ou numa peça para mudá-la.</faint>
counts-change = Mudar a posição
counts-done = Fechar os campos
counts-turn = Joga
counts-pit = { $side } { $number }
counts-store = Base: { $side }
counts-pile = Pilha { $number }
counts-turn-points = Este turno
counts-cell = Casa { $number }
counts-more = { $kind ->
    [piles] Adicionar uma pilha
   *[other] Adicionar uma cova
}
counts-fewer = { $kind ->
    [piles] Remover uma pilha
   *[other] Remover uma cova
}
counts-press-enter = <faint>Pressione Enter para aplicar.</faint>
counts-wrong-count = { $field }: era esperado um número inteiro de 0 a { $most }.
counts-wrong-token = { $field }: eram esperadas fichas de 1, 5 ou 10, como “1 5 10”, no máximo { $most }.
counts-wrong-tile = { $field }: era esperada uma potência de dois até { $most }, ou nada para uma casa vazia.
counts-wrong-orders = { $field }: estas fichas têm ordens possíveis demais.
board-reset = Restaurar a posição
board-empty = vazia
board-cell = Casa { $cell }: { $content }
board-column = Coluna { $column }, linha { $row }: { $content }
board-square = Casa { $square }: { $content }
board-other-to-move = Trocar quem joga
board-fault-counts = Nenhuma partida chega a { $x } X e { $o } O: X começa, e eles se alternam. Continue a editar, ou restaure a posição.
board-fault-discs = Nenhuma partida chega a { $x } peças de { $first } e { $o } de { $second }: { $first } começa, e eles se alternam. Continue a editar, ou restaure a posição.
board-fault-to-move = Pela contagem, joga { $mark }.
board-fault-both = Nenhuma partida chega a um tabuleiro em que os dois têm uma linha. Continue a editar, ou restaure a posição.
board-fault-after = { $mark } tem uma linha, mas o outro lado jogou depois. Continue a editar, ou restaure a posição.
board-fault-three = Nenhuma partida chega a este tabuleiro: X, O e T jogam por turnos, X começa, e uma linha de três acaba a partida. Continue a editar, ou restaure a posição.
board-fault-floating = Uma peça flutua na coluna { $column }: as peças caem. Continue a editar, ou restaure a posição.
leaf-value-of = Valor: { $name }
leaf-not-a-number = Isto não é um número. Escreva um como 3, −0.5, 7/3 ou inf.
leaf-outside-bounds = Foi dito que todos os valores desta árvore estão em { $low } … { $high }.

# Pesos
panel-weights = Pesos
weights-sum = <b>f(s) = { $sum }</b>
weights-how = f(s) é a soma de peso × contagem. Cada contagem é a de MAX menos a de MIN.
weights-how-alone = f(s) é a soma de peso × contagem.
weights-press-enter = Enter aplica o peso; Esc mantém o anterior.
weights-not-a-number = <b>{ $feature }</b>: isto não é um peso. É esperado um número como 3 ou −0.5, com no máximo três casas decimais e não maior que um milhão.
feature-ones = Linhas com uma
feature-twos = Linhas com duas
feature-threes = Linhas com três
feature-fours = Linhas com quatro
feature-fives = Linhas com cinco
feature-centre = Centro
feature-corners = Cantos
feature-edges = Bordas
feature-discs = Peças
feature-mobility = Mobilidade
feature-empty = Casas vazias
feature-merges = Junções
feature-monotone = Linhas em ordem
feature-corner = Maior no canto

## A visão geral de uma árvore grande
panel-overview = Visão geral
overview-explained = <b>{ $nodes }</b> no desenho, incluídos os podados. Onde não há espaço para desenhá-los um a um, cada coluna mostra as proporções dos que estão abaixo dela. Aproxime para ver os nós.
overview-explained-whole = <b>{ $nodes }</b> no desenho: a busca visita <b>{ $visited }</b> deles. Onde não há espaço para desenhá-los um a um, cada coluna mostra as proporções dos que estão abaixo dela. Aproxime para ver os nós.
overview-explained-visited = <b>{ $nodes }</b> no desenho: a busca visita todos eles. Onde não há espaço para desenhá-los um a um, cada coluna mostra as proporções dos que estão abaixo dela. Aproxime para ver os nós.
overview-max = bom para MAX, de cima
overview-level = vale 0
overview-min = bom para MIN, de baixo
overview-unvisited = ainda não visitado
overview-undecided = só limitado
overview-pruned = podado
overview-path = caminho até o nó atual
overview-best = variante principal

# Numa tela apagada
blank-hint = A tela está apagada. Pressione { $blank } ou { $leave }, ou clique, para continuar.

# Percorrer a árvore
key-walk = Pai, filho, irmão
key-walk-parent = Para o pai
key-walk-child = Para o melhor filho até agora, ou o primeiro
key-walk-previous = Para o irmão anterior
key-walk-next = Para o próximo irmão
key-node-details = Descrever o nó selecionado

# O nó selecionado
panel-node = Nó selecionado
node-edit = Editar
node-edit-done = Pronto
node-best = Melhor filho: { $child }.
node-best-so-far = Melhor filho até agora: { $child }.

# Uma frase que explica cada ajuste
hint-algorithm = Como a árvore é buscada: o minimax não deixa nada de fora, o alfa-beta deixa de fora o que não pode mudar o resultado, e outras buscas fazem o mesmo com mais ou menos trabalho.
hint-depth = Quantos meios-lances à frente a busca olha; no limite de profundidade, a função de avaliação estima a posição.
hint-fail = O que um nó retorna quando o seu valor fica fora da sua janela: fail-soft, o melhor valor que encontrou; fail-hard, o limite da janela.
hint-cut-on = Se um valor igual ao limite já corta (≥) ou só um melhor (>): com >, mais nós podem ser visitados, e o valor continua o mesmo.
hint-opponent = Se MIN escolhe o lance que é pior para MAX, ou cada um dos seus lances com a mesma probabilidade: então um nó de MIN é um nó de acaso e vale o que os seus filhos valem em média.
hint-edit-sort = A ordem em que os filhos são testados decide quanto se poda: em geral, mais com o melhor primeiro.
hint-order = A ordem em que as casas são testadas: o valor continua o mesmo; o quanto se poda pode mudar.
hint-sooner = Se uma vitória conta mais quanto mais cedo vem, e uma derrota quanto mais tarde: 100 menos os meios-lances da partida (1000 num tabuleiro grande).
hint-evaluation = Quanto vale uma posição onde a busca para: a função que faz as vezes do resto da partida.
hint-symmetry = Posições que são rotações ou reflexos umas das outras valem o mesmo, então uma delas basta.
hint-notation = Onde α e β são escritos: junto ao nó, na aresta pela qual a busca desceu, ou como intervalo.
hint-probabilities = Como a probabilidade de um resultado é escrita na sua aresta: 1/6, ou ≈ 16.7%.
hint-sides = O negamax conta do ponto de vista de quem joga: os seus números podem ser mostrados ao lado dos de MAX, ou só os de MAX.
hint-unvisited = O que se desenha dos nós que a busca ainda não visitou: o seu contorno, ou nada até que ela chegue a eles.
hint-layout = O que é um nó do desenho: uma visita da busca, ou uma posição, à qual levam todos os lances que a alcançam.
hint-text-size = Todo o texto da janela: dos painéis, da árvore e dos diálogos.
hint-theme = Escuro sobre claro imprime bem; claro sobre escuro cansa menos os olhos numa sala escura.
hint-leaves = Se os valores das folhas podem ser lidos desde o começo, como no papel, ou só depois que a busca as visita. Num jogo, só árvores pequenas mostram as suas somas desde o começo.
hint-nodes = A busca para ao visitar este número de nós, e avisa.
hint-memory = A busca para ao ocupar esta quantidade de memória, e avisa.
hint-time = A busca para ao passar este tempo, e avisa.
hint-sowing = Em que ordem as fichas de uma cova são soltas, o que decide quais delas chegam à base.
hint-last-object = Se quem tira o último objeto ganha ou perde: os mesmos lances, outro jogo.
more-max-take = Tirados de uma vez
hint-max-take = Quantos objetos um lance pode tirar de uma pilha: o número de Grundy de uma pilha é o resto da divisão dela por esse número mais um.
hint-order-title = O que é testado primeiro, e o que a busca guarda para achar cedo os bons lances: quanto mais cedo eles vêm, mais o alfa-beta costuma podar.
hint-order-quiet = Uma posição em que o próximo lance muda muito a avaliação não deveria ser estimada: a busca continua dali até que ela esteja quiescente.
hint-guess = O valor em que o MTD(f) começa: perto do verdadeiro, costuma precisar de menos passadas.
hint-delta = Até onde uma janela vai dos dois lados do valor esperado: uma estreita costuma podar mais, mas obriga mais vezes a repetir a busca.
hint-seed = O mesmo número dá os mesmos lances ao acaso.
hint-killers = Um lance que acaba de causar um corte neste nível é testado cedo nos outros nós do nível: muitas vezes corta ali também.
hint-history = Lances que causaram cortes em qualquer lugar da árvore são testados antes dos outros.
hint-stored-first = O melhor lance de uma passada anterior ou da tabela é testado primeiro: em geral, volta a ser bom.
hint-table = Os resultados são guardados por posição, para que muitas vezes não seja preciso buscar de novo uma posição que reaparece.
game-tic-tac-toe-3 = Jogo da velha a três (4 × 4)
tree-name-of-program = Árvore de busca do programa
tree-name-of-right-search = Árvore da busca correta, { $search }
tree-name-of-search = Árvore de busca, { $search }
