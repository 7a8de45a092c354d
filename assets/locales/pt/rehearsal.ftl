## O ensaio de uma aula
rehearsal-title = Ensaio: { $title }
rehearsal-summary = Cliques do controle: { $presses }. Perguntas à turma: { $questions }. Minutos: cerca de { $minutes }.
rehearsal-left-out = Cada clique é desenhado como numa tela de 1920 × 1080. Falta o que só a janela desenha: os votos da turma e, de vários painéis, todos menos o mais largo.
rehearsal-slide = slide
rehearsal-question = pergunta
rehearsal-answer = resposta
rehearsal-line = uma linha é contada
rehearsal-presses = Cliques { $first }–{ $last }
rehearsal-at-presses = { $presses }: { $said }
rehearsal-questions = Perguntas à turma: { $count }
rehearsal-small = Texto com menos de 20 pixels: { $count }
rehearsal-overlaps = Texto sobreposto ou cortado: { $count }
rehearsal-small-text = “{ $text }” tem { $px } pixels de altura.
rehearsal-overlap = “{ $text }” e “{ $other }” se sobrepõem.
rehearsal-covered = “{ $text }” está encoberto.
rehearsal-cut-off = “{ $text }” está cortado na borda da tela.
rehearsal-findings = { $count ->
    [one] 1 observação
   *[other] { $count } observações
}
lecture-fault = { $entry }: { $fault }
lecture-fault-ask-beyond = Esta entrada pergunta à turma no passo { $step }, mas a sua busca termina no passo { $last }.
lecture-fault-ask-at-end = Esta entrada pergunta à turma no passo { $step }, que é o último: depois dele não vem nada.
lecture-fault-bookmark = Esta entrada tem um marcador no passo { $step }, mas a sua busca termina no passo { $last }.
lecture-fault-by = Esta entrada tem passos do tamanho { $by }, que não existe no seu tipo de busca.
rehearsal-minutes = Minutos que diferem: { $count }
rehearsal-minutes-of-lecture = A aula diz { $said } minutos; os seus cliques levam cerca de { $minutes }.
rehearsal-minutes-of-entry = “{ $entry }” diz { $said } minutos; os seus cliques levam cerca de { $minutes }.
rehearsal-unread = Notas que ninguém lê: { $count }
rehearsal-unread-note = { $entry }, passo { $step }: “{ $note }”
rehearsal-stopped = O ensaio foi interrompido.
rehearsal-too-long = Com { $entry }, a aula tem mais de { $most } cliques. Dê a essa entrada um passo maior com `by`.
cli-help-rehearse = Percorre uma aula sem público: põe cada clique numa folha de contato e escreve o tempo, as perguntas e o que é difícil de ler
cli-help-rehearse-output = A folha de contato, um arquivo PDF; se faltar, na pasta atual e com o nome da aula
cli-help-rehearse-lang = O idioma da aula; se faltar, o do sistema
cli-help-rehearse-lecture = Uma aula: um arquivo, ou o nome de uma incluída, como alpha-beta
rehearsal-written = Folha de contato escrita: { $file }.
lecture-export-pdf = Exportar a aula como PDF…
lecture-export-handout = Exportar um material de apoio da aula…
lecture-export-html = Exportar a aula como página da web…
lecture-rehearse = Ensaiar a aula…
lecture-export-dialog = Exportar a aula
lecture-rehearsal-dialog = Escrever a folha de contato do ensaio
lecture-writing = Entrada { $number } de { $count }…
