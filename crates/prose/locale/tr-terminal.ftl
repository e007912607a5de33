# Terminalin Türkçe metni (Project Fluent).
# Yardım satırında çizgiden önce girdi, sonra etkisi durur.

## Keys of the full-screen board

help-arrows = Oklar, hjkl | imleci gezdir
help-choose = Enter, Boşluk | taş, sonra hedef seç; alışı bitirmek için taşı yine seç
help-leg-back = Backspace | son atlamayı geri al ya da taşı bırak
help-escape = Escape | başlanan hamleden vazgeç
help-typed = 22-18, Enter | hamle yaz
help-mouse = Fare | tıkla ya da taşı sürükle
key-claim = İste
key-draw = Berabere
key-flip = Çevir
key-help = Tuşlar
key-hint = İpucu
key-huff = Üfle
key-new = Yeni
key-opponent = Rakip
key-pause = Duraklat
key-practice = Oyun sonu
key-quit = Çık
key-read = Aç
key-redo = Yinele
key-resign = Çekil
key-rules = Kurallar
key-settings = Ayarlar
key-tables = Tablolar
key-undo = Geri al
key-values = Değerler
key-write = Yaz
does-claim = beraberlik iste
does-draw = beraberlik öner
does-flip = tahtayı çevir
does-help = bu sayfayı göster
does-hint = hamle öner ya da öneriyi gizle
does-huff = alabilecekken almayan taşı üfle
does-new = yeni oyun başlat
does-opponent = rakibi değiştir ya da seviyeni bul
does-pause = saati duraklatır veya yeniden başlatır
does-practice = en iyi savunmaya karşı oyun sonu çalış
does-quit = çık
does-read = dosyadan oyun aç
does-redo = hamleyi yinele
does-resign = çekil
does-rules = kuralları göster
does-settings = ayarları değiştir
does-tables = oyun sonu tablosu kur ya da kurulumu izle
does-undo = hamleyi geri al
does-values = oyun sonu tablolarındaki değerleri göster
does-write = oyunu dosyaya yaz

## Settings and questions of the full-screen board

clock-paused = Saat duraklatıldı. Devam etmek için z tuşuna basın.
games-keys = Aramak için yazın · Tab: favori · Enter: seç · Esc: geri
games-none = Bu sözcüklerin hepsini içeren bir oyun yok.
setting-ascii = Yalnız ASCII
setting-search = Bilgisayarın aramasını göster
setting-square-size = Kare boyu
size-auto = oto
size-large = büyük
size-medium = orta
size-small = küçük
title-read = Dosyadan oyun aç
title-write = Oyunu dosyaya yaz
too-small = Terminal küçük: tahta { $columns } sütun ve { $rows } satır ister.

## What endgame tables know

practice-take-back = Geri almak için u tuşuna basın.
warning-take-back = Hamleyi geri almak için undo yazın, olduğu gibi bırakmak için Enter’a basın.
values-title = Değerler
values-unknown = Oyun sonu tablolarında bu konum yok.
values-more = ve { $n } tane daha
values-brackets = (n): alış ya da damaya yarım hamle
values-move = { $move }: { $worth }
move-wins = kazanır
move-wins-in = { $n } ile kazanır
move-wins-converting = kazanır ({ $n })
move-draws = berabere
move-loses = kaybeder
move-loses-in = { $n } ile kaybeder
move-loses-converting = kaybeder ({ $n })

## The game line by line

play-move-or-help = 22-18 gibi bir hamle ya da help yazın.
play-help-move = 22-18 ya da 22 18 | hamle yap; alış 22x15, birkaç yol varsa 22x15x6
play-help-moves = 22 ya da moves 22 | karedeki taşın hamlelerini göster; moves hepsini gösterir
play-help-hint = hint | hamle öner ve nedenini söyle
play-help-values = values | oyun sonu tablolarındaki değerleri göster
play-help-undo = undo, redo | hamleyi geri al, yinele
play-help-huff = huff [KARE] | kurallar izin verirse alabilecekken almayan taşı kaldır
play-help-save = save DOSYA | oyunu PDN yaz (save! dosyanın yerine yazar)
play-help-load = load DOSYA | oyun aç
play-help-fen = fen | konumu FEN göster
play-help-rules = rules | kuralları göster
play-help-show = flip, board, score | tahtayı çevir, göster, skoru göster
play-help-new = new [ANAHTAR] | yeni oyun, adını yazarsanız başka türde
play-help-opponent = opponent [ANAHTAR] | rakibi değiştir; opponent two-players bilgisayarsız oynar, opponent my-level seviyeni bulur
play-help-draws = claim, draws | beraberlik iste, sayaçları göster
play-help-end = resign, draw | çekil, beraberlik öner
play-help-stop = Enter, stop | düşünen bilgisayarı hemen oynat, Ctrl-C gibi
play-help-quit = quit | çık
load-what = load bir dosya adı ister: load oyun.pdn
save-what = save bir dosya adı ister: save oyun.pdn
score-line = Skor ({ $white } - { $black }): { $score }
no-square = { $text } karesi yok: 1 ile { $last } arası var.
off-the-board = { $place } tahta dışında: sütun ve satırlar 1 ile { $most } arası.
not-playing = { $place } oyun karesi değil: taşlar koyu karelerde durur.
neither-move = “{ $text }” ne hamle ({ $why }) ne komut. Liste için help yazın.
neither-number = “{ $text }” ne { $name } için sayı ne komut. Liste için help yazın.

