# Klub: ludzie grają ze sobą.

club-title = Klub
club-offers = Otwarte propozycje
club-no-offers = Nikt nie czeka. Złóż propozycję, a inni ją zobaczą.
club-games = Trwające partie
club-no-games = W tej chwili nikt nie gra.
club-people = { $n ->
    [one] 1 osoba tutaj
    [few] { $n } osoby tutaj
    [many] { $n } osób tutaj
   *[other] { $n } osoby tutaj
    }
club-new = Nowa partia
club-pace = Czas
club-pace-other = Inny czas
club-rated = Na ranking
club-seek = Szukaj przeciwnika
club-seeking = Czekamy na przeciwnika …
club-unseek = Anuluj
club-invite = Zaproś linkiem
club-invited = Wyślij ten link albo pozwól zeskanować kod. Partia zacznie się po przyjęciu zaproszenia.
club-challenge = { $name } zaprasza cię do gry.
club-challenge-own = Twoje zaproszenie jest otwarte.
club-challenge-gone = To zaproszenie jest już nieaktualne.
club-accept = Przyjmij
club-withdraw = Wycofaj
club-take = Graj
club-watch = Oglądaj
club-lobby = Sala
club-account = Konto
club-guest = Grasz jako gość. Z kontem twoje partie zostają zachowane i możesz grać na ranking.
club-link = Ten tajny link przywróci cię jako { $name } na dowolnym urządzeniu:
club-name = Nazwa
club-password = Hasło
club-sign-in = Zaloguj się
club-sign-up = Załóż konto
club-sign-out = Wyloguj się
club-connecting = Łączenie …
club-lost = Utracono połączenie. Kolejna próba …
club-away = nieobecność
club-away-wait = { $name } – brak połączenia. Za { $n } s możesz zażądać wygranej.
club-away-claim = { $name } nie wraca do partii.
club-claim-win = Zażądaj wygranej
club-claim-draw = Uznaj remis
club-left = { $name } nie wraca do partii.
club-left-drawn = Jeden z graczy odszedł, a drugi wybrał remis.
club-ruled = Tak zdecydował sędzia.
club-aborted = Odwołana
club-aborted-line = Partia skończyła się, zanim się zaczęła.
club-draw-offered = { $name } proponuje remis.
club-draw-own = Zaproponowano remis.
club-takeback-asked = { $name } prosi o cofnięcie ruchu.
club-takeback-own = Wysłano prośbę o cofnięcie ruchu.
club-agree = Zgoda
club-decline = Odmów
club-takeback = Cofnij ruch
club-more-time = Dodaj 15 s
club-abort = Odwołaj
club-rematch = Rewanż
club-rematch-offered = { $name } chce rewanżu.
club-rematch-own = Zaproponowano rewanż.
club-next = Do rewanżu
club-again = Nowa partia
club-chat = Czat
club-say = Napisz coś
club-send = Wyślij
club-rating-change = { $name }: { $before } → { $after }
club-first-move = { $n } s na pierwszy ruch
club-pace-days = { $n ->
    [one] 1 dzień na ruch
    [few] { $n } dni na ruch
    [many] { $n } dni na ruch
   *[other] { $n } dnia na ruch
    }
club-watching = Oglądasz.
club-your-games = Twoje partie
club-go-on = Graj dalej
club-challenge-send = Wyzwij
club-challenging = Wyzywasz gracza { $name }.
club-challenge-sent = Czekamy na odpowiedź …
club-declined = Twoje wyzwanie zostało odrzucone.
club-gone = Były gracz
club-here = teraz tutaj
club-since = W klubie od { $date }
club-totals = { $n ->
    [one] 1 partia: wygrane { $won }, remisy { $drawn }
    [few] { $n } partie: wygrane { $won }, remisy { $drawn }
   *[other] { $n } partii: wygrane { $won }, remisy { $drawn }
    }
club-ratings = Rankingi
club-no-ratings = Nie ma jeszcze partii rankingowych.
club-speed = { $key ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Szybkie
    [classical] Klasyczne
   *[other] Korespondencyjne
    }
