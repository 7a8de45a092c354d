## Por que não há resposta, depois do nome do arquivo.

cli-limit-nodes =
    { $count ->
        [one] Parou no limite de { $nodes } nó. Busque menos meios-lances, ou permita mais com --max-nodes.
       *[other] Parou no limite de { $nodes } nós. Busque menos meios-lances, ou permita mais com --max-nodes.
    }
cli-limit-memory = Parou no limite de { $megabytes } MB de memória. Busque menos meios-lances, ou permita mais com --max-memory.
cli-limit-time = Parou no limite de tempo. Busque menos meios-lances, ou permita mais segundos com --max-time.
cli-limit-time-reading = O tempo de --max-time acabou antes de o arquivo ser lido.
cli-limit-loading = Ler este arquivo pode exigir { $megabytes } MB de memória. Permita isso com --max-memory.
cli-limit-depth = Parou numa linha de { $plies } meios-lances, a mais longa que é explorada. Limite a profundidade com --depth.
cli-limit-overflow = Parou: um valor esperado precisaria de mais de 128 bits para ser exato.
cli-limit-infinities = Parou: a média de +∞ e −∞ não é um número.
cli-no-file-and-no-lesson = Não há nenhum arquivo nem lição com este nome.
cli-no-file-and-no-lecture = Não há nenhum arquivo nem aula com este nome.
cli-check-no-run = Não existe esse arquivo. Era esperado o caminho de uma execução.
cli-play-standard-input = Os lances são lidos da entrada padrão, por isso a posição precisa vir de um arquivo ou de uma lição.
cli-interrupted = Interrompido.
cli-working =
    { $count ->
        [one] Trabalhando há { $seconds } segundo… Ctrl+C encerra.
       *[other] Trabalhando há { $seconds } segundos… Ctrl+C encerra.
    }
cli-table-line = Linha { $line }: { $said }
cli-progress = { $nodes } nós visitados…

## A resposta de poda solve como texto.

cli-solve-heading =
    { $fail ->
        [soft] { $file }: { $algorithm }, fail-soft
        [hard] { $file }: { $algorithm }, fail-hard
       *[none] { $file }: { $algorithm }
    }
cli-solve-leaf =
    { $estimate ->
        [yes] A busca para na raiz. A avaliação estática dela é { $score }.
       *[no] A raiz é uma folha e vale { $score }.
    }
cli-solve-move =
    { $player ->
        [MAX] MAX { $kind ->
            [roll] rola o dado
            [hold] para
           *[move] escolhe { $best }
        } e garante pelo menos { $score }.
       *[MIN] MIN { $kind ->
            [roll] rola o dado
            [hold] para
           *[move] escolhe { $best }
        } e não deixa MAX passar de { $score }.
    }
cli-solve-value = { $player } { $kind ->
    [roll] rola o dado
    [hold] para
   *[move] escolhe { $best }
}. O valor é { $value }.
cli-solve-estimate =
    { $depth ->
        [one] { $player } escolhe { $best }. O valor é { $score }, propagado de estimativas 1 meio-lance à frente.
       *[other] { $player } escolhe { $best }. O valor é { $score }, propagado de estimativas { $depth } meios-lances à frente.
    }
cli-solve-estimate-quiet =
    { $depth ->
        [one] { $player } escolhe { $best }. O valor é { $score }, propagado de estimativas 1 meio-lance à frente, ou mais longe onde uma posição não estava quiescente.
       *[other] { $player } escolhe { $best }. O valor é { $score }, propagado de estimativas { $depth } meios-lances à frente, ou mais longe onde uma posição não estava quiescente.
    }
cli-solve-average = { $player } { $kind ->
    [roll] rola o dado
    [hold] para
   *[move] escolhe { $best }
}. Em média, isso vale { $value }.
cli-solve-chance = Aqui decide o acaso. Em média, o valor é { $value }.
cli-solve-bound = { $player } joga. O valor é { $value }: a janela na raiz era estreita demais para dizer mais. { $only ->
    [yes] O único lance é { $best }.
   *[no] O candidato é { $best }, que não está provado ser o melhor lance.
}
cli-solve-outside = { $player } joga. O valor é { $value }. Ele fica fora da janela, por isso não se sabe qual lance é o melhor. { $only ->
    [yes] O único lance é { $best }.
   *[no] O candidato é { $best }.
}
cli-solve-level =
    { $depth ->
        [one] { $player } escolhe { $best }, que vale { $score } até onde um meio-lance mostra. Este nível de jogo não olha mais longe.
       *[other] { $player } escolhe { $best }, que vale { $score } até onde { $depth } meios-lances mostram. Este nível de jogo não olha mais longe.
    }
