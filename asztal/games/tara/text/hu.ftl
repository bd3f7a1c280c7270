# Tara, a királyok trónusa, magyarul.

game-title = Tara, a királyok trónusa
game-sentence = Vezesd alattvalóidat a szántóföldekről a trónig; aki két tartomány királya, azt Tarában főkirállyá koronázzák.

seat-blue = Kék
seat-yellow = Sárga
seat-white = Fehér
seat-red = Vörös

province-0 = Connacht
    .in = Connachtban
province-1 = Ulster
    .in = Ulsterben
province-2 = Leinster
    .in = Leinsterben
province-3 = Munster
    .in = Munsterben

# Pozíciók: a név, ahogy a táblán áll; a társadalmi státusz (ki?), tárgyesetben (kit?), birtokolva (kijét?) és az
# előléptetés céljaként (kivé?); hová kerül valami, és hol áll.
position-0 = F1
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az F1 pozícióra
    .at = az F1 pozíción
position-1 = F2
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az F2 pozícióra
    .at = az F2 pozíción
position-2 = F3
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az F3 pozícióra
    .at = az F3 pozíción
position-3 = F4
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az F4 pozícióra
    .at = az F4 pozíción
position-4 = F5
    .rank = paraszt
    .rank-acc = parasztot
    .rank-poss = parasztját
    .rank-into = paraszttá
    .to = az F5 pozícióra
    .at = az F5 pozíción
position-5 = H1
    .rank = pásztor
    .rank-acc = pásztort
    .rank-poss = pásztorát
    .rank-into = pásztorrá
    .to = a H1 pozícióra
    .at = a H1 pozíción
position-6 = H2
    .rank = pásztor
    .rank-acc = pásztort
    .rank-poss = pásztorát
    .rank-into = pásztorrá
    .to = a H2 pozícióra
    .at = a H2 pozíción
position-7 = H3
    .rank = pásztor
    .rank-acc = pásztort
    .rank-poss = pásztorát
    .rank-into = pásztorrá
    .to = a H3 pozícióra
    .at = a H3 pozíción
position-8 = H4
    .rank = pásztor
    .rank-acc = pásztort
    .rank-poss = pásztorát
    .rank-into = pásztorrá
    .to = a H4 pozícióra
    .at = a H4 pozíción
position-9 = W1
    .rank = harcos
    .rank-acc = harcost
    .rank-poss = harcosát
    .rank-into = harcossá
    .to = a W1 pozícióra
    .at = a W1 pozíción
position-10 = W2
    .rank = harcos
    .rank-acc = harcost
    .rank-poss = harcosát
    .rank-into = harcossá
    .to = a W2 pozícióra
    .at = a W2 pozíción
position-11 = W3
    .rank = harcos
    .rank-acc = harcost
    .rank-poss = harcosát
    .rank-into = harcossá
    .to = a W3 pozícióra
    .at = a W3 pozíción
position-12 = C1
    .rank = főnök
    .rank-acc = főnököt
    .rank-poss = főnökét
    .rank-into = főnökké
    .to = a C1 pozícióra
    .at = a C1 pozíción
position-13 = C2
    .rank = főnök
    .rank-acc = főnököt
    .rank-poss = főnökét
    .rank-into = főnökké
    .to = a C2 pozícióra
    .at = a C2 pozíción
position-14 = K1
    .rank = király
    .rank-acc = királyt
    .rank-poss = királyát
    .rank-into = királlyá
    .to = a K1 pozícióra
    .at = a K1 pozíción

# Kérdések.
ask-leave-out = Melyik tartomány marad ki a játékból?
ask-choose-hand = Válassz még { $left ->
        [one] egy
       *[other] { $left }
    } kártyát erre a fordulóra; a többi a következőre marad.
ask-card = Melyik kártyát játszod ki?
ask-use = { $card-number }. kártya: { $card }. Mire használod? { $cumals ->
        [0] Nincs cumalod
       *[other] { $cumals } cumalod van
    }.
