## La práctica de la búsqueda Monte Carlo en árbol: las preguntas. $node, $child y $chosen son nombres de nodos dentro de una frase, $children es una lista de jugadas con w/n.

mcts-ask-select = En <b>{ $node }</b>, { $player } selecciona por media + { $formula }{ $selection ->
    [uct] { "" }
   *[puct] , donde la media es 0 sin visitas y entre sumas iguales decide la mayor probabilidad a priori P
}, con N = { $all } y c = { $exploration }. Los hijos tienen estos w/n{ $wins ->
    [mover] , en los que w cuenta para { $player }
   *[max] { "" }
}: { $children }. ¿Cuál se selecciona?
mcts-ask-term = En <b>{ $node }</b>, { $player } selecciona por media + { $formula }, con N = { $all } y c = { $exploration }. Para <b>{ $child }</b>, w/n = { $counts }{ $prior }{ $wins ->
    [mover] , donde w cuenta para { $player }
   *[max] { "" }
}. { $visited ->
    [no] Sin visitas, su media es 0. { "" }
   *[yes] { "" }
}¿Cuánto es su suma, con dos decimales?
mcts-ask-backup = El resultado de la simulación es { $value }, que cuenta como x { $x }. Antes, w/n era { $counts } en <b>{ $node }</b>{ $wins ->
    [mover] , donde w cuenta para { $owner }
   *[max] { "" }
}. ¿Cuánto es allí w/n después?
mcts-ask-decide = La búsqueda ha terminado. Las jugadas tienen estos w/n: { $children }. ¿Por cuál se decide { $player }, por { $decide ->
    [visits] visitas
   *[value] la media
}?

## Por qué la respuesta correcta lo es.

mcts-why-term =
    { $visited ->
        [no] <b>{ $child }</b> no se ha visitado: su media es 0.
       *[yes] { $turned ->
            [yes] Para MIN, la media de <b>{ $child }</b> es 1 − { $counts } { $mean }.
           *[no] La media de <b>{ $child }</b> es { $counts } { $mean }.
        }
    } La bonificación es { $product } { $bonus }. La suma es { $sum }.
mcts-why-backup = { $wins ->
    [mover] En <b>{ $node }</b>, w cuenta para { $owner }. Crece en { $owner ->
        [MIN] 1 − x { $gain }
       *[MAX] x { $x }
    }, y n en 1: { $before } pasa a ser { $counts }.
   *[max] En cada nodo del camino w crece en x { $x } y n en 1: en <b>{ $node }</b>, { $before } pasa a ser { $counts }.
}

## Qué está mal en una respuesta.

mcts-slip-not-a-child = No está entre las opciones: <b>{ $chosen }</b>.
mcts-slip-later-tie = Según esta regla <b>{ $chosen }</b> es igual de buena, pero entre iguales se toma la primera.
mcts-slip-other-view-select =
    { $player ->
        [MIN] MAX seleccionaría <b>{ $chosen }</b>. La media para MIN es { $turned ->
            [yes] 1 − w/n
           *[no] w/n
        }.
       *[MAX] MIN seleccionaría <b>{ $chosen }</b>. La media para MAX es w/n.
    }
mcts-slip-other-view-term =
    { $player ->
        [MIN] Eso sale con la media de MAX. La media para MIN es { $turned ->
            [yes] 1 − w/n
           *[no] w/n
        }.
       *[MAX] Eso sale con la media de MIN. La media para MAX es w/n.
    }
