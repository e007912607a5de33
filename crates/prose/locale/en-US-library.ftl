# The library page and the explorer.

library-title = Library
library-add = Add games
library-added = { $name }: { $new } new, { $duplicates } already there, { $bad } unreadable.
library-adding = { $name }: { $percent }%, { $games ->
    [one] { $games } game
   *[other] { $games } games
    }
library-add-study = Add this game to the library
library-any-game = All games
library-any-result = Any result
library-anywhere = Anywhere in the game
library-bad = Unreadable games
library-bad-count = { $n ->
    [one] { $n } unreadable game
   *[other] { $n } unreadable games
    }
library-best = Best-known games
library-black-won = Black won
library-board = Pattern board
library-both-lost = Both lost
library-cancel = Cancel
library-clear = Remove all games
library-clear-sure = Really remove all games?
library-drop = Drop PDN files here, or choose them. Games stay on this device.
library-drop-server = Drop PDN files here, or choose them. Games are kept in the server’s library.
library-draw = Draw
library-empty = No games yet. Add a PDN file to search its games and to see in the study what was played in any position.
library-ending = Material at the end
library-ending-example = 2K1-1K
library-event = Event
library-explorer = Explorer
library-export = Download as PDN
library-failed = The library cannot be opened: { $reason }
library-file = { $file }
library-found = { $n ->
    [0] No games found
    [one] { $n } game
   *[other] { $n } games
    }
library-from = From year
library-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
    }
library-latest = Latest games
library-material = Material at some moment
library-mirrored = Also mirrored
library-more = Show more
library-more-conditions = Position, material, colors
library-moves = Moves
library-moves-example = 32-28 19-23
library-no-server = The server does not answer.
library-nobody = No game in the library has this position.
library-open = Open in the study
library-pattern = Squares
library-pattern-example = 32=w,28=.,5=B
library-pattern-hint = Choose a piece, then click the squares where it must stand.
library-player = Player
library-position = Position (FEN)
library-rating = Average rating of the player
library-reset = Clear
library-result = Result
library-rules = Game
library-rules-first = Choose a game first to search positions and moves.
library-search = Search
library-search-position = Find games with this position
library-study = Study
library-swapped = Also with colors swapped
library-tool-any = Anything
library-tool-empty = Empty
library-to = To year
library-unknown-player = Unknown
library-unknown-result = Unknown result
library-white = White
library-black = Black
library-white-won = White won
library-total = All
library-percent = { $percent }%
library-bar = White won { $white }%, draws { $draws }%, Black won { $black }%
library-ply = move { $move }
library-unreadable = { $name } cannot be read.
