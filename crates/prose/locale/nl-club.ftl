# De club: mensen spelen tegen elkaar.

club-title = Club
club-offers = Open voorstellen
club-no-offers = Er wacht niemand. Doe een voorstel, dan zien anderen het.
club-games = Lopende partijen
club-no-games = Er wordt nu niet gespeeld.
club-people = { $n ->
    [one] 1 persoon hier
   *[other] { $n } personen hier
    }
club-new = Nieuwe partij
club-pace = Bedenktijd
club-pace-other = Andere bedenktijd
club-rated = Telt mee
club-seek = Zoek een tegenstander
club-seeking = Wachten op een tegenstander …
club-unseek = Annuleren
club-invite = Uitnodigen met een link
club-invited = Stuur deze link, of laat je tegenstander de code scannen. De partij begint zodra hij of zij aanneemt.
club-challenge = { $name } nodigt je uit voor een partij.
club-challenge-own = Je uitnodiging staat open.
club-challenge-gone = Deze uitnodiging is niet meer geldig.
club-accept = Aannemen
club-withdraw = Intrekken
club-take = Spelen
club-watch = Kijken
club-lobby = Lobby
club-account = Account
club-guest = Je speelt als gast. Met een account blijven je partijen bewaard en kun je partijen spelen die meetellen.
club-link = Met deze geheime link kom je op elk apparaat terug als { $name }:
club-name = Naam
club-password = Wachtwoord
club-sign-in = Inloggen
club-sign-up = Account maken
club-sign-out = Uitloggen
club-connecting = Verbinden …
club-lost = Verbinding verbroken. Nieuwe poging …
club-away = afwezig
club-away-wait = { $name } is weg. Over { $n } s kun je de partij opeisen.
club-away-claim = { $name } heeft de partij verlaten.
club-claim-win = Winst opeisen
club-claim-draw = Remise maken
club-left = { $name } heeft de partij verlaten.
club-left-drawn = Een speler is weggegaan en de ander koos voor remise.
club-ruled = De arbiter heeft beslist.
club-aborted = Afgebroken
club-aborted-line = De partij eindigde voordat ze begon.
club-draw-offered = { $name } biedt remise aan.
club-draw-own = Je hebt remise aangeboden.
club-takeback-asked = { $name } wil een zet terugnemen.
club-takeback-own = Je hebt gevraagd je zet terug te nemen.
club-agree = Akkoord
club-decline = Weigeren
club-takeback = Terugnemen
club-more-time = Geef 15 s
club-abort = Afbreken
club-rematch = Revanche
club-rematch-offered = { $name } wil een revanche.
club-rematch-own = Je hebt een revanche voorgesteld.
club-next = Naar de revanche
club-again = Nieuwe partij
club-chat = Chat
club-say = Zeg iets
club-send = Versturen
club-rating-change = { $name }: { $before } → { $after }
club-first-move = { $n } s voor de eerste zet
club-pace-days = { $n ->
    [one] 1 dag per zet
   *[other] { $n } dagen per zet
    }
club-watching = Je kijkt mee.
club-your-games = Jouw partijen
club-go-on = Verder spelen
club-challenge-send = Uitdagen
club-challenging = Je daagt { $name } uit.
club-challenge-sent = Wachten op antwoord …
club-declined = Je uitdaging is afgewezen.
club-gone = Voormalige speler
club-here = nu aanwezig
club-since = Lid sinds { $date }
club-totals = { $n ->
    [one] 1 partij: { $won } gewonnen, { $drawn } remise
   *[other] { $n } partijen: { $won } gewonnen, { $drawn } remise
    }
club-ratings = Ratings
club-no-ratings = Nog geen partijen voor de rating.
club-speed = { $key ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rapid
    [classical] Klassiek
   *[other] Correspondentie
    }
