lessons-find = Procurar uma lição
lessons-none = Nenhuma lição tem “{ $text }” no título ou no texto.
lessons-found =
    { $count ->
        [one] Uma lição
       *[other] { $count } lições, a mais parecida primeiro
    }
lessons-minutes = { $minutes } min
lessons-done = { $done } de { $all } feitas
lesson-done-line = { $title }, feita
lesson-answers = { $right } de { $asked }
key-glossary = Glossário: o que os termos significam
lesson-next = Próxima lição
lesson-previous = Lição anterior
lesson-group-trees = Árvores de jogo
lesson-group-pruning = A poda
lesson-group-tic-tac-toe = Jogo da velha
lesson-group-variants = Variantes do alfa-beta
lesson-group-limits = Onde a partida ou a busca termina
lesson-group-games = Mais jogos
lesson-group-weights = Avaliações com pesos
lesson-group-mistakes = Erros comuns
lesson-group-whole-game = Uma partida inteira
lesson-group-order = Que lance testar primeiro
lesson-group-clever = Buscas mais espertas
lesson-group-levels = Níveis de jogo
lesson-group-runs = O seu próprio programa
lesson-group-chance = Quando um dado decide
lesson-group-several-players = Vários jogadores
lesson-group-monte-carlo = Busca em árvore de Monte Carlo
lesson-group-boards = Tabuleiros próprios
panel-notes = O que observar
panel-notes-fold = Recolher o texto
panel-notes-unfold = Mostrar o texto
panel-bookmarks = Ir para
panel-bookmark = <b>Passo { $step }</b> { $note }
panel-notes-other-position = O texto fala da posição que foi aberta. Esta é outra, por isso os passos e os números podem não coincidir.
panel-notes-other-search = O texto fala da sua própria busca. Esta é outra, por isso os passos e os números podem não coincidir.
panel-notes-back = Buscar como no texto
more-leaves = Valores das folhas
leaves-of-trees-from-start = em árvores dadas, desde o início
leaves-from-start = desde o início
leaves-when-visited = ao serem visitadas
more-pruned-values = Valores das folhas podadas no fim
