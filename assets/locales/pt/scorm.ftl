# O pacote de um exercício para uma plataforma de ensino (SCORM), e a sua página.

scorm-question = Pergunta { $number } de { $count }
scorm-check = Verificar
scorm-show = Mostrar a resposta
scorm-next = Próxima pergunta
scorm-result = Ver o resultado
scorm-right = Certo.
scorm-wrong = Não está certo.
scorm-again = Não está certo. Há mais uma tentativa, que não conta.
scorm-answer = A resposta certa: { $answer }.
scorm-choose-first = Escolha primeiro uma resposta.
scorm-picture = A árvore no passo { $step }. As suas palavras estão abaixo da imagem.
scorm-so-far = O que a busca fez desde a última pergunta
scorm-tree = A árvore em palavras
scorm-resumed = O exercício continua onde parou, na pergunta { $number }.
scorm-done = Todas as perguntas estão respondidas
scorm-score = Certas na primeira tentativa: { $right } de { $count }. Pontuação: { $percent } de 100.
scorm-mark-right = – certa
scorm-mark-right-later = – certa na segunda tentativa
scorm-mark-wrong = – não está certa
scorm-mark-shown = – a resposta foi mostrada
scorm-mark-empty = – não respondida
scorm-not-saved = As notas não estão sendo salvas: nenhuma plataforma de ensino responde. As respostas ficam só neste navegador. No fim é possível salvar um relatório e entregá-lo.
scorm-not-kept = As notas não estão sendo salvas: nenhuma plataforma de ensino responde, e este navegador não guarda nada. No fim é possível salvar um relatório e entregá-lo.
scorm-review = Isto é uma revisão. Respostas dadas agora não são registradas.
scorm-refused = As notas não estão sendo salvas: a plataforma de ensino as recusou ({ $reason }). A próxima resposta tenta de novo, e no fim é possível salvar um relatório.
scorm-name = O seu nome
scorm-report = Salvar o relatório como arquivo
scorm-restart = Começar de novo
scorm-without-scripts = Este exercício precisa de JavaScript.

## O comando da janela, e poda export --format scorm.

scorm-written =
    { $count ->
        [one] Exportado: { $file }, com { $count } pergunta.
       *[other] Exportado: { $file }, com { $count } perguntas.
    }
scorm-left-out =
    { $count ->
        [one] Uma pergunta fica de fora: a sua resposta não pode ser escolhida, tem de ser digitada.
       *[other] { $count } perguntas ficam de fora: as suas respostas não podem ser escolhidas, têm de ser digitadas.
    }
scorm-no-questions = Nenhuma pergunta sobre esta busca pode ser respondida por escolha.
scorm-too-many-questions = Um pacote tem no máximo { $most } perguntas. Escolha menos no arquivo de posição.
scorm-too-large = O pacote teria mais de { $most } MB. Escolha menos perguntas, ou uma árvore menor.
scorm-export = Exportar como pacote SCORM…
scorm-dialog = Exportar como pacote SCORM
