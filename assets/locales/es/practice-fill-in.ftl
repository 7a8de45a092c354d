# Rellenar un árbol en blanco.

key-fill-in = Rellenar el árbol
practice-leave = Salir
fill-in-title = Rellenar el árbol
fill-in-how = Escribe lo que queda demostrado de cada nodo cuando la búsqueda lo deja ({ "3" }, { "≤ 3" }, { "≥ 3" }) y los valores de α y β con los que entra en él, y poda las ramas que no visita. En los nodos en los que nunca entra no escribas nada.
fill-in-how-no-window = Escribe el valor de cada nodo y elige la mejor jugada.
fill-in-mark = Corregir
fill-in-clear = Vaciar todas las casillas
fill-in-fields = Casillas
fill-in-too-large = No se pueden rellenar árboles con más de { $most } nodos internos.
fill-in-value = valor
fill-in-alpha = α
fill-in-beta = β
fill-in-cut = podar
fill-in-best = Mejor jugada:
fill-in-value-of = { $name } valor
fill-in-alpha-of = { $name } alfa
fill-in-beta-of = { $name } beta
fill-in-cut-of = podar { $name }
fill-in-best-of = mejor { $name }
