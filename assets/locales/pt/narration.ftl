## O nome de um nó que não tem nome próprio. $form é bare, só ou numa lista, ou inline, dentro de uma frase, e então
## leva artigo: por isso as frases não põem “em”, “de”, “a” nem “por” antes de um nome, pois teriam de se contrair.

name-root =
    { $form ->
        [inline] a raiz
       *[bare] raiz
    }
name-node =
    { $form ->
        [inline] o nó { $id }
       *[bare] nó { $id }
    }
name-moves = os lances { $moves }
name-after = após { $moves }
name-position-after = a posição após { $moves }
name-move =
    { $form ->
        [inline] { "o " }
       *[bare] { "" }
    }{ $rank }{ $ending ->
       *[other] º
    } lance
name-move-before = { $rank }{ $ending ->
   *[other] º
}
name-move-of =
    { $form ->
        [inline] { "o " }
       *[bare] { "" }
    }{ $rank }{ $ending ->
       *[other] º
    } lance de { $node }
name-child-of =
    o { $rank }{ $ending ->
       *[other] º
    } filho de { $node }
name-cell =
    { $form ->
        [inline] a casa { $number }
       *[bare] casa { $number }
    }
name-corner =
    { $number ->
        [only] { $form ->
            [inline] o canto
           *[bare] canto
        }
       *[other] { $form ->
            [inline] o canto { $number }
           *[bare] canto { $number }
        }
    }
name-edge =
    { $number ->
        [only] { $form ->
            [inline] a borda
           *[bare] borda
        }
       *[other] { $form ->
            [inline] a borda { $number }
           *[bare] borda { $number }
        }
    }
name-centre =
    { $number ->
        [only] { $form ->
            [inline] o centro
           *[bare] centro
        }
       *[other] { $form ->
            [inline] o centro { $number }
           *[bare] centro { $number }
        }
    }
name-column =
    { $form ->
        [inline] a coluna { $number }
       *[bare] coluna { $number }
    }
name-square =
    { $form ->
        [inline] a casa { $number }
       *[bare] { $number }
    }
name-pass =
    { $form ->
        [inline] passar
       *[bare] passe
    }
name-pit =
    { $form ->
        [inline] a cova { $number }
       *[bare] cova { $number }
    }
name-pile = tirar { $objects } da pilha { $pile }
name-roll =
    { $form ->
        [inline] rolar o dado
       *[bare] rolar
    }
name-hold =
    { $form ->
        [inline] parar
       *[bare] parar
    }
name-die =
    { $form ->
        [inline] um { $number }
       *[bare] { $number }
    }
name-up =
    { $form ->
        [inline] mover para cima
       *[bare] para cima
    }
name-right =
    { $form ->
        [inline] mover para a direita
       *[bare] direita
    }
name-down =
    { $form ->
        [inline] mover para baixo
       *[bare] para baixo
    }
name-left =
    { $form ->
        [inline] mover para a esquerda
       *[bare] esquerda
    }
name-of-move = { $name } (lance { $number })
name-tile =
    { $form ->
        [inline] um { $tile } na casa { $cell }
       *[bare] { $tile } na casa { $cell }
    }

## Um intervalo de valores dentro de uma frase, como depois de «vale».

interval-in-words =
    { $kind ->
        [exact] { $low }
        [lower] no mínimo { $low }
        [upper] no máximo { $high }
        [between] entre { $low } e { $high }
       *[unknown] qualquer número
    }

## A legenda: o que aconteceu no passo.

caption-start = <b>{ $heading }</b>: { $player } joga. Pressione → para começar.
caption-start-chance = <b>{ $heading }</b>: o acaso decide. Pressione → para começar.
caption-start-leaf = <b>{ $heading }</b>: aqui não há lance a buscar. Pressione → para começar.
caption-broken-off =
    { $ending ->
        [nodes]
            { $count ->
                [one] A busca <b>parou</b> aqui: o limite de { $nodes } nó foi alcançado.
               *[other] A busca <b>parou</b> aqui: o limite de { $nodes } nós foi alcançado.
            }
        [memory]
            { $count ->
                [one] A busca <b>parou</b> aqui após { $nodes } nó: o limite de memória foi alcançado.
               *[other] A busca <b>parou</b> aqui após { $nodes } nós: o limite de memória foi alcançado.
            }
        [depth] A busca <b>parou</b> aqui após { $nodes } nós: uma linha de jogo passa de { $plies } meios-lances.
        [overflow] A busca <b>parou</b> aqui: um valor esperado exato precisaria de mais de 128 bits.
        [infinities] A busca <b>parou</b> aqui: a média de +∞ e −∞ não é um número.
        [time]
            { $count ->
                [one] A busca <b>parou</b> aqui após { $nodes } nó: o limite de tempo foi alcançado.
               *[other] A busca <b>parou</b> aqui após { $nodes } nós: o limite de tempo foi alcançado.
            }
        [stopped]
            { $count ->
                [one] A busca <b>parou</b> aqui após { $nodes } nó.
               *[other] A busca <b>parou</b> aqui após { $nodes } nós.
            }
       *[underway]
            { $count ->
                [one] A busca ainda está em andamento: { $nodes } nó até agora.
               *[other] A busca ainda está em andamento: { $nodes } nós até agora.
            }
    }

