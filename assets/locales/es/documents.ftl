## Files, as the disk gives them
disk-missing = No existe ese archivo. Se esperaba la ruta de un archivo de posición.
disk-no-folder = No existe esa carpeta.
disk-denied = Los permisos no lo permiten.
disk-read-only = El archivo es de solo lectura.
disk-read-only-disk = Ahí no se puede escribir nada: ese disco es de solo lectura.
disk-folder = Esto es una carpeta, no un archivo.
disk-no-file = Esto es un dispositivo o una tubería, no un archivo.
disk-too-long = El archivo pasa de { $megabytes } MB. Ningún archivo de posición es tan grande.
disk-full = No hay sitio: el disco está lleno, o se alcanzó una cuota o el tamaño máximo de un archivo.
disk-other = El sistema dice: { $said }

## Dialogs for files
dialog-open = Abrir una posición
dialog-save = Guardar la posición
dialog-kind = Posiciones
dialog-kind-open = Posiciones, árboles, ejecuciones de programas e informes
path-open-title = Abrir un archivo
path-save-title = Guardar como
path-why = Aquí no hay ningún diálogo de archivos. Escribe o pega la ruta del archivo.
path-field = Ruta del archivo
path-open = Abrir
path-save = Guardar

## Questions
ask-unsaved = ¿Guardar los cambios de «{ $title }»?
ask-unsaved-why = Los cambios sin guardar se perderán.
ask-save = Guardar
ask-do-not-save = No guardar
ask-delete-drafts = ¿Eliminar los borradores?
ask-delete-drafts-why = Lo que contienen no está guardado en ningún otro sitio.
ask-delete = Eliminar
ask-cancel = Cancelar
ask-comments = ¿Guardar { $name } sin sus comentarios?
ask-comments-why = El archivo tiene comentarios, que Poda no puede conservar. El archivo anterior queda al lado como { $kept }.
ask-changed = ¿Sobrescribir cambios más recientes en { $name }?
ask-changed-why = Otro programa ha cambiado el archivo desde que se abrió aquí. Esa versión queda al lado como { $kept }.
ask-exists = ¿Reemplazar { $name }?
ask-exists-why = Ya hay un archivo con ese nombre. Queda al lado del nuevo como { $kept }.
ask-write-over = Guardar
ask-elsewhere = Guardar como…

## What is told
notification-name = Mensaje
notification-close = Cerrar
notification-text = texto
notification-not-opened = No se abrió { $name }
notification-text-not-opened = No se abrió el texto
notification-reading = Leyendo { $name }…
notification-kept = El documento que estaba abierto no ha cambiado.
notification-not-saved = No se guardó { $name }
notification-not-saved-kept = Tus cambios siguen aquí, y si había un archivo con ese nombre, está como estaba.
notification-file-missing = { $name } ya no está
notification-file-missing-why = Se ha quitado de la lista de archivos recientes.
notification-restored-why = Esta es la posición tal como estaba al cerrar Poda. Guárdala para conservarla.
notification-link-not-opened = El enlace no se ha abierto
notification-link = enlace
notification-nothing-to-open = En el portapapeles no hay nada que abrir
notification-nothing-to-open-why = Aquí se puede pegar el texto de una posición, un árbol como [[3, 12, 8], [2, 4, 6]] o la ruta de un archivo .ron.
notification-address = Las direcciones web no se pueden abrir
notification-address-why = Descarga el archivo y después ábrelo.
notification-only-one = Solo se abrió { $name }
notification-only-one-why = { $count ->
    [one] Llegó { $count } archivo a la vez. Solo puede haber una posición abierta.
   *[other] Llegaron { $count } archivos a la vez. Solo puede haber una posición abierta.
}
notification-drafts = { $count ->
    [one] { $names } quedó sin guardar
   *[other] Quedaron { $count } documentos sin guardar: { $names }
}
notification-title = «{ $title }»
notification-restored = { $name } está como lo dejaste
notification-restored-unsaved = Se han recuperado los cambios sin guardar. Guárdalo para conservarlos.
notification-brought-back = Se han recuperado tus cambios. { $key } los deshace uno a uno.
notification-left = { $name } se conserva con sus cambios
notification-left-where = Está en el menú del documento, arriba a la izquierda, en «Borradores». Una lección o un archivo también vuelve con sus cambios al abrirlo de nuevo.
notification-game-stopped = El programa del juego ha fallado
notification-game-cut = El árbol acaba antes que el juego
game-exploring = { $count ->
        [one] Explorando el juego: 1 posición…
       *[other] Explorando el juego: { $positions } posiciones…
    }
