# Die Worte des Hauses: das Spiel im Terminal und die Ergebnisse.

language-name = Deutsch

terminal-welcome = { $game } für { $seats } Spieler. Startwert: { $seed }.
terminal-continue = Du machst weiter, wo du aufgehört hast (bisher { $choices ->
        [one] 1 Entscheidung
       *[other] { $choices } Entscheidungen
    }). Mit --new beginnst du eine neue Partie.
terminal-help =
    Gib die Nummer einer Möglichkeit ein. Außerdem: u nimmt deine letzte Wahl zurück, l zeigt den Verlauf,
    b zeigt den Spielplan, s speichert (s DATEI speichert eine Kopie anderswo), q speichert und beendet,
    ? zeigt diese Hilfe.
terminal-prompt = Deine Wahl
terminal-prompt-for = { $name }, deine Wahl
terminal-not-a-choice = „{ $typed }“ steht nicht zur Wahl; gib eine Zahl von { $first } bis { $last } ein oder ? für Hilfe.
terminal-thinking = { $name } denkt nach …
terminal-saved = Gespeichert in { $file }.
terminal-cannot-save = In { $file } lässt sich nicht speichern: { $reason }.
terminal-left = Gespeichert in { $file }. Mit „{ $command }“ geht es hier weiter.
terminal-undone = Deine letzte Wahl ist zurückgenommen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt, oder jemand anders hat gewählt.
terminal-log-empty = Noch ist nichts geschehen.
terminal-curtain = { $name } ist an der Reihe. Drück die Eingabetaste, wenn sonst niemand hinsieht.
terminal-hand-on = Gib a ein, um stattdessen { $names } wählen zu lassen.
terminal-you = { $name } (du)
terminal-bot = { $name } ({ $bot })
terminal-over = Die Partie ist zu Ende.

result-winner = { $name } gewinnt.
result-shared = { $names } teilen sich den Sieg.
result-rank = { $rank }. { $name } ({ $score })
names-joined = { $names } und { $last }

# Der Server auf der Kommandozeile.
serve-ready = Asztal ist bereit: { $address }  (Strg+C beendet; Partien bleiben erhalten)
compile-begins = Die Regeln werden im Hintergrund übersetzt; bis dahin laufen sie wie sie sind, nur langsamer.
compile-done = Die Regeln sind übersetzt. Der Server nutzt das ab dem nächsten Start; Bots, die jetzt zu denken beginnen, schon gleich.
compile-failed = Die Regeln bleiben unübersetzt: Alles geht, nur langsamer ({ $why }; mehr in { $log }).
serve-port-used = Port { $port } ist belegt, vielleicht von einem anderen Asztal: Öffne http://{ $host }:{ $port }/ oder gib mit --port einen anderen an.
serve-port-refused = Asztal kann auf { $host }, Port { $port }, keine Verbindungen annehmen ({ $reason }); gib mit --host oder --port etwas anderes an.
think-ready = Hier können Bots nachdenken, { $thinkers } auf einmal  (Strg+C beendet; andere übernehmen)
think-needs-postgres = Mit einer SQLite-Datei denken Bots im Server selbst nach (asztal serve --thinkers); asztal think braucht eine --database, die mit postgresql:// beginnt.
serve-no-database = „{ $database }“ ist keine Datenbank; gib mit --database den Pfad einer SQLite-Datei an oder eine Adresse, die mit postgresql:// beginnt.
serve-no-driver = Für PostgreSQL fehlt ein Paket: pip install 'asztal[postgres]'.
serve-database-silent = Die Datenbank { $database } antwortet nicht ({ $reason }); starte sie oder gib mit --database eine andere an.
serve-database-taken = Ein anderes Asztal nutzt die Datenbank { $database }; beende es oder gib mit --database eine andere an. Eine von PostgreSQL können mehrere teilen.
move-done = { $matches ->
        [one] Ein Tisch wurde übertragen
       *[other] { $matches } Tische wurden übertragen
    } und verglichen, insgesamt { $rows } Zeilen. Sie sind jetzt in { $target }; die alte Datenbank ist, wie sie war.
move-no-database = Eine Datenbank { $database } gibt es nicht; gib den Pfad der SQLite-Datei an oder eine Adresse, die mit postgresql:// beginnt.
move-database-used = Ein asztal serve oder asztal think nutzt die Datenbank { $database }; beende es und versuche es zehn Sekunden später noch einmal.
move-not-empty = Die Datenbank { $database } ist nicht leer; gib eine leere an oder den Pfad einer Datei, die es noch nicht gibt.
move-differs = Was geschrieben wurde, ist anders als das, was gelesen wurde ({ $what }); nichts wurde übertragen.
serve-database-folder = { $database } ist ein Ordner; gib mit --database den Pfad einer Datei darin an.
serve-database-refused = Die Datenbank { $database } lässt sich nicht nutzen ({ $reason }); mach sie beschreibbar oder gib mit --database eine andere an.
serve-database-newer = Die Datenbank { $database } stammt von einem neueren Asztal (Version { $version }); aktualisiere Asztal oder gib mit --database eine andere an.
