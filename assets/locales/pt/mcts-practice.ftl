## A prática da busca em árvore de Monte Carlo: as perguntas. $node, $child e $chosen são nomes de nós dentro de uma frase, $children é uma lista de lances com w/n.

mcts-ask-select = Ao visitar <b>{ $node }</b>, { $player } seleciona por média + { $formula }{ $selection ->
    [uct] { "" }
   *[puct] , em que a média é 0 sem visitas e entre somas iguais decide a maior probabilidade a priori P
}, com N = { $all } e c = { $exploration }. Os filhos têm estes w/n{ $wins ->
    [mover] , em que w conta para { $player }
   *[max] { "" }
}: { $children }. Qual deles é selecionado?
mcts-ask-term = Ao visitar <b>{ $node }</b>, { $player } seleciona por média + { $formula }, com N = { $all } e c = { $exploration }. Para <b>{ $child }</b>, w/n = { $counts }{ $prior }{ $wins ->
    [mover] , em que w conta para { $player }
   *[max] { "" }
}. { $visited ->
    [no] Sem visitas, a sua média é 0. { "" }
   *[yes] { "" }
}Qual é a sua soma, com duas casas decimais?
mcts-ask-backup = O resultado da simulação é { $value }, que conta como x { $x }. Antes dela, <b>{ $node }</b> tinha w/n { $counts }{ $wins ->
    [mover] , em que w conta para { $owner }
   *[max] { "" }
}. Quanto é w/n ali depois dela?
mcts-ask-decide = A busca terminou. Os lances têm estes w/n: { $children }. Qual deles { $player } decide jogar, { $decide ->
    [visits] pelas visitas
   *[value] pela média
}?

## Por que a resposta certa é certa.

mcts-why-term =
    { $visited ->
        [no] Nenhuma iteração visitou <b>{ $child }</b>: a média é 0.
       *[yes] { $turned ->
            [yes] Para MIN, a média que <b>{ $child }</b> tem é 1 − { $counts } { $mean }.
           *[no] A média que <b>{ $child }</b> tem é { $counts } { $mean }.
        }
    } O bônus é { $product } { $bonus }. A soma é { $sum }.
mcts-why-backup = { $wins ->
    [mover] Em <b>{ $node }</b>, w conta para { $owner }. Cresce { $owner ->
        [MIN] 1 − x { $gain }
       *[MAX] x { $x }
    } e n cresce 1: { $before } passa a ser { $counts }.
   *[max] Em cada nó do caminho, w cresce x { $x } e n cresce 1: para <b>{ $node }</b>, { $before } passa a ser { $counts }.
}

## O que está errado numa resposta.

mcts-slip-not-a-child = Não está entre as opções: <b>{ $chosen }</b>.
mcts-slip-later-tie = Por esta regra, <b>{ $chosen }</b> vale o mesmo, mas entre iguais fica o primeiro.
mcts-slip-other-view-select =
    { $player ->
        [MIN] MAX selecionaria <b>{ $chosen }</b>. A média para MIN é { $turned ->
            [yes] 1 − w/n
           *[no] w/n
        }.
       *[MAX] MIN selecionaria <b>{ $chosen }</b>. A média para MAX é w/n.
    }
mcts-slip-other-view-term =
    { $player ->
        [MIN] Isso resulta com a média de MAX. A média para MIN é { $turned ->
            [yes] 1 − w/n
           *[no] w/n
        }.
       *[MAX] Isso resulta com a média de MIN. A média para MAX é w/n.
    }
