## El ensayo de una clase
rehearsal-title = Ensayo: { $title }
rehearsal-summary = Pulsaciones del mando: { $presses }. Preguntas al público: { $questions }. Minutos: unos { $minutes }.
rehearsal-left-out = Cada pulsación se dibuja como en una pantalla de 1920 × 1080. Falta lo que solo dibuja la ventana: los votos de la sala y, de varios paneles, todos menos el más ancho.
rehearsal-slide = diapositiva
rehearsal-question = pregunta
rehearsal-answer = respuesta
rehearsal-line = se cuenta una línea
rehearsal-presses = Pulsaciones { $first }–{ $last }
rehearsal-at-presses = { $presses }: { $said }
rehearsal-questions = Preguntas al público: { $count }
rehearsal-small = Texto de menos de 20 píxeles: { $count }
rehearsal-overlaps = Texto que se solapa o se corta: { $count }
rehearsal-small-text = «{ $text }» mide { $px } píxeles.
rehearsal-overlap = «{ $text }» y «{ $other }» se solapan.
rehearsal-covered = «{ $text }» queda tapado.
rehearsal-cut-off = «{ $text }» se corta en el borde de la pantalla.
rehearsal-findings = { $count ->
    [one] 1 observación
   *[other] { $count } observaciones
}
lecture-fault = { $entry }: { $fault }
lecture-fault-ask-beyond = Esta entrada pregunta al público en el paso { $step }, pero su búsqueda termina en el paso { $last }.
lecture-fault-ask-at-end = Esta entrada pregunta al público en el paso { $step }, que es el último: después no viene nada.
lecture-fault-bookmark = Esta entrada tiene un marcador en el paso { $step }, pero su búsqueda termina en el paso { $last }.
lecture-fault-by = Esta entrada tiene pasos del tamaño { $by }, que no existe en su tipo de búsqueda.
rehearsal-minutes = Minutos que difieren: { $count }
rehearsal-minutes-of-lecture = La clase dice { $said } minutos; sus pulsaciones llevan unos { $minutes }.
rehearsal-minutes-of-entry = «{ $entry }» dice { $said } minutos; sus pulsaciones llevan unos { $minutes }.
rehearsal-unread = Notas que nadie lee: { $count }
rehearsal-unread-note = { $entry }, paso { $step }: «{ $note }»
rehearsal-stopped = El ensayo se detuvo.
rehearsal-too-long = Con { $entry }, la clase tiene más de { $most } pulsaciones. Dale a esa entrada un paso mayor con `by`.
cli-help-rehearse = Recorre una clase sin público: pone cada pulsación en una hoja de contactos y escribe el tiempo, las preguntas y lo que cuesta leer
cli-help-rehearse-output = La hoja de contactos, un archivo PDF; si falta, en la carpeta actual y con el nombre de la clase
cli-help-rehearse-lang = El idioma de la clase; si falta, el del sistema
cli-help-rehearse-lecture = Una clase: un archivo, o el nombre de una incluida, como alpha-beta
rehearsal-written = Se escribió la hoja de contactos { $file }.
lecture-export-pdf = Exportar la clase como PDF…
lecture-export-handout = Exportar la clase para repartir…
lecture-export-html = Exportar la clase como página web…
lecture-rehearse = Ensayar la clase…
lecture-export-dialog = Exportar la clase
lecture-rehearsal-dialog = Escribir la hoja de contactos del ensayo
lecture-writing = Entrada { $number } de { $count }…
