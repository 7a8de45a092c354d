# Practicar en la ventana.

practice-menu = Práctica
practice-menu-button = Practicar
key-predict = Predecir el siguiente paso
key-ask-room = Preguntar a la sala por este paso
room-no-question = Aquí no hay nada que preguntar
room-no-question-why = Lo que sigue a este paso no se puede decidir con lo que se ve. Pregunta un paso después.
room-no-question-slide = Una diapositiva no pregunta nada por sí misma. Avanza hasta un paso de una búsqueda.
room-no-question-start = Todavía no se ha buscado nada. Avanza hasta que un nodo tenga su primer valor y pregunta ahí.
room-no-question-end = La búsqueda ha terminado y todo está a la vista. Pregunta un paso antes.
room-no-question-mcts = Hay algo que decidir antes de que se seleccione un hijo, antes de que se cuente el resultado de una simulación y antes de la decisión.
room-choice = { $number }: { $choice }, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}{ $state ->
    [right] , correcta
    [wrong] , no es correcta
   *[open] {""}
}
practice-room-announced = Siguen preguntas a la sala.
key-hint = Pista, y otra más clara

practice-not-started = Aquí no hay nada que practicar
practice-not-alone = Termina antes la partida o cierra la vista dividida: se practica con una sola búsqueda.

## Predecir el siguiente paso.

practice-kinds = Preguntar por
practice-ask-addends = Preguntar cada sumando
practice-attempts = Intentos
practice-attempts-one = Un intento
practice-attempts-two = Dos intentos

practice-question-accessible = Pregunta: { $kind }, { $node }. { $prompt }
practice-begun = Empieza la práctica. «A la pregunta» lleva a la primera. { $caption }
practice-answer-field = Tu respuesta
practice-answer-example = 7, <= 7, >= 7
practice-answer = Responder
practice-choose = Elegir { $node }
practice-choose-leave = Abandonar { $node }
practice-prune = Podar { $node }
practice-nothing-pruned = No se poda nada
practice-these-pruned = Podar lo marcado
practice-no-leaves = Ninguna
practice-these-leaves = Las marcadas
practice-no-changes = Ninguno
practice-these-changes = Los marcados
practice-hint-button = Pista
practice-stronger-hint-button = Pista más clara
practice-show-answer = Mostrar la respuesta
practice-next-question = Siguiente pregunta
practice-to-question = A la pregunta
practice-again = Empezar de nuevo

practice-right = <b>Correcto.</b>
practice-wrong = <b>No es correcto.</b>
practice-wrong-again = <b>Todavía no es correcto.</b>
practice-try-again = <b>Inténtalo otra vez.</b>
practice-shown = <b>La respuesta:</b>
practice-hint = <b>Pista.</b>
practice-over =
    { $asked ->
        [one] <b>Era la única pregunta.</b> Bien al primer intento: { $right } de 1.
       *[other] <b>Era la última pregunta:</b> { $right } de { $asked } correctas al primer intento.
    }

practice-number =
    { $counted ->
        [yes] Pregunta { $number } de { $total }
       *[no] Pregunta { $number }
    }
practice-marks = { $right } de { $asked } bien al primer intento
practice-marks-short = { $right } de { $asked } bien
practice-total = Total
practice-results = Resultados
practice-mistakes = Fallos en el primer intento
practice-mistake = <b>{ $kind }, { $node }</b>: { $given }. La respuesta correcta es { $right }.
practice-show-me = Mostrar
practice-first-right = correcta
practice-first-wrong = incorrecta
practice-first-shown = mostrada sin intento
practice-how = Avanza como siempre: la búsqueda se detiene en cada pregunta. Responde en el árbol o en la tarjeta que está debajo. Cuenta el primer intento.

hover-asked = La pregunta es sobre su valor

practice-play-out = Verlo en el árbol
practice-end-play-out = Volver a la pregunta
practice-ask-everything = Preguntar todo
practice-offer-start = Practicar con este documento
practice-offer-predict =
    { $count ->
        [0] Predice el siguiente paso de esta búsqueda.
        [one] Este documento trae una pregunta.
       *[other] Este documento trae { $count } preguntas.
    }
practice-offer-fill-in = Rellena tú el árbol de este documento.

## Reading a lesson.

rounds-next = Ronda siguiente
rounds-to-lesson = A la lección
rounds-skip = Saltar las rondas
rounds-reminder = Elige, o pulsa → otra vez para saltar las rondas.
rounds-reminder-touch = Elige, o sigue otra vez para saltar las rondas.
reading-next-lesson = Lección siguiente: { $lesson }
reading-reminder = Responde, o pulsa → otra vez para ver la respuesta.
reading-reminder-touch = Responde, o sigue otra vez para ver la respuesta.
practice-read-on = Seguir
practice-more = Más…
practice-ask-readers = Preguntarme mientras leo una lección
