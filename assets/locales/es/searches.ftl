## Las búsquedas más allá de la poda alfa-beta: pasadas, sondas, la tabla, posiciones quietas, azar.

caption-enter-scout =
    { $player ->
        [MAX] A <b>{ $node }</b> solo se le pregunta si es mejor para MIN que <beta>β</beta>: una sonda, con la ventana más estrecha, <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[MIN] A <b>{ $node }</b> solo se le pregunta si es mejor para MAX que <alpha>α</alpha>: una sonda, con la ventana más estrecha, <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
caption-enter-again = <b>{ $heading }</b>: es mejor, según la sonda. ¿Cuánto exactamente? Se busca otra vez, con <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-enter-quiet = <b>{ $heading }</b>: en el límite de profundidad o más allá, y en quietud: la última jugada cambió poco. La búsqueda no mira más allá.
aside-not-quiet = <faint>Sin quietud: la última jugada llevó la evaluación de { $from } a { $to }, así que la búsqueda sigue más allá del límite.</faint>
caption-recall =
    { $bound ->
        [exact] <b>{ $heading }</b>: ya se buscó, y ninguna línea acabó en un límite de profundidad. La tabla sabe que vale <b>{ $score }</b>.
        [lower] <b>{ $heading }</b>: ya se buscó, y ninguna línea acabó en un límite de profundidad. La tabla sabe que vale <b>{ $score }</b> o más, y con eso basta.
       *[upper] <b>{ $heading }</b>: ya se buscó, y ninguna línea acabó en un límite de profundidad. La tabla sabe que vale <b>{ $score }</b> o menos, y con eso basta.
    }
caption-recall-in-depth =
    { $bound ->
        [exact] <b>{ $heading }</b>: ya se buscó, a { $depth ->
            [one] { $depth } media jugada
           *[other] { $depth } medias jugadas
        } de profundidad. La tabla sabe que vale <b>{ $score }</b>.
        [lower] <b>{ $heading }</b>: ya se buscó, a { $depth ->
            [one] { $depth } media jugada
           *[other] { $depth } medias jugadas
        } de profundidad. La tabla sabe que vale <b>{ $score }</b> o más, y con eso basta.
       *[upper] <b>{ $heading }</b>: ya se buscó, a { $depth ->
            [one] { $depth } media jugada
           *[other] { $depth } medias jugadas
        } de profundidad. La tabla sabe que vale <b>{ $score }</b> o menos, y con eso basta.
    }
caption-pass-over =
    { $others ->
        [0] <b>{ $heading }</b>: <b>{ $child }</b> es la única jugada.
        [one] <b>{ $heading }</b>: el azar (semilla { $seed }) ha tomado <b>{ $child }</b>. El principiante no mira la otra jugada.
       *[other] <b>{ $heading }</b>: el azar (semilla { $seed }) ha tomado <b>{ $child }</b>. El principiante no mira las otras { $others } jugadas.
    }
caption-over-beginner = <b>{ $heading }</b>: el principiante juega <b>{ $child }</b>, al azar.
caption-cutoff-scout =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <beta>β = { $limit }</beta>: la sonda que mandó <b>{ $owner }</b> tiene su respuesta: <cut>poda β</cut>.
       *[MIN] <b>{ $heading }</b>: { $choice }. { $score } { $relation } <alpha>α = { $limit }</alpha>: la sonda que mandó <b>{ $owner }</b> tiene su respuesta: <cut>poda α</cut>.
    }
why-meaning-scout =
    { $player ->
        [MAX] <b>{ $owner }</b> solo pregunta si este camino vale más que lo que ya tiene. Aquí <b>{ $node }</b> da a MAX al menos <b>{ $score }</b>: la respuesta es sí, y cuánto más no importa todavía.
       *[MIN] <b>{ $owner }</b> solo pregunta si este camino vale menos que lo que ya tiene. Aquí <b>{ $node }</b> da a MAX como mucho <b>{ $score }</b>: la respuesta es sí, y cuánto menos no importa todavía.
    }

## Entre las pasadas, contadas desde 1.

pass-deeper =
    { $depth ->
        [one] <b>Pasada { $pass }</b>: a { $depth } media jugada de profundidad, con <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
       *[other] <b>Pasada { $pass }</b>: a { $depth } medias jugadas de profundidad, con <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
    }
pass-failed-low = <b>Pasada { $pass }</b>: el valor no estaba en la ventana, sino por debajo. Otra vez, con <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-failed-high = <b>Pasada { $pass }</b>: el valor no estaba en la ventana, sino por encima. Otra vez, con <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
pass-test = <b>Pasada { $pass }</b>: ¿el valor es al menos <beta>{ $beta }</beta>? Lo dice la ventana más estrecha, <alpha>α = { $alpha }</alpha>, <beta>β = { $beta }</beta>.
caption-pass-ends =
    { $bound ->
        [exact] <b>{ $heading }</b>: { $choice }. La pasada { $pass } ha terminado: el valor es <b>{ $score }</b>, por <b>{ $child }</b>.
        [lower] <b>{ $heading }</b>: { $choice }. La pasada { $pass } ha terminado: el valor es <b>{ $score }</b> o más.
       *[upper] <b>{ $heading }</b>: { $choice }. La pasada { $pass } ha terminado: el valor es <b>{ $score }</b> o menos.
    }
