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
lesson-over = Hepsi bu. Kuralları öğrendiniz: { $game }.
lesson-task = { $task ->
    [reach] Taşı daire içindeki kareye götürün.
    [crown] Taşınızı son satıra götürün.
    [capture] Alın.
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
   *[road] Ana yol
    }
lesson-strategy-line = { $topic ->
    [catch] Tek bir dama bir taşı durdurabilir: geçeceği kareleri ondan önce tutar.
    [waiting] Rakibin yalnızca kötü hamleleri kaldıysa bekleme hamlesi kazandırır: oynamak zorunda olan kaybeder.
    [exchange] Taşlar karşı karşıyayken bir taraf çekilmek zorundadır. Değişim bunun kim olduğunu değiştirir.
    [corner] İki dama, çift köşeden uzak tutulan bir damayı yener: önce yolunu kes, sonra saldır.
    [refuge] Tek dama, hep gidip gelebildiği çift köşede iki damaya karşı berabere kalır. Oraya gidin.
    [net] Uçan dama bir taş verilerek yakalanır: indiği yerde öteki taşınız bekler.
   *[road] En uzun çapraz ana yoldur. Onu tutan tek dama üçe karşı berabere kalır.
    }
