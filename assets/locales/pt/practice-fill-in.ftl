# Preencher uma árvore em branco.

key-fill-in = Preencher a árvore
practice-leave = Sair
fill-in-title = Preencher a árvore
fill-in-how = Escreva o que está provado sobre cada nó quando a busca o deixa ({ "3" }, { "≤ 3" }, { "≥ 3" }) e os valores de α e β com que ela entra no nó, e corte os ramos que ela não visita. Não escreva nada nos nós em que ela nunca entra.
fill-in-how-no-window = Escreva o valor de cada nó e escolha o melhor lance.
fill-in-mark = Corrigir
fill-in-clear = Esvaziar todos os campos
fill-in-cuts = Cortes e o melhor lance
fill-in-too-large = Árvores com mais de { $most } nós internos não podem ser preenchidas.
fill-in-best = Melhor lance:
fill-in-value-of = { $name } valor
fill-in-alpha-of = { $name } alfa
fill-in-beta-of = { $name } beta
fill-in-cut-of = cortar { $name }
fill-in-best-of = melhor { $name }
fill-in-ever = folhas que alguns valores podam
fill-in-matters = folhas que importam para o lance
fill-in-transform = mudanças de todas as folhas que fazem diferença
fill-in-show-solution = Mostrar a árvore da busca
fill-in-hide-solution = Ocultar a árvore da busca
fill-in-own-tree = A sua árvore
fill-in-true-tree = A árvore da busca
fill-in-caption = Preencha a árvore: cada valor, cada janela e cada corte, na ordem da busca.
fill-in-every-mark = A correção de cada campo
fill-in-points-first = Primeira correção, a que conta: { $of ->
    [one] { $points } de { $of } ponto.
   *[other] { $points } de { $of } pontos.
}
fill-in-points-now = Esta correção: { $of ->
    [one] { $points } de { $of } ponto.
   *[other] { $points } de { $of } pontos.
}
fill-in-changed = A árvore mudou depois da correção. Corrija-a de novo.
fill-in-first-wrong = O primeiro campo errado: { $field }.
fill-in-all-right = Está tudo certo.
fill-in-none-wrong = Não há nada errado, mas alguns campos estão vazios.
fill-in-field-said = { $field }: { $mark }. { $reason }
fill-in-unreadable = { $field }: “{ $text }” não é um valor. Escreva um número, um limite como { "≤ 3" }, { "inf" } ou { "-inf" }.
fill-in-mark-right = certo
fill-in-mark-consequent = consequente
fill-in-mark-wrong = errado
fill-in-mark-empty = vazio
fill-in-nothing = vazio
fill-in-cut-away = { $value }, cortado

## As folhas de uma turma que foram preenchidas no papel.
sheets-title = Folhas em papel
sheets-why = Para corrigir as folhas de uma turma, digite cada uma nesta árvore; as correções formam uma tabela.
sheets-begin = Corrigir as folhas de uma turma
sheets-how = Digite de quem é a folha e o que está escrito nela, com Enter de campo em campo, e adicione-a à tabela.
sheets-name = Nome do estudante
sheets-student = Número de matrícula
sheets-add = Adicionar à tabela
sheets-copy = Copiar a tabela (CSV)
sheets-copied = Tabela copiada
sheets-added = { $name }: { $points } de { $of } pontos. { $count ->
    [one] Há { $count } folha na tabela.
   *[other] Há { $count } folhas na tabela.
}
fill-in-how-players = Escreva o que cada nó retorna quando a busca sai dele: um número para cada jogador, como em { "(6, 1, 3)" }, ou { "≥ 5" } se um corte raso só provou que quem joga recebe 5 ou mais. β é a entrada a partir da qual o jogador acima desiste do nó, ou o máximo que há. Corte os ramos que a busca deixa de fora, e não escreva nada nos nós em que ela nunca entra.
fill-in-how-players-no-window = Escreva o vetor que cada nó retorna, um número para cada jogador como em { "(6, 1, 3)" }, e escolha o melhor lance.
fill-in-unreadable-vector = { $field }: “{ $text }” não é um vetor. Escreva um número para cada jogador, como { "(6, 1, 3)" }, ou um limite como { "≥ 5" }.
fill-in-how-paranoid = Escreva o que está provado sobre cada nó para quem joga na raiz quando a busca o deixa ({ "3" }, { "≤ 3" }, { "≥ 3" }) e o α e o β com que ela entra no nó, e corte os ramos que ela deixa de fora. Onde joga esse jogador, um nó retorna o máximo; onde joga outro, o mínimo. Nos nós em que ela nunca entra não escreva nada.
fill-in-how-best-reply = Escreva o número que cada nó retorna para quem joga na raiz e o α e o β com que a busca entra no nó, e corte os ramos que ela poda. Onde outro adversário já se afastou do seu primeiro lance, só se explora o primeiro filho: os outros são deixados de lado, e não cortados. Nos nós em que ela nunca entra não escreva nada.
