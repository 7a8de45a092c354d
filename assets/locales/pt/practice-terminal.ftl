## A prática num terminal, o que se entrega e o que se reúne.

cli-practice-begin = Digite a sua resposta. ? dá uma dica, cada vez mais forte; mostrar dá a resposta, sem pontos; sair encerra.
cli-practice-question = Pergunta { $number }.
cli-practice-choices =
    { $leaves ->
        [yes] Digite um destes: { $names }; ou deixar, se o nó é deixado.
       *[no] Digite um destes: { $names }.
    }
cli-practice-children-left =
    { $count ->
        [one] Só falta buscar { $names }. Digite o nome se é podado, ou nenhum.
       *[other] Falta buscar: { $names }. Digite os que são podados, ou nenhum.
    }
cli-practice-leaves = As folhas: { $names }. Digite as que podem ser podadas, ou nenhuma.
cli-practice-expected-children = Era esperado nenhum, ou uma lista dos filhos que são podados, dentre { $names }.
cli-practice-right = Certo.
cli-practice-again = Ainda não está certo. Tente de novo.
cli-practice-answer = A resposta é { $answer }.
cli-practice-input-ended = A entrada acabou.
cli-practice-marks =
    { $asked ->
        [0] Nenhuma pergunta foi feita.
        [one] { $right } de 1 pergunta certa na primeira tentativa.
       *[other] { $right } de { $asked } perguntas certas na primeira tentativa.
    }
cli-practice-mistakes = O que deu errado na primeira tentativa:
cli-practice-next-exercise =
    { $named ->
        [yes] Pressione Enter para outro exercício, sobre isto: { $mistake }. Digite sair para encerrar.
       *[no] Pressione Enter para outro exercício. Digite sair para encerrar.
    }
cli-practice-skipped =
    { $count ->
        [one] Um passo antes destes é omitido: poda trace imprime todos.
       *[other] { $number } passos antes destes são omitidos: poda trace imprime todos.
    }
cli-practice-returned = { $node } retornou: { $value }.
cli-practice-word-hint = dica
cli-practice-word-show = mostrar
cli-practice-word-help = ajuda
cli-practice-word-quit = sair
cli-practice-word-leave = deixar
cli-practice-words-none = nenhum nenhuma nada
cli-practice-words-all = todos todas

# $near: se há uma pergunta deste tipo antes e depois ($nearest, $after), só de um lado, em nenhum, ou excluída pelo arquivo.
cli-practice-no-such-question =
    Não há pergunta do tipo { $kind } no passo { $step }. { $near ->
        [both] As mais próximas estão nos passos { $nearest } e { $after }.
        [one] A mais próxima está no passo { $nearest }.
        [left-out] “kinds” no arquivo exclui este tipo.
       *[none] A busca não tem nenhuma deste tipo.
    } “poda practice --list” imprime todas as perguntas.
cli-practice-no-questions = A busca não tem perguntas destes tipos: { $kinds }. Tem perguntas destes: { $there }.
cli-practice-no-mcts-questions = A busca não tem nada a perguntar: nunca seleciona um entre vários filhos.

cli-practice-your-name = O seu nome:
cli-practice-written = O relatório está em { $file }.
cli-practice-would-overwrite = Este arquivo existe e não é um relatório de prática, então não é sobrescrito.

cli-practice-no-report = Não existe esse arquivo. Era esperado o caminho de um relatório.
cli-practice-no-file = Isto é uma pasta, um dispositivo ou um pipe. Era esperado o caminho de um relatório.
cli-practice-not-a-report = Isto não é um relatório de prática.
cli-practice-other-version = Este relatório foi escrito por outra versão do Poda.
cli-practice-damaged = A soma de verificação não confere: o relatório foi danificado ou editado. Os seus pontos são omitidos.
cli-practice-unreadable = A soma de verificação não confere e o relatório não pode ser lido: foi danificado ou editado.
cli-practice-wrong-sums = As somas deste relatório não são as das suas respostas.
cli-practice-of-another = Este é o relatório de { $student }. Escolha outro arquivo.
cli-practice-copy = { $exercise }: as respostas e o tempo são os de { $names }, até o segundo.
cli-practice-foreign = { $exercise }: este exercício não era esperado.
cli-practice-missing = { $student } não entregou: { $exercises }.
cli-practice-no-table = Isto não é uma tabela que possa ser lida: { $error }
cli-no-table = Não existe esse arquivo. Era esperado o caminho de uma tabela (CSV).
cli-practice-no-students = A tabela não tem coluna com nomes ou números de estudantes. As suas colunas são: { $found }. Era esperado “name” ou “student”, ou como uma plataforma de cursos as chama.
cli-students-repeated = “{ $name }” está nas linhas { $first } e { $line } com o mesmo número; a segunda é omitida.
cli-students-alike = “{ $name }” nas linhas { $first } e { $line } pode ser a mesma pessoa.

## O que deu errado numa turma.

class-title = Uma turma
class-close = Fechar
class-exercise = { $exercise } ({ $attempts ->
    [one] 1 tentativa
   *[other] { $attempts } tentativas
})
class-points = Quantos obtiveram esta parte dos pontos:
class-fields = Mais vezes errado:
class-kinds = Por tipo:
class-step = { $field }, passo { $step }
class-wrong = { $name }: { $wrong } de { $asked } errado

cli-help-practice-name = O seu nome, para o relatório
cli-help-practice-student = O seu número de estudante, para o relatório
cli-help-practice-report = Escrever neste arquivo as respostas, os pontos e o tempo, com uma soma de verificação
cli-help-practice-list = Imprimir todas as perguntas possíveis, com o passo que as responde e o seu tipo; com --json, um objeto por linha
cli-help-practice-reveal = Com --json, quando um veredito traz as respostas certas: depois que uma pergunta é encerrada, ou sempre, para programas que dão notas
cli-help-practice-collect = Verificar relatórios e imprimi-los como uma só tabela, CSV, para uma turma
cli-help-practice-keep = Com --collect, que tentativas de um estudante num exercício são mantidas
cli-help-practice-expect = Com --collect, um exercício que é esperado, ou uma tabela, CSV, dos estudantes com as colunas name e student; repete-se para cada um
cli-help-practice-summary = Com --collect, imprimir em vez disso o que mais vezes deu errado, como texto ou como tabela
cli-help-practice-reports = Os relatórios, com --collect
cli-usage-practice =
    poda practice [OPÇÕES] ARQUIVO
         poda practice --collect RELATÓRIO…
         poda practice --generate [OPÇÕES]
