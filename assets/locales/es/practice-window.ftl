# Practicar en la ventana.

practice-menu = Práctica
practice-menu-button = Practicar
key-predict = Predecir el siguiente paso
key-ask-room = Preguntar a la sala
key-hint = Pista, y otra más clara

practice-not-started = Aquí no hay nada que practicar
practice-not-alone = Termina antes la partida o cierra la vista dividida: se practica con una sola búsqueda.
practice-window-makes-passes = Esta búsqueda da varias pasadas. La práctica pregunta por búsquedas de una sola: minimax, alfa-beta y los dos negamax.
practice-window-sends-scouts = Esta búsqueda envía sondas. La práctica pregunta por búsquedas que visitan cada nodo una vez: minimax, alfa-beta y los dos negamax.
practice-window-is-mistaken = Esta búsqueda comete un error a propósito. La práctica pregunta por los algoritmos correctos.
practice-window-is-level = Esto es un nivel de juego. La práctica pregunta por minimax, alfa-beta y los dos negamax.
practice-window-is-incomplete = Esta búsqueda no está registrada hasta el final. Elige una profundidad menor para practicarla.
