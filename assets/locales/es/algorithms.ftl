## Los algoritmos: el nombre de cada uno, y una frase sobre él donde se elige.

search-name-minimax = Minimax
hint-minimax = Visita todos los nodos hasta el límite de profundidad: MAX toma el mayor valor y MIN el menor.
search-name-alpha-beta = Alfa-beta
hint-alpha-beta = Minimax que poda las ramas que no pueden cambiar el resultado, y las reconoce por la ventana de α a β.
search-name-negamax = Negamax
hint-negamax = Minimax con una sola regla para los dos jugadores: ambos maximizan, y el valor cambia de signo donde cambia el turno.
search-name-negamax-alpha-beta = Negamax α-β
hint-negamax-alpha-beta = Alfa-beta con una sola regla para los dos jugadores: donde cambia el turno, los valores cambian de signo y la ventana se invierte.
search-name-alpha-beta-table = Alfa-beta + tabla
hint-alpha-beta-table = Alfa-beta que guarda lo que halló de cada posición, para usarlo cuando otras jugadas vuelven a ella.
search-name-principal-variation = PVS (NegaScout)
hint-principal-variation = Supone que la primera jugada es la mejor, prueba las demás con una ventana nula y repite la búsqueda de la que resulta mejor.
search-name-iterative-deepening = Profundización iterativa
hint-iterative-deepening = Busca con profundidad 1, luego 2, y así sucesivamente: cada pasada puede indicar a la siguiente qué jugadas probar primero.
search-name-aspiration = Ventanas de aspiración
hint-aspiration = Profundización iterativa que empieza cada pasada posterior con una ventana estrecha alrededor del último valor, y la amplía si el valor queda fuera.
search-name-mtdf = MTD(f)
hint-mtdf = Busca una y otra vez con ventanas nulas; cada respuesta es una cota, hasta que la cota inferior y la superior coinciden en el valor.
search-name-expectiminimax = Expectiminimax
hint-expectiminimax = Minimax en el que también puede decidir el azar: un nodo de azar vale lo que valen de media sus resultados.
search-name-star1 = Star1
hint-star1 = Expectiminimax con poda: lo que queda de un nodo de azar cuenta con los límites de todos los valores.
search-name-star2 = Star2
hint-star2 = Star1 que primero prueba cada resultado con una sola jugada, lo que a menudo basta.
search-name-max-n = Max^n
hint-max-n = Cada jugador toma el hijo que más le conviene, y se propagan vectores enteros.
search-name-max-n-shallow = Max^n con poda superficial
hint-max-n-shallow = Max^n sin las ramas que quien juega en el nodo, o en su padre, nunca toma.
search-name-max-n-deep = Max^n con poda profunda (incorrecta)
hint-max-n-deep = Un error clásico: cualquier antecesor corta un nodo, como en alfa-beta, aunque los jugadores intermedios pueden decidir otra cosa.
search-name-paranoid = Paranoico
hint-paranoid = Alfa-beta de quien juega en la raíz contra todos los demás juntos.
search-name-best-reply = Mejor réplica
hint-best-reply = Paranoico en el que como mucho un rival a la vez se aparta de su primera jugada: una heurística.
search-name-beginner = Principiante (azar)
hint-beginner = Un nivel de juego, no una búsqueda: una de las jugadas legales, al azar.
search-name-normal = Normal (1 media jugada)
hint-normal = Un nivel de juego que mira una media jugada: la jugada tras la cual la evaluación es mejor.
search-name-expert = Experto (2 medias jugadas)
hint-expert = Un nivel de juego que mira dos medias jugadas: la propia y la respuesta.
search-name-wrong-bound = Cota equivocada
hint-wrong-bound = Equivocada a propósito: un nodo en el que hay un corte devuelve la otra cota de su ventana.
search-name-last-best = El último mejor
hint-last-best = Equivocada a propósito: un hijo que solo iguala al mejor hasta ahora pasa a ser el mejor.
search-name-always-negating = Negar siempre
hint-always-negating = Equivocada a propósito: negamax que cambia el signo aunque vuelva a jugar el mismo jugador.

