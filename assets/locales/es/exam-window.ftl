# Las ventanas de los exámenes: hacer uno, y recuperar un ejercicio que se imprimió.

document-open-printed = Abrir un ejercicio impreso…
printed-title = Abrir un ejercicio impreso
printed-why = El código está al pie de la hoja. Se abre otra vez el mismo árbol, para rellenarlo y corregirlo.
printed-code = Código
printed-variant = Variante
printed-number = Ejercicio
printed-empty = Un código es como 7-K3Q9. Se puede escribir en minúsculas.
printed-no-variant = La variante es una letra de la A a la Z.
printed-no-number = El número de un ejercicio es un número entero de 1 a { $most }.
printed-searching = Se está generando el ejercicio…
printed-no-thread = No se puede generar el ejercicio, porque el sistema no inicia más hilos.
printed-open = Abrir
printed-document = Examen { $code }, variante { $variant }, ejercicio { $number }
