# Analiz sayfalarının Türkçe metni (Project Fluent).

study-title = Analiz
study-analysis = İnceleme
study-back-to-start = Crownhead: başlangıca dön
study-evaluation = Değerlendirme
study-chances = Beyaz %{ $win }, berabere %{ $draw }, Siyah %{ $loss }
study-engine-on = Motor açık
study-engine-off = Motor kapalı
study-engine-idle = Oyun bitti.
study-engine-failed = Motor durdu. Yeniden açın.
study-engine-in-page = Sayfadaki motor
study-engine-native = { $n ->
    [one] Yerel motor, 1 iş parçacığı
   *[other] Yerel motor, { $n } iş parçacığı
}
study-engine-setup = Motor ayarları
study-threads = İş parçacığı
study-memory = Bellek
study-memory-of = { $n } MiB
study-depth-of = derinlik { $n }
study-deeper = Daha derin
study-men = Taş ya da şans
study-more-lines = Daha çok yol
study-fewer = Daha az yol
study-threat = Tehdidi göster
study-threat-none = Tehdit yok: sıradaki almalı.
study-moves = Hamleler
study-no-moves = Tahtada bir hamle yapın ya da bir oyun açın.
study-first = İlk hamle
study-previous = Önceki
study-next = Sonraki
study-last = Son hamle
study-comment = Yorum
study-comment-here = Bu hamleye yorum yazın
study-glyphs = İşaretler
study-promote = Yolu yükselt
study-make-main = Ana yol yap
study-delete = Buradan sil
study-new = Yeni
study-open = Aç
study-open-hint = Bir oyun (PDN), konum (FEN) ya da bağlantı yapıştırın ya da dosya seçin.
study-opened-one-of = Oyun { $number } / { $count }
study-share = Paylaş
study-as-chapters = Bu analize bölüm olarak ekle
study-chapters = Bölümler
study-chapter-new = Yeni bölüm
study-chapter-here = Buradan bölüm
study-chapter-open = Bölüm olarak aç
study-chapter-name = Bölümün adı
study-chapter-previous = Önceki bölüm
study-chapter-next = Sonraki bölüm
study-chapter-number = Bölüm { $n }
study-chapter-count = { $n } bölüm
study-chapters-full = Bir analizde en çok { $n } bölüm olur.
study-move-count = { $n } hamle
study-open-all = { $n } oyunu bölüm olarak aç
study-delete-named = Sil: { $name }
study-recent = Son analizler
study-recent-unreadable = Bu analiz okunamıyor.
study-clocks = Saatler
study-clocks-now = Beyaz { $white } · Siyah { $black }
study-whole-game = Tüm oyunun bağlantısı
study-edit = Konumu düzenle
study-play = Buradan oyna
study-keys = Klavye
study-keys-help = Sol ve Sağ hamlelerde gezer, Yukarı ve Aşağı başa ve sona gider. Shift+Yukarı ve Shift+Aşağı dalı değiştirir, Shift+Sol daldan çıkar. Boşluk en iyi hamleyi oynar, L motoru açıp kapar, X tehdidi gösterir, F tahtayı çevirir, E açılışları açar, C yorum yazar. Sağ tuş çizer.
study-cancel = Vazgeç
study-choose-files = Dosya seç
study-more-games = Daha çok oyun var. Ad, turnuva ya da tarih arayın.
study-palette = Taşlar
study-paste = Yapıştır
study-search-games = Oyuncu, turnuva, tarih
study-start-position = Başlangıç
study-position = İncele
study-swap-colors = Renkleri değiştir
study-tool-erase = Sil
study-tool-hand = Taşı
study-wipe = Boşalt
study-reading = { $n ->
    [0] Okunuyor…
   *[other] Okunuyor… { $n } oyun
    }
