import { isParticipating } from '@small-council/lcg';
import {
  a,
  action,
  choose,
  constant,
  each,
  forPlayer,
  gainGold,
  gainsKeyword,
  gainsPower,
  mustDefend,
  opponents,
  participates,
  participating,
  perRound,
  putIntoPlayFromHand,
  returnToHand,
  takeControl,
  target,
  yours,
} from '@small-council/lcg/blocks';
import { sideStrength } from '@small-council/lcg/rules';
import { describe, expect, it } from 'vitest';
import { reaction } from '../abilities.ts';
import { cards } from '../cards/index.ts';
import { pack } from '../cards/registry.ts';
import type { CardSpec, PlayerSpec, PositionSpec } from '../position.ts';
import { knelt, stark } from './positions.ts';
import { type Scenario, scenario } from './scenario.ts';

/** Challenges step by step. */

// ---- what no card of the sets does

const { attachment, character, location } = pack('Test', 'neutral');

/** Participates whatever happens. */
character('test:shadow', {
  name: ['Shadow', 'Schatten'],
  strength: 2,
  icons: 'mil',
  abilities: [constant(participates())],
});

/** 5 STR for the defending side, also without a defender. */
location('test:deepforest', {
  name: ['Deep Forest', 'Tiefer Wald'],
  cost: 0,
  abilities: [
    constant(
      forPlayer('challengeStrength', 'sideStrength', 'you', {
        amount: (m, { seat }) => (m.table.challenge?.defender === seat ? 5 : 0),
      }),
    ),
  ],
});
/** Sees every gain of power of its player's faction. */
character('test:bard', {
  name: ['Bard', 'Barde'],
  cost: 0,
  abilities: [reaction({ on: gainsPower(a('faction', yours)), does: gainGold(1) })],
});
character('test:turncloak', {
  name: ['Recruiter', 'Werber'],
  cost: 0,
  abilities: [
    action({
      choose: choose(a('character', participating, opponents), 'controlTaken'),
      does: takeControl(target),
    }),
  ],
});
attachment('test:fame', {
  name: ['Fame', 'Ruhm'],
  cost: 0,
  abilities: [constant(gainsKeyword('renown', 'host'))],
});
pack('Test', 'stark').character('test:whitewolf', {
  name: ['White Wolf', 'Weißer Wolf'],
  cost: 4,
  strength: 1,
  traits: ['Direwolf'],
  keywords: ['ambush:3', 'ambush:1'],
});
pack('Test', 'stark').character('test:greypup', {
  name: ['Grey Pup', 'Grauer Welpe'],
  cost: 2,
  strength: 1,
  traits: ['Direwolf'],
  keywords: ['ambush:2'],
});
character('test:sneak', {
  name: ['Sneak', 'Schleicher'],
  cost: 3,
  strength: 1,
  keywords: ['stealth', 'renown', 'ambush:2'],
});
/** Of no strength at all. */
character('test:weakling', {
  name: ['Weakling', 'Schwächling'],
  cost: 0,
  strength: 0,
  icons: 'pow',
  keywords: ['renown'],
});
character('test:ghostlady', {
  name: ['Ghost Lady', 'Geisterdame'],
  cost: 0,
  strength: 0,
  icons: 'pow',
  keywords: ['renown'],
});
/** One fetches a location out of the hand, one takes his locations back. */
character('test:forester', {
  name: ['Forester', 'Förster'],
  cost: 0,
  abilities: [action({ does: putIntoPlayFromHand(a('location')), limit: perRound() })],
});
character('test:poacher', {
  name: ['Poacher', 'Wilderer'],
  cost: 0,
  abilities: [action({ does: returnToHand(each(a('location', yours))) })],
});
location('test:drum', {
  name: ['War Drum', 'Kriegstrommel'],
  cost: 0,
  abilities: [constant(mustDefend(a('character', opponents)))],
});

const two = (
  mine: Partial<PlayerSpec> = {},
  theirs: Partial<PlayerSpec> = {},
  more: Partial<PositionSpec> = {},
) => scenario({ phase: 'challenges', players: [stark(mine), stark(theirs)], ...more });

