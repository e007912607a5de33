# Текст Crownhead по-русски (Project Fluent).

## Sides and pieces

side-white = Белые
side-black = Чёрные
side-red = Красные
side-green = Зелёные
piece-man = { $n ->
    [one] шашка
    [few] шашки
    [many] шашек
   *[other] шашки
    }
piece-king = { $n ->
    [one] дамка
    [few] дамки
    [many] дамок
   *[other] дамки
    }
piece-queen = { $n ->
    [one] королева
    [few] королевы
    [many] королев
   *[other] королевы
    }
piece-any = { $n ->
    [one] фигура
    [few] фигуры
    [many] фигур
   *[other] фигуры
    }
number = { $n ->
    [0] ноль
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
   *[other] { $n }
    }
counted = { $n ->
    [1] { $name }
   *[other] { $number } { $name }
    }
counted-against = { $n ->
    [1] { $name ->
        [man] шашки
        [king] дамки
       *[queen] королевы
    }
   *[other] { $n ->
        [2] двух
        [3] трёх
        [4] четырёх
        [5] пяти
        [6] шести
        [7] семи
        [8] восьми
        [9] девяти
        [10] десяти
        [11] одиннадцати
        [12] двенадцати
       *[other] { $number }
    } { $name ->
        [kings] дамок
        [queens] королев
       *[men] шашек
    }
    }
counted-for = { $n ->
    [1] { $name ->
        [man] шашку
        [king] дамку
       *[queen] королеву
    }
   *[other] { $number } { $name }
    }
moves-in-words = { $n ->
    [1] один ход
    [2] два хода
    [one] { $number } ход
    [few] { $number } хода
   *[other] { $number } ходов
    }
list-and = { $first } и { $last }
list-or = { $first } или { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Шашки с табло
    [menu] Шашки из меню
    [choose-each-leg] Прыжок за прыжком
    [flying-tutorial] Учебные с дальней дамкой
    [text] Текстовые шашки
   *[house] Свои правила
    }
rules-summary = { $key ->
    [score-panel] Один прыжок за ход, доска зеркальная. Шашка, побившая королеву, становится королевой.
    [menu] Английские шашки, но шашка, побившая дамку, становится дамкой, и ход кончается.
    [choose-each-leg] Английские шашки, но шашка, побившая дамку, бьёт дальше как дамка.
    [flying-tutorial] Дамки дальнобойные, и бой можно прервать после любого прыжка.
    [text] Бить необязательно, и бой можно прервать после любого прыжка. Шашка, побившая дамку, становится дамкой в конце хода.
   *[house] Ваше сочетание правил.
    }
variant-name = { $key ->
    [antidraughts] Международные поддавки
    [armenian] Армянские шашки
    [brazilian] Бразильские шашки
    [breakthrough] Прорыв
    [canadian] Канадские шашки
    [czech] Чешские шашки
    [english] Английские шашки
    [frisian] Фризские шашки
    [frysk] Фриск
    [german] Немецкие шашки
    [giveaway] Английские поддавки
    [gothic] Старонемецкие шашки
    [international] Международные шашки
    [italian] Итальянские шашки
    [killer] Киллер
    [mini6-english] Малые английские шашки
    [mini6-international] Малые международные шашки
    [pool] Американский пул
    [portuguese] Португальские шашки
    [russian] Русские шашки
    [spanish] Испанские шашки
    [spantsireti] Спанциретти
    [srilankan] Шри-ланкийские шашки
    [thai] Тайские шашки
    [turkish] Турецкие шашки
   *[other] { $name }
    }
variant-summary = { $key ->
    [antidraughts] Международные шашки наоборот: выигрывает тот, кто не может ходить.
    [armenian] Все 64 поля. Фигуры ходят прямо и наискось, но бьют только прямо. Другое название — тама.
    [brazilian] Международные шашки на доске 8×8: шашка бьёт и назад, дамка дальнобойная, бить надо большинство.
    [breakthrough] Международные шашки, но побеждает первый, кто провёл дамку.
    [canadian] Международные шашки на доске 12×12, по 30 шашек.
    [czech] 8×8. Шашка бьёт только вперёд, дамка дальнобойная, и дамка бьёт раньше шашки.
    [english] 8×8. Шашка бьёт только вперёд, дамка ходит на одно поле. Другое название — чекерс.
    [frisian] 10×10. Бьют также по вертикали и горизонтали, а дамка стоит почти двух шашек.
    [frysk] Фризские шашки с пятью шашками у каждого.
    [german] 8×8. Шашка бьёт только вперёд, дамка дальнобойная, выбор боя свободный.
    [giveaway] Английские шашки наоборот: выигрывает тот, кто не может ходить.
    [gothic] Все 64 поля. Шашка ходит и бьёт прямо вперёд, наискось вперёд и вбок.
    [international] 10×10. Шашка бьёт и назад, дамка дальнобойная, бить надо большинство.
    [italian] 8×8, доска зеркальная. Дамка ходит на одно поле, шашка не бьёт дамок, порядок боя строгий.
    [killer] Международные шашки, но дамка, побившая последней дамку, встаёт сразу за ней.
    [mini6-english] Английские шашки на доске 6×6, для первой партии.
    [mini6-international] Международные шашки на доске 6×6, для первой партии.
    [pool] 8×8. Шашка бьёт и назад, дамка дальнобойная, выбор боя свободный.
    [portuguese] Ходы испанских шашек: дамка дальнобойная; сначала большинство, потом больше дамок.
    [russian] 8×8. Дамка дальнобойная, а шашка, ставшая дамкой при бое, бьёт дальше как дамка.
    [spanish] 8×8, доска зеркальная. Дамка дальнобойная; сначала большинство, потом больше дамок.
    [spantsireti] Русские шашки на десяти вертикалях и восьми горизонталях.
    [srilankan] Канадские шашки на зеркальной доске.
    [thai] 8×8, по 8 шашек. Дамка дальнобойная и встаёт сразу за побитой фигурой. Другое название — макхос.
    [turkish] Все 64 поля, только прямые линии. Дамка дальнобойная, бить надо большинство. Другое название — дама.
   *[other] { $summary }
    }
