import {
  a,
  action,
  andThen,
  cancel,
  cannotBe,
  cannotInitiate,
  choose,
  constant,
  discard,
  draw,
  each,
  eachGold,
  effectsInitiate,
  gainPower,
  gainsIcon,
  gainsKeyword,
  gets,
  kill,
  killed,
  killedOrDiscarded,
  opponents,
  payGold,
  perRound,
  phaseBegins,
  putIntoPlayFromHand,
  removeFromGame,
  returnToHand,
  saveIt,
  shuffleIntoDeck,
  stand,
  takeControl,
  target,
  until,
  youLose,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { LIMITED_RESPONSE, passive, response, saveOrCancel } from '../abilities.ts';
import { payInfluence } from '../blocks.ts';
import { pack } from '../cards/registry.ts';

/** Invented cards, for what no card of the box does, or where a plain one shows a rule best. */

const { agenda, attachment, character, event, location, plot } = pack('Test');
const stark = pack('Test', 'stark');
const baratheon = pack('Test', 'baratheon');
const both = pack('Test', 'stark', 'baratheon');

// ---- plain people

const plain = (
  code: string,
  name: string,
  strength: number,
  icons: string,
  keywords: readonly string[] = [],
): void => {
  character(code, { name: [name, name], cost: strength, strength, icons, keywords });
};

plain('test:squire', 'Squire', 1, 'mil int pow');
plain('test:knight', 'Plain Knight', 3, 'mil int pow');
plain('test:giant', 'Giant', 6, 'mil pow');
plain('test:ghost', 'Nobody', 0, 'mil int pow');
plain('test:thief', 'Thief', 2, 'mil int pow', ['stealth']);
plain('test:hero', 'Hero', 3, 'mil int pow', ['renown']);
plain('test:assassin', 'Assassin', 2, 'mil int pow', ['deadly']);
plain('test:bully', 'Bully', 3, 'mil int pow', ['intimidate']);
plain('test:jouster', 'Jouster', 3, 'mil int pow', ['joust']);
plain('test:avenger', 'Avenger', 2, 'mil int pow', ['vengeful']);
plain('test:sentry', 'Sentry', 2, 'mil int pow', ['vigilant']);
plain('test:oak', 'Oak', 2, 'mil int pow', ['stalwart']);
plain('test:rogue', 'Rogue', 2, 'mil int pow', ['infamy']);
plain('test:doomed', 'Doomed', 2, 'mil int pow', ['deathbound']);
plain('test:spider', 'Spider', 2, 'int', ['ambush']);
plain('test:brawler', 'Brawler', 2, 'mil int pow', ['melee']);
plain('test:lone', 'Lone Wolf', 2, 'mil', ['noAttachments']);

character('test:lord', {
  name: ['Test Lord', 'Test-Lord'],
  is: 'unique crest:noble',
  cost: 3,
  strength: 3,
  icons: 'mil int pow',
  traits: ['Lord'],
});

character('test:jester', {
  name: ['Jester King', 'Narrenkönig'],
  is: 'unique',
  cost: 1,
  strength: 1,
  icons: 'int',
});

character('test:lord2', {
  name: ['Test Lord', 'Test-Lord'],
  is: 'unique',
  cost: 5,
  strength: 5,
  icons: 'mil',
});
character('test:hermit', {
  name: ['Test Hermit', 'Einsiedler'],
  is: 'unique',
  cost: 1,
  strength: 1,
  icons: 'int',
  keywords: ['noAttachments'],
});

stark.character('test:wolf', {
  name: ['Test Wolf', 'Testwolf'],
  cost: 2,
  strength: 2,
  icons: 'mil',
});
stark.character('test:only', {
  name: ['Only Wolf', 'Nur Wölfe'],
  is: 'only:stark',
  cost: 2,
  strength: 2,
  icons: 'mil',
});
baratheon.character('test:stag', {
  name: ['Test Stag', 'Testhirsch'],
  cost: 2,
  strength: 2,
  icons: 'mil',
});
both.character('test:both', { name: ['Both', 'Beide'], cost: 2, strength: 2, icons: 'mil' });

// ---- who waits for something

character('test:bard', {
  name: ['Bard', 'Barde'],
  cost: 1,
  strength: 1,
  icons: 'mil int pow',
  abilities: [response({ on: youWin(), does: gainPower(1) })],
});
character('test:loser', {
  name: ['Gracious Loser', 'Guter Verlierer'],
  cost: 1,
  strength: 1,
  icons: 'mil int pow',
  abilities: [response({ on: youLose(), does: gainPower(1) })],
});
character('test:mourner', {
  name: ['Mourner', 'Trauernder'],
  cost: 1,
  strength: 1,
  icons: 'int',
  abilities: [passive({ on: killed(a('character')), does: gainPower(1) })],
});
character('test:martyr', {
  name: ['Martyr', 'Märtyrer'],
  cost: 1,
  strength: 1,
  icons: 'mil',
  abilities: [response({ on: killed('self'), does: draw(1) })],
});
character('test:healer', {
  name: ['Healer', 'Heiler'],
  cost: 1,
  strength: 1,
  icons: 'int',
  abilities: [
    saveOrCancel({ on: killedOrDiscarded(a('character')), cost: payGold(1), does: saveIt() }),
  ],
});
for (const [code, name] of [
  ['test:herald1', 'First Herald'],
  ['test:herald2', 'Second Herald'],
])
  character(code, {
    name: [name, name],
    cost: 1,
    strength: 1,
    icons: 'mil int pow',
    abilities: [response({ on: youWin(), does: gainPower(1), max: LIMITED_RESPONSE })],
  });

character('test:miser', {
  name: ['Miser', 'Geizhals'],
  cost: 1,
  strength: 1,
  icons: 'int',
  abilities: [constant(gets({ by: 1, forEach: eachGold }, 'self'))],
});
character('test:deathHerald', {
  name: ['Herald of Death', 'Todesbote'],
  cost: 1,
  strength: 1,
  icons: 'int',
  abilities: [response({ on: killed(a('character')), does: gainPower(1) })],
});
character('test:brother', {
  name: ['Avenging Brother', 'Rächender Bruder'],
  cost: 1,
  strength: 1,
  icons: 'int',
  abilities: [
    response({
      on: killed(a('character')),
      choose: choose(a('character', opponents), 'killed'),
      does: kill(target),
      limit: perRound(),
    }),
  ],
});

character('test:undying', {
  name: ['Undying', 'Unsterblicher'],
  cost: 1,
  strength: 1,
  icons: 'int',
  abilities: [constant(cannotBe('kill', 'self'))],
});
character('test:riser', {
  name: ['Early Riser', 'Frühaufsteher'],
  cost: 1,
  strength: 0,
  icons: 'int',
  abilities: [passive({ on: phaseBegins('dominance'), does: stand(each(a('character', yours))) })],
});

// ---- actions

event('test:arrow', {
  name: ['Arrow', 'Pfeil'],
  abilities: [action({ choose: choose(a('character'), 'killed'), does: kill(target) })],
});
for (const [code, name, verb, does] of [
  ['test:recall', 'Recall', 'returned', returnToHand],
  ['test:dismissal', 'Dismissal', 'discarded', discard],
  ['test:reshuffle', 'Reshuffle', 'shuffledAway', shuffleIntoDeck],
] as const)
  event(code, {
    name: [name, name],
    abilities: [action({ choose: choose(a('character'), verb), does: does(target) })],
  });
event('test:vow', {
  name: ['Vow', 'Gelübde'],
  abilities: [
    action({
      choose: choose(a('character')),
      does: until('phase', [gainsKeyword('noAttachments')], { on: target }),
    }),
  ],
});
event('test:price', {
  name: ['Blood Price', 'Blutpreis'],
  abilities: [
    action({
      choose: choose(a('character'), 'killed'),
      does: [kill(target), andThen(gainPower(1))],
    }),
  ],
});
event('test:enemyArrow', {
  name: ['Enemy Arrow', 'Pfeil des Feindes'],
  abilities: [action({ choose: choose(a('character', opponents), 'killed'), does: kill(target) })],
});
event('test:knife', {
  name: ['Paid Knife', 'Gekaufter Dolch'],
  abilities: [
    action({
      cost: payInfluence(2),
      choose: choose(a('character'), 'killed'),
      does: kill(target),
    }),
  ],
});
event('test:exile', {
  name: ['Exile', 'Verbannung'],
  abilities: [
    action({ choose: choose(a('character'), 'removedFromGame'), does: removeFromGame(target) }),
  ],
});
event('test:muster', {
  name: ['Muster Call', 'Musterung'],
  abilities: [action({ does: putIntoPlayFromHand(a('character')) })],
});
event('test:banner', {
  name: ['Raised Banner', 'Gehobenes Banner'],
  abilities: [
    action({
      choose: choose(a('character')),
      does: until('phase', [gets(2)], { on: target }),
    }),
  ],
});
event('test:curse', {
  name: ['Curse', 'Fluch'],
  abilities: [
    action({
      choose: choose(a('character')),
      does: until('phase', [gets(-4)], { on: target }),
    }),
  ],
});
event('test:no', {
  name: ['No', 'Nein'],
  abilities: [saveOrCancel({ on: effectsInitiate('opponentsEvent'), does: cancel })],
});
event('test:letters', {
  name: ['Letters', 'Briefe'],
  abilities: [action({ does: draw(2) })],
});
event('test:bribe', {
  name: ['Bribe', 'Bestechung'],
  abilities: [
    action({ cost: payInfluence(2), choose: choose(a('character'), 'knelt'), does: gainPower(1) }),
  ],
});
event('test:doom', {
  name: ['Doom', 'Verhängnis'],
  keywords: ['deathbound'],
  abilities: [action({ does: gainPower(1) })],
});
event('test:turncloak', {
  name: ['Turncloak', 'Überläufer'],
  abilities: [
    action({ choose: choose(a('character'), 'controlTaken'), does: takeControl(target) }),
  ],
});
event('test:limited', {
  name: ['Once Only', 'Nur einmal'],
  keywords: ['limited'],
  abilities: [action({ does: gainPower(1) })],
});
event('test:challenges', {
  name: ['Battle Cry', 'Schlachtruf'],
  abilities: [action({ phase: 'challenges', does: gainPower(1) })],
});

// ---- places and things

location('test:court', {
  name: ['Court', 'Hof'],
  cost: 1,
  values: { influence: 1 },
});
location('test:hall', {
  name: ['Test Hall', 'Testhalle'],
  cost: 2,
  values: { influence: 2 },
  bonus: { gold: 1, initiative: 2 },
});
location('test:truce', {
  name: ['Truce', 'Waffenruhe'],
  cost: 1,
  abilities: [constant(cannotInitiate('opponents', { types: ['military'], against: 'you' }))],
});
location('test:infamous', {
  name: ['Infamous Hall', 'Verruchte Halle'],
  cost: 1,
  keywords: ['infamy'],
});
location('test:market', { name: ['Market', 'Markt'], cost: 0, keywords: ['limited'] });
attachment('test:cloak', {
  name: ['Cloak', 'Umhang'],
  cost: 1,
  abilities: [constant(gets(1, 'host'))],
});
attachment('test:eyes', {
  name: ['Eyes', 'Augen'],
  cost: 1,
  abilities: [constant(gainsIcon('intrigue', 'host'))],
});
attachment('test:chains', {
  name: ['Chains', 'Ketten'],
  cost: 1,
  abilities: [constant(cannotBe('stand', 'host'))],
});
attachment('test:saddle', { name: ['Saddle', 'Sattel'], cost: 1, keywords: ['setup'] });

// ---- shadows

character('test:shade', {
  name: ['Shade', 'Schemen'],
  marks: ['crest:shadow'],
  cost: 3,
  values: { shadow: 1 },
  strength: 3,
  icons: 'int',
});
character('test:queen', {
  name: ['Shadow Queen', 'Schattenkönigin'],
  is: 'unique',
  marks: ['crest:shadow'],
  cost: 3,
  values: { shadow: 0 },
  strength: 3,
  icons: 'int',
});

// ---- plots

for (const [code, name, gold, initiative, claim] of [
  ['test:quiet', 'Quiet', 4, 3, 1],
  ['test:swift', 'Swift', 2, 8, 1],
  ['test:harsh', 'Harsh', 3, 1, 2],
  ['test:mild', 'Mild', 3, 3, 0],
] as const)
  plot(code, { name: [name, name], plot: { gold, initiative, claim } });

stark.plot('test:starkPlot', {
  name: ['Wolf Plot', 'Wolfsplan'],
  is: 'only:stark',
  plot: { gold: 1, initiative: 1, claim: 1 },
});

agenda('test:creed', { name: ['Creed', 'Glaube'], abilities: [constant(gets(1, a('character')))] });
