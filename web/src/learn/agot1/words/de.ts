import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'learn.agot1.chapter.welcome': 'Willkommen',
  'learn.agot1.chapter.setup': 'Aufbau',
  'learn.agot1.chapter.plot': 'Strategiephase',
  'learn.agot1.chapter.titles': 'Titel',
  'learn.agot1.chapter.marshalling': 'Aufmarschphase',
  'learn.agot1.chapter.influence': 'Einfluss',
  'learn.agot1.chapter.challenges': 'Herausforderungen',
  'learn.agot1.chapter.round': 'Das Ende einer Runde',
  'learn.agot1.chapter.end': 'Eine Runde später',

  'learn.agot1.welcome':
    'Drei Stühle stehen am Tisch: Du führst Haus Stark, Lennister ist dein Gegner, und Baratheon sitzt dabei. Wer zuerst 15 Macht hat, auf der Hauskarte und auf Charakteren zusammen, gewinnt. Lennister beginnt mit 2, damit es etwas zu holen gibt.',
  'learn.agot1.setup':
    'Du legst verdeckt Charaktere und Orte für bis zu 5 Gold aus. {eddard} kostet 4, {recruiter} 1: Klicke beide an und bestätige. Danach ziehst du wieder auf sieben Karten auf.',
  'learn.agot1.setup.no': 'Erlaubt wäre das. Lege {eddard} und {recruiter} aus: zusammen genau 5.',
  'learn.agot1.plot':
    'Jede Runde beginnt mit einer geheim gewählten Strategie: Einkommen, Initiative und Schaden. Nimm {blood}. Solange sie offen liegt, kann niemand mit dem Siegel Adliger getötet werden; {eddard} trägt es. Siegel bewirken selbst nichts, aber Karten sprechen von ihnen.',
  'learn.agot1.plot.no': 'Ein andermal. {blood} schützt jetzt deine Adligen.',
  'learn.agot1.first':
    'Du hast die höchste Initiative und bestimmst den Startspieler. Nimm dich selbst, Haus Stark: Du wählst zuerst deinen Titel und greifst zuerst an.',
  'learn.agot1.first.no': 'Großzügig! Wähle dich selbst.',
  'learn.agot1.title':
    'Ab drei Spielern nimmt jeder für die Runde offen einen Titel. Jeder hat einen Vorteil, unterstützt einen anderen Titel und steht mit anderen in Konkurrenz. Nimm diesen: {coin}. Er bringt 2 Gold mehr.',
  'learn.agot1.title.no': 'Jeder Titel hat seine Zeit. Wir brauchen Gold: {coin}.',
  'learn.agot1.location':
    'Alle haben gezogen; du hast 4 Gold erhalten und 2 für deinen Titel. Baratheon nahm einen Titel, den deiner unterstützt ({laws}): In dieser Runde kannst du sie nicht angreifen. Beginne mit {sea}: Die Karte kostet nichts, und ihre Schriftrolle ist 1 Einfluss.',
  'learn.agot1.location.no': 'Zuerst der Ort, der nichts kostet: {sea}.',
  'learn.agot1.reduce':
    'Klicke diese Karte an: {recruiter}. Sie wird gebeugt (quer gelegt), und dein nächster Charakter der Starks kostet 1 weniger.',
  'learn.agot1.reduce.no': 'Spare erst ein Gold: {recruiter}.',
  'learn.agot1.arya': 'Nun lass {arya} aufmarschieren, für 1 statt 2.',
  'learn.agot1.arya.no': 'Der Nachlass wartet auf {arya}.',
  'learn.agot1.catelyn':
    'Fünf Gold sind übrig. {catelyn} kostet 3 und hat ein Intrigensymbol, das sonst keiner von deinen hat. Eine Karte eines anderen Hauses würde 2 mehr kosten.',
  'learn.agot1.catelyn.no': 'Du brauchst jemanden mit Intrigensymbol: {catelyn}.',
  'learn.agot1.attachment':
    '{summer} ist ein Zusatz: 2 Stärke mehr für einen Stark und ein Militärsymbol.',
  'learn.agot1.attachment.no': 'Spiele jetzt {summer}.',
  'learn.agot1.host': 'Gib {summer} an {arya}.',
  'learn.agot1.host.no': 'Diesmal an {arya}.',
  'learn.agot1.done':
    'Genug. Passe, damit {sea} stehen bleibt; der Einfluss wird gleich gebraucht.',
  'learn.agot1.done.no': 'Heb es dir auf und passe.',
  'learn.agot1.influence':
    'Die Herausforderungen beginnen, und davor sind Aktionen möglich. {arya} kann sich für diese Phase den Ruhm von {eddard} nehmen; das kostet 1 Einfluss, und Einfluss bezahlt man durch Beugen: {sea} wird gebeugt. Benutze {arya}.',
  'learn.agot1.influence.no': 'Probiere erst den Einfluss: Benutze {arya}.',
  'learn.agot1.military':
    'Jede Art von Herausforderung einmal, gegen wen du willst, außer gegen den, den dein Titel unterstützt. Beginne mit der militärischen gegen Lennister.',
  'learn.agot1.military.no': 'Zuerst Militär, gegen Lennister.',
  'learn.agot1.attacker':
    'Angreifer werden gebeugt. Schick {eddard} allein; {arya} wird noch gebraucht.',
  'learn.agot1.attacker.no': '{eddard} allein genügt.',
  'learn.agot1.event':
    'Zwischen den Schritten einer Herausforderung sind Aktionen möglich. {winter} ist ein Ereignis: Es kostet kein Gold und erhöht deinen Schaden in dieser Herausforderung auf 2. Spiele es.',
  'learn.agot1.event.no': 'Dafür hast du es auf der Hand. Spiele {winter}.',
  'learn.agot1.intrigue':
    'Niemand hat verteidigt: Lennister musste zwei Charaktere töten, und du hast 1 Macht erhalten, weil es unverteidigt war. Nun die Intrige: Wer sie verliert, legt zufällig Karten ab.',
  'learn.agot1.intrigue.no': 'Jetzt die Intrige.',
  'learn.agot1.spy':
    '{catelyn} hat Stärke 3, und genauso {cersei}, die verteidigen kann. Bei Gleichstand gewinnt der Angreifer. Greif an.',
  'learn.agot1.spy.no': 'Nur {catelyn} hat das Symbol.',
  'learn.agot1.power':
    '3 zu 3: Du gewinnst, eine Karte ihrer Hand ist fort, und {cersei} ist gebeugt. Gegen einen Machtkampf ist niemand mehr übrig.',
  'learn.agot1.power.no': 'Eine Herausforderung ist übrig: Macht.',
  'learn.agot1.last': '{arya} hat mit ihrem Wolf Stärke 4, und den Ruhm. Greif an.',
  'learn.agot1.last.no': '{arya} soll es sein.',
  'learn.agot1.dominance':
    'Eine Macht wanderte von der Hauskarte der Lennisters auf deine, eine gab es, weil niemand verteidigte, eine durch Ruhmreich auf {arya} selbst. In der Herrschaftsphase zählt die Stärke aller, die stehen, und übriges Gold. Deine haben alle gekämpft; bei Gleichstand gewinnt niemand.',
  'learn.agot1.standing':
    'Alles hat sich wieder aufgerichtet, und übriges Gold ging zurück in die Schatzkammer. Deine Hand hat in dieser Edition keine Grenze; dafür zieht niemand mehr als drei zusätzliche Karten in einer Runde.',
  'learn.agot1.end':
    'Das war eine Runde: Du hast 4 von 15 Macht. Reaktionen, Retten und Aufheben kommen, wenn Karten danach fragen; der Tisch öffnet das Fenster und sagt, wer gefragt ist. Zu dritt ruhen benutzte Titel, bis alle benutzt sind. Jetzt liegt es bei dir.',

  'how.agot1.goal': 'Worum es geht',
  'how.agot1.goal.text':
    'Zwei bis sechs Spieler führen ein Haus, jeder mit einem Deck von mindestens 60 Karten und 7 Strategien. Macht auf deiner Hauskarte und auf deinen Charakteren zählt zusammen; mit 15 gewinnst du sofort. Vier ist der klassische Tisch; auch zwei gegen zwei ist möglich.',
  'how.agot1.plot': 'Strategien und Startspieler',
  'how.agot1.plot.text':
    'Alle decken zugleich eine Strategie auf: Einkommen, Initiative, Schaden und oft ein Text. Die höchste Initiative bestimmt den Startspieler. Beispiel: Schaden 2 tötet in einem gewonnenen Militärschlag zwei Charaktere.',
  'how.agot1.titles': 'Titel',
  'how.agot1.titles.text':
    'Ab drei Spielern nimmt jeder für die Runde einen Titel. Jeder bringt etwas (Gold, Einfluss, Karten, Stärke), unterstützt einen Titel und steht mit anderen in Konkurrenz: Wen du unterstützt, kannst du nicht angreifen, aber für ihn verteidigen; wer gegen einen Konkurrenten gewinnt, erhält Macht.',
  'how.agot1.marshalling': 'Gold, und andere Häuser',
  'how.agot1.marshalling.text':
    'Du erhältst dein Einkommen und spielst Charaktere, Orte und Zusätze. Karten anderer Häuser sind erlaubt, kosten aber 2 Gold mehr. Einkommenssymbole zählen ab der nächsten Runde.',
  'how.agot1.influence': 'Einfluss und Siegel',
  'how.agot1.influence.text':
    'Eine Schriftrolle mit einer Zahl ist Einfluss: Beuge solche Karten, um Fähigkeiten und Ereignisse zu bezahlen; was zu viel ist, verfällt. Siegel (Adliger, Gelehrter, Geweihter, Krieger, Schatten) sind Zeichen, von denen Karten sprechen. Beispiel: Die Macht des Blutes schützt alle Adligen.',
  'how.agot1.challenges': 'Herausforderungen',
  'how.agot1.challenges.text':
    'Militär, Intrigen und Macht, jede einmal, gegen jeden Gegner. Angreifer werden gebeugt, dann Verteidiger; die höhere Stärke gewinnt, bei Gleichstand der Angreifer. Zwischen den Schritten sind Aktionen möglich. Wer unverteidigt gewinnt, erhält 1 Macht dazu.',
  'how.agot1.responses': 'Passive Fähigkeiten, Reaktionen, Retten',
  'how.agot1.responses.text':
    'Erst geschieht, was geschehen muss (passive Fähigkeiten), dann dürfen Reaktionen benutzt werden, beginnend links von dem, der handelt. Retten und Aufheben kommen, bevor es zu spät ist; ein Duplikat unter einer einzigartigen Karte kann sie retten.',
  'how.agot1.end': 'Das Ende einer Runde',
  'how.agot1.end.text':
    'Stärke, die steht, und übriges Gold entscheiden über die Herrschaft und 1 Macht. Dann richtet sich alles auf, und das Gold geht zurück. Die Hand hat keine Grenze.',
};
