# Dersler.

lesson-title = Kuralları öğren
lesson-next = Sonraki
lesson-show = Göster
lesson-play = Bir oyun oyna
lesson-puzzles = Problem çöz
lesson-again = Baştan
lesson-squares = Kareleri bul
lesson-back = Kurallara dön
lesson-right = Doğru.
lesson-onward = Devam edin.
lesson-squares-line = Adı verilen kareyi bulun. 60 saniyeniz var.
lesson-squares-start = Başla
lesson-find = { $square } karesini bulun
lesson-squares-left = { $seconds } sn kaldı. { $n } doğru, { $wrong } yanlış.
lesson-squares-over = 60 saniyede { $n } doğru, { $wrong } yanlış.
lesson-squares-best = 60 saniyede { $n } doğru, { $wrong } yanlış. En iyi sonucunuz.
lesson-step = Adım { $n } / { $all }
lesson-another = { $move } de kurala uygun. Şimdi görevin istediği hamleyi bulun.
lesson-past = { $move } hamlesinden sonra daire içindeki kareye ulaşılamaz. Yeniden deneyin.
lesson-over = Hepsi bu. Kuralları öğrendiniz: { $game }.
lesson-task = { $task ->
    [reach] Taşı daire içindeki kareye götürün.
    [crown] Taşınızı son satıra götürün.
    [capture] Alın.
    [huff] Alın ki taşınız üflenmesin.
    [chain] İki taşı tek hamlede alın.
    [decline] Almayın: başka bir hamle yapın.
    [stop] Bir taş alıp durun.
    [fewer] Alabileceğinizden az taş alın.
    [most] Alabildiğiniz kadar çok taş alın.
    [value] Değeri en yüksek alışı yapın.
    [win] Tek hamlede kazanın.
    [block] Rakibi hamlesiz bırakın.
    [give] Son taşınızı verin.
    [keep] Kazanan tek hamleyi bulun.
    [hold] Berabere bırakan tek hamleyi bulun.
   *[rule] Kuralların izin verdiği bir hamle yapın.
    }
lesson-strategy = { $topic ->
    [catch] Dama bir taşı durdurur
    [waiting] Bekleme hamlesi
    [exchange] Sıra için değişim
    [corner] Çift köşeden uzakta
    [refuge] Çift köşede sığınak
    [net] Damayı hediyeyle yakala
    [bridge] Köprü
    [dog-hole] Köpek deliği
    [first-position] Birinci konum
    [triangle] Petrov üçgeni
    [force] Almaya zorlama
   *[road] Ana yol
    }
lesson-strategy-line = { $topic ->
    [catch] Tek bir dama bir taşı durdurabilir: geçeceği kareleri ondan önce tutar.
    [waiting] Rakibin yalnızca kötü hamleleri kaldıysa bekleme hamlesi kazandırır: oynamak zorunda olan kaybeder.
    [exchange] Taşlar karşı karşıyayken bir taraf çekilmek zorundadır. Değişim bunun kim olduğunu değiştirir.
    [corner] İki dama bir damayı yener: önce gidip gelebildiği çift köşeyle arasını kesin, sonra saldırın.
    [refuge] Tek damaya karşı bir dama, hep gidip gelebildiği çift köşede güvendedir. Oraya gidin.
    [net] Uçan dama bir taş verilerek yakalanır: indiği yerde öteki taşınız bekler.
    [bridge] 30 ve 32’deki taşlarınız köprüdür. Birlikte dört terfi karesini de korurlar: yerlerinden oynatmayın.
    [dog-hole] 28’deki taş köpek deliğindedir: taşınız 32’de kaldıkça kıpırdayamaz. Onu tutun ve başka bir taş oynayın.
    [first-position] Dama çift köşeye kapatılmış, taş da kenarda tutulmuşsa dama ile taş kaybeder. Önce damayı kapatın.
    [triangle] Üç dama, ana yolda olmayan bir damayı yakalar: biri ana yolu tutar, ötekiler onunla bir üçgen kurar.
    [force] Rakip de almak zorundadır: bir taşı alınması gereken yere koyun ki sonrakini de verebilesiniz.
   *[road] En uzun çapraz ana yoldur. Onu tutan tek dama üçe karşı berabere kalır.
    }
