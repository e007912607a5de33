# Клуб: люди играют друг с другом.

club-title = Клуб
club-offers = Открытые предложения
club-no-offers = Никто не ждёт. Сделайте предложение, и его увидят другие.
club-games = Идущие партии
club-no-games = Сейчас никто не играет.
club-people = { $n ->
    [one] { $n } человек здесь
    [few] { $n } человека здесь
    [many] { $n } человек здесь
   *[other] { $n } человека здесь
    }
club-new = Новая партия
club-pace = Время
club-pace-other = Другое время
club-rated = На рейтинг
club-seek = Найти соперника
club-seeking = Ждём соперника …
club-unseek = Отменить
club-invite = Пригласить по ссылке
club-invited = Отправьте эту ссылку или дайте отсканировать код. Партия начнётся, когда приглашение примут.
club-challenge = { $name } приглашает вас сыграть.
club-challenge-own = Ваше приглашение открыто.
club-challenge-gone = Это приглашение больше не действует.
club-accept = Принять
club-withdraw = Отозвать
club-take = Играть
club-watch = Смотреть
club-lobby = Зал
club-account = Учётная запись
club-guest = Вы играете как гость. С учётной записью партии сохраняются, и можно играть на рейтинг.
club-link = По этой секретной ссылке вы вернётесь как { $name } на любом устройстве:
club-name = Имя
club-password = Пароль
club-sign-in = Войти
club-sign-up = Создать учётную запись
club-sign-out = Выйти
club-connecting = Соединение …
club-lost = Связь потеряна. Новая попытка …
club-away = нет на месте
club-away-wait = { $name } не на месте. Через { $n } с вы сможете потребовать победу.
club-away-claim = { $name } не возвращается.
club-claim-win = Потребовать победу
club-claim-draw = Согласиться на ничью
club-left = { $name } не возвращается в партию.
club-left-drawn = Один игрок ушёл, другой выбрал ничью.
club-ruled = Так решил судья.
club-aborted = Партия отменена
club-aborted-line = Партия закончилась, не начавшись.
club-draw-offered = { $name } предлагает ничью.
club-draw-own = Вы предложили ничью.
club-takeback-asked = { $name } просит вернуть ход.
club-takeback-own = Вы попросили вернуть ход.
club-agree = Согласиться
club-decline = Отказать
club-takeback = Вернуть ход
club-more-time = Дать 15 с
club-abort = Отменить
club-rematch = Реванш
club-rematch-offered = { $name } хочет реванш.
club-rematch-own = Вы предложили реванш.
club-next = К реваншу
club-again = Новая партия
club-chat = Чат
club-say = Напишите что-нибудь
club-send = Отправить
club-rating-change = { $name }: { $before } → { $after }
club-first-move = { $n } с на первый ход
club-pace-days = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
    [many] { $n } дней на ход
   *[other] { $n } дня на ход
    }
club-watching = Вы смотрите.
club-your-games = Ваши партии
club-go-on = Продолжить
club-challenge-send = Вызвать
club-challenging = Вы вызываете игрока { $name }.
club-challenge-sent = Ждём ответа …
club-declined = Ваш вызов отклонён.
club-gone = Бывший игрок
club-here = сейчас здесь
club-since = В клубе с { $date }
club-totals = { $n ->
    [one] { $n } партия: побед { $won }, ничьих { $drawn }
    [few] { $n } партии: побед { $won }, ничьих { $drawn }
   *[other] { $n } партий: побед { $won }, ничьих { $drawn }
    }
club-ratings = Рейтинги
club-no-ratings = Рейтинговых партий пока нет.
club-speed = { $key ->
    [bullet] Пуля
    [blitz] Блиц
    [rapid] Рапид
    [classical] Классика
   *[other] По переписке
    }
