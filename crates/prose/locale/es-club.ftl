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
club-bye = descansa
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
club-push = Notificaciones
club-push-about = Este dispositivo puede avisarte de lo que ocurre mientras el club está cerrado. No se te avisa de una partida que estás mirando.
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
   *[other] No ha funcionado. Inténtalo otra vez.
    }
