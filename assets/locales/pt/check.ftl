## O que se descobre do programa de alguém: o veredito.

check-verdict =
    { $verdict ->
        [same] O programa está certo, passo a passo ({ $algorithm }).
        [equivalent] O programa está certo, em outra forma da busca ({ $algorithm }).
        [differs] A resposta está certa, mas a busca não ({ $algorithm }).
        [wrong] A resposta está errada.
        [inconsistent] A execução se contradiz.
        [incomparable] { $position ->
            [yes] A execução não pode ser comparada com a busca ({ $algorithm }).
           *[no] A execução não pode ser comparada com uma busca.
        }
       *[incomplete] A execução não está completa.
    }
check-view-mover = Os seus números são os do lado que joga, como no negamax.
check-view-of-counts = O seu w conta para o jogador que fez o lance que leva ao nó.
check-verdict-word =
    { $verdict ->
        [same] igual
        [equivalent] equivalente
        [differs] diferente
        [wrong] errada
        [inconsistent] contraditória
        [incomplete] incompleta
        [incomparable] não comparável
       *[unreadable] ilegível
    }
check-guessed = O programa não diz que busca é. Foi tomada a mais parecida: { $algorithm }.
check-variation-bounds = Fora da sua janela retorna outros limites, que provam o mesmo.
check-variation-order = Testa os lances numa ordem própria.
check-variation-windows = Não informa todas as janelas. Onde faltam, só nós e valores foram comparados.
check-variation-best-move = Indica outro melhor lance, que é igualmente bom.
check-variation-cut-on = Onde um valor apenas alcança um limite, corta de outro modo que a busca. Os dois modos estão certos.
check-variation-memory = Tira de uma memória os valores de posições que já buscou. Eles estão certos onde são usados.
check-variation-scouts = Testa filhos com janelas nulas e busca de novo os que podem ser melhores.
check-variation-passes = Faz várias buscas, cada uma com uma janela ou uma profundidade própria.
check-variation-random-opponent = Os nós de MIN tomam a média dos seus filhos: o adversário joga ao acaso.
check-variation-averages-unsaid = Os seus valores são os de expectimax, em que os nós de MIN tomam a média dos filhos, e nada no programa diz que isso é intencional. Se for, declare-o, com “expectimax” como “algorithm” em “claims”.
check-variation-shallow-cuts = Um nó compara o seu valor com o que o pai encontrou, e com nada acima dele: não faz cortes profundos.
check-variation-ties = Entre lances igualmente bons para quem joga ele toma outro que não o primeiro. Ambos estão certos, mas os outros podem receber outra coisa.
check-variation-depth-in-moves = A sua profundidade conta os lances dos jogadores, não os resultados do acaso.
check-variation-root-window = A raiz é buscada com a janela { $window }, e o valor fica fora: o que ela retorna é um limite. Se essa janela é intencional, declare-a: “window” em “claims”.
check-variation-claim = A posição não permite a busca que o programa declara ser. { $why }
check-variation-position = Nada na execução contradiz o resto, mas a sua posição não é conhecida. Indique-a: “tree” ou “position” na primeira linha, ou --position ARQUIVO. Os lances da execução têm de ser os da posição.
check-reading-min-at-root =
    { $mover ->
        [yes] Foi lido como negamax em que MIN joga na raiz.
       *[no] Foi lido com MIN jogando na raiz.
    }
check-reading-one-side = Nele só joga { $player }: não se viu nenhum lance do outro lado.
check-reading-leaves = Ele avalia folhas no laço do nó acima. Elas foram lidas como se entrasse nelas.
check-reading-wins = Ele avalia um lance que ganha dentro do laço, sem uma chamada própria. Essas folhas foram lidas como se entrasse nelas.
check-reading-scale = As suas folhas valem { $number } vezes o que diz a posição. Os seus números foram lidos nessa escala.
check-reading-scale-by-ply = Uma vitória vale mais para ele, ou menos, quanto mais tarde ela vem. A posição foi lida com os valores do próprio programa.
check-reading-times = Todo nó multiplica o melhor valor por { $number } antes de o retornar. A execução foi lida com essa regra.
check-reading-plus = Todo nó soma { $number } ao melhor valor antes de o retornar. A execução foi lida com essa regra.
check-reading-plus-for-mover = Todo nó soma { $number } ao melhor valor, do ponto de vista de quem joga. A execução foi lida com essa regra.
check-reading-towards-zero = Todo nó leva o melhor valor { $number } para mais perto de zero antes de o retornar. A execução foi lida com essa regra.
check-reading-stops = Ele para num nó em que nenhuma folha da árvore é melhor do que o que já encontrou.

