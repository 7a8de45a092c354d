# Palabras de las imágenes exportadas y de lo que las elige.

# El encabezado de una página: qué paso de la búsqueda muestra.
series-heading = Paso { $step } de { $steps }

# La frase de una página antes del primer paso, en lugar de la que nombra una tecla.
caption-page-start = <b>{ $heading }</b>: juega { $player }. Todavía no se ha explorado nada.
caption-page-start-leaf = <b>{ $heading }</b>: aquí no hay ninguna jugada que explorar. Todavía no se ha evaluado nada.
