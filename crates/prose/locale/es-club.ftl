# El club: se juega entre personas.

club-title = Club
club-offers = Propuestas abiertas
club-no-offers = Nadie espera. Haz una propuesta y los demás la verán.
club-games = Partidas en juego
club-no-games = No hay partidas en este momento.
club-people = { $n ->
    [one] 1 persona aquí
   *[other] { $n } personas aquí
    }
club-new = Nueva partida
club-pace = Tiempo
club-pace-other = Otro tiempo
club-rated = Puntúa
club-seek = Buscar rival
club-seeking = Esperando a un rival …
club-unseek = Cancelar
club-invite = Invitar con un enlace
club-invited = Envía este enlace o deja que tu rival escanee el código. La partida empieza cuando acepte.
club-challenge = { $name } te invita a una partida.
club-challenge-own = Tu invitación está abierta.
club-challenge-gone = Esta invitación ya no vale.
club-accept = Aceptar
club-withdraw = Retirar
club-take = Jugar
club-watch = Mirar
club-lobby = Sala
club-account = Cuenta
club-guest = Juegas como invitado. Con una cuenta se guardan tus partidas y puedes jugar partidas que puntúan.
club-link = Este enlace secreto te devuelve como { $name } en cualquier dispositivo:
club-name = Nombre
club-password = Contraseña
club-sign-in = Entrar
club-sign-up = Crear una cuenta
club-sign-out = Salir
club-connecting = Conectando …
club-lost = Conexión perdida. Nuevo intento …
club-away = ausente
club-away-wait = { $name } se ha ido. En { $n } s puedes reclamar la partida.
club-away-claim = { $name } ha dejado la partida.
club-claim-win = Reclamar la victoria
club-claim-draw = Dejarlo en tablas
club-left = { $name } ha dejado la partida.
club-left-drawn = Un jugador se fue y el otro eligió tablas.
club-ruled = El árbitro ha decidido.
club-aborted = Cancelada
club-aborted-line = La partida terminó antes de empezar.
club-draw-offered = { $name } ofrece tablas.
club-draw-own = Has ofrecido tablas.
club-takeback-asked = { $name } pide retirar una jugada.
club-takeback-own = Has pedido retirar tu jugada.
club-agree = De acuerdo
club-decline = Rechazar
club-takeback = Retirar jugada
club-more-time = Dar 15 s
club-abort = Cancelar
club-rematch = Revancha
club-rematch-offered = { $name } quiere la revancha.
club-rematch-own = Has propuesto la revancha.
club-next = A la revancha
club-again = Nueva partida
club-chat = Chat
club-say = Escribe algo
club-send = Enviar
club-rating-change = { $name }: { $before } → { $after }
club-first-move = { $n } s para la primera jugada
club-pace-days = { $n ->
    [one] 1 día por jugada
   *[other] { $n } días por jugada
    }
club-watching = Estás mirando.
club-your-games = Tus partidas
club-go-on = Continuar
club-challenge-send = Retar
club-challenging = Vas a retar a { $name }.
club-challenge-sent = Esperando respuesta …
club-declined = Han rechazado tu reto.
club-gone = Antiguo miembro
club-here = aquí ahora
club-since = Miembro desde el { $date }
club-totals = { $n ->
    [one] 1 partida: victorias { $won }, tablas { $drawn }
   *[other] { $n } partidas: victorias { $won }, tablas { $drawn }
    }
club-ratings = Puntuaciones
club-no-ratings = Todavía no hay partidas puntuadas.
club-speed = { $key ->
    [bullet] Bala
    [blitz] Relámpago
    [rapid] Rápida
    [classical] Clásica
   *[other] Por correspondencia
    }