## A primeira diferença, e onde está.

check-place =
    { $known ->
        [yes] Linha { $line }, passo { $step }:
       *[no] Linha { $line }:
    }
check-line = o nó após { $moves }
check-order =
    { $told ->
        [yes] Ao visitar { $node }, o programa segue para { $entered }, mas devia seguir para { $expected }.
       *[no] Ao visitar { $node }, o programa segue para { $entered }, mas devia seguir para { $expected }. (Se testa os lances numa ordem própria, tem de informá-los: “moves” em “enter”.)
    }
check-missed-cut =
    { $player ->
        [MAX] Ao visitar { $node } (MAX), o programa já tem { $best } e continua. β é { $bound }, e { $best } { $relation } { $bound }: nada mais sob { $node } pode importar.
       *[MIN] Ao visitar { $node } (MIN), o programa já tem { $best } e continua. α é { $bound }, e { $best } { $relation } { $bound }: nada mais sob { $node } pode importar.
    } { $count ->
        [0] Nenhuma folha foi avaliada por isso.
        [one] Uma folha foi avaliada à toa.
       *[other] { $leaves } folhas foram avaliadas à toa.
    }
check-cut-too-many =
    { $finite ->
        [yes] { $player ->
            [MAX] { $met ->
                [yes] Ao visitar { $node } (MAX), o programa para com { $best }, que é β. A busca declarada só corta além dele, então { $child } também tem de ser buscado.
               *[no] Ao visitar { $node } (MAX), o programa para com { $best } antes de buscar { $child }. β é { $bound }, e { $best } ≥ { $bound } não vale: { $child } ainda pode importar.
            }
           *[MIN] { $met ->
                [yes] Ao visitar { $node } (MIN), o programa para com { $best }, que é α. A busca declarada só corta além dele, então { $child } também tem de ser buscado.
               *[no] Ao visitar { $node } (MIN), o programa para com { $best } antes de buscar { $child }. α é { $bound }, e { $best } ≤ { $bound } não vale: { $child } ainda pode importar.
            }
        }
       *[no] { $player ->
            [MAX] Ao visitar { $node } (MAX), o programa para com { $best } antes de buscar { $child }. β ainda é +∞, então ali nada pode ser cortado.
           *[MIN] Ao visitar { $node } (MIN), o programa para com { $best } antes de buscar { $child }. α ainda é −∞, então ali nada pode ser cortado.
        }
    }
check-refuted =
    { $own ->
        [yes] Com a árvore como está, isso muda a resposta: a raiz vale { $result }.
       *[no] Se { $leaf } { $count ->
                [one] valesse
               *[other] valessem
            } { $value }, a raiz valeria { $result }.
    }
check-harmless = Nenhum valor das folhas abaixo dele muda a raiz. Ainda assim, é contra a regra.
check-undecided = Não se verificou se isso pode mudar a raiz: a árvore é grande demais.
check-leaf-value =
    { $turned ->
        [yes] O programa avalia { $node } como { $told }; vale { $expected }. O sinal é o do outro lado.
       *[no] O programa avalia { $node } como { $told }; vale { $expected }.
    }
check-window = O programa visita { $node } com { $told }; deveria ser { $expected }.
check-remembered = O programa retorna { $told } para { $node } sem buscar, como para uma posição conhecida; o que as suas buscas dessa posição provaram é { $expected }.
check-returned-value =
    { $root ->
        [yes] O programa retorna { $told } para a raiz; do que os seus filhos retornaram resulta { $expected }.
       *[no] Ao visitar { $node }, o programa retorna { $told }; do que os filhos retornaram resulta { $expected }.
    }