mcts-slip-other-view-backup = { $wins ->
    [mover] Eso suma lo que cuenta para el otro jugador. En <b>{ $node }</b>, w cuenta para { $owner }.
   *[max] Eso suma 1 − x. En todos los nodos, juegue quien juegue, w suma la propia x, que cuenta para MAX.
}
mcts-slip-mean-alone-select = La mejor media es la de <b>{ $chosen }</b>, { $mean }. Pero también cuenta la bonificación, que es mayor { $selection ->
    [uct] para lo que se ha probado menos
   *[puct] cuanto mayor es la probabilidad a priori y menos visitas hay
}.
mcts-slip-mean-alone-term = Eso es solo la media. Hay que sumar la bonificación { $formula }.
mcts-slip-bonus-alone-select = La mayor bonificación es la de <b>{ $chosen }</b>, { $bonus }. Pero también cuenta la media.
mcts-slip-bonus-alone-term = Eso es solo la bonificación. Hay que sumar la media.
mcts-slip-smaller-sum = La suma de <b>{ $chosen }</b> es { $mean } + { $bonus } = { $sum }. Otro hijo tiene más.
mcts-slip-swapped-visits = Eso sale con N y n cambiados: { $selection ->
    [uct] N, las visitas del nodo que selecciona, está en el logaritmo
   *[puct] N, las visitas de todos los hijos juntos, está bajo la raíz
}.
mcts-slip-common-logarithm = Eso sale con el logaritmo de base 10. ln es el logaritmo natural.
mcts-slip-no-root = Eso sale sin la raíz.
mcts-slip-no-logarithm = Eso sale sin el logaritmo de N.
mcts-slip-no-constant = Eso sale sin c = { $exploration }, por la que se multiplica { $selection ->
    [uct] la raíz
   *[puct] el resto de la bonificación
}.
mcts-slip-no-prior = Eso sale sin la probabilidad a priori P, por la que se multiplica la bonificación.
mcts-slip-no-one = Eso divide por n. La bonificación se divide por 1 + n.
mcts-slip-other-bonus = Eso sale con la bonificación de UCB1, c·√(ln N / n). Aquí la bonificación es { $formula }.
mcts-slip-smaller-prior = La suma de <b>{ $chosen }</b> es igual, pero entre sumas iguales se toma la mayor probabilidad a priori.
mcts-slip-other-child = Esa es la suma de otro hijo.
mcts-slip-wrong-mean =
    { $visited ->
        [no] La bonificación es correcta, y la media no: es 0 mientras <b>{ $child }</b> no se ha visitado.
       *[yes] { $turned ->
            [yes] La bonificación es correcta, y la media no: para MIN es 1 − w/n de <b>{ $child }</b>.
           *[no] La bonificación es correcta, y la media no: es w/n de <b>{ $child }</b>.
        }
    }
mcts-slip-wrong-bonus = La media es correcta, y la bonificación no: { $selection ->
    [uct] n es la de <b>{ $child }</b>
   *[puct] n y P son las de <b>{ $child }</b>
}.
mcts-slip-rounded-early = Eso suma números ya redondeados. Solo se redondea la suma.
mcts-slip-wrong-sum = { $answer } no es la suma.
mcts-slip-not-counted = Esos son los valores de antes. El camino de la iteración pasa por <b>{ $node }</b>.
mcts-slip-result-left-out = n es correcta. Pero a w se le suma { $owner ->
    [MIN] 1 − x { $gain }
   *[MAX] x { $x }
}.
mcts-slip-reduced = La media es correcta. Pero n es el número de iteraciones por <b>{ $node }</b>: w/n no se simplifica ni se amplía.
mcts-slip-wrong-visits = n es el número de iteraciones por <b>{ $node }</b>, con esta incluida.
mcts-slip-result-for-x = Eso suma el resultado, { $value }. Cuenta como x { $x }{ $owner ->
    [MIN] , y para MIN como 1 − x { $gain }
   *[MAX] { "" }
}.
mcts-slip-wrong-total = n es correcta. Pero w es la suma de { $owner ->
    [MIN] 1 − x
   *[MAX] las x
} de todas las iteraciones por <b>{ $node }</b>.
mcts-slip-other-rule = { $decide ->
    [visits] Por la media sería <b>{ $chosen }</b>, pero esta búsqueda decide por visitas.
   *[value] Por visitas sería <b>{ $chosen }</b>, pero esta búsqueda decide por la media.
}
mcts-slip-worse-move = El w/n de <b>{ $chosen }</b> es { $counts }. { $decide ->
    [visits] Otra jugada tiene más visitas.
   *[value] Otra jugada tiene una media mejor.
}

## Pistas.

mcts-hint-where =
    { $kind ->
        [select] Cada hijo tiene una suma de una media y una bonificación. Se selecciona la mayor.
        [term] La suma es la de una media y una bonificación.
        [backup] La iteración se cuenta en todos los nodos de su camino.
       *[decide] Hay que mirar las jugadas de la raíz.
    }
