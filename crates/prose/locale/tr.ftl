# Crownhead'in Türkçe metni (Project Fluent).

## Sides and pieces

side-white = Beyaz
side-black = Siyah
side-red = Kırmızı
side-green = Yeşil
piece-man = { $n ->
    [one] taş
   *[other] taşlar
    }
piece-king = { $n ->
    [one] dama
   *[other] damalar
    }
piece-queen = { $n ->
    [one] kraliçe
   *[other] kraliçeler
    }
piece-any = { $n ->
    [one] parça
   *[other] parçalar
    }
number = { $n ->
    [0] sıfır
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [10] on
    [11] on bir
    [12] on iki
   *[other] { $n }
    }
counted = { $n ->
    [one] bir { $name }
   *[other] { $number } { $name ->
        [men] taş
        [kings] dama
        [queens] kraliçe
       *[other] { $name }
    }
    }
counted-against = { $n ->
    [one] bir { $name }
   *[other] { $number } { $name ->
        [men] taş
        [kings] dama
        [queens] kraliçe
       *[other] { $name }
    }
    }
counted-for = { $n ->
    [one] bir { $name }
   *[other] { $number } { $name ->
        [men] taş
        [kings] dama
        [queens] kraliçe
       *[other] { $name }
    }
    }
moves-in-words = { $n ->
    [one] bir hamle
   *[other] { $number } hamle
    }
list-and = { $first } ve { $last }
list-or = { $first } veya { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Puan panolu dama
    [menu] Menü daması
    [choose-each-leg] Adım adım dama
    [flying-tutorial] Uçan dama
    [text] Metin daması
   *[house] Kendi kurallarım
    }
rules-summary = { $key ->
    [score-panel] Her sırada tek atlama, aynalı tahta. Kraliçe alan taş kraliçe olur.
    [menu] İngiliz daması, ama dama alan taş dama olur ve hamlesi biter.
    [choose-each-leg] İngiliz daması, ama dama alan taş dama olarak almaya devam eder.
    [flying-tutorial] Damalar uçar; almayı her atlamadan sonra bırakabilirsiniz.
    [text] Almak isteğe bağlıdır ve her atlamadan sonra bitebilir. Dama alan taş hamle sonunda dama olur.
   *[house] Kendi kural seçiminiz.
    }
variant-name = { $key ->
    [antidraughts] Uluslararası ters dama
    [armenian] Ermeni daması
    [brazilian] Brezilya daması
    [breakthrough] Damaya koşu
    [canadian] Kanada daması
    [czech] Çek daması
    [english] İngiliz daması
    [frisian] Friz daması
    [frysk] Frysk!
    [german] Alman daması
    [giveaway] İngiliz ters daması
    [gothic] Gotik dama
    [international] Uluslararası dama
    [italian] İtalyan daması
    [killer] Killer dama
    [mini6-english] Küçük İngiliz daması
    [mini6-international] Küçük uluslararası dama
    [pool] Amerikan pool
    [portuguese] Portekiz daması
    [russian] Rus daması
    [spanish] İspanyol daması
    [spantsireti] Spantsireti
    [srilankan] Sri Lanka daması
    [thai] Tay daması
    [turkish] Türk daması
   *[other] { $name }
    }
variant-summary = { $key ->
    [antidraughts] Tersine uluslararası dama: oynayamayan kazanır.
    [armenian] 64 karenin hepsi. Taşlar düz ve çapraz gider, ama yalnız düz alır. Tama da denir.
    [brazilian] 8×8 uluslararası dama: taş geriye de alır, dama uçar, en çok taş alınır.
    [breakthrough] Uluslararası dama, ama ilk damayı yapan kazanır.
    [canadian] 12×12 uluslararası dama, otuzar taşla.
    [czech] 8×8. Taş yalnız ileri alır, dama uçar ve taştan önce dama alır.
    [english] 8×8. Taş yalnız ileri alır, dama bir kare gider. Checkers da denir.
    [frisian] 10×10. Satır ve sütun boyunca da alınır; bir dama iki taşa yakındır.
    [frysk] Beşer taşla Friz daması.
    [german] 8×8. Taş yalnız ileri alır, dama uçar, alış serbestçe seçilir.
    [giveaway] Tersine İngiliz daması: oynayamayan kazanır.
    [gothic] 64 karenin hepsi. Taş düz ileri, çapraz ileri ve yana gider ve alır.
    [international] 10×10. Taş geriye de alır, dama uçar, en çok taş alınır.
    [italian] 8×8, aynalı. Dama bir kare gider, taş dama alamaz, alış sırası katıdır.
    [killer] Uluslararası dama, ama son olarak dama alan dama hemen arkasında durur.
    [mini6-english] 6×6 İngiliz daması, ilk oyun için.
    [mini6-international] 6×6 uluslararası dama, ilk oyun için.
    [pool] 8×8. Taş geriye de alır, dama uçar, alış serbestçe seçilir.
    [portuguese] İspanyol damasının hamleleri: dama uçar; önce çok taş, sonra çok dama.
    [russian] 8×8. Dama uçar; alırken dama olan taş dama olarak sürdürür. Şaşki de denir.
    [spanish] 8×8, aynalı. Dama uçar; önce çok taş, sonra çok dama.
    [spantsireti] On sütun ve sekiz satırda Rus daması.
    [srilankan] Aynalı tahtada Kanada daması.
    [thai] 8×8, sekizer taşla. Dama uçar ve aldığı taşın hemen arkasına iner. Makhos da denir.
    [turkish] 64 karenin hepsi, yalnız düz çizgiler. Dama uçar, en çok taş alınır. Dama da denir.
   *[other] { $summary }
    }
