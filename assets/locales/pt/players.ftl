# As frases das buscas com vários jogadores, cada um com os seus próprios ganhos. $player é quem joga no nó, $viewer quem
# joga na raiz; os nomes são os do arquivo.

players-enter =
    { $where ->
        [after] Após <b>{ $node }</b>, { $player } joga.
       *[at] A busca visita <b>{ $node }</b>, onde { $player } joga.
    }
players-enter-bound =
    { $where ->
        [after] Após <b>{ $node }</b>, { $player } joga.
       *[at] A busca visita <b>{ $node }</b>, onde { $player } joga.
    } { $open ->
        [yes] { $player } recebe <b>{ $alpha }</b> ou mais, e <b>{ $beta }</b> é o máximo que há.
       *[no] { $player } recebe <b>{ $alpha }</b> ou mais; com <b>{ $beta }</b>, não restaria para { $owner } mais do que { $has }, que <b>{ $at }</b> já lhe garante.
    }
players-enter-side =
    { $where ->
        [after] Após <b>{ $node }</b>, { $player } joga
       *[at] A busca visita <b>{ $node }</b>, onde { $player } joga
    }{ $own ->
        [yes] { "" }
       *[no] { " " }contra { $viewer }
    }. Janela <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
players-evaluate-entry = <b>{ $heading }</b>: os ganhos são { $sum }, e só conta o que { $viewer } recebe: <b>{ $score }</b>.
players-improve =
    { $how ->
        [first] <b>{ $heading }</b>: { $player } receberia <b>{ $entry }</b> com <b>{ $child }</b>, o primeiro filho. O melhor até agora: <b>{ $vector }</b>.
        [tie] { $rule ->
            [worst] <b>{ $heading }</b>: { $player } receberia { $entry } de novo, e entre iguais fica o pior para { $viewer }: <b>{ $vector }</b>.
           *[best] <b>{ $heading }</b>: { $player } receberia { $entry } de novo, e entre iguais fica o melhor para { $viewer }: <b>{ $vector }</b>.
        }
       *[more] <b>{ $heading }</b>: { $player } receberia <b>{ $entry }</b> com <b>{ $child }</b>, mais que { $before }. O melhor até agora: <b>{ $vector }</b>.
    }
players-improve-entry =
    { $own ->
        [yes] <b>{ $heading }</b>: { $replies ->
            [few] segundo best reply, { $player } consegue <b>{ $score }</b>
           *[all] { $player } pode conseguir <b>{ $score }</b>
        }{ $known ->
            [exact] {" "}com <b>{ $child }</b>, o máximo até agora.
            [lower] {" "}ou mais com <b>{ $child }</b>, o máximo até agora.
           *[upper] {" "}ou menos com <b>{ $child }</b>, e por enquanto não mais com outra jogada.
        }
       *[no] <b>{ $heading }</b>: { $replies ->
            [few] segundo best reply, { $player } deixa { $viewer } com <b>{ $score }</b>
           *[all] { $player } pode deixar { $viewer } com <b>{ $score }</b>
        }{ $known ->
            [exact] , jogando <b>{ $child }</b>, o mínimo até agora.
            [upper] {" "}ou menos, jogando <b>{ $child }</b>, o mínimo até agora.
           *[lower] {" "}ou mais, jogando <b>{ $child }</b>, e por enquanto não com menos por outra jogada.
        }
    }{ $moves ->
        [alpha] {" "}<alpha>α sobe para { $bound }</alpha>.
        [beta] {" "}<beta>β desce para { $bound }</beta>.
       *[no] { "" }
    }
players-expect = <b>{ $heading }</b>: <b>{ $child }</b> conta com { $weight }/{ $of } de <b>{ $vector }</b>.
players-cutoff-immediate =
    { $count ->
        [0] <b>{ $heading }</b>: { $player } recebe { $entry }, o máximo que há: <cut>um corte imediato</cut>, que não poda nada.
       *[other] <b>{ $heading }</b>: { $player } recebe { $entry }, o máximo que há: <cut>um corte imediato</cut>. Poda: { $pruned }.
    }