check-best-move =
    { $root ->
        [yes] { $is ->
            [yes] O programa indica { $told } como o melhor lance, mas o melhor é { $expected }.
           *[no] O programa indica um melhor lance que a raiz não tem. O melhor é { $expected }.
        }
       *[no] { $is ->
            [yes] Ao visitar { $node }, o programa indica { $told } como o melhor lance, mas quem tem o melhor valor é { $expected }.
           *[no] Ao visitar { $node }, o programa indica um melhor lance que o nó não tem. Quem tem o melhor valor é { $expected }.
        }
    }
check-side = Ao visitar { $node }, o programa supõe que joga { $told }, mas quem joga é { $player }.
check-vector =
    { $leaf ->
        [yes] O programa avalia { $node } como { $told }; vale { $expected }.
       *[no] { $chance ->
            [yes] Ao visitar { $node }, onde o acaso decide, o programa retorna { $told }; do que os resultados retornaram resulta { $expected }.
           *[no] { $vector ->
                [yes] Ao visitar { $node }, onde joga { $player }, o programa retorna { $told }, que lhe dá { $own }; do que os filhos retornaram resulta { $expected }, que lhe dá { $more }.
               *[no] Ao visitar { $node }, onde joga { $player }, o programa retorna { $told }; do que os filhos retornaram resulta { $expected }, que lhe dá { $more }.
            }
        }
    }
check-players-missed-cut =
    Ao visitar { $node }, { $player } já tem { $best }, e o programa continua. O limite é { $bound }, e { $best } { $relation } { $bound }: nada mais sob { $node } pode importar. { $count ->
        [0] Nenhuma folha foi avaliada por isso.
        [one] Uma folha foi avaliada à toa.
       *[other] { $leaves } folhas foram avaliadas à toa.
    }
check-players-cut-too-many =
    { $finite ->
        [yes] { $met ->
            [yes] Ao visitar { $node }, o programa para quando { $player } tem { $best }, que é o limite. A busca declarada só corta aqui além dele, então também busca { $child }.
           *[no] Ao visitar { $node }, o programa para quando { $player } tem { $best }, antes de buscar { $child }. O limite é { $bound }, e { $best } ≥ { $bound } não vale: { $child } ainda pode importar.
        }
       *[no] Ao visitar { $node }, o programa para quando { $player } tem { $best }, antes de buscar { $child }. A busca visita todos os filhos.
    }
check-depth =
    { $expanded ->
        [yes] O programa continua sob { $node }, onde a busca para.
       *[no] O programa avalia { $node } como se fosse uma folha, onde a busca continua.
    }
check-unknown-move =
    { $is ->
        [yes] Não há lance “{ $told }” para { $node }. Os lances ali são { $moves }: chame-os assim.
       *[no] Ao visitar { $node }, o programa entra num filho sem informar o lance (“move” em “enter”). Os lances ali são { $moves }.
    }
check-outcome-left-out = Ao visitar { $node }, onde o acaso decide, o programa volta antes de buscar { $child }, que também conta.
check-extra-node = Sob { $node }, o programa entra num nó em que a busca não entra.
check-ends-early = A execução acaba aqui, mas a busca faz outra passada.
check-selected = Ao visitar { $node } ({ $player }), o programa seleciona { $child }, com soma { $sum }; para { $expected } a soma é { $other }.
check-untried = Ao visitar { $node }, o programa seleciona um filho embora { $child } ainda não tenha sido testado.
check-sum = Ao visitar { $node }, o programa diz que { $child } tem soma { $told }; é { $expected }.
check-prior = Ao visitar { $node }, o programa diz que a probabilidade a priori de { $child } é { $told }; é { $expected }.
check-counts = Ao visitar { $node }, o programa conta { $told }; as suas iterações dão { $expected }.
check-phase = Ao visitar { $node }, outra coisa vem a seguir: uma iteração seleciona filhos, expande um que não foi testado, simula e propaga.
check-phase-puct = Ao visitar { $node }, outra coisa vem a seguir: uma iteração seleciona filhos até o primeiro que não foi visitado, ou até uma folha, simula ou avalia ali, e propaga.

