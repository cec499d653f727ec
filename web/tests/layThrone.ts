import type { Match } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { type PositionSpec, position } from '@small-council/iron-throne/position';
import type { Page } from 'playwright-core';
import { type Laying, layMatch } from './layMatch.ts';

/** Opens the page at this position of The Iron Throne, without the offer of a tour. */
export async function layThrone(page: Page, spec: PositionSpec, laying?: Laying): Promise<Match> {
  const match = await layMatch(page, ironThrone, position(spec), '.throne', laying);
  await page.locator('.tour-offer button').last().click();
  return match;
}

/** Five houses, and a hand of the late game. */
export const FULL = {
  players: {
    stark: {
      leader: 'catelyn',
      hand: 'h12 h10 h8 h7 h6 h5 h4 h3 truce truce arya robb'.split(' '),
      hostages: ['lannister:h5', 'lannister:truce'],
    },
    lannister: { leader: 'cersei', hand: ['h12', 'h10'] },
    baratheon: { leader: 'stannis', hand: ['h8', 'h5'] },
    targaryen: { leader: 'viserys', hand: ['h8', 'h5'] },
    tyrell: { leader: 'mace', hand: ['h8', 'h5'] },
  },
} satisfies PositionSpec;

/** One of them is a marker away from the throne. */
export const LATE: PositionSpec = {
  players: {
    ...FULL.players,
    lannister: { ...FULL.players.lannister, influence: { baratheon: 3 } },
  },
};

/** Both lay down peace and bargain: the other one makes this offer. */
export const bargaining: Laying = {
  until: 'ask.bargain',
  answers: (seat, question) => {
    if (question.kind === 'deal' && seat !== 0)
      return { deal: 'offer', offer: { 'power.challenger': 1, 'hostages.defender': 2 } };
    const truce =
      question.kind === 'choose' && question.options.find(({ id }) => id.endsWith(':truce'));
    return truce ? [truce.id] : null;
  },
};

/** Everybody else offers support, to both sides in turn, and whoever is offered it accepts. */
export const supported: Laying = {
  answers: (seat, question) => {
    if (question.kind !== 'choose') return null;
    if (question.text.key === 'ask.offer' && seat !== 0) return [question.options[seat % 2].id];
    return question.text.key === 'ask.reply' ? ['accept'] : null;
  },
};