club-past-games = Partie
club-more-games = Więcej partii
club-show = Pokaż
club-download = Pobierz jako PDN
club-to-library = Otwórz w bibliotece
club-report-open = Zgłoś
club-report-hint = Co się stało?
club-reported = Dziękujemy. Moderator to sprawdzi.
club-report = { $name } zgłasza gracza { $other }:
club-own-data = Twoje dane
club-export = Pobierz swoje dane
club-make-key = Klucz dla bota
club-key-once = Z tym kluczem program gra pod twoją nazwą. Jest pokazywany tylko raz:
club-erase = Usuń konto
club-erase-sure = Twoja nazwa, wiadomości i rankingi zostaną usunięte. Partie pozostaną bez twojej nazwy. Nie można tego cofnąć. Naciśnij jeszcze raz, aby potwierdzić.
club-passkey-hint = Klucz dostępu to twój odcisk palca, twarz lub kod PIN urządzenia. Nie trzeba pamiętać hasła.
club-passkey-sign-in = Zaloguj się kluczem dostępu
club-passkey-sign-up = Załóż konto z kluczem dostępu
club-ways-in = Logowanie
club-passkey-add = Dodaj klucz dostępu
club-passkey-label = Nazwa klucza dostępu
club-passkey-remove = Usuń
club-passkey-added = Dodano { $date }
club-passkey-used = Ostatnio użyto { $date }
club-passkey-second = Jeśli stracisz urządzenie, nie zalogujesz się. Dodaj drugi klucz dostępu lub hasło.
club-password-new = Nowe hasło
club-password-save = Zapisz hasło
club-password-remove = Usuń hasło
club-sure = Najpierw potwierdź, że to ty. Potem spróbuj ponownie.
club-sure-passkey = Potwierdź kluczem dostępu
club-sure-password = Potwierdź hasłem
club-moderation = Moderacja
club-reports = Zgłoszenia
club-no-reports = Nie ma nic do sprawdzenia.
club-settled = Gotowe
club-people-list = Ludzie
club-find-people = Znajdź kogoś po nazwie
club-mute = Wycisz na 7 dni
club-unmute = Cofnij wyciszenie
club-ban = Zablokuj na 7 dni
club-unban = Odblokuj
club-make-moderator = Mianuj moderatorem
club-make-player = Odbierz rolę moderatora
club-tournaments = Turnieje
club-no-tournaments = Obecnie nie ma turniejów.
club-new-tournament = Nowy turniej
club-format = System
club-tournament-kind = { $key ->
    [arena] Arena
    [swiss] System szwajcarski
    [round-robin] System kołowy
    [team-match] Mecz drużynowy
    [scheveningen] System scheveningeński
   *[other] Symultana
    }
club-tournament-about = { $key ->
    [arena] Kto jest wolny, od razu dostaje nową parę, aż skończy się czas. Po dwóch wygranych z rzędu partie liczą się podwójnie.
    [swiss] Spotykają się gracze z równą liczbą punktów, według systemu szwajcarskiego FIDE.
    [round-robin] Każdy gra z każdym.
    [team-match] W każdej rundzie plansza gra z tą samą planszą drugiej drużyny.
    [scheveningen] Każdy gra z każdym z drugiej drużyny.
   *[other] Grasz jednocześnie ze wszystkimi uczestnikami.
    }
club-rounds = Rundy
club-minutes = Minuty
club-double = Każdy z każdym dwa razy
club-team = Drużyna { $n }
club-start-time = Początek (puste: zaczniesz samodzielnie)
club-make-tournament = Utwórz
club-organizer = Organizator
club-join = Weź udział
club-join-team = Dołącz: { $name }
club-leave-tournament = Opuść
club-start-now = Zacznij teraz
club-end-tournament = Zakończ turniej
club-remove-tournament = Usuń turniej
club-stay-here = Twoja partia otworzy się sama, jeśli tu zostaniesz.
club-not-paired = Nie jesteś już kojarzony. Weź udział ponownie, aby wrócić.
club-standings = Tabela
club-player = Gracz
club-points = Punkty
club-tie-break = { $key ->
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz bez najgorszego wyniku
    [sonneborn-berger] Sonneborn-Berger
   *[other] Wygrane
    }
club-bye-kind = { $key ->
    [half-bye] wolne z połową punktu
    [zero-bye] wolne bez punktów
   *[other] pauza
    }
club-pairings = Partie
club-no-pairings = Nie ma jeszcze partii.
club-round = Runda { $n } z { $all }
club-round-count = { $n ->
    [one] 1 runda
    [few] { $n } rundy
   *[other] { $n } rund
    }
club-round-before = Poprzednia runda
club-round-after = Następna runda
club-tournament-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[other] { $n } minut
    }
club-tournament-players = { $n ->
    [one] 1 gracz
    [few] { $n } graczy
   *[other] { $n } graczy
    }
