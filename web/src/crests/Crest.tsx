import type { Crest } from '@small-council/client';
import { Later, useLater } from '../live/later.ts';
import { Icon } from '../ui/Icon.tsx';

const drawings = new Later(() => import('./drawings.ts'));

/** What somebody bears beside his name. It says nothing that the name does not. */
export const CrestMark = ({ crest }: { crest: Crest | null }) => crest && <Drawn crest={crest} />;

function Drawn({ crest }: { crest: Crest }) {
  const drawn = useLater(drawings);
  return drawn ? (
    <Icon body={drawn.DRAWING[crest]} className="crest-mark" />
  ) : (
    <span className="crest-mark" />
  );
}
