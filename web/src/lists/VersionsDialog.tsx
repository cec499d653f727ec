import type { ListVersion } from '@small-council/client';
import { useCallback } from 'react';
import { api } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import { useFormats } from '../words/formats.ts';
import { useListWords } from './words/index.ts';

interface Props {
  id: string;
  onTake: (version: ListVersion) => void;
  onClose: () => void;
}

/** What the list was like each time it was saved. */
export function VersionsDialog({ id, onTake, onClose }: Props) {
  const { t } = useListWords();
  const { dateTime } = useFormats();
  const load = useCallback(() => api.listVersions(id), [id]);
  const { data, problem, again } = useLoad(load);
  return (
    <Dialog title={t('list.versions')} onClose={onClose}>
      <p className="small">{t('list.version.none')}</p>
      {!data && problem === null && <Loading />}
      <Trouble problem={problem} again={again} />
      <ol className="versions">
        {data?.map((version) => (
          <li key={version.version}>
            <span>
              <strong>{version.name}</strong>{' '}
              {t('list.version', { version: version.version, when: dateTime(version.made) })}
            </span>
            <button
              type="button"
              className="button"
              onClick={() => {
                onTake(version);
                onClose();
              }}
            >
              {t('list.version.take')}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
