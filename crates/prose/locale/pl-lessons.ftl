# Lekcje.

lesson-title = Poznaj zasady
lesson-next = Dalej
lesson-show = Pokaż
lesson-play = Zagraj partię
lesson-puzzles = Rozwiązuj zadania
lesson-again = Od początku
lesson-squares = Nazwij pola
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
lesson-over = To wszystko. Znasz zasady: { $game }.
lesson-task = { $task ->
    [reach] Doprowadź bierkę na zakreślone pole.
    [crown] Doprowadź pionka do ostatniego rzędu.
    [capture] Bij.
    [chain] Zbij obie bierki w jednym ruchu.
    [decline] Nie bij: zrób inny ruch.
    [stop] Zbij jedną bierkę i przerwij.
    [fewer] Zbij mniej bierek, niż możesz.
    [most] Zbij jak najwięcej bierek.
    [win] Wygraj jednym ruchem.
    [block] Zostaw przeciwnika bez ruchu.
    [give] Oddaj ostatnią bierkę.
   *[rule] Na które bicie pozwala zasada? Zagraj je.
    }
