# Le club : on joue les uns contre les autres.

club-title = Club
club-offers = Propositions
club-no-offers = Personne n’attend. Faites une proposition, et les autres la verront.
club-games = Parties en cours
club-no-games = Aucune partie pour le moment.
club-people = { $n ->
    [one] 1 personne ici
   *[other] { $n } personnes ici
    }
club-new = Nouvelle partie
club-pace = Cadence
club-pace-other = Autre cadence
club-rated = Classée
club-seek = Chercher un adversaire
club-seeking = En attente d’un adversaire …
club-unseek = Annuler
club-invite = Inviter par un lien
club-invited = Envoyez ce lien, ou faites scanner le code. La partie commence dès que l’invitation est acceptée.
club-challenge = { $name } vous invite à jouer.
club-challenge-own = Votre invitation est ouverte.
club-challenge-gone = Cette invitation n’est plus valable.
club-accept = Accepter
club-withdraw = Retirer
club-take = Jouer
club-watch = Regarder
club-lobby = Salon
club-account = Compte
club-guest = Vous jouez comme invité. Avec un compte, vos parties sont conservées et vous pouvez jouer des parties classées.
club-link = Ce lien secret vous ramène comme { $name } sur n’importe quel appareil :
club-name = Nom
club-password = Mot de passe
club-sign-in = Se connecter
club-sign-up = Créer un compte
club-sign-out = Se déconnecter
club-connecting = Connexion …
club-lost = Connexion perdue. Nouvel essai …
club-away = absent
club-away-wait = { $name } est parti. Dans { $n } s, vous pourrez réclamer la partie.
club-away-claim = { $name } a quitté la partie.
club-claim-win = Réclamer la victoire
club-claim-draw = Accorder la nulle
club-left = { $name } a quitté la partie.
club-left-drawn = Un joueur est parti et l’autre a choisi la nulle.
club-ruled = L’arbitre a décidé.
club-aborted = Annulée
club-aborted-line = La partie s’est terminée avant de commencer.
club-draw-offered = { $name } propose la nulle.
club-draw-own = Vous avez proposé la nulle.
club-takeback-asked = { $name } demande à reprendre un coup.
club-takeback-own = Vous avez demandé à reprendre votre coup.
club-agree = D’accord
club-decline = Refuser
club-takeback = Reprendre
club-more-time = Donner 15 s
club-abort = Annuler
club-rematch = Revanche
club-rematch-offered = { $name } voudrait une revanche.
club-rematch-own = Vous avez proposé une revanche.
club-next = Aller à la revanche
club-again = Nouvelle partie
club-chat = Discussion
club-say = Écrivez un message
club-send = Envoyer
club-rating-change = { $name } : { $before } → { $after }
club-first-move = { $n } s pour le premier coup
club-pace-days = { $n ->
    [one] 1 jour par coup
   *[other] { $n } jours par coup
    }
club-watching = Vous êtes spectateur.
club-your-games = Vos parties
club-go-on = Continuer
club-challenge-send = Défier
club-challenging = Vous défiez { $name }.
club-challenge-sent = En attente d’une réponse …
club-declined = Votre défi a été refusé.
club-gone = Ancien membre
club-here = en ligne
club-since = Membre depuis le { $date }
club-totals = { $n ->
    [one] { $n } partie : victoires { $won }, nulles { $drawn }
   *[other] { $n } parties : victoires { $won }, nulles { $drawn }
    }
club-ratings = Classements
club-no-ratings = Pas encore de parties classées.
club-speed = { $key ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rapide
    [classical] Classique
   *[other] Correspondance
    }