describe('initiating a challenge', () => {
  it('announces type and opponent, then declares and kneels attackers [AG2-601] [AG2-602] [AG2-603] [AG2-604] [AG2-610]', () => {
    const game = two({ play: ['Robb Stark', 'Tumblestone Knight'] });
    game.until('announceChallenge').choose('military:1');
    expect(game.step).toBe('challenge/declareAttackers');
    game.choose('Robb Stark', 'Tumblestone Knight');
    expect(game.card('Robb Stark').knelt).toBe(true);
    expect(game.card('Tumblestone Knight').knelt).toBe(true);
    expect(game.challenge).toMatchObject({ type: 'military', attacker: 0, defender: 1 });
  });

  it('needs a standing attacker with the icon, of the active player [AG2-605] [AG2-1250]', () => {
    const game = two({ play: ['Robb Stark', knelt('Tumblestone Knight'), 'Bran Stark'] });
    game.until('announceChallenge').choose('military:1');
    expect(game.options).toEqual(['Robb Stark']);
    for (const name of ['Tumblestone Knight', 'Bran Stark'])
      expect(game.refused(String(game.card(name).id))).toBe('AG2-605');
  });

  it('needs at least one attacker [AG2-606] [AG2-601]', () => {
    const game = two({ play: ['Robb Stark'] });
    game.until('announceChallenge');
    expect(game.refused('intrigue:1')).toBe('AG2-606');
    game.choose('military:1');
    expect(game.asked.min).toBe(1);
  });

  it('is followed by reactions only when it is whole [AG2-608]', () => {
    const game = two(
      { play: ['Maester Wendamyr'] },
      { play: [knelt('Eddard Stark'), 'Sansa Stark'] },
    );
    game.until('announceChallenge').choose('power:1').choose('Maester Wendamyr');
    expect(game.step).toBe('chooseStealth/bypass');
    game.choose('Sansa Stark');
    expect(game.step).toBe('reactionWindow/opportunity');
  });

  it('opens a window before defenders are declared, and one after [AG2-613] [AG2-617]', () => {
    const game = two({ play: ['Robb Stark'] }, { play: ['Tumblestone Knight'] });
    game.attack('military', 1, 'Robb Stark');
    expect(game.step).toBe('attackersWindow/action');
    game.pass(2);
    expect(game.step).toBe('challenge/declareDefenders');
    game.choose();
    expect(game.step).toBe('defendersWindow/action');
  });
});

describe('defenders', () => {
  it('are any number of standing characters with the icon, and kneel [AG2-611] [AG2-614] [AG2-615]', () => {
    const game = two(
      { play: ['Robb Stark'] },
      { play: ['Eddard Stark', 'Tumblestone Knight', knelt('Summer'), 'Sansa Stark'] },
    );
    game.attack('military', 1, 'Robb Stark').until('declareDefenders');
    expect(game.options).toEqual(['Eddard Stark', 'Tumblestone Knight']);
    expect(game.refused(String(game.card('Summer').id))).toBe('AG2-615');
    game.choose('Eddard Stark', 'Tumblestone Knight');
    expect(game.card('Eddard Stark').knelt).toBe(true);
    expect(game.card('Tumblestone Knight').knelt).toBe(true);
  });

  it('may be none [AG2-614]', () => {
    const game = two({ play: ['Robb Stark'] }, { play: ['Tumblestone Knight'] });
    game.attack('military', 1, 'Robb Stark').until('declareDefenders').choose();
    expect(game.challenge.defenders).toEqual([]);
  });

  it('must be those who have to defend; where not all can, their player chooses among them [AG2-614]', () => {
    const game = two(
      { plot: 'Jousting Contest', play: ['Robb Stark', 'War Drum'] },
      { play: ['Eddard Stark', 'Tumblestone Knight', 'Summer'] },
    );
    game.attack('military', 1, 'Robb Stark').until('declareDefenders');
    expect(game.asked).toMatchObject({ min: 1, max: 1 });
    game.choose('Summer');
    expect(game.challenge.defenders).toEqual([game.card('Summer').id]);
    const all = two(
      { play: ['Robb Stark', 'War Drum'] },
      { play: ['Tumblestone Knight', 'Summer'] },
    ).attack('military', 1, 'Robb Stark');
    all.until('declareDefenders');
    expect(all.asked.min).toBe(2);
  });

  it('are not asked for where there are none [AG2-692]', () => {
    const game = two({ play: ['Robb Stark'] }, { play: ['Sansa Stark'] });
    game.attack('military', 1, 'Robb Stark').pass(2);
    expect(game.step).toBe('defendersWindow/action');
  });
});