club-past-games = Partidas
club-more-games = Más partidas
club-show = Ver
club-download = Descargar en PDN
club-to-library = Abrir en la biblioteca
club-report-open = Denunciar
club-report-hint = ¿Qué ha pasado?
club-reported = Gracias. Un moderador lo mirará.
club-report = { $name } denuncia a { $other }:
club-own-data = Tus datos
club-export = Descargar tus datos
club-make-key = Clave para un bot
club-key-once = Con esta clave un programa juega con tu nombre. Solo se muestra una vez:
club-erase = Eliminar la cuenta
club-erase-sure = Se borran tu nombre, tus mensajes y tus puntuaciones. Tus partidas se conservan sin tu nombre. No se puede deshacer. Pulsa otra vez para confirmar.
club-passkey-hint = Una llave de acceso es tu huella, tu cara o el PIN de tu dispositivo. No hay que recordar ninguna contraseña.
club-passkey-sign-in = Entrar con una llave de acceso
club-passkey-sign-up = Crear una cuenta con una llave de acceso
club-ways-in = Inicio de sesión
club-passkey-add = Añadir una llave de acceso
club-passkey-label = Nombre de la llave de acceso
club-passkey-remove = Quitar
club-passkey-added = Añadida el { $date }
club-passkey-used = Usada por última vez el { $date }
club-passkey-second = Si pierdes tu dispositivo, ya no podrás entrar. Añade una segunda llave de acceso o una contraseña.
club-password-new = Nueva contraseña
club-password-save = Guardar la contraseña
club-password-remove = Quitar la contraseña
club-sure = Confirma primero que eres tú. Después inténtalo otra vez.
club-sure-passkey = Confirmar con una llave de acceso
club-sure-password = Confirmar con la contraseña
club-moderation = Moderación
club-reports = Denuncias
club-no-reports = No hay nada que revisar.
club-settled = Hecho
club-people-list = Personas
club-find-people = Buscar a alguien por su nombre
club-mute = Silenciar 7 días
club-unmute = Quitar el silencio
club-ban = Expulsar 7 días
club-unban = Levantar la expulsión
club-make-moderator = Nombrar moderador
club-make-player = Quitar como moderador
club-tournaments = Torneos
club-no-tournaments = No hay torneos en este momento.
club-new-tournament = Nuevo torneo
club-format = Sistema
club-tournament-kind = { $key ->
    [arena] Arena
    [swiss] Suizo
    [round-robin] Liga
    [team-match] Encuentro por equipos
    [scheveningen] Scheveningen
   *[other] Simultánea
    }
club-tournament-about = { $key ->
    [arena] Quien queda libre se empareja enseguida, hasta que se acaba el tiempo. Tras dos victorias seguidas, las partidas valen doble.
    [swiss] Se enfrentan jugadores con los mismos puntos, según el sistema suizo de la FIDE.
    [round-robin] Todos juegan contra todos.
    [team-match] En cada ronda, cada tablero juega contra el mismo tablero del otro equipo.
    [scheveningen] Cada uno juega contra todos los del otro equipo.
   *[other] Juegas a la vez contra todos los inscritos.
    }
club-rounds = Rondas
club-minutes = Minutos
club-double = Todos contra todos dos veces
club-team = Equipo { $n }
club-start-time = Inicio (vacío: lo inicias tú)
club-make-tournament = Crear
club-organizer = Organización
club-join = Participar
club-join-team = Unirse a { $name }
club-leave-tournament = Abandonar
club-start-now = Empezar ahora
club-end-tournament = Terminar el torneo
club-remove-tournament = Eliminar el torneo
club-stay-here = Tu partida se abrirá sola si te quedas aquí.
club-not-paired = Ya no se te empareja. Participa otra vez para volver.
club-standings = Clasificación
club-player = Jugador
club-points = Puntos
club-tie-break = { $key ->
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz sin el peor resultado
    [sonneborn-berger] Sonneborn-Berger
   *[other] Victorias
    }
club-bye-kind = { $key ->
    [half-bye] descanso con medio punto
    [zero-bye] descanso sin puntos
   *[other] descansa
    }
club-pairings = Partidas
club-no-pairings = Aún no hay partidas.
club-round = Ronda { $n } de { $all }
club-round-count = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
    }
club-round-before = Ronda anterior
club-round-after = Ronda siguiente
club-tournament-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
    }
club-tournament-players = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
    }
