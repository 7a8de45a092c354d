## Prática: os tipos de pergunta, na janela.

practice-kind-next = O próximo nó
practice-kind-leaf = O valor de uma folha
practice-kind-value = O valor de um nó
practice-kind-bound = O novo α ou β
practice-kind-cut = Os cortes
practice-kind-best = O melhor lance
practice-kind-root = O valor da raiz
practice-kind-ever = O que em algum caso pode ser podado
practice-kind-matters = Quais folhas importam para o lance
practice-kind-choose = O filho que é escolhido
practice-kind-vector = O vetor de um nó
practice-kind-tie = Empates
practice-kind-transform = Quais mudanças de todas as folhas fazem diferença

## Prática: as perguntas. $node, $subject e $child nomeiam nós: dentro de uma frase, no seu início, e vistos do pai.

practice-ask-next =
    { $leaf ->
        [yes] <b>{ $child }</b> já tem valor.
       *[no] <b>{ $child }</b> retornou.
    } O que vem agora { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>: outro filho, ou a busca deixa o nó?
practice-ask-leaf =
    { $given ->
        [yes] Quanto vale <b>{ $place }</b>, que é uma folha?
       *[no] Qual é a avaliação estática { $where ->
                [after] após
               *[at] que tem
            } <b>{ $node }</b>, do ponto de vista de MAX?
    }
practice-ask-value =
    { $leaf ->
        [yes] <b>{ $child }</b> já tem valor.
       *[no] <b>{ $child }</b> retornou.
    } Quanto vale <b>{ $place }</b> agora: um número, ou só ≤ ou ≥ um número?
practice-ask-value-in-bounds =
    { $leaf ->
        [yes] <b>{ $child }</b> já tem valor.
       *[no] <b>{ $child }</b> retornou.
    } Quanto vale <b>{ $place }</b> agora: um número, ou entre quais dois números?
practice-ask-outcome-window =
    { $player ->
        [MIN] Agora <b>{ $place }</b> tem como próximo resultado <b>{ $next }</b>. Com qual <alpha>α</alpha> esse resultado é explorado?
       *[MAX] Agora <b>{ $place }</b> tem como próximo resultado <b>{ $next }</b>. Com qual <beta>β</beta> esse resultado é explorado?
    }
practice-ask-bound =
    { $player ->
        [MAX] <b>{ $child }</b> retornou um valor melhor. Quanto vale agora <alpha>α</alpha> { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>?
       *[MIN] <b>{ $child }</b> retornou um valor melhor. Quanto vale agora <beta>β</beta> { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>?
    }
practice-ask-cut =
    { $leaf ->
        [yes] <b>{ $child }</b> já tem valor.
       *[no] <b>{ $child }</b> retornou.
    } Há um corte { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>, e quais filhos ele poda?
practice-ask-best = A busca terminou. Qual é o melhor lance para { $player }?
practice-ask-root = A busca terminou. Quanto vale <b>{ $place }</b>?
practice-ask-ever =
    { $bounded ->
        [yes] Deixe de lado os valores das folhas: cada um pode ser qualquer número de { $low } a { $high }. Quais folhas esta busca poda com alguns valores? As outras ela visita quaisquer que sejam os valores.
       *[no] Deixe de lado os valores das folhas: cada um pode ser qualquer número. Quais folhas esta busca poda com alguns valores? As outras ela visita quaisquer que sejam os valores.
    }
practice-ask-matters =
    { $bounded ->
        [yes] A busca terminou. Considere <b>{ $place }</b>: quais folhas importam para o lance? Uma folha importa se algum outro valor dela, de { $low } a { $high }, torna outro lance o melhor, com todo o resto como está. De vários lances melhores, joga-se o primeiro.
       *[no] A busca terminou. Considere <b>{ $place }</b>: quais folhas importam para o lance? Uma folha importa se algum outro valor dela torna outro lance o melhor, com todo o resto como está. De vários lances melhores, joga-se o primeiro.
    }
practice-ask-transform =
    { $prunes ->
        [yes] Suponha que o valor x de cada folha se tornasse um destes: { $changes }. Quais mudariam o lance em <b>{ $place }</b> ou o que é podado? O menor valor tem posto 1; de vários lances melhores, joga-se o primeiro.
       *[no] Suponha que o valor x de cada folha se tornasse um destes: { $changes }. Quais mudariam o lance em <b>{ $place }</b>? O menor valor tem posto 1; de vários lances melhores, joga-se o primeiro.
    }

## O que se pergunta à turma: uma frase curta, e as suas opções.

room-question = <b>Pergunta:</b>
room-own-answer = A correta é a { $number }: <b>{ $choice }</b>.
room-ask-first = ao explorar <b>{ $place }</b>, qual filho vem primeiro?
room-ask-next = o que vem agora { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>?
room-ask-value = o que sabemos agora sobre <b>{ $place }</b>?
room-ask-value-ahead = o que saberemos sobre <b>{ $place }</b> quando a busca sair dali?
room-ask-bound =
    { $player ->
        [MAX] quanto vale agora <alpha>α</alpha> { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>?
       *[MIN] quanto vale agora <beta>β</beta> { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>?
    }
room-ask-cut = há agora um corte { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>?
room-ask-best =
    { $searched ->
        [pass] qual é o melhor lance para { $player } nesta passada?
       *[search] qual é o melhor lance para { $player }?
    }
room-choice-go-on = seguir com { $child }
room-choice-cut = cortar { $count ->
    [one] o último filho
   *[other] os últimos { $count } filhos
}
room-why-best =
    { $searched ->
        [pass] { $count ->
            [one] Esta passada vai mostrar: <b>{ $names }</b> vale { $score }, e nenhum lance é melhor para { $player }.
           *[other] Esta passada vai mostrar: <b>{ $names }</b> valem { $score } cada um, e nenhum lance é melhor para { $player }.
        }
       *[search] { $count ->
            [one] A busca vai mostrar: <b>{ $names }</b> vale { $score }, e nenhum lance é melhor para { $player }.
           *[other] A busca vai mostrar: <b>{ $names }</b> valem { $score } cada um, e nenhum lance é melhor para { $player }.
        }
    }
room-why-first = A busca desce primeiro: ao explorar <b>{ $place }</b>, o primeiro filho é <b>{ $entered }</b>.

## Como uma resposta deve ser.

practice-expected-node = Esperava-se o nome de um nó: { $choices }.
practice-expected-children = Esperava-se uma lista dos filhos que são podados, vazia se não há corte. Os filhos que restam são { $choices }.
practice-expected-leaves = Esperava-se uma lista de folhas, vazia se não é nenhuma delas. As folhas são { $choices }.
practice-expected-number = Esperava-se um número, inf ou -inf.
practice-expected-value = Esperava-se um número, inf ou -inf, ou um limite como <= 3 ou >= 3; dois limites, como 3 … 5.
practice-expected-vector = Esperava-se um número para cada jogador, como (1, 2, 3).
practice-expected-sum = Esperava-se um número, como 1.33.
practice-expected-counts = Esperavam-se w e n com uma barra entre eles, como 2.5/4.
practice-expected-changes = Esperava-se uma lista de mudanças, vazia se não é nenhuma delas: seus números, ou double, add, negate, square, root, rank.

## Uma resposta em palavras.

practice-answer-nothing-pruned = não há corte
practice-answer-no-leaf = nenhuma folha
practice-answer-no-change = nenhuma delas
practice-change-rank = posto de x
practice-answer-left = a busca deixa { $node }

## Por que a resposta certa é certa.

practice-why-value =
    { $player ->
        [MAX] { $left ->
            [yes] <b>{ $heading }</b>: { $extremum }. Os filhos que restam só podem aumentar o valor.
           *[no] <b>{ $heading }</b>: { $extremum }. Não resta nenhum filho.
        }
       *[MIN] { $left ->
            [yes] <b>{ $heading }</b>: { $extremum }. Os filhos que restam só podem diminuir o valor.
           *[no] <b>{ $heading }</b>: { $extremum }. Não resta nenhum filho.
        }
    }
practice-why-value-best-possible = <b>{ $heading }</b>: { $extremum }. Para { $player } não há nada melhor, seja qual for o valor dos filhos que restam.
practice-why-value-chance =
    { $known ->
        [value] <b>{ $heading }</b>: { $average }. Não resta nenhum resultado.
        [bounds] <b>{ $heading }</b>: { $average }. Não resta nenhum resultado, mas de alguns só se conhece um limite: com isso, { $proved }.
       *[open] <b>{ $heading }</b>: { $average } até agora. Com o mínimo e o máximo que os seus resultados ainda podem valer, é { $proved }.
    }
practice-why-outcome-window =
    { $player ->
        [MIN] Mesmo que os outros resultados valham tudo o que ainda é possível, <b>{ $next }</b> precisa valer mais que { $after } para que <b>{ $place }</b> valha mais que <alpha>α = { $own }</alpha>.
       *[MAX] Mesmo que os outros resultados valham o mínimo que ainda é possível, <b>{ $next }</b> precisa valer menos que { $after } para que <b>{ $place }</b> valha menos que <beta>β = { $own }</beta>.
    }
practice-why-bound =
    { $player ->
        [MAX] { $open ->
            [yes] MAX ainda não tinha nada, por isso <alpha>α sobe para { $after }</alpha>.
           *[no] { $after } { $relation } <alpha>α = { $before }</alpha>, por isso <alpha>α sobe para { $after }</alpha>.
        }
       *[MIN] { $open ->
            [yes] MIN ainda não tinha nada, por isso <beta>β desce para { $after }</beta>.
           *[no] { $after } { $relation } <beta>β = { $before }</beta>, por isso <beta>β desce para { $after }</beta>.
        }
    }
practice-why-no-cut =
    { $player ->
        [MAX] { $best } { $relation } <beta>β = { $limit }</beta>: não há corte { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>.
       *[MIN] { $best } { $relation } <alpha>α = { $limit }</alpha>: não há corte { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>.
    }
practice-why-no-cut-tie =
    { $player ->
        [MAX] { $best } apenas iguala <beta>β = { $limit }</beta>, e esta busca só corta onde { $best } { $needed } β: não há corte { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>.
       *[MIN] { $best } apenas iguala <alpha>α = { $limit }</alpha>, e esta busca só corta onde { $best } { $needed } α: não há corte { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>.
    }
practice-why-no-cut-open =
    { $player ->
        [MAX] <beta>β = +∞</beta>: MIN ainda não tem nada melhor que +∞, por isso { $best } não corta nada { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>.
       *[MIN] <alpha>α = −∞</alpha>: MAX ainda não tem nada melhor que −∞, por isso { $best } não corta nada { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>.
    }
practice-why-pruned =
    { $count ->
        [one] O corte poda <b>{ $names }</b>.
       *[other] O corte poda <b>{ $names }</b>.
    }
practice-why-enters = { $where ->
        [after] Após
       *[at] Ao explorar
    } <b>{ $node }</b>, o próximo filho na ordem é <b>{ $entered }</b>.
practice-why-enters-all = Nada é podado nesta busca: { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>, o próximo filho na ordem é <b>{ $entered }</b>.
practice-why-no-cut-chance =
    { $player ->
        [MAX] O mínimo que <b>{ $place }</b> ainda pode valer é { $best }, e { $best } { $relation } <beta>β = { $limit }</beta>: não há corte <beta>β</beta>.
       *[MIN] O máximo que <b>{ $place }</b> ainda pode valer é { $best }, e { $best } { $relation } <alpha>α = { $limit }</alpha>: não há corte <alpha>α</alpha>.
    }
practice-why-enters-outcome = O resultado que é explorado a seguir é <b>{ $entered }</b>.
practice-why-leaves = Por isso a busca deixa <b>{ $node }</b> sem visitar <b>{ $names }</b>.
practice-why-ties = <b>{ $names }</b> valem { $score } cada um, e cada um deles conta como o melhor lance.
practice-why-ever =
    { $count ->
        [0] Nenhuma folha é podada, quaisquer que sejam os valores.
       *[other] Há valores que podam <b>{ $names }</b>.
    }
practice-why-never-pruned =
    { $reason ->
        [first] <b>{ $names }</b>: a busca sempre visita esta folha. É a primeira folha, e nada antes dela poderia podá-la.
        [alpha] <b>{ $names }</b>: a busca sempre visita esta folha. Sejam quais forem os valores das folhas anteriores, no caminho até ali só <alpha>α</alpha> pode mudar; <beta>β</beta> continua em +∞, e nenhum valor o alcança.
        [beta] <b>{ $names }</b>: a busca sempre visita esta folha. Sejam quais forem os valores das folhas anteriores, no caminho até ali só <beta>β</beta> pode mudar; <alpha>α</alpha> continua em −∞, e nenhum valor o alcança.
       *[open] <b>{ $names }</b>: a busca sempre visita esta folha. Nenhum valor das folhas anteriores fecha a janela de um nó no caminho até ali.
    }
practice-why-matters =
    { $count ->
        [0] Nenhuma folha importa: seja qual for o valor de uma só, <b>{ $played }</b> continua sendo o melhor lance.
        [one] <b>{ $names }</b> é a única folha que importa para o lance.
       *[other] As folhas que importam para o lance são <b>{ $names }</b>.
    }
practice-matters = Se <b>{ $leaf }</b> valesse { $value }, o melhor lance seria <b>{ $instead }</b>, e não <b>{ $played }</b>.
practice-matters-not =
    { $count ->
        [one] Valha o que valer <b>{ $names }</b>, <b>{ $below }</b> vale { $range }, e <b>{ $played }</b> continua sendo o melhor lance.
       *[other] Se muda só uma destas folhas, <b>{ $names }</b>, <b>{ $below }</b> vale { $range }, e <b>{ $played }</b> continua sendo o melhor lance.
    }
practice-why-transform =
    { $count ->
        [0] Nenhuma delas faz diferença.
        [one] Só <b>{ $names }</b> faz diferença.
       *[other] Fazem diferença: <b>{ $names }</b>.
    }
practice-transform-keeps-order =
    { $chance ->
        [yes] <b>{ $names }</b>: cada média muda como os valores, então todas as comparações dão o mesmo resultado.
       *[no] <b>{ $names }</b>: os valores mantêm a ordem, então todas as comparações dão o mesmo resultado.
    }
practice-transform-happens-to-keep =
    { $chance ->
        [yes] <b>{ $names }</b>: as médias podem mudar de ordem, mas aqui <b>{ $played }</b> continua sendo o melhor lance.
       *[no] { $prunes ->
            [yes] <b>{ $names }</b>: os valores não mantêm a ordem, mas <b>{ $played }</b> continua sendo o melhor lance, e os mesmos ramos são podados.
           *[no] <b>{ $names }</b>: os valores não mantêm a ordem, mas <b>{ $played }</b> continua sendo o melhor lance.
        }
    }
practice-transform-prunes-others = <b>{ $names }</b>: <b>{ $played }</b> continua sendo o melhor lance, mas muda o que é podado.
practice-transform-moves = <b>{ $names }</b>: <b>{ $instead }</b> passa a ser o melhor lance no lugar de <b>{ $played }</b>.

## O que está errado numa resposta, sem a certa: pode seguir outra tentativa. $answer é a resposta como foi dada.

practice-slip-not-a-child-left =
    { $searched ->
        [yes] A busca já explorou <b>{ $chosen }</b>: não é um dos filhos que <b>{ $node }</b> ainda tem a explorar.
       *[no] <b>{ $chosen }</b> não é um filho que <b>{ $node }</b> ainda tem a explorar.
    }
practice-slip-not-a-move = <b>{ $chosen }</b> não é um lance possível { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>.
practice-slip-not-a-leaf = <b>{ $chosen }</b> não é uma folha.
practice-slip-can-be-pruned = É possível podar <b>{ $leaf }</b>, por exemplo se { $low_count ->
        [one] <b>{ $lows }</b> vale { $low }
       *[other] <b>{ $lows }</b> valem { $low } cada
    }{ $high_count ->
        [0] .
        [one] {" "}e <b>{ $highs }</b> vale { $high }.
       *[other] {" "}e <b>{ $highs }</b> valem { $high } cada.
    }
practice-slip-number-for-bound = { $answer } é só um limite: o valor em si não é certo.
practice-slip-bound-of-window = α e β já são números: escreva o número sem ≤ nem ≥.
practice-slip-bound-for-number = { $answer } é verdade, mas o próprio valor é conhecido.
practice-slip-wrong-side = { $answer } tem o número certo, mas o limite está do lado errado.
practice-slip-too-weak = { $answer } é verdade, mas se sabe mais.
practice-slip-one-bound-of-two = { $answer } é verdade, mas são conhecidos um limite inferior e um superior: eles são digitados como em 3 … 5.
practice-slip-not-proved = { $answer } diz mais do que provam os valores retornados até agora.
practice-slip-child-alone = { $answer } é o que vale só <b>{ $child }</b>. { $where ->
        [after] Após <b>{ $node }</b>, { $player } escolhe entre todos os filhos.
       *[at] Mas <b>{ $node }</b> é um nó { $player }: { $player } escolhe entre todos os filhos.
    }
practice-slip-child-alone-chance = { $answer } é o que vale só <b>{ $child }</b>. <b>{ $place }</b> vale o que valem os seus resultados em média.
practice-slip-rounded = { $answer } está arredondado. Escreva o número exato, como uma fração: por exemplo 7/3 ou 2 1/3.
practice-slip-unweighted = { $answer } conta por igual todos os resultados que <b>{ $place }</b> tem, mas as suas probabilidades são diferentes.
practice-slip-bound-of-node =
    { $player ->
        [MIN] { $answer } é o <alpha>α</alpha> com que se explora <b>{ $place }</b>. O que <b>{ $next }</b> precisa valer também depende da sua probabilidade e dos outros resultados.
       *[MAX] { $answer } é o <beta>β</beta> com que se explora <b>{ $place }</b>. O que <b>{ $next }</b> precisa valer também depende da sua probabilidade e dos outros resultados.
    }
practice-slip-other-bound-of-outcome =
    { $player ->
        [MIN] { $answer } é o <beta>β</beta> com que se explora <b>{ $next }</b>.
       *[MAX] { $answer } é o <alpha>α</alpha> com que se explora <b>{ $next }</b>.
    }
practice-slip-wrong-sign = { $answer } tem o sinal errado: todos os números aqui são do ponto de vista de MAX.
practice-slip-wrong-number = Não é { $answer }.
practice-slip-wrong-proof = O que se sabe sobre <b>{ $place }</b> não é { $answer }.
practice-slip-wrong-addend = <b>{ $addend }</b>: a contagem não é { $answer }.
practice-slip-open-line = Uma linha conta para um lado enquanto o adversário não tem nada nela, inclusive se está vazia.
practice-slip-swapped-addends = As duas contagens estão trocadas: a de MAX vem primeiro, e a de MIN é subtraída.
practice-slip-other-bound =
    { $player ->
        [MAX] { $answer } é <beta>β</beta>, que é de MIN. Num nó MAX, o que sobe com um valor melhor é <alpha>α</alpha>.
       *[MIN] { $answer } é <alpha>α</alpha>, que é de MAX. Num nó MIN, o que desce com um valor melhor é <beta>β</beta>.
    }
practice-slip-old-bound =
    { $player ->
        [MAX] { $answer } é o que <alpha>α</alpha> valia antes. <b>{ $child_subject }</b> retornou um valor melhor para MAX.
       *[MIN] { $answer } é o que <beta>β</beta> valia antes. <b>{ $child_subject }</b> retornou um valor melhor para MIN.
    }

practice-slip-missed-cut = Há um corte, sim.
practice-idle-chance =
    { $player ->
        [MAX] Seja qual for o valor dos resultados que restam, <b>{ $place }</b> vale no mínimo { $best }, e { $best } { $needed } <beta>β = { $limit }</beta>.
       *[MIN] Seja qual for o valor dos resultados que restam, <b>{ $place }</b> vale no máximo { $best }, e { $best } { $needed } <alpha>α = { $limit }</alpha>.
    }
practice-slip-cut-too-much =
    { $player ->
        [MAX] Não há corte { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>: { $best } { $needed } <beta>β = { $limit }</beta> é falso.
       *[MIN] Não há corte { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>: { $best } { $needed } <alpha>α = { $limit }</alpha> é falso.
    }
practice-slip-partial-cut = Um corte poda todos os filhos que restam, não só alguns deles.
practice-idle =
    { $player ->
        [MAX] { $count ->
            [one] Valha o que valer <b>{ $names }</b>, <b>{ $place }</b> vale no mínimo { $best }
           *[other] Valham o que valerem <b>{ $names }</b>, <b>{ $place }</b> vale no mínimo { $best }
        }
       *[MIN] { $count ->
            [one] Valha o que valer <b>{ $names }</b>, <b>{ $place }</b> vale no máximo { $best }
           *[other] Valham o que valerem <b>{ $names }</b>, <b>{ $place }</b> vale no máximo { $best }
        }
    }{ $owner_where ->
        [window] , e o limite da janela { $window ->
            [pass] desta passada
           *[initial] inicial
        } é { $limit }: o que esta busca prova não muda.
        [nothing] , e para { $player } não há nada melhor: o valor da raiz não muda.
        [chance] . { $player ->
            [MAX] A partir de <beta>β = { $limit }</beta>, quanto a mais não faz diferença: { $between ->
                [none] { "" }
                [at] se { $opponent }, que controla <b>{ $choices }</b>, deixa a partida alcançar <b>{ $place }</b>, { "" }
                [after] se { $opponent } após <b>{ $choices }</b> deixa a partida alcançar <b>{ $place }</b>, { "" }
                [one] se { $opponent }, um nível acima, deixa a partida alcançar <b>{ $place }</b>, { "" }
               *[each] se { $opponent }, em { $choice_count ->
                    [one] sua escolha
                   *[other] cada uma das suas { $choice_count } escolhas
                } até aqui, deixa a partida alcançar <b>{ $place }</b>, { "" }
            }com isso <b>{ $owner_place }</b> alcança o seu próprio β, seja qual for o valor dos resultados desconhecidos.
           *[MIN] De <alpha>α = { $limit }</alpha> para baixo, quanto a menos não faz diferença: { $between ->
                [none] { "" }
                [at] se { $opponent }, que controla <b>{ $choices }</b>, deixa a partida alcançar <b>{ $place }</b>, { "" }
                [after] se { $opponent } após <b>{ $choices }</b> deixa a partida alcançar <b>{ $place }</b>, { "" }
                [one] se { $opponent }, um nível acima, deixa a partida alcançar <b>{ $place }</b>, { "" }
               *[each] se { $opponent }, em { $choice_count ->
                    [one] sua escolha
                   *[other] cada uma das suas { $choice_count } escolhas
                } até aqui, deixa a partida alcançar <b>{ $place }</b>, { "" }
            }com isso <b>{ $owner_place }</b> não passa do seu próprio α, seja qual for o valor dos resultados desconhecidos.
        }
        [at] , e { $opponent }, que controla <b>{ $owner }</b>, já tem { $limit }: o valor da raiz não muda.
        [after] , e { $opponent } após <b>{ $owner }</b> já tem { $limit }: o valor da raiz não muda.
        [one] , e { $opponent }, um nível acima, já tem { $limit }: o valor da raiz não muda.
       *[up] , e { $opponent }, { $plies } níveis acima, já tem { $limit }: o valor da raiz não muda.
    }

practice-slip-enters-pruned = A busca não visita <b>{ $chosen }</b>: o corte { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b> já podou esse filho.
practice-slip-leaves-too-early = <b>{ $subject }</b> ainda não fica para trás: falta explorar <b>{ $names }</b>.
practice-slip-out-of-order = Antes vem outro filho, não <b>{ $other }</b>: os filhos são testados na ordem.

practice-slip-later-tie = <b>{ $chosen }</b> também retornou { $score }, mas outro lance retornou isso antes. Um lance só passa a ser o melhor se é estritamente melhor, e o que um posterior retorna pode ser só um limite.
practice-slip-worse-move = <b>{ $chosen }</b> retornou <b>{ $answer }</b>, e outro lance retornou um valor melhor para { $player }.
practice-slip-unsearched-move = A busca nunca explorou <b>{ $chosen }</b>: um corte podou esse lance.

## Se um corte que não obedece à regra muda a raiz.

practice-refuted = Se <b>{ $leaf }</b> valesse { $value }, <b>{ $root }</b> valeria { $result }, e com o seu corte isso nunca seria visto.
practice-refuted-together = Se <b>{ $changed }</b> valesse { $value } ao mesmo tempo, <b>{ $root }</b> valeria { $result }, e com o seu corte isso nunca seria visto.
practice-refuted-more = { $count ->
    [one] mais uma folha
   *[other] mais { $count } folhas
}
practice-refuted-as-it-is = Na árvore como está, <b>{ $root }</b> vale { $result } só porque a busca pode explorar <b>{ $names }</b>: o seu corte muda a raiz.
practice-refuted-line = a posição após { $moves }
practice-harmless = O seu corte não prejudicaria a raiz: nenhum valor das folhas abaixo dele poderia mudá-la. Mesmo assim está errado, porque pela regra não há corte aqui.
practice-undecided = Se o seu corte mudaria a raiz não se decide aqui: a busca para isso demoraria demais, ou não há resposta fixa, porque as posições são exploradas até ficarem quiescentes. Em todo caso está errado, porque pela regra não há corte aqui.

## Dicas, da mais fraca à mais forte.

practice-hint-where-next =
    { $prunes ->
        [yes] Observe a janela { $where ->
                [after] após
               *[at] que tem
            } <b>{ $node }</b> e os filhos que restam.
       *[no] Observe os filhos que restam { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>.
    }
practice-hint-where-leaf =
    { $given ->
        [yes] Observe só <b>{ $place }</b>: é uma folha.
       *[no] Observe { $where ->
                [after] a própria posição após
               *[at] somente
            } <b>{ $node }</b>, não o que levou até ali.
    }
practice-hint-where-value = Observe o que os filhos retornaram { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>, e se resta algum.
practice-hint-where-bound =
    { $player ->
        [MAX] Observe o que <b>{ $child }</b> retornou e compare isso com <alpha>α</alpha> { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>.
       *[MIN] Observe o que <b>{ $child }</b> retornou e compare isso com <beta>β</beta> { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b>.
    }
practice-hint-where-cut =
    { $player ->
        [MAX] Compare o melhor valor até agora { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b> com o seu <beta>β</beta>.
       *[MIN] Compare o melhor valor até agora { $where ->
                [after] após
               *[at] ao explorar
            } <b>{ $node }</b> com o seu <alpha>α</alpha>.
    }
practice-hint-where-best = Observe o que os filhos retornaram { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>.
practice-hint-where-chance =
    { $asked ->
        [cut] Observe o máximo e o mínimo que <b>{ $place }</b> ainda pode valer, e a sua janela.
       *[value] Observe o que retornaram os resultados que <b>{ $place }</b> tem, as suas probabilidades, e se resta algum.
    }
practice-hint-where-ever = Para cada folha, observe os nós no caminho até ela e os ramos desses nós que são explorados antes dela.
practice-hint-rule-ever = Uma folha pode ser podada se alguns valores antes dela cortam um nó no caminho até ela: um nó MAX cujo melhor valor é { $lower } <beta>β</beta>, ou um nó MIN cujo melhor valor é { $upper } <alpha>α</alpha>. MIN precisa ter ali um <beta>β</beta> vindo de mais acima, ou MAX um <alpha>α</alpha>, a menos que a busca comece com um.
practice-hint-numbers-ever = Podem ser podadas { $count } de { $of } folhas.
practice-hint-where-matters = Considere <b>{ $place }</b>: para cada folha, observe o lance que leva a ela e os valores que esse lance pode ter enquanto o valor da folha muda.
practice-hint-rule-matters = Uma folha abaixo do melhor lance importa se um valor pior dela torna esse lance pior que outro. Uma folha abaixo de outro lance importa se um valor melhor dela torna esse lance o melhor.
practice-hint-numbers-matters = Importam { $count } de { $of } folhas. O melhor lance é <b>{ $played }</b>.
practice-hint-where-transform = Para cada mudança, veja como os novos valores se comparam.
practice-hint-rule-transform =
    { $chance ->
        [yes] Um nó de acaso tira uma média. As médias só mantêm a ordem com certeza se todos os valores são multiplicados pelo mesmo número positivo, ou se o mesmo número é somado a todos.
       *[no] Esta busca só compara valores. Se todos mantêm a ordem, ela faz o mesmo que antes.
    }
practice-hint-numbers-transform =
    { $count ->
        [0] Nenhuma das { $of } faz diferença.
        [one] Uma das { $of } faz diferença.
       *[other] { $count } das { $of } fazem diferença.
    }
practice-hint-rule-chance =
    { $asked ->
        [cut] Há um corte num nó de acaso quando o máximo que ele ainda pode valer é { $upper } <alpha>α</alpha>, ou o mínimo é { $lower } <beta>β</beta>. Então todos os resultados que restam são podados.
       *[value] Um nó de acaso vale a soma dos valores dos seus resultados, cada um multiplicado pela sua probabilidade. Um resultado que resta conta uma vez com o menor e uma vez com o maior valor que pode ter.
    }
practice-hint-where-outcome-window =
    { $player ->
        [MIN] Observe o <alpha>α</alpha> que <b>{ $place }</b> tem e o máximo que os seus outros resultados podem valer.
       *[MAX] Observe o <beta>β</beta> que <b>{ $place }</b> tem e o mínimo que os seus outros resultados podem valer.
    }
practice-hint-rule-outcome-window =
    { $player ->
        [MIN] De <alpha>α</alpha>, subtraia o que os outros resultados somam no máximo, cada um multiplicado pela sua probabilidade, e divida pela probabilidade que <b>{ $next }</b> tem.
       *[MAX] De <beta>β</beta>, subtraia o que os outros resultados somam no mínimo, cada um multiplicado pela sua probabilidade, e divida pela probabilidade que <b>{ $next }</b> tem.
    }
practice-hint-numbers-outcome-window =
    { $player ->
        [MIN] <b>{ $place }</b> tem <alpha>α = { $own }</alpha>, e <b>{ $next }</b> tem a probabilidade { $weight }/{ $of }.
       *[MAX] <b>{ $place }</b> tem <beta>β = { $own }</beta>, e <b>{ $next }</b> tem a probabilidade { $weight }/{ $of }.
    }
practice-hint-rule-next =
    { $prunes ->
        [yes] Depois de um corte, a busca deixa o nó. Senão, os seus filhos são explorados na ordem.
       *[no] Nada é podado nesta busca: todos os filhos são explorados, na ordem.
    }
practice-hint-rule-leaf =
    { $given ->
        [yes] Uma folha vale o número que está nela.
       *[no] Uma avaliação estática é do ponto de vista de MAX: o que favorece MAX menos o que favorece MIN.
    }
practice-hint-rule-value =
    { $player ->
        [MAX] Um nó MAX vale no mínimo o que se sabe que vale qualquer um dos seus filhos. Só se sabe mais quando não resta nenhum filho.
       *[MIN] Um nó MIN vale no máximo o que se sabe que vale qualquer um dos seus filhos. Só se sabe mais quando não resta nenhum filho.
    }
practice-hint-rule-bound =
    { $player ->
        [MAX] Num nó MAX, <alpha>α</alpha> passa a ser o maior entre <alpha>α</alpha> e o melhor valor.
       *[MIN] Num nó MIN, <beta>β</beta> passa a ser o menor entre <beta>β</beta> e o melhor valor.
    }
practice-hint-rule-cut =
    { $player ->
        [MAX] Há um corte num nó MAX quando o seu melhor valor é { $needed } <beta>β</beta>. Então todos os filhos que restam são podados.
       *[MIN] Há um corte num nó MIN quando o seu melhor valor é { $needed } <alpha>α</alpha>. Então todos os filhos que restam são podados.
    }
practice-hint-rule-best =
    { $ties ->
        [yes] Um melhor lance é um que vale o mesmo que <b>{ $place }</b>.
       *[no] O melhor lance é o primeiro que retornou o melhor valor: um posterior só toma o seu lugar se é estritamente melhor.
    }
practice-hint-rule-root =
    { $player ->
        [MAX] <b>{ $subject }</b> vale o maior dos valores dos filhos.
       *[MIN] <b>{ $subject }</b> vale o menor dos valores dos filhos.
    }
practice-hint-numbers-cut =
    { $player ->
        [MAX] É verdade que { $best } { $needed } <beta>β = { $limit }</beta>?
       *[MIN] É verdade que { $best } { $needed } <alpha>α = { $limit }</alpha>?
    }
practice-hint-numbers-value =
    { $left ->
        [yes] Calcule { $extremum }: restam filhos.
       *[no] Calcule { $extremum }: não resta nenhum filho.
    }
practice-hint-numbers-bound =
    { $player ->
        [MAX] <alpha>α</alpha> valia { $before }, e o melhor valor agora é { $after }: qual é maior?
       *[MIN] <beta>β</beta> valia { $before }, e o melhor valor agora é { $after }: qual é menor?
    }
practice-hint-numbers-chance =
    { $left ->
        [yes] Calcule { $average }: restam resultados.
       *[no] Calcule { $average }: não resta nenhum resultado.
    }
practice-hint-numbers-root = Calcule { $extremum }.
practice-hint-numbers-leaf = Calcule { $sum }.
practice-hint-numbers-next = Os filhos que restam são, na ordem, { $names }.

## Buscas sobre as quais a prática não pode perguntar.

practice-unaskable =
    { $why ->
        [passes] A prática pergunta sobre buscas de uma só passada, e esta percorre a árvore várias vezes. Escolha minimax, alfa-beta ou negamax.
        [scouts] A prática pergunta sobre buscas sem sondas, e esta envia sondas com janela nula. Escolha minimax, alfa-beta ou negamax.
        [mistake] A prática pergunta sobre buscas sem erros, e esta comete um de propósito. Escolha minimax, alfa-beta ou negamax.
        [twice] Uma folha de respostas tem um só campo para cada número de um nó, e esta busca visita os resultados duas vezes. Escolha Star1 ou expectiminimax.
        [level] A prática pergunta sobre as buscas que se fazem à mão, e este é um nível de jogo. Escolha minimax, alfa-beta ou negamax.
        [players] Uma folha de respostas tem campos para MAX e MIN, e aqui cada jogador tem os seus próprios ganhos. Em vez disso, preveja o próximo passo, como faz poda practice sem --blank.
       *[incomplete] A prática pergunta sobre buscas que chegam ao fim, e esta foi interrompida por um limite.
    }

cli-practice-standard-input = As respostas são lidas da entrada padrão, por isso a posição precisa vir de um arquivo ou de uma lição.

## A soma de uma folha, parcela por parcela.

practice-addend-lines = linhas de { $side }
practice-addend-side = o que { $player } tem
practice-addend-feature = { $weight } × { $feature }
practice-addends-weighted = Cada contagem é a de MAX menos a de MIN.

## Rodadas que são jogadas antes do primeiro passo.

rounds-choose =
    { $player ->
        [MAX] <b>Rodada { $round } de { $total }.</b> Você é MAX e quer receber o máximo possível. Qual lance escolhe?
       *[MIN] <b>Rodada { $round } de { $total }.</b> Você é MIN e quer pagar o mínimo possível. Qual lance escolhe?
    }
rounds-result =
    Você escolheu <b>{ $choice }</b>{ $replies ->
        [0] { "" }
       *[other] { " " }e { $opponent } respondeu com <b>{ $line }</b>
    }: { $player ->
        [MAX] você recebe <b>{ $score }</b>.
       *[MIN] você paga <b>{ $score }</b>.
    }{ $round ->
        [one] { "" }
       *[other] { " " }Em { $round } rodadas, isso dá <b>{ $sum }</b>.
    }
rounds-over =
    { $reached ->
        [yes] Ninguém consegue mais contra as melhores respostas.
       *[no] Com <b>{ $right }</b> todas as vezes, teria sido <b>{ $most }</b>.
    } Por quê? A lição explica.
