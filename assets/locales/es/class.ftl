# La clase con sus teléfonos: su página, la del mando, la prueba de la red y lo que dice el terminal.

## La página. Los nombres de sus variables los rellena la propia página.

class-page-connecting = Conectando…
class-page-lost = Sin conexión: lo que ves puede ser antiguo. Se vuelve a intentar…
class-page-waiting = La clase todavía no ha empezado.
class-page-live = Ves lo que muestra quien da la clase.
class-page-returned = De nuevo hay conexión: ves lo que muestra quien da la clase.
class-page-behind = Miras atrás, en el paso { $step }. Ahora se muestra el paso { $present }.
class-page-behind-slide = Miras hacia atrás. La clase ha seguido.
class-page-step = Paso { $step } de { $steps }
class-page-back = Atrás
class-page-forward = Adelante
class-page-present = Al presente
class-page-large = Imagen más grande
class-page-frame = La imagen del árbol
class-page-picture = El árbol en el paso { $step }
class-page-tree = El árbol en palabras
class-page-open = Abrir este paso en Poda
class-page-time-left = Tiempo restante: { $seconds } s
class-page-time-over = Se ha acabado el tiempo.
class-page-time-over-answered = Se ha acabado el tiempo. Tu respuesta: { $answer }.
class-page-sending = Enviando tu respuesta: { $answer }…
class-page-answered = Tu respuesta: { $answer }. Puedes cambiarla mientras la pregunta esté abierta.
class-page-refused = { $answer } no se ha contado: o la pregunta está cerrada o no es una respuesta a ella.
class-page-count = { $choice }: { $count } de { $all }
class-page-count-right = Correcto: { $choice }: { $count } de { $all }
class-page-count-before = Antes: { $count } de { $all }
class-page-own = tu respuesta
class-page-own-right = Tu respuesta, { $answer }, es correcta.
class-page-own-wrong = Tu respuesta, { $answer }, no es correcta.
class-page-someone-else = Aquí responde otra persona
class-page-person = Responde la persona { $person }.
class-page-other-person = Responde la persona { $person }
class-page-missing = En esta dirección no hay ninguna página.
class-page-privacy = Anónimo: el ordenador de quien da la clase cuenta tus respuestas con un número al azar, y no muestra más que recuentos. Tu navegador guarda ese número, tus respuestas y tu idioma hasta que empiece otra clase en esta dirección.

## La página del mando.

class-page-ask = Preguntar
class-page-phones = Teléfonos: { $count }
class-page-answers = Respuestas: { $count }
class-page-notes = Tu nota
class-page-right-choice = { $choice } · correcta
class-page-answer = Respuesta
class-page-coming = A continuación
class-page-wrong-secret = El código de esta dirección no es válido. Escanea de nuevo el código del mando en el ordenador de la clase.

## La prueba de la red.

class-test-title = Prueba de esta red
class-test-intro = Esta página prueba lo que necesita la clase con sus teléfonos.
class-test-class = A la clase
class-test-reach = El ordenador de la clase responde
class-test-socket = Los pasos llegan al instante (WebSocket)
class-test-poll = Los pasos llegan al pedirlos (sondeo largo)
class-test-trying = probando…
class-test-works = funciona
class-test-fails = no funciona
class-test-unreachable = La página ha llegado, pero el ordenador de la clase no responde. Puede que haya terminado o que este teléfono haya cambiado de red.
class-test-polls = Algo en esta red bloquea los WebSocket. La clase funciona igualmente: los teléfonos piden cada paso.
class-test-all = Todo funciona. El ordenador de la clase ve este teléfono en la dirección { $address }.

## poda serve en el terminal.