variant-region = { $key ->
    [antidraughts] в интернете
    [armenian] в Армении
    [brazilian] в Бразилии
    [breakthrough] в интернете
    [canadian] в Канаде
    [czech] в Чехии и Словакии
    [english] в Великобритании и США
    [frisian] во Фрисландии
    [frysk] во Фрисландии
    [german] в Германии
    [giveaway] во всём мире
    [gothic] в Германии
    [international] во всём мире
    [italian] в Италии
    [killer] в Нидерландах
    [mini6-english] на уроках
    [mini6-international] на уроках
    [pool] в США
    [portuguese] в Португалии
    [russian] в России и соседних странах
    [spanish] в Испании и Латинской Америке
    [spantsireti] в России
    [srilankan] на Шри-Ланке
    [thai] в Таиланде
    [turkish] в Турции и на Ближнем Востоке
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Отдал всё — победил
fact-first-king = Первая дамка побеждает
fact-kings-fly = Дальняя дамка
fact-kings-step = Короткая дамка
fact-straight = Бой по прямой
fact-men-back = Бой назад
fact-men-forward = Бой только вперёд
fact-optional = Бить необязательно
fact-any-capture = Бой на выбор
fact-most-pieces = Бой большинства
group-favorites = Избранное
group-board = { $width } × { $height }
group-lines = По прямым линиям
group-presets = Готовые наборы
group-house = Свои правила

lines = { $lines ->
    [diagonal] диагонали
    [straight] вертикали и горизонтали
   *[all] вертикали, горизонтали и диагонали
    }

## Why a move is not legal

refused-lead = Ход { $move } невозможен.
refused-lead-ambiguous = Ход { $move } неоднозначен.
refused-game-over = Партия окончена: { $side } не могут ходить.
refused-game-over-king = Партия окончена: { $side } первыми провели { $king ->
    [queen] королеву
   *[king] дамку
    }.
refused-empty = На поле { $square } нет фигуры.
refused-not-yours = { $piece ->
    [man] Шашка
    [queen] Королева
   *[king] Дамка
    } на { $square } чужая: это { $side }.
refused-taken = Поле { $square } занято.
refused-must-capture = { $pieces ->
    [man] Шашка на { $squares } может
    [men] Шашки на { $squares } могут
    [king] Дамка на { $squares } может
    [kings] Дамки на { $squares } могут
    [queen] Королева на { $squares } может
    [queens] Королевы на { $squares } могут
    [piece] Фигура на { $squares } может
   *[other] Фигуры на { $squares } могут
    } бить, поэтому бить обязательно.
refused-only-capture = { $move } { $gain }.
takes = берёт: { $taken }
takes-and-crowns = берёт ({ $taken }) и проводит дамку
takes-mixed-and-crowns = берёт ({ $taken }) и проводит дамку
taken-mixed = фигур: { $all }, { $n ->
    [one] из них одна { $king }
   *[other] среди них { $kings }
    }
refused-must-take-more = Надо бить как можно больше. { $pieces ->
    [man] Шашка
    [men] Шашки
    [king] Дамка
    [kings] Дамки
    [piece] Фигура
   *[other] Фигуры
    } на { $squares }: { $most }.
refused-must-take-rank = { $n ->
    [one] Есть бой важнее (на { $squares } — { $pieces }):
   *[other] Есть бои важнее (на { $squares } — { $pieces }):
    } { $precedence ->
    [italian] берите больше фигур, потом бейте { $king ->
    [queen] королевой
   *[king] дамкой
    }, потом берите больше { $kings ->
    [queens] королев
   *[kings] дамок
    }, и дамку — как можно раньше.
    [value] берите наибольшую ценность, где { $king } чуть меньше двух шашек, и бейте дамкой.
   *[kings] берите больше фигур, потом больше { $kings ->
    [queens] королев
   *[kings] дамок
    }.
    }
refused-king-must-take = { $pieces ->
    [king] Дамка на { $squares } может
   *[kings] Дамки на { $squares } могут
    } бить, а { $king } бьёт раньше шашки.
refused-takes-only = Этот бой берёт только: { $tried }.
refused-must-go-on = Бой не окончен: бейте дальше до конца.
refused-must-go-on-to = Бой не окончен: бейте дальше на { $squares }.
refused-jumped-twice = Через фигуру прыгают только раз; побитые снимают в конце хода.
refused-men-move-forward = { $lines ->
    [diagonal] Шашки ходят только вперёд.
   *[other] Шашки ходят только вперёд и вбок.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Шашки бьют только вперёд.
   *[other] Шашки бьют только вперёд и вбок.
    }
refused-men-spare-kings = Шашки не бьют { $kings ->
    [queens] королев
   *[kings] дамок
    }.
refused-king-moved-too-often = { $king ->
    [queen] Королева
   *[king] Дамка
    } на { $square } сделала подряд без боя { $moves }; сначала пойдите другой фигурой.
refused-too-far = { $pieces ->
    [man] Шашка ходит
    [men] Шашки ходят
    [king] Дамка ходит
    [queens] Королевы ходят
   *[kings] Дамки ходят
    } на одно поле.
refused-no-moves = { $piece ->
    [man] Шашка
    [queen] Королева
   *[king] Дамка
    } на { $square } заперта и не может ходить.
refused-in-the-way = { $n ->
    [one] Мешает фигура на { $squares }.
   *[other] Мешают фигуры на { $squares }.
    }
refused-not-on-a-line = { $pieces ->
    [men] Шашки
    [queens] Королевы
   *[kings] Дамки
    } ходят по прямой ({ $lines }); { $from } и { $to } на разных линиях.
refused-captures-only = { $pieces ->
    [men] Шашки
    [queens] Королевы
   *[kings] Дамки
    } ходят только так: { $lines }; по другим линиям они лишь бьют.
refused-ambiguous = Каким путём: { $routes }? Выбирайте по одному полю или введите весь путь.
refused-ambiguous-many = Здесь кончаются несколько боёв. Выбирайте по одному полю или введите весь путь.
refused-no-path = С { $from } на { $to } хода нет.
unreadable = «{ $text }» — не ход. { $problem }
unreadable-empty = Введите ход, например { $example }.
unreadable-no-square = Поля { $name } нет: поля от { $first } до { $last }.
unreadable-light-square = Поле { $name } светлое; играют только на тёмных.
unreadable-one-square = Назовите два поля: откуда и куда.
unreadable-digits = Поля в «{ $digits }» неясны: поставьте между ними - или x.
unreadable-mark = Ходы пишут так: { $example }.
unreadable-missing-square = Рядом с разделителем не хватает поля.
unreadable-too-long = Ни один ход не проходит столько полей.
article = Правило { $number }
headline-must-capture = Ваш ход: надо бить
headline-must-take-more = Ваш ход: надо бить большинство
headline-king-must-take = Ваш ход: бьёт { $king }
headline-must-go-on = Бой надо продолжить
headline-game-over = Партия окончена
headline-your-move = Ваш ход
headline-forced-capture = Бить обязательно

## The state of the game

to-move = Ход: { $side }
must-capture = Надо бить
count-pieces = { $n ->
    [0] нет фигур
    [one] { $n } фигура
    [few] { $n } фигуры
    [many] { $n } фигур
   *[other] { $n } фигуры
    }
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Ничья, если не будет боя или хода шашкой
    [one] Ничья через { $n } ход, если не будет боя или хода шашкой
    [few] Ничья через { $n } хода, если не будет боя или хода шашкой
   *[other] Ничья через { $n } ходов, если не будет боя или хода шашкой
    }
draw-no-progress-claimed = { $n ->
    [0] Можно требовать ничью, если не будет боя или хода шашкой
    [one] Через { $n } ход можно требовать ничью, если не будет боя или хода шашкой
    [few] Через { $n } хода можно требовать ничью, если не будет боя или хода шашкой
   *[other] Через { $n } ходов можно требовать ничью, если не будет боя или хода шашкой
    }
