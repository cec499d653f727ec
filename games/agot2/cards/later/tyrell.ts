import { message } from '@small-council/engine';
import {
  a,
  action,
  alone,
  andThen,
  another,
  atThe,
  cardGainsPower,
  choose,
  chosen,
  doneTo,
  draw,
  each,
  eachInPlay,
  enterPlay,
  enters,
  forEach,
  gainGold,
  kneelCost,
  kneelFaction,
  ofFaction,
  on,
  orIf,
  ownedByYou,
  participatesAlone,
  participating,
  payGold,
  perChallenge,
  perPhase,
  perRound,
  removeFromChallenge,
  removeFromGame,
  sacrifice,
  sayWhat,
  self,
  stillThere,
  strengthAtLeast,
  strengthOfTarget,
  strongerThanHost,
  target,
  withTrait,
  youControl,
  youPlay,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

const yourLady = a('character', withTrait('Lady'), ownedByYou, yours);

pack('TRtW', 'tyrell').character('02023', {
  name: ['Lady-in-Waiting', 'Hofdame'],
  is: 'loyal',
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Companion'],
  duplicateOn: {
    say: message('attach.duplicateOn', { what: sayWhat(yourLady) }),
    fits: yourLady.fits,
  },
});

const loneKnight = a('character', withTrait('Knight'), alone, yours);
const anyLady = youControl(a('character', withTrait('Lady')));

pack('TRtW', 'tyrell').event('02024', {
  name: ["Lady Sansa's Rose", 'Lady Sansas Rose'],
  cost: 1,
  abilities: [
    reaction({
      on: youWin({ with: loneKnight }),
      does: cardGainsPower(each(loneKnight), orIf(1, 3, anyLady)),
      max: perChallenge(),
    }),
  ],
});

pack('TKP', 'tyrell').attachment('02044', {
  name: ['Mare in Heat', 'Rossige Stute'],
  cost: 2,
  traits: ['Warhorse'],
  attach: on(a('character', withTrait('Knight'))),
  abilities: [
    action({
      if: participatesAlone('host'),
      cost: kneelCost(),
      choose: choose(a('character', participating, strongerThanHost), 'removedFromChallenge'),
      does: removeFromChallenge(target),
    }),
  ],
});

pack('WotN', 'tyrell').event('03038', {
  name: ['To the Rose Banner!', 'Für das Rosenbanner!'],
  cost: 0,
  abilities: [
    action({
      phase: 'marshaling',
      choose: choose(a('character', ofFaction('tyrell'), strengthAtLeast(1), yours)),
      does: [gainGold(strengthOfTarget), andThen(sacrifice(target))],
    }),
  ],
});

pack('AMAF', 'tyrell').event('06004', {
  name: ['All Men Are Fools', 'Alle Männer sind Narren'],
  is: 'loyal',
  cost: 0,
  abilities: [
    reaction({
      on: youWin({ by: 5 }),
      does: cardGainsPower(each(a('character', withTrait('Lady'), yours))),
      max: perChallenge(),
    }),
  ],
});

pack('TBWB', 'tyrell').character('06103', {
  name: ['Highgarden Minstrel', 'Minnesängerin aus Rosengarten'],
  cost: 2,
  strength: 1,
  icons: 'int pow',
  traits: ['Minstrel'],
  abilities: [
    reaction({
      on: youPlay(a('event', withTrait('Song'))),
      does: gainGold(1),
      limit: perRound(3),
    }),
  ],
});

const yourTyrell = a('character', ofFaction('tyrell'), yours);
const anotherTyrell = a('character', ofFaction('tyrell'), another, yours);

pack('HoT', 'tyrell').character('09001', {
  name: ['Mace Tyrell', 'Maes Tyrell'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'int pow',
  traits: ['Lord'],
  abilities: [
    reaction({
      on: enters(yourTyrell),
      cost: payGold(1),
      does: cardGainsPower(self),
      limit: perPhase(),
    }),
    action({
      cost: kneelFaction,
      does: [
        doneTo(
          choose(anotherTyrell, 'removedFromGame', { name: 'away' }),
          removeFromGame(chosen('away')),
        ),
        andThen(atThe('phaseBegins', [enterPlay(stillThere, 'owners')], chosen('away'))),
      ],
    }),
  ],
});

pack('HoT', 'tyrell').location('09017', {
  name: ['The Hightower', 'Der Hohenturm'],
  is: 'loyal unique',
  cost: 4,
  traits: ['House Hightower', 'Oldtown'],
  abilities: [
    reaction({ on: enters(yourTyrell), does: [gainGold(1), draw(1)], limit: perPhase() }),
  ],
});

pack('HoT', 'tyrell').event('09023', {
  name: ['"Six Maids in a Pool"', '"Sechs Jungfern baden in einem Quellenteich"'],
  is: 'loyal',
  cost: 2,
  traits: ['Song'],
  abilities: [
    action({ does: draw(forEach(eachInPlay(a('character', withTrait('Lady'), yours)))) }),
  ],
});
