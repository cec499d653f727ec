import { createMatch, type Match } from '@small-council/engine';
import { checkMatch } from '@small-council/engine/properties';
import { describe, expect, it } from 'vitest';
import { plainTextLists } from '../decks/index.ts';
import { type Lcg, strength, type TableView } from '../index.ts';
import { type PositionSpec, positions } from '../position.ts';
import { textOf } from '../textBox.ts';
import { CLANS, cards, findCard, findCards, nearCards } from './feud/cards.ts';
import { feud, table } from './feud/game.ts';
import { Scenario } from './scenario.ts';

/** The kit by itself, with a small game of invented cards and a chart that no edition has. */

const lay = positions({
  game: feud,
  cards,
  findCard,
  factions: CLANS,
  usesTitles: () => false,
  own: table,
});

const scenario = (spec: PositionSpec): Scenario =>
  new Scenario(
    createMatch(feud, { ...lay(spec), seed: 'feud' }) as Match<Lcg, TableView>,
    findCards,
  );

const oak = (...play: string[]) => ({ faction: 'oak', plot: 'Feast', play });
const ash = (...play: string[]) => ({ faction: 'ash', plot: 'Feast', play });

describe('a chart of its own', () => {
  const shot = (...wards: string[]) =>
    scenario({
      phase: 'draw',
      players: [
        { ...oak(...wards, 'Wolf', 'Hermit'), gold: 2, hand: ['Arrow'] },
        ash('Ash Witch', 'Ash Ghost'),
      ],
    });

  it('omens come by themselves, before anybody can ward', () => {
    const game = shot('Oak Guard').untilOffered('Arrow', 0).choose('Arrow').choose('Wolf');
    game.untilOffered('Oak Guard', 0);
    expect([game.step, game.power(1)]).toEqual(['wards/opportunity', 1]);
    game.choose('Oak Guard').until('drawWindow');
    expect(game.isInPlay('Wolf')).toBe(true);
  });

  it('what is removed stays until the echoes are over, and answers itself', () => {
    const game = shot().untilOffered('Arrow', 0).choose('Arrow').choose('Ash Ghost');
    game.untilOffered('Ash Ghost', 1);
    expect([game.isInPlay('Ash Ghost'), game.card('Ash Ghost').leaving]).toEqual([true, 'dead']);
    game.choose('Ash Ghost').until('drawWindow');
    expect([game.names(1, 'dead'), game.power(1)]).toEqual([['Ash Ghost'], 2]);
  });

  it('the player before the first one is asked first', () => {
    const game = scenario({
      phase: 'draw',
      players: [
        { ...oak('Wolf', 'Hermit'), gold: 2, hand: ['Arrow', 'Wake'] },
        { ...ash('Ash Page'), hand: ['Wake'] },
        { ...oak('Oak Scout'), hand: ['Wake'] },
      ],
    });
    game.untilOffered('Arrow', 0).choose('Arrow').choose('Wolf').until('echoes');
    expect(game.waiting).toEqual([2]);
  });
});

describe('cards made of blocks', () => {
  it('change what others are worth, by index', () => {
    const game = scenario({
      phase: 'draw',
      players: [oak('Oak Smith', 'Wolf', 'Oak Elder', 'Tower'), ash('Ash Page')],
    });
    expect(['Oak Smith', 'Wolf', 'Oak Elder'].map((name) => game.strength(name))).toEqual([
      1, 4, 5,
    ]);
    expect(game.strength('Ash Page')).toBe(1);
  });

  it('say themselves', () => {
    const lines = (name: string) =>
      textOf(findCard(name) as NonNullable<ReturnType<typeof findCard>>);
    expect(lines('Wolf')).toEqual([]);
    expect(lines('Oak Guard').map(({ key }) => key)).toEqual(['text.ward']);
    expect(lines('Oak Scout').map(({ key }) => key)).toEqual(['text.keyword']);
  });

  it('cost what the edition says, and duplicates save where it says', () => {
    const game = scenario({
      phase: 'marshaling',
      active: 0,
      players: [{ ...oak('Oak Elder'), gold: 2, hand: ['Wolf', 'Oak Elder'] }, ash('Ash Page')],
    });
    game.choose('Wolf').choose('Oak Elder');
    expect([game.player(0).gold, game.card('Oak Elder').duplicates.length]).toEqual([0, 1]);
  });

  it('attachments go where the edition sends them', () => {
    const game = scenario({
      phase: 'draw',
      players: [
        {
          ...oak(),
          play: [{ card: 'Wolf', attachments: ['Cloak'] }, 'Hermit'],
          gold: 1,
          hand: ['Arrow'],
        },
        ash('Ash Page'),
      ],
    });
    expect(strength(game.m, game.card('Wolf'))).toBe(5);
    game.untilOffered('Arrow', 0).choose('Arrow').choose('Wolf').until('drawWindow');
    expect(game.names(0, 'hand')).toContain('Cloak');
  });
});