variant-region = { $key ->
    [antidraughts] internette
    [armenian] Ermenistan'da
    [brazilian] Brezilya'da
    [breakthrough] internette
    [canadian] Kanada'da
    [czech] Çekya ve Slovakya'da
    [english] Birleşik Krallık ve ABD'de
    [frisian] Frizya'da
    [frysk] Frizya'da
    [german] Almanya'da
    [giveaway] tüm dünyada
    [gothic] Almanya'da
    [international] tüm dünyada
    [italian] İtalya'da
    [killer] Hollanda'da
    [mini6-english] derslerde
    [mini6-international] derslerde
    [pool] ABD'de
    [portuguese] Portekiz'de
    [russian] Rusya ve komşu ülkelerde
    [spanish] İspanya ve Latin Amerika'da
    [spantsireti] Rusya'da
    [srilankan] Sri Lanka'da
    [thai] Tayland'da
    [turkish] Türkiye ve Orta Doğu'da
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Hepsini veren kazanır
fact-first-king = İlk dama kazanır
fact-kings-fly = Uçan dama
fact-kings-step = Kısa dama
fact-straight = Düz alınır
fact-men-back = Taş geriye alır
fact-men-forward = Taş ileri alır
fact-optional = Almak isteğe bağlı
fact-any-capture = Alış serbest
fact-most-pieces = En çoğu almak zorunlu
group-favorites = Favoriler
group-board = { $width } × { $height } kare
group-lines = Satır ve sütunlar
group-presets = Hazır ayarlar
group-house = Kendi kurallarım

lines = { $lines ->
    [diagonal] çaprazlar
    [straight] satır ve sütunlar
   *[all] satırlar, sütunlar ve çaprazlar
    }

## Why a move is not legal

refused-lead = { $move } kurallara aykırı.
refused-lead-ambiguous = { $move } belirsiz.
refused-game-over = Oyun bitti: { $side } oynayamıyor.
refused-game-over-king = Oyun bitti: { $side } ilk { $king ->
    [queen] kraliçeyi
   *[king] damayı
    } yaptı.
refused-empty = { $square } karesinde taş yok.
refused-not-yours = { $square } karesindeki { $piece } { $side } tarafın.
refused-taken = { $square } karesi dolu.
refused-must-capture = { $squares } karesindeki { $pieces } alabilir, bu yüzden almalısınız.
refused-only-capture = { $move } { $gain }.
takes = alır: { $taken }
takes-and-crowns = alır ({ $taken }) ve dama yapar
takes-mixed-and-crowns = alır ({ $taken }) ve dama yapar
taken-mixed = { $all } taş, { $n ->
    [one] biri { $king }
   *[other] aralarında { $kings }
    }
refused-must-take-more = Olabildiğince çok almalısınız. { $squares } karesindeki { $pieces }: { $most }.
refused-must-take-rank = { $n ->
    [one] { $squares } karesindeki { $pieces } öncelikli alır:
   *[other] { $squares } karelerindeki { $pieces } öncelikli alır:
    } { $precedence ->
    [italian] en çok taş, sonra alan { $king }, sonra en çok { $kings }, ve { $king } olabildiğince erken.
    [value] en yüksek değer ({ $king } iki taştan biraz az), sonra alan { $king }.
   *[kings] en çok taş, sonra en çok { $kings }.
    }
refused-king-must-take = { $squares } karesindeki { $pieces } alabilir; { $king } taştan önce almalı.
refused-takes-only = Bu alış yalnız şunu alır: { $tried }.
refused-must-go-on = Alış bitmedi: olabildiğince sürmeli.
refused-must-go-on-to = Alış bitmedi: { $squares } yönünde sürmeli.
refused-jumped-twice = Bir taşın üzerinden bir kez atlanır; alınanlar hamle bitene dek tahtada kalır.
refused-men-move-forward = { $lines ->
    [diagonal] Taşlar yalnız ileri gider.
   *[other] Taşlar yalnız ileri ve yana gider.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Taşlar yalnız ileri alır.
   *[other] Taşlar yalnız ileri ve yana alır.
    }
refused-men-spare-kings = Taşlar şunları alamaz: { $kings }.
refused-king-moved-too-often = { $square } karesindeki { $king } almadan üst üste { $moves } yaptı; önce başka taş oynayın.
refused-too-far = { $pieces } bir kare gider.
refused-no-moves = { $square } karesindeki { $piece } kapalı, gidemez.
refused-in-the-way = { $n ->
    [one] { $squares } karesindeki taş yolu kapıyor.
   *[other] { $squares } karelerindeki taşlar yolu kapıyor.
    }
refused-not-on-a-line = { $pieces } yalnız şöyle gider: { $lines }. Hiçbiri { $from } ile { $to } karesini birleştirmez.
refused-captures-only = { $pieces } yalnız şöyle gider: { $lines }. Öbür çizgilerde yalnız alır.
refused-ambiguous = Hangi yol: { $routes }? Kare kare seçin ya da yolun tümünü yazın.
refused-ambiguous-many = Orada birkaç alış bitiyor. Kare kare seçin ya da yolun tümünü yazın.
refused-no-path = { $from } karesinden { $to } karesine hamle yok.
unreadable = “{ $text }” bir hamle değil. { $problem }
unreadable-empty = Bir hamle yazın, örneğin { $example }.
unreadable-no-square = { $name } karesi yok: { $first } ile { $last } arası var.
unreadable-light-square = { $name } karesi açık renk; yalnız koyu kareler kullanılır.
unreadable-one-square = İki kare verin: taşın çıktığı ve vardığı.
unreadable-digits = “{ $digits }” içindeki kareler belirsiz: aralarına - ya da x koyun.
unreadable-mark = Hamle şöyle yazılır: { $example }.
unreadable-missing-square = Ayırıcının yanında kare eksik.
unreadable-too-long = Hiçbir hamle bu kadar kareden geçmez.
article = Kural { $number }
headline-must-capture = Sıra sizde: almalısınız
headline-must-take-more = Sıra sizde: en çoğu alın
headline-king-must-take = Sıra sizde: { $king } almalı
headline-must-go-on = Alış sürmeli
headline-game-over = Oyun bitti
headline-your-move = Sıra sizde
headline-forced-capture = Zorunlu alış

## The state of the game

to-move = Sıra: { $side }
must-capture = Almalısınız
count-pieces = { $n ->
    [0] taş yok
   *[other] { $n } taş
    }
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Alış ya da taş hamlesi olmazsa berabere
   *[other] { $n } hamle daha alış ya da taş hamlesi olmazsa berabere
    }
draw-no-progress-claimed = { $n ->
    [0] Alış ya da taş hamlesi olmazsa beraberlik istenebilir
   *[other] { $n } hamle daha alış ya da taş hamlesi olmazsa beraberlik istenebilir
    }
draw-may-be-claimed = { $why } Beraberlik isteyebilirsiniz.
draw-repetitions = Bu konum { $n } kez oluştu; { $limit }. kez { $claimed ->
    [yes] beraberlik istenebilir
   *[no] oyun berabere
    }
draw-none = Kendiliğinden beraberlik yok
draw-ending = { $n ->
    [0] Şu olursa berabere:
   *[other] { $n } hamle daha şu olursa berabere:
    } { $unless ->
    [lone-king-taken] tek dama alınmazsa
    [diagonal-left] tek dama uzun çaprazda kalırsa
    [taken-or-crowned] alış ya da yeni dama olmazsa
   *[taken] alış olmazsa
    }
draw-next = Bu hamle almazsa berabere
thinking = { $n ->
    [one] derinlik { $depth }, { $count } konum
   *[other] derinlik { $depth }, { $count } konum
    }
thinking-calls = { $n ->
    [one] 1 arama
   *[other] { $count } arama
    }

## Announcements during the game

played-quiet = { $side } oynadı: { $move }
played-capture = { $side } { $n } taş aldı, { $move }
played-quiet-crowned = { $side } oynadı: { $move }, yeni { $king }
played-capture-crowned = { $side } { $n } taş aldı, { $move }, yeni { $king }
selected = { $square } karesindeki { $piece } seçildi. Gidebileceği kareler: { $squares }.
stepped-goes-on = { $square } karesinde. Almaya devam edin.
stepped-may-end = { $square } karesinde. Devam edin ya da hamleyi bitirmek için { $square } karesini yine seçin.
square-piece = { $side ->
    [white] beyaz
    [black] siyah
    [red] kırmızı
   *[green] yeşil
    } { $piece }
square-brief-man = { $side ->
    [white] beyaz
    [black] siyah
    [red] kırmızı
   *[green] yeşil
    } { $square }
square-empty = boş
square-captured = alındı
square-selected = seçili
square-must-capture = almalı
square-movable = oynayabilir
square-target = olası hamle
square-huffable = üflenebilir
square-last-move = son hamle
square-hint = ipucu