describe('comparing strength', () => {
  it('the higher total wins [AG2-618] [AG2-619] [AG2-620]', () => {
    const game = two(
      { play: ['Robb Stark'] },
      { play: ['Tumblestone Knight', 'Vanguard of the North'] },
    );
    game.attack('military', 1, 'Robb Stark').defend('Tumblestone Knight', 'Vanguard of the North');
    game.through('defendersWindow');
    expect(game.facts).toContain('fact.won');
    expect(game.table.past.at(-1)).toMatchObject({ winner: 1, loser: 0 });
  });

  it('attacker wins ties [AG2-621]', () => {
    const game = two({ play: ['Robb Stark'] }, { play: ['Eddard Stark'] });
    game.attack('military', 1, 'Robb Stark').defend('Eddard Stark').through('defendersWindow');
    expect(game.table.past.at(-1)).toMatchObject({ winner: 0, loser: 1 });
  });

  it('nobody wins without strength: 0 against 0 [AG2-622] [AG2-624] [AG2-693]', () => {
    const game = two({ play: [{ card: 'Sansa Stark' }] }, { power: 2 });
    game.attack('power', 1, 'Sansa Stark');
    const sansa = game.card('Sansa Stark');
    game.challenge.attackers = []; // as if an effect had removed her
    expect(sansa.knelt).toBe(true);
    game.through('challenge');
    expect(game.table.past.at(-1)).toMatchObject({ winner: -1, loser: -1 });
    expect(game.power(1)).toBe(2);
  });

  it('if the higher total is no victory, nobody wins: the other side does not, either [AG2-623]', () => {
    const game = two({ play: ['Sansa Stark'] }, { power: 2, play: ['Deep Forest'] });
    game.attack('power', 1, 'Sansa Stark').through('challenge'); // 2 against 5, and no defender
    expect(game.table.past.at(-1)).toMatchObject({ winner: -1, loser: -1, unopposed: false });
    expect([game.power(0), game.power(1)]).toEqual([0, 2]);
    const strong = two({ play: ['Robb Stark'] }, { power: 2, play: ['Deep Forest'] });
    strong.attack('power', 1, 'Robb Stark').through('challenge'); // 5 against 5
    expect(strong.table.past.at(-1)).toMatchObject({ winner: 0, loser: 1, unopposed: false });
  });

  it('reactions to the result come before bonuses, claim and keywords [AG2-386] [AG2-625] [AG2-653]', () => {
    const game = two(
      { play: [{ card: 'Eddard Stark', attachments: ['Ice'] }] },
      { play: ['Sansa Stark', 'Bran Stark'] },
    );
    game.attack('military', 1, 'Eddard Stark').until('reactionWindow');
    expect(game.power(0)).toBe(0);
    expect(game.names(1, 'dead')).toEqual([]);
    game.pass();
    expect(game.power(0)).toBe(1); // unopposed
    expect(game.step).toBe('chooseForClaim/claimed');
  });
});

describe('bonuses', () => {
  /** The Hand of the King and the Master of Coin are rivals. */
  const rivals = (mine: Partial<PlayerSpec>, theirs: Partial<PlayerSpec>): Scenario =>
    scenario({
      phase: 'challenges',
      players: [
        stark({ title: 'Hand of the King', ...mine }),
        stark({ title: 'Master of Coin', ...theirs }),
        stark({ title: 'Master of Whispers' }),
      ],
    });
  const powers = (game: Scenario): number[] => [0, 1, 2].map((seat) => game.power(seat));

  it('attacker and defender are in a challenge against each other [AG2-612]', () => {
    const attack = rivals({ play: ['Robb Stark'] }, { play: ['Tumblestone Knight'] });
    attack.attack('military', 1, 'Robb Stark').defend('Tumblestone Knight').until('useKeyword');
    expect(powers(attack)).toEqual([1, 0, 0]);
    const defense = rivals({ play: ['Tumblestone Knight'] }, { play: ['Robb Stark'] });
    defense.attack('military', 1, 'Tumblestone Knight').defend('Robb Stark').until('useKeyword');
    expect(powers(defense)).toEqual([0, 1, 0]);
  });

  it('are all gained at once [AG2-629]', () => {
    const game = rivals({ play: ['Tumblestone Knight', 'Bard'] }, {});
    game.attack('military', 1, 'Tumblestone Knight').until('reactionWindow');
    expect(game.power(0)).toBe(2); // unopposed, and against a rival
    expect(game.options).toEqual(['Bard', 'Bard']); // both in one window
  });
});

describe('unopposed', () => {
  it('is a won attack against no strength at all: 1 power [AG2-626] [AG2-628]', () => {
    const game = two({ play: ['Sansa Stark'] });
    game.attack('intrigue', 1, 'Sansa Stark').through('challenge');
    expect(game.card('House Stark', 0).power).toBe(1);
  });

  it('is never for a winning defender [AG2-626] [AG2-630]', () => {
    const game = two({ play: ['Tumblestone Knight'] }, { play: ['Eddard Stark'] });
    game.attack('military', 1, 'Tumblestone Knight').defend('Eddard Stark').through('challenge');
    expect(game.power(0)).toBe(0);
    expect(game.names(0, 'dead')).toEqual([]);
  });
});