club-past-games = Parties
club-more-games = Plus de parties
club-show = Voir
club-download = Télécharger en PDN
club-to-library = Ouvrir dans la bibliothèque
club-report-open = Signaler
club-report-hint = Que s’est-il passé ?
club-reported = Merci. Un modérateur va regarder.
club-report = { $name } signale { $other } :
club-own-data = Vos données
club-export = Télécharger vos données
club-make-key = Clé pour un bot
club-key-once = Avec cette clé, un programme joue sous votre nom. Elle n’est affichée qu’une fois :
club-erase = Supprimer le compte
club-erase-sure = Votre nom, vos messages et vos classements sont supprimés. Vos parties restent, sans votre nom. C’est irréversible. Appuyez de nouveau pour confirmer.
club-passkey-hint = Une clé d’accès, c’est votre empreinte, votre visage ou le code de votre appareil. Aucun mot de passe à retenir.
club-passkey-sign-in = Se connecter avec une clé d’accès
club-passkey-sign-up = Créer un compte avec une clé d’accès
club-ways-in = Connexion
club-passkey-add = Ajouter une clé d’accès
club-passkey-label = Nom de la clé d’accès
club-passkey-remove = Retirer
club-passkey-added = Ajoutée le { $date }
club-passkey-used = Dernière utilisation le { $date }
club-passkey-second = Si vous perdez votre appareil, vous ne pourrez plus vous connecter. Ajoutez une deuxième clé d’accès ou un mot de passe.
club-password-new = Nouveau mot de passe
club-password-save = Enregistrer le mot de passe
club-password-remove = Retirer le mot de passe
club-sure = Confirmez d’abord que c’est bien vous. Réessayez ensuite.
club-sure-passkey = Confirmer avec une clé d’accès
club-sure-password = Confirmer avec le mot de passe
club-moderation = Modération
club-reports = Signalements
club-no-reports = Rien à examiner.
club-settled = Traité
club-people-list = Membres
club-find-people = Chercher quelqu’un par son nom
club-mute = Rendre muet 7 jours
club-unmute = Rendre la parole
club-ban = Exclure 7 jours
club-unban = Lever l’exclusion
club-make-moderator = Nommer modérateur
club-make-player = Retirer le rôle de modérateur
club-tournaments = Tournois
club-no-tournaments = Aucun tournoi pour le moment.
club-new-tournament = Nouveau tournoi
club-format = Formule
club-tournament-kind = { $key ->
    [arena] Arène
    [swiss] Système suisse
    [round-robin] Toutes rondes
    [team-match] Match par équipes
    [scheveningen] Scheveningen
   *[other] Partie simultanée
    }
club-tournament-about = { $key ->
    [arena] Tout joueur libre est aussitôt apparié de nouveau, jusqu’à la fin du temps. Après deux victoires de suite, les parties comptent double.
    [swiss] Les joueurs à égalité de points se rencontrent, selon le système suisse de la FIDE.
    [round-robin] Chacun rencontre tous les autres.
    [team-match] À chaque ronde, chaque damier rencontre le même damier de l’autre équipe.
    [scheveningen] Chacun rencontre tous les joueurs de l’autre équipe.
   *[other] Vous jouez en même temps contre tous les inscrits.
    }
club-rounds = Rondes
club-minutes = Minutes
club-double = Chacun se rencontre deux fois
club-team = Équipe { $n }
club-start-time = Début (vide : vous le lancez vous-même)
club-make-tournament = Créer
club-organizer = Organisateur
club-join = Participer
club-join-team = Rejoindre { $name }
club-leave-tournament = Quitter
club-start-now = Commencer maintenant
club-end-tournament = Terminer le tournoi
club-remove-tournament = Supprimer le tournoi
club-stay-here = Votre partie s’ouvrira d’elle-même si vous restez ici.
club-not-paired = Vous n’êtes plus apparié. Participez de nouveau pour revenir.
club-standings = Classement
club-player = Joueur
club-points = Points
club-tie-break = { $key ->
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz sans le plus faible résultat
    [sonneborn-berger] Sonneborn-Berger
   *[other] Victoires
    }
club-bye-kind = { $key ->
    [half-bye] exempt avec un demi-point
    [zero-bye] exempt sans point
   *[other] exempt
    }
club-pairings = Parties
club-no-pairings = Pas encore de parties.
club-round = Ronde { $n } sur { $all }
club-round-count = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
    }
club-round-before = Ronde précédente
club-round-after = Ronde suivante
club-tournament-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
    }
club-tournament-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
    }
