# Текст терминала по-русски (Project Fluent).
# В строке справки ввод стоит до черты, действие — после неё.

## Keys of the full-screen board

help-arrows = Стрелки, hjkl | двигать курсор
help-choose = Enter, пробел | выбрать фигуру, потом поле; ещё раз, чтобы закончить бой
help-leg-back = Backspace | вернуть прыжок или снять выбор
help-escape = Escape | отменить начатый ход
help-typed = 22-18, Enter | ввести ход
help-mouse = Мышь | щёлкнуть или перетащить фигуру
key-claim = Требовать
key-draw = Ничья
key-flip = Поворот
key-help = Клавиши
key-hint = Совет
key-huff = Фук
key-new = Новая
key-opponent = Соперник
key-pause = Пауза
key-practice = Окончания
key-quit = Выход
key-read = Открыть
key-redo = Вперёд
key-resign = Сдаться
key-rules = Правила
key-settings = Настройки
key-tables = Таблицы
key-undo = Назад
key-values = Оценки
key-write = Записать
does-claim = потребовать ничью
does-draw = предложить ничью
does-flip = повернуть доску
does-help = показать эту страницу
does-hint = посоветовать ход или скрыть совет
does-huff = взять за фук фигуру, которая могла бить
does-new = начать новую партию
does-opponent = сменить соперника или найти свой уровень
does-pause = остановить часы или запустить их снова
does-practice = тренировать окончания против лучшей защиты
does-quit = выйти
does-read = открыть партию из файла
does-redo = вперёд на ход
does-resign = сдаться
does-rules = показать правила
does-settings = изменить настройки
does-tables = строить таблицы окончаний или следить за постройкой
does-undo = назад на ход
does-values = показать оценку каждого хода по таблицам окончаний
does-write = записать партию в файл

## Settings and questions of the full-screen board

clock-paused = Часы остановлены. Нажмите z, чтобы продолжить.
games-keys = Печатайте для поиска · Tab: избранное · Enter: выбрать · Esc: назад
games-none = Нет игры со всеми этими словами.
setting-ascii = Только ASCII
setting-search = Показывать поиск компьютера
setting-square-size = Размер полей
size-auto = авто
size-large = большой
size-medium = средний
size-small = малый
title-read = Открыть партию из файла
title-write = Записать партию в файл
too-small = Терминал слишком мал: для доски нужно столбцов { $columns } и строк { $rows }.

## What endgame tables know

practice-take-back = Нажмите u, чтобы вернуть ход.
warning-take-back = Введите undo, чтобы вернуть ход, или нажмите Enter, чтобы его оставить.
values-title = Оценки
values-unknown = Таблицы окончаний не знают этой позиции.
values-more = и ещё { $n }
values-brackets = (n): полуходов до боя или новой дамки
values-move = { $move }: { $worth }
move-wins = победа
move-wins-in = победа за { $n }
move-wins-converting = победа ({ $n })
move-draws = ничья
move-loses = поражение
move-loses-in = поражение за { $n }
move-loses-converting = поражение ({ $n })

## The game line by line

play-move-or-help = Введите ход, например 22-18, или help.
play-help-move = 22-18 или 22 18 | сделать ход; бой — 22x15, или 22x15x6, если путей несколько
play-help-moves = 22 или moves 22 | показать ходы фигуры на поле; moves показывает все
play-help-hint = hint | посоветовать ход и объяснить его
play-help-values = values | показать оценку каждого хода по таблицам окончаний
play-help-undo = undo, redo | ход назад, ход вперёд
play-help-huff = huff [ПОЛЕ] | снять фигуру, которая могла бить, если правила разрешают фук
play-help-save = save ФАЙЛ | записать партию в PDN (save! заменяет файл)
play-help-load = load ФАЙЛ | открыть партию
play-help-fen = fen | показать позицию в FEN
play-help-rules = rules | показать правила
play-help-show = flip, board, score | повернуть доску, показать её, показать счёт
play-help-new = new [КЛЮЧ] | новая партия, при желании по другим правилам
play-help-opponent = opponent [КЛЮЧ] | сменить соперника; opponent two-players — без компьютера, opponent my-level — поиск своего уровня
play-help-draws = claim, draws | потребовать ничью, показать счётчики ничьей
play-help-end = resign, draw | сдаться, предложить ничью
play-help-stop = Enter, stop | заставить компьютер ходить сразу, как Ctrl-C
play-help-quit = quit | выйти
load-what = После load нужно имя файла: load game.pdn
save-what = После save нужно имя файла: save game.pdn
score-line = Счёт ({ $white } - { $black }): { $score }
no-square = Поля { $text } нет: поля от 1 до { $last }.
off-the-board = { $place } вне доски: вертикали и горизонтали от 1 до { $most }.
not-playing = { $place } — не игровое поле: фигуры стоят только на тёмных.
neither-move = «{ $text }» — не ход ({ $why }) и не команда. Введите help.
neither-number = «{ $text }» — не число для «{ $name }» и не команда. Введите help.

