import { type AnyGame, message, type Seat } from '@small-council/engine';
import { UsageError } from '../arguments.ts';
import { type Language, sayerOf } from '../words.ts';
import { fixtureOf, type Job, playFixture, type Witness } from './job.ts';

/** Plays the first game of a job and says every fact of it as it happens, and why bots have decided so. */
export async function tellMatch(
  game: AnyGame,
  job: Job,
  language: Language,
  write: (line: string) => void,
): Promise<void> {
  const say = await sayerOf(game.id, language);
  if (!say) throw new UsageError(`${game.id} has no words to be told in`);
  const fixture = fixtureOf(job, 0);
  let told = 0;
  const witness: Witness = (match, seat, because) => {
    if (because) write(`    ${chair(seat)} ${fixture.bots[seat]}: ${say(because)}`);
    const facts = match.record?.facts ?? [];
    // Each fact as its fullest reader knows it: somebody who tells a whole match hides nothing.
    for (const { key, params, secret } of facts.slice(told))
      write(say(message(key, { ...params, ...secret?.params })));
    told = facts.length;
  };
  const { winners } = playFixture(game, job, fixture, { witness, record: true });
  write(`→ ${winners.map((seat) => `${chair(seat)} ${fixture.bots[seat]}`).join(', ') || '–'}`);
}

const chair = (seat: Seat): string => `[${seat + 1}]`;
