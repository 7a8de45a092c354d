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
        [inline] el pase
       *[bare] pase
    }
name-pit =
    { $form ->
        [inline] el hoyo { $number }
       *[bare] hoyo { $number }
    }
name-pile = { $objects } de la pila { $pile }

## El pie: qué fue el paso recién dado. $heading, $subject y $node nombran el nodo: solo, al empezar una frase y dentro
## de ella. $player es MAX o MIN. $choice es la elección entre los sucesores, como max(3, ≤ 2) = 3.

caption-start = <b>{ $heading }</b>: juega { $player }. Pulsa → para empezar.
caption-start-leaf = <b>{ $subject }</b> es una hoja. Pulsa → para empezar.
caption-broken-off =
    { $ending ->
        [nodes]
            { $count ->
                [one] La búsqueda se <b>corta</b> aquí: { $nodes } nodo es el límite.
               *[other] La búsqueda se <b>corta</b> aquí: { $nodes } nodos son el límite.
            }
        [memory]
            { $count ->
                [one] La búsqueda se <b>corta</b> aquí, tras { $nodes } nodo: su memoria se ha agotado.
               *[other] La búsqueda se <b>corta</b> aquí, tras { $nodes } nodos: su memoria se ha agotado.
            }
        [depth] La búsqueda se <b>corta</b> aquí, tras { $nodes } nodos: una línea de juego pasa de { $plies } medias jugadas.
        [time]
            { $count ->
                [one] La búsqueda se <b>corta</b> aquí, tras { $nodes } nodo: su tiempo se ha acabado.
               *[other] La búsqueda se <b>corta</b> aquí, tras { $nodes } nodos: su tiempo se ha acabado.
            }
        [stopped]
            { $count ->
                [one] La búsqueda se <b>detuvo</b> aquí, tras { $nodes } nodo.
               *[other] La búsqueda se <b>detuvo</b> aquí, tras { $nodes } nodos.
            }
       *[underway]
            { $count ->
                [one] La búsqueda ha llegado hasta aquí, { $nodes } nodo, y continúa.
               *[other] La búsqueda ha llegado hasta aquí, { $nodes } nodos, y continúa.
            }
    }

caption-enter =
    { $player ->
        [MAX] En <b>{ $node }</b> juega { $again ->
            [yes] otra vez MAX
           *[no] MAX
        }: tomará el mayor valor entre sus sucesores.
       *[MIN] En <b>{ $node }</b> juega { $again ->
            [yes] otra vez MIN
           *[no] MIN
        }: tomará el menor valor entre sus sucesores.
    }
caption-enter-window =
    En <b>{ $node }</b> juega { $again ->
        [yes] otra vez { $player }
       *[no] { $player }
    }. Su ventana es <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-leaf = <b>{ $subject }</b> es una hoja.
caption-enter-terminal = <b>{ $heading }</b>: aquí la partida ha terminado.
caption-enter-horizon = <b>{ $heading }</b>: el límite de profundidad. La búsqueda no mira más allá.

caption-evaluate-given = <b>{ $heading }</b>: el valor escrito en la hoja es <b>{ $sum }</b>.
caption-evaluate-horizon = <b>{ $heading }</b>: la evaluación da <b>{ $sum }</b>.
caption-evaluate-won = <b>{ $heading }</b>: gana { $winner }: vale <b>{ $sum }</b>.
caption-evaluate-drawn = <b>{ $heading }</b>: empate: vale <b>{ $sum }</b>.
caption-evaluate-over = <b>{ $heading }</b>: la partida ha terminado y vale <b>{ $sum }</b>.

caption-improve =
    { $first ->
        [yes] <b>{ $heading }</b>: { $choice }. Lo mejor por ahora: <b>{ $child }</b>, el primer sucesor.
       *[no] <b>{ $heading }</b>: { $choice }. Lo mejor por ahora: <b>{ $child }</b>.
    }
caption-improve-narrows =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. <alpha>α sube hasta { $own }</alpha>.
       *[MIN] <b>{ $heading }</b>: { $choice }. <beta>β baja hasta { $own }</beta>.
    }
