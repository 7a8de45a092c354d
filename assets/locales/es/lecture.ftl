## El tamaño de un paso
transport-pace-now = { $speed } · { $unit }
transport-grain-result = un resultado
transport-grain-bookmark = un marcador
key-forward-visit = Adelante hasta el nodo siguiente
key-back-visit = Atrás hasta el nodo anterior
key-forward-result = Adelante hasta el resultado siguiente
key-back-result = Atrás hasta el resultado anterior
key-forward-bookmark = Adelante hasta el marcador siguiente
key-back-bookmark = Atrás hasta el marcador anterior

## Presentar
key-present-start = Presentar desde el principio
key-present-here = Presentar desde este paso