## Huffing

huffed = { $side } üfledi: { $square } karesindeki { $piece }.
huff-offer = { $squares } karesindeki { $pieces } alabilirdi. { $n ->
    [one] Onu üfleyebilirsiniz.
   *[other] Birini üfleyebilirsiniz.
    }
huff-not-in-the-rules = Bu kurallarda üfleme yok.
huff-one-a-turn = Sıra başına yalnız bir taş üflenir.
huff-captured = { $side } aldı, bu yüzden üfleyemezsiniz.
huff-nothing-missed = { $side } alış kaçırmadı, üflenecek bir şey yok.
huff-could-not = { $square } karesindeki taş son hamlede alamazdı.

## The end of a game

outcome-draw = Berabere
outcome-you-win = Kazandınız
outcome-you-lose = Kaybettiniz
outcome-wins = Kazanan: { $name }
outcome-player = { $name } ({ $side })
outcome-count = { $side }: { $count }.
outcome-no-pieces = { $side } tarafın taşı kalmadı.
outcome-blocked = { $side } oynayamıyor.
outcome-ran-out = { $side } tarafın taşı kalmadı ve kazandı.
outcome-stuck = { $side } oynayamıyor ve kazandı.
outcome-first-king = { $side } tarafta ilk { $king }.
outcome-resigned = { $side } çekildi.
outcome-you-resigned = Çekildiniz.
outcome-conceded = { $side } çekildi: her hamle kaybediyor.
outcome-repetition = Aynı konum { $n } kez oluştu.
outcome-no-progress = Alış ve taş hamlesi olmadan { $n }'er hamle.
outcome-ending = { $n }'er hamle: { $class ->
    [lone-king-against-three] üç taşa karşı tek dama.
    [lone-king-against-two] bir ya da iki taşa karşı tek dama.
    [lone-king-against-kings] üç ya da daha çok damaya karşı tek dama.
    [long-diagonal] uzun çaprazdaki tek damaya karşı üç taş.
    [four-or-five] dört ya da beş taş, iki tarafta da dama, alış ve yeni dama yok.
    [six-or-seven] altı ya da yedi taş, iki tarafta da dama, alış ve yeni dama yok.
    [three-kings] bire karşı üç dama.
    [two-kings] bire karşı iki dama.
   *[king-each] birer dama.
    }
outcome-piece-each = Her tarafta bir taş var ve hemen alınamıyor.
outcome-agreement = Oyuncular beraberlikte anlaştı.
outcome-you-ran-out-of-time = Süreniz bitti.
outcome-ran-out-of-time = { $side } süresini bitirdi.
outcome-drawn-on-time = Süre bitti, ama rakip kazanamazdı.

## Looks

look-board = { $key ->
    [wood] Ahşap
    [slate] Arduvaz
    [tournament] Turnuva
    [ocean] Mavi ve turuncu
    [paper] Kâğıt
    [contrast] Yüksek karşıtlık
    [midnight] Gece yarısı
   *[sage] Adaçayı
    }
look-pieces = { $key ->
    [flat] Düz
    [wood] Ahşap
    [stone] Taş
    [print] Baskı
    [bold] Kalın
   *[classic] Klasik
    }

## Planned moves

plan-made = Planlandı: { $move }.
plan-made-how-to-drop = Tahta dışına tıklama ya da Escape iptal eder.
plan-refused = Planlanan { $move } şimdi kurallara aykırı.

## Clocks

clock-untimed = saatsiz
clock-hourglass = kum saati, { $time }: harcanan süre ötekine geçer
clock-odds = { $white }: { $first }. { $black }: { $second }.
clock-then = {", sonra "}
clock-and = {", "}
clock-increment = hamle başına artı { $time }
clock-bronstein = hamle başına { $time } dek geri verilir
clock-delay = her hamlenin ilk { $time } bedava
clock-periods = sonra hamle başına { $time }, { $n } dönem
clock-part = { $n } hamle için { $time }
clock-minutes = { $n } dakika
clock-seconds = { $n } saniye
clock-both = { $minutes } { $seconds }
clock-unreadable = Bir süre yazın: 5+3, 40/90,30+30 ya da 10+3x30.
clock-zero = Her süre ve sayı sıfırdan büyük olmalı.
clock-too-long = Bu çok uzun.
clock-after-the-rest = Hamle sayısı olmayan bölüm sonda olmalı.
clock-face = { $side } saati: { $time }
clock-periods-left = { $n ->
    [one] son dönem
   *[other] { $n } dönem
    }
handicap-none = Yok
handicap = { $side } { $n } taş eksik oynar

## The page of rules

page-board = Tahta
page-board-shape = Tahta { $width } × { $height } karedir. { $shape ->
    [full] { $squares } karenin hepsi kullanılır.
    [mirrored] Yalnız { $squares } koyu kare kullanılır; her oyuncunun sağ köşesi koyudur.
   *[dark] Yalnız { $squares } koyu kare kullanılır; her oyuncunun sol köşesi koyudur.
    }
page-board-numbers = { $naming ->
    [letters] Kareler sütun harfiyle (soldan a-{ $letter }) ve satır sayısıyla (alttan 1-{ $rows }) adlandırılır; altta { $side }.
    [from-below] Kareler 1'den { $last } sayısına dek satır satır, sağ alttan numaralanır; altta { $side }.
   *[numbers] Kareler 1'den { $last } sayısına dek satır satır, sol üstten numaralanır; altta { $side }.
    }
page-setup = { $bottom } altta, { $top } üstte başlar; { $men }'er taş { $rows ->
    [one] en yakın satırda.
   *[other] en yakın { $number } satırda.
    }
page-setup-gap = { $bottom } altta, { $top } üstte başlar; { $men }'er taş { $rows ->
    [one] bir satırda,
   *[other] { $number } satırda,
    } { $gap ->
    [one] en yakın satır boş.
   *[other] en yakın { $empty } satır boş.
    }
page-starts = { $side } başlar; sonra sırayla oynanır.
page-aim = Oyunun amacı
page-aim-text = { $goal ->
    [run-out] Sıranızda oynayamazsanız kazanırsınız: taşınız kalmamıştır ya da hepsi kapalıdır.
    [first-king] İlk { $king } kimdeyse o kazanır. Sıranızda oynayamazsanız kaybedersiniz: taşınız kalmamıştır ya da hepsi kapalıdır.
   *[leave-no-move] Sıranızda oynayamazsanız kaybedersiniz: taşınız kalmamıştır ya da hepsi kapalıdır.
    }
page-moving = Gidiş
page-men-move = { $lines ->
    [straight] Taşlar düz ileri ya da yana, boş bir kareye gider.
    [all] Taşlar düz ileri, çapraz ileri ya da yana, boş bir kareye gider.
   *[diagonal] Taşlar çapraz ileri, boş bir kareye gider.
    }
page-kings-step = { $kings } bir kare gider { $lines ->
    [straight] (ileri, geri ya da yana).
    [all] (düz ya da çapraz, her yöne).
   *[diagonal] (çapraz, ileri ya da geri).
    }
page-kings-fly = { $kings } istediği kadar gider, açık { $lines ->
    [straight] satır ve sütunlar boyunca.
    [all] satır, sütun ve çaprazlar boyunca.
   *[diagonal] çaprazlar boyunca, ileri ya da geri.
    }
