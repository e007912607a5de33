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
club-ruled = Der Schiedsrichter hat entschieden.
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
club-passkey-hint = Ein Passkey ist dein Fingerabdruck, dein Gesicht oder die PIN deines Geräts. Du musst dir kein Passwort merken.
club-passkey-sign-in = Mit Passkey anmelden
club-passkey-sign-up = Konto mit Passkey anlegen
club-ways-in = Anmeldung
club-passkey-add = Passkey hinzufügen
club-passkey-label = Name des Passkeys
club-passkey-remove = Entfernen
club-passkey-added = Hinzugefügt am { $date }
club-passkey-used = Zuletzt benutzt am { $date }
club-passkey-second = Wenn du dein Gerät verlierst, kannst du dich nicht mehr anmelden. Füge einen zweiten Passkey oder ein Passwort hinzu.
club-password-new = Neues Passwort
club-password-save = Passwort speichern
club-password-remove = Passwort entfernen
club-sure = Bestätige zuerst, dass du es bist. Versuche es dann noch einmal.
club-sure-passkey = Mit Passkey bestätigen
club-sure-password = Mit dem Passwort bestätigen
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
club-bye-kind = { $key ->
    [half-bye] spielfrei mit halbem Punkt
    [zero-bye] spielfrei ohne Punkte
   *[other] spielfrei
    }
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
club-arbiter = Schiedsrichter
club-reason = Grund (für alle sichtbar)
club-result = Ergebnis
club-set-result = Ergebnis festlegen
club-measure = { $key ->
    [forfeit] Partie verloren geben
    [pause] Aussetzen lassen
    [withdraw] Ausschließen
   *[other] Wieder zulassen
    }
club-bye-ask = Eine Runde aussetzen
club-bye-round = Runde
club-bye-back = Doch spielen
club-own-bye = Runde { $n }: Du bist { $kind }.
club-change-start = Beginn ändern
club-pair-again = Runde neu auslosen
club-cancel-tournament = Turnier absagen
club-tournament-cancelled = Abgesagt
club-journal = Entscheidungen
club-journal-line = { $what ->
    [result] Runde { $round }, { $players }: aus { $old } wird { $new }
    [forfeit] Runde { $round }, { $players }: kampflos, { $new }
    [pause] { $players } setzt aus
    [withdraw] { $players } ist ausgeschlossen
    [readmit] { $players } spielt wieder mit
    [late] { $players } steigt vor Runde { $round } ein
    [half-bye] { $players }: in Runde { $round } spielfrei mit halbem Punkt
    [zero-bye] { $players }: in Runde { $round } spielfrei ohne Punkte
    [no-bye] { $players } spielt in Runde { $round } doch
    [start] Neuer Beginn: { $new }
    [no-start] Die Turnierleitung startet das Turnier
    [cancel] Das Turnier ist abgesagt
    [end] Das Turnier endet vorzeitig
   *[other] Runde { $round } wird neu ausgelost
    }
club-own-place = Dein Platz: { $place } von { $all } · Punkte: { $points }
club-still-playing = { $n ->
    [one] 1 Partie dieser Runde läuft noch
   *[other] { $n } Partien dieser Runde laufen noch
    }
club-show-all = Alle { $n } zeigen
club-withdrawn = Der Schiedsrichter hat dich ausgeschlossen.
club-half-byes = Freie Runden mit halbem Punkt je Spieler
club-last-rounds = Anzahl der letzten Runden ohne solche freien Runden
club-late-until = Nachmeldung bis zu dieser Runde (0: immer)
club-bots = Bots dürfen mitspielen
club-place = Platz { $place } von { $all }
club-broadcasts = Übertragungen
club-broadcast-none = Zurzeit keine Übertragungen.
club-broadcast-all = Alle Übertragungen
club-broadcast-new = Neue Übertragung
club-broadcast-now = Jetzt
club-broadcast-coming = Demnächst
club-broadcast-past = Vorbei
club-broadcast-title = Titel
club-broadcast-place = Ort
club-broadcast-dates = Termin
club-broadcast-about = Beschreibung
club-broadcast-code = Code eigener Regeln (statt der Auswahl oben)
club-broadcast-save = Speichern
club-broadcast-steer = Für Übertragende
club-broadcast-paste = Partien als PDN
club-broadcast-push = Veröffentlichen
club-broadcast-push-address = Programme senden Partien an diese Adresse, mit dem Schlüssel aus deinem Profil:
club-broadcast-troubles = Probleme
club-broadcast-edit = Übertragung bearbeiten
club-broadcast-edit-round = Runde bearbeiten
club-broadcast-new-round = Neue Runde
club-broadcast-round-name = Name der Runde (leer: ihre Nummer)
club-broadcast-round-start = Beginn
club-broadcast-round-ended = Die Runde ist vorbei
club-broadcast-source = Adresse einer PDN-Datei, die der Club abruft
club-broadcast-every = Sekunden zwischen zwei Abrufen
club-broadcast-remove = Übertragung löschen
club-broadcast-remove-round = Runde löschen
club-broadcast-remove-game = Diese Partie löschen
club-broadcast-no-games = Noch keine Partien.
club-broadcast-boards = Alle Bretter
club-broadcast-first = Anfangsstellung
club-broadcast-before = Voriger Zug
club-broadcast-after = Nächster Zug
club-broadcast-last = Letzte Stellung
club-broadcast-round = Runde { $n }
club-broadcast-board = Brett { $n }
club-broadcast-last-move = letzter Zug { $text }
club-broadcast-games = { $n ->
    [one] 1 Partie, { $live } im Gang
   *[other] { $n } Partien, { $live } im Gang
    }
