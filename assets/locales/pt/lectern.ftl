# Na tribuna: um holofote, uma caneta, e o que fica ao lado da árvore em letras grandes.

keys-lectern = Ao apresentar
more-lectern = Ao apresentar
key-spotlight = Holofote no ponteiro
key-spotlight-larger = Holofote maior
key-spotlight-smaller = Holofote menor
key-laser = Ponteiro laser
laser-on = O ponteiro laser está ligado.
spotlight-on = O holofote está ligado.
key-pen = Caneta: desenhar sobre a árvore
key-pen-color = Caneta na próxima cor
key-pen-undo = Desfazer o último traço
key-pen-wipe = Apagar o que foi desenhado
pen-color = Cor da caneta
pen-violet = Violeta
pen-ink = Tinta
pen-marker = Marca-texto amarelo
pen-max = Azul de MAX
pen-min = Laranja de MIN
pen-cut = Carmesim, como um corte
pen-drawing = A caneta desenha sobre a árvore: { $count ->
    [one] { $strokes } traço
   *[other] { $strokes } traços
}
key-aside-reason = Apresentação: a razão ao lado da árvore
key-aside-algorithm = Apresentação: o algoritmo ao lado da árvore
key-aside-stack = Apresentação: a pilha de chamadas ao lado da árvore
aside-no-reason = Nenhum corte a explicar neste passo.
aside-no-stack = A pilha de chamadas está vazia: nenhum nó está sendo buscado.
aside-concealed = Oculto até que a pergunta seja respondida.
key-board-aside = Apresentação de linhas abertas ou simulações: o tabuleiro ao lado da árvore
key-count-lines = Apresentação de linhas abertas: contá-las uma a uma
board-lines-max = <alpha>{ $mark }: linhas abertas?</alpha>
board-lines-min = <beta>{ $mark }: linhas abertas?</beta>
key-given-leaves = Valores das folhas desde o começo
