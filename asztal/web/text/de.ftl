# Die Seiten, auf Deutsch.

site-name = Asztal
site-sentence = Ein Tisch für tiefgründige Brettspiele: Spiel sofort gegen Bots, oder schick deinen Freunden einen Link.

guest-name = Gast { $number }
here-name = Spieler { $number }

# Stufen und Rollen.
level-easy = leicht
    .about = Spielt vernünftig, übersieht aber kleine Unterschiede. Nachsichtig mit Anfängern.
level-medium = mittel
    .about = Spielt solide, übersieht aber hin und wieder etwas.
level-hard = schwer
    .about = Macht das Beste aus dem eigenen Zug und antwortet sofort.
level-expert = Experte
    .about = Denkt voraus, vor jeder Wahl bis zu fünf Sekunden lang.
level-measured = Gewann { $won } von { $games } Partien gegen „{ $against }“.
level-measured-how = Gemessen in Partien mit { $seats } Spielern{ $percent ->
        [100] .
       *[other] , in denen Bots, die vorausdenken, weit weniger Zeit hatten als hier.
    }
bot-random = Zufall
role-bot = Bot ({ $level })
role-you = du
role-absent = abwesend
role-stand-in = ein Bot springt ein
role-resigned = hat aufgegeben, ein Bot spielt weiter
role-gave-up = hat aufgegeben
role-out-of-time = Zeit abgelaufen, ein Bot spielt weiter

# Jede Seite.
nav-home = Alle Spiele
rules-contents = Inhalt
nav-rules = Regeln
nav-replay = Wiederholung
nav-hint = Tipp
nav-people = Spieler
nav-log = Verlauf
nav-close = Schließen
nav-menu = Einstellungen
nav-skip = Zum Tisch
footer-source = Offene Spiele, ehrliche Bots, kein Konto.
footer-keys = Tasten: Tab und Pfeile wechseln zwischen den Möglichkeiten, mit Umschalt auch zu dem, was nicht geht; Enter wählt oder sagt, warum nicht, Ziffern stellen eine Zahl ein, U nimmt zurück, H holt einen Tipp, + und − ändern die Größe, Esc schließt, was offen ist.

# Einstellungen.
settings-name = Dein Name
settings-save = Speichern
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-theme-auto = wie auf dem Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-confirm = Vor endgültigen Entscheidungen nachfragen
settings-sound = Töne: wenn ich dran bin, bei jeder Wahl, am Ende
settings-yes = ja
settings-no = nein
settings-device = Auf einem anderen Gerät weitermachen
settings-device-about = Ein Link, mit dem du auf einem anderen Gerät als du selbst weitermachst. Er gilt einmal, 15 Minuten lang.
device-title = Ein anderes Gerät
device-made = Öffne diesen Link innerhalb von 15 Minuten auf dem anderen Gerät. Er gilt einmal: Wer ihn öffnet, spielt als { $name }.
device-drop = Link zurücknehmen
device-open = Hier als { $name } weitermachen? Dieses Gerät verliert dann seinen bisherigen Gast und dessen Tische.
device-yes = Als { $name } weitermachen

