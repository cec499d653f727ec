import type { Crest } from '@small-council/client';
import { lazy, Suspense } from 'react';
import { Icon } from '../ui/Icon.tsx';

const Drawn = lazy(() =>
  import('./drawings.ts').then(({ DRAWING }) => ({
    default: ({ crest }: { crest: Crest }) => <Icon body={DRAWING[crest]} className="crest-mark" />,
  })),
);

/** What somebody bears beside his name. It says nothing that the name does not. */
export const CrestMark = ({ crest }: { crest: Crest | null }) =>
  crest && (
    <Suspense fallback={<span className="crest-mark" />}>
      <Drawn crest={crest} />
    </Suspense>
  );
