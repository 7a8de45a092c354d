## O que há de errado num arquivo, e o que era esperado. Nomes de campos e palavras do arquivo ficam entre `crases`.

diagnostic-more = { $count ->
    [one] Há mais um problema.
   *[other] Há mais { $count } problemas.
}

# Sintaxe
diagnostic-not-text = Isto não é texto UTF-8: o byte que segue os primeiros { $byte } não é válido ali. Um arquivo de posição é texto em RON.
diagnostic-empty = O arquivo está vazio; era esperado `(version: 1, game: …)`.
diagnostic-end = O texto acaba aqui, onde um valor era esperado.
diagnostic-end-inside = O texto acaba aqui, mas antes é preciso fechar o `{ $bracket }` aberto na linha { $line }, coluna { $column }.
diagnostic-unclosed-string = Esta string não tem aspas de fechamento; um `"` era esperado antes do fim do arquivo.
diagnostic-unclosed-comment = Este comentário não tem fim; um `*/` era esperado.
diagnostic-expected-comma = Há `{ $found }` onde era esperada uma vírgula ou o fechamento de um parêntese ou colchete.
diagnostic-expected-colon = Há `{ $found }` onde eram esperados dois-pontos: um campo se escreve `nome: valor`.
diagnostic-expected-field-name = Há `{ $found }` onde era esperado o nome de um campo: um campo se escreve `nome: valor`.
diagnostic-expected-value = Há `{ $found }` onde era esperado um valor: um número, uma string entre "aspas", uma palavra ou algo entre parênteses ou colchetes.
diagnostic-bad-escape = Isto não é um escape válido numa string; era esperado `\"`, `\\`, `\n`, `\t`, `\u{ "{" }2192{ "}" }` ou semelhante.
diagnostic-bad-number = `{ $found }` não é um número; era esperado um como `3`, `-0.5` ou `1e6`.
diagnostic-nested = Há colchetes aninhados demais: uma árvore tem no máximo { $limit } níveis.
diagnostic-after-the-end = Há `{ $found }` após o fim da posição, onde nada mais era esperado.
diagnostic-bad-name = `{ $found }` não é um nome; eram esperados letras, algarismos e `_`.
diagnostic-single-quotes = Aspas simples contêm um só caractere; era esperada uma string entre "aspas duplas".
diagnostic-no-notation = Isto não é um arquivo de posição, `(version: 1, game: …)`, nem uma árvore em uma destas notações: { $notations }.
diagnostic-lonely-slash = Uma só `/` não significa nada aqui; era esperado um comentário, `// …` ou `/* … */`.
diagnostic-syntax = Isto não é RON; o analisador diz: { $message }

# Tipos de valores
diagnostic-no-version = Falta a versão; `version: 1` era esperado entre os campos.
diagnostic-other-version = Este arquivo tem a versão `{ $found }`; só a versão `1` pode ser lida.
diagnostic-unknown-field = Não há campo `{ $found }` aqui; era esperado { $expected }.
diagnostic-no-fields = Não há campo `{ $found }` aqui; eram esperados parênteses vazios.
diagnostic-repeated-field = O campo `{ $field }` aparece pela segunda vez; era esperado uma só vez.
diagnostic-missing-field = Falta o campo `{ $field }`; era esperado entre os campos destes parênteses.
diagnostic-unknown-word = `{ $found }` não é possível aqui; era esperado { $expected }.
diagnostic-unknown-game = Não há jogo `{ $found }`; era esperado { $expected }.
diagnostic-wrong-kind = Era esperado: { $expected }; há: { $found }.

diagnostic-one-of = um de { $choices }