cli-solve-beginner =
    { $only ->
        [yes] { $player } escolhe { $best }, o único lance. Até onde se buscou, o valor é { $value }.
       *[no] { $player } escolhe { $best }, escolhido ao acaso. Os outros lances não foram explorados, por isso do valor só se sabe que é { $value }.
    }
cli-solve-mistaken = { $player } escolhe { $best } e considera que vale { $score }. Esta busca comete um erro de propósito, por isso nada está provado.
cli-solve-equal = { $count ->
    [one] Outro lance é igualmente bom: { $moves }.
   *[other] Outros lances são igualmente bons: { $moves }.
}
cli-solve-line = Variante principal: { $line }
cli-solve-no-such-move =
    “{ $typed }” não é um lance aqui. { $any ->
        [yes] Os lances são { $moves }.
       *[no] A partida acabou e não há nenhum.
    }
cli-solve-cost =
    { $one ->
        [one] { $nodes } nó, { $other ->
            [one] { $leaves } folha avaliada.
           *[other] { $leaves } folhas avaliadas.
        }
       *[other] { $nodes } nós, { $other ->
            [one] { $leaves } folha avaliada.
           *[other] { $leaves } folhas avaliadas.
        }
    }

## poda trace: as linhas ao redor dos passos, e o que JSON diz de um passo além da sua legenda.

cli-trace-search =
    Algoritmo: { $settings }. { $player ->
        [chance] O acaso decide.
       *[other] { $player } joga.
    } Poda { $version }.
cli-trace-opponent = MIN joga ao acaso
cli-trace-fail =
    { $fail ->
        [soft] fail-soft
       *[hard] fail-hard
    }
cli-trace-cut-on =
    { $cut_on ->
        [equal] corte quando α ≥ β
       *[strict] corte quando α > β
    }
cli-trace-to-the-end = até o fim da partida
cli-trace-depth = até a profundidade { $depth }
cli-trace-window = janela { $alpha } … { $beta }
cli-trace-merge = lances simétricos unidos
cli-trace-merge-plies =
    { $plies ->
        [one] lances simétricos unidos no primeiro meio-lance
       *[other] lances simétricos unidos nos primeiros { $plies } meios-lances
    }
cli-trace-order =
    { $order ->
        [reversed] lances em ordem inversa
        [best-first] primeiro os lances com a melhor avaliação
        [worst-first] primeiro os lances com a pior avaliação
        [best-known] { $tree ->
            [yes] primeiro o melhor lance conhecido, depois a ordem dada
           *[no] primeiro o melhor lance conhecido, depois a ordem do jogo
        }
       *[given] { $tree ->
            [yes] lances na ordem dada
           *[no] lances na ordem do jogo
        }
    }
cli-trace-killers =
    { $count ->
        [one] 1 lance assassino por nível
       *[other] { $count } lances assassinos por nível
    }
cli-trace-history = heurística do histórico
cli-trace-stored-first =
    { $remembered ->
        [yes] primeiro o melhor lance conhecido
       *[no] o melhor lance conhecido no seu lugar de costume
    }
cli-trace-table = tabela de transposição
cli-trace-quiet =
    { $plies ->
        [one] busca de quiescência de 1 meio-lance onde um lance mudou a avaliação em mais de { $change }
       *[other] busca de quiescência de até { $plies } meios-lances onde um lance mudou a avaliação em mais de { $change }
    }
cli-trace-guess = primeiro palpite { $guess }
cli-trace-delta = janela de aspiração de ±{ $delta }
cli-trace-seed = semente { $seed }
cli-trace-scout = Sonda com janela nula.
cli-trace-research = Nova busca com a janela inteira (α, β).
cli-trace-probe = Sondagem: um só lance.
cli-trace-out-of-time = O tempo de --max-time acabou: o que segue não é escrito.
cli-trace-complete = A busca está completa.
cli-trace-stop =
    { $known ->
        [both] { $why } Valor { $value }, melhor lance: { $best }.
        [candidate] { $why } Valor { $value }. O candidato é { $best }, que não está provado ser o melhor lance.
        [value] { $why } Valor { $value }.
        [move] { $why } A busca escolhe { $best }.
       *[nothing] { $why }
    }

