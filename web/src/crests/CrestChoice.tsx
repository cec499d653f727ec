import './crests.css';
import { CRESTS, type Crest } from '@small-council/client';
import { useId, useState } from 'react';
import { bear, usePerson } from '../live/session.ts';
import { Trouble } from '../ui/States.tsx';
import { SpokenGame, useWords } from '../words/say.ts';
import { CrestMark } from './Crest.tsx';
import { type CrestKey, crestWords } from './words/index.ts';

const WORDS = { tables: crestWords, names: {} };

/** What to bear beside the name. A click is enough: it can be changed at any time. */
export function CrestChoice() {
  return (
    <SpokenGame value={WORDS}>
      <Choices />
    </SpokenGame>
  );
}

function Choices() {
  const { t } = useWords<CrestKey>();
  const person = usePerson();
  const [problem, setProblem] = useState<unknown>(null);
  const id = useId();
  if (!person) return null;
  const choose = (crest: Crest | null): void => {
    setProblem(null);
    bear(crest).catch(setProblem);
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('crest.title')}</h2>
      <div className="crests">
        {CRESTS.map((crest) => (
          <button
            key={crest}
            type="button"
            className="crests__one"
            aria-pressed={person.crest === crest}
            title={t(`crest.${crest}`)}
            onClick={() => choose(person.crest === crest ? null : crest)}
          >
            <CrestMark crest={crest} />
            <span className="unseen">{t(`crest.${crest}`)}</span>
          </button>
        ))}
      </div>
      <p className="small">{t(person.crest === null ? 'crest.none' : `crest.${person.crest}`)}</p>
      <Trouble problem={problem} />
    </section>
  );
}
