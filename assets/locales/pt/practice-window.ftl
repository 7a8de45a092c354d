# Praticar na janela.

practice-menu = Prática
practice-menu-button = Praticar
key-predict = Prever o próximo passo
key-ask-room = Perguntar à turma sobre este passo
room-no-question = Não há nada a perguntar aqui
room-no-question-why = O que se segue a este passo não pode ser decidido pelo que está à vista. Pergunte um passo depois.
room-no-question-slide = Um slide não pergunta nada por si. Avance até um passo de uma busca.
room-no-question-start = Nada foi explorado ainda. Avance até um nó ter o seu primeiro valor e pergunte ali.
room-no-question-end = A busca terminou e tudo está à vista. Pergunte um passo antes.
room-no-question-mcts = Há algo a decidir antes de um filho ser selecionado, antes de o resultado de uma simulação ser contado e antes da decisão.
room-choice = { $number }: { $choice }, { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}{ $state ->
    [right] , certo
    [wrong] , errado
   *[open] {""}
}
practice-room-announced = Seguem perguntas à turma.
key-hint = Dica, e outra mais forte

practice-not-started = Não há nada a praticar aqui
practice-not-alone = Encerre antes a partida ou feche a vista dividida: a prática é sobre uma só busca.

## Prever o próximo passo.

practice-kinds = Perguntar sobre
practice-ask-addends = Perguntar cada parcela de uma soma
practice-attempts = Tentativas
practice-attempts-one = Uma tentativa
practice-attempts-two = Duas tentativas

practice-question-accessible = Pergunta: { $kind }, { $node }. { $prompt }
practice-begun = A prática começou. “Ir à pergunta” leva à primeira. { $caption }
practice-answer-field = A sua resposta
practice-answer-example = 7, <= 7, >= 7
practice-answer = Responder
practice-choose = Escolher { $node }
practice-choose-leave = Deixar { $node }
practice-prune = Podar { $node }
practice-nothing-pruned = Nada é podado
practice-these-pruned = Podar os marcados
practice-no-leaves = Nenhuma delas
practice-these-leaves = As marcadas
practice-no-changes = Nenhuma delas
practice-these-changes = As marcadas
practice-hint-button = Dica
practice-stronger-hint-button = Dica mais forte
practice-show-answer = Mostrar a resposta
practice-next-question = Próxima pergunta
practice-to-question = Ir à pergunta
practice-again = Começar de novo

practice-right = <b>Certo.</b>
practice-wrong = <b>Não está certo.</b>
practice-wrong-again = <b>Ainda não está certo.</b>
practice-try-again = <b>Tente de novo.</b>
practice-shown = <b>A resposta:</b>
practice-hint = <b>Dica.</b>
practice-over =
    { $asked ->
        [one] <b>Era a única pergunta.</b> Certas na primeira tentativa: { $right } de 1.
       *[other] <b>Era a última pergunta.</b> Certas na primeira tentativa: { $right } de { $asked }.
    }

practice-number =
    { $counted ->
        [yes] Pergunta { $number } de { $total }
       *[no] Pergunta { $number }
    }
practice-marks = { $right } de { $asked } certas na primeira tentativa
practice-marks-short = { $right } de { $asked } certas
practice-total = Total
practice-results = Resultados
practice-mistakes = Erros na primeira tentativa
practice-mistake = <b>{ $kind }, { $node }</b>: { $given }. A resposta certa é { $right }.
practice-show-me = Mostrar
practice-first-right = certa
practice-first-wrong = errada
practice-first-shown = mostrada sem tentativa
practice-how = Avance como de costume: a busca para em cada pergunta. Responda na árvore ou no cartão abaixo dela. A primeira tentativa conta.

hover-asked = A pergunta é sobre o seu valor

practice-play-out = Ver na árvore
practice-end-play-out = Voltar à pergunta
practice-ask-everything = Perguntar tudo
practice-offer-start = Praticar com este documento
practice-offer-predict =
    { $count ->
        [0] Preveja o próximo passo desta busca.
        [one] Este documento traz uma pergunta.
       *[other] Este documento traz { $count } perguntas.
    }
practice-offer-fill-in = Preencha por conta própria a árvore deste documento.

## Ler uma lição.

rounds-next = Próxima rodada
rounds-to-lesson = Ir à lição
rounds-skip = Pular as rodadas
rounds-reminder = Escolha, ou pressione → de novo para pular as rodadas.
rounds-reminder-touch = Escolha, ou avance de novo para pular as rodadas.
reading-next-lesson = Próxima lição: { $lesson }
reading-reminder = Responda, ou pressione → de novo para ver a resposta.
reading-reminder-touch = Responda, ou avance de novo para ver a resposta.
practice-read-on = Continuar
practice-more = Mais…
practice-ask-readers = Fazer perguntas enquanto leio uma lição