## Los algoritmos, línea a línea, con dos espacios de sangría por nivel. $child dice a qué función llaman los hijos: la
## del otro jugador, la del mismo donde mueve otra vez, o cualquiera de las dos. Una etiqueta como @cutoff al final de una
## línea dice qué eventos la ejecutan; no se muestra. Sin ella, ninguna línea pasa de 34 caracteres.

algorithm-minimax-max =
    <alpha>max</alpha>(nodo): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← −∞
      para cada hijo:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
            [chance] azar
           *[other] <beta>min</beta>
        }(hijo)
        mejor ← max(mejor, v) @improve
      devuelve mejor @return
algorithm-minimax-min =
    <beta>min</beta>(nodo): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← +∞
      para cada hijo:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
            [chance] azar
           *[other] <alpha>max</alpha>
        }(hijo)
        mejor ← min(mejor, v) @improve
      devuelve mejor @return
algorithm-alpha-beta-max =
    <alpha>max</alpha>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← −∞
      para cada hijo:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
            [chance] azar
           *[other] <beta>min</beta>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← max(mejor, v) @improve
        ¿mejor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, mejor)
      devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    } @return
algorithm-alpha-beta-min =
    <beta>min</beta>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← +∞
      para cada hijo:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
            [chance] azar
           *[other] <alpha>max</alpha>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← min(mejor, v) @improve
        ¿mejor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, mejor)
      devuelve { $fail ->
        [hard] <beta>β</beta>
       *[soft] mejor
    } @return
algorithm-negamax =
    negamax(nodo): @enter
      ¿hoja?  devuelve ±e(nodo) @leaf
      mejor ← −∞
      para cada hijo:
        v ← { $child ->
            [same] negamax
            [either] ±negamax
           *[other] −negamax
        }(hijo)
        mejor ← max(mejor, v) @improve
      devuelve mejor @return
algorithm-negamax-alpha-beta =
    negamax(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve ±e(nodo) @leaf
      mejor ← −∞
      para cada hijo:
        v ← { $child ->
            [same] negamax(hijo, <alpha>α</alpha>, <beta>β</beta>)
            [either] ±negamax(hijo, …)
           *[other] −negamax(hijo, <beta>−β</beta>, <alpha>−α</alpha>)
        }
        mejor ← max(mejor, v) @improve
        ¿mejor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, mejor)
      devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    } @return

## Los algoritmos, como los sencillos: ninguna línea de más de 34 letras.

algorithm-table-max =
    <alpha>max</alpha>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      ¿conocido?  devuelve lo sabido @table-hit
      mejor ← −∞
      para cada hijo:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← max(mejor, v) @improve
        ¿mejor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, mejor)
      anota y devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    } @return
algorithm-principal-variation-max =
    <alpha>max</alpha>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← −∞
      para cada hijo:
        si no es el primero:
          v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(hijo, <alpha>α</alpha>, <alpha>α+ε</alpha>)
        si primero o v en (<alpha>α</alpha>, <beta>β</beta>):
          v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← max(mejor, v) @improve
        ¿mejor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, mejor)
      devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    } @return
algorithm-table-min =
    <beta>min</beta>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      ¿conocido?  devuelve lo sabido @table-hit
      mejor ← +∞
      para cada hijo:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← min(mejor, v) @improve
        ¿mejor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, mejor)
      anota y devuelve { $fail ->
        [hard] <beta>β</beta>
       *[soft] mejor
    } @return
algorithm-principal-variation-min =
    <beta>min</beta>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← +∞
      para cada hijo:
        si no es el primero:
          v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(hijo, <beta>β−ε</beta>, <beta>β</beta>)
        si primero o v en (<alpha>α</alpha>, <beta>β</beta>):
          v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← min(mejor, v) @improve
        ¿mejor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, mejor)
      devuelve { $fail ->
        [hard] <beta>β</beta>
       *[soft] mejor
    } @return
algorithm-beginner =
    principiante(nodo): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      hijo ← uno cualquiera @child
      devuelve e(hijo) @return
algorithm-normal =
    normal(nodo): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      para cada hijo: @child
        v ← e(hijo) @evaluate-child
        mejor ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(mejor, v) @improve
      devuelve mejor @return
