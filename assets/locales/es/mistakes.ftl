## Búsquedas que cometen a propósito un error clásico. Lo que dicen se marca con ?, lo correcto con ✓.

search-mistakes = Errores clásicos

ribbon-mistake = Esta búsqueda está mal a propósito. Lo que dice se marca con ?, lo correcto con ✓.
ribbon-mistake-of-two = Una de estas búsquedas está mal a propósito. Lo que dice se marca con ?, lo correcto con ✓.
ribbon-without-mistake = Buscar sin el error

## Cuál es el error y dónde se encuentra.

panel-mistake = El error
mistake-wrong-bound = Un nodo en el que hay un corte devuelve <b>la cota equivocada</b>: MAX devuelve α, MIN devuelve β. Pero MAX ha llegado a β y vale eso o más. Al devolver α dice que no vale más que α, y MIN, arriba, se lo cree.
mistake-wrong-bound-found = <faint>Aparece donde «devuelve α» está al final de la función de MAX y el corte sale por esa misma línea. Solo es seguro que no hace daño donde no hay cortes.</faint>
mistake-last-best = Un hijo que <b>solo iguala</b> al mejor hasta ahora pasa a ser el mejor. En minimax no hace daño. Aquí, en un hijo que no devuelve más que α puede haber habido un corte: entonces vale eso o menos, y que iguale al mejor no dice nada.
mistake-last-best-found = <faint>Aparece donde se escribe ≥ en vez de > para reconocer un nuevo mejor. El valor sigue bien, la jugada puede estar mal. Es inofensivo donde no hay dos valores iguales.</faint>
mistake-always-negating = Se cambia el signo de todos los valores y se invierten todas las ventanas, <b>también donde juega otra vez el mismo jugador</b>. Allí el valor del hijo ya es el de quien juega, y al negarlo una ganancia se vuelve pérdida.
mistake-always-negating-found = <faint>Aparece donde negamax se copia del ajedrez al mancala o al Othello. Es inofensivo mientras los turnos alternan.</faint>

## El pie.

slip-wrong-bound =
    { $player ->
        [MAX] <wrong>El error:</wrong> tras el corte con <beta>β = { $limit }</beta>, devuelve <alpha>α = { $score }</alpha>.
       *[MIN] <wrong>El error:</wrong> tras el corte con <alpha>α = { $limit }</alpha>, devuelve <beta>β = { $score }</beta>.
    }
slip-last-best = <wrong>El error:</wrong> <b>{ $child }</b> solo iguala al mejor hasta ahora.
slip-always-negating = <wrong>El error:</wrong> en <b>{ $child }</b> también juega { $player }, y aun así a su { $score } se le cambia el signo.
slip-turned = <wrong>El error:</wrong> juega otra vez { $player }, y aun así se invierte la ventana.
caption-cutoff-mistaken =
    { $player ->
        [MAX] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <beta>β = { $limit }</beta>: <cut>corte β</cut>.
       *[MIN] <b>{ $heading }</b>: { $extremum }. { $score } { $relation } <alpha>α = { $limit }</alpha>: <cut>corte α</cut>.
    }
caption-leave-mistaken =
    { $bound ->
        [lower] <b>{ $subject }</b> devuelve <b>{ $score }</b>, que se toma por { $score } o más.
        [upper] <b>{ $subject }</b> devuelve <b>{ $score }</b>, que se toma por { $score } o menos.
       *[exact] <b>{ $subject }</b> devuelve <b>{ $score }</b>, que se toma por su valor.
    }
caption-true-value = Correcto: <b>✓ { $value }</b>.
hover-claimed = La búsqueda dice: <b>{ $known }</b>
caption-over-mistaken = <b>{ $heading }</b>: { $extremum }. Devuelve <b>{ $score }</b> y elige <b>{ $child }</b>.

## Por qué, y qué ha salido.

why-mistaken =
    { $said ->
        [yes] Con un error en la búsqueda, este corte no demuestra nada.
       *[no] { $player ->
            [MAX] { $score } { $relation } <beta>β = { $limit }</beta>: la búsqueda corta aquí. Con un error en ella, eso no demuestra nada.
           *[MIN] { $score } { $relation } <alpha>α = { $limit }</alpha>: la búsqueda corta aquí. Con un error en ella, eso no demuestra nada.
        }
    }
result-mistaken = Esta búsqueda devuelve <b>{ $score }</b> y elige <b>{ $child }</b>.
mistaken-verdict =
    { $verdict ->
        [same] Esta vez es correcto: el error no ha hecho daño.
        [move] El valor es correcto, pero <b>{ $child }</b> solo vale <b>{ $worth }</b>. La jugada correcta es <b>{ $right }</b>.
        [value] <wrong>Está mal.</wrong> Lo correcto es <b>✓ { $value }</b>, con <b>{ $right }</b>.
        [minimax] <wrong>Está mal.</wrong> El minimax sin poda da <b>✓ { $value }</b>.
       *[unknown] La respuesta correcta no se ha calculado aquí.
    }
