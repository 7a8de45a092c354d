## Bancos de preguntas para Moodle y Canvas. $platform es moodle o canvas: en Moodle algunas casillas son menús, en Canvas todas se escriben.

bank-exercise = Ejercicio { $number }
bank-variant = { $exercise }, variante { $variant }
bank-quiz = Árboles de búsqueda, examen { $code }
# $algorithm es el nombre de una opción. $fail es soft o hard, $cut_on es ≥ o >.
bank-task =
    { $algorithm ->
        [minimax] Minimax recorre este árbol de izquierda a derecha.
        [negamax] Negamax recorre este árbol de izquierda a derecha. Todos los números son desde el punto de vista de MAX.
        [negamax-alpha-beta] Negamax con poda alfa-beta recorre este árbol de izquierda a derecha ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) y abandona un nodo en cuanto α { $cut_on } β. Todos los números son desde el punto de vista de MAX.
        [star1] Star1 recorre este árbol de izquierda a derecha ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) y abandona un triángulo en cuanto α { $cut_on } β.
        [expectiminimax] Expectiminimax recorre este árbol de izquierda a derecha.
        [max-n] Max^n recorre este árbol de izquierda a derecha.
        [max-n-shallow] Max^n con poda superficial recorre este árbol de izquierda a derecha.
        [paranoid] El algoritmo paranoico recorre este árbol de izquierda a derecha ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) y abandona un nodo en cuanto α { $cut_on } β.
        [best-reply] La búsqueda de la mejor réplica recorre este árbol de izquierda a derecha ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) y abandona un nodo en cuanto α { $cut_on } β.
       *[alpha-beta] La poda alfa-beta recorre este árbol de izquierda a derecha ({ $fail ->
            [hard] fail-hard
           *[soft] fail-soft
        }) y abandona un nodo en cuanto α { $cut_on } β.
    }
bank-columns = Las hojas en columna se recorren de arriba abajo.
bank-fill-in = Completa la tabla.
bank-left-out = Aquí no se pregunta: { $what }.
# $part is value, cut or beta, which stands for the window; $all: whether it is asked nowhere.
bank-left-out-part =
    { $part ->
        [beta] { $all ->
            [yes] las ventanas
           *[no] algunas ventanas
        }
        [ever] { $all ->
            [yes] qué hojas se pueden podar
           *[no] si algunas de las hojas se pueden podar
        }
        [matters] { $all ->
            [yes] qué hojas importan para la jugada
           *[no] si algunas de las hojas importan para la jugada
        }
        [transform] { $all ->
            [yes] qué cambios de todas las hojas importan
           *[no] si algunos de los cambios de todas las hojas importan
        }
        [cut] { $all ->
            [yes] las ramas podadas
           *[no] las ramas podadas de algunos nodos
        }
       *[value] { $all ->
            [yes] los valores
           *[no] algunos valores
        }
    }
bank-left-out-why = { $name }: { $sentence } Una pregunta tiene { $most } campos como máximo; --ask elige qué se pregunta.
bank-points = Los puntos del plan no están en el banco: los huecos cuentan según sus pesos, y la plataforma fija cuánto vale una pregunta en un cuestionario.
bank-not-asked = no se pregunta
bank-hint-bounds = α y β: la ventana con la que la búsqueda entra en el nodo. Escribe inf para ∞ y -inf para −∞.
bank-hint-cuts =
    { $platform ->
        [canvas] Ramas podadas: cuántos hijos del nodo se salta la búsqueda. Escribe 0 si no se salta ninguno.
       *[moodle] Ramas podadas: los hijos del nodo que la búsqueda se salta.
    }
bank-hint-relations =
    { $platform ->
        [canvas] Valor: lo que devuelve el nodo. Si es solo una cota de su valor verdadero, escríbelo como >= 3 o <= 3.
       *[moodle] Valor: lo que devuelve el nodo, y si su valor verdadero es exactamente, como mínimo o como máximo ese.
    }
bank-hint-values = Valor: lo que devuelve el nodo.
bank-hint-vectors = Valor: lo que devuelve el nodo: un número para cada jugador, como en (6, 1, 3), o una cota, como en >= 5.
bank-hint-skipped =
    { $platform ->
        [canvas] Si la búsqueda no visita un nodo, escribe un guion (-) en todas sus casillas.
       *[moodle] Si la búsqueda no visita un nodo, elige «no visitado» y escribe un guion (-) en sus otras casillas.
    }
bank-node = Nodo
bank-cut =
    { $platform ->
        [canvas] Número de ramas podadas
       *[moodle] Ramas podadas
    }
bank-value = Valor
bank-relation =
    { $relation ->
        [at-least] como mínimo
        [at-most] como máximo
       *[exactly] exactamente
    }
bank-not-visited = no visitado
bank-no-branch = ninguna
bank-branches = de { $first } a { $last }
bank-best =
    { $platform ->
        [canvas] ¿Cuál es la mejor jugada para { $player }? Escribe una de estas: { $choices }.
       *[moodle] ¿Cuál es la mejor jugada para { $player }?
    }
# $range es exam-ever-range.
bank-ever =
    Olvida los valores de las hojas: { $range }. ¿Qué pasa con cada hoja en esta búsqueda? { $platform ->
        [canvas] Escribe «podada» si algunos valores la podan, y «visitada» si la búsqueda la visita siempre, valga lo que valga.
       *[moodle] Elige «podada» si algunos valores la podan, y «visitada» si la búsqueda la visita siempre, valga lo que valga.
    }
bank-ever-pruned = podada
bank-ever-visited = visitada
bank-matters =
    De los valores de las hojas, { $range }. De varias jugadas mejores se elige la primera. { $platform ->
        [canvas] Escribe «sí» en cada hoja que importa para la jugada de la raíz, porque con algún otro valor de ella sola otra jugada es la mejor, y «no» en las demás.
       *[moodle] Elige «sí» en cada hoja que importa para la jugada de la raíz, porque con algún otro valor de ella sola otra jugada es la mejor, y «no» en las demás.
    }
bank-transform =
    Supón que el valor x de cada hoja se convirtiera en esto. { $platform ->
        [canvas] Escribe «sí» si
       *[moodle] Elige «sí» si
    } { $prunes ->
        [yes] entonces otra jugada fuera la mejor en la raíz o se podaran otras ramas,
       *[no] entonces otra jugada fuera la mejor en la raíz,
    } y «no» si no es así. El rango es el puesto entre los valores distintos, y el menor tiene rango 1. De varias jugadas mejores se elige la primera.
bank-matters-yes = sí
bank-matters-no = no
bank-reason = { $field }: { $expected }.
bank-skipped =
    { $passes ->
        [yes] { $node } no se visita: en { $pruned_at } se pasa por alto la rama que lleva hasta ahí, porque otro rival ya se ha apartado de su primera jugada.
       *[no] { $node } no se visita: el corte en { $pruned_at } poda la rama que lleva hasta ahí.
    }
# Lo que muestra el dibujo de un árbol, para quien no puede verlo.
bank-tree = Un árbol de juego.
bank-tree-node = { $node } ({ $player }) tiene los hijos { $children }.

## Por qué un ejercicio no puede ser una pregunta.

bank-failure = Ejercicio { $number }: { $why }
bank-too-large = El árbol entero tiene más de { $most } nodos o es demasiado ancho, y el dibujo de la pregunta no se podría leer. Elige menos profundidad o un árbol más pequeño.
bank-nothing-to-ask = Todo lo que se pregunta tiene una sola respuesta posible. Pregunta algo más o elige un árbol más grande.
bank-no-picture = No se ha podido hacer el dibujo: { $error }