caption-enter =
    { $player ->
        [MAX] { $where ->
            [after] Após
           *[at] A busca visita
        } <b>{ $node }</b>{ $where ->
            [after] { " " }
           *[at] , onde { "" }
        }MAX joga{ $again ->
            [yes] { " " }outra vez
           *[no] { "" }
        }: o valor é o maior entre os dos filhos.
       *[MIN] { $where ->
            [after] Após
           *[at] A busca visita
        } <b>{ $node }</b>{ $where ->
            [after] { " " }
           *[at] , onde { "" }
        }MIN joga{ $again ->
            [yes] { " " }outra vez
           *[no] { "" }
        }: o valor é o menor entre os dos filhos.
    }
caption-enter-window =
    { $where ->
        [after] Após
       *[at] A busca visita
    } <b>{ $node }</b>{ $where ->
        [after] { " " }
       *[at] , onde { "" }
    }{ $player } joga{ $again ->
        [yes] { " " }outra vez
       *[no] { "" }
    }. Janela <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-chance =
    { $where ->
        [after] Após
       *[at] A busca visita
    } <b>{ $node }</b>{ $where ->
        [after] { " " }
       *[at] , onde { "" }
    }o acaso decide: o valor é a média dos valores dos resultados, cada um com a sua probabilidade.
caption-enter-chance-window =
    { $where ->
        [after] Após
       *[at] A busca visita
    } <b>{ $node }</b>{ $where ->
        [after] { " " }
       *[at] , onde { "" }
    }o acaso decide. Janela <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-probe =
    Uma sondagem: { $where ->
        [after] após
       *[at] a busca visita
    } <b>{ $node }</b>{ $where ->
        [after] { " " }só se testa o primeiro lance
       *[at] { " " }e só testa o primeiro lance
    }, com a janela <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-expect =
    { $complete ->
        [yes] <b>{ $heading }</b>: { $average }.
        [all] <b>{ $heading }</b>: { $average }. Provado: <b>{ $proved }</b>.
       *[no] { $nothing ->
            [yes] <b>{ $heading }</b>: { $average } até agora; <b>{ $child }</b> tem probabilidade { $weight }/{ $of }. Nada está provado ainda: os outros resultados podem valer qualquer coisa.
           *[no] <b>{ $heading }</b>: { $average } até agora; <b>{ $child }</b> tem probabilidade { $weight }/{ $of }. Provado: <b>{ $proved }</b>.
        }
    }
caption-cutoff-chance =
    { $kind ->
        [alpha] { $count ->
            [0] <b>{ $heading }</b>: vale no máximo { $score }. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>, que não poda nada.
           *[other] { $probed ->
                [yes] <b>{ $heading }</b>: mesmo que os resultados que restam valessem tudo o que ainda é possível, valeria no máximo { $score }. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>.
               *[no] <b>{ $heading }</b>: mesmo que { $count ->
                    [one] o resultado que resta valesse { $left }
                   *[other] os { $count } resultados que restam valessem { $left }
                }, valeria no máximo { $score }. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>.
            }
        }
       *[beta] { $count ->
            [0] <b>{ $heading }</b>: vale no mínimo { $score }. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>, que não poda nada.
           *[other] { $probed ->
                [yes] <b>{ $heading }</b>: mesmo que os resultados que restam valessem o mínimo ainda possível, valeria no mínimo { $score }. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>.
               *[no] <b>{ $heading }</b>: mesmo que { $count ->
                    [one] o resultado que resta valesse { $left }
                   *[other] os { $count } resultados que restam valessem { $left }
                }, valeria no mínimo { $score }. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>.
            }
        }
    }
caption-over-chance =
    { $bound ->
        [lower] A busca terminou: em média, <b>{ $node }</b> vale <b>{ $score }</b> ou mais.
        [upper] A busca terminou: em média, <b>{ $node }</b> vale <b>{ $score }</b> ou menos.
       *[exact] A busca terminou: em média, <b>{ $node }</b> vale <b>{ $score }</b>.
    }
caption-enter-leaf = <b>{ $subject }</b> é uma folha.
caption-enter-terminal = <b>{ $heading }</b>: a partida acabou.
caption-enter-horizon = <b>{ $heading }</b>: o limite de profundidade foi alcançado; segue uma estimativa.

caption-evaluate-given = <b>{ $heading }</b>: o valor da folha é <b>{ $sum }</b>.
caption-evaluate-horizon = <b>{ $heading }</b>: estimativa <b>{ $sum }</b>.
caption-evaluate-undecided = <b>{ $heading }</b>: não decidido dentro do limite de profundidade; conta como <b>{ $sum }</b>: desconhecido.
caption-evaluate-sooner = <b>{ $heading }</b>: { $winner } venceu, no meio-lance { $plies } da partida. Uma vitória conta mais quanto mais cedo vem: <b>{ $sum }</b>.
caption-evaluate-won = <b>{ $heading }</b>: { $winner } venceu. Valor <b>{ $sum }</b>.
caption-evaluate-drawn = <b>{ $heading }</b>: empate. Valor <b>{ $sum }</b>.
caption-evaluate-over = <b>{ $heading }</b>: a partida acabou. Valor <b>{ $sum }</b>.

caption-improve =
    { $first ->
        [yes] <b>{ $heading }</b>: { $extremum }. O melhor até agora: <b>{ $child }</b>, o primeiro filho.
       *[no] <b>{ $heading }</b>: { $extremum }. O melhor até agora: <b>{ $child }</b>.
    }
caption-improve-narrows =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. <alpha>α sobe para { $own }</alpha>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. <beta>β desce para { $own }</beta>.
    }