## poda play: a saída de uma partida. “Eu” é o programa, “você”, o usuário.

cli-play-sides = Você joga com { $you }, eu jogo com { $me }. Os valores são dados do ponto de vista de MAX. Digite ajuda para ver o que pode ser digitado.
cli-play-several = Você joga com { $you }, eu jogo com { $me }, e cada um quer o máximo para si. Um valor é o que recebe quem joga. Digite ajuda para ver o que pode ser digitado.
cli-play-as = { $player } joga.
cli-play-alone =
    { $you ->
        [MAX] Só você joga, como MAX, e depois de cada lance seu o acaso faz um. Digite ajuda para ver o que pode ser digitado.
       *[MIN] Só eu jogo, como MAX, e depois de cada lance meu o acaso faz um.
    }
cli-play-chance = O acaso decide: { $move }.
cli-play-so-far =
    { $count ->
        [one] Lance jogado até agora: { $moves }.
       *[other] Lances jogados até agora: { $moves }.
    }
cli-play-at-random = Jogo qualquer lance legal, ao acaso. Com --seed { $seed }, a mesma partida pode ser repetida.
cli-play-to-the-end = Busco com { $algorithm } até o fim da partida.
cli-play-plies =
    { $depth ->
        [one] Busco com { $algorithm } e olho 1 meio-lance à frente. Não vejo o que há além disso: posso perder.
       *[other] Busco com { $algorithm } e olho { $depth } meios-lances à frente. Não vejo o que há além disso: posso perder.
    }
cli-play-lost-line = A linha que o mostra: { $line }.
cli-play-in-time =
    { $seconds ->
        [one] Para cada lance busco durante 1 segundo, cada vez um meio-lance mais fundo, e respondo pela última passada terminada.
       *[other] Para cada lance busco durante { $seconds } segundos, cada vez um meio-lance mais fundo, e respondo pela última passada terminada.
    }
cli-play-time-over =
    { $depth ->
        [one] Uma passada mais profunda não terminou: esta é a resposta da última terminada, de 1 meio-lance.
       *[other] Uma passada mais profunda não terminou: esta é a resposta da última terminada, de { $depth } meios-lances.
    }
cli-play-not-in-time = --seconds é para jogos de dois lados sem acaso que podem ser explorados a qualquer profundidade.
cli-play-sooner = Uma vitória conta mais quanto antes vem: o seu valor cai 1 para cada meio-lance da partida.
cli-play-sampling =
    { $count ->
        [one] Uso a busca em árvore de Monte Carlo, com 1 iteração por lance. Tudo o que digo de um lance é uma estimativa: posso perder. Com --seed { $seed }, a mesma partida pode ser repetida.
       *[other] Uso a busca em árvore de Monte Carlo, com { $number } iterações por lance. Tudo o que digo de um lance é uma estimativa: posso perder. Com --seed { $seed }, a mesma partida pode ser repetida.
    }
cli-play-your-turn =
    { $turn ->
        [again] É a sua vez de novo: você é { $side }.
       *[first] É a sua vez: você é { $side }.
    }
cli-play-moves =
    { $count ->
        [one] Só é possível jogar { $moves }.
       *[other] É possível jogar { $moves }.
    }
cli-play-must-pass = Não há lance, e é preciso passar: digite { $move }.
cli-play-my-turn-again = É a minha vez de novo.
cli-play-mine =
    { $kind ->
        [pass] Não tenho lance e passo:
       *[move] Escolho { $move }:
    } { $certainty ->
        [exact] valor { $value }, que é certo
        [least] valor { $value } ou melhor para mim, que é certo
        [average] valor { $value } em média
       *[estimate] valor { $value }, até onde busquei
    } ({ $count ->
        [one] { $nodes } nó
       *[other] { $nodes } nós
    }).
cli-play-mine-sampled =
    { $kind ->
        [pass] Não tenho lance e passo.
       *[move] { $count ->
            [one] Escolho { $move }, com estimativa de { $value } depois de 1 iteração.
           *[other] Escolho { $move }, com estimativa de { $value }: { $visits } de { $number } iterações fizeram este lance.
        }
    }
cli-play-fewer-iterations =
    { $count ->
        [one] Não cabem tantas iterações, por isso faço só 1.
       *[other] Não cabem tantas iterações, por isso faço só { $number }.
    }