club-starts-at = Début : { $date }
club-starts-in = Commence dans { $time }
club-ends-in = Se termine dans { $time }
club-next-in = Prochaine ronde dans { $time }
club-waits-for-organizer = L’organisateur le lancera.
club-tournament-runs = En cours
club-tournament-over = Terminé
club-to-tournament = Vers le tournoi
club-arbiter = Arbitre
club-reason = Motif (visible par tous)
club-result = Résultat
club-set-result = Fixer le résultat
club-measure = { $key ->
    [forfeit] Déclarer forfait
    [pause] Mettre en pause
    [withdraw] Retirer
   *[other] Réadmettre
    }
club-bye-ask = Sauter une ronde
club-bye-round = Ronde
club-bye-back = Jouer finalement
club-own-bye = Ronde { $n } : vous êtes { $kind }.
club-change-start = Changer le début
club-pair-again = Refaire l’appariement
club-cancel-tournament = Annuler le tournoi
club-tournament-cancelled = Annulé
club-journal = Décisions
club-journal-line = { $what ->
    [result] Ronde { $round }, { $players } : { $old } devient { $new }
    [forfeit] Ronde { $round }, { $players } : forfait, { $new }
    [pause] { $players } fait une pause
    [withdraw] { $players } est retiré du tournoi
    [readmit] { $players } rejoue
    [late] { $players } entre avant la ronde { $round }
    [half-bye] { $players } : exempt avec un demi-point à la ronde { $round }
    [zero-bye] { $players } : exempt sans point à la ronde { $round }
    [no-bye] { $players } joue finalement la ronde { $round }
    [start] Nouveau début : { $new }
    [no-start] L’organisateur lance le tournoi
    [cancel] Le tournoi est annulé
    [end] Le tournoi finit plus tôt
   *[other] La ronde { $round } est appariée de nouveau
    }
club-own-place = Votre place : { $place } sur { $all } · points : { $points }
club-still-playing = { $n ->
    [one] 1 partie de cette ronde est en cours
   *[other] { $n } parties de cette ronde sont en cours
    }
club-show-all = Tout afficher ({ $n })
club-withdrawn = L’arbitre vous a retiré du tournoi.
club-half-byes = Exemptions à un demi-point par joueur
club-last-rounds = Dernières rondes sans ces exemptions
club-late-until = Retardataires admis avant cette ronde (0 : toujours)
club-bots = Les bots peuvent participer
club-place = { $place } sur { $all }
club-broadcasts = Retransmissions
club-broadcast-none = Aucune retransmission pour le moment.
club-broadcast-all = Toutes les retransmissions
club-broadcast-new = Nouvelle retransmission
club-broadcast-now = En ce moment
club-broadcast-coming = À venir
club-broadcast-past = Passées
club-broadcast-title = Titre
club-broadcast-place = Lieu
club-broadcast-dates = Dates
club-broadcast-about = Description
club-broadcast-code = Code de règles maison (à la place du choix ci-dessus)
club-broadcast-save = Enregistrer
club-broadcast-steer = Pour l’organisateur de la retransmission
club-broadcast-paste = Parties en PDN
club-broadcast-push = Publier
club-broadcast-push-address = Les programmes envoient les parties à cette adresse, avec la clé de votre profil :
club-broadcast-troubles = Problèmes
club-broadcast-edit = Modifier la retransmission
club-broadcast-edit-round = Modifier la ronde
club-broadcast-new-round = Nouvelle ronde
club-broadcast-round-name = Nom de la ronde (son numéro si le champ est vide)
club-broadcast-round-start = Début
club-broadcast-round-ended = La ronde est terminée
club-broadcast-source = Adresse d’un fichier PDN que le club récupère
club-broadcast-every = Secondes entre deux récupérations
club-broadcast-remove = Supprimer la retransmission
club-broadcast-remove-round = Supprimer la ronde
club-broadcast-remove-game = Supprimer cette partie
club-broadcast-no-games = Pas encore de partie.
club-broadcast-boards = Tous les damiers
club-broadcast-first = Position de départ
club-broadcast-before = Coup précédent
club-broadcast-after = Coup suivant
club-broadcast-last = Dernière position
club-broadcast-round = Ronde { $n }
club-broadcast-board = Damier { $n }
club-broadcast-last-move = dernier coup { $text }
club-broadcast-games = { $n ->
    [one] { $n } partie, { $live } en cours
   *[other] { $n } parties, { $live } en cours
    }
