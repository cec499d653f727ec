import type { Match, Question } from '@small-council/engine';
import { defaultAnswer } from '@small-council/engine';
import type { Lcg } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import type { PlayerSpec } from '../position.ts';
import type { TableView } from '../view.ts';
import {
  at,
  baratheon,
  greyjoy,
  lannister,
  martell,
  playerOf,
  stark,
  targaryen,
} from './positions.ts';

/** What other programs for this game get wrong again and again: one scenario, or a few, for each kind. */

const challenges = at('challenges');
const marshaling = at('marshaling', { active: 0 });

describe('effects and limits end when their card leaves play', () => {
  it('who comes back is as printed, whatever was done to it before [AG2-220]', () => {
    const game = challenges(
      lannister({ gold: 2, play: ['Margaery Tyrell', 'Burned Men'] }),
      lannister({ gold: 2, play: ['Tywin Lannister'], hand: ['The Things I Do For Love'] }),
    );
    game.by(0, 'Margaery Tyrell').choose('Burned Men').until('action', 1);
    expect(game.strength('Burned Men')).toBe(5);
    game.choose('The Things I Do For Love').until('action', 0); // X is 2
    expect(game.names(0, 'hand')).toEqual(['Burned Men']);
    game.choose('Burned Men'); // by ambush
    expect(game.strength('Burned Men')).toBe(2);
  });

  it('its abilities have not been used yet [AG2-1350]', () => {
    const game = marshaling(
      martell({
        gold: 5,
        play: ['Arianne Martell'],
        hand: ['Desert Scavenger', 'House Dayne Knight'],
      }),
      stark(),
    );
    game.choose('Arianne Martell').choose('Desert Scavenger'); // once a phase; she goes back
    game.until('action', 0).choose('Arianne Martell'); // marshaled
    game.until('action', 0).choose('Arianne Martell').choose('House Dayne Knight');
    expect(game.names(0, 'play')).toEqual(['Desert Scavenger', 'House Dayne Knight']);
  });
});

describe('a card that comes back out of a pile', () => {
  /** Rhaegal stands Daenerys, dies by claim, comes back, and she wins once more; or without all that. */
  const rhaegal = (dies: boolean) => {
    const game = challenges(
      targaryen({
        gold: 5,
        play: ['Daenerys Targaryen (Core)', 'Rhaegal'],
        hand: ['Fire and Blood'],
      }),
      stark({ play: ['Tumblestone Knight', 'Sansa Stark'] }),
    );
    game.attack('power', 1, 'Daenerys Targaryen').until('reactionWindow', 0).choose('Rhaegal');
    expect(game.card('Daenerys Targaryen').knelt).toBe(false);
    game.until('announceChallenge', 0).pass();
    if (dies) {
      game.attack('military', 0, 'Tumblestone Knight').until('claimed').choose('Rhaegal');
      game.until('challengesWindow', 0).choose('Fire and Blood').choose('yes');
    }
    game.attack('intrigue', 0, 'Sansa Stark').defend('Daenerys Targaryen');
    return game;
  };

  it('has its abilities for the first time again, in the same phase [AG2-1350]', () => {
    expect(rhaegal(false).offers('Rhaegal', 'challengesWindow')).toBe(false); // once a phase
    expect(rhaegal(true).offers('Rhaegal', 'challengesWindow')).toBe(true);
  });
});

describe('“then”, and what happens at the same time', () => {
  it('“then” does not come if what is before it has not been done [AG2-408]', () => {
    const assault = (knelt: boolean) =>
      challenges(
        stark({ knelt, play: ['Eddard Stark', 'Robb Stark'], hand: ['Relentless Assault'] }),
        stark(),
      )
        .attack('military', 1, 'Eddard Stark')
        .until('defendersWindow')
        .through('defendersWindow');
    expect(assault(true).offers('Relentless Assault', 'challengesWindow')).toBe(false);
    const game = assault(false).choose('Relentless Assault').until('announceChallenge');
    expect(game.card('House Stark', 0).knelt).toBe(true);
    expect(game.options).toContain('military:1');
  });

  it('“then” comes before anybody reacts to the first part [AG2-378]', () => {
    const game = challenges(
      greyjoy({ play: ['Balon Greyjoy', 'Maester Wendamyr'], hand: ['Risen from the Sea'] }),
      stark({ play: ['Robb Stark'] }),
    );
    game.until('announceChallenge').pass();
    game.attack('military', 0, 'Robb Stark').until('claimed').choose('Balon Greyjoy');
    game.choose('Risen from the Sea');
    expect(game.card('Risen from the Sea').host).toBe(game.card('Balon Greyjoy').id);
    expect(game.names(0, 'discard')).toEqual([]);
  });

  it('those who die together are dead together: each is reacted to, in one window [AG2-332] [AG2-634]', () => {
    const game = challenges(
      lannister({ plot: 'Sneak Attack', play: ['Tywin Lannister', 'Joffrey Baratheon'] }),
      stark({ play: ['Sansa Stark', 'Arya Stark'] }),
    );
    game.attack('military', 1, 'Tywin Lannister').until('reactionWindow');
    expect(game.names(1, 'dead').sort()).toEqual(['Arya Stark', 'Sansa Stark']);
    game.choose('Joffrey Baratheon').choose('Joffrey Baratheon');
    expect(game.card('Joffrey Baratheon').power).toBe(2);
  });
});

