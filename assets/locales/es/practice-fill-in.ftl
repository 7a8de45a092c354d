# Rellenar un árbol en blanco.

key-fill-in = Rellenar el árbol
practice-leave = Salir
fill-in-title = Rellenar el árbol
fill-in-how = Escribe lo que queda demostrado de cada nodo cuando la búsqueda lo deja ({ "3" }, { "≤ 3" }, { "≥ 3" }) y los valores de α y β con los que entra en él, y poda las ramas que no visita. En los nodos en los que nunca entra no escribas nada.
fill-in-how-no-window = Escribe el valor de cada nodo y elige la mejor jugada.
fill-in-how-players = Escribe lo que devuelve cada nodo cuando la búsqueda lo deja: un número para cada jugador, como en { "(6, 1, 3)" }, o { "≥ 5" } si un corte superficial solo ha demostrado que el jugador que mueve recibe 5 o más. β es la entrada a partir de la cual el jugador de arriba renuncia al nodo, o lo máximo que hay. Poda las ramas que la búsqueda no visita y no escribas nada en los nodos en los que nunca entra.
fill-in-how-players-no-window = Escribe el vector que devuelve cada nodo, un número para cada jugador como en { "(6, 1, 3)" }, y elige la mejor jugada.
fill-in-how-paranoid = Escribe lo que queda demostrado de cada nodo para quien juega en la raíz cuando la búsqueda lo deja ({ "3" }, { "≤ 3" }, { "≥ 3" }) y los valores de α y β con los que entra en él, y poda las ramas que no visita. Donde juega ese jugador, un nodo devuelve lo máximo; donde juega otro, lo mínimo. En los nodos en los que nunca entra no escribas nada.
fill-in-how-best-reply = Escribe el número que devuelve cada nodo para quien juega en la raíz y los valores de α y β con los que la búsqueda entra en él, y poda las ramas que corta. Donde otro rival ya se ha apartado de su primera jugada, solo se busca el primer hijo: los demás se pasan por alto y no se podan. En los nodos en los que nunca entra no escribas nada.
fill-in-mark = Corregir
fill-in-clear = Vaciar todas las casillas
fill-in-cuts = Podas y la mejor jugada
fill-in-too-large = No se pueden rellenar árboles con más de { $most } nodos interiores.
fill-in-best = Mejor jugada:
fill-in-value-of = { $name } valor
fill-in-alpha-of = { $name } alfa
fill-in-beta-of = { $name } beta
fill-in-cut-of = podar { $name }
fill-in-best-of = mejor { $name }
fill-in-ever = hojas que algunos valores podan
fill-in-matters = hojas que importan para la jugada
fill-in-transform = cambios de todas las hojas que importan
fill-in-show-solution = Mostrar el árbol de la búsqueda
fill-in-hide-solution = Ocultar el árbol de la búsqueda
fill-in-own-tree = Tu árbol
fill-in-true-tree = El árbol de la búsqueda
fill-in-caption = Rellena el árbol: cada valor, cada ventana y cada corte, en el orden de la búsqueda.
fill-in-every-mark = La corrección de cada casilla
fill-in-points-first = Primera corrección, que es la que cuenta: { $of ->
    [one] { $points } de { $of } punto.
   *[other] { $points } de { $of } puntos.
}
fill-in-points-now = Esta corrección: { $of ->
    [one] { $points } de { $of } punto.
   *[other] { $points } de { $of } puntos.
}
fill-in-changed = El árbol ha cambiado después de la corrección. Corrígelo otra vez.
fill-in-first-wrong = La primera casilla incorrecta: { $field }.
fill-in-all-right = Todo está bien.
fill-in-none-wrong = No hay nada incorrecto, pero quedan casillas vacías.
fill-in-field-said = { $field }: { $mark }. { $reason }
fill-in-unreadable = { $field }: «{ $text }» no es un valor. Escribe un número, una cota como { "≤ 3" }, { "inf" } o { "-inf" }.
fill-in-unreadable-vector = { $field }: «{ $text }» no es un vector. Escribe un número para cada jugador, como { "(6, 1, 3)" }, o una cota como { "≥ 5" }.
fill-in-mark-right = bien
fill-in-mark-consequent = se sigue
fill-in-mark-wrong = mal
fill-in-mark-empty = vacía
fill-in-nothing = vacío
fill-in-cut-away = { $value }, podada

## Las hojas de una clase que se rellenaron en papel.
sheets-title = Hojas en papel
sheets-why = Para corregir las hojas de una clase, pasa cada una a este árbol; las correcciones forman una tabla.
sheets-begin = Corregir las hojas de una clase
sheets-how = Escribe de quién es la hoja y lo que pone en ella, con Enter de casilla en casilla, y añádela a la tabla.
sheets-name = Nombre del estudiante
sheets-student = Número de estudiante
sheets-add = Añadir a la tabla
sheets-copy = Copiar la tabla (CSV)
sheets-copied = Tabla copiada
sheets-added = { $name }: { $points } de { $of } puntos. { $count ->
    [one] Hay { $count } hoja en la tabla.
   *[other] Hay { $count } hojas en la tabla.
}
