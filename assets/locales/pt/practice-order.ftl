# Melhorar a ordem dos filhos.

key-improve-order = Melhorar a ordem
improve-title = Melhorar a ordem
improve-how = Arraste os filhos para que mais seja podado. O nó selecionado também pode ser movido com as teclas.
improve-now = Folhas avaliadas agora: { $leaves }
improve-start = No começo: { $leaves }
improve-best = O melhor possível: { $leaves }
improve-best-found = O melhor encontrado: { $leaves }. Pode haver uma ordem melhor.
improve-solved = Nenhuma ordem avalia menos folhas.
improve-solved-found = Nenhuma ordem melhor foi encontrada.
improve-move = Mova { $name } entre os seus irmãos:
improve-select = Selecione um nó para movê-lo.
improve-reset = Voltar ao começo
improve-show-best = Mostrar uma das melhores ordens
practice-no-order = Só os filhos de uma árvore escrita por extenso podem ser postos em outra ordem, e só no alfa-beta ou no negamax α-β, mostrado sozinho, que os testa na ordem deles.
practice-offer-improve-order = Isto é um exercício: ponha os filhos numa ordem em que mais seja podado.
improve-too-large = Esta árvore é grande demais para procurar a melhor ordem.