algorithm-expert =
    experto(nodo): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← { $player ->
        [MAX] −∞
       *[MIN] +∞
    }
      para cada hijo: @child
        ¿hoja?  w ← e(hijo) @evaluate-child
        si no  w ← { $reply ->
            [MAX] −∞
           *[MIN] +∞
        }; por cada réplica: @reply
          w ← { $reply ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(w, e(réplica)) @evaluate-reply
        mejor ← { $player ->
            [MAX] <alpha>max</alpha>
           *[MIN] <beta>min</beta>
        }(mejor, w) @improve
      devuelve mejor @return

## Lo que hace las pasadas va delante de la función que recorre el árbol. $player es quien juega en la raíz.

algorithm-iterative-deepening =
    para prof ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(raíz, <alpha>α</alpha>, <beta>β</beta>) @pass
      ¿nada que ganar?  fin
algorithm-aspiration =
    para prof ← 1, 2, 3, …:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(raíz, <alpha>v − δ</alpha>, <beta>v + δ</beta>) @pass
      ¿v muy bajo?  otra vez, <alpha>−∞</alpha>
      ¿v muy alto?  otra vez, <beta>+∞</beta>
      ¿nada que ganar?  fin
algorithm-mtdf =
    hasta bajo = alto:
      v ← { $player ->
          [MAX] <alpha>max</alpha>
         *[MIN] <beta>min</beta>
      }(raíz, <alpha>f−ε</alpha>, <beta>f</beta>) @pass
      ¿v bajo la ventana?  alto ← v
      si no  bajo ← v
      f ← v;  si es bajo:  f ← v+ε

## Las funciones de los nodos de azar, junto a las de MAX y MIN.

algorithm-expectiminimax-chance =
    azar(nodo): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      suma ← 0
      por resultado, probabilidad p:
        v ← max/min/azar(resultado)
        suma ← suma + p·v @improve
      devuelve suma @return
algorithm-star1-chance =
    azar(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      en todos: inf ← L, sup ← U
      cada resultado (Σ′: los demás):
        a ← (<alpha>α</alpha> − Σ′ p·sup) / p
        b ← (<beta>β</beta> − Σ′ p·inf) / p
        v ← buscar(resultado, <alpha>a</alpha>, <beta>b</beta>)
        inf, sup ← lo que demuestra @improve
        si Σ p·sup { $upper } <alpha>α</alpha>:  <cut>corte</cut>
        si Σ p·inf { $lower } <beta>β</beta>:  <cut>corte</cut> @cutoff
      devuelve Σ p·v @return
algorithm-star2-chance =
    azar(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      en todos: inf ← L, sup ← U
      antes, la primera jugada de cada
      uno; luego cada uno (Σ′: demás):
        a ← (<alpha>α</alpha> − Σ′ p·sup) / p
        b ← (<beta>β</beta> − Σ′ p·inf) / p
        v ← buscar(resultado, <alpha>a</alpha>, <beta>b</beta>)
        inf, sup ← lo que demuestra @improve
        si Σ p·sup { $upper } <alpha>α</alpha>:  <cut>corte</cut>
        si Σ p·inf { $lower } <beta>β</beta>:  <cut>corte</cut> @cutoff
      devuelve Σ p·v @return

## Los algoritmos, con el error señalado.

algorithm-wrong-bound-max =
    <alpha>max</alpha>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← −∞
      para cada hijo:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← max(mejor, v) @improve
        ¿mejor { $relation } <beta>β</beta>?  <cut>corte</cut>, <wrong>devuelve α</wrong> @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, mejor)
      devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    } @return
algorithm-wrong-bound-min =
    <beta>min</beta>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← +∞
      para cada hijo:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← min(mejor, v) @improve
        ¿mejor { $relation } <alpha>α</alpha>?  <cut>corte</cut>, <wrong>devuelve β</wrong> @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, mejor)
      devuelve { $fail ->
        [hard] <beta>β</beta>
       *[soft] mejor
    } @return
algorithm-last-best-max =
    <alpha>max</alpha>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← −∞
      para cada hijo:
        v ← { $child ->
            [same] <alpha>max</alpha>
            [either] max/min
           *[other] <beta>min</beta>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        <wrong>si v ≥ mejor</wrong>:  mejor ← v @improve
        ¿mejor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, mejor)
      devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    } @return