# Die Startseite.
home-shelf = Spiele
home-seats = { $least } bis { $most } Spieler
home-seats-exactly = { $least } Spieler
home-play-now = Jetzt gegen Bots spielen
home-friends = Mit Freunden an den Tisch
home-learn = In fünf Minuten lernen
home-yours = Deine Tische
home-public = Offene Tische
home-finished = Beendete Partien
home-no-public = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen!
home-load = Aufzeichnung laden
home-load-about = Öffne eine gespeicherte Partie: Sieh sie dir noch einmal an, oder spiel weiter.
home-load-file = Datei
home-load-button = Laden
list-gathering = { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
list-your-turn = Du bist dran
list-open = Öffnen
list-lesson = Lektion
list-remove = Entfernen
list-remove-what = Lektion entfernen: { $title }
list-watch = Zusehen
list-sit = Hinsetzen

# Einen Tisch eröffnen.
make-title = { $game }: neuer Tisch
make-seats = Wie viele spielen mit?
make-who = Wer sitzt wo?
make-me = ich
make-friend = ein Freund, per Link
make-here = jemand an diesem Bildschirm
make-here-name = Name (an diesem Bildschirm)
make-bot = Bot ({ $level })
make-options = Regeln an diesem Tisch
make-more = Mehr
make-public = Wer darf kommen?
make-public-no = alle, die den Link haben
make-public-yes = alle; der Tisch steht auf der Startseite
make-pace = Wie schnell?
make-pace-live = live: alle sind da
make-pace-turns = Zug um Zug: es kann Tage dauern
make-clock = Bedenkzeit
make-clock-none = unbegrenzt
make-clock-minutes = je { $minutes } Minuten
make-seed = Startwert
make-seed-about = Lass das Feld leer, wenn frisch gemischt werden soll. Dieselbe Zahl gibt immer dieselben Karten; wer sie kennt, kann auch die Karten kennen.
make-button = Tisch eröffnen

# Bis alle sitzen.
gather-title = Warten auf Spieler
gather-invite = Schick diesen Link an alle, die sich dazusetzen sollen:
gather-copy = Kopieren
gather-copied = Kopiert
gather-sit = Hier hinsetzen
gather-rise = Diesen Platz freigeben
gather-fill = Jetzt beginnen, mit Bots auf den freien Plätzen
gather-free = frei
gather-options = Was für diesen Tisch gewählt wurde
gather-rules = Spielregeln
gather-only-here = Dieser Link geht nur auf diesem Computer: Wer woanders sitzt, braucht eine Adresse, unter der er zu erreichen ist.
gather-seed = Der Gastgeber hat den Startwert dieses Tisches festgelegt und kann die Karten kennen.

# Der Vorhang.
curtain-title = Gib das Gerät weiter
curtain-next = { $name } ist an der Reihe. Sieh erst hin, wenn sonst niemand zusieht.
curtain-show = Ich bin { $name }

# Der Tisch.
table-waiting = { $count ->
        [one] { $names } wählt …
       *[other] { $names } wählen …
    }
table-bot-for-you = Ein Bot wählt für dich.
table-choose-on-board = Wähle auf dem Tisch etwas, das leuchtet.
stepper-less = Eins weniger
stepper-more = Eins mehr
table-undo = Zurücknehmen
table-start-over = Zug neu beginnen
table-has-chosen = hat gewählt
table-choosing-now = wählt
table-your-turn = Du bist dran
table-confirm = Das lässt sich nicht zurücknehmen.
table-confirm-yes = Ja, los
table-confirm-no = Noch nicht
table-confirm-never = Nicht mehr fragen
table-board = Der Spielplan
map-label = Die Karte
map-nearer = Näher
map-farther = Weiter weg
map-whole = Ganze Karte
map-list = Als Liste
table-players = Spieler
table-all-choices = Alle Möglichkeiten
table-lost = Die Verbindung ist unterbrochen; neuer Versuch …
table-leave = Tisch verlassen
table-leave-about = Ein Bot springt ein, bis du zurück bist.
table-resign = Aufgeben
table-resign-sure = Endgültig aufgeben? Auf deinem Platz spielt ein Bot weiter.
table-resign-ends = Endgültig aufgeben? Die Partie ist dann zu Ende und für dich verloren.
table-asked = { $name }: { $question }
table-stand-in = Ein Bot soll einspringen
table-watching = Du siehst zu.
table-talk = Verlauf, Chat und Notizen
log-since = seit deinem letzten Zug
log-all = der ganze Verlauf
log-earlier = Früher
log-later = Später
log-empty = Noch ist nichts geschehen.
log-title = Der ganze Verlauf
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Senden
chat-placeholder = Sag etwas in die Runde
chat-spectators = { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
notes-title = Notizen
notes-about = Das siehst nur du.
notes-save = Speichern
notes-saved = Gespeichert
hint-title = Der Bot rät:
merit-gains = Das bringt dir { $what }.
merit-luck = Mit Glück bringt dir das { $what }.
merit-keeps = Mit jeder anderen Wahl verlierst du { $what }.
merit-spares = Mit jeder anderen Wahl bekommst du { $what }.
merit-hits = Das kostet { $name } { $what }.
merit-burdens = Das bringt { $name } { $what }.
merit-denies = Mit jeder anderen Wahl bekommt { $name } { $what }.
merit-ahead = Das kannst du so in diesem Zug bekommen: { $what }.
merit-aims = Das Ziel dieses Zuges: { $hope }
merit-later = Das soll es dir als Nächstes bringen: { $what }.
merit-wins = Damit gewinnst du die Partie.
merit-confirms = Das bestätigt nur, was du gewählt hast.
merit-furthest = Sofort ändert das wenig, auf Dauer verspricht es am meisten.
merit-furthest-for = Sofort ändert das wenig; auf Dauer verspricht es dir eher als anderes { $what }.
merit-furthest-hope = Sofort ändert das wenig. Auf Dauer eher als mit anderem: { $hope }
merit-furthest-against = Sofort ändert das wenig; auf Dauer hat { $name } so weniger Aussicht auf { $what }.
merit-even = Hier ist es fast gleich, was du wählst.
merit-cost = Das kostet dich { $what }.
merit-bears = Dafür bekommst du { $what }.
why-looking-on = Du siehst zu; es wählt nur, wer am Tisch sitzt.
why-over = Die Partie ist zu Ende.
why-asked = Danach wirst du gerade nicht gefragt, sondern: „{ $question }“
why-now = Das lässt sich jetzt nicht wählen.
why-can = Das kannst du jetzt wählen: { $choice }.
table-ends-turn = Danach wählt jemand anderes.
table-follows = Was daraus folgt:
table-score = Punkte
error-no-hints = An diesem Tisch gibt es keine Tipps; das hat der Gastgeber so entschieden.
error-hints-for-beginners = Tipps sind an diesem Tisch für Anfänger: für alle, die weniger als drei Partien dieses Spiels beendet haben.
make-hints = Tipps
make-hints-usual = an, außer bei begrenzter Bedenkzeit
make-hints-on = an
make-hints-beginners = an für Anfänger
make-hints-off = aus
coach-advice = Mein Rat:
coach-explains = Worum geht es?
coach-meanwhile = Inzwischen
coach-farewell = Die Lektion ist zu Ende
coach-welcome = Willkommen
coach-understood = Verstanden
hint-wait = Der Bot denkt nach …
tip-rules = Mehr in den Regeln

# Der Rückblick.
replay-title = Wiederholung
replay-position = Stellung { $at } von { $last }
replay-first = Anfang
replay-back = Zurück
replay-on = Weiter
replay-last = Ende
replay-eyes = Mit wessen Augen?
replay-eyes-none = Zuschauer
replay-eyes-all = alle Karten offen
replay-to-table = Zurück zum Tisch
replay-link = Link zu dieser Stellung
replay-play-on = Ab hier gegen Bots weiterspielen
replay-play-as = An wessen Stelle?
replay-later = Wenn die Partie zu Ende ist, kannst du sie mit den Augen aller Spieler ansehen, ab jeder Stellung weiterspielen und die Aufzeichnung speichern.
replay-slider = Stellung

# Das Ende.
end-rank = Platz
end-your-place = Dein Platz: { $rank } von { $seats }.
end-score = Punkte
end-chart = Chancen im Lauf der Partie
end-chart-about = Wie die Bots die Chancen jedes Spielers nach jeder Wahl einschätzen.
end-rematch = Revanche
end-replay = Noch einmal ansehen
end-record = Aufzeichnung speichern
end-resigned =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
end-too-long = Die Partie hatte mehr Entscheidungen, als eine Partie hier haben kann, deshalb endet sie unentschieden.

# Was schiefgeht.
error-title = Das hat nicht geklappt
error-home = Zur Startseite
error-refused = Das geht nicht. Geh zurück, sieh noch einmal hin und versuch etwas anderes.
error-illegal = Das steht jetzt nicht zur Wahl. Nichts hat sich geändert; wähle etwas, das leuchtet.
error-stale = Inzwischen hat jemand gewählt, vielleicht du selbst in einem anderen Fenster. Nichts hat sich geändert; sieh noch einmal hin.
error-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anders hat gewählt.
error-record = Diese Datei lässt sich nicht laden: Sie ist keine Aufzeichnung von Asztal, oder sie ist unvollständig oder verändert. Nimm die Datei genau so, wie sie gespeichert wurde.
error-record-rules = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt. Sie bleibt erhalten, aber diese Fassung von Asztal kann sie nicht zeigen.
error-no-game = Dieses Spiel gibt es hier nicht. Schau ins Regal auf der Startseite.
error-storage = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
error-no-table = Unter dieser Adresse gibt es keinen Tisch. Prüf den Link, oder eröffne einen neuen Tisch.
error-no-position = Diese Stellung gibt es in der Partie nicht. Nimm den Schieberegler in der Wiederholung.
error-no-page = Unter dieser Adresse gibt es keine Seite. Geh zur Startseite.
error-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen oder selbst einen Tisch eröffnen.
error-taken = Dort sitzt schon jemand. Nimm einen anderen Platz.
error-not-yours = Dieser Platz gehört jemand anderem. Ansehen und wählen kannst du nur auf deinem eigenen.
error-not-now = Das geht gerade nicht. Nichts hat sich geändert.
error-expired = Dieser Link ist falsch oder abgelaufen. Erstell auf dem anderen Gerät einen neuen.
error-name = Ein Name braucht 1 bis 24 Zeichen und mindestens einen Buchstaben oder eine Ziffer. Dein Name ist geblieben, wie er war.
error-text = Das ist zu lang. Nichts ist verloren; geh zurück und kürze es.
error-form = Im Formular stand ein Wert, den es nicht geben kann. Geh zurück und wähle noch einmal.
error-form-kind = Formulare kommen hier als einfache Felder an, Aufzeichnungen als Datei, beides in UTF-8. Das war etwas anderes; nichts ist geschehen.
error-option-seats = Diese Tischoption gibt es nicht für diese Zahl von Spielern; ihre Erklärung nennt die richtige.
error-foreign = Diese Anfrage kam von einer anderen Website, darum ist nichts geschehen. Öffne die Seite hier und versuch es noch einmal.
error-too-large = Das ist zu groß zum Senden. Eine Aufzeichnung darf höchstens 1 MB haben.
error-too-many = Von deiner Adresse kommen zu viele Anfragen. Warte ein paar Sekunden und versuch es dann noch einmal.
error-trouble = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher; versuch es noch einmal.
error-busy = Die Bots sind gerade beschäftigt. Versuch es gleich noch einmal.
error-headers = Der Kopf dieser Anfrage ist zu lang, deshalb ist nichts geschehen. Lösche die Cookies dieser Seite und versuche es dann noch einmal.
error-slow = Der Rest dieser Anfrage kam nicht rechtzeitig, deshalb ist nichts geschehen. Versuche es noch einmal.
error-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließe einige Seiten und versuche es dann noch einmal.
error-crowded = Der Server ist gerade voll. Versuche es gleich noch einmal.
error-no-http = Das war keine Anfrage, die dieser Server versteht.
error-host = Dieser Server trägt diesen Namen nicht. Nimm die Adresse, die du bekommen hast, oder lass den Namen vom Betreiber hinzufügen.
error-too-many-pages = Von deiner Adresse sind zu viele Seiten offen. Schließe einige und versuche es dann noch einmal.
error-record-long = Diese Partie hat zu viele Entscheidungen, um hier geladen zu werden. Es ist nichts geschehen.
error-undo-limit = Du hast in dieser Partie so viel zurückgenommen, dass nichts mehr zurückgenommen werden kann. Entscheide dich und spiel weiter.
error-crowd = An diesem Tisch schauen so viele zu, dass für mehr kein Platz ist. Versuche es später noch einmal.
error-quota-tables = Du hast in letzter Zeit sehr viele Tische eröffnet. Spiel an einem davon oder versuche es später noch einmal.
error-quota-public = Du hast in letzter Zeit viele öffentliche Tische eröffnet. Eröffne einen, der nicht öffentlich ist, oder versuche es später noch einmal.
error-quota-bots-only = Du hast in letzter Zeit sehr oft nur Bots spielen lassen. Versuche es später noch einmal.
error-quota-uploads = Du hast in letzter Zeit sehr viele Partien geladen. Versuche es später noch einmal.
error-quota-disk = Du hast in letzter Zeit sehr viel gespeichert. Es hat sich nichts geändert; versuche es später noch einmal.
error-quota-messages = Du hast in letzter Zeit sehr viele Nachrichten geschrieben. Versuche es in einer Minute noch einmal.
error-quota-hints = Du hast in letzter Zeit um sehr viele Tipps gebeten. Versuche es in einer Minute noch einmal.
error-quota-writes = Du hast in letzter Zeit sehr viel geändert. Mehr hat sich nicht geändert; versuche es in einer Minute noch einmal.

# Ankommen: wie eine Partie beginnt, und wie die heißen, die spielen.
home-quick-bots = Bots: { $level }
home-quick-level = { $game }: Wie stark sind die Bots?
home-quick-seats = { $game }: Wie viele spielen?
gather-invited = { $name } lädt dich an den Tisch ein
gather-all-here = Alle sind da
gather-how = Die Partie beginnt, wenn der Gastgeber es sagt oder wenn alle bereit sind.
gather-how-host = Die Partie beginnt, wenn du es sagst oder wenn alle bereit sind.
gather-begin = Beginnen
gather-say-ready = Ich bin bereit
gather-not-ready = Moment, noch nicht
gather-ready = bereit
gather-unready = { $count ->
        [one] { $names } hat noch nicht „bereit“ gesagt.
       *[other] { $names } haben noch nicht „bereit“ gesagt.
    }
gather-kept = Platz freigehalten, noch nicht da
gather-kept-for-you = Eine Revanche: Dein Platz ist freigehalten
gather-who = Wer bekommt diesen Platz: { $seat }?
gather-levels = Wie stark sind die Bots?
list-full = alle sind da, gleich geht es los
name-refused = Ein Name hat 1 bis 24 Zeichen und mindestens einen Buchstaben oder eine Ziffer. Sonst hat sich nichts geändert.

# Chat und Notizen.
chat-unread = ungelesen
notes-unsaved = Noch nicht gespeichert; neuer Versuch …

# Das Ende, für jeden einzeln.
result-you-win = Du gewinnst!
result-you-share = Du teilst dir den Sieg mit { $names }.
fate-resigned-playing = Du hast aufgegeben. Ein Bot spielt auf deinem Platz weiter; du kannst zusehen oder gehen.
fate-resigned-over = Du hast aufgegeben, und ein Bot hat auf deinem Platz weitergespielt.
fate-resigned-end = Du hast aufgegeben; damit war die Partie zu Ende.
fate-time-playing = Deine Zeit ist abgelaufen. Ein Bot spielt auf deinem Platz weiter; du kannst zusehen oder gehen.
fate-time-over = Deine Zeit ist abgelaufen, und ein Bot hat auf deinem Platz weitergespielt.
rematch-asked = { $name } möchte eine Revanche.
rematch-join = Bei der Revanche mitspielen
rematch-open = Zur Revanche

# Speed, sounds, zoom.
settings-speed = Wie schnell Bots wählen
speed-slow = langsam
speed-normal = normal
speed-quick = schnell
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-keys = Tasten: Leertaste spielt ab und hält an, 1 bis 3 stellen das Tempo ein, die Pfeiltasten führen zurück und weiter, + und − ändern die Größe.
zoom-title = Zoom
zoom-out = Brett kleiner
zoom-in = Brett größer
zoom-reset = Ganzes Brett
