## Editing an explicit tree
edit-title = Editar el árbol
edit-name = Nombre
edit-name-hint = sin nombre
edit-name-press-enter = <faint>Pulsa Enter para aplicar el nombre.</faint>
edit-turn = Juega
edit-turn-chance = Azar
edit-weight = Peso
edit-weight-of = de { $of }
edit-bounds = Todos los valores en
edit-bounds-how = <faint>Aquí van dos números, primero el menor: −10 … 10, o -10..10. Un campo vacío quiere decir que no se sabe nada.</faint>
edit-bounds-outside = Hay un valor del árbol que no está en { $low } … { $high }.
edit-add-child = Añadir un hijo
edit-add-outcome = Añadir un resultado
edit-add-sibling = Añadir un hermano
edit-delete = Borrar
edit-delete-with = Borrar con su subárbol
edit-rename = Cambiar el nombre…
edit-earlier = Antes
edit-later = Después
edit-drag-hint = <faint>También puedes arrastrar un nodo hacia un lado, más allá de sus hermanos.</faint>
edit-sort = Orden de los hijos
edit-sort-below = Ordenar todo el subárbol
order-best-first = Primero el mejor
order-worst-first = Primero el peor
order-mirrored = Al revés
edit-leaves = Cambiar todas las hojas
edit-leaves-number = En
edit-leaves-multiply = Multiplicar cada valor por { $by }
edit-leaves-add = Sumar { $by } a cada valor
edit-leaves-negate = Cambiar el signo de cada valor
edit-leaves-square = Elevar cada valor al cuadrado
edit-leaves-root = √(1 + valor)
edit-leaves-rank = Rangos: el menor pasa a ser 1
edit-leaves-low = Menor valor al azar
edit-leaves-high = Mayor valor al azar
edit-leaves-random = Valores al azar de { $low } a { $high }
edit-refused = El árbol no ha cambiado
edit-refused-root = La raíz no tiene hermanos, y no se puede borrar.
edit-refused-levels = El árbol ya tiene el máximo de { $most } niveles.
edit-refused-bounds = Un valor no estaría en { $low } … { $high }, donde se dice que están todos los valores de este árbol.
edit-refused-value = Una hoja se quedaría sin valor.
edit-refused-empty = Un nombre necesita al menos un carácter.
edit-refused-taken = Otro nodo ya se llama { $name }.
edit-refused-id = Un nodo sin nombre tendría el identificador { $name }, que es el nombre de otro.
edit-refused-infinite = Un valor es infinito o lo sería.
edit-refused-no-root = Un valor es menor que −1, y √(1 + valor) no es un número.
edit-refused-empty-range = El menor valor al azar es mayor que el mayor.
edit-still-changing = Aún se busca con el último cambio. Espera a que se vea su árbol y haz entonces este cambio.

key-earlier = Probar antes este nodo
key-later = Probar después este nodo
key-delete = Borrar este nodo
key-name-delete = Supr
keys-order = Nodo seleccionado

## What a change did
edit-feedback-work = Nodos <b>{ $nodes_before } → { $nodes }</b>, hojas <b>{ $leaves_before } → { $leaves }</b>.
edit-feedback-work-same = El mismo trabajo que antes: <b>{ $nodes }</b>, <b>{ $leaves }</b>.
edit-feedback-answer-same = La respuesta sigue siendo <b>{ $score }</b>.
edit-feedback-answer = La respuesta era <b>{ $before }</b>, y ahora es <b>{ $score }</b>.
edit-feedback-minimal = <faint>El árbol mínimo tiene</faint> { $formula } = <b>{ $leaves }</b><faint>.</faint>
edit-feedback-value-became-estimate = <b>{ $node }</b> era una hoja que valía { $value }. Ahora ese valor es su estimación, la que cuenta donde un límite de profundidad detiene la búsqueda.
edit-feedback-estimate-became-value = <b>{ $node }</b> ahora es una hoja, y su estimación { $value } es su valor.
edit-feedback-kept-its-value = <b>{ $node }</b> ahora es una hoja. No tenía estimación, así que conserva lo que valía: { $value }.
edit-feedback-beyond = La búsqueda se detiene en la profundidad { $depth ->
    [one] 1
   *[other] { $depth }
}: el cambio queda más abajo, fuera del dibujo.
edit-feedback-cells = Las casillas se prueban en este orden en todos los nodos.

## What if a branch were worth something else
what-if-drag-leaf = Arrastra una hoja hacia arriba o hacia abajo, o haz clic en ella y escribe un número. La búsqueda cambia al momento.
what-if-as-opened = Los valores de antes
what-if-value = Supón que { $name } vale
what-if-branch = Rama
what-if-hint = un número
what-if-press-enter = <faint>Pulsa Enter para calcularlo.</faint>
what-if-press-enter-early = <faint>Pulsa Enter para ver el valor de todo el árbol, que la búsqueda aún no ha encontrado.</faint>
what-if-cut-stays = <b>{ $node }</b> sigue { $relation } { $score } valga lo que valga { $branch }: <cut>el corte se mantiene</cut>.
what-if-menu = Suponer otro valor…
what-if-same = Con <b>{ $value }</b> ahí, <b>{ $node }</b> sigue valiendo <b>{ $after }</b>.
what-if-as-said = Con <b>{ $value }</b> ahí, <b>{ $node }</b> valdría <b>{ $after }</b> y no { $before }. { $pass ->
    [yes] Esta pasada
   *[no] La búsqueda
} solo demostró <b>{ $proved }</b>, y eso sigue siendo cierto.
what-if-nothing-said = Con <b>{ $value }</b> ahí, <b>{ $node }</b> valdría <b>{ $after }</b> y no { $before }. { $pass ->
    [yes] Esta pasada
   *[no] La búsqueda
} no ha demostrado nada de ello.
what-if-differs = <cut>Con { $value } ahí, { $node } valdría { $after } y no { $before }: esta rama no debió podarse.</cut>
what-if-stays = <b>{ $subject }</b>: { $extremum } = <b>{ $after }</b>, como antes. { $player } tiene { $after } sin esa rama, así que de aquí hacia arriba nada cambia.
what-if-no-other = En realidad { $node } también vale { $value }, así que nada cambia.
what-if-changes = <b>{ $subject }</b>: { $extremum } = <b>{ $after }</b> en vez de { $before }.
what-if-changes-alone = <b>{ $subject }</b>: <b>{ $after }</b> en vez de { $before }.
what-if-and-so-on = … y así hasta la raíz.
what-if-really = <faint>Calculado con minimax sin poda. En realidad { $node } vale { $value }.</faint>
what-if-too-large = Con más de { $nodes } nodos, este árbol es demasiado grande para calcularlo aquí con minimax sin poda.
