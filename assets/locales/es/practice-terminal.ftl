## Práctica en un terminal, lo que se entrega y lo que se reúne.

cli-practice-begin = Escribe tu respuesta. Con ? recibes una pista, cada vez más clara; con mostrar, la respuesta, sin puntos; con salir, terminas.
cli-practice-question = Pregunta { $number }.
cli-practice-choices =
    { $leaves ->
        [yes] Escribe uno de estos: { $names }; o dejar, si se deja el nodo.
       *[no] Escribe uno de estos: { $names }.
    }
cli-practice-children-left = Quedan por explorar: { $names }. Escribe los que se podan, o ninguno.
cli-practice-expected-children = Se esperaba ninguno, o una lista de los hijos que se podan, de entre { $names }.
cli-practice-right = Correcto.
cli-practice-again = Todavía no es correcto. Inténtalo otra vez.
cli-practice-answer = La respuesta es { $answer }.
cli-practice-input-ended = La entrada ha terminado.
cli-practice-marks =
    { $asked ->
        [0] No se hizo ninguna pregunta.
        [one] { $right } de 1 pregunta, bien al primer intento.
       *[other] { $right } de { $asked } preguntas, bien al primer intento.
    }
cli-practice-skipped =
    { $count ->
        [one] Se omite un paso anterior a estos: poda trace los escribe todos.
       *[other] Se omiten { $number } pasos anteriores a estos: poda trace los escribe todos.
    }
cli-practice-returned = { $node } ha devuelto su valor: { $value }.
cli-practice-word-hint = pista
cli-practice-word-show = mostrar
cli-practice-word-help = ayuda
cli-practice-word-quit = salir
cli-practice-word-leave = dejar
cli-practice-words-none = ninguno ninguna nada
cli-practice-words-all = todos todas

cli-practice-your-name = Tu nombre:
cli-practice-written = El informe está en { $file }.
cli-practice-would-overwrite = Este archivo existe y no es un informe de práctica, así que no se sobrescribe.

cli-practice-no-report = No existe ese archivo. Se esperaba la ruta de un informe.
cli-practice-no-file = Esto es una carpeta, un dispositivo o una tubería. Se esperaba la ruta de un informe.
cli-practice-not-a-report = Esto no es un informe de práctica.
cli-practice-other-version = Este informe lo escribió otra versión de Poda.
cli-practice-damaged = La suma de comprobación no coincide: el informe se dañó o se modificó. Sus puntos se omiten.
cli-practice-unreadable = La suma de comprobación no coincide y el informe no se puede leer: se dañó o se modificó.
cli-practice-wrong-sums = Las sumas de este informe no son las de sus respuestas.

cli-help-practice-name = Tu nombre, para el informe
cli-help-practice-report = Escribir en este archivo las respuestas, los puntos y el tiempo, con una suma de comprobación
cli-help-practice-collect = Comprobar informes y escribirlos como una tabla CSV para una clase
cli-help-practice-reports = Los informes, con --collect
cli-usage-practice =
    poda practice [OPCIONES] ARCHIVO
         poda practice --collect INFORME…
         poda practice --generate [OPCIONES]