club-starts-at = Empieza: { $date }
club-starts-in = Empieza en { $time }
club-ends-in = Termina en { $time }
club-next-in = Próxima ronda en { $time }
club-waits-for-organizer = Lo inicia la organización.
club-tournament-runs = En juego
club-tournament-over = Terminado
club-to-tournament = Al torneo
club-arbiter = Árbitro
club-reason = Motivo (lo ven todos)
club-result = Resultado
club-set-result = Fijar el resultado
club-measure = { $key ->
    [forfeit] Dar la partida por perdida
    [pause] Pausar
    [withdraw] Retirar
   *[other] Readmitir
    }
club-bye-ask = Saltarse una ronda
club-bye-round = Ronda
club-bye-back = Jugar al final
club-own-bye = Ronda { $n }: { $kind }.
club-change-start = Cambiar el inicio
club-pair-again = Volver a emparejar la ronda
club-cancel-tournament = Cancelar el torneo
club-tournament-cancelled = Cancelado
club-journal = Decisiones
club-journal-line = { $what ->
    [result] Ronda { $round }, { $players }: { $old } pasa a { $new }
    [forfeit] Ronda { $round }, { $players }: incomparecencia, { $new }
    [pause] { $players } hace una pausa
    [withdraw] { $players } queda fuera del torneo
    [readmit] { $players } vuelve a jugar
    [late] { $players } entra antes de la ronda { $round }
    [half-bye] { $players }: descanso con medio punto en la ronda { $round }
    [zero-bye] { $players }: descanso sin puntos en la ronda { $round }
    [no-bye] { $players } juega la ronda { $round } al final
    [start] Nuevo inicio: { $new }
    [no-start] El organizador inicia el torneo
    [cancel] El torneo queda cancelado
    [end] El torneo termina antes
   *[other] La ronda { $round } se empareja de nuevo
    }
club-own-place = Tu puesto: { $place } de { $all } · puntos: { $points }
club-still-playing = { $n ->
    [one] Sigue 1 partida de esta ronda
   *[other] Siguen { $n } partidas de esta ronda
    }
club-show-all = Mostrar los { $n }
club-withdrawn = El árbitro te ha retirado del torneo.
club-half-byes = Descansos con medio punto por jugador
club-last-rounds = Últimas rondas sin esos descansos
club-late-until = Se puede entrar antes de esta ronda (0: siempre)
club-bots = Los bots pueden participar
club-place = Puesto { $place } de { $all }
club-broadcasts = Retransmisiones
club-broadcast-none = No hay retransmisiones por ahora.
club-broadcast-all = Todas las retransmisiones
club-broadcast-new = Nueva retransmisión
club-broadcast-now = Ahora
club-broadcast-coming = Próximamente
club-broadcast-past = Pasadas
club-broadcast-title = Título
club-broadcast-place = Lugar
club-broadcast-dates = Fechas
club-broadcast-about = Descripción
club-broadcast-code = Código de reglas propias (en lugar de la elección de arriba)
club-broadcast-save = Guardar
club-broadcast-steer = Para quien retransmite
club-broadcast-paste = Partidas en PDN
club-broadcast-push = Publicar
club-broadcast-push-address = Los programas envían las partidas a esta dirección, con la clave de tu perfil:
club-broadcast-troubles = Problemas
club-broadcast-edit = Editar la retransmisión
club-broadcast-edit-round = Editar la ronda
club-broadcast-new-round = Nueva ronda
club-broadcast-round-name = Nombre de la ronda (vacío: su número)
club-broadcast-round-start = Inicio
club-broadcast-round-ended = La ronda ha terminado
club-broadcast-source = Dirección de un archivo PDN que el club descarga
club-broadcast-every = Segundos entre dos descargas
club-broadcast-remove = Eliminar la retransmisión
club-broadcast-remove-round = Eliminar la ronda
club-broadcast-remove-game = Eliminar esta partida
club-broadcast-no-games = Todavía no hay partidas.
club-broadcast-boards = Todos los tableros
club-broadcast-first = Posición inicial
club-broadcast-before = Jugada anterior
club-broadcast-after = Jugada siguiente
club-broadcast-last = Última posición
club-broadcast-round = Ronda { $n }
club-broadcast-board = Tablero { $n }
club-broadcast-last-move = última jugada { $text }
club-broadcast-games = { $n ->
    [one] 1 partida, { $live } en curso
   *[other] { $n } partidas, { $live } en curso
    }
