import { fingerprint } from '@small-council/engine';

/** Work whose speed is measured. It does the same every time and says what it computed. */
export interface Bench {
  name: string;
  /** What is counted, such as "answers"; figures are these per second or time for one of these. */
  unit: string;
  /** Show the time of one instead of how many in a second. */
  each?: boolean;
  /** The count itself is the figure, not how many in a second. */
  size?: boolean;
  /** How long until the engine has compiled all of it; much code takes longer. */
  warmUpMs?: number;
  /** What the figure should reach, where we have promised something. */
  target?: string;
  /** Does the work once: how much of it was done, and something that depends on all of it. */
  run(): { count: number; proof: string };
}

export interface Figure {
  name: string;
  value: number;
  unit: string;
  target: string;
  /** Of what was computed: two machines, or two versions, can be compared only if it is the same. */
  checksum: string;
}

const WARM_UP_MS = 700;
const ROUNDS = 11;

/** How long this thread has worked, in milliseconds: what else the machine does meanwhile is not counted. */
function busy(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The median of several rounds, after a warm-up that is not counted. */
export function measure(bench: Bench): Figure {
  const warm = performance.now();
  let { proof } = bench.run();
  while (performance.now() - warm < (bench.warmUpMs ?? WARM_UP_MS)) ({ proof } = bench.run());
  if (bench.size) {
    const { count } = bench.run();
    const { name, unit, target = '' } = bench;
    return { name, value: count, unit: `${unit}s`, target, checksum: fingerprint(proof) };
  }
  const perSecond: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = busy();
    const result = bench.run();
    perSecond.push((result.count * 1000) / (busy() - started));
    if (result.proof !== proof)
      throw new Error(`"${bench.name}" does not compute the same every time`);
  }
  const median = perSecond.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  return {
    name: bench.name,
    value: bench.each ? 1e6 / median : median,
    unit: bench.each ? `µs a ${bench.unit}` : `${bench.unit}s/s`,
    target: bench.target ?? '',
    checksum: fingerprint(proof),
  };
}