notification-drafts-where = { $count ->
    [one] Está en el menú del documento, arriba a la izquierda, en «Borradores».
   *[other] Están en el menú del documento, arriba a la izquierda, en «Borradores».
}
notification-not-opened-again = Poda terminó mientras se abría el último documento, así que no se vuelve a abrir
notification-not-opened-again-where = El menú del documento, arriba a la izquierda, lo abre de todos modos: en «Archivos recientes», o en «Borradores» si no se había guardado.
notification-link-not-opened-again = Poda terminó mientras se abría este enlace, así que no se vuelve a abrir
notification-link-not-opened-again-how = Para abrirlo de todos modos, vuelve a seguir el enlace.
notification-taken-for-typing = { $key } se ha tomado por texto
notification-taken-for-typing-why = Ha llegado justo después de otra letra. Pulsa { $key } otra vez.
rest-coming = Aún se está descargando: { $command }
rest-coming-why = Esta parte de la página se descarga después de la primera. El comando se ejecutará en cuanto llegue.
notification-game-left = Se dejó la partida, y la posición está como antes de ella
notification-game-left-how = { $redo } recupera las jugadas; { $play } sigue jugando desde ahí.
notification-search-failed = Un fallo de Poda interrumpió la búsqueda
notification-search-failed-report = Solo se muestra su comienzo. Para informar del fallo, copia el enlace con { $key }: contiene la posición, la búsqueda y todas las semillas, y así se puede reproducir el fallo.
notification-not-stored = Los cambios sin guardar no se están conservando
notification-not-stored-save = Siguen en esta ventana, y Poda sigue intentando escribirlos ahí. Guarda el documento antes de cerrarla.
notification-set-aside = No se pudo leer lo que había almacenado; se conserva con otro nombre
notification-not-restored = No se pudo volver a abrir el último documento
drop-hint = Suelta el archivo para abrirlo

