import {
  a,
  action,
  andThen,
  another,
  atThe,
  cardGainsPower,
  choose,
  chosen,
  doneTo,
  draw,
  eachInPlay,
  enterPlay,
  enters,
  forEach,
  gainGold,
  kneelFaction,
  ofFaction,
  payGold,
  perPhase,
  removeFromGame,
  self,
  stillThere,
  withTrait,
  yours,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

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