caption-improve-goes-on =
    { $player ->
        [MAX] { $last ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <beta>β = { $limit }</beta>: não há corte, e <b>{ $child }</b> era o último filho.
           *[no] <b>{ $heading }</b>: { $extremum }. <alpha>α sobe para { $own }</alpha>; { $best } { $relation } <beta>β = { $limit }</beta>, então a busca segue { $where ->
                [after] após
               *[at] a explorar
            } <b>{ $node }</b>.
        }
       *[MIN] { $last ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <alpha>α = { $limit }</alpha>: não há corte, e <b>{ $child }</b> era o último filho.
           *[no] <b>{ $heading }</b>: { $extremum }. <beta>β desce para { $own }</beta>; { $best } { $relation } <alpha>α = { $limit }</alpha>, então a busca segue { $where ->
                [after] após
               *[at] a explorar
            } <b>{ $node }</b>.
        }
    }
caption-improve-outside =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. Não passa de <alpha>α = { $own }</alpha>: a janela não muda.
       *[MIN] <b>{ $heading }</b>: { $extremum }. Não é menor que <beta>β = { $own }</beta>: a janela não muda.
    }
caption-improve-closes =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <beta>β = { $limit }</beta>: a janela se fecha.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <alpha>α = { $limit }</alpha>: a janela se fecha.
    }
caption-worth-now =
    { $exact ->
        [yes] <b>{ $subject }</b> vale <b>{ $proved }</b>.
       *[no] Por ora, <b>{ $place }</b> vale <b>{ $proved }</b>.
    }
caption-no-improvement =
    { $kept ->
        [best] <b>{ $heading }</b>: { $extremum }, então { $best } continua a ser o melhor.
       *[bound] <b>{ $heading }</b>: { $extremum }, nada melhor.
    }

caption-cutoff =
    { $player ->
        [MAX] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, então MIN{ $owner_where ->
                [at] , que controla <b>{ $owner }</b>,
                [after] { " " }após <b>{ $owner }</b>
                [one] , um nível acima,
               *[up] , { $plies } níveis acima,
            } não precisa vir aqui: <cut>corte β</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, então MIN{ $owner_where ->
                [at] , que controla <b>{ $owner }</b>,
                [after] { " " }após <b>{ $owner }</b>
                [one] , um nível acima,
               *[up] , { $plies } níveis acima,
            } não virá aqui: <cut>corte β</cut>.
        }
       *[MIN] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>{ $named ->
                [no] { "" }
               *[yes] α = { "" }
            }{ $limit }</alpha>, então MAX{ $owner_where ->
                [at] , que controla <b>{ $owner }</b>,
                [after] { " " }após <b>{ $owner }</b>
                [one] , um nível acima,
               *[up] , { $plies } níveis acima,
            } não precisa vir aqui: <cut>{ $named ->
                [no] basta
               *[yes] corte α
            }</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>{ $named ->
                [no] { "" }
               *[yes] α = { "" }
            }{ $limit }</alpha>, então MAX{ $owner_where ->
                [at] , que controla <b>{ $owner }</b>,
                [after] { " " }após <b>{ $owner }</b>
                [one] , um nível acima,
               *[up] , { $plies } níveis acima,
            } não virá aqui: <cut>{ $named ->
                [no] basta
               *[yes] corte α
            }</cut>.
        }
    }
caption-cutoff-deep =
    { $player ->
        [MAX] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, então MIN{ $owner_where ->
                [at] , que controla <b>{ $owner }</b>, { $plies } níveis acima,
                [after] { " " }após <b>{ $owner }</b>, { $plies } níveis acima,
               *[up] , { $plies } níveis acima,
            } não precisa deixar a partida chegar aqui: <cut>corte β profundo</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, então MIN{ $owner_where ->
                [at] , que controla <b>{ $owner }</b>, { $plies } níveis acima,
                [after] { " " }após <b>{ $owner }</b>, { $plies } níveis acima,
               *[up] , { $plies } níveis acima,
            } não deixará a partida chegar aqui: <cut>corte β profundo</cut>.
        }
       *[MIN] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, então MAX{ $owner_where ->
                [at] , que controla <b>{ $owner }</b>, { $plies } níveis acima,
                [after] { " " }após <b>{ $owner }</b>, { $plies } níveis acima,
               *[up] , { $plies } níveis acima,
            } não precisa deixar a partida chegar aqui: <cut>corte α profundo</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, então MAX{ $owner_where ->
                [at] , que controla <b>{ $owner }</b>, { $plies } níveis acima,
                [after] { " " }após <b>{ $owner }</b>, { $plies } níveis acima,
               *[up] , { $plies } níveis acima,
            } não deixará a partida chegar aqui: <cut>corte α profundo</cut>.
        }
    }
caption-cutoff-window =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, um limite da janela { $window ->
            [pass] desta passada
           *[initial] inicial
        }: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, um limite da janela { $window ->
            [pass] desta passada
           *[initial] inicial
        }: <cut>corte α</cut>.
    }
caption-cutoff-under-chance =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, então { $between ->
            [none] { "" }
            [at] se { $opponent }, que controla <b>{ $choices }</b>, deixa a partida chegar aqui, { "" }
            [after] se { $opponent } após <b>{ $choices }</b> deixa a partida chegar aqui, { "" }
            [one] se { $opponent }, um nível acima, deixa a partida chegar aqui, { "" }
           *[each] se { $opponent }, { $choice_count ->
                [one] na sua escolha
               *[other] em cada uma das suas { $choice_count } escolhas
            } até aqui, deixa a partida chegar aqui, { "" }
        }<b>{ $owner_place }</b> alcança o seu próprio β, valham o que valerem os resultados ainda desconhecidos: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, então { $between ->
            [none] { "" }
            [at] se { $opponent }, que controla <b>{ $choices }</b>, deixa a partida chegar aqui, { "" }
            [after] se { $opponent } após <b>{ $choices }</b> deixa a partida chegar aqui, { "" }
            [one] se { $opponent }, um nível acima, deixa a partida chegar aqui, { "" }
           *[each] se { $opponent }, { $choice_count ->
                [one] na sua escolha
               *[other] em cada uma das suas { $choice_count } escolhas
            } até aqui, deixa a partida chegar aqui, { "" }
        }<b>{ $owner_place }</b> não passa do seu próprio α, valham o que valerem os resultados ainda desconhecidos: <cut>corte α</cut>.
    }
