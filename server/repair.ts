// `npm run repair` looks for matches that cannot be opened; `-- --mend` lets them go on from the last point
// that is whole. Which storage it is, the environment says, as for the server, which must not run meanwhile.
import { games as list } from '@small-council/games';
import { BadSetting, readConfig } from './config.ts';
import { repair } from './matches/repair.ts';
import { CannotOpen } from './storage/fault.ts';
import { openStorage } from './storage/open.ts';

const args = process.argv.slice(2);
const mend = args[0] === '--mend';

try {
  if (args.length > (mend ? 1 : 0))
    throw new BadSetting('npm run repair, or npm run repair -- --mend');
  const { place } = readConfig(process.env);
  const storage = await openStorage(place, { alone: true });
  let found = 0;
  try {
    const games = new Map(list.map((game) => [game.id, game]));
    for await (const { id, game, why, sequence, good } of repair(storage, games, mend)) {
      found++;
      console.log(`${id} (${game}): ${why}.`);
      console.log(
        good === null
          ? `  Nothing of it can be played. It ${mend ? 'has ended' : 'would end'} without a result.`
          : `  Whole up to line ${good} of ${sequence}. ${sequence - good} lines ${mend ? 'are' : 'would be'} lost.`,
      );
    }
  } finally {
    await storage.close();
  }
  console.log(
    found === 0 ? 'No match is damaged.' : `${found} damaged${mend ? ' and repaired' : ''}.`,
  );
  if (found > 0 && !mend) console.log('To repair them: npm run repair -- --mend');
} catch (error) {
  if (!(error instanceof CannotOpen || error instanceof BadSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
