## Uma partida na janela. $side é quem joga: X, Sul, MAX. $move nomeia um lance dentro de uma frase: a casa 5, a cova 2.

key-game = Jogar contra o programa
play-top = Jogar uma partida
play-top-leave = Sair da partida
play-heading = A partida
play-thinking = <b>{ $side }</b> está pensando…
play-pausing = { $turn ->
    [again] <b>{ $side }</b> continua em instantes.
   *[first] Agora é a vez de <b>{ $side }</b>, em instantes.
} { "Espaço" } apressa.
play-reply =
    { $kind ->
        [again] <b>{ $side }</b> joga de novo, com <b>{ $move }</b>; depois de examinar { $count ->
            [one] um nó
           *[other] { $nodes } nós
        }, { $certainty ->
            [exact] o valor { $value } é certo
            [least] é certo um valor de { $value } ou melhor para { $side }
            [average] o valor é { $value } em média
           *[estimate] espera um valor de { $value }
        }.
        [roll] <b>{ $side }</b> <b>rola o dado</b>; depois de examinar { $count ->
            [one] um nó
           *[other] { $nodes } nós
        }, { $certainty ->
            [exact] o valor { $value } é certo
            [least] é certo um valor de { $value } ou melhor para { $side }
            [average] o valor é { $value } em média
           *[estimate] espera um valor de { $value }
        }.
        [hold] <b>{ $side }</b> <b>para</b>; depois de examinar { $count ->
            [one] um nó
           *[other] { $nodes } nós
        }, { $certainty ->
            [exact] o valor { $value } é certo
            [least] é certo um valor de { $value } ou melhor para { $side }
            [average] o valor é { $value } em média
           *[estimate] espera um valor de { $value }
        }.
        [pass] <b>{ $side }</b> não tem lance e passa; depois de examinar { $count ->
            [one] um nó
           *[other] { $nodes } nós
        }, { $certainty ->
            [exact] o valor { $value } é certo
            [least] é certo um valor de { $value } ou melhor para { $side }
            [average] o valor é { $value } em média
           *[estimate] espera um valor de { $value }
        }.
       *[move] <b>{ $side }</b> escolhe <b>{ $move }</b>; depois de examinar { $count ->
            [one] um nó
           *[other] { $nodes } nós
        }, { $certainty ->
            [exact] o valor { $value } é certo
            [least] é certo um valor de { $value } ou melhor para { $side }
            [average] o valor é { $value } em média
           *[estimate] espera um valor de { $value }
        }.
    }
play-reply-by-chance =
    { $kind ->
        [again] <b>{ $side }</b> joga de novo, com <b>{ $move }</b>, { $count ->
            [one] o único lance
           *[other] um de { $count } lances, ao acaso
        }.
        [roll] <b>{ $side }</b> <b>rola o dado</b>, uma de duas opções, ao acaso.
        [hold] <b>{ $side }</b> <b>para</b>, uma de duas opções, ao acaso.
        [pass] <b>{ $side }</b> não tem lance e passa.
       *[move] <b>{ $side }</b> escolhe <b>{ $move }</b>, { $count ->
            [one] o único lance
           *[other] um de { $count } lances, ao acaso
        }.
    }
play-reply-sampled =
    { $kind ->
        [again] <b>{ $side }</b> joga de novo, com <b>{ $move }</b>, com estimativa de { $value }: { $iterations ->
            [one] a sua única iteração fez
           *[other] { $visits } de { $number } iterações fizeram
        } este lance.
        [roll] <b>{ $side }</b> <b>rola o dado</b>, com estimativa de { $value }: { $iterations ->
            [one] a sua única iteração escolheu
           *[other] { $visits } de { $number } iterações escolheram
        } isso.
        [hold] <b>{ $side }</b> <b>para</b>, com estimativa de { $value }: { $iterations ->
            [one] a sua única iteração escolheu
           *[other] { $visits } de { $number } iterações escolheram
        } isso.
        [pass] <b>{ $side }</b> não tem lance e passa, o que é estimado em { $value } depois de { $iterations ->
            [one] uma iteração
           *[other] { $number } iterações
        }.
       *[move] <b>{ $side }</b> escolhe <b>{ $move }</b>, com estimativa de { $value }: { $iterations ->
            [one] a sua única iteração fez
           *[other] { $visits } de { $number } iterações fizeram
        } este lance.
    }
play-fewer-iterations = A busca foi encerrada depois de { $iterations ->
    [one] 1 iteração
   *[other] { $number } iterações
} de { $all }: o lance é o que ela teria decidido jogar naquele momento.
play-reply-first-sampled = <b>{ $side }</b> escolhe <b>{ $move }</b>, o primeiro lance da lista: nem uma iteração foi feita.
play-reply-first = <b>{ $side }</b> escolhe <b>{ $move }</b>, o primeiro lance da lista: dentro destes limites, nem um meio-lance pode ser explorado.
play-shorter =
    { $depth ->
        [one] Uma busca mais profunda não chegou ao fim: esta olhou 1 meio-lance à frente.
       *[other] Uma busca mais profunda não chegou ao fim: esta olhou { $depth } meios-lances à frente.
    }
play-farther =
    { $depth ->
        [one] Ela olhou 1 meio-lance à frente, até onde todos os nós têm uma estimativa.
       *[other] Ela olhou { $depth } meios-lances à frente, até onde todos os nós têm uma estimativa.
    }
play-time-over =
    { $depth ->
        [one] Uma passada mais profunda não terminou: esta é a resposta da última terminada, de 1 meio-lance.
       *[other] Uma passada mais profunda não terminou: esta é a resposta da última terminada, de { $depth } meios-lances.
    }