caption-cutoff-best-possible =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. Para MAX não há nada melhor que { $score }, então o resto não importa: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. Para MIN não há nada melhor que { $score }, então o resto não importa: <cut>corte α</cut>.
    }
caption-cutoff-prunes-nothing =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $best ->
            [yes] Para MAX não há nada melhor que { $score }
           *[no] { $score } { $relation } <beta>β = { $limit }</beta>
        }, mas <b>{ $child }</b> era o último filho: este <cut>corte β</cut> não poda nada.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $best ->
            [yes] Para MIN não há nada melhor que { $score }
           *[no] { $score } { $relation } <alpha>α = { $limit }</alpha>
        }, mas <b>{ $child }</b> era o último filho: este <cut>corte α</cut> não poda nada.
    }

caption-leave-leaf = <b>{ $subject }</b> retorna <b>{ $score }</b>.
caption-leave-exact =
    { $left ->
        [no] <b>{ $subject }</b> retorna <b>{ $score }</b>: não resta nenhum filho.
       *[yes] <b>{ $subject }</b> retorna <b>{ $score }</b>: os filhos que restam não podem mudá-lo.
    }
caption-leave-lower = <b>{ $subject }</b> retorna <b>{ $score }</b>, um limite inferior: o seu valor é no mínimo { $score }.
caption-leave-upper = <b>{ $subject }</b> retorna <b>{ $score }</b>, um limite superior: o seu valor é no máximo { $score }.
caption-leave-unknown = <b>{ $subject }</b> retorna <b>{ $score }</b>, o que não diz nada sobre o seu valor.
caption-leave-hard-lower = <b>{ $subject }</b> retorna <b>{ $score }</b> e não { $best }: fail-hard não sai da janela. Vale no mínimo { $score }.
caption-leave-hard-upper = <b>{ $subject }</b> retorna <b>{ $score }</b> e não { $best }: fail-hard não sai da janela. Vale no máximo { $score }.
caption-leave-probe-lower = <b>{ $subject }</b> retorna <b>{ $score }</b> e não { $best }: sobre <b>{ $child }</b> só se sabe que vale no máximo { $best }, e nenhum valor é menor que { $score }.
caption-leave-probe-upper = <b>{ $subject }</b> retorna <b>{ $score }</b> e não { $best }: sobre <b>{ $child }</b> só se sabe que vale no mínimo { $best }, e nenhum valor é maior que { $score }.

caption-over =
    <b>{ $heading }</b>: { $extremum }. A busca terminou: { $player } { $kind ->
        [roll] <b>rola o dado</b>
        [hold] <b>para</b>
       *[move] joga <b>{ $child }</b>
    }.
caption-over-value = <b>{ $heading }</b>: { $extremum }. A busca terminou: o valor é <b>{ $score }</b>, mas fica fora da janela, então não se sabe qual lance é o melhor.
caption-over-lower = <b>{ $heading }</b>: { $extremum }. A busca terminou: com a sua janela só prova um valor de no mínimo { $score }.
caption-over-upper = <b>{ $heading }</b>: { $extremum }. A busca terminou: com a sua janela só prova um valor de no máximo { $score }.
caption-over-unknown = <b>{ $heading }</b>: { $extremum }. A busca terminou: com a sua janela não prova nada sobre o valor.
caption-over-leaf = <b>{ $subject }</b> retorna <b>{ $score }</b>. A busca terminou.

## Os mesmos fatos como o negamax os conta onde MIN joga.

aside-again = <faint>{ $player } joga outra vez: o sinal não muda.</faint>
aside-window = <faint>Do ponto de vista de MIN: α = { $alpha }, β = { $beta }.</faint>
aside-extremum = <faint>Do ponto de vista de MIN: { $extremum }.</faint>
aside-cutoff = <faint>Do ponto de vista de MIN: { $extremum }, e { $score } { $relation } β = { $limit }.</faint>
aside-leave =
    <faint>Do ponto de vista de MIN, retorna { $score }{ $bound ->
        [lower] , e o seu valor é no mínimo { $score }
        [upper] , e o seu valor é no máximo { $score }
       *[exact] { "" }
    }.</faint>
aside-why =
    { $said ->
        [yes] <faint>Este β é α = { $alpha } com o sinal trocado.</faint>
       *[no] <faint>Do ponto de vista de MIN,</faint> { $score } { $relation } β = { $limit }<faint>: este β é α = { $alpha } com o sinal trocado.</faint>
    }
aside-result =
    { $bound ->
        [lower] <faint>Do ponto de vista de MIN, é no mínimo { $score }.</faint>
        [upper] <faint>Do ponto de vista de MIN, é no máximo { $score }.</faint>
       *[exact] <faint>Do ponto de vista de MIN, é { $score }.</faint>
    }

## O começo da legenda para leitores de tela.

turn-chance = acaso
spoken = Passo { $step } de { $steps }. { $heading }, { $player }.
spoken-in-window = Passo { $step } de { $steps }. { $heading }, { $player }, α = { $alpha }, β = { $beta }.

## Por que um nó foi cortado.