describe('claim', () => {
  const military = (claim: 'Calling the Banners' | 'Sneak Attack', victims: string[]) =>
    two({ plot: claim, play: ['Robb Stark'] }, { play: victims })
      .attack('military', 1, 'Robb Stark')
      .until('defendersWindow')
      .through('defendersWindow');

  it('military: the loser chooses and kills as many characters, participating or not [AG2-630] [AG2-631] [AG2-632] [AG2-633] [AG2-231] [AG2-227]', () => {
    const game = military('Calling the Banners', ['Sansa Stark', 'Bran Stark', 'Arya Stark']);
    expect(game.waiting).toEqual([1]);
    expect(game.asked).toMatchObject({ min: 1, max: 1 });
    game.choose('Bran Stark');
    expect(game.names(1, 'dead')).toEqual(['Bran Stark']);
  });

  it('is the claim of the attacker’s plot, with everything that changes it [AG2-631]', () => {
    const claimed = (hand: string[]) => {
      const game = two(
        { gold: 1, hand, play: ['Robb Stark'] },
        { plot: 'Sneak Attack', play: ['Sansa Stark', 'Bran Stark', 'Arya Stark'] },
      ).attack('military', 1, 'Robb Stark');
      if (hand.length > 0) game.until('attackersWindow', 0).choose(...hand);
      return game.until('claimed').asked.max;
    };
    expect(claimed([])).toBe(1); // the defender's plot has 2
    expect(claimed(['Winter Is Coming'])).toBe(2);
  });

  it('military claim 2 kills two different characters at once [AG2-634] [AG2-635]', () => {
    const game = military('Sneak Attack', ['Sansa Stark', 'Bran Stark', 'Arya Stark']);
    const [bran] = game.asked.options;
    expect(game.asked).toMatchObject({ min: 2, max: 2 });
    expect(game.match.refusal(1, game.asked.id, [bran.id, bran.id])).not.toBeNull();
    game.choose('Sansa Stark', 'Arya Stark');
    expect(game.names(1, 'dead').sort()).toEqual(['Arya Stark', 'Sansa Stark']);
  });

  it('military: as far as possible [AG2-636]', () => {
    const game = military('Sneak Attack', ['Sansa Stark']);
    expect(game.names(1, 'dead')).toEqual(['Sansa Stark']);
  });

  it('military: a character that is saved counts; nobody else is chosen [AG2-637] [AG2-1205] [AG2-450]', () => {
    const game = military('Calling the Banners', []);
    expect(game.names(1, 'dead')).toEqual([]);
    const saved = two(
      { play: ['Robb Stark'] },
      { play: [{ card: 'Sansa Stark', duplicates: 1 }, 'Bran Stark'] },
    );
    saved.attack('military', 1, 'Robb Stark').until('claimed').choose('Sansa Stark');
    expect(saved.step).toBe('wouldInterrupts/opportunity');
    saved.choose(saved.asked.options[0].id);
    expect(saved.isInPlay('Sansa Stark', 1)).toBe(true);
    expect(saved.isInPlay('Bran Stark', 1)).toBe(true);
    expect(saved.names(1, 'discard')).toEqual(['Sansa Stark']);
    expect(saved.names(1, 'dead')).toEqual([]);
  });

  it('intrigue: the loser discards at random from hand, as far as possible [AG2-639] [AG2-640]', () => {
    const game = two(
      { plot: 'Sneak Attack', play: ['Sansa Stark'] },
      { hand: ['Ice', 'Summer', 'Robb Stark'] },
    );
    game.attack('intrigue', 1, 'Sansa Stark').through('challenge');
    expect(game.player(1).hand).toHaveLength(1);
    expect(game.names(1, 'discard')).toHaveLength(2);
    const empty = two({ plot: 'Sneak Attack', play: ['Sansa Stark'] }, { hand: ['Ice'] });
    empty.attack('intrigue', 1, 'Sansa Stark').through('challenge');
    expect(empty.player(1).hand).toHaveLength(0);
  });

  it('intrigue: which card it is depends on chance alone [AG2-639]', () => {
    const discarded = new Set(
      Array.from({ length: 24 }, (_, i) => {
        const game = scenario(
          {
            phase: 'challenges',
            players: [
              stark({ play: ['Sansa Stark'] }),
              stark({ hand: ['Ice', 'Summer', 'Robb Stark'] }),
            ],
          },
          `random ${i}`,
        );
        return game
          .attack('intrigue', 1, 'Sansa Stark')
          .through('challenge')
          .names(1, 'discard')[0];
      }),
    );
    expect(discarded.size).toBe(3);
  });

  it('power: moves power from faction card to faction card, as far as possible [AG2-641] [AG2-642] [AG2-643] [AG2-1237] [AG2-1238]', () => {
    const game = two(
      { plot: 'Sneak Attack', play: ['Sansa Stark'] },
      { power: 1, play: [{ card: 'Robb Stark', power: 3 }] },
    );
    game.attack('power', 1, 'Sansa Stark').until('declareDefenders').choose().through('challenge');
    expect(game.card('House Stark', 0).power).toBe(2); // unopposed and claim
    expect(game.card('House Stark', 1).power).toBe(0);
    expect(game.card('Robb Stark', 1).power).toBe(3);
  });
});

describe('power that is moved for claim', () => {
  it('is not gained: who watches for that sees nothing [AG2-644]', () => {
    const game = two(
      { play: ['Eddard Stark', 'Bard'] },
      { power: 2, play: ['Tumblestone Knight', 'Bard'] },
    );
    game.attack('power', 1, 'Eddard Stark').defend('Tumblestone Knight');
    expect(game.offers('Bard', 'useKeyword')).toBe(false);
    expect([game.power(0), game.power(1)]).toEqual([1, 1]);
    expect(
      two({ play: ['Sansa Stark', 'Bard'] })
        .attack('power', 1, 'Sansa Stark')
        .until('reactionWindow').options,
    ).toEqual(['Bard']); // unopposed
  });
});

