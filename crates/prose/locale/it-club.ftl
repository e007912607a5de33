# Il circolo: si gioca tra persone.

club-title = Circolo
club-offers = Proposte aperte
club-no-offers = Nessuno sta aspettando. Fai una proposta e gli altri la vedranno.
club-games = Partite in corso
club-no-games = Nessuna partita al momento.
club-people = { $n ->
    [one] 1 persona qui
   *[other] { $n } persone qui
    }
club-new = Nuova partita
club-pace = Tempo
club-pace-other = Altro tempo
club-rated = Valida per il punteggio
club-seek = Cerca un avversario
club-seeking = In attesa di un avversario …
club-unseek = Annulla
club-invite = Invita con un link
club-invited = Manda questo link o fai scansionare il codice. La partita comincia quando l’invito viene accettato.
club-challenge = { $name } ti invita a giocare.
club-challenge-own = Il tuo invito è aperto.
club-challenge-gone = Questo invito non è più valido.
club-accept = Accetta
club-withdraw = Ritira
club-take = Gioca
club-watch = Guarda
club-lobby = Sala
club-account = Account
club-guest = Giochi come ospite. Con un account le tue partite restano e puoi giocare per il punteggio.
club-link = Questo link segreto ti riporta come { $name } su qualsiasi dispositivo:
club-name = Nome
club-password = Password
club-sign-in = Accedi
club-sign-up = Crea un account
club-sign-out = Esci
club-connecting = Connessione …
club-lost = Connessione persa. Nuovo tentativo …
club-away = assente
club-away-wait = { $name } è via. Tra { $n } s puoi reclamare la partita.
club-away-claim = { $name } ha lasciato la partita.
club-claim-win = Reclama la vittoria
club-claim-draw = Accetta la patta
club-left = { $name } ha lasciato la partita.
club-left-drawn = Un giocatore se n’è andato e l’altro ha scelto la patta.
club-ruled = L’arbitro ha deciso.
club-aborted = Annullata
club-aborted-line = La partita è finita prima di cominciare.
club-draw-offered = { $name } propone la patta.
club-draw-own = Hai proposto la patta.
club-takeback-asked = { $name } chiede di riprendere una mossa.
club-takeback-own = Hai chiesto di riprendere la tua mossa.
club-agree = D’accordo
club-decline = Rifiuta
club-takeback = Riprendi
club-more-time = Dai 15 s
club-abort = Annulla
club-rematch = Rivincita
club-rematch-offered = { $name } vorrebbe la rivincita.
club-rematch-own = Hai proposto la rivincita.
club-next = Alla rivincita
club-again = Nuova partita
club-chat = Chat
club-say = Scrivi qualcosa
club-send = Invia
club-rating-change = { $name }: { $before } → { $after }
club-first-move = { $n } s per la prima mossa
club-pace-days = { $n ->
    [one] 1 giorno per mossa
   *[other] { $n } giorni per mossa
    }
club-watching = Stai guardando.
club-your-games = Le tue partite
club-go-on = Continua
club-challenge-send = Sfida
club-challenging = Stai sfidando { $name }.
club-challenge-sent = In attesa di una risposta …
club-declined = La tua sfida è stata rifiutata.
club-gone = Ex giocatore
club-here = presente ora
club-since = Iscritto dal { $date }
club-totals = { $n ->
    [one] 1 partita: vittorie { $won }, patte { $drawn }
   *[other] { $n } partite: vittorie { $won }, patte { $drawn }
    }
club-ratings = Punteggi
club-no-ratings = Ancora nessuna partita classificata.
club-speed = { $key ->
    [bullet] Bullet
    [blitz] Lampo
    [rapid] Rapida
    [classical] Classica
   *[other] Per corrispondenza
    }
