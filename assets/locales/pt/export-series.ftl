# A série de imagens que é exportada, e poda export.

# Os nomes do que percorre as páginas de um arquivo, e as suas teclas.
series-previous = Passo anterior
series-next = Próximo passo
series-slider = Passo
series-keys = Setas, Page Up e Page Down: passo anterior e próximo. Espaço: próximo passo. Home e End: primeiro e último passo.
series-link = Abrir no Poda
series-part = A imagem mostra uma parte da árvore.

## Por que não há páginas, depois do nome do arquivo.

series-no-such-step =
    { $count ->
        [one] Não existe o passo { $step }: a busca só tem { $steps } passo.
       *[other] Não existe o passo { $step }: a busca só tem { $steps } passos.
    }
series-no-bookmarks = Não há marcadores para os passos desta busca.
series-no-step = Nenhum passo desta busca pertence a { $groups }.
series-no-such-node = Não há nenhum nó “{ $node }” na árvore desta busca.

## Por que uma imagem não pode ser escrita, depois do nome do arquivo.

export-too-many-pixels = Uma imagem de { $width } × { $height } pixels é grande demais: podem ser escritos no máximo { $most } pixels. Escolha uma largura ou uma escala menor.
export-is-a-folder = Há uma pasta com este nome.
export-is-no-file = Isto é um dispositivo ou um pipe, não um arquivo. Para a saída padrão, escreva -o -.
export-encoding = A imagem não pôde ser codificada: { $said }

## poda export.

export-progress = { $done } de { $pages } páginas…
export-written =
    { $count ->
        [one] Exportado: { $file }.
       *[other] Exportado: { $file }, com { $pages } imagens.
    }
export-written-series = Exportados { $files } arquivos, de { $first } a { $last }.
export-strips = A árvore é grande demais para que os seus nós sejam desenhados um a um nesta imagem, por isso é desenhada em faixas.
export-so-far =
    { $count ->
        [0] Nenhum dos { $files } arquivos foi escrito.
        [one] Dos { $files } arquivos, o primeiro foi escrito.
       *[other] Dos { $files } arquivos, os primeiros { $written } foram escritos.
    }
export-interrupted = A exportação foi interrompida.
export-out-of-time = A exportação demorou mais que --max-time.
export-too-many-pages = São { $pages } páginas, e { $format } admite no máximo { $most }. Escolha menos passos, por exemplo com --steps landmarks ou um intervalo.
series-too-large-for-touch = Numa imagem tátil cabem no máximo { $most } nós. Escolha uma parte da árvore com --view subtree=ID.
series-no-iterations = Só uma busca em árvore de Monte Carlo tem iterações.
series-mcts-for-touch = Uma busca em árvore de Monte Carlo não é desenhada em forma tátil. Escolha outro tema.
series-mcts-subtree = Uma busca em árvore de Monte Carlo é desenhada inteira, ou como a janela a mostra: --view whole ou --view visible.
export-tactile-has-a-size = Uma imagem tátil tem o tamanho que o seu braille exige: retire --width, --height e --view visible.
export-positions-whole = Com --layout positions desenham-se todas as posições, e não em relevo: retire --theme tactile e --view subtree.
export-several-to-standard-output = São { $pages } arquivos, e a saída padrão admite só um. Escolha um passo, ou indique um arquivo com -o, ou escolha um formato com todas as páginas num arquivo. Formatos assim: { $formats }.
export-only-trees = Só uma árvore pode ser escrita neste formato, e esta posição é de um jogo.
export-gambit-infinite = Uma folha desta árvore é infinita, o que um ganho no Gambit não pode ser.
export-tree-leaves-out = O formato não tem lugar para estimativas nem para os limites dos valores; eles são omitidos.
export-position-ending = Uma imagem não é escrita num arquivo cujo nome termina em .ron, como o de uma posição.
export-over-position = Uma imagem não é escrita por cima da posição que ela mostra.
export-expected-ending = O formato não fica claro pelo nome. Indique-o com --format, um destes: { $formats }.
export-expected-steps = Esperavam-se grupos de passos, números de passos ou intervalos como 10..20, separados por vírgulas. Os grupos: { $groups }.
export-expected-view = Esperava-se whole, visible, ou subtree= com o id de um nó, como subtree=1/0.
export-expected-text-size = Era esperado um tamanho de letra em pontos, de { $least } a { $most }.
export-expected-pixels = Esperava-se um número inteiro de pixels de { $least } a { $most }.
export-expected-scale = Esperava-se um número de { $least } a { $most }.

