# El paquete de un ejercicio para una plataforma (SCORM), y su página.

scorm-question = Pregunta { $number } de { $count }
scorm-check = Comprobar
scorm-show = Ver la respuesta
scorm-next = Siguiente pregunta
scorm-result = Ver el resultado
scorm-right = Correcto.
scorm-wrong = No es correcto.
scorm-again = No es correcto. Tienes otro intento, que no cuenta.
scorm-answer = La respuesta correcta: { $answer }.
scorm-choose-first = Elige primero una respuesta.
scorm-picture = El árbol en el paso { $step }. Debajo de la imagen está en palabras.
scorm-so-far = Lo que ha hecho la búsqueda desde la última pregunta
scorm-tree = El árbol en palabras
scorm-resumed = Sigues donde lo dejaste, en la pregunta { $number }.
scorm-done = Todas las preguntas están contestadas
scorm-score = Correctas al primer intento: { $right } de { $count }. Puntuación: { $percent } de 100.
scorm-mark-right = – correcta
scorm-mark-right-later = – correcta al segundo intento
scorm-mark-wrong = – no es correcta
scorm-mark-shown = – se mostró la respuesta
scorm-mark-empty = – sin contestar
scorm-not-saved = Las notas no se están guardando: no responde ninguna plataforma. Tus respuestas quedan solo en este navegador. Al final puedes guardar un informe y entregarlo.
scorm-not-kept = Las notas no se están guardando: no responde ninguna plataforma y este navegador no conserva nada. Al final puedes guardar un informe y entregarlo.
scorm-review = Estás repasando. Lo que contestes ahora no se registra.
scorm-refused = Las notas no se están guardando: la plataforma las ha rechazado ({ $reason }). Con la próxima respuesta se vuelve a intentar, y al final puedes guardar un informe.
scorm-name = Tu nombre
scorm-report = Guardar el informe en un archivo
scorm-restart = Empezar de nuevo
scorm-without-scripts = Este ejercicio necesita JavaScript.

## The command of the window, and poda export --format scorm.

scorm-written =
    { $count ->
        [one] Exportado: { $file }, con { $count } pregunta.
       *[other] Exportado: { $file }, con { $count } preguntas.
    }
scorm-left-out =
    { $count ->
        [one] Se omite una pregunta: su respuesta no se puede elegir, hay que escribirla.
       *[other] Se omiten { $count } preguntas: sus respuestas no se pueden elegir, hay que escribirlas.
    }
scorm-no-questions = Ninguna pregunta sobre esta búsqueda se puede contestar eligiendo.
scorm-too-many-questions = Un paquete tiene como máximo { $most } preguntas. Elige menos en el archivo de posición.
scorm-too-large = El paquete ocuparía más de { $most } MB. Elige menos preguntas, o un árbol más pequeño.
scorm-export = Exportar como paquete SCORM…
scorm-dialog = Exportar como paquete SCORM