club-past-games = Partite
club-more-games = Altre partite
club-show = Guarda
club-download = Scarica in PDN
club-to-library = Apri nella biblioteca
club-report-open = Segnala
club-report-hint = Che cosa è successo?
club-reported = Grazie. Un moderatore controllerà.
club-report = { $name } segnala { $other }:
club-own-data = I tuoi dati
club-export = Scarica i tuoi dati
club-make-key = Chiave per un bot
club-key-once = Con questa chiave un programma gioca con il tuo nome. Viene mostrata una volta sola:
club-erase = Elimina l’account
club-erase-sure = Il tuo nome, i tuoi messaggi e i tuoi punteggi vengono eliminati. Le partite restano senza il tuo nome. Non si può annullare. Premi di nuovo per confermare.
club-passkey-hint = Una passkey è la tua impronta, il tuo volto o il PIN del tuo dispositivo. Nessuna password da ricordare.
club-passkey-sign-in = Accedi con una passkey
club-passkey-sign-up = Crea un account con una passkey
club-ways-in = Accesso
club-passkey-add = Aggiungi una passkey
club-passkey-label = Nome della passkey
club-passkey-remove = Rimuovi
club-passkey-added = Aggiunta il { $date }
club-passkey-used = Usata l’ultima volta il { $date }
club-passkey-second = Se perdi il dispositivo, non puoi più accedere. Aggiungi una seconda passkey o una password.
club-password-new = Nuova password
club-password-save = Salva la password
club-password-remove = Rimuovi la password
club-sure = Prima conferma che sei tu. Poi riprova.
club-sure-passkey = Conferma con una passkey
club-sure-password = Conferma con la password
club-moderation = Moderazione
club-reports = Segnalazioni
club-no-reports = Niente da esaminare.
club-settled = Fatto
club-people-list = Persone
club-find-people = Cerca qualcuno per nome
club-mute = Silenzia per 7 giorni
club-unmute = Ridai la parola
club-ban = Escludi per 7 giorni
club-unban = Revoca l’esclusione
club-make-moderator = Nomina moderatore
club-make-player = Togli il ruolo di moderatore
club-tournaments = Tornei
club-no-tournaments = Al momento non ci sono tornei.
club-new-tournament = Nuovo torneo
club-format = Formula
club-tournament-kind = { $key ->
    [arena] Arena
    [swiss] Sistema svizzero
    [round-robin] Girone all’italiana
    [team-match] Incontro a squadre
    [scheveningen] Scheveningen
   *[other] Simultanea
    }
club-tournament-about = { $key ->
    [arena] Chi è libero viene abbinato subito, fino allo scadere del tempo. Dopo due vittorie di fila le partite valgono doppio.
    [swiss] Si incontrano giocatori a pari punti, secondo il sistema svizzero della FIDE.
    [round-robin] Ognuno incontra tutti gli altri.
    [team-match] In ogni turno ogni tavolo incontra lo stesso tavolo dell’altra squadra.
    [scheveningen] Ognuno incontra tutti quelli dell’altra squadra.
   *[other] Giochi contemporaneamente contro tutti gli iscritti.
    }
club-rounds = Turni
club-minutes = Minuti
club-double = Andata e ritorno
club-team = Squadra { $n }
club-start-time = Inizio (vuoto: lo avvii tu)
club-make-tournament = Crea
club-organizer = Organizzatore
club-join = Partecipa
club-join-team = Unisciti a { $name }
club-leave-tournament = Ritirati
club-start-now = Inizia ora
club-end-tournament = Termina il torneo
club-remove-tournament = Elimina il torneo
club-stay-here = La tua partita si apre da sola se resti qui.
club-not-paired = Non vieni più abbinato. Partecipa di nuovo per rientrare.
club-standings = Classifica
club-player = Giocatore
club-points = Punti
club-tie-break = { $key ->
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz senza il risultato peggiore
    [sonneborn-berger] Sonneborn-Berger
   *[other] Vittorie
    }
club-bye-kind = { $key ->
    [half-bye] riposo con mezzo punto
    [zero-bye] riposo senza punti
   *[other] riposa
    }
club-pairings = Partite
club-no-pairings = Ancora nessuna partita.
club-round = Turno { $n } di { $all }
club-round-count = { $n ->
    [one] 1 turno
   *[other] { $n } turni
    }
club-round-before = Turno precedente
club-round-after = Turno successivo
club-tournament-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
    }
club-tournament-players = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
    }