cli-play-mine-at-random =
    { $kind ->
        [pass] Não tenho lance e passo.
       *[move] { $count ->
            [one] Escolho { $move }, o único lance.
           *[other] Escolho { $move }, um de { $count } lances, ao acaso.
        }
    }
cli-play-mine-first =
    { $kind ->
        [pass] Não tenho lance e passo.
       *[move] Escolho { $move }, o primeiro lance da lista: dentro destes limites não posso olhar nem um meio-lance à frente.
    }
cli-play-too-many-nodes =
    { $count ->
        [one] A busca exigiria mais de { $most } nó, por isso olho só { $depth } { $depth ->
            [one] meio-lance
           *[other] meios-lances
        } à frente.
       *[other] A busca exigiria mais de { $most } nós, por isso olho só { $depth } { $depth ->
            [one] meio-lance
           *[other] meios-lances
        } à frente.
    }
cli-play-too-much-memory =
    A busca exigiria mais de { $most } MB de memória, por isso olho só { $depth } { $depth ->
        [one] meio-lance
       *[other] meios-lances
    } à frente.
cli-play-not-exact =
    Um valor esperado não seria exato nessa profundidade, por isso olho só { $depth } { $depth ->
        [one] meio-lance
       *[other] meios-lances
    } à frente.
cli-play-too-deep =
    A busca chegou a uma linha de { $most } meios-lances, a mais longa que é explorada, por isso olho só { $depth } { $depth ->
        [one] meio-lance
       *[other] meios-lances
    } à frente.
cli-play-no-estimate =
    { $asked ->
        [one] Nem todo nó 1 meio-lance à frente tem uma estimativa, por isso olho { $depth } meios-lances à frente.
       *[other] Nem todo nó { $asked } meios-lances à frente tem uma estimativa, por isso olho { $depth } meios-lances à frente.
    }
cli-play-over =
    { $end ->
        [you] A partida terminou: você ganhou.
        [me] A partida terminou: eu ganhei.
        [drawn] A partida terminou em empate.
       *[worth] A partida terminou.
    }
cli-play-count = A posição final vale { $sum }.
cli-play-undone =
    { $count ->
        [one] Desfeito: { $moves }.
       *[other] Desfeitos: { $moves }.
    }
cli-play-redone =
    { $count ->
        [one] Refeito: { $moves }.
       *[other] Refeitos: { $moves }.
    }
cli-play-nothing-to-undo = Não há nenhum lance seu a desfazer.
cli-play-nothing-to-redo = Não há nenhum lance a refazer.
cli-play-unknown = “{ $typed }” não pode ser jogado aqui. É possível jogar { $moves }. Digite ajuda para ver o que mais pode ser digitado.
cli-play-unknown-many = “{ $typed }” não pode ser jogado aqui. Digite ajuda para ver os lances e o que mais pode ser digitado.
cli-play-empty = Nada foi digitado. É possível jogar { $moves }. Digite ajuda para ver o que mais pode ser digitado.
cli-play-empty-many = Nada foi digitado. Digite ajuda para ver os lances e o que mais pode ser digitado.
cli-play-help-move =
    { $count ->
        [one] { $moves }: joga esse lance, o único.
       *[other] { $moves }: joga esse lance.
    }
cli-play-help-undo = { $word }: desfaz o seu último lance e a minha resposta.
cli-play-help-redo = { $word }: refaz o que foi desfeito.
cli-play-help-save = { $word } ARQUIVO: salva a partida com os seus lances.
cli-play-help-moves = { $word }: mostra os lances até agora, como --moves os lê.
cli-play-help-quit = { $word }: encerra a partida.
cli-play-help-help = { $word }: mostra isto.
cli-play-save-where = Depois de “{ $word }” esperava-se o nome de um arquivo, como { $word } partida.ron.
cli-play-saved =
    { $count ->
        [0] Salva em { $file }, antes do primeiro lance.
        [one] Salva em { $file }, com um lance.
       *[other] Salva em { $file }, com { $count } lances.
    }
