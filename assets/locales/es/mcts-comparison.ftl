## Cuántas veces la búsqueda Monte Carlo en árbol decide bien, con muchas semillas: las tablas de poda compare --mcts.

mcts-compare-settings = búsqueda Monte Carlo en árbol, { $settings }, semillas de { $from } a { $to }
mcts-compare-best =
    { $count ->
        [one] La mejor jugada es { $moves } y vale { $value }: lo demuestra una búsqueda hasta el final de la partida.
       *[other] Las mejores jugadas son { $moves } y cada una vale { $value }: lo demuestra una búsqueda hasta el final de la partida.
    }
mcts-compare-iterations = Iteraciones
mcts-compare-right = Aciertos
mcts-compare-of = { $right } de { $searches }
mcts-compare-share = Proporción
mcts-compare-interval = Intervalo del 95 %
mcts-compare-regret = Pérdida media
mcts-compare-notes = El intervalo es el de Wilson, para la proporción que darían otras semillas. La pérdida es lo que la mejor jugada vale más que la decidida, donde 0 es el peor resultado y 1 el mejor.
mcts-compare-decisions = Cuántas veces se decidió cada jugada, según las iteraciones
mcts-compare-move = Jugada
mcts-compare-unknown = No se sabe qué jugadas son las buenas: dentro de los límites ninguna búsqueda llega al final de la partida. Elige una posición más cercana a él, o permite más con --max-nodes o --max-memory.
mcts-compare-no-choice = No hay ninguna decisión que comparar: aquí no juega nadie.
