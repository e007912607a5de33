# Le texte de Crownhead en français (Project Fluent).

## Sides and pieces

side-white = Blancs
side-black = Noirs
side-red = Rouges
side-green = Verts
piece-man = { $n ->
    [one] pion
   *[other] pions
    }
piece-king = { $n ->
    [one] dame
   *[other] dames
    }
piece-queen = { $n ->
    [one] reine
   *[other] reines
    }
piece-any = { $n ->
    [one] pièce
   *[other] pièces
    }
number = { $n ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $n }
    }
counted = { $n ->
    [one] { $name ->
        [man] un { $name }
       *[king] une { $name }
    }
   *[other] { $number } { $name }
    }
counted-against = { $n ->
    [one] { $name ->
        [man] un { $name }
       *[king] une { $name }
    }
   *[other] { $number } { $name }
    }
counted-for = { $n ->
    [one] { $name ->
        [man] un { $name }
       *[king] une { $name }
    }
   *[other] { $number } { $name }
    }
moves-in-words = { $n ->
    [one] un coup
   *[other] { $number } coups
    }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

## Names of rules

rules-name = { $key ->
    [score-panel] Dames à tableau
    [menu] Dames du menu
    [choose-each-leg] Saut par saut
    [flying-tutorial] Dames volantes
    [text] Dames en texte
   *[house] Règles maison
    }
rules-summary = { $key ->
    [score-panel] Un saut par tour, sur un damier inversé. Un pion qui prend une reine devient reine.
    [menu] Dames anglaises, mais un pion qui prend une dame est promu et son coup s’arrête.
    [choose-each-leg] Dames anglaises, mais un pion qui prend une dame continue la prise comme dame.
    [flying-tutorial] Les dames volent, et vous pouvez arrêter une prise après chaque saut.
    [text] La prise est facultative et peut s’arrêter après chaque saut. Un pion qui prend une dame est promu à la fin du coup.
   *[house] Votre propre combinaison de règles.
    }
variant-name = { $key ->
    [antidraughts] Qui perd gagne international
    [armenian] Dames arméniennes
    [brazilian] Dames brésiliennes
    [breakthrough] Percée
    [canadian] Dames canadiennes
    [czech] Dames tchèques
    [english] Dames anglaises
    [frisian] Dames frisonnes
    [frysk] Frysk!
    [german] Dames allemandes
    [giveaway] Qui perd gagne anglais
    [gothic] Dames gothiques
    [international] Dames internationales
    [italian] Dames italiennes
    [killer] Dames killer
    [mini6-english] Petites dames anglaises
    [mini6-international] Petites dames internationales
    [pool] Pool américain
    [portuguese] Dames portugaises
    [russian] Dames russes
    [spanish] Dames espagnoles
    [spantsireti] Spantsireti
    [srilankan] Dames sri-lankaises
    [thai] Dames thaïlandaises
    [turkish] Dames turques
   *[other] { $name }
    }
variant-summary = { $key ->
    [antidraughts] Dames internationales à l’envers : vous gagnez si vous ne pouvez plus jouer.
    [armenian] Les 64 cases. Les pièces se déplacent droit et en diagonale, mais ne prennent que droit. Aussi appelé tama.
    [brazilian] Dames internationales sur 8×8 : le pion prend aussi en arrière, la dame vole, la prise majoritaire est obligatoire.
    [breakthrough] Dames internationales, mais la première dame gagne.
    [canadian] Dames internationales sur 12×12, avec 30 pions chacun.
    [czech] 8×8. Le pion ne prend qu’en avant, la dame vole et doit prendre avant un pion.
    [english] 8×8. Le pion ne prend qu’en avant, la dame avance d’une case. Aussi appelé checkers.
    [frisian] 10×10. On prend aussi en ligne et en colonne, et une dame vaut presque deux pions.
    [frysk] Dames frisonnes avec 5 pions chacun.
    [german] 8×8. Le pion ne prend qu’en avant, la dame vole, et l’on choisit librement sa prise.
    [giveaway] Dames anglaises à l’envers : vous gagnez si vous ne pouvez plus jouer.
    [gothic] Les 64 cases. Le pion se déplace et prend droit devant, en diagonale avant et de côté.
    [international] 10×10. Le pion prend aussi en arrière, la dame vole, la prise majoritaire est obligatoire.
    [italian] 8×8, inversé. La dame avance d’une case, le pion ne prend pas les dames, et des priorités strictes règlent la prise.
    [killer] Dames internationales, mais une dame qui prend une dame en dernier s’arrête juste derrière.
    [mini6-english] Dames anglaises sur 6×6, pour une première partie.
    [mini6-international] Dames internationales sur 6×6, pour une première partie.
    [pool] 8×8. Le pion prend aussi en arrière, la dame vole, et l’on choisit librement sa prise.
    [portuguese] Les coups des dames espagnoles : la dame vole ; le plus de pièces, puis le plus de dames.
    [russian] 8×8. La dame vole, et un pion promu pendant une prise la continue comme dame. Aussi appelé chachki.
    [spanish] 8×8, inversé. La dame vole ; le plus de pièces, puis le plus de dames.
    [spantsireti] Dames russes sur dix colonnes et huit rangées.
    [srilankan] Dames canadiennes sur un damier inversé.
    [thai] 8×8 avec 8 pions chacun. La dame vole et se pose juste derrière la pièce prise. Aussi appelé makhos.
    [turkish] Les 64 cases, en ligne droite seulement. La dame vole, la prise majoritaire est obligatoire. Aussi appelé dama.
   *[other] { $summary }
    }
variant-region = { $key ->
    [antidraughts] en ligne
    [armenian] en Arménie
    [brazilian] au Brésil
    [breakthrough] en ligne
    [canadian] au Canada
    [czech] en Tchéquie et en Slovaquie
    [english] au Royaume-Uni et aux États-Unis
    [frisian] en Frise
    [frysk] en Frise
    [german] en Allemagne
    [giveaway] dans le monde entier
    [gothic] en Allemagne
    [international] dans le monde entier
    [italian] en Italie
    [killer] aux Pays-Bas
    [mini6-english] dans l’enseignement
    [mini6-international] dans l’enseignement
    [pool] aux États-Unis
    [portuguese] au Portugal
    [russian] en Russie et dans les pays voisins
    [spanish] en Espagne et en Amérique latine
    [spantsireti] en Russie
    [srilankan] au Sri Lanka
    [thai] en Thaïlande
    [turkish] en Turquie et au Moyen-Orient
   *[other] { $region }
    }

## Facts that tell one game from another

fact-run-out = Qui perd tout gagne
fact-first-king = Première dame gagne
fact-kings-fly = Dame volante
fact-kings-step = Dame courte
fact-straight = Prises en ligne droite
fact-men-back = Pion prend en arrière
fact-men-forward = Pion prend en avant
fact-optional = Prise facultative
fact-any-capture = Prise au choix
fact-most-pieces = Prise majoritaire
group-favorites = Favoris
group-board = { $width } × { $height } cases
group-lines = Lignes et colonnes
group-presets = Préréglages
group-house = Règles maison

lines = { $lines ->
    [diagonal] diagonales
    [straight] lignes et colonnes
   *[all] lignes, colonnes et diagonales
    }

## Why a move is not legal

refused-lead = { $move } n’est pas permis.
refused-lead-ambiguous = { $move } est ambigu.
refused-game-over = La partie est finie : les { $side } ne peuvent plus jouer.
refused-game-over-king = La partie est finie : les { $side } ont eu la première { $king }.
refused-empty = Il n’y a pas de pièce en { $square }.
refused-not-yours = { $piece ->
    [man] Le pion
   *[king] La { $piece }
    } en { $square } appartient aux { $side }.
