## Erros ao ler e gravar arquivos
disk-missing = Não existe esse arquivo. Era esperado o caminho de um arquivo de posição.
disk-no-folder = Não existe essa pasta.
disk-denied = As permissões não o permitem.
disk-read-only = O arquivo é somente leitura.
disk-read-only-disk = Não é possível escrever nada ali: esse disco é somente leitura.
disk-folder = Isto é uma pasta, não um arquivo.
disk-no-file = Isto é um dispositivo ou um pipe, não um arquivo.
disk-too-long = O arquivo tem mais de { $megabytes } MB. Nenhum arquivo de posição é tão grande.
disk-full = Não há espaço: o disco está cheio, ou uma cota ou o tamanho máximo de um arquivo foi atingido.
disk-other = O sistema diz: { $said }

## Diálogos de arquivos
dialog-open = Abrir uma posição
dialog-save = Salvar a posição
dialog-kind = Posições
dialog-kind-open = Posições, árvores, execuções de programas e relatórios
path-open-title = Abrir um arquivo
path-save-title = Salvar como
path-why = Aqui não há diálogo de arquivos. Digite ou cole o caminho do arquivo.
path-field = Caminho do arquivo
path-open = Abrir
path-save = Salvar

## Perguntas
ask-unsaved = Salvar as alterações de “{ $title }”?
ask-unsaved-why = As alterações não salvas serão perdidas.
ask-save = Salvar
ask-do-not-save = Não salvar
ask-delete-drafts = Excluir os rascunhos?
ask-delete-drafts-why = O que eles contêm não está salvo em nenhum outro lugar.
ask-delete = Excluir
ask-cancel = Cancelar
ask-comments = Salvar { $name } sem os seus comentários?
ask-comments-why = O arquivo contém comentários, que o Poda não consegue manter. O arquivo antigo fica ao lado como { $kept }.
ask-changed = Salvar por cima de alterações mais novas em { $name }?
ask-changed-why = Outro programa alterou o arquivo desde que foi aberto aqui. Essa versão fica ao lado como { $kept }.
ask-exists = Substituir { $name }?
ask-exists-why = Já existe um arquivo com este nome. Ele fica ao lado do novo como { $kept }.
ask-write-over = Salvar
ask-elsewhere = Salvar como…

## Notificações
notification-name = Mensagem
notification-close = Fechar
notification-text = texto
notification-not-opened = { $name } não foi aberto
notification-text-not-opened = O texto não foi aberto
notification-reading = Lendo { $name }…
notification-kept = O documento que estava aberto não mudou.
notification-not-saved = { $name } não foi salvo
notification-not-saved-kept = As alterações continuam aqui, e um arquivo com esse nome está como estava.
notification-file-missing = { $name } não está mais lá
notification-file-missing-why = Foi removido da lista de arquivos recentes.
notification-restored-why = Esta é a posição como estava quando o Poda foi fechado. Salve-a para mantê-la.
notification-link-not-opened = O link não foi aberto
notification-link = link
notification-nothing-to-open = Não há nada a abrir na área de transferência
notification-nothing-to-open-why = Aqui se pode colar o texto de uma posição, uma árvore como [[3, 12, 8], [2, 4, 6]] ou o caminho de um arquivo .ron.
notification-address = Endereços da web não podem ser abertos
notification-address-why = Baixe o arquivo e depois abra-o.
notification-only-one = Só { $name } foi aberto
notification-only-one-why = { $count ->
    [one] Chegou { $count } arquivo de uma vez. Só uma posição fica aberta por vez.
   *[other] Chegaram { $count } arquivos de uma vez. Só uma posição fica aberta por vez.
}
notification-drafts = { $count ->
    [one] { $names } ficou sem salvar
   *[other] { $count } documentos ficaram sem salvar: { $names }
}
notification-title = “{ $title }”
notification-restored = { $name } está como foi deixado
notification-restored-unsaved = As alterações não salvas foram recuperadas. Salve o documento para mantê-las.
notification-brought-back = As suas alterações foram recuperadas. { $key } desfaz uma de cada vez.
notification-left = { $name } fica guardado com as alterações
notification-left-where = Está no menu do documento, no alto à esquerda, em “Rascunhos”. Uma lição ou um arquivo também volta com as alterações quando é aberto de novo.
notification-game-stopped = O programa do jogo falhou
notification-game-cut = A árvore acaba antes do jogo
game-exploring = { $count ->
        [one] Explorando o jogo: 1 posição…
       *[other] Explorando o jogo: { $positions } posições…
    }
