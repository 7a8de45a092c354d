## Os algoritmos: o nome de cada um e uma frase sobre ele onde é escolhido.

search-name-minimax = Minimax
hint-minimax = Visita todos os nós até o limite de profundidade: MAX fica com o maior valor e MIN com o menor.
search-name-alpha-beta = Alfa-beta
hint-alpha-beta = Minimax que poda os ramos que não podem mudar o resultado; a janela de α a β diz quais são.
search-name-negamax = Negamax
hint-negamax = Minimax com uma só regra para os dois jogadores: cada um maximiza, e o valor troca de sinal onde a vez muda.
search-name-negamax-alpha-beta = Negamax α-β
hint-negamax-alpha-beta = Alfa-beta com uma só regra para os dois jogadores: onde a vez muda, os valores trocam de sinal e a janela é invertida.
search-name-alpha-beta-table = Alfa-beta + tabela
hint-alpha-beta-table = Alfa-beta que guarda o que descobriu sobre cada posição, para usá-lo quando outra ordem de lances leva de novo a ela.
search-name-principal-variation = PVS (NegaScout)
hint-principal-variation = Supõe que o primeiro lance é o melhor, testa os outros com uma janela nula e busca de novo os que se mostram melhores.
search-name-iterative-deepening = Aprofundamento iterativo
hint-iterative-deepening = Busca até a profundidade 1, depois 2, e assim por diante: cada passada pode dizer à seguinte que lances testar primeiro.
search-name-aspiration = Janelas de aspiração
hint-aspiration = Aprofundamento iterativo que começa cada nova passada com uma janela estreita em torno do último valor, e a alarga se o valor fica fora dela.
search-name-mtdf = MTD(f)
hint-mtdf = Busca repetidamente com janelas nulas; cada resposta é um limite, até que os dois limites se encontram no valor.
search-name-expectiminimax = Expectiminimax
hint-expectiminimax = Minimax em que o acaso também pode decidir: um nó de acaso vale o que valem, em média, os seus resultados.
search-name-star1 = Star1
hint-star1 = Expectiminimax com poda: o que resta de um nó de acaso conta com os limites de todos os valores.
search-name-star2 = Star2
hint-star2 = Star1 que primeiro testa cada resultado com um só lance, o que muitas vezes já basta.
search-name-max-n = Max^n
hint-max-n = Cada jogador escolhe o filho que é melhor para si, e vetores inteiros são propagados.
search-name-max-n-shallow = Max^n com poda rasa
hint-max-n-shallow = Max^n sem os ramos que quem joga no nó, ou no pai dele, nunca escolhe.
search-name-max-n-deep = Max^n com poda profunda (errado)
hint-max-n-deep = Um erro clássico: qualquer ancestral corta um nó, como no alfa-beta, embora os jogadores intermediários possam decidir outra coisa.
search-name-paranoid = Paranoico
hint-paranoid = Alfa-beta de quem joga na raiz contra todos os outros juntos.
search-name-best-reply = Melhor resposta
hint-best-reply = Paranoico em que no máximo um adversário de cada vez se desvia do seu primeiro lance: uma heurística.
search-name-beginner = Iniciante (aleatório)
hint-beginner = Um nível de jogo, não uma busca: um dos lances legais, ao acaso.
search-name-normal = Normal (1 meio-lance)
hint-normal = Um nível de jogo que olha um meio-lance à frente: o lance após o qual a avaliação é melhor.
search-name-expert = Especialista (2 meios-lances)
hint-expert = Um nível de jogo que olha dois meios-lances à frente: o próprio lance e a resposta.
search-name-wrong-bound = Limite errado
hint-wrong-bound = Errada de propósito: um nó em que há um corte retorna o outro limite da sua janela.
search-name-last-best = O último melhor
hint-last-best = Errada de propósito: um filho que apenas iguala o melhor até agora passa a ser o melhor.
search-name-always-negating = Negar sempre
hint-always-negating = Errada de propósito: negamax que troca o sinal mesmo quando o mesmo lado joga de novo.

## Os algoritmos, linha por linha, com dois espaços de recuo por nível. $child diz que função os filhos chamam: a do
## outro lado, a do mesmo, onde ele joga de novo, ou qualquer das duas. Uma etiqueta como @cutoff no fim de uma linha
## diz que eventos a executam; ela não é mostrada. Sem ela, nenhuma linha passa de 34 caracteres.

algorithm-minimax-max =
    <alpha>max</alpha>(nó): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← −∞
      para cada filho:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
            [chance] acaso
           *[other] <beta>min</beta>
        }(filho)
        melhor ← max(melhor, v) @improve
      retorna melhor @return
algorithm-minimax-min =
    <beta>min</beta>(nó): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← +∞
      para cada filho:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
            [chance] acaso
           *[other] <alpha>max</alpha>
        }(filho)
        melhor ← min(melhor, v) @improve
      retorna melhor @return
algorithm-alpha-beta-max =
    <alpha>max</alpha>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← −∞
      para cada filho:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
            [chance] acaso
           *[other] <beta>min</beta>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        melhor ← max(melhor, v) @improve
        melhor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, melhor)
      retorna { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] melhor
    } @return