refused-taken = { $square } n’est pas vide.
refused-must-capture = { $pieces ->
    [man] Le pion en { $squares } peut
    [men] Les pions en { $squares } peuvent
    [king] La dame en { $squares } peut
    [queen] La reine en { $squares } peut
    [piece] La pièce en { $squares } peut
   *[other] Les { $pieces } en { $squares } peuvent
    } prendre : vous devez prendre.
refused-only-capture = { $move } { $gain }.
takes = prend { $taken }
takes-and-crowns = prend { $taken } et fait une dame
takes-mixed-and-crowns = prend { $taken }, et fait une dame
taken-mixed = { $all } pièces, dont { $n ->
    [one] une { $king }
   *[other] des { $kings }
    }
refused-must-take-more = Vous devez prendre le plus de pièces possible. { $pieces } en { $squares } : { $most }.
refused-must-take-rank = { $n ->
    [one] Une prise est prioritaire ({ $pieces } en { $squares }) :
   *[other] Des prises sont prioritaires ({ $pieces } en { $squares }) :
    } { $precedence ->
    [italian] prenez le plus de pièces, puis avec une { $king }, puis le plus de { $kings }, puis une { $king } le plus tôt possible.
    [value] prenez la plus grande valeur, où une { $king } compte un peu moins que deux pions, puis avec une { $king }.
   *[kings] prenez le plus de pièces, puis le plus de { $kings }.
    }
refused-king-must-take = { $pieces ->
    [king] La dame en { $squares } peut
   *[kings] Les { $pieces } en { $squares } peuvent
    } prendre, et une { $king } doit prendre avant un pion.
refused-takes-only = Cette prise ne rapporte que { $tried }.
refused-must-go-on = La prise n’est pas finie : continuez aussi loin que possible.
refused-must-go-on-to = La prise n’est pas finie : elle continue vers { $squares }.
refused-jumped-twice = On ne saute une pièce qu’une fois ; les pièces prises restent sur le damier jusqu’à la fin du coup.
refused-men-move-forward = { $lines ->
    [diagonal] Les pions n’avancent que vers l’avant.
   *[other] Les pions n’avancent que vers l’avant et de côté.
    }
refused-men-capture-forward = { $lines ->
    [diagonal] Les pions ne prennent que vers l’avant.
   *[other] Les pions ne prennent que vers l’avant et de côté.
    }
refused-men-spare-kings = Un pion ne peut pas prendre de { $kings }.
refused-king-moved-too-often = La { $king } en { $square } a joué { $moves } de suite sans prendre ; jouez d’abord une autre pièce.
refused-too-far = { $pieces } : une case à la fois.
refused-no-moves = { $piece ->
    [man] Le pion en { $square } est bloqué
   *[king] La { $piece } en { $square } est bloquée
    } et ne peut pas jouer.
refused-in-the-way = { $n ->
    [one] La pièce en { $squares } gêne le passage.
   *[other] Les pièces en { $squares } gênent le passage.
    }
refused-not-on-a-line = { $pieces } : seulement sur les { $lines }. Aucune ne relie { $from } et { $to }.
refused-captures-only = { $pieces } : déplacement sur les { $lines } seulement ; ailleurs, uniquement pour prendre.
refused-ambiguous = Quel chemin : { $routes } ? Choisissez une case à la fois, ou tapez tout le chemin.
refused-ambiguous-many = Plusieurs prises finissent là. Choisissez une case à la fois, ou tapez tout le chemin.
refused-no-path = Aucun coup permis ne mène de { $from } à { $to }.
unreadable = « { $text } » n’est pas un coup. { $problem }
unreadable-empty = Tapez un coup, par exemple { $example }.
unreadable-no-square = Il n’y a pas de case { $name } : les cases vont de { $first } à { $last }.
unreadable-light-square = La case { $name } est claire ; seules les cases foncées servent.
unreadable-one-square = Donnez deux cases : le départ de la pièce et son arrivée.
unreadable-digits = Les cases de « { $digits } » ne sont pas claires : mettez - ou x entre elles.
unreadable-mark = Un coup s’écrit { $example }.
unreadable-missing-square = Il manque une case à côté d’un séparateur.
unreadable-too-long = Aucun coup ne passe par autant de cases.
article = Règle { $number }
headline-must-capture = À vous : prise obligatoire
headline-must-take-more = À vous : prise majoritaire
headline-king-must-take = À vous : une { $king } doit prendre
headline-must-go-on = La prise doit continuer
headline-game-over = La partie est finie
headline-your-move = À vous de jouer
headline-forced-capture = Prise obligatoire

## The state of the game

to-move = Trait aux { $side }
must-capture = Vous devez prendre
count-pieces = { $n ->
    [0] aucune pièce
    [one] 1 pièce
   *[other] { $n } pièces
    }
count-kings = { $pieces } ({ $n } { $kings })
count-only-kings = { $n } { $kings }
draw-no-progress = { $n ->
    [0] Nulle sauf prise ou coup de pion
    [one] Nulle après 1 coup de plus chacun sauf prise ou coup de pion
   *[other] Nulle après { $n } coups de plus chacun sauf prise ou coup de pion
    }
draw-no-progress-claimed = { $n ->
    [0] La nulle peut être demandée sauf prise ou coup de pion
    [one] La nulle peut être demandée après 1 coup de plus chacun sauf prise ou coup de pion
   *[other] La nulle peut être demandée après { $n } coups de plus chacun sauf prise ou coup de pion
    }
draw-may-be-claimed = { $why } Vous pouvez demander la nulle.
draw-repetitions = Cette position est apparue { $n ->
    [1] une fois
    [2] deux fois
   *[other] { $n } fois
    } ; la { $limit ->
    [2] deuxième
    [3] troisième
   *[other] { $limit }e
    } fois { $claimed ->
    [yes] permet de demander la nulle
   *[no] fait nulle
    }
draw-none = Il n’y a pas de nulle automatique
draw-ending = { $n ->
    [0] Nulle
    [one] Nulle après 1 coup de plus chacun
   *[other] Nulle après { $n } coups de plus chacun
    } { $unless ->
    [lone-king-taken] sauf si la dame seule est prise
    [diagonal-left] sauf si la dame seule quitte la grande diagonale
    [taken-or-crowned] sauf prise ou promotion
   *[taken] sauf prise
    }
draw-next = Nulle sauf si ce coup prend
thinking = { $n ->
    [one] profondeur { $depth }, { $count } position
   *[other] profondeur { $depth }, { $count } positions
    }
thinking-calls = { $n ->
    [one] 1 appel de recherche
   *[other] { $count } appels de recherche
    }

## Announcements during the game

played-quiet = Les { $side } jouent { $move }
played-capture = Les { $side } prennent { $n ->
    [one] une pièce
   *[other] { $n } pièces
    }, { $move }
played-quiet-crowned = Les { $side } jouent { $move } et obtiennent une { $king }
played-capture-crowned = Les { $side } prennent { $n ->
    [one] une pièce
   *[other] { $n } pièces
    }, { $move }, et obtiennent une { $king }