cli-serve-address = La clase abre esta página: { $url }
cli-serve-clicker = Tu propio teléfono avanza con esta página. Su dirección contiene un secreto: no la muestres.
cli-serve-only-here = Solo este ordenador llega a esta página. Con --listen 0.0.0.0:8414 llegan también los teléfonos de su red.
cli-serve-unencrypted = La conexión no está cifrada: otros en la red pueden leer lo que se muestra y se responde, y el secreto de la página de tu propio teléfono. --tls-cert y --tls-key la cifran.
cli-serve-test = Para probar la red, abre { $url } en un teléfono.
cli-serve-keys = Enter avanza, b retrocede, q pregunta por el paso, un número va a ese paso, k muestra la página de tu propio teléfono y x termina, cada uno con Enter.
cli-serve-keys-of-lectures = Esto es una clase: ] va a la entrada siguiente y [ a la anterior.
cli-serve-phones = Teléfonos: { $phones }
cli-serve-phones-asked = Teléfonos: { $phones } · respuestas: { $answers }
cli-serve-phones-timed = { $counts } · tiempo restante: { $seconds } s
cli-serve-phones-over = { $counts } · se ha acabado el tiempo
cli-serve-unreached = Ninguna otra máquina ha abierto la página en un minuto. Si los teléfonos no pueden, un cortafuegos de este ordenador cierra el puerto o la red mantiene separadas sus máquinas, como hacen las de invitados. El punto de acceso de un teléfono no lo hace.
cli-serve-guessed = Están llegando secretos erróneos para el mando, de una página antigua o de alguien que prueba suerte. Se contestan cada vez más despacio; a tu propio teléfono se le contesta al momento.
cli-serve-continued = Esta clase sigue donde se interrumpió. Los teléfonos y la página de tu propio teléfono siguen siendo válidos. Para empezar de nuevo, termínala con x e iníciala otra vez.
cli-serve-csv-continued = { $file } ya tiene respuestas. Las de esta clase se añaden a ellas.
cli-serve-csv-kept = { $file } no es una tabla de respuestas. Se conserva como { $kept }.
cli-serve-csv-late = { $file } vuelve a tener todas las respuestas.
cli-serve-csv-elsewhere = { $why } Las respuestas de esta clase están en { $file }.
cli-serve-no-step = No existe ese paso.
cli-serve-right = correcto
cli-serve-before = antes: { $count }
cli-serve-mistakes = Lo que muestran las respuestas erróneas:
cli-serve-port-in-use = Otro programa ya escucha en { $listen }. Elige otro puerto con --listen, como --listen 0.0.0.0:8415.
cli-serve-port-not-allowed = No tienes permiso para escuchar en { $listen }. Elige un puerto mayor que 1023 con --listen, como --listen 0.0.0.0:8415.
cli-serve-not-this-machine = { $listen } no es una dirección de este ordenador. 0.0.0.0 representa todas las suyas.
cli-serve-no-listen = { $listen } no es una dirección con un puerto, como 0.0.0.0:8414.
cli-serve-other = No se puede escuchar en { $listen }: { $said }
cli-serve-standard-input = Las órdenes se leen de la entrada estándar, así que la posición tiene que venir de un archivo o de una lección.
cli-serve-public-url = se esperaba una dirección de la web, como https://clase.example
cli-help-serve = Muestra a una clase en sus teléfonos lo que muestras y cuenta sus respuestas
cli-help-serve-listen = La dirección y el puerto en los que se escucha; 0.0.0.0:8414 representa todas las direcciones de este ordenador, para que puedan conectarse los teléfonos (127.0.0.1:8414: solo este ordenador)
cli-help-serve-public-url = La dirección en la que los teléfonos encuentran la página, si no es la de este ordenador: tras un proxy o con un nombre
cli-help-serve-steps = Adónde lleva un paso adelante, como poda export elige pasos (all)
cli-help-serve-entry = La entrada en la que empieza una clase, contada desde 1; si falta, donde estaba una clase interrumpida o la primera
cli-help-serve-step = El paso en el que empieza, como los cuenta poda trace; si falta, donde estaba una clase interrumpida o el primero
cli-help-serve-answer-time = Durante cuántos segundos se cuentan las respuestas a una pregunta; sin esto, hasta que se responde
cli-serve-answer-time = se esperaban segundos enteros, de 1 a { $most }
cli-help-serve-csv = El archivo de una tabla con los recuentos de cada pregunta respondida. Lo que ya contiene se conserva
cli-help-serve-lang = El idioma del terminal y el de los teléfonos que no prefieren ninguno de los de Poda; si falta, el del sistema
cli-usage-serve = poda serve [OPCIONES] [ARCHIVO]
cli-help-serve-position = Un archivo de posición, una clase o una lección, por ejemplo 12 o a-to-n; si falta, la primera lección
cli-serve-bad-certificate = El certificado y su clave no se pueden usar: { $said }
cli-serve-no-nats = El servidor NATS no se puede usar: { $said }
cli-serve-not-built = Este programa se compiló sin pasarelas ni cifrado. cargo build --release --features gateways compila uno que tiene ambos.
cli-serve-no-certificate = El archivo que da --tls-cert no contiene ningún certificado como PEM.
cli-serve-no-key = El archivo que da --tls-key no contiene ninguna clave privada como PEM.
cli-serve-other-key = La clave privada es de otro certificado. Los dos tienen que venir de la misma solicitud.
cli-serve-nats-url = --nats no es la dirección de un servidor NATS. Sería, por ejemplo, nats://127.0.0.1:4222, o tls://nats.example:4222 con cifrado.
cli-serve-nats-not-reached = No hay conexión con un servidor NATS en la dirección que da --nats. Puede que no esté en marcha, que un cortafuegos esté en medio o que no se confíe en su certificado.
cli-serve-nats-not-allowed = El servidor NATS no deja entrar a Poda. Un nombre y una contraseña forman parte de la dirección, nats://NOMBRE:CONTRASEÑA@nats.example:4222, en el archivo que da --nats-file o en la variable PODA_NATS.
cli-serve-nats-no-streams = El servidor NATS no abre ningún flujo para la clase. Necesita JetStream (nats-server --jetstream) y tiene que permitir que Poda cree uno.
cli-serve-no-pem = No existe ese archivo. Se esperaba un certificado o una clave como PEM.
cli-serve-nats-subject = se esperaban letras, cifras, - y _
cli-serve-nats-secret = se esperaba una dirección sin contraseña, porque todos los usuarios de este ordenador pueden leer los argumentos; escríbela en un archivo que dé --nats-file o en la variable PODA_NATS
cli-gateway-no-nats = ¿Qué servidor NATS? Da su dirección con --nats, en un archivo con --nats-file o en la variable PODA_NATS.
cli-help-serve-tls-cert = Un certificado, como PEM, con el que se cifran las conexiones (si se compiló con --features gateways)
cli-help-serve-tls-key = La clave privada del certificado, como PEM
cli-help-serve-nats = La dirección de un servidor NATS con JetStream, como nats://127.0.0.1:4222: las pasarelas muestran lo que se muestra aquí (si se compiló con --features gateways)
cli-help-serve-nats-file = Un archivo con la dirección del servidor NATS, que puede contener un nombre y una contraseña; también puede estar en la variable PODA_NATS
cli-help-serve-nats-subject = El nombre de la clase en el servidor NATS, que puede tener varias (poda)
cli-help-gateway = Sirve a los teléfonos lo que poda serve muestra en otro ordenador (si se compiló con --features gateways)
cli-help-gateway-nats = La dirección del servidor NATS que se dio a poda serve
cli-usage-gateway = poda gateway [OPCIONES]

## La clase en la ventana.

class-let-join = Que se una la clase…
class-title-join = La clase se une con sus teléfonos
class-intro = Los teléfonos de la misma red abren una página de este ordenador. Muestran lo que muestra esta ventana y responden a las preguntas que haces a la sala. No hay cuentas y no se guarda nada salvo los recuentos que guardes. La conexión no está cifrada: otros en la red podrían leer lo que se muestra y se responde. El sistema operativo puede preguntar si se puede llegar a Poda: permítelo.
class-listen = Dirección y puerto
class-begin = Dejar entrar a la clase
class-end = Terminar la clase
class-close-address = Cerrar
class-opens = La clase abre esta página:
class-alone = Solo este ordenador puede abrir esta página: no tiene red o escucha en una dirección a la que no llega ninguna otra máquina.
class-unreached = Ninguna otra máquina ha abierto la página todavía. Si los teléfonos no pueden, un cortafuegos de este ordenador cierra el puerto o la red mantiene separadas sus máquinas, como hacen las de invitados. El punto de acceso de un teléfono no lo hace.
class-show-clicker = Mostrar el código del mando
class-show-address = Mostrar el código de la clase
class-clicker-code = Código QR de la página del mando, cuya dirección contiene un secreto
class-save-answers = Guardar las respuestas…
class-answers-name = respuestas.csv
class-phones = { $count ->
    [one] { $phones } teléfono
   *[other] { $phones } teléfonos
}
class-answered = { $answered ->
    [one] { $answers } respuesta
   *[other] { $answers } respuestas
}, { $count ->
    [one] { $phones } teléfono
   *[other] { $phones } teléfonos
}
class-time-left = { $seconds } s · { $counts }
class-time-over = se acabó el tiempo · { $counts }
class-seconds = Tiempo para responder
class-seconds-none = sin límite
class-seconds-some = { $seconds } s
class-mark = La clase: { $counts }
class-choice = { $number }: { $choice }, { $hands ->
    [one] { $hands } respuesta
   *[other] { $hands } respuestas
}{ $state ->
    [right] , correcta
    [wrong] , no es correcta
   *[open] {""}
}
class-choice-before = { $said }; antes: { $before }
class-mistake = { $count } × { $mistake }
class-port-in-use = Otro programa ya escucha en { $listen }. Elige otro puerto, como 0.0.0.0:8415.
class-port-not-allowed = No tienes permiso para escuchar en { $listen }. Elige un puerto mayor que 1023, como 0.0.0.0:8415.
