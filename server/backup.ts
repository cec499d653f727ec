// `npm run backup -- FILE` copies everything while the server runs; `-- --restore FILE` reads such a
// copy into an empty storage. Which storage it is, the environment says, as for the server.
import { existsSync } from 'node:fs';
import { BadSetting, readConfig } from './config.ts';
import { BadCopy, readCopy, writeCopy } from './storage/copy.ts';
import { CannotOpen } from './storage/fault.ts';
import { openStorage } from './storage/open.ts';

const args = process.argv.slice(2);
const restore = args[0] === '--restore';
const file = args[restore ? 1 : 0];

try {
  if (file === undefined || args.length > (restore ? 2 : 1)) {
    throw new BadCopy('Which file? npm run backup -- FILE, or npm run backup -- --restore FILE');
  }
  const { place } = readConfig(process.env);
  if (restore && !existsSync(file)) throw new BadCopy(`There is no file ${file}.`);
  if (!restore && existsSync(file)) throw new BadCopy(`${file} exists already.`);
  if (!restore && place.kind === 'sqlite' && !existsSync(place.file)) {
    throw new BadCopy(`There is nothing to back up: no ${place.file}.`);
  }
  const storage = await openStorage(place);
  try {
    const rows = await (restore ? readCopy : writeCopy)(storage.db, file);
    console.log(
      `${restore ? 'Restored' : 'Copied'} ${rows} rows ${restore ? 'from' : 'to'} ${file}`,
    );
  } finally {
    await storage.close();
  }
} catch (error) {
  const known = [BadCopy, BadSetting, CannotOpen].some((kind) => error instanceof kind);
  if (!known) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