## A tree, written down
document-edit-as-text = Editar el árbol como texto…
document-names-too-long-as-text = Editar como texto: no con nombres tan largos
document-too-large-as-text = Editar como texto: hasta { $most } nodos
tree-new-title = Árbol nuevo
tree-edit-title = El árbol como texto
tree-how = Hojas en grupos, `(3 12 8)(2 4 6)`; con nombres, `A(B(3,12,8), C(2,4,6))`; el azar entre llaves, cada resultado con su peso, `{ "{" }1: 6, 2: (0 3){ "}" }`; solo hojas, `3 12 2 4 por 2`; líneas con sangría bajo su padre; como en los archivos, `[[3, 12, 8], [2, 4, 6]]`; o JSON, un bosque de LaTeX, Newick, DOT, un juego de Gambit o una tabla de caminos.
tree-by = Hijos de cada nodo
tree-by-none = todos en la raíz
tree-field = El árbol
tree-root = Juega en la raíz
tree-root-as-written = como está escrito
tree-empty = Escribe o pega un árbol.
tree-understood = Leído como { $notation }: { $nodes }, { $leaves }, { $plies }.
tree-side-as-name = «{ $name }» se lee como nombre{ $others ->
    [0] : allí juega { $mover }.
    [one] , y otro más como este también: allí juega { $mover }.
   *[other] , y { $others } más como este también: allí juega { $mover }.
} Un bando se escribe como en «A (MIN)».
notation-ron = listas anidadas
notation-shorthand = notación breve entre paréntesis
notation-leaves = una lista de hojas
notation-indentation = líneas con sangría
notation-json = JSON
notation-python = un literal de Python
notation-adjacency = listas de hijos
notation-forest = un bosque de LaTeX
notation-newick = Newick
notation-dot = DOT
notation-mermaid = Mermaid
notation-gambit = un juego de Gambit
notation-paths = una tabla de caminos
notification-understood = { $name } se ha abierto como documento nuevo
notification-understood-text = El texto se ha abierto como documento nuevo
notification-missing-letters = Algunas letras no se pueden dibujar
notification-missing-letters-why = Ninguna fuente de este dispositivo tiene estas letras; en su lugar se dibujan recuadros: { $letters }
tree-problem = Línea { $line }, columna { $column }: { $sentence }
typed-unclosed = `{ $found }` no se cierra nunca.
typed-unopened = `{ $found }` no cierra nada: antes se esperaba un paréntesis o corchete de apertura igual.
typed-no-children = Entre estos paréntesis no hay nada: un nodo interior tiene al menos un hijo.
typed-no-value = `{ $found }` no es un número. Como nombre de una hoja necesita un valor, por ejemplo `{ $found }=3`; como nombre de un nodo interior necesita hijos.
typed-misplaced = `{ $found }` no puede estar aquí: se esperaba un número, un nombre o un paréntesis.
typed-too-large = `{ $found }` queda fuera de lo que se puede calcular con exactitud; se esperaba un número menor, `inf` o `-inf`.
typed-not-a-weight = `{ $found }` no puede ser el peso de un resultado: antes de los dos puntos se esperaba un entero de 0 a { $most } o una probabilidad, `0.1`, `10 %`, `1/6` o `rest`.
typed-name-taken = `{ $found }` ya es el nombre de un nodo anterior; los nombres deben ser distintos.
typed-name-is-an-id = `{ $found }` no puede ser un nombre: así se llama ya un nodo sin nombre propio.
typed-uneven = { $count ->
    [one] { $leaves } hoja no se puede repartir
   *[other] { $leaves } hojas no se pueden repartir
} por igual si cada nodo tiene { $by } hijos: se esperaban tantas hojas como una potencia de ese número.
typed-indentation = La sangría de esta línea no coincide con la de ninguna línea anterior.
typed-too-deep = Un árbol tiene { $most } niveles como mucho.
typed-too-many = Un árbol escrito tiene { $most } nodos como mucho.
typed-leaves-alone = { $count } hojas solas se pueden agrupar de varias maneras: se esperaba `por 2` al final, u otro número de hijos por nodo. Si son hojas de la raíz, ponlas entre paréntesis.
typed-ends-before = El texto termina donde se esperaba `{ $expected }`.
typed-expected = Hay `{ $found }` donde se esperaba `{ $expected }`.
typed-after-the-end = `{ $found }` viene después del final del árbol.
typed-lists-or-forest = Como listas anidadas y como bosque de LaTeX, esto no es el mismo árbol. Pon comas entre los nodos de las listas, `[[3], [12]]`, o escribe el bosque con su entorno, `{"\\"}begin{"{"}forest{"}"}`.
typed-two-numbers = Los dos números de `{ $found }` pueden ser el valor de esta hoja: se esperaba uno solo.
typed-length-at-inner = `{ $found }` es la longitud de una rama hacia un nodo interior, y un árbol de juego no la tiene.
typed-unknown-field = Un nodo no tiene el campo `{ $found }`: se esperaba `name`, `move`, `value`, `estimate`, `player`, `weight`, `children` o `chance`.
typed-wrong-field = `{ $found }` no puede ser el `{ $field }` de este nodo.
typed-contradiction = Un nodo tiene un valor o tiene hijos: se esperaba una de las dos cosas.
typed-not-a-node = `{ $found }` no es un nodo: se esperaba un número, una lista o un objeto.
typed-several-roots = Ni `{ $first }` ni `{ $second }` tienen padre: un árbol tiene una sola raíz.
typed-several-parents = `{ $found }` tiene dos padres: en un árbol cada nodo tiene uno.
typed-cycle = `{ $found }` está debajo de sí mismo: en un árbol ningún camino vuelve atrás.
typed-through-leaf = `{ $found }` tiene un valor y otro camino pasa por él: un nodo tiene un valor o tiene hijos.
typed-several-trees = { $count ->
    [one] Puede ser una lista con un solo árbol o una raíz con un solo hijo: se esperaba el árbol sin lista, o bien `{"{"}"children": […]{"}"}`.
   *[other] Son { $count } árboles y se esperaba uno solo: como partes de un mismo árbol necesitan una raíz encima, como `{"{"}"children": […]{"}"}` en JSON.
}
typed-extra-cells = Esta línea tiene { $cells } celdas y solo hay { $headings } encabezados: una celda que contiene un separador va entre comillas, como `"3,5"`.
typed-not-extensive = Es un archivo de Gambit en otra forma: se esperaba la forma extensiva, que empieza por `EFG 2 R`.
typed-shared-information-set = El jugador { $player } tiene un segundo nodo en el conjunto de información { $found }, y el primero está en la línea { $line }: Poda busca en juegos cuyos jugadores saben dónde están, con un nodo en cada conjunto.
typed-no-payoffs = Los pagos del resultado { $found } no están antes: se esperaba un número para cada jugador, entre llaves.
typed-not-a-probability = `{ $found }` no puede ser una probabilidad: junto a otras probabilidades se esperaba un número de 0 a 1.
typed-no-probability = Este resultado no tiene probabilidad y otros del nodo sí: se esperaba `0.1`, `10 %`, `1/6` o, para lo que queda, `rest`.
typed-second-rest = El resto no puede ser de dos resultados del mismo nodo.
typed-nothing-can-happen = Todos los resultados de este nodo tienen peso 0: al menos uno tiene que ser posible.
typed-probabilities = Estas probabilidades suman { $sum }: se esperaba 1.
typed-weights-too-large = Estos números son demasiado grandes, o lo es su denominador común: se esperaba { $most } como mucho.
tree-create = Crear
tree-change = Cambiar

