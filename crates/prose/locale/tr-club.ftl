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
club-ruled = Hakem karar verdi.
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
club-your-games = Oyunların
club-go-on = Devam et
club-challenge-send = Meydan oku
club-challenging = { $name } adlı oyuncuya meydan okuyorsun.
club-challenge-sent = Yanıt bekleniyor …
club-declined = Meydan okuman geri çevrildi.
club-gone = Eski oyuncu
club-here = şu an burada
club-since = Üyelik: { $date }
club-totals = { $n ->
    [one] 1 oyun: { $won } galibiyet, { $drawn } beraberlik
   *[other] { $n } oyun: { $won } galibiyet, { $drawn } beraberlik
    }
club-ratings = Puanlar
club-no-ratings = Henüz puanlı oyun yok.
club-speed = { $key ->
    [bullet] Yıldırım
    [blitz] Blitz
    [rapid] Hızlı
    [classical] Klasik
   *[other] Yazışmalı
    }
club-past-games = Oyunlar
club-more-games = Daha fazla oyun
club-show = Göster
club-download = PDN olarak indir
club-to-library = Kitaplıkta aç
club-report-open = Bildir
club-report-hint = Ne oldu?
club-reported = Teşekkürler. Bir moderatör ilgilenecek.
club-report = { $name }, { $other } hakkında bildirimde bulundu:
club-own-data = Verilerin
club-export = Verilerini indir
club-make-key = Bot için anahtar
club-key-once = Bu anahtarla bir program senin adınla oynar. Yalnızca bir kez gösterilir:
club-erase = Hesabı sil
club-erase-sure = Adın, mesajların ve puanların silinir. Oyunların adın olmadan kalır. Bu geri alınamaz. Onaylamak için yeniden bas.
club-passkey-hint = Geçiş anahtarı; parmak iziniz, yüzünüz ya da cihazınızın PIN kodudur. Hatırlanacak parola yoktur.
club-passkey-sign-in = Geçiş anahtarıyla giriş yap
club-passkey-sign-up = Geçiş anahtarıyla hesap aç
club-ways-in = Giriş
club-passkey-add = Geçiş anahtarı ekle
club-passkey-label = Geçiş anahtarının adı
club-passkey-remove = Kaldır
club-passkey-added = Eklenme: { $date }
club-passkey-used = Son kullanım: { $date }
club-passkey-second = Cihazınızı kaybederseniz bir daha giriş yapamazsınız. İkinci bir geçiş anahtarı ya da parola ekleyin.
club-password-new = Yeni parola
club-password-save = Parolayı kaydet
club-password-remove = Parolayı kaldır
club-sure = Önce siz olduğunuzu doğrulayın. Sonra yeniden deneyin.
club-sure-passkey = Geçiş anahtarıyla doğrula
club-sure-password = Parolayla doğrula
club-moderation = Moderasyon
club-reports = Bildirimler
club-no-reports = İncelenecek bir şey yok.
club-settled = Tamam
club-people-list = Kişiler
club-find-people = Adıyla birini bul
club-mute = 7 gün sustur
club-unmute = Susturmayı kaldır
club-ban = 7 gün yasakla
club-unban = Yasağı kaldır
club-make-moderator = Moderatör yap
club-make-player = Moderatörlüğü kaldır
club-tournaments = Turnuvalar
club-no-tournaments = Şu anda turnuva yok.
club-new-tournament = Yeni turnuva
club-format = Sistem
club-tournament-kind = { $key ->
    [arena] Arena
    [swiss] İsviçre sistemi
    [round-robin] Döner turnuva
    [team-match] Takım maçı
    [scheveningen] Scheveningen
   *[other] Simultane
    }
club-tournament-about = { $key ->
    [arena] Boşta kalan oyuncu süre bitene kadar hemen yeniden eşlendirilir. Art arda iki galibiyetten sonra oyunlar iki kat sayılır.
    [swiss] Eşit puanlı oyuncular FIDE İsviçre sistemine göre karşılaşır.
    [round-robin] Herkes herkesle oynar.
    [team-match] Her turda her masa öbür takımın aynı masasıyla oynar.
    [scheveningen] Herkes öbür takımdaki herkesle oynar.
   *[other] Katılan herkese karşı aynı anda oynarsınız.
    }
