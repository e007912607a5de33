# De lessen.

lesson-title = Leer de regels
lesson-next = Verder
lesson-show = Laat zien
lesson-play = Speel een partij
lesson-puzzles = Los opgaven op
lesson-again = Vanaf het begin
lesson-squares = Vind de velden
lesson-back = Terug naar de regels
lesson-right = Goed.
lesson-onward = Ga door.
lesson-squares-line = Zoek het genoemde veld. Je hebt 60 seconden.
lesson-squares-start = Start
lesson-find = Zoek { $square }
lesson-squares-left = Nog { $seconds } s. { $n } gevonden, { $wrong } gemist.
lesson-squares-over = { $n } gevonden in 60 seconden, { $wrong } gemist.
lesson-squares-best = { $n } gevonden in 60 seconden, { $wrong } gemist. Je beste tot nu toe.
lesson-step = Stap { $n } van { $all }
lesson-another = { $move } mag ook. Zoek nu de zet waar de opdracht om vraagt.
lesson-past = Na { $move } is het omcirkelde veld niet meer te bereiken. Probeer het opnieuw.
lesson-over = Dat is alles. Je kent de regels van { $game }.
lesson-task = { $task ->
    [reach] Breng het stuk naar het omcirkelde veld.
    [crown] Breng je schijf naar de overkant.
    [capture] Sla.
    [huff] Sla, zodat je stuk niet wordt geblazen.
    [chain] Sla beide stukken in één zet.
    [decline] Sla niet: doe een andere zet.
    [stop] Sla één stuk en stop.
    [fewer] Sla minder stukken dan je kunt.
    [most] Sla zo veel stukken als je kunt.
    [value] Speel de slag met de hoogste waarde.
    [win] Win met één zet.
    [block] Laat je tegenstander zonder zet.
    [give] Geef je laatste stuk weg.
    [keep] Vind de enige zet die wint.
    [hold] Vind de enige zet die remise houdt.
   *[rule] Speel een zet die de regels toestaan.
    }
lesson-strategy = { $topic ->
    [catch] Een dam stopt een schijf
    [waiting] De wachtzet
    [exchange] Ruil om de zet
    [corner] Weg van de dubbele hoek
    [refuge] Toevlucht in de dubbele hoek
    [net] Vang de dam met een cadeau
    [bridge] De brug
    [dog-hole] Het hondenhok
    [first-position] De eerste stelling
    [triangle] De driehoek van Petrov
    [force] Dwing een slag af
   *[road] De hoofdweg
    }
lesson-strategy-line = { $topic ->
    [catch] Eén dam kan een schijf tegenhouden: ze bezet de velden die de schijf moet passeren voordat die er is.
    [waiting] Heeft je tegenstander alleen slechte zetten, dan wint een wachtzet: wie moet zetten, verliest.
    [exchange] Staan stukken tegenover elkaar, dan moet één kant wijken. Een ruil verandert welke kant dat is.
    [corner] Twee dammen winnen van één: snijd haar eerst af van de dubbele hoek, waar ze heen en weer kan, en val dan aan.
    [refuge] Tegen één dam is een dam veilig in de dubbele hoek, waar ze altijd heen en weer kan. Ga erheen.
    [net] Een dam wordt gevangen door haar een stuk te geven: waar ze landt, wacht je andere stuk.
    [bridge] Je schijven op 30 en 32 vormen de brug. Samen bewaken ze alle vier de promotievelden: laat ze thuis.
    [dog-hole] De schijf op 28 zit in het hondenhok: ze kan niet weg zolang je schijf op 32 blijft. Houd haar vast en speel iets anders.
    [first-position] Een dam en een schijf verliezen als de dam opgesloten is in de dubbele hoek en de schijf vaststaat aan de rand. Sluit haar eerst op.
    [triangle] Drie dammen vangen er één die niet op de hoofdweg staat: één neemt de hoofdweg, de andere vormen er een driehoek mee.
    [force] Ook je tegenstander moet slaan: zet een stuk waar het geslagen moet worden, zodat je ook het volgende kunt geven.
   *[road] De langste diagonaal is de hoofdweg. Eén dam die hem houdt, maakt remise tegen drie.
    }