draw-may-be-claimed = { $why } Вы можете требовать ничью.
draw-repetitions = Эта позиция была { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
    }; { $limit }-й раз { $claimed ->
    [yes] даёт право на ничью
   *[no] — ничья
    }
draw-none = Автоматической ничьей нет
draw-ending = { $n ->
    [0] Ничья
    [one] Ничья через { $n } ход
    [few] Ничья через { $n } хода
   *[other] Ничья через { $n } ходов
    }, { $unless ->
    [lone-king-taken] если одинокая дамка уцелеет
    [diagonal-left] если одинокая дамка останется на большаке
    [taken-or-crowned] если не будет боя и новой дамки
   *[taken] если не будет боя
    }
draw-next = Ничья, если этот ход не бьёт
thinking = { $n ->
    [one] глубина { $depth }, { $count } позиция
    [few] глубина { $depth }, { $count } позиции
   *[other] глубина { $depth }, { $count } позиций
    }
thinking-calls = { $n ->
    [one] { $count } вызов поиска
    [few] { $count } вызова поиска
   *[other] { $count } вызовов поиска
    }

## Announcements during the game

played-quiet = { $side } ходят { $move }
played-capture = { $side } бьют { $n ->
    [one] фигуру
    [few] { $n } фигуры
   *[other] { $n } фигур
    }, { $move }
played-quiet-crowned = { $side } ходят { $move }: новая { $king }
played-capture-crowned = { $side } бьют { $n ->
    [one] фигуру
    [few] { $n } фигуры
   *[other] { $n } фигур
    }, { $move }: новая { $king }
selected = { $piece } на { $square } выбрана. Можно пойти на { $squares }.
stepped-goes-on = На { $square }. Бейте дальше.
stepped-may-end = На { $square }. Бейте дальше или выберите { $square } ещё раз, чтобы закончить.
square-piece = { $side ->
    [white] белая
    [black] чёрная
    [red] красная
   *[green] зелёная
    } { $piece }
square-brief-man = { $side ->
    [white] белая
    [black] чёрная
    [red] красная
   *[green] зелёная
    } { $square }
square-empty = пусто
square-captured = побита
square-selected = выбрана
square-must-capture = должна бить
square-movable = может ходить
square-target = возможный ход
square-huffable = можно взять за фук
square-last-move = последний ход
square-hint = подсказка

## Huffing

huffed = { $side } берут за фук: { $piece } на { $square }.
huff-offer = { $pieces } на { $squares }: бой пропущен. Можно взять за фук{ $n ->
    [one] {"."}
   *[other] {" "}одну из них.
    }
huff-not-in-the-rules = В этих правилах фука нет.
huff-one-a-turn = За ход можно взять за фук только одну фигуру.
huff-captured = { $side } били, поэтому фука нет.
huff-nothing-missed = { $side } не пропустили боя, фука нет.
huff-could-not = На { $square } в прошлый ход бить было нечем.

## The end of a game

outcome-draw = Ничья
outcome-you-win = Вы выиграли
outcome-you-lose = Вы проиграли
outcome-wins = Победа: { $name }
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = { $side } остались без фигур.
outcome-blocked = { $side } не могут ходить.
outcome-ran-out = { $side } остались без фигур и выиграли.
outcome-stuck = { $side } не могут ходить и выиграли.
outcome-first-king = { $side }: первая { $king }.
outcome-resigned = { $side } сдались.
outcome-you-resigned = Вы сдались.
outcome-conceded = { $side } сдались: любой ход проигрывает.
outcome-repetition = Позиция повторилась { $n } раза.
outcome-no-progress = По { $n } ходов без боя и ходов шашками.
outcome-ending = По { $n } ходов: { $class ->
    [lone-king-against-three] одна дамка против трёх фигур.
    [lone-king-against-two] одна дамка против одной или двух фигур.
    [lone-king-against-kings] одна дамка против трёх или более дамок.
    [long-diagonal] одна дамка на большаке против трёх фигур.
    [four-or-five] четыре или пять фигур, дамки у обеих сторон, ни боя, ни новой дамки.
    [six-or-seven] шесть или семь фигур, дамки у обеих сторон, ни боя, ни новой дамки.
    [three-kings] три дамки против одной.
    [two-kings] две дамки против одной.
   *[king-each] по одной дамке.
    }
outcome-piece-each = У каждого по одной фигуре, и сразу побить нельзя.
outcome-agreement = Игроки согласились на ничью.
outcome-you-ran-out-of-time = Ваше время вышло.
outcome-ran-out-of-time = { $side } просрочили время.
outcome-drawn-on-time = Время вышло, но соперник не мог выиграть.

## Looks

look-board = { $key ->
    [wood] Дерево
    [slate] Сланец
    [tournament] Турнир
    [ocean] Синий и оранжевый
    [paper] Бумага
    [contrast] Контраст
    [midnight] Полночь
   *[sage] Шалфей
    }
look-pieces = { $key ->
    [flat] Плоские
    [wood] Дерево
    [stone] Камень
    [print] Печать
    [bold] Жирные
   *[classic] Классика
    }

## Planned moves

plan-made = Запланировано: { $move }.
plan-made-how-to-drop = Щелчок вне доски или Escape отменяет.
plan-refused = Запланированный ход { $move } сейчас невозможен.

## Clocks

clock-untimed = без часов
clock-hourglass = песочные часы, { $time }: время одного идёт другому
clock-odds = { $white }: { $first }. { $black }: { $second }.
clock-then = {", затем "}
clock-and = {", "}
clock-increment = плюс { $time } за ход
clock-bronstein = до { $time } за ход возвращается
clock-delay = первые { $time } хода бесплатно
clock-periods = затем { $n ->
    [one] { $n } период
    [few] { $n } периода
   *[other] { $n } периодов
    } по { $time } на ход
clock-part = { $time } на { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
    }
clock-minutes = { $n } мин
clock-seconds = { $n } с
clock-both = { $minutes } { $seconds }
clock-unreadable = Напишите время: 5+3, 40/90,30+30 или 10+3x30.
clock-zero = Все времена и числа должны быть больше нуля.
clock-too-long = Это слишком много.
clock-after-the-rest = Часть без числа ходов должна быть последней.
clock-face = { $side }, часы: { $time }
clock-periods-left = { $n ->
    [1] последний период
    [one] { $n } период
    [few] { $n } периода
   *[other] { $n } периодов
    }
handicap-none = Нет
handicap = { $side } играют без { $n ->
    [one] { $n } шашки
   *[other] { $n } шашек
    }

## The page of rules

page-board = Доска
page-board-shape = Доска { $width } на { $height } полей. { $shape ->
    [full] Играют на всех { $squares } полях.
    [mirrored] Играют только на { $squares } тёмных полях; тёмный угол у каждого справа.
   *[dark] Играют только на { $squares } тёмных полях; тёмный угол у каждого слева.
    }