describe('keywords', () => {
  it('are nine, besides what titles are to each other [AG2-664]', () => {
    const used = new Set(
      [...cards.values()].flatMap(({ keywords }) => keywords.map((one) => one.split(':')[0])),
    );
    expect([...used].sort()).toEqual([
      'ambush',
      'insight',
      'intimidate',
      'limited',
      'noAttachments',
      'pillage',
      'renown',
      'rivals',
      'stealth',
      'supports',
      'terminal',
    ]);
  });

  it('are there or not: from several sources they work once [AG2-662]', () => {
    const game = two({ play: [{ card: 'Robb Stark', attachments: ['Fame', 'Fame'] }] });
    game.attack('military', 1, 'Robb Stark').until('useKeyword');
    expect(game.options).toEqual(['Robb Stark']);
    game.choose('Robb Stark').through('challenge');
    expect(game.card('Robb Stark').power).toBe(1);
  });

  it('come after claim; the first player chooses the order of types [AG2-645] [AG2-646] [AG2-653]', () => {
    const game = two(
      { play: ['Robb Stark', 'Grey Wind'] },
      { play: ['Tumblestone Knight', 'Sansa Stark', 'Bran Stark'] },
    );
    game.attack('military', 1, 'Robb Stark', 'Grey Wind').until('keywordOrder');
    expect(game.names(1, 'dead')).toHaveLength(1);
    expect(game.waiting).toEqual([0]);
    expect(game.asked.options.map(({ id }) => id)).toEqual(['intimidate', 'renown']);
  });

  it('one type alone has no order to choose [AG2-646]', () => {
    const keywords = (...attackers: string[]) =>
      two({ play: ['Robb Stark', 'Grey Wind'] }, { play: ['Tumblestone Knight'] })
        .attack('military', 1, ...attackers)
        .reaches('keywordOrder', 'announceChallenge');
    expect(keywords('Robb Stark')).toBe(false);
    expect(keywords('Robb Stark', 'Grey Wind')).toBe(true);
  });

  it('each type is processed once [AG2-647] [AG2-648]', () => {
    const game = two({ play: ['Robb Stark', 'Eddard Stark'] });
    game.attack('military', 1, 'Robb Stark', 'Eddard Stark').until('useKeyword');
    expect(game.options).toEqual(['Robb Stark', 'Eddard Stark']);
    game.choose('Robb Stark', 'Eddard Stark');
    expect(game.card('Robb Stark').power).toBe(1);
    expect(game.card('Eddard Stark').power).toBe(1);
    expect(game.flows).not.toContain('oneKeyword');
  });

  it('types without an instance are left out [AG2-651]', () => {
    const game = two({ play: ['Sansa Stark'] });
    game.attack('intrigue', 1, 'Sansa Stark').until('challengesWindow');
    expect(game.facts).not.toContain('fact.renown');
  });

  it('renown: may gain 1 power on the character, for a winning defender too [AG2-304] [AG2-671] [AG2-672]', () => {
    const game = two({ play: ['Tumblestone Knight'] }, { play: ['Robb Stark'] });
    game.attack('military', 1, 'Tumblestone Knight').defend('Robb Stark').until('useKeyword');
    expect(game.waiting).toEqual([1]);
    expect(game.asked.min).toBe(0);
    game.choose('Robb Stark');
    expect(game.card('Robb Stark').power).toBe(1);
  });

  it('insight: may draw 1 card for each [AG2-669]', () => {
    const game = two({ play: ['Summer', 'Bran Stark'], deck: ['Ice'] });
    game.attack('power', 1, 'Bran Stark').until('useKeyword').choose('Bran Stark');
    expect(game.names(0, 'hand')).toEqual(['Ice']);
  });

  it("pillage: may discard the top card of the loser's deck for each [AG2-670]", () => {
    const game = scenario({
      phase: 'challenges',
      players: [
        stark({ faction: 'greyjoy', play: ["Black Wind's Crew", "Black Wind's Crew"] }),
        stark({ deck: ['Ice', 'Summer', 'Robb Stark'] }),
      ],
    });
    game.attack('military', 1, "Black Wind's Crew", "Black Wind's Crew").until('useKeyword');
    game.choose("Black Wind's Crew", "Black Wind's Crew");
    expect(game.names(1, 'discard')).toEqual(['Ice', 'Summer']);
  });

  it('intimidate: kneels one standing character of the loser, no stronger than the margin [AG2-673] [AG2-674] [AG2-675] [AG2-676] [AG2-678]', () => {
    const game = two(
      { play: ['Grey Wind'] },
      { play: ['Sansa Stark', knelt('Bran Stark'), 'Eddard Stark', 'Arya Stark'] },
    );
    game.attack('military', 1, 'Grey Wind').defend().until('claimed').choose('Arya Stark');
    expect(game.step).toBe('oneKeyword/useKeyword');
    expect(game.options).toEqual(['Sansa Stark']);
    expect(game.asked.max).toBe(1);
    game.choose('Sansa Stark');
    expect(game.card('Sansa Stark').knelt).toBe(true);
  });

  it('insight and pillage work for a winning defender, too [AG2-672]', () => {
    const insight = two(
      { play: ['Lordsport Shipwright'] },
      { play: ['Grand Maester Pycelle'], deck: ['Ice'] },
    );
    insight.attack('intrigue', 1, 'Lordsport Shipwright').defend('Grand Maester Pycelle');
    insight.until('useKeyword');
    expect(insight.waiting).toEqual([1]);
    insight.choose('Grand Maester Pycelle');
    expect(insight.names(1, 'hand')).toEqual(['Ice']);
    const pillage = two(
      { play: ['Tumblestone Knight'], deck: ['Ice'] },
      { play: ["Black Wind's Crew"] },
    );
    pillage.attack('power', 1, 'Tumblestone Knight').defend("Black Wind's Crew");
    pillage.until('useKeyword').choose("Black Wind's Crew");
    expect(pillage.names(0, 'discard')).toEqual(['Ice']);
  });

  it('intimidate: STR as high as the margin is low enough, 1 more is not [AG2-674]', () => {
    const game = two(
      { play: ['Grey Wind'] },
      { play: ['Vanguard of the North', 'Robb Stark', 'Arya Stark'] },
    );
    game.attack('military', 1, 'Grey Wind').defend().until('claimed').choose('Arya Stark');
    expect(game.options).toEqual(['Vanguard of the North']); // 4; Robb Stark has 5
  });

  it('intimidate: what defended counts against the margin [AG2-674]', () => {
    const game = two(
      { play: ['Grey Wind'] },
      { play: ['Winterfell Steward', 'Vanguard of the North', 'Hedge Knight', 'Arya Stark'] },
    );
    game.attack('military', 1, 'Grey Wind').defend('Hedge Knight').until('claimed');
    game.choose('Arya Stark').until('useKeyword');
    expect(game.strength('Hedge Knight')).toBe(2);
    expect(game.options).toEqual(['Winterfell Steward']); // 4 - 2
  });

  it('of nobody come where nobody has won [AG2-671]', () => {
    const game = two({ play: ['Weakling'] }, { play: ['Ghost Lady'] });
    game.attack('power', 1, 'Weakling').defend('Ghost Lady');
    expect(game.reaches('useKeyword', 'announceChallenge')).toBe(false);
    expect(game.card('Ghost Lady').power).toBe(0);
  });

  it('intimidate: of two who have it one succeeds [AG2-676]', () => {
    const game = two(
      { play: ['Grey Wind', 'Robert Baratheon'] },
      { play: ['Sansa Stark', 'Bran Stark', 'Arya Stark'] },
    );
    game.attack('military', 1, 'Grey Wind', 'Robert Baratheon');
    game.until('claimed').choose('Arya Stark').until('keywordOrder').choose('intimidate');
    expect(game.options).toEqual(['Sansa Stark', 'Bran Stark']);
    expect(game.asked.max).toBe(1);
    game.choose('Sansa Stark');
    expect(game.options).toEqual(['Robert Baratheon']); // his renown; Bran Stark is not asked for
  });

  it('intimidate is nothing for a defender [AG2-677]', () => {
    const game = two({ play: ['Tumblestone Knight', 'Sansa Stark'] }, { play: ['Grey Wind'] });
    game.attack('military', 1, 'Tumblestone Knight').defend('Grey Wind').through('challenge');
    expect(game.card('Sansa Stark', 0).knelt).toBe(false);
  });
});

