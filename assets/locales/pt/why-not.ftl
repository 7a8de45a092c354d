# Por que um lance não é o que a busca joga.

key-why-not = Por que não este lance?
why-not-ask = Por que não { $move }?
why-not-stop = Parar de perguntar por que não

why-not-outcome = Aqui decide o acaso: nenhum jogador escolhe <b>{ $move }</b>.
why-not-node-unvisited = A busca ainda não chegou aonde <b>{ $move }</b> é um lance.
why-not-node-pruned = A busca não chega aonde <b>{ $move }</b> é um lance.
why-not-only = <b>{ $subject }</b> é o único lance.
why-not-unvisited = A busca ainda não examinou <b>{ $move }</b>.
why-not-never-visited = A busca foi interrompida antes de examinar <b>{ $move }</b>.
why-not-pruned = <cut>Podado:</cut> a busca não examina <b>{ $move }</b> e nada diz sobre o seu valor.
why-not-passed-over = <b>Saltado:</b> pela sua regra, a busca não examina <b>{ $move }</b>.
why-not-nothing = <b>{ $subject }</b>: ainda nada se sabe.
why-not-best =
    <b>{ $subject }</b> é o lance que a busca joga: { $several ->
        [yes] { $viewer } obtém { $value }
       *[no] vale { $value }
    }{ $average ->
        [yes] { " " }em média
       *[no] { "" }
    }, e nenhum outro é melhor para { $player }.
why-not-best-so-far =
    <b>{ $subject }</b> é o lance que a busca prefere até agora: { $several ->
        [yes] { $viewer } obtém { $value }
       *[no] vale { $value }
    }{ $average ->
        [yes] { " " }em média
       *[no] { "" }
    }.
why-not-best-unproved = <b>{ $subject }</b> é o lance que a busca prefere até agora.
why-not-move =
    { $reply ->
        [answer] <b>{ $subject }</b>: { $answerer } responde <b>{ $answer }</b>, portanto { $several ->
            [yes] { $viewer } obtém
           *[no] vale
        } <b>{ $value }</b>
        [next] <b>{ $subject }</b>: depois joga { $answerer }, e nem <b>{ $answer }</b> muda isso: { $several ->
            [yes] { $viewer } obtém
           *[no] vale
        } <b>{ $value }</b>
        [chance] <b>{ $subject }</b>: depois decide o acaso, e { $several ->
            [yes] { $viewer } obtém
           *[no] vale
        } <b>{ $value }</b>
       *[none] { $several ->
            [yes] <b>{ $subject }</b>: { $viewer } obtém
           *[no] <b>{ $subject }</b> vale
        } <b>{ $value }</b>
    }{ $average ->
        [yes] { " " }em média
       *[no] { "" }
    }.
why-not-worse =
    { $several ->
        [yes] Com <b>{ $best }</b>, { $viewer } obtém
       *[no] <b>{ $best }</b> vale
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }em média
       *[no] { "" }
    }, o que é melhor para { $player }.
why-not-no-better =
    { $several ->
        [yes] Com <b>{ $best }</b>, { $viewer } obtém
       *[no] <b>{ $best }</b> vale
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }em média
       *[no] { "" }
    }, portanto <b>{ $move }</b> não pode ser melhor para { $player }.
why-not-equal = <b>{ $best }</b> vale o mesmo, portanto para { $player } tanto faz jogar <b>{ $move }</b>.
why-not-better =
    { $several ->
        [yes] Com <b>{ $best }</b>, { $viewer } obtém
       *[no] <b>{ $best }</b> vale
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }em média
       *[no] { "" }
    }, portanto <b>{ $move }</b> é melhor para { $player }.
why-not-undecided =
    { $several ->
        [yes] Com <b>{ $best }</b>, { $viewer } obtém
       *[no] <b>{ $best }</b> vale
    } <b>{ $value }</b>{ $average ->
        [yes] { " " }em média
       *[no] { "" }
    }: { $complete ->
        [yes] esta busca não diz qual dos dois é melhor.
       *[no] ainda não se sabe qual dos dois é melhor.
    }
why-not-undecided-nothing =
    { $complete ->
        [yes] Quanto vale <b>{ $best }</b> esta busca não prova, portanto não diz qual dos dois é melhor.
       *[no] Quanto vale <b>{ $best }</b> ainda não se sabe, e portanto também não qual dos dois é melhor.
    }
why-not-nothing-to-compare = Nenhum outro lance foi examinado ainda.
why-not-claimed =
    { $basis ->
        [reported] O programa diz que <b>{ $move }</b> vale <b>{ $value }</b>
       *[mistaken] A busca diz que <b>{ $move }</b> vale <b>{ $value }</b>
    }{ $compared ->
        [yes] { " " }e que <b>{ $best }</b> vale <b>{ $best-value }</b>
       *[no] { "" }
    }. { $basis ->
        [reported] O que um programa diz nada prova.
       *[mistaken] Ela comete um erro, portanto os seus valores nada provam.
    }
why-not-true = Na verdade <b>{ $move }</b> vale { $value }{ $compared ->
        [yes] { " " }e <b>{ $best }</b> { $best-value }
       *[no] { "" }
    }.
