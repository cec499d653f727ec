import type { TableInfo } from '@small-council/client';
import { type Message, message } from '@small-council/engine';

export type Clock = TableInfo['clock'];

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export const CLOCK_KINDS = ['none', 'bank', 'days'] as const;
export type ClockKind = Clock['kind'];

/** What a clock of each kind is set to before anybody changes it. */
export const STANDARD_CLOCKS: { readonly [K in ClockKind]: Clock } = {
  none: { kind: 'none' },
  bank: { kind: 'bank', bank: 15 * MINUTE, increment: 20 * SECOND },
  days: { kind: 'days', days: 2 },
};

/** A clock in words. */
export function clockWords(clock: Clock): Message {
  switch (clock.kind) {
    case 'none':
      return message('lobby.clock.none');
    case 'bank':
      return message('lobby.clock.bank.is', {
        minutes: Math.round(clock.bank / MINUTE),
        seconds: Math.round(clock.increment / SECOND),
      });
    case 'days':
      return message('lobby.clock.days.is', { days: clock.days });
  }
}