mcts-slip-other-view-backup = { $wins ->
    [mover] Isso soma o que conta para o outro jogador. Em <b>{ $node }</b>, w conta para { $owner }.
   *[max] Isso soma 1 − x. Em todos os nós, seja quem for que jogue ali, w soma o próprio x, que conta para MAX.
}
mcts-slip-mean-alone-select = De fato, <b>{ $chosen }</b> tem a melhor média, { $mean }. Mas o bônus também conta, e é maior { $selection ->
    [uct] para o que foi menos testado
   *[puct] quanto maior a probabilidade a priori e quanto menos visitas
}.
mcts-slip-mean-alone-term = Isso é só a média. É preciso somar o bônus { $formula }.
mcts-slip-bonus-alone-select = De fato, <b>{ $chosen }</b> tem o maior bônus, { $bonus }. Mas a média também conta.
mcts-slip-bonus-alone-term = Isso é só o bônus. É preciso somar a média.
mcts-slip-smaller-sum = Com <b>{ $chosen }</b>, a soma é { $mean } + { $bonus } = { $sum }. Outro filho tem mais.
mcts-slip-swapped-visits = Isso resulta com N e n trocados: { $selection ->
    [uct] N, as visitas do nó que seleciona, está no logaritmo
   *[puct] N, as visitas de todos os filhos juntos, está sob a raiz
}.
mcts-slip-common-logarithm = Isso resulta com o logaritmo de base 10. ln é o logaritmo natural.
mcts-slip-no-root = Isso resulta sem a raiz quadrada.
mcts-slip-no-logarithm = Isso resulta sem o logaritmo de N.
mcts-slip-no-constant = Isso resulta sem c = { $exploration }, que multiplica { $selection ->
    [uct] a raiz quadrada
   *[puct] o resto do bônus
}.
mcts-slip-no-prior = Isso resulta sem a probabilidade a priori P, que multiplica o bônus.
mcts-slip-no-one = Isso divide por n. O bônus é dividido por 1 + n.
mcts-slip-other-bonus = Isso resulta com o bônus do UCB1, c·√(ln N / n). Aqui o bônus é { $formula }.
mcts-slip-smaller-prior = Com <b>{ $chosen }</b>, a soma é igual, mas entre somas iguais fica a maior probabilidade a priori.
mcts-slip-other-child = Essa é a soma de outro filho.
mcts-slip-wrong-mean =
    { $visited ->
        [no] O bônus está certo, mas a média não: é 0 enquanto nenhuma iteração visitou <b>{ $child }</b>.
       *[yes] { $turned ->
            [yes] O bônus está certo, mas a média não: para MIN ela é 1 − w/n, com o w/n que <b>{ $child }</b> tem.
           *[no] O bônus está certo, mas a média não: ela é o w/n que <b>{ $child }</b> tem.
        }
    }
mcts-slip-wrong-bonus = A média está certa, mas o bônus não: { $selection ->
    [uct] n é o que <b>{ $child }</b> tem
   *[puct] n e P são os que <b>{ $child }</b> tem
}.
mcts-slip-rounded-early = Isso soma números já arredondados. Só a soma é arredondada.
mcts-slip-wrong-sum = { $answer } não é a soma.
mcts-slip-not-counted = Essas são as contagens de antes. O caminho da iteração inclui <b>{ $node }</b>.
mcts-slip-result-left-out = n está certo. Mas { $owner ->
    [MIN] 1 − x { $gain }
   *[MAX] x { $x }
} é somado a w.
mcts-slip-reduced = A média está certa. Mas n é o número de iterações que visitaram <b>{ $node }</b>: w/n não é simplificado nem ampliado.
mcts-slip-wrong-visits = n é o número de iterações que visitaram <b>{ $node }</b>, incluindo esta.
mcts-slip-result-for-x = Isso soma o resultado, { $value }. Ele conta como x { $x }{ $owner ->
    [MIN] , e para MIN como 1 − x { $gain }
   *[MAX] { "" }
}.
mcts-slip-wrong-total = n está certo. Mas w é a soma { $owner ->
    [MIN] de 1 − x
   *[MAX] dos x
} de todas as iterações que visitaram <b>{ $node }</b>.
mcts-slip-other-rule = { $decide ->
    [visits] Pela média seria <b>{ $chosen }</b>, mas esta busca decide pelas visitas.
   *[value] Pelas visitas seria <b>{ $chosen }</b>, mas esta busca decide pela média.
}
mcts-slip-worse-move = O w/n que <b>{ $chosen }</b> tem é { $counts }. { $decide ->
    [visits] Outro lance tem mais visitas.
   *[value] Outro lance tem uma média melhor.
}

## Dicas.

mcts-hint-where =
    { $kind ->
        [select] Cada filho tem uma soma de uma média e um bônus. A maior é selecionada.
        [term] A soma é a de uma média e um bônus.
        [backup] A iteração é contada em todos os nós do seu caminho.
       *[decide] Observe os lances da raiz.
    }
