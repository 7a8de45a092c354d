# Mejorar el orden de los hijos.

key-improve-order = Mejorar el orden
improve-title = Mejorar el orden
improve-how = Arrastra los hijos para que se pode más. El nodo seleccionado también se puede mover con las teclas.
improve-now = Hojas evaluadas ahora: { $leaves }
improve-start = Al principio: { $leaves }
improve-best = Lo mejor posible: { $leaves }
improve-best-found = Lo mejor que se ha encontrado: { $leaves }. Puede que haya un orden mejor.
improve-solved = Ningún orden evalúa menos hojas.
improve-solved-found = No se ha encontrado un orden mejor.
improve-move = Mueve { $name } entre sus hermanos:
improve-select = Selecciona un nodo para moverlo.
improve-reset = Volver al principio
improve-show-best = Mostrar un orden óptimo
practice-no-order = Solo se pueden reordenar los hijos de un árbol escrito nodo a nodo, y solo con alfa-beta o negamax α-β, mostrada sola, que los pruebe en su propio orden.
practice-offer-improve-order = Esto es un ejercicio: pon los hijos en un orden en el que se pode más.
improve-too-large = Este árbol es demasiado grande para buscar el mejor orden.