ask-province = Melyik tartományban?
ask-position = Hová raksz korongot { $province-in }? Az üres pozícióké az elsőbbség.
ask-own-disc = Saját { $position-rank } áll { $position-at }: erődöt hozol létre, vagy csak aktiválod?
ask-swap-first = Melyik korongot cseréled fel { $province-in }?
ask-swap-second = Melyik koronggal cseréled fel { $owner } korongját ({ $position })?
ask-keep-fort = Két erődöd van { $province-in }; melyik veszítse el a legfelső korongját?
ask-activate = Fizetsz { $cost } cumalt, hogy előléptess { $province-in }? { $cumals } cumalod van.
ask-promote = Melyik pozícióra léptetsz elő { $province-in }?
ask-own-target = Saját { $position-rank } áll { $position-at }: erődöt hozol létre, vagy csak aktiválod?
ask-traitor = Fizetsz 1 cumalt az árulóért { $province-in }? { $cumals } cumalod van.
ask-traitor-position = A felfordított kártya: { $card-number }, { $card }. Ki áll át hozzád { $province-in }?
ask-garrison = Te vagy a király { $province-in }. Hová állítasz helyőrséget?
ask-ransom = { $holder } rabságban tartja { $held ->
        [one] egy
       *[other] { $held }
    } korongodat. Mennyit fizetsz? { $cumals } cumalod van.
ask-next-start = Ki legyen a következő kezdőjátékos?

# Lehetőségek.
choice-leave-out = { $province }
choice-choose-hand = { $card-number }. kártya: { $card }, aktiváció { $card-cost }
choice-card = { $card-number }. kártya: { $card }, aktiváció { $card-cost }
choice-use-place = korongot raksz le
choice-use-swap = felcserélsz két korongot
choice-use-amnesty = amnesztiát hirdetsz 4 cumalért
choice-use-sell = eldobod a kártyát 2 cumalért
choice-province = { $province }
choice-province-fee = { $province } (üres: belépési díj { $fee })
choice-position = { $position }: { $position-rank-acc } raksz le
choice-position-stop = nem raksz le többet
choice-promote = { $position }: előléptetsz { $position-rank-into }
choice-promote-stop = nem léptetsz elő tovább
choice-capture = { $position }: elfogod { $victim } korongját
choice-storm = { $position }: megtámadod { $victim } erődjét
choice-own = { $position }: a saját korongod
choice-crown = { $position }: király leszel
choice-depose = K1: letaszítod a trónról { $victim } királyát
choice-own-disc-fort = erődöt hozol létre
choice-own-disc-hold = csak aktiválod
choice-own-target-fort = erődöt hozol létre
choice-own-target-hold = csak aktiválod
choice-disc-top = { $position }: { $owner } legfelső korongja
choice-disc-captive = { $position }: { $owner } alsó korongja
choice-keep-fort = { $position }
choice-activate-pay = fizetsz { $cost } cumalt
choice-activate-pass = nem léptetsz elő
choice-traitor-pay = fizetsz 1 cumalt
choice-traitor-pass = passzolsz
choice-traitor-position = { $position }: { $victim } korongja
choice-traitor-position-stop = senki
choice-garrison = { $position }
choice-garrison-stop = nem állítasz többet
choice-ransom = fizetsz { $number } cumalt { $number ->
        [one] egy
       *[other] { $number }
    } korongért
choice-ransom-all = fizetsz { $number } cumalt az összesért
choice-ransom-none = nem fizetsz
choice-next-start = { $seat }

# Ami történik.
event-left-out = { $province } kimarad a játékból.
event-start-player = { $seat } a kezdőjátékos; húzott kártyája: { $card-number }.
event-round-begins = { $round }. forduló
event-hand-picked = Erre a fordulóra megtartod ezt a kártyát: { $card-number }, { $card }.
event-card-played = { $seat } kijátszik egy kártyát { $province-in }: { $card-number }, { $card }.
event-fee-paid = { $seat } fizet { $amount } cumal belépési díjat az üres tartományért.
event-placed = { $seat } lerak egy { $position-rank-acc } { $position-to } { $province-in }.
event-captured = { $seat } elfogja { $victim } { $position-rank-poss } { $position-at } { $province-in }.
event-freed = { $seat } kiszabadítja { $count ->
        [one] egy
       *[other] { $count }
    } saját korongját.
