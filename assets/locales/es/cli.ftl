## Por qué no se pudo leer un archivo. Delante va su nombre.

cli-gave-up =
    { $count ->
        [one] La búsqueda necesita más de { $nodes } nodo y se ha abandonado. Busca menos medias jugadas o permite más con --max-nodes.
       *[other] La búsqueda necesita más de { $nodes } nodos y se ha abandonado. Busca menos medias jugadas o permite más con --max-nodes.
    }

## La respuesta de poda solve, como la leen las personas.

cli-solved =
    { $fail ->
        [soft] { $file }: { $algorithm }, fallo suave
        [hard] { $file }: { $algorithm }, fallo duro
       *[none] { $file }: { $algorithm }
    }
cli-leaf = La raíz es una hoja y vale { $value }.
cli-move = { $player } juega { $best }. El valor es { $value } y la variante principal, { $line }.
cli-bound = Juega { $player }. El valor es { $value }: la ventana de la búsqueda era demasiado estrecha para saber más.
cli-cost =
    { $one ->
        [one] { $nodes } nodo, { $other ->
            [one] { $leaves } hoja evaluada.
           *[other] { $leaves } hojas evaluadas.
        }
       *[other] { $nodes } nodos, { $other ->
            [one] { $leaves } hoja evaluada.
           *[other] { $leaves } hojas evaluadas.
        }
    }
cli-cuts =
    { $one ->
        [one] { $cutoffs } poda, { $other ->
            [one] { $branches } rama ahorrada.
           *[other] { $branches } ramas ahorradas.
        }
       *[other] { $cutoffs } podas, { $other ->
            [one] { $branches } rama ahorrada.
           *[other] { $branches } ramas ahorradas.
        }
    }

## Qué está mal en el valor de una opción. clap ya ha dicho cuál.

cli-expected = se espera uno de estos: { $values }
cli-expected-plies = se espera un número de medias jugadas o full

## poda --help

cli-help-about = Minimax y alfa-beta, paso a paso
cli-help-solve = Busca en archivos de posición y escribe lo que encuentra, una respuesta por archivo
cli-help-trace = Escribe todos los pasos de una búsqueda
cli-help-usage = Uso:
cli-help-commands = Órdenes:
cli-help-arguments = Argumentos:
cli-help-options = Opciones:
cli-help-file = Un archivo de posición. Sin orden se abre en la ventana
cli-help-files = Los archivos de posición
cli-help-json = Escribir JSON, un objeto por línea
cli-help-lang = El idioma en que se habla; si falta, el del sistema
cli-help-algorithm = minimax, alpha-beta, negamax o negamax-alpha-beta
cli-help-fail = Qué se devuelve fuera de la ventana: lo mejor encontrado o la cota
cli-help-cut-on = Si un empate con la cota corta
cli-help-depth = Cuántas medias jugadas se mira adelante
cli-help-merge-symmetric = Buscar solo una de las jugadas que son giros o reflejos unas de otras
cli-help-max-nodes = Abandonar una búsqueda que necesite más nodos
cli-help-help = Escribir esto
cli-help-version = Escribir la versión
