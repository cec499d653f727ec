import {
  a,
  action,
  additionalChallenge,
  andThen,
  choosePlayer,
  chosenSeat,
  kneel,
  kneelYour,
  odd,
  ofNamedType,
  ofThisType,
  reduceNext,
  sentence,
  unique,
  until,
  withTrait,
  yourFaction,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

const bothDrawTwo = odd(
  sentence(
    'bothDrawTwo',
    'you and the chosen player draw 2 cards each',
    'du und der gewählte Spieler zieht je 2 Karten',
  ),
  (_m, use) =>
    [use.seat, chosenSeat(use)].map((seat) =>
      event('drawn', { seat, cause: 'effect', by: use.card }, { amount: 2 }),
    ),
);

pack('AtSK', 'neutral').event('04001', {
  name: ["The Dragon's Tail", 'Der Drachenschweif'],
  cost: 0,
  traits: ['Omen'],
  abilities: [action({ choose: choosePlayer(), does: bothDrawTwo })],
});

pack('FFH', 'neutral').character('04057', {
  name: ['Hot Pie', 'Heiße Pastete'],
  is: 'unique',
  cost: 2,
  strength: 2,
  traits: ['Companion'],
  abilities: [
    action({
      phase: 'marshaling',
      cost: kneelYour(a('character', withTrait('Companion'), yours)),
      does: reduceNext(1, a('character', unique), 'marshal'),
    }),
  ],
});

pack('TC', 'neutral').event('04118', {
  name: ['Relentless Assault', 'Unerbittlicher Angriff'],
  cost: 0,
  abilities: [
    reaction({
      on: youWin({ by: 5, as: 'attacker' }),
      does: [
        kneel(yourFaction),
        andThen(ofThisType(until('phase', ofNamedType(additionalChallenge)))),
      ],
    }),
  ],
});