## poda export --help

cli-help-export = Escreve imagens de uma busca ou de uma aula em arquivos, uma página por passo
export-lecture-format = Uma aula é exportada num destes formatos: { $formats }.
export-lecture-flags = As entradas de uma aula dizem como são exploradas e mostradas. Retire { $flags }.
export-notes-of-lectures = --with-notes é para aulas. As notas de uma posição estão em suas páginas de qualquer modo.
export-cropped-pdf = --cropped é para PDF: nos outros formatos, uma imagem não tem texto à volta.
export-lecture-too-long = São mais de { $pages } páginas, e um arquivo admite no máximo { $most }. Dê às entradas passos maiores com `by`.
cli-help-export-steps = Quais passos, separados por vírgulas: all (todos); nodes (cada nó quando se entra nele, uma folha com o seu valor); results (cada valor que um nó interno retorna); landmarks (folhas, cortes e valores retornados); iterations (numa busca em árvore de Monte Carlo, o fim de cada iteração; iterations:10, de uma em cada dez); bookmarks (os marcadores); last (o último); números como poda trace os conta; intervalos como 10..20 (last)
cli-help-export-format = O formato das imagens, ou dot, efg (para o Gambit) ou json só para a árvore, ou scorm para as suas perguntas numa plataforma de ensino; se faltar, o do nome depois de -o, ou senão svg
cli-help-export-theme = As cores; print é legível em preto e branco; tactile tem contornos e braille, para papel microcapsulado (light)
cli-help-export-view = A árvore toda; o que a janela mostra dela em 1280 × 800; ou toda a subárvore de um nó (whole)
cli-help-export-with-notes = Nas páginas de uma aula, também as notas que são só para quem a dá: as dos slides e as das entradas com notes: None
cli-help-export-width = A largura de uma imagem, de 100 a 20000; se faltar, a que a árvore exige
cli-help-export-height = A altura de uma imagem, de 100 a 20000; se faltar, a que a árvore exige
cli-help-export-text-size = O menor tamanho de letra, em pontos se a imagem for tão grande quanto diz: --width 320 são 240 pontos, uma coluna; sem ele, 10.9, ou até 5.4 se só assim uma árvore pequena couber na largura ou na altura
cli-help-export-cropped = Num arquivo PDF, só as imagens, cada uma numa página do seu tamanho, sem frases
cli-help-export-scale = Quantos pixels do arquivo um pixel da imagem ocupa, onde o formato tem pixels, de 0.1 a 20 (1)
cli-help-export-probabilities = Como são escritas as probabilidades dos resultados: como frações ou em porcentagem (fractions)
cli-help-export-notation = Onde são escritos α e β: ao lado do nó, ao lado da aresta ou como intervalo (node)
cli-help-export-unvisited = O que se desenha dos nós não visitados: os contornos, só os vizinhos de nós visitados, ou nada (outlined)
cli-help-export-layout = O que é um nó da imagem: uma visita da busca, ou uma posição, desenhada uma vez com todos os lances que levam a ela (tree)
cli-help-export-output = O arquivo; se forem vários, o começo dos seus nomes, antes do número do passo, -0019; - para a saída padrão. Se faltar, na pasta atual e com o nome do arquivo de posição. Arquivos existentes são sobrescritos
cli-help-export-lang = O idioma das imagens; se faltar, o do sistema
