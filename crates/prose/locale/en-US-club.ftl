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
club-push = Notifications
club-push-about = This device can tell you what happens while the club is closed. You are not told about a game that you are looking at.
club-push-on = Turn on for this device
club-push-off = Turn off for this device
club-push-is-on = Notifications are on for this device.
club-push-test = Send a test notification
club-push-tested = A test notification is on its way.
club-push-blocked = The browser blocks notifications from this site. Allow them in the browser’s settings for this site.
club-push-unsupported = This browser can’t receive notifications here. On an iPhone or iPad, add the club to the home screen first and open it there. Private windows have no notifications.
club-push-insecure = Notifications need an encrypted connection (https).
club-push-failed = The browser could not reach its push service. Try again later.
club-push-devices = Devices
club-push-this = this device
club-push-remove = Remove
club-push-kind = { $key ->
    [turn] Your move in a correspondence game
    [time] Your time is running out in a correspondence game
    [challenge] Challenges to you
    [begun] A game of yours begins
    [ended] A game of yours ends
   *[other] The next round of a tournament
    }
club-told = { $key ->
    [turn] Your move
    [time] Time is running out
    [challenge] Challenge
    [begun] New game
    [ended] Game over
    [round] Next round
   *[other] Notifications
    }
club-told-turn = { $name } has moved.
club-told-time = { $n ->
    [one] You have 1 hour left for your move against { $name }.
   *[other] You have { $n } hours left for your move against { $name }.
    }
club-told-begun = Your game against { $name } has begun.
club-told-ended = { $key ->
    [won] You won against { $name }.
    [lost] You lost to { $name }.
    [drawn] Your game against { $name } is a draw.
   *[other] Your game against { $name } was called off.
    }
club-told-round = Your game against { $name } is waiting.
club-told-test = Notifications work on this device.
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
   *[other] That didn’t work. Try again.
    }
