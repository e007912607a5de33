# Der Verein: Menschen spielen gegeneinander.

club-title = Verein
club-offers = Offene Angebote
club-no-offers = Niemand wartet. Mach ein Angebot, dann sehen es die anderen.
club-games = Laufende Partien
club-no-games = Gerade wird nicht gespielt.
club-people = { $n ->
    [one] 1 Person hier
   *[other] { $n } Personen hier
    }
club-new = Neue Partie
club-pace = Bedenkzeit
club-pace-other = Andere Bedenkzeit
club-rated = Gewertet
club-seek = Gegner suchen
club-seeking = Warten auf einen Gegner …
club-unseek = Abbrechen
club-invite = Per Link einladen
club-invited = Schick diesen Link oder lass den Code scannen. Die Partie beginnt, sobald die Einladung angenommen wird.
club-challenge = { $name } lädt dich zu einer Partie ein.
club-challenge-own = Deine Einladung ist offen.
club-challenge-gone = Diese Einladung gilt nicht mehr.
club-accept = Annehmen
club-withdraw = Zurückziehen
club-take = Spielen
club-watch = Zuschauen
club-lobby = Lobby
club-account = Konto
club-guest = Du spielst als Gast. Mit einem Konto bleiben deine Partien erhalten, und du kannst gewertet spielen.
club-link = Dieser geheime Link führt dich auf jedem Gerät als { $name } zurück:
club-name = Name
club-password = Passwort
club-sign-in = Anmelden
club-sign-up = Konto anlegen
club-sign-out = Abmelden
club-connecting = Verbindung wird aufgebaut …
club-lost = Verbindung verloren. Neuer Versuch …
club-away = abwesend
club-away-wait = { $name } ist weg. In { $n } s kannst du die Partie für dich beanspruchen.
club-away-claim = { $name } hat die Partie verlassen.
club-claim-win = Gewinn beanspruchen
club-claim-draw = Remis machen
club-left = { $name } hat die Partie verlassen.
club-left-drawn = Ein Spieler ist gegangen, der andere hat Remis gewählt.
club-aborted = Abgebrochen
club-aborted-line = Die Partie endete, bevor sie begann.
club-draw-offered = { $name } bietet Remis an.
club-draw-own = Du hast Remis angeboten.
club-takeback-asked = { $name } möchte einen Zug zurücknehmen.
club-takeback-own = Du hast gebeten, deinen Zug zurücknehmen zu dürfen.
club-agree = Einverstanden
club-decline = Ablehnen
club-takeback = Zurücknehmen
club-more-time = 15 s schenken
club-abort = Abbrechen
club-rematch = Revanche
club-rematch-offered = { $name } möchte eine Revanche.
club-rematch-own = Du hast eine Revanche angeboten.
club-next = Zur Revanche
club-again = Neue Partie
club-chat = Chat
club-say = Schreib etwas
club-send = Senden
club-rating-change = { $name }: { $before } → { $after }
club-first-move = { $n } s für den ersten Zug
club-pace-days = { $n ->
    [one] 1 Tag pro Zug
   *[other] { $n } Tage pro Zug
    }
club-watching = Du schaust zu.
club-your-games = Deine Partien
club-go-on = Weiterspielen
club-challenge-send = Herausfordern
club-challenging = Du forderst { $name } heraus.
club-challenge-sent = Warten auf eine Antwort …
club-declined = Deine Herausforderung wurde abgelehnt.
club-gone = Ehemaliges Mitglied
club-here = gerade da
club-since = Dabei seit { $date }
club-totals = { $n ->
    [one] 1 Partie: { $won } gewonnen, { $drawn } remis
   *[other] { $n } Partien: { $won } gewonnen, { $drawn } remis
    }
club-ratings = Wertungszahlen
club-no-ratings = Noch keine gewerteten Partien.
club-speed = { $key ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Schnell
    [classical] Klassisch
   *[other] Fernpartie
    }
