# The house's own words: the terminal game and the results.

language-name = English

terminal-welcome = { $game }, a match for { $seats } seats. Seed { $seed }.
terminal-continue = You go on where you left off, after { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }. A new match: --new.
terminal-help =
    Type the number of a choice. Also: u takes your last choice back, l shows the log, b shows the board,
    s saves (s FILE saves a copy elsewhere), q saves and leaves, ? shows this help.
terminal-prompt = Your choice
terminal-prompt-for = { $name }, your choice
terminal-not-a-choice = “{ $typed }” is not one of the choices; type a number from { $first } to { $last }, or ? for help.
terminal-thinking = { $name } is thinking …
terminal-saved = Saved to { $file }.
terminal-cannot-save = It can't be saved to { $file }: { $reason }.
terminal-left = Saved to { $file }. “{ $command }” goes on from here.
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back: something has been turned up, or somebody else has chosen since.
terminal-log-empty = Nothing has happened yet.
terminal-curtain = { $name } is next. Press Enter when nobody else is looking.
terminal-you = { $name } (you)
terminal-bot = { $name } ({ $bot })
terminal-over = The match is over.

result-winner = { $name } wins.
result-shared = { $names } share the victory.
result-rank = { $rank }. { $name } ({ $score })

# The server on the command line.
serve-ready = Asztal is ready: { $address }  (Ctrl+C stops it; matches go on from where they are)
serve-port-used = Port { $port } is in use, perhaps by another Asztal: open http://{ $host }:{ $port }/, or give another with --port.
serve-port-refused = Can't listen on { $host } port { $port } ({ $reason }); give another --host or --port.
serve-no-database = “{ $database }” is no database; give --database the path of an SQLite file.
serve-database-folder = { $database } is a folder; give --database the path of a file in it.
serve-database-refused = The database { $database } can't be used ({ $reason }); make it writable, or give another --database.
serve-database-newer = The database { $database } was made by a newer Asztal (version { $version }); update Asztal, or give another --database.