club-starts-at = Inizio: { $date }
club-starts-in = Inizia tra { $time }
club-ends-in = Finisce tra { $time }
club-next-in = Prossimo turno tra { $time }
club-waits-for-organizer = Lo avvia l’organizzatore.
club-tournament-runs = In corso
club-tournament-over = Concluso
club-to-tournament = Al torneo
club-arbiter = Arbitro
club-reason = Motivo (visibile a tutti)
club-result = Risultato
club-set-result = Fissare il risultato
club-measure = { $key ->
    [forfeit] Partita persa a forfait
    [pause] Sospendere
    [withdraw] Ritirare
   *[other] Riammettere
    }
club-bye-ask = Saltare un turno
club-bye-round = Turno
club-bye-back = Giocare lo stesso
club-own-bye = Turno { $n }: { $kind }.
club-change-start = Cambiare l’inizio
club-pair-again = Rifare gli abbinamenti
club-cancel-tournament = Annullare il torneo
club-tournament-cancelled = Annullato
club-journal = Decisioni
club-journal-line = { $what ->
    [result] Turno { $round }, { $players }: da { $old } a { $new }
    [forfeit] Turno { $round }, { $players }: forfait, { $new }
    [pause] { $players } fa una pausa
    [withdraw] { $players } è escluso dal torneo
    [readmit] { $players } gioca di nuovo
    [late] { $players } entra prima del turno { $round }
    [half-bye] { $players }: riposo con mezzo punto nel turno { $round }
    [zero-bye] { $players }: riposo senza punti nel turno { $round }
    [no-bye] { $players } gioca comunque il turno { $round }
    [start] Nuovo inizio: { $new }
    [no-start] L’organizzatore avvia il torneo
    [cancel] Il torneo è annullato
    [end] Il torneo finisce prima
   *[other] Gli abbinamenti del turno { $round } si rifanno
    }
club-own-place = Il tuo posto: { $place } su { $all } · punti: { $points }
club-still-playing = { $n ->
    [one] 1 partita di questo turno è in corso
   *[other] { $n } partite di questo turno sono in corso
    }
club-show-all = Mostra tutti ({ $n })
club-withdrawn = L’arbitro ti ha ritirato dal torneo.
club-half-byes = Riposi con mezzo punto per giocatore
club-last-rounds = Ultimi turni senza questi riposi
club-late-until = Iscrizioni prima di questo turno (0: sempre)
club-bots = I bot possono partecipare
club-place = Posto { $place } su { $all }
club-broadcasts = Dirette
club-broadcast-none = Nessuna diretta al momento.
club-broadcast-all = Tutte le dirette
club-broadcast-new = Nuova diretta
club-broadcast-now = Ora
club-broadcast-coming = In arrivo
club-broadcast-past = Passate
club-broadcast-title = Titolo
club-broadcast-place = Luogo
club-broadcast-dates = Date
club-broadcast-about = Descrizione
club-broadcast-code = Codice di regole proprie (al posto della scelta qui sopra)
club-broadcast-save = Salva
club-broadcast-steer = Per chi trasmette
club-broadcast-paste = Partite in PDN
club-broadcast-push = Pubblica
club-broadcast-push-address = I programmi inviano le partite a questo indirizzo, con la chiave del tuo profilo:
club-broadcast-troubles = Problemi
club-broadcast-edit = Modifica la diretta
club-broadcast-edit-round = Modifica il turno
club-broadcast-new-round = Nuovo turno
club-broadcast-round-name = Nome del turno (vuoto: il numero)
club-broadcast-round-start = Inizio
club-broadcast-round-ended = Il turno è finito
club-broadcast-source = Indirizzo di un file PDN che il club scarica
club-broadcast-every = Secondi tra due scaricamenti
club-broadcast-remove = Elimina la diretta
club-broadcast-remove-round = Elimina il turno
club-broadcast-remove-game = Elimina questa partita
club-broadcast-no-games = Ancora nessuna partita.
club-broadcast-boards = Tutte le damiere
club-broadcast-first = Posizione iniziale
club-broadcast-before = Mossa precedente
club-broadcast-after = Mossa successiva
club-broadcast-last = Ultima posizione
club-broadcast-round = Turno { $n }
club-broadcast-board = Damiera { $n }
club-broadcast-last-move = ultima mossa { $text }
club-broadcast-games = { $n ->
    [one] 1 partita, { $live } in corso
   *[other] { $n } partite, { $live } in corso
    }
