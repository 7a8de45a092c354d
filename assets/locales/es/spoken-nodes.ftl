# Un nodo en palabras, para lectores de pantalla y esquemas. Lo que se sabe de él se escribe por partes, cada una alrededor de lo anterior.

node-spoken = { $name }, { $role }, { $known }
node-spoken-child = { $name }, { $role }, { $known }, hijo { $index } de { $count }
node-spoken-outcome = { $known }, probabilidad { $weight }/{ $of }
node-spoken-leaf = hoja
node-asked = se pregunta
node-unvisited = sin visitar
node-pruned = podado
node-passed-over = omitido
node-spoken-entered = abierto, aún no hay nada demostrado
node-spoken-nothing = terminado, sin nada demostrado
node-spoken-claimed = supuestamente { $value }, sin demostrar
node-spoken-so-far = { $known } hasta ahora
node-spoken-from-table = { $known }, según la tabla, explorado { $depth ->
    [end] hasta el final
    [one] a profundidad 1
   *[other] a profundidad { $plies }
}
node-spoken-scout = { $known }, sonda con ventana nula
node-spoken-research = { $known }, explorado de nuevo
node-spoken-probe = { $known }, un sondeo con una sola jugada
node-spoken-window = { $known }, α { $alpha }, β { $beta }
node-spoken-ordered = { $known }, ordenado { $credit }
node-spoken-unfinished = { $known }, sin terminar
node-spoken-interval =
    { $is ->
        [lower] al menos { $low }
        [upper] como mucho { $high }
        [both] entre { $low } y { $high }
       *[exact] { $low }
    }
node-spoken-cut =
    { $known }, { $source ->
        [node] cortado por { $bound } = { $limit } en { $owner }
        [outcome] cortado por { $bound } = { $limit } de un resultado de { $owner }
        [parent] cortado por { $bound } = { $limit } en su padre
        [ancestor] cortado por { $bound } = { $limit }, { $plies } capas más arriba
        [scout] cortado por { $bound } = { $limit } de la sonda
        [best] cortado, porque no hay nada mejor para { $player }
        [rule] cortado por la regla del propio algoritmo
       *[window] cortado por { $bound } = { $limit } de la ventana de la raíz
    }