club-broadcast-pushed = { $n ->
    [one] { $n } partie lue, { $changed } modifiée.
   *[other] { $n } parties lues, { $changed } modifiées.
    }
club-broadcast-source-failed = Le club ne peut pas récupérer les parties : { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game } : « { $found } » au coup { $n } n’est pas légal. La partie est affichée jusque-là.
    [unknown-move] { $game } : le coup { $n } ne peut pas être suivi. La partie est affichée jusque-là.
    [other-rules] { $game } se joue selon d’autres règles et a été laissée de côté.
    [position] { $game } : la position « { $found } » est illisible.
    [too-long] { $game } est trop longue et a été laissée de côté.
    [too-many] Il y a trop de parties. Le reste a été laissé de côté.
    [twice] { $game } apparaît deux fois. La première compte.
   *[other] { $game } n’est pas une partie.
    }
club-push = Notifications
club-push-about = Cet appareil peut vous dire ce qui se passe même quand ce site n’est pas ouvert. Vous n’êtes pas prévenu pour une partie que vous regardez.
club-push-on = Activer sur cet appareil
club-push-off = Désactiver sur cet appareil
club-push-is-on = Les notifications sont activées sur cet appareil.
club-push-test = Envoyer une notification d’essai
club-push-tested = Une notification d’essai est en route.
club-push-blocked = Le navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages pour ce site.
club-push-unsupported = Ce navigateur ne peut pas recevoir de notifications ici. Sur un iPhone ou un iPad, ajoutez d’abord le club à l’écran d’accueil et ouvrez-le de là. Les fenêtres privées n’ont pas de notifications.
club-push-insecure = Les notifications demandent une connexion chiffrée (https).
club-push-failed = Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.
club-push-devices = Appareils
club-push-this = cet appareil
club-push-remove = Retirer
club-push-kind = { $key ->
    [turn] C’est à vous de jouer dans une partie par correspondance
    [time] Votre temps s’épuise dans une partie par correspondance
    [challenge] Défis qui vous sont lancés
    [begun] Une de vos parties commence
    [ended] Une de vos parties se termine
   *[other] La ronde suivante d’un tournoi
    }
club-told = { $key ->
    [turn] À vous de jouer
    [time] Le temps presse
    [challenge] Défi
    [begun] Nouvelle partie
    [ended] Partie terminée
    [round] Ronde suivante
   *[other] Notifications
    }
club-told-turn = { $name } a joué.
club-told-time = { $n ->
    [one] Il vous reste { $n } heure pour jouer contre { $name }.
   *[other] Il vous reste { $n } heures pour jouer contre { $name }.
    }
club-told-begun = Votre partie contre { $name } a commencé.
club-told-ended = { $key ->
    [won] Vous avez gagné contre { $name }.
    [lost] Vous avez perdu contre { $name }.
    [drawn] Votre partie contre { $name } est nulle.
   *[other] Votre partie contre { $name } a été annulée.
    }