club-broadcast-pushed = { $n ->
    [one] 1 partita letta, { $changed } cambiata.
   *[other] { $n } partite lette, { $changed } cambiate.
    }
club-broadcast-source-failed = Il club non riesce a scaricare le partite: { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game }: “{ $found }” alla mossa { $n } non è ammessa. La partita è mostrata fin lì.
    [unknown-move] { $game }: la mossa { $n } non si può seguire. La partita è mostrata fin lì.
    [other-rules] { $game } segue altre regole ed è stata lasciata fuori.
    [position] { $game }: la posizione “{ $found }” non si può leggere.
    [too-long] { $game } è troppo lunga ed è stata lasciata fuori.
    [too-many] Ci sono troppe partite. Il resto è stato lasciato fuori.
    [twice] { $game } compare due volte. Vale la prima.
   *[other] { $game } non è una partita.
    }
club-push = Notifiche
club-push-about = Questo dispositivo può dirti che cosa succede anche quando questo sito non è aperto. Non ricevi avvisi su una partita che stai guardando.
club-push-on = Attiva su questo dispositivo
club-push-off = Disattiva su questo dispositivo
club-push-is-on = Le notifiche sono attive su questo dispositivo.
club-push-test = Invia una notifica di prova
club-push-tested = Una notifica di prova è in arrivo.
club-push-blocked = Il browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni per questo sito.
club-push-unsupported = Questo browser non può ricevere notifiche qui. Su un iPhone o un iPad aggiungi prima il circolo alla schermata Home e aprilo da lì. Le finestre private non hanno notifiche.
club-push-insecure = Le notifiche richiedono una connessione cifrata (https).
club-push-failed = Il browser non è riuscito a raggiungere il suo servizio di notifiche. Riprova più tardi.
club-push-devices = Dispositivi
club-push-this = questo dispositivo
club-push-remove = Rimuovi
club-push-kind = { $key ->
    [turn] Tocca a te in una partita per corrispondenza
    [time] Il tuo tempo sta per scadere in una partita per corrispondenza
    [challenge] Sfide rivolte a te
    [begun] Inizia una tua partita
    [ended] Finisce una tua partita
   *[other] Il turno successivo di un torneo
    }
club-told = { $key ->
    [turn] Tocca a te
    [time] Il tempo sta per scadere
    [challenge] Sfida
    [begun] Nuova partita
    [ended] Partita finita
    [round] Turno successivo
   *[other] Notifiche
    }
club-told-turn = { $name } ha mosso.
club-told-time = { $n ->
    [one] Ti resta 1 ora per la tua mossa contro { $name }.
   *[other] Ti restano { $n } ore per la tua mossa contro { $name }.
    }
club-told-begun = La tua partita contro { $name } è iniziata.
club-told-ended = { $key ->
    [won] Hai vinto contro { $name }.
    [lost] Hai perso contro { $name }.
    [drawn] La tua partita contro { $name } è patta.
   *[other] La tua partita contro { $name } è stata annullata.
    }
