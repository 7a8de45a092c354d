## Práctica en un terminal, lo que se entrega y lo que se reúne.

cli-practice-begin = Escribe tu respuesta. Con ? recibes una pista, cada vez más clara; con mostrar, la respuesta, sin puntos; con salir, terminas.
cli-practice-question = Pregunta { $number }.
cli-practice-choices =
    { $leaves ->
        [yes] Escribe uno de estos: { $names }; o dejar, si se deja el nodo.
       *[no] Escribe uno de estos: { $names }.
    }
cli-practice-children-left =
    { $count ->
        [one] Solo queda por explorar { $names }. Escríbelo si se poda, o ninguno.
       *[other] Quedan por explorar: { $names }. Escribe los que se podan, o ninguno.
    }
cli-practice-leaves = Las hojas: { $names }. Escribe las que se pueden podar, o ninguna.
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
cli-practice-mistakes = Lo que estuvo mal en el primer intento:
cli-practice-next-exercise =
    { $named ->
        [yes] Pulsa Enter para otro ejercicio sobre esto: { $mistake }. Escribe salir para terminar.
       *[no] Pulsa Enter para otro ejercicio. Escribe salir para terminar.
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

# $near: whether a question of this kind is there before and after ($nearest, $after), on one side, nowhere, or left out by the file.
cli-practice-no-such-question =
    En el paso { $step } no hay ninguna pregunta del tipo { $kind }. { $near ->
        [both] Las más cercanas están en los pasos { $nearest } y { $after }.
        [one] La más cercana está en el paso { $nearest }.
        [left-out] “kinds” excluye este tipo en el archivo.
       *[none] La búsqueda no tiene ninguna de este tipo.
    } “poda practice --list” escribe todas las preguntas.
cli-practice-no-questions = La búsqueda no tiene preguntas de estos tipos: { $kinds }. Las tiene de estos: { $there }.
cli-practice-no-mcts-questions = La búsqueda no tiene nada que preguntar: nunca selecciona uno de varios hijos.

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
cli-practice-of-another = Este es el informe de { $student }. Elige otro archivo.
cli-practice-copy = { $exercise }: las respuestas y el tiempo son los de { $names }, al segundo.
cli-practice-foreign = { $exercise }: no se esperaba este ejercicio.
cli-practice-missing = { $student } no ha entregado: { $exercises }.
cli-practice-no-table = Esto no es una tabla que se pueda leer: { $error }
cli-no-table = No existe ese archivo. Se esperaba la ruta de una tabla (CSV).
cli-practice-no-students = La tabla no tiene ninguna columna con nombres o números de estudiantes. Sus columnas son: { $found }. Se esperaba «name», «nombre» o «student», o como las llame una plataforma de cursos.
cli-students-repeated = «{ $name }» está en las líneas { $first } y { $line } con el mismo número; la segunda se deja fuera.
cli-students-alike = «{ $name }», en las líneas { $first } y { $line }, puede ser una sola persona.

## What went wrong in a class.

class-title = Una clase
class-close = Cerrar
class-exercise = { $exercise } ({ $attempts ->
    [one] 1 intento
   *[other] { $attempts } intentos
})
class-points = Cuántos ganaron esta parte de los puntos:
class-fields = Lo que más veces estuvo mal:
class-kinds = Por tipo:
class-step = { $field }, paso { $step }
class-wrong = { $name }: { $wrong } de { $asked } mal

cli-help-practice-name = Tu nombre, para el informe
cli-help-practice-student = Tu número de estudiante, para el informe
cli-help-practice-report = Escribir en este archivo las respuestas, los puntos y el tiempo, con una suma de comprobación
cli-help-practice-list = Escribir todas las preguntas posibles, con el paso que las responde y su tipo; con --json, un objeto por línea
cli-help-practice-reveal = Con --json, cuándo lleva el veredicto las respuestas correctas: al cerrarse la pregunta, o siempre, para programas que califican
cli-help-practice-collect = Comprobar informes y escribirlos como una tabla CSV para una clase
cli-help-practice-keep = Con --collect, qué intentos de un estudiante en un ejercicio se conservan
cli-help-practice-expect = Con --collect, un ejercicio que se espera, o una tabla CSV de los estudiantes con las columnas name y student; se repite para cada uno
cli-help-practice-summary = Con --collect, escribir en su lugar lo que más veces estuvo mal, como texto o como tabla
cli-help-practice-reports = Los informes, con --collect
cli-usage-practice =
    poda practice [OPCIONES] ARCHIVO
         poda practice --collect INFORME…
         poda practice --generate [OPCIONES]
