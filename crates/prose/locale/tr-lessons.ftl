# Dersler.

lesson-title = Kuralları öğren
lesson-next = Sonraki
lesson-show = Göster
lesson-play = Bir oyun oyna
lesson-puzzles = Problem çöz
lesson-again = Baştan
lesson-squares = Kareleri adlandır
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
    [win] Tek hamlede kazanın.
    [block] Rakibi hamlesiz bırakın.
    [give] Son taşınızı verin.
   *[rule] Kural hangi alışa izin veriyor? Onu oynayın.
    }
