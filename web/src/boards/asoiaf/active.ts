import type { Battle } from './battle.ts';

/** The unit that acts now. */
export function activeUnit({ view }: Battle): string | null {
  const frame = view.stack.findLast(({ vars }) => {
    const { unit } = vars as { unit?: unknown };
    return typeof unit === 'string' && unit.startsWith('u');
  });
  return frame ? (frame.vars as { unit: string }).unit : null;
}