page-king-limit = Bir tarafın taşı varken her { $king } almadan üst üste en çok { $moves } yapabilir; sonra başka taş oynamalıdır.
page-straight = Satır ve sütunlarda açık kareler atlanır: sonraki kare en yakın koyu karedir.
page-capturing = Alma
page-capture = { $lines ->
    [straight] Bir taş, satır ya da sütununda bitişik rakip taşı, arkasındaki boş kareye atlayarak alır.
    [all] Bir taş, düz ya da çapraz bitişik rakip taşı, arkasındaki boş kareye atlayarak alır.
    [mixed] Bir taş, bitişik rakip taşı, arkasındaki boş kareye atlayarak alır.
   *[diagonal] Bir taş, çapraz bitişik rakip taşı, arkasındaki boş kareye atlayarak alır.
    }
page-capture-lines = Taşlar şöyle alır: { $men }; { $kings }: { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Taşlar ileri ve yana alır.
    [all] Taşlar düz ileri, çapraz ileri ve yana alır.
   *[diagonal] Taşlar yalnız ileri alır.
    }
page-men-capture-back = { $lines ->
    [straight] Taşlar ileri, geri ve yana alır.
    [all] Taşlar sekiz yöne de alır.
   *[diagonal] Taşlar ileri ve geri alır.
    }
page-men-spare-kings = Taşlar şunları alamaz: { $kings }.
page-kings-capture = { $kings } her yöne alır.
page-kings-capture-far = Bir { $king } her yöne ve her uzaklıktan alır ve { $landing ->
    [behind] alınan taşın hemen arkasına iner.
    [behind-last-king] alınan taşın arkasındaki boş karelerden birine iner; ama son alınan { $king } ise hemen arkasında durur.
   *[any] alınan taşın arkasındaki boş karelerden birine iner.
    }
page-king-lands-to-go-on = { $king } inebileceği karelerin bazılarından almayı sürdürebiliyorsa, onlardan birine inmelidir.
page-turn-back = { $may ->
    [yes] { $king } atlamalar arasında geri dönebilir ve az önce boşalttığı kareden geçebilir.
   *[no] { $king } atlamalar arasında geri dönemez.
    }
page-capture-mandatory = Alabiliyorsanız almalısınız.
page-capture-optional = Almak isteğe bağlıdır: başka hamle yapabilirsiniz.
page-huffing = Alabilecekken almayan taş üflenebilir: rakip oynamadan önce onu tahtadan kaldırır. Sıra başına yalnız bir taş ve yalnız son hamle için üflenir; o hamlede bir şey alan güvendedir.
page-chains = Çoklu alış
page-chain-finish = Taş indiği yerden yine alabiliyorsa aynı hamlede alamayana dek sürdürmelidir.
page-chain-stop = Taş indiği yerden yine alabiliyorsa aynı hamlede sürdürebilir ya da her atlamadan sonra durabilir.
page-chain-single = Her sıra tek atlamadır: hiçbir taş bir hamlede iki kez almaz.
page-chain-ghosts = Alınan taşlar hamle bitene dek tahtada kalır; o zamana dek yolu kapar ve yine atlanamaz.
page-chain-at-once = Alınan taş hemen kalkar ve aynı hamle onun karesinden geçebilir.
page-precedence-free = Birkaç alış varsa istediğinizi seçersiniz.
page-precedence-most = Birkaç alış varsa en çok taşı almalısınız; bir { $king } bir taş sayılır.
page-precedence-kings = Birkaç alış varsa en çok taşı, bunlar arasında en çok şunu almalısınız: { $kings }.
page-precedence-italian = Birkaç alış varsa en çok taşı almalısınız. Seçim kalırsa { $king } almalı, sonra en çok { $kings } alınmalı, sonra bir { $king } olabildiğince erken alınmalıdır.
page-precedence-king-first = Bir { $king } alabiliyorsa, taş daha çok alsa bile { $king } almalıdır; yoksa seçim serbesttir.
page-precedence-value = Birkaç alış varsa en yüksek değeri almalısınız: taş bir, { $king } ikiden biraz az. Eşit değerde alabiliyorsa { $king } almalıdır.
page-crowning = Dama olma
page-crowning-text = Hamlesini en uzak satırda bitiren taş artık bir { $king } olur.
page-crowning-stop = Son satıra varan alış orada biter.
page-crowning-pass = Alırken son satıra varan ve sürdürebilen taş, taş olarak sürdürür ve dama olmaz.
page-crowning-go-on = Alırken son satıra varan taş hemen { $king } olur ve öyle sürdürür.
page-regicide = Taşın aldığı { $king }
page-regicide-stop = Bir { $king } alan taş, nereye inerse insin, hemen { $king } olur ve hamlesi biter.
page-regicide-go-on = Bir { $king } alan taş, nereye inerse insin, hemen { $king } olur ve alabiliyorsa öyle sürdürür.
page-regicide-on-last-row = En uzak satıra inerse hamlesi yine orada biter.
page-regicide-at-end = Bir { $king } alan taş hamle sonunda { $king } olur; o zamana dek taş gibi alır.
page-draws = Beraberlik
page-played = Nerede oynanır
page-played-where = Oynandığı yer: { $where }.
page-rulebook = Kurallar: { $federation }.
page-draws-now = Bu oyunun beraberlik sayaçları
page-draw-repetition = Aynı konum, aynı sıra ile { $n } kez oluşursa oyun beraberedir.
page-draw-no-progress = Her taraf alış ve taş hamlesi olmadan { $n } hamle yaparsa oyun beraberedir.
page-draw-claims-repetition = Tahta başında tekrar beraberliğini oyuncu istemelidir.
page-draw-claims-all = Tahta başında böyle bir beraberliği oyuncu istemelidir.
page-draw-endings = Tek dama, en az biri dama olan üç taşa karşıysa her tarafın { $three } hamlesinden sonra beraberedir. En az biri dama olan bir ya da iki taşa karşı { $two } hamleden sonra.
page-draw-russian-lone = Tek { $king } üç ya da daha çok { $kings } karşısındaysa her tarafın { $many } hamlesinden sonra beraberedir. Bir ya da iki taşa karşı, ya da uzun çaprazdayken üç taşa karşı { $few } hamleden sonra.
page-draw-russian-few = İki tarafta da { $kings } varsa ve alış ya da yeni dama olmazsa, toplam dört ya da beş taşla her tarafın { $four } hamlesinden, altı ya da yedi taşla { $six } hamlesinden sonra beraberedir.
page-draw-three-kings = { $kings }: üçe karşı bir ise her tarafın { $n } hamlesinden sonra beraberedir.
page-draw-frisian = { $kings }: ikiye karşı bir ise her tarafın { $two } hamlesinden sonra beraberedir; birer { $king } ile { $one } hamleden sonra.
page-draw-one-each = Her tarafta bir taş kaldıysa, sonraki hamle almazsa beraberedir.
page-draw-agreement = Oyuncular her an beraberlikte anlaşabilir.
contradiction = Bu kurallar çelişiyor: { $why } ({ $switches }).
contradiction-rows = her tarafa en az bir satır taş ve aralarında boş bir satır gerekir
contradiction-precedence = öncelik bitmiş alışları karşılaştırır, ama bunlar erken durabilir
contradiction-single-leg-crowning = tek atlamada hamle en uzak satırda biter: taş onu geçemez, dama olarak sürdüremez
contradiction-single-leg-regicide = tek atlamada taş dama aldıktan sonra sürdüremez
contradiction-huffing = üfleme isteğe bağlı alış ister, çünkü yalnız o kaçırılabilir
contradiction-repetition = her konum bir kez oluşur: tekrar için 2 ya da daha çok, sınırsız için 0 gerekir
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Tahta
    [rows] Taş satırları
    [home_gap] Arkadaki boş satırlar
    [starts] Başlayan
    [goal] Nasıl kazanılır
    [man_steps] Taşların gidişi
    [king_steps] Damaların gidişi
    [flying_kings] Uçan damalar
    [king_move_limit] Bir damanın üst üste hamlesi
    [capture_duty] Alma
    [huffing] Üfleme
    [man_captures] Taşların alışı
    [men_capture_back] Taşlar geriye alır
    [men_take_kings] Taşlar dama alır
    [king_captures] Damaların alışı
    [king_landing] Uçan damanın inişi
    [chain_duty] Çoklu alış
    [precedence] Alış önceliği
    [removal] Alınanlar kalkar
    [may_turn_back] Damalar geri döner
    [crowning_in_capture] Alırken son satır
    [regicide] Dama alan taş
    [repetition] Tekrar
    [no_progress] İlerleme yok
    [endings] Oyun sonu sınırları
   *[claims] İstenen beraberlikler
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, aynalı
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, aynalı
    [board-10x8] 10×8
    [board-8x8-full] 8×8, tüm kareler
    [starts-white] Beyaz
    [starts-black] Siyah
    [goal-leave-no-move] Rakibi hamlesiz bırakmak
    [goal-run-out] Hamlesiz kalmak
    [goal-first-king] İlk damayı yapmak
    [capture_duty-mandatory] Zorunlu
    [capture_duty-optional] İsteğe bağlı
    [king_landing-any] Arkada herhangi bir yere
    [king_landing-behind] Hemen arkasına
    [king_landing-behind-last-king] Son damanın hemen arkasına
    [chain_duty-finish] Sonuna dek
    [chain_duty-stop-anywhere] Durulabilir
    [chain_duty-single-leg] Sıra başına bir atlama
    [precedence-free] Serbest
    [precedence-most-pieces] En çok taş
    [precedence-most-pieces-then-kings] En çok taş, sonra dama
    [precedence-italian] İtalyan sırası
    [precedence-king-first] Taştan önce dama
    [precedence-value] En yüksek değer
    [removal-at-end] Hamle sonunda
    [removal-at-once] Hemen
    [crowning_in_capture-stop] Hamle biter
    [crowning_in_capture-pass] Taş kalır
    [crowning_in_capture-go-on-as-king] Dama olur
    [regicide-off] Taş kalır
    [regicide-crown-and-stop] Dama olur, durur
    [regicide-crown-and-go-on] Dama olur, sürdürür
    [regicide-crown-at-end] Sonunda dama olur
    [endings-none] Yok
    [endings-international] Uluslararası
    [endings-russian] Rus
    [endings-pool] Amerikan pool
    [endings-canadian] Kanada
    [endings-frisian] Friz
    [endings-one-each] Birer taş
    [claims-none] Yok
    [claims-repetition] Tekrar
    [claims-all] Tekrar ve ilerleme yok
   *[other] { $value }
    }
