# A turma com os seus celulares: a página deles, a do controle, o teste da rede e o que o terminal diz.

## A página. Os nomes nas suas variáveis são preenchidos pela própria página.

class-page-connecting = Conectando…
class-page-lost = Sem conexão: o que aparece pode ser antigo. Tentando de novo…
class-page-waiting = A aula ainda não começou.
class-page-live = Aqui aparece o que é mostrado na aula.
class-page-returned = A conexão voltou: aqui aparece o que é mostrado na aula.
class-page-behind = Revendo o passo { $step }. A aula está no passo { $present }.
class-page-behind-slide = O que aparece é de antes. A aula já continuou.
class-page-step = Passo { $step } de { $steps }
class-page-back = Voltar
class-page-forward = Avançar
class-page-present = Ao presente
class-page-large = Imagem maior
class-page-frame = A imagem da árvore
class-page-picture = A árvore no passo { $step }
class-page-tree = A árvore em palavras
class-page-open = Abrir este passo no Poda
class-page-time-left = Tempo restante: { $seconds } s
class-page-time-over = O tempo acabou.
class-page-time-over-answered = O tempo acabou. A sua resposta: { $answer }.
class-page-sending = Enviando a sua resposta: { $answer }…
class-page-answered = A sua resposta: { $answer }. Ela pode ser mudada enquanto a pergunta estiver aberta.
class-page-refused = { $answer } não foi contado: ou a pergunta está fechada, ou isso não é uma resposta a ela.
class-page-count = { $choice }: { $count } de { $all }
class-page-count-right = Certo: { $choice }: { $count } de { $all }
class-page-count-before = Antes: { $count } de { $all }
class-page-own = a sua resposta
class-page-own-right = A sua resposta, { $answer }, está certa.
class-page-own-wrong = A sua resposta, { $answer }, está errada.
class-page-someone-else = Outra pessoa responde aqui
class-page-person = A pessoa { $person } responde.
class-page-other-person = A pessoa { $person } responde
class-page-missing = Não há nenhuma página neste endereço.
class-page-privacy = Anônimo: o computador da aula conta as suas respostas sob um número aleatório, e não mostra nada além de contagens. O navegador guarda esse número, as suas respostas e o seu idioma até que outra aula comece neste endereço.

## A página do controle.

class-page-ask = Perguntar
class-page-phones = Celulares: { $count }
class-page-answers = Respostas: { $count }
class-page-notes = A sua nota
class-page-right-choice = { $choice } · certa
class-page-answer = Resposta
class-page-coming = A seguir
class-page-wrong-secret = O código deste endereço não é válido. Escaneie de novo o código do controle no computador da aula.

## O teste da rede.

class-test-title = Teste desta rede
class-test-intro = Esta página testa o que a turma precisa para participar pelo celular.
class-test-class = À aula
class-test-reach = O computador da aula responde
class-test-socket = Os passos chegam na hora (WebSocket)
class-test-poll = Os passos chegam quando pedidos (long polling)
class-test-trying = testando…
class-test-works = funciona
class-test-fails = não funciona
class-test-unreachable = A página chegou, mas o computador da aula não responde. A aula pode ter terminado, ou este celular mudou de rede.
class-test-polls = Algo nesta rede bloqueia WebSockets. A aula funciona mesmo assim: os celulares pedem cada passo.
class-test-all = Tudo funciona. O computador da aula vê este celular no endereço { $address }.

## poda serve no terminal.

