import { choose, flows, message, refuse, type Seat } from '@small-council/engine';
import { type CharacterId, characterName } from '../houses.ts';
import type { IronThrone, M, Side } from '../table.ts';
import * as things from '../things.ts';
import { afterDeclined, afterSupport, beforeOffer } from './abilities.ts';
import {
  activeSeat,
  encounterOf,
  houseAt,
  isActive,
  livingIds,
  nameOf,
  otherSide,
  SIDES,
  whose,
} from './look.ts';
import { characterLabel } from './questions.ts';

/** Chapter 3, second phase: support. */

const { flow, ask, each, when } = flows<IronThrone>();

/** Whether this player is kept from supporting this side this turn (Shireen Baratheon). */
export const isBanned = (m: M, seat: Seat, side: Side): boolean =>
  m.table.bans.some((ban) => ban.seat === seat && ban.against === activeSeat(m, otherSide(side)));

/** An offer names a side and one own living character, both openly (IT-313, IT-314). */
const offersOf = (m: M, seat: Seat, sides: readonly Side[]): string[] =>
  sides
    .filter((side) => !isBanned(m, seat, side))
    .flatMap((side) => livingIds(m.table.players[seat]).map((id) => `${side}:${id}`));

const offerLabel = (m: M) => (id: string) => {
  const [side, character] = id.split(':') as [Side, CharacterId];
  return message('option.offer', {
    character: characterName[character],
    to: houseAt(m, activeSeat(m, side)),
  });
};

/** An offer in the making: who may offer to which sides, what he offers, and whether it was accepted. */
type OfferVars = { seat: Seat; sides: Side[]; offer: string; accepted: boolean };

export const offering = (seat: Seat, sides: readonly Side[] = SIDES): OfferVars => ({
  seat,
  sides: sides.slice(),
  offer: '',
  accepted: false,
});

/** The character joins its side and stays committed (IT-316). */
export function join(m: M, seat: Seat, side: Side, character: CharacterId): void {
  encounterOf(m).parts[seat] = { side, character };
}

const offerQuestion = (m: M, seat: Seat, sides: readonly Side[]) =>
  choose({
    text: message('ask.offer'),
    rule: 'IT-313',
    from: offersOf(m, seat, sides),
    min: 0,
    label: offerLabel(m),
    pass: message('option.stayOut'),
    blocked: () =>
      sides
        .filter((side) => isBanned(m, seat, side))
        .flatMap((side) =>
          livingIds(m.table.players[seat]).map((id) => ({
            id: `${side}:${id}`,
            ...refuse('IT-806', 'refuse.banned', { house: nameOf(m, activeSeat(m, side)) }),
          })),
        ),
  });

/** The offer itself, and the answer of that side's active player, at once (IT-315). */
const offerAndReply = [
  ask('offer', {
    who: (m: M, { seat }: OfferVars) => (encounterOf(m).parts[seat] ? [] : seat),
    question: (m: M, { sides }: OfferVars, seat) => offerQuestion(m, seat, sides),
    answer: (m, here, [offer], seat) => {
      if (offer === undefined) {
        m.log('fact.stayedOut', whose(m, seat));
        return;
      }
      here.offer = offer;
      const [side, character] = offer.split(':') as [Side, CharacterId];
      m.log('fact.offered', {
        ...whose(m, seat),
        character: things.character(character),
        to: houseAt(m, activeSeat(m, side)),
        side: things.side(side),
      });
    },
  }),
  ask('reply', {
    who: (m: M, { offer }: OfferVars) =>
      offer === '' ? [] : activeSeat(m, offer.split(':')[0] as Side),
    question: (m: M, { seat, offer }) =>
      choose({
        text: message('ask.reply', {
          house: houseAt(m, seat),
          character: characterLabel(offer.split(':')[1]),
        }),
        rule: 'IT-315',
        from: ['accept', 'decline'],
        fallback: ['decline'],
      }),
    answer: (m, here, [word], active) => {
      const by = { ...whose(m, here.seat), by: houseAt(m, active) };
      if (word === 'decline') {
        m.log('fact.declined', by); // IT-317
        return;
      }
      here.accepted = true;
      const [side, character] = here.offer.split(':') as [Side, CharacterId];
      join(m, here.seat, side, character);
      m.log('fact.accepted', by);
    },
  }),
];

/** One non-active player decides. Cersei may have decided for him (IT-913). */
const offerSupport = flow<OfferVars>('offerSupport', [
  each((_m, { seat }) => [{ subject: seat }], beforeOffer),
  ...offerAndReply,
  when(
    (_m, { offer, accepted }) => offer !== '' && !accepted,
    afterDeclined,
    (_m, { seat }) => ({ only: seat }),
  ),
]);

/** One after another, clockwise from the challenger (IT-311, IT-312), each once (IT-318). */
export const support = flow('support', [
  each(
    (m) =>
      m
        .clockwise(m.table.challenger)
        .filter((seat) => !isActive(m, seat))
        .map((seat) => offering(seat)),
    offerSupport,
  ),
  afterSupport,
]);

/** Renly's call: one more offer, to his side only, even from who has offered before (IT-947). */
export const offerAgain = flow<OfferVars>('offerAgain', offerAndReply);