club-past-games = Partien
club-more-games = Mehr Partien
club-show = Ansehen
club-download = Als PDN herunterladen
club-to-library = In der Bibliothek öffnen
club-report-open = Melden
club-report-hint = Was ist passiert?
club-reported = Danke. Die Moderation sieht es sich an.
club-report = { $name } meldet { $other }:
club-own-data = Deine Daten
club-export = Deine Daten herunterladen
club-make-key = Schlüssel für einen Bot
club-key-once = Mit diesem Schlüssel spielt ein Programm unter deinem Namen. Er wird nur einmal angezeigt:
club-erase = Konto löschen
club-erase-sure = Dein Name, dein Chat und deine Wertungszahlen werden gelöscht. Deine Partien bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen. Drücke zur Bestätigung noch einmal.
club-moderation = Moderation
club-reports = Meldungen
club-no-reports = Es liegt nichts vor.
club-settled = Erledigt
club-people-list = Personen
club-find-people = Jemanden nach Namen suchen
club-mute = 7 Tage stumm schalten
club-unmute = Stummschaltung aufheben
club-ban = 7 Tage sperren
club-unban = Sperre aufheben
club-make-moderator = Zum Moderator machen
club-make-player = Moderatorenrolle entziehen
club-tournaments = Turniere
club-no-tournaments = Zurzeit gibt es keine Turniere.
club-new-tournament = Neues Turnier
club-format = Turnierform
club-tournament-kind = { $key ->
    [arena] Arena
    [swiss] Schweizer System
    [round-robin] Rundenturnier
    [team-match] Mannschaftskampf
    [scheveningen] Scheveninger System
   *[other] Simultan
    }
club-tournament-about = { $key ->
    [arena] Wer frei ist, wird sofort neu gepaart, bis die Zeit um ist. Nach zwei Siegen in Folge zählen Partien doppelt.
    [swiss] Es treffen Spieler mit gleicher Punktzahl aufeinander, nach dem Schweizer System der FIDE.
    [round-robin] Jeder spielt gegen jeden.
    [team-match] In jeder Runde spielt jedes Brett gegen dasselbe Brett der anderen Mannschaft.
    [scheveningen] Jeder spielt gegen jeden aus der anderen Mannschaft.
   *[other] Du spielst gleichzeitig gegen alle, die mitmachen.
    }
club-rounds = Runden
club-minutes = Minuten
club-double = Jeder spielt zweimal gegen jeden
club-team = Mannschaft { $n }
club-start-time = Beginn (leer: du startest selbst)
club-make-tournament = Anlegen
club-organizer = Turnierleitung
club-join = Mitspielen
club-join-team = Mitspielen für { $name }
club-leave-tournament = Aussteigen
club-start-now = Jetzt starten
club-end-tournament = Turnier beenden
club-remove-tournament = Turnier entfernen
club-stay-here = Deine Partie öffnet sich von selbst, wenn du hierbleibst.
club-not-paired = Du wirst nicht mehr gepaart. Spiel wieder mit, um zurückzukommen.
club-standings = Tabelle
club-player = Spieler
club-points = Punkte
club-tie-break = { $key ->
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz ohne das schlechteste Ergebnis
    [sonneborn-berger] Sonneborn-Berger
   *[other] Siege
    }
club-bye = spielfrei
club-pairings = Partien
club-no-pairings = Noch keine Partien.
club-round = Runde { $n } von { $all }
club-round-count = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
    }
club-round-before = Vorige Runde
club-round-after = Nächste Runde
club-tournament-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
    }
club-tournament-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
    }
club-starts-at = Beginn: { $date }
club-starts-in = Beginn in { $time }
club-ends-in = Endet in { $time }
club-next-in = Nächste Runde in { $time }
club-waits-for-organizer = Die Turnierleitung startet es.
club-tournament-runs = Läuft
club-tournament-over = Beendet
club-to-tournament = Zum Turnier
club-push = Benachrichtigungen
club-push-about = Dieses Gerät kann dir sagen, was geschieht, während der Club geschlossen ist. Über eine Partie, die du gerade ansiehst, wirst du nicht benachrichtigt.
club-push-on = Auf diesem Gerät einschalten
club-push-off = Auf diesem Gerät ausschalten
club-push-is-on = Auf diesem Gerät sind Benachrichtigungen eingeschaltet.
club-push-test = Test senden
club-push-tested = Eine Testbenachrichtigung ist unterwegs.
club-push-blocked = Der Browser blockiert Benachrichtigungen dieser Website. Erlaube sie in seinen Einstellungen für diese Website.
club-push-unsupported = Dieser Browser kann hier keine Benachrichtigungen empfangen. Lege den Club auf einem iPhone oder iPad zuerst auf den Home-Bildschirm und öffne ihn dort. In privaten Fenstern gibt es keine Benachrichtigungen.
club-push-insecure = Benachrichtigungen brauchen eine verschlüsselte Verbindung (https).
club-push-failed = Der Browser konnte seinen Push-Dienst nicht erreichen. Versuch es später noch einmal.
club-push-devices = Geräte
club-push-this = dieses Gerät
club-push-remove = Entfernen
club-push-kind = { $key ->
    [turn] Du bist in einer Fernpartie am Zug
    [time] Deine Zeit in einer Fernpartie wird knapp
    [challenge] Herausforderungen an dich
    [begun] Eine deiner Partien beginnt
    [ended] Eine deiner Partien endet
   *[other] Die nächste Runde eines Turniers
    }
