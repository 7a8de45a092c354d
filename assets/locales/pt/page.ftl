# O que a página diz antes que o programa inicie, e onde ele não pode. Uma mensagem é uma linha sem variantes: web/pack.mjs a lê.

page-about = Poda percorre minimax e alfa-beta nó por nó e desenha a árvore: o que está provado e o que é podado.
page-read = Ler com um leitor de tela
page-skip-to-stop = Ir à pergunta ou ao tabuleiro
page-skip-to-tree = Ir à árvore de busca
page-loading = Poda está carregando…
page-loaded = Poda está carregando: { $percent }%
page-starting = Poda está iniciando…
page-printing = Ctrl+P dentro de Poda imprime a árvore.
page-reload = Tentar de novo
page-first-lesson = Abrir a primeira lição
page-no-wasm = Poda precisa de WebAssembly, que este navegador não aceita ou tem desligado.
page-no-webgl = Poda desenha com WebGL, que este navegador não aceita ou tem desligado. Tente ligar a aceleração de hardware nas configurações do navegador, ou use outro.
page-too-old = Este navegador é antigo demais para Poda, que precisa de Chrome ou Edge 97, Firefox 102, Safari 16.4 ou uma versão posterior.
page-forbidden = O servidor desta página proíbe WebAssembly, de que Poda é feito: a sua política de segurança de conteúdo precisa conter “wasm-unsafe-eval” em “script-src”.
page-stalled = Nada chegou em 10 segundos. Poda continua a carregar assim que a rede responder; ou tente de novo.
page-damaged = Poda chegou danificado. Tente de novo; se não adiantar, os arquivos do servidor estão danificados ou são de duas versões.
page-no-download = Não foi possível carregar Poda. Verifique a conexão de rede e tente de novo.
page-no-graphics = O navegador retirou a memória gráfica. O documento e o passo foram conservados: tente de novo para continuar.
page-failed = Poda parou por um erro do programa. O documento e o passo estão como foram guardados pela última vez: tente de novo para continuar.
page-from-file = Poda não funciona a partir de um arquivo. Ponha a pasta num servidor web: “python3 -m http.server”, escrito dentro dela, inicia um que mostra Poda em http://localhost:8000.
page-sandboxed = A página em volta deste quadro não deixa Poda carregar: o atributo “sandbox” do quadro precisa conter “allow-same-origin”.
page-missing = Não foi possível carregar um arquivo de Poda. Verifique a conexão de rede e tente de novo; se não adiantar, os arquivos do servidor não estão completos.
page-elsewhere = Abrir o Poda em uma aba própria