cli-serve-address = A turma abre esta página: { $url }
cli-serve-clicker = O seu próprio celular avança com esta página. O endereço dela contém um segredo: não o mostre.
cli-serve-only-here = Só este computador alcança esta página. Com --listen 0.0.0.0:8414, os celulares da sua rede também a alcançam.
cli-serve-unencrypted = A conexão não é criptografada: outros na rede podem ler o que é mostrado e respondido, e o segredo da página do seu próprio celular. --tls-cert e --tls-key a criptografam.
cli-serve-test = Para testar a rede, abra { $url } num celular.
cli-serve-keys = Enter avança, b volta, q pergunta sobre o passo, um número vai a esse passo, k mostra a página do seu próprio celular e x encerra, cada um com Enter.
cli-serve-keys-of-lectures = Isto é uma aula: ] vai à próxima entrada e [ à anterior.
cli-serve-phones = Celulares: { $phones }
cli-serve-phones-asked = Celulares: { $phones } · respostas: { $answers }
cli-serve-phones-timed = { $counts } · tempo restante: { $seconds } s
cli-serve-phones-over = { $counts } · o tempo acabou
cli-serve-unreached = Nenhuma outra máquina abriu a página há um minuto. Se os celulares não conseguem, um firewall deste computador fecha a porta, ou a rede mantém as suas máquinas separadas, como fazem as redes de visitantes. O ponto de acesso de um celular não faz isso.
cli-serve-guessed = Chegam segredos errados para o controle, de uma página antiga ou de alguém que tenta adivinhar. A resposta a eles demora cada vez mais; o seu próprio telefone é atendido na hora.
cli-serve-continued = Esta aula continua onde foi interrompida. Os celulares e a página do seu próprio celular continuam válidos. Para começar de novo, encerre-a com x e inicie-a outra vez.
cli-serve-csv-continued = { $file } já tem respostas. As desta aula são acrescentadas a elas.
cli-serve-csv-kept = { $file } não é uma tabela de respostas. O arquivo é conservado como { $kept }.
cli-serve-csv-late = { $file } tem de novo todas as respostas.
cli-serve-csv-elsewhere = { $why } As respostas desta aula estão em { $file }.
cli-serve-no-step = Não existe esse passo.
cli-serve-right = certo
cli-serve-before = antes: { $count }
cli-serve-mistakes = O que as respostas erradas mostram:
cli-serve-port-in-use = Outro programa já escuta em { $listen }. Escolha outra porta com --listen, como --listen 0.0.0.0:8415.
cli-serve-port-not-allowed = Não há permissão para escutar em { $listen }. Escolha uma porta acima de 1023 com --listen, como --listen 0.0.0.0:8415.
cli-serve-not-this-machine = { $listen } não é um endereço deste computador. 0.0.0.0 representa todos os seus endereços.
cli-serve-no-listen = { $listen } não é um endereço com uma porta, como 0.0.0.0:8414.
cli-serve-other = Não é possível escutar em { $listen }: { $said }
cli-serve-standard-input = Os comandos são lidos da entrada padrão, por isso a posição precisa vir de um arquivo ou de uma lição.
cli-serve-public-url = esperava-se um endereço da web, como https://aula.example
cli-help-serve = Mostra à turma, nos celulares, o que é mostrado aqui, e conta as suas respostas
cli-help-serve-listen = O endereço e a porta em que se escuta; 0.0.0.0:8414 representa todos os endereços deste computador, para que os celulares possam se conectar (127.0.0.1:8414: só este computador)
cli-help-serve-public-url = O endereço em que os celulares encontram a página, quando não é o deste computador: atrás de um proxy, ou com um nome
cli-help-serve-steps = Aonde leva um passo à frente, como poda export seleciona passos (all)
cli-help-serve-entry = A entrada em que uma aula começa, contada a partir de 1; se faltar, onde estava uma aula interrompida, ou a primeira
cli-help-serve-step = O passo em que ela começa, como poda trace os conta; se faltar, onde estava uma aula interrompida, ou o primeiro
cli-help-serve-answer-time = Por quantos segundos as respostas a uma pergunta são contadas; se faltar, até que ela seja respondida
cli-serve-answer-time = esperavam-se segundos inteiros, de 1 a { $most }
cli-help-serve-csv = Uma tabela em que são escritas as contagens de cada pergunta respondida
cli-help-serve-lang = O idioma do terminal, e o dos celulares que não preferem nenhum dos idiomas do Poda; se faltar, o do sistema
cli-usage-serve = poda serve [OPÇÕES] [ARQUIVO]
cli-help-serve-position = Um arquivo de posição, uma aula ou uma lição, como 12 ou a-to-n; se faltar, a primeira lição
cli-serve-bad-certificate = O certificado e a sua chave não podem ser usados: { $said }
cli-serve-no-nats = O servidor NATS não pode ser usado: { $said }
cli-serve-not-built = Este programa foi compilado sem gateways nem criptografia. cargo build --release --features gateways compila um que tem ambos.
cli-serve-no-certificate = O arquivo indicado por --tls-cert não contém nenhum certificado em PEM.
cli-serve-no-key = O arquivo indicado por --tls-key não contém nenhuma chave privada em PEM.
cli-serve-other-key = A chave privada pertence a outro certificado. Os dois precisam vir da mesma solicitação.
cli-serve-nats-url = --nats não é o endereço de um servidor NATS. Um endereço é como nats://127.0.0.1:4222, ou tls://nats.example:4222 com criptografia.
cli-serve-nats-not-reached = Não há conexão com um servidor NATS no endereço indicado por --nats. Ele pode não estar em execução, um firewall pode estar no caminho, ou o certificado dele pode não ser confiável.
cli-serve-nats-not-allowed = O servidor NATS não deixa o Poda entrar. Um nome e uma senha fazem parte do endereço, nats://NOME:SENHA@nats.example:4222, no arquivo indicado por --nats-file ou na variável PODA_NATS.
cli-serve-nats-no-streams = O servidor NATS não abre nenhum stream para a turma. Ele precisa do JetStream (nats-server --jetstream) e tem de permitir que o Poda crie um stream.
cli-serve-no-pem = Esse arquivo não existe. Esperava-se um certificado ou uma chave em PEM.
cli-serve-nats-subject = esperavam-se letras, dígitos, - e _
cli-serve-nats-secret = esperava-se um endereço sem senha, porque todos os usuários deste computador podem ler os argumentos; escreva-o num arquivo indicado por --nats-file, ou na variável PODA_NATS
cli-gateway-no-nats = Qual servidor NATS? Indique o endereço com --nats, num arquivo com --nats-file ou na variável PODA_NATS.
cli-help-serve-tls-cert = Um certificado, em PEM, com que as conexões são criptografadas (se compilado com --features gateways)
cli-help-serve-tls-key = A chave privada do certificado, em PEM
cli-help-serve-nats = O endereço de um servidor NATS com JetStream, como nats://127.0.0.1:4222: gateways mostram o que é mostrado aqui (se compilado com --features gateways)
cli-help-serve-nats-file = Um arquivo com o endereço do servidor NATS, que pode conter um nome e uma senha; ele também pode estar na variável PODA_NATS
cli-help-serve-nats-subject = Como a turma se chama no servidor NATS, se ele tem várias (poda)
cli-help-gateway = Serve aos celulares o que poda serve mostra em outro computador (se compilado com --features gateways)
cli-help-gateway-nats = O endereço do servidor NATS que foi dado a poda serve
cli-usage-gateway = poda gateway [OPÇÕES]

## A turma na janela.

class-let-join = Deixar a turma entrar…
class-title-join = A turma entra pelos celulares
class-intro = Celulares na mesma rede abrem uma página deste computador. Eles mostram o que esta janela mostra e respondem às perguntas feitas à turma. Não há contas, e nada é guardado além das contagens que forem salvas. A conexão não é criptografada: outros na rede poderiam ler o que é mostrado e respondido. O sistema operacional pode perguntar se o Poda pode receber conexões: permita.
class-listen = Endereço e porta
class-begin = Deixar a turma entrar
class-end = Encerrar a sessão da turma
class-close-address = Fechar
class-opens = A turma abre esta página:
class-alone = Só este computador pode abrir esta página: ele não tem rede, ou escuta num endereço que nenhuma outra máquina alcança.
class-unreached = Nenhuma outra máquina abriu a página ainda. Se os celulares não conseguem, um firewall deste computador fecha a porta, ou a rede mantém as suas máquinas separadas, como fazem as redes de visitantes. O ponto de acesso de um celular não faz isso.
class-show-clicker = Mostrar o código do controle
class-show-address = Mostrar o código da turma
class-clicker-code = Código QR da página do controle, cujo endereço contém um segredo
class-save-answers = Salvar as respostas…
class-answers-name = respostas.csv
class-phones = { $count ->
    [one] { $phones } celular
   *[other] { $phones } celulares
}
class-answered = { $answered ->
    [one] { $answers } resposta
   *[other] { $answers } respostas
}, { $count ->
    [one] { $phones } celular
   *[other] { $phones } celulares
}
class-time-left = { $seconds } s · { $counts }
class-time-over = o tempo acabou · { $counts }
class-seconds = Tempo para responder
class-seconds-none = sem limite
class-seconds-some = { $seconds } s
class-mark = A turma: { $counts }
class-choice = { $number }: { $choice }, { $hands ->
    [one] { $hands } resposta
   *[other] { $hands } respostas
}{ $state ->
    [right] , certo
    [wrong] , errado
   *[open] {""}
}
class-choice-before = { $said }; antes: { $before }
class-mistake = { $count } × { $mistake }
class-port-in-use = Outro programa já escuta em { $listen }. Escolha outra porta, como 0.0.0.0:8415.
class-port-not-allowed = Não há permissão para escutar em { $listen }. Escolha uma porta acima de 1023, como 0.0.0.0:8415.
