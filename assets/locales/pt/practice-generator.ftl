## Exercícios gerados: o que contêm, e por que não há nenhum.

generated-title = Exercício { $seed }
generated-shallow =
    { $count ->
        [0] Nenhum corte raso poda um ramo.
        [one] 1 corte raso poda um ramo ou mais.
       *[other] { $count } cortes rasos podam um ramo ou mais.
    }
generated-deep =
    { $count ->
        [0] Nenhum corte profundo poda um ramo.
        [one] 1 corte profundo poda um ramo ou mais.
       *[other] { $count } cortes profundos podam um ramo ou mais.
    }
generated-equal =
    { $count ->
        [0] Em nenhum corte que poda o valor é igual ao limite.
        [one] Em 1 corte que poda, o valor é igual ao limite.
       *[other] Em { $count } cortes que podam, o valor é igual ao limite.
    }
generated-saves-subtree =
    { $count ->
        [0] Nenhum corte poda um nó interno.
        [one] 1 corte poda um nó interno com tudo o que está abaixo dele.
       *[other] { $count } cortes podam um nó interno com tudo o que está abaixo dele.
    }
generated-at-last-child =
    { $count ->
        [0] Nenhum corte ocorre num último filho, onde não pouparia nada.
        [one] 1 corte ocorre num último filho e não poupa nada.
       *[other] { $count } cortes ocorrem num último filho e não poupam nada.
    }
generated-ties =
    { $count ->
        [0] Em nenhum nó dois filhos visitados têm o valor do nó.
        [one] Em 1 nó dois filhos visitados têm o valor do nó.
       *[other] Em { $count } nós dois filhos visitados têm o valor do nó.
    }
generated-root =
    { $care ->
        [yes] A decisão na raiz exige cuidado: só um lance é o melhor, ele não é o primeiro, e escolher pela melhor folha ou pela primeira folha de cada lance leva a erro.
       *[no] A decisão na raiz não exige cuidado especial.
    }
generated-chance =
    { $count ->
        [0] Nenhum nó é um nó de acaso.
        [one] 1 nó é um nó de acaso.
       *[other] { $count } nós são nós de acaso.
    }
generated-star1 =
    { $count ->
        [0] Nenhum corte num nó de acaso poda um resultado.
        [one] 1 corte num nó de acaso poda um resultado ou mais.
       *[other] { $count } cortes em nós de acaso podam um resultado ou mais.
    }
generated-not-found = Não se encontrou nenhum exercício que cumpra todas estas condições; posições testadas: { $tried }. Outra semente ou menos condições podem ajudar.
generated-nearest = Isto é o que contém o mais próximo.
generated-nothing = Não surgiu nenhuma árvore nem posição deste tipo.

impossible-out-of-range = Para `{ $name }` é possível um número inteiro de { $least } a { $most }.
impossible-not-by-hand = Só o minimax, o alfa-beta e as suas formas negamax são feitos à mão; escolha um deles.
impossible-nothing-is-pruned = O minimax e o negamax não podam nada; cortes exigem alfa-beta ou negamax com alfa-beta.
impossible-too-shallow =
    { $wish ->
        [shallow] Um corte raso exige pelo menos { $needed } meios-lances; a profundidade é { $depth }.
        [deep] Um corte profundo exige pelo menos { $needed } meios-lances; a profundidade é { $depth }.
        [equal] Um corte com valor igual ao limite exige pelo menos { $needed } meios-lances; a profundidade é { $depth }.
        [saves-subtree] Um corte que poda um nó interno exige pelo menos { $needed } meios-lances; a profundidade é { $depth }.
        [chance] Um nó de acaso abaixo da raiz exige pelo menos { $needed } meios-lances; a profundidade é { $depth }.
        [star1] Um corte num nó de acaso exige pelo menos { $needed } meios-lances; a profundidade é { $depth }.
        [careful-root] Uma decisão na raiz que exija cuidado precisa de pelo menos { $needed } meios-lances; a profundidade é { $depth }.
        [ragged] Folhas em profundidades diferentes exigem pelo menos { $needed } meios-lances; a profundidade é { $depth }.
       *[other] Isto exige pelo menos { $needed } meios-lances; a profundidade é { $depth }.
    }
impossible-one-child =
    { $wish ->
        [careful-root] Com um só filho por nó, não há nada a decidir na raiz; são necessários 2 filhos.
        [ties] Com um só filho por nó, não pode haver dois filhos que valham o mesmo; são necessários 2 filhos.
        [ragged] Com um só filho por nó, há uma só folha; para folhas em profundidades diferentes são necessários 2 filhos.
       *[other] Com um só filho por nó, não há nada a podar; são necessários 2 filhos.
    }
impossible-too-many =
    { $wish ->
        [shallow] De cortes rasos que podam um ramo, uma árvore deste tamanho tem no máximo { $most }, não { $wished }.
        [deep] De cortes profundos que podam um ramo, uma árvore deste tamanho tem no máximo { $most }, não { $wished }.
        [both] De cortes rasos e profundos juntos, uma árvore deste tamanho tem no máximo { $most }, não { $wished }.
        [saves-subtree] De cortes que podam um nó interno, uma árvore deste tamanho tem no máximo { $most }, não { $wished }.
        [star1] De cortes em nós de acaso, uma árvore deste tamanho tem no máximo { $most }, não { $wished }.
       *[other] De cortes que podam um ramo, uma árvore deste tamanho tem no máximo { $most }, não { $wished }.
    }