page-board-numbers = { $naming ->
    [letters] Поле названо буквой вертикали, от a до { $letter } слева направо, и номером горизонтали, от 1 до { $rows } снизу вверх (внизу { $side }).
    [from-below] Поля пронумерованы от 1 до { $last } ряд за рядом от правого нижнего угла (внизу { $side }).
   *[numbers] Поля пронумерованы от 1 до { $last } ряд за рядом от левого верхнего угла (внизу { $side }).
    }
page-setup = { $bottom } внизу, { $top } вверху, по { $men } шашек: { $rows ->
    [one] на ближайшем ряду.
   *[other] на ближайших рядах, рядов { $number }.
    }
page-setup-gap = { $bottom } внизу, { $top } вверху, по { $men } шашек; рядов с шашками { $rows ->
    [one] один,
   *[other] { $number },
    } { $gap ->
    [one] ближайший ряд пуст.
   *[other] пустых ближайших рядов { $empty }.
    }
page-starts = { $side } ходят первыми; дальше по очереди.
page-aim = Цель игры
page-aim-text = { $goal ->
    [run-out] Вы выигрываете, если на своём ходу не можете пойти: фигур нет или все заперты.
    [first-king] Побеждает тот, у кого первым появится { $king }. Вы проигрываете, если на своём ходу не можете пойти: фигур нет или все заперты.
   *[leave-no-move] Вы проигрываете, если на своём ходу не можете пойти: фигур нет или все заперты.
    }
page-moving = Ходы
page-men-move = { $lines ->
    [straight] Шашки ходят на одно пустое поле прямо вперёд или вбок.
    [all] Шашки ходят на одно пустое поле прямо вперёд, наискось вперёд или вбок.
   *[diagonal] Шашки ходят на одно пустое поле наискось вперёд.
    }
page-kings-step = { $kings } ходят на одно поле { $lines ->
    [straight] вперёд, назад или вбок.
    [all] в любую сторону, прямо или наискось.
   *[diagonal] наискось вперёд или назад.
    }
page-kings-fly = { $kings } ходят на любое расстояние по свободным { $lines ->
    [straight] вертикалям и горизонталям.
    [all] вертикалям, горизонталям и диагоналям.
   *[diagonal] диагоналям, вперёд или назад.
    }
page-king-limit = Пока у стороны есть шашки, { $king } ходит подряд без боя не дольше: { $moves }; потом должна пойти другая фигура.
page-straight = По вертикалям и горизонталям светлые поля пропускаются: следующее поле — ближайшее тёмное.
page-capturing = Бой
page-capture = { $lines ->
    [straight] Фигура бьёт соседнюю фигуру соперника по вертикали или горизонтали, перепрыгивая на пустое поле за ней.
    [all] Фигура бьёт соседнюю фигуру соперника прямо или наискось, перепрыгивая на пустое поле за ней.
    [mixed] Фигура бьёт соседнюю фигуру соперника, перепрыгивая на пустое поле за ней.
   *[diagonal] Фигура бьёт соседнюю по диагонали фигуру соперника, перепрыгивая на пустое поле за ней.
    }
page-capture-lines = Линии боя: шашки — { $men }; { $kings } — { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Шашки бьют вперёд и вбок.
    [all] Шашки бьют прямо вперёд, наискось вперёд и вбок.
   *[diagonal] Шашки бьют только вперёд.
    }
page-men-capture-back = { $lines ->
    [straight] Шашки бьют вперёд, назад и вбок.
    [all] Шашки бьют во все восемь сторон.
   *[diagonal] Шашки бьют вперёд и назад.
    }
page-men-spare-kings = Шашки не могут бить: { $kings }.
page-kings-capture = { $kings } бьют в любую сторону.
page-kings-capture-far = Дальний бой: { $king } бьёт в любую сторону с любого расстояния и встаёт { $landing ->
    [behind] сразу за побитой фигурой.
    [behind-last-king] на любое пустое поле за побитой; но если последней побита { $king }, то сразу за ней.
   *[any] на любое пустое поле за побитой фигурой.
    }
page-king-lands-to-go-on = Если { $king } может бить дальше с некоторых полей, на которые может встать, она должна встать на одно из них.
page-turn-back = { $may ->
    [yes] Между прыжками { $king } может повернуть обратно и пройти по только что освобождённому полю.
   *[no] Между прыжками { $king } не может повернуть обратно.
    }
page-capture-mandatory = Если можно бить, бить обязательно.
page-capture-optional = Бить необязательно: можно сделать другой ход.
page-huffing = Фигуру, которая могла бить и не била, можно взять за фук: соперник снимает её с доски перед своим ходом. За ход берут за фук только одну фигуру и только за последний ход; кто на этом ходу бил, не рискует.
page-chains = Бой нескольких фигур
page-chain-finish = Если с нового поля можно бить ещё, бой продолжается тем же ходом до конца.
page-chain-stop = Если с нового поля можно бить ещё, можно продолжить тем же ходом или остановиться после любого прыжка.
page-chain-single = За ход делают один прыжок: дважды за ход не бьют.
page-chain-ghosts = Побитые фигуры остаются на доске до конца хода; до тех пор они мешают, и прыгать через них снова нельзя.
page-chain-at-once = Побитая фигура сразу снимается, и тот же ход может пройти по её полю.
page-precedence-free = Если боёв несколько, выбор свободный.
page-precedence-most = Если боёв несколько, надо бить больше фигур; { $king } считается за одну.
page-precedence-kings = Если боёв несколько, надо бить больше фигур, а из таких боёв — тот, где больше { $kings ->
    [queens] королев
   *[kings] дамок
    }.
page-precedence-italian = Если боёв несколько, надо бить больше фигур. Если остаётся выбор, бьёт { $king }, потом берут больше { $kings ->
    [queens] королев
   *[kings] дамок
    }, и дамку — как можно раньше.
