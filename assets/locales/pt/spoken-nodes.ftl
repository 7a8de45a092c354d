# Um nó em palavras, para leitores de tela e esquemas. O que se sabe dele é escrito por partes, cada uma em torno da anterior.

node-spoken = { $name }, { $role }, { $known }
node-spoken-child = { $name }, { $role }, { $known }, filho { $index } de { $count }
node-spoken-leaf = folha
node-asked = em questão
node-unvisited = não visitado
node-pruned = podado
node-passed-over = saltado
node-spoken-entered = aberto, nada provado ainda
node-spoken-nothing = terminado, nada provado
node-spoken-claimed = supostamente { $value }, não provado
node-spoken-so-far = { $known } até agora
node-spoken-from-table = { $known }, segundo a tabela, buscado { $depth ->
    [end] até o fim
    [one] com profundidade 1
   *[other] com profundidade { $plies }
}
node-spoken-scout = { $known }, sonda com janela nula
node-spoken-research = { $known }, buscado de novo
node-spoken-probe = { $known }, uma sondagem com um só lance
node-spoken-window = { $known }, α { $alpha }, β { $beta }
node-spoken-ordered = { $known }, ordenado { $credit }
node-spoken-unfinished = { $known }, não terminado
node-spoken-interval =
    { $is ->
        [lower] no mínimo { $low }
        [upper] no máximo { $high }
        [both] entre { $low } e { $high }
       *[exact] { $low }
    }
node-spoken-cut =
    { $known }, { $source ->
        [node] cortado por { $bound } = { $limit } fixado para { $owner }
        [outcome] cortado por { $bound } = { $limit } de um resultado sob { $owner }
        [parent] cortado por { $bound } = { $limit } do seu pai
        [ancestor] cortado por { $bound } = { $limit } { $plies } níveis acima
        [scout] cortado por { $bound } = { $limit } da sonda
        [best] cortado, pois nada é melhor para { $player }
        [rule] cortado pela regra do próprio algoritmo
       *[window] cortado por { $bound } = { $limit } da janela da raiz
    }
node-spoken-outcome = { $known }, probabilidade { $weight }/{ $of }
