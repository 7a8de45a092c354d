## Editing an explicit tree
edit-title = Editar el árbol
edit-name = Nombre
edit-name-hint = sin nombre
edit-name-press-enter = <faint>Pulsa Intro para aplicar el nombre.</faint>
edit-turn = Juega
edit-add-child = Añadir un hijo
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
edit-refused = El árbol no ha cambiado
edit-refused-root = La raíz no tiene hermanos, y no se puede borrar.
edit-refused-levels = El árbol ya tiene el máximo de { $most } niveles.
edit-refused-value = Una hoja se quedaría sin valor.
edit-refused-empty = Un nombre necesita al menos un carácter.
edit-refused-taken = Otro nodo ya se llama { $name }.
edit-refused-id = Un nodo sin nombre tendría el identificador { $name }, que es el nombre de otro.

key-earlier = Probar antes este nodo
key-later = Probar después este nodo
key-delete = Borrar este nodo
key-name-delete = Supr
keys-order = Nodo seleccionado

## What a change did
effect-title = Efecto del cambio
effect-work = Nodos <b>{ $nodes_before } → { $nodes }</b>, hojas <b>{ $leaves_before } → { $leaves }</b>.
effect-work-same = El mismo trabajo que antes: <b>{ $nodes }</b>, <b>{ $leaves }</b>.
effect-answer-same = La respuesta sigue siendo <b>{ $score }</b>.
effect-answer = La respuesta era <b>{ $before }</b>, y ahora es <b>{ $score }</b>.
effect-minimal = <faint>El árbol mínimo tiene</faint> { $formula } = <b>{ $leaves }</b><faint>.</faint>
effect-value-became-estimate = <b>{ $node }</b> era una hoja que valía { $value }. Ahora eso es su estimación, la que cuenta donde un límite de profundidad detiene la búsqueda.
effect-estimate-became-value = <b>{ $node }</b> ahora es una hoja, y su estimación { $value } es su valor.
effect-kept-its-worth = <b>{ $node }</b> ahora es una hoja. No tenía estimación, así que conserva lo que valía: { $value }.
effect-beyond = La búsqueda se detiene en la profundidad { $depth ->
    [one] 1
   *[other] { $depth }
}: el cambio queda más abajo, fuera del dibujo.
effect-cells = Las casillas se prueban en este orden en todos los nodos.

## What if a branch were worth something else
suppose-title = Haz la prueba
suppose-value = Supón que { $name } vale
suppose-branch = Rama
suppose-hint = un número
suppose-press-enter = <faint>Pulsa Intro para calcularlo.</faint>
suppose-press-enter-early = <faint>La respuesta necesita valores que la búsqueda aún no ha encontrado. Pulsa Intro para verla de todos modos.</faint>
suppose-menu = Suponer otro valor…
suppose-same = Con <b>{ $value }</b> ahí, <b>{ $node }</b> sigue valiendo <b>{ $after }</b>.
suppose-as-said = Con <b>{ $value }</b> ahí, <b>{ $node }</b> valdría <b>{ $after }</b> y no { $before }. { $pass ->
    [yes] Esta pasada
   *[no] La búsqueda
} solo demostró <b>{ $proved }</b>, y eso sigue siendo cierto.
suppose-nothing-said = Con <b>{ $value }</b> ahí, <b>{ $node }</b> valdría <b>{ $after }</b> y no { $before }. { $pass ->
    [yes] Esta pasada
   *[no] La búsqueda
} no ha demostrado nada de ello.
suppose-differs = <cut>Con { $value } ahí, { $node } valdría { $after } y no { $before }: esta rama no debió podarse.</cut>
suppose-stays = <b>{ $subject }</b>: { $choice } = <b>{ $after }</b>, como antes. { $player } tiene { $after } sin esa rama, así que de aquí hacia arriba nada cambia.
suppose-no-other = En realidad { $node } también vale { $value }, así que nada cambia.
suppose-changes = <b>{ $subject }</b>: { $choice } = <b>{ $after }</b> en vez de { $before }.
suppose-changes-alone = <b>{ $subject }</b>: <b>{ $after }</b> en vez de { $before }.
suppose-and-so-on = … y así hasta la raíz.
suppose-really = <faint>Calculado con minimax sin podas. En realidad { $node } vale { $value }.</faint>
suppose-too-large = Con más de { $nodes } nodos, este árbol es demasiado grande para calcularlo aquí con minimax sin podas.
