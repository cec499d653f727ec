import { type FormEvent, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { CrestChoice } from '../crests/CrestChoice.tsx';
import {
  api,
  changePassword,
  meet,
  register,
  removeMe,
  rename,
  signIn,
  signOut,
  signOutEverywhere,
  useOnline,
  usePerson,
} from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { Field } from '../ui/Field.tsx';
import { Page } from '../ui/Page.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import type { WebKey } from '../words/en.ts';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/say.ts';
import { browserName } from './browserName.ts';

/** Who one is: a guest who may stay one, an account, or nobody yet. */
export function Account() {
  const { t } = useWords();
  const person = usePerson();
  const online = useOnline();
  useEffect(() => {
    void meet();
  }, []);
  return (
    <Page title={t('web.account')}>
      {person === undefined && online && <Loading />}
      {person && (
        <div className="actions">
          <p>{t(person.guest ? 'account.guest' : 'account.member', { name: person.name })}</p>
          {!person.guest && <SignOut />}
          {!person.guest && <ToReports />}
        </div>
      )}
      {person && !person.guest && <Sessions />}
      {person === null && <p>{t('account.nobody')}</p>}
      {person !== undefined && (
        <div className="tiles tiles--wide">
          {(person === null || person.guest) && (
            <>
              <AccountForm
                title="account.signIn"
                fields={[USER_NAME, PASSWORD]}
                onSubmit={({ name, password }) => signIn(name, password)}
              />
              <AccountForm
                title={person ? 'account.register' : 'account.new'}
                help="account.register.help"
                fields={[USER_NAME, PASSWORD_NEW]}
                onSubmit={({ name, password }) => register(name, password)}
              />
            </>
          )}
          {person && (
            <AccountForm
              // A new name is a new beginning: the field shows it.
              key={person.name}
              title="account.rename"
              fields={[{ ...NICKNAME, value: person.name }]}
              onSubmit={({ name }) => rename(name)}
            />
          )}
          {person && <CrestChoice />}
          {person && !person.guest && (
            <AccountForm
              title="account.changePassword"
              help="account.changePassword.help"
              fields={[PASSWORD_OLD, PASSWORD_NEW]}
              onSubmit={({ old, password }) => changePassword(old, password)}
            />
          )}
          {person && (
            <AccountForm
              title={person.guest ? 'account.forget' : 'account.remove'}
              help={person.guest ? 'account.forget.help' : 'account.remove.help'}
              fields={person.guest ? [] : [PASSWORD]}
              danger
              onSubmit={({ password }) => removeMe(password)}
            />
          )}
        </div>
      )}
    </Page>
  );
}

function SignOut() {
  const { t } = useWords();
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          setProblem(null);
          signOut().catch(setProblem);
        }}
      >
        {t('account.signOut')}
      </button>
      <Trouble problem={problem} />
    </>
  );
}

const loadSessions = () => api.sessions();

/** Where this account is signed in. */
function Sessions() {
  const { t } = useWords();
  const { dateTime } = useFormats();
  const { data } = useLoad(loadSessions);
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <section className="panel">
      <h2>{t('account.sessions')}</h2>
      <ul>
        {data?.map(({ since, browser, current }) => (
          <li key={`${since} ${browser}`}>
            {t('account.session', {
              since: dateTime(since),
              browser: browserName(browser),
              current,
            })}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button panel__deed"
        onClick={() => {
          setProblem(null);
          signOutEverywhere().catch(setProblem);
        }}
      >
        {t('account.signOutAll')}
      </button>
      <Trouble problem={problem} />
    </section>
  );
}

/** Only those who may read the reports see the way to them. */
function ToReports() {
  const { t } = useWords();
  const { data } = useLoad(mayReadReports);
  return data && <Link href="/reports">{t('reports.title')}</Link>;
}

const mayReadReports = (): Promise<boolean> =>
  api.reports('?limit=1').then(
    () => true,
    () => false,
  );

interface Entry {
  name: 'name' | 'password' | 'old';
  label: WebKey;
  type: 'text' | 'password';
  autoComplete: string;
  value?: string;
}

const SHORTEST_PASSWORD = 8;
const LONGEST_NAME = 30;

const USER_NAME: Entry = {
  name: 'name',
  label: 'account.name',
  type: 'text',
  autoComplete: 'username',
};
const NICKNAME: Entry = { ...USER_NAME, label: 'account.name.new', autoComplete: 'nickname' };
const PASSWORD: Entry = {
  name: 'password',
  label: 'account.password',
  type: 'password',
  autoComplete: 'current-password',
};
const PASSWORD_OLD: Entry = { ...PASSWORD, name: 'old', label: 'account.password.old' };
const PASSWORD_NEW: Entry = {
  ...PASSWORD,
  label: 'account.password.new',
  autoComplete: 'new-password',
};

interface FormProps {
  /** Says what the form is for, and what its button does. */
  title: WebKey;
  help?: WebKey;
  fields: readonly Entry[];
  /** What cannot be taken back is asked once more. */
  danger?: boolean;
  onSubmit: (values: Record<string, string>) => Promise<void>;
}

/** One thing to do about the account: what it needs, a button, and what came of it. */
function AccountForm({ title, help, fields, danger = false, onSubmit }: FormProps) {
  const { t } = useWords();
  const [problem, setProblem] = useState<unknown>(null);
  const [done, setDone] = useState(false);
  const [sure, setSure] = useState(!danger);
  const id = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sure) return setSure(true);
    const form = event.currentTarget;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    setProblem(null);
    setDone(false);
    try {
      await onSubmit(values);
      form.reset();
      setDone(true);
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(title)}</h2>
      {help && <p className="small">{t(help)}</p>}
      <form className="form" onSubmit={(event) => void submit(event)}>
        {sure &&
          fields.map(({ name, label, type, autoComplete, value }) => (
            <Field key={name} label={t(label)}>
              {(field) => (
                <input
                  id={field}
                  name={name}
                  type={type}
                  required
                  minLength={autoComplete === 'new-password' ? SHORTEST_PASSWORD : undefined}
                  maxLength={type === 'text' ? LONGEST_NAME : undefined}
                  defaultValue={value}
                  autoComplete={autoComplete}
                />
              )}
            </Field>
          ))}
        {danger && sure && <p role="alert">{t('account.sure')}</p>}
        <div className="actions">
          <button type="submit" className={danger && sure ? 'button button--danger' : 'button'}>
            {t(title)}
          </button>
          {danger && sure && (
            <button type="button" className="button" onClick={() => setSure(false)}>
              {t('state.cancel')}
            </button>
          )}
        </div>
      </form>
      <Trouble problem={problem} />
      <p className="small" role="status">
        {done && t('account.done')}
      </p>
    </section>
  );
}