play-visits = Quantas iterações fizeram cada lance:
play-rules = Regras
play-rules-fold = Ocultar as regras
rules-othello = Cerque peças do adversário em linha reta e elas passam a ser suas. Quem não pode, passa. No fim ganha quem tem mais peças.
rules-kalah = Semeie as sementes de uma das suas casas ao redor do tabuleiro. Se a última cair na sua base, você joga de novo; se cair numa casa sua vazia, captura as sementes em frente. Ganha quem tem mais.
rules-babilego = Semeie as fichas de uma das suas casas ao redor do tabuleiro; valem 1, 5 e 10. Se a última cair na sua base, você joga de novo. Ganha a base com a maior soma.
rules-pig = Role o dado quantas vezes quiser e pare para guardar os pontos da vez. Um 1 perde esses pontos e acaba a vez. Ganha quem primeiro guardar os pontos necessários.
rules-2048 = Deslize todas as peças para um lado: duas iguais que se encontram viram uma com o dobro. Depois aparece um 2 ou um 4. Acaba quando nada pode deslizar.
play-log-unfold = { $count ->
    [one] 1 frase anterior
   *[other] { $count } frases anteriores
}
play-log-fold = Só as duas últimas
play-chance = O acaso decide: <b>{ $move }</b>.
play-in-the-tree = A sua busca está na árvore: R vai ao início, → avança passo a passo.
play-found-move =
    <b>{ $side }</b> { $kind ->
        [roll] <b>rolou o dado</b>
        [hold] <b>parou</b>
       *[move] jogou <b>{ $move }</b>
    }.
play-other-move =
    Na partida, <b>{ $side }</b> { $kind ->
        [roll] <b>rolou o dado</b>
        [hold] <b>parou</b>
       *[move] jogou <b>{ $move }</b>
    }.
play-your-turn =
    { $turn ->
        [again] É <b>a sua vez de novo</b>.
       *[first] <b>A sua vez</b>: você é { $side }.
    }
play-turn =
    { $turn ->
        [again] <b>{ $side }</b> joga de novo.
       *[first] <b>{ $side }</b> joga.
    }
play-must-pass = Não há nenhum lance possível: é preciso passar a vez.
play-over =
    { $end ->
        [you] <b>Você ganhou.</b>
        [program] <b>O programa ganhou</b> como { $side }.
        [drawn] <b>A partida empatou.</b>
        [side] <b>{ $side } ganhou.</b>
       *[worth] <b>A partida terminou.</b>
    }
play-worth = A posição final vale <b>{ $value }</b>.
play-ask = Deixar jogar
play-move-now = Jogar agora
play-move-now-why = Parar a busca e jogar segundo outra menos profunda
play-move-now-sampled = Parar a busca e jogar o lance que ela decidiria agora
play-again = Jogar de novo
play-pass = Passar
play-target = Jogar { $move }
play-target-which = Jogar a cova { $pit }…
play-target-pile = Tirar da pilha { $pile }…
play-which-token =
    { $dropped ->
        [none] Cova { $pit }: qual ficha é solta primeiro?
       *[some] Cova { $pit }: depois de { $tokens }, qual ficha vem a seguir?
    }
play-token = Soltar { $token }
play-how-many = Pilha { $pile }: quantos são tirados?
play-how-many-up-to = Pilha { $pile }: quantos são tirados, de 1 a { $most }?
play-take = Tirar { $objects }
play-board = O tabuleiro: { $board }
play-empty = vazia
play-moves = Lances
play-start = Início
play-earlier-moves = Lances anteriores
play-later-moves = Lances posteriores
play-move = Lance { $number }: { $side } escolhe { $move }
play-move-of-chance = Lance { $number }, decidido pelo acaso: { $move }
play-move-ahead = Lance { $number }, desfeito: { $side } escolhe { $move }
play-take-back = Voltar à sua vez anterior
play-redo = Refazer o que foi desfeito
play-players = Quem joga
play-seat = Quem joga com { $side }
play-you = você
play-program = o programa
play-strength = O programa joga
play-strength-beginner = qualquer lance, ao acaso
play-strength-normal = olhando um lance à frente
play-strength-expert = olhando dois lances à frente: o seu e a resposta
play-iterations = Iterações por lance
play-seconds = Segundos por lance
play-strength-seconds = aprofunda até seu tempo acabar
play-strength-max-n = Max^n: cada um quer o máximo para si
play-strength-paranoid = Paranoico: como se todos os outros estivessem contra ele
play-strength-searched = com a busca escolhida acima
play-strength-short =
    { $strength ->
        [beginner] qualquer lance, ao acaso
        [normal] um lance à frente
        [expert] dois lances à frente
        [mcts] busca em árvore de Monte Carlo
        [seconds] até seu tempo acabar
        [max-n] Max^n
        [paranoid] Paranoico
       *[searched] como escolhido acima
    }
play-seed = Semente
play-seed-name = A semente dos seus lances ao acaso
play-seed-of-chance = A semente de tudo o que o acaso decide
record-no-move = Este texto não tem nenhum lance.
record-too-long = Uma partida de mais de { $most } lances não é lida.
record-not-legal = O lance { $number } não pode ser “{ $found }”. Ali se pode jogar: { $legal }.
record-over = A partida termina antes do lance { $number }, “{ $found }”.
record-ambiguous = O lance { $number }, “{ $found }”, pode ser lido de mais de uma maneira: separe os lances com espaços.
key-copy-moves = Copiar lances
key-save-moves = Salvar lances…
moves-file-name = lances
moves-copied = Os lances estão na área de transferência
moves-copied-text = { $moves }
moves-by-hand = Esta página não tem acesso à área de transferência. Copie os lances daqui:
moves-not-read = Isto não são os lances de uma partida
