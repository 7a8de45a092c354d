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
more-presented-notes = Notas de los marcadores al presentar

## Título, notas y marcadores
document-edit-notes = Editar el título y las notas…
annotation-heading = Título y notas
annotation-title = Título
annotation-notes = Notas
annotation-in-this-language = { $label }, en español
annotation-separate = Textos distintos en inglés y en español
annotation-done = Listo
bookmark-toggle = Marcar este paso o quitar su marcador
bookmark-add = Marcar este paso
bookmark-remove = Quitar este marcador
bookmark-note = Nota del paso { $step }
