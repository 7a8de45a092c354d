## Uma árvore preenchida: a correção dos seus campos. $part é um campo: alpha, beta, cut, value, best, ever, matters, transform.

practice-blank-field =
    { $part ->
        [alpha] { $node }: α
        [beta] { $node }: β
        [cut] { $node }: corte
        [value] { $node }: valor
        [ever] folhas que alguns valores podam
        [matters] folhas que importam para o lance
        [transform] mudanças de todas as folhas que fazem diferença
       *[best] melhor lance
    }
practice-blank-nothing-proved = nada provado
practice-blank-empty =
    { $part ->
        [alpha] O campo está vazio. Ao visitar <b>{ $node }</b>, <alpha>α</alpha> é { $expected }.
        [beta] O campo está vazio. Ao visitar <b>{ $node }</b>, <beta>β</beta> é { $expected }.
        [cut] O campo está vazio.
        [ever] O campo está vazio.
        [matters] O campo está vazio.
        [transform] O campo está vazio.
        [value] O campo está vazio. O que <b>{ $node }</b> retorna é { $expected }.
       *[best] O campo está vazio. O melhor lance é { $expected }.
    }
practice-blank-is =
    { $part ->
        [cut] Ao visitar <b>{ $node }</b>: { $expected }.
        [value] O que <b>{ $node }</b> retorna é { $expected }.
        [ever] Folhas que alguns valores podam: { $expected }.
        [matters] Folhas que importam para o lance: { $expected }.
        [transform] Mudanças de todas as folhas que fazem diferença: { $expected }.
       *[best] O melhor lance é { $expected }.
    }
practice-blank-bound-is =
    { $part ->
        [alpha] Ao visitar <b>{ $node }</b>, <alpha>α</alpha> é { $expected }, não { $answer }.
       *[beta] Ao visitar <b>{ $node }</b>, <beta>β</beta> é { $expected }, não { $answer }.
    }
practice-blank-search-has =
    { $part ->
        [alpha] Na busca, ao visitar <b>{ $node }</b>, <alpha>α</alpha> é { $expected }.
        [beta] Na busca, ao visitar <b>{ $node }</b>, <beta>β</beta> é { $expected }.
        [cut] O que a busca poda ao visitar <b>{ $node }</b>: { $expected }.
        [value] Na busca, <b>{ $node }</b> retorna { $expected }.
       *[best] Na busca, o melhor lance é { $expected }.
    }
practice-blank-bound =
    { $player ->
        [MAX] <b>{ $child }</b> retornou { $bound } antes, então MAX, que controla <b>{ $owner }</b>, já tem { $bound }.
       *[MIN] <b>{ $child }</b> retornou { $bound } antes, então MIN, que controla <b>{ $owner }</b>, já tem { $bound }.
    }
practice-blank-bound-of-root =
    { $root ->
        [yes] { $player ->
            [MAX] A busca começa com <alpha>α = { $bound }</alpha>.
           *[MIN] A busca começa com <beta>β = { $bound }</beta>.
        }
       *[no] { $player ->
            [MAX] Nada do que retornou antes no caminho até <b>{ $node }</b> aumenta <alpha>α</alpha>: é o { $bound } da raiz.
           *[MIN] Nada do que retornou antes no caminho até <b>{ $node }</b> diminui <beta>β</beta>: é o { $bound } da raiz.
        }
    }
practice-blank-no-other-child =
    { $leaf ->
        [yes] <b>{ $node }</b> é uma folha e não tem filhos a podar.
       *[no] <b>{ $node }</b> tem um só filho, então não há nenhum a podar.
    }
practice-blank-nothing-is-pruned = Nada é podado nesta busca.
practice-blank-behind = Olhe <b>{ $node }</b> depois que <b>{ $child }</b> retornou.
practice-blank-cut-comes-later =
    { $count ->
        [one] O corte vem mais tarde e só poda <b>{ $names }</b>.
       *[other] O corte vem mais tarde e só poda <b>{ $names }</b>.
    }
practice-blank-follows =
    { $part ->
        [value] Isto se deduz do que foi preenchido: <b>{ $node }</b> { $content }.
        [alpha] Isto se deduz do seu <alpha>α</alpha> { $content } para <b>{ $node }</b>.
        [beta] Isto se deduz do seu <beta>β</beta> { $content } para <b>{ $node }</b>.
        [cut] Isto se deduz do seu corte para <b>{ $node }</b>: { $content }.
       *[none] Isto se deduz dos seus próprios campos anteriores.
    }
practice-blank-would-follow = Dos seus próprios campos anteriores se deduziria { $content }.
practice-blank-never-entered = A busca nunca visita <b>{ $node }</b>: isso é podado por um corte ao visitar <b>{ $pruned_at }</b>. O campo não conta.
practice-blank-no-window = Esta busca não tem janela, então α e β não contam.
practice-blank-not-counted = O campo não conta.

## Uma folha de respostas que não pode ser lida.

practice-sheet-not-json = A folha de respostas não é JSON: veja a linha { $line }, coluna { $column }. Era esperado um objeto com "fields" e "best".
practice-sheet-not-a-sheet = A folha de respostas não é um objeto JSON. Era esperado um objeto com "fields" e "best".
practice-sheet-no-object =
    { $where ->
        [fields] "fields" não é um objeto JSON. Era esperado um objeto com um campo para cada nó.
       *[node] "{ $node }" não é um objeto JSON. Era esperado um objeto com "value", "alpha", "beta" e "cut".
    }
practice-sheet-unknown-key =
    { $where ->
        [sheet] A folha de respostas não tem nada chamado "{ $key }". Eram esperados "fields", "best", "ever", "matters" e "transform".
        [table] Não há coluna "{ $key }". Era esperado "name", "student", "best", "ever", "matters", "transform", ou um nó com o que se preenche, como "B.value", "B.alpha", "B.beta" ou "B.cut".
       *[node] "{ $node }" não tem campo "{ $key }". Eram esperados "value", "alpha", "beta" e "cut".
    }
practice-sheet-unknown-node = A árvore desta posição não tem nó "{ $id }".
practice-sheet-not-a-value = "{ $field }" é { $found }. Era esperado um número, "inf", "-inf" ou um limite como "<= 3".
practice-sheet-not-a-number = "{ $field }" é { $found }. Era esperado um número, "inf" ou "-inf".
practice-sheet-not-a-list = "{ $field }" é { $found }. Era esperada uma lista dos identificadores dos filhos que são podados, vazia se não há corte.
practice-sheet-not-changes = "{ $field }" é { $found }. Era esperada uma lista de mudanças, vazia se nenhuma faz diferença: double, add, negate, square, root, rank.
practice-sheet-not-a-node = "{ $field }" é { $found }. Era esperado o identificador de um nó.
practice-sheet-not-text = A folha de respostas não é texto em UTF-8.
practice-sheet-too-large = A folha de respostas é grande demais: são lidos no máximo { $megabytes } MB.
practice-sheet-not-a-vector = "{ $field }" é { $found }. Esperava-se uma lista com um número para cada jogador, ou o que quem joga recebe no mínimo, como ">= 3".
