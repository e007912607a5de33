# Kulüp: insanlar birbiriyle oynar.

club-title = Kulüp
club-offers = Açık teklifler
club-no-offers = Bekleyen yok. Bir teklif yapın, başkaları görsün.
club-games = Süren oyunlar
club-no-games = Şu anda oyun yok.
club-people = { $n ->
    [one] Burada 1 kişi var
   *[other] Burada { $n } kişi var
    }
club-new = Yeni oyun
club-pace = Süre
club-pace-other = Başka bir süre
club-rated = Puanlı
club-seek = Rakip bul
club-seeking = Rakip bekleniyor …
club-unseek = Vazgeç
club-invite = Bağlantıyla davet et
club-invited = Bu bağlantıyı gönderin ya da kodu okutun. Davet kabul edilince oyun başlar.
club-challenge = { $name } sizi oyuna davet ediyor.
club-challenge-own = Davetiniz açık.
club-challenge-gone = Bu davet artık geçerli değil.
club-accept = Kabul et
club-withdraw = Geri çek
club-take = Oyna
club-watch = İzle
club-lobby = Salon
club-account = Hesap
club-guest = Konuk olarak oynuyorsunuz. Hesapla oyunlarınız saklanır ve puanlı oynayabilirsiniz.
club-link = Bu gizli bağlantı sizi her cihazda { $name } olarak geri getirir:
club-name = Ad
club-password = Parola
club-sign-in = Giriş yap
club-sign-up = Hesap aç
club-sign-out = Çıkış yap
club-connecting = Bağlanıyor …
club-lost = Bağlantı koptu. Yeniden deneniyor …
club-away = yok
club-away-wait = { $name } ayrıldı. { $n } sn sonra oyunu isteyebilirsiniz.
club-away-claim = { $name } oyundan ayrıldı.
club-claim-win = Galibiyeti iste
club-claim-draw = Berabere bitir
club-left = { $name } oyundan ayrıldı.
club-left-drawn = Bir oyuncu ayrıldı, öteki beraberliği seçti.
club-aborted = İptal edildi
club-aborted-line = Oyun başlamadan bitti.
club-draw-offered = { $name } beraberlik teklif ediyor.
club-draw-own = Beraberlik teklif ettiniz.
club-takeback-asked = { $name } hamlesini geri almak istiyor.
club-takeback-own = Hamlenizi geri almak istediniz.
club-agree = Kabul et
club-decline = Reddet
club-takeback = Geri al
club-more-time = 15 sn ver
club-abort = İptal et
club-rematch = Rövanş
club-rematch-offered = { $name } rövanş istiyor.
club-rematch-own = Rövanş teklif ettiniz.
club-next = Rövanşa git
club-again = Yeni oyun
club-chat = Sohbet
club-say = Bir şey yazın
club-send = Gönder
club-rating-change = { $name }: { $before } → { $after }
club-first-move = İlk hamle için { $n } sn
club-pace-days = { $n ->
    [one] Hamle başına 1 gün
   *[other] Hamle başına { $n } gün
    }
club-watching = İzliyorsunuz.
club-problem = { $key ->
    [name-taken] Bu ad başkasının.
    [name-length] Bir ad 2 ile 20 karakter arasındadır.
    [name-character] Bir adda harfler ve rakamlar, aralarında tek boşluk, nokta, tire ya da alt çizgi bulunur.
    [name-guest] “Guest” ile başlayan adlar konuklar içindir.
    [password] Parola en az 8 karakterdir.
    [wrong] Ad ya da parola yanlış.
    [too-often] Çok fazla deneme. Bir dakika bekleyin.
    [full] Salon dolu. Tekliflerden birini kabul edin.
    [gone] Bu teklif artık yok.
    [rated] Yalnızca bir türün, saatli ve olağan konumdan başlayan oyunları puanlıdır.
    [rated-guest] Konuklar puansız oynar.
    [rules] Böyle kurallar yok.
    [pace] Bu bir süre değil. Örnekler: 3+2, 10, 2d.
    [position] Bu konumdan oyun başlatılamaz.
    [chat] Bir ileti 1 ile 280 karakter arasındadır.
    [muted] Şimdilik sohbet edemezsiniz.
    [banned] Bu hesap şimdilik oynayamaz.
    [not-found] Artık yok.
    [already-asked] Zaten istediniz.
    [too-early] Önce iki taraf da oynamalı.
    [nothing-to-take-back] Geri alacak hamleniz yok.
    [link] Bu bağlantı geçerli değil.
   *[other] Olmadı. Yeniden deneyin.
    }