diagnostic-expected-node = um nó (um número, uma lista de nós ou `(name: "B", children: […])`)
diagnostic-expected-node-of-players = um nó (um vetor como `(1, 2, 3)`, uma lista de nós ou `(name: "B", children: […])`)
diagnostic-expected-players = uma lista de nomes, como `["A", "B", "C"]`
diagnostic-expected-children = uma lista de nós entre colchetes, como `[3, 12, 8]`
diagnostic-expected-number = um número, `inf` ou `-inf`
diagnostic-expected-whole = um número inteiro, 0 ou mais
diagnostic-expected-share = um peso como `2`, ou uma probabilidade como `0.1`, `"10 %"`, `"1/6"` ou `rest`
diagnostic-expected-weight = um peso como `3` ou `-0.5`
diagnostic-expected-string = uma string entre "aspas"
diagnostic-expected-text = uma string entre "aspas", ou uma por idioma: `(en: "…", es: "…")`
diagnostic-expected-game = um jogo com os seus campos, como `Tree(tree: [3, 12, 8])` ou `TicTacToe(board: […])`
diagnostic-expected-fields = campos entre parênteses ({ $fields })
diagnostic-expected-no-fields = parênteses vazios
diagnostic-expected-window = dois números entre parênteses, como `(-inf, 3)`
diagnostic-expected-rows = uma lista de linhas, como `["XO.", ".X.", "..."]`
diagnostic-expected-cells = uma lista das casas de 0 a 8 na ordem em que são testadas
diagnostic-expected-pieces = uma lista de peças com seus donos, como `[("X", Max), ("O", Min)]`
diagnostic-expected-piece = uma peça com seu dono, como `("X", Max)`
diagnostic-expected-counts = uma lista de números inteiros, como `[4, 4, 4]`
diagnostic-expected-scores = os pontos de MAX e de MIN entre parênteses, como `(12, 7)`
diagnostic-expected-tiles = uma lista de linhas de peças, como `[[2, 0], [0, 2]]`
diagnostic-expected-pits = uma lista de covas, cada uma com as suas fichas, como `[[1, 5, 10], []]`
diagnostic-expected-tokens = as fichas de uma cova entre colchetes, como `[1, 5, 10]`
diagnostic-expected-moves = uma lista dos lances já feitos, como `["4", "0"]`
diagnostic-expected-move = um lance como string entre "aspas", por exemplo `"4"`
diagnostic-expected-choices = uma lista de opções, como `["sim", "não"]`
diagnostic-expected-steps = uma lista de passos, como `[10, 24]`
diagnostic-expected-bookmarks = uma lista de marcadores, como `[(step: 12)]`
diagnostic-expected-question-kinds = uma lista de tipos de pergunta, como `[Value, Cut]`
diagnostic-expected-questions = uma lista de perguntas, como `[(kind: Cut, step: 12)]`
diagnostic-expected-range = um número inteiro, ou o menor e o maior entre parênteses, como `(2, 4)`
diagnostic-expected-wished-game = um jogo com as suas condições, como `Tree(branching: 3)` ou `TicTacToe()`

diagnostic-found-number = o número `{ $found }`
diagnostic-found-string = a string `{ $found }`
diagnostic-found-word = a palavra `{ $found }`
diagnostic-found-quoted = `{ $found }`
diagnostic-found-named = `{ $found }(…)`
diagnostic-found-optional = `{ $found }` (os valores se escrevem como são, e um campo sem valor é omitido)
diagnostic-found-list = uma lista
diagnostic-found-fields = campos entre parênteses
diagnostic-found-tuple = valores sem nome entre parênteses
diagnostic-found-map = um mapa entre chaves

