## Cómo se llama un nodo que no tiene nombre propio. $form dice dónde está: bare, solo o en una lista; inline, dentro de
## una frase. $number es el nombre de la jugada, u "only" si ninguna otra va a una casilla de esa clase. Las frases no
## ponen «de» ni «a» delante de un nombre, para que valga con artículo y sin él.

name-root =
    { $form ->
        [inline] la raíz
       *[bare] raíz
    }
name-node =
    { $form ->
        [inline] el nodo { $id }
       *[bare] nodo { $id }
    }
name-moves = las jugadas { $moves }
name-after = tras { $moves }
name-position-after = la posición tras { $moves }
name-move =
    { $form ->
        [inline] { "la " }
       *[bare] { "" }
    }{ $rank }{ $ending ->
       *[other] .ª
    } jugada
name-move-before = { $rank }{ $ending ->
   *[other] .ª
}
name-move-of =
    { $form ->
        [inline] { "la " }
       *[bare] { "" }
    }{ $rank }{ $ending ->
       *[other] .ª
    } jugada de { $node }
name-child-of =
    el { $rank }{ $ending ->
        [one] .er
        [few] .er
       *[other] .º
    } hijo de { $node }
name-cell =
    { $form ->
        [inline] la casilla { $number }
       *[bare] casilla { $number }
    }
name-corner =
    { $number ->
        [only] { $form ->
            [inline] la esquina
           *[bare] esquina
        }
       *[other] { $form ->
            [inline] la esquina { $number }
           *[bare] esquina { $number }
        }
    }
name-edge =
    { $number ->
        [only] { $form ->
            [inline] el lado
           *[bare] lado
        }
       *[other] { $form ->
            [inline] el lado { $number }
           *[bare] lado { $number }
        }
    }
name-centre =
    { $number ->
        [only] { $form ->
            [inline] el centro
           *[bare] centro
        }
       *[other] { $form ->
            [inline] el centro { $number }
           *[bare] centro { $number }
        }
    }
name-column =
    { $form ->
        [inline] la columna { $number }
       *[bare] columna { $number }
    }
name-square =
    { $form ->
        [inline] la casilla { $number }
       *[bare] { $number }
    }
name-pass =
    { $form ->
        [inline] pasar
       *[bare] pase
    }
name-pit =
    { $form ->
        [inline] el hoyo { $number }
       *[bare] hoyo { $number }
    }
name-pile = quitar { $objects } de la pila { $pile }
name-roll =
    { $form ->
        [inline] tirar
       *[bare] tirar
    }
name-hold =
    { $form ->
        [inline] plantarse
       *[bare] plantarse
    }
name-die =
    { $form ->
        [inline] un { $number }
       *[bare] { $number }
    }
name-up =
    { $form ->
        [inline] mover hacia arriba
       *[bare] arriba
    }
name-right =
    { $form ->
        [inline] mover a la derecha
       *[bare] derecha
    }
name-down =
    { $form ->
        [inline] mover hacia abajo
       *[bare] abajo
    }
name-left =
    { $form ->
        [inline] mover a la izquierda
       *[bare] izquierda
    }
name-of-move = { $name } (jugada { $number })
name-tile =
    { $form ->
        [inline] un { $tile } en la casilla { $cell }
       *[bare] { $tile } en la casilla { $cell }
    }

## El pie: qué fue el paso recién dado. $heading, $subject y $node nombran el nodo: solo, al empezar una frase y dentro
## Un intervalo de valores dentro de una frase, como después de «vale».

interval-in-words =
    { $kind ->
        [exact] { $low }
        [lower] al menos { $low }
        [upper] { $high } como mucho
        [between] entre { $low } y { $high }
       *[unknown] cualquier número
    }

## de ella. $player es MAX o MIN. $extremum es la elección entre los hijos, como max(3, ≤ 2) = 3.

caption-start = <b>{ $heading }</b>: juega { $player }. Pulsa → para empezar.
caption-start-chance = <b>{ $heading }</b>: decide el azar. Pulsa → para empezar.
caption-start-leaf = <b>{ $heading }</b>: aquí no hay ninguna jugada que explorar. Pulsa → para empezar.
caption-broken-off =
    { $ending ->
        [nodes]
            { $count ->
                [one] La búsqueda se <b>detuvo</b> aquí: se alcanzó el límite de { $nodes } nodo.
               *[other] La búsqueda se <b>detuvo</b> aquí: se alcanzó el límite de { $nodes } nodos.
            }
        [memory]
            { $count ->
                [one] La búsqueda se <b>detuvo</b> aquí tras { $nodes } nodo: se alcanzó el límite de memoria.
               *[other] La búsqueda se <b>detuvo</b> aquí tras { $nodes } nodos: se alcanzó el límite de memoria.
            }
        [depth] La búsqueda se <b>detuvo</b> aquí tras { $nodes } nodos: una línea de juego pasa de { $plies } medias jugadas.
        [overflow] La búsqueda se <b>detuvo</b> aquí: un valor esperado exacto necesitaría más de 128 bits.
        [infinities] La búsqueda se <b>detuvo</b> aquí: la media de +∞ y −∞ no es ningún número.
        [time]
            { $count ->
                [one] La búsqueda se <b>detuvo</b> aquí tras { $nodes } nodo: se alcanzó el límite de tiempo.
               *[other] La búsqueda se <b>detuvo</b> aquí tras { $nodes } nodos: se alcanzó el límite de tiempo.
            }
        [stopped]
            { $count ->
                [one] La búsqueda se <b>detuvo</b> aquí tras { $nodes } nodo.
               *[other] La búsqueda se <b>detuvo</b> aquí tras { $nodes } nodos.
            }
       *[underway]
            { $count ->
                [one] La búsqueda sigue en marcha: { $nodes } nodo hasta ahora.
               *[other] La búsqueda sigue en marcha: { $nodes } nodos hasta ahora.
            }
    }