describe('stealth', () => {
  const stealthy = (theirs: (string | CardSpec)[]) =>
    two({ play: ['Maester Wendamyr'] }, { play: theirs })
      .until('announceChallenge')
      .choose('power:1')
      .choose('Maester Wendamyr');

  it('bypasses one character without stealth, which cannot defend [AG2-607] [AG2-616] [AG2-679] [AG2-680] [AG2-682]', () => {
    const game = stealthy(['Eddard Stark', 'Arya Stark', 'Bran Stark']);
    expect(game.options).toEqual(['Eddard Stark', 'Bran Stark']);
    game.choose('Eddard Stark').until('declareDefenders');
    expect(game.options).toEqual(['Arya Stark', 'Bran Stark']);
    expect(game.refused(String(game.card('Eddard Stark').id))).toBe('AG2-616');
    game.choose().through('challenge');
    expect(game.table.challenge).toBeNull();
  });

  it('need not be used [AG2-304] [AG2-679]', () => {
    const game = stealthy(['Eddard Stark']);
    game.choose().until('declareDefenders');
    expect(game.options).toEqual(['Eddard Stark']);
  });

  it('of several attackers may choose the same character [AG2-681]', () => {
    const game = two(
      { play: ['Maester Wendamyr', 'Theon Greyjoy'] },
      { play: ['Eddard Stark', 'Bran Stark'] },
    );
    game.until('announceChallenge').choose('power:1').choose('Maester Wendamyr', 'Theon Greyjoy');
    game.choose('Eddard Stark');
    expect(game.options).toContain('Eddard Stark');
    game.choose('Eddard Stark');
    expect(game.challenge.stealth).toHaveLength(2);
  });
});

