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
club-ruled = The arbiter has decided.
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
club-passkey-hint = A passkey is your fingerprint, your face or the PIN of your device. There is no password to remember.
club-passkey-sign-in = Sign in with a passkey
club-passkey-sign-up = Create an account with a passkey
club-ways-in = Signing in
club-passkey-add = Add a passkey
club-passkey-label = Name of the passkey
club-passkey-remove = Remove
club-passkey-added = Added on { $date }
club-passkey-used = Last used on { $date }
club-passkey-second = If you lose your device, you can’t sign in any more. Add a second passkey or a password.
club-password-new = New password
club-password-save = Save the password
club-password-remove = Remove the password
club-sure = Confirm first that it’s you. Then try again.
club-sure-passkey = Confirm with a passkey
club-sure-password = Confirm with the password
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
club-bye-kind = { $key ->
    [half-bye] half-point bye
    [zero-bye] bye without points
   *[other] bye
    }
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
club-arbiter = Arbiter
club-reason = Reason (everyone sees it)
club-result = Result
club-set-result = Set the result
club-measure = { $key ->
    [forfeit] Forfeit the game
    [pause] Pause
    [withdraw] Withdraw
   *[other] Readmit
    }
club-bye-ask = Skip a round
club-bye-round = Round
club-bye-back = Play after all
club-own-bye = Round { $n }: you have a { $kind }.
club-change-start = Change the start
club-pair-again = Pair the round again
club-cancel-tournament = Cancel tournament
club-tournament-cancelled = Cancelled
club-journal = Decisions
club-journal-line = { $what ->
    [result] Round { $round }, { $players }: { $old } becomes { $new }
    [forfeit] Round { $round }, { $players }: forfeited, { $new }
    [pause] { $players } pauses
    [withdraw] { $players } is withdrawn
    [readmit] { $players } plays again
    [late] { $players } joins before round { $round }
    [half-bye] { $players }: half-point bye in round { $round }
    [zero-bye] { $players }: bye without points in round { $round }
    [no-bye] { $players } plays in round { $round } after all
    [start] New start: { $new }
    [no-start] The organizer starts the tournament
    [cancel] The tournament is cancelled
    [end] The tournament ends early
   *[other] Round { $round } is paired again
    }
club-own-place = Your place: { $place } of { $all } · points: { $points }
club-still-playing = { $n ->
    [one] 1 game of this round goes on
   *[other] { $n } games of this round go on
    }
club-show-all = Show all { $n }
club-withdrawn = The arbiter has withdrawn you.
club-half-byes = Half-point byes per player
club-last-rounds = Last rounds without half-point byes
club-late-until = Latecomers join before this round (0: always)
club-bots = Bots may join
club-place = Place { $place } of { $all }
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
club-push = Notifications
club-push-about = This device can tell you what happens even when this site is not open. You are not told about a game that you are looking at.
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
    [passkey] The passkey was not accepted.
    [passkey-unknown] No account here has this passkey.
    [passkey-other] This passkey belongs to another account.
    [passkey-copied] This passkey was not accepted, because there may be a copy of it.
    [passkey-taken] An account already has this passkey.
    [passkey-many] An account has at most 20 passkeys.
    [passkey-label] A name of a passkey has at most 40 characters.
    [passkey-none] No passkey was used.
    [no-passkeys] Passkeys don’t work at this address.
    [ceremony] That took too long. Try again.
    [sure] Confirm first that it’s you.
    [last-way-in] This is the last way into your account. Add another one first.
    [tournament-bots] Bots may not join this tournament.
    [tournament-withdrawn] The arbiter has withdrawn you.
    [tournament-reason] A reason has 1 to 200 characters.
    [tournament-own-game] You play in this game. A moderator decides about it.
    [tournament-result] This result is not possible here.
    [tournament-same] This is the case already.
    [tournament-no-game] This player has no game now.
    [tournament-over] The tournament is over.
    [tournament-begun] The tournament has begun, or is over.
    [tournament-bye] A bye is for a round that has not been paired yet.
    [tournament-bye-few] Too few players would be left in this round.
    [tournament-half-bye] No half-point bye is possible in this round.
    [tournament-moved] Games of this round have begun.
    [tournament-pair-again] Only a round of a Swiss tournament is paired again.
    [tournament-terms] Choose 0 to 3 half-point byes.
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
