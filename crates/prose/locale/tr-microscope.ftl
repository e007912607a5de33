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
micro-part = Yalnızca ilk { $n } düğüm çizilir.
micro-counts = Derinliğe göre düğümler, logaritmik ölçek
micro-export = Ağacı SVG olarak kaydet
micro-undo = Geri al
micro-start = Başlangıç konumu
micro-small = Az taş
micro-root = Kökteki konum
micro-hint = Penceresini görmek için bir düğümün üzerine gelin, konumunu görmek için tıklayın. Tahtadaki bir hamle yeni kök olur.
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
    [known] Biliniyor: aynı konum daha önce arandı.
   *[open] Aranıyor.
    }
