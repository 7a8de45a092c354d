# Errores, progreso y entrega.

mistake-kind-missed-cut = Faltó un corte
mistake-kind-excess-cut = Se podó una rama con la ventana abierta
mistake-kind-equality-cut = La regla para un valor igual a la cota
mistake-kind-bare-number = Un número donde solo hay demostrada una cota
mistake-kind-weak-bound = Una cota donde hay más demostrado
mistake-kind-bound-side = { "≤" } por { "≥" }, o al revés
mistake-kind-sign = Un signo equivocado
mistake-kind-backed-up-value = Un valor mal propagado hacia arriba
mistake-kind-window-side = α por β, o al revés
mistake-kind-window-value = Un número equivocado para α o β
mistake-kind-infinity = Un infinito por un número, o al revés
mistake-kind-visit-order = El orden de las visitas
mistake-kind-leaf-sum = La cuenta de una hoja
mistake-kind-best-move = La mejor jugada
mistake-kind-tie = La mejor entre jugadas iguales
mistake-kind-root-value = El valor de la raíz
mistake-kind-mcts-view = En la búsqueda Monte Carlo en árbol, los números de MAX por los de MIN, o al revés
mistake-kind-mcts-exploration = Faltó la bonificación de lo que se ha probado menos, o la media
mistake-kind-mcts-sum = La suma de media y bonificación
mistake-kind-mcts-counts = Los valores w/n tras una iteración
mistake-kind-mcts-decision = La jugada por la que se decide la búsqueda

practice-progress = Errores y progreso…
progress-title = Errores y progreso
progress-private = Esto se guarda solo en este equipo.
progress-none = Todavía no se ha respondido ninguna pregunta.
progress-due = Para hoy
progress-none-due = Hoy no hay nada pendiente.
progress-exercise = Un ejercicio para esto
progress-exercise-named = Un ejercicio para esto: { $kind }
progress-kinds = Bien al primer intento
progress-count = { $right } de { $asked } bien
progress-box = caja { $box } de { $boxes }
progress-kind-said = { $kind }: { $count }
progress-mistakes = Errores
progress-no-mistakes = No quedan errores que mirar.
progress-mistake = { $title }, paso { $step }: { $kind }. Respuesta: { $given }
progress-show = Mostrar
progress-show-named = Mostrar: { $mistake }
progress-export = Exportar…
progress-erase = Borrar…
progress-erase-ask = ¿Borrar todo el progreso? No se puede deshacer.
progress-erase-yes = Borrar
progress-erase-no = Conservar
progress-close = Cerrar

practice-hand-in = Entregar…
hand-in-title = Entregar
hand-in-why = Las respuestas de esta sesión se escriben en un archivo con tu nombre, las semillas, las notas y el tiempo, y una suma de comprobación.
hand-in-nothing = En esta sesión todavía no se ha respondido nada.
hand-in-name = Nombre
hand-in-student = Número de estudiante (si lo tienes)
hand-in-exercises = { $count ->
    [one] { $count } ejercicio. Puntos: { $points } de { $of }.
   *[other] { $count } ejercicios. Puntos: { $points } de { $of }.
}
hand-in-save = Guardar el informe…
dialog-export = Guardar el archivo
dialog-export-kind = Archivos JSON
export-progress-name = poda-progreso.json
export-report-name = poda-informe.json
export-report-name-of = poda-informe-{ $name }.json
notification-exported = Se ha escrito { $name }
