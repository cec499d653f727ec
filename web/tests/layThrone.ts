import type { Match } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { type PositionSpec, position } from '@small-council/iron-throne/position';
import type { Page } from 'playwright-core';
import { answerByClicking } from './hands.ts';
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

const { stark, lannister } = FULL.players;
const WEAK = { jaime: 1, tyrion: 1, tywin: 1, joffrey: 1 };
const FOUR = { baratheon: 3, tyrell: 1 };

/** Where the game turns: the card of who looks, that of the other one, and what there is before. */
export const TURNS: {
  readonly [turn: string]: readonly [own: string, other: string, PositionSpec];
} = {
  betrayal: ['truce', 'h12', { ...FULL, events: ['lannister'] }],
  death: [
    'h12',
    'h10',
    {
      players: { ...FULL.players, lannister: { ...lannister, power: WEAK } },
      events: ['lannister'],
    },
  ],
  four: [
    'h12',
    'h10',
    {
      players: { ...FULL.players, stark: { ...stark, influence: { baratheon: 3 } } },
      events: ['lannister'],
    },
  ],
  victory: [
    'h12',
    'h10',
    {
      players: { ...FULL.players, stark: { ...stark, influence: FOUR } },
      events: ['lannister'],
    },
  ],
  defeat: [
    'h3',
    'h12',
    {
      players: { ...FULL.players, lannister: { ...lannister, influence: FOUR } },
      challenger: 'lannister',
      events: ['stark'],
    },
  ],
};

/** Plays until the game turns; `revealed` is called when the cards lie open. */
export async function playTurn(
  page: Page,
  turn: keyof typeof TURNS,
  revealed?: () => Promise<unknown>,
): Promise<void> {
  const [own, other, spec] = TURNS[turn];
  await layThrone(page, spec, {
    until: 'ask.putFaceDown',
    answers: (seat, question) => {
      if (question.kind !== 'choose' || question.text.key !== 'ask.putFaceDown') return null;
      const card = seat === 0 ? null : question.options.find(({ id }) => id.endsWith(`:${other}`));
      return card ? [card.id] : null;
    },
  });
  await page
    .locator(`.hand [data-thing="stark:${own}"] .card__face`)
    .first()
    .click({ position: { x: 8, y: 30 } });
  await page.mouse.move(0, 0);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.turned-up');
  await revealed?.();
  for (let i = 0; ; i++) {
    await page.waitForSelector('.moment-staged, .ending, .bar--asks');
    if (await page.$('.moment-staged, .ending')) return;
    await answerByClicking(page, i);
  }
}