mcts-hint-rule =
    { $kind ->
        [backup] { $wins ->
            [mover] n cresce 1, e w cresce x onde conta para MAX, 1 − x onde conta para MIN.
           *[max] n cresce 1 e w cresce x, seja quem for que jogue no nó.
        }
        [decide] { $decide ->
            [visits] Decide-se pelo lance com mais visitas n, o primeiro entre iguais.
           *[value] { $turned ->
                [yes] Decide-se pelo lance com a melhor média para MIN, 1 − w/n, o primeiro entre iguais.
               *[no] Decide-se pelo lance com a melhor média, w/n, o primeiro entre iguais.
            }
        }
       *[other] { $turned ->
            [yes] A média para MIN é 1 − w/n, e o bônus é { $formula }.
           *[no] A média é w/n, e o bônus é { $formula }.
        }{ $selection ->
            [uct] { "" }
           *[puct] { " " }A média é 0 antes da primeira visita, e entre somas iguais fica a de maior probabilidade a priori.
        }
    }
mcts-hint-terms = Média e bônus: { $terms }.
mcts-hint-counted = Antes, w/n era { $counts }; x { $x }.

## Uma tabela de contagens que foi preenchida.

mcts-table-follows = Isto decorre dos seus próprios campos.
mcts-why-n = { $count ->
    [one] 1 iteração visitou <b>{ $node }</b>, a de número { $iterations }.
   *[other] { $number } iterações visitaram <b>{ $node }</b>: { $iterations }.
}
mcts-why-w = { $count ->
    [one] 1 iteração visitou <b>{ $node }</b>, a de número { $iterations }: w { $w } é { $owner ->
        [MIN] 1 − x, que conta para MIN
       *[MAX] o seu x
    }.
   *[other] { $number } iterações visitaram <b>{ $node }</b>: { $iterations }. { $owner ->
        [MIN] Para MIN, os seus 1 − x somam w { $w }.
       *[MAX] Os seus x somam w { $w }.
    }
}
mcts-why-given-n = <b>{ $node }</b> já tinha { $given } como w/n. { $count ->
    [0] Nenhuma iteração o visitou
    [one] 1 iteração o visitou, a de número { $iterations }
   *[other] { $number } iterações o visitaram: { $iterations }
}, logo n = { $n }.
mcts-why-given-w = <b>{ $node }</b> já tinha { $given } como w/n. { $count ->
    [0] Nenhuma iteração o visitou, logo w { $w }.
    [one] 1 iteração o visitou, a de número { $iterations }: com seu { $owner ->
        [MIN] 1 − x, que conta para MIN,
       *[MAX] x,
    } w { $w }.
   *[other] { $number } iterações o visitaram: { $iterations }. Com seus { $owner ->
        [MIN] 1 − x, que contam para MIN,
       *[MAX] x,
    } w { $w }.
}
mcts-table-not-visited = Nenhuma iteração visitou <b>{ $node }</b>: w e n são 0.
mcts-table-not-counts = { $field }: Esperavam-se as contagens w e n de um nó, como "2.5/4" ou um objeto com w e n, em vez de { $found }. Ao lado de “fields” está “best”.
mcts-table-not-added = A busca não acrescentou { $id }: não tem contagens.
mcts-table-unknown-column = Não existe a coluna "{ $key }". Esperava-se "name", "student", "best", ou um nó com o que é preenchido, como "B.w" ou "B.n".
mcts-table-not-a-number = "{ $field }" é { $found }. Esperava-se um número, como 2.5.

## Provas: uma busca que é feita à mão.

