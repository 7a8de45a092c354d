# O diálogo que exporta imagens, e o que se diz enquanto são escritas.

key-export = Exportar imagens…
key-copy-picture = Copiar imagem
picture-copied = A imagem está na área de transferência
picture-copied-size = Ela mede { $width } × { $height } pixels. Cole-a num slide ou num documento.
picture-not-copied = A imagem não foi copiada
picture-not-copied-why = Esta página não tem acesso à área de transferência. Exporte a imagem como arquivo.
key-print = Imprimir…
print-written = A página a imprimir foi salva como arquivo
print-written-why = Imprima-a a partir do programa que mostra arquivos PDF. Se o desktop não a abriu sozinho, abra este arquivo.
pictures-title = Exportar imagens
pictures-format = Formato
pictures-format-svg = SVG: imagens vetoriais
pictures-format-png = PNG: imagens de pixels
pictures-format-pdf = PDF: um documento, uma página por passo
pictures-format-handout = PDF em papel: três passos por folha, com espaço para anotações
pictures-format-tikz = TikZ: código LaTeX
pictures-format-beamer = Beamer: slides em LaTeX
pictures-format-gif = GIF: uma animação
pictures-format-apng = APNG: uma animação em cores completas
pictures-format-html = HTML: um documento para o navegador
pictures-steps = Passos
pictures-steps-current = Este passo
pictures-steps-all = Todos os passos
pictures-steps-nodes = Cada nó
pictures-steps-results = Cada resultado
pictures-steps-nodes-and-results = Nós e resultados
pictures-steps-landmarks = Passos marcantes
pictures-steps-iterations = Cada iteração
pictures-steps-ten-iterations = A cada 10 iterações
pictures-steps-hundred-iterations = A cada 100 iterações
pictures-steps-bookmarks = Marcadores
pictures-steps-listed = Estes passos:
pictures-list = Números
pictures-view = Parte
pictures-view-whole = Árvore inteira
pictures-view-visible = O que cabe na janela
pictures-view-subtree = Subárvore: { $node }
pictures-view-no-subtree = Subárvore do nó selecionado
pictures-theme = Cores
pictures-theme-light = Claras
pictures-theme-dark = Escuras
pictures-theme-print = Preto e branco
pictures-language = Idioma
pictures-size = Tamanho
pictures-size-natural = O necessário
pictures-size-chosen = Largura
pictures-width = Largura em pixels
pictures-scale = Pixels por pixel
pictures-export = Exportar…

pictures-preview = Página { $number } de { $count }. { $heading }
pictures-page = Página { $number } de { $count }
pictures-no-page = Nenhuma página
pictures-previous = Página anterior
pictures-next = Próxima página
pictures-drawing = A página está sendo desenhada…
pictures-no-picture = Não há imagem deste passo.

pictures-one-file = { $count ->
    [one] { $pages } imagem, num arquivo.
   *[other] { $pages } imagens, num arquivo.
}
pictures-files = { $count ->
    [one] { $pages } arquivo, com uma imagem.
   *[other] { $pages } arquivos, cada um com uma imagem, numerados em ordem.
}
pictures-counting = As páginas estão sendo contadas…
pictures-too-many = { $pages } páginas são demais: no máximo { $most } podem ser exportadas de uma vez. Escolha menos passos.
pictures-no-steps = A busca não tem nenhum passo assim.
pictures-no-bookmarks = Esta busca não tem marcadores. K põe um no passo mostrado.
pictures-list-empty = Liste os passos pelos seus números, como 3, 7, 12 ou 3-12. O último passo é { $last }.
pictures-list-no-number = “{ $part }” não é o número de um passo. Eram esperados números como 3, 7, 12 ou um intervalo como 3-12.
pictures-list-beyond = Não há passo { $part }: o último é { $last }.
pictures-list-backward = O intervalo { $part } acaba antes de começar.
pictures-no-width = A largura é um número inteiro de pixels, de { $least } a { $most }.
pictures-no-scale = O número de pixels por pixel vai de { $least } a { $most }; 2 serve para a maioria das telas e dos slides.
pictures-no-subtree = Selecione primeiro um nó na árvore: a sua subárvore é exportada.
pictures-no-thread = As páginas não podem ser desenhadas, porque o sistema não consegue iniciar outra thread.
export-still-writing = Outra exportação está sendo escrita. Ela tem de terminar ou ser cancelada antes.
pictures-still-searching = A busca ainda está em andamento. As suas páginas podem ser exportadas quando terminar.

pictures-dialog = Exportar imagens
pictures-writing = A página { $number } de { $pages } está sendo desenhada…
export-writing = Os arquivos estão sendo escritos…
export-canceling = A exportação está sendo cancelada…
export-cancel = Cancelar a exportação
export-written-files = { $count ->
    [one] { $name } foi escrito
   *[other] { $files } arquivos foram escritos
}
pictures-written-pages = { $count ->
    [one] Tem { $pages } imagem.
   *[other] Tem { $pages } imagens.
}
pictures-written-from-to = De { $first } a { $last }, numa pasta.
export-canceled = A exportação foi cancelada
export-nothing-written = Nenhum arquivo mudou.
export-not-written = Nada foi exportado
export-failed = Isto é uma falha do Poda, ou o sistema não consegue iniciar outra thread.
export-practicing = Nada é exportado durante um exercício
export-practicing-why = Imagens da busca e o gabarito de uma prova mostrariam o que se pergunta. Esc encerra o exercício, e então podem ser exportados.

ask-files-exist = { $count ->
    [one] Substituir { $name }?
   *[other] Substituir { $files } arquivos?
}
ask-files-exist-why = { $count ->
    [one] Já existe um arquivo com este nome. Ele será perdido.
   *[other] Já existem arquivos com estes nomes, como { $name }. Eles serão perdidos.
}
ask-files-replace = Substituir
