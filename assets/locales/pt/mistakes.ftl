## Buscas que cometem de propósito um erro clássico. O que elas dizem leva ?, o que está certo leva ✓.

search-mistakes = Erros clássicos

ribbon-mistake = Esta busca está errada de propósito. O que ela diz leva ?, o que está certo leva ✓.
ribbon-mistake-of-two = Uma destas buscas está errada de propósito. O que ela diz leva ?, o que está certo leva ✓.
ribbon-without-mistake = Buscar sem o erro

## Qual é o erro e onde se encontra.

panel-mistake = O erro
mistake-wrong-bound = Um nó em que há um corte retorna <b>o limite errado</b>: MAX retorna α, MIN retorna β. Mas MAX alcançou β e vale isso ou mais. Ao retornar α, afirma não valer mais que α, e MIN, acima, acredita.
mistake-wrong-bound-found = <faint>Aparece onde “retorna α” está no fim da função de MAX e o corte sai por essa mesma linha. Só é certo que não faz mal onde não há cortes.</faint>
mistake-last-best = Um filho que <b>apenas iguala</b> o melhor até agora passa a ser o melhor. No minimax isso não faz mal. Aqui, num filho que não retorna mais que α pode ter havido um corte: então ele vale isso ou menos, e igualar o melhor não diz nada.
mistake-last-best-found = <faint>Aparece onde o teste de um novo melhor tem ≥ em vez de >. O valor continua certo, o lance pode estar errado. Não faz mal onde não há dois valores iguais.</faint>
mistake-always-negating = O sinal de todos os valores é trocado e todas as janelas são invertidas, <b>mesmo onde o mesmo lado joga de novo</b>. Ali o valor do filho já é o de quem joga, e trocar o sinal transforma um ganho em perda.
mistake-always-negating-found = <faint>Aparece onde o negamax é copiado do xadrez para o mancala ou o Othello. Não faz mal enquanto os turnos se alternam.</faint>

## A legenda.

slip-wrong-bound =
    { $player ->
        [MAX] <wrong>O erro:</wrong> após o corte com <beta>β = { $limit }</beta>, retorna <alpha>α = { $score }</alpha>.
       *[MIN] <wrong>O erro:</wrong> após o corte com <alpha>α = { $limit }</alpha>, retorna <beta>β = { $score }</beta>.
    }
slip-last-best = <wrong>O erro:</wrong> <b>{ $child }</b> apenas iguala o melhor até agora.
slip-always-negating = <wrong>O erro:</wrong> { $player } também controla <b>{ $child }</b>, e ainda assim o sinal do seu { $score } é trocado.
slip-turned = <wrong>O erro:</wrong> { $player } joga de novo, e ainda assim a janela é invertida.
caption-cutoff-mistaken =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>.
    }
caption-leave-mistaken =
    { $bound ->
        [lower] <b>{ $subject }</b> retorna <b>{ $score }</b>, tomado por { $score } ou mais.
        [upper] <b>{ $subject }</b> retorna <b>{ $score }</b>, tomado por { $score } ou menos.
       *[exact] <b>{ $subject }</b> retorna <b>{ $score }</b>, tomado pelo seu valor.
    }
caption-true-value = Certo: <b>✓ { $value }</b>.
hover-claimed = A busca diz: <b>{ $known }</b>
caption-over-mistaken = <b>{ $heading }</b>: { $extremum }. Retorna <b>{ $score }</b> e joga <b>{ $child }</b>.

## Por que um nó foi cortado, e o resultado.

why-mistaken =
    { $said ->
        [yes] Com um erro na busca, este corte não prova nada.
       *[no] { $player ->
            [MAX] { $score } { $relation } <beta>β = { $limit }</beta>: a busca corta aqui. Com um erro nela, isso não prova nada.
           *[MIN] { $score } { $relation } <alpha>α = { $limit }</alpha>: a busca corta aqui. Com um erro nela, isso não prova nada.
        }
    }
result-mistaken = Esta busca retorna <b>{ $score }</b> e joga <b>{ $child }</b>.
mistaken-verdict =
    { $verdict ->
        [same] Desta vez está certo: o erro não fez mal.
        [move] O valor está certo, mas <b>{ $child }</b> só vale <b>{ $worth }</b>. O lance certo é <b>{ $right }</b>.
        [value] <wrong>Isso está errado.</wrong> A resposta certa é <b>✓ { $value }</b>, com <b>{ $right }</b>.
        [minimax] <wrong>Isso está errado.</wrong> O minimax sem poda dá <b>✓ { $value }</b>.
       *[unknown] A resposta certa não foi calculada aqui.
    }