club-past-games = Партии
club-more-games = Ещё партии
club-show = Смотреть
club-download = Скачать в PDN
club-to-library = Открыть в библиотеке
club-report-open = Пожаловаться
club-report-hint = Что произошло?
club-reported = Спасибо. Модератор разберётся.
club-report = { $name } жалуется на игрока { $other }:
club-own-data = Ваши данные
club-export = Скачать ваши данные
club-make-key = Ключ для бота
club-key-once = С этим ключом программа играет под вашим именем. Он показывается один раз:
club-erase = Удалить аккаунт
club-erase-sure = Ваше имя, сообщения и рейтинги будут удалены. Партии останутся без вашего имени. Отменить это нельзя. Нажмите ещё раз, чтобы подтвердить.
club-passkey-hint = Ключ доступа — это ваш отпечаток пальца, лицо или PIN-код устройства. Пароль запоминать не нужно.
club-passkey-sign-in = Войти с ключом доступа
club-passkey-sign-up = Создать учётную запись с ключом доступа
club-ways-in = Вход
club-passkey-add = Добавить ключ доступа
club-passkey-label = Название ключа доступа
club-passkey-remove = Удалить
club-passkey-added = Добавлен { $date }
club-passkey-used = Последний вход { $date }
club-passkey-second = Если вы потеряете устройство, войти больше не получится. Добавьте второй ключ доступа или пароль.
club-password-new = Новый пароль
club-password-save = Сохранить пароль
club-password-remove = Удалить пароль
club-sure = Сначала подтвердите, что это вы. Затем попробуйте ещё раз.
club-sure-passkey = Подтвердить ключом доступа
club-sure-password = Подтвердить паролем
club-moderation = Модерация
club-reports = Жалобы
club-no-reports = Разбирать нечего.
club-settled = Готово
club-people-list = Люди
club-find-people = Найти по имени
club-mute = Запретить чат на 7 дней
club-unmute = Разрешить чат
club-ban = Заблокировать на 7 дней
club-unban = Разблокировать
club-make-moderator = Сделать модератором
club-make-player = Снять с модераторов
club-tournaments = Турниры
club-no-tournaments = Сейчас турниров нет.
club-new-tournament = Новый турнир
club-format = Система
club-tournament-kind = { $key ->
    [arena] Арена
    [swiss] Швейцарская система
    [round-robin] Круговой турнир
    [team-match] Командный матч
    [scheveningen] Схевенингенская система
   *[other] Сеанс одновременной игры
    }
club-tournament-about = { $key ->
    [arena] Свободных игроков сразу сводят снова, пока не выйдет время. После двух побед подряд партии считаются вдвойне.
    [swiss] Встречаются игроки с равным числом очков — по швейцарской системе ФИДЕ.
    [round-robin] Каждый играет с каждым.
    [team-match] В каждом туре доска играет с той же доской другой команды.
    [scheveningen] Каждый играет с каждым из другой команды.
   *[other] Вы играете одновременно со всеми участниками.
    }
club-rounds = Туры
club-minutes = Минуты
club-double = В два круга
club-team = Команда { $n }
club-start-time = Начало (пусто: вы начнёте сами)
club-make-tournament = Создать
club-organizer = Организатор
club-join = Участвовать
club-join-team = Играть за: { $name }
club-leave-tournament = Выйти
club-start-now = Начать сейчас
club-end-tournament = Завершить турнир
club-remove-tournament = Удалить турнир
club-stay-here = Останьтесь здесь, и ваша партия откроется сама.
club-not-paired = Вас больше не сводят. Участвуйте снова, чтобы вернуться.
club-standings = Таблица
club-player = Игрок
club-points = Очки
club-tie-break = { $key ->
    [buchholz] Бухгольц
    [buchholz-cut-1] Бухгольц без худшего результата
    [sonneborn-berger] Зоннеборн-Бергер
   *[other] Победы
    }
club-bye-kind = { $key ->
    [half-bye] пропуск тура за пол-очка
    [zero-bye] пропуск тура без очков
   *[other] свободен
    }
club-pairings = Партии
club-no-pairings = Партий пока нет.
club-round = Тур { $n } из { $all }
club-round-count = { $n ->
    [one] { $n } тур
    [few] { $n } тура
   *[other] { $n } туров
    }
club-round-before = Предыдущий тур
club-round-after = Следующий тур
club-tournament-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
    }
club-tournament-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
    }