mcts-exam-title = Busca em árvore de Monte Carlo
mcts-exam-search = Faça à mão a busca na árvore, com { $count ->
    [one] 1 iteração
   *[other] { $count } iterações
} da busca em árvore de Monte Carlo e c = { $exploration }. { $player } joga na raiz. Um resultado r conta como x = { $zero ->
    [yes] r/{ $high }
   *[no] (r − { $low })/({ $high } − { $low })
}, e { $wins ->
    [mover] em cada nó w soma o que conta para o jogador que jogou para chegar a ele, e na raiz para o que não joga: x para MAX, 1 − x para MIN
   *[max] w soma x
}.
mcts-exam-rule = Onde todos os filhos de um nó já foram testados, seleciona-se o de maior média + c·√(ln N / n), o primeiro entre iguais; N são as visitas do nó, n as do filho, e a média é { $wins ->
    [mover] w/n, que conta para o jogador que seleciona
   *[max] a do jogador que seleciona: w/n para MAX, 1 − w/n para MIN
}. Senão, o primeiro filho ainda não testado é acrescentado à árvore. Numa folha onde a partida terminou, nada é acrescentado.
mcts-exam-rule-puct = Onde um nó já foi visitado, seleciona-se o filho de maior média + c·P·√N / (1 + n); entre somas iguais, o de maior probabilidade a priori P, e depois o primeiro. N são as visitas de todos os filhos juntos, n as do filho, e a média é { $wins ->
    [mover] w/n, que conta para o jogador que seleciona
   *[max] a do jogador que seleciona: w/n para MAX, 1 − w/n para MIN
}, ou 0 se n = 0. Uma iteração acaba numa folha, ou num nó que ainda não tinha sido visitado: todos os lances ali são acrescentados à árvore. Os lances da raiz estão lá desde o início, e a raiz conta como visitada.
mcts-exam-priors = Os lances têm estas probabilidades a priori P: { $priors }.
mcts-exam-given = { $count ->
    [one] Uma iteração já foi feita. Os nós têm estes w/n, em que w conta para { $wins ->
        [mover] o jogador que jogou para chegar ao nó
       *[max] MAX
    }, e as novas iterações os continuam: { $counts }.
   *[other] { $count } iterações já foram feitas. Os nós têm estes w/n, em que w conta para { $wins ->
        [mover] o jogador que jogou para chegar ao nó
       *[max] MAX
    }, e as novas iterações os continuam: { $counts }.
}
mcts-exam-no-variant = Uma prova com buscas em árvore de Monte Carlo próprias tem uma só variante.
mcts-exam-not-by-hand = No papel, a busca em árvore de Monte Carlo aceita uma árvore sem nós de acaso, com { $nodes } nós ou menos, e { $iterations } iterações ou menos.
mcts-exam-plain = Uma prova sobre a busca em árvore de Monte Carlo dá um ponto por campo e tem uma folha para todos: não aceita --ask, --points, --weights, --minutes, --per-page, --worked-example nem --students.
mcts-exam-rollouts = { $rollout ->
        [leaf] As avaliações em vez de simulações
       *[other] Os resultados das simulações
    }, desde a primeira iteração: { $results }.
mcts-exam-table = Preencha w e n depois da última iteração, com 0 e 0 onde um nó não foi acrescentado.
mcts-exam-ask = { $kind ->
    [select] Na iteração { $number }, ao visitar { $node }: qual filho é selecionado?
    [term] Na iteração { $number }, ao visitar { $node }: qual é a soma que { $child } tem antes de um filho ser selecionado, com duas casas decimais?
   *[decide] Qual lance { $player } decide jogar, { $decide ->
        [visits] pelas visitas
       *[value] pela média
    }?
}
mcts-exam-field = { $part } para { $node }
mcts-exam-during = Na iteração { $number }: { $question }
mcts-exam-solution = Iteração por iteração
mcts-exam-latex-hint = Sem o sinal no seu início, a próxima linha imprime o gabarito.
mcts-exam-contents = --contents diz o que a busca em árvore de Monte Carlo contém, ou não: acrescente --mcts para exploration, near-tie e terminal-again, e retire-o para os demais.
cli-help-exam-mcts = Uma prova sobre a busca em árvore de Monte Carlo, com os resultados das simulações dados
cli-help-exam-iterations = Com --mcts, o número de iterações, ou de quanto a quanto, entre 6 e 12

## A prática na janela.

mcts-questions-title = Prática
mcts-questions-ask = Fazer perguntas sobre os próximos passos
mcts-questions-back = Voltar à pergunta
mcts-questions-next = Próxima pergunta
mcts-questions-stop = Parar
mcts-questions-hint = Dica
mcts-questions-show = Mostrar a resposta