club-starts-at = Początek: { $date }
club-starts-in = Początek za { $time }
club-ends-in = Koniec za { $time }
club-next-in = Następna runda za { $time }
club-waits-for-organizer = Zacznie go organizator.
club-tournament-runs = Trwa
club-tournament-over = Zakończony
club-to-tournament = Do turnieju
club-arbiter = Sędzia
club-reason = Powód (widzą go wszyscy)
club-result = Wynik
club-set-result = Ustal wynik
club-measure = { $key ->
    [forfeit] Przyznaj walkower
    [pause] Wstrzymaj
    [withdraw] Wycofaj
   *[other] Przywróć
    }
club-bye-ask = Opuść rundę
club-bye-round = Runda
club-bye-back = Jednak gram
club-own-bye = Runda { $n }: { $kind }.
club-change-start = Zmień początek
club-pair-again = Skojarz rundę ponownie
club-cancel-tournament = Odwołaj turniej
club-tournament-cancelled = Odwołany
club-journal = Decyzje
club-journal-line = { $what ->
    [result] Runda { $round }, { $players }: zmiana z { $old } na { $new }
    [forfeit] Runda { $round }, { $players }: walkower, { $new }
    [pause] { $players }: przerwa
    [withdraw] { $players }: wycofanie z turnieju
    [readmit] { $players }: znów w grze
    [late] { $players }: wejście przed rundą { $round }
    [half-bye] { $players }: wolne z połową punktu w rundzie { $round }
    [zero-bye] { $players }: wolne bez punktów w rundzie { $round }
    [no-bye] { $players }: jednak gra w rundzie { $round }
    [start] Nowy początek: { $new }
    [no-start] Turniej rozpoczyna organizator
    [cancel] Turniej odwołany
    [end] Turniej kończy się wcześniej
   *[other] Runda { $round } jest kojarzona ponownie
    }
club-own-place = Twoje miejsce: { $place } z { $all } · punkty: { $points }
club-still-playing = { $n ->
    [one] Trwa 1 partia tej rundy
    [few] Trwają { $n } partie tej rundy
    [many] Trwa { $n } partii tej rundy
   *[other] Trwa { $n } partii tej rundy
    }
club-show-all = Pokaż wszystkie ({ $n })
club-withdrawn = Sędzia wycofał cię z turnieju.
club-half-byes = Wolne z połową punktu na gracza
club-last-rounds = Ostatnie rundy bez takiego wolnego
club-late-until = Spóźnieni dołączają przed tą rundą (0: zawsze)
club-bots = Boty mogą grać
club-place = Miejsce { $place } z { $all }
club-broadcasts = Transmisje
club-broadcast-none = Obecnie nie ma transmisji.
club-broadcast-all = Wszystkie transmisje
club-broadcast-new = Nowa transmisja
club-broadcast-now = Teraz
club-broadcast-coming = Wkrótce
club-broadcast-past = Minione
club-broadcast-title = Tytuł
club-broadcast-place = Miejsce
club-broadcast-dates = Daty
club-broadcast-about = Opis
club-broadcast-code = Kod własnych zasad (zamiast wyboru powyżej)
club-broadcast-save = Zapisz
club-broadcast-steer = Dla prowadzącego transmisję
club-broadcast-paste = Partie w PDN
club-broadcast-push = Opublikuj
club-broadcast-push-address = Programy wysyłają partie na ten adres, z kluczem z twojego profilu:
club-broadcast-troubles = Problemy
club-broadcast-edit = Edytuj transmisję
club-broadcast-edit-round = Edytuj rundę
club-broadcast-new-round = Nowa runda
club-broadcast-round-name = Nazwa rundy (puste: numer)
club-broadcast-round-start = Początek
club-broadcast-round-ended = Runda się zakończyła
club-broadcast-source = Adres pliku PDN, który klub pobiera
club-broadcast-every = Sekundy między pobraniami
club-broadcast-remove = Usuń transmisję
club-broadcast-remove-round = Usuń rundę
club-broadcast-remove-game = Usuń tę partię
club-broadcast-no-games = Nie ma jeszcze partii.
club-broadcast-boards = Wszystkie plansze
club-broadcast-first = Pozycja początkowa
club-broadcast-before = Poprzedni ruch
club-broadcast-after = Następny ruch
club-broadcast-last = Ostatnia pozycja
club-broadcast-round = Runda { $n }
club-broadcast-board = Plansza { $n }
club-broadcast-last-move = ostatni ruch { $text }
club-broadcast-games = { $n ->
    [one] 1 partia, w toku: { $live }
    [few] { $n } partie, w toku: { $live }
   *[other] { $n } partii, w toku: { $live }
    }
