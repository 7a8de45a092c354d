## Provas: por que não há nenhuma, e códigos digitados.

exam-not-a-code = Isto não é o código de uma prova. Um código é como 7-HH45G: dígitos, um hífen, e letras ou dígitos.
exam-code-mistyped = Há um erro de digitação no código: o seu último caractere, que confere os outros, não combina.
exam-code-unknown = Esta versão do Poda não conhece as condições deste código.
exam-count = Uma prova tem de 1 a { $most } exercícios.
exam-variants = Uma prova tem de 1 a { $most } variantes.
exam-nothing-asked = Nada é perguntado. Pergunte sobre valores, janelas, cortes, o melhor lance, ou quais folhas podem ser podadas.
exam-nothing-to-fill-in = Esta busca não poda nada, por isso não há janelas nem cortes a preencher. Pergunte sobre os valores ou o melhor lance.
exam-undecided = Quais folhas podem ser podadas com alguns valores é perguntado sobre árvores dadas, com no máximo 500 nós, e sobre o alfa-beta ou o Star1 da esquerda para a direita.
exam-matters-undecided = Quais folhas importam para o lance é perguntado sobre árvores dadas, com no máximo 500 nós e pelo menos dois lances na raiz, e sobre buscas da esquerda para a direita.
exam-transform-undecided = Quais mudanças de todas as folhas fazem diferença é perguntado sobre árvores dadas, com no máximo 500 nós e pelo menos dois lances de um jogador na raiz, e sobre o minimax, o alfa-beta e o expectiminimax da esquerda para a direita com uma janela aberta.
exam-needs-files = Este código é o de uma prova sobre arquivos de posição. Ela é aberta junto com esses arquivos, na mesma ordem: poda practice --exam-code CÓDIGO ARQUIVO…. Na janela, abra antes a posição da prova.
exam-other-files = Este código não pertence a estas posições. Esperavam-se os arquivos com que a prova foi feita, sem mudanças e na mesma ordem.
exam-no-such-exercise = A prova não tem nenhum exercício com este número.
exam-too-large = Nenhuma árvore que satisfaça estas condições cabe numa página. Escolha uma profundidade menor, menos filhos ou um tabuleiro menor.
exam-too-few = Há poucos exercícios diferentes deste tipo para uma prova deste tamanho: além de { $count }, não foi encontrado outro. Escolha menos exercícios, menos variantes ou outras condições.
# $reason é shape, size ou wishes.
exam-seed-left-out =
    Exercício { $number }, variante { $variant }: outra semente toma o lugar de { $seed }, { $reason ->
        [shape] que não dá nenhuma árvore da forma que a variante A tem.
        [size] que não dá nenhuma outra árvore que caiba numa página.
       *[wishes] que não dá nenhum exercício que satisfaça as condições.
    }
exam-other-search = Exercício { $number }: a busca do seu documento não é feita à mão. O exercício pede outra: { $algorithm }, da esquerda para a direita.
exam-too-large-for-page = Esta árvore é grande demais para uma página, mesmo deitada: precisa de { $percent } % do espaço que há.
exam-far-too-large-for-page = Esta árvore é grande demais para uma página: tem mais de { $most } nós.
exam-fitting-depth = Com um limite de profundidade de { $depth }, ela cabe.
exam-no-fitting-depth = Escolha uma posição com menos lances.
exam-canceled = A prova foi interrompida, e nada é escrito.
cli-exam-progress = { $done } de { $all } exercícios…
exam-no-variant-of-game = Uma variante de um arquivo precisa de uma árvore com valores próprios. Aqui as avaliações decorrem do tabuleiro, e outro tabuleiro tem outros cortes.
exam-no-variant-of-tree =
    { $count ->
        [one] Não há tantas variantes desta árvore, só a própria árvore: não foi encontrada outra distribuição dos valores das folhas com os mesmos cortes nos mesmos nós e com outros valores a preencher. Escolha uma árvore com mais folhas.
       *[other] Não há tantas variantes desta árvore, só { $count } com a própria árvore: não foi encontrada outra distribuição dos valores das folhas com os mesmos cortes nos mesmos nós e com outros valores a preencher. Escolha { $count } variantes, ou uma árvore com mais folhas.
    }