describe('participating', () => {
  it('lasts for the whole challenge, and ends with it [AG2-609] [AG2-652] [AG2-654] [AG2-655]', () => {
    const game = two({ play: ['Robb Stark'] });
    game.attack('military', 1, 'Robb Stark');
    expect(game.challenge.attackers).toEqual([game.card('Robb Stark').id]);
    game.through('challenge');
    expect(game.table.challenge).toBeNull();
  });

  it('begins with the declaration, and is the same at every step to the end [AG2-654]', () => {
    const game = two({ play: ['Robb Stark', 'Sansa Stark'] }, { play: ['Tumblestone Knight'] });
    const taking = () =>
      ['Robb Stark', 'Sansa Stark', 'Tumblestone Knight'].map((name) =>
        isParticipating(game.m, game.card(name).id),
      );
    game.attack('power', 1, 'Robb Stark');
    expect([game.step, taking()]).toEqual(['attackersWindow/action', [true, false, false]]);
    game.defend('Tumblestone Knight').until('defendersWindow');
    expect(taking()).toEqual([true, false, true]);
    game.until('useKeyword'); // the challenge is won, claim has been settled
    expect(taking()).toEqual([true, false, true]);
    game.through('challenge');
    expect(taking()).toEqual([false, false, false]);
  });

  it('counts nobody twice, who was declared and is considered to be participating as well [AG2-655]', () => {
    const strength = (...attackers: string[]) => {
      const game = two({ play: ['Robb Stark', 'Shadow'] });
      game.attack('military', 1, ...attackers);
      return sideStrength(game.m, 'attacker');
    };
    expect(strength('Robb Stark')).toBe(7);
    expect(strength('Robb Stark', 'Shadow')).toBe(7); // 5 + 2 either way
  });

  it('a challenge is being resolved from its initiation to its end [AG2-609] [AG2-1302]', () => {
    const game = two(
      { play: ['Robb Stark'], hand: ['For the North!', 'For the North!'] },
      { play: ['Tumblestone Knight'] },
    );
    expect(game.refused('For the North!')).toBe('AG2-383'); // nothing has begun
    expect(game.player(0).hand).toHaveLength(2);
    game.attack('military', 1, 'Robb Stark');
    expect(game.step).toBe('attackersWindow/action');
    expect(game.options).toContain('For the North!');
    game.defend('Tumblestone Knight').until('defendersWindow', 0);
    expect(game.options).toContain('For the North!');
    game.through('challenge').until('challengesWindow', 0);
    expect(game.refused('For the North!')).toBe('AG2-383');
  });

  it('ends when the character leaves play [AG2-657]', () => {
    const game = two({ play: ['Winterfell Steward', 'Robb Stark'] }, { play: ['Grey Wind'] });
    game.attack('power', 1, 'Winterfell Steward', 'Robb Stark').by(1, 'Grey Wind');
    expect(game.challenge.attackers).toEqual([game.card('Robb Stark').id]);
  });

  it('does not end with the icon [AG2-658]', () => {
    const game = two(
      { play: ['Tumblestone Knight'] },
      { faction: 'martell', gold: 1, hand: ['Confinement'] },
    );
    game.attack('military', 1, 'Tumblestone Knight').by(1, 'Confinement');
    expect(game.hasIcon('Tumblestone Knight', 'military')).toBe(false);
    expect(game.challenge.attackers).toEqual([game.card('Tumblestone Knight').id]);
    game.through('challenge');
    expect(game.table.past.at(-1)).toMatchObject({ winner: 0, loser: 1 });
  });

  it('ends at once when somebody else takes control of the character [AG2-659]', () => {
    const game = two({ play: ['Robb Stark', 'Tumblestone Knight'] }, { play: ['Recruiter'] });
    game.attack('military', 1, 'Robb Stark', 'Tumblestone Knight');
    game.by(1, 'Recruiter').choose('Robb Stark');
    expect(game.card('Robb Stark')).toMatchObject({ controller: 1, knelt: true });
    expect(game.challenge.attackers).toEqual([game.card('Tumblestone Knight').id]);
    expect(game.challenge.defenders).toEqual([]);
  });

  it('kneels attackers, unless the card itself says otherwise [AG2-102] [AG2-604]', () => {
    const knelt = (plot: string) => {
      const game = two({ play: ['Vanguard of the North'], plot });
      return game.attack('military', 1, 'Vanguard of the North').card('Vanguard of the North')
        .knelt;
    };
    expect(knelt('Calling the Banners')).toBe(true);
    expect(knelt('A Storm of Swords')).toBe(false); // a War plot
    // Somebody else may have no plot yet.
    const game = scenario({
      phase: 'challenges',
      first: 1,
      players: [
        { faction: 'stark' },
        stark({ plot: 'A Storm of Swords', play: ['Vanguard of the North'] }),
      ],
    });
    game.attack('military', 0, 'Vanguard of the North');
    expect(game.card('Vanguard of the North').knelt).toBe(false);
  });

  it('does not end by standing [AG2-660]', () => {
    const game = two({ play: ['Vanguard of the North'], plot: 'A Storm of Swords' });
    game.attack('military', 1, 'Vanguard of the North');
    expect(game.card('Vanguard of the North').knelt).toBe(false);
    expect(game.challenge.attackers).toHaveLength(1);
  });
});

