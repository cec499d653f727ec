/** The port to listen on, or what is wrong with the one that was asked for. */
export function portFrom(setting: string | undefined): number | string {
  if (setting === undefined || setting === '') return 8080;
  const port = /^\d{1,5}$/.test(setting) ? Number(setting) : Number.NaN;
  if (port <= 65_535) return port;
  return `PORT is "${setting}"; it must be a whole number from 0 to 65535 (0 takes any free port).`;
}