club-past-games = Partijen
club-more-games = Meer partijen
club-show = Bekijken
club-download = Downloaden als PDN
club-to-library = Openen in de bibliotheek
club-report-open = Melden
club-report-hint = Wat is er gebeurd?
club-reported = Bedankt. Een moderator kijkt ernaar.
club-report = { $name } meldt { $other }:
club-own-data = Jouw gegevens
club-export = Je gegevens downloaden
club-make-key = Sleutel voor een bot
club-key-once = Met deze sleutel speelt een programma onder jouw naam. Hij wordt maar één keer getoond:
club-erase = Account verwijderen
club-erase-sure = Je naam, je chat en je ratings worden verwijderd. Je partijen blijven zonder je naam bewaard. Dit kan niet ongedaan worden gemaakt. Druk nog een keer om te bevestigen.
club-passkey-hint = Een toegangssleutel is je vingerafdruk, je gezicht of de pincode van je apparaat. Je hoeft geen wachtwoord te onthouden.
club-passkey-sign-in = Inloggen met een toegangssleutel
club-passkey-sign-up = Account maken met een toegangssleutel
club-ways-in = Inloggen
club-passkey-add = Toegangssleutel toevoegen
club-passkey-label = Naam van de toegangssleutel
club-passkey-remove = Verwijderen
club-passkey-added = Toegevoegd op { $date }
club-passkey-used = Laatst gebruikt op { $date }
club-passkey-second = Als je je apparaat kwijtraakt, kun je niet meer inloggen. Voeg een tweede toegangssleutel of een wachtwoord toe.
club-password-new = Nieuw wachtwoord
club-password-save = Wachtwoord opslaan
club-password-remove = Wachtwoord verwijderen
club-sure = Bevestig eerst dat jij het bent. Probeer het dan opnieuw.
club-sure-passkey = Bevestigen met een toegangssleutel
club-sure-password = Bevestigen met het wachtwoord
club-moderation = Moderatie
club-reports = Meldingen
club-no-reports = Er is niets om naar te kijken.
club-settled = Afgehandeld
club-people-list = Mensen
club-find-people = Iemand op naam zoeken
club-mute = 7 dagen dempen
club-unmute = Dempen opheffen
club-ban = 7 dagen uitsluiten
club-unban = Uitsluiting opheffen
club-make-moderator = Moderator maken
club-make-player = Moderatorrol intrekken
club-tournaments = Toernooien
club-no-tournaments = Er zijn op dit moment geen toernooien.
club-new-tournament = Nieuw toernooi
club-format = Toernooivorm
club-tournament-kind = { $key ->
    [arena] Arena
    [swiss] Zwitsers
    [round-robin] Rondtoernooi
    [team-match] Teamwedstrijd
    [scheveningen] Scheveningen
   *[other] Simultaan
    }
club-tournament-about = { $key ->
    [arena] Wie vrij is, wordt meteen opnieuw ingedeeld, tot de tijd om is. Na twee overwinningen op rij tellen partijen dubbel.
    [swiss] Spelers met evenveel punten treffen elkaar, volgens het Zwitserse systeem van de FIDE.
    [round-robin] Iedereen speelt tegen iedereen.
    [team-match] Elk bord speelt in elke ronde tegen hetzelfde bord van het andere team.
    [scheveningen] Iedereen speelt tegen iedereen van het andere team.
   *[other] Je speelt tegelijk tegen iedereen die meedoet.
    }
club-rounds = Ronden
club-minutes = Minuten
club-double = Iedereen speelt twee keer tegen iedereen
club-team = Team { $n }
club-start-time = Begin (leeg: je start zelf)
club-make-tournament = Aanmaken
club-organizer = Organisatie
club-join = Meedoen
club-join-team = Meedoen met { $name }
club-leave-tournament = Stoppen
club-start-now = Nu starten
club-end-tournament = Toernooi beëindigen
club-remove-tournament = Toernooi verwijderen
club-stay-here = Je partij opent vanzelf als je hier blijft.
club-not-paired = Je wordt niet meer ingedeeld. Doe weer mee om terug te komen.
club-standings = Stand
club-player = Speler
club-points = Punten
club-tie-break = { $key ->
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz zonder het laagste resultaat
    [sonneborn-berger] Sonneborn-Berger
   *[other] Overwinningen
    }
club-bye-kind = { $key ->
    [half-bye] vrije ronde met een half punt
    [zero-bye] vrije ronde zonder punten
   *[other] vrije ronde
    }
club-pairings = Partijen
club-no-pairings = Nog geen partijen.
club-round = Ronde { $n } van { $all }
club-round-count = { $n ->
    [one] 1 ronde
   *[other] { $n } ronden
    }
club-round-before = Vorige ronde
club-round-after = Volgende ronde
club-tournament-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
    }
club-tournament-players = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
    }