switch-times = { $n ->
    [0] Beraberlik yok
   *[other] { $n }. kez berabere
    }
switch-moves = { $n ->
    [0] Beraberlik yok
   *[other] { $n }'er hamleden sonra berabere
    }
switch-limit = { $n ->
    [0] Sınır yok
   *[other] { $n }
    }

## Hints

ladder-next = Sonraki basamak: { $ending }
ladder-climbed = { $all } oyun sonundan { $n } kazanıldı.
ladder-won = kazanıldı
motif-name = { $motif ->
    [royal] royal kombinezonu
    [philippe] Philippe kombinezonu
    [napoleon] Napolyon kombinezonu
    [express] ekspres kombinezonu
    [heel] topuk kombinezonu
    [raphael] Raphaël kombinezonu
    [turkish-stroke] Türk vuruşu
    [bomb] bomba kombinezonu
    [ricochet] sekme kombinezonu
    [mazette] acemi kombinezonu
    [trapdoor] kapan kombinezonu
    [recall] geri çağırma
    [bridge] köprü
    [dog-hole] köpek kulübesi
    [two-for-one] bire iki
    [three-for-one] bire üç
    [three-for-two] ikiye üç
    [stroke] kombinezon
    [breeches] çatal
    [in-and-out] gir ve çık
    [exchange-to-break] kırmak için değişim
    [breakthrough] kırma
    [king-caught] yakalanan dama
    [king-lured] çekilen dama
    [block] kilit
    [opposition] karşıtlık
    [round-trip] tam tur
    [long-capture] uzun alış
    [backward-capture] geriye alış
    [smaller-capture] küçük alış
   *[other] { $motif }
    }
hint-line = { $why }. Sonra { $line }.
hint-why = { $why }.
hint-only-move = tek hamledir
hint-only-and = tek hamledir ve { $why }
hint-only-loses = { $n ->
    [one] tek hamledir, ama bir hamlede kaybeder
   *[other] tek hamledir, ama { $n } hamlede kaybeder
    }
hint-wins-game = { $n ->
    [one] oyunu hemen kazanır
   *[other] oyunu { $n } hamlede kazanır
    }
hint-loses-game = { $n ->
    [one] en uzun dayanır, ama bir hamlede kaybeder
   *[other] en uzun dayanır, ama { $n } hamlede kaybeder
    }
hint-wins = kazanır: { $pieces }
hint-wins-for = kazanır: { $pieces }, verir: { $given }
hint-gives = verir: { $pieces }
hint-gives-for = verir: { $pieces }, kazanır: { $won }
hint-exchange = { $number } taşa { $number } taş değişir
hint-crowns = dama yapar
hint-and-crowns = { $why } ve dama yapar
hint-comma-crowns = { $why }, ve dama yapar
hint-but-crowns = { $why } ama dama yapar
hint-nothing-better = { $why }, ama daha iyisi yok
hint-better = öbür hamlelerden { $men } taş daha iyidir
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } çekici görünür ama { $why }.
hint-chance = { $why }: kazanma %{ $win }, beraberlik %{ $draw }, kayıp %{ $loss }
hint-even = oyunu dengede tutar
hint-ahead = üstünlüğü korur
hint-worse = en iyi savunmadır
hint-known-win = oyunu kazanır
hint-known-loss = öbür hamleler gibi kaybeder

## The review of a game

review-mark = { $mark ->
    [only] Tek hamle
    [inaccuracy] Küçük hata
    [mistake] Hata
   *[blunder] Büyük hata
    }
review-only = sonucu koruyan tek hamledir
review-slips = { $how ->
    [won-drawn] kazanılmış { $phase } beraberliğe bırakır
    [won-lost] kazanılmış { $phase } kaybeder
   *[drawn-lost] berabere { $phase } kaybeder
    }