# Significado
diagnostic-nan = NaN não é um valor; era esperado um número, `inf` ou `-inf`.
diagnostic-number-too-large = `{ $found }` é grande demais para fazer contas; era esperado um número mais perto de 0, ou `inf` ou `-inf` para uma partida ganha ou perdida.
diagnostic-not-exact = `{ $found }` seria arredondado: números inteiros são exatos até 9007199254740992 de cada lado de 0; era esperado um número mais perto de 0.
diagnostic-not-whole = `{ $found }` não é possível aqui; era esperado um número inteiro, 0 ou mais.
diagnostic-no-children = Esta lista está vazia; um nó interno tem pelo menos um filho, e uma folha se escreve como um número.
diagnostic-impossible-counts = Estas contagens não podem ser assim: `n` é um número inteiro de 1 ou mais, `w` fica entre 0 e `n`, e um nó tem pelo menos as visitas, os resultados e as derrotas dos seus filhos juntos. Se `w` conta as vitórias do jogador que fez o lance até o nó, escreva `wins: Mover` junto de `tree`.
diagnostic-count-alone = `{ $count }` está aqui sem `{ $missing }`. Escreva os dois, ou deixe os dois de fora onde os filhos têm contagens: então são as somas das contagens dos filhos.
diagnostic-value-and-children = Este nó tem mais de um dos campos `value`, `children` e `chance`; era esperado exatamente um deles.
diagnostic-neither-value-nor-children = Este nó não tem `value`, nem `children`, nem `chance`; era esperado exatamente um deles.
diagnostic-prior-without-move = Só tem `prior` um lance que um jogador faz: a raiz e os resultados do acaso não o têm.
diagnostic-priors-without-puct = Esta busca não tem probabilidades a priori e por isso não pode ter uma regra para elas. Escreva `selection: Puct` ao lado.
diagnostic-player-at-chance = Este nó de acaso tem um `player`; onde o acaso decide, nenhum jogador escolhe, e os resultados dizem quem joga.
diagnostic-empty-bounds = { $low } não é menor que { $high }; eram esperados limites como `(-10, 10)`, primeiro o inferior.
diagnostic-outside-bounds = Este valor fica fora de `bounds`; era esperado um número de { $low } a { $high }.
diagnostic-estimate-at-leaf = Esta folha tem um `estimate` além do seu `value`; só um nó interno, com `children`, pode ter um.
diagnostic-empty-name = Este nome está vazio; era esperado pelo menos um caractere, ou nenhum `name`.
diagnostic-name-taken = O nome `{ $name }` já é de um nó anterior; os nomes devem ser únicos.
diagnostic-name-is-an-id = `{ $name }` já é o identificador de um nó sem nome; era esperado outro nome.
diagnostic-levels = A árvore tem { $levels } níveis; eram esperados no máximo { $limit }, e este nó está além.
diagnostic-rows = Este tabuleiro { $rows ->
    [0] não tem linhas
    [one] tem uma linha
   *[other] tem { $rows } linhas
}; eram esperadas { $expected }.
diagnostic-row = `{ $found }` não é uma linha do tabuleiro; eram esperados { $expected } caracteres, cada um `X`, `O` ou `.`.
diagnostic-size = `{ $found }` não é possível aqui; era esperado um número inteiro, 1 ou mais.
diagnostic-size-limited = `{ $found }` não é possível aqui; era esperado um número inteiro de 1 a { $most }.
diagnostic-floating = A peça na coluna { $column } (contando de 0) flutua: era esperada uma peça na casa abaixo dela.
diagnostic-not-a-cell = Não há casa `{ $found }`; era esperada uma de 0 a 8.
diagnostic-repeated-cell = A casa { $cell } aparece pela segunda vez; cada uma de 0 a 8 era esperada uma só vez.
diagnostic-missing-cells = { $count ->
    [one] Falta a casa { $cells }
   *[other] Faltam as casas { $cells }
}; cada uma de 0 a 8 era esperada uma vez.
diagnostic-counts = Nenhuma partida chega a { $x } X e { $o } O: X começa, então eram esperados tantos X quantos O, ou um a mais.
diagnostic-not-to-move = { $given } não pode jogar agora: pelo número de X e de O, é a vez de { $mover }, então era esperado `{ $mover }`.
diagnostic-both-lines = Os dois jogadores têm uma linha; uma partida acaba com a primeira, então era esperada no máximo uma.
diagnostic-moved-after-the-end = { $winner } tem uma linha, mas { $other } jogou depois; era esperado que a partida acabasse com a linha.
diagnostic-count-too-large = `{ $found }` é grande demais aqui; era esperado um número inteiro de 0 a { $most }.
diagnostic-count-length = Esta lista { $length ->
    [0] está vazia
    [one] tem um elemento
   *[other] tem { $length } elementos
}; eram esperados de 1 a { $most }.
diagnostic-count-sides = Sul tem { $south ->
    [one] uma cova
   *[other] { $south } covas
} e Norte tem { $north }; era esperado o mesmo número dos dois lados.
diagnostic-count-token = Não há ficha `{ $found }`; era esperada uma de `1`, `5`, `10`.
diagnostic-count-tokens = Esta cova contém { $tokens } fichas; eram esperadas no máximo { $most }.
diagnostic-count-orders = Com `sowing: Choice`, estas fichas poderiam ser soltas em mais de { $most } ordens; era esperada uma cova com menos.
diagnostic-tiles-size = Este tabuleiro não tem um tamanho possível; eram esperadas de 2 a 4 linhas, todas com o mesmo número de casas, de 2 a 4.
diagnostic-tile = Não há peça `{ $found }`; era esperado 0 para uma casa vazia, ou uma potência de dois de 2 a { $most }.
diagnostic-tiles-no-room = Nenhuma peça pode ser posta neste tabuleiro, porque nenhuma casa está vazia; era esperado `Max`.
diagnostic-not-a-weight = `{ $found }` não é um peso; era esperado um número de -1000000 a 1000000 com no máximo três casas decimais.
diagnostic-too-great = `{ $found }` é grande demais; era esperado um número inteiro até { $most }.
diagnostic-text-too-long = { $text ->
    [title] Este título tem { $count } caracteres; eram esperados no máximo { $most }.
    [notes] Estas notas têm { $count } caracteres; eram esperados no máximo { $most }.
    [note] Esta nota tem { $count } caracteres; eram esperados no máximo { $most }.
    [slide] O texto deste slide tem { $count } caracteres; eram esperados no máximo { $most }.
    [node] O nome deste nó tem { $count } caracteres; eram esperados no máximo { $most }.
    [move] O nome deste lance tem { $count } caracteres; eram esperados no máximo { $most }.
    [player] O nome deste jogador tem { $count } caracteres; eram esperados no máximo { $most }.
    [student] O nome ou o número deste estudante tem { $count } caracteres; eram esperados no máximo { $most }.
   *[path] Este caminho tem { $count } caracteres; eram esperados no máximo { $most }.
}
typed-field-full = Este campo está cheio: no máximo { $most } caracteres. O que foi colado além deles ficou de fora.
diagnostic-too-many-moves = Este arquivo joga { $count } lances; eram esperados no máximo { $most }.
diagnostic-distance = { $zero ->
    [yes] `{ $found }` não pode ser usado aqui; era esperado um número finito, 0 ou mais.
   *[no] `{ $found }` não pode ser usado aqui; era esperado um número finito maior que 0.
}
diagnostic-closed-window = α = { $alpha } não é menor que β = { $beta }; era esperada uma janela com α < β.
diagnostic-algorithm-without-chance = { $algorithm } não busca nós de acaso: propaga o melhor filho, e num nó de acaso nenhum jogador o escolhe. { $players ->
    [yes] max-n busca árvores assim.
   *[no] Star1 poda árvores assim.
}
diagnostic-window-outside-bounds = Nenhum valor fica dentro desta janela: todos os valores vão de { $low } a { $high }, e a janela é ({ $alpha }, { $beta }).
diagnostic-illegal-move = O lance { $number }, `{ $found }`, não é possível aqui; era esperado um de `{ $legal }`.
diagnostic-move-after-the-end = { $count ->
    [0] A partida acabou antes do primeiro lance
    [one] A partida acabou com o seu primeiro lance
   *[other] A partida acabou após { $count } lances
}, então `{ $found }` não pode ser jogado; era esperado o fim da lista.
diagnostic-leaf-value = `{ $found }` não pode ser o valor de uma folha gerada; era esperado um número inteiro de -{ $most } a { $most }.
diagnostic-reversed-range = O primeiro número deste intervalo é maior que o segundo; eram esperados primeiro o menor e depois o maior.
diagnostic-mcts = A busca em árvore de Monte Carlo não pode ser usada aqui; era esperado outro `algorithm`.
diagnostic-mcts-unbounded = Os resultados contam entre o menor e o maior, e aqui um deles é infinito; eram esperadas folhas finitas, ou `bounds` finitos da árvore.
diagnostic-mcts-too-large = Os resultados de todas as iterações são somados, e com valores tão grandes quanto aqui a soma não cabe em nenhum número; eram esperados valores menores ou menos iterações.
diagnostic-player-count =
    { $count ->
        [one] Há um jogador; eram esperados de { $least } a { $most }.
       *[other] Há { $count } jogadores; eram esperados de { $least } a { $most }.
    }
