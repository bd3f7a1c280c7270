# A ház saját szavai: játék a terminálban és az eredmények.

language-name = magyar

terminal-welcome = { $game }, { $seats } fős játszma. Kezdőérték: { $seed }.
terminal-continue = Onnan folytatod, ahol abbahagytad (eddig { $choices } választás). Új játszma: --new.
terminal-help =
    Írd be egy lehetőség számát. Továbbá: u visszavonja az utolsó választásodat, l megmutatja a naplót,
    b megmutatja a táblát, s ment (s FÁJL máshová ment egy másolatot), q ment és kilép, ? megmutatja ezt a súgót.
terminal-prompt = A választásod
terminal-prompt-for = { $name }, a választásod
terminal-not-a-choice = „{ $typed }” nincs a lehetőségek között; írj be egy számot 1 és { $last } között, vagy a ? jelet, ha segítség kell.
terminal-thinking = { $name } gondolkodik…
terminal-saved = Elmentve ide: { $file }.
terminal-cannot-save = Nem menthető ide: { $file } ({ $reason }).
terminal-left = Elmentve ide: { $file }. Innen így folytathatod: „{ $command }”.
terminal-undone = Visszavonva.
terminal-nothing-to-undo = Nincs mit visszavonni: azóta feltárult valami, vagy valaki más is választott.
terminal-log-empty = Még nem történt semmi.
terminal-curtain = { $name } következik. Nyomd meg az Entert, amikor más nem látja.
terminal-you = { $name } (te)
terminal-bot = { $name } ({ $bot })
terminal-over = A játszma véget ért.

result-winner = { $name } győzött.
result-shared = Közös győzelem: { $names }.
result-rank = { $rank }. { $name } ({ $score })
