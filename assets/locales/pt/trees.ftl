## Editar uma árvore explícita
edit-title = Editar a árvore
edit-name = Nome
edit-name-hint = sem nome
edit-name-press-enter = <faint>Pressione Enter para aplicar o nome.</faint>
edit-turn = Quem joga
edit-turn-chance = Acaso
edit-weight = Peso
edit-weight-of = de { $of }
edit-bounds = Todos os valores em
edit-bounds-how = <faint>Aqui se esperam dois números, o menor primeiro: −10 … 10, ou -10..10. Um campo vazio significa que nada se sabe.</faint>
edit-bounds-outside = Um valor da árvore não está em { $low } … { $high }.
edit-add-child = Adicionar um filho
edit-add-outcome = Adicionar um resultado
edit-add-sibling = Adicionar um irmão
edit-delete = Excluir
edit-delete-with = Excluir com a subárvore
edit-rename = Renomear…
edit-earlier = Antes
edit-later = Depois
edit-drag-hint = <faint>Um nó também pode ser arrastado para o lado, além dos seus irmãos.</faint>
edit-sort = Ordem dos filhos
edit-sort-below = Ordenar a subárvore inteira
order-best-first = Melhor primeiro
order-worst-first = Pior primeiro
order-mirrored = Espelhada
edit-leaves = Mudar todas as folhas
edit-leaves-number = Em
edit-leaves-multiply = Multiplicar cada valor por { $by }
edit-leaves-add = Somar { $by } a cada valor
edit-leaves-negate = Trocar o sinal de cada valor
edit-leaves-square = Elevar cada valor ao quadrado
edit-leaves-root = √(1 + valor)
edit-leaves-rank = Postos: o menor passa a ser 1
edit-leaves-low = Menor valor aleatório
edit-leaves-high = Maior valor aleatório
edit-leaves-random = Valores aleatórios de { $low } a { $high }
edit-refused = A árvore não foi alterada
edit-refused-root = A raiz não tem irmãos e não pode ser excluída.
edit-refused-levels = A árvore já tem o máximo de { $most } níveis.
edit-refused-bounds = Um valor não estaria em { $low } … { $high }, onde se diz que estão todos os valores desta árvore.
edit-refused-value = Isso deixaria uma folha sem valor.
edit-refused-empty = Um nome precisa de pelo menos um caractere.
edit-refused-taken = Outro nó já se chama { $name }.
edit-refused-id = Um nó sem nome receberia o identificador { $name }, que é o nome de outro nó.
edit-refused-infinite = Um valor é infinito ou seria.
edit-refused-no-root = Um valor é menor que −1, e √(1 + valor) não é um número.
edit-refused-empty-range = O menor valor aleatório é maior que o maior.
edit-still-changing = A última alteração ainda está sendo buscada. Espere até que a árvore dela apareça e faça então esta alteração.

key-earlier = Testar este nó antes
key-later = Testar este nó depois
key-delete = Excluir este nó
key-name-delete = Delete
keys-order = Nó selecionado

## O efeito de uma mudança na busca
edit-feedback-work = Nós <b>{ $nodes_before } → { $nodes }</b>, folhas <b>{ $leaves_before } → { $leaves }</b>.
edit-feedback-work-same = O mesmo trabalho de antes: <b>{ $nodes }</b>, <b>{ $leaves }</b>.
edit-feedback-answer-same = A resposta continua sendo <b>{ $score }</b>.
edit-feedback-answer = A resposta era <b>{ $before }</b>, e agora é <b>{ $score }</b>.
edit-feedback-minimal = <faint>A árvore mínima tem</faint> { $formula } = <b>{ $leaves }</b><faint>.</faint>
edit-feedback-value-became-estimate = <b>{ $node }</b> era uma folha que valia { $value }. Agora esse valor é a sua estimativa, que conta onde um limite de profundidade encerra a busca.
edit-feedback-estimate-became-value = <b>{ $node }</b> agora é uma folha, e a sua estimativa { $value } é o seu valor.
edit-feedback-kept-its-value = <b>{ $node }</b> agora é uma folha. Não tinha estimativa, por isso mantém o que valia: { $value }.
edit-feedback-beyond = A busca para na profundidade { $depth ->
    [one] 1
   *[other] { $depth }
}: a mudança está abaixo disso, fora do desenho.
edit-feedback-cells = As casas são testadas nesta ordem em todos os nós.

## E se um ramo tivesse outro valor
what-if-drag-leaf = Arraste uma folha para cima ou para baixo, ou clique nela e digite um número. A busca acompanha na hora.
what-if-as-opened = Os valores de antes
what-if-value = Suponha que { $name } valha
what-if-branch = Ramo
what-if-hint = um número
what-if-press-enter = <faint>Pressione Enter para calcular.</faint>
what-if-press-enter-early = <faint>Pressione Enter para ver o valor da árvore inteira, que a busca ainda não encontrou.</faint>
what-if-cut-stays = <b>{ $node }</b> continua { $relation } { $score }, seja qual for o valor de { $branch }: <cut>o corte se mantém</cut>.
what-if-menu = Supor outro valor…
what-if-same = Com <b>{ $value }</b> ali, <b>{ $node }</b> continua valendo <b>{ $after }</b>.
what-if-as-said = Com <b>{ $value }</b> ali, <b>{ $node }</b> valeria <b>{ $after }</b>, e não { $before }. { $pass ->
    [yes] Esta passada
   *[no] A busca
} só provou <b>{ $proved }</b>, e isso continua verdadeiro.
what-if-nothing-said = Com <b>{ $value }</b> ali, <b>{ $node }</b> valeria <b>{ $after }</b>, e não { $before }. { $pass ->
    [yes] Esta passada
   *[no] A busca
} não provou nada sobre isso.
what-if-differs = <cut>Com { $value } ali, { $node } valeria { $after }, e não { $before }: este ramo não devia ter sido podado.</cut>
what-if-stays = <b>{ $subject }</b>: { $extremum } = <b>{ $after }</b>, como antes. { $player } tem { $after } sem este ramo, por isso nada muda daqui para cima.
what-if-no-other = Na verdade, { $node } também vale { $value }, por isso nada muda.
what-if-changes = <b>{ $subject }</b>: { $extremum } = <b>{ $after }</b> em vez de { $before }.
what-if-changes-alone = <b>{ $subject }</b>: <b>{ $after }</b> em vez de { $before }.
what-if-and-so-on = … e assim por diante, até a raiz.
what-if-really = <faint>Calculado com minimax sem poda. Na verdade, { $node } vale { $value }.</faint>
what-if-too-large = Com mais de { $nodes } nós, esta árvore é grande demais para o minimax sem poda aqui.