club-told = { $key ->
    [turn] Du bist am Zug
    [time] Die Zeit wird knapp
    [challenge] Herausforderung
    [begun] Neue Partie
    [ended] Partie beendet
    [round] Nächste Runde
   *[other] Benachrichtigungen
    }
club-told-turn = { $name } hat gezogen.
club-told-time = { $n ->
    [one] Du hast noch 1 Stunde für deinen Zug gegen { $name }.
   *[other] Du hast noch { $n } Stunden für deinen Zug gegen { $name }.
    }
club-told-begun = Deine Partie gegen { $name } hat begonnen.
club-told-ended = { $key ->
    [won] Du hast gegen { $name } gewonnen.
    [lost] Du hast gegen { $name } verloren.
    [drawn] Deine Partie gegen { $name } ist remis.
   *[other] Deine Partie gegen { $name } wurde abgesagt.
    }
club-told-round = Deine Partie gegen { $name } wartet auf dich.
club-told-test = Benachrichtigungen funktionieren auf diesem Gerät.
club-problem = { $key ->
    [name-taken] Diesen Namen hat schon jemand.
    [name-length] Ein Name hat 2 bis 20 Zeichen.
    [name-character] Ein Name besteht aus Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Punkte, Binde- oder Unterstriche.
    [name-guest] Namen, die mit „Guest“ beginnen, sind Gästen vorbehalten.
    [password] Ein Passwort hat mindestens 8 Zeichen.
    [wrong] Name oder Passwort ist falsch.
    [too-often] Zu viele Versuche. Warte eine Minute.
    [full] Die Lobby ist voll. Nimm eines der Angebote an.
    [gone] Dieses Angebot gibt es nicht mehr.
    [rated] Gewertet werden nur Partien einer Variante mit Uhr, aus der üblichen Stellung.
    [rated-guest] Gäste spielen ohne Wertung.
    [rules] Diese Regeln gibt es nicht.
    [pace] Das ist keine Bedenkzeit. Beispiele: 3+2, 10, 2d.
    [position] Aus dieser Stellung kann keine Partie beginnen.
    [chat] Eine Nachricht hat 1 bis 280 Zeichen.
    [muted] Du darfst vorläufig nicht chatten.
    [banned] Dieses Konto darf vorläufig nicht spielen.
    [not-found] Das gibt es nicht mehr.
    [already-asked] Du hast schon gefragt.
    [too-early] Erst müssen beide Seiten gezogen haben.
    [nothing-to-take-back] Du hast keinen Zug, den du zurücknehmen könntest.
    [link] Dieser Link ist ungültig.
    [chat-off] Der Chat ist hier ausgeschaltet.
    [chat-link] Gäste können keine Links senden.
    [not-allowed] Das darfst du nicht.
    [report] Eine Meldung hat 1 bis 1000 Zeichen.
    [key-guest] Ein Bot braucht ein Konto.
    [tournament] In einem Turnier geht das nicht.
    [tournament-name] Ein Name hat 2 bis 50 Zeichen.
    [tournament-guest] Zum Anlegen eines Turniers brauchst du ein Konto.
    [tournament-pace] Ein Turnier braucht eine Bedenkzeit, und in der Arena sind Tage nicht möglich.
    [tournament-rounds] Wähle 1 bis 30 Runden.
    [tournament-minutes] Wähle 1 bis 720 Minuten.
    [tournament-start] Wähle einen Beginn in der Zukunft, höchstens in einem Jahr.
    [tournament-many] Es gibt zu viele Turniere. Beende zuerst eines.
    [tournament-closed] Es nimmt keine Spieler mehr auf.
    [tournament-team] Wähle eine Mannschaft.
    [tournament-empty] Es sind noch nicht genug Spieler da.
    [tournament-host] Wer das Simultan gibt, bleibt dabei.
   *[other] Das hat nicht geklappt. Versuch es noch einmal.
    }