describe('saves from burning', () => {
  const burn = (victim: PlayerSpec['play'], hand: string[] = []) => {
    const game = challenges(
      greyjoy({ play: victim, hand }),
      targaryen({ gold: 1, play: ['Drogon'], hand: ['Dracarys!'] }),
    );
    game.attack('power', 1, 'Theon Greyjoy').until('attackersWindow', 1);
    return game.choose('Dracarys!');
  };

  it('do not help if the STR stays 0: a duplicate is not even offered [AG2-454]', () => {
    const game = burn([{ card: 'Theon Greyjoy', duplicates: 1 }]);
    expect(game.names(0, 'dead')).toEqual(['Theon Greyjoy']);
    expect(game.names(0, 'discard')).toEqual(['Theon Greyjoy']);
  });

  it('help if they end the burning: -4 STR, and 1 more by the save [AG2-454]', () => {
    const asha = challenges(
      greyjoy({ play: ['Asha Greyjoy'], hand: ['Risen from the Sea'] }),
      targaryen({ gold: 1, play: ['Drogon'], hand: ['Dracarys!'] }),
    ).attack('power', 1, 'Asha Greyjoy');
    if (asha.step === 'chooseStealth/bypass') asha.choose();
    asha.until('attackersWindow', 1).choose('Dracarys!').choose('Risen from the Sea');
    expect(asha.strength('Asha Greyjoy')).toBe(1);
    expect(asha.isInPlay('Asha Greyjoy')).toBe(true);
    expect(asha.challenge.attackers).toEqual([asha.card('Asha Greyjoy').id]);
  });
});

describe('restrictions that overlap', () => {
  it('hold each by itself: to be rid of one is not to be rid of the other [AG2-447]', () => {
    const game = challenges(
      stark({ plot: 'Sneak Attack', play: ['Sansa Stark', 'Robb Stark'] }), // one challenge
      stark({ plot: 'A Game of Thrones' }), // intrigue first
    ).until('announceChallenge');
    expect(game.refused('military:1')).toBe('AG2-447');
    game.choose('intrigue:1').choose('Sansa Stark').through('challenge');
    expect(game.offers('Robb Stark', 'dominanceWindow')).toBe(false);
    expect(game.table.past).toHaveLength(1); // intrigue is won, but that was the one challenge
  });

  it('that say the same are not added up [AG2-447]', () => {
    const knelt = (card: string) => ({ card, knelt: true });
    const three = ['Bastard in Hiding', 'Bastard in Hiding', 'Bastard in Hiding'].map(knelt);
    const game = at('standing')(
      baratheon({ play: ['Stannis Baratheon', ...three] }),
      baratheon({ play: ['Stannis Baratheon', ...three] }),
    ).until('standingWindow');
    for (const seat of [0, 1])
      expect(
        game.player(seat).play.filter((id) => game.table.cards[id].knelt),
        `player ${seat}`,
      ).toHaveLength(1);
  });

  it('a permission that ends leaves the others [AG2-570]', () => {
    const game = challenges(
      targaryen({ plot: 'A Storm of Swords', play: ['Khal Drogo', 'Drogon', 'Viserion'] }),
      stark({ play: ['Grey Wind'] }),
    );
    for (const name of ['Drogon', 'Viserion'])
      game.attack('military', 1, name).through('challenge');
    game.until('announceChallenge');
    expect(game.options).toContain('military:1'); // the plot's, and Drogo's
    game.choose('military:1').choose('Khal Drogo').through('challenge');
    expect(game.reaches('announceChallenge', 'dominanceWindow')).toBe(false);
  });
});

describe('counters start again in the next round', () => {
  it('challenges, limits of abilities, limited cards [AG2-570] [AG2-683] [AG2-1349]', () => {
    const game = marshaling(
      stark({
        plotDeck: ['Sneak Attack', 'A Noble Cause'],
        gold: 3,
        play: [{ card: 'Sansa Stark', knelt: true }, 'Robb Stark'],
        hand: ['The Roseroad', 'Heart Tree Grove'],
      }),
      stark(),
    );
    const round = () => {
      game
        .until('action', 0)
        .choose(
          game.names(0, 'hand').includes('The Roseroad') ? 'The Roseroad' : 'Heart Tree Grove',
        );
      expect(game.player(0).limited).toBe(1);
      game.attack('military', 1, 'Robb Stark').attack('intrigue', 1, 'Sansa Stark');
      game.through('challenge').until('reactionWindow', 0); // she stands
      return game.choose('Sansa Stark');
    };
    const power = round().power(0);
    game.until('choosePlots');
    game.until('marshalingWindow');
    while (game.table.active !== 0) game.pass().until('marshalingWindow');
    expect(game.player(0)).toMatchObject({ limited: 0, marshaled: [], played: [] });
    expect(round().power(0)).toBeGreaterThan(power);
  });
});

