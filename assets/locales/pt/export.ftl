# Palavras das imagens exportadas e do que as escolhe.

# O cabeçalho de uma página: que passo da busca ela mostra.
series-heading = Passo { $step } de { $steps }

# A frase de uma página antes do primeiro passo, em lugar da que nomeia uma tecla.
caption-page-start = <b>{ $heading }</b>: { $player } joga. Nada foi buscado ainda.
caption-page-start-leaf = <b>{ $heading }</b>: aqui não há lance a buscar. Nada foi avaliado ainda.