diagnostic-empty-player-name = O nome de um jogador está vazio; era esperada pelo menos uma letra.
diagnostic-player-name-taken = Outro jogador já se chama `{ $found }`; cada jogador precisa de um nome diferente.
diagnostic-player-named-chance = Nenhum jogador pode se chamar `{ $found }`, que significa que ninguém escolhe; era esperado outro nome.
diagnostic-no-such-player = Nenhum jogador se chama `{ $found }`; era esperado um de { $players }.
diagnostic-vector-length =
    { $length ->
        [one] Isto é um só número; era esperado um vetor com { $players } entradas entre parênteses, uma para cada jogador.
       *[other] Este vetor tem { $length } entradas; eram esperadas { $players }, uma para cada jogador.
    }
diagnostic-not-finite = `{ $found }` é infinito; era esperado um número finito.
diagnostic-not-with-players = Uma árvore de vários jogadores não pode ter este campo.
diagnostic-several-players = Árvores de vários jogadores podem ser resolvidas, percorridas passo a passo, comparadas, julgadas, praticadas, mostradas a uma turma, postas em aulas, exportadas, importadas e compartilhadas por link, com max-n e buscas afins, e não podem ser usadas aqui.
diagnostic-algorithm-for-two-sides = { $algorithm } busca jogos de dois lados, MAX e MIN, e aqui cada jogador tem os seus próprios ganhos; era esperado max-n, max-n-shallow, paranoid ou best-reply.
diagnostic-algorithm-for-players = { $algorithm } busca árvores com `players`, cada um com os seus próprios ganhos; aqui MAX joga contra MIN, e era esperado outro algoritmo, como alpha-beta.
diagnostic-sum-exceeded = As entradas de um vetor somam { $greatest }, mais que a soma `sum` { $sum } que nenhum vetor deve exceder.
diagnostic-floor-count =
    { $count ->
        [one] O mínimo tem uma entrada, e há { $players } jogadores; era esperado um número para todos ou uma entrada para cada um.
       *[other] O mínimo tem { $count } entradas, e há { $players } jogadores; era esperada uma para cada um.
    }
