import type { ReportPage } from '@small-council/client';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { api, usePerson } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { Page } from '../ui/Page.tsx';
import { Radios } from '../ui/Radios.tsx';
import { Empty, Loading, Trouble } from '../ui/States.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/say.ts';

/** What people have reported, for those who look after the server. */
export function Reports() {
  const { t } = useWords();
  const person = usePerson();
  const [settled, setSettled] = useState(false);
  const load = useCallback(() => api.reports(`?settled=${settled}`), [settled]);
  const { data, problem, again, change } = useLoad(load);
  const [trouble, setTrouble] = useState<unknown>(null);
  const doing = (work: Promise<void>) => {
    setTrouble(null);
    work.catch(setTrouble);
  };
  const showMore = async (next: string) => {
    const page = await api.reports(`?settled=${settled}&before=${next}`);
    change((known) => ({ reports: [...known.reports, ...page.reports], next: page.next }));
  };
  const next = data?.next;
  return (
    <Page title={t('reports.title')}>
      <form className="form">
        <Radios
          legend={t('lobby.state')}
          name="settled"
          values={['open', 'settled'] as const}
          chosen={settled ? 'settled' : 'open'}
          label={(which) => t(`reports.${which}`)}
          onChoose={(which) => setSettled(which === 'settled')}
        />
      </form>
      <Trouble problem={problem} again={again} />
      {problem !== null && !person && (
        <Link className="button" href="/account">
          {t('web.account')}
        </Link>
      )}
      {!data && problem === null && <Loading />}
      {data?.reports.length === 0 && <Empty text={t('reports.empty')} />}
      <ul className="tables">
        {data?.reports.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            onSettle={(remove) => doing(api.settleReport(report.id, remove).then(again))}
          />
        ))}
      </ul>
      <Trouble problem={trouble} />
      {next && (
        <button type="button" className="button" onClick={() => doing(showMore(next))}>
          {t('rules.more')}
        </button>
      )}
    </Page>
  );
}

interface RowProps {
  report: ReportPage['reports'][number];
  onSettle: (remove: boolean) => void;
}

function ReportRow({ report: { at, reason, by, line, settled }, onSettle }: RowProps) {
  const { t } = useWords();
  const { dateTime } = useFormats();
  return (
    <li className="tables__row">
      <div className="tables__what">
        <span>
          <b>{line.name}</b> <time className="small">{dateTime(line.at)}</time>
        </span>
        <blockquote>{line.text || t('reports.gone')}</blockquote>
        <span className="small">{t('reports.by', { name: by.name, at: dateTime(at) })}</span>
        <span>{reason}</span>
      </div>
      {settled === null ? (
        <div className="tables__deeds">
          <button type="button" className="button" onClick={() => onSettle(false)}>
            {t('reports.keep')}
          </button>
          <button type="button" className="button button--danger" onClick={() => onSettle(true)}>
            {t('reports.remove')}
          </button>
        </div>
      ) : (
        <span className="small">{t('reports.settledAt', { at: dateTime(settled) })}</span>
      )}
    </li>
  );
}