selected = { $piece } en { $square } : choix fait. Cases possibles : { $squares }.
stepped-goes-on = En { $square }. Continuez la prise.
stepped-may-end = En { $square }. Continuez, ou choisissez encore { $square } pour finir le coup.
square-piece = { $piece } { $piece ->
    [man] { $side ->
        [white] blanc
        [black] noir
        [red] rouge
       *[green] vert
    }
   *[king] { $side ->
        [white] blanche
        [black] noire
        [red] rouge
       *[green] verte
    }
    }
square-brief-man = { $side ->
    [white] blanc
    [black] noir
    [red] rouge
   *[green] vert
    } { $square }
square-empty = vide
square-captured = pièce prise
square-selected = choix
square-must-capture = doit prendre
square-movable = peut jouer
square-target = coup permis
square-huffable = peut être soufflé
square-last-move = dernier coup
square-hint = conseil

## Huffing

huffed = Les { $side } soufflent : { $piece } en { $square }.
huff-offer = { $pieces } en { $squares } : une prise a été oubliée. Vous pouvez { $n ->
    [one] souffler cette pièce.
   *[other] en souffler une.
    }
huff-not-in-the-rules = Ces règles ne permettent pas de souffler.
huff-one-a-turn = On ne souffle qu’une pièce par tour.
huff-captured = Les { $side } ont pris : vous ne pouvez pas souffler.
huff-nothing-missed = Les { $side } n’ont oublié aucune prise : il n’y a rien à souffler.
huff-could-not = Rien en { $square } ne pouvait prendre au dernier coup.

## The end of a game

outcome-draw = Nulle
outcome-you-win = Vous gagnez
outcome-you-lose = Vous perdez
outcome-wins = Victoire : { $name }
outcome-player = { $name } ({ $side })
outcome-count = { $side } : { $count }.
outcome-no-pieces = Les { $side } n’ont plus de pièces.
outcome-blocked = Les { $side } ne peuvent plus jouer.
outcome-ran-out = Les { $side } n’ont plus de pièces et gagnent.
outcome-stuck = Les { $side } ne peuvent plus jouer et gagnent.
outcome-first-king = Les { $side } ont eu la première { $king }.
outcome-resigned = Les { $side } ont abandonné.
outcome-you-resigned = Vous avez abandonné.
outcome-conceded = Les { $side } ont abandonné : tous les coups perdent.
outcome-repetition = La même position est apparue { $n } fois.
outcome-no-progress = { $n } coups chacun sans prise ni coup de pion.
outcome-ending = { $n } coups chacun avec { $class ->
    [lone-king-against-three] une dame seule contre trois pièces.
    [lone-king-against-two] une dame seule contre une ou deux pièces.
    [lone-king-against-kings] une dame seule contre trois dames ou plus.
    [long-diagonal] une dame seule sur la grande diagonale contre trois pièces.
    [four-or-five] quatre ou cinq pièces et des dames de chaque côté, sans prise ni promotion.
    [six-or-seven] six ou sept pièces et des dames de chaque côté, sans prise ni promotion.
    [three-kings] trois dames contre une.
    [two-kings] deux dames contre une.
   *[king-each] une dame chacun.
    }
outcome-piece-each = Il reste une pièce à chacun, et aucune ne peut être prise tout de suite.
outcome-agreement = Les joueurs se sont mis d’accord sur la nulle.
outcome-you-ran-out-of-time = Votre temps est écoulé.
outcome-ran-out-of-time = Le temps des { $side } est écoulé.
outcome-drawn-on-time = Le temps est écoulé, et l’adversaire ne pouvait pas gagner.

## Looks

look-board = { $key ->
    [wood] Bois
    [slate] Ardoise
    [tournament] Tournoi
    [ocean] Bleu et orange
    [paper] Papier
    [contrast] Contraste fort
    [midnight] Minuit
   *[sage] Sauge
    }
look-pieces = { $key ->
    [flat] Plat
    [wood] Bois
    [stone] Pierre
    [print] Imprimé
    [bold] Gras
   *[classic] Classique
    }

## Planned moves

plan-made = Prévu : { $move }.
plan-made-how-to-drop = Un clic à côté du damier ou Échap l’annule.
plan-refused = Le coup prévu { $move } n’est pas permis maintenant.

## Clocks

clock-untimed = sans pendule
clock-hourglass = sablier, { $time } : le temps d’un camp passe à l’autre
clock-odds = { $white } : { $first }. { $black } : { $second }.
clock-then = {", puis "}
clock-and = {", "}
clock-increment = plus { $time } par coup
clock-bronstein = jusqu’à { $time } par coup rendues
clock-delay = les premières { $time } de chaque coup gratuites
clock-periods = puis { $n ->
    [one] 1 période
   *[other] { $n } périodes
    } de { $time } par coup
clock-part = { $time } pour { $n ->
    [one] 1 coup
   *[other] { $n } coups
    }
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
    }
clock-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } secondes
    }
clock-both = { $minutes } { $seconds }
clock-unreadable = Écrivez un temps comme 5+3, 40/90,30+30 ou 10+3x30.
clock-zero = Chaque temps et chaque nombre doit être supérieur à zéro.
clock-too-long = C’est trop long.
clock-after-the-rest = Une partie sans nombre de coups doit être la dernière.
clock-face = Pendule des { $side } : { $time }
clock-periods-left = { $n ->
    [one] dernière période
   *[other] { $n } périodes
    }
handicap-none = Aucun
handicap = Les { $side } jouent sans { $n ->
    [one] 1 pion
   *[other] { $n } pions
    }

## The page of rules

page-board = Damier
page-board-shape = Le damier a { $width } cases sur { $height }. { $shape ->
    [full] Les { $squares } cases servent toutes.
    [mirrored] Seules les { $squares } cases foncées servent, et chaque joueur a un coin foncé à droite.
   *[dark] Seules les { $squares } cases foncées servent, et chaque joueur a un coin foncé à gauche.
    }
page-board-numbers = { $naming ->
    [letters] Une case porte la lettre de sa colonne, de a à { $letter } depuis la gauche des { $side }, et le numéro de sa rangée, de 1 à { $rows } depuis le côté des { $side }.
    [from-below] Les cases sont numérotées de 1 à { $last }, rangée par rangée, depuis le bas à droite vu par les { $side }.
   *[numbers] Les cases sont numérotées de 1 à { $last }, rangée par rangée, depuis le haut à gauche vu par les { $side }.
    }
page-setup = Les { $bottom } commencent en bas, les { $top } en haut, avec { $men } pions chacun sur { $rows ->
    [one] la rangée la plus proche.
   *[other] les { $number } rangées les plus proches.
    }
page-setup-gap = Les { $bottom } commencent en bas, les { $top } en haut, avec { $men } pions chacun sur { $rows ->
    [one] une rangée,
   *[other] { $number } rangées,
    } { $gap ->
    [one] en laissant vide la rangée la plus proche.
   *[other] en laissant vides les { $empty } rangées les plus proches.
    }
page-starts = Les { $side } commencent ; puis on joue à tour de rôle.
page-aim = But du jeu
page-aim-text = { $goal ->
    [run-out] Vous gagnez si, à votre tour, vous ne pouvez pas jouer, faute de pièces ou parce qu’elles sont toutes bloquées.
    [first-king] Le premier qui obtient une { $king } gagne. Vous perdez si, à votre tour, vous ne pouvez pas jouer, faute de pièces ou parce qu’elles sont toutes bloquées.
   *[leave-no-move] Vous perdez si, à votre tour, vous ne pouvez pas jouer, faute de pièces ou parce qu’elles sont toutes bloquées.
    }