club-starts-at = Начало: { $date }
club-starts-in = Начало через { $time }
club-ends-in = Конец через { $time }
club-next-in = Следующий тур через { $time }
club-waits-for-organizer = Его начнёт организатор.
club-tournament-runs = Идёт
club-tournament-over = Завершён
club-to-tournament = К турниру
club-arbiter = Судья
club-reason = Причина (её видят все)
club-result = Результат
club-set-result = Установить результат
club-measure = { $key ->
    [forfeit] Засчитать поражение
    [pause] Приостановить
    [withdraw] Снять с турнира
   *[other] Допустить снова
    }
club-bye-ask = Пропустить тур
club-bye-round = Тур
club-bye-back = Всё-таки играть
club-own-bye = Тур { $n }: { $kind }.
club-change-start = Изменить начало
club-pair-again = Пересоставить пары тура
club-cancel-tournament = Отменить турнир
club-tournament-cancelled = Отменён
club-journal = Решения
club-journal-line = { $what ->
    [result] Тур { $round }, { $players }: { $old } исправлено на { $new }
    [forfeit] Тур { $round }, { $players }: техническое поражение, { $new }
    [pause] { $players }: пауза
    [withdraw] { $players }: снятие с турнира
    [readmit] { $players }: снова в игре
    [late] { $players }: вступление перед туром { $round }
    [half-bye] { $players }: пропуск тура { $round } за пол-очка
    [zero-bye] { $players }: пропуск тура { $round } без очков
    [no-bye] { $players }: участие в туре { $round } всё-таки состоится
    [start] Новое начало: { $new }
    [no-start] Турнир начинает организатор
    [cancel] Турнир отменён
    [end] Турнир завершён досрочно
   *[other] Пары тура { $round } составляются заново
    }
club-own-place = Ваше место: { $place } из { $all } · очки: { $points }
club-still-playing = { $n ->
    [one] Идёт { $n } партия этого тура
    [few] Идут { $n } партии этого тура
    [many] Идут { $n } партий этого тура
   *[other] Идёт { $n } партии этого тура
    }
club-show-all = Показать все ({ $n })
club-withdrawn = Судья снял вас с турнира.
club-half-byes = Пропуски за пол-очка на игрока
club-last-rounds = Последние туры без таких пропусков
club-late-until = Опоздавшие вступают до этого тура (0: всегда)
club-bots = Боты могут участвовать
club-place = Место { $place } из { $all }
club-broadcasts = Трансляции
club-broadcast-none = Сейчас трансляций нет.
club-broadcast-all = Все трансляции
club-broadcast-new = Новая трансляция
club-broadcast-now = Сейчас
club-broadcast-coming = Скоро
club-broadcast-past = Прошедшие
club-broadcast-title = Название
club-broadcast-place = Место
club-broadcast-dates = Даты
club-broadcast-about = Описание
club-broadcast-code = Код собственных правил (вместо выбора выше)
club-broadcast-save = Сохранить
club-broadcast-steer = Для ведущего трансляции
club-broadcast-paste = Партии в PDN
club-broadcast-push = Опубликовать
club-broadcast-push-address = Программы отправляют партии на этот адрес с ключом из вашего профиля:
club-broadcast-troubles = Проблемы
club-broadcast-edit = Изменить трансляцию
club-broadcast-edit-round = Изменить тур
club-broadcast-new-round = Новый тур
club-broadcast-round-name = Название тура (если пусто — номер)
club-broadcast-round-start = Начало
club-broadcast-round-ended = Тур завершён
club-broadcast-source = Адрес файла PDN, который загружает клуб
club-broadcast-every = Секунды между загрузками
club-broadcast-remove = Удалить трансляцию
club-broadcast-remove-round = Удалить тур
club-broadcast-remove-game = Удалить эту партию
club-broadcast-no-games = Партий пока нет.
club-broadcast-boards = Все доски
club-broadcast-first = Начальная позиция
club-broadcast-before = Предыдущий ход
club-broadcast-after = Следующий ход
club-broadcast-last = Последняя позиция
club-broadcast-round = Тур { $n }
club-broadcast-board = Доска { $n }
club-broadcast-last-move = последний ход { $text }
club-broadcast-games = { $n ->
    [one] { $n } партия, идёт: { $live }
    [few] { $n } партии, идёт: { $live }
   *[other] { $n } партий, идёт: { $live }
    }