event-fortified = { $seat } létrehoz egy erődöt { $position-at } { $province-in }.
event-fort-reduced = { $seat } erődje { $position-at } { $province-in } elveszíti legfelső korongját.
event-stormed = { $seat } megtámadja { $victim } erődjét { $position-at } { $province-in }.
event-held = { $seat } aktiválja a { $position-rank-poss } { $position-at } { $province-in }.
event-swapped = { $seat } felcserél két korongot { $province-in }: { $first } és { $second }.
event-amnesty = { $seat } fizet 4 cumalt, és amnesztiát hirdet { $province-in }: minden fogoly hazatér.
event-sold = { $seat } eldob egy kártyát ({ $card-number }) { $amount } cumalért.
event-activated = { $seat } fizet { $amount } cumalt az előléptetésért.
event-promoted = { $seat } előléptet egy alattvalót { $position-rank-into } { $position-to } { $province-in }.
event-crowned = { $seat } elnyeri a koronát { $province-in }.
event-deposed = { $seat } letaszítja a trónról { $victim } királyát { $province-in }.
event-tie-card = { $seat } felfordít egy kártyát az egyenlőség eldöntésére: { $card-number }.
event-traitor-passed = { $seat } lemond az árulóról { $province-in }.
event-traitor-paid = { $seat } fizet az árulóért { $province-in }, és felfordít egy kártyát: { $card-number }, { $card }.
event-traitor-took = { $seat } maga mellé állítja { $victim } { $position-rank-poss } { $position-at } { $province-in }.
event-traitor-failed = { $seat } nem talál árulót.
event-income = { $seat } kap { $amount } cumal jövedelmet.
event-cleared = { $province } kiürül.
event-imprisoned = { $seat } rabságba veti { $victim } { $count ->
        [one] egy
       *[other] { $count }
    } korongját.
event-king-seated = { $seat } királya trónra lép { $province-in }.
event-garrisoned = { $seat } felállít egy helyőrséget { $position-at } { $province-in }.
event-province-closed = { $province } a játszma végéig lezárul.
event-province-opened = { $province } megnyílik.
event-exchanged = { $seat } és { $other } kicserél egymással { $count ->
        [one] egy-egy
       *[other] { $count }-{ $count }
    } rabot.
event-ransomed = { $seat } fizet { $amount } cumal váltságdíjat { $holder } részére, és visszakap { $count ->
        [one] egy
       *[other] { $count }
    } korongot.
event-new-start = { $seat } az új kezdőjátékos.
event-high-king = { $seat } két tartomány királya, és Tarában főkirállyá koronázzák!
event-round-limit = { $round } forduló után véget ér a játszma.

reason-high-king = Két tartomány királya: főkirály Tarában.
reason-round-limit = Letelt a megszabott számú forduló; a legtöbb király számít, azután a főnökök, harcosok, pásztorok, parasztok, végül a cumalok.

# Az asztal a terminálban.
table-round = { $round }. forduló · kezdőjátékos: { $start }
table-pile = Húzópakli: { $pile } · dobott lapok: { $discards }
table-card = Játékban lévő kártya: { $card-number }, { $card }
table-hand = Kézben lévő kártyáid:
table-aside = A következő fordulóra:
table-closed = lezárva
table-player = { $name }: { $cumals } cumal · készlet { $supply } · király { $kings }
table-cards = kártya { $cards }
table-choosing = még választ
table-prisoners = rabok: { $list }
table-legend = ●B Kék, ▲Y Sárga, ◆W Fehér, ■R Vörös · * erőd · +n fogoly alatta · ♛ király