notification-drafts-where = { $count ->
    [one] Está no menu do documento, no alto à esquerda, em “Rascunhos”.
   *[other] Estão no menu do documento, no alto à esquerda, em “Rascunhos”.
}
notification-not-opened-again = O Poda terminou enquanto o último documento era aberto, então ele não é reaberto
notification-not-opened-again-where = O menu do documento, no alto à esquerda, o abre mesmo assim: em “Arquivos recentes”, ou em “Rascunhos” se não foi salvo.
notification-link-not-opened-again = O Poda terminou enquanto este link era aberto, então ele não é reaberto
notification-link-not-opened-again-how = Para abri-lo mesmo assim, siga o link mais uma vez.
notification-taken-for-typing = { $key } foi tomado por texto
notification-taken-for-typing-why = Veio logo após outra letra. Pressione { $key } de novo.
rest-coming = Ainda em download: { $command }
rest-coming-why = Esta parte da página é baixada depois da primeira. O comando será executado assim que ela chegar.
notification-game-left = A partida foi deixada, e a posição está como antes dela
notification-game-left-how = { $redo } traz os lances de volta; { $play } então continua a jogar dali.
notification-search-failed = Uma falha do Poda encerrou a busca
notification-search-failed-report = Só o seu começo é mostrado. Para relatar a falha, copie o link com { $key }: ele contém a posição, a busca e todas as sementes, para que a falha possa ser reproduzida.
notification-not-stored = As alterações não salvas não estão sendo guardadas
notification-not-stored-save = Elas ainda estão nesta janela, e o Poda continua tentando gravá-las ali. Salve o documento antes de fechá-la.
notification-set-aside = O que estava guardado não pôde ser lido; fica com outro nome
notification-not-restored = O último documento não pôde ser reaberto
drop-hint = Solte o arquivo para abri-lo

