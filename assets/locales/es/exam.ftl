## Exámenes: por qué no hay ninguno, y códigos tecleados.

exam-not-a-code = Esto no es el código de un examen. Un código es como 7-K3Q9: cifras, un guion, y letras o cifras.
exam-code-mistyped = El código tiene una errata: su último carácter, que comprueba los demás, no encaja.
exam-code-unknown = Esta versión de Poda no conoce las condiciones de este código.
exam-count = Un examen tiene de 1 a { $most } ejercicios.
exam-variants = Un examen tiene de 1 a { $most } variantes.
exam-nothing-asked = No se pregunta nada. Pregunta por los valores, las ventanas, las podas o la mejor jugada.
exam-nothing-to-fill-in = Esta búsqueda no poda nada, así que no hay ventanas ni podas que rellenar. Pregunta por los valores o la mejor jugada.
exam-too-large = Ningún árbol que cumpla estas condiciones cabe en una página. Elige menos profundidad, menos hijos o un tablero más pequeño.
exam-no-moves = Esta posición no tiene jugadas, así que no hay nada que rellenar.
