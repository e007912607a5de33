# The search microscope.

micro-title = Arama mikroskobu
micro-method = Yöntem
micro-depth = Yarım hamle olarak derinlik
micro-play = Oynat
micro-pause = Duraklat
micro-back = Bir adım geri
micro-forward = Bir adım ileri
micro-whole = Tüm ağaç
micro-step = Adım { $n } / { $all }
micro-visited = Gezilen: { $n }. Atlanan: { $skipped }. Önceden bilinen: { $known }.
micro-part = { $n ->
    [1] Yalnızca ilk düğüm çizilir.
   *[other] Yalnızca ilk { $n } düğüm çizilir.
    }
micro-cut-off = Arama { $n } konumdan sonra kesildi; değer bilinmiyor.
micro-uncounted = –: arama { $n } konumdan sonra kesildi.
micro-counts = Derinliğe göre düğümler, logaritmik ölçek
micro-export = Ağacı SVG olarak kaydet
micro-undo = Geri al
micro-start = Başlangıç konumu
micro-small = Az taş
micro-root = Kökteki konum
micro-hint = Penceresini görmek için bir düğüme dokunun ya da üzerine gelin; dokunmak veya tıklamak konumunu da gösterir. Tahtadaki bir hamle yeni bir kök oluşturur.
micro-zoom-in = Yakınlaştır
micro-zoom-out = Uzaklaştır
micro-legend = Açıklamalar
micro-window = Pencere { $alpha } ile { $beta } arası.
micro-value = Değer { $value }.
micro-win = kazanç
micro-loss = kayıp
micro-scout = Yalnızca şimdiye dek en iyi hamleden iyi mi diye soruldu.
micro-method-name = { $method ->
    [minimax] Minimax
    [alphabeta] Alfa-beta
    [sorted] Alfa-beta, önce en iyi hamleler
   *[full] Tüm teknikler
    }
micro-method-line = { $method ->
    [minimax] Her devamı tam derinliğe kadar inceler.
    [alphabeta] Bir yanıt önceki hamlenin kötü olduğunu kanıtlayınca kalanı atlar.
    [sorted] Aynısı, önce alışlar ve damalar: erken iyi hamleler daha çok atlatır.
   *[full] Motorun modeli: adım adım derinleşme, konum belleği, sıfır pencereler, geç hamlelere az derinlik, alışlar sonuna kadar.
    }
micro-state = { $state ->
    [leaf] Değerlendirildi: derinliğe ulaşıldı ya da oyun bitti.
    [exact] Tüm hamleler arandı; değer kesin.
    [cut] Kesildi: rakibin başka yerde en az bu kadar iyisi var.
    [low] Hiçbir hamle yeterli değil; başka yerde daha iyisi var.
    [skipped] Atlandı: önceki hamle zaten fazla iyiydi.
    [known] Biliniyor: aynı konum daha önce, çizilmeyen bir bölümde ya da daha az derinlikte arandı.
    [unfinished] Bitmedi: arama kesildi.
   *[open] Aranıyor.
    }
micro-known-after = Biliniyor: aynı konum daha önce arandı: { $line } sonrasında.
micro-legend-line = { $key ->
    [max] Hamle kökteki tarafta
    [min] Hamle öteki tarafta
    [exact] Kesin değer
    [cut] Kesildi: fazla iyi, kalanı atlanır
    [low] Hiçbir hamle yeterli değil
    [leaf] Değerlendirildi
    [known] Bilinen konum
    [skipped] Atlandı
    [unfinished] Bitmedi
    [main] Beklenen devam
   *[join] Konumun daha önce arandığı yer
    }
micro-key-next = ileri
micro-key-previous = geri
micro-key-replay = oynat
micro-key-fold = katla
micro-key-jump = ilk aramaya
micro-key-ends = uçlar
micro-key-quit = çıkış