review-phase = { $few ->
    [yes] oyun sonunu
   *[no] oyunu
    }
review-allows-win = { $n ->
    [0] { $side } tarafın zorla kazanmasına izin verir
    [one] { $side } tarafın bir hamlede kazanmasına izin verir
   *[other] { $side } tarafın { $n } hamlede kazanmasına izin verir
    }
review-misses-win = { $n ->
    [0] zorla kazanan { $better } hamlesini kaçırır
    [one] hemen kazanan { $better } hamlesini kaçırır
   *[other] { $n } hamlede kazanan { $better } hamlesini kaçırır
    }
review-loses = kaybeder: { $pieces }
review-loses-for = kaybeder: { $pieces }, kazanır: { $won }
review-shot = bir vuruşa izin verir, kayıp: { $pieces }
review-shot-for = bir vuruşa izin verir, kayıp: { $pieces }, kazanç: { $won }
review-misses = { $better } hamlesini kaçırır, kazanç: { $pieces }
review-misses-for = { $better } hamlesini kaçırır, kazanç: { $pieces }, verilen: { $given }
review-lets-crown = { $side } tarafın dama yapmasına izin verir
review-misses-crown = dama yapan { $better } hamlesini kaçırır
review-weaker = { $better } hamlesinden zayıftır
review-line = { $why }: { $line }.
review-why = { $why }.
review-better = Daha iyisi { $line }.
review-accuracy = Doğruluk %{ $percent }

## Opponents

opponent-random = Rastgele
opponent-greedy = Açgözlü
opponent-minimax = Minimax, { $n } yarım hamle
opponent-alphabeta = Alfa-beta, { $n } yarım hamle
opponent-level = { $n ->
    [1] Yeni başlayan
    [2] Öğrenci
    [3] Acemi
    [4] Ara sıra oynayan
    [5] Müdavim
    [6] Meraklı
    [7] Kulüp oyuncusu
    [8] Takım oyuncusu
    [9] Güçlü kulüp oyuncusu
    [10] Turnuva oyuncusu
    [11] Uzman
    [12] Usta adayı
    [13] Usta
    [14] Ulusal usta
    [15] Büyük usta
    [16] Şampiyon
   *[other] Seviye { $n }
    }