club-broadcast-pushed = { $n ->
    [one] 1 Partie gelesen, { $changed } geändert.
   *[other] { $n } Partien gelesen, { $changed } geändert.
    }
club-broadcast-source-failed = Der Club kann die Partien nicht abrufen: { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game }: „{ $found }“ bei Zug { $n } ist nicht erlaubt. Die Partie ist bis dahin zu sehen.
    [unknown-move] { $game }: Zug { $n } lässt sich nicht nachvollziehen. Die Partie ist bis dahin zu sehen.
    [other-rules] { $game } wird nach anderen Regeln gespielt und wurde ausgelassen.
    [position] { $game }: Die Stellung „{ $found }“ ist nicht lesbar.
    [too-long] { $game } ist zu lang und wurde ausgelassen.
    [too-many] Es sind zu viele Partien. Der Rest wurde ausgelassen.
    [twice] { $game } kommt zweimal vor. Die erste zählt.
   *[other] { $game } ist keine Partie.
    }
club-push = Benachrichtigungen
club-push-about = Dieses Gerät kann dir sagen, was geschieht, auch wenn diese Website nicht geöffnet ist. Über eine Partie, die du gerade ansiehst, wirst du nicht benachrichtigt.
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
    [passkey] Der Passkey wurde nicht angenommen.
    [passkey-unknown] Kein Konto hat hier diesen Passkey.
    [passkey-other] Dieser Passkey gehört zu einem anderen Konto.
    [passkey-copied] Dieser Passkey wurde nicht angenommen, weil es vielleicht eine Kopie davon gibt.
    [passkey-taken] Ein Konto hat diesen Passkey schon.
    [passkey-many] Ein Konto hat höchstens 20 Passkeys.
    [passkey-label] Der Name eines Passkeys hat höchstens 40 Zeichen.
    [passkey-none] Es wurde kein Passkey benutzt.
    [no-passkeys] Passkeys funktionieren unter dieser Adresse nicht.
    [ceremony] Das hat zu lange gedauert. Versuche es noch einmal.
    [sure] Bestätige zuerst, dass du es bist.
    [last-way-in] Das ist der letzte Weg in dein Konto. Füge zuerst einen anderen hinzu.
    [tournament-bots] Bots dürfen an diesem Turnier nicht teilnehmen.
    [tournament-withdrawn] Der Schiedsrichter hat dich ausgeschlossen.
    [tournament-reason] Ein Grund hat 1 bis 200 Zeichen.
    [tournament-own-game] Du spielst in dieser Partie. Ein Moderator entscheidet darüber.
    [tournament-result] Dieses Ergebnis ist hier nicht möglich.
    [tournament-same] Das ist schon so.
    [tournament-no-game] Dieser Spieler hat gerade keine Partie.
    [tournament-over] Das Turnier ist vorbei.
    [tournament-begun] Das Turnier hat begonnen oder ist vorbei.
    [tournament-bye] Aussetzen kann man nur in einer Runde, die noch nicht ausgelost ist.
    [tournament-bye-few] In dieser Runde blieben zu wenige Spieler.
    [tournament-half-bye] In dieser Runde gibt es für Aussetzen keinen halben Punkt.
    [tournament-moved] Partien dieser Runde haben begonnen.
    [tournament-pair-again] Nur Runden eines Schweizer Turniers werden neu ausgelost.
    [tournament-terms] Wähle 0 bis 3 freie Runden mit halbem Punkt.
    [broadcast-title] Ein Titel hat 2 bis 80 Zeichen.
    [broadcast-line] Eine Zeile hat höchstens 80 Zeichen.
    [broadcast-about] Eine Beschreibung hat höchstens 1.000 Zeichen.
    [broadcast-start] Wähle einen Beginn innerhalb von zwei Jahren.
    [broadcast-source] Diese Adresse ruft der Club nicht ab: https:// und ein öffentlicher Server.
    [broadcast-every] Wähle 5 bis 3.600 Sekunden.
    [broadcast-rounds] Eine Übertragung hat höchstens 40 Runden.
    [broadcast-many] Es gibt zu viele Übertragungen. Lösche zuerst eine.
    [broadcast-no-game] Es ist keine Partie darin.
    [too-long] Das ist zu lang.
   *[other] Das hat nicht geklappt. Versuch es noch einmal.
    }