club-starts-at = Begin: { $date }
club-starts-in = Begint over { $time }
club-ends-in = Eindigt over { $time }
club-next-in = Volgende ronde over { $time }
club-waits-for-organizer = De organisatie start het.
club-tournament-runs = Bezig
club-tournament-over = Afgelopen
club-to-tournament = Naar het toernooi
club-arbiter = Arbiter
club-reason = Reden (iedereen ziet die)
club-result = Uitslag
club-set-result = Uitslag vaststellen
club-measure = { $key ->
    [forfeit] Partij verloren verklaren
    [pause] Laten pauzeren
    [withdraw] Terugtrekken
   *[other] Weer toelaten
    }
club-bye-ask = Een ronde overslaan
club-bye-round = Ronde
club-bye-back = Toch spelen
club-own-bye = Ronde { $n }: je hebt een { $kind }.
club-change-start = Begin wijzigen
club-pair-again = Ronde opnieuw indelen
club-cancel-tournament = Toernooi afgelasten
club-tournament-cancelled = Afgelast
club-journal = Beslissingen
club-journal-line = { $what ->
    [result] Ronde { $round }, { $players }: { $old } wordt { $new }
    [forfeit] Ronde { $round }, { $players }: reglementair, { $new }
    [pause] { $players } pauzeert
    [withdraw] { $players } is teruggetrokken
    [readmit] { $players } speelt weer mee
    [late] { $players } doet mee vanaf ronde { $round }
    [half-bye] { $players }: vrije ronde met een half punt in ronde { $round }
    [zero-bye] { $players }: vrije ronde zonder punten in ronde { $round }
    [no-bye] { $players } speelt toch in ronde { $round }
    [start] Nieuw begin: { $new }
    [no-start] De organisator start het toernooi
    [cancel] Het toernooi is afgelast
    [end] Het toernooi eindigt eerder
   *[other] Ronde { $round } wordt opnieuw ingedeeld
    }
club-own-place = Je plaats: { $place } van { $all } · punten: { $points }
club-still-playing = { $n ->
    [one] 1 partij van deze ronde is nog bezig
   *[other] { $n } partijen van deze ronde zijn nog bezig
    }
club-show-all = Alle { $n } tonen
club-withdrawn = De arbiter heeft je teruggetrokken.
club-half-byes = Vrije ronden met een half punt per speler
club-last-rounds = Laatste ronden zonder vrije ronde met een half punt
club-late-until = Laatkomers doen mee tot deze ronde (0: altijd)
club-bots = Bots mogen meedoen
club-place = Plaats { $place } van { $all }
club-broadcasts = Uitzendingen
club-broadcast-none = Op dit moment geen uitzendingen.
club-broadcast-all = Alle uitzendingen
club-broadcast-new = Nieuwe uitzending
club-broadcast-now = Nu
club-broadcast-coming = Binnenkort
club-broadcast-past = Voorbij
club-broadcast-title = Titel
club-broadcast-place = Plaats
club-broadcast-dates = Data
club-broadcast-about = Beschrijving
club-broadcast-code = Code van huisregels (in plaats van de keuze hierboven)
club-broadcast-save = Opslaan
club-broadcast-steer = Voor wie uitzendt
club-broadcast-paste = Partijen als PDN
club-broadcast-push = Publiceren
club-broadcast-push-address = Programma’s sturen partijen naar dit adres, met de sleutel uit je profiel:
club-broadcast-troubles = Problemen
club-broadcast-edit = Uitzending bewerken
club-broadcast-edit-round = Ronde bewerken
club-broadcast-new-round = Nieuwe ronde
club-broadcast-round-name = Naam van de ronde (leeg: het nummer)
club-broadcast-round-start = Begin
club-broadcast-round-ended = De ronde is voorbij
club-broadcast-source = Adres van een PDN-bestand dat de club ophaalt
club-broadcast-every = Seconden tussen twee keer ophalen
club-broadcast-remove = Uitzending verwijderen
club-broadcast-remove-round = Ronde verwijderen
club-broadcast-remove-game = Deze partij verwijderen
club-broadcast-no-games = Nog geen partijen.
club-broadcast-boards = Alle borden
club-broadcast-first = Beginstand
club-broadcast-before = Vorige zet
club-broadcast-after = Volgende zet
club-broadcast-last = Laatste stand
club-broadcast-round = Ronde { $n }
club-broadcast-board = Bord { $n }
club-broadcast-last-move = laatste zet { $text }
club-broadcast-games = { $n ->
    [one] 1 partij, { $live } bezig
   *[other] { $n } partijen, { $live } bezig
    }