page-moving = Déplacement
page-men-move = { $lines ->
    [straight] Un pion avance d’une case droit devant ou de côté, sur une case vide.
    [all] Un pion avance d’une case droit devant, en diagonale avant ou de côté, sur une case vide.
   *[diagonal] Un pion avance d’une case en diagonale avant, sur une case vide.
    }
page-kings-step = { $kings } : une case { $lines ->
    [straight] en avant, en arrière ou de côté.
    [all] dans toutes les directions, droit ou en diagonale.
   *[diagonal] en diagonale, en avant ou en arrière.
    }
page-kings-fly = { $kings } : à toute distance sur les { $lines ->
    [straight] lignes et colonnes libres.
    [all] lignes, colonnes et diagonales libres.
   *[diagonal] diagonales libres, en avant ou en arrière.
    }
page-king-limit = Tant qu’un camp a des pions, chaque { $king } peut jouer au plus { $moves } de suite sans prendre ; ensuite une autre pièce doit jouer.
page-straight = Sur les lignes et colonnes, les pièces sautent les cases claires : la case suivante est la prochaine case foncée.
page-capturing = Prise
page-capture = { $lines ->
    [straight] Une pièce prend une pièce adverse voisine sur sa ligne ou sa colonne en sautant sur la case vide derrière.
    [all] Une pièce prend une pièce adverse voisine, droit ou en diagonale, en sautant sur la case vide derrière.
    [mixed] Une pièce prend une pièce adverse voisine en sautant sur la case vide derrière.
   *[diagonal] Une pièce prend une pièce adverse voisine en diagonale en sautant sur la case vide derrière.
    }
page-capture-lines = Les pions prennent sur : { $men }. { $kings } : { $lines }.
page-men-capture-forward = { $lines ->
    [straight] Les pions prennent en avant et de côté.
    [all] Les pions prennent droit devant, en diagonale avant et de côté.
   *[diagonal] Les pions ne prennent qu’en avant.
    }
page-men-capture-back = { $lines ->
    [straight] Les pions prennent en avant, en arrière et de côté.
    [all] Les pions prennent dans les huit directions.
   *[diagonal] Les pions prennent en avant et en arrière.
    }
page-men-spare-kings = Les pions ne peuvent pas prendre de { $kings }.
page-kings-capture = { $kings } : prise dans toutes les directions.
page-kings-capture-far = Une { $king } prend dans toutes les directions et à toute distance, et se pose { $landing ->
    [behind] juste derrière la pièce prise.
    [behind-last-king] sur une case vide quelconque derrière la pièce prise ; mais si la dernière pièce prise est une { $king }, elle s’arrête juste derrière.
   *[any] sur une case vide quelconque derrière la pièce prise.
    }
page-king-lands-to-go-on = Si une { $king } peut continuer la prise depuis certaines des cases où elle peut se poser, elle doit se poser sur l’une d’elles.
page-turn-back = { $may ->
    [yes] Entre deux sauts, une { $king } peut faire demi-tour et repasser par la case qu’elle vient de libérer.
   *[no] Une { $king } ne peut pas faire demi-tour entre deux sauts.
    }
page-capture-mandatory = Si vous pouvez prendre, vous devez prendre.
page-capture-optional = La prise est facultative : vous pouvez jouer un autre coup.
page-huffing = Une pièce qui pouvait prendre et ne l’a pas fait peut être soufflée : l’adversaire l’enlève du damier avant de jouer. On ne souffle qu’une pièce par tour, et seulement pour le coup qui vient d’être joué ; qui a pris une pièce à ce coup ne risque rien.
page-chains = Rafles
page-chain-finish = Si la pièce peut encore prendre depuis sa case d’arrivée, elle doit continuer dans le même coup tant que c’est possible.
page-chain-stop = Si la pièce peut encore prendre depuis sa case d’arrivée, elle peut continuer dans le même coup ou s’arrêter après chaque saut.
page-chain-single = Un tour est un seul saut : aucune pièce ne prend deux fois dans un coup.
page-chain-ghosts = Les pièces prises restent sur le damier jusqu’à la fin du coup ; d’ici là, elles bloquent le passage et ne peuvent pas être sautées de nouveau.
page-chain-at-once = Chaque pièce prise quitte aussitôt le damier, et le même coup peut passer par sa case.
page-precedence-free = Si plusieurs prises sont possibles, vous choisissez.
page-precedence-most = Si plusieurs prises sont possibles, vous devez prendre le plus de pièces ; une { $king } compte pour une pièce.
page-precedence-kings = Si plusieurs prises sont possibles, vous devez prendre le plus de pièces et, parmi ces prises, le plus de { $kings }.
page-precedence-italian = Si plusieurs prises sont possibles, vous devez prendre le plus de pièces. S’il reste un choix, vous devez prendre avec une { $king }, puis prendre le plus de { $kings }, puis une { $king } le plus tôt possible.
page-precedence-king-first = Si une { $king } peut prendre, une { $king } doit prendre, même si un pion pouvait prendre davantage ; sinon le choix est libre.
page-precedence-value = Si plusieurs prises sont possibles, vous devez prendre la plus grande valeur : un pion vaut un, une { $king } un peu moins que deux. À valeur égale, vous devez prendre avec une { $king } si c’est possible.
page-crowning = Promotion
page-crowning-text = Un pion qui finit son coup sur la rangée la plus éloignée de son camp devient une { $king }.
page-crowning-stop = Une prise qui atteint la dernière rangée s’y arrête.
page-crowning-pass = Un pion qui atteint la dernière rangée pendant une prise et peut continuer le fait comme pion et n’est pas promu.
page-crowning-go-on = Un pion qui atteint la dernière rangée pendant une prise est promu aussitôt et continue comme { $king }.
page-regicide = Pion qui prend une { $king }
page-regicide-stop = Un pion qui prend une { $king } est promu aussitôt, où qu’il se pose, et son coup s’arrête.
page-regicide-go-on = Un pion qui prend une { $king } est promu aussitôt, où qu’il se pose, et continue la prise comme { $king } s’il le peut.
page-regicide-on-last-row = S’il se pose sur la rangée de promotion, son coup s’y arrête quand même.
page-regicide-at-end = Un pion qui prend une { $king } devient une { $king } à la fin de son coup ; d’ici là, il prend comme un pion.
page-draws = Nulles
page-played = Où l’on y joue
page-played-where = On y joue { $where }.
page-rulebook = Le règlement est celui de : { $federation }.
page-draws-now = Compteurs de nulle de cette partie
page-draw-repetition = La partie est nulle si la même position, avec le même camp au trait, apparaît { $n } fois.
page-draw-no-progress = La partie est nulle après { $n } coups de chaque camp sans prise ni coup de pion.
page-draw-claims-repetition = Au damier, un joueur doit demander la nulle par répétition.
page-draw-claims-all = Au damier, un joueur doit demander une telle nulle.
page-draw-endings = Si une dame seule affronte trois pièces, dont au moins une dame, la partie est nulle après { $three } coups de chaque camp. Si elle affronte une ou deux pièces, dont au moins une dame, la partie est nulle après { $two }.
page-draw-russian-lone = Si une { $king } seule affronte trois { $kings } ou plus, la partie est nulle après { $many } coups de chaque camp. Si elle affronte une ou deux pièces, ou trois en tenant la grande diagonale, la partie est nulle après { $few }.
page-draw-russian-few = Si les deux camps ont des { $kings } et qu’il n’y a ni prise ni promotion, la partie est nulle après { $four } coups de chaque camp s’il reste quatre ou cinq pièces en tout, et après { $six } s’il en reste six ou sept.
page-draw-three-kings = Si trois { $kings } en affrontent une, la partie est nulle après { $n } coups de chaque camp.
page-draw-frisian = Si deux { $kings } en affrontent une, la partie est nulle après { $two } coups de chaque camp ; avec une { $king } chacun, après { $one }.
page-draw-one-each = S’il reste une pièce à chaque camp, la partie est nulle sauf si le coup suivant prend.
page-draw-agreement = Les joueurs peuvent à tout moment se mettre d’accord sur la nulle.
contradiction = Ces règles se contredisent : { $why } ({ $switches }).
contradiction-rows = chaque camp a besoin d’au moins une rangée de pions, et d’une rangée vide entre les camps
contradiction-precedence = les priorités comparent des prises finies, mais ces prises peuvent s’arrêter avant
contradiction-single-leg-crowning = avec un saut par tour, un coup finit sur la rangée de promotion : un pion ne peut ni la passer ni continuer comme dame
contradiction-single-leg-regicide = avec un saut par tour, un pion ne peut pas continuer après avoir pris une dame
contradiction-huffing = souffler exige des prises facultatives, car seules celles-ci peuvent être oubliées
contradiction-repetition = toute position apparaît une fois : une répétition exige 2 fois ou plus, ou 0 pour aucune limite
contradiction-in = { $why } ({ $switches }).

