## As buscas além do alfa-beta simples: passadas, sondas, a tabela, quiescência, lances ao acaso.

caption-enter-scout =
    { $asker ->
        [MAX] { $where ->
            [after] Sonda após
           *[at] A sonda visita
        } <b>{ $node }</b>: é melhor para MAX que <alpha>{ $alpha }</alpha>? Janela nula <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[MIN] { $where ->
            [after] Sonda após
           *[at] A sonda visita
        } <b>{ $node }</b>: é melhor para MIN que <beta>{ $beta }</beta>? Janela nula <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
caption-enter-research =
    { $asker ->
        [MAX] { $where ->
            [after] Nova busca após
           *[at] Uma nova busca visita
        } <b>{ $node }</b>: segundo a sonda, é melhor para MAX que <alpha>{ $alpha }</alpha>, mas não se sabe quanto. Janela <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[MIN] { $where ->
            [after] Nova busca após
           *[at] Uma nova busca visita
        } <b>{ $node }</b>: segundo a sonda, é melhor para MIN que <beta>{ $beta }</beta>, mas não se sabe quanto. Janela <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
caption-enter-quiet = <b>{ $heading }</b>: o limite de profundidade foi alcançado, e a posição está quiescente: o último lance mal mudou a avaliação. Segue uma avaliação estática.
aside-not-quiet = <faint>Não quiescente: o último lance levou a avaliação estática de { $from } a { $to }, então a busca segue além do limite de profundidade.</faint>
caption-table-hit =
    { $bound ->
        [exact] <b>{ $subject }</b>: está na tabela, com todas as linhas buscadas até o fim. O seu valor é <b>{ $score }</b>.
        [lower] <b>{ $subject }</b>: está na tabela, com todas as linhas buscadas até o fim. O seu valor é no mínimo <b>{ $score }</b>, o que basta aqui.
       *[upper] <b>{ $subject }</b>: está na tabela, com todas as linhas buscadas até o fim. O seu valor é no máximo <b>{ $score }</b>, o que basta aqui.
    }
caption-table-hit-in-depth =
    { $bound ->
        [exact] <b>{ $subject }</b>: está na tabela, com uma busca de profundidade { $depth }. O seu valor é <b>{ $score }</b>.
        [lower] <b>{ $subject }</b>: está na tabela, com uma busca de profundidade { $depth }. O seu valor é no mínimo <b>{ $score }</b>, o que basta aqui.
       *[upper] <b>{ $subject }</b>: está na tabela, com uma busca de profundidade { $depth }. O seu valor é no máximo <b>{ $score }</b>, o que basta aqui.
    }
caption-pass-over =
    { $others ->
        [0] <b>{ $heading }</b>: <b>{ $child }</b> é o único lance.
        [one] <b>{ $heading }</b>: o acaso escolheu <b>{ $child }</b>. O iniciante não olha o outro lance.
       *[other] <b>{ $heading }</b>: o acaso escolheu <b>{ $child }</b>. O iniciante não olha os outros { $others } lances.
    }
caption-over-beginner =
    { $only ->
        [yes] <b>{ $heading }</b>: o iniciante joga <b>{ $child }</b>, o único lance.
       *[no] <b>{ $heading }</b>: o iniciante joga, ao acaso, <b>{ $child }</b>.
    }
caption-cutoff-scout =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, e { $owner_where ->
            [at] a sonda que partiu desde <b>{ $owner }</b>
            [after] a sonda enviada após <b>{ $owner }</b>
            [one] a sonda enviada um nível acima
           *[up] a sonda enviada { $plies } níveis acima
        } não pergunta mais nada: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, e { $owner_where ->
            [at] a sonda que partiu desde <b>{ $owner }</b>
            [after] a sonda enviada após <b>{ $owner }</b>
            [one] a sonda enviada um nível acima
           *[up] a sonda enviada { $plies } níveis acima
        } não pergunta mais nada: <cut>corte α</cut>.
    }
why-meaning-scout =
    { $player ->
        [MAX] MAX{ $owner_where ->
            [at] , que controla <b>{ $owner }</b>,
            [after] { " " }após <b>{ $owner }</b>
            [one] , um nível acima,
           *[up] , { $plies } níveis acima,
        } só pergunta se esta linha vale mais do que MAX já tem. { $where ->
            [here] Esta posição
           *[named] <b>{ $subject }</b>
        } dá a MAX no mínimo <b>{ $score }</b>: é mais, e quanto mais ainda não importa.
       *[MIN] MIN{ $owner_where ->
            [at] , que controla <b>{ $owner }</b>,
            [after] { " " }após <b>{ $owner }</b>
            [one] , um nível acima,
           *[up] , { $plies } níveis acima,
        } só pergunta se esta linha vale menos do que MIN já tem. { $where ->
            [here] Esta posição
           *[named] <b>{ $subject }</b>
        } não dá a MAX mais de <b>{ $score }</b>: é menos, e quanto menos ainda não importa.
    }

## Entre as passadas, contadas a partir de 1.

pass-deeper = <b>Passada { $pass }</b>: profundidade { $depth }. Janela <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-failed-low = <b>Passada { $pass }</b>: o valor da anterior ficou abaixo da sua janela (falhou por baixo), então a busca é repetida. Janela <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-failed-high = <b>Passada { $pass }</b>: o valor da anterior ficou acima da sua janela (falhou por cima), então a busca é repetida. Janela <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-test = <b>Passada { $pass }</b>: o valor é no mínimo <beta>{ $beta }</beta>? Janela nula <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-pass-ends =
    { $bound ->
        [best] <b>{ $heading }</b>: { $extremum }. A passada { $pass } terminou: o valor é <b>{ $score }</b>, com <b>{ $child }</b>.
        [exact] <b>{ $heading }</b>: { $extremum }. A passada { $pass } terminou: o valor é <b>{ $score }</b>.
        [lower] <b>{ $heading }</b>: { $extremum }. A passada { $pass } terminou: o valor é no mínimo <b>{ $score }</b>.
        [upper] <b>{ $heading }</b>: { $extremum }. A passada { $pass } terminou: o valor é no máximo <b>{ $score }</b>.
       *[unknown] <b>{ $heading }</b>: { $extremum }. A passada { $pass } terminou: não prova nada sobre o valor.
    }
stop-depth = A busca acaba aqui: o limite de profundidade foi alcançado.
stop-nothing-deeper = A busca acaba aqui: todas as linhas foram buscadas até o fim, e uma busca mais profunda daria o mesmo.
stop-win = A busca acaba aqui: um dos lados pode forçar a vitória, e uma busca mais profunda daria o mesmo.
stop-converged = A busca acaba aqui: o limite inferior e o superior se encontraram.
result-passes-cut-short =
    { $deepens ->
        [yes] A profundidade { $stopped } foi interrompida antes do fim: esta é a resposta da profundidade { $depth }, a última terminada
       *[no] A passada { $pass } não foi terminada: esta é a resposta das passadas anteriores
    }.
result-move-until-quiet =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance. { "" }
           *[no] { "" }
        }O valor, <b>{ $score }</b>, é uma estimativa propagada da profundidade { $depth }, e de mais fundo onde a posição não está quiescente.
       *[no] { $only ->
            [yes] Com profundidade { $depth }, e além dela onde a posição não está quiescente, { $player } joga <b>{ $child }</b>, o único lance. O seu valor, <b>{ $score }</b>, é uma estimativa propagada dali.
           *[no] Com profundidade { $depth }, e além dela onde a posição não está quiescente, { $player } joga <b>{ $child }</b>. O seu valor, <b>{ $score }</b>, é uma estimativa propagada dali.
        }
    }