describe('ambush', () => {
  const waiting = (more: Partial<PlayerSpec> = {}) =>
    two({}, { faction: 'lannister', gold: 2, hand: ['Burned Men'], ...more });

  it('puts a card into play for X gold, in an action window of the challenges phase, for everybody [AG2-665] [AG2-668] [AG2-666]', () => {
    const game = waiting();
    game.pass();
    expect(game.waiting).toEqual([1]);
    game.choose('Burned Men');
    expect(game.card('Burned Men')).toMatchObject({ zone: 'play', entered: { how: 'ambush' } });
    expect(game.player(1).gold).toBe(0);
    expect(game.player(1).marshaled).toEqual([]);
  });

  it('is refused without the gold and outside of the phase [AG2-665]', () => {
    const poor = waiting({ gold: 1 });
    poor.pass();
    expect(poor.refused(`${poor.player(1).hand[0].id}.ambush`)).toBe('AG2-665');
    const game = scenario({
      phase: 'dominance',
      players: [stark(), stark({ faction: 'lannister', gold: 5, hand: ['Burned Men'] })],
    });
    game.pass();
    expect(game.refused(`${game.player(1).hand[0].id}.ambush`)).toBe('AG2-665');
  });

  it('with several values is paid for with the one that its player chooses [AG2-663] [AG2-667]', () => {
    const wolf = (gold: number) =>
      two({ gold, hand: ['White Wolf'], play: ['The Wolfswood'] }).choose('White Wolf');
    const rich = wolf(9);
    expect(rich.step).toBe('ambushCard/chooseAmbush');
    expect(rich.options).toEqual(['1', '3', '4']); // two of its own, and its printed cost
    rich.choose('3');
    expect(rich.isInPlay('White Wolf')).toBe(true);
    expect(rich.player(0).gold).toBe(6);
    expect(wolf(3).options).toEqual(['1', '3']);
    const poor = wolf(2); // no choice
    expect(poor.isInPlay('White Wolf')).toBe(true);
    expect(poor.player(0).gold).toBe(1);
  });

  it('is gained and lost with the card that gives it, for each player alone [AG2-409] [AG2-665]', () => {
    const game = two(
      { gold: 2, play: ['Forester', 'Poacher'], hand: ['The Wolfswood', 'Direwolf Pup'] },
      { play: ['The Wolfswood'] },
      { sets: 'core' }, // nobody of House Stark has ambush by himself there
    );
    game.until('action', 0);
    expect(game.options).toEqual(['Watchman', 'Forester']);
    game.choose('Forester').choose('The Wolfswood').until('action', 0);
    expect(game.options).toEqual(['Watchman', 'Poacher', 'Direwolf Pup']);
    game.choose('Poacher').until('action', 0);
    expect(game.options).toEqual(['Watchman']);
  });

  it('for the same price from two sources is no choice [AG2-663] [AG2-667]', () => {
    const game = two({ gold: 9, hand: ['Grey Pup'], play: ['The Wolfswood'] }).choose('Grey Pup');
    expect([game.isInPlay('Grey Pup'), game.player(0).gold]).toEqual([true, 7]);
  });

  it('of a further copy of a unique card is a duplicate; of one that is dead it is refused [AG2-253] [AG2-665]', () => {
    const areo = (more: Partial<PlayerSpec>) =>
      two({ faction: 'martell', gold: 5, hand: ['Areo Hotah'], ...more });
    const game = areo({ play: ['Areo Hotah'] }).choose('Areo Hotah');
    expect(game.card('Areo Hotah').duplicates).toHaveLength(1);
    expect(game.player(0).gold).toBe(0);
    const dead = areo({ dead: ['Areo Hotah'] });
    expect(dead.refused(`${dead.player(0).hand[0].id}.ambush`)).toBe('AG2-253');
  });

  it('is a keyword of its own: who has others does not come by it [AG2-665]', () => {
    // Renown, and no attachments; stealth.
    for (const card of ['Robb Stark', 'Grey Wind', 'Arya Stark', 'Cersei Lannister']) {
      const game = waiting({ gold: 9, hand: [card] });
      game.pass();
      expect(game.refused(`${game.player(1).hand[0].id}.ambush`)).toBe('AG2-665');
    }
    const hidden = waiting({ gold: 9, hand: ['Sneak'] });
    hidden.pass().choose('Sneak'); // his stealth is no price
    expect([hidden.isInPlay('Sneak'), hidden.player(1).gold]).toEqual([true, 7]);
  });
});