caption-enter =
    { $player ->
        [MAX] Juega { $again ->
            [yes] otra vez { "" }
           *[no] { "" }
        }MAX { $where ->
            [after] tras
           *[at] en
        } <b>{ $node }</b>: vale lo que el mayor de sus hijos.
       *[MIN] Juega { $again ->
            [yes] otra vez { "" }
           *[no] { "" }
        }MIN { $where ->
            [after] tras
           *[at] en
        } <b>{ $node }</b>: vale lo que el menor de sus hijos.
    }
caption-enter-window =
    Juega { $again ->
        [yes] otra vez { "" }
       *[no] { "" }
    }{ $player } { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>. Ventana <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-chance =
    Decide el azar { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>: el valor es la media de los valores de sus resultados, cada uno con su probabilidad.
caption-enter-chance-window =
    Decide el azar { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>. Ventana <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-probe =
    Un sondeo: solo se prueba la primera jugada { $where ->
        [after] tras
       *[at] en
    } <b>{ $node }</b>, con la ventana <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-expect =
    { $complete ->
        [yes] <b>{ $heading }</b>: { $average }.
        [all] <b>{ $heading }</b>: { $average }. Demostrado: <b>{ $proved }</b>.
       *[no] { $nothing ->
            [yes] <b>{ $heading }</b>: { $average } hasta ahora; <b>{ $child }</b> tiene probabilidad { $weight }/{ $of }. Todavía no hay nada demostrado: los demás resultados pueden valer cualquier cosa.
           *[no] <b>{ $heading }</b>: { $average } hasta ahora; <b>{ $child }</b> tiene probabilidad { $weight }/{ $of }. Demostrado: <b>{ $proved }</b>.
        }
    }
caption-cutoff-chance =
    { $kind ->
        [alpha] { $count ->
            [0] <b>{ $heading }</b>: vale { $score } como mucho. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>, que no poda nada.
           *[other] { $probed ->
                [yes] <b>{ $heading }</b>: aunque los resultados que quedan valieran todo lo que aún es posible, valdría { $score } como mucho. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>.
               *[no] <b>{ $heading }</b>: aunque { $count ->
                    [one] el resultado que queda valiera { $left }
                   *[other] los { $count } resultados que quedan valieran { $left }
                }, valdría { $score } como mucho. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>.
            }
        }
       *[beta] { $count ->
            [0] <b>{ $heading }</b>: vale { $score } como mínimo. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>, que no poda nada.
           *[other] { $probed ->
                [yes] <b>{ $heading }</b>: aunque los resultados que quedan valieran lo menos que aún es posible, valdría { $score } como mínimo. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>.
               *[no] <b>{ $heading }</b>: aunque { $count ->
                    [one] el resultado que queda valiera { $left }
                   *[other] los { $count } resultados que quedan valieran { $left }
                }, valdría { $score } como mínimo. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>.
            }
        }
    }
caption-over-chance =
    { $bound ->
        [lower] La búsqueda ha terminado: de media, <b>{ $node }</b> vale <b>{ $score }</b> o más.
        [upper] La búsqueda ha terminado: de media, <b>{ $node }</b> vale <b>{ $score }</b> o menos.
       *[exact] La búsqueda ha terminado: de media, <b>{ $node }</b> vale <b>{ $score }</b>.
    }
caption-enter-leaf = <b>{ $subject }</b> es una hoja.
caption-enter-terminal = <b>{ $heading }</b>: la partida ha terminado.
caption-enter-horizon = <b>{ $heading }</b>: se alcanzó el límite de profundidad; a continuación se estima su valor.

caption-evaluate-given = <b>{ $heading }</b>: el valor de la hoja es <b>{ $sum }</b>.
caption-evaluate-horizon = <b>{ $heading }</b>: estimación <b>{ $sum }</b>.
caption-evaluate-undecided = <b>{ $heading }</b>: sin decidir dentro del límite de profundidad; cuenta como <b>{ $sum }</b>: desconocido.
caption-evaluate-sooner = <b>{ $heading }</b>: ha ganado { $winner }, en la media jugada { $plies } de la partida. Ganar cuenta más cuanto antes: <b>{ $sum }</b>.
caption-evaluate-won = <b>{ $heading }</b>: ha ganado { $winner }. Valor <b>{ $sum }</b>.
caption-evaluate-drawn = <b>{ $heading }</b>: empate. Valor <b>{ $sum }</b>.
caption-evaluate-over = <b>{ $heading }</b>: la partida ha terminado. Valor <b>{ $sum }</b>.

caption-improve =
    { $first ->
        [yes] <b>{ $heading }</b>: { $extremum }. Lo mejor hasta ahora: <b>{ $child }</b>, el primer hijo.
       *[no] <b>{ $heading }</b>: { $extremum }. Lo mejor hasta ahora: <b>{ $child }</b>.
    }
caption-improve-narrows =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. <alpha>α sube hasta { $own }</alpha>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. <beta>β baja hasta { $own }</beta>.
    }
caption-improve-goes-on =
    { $player ->
        [MAX] { $last ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <beta>β = { $limit }</beta>: no hay corte, y <b>{ $child }</b> cierra la lista de hijos.
           *[no] <b>{ $heading }</b>: { $extremum }. <alpha>α sube hasta { $own }</alpha>; { $best } { $relation } <beta>β = { $limit }</beta>, así que se sigue { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
        }
       *[MIN] { $last ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <alpha>α = { $limit }</alpha>: no hay corte, y <b>{ $child }</b> cierra la lista de hijos.
           *[no] <b>{ $heading }</b>: { $extremum }. <beta>β baja hasta { $own }</beta>; { $best } { $relation } <alpha>α = { $limit }</alpha>, así que se sigue { $where ->
                [after] tras
               *[at] en
            } <b>{ $node }</b>.
        }
    }
caption-improve-outside =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. No supera <alpha>α = { $own }</alpha>: la ventana no cambia.
       *[MIN] <b>{ $heading }</b>: { $extremum }. No es menor que <beta>β = { $own }</beta>: la ventana no cambia.
    }
caption-improve-closes =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <beta>β = { $limit }</beta>: la ventana se cierra.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $best } { $relation } <alpha>α = { $limit }</alpha>: la ventana se cierra.
    }
