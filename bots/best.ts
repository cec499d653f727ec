/** The option with the most points; the first of several. */
export function best<T>(options: readonly T[], points: (option: T) => number): T {
  let chosen = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = points(option);
    if (value > most) {
      chosen = option;
      most = value;
    }
  }
  return chosen;
}