## Files

file-saved = Записано в { $name }.
file-unreadable = Не прочитать { $name }: { $why }.
file-exists = { $name } уже есть; выберите другое имя.
file-exists-replace = { $name } уже есть; save! { $name } заменит его.

## The analysis board

analysis-key-best = Лучший
analysis-key-comment = Заметка
analysis-key-delete = Удалить
analysis-key-engine = Движок
analysis-key-flip = Поворот
analysis-key-glyphs = Знаки
analysis-key-help = Клавиши
analysis-key-learn = Учиться
analysis-key-lines = Варианты
analysis-key-new = Новый
analysis-key-open = Открыть
analysis-key-promote = Поднять
analysis-key-quit = Выход
analysis-key-review = Разбор
analysis-key-save = Записать
analysis-key-threat = Угроза
analysis-key-undo = Назад
analysis-help-step = Влево, вправо | по ходам
analysis-help-ends = Вверх, вниз, Home, End | в начало или конец
analysis-help-branch = Shift+вверх, Shift+вниз, [, ] | сменить ветвь
analysis-help-leave = Shift+влево, Backspace | выйти из варианта
analysis-help-mistakes = ,, . | к прошлой или следующей ошибке
analysis-help-typed = 22-18, Enter | ввести ход
analysis-help-cursor = Enter | курсор на доске: стрелки двигают, Enter выбирает, Escape выходит
analysis-help-mouse = Мышь | щёлкнуть или тащить фигуру, щёлкнуть ход или вариант; колесо листает
analysis-help-best = Пробел | сыграть лучший ход
analysis-help-add = i | вставить лучший вариант
analysis-help-engine = l | включить или выключить движок
analysis-help-lines = +, - | больше или меньше вариантов
analysis-help-threat = x | показать угрозу соперника
analysis-help-deeper = z | искать без предела
analysis-help-men = e | оценка в шашках или процентах
analysis-help-arrow = a | показать лучший ход на доске
analysis-help-threads = t, T | больше или меньше потоков
analysis-help-memory = m, M | больше или меньше памяти
analysis-help-review = r | разобрать партию; Escape прекращает
analysis-help-learn = w | учиться на ошибках после разбора; поверните доску для ошибок соперника
analysis-help-comment = c | написать заметку
analysis-help-glyphs = g | выбрать знак для хода или позиции
analysis-help-marks = !, / | хорошие или плохие знаки по кругу
analysis-help-promote = p, P | поднять вариант, сделать главным
analysis-help-delete = d, Delete, D | удалить ход и дальнейшее, удалить все варианты
analysis-help-undo = u, y, Ctrl-R | назад, вперёд
analysis-help-flip = f | повернуть доску
analysis-help-huff = H | взять за фук, если правила разрешают
analysis-help-files = s, o, n | записать PDN, открыть файл, новый анализ
analysis-help-quit = ?, q | эта страница, выход
analysis-help-letters = Где у полей буквы, строчные вводят ходы: для команд берите прописные.
analysis-asked-several = Какая партия?
analysis-cannot-read = Это не партия (PDN) и не позиция (FEN).
analysis-comment-title = Заметка к { $move }
analysis-comment-start = Заметка к началу
analysis-discard = Отказаться от изменений
analysis-discard-title = В анализе есть несохранённые изменения.
analysis-end = Добавить нечего.
analysis-glyphs-title = Знаки для { $move }
analysis-keep = Оставить
analysis-label-draw = ничья
analysis-memory = { $n } МБ
analysis-drawn = Рисунки: { $shapes }.
analysis-no-branch = Другой ветви здесь нет.
analysis-no-engine-move = У движка ещё нет хода.
analysis-no-game = Партии { $number } нет: в файле их { $count }.
analysis-no-lesson = Ошибок для учёбы нет. Сначала нажмите r для разбора.
analysis-no-mistake = Больше ошибок нет. Нажмите r для разбора.
analysis-no-moves = Сделайте ход, чтобы начать.
analysis-nothing-to-review = Разбирать нечего.
analysis-on-main = Это уже главный вариант.
analysis-open-title = Откройте файл или вставьте FEN
analysis-replace = Заменить
analysis-replace-title = { $name } уже есть.
analysis-reviewed = Точность: { $white } { $first }, { $black } { $second }.
analysis-reviewing = Разбор партии: { $percent } %. Escape прекращает.
analysis-rules-title = Правила нового анализа
analysis-save-title = Записать анализ в PDN
analysis-searching = Поиск
analysis-speed = глубина { $depth }, узлов { $nodes }, { $speed }/с
analysis-switch-deeper = без предела
analysis-switch-threat = угроза
analysis-threads = { $n ->
    [one] { $n } поток
    [few] { $n } потока
   *[other] { $n } потоков
}
analysis-title = Анализ
