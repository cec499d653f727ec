import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where tests wait for browsers and processes: they take longest, however short their files are. */
const LONG = ['/web/tests/', '/server/'];

/** What takes long begins first: else everybody waits at the end for one that came last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((folder) => moduleId.includes(folder));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