describe('hidden cards', () => {
  /** Whom the match waits for, and where, as long as seat 1 just passes: what everybody sees. */
  const course = (hand: string[]): string[] => {
    const game = challenges(
      stark({ gold: 5, play: ['Robb Stark'], hand: ['For the North!', 'Winter Is Coming'] }),
      lannister({ gold: 5, play: ['Tywin Lannister'], hand }),
    );
    const script = ['For the North!', 'Winter Is Coming'];
    game.attack('military', 1, 'Robb Stark');
    const seen: string[] = [];
    while (game.flows.includes('challenge')) {
      seen.push(`${game.step} ${game.waiting.join()}`);
      const next =
        game.waiting.includes(0) && game.step.endsWith('/action') ? script.shift() : undefined;
      if (next) game.choose(next);
      else answerDefault(game.match);
    }
    return [...seen, JSON.stringify(game.match.view('spectator').table)];
  };

  it('cannot be told from who is asked, or from what others see [AG2-930]', () => {
    expect(course(["The Hand's Judgment", 'Treachery'])).toEqual(course(['Burned Men', 'Ice']));
    expect(course(["The Hand's Judgment", 'Treachery']).join()).toContain('wouldInterrupts');
  });

  it('have ids that nobody else is told, and a new one each time [AG2-930]', () => {
    const game = at('dominance')(
      playerOf('thenightswatch')({ play: ['Messenger Raven'], hand: ['Ice'] }),
      stark(),
    );
    const { id } = game.card('Messenger Raven');
    game.until('action', 0).choose('Messenger Raven');
    expect(game.names(0, 'hand')).toContain('Messenger Raven');
    expect(game.table.cards[id]).toBeUndefined();
    const held = game.player(0).hand.find(({ code }) => code === '01130')?.id as string;
    for (const viewer of [1, 'spectator'] as const) {
      expect(game.match.view(viewer).table.players[0].hand).toBe(3);
      expect(JSON.stringify(game.match.view(viewer))).not.toContain(`"${held}"`);
    }
    game.until('marshalingWindow');
    while (game.table.active !== 0) game.pass().until('marshalingWindow');
    game.until('action', 0).choose('Messenger Raven');
    expect(game.card('Messenger Raven').id).not.toBe(id);
  });
});

const answerDefault = (match: Match<Lcg, TableView>): void => {
  const [seat] = match.waiting;
  match.answer(seat, match.state.moment, defaultAnswer(match.question(seat) as Question));
};

describe('set-up with an attachment that nobody can bear', () => {
  it('is refused with the reason, and goes on without it [AG2-127]', () => {
    const game = at('setup')(
      stark({ hand: ['Ice', 'Littlefinger', 'Grey Wind', "Syrio's Training"] }),
      stark({ hand: ['Bodyguard'] }),
    );
    game.until('placeCards');
    expect(game.refused('Ice', 'Littlefinger')).toBe('AG2-127'); // only on a Stark character
    expect(game.refused("Syrio's Training", 'Grey Wind')).toBe('AG2-127'); // no attachments
    game.choose('Grey Wind');
    expect(game.refused('Bodyguard')).toBe('AG2-127');
    game.pass().until('choosePlots');
    expect(game.names(0, 'play')).toEqual(['Grey Wind']);
    expect(game.names(1, 'hand')).toContain('Bodyguard');
    expect(game.player(1).hand).toHaveLength(7);
  });
});

describe('an event that is canceled', () => {
  it('is on the discard pile, paid and counted, and its effects have not been [AG2-373] [AG2-1354]', () => {
    const game = challenges(
      stark({
        gold: 5,
        play: ['Robb Stark', 'Sansa Stark'],
        hand: ['Winter Is Coming', 'Winter Is Coming'],
      }),
      lannister({ gold: 5, hand: ["The Hand's Judgment"] }),
    );
    game.attack('military', 1, 'Robb Stark').by(0, 'Winter Is Coming').by(1, "The Hand's Judgment");
    game.until('action');
    expect(game.names(0, 'discard')).toEqual(['Winter Is Coming']);
    expect(game.names(1, 'discard')).toEqual(["The Hand's Judgment"]);
    expect([game.player(0).gold, game.player(1).gold]).toEqual([4, 4]);
    expect(game.plot(0, 'claim')).toBe(1);
    expect(Object.values(game.table.cards).filter(({ zone }) => zone === 'limbo')).toEqual([]);
    game.until('action', 0);
    expect(game.refused('Winter Is Coming')).toBe('AG2-1349'); // once a challenge
  });
});
