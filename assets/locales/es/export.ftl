# Palabras de las imágenes exportadas y de lo que las elige.

# El encabezado de una página: qué paso de la búsqueda muestra.
series-heading = Paso { $step } de { $steps }