opponent-full-level = Seviye { $n }: { $title }
opponent-adaptive = { $found ->
    [yes] Seviyem, şimdi seviye { $n }
   *[no] Seviyemi bul, şimdi seviye { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Rastgele hamle yapar.
opponent-greedy-line = Alabildiğini alır, ötesine bakmaz.
opponent-minimax-line = Her yolu { $n } yarım hamle derin arar.
opponent-alphabeta-line = { $n } yarım hamle derin arar, önemsiz yolları atlar.
opponent-level-line = { $n ->
    [1] Kuralları bilir, sonraki hamlenin ötesini pek görmez.
    [2] Basit alışı görür, yanıtı çoğu kez görmez.
    [3] Yanıtların çoğunu görür, vuruşların çoğunu kaçırır.
    [4] İleri giden kısa vuruşları görür.
    [5] Kısa vuruşları görür, uzun ya da geriye olanları kaçırır.
    [6] Dört yarım hamle ileri bakar, üç vuruştan birini kaçırır.
    [7] Uzun vuruşları ve sessiz tehditleri kaçırır.
    [8] Ara sıra uzun bir vuruşu kaçırır.
    [9] Seyrek vuruş kaçırır.
    [10] Neredeyse hiç vuruş kaçırmaz.
    [11] Yedi yarım hamle içinde hemen her şeyi görür.
    [12] Hiçbir şeyi kaçırmaz, kısa yolları hesaplar.
    [13] Daha uzun yolları hesaplar.
    [14] Uzağı hesaplar, oyun sonlarını iyi oynar.
    [15] En küçük hatayı cezalandırır.
    [16] Tam güçle oynar.
   *[other] { $n }. seviyede motor.
    }
placement-open = Sonraki rakip { $level }. seviye. { $all } oyunun { $games } tanesi oynandı.
placement-found = Aşağı yukarı { $level }. seviye gibi oynuyorsunuz, { $title }. Puan { $n } ± { $margin }.
opponent-rated-line = { $line } Puan { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] temkinli
    [sharp] keskin
   *[tricky] kurnaz
    }
opponent-style-line = { $style ->
    [balanced] En iyi görünen hamleyi oynar.
    [cautious] Taş değişir ve mesafesini korur.
    [sharp] Değişimden kaçınır ve temas arar.
   *[tricky] Tuzak kurar.
    }
opponent-style = { $style ->
    [balanced] Dengeli
    [cautious] Temkinli
    [sharp] Keskin
   *[tricky] Kurnaz
    }
opponent-reference = { $name ->
    [easy] Kolay
    [medium] Orta
    [hard] Zor
    [very-hard] Çok zor
    [last-stand] Son direniş
    [greedy] Açgözlü
    [minimax] Minimax
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, ikinci değerlendirme
opponent-score-panel = { $name ->
    [easy] Rastgele bir taş oynar.
    [medium] 2 yarım hamle ileri bakar.
    [hard] 5 yarım hamle ileri bakar.
    [very-hard] 7 yarım hamle ileri bakar.
    [last-stand] 7 yarım hamle, az taşla daha ileri bakar.
   *[other] Puan panosunun rakiplerinden.
    }
opponent-menu = { $name ->
    [easy] 2 yarım hamle ileri bakar.
    [medium] 3 yarım hamle ileri bakar.
    [hard] 4 yarım hamle ileri bakar.
   *[other] Menünün rakiplerinden.
    }
opponent-choose-each-leg = { $name ->
    [easy] 1 yarım hamle ileri bakar.
    [medium] Her yolu 2 yarım hamle arar.
    [hard] Her yolu 3 yarım hamle arar.
   *[other] Ana menünün rakiplerinden.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Anlık sonucu en iyi hamleyi seçer.
    [minimax] 4 yarım hamle ileri bakar, hepsi kaybediyorsa çekilir.
   *[other] Dersin rakiplerinden.
    }
opponent-text = { $name ->
    [easy] 2 yarım hamle ileri bakar, oyununu çeşitler.
    [medium] 5 yarım hamle ileri bakar, oyununu çeşitler.
    [hard] 7 yarım hamle ileri bakar, oyununu çeşitler.
   *[other] Metin oyununun rakiplerinden.
    }

## Requests and invalid input

gives-up = { $side } çekiliyor.
offers-draw = { $side } beraberlik öneriyor.
claims-draw = { $side } beraberlik istiyor.
unknown-rules = “{ $key }” diye bir oyun yok.
unknown-opponent = “{ $key }” diye bir rakip yok.
unknown-side = Taraf white ya da black olmalı, “{ $key }” değil.
bad-position = Konum okunamıyor: { $why }.
bad-rules = Kurallar okunamıyor: { $why }.

## The position editor

editor-off-board = Tahtada { $number } karesi yok.
editor-two-pieces = { $square } karesinde iki taş var.
editor-crowning-row = { $side } taş { $square } karesinde duramaz, orada dama olur.
editor-king-run = { $square } karesindeki sayaç için orada { $side } dama ve tahtada aynı renkten taş gerekir.
editor-no-pieces = { $side } tarafın taşı yok.
editor-too-many = { $side } tarafın { $count } taşı var, başlangıçtaki { $most } taştan çok.
editor-over = Oyun bitti: { $side } kazandı.

## Lines of the game screen

headline-side-must-capture = { $side } almalı
strip-to-move = { $side } · sırada
strip-turn = Sırada
strip-telling = { $side } · { $told }
side-first = { $side } · başlar
rules-of = Kurallar: { $rules }
game-line = { $rules } · hamle { $n }
game-line-against = { $rules } · { $opponent } · hamle { $n }
seconds = { $number } sn
thinking-of = Düşünüyor: { $progress }
typed-example = Hamle yazın: { $move }

## Offline use

kept-sizes = Uygulama { $app } tutar; indirilenler (ağırlıklar, oyun sonu tabloları, diller) { $data }.
kept-all = Hepsini indir ({ $size })
kept-clear = İndirilenleri sil ({ $size })

## Endgame tables

tables-name = { $rules }, { $n } taş
tables-up-to = { $n } taşa dek
tables-tell = { $metric ->
    [dtw] sonuç ve kazanca uzaklık
    [dtc] sonuç ve alışa uzaklık
   *[other] yalnız sonuç
    }
tables-set = { $rules }, { $n } taşa dek, { $metric }: { $size }
tables-begun = { $rules }, { $metric }: henüz biten yok
tables-more = { $set } ve sonraki boyutun bir kısmı
tables-cost = { $disk } disk, { $memory } bellek ve yaklaşık { $time } gerekir.
tables-no-disk = Disk yetersiz: { $free } boş.
tables-no-memory = Bellek yetersiz: burada en çok { $most }.
tables-no-size = Hiçbir tablo bu kadar konum tutamaz.
tables-no-huffing = Oyun sonu tabloları üflemeyi bilmez.
tables-complete = Bu tablolar zaten var.
tables-percent = %{ $percent }
tables-running = { $name }: %{ $percent }
tables-left = { $running }, yaklaşık { $time } kaldı
tables-finished = { $name }: bitti.
tables-stopped = { $name }: %{ $percent } iken durdu. Biten kısımlar saklandı.
tables-failed = { $name }: başarısız. { $why }
bytes-mb = { $number } MB
bytes-gb = { $number } GB
time-short = bir dakika
time-minutes = { $n } dakika
time-hours = { $n } saat
time-days = { $n } gün

## Labels

label-a-person = Bir kişi
label-accept = Kabul
label-against-computer = Bilgisayara karşı
label-analyze = İncele
label-animation-speed = Animasyon
label-back = Geri
label-best-defense = En iyi savunma
label-board = Tahta
label-board-theme = Tahta renkleri
label-claim = İste
label-claim-draw = Beraberlik iste
label-clock = Saat
label-clock-custom = Kendi süreniz
label-club = Kulüp
label-close = Kapat
label-computer-pause = Bilgisayar beklemesi
label-continue = Devam
label-copy = Kopyala
label-delete = Sil
label-dark = Koyu
label-download = İndir
label-draws = Beraberlik
label-draws-automatic = Kendiliğinden
label-draws-claimed = İstenince
label-endgame-values = Değerler
label-fast = Hızlı
label-favorite = Favori
label-flip-each-move = Her hamlede tahtayı çevir (iki oyuncu)
label-flip = Çevir
label-game = Oyun
label-game-link = Tüm oyunun bağlantısı
label-game-pdn = Oyun (PDN)
label-go-on = Sürdür
label-handicap = Avans
label-help = Yardım
label-hint = İpucu
label-home = Crownhead: başlangıç
label-huff = Üfle
label-kept-offline = Çevrimdışı
label-language = Dil
label-lessons = Dersler
label-levels = Seviyeler
label-learn = Öğren
label-my-level = Seviyem
label-find-level = Seviyemi bul
label-style = Tarz
label-puzzles = Problemler
label-library = Oyunlar
label-light = Açık
label-look-at-board = Tahtaya bak
label-more = Daha
label-move-list = Hamleler
label-more-options = Diğer seçenekler
label-more-opponents = Diğer rakipler
label-move-now = Şimdi oyna
label-names-shown = Adlar
label-new-game = Yeni
label-next-exercise = Sonraki
label-no = Hayır
label-no-animation = Yok
label-normal = Normal
label-offer-draw = Berabere?
label-open = Aç
label-open-game = Oyun ya da konum aç
label-open-file = Dosya aç
label-opponent = Rakip
label-paste = Yapıştır
label-own-rules = Kendi kurallarınız
label-own-template = Şundan başla
label-own-title = Kendi kurallarım
label-own-words = Kuralları oku
label-own-share = Bağlantı ve dosya
label-own-link = Bağlantı
label-own-file = Kurallar dosyası (TOML)
label-pause = Ara
label-pause-clock = Saati durdur
label-pictures = Resimler ve baskı
label-plain-opponents = Basit rakipler
label-piece-set = Taşlar
label-play = Oyna
label-play-again = Yine
label-play-on = Oyna
label-players = Oyuncular
label-one-click = Tek hamlesi olan taş için tek tıklama
label-position-editor = Düzenleyici
label-position-fen = Konum (FEN)
label-premoves = Rakibin sırasında hamle planla
label-practice = Oyun sonu çalış
label-random-side = Kura
label-recent-games = Son oyunlar
label-redo = Yinele
label-reload = Yenile
label-resign = Çekil
label-result = Sonuç
label-restart = Baştan
label-rules = Kurallar
label-search-games = Oyun ara
label-settings = Ayarlar
label-share = Paylaş
label-show-targets = Olası hamleleri göster
label-side = Taraf
label-slow = Yavaş
label-sound = Ses
label-square-numbers = Kare numaraları
label-study = Analiz
label-start = Başla
label-start-clock = Saati başlat
label-surprise-me = Sürpriz
label-system = Sistem
label-take-back = Geri al
label-tables = Oyun sonu tabloları
label-tables-pieces = Taş
label-tables-start = Kur
label-tables-stop = Dur
label-tables-tell = İçerik
label-theme = Tema
label-thinking = Düşünüyor
label-two-players = İki oyuncu
label-train = Antrenman
label-try-again = Yine dene
label-time-set = Ayarla
label-type-a-move = Hamle yazın
label-undo = Geri al
label-warnings = Saatsiz oyunlarda hatalar için uyar
label-watch = İki bilgisayarı izle
label-who-plays = Oyuncular
label-yes = Evet
label-you = Siz
label-you-play = Oynarsınız
label-blindfold = Kör oyun
label-board-size = Tahta boyu
label-inside = Tahtada
label-keys = Klavye
label-letters = Harfler
label-none = Yok
label-numbers = Sayılar
label-outside = Yanında
label-show-all = Hepsini göster
label-spoken-names = Ekran okuyucu
label-usual = Kurallara göre
label-vibration = Titreşim
label-zen = Zen

## Perfect endgames

known-win = { $side } kazanır.
known-win-in = { $side } { $n } yarım hamlede ({ $moves } hamlede) kazanır.
known-draw = En iyi oyunla berabere.
known-conversion = Sonraki alış ya da damaya { $n } yarım hamle var.
known-at-risk = Bir beraberlik kuralı oyunu önce bitirebilir.
known-move = { $move } { $verdict }
known-target = { $square }, bu hamle { $verdict }
known-piece = { $square }, en iyi hamlesi { $verdict }
verdict-draws = berabere
verdict-wins = kazanır
verdict-wins-in = { $n } yarım hamlede kazanır
verdict-wins-converting = kazanır, alış ya da damaya { $n } yarım hamle
verdict-loses = kaybeder
verdict-loses-in = { $n } yarım hamlede kaybeder
verdict-loses-converting = kaybeder, alış ya da damaya { $n } yarım hamle
ending-name = { $winner }, karşısında { $loser }
drill-task = { $side } başlar ve kazanır.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. En hızlı kazanç: { $n } hamle.
drill-won = Hâlâ kazanıyor.
drill-longer = Bu { $n } hamle fazla tutar.
drill-at-risk = Hâlâ kazanıyor, ama bir beraberlik kuralı oyunu önce bitirebilir.
drill-gone = Kazanç gitti.
drill-lost = Kazanç gitti, oyun kayıp.
drill-draws = { $move } yalnız berabere.
drill-loses = { $move } kaybeder.
drill-failed = Kazancı sonuca götüremediniz.
drill-solved = { $n } hamlede çözüldü.
drill-solved-best = { $n } hamlede çözüldü: en hızlı kazanç.
drill-solved-in = { $n } hamlede çözüldü; en hızlı kazanç { $shortest }.
drill-line = Oyun sonu · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side }: { $pieces }.
speech-none = { $side } tarafın taşı yok.
speech-captures = { $side } alabilir: { $moves }.
speech-no-captures = { $side } alamaz.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | taşlarınız
page-key-other = O | rakibin taşları
page-key-captures = C | alışlar
page-key-last = L | son hamle
page-key-counts = M | taş sayısı
page-key-status = S | sıra kimde
page-key-clocks = T | saatler
page-key-best = B | hamle öner
page-key-arrows = Oklar, Enter | tahtada gez; bir taş, sonra hedefini seç
page-key-numbers = 1–9 | numaralı alışı seç
page-key-back = Backspace, Escape | son atlamayı geri al; vazgeç
page-key-typed = 22-18, Enter | hamle yaz
page-key-undo = Ctrl+Z, Ctrl+Shift+Z | geri al, yinele
page-key-zen = Z | tahta dışını gizle ya da göster
page-key-draw = Sağ tuş | daire ve ok çiz; Shift ve Alt rengi değiştirir
page-key-help = ? | bu sayfayı göster

## Fixed sentences

note-a-person-line = Bu tahtada biri.
note-about-ratings = Puan rastgele oyundan, 0’dan sayılır. 200 puan fazlası dört puandan üçünü getirir.
note-against-computer-line = On altı seviye ve her hazır ayarın rakipleri.
note-computers-wait = Bilgisayarlar bekliyor.
note-computer-waits = Bilgisayar bekliyor.
note-copied = Kopyalandı.
note-draws-automatic-line = Bir beraberlik kuralı geçerli olunca oyun biter.
note-draws-claimed-line = Oyun, bir oyuncu beraberlik isteyene dek sürer.
note-draw-declined = Beraberlik reddedildi. Oyun sürüyor.
note-draw-offered = Beraberlik önerildi.
note-draw-question = Beraberliği kabul ediyor musunuz?
note-engine-failed = Motor durdu.
note-first-tip = Bir taşı sürükleyin ya da onu, sonra hedefini seçin.
note-game-is-over = Oyun bitti.
note-greeting = Damanın her türü.
note-greeting-line = Bir oyun ve bir rakip seçin. Crownhead ipuçlarını ve bir hamlenin neden olmadığını açıklar.
note-hint-coming = İyi bir hamle aranıyor…
note-huff-which = Üfleyeceğiniz taşı seçin.
note-keys-tip = Oklar ve yazılan hamleler de olur.
note-looking-for-tables = Oyun sonu tabloları aranıyor…
note-may-end-here = Sonraki kareyi ya da hamleyi bitirmek için bunu yine seçin.
note-clock-custom = Dakika+hamle başına saniye: 5+3. Başka: 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = Saat ilk hamleden sonra başlar; ona dokunmak oyunu durdurur.
note-moves-first = Başlar.
note-moves-second = İkinci oynar.
note-must-go-on = Sonraki kareyi seçin: alış sürmeli.
note-no-game-found = Uyan oyun yok. Başka sözcük deneyin ya da kendi kurallarınızı kurun.
note-no-draw-to-claim = İstenecek beraberlik yok.
note-no-hint = İpucu yok.
note-no-endings = Bu oyunda çalışılacak oyun sonu yok.
note-no-moves-yet = Henüz hamle yok.
note-not-your-turn = Sıra sizde değil.
note-nothing-to-redo = Yinelenecek bir şey yok.
note-nothing-to-undo = Geri alınacak bir şey yok.
repairs-title = Okurken düzeltildi
repair = Satır { $line }, sütun { $column }: “{ $found }” bulundu, { $expected } bekleniyordu; { $done }.
repair-missing = Satır { $line }, sütun { $column }: { $expected } bekleniyordu; { $done }.
repair-no-move = Satır { $line }, sütun { $column }: “{ $found }” bir hamle değil; { $done }.
repairs-more = Ve { $count } tane daha.
note-own-paste = Bağlantı ya da koddan kural yükle
note-own-paste-example = Örneğin 16g3050004000r0688q7z
note-pick-a-piece = Bir taş seçin.
note-plan-move = Şimdi planlanan hamlenin hedefini seçin.
note-plan-not-expected = Rakip başka oynadı. Planlar silindi.
note-plan-reply = Rakip bunu oynarsa: taşın hedefini, sonra yanıtınızı seçin.
note-plans-dropped = Planlar silindi.
note-practice-line = Kazanılan bir konumu en iyi savunmaya karşı kazanın.
note-random-side-line = Her oyunun başında kura belirler.
note-really-resign = Bu oyundan çekilinsin mi?
note-really-restart = Baştan başlansın mı? Bu oyunun hamleleri silinir.
note-saved = Kaydedildi.
note-saved-elsewhere = Başka bir sekme oyun kaydetti. Buradaki sonraki hamleniz bu oyunu kaydeder.
note-storage-full = Tarayıcının yeri doldu, bu oyun artık kaydedilmiyor. Oynayabilirsiniz.
note-tables-intro = Oyun sonu tablolarıyla bilgisayar oyun sonlarını kusursuz oynar. Bazıları hazırdır; burada yenilerini kurabilirsiniz. Durdurulan kurulum kaldığı yerden sürer.
note-tables-none = Henüz tablo yok.
note-tables-reload = Bilgisayarın kullanması için sayfayı yenileyin.
note-tables-there = Kurulmuş olanlar:
note-tables-used = Bilgisayar artık bunları kullanıyor.
note-text-prompt = Dört sayı yazın: taşın sütunu ve satırı, sonra hedefinki.
note-two-players-line = Bir tahtada sırayla.
note-version-ready = Yeni sürüm hazır.
note-version-used = Başka bir sekme yeni sürüme geçti. Burada da kullanmak için yenileyin.
note-watch-line = İki bilgisayar birbiriyle oynar.