caption-worth-now =
    { $exact ->
        [yes] <b>{ $subject }</b> vale <b>{ $proved }</b>.
       *[no] De momento <b>{ $place }</b> vale <b>{ $proved }</b>.
    }
caption-no-improvement =
    { $kept ->
        [best] <b>{ $heading }</b>: { $extremum }, así que { $best } sigue siendo lo mejor.
       *[bound] <b>{ $heading }</b>: { $extremum }, nada mejor.
    }

caption-cutoff =
    { $player ->
        [MAX] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, así que MIN{ $owner_where ->
                [at] { " " }en <b>{ $owner }</b>
                [after] { " " }tras <b>{ $owner }</b>
                [one] , una capa más arriba,
               *[up] , { $plies } capas más arriba,
            } no tiene por qué venir aquí: <cut>corte β</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, así que MIN{ $owner_where ->
                [at] { " " }en <b>{ $owner }</b>
                [after] { " " }tras <b>{ $owner }</b>
                [one] , una capa más arriba,
               *[up] , { $plies } capas más arriba,
            } no vendrá aquí: <cut>corte β</cut>.
        }
       *[MIN] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>{ $named ->
                [no] { "" }
               *[yes] α = { "" }
            }{ $limit }</alpha>, así que MAX{ $owner_where ->
                [at] { " " }en <b>{ $owner }</b>
                [after] { " " }tras <b>{ $owner }</b>
                [one] , una capa más arriba,
               *[up] , { $plies } capas más arriba,
            } no tiene por qué venir aquí: <cut>{ $named ->
                [no] basta
               *[yes] corte α
            }</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>{ $named ->
                [no] { "" }
               *[yes] α = { "" }
            }{ $limit }</alpha>, así que MAX{ $owner_where ->
                [at] { " " }en <b>{ $owner }</b>
                [after] { " " }tras <b>{ $owner }</b>
                [one] , una capa más arriba,
               *[up] , { $plies } capas más arriba,
            } no vendrá aquí: <cut>{ $named ->
                [no] basta
               *[yes] corte α
            }</cut>.
        }
    }
caption-cutoff-deep =
    { $player ->
        [MAX] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, así que MIN{ $owner_where ->
                [at] { " " }en <b>{ $owner }</b>, { $plies } capas más arriba,
                [after] { " " }tras <b>{ $owner }</b>, { $plies } capas más arriba,
               *[up] , { $plies } capas más arriba,
            } no tiene por qué dejar que la partida llegue aquí: <cut>corte β profundo</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, así que MIN{ $owner_where ->
                [at] { " " }en <b>{ $owner }</b>, { $plies } capas más arriba,
                [after] { " " }tras <b>{ $owner }</b>, { $plies } capas más arriba,
               *[up] , { $plies } capas más arriba,
            } no dejará que la partida llegue aquí: <cut>corte β profundo</cut>.
        }
       *[MIN] { $tie ->
            [yes] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, así que MAX{ $owner_where ->
                [at] { " " }en <b>{ $owner }</b>, { $plies } capas más arriba,
                [after] { " " }tras <b>{ $owner }</b>, { $plies } capas más arriba,
               *[up] , { $plies } capas más arriba,
            } no tiene por qué dejar que la partida llegue aquí: <cut>corte α profundo</cut>.
           *[no] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, así que MAX{ $owner_where ->
                [at] { " " }en <b>{ $owner }</b>, { $plies } capas más arriba,
                [after] { " " }tras <b>{ $owner }</b>, { $plies } capas más arriba,
               *[up] , { $plies } capas más arriba,
            } no dejará que la partida llegue aquí: <cut>corte α profundo</cut>.
        }
    }
caption-cutoff-window =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, una cota de la ventana { $window ->
            [pass] de esta pasada
           *[initial] inicial
        }: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, una cota de la ventana { $window ->
            [pass] de esta pasada
           *[initial] inicial
        }: <cut>corte α</cut>.
    }
caption-cutoff-under-chance =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>, así que { $between ->
            [none] { "" }
            [at] si { $opponent } en <b>{ $choices }</b> deja que la partida llegue aquí, { "" }
            [after] si { $opponent } tras <b>{ $choices }</b> deja que la partida llegue aquí, { "" }
            [one] si { $opponent }, una capa más arriba, deja que la partida llegue aquí, { "" }
           *[each] si { $opponent }, en { $choice_count ->
                [one] su elección
               *[other] cada una de sus { $choice_count } elecciones
            } hasta aquí, deja que la partida llegue aquí, { "" }
        }<b>{ $owner_place }</b> alcanza su propia β valgan lo que valgan los resultados que aún no se conocen: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>, así que { $between ->
            [none] { "" }
            [at] si { $opponent } en <b>{ $choices }</b> deja que la partida llegue aquí, { "" }
            [after] si { $opponent } tras <b>{ $choices }</b> deja que la partida llegue aquí, { "" }
            [one] si { $opponent }, una capa más arriba, deja que la partida llegue aquí, { "" }
           *[each] si { $opponent }, en { $choice_count ->
                [one] su elección
               *[other] cada una de sus { $choice_count } elecciones
            } hasta aquí, deja que la partida llegue aquí, { "" }
        }<b>{ $owner_place }</b> no pasa de su propia α valgan lo que valgan los resultados que aún no se conocen: <cut>corte α</cut>.
    }