diagnostic-below-floor = Uma entrada do jogador { $player } é { $least }, menor que o mínimo { $floor }.
diagnostic-mcts-of-players = A busca em árvore de Monte Carlo é para jogos de dois lados, e aqui cada jogador tem os seus próprios ganhos; era esperado max-n, max-n-shallow, paranoid ou best-reply.
diagnostic-not-with-chance = Uma árvore em que o acaso decide não pode ter este campo.
diagnostic-rounds-without-tree = Rodadas são jogadas aqui, mas não há nada a escolher; era esperada uma `Tree` cuja raiz tenha filhos, ou nenhum `rounds`.
diagnostic-no-question-kinds = Esta lista está vazia; era esperado pelo menos um tipo de pergunta, ou nenhum `kinds`.
diagnostic-repeated-question-kind = O tipo de pergunta `{ $kind }` aparece pela segunda vez; era esperado uma só vez.
diagnostic-no-estimate = Uma busca com profundidade { $depth } para em { $count ->
    [one] um nó interno que não tem `estimate` ({ $nodes }); dê-lhe um
   *[other] { $count } nós internos que não têm `estimate` ({ $nodes }); dê um a cada um
}, ou escolha outra profundidade.

## O que há de errado num link

link-no-target = Este link não indica nada a abrir: era esperado `#p1…`, `#p0…`, `#tree=…` ou `#lesson=…`.
link-damaged = Este link está danificado ou cortado; é preciso o link inteiro.
link-too-large = Este link contém mais de 1 MB, mais do que uma posição precisa.
link-names-file = A aula deste link cita o arquivo { $name }, que um link não contém; só eram esperados lições, posições e slides.
link-unknown-lesson = Não há lição chamada “{ $name }”.
link-unknown-lesson-nearest = Não há lição chamada “{ $name }”. Seria “{ $nearest }”?
link-unknown-lecture = Não há aula chamada “{ $name }”. As aulas são: { $names }.
diagnostic-row-of-three = `{ $found }` não é uma linha do tabuleiro; esperavam-se { $expected } caracteres, cada um `X`, `O`, `T` ou `.`.
node-board-row-count = Este tabuleiro tem { $rows ->
        [one] 1 linha
       *[other] { $rows } linhas
    }; um tabuleiro tem de 1 a { $most }.
node-board-cell-count = A linha `{ $found }` tem { $cells ->
        [one] 1 casa
       *[other] { $cells } casas
    }; uma linha tem de 1 a { $most }.
node-board-uneven-row = A linha `{ $found }` tem { $cells ->
        [one] 1 casa
       *[other] { $cells } casas
    }, e a primeira tem { $expected }. Todas as linhas de um tabuleiro têm o mesmo comprimento.
node-board-not-a-cell = `{ $found }` não pode ser desenhado em uma casa. Uma casa é um caractere visível; `.` e o espaço são casas vazias.
node-board-long-text = Este texto tem { $count } caracteres; o texto de um nó tem no máximo { $most }.
node-board-line-count = Este texto tem { $lines ->
        [one] 1 linha
       *[other] { $lines } linhas
    }; o texto de um nó tem de 1 a { $most }.
node-board-not-a-piece = `{ $found }` não é uma peça. Uma peça é um caractere visível diferente de `.` e do espaço.
node-board-piece-taken = A peça `{ $found }` aparece duas vezes.
node-board-board-and-text = Um nó tem um `board` ou um `text`, não os dois.
diagnostic-no-game-of-three = Nenhuma partida leva a este tabuleiro: X, O e T jogam um após o outro, X primeiro, e a primeira linha de três termina a partida.
program-file-interpreted = Isto é um programa, e o Poda não inicia nenhum por si só. Se ele joga um jogo como diz a página “A game of your own” do manual, abra-o num terminal: poda --game "{ $command }"
program-file-compiled = Isto é um programa, e o Poda não inicia nenhum por si só. Se ele joga um jogo como diz a página “A game of your own” do manual, compile-o e abra-o num terminal: poda --game "{ $command }"