cli-play-save-over = { $file } não é um arquivo de posição. Digite { $yes } para sobrescrevê-lo; o que ele contém é guardado ao lado.
cli-play-kept = { $file } fica como está.
cli-play-not-saved = { $file } não foi salvo. { $why }
cli-play-no-moves = Nenhum lance foi jogado ainda.
cli-play-quit = A partida termina aqui.
cli-play-input-ended = Não há mais nada a ler: a partida termina aqui.
cli-play-word-yes = sim
cli-play-word-undo = desfazer
cli-play-word-redo = refazer
cli-play-word-save = salvar
cli-play-word-moves = lances
cli-play-word-quit = sair
cli-play-word-help = ajuda

## O que está errado nos argumentos.

cli-error = erro:
cli-error-help = Consulte { $help }.
cli-did-you-mean = Seria { $meant }?
cli-flag-of-mcts = { $flag } é um ajuste da busca em árvore de Monte Carlo, e esta posição é buscada em profundidade. Acrescente --algorithm mcts.
cli-priors-without-puct = --priors é a regra das probabilidades a priori do PUCT, e esta busca não as tem. Acrescente --selection puct.
cli-error-unknown-flag = Não existe aqui a opção { $flag }.
cli-error-unknown-command = Não existe o comando “{ $command }”.
cli-error-too-many = “{ $found }” é um argumento a mais.
cli-error-value = { $flag } não pode ser “{ $value }”. { $why }
cli-error-no-value = Falta um valor depois de { $flag }.
cli-error-takes-no-value = { $flag } não leva nenhum valor.
cli-error-conflict = { $flag } não pode ser combinado com { $other }.
cli-error-missing = Falta um argumento: { $missing }.
cli-error-not-text = Um argumento não é texto UTF-8.
cli-error-arguments = Estes argumentos não podem ser entendidos.
cli-expected = Esperava-se um destes: { $values }.
cli-expected-plies = Esperava-se um número de meios-lances, ou full.
cli-expected-depths = Esperava-se um número de meios-lances, um intervalo de no máximo 100, como 1..4, ou full.
cli-expected-iterations = Esperava-se um número de iterações de 1 a { $most }.
cli-expected-seeds = Esperava-se uma semente, ou um intervalo de no máximo 10 000, como 1..50.
cli-expected-kinds = Esperavam-se tipos de pergunta separados por vírgulas: { $search_kinds }; sobre a busca em árvore de Monte Carlo { $mcts_kinds }.
cli-expected-whole = Esperava-se um número inteiro, 0 ou mais.

## poda --help

cli-help-about = Minimax e alfa-beta, passo a passo
cli-help-solve = Explora posições e escreve o valor, o melhor lance e os cortes
cli-help-trace = Escreve cada passo de uma busca
cli-help-play = Joga contra o programa, em texto
cli-help-practice = Faz perguntas sobre uma busca e diz o que está certo ou errado nas respostas
cli-help-compare = Explora posições de várias maneiras e escreve quanto cada uma custa, numa tabela
cli-missing-letters = `{ $text }` tem letras para as quais o Poda não tem glifo, e caixas no lugar delas: { $letters }
cli-missing-letters-more = { $count ->
    [one] Mais { $count } texto também.
   *[other] Mais { $count } textos também.
}
cli-help-import = Lê uma árvore em qualquer notação e a escreve como arquivo de posição
cli-help-import-file = Um arquivo, ou - para a entrada padrão: listas aninhadas, notação abreviada, linhas com recuo, JSON, um literal de Python, listas de filhos, Mermaid, um forest do LaTeX, Newick, DOT, um jogo do Gambit ou uma tabela de caminhos
cli-help-import-output = O arquivo a escrever; se faltar, a saída padrão
cli-help-link = Escreve um documento ou uma aula como link que o abre num navegador
cli-help-completions = Escreve o script de autocompletar de um shell
cli-help-man = Escreve a página do manual, para o programa man
cli-help-of-help = Escreve esta ajuda, ou a de um comando
cli-help-usage = Uso:
cli-help-commands = Comandos:
cli-help-arguments = Argumentos:
cli-help-options = Opções:
cli-help-exit-status = Código de saída:
cli-help-value-file = ARQUIVO
cli-help-value-move = LANCE
cli-help-value-moves = LANCES
cli-help-value-name = NOME
cli-help-value-shell = SHELL
cli-help-value-command = COMANDO
cli-usage-poda =
    poda [OPÇÕES] [ARQUIVO]
         poda COMANDO …