## O mesmo em poucas palavras, para tabelas.

check-short-enters = visita { $child }
check-short-enters-a-node = entra num nó
check-short-cuts = corta
check-short-leaves = volta
check-short-ends = acaba
check-short-another-pass = faz outra passada
check-short-leaf = é uma folha
check-short-goes-on = continua
check-short-selects = seleciona
check-short-phase = outra fase

## O erro que a explica.

check-diagnosis =
    { $count ->
        [one] Um erro explica todos os eventos da execução:
       *[other] Cada um destes erros explica todos os eventos da execução:
    }
check-no-diagnosis = Nenhum dos erros conhecidos explica a execução inteira.
check-mistake-cut-on-strict = Só corta onde um limite é ultrapassado (< e >), não onde é alcançado (≤ e ≥).
check-mistake-cut-on-equal = Corta onde um limite é alcançado (≤ e ≥), mas declara só cortar onde é ultrapassado (< e >).
check-mistake-no-cuts = Estreita a janela e nunca corta.
check-mistake-alpha-not-updated = MAX nunca aumenta α.
check-mistake-beta-not-updated = MIN nunca diminui β.
check-mistake-alpha-forgotten = MAX nunca aumenta α. Por isso o seu teste de corte nunca se cumpre ali, e MAX nunca corta.
check-mistake-beta-forgotten = MIN nunca diminui β. Por isso o seu teste de corte nunca se cumpre ali, e MIN nunca corta.
check-mistake-tests-alpha-at-max = MAX compara o seu valor com α. Tem de compará-lo com β, o que MIN já tem.
check-mistake-tests-beta-at-min = MIN compara o seu valor com β. Tem de compará-lo com α, o que MAX já tem.
check-mistake-no-cuts-at-max = MAX estreita a sua janela e nunca corta. MIN sim.
check-mistake-no-cuts-at-min = MIN estreita a sua janela e nunca corta. MAX sim.
check-mistake-root-window-not-passed = Cada lance da raiz é buscado com a janela inteira: o que vale o primeiro não é passado para baixo.
check-mistake-window-not-passed = A janela não é passada para baixo: cada filho começa com a da raiz.
check-mistake-window-from-parent = Os filhos recebem a janela com que se entrou no pai, não a estreitada.
check-mistake-update-after-test = O teste de corte vem antes de o último filho ser contado, então cada corte chega um filho atrasado.
check-mistake-alpha-beta-swapped = α e β trocam de lugar ao serem passados para baixo.
check-mistake-negamax-no-swap = O negamax passa (−α, −β) em vez de (−β, −α).
check-mistake-negamax-no-sign = O negamax toma o valor de um filho sem trocar o sinal.
check-mistake-negamax-double-sign = O negamax troca o sinal duas vezes: ao retornar um valor e ao tomá-lo.
check-mistake-always-negating = O negamax troca o sinal mesmo onde o mesmo lado joga de novo.
check-mistake-min-maximises = MIN fica com o maior valor, como MAX.
check-mistake-depth-minus-one = A busca acaba um nível antes da hora.
check-mistake-depth-plus-one = A busca acaba um nível depois da hora.
check-mistake-last-best = Um filho que apenas iguala o melhor o substitui (≥ em vez de >).
check-mistake-best-from-zero = O melhor valor começa em 0 em vez de −∞ ou +∞.
check-mistake-returns-bound = Retorna o limite onde o seu melhor valor fica fora da janela: fail-hard, não fail-soft.
check-mistake-returns-value = Retorna o seu melhor valor mesmo quando fica fora da janela: fail-soft, não fail-hard.
check-mistake-wrong-bound = Um nó com corte retorna o próprio limite em vez daquele que foi alcançado.
check-mistake-root-cuts = A raiz para após o primeiro filho. Só o limite de um nó acima pode encerrar uma busca, e a raiz não tem nenhum.
check-mistake-cut-on-strict-at-max = Em MAX só corta onde β é ultrapassado (>), não onde é alcançado (≥).
check-mistake-cut-on-strict-at-min = Em MIN só corta onde α é ultrapassado (<), não onde é alcançado (≤).
check-mistake-alpha-raised-at-min = MIN aumenta α. Tem de diminuir β: o que MIN encontrou limita MAX, não a si mesmo.
check-mistake-alpha-raised-at-min-first = MIN aumenta α antes de testar o corte. Tem de diminuir β: o que MIN encontrou limita MAX, não a si mesmo.
check-mistake-beta-lowered-at-max = MAX diminui β. Tem de aumentar α: o que MAX encontrou limita MIN, não a si mesmo.
check-mistake-beta-lowered-at-max-first = MAX diminui β antes de testar o corte. Tem de aumentar α: o que MAX encontrou limita MIN, não a si mesmo.
check-mistake-at-one-side = { $sentence } Isso ocorre só em { $player }: { $other } está certo.
check-mistake-max-minimises = MAX toma o menor valor, como faz MIN.
check-mistake-min-takes-largest = MIN toma o maior valor, como faz MAX, e move com ele o seu próprio limite.
check-mistake-tests-own-bound = Cada lado compara o seu valor com o próprio limite. Tem de compará-lo com o do outro lado.
check-mistake-bounds-exchanged = MAX baixa β e MIN sobe α. Cada um tem de mover o próprio limite: o que um lado encontrou limita o outro.
check-mistake-window-shared = α e β são comuns a todos os nós e nunca restaurados, então o que um ramo encontra estreita os outros para sempre.
check-mistake-negamax-window-not-negated = O negamax passa (α, β) como estão. O outro lado precisa de (−β, −α).
check-mistake-negamax-leaf-sign = Uma folha retorna o valor de MAX. O negamax precisa do valor do lado que joga, com o outro sinal onde MIN joga.
check-mistake-sides-exchanged = MAX e MIN estão trocados: MAX fica com o menor valor, e MIN com o maior.
check-mistake-sides-exchanged-in-best = MAX e MIN estão trocados: MAX fica com o menor valor, e MIN com o maior. α e β são movidos pelos lados certos.
check-mistake-depth-for-each-opponent = O lance de cada adversário conta como uma unidade de profundidade. Uma unidade é uma rodada: um lance de cada jogador.
check-mistake-terminal-ignored = O fim da partida não é testado: um nó sem lances retorna o número com que o seu melhor valor começa.
check-mistake-last-child-kept = O valor de cada filho substitui o anterior, então o último filho decide.
check-mistake-best-shared = O melhor valor é mantido de um nó ao seguinte, como num argumento padrão ou num atributo.
check-mistake-small-infinity = Um número serve de infinito, e há valores que o superam: a janela e o melhor valor começam nele.
check-mistake-small-infinity-in-best = Um número serve de infinito, e há valores que o superam: o melhor valor começa nele.
check-mistake-state-not-undone = Um lance não é desfeito, então o seguinte é feito num tabuleiro alterado.
check-mistake-mover-evaluation = As folhas são avaliadas para o lado que joga em vez de para MAX.
check-mistake-one-layer-for-all-opponents = Vários lances seguidos do mesmo lado contam como um só nível de profundidade.
check-mistake-cache-without-depth = Um valor guardado é usado de novo seja qual for a profundidade com que foi buscado.
check-mistake-cache-without-window = Um limite guardado é usado de novo como se fosse o valor.
check-mistake-cache-flags-by-narrowed-window = A marca de um valor guardado é decidida pelo limite que o laço já moveu, de modo que um limite inferior passa por superior.
check-mistake-weights-ignored = A média é tirada sem pesos: todos os resultados contam igual.
check-mistake-min-as-chance = Os nós de MIN tomam a média dos seus filhos. MIN escolhe o menor valor.
check-mistake-chance-as-min = Os nós de acaso tomam o menor valor, como se MIN escolhesse o resultado. O acaso toma a média.
check-mistake-chance-as-max = Os nós de acaso tomam o maior valor, como se MAX escolhesse o resultado. O acaso toma a média.
check-mistake-alpha-beta-for-expectimax = É alfa-beta onde se pede expectimax: o acaso toma o menor valor e ramos são podados. O acaso toma a média, que precisa de todos os resultados.
check-mistake-outcomes-left-out = Resultados do acaso ficam de fora, e a média é a dos outros.
check-mistake-outcomes-missing = Resultados do acaso ficam de fora: a parte deles falta na soma.
check-mistake-average-rounded-down = A média é arredondada para baixo, para um número inteiro.
check-mistake-average-rounded-to-zero = As casas decimais da média são descartadas, como numa divisão de inteiros.
check-mistake-average-not-divided = Os valores dos resultados são somados, e a soma não é dividida pelo número deles.
check-mistake-chance-as-ply = Um nó de acaso conta como um nível de profundidade, mas a profundidade declarada conta os lances dos jogadores.
check-mistake-chance-not-as-ply = Um nó de acaso não conta como um nível de profundidade, mas a profundidade declarada o conta.
check-mistake-mean-of-max = Nos nós de MIN os filhos são comparados pela média de MAX. MIN prefere o que menos agrada a MAX.
check-mistake-one-sign = O resultado é somado com o mesmo sinal em todos os nós, embora a média de cada nó seja a do jogador que fez o lance até ele.
check-mistake-mean-of-opponent = Os filhos são comparados pela média do adversário de quem seleciona.
check-mistake-log-of-root = N é o número de todas as iterações. Tem de ser o do nó que seleciona.
check-mistake-log-of-child = O logaritmo é o das visitas do filho. Tem de ser o das visitas do nó que seleciona.
check-mistake-no-log = Falta o logaritmo em c·√(ln N / n).
check-mistake-no-root = Falta a raiz quadrada em c·√(ln N / n).
check-mistake-root-of-log = A raiz quadrada é tirada só de ln N, não de ln N / n.
check-mistake-untried-passed-over = Um filho é selecionado embora outro nunca tenha sido testado: um filho sem visitas vem primeiro.
check-mistake-decides-by-wins = O lance com mais vitórias é jogado, não o com mais visitas ou melhor média.
check-mistake-decides-by-sum = O lance com a maior soma é jogado: no fim, o bônus pelo que foi pouco testado já não conta.
check-mistake-decides-by-mean = O lance com a melhor média é jogado, mas o programa declara decidir por visitas.
check-mistake-decides-by-visits = O lance com mais visitas é jogado, mas o programa declara decidir por médias.
check-mistake-prior-ignored = Falta a probabilidade a priori em c·P·√N / (1 + n).
check-mistake-counts-swapped = N e n estão trocados: a raiz é tirada das visitas de todos os filhos, N, e divide-se pelas do próprio filho, n.
check-mistake-no-root-of-visits = Falta a raiz em c·P·√N / (1 + n).
check-mistake-nothing-added = O bônus é dividido por n, e não por 1 + n. Um filho sem visitas também tem um bônus.
check-mistake-visits-of-root = N é o número de todas as iterações. Tem de ser o dos filhos do nó que seleciona.
check-mistake-bonus-of-ucb1 = O bônus é o do UCB1, c·√(ln N / n). O do PUCT é c·P·√N / (1 + n).
check-mistake-log-with-prior = É tirado um logaritmo, como no UCB1. O bônus do PUCT é c·P·√N / (1 + n).
check-mistake-mean-subtracted = A média é subtraída do bônus. Tem de ser somada: um filho que foi bem é selecionado mais vezes.
check-mistake-untried-first = Todos os filhos são testados antes de um ser selecionado de novo, como no UCT. No PUCT um filho sem visitas tem uma soma como os outros.
check-mistake-priors-not-scaled = As probabilidades a priori são usadas como são dadas, embora não somem 1. Cada uma é dividida pela sua soma.
check-mistake-priors-of-max = Nos nós de MIN as probabilidades a priori são maiores onde a avaliação de MAX é maior. São as do jogador que joga.
check-mistake-decides-by-prior = O lance com a maior probabilidade a priori é jogado. Ela diz o que se olha primeiro, não o que é melhor.
check-mistake-root-player-everywhere = Em todos os nós são comparadas as entradas do jogador da raiz. Cada jogador compara as suas.
check-mistake-least-taken = Os jogadores escolhem o filho com a menor entrada para si. Eles querem a maior.
check-mistake-last-of-equals = Entre filhos igualmente bons para o jogador, fica o último (≥ em vez de >). Para os outros jogadores eles podem diferir.
check-mistake-deep-cuts = Um nó é cortado pelo que qualquer jogador acima já tem. Só o que o jogador do pai tem pode cortá-lo.

