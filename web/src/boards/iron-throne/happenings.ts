import backstab from 'icon:backstab';
import skull from 'icon:death-skull';
import flag from 'icon:flying-flag';
import shakingHands from 'icon:shaking-hands';
import { type KnownFact, type Message, message } from '@small-council/engine';
import type { Facts } from '@small-council/iron-throne/table';
import type { HouseThing } from '@small-council/iron-throne/things';
import type { Cue, Flight, Moment } from '../../table/look.ts';

/** What can be seen and heard of the facts of this game, besides reading them. */

type Told<K extends keyof Facts> = Facts[K];

/** What moves: tokens, markers and cards, from where to where. */
export function flightsOf({ key, params }: KnownFact): Flight[] {
  const flight = (
    house: HouseThing,
    kind: Flight['kind'],
    from: string,
    to: string,
    count = 1,
  ): Flight[] => [{ kind, tone: `house-${house.id}`, from, to, count }];
  switch (key as keyof Facts) {
    case 'fact.placed': {
      const { house, character, amount } = params as Told<'fact.placed'>;
      return flight(house, 'token', `sheet:${house.id}`, `character:${character.id}`, amount);
    }
    case 'fact.shifted': {
      const { house, from, to, amount } = params as Told<'fact.shifted'>;
      return flight(house, 'token', `character:${from.id}`, `character:${to.id}`, amount);
    }
    case 'fact.removed': {
      const { house, character, to, amount } = params as Told<'fact.removed'>;
      return flight(house, 'token', `character:${character.id}`, `sheet:${to.id}`, amount);
    }
    case 'fact.sheetRemoved': {
      const { house, amount } = params as Told<'fact.sheetRemoved'>;
      return flight(house, 'token', `sheet:${house.id}`, 'stage', amount);
    }
    case 'fact.sheetGiven': {
      const { house, to, amount } = params as Told<'fact.sheetGiven'>;
      return flight(house, 'token', `sheet:${house.id}`, `sheet:${to.id}`, amount);
    }
    case 'fact.influence': {
      const { house, on } = params as Told<'fact.influence'>;
      return flight(house, 'marker', `influence:${house.id}`, `influence:${on.id}`);
    }
    case 'fact.drew': {
      const { house, count } = params as Told<'fact.drew'>;
      return flight(house, 'card', `deck:${house.id}`, `hand:${house.id}`, count);
    }
    case 'fact.put':
    case 'fact.putUp': {
      const { house } = params as Told<'fact.put'>;
      return flight(house, 'card', `hand:${house.id}`, `put:${house.id}`);
    }
    case 'fact.played': {
      const { house } = params as Told<'fact.played'>;
      return flight(house, 'card', `hand:${house.id}`, 'stage');
    }
    case 'fact.discarded': {
      const { house } = params as Told<'fact.discarded'>;
      return flight(house, 'card', `hand:${house.id}`, `discard:${house.id}`);
    }
    case 'fact.hostage': {
      const { house, from } = params as Told<'fact.hostage'>;
      return flight(house, 'card', `hand:${from.id}`, `hostages:${house.id}`);
    }
    case 'fact.regained': {
      const { house, from } = params as Told<'fact.regained'>;
      return flight(house, 'card', `hand:${from.id}`, `hand:${house.id}`);
    }
    case 'fact.released': {
      const { house, to } = params as Told<'fact.released'>;
      return flight(house, 'card', `hostages:${house.id}`, `hand:${to.id}`);
    }
    case 'fact.tormented': {
      const { house, of } = params as Told<'fact.tormented'>;
      return flight(house, 'card', `hostages:${house.id}`, `discard:${of.id}`);
    }
    case 'fact.tookBack': {
      const { house } = params as Told<'fact.tookBack'>;
      return flight(house, 'card', `discard:${house.id}`, `hand:${house.id}`);
    }
    default:
      return [];
  }
}

/** Markers left when somebody is one short of all. */
const ALMOST = 1;

export function cueOf({ key, params }: KnownFact): Cue | null {
  switch (key as keyof Facts) {
    case 'fact.died':
      return 'death';
    case 'fact.revealed':
      return 'reveal';
    case 'fact.result':
      return (params as Told<'fact.result'>).result.id === 'betrayal' ? 'betrayal' : null;
    case 'fact.influence':
      return (params as Told<'fact.influence'>).left === ALMOST ? 'almost' : null;
    default:
      return null;
  }
}

const staged = (title: Message): Moment['staged'] => ({ title, at: 'stage' });

export function momentOf({ key, params }: KnownFact): Moment | null {
  switch (key) {
    case 'fact.died':
      return {
        icon: skull,
        tone: 'grave',
        staged: staged(
          message('throne.moment.death', { character: (params as Told<'fact.died'>).character }),
        ),
      };
    case 'fact.influence':
      return {
        icon: flag,
        tone: 'bright',
        ...((params as Told<'fact.influence'>).left === ALMOST && {
          staged: staged(
            message('throne.moment.four', { house: (params as Told<'fact.influence'>).house }),
          ),
        }),
      };
    case 'fact.dealMade':
      return { icon: shakingHands, tone: 'bright' };
    case 'fact.result':
      return (params as Told<'fact.result'>).result.id === 'betrayal'
        ? { icon: backstab, tone: 'grave', staged: staged(message('result.betrayal')) }
        : null;
    default:
      return null;
  }
}