diagnostic-exam-plan = Este é o plano de uma prova, e esperava-se uma posição. O comando `poda exam` faz a prova.
diagnostic-exam-source = Cada exercício de um plano tem exatamente um entre `lesson`, `file` e `wishes`.
diagnostic-expected-exam-entries = uma lista de exercícios, como `[(lesson: "a-to-n", points: 10), (file: "meu.ron"), (wishes: (shallow: 1, deep: 1))]`
exam-no-moves = Esta posição não tem lances, por isso não há nada a preencher.

## poda exam

cli-help-exam = Escreve provas e os seus gabaritos
cli-usage-exam = poda exam [OPÇÕES] -o ARQUIVO [ARQUIVO…]
cli-help-exam-seed = A semente da prova: a mesma semente e as mesmas condições dão os mesmos exercícios; se faltar, uma é escolhida e mostrada
cli-help-exam-count = Quantos exercícios a prova tem (1)
cli-help-exam-variants = Quantas variantes a prova tem, todas com árvores da mesma forma; as de um arquivo têm os valores dele em outras folhas, e os mesmos cortes (1)
cli-help-exam-kind = O jogo de que vêm os exercícios: tree, tic-tac-toe (ttt), connect-four (connect), kalah ou nim (tree)
cli-help-exam-contents = O que cada exercício contém, separado por vírgulas: shallow=1 exatamente um, deep=1.. pelo menos um, equal=..2 no máximo dois, saves-subtree, chance, star1, none-at-last-child, careful-root (shallow=1..)
cli-help-exam-ask = O que se preenche, separado por vírgulas: values, windows, cuts, best, ever (as folhas que alguns valores podam), matters (as folhas que importam para o lance), transform (as mudanças de todas as folhas que fazem diferença); os três primeiros também só em alguns nós, como windows:min, values:chance, values:2-3 (níveis; a raiz é o 1), cuts:max:1; se faltar, no máximo cerca de 30 campos por árvore, e num banco de questões tudo menos ever, matters e transform
cli-help-exam-points = Os pontos de cada exercício, impressos ao lado dele; se faltar, um por campo
cli-help-exam-weights = Quanto pesa cada tipo de campo, separado por vírgulas: values=2, windows=1, cuts=3, best=2, ever=4, matters=2, transform=2; os pontos de um exercício são divididos entre os seus campos segundo estes pesos, e os de uma questão de um banco entre as suas lacunas (todos 1)
cli-help-exam-minutes = Quantos minutos há, impressos acima dos exercícios
cli-help-exam-worked-example = Mostrar o primeiro exercício preenchido, como exemplo sem pontos
cli-expected-points = Esperava-se um número inteiro de 1 a { $most }.
cli-expected-per-page = Era esperado um número de exercícios de 1 a { $most }.
cli-expected-weights = Esperavam-se pesos de 1 a { $most }, separados por vírgulas, como values=2,windows=1,cuts=3,best=2.
cli-help-exam-key-form = O que o gabarito contém: short, uma página por exercício, com a árvore preenchida e as razões dos seus cortes; long, cada campo com a sua razão (short)
cli-help-exam-algorithm = A busca que é feita à mão: minimax, alpha-beta, negamax ou negamax-alpha-beta (alpha-beta)
cli-help-exam-paper = O tamanho do papel: a4 ou letter (a4)
cli-help-exam-per-page = Quantos exercícios partilham uma página se forem pequenos o bastante, de 1 a 4: para isso as suas árvores são diminuídas, até casas de 6 mm (1)
cli-help-exam-max-memory = Usar no máximo esta memória para ler e explorar todos os arquivos (256)
cli-help-exam-title = O título da prova
cli-help-exam-format = O formato: pdf para papel, latex para o código-fonte de uma prova com o gabarito (classe exam), moodle ou qti para um banco de questões (XML do Moodle, QTI 1.2 do Canvas); se faltar, pelo nome do arquivo: .pdf, .tex, .xml ou .zip
cli-help-exam-output = O arquivo da prova, com todas as variantes em seguida
cli-help-exam-key = O arquivo do gabarito; se faltar, exam-key.pdf ao lado de exam.pdf
cli-help-exam-key-json = O arquivo do gabarito como dados, em JSON
cli-help-exam-files = Arquivos de posição ou lições, um exercício para cada, em vez de exercícios gerados; ou um só plano de prova, um arquivo com uma lista de exercícios
cli-help-exam-students = Uma tabela (CSV) com as colunas name e student, ou uma delas: cada estudante recebe uma folha com nome e número, vizinhos na lista recebem variantes diferentes, e exam-seats.csv ao lado de exam.pdf diz quem tem qual
cli-help-exam-with-test-student = Imprime uma folha também para o estudante de teste do Canvas, “Student, Test”
cli-help-practice-exam-code = Recuperar um exercício de uma prova: o código do rodapé, como 7-HH45G ou 7M-R2, ou com variante e número, 7-HH45G/B/3
cli-help-practice-variant = A variante da prova, de A a Z (A)
cli-help-practice-exercise = O número do exercício na prova (1)
cli-expected-variant = Esperava-se uma letra de A a Z.
cli-expected-asked = Esperavam-se partes separadas por vírgulas: values, windows, cuts, best, ever, matters, transform, as três primeiras também com um jogador, com chance ou com níveis, como windows:min ou values:2-3.
cli-expected-contents = Esperavam-se conteúdos separados por vírgulas: shallow, deep, equal, saves-subtree, chance e star1, cada um com um número, como em shallow=2, ou com um intervalo, como em shallow=1..3, 1.. ou ..3, none-at-last-child, careful-root.
cli-exam-code = Semente { $seed }; o código da prova é { $code }.
cli-exam-unknown-format = O nome não diz qual formato se quer. Esperava-se um nome que termine em .pdf, .tex, .xml ou .zip, ou --format.
cli-exam-written = Escrito: { $file }
cli-exam-over-position = Uma prova não é escrita por cima de uma posição sobre a qual pergunta.
cli-exam-students-on-paper = Folhas com nomes só são escritas em PDF.
cli-exam-test-student = O estudante de teste do Canvas na linha { $line } não recebe folha. Com --with-test-student recebe uma.
cli-exam-marks-on-paper = Um banco de questões não tem pontos, minutos, páginas nem exemplo resolvido próprios: a plataforma de ensino os define.
cli-exam-same-file = Outro arquivo desta prova tem o mesmo nome.
cli-exam-not-written = O arquivo não pôde ser escrito. { $reason }