## Por que uma execução não foi lida até o fim.

check-fault-json = A linha { $line } não pode ser lida: { $said }.
check-fault-header = A linha { $line } não é a primeira linha de uma execução. Uma execução começa com { "{" }"poda": "run", "version": 1{ "}" }.
check-fault-position = A posição na linha { $line } não pode ser lida: { $said }
check-fault-weights = Os pesos de um nó de acaso na linha { $line } não podem ser lidos: um número positivo para cada resultado, tantos quantos são os resultados.
check-fault-player = Na linha { $line } joga “{ $said }”, mas nenhum jogador tem esse nome. Os jogadores são os da primeira linha.
check-fault-vector =
    { $count ->
        [0] Na linha { $line } um valor é uma lista. Os valores são números, a menos que a primeira linha nomeie vários jogadores: “players”.
       *[other] Na linha { $line } um valor tem de ser uma lista de { $count } números: um para cada jogador, na ordem da primeira linha.
    }
check-fault-claim = A linha { $line } declara “{ $said }”, que não é conhecido.
check-fault-event = A linha { $line } fala de “{ $said }”. Os eventos são enter, leave, leaf, note e end.
check-fault-not-a-number = Na linha { $line }, “{ $field }” é NaN, que não é um número. Ele vem de contas como ∞ − ∞ ou 0 · ∞ no programa: imprima a linha em que aparece pela primeira vez.
check-strays =
    { $count ->
        [one] Uma linha não faz parte da execução e foi ignorada: a linha { $line }, “{ $text }”.
       *[other] { $count } linhas não fazem parte da execução e foram ignoradas; a primeira delas é a linha { $line }, “{ $text }”.
    }