## Switches of house rules

switch-name = { $key ->
    [board] Damier
    [rows] Rangées de pions
    [home_gap] Rangées vides derrière
    [starts] Commence
    [goal] But
    [man_steps] Pions : déplacement
    [king_steps] Dames : déplacement
    [flying_kings] Dames volantes
    [king_move_limit] Coups de suite d’une dame
    [capture_duty] Prise
    [huffing] Souffler
    [man_captures] Pions : prise
    [men_capture_back] Pions prennent en arrière
    [men_take_kings] Pions prennent des dames
    [king_captures] Dames : prise
    [king_landing] Arrivée des dames volantes
    [chain_duty] Rafles
    [precedence] Priorité de prise
    [removal] Pièces prises enlevées
    [may_turn_back] Demi-tour des dames
    [crowning_in_capture] Dernière rangée en prise
    [regicide] Pion qui prend une dame
    [repetition] Répétition
    [no_progress] Sans progrès
    [endings] Limites de finale
   *[claims] Nulles à demander
    }
switch-value = { $value ->
    [board-6x6] 6×6
    [board-8x8] 8×8
    [board-8x8-mirrored] 8×8, inversé
    [board-10x10] 10×10
    [board-12x12] 12×12
    [board-12x12-mirrored] 12×12, inversé
    [board-10x8] 10×8
    [board-8x8-full] 8×8, toutes les cases
    [starts-white] Blancs
    [starts-black] Noirs
    [goal-leave-no-move] Priver l’adversaire de coups
    [goal-run-out] Ne plus avoir de coups
    [goal-first-king] Obtenir la première dame
    [capture_duty-mandatory] Obligatoire
    [capture_duty-optional] Facultative
    [king_landing-any] N’importe où derrière
    [king_landing-behind] Juste derrière
    [king_landing-behind-last-king] Juste derrière une dernière dame
    [chain_duty-finish] À finir
    [chain_duty-stop-anywhere] Arrêt après chaque saut
    [chain_duty-single-leg] Un saut par tour
    [precedence-free] Au choix
    [precedence-most-pieces] Le plus de pièces
    [precedence-most-pieces-then-kings] Le plus de pièces, puis de dames
    [precedence-italian] Ordre italien
    [precedence-king-first] Dame avant pion
    [precedence-value] Plus grande valeur
    [removal-at-end] À la fin du coup
    [removal-at-once] Aussitôt
    [crowning_in_capture-stop] Le coup s’arrête
    [crowning_in_capture-pass] Reste un pion
    [crowning_in_capture-go-on-as-king] Devient une dame
    [regicide-off] Reste un pion
    [regicide-crown-and-stop] Promu, s’arrête
    [regicide-crown-and-go-on] Promu, continue
    [regicide-crown-at-end] Promu à la fin
    [endings-none] Aucune
    [endings-international] Internationales
    [endings-russian] Russes
    [endings-pool] Pool américain
    [endings-canadian] Canadiennes
    [endings-frisian] Frisonnes
    [endings-one-each] Une pièce chacun
    [claims-none] Aucune
    [claims-repetition] Répétition
    [claims-all] Répétition et sans progrès
   *[other] { $value }
    }
switch-times = { $n ->
    [0] Pas de nulle
    [2] Nulle à la deuxième
    [3] Nulle à la troisième
   *[other] Nulle à la { $n }e
    }
switch-moves = { $n ->
    [0] Pas de nulle
   *[other] Nulle après { $n } coups chacun
    }
switch-limit = { $n ->
    [0] Sans limite
   *[other] { $n }
    }

## Hints

ladder-next = Échelon suivant : { $ending }
ladder-climbed = { $n } finales gagnées sur { $all }.
ladder-won = gagnée
motif-name = { $motif ->
    [royal] coup royal
    [philippe] coup Philippe
    [napoleon] coup Napoléon
    [express] coup de l’express
    [heel] coup de talon
    [raphael] coup Raphaël
    [turkish-stroke] coup turc
    [bomb] coup de la bombe
    [ricochet] coup de ricochet
    [mazette] coup de mazette
    [trapdoor] coup de la trappe
    [recall] coup de rappel
    [bridge] pont
    [dog-hole] trou du chien
    [two-for-one] deux pour un
    [three-for-one] trois pour un
    [three-for-two] trois pour deux
    [stroke] combinaison
    [breeches] fourchette
    [in-and-out] entrée et sortie
    [exchange-to-break] échange pour percer
    [breakthrough] percée
    [king-caught] dame prise
    [king-lured] dame attirée
    [block] blocage
    [opposition] opposition
    [round-trip] coup tournant
    [long-capture] longue rafle
    [backward-capture] prise en arrière
    [smaller-capture] petite prise
   *[other] { $motif }
    }
hint-line = { $why }. Puis { $line }.
hint-why = { $why }.
hint-only-move = est le seul coup
hint-only-and = est le seul coup et { $why }
hint-only-loses = { $n ->
    [one] est le seul coup, mais perd en un coup
   *[other] est le seul coup, mais perd en { $n } coups
    }
hint-wins-game = { $n ->
    [one] gagne la partie aussitôt
   *[other] gagne la partie en { $n } coups
    }
hint-loses-game = { $n ->
    [one] résiste le plus longtemps, mais perd en un coup
   *[other] résiste le plus longtemps, mais perd en { $n } coups
    }
hint-wins = gagne { $pieces }
hint-wins-for = gagne { $pieces } contre { $given }
hint-gives = donne { $pieces }
hint-gives-for = donne { $pieces } contre { $won }
hint-exchange = échange { $number } contre { $number }
hint-crowns = fait une dame
hint-and-crowns = { $why } et fait une dame
hint-comma-crowns = { $why }, et fait une dame
hint-but-crowns = { $why } mais fait une dame
hint-nothing-better = { $why }, mais rien n’est meilleur
hint-better = vaut { $men } pions de plus que tout autre coup
hint-shot = { $why } ({ $shot })
hint-tempting = { $move } est tentant, mais { $why }.
hint-chance = { $why } : gain { $win } %, nulle { $draw } %, perte { $loss } %
hint-even = garde l’équilibre
hint-ahead = garde l’avantage
hint-worse = est la meilleure défense
hint-known-win = gagne la partie
hint-known-loss = perd, comme tout autre coup

