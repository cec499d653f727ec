import type { R, Use } from '@small-council/lcg';
import {
  a,
  aboveDuplicate,
  action,
  atThe,
  choosePlayer,
  chosen,
  costAtMost,
  draw,
  enterable,
  gainGold,
  gainPower,
  kneelCost,
  onlyIf,
  payGold,
  putDuplicateUnder,
  putIntoPlay,
  putUnderDeck,
  stillThere,
  theyHaveMore,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

const morePower = theyHaveMore('power');

const moreCards = theyHaveMore('cards');

const moreCharacters = theyHaveMore('characters');

const hasMore = (m: R, use: Use, seat: number): boolean =>
  [morePower, moreCards, moreCharacters].some(({ holds }) =>
    holds(m, { ...use, chosen: { player: [String(seat)] } }),
  );

pack('GtR', 'neutral').event('06039', {
  name: ['"The Dornishman\'s Wife"', '"Das Dornische Weib"'],
  cost: 1,
  traits: ['Song'],
  abilities: [
    action({
      choose: choosePlayer('opponent', { fits: hasMore }),
      does: [
        onlyIf(morePower, gainGold(2)),
        onlyIf(moreCards, gainPower(1)),
        onlyIf(moreCharacters, draw(1)),
      ],
    }),
  ],
});

pack('OR', 'neutral').location('06098', {
  name: ['Flea Bottom', 'Flohloch'],
  is: 'unique',
  cost: 1,
  traits: ["King's Landing"],
  abilities: [
    action({
      phase: 'challenges',
      cost: [payGold(1), kneelCost()],
      does: [
        putIntoPlay(enterable('discard', a('character', costAtMost(3)))),
        atThe('phaseEnds', [putUnderDeck(stillThere)], chosen('entering')),
        atThe('phaseEnds', [putDuplicateUnder(stillThere)], aboveDuplicate('entering')),
      ],
    }),
  ],
});