check-is-a-run = Esta é a execução de um programa: abra-a com “poda check” ou na janela.
check-fault-missing = Falta “{ $field }” na linha { $line }.
check-fault-nothing-open = A linha { $line } sai de um nó, mas nenhum está aberto.
check-fault-no-search = A linha { $line } vem antes do primeiro nó.
check-fault-nodes-open =
    { $count ->
        [one] A linha { $line } encerra a busca, mas não se saiu de um nó.
       *[other] A linha { $line } encerra a busca, mas não se saiu de { $count } nós.
    }
check-fault-too-deep = A linha { $line } abre mais nós um abaixo do outro do que se pode mostrar.
check-fault-text-too-long = A linha { $line } não pode ser lida: { $said }
check-fault-not-text = A linha { $line } não é texto em UTF-8.
check-fault-too-large = A execução tem mais de { $megabytes } MB. A linha { $line } e o que se segue não foram lidos; o que vem antes foi julgado.
check-fault-too-many = A execução tem mais de { $most } eventos. A linha { $line } e o que se segue não foram lidos; o que vem antes foi julgado.

check-title = A execução de um programa
check-nothing-to-show = A execução acaba antes da sua primeira busca, e a sua posição não é conhecida: não há nada a mostrar.

## poda check.

check-work =
    { $known ->
        [yes] Nós: { $nodes } (certo: { $expected-nodes }). Folhas: { $leaves } (certo: { $expected-leaves }).
       *[no] Nós: { $nodes }. Folhas: { $leaves }.
    }
