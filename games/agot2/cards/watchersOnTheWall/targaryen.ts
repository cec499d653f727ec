import type { Choice, Code, Cost, R } from '@small-council/lcg';
import {
  a,
  action,
  choose,
  discardFromHand,
  kneelCost,
  printedCost,
  sentence,
  stand,
  target,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

/** Characters that stand up; once a card is discarded, those that cost at most 3 more than it. */
const standable = choose(a('character'), 'stood');

const cheapEnough = (m: R, id: string, discarded: Code): boolean =>
  printedCost(m, m.table.cards[Number(id)].code) <= printedCost(m, discarded) + 3;

const standX: Choice = {
  ...standable,
  say: sentence(
    'costAtMostThreeMore',
    'a character with printed cost at most 3 higher than that of the discarded card',
    'einen Charakter, dessen aufgedruckte Kosten höchstens 3 höher sind als die der abgelegten Karte',
  ),
  options: (m, use, publicly) => {
    const [discarded] = use.chosen['cost:hand'] ?? [];
    const options = standable.options(m, use, publicly);
    if (discarded === undefined) return options;
    const { code } = m.table.cards[Number(discarded)];
    return options.filter((id) => cheapEnough(m, id, code));
  },
};

/** Only a card with which somebody can stand up (AG2-1330). */
const discardForStanding: Cost = discardFromHand(a('card'), {
  fits: (m, use, code) => standable.options(m, use, false).some((id) => cheapEnough(m, id, code)),
});

pack('WotW', 'targaryen').location('07036', {
  name: ['Plaza of Pride', 'Platz des Stolzes'],
  is: 'unique',
  cost: 1,
  traits: ['Astapor'],
  abilities: [
    action({
      cost: [kneelCost(), discardForStanding],
      choose: standX,
      does: stand(target),
    }),
  ],
});