## The review of a game

review-mark = { $mark ->
    [only] Seul coup
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
    }
review-only = est le seul coup qui garde le résultat
review-slips = { $how ->
    [won-drawn] laisse une { $phase } gagnée finir nulle
    [won-lost] transforme une { $phase } gagnée en défaite
   *[drawn-lost] perd une { $phase } nulle
    }
review-phase = { $few ->
    [yes] finale
   *[no] partie
    }
review-allows-win = { $n ->
    [0] laisse les { $side } gagner de force
    [one] laisse les { $side } gagner en un coup
   *[other] laisse les { $side } gagner en { $n } coups
    }
review-misses-win = { $n ->
    [0] manque { $better }, qui gagne de force
    [one] manque { $better }, qui gagne aussitôt
   *[other] manque { $better }, qui gagne en { $n } coups
    }
review-loses = perd { $pieces }
review-loses-for = perd { $pieces } contre { $won }
review-shot = permet une combinaison qui coûte { $pieces }
review-shot-for = permet une combinaison qui coûte { $pieces } contre { $won }
review-misses = manque { $better }, qui gagne { $pieces }
review-misses-for = manque { $better }, qui gagne { $pieces } contre { $given }
review-lets-crown = laisse les { $side } faire une dame
review-misses-crown = manque { $better }, qui fait une dame
review-weaker = est moins bon que { $better }
review-line = { $why } : { $line }.
review-why = { $why }.
review-better = Mieux : { $line }.
review-accuracy = Précision { $percent } %

## Opponents

opponent-random = Hasard
opponent-greedy = Glouton
opponent-minimax = Minimax, { $n ->
    [one] 1 demi-coup
   *[other] { $n } demi-coups
    }
opponent-alphabeta = Alpha-bêta, { $n ->
    [one] 1 demi-coup
   *[other] { $n } demi-coups
    }
opponent-level = { $n ->
    [1] Novice
    [2] Apprenti
    [3] Débutant
    [4] Joueur occasionnel
    [5] Habitué
    [6] Passionné
    [7] Joueur de club
    [8] Joueur d’équipe
    [9] Bon joueur de club
    [10] Joueur de tournoi
    [11] Expert
    [12] Candidat maître
    [13] Maître
    [14] Maître national
    [15] Grand maître
    [16] Champion
   *[other] Niveau { $n }
    }
opponent-full-level = Niveau { $n } : { $title }
opponent-adaptive = { $found ->
    [yes] Mon niveau, actuellement { $n }
   *[no] Trouver mon niveau, actuellement { $n }
    }
opponent-full-reference = { $title } ({ $rules })
opponent-random-line = Joue des coups permis au hasard.
opponent-greedy-line = Prend autant que possible et ne regarde pas plus loin.
opponent-minimax-line = Examine toutes les suites sur { $n ->
    [one] 1 demi-coup.
   *[other] { $n } demi-coups.
    }
opponent-alphabeta-line = Cherche sur { $n ->
    [one] 1 demi-coup
   *[other] { $n } demi-coups
    } et saute les suites sans importance.
opponent-level-line = { $n ->
    [1] Connaît les règles et ne voit guère plus loin que le coup suivant.
    [2] Voit une prise simple, mais souvent pas la réponse.
    [3] Voit la plupart des réponses, mais peu de combinaisons.
    [4] Voit les combinaisons courtes qui vont vers l’avant.
    [5] Voit les combinaisons courtes, pas les longues ni celles en arrière.
    [6] Voit quatre demi-coups et manque une combinaison sur trois.
    [7] Manque les longues combinaisons et les menaces discrètes.
    [8] Manque parfois une longue combinaison.
    [9] Manque rarement une combinaison.
    [10] Ne manque presque jamais une combinaison.
    [11] Voit presque tout à sept demi-coups.
    [12] Ne manque rien et calcule de courtes suites.
    [13] Calcule des suites plus longues.
    [14] Calcule loin et joue bien les finales.
    [15] Punit la moindre erreur.
    [16] Joue à pleine force.
   *[other] Le moteur au niveau { $n }.
    }
placement-open = Prochain adversaire : niveau { $level }. Parties jouées : { $games } sur { $all }.
placement-found = Vous jouez à peu près comme le niveau { $level }, { $title }. Classement { $n } ± { $margin }.
opponent-rated-line = { $line } Classement { $n }.
opponent-styled = { $title }, { $style ->
    [cautious] prudent
    [sharp] incisif
   *[tricky] rusé
    }
opponent-style-line = { $style ->
    [balanced] Joue le coup qui lui semble le meilleur.
    [cautious] Échange des pièces et garde ses distances.
    [sharp] Évite les échanges et cherche le contact.
   *[tricky] Tend des pièges.
    }
opponent-style = { $style ->
    [balanced] Équilibré
    [cautious] Prudent
    [sharp] Incisif
   *[tricky] Rusé
    }
opponent-reference = { $name ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [very-hard] Très difficile
    [last-stand] Dernier carré
    [greedy] Glouton
    [minimax] Minimax
   *[other] { $name }
    }
opponent-second-evaluation = { $title }, seconde évaluation
opponent-score-panel = { $name ->
    [easy] Joue une pièce au hasard.
    [medium] Voit 2 demi-coups.
    [hard] Voit 5 demi-coups.
    [very-hard] Voit 7 demi-coups.
    [last-stand] Voit 7 demi-coups, et plus loin avec moins de pièces.
   *[other] Un adversaire du tableau.
    }
opponent-menu = { $name ->
    [easy] Voit 2 demi-coups.
    [medium] Voit 3 demi-coups.
    [hard] Voit 4 demi-coups.
   *[other] Un adversaire du menu.
    }
opponent-choose-each-leg = { $name ->
    [easy] Voit 1 demi-coup.
    [medium] Examine toutes les suites sur 2 demi-coups.
    [hard] Examine toutes les suites sur 3 demi-coups.
   *[other] Un adversaire du menu principal.
    }
opponent-flying-tutorial = { $name ->
    [greedy] Choisit le coup au meilleur résultat immédiat.
    [minimax] Voit 4 demi-coups et abandonne quand tous les coups perdent.
   *[other] Un adversaire du tutoriel.
    }
opponent-text = { $name ->
    [easy] Voit 2 demi-coups et varie son jeu.
    [medium] Voit 5 demi-coups et varie son jeu.
    [hard] Voit 7 demi-coups et varie son jeu.
   *[other] Un adversaire du jeu en texte.
    }

## Requests and invalid input

gives-up = Les { $side } abandonnent.
offers-draw = Les { $side } proposent la nulle.
claims-draw = Les { $side } demandent la nulle.
unknown-rules = Il n’y a pas de variante « { $key } ».
unknown-opponent = Il n’y a pas d’adversaire « { $key } ».
unknown-side = Le camp doit être white ou black, pas « { $key } ».
bad-position = Position illisible : { $why }.
bad-rules = Règles illisibles : { $why }.

## The position editor

editor-off-board = Le damier n’a pas de case { $number }.
editor-two-pieces = Il y a deux pièces en { $square }.
editor-crowning-row = Un pion des { $side } ne peut pas être en { $square }, où il devient dame.
editor-king-run = Le compteur en { $square } exige là une dame des { $side } et un pion du même camp sur le damier.
editor-no-pieces = Les { $side } n’ont pas de pièces.
editor-too-many = Les { $side } ont { $count } pièces, plus que les { $most } du début d’une partie.
editor-over = La partie est finie : les { $side } gagnent.