club-broadcast-pushed = { $n ->
    [one] Прочитана { $n } партия, изменено: { $changed }.
    [few] Прочитаны { $n } партии, изменено: { $changed }.
   *[other] Прочитано { $n } партий, изменено: { $changed }.
    }
club-broadcast-source-failed = Клуб не может загрузить партии: { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game }: ход «{ $found }» под номером { $n } невозможен. Партия показана до него.
    [unknown-move] { $game }: ход { $n } не удаётся проследить. Партия показана до него.
    [other-rules] { $game } играется по другим правилам и пропущена.
    [position] { $game }: позицию «{ $found }» не удаётся прочитать.
    [too-long] { $game }: слишком длинная партия, пропущена.
    [too-many] Партий слишком много. Остальные пропущены.
    [twice] { $game } встречается дважды. Учитывается первая.
   *[other] { $game } — это не партия.
    }
club-push = Уведомления
club-push-about = Это устройство может сообщать о том, что происходит, даже если этот сайт не открыт. О партии, на которую вы смотрите, уведомлений не будет.
club-push-on = Включить на этом устройстве
club-push-off = Выключить на этом устройстве
club-push-is-on = На этом устройстве уведомления включены.
club-push-test = Отправить пробное уведомление
club-push-tested = Пробное уведомление отправлено.
club-push-blocked = Браузер блокирует уведомления этого сайта. Разрешите их в настройках браузера для этого сайта.
club-push-unsupported = Этот браузер не может получать здесь уведомления. На iPhone или iPad сначала добавьте клуб на экран «Домой» и откройте его оттуда. В приватных окнах уведомлений нет.
club-push-insecure = Для уведомлений нужно защищённое соединение (https).
club-push-failed = Браузер не смог связаться со своей службой уведомлений. Попробуйте позже.
club-push-devices = Устройства
club-push-this = это устройство
club-push-remove = Удалить
club-push-kind = { $key ->
    [turn] Ваш ход в партии по переписке
    [time] Время на ход в партии по переписке истекает
    [challenge] Вызовы вам
    [begun] Начинается ваша партия
    [ended] Заканчивается ваша партия
   *[other] Следующий тур турнира
    }
club-told = { $key ->
    [turn] Ваш ход
    [time] Время истекает
    [challenge] Вызов
    [begun] Новая партия
    [ended] Партия окончена
    [round] Следующий тур
   *[other] Уведомления
    }
club-told-turn = Ход соперника: { $name }.
club-told-time = { $n ->
    [one] На ваш ход в партии с { $name } остался { $n } час.
    [few] На ваш ход в партии с { $name } осталось { $n } часа.
   *[many] На ваш ход в партии с { $name } осталось { $n } часов.
    }
club-told-begun = Началась ваша партия. Соперник: { $name }.
club-told-ended = { $key ->
    [won] Вы выиграли. Соперник: { $name }.
    [lost] Вы проиграли. Соперник: { $name }.
    [drawn] Ничья. Соперник: { $name }.
   *[other] Партия отменена. Соперник: { $name }.
    }