check-cuts = Cortes omitidos: { $missed }; cortes a mais: { $wrong }.
check-points = Pontos: { $points } de { $of }
check-no-points = Sem pontos: a execução não é avaliada.
check-not-scored = { $scored ->
    [0] { $count ->
        [one] A execução não é avaliada, por isso esta entrega não tem nota. Uma pessoa precisa corrigi-la.
       *[other] Nenhuma das { $count } execuções é avaliada, por isso esta entrega não tem nota. Uma pessoa precisa corrigi-la.
    }
   *[other] { $count ->
        [one] 1 execução não é avaliada: não acrescenta nada à nota e não tira nada dela.
       *[other] { $count } execuções não são avaliadas: não acrescentam nada à nota e não tiram nada dela.
    }
}
check-part-value = Valor da raiz
check-part-move = Melhor lance
check-part-order = Nós, a sua ordem e os seus valores
check-part-cuts = Cortes
check-part-windows = Janelas
check-scheme = Uma distribuição de pontos se escreve assim: (value: 4, move: 2, order: 1, cuts: 2, windows: 1)

## A árvore do próprio programa, passo a passo.

told-start = O que o programa contou da sua própria busca.
told-evaluate = <b>{ $subject }</b>: segundo o programa, esta folha vale <b>{ $score }</b>.
told-improve =
    { $first ->
        [yes] <b>{ $heading }</b>: o primeiro filho retornou <b>{ $best }</b>.
       *[no] <b>{ $heading }</b>: <b>{ $best }</b> é o { $player ->
            [MAX] maior
           *[MIN] menor
        } valor que um filho retornou até agora.
    }
