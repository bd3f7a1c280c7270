# The pages, in English.

site-name = Asztal
site-sentence = A table for deep board games: play against bots right away, or send your friends a link.

guest-name = Guest { $number }
here-name = Player { $number }

# Levels and roles.
level-easy = easy
    .about = Plays sensibly but misses small differences. Kind to beginners.
level-medium = medium
    .about = Plays soundly but slips up now and then.
level-hard = hard
    .about = Makes the most of its own turn and answers at once.
level-expert = expert
    .about = Thinks ahead, for up to five seconds before each choice.
level-measured = Won { $won } of { $games } matches against the { $against } bot.
level-measured-how = Measured in matches of { $seats } players{ $percent ->
        [100] .
       *[other] , in which bots that think ahead had far less time than here.
    }
bot-random = random
role-bot = { $level } bot
role-you = you
role-absent = away
role-stand-in = a bot is standing in
role-resigned = resigned; a bot plays on
role-gave-up = resigned
role-out-of-time = out of time; a bot plays on

# Every page.
nav-home = All games
rules-contents = Contents
nav-rules = Rules
nav-replay = Replay
nav-hint = Hint
nav-people = Players
nav-log = Log
nav-close = Close
nav-menu = Settings
nav-skip = Skip to the table
footer-source = Open games, honest bots, no account.
footer-keys = Keys: Tab and the arrow keys move between choices, with Shift also to what can't be chosen; Enter chooses or says why not, digits pick a number, U takes back, H asks for a hint, + and − zoom, Esc closes what is open.

# Settings.
settings-name = Your name
settings-save = Save
settings-language = Language
settings-theme = Light or dark
settings-theme-auto = same as the device
settings-theme-light = light
settings-theme-dark = dark
settings-confirm = Confirm irreversible choices
settings-sound = Sounds: my turn, choices, the end
settings-yes = yes
settings-no = no
settings-device = Continue on another device
settings-device-about = A link to continue as yourself on another device. It works once, for 15 minutes.
device-title = Another device
device-made = Open this link on the other device within 15 minutes. It works once: whoever opens it plays as { $name }.
device-drop = Take the link back
device-open = Continue here as { $name }? This device loses its current guest and that guest's tables.
device-yes = Continue as { $name }