page-precedence-king-first = Если может бить { $king }, бьёт именно { $king }, даже если шашка взяла бы больше; иначе выбор свободный.
page-precedence-value = Если боёв несколько, надо брать наибольшую ценность: шашка — один, { $king } — чуть меньше двух. При равной ценности бьёт { $king }, если может.
page-crowning = Превращение
page-crowning-text = Шашка, кончившая ход на дальнем ряду, превращается: { $king }.
page-crowning-stop = Бой, дошедший до последнего ряда, там кончается.
page-crowning-pass = Шашка, дошедшая до последнего ряда при бое и способная бить дальше, бьёт как шашка и не превращается.
page-crowning-go-on = Шашка, дошедшая до последнего ряда при бое, сразу превращается и бьёт дальше как { $king }.
page-regicide = Шашка бьёт: { $king }
page-regicide-stop = Если шашкой побита { $king }, шашка сразу превращается, где бы ни стояла, и ход кончается.
page-regicide-go-on = Если шашкой побита { $king }, шашка сразу превращается, где бы ни стояла, и бьёт дальше как { $king }, если может.
page-regicide-on-last-row = Если она встала на дальний ряд, ход всё равно там кончается.
page-regicide-at-end = Если шашкой побита { $king }, она превращается в конце хода; до тех пор бьёт как шашка.
page-draws = Ничья
page-played = Где играют
page-played-where = Играют { $where }.
page-rulebook = Правила издаёт { $federation }.
page-draws-now = Счётчики ничьей в этой партии
page-draw-repetition = Ничья, если та же позиция с той же очередью хода встретилась столько раз: { $n }.
page-draw-no-progress = Ничья, если каждая сторона сделала без боя и ходов шашками столько ходов: { $n }.
page-draw-claims-repetition = За доской ничью повторением надо потребовать.
page-draw-claims-all = За доской такую ничью надо потребовать.
page-draw-endings = Если одна дамка играет против трёх фигур, среди которых есть дамка, ничья через столько ходов каждой стороны: { $three }. Против одной или двух фигур, среди которых есть дамка: { $two }.
page-draw-russian-lone = Если одна { $king } против трёх и более ({ $kings }), ничья через столько ходов каждой стороны: { $many }. Против одной или двух фигур, или против трёх на большаке: { $few }.
page-draw-russian-few = Если у обеих сторон есть { $kings } и нет ни боя, ни превращения, ничья через столько ходов каждой стороны: { $four } при четырёх или пяти фигурах, { $six } при шести или семи.
page-draw-three-kings = Если { $kings } — три против одной, ничья через столько ходов каждой стороны: { $n }.
page-draw-frisian = Если { $kings } — две против одной, ничья через столько ходов каждой стороны: { $two }; если у каждого одна { $king }: { $one }.
page-draw-one-each = Если у каждого осталось по фигуре, ничья, если следующий ход не бьёт.
page-draw-agreement = Игроки могут в любой момент согласиться на ничью.
contradiction = Правила противоречат друг другу: { $why } ({ $switches }).
contradiction-rows = каждой стороне нужен хотя бы один ряд шашек, и между сторонами — пустой ряд
contradiction-precedence = порядок боя сравнивает оконченные бои, а эти можно прервать
contradiction-single-leg-crowning = при одном прыжке за ход он кончается на дальнем ряду, и шашка не может его пройти или бить дальше как дамка
contradiction-single-leg-regicide = при одном прыжке за ход шашка не может бить дальше, побив дамку
contradiction-huffing = фук возможен, только если бить необязательно
contradiction-repetition = каждая позиция бывает один раз: для повторения нужно 2 или больше, или 0 без предела
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Доска
    [rows] Рядов шашек
    [home_gap] Пустых рядов сзади
    [starts] Начинают
    [goal] Как победить
    [man_steps] Шашки ходят
    [king_steps] Дамки ходят
    [flying_kings] Дальние дамки
    [king_move_limit] Ходов подряд дамкой
    [capture_duty] Бой
    [huffing] Фук
    [man_captures] Шашки бьют
    [men_capture_back] Шашки бьют назад
    [men_take_kings] Шашки бьют дамок
    [king_captures] Дамки бьют
    [king_landing] Где встаёт дальняя дамка
    [chain_duty] Бой нескольких
    [precedence] Порядок боя
    [removal] Побитые снимают
    [may_turn_back] Дамка может повернуть
    [crowning_in_capture] Дальний ряд при бое
    [regicide] Шашка побила дамку
    [repetition] Повторение
    [no_progress] Без развития
    [endings] Пределы окончаний
   *[claims] Ничьи по требованию
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, зеркальная
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, зеркальная
    [board-10x8] 10×8
    [board-8x8-full] 8×8, все поля
    [starts-white] Белые
    [starts-black] Чёрные
    [goal-leave-no-move] Лишить соперника ходов
    [goal-run-out] Остаться без ходов
    [goal-first-king] Первым провести дамку
    [capture_duty-mandatory] Обязателен
    [capture_duty-optional] Необязателен
    [king_landing-any] Где угодно за побитой
    [king_landing-behind] Сразу за побитой
    [king_landing-behind-last-king] Сразу за последней дамкой
    [chain_duty-finish] До конца
    [chain_duty-stop-anywhere] Можно остановиться
    [chain_duty-single-leg] Один прыжок за ход
    [precedence-free] На выбор
    [precedence-most-pieces] Больше фигур
    [precedence-most-pieces-then-kings] Больше фигур, потом дамок
    [precedence-italian] Итальянский
    [precedence-king-first] Дамка раньше шашки
    [precedence-value] Наибольшая ценность
    [removal-at-end] В конце хода
    [removal-at-once] Сразу
    [crowning_in_capture-stop] Ход кончается
    [crowning_in_capture-pass] Остаётся шашкой
    [crowning_in_capture-go-on-as-king] Становится дамкой
    [regicide-off] Остаётся шашкой
    [regicide-crown-and-stop] Дамка, ход кончен
    [regicide-crown-and-go-on] Дамка, бьёт дальше
    [regicide-crown-at-end] Дамка в конце хода
    [endings-none] Нет
    [endings-international] Международные
    [endings-russian] Русские
    [endings-pool] Американский пул
    [endings-canadian] Канадские
    [endings-frisian] Фризские
    [endings-one-each] По одной фигуре
    [claims-none] Нет
    [claims-repetition] Повторение
    [claims-all] Повторение и без развития
   *[other] { $value }
    }
switch-times = { $n ->
    [0] Ничьей нет
   *[other] Ничья на { $n }-й раз
    }
switch-moves = { $n ->
    [0] Ничьей нет
    [one] Ничья через { $n } ход
    [few] Ничья через { $n } хода
   *[other] Ничья через { $n } ходов
    }
switch-limit = { $n ->
    [0] Без предела
   *[other] { $n }
    }

## Hints

ladder-next = Следующая ступень: { $ending }
ladder-climbed = Выиграно окончаний: { $n } из { $all }.
ladder-won = выиграно
motif-name = { $motif ->
    [royal] королевский удар
    [philippe] удар Филиппа
    [napoleon] удар Наполеона
    [express] удар-экспресс
    [heel] удар каблуком
    [raphael] удар Рафаэля
    [turkish-stroke] турецкий удар
    [bomb] бомба
    [ricochet] рикошет
    [mazette] удар новичка
    [trapdoor] удар-люк
    [recall] возвратный удар
    [bridge] мост
    [dog-hole] собачья конура
    [two-for-one] два за одну
    [three-for-one] три за одну
    [three-for-two] три за две
    [stroke] удар
    [breeches] вилка
    [in-and-out] туда и обратно
    [exchange-to-break] размен с прорывом
    [breakthrough] прорыв
    [king-caught] пойманная дамка
    [king-lured] завлечение дамки
    [block] запирание
    [opposition] оппозиция
    [round-trip] круговой удар
    [long-capture] длинный бой
    [backward-capture] бой назад
    [smaller-capture] меньший бой
   *[other] { $motif }
    }
hint-line = { $why }. Затем { $line }.
hint-why = { $why }.
hint-only-move = — единственный ход
hint-only-and = — единственный ход и { $why }
hint-only-loses = { $n ->
    [1] — единственный ход, но проигрывает в один ход
   *[other] — единственный ход, но проигрывает (ходов: { $n })
    }
hint-wins-game = { $n ->
    [1] сразу выигрывает партию
   *[other] выигрывает партию (ходов: { $n })
    }