caption-improve-goes-on =
    { $player ->
        [MAX] { $last ->
            [yes] <b>{ $heading }</b>: { $choice }. { $best } { $relation } <beta>β = { $limit }</beta>: no hay poda, y <b>{ $child }</b> era el último sucesor.
           *[no] <b>{ $heading }</b>: { $choice }. <alpha>α sube hasta { $own }</alpha>; { $best } { $relation } <beta>β = { $limit }</beta>, así que <b>{ $node }</b> sigue.
        }
       *[MIN] { $last ->
            [yes] <b>{ $heading }</b>: { $choice }. { $best } { $relation } <alpha>α = { $limit }</alpha>: no hay poda, y <b>{ $child }</b> era el último sucesor.
           *[no] <b>{ $heading }</b>: { $choice }. <beta>β baja hasta { $own }</beta>; { $best } { $relation } <alpha>α = { $limit }</alpha>, así que <b>{ $node }</b> sigue.
        }
    }
caption-improve-outside =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. No supera <alpha>α = { $own }</alpha>: la ventana queda igual.
       *[MIN] <b>{ $heading }</b>: { $choice }. No baja de <beta>β = { $own }</beta>: la ventana queda igual.
    }
caption-improve-closes =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $best } { $relation } <beta>β = { $limit }</beta>: la ventana se cierra.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $best } { $relation } <alpha>α = { $limit }</alpha>: la ventana se cierra.
    }
caption-no-improvement = <b>{ $heading }</b>: { $choice }, no mejora.

caption-cutoff =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>, así que MIN en <b>{ $owner }</b> no vendrá aquí: <cut>poda β</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>, así que MAX en <b>{ $owner }</b> no vendrá aquí: <cut>poda α</cut>.
    }
caption-cutoff-deep =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>, así que MIN en <b>{ $owner }</b>, { $plies } medias jugadas más arriba, no dejará llegar aquí: <cut>poda β profunda</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>, así que MAX en <b>{ $owner }</b>, { $plies } medias jugadas más arriba, no dejará llegar aquí: <cut>poda α profunda</cut>.
    }
caption-cutoff-window =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>, una cota con la que empezó la búsqueda: <cut>poda β</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>, una cota con la que empezó la búsqueda: <cut>poda α</cut>.
    }
caption-cutoff-best-possible =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. Para MAX no hay nada mejor que { $score }, así que el resto no importa: <cut>poda β</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. Para MIN no hay nada mejor que { $score }, así que el resto no importa: <cut>poda α</cut>.
    }
caption-cutoff-prunes-nothing =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>, pero <b>{ $child }</b> era el último sucesor: esta <cut>poda β</cut> no ahorra nada.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>, pero <b>{ $child }</b> era el último sucesor: esta <cut>poda α</cut> no ahorra nada.
    }

caption-leave-leaf = <b>{ $subject }</b> devuelve <b>{ $score }</b>.
caption-leave-exact = <b>{ $subject }</b> devuelve <b>{ $score }</b>, exacto.
caption-leave-lower = <b>{ $subject }</b> devuelve <b>{ $score }</b>, una cota inferior: su valor es { $score } o más.
caption-leave-upper = <b>{ $subject }</b> devuelve <b>{ $score }</b>, una cota superior: su valor es { $score } o menos.
caption-leave-unknown = <b>{ $subject }</b> devuelve <b>{ $score }</b>, que no dice nada sobre su valor.
caption-leave-hard-lower = <b>{ $subject }</b> devuelve <b>{ $score }</b> y no { $best }: con fallo duro nada sale de la ventana. Su valor es { $score } o más.
caption-leave-hard-upper = <b>{ $subject }</b> devuelve <b>{ $score }</b> y no { $best }: con fallo duro nada sale de la ventana. Su valor es { $score } o menos.

caption-over = <b>{ $heading }</b>: { $choice }. La búsqueda ha terminado. Mejor jugada: <b>{ $child }</b>.
caption-over-value = <b>{ $heading }</b>: { $choice }. La búsqueda ha terminado: el valor es <b>{ $score }</b>.
caption-over-lower = <b>{ $heading }</b>: { $choice }. La búsqueda ha terminado: con su ventana solo prueba un valor de { $score } o más.
caption-over-upper = <b>{ $heading }</b>: { $choice }. La búsqueda ha terminado: con su ventana solo prueba un valor de { $score } o menos.
caption-over-unknown = <b>{ $heading }</b>: { $choice }. La búsqueda ha terminado: con su ventana no prueba nada sobre el valor.
caption-over-leaf = <b>{ $subject }</b> es una hoja y devuelve <b>{ $score }</b>. La búsqueda ha terminado.

## Lo mismo como lo cuenta negamax donde juega MIN.

