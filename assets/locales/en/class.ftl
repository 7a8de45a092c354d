# The class on its phones: their page, the clicker's page, the test of the network, and what the terminal says.

## The page. The names in its variables are filled in by the page.

class-page-connecting = Connecting…
class-page-lost = No connection: what you see may be old. Trying again…
class-page-waiting = The lecture has not begun yet.
class-page-live = You see what the lecturer shows.
class-page-returned = You are connected again, and see what the lecturer shows.
class-page-behind = You look back at step { $step }. The lecturer shows step { $present }.
class-page-behind-slide = You look back. The lecturer has gone on.
class-page-step = Step { $step } of { $steps }
class-page-back = Back
class-page-forward = Forward
class-page-present = To the present
class-page-large = Larger picture
class-page-frame = The picture of the tree
class-page-picture = The tree at step { $step }
class-page-tree = The tree in words
class-page-open = Open this step in Poda
class-page-time-left = Time left: { $seconds } s
class-page-time-over = The time is up.
class-page-time-over-answered = The time is up. Your answer: { $answer }.
class-page-sending = Sending your answer: { $answer }…
class-page-answered = Your answer: { $answer }. You can change it while the question is open.
class-page-refused = { $answer } was not counted: either the question is closed, or it is not an answer to it.
class-page-count = { $choice }: { $count } of { $all }
class-page-count-right = Right: { $choice }: { $count } of { $all }
class-page-count-before = Before: { $count } of { $all }
class-page-own = your answer
class-page-own-right = Your answer, { $answer }, is right.
class-page-own-wrong = Your answer, { $answer }, is wrong.
class-page-someone-else = Someone else answers here
class-page-person = Person { $person } answers.
class-page-other-person = Person { $person } answers
class-page-missing = There is no page at this address.
class-page-privacy = Anonymous: the lecturer’s computer counts your answers under a random number, and shows nothing but counts. Your browser keeps that number, your answers and your language, until another lecture begins at this address.

## The clicker's page.

class-page-ask = Ask
class-page-phones = Phones: { $count }
class-page-answers = Answers: { $count }
class-page-notes = Your note
class-page-right-choice = { $choice } · right
class-page-answer = Answer
class-page-coming = Next
class-page-wrong-secret = The code of this address is not valid. Scan the clicker’s code on the lecturer’s computer once more.

## The test of the network.

class-test-title = Test of this network
class-test-intro = This page tries what the class on its phones needs.
class-test-class = To the class
class-test-reach = The lecturer’s computer answers
class-test-socket = Steps come at once (WebSocket)
class-test-poll = Steps come when asked for (long polling)
class-test-trying = trying…
class-test-works = works
class-test-fails = does not work
class-test-unreachable = The page has come through, but the lecturer’s computer does not answer. It may have ended, or this phone has changed its network.
class-test-polls = Something on this network blocks WebSockets. The class works all the same: phones ask for every step.
class-test-all = All of it works. The lecturer’s computer sees this phone at the address { $address }.

## poda serve in the terminal.