## Files

file-saved = { $name } adıyla kaydedildi.
file-unreadable = { $name } okunamıyor: { $why }.
file-exists = { $name } zaten var; başka ad seçin.
file-exists-replace = { $name } zaten var; save! { $name } yerine yazar.

## The analysis board

analysis-key-best = En iyi
analysis-key-comment = Yorum
analysis-key-delete = Sil
analysis-key-engine = Motor
analysis-key-flip = Çevir
analysis-key-glyphs = İşaret
analysis-key-help = Tuşlar
analysis-key-learn = Öğren
analysis-key-lines = Yollar
analysis-key-new = Yeni
analysis-key-open = Aç
analysis-key-promote = Yükselt
analysis-key-quit = Çık
analysis-key-review = İncele
analysis-key-save = Kaydet
analysis-key-threat = Tehdit
analysis-key-undo = Geri al
analysis-help-step = Sol, Sağ | hamlelerde gez
analysis-help-ends = Yukarı, Aşağı, Home, End | başa ya da sona git
analysis-help-branch = Shift+Yukarı, Shift+Aşağı, [, ] | dalı değiştir
analysis-help-leave = Shift+Sol, Backspace | yoldan çık
analysis-help-mistakes = ,, . | önceki ya da sonraki hataya git
analysis-help-typed = 22-18, Enter | hamle yaz
analysis-help-cursor = Enter | oklarla tahtada imleç; Enter seçer, Escape çıkar
analysis-help-mouse = Fare | tıkla ya da taşı sürükle, hamle ya da yola tıkla; tekerlek gezer
analysis-help-best = Boşluk | en iyi hamleyi oyna
analysis-help-add = i | en iyi yolu ekle
analysis-help-engine = l | motoru aç ya da kapa
analysis-help-lines = +, - | daha çok ya da az yol
analysis-help-threat = x | tehdidi göster: rakip ne yapardı
analysis-help-deeper = z | sınırsız ara
analysis-help-men = e | değerlendirme taş ya da yüzde
analysis-help-arrow = a | en iyi hamleyi tahtada göster
analysis-help-threads = t, T | daha çok ya da az iş parçacığı
analysis-help-memory = m, M | daha çok ya da az bellek
analysis-help-review = r | oyunu gözden geçir; Escape durdurur
analysis-help-learn = w | gözden geçirdikten sonra hatalardan öğren; öbür taraf için tahtayı çevir
analysis-help-comment = c | yorum yaz
analysis-help-glyphs = g | hamleye ya da konuma işaret seç
analysis-help-marks = !, / | iyi ya da kötü işaretler sırayla
analysis-help-promote = p, P | yolu yükselt, ana yol yap
analysis-help-delete = d, Delete, D | hamleyi ve sonrasını sil, tüm yolları sil
analysis-help-undo = u, y, Ctrl-R | geri al, yinele
analysis-help-flip = f | tahtayı çevir
analysis-help-huff = H | kurallar izin verirse üfle
analysis-help-files = s, o, n | PDN kaydet, dosya aç, yeni analiz
analysis-help-quit = ?, q | bu sayfa, çık
analysis-help-letters = Karelerin harfi olduğunda küçük harfler hamle yazar: komutlar için büyük harf kullanın.
analysis-asked-several = Hangi oyun?
analysis-cannot-read = Ne oyun (PDN) ne konum (FEN).
analysis-comment-title = { $move } için yorum
analysis-comment-start = Başlangıç için yorum
analysis-discard = Değişiklikleri at
analysis-discard-title = Analizde kaydedilmemiş değişiklik var.
analysis-end = Eklenecek hamle yok.
analysis-glyphs-title = { $move } için işaretler
analysis-keep = Sakla
analysis-label-draw = berabere
analysis-memory = { $n } MB
analysis-drawn = Çizimler: { $shapes }.
analysis-no-branch = Burada başka dal yok.
analysis-no-engine-move = Motorun henüz hamlesi yok.
analysis-no-game = { $number } numaralı oyun yok: dosyada { $count } oyun var.
analysis-no-lesson = Öğrenilecek hata yok. Önce r ile gözden geçirin.
analysis-no-mistake = Başka hata yok. r ile gözden geçirin.
analysis-no-moves = Başlamak için hamle yapın.
analysis-nothing-to-review = Gözden geçirilecek hamle yok.
analysis-on-main = Bu zaten ana yol.
analysis-open-title = Dosya açın ya da FEN yapıştırın
analysis-replace = Yerine yaz
analysis-replace-title = { $name } zaten var.
analysis-reviewed = Doğruluk: { $white } { $first }, { $black } { $second }.
analysis-reviewing = Gözden geçiriliyor: %{ $percent }. Escape durdurur.
analysis-rules-title = Yeni analizin kuralları
analysis-save-title = Analizi PDN kaydet
analysis-searching = Aranıyor
analysis-speed = derinlik { $depth }, { $nodes } düğüm, { $speed }/sn
analysis-switch-deeper = sınırsız
analysis-switch-threat = tehdit
analysis-threads = { $n ->
    [one] { $n } iş parçacığı
   *[other] { $n } iş parçacığı
}
analysis-title = Analiz
