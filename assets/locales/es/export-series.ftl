# La serie de imágenes que se exporta, y poda export.

# Los nombres de lo que recorre las páginas de un archivo, y sus teclas.
series-previous = Paso anterior
series-next = Paso siguiente
series-slider = Paso
series-keys = Flechas, RePág y AvPág: paso anterior y siguiente. Espacio: paso siguiente. Inicio y Fin: primer y último paso.
series-link = Abrir en Poda
series-part = La imagen muestra una parte del árbol.

## Por qué no hay páginas. Delante va el nombre del archivo.

series-no-such-step =
    { $count ->
        [one] No existe el paso { $step }: la búsqueda solo tiene { $steps } paso.
       *[other] No existe el paso { $step }: la búsqueda solo tiene { $steps } pasos.
    }
series-no-bookmarks = No hay marcadores para los pasos de esta búsqueda.
series-no-step = Ningún paso de esta búsqueda pertenece a { $groups }.
series-no-such-node = No hay ningún nodo «{ $node }» en el árbol de esta búsqueda.

## Por qué no se puede escribir una imagen. Delante va el nombre del archivo.

export-too-many-pixels = Una imagen de { $width } × { $height } píxeles es demasiado grande: se pueden escribir { $most } píxeles como máximo. Elige un ancho o una escala menor.
export-is-a-folder = Hay una carpeta con este nombre.
export-is-no-file = Es un dispositivo o una tubería, no un archivo. Para la salida estándar, escribe -o -.
export-encoding = No se pudo codificar la imagen: { $said }

## poda export.

export-progress = { $done } de { $pages } páginas…
export-written =
    { $count ->
        [one] Exportado: { $file }.
       *[other] Exportado: { $file }, con { $pages } imágenes.
    }
export-written-series = Exportados { $files } archivos, de { $first } a { $last }.
export-strips = El árbol es demasiado grande para dibujar sus nodos uno a uno en esta imagen: se dibuja como franjas.
export-so-far =
    { $count ->
        [0] No se escribió ninguno de los { $files } archivos.
        [one] De los { $files } archivos se escribió el primero.
       *[other] De los { $files } archivos se escribieron los primeros { $written }.
    }
export-interrupted = La exportación se interrumpió.
export-out-of-time = La exportación tardó más que --max-time.
export-too-many-pages = Son { $pages } páginas, y { $format } admite { $most } como máximo. Elige menos pasos, por ejemplo con --steps landmarks o un intervalo.
series-too-large-for-touch = En una imagen táctil caben como máximo { $most } nodos. Elige una parte del árbol con --view subtree=ID.
series-no-iterations = Solo una búsqueda Monte Carlo en árbol tiene iteraciones.
series-mcts-for-touch = Una búsqueda Monte Carlo en árbol no se dibuja para los dedos. Elija otro tema.
series-mcts-subtree = Una búsqueda Monte Carlo en árbol se dibuja entera, o como la muestra la ventana: --view whole o --view visible.
export-tactile-has-a-size = Una imagen táctil mide lo que necesita su braille: quita --width, --height y --view visible.
export-positions-whole = Con --layout positions se dibujan todas las posiciones, y no en relieve: quita --theme tactile y --view subtree.
export-several-to-standard-output = Son { $pages } archivos, y la salida estándar solo admite uno. Elige un solo paso, o indica un archivo con -o, o elige un formato con todas las páginas en un archivo. Formatos así: { $formats }.
export-only-trees = En este formato solo se puede escribir un árbol, y esta posición es de un juego.
export-gambit-infinite = Una hoja de este árbol es infinita, y un pago de Gambit no puede serlo.
export-tree-leaves-out = En el formato no caben las estimaciones ni los límites de los valores; se omiten.
export-position-ending = No se escribe una imagen en un archivo cuyo nombre termina en .ron, como el de una posición.
export-over-position = No se escribe una imagen encima de la posición que muestra.
export-expected-ending = El nombre no deja claro el formato. Indícalo con --format, uno de: { $formats }.
export-expected-steps = Se esperaban grupos de pasos, números de paso o intervalos como 10..20, separados por comas. Los grupos: { $groups }.
export-expected-view = Se esperaba whole, visible, o subtree= con el id de un nodo, como subtree=1/0.
export-expected-text-size = Se esperaba un tamaño de letra en puntos, de { $least } a { $most }.
export-expected-pixels = Se esperaba un número entero de píxeles, de { $least } a { $most }.
export-expected-scale = Se esperaba un número de { $least } a { $most }.

