# Mejorar el orden de los hijos.

key-improve-order = Mejorar el orden
improve-title = Mejorar el orden
improve-how = Arrastra los hijos para que se pode más. El nodo seleccionado también se puede mover con las teclas.
improve-now = Hojas evaluadas ahora: { $leaves }
improve-start = Al principio: { $leaves }
improve-move = Mueve { $name } entre sus hermanos:
improve-select = Selecciona un nodo para moverlo.
improve-reset = Volver al principio
practice-no-order = Solo se pueden reordenar los hijos de un árbol escrito nodo a nodo, y solo en una búsqueda que pode y muestre un único árbol.
practice-offer-improve-order = Esto es un ejercicio: pon los hijos en un orden en el que se pode más.