hint-loses-game = { $n ->
    [1] держится дольше всего, но проигрывает в один ход
   *[other] держится дольше всего, но проигрывает (ходов: { $n })
    }
hint-wins = выигрывает: { $pieces }
hint-wins-for = выигрывает: { $pieces } за { $given }
hint-gives = отдаёт: { $pieces }
hint-gives-for = отдаёт: { $pieces } за { $won }
hint-exchange = меняет { $number } на { $number }
hint-crowns = проводит дамку
hint-and-crowns = { $why } и проводит дамку
hint-comma-crowns = { $why }, и проводит дамку
hint-but-crowns = { $why }, но проводит дамку
hint-nothing-better = { $why }, но лучшего нет
hint-better = лучше любого другого хода (шашек: { $men })
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } соблазняет, но { $why }.
hint-chance = { $why }: выигрыш { $win }%, ничья { $draw }%, проигрыш { $loss }%
hint-even = сохраняет равенство
hint-ahead = сохраняет перевес
hint-worse = — лучшая защита
hint-known-win = выигрывает партию
hint-known-loss = проигрывает, как и любой другой ход

## The review of a game

review-mark = { $mark ->
    [only] Единственный ход
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Зевок
    }
review-only = — единственный ход, сохраняющий результат
review-slips = { $how ->
    [won-drawn] упускает выигранное { $phase } до ничьей
    [won-lost] проигрывает выигранное { $phase }
   *[drawn-lost] проигрывает ничейное { $phase }
    }
review-phase = { $few ->
    [yes] окончание
   *[no] положение
    }
review-allows-win = { $n ->
    [0] даёт форсированный выигрыш ({ $side })
    [1] даёт выигрыш в один ход ({ $side })
   *[other] даёт выигрыш, ходов { $n } ({ $side })
    }
review-misses-win = { $n ->
    [0] упускает { $better } с форсированным выигрышем
    [1] упускает { $better } с немедленным выигрышем
   *[other] упускает { $better } с выигрышем (ходов: { $n })
    }
review-loses = теряет: { $pieces }
review-loses-for = теряет: { $pieces } за { $won }
review-shot = допускает удар, потери: { $pieces }
review-shot-for = допускает удар: { $pieces } за { $won }
review-misses = упускает { $better }, выигрыш: { $pieces }
review-misses-for = упускает { $better }, выигрыш: { $pieces } за { $given }
review-lets-crown = даёт провести дамку ({ $side })
review-misses-crown = упускает { $better } с проходом в дамки
review-weaker = слабее, чем { $better }
review-line = { $why }: { $line }.
review-why = { $why }.
review-better = Лучше { $line }.
review-accuracy = Точность { $percent } %

## Opponents

opponent-random = Случайный
opponent-greedy = Жадный
opponent-minimax = Минимакс, полуходов: { $n }
opponent-alphabeta = Альфа-бета, полуходов: { $n }
opponent-level = { $n ->
    [1] Новичок
    [2] Ученик
    [3] Начинающий
    [4] Любитель
    [5] Завсегдатай
    [6] Увлечённый
    [7] Игрок клуба
    [8] Игрок команды
    [9] Сильный игрок клуба
    [10] Турнирный игрок
    [11] Эксперт
    [12] Кандидат в мастера
    [13] Мастер
    [14] Национальный мастер
    [15] Гроссмейстер
    [16] Чемпион
   *[other] Уровень { $n }
    }
