import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'learn.agot2.chapter.welcome': 'Willkommen',
  'learn.agot2.chapter.setup': 'Aufbau',
  'learn.agot2.chapter.plot': 'Strategiephase',
  'learn.agot2.chapter.draw': 'Nachziehphase',
  'learn.agot2.chapter.marshaling': 'Aufmarschphase',
  'learn.agot2.chapter.military': 'Ein Militäreinsatz',
  'learn.agot2.chapter.intrigue': 'Ein Intrigenspiel',
  'learn.agot2.chapter.power': 'Ein Machtkampf',
  'learn.agot2.chapter.defending': 'Verteidigen',
  'learn.agot2.chapter.dominance': 'Herrschaftsphase',
  'learn.agot2.chapter.standing': 'Aufrichtphase',
  'learn.agot2.chapter.taxation': 'Abgabenphase',
  'learn.agot2.chapter.end': 'Eine Runde später',

  'learn.agot2.welcome':
    'Setz dich, das Feuer brennt. Du führst Haus Stark, ich spiele Lennister, und wir spielen zusammen eine ganze Runde. Wer zuerst 15 Macht hat, gewinnt; ich habe 2 mitgebracht, damit es bei mir etwas zu holen gibt.',
  'learn.agot2.hand':
    'Sieben Karten, aus deinem Deck gezogen. Eine schlechte Hand dürftest du einmal zurückmischen und neu ziehen; diese ist gut. Behalte sie.',
  'learn.agot2.hand.no': 'Das darfst du, einmal in jeder Partie. Aber diese Hand lohnt sich.',
  'learn.agot2.setup':
    'Vor der ersten Runde legst du verdeckt Karten für bis zu 8 Gold aus. {eddard} kostet 7, {steward} 1 und {grove} nichts: Klicke die drei an und bestätige. Danach ziehst du wieder auf sieben auf.',
  'learn.agot2.setup.no':
    'Erlaubt wäre das. Lege hier {eddard}, {steward} und {grove} aus: zusammen genau 8.',
  'learn.agot2.plot':
    'Jede Runde beginnt mit einer geheim gewählten Strategie. Ihre Zahlen sind dein Gold, deine Initiative, dein Schaden (wie hart eine gewonnene Herausforderung trifft) und deine Reserve (wie viele Karten du behalten darfst). Nimm {feast}: 6 Gold.',
  'learn.agot2.plot.no': 'Ein andermal vielleicht. Jetzt brauchen wir das Gold von {feast}.',
  'learn.agot2.first':
    'Deine Initiative ist 1, meine 0: Du bestimmst den Startspieler. Wer beginnt, greift an, solange noch alle stehen. Nimm dich selbst: Haus Stark.',
  'learn.agot2.first.no': 'Großzügig! Aber dann griffe ich zuerst an. Wähle dich selbst.',
  'learn.agot2.draw':
    'Die Nachziehphase ist vorbei, ehe man aufsieht: Wir haben beide zwei Karten gezogen. Und weil du beginnst, hast du auch schon die 6 Gold deiner Strategie erhalten.',
  'learn.agot2.reduce':
    'Jetzt wird eingekauft. {arya} kostet 3, aber andere helfen beim Bezahlen: Klicke {grove} an. Die Karte wird gebeugt (quer gelegt), und deine nächste Karte kostet 1 weniger.',
  'learn.agot2.reduce.no': 'Mach es erst billiger: Klicke {grove} an.',
  'learn.agot2.kneel':
    'Was gebeugt ist, ist bis zum Ende der Runde verbraucht. {steward} hilft ebenfalls: noch 1 weniger für einen Charakter der Starks.',
  'learn.agot2.kneel.no': 'Ein Gold lässt sich noch sparen: Klicke {steward} an.',
  'learn.agot2.character':
    'Nun lass {arya} aus deiner Hand aufmarschieren. Sie kostet 1 statt 3. Die Symbole auf ihrer Karte sind die Herausforderungen, an denen sie teilnehmen kann, die Zahl ist ihre Stärke.',
  'learn.agot2.character.no': 'Dein Nachlass wartet auf {arya}.',
  'learn.agot2.reaction':
    'Sie hat eine Reaktion: Der Moment ist da, auf den ihr Text wartet. Benutze sie, und die oberste Karte deines Decks kommt als Duplikat unter sie. Ein Duplikat kann man hergeben, um ihr Leben zu retten.',
  'learn.agot2.reaction.no':
    'Du darfst passen, aber ein gerettetes Leben ist mehr wert. Benutze {arya}.',
  'learn.agot2.another': 'Fünf Gold sind übrig. Ein Ritter kostet 2: {knight}.',
  'learn.agot2.another.no': 'Ein einfacher Ritter genügt uns: {knight}.',
  'learn.agot2.attachment':
    'Verstärkungen machen aus einem Charakter mehr, als er ist. {bird} gibt dem, an den die Karte angelegt wird, ein Intrigensymbol.',
  'learn.agot2.attachment.no': 'Spiele {bird}; das macht aus jemandem einen Spion.',
  'learn.agot2.host':
    'An wen? Sogar an einen von meinen ginge es. Gib die Karte diesem: {knight}. Er hat selbst kein Intrigensymbol.',
  'learn.agot2.host.no': 'Am nötigsten hat es dieser: {knight}.',
  'learn.agot2.saved':
    'Zwei Gold sind übrig, und die behältst du: {sword} auf deiner Hand ist ein Ereignis, das erst beim Ausspielen bezahlt wird. Passe; dann bin ich mit dem Aufmarsch an der Reihe.',
  'learn.agot2.saved.no': 'Behalte die zwei Gold. Passe.',
  'learn.agot2.military':
    'Das Herz des Spiels: Mit jeder Art von Herausforderung darfst du mich einmal angreifen. Beginne mit der militärischen, in der Leute sterben.',
  'learn.agot2.military.no': 'Dazu kommen wir noch. Zuerst Militär.',
  'learn.agot2.attacker':
    'Angreifer werden gebeugt. {eddard} allein hat Stärke 5, und die anderen brauchen wir noch. Klicke ihn an und bestätige.',
  'learn.agot2.attacker.no': 'Schick {eddard} allein; die anderen bekommen ihren eigenen Kampf.',
  'learn.agot2.event':
    'Ich habe nicht verteidigt: 5 zu 0, du gewinnst um fünf. Das ist der Moment für {sword}, ein Ereignis, das nur ein um 5 oder mehr gewonnener Militäreinsatz erlaubt. Spiele es.',
  'learn.agot2.event.no': 'Dafür hast du das Gold gespart. Spiele {sword}.',
  'learn.agot2.target': 'Wen trifft es? {cloaks} sind das Stärkste, was ich habe.',
  'learn.agot2.target.no': 'Gnade? Wähle {cloaks}.',
  'learn.agot2.renown':
    'Sieh, was ein Sieg bringt: 1 Macht, weil niemand verteidigt hat, dann den Schaden: Ich musste noch einen von meinen töten ({tickler}). Und {eddard} ist Ruhmreich: Gewinnt er, erhält er selbst 1 Macht.',
  'learn.agot2.renown.no': 'Macht gewinnt das Spiel. Nimm sie für {eddard}.',
  'learn.agot2.intrigue':
    'Nun eine Intrige: Wer sie verliert, legt zufällig Karten von der Hand ab.',
  'learn.agot2.intrigue.no': 'Erst die Intrige, solange der Vogel singt.',
  'learn.agot2.spy':
    'Dank {bird} kann dein Ritter angreifen: {knight}. Er hat Stärke 2, genau wie mein Verteidiger: {lender}. Bei Gleichstand gewinnt der Angreifer.',
  'learn.agot2.spy.no': 'Nur einer hat das Symbol: {knight}.',
  'learn.agot2.power':
    'Ich habe mit 2 gegen 2 verteidigt, verloren, und eine Karte meiner Hand ist fort. Zuletzt die Macht: Sie wandert von meiner Fraktionskarte auf deine.',
  'learn.agot2.power.no': 'Eine Herausforderung ist übrig: Macht.',
  'learn.agot2.stealthy':
    'Wer noch steht und das Symbol hat: {arya}. Stärke 2 ist nicht viel, aber gib acht.',
  'learn.agot2.stealthy.no': '{arya} soll es sein.',
  'learn.agot2.stealth':
    '{arya} ist Heimlich: Sie schleicht sich an einem meiner Charaktere vorbei, der dann nicht verteidigen kann. Nur einer hätte sie aufgehalten: {merchant}. Wähle ihn.',
  'learn.agot2.stealth.no': 'Der hätte ohnehin nicht verteidigen können. {merchant} schon.',
  'learn.agot2.stand':
    'Wieder unverteidigt, und 1 Macht ist zu dir gewandert. Jetzt bin ich dran: {burned} greifen dich an, und alle deine sind gebeugt. Aber {eddard} reagiert, wenn du angegriffen wirst: Er richtet sich auf. Benutze ihn.',
  'learn.agot2.stand.no': 'Ohne {eddard} kann dich niemand verteidigen.',
  'learn.agot2.defender':
    'Verteidiger werden gebeugt wie Angreifer. Gewinnst du als Verteidiger, gibt es keinen Schaden, aber auch ich habe nichts erreicht. Stelle {eddard} gegen {burned}.',
  'learn.agot2.defender.no': 'Dann stürbe einer von deinen. Verteidige mit {eddard}.',
  'learn.agot2.dominance':
    'Abgewehrt, und noch einmal Ruhm. In der Herrschaftsphase zählt jeder die Stärke aller, die noch stehen, und sein übriges Gold. Deine haben alle gekämpft, also geht 1 Macht an mich. Wird es knapp, lass jemanden stehen.',
  'learn.agot2.standing': 'Alles, was gebeugt war, richtet sich wieder auf.',
  'learn.agot2.reserve':
    'Übriges Gold geht zurück, und niemand behält mehr Karten als die Reserve seiner Strategie: Deine ist 4, du hältst 5. {winter} kann gehen.',
  'learn.agot2.reserve.no': 'Die anderen werden dir mehr nützen. Lege {winter} ab.',
  'learn.agot2.end':
    'Das war eine Runde. Die nächste beginnt mit einer anderen Strategie; benutzte kommen erst wieder, wenn alle sieben benutzt sind. Du hast 5 von 15 Macht, ich habe 2. Von hier an liegt es bei dir.',

  'how.agot2.goal': 'Worum es geht',
  'how.agot2.goal.text':
    'Zwei große Häuser treffen sich in der Tjost, drei bis acht im Buhurt. Jeder spielt sein eigenes Deck: 60 Karten und 7 Strategien. Es geht um Macht, auf deiner Fraktionskarte und auf deinen Charakteren; mit 15 davon gewinnst du sofort.',
  'how.agot2.cards': 'Charaktere, Orte, Verstärkungen, Ereignisse',
  'how.agot2.cards.text':
    'Charaktere kämpfen. Ihre Symbole sagen, in welchen Herausforderungen, ihre Zahl, wie stark. Orte bringen Gold und Hilfe; Verstärkungen liegen an anderen Karten; Ereignisse spielt man aus der Hand, dann sind sie fort. Einzigartige Karten gibt es nur einmal: Weitere Kopien kommen als Duplikate darunter und können sie retten.',
  'how.agot2.plot': 'Eine Runde beginnt mit einer Strategie',
  'how.agot2.plot.text':
    'Beide wählen geheim eine ihrer Strategien und decken sie zugleich auf. Sie gibt Gold, Initiative (die höhere bestimmt den Startspieler), Schaden und Reserve, oft auch einen Effekt. Beispiel: Mit 6 Gold und Initiative 1 kaufst du viel, beginnst aber selten.',
  'how.agot2.marshaling': 'Kaufen, was man braucht',
  'how.agot2.marshaling.text':
    'Du ziehst zwei Karten, erhältst dein Gold und lässt Karten aufmarschieren, der Startspieler vor den anderen. Karten, die Kosten senken, werden dafür gebeugt. Übriges Gold bezahlt später Ereignisse und Hinterhalte und zählt für die Herrschaft.',
  'how.agot2.challenges': 'Drei Arten von Herausforderungen',
  'how.agot2.challenges.text':
    'Jeder darf der Reihe nach einmal mit Militär, Intrigen und Macht angreifen. Angreifer werden gebeugt, dann Verteidiger; die höhere Stärke gewinnt, bei Gleichstand der Angreifer. Wer angegriffen wurde und verliert, trägt den Schaden: Militär tötet Charaktere, Intrigen kosten Handkarten, Macht wandert.',
  'how.agot2.unopposed': 'Unverteidigt, Ruhmreich, Heimlich',
  'how.agot2.unopposed.text':
    'Wer als Angreifer gegen Stärke 0 gewinnt, erhält dafür 1 Macht. Ruhmreich gibt jedem Sieger, der es hat, 1 Macht. Heimlich hält einen Verteidiger fern. Beispiel: 5 gegen 0 mit Ruhmreich und Schaden 1 in Macht bringt drei Macht in einer Herausforderung.',
  'how.agot2.windows': 'Aktionen, Unterbrechungen, Reaktionen',
  'how.agot2.windows.text':
    'Aktionen benutzt man abwechselnd, wenn sich ein Fenster öffnet, bis beide passen. Unterbrechungen kommen, bevor etwas wirkt (Retten, Aufheben), Reaktionen danach. Der Tisch fragt dich nur, wo etwas möglich wäre, und Karten, die antworten können, leuchten. Daueraufträge passen für dich.',
  'how.agot2.end': 'Das Ende einer Runde',
  'how.agot2.end.text':
    'Wer die meiste Stärke stehen hat, Gold mitgezählt, gewinnt die Herrschaft und 1 Macht. Dann richtet sich alles auf, übriges Gold geht zurück, und wer mehr Karten hält als seine Reserve, legt ab.',
};
