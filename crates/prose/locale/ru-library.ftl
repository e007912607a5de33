# Страница библиотеки и дебюты.

library-title = Библиотека
library-add = Добавить
library-added = { $name }: новых { $new }, уже есть { $duplicates }, не прочитано { $bad }.
library-adding = { $name }: { $percent } %, партий { $games }
library-add-study = Добавить эту партию в библиотеку
library-any-game = Все игры
library-any-result = Любой итог
library-anywhere = Где угодно в партии
library-bad = Нечитаемые партии
library-bad-count = { $n ->
    [one] { $n } нечитаемая партия
    [few] { $n } нечитаемые партии
   *[other] { $n } нечитаемых партий
    }
library-best = Самые известные партии
library-black-won = Победа чёрных
library-board = Доска образца
library-both-lost = Проиграли оба
library-cancel = Отмена
library-clear = Удалить все партии
library-clear-sure = Точно удалить все партии?
library-drop = Перетащите сюда файлы PDN или выберите их. Партии останутся на этом устройстве.
library-drop-server = Перетащите сюда файлы PDN или выберите их. Партии хранятся в библиотеке сервера.
library-draw = Ничья
library-empty = Партий ещё нет. Добавьте файл PDN, чтобы искать партии и видеть в анализе, что играли в любой позиции.
library-ending = Фигуры в конце
library-ending-example = 2K1-1K
library-event = Турнир
library-explorer = Дебюты
library-export = Скачать PDN
library-failed = Библиотека не открывается: { $reason }
library-file = { $file }
library-found = { $n ->
    [0] Ничего не найдено
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
    }
library-from = С года
library-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
    }
library-latest = Последние партии
library-material = Фигуры в какой-то момент
library-mirrored = И зеркально
library-more = Показать ещё
library-more-conditions = Позиция, фигуры, цвета
library-moves = Ходы
library-moves-example = 32-28 19-23
library-no-server = Сервер не отвечает.
library-nobody = Такой позиции нет ни в одной партии.
library-open = Открыть в анализе
library-pattern = Поля
library-pattern-example = 32=w,28=.,5=B
library-pattern-hint = Выберите фигуру и отметьте поля, где она должна стоять.
library-player = Игрок
library-position = Позиция (FEN)
library-rating = Средний рейтинг игрока
library-reset = Очистить
library-result = Итог
library-rules = Игра
library-rules-first = Сначала выберите игру, чтобы искать позиции и ходы.
library-search = Искать
library-search-position = Партии с этой позицией
library-study = Анализ
library-swapped = И с заменой цветов
library-tool-any = Что угодно
library-tool-empty = Пусто
library-to = По год
library-unknown-player = Неизвестно
library-unknown-result = Итог неизвестен
library-white = Белые
library-black = Чёрные
library-white-won = Победа белых
library-total = Все
library-percent = { $percent } %
library-bar = Победы белых { $white } %, ничьи { $draws } %, победы чёрных { $black } %
library-ply = ход { $move }
library-unreadable = { $name } не прочитать.