## poda export --help

cli-help-export = Escribe imágenes de una búsqueda o de una clase en archivos, una página por paso
export-lecture-format = Una clase se exporta en uno de estos formatos: { $formats }.
export-lecture-flags = Las entradas de una clase dicen cómo se exploran y se muestran. Quita { $flags }.
export-notes-of-lectures = --with-notes es para clases. Las notas de una posición están en sus páginas de todos modos.
export-cropped-pdf = --cropped es para PDF: en los demás formatos, una imagen no tiene texto alrededor.
export-lecture-too-long = Son más de { $pages } páginas, y en un archivo caben { $most }. Da a las entradas pasos mayores con `by`.
cli-help-export-steps = Qué pasos, separados por comas: all (todos); nodes (cada nodo cuando se entra en él, una hoja con su valor); results (cada valor que devuelve un nodo interior); landmarks (hojas, cortes y valores devueltos); iterations (en una búsqueda Monte Carlo en árbol, el final de cada iteración; iterations:10, de una de cada diez); bookmarks (los marcadores); last (el último); números como los cuenta poda trace; intervalos como 10..20 (last)
cli-help-export-format = El formato de las imágenes, o dot, efg (para Gambit), json o game-tree (LaTeX, como se imprime en teoría de juegos) para el árbol solo, o scorm para sus preguntas en una plataforma; si falta, el del nombre que sigue a -o, o si no, svg
cli-help-export-theme = Los colores; print se lee bien en blanco y negro; tactile tiene contornos y braille, para papel microcápsula (light)
cli-help-export-view = Todo el árbol; lo que muestra la ventana de él a 1280 × 800; o todo el subárbol de un nodo (whole)
cli-help-export-with-notes = En las páginas de una clase, también las notas que son solo para quien la da: las de las diapositivas y las de las entradas con notes: None
cli-help-export-width = El ancho de una imagen, de 100 a 20000; si falta, el que necesita el árbol
cli-help-export-height = El alto de una imagen, de 100 a 20000; si falta, el que necesita el árbol
cli-help-export-text-size = El menor tamaño de letra, en puntos si la imagen es tan grande como dice: --width 320 son 240 puntos, una columna; sin él, 10.9, o hasta 5.4 si solo así cabe un árbol pequeño en el ancho o el alto
cli-help-export-cropped = En un archivo PDF, solo las imágenes, cada una en una página de su tamaño, sin frases
cli-help-export-scale = Cuántos píxeles del archivo ocupa un píxel de la imagen, donde el formato tiene píxeles, de 0.1 a 20 (1)
cli-help-export-probabilities = Cómo se escriben las probabilidades de los resultados: como fracciones o en tanto por ciento (fractions)
cli-help-export-notation = Dónde se escriben α y β: junto al nodo, junto a la arista o como intervalo (node)
cli-help-export-unvisited = Qué se dibuja de los nodos no visitados: sus contornos, solo los contiguos a nodos visitados, o nada (outlined)
cli-help-export-layout = Qué es un nodo de la imagen: una visita de la búsqueda, o una posición, dibujada una vez con todas las jugadas que llevan a ella (tree)
cli-help-export-output = El archivo; si son varios, el comienzo de sus nombres, ante el número del paso, -0019; - para la salida estándar. Si falta, en la carpeta actual y con el nombre del archivo de posición. Los archivos que ya existen se sobrescriben
cli-help-export-lang = El idioma de las imágenes; si falta, el del sistema