aside-no-estimates = <faint>Onde um nó não tem estimativa nessa profundidade, a busca vai mais fundo.</faint>
result-check-same-quiet =
    { $count ->
        [one] <faint>Verificado: o minimax com a mesma busca de quiescência dá o mesmo valor,</faint> <b>{ $score }</b><faint>, com a sua única folha.</faint>
       *[other] <faint>Verificado: o minimax com a mesma busca de quiescência dá o mesmo valor,</faint> <b>{ $score }</b><faint>, com todas as { $leaves } folhas.</faint>
    }
result-beginner =
    { $said ->
        [yes] Não se examinou se é um bom lance.
       *[no] { $only ->
            [yes] { $player } joga <b>{ $child }</b>, o único lance.
           *[no] { $player } joga, ao acaso, <b>{ $child }</b>. Não se examinou se é um bom lance.
        }
    }
result-normal =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance: logo depois a avaliação é <b>{ $score }</b>.
           *[no] Logo depois a avaliação é <b>{ $score }</b>, e nenhum outro lance dá algo melhor para { $player }.
        } O que se segue não foi examinado.
       *[no] { $only ->
            [yes] Este nível joga <b>{ $child }</b>, o único lance: logo depois a avaliação é <b>{ $score }</b>.
           *[no] Este nível joga <b>{ $child }</b>: logo depois a avaliação é <b>{ $score }</b>, e nenhum outro lance dá algo melhor para { $player }.
        } O que se segue não foi examinado.
    }
result-expert =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance: dois meios-lances adiante resulta <b>{ $score }</b>.
           *[no] Dois meios-lances adiante resulta <b>{ $score }</b>, e nenhum outro lance dá algo melhor para { $player }.
        } O que se segue não foi examinado.
       *[no] { $only ->
            [yes] Este nível joga <b>{ $child }</b>, o único lance: dois meios-lances adiante resulta <b>{ $score }</b>.
           *[no] Este nível joga <b>{ $child }</b>: dois meios-lances adiante resulta <b>{ $score }</b>, e nenhum outro lance dá algo melhor para { $player }.
        } O que se segue não foi examinado.
    }
result-level-beyond-depth =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance: até onde o nível olha, resulta <b>{ $score }</b>.
           *[no] Até onde o nível olha, resulta <b>{ $score }</b>, e nenhum outro lance dá algo melhor para { $player }.
        } O que se segue não foi examinado.
       *[no] { $only ->
            [yes] Este nível joga <b>{ $child }</b>, o único lance: até onde ele olha, resulta <b>{ $score }</b>.
           *[no] Este nível joga <b>{ $child }</b>: até onde ele olha, resulta <b>{ $score }</b>, e nenhum outro lance dá algo melhor para { $player }.
        } O que se segue não foi examinado.
    }

panel-passes = Passadas
passes-depth = prof.
passes-window = janela
passes-value = valor
passes-nodes = nós
passes-order = <faint>Ordem dos lances na raiz:</faint> { $moves }.
stats-table-hits =
    { $count ->
        [one] { $count } nó respondido pela tabela.
       *[other] { $count } nós respondidos pela tabela.
    }
