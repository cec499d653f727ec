// A thread for tests: says what it is told, or fails as it is told.
import { Refusal, refuse } from '@small-council/engine';
import { deny } from '../problem.ts';
import { serve } from '../threads/serve.ts';

serve((task: string): string => {
  if (task === 'throw') throw new Error('as you wish');
  if (task === 'refuse') throw new Refusal(refuse('SC-004', 'table.x'));
  if (task === 'deny') throw deny(409, 'match.paused');
  if (task === 'exit') process.exit(1);
  return task;
});
