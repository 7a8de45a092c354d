# Erros, progresso e entrega.

mistake-kind-missed-cut = Faltou um corte
mistake-kind-excess-cut = Um ramo foi cortado com a janela aberta
mistake-kind-equality-cut = A regra para um valor igual ao limite
mistake-kind-bare-number = Um número onde só um limite está provado
mistake-kind-weak-bound = Um limite onde mais está provado
mistake-kind-bound-side = { "≤" } por { "≥" }, ou o contrário
mistake-kind-sign = Um sinal errado
mistake-kind-backed-up-value = Um valor mal propagado
mistake-kind-window-side = α por β, ou o contrário
mistake-kind-window-value = Um número errado para α ou β
mistake-kind-infinity = Um infinito por um número, ou o contrário
mistake-kind-visit-order = A ordem das visitas
mistake-kind-leaf-sum = A conta de uma folha
mistake-kind-best-move = O melhor lance
mistake-kind-tie = O melhor entre lances iguais
mistake-kind-root-value = O valor da raiz
mistake-kind-mcts-view = Na busca em árvore de Monte Carlo, os números de MAX pelos de MIN, ou o contrário
mistake-kind-mcts-exploration = Faltou o bônus do que foi menos testado, ou a média
mistake-kind-mcts-sum = A soma de média e bônus
mistake-kind-mcts-counts = As contagens w/n depois de uma iteração
mistake-kind-mcts-decision = O lance que a busca decide jogar

practice-progress = Erros e progresso…
progress-title = Erros e progresso
progress-private = Isto fica guardado só neste computador.
progress-none = Nenhuma pergunta foi respondida ainda.
progress-due = Para hoje
progress-none-due = Não há nada para hoje.
progress-exercise = Um exercício para isto
progress-exercise-named = Um exercício para isto: { $kind }
progress-kinds = Certo na primeira tentativa
progress-count = { $right } de { $asked } certas
progress-box = caixa { $box } de { $boxes }
progress-kind-said = { $kind }: { $count }
progress-mistakes = Erros
progress-no-mistakes = Não resta nenhum erro para rever.
progress-mistake = { $title }, passo { $step }: { $kind }. Resposta: { $given }
progress-show = Mostrar
progress-show-named = Mostrar: { $mistake }
progress-export = Exportar…
progress-erase = Apagar…
progress-erase-ask = Apagar todo o progresso? Isso não pode ser desfeito.
progress-erase-yes = Apagar
progress-erase-no = Manter
progress-close = Fechar

practice-hand-in = Entregar…
hand-in-title = Entregar
hand-in-why = As respostas desta sessão são escritas num arquivo com o seu nome, as sementes, as notas, o tempo e uma soma de verificação.
hand-in-nothing = Nada foi respondido ainda nesta sessão.
hand-in-name = Nome
hand-in-student = Número de matrícula (se houver)
hand-in-exercises = { $count ->
    [one] { $count } exercício. Pontos: { $points } de { $of }.
   *[other] { $count } exercícios. Pontos: { $points } de { $of }.
}
hand-in-save = Salvar o relatório…
dialog-export = Salvar o arquivo
dialog-export-kind = Arquivos JSON
export-progress-name = poda-progresso.json
export-report-name = poda-relatorio.json
export-report-name-of = poda-relatorio-{ $name }.json
notification-exported = { $name } foi escrito