caption-cutoff-best-possible =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. Para MAX no hay nada mejor que { $score }, así que el resto no importa: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. Para MIN no hay nada mejor que { $score }, así que el resto no importa: <cut>corte α</cut>.
    }
caption-cutoff-prunes-nothing =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $best ->
            [yes] Para MAX no hay nada mejor que { $score }
           *[no] { $score } { $relation } <beta>β = { $limit }</beta>
        }, pero <b>{ $child }</b> cierra la lista de hijos: este <cut>corte β</cut> no poda nada.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $best ->
            [yes] Para MIN no hay nada mejor que { $score }
           *[no] { $score } { $relation } <alpha>α = { $limit }</alpha>
        }, pero <b>{ $child }</b> cierra la lista de hijos: este <cut>corte α</cut> no poda nada.
    }

caption-leave-leaf = <b>{ $subject }</b> devuelve <b>{ $score }</b>.
caption-leave-exact =
    { $left ->
        [no] <b>{ $subject }</b> devuelve <b>{ $score }</b>: no queda ningún hijo por explorar.
       *[yes] <b>{ $subject }</b> devuelve <b>{ $score }</b>: los hijos que quedan no pueden cambiarlo.
    }
caption-leave-lower = <b>{ $subject }</b> devuelve <b>{ $score }</b>, una cota inferior: su valor es al menos { $score }.
caption-leave-upper = <b>{ $subject }</b> devuelve <b>{ $score }</b>, una cota superior: su valor es { $score } como mucho.
caption-leave-unknown = <b>{ $subject }</b> devuelve <b>{ $score }</b>, que no dice nada sobre su valor.
caption-leave-hard-lower = <b>{ $subject }</b> devuelve <b>{ $score }</b> y no { $best }: fail-hard no sale de la ventana. Vale al menos { $score }.
caption-leave-hard-upper = <b>{ $subject }</b> devuelve <b>{ $score }</b> y no { $best }: fail-hard no sale de la ventana. Vale { $score } como mucho.
caption-leave-probe-lower = <b>{ $subject }</b> devuelve <b>{ $score }</b> y no { $best }: de <b>{ $child }</b> solo se sabe que vale como mucho { $best }, y ningún valor es menor que { $score }.
caption-leave-probe-upper = <b>{ $subject }</b> devuelve <b>{ $score }</b> y no { $best }: de <b>{ $child }</b> solo se sabe que vale al menos { $best }, y ningún valor es mayor que { $score }.

caption-over =
    <b>{ $heading }</b>: { $extremum }. La búsqueda ha terminado: { $player } { $kind ->
        [roll] <b>tira</b>
        [hold] <b>se planta</b>
       *[move] elige <b>{ $child }</b>
    }.
caption-over-value = <b>{ $heading }</b>: { $extremum }. La búsqueda ha terminado: el valor es <b>{ $score }</b>, pero queda fuera de la ventana, así que no se sabe cuál es la mejor jugada.
caption-over-lower = <b>{ $heading }</b>: { $extremum }. La búsqueda ha terminado: con su ventana solo demuestra un valor de al menos { $score }.
caption-over-upper = <b>{ $heading }</b>: { $extremum }. La búsqueda ha terminado: con su ventana solo demuestra un valor de { $score } como mucho.
caption-over-unknown = <b>{ $heading }</b>: { $extremum }. La búsqueda ha terminado: con su ventana no demuestra nada sobre el valor.
caption-over-leaf = <b>{ $subject }</b> devuelve <b>{ $score }</b>. La búsqueda ha terminado.

## Lo mismo como lo cuenta negamax donde juega MIN.

aside-again = <faint>Juega otra vez { $player }: el signo no cambia.</faint>
aside-window = <faint>Desde el punto de vista de MIN: α = { $alpha }, β = { $beta }.</faint>
aside-extremum = <faint>Desde el punto de vista de MIN: { $extremum }.</faint>
aside-cutoff = <faint>Desde el punto de vista de MIN: { $extremum }, y { $score } { $relation } β = { $limit }.</faint>
aside-leave =
    <faint>Desde el punto de vista de MIN, devuelve { $score }{ $bound ->
        [lower] , y su valor es al menos { $score }
        [upper] , y su valor es { $score } como mucho
       *[exact] { "" }
    }.</faint>
aside-why =
    { $said ->
        [yes] <faint>Esta β es α = { $alpha } con el signo cambiado.</faint>
       *[no] <faint>Desde el punto de vista de MIN,</faint> { $score } { $relation } β = { $limit }<faint>: esta β es α = { $alpha } con el signo cambiado.</faint>
    }
aside-result =
    { $bound ->
        [lower] <faint>Desde el punto de vista de MIN, es al menos { $score }.</faint>
        [upper] <faint>Desde el punto de vista de MIN, es { $score } como mucho.</faint>
       *[exact] <faint>Desde el punto de vista de MIN, es { $score }.</faint>
    }

## El pie leído en voz alta empieza con una de estas.