cli-usage-files = poda { $command } [OPÇÕES] ARQUIVO…
cli-usage-file = poda { $command } [OPÇÕES] ARQUIVO
cli-usage-check = poda check [OPÇÕES] EXECUÇÃO…
cli-usage-completions = poda { $command } SHELL
cli-usage-command = poda { $command } [COMANDO]
cli-help-file = Um arquivo de posição, uma lição (como 12 ou a-to-n) ou a execução de um programa, que se abre na janela; - lê uma execução da entrada padrão à medida que chega
cli-help-files = Arquivos de posição, lições (como 12 ou a-to-n), ou - para a entrada padrão
cli-help-position = Um arquivo de posição, uma lição (como 12 ou a-to-n), ou - para a entrada padrão
cli-help-position-or-lecture = Um arquivo de posição, uma aula (um arquivo, ou o nome de uma incluída, como alpha-beta), uma lição (como 12 ou a-to-n), ou - para a entrada padrão
cli-help-play-position = Um arquivo de posição ou uma lição (como 12 ou a-to-n)
cli-help-link-step = O passo em que o documento é aberto, como poda trace os conta
cli-help-link-entry = A entrada em que uma aula é aberta, contada a partir de 1
cli-no-entry = Esta aula não tem a entrada { $entry }: ela tem { $count }.
cli-step-of-a-slide = A entrada { $entry } é um slide, que não tem passos.
cli-entry-of-a-position = Isto não é uma aula e não tem entradas.
cli-not-a-lecture = Isto não é uma aula. Uma aula enumera lições, arquivos e slides.
cli-help-link-lang = O idioma em que o link se abre; se faltar, o do próprio leitor
cli-help-link-mode = practice: perguntar pelo próximo passo, com as respostas ocultas; present: apresentar de imediato
cli-help-link-embed = Um link para um quadro em outra página: só a árvore, a frase e os botões
cli-help-link-base = O endereço da página que abre links; se faltar, a página do próprio programa, se houver uma
cli-link-base = Esperava-se um endereço sem # e sem espaços, como https://example.org/poda/.
cli-link-too-large = O documento tem mais de 1 MB, o que é mais do que cabe num link. Distribua o arquivo em vez disso.
cli-help-which-command = O comando a explicar; se faltar, o programa inteiro
cli-help-shell = bash, elvish, fish, powershell ou zsh
cli-help-json = Escrever JSON, um objeto por linha
cli-help-trace-format = O que se escreve: text (texto); outline, a árvore no fim, um nó por linha em palavras, para leitores de tela e linhas braille; ou os fatos de text como dados: json, um objeto por linha; csv, uma linha por passo; ron, uma só lista; run, as linhas que poda check lê; com --lang, os dados trazem a legenda de cada passo (text)
cli-help-trace-json = O mesmo que --format json
cli-help-practice-json = Perguntar e ler as respostas em JSON, um objeto por linha
cli-help-practice-mcts = Com --generate, um exercício sobre a busca em árvore de Monte Carlo
cli-help-practice-iterations = Com --generate, sobre a busca em árvore de Monte Carlo: o número de iterações, ou de quanto a quanto, entre 6 e 12
cli-practice-mcts-wishes = Um exercício sobre a busca em árvore de Monte Carlo usa uma árvore de 2 ou 3 meios-lances. Ele aceita --depth, --branching, --first, --iterations e --wish com exploration, near-tie e terminal-again.
cli-expected-iteration-range = Esperava-se um número de iterações de { $least } a { $most }, como 8 ou 6..10.
cli-help-practice-kinds = O que se pergunta, separado por vírgulas: { $search_kinds }; sobre a busca em árvore de Monte Carlo { $mcts_kinds }; se faltar, tudo menos ever, matters e transform
cli-help-practice-attempts = Quantas tentativas há por pergunta, 1 ou 2 (2)
cli-help-practice-blank = Corrigir uma árvore preenchida: lê um objeto JSON da entrada padrão e escreve uma linha de JSON por campo
cli-help-practice-sheet = Com --blank, escrever em vez disso um objeto JSON vazio a preencher
cli-help-practice-csv = Com --blank, corrigir as folhas de uma turma: uma tabela CSV com uma linha por estudante e uma coluna por campo
cli-help-why = Acrescentar a cada corte por que ele ocorreu e o que poupou
cli-help-no-verdict = Não dizer quando um lance seu perdeu valor
cli-help-why-not = Também por que a busca não joga este lance, e a linha que o mostra: um lance como se digita em poda play, vários separados por /, ou em uma árvore o nome de um nó
cli-help-short-ids = Nos dados, escrever um id de mais de 40 bytes como #N: o número do nó na sua passada, a partir de 0 na raiz
cli-help-panels = Com --json, acrescentar a cada passo o que os painéis da janela dizem nele
cli-help-lang = O idioma; se faltar, o do sistema
cli-help-algorithm = { $algorithms }; mcts:N ou puct:N para N iterações da busca em árvore de Monte Carlo; ou um erro clássico: { $mistakes }
cli-help-algorithms = Os algoritmos, separados por vírgulas; se faltar, todos
cli-help-fail = O que se retorna fora da janela: o melhor valor encontrado (soft), ou o limite (hard)
cli-help-cut-on = Cortar quando α ≥ β (equal), ou só quando α > β (strict)
cli-help-depth = Quantos meios-lances explorar; full: até o fim da partida
cli-help-compare-mcts = Em vez disso, quantas vezes a busca em árvore de Monte Carlo, com cada um destes números de iterações, decide por um lance certo, com muitas sementes
cli-help-compare-seeds = As sementes de --mcts, um número ou cada um de A a B (1..50)
cli-help-compare-depth = Quantos meios-lances explorar, um número ou cada um de A a B; se faltar, como o arquivo diz
cli-help-order = A ordem em que os lances são testados: como o jogo os dá, ao contrário, ou pela sua avaliação
cli-help-orders = As ordens dos lances, separadas por vírgulas: given, reversed, best-first, worst-first, killers (dois por nível), history, file; se faltar, como o arquivo diz
cli-help-killers = Quantos lances assassinos guardar por nível, de 0 a 3
cli-help-history = Testar primeiro os lances que causaram cortes com frequência
cli-help-exploration = Da busca em árvore de Monte Carlo, a constante c
cli-help-rollout = Da busca em árvore de Monte Carlo, como uma simulação acaba: com o jogo, ou após N meios-lances com a avaliação; evaluation:0 avalia em vez de simular
cli-help-decide = O que decide o lance em Monte Carlo: mais visitas, ou a melhor média
cli-help-selection = Como Monte Carlo seleciona um filho: por UCB1 (uct), ou por probabilidades a priori (puct)
cli-help-priors = Do PUCT, as probabilidades a priori onde a árvore não dá nenhuma: todas iguais, ou o softmax das avaliações com temperatura N
cli-help-sooner = No jogo da velha e no Lig 4, uma vitória conta mais quanto antes vem: 100 menos os meios-lances da partida (1000 num tabuleiro grande)
cli-help-merge-symmetric = Explorar só um dos lances que uma rotação ou reflexão do tabuleiro transforma uns nos outros
cli-help-max-nodes = Parar uma busca neste número de nós (20 000 000)
cli-help-max-time = Parar depois deste número de segundos
cli-help-max-time-of-searches = Parar cada busca depois deste número de segundos
cli-help-max-memory = Parar uma busca nesta quantidade de memória (1024)
cli-help-side = O lado com que você joga; se faltar, o que tem a vez; com vários jogadores, max é o que tem a vez e min todos os outros
cli-help-level = Como o programa joga: qualquer lance, o melhor após um meio-lance, o melhor após dois, ou com a busca em árvore de Monte Carlo de N iterações; se faltar, como a busca do arquivo
cli-help-seed = A semente dos lances aleatórios do iniciante, da busca em árvore de Monte Carlo e do acaso (1)
cli-help-play-moves = Jogar primeiro estes lances, como os jogadores os escrevem: 4453 para colunas, f5d6c3 para casas, com números ou sem eles
cli-help-play-seconds = Faz o programa buscar por tantos segundos a cada lance, um meio-lance mais fundo por vez
cli-help-play-max-nodes = Buscar menos meios-lances onde um lance exigiria mais nós (1 000 000)
cli-help-help = Escrever esta ajuda
cli-help-version = Escrever a versão
cli-man-name = Nome
cli-man-synopsis = Sinopse
cli-man-description = Descrição
cli-man-options = Opções
cli-man-commands = Comandos
cli-man-version = Versão
cli-man-exit-status = Código de saída
cli-help-check = Julga as execuções de outros programas: onde elas pela primeira vez buscam de outro modo, e qual erro explica isso
cli-help-check-format = O formato do que se encontra: text; json, um objeto por execução; junit, para qualquer CI; markdown, para o resumo de uma tarefa; gradescope, o seu results.json; prairielearn, o seu objeto de resultados
cli-help-check-against = A busca com que se compara; se faltar, a que o programa declara ser, ou senão a mais próxima
cli-help-check-position = A posição de todas as execuções; se faltar, a que cada execução dá
cli-help-check-reveal = Quanto se revela: verdict, o veredito; kind, o tipo da primeira diferença; place, onde ela está; all, com o erro que a explica
cli-help-check-points = Um esquema de pontos em RON: (value: 4, move: 2, order: 1, cuts: 2, windows: 1)
cli-help-check-csv = Escrever também uma linha por execução neste arquivo
cli-help-check-runs = Execuções em JSON Lines; - lê uma da entrada padrão
cli-exit-status-check = 0 se todas as execuções estão certas, 1 se uma está errada ou não pode ser lida, 2 se os argumentos estão errados, 3 se nenhuma está errada e uma não é avaliada, porque nada decide. O que acrescentar é dito; ela não conta pontos.
cli-exit-status = 0 se tudo foi feito, 1 se algo não foi, 2 se os argumentos estão errados, 130 depois de Ctrl+C.
cli-help-value-run = EXECUÇÃO

