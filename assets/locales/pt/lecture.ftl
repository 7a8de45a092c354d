## O tamanho de um passo
transport-pace-now = { $speed } · { $unit }
transport-grain-result = um resultado
transport-grain-bookmark = um marcador
key-forward-visit = Avançar até o próximo nó
key-back-visit = Voltar ao nó anterior
key-forward-result = Avançar até o próximo resultado
key-back-result = Voltar ao resultado anterior
key-forward-bookmark = Avançar até o próximo marcador
key-back-bookmark = Voltar ao marcador anterior

## Apresentar
key-present-start = Apresentar desde o início
key-present-here = Apresentar a partir deste passo
key-presenter-view = Vista do apresentador: notas e relógio
presenter-title = Poda: vista do apresentador
presenter-elapsed = desde o início
presenter-no-note = Não há nota para este passo.
presenter-next = A seguir
presenter-answer = A resposta da pergunta
presenter-right-answer = Certo: { $answer }
presenter-nothing = Não segue mais nada.
presenter-sleeps = Este navegador deixa a tela se apagar: configure o computador para que ela fique ligada.
presenter-filling = Clique na janela da árvore, e ela ocupará toda a sua tela.
presenter-blocked = A vista do apresentador não foi aberta
presenter-blocked-why = O navegador não abre uma segunda janela para esta página. Permita pop-ups para ela e pressione Shift+P de novo.
more-presented-notes = Notas dos marcadores ao apresentar

## Título, notas e marcadores
document-edit-notes = Editar o título e as notas…
annotation-heading = Título e notas
annotation-title = Título
annotation-notes = Notas
annotation-in-this-language = { $label } ({ $language })
annotation-separate = Textos separados por idioma
annotation-done = Pronto
bookmark-toggle = Marcar este passo, ou remover o marcador
bookmark-add = Marcar este passo
bookmark-remove = Remover este marcador
bookmark-note = Nota do passo { $step }

## O que está errado num arquivo de aula
diagnostic-expected-lecture-entries = uma lista de lições, arquivos, posições e slides, como `[(lesson: "a-to-n", step: 33), (file: "minha.ron"), (slide: (title: "Por quê?"))]`
diagnostic-expected-lecture-panels = uma lista de painéis, como `[Reason, Algorithm]`
diagnostic-lecture-not-a-position = Isto é uma aula: ela enumera lições e arquivos e não tem posição própria; esperava-se uma posição. Abra a aula na janela, ou indique uma das suas lições ou um dos seus arquivos.
diagnostic-lecture-with-game = Este arquivo tem tanto `lecture` como `game`; esperava-se exatamente um dos dois.
diagnostic-lecture-field = `{ $field }` pertence a uma posição; junto de `lecture`, esperavam-se apenas `title` e `notes`.
diagnostic-lecture-empty = Esta aula está vazia; esperava-se pelo menos uma lição, um arquivo, uma posição ou um slide.
diagnostic-lecture-too-many-entries = Esta aula tem { $count } entradas; esperavam-se no máximo { $most }.
diagnostic-lecture-several-sources = Esta entrada tem mais de um entre `lesson`, `file`, `position` e `slide`; esperava-se exatamente um deles.
diagnostic-lecture-no-source = Esta entrada não tem nem `lesson` nem `file` nem `position` nem `slide`; esperava-se exatamente um deles.
diagnostic-lecture-slide-field = `{ $field }` pertence a uma lição, a um arquivo ou a uma posição; junto de `slide`, esperavam-se apenas `ask`, `note` e `for`.
diagnostic-lecture-empty-slide = Este slide está vazio; esperava-se um `title` ou um `text`.
diagnostic-lecture-number-of-choices = O número de opções desta pergunta é { $count }; esperava-se de { $least } a { $most }.
diagnostic-lecture-no-such-choice = Não há uma opção { $right }; esperava-se o número de uma das { $count } opções, sendo a primeira a 1.
diagnostic-lecture-unknown-lesson = Não existe a lição `{ $found }`; esperava-se o nome de uma lição sem o seu número, como `a-to-n`.
diagnostic-lecture-nearest-lesson = Não existe a lição `{ $found }`; esperava-se o nome de uma lição sem o seu número, talvez `{ $nearest }`.
diagnostic-lecture-empty-path = O caminho deste arquivo está vazio; esperava-se um caminho como `minha.ron`.

## Lições e aulas
lesson-group-replies = Respostas de O

## Arquivos de uma aula
lecture-files-missing = { $count ->
    [one] Falta um arquivo de { $name }
   *[other] Faltam { $count } arquivos de { $name }
}
lecture-file-missing = Não há arquivo `{ $name }` em { $folder }.
lecture-files-missing-kept = O resto da aula pode ser mostrado.
lecture-entry-skipped = A entrada { $number } de { $count } foi pulada

## A aula aberta
document-lectures = Aulas
lecture-untitled = Aula
lecture-entries = Entradas
lecture-place = { $number } de { $count }
lecture-entry = { $place }: { $title }
lecture-aside = Outra coisa está à mostra. A aula está em { $entry }.
lecture-step-beyond = Esta entrada deveria começar no passo { $step }, mas esta busca termina no passo { $last }. O seu fim é mostrado.
lecture-ending = Fim
lecture-over = A aula terminou: não segue mais nada.
lecture-goes-on = Mais um passo leva a { $entry }.
lecture-next-entry = Seguir para { $entry }
lecture-previous-entry = Voltar a { $entry }
lecture-next = Próximo da aula
lecture-previous = Anterior da aula
lecture-close = Sair da aula

## Editar uma aula
lecture-edit = Editar a aula…
lecture-move-up = Mover para cima
lecture-move-down = Mover para baixo
lecture-remove = Remover
lecture-add = Adicionar
lecture-new-slide = Novo slide
lecture-add-file = Um arquivo recente
lecture-undo = Desfazer
lecture-redo = Refazer
lecture-save = Salvar a aula
lecture-note = Nota onde a entrada começa
lecture-station-note = Nota deste passo
lecture-note-private = só para mim
lecture-stations = Paradas e perguntas
lecture-station = parada
lecture-question = pergunta à turma
lecture-station-here = Parada aqui
lecture-station-remove = Remover a parada
lecture-question-here = Pergunta aqui
lecture-question-remove = Remover a pergunta
lecture-title-and-place = { $title } · { $place }
lecture-title = Título da aula
lecture-entry-title = Título desta entrada
lecture-slide-title = Título do slide
lecture-slide-text = Texto do slide
lecture-own-question = Pergunta ao público
lecture-own-choice = Opção { $number }
lecture-own-add = Fazer uma pergunta própria
lecture-own-remove = Remover a pergunta
lecture-own-add-choice = Outra opção
lecture-own-remove-choice = Remover a última opção
lecture-own-right = A opção correta
lecture-own-yes = Sim
lecture-own-no = Não
lecture-own = o meu
lecture-by = Um clique leva a
lecture-notes = As notas são lidas
lecture-notes-headline = como título
lecture-notes-panel = ao lado da árvore
lecture-notes-none = só por mim
lecture-values = Valores das folhas
lecture-values-shown = desde o início
lecture-values-hidden = ao serem visitadas
lecture-tree = Árvore
lecture-tree-whole = inteira
lecture-tree-moves = no início, só os lances
lecture-panels = Ao lado da árvore
lecture-panel-reason = Motivo
lecture-panel-stack = Pilha de chamadas
lecture-panel-algorithm = Algoritmo
lecture-panel-board = Tabuleiro
lecture-begin-here = Começar neste passo