mcts-hint-rule =
    { $kind ->
        [backup] { $wins ->
            [mover] n crece en 1, y w en x donde cuenta para MAX, en 1 − x donde cuenta para MIN.
           *[max] n crece en 1 y w en x, juegue quien juegue en el nodo.
        }
        [decide] { $decide ->
            [visits] Se decide por la jugada con más visitas n, la primera entre iguales.
           *[value] { $turned ->
                [yes] Se decide por la jugada con la mejor media para MIN, 1 − w/n, la primera entre iguales.
               *[no] Se decide por la jugada con la mejor media, w/n, la primera entre iguales.
            }
        }
       *[other] { $turned ->
            [yes] La media para MIN es 1 − w/n, y la bonificación es { $formula }.
           *[no] La media es w/n, y la bonificación es { $formula }.
        }{ $selection ->
            [uct] { "" }
           *[puct] { " " }La media es 0 antes de la primera visita, y entre sumas iguales se toma la de mayor probabilidad a priori.
        }
    }
mcts-hint-terms = Media y bonificación: { $terms }.
mcts-hint-counted = Antes, w/n era { $counts }; x { $x }.

## Una tabla de valores que se ha rellenado.

mcts-table-follows = Esto se sigue de tus propias casillas.
mcts-why-n = { $count ->
    [one] 1 iteración pasó por <b>{ $node }</b>, la número { $iterations }.
   *[other] { $number } iteraciones pasaron por <b>{ $node }</b>: { $iterations }.
}
mcts-why-w = { $count ->
    [one] 1 iteración pasó por <b>{ $node }</b>, la número { $iterations }: w { $w } es { $owner ->
        [MIN] 1 − x, que cuenta para MIN
       *[MAX] su x
    }.
   *[other] { $number } iteraciones pasaron por <b>{ $node }</b>: { $iterations }. { $owner ->
        [MIN] Para MIN, sus 1 − x suman w { $w }.
       *[MAX] Sus x suman w { $w }.
    }
}
mcts-why-given-n = <b>{ $node }</b> ya tenía { $given } como w/n. { $count ->
    [0] Ninguna iteración pasó por él
    [one] 1 iteración pasó por él, la número { $iterations }
   *[other] { $number } iteraciones pasaron por él: { $iterations }
}, así que n = { $n }.
mcts-why-given-w = <b>{ $node }</b> ya tenía { $given } como w/n. { $count ->
    [0] Ninguna iteración pasó por él, así que w { $w }.
    [one] 1 iteración pasó por él, la número { $iterations }: con su { $owner ->
        [MIN] 1 − x, que cuenta para MIN,
       *[MAX] x,
    } w { $w }.
   *[other] { $number } iteraciones pasaron por él: { $iterations }. Con sus { $owner ->
        [MIN] 1 − x, que cuentan para MIN,
       *[MAX] x,
    } w { $w }.
}
mcts-table-not-visited = Ninguna iteración ha pasado por <b>{ $node }</b>: w y n son 0.
mcts-table-not-counts = { $field }: Se esperaban los valores w y n de un nodo, como "2.5/4" o un objeto con w y n, en lugar de { $found }. Junto a «fields» está «best».
mcts-table-not-added = La búsqueda no ha añadido { $id }: no tiene valores.
mcts-table-unknown-column = No existe la columna "{ $key }". Se esperaba "name", "student", "best", o un nodo con lo que se rellena, como "B.w" o "B.n".
mcts-table-not-a-number = "{ $field }" es { $found }. Se esperaba un número, como 2.5.

## Exámenes: una búsqueda que se hace a mano.

