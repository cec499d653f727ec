import type { Exported } from '@small-council/client';
import { api } from '../live/session.ts';

/** Saves a finished match as one file where the browser puts what it downloads. */
export async function saveMatchFile(id: string): Promise<void> {
  const match = await api.export(id);
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(match)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${match.origin.game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** The match in such a file, or null where it is something else. The server judges the rest. */
export function readMatchFile(text: string): Exported | null {
  try {
    const content: unknown = JSON.parse(text);
    const { format } = content as Partial<Exported>;
    return format === 'small-council-match' ? (content as Exported) : null;
  } catch {
    return null;
  }
}
