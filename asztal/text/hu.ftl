# A ház saját szavai: játék a terminálban és az eredmények.

language-name = magyar

terminal-welcome = { $game }, { $seats } játékos. Kezdőérték: { $seed }.
terminal-continue = Onnan folytatod, ahol abbahagytad (eddig { $choices } választás). Új játszmát a --new kapcsolóval kezdhetsz.
terminal-help =
    Írd be egy lehetőség számát. Továbbá: u visszavonja az utolsó választásodat, l megmutatja a naplót,
    b megmutatja a táblát, s ment (s FÁJL máshová ment egy másolatot), q ment és kilép, ? megmutatja ezt a súgót.
terminal-prompt = A választásod
terminal-prompt-for = { $name }, a választásod
terminal-not-a-choice = „{ $typed }” nincs a lehetőségek között; írj be egy számot { $first } és { $last } között, vagy a ? jelet, ha segítség kell.
terminal-thinking = { $name } gondolkodik…
terminal-saved = Elmentve ide: { $file }.
terminal-cannot-save = Nem menthető ide: { $file } ({ $reason }).
terminal-left = Elmentve ide: { $file }. Innen így folytathatod: „{ $command }”.
terminal-undone = Az utolsó választásod visszavonva.
terminal-nothing-to-undo = Nincs mit visszavonni: azóta feltárult valami, vagy valaki más is választott.
terminal-log-empty = Még nem történt semmi.
terminal-curtain = { $name } következik. Nyomd meg az Entert, amikor más nem látja.
terminal-hand-on = Írj be egy a betűt, ha helyetted { $names } választ.
terminal-you = { $name } (te)
terminal-bot = { $name } ({ $bot })
terminal-over = A játszma véget ért.

result-winner = { $name } győzött.
result-shared = Közös győzelem: { $names }.
result-rank = { $rank }. { $name } ({ $score })
names-joined = { $names } és { $last }

# A kiszolgáló a parancssorban.
serve-ready = Az Asztal készen áll: { $address }  (a Ctrl+C leállítja; a játszmák megmaradnak)
compile-begins = A szabályok fordítása a háttérben folyik; addig fordítás nélkül futnak, csak lassabban.
compile-done = A szabályok le vannak fordítva. A kiszolgáló a következő indítástól használja őket; a most gondolkodni kezdő botok már most.
compile-failed = A szabályok fordítás nélkül maradnak: minden működik, csak lassabban ({ $why }; bővebben: { $log }).
serve-port-used = Foglalt a port: { $port }. Talán egy másik Asztal fut rajta: nyisd meg a http://{ $host }:{ $port }/ címet, vagy adj meg másik portot a --port kapcsolóval.
serve-port-refused = Az Asztal itt nem fogadhat kapcsolatot: { $host }, port: { $port } ({ $reason }). Adj meg másikat a --host vagy a --port kapcsolóval.
think-ready = Itt gondolkodhatnak a botok, egyszerre { $thinkers }  (a Ctrl+C leállítja; mások veszik át a munkát)
think-needs-postgres = SQLite-fájllal a botok magában a kiszolgálóban gondolkodnak (asztal serve --thinkers); az asztal think parancshoz postgresql:// kezdetű --database kell.
serve-no-database = Ez nem adatbázis: „{ $database }”. Adj meg egy SQLite-fájlt vagy egy postgresql:// kezdetű címet a --database kapcsolóval.
serve-no-driver = A PostgreSQL-hez hiányzik egy csomag: pip install 'asztal[postgres]'.
serve-database-silent = Ez az adatbázis nem válaszol: { $database } ({ $reason }). Indítsd el, vagy adj meg másikat a --database kapcsolóval.
serve-database-taken = Ezt az adatbázist egy másik Asztal használja: { $database }. Állítsd le, vagy adj meg másikat a --database kapcsolóval. Egy PostgreSQL-adatbázist többen is használhatnak.
move-done = { $matches ->
       *[other] { $matches } asztal átkerült
    }, az összehasonlítás rendben, összesen { $rows } sor. Mostantól itt vannak: { $target }; a régi adatbázis érintetlen.
move-no-database = Nincs ilyen adatbázis: { $database }. Add meg az SQLite-fájl elérési útját vagy egy postgresql:// kezdetű címet.
move-database-used = Ezt az adatbázist egy asztal serve vagy asztal think használja: { $database }. Állítsd le, és tíz másodperc múlva próbáld újra.
move-not-empty = Ez az adatbázis nem üres: { $database }. Adj meg egy üreset vagy egy még nem létező fájlt.
move-differs = Amit az Asztal kiírt, eltér attól, amit beolvasott ({ $what }); semmi sem került át.
serve-database-folder = Ez egy mappa: { $database }. Adj meg egy benne lévő fájlt a --database kapcsolóval.
serve-database-refused = Ez az adatbázis nem használható: { $database } ({ $reason }). Tedd írhatóvá, vagy adj meg másikat a --database kapcsolóval.
serve-database-newer = Ezt az adatbázist egy újabb Asztal készítette ({ $version }. verzió): { $database }. Frissítsd az Asztalt, vagy adj meg másikat a --database kapcsolóval.
