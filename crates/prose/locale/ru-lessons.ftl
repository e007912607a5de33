# Уроки.

lesson-title = Выучить правила
lesson-next = Дальше
lesson-show = Показать
lesson-play = Сыграть партию
lesson-puzzles = Решать задачи
lesson-again = С начала
lesson-squares = Назвать поля
lesson-back = Назад к правилам
lesson-right = Верно.
lesson-onward = Дальше.
lesson-squares-line = Найдите названное поле. У вас 60 секунд.
lesson-squares-start = Начать
lesson-find = Найдите { $square }
lesson-squares-left = Осталось { $seconds } с. Найдено: { $n }, ошибок: { $wrong }.
lesson-squares-over = За 60 секунд найдено: { $n }, ошибок: { $wrong }.
lesson-squares-best = За 60 секунд найдено: { $n }, ошибок: { $wrong }. Ваш лучший результат.
lesson-step = Шаг { $n } из { $all }
lesson-another = { $move } тоже можно. Теперь найдите ход, о котором говорит задание.
lesson-over = Это всё. Вы знаете правила: { $game }.
lesson-task = { $task ->
    [reach] Приведите фигуру на обведённое поле.
    [crown] Приведите шашку на последний ряд.
    [capture] Бейте.
    [chain] Побейте обе фигуры одним ходом.
    [decline] Не бейте: сделайте другой ход.
    [stop] Побейте одну фигуру и остановитесь.
    [fewer] Побейте меньше фигур, чем можно.
    [most] Побейте как можно больше фигур.
    [win] Выиграйте одним ходом.
    [block] Лишите соперника хода.
    [give] Отдайте последнюю фигуру.
   *[rule] Какой бой разрешает правило? Сыграйте его.
    }