told-cutoff =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $score } { $relation } <beta>β = { $limit }</beta>.
       *[MIN] <b>{ $heading }</b>: { $score } { $relation } <alpha>α = { $limit }</alpha>.
    } { $count ->
        [0] Todos os filhos foram visitados.
        [one] Um filho <cut>não é visitado</cut>.
       *[other] { $count } filhos <cut>não são visitados</cut>.
    }
told-leave-out =
    { $count ->
        [one] <b>{ $heading }</b>: um filho <cut>não é visitado</cut>.
       *[other] <b>{ $heading }</b>: { $count } filhos <cut>não são visitados</cut>.
    }
told-leave = <b>{ $subject }</b> retorna <b>{ $score }</b>.
told-over = A resposta do programa é <b>{ $score }</b>.
told-ends = A execução acaba aqui.
told-why =
    { $said ->
        [yes] Com esta janela, o resto não pode importar. Se a janela está certa é outra questão.
       *[no] { $player ->
            [MAX] { $score } { $relation } <beta>β = { $limit }</beta>: com esta janela, o resto não pode importar. Se a janela está certa é outra questão.
           *[MIN] { $score } { $relation } <alpha>α = { $limit }</alpha>: com esta janela, o resto não pode importar. Se a janela está certa é outra questão.
        }
    }
told-program = O programa
told-ribbon = O que o programa contou está marcado com ?: nada disso está provado.

## Como se observa um programa.

document-watch = Observar um programa…
watch-title = Observe o seu próprio programa
watch-why = O Poda mostra o que faz um programa seu, em qualquer linguagem, ao lado da busca correta. Bastam três linhas de print: uma no começo, uma onde a sua função entra num nó e uma onde sai dele.
watch-program = Três linhas de print
watch-prints = O que ele imprime é uma execução. A linha “leaf” entra num nó e sai dele de uma vez.
watch-run = Uma execução de dez linhas
watch-doors = Salve-a num arquivo e abra, solte ou cole aqui. O primeiro passo em que o seu programa faz outra coisa é encontrado na hora: Shift+N leva até ele.
watch-wheel = Em Python não é preciso nenhum print: pip install podalab, e @poda.watch acima da função.
document-own-game = Um jogo próprio…
own-game-title = Um jogo próprio
own-game-why = O Poda busca num jogo cujas regras estão num programa seu, em qualquer linguagem, e desenha os seus tabuleiros. Num terminal, a primeira linha escreve um pequeno jogo em Python e a segunda o abre:
own-game-commands = Dois comandos do terminal
own-game-rules = Depois troque as regras pelas suas. O programa lê uma linha e responde com uma linha: os lances de uma posição, aonde levam e quanto vale uma partida terminada. O resto está na página “A game of your own” do manual.
own-game-page = A janela não inicia programas, e uma página da web não pode. Abra ali a árvore do seu jogo: uma que o Poda salvou num computador, ou o link que estas linhas imprimem em Python:
own-game-link = Duas linhas de Python
watch-open-sample = Abrir esta execução
