import { type FormEvent, useEffect, useState } from 'react';
import {
  meet,
  reasonOf,
  register,
  removeMe,
  rename,
  signIn,
  signOut,
  usePerson,
} from '../live/session.ts';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';

/** Who one is: a guest who may stay one, an account, or nobody yet. */
export function Account() {
  const { t, say } = useWords();
  const person = usePerson();
  const [problem, setProblem] = useState<unknown>(null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    void meet();
  }, []);
  const doing = (work: Promise<void>) => {
    setProblem(null);
    setDone(false);
    work.then(() => setDone(true), setProblem);
  };
  return (
    <Page title={t('web.account')}>
      {person === undefined && <p className="small">{t('board.loading')}</p>}
      {problem !== null && <p role="alert">{say(reasonOf(problem))}</p>}
      {done && problem === null && <p role="status">{t('account.done')}</p>}
      {person && (
        <section className="form">
          <p>{t(person.guest ? 'account.guest' : 'account.member', { name: person.name })}</p>
          <NameForm name={person.name} onSubmit={(name) => doing(rename(name))} />
        </section>
      )}
      {person !== undefined && (person === null || person.guest) && (
        <>
          <section>
            <h2>{t('account.register')}</h2>
            <p className="small">{t('account.register.help')}</p>
            <Credentials
              label={t('account.register')}
              id="new"
              onSubmit={(name, word) => doing(register(name, word))}
            />
          </section>
          <section>
            <h2>{t('account.signIn')}</h2>
            <Credentials
              label={t('account.signIn')}
              id="known"
              onSubmit={(name, word) => doing(signIn(name, word))}
            />
          </section>
        </>
      )}
      {person && !person.guest && (
        <>
          <button type="button" className="button" onClick={() => doing(signOut())}>
            {t('account.signOut')}
          </button>
          <Removal onRemove={(password) => doing(removeMe(password))} />
        </>
      )}
    </Page>
  );
}

const field = (event: FormEvent<HTMLFormElement>, name: string): string =>
  String(new FormData(event.currentTarget).get(name) ?? '');

function NameForm({ name, onSubmit }: { name: string; onSubmit: (name: string) => void }) {
  const { t } = useWords();
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(field(event, 'name'));
      }}
    >
      <label>
        {t('account.name')}
        <input
          type="text"
          name="name"
          required
          maxLength={30}
          defaultValue={name}
          autoComplete="nickname"
        />
      </label>
      <button type="submit" className="button">
        {t('account.rename')}
      </button>
    </form>
  );
}

interface CredentialsProps {
  label: string;
  id: 'new' | 'known';
  onSubmit: (name: string, password: string) => void;
}

function Credentials({ label, id, onSubmit }: CredentialsProps) {
  const { t } = useWords();
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(field(event, 'name'), field(event, 'password'));
      }}
    >
      <label>
        {t('account.name')}
        <input type="text" name="name" required maxLength={30} autoComplete="username" />
      </label>
      <label>
        {t('account.password')}
        <input
          type="password"
          name="password"
          required
          minLength={id === 'new' ? 8 : undefined}
          autoComplete={id === 'new' ? 'new-password' : 'current-password'}
        />
      </label>
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}

function Removal({ onRemove }: { onRemove: (password: string) => void }) {
  const { t } = useWords();
  return (
    <details>
      <summary>{t('account.remove')}</summary>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          onRemove(field(event, 'password'));
        }}
      >
        <label>
          {t('account.remove.help')}
          <input type="password" name="password" required autoComplete="current-password" />
        </label>
        <button type="submit" className="button">
          {t('account.remove')}
        </button>
      </form>
    </details>
  );
}
