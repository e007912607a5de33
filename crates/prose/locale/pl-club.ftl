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
club-bye = pauza
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
club-push = Powiadomienia
club-push-about = To urządzenie może mówić ci, co się dzieje, gdy klub jest zamknięty. O partii, na którą patrzysz, nie dostaniesz powiadomienia.
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
   *[other] Nie udało się. Spróbuj ponownie.
    }
