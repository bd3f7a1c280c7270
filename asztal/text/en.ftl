# The house's own words: the terminal game and the results.

language-name = English

terminal-welcome = { $game } for { $seats } players. Seed: { $seed }.
terminal-continue = You pick up where you left off, after { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }. To start a new match, add --new.
terminal-help =
    Type the number of a choice. You can also type: u to take back your last choice, l for the log, b for the board,
    s to save (s FILE saves a copy elsewhere), q to save and leave, ? for this help.
terminal-prompt = Your choice
terminal-prompt-for = { $name }, your choice
terminal-not-a-choice = “{ $typed }” is not one of the choices; type a number from { $first } to { $last }, or ? for help.
terminal-thinking = { $name } is thinking …
terminal-saved = Saved to { $file }.
terminal-cannot-save = Can't save to { $file }: { $reason }.
terminal-left = Saved to { $file }. To continue from here, run “{ $command }”.
terminal-undone = Your last choice has been taken back.
terminal-nothing-to-undo = There is nothing to take back: something hidden has been shown, or somebody else has chosen since.
terminal-log-empty = Nothing has happened yet.
terminal-curtain = { $name } is next. Press Enter when nobody else is looking.
terminal-hand-on = Type a to let { $names } choose instead.
terminal-you = { $name } (you)
terminal-bot = { $name } ({ $bot })
terminal-over = The match is over.

result-winner = { $name } wins.
result-shared = { $names } share the victory.
result-rank = { $rank }. { $name } ({ $score })
names-joined = { $names } and { $last }

# The server on the command line.
serve-ready = Asztal is ready: { $address }  (Ctrl+C stops it; matches are kept)
compile-begins = The rules are being compiled in the background; until then they run as they are, only slower.
compile-done = The rules are compiled. The server uses them from its next start on; bots that start thinking now use them already.
compile-failed = The rules stay uncompiled: everything works, only slower ({ $why }; more in { $log }).
serve-port-used = Port { $port } is in use, perhaps by another Asztal: open http://{ $host }:{ $port }/, or choose another port with --port.
serve-port-refused = Asztal can't listen on { $host }, port { $port } ({ $reason }); choose others with --host or --port.
think-ready = Bots can think here, { $thinkers } at a time  (Ctrl+C stops it; others take over)
think-needs-postgres = With an SQLite file bots think in the server itself (asztal serve --thinkers); asztal think needs a --database that begins with postgresql://.
serve-no-database = “{ $database }” is not a database; give --database the path of an SQLite file, or an address that begins with postgresql://.
serve-no-driver = PostgreSQL needs a package that is not installed: pip install 'asztal[postgres]'.
serve-database-silent = The database { $database } does not answer ({ $reason }); start it, or give another --database.
serve-database-taken = Another Asztal uses the database { $database }; stop it, or give another --database. Several can share one of PostgreSQL.
move-done = { $matches ->
        [one] One table was moved
       *[other] { $matches } tables were moved
    } and compared, { $rows } rows in all. They are in { $target } now; the old database is as it was.
move-no-database = There is no database { $database }; give the path of the SQLite file, or an address that begins with postgresql://.
move-database-used = An asztal serve or asztal think uses the database { $database }; stop it, and try again ten seconds later.
move-not-empty = The database { $database } is not empty; give an empty one, or the path of a file that is not there yet.
move-differs = What was written differs from what was read ({ $what }); nothing was moved.
serve-database-folder = { $database } is a folder; give --database the path of a file in it.
serve-database-refused = The database { $database } can't be used ({ $reason }); make it writable, or give another --database.
serve-database-newer = The database { $database } was made by a newer Asztal (version { $version }); update Asztal, or give another --database.
