/** A rule to be broken: what the test of `npm run mutate` knows about it stands in toll.check.ts. */

const names = new Set(['Moat Cailin', 'The Twins']);

/** A bridge takes three gold of whoever has more than five men. */
export function toll(men: number, place: string): number {
  if (!names.has(place)) return 0;
  return men > 5 ? 3 : 0;
}

/** A ferry takes as many as there is room for. */
export const ferry = (men: number, room: number): boolean => men <= room;

/** A raft wants room to spare. */
export const raft = (men: number, room: number): boolean => men < room;

/** Nobody asks this one. */
export const free = (men: number): boolean => men === 1;

/** The men that cross, the largest group first; whoever asks takes the next. */
export function crossing(groups: number[]): number[] {
  const left = [...groups];
  const crossed: number[] = [];
  while (left.length > 0) {
    const most = Math.max(...left);
    left.splice(left.indexOf(most), 1);
    crossed.push(most);
  }
  return crossed;
}