stop-depth = La búsqueda acaba aquí, en el límite de profundidad.
stop-nothing-deeper = La búsqueda acaba aquí: todas las líneas llegaron a su final, y más abajo se hallaría lo mismo.
stop-win = La búsqueda acaba aquí: la victoria de un lado es segura, y más abajo se hallaría lo mismo.
stop-caught = La búsqueda acaba aquí: lo probado por abajo y por arriba coincide.
result-passes-cut-short = La pasada { $pass } se interrumpió: esta es la respuesta de las pasadas anteriores.
result-move-until-quiet =
    { $depth ->
        [one] Mirando { $depth } media jugada adelante, y más allá hasta la quietud, { $player } juega <b>{ $child }</b> y alcanza <b>{ $score }</b>, haga lo que haga { $opponent }.
       *[other] Mirando { $depth } medias jugadas adelante, y más allá hasta la quietud, { $player } juega <b>{ $child }</b> y alcanza <b>{ $score }</b>, haga lo que haga { $opponent }.
    }
aside-no-estimates = <faint>Lo que no tiene estimación a esa profundidad se busca más allá.</faint>
result-check-same-quiet =
    { $count ->
        [one] <faint>Minimax, si sigue del mismo modo, también da</faint> <b>{ $score }</b><faint>, con su única hoja (comprobado).</faint>
       *[other] <faint>Minimax, si sigue del mismo modo, también da</faint> <b>{ $score }</b><faint>, con las { $leaves } hojas (comprobado).</faint>
    }
result-beginner = { $player } juega <b>{ $child }</b>, tomada al azar. No se ha mirado si es buena.

panel-passes = Pasadas
passes-depth = prof.
passes-window = ventana
passes-value = valor
passes-nodes = nodos
passes-order = <faint>En la raíz se prueban en este orden:</faint> { $moves }.
so-far-recalled =
    { $count ->
        [one] { $count } nodo conocido por la tabla.
       *[other] { $count } nodos conocidos por la tabla.
    }

## Los algoritmos, como los sencillos: ninguna línea de más de 34 letras.

algorithm-table-max =
    <alpha>max</alpha>(nodo, <alpha>α</alpha>, <beta>β</beta>):
      ¿hoja?  devuelve e(nodo)
      ¿conocido?  devuelve lo sabido
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
      anota y devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    }
algorithm-principal-variation-max =
    <alpha>max</alpha>(nodo, <alpha>α</alpha>, <beta>β</beta>):
      ¿hoja?  devuelve e(nodo)
      mejor ← −∞
      para cada sucesor:
        si no es el primero:
          v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(sucesor, <alpha>α</alpha>, <alpha>α+ε</alpha>)
        si primero o v en (<alpha>α</alpha>, <beta>β</beta>):
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
algorithm-table-min =
    <beta>min</beta>(nodo, <alpha>α</alpha>, <beta>β</beta>):
      ¿hoja?  devuelve e(nodo)
      ¿conocido?  devuelve lo sabido
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
      anota y devuelve { $fail ->
        [hard] <beta>β</beta>
       *[soft] mejor
    }
algorithm-principal-variation-min =
    <beta>min</beta>(nodo, <alpha>α</alpha>, <beta>β</beta>):
      ¿hoja?  devuelve e(nodo)
      mejor ← +∞
      para cada sucesor:
        si no es el primero:
          v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(sucesor, <beta>β−ε</beta>, <beta>β</beta>)
        si primero o v en (<alpha>α</alpha>, <beta>β</beta>):
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
algorithm-beginner =
    principiante(nodo):
      ¿hoja?  devuelve e(nodo)
      sucesor ← uno cualquiera
      devuelve e(sucesor)
algorithm-normal =
    normal(nodo):
      ¿hoja?  devuelve e(nodo)
      mejor ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      para cada sucesor:
        v ← e(sucesor)
        mejor ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(mejor, v)
      devuelve mejor
algorithm-expert =
    experto(nodo):
      ¿hoja?  devuelve e(nodo)
      mejor ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      para cada sucesor:
        ¿hoja?  w ← e(sucesor)
        si no  w ← { $reply ->
            [MAX] −∞
           *[MIN] +∞
        }; por cada réplica:
          w ← { $reply ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(w, e(réplica))
        mejor ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(mejor, w)
      devuelve mejor

## Lo que hace las pasadas va delante de la función que recorre el árbol. $player es quien juega en la raíz.

algorithm-iterative-deepening =
    para prof ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(raíz, <alpha>α</alpha>, <beta>β</beta>)
      ¿nada que ganar?  fin
algorithm-aspiration =
    para prof ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(raíz, <alpha>v − δ</alpha>, <beta>v + δ</beta>)
      ¿v muy bajo?  otra vez, <alpha>−∞</alpha>
      ¿v muy alto?  otra vez, <beta>+∞</beta>
      ¿nada que ganar?  fin
algorithm-mtdf =
    hasta bajo = alto:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(raíz, <alpha>f−ε</alpha>, <beta>f</beta>)
      ¿v bajo la ventana?  alto ← v
      si no  bajo ← v
      f ← v;  si es bajo:  f ← v+ε