turn-chance = azar
spoken = Paso { $step } de { $steps }. { $heading }, { $player }.
spoken-in-window = Paso { $step } de { $steps }. { $heading }, { $player }, α = { $alpha }, β = { $beta }.

## Por qué hay un corte. $owner tiene la cota, con $source; $tie dice si el valor solo la iguala.

why-meaning =
    { $player ->
        [MAX] { $tie ->
            [yes] { $owner_where ->
                [at] MIN en <b>{ $owner }</b> ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [after] Tras <b>{ $owner }</b>, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [one] Una capa más arriba, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
               *[up] { $plies } capas más arriba, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
            } { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } le da a MAX al menos <b>{ $score }</b>, y eso no mejora lo que MIN ya tiene{ $said ->
                [yes] { "" }
               *[no] , así que MIN no tiene por qué elegir <b>{ $move }</b>
            }.
           *[no] { $owner_where ->
                [at] MIN en <b>{ $owner }</b> ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [after] Tras <b>{ $owner }</b>, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [one] Una capa más arriba, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
               *[up] { $plies } capas más arriba, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
            } { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } le da a MAX al menos <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , así que MIN no elegirá <b>{ $move }</b>
            }.
        }
       *[MIN] { $tie ->
            [yes] { $owner_where ->
                [at] MAX en <b>{ $owner }</b> ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [after] Tras <b>{ $owner }</b>, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [one] Una capa más arriba, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
               *[up] { $plies } capas más arriba, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
            } { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } no le da a MAX más de <b>{ $score }</b>, y eso no mejora lo que MAX ya tiene{ $said ->
                [yes] { "" }
               *[no] , así que MAX no tiene por qué elegir <b>{ $move }</b>
            }.
           *[no] { $owner_where ->
                [at] MAX en <b>{ $owner }</b> ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [after] Tras <b>{ $owner }</b>, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [one] Una capa más arriba, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
               *[up] { $plies } capas más arriba, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
            } { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } no le da a MAX más de <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , así que MAX no elegirá <b>{ $move }</b>
            }.
        }
    }
why-meaning-deep =
    { $player ->
        [MAX] { $tie ->
            [yes] { $owner_where ->
                [at] MIN en <b>{ $owner }</b> ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [after] Tras <b>{ $owner }</b>, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [one] Una capa más arriba, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
               *[up] { $plies } capas más arriba, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
            } { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } le da a MAX al menos <b>{ $score }</b>, y eso no mejora lo que MIN ya tiene{ $said ->
                [yes] { "" }
               *[no] , así que MIN no tiene por qué dejar que la partida llegue { $where ->
                    [here] aquí
                   *[named] a <b>{ $place }</b>
                }
            }.
           *[no] { $owner_where ->
                [at] MIN en <b>{ $owner }</b> ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [after] Tras <b>{ $owner }</b>, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [one] Una capa más arriba, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
               *[up] { $plies } capas más arriba, MIN ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
            } { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } le da a MAX al menos <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , así que MIN no dejará que la partida llegue { $where ->
                    [here] aquí
                   *[named] a <b>{ $place }</b>
                }
            }.
        }
       *[MIN] { $tie ->
            [yes] { $owner_where ->
                [at] MAX en <b>{ $owner }</b> ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [after] Tras <b>{ $owner }</b>, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [one] Una capa más arriba, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
               *[up] { $plies } capas más arriba, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
            } { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } no le da a MAX más de <b>{ $score }</b>, y eso no mejora lo que MAX ya tiene{ $said ->
                [yes] { "" }
               *[no] , así que MAX no tiene por qué dejar que la partida llegue { $where ->
                    [here] aquí
                   *[named] a <b>{ $place }</b>
                }
            }.
           *[no] { $owner_where ->
                [at] MAX en <b>{ $owner }</b> ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [after] Tras <b>{ $owner }</b>, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
                [one] Una capa más arriba, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
               *[up] { $plies } capas más arriba, MAX ya tiene <b>{ $limit }</b> con <b>{ $source }</b>.
            } { $where ->
                [here] Esta posición
               *[named] <b>{ $subject }</b>
            } no le da a MAX más de <b>{ $score }</b>{ $said ->
                [yes] { "" }
               *[no] , así que MAX no dejará que la partida llegue { $where ->
                    [here] aquí
                   *[named] a <b>{ $place }</b>
                }
            }.
        }
    }
why-meaning-window =
    { $player ->
        [MAX] { $said ->
            [yes] { "" }
           *[no] La ventana { $window ->
                [pass] de esta pasada
               *[initial] inicial
            } acaba en <beta>β = { $limit }</beta>. { "" }
        }{ $where ->
            [here] Esta posición
           *[named] <b>{ $subject }</b>
        } le da a MAX al menos <b>{ $score }</b>, así que nada más por debajo puede cambiar lo que esta búsqueda demuestra.
       *[MIN] { $said ->
            [yes] { "" }
           *[no] La ventana { $window ->
                [pass] de esta pasada
               *[initial] inicial
            } empieza en <alpha>α = { $limit }</alpha>. { "" }
        }{ $where ->
            [here] Esta posición
           *[named] <b>{ $subject }</b>
        } no le da a MAX más de <b>{ $score }</b>, así que nada más por debajo puede cambiar lo que esta búsqueda demuestra.
    }
