# Lekcje.

lesson-title = Poznaj zasady
lesson-next = Dalej
lesson-show = Pokaż
lesson-play = Zagraj partię
lesson-puzzles = Rozwiązuj zadania
lesson-again = Od początku
lesson-squares = Znajdź pola
lesson-back = Wróć do zasad
lesson-right = Dobrze.
lesson-onward = Dalej.
lesson-squares-line = Znajdź podane pole. Masz 60 sekund.
lesson-squares-start = Start
lesson-find = Znajdź { $square }
lesson-squares-left = Zostało { $seconds } s. Znalezione: { $n }, błędy: { $wrong }.
lesson-squares-over = W 60 sekund znalezione: { $n }, błędy: { $wrong }.
lesson-squares-best = W 60 sekund znalezione: { $n }, błędy: { $wrong }. To Twój najlepszy wynik.
lesson-step = Krok { $n } z { $all }
lesson-another = { $move } też jest dozwolone. Teraz znajdź ruch, o który chodzi w zadaniu.
lesson-past = Po { $move } nie da się już dojść na zakreślone pole. Spróbuj jeszcze raz.
lesson-over = To wszystko. Znasz zasady: { $game }.
lesson-task = { $task ->
    [reach] Doprowadź bierkę na zakreślone pole.
    [crown] Doprowadź pionka do ostatniego rzędu.
    [capture] Bij.
    [huff] Bij, żeby twojej bierki nie chuchnięto.
    [chain] Zbij obie bierki w jednym ruchu.
    [decline] Nie bij: zrób inny ruch.
    [stop] Zbij jedną bierkę i przerwij.
    [fewer] Zbij mniej bierek, niż możesz.
    [most] Zbij jak najwięcej bierek.
    [value] Zagraj bicie o najwyższej wartości.
    [win] Wygraj jednym ruchem.
    [block] Zostaw przeciwnika bez ruchu.
    [give] Oddaj ostatnią bierkę.
    [keep] Znajdź jedyny ruch, który wygrywa.
    [hold] Znajdź jedyny ruch, który remisuje.
   *[rule] Zagraj ruch, na który pozwalają zasady.
    }
lesson-strategy = { $topic ->
    [catch] Damka zatrzymuje pionka
    [waiting] Ruch wyczekujący
    [exchange] Wymiana o opozycję
    [corner] Z dala od podwójnego rogu
    [refuge] Schronienie w podwójnym rogu
    [net] Złap damkę prezentem
    [bridge] Mostek
    [dog-hole] Psia buda
    [first-position] Pierwsza pozycja
    [triangle] Trójkąt Pietrowa
    [force] Wymuś bicie
   *[road] Główna droga
    }
lesson-strategy-line = { $topic ->
    [catch] Sama damka może zatrzymać pionka: wcześniej zajmuje pola, przez które musi przejść.
    [waiting] Gdy przeciwnik ma już tylko złe ruchy, wygrywa ruch wyczekujący: kto musi się ruszyć, przegrywa.
    [exchange] Gdy bierki stoją naprzeciw siebie, jedna strona musi ustąpić. Wymiana zmienia która.
    [corner] Dwie damki pokonują jedną: najpierw odetnij ją od podwójnego rogu, gdzie może chodzić tam i z powrotem, potem atakuj.
    [refuge] Przeciw jednej damce damka jest bezpieczna w podwójnym rogu, gdzie zawsze może chodzić tam i z powrotem. Idź tam.
    [net] Damkę łapie się, oddając jej bierkę: tam, gdzie wyląduje, czeka druga.
    [bridge] Twoje pionki na 30 i 32 tworzą mostek. Razem strzegą wszystkich czterech pól promocji: nie ruszaj ich.
    [dog-hole] Pionek na 28 tkwi w psiej budzie: nie ruszy się, dopóki twój pionek stoi na 32. Trzymaj go i rusz inną bierkę.
    [first-position] Damka z pionkiem przegrywają, gdy damka jest zamknięta w podwójnym rogu, a pionek uwięziony przy bandzie. Najpierw ją zamknij.
    [triangle] Trzy damki łapią jedną, która nie stoi na głównej drodze: jedna zajmuje drogę, a pozostałe tworzą z nią trójkąt.
    [force] Przeciwnik też musi bić: postaw bierkę tak, by musiał ją zbić, a ty mógł oddać następną.
   *[road] Najdłuższa przekątna to główna droga. Jedna damka, która ją trzyma, remisuje z trzema.
    }