cli-serve-address = The class opens this page: { $url }
cli-serve-clicker = Your own phone steps with this page. Its address holds a secret: keep it to yourself.
cli-serve-only-here = Only this computer reaches this page. With --listen 0.0.0.0:8414 the phones in its network do, too.
cli-serve-unencrypted = The connection is not encrypted: others in the network can read what is shown and answered, and the secret of your own phone’s page. --tls-cert and --tls-key encrypt it.
cli-serve-test = To test the network, open { $url } on a phone.
cli-serve-keys = Enter steps forward, b back, q asks about the step, a number goes to that step, k shows the page for your own phone, and x ends, each with Enter.
cli-serve-keys-of-lectures = This is a lecture: ] goes to the next entry and [ to the one before.
cli-serve-phones = Phones: { $phones }
cli-serve-phones-asked = Phones: { $phones } · answers: { $answers }
cli-serve-phones-timed = { $counts } · time left: { $seconds } s
cli-serve-phones-over = { $counts } · the time is up
cli-serve-unreached = No other machine has opened the page for a minute. If phones cannot, a firewall on this computer closes the port, or the network keeps its machines apart, as guest networks do. A phone’s own hotspot does not.
cli-serve-guessed = Wrong secrets for the clicker are arriving, from an old page or from somebody who guesses. They are answered more and more slowly; your own phone is answered at once.
cli-serve-continued = This class goes on where it was interrupted. The phones and the page for your own phone stay valid. To begin anew, end it with x and start it once more.
cli-serve-csv-continued = { $file } has answers already. Those of this lecture are added to them.
cli-serve-csv-kept = { $file } is not a table of answers. It is kept as { $kept }.
cli-serve-csv-late = { $file } has all answers again.
cli-serve-csv-elsewhere = { $why } The answers of this lecture are in { $file }.
cli-serve-no-step = There is no such step.
cli-serve-right = right
cli-serve-before = before: { $count }
cli-serve-mistakes = What the wrong answers show:
cli-serve-port-in-use = Another program listens on { $listen } already. Choose another port with --listen, such as --listen 0.0.0.0:8415.
cli-serve-port-not-allowed = You may not listen on { $listen }. Choose a port above 1023 with --listen, such as --listen 0.0.0.0:8415.
cli-serve-not-this-machine = { $listen } is no address of this computer. 0.0.0.0 stands for all of its addresses.
cli-serve-no-listen = { $listen } is no address with a port, such as 0.0.0.0:8414.
cli-serve-other = Cannot listen on { $listen }: { $said }
cli-serve-standard-input = Commands are read from standard input, so the position has to come from a file or a lesson.
cli-serve-public-url = expected an address of the web, such as https://class.example
cli-help-serve = Show a class on its phones what you show, and count its answers
cli-help-serve-listen = The address and the port to listen on; 0.0.0.0:8414 stands for all addresses of this computer, so that phones can connect (127.0.0.1:8414: this computer alone)
cli-help-serve-public-url = The address at which phones find the page, if it is not this computer’s own: behind a proxy, or under a name
cli-help-serve-steps = What a step forward leads to, as poda export selects steps (all)
cli-help-serve-entry = The entry at which a lecture begins, counted from 1; without it, where an interrupted class was, or the first
cli-help-serve-step = The step at which it begins, as poda trace counts; without it, where an interrupted class was, or the first
cli-help-serve-answer-time = How long answers to a question are counted, in seconds; without it, until it is answered
cli-serve-answer-time = expected whole seconds, from 1 to { $most }
cli-help-serve-csv = The file for a table with the counts of every answered question. What it holds already is kept
cli-help-serve-lang = The language of the terminal, and of phones that prefer none of Poda’s languages; without it, the system’s
cli-usage-serve = poda serve [OPTIONS] [FILE]
cli-help-serve-position = A position file, a lecture, or a lesson, such as 12 or a-to-n; without one, the first lesson
cli-serve-bad-certificate = The certificate and its key cannot be used: { $said }
cli-serve-no-nats = The NATS server cannot be used: { $said }
cli-serve-not-built = This program was built without gateways and encryption. cargo build --release --features gateways builds one that has both.
cli-serve-no-certificate = The file that --tls-cert names holds no certificate as PEM.
cli-serve-no-key = The file that --tls-key names holds no private key as PEM.
cli-serve-other-key = The private key belongs to another certificate. Both have to come from the same request.
cli-serve-nats-url = --nats is no address of a NATS server. One looks like nats://127.0.0.1:4222, or tls://nats.example:4222 with encryption.
cli-serve-nats-not-reached = There is no connection to a NATS server at the address that --nats names. It may not be running, a firewall may be in between, or its certificate may not be trusted.
cli-serve-nats-not-allowed = The NATS server does not let Poda in. A name and a password are part of the address, nats://NAME:PASSWORD@nats.example:4222, in the file that --nats-file names or in the variable PODA_NATS.
cli-serve-nats-no-streams = The NATS server opens no stream for the class. It needs JetStream (nats-server --jetstream), and has to let Poda make a stream.
cli-serve-no-pem = There is no such file. A certificate or a key as PEM was expected.
cli-serve-nats-subject = expected letters, digits, - and _
cli-serve-nats-secret = expected an address without a password, because all users of this computer can read arguments; write it into a file that --nats-file names, or into the variable PODA_NATS
cli-gateway-no-nats = Which NATS server? Name its address with --nats, in a file with --nats-file, or in the variable PODA_NATS.
cli-help-serve-tls-cert = A certificate, as PEM, with which connections are encrypted (in a build with --features gateways)
cli-help-serve-tls-key = The private key of the certificate, as PEM
cli-help-serve-nats = The address of a NATS server with JetStream, such as nats://127.0.0.1:4222: gateways show what is shown here (in a build with --features gateways)
cli-help-serve-nats-file = A file with the address of the NATS server, which may contain a name and a password; the variable PODA_NATS may hold it, too
cli-help-serve-nats-subject = The name of the class on the NATS server, which may have several classes (poda)
cli-help-gateway = Serve phones with what poda serve shows on another computer (in a build with --features gateways)
cli-help-gateway-nats = The address of the NATS server that poda serve was given
cli-usage-gateway = poda gateway [OPTIONS]

## The class in the window.

class-let-join = Let the class join…
class-title-join = The class joins on its phones
class-intro = Phones in the same network open a page of this computer. They show what this window shows, and answer the questions that you put to the room. There are no accounts, and nothing is kept but the counts that you save. The connection is not encrypted: others in the network could read what is shown and answered. The operating system may ask whether Poda may be reached: allow it.
class-listen = Address and port
class-begin = Let the class join
class-end = End the class
class-close-address = Close
class-opens = The class opens this page:
class-alone = Only this computer can open this page: it has no network, or it listens on an address that no other machine reaches.
class-unreached = No other machine has opened the page yet. If phones cannot, a firewall on this computer closes the port, or the network keeps its machines apart, as guest networks do. A phone’s own hotspot does not.
class-show-clicker = Show the clicker’s code
class-show-address = Show the code of the class
class-clicker-code = QR code of the clicker’s page, whose address holds a secret
class-save-answers = Save the answers…
class-answers-name = answers.csv
class-phones = { $count ->
    [one] { $phones } phone
   *[other] { $phones } phones
}
class-answered = { $answered ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $count ->
    [one] { $phones } phone
   *[other] { $phones } phones
}
class-time-left = { $seconds } s · { $counts }
class-time-over = time is up · { $counts }
class-seconds = Time for an answer
class-seconds-none = no limit
class-seconds-some = { $seconds } s
class-mark = The class: { $counts }
class-choice = { $number }: { $choice }, { $hands ->
    [one] { $hands } answer
   *[other] { $hands } answers
}{ $state ->
    [right] , right
    [wrong] , not right
   *[open] {""}
}
class-choice-before = { $said }; before: { $before }
class-mistake = { $count } × { $mistake }
class-port-in-use = Another program listens on { $listen } already. Choose another port, such as 0.0.0.0:8415.
class-port-not-allowed = You may not listen on { $listen }. Choose a port above 1023, such as 0.0.0.0:8415.