club-broadcast-pushed = { $n ->
    [one] 1 partij gelezen, { $changed } gewijzigd.
   *[other] { $n } partijen gelezen, { $changed } gewijzigd.
    }
club-broadcast-source-failed = De club kan de partijen niet ophalen: { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game }: “{ $found }” bij zet { $n } mag niet. De partij is tot daar te zien.
    [unknown-move] { $game }: zet { $n } is niet te volgen. De partij is tot daar te zien.
    [other-rules] { $game } wordt volgens andere regels gespeeld en is weggelaten.
    [position] { $game }: de stand “{ $found }” is niet te lezen.
    [too-long] { $game } is te lang en is weggelaten.
    [too-many] Er zijn te veel partijen. De rest is weggelaten.
    [twice] { $game } komt twee keer voor. De eerste telt.
   *[other] { $game } is geen partij.
    }
club-push = Meldingen
club-push-about = Dit apparaat kan je vertellen wat er gebeurt, ook als deze site niet open is. Over een partij die je bekijkt, krijg je geen melding.
club-push-on = Aanzetten op dit apparaat
club-push-off = Uitzetten op dit apparaat
club-push-is-on = Meldingen staan aan op dit apparaat.
club-push-test = Testmelding sturen
club-push-tested = Er is een testmelding onderweg.
club-push-blocked = De browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van de browser voor deze site.
club-push-unsupported = Deze browser kan hier geen meldingen ontvangen. Zet de club op een iPhone of iPad eerst op het beginscherm en open hem daar. Privévensters hebben geen meldingen.
club-push-insecure = Voor meldingen is een versleutelde verbinding (https) nodig.
club-push-failed = De browser kon zijn pushdienst niet bereiken. Probeer het later nog eens.
club-push-devices = Apparaten
club-push-this = dit apparaat
club-push-remove = Verwijderen
club-push-kind = { $key ->
    [turn] Je bent aan zet in een correspondentiepartij
    [time] Je tijd raakt op in een correspondentiepartij
    [challenge] Uitdagingen aan jou
    [begun] Een partij van jou begint
    [ended] Een partij van jou eindigt
   *[other] De volgende ronde van een toernooi
    }
club-told = { $key ->
    [turn] Jij bent aan zet
    [time] Je tijd raakt op
    [challenge] Uitdaging
    [begun] Nieuwe partij
    [ended] Partij afgelopen
    [round] Volgende ronde
   *[other] Meldingen
    }
club-told-turn = { $name } heeft gezet.
club-told-time = { $n ->
    [one] Je hebt nog 1 uur voor je zet tegen { $name }.
   *[other] Je hebt nog { $n } uur voor je zet tegen { $name }.
    }
club-told-begun = Je partij tegen { $name } is begonnen.
club-told-ended = { $key ->
    [won] Je hebt van { $name } gewonnen.
    [lost] Je hebt van { $name } verloren.
    [drawn] Je partij tegen { $name } is remise.
   *[other] Je partij tegen { $name } is afgebroken.
    }