opponent-full-level = Уровень { $n }: { $title }
opponent-adaptive = { $found ->
    [yes] Мой уровень, сейчас { $n }
   *[no] Найти мой уровень, сейчас { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Делает случайные ходы.
opponent-greedy-line = Бьёт как можно больше и дальше не смотрит.
opponent-minimax-line = Перебирает все варианты, полуходов: { $n }.
opponent-alphabeta-line = Ищет на глубину { $n }, пропуская ненужные варианты.
opponent-level-line = { $n ->
    [1] Знает правила и видит немногим дальше следующего хода.
    [2] Видит простой бой, но часто не видит ответа.
    [3] Видит большинство ответов, но мало ударов.
    [4] Видит короткие удары вперёд.
    [5] Видит короткие удары, но не длинные и не назад.
    [6] Видит на четыре полухода и пропускает каждый третий удар.
    [7] Пропускает длинные удары и тихие угрозы.
    [8] Иногда пропускает длинный удар.
    [9] Редко пропускает удар.
    [10] Почти никогда не пропускает удар.
    [11] Видит почти всё на семь полуходов.
    [12] Ничего не пропускает и считает короткие варианты.
    [13] Считает варианты подлиннее.
    [14] Считает далеко и хорошо играет окончания.
    [15] Наказывает малейшую ошибку.
    [16] Играет в полную силу.
   *[other] Движок на уровне { $n }.
    }
placement-open = Следующий соперник — уровень { $level }. Сыграно партий: { $games } из { $all }.
placement-found = Вы играете примерно как уровень { $level }, { $title }. Рейтинг { $n } ± { $margin }.
opponent-rated-line = { $line } Рейтинг { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] осторожный стиль
    [sharp] острый стиль
   *[tricky] хитрый стиль
    }
opponent-style-line = { $style ->
    [balanced] Делает ход, который кажется лучшим.
    [cautious] Разменивает шашки и держит дистанцию.
    [sharp] Избегает разменов и ищет столкновений.
   *[tricky] Ставит ловушки.
    }
opponent-style = { $style ->
    [balanced] Ровный
    [cautious] Осторожный
    [sharp] Острый
   *[tricky] Хитрый
    }
opponent-reference = { $name ->
    [easy] Лёгкий
    [medium] Средний
    [hard] Трудный
    [very-hard] Очень трудный
    [last-stand] Последний рубеж
    [greedy] Жадный
    [minimax] Минимакс
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, вторая оценка
opponent-score-panel = { $name ->
    [easy] Ходит случайной фигурой.
    [medium] Видит на 2 полухода.
    [hard] Видит на 5 полуходов.
    [very-hard] Видит на 7 полуходов.
    [last-stand] Видит на 7 полуходов, а при малом числе фигур дальше.
   *[other] Один из соперников табло.
    }
opponent-menu = { $name ->
    [easy] Видит на 2 полухода.
    [medium] Видит на 3 полухода.
    [hard] Видит на 4 полухода.
   *[other] Один из соперников меню.
    }
opponent-choose-each-leg = { $name ->
    [easy] Видит на 1 полуход.
    [medium] Перебирает все варианты на 2 полухода.
    [hard] Перебирает все варианты на 3 полухода.
   *[other] Один из соперников главного меню.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Выбирает ход с лучшим немедленным итогом.
    [minimax] Видит на 4 полухода и сдаётся, если всё проигрывает.
   *[other] Один из соперников урока.
    }
opponent-text = { $name ->
    [easy] Видит на 2 полухода и играет разнообразно.
    [medium] Видит на 5 полуходов и играет разнообразно.
    [hard] Видит на 7 полуходов и играет разнообразно.
   *[other] Один из соперников текстовой игры.
    }

## Requests and invalid input

gives-up = { $side } сдаются.
offers-draw = { $side } предлагают ничью.
claims-draw = { $side } требуют ничью.
unknown-rules = Варианта «{ $key }» нет.
unknown-opponent = Соперника «{ $key }» нет.
unknown-side = Сторона — white или black, а не «{ $key }».
bad-position = Позицию не прочитать: { $why }.
bad-rules = Правила не прочитать: { $why }.

## The position editor

editor-off-board = На доске нет поля { $number }.
editor-two-pieces = На { $square } две фигуры.
editor-crowning-row = { $side }: шашка не может стоять на { $square }, там она становится дамкой.
editor-king-run = { $side }: счётчику на { $square } нужна там дамка и шашка того же цвета на доске.
editor-no-pieces = { $side }: нет фигур.
editor-too-many = { $side }: фигур { $count }, больше, чем { $most } в начале партии.
editor-over = Партия окончена: { $side } выиграли.

## Lines of the game screen

headline-side-must-capture = { $side } должны бить
strip-to-move = { $side } · ход
strip-turn = Ход
strip-telling = { $side } · { $told }
side-first = { $side } · начинают
rules-of = Правила: { $rules }
game-line = { $rules } · ход { $n }
game-line-against = { $rules } · { $opponent } · ход { $n }
seconds = { $number } с
thinking-of = Думает: { $progress }
typed-example = Введите ход: { $move }

## Offline use

kept-sizes = Приложение занимает { $app }; загрузки (веса, таблицы окончаний, языки) — { $data }.
kept-all = Загрузить всё ({ $size })
kept-clear = Удалить загрузки ({ $size })

## Endgame tables

tables-name = { $rules }, фигур: { $n }
tables-up-to = до { $n }
tables-tell = { $metric ->
    [dtw] результат и расстояние до победы
    [dtc] результат и расстояние до боя
   *[other] только результат
    }
tables-set = { $rules }, до { $n } фигур, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: ещё ничего не готово
tables-more = { $set }, и часть следующего размера
tables-cost = Нужно до { $disk } на диске и { $memory } памяти, время примерно { $time }.
tables-no-disk = Мало места на диске: свободно { $free }.
tables-no-memory = Мало памяти: здесь можно занять не больше { $most }.
tables-no-size = Столько позиций не вместит ни одна таблица.
tables-no-huffing = Таблицы окончаний не знают фука.
tables-complete = Эти таблицы уже построены.
tables-percent = { $percent } %
tables-running = { $name }: { $percent } %
tables-left = { $running }, осталось примерно { $time }
tables-finished = { $name }: готово.
tables-stopped = { $name }: остановлено на { $percent } %. Готовые части сохранены.
tables-failed = { $name }: ошибка. { $why }
bytes-mb = { $number } МБ
bytes-gb = { $number } ГБ
time-short = минута
time-minutes = { $n } мин
time-hours = { $n } ч
time-days = { $n } дн.

## Labels

label-a-person = Человек
label-accept = Принять
label-against-computer = С компьютером
label-analyze = Анализ
label-animation-speed = Анимация
label-back = Назад
label-best-defense = Лучшая защита
label-board = Доска
label-board-theme = Цвета доски
label-claim = Требовать
label-claim-draw = Требовать ничью
label-clock = Часы
label-clock-custom = Своё время
label-club = Клуб
label-close = Закрыть
label-computer-pause = Задержка хода
label-continue = Дальше
label-copy = Копировать
label-delete = Удалить
label-dark = Тёмная
label-download = Скачать
label-draws = Ничьи
label-draws-automatic = Сами
label-draws-claimed = По требованию
label-endgame-values = Оценки
label-fast = Быстро
label-favorite = В избранное
label-flip-each-move = Поворачивать доску после каждого хода (два игрока)
label-flip = Поворот
label-game = Игра
label-game-link = Ссылка на всю партию
label-game-pdn = Партия (PDN)
label-go-on = Дальше
label-handicap = Фора
label-help = Справка
label-hint = Совет
label-home = Crownhead: начало
label-huff = Фук
label-kept-offline = Без сети
label-language = Язык
label-lessons = Уроки
label-levels = Уровни
label-learn = Учиться
label-my-level = Мой уровень
label-find-level = Найти мой уровень
label-style = Стиль
label-puzzles = Задачи
label-library = Партии
label-light = Светлая
label-look-at-board = Посмотреть
label-more = Ещё
label-move-list = Ходы
label-more-options = Ещё настройки
label-more-opponents = Ещё соперники
label-move-now = Ходить
label-names-shown = Названия
label-new-game = Новая
label-next-exercise = Следующее
label-no = Нет
label-no-animation = Нет
label-normal = Обычно
label-offer-draw = Ничья?
label-open = Открыть
label-open-game = Открыть партию или позицию
label-open-file = Открыть файл
label-opponent = Соперник
label-paste = Вставить
label-own-rules = Свои правила
label-own-template = На основе
label-own-title = Свои правила
label-own-words = Читать правила
label-own-share = Ссылка и файл
label-own-link = Ссылка
label-own-file = Правила файлом (TOML)
label-pause = Пауза
label-pause-clock = Остановить часы
label-pictures = Картинки и печать
label-plain-opponents = Простые соперники
label-piece-set = Фигуры
label-play = Играть
label-play-again = Ещё раз
label-play-on = Играть дальше
label-players = Игроки
label-one-click = Один щелчок, если у фигуры один ход
label-position-editor = Редактор
label-position-fen = Позиция (FEN)
label-premoves = Планировать ходы, пока ходит соперник
label-practice = Окончания
label-random-side = Случайно
label-recent-games = Последние партии
label-redo = Вперёд
label-reload = Обновить
label-resign = Сдаться
label-result = Итог
label-restart = Заново
label-rules = Правила
label-search-games = Поиск игры
label-settings = Настройки
label-share = Послать
label-show-targets = Показывать возможные ходы
label-side = Сторона
label-slow = Медленно
label-sound = Звук
label-square-numbers = Номера полей
label-study = Анализ
label-start = Начать
label-start-clock = Пустить часы
label-surprise-me = Удивите меня
label-system = Системная
label-take-back = Вернуть
label-tables = Таблицы окончаний
label-tables-pieces = Фигур
label-tables-start = Строить
label-tables-stop = Стоп
label-tables-tell = Содержание
label-theme = Тема
label-thinking = Думает
label-two-players = Два игрока
label-train = Тренировка
label-try-again = Ещё раз
label-time-set = Задать
label-type-a-move = Введите ход
label-undo = Назад
label-warnings = Предупреждать об ошибках в партиях без часов
label-watch = Два компьютера
label-who-plays = Игроки
label-yes = Да
label-you = Вы
label-you-play = Вы играете
label-blindfold = Вслепую
label-board-size = Размер доски
label-inside = На доске
label-keys = Клавиши
label-letters = Буквы
label-none = Нет
label-numbers = Номера
label-outside = Рядом
label-show-all = Показать всё
label-spoken-names = Чтение с экрана
label-usual = По правилам
label-vibration = Вибрация
label-zen = Дзен

## Perfect endgames

known-win = { $side } выигрывают.
known-win-in = { $side } выигрывают, полуходов: { $n } (ходов: { $moves }).
known-draw = Ничья при лучшей игре.
known-conversion = До боя или новой дамки полуходов: { $n }.
known-at-risk = Правило ничьей может кончить партию раньше.
known-move = { $move } { $verdict }
known-target = { $square }, ход сюда { $verdict }
known-piece = { $square }, лучший ход { $verdict }
verdict-draws = ведёт к ничьей
verdict-wins = выигрывает
verdict-wins-in = выигрывает, полуходов: { $n }
verdict-wins-converting = выигрывает, до боя или новой дамки полуходов: { $n }
verdict-loses = проигрывает
verdict-loses-in = проигрывает, полуходов: { $n }
verdict-loses-converting = проигрывает, до боя или новой дамки полуходов: { $n }
ending-name = { $winner } против { $loser }
drill-task = { $side } начинают и выигрывают.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. Кратчайший выигрыш, ходов: { $n }.
drill-won = Выигрыш сохранён.
drill-longer = Это стоит лишних ходов: { $n }.
drill-at-risk = Выигрыш сохранён, но правило ничьей может кончить партию раньше.
drill-gone = Выигрыш упущен.
drill-lost = Выигрыш упущен, партия проиграна.
drill-draws = { $move } — только ничья.
drill-loses = { $move } проигрывает.
drill-failed = Вы не реализовали выигрыш.
drill-solved = Решено, ходов: { $n }.
drill-solved-best = Решено, ходов: { $n } — кратчайший выигрыш.
drill-solved-in = Решено, ходов: { $n }; кратчайший выигрыш: { $shortest }.
drill-line = Окончание · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side }: { $pieces }.
speech-none = { $side }: нет фигур.
speech-captures = { $side } могут бить: { $moves }.
speech-no-captures = { $side }: боя нет.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | ваши фигуры
page-key-other = O | фигуры соперника
page-key-captures = C | возможные бои
page-key-last = L | последний ход
page-key-counts = M | число фигур
page-key-status = S | чей ход
page-key-clocks = T | часы
page-key-best = B | посоветовать ход
page-key-arrows = Стрелки, Enter | двигаться по доске; выбрать фигуру, потом поле
page-key-numbers = 1–9 | выбрать пронумерованный бой
page-key-back = Backspace, Escape | вернуть прыжок; отменить
page-key-typed = 22-18, Enter | ввести ход
page-key-undo = Ctrl+Z, Ctrl+Shift+Z | назад, вперёд
page-key-zen = Z | скрыть всё, кроме доски, или показать снова
page-key-draw = Правая кнопка | рисовать круги и стрелки; Shift и Alt меняют цвет
page-key-help = ? | эта страница

## Fixed sentences

note-a-person-line = Кто-то у этой доски.
note-about-ratings = Рейтинг считается от случайной игры, 0. На 200 пунктов сильнее — три очка из четырёх.
note-against-computer-line = Шестнадцать уровней и соперники каждого набора.
note-computers-wait = Компьютеры на паузе.
note-computer-waits = Компьютер на паузе.
note-copied = Скопировано.
note-draws-automatic-line = Партия кончается, как только наступает ничья по правилам.
note-draws-claimed-line = Партия идёт, пока игрок не потребует ничью.
note-draw-declined = Ничья отклонена. Партия продолжается.
note-draw-offered = Предложена ничья.
note-draw-question = Согласны на ничью?
note-engine-failed = Движок остановился.
note-first-tip = Перетащите фигуру или выберите её, а потом поле.
note-game-is-over = Партия окончена.
note-greeting = Все виды шашек.
note-greeting-line = Выберите игру и соперника. Crownhead объясняет свои советы и почему ход невозможен.
note-hint-coming = Ищет хороший ход…
note-huff-which = Выберите фигуру, которую берёте за фук.
note-keys-tip = Стрелки и ввод ходов тоже работают.
note-looking-for-tables = Ищет таблицы окончаний…
note-may-end-here = Выберите следующее поле или это же ещё раз, чтобы закончить ход.
note-clock-custom = Минуты+секунды за ход: 5+3. Ещё: 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = Часы пойдут после первого хода; нажатие на них останавливает партию.
note-moves-first = Ходит первым.
note-moves-second = Ходит вторым.
note-must-go-on = Выберите следующее поле: бой надо продолжить.
note-no-game-found = Ничего не подходит. Другое слово или свои правила?
note-no-draw-to-claim = Ничью требовать нельзя.
note-no-hint = Совета нет.
note-no-endings = В этой игре нет окончаний для тренировки.
note-no-moves-yet = Ходов ещё нет.
note-not-your-turn = Сейчас не ваш ход.
note-nothing-to-redo = Вперёд нечего.
note-nothing-to-undo = Назад нечего.
repairs-title = Исправлено при чтении
repair = Строка { $line }, столбец { $column }: найдено «{ $found }», ожидалось { $expected }; { $done }.
repair-missing = Строка { $line }, столбец { $column }: ожидалось { $expected }; { $done }.
repair-no-move = Строка { $line }, столбец { $column }: «{ $found }» — не ход; { $done }.
repairs-more = И ещё { $count }.
note-own-paste = Взять правила из ссылки или кода
note-own-paste-example = Например 16g3050004000r0688q7z
note-pick-a-piece = Выберите фигуру.
note-plan-move = Теперь выберите, куда пойдёт запланированный ход.
note-plan-not-expected = Соперник пошёл иначе. Все планы отменены.
note-plan-reply = Если соперник пойдёт так: выберите, куда, потом ваш ответ.
note-plans-dropped = Все запланированные ходы отменены.
note-practice-line = Выиграйте выигранную позицию против лучшей защиты.
note-random-side-line = Сторона выбирается случайно в начале партии.
note-really-resign = Сдать эту партию?
note-really-restart = Начать заново? Ходы этой партии пропадут.
note-saved = Сохранено.
note-saved-elsewhere = Другая вкладка сохранила партию. Следующий ход здесь сохранит эту.
note-storage-full = Место в браузере кончилось, партия больше не сохраняется. Можно играть дальше.
note-tables-intro = С таблицами окончаний компьютер играет окончания безошибочно. Часть таблиц уже есть, другие можно построить здесь. Остановленная постройка продолжается с того же места.
note-tables-none = Таблиц ещё нет.
note-tables-reload = Обновите страницу, чтобы компьютер их использовал.
note-tables-there = Уже построены:
note-tables-used = Теперь компьютер их использует.
note-text-prompt = Введите четыре числа: вертикаль и горизонталь фигуры, потом поля.
note-two-players-line = По очереди за одной доской.
note-version-ready = Готова новая версия.
note-version-used = Другая вкладка перешла на новую версию. Обновите страницу, чтобы перейти и здесь.
note-watch-line = Два компьютера играют друг с другом.
