## Bancos de questões para Moodle e Canvas. $platform é moodle ou canvas: no Moodle algumas lacunas são menus, no Canvas todas são digitadas.

bank-exercise = Exercício { $number }
bank-variant = { $exercise }, variante { $variant }
bank-quiz = Árvores de busca, prova { $code }
# $algorithm é o nome de uma opção. $fail é soft ou hard, $cut_on é ≥ ou >.
bank-task =
    { $algorithm ->
        [minimax] O minimax percorre esta árvore da esquerda para a direita.
        [negamax] O negamax percorre esta árvore da esquerda para a direita. Todos os números são do ponto de vista de MAX.
        [negamax-alpha-beta] O negamax com poda alfa-beta percorre esta árvore da esquerda para a direita ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) e deixa um nó assim que α { $cut_on } β. Todos os números são do ponto de vista de MAX.
        [star1] O Star1 percorre esta árvore da esquerda para a direita ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) e deixa um triângulo assim que α { $cut_on } β.
        [expectiminimax] O expectiminimax percorre esta árvore da esquerda para a direita.
        [max-n] O max^n percorre esta árvore da esquerda para a direita.
        [max-n-shallow] O max^n com poda rasa percorre esta árvore da esquerda para a direita.
        [paranoid] O algoritmo paranoico percorre esta árvore da esquerda para a direita ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) e deixa um nó assim que α { $cut_on } β.
        [best-reply] A busca da melhor resposta percorre esta árvore da esquerda para a direita ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) e deixa um nó assim que α { $cut_on } β.
       *[alpha-beta] O alfa-beta percorre esta árvore da esquerda para a direita ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) e deixa um nó assim que α { $cut_on } β.
    }
bank-columns = As folhas em coluna são percorridas de cima para baixo.
bank-fill-in = Preencha a tabela.
bank-left-out = Não se pergunta aqui: { $what }.
# $part é value, cut, ever, matters ou alpha, que representa a janela; $all: se não se pergunta em nenhum lugar.
bank-left-out-part =
    { $part ->
        [alpha] { $all ->
            [yes] as janelas (α e β)
           *[no] algumas janelas (α e β)
        }
        [ever] { $all ->
            [yes] quais folhas podem ser podadas
           *[no] se algumas das folhas podem ser podadas
        }
        [matters] { $all ->
            [yes] quais folhas importam para o lance
           *[no] se algumas das folhas importam para o lance
        }
        [transform] { $all ->
            [yes] quais mudanças de todas as folhas fazem diferença
           *[no] se algumas das mudanças de todas as folhas fazem diferença
        }
        [cut] { $all ->
            [yes] os ramos podados
           *[no] os ramos podados de alguns nós
        }
       *[value] { $all ->
            [yes] os valores
           *[no] alguns valores
        }
    }
bank-left-out-why = { $name }: { $sentence } Uma questão tem no máximo { $most } campos; --ask escolhe o que é perguntado.
bank-points = Os pontos do plano não estão no banco: as lacunas contam conforme os seus pesos, e a plataforma de ensino define quanto vale uma questão num questionário.
bank-not-asked = não se pergunta
bank-hint-bounds = α e β: a janela com que a busca entra no nó. Digite inf para ∞ e -inf para −∞.
bank-hint-cuts =
    { $platform ->
        [canvas] Ramos podados: quantos filhos do nó a busca pula. Digite 0 se não houver nenhum.
       *[moodle] Ramos podados: os filhos do nó que a busca pula.
    }
bank-hint-relations =
    { $platform ->
        [canvas] Valor: o que o nó retorna. Se isso for só um limite do seu valor verdadeiro, digite-o como >= 3 ou <= 3.
       *[moodle] Valor: o que o nó retorna, e se o seu valor verdadeiro é exatamente, no mínimo ou no máximo esse.
    }
bank-hint-values = Valor: o que o nó retorna.
bank-hint-skipped =
    { $platform ->
        [canvas] Se a busca nunca visita um nó, digite um hífen (-) em todos os seus campos.
       *[moodle] Se a busca nunca visita um nó, escolha “não visitado” e digite um hífen (-) nos seus outros campos.
    }
bank-node = Nó
bank-cut =
    { $platform ->
        [canvas] Número de ramos podados
       *[moodle] Ramos podados
    }
bank-value = Valor
bank-relation =
    { $relation ->
        [at-least] no mínimo
        [at-most] no máximo
       *[exactly] exatamente
    }
bank-not-visited = não visitado
bank-no-branch = nenhum
bank-branches = de { $first } a { $last }
bank-best =
    { $platform ->
        [canvas] Qual é o melhor lance para { $player }? Digite um destes: { $choices }.
       *[moodle] Qual é o melhor lance para { $player }?
    }
# $range é exam-ever-range.
bank-ever =
    Deixe de lado os valores das folhas: { $range }. O que acontece com cada folha nesta busca? { $platform ->
        [canvas] Digite “podada” se alguns valores a podam, e “visitada” se a busca a visita quaisquer que sejam os valores.
       *[moodle] Escolha “podada” se alguns valores a podam, e “visitada” se a busca a visita quaisquer que sejam os valores.
    }
bank-ever-pruned = podada
bank-ever-visited = visitada
bank-matters =
    Dos valores das folhas, { $range }. De vários lances melhores, joga-se o primeiro. { $platform ->
        [canvas] Digite “sim” em cada folha que importa para o lance na raiz, porque com algum outro valor só dela outro lance é o melhor, e “não” nas demais.
       *[moodle] Escolha “sim” em cada folha que importa para o lance na raiz, porque com algum outro valor só dela outro lance é o melhor, e “não” nas demais.
    }
bank-transform =
    Suponha que o valor x de cada folha se tornasse isto. { $platform ->
        [canvas] Digite “sim” se
       *[moodle] Escolha “sim” se
    } { $prunes ->
        [yes] então outro lance fosse o melhor na raiz ou outros ramos fossem podados,
       *[no] então outro lance fosse o melhor na raiz,
    } e “não” caso contrário. O posto é o lugar entre os valores distintos, e o menor tem posto 1. De vários lances melhores, joga-se o primeiro.
bank-matters-yes = sim
bank-matters-no = não
bank-reason = { $field }: { $expected }.
bank-skipped =
    { $passes ->
        [yes] A busca não visita { $node }: ao explorar { $pruned_at }, o ramo que leva até lá é deixado de lado, porque outro adversário já se afastou da sua primeira jogada.
       *[no] A busca não visita { $node }: o corte ao explorar { $pruned_at } poda o ramo que leva até lá.
    }
# O que o desenho de uma árvore mostra, para quem não pode vê-lo.
bank-tree = Uma árvore de jogo.
bank-tree-node = { $node } ({ $player }) tem os filhos { $children }.

## Por que um exercício não pode ser uma questão.

bank-failure = Exercício { $number }: { $why }
bank-too-large = A árvore inteira tem mais de { $most } nós ou é larga demais, e o desenho da questão não poderia ser lido. Escolha uma profundidade menor ou uma árvore menor.
bank-nothing-to-ask = Tudo o que se pergunta tem uma só resposta possível. Pergunte mais, ou escolha uma árvore maior.
bank-no-picture = O desenho não pôde ser feito: { $error }
bank-hint-vectors = Valor: o que o nó retorna: um número para cada jogador, como em (6, 1, 3), ou um limite, como em >= 5.