aside-again = <faint>Otra vez el mismo lado: ningún signo cambia.</faint>
aside-window = <faint>Desde el lado de MIN: α = { $alpha }, β = { $beta }.</faint>
aside-choice = <faint>Desde el lado de MIN: { $choice }.</faint>
aside-cutoff = <faint>Desde el lado de MIN: { $choice }, y { $score } { $relation } β = { $limit }.</faint>
aside-leave =
    <faint>Desde el lado de MIN, devuelve { $score }{ $bound ->
        [lower] , y su valor es { $score } o más
        [upper] , y su valor es { $score } o menos
       *[exact] { "" }
    }.</faint>
aside-why = <faint>Desde el lado de MIN,</faint> { $score } { $relation } β = { $limit }<faint>: lo que MAX ya tiene, α = { $alpha }, es la β de MIN con el signo cambiado.</faint>
aside-result = <faint>Desde el lado de MIN, eso es { $score }.</faint>

## El pie leído en voz alta empieza con una de estas.

spoken = Paso { $step } de { $steps }. { $heading }, { $player }.
spoken-in-window = Paso { $step } de { $steps }. { $heading }, { $player }, α = { $alpha }, β = { $beta }.

## Por qué corta. $owner tiene la cota, con $source; $tie dice si el valor solo la iguala.

why-meaning =
    { $player ->
        [MAX] { $tie ->
            [yes] MIN en <b>{ $owner }</b> ya tiene <b>{ $limit }</b>, con <b>{ $source }</b>. <b>{ $subject }</b> da a MAX por lo menos <b>{ $score }</b>, nada mejor para MIN, así que MIN nunca elegirá <b>{ $node }</b>.
           *[no] MIN en <b>{ $owner }</b> ya tiene <b>{ $limit }</b>, con <b>{ $source }</b>. <b>{ $subject }</b> da a MAX por lo menos <b>{ $score }</b>, así que MIN nunca elegirá <b>{ $node }</b>.
        }
       *[MIN] { $tie ->
            [yes] MAX en <b>{ $owner }</b> ya tiene <b>{ $limit }</b>, con <b>{ $source }</b>. <b>{ $subject }</b> da a MAX como mucho <b>{ $score }</b>, nada mejor para MAX, así que MAX nunca elegirá <b>{ $node }</b>.
           *[no] MAX en <b>{ $owner }</b> ya tiene <b>{ $limit }</b>, con <b>{ $source }</b>. <b>{ $subject }</b> da a MAX como mucho <b>{ $score }</b>, así que MAX nunca elegirá <b>{ $node }</b>.
        }
    }
why-meaning-deep =
    { $player ->
        [MAX] { $tie ->
            [yes] MIN en <b>{ $owner }</b> ya tiene <b>{ $limit }</b>, con <b>{ $source }</b>. <b>{ $subject }</b> da a MAX por lo menos <b>{ $score }</b>, nada mejor para MIN, así que MIN nunca dejará que la partida pase por <b>{ $node }</b>.
           *[no] MIN en <b>{ $owner }</b> ya tiene <b>{ $limit }</b>, con <b>{ $source }</b>. <b>{ $subject }</b> da a MAX por lo menos <b>{ $score }</b>, así que MIN nunca dejará que la partida pase por <b>{ $node }</b>.
        }
       *[MIN] { $tie ->
            [yes] MAX en <b>{ $owner }</b> ya tiene <b>{ $limit }</b>, con <b>{ $source }</b>. <b>{ $subject }</b> da a MAX como mucho <b>{ $score }</b>, nada mejor para MAX, así que MAX nunca dejará que la partida pase por <b>{ $node }</b>.
           *[no] MAX en <b>{ $owner }</b> ya tiene <b>{ $limit }</b>, con <b>{ $source }</b>. <b>{ $subject }</b> da a MAX como mucho <b>{ $score }</b>, así que MAX nunca dejará que la partida pase por <b>{ $node }</b>.
        }
    }
why-meaning-window =
    { $player ->
        [MAX] La búsqueda empezó con <beta>β = { $limit }</beta>. <b>{ $subject }</b> da a MAX por lo menos <b>{ $score }</b>, así que lo demás no le importa a esta búsqueda.
       *[MIN] La búsqueda empezó con <alpha>α = { $limit }</alpha>. <b>{ $subject }</b> da a MAX como mucho <b>{ $score }</b>, así que lo demás no le importa a esta búsqueda.
    }
why-meaning-best-possible =
    { $player ->
        [MAX] Con <b>{ $child }</b>, <b>{ $node }</b> vale <b>{ $score }</b>, y para MAX no hay nada mejor.
       *[MIN] Con <b>{ $child }</b>, <b>{ $node }</b> vale <b>{ $score }</b>, y para MIN no hay nada mejor.
    }