club-told-round = Votre partie contre { $name } vous attend.
club-told-test = Les notifications fonctionnent sur cet appareil.
club-problem = { $key ->
    [name-taken] Quelqu’un d’autre porte ce nom.
    [name-length] Un nom compte 2 à 20 caractères.
    [name-character] Un nom se compose de lettres et de chiffres, séparés par des espaces, points, traits d’union ou tirets bas isolés.
    [name-guest] Les noms qui commencent par « Guest » sont réservés aux invités.
    [password] Un mot de passe compte au moins 8 caractères.
    [wrong] Le nom ou le mot de passe est faux.
    [too-often] Trop d’essais. Attendez une minute.
    [full] Le salon est plein. Acceptez l’une des propositions.
    [gone] Cette proposition n’existe plus.
    [rated] Seules les parties d’une variante avec pendule, depuis la position habituelle, sont classées.
    [rated-guest] Les invités jouent des parties non classées.
    [rules] Ces règles n’existent pas.
    [pace] Ce n’est pas une cadence. Exemples : 3+2, 10, 2d.
    [position] Une partie ne peut pas commencer dans cette position.
    [chat] Un message compte 1 à 280 caractères.
    [muted] Vous ne pouvez pas écrire pour le moment.
    [banned] Ce compte ne peut pas jouer pour le moment.
    [not-found] Cela n’existe plus.
    [already-asked] Vous avez déjà demandé.
    [too-early] Les deux camps doivent d’abord jouer.
    [nothing-to-take-back] Vous n’avez pas de coup à reprendre.
    [link] Ce lien n’est pas valable.
    [chat-off] Le chat est désactivé ici.
    [chat-link] Les invités ne peuvent pas envoyer de liens.
    [not-allowed] Vous ne pouvez pas faire cela.
    [report] Un signalement a de 1 à 1000 caractères.
    [key-guest] Un bot a besoin d’un compte.
    [tournament] Un tournoi ne le permet pas.
    [tournament-name] Un nom compte de 2 à 50 caractères.
    [tournament-guest] Il faut un compte pour créer un tournoi.
    [tournament-pace] Un tournoi demande une cadence, et une arène ne se joue pas en jours.
    [tournament-rounds] Choisissez de 1 à 30 rondes.
    [tournament-minutes] Choisissez de 1 à 720 minutes.
    [tournament-start] Choisissez un début à venir, d’ici un an au plus.
    [tournament-many] Il y a trop de tournois. Terminez-en un d’abord.
    [tournament-closed] Il n’accepte plus de joueurs.
    [tournament-team] Choisissez une équipe.
    [tournament-empty] Il n’y a pas encore assez de joueurs.
    [tournament-host] L’hôte reste.
    [passkey] La clé d’accès n’a pas été acceptée.
    [passkey-unknown] Aucun compte n’a cette clé d’accès ici.
    [passkey-other] Cette clé d’accès appartient à un autre compte.
    [passkey-copied] Cette clé d’accès n’a pas été acceptée, car il en existe peut-être une copie.
    [passkey-taken] Un compte a déjà cette clé d’accès.
    [passkey-many] Un compte a 20 clés d’accès au plus.
    [passkey-label] Le nom d’une clé d’accès compte 40 caractères au plus.
    [passkey-none] Aucune clé d’accès n’a été utilisée.
    [no-passkeys] Les clés d’accès ne fonctionnent pas à cette adresse.
    [ceremony] Cela a pris trop de temps. Réessayez.
    [sure] Confirmez d’abord que c’est bien vous.
    [last-way-in] C’est le dernier moyen d’accéder à votre compte. Ajoutez-en d’abord un autre.
    [tournament-bots] Les bots ne peuvent pas participer à ce tournoi.
    [tournament-withdrawn] L’arbitre vous a retiré du tournoi.
    [tournament-reason] Un motif a de 1 à 200 caractères.
    [tournament-own-game] Vous jouez cette partie. Un modérateur en décide.
    [tournament-result] Ce résultat n’est pas possible ici.
    [tournament-same] C’est déjà le cas.
    [tournament-no-game] Ce joueur n’a pas de partie en cours.
    [tournament-over] Le tournoi est terminé.
    [tournament-begun] Le tournoi a commencé ou est terminé.
    [tournament-bye] On ne peut sauter qu’une ronde qui n’est pas encore appariée.
    [tournament-bye-few] Il resterait trop peu de joueurs dans cette ronde.
    [tournament-half-bye] Pas d’exemption à un demi-point dans cette ronde.
    [tournament-moved] Des parties de cette ronde ont commencé.
    [tournament-pair-again] Seule une ronde d’un tournoi suisse peut être appariée de nouveau.
    [tournament-terms] Choisissez de 0 à 3 exemptions à un demi-point.
    [broadcast-title] Un titre a de 2 à 80 caractères.
    [broadcast-line] Une ligne a au plus 80 caractères.
    [broadcast-about] Une description a au plus 1 000 caractères.
    [broadcast-start] Choisissez un début dans les deux ans.
    [broadcast-source] Le club ne récupère pas cette adresse : https:// et un serveur public.
    [broadcast-every] Choisissez de 5 à 3 600 secondes.
    [broadcast-rounds] Une retransmission a au plus 40 rondes.
    [broadcast-many] Il y a trop de retransmissions. Supprimez-en une d’abord.
    [broadcast-no-game] Il n’y a aucune partie dedans.
    [too-long] C’est trop long.
   *[other] Cela n’a pas marché. Réessayez.
    }