cli-help-game = Um comando cujo programa joga o jogo, em vez de um arquivo (veja o manual); sem --depth, tantos meios-lances quantos couberem
cli-help-game-timeout = Os segundos que o programa de --game pode levar para responder (10)
cli-help-game-partial = Se o programa de --game falhar, continuar com os meios-lances explorados até então; o código de saída continua sendo 1
game-request-first = O primeiro pedido
game-request = O pedido { $request }, que começa com a posição { $position }
game-got = A resposta: { $answer }
game-process-bad-command = Isto não é um comando: falta fechar aspas, ou nada é nomeado.
game-process-not-started = Não é possível iniciar o programa: { $why }
game-process-late = Não houve resposta em { $seconds } s. Permita mais com --game-timeout.
game-process-ended = O programa terminou sem responder ({ $status }).
game-process-too-long = A resposta passa de { $megabytes } MB.
game-process-not-text = A resposta não é texto em UTF-8.
game-answer-not-json = A resposta não é um objeto JSON em uma linha.
game-answer-unknown-field = Não há nenhum campo `{ $found }`.
game-answer-missing-field = Falta o campo `{ $field }`.
game-answer-wrong-field = `{ $field }` não pode ser { $found }.
game-answer-wrong-length = Perguntou-se por { $states ->
        [one] 1 estado
       *[other] { $states } estados
    }, e { $positions ->
        [one] veio 1 posição
       *[other] vieram { $positions } posições
    }.