club-told-round = Вас ждёт партия. Соперник: { $name }.
club-told-test = Уведомления на этом устройстве работают.
club-problem = { $key ->
    [name-taken] Это имя уже занято.
    [name-length] Имя состоит из 2–20 знаков.
    [name-character] Имя состоит из букв и цифр; между ними — одиночные пробелы, точки, дефисы или подчёркивания.
    [name-guest] Имена, которые начинаются с «Guest», — для гостей.
    [password] В пароле не меньше 8 знаков.
    [wrong] Неверное имя или пароль.
    [too-often] Слишком много попыток. Подождите минуту.
    [full] Зал полон. Примите одно из предложений.
    [gone] Этого предложения больше нет.
    [rated] На рейтинг играют только варианты с часами, из обычной позиции.
    [rated-guest] Гости играют без рейтинга.
    [rules] Таких правил нет.
    [pace] Это не контроль времени. Примеры: 3+2, 10, 2d.
    [position] Из этой позиции партию начать нельзя.
    [chat] В сообщении от 1 до 280 знаков.
    [muted] Пока вы не можете писать в чат.
    [banned] Эта учётная запись пока не может играть.
    [not-found] Этого больше нет.
    [already-asked] Вы уже просили.
    [too-early] Сначала обе стороны должны сделать ход.
    [nothing-to-take-back] У вас нет хода, который можно вернуть.
    [link] Эта ссылка недействительна.
    [chat-off] Чат здесь отключён.
    [chat-link] Гости не могут отправлять ссылки.
    [not-allowed] Вам это нельзя.
    [report] В жалобе от 1 до 1000 символов.
    [key-guest] Боту нужен аккаунт.
    [tournament] В турнире это не разрешено.
    [tournament-name] В названии от 2 до 50 знаков.
    [tournament-guest] Чтобы создать турнир, нужна учётная запись.
    [tournament-pace] Турниру нужны часы, а на арене нельзя играть по дням.
    [tournament-rounds] Выберите от 1 до 30 туров.
    [tournament-minutes] Выберите от 1 до 720 минут.
    [tournament-start] Выберите начало в будущем, не позже чем через год.
    [tournament-many] Турниров слишком много. Сначала завершите один.
    [tournament-closed] Новых игроков больше не принимают.
    [tournament-team] Выберите команду.
    [tournament-empty] Игроков пока недостаточно.
    [tournament-host] Сеансёр остаётся.
    [passkey] Ключ доступа не принят.
    [passkey-unknown] Здесь нет учётной записи с этим ключом доступа.
    [passkey-other] Этот ключ доступа относится к другой учётной записи.
    [passkey-copied] Ключ доступа не принят: возможно, существует его копия.
    [passkey-taken] Этот ключ доступа уже привязан к учётной записи.
    [passkey-many] У учётной записи может быть не более 20 ключей доступа.
    [passkey-label] В названии ключа доступа не более 40 символов.
    [passkey-none] Ключ доступа не использован.
    [no-passkeys] По этому адресу ключи доступа не работают.
    [ceremony] Прошло слишком много времени. Попробуйте ещё раз.
    [sure] Сначала подтвердите, что это вы.
    [last-way-in] Это последний способ войти. Сначала добавьте другой.
    [tournament-bots] Боты не могут участвовать в этом турнире.
    [tournament-withdrawn] Судья снял вас с турнира.
    [tournament-reason] Причина состоит из 1–200 знаков.
    [tournament-own-game] Вы играете в этой партии. О ней решает модератор.
    [tournament-result] Такой результат здесь невозможен.
    [tournament-same] Это уже так.
    [tournament-no-game] Этот игрок сейчас не играет.
    [tournament-over] Турнир окончен.
    [tournament-begun] Турнир уже начался или окончен.
    [tournament-bye] Пропустить можно только тур, пары которого ещё не составлены.
    [tournament-bye-few] В этом туре останется слишком мало игроков.
    [tournament-half-bye] В этом туре нельзя получить пол-очка за пропуск.
    [tournament-moved] Партии этого тура уже начались.
    [tournament-pair-again] Заново составляются только пары тура по швейцарской системе.
    [tournament-terms] Выберите от 0 до 3 пропусков за пол-очка.
    [broadcast-title] В названии от 2 до 80 символов.
    [broadcast-line] В строке не больше 80 символов.
    [broadcast-about] В описании не больше 1000 символов.
    [broadcast-start] Выберите начало в пределах двух лет.
    [broadcast-source] С этого адреса клуб не загружает: нужны https:// и общедоступный сервер.
    [broadcast-every] Выберите от 5 до 3600 секунд.
    [broadcast-rounds] В трансляции не больше 40 туров.
    [broadcast-many] Трансляций слишком много. Сначала удалите одну.
    [broadcast-no-game] Здесь нет ни одной партии.
    [too-long] Это слишком длинно.
   *[other] Не получилось. Попробуйте ещё раз.
    }
