game-title = Handel
game-sentence = Biete Zahlungen an; wer die meisten Münzen hat, gewinnt.
game-length = 2 Minuten

seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb

ask-offer = Was zahlst du?
choice-offer = { $number } zahlen (es bleiben { $left })
ask-answer = Nimmst du { $number } an?
choice-answer-refuse = ablehnen
choice-answer-accept = annehmen
ask-withdraw = Du kannst dein Angebot von { $number } zurückziehen.
choice-withdraw-withdraw = zurückziehen

event-offered = { $seat } bietet { $payment } an: { $victim }.
event-answered = { $seat } { $accepted ->
        [0] lehnt ab
       *[other] nimmt an
    }.
event-withdrawn = { $seat } zieht das Angebot zurück.
reason-done = Alle Angebote sind beantwortet.