why-meaning =
    { $player ->
        [MAX] { $tie ->
            [yes] { $owner_where ->
                [at] MIN, que controla <b>{ $owner }</b>, já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [after] Após <b>{ $owner }</b>, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [one] Um nível acima, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
               *[up] { $plies } níveis acima, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
            } { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } dá a MAX no mínimo <b>{ $score }</b>, o que não é melhor para MIN do que já tem{ $said ->
                [yes] { "" }
               *[no] , então MIN não precisa escolher <b>{ $move }</b>
            }.
           *[no] { $owner_where ->
                [at] MIN, que controla <b>{ $owner }</b>, já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [after] Após <b>{ $owner }</b>, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [one] Um nível acima, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
               *[up] { $plies } níveis acima, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
            } { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } dá a MAX no mínimo <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , então MIN não escolherá <b>{ $move }</b>
            }.
        }
       *[MIN] { $tie ->
            [yes] { $owner_where ->
                [at] MAX, que controla <b>{ $owner }</b>, já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [after] Após <b>{ $owner }</b>, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [one] Um nível acima, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
               *[up] { $plies } níveis acima, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
            } { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } não dá a MAX mais de <b>{ $score }</b>, o que não é melhor para MAX do que já tem{ $said ->
                [yes] { "" }
               *[no] , então MAX não precisa escolher <b>{ $move }</b>
            }.
           *[no] { $owner_where ->
                [at] MAX, que controla <b>{ $owner }</b>, já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [after] Após <b>{ $owner }</b>, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [one] Um nível acima, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
               *[up] { $plies } níveis acima, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
            } { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } não dá a MAX mais de <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , então MAX não escolherá <b>{ $move }</b>
            }.
        }
    }
why-meaning-deep =
    { $player ->
        [MAX] { $tie ->
            [yes] { $owner_where ->
                [at] MIN, que controla <b>{ $owner }</b>, já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [after] Após <b>{ $owner }</b>, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [one] Um nível acima, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
               *[up] { $plies } níveis acima, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
            } { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } dá a MAX no mínimo <b>{ $score }</b>, o que não é melhor para MIN do que já tem{ $said ->
                [yes] { "" }
               *[no] , então MIN não precisa deixar a partida chegar { $where ->
                    [here] aqui
                   *[named] até <b>{ $place }</b>
                }
            }.
           *[no] { $owner_where ->
                [at] MIN, que controla <b>{ $owner }</b>, já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [after] Após <b>{ $owner }</b>, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [one] Um nível acima, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
               *[up] { $plies } níveis acima, MIN já tem <b>{ $limit }</b> com <b>{ $source }</b>.
            } { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } dá a MAX no mínimo <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , então MIN não deixará a partida chegar { $where ->
                    [here] aqui
                   *[named] até <b>{ $place }</b>
                }
            }.
        }
       *[MIN] { $tie ->
            [yes] { $owner_where ->
                [at] MAX, que controla <b>{ $owner }</b>, já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [after] Após <b>{ $owner }</b>, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [one] Um nível acima, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
               *[up] { $plies } níveis acima, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
            } { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } não dá a MAX mais de <b>{ $score }</b>, o que não é melhor para MAX do que já tem{ $said ->
                [yes] { "" }
               *[no] , então MAX não precisa deixar a partida chegar { $where ->
                    [here] aqui
                   *[named] até <b>{ $place }</b>
                }
            }.
           *[no] { $owner_where ->
                [at] MAX, que controla <b>{ $owner }</b>, já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [after] Após <b>{ $owner }</b>, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
                [one] Um nível acima, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
               *[up] { $plies } níveis acima, MAX já tem <b>{ $limit }</b> com <b>{ $source }</b>.
            } { $where ->
                [here] Esta posição
               *[named] <b>{ $subject }</b>
            } não dá a MAX mais de <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , então MAX não deixará a partida chegar { $where ->
                    [here] aqui
                   *[named] até <b>{ $place }</b>
                }
            }.
        }
    }
why-meaning-window =
    { $player ->
        [MAX] { $said ->
            [yes] { "" }
           *[no] A janela { $window ->
                [pass] desta passada
               *[initial] inicial
            } termina em <beta>β = { $limit }</beta>. { "" }
        }{ $where ->
            [here] Esta posição
           *[named] <b>{ $subject }</b>
        } dá a MAX no mínimo <b>{ $score }</b>, então nada mais abaixo pode mudar o que esta busca prova.
       *[MIN] { $said ->
            [yes] { "" }
           *[no] A janela { $window ->
                [pass] desta passada
               *[initial] inicial
            } começa em <alpha>α = { $limit }</alpha>. { "" }
        }{ $where ->
            [here] Esta posição
           *[named] <b>{ $subject }</b>
        } não dá a MAX mais de <b>{ $score }</b>, então nada mais abaixo pode mudar o que esta busca prova.
    }