algorithm-last-best-min =
    <beta>min</beta>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← +∞
      para cada hijo:
        v ← { $child ->
            [same] <beta>min</beta>
            [either] max/min
           *[other] <alpha>max</alpha>
        }(hijo, <alpha>α</alpha>, <beta>β</beta>)
        <wrong>si v ≤ mejor</wrong>:  mejor ← v @improve
        ¿mejor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, mejor)
      devuelve { $fail ->
        [hard] <beta>β</beta>
       *[soft] mejor
    } @return
algorithm-always-negating =
    negamax(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve ±e(nodo) @leaf
      mejor ← −∞
      para cada hijo:
        v ← <wrong>−negamax(hijo, −β, −α)</wrong>
        mejor ← max(mejor, v) @improve
        ¿mejor { $relation } <beta>β</beta>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <beta>β</beta>
           *[soft] { "" }
        } @cutoff
        <alpha>α</alpha> ← max(<alpha>α</alpha>, mejor)
      devuelve { $fail ->
        [hard] <alpha>α</alpha>
       *[soft] mejor
    } @return
algorithm-max-n =
    max_n(nodo): @enter
      ¿hoja?  devuelve su vector @leaf
      p ← el jugador en nodo
      para cada hijo:
        v ← max_n(hijo)
        ¿v[p] es mayor?  mejor ← v @improve
      devuelve mejor @return
algorithm-max-n-chance =
    azar(nodo): @enter
      ¿hoja?  devuelve su vector @leaf
      suma ← (0, …, 0)
      por resultado, probabilidad p:
        v ← max_n(resultado)
        suma ← suma + p·v @improve
      devuelve suma @return
algorithm-max-n-shallow =
    max_n(nodo, límite): @enter
      ¿hoja?  devuelve su vector @leaf
      p ← el jugador en nodo
      para cada hijo:
        b ← S − mejor[p] − Σ F de otros
        v ← max_n(hijo, b)
        ¿v[p] es mayor?  mejor ← v @improve
        ¿v[p] { $relation } límite?  <cut>corte</cut> @cutoff
      devuelve mejor @return
algorithm-max-n-deep =
    max_n(nodo, límite): @enter
      ¿hoja?  devuelve su vector @leaf
      p ← el jugador en nodo
      para cada hijo:
        b ← S − mejor[uno de arriba] − Σ F
        v ← max_n(hijo, min(b, límite))
        ¿v[p] es mayor?  mejor ← v @improve
        ¿v[p] { $relation } límite?  <cut>corte</cut> @cutoff
      devuelve mejor @return
algorithm-best-reply =
    <beta>min</beta>(nodo, <alpha>α</alpha>, <beta>β</beta>): @enter
      ¿hoja?  devuelve e(nodo) @leaf
      mejor ← +∞
      para cada hijo (solo el primero
      si un rival ya se ha desviado):
        v ← busca(hijo, <alpha>α</alpha>, <beta>β</beta>)
        mejor ← min(mejor, v) @improve
        ¿mejor { $relation } <alpha>α</alpha>?  <cut>corte</cut>{ $fail ->
            [hard] , devuelve <alpha>α</alpha>
           *[soft] { "" }
        } @cutoff
        <beta>β</beta> ← min(<beta>β</beta>, mejor)
      devuelve { $fail ->
        [hard] <beta>β</beta>
       *[soft] mejor
    } @return

## El código junto a un paso, en un lenguaje de programación o como seudocódigo.

code-language = Código
hint-code-language = El lenguaje del código junto a un paso: seudocódigo, o código que se puede ejecutar. La línea marcada es la que se ejecuta en el paso.
code-pseudocode = seudocódigo
code-copy = Copiar
code-save = Guardar…
key-copy-code = Copiar el código
key-save-code = Guardar el código
code-copied = { $name } está en el portapapeles, con las líneas que escriben su ejecución
code-copied-text = Guárdalo con ese nombre, ejecútalo y comprueba con poda check lo que escribe.
code-by-hand = Esta página no tiene acceso al portapapeles. Copia el código de aquí:
