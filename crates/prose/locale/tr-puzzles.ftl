# The puzzles.

puzzle-title = Problemler
puzzle-next = Sonraki problem
puzzle-solution = Çözümü göster
puzzle-rush = Üç dakikalık yarış
puzzle-stop = Yarışı bitir
puzzle-progress = Gelişme
puzzle-all-kinds = Tüm türler
puzzle-kind = Vuruş türü
puzzle-game = Oyun
puzzle-none = Bu türde problem yok.
puzzle-loading = Problemler yükleniyor …
puzzle-export = Gelişmeyi dışa aktar
puzzle-import = Gelişmeyi içe aktar
puzzle-import-bad = Bu dosyada gelişme kaydı yok.
puzzle-again = Yeniden
puzzle-play-on = Alıştırmaya dön
puzzle-offline = Problemler yüklenemiyor.
puzzle-to-move = { $side } oynar ve kazanır.
puzzle-wrong = { $move } kazanmıyor. Yeniden deneyin.
puzzle-right = Doğru. Devam edin.
puzzle-solved = Çözüldü.
puzzle-back = Çözüldü. Başka bir gün yine gelecek.
puzzle-shown = Çözüm böyle.
puzzle-rating = Puan { $n } ± { $margin }
puzzle-level = Aşağı yukarı { $level }. seviye, { $title }.
puzzle-run = Art arda { $n }, en çok { $best }.
puzzle-days = Art arda { $n } gün.
puzzle-counts = { $solved } çözüldü, { $failed } çözülmedi.
puzzle-due = Bugün { $n } problem yine geliyor.
puzzle-rush-left = { $time } kaldı. { $solved } çözüldü, 3 hatanın { $wrong } tanesi yapıldı.
puzzle-rush-over = { $n } çözüldü.
puzzle-rush-best = { $n } çözüldü, en iyi sonucunuz.
puzzle-kind-share = { $n } problemden { $solved }
puzzle-numbered = Problem puanı { $n }
puzzle-kind-name = { $kind ->
    [two-for-one] Bire iki
    [three-for-one] Bire üç
    [three-for-two] İkiye üç
    [stroke] Kombinezon
    [breeches] Çatal
    [in-and-out] Gir ve çık
    [exchange-to-break] Kırmak için değişim
    [breakthrough] Kırma
    [king-caught] Yakalanan dama
    [king-lured] Çekilen dama
    [block] Kilit
    [opposition] Karşıtlık
    [round-trip] Tam tur
    [long-capture] Uzun alış
    [backward-capture] Geriye alış
    [smaller-capture] Küçük alış
   *[other] { $kind }
    }