## Lines of the game screen

headline-side-must-capture = Les { $side } doivent prendre
strip-to-move = { $side } · au trait
strip-turn = Au trait
strip-telling = { $side } · { $told }
side-first = { $side } · commencent
rules-of = Règles : { $rules }
game-line = { $rules } · coup { $n }
game-line-against = { $rules } · { $opponent } · coup { $n }
seconds = { $number } s
thinking-of = Réflexion : { $progress }
typed-example = Tapez un coup : { $move }

## Offline use

kept-sizes = L’application prend { $app } ; ses téléchargements (poids, tables de finales, langues) { $data }.
kept-all = Tout télécharger ({ $size })
kept-clear = Tout supprimer ({ $size })

## Endgame tables

tables-name = { $rules }, { $n } pièces
tables-up-to = jusqu’à { $n }
tables-tell = { $metric ->
    [dtw] résultat et distance au gain
    [dtc] résultat et distance à une prise
   *[other] résultat seulement
    }
tables-set = { $rules }, jusqu’à { $n } pièces, { $metric } : { $size }
tables-begun = { $rules }, { $metric } : rien de fini
tables-more = { $set }, et une partie de la taille suivante
tables-cost = Demande jusqu’à { $disk } de disque et { $memory } de mémoire, et environ { $time }.
tables-no-disk = Pas assez de disque : { $free } libres.
tables-no-memory = Pas assez de mémoire : { $most } au plus ici.
tables-no-size = Aucune table ne contient autant de positions.
tables-no-huffing = Les tables de finales ne connaissent pas le soufflage.
tables-complete = Ces tables existent déjà.
tables-percent = { $percent } %
tables-running = { $name } : { $percent } %
tables-left = { $running }, encore { $time } environ
tables-finished = { $name } : fini.
tables-stopped = { $name } : arrêté à { $percent } %. Les parties finies sont gardées.
tables-failed = { $name } : échec. { $why }
bytes-mb = { $number } Mo
bytes-gb = { $number } Go
time-short = une minute
time-minutes = { $n } minutes
time-hours = { $n ->
    [one] 1 heure
   *[other] { $n } heures
    }
time-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
    }

## Labels

label-a-person = Une personne
label-accept = Accepter
label-against-computer = Contre l’ordinateur
label-analyze = Analyser
label-animation-speed = Animation
label-back = Retour
label-best-defense = Meilleure défense
label-board = Damier
label-board-theme = Couleurs du damier
label-claim = Demander
label-claim-draw = Demander nulle
label-clock = Pendule
label-clock-custom = Votre temps
label-club = Club
label-close = Fermer
label-computer-pause = Délai de l’ordinateur
label-continue = Continuer
label-copy = Copier
label-delete = Supprimer
label-dark = Sombre
label-download = Télécharger
label-draws = Nulles
label-draws-automatic = Automatiques
label-draws-claimed = Sur demande
label-endgame-values = Valeurs
label-fast = Rapide
label-favorite = Favori
label-flip-each-move = Tourner le damier après chaque coup (deux joueurs)
label-flip = Tourner
label-game = Jeu
label-game-link = Lien avec toute la partie
label-game-pdn = Partie (PDN)
label-go-on = Continuer
label-handicap = Handicap
label-help = Aide
label-hint = Conseil
label-home = Crownhead : accueil
label-huff = Souffler
label-kept-offline = Hors ligne
label-language = Langue
label-lessons = Leçons
label-levels = Niveaux
label-learn = Apprendre
label-my-level = Mon niveau
label-find-level = Trouver mon niveau
label-style = Style
label-puzzles = Problèmes
label-library = Parties
label-light = Clair
label-look-at-board = Voir le damier
label-more = Plus
label-move-list = Coups
label-more-options = Plus d’options
label-more-opponents = Plus d’adversaires
label-move-now = Jouer
label-names-shown = Noms
label-new-game = Nouveau
label-next-exercise = Exercice suivant
label-no = Non
label-no-animation = Aucune
label-normal = Normal
label-offer-draw = Nulle ?
label-open = Ouvrir
label-open-game = Ouvrir une partie ou une position
label-open-file = Ouvrir un fichier
label-opponent = Adversaire
label-paste = Coller
label-own-rules = Créer vos règles
label-own-template = Partir de
label-own-title = Règles maison
label-own-words = Lire les règles
label-own-share = Lien et fichier
label-own-link = Lien
label-own-file = Règles en fichier (TOML)
label-pause = Pause
label-pause-clock = Arrêter la pendule
label-pictures = Images et impression
label-plain-opponents = Adversaires simples
label-piece-set = Pièces
label-play = Jouer
label-play-again = Rejouer
label-play-on = Continuer
label-players = Joueurs
label-one-click = Un clic pour une pièce qui n’a qu’un coup
label-position-editor = Éditeur
label-position-fen = Position (FEN)
label-premoves = Prévoir des coups pendant le tour adverse
label-practice = Exercer les finales
label-random-side = Hasard
label-recent-games = Parties récentes
label-redo = Refaire
label-reload = Recharger
label-resign = Abandon
label-result = Résultat
label-restart = Relancer
label-rules = Règles
label-search-games = Chercher un jeu
label-settings = Réglages
label-share = Partager
label-show-targets = Montrer les coups permis
label-side = Camp
label-slow = Lent
label-sound = Son
label-square-numbers = Numéros des cases
label-study = Étude
label-start = Commencer
label-start-clock = Lancer la pendule
label-surprise-me = Surprise
label-system = Système
label-take-back = Reprendre le coup
label-tables = Tables de finales
label-tables-pieces = Pièces
label-tables-start = Construire
label-tables-stop = Arrêter
label-tables-tell = Contenu
label-theme = Thème
label-thinking = Réflexion
label-two-players = Deux joueurs
label-train = Exercices
label-try-again = Réessayer
label-time-set = Régler
label-type-a-move = Tapez un coup
label-undo = Annuler
label-warnings = Avertir des erreurs, dans les parties sans pendule
label-watch = Regarder deux ordinateurs
label-who-plays = Joueurs
label-yes = Oui
label-you = Vous
label-you-play = Vous jouez
label-blindfold = À l’aveugle
label-board-size = Taille du damier
label-inside = Sur le damier
label-keys = Clavier
label-letters = Lettres
label-none = Aucun
label-numbers = Numéros
label-outside = À côté
label-show-all = Tout montrer
label-spoken-names = Lecteur d’écran
label-usual = Selon les règles
label-vibration = Vibration
label-zen = Zen

## Perfect endgames

known-win = Les { $side } gagnent.
known-win-in = Les { $side } gagnent en { $n ->
    [one] 1 demi-coup
   *[other] { $n } demi-coups
    } ({ $moves ->
    [one] 1 coup
   *[other] { $moves } coups
    }).
known-draw = Nulle avec le meilleur jeu.
known-conversion = La prochaine prise ou promotion est à { $n ->
    [one] 1 demi-coup.
   *[other] { $n } demi-coups.
    }
known-at-risk = Une règle de nulle peut finir la partie avant.
known-move = { $move } { $verdict }
known-target = { $square }, ce coup { $verdict }
known-piece = { $square }, son meilleur coup { $verdict }
verdict-draws = fait nulle
verdict-wins = gagne
verdict-wins-in = gagne en { $n ->
    [one] 1 demi-coup
   *[other] { $n } demi-coups
    }
verdict-wins-converting = gagne, { $n ->
    [one] 1 demi-coup
   *[other] { $n } demi-coups
    } avant la prochaine prise ou promotion