study-games-found = { $n } oyun
study-game-number = Oyun { $n }
study-repaired = { $n ->
    [0] { $first }
   *[other] { $first } { $n } şey daha düzeltildi.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, boş
study-piece = { $side } { $piece }
study-to-move = Sıra: { $side }

## The review of a game

review-page-review = Gözden geçir
review-page-about = Tüm oyunu motorla gözden geçir
review-page-running = Gözden geçiriliyor
review-page-cancel = Vazgeç
review-page-stopped = Durdu. Şimdiye dek çıkanlar.
review-page-again = Yine gözden geçir
review-page-complete = Gözden geçirildi
review-page-kept = İşaretler hamlelere eklendi
review-page-remove-marks = Geri al
review-page-nothing = Henüz hamle yok. Oynayın ya da bir oyun açın.
review-page-no-faults = Hata yok. Çok iyi!
review-page-graph = Oyun boyunca Beyazın beklenen puanı
review-page-start = Oyunun başı
review-page-expected = { $mv }: Beyaz %{ $percent }
review-page-accuracy = Doğruluk
review-page-percent = %{ $percent }
review-page-show-line = Bu yolu tahtada göster
review-page-learn = { $n ->
    [0] Öğren
   *[other] Öğren ({ $n })
    }
review-page-learn-about = Hatalarınızdan öğrenin
review-page-question-number = Soru { $number } / { $count }
review-page-question = Sıra: { $side }. { $mistake } hataydı.
review-page-find-better = Tahtada daha iyi bir hamle bulun.
review-page-hint = İpucu
review-page-hint-piece = İpucu: { $square } karesindeki taşı oynayın.
review-page-hint-move = İpucu: { $mv }.
review-page-solution = Çözüm
review-page-the-solution = Çözüm:
review-page-skip = Geç
review-page-retry = Yine dene
review-page-try-again = Başka hamle deneyin.
review-page-played-again = { $mv } oyundaki hata.
review-page-not-best = { $mv } yeterli değil.
review-page-is-best = { $mv } en iyi hamle!
review-page-is-good = { $mv } da iyi!
review-page-next = Sonraki
review-page-done = Tamam
review-page-ask-again = Baştan
review-page-lesson-over = Bu son soruydu.
review-page-summary = { $count } sorudan { $found } bulundu, ilk denemede { $clean }.

# The share dialog.
study-download = İndir
study-file-name = calisma
study-not-downloaded = Tarayıcı indirmeye izin vermedi.
study-copy-picture = Resmi kopyala
study-picture-copied = Resim kopyalandı. Bir belgeye yapıştırın.
study-picture-not-copied = Bu tarayıcı resim kopyalayamıyor. PNG indirin.
study-print-sheet = Yazdır

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] iyi hamle
    [2] hata
    [3] parlak hamle
    [4] büyük hata
    [5] ilginç hamle
    [6] kuşkulu hamle
    [7] zorunlu hamle
    [8] tek makul hamle
    [9] en kötü hamle
    [10] berabere konum
    [11] eşit şans, sakin konum
    [12] eşit şans, canlı konum
    [13] belirsiz konum
    [14] Beyaz biraz iyi
    [15] Siyah biraz iyi
    [16] Beyaz iyi
    [17] Siyah iyi
    [18] Beyaz kazanıyor
    [19] Siyah kazanıyor
    [20] Beyaz ezici üstün
    [21] Siyah ezici üstün
    [22] Beyaz zugzwang
    [23] Siyah zugzwang
    [32] Beyaz gelişimde önde
    [33] Siyah gelişimde önde
    [36] girişim Beyazda
    [37] girişim Siyahta
    [40] atak Beyazda
    [41] atak Siyahta
    [44] Beyazın karşılığı var
    [45] Siyahın karşılığı var
    [132] Beyazın karşı oyunu
    [133] Siyahın karşı oyunu
    [138] Beyaz süre sıkıntısında
    [139] Siyah süre sıkıntısında
    [140] fikriyle
    [141] şuna karşı
    [142] daha iyisi
    [143] daha kötüsü
    [145] editör yorumu
    [146] yenilik
   *[other] ${ $number }
    }