club-broadcast-pushed = { $n ->
    [one] 1 partida leída, { $changed } cambiada.
   *[other] { $n } partidas leídas, { $changed } cambiadas.
    }
club-broadcast-source-failed = El club no puede descargar las partidas: { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game }: «{ $found }» en la jugada { $n } no es legal. La partida se muestra hasta ahí.
    [unknown-move] { $game }: la jugada { $n } no se puede seguir. La partida se muestra hasta ahí.
    [other-rules] { $game } se juega con otras reglas y se ha omitido.
    [position] { $game }: la posición «{ $found }» no se puede leer.
    [too-long] { $game } es demasiado larga y se ha omitido.
    [too-many] Hay demasiadas partidas. El resto se ha omitido.
    [twice] { $game } aparece dos veces. Cuenta la primera.
   *[other] { $game } no es una partida.
    }
club-push = Notificaciones
club-push-about = Este dispositivo puede avisarte de lo que ocurre aunque este sitio no esté abierto. No se te avisa de una partida que estás mirando.
club-push-on = Activar en este dispositivo
club-push-off = Desactivar en este dispositivo
club-push-is-on = Las notificaciones están activadas en este dispositivo.
club-push-test = Enviar una notificación de prueba
club-push-tested = Hay una notificación de prueba en camino.
club-push-blocked = El navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes para este sitio.
club-push-unsupported = Este navegador no puede recibir notificaciones aquí. En un iPhone o iPad, añade primero el club a la pantalla de inicio y ábrelo desde allí. Las ventanas privadas no tienen notificaciones.
club-push-insecure = Las notificaciones necesitan una conexión cifrada (https).
club-push-failed = El navegador no pudo conectar con su servicio de notificaciones. Inténtalo más tarde.
club-push-devices = Dispositivos
club-push-this = este dispositivo
club-push-remove = Quitar
club-push-kind = { $key ->
    [turn] Te toca en una partida por correspondencia
    [time] Se te acaba el tiempo en una partida por correspondencia
    [challenge] Retos para ti
    [begun] Empieza una partida tuya
    [ended] Termina una partida tuya
   *[other] La siguiente ronda de un torneo
    }
club-told = { $key ->
    [turn] Te toca jugar
    [time] Se acaba el tiempo
    [challenge] Reto
    [begun] Partida nueva
    [ended] Partida terminada
    [round] Ronda siguiente
   *[other] Notificaciones
    }
club-told-turn = { $name } ha jugado.
club-told-time = { $n ->
    [one] Te queda 1 hora para tu jugada contra { $name }.
   *[other] Te quedan { $n } horas para tu jugada contra { $name }.
    }
club-told-begun = Ha empezado tu partida contra { $name }.
club-told-ended = { $key ->
    [won] Has ganado contra { $name }.
    [lost] Has perdido contra { $name }.
    [drawn] Tu partida contra { $name } ha acabado en tablas.
   *[other] Tu partida contra { $name } se ha cancelado.
    }