verdict-loses = perd
verdict-loses-in = perd en { $n ->
    [one] 1 demi-coup
   *[other] { $n } demi-coups
    }
verdict-loses-converting = perd, { $n ->
    [one] 1 demi-coup
   *[other] { $n } demi-coups
    } avant la prochaine prise ou promotion
ending-name = { $winner } contre { $loser }
drill-task = Trait aux { $side } : gagner.
drill-ending = { $ending }.
drill-ending-shortest = { $ending }. Gain le plus rapide : { $n ->
    [one] 1 coup.
   *[other] { $n } coups.
    }
drill-won = Toujours gagné.
drill-longer = Cela coûte { $n ->
    [one] 1 coup de plus.
   *[other] { $n } coups de plus.
    }
drill-at-risk = Toujours gagné, mais une règle de nulle peut finir la partie avant.
drill-gone = Le gain est perdu.
drill-lost = Le gain est perdu, et la partie aussi.
drill-draws = { $move } ne fait que nulle.
drill-loses = { $move } perd.
drill-failed = Vous n’avez pas converti le gain.
drill-solved = Résolu en { $n ->
    [one] 1 coup.
   *[other] { $n } coups.
    }
drill-solved-best = Résolu en { $n ->
    [one] 1 coup :
   *[other] { $n } coups :
    } le gain le plus rapide.
drill-solved-in = Résolu en { $n ->
    [one] 1 coup ;
   *[other] { $n } coups ;
    } le gain le plus rapide en demande { $shortest }.
drill-line = Exercice de finale · { $ending }

## What screen readers say on request

speech-group = { $pieces } { $squares }
speech-pieces = { $side } : { $pieces }.
speech-none = Les { $side } n’ont pas de pièces.
speech-captures = Les { $side } peuvent prendre : { $moves }.
speech-no-captures = Les { $side } n’ont pas de prise.

## Keys of the game page: the key before the bar, its effect after it

page-key-own = P | vos pièces
page-key-other = O | les pièces de l’adversaire
page-key-captures = C | les prises
page-key-last = L | le dernier coup
page-key-counts = M | le nombre de pièces
page-key-status = S | qui est au trait
page-key-clocks = T | les pendules
page-key-best = B | proposer un coup
page-key-arrows = Flèches, Entrée | parcourir le damier ; choisir une pièce, puis son arrivée
page-key-numbers = 1 à 9 | choisir une prise numérotée
page-key-back = Retour arrière, Échap | défaire le dernier saut ; annuler
page-key-typed = 22-18, Entrée | taper un coup
page-key-undo = Ctrl+Z, Ctrl+Maj+Z | annuler, refaire
page-key-zen = Z | ne montrer que le damier, ou tout montrer
page-key-draw = Bouton droit | dessiner cercles et flèches ; Maj et Alt changent la couleur
page-key-help = ? | montrer cette page

## Fixed sentences

note-a-person-line = Quelqu’un à ce damier.
note-about-ratings = Le classement part du jeu au hasard, 0. Avec 200 points de plus, on marque trois points sur quatre.
note-against-computer-line = Seize niveaux, et les adversaires de chaque préréglage.
note-computers-wait = Les ordinateurs sont en pause.
note-computer-waits = L’ordinateur est en pause.
note-copied = Copié.
note-draws-automatic-line = La partie finit dès qu’une règle de nulle s’applique.
note-draws-claimed-line = La partie continue jusqu’à ce qu’un joueur demande la nulle.
note-draw-declined = Nulle refusée. La partie continue.
note-draw-offered = Nulle proposée.
note-draw-question = Accepter la nulle ?
note-engine-failed = Le moteur s’est arrêté.
note-first-tip = Faites glisser une pièce, ou choisissez-la puis sa case d’arrivée.
note-game-is-over = La partie est finie.
note-greeting = Tous les jeux de dames.
note-greeting-line = Choisissez un jeu et un adversaire. Crownhead explique ses conseils, et pourquoi un coup n’est pas permis.
note-hint-coming = Recherche d’un bon coup…
note-huff-which = Choisissez la pièce à souffler.
note-keys-tip = Les flèches et les coups tapés marchent aussi.
note-looking-for-tables = Recherche de tables de finales…
note-may-end-here = Choisissez la case suivante, ou encore celle-ci pour finir le coup.
note-clock-custom = Minutes+secondes par coup : 5+3. Aussi : 40/90,30+30 · 5b3 · 10+3x30 · h5 · 5 vs 3.
note-clock-starts = La pendule part après le premier coup ; un clic dessus met la partie en pause.
note-moves-first = Commence.
note-moves-second = Joue en second.
note-must-go-on = Choisissez la case suivante : la prise doit continuer.
note-no-game-found = Aucun jeu ne convient. Essayez un autre mot, ou créez vos règles.
note-no-draw-to-claim = Il n’y a pas de nulle à demander.
note-no-hint = Pas de conseil.
note-no-endings = Il n’y a pas de finales à exercer dans ce jeu.
note-no-moves-yet = Pas encore de coups.
note-not-your-turn = Ce n’est pas à vous de jouer.
note-nothing-to-redo = Il n’y a rien à refaire.
note-nothing-to-undo = Il n’y a rien à annuler.
repairs-title = Corrigé à la lecture
repair = Ligne { $line }, colonne { $column } : « { $found } » trouvé, { $expected } attendu ; { $done }.
repair-missing = Ligne { $line }, colonne { $column } : { $expected } attendu ; { $done }.
repair-no-move = Ligne { $line }, colonne { $column } : « { $found } » n’est pas un coup ; { $done }.
repairs-more = Et { $count } de plus.
note-own-paste = Charger des règles d’un lien ou d’un code
note-own-paste-example = Par exemple 16g3050004000r0688q7z
note-pick-a-piece = Choisissez une pièce.
note-plan-move = Choisissez maintenant où va le coup prévu.
note-plan-not-expected = Votre adversaire a joué autre chose. Les coups prévus sont annulés.
note-plan-reply = Si votre adversaire joue cela : choisissez où va la pièce, puis votre réponse.
note-plans-dropped = Les coups prévus sont annulés.
note-practice-line = Gagnez une position gagnante contre la meilleure défense.
note-random-side-line = Le hasard décide au début de chaque partie.
note-really-resign = Abandonner cette partie ?
note-really-restart = Recommencer ? Vous perdrez les coups de cette partie.
note-saved = Enregistré.
note-saved-elsewhere = Un autre onglet a enregistré une partie. Votre prochain coup ici enregistrera celle-ci.
note-storage-full = L’espace du navigateur est plein : cette partie n’est plus enregistrée. Vous pouvez continuer.
note-tables-intro = Avec les tables de finales, l’ordinateur joue les finales à la perfection. Certaines sont incluses ; vous pouvez en construire d’autres ici. Une construction arrêtée reprend où elle en était.
note-tables-none = Aucune table construite.
note-tables-reload = Rechargez cette page pour que l’ordinateur les utilise.
note-tables-there = Déjà construites :
note-tables-used = L’ordinateur les utilise désormais.
note-text-prompt = Tapez quatre nombres : colonne et rangée de la pièce, puis de son arrivée.
note-two-players-line = Chacun son tour au même damier.
note-version-ready = Une nouvelle version est prête.
note-version-used = Un autre onglet utilise une nouvelle version. Rechargez pour l’utiliser ici aussi.
note-watch-line = Deux ordinateurs jouent l’un contre l’autre.
