import type { Message } from '@small-council/engine';
import { type Ability, type Definition, isConstant } from '@small-council/lcg';

/** Whether a text is good or bad for the card that it touches, read from what its blocks say of themselves. */

/** What nobody wants to have done to his own cards. */
const DEEDS: ReadonlySet<string> = new Set([
  'kill',
  'killForGood',
  'discard',
  'discardForGood',
  'kneel',
  'returnToHand',
  'returnForGood',
  'removeFromGame',
  'removeFromChallenge',
  'discardPower',
  'placeToken',
  'putUnderDeck',
  'shuffleIntoDeck',
]);

/** Less strength, icons, keywords or text; or what forbids to attack, defend, stand or use abilities. */
const LESS =
  /"amount":-|"mod\.(?:blank|burn|loses\w+|noContribution|strengthMinusX|staysKneeling|tollForBearer|cannotTrigger)"|"how":"(?:attack|defend|stand)"/;
const MORE = /"amount":[1-9]|"mod\.gains\w+"/;

const written = (says: readonly Message[]): string => JSON.stringify(says);

const harmful = new WeakMap<Ability, boolean>();

/** Whether an ability does harm to what is chosen for it. */
export function doesHarm(ability: Ability): boolean {
  let known = harmful.get(ability);
  if (known === undefined) {
    known =
      !isConstant(ability) &&
      (ability.effects.some(({ name }) => DEEDS.has(name.split('#')[0])) ||
        LESS.test(written(ability.effects.map(({ say }) => say))));
    harmful.set(ability, known);
  }
  return known;
}

const boons = new WeakMap<Definition, number>();

/** What an attachment is to its bearer: 1 a gift, -1 a burden, 0 one or the other. */
export function boonOf(attachment: Definition): number {
  let known = boons.get(attachment);
  if (known === undefined) {
    const says = attachment.abilities.flatMap((ability) =>
      isConstant(ability) ? ability.modifiers.map(({ say }) => say) : [],
    );
    const text = written(says);
    const burden = LESS.test(text);
    known = burden ? (MORE.test(text) ? 0 : -1) : 1;
    boons.set(attachment, known);
  }
  return known;
}
