# En el atril: un foco, un lápiz y lo que se ve junto al árbol en letra grande.

keys-lectern = En el atril
more-lectern = En el atril
key-spotlight = Foco en el puntero
key-spotlight-larger = Foco más grande
key-spotlight-smaller = Foco más pequeño
key-laser = Puntero láser
laser-on = El puntero láser está encendido.
spotlight-on = El foco está encendido.
key-pen = Lápiz: dibujar sobre el árbol
key-pen-color = Lápiz en el siguiente color
key-pen-undo = Deshacer el último trazo
key-pen-wipe = Borrar lo dibujado
pen-color = Color del lápiz
pen-violet = Violeta
pen-ink = Tinta
pen-marker = Rotulador amarillo
pen-max = Azul de MAX
pen-min = Naranja de MIN
pen-cut = Carmesí, como los cortes
pen-drawing = El lápiz dibuja sobre el árbol: { $count ->
    [one] { $strokes } trazo
   *[other] { $strokes } trazos
}
key-aside-reason = Al presentar: el motivo junto al árbol
key-aside-algorithm = Al presentar: el algoritmo junto al árbol
key-aside-stack = Al presentar: la pila de llamadas junto al árbol
aside-no-reason = En este paso no hay ningún corte que explicar.
aside-no-stack = La pila de llamadas está vacía: no se está explorando ningún nodo.
aside-concealed = Oculto hasta que se responda la pregunta.
key-board-aside = Al presentar líneas abiertas o simulaciones: el tablero junto al árbol
key-count-lines = Al presentar líneas abiertas: contarlas una a una
board-lines-max = <alpha>{ $mark }: ¿líneas abiertas?</alpha>
board-lines-min = <beta>{ $mark }: ¿líneas abiertas?</beta>
key-given-leaves = Valores de las hojas desde el principio