mcts-exam-title = Búsqueda Monte Carlo en árbol
mcts-exam-search = Busca en el árbol a mano, con { $count ->
    [one] 1 iteración
   *[other] { $count } iteraciones
} de la búsqueda Monte Carlo en árbol y c = { $exploration }. En la raíz juega { $player }. Un resultado r cuenta como x = { $zero ->
    [yes] r/{ $high }
   *[no] (r − { $low })/({ $high } − { $low })
}, y { $wins ->
    [mover] en cada nodo w suma lo que cuenta para el jugador que ha jugado para llegar a él, y en la raíz para el que no juega: x para MAX, 1 − x para MIN
   *[max] w suma x
}.
mcts-exam-rule = Donde se han probado todos los hijos de un nodo, se selecciona el que tiene la mayor media + c·√(ln N / n), el primero entre iguales; N son las visitas del nodo, n las del hijo, y la media es { $wins ->
    [mover] w/n, que cuenta para el jugador que selecciona
   *[max] la del jugador que selecciona: w/n para MAX, 1 − w/n para MIN
}. Si no, se añade al árbol el primer hijo que no se ha probado. En una hoja donde la partida ha terminado no se añade nada.
mcts-exam-rule-puct = Donde un nodo se ha visitado, se selecciona el hijo con la mayor media + c·P·√N / (1 + n); entre sumas iguales, el de mayor probabilidad a priori P, y después el primero. N son las visitas de todos sus hijos juntos, n las del hijo, y la media es { $wins ->
    [mover] w/n, que cuenta para el jugador que selecciona
   *[max] la del jugador que selecciona: w/n para MAX, 1 − w/n para MIN
}, o 0 si n = 0. Una iteración acaba en una hoja, o en un nodo que no se había visitado: se añaden al árbol todas las jugadas de allí. Las jugadas de la raíz están desde el principio, y la raíz cuenta como visitada.
mcts-exam-priors = Las jugadas tienen estas probabilidades a priori P: { $priors }.
mcts-exam-given = { $count ->
    [one] Ya se ha hecho una iteración. Los nodos tienen estos w/n, en los que w cuenta para { $wins ->
        [mover] el jugador que ha jugado para llegar al nodo
       *[max] MAX
    }, y las nuevas iteraciones los continúan: { $counts }.
   *[other] Ya se han hecho { $count } iteraciones. Los nodos tienen estos w/n, en los que w cuenta para { $wins ->
        [mover] el jugador que ha jugado para llegar al nodo
       *[max] MAX
    }, y las nuevas iteraciones los continúan: { $counts }.
}
mcts-exam-no-variant = Un examen con búsquedas Monte Carlo en árbol propias tiene una sola variante.
mcts-exam-not-by-hand = En papel, la búsqueda Monte Carlo en árbol admite un árbol sin nodos de azar, con { $nodes } nodos o menos, y { $iterations } iteraciones o menos.
mcts-exam-plain = Un examen sobre la búsqueda Monte Carlo en árbol da un punto por campo y tiene una hoja para todos: no admite --ask, --points, --weights, --minutes, --per-page, --worked-example ni --students.
mcts-exam-rollouts = { $rollout ->
        [leaf] Las evaluaciones en lugar de simulaciones
       *[other] Los resultados de las simulaciones
    }, desde la primera iteración: { $results }.
mcts-exam-table = Rellena w y n tras la última iteración, con 0 y 0 donde un nodo no se ha añadido.
mcts-exam-ask = { $kind ->
    [select] En la iteración { $number }, en { $node }: ¿qué hijo se selecciona?
    [term] En la iteración { $number }, en { $node }: ¿cuánto es la suma de { $child } antes de seleccionar uno, con dos decimales?
   *[decide] ¿Por qué jugada se decide { $player }, por { $decide ->
        [visits] visitas
       *[value] la media
    }?
}
mcts-exam-field = { $part } de { $node }
mcts-exam-during = En la iteración { $number }: { $question }
mcts-exam-solution = Iteración por iteración
mcts-exam-latex-hint = Sin el signo de su comienzo, la línea siguiente imprime las soluciones.
mcts-exam-contents = --contents nombra lo que contiene la búsqueda Monte Carlo en árbol, o no: añade --mcts para exploration, near-tie y terminal-again, y quítalo para lo demás.
cli-help-exam-mcts = Un examen sobre la búsqueda Monte Carlo en árbol, con los resultados de las simulaciones
cli-help-exam-iterations = Con --mcts, el número de iteraciones, o desde y hasta, entre 6 y 12

## La práctica en la ventana.

mcts-questions-title = Práctica
mcts-questions-ask = Preguntarme por los pasos siguientes
mcts-questions-back = Volver a la pregunta
mcts-questions-next = Pregunta siguiente
mcts-questions-stop = Dejarlo
mcts-questions-hint = Pista
mcts-questions-show = Mostrar la respuesta