## A folha.

exam-title-alpha-beta = Poda alfa-beta
exam-title-chance = Árvores com nós de acaso
exam-title-minimax = Minimax
exam-variant = Variante { $letter }
exam-key-of = Gabarito: { $title }
exam-name = Nome
exam-group = Turma
exam-date = Data
exam-points-label = Pontos
exam-exercise = Exercício { $number }
exam-exercise-titled = Exercício { $number }: { $title }
exam-worked = { $exercise } (exemplo resolvido)
exam-worked-note = Exemplo resolvido
exam-minutes =
    { $minutes ->
        [1] O tempo é de 1 minuto.
       *[other] O tempo é de { $minutes } minutos.
    }
exam-weight =
    { $part ->
        [alpha] α e β { $weight } cada
        [cut] os círculos abaixo de um nó { $weight }
        [best] o melhor lance { $weight }
        [ever] as folhas circuladas { $weight }
        [matters] as folhas sublinhadas { $weight }
        [transform] as mudanças circuladas { $weight }
       *[value] v { $weight }
    }
exam-points-weighted = Os pontos de um exercício estão impressos ao lado dele. São divididos por peso entre o que a busca preenche: { $weights }. O que decorre corretamente de um erro seu anterior conta por inteiro.
exam-best = Melhor lance
exam-page = Página { $page } de { $pages }
exam-tree = Árvore do exercício { $number }, filhos na ordem: { $tree }
exam-search =
    { $algorithm ->
        [minimax] Aplique o minimax a cada árvore. Os valores das folhas são dados. Os filhos são percorridos da esquerda para a direita, e os de uma coluna, de cima para baixo.
        [negamax] Aplique o negamax a cada árvore e escreva todos os valores do ponto de vista de MAX. Os valores das folhas também são dados do ponto de vista de MAX. Os filhos são percorridos da esquerda para a direita, e os de uma coluna, de cima para baixo.
        [negamax-alpha-beta] Aplique o negamax com poda alfa-beta a cada árvore e escreva todos os valores e todas as janelas do ponto de vista de MAX. Os valores das folhas também são dados do ponto de vista de MAX. Os filhos são percorridos da esquerda para a direita, e os de uma coluna, de cima para baixo.
        [star1] Aplique o Star1 a cada árvore. Os valores das folhas são dados. Os filhos são percorridos da esquerda para a direita, e os de uma coluna, de cima para baixo.
        [expectiminimax] Calcule o valor de cada nó. Os valores das folhas são dados.
        [max-n] Aplique o max^n a cada árvore. Os filhos são percorridos da esquerda para a direita, e os de uma coluna, de cima para baixo.
        [max-n-shallow] Aplique o max^n com poda rasa a cada árvore. Os filhos são percorridos da esquerda para a direita, e os de uma coluna, de cima para baixo.
        [paranoid] Aplique o algoritmo paranoico a cada árvore. Os filhos são percorridos da esquerda para a direita, e os de uma coluna, de cima para baixo.
        [best-reply] Aplique a busca da melhor resposta a cada árvore. Os filhos são percorridos da esquerda para a direita, e os de uma coluna, de cima para baixo.
       *[alpha-beta] Aplique o alfa-beta a cada árvore. Os valores das folhas são dados. Os filhos são percorridos da esquerda para a direita, e os de uma coluna, de cima para baixo.
    }