why-owner-shallow =
    { $player ->
        [MAX] <beta>β = { $limit }</beta> <faint>la puso</faint> <b>{ $owner }</b><faint>, una media jugada más arriba: poda superficial.</faint>
       *[MIN] <alpha>α = { $limit }</alpha> <faint>la puso</faint> <b>{ $owner }</b><faint>, una media jugada más arriba: poda superficial.</faint>
    }
why-owner-deep =
    { $player ->
        [MAX] <beta>β = { $limit }</beta> <faint>la puso</faint> <b>{ $owner }</b><faint>, { $plies } medias jugadas más arriba: poda profunda.</faint>
       *[MIN] <alpha>α = { $limit }</alpha> <faint>la puso</faint> <b>{ $owner }</b><faint>, { $plies } medias jugadas más arriba: poda profunda.</faint>
    }
why-owner-window =
    { $player ->
        [MAX] <beta>β = { $limit }</beta> <faint>no la puso ningún nodo: es de la ventana con que empezó la raíz.</faint>
       *[MIN] <alpha>α = { $limit }</alpha> <faint>no la puso ningún nodo: es de la ventana con que empezó la raíz.</faint>
    }
why-saved =
    { $branches ->
        [one] <faint>Ahorro: { $branches } rama</faint> (<b>{ $names }</b>).
       *[other] <faint>Ahorro: { $branches } ramas</faint> (<b>{ $names }</b>).
    }
why-saved-leaves =
    { $branches ->
        [one] { $leaves ->
            [one] <faint>Ahorro: { $branches } rama</faint> (<b>{ $names }</b>) <faint>con { $leaves } hoja.</faint>
           *[other] <faint>Ahorro: { $branches } rama</faint> (<b>{ $names }</b>) <faint>con { $leaves } hojas.</faint>
        }
       *[other] { $leaves ->
            [one] <faint>Ahorro: { $branches } ramas</faint> (<b>{ $names }</b>) <faint>con { $leaves } hoja.</faint>
           *[other] <faint>Ahorro: { $branches } ramas</faint> (<b>{ $names }</b>) <faint>con { $leaves } hojas.</faint>
        }
    }
why-saved-nothing = <faint>Ahorro: nada, porque</faint> <b>{ $child }</b> <faint>era el último sucesor.</faint>

## Lo que ha encontrado la búsqueda.

result-move = { $player } juega <b>{ $child }</b> y alcanza <b>{ $score }</b>, haga lo que haga { $opponent }.
result-move-in-depth =
    { $depth ->
        [one] Mirando { $depth } media jugada adelante, { $player } juega <b>{ $child }</b> y alcanza <b>{ $score }</b>, haga lo que haga { $opponent }.
       *[other] Mirando { $depth } medias jugadas adelante, { $player } juega <b>{ $child }</b> y alcanza <b>{ $score }</b>, haga lo que haga { $opponent }.
    }
result-value = <b>{ $subject }</b> vale <b>{ $score }</b>. Queda fuera de la ventana, así que no se sabe cuál es la mejor jugada.
result-lower = <b>{ $subject }</b> vale <b>{ $score }</b> o más. La ventana era demasiado estrecha para saber cuánto.
result-upper = <b>{ $subject }</b> vale <b>{ $score }</b> o menos. La ventana era demasiado estrecha para saber cuánto.
result-unknown = Con esta ventana la búsqueda no prueba nada sobre <b>{ $node }</b>.
result-leaf = <b>{ $subject }</b> es una hoja y vale <b>{ $score }</b>. No hay jugada que elegir.
result-line = <faint>Variante principal:</faint> <b>{ $line }</b>.
result-check-same =
    { $count ->
        [one] <faint>El minimax simple también da</faint> <b>{ $score }</b><faint>, con su única hoja (comprobado).</faint>
       *[other] <faint>El minimax simple también da</faint> <b>{ $score }</b><faint>, con las { $leaves } hojas (comprobado).</faint>
    }
result-check-differs = <cut>El minimax simple da { $score }: una de las dos búsquedas está mal.</cut>
result-check-other =
    { $count ->
        [one] <faint>El minimax simple da</faint> <b>{ $score }</b><faint>, con su única hoja (comprobado).</faint>
       *[other] <faint>El minimax simple da</faint> <b>{ $score }</b><faint>, con las { $leaves } hojas (comprobado).</faint>
    }