impossible-more-than-cutoffs =
    { $wish ->
        [saves-subtree] Cortes que podam um nó interno são rasos ou profundos; destes pedem-se no máximo { $cutoffs }, e não { $wished }.
       *[other] Cortes com valor igual ao limite são rasos ou profundos; destes pedem-se no máximo { $cutoffs }, e não { $wished }.
    }
impossible-no-chance = Só árvores explícitas são geradas com nós de acaso.
impossible-ties-do-not-cut = Se um valor tem de passar do limite, um igual a ele não corta; para cortes assim, escolha α ≥ β.
impossible-no-ties-with-bounds = Se não há duas folhas com o mesmo valor, nenhum valor é igual a um limite; permita folhas iguais, ou escolha fail-hard com 3 meios-lances ou mais.
impossible-too-few-values = Sem folhas iguais, a menor árvore desta forma precisa de { $needed } valores; o intervalo tem { $values }.
impossible-too-few-values-for-care =
    { $values ->
        [one] Uma decisão na raiz que exija cuidado precisa de { $needed } valores diferentes; aqui há 1.
       *[other] Uma decisão na raiz que exija cuidado precisa de { $needed } valores diferentes; aqui há { $values }.
    }
impossible-too-many-nodes = Um exercício tem no máximo { $most } nós; uma árvore com esta profundidade e estes filhos por nó tem mais.
impossible-no-line = Uma linha de { $connect } não cabe neste tabuleiro; a mais longa que cabe tem { $longest }.

cli-practice-seed = Semente { $seed }.
cli-expected-wishes = Eram esperadas condições separadas por vírgulas: shallow, deep, equal, saves-subtree, chance e star1, cada uma com um número, como em shallow=2, ou um intervalo, como em shallow=1..3, none-at-last-child, careful-root; ou exploration, near-tie, terminal-again, da busca em árvore de Monte Carlo.
cli-expected-branching = Era esperado um número inteiro de 1 a 10, ou um intervalo de números assim, como 2..4.
cli-expected-range = Era esperado um intervalo de números inteiros, como 0..20 ou -9..9.
cli-expected-size = Eram esperados números inteiros separados por x, como 5x4x3.
cli-help-practice-generate = Imprimir um novo exercício como arquivo de posição
cli-help-practice-seed = A semente do exercício: a mesma semente e as mesmas condições dão o mesmo exercício; sem ela, uma é escolhida e mostrada
cli-help-practice-game = O jogo de que vem o exercício: tree, tic-tac-toe, connect-four, kalah ou nim (tree); sem --generate, um comando cujo programa joga o jogo, como em poda solve
cli-help-practice-size = O tamanho do tabuleiro: colunas, linhas e comprimento de uma linha de peças (7x6x4), covas e sementes (6x4), pilhas e objetos (3x5)
cli-help-practice-branching = Quantos filhos tem um nó de uma árvore, um número ou um intervalo (2..3)
cli-help-practice-range = O intervalo dos valores das folhas de uma árvore (0..20)
cli-help-practice-ties = Se folhas de uma árvore podem ser iguais: allowed (sim), forbidden (não) ou wanted (com empates) (allowed)
cli-help-practice-ragged = Pôr as folhas de uma árvore em profundidades diferentes
cli-help-practice-first = Quem joga na raiz de uma árvore: max ou min (max)
cli-help-practice-wish = O que o exercício deve conter, separado por vírgulas: shallow=2, deep=1, equal=1..2, saves-subtree, chance=1..3, star1=1, none-at-last-child, careful-root; ou exploration, near-tie, terminal-again, da busca em árvore de Monte Carlo (shallow=1)

## O que contém um exercício sobre a busca em árvore de Monte Carlo.

generated-iterations = { $count ->
    [one] 1 iteração
   *[other] { $count } iterações
}
generated-exploration = Selecionado embora outro filho tenha média melhor: { $count }
generated-near-ties = Selecionado por menos de 0.05, e mais que o arredondamento: { $count }
generated-terminal-again = Uma folha onde a partida acabou, alcançada de novo: { $count }
impossible-other-players = Max-n, max-n-shallow, paranoid e best-reply precisam do número de jogadores, e uma árvore de vários jogadores precisa de uma destas buscas.
impossible-not-of-players = Uma árvore de vários jogadores não tem nós de acaso; tampouco se pode pedir quem começa ou que não haja folhas iguais. Cortes profundos são para paranoid e best-reply, e uma raiz que exija cuidado, para paranoid.
cli-expected-players = Esperava-se um número de jogadores de 2 a 6.
cli-help-practice-players = O número de jogadores com ganhos próprios, de 2 a 6, para max-n, max-n-shallow, paranoid e best-reply; se faltar, MAX e MIN
