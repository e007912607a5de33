# The puzzles.

puzzle-title = Задачи
puzzle-next = Следующая задача
puzzle-solution = Показать решение
puzzle-rush = Три минуты на скорость
puzzle-stop = Закончить
puzzle-progress = Успехи
puzzle-all-kinds = Все виды
puzzle-kind = Вид удара
puzzle-game = Игра
puzzle-none = Задач этого вида нет.
puzzle-no-rules = Для этих правил задач нет.
puzzle-loading = Задачи загружаются …
puzzle-export = Сохранить успехи в файл
puzzle-import = Загрузить успехи
puzzle-import-bad = В этом файле нет успехов.
puzzle-import-done = Успехи загружены.
puzzle-import-broken = Строка { $line }, столбец { $column }: это не JSON. Ничего не загружено.
puzzle-import-field = Значение «{ $field }» не может быть верным. Ничего не загружено.
puzzle-again = Ещё раз
puzzle-play-on = Назад к занятиям
puzzle-offline = Задачи не загружаются. Есть ли подключение к интернету?
puzzle-to-move = { $side }: ход и выигрыш.
puzzle-wrong = { $move } не выигрывает. Попробуйте ещё раз.
puzzle-right = Верно. Дальше.
puzzle-solved = Решено.
puzzle-back = Решено. Задача вернётся в другой день.
puzzle-shown = Вот решение.
puzzle-no-gain = Материал ещё не выигран, но позиция выиграна.
puzzle-rating = Рейтинг { $n } ± { $margin }
puzzle-level = Примерно как уровень { $level }, { $title }.
puzzle-run = Подряд { $n }, рекорд { $best }.
puzzle-days = { $n ->
    [one] Серия: { $n } день.
    [few] Серия: { $n } дня.
   *[other] Серия: { $n } дней.
    }
puzzle-counts = Решено { $solved }, не решено { $failed }.
puzzle-due = { $n ->
    [one] Сегодня вернётся { $n } задача.
    [few] Сегодня вернутся { $n } задачи.
   *[other] Сегодня вернётся { $n } задач.
    }
puzzle-rush-left = Осталось { $time }. Решено { $solved }, ошибок { $wrong } из 3.
puzzle-rush-over = Решено: { $n }.
puzzle-rush-best = Решено: { $n }. Это рекорд.
puzzle-rushed = Решение на скорость окончено.
puzzle-kind-share = { $solved } из { $n }
puzzle-numbered = Рейтинг задачи { $n }
puzzle-own = Ваши ошибки
puzzle-own-task = { $side }: ход. Найдите ход лучше, чем в вашей партии.
puzzle-own-wrong = { $move } недостаточно. Попробуйте ещё раз.
