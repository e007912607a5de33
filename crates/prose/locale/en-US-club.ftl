# The club: people play each other.

club-title = Club
club-offers = Open offers
club-no-offers = Nobody is waiting. Make an offer, and others will see it.
club-games = Games in progress
club-no-games = No games at the moment.
club-people = { $n ->
    [one] 1 person here
   *[other] { $n } people here
    }
club-new = New game
club-pace = Time
club-pace-other = Another time
club-rated = Rated
club-seek = Find an opponent
club-seeking = Waiting for an opponent …
club-unseek = Cancel
club-invite = Invite by link
club-invited = Send this link, or let your opponent scan the code. The game begins when they accept.
club-challenge = { $name } invites you to a game.
club-challenge-own = Your invitation is open.
club-challenge-gone = This invitation is no longer open.
club-accept = Accept
club-withdraw = Withdraw
club-take = Play
club-watch = Watch
club-lobby = Lobby
club-account = Account
club-guest = You are playing as a guest. An account keeps your games and lets you play rated games.
club-link = This secret link brings you back as { $name } on any device:
club-name = Name
club-password = Password
club-sign-in = Sign in
club-sign-up = Create an account
club-sign-out = Sign out
club-connecting = Connecting …
club-lost = Connection lost. Trying again …
club-away = away
club-away-wait = { $name } has left. In { $n } s you can claim the game.
club-away-claim = { $name } has left the game.
club-claim-win = Claim the win
club-claim-draw = Call it a draw
club-left = { $name } has left the game.
club-left-drawn = A player has left, and the other took a draw.
club-aborted = Called off
club-aborted-line = The game ended before it began.
club-draw-offered = { $name } offers a draw.
club-draw-own = You have offered a draw.
club-takeback-asked = { $name } asks to take back a move.
club-takeback-own = You have asked to take back your move.
club-agree = Agree
club-decline = Decline
club-takeback = Take back
club-more-time = Give 15 s
club-abort = Call off
club-rematch = Rematch
club-rematch-offered = { $name } would like a rematch.
club-rematch-own = You have offered a rematch.
club-next = To the rematch
club-again = New game
club-chat = Chat
club-say = Say something
club-send = Send
club-rating-change = { $name }: { $before } → { $after }
club-first-move = { $n } s for the first move
club-pace-days = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
    }
club-watching = You are watching.
club-your-games = Your games
club-go-on = Continue
club-challenge-send = Challenge
club-challenging = You are challenging { $name }.
club-challenge-sent = Waiting for an answer …
club-declined = Your challenge was declined.
club-gone = Former player
club-here = here now
club-since = Member since { $date }
club-totals = { $n ->
    [one] 1 game: { $won } won, { $drawn } drawn
   *[other] { $n } games: { $won } won, { $drawn } drawn
    }
club-ratings = Ratings
club-no-ratings = No rated games yet.
club-speed = { $key ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rapid
    [classical] Classical
   *[other] Correspondence
    }
club-past-games = Games
club-more-games = More games
club-show = Show
club-download = Download as PDN
club-to-library = Open in the library
club-report-open = Report
club-report-hint = What happened?
club-reported = Thank you. A moderator will look into it.
club-report = { $name } reports { $other }:
club-own-data = Your data
club-export = Download your data
club-make-key = Key for a bot
club-key-once = With this key a program plays under your name. It is shown only once:
club-erase = Delete account
club-erase-sure = Your name, your chat and your ratings are deleted. Your games stay without your name. This can’t be undone. Press again to confirm.
club-moderation = Moderation
club-reports = Reports
club-no-reports = There is nothing to look into.
club-settled = Done
club-people-list = People
club-find-people = Find someone by name
club-mute = Mute for 7 days
club-unmute = Unmute
club-ban = Ban for 7 days
club-unban = Lift the ban
club-make-moderator = Make a moderator
club-make-player = Remove as a moderator
club-tournaments = Tournaments
club-no-tournaments = No tournaments at the moment.
club-new-tournament = New tournament
club-format = Format
club-tournament-kind = { $key ->
    [arena] Arena
    [swiss] Swiss
    [round-robin] Round robin
    [team-match] Team match
    [scheveningen] Scheveningen
   *[other] Simultaneous exhibition
    }
club-tournament-about = { $key ->
    [arena] Whoever is free is paired at once, until the time is up. After two wins in a row, games count double.
    [swiss] Players with equal points meet, by the FIDE (Dutch) System.
    [round-robin] Everyone meets everyone.
    [team-match] Each board meets the same board of the other team in every round.
    [scheveningen] Everyone meets everyone from the other team.
   *[other] You play against everyone who joins, all at once.
    }
club-rounds = Rounds
club-minutes = Minutes
club-double = Everyone meets twice
club-team = Team { $n }
club-start-time = Start (leave empty to start it yourself)
club-make-tournament = Create
club-organizer = Organizer
club-join = Join
club-join-team = Join { $name }
club-leave-tournament = Leave
club-start-now = Start now
club-end-tournament = End tournament
club-remove-tournament = Remove tournament
club-stay-here = Your game opens by itself if you stay here.
club-not-paired = You are not being paired. Join again to come back.
club-standings = Standings
club-player = Player
club-points = Points
club-tie-break = { $key ->
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz without the lowest result
    [sonneborn-berger] Sonneborn-Berger
   *[other] Wins
    }
club-bye = bye
club-pairings = Games
club-no-pairings = No games yet.
club-round = Round { $n } of { $all }
club-round-count = { $n ->
    [one] 1 round
   *[other] { $n } rounds
    }