# The start page.
home-shelf = Games
home-seats = { $least } to { $most } players
home-seats-exactly = { $least } players
home-play-now = Play now against bots
home-friends = Sit down with friends
home-learn = Learn in five minutes
home-yours = Your tables
home-public = Open tables
home-finished = Finished matches
home-no-public = There is no public table right now. Make one!
home-load = Load a record
home-load-about = Open a match you saved: look at it again, or play on.
home-load-file = Record file
home-load-button = Load
list-gathering = { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
list-your-turn = Your turn
list-open = Open
list-lesson = Lesson
list-remove = Remove
list-remove-what = Remove the lesson: { $title }
list-watch = Watch
list-sit = Sit down

# Making a table.
make-title = { $game }: new table
make-seats = How many players?
make-who = Who sits where?
make-me = Me
make-friend = a friend, by link
make-here = someone at this screen
make-here-name = Name (at this screen)
make-bot = { $level } bot
make-options = Rules of this table
make-more = More
make-public = Who can join?
make-public-no = anyone with the link
make-public-yes = anyone; the table is listed on the start page
make-pace = How fast?
make-pace-live = live: everyone is here
make-pace-turns = turn by turn: it may take days
make-clock = Clock
make-clock-none = none
make-clock-minutes = { $minutes } minutes each
make-seed = Seed
make-seed-about = Leave this empty for a fresh deal. The same number always gives the same deal, so whoever knows it can know the cards.
make-button = Make the table

# Gathering.
gather-title = Waiting for players
gather-invite = Send this link to the people you want at the table:
gather-copy = Copy
gather-copied = Copied
gather-sit = Sit down here
gather-rise = Leave this seat
gather-fill = Start now, with bots in the free seats
gather-free = free
gather-options = What was chosen for this table
gather-rules = The rules of the game
gather-only-here = This link works on this computer only: friends elsewhere need an address at which they can reach it.
gather-seed = The host has set the seed of this table and can know the cards.

# The curtain.
curtain-title = Hand over the device
curtain-next = { $name } is next. Look only when nobody else is watching.
curtain-show = I am { $name }

# The table.
table-waiting = { $count ->
        [one] { $names } is choosing …
       *[other] { $names } are choosing …
    }
table-bot-for-you = A bot chooses for you.
table-choose-on-board = Choose something that glows on the table.
stepper-less = One less
stepper-more = One more
table-undo = Undo
table-start-over = Restart the turn
table-has-chosen = has chosen
table-choosing-now = choosing
table-your-turn = Your turn
table-confirm = This can't be taken back.
table-confirm-yes = Do it
table-confirm-no = Not yet
table-confirm-never = Don't ask again
table-board = The board
map-label = The map
map-nearer = Nearer
map-farther = Farther
map-whole = Whole map
map-list = As a list
table-players = Players
table-all-choices = All choices
table-lost = The connection is lost; trying again …
table-leave = Leave
table-leave-about = A bot stands in for you until you are back.
table-resign = Resign
table-resign-sure = Resign for good? A bot plays on in your seat.
table-resign-ends = Resign for good? The match ends, and it is lost for you.
table-asked = { $name }: { $question }
table-stand-in = Let a bot stand in
table-watching = You are watching.
table-talk = Log, chat and notes
log-since = since your last turn
log-all = the whole log
log-earlier = Earlier
log-later = Later
log-empty = Nothing has happened yet.
log-title = The whole log
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Send
chat-placeholder = Say something to the table
chat-spectators = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
notes-title = Notes
notes-about = Only you see this.
notes-save = Save
notes-saved = Saved
hint-title = The bot advises:
merit-gains = It brings you { $what }.
merit-luck = With luck it brings you { $what }.
merit-keeps = With any other choice you would lose { $what }.
merit-spares = With any other choice you would get { $what }.
merit-hits = It costs { $name } { $what }.
merit-burdens = It brings { $name } { $what }.
merit-denies = With any other choice { $name } would get { $what }.
merit-ahead = This way you can get { $what } in this turn.
merit-aims = The aim of this turn: { $hope }
merit-later = It is meant to bring you { $what } next.
merit-wins = It wins the match.
merit-confirms = This only confirms what you have chosen.
merit-furthest = At once it changes little; in the long run it promises the most.
merit-furthest-for = At once it changes little; in the long run it promises you { $what } sooner than other choices.
merit-furthest-hope = At once it changes little. In the long run, more than with other choices: { $hope }
merit-furthest-against = At once it changes little; in the long run { $name } gets { $what } less easily.
merit-even = It hardly matters which you choose here.
merit-cost = It costs you { $what }.
merit-bears = In return you get { $what }.
why-looking-on = You are watching; only those who sit at the table choose.
why-over = The match is over.
why-asked = That is not what you are asked now: “{ $question }”
why-now = This can't be chosen now.
why-can = You can choose this now: { $choice }.
table-ends-turn = Then another player chooses.
table-follows = What follows:
table-score = Score
error-no-hints = No hints are given at this table; its host has decided so.
error-hints-for-beginners = Hints at this table are for beginners: for those who have finished fewer than three matches of this game.
make-hints = Hints
make-hints-usual = on, except when playing against the clock
make-hints-on = on
make-hints-beginners = on for beginners
make-hints-off = off
coach-advice = My advice:
coach-explains = What is this about?
coach-meanwhile = Meanwhile
coach-farewell = The lesson is over
coach-welcome = Welcome
coach-understood = Understood
hint-wait = The bot is thinking …
tip-rules = More in the rules

# Looking back.
replay-title = Replay
replay-position = Position { $at } of { $last }
replay-first = First
replay-back = Back
replay-on = Next
replay-last = Last
replay-eyes = Through whose eyes?
replay-eyes-none = a spectator
replay-eyes-all = all cards face up
replay-to-table = Back to the table
replay-link = Link to this position
replay-play-on = Play on from here against bots
replay-play-as = In whose place?
replay-later = Once the match is over, you can look at it through anyone's eyes, play on from any position and save the record.
replay-slider = Position

# The end.
end-rank = Place
end-your-place = Your place: { $rank } of { $seats }.
end-score = Score
end-chart = Chances over the match
end-chart-about = How the bots rate each player's chances after every choice.
end-rematch = Rematch
end-replay = Look at it again
end-record = Save the record
end-resigned =
    { $count ->
        [one] { $names } resigned.
       *[other] { $names } have resigned.
    }
end-too-long = The match has had more choices than a match can have here, so it ends as a draw.

# What goes wrong.
error-title = That did not work
error-home = To the start page
error-refused = That can't be done. Go back, look again, and try something else.
error-illegal = You can't choose that now. Nothing has changed; choose something that glows.
error-stale = Somebody has chosen in the meantime, perhaps you in another window. Nothing has changed; look again.
error-undo = That can't be taken back: something hidden has been shown, or somebody else has chosen since.
error-record = This file can't be loaded: it is not an Asztal record, or it has been cut off or edited. Use the file exactly as it was saved.
error-record-rules = This match was played with another version of the rules. It is kept, but this version of Asztal can't show it.
error-no-game = There is no such game here. Look at the shelf on the start page.
error-storage = That could not be saved, so nothing has changed. Try again in a moment.
error-no-table = There is no table at this address. Check the link, or make a new table.
error-no-position = There is no such position in this match. Use the slider in the replay.
error-no-page = There is no page at this address. Go to the start page.
error-full = All seats of this table are taken. You can watch, or make your own table.
error-taken = Somebody sits there already. Take another seat.
error-not-yours = This is somebody else's seat. You can only see and choose for your own.
error-not-now = That can't be done right now. Nothing has changed.
error-expired = This link is wrong or has expired. Make a new one on the other device.
error-name = A name needs 1 to 24 characters and at least one letter or digit. Your name has not changed.
error-text = That is too long. Nothing has been lost; go back and shorten it.
error-form = The form contained an impossible value. Go back and choose again.
error-form-kind = A form must come as plain fields, a record as a file, both in UTF-8. This was something else, so nothing was done.
error-option-seats = This table option is not for this number of seats; its description says how many it is for.
error-foreign = This request came from another site, so nothing was done. Open the page here and try again.
error-too-large = That is too large to send. A record can have at most 1 MB.
error-too-many = Too many requests are coming from your address. Wait a few seconds, then try again.
error-trouble = Something went wrong on our side. Your match is safe; try again.
error-busy = The bots are busy right now. Try again in a moment.
error-headers = The head of this request is too long, so nothing was done. Delete this site's cookies, then try again.
error-slow = The rest of this request did not come in time, so nothing was done. Try again.
error-connections = Too many connections are open from your address. Close some pages, then try again.
error-crowded = The server is full right now. Try again in a moment.
error-no-http = That was no request that this server understands.
error-host = This server does not go by that name. Use the address you were given, or let whoever runs it add the name.
error-too-many-pages = Too many pages are open from your address. Close some, then try again.
error-record-long = This match has too many choices to be loaded here. Nothing was done.
error-undo-limit = You have taken back so much in this match that nothing more can be taken back. Choose, and play on.
error-crowd = So many people watch this table that there is no room for more. Try again later.
error-quota-tables = You have made very many tables of late. Play at one of them, or try again later.
error-quota-public = You have made many public tables of late. Make one that is not public, or try again later.
error-quota-bots-only = You have let bots play among themselves very often of late. Try again later.
error-quota-uploads = You have loaded very many matches of late. Try again later.
error-quota-disk = You have saved very much of late. Nothing has changed; try again later.
error-quota-messages = You have written very many messages of late. Try again in a minute.
error-quota-hints = You have asked for very many hints of late. Try again in a minute.
error-quota-writes = You have changed very much of late. Nothing more has changed; try again in a minute.

# Arriving: how a match begins, and the names of those who play.
home-quick-bots = { $level } bots
home-quick-level = { $game }: how strong are the bots?
home-quick-seats = { $game }: how many players?
gather-invited = { $name } invites you to the table
gather-all-here = Everyone is here
gather-how = The match begins when the host says so, or when everyone is ready.
gather-how-host = The match begins when you say so, or when everyone is ready.
gather-begin = Begin
gather-say-ready = I'm ready
gather-not-ready = Wait, not yet
gather-ready = ready
gather-unready = { $count ->
        [one] { $names } has not said “ready” yet.
       *[other] { $names } have not said “ready” yet.
    }
gather-kept = seat kept, not here yet
gather-kept-for-you = A rematch: your seat is kept for you
gather-who = Who takes this seat: { $seat }?
gather-levels = How strong are the bots?
list-full = everyone is here, about to begin
name-refused = A name needs 1 to 24 characters and at least one letter or digit. Nothing else has changed.

# Chat and notes.
chat-unread = unread
notes-unsaved = Not saved yet; trying again …

# The end, person by person.
result-you-win = You win!
result-you-share = You share the victory with { $names }.
fate-resigned-playing = You resigned. A bot plays on in your seat; you can watch or leave.
fate-resigned-over = You resigned, and a bot played on in your seat.
fate-resigned-end = You resigned, and so the match ended.
fate-time-playing = Your time ran out. A bot plays on in your seat; you can watch or leave.
fate-time-over = Your time ran out, and a bot played on in your seat.
rematch-asked = { $name } asks for a rematch.
rematch-join = Join the rematch
rematch-open = To the rematch

# Speed, sounds, zoom.
settings-speed = How fast bots choose
speed-slow = slow
speed-normal = normal
speed-quick = quick
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-keys = Keys: Space plays and pauses, 1 to 3 set the speed, the arrow keys go back and on, + and − zoom.
zoom-title = Zoom
zoom-out = Smaller board
zoom-in = Larger board
zoom-reset = Whole board