why-meaning-chance =
    { $player ->
        [MAX] { $where ->
            [here] Esta posición
           *[named] <b>{ $subject }</b>
        } vale al menos <b>{ $score }</b>. A partir de <beta>β = { $limit }</beta> da igual cuánto más{ $said ->
            [yes] .
           *[no] : { $between ->
                [none] { "" }
                [at] si { $opponent } en <b>{ $choices }</b> deja que la partida llegue aquí, { "" }
                [after] si { $opponent } tras <b>{ $choices }</b> deja que la partida llegue aquí, { "" }
                [one] si { $opponent }, una capa más arriba, deja que la partida llegue aquí, { "" }
               *[each] si { $opponent }, en { $choice_count ->
                    [one] su elección
                   *[other] cada una de sus { $choice_count } elecciones
                } hasta aquí, deja que la partida llegue aquí, { "" }
            }con eso <b>{ $owner_place }</b> alcanza su propia β, valgan lo que valgan los resultados que aún no se conocen.
        }
       *[MIN] { $where ->
            [here] Esta posición
           *[named] <b>{ $subject }</b>
        } vale como mucho <b>{ $score }</b>. Desde <alpha>α = { $limit }</alpha> hacia abajo da igual cuánto menos{ $said ->
            [yes] .
           *[no] : { $between ->
                [none] { "" }
                [at] si { $opponent } en <b>{ $choices }</b> deja que la partida llegue aquí, { "" }
                [after] si { $opponent } tras <b>{ $choices }</b> deja que la partida llegue aquí, { "" }
                [one] si { $opponent }, una capa más arriba, deja que la partida llegue aquí, { "" }
               *[each] si { $opponent }, en { $choice_count ->
                    [one] su elección
                   *[other] cada una de sus { $choice_count } elecciones
                } hasta aquí, deja que la partida llegue aquí, { "" }
            }con eso <b>{ $owner_place }</b> no pasa de su propia α, valgan lo que valgan los resultados que aún no se conocen.
        }
    }
why-meaning-best-possible =
    { $player ->
        [MAX] Con <b>{ $child }</b>, { $where ->
            [here] esta posición
           *[named] <b>{ $place }</b>
        } vale <b>{ $score }</b>, y para MAX no hay nada mejor.
       *[MIN] Con <b>{ $child }</b>, { $where ->
            [here] esta posición
           *[named] <b>{ $place }</b>
        } vale <b>{ $score }</b>, y para MIN no hay nada mejor.
    }
why-owner-shallow =
    { $said ->
        [yes] <faint>Corte superficial: la cota viene de una capa más arriba.</faint>
       *[no] { $player ->
            [MAX] <beta>β = { $limit }</beta> <faint>se fijó</faint> { $owner_where ->
                [at] <faint>en</faint> <b>{ $owner }</b><faint>, una capa más arriba: corte superficial.</faint>
                [after] <faint>con</faint> <b>{ $owner }</b><faint>, una capa más arriba: corte superficial.</faint>
               *[one] <faint>una capa más arriba: corte superficial.</faint>
            }
           *[MIN] <alpha>α = { $limit }</alpha> <faint>se fijó</faint> { $owner_where ->
                [at] <faint>en</faint> <b>{ $owner }</b><faint>, una capa más arriba: corte superficial.</faint>
                [after] <faint>con</faint> <b>{ $owner }</b><faint>, una capa más arriba: corte superficial.</faint>
               *[one] <faint>una capa más arriba: corte superficial.</faint>
            }
        }
    }
why-owner-deep =
    { $player ->
        [MAX] <beta>β = { $limit }</beta> <faint>se fijó</faint> { $owner_where ->
            [at] <faint>en</faint> <b>{ $owner }</b><faint>, { $plies } capas más arriba: corte profundo.</faint>
            [after] <faint>con</faint> <b>{ $owner }</b><faint>, { $plies } capas más arriba: corte profundo.</faint>
           *[up] <faint>{ $plies } capas más arriba: corte profundo.</faint>
        }
       *[MIN] <alpha>α = { $limit }</alpha> <faint>se fijó</faint> { $owner_where ->
            [at] <faint>en</faint> <b>{ $owner }</b><faint>, { $plies } capas más arriba: corte profundo.</faint>
            [after] <faint>con</faint> <b>{ $owner }</b><faint>, { $plies } capas más arriba: corte profundo.</faint>
           *[up] <faint>{ $plies } capas más arriba: corte profundo.</faint>
        }
    }
why-owner-window =
    { $player ->
        [MAX] <faint>Ningún antepasado fijó</faint> <beta>β = { $limit }</beta><faint>: es de la ventana { $window ->
            [pass] de esta pasada
           *[initial] inicial
        }.</faint>
       *[MIN] <faint>Ningún antepasado fijó</faint> <alpha>α = { $limit }</alpha><faint>: es de la ventana { $window ->
            [pass] de esta pasada
           *[initial] inicial
        }.</faint>
    }
why-saved =
    { $branches ->
        [one] <faint>Se ahorra { $branches } rama</faint> (<b>{ $names }</b>).
       *[other] <faint>Se ahorran { $branches } ramas</faint> (<b>{ $names }</b>).
    }
why-saved-leaves =
    { $branches ->
        [one] { $leaves ->
            [one] <faint>Se ahorra { $branches } rama</faint> (<b>{ $names }</b>) <faint>con { $leaves } hoja.</faint>
           *[other] <faint>Se ahorra { $branches } rama</faint> (<b>{ $names }</b>) <faint>con { $leaves } hojas.</faint>
        }
       *[other] { $leaves ->
            [one] <faint>Se ahorran { $branches } ramas</faint> (<b>{ $names }</b>) <faint>con { $leaves } hoja.</faint>
           *[other] <faint>Se ahorran { $branches } ramas</faint> (<b>{ $names }</b>) <faint>con { $leaves } hojas.</faint>
        }
    }
why-saved-nothing = <faint>No se ahorra nada:</faint> <b>{ $child }</b> <faint>cierra la lista de hijos.</faint>

