// `npm run chaos`: the long form. `-- --kills N` for more or fewer kills on each database,
// `--database` for one of them only.
import { parseArgs } from 'node:util';
import { runChaos } from './chaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '20' },
    database: { type: 'string' },
  },
});
const kills = Number(values.kills);
const tables = Number(values.tables);

for (const database of ['sqlite', 'postgres'] as const) {
  if (values.database && values.database !== database) continue;
  console.log(`${database}: ${kills} kills, ${tables} tables`);
  const say = (text: string) => process.stderr.write(`\r${text} `);
  const { faults, ...figures } = await runChaos({ database, kills, tables, say });
  process.stderr.write('\n');
  console.log(JSON.stringify(figures));
  for (const fault of faults.slice(0, 20)) console.log(fault);
  console.log(
    faults.length === 0 ? 'Nothing was lost, doubled or reordered.' : `${faults.length} faults`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