game-answer-repeated-move = O lance `{ $found }` aparece duas vezes.
game-answer-not-a-number = `{ $field }` tem { $found } onde se esperava um número.
game-answer-no-value = Uma posição sem lances não tem `value`.
game-answer-vector-length = Um vetor tem { $length } valores, e há { $players } jogadores.
game-answer-no-such-player = Nenhum jogador se chama `{ $found }`.
game-answer-probabilities = As probabilidades `p` não são as de todos os resultados: somam 1.
game-answer-probability-of-move = Só os lances do acaso têm uma probabilidade `p`.
game-answer-large-state = Um estado tem { $count } bytes; são permitidos no máximo { $most }.
game-answer-rounded-state = O número { $found } de um estado seria arredondado; escreva-o como texto entre aspas.
game-answer-player-count = Há { $count } jogadores; um jogo tem de { $least } a { $most }.
game-answer-changed-mind = O programa diz agora deste estado algo diferente de antes.
game-tree-no-estimate = Uma posição após { $depth } meios-lances não tem `estimate`, por isso a busca não pode terminar aí. Dê estimativas ao programa, ou outro --depth.
game-tree-too-large = A árvore tem mais de { $most } nós. Limite-a com --depth.
game-limit = { $plies ->
        [one] A árvore acaba após 1 meio-lance: as posições ali contam por suas estimativas.
       *[other] A árvore acaba após { $plies } meios-lances: as posições ali contam por suas estimativas.
    }
cli-help-new = Escrever um pequeno jogo em Python para começar
cli-help-new-file = O arquivo a escrever, que não pode existir
cli-new-written = { $file } foi escrito. Abra-o com: poda --game "python3 { $file }"
cli-new-exists = Este arquivo já existe.