club-broadcast-pushed = { $n ->
    [one] Odczytano 1 partię, zmienione: { $changed }.
    [few] Odczytano { $n } partie, zmienione: { $changed }.
   *[other] Odczytano { $n } partii, zmienione: { $changed }.
    }
club-broadcast-source-failed = Klub nie może pobrać partii: { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game }: „{ $found }” w ruchu { $n } jest niedozwolone. Partia jest pokazana do tego miejsca.
    [unknown-move] { $game }: nie można odtworzyć ruchu { $n }. Partia jest pokazana do tego miejsca.
    [other-rules] { $game }: grana według innych zasad, pominięto.
    [position] { $game }: nie można odczytać pozycji „{ $found }”.
    [too-long] { $game }: partia jest za długa, pominięto.
    [too-many] Za dużo partii. Resztę pominięto.
    [twice] { $game } występuje dwa razy. Liczy się pierwsza.
   *[other] { $game } to nie partia.
    }
club-push = Powiadomienia
club-push-about = To urządzenie może mówić ci, co się dzieje, nawet gdy ta strona nie jest otwarta. O partii, na którą patrzysz, nie dostaniesz powiadomienia.
club-push-on = Włącz na tym urządzeniu
club-push-off = Wyłącz na tym urządzeniu
club-push-is-on = Na tym urządzeniu powiadomienia są włączone.
club-push-test = Wyślij powiadomienie próbne
club-push-tested = Powiadomienie próbne jest w drodze.
club-push-blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach dla tej strony.
club-push-unsupported = Ta przeglądarka nie może tu odbierać powiadomień. Na iPhonie lub iPadzie najpierw dodaj klub do ekranu początkowego i otwórz go stamtąd. W oknach prywatnych nie ma powiadomień.
club-push-insecure = Powiadomienia wymagają szyfrowanego połączenia (https).
club-push-failed = Przeglądarka nie mogła połączyć się ze swoją usługą powiadomień. Spróbuj później.
club-push-devices = Urządzenia
club-push-this = to urządzenie
club-push-remove = Usuń
club-push-kind = { $key ->
    [turn] Twój ruch w partii korespondencyjnej
    [time] Kończy ci się czas w partii korespondencyjnej
    [challenge] Wyzwania dla ciebie
    [begun] Zaczyna się twoja partia
    [ended] Kończy się twoja partia
   *[other] Następna runda turnieju
    }
club-told = { $key ->
    [turn] Twój ruch
    [time] Kończy się czas
    [challenge] Wyzwanie
    [begun] Nowa partia
    [ended] Koniec partii
    [round] Następna runda
   *[other] Powiadomienia
    }
club-told-turn = Przeciwnik wykonał ruch: { $name }.
club-told-time = { $n ->
    [one] Na ruch w partii z { $name } została ci 1 godzina.
    [few] Na ruch w partii z { $name } zostały ci { $n } godziny.
   *[many] Na ruch w partii z { $name } zostało ci { $n } godzin.
    }
club-told-begun = Zaczęła się twoja partia z { $name }.
club-told-ended = { $key ->
    [won] Wygrywasz z { $name }.
    [lost] Przegrywasz z { $name }.
    [drawn] Twoja partia z { $name } kończy się remisem.
   *[other] Twoja partia z { $name } została odwołana.
    }