## Lo que ha encontrado la búsqueda.

result-move =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada. { "" }
           *[no] { "" }
        }{ $player ->
            [MAX] MAX se asegura al menos <b>{ $score }</b>, haga lo que haga MIN.
           *[MIN] MIN se asegura de que el valor no pase de <b>{ $score }</b>, haga lo que haga MAX.
        }
       *[no] { $player ->
            [MAX] { $only ->
                [yes] MAX { $kind ->
                    [roll] <b>tira</b>
                    [hold] <b>se planta</b>
                   *[move] elige <b>{ $child }</b>
                }, la única jugada, y se asegura al menos <b>{ $score }</b>, haga lo que haga MIN.
               *[no] MAX { $kind ->
                    [roll] <b>tira</b>
                    [hold] <b>se planta</b>
                   *[move] elige <b>{ $child }</b>
                } y se asegura al menos <b>{ $score }</b>, haga lo que haga MIN.
            }
           *[MIN] { $only ->
                [yes] MIN { $kind ->
                    [roll] <b>tira</b>
                    [hold] <b>se planta</b>
                   *[move] elige <b>{ $child }</b>
                }, la única jugada, y se asegura de que el valor no pase de <b>{ $score }</b>, haga lo que haga MAX.
               *[no] MIN { $kind ->
                    [roll] <b>tira</b>
                    [hold] <b>se planta</b>
                   *[move] elige <b>{ $child }</b>
                } y se asegura de que el valor no pase de <b>{ $score }</b>, haga lo que haga MAX.
            }
        }
    }
result-move-best-possible =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada. { "" }
           *[no] { "" }
        }{ $player } se asegura <b>{ $score }</b>: para { $player } no hay nada mejor.
       *[no] { $only ->
            [yes] { $player } { $kind ->
                [roll] <b>tira</b>
                [hold] <b>se planta</b>
               *[move] elige <b>{ $child }</b>
            }, la única jugada, y se asegura <b>{ $score }</b>: para { $player } no hay nada mejor.
           *[no] { $player } { $kind ->
                [roll] <b>tira</b>
                [hold] <b>se planta</b>
               *[move] elige <b>{ $child }</b>
            } y se asegura <b>{ $score }</b>: para { $player } no hay nada mejor.
        }
    }
result-move-worst-possible =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada. { "" }
           *[no] { "" }
        }{ $only ->
            [yes] { $opponent } puede forzar
           *[no] Contra cualquier jugada { $opponent } puede forzar
        } <b>{ $score }</b>: para { $player } no hay nada peor.
       *[no] { $only ->
            [yes] { $player } elige <b>{ $child }</b>, la única jugada, pero { $opponent } puede forzar <b>{ $score }</b>: para { $player } no hay nada peor.
           *[no] { $player } elige <b>{ $child }</b>, pero contra cualquier jugada { $opponent } puede forzar <b>{ $score }</b>: para { $player } no hay nada peor.
        }
    }
result-move-average =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada. { "" }
           *[no] { "" }
        }De media vale <b>{ $score }</b>.
       *[no] { $only ->
            [yes] { $player } { $kind ->
                [roll] <b>tira</b>
                [hold] <b>se planta</b>
               *[move] elige <b>{ $child }</b>
            }, la única jugada. De media vale <b>{ $score }</b>.
           *[no] { $player } { $kind ->
                [roll] <b>tira</b>
                [hold] <b>se planta</b>
               *[move] elige <b>{ $child }</b>
            }. De media vale <b>{ $score }</b>.
        }
    }
result-average =
    { $said ->
        [yes] La ventana era demasiado estrecha para saber cuánto { $bound ->
            [lower] más
           *[upper] menos
        }.
       *[no] { $bound ->
            [lower] De media, <b>{ $node }</b> vale <b>{ $score }</b> o más. La ventana era demasiado estrecha para saber cuánto más.
            [upper] De media, <b>{ $node }</b> vale <b>{ $score }</b> o menos. La ventana era demasiado estrecha para saber cuánto menos.
           *[exact] De media, <b>{ $node }</b> vale <b>{ $score }</b>.
        }
    }
result-move-in-depth =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada. { "" }
           *[no] { "" }
        }El valor, <b>{ $score }</b>, es una estimación propagada desde la profundidad { $depth }.
       *[no] { $only ->
            [yes] Con profundidad { $depth }, { $player } elige <b>{ $child }</b>, la única jugada. Su valor, <b>{ $score }</b>, es una estimación propagada desde esa profundidad.
           *[no] Con profundidad { $depth }, { $player } elige <b>{ $child }</b>. Su valor, <b>{ $score }</b>, es una estimación propagada desde esa profundidad.
        }
    }
result-move-beyond-depth =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada. { "" }
           *[no] { "" }
        }El valor, <b>{ $score }</b>, es una estimación propagada desde la profundidad { $depth }, y desde más abajo donde un nodo no tiene estimación.
       *[no] { $only ->
            [yes] Con profundidad { $depth }, y más allá donde un nodo no tiene estimación, { $player } elige <b>{ $child }</b>, la única jugada. Su valor, <b>{ $score }</b>, es una estimación propagada desde allí.
           *[no] Con profundidad { $depth }, y más allá donde un nodo no tiene estimación, { $player } elige <b>{ $child }</b>. Su valor, <b>{ $score }</b>, es una estimación propagada desde allí.
        }
    }
