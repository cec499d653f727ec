import type { Seat } from '@small-council/engine';
import {
  addLasting,
  changeable,
  changed,
  goesOn,
  type InForce,
  isTidy,
  tidied,
  unbind,
} from './inForce.ts';
import { KEY } from './keys.ts';
import { modifiersOf } from './paths.ts';
import type { Lasting, M, R } from './table.ts';
import { rewrites } from './touch.ts';

/**
 * Effects that last: how they begin, end, and are in force meanwhile. They come and go all the time, so
 * what is in force is changed with them and not worked out anew, unless they change what cards say.
 */

export function beginLasting(m: M, lasting: Lasting): void {
  const { table } = m;
  const now = changeable(table);
  table.lasting.push(lasting);
  if (!now || changesText(m, [lasting])) {
    changed(table);
    return;
  }
  addLasting(now, m, lasting);
  goesOnWith(now, m, [lasting]);
}

/** All end that do not stay. */
export function endLasting(m: M, stays: (lasting: Lasting) => boolean): void {
  const { table } = m;
  const gone = table.lasting.filter((one) => !stays(one));
  if (gone.length === 0) return;
  const now = changeable(table);
  table.lasting = table.lasting.filter(stays);
  if (!now || changesText(m, gone)) {
    changed(table);
    return;
  }
  for (const lasting of gone) removeLasting(now, m, lasting);
  goesOnWith(now, m, gone);
}

/** Effects until a moment of this player's own are over. */
export const expireFor = (m: M, until: Lasting['until'], seat: Seat): void =>
  endLasting(m, (one) => one.until !== until || one.use.seat !== seat);

/** Whether abilities come or go with these effects. */
const changesText = (m: R, effects: readonly Lasting[]): boolean =>
  effects.some((one) => modifiersOf(m, one).some(rewrites));

function goesOnWith(now: InForce, m: M, effects: readonly Lasting[]): void {
  const { table } = m;
  const wasTidy = isTidy(table);
  goesOn(now, table);
  // Attachments do not care what cards cost.
  if (wasTidy && effects.every((one) => modifiersOf(m, one).every(({ key }) => key === KEY.cost)))
    tidied(table);
}

function removeLasting(now: InForce, m: R, lasting: Lasting): void {
  for (const { key } of modifiersOf(m, lasting))
    unbind(now, key, ({ force }) => force.lasting === lasting);
}