why-meaning-chance =
    { $player ->
        [MAX] { $where ->
            [here] Esta posição
           *[named] <b>{ $subject }</b>
        } vale no mínimo <b>{ $score }</b>. A partir de <beta>β = { $limit }</beta>, tanto faz quanto mais{ $said ->
            [yes] .
           *[no] : { $between ->
                [none] { "" }
                [at] se { $opponent }, que controla <b>{ $choices }</b>, deixa a partida chegar aqui, { "" }
                [after] se { $opponent } após <b>{ $choices }</b> deixa a partida chegar aqui, { "" }
                [one] se { $opponent }, um nível acima, deixa a partida chegar aqui, { "" }
               *[each] se { $opponent }, { $choice_count ->
                    [one] na sua escolha
                   *[other] em cada uma das suas { $choice_count } escolhas
                } até aqui, deixa a partida chegar aqui, { "" }
            }com isso <b>{ $owner_place }</b> alcança o seu próprio β, valham o que valerem os resultados ainda desconhecidos.
        }
       *[MIN] { $where ->
            [here] Esta posição
           *[named] <b>{ $subject }</b>
        } vale no máximo <b>{ $score }</b>. De <alpha>α = { $limit }</alpha> para baixo, tanto faz quanto menos{ $said ->
            [yes] .
           *[no] : { $between ->
                [none] { "" }
                [at] se { $opponent }, que controla <b>{ $choices }</b>, deixa a partida chegar aqui, { "" }
                [after] se { $opponent } após <b>{ $choices }</b> deixa a partida chegar aqui, { "" }
                [one] se { $opponent }, um nível acima, deixa a partida chegar aqui, { "" }
               *[each] se { $opponent }, { $choice_count ->
                    [one] na sua escolha
                   *[other] em cada uma das suas { $choice_count } escolhas
                } até aqui, deixa a partida chegar aqui, { "" }
            }com isso <b>{ $owner_place }</b> não passa do seu próprio α, valham o que valerem os resultados ainda desconhecidos.
        }
    }
why-meaning-best-possible =
    { $player ->
        [MAX] Com <b>{ $child }</b>, { $where ->
            [here] esta posição
           *[named] <b>{ $place }</b>
        } vale <b>{ $score }</b>, e para MAX não há nada melhor.
       *[MIN] Com <b>{ $child }</b>, { $where ->
            [here] esta posição
           *[named] <b>{ $place }</b>
        } vale <b>{ $score }</b>, e para MIN não há nada melhor.
    }
why-owner-shallow =
    { $said ->
        [yes] <faint>Corte raso: o limite vem de um nível acima.</faint>
       *[no] { $player ->
            [MAX] { $owner_where ->
                [at] <faint>Quem fixou</faint> <beta>β = { $limit }</beta> <faint>foi</faint> <b>{ $owner }</b><faint>, um nível acima: corte raso.</faint>
                [after] <beta>β = { $limit }</beta> <faint>foi fixado após</faint> <b>{ $owner }</b><faint>, um nível acima: corte raso.</faint>
               *[one] <beta>β = { $limit }</beta> <faint>foi fixado um nível acima: corte raso.</faint>
            }
           *[MIN] { $owner_where ->
                [at] <faint>Quem fixou</faint> <alpha>α = { $limit }</alpha> <faint>foi</faint> <b>{ $owner }</b><faint>, um nível acima: corte raso.</faint>
                [after] <alpha>α = { $limit }</alpha> <faint>foi fixado após</faint> <b>{ $owner }</b><faint>, um nível acima: corte raso.</faint>
               *[one] <alpha>α = { $limit }</alpha> <faint>foi fixado um nível acima: corte raso.</faint>
            }
        }
    }
why-owner-deep =
    { $player ->
        [MAX] { $owner_where ->
            [at] <faint>Quem fixou</faint> <beta>β = { $limit }</beta> <faint>foi</faint> <b>{ $owner }</b><faint>, { $plies } níveis acima: corte profundo.</faint>
            [after] <beta>β = { $limit }</beta> <faint>foi fixado após</faint> <b>{ $owner }</b><faint>, { $plies } níveis acima: corte profundo.</faint>
           *[up] <beta>β = { $limit }</beta> <faint>foi fixado { $plies } níveis acima: corte profundo.</faint>
        }
       *[MIN] { $owner_where ->
            [at] <faint>Quem fixou</faint> <alpha>α = { $limit }</alpha> <faint>foi</faint> <b>{ $owner }</b><faint>, { $plies } níveis acima: corte profundo.</faint>
            [after] <alpha>α = { $limit }</alpha> <faint>foi fixado após</faint> <b>{ $owner }</b><faint>, { $plies } níveis acima: corte profundo.</faint>
           *[up] <alpha>α = { $limit }</alpha> <faint>foi fixado { $plies } níveis acima: corte profundo.</faint>
        }
    }
why-owner-window =
    { $player ->
        [MAX] <faint>Nenhum ancestral fixou</faint> <beta>β = { $limit }</beta><faint>: é da janela { $window ->
            [pass] desta passada
           *[initial] inicial
        }.</faint>
       *[MIN] <faint>Nenhum ancestral fixou</faint> <alpha>α = { $limit }</alpha><faint>: é da janela { $window ->
            [pass] desta passada
           *[initial] inicial
        }.</faint>
    }
why-saved =
    { $branches ->
        [one] <faint>Poupa-se { $branches } ramo</faint> (<b>{ $names }</b>).
       *[other] <faint>Poupam-se { $branches } ramos</faint> (<b>{ $names }</b>).
    }
why-saved-leaves =
    { $branches ->
        [one] { $leaves ->
            [one] <faint>Poupa-se { $branches } ramo</faint> (<b>{ $names }</b>) <faint>com { $leaves } folha.</faint>
           *[other] <faint>Poupa-se { $branches } ramo</faint> (<b>{ $names }</b>) <faint>com { $leaves } folhas.</faint>
        }
       *[other] { $leaves ->
            [one] <faint>Poupam-se { $branches } ramos</faint> (<b>{ $names }</b>) <faint>com { $leaves } folha.</faint>
           *[other] <faint>Poupam-se { $branches } ramos</faint> (<b>{ $names }</b>) <faint>com { $leaves } folhas.</faint>
        }
    }
why-saved-nothing = <faint>Nada se poupa:</faint> <b>{ $child }</b> <faint>era o último filho.</faint>

## O que a busca encontrou.

