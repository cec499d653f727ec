import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'learn.asoiaf.chapter.moving': 'Je eine Einheit: bewegen',
  'learn.asoiaf.chapter.charge': 'Ein Ansturm',
  'learn.asoiaf.chapter.shooting': 'Je zwei Einheiten: schießen',
  'learn.asoiaf.chapter.flank': 'In die Flanke',
  'learn.asoiaf.chapter.tactics': 'Die Taktiktafel',
  'learn.asoiaf.chapter.cards': 'Taktikkarten',
  'learn.asoiaf.chapter.end': 'Das Ende einer Runde',

  'learn.asoiaf.welcome':
    'Guten Morgen, Heerführer. Unten stehen deine Geschworenen Schwerter, oben Gardisten der Lennisters. Eine Einheit sind Figuren in Reihen auf einem Tableau; der Pfeil ist ihre Front. Nichts Unerlaubtes lässt sich hier legen, und alles darf jederzeit gemessen werden.',
  'learn.asoiaf.activate':
    'Gespielt wird abwechselnd. In jedem Zug aktivierst du eine Einheit, die in dieser Runde noch nicht aktiviert wurde. Du hast nur eine: Klicke die Geschworenen Schwerter an.',
  'learn.asoiaf.activate.no': 'Eine musst du aktivieren, und es gibt nur die eine.',
  'learn.asoiaf.maneuver':
    'Eine aktivierte Einheit tut eines: Manöver, Marsch, Ansturm, Angriff oder Rückzug. Das Manöver ist die einfache Bewegung: drehen, geradeaus bis zu ihrer Geschwindigkeit (5 Zoll), drehen.',
  'learn.asoiaf.maneuver.no':
    'Ein Marsch geht doppelt so weit, aber nur geradeaus. Nimm das Manöver.',
  'learn.asoiaf.way':
    'Zieh die Einheit, dreh sie an ihrem Griff, oder gib Zahlen ein; was nicht erlaubt ist, sagt warum. Geh, wohin du magst, etwa vier Zoll voran, und bestätige.',
  'learn.asoiaf.way.no': 'Jede erlaubte Bewegung ist recht.',
  'learn.asoiaf.moved':
    'Da stehen sie. Unter dem Feld kannst du Sichtwinkel, Reichweiten und Sichtlinien zeichnen lassen und zwischen allem messen; dein Gegner erfährt davon nichts. Jetzt wird es schärfer.',
  'learn.asoiaf.charge':
    'Ein neuer Morgen, und der Feind ist nah. Aktiviere wieder deine Geschworenen Schwerter.',
  'learn.asoiaf.charge.no': 'Aktiviere die Geschworenen Schwerter.',
  'learn.asoiaf.charging':
    'Ein Ansturm ist Bewegung und Angriff in einem: Die Einheit geht so weit wie ihre Geschwindigkeit und ein Würfel zusammen, und schlägt zu, wen sie erreicht. Wähle ihn.',
  'learn.asoiaf.charging.no': 'Sie sind nah genug. Zum Ansturm!',
  'learn.asoiaf.target':
    'Der Tisch sagt, was du würfeln musst: ab 1, also kann es nicht misslingen. Wähle die Gardisten.',
  'learn.asoiaf.target.no': 'Nur die Gardisten sind in Reichweite.',
  'learn.asoiaf.heading':
    'Zuerst darfst du drehen, solange du sie noch erreichst. Der Vorschlag ist gut; bestätige ihn, oder dreh, wie du magst. Erst dann wird gewürfelt.',
  'learn.asoiaf.heading.no': 'Jede erlaubte Richtung ist recht.',
  'learn.asoiaf.align':
    'Du hast sie erreicht. Die Tableaus werden Kante an Kante gelegt: ganz, oder zur Hälfte nach einer Seite, damit noch jemand Platz hat. Wähle, was du magst.',
  'learn.asoiaf.align.no': 'Wähle einen der Plätze.',
  'learn.asoiaf.reroll':
    'Jetzt der Angriff: sieben Würfel, so viele, wie deine Reihen geben. Ab 4 ist es ein Treffer. Wer anstürmt, darf beliebige davon neu werfen: Wähle die Würfel unter 4 und bestätige.',
  'learn.asoiaf.reroll.no': 'Jeder der Würfel darf neu geworfen werden.',
  'learn.asoiaf.panic':
    'Für jeden Treffer haben die Gardisten einen Würfel geworfen, um ihn abzuwehren; jeder, der durchkam, war eine Wunde, und eine Figur fiel. Wer Wunden erlitten hat, legt eine Panikprobe ab: zwei Würfel gegen die Moral. Misslingt sie, laufen noch mehr davon. Und dann schlugen sie zurück, auf dieselbe Weise.',
  'learn.asoiaf.two':
    'Zwei gegen zwei. Bogenschützen brauchen keinen Kontakt: Aktiviere sie, sie stehen vor den Gardisten.',
  'learn.asoiaf.two.no': 'Die Schwerter kommen später. Zuerst die Bogenschützen.',
  'learn.asoiaf.shoot':
    'Wähle den Fernkampfangriff. Lange Reichweite sind 12 Zoll, und sie müssen ihr Ziel sehen.',
  'learn.asoiaf.shoot.no': 'Aus der Nähe taugen sie nicht viel. Schieß.',
  'learn.asoiaf.aim': 'Die Gardisten sind in Reichweite und in Sicht. Schieß auf sie.',
  'learn.asoiaf.aim.no': 'Nur die Gardisten sind zu sehen.',
  'learn.asoiaf.flank':
    'Dieselben Schritte: Treffer, Abwehr, Wunden, Panik. Nun sieh, wo deine Geschworenen Schwerter stehen: neben den Gardisten. Aktiviere sie.',
  'learn.asoiaf.flank.no': 'Aktiviere die Geschworenen Schwerter.',
  'learn.asoiaf.flankCharge':
    'Wer in der Flanke angestürmt wird, wehrt schlechter ab und gerät leichter in Panik. Zum Ansturm!',
  'learn.asoiaf.flankCharge.no': 'So eine Gelegenheit kommt nicht wieder. Zum Ansturm!',
  'learn.asoiaf.flankTarget':
    'Die Armbrustschützen sind weit: Nur eine 6 genügte. Die Gardisten sind nicht zu verfehlen.',
  'learn.asoiaf.flankTarget.no': 'Nimm das sichere Ziel: die Gardisten.',
  'learn.asoiaf.flanked':
    'In der Flanke angegriffen: 1 weniger auf jede Abwehr und 1 weniger in der Panikprobe. Im Rücken wären es 2. Wo Einheiten stehen, entscheidet Schlachten, mehr als die Würfel.',
  'learn.asoiaf.board':
    'Manche kämpfen mit Worten. Catelyn ist eine zivile Einheit: Sie steht nie auf dem Feld, sondern beansprucht eine Zone der Taktiktafel. Aktiviere sie.',
  'learn.asoiaf.board.no': 'Zuerst Catelyn. Die Schwerter haben Zeit.',
  'learn.asoiaf.claim':
    'Jede der fünf Zonen bewirkt sofort etwas, und kein anderer kann sie in dieser Runde nehmen. Auch Karten fragen, welche Zonen du kontrollierst. Nimm den Kampf.',
  'learn.asoiaf.claim.no':
    'Jede Zone ist für etwas gut. Für das, was kommt, brauchen wir den Kampf.',
  'learn.asoiaf.influence':
    'Catelyn kann auch eine Einheit beeinflussen: Ihre Karte liegt bis zum Ende der Runde bei ihr. Gib sie deinen Geschworenen Schwertern.',
  'learn.asoiaf.influence.no': 'Sie soll den eigenen helfen: den Geschworenen Schwertern.',
  'learn.asoiaf.attack': 'Der Feind hat gewartet. Aktiviere deine Geschworenen Schwerter.',
  'learn.asoiaf.attack.no': 'Aktiviere die Geschworenen Schwerter.',
  'learn.asoiaf.again':
    'Das kennst du: Ansturm. Nach Ziel und Richtung fragt der Tisch; das mache ich diesmal für dich.',
  'learn.asoiaf.again.no': 'Zum Ansturm!',
  'learn.asoiaf.card':
    'Vor den Würfeln darfst du eine Taktikkarte aus der Hand spielen, eine für jeden solchen Moment. Wildheit des Nordens macht den Angriff grausam; und weil du den Kampf kontrollierst, macht sie den Feind auch panisch. Spiele sie.',
  'learn.asoiaf.card.no': 'Auch gut. Diesmal Wildheit des Nordens.',
  'learn.asoiaf.end':
    'Sind alle aktiviert, endet die Runde: Karten werden auf drei aufgezogen, die Zonen sind wieder frei, und Siegpunkte werden gezählt, wie es der Spielmodus sagt. Nach spätestens sechs Runden ist es entschieden. Du kannst jetzt eine Armee führen.',

  'how.asoiaf.goal': 'Worum es geht',
  'how.asoiaf.goal.text':
    'Zwei Armeen treffen sich auf einem Feld von gut einem Meter und spielen um Siegpunkte: für Ziele, für vernichtete Einheiten, wie es der Spielmodus sagt. Mit 30 Punkten braucht eine Armee 8 davon; nach sechs Runden gewinnen die meisten.',
  'how.asoiaf.units': 'Einheiten',
  'how.asoiaf.units.text':
    'Figuren stehen in Reihen auf einem Tableau; jede verlorene Reihe kostet Angriffswürfel. Die Karte einer Einheit sagt, wie schnell sie ist, wie sie angreift, wie gut sie abwehrt (Verteidigung) und wie standhaft sie ist (Moral). Verstärkungen schließen sich Einheiten an, zivile Einheiten wirken im Hintergrund.',
  'how.asoiaf.turns': 'Eine Einheit, eine Sache',
  'how.asoiaf.turns.text':
    'Gespielt wird abwechselnd. In jedem Zug wird eine Einheit aktiviert und tut eines: Manöver, Marsch, Ansturm, Angriff, Rückzug. Wer noch Einheiten hat, muss eine aktivieren. Sind alle fertig, endet die Runde.',
  'how.asoiaf.moving': 'Bewegen',
  'how.asoiaf.moving.text':
    'Manöver: drehen, geradeaus bis zur Geschwindigkeit, drehen. Marsch: doppelt so weit, geradeaus. Der Tisch zeichnet, was erreichbar ist, und sagt die Regel, wo etwas nicht erlaubt ist. Beispiel: Mit Geschwindigkeit 5 manövriert man bis zu 5 Zoll.',
  'how.asoiaf.charge': 'Anstürmen',
  'how.asoiaf.charge.text':
    'Nenne ein Ziel in Sicht, dreh dich, wirf einen Würfel: Geschwindigkeit und Würfel zusammen müssen reichen. Wer ankommt, greift sofort an und darf Angriffswürfel neu werfen. Beispiel: Bei Geschwindigkeit 5 braucht ein Ziel in 8 Zoll Entfernung eine 3.',
  'how.asoiaf.attack': 'Angriffe und Panik',
  'how.asoiaf.attack.text':
    'Wirf die Würfel deiner Reihen; jeder Würfel ab dem Trefferwert ist ein Treffer. Der Verteidiger wirft für jeden Treffer einen Würfel, um ihn abzuwehren. Der Rest sind Wunden. Dann folgt die Panikprobe: zwei Würfel gegen die Moral; misslingt sie, kommen bis zu drei Wunden dazu.',
  'how.asoiaf.arcs': 'Front, Flanke, Rücken',
  'how.asoiaf.arcs.text':
    'Es kommt darauf an, von wo man angreift: In der Flanke hat der Verteidiger 1 weniger auf Abwehr und Panikprobe, im Rücken 2 weniger. Der Tisch zeigt Sichtwinkel, Sichtlinien und Bedrohung beider Seiten jederzeit.',
  'how.asoiaf.tactics': 'Die Taktiktafel',
  'how.asoiaf.tactics.text':
    'Zivile Einheiten beanspruchen eine von fünf Zonen: Krone verbreitet Panik, Reichtum heilt, Taktik bringt Karten, Kampf einen freien Angriff, Manöver eine freie Bewegung. Eine Zone gehört bis zum Ende der Runde dem, der auf ihr steht.',
  'how.asoiaf.cards': 'Taktikkarten und Befehle',
  'how.asoiaf.cards.text':
    'Jede Armee hat ein Deck von Taktikkarten: die ihrer Fraktion und die ihres Heerführers. Man spielt sie in dem Moment, der auf ihnen steht, eine für jeden solchen Moment; manche sind stärker, wenn man eine bestimmte Zone kontrolliert.',
};