club-told-round = Je partij tegen { $name } wacht op je.
club-told-test = Meldingen werken op dit apparaat.
club-problem = { $key ->
    [name-taken] Iemand anders heeft deze naam al.
    [name-length] Een naam heeft 2 tot 20 tekens.
    [name-character] Een naam bestaat uit letters en cijfers, met daartussen losse spaties, punten, koppeltekens of lage streepjes.
    [name-guest] Namen die met “Guest” beginnen zijn voor gasten.
    [password] Een wachtwoord heeft minstens 8 tekens.
    [wrong] De naam of het wachtwoord klopt niet.
    [too-often] Te veel pogingen. Wacht een minuut.
    [full] De lobby is vol. Neem een van de voorstellen aan.
    [gone] Dit voorstel bestaat niet meer.
    [rated] Alleen partijen van een variant met klok, vanuit de gewone stand, tellen mee.
    [rated-guest] Gasten spelen partijen die niet meetellen.
    [rules] Deze regels bestaan niet.
    [pace] Dit is geen bedenktijd. Voorbeelden: 3+2, 10, 2d.
    [position] Vanuit deze stand kan geen partij beginnen.
    [chat] Een bericht heeft 1 tot 280 tekens.
    [muted] Je mag voorlopig niet chatten.
    [banned] Dit account mag voorlopig niet spelen.
    [not-found] Dit bestaat niet meer.
    [already-asked] Je hebt het al gevraagd.
    [too-early] Eerst moeten beide kanten een zet doen.
    [nothing-to-take-back] Je hebt geen zet om terug te nemen.
    [link] Deze link is ongeldig.
    [chat-off] De chat staat hier uit.
    [chat-link] Gasten kunnen geen links sturen.
    [not-allowed] Dat mag je niet.
    [report] Een melding heeft 1 tot 1000 tekens.
    [key-guest] Een bot heeft een account nodig.
    [tournament] Dat mag niet in een toernooi.
    [tournament-name] Een naam heeft 2 tot 50 tekens.
    [tournament-guest] Je hebt een account nodig om een toernooi aan te maken.
    [tournament-pace] Een toernooi heeft een klok nodig, en in een arena kan niet met dagen worden gespeeld.
    [tournament-rounds] Kies 1 tot 30 ronden.
    [tournament-minutes] Kies 1 tot 720 minuten.
    [tournament-start] Kies een begin in de toekomst, binnen een jaar.
    [tournament-many] Er zijn te veel toernooien. Beëindig er eerst een.
    [tournament-closed] Het neemt geen spelers meer aan.
    [tournament-team] Kies een team.
    [tournament-empty] Er zijn nog niet genoeg spelers.
    [tournament-host] Wie de simultaan geeft, blijft.
    [passkey] De toegangssleutel is niet geaccepteerd.
    [passkey-unknown] Geen enkel account heeft hier deze toegangssleutel.
    [passkey-other] Deze toegangssleutel hoort bij een ander account.
    [passkey-copied] Deze toegangssleutel is niet geaccepteerd, omdat er misschien een kopie van bestaat.
    [passkey-taken] Een account heeft deze toegangssleutel al.
    [passkey-many] Een account heeft hoogstens 20 toegangssleutels.
    [passkey-label] De naam van een toegangssleutel heeft hoogstens 40 tekens.
    [passkey-none] Er is geen toegangssleutel gebruikt.
    [no-passkeys] Toegangssleutels werken niet op dit adres.
    [ceremony] Dat duurde te lang. Probeer het opnieuw.
    [sure] Bevestig eerst dat jij het bent.
    [last-way-in] Dit is de laatste manier om in te loggen. Voeg eerst een andere toe.
    [tournament-bots] Bots mogen niet aan dit toernooi meedoen.
    [tournament-withdrawn] De arbiter heeft je teruggetrokken.
    [tournament-reason] Een reden heeft 1 tot 200 tekens.
    [tournament-own-game] Je speelt zelf in deze partij. Een moderator beslist erover.
    [tournament-result] Deze uitslag kan hier niet.
    [tournament-same] Dat is al zo.
    [tournament-no-game] Deze speler heeft nu geen partij.
    [tournament-over] Het toernooi is afgelopen.
    [tournament-begun] Het toernooi is begonnen of afgelopen.
    [tournament-bye] Een vrije ronde kan alleen als die nog niet is ingedeeld.
    [tournament-bye-few] Er blijven te weinig spelers over in deze ronde.
    [tournament-half-bye] In deze ronde kan geen vrije ronde met een half punt.
    [tournament-moved] Er zijn partijen van deze ronde begonnen.
    [tournament-pair-again] Alleen een ronde van een Zwitsers toernooi wordt opnieuw ingedeeld.
    [tournament-terms] Kies 0 tot 3 vrije ronden met een half punt.
    [broadcast-title] Een titel heeft 2 tot 80 tekens.
    [broadcast-line] Een regel heeft hoogstens 80 tekens.
    [broadcast-about] Een beschrijving heeft hoogstens 1.000 tekens.
    [broadcast-start] Kies een begin binnen twee jaar.
    [broadcast-source] Dit adres haalt de club niet op: https:// en een openbare server.
    [broadcast-every] Kies 5 tot 3.600 seconden.
    [broadcast-rounds] Een uitzending heeft hoogstens 40 rondes.
    [broadcast-many] Er zijn te veel uitzendingen. Verwijder er eerst een.
    [broadcast-no-game] Er staat geen partij in.
    [too-long] Dat is te lang.
   *[other] Dat is niet gelukt. Probeer het opnieuw.
    }
