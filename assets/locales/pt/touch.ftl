# Um celular na vertical: o painel lateral como folha, e o que não cabe entre os controles.
sheet-title = Explicações
sheet-pull-up = Mostrar as explicações
sheet-put-away = Ocultar as explicações
sheet-higher = Ampliar as explicações
sheet-lower = Reduzir as explicações
transport-more = Outros saltos, velocidade e tamanho do passo

# As teclas do teclado numérico, como os leitores de tela as dizem.
pad-minus = Sinal de menos
pad-point = Ponto decimal
pad-infinity = Infinito
pad-at-most = No máximo
pad-at-least = No mínimo
pad-backspace = Apagar o último caractere
pad-enter = Enter
pad-next = Próximo campo

# O botão de um diálogo que, sem ele, se fecha com Esc.
modal-close = Fechar

# O botão sobre uma apresentação da qual, sem ele, se sai com Esc.
present-leave = Sair da apresentação

# A legenda antes do primeiro passo, onde não há teclas.
caption-touch-start = <b>{ $heading }</b>: { $player } joga. Toque na seta grande para começar.
caption-touch-start-leaf = <b>{ $heading }</b>: aqui não há lance a buscar. Toque na seta grande para começar.