## The sheet of keys
keys-find = Buscar una tecla
keys-title = Todas las teclas
keys-steps = Pasos
keys-view = Vista
keys-document = Documento
keys-window = Ventana
keys-clipboard = Portapapeles
key-name-enter = Enter
key-paste = Abrir del portapapeles

## No window
start-no-display = No se puede abrir ninguna ventana porque no hay pantalla: inicia Poda desde un escritorio, o define DISPLAY o WAYLAND_DISPLAY.
start-unreachable = No se puede abrir ninguna ventana porque la pantalla { $display } no responde: inicia Poda desde un escritorio, o define DISPLAY con una que esté en marcha.
start-library = No se puede abrir ninguna ventana porque falta la biblioteca { $library }: en Debian o Ubuntu se instala con «sudo apt install { $package }».
start-x-libraries = No se puede abrir ninguna ventana porque falta una biblioteca de X11: en Debian o Ubuntu se instalan todas con «sudo apt install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2».
start-no-opengl = No se puede abrir ninguna ventana porque aquí no hay OpenGL: en Debian o Ubuntu se instala con «sudo apt install libgl1 libegl1 libgl1-mesa-dri».
start-other = No se puede abrir ninguna ventana, y el sistema dice por qué: { $said }
start-steps = Estos son los pasos de «{ $title }», en palabras.
start-steps-more = Estas son las primeras líneas; «poda trace { $file }» las muestra todas.

## Cuántos hay, con el sustantivo. $number es $count con los millares separados.

list-and =
    { $last ->
        [I] { $before } e { $last }
        [i] { $before } e { $last }
       *[other] { $before } y { $last }
    }
count-nodes = { $count ->
    [one] { $number } nodo
   *[other] { $number } nodos
}
count-leaves = { $count ->
    [one] { $number } hoja
   *[other] { $number } hojas
}
count-plies = { $count ->
    [one] { $number } media jugada
   *[other] { $number } medias jugadas
}

## Cuándo no está disponible una orden, en la tabla de todas las teclas y en la paleta

mode-not-embedded = no en un marco
mode-not-presenting = no al presentar
mode-not-blank = no con la pantalla en negro
mode-not-practicing = no al practicar
mode-not-ordering = no al mejorar el orden
mode-not-playing = no durante una partida

## La paleta de órdenes

key-palette = Buscar una orden…
palette-title = Buscar una orden, un ajuste, una lección o un término
palette-hint = Palabras en cualquier idioma de Poda
palette-nothing = Aquí nada se llama «{ $text }».
palette-command = Orden
palette-setting = Ajuste
palette-value = { $setting }: { $value }
palette-lesson = Lección { $number }
palette-game = Juego nuevo
palette-lecture = Clase
palette-not-now = no disponible ahora
hint-language = El idioma de la ventana y de las lecciones.

## Otras palabras con las que se puede buscar una entrada de la paleta.

palette-other-document-new-tree = árbol nuevo crear dibujar
palette-other-key-zoom-in = zoom ampliar acercar
palette-other-key-zoom-out = zoom reducir alejar
palette-other-key-natural-size = zoom 100 %
palette-other-key-fit = ver todo encajar
palette-other-key-enlarge-text = fuente letra mayor zoom
palette-other-key-reduce-text = fuente letra menor zoom
palette-other-key-usual-text = fuente letra normal zoom
palette-other-more-text-size = fuente letra zoom
palette-other-palette-setting = ajustes opciones preferencias configuración
palette-other-key-keys = ayuda atajos teclado
palette-other-key-glossary = ayuda
palette-other-document-lesson-map = ayuda tutorial
