# La ventana que exporta imágenes, y lo que se dice mientras se escriben.

key-export = Exportar imágenes…
key-copy-picture = Copiar imagen
picture-copied = La imagen está en el portapapeles
picture-copied-size = Mide { $width } × { $height } píxeles. Pégala en una diapositiva o en un documento.
picture-not-copied = La imagen no se copió
picture-not-copied-why = Esta página no tiene acceso al portapapeles. Exporta la imagen como archivo.
key-print = Imprimir…
print-written = La página para imprimir se guardó como archivo
print-written-why = Imprímela desde el programa que muestra los PDF. Si el escritorio no la ha abierto por sí solo, abre este archivo.
pictures-title = Exportar imágenes
pictures-format = Formato
pictures-format-svg = SVG: imágenes vectoriales
pictures-format-png = PNG: imágenes de píxeles
pictures-format-pdf = PDF: un documento, una página por paso
pictures-format-handout = PDF en papel: tres pasos por hoja, con sitio para notas
pictures-format-tikz = TikZ: código de LaTeX
pictures-format-beamer = Beamer: diapositivas en LaTeX
pictures-format-gif = GIF: una animación
pictures-format-apng = APNG: una animación a todo color
pictures-format-html = HTML: un documento para el navegador
pictures-steps = Pasos
pictures-steps-current = Este paso
pictures-steps-all = Todos los pasos
pictures-steps-nodes = Cada nodo
pictures-steps-results = Cada resultado
pictures-steps-nodes-and-results = Nodos y resultados
pictures-steps-landmarks = Pasos destacados
pictures-steps-iterations = Cada iteración
pictures-steps-ten-iterations = Cada 10 iteraciones
pictures-steps-hundred-iterations = Cada 100 iteraciones
pictures-steps-bookmarks = Marcadores
pictures-steps-listed = Estos pasos:
pictures-list = Números
pictures-view = Parte
pictures-view-whole = Todo el árbol
pictures-view-visible = Lo que cabe en la ventana
pictures-view-subtree = Subárbol de { $node }
pictures-view-no-subtree = Subárbol del nodo elegido
pictures-theme = Colores
pictures-theme-light = Claros
pictures-theme-dark = Oscuros
pictures-theme-print = Blanco y negro
pictures-language = Idioma
pictures-size = Tamaño
pictures-size-natural = El necesario
pictures-size-chosen = Anchura
pictures-width = Anchura en píxeles
pictures-scale = Píxeles por píxel
pictures-export = Exportar…

pictures-preview = Página { $number } de { $count }. { $heading }
pictures-page = Página { $number } de { $count }
pictures-no-page = Ninguna página
pictures-previous = Página anterior
pictures-next = Página siguiente
pictures-drawing = Se está dibujando la página…
pictures-no-picture = No hay imagen de este paso.

pictures-one-file = { $count ->
    [one] { $pages } imagen, en un archivo.
   *[other] { $pages } imágenes, en un archivo.
}
pictures-files = { $count ->
    [one] { $pages } archivo, con una imagen.
   *[other] { $pages } archivos, cada uno con una imagen, numerados en orden.
}
pictures-counting = Se están contando las páginas…
pictures-too-many = { $pages } páginas son demasiadas: se pueden exportar { $most } de una vez como máximo. Elige menos pasos.
pictures-no-steps = La búsqueda no tiene ningún paso así.
pictures-no-bookmarks = Esta búsqueda no tiene marcadores. Con K se pone uno en el paso que se muestra.
pictures-list-empty = Escribe los números de los pasos, por ejemplo 3, 7, 12 o 3-12. El último paso es el { $last }.
pictures-list-no-number = «{ $part }» no es el número de un paso. Se esperaban números como 3, 7, 12 o un intervalo como 3-12.
pictures-list-beyond = No existe el paso { $part }: el último es el { $last }.
pictures-list-backward = El intervalo { $part } acaba antes de empezar.
pictures-no-width = La anchura es un número entero de píxeles, de { $least } a { $most }.
pictures-no-scale = El número de píxeles por píxel va de { $least } a { $most }; 2 conviene a casi todas las pantallas y diapositivas.
pictures-no-subtree = Elige primero un nodo en el árbol: se exporta su subárbol.
pictures-no-thread = No se pueden dibujar las páginas, porque el sistema no puede iniciar otro hilo.
export-still-writing = Se está escribiendo otra exportación. Antes tiene que acabar o cancelarse.
pictures-still-searching = La búsqueda sigue en marcha. Sus páginas se pueden exportar cuando acabe.

pictures-dialog = Exportar imágenes
pictures-writing = Se está dibujando la página { $number } de { $pages }…
export-writing = Se están escribiendo los archivos…
export-canceling = Se está cancelando la exportación…
export-cancel = Cancelar la exportación
export-written-files = { $count ->
    [one] Se ha escrito { $name }
   *[other] Se han escrito { $files } archivos
}
pictures-written-pages = { $count ->
    [one] Tiene { $pages } imagen.
   *[other] Tiene { $pages } imágenes.
}
pictures-written-from-to = De { $first } a { $last }, en una carpeta.
export-canceled = Se canceló la exportación
export-nothing-written = Ningún archivo ha cambiado.
export-not-written = No se exportó nada
export-failed = Es un fallo de Poda, o el sistema no puede iniciar otro hilo.
export-practicing = Durante un ejercicio no se exporta nada
export-practicing-why = Las imágenes de la búsqueda y la solución de un examen mostrarían lo que se pregunta. Esc termina el ejercicio, y después se pueden exportar.

ask-files-exist = { $count ->
    [one] ¿Reemplazar { $name }?
   *[other] ¿Reemplazar { $files } archivos?
}
ask-files-exist-why = { $count ->
    [one] Ya existe un archivo con este nombre. Se perderá.
   *[other] Ya existen archivos con estos nombres, por ejemplo { $name }. Se perderán.
}
ask-files-replace = Reemplazar