exam-chance = Num círculo decide o acaso, com a probabilidade que está junto de cada resultado. Ele vale a média: o valor de cada resultado vezes a sua probabilidade, tudo somado.
exam-chance-bounds =
    Toda folha está entre { $low } e { $high }, e toda janela também. Abaixo de um círculo, o α de um resultado é o que ele precisaria valer para que o círculo valesse o seu próprio α se cada resultado desconhecido valesse { $high }; o β, o que precisaria valer para o β do próprio círculo se cada um valesse { $low }. { $cut_on ->
        [strict] Há um corte num círculo quando ele já não pode valer α ou mais, ou β ou menos.
       *[equal] Há um corte num círculo assim que ele já não pode valer mais que α, ou menos que β.
    } Ele retorna então o máximo que ainda pode valer, ou o mínimo.
exam-triangles = MAX joga nos triângulos que apontam para cima; MIN, nos que apontam para baixo.
exam-fail-soft = A busca é fail-soft: um nó retorna o melhor valor que encontrou, mesmo que ele fique fora da sua janela.
exam-fail-hard = A busca é fail-hard: um nó interno não retorna nenhum valor fora da sua janela, e sim o limite que seria ultrapassado. Uma folha retorna o seu valor como é.
exam-cut-on-equal = Há um corte num nó assim que α ≥ β.
exam-cut-on-strict = Há um corte num nó só quando α > β; onde α = β, a busca continua.
exam-fill-windows = α e β: a janela com que se entra no nó, antes do seu primeiro filho. Escreva −∞ e +∞ onde ainda não há limite.
exam-fill-values = v: o valor que o nó retorna.
exam-fill-bounds = v: o que o nó retorna. Escreva 3 se é sabido que o seu valor é exatamente 3, e ≤ 3 ou ≥ 3 se só isso é sabido.
exam-fill-cuts = Risque o círculo de cada ramo podado: o de cada filho que o pai já não explora depois de um corte.
exam-fill-best = Melhor lance: o filho da raiz com o melhor valor; se há vários, o primeiro.
exam-ever = Deixe de lado os valores das folhas: { $range }. Circule cada folha que esta busca poda com alguns valores. As outras ela visita quaisquer que sejam os valores.
exam-matters = Sublinhe cada folha que importa para o lance na raiz: com algum outro valor só dessa folha, outro lance seria o melhor. Dos valores, { $range }. De vários lances melhores, joga-se o primeiro.
exam-transform =
    Circule o que faria diferença se o valor x de cada folha se tornasse isto:   { $changes }.   Faz diferença { $prunes ->
        [yes] se outro lance é o melhor na raiz ou se outros ramos são podados.
       *[no] se outro lance é o melhor na raiz.
    } O posto é o lugar entre os valores distintos, e o menor tem posto 1. De vários lances melhores, joga-se o primeiro.