why-not-rule = Isto só é certo pela regra desta busca, que salta respostas.
why-not-unsound = As podas desta busca não são corretas, portanto os seus valores nada provam.
why-not-outcomes = Os resultados do acaso: { $outcomes }.
why-not-outcome-value =
    { $reply ->
        [yes] { $outcome } ({ $weight }/{ $of }), { $answerer } responde { $answer }: { $value }
       *[no] { $outcome } ({ $weight }/{ $of }): { $value }
    }
why-not-more-outcomes =
    { $count ->
        [one] mais 1
       *[other] mais { $count }
    }
why-not-line =
    { $end ->
        [terminal] A linha <b>{ $line }</b> termina com { $value }.
        [estimate] A linha <b>{ $line }</b> termina com uma estimativa de { $value }.
        [table] A linha <b>{ $line }</b> termina com um valor da tabela: { $value }.
        [chance] A linha <b>{ $line }</b> leva ao acaso.
       *[open] A linha é <b>{ $line }</b>.
    }
why-not-limited =
    { $plies ->
        [one] É assim até onde 1 meio-lance alcança.
       *[other] É assim até onde { $plies } meios-lances alcançam.
    }
why-not-limited-beyond = É assim até onde esta busca alcança: { $plies } meios-lances, e em alguns lugares mais longe.
why-not-earlier-pass =
    { $plies ->
        [one] Esta passada ainda não o diz. Segundo a passada anterior, de 1 meio-lance:
       *[other] Esta passada ainda não o diz. Segundo a passada anterior, de { $plies } meios-lances:
    }
why-not-earlier-window = Esta passada ainda não o diz. Segundo a passada anterior:

why-not-search-unpruned = Buscar sem podar
why-not-sampled-visit = Ir à iteração que o experimenta
why-not-sampled-more = Buscar com { $iterations } iterações
why-not-sampled-untried = Nenhuma iteração experimentou <b>{ $move }</b> ainda.
why-not-sampled-trying = A primeira iteração que experimenta <b>{ $move }</b> ainda não tem resultado.
why-not-sampled =
    <b>{ $subject }</b>: { $visits } de { $iterations } visitas{ $mean ->
        [none] { "" }
       *[other] , média { $mean } para { $view }
    }.
why-not-sampled-best =
    { $rule ->
        [visits] Nenhum lance tem mais visitas que <b>{ $best }</b>: { $visits }, média { $mean } para { $view }.
       *[value] Nenhum lance tem média melhor para { $player } que <b>{ $best }</b>: { $mean } para { $view }, em { $visits } visitas.
    }
why-not-sampled-is-best =
    { $rule ->
        [visits] Nenhum lance tem mais visitas que <b>{ $move }</b>, por isso a busca o jogaria.
       *[value] Nenhum lance tem média melhor para { $player } que <b>{ $move }</b>, por isso a busca o jogaria.
    }
why-not-sampled-equal =
    { $rule ->
        [visits] <b>{ $best }</b> tem as mesmas visitas, e entre iguais joga-se o primeiro.
       *[value] <b>{ $best }</b> tem a mesma média, e entre iguais joga-se o primeiro.
    }
why-not-sampled-reply =
    { $again ->
        [yes] { $answerer } segue com
       *[no] { $answerer } responde
    } <b>{ $answer }</b> na maioria das vezes: { $visits } visitas, média { $mean } para { $view }.
why-not-sampled-no-proof = Visitas e médias vêm de amostras e nada provam.

# After a move of a match.

key-lost-values = Em uma partida, dizer quando um lance perdeu valor
why-not-lost =
    Com <b>{ $best }</b> você tinha { $had }{ $before ->
        [yes] { " " }em média
       *[no] { "" }
    }; depois de jogar <b>{ $played }</b>, { $reply ->
        [answer] { $answerer } pode forçar { $has } com <b>{ $answer }</b>
        [takes] { $answerer } joga <b>{ $answer }</b> e você fica com { $has }
        [again] o melhor que resta é { $has }
        [chance] o acaso decide e vale { $has }
       *[none] a partida termina com { $has }
    }{ $average ->
        [yes] { " " }em média
       *[no] { "" }
    }{ $several ->
        [yes] , se cada um joga por si
       *[no] { "" }
    }{ $limited ->
        [yes] { $plies ->
            [one] , até onde 1 meio-lance alcança
           *[other] , até onde { $plies } meios-lances alcançam
        }
       *[no] { "" }
    }.
lost-show = Mostrar a linha
lost-line-back = Voltar à partida
lost-line-of = Isto não é a partida: é a linha depois de <b>{ $played }</b>.
lost-line-move = Lance { $number } de { $count }: { $side } joga <b>{ $move }</b>.
lost-line-end = { $end ->
        [over] A partida acabou.
        [chance] Agora decide o acaso.
        [depth] Até aqui os dois valores foram comparados.
        [own] Aqui é a sua vez, e a linha não revela o seu lance enquanto a partida dura. Com o melhor jogo vale { $has }{ $average ->
            [yes] { " " }em média
           *[no] { "" }
        }.
       *[open] A linha não é seguida adiante.
    }
