import type { Crop, Recipe } from '@small-council/art';
import { useSyncExternalStore } from 'react';

/**
 * Where pictures are printed: the package with all drawings is fetched when the first picture is asked for,
 * and each picture becomes an image of its own, kept as long as the page is open. An image is laid out and
 * painted by the browser like any other: it has no elements in the page, and its styles are its own.
 */

export type Art = typeof import('@small-council/art');

let art: Art | null = null;
let asked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    import('@small-council/art').then(
      (loaded) => {
        art = loaded;
        for (const one of listeners) one();
      },
      // Without pictures one can play as well; the next page tries again.
      () => {
        asked = false;
      },
    );
  }
  return () => listeners.delete(listener);
}

/** The drawings, as soon as they are here. */
export const useArt = (): Art | null => useSyncExternalStore(subscribe, () => art);

const printed = new Map<string, string>();

/** The address of a picture at a size; the same one is printed once. */
export function print(
  { levelFor, standalone }: Art,
  id: string,
  recipe: () => Recipe,
  { crop = 'whole', pixels, alone = false }: { crop?: Crop; pixels: number; alone?: boolean },
): string {
  const level = levelFor(pixels);
  const key = `${id} ${crop} ${level} ${alone}`;
  const known = printed.get(key);
  if (known) return known;
  const svg = standalone(recipe(), { level, crop, alone });
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  printed.set(key, address);
  return address;
}