result-move =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance. { "" }
           *[no] { "" }
        }{ $player ->
            [MAX] MAX garante no mínimo <b>{ $score }</b>, faça MIN o que fizer.
           *[MIN] MIN garante que o valor não passe de <b>{ $score }</b>, faça MAX o que fizer.
        }
       *[no] { $player ->
            [MAX] { $only ->
                [yes] MAX { $kind ->
                    [roll] <b>rola o dado</b>
                    [hold] <b>para</b>
                   *[move] joga <b>{ $child }</b>
                }, o único lance, e garante no mínimo <b>{ $score }</b>, faça MIN o que fizer.
               *[no] MAX { $kind ->
                    [roll] <b>rola o dado</b>
                    [hold] <b>para</b>
                   *[move] joga <b>{ $child }</b>
                } e garante no mínimo <b>{ $score }</b>, faça MIN o que fizer.
            }
           *[MIN] { $only ->
                [yes] MIN { $kind ->
                    [roll] <b>rola o dado</b>
                    [hold] <b>para</b>
                   *[move] joga <b>{ $child }</b>
                }, o único lance, e garante que o valor não passe de <b>{ $score }</b>, faça MAX o que fizer.
               *[no] MIN { $kind ->
                    [roll] <b>rola o dado</b>
                    [hold] <b>para</b>
                   *[move] joga <b>{ $child }</b>
                } e garante que o valor não passe de <b>{ $score }</b>, faça MAX o que fizer.
            }
        }
    }
result-move-best-possible =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance. { "" }
           *[no] { "" }
        }{ $player } garante <b>{ $score }</b>: para { $player } não há nada melhor.
       *[no] { $only ->
            [yes] { $player } { $kind ->
                [roll] <b>rola o dado</b>
                [hold] <b>para</b>
               *[move] joga <b>{ $child }</b>
            }, o único lance, e garante <b>{ $score }</b>: para { $player } não há nada melhor.
           *[no] { $player } { $kind ->
                [roll] <b>rola o dado</b>
                [hold] <b>para</b>
               *[move] joga <b>{ $child }</b>
            } e garante <b>{ $score }</b>: para { $player } não há nada melhor.
        }
    }
result-move-worst-possible =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance. { "" }
           *[no] { "" }
        }{ $only ->
            [yes] { $opponent } pode forçar
           *[no] Contra qualquer lance { $opponent } pode forçar
        } <b>{ $score }</b>: para { $player } não há nada pior.
       *[no] { $only ->
            [yes] { $player } joga <b>{ $child }</b>, o único lance, mas { $opponent } pode forçar <b>{ $score }</b>: para { $player } não há nada pior.
           *[no] { $player } joga <b>{ $child }</b>, mas contra qualquer lance { $opponent } pode forçar <b>{ $score }</b>: para { $player } não há nada pior.
        }
    }
result-move-average =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance. { "" }
           *[no] { "" }
        }Em média, vale <b>{ $score }</b>.
       *[no] { $only ->
            [yes] { $player } { $kind ->
                [roll] <b>rola o dado</b>
                [hold] <b>para</b>
               *[move] joga <b>{ $child }</b>
            }, o único lance. Em média, vale <b>{ $score }</b>.
           *[no] { $player } { $kind ->
                [roll] <b>rola o dado</b>
                [hold] <b>para</b>
               *[move] joga <b>{ $child }</b>
            }. Em média, vale <b>{ $score }</b>.
        }
    }
result-average =
    { $said ->
        [yes] A janela era estreita demais para saber quanto { $bound ->
            [lower] mais
           *[upper] menos
        }.
       *[no] { $bound ->
            [lower] Em média, <b>{ $node }</b> vale <b>{ $score }</b> ou mais. A janela era estreita demais para saber quanto mais.
            [upper] Em média, <b>{ $node }</b> vale <b>{ $score }</b> ou menos. A janela era estreita demais para saber quanto menos.
           *[exact] Em média, <b>{ $node }</b> vale <b>{ $score }</b>.
        }
    }
result-move-in-depth =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance. { "" }
           *[no] { "" }
        }O valor, <b>{ $score }</b>, é uma estimativa propagada da profundidade { $depth }.
       *[no] { $only ->
            [yes] Com profundidade { $depth }, { $player } joga <b>{ $child }</b>, o único lance. O seu valor, <b>{ $score }</b>, é uma estimativa propagada dessa profundidade.
           *[no] Com profundidade { $depth }, { $player } joga <b>{ $child }</b>. O seu valor, <b>{ $score }</b>, é uma estimativa propagada dessa profundidade.
        }
    }
result-move-beyond-depth =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance. { "" }
           *[no] { "" }
        }O valor, <b>{ $score }</b>, é uma estimativa propagada da profundidade { $depth }, e de mais fundo onde um nó não tem estimativa.
       *[no] { $only ->
            [yes] Com profundidade { $depth }, e além dela onde um nó não tem estimativa, { $player } joga <b>{ $child }</b>, o único lance. O seu valor, <b>{ $score }</b>, é uma estimativa propagada dali.
           *[no] Com profundidade { $depth }, e além dela onde um nó não tem estimativa, { $player } joga <b>{ $child }</b>. O seu valor, <b>{ $score }</b>, é uma estimativa propagada dali.
        }
    }
result-move-undecided =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> é o único lance. { "" }
           *[no] { "" }
        }Com profundidade { $depth } ninguém pode forçar a vitória: <b>{ $score }</b> significa “desconhecido”.
       *[no] { $only ->
            [yes] Com profundidade { $depth } ninguém pode forçar a vitória: <b>{ $score }</b> significa “desconhecido”. { $player } joga <b>{ $child }</b>, o único lance.
           *[no] Com profundidade { $depth } ninguém pode forçar a vitória: <b>{ $score }</b> significa “desconhecido”. { $player } joga <b>{ $child }</b>.
        }
    }
