import { Chance, createMatch, Refusal } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { findCard } from '../cards/names.ts';
import {
  checkDeck,
  type DeckList,
  randomDeck,
  readPlainText,
  readyDeck,
  readyNames,
  writePlainText,
} from '../decks/index.ts';
import { agot1 } from '../game.ts';
import './testCards.ts';

/** Chapter 11 of the ledger: decks. */

const rules = (list: DeckList): string[] => checkDeck(list).map(({ rule }) => rule);

const legal = randomDeck(new Chance('a legal deck'), { house: 'stark' });
const code = (name: string): string => findCard(name)?.code as string;

describe('a deck', () => {
  it('that is legal has no fault, whatever chance has drawn [AG1-1106]', () => {
    for (let i = 0; i < 30; i++) expect(rules(randomDeck(new Chance(`deck ${i}`)))).toEqual([]);
    const foreign = legal.cards.filter((one) => {
      const { factions = [] } = cards.get(one) ?? {};
      return factions.length > 0 && !factions.includes('stark');
    });
    expect(foreign.length).toBeGreaterThan(0); // cards of other Houses are allowed
  });

  it('has seven different plots [AG1-210] [AG1-1101]', () => {
    expect(rules({ ...legal, plots: legal.plots.slice(1) })).toEqual(['AG1-210']);
    const [first, ...rest] = legal.plots.filter((one) => cards.get(one)?.deckLimit === 1);
    expect(rules({ ...legal, plots: [first, first, ...rest, ...legal.plots].slice(0, 7) })).toEqual(
      ['AG1-1101'],
    );
  });

  it('a plot that says so may be there twice [AG1-1101]', () => {
    const arms = code('The Power of Arms');
    const others = legal.plots.filter((one) => one !== arms).slice(0, 5);
    expect(rules({ ...legal, plots: [arms, arms, ...others] })).toEqual([]);
  });

  it('has at least 60 cards [AG1-1102]', () => {
    expect(legal.cards).toHaveLength(60);
    expect(rules({ ...legal, cards: legal.cards.slice(1) })).toEqual(['AG1-1102']);
  });

  it('has at most three copies of a title, versions together, or as many as the card says [AG1-1103]', () => {
    const squire = code('Squire');
    const others = legal.cards.filter((one) => one !== squire);
    const withCopies = (...more: string[]) =>
      rules({ ...legal, cards: [...others, ...more, squire] });
    expect(withCopies(squire, squire)).toEqual([]);
    expect(withCopies(squire, squire, squire)).toEqual(['AG1-1103']);
    const lords = ['test:lord', 'test:lord', 'test:lord2', 'test:lord2'];
    const rest = legal.cards.filter((one) => !lords.includes(one));
    expect(rules({ ...legal, cards: [...rest, ...lords, squire, squire] })).toContain('AG1-1103');
    const steel = code('Street of Steel');
    const without = legal.cards.filter((one) => one !== steel);
    expect(rules({ ...legal, cards: [...without, steel, steel] })).toContain('AG1-1103');
  });

  it('has no card that is for another House only, neither in the draw deck nor among the plots [AG1-1104] [AG1-1105]', () => {
    const only = code('Only Wolf');
    const stark = { ...legal, cards: [...legal.cards.filter((one) => one !== only), only] };
    expect(rules(stark)).toEqual([]);
    const other = randomDeck(new Chance('lannister'), { house: 'lannister' });
    expect(rules({ ...other, cards: [...other.cards, only] })).toEqual(['AG1-1104']);
    expect(rules({ ...other, plots: [...other.plots.slice(1), 'test:starkPlot'] })).toEqual([
      'AG1-1105',
    ]);
  });

  it('holds characters, locations, attachments and events; plots are a deck of their own [AG1-117] [AG1-209]', () => {
    const [plot] = legal.plots;
    expect(rules({ ...legal, cards: [...legal.cards, plot] })).toContain('AG1-209');
    expect(rules({ ...legal, plots: [...legal.plots.slice(1), 'test:squire'] })).toContain(
      'AG1-117',
    );
  });

  it('has one agenda at most, and a House [AG1-101] [AG1-118]', () => {
    expect(rules({ ...legal, agendas: ['test:creed'] })).toEqual([]);
    expect(rules({ ...legal, agendas: ['test:creed', 'test:creed'] })).toEqual(['AG1-118']);
    expect(rules({ ...legal, faction: null })).toEqual(['AG1-101']);
  });

  it('tells all its faults at once', () => {
    const wrong = rules({
      faction: 'lannister',
      agendas: [],
      plots: [],
      cards: ['nothing', 'test:only'],
    });
    expect(wrong.sort()).toEqual(['AG1-1102', 'AG1-1104', 'AG1-210', 'SC-014']);
  });

  it('that is illegal cannot be brought; the ready-made ones of the box may be small [AG1-1107] [AG1-202]', () => {
    const bring = (deck1: string) =>
      createMatch(agot1, { seats: 2, seed: 'bring', options: { deck1 } });
    expect(() => bring(writePlainText({ ...legal, cards: legal.cards.slice(1) }))).toThrow(Refusal);
    expect(bring(writePlainText(legal)).state.table.players[0].deck.length).toBeGreaterThan(40);
    for (const name of readyNames) {
      const deck = readyDeck(name);
      expect([name, deck?.cards.length, deck?.plots.length]).toEqual([name, 45, 7]);
      expect(bring(name).state.table.players[0].plotDeck).toHaveLength(7);
    }
  });

  it('are read as a builder of this edition writes them: a number of its own, copies and name', () => {
    const { deck, problems } = readPlainText(
      'HOUSE: Stark\n------------------------------\ncore_5 | 1 | Eddard Stark\ncore_1 | 2 | Ice\n',
    );
    expect(problems).toEqual([]);
    expect(deck.faction).toBe('stark');
    expect(deck.cards.map((code) => cards.get(code)?.name.en).sort()).toEqual([
      'Eddard Stark',
      'Ice',
      'Ice',
    ]);
  });

  it('survives being written down and read again', () => {
    const { deck, problems } = readPlainText(writePlainText(legal, { language: 'de' }));
    expect([deck, problems]).toEqual([legal, []]);
  });
});