algorithm-alpha-beta-min =
    <beta>min</beta>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← +∞
      para cada filho:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
            [chance] acaso
           *[other] <alpha>max</alpha>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        melhor ← min(melhor, v) @improve
        melhor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, melhor)
      retorna { $fail ->
        [hard] <beta>β</beta>
       *[soft] melhor
    } @return
algorithm-negamax =
    negamax(nó): @enter
      folha?  retorna ±avalia(nó) @leaf
      melhor ← −∞
      para cada filho:
        v ← { $child ->
            [same] negamax
            [either] ±negamax
           *[other] −negamax
        }(filho)
        melhor ← max(melhor, v) @improve
      retorna melhor @return
algorithm-negamax-alpha-beta =
    negamax(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna ±avalia(nó) @leaf
      melhor ← −∞
      para cada filho:
        v ← { $child ->
            [same] negamax(filho, <alpha>α</alpha>, <beta>β</beta>)
            [either] ±negamax(filho, …)
           *[other] −negamax(filho, <beta>−β</beta>, <alpha>−α</alpha>)
        }
        melhor ← max(melhor, v) @improve
        melhor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, melhor)
      retorna { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] melhor
    } @return

## Os algoritmos, como os simples: nenhuma linha com mais de 34 caracteres.

algorithm-table-max =
    <alpha>max</alpha>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      conhecido?  retorna o que sabe @table-hit
      melhor ← −∞
      para cada filho:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        melhor ← max(melhor, v) @improve
        melhor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, melhor)
      anota e retorna { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] melhor
    } @return
algorithm-principal-variation-max =
    <alpha>max</alpha>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← −∞
      para cada filho:
        se não é o primeiro:
          v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(filho, <alpha>α</alpha>, <alpha>α+ε</alpha>)
        se primeiro ou v em (<alpha>α</alpha>, <beta>β</beta>):
          v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        melhor ← max(melhor, v) @improve
        melhor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, melhor)
      retorna { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] melhor
    } @return
algorithm-table-min =
    <beta>min</beta>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      conhecido?  retorna o que sabe @table-hit
      melhor ← +∞
      para cada filho:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        melhor ← min(melhor, v) @improve
        melhor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, melhor)
      anota e retorna { $fail ->
        [hard] <beta>β</beta>
       *[soft] melhor
    } @return
algorithm-principal-variation-min =
    <beta>min</beta>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← +∞
      para cada filho:
        se não é o primeiro:
          v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(filho, <beta>β−ε</beta>, <beta>β</beta>)
        se primeiro ou v em (<alpha>α</alpha>, <beta>β</beta>):
          v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        melhor ← min(melhor, v) @improve
        melhor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, melhor)
      retorna { $fail ->
        [hard] <beta>β</beta>
       *[soft] melhor
    } @return
algorithm-beginner =
    iniciante(nó): @enter
      folha?  retorna avalia(nó) @leaf
      filho ← um qualquer @child
      retorna avalia(filho) @return
algorithm-normal =
    normal(nó): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      para cada filho: @child
        v ← avalia(filho) @evaluate-child
        melhor ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(melhor, v) @improve
      retorna melhor @return
algorithm-expert =
    especialista(nó): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      para cada filho: @child
        folha?  w ← avalia(filho) @evaluate-child
        senão  w ← { $reply ->
            [MAX] −∞
           *[MIN] +∞
        }; cada resposta: @reply
          w ← { $reply ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(w, avalia(resposta)) @evaluate-reply
        melhor ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(melhor, w) @improve
      retorna melhor @return

## O laço das passadas, antes da função que percorre a árvore. $player é quem joga na raiz.

algorithm-iterative-deepening =
    para prof ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(raiz, <alpha>α</alpha>, <beta>β</beta>) @pass
      nada a ganhar?  fim
algorithm-aspiration =
    para prof ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(raiz, <alpha>v − δ</alpha>, <beta>v + δ</beta>) @pass
      v baixo demais?  de novo, <alpha>−∞</alpha>
      v alto demais?  de novo, <beta>+∞</beta>
      nada a ganhar?  fim
algorithm-mtdf =
    até baixo = alto:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(raiz, <alpha>f−ε</alpha>, <beta>f</beta>) @pass
      v abaixo da janela?  alto ← v
      senão  baixo ← v
      f ← v;  se baixo:  f ← v+ε

## As funções dos nós de acaso, junto às de MAX e MIN.

algorithm-expectiminimax-chance =
    acaso(nó): @enter
      folha?  retorna avalia(nó) @leaf
      soma ← 0
      cada resultado, chance p:
        v ← max/min/acaso(resultado)
        soma ← soma + p·v @improve
      retorna soma @return
algorithm-star1-chance =
    acaso(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      em todos: inf ← L, sup ← U
      cada resultado (Σ′: os demais):
        a ← (<alpha>α</alpha> − Σ′ p·sup) / p
        b ← (<beta>β</beta> − Σ′ p·inf) / p
        v ← busca(resultado, <alpha>a</alpha>, <beta>b</beta>)
        inf, sup ← o que isso prova @improve
        se Σ p·sup { $upper } <alpha>α</alpha>:  <cut>corte</cut>
        se Σ p·inf { $lower } <beta>β</beta>:  <cut>corte</cut> @cutoff
      retorna Σ p·v @return
algorithm-star2-chance =
    acaso(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      em todos: inf ← L, sup ← U
      antes, o primeiro lance de cada
      um; depois cada um (Σ′: demais):
        a ← (<alpha>α</alpha> − Σ′ p·sup) / p
        b ← (<beta>β</beta> − Σ′ p·inf) / p
        v ← busca(resultado, <alpha>a</alpha>, <beta>b</beta>)
        inf, sup ← o que isso prova @improve
        se Σ p·sup { $upper } <alpha>α</alpha>:  <cut>corte</cut>
        se Σ p·inf { $lower } <beta>β</beta>:  <cut>corte</cut> @cutoff
      retorna Σ p·v @return

## Os algoritmos, com o erro marcado.

algorithm-wrong-bound-max =
    <alpha>max</alpha>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← −∞
      para cada filho:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        melhor ← max(melhor, v) @improve
        melhor { $relation } <beta>β</beta>?  <cut>corte</cut>, <wrong>retorna α</wrong> @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, melhor)
      retorna { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] melhor
    } @return
algorithm-wrong-bound-min =
    <beta>min</beta>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← +∞
      para cada filho:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        melhor ← min(melhor, v) @improve
        melhor { $relation } <alpha>α</alpha>?  <cut>corte</cut>, <wrong>retorna β</wrong> @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, melhor)
      retorna { $fail ->
        [hard] <beta>β</beta>
       *[soft] melhor
    } @return
