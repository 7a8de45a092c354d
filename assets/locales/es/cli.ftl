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