players-cutoff =
    <b>{ $heading }</b>: { $player } recebe aqui { $entry } ou mais. A soma é no máximo { $sum }{ $rest ->
        [yes] {" "}e os outros recebem { $others } ou mais
       *[no] { "" }
    }, por isso restam no máximo { $most } para { $owner }, a quem <b>{ $at }</b> já garante { $has }: { $reach ->
        [deep] <cut>um corte profundo</cut>, o que é um erro, porque os jogadores intermediários ainda podem decidir outra coisa.
       *[shallow] <cut>um corte raso</cut>.
    } { $count ->
        [0] Não poda nada.
       *[other] Poda: { $pruned }.
    }
players-cutoff-entry =
    { $kind ->
        [alpha] <b>{ $heading }</b>: { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>.
       *[beta] <b>{ $heading }</b>: { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>.
    } { $count ->
        [0] Não poda nada.
       *[other] Poda: { $pruned }.
    }
players-why-entry =
    { $own ->
        [yes] { $set ->
            [yes] { $owner_where ->
                [at] Em <b>{ $owner }</b>
                [after] Após <b>{ $owner }</b>
                [one] Um nível acima
               *[up] { $plies } níveis acima
            }, { $setter } já pode deixar { $viewer } com <b>{ $limit }</b> ou menos por <b>{ $source }</b>. { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } dá a { $viewer } pelo menos <b>{ $score }</b>, então { $setter } não tem motivo para deixar a partida chegar aqui.
           *[no] A janela inicial termina em <beta>β = { $limit }</beta>. { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } dá a { $viewer } pelo menos <b>{ $score }</b>, então nada mais abaixo dela pode mudar o que esta busca prova.
        }
       *[no] { $set ->
            [yes] { $owner_where ->
                [at] Em <b>{ $owner }</b>
                [after] Após <b>{ $owner }</b>
                [one] Um nível acima
               *[up] { $plies } níveis acima
            }, { $viewer } já tem <b>{ $limit }</b> ou mais por <b>{ $source }</b>. { $where ->
                [here] Nesta posição
               *[named] Em <b>{ $place }</b>
            }, os outros podem deixar { $viewer } com no máximo <b>{ $score }</b>, então { $viewer } não tem motivo para deixar a partida chegar aqui.
           *[no] A janela inicial começa em <alpha>α = { $limit }</alpha>. { $where ->
                [here] Nesta posição
               *[named] Em <b>{ $place }</b>
            }, os outros podem deixar { $viewer } com no máximo <b>{ $score }</b>, então nada mais abaixo dela pode mudar o que esta busca prova.
        }
    }
players-pass-over = <b>{ $heading }</b>: outro adversário já se desviou do seu primeiro lance, por isso { $player } só tem o primeiro. Deixa de lado: { $pruned }.
players-leave =
    { $known ->
        [exact] <b>{ $subject }</b> retorna <b>{ $vector }</b>.
        [nothing] <b>{ $subject }</b> retorna <b>{ $vector }</b>, o que não prova nada.
       *[lower] <b>{ $subject }</b> retorna <b>{ $vector }</b>: { $player } recebe isso ou mais, e nada mais está provado.
    }
players-leave-entry =
    { $known ->
        [exact] <b>{ $subject }</b> retorna <b>{ $score }</b>.
        [lower] <b>{ $subject }</b> retorna <b>{ $score }</b>: { $viewer } pode conseguir isso ou mais.
        [upper] <b>{ $subject }</b> retorna <b>{ $score }</b>: { $viewer } pode conseguir isso ou menos.
       *[nothing] <b>{ $subject }</b> retorna <b>{ $score }</b>, o que não prova nada, porque respostas foram deixadas de lado.
    }

players-result =
    { $known ->
        [nothing] Retornado: { $payoffs }, o que não prova nada.
        [estimate] Propagado das estimativas na profundidade { $depth }: { $payoffs }.
       *[exact] Se cada jogador joga o melhor possível: { $payoffs }.
    } { $move ->
        [yes] { $player } joga { $best }.
       *[no] { "" }
    }
players-result-entry =
    { $known ->
        [estimate] Propagado das estimativas na profundidade { $depth }: { $score } para { $player }.
        [estimate-lower] Propagado das estimativas na profundidade { $depth }: { $score } ou mais para { $player }.
        [estimate-upper] Propagado das estimativas na profundidade { $depth }: { $score } ou menos para { $player }.
        [exact] { $player } pode conseguir { $score }, façam os outros o que fizerem.
        [lower] { $player } pode conseguir { $score } ou mais, façam os outros o que fizerem.
        [upper] { $player } pode conseguir { $score } ou menos, se os outros se unem contra { $player }.
       *[nothing] Retornado para { $player }: { $score }, o que não prova nada, porque respostas foram deixadas de lado.
    } { $move ->
        [yes] { $player } joga { $best }, e a linha termina com { $payoffs }.
        [only] A única jogada é { $best }.
        [candidate] A candidata é { $best }, que não foi provada como a melhor jogada.
       *[no] Os ganhos são { $payoffs }.
    }
players-line =
    { $kind ->
        [equilibrium] Variante principal, o caminho de um equilíbrio perfeito em subjogos: { $line }
       *[line] Variante principal: { $line }
    }
players-equilibria =
    { $count ->
        [one] Todos os equilíbrios perfeitos em subjogos terminam na mesma folha.
       *[other] Os equilíbrios perfeitos em subjogos terminam em { $count } folhas diferentes, conforme os empates são decididos.
    }
players-payoffs = Ganhos: { $payoffs }.
players-setting-ties =
    { $rule ->
        [first] o primeiro entre iguais
        [worst] entre iguais, o pior para { $player }
       *[best] entre iguais, o melhor para { $player }
    }
players-setting-limits = soma no máximo { $sum }, piso { $floor }
players-ending =
    { $known ->
        [yes] A busca terminou. { $result }
       *[no] { $why }
    }

cli-expected-number = Esperava-se um número ou uma fração como 7/3.
cli-expected-floor = Esperava-se um número para todos os jogadores, ou um para cada um, separados por vírgulas.
cli-help-ties = Em buscas max-n, qual dos filhos igualmente bons é escolhido: o primeiro (first), ou o pior (worst) ou o melhor (best) para quem joga na raiz
cli-help-sum = Em buscas max-n que podam: nenhum vetor soma mais; se faltar, a maior soma da árvore
cli-help-floor = Em buscas max-n que podam: nenhuma entrada é menor; um número, ou um para cada jogador, como 0,-1,0; se faltar, a menor da árvore

players-floor = piso
players-limit = limite
# Prática. $asked é o tipo de pergunta: choose, tie, vector, average (o vetor de um nó de acaso) ou cut. $order enumera os jogadores.
players-ask =
    { $asked ->
        [tie] Dois filhos dão o mesmo a { $player }: { $children }. Qual deles { $player } escolhe?
        [vector] Que vetor <b>{ $place }</b> retorna? Na ordem { $order }.
        [average] Todos os resultados que <b>{ $place }</b> tem já retornaram. Que vetor esse nó retorna? Na ordem { $order }.
       *[choose] { $where ->
                [after] Após <b>{ $node }</b>, { $player } joga.
               *[at] A busca visita <b>{ $node }</b>, onde { $player } joga.
            } Qual filho { $player } escolhe?
    }
players-item = { $entry } com { $child }
players-why =
    { $asked ->
        [average] <b>{ $heading }</b> retorna a média, entrada por entrada: { $list } = <b>{ $vector }</b>.
       *[choose] { $player } recebe { $list }. { $tie ->
            [yes] { $rule ->
                [first] Entre iguais, fica o primeiro
                [worst] Entre iguais, fica o pior para { $viewer }
               *[best] Entre iguais, fica o melhor para { $viewer }
            }
           *[no] { $player } escolhe o máximo
        }: <b>{ $taken }</b>. { $asked ->
            [vector] O seu vetor inteiro é retornado: <b>{ $vector }</b>.
           *[choose] { $tie ->
                [yes] { "" }
               *[no] O que os outros recebem não conta.
            }
        }
    }
players-why-no-cut =
    Não há corte { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>: { $player } recebe { $entry } dos { $most } possíveis. { $above ->
        [no] E ninguém acima tem um limite aqui.
        [strict] E { $owner }, a quem <b>{ $at }</b> já garante { $has }, só desiste do nó se { $player } recebe mais que { $bound }.
       *[yes] E { $owner }, a quem <b>{ $at }</b> já garante { $has }, só desiste do nó se { $player } recebe { $bound } ou mais.
    }
players-hint-where =
    { $asked ->
        [cut] Observe o que <b>{ $place }</b> já dá a { $player }, e o que já tem quem joga acima.
        [average] Observe os vetores de todos os resultados e as suas probabilidades.
       *[choose] Observe a entrada de { $player } em cada vetor que <b>{ $place }</b> recebeu dos filhos.
    }
players-hint-rule =
    { $asked ->
        [cut] Há um corte se { $player } tem o máximo que há, ou tanto que não restaria a quem joga acima mais do que já tem.
        [average] Um nó de acaso retorna a média dos seus resultados, cada entrada por si, com os pesos das probabilidades.
        [tie] { $rule ->
            [first] Entre filhos iguais para { $player }, fica o primeiro.
            [worst] Entre filhos iguais para { $player }, fica o pior para { $viewer }.
           *[best] Entre filhos iguais para { $player }, fica o melhor para { $viewer }.
        }
        [vector] Um nó retorna o vetor inteiro do filho que { $player } escolhe.
       *[choose] { $player } escolhe o filho que lhe dá mais. O que os outros recebem só conta entre iguais.
    }
players-hint-numbers =
    { $asked ->
        [average] Some { $list }.
       *[choose] { $player } recebe { $list }.
    }
players-hint-numbers-cut =
    { $player } recebe { $entry }, e { $most } é o máximo que há. { $above ->
        [no] Ninguém acima tem um limite aqui.
        [strict] { $owner }, a quem <b>{ $at }</b> já garante { $has }, desiste deste nó se { $player } recebe mais que { $bound }.
       *[yes] { $owner }, a quem <b>{ $at }</b> já garante { $has }, desiste deste nó se { $player } recebe { $bound } ou mais.
    }
players-slip-not-a-choice = <b>{ $chosen }</b> não é um dos filhos entre os quais se escolhe { $where ->
        [after] após
       *[at] ao explorar
    } <b>{ $node }</b>.
players-slip-less =
    { $capped ->
        [yes] <b>{ $chosen }</b> sofreu um corte: dá a { $player } no máximo { $entry }, e outro filho dá o mesmo ou mais.
       *[no] <b>{ $chosen }</b> só dá { $entry } a { $player }, e quem joga aqui é { $player }. Outro filho lhe dá mais.
    }
players-slip-tie = <b>{ $chosen }</b> dá o mesmo a { $player }, mas { $rule ->
        [first] entre iguais fica o primeiro.
        [worst] entre iguais fica o pior para { $viewer }.
       *[best] entre iguais fica o melhor para { $viewer }.
    }
players-slip-vector-of-child =
    { $asked ->
        [average] { $answer } é o que vale só <b>{ $chosen }</b>.
       *[vector] { $answer } é o que <b>{ $chosen }</b> retornou, e { $player } não escolhe esse filho.
    }
players-slip-mixed = { $answer } mistura as melhores entradas de vários filhos. Um nó retorna o vetor de um só filho, inteiro.
players-slip-unweighted = { $answer } é a média com pesos iguais, mas os resultados não são igualmente prováveis.
players-slip-wrong-vector =
    { $asked ->
        [average] { $answer } não é a média dos resultados.
       *[vector] Nenhum filho que <b>{ $place }</b> tem retornou { $answer }.
    }

picture-immediate-cut = corte imediato
picture-shallow-cut = corte raso
picture-deep-cut = corte profundo
players-hover-leaf = Os ganhos são <b>{ $vector }</b>.
players-hover-bounds = Piso { $alpha }, limite { $beta }
players-hover-open = Até agora: <b>{ $known }</b>
players-hover-finished = Retornado: <b>{ $known }</b>
players-spoken-at-least = no mínimo
players-spoken-open = desconhecido
players-view-all = todos
players-view-of = Ver só os ganhos de { $player }
players-view-of-all = Ver os ganhos de todos os jogadores
players-heading = Jogadores
players-at-node =
    { $returned ->
        [yes] Retornado por <b>{ $node }</b>:
       *[no] O que se sabe sobre <b>{ $node }</b>:
    }
players-tree-text = Esta árvore tem vários jogadores: abra-a como arquivo, ou cole-a na janela.
players-not-here = Não com vários jogadores
players-not-here-why = “{ $command }” precisa de dois lados, MAX e MIN, e aqui cada jogador tem os seus próprios ganhos.
mode-not-several-players = não com vários jogadores
players-ties = Empates
players-ties-hint = Qual dos filhos igualmente bons um jogador escolhe. Os outros podem receber deles ganhos diferentes.
players-ties-first = o primeiro entre iguais
players-ties-worst = o pior para quem joga na raiz
players-ties-best = o melhor para quem joga na raiz
players-blank-bound =
    { $open ->
        [yes] Nenhum jogador acima fixa um limite para <b>{ $node }</b>: { $bound } é o máximo que há para { $player }, pois a soma é no máximo { $sum }{ $rest ->
            [yes] {" "}e os outros recebem juntos { $others } ou mais
           *[no] {" "}e os outros recebem juntos 0 ou mais
        }.
       *[no] { $owner } já tem { $has } ao visitar <b>{ $at }</b>. A soma é no máximo { $sum }{ $rest ->
            [yes] {" "}e os outros recebem { $others } ou mais
           *[no] { "" }
        }; assim, se { $player } recebe { $bound }, não resta mais que { $has } para { $owner }.
    }
players-blank-no-alpha = Aqui não se pergunta por α: é o piso de quem joga. O campo não conta.

# Paranoid e best-reply: $viewer é quem joga na raiz. $layers: se a busca é best-reply, em que um nó retorna um número e não um limite.
coalition-ask-value =
    { $leaf ->
        [yes] <b>{ $child }</b> já tem valor.
       *[no] <b>{ $child }</b> retornou.
    } { $layers ->
        [yes] Que número <b>{ $place }</b> retorna para { $viewer }?
       *[no] Quanto <b>{ $place }</b> vale agora para { $viewer }: um número, ou só ≤ ou ≥ que um número?
    }
coalition-ask-best = A busca terminou. Que lance ela escolhe para { $viewer }?
coalition-ask-root = A busca terminou. O que <b>{ $place }</b> retorna para { $viewer }?
coalition-why-value =
    <b>{ $heading }</b>: { $extremum }. { $passes ->
        [yes] As outras respostas são deixadas de lado, porque outro adversário já se afastou do seu primeiro lance.
       *[no] { $left ->
            [yes] { $own ->
                [yes] Os filhos que restam só podem aumentá-lo.
               *[no] Os filhos que restam só podem diminuí-lo.
            }
           *[no] Não resta nenhum filho.
        }
    }
coalition-why-bound =
    { $own ->
        [yes] { $open ->
            [yes] { $viewer } ainda não tinha nada; por isso <alpha>α sobe para { $after }</alpha>.
           *[no] { $after } { $relation } <alpha>α = { $before }</alpha>; por isso <alpha>α sobe para { $after }</alpha>.
        }
       *[no] { $open ->
            [yes] Ainda não se conhecia nada que deixasse { $viewer } com menos; por isso <beta>β desce para { $after }</beta>.
           *[no] { $after } { $relation } <beta>β = { $before }</beta>; por isso <beta>β desce para { $after }</beta>.
        }
    }
coalition-why-no-cut-open =
    { $own ->
        [yes] <beta>β = +∞</beta>: os outros ainda não impõem um limite a { $viewer }; por isso { $best } não corta nada { $where ->
                [after] após
               *[at] em
            } <b>{ $node }</b>.
       *[no] <alpha>α = −∞</alpha>: { $viewer } ainda não tem nada melhor que −∞; por isso { $best } não corta nada { $where ->
                [after] após
               *[at] em
            } <b>{ $node }</b>.
    }
coalition-slip-bound-for-number =
    { $layers ->
        [yes] { $answer } é um limite, e pergunta-se pelo número que <b>{ $place }</b> retorna.
       *[no] { $answer } é verdade, mas já se conhece o próprio valor.
    }
coalition-slip-wrong-proof =
    { $layers ->
        [yes] { $answer } não é o que <b>{ $place }</b> retorna.
       *[no] { $answer } não é o que se sabe de <b>{ $place }</b>.
    }
coalition-slip-wrong-sign = { $answer } tem o sinal trocado: aqui todo número é o que { $viewer } recebe.
coalition-slip-child-alone = { $answer } é o que vale só <b>{ $child }</b> para { $viewer }. { $where ->
        [after] Após
       *[at] Em
    } <b>{ $node }</b>, { $mover } escolhe entre todos os seus filhos.
coalition-slip-other-bound =
    { $own ->
        [yes] { $answer } é <beta>β</beta>, que é dos outros. Onde { $viewer } joga, o que sobe com um valor melhor é <alpha>α</alpha>.
       *[no] { $answer } é <alpha>α</alpha>, que é de { $viewer }. Onde joga um adversário, o que desce com um valor menor é <beta>β</beta>.
    }
coalition-slip-old-bound =
    { $own ->
        [yes] { $answer } é o que <alpha>α</alpha> era antes. <b>{ $child_subject }</b> retornou mais para { $viewer }.
       *[no] { $answer } é o que <beta>β</beta> era antes. <b>{ $child_subject }</b> retornou menos para { $viewer }.
    }
coalition-slip-enters-pruned =
    { $passes ->
        [yes] A busca não entra em <b>{ $chosen }</b>: outro adversário já se afastou do seu primeiro lance; por isso { $mover } só tem o primeiro.
       *[no] A busca não entra em <b>{ $chosen }</b>, podado pelo corte { $where ->
            [after] após
           *[at] em
        } <b>{ $node }</b>.
    }
coalition-slip-worse-move = <b>{ $chosen }</b> retornou <b>{ $answer }</b>, e outro lance retornou mais para { $viewer }.
coalition-refuted = Se <b>{ $leaf }</b> desse { $value } a { $viewer }, <b>{ $root }</b> daria { $result } a { $viewer }, e com o seu corte isso nunca seria visto.
coalition-refuted-together = Se <b>{ $changed }</b> desse { $value } a { $viewer } ao mesmo tempo, <b>{ $root }</b> daria { $result } a { $viewer }, e com o seu corte isso nunca seria visto.
coalition-refuted-as-it-is = Na árvore como está, <b>{ $root }</b> vale { $result } para { $viewer } só porque a busca pode explorar <b>{ $names }</b>: o seu corte muda a raiz.
coalition-idle =
    { $own ->
        [yes] { $count ->
            [one] Valha o que valer <b>{ $names }</b>, <b>{ $place }</b> retorna { $best } ou mais para { $viewer }
           *[other] Valham o que valerem <b>{ $names }</b>, <b>{ $place }</b> retorna { $best } ou mais para { $viewer }
        }
       *[no] { $count ->
            [one] Valha o que valer <b>{ $names }</b>, <b>{ $place }</b> retorna { $best } ou menos para { $viewer }
           *[other] Valham o que valerem <b>{ $names }</b>, <b>{ $place }</b> retorna { $best } ou menos para { $viewer }
        }
    }{ $owner_where ->
        [window] , e o limite da janela inicial é { $limit }: o que esta busca encontra não muda.
        [nothing] { $own ->
            [yes] , e para { $viewer } não há nada melhor: o que a raiz retorna não muda.
           *[no] , e para { $viewer } não há nada pior: o que a raiz retorna não muda.
        }
       *[at] { $own ->
            [yes] , e os outros já deixam { $viewer } com { $limit } por outro lance mais acima: o que a raiz retorna não muda.
           *[no] , e { $viewer } já tem { $limit } por outro lance mais acima: o que a raiz retorna não muda.
        }
    }
coalition-hint-rule-next =
    { $layers ->
        [yes] Após um corte, o nó é abandonado. Onde outro adversário se afastou do seu primeiro lance desde que { $viewer } jogou, só se explora o primeiro filho. Senão, os filhos são explorados em ordem.
       *[no] Após um corte, o nó é abandonado. Senão, os seus filhos são explorados em ordem.
    }
coalition-hint-rule-value =
    { $layers ->
        [yes] { $own ->
            [yes] Onde { $viewer } joga, um nó retorna o máximo que um filho retornou.
           *[no] Onde joga um adversário, um nó retorna o mínimo que um filho retornou para { $viewer }. Filhos deixados de lado não contam.
        }
       *[no] { $own ->
            [yes] Onde { $viewer } joga, um nó vale no mínimo o que se sabe que vale qualquer dos seus filhos. Para saber mais, não pode restar nenhum.
           *[no] Onde joga um adversário, um nó não vale para { $viewer } mais do que se sabe que vale qualquer dos seus filhos. Para saber mais, não pode restar nenhum.
        }
    }
coalition-hint-rule-bound =
    { $own ->
        [yes] Onde { $viewer } joga, <alpha>α</alpha> passa a ser o maior dos dois: <alpha>α</alpha> e o melhor valor.
       *[no] Onde joga um adversário, <beta>β</beta> passa a ser o menor dos dois: <beta>β</beta> e o menor valor.
    }
coalition-hint-rule-cut =
    { $own ->
        [yes] Onde { $viewer } joga, há um corte quando o melhor valor é { $needed } <beta>β</beta>. Então todos os filhos que restam são podados.
       *[no] Onde joga um adversário, há um corte quando o menor valor é { $needed } <alpha>α</alpha>. Então todos os filhos que restam são podados.
    }
coalition-hint-rule-root = <b>{ $subject }</b> retorna o máximo que um dos seus filhos retornou para { $viewer }.
coalition-hint-numbers-value =
    { $passes ->
        [yes] Calcule { $extremum }: as outras respostas são deixadas de lado.
       *[no] { $left ->
            [yes] Calcule { $extremum }: restam filhos.
           *[no] Calcule { $extremum }: não resta nenhum filho.
        }
    }
coalition-blank-bound =
    { $own ->
        [yes] <b>{ $child }</b> retornou { $bound } antes; por isso { $viewer } já tem { $bound } em <b>{ $owner }</b>.
       *[no] <b>{ $child }</b> retornou { $bound } antes; por isso os outros já deixam { $viewer } com { $bound } no máximo em <b>{ $owner }</b>.
    }
coalition-blank-never-entered =
    { $passes ->
        [yes] A busca nunca entra em <b>{ $node }</b>: outro adversário já se afastou do seu primeiro lance; por isso, em <b>{ $pruned_at }</b>, { $mover } só tem o primeiro. O campo não conta.
       *[no] A busca nunca entra em <b>{ $node }</b>, podado por um corte em <b>{ $pruned_at }</b>. O campo não conta.
    }
coalition-blank-no-cut = Em <b>{ $node }</b> não há nada a cortar: outro adversário já se afastou do seu primeiro lance; por isso { $mover } só tem o primeiro. O campo não conta.
