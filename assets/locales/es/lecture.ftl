## El tamaño de un paso
transport-pace-now = { $speed } · { $unit }
transport-grain-result = un resultado
transport-grain-bookmark = un marcador
key-forward-visit = Adelante hasta el nodo siguiente
key-back-visit = Atrás hasta el nodo anterior
key-forward-result = Adelante hasta el resultado siguiente
key-back-result = Atrás hasta el resultado anterior
key-forward-bookmark = Adelante hasta el marcador siguiente
key-back-bookmark = Atrás hasta el marcador anterior

## Presentar
key-present-start = Presentar desde el principio
key-present-here = Presentar desde este paso
key-presenter-view = Vista del ponente: notas y reloj
presenter-title = Poda: vista del ponente
presenter-elapsed = desde el comienzo
presenter-no-note = Este paso no tiene nota.
presenter-next = Después
presenter-answer = La respuesta a la pregunta
presenter-right-answer = Correcto: { $answer }
presenter-nothing = Ya no sigue nada.
presenter-sleeps = Este navegador deja que la pantalla se apague: configura el ordenador para que siga encendida.
presenter-filling = Haz clic en la ventana del árbol y ocupará toda su pantalla.
presenter-blocked = La vista del ponente no se ha abierto
presenter-blocked-why = El navegador no abre otra ventana para esta página. Permite sus ventanas emergentes y vuelve a pulsar Mayús+P.
more-presented-notes = Notas de los marcadores al presentar

## Título, notas y marcadores
document-edit-notes = Editar el título y las notas…
annotation-heading = Título y notas
annotation-title = Título
annotation-notes = Notas
annotation-in-this-language = { $label } ({ $language })
annotation-separate = Textos distintos en cada idioma
annotation-done = Listo
bookmark-toggle = Marcar este paso o quitar su marcador
bookmark-add = Marcar este paso
bookmark-remove = Quitar este marcador
bookmark-note = Nota del paso { $step }

## Qué está mal en un archivo de clase
diagnostic-expected-lecture-entries = una lista de lecciones, archivos, posiciones y diapositivas, como `[(lesson: "a-to-n", step: 33), (file: "mia.ron"), (slide: (title: "¿Por qué?"))]`
diagnostic-expected-lecture-panels = una lista de paneles, como `[Reason, Algorithm]`
diagnostic-lecture-not-a-position = Esto es una clase: enumera lecciones y archivos y no tiene posición propia; se esperaba una posición. Abre la clase en la ventana, o nombra una de sus lecciones o uno de sus archivos.
diagnostic-lecture-with-game = Este archivo tiene tanto `lecture` como `game`; se esperaba exactamente uno de los dos.
diagnostic-lecture-field = `{ $field }` es de una posición; junto a `lecture` solo se esperaban `title` y `notes`.
diagnostic-lecture-empty = Esta clase está vacía; se esperaba al menos una lección, un archivo, una posición o una diapositiva.
diagnostic-lecture-too-many-entries = Esta clase tiene { $count } entradas; se esperaban { $most } como mucho.
diagnostic-lecture-several-sources = Esta entrada tiene varios de `lesson`, `file`, `position` y `slide`; se esperaba exactamente uno de ellos.
diagnostic-lecture-no-source = Esta entrada no tiene ni `lesson` ni `file` ni `position` ni `slide`; se esperaba exactamente uno de ellos.
diagnostic-lecture-slide-field = `{ $field }` es de una lección, de un archivo o de una posición; junto a `slide` solo se esperaban `ask`, `note` y `for`.
diagnostic-lecture-empty-slide = Esta diapositiva está vacía; se esperaba `title` o `text`.
diagnostic-lecture-number-of-choices = El número de opciones de esta pregunta es { $count }; se esperaba de { $least } a { $most }.
diagnostic-lecture-no-such-choice = No hay una opción { $right }; se esperaba el número de una de las { $count } opciones, la primera es la 1.
diagnostic-lecture-unknown-lesson = No existe la lección `{ $found }`; se esperaba el nombre de una lección sin su número, como `a-to-n`.
diagnostic-lecture-nearest-lesson = No existe la lección `{ $found }`; se esperaba el nombre de una lección sin su número, quizá `{ $nearest }`.
diagnostic-lecture-empty-path = La ruta de este archivo está vacía; se esperaba una ruta como `mia.ron`.

## Lecciones y clases
lesson-group-replies = Respuestas de O

## Archivos de una clase
lecture-files-missing = { $count ->
    [one] Falta un archivo de { $name }
   *[other] Faltan { $count } archivos de { $name }
}
lecture-file-missing = No hay ningún archivo `{ $name }` en { $folder }.
lecture-files-missing-kept = El resto de la clase puede mostrarse.
lecture-entry-skipped = Se ha saltado la entrada { $number } de { $count }

## La clase abierta
document-lectures = Clases
lecture-untitled = Clase
lecture-entries = Entradas
lecture-place = { $number } de { $count }
lecture-entry = { $place }: { $title }
lecture-aside = Se muestra otra cosa. La clase está en { $entry }.
lecture-step-beyond = Esta entrada debería empezar en el paso { $step }, pero esta búsqueda acaba en el paso { $last }. Se muestra su final.
lecture-ending = Fin
lecture-over = La clase ha terminado: ya no sigue nada.
lecture-goes-on = Un paso más lleva a { $entry }.
lecture-next-entry = Pasar a { $entry }
lecture-previous-entry = Volver a { $entry }
lecture-next = Siguiente de la clase
lecture-previous = Anterior de la clase
lecture-close = Salir de la clase

## Editar una clase
lecture-edit = Editar la clase…
lecture-move-up = Subir
lecture-move-down = Bajar
lecture-remove = Quitar
lecture-add = Añadir
lecture-new-slide = Nueva diapositiva
lecture-add-file = Un archivo reciente
lecture-undo = Deshacer
lecture-redo = Rehacer
lecture-save = Guardar la clase
lecture-note = Nota donde empieza la entrada
lecture-station-note = Nota de este paso
lecture-note-private = solo para mí
lecture-stations = Paradas y preguntas
lecture-station = parada
lecture-question = pregunta a la clase
lecture-station-here = Parada aquí
lecture-station-remove = Quitar la parada
lecture-question-here = Pregunta aquí
lecture-question-remove = Quitar la pregunta
lecture-title-and-place = { $title } · { $place }
lecture-title = Título de la clase
lecture-entry-title = Título de esta entrada
lecture-slide-title = Título de la diapositiva
lecture-slide-text = Texto de la diapositiva
lecture-own-question = Pregunta al público
lecture-own-choice = Opción { $number }
lecture-own-add = Hacer una pregunta propia
lecture-own-remove = Quitar la pregunta
lecture-own-add-choice = Otra opción
lecture-own-remove-choice = Quitar la última opción
lecture-own-right = La opción correcta
lecture-own-yes = Sí
lecture-own-no = No
lecture-own = lo mío
lecture-by = Una pulsación lleva a
lecture-notes = Las notas se leen
lecture-notes-headline = en el titular
lecture-notes-panel = junto al árbol
lecture-notes-none = solo yo
lecture-values = Valores de las hojas
lecture-values-shown = desde el principio
lecture-values-hidden = al visitarlas
lecture-tree = Árbol
lecture-tree-whole = entero
lecture-tree-moves = al principio, solo las jugadas
lecture-panels = Junto al árbol
lecture-panel-reason = Motivo
lecture-panel-stack = Pila de llamadas
lecture-panel-algorithm = Algoritmo
lecture-panel-board = Tablero
lecture-begin-here = Empezar en este paso