club-told-round = Czeka na ciebie partia z { $name }.
club-told-test = Powiadomienia działają na tym urządzeniu.
club-problem = { $key ->
    [name-taken] Ktoś inny ma już tę nazwę.
    [name-length] Nazwa ma od 2 do 20 znaków.
    [name-character] Nazwa składa się z liter i cyfr, a między nimi pojedyncze spacje, kropki, łączniki lub podkreślenia.
    [name-guest] Nazwy zaczynające się od „Guest” są dla gości.
    [password] Hasło ma co najmniej 8 znaków.
    [wrong] Nazwa lub hasło jest nieprawidłowe.
    [too-often] Zbyt wiele prób. Poczekaj minutę.
    [full] Sala jest pełna. Przyjmij jedną z propozycji.
    [gone] Tej propozycji już nie ma.
    [rated] Na ranking gra się tylko warianty z zegarem, od zwykłej pozycji.
    [rated-guest] Goście grają bez rankingu.
    [rules] Nie ma takich zasad.
    [pace] To nie jest tempo gry. Przykłady: 3+2, 10, 2d.
    [position] Z tej pozycji nie można zacząć partii.
    [chat] Wiadomość ma od 1 do 280 znaków.
    [muted] Na razie nie możesz pisać.
    [banned] To konto na razie nie może grać.
    [not-found] Tego już nie ma.
    [already-asked] Prośba została już wysłana.
    [too-early] Najpierw obie strony muszą wykonać ruch.
    [nothing-to-take-back] Nie masz ruchu do cofnięcia.
    [link] Ten link jest nieprawidłowy.
    [chat-off] Czat jest tu wyłączony.
    [chat-link] Goście nie mogą wysyłać linków.
    [not-allowed] Nie możesz tego zrobić.
    [report] Zgłoszenie ma od 1 do 1000 znaków.
    [key-guest] Bot potrzebuje konta.
    [tournament] Turniej na to nie pozwala.
    [tournament-name] Nazwa ma od 2 do 50 znaków.
    [tournament-guest] Aby utworzyć turniej, potrzebujesz konta.
    [tournament-pace] Turniej wymaga zegara, a na arenie nie gra się na dni.
    [tournament-rounds] Wybierz od 1 do 30 rund.
    [tournament-minutes] Wybierz od 1 do 720 minut.
    [tournament-start] Wybierz początek w przyszłości, najdalej za rok.
    [tournament-many] Turniejów jest za dużo. Najpierw zakończ jeden.
    [tournament-closed] Nie przyjmuje już graczy.
    [tournament-team] Wybierz drużynę.
    [tournament-empty] Nie ma jeszcze dość graczy.
    [tournament-host] Symultanista zostaje.
    [passkey] Klucz dostępu nie został przyjęty.
    [passkey-unknown] Żadne konto nie ma tu tego klucza dostępu.
    [passkey-other] Ten klucz dostępu należy do innego konta.
    [passkey-copied] Klucz dostępu nie został przyjęty, bo może istnieć jego kopia.
    [passkey-taken] Jakieś konto ma już ten klucz dostępu.
    [passkey-many] Konto ma najwyżej 20 kluczy dostępu.
    [passkey-label] Nazwa klucza dostępu ma najwyżej 40 znaków.
    [passkey-none] Nie użyto klucza dostępu.
    [no-passkeys] Klucze dostępu nie działają pod tym adresem.
    [ceremony] Trwało to zbyt długo. Spróbuj ponownie.
    [sure] Najpierw potwierdź, że to ty.
    [last-way-in] To ostatni sposób logowania. Najpierw dodaj inny.
    [tournament-bots] Boty nie mogą grać w tym turnieju.
    [tournament-withdrawn] Sędzia wycofał cię z turnieju.
    [tournament-reason] Powód ma od 1 do 200 znaków.
    [tournament-own-game] Grasz w tej partii. Decyduje o niej moderator.
    [tournament-result] Taki wynik nie jest tu możliwy.
    [tournament-same] Tak już jest.
    [tournament-no-game] Ten gracz nie ma teraz partii.
    [tournament-over] Turniej się skończył.
    [tournament-begun] Turniej już się zaczął albo skończył.
    [tournament-bye] Opuścić można tylko rundę, która nie jest jeszcze skojarzona.
    [tournament-bye-few] W tej rundzie zostałoby za mało graczy.
    [tournament-half-bye] W tej rundzie nie ma wolnego z połową punktu.
    [tournament-moved] Partie tej rundy już się zaczęły.
    [tournament-pair-again] Ponownie kojarzy się tylko rundy turnieju szwajcarskiego.
    [tournament-terms] Wybierz od 0 do 3 wolnych z połową punktu.
    [broadcast-title] Tytuł ma od 2 do 80 znaków.
    [broadcast-line] Wiersz ma najwyżej 80 znaków.
    [broadcast-about] Opis ma najwyżej 1000 znaków.
    [broadcast-start] Wybierz początek w ciągu dwóch lat.
    [broadcast-source] Klub nie pobiera z tego adresu: potrzebne https:// i publiczny serwer.
    [broadcast-every] Wybierz od 5 do 3600 sekund.
    [broadcast-rounds] Transmisja ma najwyżej 40 rund.
    [broadcast-many] Za dużo transmisji. Najpierw usuń jedną.
    [broadcast-no-game] Nie ma w tym żadnej partii.
    [too-long] To jest za długie.
   *[other] Nie udało się. Spróbuj ponownie.
    }
