import { type Answer, type AnyGame, preview, type Refused, type View } from '@small-council/engine';
import { useCallback } from 'react';

/**
 * Checks an answer against the rules while somebody is still choosing, from what the board sees, without
 * asking the server: why it would be refused, or null. The game's code is fetched when it is first asked.
 */
export function usePreview<TableView>(
  load: () => Promise<AnyGame>,
  view: View<TableView>,
): (answer: Answer) => Promise<Refused | null> {
  return useCallback(async (answer) => preview(await load(), view, answer), [load, view]);
}