club-rounds = Tur
club-minutes = Dakika
club-double = Herkes herkesle iki kez oynar
club-team = Takım { $n }
club-start-time = Başlangıç (boşsa siz başlatırsınız)
club-make-tournament = Oluştur
club-organizer = Düzenleyen
club-join = Katıl
club-join-team = Katıl: { $name }
club-leave-tournament = Ayrıl
club-start-now = Şimdi başlat
club-end-tournament = Turnuvayı bitir
club-remove-tournament = Turnuvayı sil
club-stay-here = Burada kalırsanız oyununuz kendiliğinden açılır.
club-not-paired = Artık eşlendirilmiyorsunuz. Dönmek için yeniden katılın.
club-standings = Sıralama
club-player = Oyuncu
club-points = Puan
club-tie-break = { $key ->
    [buchholz] Buchholz
    [buchholz-cut-1] En düşük sonuç olmadan Buchholz
    [sonneborn-berger] Sonneborn-Berger
   *[other] Galibiyet
    }
club-bye-kind = { $key ->
    [half-bye] yarım puanlı bay
    [zero-bye] puansız bay
   *[other] bay
    }
club-pairings = Oyunlar
club-no-pairings = Henüz oyun yok.
club-round = Tur { $n }/{ $all }
club-round-count = { $n ->
    [one] { $n } tur
   *[other] { $n } tur
    }
club-round-before = Önceki tur
club-round-after = Sonraki tur
club-tournament-minutes = { $n ->
    [one] { $n } dakika
   *[other] { $n } dakika
    }
club-tournament-players = { $n ->
    [one] { $n } oyuncu
   *[other] { $n } oyuncu
    }
club-starts-at = Başlangıç: { $date }
club-starts-in = Başlamasına { $time }
club-ends-in = Bitmesine { $time }
club-next-in = Sonraki tura { $time }
club-waits-for-organizer = Düzenleyen başlatacak.
club-tournament-runs = Sürüyor
club-tournament-over = Bitti
club-to-tournament = Turnuvaya
club-arbiter = Hakem
club-reason = Neden (herkes görür)
club-result = Sonuç
club-set-result = Sonucu belirle
club-measure = { $key ->
    [forfeit] Hükmen mağlup say
    [pause] Ara verdir
    [withdraw] Turnuvadan çıkar
   *[other] Yeniden kabul et
    }
club-bye-ask = Bir tur atla
club-bye-round = Tur
club-bye-back = Yine de oyna
club-own-bye = { $n }. tur: { $kind }.
club-change-start = Başlangıcı değiştir
club-pair-again = Turu yeniden eşleştir
club-cancel-tournament = Turnuvayı iptal et
club-tournament-cancelled = İptal edildi
club-journal = Kararlar
club-journal-line = { $what ->
    [result] { $round }. tur, { $players }: { $old } yerine { $new }
    [forfeit] { $round }. tur, { $players }: hükmen, { $new }
    [pause] { $players } ara veriyor
    [withdraw] { $players } turnuvadan çıkarıldı
    [readmit] { $players } yeniden oynuyor
    [late] { $players } { $round }. turdan önce katıldı
    [half-bye] { $players }: { $round }. turda yarım puanlı bay
    [zero-bye] { $players }: { $round }. turda puansız bay
    [no-bye] { $players } { $round }. turda yine de oynuyor
    [start] Yeni başlangıç: { $new }
    [no-start] Turnuvayı düzenleyen başlatır
    [cancel] Turnuva iptal edildi
    [end] Turnuva erken bitiyor
   *[other] { $round }. tur yeniden eşleştiriliyor
    }
club-own-place = Sıran: { $place } / { $all } · puan: { $points }
club-still-playing = { $n ->
    [one] Bu turun 1 oyunu sürüyor
   *[other] Bu turun { $n } oyunu sürüyor
    }