algorithm-last-best-max =
    <alpha>max</alpha>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← −∞
      para cada filho:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        <wrong>se v ≥ melhor</wrong>:  melhor ← v @improve
        melhor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, melhor)
      retorna { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] melhor
    } @return
algorithm-last-best-min =
    <beta>min</beta>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← +∞
      para cada filho:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(filho, <alpha>α</alpha>, <beta>β</beta>)
        <wrong>se v ≤ melhor</wrong>:  melhor ← v @improve
        melhor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, melhor)
      retorna { $fail ->
        [hard] <beta>β</beta>
       *[soft] melhor
    } @return
algorithm-always-negating =
    negamax(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna ±avalia(nó) @leaf
      melhor ← −∞
      para cada filho:
        v ← <wrong>−negamax(filho, −β, −α)</wrong>
        melhor ← max(melhor, v) @improve
        melhor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, melhor)
      retorna { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] melhor
    } @return
algorithm-max-n =
    max_n(nó): @enter
      folha?  retorna o seu vetor @leaf
      p ← o jogador no nó
      para cada filho:
        v ← max_n(filho)
        v[p] é maior?  melhor ← v @improve
      retorna melhor @return
algorithm-max-n-chance =
    acaso(nó): @enter
      folha?  retorna o seu vetor @leaf
      soma ← (0, …, 0)
      cada resultado, chance p:
        v ← max_n(resultado)
        soma ← soma + p·v @improve
      retorna soma @return
algorithm-max-n-shallow =
    max_n(nó, lim): @enter
      folha?  retorna o seu vetor @leaf
      p ← o jogador no nó
      para cada filho:
        b ← S − melhor[p] − Σ F outros
        v ← max_n(filho, b)
        v[p] é maior?  melhor ← v @improve
        v[p] { $relation } lim?  <cut>corte</cut> @cutoff
      retorna melhor @return
algorithm-max-n-deep =
    max_n(nó, lim): @enter
      folha?  retorna o seu vetor @leaf
      p ← o jogador no nó
      para cada filho:
        b ← S − melhor[acima] − Σ F
        v ← max_n(filho, min(b, lim))
        v[p] é maior?  melhor ← v @improve
        v[p] { $relation } lim?  <cut>corte</cut> @cutoff
      retorna melhor @return
algorithm-best-reply =
    <beta>min</beta>(nó, <alpha>α</alpha>, <beta>β</beta>): @enter
      folha?  retorna avalia(nó) @leaf
      melhor ← +∞
      para cada filho (só o primeiro
      se um rival já se desviou):
        v ← busca(filho, <alpha>α</alpha>, <beta>β</beta>)
        melhor ← min(melhor, v) @improve
        melhor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , retorna <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, melhor)
      retorna { $fail ->
        [hard] <beta>β</beta>
       *[soft] melhor
    } @return

## O código ao lado de um passo, numa linguagem de programação ou como pseudocódigo.

code-language = Código
hint-code-language = A linguagem do código ao lado de um passo: pseudocódigo, ou código que se pode executar. A linha marcada é a que o passo executa.
code-pseudocode = pseudocódigo
code-copy = Copiar
code-save = Salvar…
key-copy-code = Copiar o código
key-save-code = Salvar o código
code-copied = { $name } está na área de transferência, com as linhas que imprimem a execução
code-copied-text = Salve-o com esse nome, execute-o e verifique com poda check o que ele imprime.
code-by-hand = Esta página não tem acesso à área de transferência. Copie o código daqui:
