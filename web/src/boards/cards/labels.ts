import { message, type Seat } from '@small-council/engine';
import { type Card, type Code, isConstant, type PlotValues, type R } from '@small-council/lcg';
import { keywordName } from '@small-council/lcg/blocks';
import { useMemo } from 'react';
import type { Option } from './asked.ts';
import { figuresOf } from './figures.ts';
import { MARK } from './heraldry.ts';
import { attachmentsOf, type CardView, isTarget, textAt } from './seen.ts';
import { type CardTable, useCardTable } from './table.ts';
import { useBoardWords } from './words/index.ts';

/** The printed card that an option is about. */
export function codeOf(view: CardView, { id, label }: Pick<Option, 'id' | 'label'>): Code | null {
  if (label.key.startsWith('card.')) return label.key.slice('card.'.length);
  const [first] = id.split('.');
  const { viewer, table } = view;
  const hand = viewer === 'spectator' ? 0 : table.players[viewer].hand;
  if (typeof hand !== 'number') {
    const held = hand.find((one) => one.id === first);
    if (held) return held.code;
  }
  return table.cards[Number(first)]?.code ?? null;
}

/** The ability that an option uses, if it uses one. */
export function abilityAt(m: R, view: CardView, option: Pick<Option, 'id' | 'label'>) {
  const code = codeOf(view, option);
  const [first, n] = option.id.split('.');
  if (code === null || n === undefined || !/^\d+$/.test(n)) return null;
  const face = view.table.cards[Number(first)]?.face ?? '';
  const ability = textAt(m, code, face).abilities[Number(n)];
  return ability && !isConstant(ability) ? ability : null;
}

const isMe = ({ seated, own }: CardTable, seat: Seat): boolean => seated && seat === own;

/** Who attacks whom: said to the reader as "you" where it is about the reader. */
export const whoAgainst = (table: CardTable, attacker: Seat, defender: Seat) => ({
  attacker: table.nameOf(attacker),
  defender: table.nameOf(defender),
  you: isMe(table, attacker) ? 'attacker' : isMe(table, defender) ? 'defender' : 'none',
});

export const whoWins = (table: CardTable, winner: Seat) => ({
  player: table.nameOf(winner),
  you: isMe(table, winner) ? 'winner' : 'none',
});

const DEEDS = {
  'option.marshal': 'cards.deed.marshal',
  'option.ambush': 'cards.deed.ambush',
  'option.marshalUnder': 'cards.deed.duplicate',
  'option.duplicateSave': 'cards.deed.save',
} as const;

/** Cards and what can be done with them, in words: for who listens, and for ribbons. */
export function useLabels() {
  const { m, view } = useCardTable();
  const { call, say, t } = useBoardWords();
  return useMemo(() => {
    const nameOf = (code: Code): string =>
      code === '' ? t('cards.facedown') : call({ is: 'printing', id: code });
    const tokens = (card: Card): string[] => [
      ...(card.power > 0 ? [t('cards.power', { count: card.power })] : []),
      ...(card.gold > 0 ? [t('cards.gold', { count: card.gold })] : []),
      ...(card.duplicates.length > 0
        ? [t('cards.duplicates', { count: card.duplicates.length })]
        : []),
    ];
    const characterParts = (card: Card): string[] => {
      const { strength, icons, keywords, blank } = figuresOf(m, card);
      return [
        t('cards.strength', { strength }),
        ...icons.filter(({ has }) => has).map(({ type }) => say(message(`challenge.${type}`))),
        ...textAt(m, card.code, card.face)
          .marks.filter((mark) => mark in MARK)
          .map((mark) => say(message(`is.${mark}`))),
        ...keywords.map((one) => say(keywordName(one))),
        ...(blank ? [t('cards.blank')] : []),
      ];
    };
    return {
      nameOf,
      /** All of a card on the table, always in the same order. */
      labelOf: (card: Card): string => {
        const { type } = textAt(m, card.code, card.face);
        return [
          nameOf(card.code),
          ...(type === 'character' && card.code !== '' ? characterParts(card) : []),
          t(card.knelt ? 'cards.knelt' : 'cards.standing'),
          ...(isTarget(m, card) ? [t('cards.target')] : []),
          ...tokens(card),
          ...attachmentsOf(m, card).map(({ code }) => t('cards.with', { card: nameOf(code) })),
        ].join(', ');
      },
      heldLabel: (code: Code, cost: number | 'X' | null): string => {
        const { type, strength, icons } = textAt(m, code);
        return [
          nameOf(code),
          t(`cards.type.${type}`),
          ...(cost === null ? [] : [t('cards.cost', { cost: `${cost}` })]),
          ...(type === 'character' ? [t('cards.strength', { strength })] : []),
          ...icons.map((icon) => say(message(`challenge.${icon}`))),
        ].join(', ');
      },
      plotLabel: ({ code }: Card, values: PlotValues): string =>
        t('cards.plotLabel', { plot: nameOf(code), reserve: null, ...values }),
      /** In one word what a click does; null where the question says it. */
      deed: (option: Option): string | null => {
        const known = DEEDS[option.label.key as keyof typeof DEEDS];
        if (known) return t(known);
        const ability = abilityAt(m, view, option);
        if (!ability) return null;
        if (ability.timing === 'action') return t('cards.deed.action');
        return t(/eaction/.test(ability.timing) ? 'cards.deed.reaction' : 'cards.deed.interrupt');
      },
    };
  }, [m, view, call, say, t]);
}