club-show-all = Tümünü göster ({ $n })
club-withdrawn = Hakem seni turnuvadan çıkardı.
club-half-byes = Oyuncu başına yarım puanlı bay
club-last-rounds = Bunların olmadığı son turlar
club-late-until = Geç gelenler bu turdan önce katılır (0: her zaman)
club-bots = Botlar katılabilir
club-place = Sıra { $place } / { $all }
club-broadcasts = Yayınlar
club-broadcast-none = Şu anda yayın yok.
club-broadcast-all = Tüm yayınlar
club-broadcast-new = Yeni yayın
club-broadcast-now = Şimdi
club-broadcast-coming = Yakında
club-broadcast-past = Geçmiş
club-broadcast-title = Başlık
club-broadcast-place = Yer
club-broadcast-dates = Tarihler
club-broadcast-about = Açıklama
club-broadcast-code = Özel kuralların kodu (yukarıdaki seçim yerine)
club-broadcast-save = Kaydet
club-broadcast-steer = Yayıncı için
club-broadcast-paste = PDN olarak oyunlar
club-broadcast-push = Yayımla
club-broadcast-push-address = Programlar oyunları profilinizdeki anahtarla bu adrese gönderir:
club-broadcast-troubles = Sorunlar
club-broadcast-edit = Yayını düzenle
club-broadcast-edit-round = Turu düzenle
club-broadcast-new-round = Yeni tur
club-broadcast-round-name = Turun adı (boşsa numarası)
club-broadcast-round-start = Başlangıç
club-broadcast-round-ended = Tur bitti
club-broadcast-source = Kulübün indirdiği PDN dosyasının adresi
club-broadcast-every = İki indirme arasındaki saniye
club-broadcast-remove = Yayını kaldır
club-broadcast-remove-round = Turu kaldır
club-broadcast-remove-game = Bu oyunu kaldır
club-broadcast-no-games = Henüz oyun yok.
club-broadcast-boards = Tüm tahtalar
club-broadcast-first = İlk konum
club-broadcast-before = Önceki hamle
club-broadcast-after = Sonraki hamle
club-broadcast-last = Son konum
club-broadcast-round = { $n }. tur
club-broadcast-board = { $n }. tahta
club-broadcast-last-move = son hamle { $text }
club-broadcast-games = { $n ->
    [one] 1 oyun, { $live } tanesi sürüyor
   *[other] { $n } oyun, { $live } tanesi sürüyor
    }
club-broadcast-pushed = { $n ->
    [one] 1 oyun okundu, { $changed } tanesi değişti.
   *[other] { $n } oyun okundu, { $changed } tanesi değişti.
    }
club-broadcast-source-failed = Kulüp oyunları indiremiyor: { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game }: { $n }. hamledeki “{ $found }” kurallara aykırı. Oyun oraya kadar gösteriliyor.
    [unknown-move] { $game }: { $n }. hamle izlenemiyor. Oyun oraya kadar gösteriliyor.
    [other-rules] { $game } başka kurallarla oynanıyor ve dışarıda bırakıldı.
    [position] { $game }: “{ $found }” konumu okunamıyor.
    [too-long] { $game } çok uzun ve dışarıda bırakıldı.
    [too-many] Çok fazla oyun var. Geri kalanı dışarıda bırakıldı.
    [twice] { $game } iki kez geçiyor. İlki sayılır.
   *[other] { $game } bir oyun değil.
    }
club-push = Bildirimler
club-push-about = Bu cihaz, bu site açık değilken bile olanları sana haber verebilir. Baktığın bir oyun için bildirim gelmez.
club-push-on = Bu cihazda aç
club-push-off = Bu cihazda kapat
club-push-is-on = Bu cihazda bildirimler açık.
club-push-test = Deneme bildirimi gönder
club-push-tested = Bir deneme bildirimi yolda.
club-push-blocked = Tarayıcı bu sitenin bildirimlerini engelliyor. Tarayıcının bu siteyle ilgili ayarlarından izin ver.
club-push-unsupported = Bu tarayıcı burada bildirim alamıyor. iPhone veya iPad’de önce kulübü ana ekrana ekle ve oradan aç. Gizli pencerelerde bildirim yoktur.
club-push-insecure = Bildirimler için şifreli bağlantı (https) gerekir.
club-push-failed = Tarayıcı bildirim hizmetine ulaşamadı. Daha sonra yeniden dene.
club-push-devices = Cihazlar
club-push-this = bu cihaz
club-push-remove = Kaldır
club-push-kind = { $key ->
    [turn] Yazışmalı bir oyunda sıran gelince
    [time] Yazışmalı bir oyunda süren azalınca
    [challenge] Sana gelen meydan okumalar
    [begun] Bir oyunun başlayınca
    [ended] Bir oyunun bitince
   *[other] Bir turnuvanın sonraki turu
    }
club-told = { $key ->
    [turn] Sıra sende
    [time] Süre azalıyor
    [challenge] Meydan okuma
    [begun] Yeni oyun
    [ended] Oyun bitti
    [round] Sonraki tur
   *[other] Bildirimler
    }
club-told-turn = { $name } hamlesini yaptı.
club-told-time = { $n ->
    [one] Hamlen için 1 saatin kaldı. Rakip: { $name }.
   *[other] Hamlen için { $n } saatin kaldı. Rakip: { $name }.
    }
