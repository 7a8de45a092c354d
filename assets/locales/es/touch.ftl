# Un teléfono en vertical: el panel lateral como hoja, y lo que no cabe entre los controles.
sheet-title = Explicaciones
sheet-pull-up = Mostrar las explicaciones
sheet-put-away = Ocultar las explicaciones
sheet-higher = Ampliar las explicaciones
sheet-lower = Reducir las explicaciones
transport-more = Otros saltos, velocidad y tamaño del paso

# Las teclas del teclado numérico, como las dicen los lectores de pantalla.
pad-minus = Signo menos
pad-point = Punto decimal
pad-infinity = Infinito
pad-at-most = Como mucho
pad-at-least = Al menos
pad-backspace = Borrar el último carácter
pad-enter = Enter
pad-next = Campo siguiente

# El botón de un diálogo que por lo demás se cierra con Esc.
modal-close = Cerrar

# El botón sobre una presentación que por lo demás se deja con Esc.
present-leave = Salir de la presentación

# El pie antes del primer paso, donde no hay teclas.
caption-touch-start = <b>{ $heading }</b>: juega { $player }. Toca la flecha grande para empezar.
caption-touch-start-leaf = <b>{ $heading }</b>: aquí no hay ninguna jugada que explorar. Toca la flecha grande para empezar.