# Também em bancos de questões.
exam-ever-range =
    { $bounded ->
        [yes] cada um pode ser qualquer número de { $low } a { $high }
       *[no] cada um pode ser qualquer número
    }
exam-fill-never-entered = Deixe vazios os campos dos nós em que a busca nunca entra.
exam-points = Cada campo que a busca preenche vale um ponto. Um número que decorre corretamente de um erro seu anterior ganha o seu ponto.
exam-points-with-cuts = Cada campo que a busca preenche vale um ponto, e também valem um ponto, em conjunto, os círculos abaixo de cada nó em que ela entra. O que decorre corretamente de um erro seu anterior ganha o seu ponto.
exam-points-ever = As folhas circuladas de um exercício valem um ponto em conjunto.
exam-points-matters = As folhas sublinhadas de um exercício valem um ponto em conjunto.
exam-points-transform = As mudanças circuladas de um exercício valem um ponto em conjunto.
exam-marks =
    { $player ->
        [MAX] As cruzes são de MAX e as bolas, de MIN.
       *[MIN] As cruzes são de MIN e as bolas, de MAX.
    }
exam-discs = As peças cheias são de MAX e as vazadas, de MIN.
exam-rows =
    { $player ->
        [MAX] A fileira de baixo e a base da direita são de MAX; a fileira de cima e a base da esquerda, de MIN.
       *[MIN] A fileira de baixo e a base da direita são de MIN; a fileira de cima e a base da esquerda, de MAX.
    }
exam-dice = As barras são os pontos de MAX e MIN, até os que vencem; ao lado do dado estão os pontos da vez.
exam-piles = Um lance como 2-1 tira 1 objeto da pilha 2.

## O gabarito.

exam-key-cuts = Por que ramos são podados
exam-scheme = Correção
exam-scheme-points = Cada campo vale um ponto. Um limite como ≤ 3 não é o mesmo que o valor 3.
exam-scheme-weighted = Os pontos de um exercício são divididos por peso entre os seus campos: { $weights }. Um limite como ≤ 3 não é o mesmo que o valor 3.
exam-scheme-share = Os campos deste exercício pesam { $weight } no total, para { $points } pontos.
exam-scheme-cuts = Os círculos abaixo de um nó são um só campo: certo se exatamente os ramos podados estão riscados, ou se com razão nenhum está.
exam-scheme-ever = As folhas circuladas são um só campo: certo se estão circuladas exatamente as mesmas que aqui.
exam-scheme-matters = As folhas sublinhadas são um só campo: certo se estão sublinhadas exatamente as mesmas que aqui.
exam-scheme-transform = As mudanças circuladas são um só campo: certo se estão circuladas exatamente as que são nomeadas aqui.
exam-scheme-never-entered = Os campos riscados aqui, em nós em que a busca nunca entra, não somam nem tiram pontos.
exam-scheme-follows = O que, pelas regras da busca, decorre dos campos anteriores do próprio estudante ganha o seu ponto.
exam-scheme-follows-minimax = O que decorre dos campos anteriores do próprio estudante ganha o seu ponto.
exam-scheme-legal = Só decorre de janelas abertas, valores na faixa das folhas e cortes que decorrem; senão, dos verdadeiros.
exam-scheme-legal-minimax = Só decorre de valores na faixa das folhas; senão, dos verdadeiros.
exam-exercise-points =
    { $count ->
        [one] Exercício { $number }: { $points } ponto
       *[other] Exercício { $number }: { $points } pontos
    }