club-told-round = Tu partida contra { $name } te espera.
club-told-test = Las notificaciones funcionan en este dispositivo.
club-problem = { $key ->
    [name-taken] Otra persona ya tiene este nombre.
    [name-length] Un nombre tiene de 2 a 20 caracteres.
    [name-character] Un nombre tiene letras y cifras, con espacios, puntos, guiones o guiones bajos sueltos entre ellas.
    [name-guest] Los nombres que empiezan por «Guest» son para invitados.
    [password] Una contraseña tiene al menos 8 caracteres.
    [wrong] El nombre o la contraseña no es correcto.
    [too-often] Demasiados intentos. Espera un minuto.
    [full] La sala está llena. Acepta una de las propuestas.
    [gone] Esta propuesta ya no existe.
    [rated] Solo puntúan las partidas de una variante con reloj, desde la posición habitual.
    [rated-guest] Los invitados juegan partidas que no puntúan.
    [rules] No existen esas reglas.
    [pace] Esto no es un control de tiempo. Ejemplos: 3+2, 10, 2d.
    [position] Una partida no puede empezar en esta posición.
    [chat] Un mensaje tiene de 1 a 280 caracteres.
    [muted] De momento no puedes escribir.
    [banned] De momento esta cuenta no puede jugar.
    [not-found] Ya no existe.
    [already-asked] Ya lo has pedido.
    [too-early] Primero tienen que jugar los dos bandos.
    [nothing-to-take-back] No tienes ninguna jugada que retirar.
    [link] Este enlace no vale.
    [chat-off] El chat está desactivado aquí.
    [chat-link] Los invitados no pueden enviar enlaces.
    [not-allowed] No puedes hacer eso.
    [report] Una denuncia tiene de 1 a 1000 caracteres.
    [key-guest] Un bot necesita una cuenta.
    [tournament] Un torneo no lo permite.
    [tournament-name] Un nombre tiene de 2 a 50 caracteres.
    [tournament-guest] Necesitas una cuenta para crear un torneo.
    [tournament-pace] Un torneo necesita reloj, y una arena no admite días.
    [tournament-rounds] Elige de 1 a 30 rondas.
    [tournament-minutes] Elige de 1 a 720 minutos.
    [tournament-start] Elige un inicio futuro, dentro de un año como máximo.
    [tournament-many] Hay demasiados torneos. Termina uno primero.
    [tournament-closed] Ya no admite jugadores.
    [tournament-team] Elige un equipo.
    [tournament-empty] Aún no hay suficientes jugadores.
    [tournament-host] Quien da la simultánea se queda.
    [passkey] La llave de acceso no se ha aceptado.
    [passkey-unknown] Aquí ninguna cuenta tiene esta llave de acceso.
    [passkey-other] Esta llave de acceso es de otra cuenta.
    [passkey-copied] Esta llave de acceso no se ha aceptado, porque puede haber una copia de ella.
    [passkey-taken] Una cuenta ya tiene esta llave de acceso.
    [passkey-many] Una cuenta tiene como máximo 20 llaves de acceso.
    [passkey-label] El nombre de una llave de acceso tiene como máximo 40 caracteres.
    [passkey-none] No se ha usado ninguna llave de acceso.
    [no-passkeys] Las llaves de acceso no funcionan en esta dirección.
    [ceremony] Ha tardado demasiado. Inténtalo otra vez.
    [sure] Confirma primero que eres tú.
    [last-way-in] Es la última forma de entrar en tu cuenta. Añade antes otra.
    [tournament-bots] Los bots no pueden participar en este torneo.
    [tournament-withdrawn] El árbitro te ha retirado del torneo.
    [tournament-reason] Un motivo tiene de 1 a 200 caracteres.
    [tournament-own-game] Juegas en esta partida. Decide un moderador.
    [tournament-result] Ese resultado no es posible aquí.
    [tournament-same] Ya es así.
    [tournament-no-game] Este jugador no tiene partida ahora.
    [tournament-over] El torneo ha terminado.
    [tournament-begun] El torneo ha empezado o terminado.
    [tournament-bye] Solo se puede saltar una ronda que aún no está emparejada.
    [tournament-bye-few] Quedarían muy pocos jugadores en esta ronda.
    [tournament-half-bye] En esta ronda no hay descanso con medio punto.
    [tournament-moved] Ya han empezado partidas de esta ronda.
    [tournament-pair-again] Solo se vuelve a emparejar una ronda de un torneo suizo.
    [tournament-terms] Elige de 0 a 3 descansos con medio punto.
    [broadcast-title] Un título tiene de 2 a 80 caracteres.
    [broadcast-line] Una línea tiene como máximo 80 caracteres.
    [broadcast-about] Una descripción tiene como máximo 1000 caracteres.
    [broadcast-start] Elige un inicio dentro de dos años.
    [broadcast-source] El club no descarga esta dirección: https:// y un servidor público.
    [broadcast-every] Elige de 5 a 3600 segundos.
    [broadcast-rounds] Una retransmisión tiene como máximo 40 rondas.
    [broadcast-many] Hay demasiadas retransmisiones. Elimina una primero.
    [broadcast-no-game] No contiene ninguna partida.
    [too-long] Es demasiado largo.
   *[other] No ha funcionado. Inténtalo otra vez.
    }