describe('a card that is used from a hand', () => {
  const mourned = (...theirs: string[]) =>
    scenario({
      phase: 'draw',
      players: [
        { ...oak('Wolf', 'Hermit'), gold: 1, hand: ['Arrow', 'Oak Ranger'] },
        ash('Ash Page', ...theirs),
      ],
    })
      .untilOffered('Arrow', 0)
      .choose('Arrow')
      .choose('Wolf')
      .untilOffered('Oak Ranger', 0)
      .choose('Oak Ranger');

  it('is shown to everybody, and comes into play by its own ability', () => {
    const game = mourned();
    expect(game.isInPlay('Oak Ranger', 0)).toBe(true);
    expect(game.names(0, 'hand')).not.toContain('Oak Ranger');
  });

  it('is in the hand again where nothing has come of it', () => {
    const game = mourned('Ash Crone').untilOffered('Ash Crone', 1);
    expect(game.card('Oak Ranger').zone).toBe('limbo');
    game.choose('Ash Crone').until('drawWindow');
    expect(game.find('Oak Ranger')).toBeUndefined();
    expect(game.names(0, 'hand')).toContain('Oak Ranger');
    expect(game.names(0, 'discard')).toEqual(['Arrow']);
  });
});

describe('a card in hand that needs another one there', () => {
  const bereaved = (...hand: string[]) =>
    scenario({
      phase: 'draw',
      players: [
        { ...oak('Wolf', 'Hermit'), gold: 1, hand: ['Arrow'] },
        { ...ash('Ash Page'), deck: ['Song', 'Song'], hand },
      ],
    })
      .untilOffered('Arrow', 0)
      .choose('Arrow')
      .choose('Wolf')
      .until('echoes', 1);

  it('is offered only with it; its holder is asked in any case, so that nobody learns which', () => {
    const alone = bereaved('Lament');
    expect(alone.options).toEqual([]);
    expect(alone.refused('Lament')).toBe('SC-004');
    const game = bereaved('Lament', 'Ash Archer').choose('Lament');
    game.ifAsked('choose', 'Ash Archer');
    expect(game.names(1, 'discard').sort()).toEqual(['Ash Archer', 'Lament']);
    expect(game.player(1).gold).toBe(2);
  });
});

describe('an event whose price is another card of the hand', () => {
  const holding = (...hand: string[]) =>
    scenario({
      phase: 'marshaling',
      players: [
        { ...oak('Wolf'), gold: 0, hand },
        { ...ash('Ash Page'), hand: [] },
      ],
    });

  it('is not its own price', () => {
    expect(holding('Offering').until('marshalingWindow', 0).options).toEqual([]);
    const twice = holding('Offering', 'Offering').untilOffered('Offering', 0);
    const before = twice.player(0).gold;
    twice.choose('Offering').ifAsked('choose', 'Offering');
    expect(twice.names(0, 'discard')).toEqual(['Offering', 'Offering']);
    expect(twice.player(0).gold - before).toBe(2);
  });
});

describe('scenarios', () => {
  it('fail at once where a step or a card cannot come', () => {
    const game = scenario({ phase: 'draw', players: [oak('Wolf'), ash('Ash Page')] });
    expect(() => game.until('nowhere')).toThrow('there is no step "nowhere"');
    expect(() => game.untilOffered('Tower')).toThrow(/is not offered|is over/);
  });

  it('choose only if they are asked', () => {
    const game = scenario({ phase: 'draw', players: [oak('Wolf'), ash('Ash Page')] });
    const { step } = game;
    expect(game.ifAsked('bypass', 'Wolf').step).toBe(step);
  });
});

describe('lists of cards', () => {
  const { readPlainText, writePlainText } = plainTextLists({
    cards,
    factions: CLANS,
    findCards,
    nearCards,
  });

  it('are read as they are written', () => {
    const deck = {
      faction: 'oak' as const,
      agendas: [],
      plots: ['plot:feast'],
      cards: ['free:wolf', 'oak:smith'],
    };
    expect(readPlainText(writePlainText(deck))).toMatchObject({ deck, problems: [] });
  });

  it('tell line by line what was not understood', () => {
    const { problems } = readPlainText('Clan Oak\n2 Wolf\n1 Wolff\n1 Nonsense');
    expect(problems.map(({ line }) => line)).toEqual([3, 4]);
  });
});

describe('the property suite of the kernel', () => {
  it.each([2, 3])(
    'holds in random matches with %i seats',
    (seats) => {
      const report = checkMatch(feud, { seats, seed: `feud ${seats}` });
      expect(report.varied).toBeGreaterThan(0);
    },
    300_000,
  );
});
