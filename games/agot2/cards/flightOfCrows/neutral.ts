import { type CardId, eventOf, type R, type Use } from '@small-council/lcg';
import {
  a,
  choose,
  odd,
  perPhase,
  sentence,
  withTrait,
  youLoseDominance,
  yours,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { event } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

const theSeven = choose(a('character', withTrait('The Seven'), yours), undefined, {
  name: 'devout',
});

const theirFaction = (m: R, use: Use): CardId =>
  m.table.players[eventOf(m, use, 'dominanceLost').of.winner].faction;

const powerForTheSeven = odd(
  sentence(
    'powerForTheSeven',
    'a character (The Seven) under your control takes 2 power from the faction card of whoever won dominance',
    'ein Charakter (Die Sieben) unter deiner Kontrolle nimmt 2 Macht von der Fraktionskarte dessen, der die Herrschaft gewonnen hat',
  ),
  (m, use) => [
    event(
      'powerMoved',
      { card: Number(use.chosen.devout?.[0] ?? 0), cause: 'effect', by: use.card },
      { from: theirFaction(m, use), amount: 2 },
    ),
  ],
  {
    choice: theSeven,
    can: (m, use, publicly) =>
      m.table.cards[theirFaction(m, use)].power > 0 &&
      theSeven.options(m, use, publicly).length > 0,
  },
);

pack('TFM', 'neutral').event('08098', {
  name: ['"The Song of the Seven"', '"Das Lied der Sieben"'],
  cost: 1,
  traits: ['Song', 'The Seven'],
  abilities: [
    reaction({
      on: youLoseDominance,
      does: powerForTheSeven,
      max: perPhase(),
    }),
  ],
});