result-estimate = <faint>É uma estimativa propagada da profundidade { $depth }, não uma garantia.</faint>
result-value = <b>{ $subject }</b> vale <b>{ $score }</b>. Fica fora da janela, então não se sabe qual lance é o melhor.
result-lower =
    { $said ->
        [yes] A janela era estreita demais para saber quanto mais.
       *[no] <b>{ $subject }</b> vale no mínimo <b>{ $score }</b>. A janela era estreita demais para saber quanto mais.
    }
result-upper =
    { $said ->
        [yes] A janela era estreita demais para saber quanto menos.
       *[no] <b>{ $subject }</b> vale no máximo <b>{ $score }</b>. A janela era estreita demais para saber quanto menos.
    }
result-unknown = Com esta janela a busca não prova nada sobre <b>{ $node }</b>.
result-leaf =
    { $leaf ->
        [over] <b>{ $subject }</b>: a partida acabou, com valor <b>{ $score }</b>. Não há lance a escolher.
        [horizon] <b>{ $subject }</b> tem o valor da própria avaliação: <b>{ $score }</b>. Com profundidade { $depth } nenhum lance é buscado.
        [known] <b>{ $subject }</b> está na tabela com valor <b>{ $score }</b>. Nenhum lance foi buscado.
       *[given] <b>{ $subject }</b> é uma folha e vale <b>{ $score }</b>. Não há lance a escolher.
    }
result-line = <faint>Variante principal:</faint> <b>{ $line }</b>.
result-check-same =
    { $count ->
        [one] <faint>Verificado: { $reference ->
                [expectiminimax] o expectiminimax
               *[minimax] o minimax sem poda
            } dá o mesmo valor,</faint> <b>{ $score }</b><faint>, com a sua única folha.</faint>
       *[other] <faint>Verificado: { $reference ->
                [expectiminimax] o expectiminimax
               *[minimax] o minimax sem poda
            } dá o mesmo valor,</faint> <b>{ $score }</b><faint>, com todas as { $leaves } folhas.</faint>
    }
result-unchecked =
    { $ending ->
        [time] Não verificado com { $reference ->
                [expectiminimax] o expectiminimax
               *[minimax] o minimax sem poda
            }: o tempo acabou antes.
        [memory] Não verificado com { $reference ->
                [expectiminimax] o expectiminimax
               *[minimax] o minimax sem poda
            }: não haveria memória suficiente.
        [stopped] Não verificado com { $reference ->
                [expectiminimax] o expectiminimax
               *[minimax] o minimax sem poda
            }: a verificação foi interrompida.
       *[nodes] Não verificado com { $reference ->
                [expectiminimax] o expectiminimax
               *[minimax] o minimax sem poda
            }: seria preciso visitar mais nós do que o limite permite.
    }
result-check-differs =
    <cut>{ $reference ->
                [expectiminimax] O expectiminimax
               *[minimax] O minimax sem poda
            } dá { $score }: uma das duas buscas está errada.</cut>
result-check-other =
    { $count ->
        [one] <faint>Verificado: { $reference ->
                [expectiminimax] o expectiminimax
               *[minimax] o minimax sem poda
            } dá</faint> <b>{ $score }</b><faint>, com a sua única folha.</faint>
       *[other] <faint>Verificado: { $reference ->
                [expectiminimax] o expectiminimax
               *[minimax] o minimax sem poda
            } dá</faint> <b>{ $score }</b><faint>, com todas as { $leaves } folhas.</faint>
    }
result-cut-short =
    { $said ->
        [yes] Não há lance decidido.
       *[no] { $ending ->
            [nodes]
                { $count ->
                    [one] A busca parou: o limite de { $nodes } nó foi alcançado. Nenhum lance está decidido.
                   *[other] A busca parou: o limite de { $nodes } nós foi alcançado. Nenhum lance está decidido.
                }
            [memory]
                { $count ->
                    [one] A busca parou após { $nodes } nó: o limite de memória foi alcançado. Nenhum lance está decidido.
                   *[other] A busca parou após { $nodes } nós: o limite de memória foi alcançado. Nenhum lance está decidido.
                }
            [depth] A busca parou após { $nodes } nós: uma linha de jogo passa de { $plies } meios-lances. Nenhum lance está decidido.
            [overflow] A busca parou: um valor esperado exato precisaria de mais de 128 bits. Nenhum lance está decidido.
            [infinities] A busca parou: a média de +∞ e −∞ não é um número. Nenhum lance está decidido.
            [time]
                { $count ->
                    [one] A busca parou após { $nodes } nó: o limite de tempo foi alcançado. Nenhum lance está decidido.
                   *[other] A busca parou após { $nodes } nós: o limite de tempo foi alcançado. Nenhum lance está decidido.
                }
            [stopped]
                { $count ->
                    [one] A busca parou após { $nodes } nó. Nenhum lance está decidido.
                   *[other] A busca parou após { $nodes } nós. Nenhum lance está decidido.
                }
           *[underway]
                { $count ->
                    [one] A busca ainda está em andamento: { $nodes } nó até agora. Ainda não há lance decidido.
                   *[other] A busca ainda está em andamento: { $nodes } nós até agora. Ainda não há lance decidido.
                }
        }
    }
result-proved-so-far = <faint>Provado até agora sobre</faint> <b>{ $node }</b><faint>:</faint> <b>{ $proved }</b>
