import { type ChallengeNouns, challengesIn, type Noun } from './challenges.de.ts';
import type { en } from './en.ts';
import { rules } from './rules.de.ts';
import { traits } from './traits.de.ts';

/** "Ein Charakter", with article, in the case that is asked for: nominative, dative, or accusative. */
const inCase = (nom: string, dat: string, acc: string): string =>
  `{case, select, nom {${nom}} dat {${dat}} other {${acc}}}`;

const nouns = (words: { [noun: string]: string }): string =>
  `{noun, select, ${Object.entries(words)
    .map(([noun, said]) => `${noun} {${said}}`)
    .join(' ')}}`;

/** What the two German editions call differently. */
interface Terms {
  readonly attachment: Noun & { readonly gender: 'm' | 'f' };
  readonly challenges: ChallengeNouns;
  readonly faction: string;
  readonly trait: string;
}

/** The German words with the terms of an edition. */
export function germanWords(terms: Terms): Record<keyof typeof en, string> {
  const { faction } = terms;
  const challenge = challengesIn(terms.challenges);
  const attachment = terms.attachment.one;
  const plain = terms.attachment.many;
  const attachments = (dative: (words: string) => string): string =>
    plain.endsWith('n') ? plain : dative(plain);

  /** All nouns with the forms of a word before them: masculine, feminine, neuter. */
  const withWord = (
    [mNom, mDat, mAcc]: readonly string[],
    [fNom, fDat, fAcc]: readonly string[],
    [nNom, nDat, nAcc]: readonly string[],
  ): string => {
    const m = (noun: string) => inCase(`${mNom} ${noun}`, `${mDat} ${noun}`, `${mAcc} ${noun}`);
    const f = (noun: string) => inCase(`${fNom} ${noun}`, `${fDat} ${noun}`, `${fAcc} ${noun}`);
    const n = (noun: string) => inCase(`${nNom} ${noun}`, `${nDat} ${noun}`, `${nAcc} ${noun}`);
    return nouns({
      character: m('Charakter'),
      location: m('Ort'),
      attachment: terms.attachment.gender === 'm' ? m(attachment) : f(attachment),
      event: n('Ereignis'),
      plot: f('Strategiekarte'),
      agenda: f('Agenda'),
      title: m('Titel'),
      faction: f(faction),
      cardInPlay: f('Karte im Spiel'),
      attachmentOrLocation:
        terms.attachment.gender === 'm'
          ? m(`${attachment} oder Ort`)
          : inCase(
              `${fNom} ${attachment} oder ${mNom} Ort`,
              `${fDat} ${attachment} oder ${mDat} Ort`,
              `${fAcc} ${attachment} oder ${mAcc} Ort`,
            ),
      characterOrLocation: inCase(
        `${mNom} Charakter oder Ort`,
        `${mDat} Charakter oder Ort`,
        `${mAcc} Charakter oder Ort`,
      ),
      characterOrFaction: inCase(
        `${mNom} Charakter oder ${fNom} ${faction}`,
        `${mDat} Charakter oder ${fDat} ${faction}`,
        `${mAcc} Charakter oder ${fAcc} ${faction}`,
      ),
      other: f('Karte'),
    });
  };

  const plural = (dative: (words: string) => string): string =>
    nouns({
      character: dative('Charaktere'),
      location: dative('Orte'),
      attachment: attachments(dative),
      event: dative('Ereignisse'),
      plot: 'Strategiekarten',
      agenda: 'Agendas',
      title: dative('Titel'),
      faction: `${faction}n`,
      cardInPlay: 'Karten im Spiel',
      attachmentOrLocation: `${attachments(dative)} oder ${dative('Orte')}`,
      characterOrLocation: `${dative('Charaktere')} oder ${dative('Orte')}`,
      characterOrFaction: `${dative('Charaktere')} oder ${faction}n`,
      other: 'Karten',
    });

  const single = nouns({
    character: 'Charakter',
    location: 'Ort',
    attachment,
    event: 'Ereignis',
    plot: 'Strategiekarte',
    agenda: 'Agenda',
    title: 'Titel',
    faction,
    cardInPlay: 'Karte im Spiel',
    attachmentOrLocation: `${attachment} oder Ort`,
    characterOrLocation: 'Charakter oder Ort',
    characterOrFaction: `Charakter oder ${faction}`,
    other: 'Karte',
  });

  const many = plural((words) => `${words}{case, select, dat {n} other {}}`);

  const properties = '{properties, select, none {} other { ({properties})}}';
  const subject = '{subject, select, none {} other {{subject} }}';

  const signed = '{amount, number, ::sign-always}';
  const forEach = '{forEach, select, none {} other { für {forEach}}}';
  const cards = '{amount, plural, one {# Karte} other {# Karten}}';
  const counted =
    '{counted, select, none {} other { für {counted}}}{or, select, none {} other { ({or})}}';
  const takesPart =
    '{who, select, none {} other {{attacks, select, yes { und {who} dabei angreift} other { und {who} daran teilnimmt}}}}';
  const result = (verb: string): string =>
    `du {challenge}{as, select, attacker { als Angreifer} defender { als Verteidiger} other {}}{by, plural, =0 {} other { mit mindestens # Stärke Vorsprung}}{unopposed, select, yes { unverteidigt} other {}} ${verb} hast${takesPart}`;
  const passive = (verb: string): string =>
    `{who} ${verb} {timing, select, after {worden ist} would {würde} other {wird}}`;
  const body =
    '{when, select, none {} other { – {when}}}: {body}.{limit, select, none {} other { {limit}}}';
  const inPiles =
    '{whose, select, yours {deinem {pilesOr}} losers {dem {pilesOr} des verlierenden Gegners} other {dem {pilesOr} eines Gegners}}';
  const per =
    '{per, select, challenge {Herausforderung} phase {Phase} round {Runde} other {Partie}}';
  const plotValue =
    '{value, select, gold {Gold} initiative {Initiative} claim {Schaden} other {Reserve}}';

  return {
    ...rules(challenge),
    ...traits,
    // ---- names

    'player.0': 'Spieler 1',
    'player.1': 'Spieler 2',
    'player.2': 'Spieler 3',
    'player.3': 'Spieler 4',
    'player.4': 'Spieler 5',
    'player.5': 'Spieler 6',
    'player.6': 'Spieler 7',
    'player.7': 'Spieler 8',

    'faction.baratheon': 'Baratheon',
    'faction.greyjoy': 'Graufreud',
    'faction.lannister': 'Lennister',
    'faction.martell': 'Martell',
    'faction.neutral': 'neutral',
    'faction.stark': 'Stark',
    'faction.targaryen': 'Targaryen',
    'faction.thenightswatch': 'Nachtwache',
    'faction.tyrell': 'Tyrell',

    'phase.setup': 'Aufbau',
    'phase.plot': 'Strategiephase',
    'phase.draw': 'Nachziehphase',
    'phase.marshaling': 'Aufmarschphase',
    'phase.challenges': 'Herausforderungsphase',
    'phase.dominance': 'Herrschaftsphase',
    'phase.standing': 'Aufrichtphase',
    'phase.any': 'Phase',
    'phase.taxation': 'Abgabenphase',

    'challenge.military': 'Militär',
    'challenge.intrigue': 'Intrigen',
    'challenge.power': 'Macht',
    'challenge.any':
      '{case, select, dat {einer Herausforderung} none {keine Herausforderung} other {eine Herausforderung}}',
    'challenge.one': `{case, select, nom {${challenge.nominative('ein')}} dat {${challenge.dative('ein')}} none {${challenge.accusative('kein')}} other {${challenge.accusative('ein')}}}`,
    'challenge.named': 'genannt',
    'challenge.several':
      '{case, select, dat {einer} none {keine} other {eine}} Herausforderung ({typesOr})',

    'zone.hand': 'Hand',
    'zone.deck': 'Nachziehstapel',
    'zone.discard': 'Ablagestapel',
    'zone.dead': 'Totenstapel',

    'token.stand': 'Aufrichtmarker',
    'token.betrayal': 'Verratsmarker',
    'token.poison': 'Giftmarker',

    'keyword.ambush': 'Hinterhalt ({value})',
    'keyword.insight': 'Einblick',
    'keyword.intimidate': 'Einschüchternd',
    'keyword.limited': 'Limitiert',
    'keyword.noAttachments': `{except, select, none {Keine ${plain}} other {Keine ${plain} außer {except}}}`,
    'keyword.noSuchAttachments': `Keine ${plain} mit dem ${terms.trait} {trait}`,
    'keyword.pillage': 'Brandschatzen',
    'keyword.renown': 'Ruhmreich',
    'keyword.rivals': 'Konkurrenz: {value}',
    'keyword.stealth': 'Heimlich',
    'keyword.supports': 'Unterstützung: {value}',
    'keyword.terminal': 'Vergänglich',

    'type.location': 'Ort',
    'type.attachment': attachment,
    'type.event': 'Ereignis',
    'type.character': 'Charakter',

    // ---- the text box of a card

    'text.keyword': '{Keyword}.',
    'text.attach': '{Attach}.',
    'text.copies': 'Höchstens {copies, plural, one {# Kopie} other {# Kopien}} pro Karte.',
    'text.bonus': `{amount, number, ::sign-always} ${plotValue} auf deiner aufgedeckten Strategiekarte.`,
    'text.deck': 'Deck: {term}.',
    'term.mayInclude': '{faction}-Karten, die nicht loyal sind, sind erlaubt',
    'term.atLeast': 'mindestens {count} {faction}-Karten',
    'term.neutralAtMost': 'höchstens {count} neutrale Karten',
    'term.plots': 'genau {size} Strategiekarten, bis zu {doubled} davon doppelt',
    'text.constant': '{Body}.',
    'text.whileIt': 'Solange {conditions}: {body}.',
    'text.action': `{phase, select, none {Aktion} plot {Strategieaktion} draw {Nachziehaktion} marshaling {Aufmarschaktion} challenges {Herausforderungsaktion} dominance {Herrschaftsaktion} standing {Aufrichtaktion} other {Abgabenaktion}}${body}`,
    'text.would': `Unterbrechung${body}`,
    'text.interrupt': `Unterbrechung${body}`,
    'text.forcedInterrupt': `Erzwungene Unterbrechung${body}`,
    'text.reaction': `Reaktion${body}`,
    'text.forcedReaction': `Erzwungene Reaktion${body}`,
    'text.whenRevealed': `Sobald aufgedeckt${body}`,
    'text.trigger': '{timing, select, after {nachdem} other {wenn}} {trigger}',
    'text.onlyIf': 'nur wenn {conditions}',
    'text.fromDiscard': 'solange diese Karte auf deinem Ablagestapel liegt',
    'text.fromDead': 'solange diese Karte auf deinem Totenstapel liegt',
    'text.fromHand': 'solange du diese Karte auf der Hand hast',
    'text.clauses': '{one}, {other}',
    'text.cost': '{costs} → {effects}',
    'text.choose': 'wähle {target}',
    'text.effects': '{one}; {other}',
    'text.limit': `Nur {times}× pro ${per}.`,
    'text.max': `Maximal {times}× pro ${per}.`,
    'text.statements': '{all}',
    'text.sentences': '{one} {other}',
    'text.cannotBeCanceled': 'Niemand kann dies aufheben.',
    'text.anybody': 'Jeder Spieler darf dies nutzen.',
    'text.face': `{type, select, attachment {Als ${attachment}} other {Andere Seite}}: {line}`,

    // ---- which cards

    'what.a': `${withWord(['ein', 'einem', 'einen'], ['eine', 'einer', 'eine'], ['ein', 'einem', 'ein'])}${properties}`,
    'what.each': `${withWord(['jeder', 'jedem', 'jeden'], ['jede', 'jeder', 'jede'], ['jedes', 'jedem', 'jedes'])}${properties}`,
    'what.first': `${withWord(['der erste', 'dem ersten', 'den ersten'], ['die erste', 'der ersten', 'die erste'], ['das erste', 'dem ersten', 'das erste'])}${properties} jeder Runde`,
    'what.next': `${withWord(['der nächste', 'dem nächsten', 'den nächsten'], ['die nächste', 'der nächsten', 'die nächste'], ['das nächste', 'dem nächsten', 'das nächste'])}${properties}`,
    'what.named': `{card}${properties}`,
    'what.upTo': `bis zu {count, plural, one {# ${single}} other {# ${many}}}${properties}`,
    'what.count': `{count, plural, one {# ${single}} other {# ${many}}}${properties}`,
    'what.plural': `${many}${properties}`,

    'these.self': inCase('diese Karte', 'dieser Karte', 'diese Karte'),
    'these.host': inCase('der Träger', 'dem Träger', 'den Träger'),
    'these.yourFaction': inCase(
      'deine Fraktionskarte',
      'deiner Fraktionskarte',
      'deine Fraktionskarte',
    ),
    'these.chosen': inCase('das Ziel', 'dem Ziel', 'das Ziel'),
    'these.it': `{many, select, yes {${inCase(`${nouns({ character: 'jeder', location: 'jeder', event: 'jedes', title: 'jeder', other: 'jede' })} von ihnen`, 'ihnen', 'sie')}} other {${nouns(
      {
        character: inCase('er', 'ihm', 'ihn'),
        location: inCase('er', 'ihm', 'ihn'),
        title: inCase('er', 'ihm', 'ihn'),
        characterOrLocation: inCase('er', 'ihm', 'ihn'),
        event: inCase('es', 'ihm', 'es'),
        other: inCase('sie', 'ihr', 'sie'),
      },
    )}}}`,
    'these.triggering': inCase('jene Karte', 'jener Karte', 'jene Karte'),
    'these.everybodysChoice': '{case, select, dat {allem Gewählten} other {alles Gewählte}}',
    'these.notChosen': '{case, select, other {{what} (nicht gewählt)}}',
    'these.stillThere': inCase('das Ziel', 'dem Ziel', 'das Ziel'),

    'is.both': '{one}, {other}',
    'is.yours': 'unter deiner Kontrolle',
    'is.opponents': 'unter der Kontrolle eines Gegners',
    'is.ownedByYou': 'in deinem Besitz',
    'is.losers': 'unter der Kontrolle des verlierenden Gegners',
    'is.defendingPlayers': 'unter der Kontrolle des verteidigenden Spielers',
    'is.notHost': 'nicht der Träger',
    'is.another': 'nicht diese Karte',
    'is.unique': 'einzigartig',
    'is.nonUnique': 'nicht einzigartig',
    'is.standing': 'aufrecht',
    'is.kneeling': 'gebeugt',
    'is.participating': 'teilnehmend',
    'is.attacking': 'angreifend',
    'is.defending': 'verteidigend',
    'is.withoutAttachments': `ohne ${plain}`,
    'is.limited': 'limitiert',
    'is.nonLimited': 'nicht limitiert',
    'is.ofFaction': '{factionsOr}',
    'is.withTrait': '{traitsOr}',
    'is.withoutTrait': 'nicht {trait}',
    'is.named': '{card}',
    'is.costAtMost': 'Kosten höchstens {cost}',
    'is.costAtMostIf':
      'aufgedruckte Kosten höchstens {cost}, oder höchstens {other}, wenn {condition}',
    'is.strengthAtMost': 'Stärke höchstens {strength}',
    'is.strengthAtMostIf': 'Stärke höchstens {strength}, oder höchstens {other}, wenn {condition}',
    'is.weaker': 'weniger Stärke als diese Karte',
    'is.printedStrengthAtMost': 'aufgedruckte Stärke höchstens {strength}',
    'is.withIcon': 'mit {icon}-Symbol',
    'is.chosenPlayers': 'unter der Kontrolle des gewählten Spielers',
    'is.ofAnotherType': 'von anderer Art als der genannten',
    'is.costAtMostX': 'Kosten höchstens X',
    'is.anyOf': '{one} oder {other}',
    'is.alone': 'allein teilnehmend',
    'is.strengthAtLeast': 'Stärke mindestens {strength}',
    'is.winners': 'unter der Kontrolle des siegreichen Gegners',
    'is.ofRicherPlayer': 'unter der Kontrolle eines Spielers mit mehr Macht als du',
    'is.notChosenPlayers': 'nicht unter der Kontrolle des gewählten Spielers',
    'is.itself': 'diese Karte',
    'is.withPower': 'mit Macht',
    'is.withKeyword': 'mit {keywordsOr}',
    'is.notOfFaction': 'nicht {faction}',
    'is.strongerThanHost': 'mehr Stärke als der Träger',
    'is.withoutIcon': 'ohne {icon}-Symbol',

    'attach.on': 'nur an {what} anlegen',
    'attach.duplicateOn': 'kann für 0 Gold als Duplikat unter {what} aufmarschieren',
    'attach.any': 'an einen Charakter anlegen',

    'each.gold': 'jedes Gold in deiner Goldreserve',
    'each.strengthWonBy': 'je {strength} Stärke Vorsprung',
    'each.theirCharacters': 'jeden Charakter unter der Kontrolle des gewählten Spielers',
    'each.orIf': 'oder {other}, wenn {condition}',
    'each.strengthOfTarget': 'jeden Punkt Stärke des Ziels',
    'each.deadCharacter': 'jeden Charakter auf deinem Totenstapel',
    'each.attachmentOnIt': 'jede daran angelegte Karte',
    'each.usedPlot': 'jede Strategiekarte in deinem Archiv',

    // ---- what abilities wait for

    'on.youWin': result('gewonnen'),
    'on.youLose': result('verloren'),
    'on.challengeInitiated':
      '{by, select, you {du {challenge}} opponent {ein Gegner {challenge}} other {{challenge}}}{against, select, you { gegen dich} other {}} {by, select, you {initiiert hast} opponent {initiiert hat} other {initiiert worden ist}}',
    'on.declaredAsDefender': 'diese Karte zum Verteidiger erklärt worden ist',
    'on.declaredAsAttacker': 'diese Karte zum Angreifer erklärt worden ist',
    'on.bypasses': 'diese Karte mit Heimlich einen Charakter umgangen hat',
    'on.pillages': 'diese Karte durch Brandschatzen eine Karte abgelegt hat',
    'on.phaseBegins': 'die {phase} begonnen hat',
    'on.phaseEnds': 'die {phase} endet',
    'on.youWinDominance': 'du die Herrschaft gewonnen hast',
    'on.opponentCollectsIncome': 'ein Gegner sein Einkommen erhalten hat',
    'on.entersPlay':
      'diese Karte {how, select, ambush {aus dem Hinterhalt } duringChallenge {während einer Herausforderung } duringChallengesPhase {während der Herausforderungsphase } other {}}ins Spiel gekommen ist',
    'on.youMarshalThis': 'du diese Karte hast aufmarschieren lassen',
    'on.enters': '{what} ins Spiel gekommen ist',
    'on.youMarshalOrPlay': 'du {what} gespielt hast oder hast aufmarschieren lassen',
    'on.youPlay': 'du {what} gespielt hast',
    'on.killed': passive('getötet'),
    'on.killedOrDiscarded': passive('getötet oder aus dem Spiel abgelegt'),
    'on.sacrificedOrKilled': passive('geopfert oder getötet'),
    'on.leavesPlay':
      '{who} das Spiel {timing, select, after {verlassen hat} would {verlassen würde} other {verlässt}}',
    'on.stands': passive('aufgerichtet'),
    'on.gainsPower':
      '{who} Macht {timing, select, after {erhalten hat} would {erhalten würde} other {erhält}}',
    'on.strengthRaised': '{who} an Stärke gewonnen hat',
    'on.claimApplied':
      'der Schaden aus {challenge} {by, select, anybody {} other {gegen dich }}durchgesetzt {timing, select, after {worden ist} would {würde} other {wird}}',
    'on.eventPlayed': 'ein Spieler ein Ereignis gespielt hat',
    'on.gainsRenown': 'diese Karte durch Ruhmreich Macht erhalten hat',
    'on.opponentDiscards': '{what} von einem Gegner abgelegt worden ist ({zonesOr})',
    'on.placedInDiscard':
      '{what} auf den Ablagestapel {whose, select, opponent {eines Gegners} other {eines Spielers}} gelegt {timing, select, after {worden ist} would {würde} other {wird}}',
    'on.powerComesTo': '{who} Macht erhalten hat oder Macht dorthin verschoben worden ist',
    'on.unopposedBonus':
      'du für eine unverteidigte Herausforderung Macht {timing, select, after {erhalten hast} would {erhalten würdest} other {erhältst}}',
    'on.eitherOf': '{one} oder {other}',
    'on.opponentMarshals': 'ein Gegner {what} gespielt hat',
    'on.youAttachToThis': 'du etwas an diese Karte angelegt hast',
    'on.youRevealPlot': 'du eine Strategiekarte aufgedeckt hast',
    'on.youLoseDominance': 'du die Herrschaft verloren hast',
    'on.effectsInitiate': `die Effekte {whose, select, opponentsEvent {eines gegnerischen Ereignisses} other {der ausgelösten Fähigkeit eines Charakters, eines Ortes oder ${terms.attachment.gender === 'm' ? `eines ${attachment}es` : `einer ${attachment}`}}} initiiert würden`,

    // ---- conditions

    'if.youControl': 'du {what} kontrollierst',
    'if.opponentControls': 'ein Gegner {what} kontrolliert',
    'if.youAreFirst': 'du Startspieler bist',
    'if.youAreNotFirst': 'du nicht Startspieler bist',
    'if.duringChallenge': '{challenge} läuft',
    'if.youDefend': 'du der verteidigende Spieler bist',
    'if.challengeAgainstYou': 'du der angreifende oder verteidigende Spieler bist',
    'if.youParticipateWith': 'du mit {what} teilnimmst',
    'if.isInChallenge': '{who} teilnimmt',
    'if.attacks': '{who} angreift',
    'if.defends': '{who} verteidigt',
    'if.isStanding': '{who} aufrecht ist',
    'if.hasDuplicate': '{who} ein Duplikat hat',
    'if.attacksAlone': '{who} allein angreift',
    'if.hostIs': 'der Träger {what} ist',
    'if.youHaveNotLost':
      'du in dieser {per, select, phase {Phase} other {Runde}} {challenge}{as, select, defender { als Verteidiger} other {}} verloren hast',
    'if.youAttackWith': 'du mit {what} angreifst',
    'if.moreCardsInHand': 'deine Hand größer ist als die des gewählten Spielers',
    'if.enteredThisPhase':
      'diese Karte in dieser Phase {how, select, marshal {durch Aufmarsch } ambush {aus dem Hinterhalt } other {}}ins Spiel gekommen ist',
    'if.chosenIs': 'das Ziel {what} ist',
    'if.firstYouInitiated': 'du in dieser Runde zum ersten Mal {challenge} initiiert hast',
    'if.youAttackRival': 'du eine Konkurrenz in {challenge} angreifst',
    'if.nthYouInitiated': 'dies deine {n}. Herausforderung in dieser Phase ist',
    'if.participatesAlone': '{who} allein teilnimmt',
    'if.theyHaveMore':
      'der gewählte Spieler {of, select, power {mehr Macht hat als du} cards {mehr Karten auf der Hand hat als du} other {mehr Charaktere kontrolliert als du}}',
    'if.youHaveWonBy': 'du die Herausforderung mit mindestens {by} Stärke Vorsprung gewonnen hast',
    'if.youHaveNotWonBy':
      'du die Herausforderung nicht mit mindestens {by} Stärke Vorsprung gewonnen hast',
    'if.isInPlay': '{what} im Spiel ist',
    'if.youControlAtLeast': 'du mindestens {what} kontrollierst',
    'if.defenderControlsNo': 'der Verteidiger keine {what} kontrolliert',
    'if.duringPhase': 'gerade {phase} ist',
    'if.deadAtLeast': 'mindestens {count} Charaktere auf deinem Totenstapel liegen',
    'if.severalOpponents': 'du mehr als einen Gegner hast',
    'if.fewerCharacters': 'du weniger Charaktere kontrollierst als ein Gegner',
    'if.bears': 'diese Karte {what} trägt',
    'if.isOnlyAttachment': 'am Träger sonst nichts angelegt ist',
    'if.plotIsRevealed': 'eine Strategiekarte mit dem Merkmal {trait} aufgedeckt ist',

    // ---- costs

    'cost.kneel': 'beuge {what}',
    'cost.sacrifice': 'opfere {what}',
    'cost.return': 'nimm {what} auf die Hand zurück',
    'cost.remove': 'entferne {what} aus dem Spiel',
    'cost.kneelAndSacrifice': 'beuge und opfere diese Karte',
    'cost.discardThis': 'lege {what} aus dem Spiel ab',
    'cost.gold': 'bezahle {gold} Gold',
    'cost.discard': 'lege {what} ab',
    'cost.token': 'lege 1 {token} von dieser Karte ab',

    // ---- choices

    'choice.fromPile': `{what} aus ${inPiles}`,
    'choice.fromHand': '{what} aus deiner Hand',
    'choice.player': '{whom, select, opponent {einen Gegner} other {einen Spieler}}',
    'choice.challengeType': 'eine Art von Herausforderung',
    'choice.oneOfThem': 'einen von ihnen',
    'choice.seenCard': 'eine jener Karten',
    'choice.eachPlayer': 'jeder Spieler wählt {what} unter der eigenen Kontrolle',
    'choice.fromHandOrDiscard': '{what} aus deiner Hand oder deinem Ablagestapel',
    'choice.seen': '{upTo, plural, one {bis zu # dieser Karten} other {bis zu # dieser Karten}}',
    'choice.inAnyOrder': 'eine Reihenfolge',
    'choice.cardType': 'eine Art von Karte',
    'choice.either': 'eines davon',

    'ask.chooseCard': 'Wähle {what}.',
    'ask.chooseFromPile': `Wähle {what} aus ${inPiles}.`,
    'ask.chooseFromHand': 'Wähle {what} aus deiner Hand.',
    'ask.choosePlayer': 'Wähle {whom, select, opponent {einen Gegner} other {einen Spieler}}.',
    'ask.challengeType': 'Wähle eine Art von Herausforderung.',
    'ask.oneOfThem': 'Wähle einen von ihnen.',
    'ask.seenCard': 'Wähle eine der Karten, die du ansiehst.',
    'ask.either': 'Wähle eines davon.',

    // ---- effects

    'do.kneel': 'beuge {what}',
    'do.stand': 'richte {what} auf',
    'do.kill': 'töte {what}',
    'do.discard': 'lege {what} ab',
    'do.sacrifice': 'opfere {what}',
    'do.returnToHand': 'nimm {what} auf die Hand des Besitzers zurück',
    'do.removeFromGame': 'entferne {what} aus dem Spiel',
    'do.removeFromChallenge': 'entferne {what} aus der Herausforderung',
    'do.putUnderDeck': 'lege {what} unter das Deck des Besitzers',
    'do.shuffleIntoDeck': 'mische {what} in das Deck des Besitzers',
    'do.discardForGood': 'lege {what} ab (Retten nicht möglich)',
    'do.returnForGood': 'nimm {what} auf die Hand des Besitzers zurück (Retten nicht möglich)',
    'do.joins':
      'lass {what} {side, select, attacker {als Angreifer} other {als Verteidiger}} teilnehmen',
    'do.takeControl': 'übernimm die Kontrolle über {what}',
    'do.draw': `ziehe ${cards}${counted}`,
    'do.gainGold': `nimm dir {amount} Gold${counted}`,
    'do.gainPower': `lege {amount} Macht auf deine Fraktionskarte${counted}`,
    'do.cardGainsPower': `lege {amount} Macht auf {what}${counted}`,
    'do.movePower':
      'nimm {amount} Macht von der Fraktionskarte {from, select, loser {des verlierenden Gegners} other {eines Gegners}} und lege sie auf deine',
    'do.discardPower': 'lege 1 Macht von {what} ab',
    'do.placeToken': 'lege 1 {token} auf {what}',
    'do.removeToken': 'entferne 1 {token} von {what}',
    'do.lookAtTheirHand': 'sieh dir die Hand jenes Spielers an',
    'do.discardSeenCard': 'wähle 1 jener Karten und lege sie ab',
    'do.discardAtRandom': `{whose, select, attacker {der angreifende Spieler legt} opponents {jeder Gegner legt} loser {der verlierende Gegner legt} other {der gewählte Spieler legt}} zufällig ${cards} von der Hand ab`,
    'do.putIntoPlay':
      'bringe {what} {control, select, none {} other {unter deiner Kontrolle }}ins Spiel',
    'do.takeFromPile': 'nimm {what} auf die Hand des Besitzers zurück',
    'do.drawTopCardIf': 'decke die oberste Karte deines Decks auf; ist sie {what}, ziehe sie',
    'do.cancel': 'hebe diese Effekte auf',
    'do.save': 'rette {what}',
    'do.goesInstead':
      '{to, select, hand {nimm {what} stattdessen auf die Hand des Besitzers zurück} shuffled {mische {what} stattdessen in das Deck des Besitzers} bottom {lege {what} stattdessen unter das Deck des Besitzers} other {lege {what} stattdessen auf den Ablagestapel des Besitzers}}',
    'do.reduceNext':
      '{as, select, marshal {lass in dieser Phase {what} für {by} Gold weniger aufmarschieren} play {spiele in dieser Phase {what} für {by} Gold weniger} other {bezahle in dieser Phase für {what} {by} Gold weniger}}',
    'do.until':
      '{what} ({period, select, challenge {bis zum Ende der Herausforderung} phase {bis zum Ende der Phase} round {bis zum Ende der Runde} plot {bis du eine neue Strategiekarte aufdeckst} nextPhase {bis zum Ende der nächsten Phase} other {für den Rest der Partie}})',
    'do.later':
      '{at, select, challengeWon {wenn du diese Herausforderung gewinnst} challengeDecided {sobald die Herausforderung entschieden ist} challengeEnds {am Ende der Herausforderung} phaseBegins {zu Beginn der nächsten Phase} phaseEnds {am Ende der Phase} other {am Ende der Runde}}: {effects}',
    'do.instead': 'stattdessen: {effects}',
    'do.then': 'dann {effect}',
    'do.may': 'wenn du willst: {effect}',
    'do.choosing':
      '{who, select, you {wähle} chosen {der gewählte Spieler wählt} other {der verlierende Gegner wählt}} {choice}; {effect}',
    'do.either': '{effects, select, other {{effectsOr}}}',
    'do.killForGood': 'töte {what} (Retten nicht möglich)',
    'do.moveGold':
      'verschiebe {amount} Gold aus der Goldreserve {from, select, triggering {jenes Spielers} other {des gewählten Spielers}} in deine',
    'do.everybodyReturnsGold': 'alle Spieler legen all ihr Gold in die Schatzkammer zurück',
    'do.discardDuplicate': 'lege das Duplikat ab, das so ins Spiel gekommen ist',
    'do.returnDuplicate':
      'nimm das Duplikat, das so ins Spiel gekommen ist, auf die Hand des Besitzers zurück',
    'do.discardTopCard': 'lege die oberste Karte vom Deck eines Gegners ab',
    'do.search':
      'suche {what} {where, select, deck {in deinem Deck} other {unter den obersten {where} Karten deines Decks}}',
    'do.takeFound': 'zeige {what}, nimm {what} auf die Hand und mische dein Deck',
    'do.lookAtTop':
      'sieh dir {count, plural, one {die oberste Karte} other {die # obersten Karten}} {whose, select, yours {deines Decks} other {vom Deck des gewählten Spielers}} an',
    'do.addSeenToHand': 'nimm bis zu {upTo} davon auf die Hand',
    'do.someUnder': 'lege bis zu {upTo} davon beiseite',
    'do.underInAnyOrder': 'lege diese in beliebiger Reihenfolge unter das Deck',
    'do.othersOnTop': 'lege die übrigen in beliebiger Reihenfolge oben auf das Deck',
    'do.othersUnder': 'lege die übrigen in beliebiger Reihenfolge unter das Deck',
    'do.name':
      '{who, select, you {nenne} chosen {der gewählte Spieler nennt} other {der verlierende Gegner nennt}} {what}',
    'do.gainInstead': 'lass es stattdessen {amount} Macht sein',
    'do.placeInDeadPile': 'lege {what} auf den Totenstapel des Besitzers',
    'do.putDuplicateUnder':
      'lege das Duplikat, das so ins Spiel gekommen ist, unter das Deck des Besitzers',
    'do.takeAllGold': 'verschiebe alles Gold aus der Goldreserve des verlierenden Gegners in deine',
    'do.placeGold': 'lege {amount} Gold aus der Schatzkammer auf diese Karte',
    'do.discardYourTopCard': 'lege die oberste Karte deines Decks ab',
    'do.removeFromDiscard': 'entferne {what} aus dem Spiel',
    'do.if': 'wenn {condition}: {effect}',

    // ---- what is in force

    'mod.strength': `${subject}erhält ${signed} Stärke${forEach}`,
    'mod.gainsIcon': `${subject}erhält ein {icon, select, genannt {Symbol dieser Art} other {{icon}-Symbol}}`,
    'mod.losesIcon': `${subject}verliert ein {icon, select, genannt {Symbol dieser Art} other {{icon}-Symbol}}`,
    'mod.gainsKeyword': `${subject}erhält {keyword}`,
    'mod.gainsTrait': `${subject}erhält das Merkmal {trait}`,
    'mod.gainsFaction': `${subject}erhält die Fraktion {faction}`,
    'mod.blank': `${subject}hat keinen Text außer Merkmalen`,
    'mod.burn': `${subject}wird bei Stärke 0 getötet`,
    'mod.cannotBe': `${subject}kann nicht {how, select, kill {getötet werden} kneel {gebeugt werden} stand {aufgerichtet werden} bypass {mit Heimlich umgangen werden} discard {abgelegt werden} sacrifice {geopfert werden} return {auf die Hand zurückgenommen werden} remove {aus dem Spiel entfernt werden} attack {zum Angreifer erklärt werden} defend {zum Verteidiger erklärt werden} gainPower {Macht erhalten} save {gerettet werden} other {gewählt werden}}`,
    'mod.staysStanding': `${subject}bleibt beim {how, select, attack {Angreifen} other {Verteidigen}} in {challenge} aufrecht`,
    'mod.entersKnelt': `${subject}kommt gebeugt ins Spiel`,
    'mod.goldMayBeSpent': `${subject}trägt Gold, das du wie aus deiner Goldreserve ausgeben darfst`,
    'mod.noContribution': `${subject}trägt keine Stärke bei`,
    'mod.plot': `{whose, select, you {deine aufgedeckte Strategiekarte hat} opponents {die aufgedeckte Strategiekarte jedes Gegners hat} chosen {die aufgedeckte Strategiekarte des gewählten Spielers hat} other {jede aufgedeckte Strategiekarte hat}} ${signed} ${plotValue}${forEach}`,
    'mod.sideStrength': `deine Seite hat ${signed} Stärke in ${challenge.inMany}, an denen ein Charakter von dir teilnimmt`,
    'mod.dominance': `du zählst ${signed} Stärke für die Herrschaft`,
    'mod.mostStanding':
      'kein Spieler kann in der Aufrichtphase mehr als {amount} Charaktere aufrichten',
    'mod.additionalChallenge': `du darfst ${challenge.additional}{elsewhere, select, yes { gegen einen anderen Gegner} other {}} initiieren`,
    'mod.cheaper':
      'du {as, select, marshal {lässt {what} für {by} Gold weniger aufmarschieren} play {spielst {what} für {by} Gold weniger} other {bezahlst für {what} {by} Gold weniger}}',
    'mod.cannotTrigger':
      '{whose, select, you {du kannst keine Fähigkeiten von Karten auslösen} opponents {Gegner können keine Fähigkeiten von Karten auslösen} other {Spieler können keine Fähigkeiten von Karten auslösen}}',
    'mod.sacrificedWith': `${subject}wird ab {count} Markern geopfert ({token})`,
    'mod.participates': `${subject}zählt als Teilnehmer auf deiner Seite`,
    'mod.control': `${subject}ist unter deiner Kontrolle`,
    'mod.mayDefendKnelt': `${subject}darf in {challenge} auch gebeugt und ohne das Symbol verteidigen`,
    'mod.mustDefend': `${subject}muss nach Möglichkeit verteidigen`,
    'mod.claimIn': `dein Schaden ist ${signed} in ${challenge.inMany}`,
    'mod.cannotInitiate':
      '{whose, select, you {du kannst} opponents {Gegner können} chosen {der gewählte Spieler kann} loser {der verlierende Gegner kann} winner {der siegreiche Gegner kann} other {Spieler können}} {challenge}{against, select, you { gegen dich} other {}} initiieren{unlessWon, select, none {} other {, ohne in dieser Phase {unlessWon} gewonnen zu haben}}',
    'mod.mostChallenges':
      '{whose, select, you {du kannst nicht} opponents {kein Gegner kann} chosen {der gewählte Spieler kann nicht} loser {der verlierende Gegner kann nicht} winner {der siegreiche Gegner kann nicht} other {kein Spieler kann}} mehr als {count, plural, one {# Herausforderung pro Runde} other {# Herausforderungen pro Runde}} initiieren',
    'mod.mostAttackers':
      '{whose, select, you {du kannst nicht} opponents {kein Gegner kann} chosen {der gewählte Spieler kann nicht} loser {der verlierende Gegner kann nicht} winner {der siegreiche Gegner kann nicht} other {kein Spieler kann}} mehr als {count, plural, one {# Angreifer} other {# Angreifer}} erklären',
    'mod.mostDefenders':
      '{whose, select, you {du kannst nicht} opponents {kein Gegner kann} chosen {der gewählte Spieler kann nicht} loser {der verlierende Gegner kann nicht} winner {der siegreiche Gegner kann nicht} other {kein Spieler kann}} mehr als {count, plural, one {# Verteidiger} other {# Verteidiger}} erklären',
    'mod.cannotMarshal':
      '{whose, select, you {du kannst} opponents {Gegner können} chosen {der gewählte Spieler kann} loser {der verlierende Gegner kann} winner {der siegreiche Gegner kann} other {Spieler können}} keine {what} aufmarschieren lassen',
    'mod.cannotPlayEvents':
      '{whose, select, you {du kannst} opponents {Gegner können} chosen {der gewählte Spieler kann} loser {der verlierende Gegner kann} winner {der siegreiche Gegner kann} other {Spieler können}} keine Ereignisse spielen',
    'mod.additionalLimited': 'du darfst pro Runde 1 zusätzliche limitierte Karte nutzen',
    'mod.drawsMore':
      'du ziehst in der Nachziehphase {amount, plural, one {# zusätzliche Karte} other {# zusätzliche Karten}}',
    'mod.redirects':
      'du darfst pro Runde {amount, plural, one {# Herausforderung} other {# Herausforderungen}} umlenken',
    'mod.claimAgainstAnyNumber': `du darfst den Schaden deiner ${challenge.many} gegen beliebig viele Gegner durchsetzen`,
    'mod.basePlotValue': `${subject}hat den Basiswert {amount} ({value, select, gold {Gold} initiative {Initiative} claim {Schaden} other {Reserve}})`,
    'mod.cannotBeReduced': `${subject}kann keine Stärke verlieren`,
    'mod.cannotWin': 'du kannst die Partie nicht gewinnen',
    'mod.losesFactions': `${subject}verliert alle Fraktionen`,
    'mod.losesTraits': `${subject}verliert alle Merkmale`,
    'mod.mayPlayFromDiscard':
      '{whose, select, you {du darfst} opponents {Gegner dürfen} other {Spieler dürfen}} Ereignisse vom Ablagestapel spielen wie von der Hand',
    'mod.strengthMinusX': `${subject}erhält −1 Stärke für {forEach}`,
    'mod.winsPower':
      'wenn du die Herausforderung gewinnst, erhältst du {amount} Macht für deine Fraktion',
    'mod.losesKeyword': `${subject}verliert {keyword}`,
    'mod.immune': `${subject}ist immun gegen {source, select, event {Ereignisse} other {Charakterfähigkeiten}}{whose, select, opponents { von Gegnern} other {}}`,
    'mod.cannotBeChosen': `${subject}kann von Gegnern nicht für Effekte dieser Karten gewählt werden: {sourcesOr}`,
    'mod.staysKneeling': `${subject}{how, select, byItself {richtet sich in der Aufrichtphase nicht auf} other {kann sich in der Aufrichtphase nicht aufrichten}}`,
    'mod.handGainsAmbush':
      '{what} auf deiner Hand erhält Hinterhalt in Höhe der aufgedruckten Kosten',

    // ---- questions and answers

    'ask.action': 'Führst du eine Aktion durch?',
    'ask.would': 'Das würde geschehen: {what}. Unterbrichst du?',
    'ask.interrupt': 'Das geschieht gleich: {what}. Unterbrichst du?',
    'ask.reaction': 'Das ist geschehen: {what}. Reagierst du?',
    'ask.forcedOrder': 'Welche erzwungene Fähigkeit kommt als nächste?',
    'ask.chooseFromHandOrDiscard': 'Wähle {what} aus deiner Hand oder deinem Ablagestapel.',
    'ask.search': 'Du darfst {what} finden.',
    'ask.addSeenToHand':
      '{upTo, plural, one {Wähle bis zu # Karte für deine Hand.} other {Wähle bis zu # Karten für deine Hand.}}',
    'ask.someUnder':
      '{upTo, plural, one {Wähle bis zu # Karte, die unter das Deck kommt.} other {Wähle bis zu # Karten, die unter das Deck kommen.}}',
    'ask.orderUnder':
      'In welcher Reihenfolge kommen sie unter das Deck? Die erste liegt am höchsten.',
    'ask.orderOnTop': 'In welcher Reihenfolge kommen sie auf das Deck? Die erste liegt oben.',
    'ask.cardType': 'Nenne eine Art von Karte.',
    'ask.x': 'Wähle X für {card}.',
    'ask.spend': '{gold} Gold ist zu bezahlen. Wie viel davon kommt von {card}?',
    'ask.repetitions': 'Das ginge endlos so weiter. Wie oft wird es wiederholt?',
    'ask.decide': 'Entscheide: {effect}.',
    'ask.may': '{Effect}?',

    'option.use': '{card} nutzen',
    'option.pass': 'Passen',
    'option.nothing': 'Nichts',
    'option.yes': 'Ja',
    'option.no': 'Nein',

    'why.phase': 'Nur in der {phase}.',
    'why.limit': 'Das lässt sich in dieser Zeit nicht noch einmal nutzen.',
    'why.prohibited': 'Ein Effekt verbietet es.',
    'why.payment': 'Dein Gold reicht nicht.',
    'why.potential': 'Es würde nichts ändern.',
    'why.condition': 'Das geht nur, wenn {condition}.',
    'why.cost': 'Du kannst die Kosten nicht bezahlen: {cost}.',
    'why.target': 'Dafür brauchst du ein Ziel: {target}.',

    'fact.targets': '{seat} wählt {cards} für {card}.',
    'fact.uses': '{seat} nutzt {card}.',
    'fact.shown': '{seat} zeigt {cards}.',
    'fact.looks':
      '{seat} sieht sich {where, select, hand {die Hand von {whose}} other {{amount, plural, one {die oberste Karte} other {die obersten # Karten}} des Decks von {whose}}} an{cards, select, none {} other {: {cards}}}.',
    'fact.canceled': 'Die Effekte von {card} werden aufgehoben.',
    'fact.unplayed': '{seat} kann {card} nicht ganz bezahlen und nimmt die Karte zurück.',
    'fact.duplicateDiscarded': '{seat} legt das Duplikat {card} ab.',
    'fact.named': '{seat} nennt: {what}.',
    'fact.shuffled': '{seat} mischt das Deck.',
    'fact.addedToHand':
      '{seat} nimmt {cards, select, none {{amount, plural, one {# Karte} other {# Karten}}} other {{cards}}} auf die Hand.',
    'fact.putUnder':
      '{amount, plural, one {# Karte kommt} other {# Karten kommen}} unter das Deck von {whose}.',
    'fact.goldPlaced': '{amount} Gold kommt auf {card}.',
    'fact.repeats': '{seat} wiederholt es {times, plural, one {einmal} other {#-mal}}.',
    'fact.placedInDeadPile': '{card} kommt auf den Totenstapel von {seat}.',
    'fact.tookFromPile': '{seat} nimmt {card} auf die Hand zurück.',

    // ---- steps

    'step.action': 'Aktion',
    'step.reactions': 'Reaktionen',
    'step.forcedReactions': 'Erzwungene Reaktionen',
    'step.forcedOrder': 'Reihenfolge erzwungener Fähigkeiten',
    'step.onlyForced': 'Erzwungene Fähigkeit',
    'step.reactionWindow': 'Reaktionsfenster',
    'step.opportunity': 'Gelegenheit',
    'step.anyReactions': 'Ob jemand reagieren könnte',
    'step.ability': 'Fähigkeit',
    'step.declare': 'Fähigkeit ankündigen',
    'step.payCosts': 'Kosten bezahlen',
    'step.openCosts': 'Beginn der Bezahlung',
    'step.payCost': 'Einzelne Kosten bezahlen',
    'step.choosing': 'Auswahl',
    'step.choose': 'Wählen',
    'step.onlyChoice': 'Einzige Wahl',
    'step.pay': 'Bezahlen',
    'step.paid': 'Prüfen, ob bezahlt ist',
    'step.spending': 'Mit Gold auf Karten bezahlen',
    'step.spendFromCard': 'Wählen, wie viel Gold von einer Karte kommt',
    'step.spendRest': 'Den Rest bezahlen',
    'step.endIfUnpaid': 'Nur was ganz bezahlt ist, geht weiter',
    'step.chooseTargets': 'Ziele wählen',
    'step.initiate': 'Effekte initiieren',
    'step.resolveEffects': 'Effekte abhandeln',
    'step.openEffects': 'Beginn der Effekte',
    'step.resolveEffect': 'Einen Effekt abhandeln',
    'step.decideOnEffect': 'Über den Effekt entscheiden',
    'step.begin': 'Beginn',
    'step.may': 'Nutzen oder nicht',
    'step.does': 'Effekt',
    'step.settle': 'Was daraus wurde',
    'step.placeEvent': 'Ereignis ablegen',
    'step.canceled': 'Aufgehoben',
    'step.openCanceled': 'Nach der Aufhebung',
    'step.done': 'Fertig',
    'step.laterEffects': 'Verzögerte Effekte',
    'step.occasion': 'Geschehen mit Reaktionen',
    'step.occurrence': 'Geschehen',
    'step.wouldInterrupts': 'Unterbrechungen dessen, was geschehen würde',
    'step.forcedInterrupts': 'Erzwungene Unterbrechungen',
    'step.interrupts': 'Unterbrechungen',
    'step.happens': 'Es geschieht',
    'step.windowOpens': 'Das Fenster öffnet sich',
    'step.determineX': 'X bestimmen',
    'step.fixX': 'X',
    'step.chooseX': 'X wählen',
    'step.order': 'Ordnen',
    'step.settleLoop': 'Endlosschleife',
    'step.nameRepetitions': 'Wiederholungen nennen',
    'step.repeatLoop': 'Schleife wiederholen',
    'step.oneMore': 'Noch einmal',
    'step.prepare': 'Effekt vorbereiten',
    'step.consequences': 'Folgen',
  };
}

export const de = germanWords({
  attachment: { gender: 'f', one: 'Verstärkung', many: 'Verstärkungen' },
  challenges: {
    military: { gender: 'm', one: 'Militäreinsatz', many: 'Militäreinsätze' },
    intrigue: { gender: 'n', one: 'Intrigenspiel', many: 'Intrigenspiele' },
    power: { gender: 'm', one: 'Machtkampf', many: 'Machtkämpfe' },
  },
  faction: 'Fraktionskarte',
  trait: 'Merkmal',
});