club-told-round = La tua partita contro { $name } ti aspetta.
club-told-test = Le notifiche funzionano su questo dispositivo.
club-problem = { $key ->
    [name-taken] Qualcun altro ha già questo nome.
    [name-length] Un nome ha da 2 a 20 caratteri.
    [name-character] Un nome ha lettere e cifre, con singoli spazi, punti, trattini o trattini bassi in mezzo.
    [name-guest] I nomi che cominciano con “Guest” sono per gli ospiti.
    [password] Una password ha almeno 8 caratteri.
    [wrong] Il nome o la password è sbagliato.
    [too-often] Troppi tentativi. Aspetta un minuto.
    [full] La sala è piena. Accetta una delle proposte.
    [gone] Questa proposta non c’è più.
    [rated] Valgono per il punteggio solo le partite di una variante, con orologio, dalla posizione normale.
    [rated-guest] Gli ospiti giocano senza punteggio.
    [rules] Queste regole non esistono.
    [pace] Questo non è un tempo di gioco. Esempi: 3+2, 10, 2d.
    [position] Una partita non può cominciare da questa posizione.
    [chat] Un messaggio ha da 1 a 280 caratteri.
    [muted] Per ora non puoi scrivere.
    [banned] Per ora questo account non può giocare.
    [not-found] Non esiste più.
    [already-asked] L’hai già chiesto.
    [too-early] Prima devono muovere entrambi.
    [nothing-to-take-back] Non hai mosse da riprendere.
    [link] Questo link non è valido.
    [chat-off] Qui la chat è disattivata.
    [chat-link] Gli ospiti non possono inviare link.
    [not-allowed] Non puoi farlo.
    [report] Una segnalazione ha da 1 a 1000 caratteri.
    [key-guest] Un bot ha bisogno di un account.
    [tournament] Un torneo non lo permette.
    [tournament-name] Un nome ha da 2 a 50 caratteri.
    [tournament-guest] Per creare un torneo serve un account.
    [tournament-pace] Un torneo richiede un orologio, e un’arena non si gioca a giorni.
    [tournament-rounds] Scegli da 1 a 30 turni.
    [tournament-minutes] Scegli da 1 a 720 minuti.
    [tournament-start] Scegli un inizio futuro, entro un anno.
    [tournament-many] Ci sono troppi tornei. Prima terminane uno.
    [tournament-closed] Non accetta più giocatori.
    [tournament-team] Scegli una squadra.
    [tournament-empty] Non ci sono ancora abbastanza giocatori.
    [tournament-host] Chi dà la simultanea resta.
    [passkey] La passkey non è stata accettata.
    [passkey-unknown] Qui nessun account ha questa passkey.
    [passkey-other] Questa passkey appartiene a un altro account.
    [passkey-copied] Questa passkey non è stata accettata, perché potrebbe essercene una copia.
    [passkey-taken] Un account ha già questa passkey.
    [passkey-many] Un account ha al massimo 20 passkey.
    [passkey-label] Il nome di una passkey ha al massimo 40 caratteri.
    [passkey-none] Non è stata usata nessuna passkey.
    [no-passkeys] Le passkey non funzionano a questo indirizzo.
    [ceremony] È passato troppo tempo. Riprova.
    [sure] Prima conferma che sei tu.
    [last-way-in] È l’ultimo modo per accedere al tuo account. Prima aggiungine un altro.
    [tournament-bots] I bot non possono partecipare a questo torneo.
    [tournament-withdrawn] L’arbitro ti ha ritirato dal torneo.
    [tournament-reason] Un motivo ha da 1 a 200 caratteri.
    [tournament-own-game] Giochi in questa partita. Decide un moderatore.
    [tournament-result] Questo risultato qui non è possibile.
    [tournament-same] È già così.
    [tournament-no-game] Questo giocatore ora non ha partite.
    [tournament-over] Il torneo è finito.
    [tournament-begun] Il torneo è iniziato o finito.
    [tournament-bye] Si può saltare solo un turno non ancora abbinato.
    [tournament-bye-few] In questo turno resterebbero troppo pochi giocatori.
    [tournament-half-bye] In questo turno non c’è riposo con mezzo punto.
    [tournament-moved] Partite di questo turno sono già iniziate.
    [tournament-pair-again] Si rifanno solo gli abbinamenti di un torneo svizzero.
    [tournament-terms] Scegli da 0 a 3 riposi con mezzo punto.
    [broadcast-title] Un titolo ha da 2 a 80 caratteri.
    [broadcast-line] Una riga ha al massimo 80 caratteri.
    [broadcast-about] Una descrizione ha al massimo 1.000 caratteri.
    [broadcast-start] Scegli un inizio entro due anni.
    [broadcast-source] Il club non scarica da questo indirizzo: https:// e un server pubblico.
    [broadcast-every] Scegli da 5 a 3.600 secondi.
    [broadcast-rounds] Una diretta ha al massimo 40 turni.
    [broadcast-many] Ci sono troppe dirette. Eliminane prima una.
    [broadcast-no-game] Non contiene nessuna partita.
    [too-long] È troppo lungo.
   *[other] Non ha funzionato. Riprova.
    }
