# Текст страниц анализа по-русски (Project Fluent).

study-title = Анализ
study-analysis = Анализ
study-back-to-start = Crownhead: на главную
study-evaluation = Оценка
study-chances = Белые { $win } %, ничья { $draw } %, чёрные { $loss } %
study-engine-on = Движок включён
study-engine-off = Движок выключен
study-engine-idle = Партия окончена.
study-engine-failed = Движок остановился. Включите его снова.
study-engine-in-page = Движок страницы
study-engine-native = { $n ->
    [one] Свой движок, { $n } поток
    [few] Свой движок, { $n } потока
   *[other] Свой движок, { $n } потоков
}
study-engine-setup = Настройки движка
study-threads = Потоки
study-memory = Память
study-memory-of = { $n } МиБ
study-depth-of = глубина { $n }
study-deeper = Глубже
study-men = Шашки или шансы
study-more-lines = Больше вариантов
study-fewer = Меньше вариантов
study-threat = Показать угрозу
study-threat-none = Угрозы нет: надо бить.
study-moves = Ходы
study-no-moves = Сделайте ход на доске или откройте партию.
study-first = Первый ход
study-previous = Назад
study-next = Вперёд
study-last = Последний ход
study-comment = Заметка
study-comment-here = Напишите об этом ходе
study-glyphs = Знаки
study-promote = Поднять вариант
study-make-main = Сделать главным
study-delete = Удалить отсюда
study-new = Новый
study-open = Открыть
study-open-hint = Вставьте партию (PDN), позицию (FEN) или ссылку, или выберите файл.
study-opened-one-of = Партия { $number } из { $count }
study-share = Отправить
study-as-chapters = Добавить в этот анализ главами
study-chapters = Главы
study-chapter-new = Новая глава
study-chapter-here = Глава отсюда
study-chapter-open = Открыть главами
study-chapter-name = Название главы
study-chapter-previous = Предыдущая глава
study-chapter-next = Следующая глава
study-chapter-number = Глава { $n }
study-chapter-count = { $n ->
    [one] { $n } глава
    [few] { $n } главы
   *[other] { $n } глав
    }
study-chapters-full = В анализе не больше { $n } глав.
study-move-count = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
    }
study-open-all = Открыть все { $n } главами
study-delete-named = Удалить: { $name }
study-recent = Последние анализы
study-recent-unreadable = Этот анализ не прочитать.
study-clocks = Часы
study-clocks-now = Белые { $white } · Чёрные { $black }
study-whole-game = Ссылка на всю партию
study-edit = Изменить позицию
study-play = Играть отсюда
study-keys = Клавиши
study-keys-help = Влево и вправо — по ходам, вверх и вниз — в начало и конец. Shift+вверх и Shift+вниз меняют ветвь, Shift+влево выходит из неё. Пробел играет лучший ход, L включает движок, X показывает угрозу, F поворачивает доску, E открывает дебюты, C пишет заметку. Правая кнопка рисует.
study-cancel = Отмена
study-choose-files = Выбрать файлы
study-more-games = Есть ещё партии. Ищите имя, турнир или дату.
study-palette = Фигуры
study-paste = Вставить
study-search-games = Игрок, турнир, дата
study-start-position = Начало
study-position = Анализ
study-swap-colors = Сменить цвета
study-tool-erase = Стереть
study-tool-hand = Двигать
study-wipe = Очистить
study-reading = { $n ->
    [0] Чтение…
   *[other] Чтение… партий: { $n }
    }
study-games-found = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
    }
study-game-number = Партия { $n }
study-repaired = { $n ->
    [0] { $first }
   *[other] { $first } Исправлено ещё: { $n }.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, пусто
study-piece = { $side ->
    [white] белая
   *[black] чёрная
    } { $piece }
study-to-move = Ход: { $side }

## The review of a game

review-page-review = Разбор
review-page-about = Разобрать всю партию с движком
review-page-running = Идёт разбор
review-page-cancel = Отмена
review-page-stopped = Остановлено. Показано то, что готово.
review-page-again = Разобрать снова
review-page-complete = Разбор готов
review-page-kept = Знаки добавлены к ходам
review-page-remove-marks = Убрать
review-page-nothing = Ходов ещё нет. Сыграйте или откройте партию.
review-page-no-faults = Ошибок нет. Отлично!
review-page-graph = Ожидаемый счёт белых по ходу партии
review-page-start = Начало партии
review-page-expected = { $mv }: белые { $percent } %
review-page-accuracy = Точность
review-page-percent = { $percent } %
review-page-show-line = Показать вариант на доске
review-page-learn = { $n ->
    [0] Учиться
   *[other] Учиться ({ $n })
    }
review-page-learn-about = Учиться на своих ошибках
review-page-question-number = Вопрос { $number } из { $count }
review-page-question = Ход: { $side }. { $mistake } — ошибка.
review-page-find-better = Найдите на доске ход лучше.
review-page-hint = Подсказка
review-page-hint-piece = Подсказка: ходите с { $square }.
review-page-hint-move = Подсказка: { $mv }.
review-page-solution = Решение
review-page-the-solution = Решение:
review-page-skip = Пропустить
review-page-retry = Ещё раз
review-page-try-again = Попробуйте другой ход.
review-page-played-again = { $mv } — ошибка из партии.
review-page-not-best = { $mv } — недостаточно.
review-page-is-best = { $mv } — лучший ход!
review-page-is-good = { $mv } — тоже хорошо!
review-page-next = Дальше
review-page-done = Готово
review-page-ask-again = Сначала
review-page-lesson-over = Это был последний вопрос.
review-page-summary = Найдено { $found } из { $count }, с первого раза { $clean }.

# The share dialog.
study-download = Скачать
study-file-name = analiz
study-not-downloaded = Браузер не дал скачать файл.
study-copy-picture = Копировать картинку
study-picture-copied = Картинка скопирована. Вставьте её в документ.
study-picture-not-copied = Этот браузер не копирует картинки. Скачайте PNG.
study-print-sheet = Печать

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] хороший ход
    [2] ошибка
    [3] блестящий ход
    [4] грубая ошибка
    [5] интересный ход
    [6] сомнительный ход
    [7] вынужденный ход
    [8] единственный разумный ход
    [9] худший ход
    [10] ничейная позиция
    [11] равные шансы, спокойно
    [12] равные шансы, активно
    [13] неясная позиция
    [14] у белых чуть лучше
    [15] у чёрных чуть лучше
    [16] у белых лучше
    [17] у чёрных лучше
    [18] белые выигрывают
    [19] чёрные выигрывают
    [20] подавляющий перевес белых
    [21] подавляющий перевес чёрных
    [22] цугцванг у белых
    [23] цугцванг у чёрных
    [32] белые впереди в развитии
    [33] чёрные впереди в развитии
    [36] инициатива у белых
    [37] инициатива у чёрных
    [40] атака у белых
    [41] атака у чёрных
    [44] компенсация у белых
    [45] компенсация у чёрных
    [132] контригра белых
    [133] контригра чёрных
    [138] цейтнот у белых
    [139] цейтнот у чёрных
    [140] с идеей
    [141] направлено против
    [142] лучше
    [143] хуже
    [145] замечание редактора
    [146] новинка
   *[other] ${ $number }
    }