club-told-begun = Oyunun başladı. Rakip: { $name }.
club-told-ended = { $key ->
    [won] Kazandın. Rakip: { $name }.
    [lost] Kaybettin. Rakip: { $name }.
    [drawn] Oyun berabere bitti. Rakip: { $name }.
   *[other] Oyun iptal edildi. Rakip: { $name }.
    }
club-told-round = Oyunun seni bekliyor. Rakip: { $name }.
club-told-test = Bildirimler bu cihazda çalışıyor.
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
    [chat-off] Burada sohbet kapalı.
    [chat-link] Misafirler bağlantı gönderemez.
    [not-allowed] Bunu yapamazsın.
    [report] Bir bildirim 1–1000 karakterdir.
    [key-guest] Bir botun hesabı olmalı.
    [tournament] Turnuvada buna izin yok.
    [tournament-name] Ad 2 ile 50 karakter arasında olmalı.
    [tournament-guest] Turnuva oluşturmak için hesap gerekir.
    [tournament-pace] Turnuva için saat gerekir; arenada günlük süre olmaz.
    [tournament-rounds] 1 ile 30 arasında tur seçin.
    [tournament-minutes] 1 ile 720 arasında dakika seçin.
    [tournament-start] Bir yıl içinde, ileri bir başlangıç seçin.
    [tournament-many] Çok fazla turnuva var. Önce birini bitirin.
    [tournament-closed] Artık oyuncu alınmıyor.
    [tournament-team] Bir takım seçin.
    [tournament-empty] Henüz yeterli oyuncu yok.
    [tournament-host] Simultaneyi veren kalır.
    [passkey] Geçiş anahtarı kabul edilmedi.
    [passkey-unknown] Burada bu geçiş anahtarı olan bir hesap yok.
    [passkey-other] Bu geçiş anahtarı başka bir hesabın.
    [passkey-copied] Bu geçiş anahtarı kabul edilmedi, çünkü bir kopyası olabilir.
    [passkey-taken] Bu geçiş anahtarı zaten bir hesapta.
    [passkey-many] Bir hesapta en çok 20 geçiş anahtarı olabilir.
    [passkey-label] Geçiş anahtarının adı en çok 40 karakterdir.
    [passkey-none] Geçiş anahtarı kullanılmadı.
    [no-passkeys] Geçiş anahtarları bu adreste çalışmaz.
    [ceremony] Çok uzun sürdü. Yeniden deneyin.
    [sure] Önce siz olduğunuzu doğrulayın.
    [last-way-in] Bu, hesabınıza girmenin son yolu. Önce başka bir yol ekleyin.
    [tournament-bots] Botlar bu turnuvaya katılamaz.
    [tournament-withdrawn] Hakem seni turnuvadan çıkardı.
    [tournament-reason] Bir neden 1–200 karakterdir.
    [tournament-own-game] Bu oyunda sen oynuyorsun. Bir moderatör karar verir.
    [tournament-result] Bu sonuç burada olamaz.
    [tournament-same] Zaten öyle.
    [tournament-no-game] Bu oyuncunun şu anda oyunu yok.
    [tournament-over] Turnuva bitti.
    [tournament-begun] Turnuva başladı ya da bitti.
    [tournament-bye] Yalnızca henüz eşleştirilmemiş bir tur atlanabilir.
    [tournament-bye-few] Bu turda çok az oyuncu kalır.
    [tournament-half-bye] Bu turda yarım puanlı bay yok.
    [tournament-moved] Bu turun oyunları başladı.
    [tournament-pair-again] Yalnızca İsviçre sistemi turnuvasının bir turu yeniden eşleştirilir.
    [tournament-terms] 0–3 yarım puanlı bay seç.
    [broadcast-title] Bir başlık 2 ile 80 karakter arasındadır.
    [broadcast-line] Bir satır en çok 80 karakterdir.
    [broadcast-about] Bir açıklama en çok 1.000 karakterdir.
    [broadcast-start] İki yıl içinde bir başlangıç seçin.
    [broadcast-source] Kulüp bu adresten indirmez: https:// ve herkese açık bir sunucu gerekir.
    [broadcast-every] 5 ile 3.600 saniye arasında seçin.
    [broadcast-rounds] Bir yayının en çok 40 turu olur.
    [broadcast-many] Çok fazla yayın var. Önce birini kaldırın.
    [broadcast-no-game] İçinde oyun yok.
    [too-long] Bu çok uzun.
   *[other] Olmadı. Yeniden deneyin.
    }