## Uma árvore em forma abreviada
document-edit-as-text = Editar a árvore como texto…
document-names-too-long-as-text = Editar como texto: não com nomes tão longos
document-too-large-as-text = Editar como texto: até { $most } nós
tree-new-title = Nova árvore
tree-edit-title = A árvore como texto
tree-how = Folhas em grupos, `(3 12 8)(2 4 6)`; com nomes, `A(B(3,12,8), C(2,4,6))`; o acaso entre chaves, cada resultado com o seu peso, `{ "{" }1: 6, 2: (0 3){ "}" }`; só folhas, `3 12 2 4 por 2`; linhas recuadas sob o pai; como nos arquivos, `[[3, 12, 8], [2, 4, 6]]`; ou JSON, uma floresta do LaTeX, Newick, DOT, um jogo do Gambit ou uma tabela de caminhos.
tree-by = Filhos de cada nó
tree-by-none = todos na raiz
tree-field = A árvore
tree-root = Joga na raiz
tree-root-as-written = como está escrito
tree-empty = Digite ou cole uma árvore.
tree-understood = Lido como { $notation }: { $nodes }, { $leaves }, { $plies }.
tree-side-as-name = “{ $name }” { $others ->
    [0] é lido como nome: { $mover } joga ali.
    [one] é lido como nome, e mais 1 parecido: { $mover } joga ali.
   *[other] é lido como nome, e mais { $others } parecidos: { $mover } joga ali.
} Um lado se escreve como em “A (MIN)”.
notation-ron = listas aninhadas
notation-shorthand = forma abreviada entre parênteses
notation-leaves = uma lista de folhas
notation-indentation = linhas recuadas
notation-json = JSON
notation-python = um literal de Python
notation-adjacency = listas de filhos
notation-forest = uma floresta do LaTeX
notation-newick = Newick
notation-dot = DOT
notation-mermaid = Mermaid
notation-gambit = um jogo do Gambit
notation-paths = uma tabela de caminhos
notification-understood = { $name } foi aberto como um novo documento
notification-understood-text = O texto foi aberto como um novo documento
tree-problem = Linha { $line }, coluna { $column }: { $sentence }
typed-unclosed = `{ $found }` nunca é fechado.
typed-unopened = `{ $found }` não fecha nada: antes dele era esperado um parêntese ou colchete de abertura do mesmo tipo.
typed-no-children = Entre estes parênteses não há nada: um nó interno tem pelo menos um filho.
typed-no-value = `{ $found }` não é um número. Como nome de uma folha precisa de um valor, por exemplo `{ $found }=3`; como nome de um nó interno precisa de filhos.
typed-misplaced = `{ $found }` não pode estar aqui: era esperado um número, um nome ou um parêntese.
typed-too-large = `{ $found }` está além do que se pode calcular com exatidão; era esperado um número menor, `inf` ou `-inf`.
typed-not-a-weight = `{ $found }` não pode ser o peso de um resultado: antes dos dois-pontos era esperado um inteiro de 0 a { $most } ou uma probabilidade, `0.1`, `10 %`, `1/6` ou `rest`.
typed-name-taken = `{ $found }` é o nome de um nó anterior; os nomes devem ser diferentes.
typed-name-is-an-id = `{ $found }` não pode ser um nome: um nó sem nome já é chamado assim.
typed-uneven = { $count ->
    [one] { $leaves } folha não pode ser dividida
   *[other] { $leaves } folhas não podem ser divididas
} por igual se cada nó tem { $by } filhos: eram esperadas tantas folhas quanto uma potência desse número.
typed-indentation = O recuo desta linha não é o de nenhuma linha acima dela.
typed-too-deep = Uma árvore tem no máximo { $most } níveis.
typed-too-many = Uma árvore digitada tem no máximo { $most } nós.
typed-leaves-alone = { $count } folhas sozinhas podem ser agrupadas de várias maneiras: era esperado `por 2` no fim, ou outro número de filhos para cada nó. Se são folhas da raiz, ponha-as entre parênteses.
typed-ends-before = O texto acaba onde era esperado `{ $expected }`.
typed-expected = Há `{ $found }` onde era esperado `{ $expected }`.
typed-after-the-end = `{ $found }` vem após o fim da árvore.
typed-lists-or-forest = Como listas aninhadas e como floresta do LaTeX, isto não é a mesma árvore. Ponha vírgulas entre os nós das listas, `[[3], [12]]`, ou escreva a floresta com o seu ambiente, `{"\\"}begin{"{"}forest{"}"}`.
typed-two-numbers = Qualquer um dos números de `{ $found }` poderia ser o valor desta folha: era esperado um só.
typed-length-at-inner = `{ $found }` é o comprimento de um ramo até um nó interno, o que uma árvore de jogo não tem.
typed-unknown-field = Um nó não tem o campo `{ $found }`: era esperado `name`, `move`, `value`, `estimate`, `player`, `weight`, `children` ou `chance`.
typed-wrong-field = `{ $found }` não pode ser o `{ $field }` deste nó.
typed-contradiction = Um nó tem um valor ou tem filhos: era esperado um dos dois.
typed-not-a-node = `{ $found }` não é um nó: era esperado um número, uma lista ou um objeto.
typed-several-roots = Nem `{ $first }` nem `{ $second }` tem pai: uma árvore tem uma só raiz.
typed-several-parents = `{ $found }` tem dois pais: numa árvore, cada nó tem um.
typed-cycle = `{ $found }` está abaixo de si mesmo: numa árvore, nenhum caminho volta atrás.
typed-through-leaf = `{ $found }` tem um valor, e outro caminho passa por ele: um nó tem um valor ou tem filhos.
typed-several-trees = { $count ->
    [one] Isto pode ser uma lista com uma única árvore, ou uma raiz com um único filho: era esperada a árvore sem lista, ou `{"{"}"children": […]{"}"}`.
   *[other] Estas são { $count } árvores, e era esperada uma só: como partes de uma árvore elas precisam de uma raiz acima delas, como `{"{"}"children": […]{"}"}` em JSON.
}
typed-extra-cells = Esta linha tem { $cells } células sob { $headings } títulos: uma célula com um separador dentro precisa de aspas, como `"3,5"`.
typed-not-extensive = Este é um arquivo do Gambit em outra forma: era esperada a forma extensiva, que começa com `EFG 2 R`.
typed-shared-information-set = O jogador { $player } tem um segundo nó no conjunto de informação { $found }, e o primeiro está na linha { $line }: o Poda busca jogos cujos jogadores sabem onde estão, com um nó em cada conjunto.
typed-no-payoffs = Os ganhos do resultado { $found } não são dados antes: era esperado um número para cada jogador, entre chaves.
typed-not-a-probability = `{ $found }` não pode ser uma probabilidade: era esperado um número de 0 a 1, como ao lado de outras probabilidades.
typed-no-probability = Este resultado não tem probabilidade, e outros do nó têm: era esperado `0.1`, `10 %`, `1/6` ou, para o que sobra, `rest`.
typed-second-rest = Dois resultados de um nó não podem ficar ambos com o resto.
typed-nothing-can-happen = Todos os resultados deste nó têm peso 0: pelo menos um tem de ser possível.
typed-probabilities = Estas probabilidades somam { $sum }: era esperado 1.
typed-weights-too-large = Estes números são grandes demais, ou o seu denominador comum é: era esperado no máximo { $most }.
tree-create = Criar
tree-change = Alterar