result-move-undecided =
    { $said ->
        [yes] { $only ->
            [yes] <b>{ $child }</b> es la única jugada. { "" }
           *[no] { "" }
        }Con profundidad { $depth } nadie puede forzar la victoria: <b>{ $score }</b> significa «desconocido».
       *[no] { $only ->
            [yes] Con profundidad { $depth } nadie puede forzar la victoria: <b>{ $score }</b> significa «desconocido». { $player } elige <b>{ $child }</b>, la única jugada.
           *[no] Con profundidad { $depth } nadie puede forzar la victoria: <b>{ $score }</b> significa «desconocido». { $player } elige <b>{ $child }</b>.
        }
    }
result-estimate = <faint>Es una estimación propagada desde la profundidad { $depth }, no una garantía.</faint>
result-value = <b>{ $subject }</b> vale <b>{ $score }</b>. Queda fuera de la ventana, así que no se sabe cuál es la mejor jugada.
result-lower =
    { $said ->
        [yes] La ventana era demasiado estrecha para saber cuánto más.
       *[no] <b>{ $subject }</b> vale al menos <b>{ $score }</b>. La ventana era demasiado estrecha para saber cuánto más.
    }
result-upper =
    { $said ->
        [yes] La ventana era demasiado estrecha para saber cuánto menos.
       *[no] <b>{ $subject }</b> vale <b>{ $score }</b> como mucho. La ventana era demasiado estrecha para saber cuánto menos.
    }
result-unknown = Con esta ventana la búsqueda no demuestra nada sobre <b>{ $node }</b>.
result-leaf =
    { $leaf ->
        [over] <b>{ $subject }</b>: la partida ha terminado, con valor <b>{ $score }</b>. No hay jugada que elegir.
        [horizon] <b>{ $subject }</b> se evalúa sin más: <b>{ $score }</b>. Con profundidad { $depth } no se explora ninguna jugada.
        [known] <b>{ $subject }</b> está en la tabla con valor <b>{ $score }</b>. No se exploró ninguna jugada.
       *[given] <b>{ $subject }</b> es una hoja y vale <b>{ $score }</b>. No hay jugada que elegir.
    }
result-line = <faint>Variante principal:</faint> <b>{ $line }</b>.
result-check-same =
    { $count ->
        [one] <faint>Comprobado: { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] el minimax sin poda
            } da el mismo valor,</faint> <b>{ $score }</b><faint>, con su única hoja.</faint>
       *[other] <faint>Comprobado: { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] el minimax sin poda
            } da el mismo valor,</faint> <b>{ $score }</b><faint>, con las { $leaves } hojas.</faint>
    }
result-unchecked =
    { $ending ->
        [time] Sin comprobar con { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] el minimax sin poda
            }: el tiempo se acabó antes.
        [memory] Sin comprobar con { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] el minimax sin poda
            }: la memoria no alcanzaría.
        [stopped] Sin comprobar con { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] el minimax sin poda
            }: se detuvo la comprobación.
       *[nodes] Sin comprobar con { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] el minimax sin poda
            }: tendría que visitar más nodos de los que permite el límite.
    }
result-check-differs =
    <cut>{ $reference ->
                [expectiminimax] Expectiminimax
               *[minimax] El minimax sin poda
            } da { $score }: una de las dos búsquedas está mal.</cut>
result-check-other =
    { $count ->
        [one] <faint>Comprobado: { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] el minimax sin poda
            } da</faint> <b>{ $score }</b><faint>, con su única hoja.</faint>
       *[other] <faint>Comprobado: { $reference ->
                [expectiminimax] expectiminimax
               *[minimax] el minimax sin poda
            } da</faint> <b>{ $score }</b><faint>, con las { $leaves } hojas.</faint>
    }
result-cut-short =
    { $said ->
        [yes] No hay jugada decidida.
       *[no] { $ending ->
            [nodes]
                { $count ->
                    [one] La búsqueda se detuvo: se alcanzó el límite de { $nodes } nodo. No hay jugada decidida.
                   *[other] La búsqueda se detuvo: se alcanzó el límite de { $nodes } nodos. No hay jugada decidida.
                }
            [memory]
                { $count ->
                    [one] La búsqueda se detuvo tras { $nodes } nodo: se alcanzó el límite de memoria. No hay jugada decidida.
                   *[other] La búsqueda se detuvo tras { $nodes } nodos: se alcanzó el límite de memoria. No hay jugada decidida.
                }
            [depth] La búsqueda se detuvo tras { $nodes } nodos: una línea de juego pasa de { $plies } medias jugadas. No hay jugada decidida.
            [overflow] La búsqueda se detuvo: un valor esperado exacto necesitaría más de 128 bits. No hay jugada decidida.
            [infinities] La búsqueda se detuvo: la media de +∞ y −∞ no es ningún número. No hay jugada decidida.
            [time]
                { $count ->
                    [one] La búsqueda se detuvo tras { $nodes } nodo: se alcanzó el límite de tiempo. No hay jugada decidida.
                   *[other] La búsqueda se detuvo tras { $nodes } nodos: se alcanzó el límite de tiempo. No hay jugada decidida.
                }
            [stopped]
                { $count ->
                    [one] La búsqueda se detuvo tras { $nodes } nodo. No hay jugada decidida.
                   *[other] La búsqueda se detuvo tras { $nodes } nodos. No hay jugada decidida.
                }
           *[underway]
                { $count ->
                    [one] La búsqueda sigue en marcha: { $nodes } nodo hasta ahora. Aún no hay jugada decidida.
                   *[other] La búsqueda sigue en marcha: { $nodes } nodos hasta ahora. Aún no hay jugada decidida.
                }
        }
    }
result-proved-so-far = <faint>Demostrado hasta ahora de</faint> <b>{ $node }</b><faint>:</faint> <b>{ $proved }</b>