club-round-before = Previous round
club-round-after = Next round
club-tournament-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
    }
club-tournament-players = { $n ->
    [one] 1 player
   *[other] { $n } players
    }
club-starts-at = Starts { $date }
club-starts-in = Starts in { $time }
club-ends-in = Ends in { $time }
club-next-in = Next round in { $time }
club-waits-for-organizer = The organizer starts it.
club-tournament-runs = In progress
club-tournament-over = Finished
club-to-tournament = To the tournament
club-broadcasts = Broadcasts
club-broadcast-none = No broadcasts at the moment.
club-broadcast-all = All broadcasts
club-broadcast-new = New broadcast
club-broadcast-now = Now
club-broadcast-coming = Coming up
club-broadcast-past = Past
club-broadcast-title = Title
club-broadcast-place = Place
club-broadcast-dates = Dates
club-broadcast-about = Description
club-broadcast-code = Code of house rules (instead of the choice above)
club-broadcast-save = Save
club-broadcast-steer = For the broadcaster
club-broadcast-paste = Games as PDN
club-broadcast-push = Publish
club-broadcast-push-address = Programs send games to this address, with the key from your profile:
club-broadcast-troubles = Problems
club-broadcast-edit = Edit broadcast
club-broadcast-edit-round = Edit round
club-broadcast-new-round = New round
club-broadcast-round-name = Name of the round (its number if empty)
club-broadcast-round-start = Start
club-broadcast-round-ended = The round is over
club-broadcast-source = Address of a PDN file that the club fetches
club-broadcast-every = Seconds between two fetches
club-broadcast-remove = Remove broadcast
club-broadcast-remove-round = Remove round
club-broadcast-remove-game = Remove this game
club-broadcast-no-games = No games yet.
club-broadcast-boards = All boards
club-broadcast-first = First position
club-broadcast-before = Previous move
club-broadcast-after = Next move
club-broadcast-last = Last position
club-broadcast-round = Round { $n }
club-broadcast-board = Board { $n }
club-broadcast-last-move = last move { $text }
club-broadcast-games = { $n ->
    [one] 1 game, { $live } in progress
   *[other] { $n } games, { $live } in progress
    }
club-broadcast-pushed = { $n ->
    [one] 1 game read, { $changed } changed.
   *[other] { $n } games read, { $changed } changed.
    }
club-broadcast-source-failed = The club can’t fetch the games: { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game }: “{ $found }” at move { $n } is not legal. The game is shown up to there.
    [unknown-move] { $game }: move { $n } can’t be followed. The game is shown up to there.
    [other-rules] { $game } is played by other rules and was left out.
    [position] { $game }: the position “{ $found }” can’t be read.
    [too-long] { $game } is too long and was left out.
    [too-many] There are too many games. The rest was left out.
    [twice] { $game } comes twice. The first counts.
   *[other] { $game } is not a game.
    }
club-problem = { $key ->
    [name-taken] Someone else has this name.
    [name-length] A name has 2 to 20 characters.
    [name-character] A name has letters and digits, with single spaces, dots, hyphens or underscores between them.
    [name-guest] Names that begin with “Guest” are for guests.
    [password] A password has at least 8 characters.
    [wrong] The name or the password is wrong.
    [too-often] Too many attempts. Wait a minute.
    [full] The lobby is full. Take one of the offers.
    [gone] This offer is gone.
    [rated] Only games of a variant with a clock, from the usual position, are rated.
    [rated-guest] Guests play games that are not rated.
    [rules] There are no such rules.
    [pace] This is not a time control. Examples: 3+2, 10, 2d.
    [position] A game can’t start from this position.
    [chat] A message has 1 to 280 characters.
    [muted] You may not chat for now.
    [banned] This account may not play for now.
    [not-found] It no longer exists.
    [already-asked] You have already asked.
    [too-early] Both sides have to move first.
    [nothing-to-take-back] You have no move to take back.
    [link] This link is not valid.
    [chat-off] Chat is turned off here.
    [chat-link] Guests can’t send links.
    [not-allowed] You may not do that.
    [report] A report has 1 to 1,000 characters.
    [key-guest] A bot needs an account.
    [tournament] A tournament does not allow that.
    [tournament-name] A name has 2 to 50 characters.
    [tournament-guest] You need an account to create a tournament.
    [tournament-pace] A tournament needs a clock, and an arena can’t take days.
    [tournament-rounds] Choose 1 to 30 rounds.
    [tournament-minutes] Choose 1 to 720 minutes.
    [tournament-start] Choose a start in the future, within a year.
    [tournament-many] There are too many tournaments. End one first.
    [tournament-closed] It no longer takes players.
    [tournament-team] Choose a team.
    [tournament-empty] There are not enough players yet.
    [tournament-host] The host stays.
    [broadcast-title] A title has 2 to 80 characters.
    [broadcast-line] A line has at most 80 characters.
    [broadcast-about] A description has at most 1,000 characters.
    [broadcast-start] Choose a start within two years.
    [broadcast-source] This is not an address that the club fetches: https:// and a public host.
    [broadcast-every] Choose 5 to 3,600 seconds.
    [broadcast-rounds] A broadcast has at most 40 rounds.
    [broadcast-many] There are too many broadcasts. Remove one first.
    [broadcast-no-game] There is no game in it.
    [too-long] That is too long.
   *[other] That didn’t work. Try again.
    }