## A folha das teclas
keys-find = Buscar uma tecla
keys-title = Todas as teclas
keys-steps = Passos
keys-view = Vista
keys-document = Documento
keys-window = Janela
keys-clipboard = Área de transferência
key-name-enter = Enter
key-paste = Abrir da área de transferência

## Onde nenhuma janela pode ser aberta
start-no-display = Nenhuma janela pode ser aberta, porque não há tela: inicie o Poda a partir de um desktop, ou defina DISPLAY ou WAYLAND_DISPLAY.
start-unreachable = Nenhuma janela pode ser aberta, porque a tela { $display } não responde: inicie o Poda a partir de um desktop, ou defina DISPLAY com uma que esteja ativa.
start-library = Nenhuma janela pode ser aberta, porque falta a biblioteca { $library }: no Debian ou no Ubuntu, “sudo apt install { $package }” a instala.
start-x-libraries = Nenhuma janela pode ser aberta, porque falta uma biblioteca do X11: no Debian ou no Ubuntu, “sudo apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2” instala todas elas.
start-no-opengl = Nenhuma janela pode ser aberta, porque aqui não há OpenGL: no Debian ou no Ubuntu, “sudo apt install libgl1 libegl1 libgl1-mesa-dri” o instala.
start-other = Nenhuma janela pode ser aberta, e o sistema diz por quê: { $said }
start-steps = Estes são os passos de “{ $title }” em palavras.
start-steps-more = Estas são as primeiras linhas; “poda trace { $file }” mostra todas.

## Contagens com os seus substantivos. $number é $count com os milhares separados.

list-and = { $before } e { $last }
count-nodes = { $count ->
    [one] { $number } nó
   *[other] { $number } nós
}
count-leaves = { $count ->
    [one] { $number } folha
   *[other] { $number } folhas
}
count-plies = { $count ->
    [one] { $number } meio-lance
   *[other] { $number } meios-lances
}

## Quando um comando não está disponível, na tabela de todas as teclas e na paleta

mode-not-embedded = não num frame
mode-not-presenting = não ao apresentar
mode-not-blank = não com a tela apagada
mode-not-practicing = não ao praticar
mode-not-ordering = não ao melhorar a ordem
mode-not-playing = não durante uma partida

## A paleta de comandos

key-palette = Buscar um comando…
palette-title = Buscar um comando, um ajuste, uma lição ou um termo
palette-hint = Palavras em qualquer idioma do Poda
palette-nothing = Nada aqui se chama “{ $text }”.
palette-command = Comando
palette-setting = Ajuste
palette-value = { $setting }: { $value }
palette-lesson = Lição { $number }
palette-game = Novo jogo
palette-lecture = Aula
palette-not-now = não disponível agora
hint-language = O idioma da janela e das lições.
notification-missing-letters = Algumas letras não podem ser desenhadas
notification-missing-letters-why = Nenhuma fonte deste dispositivo tem estas letras; no lugar delas aparecem caixas: { $letters }

## Outras palavras com que se pode procurar uma entrada da paleta.

palette-other-document-new-tree = nova árvore criar desenhar
palette-other-key-zoom-in = zoom ampliar aproximar
palette-other-key-zoom-out = zoom reduzir afastar
palette-other-key-natural-size = zoom 100 %
palette-other-key-fit = ver tudo encaixar
palette-other-key-enlarge-text = fonte letra maior zoom
palette-other-key-reduce-text = fonte letra menor zoom
palette-other-key-usual-text = fonte letra normal zoom
palette-other-more-text-size = fonte letra zoom
palette-other-palette-setting = ajustes opções preferências configurações
palette-other-key-keys = ajuda atalhos teclado
palette-other-key-glossary = ajuda
palette-other-document-lesson-map = ajuda tutorial