exam-column-field = Campo
exam-column-expected = Esperado
exam-column-reason = Motivo
exam-column-points = Pontos

## Fonte em LaTeX.

exam-latex-hint = As folhas de todas as variantes. Sem o sinal de porcentagem, a próxima linha as transforma no gabarito.
exam-latex-solution = Solução
exam-latex-point = ponto
exam-latex-points = pontos
exam-title-players = Árvores de vários jogadores
exam-fill-best-players =
    { $mixed ->
        [yes] Melhor lance de um entre vários jogadores: o filho da raiz que esse jogador escolhe.
       *[no] Melhor lance: o filho da raiz que o seu jogador escolhe.
    }
exam-players =
    Cada folha tem um número para cada jogador, na ordem { $order }. O jogador ao lado de um nó joga ali e escolhe o filho que mais lhe dá. { $rule ->
        [first] Entre iguais, escolhe o primeiro.
        [worst] Entre iguais, escolhe o que menos dá a { $viewer }, e entre esses o primeiro.
       *[best] Entre iguais, escolhe o que mais dá a { $viewer }, e entre esses o primeiro.
    }
exam-players-limits =
    Os números de uma folha somam no máximo { $sum }, e cada jogador recebe no mínimo: { $floors }. β de um nó é o máximo que há para o seu jogador: a soma menos o mínimo de todos os outros. Se outro jogador joga no nó pai e já tem ali um vetor, β é a soma menos o que esse jogador tem e menos o mínimo dos demais. { $cut_on ->
        [strict] Há um corte em um nó assim que um filho dá ao seu jogador mais que β, se β foi fixado por um jogador acima.
        [first] Há um corte em um nó assim que um filho dá ao seu jogador o máximo que há, ou β ou mais.
       *[other] Há um corte em um nó assim que um filho dá ao seu jogador o máximo que há, ou β ou mais se { $viewer } joga no nó pai; se joga outro, mais que β, pois esse jogador poderia escolher o filho por causa de um empate.
    } Um filho que foi cortado por causa do jogador do nó pai não é escolhido.
exam-fill-vectors = v: o vetor que o nó retorna, como (6, 1, 3).
exam-fill-vectors-or-bounds = v: o vetor que o nó retorna, como (6, 1, 3). Após um corte que poda algo por causa de β, escreva só o que o jogador do nó recebe no mínimo, como ≥ 5; se o jogador tem o máximo que há, escreva o vetor.
exam-coalition = Cada folha tem um número para cada jogador, na ordem { $order }, e só conta o de { $viewer }. Em cada nó joga quem está escrito ao lado. { $viewer } é MAX e fica com o filho que retorna mais; todos os outros juntos são MIN e ficam com o filho que retorna menos.
exam-coalition-replies = Entre dois lances de { $viewer }, no máximo um adversário se afasta do seu primeiro lance. Onde um já se afastou, os outros adversários só têm o seu primeiro lance: só se explora o primeiro filho, e os outros são deixados de lado. Esses não se riscam.
exam-fill-returned = v: o número que o nó retorna.
