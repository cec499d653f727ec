import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'learn.iron-throne.chapter.welcome': 'Willkommen',
  'learn.iron-throne.chapter.preparation': 'Vorbereitung',
  'learn.iron-throne.chapter.support': 'Unterstützung',
  'learn.iron-throne.chapter.encounter': 'Die Begegnung',
  'learn.iron-throne.chapter.resolution': 'Auswertung',
  'learn.iron-throne.chapter.hostages': 'Geiseln',
  'learn.iron-throne.chapter.defending': 'Du wirst herausgefordert',
  'learn.iron-throne.chapter.truce': 'Ein Frieden',
  'learn.iron-throne.chapter.supporting': 'Unterstützen',
  'learn.iron-throne.chapter.end': 'Drei Züge später',

  'learn.iron-throne.welcome':
    'Willkommen im Kleinen Rat. Du bist Haus Stark. Das sind deine fünf Einflussmarker: Wer alle fünf auf die Tafeln anderer Häuser ausgeweitet hat, beendet das Spiel, und die meisten Marker gewinnen.',
  'learn.iron-throne.house':
    'Die Karten sind verteilt. Eddard führt dein Haus; er kämpft nicht, aber die 4 Macht auf seinem Bogen sind deine Reserve. Catelyn, Robb, Arya und Bran kämpfen für dich. Die Zahl ist ihre Macht; bei 0 ist ein Charakter für immer tot.',
  'learn.iron-throne.power':
    'Du bist am Zug, also der Herausforderer. Eine Ereigniskarte hat deinen Gegner genannt: Haus Lennister. Ihr habt beide eine Karte gezogen; nun legt jeder 1 Macht vom Anführerbogen auf einen Charakter. Gib sie Robb.',
  'learn.iron-throne.power.no': 'Jeder könnte sie brauchen. Diesmal Robb am meisten.',
  'learn.iron-throne.commit':
    'Ein Charakter geht in die Begegnung, und was er hat, bringst du mit: Robb mit 5. Aber Vorsicht: Verlierst du, ist die Hälfte fort.',
  'learn.iron-throne.commit.no': 'Schick Robb. Er ist jetzt der Stärkste.',
  'learn.iron-throne.reply':
    'Jaime steht mit 4 gegen dich. Wer nicht beteiligt ist, darf einer Seite offen Hilfe anbieten. Haus Baratheon bietet dir Davos mit 4 Macht an. Unterstützer gewinnen mit dir und verlieren mit dir. Nimm an.',
  'learn.iron-throne.reply.no': 'Stolz! Aber vier Macht sind vier Macht. Nimm an.',
  'learn.iron-throne.card':
    'Jetzt legt ihr beide eine Karte verdeckt aus. Zweimal Krieg: Die höhere Summe gewinnt. Zweimal Frieden: Ihr verhandelt. Eins von jedem ist Verrat, und der Krieg gewinnt. Auf deiner Seite stehen 5 und 4; leg die 12 dazu.',
  'learn.iron-throne.card.no': 'Kühn. Aber in der ersten Begegnung gehen wir sicher: die 12.',
  'learn.iron-throne.hostage':
    '21 zu 9. Gewinnt die Seite des Herausforderers, weitet dort jeder Einfluss auf den Verteidiger aus, du und dein Unterstützer; Jaime hat die Hälfte seiner Macht verloren. Und der Sieger nimmt eine Geisel, eine Karte des Verlierers. Nimm die oberste Karte des Stapels.',
  'learn.iron-throne.hostage.no':
    'Von der Hand wäre es eine zufällige. Nimm die oberste Karte des Stapels.',
  'learn.iron-throne.torment':
    'Ein neuer Zug. An seinem Anfang kann man Geiseln freilassen und zieht dafür eine Karte, oder man foltert sie, und ihr Haus leidet. Es ist ein grausames Spiel: Foltere diese.',
  'learn.iron-throne.torment.no': 'Gütig, aber foltere sie, damit du siehst, was geschieht.',
  'learn.iron-throne.victim':
    'Wen trifft es? 1 Macht wandert von einem Lennister auf deinen eigenen Anführerbogen. Jaime ist schon schwach.',
  'learn.iron-throne.victim.no': 'Jaime ist fast gebrochen. Wähle ihn.',
  'learn.iron-throne.defend':
    'Jetzt ist Lennister der Herausforderer, und das Ereignis nennt dich. Der Verteidiger sieht erst, wen der andere schickt: Tyrion mit 4. Schick, wen du magst.',
  'learn.iron-throne.defend.no': 'Wähle einen deiner Charaktere.',
  'learn.iron-throne.truce':
    'Tyrion lächelt und spricht von Frieden. Versprechen binden niemanden, aber glauben wir ihm: Leg deinen Frieden.',
  'learn.iron-throne.truce.no':
    'Das wäre Verrat, und er nähme dafür Geiseln. Versuch es mit Frieden.',
  'learn.iron-throne.bargain':
    'Er hat Wort gehalten. In einem Frieden verhandelt ihr über Einfluss, bis zu zwei Geiseln und bis zu 3 Macht. Er schlägt vor, dass jeder von euch einen Einfluss auf den anderen ausweitet. Ohne Einigung verlieren beide. Nimm an.',
  'learn.iron-throne.bargain.no': 'Du könntest mehr verlangen und alles wagen. Nimm diesmal an.',
  'learn.iron-throne.offer':
    'Baratheon fordert Lennister heraus; du bist nicht beteiligt. Du darfst einer Seite einen Charakter anbieten. Biete dem Herausforderer Bran an: Gewinnt er, weitest auch du Einfluss aus. Klicke Bran an, dann die Seite.',
  'learn.iron-throne.offer.no':
    'Bran für den Herausforderer: Nur diese Seite weitet Einfluss aus, wenn sie gewinnt.',
  'learn.iron-throne.raven':
    'Bran nimmt teil, also darfst du seine Karte in dem Moment ausspielen, der auf ihr steht: jetzt, bevor Karten gelegt werden. „Dreiäugiger Rabe“ lässt dich in eine Hand sehen. Spiele sie aus.',
  'learn.iron-throne.raven.no': 'Der Moment ist gut. Spiele die Karte aus.',
  'learn.iron-throne.look': 'Wessen Hand willst du sehen? Ich sähe bei Lennister nach.',
  'learn.iron-throne.look.no': 'Wähle eine von beiden.',
  'learn.iron-throne.betrayal':
    'Baratheon legte Krieg, Lennister Frieden: Verrat. Krieg gewinnt, wie hoch die Summen auch sind, du weitest noch einen Einfluss aus, und Jaime ist daran gestorben. Doch der Verratene nimmt von jedem Sieger eine Geisel, auch von dir.',
  'learn.iron-throne.end':
    'Drei Züge, drei Einfluss: noch zwei, und du hast gewonnen. Es bleibt die Fähigkeit deines Anführers; der Tisch sagt dir, wann sie sich benutzen lässt. Traue niemandem.',

  'how.iron-throne.goal': 'Worum es geht',
  'how.iron-throne.goal.text':
    'Drei bis fünf Große Häuser ringen um den Thron. Jeder hat fünf Einflussmarker und will sie auf die Tafeln der anderen ausweiten. Hat jemand den fünften ausgeweitet oder sind alle Charaktere eines Hauses tot, gewinnen die meisten ausgeweiteten Marker.',
  'how.iron-throne.house': 'Anführer, Charaktere, Macht',
  'how.iron-throne.house.text':
    'Du ziehst zwei Anführer deines Hauses und behältst einen. Die anderen vier Charaktere kämpfen für dich, mit je 4 Macht; 4 weitere liegen als Reserve auf dem Anführerbogen. Ein Charakter ohne Macht ist für immer tot.',
  'how.iron-throne.turn': 'In jedem Zug eine Begegnung',
  'how.iron-throne.turn.text':
    'Wer am Zug ist, ist der Herausforderer, eine Ereigniskarte nennt den Verteidiger. Beide ziehen eine Karte, legen 1 Macht auf einen Charakter und schicken einen in die Begegnung, der Herausforderer zuerst.',
  'how.iron-throne.support': 'Wer zu wem steht',
  'how.iron-throne.support.text':
    'Die anderen dürfen einer Seite offen einen Charakter anbieten. Wer angenommen wird, gewinnt und verliert mit ihr. Beispiel: Mit Robb (5) und Davos (4) hat der Herausforderer 9, noch bevor eine Karte zu sehen ist.',
  'how.iron-throne.cards': 'Krieg, Frieden, Verrat',
  'how.iron-throne.cards.text':
    'Herausforderer und Verteidiger legen eine Karte verdeckt aus. Zweimal Krieg: Karten und Macht werden addiert, die höhere Summe gewinnt, bei Gleichstand verlieren beide. Zweimal Frieden: Sie verhandeln. Eins von jedem ist Verrat: Krieg gewinnt, wie hoch die Summen auch sind.',
  'how.iron-throne.bargain': 'Verhandeln',
  'how.iron-throne.bargain.text':
    'In einem Frieden können sich die zwei auf Einfluss, bis zu zwei Geiseln und bis zu 3 Macht einigen, für einen oder beide. Was vereinbart ist, gilt. Ohne Einigung verlieren beide Seiten. Beispiel: Jeder weitet einen Einfluss auf den anderen aus.',
  'how.iron-throne.result': 'Belohnungen und Sanktionen',
  'how.iron-throne.result.text':
    'Gewinnt die Seite des Herausforderers, weitet jeder auf ihr einen Einfluss auf den Verteidiger aus. Gewinnt die Seite des Verteidigers, zieht jeder zwei Karten und verteilt 2 Macht. Der Charakter jedes Verlierers verliert die Hälfte seiner Macht, aufgerundet.',
  'how.iron-throne.hostages': 'Geiseln',
  'how.iron-throne.hostages.text':
    'Wer einen Krieg gewinnt, nimmt eine Karte der Verliererseite; wer verraten wird, nimmt von jedem auf der Gewinnerseite eine. Am Anfang eines Zuges lässt man Geiseln frei (und zieht eine Karte) oder foltert sie (und ihr Haus verliert Macht).',
  'how.iron-throne.abilities': 'Anführer und Charakterkarten',
  'how.iron-throne.abilities.text':
    'Jeder Anführer hat eine Fähigkeit. Eine Charakterkarte kann man wie einen Krieg mit dem Wert 0 legen oder für ihren Text ausspielen, solange dieser Charakter teilnimmt. Viele dieser Texte sind von uns; jede Karte sagt es.',
};