result-cut-short =
    { $ending ->
        [nodes]
            { $count ->
                [one] La búsqueda se corta: { $nodes } nodo es el límite. No hay jugada decidida.
               *[other] La búsqueda se corta: { $nodes } nodos son el límite. No hay jugada decidida.
            }
        [memory]
            { $count ->
                [one] La búsqueda se corta tras { $nodes } nodo, porque su memoria se ha agotado. No hay jugada decidida.
               *[other] La búsqueda se corta tras { $nodes } nodos, porque su memoria se ha agotado. No hay jugada decidida.
            }
        [depth] La búsqueda se corta tras { $nodes } nodos, porque una línea de juego pasa de { $plies } medias jugadas. No hay jugada decidida.
        [time]
            { $count ->
                [one] La búsqueda se corta tras { $nodes } nodo, porque su tiempo se ha acabado. No hay jugada decidida.
               *[other] La búsqueda se corta tras { $nodes } nodos, porque su tiempo se ha acabado. No hay jugada decidida.
            }
        [stopped]
            { $count ->
                [one] La búsqueda se detuvo tras { $nodes } nodo. No hay jugada decidida.
               *[other] La búsqueda se detuvo tras { $nodes } nodos. No hay jugada decidida.
            }
       *[underway]
            { $count ->
                [one] La búsqueda lleva { $nodes } nodo y continúa. No hay jugada decidida.
               *[other] La búsqueda lleva { $nodes } nodos y continúa. No hay jugada decidida.
            }
    }
result-proved-so-far = <faint>Probado por ahora en</faint> <b>{ $node }</b><faint>:</faint> <b>{ $proved }</b>

## Los algoritmos, línea a línea, con dos espacios de sangría por nivel. $child dice a qué función llaman los sucesores: la
## del otro jugador, la del mismo donde mueve otra vez, o cualquiera de las dos. Ninguna línea pasa de 34 caracteres.

algorithm-minimax-max =
    <alpha>max</alpha>(nodo):
      ¿hoja?  devuelve e(nodo)
      mejor ← −∞
      para cada sucesor:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(sucesor)
        mejor ← max(mejor, v)
      devuelve mejor
algorithm-minimax-min =
    <beta>min</beta>(nodo):
      ¿hoja?  devuelve e(nodo)
      mejor ← +∞
      para cada sucesor:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(sucesor)
        mejor ← min(mejor, v)
      devuelve mejor
algorithm-alpha-beta-max =
    <alpha>max</alpha>(nodo, <alpha>α</alpha>, <beta>β</beta>):
      ¿hoja?  devuelve e(nodo)
      mejor ← −∞
      para cada sucesor:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(sucesor, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← max(mejor, v)
        si mejor { $relation } <beta>β</beta>: { $fail ->
            [hard] <cut>poda</cut>, devuelve <beta>β</beta>
           *[soft] { " " }<cut>corta</cut>
        }
        <alpha>α</alpha> ← max(<alpha>α</alpha>, mejor)
      devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    }
algorithm-alpha-beta-min =
    <beta>min</beta>(nodo, <alpha>α</alpha>, <beta>β</beta>):
      ¿hoja?  devuelve e(nodo)
      mejor ← +∞
      para cada sucesor:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(sucesor, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← min(mejor, v)
        si mejor { $relation } <alpha>α</alpha>: { $fail ->
            [hard] <cut>poda</cut>, devuelve <alpha>α</alpha>
           *[soft] { " " }<cut>corta</cut>
        }
        <beta>β</beta> ← min(<beta>β</beta>, mejor)
      devuelve { $fail ->
        [hard] <beta>β</beta>
       *[soft] mejor
    }
algorithm-negamax =
    negamax(nodo):
      ¿hoja?  devuelve ±e(nodo)
      mejor ← −∞
      para cada sucesor:
        v ← { $child ->
            [same] negamax
            [either] ±negamax
           *[other] −negamax
        }(sucesor)
        mejor ← max(mejor, v)
      devuelve mejor
algorithm-negamax-alpha-beta =
    negamax(nodo, <alpha>α</alpha>, <beta>β</beta>):
      ¿hoja?  devuelve ±e(nodo)
      mejor ← −∞
      para cada sucesor:
        v ← { $child ->
            [same] negamax(sucesor, <alpha>α</alpha>, <beta>β</beta>)
            [either] ±negamax(sucesor, …)
           *[other] −negamax(sucesor, <beta>−β</beta>, <alpha>−α</alpha>)
        }
        mejor ← max(mejor, v)
        si mejor { $relation } <beta>β</beta>: { $fail ->
            [hard] <cut>poda</cut>, devuelve <beta>β</beta>
           *[soft] { " " }<cut>corta</cut>
        }
        <alpha>α</alpha> ← max(<alpha>α</alpha>, mejor)
      devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    }
