import type { TableInfo, TableWish } from '@small-council/client';
import { message } from '@small-council/engine';
import { useState } from 'react';
import { api, reasonOf, someone } from '../live/session.ts';
import { Radios } from '../ui/Radios.tsx';
import { useWords } from '../words/say.ts';

const MINUTE = 60_000;

const CLOCKS: { readonly [name: string]: TableWish['clock'] } = {
  none: { kind: 'none' },
  live: { kind: 'bank', bank: 15 * MINUTE, increment: 20_000 },
  days: { kind: 'days', days: 2 },
};

/** The form for a new table of The Iron Throne. */
export function NewTable({ onOpen }: { onOpen: (table: TableInfo) => void }) {
  const { t, say } = useWords();
  const [seats, setSeats] = useState(4);
  const [open, setOpen] = useState(true);
  const [clock, setClock] = useState<'none' | 'live' | 'days'>('none');
  const [spectators, setSpectators] = useState(true);
  const [problem, setProblem] = useState<unknown>(null);
  const order = async () => {
    await someone();
    const wish: TableWish = {
      game: 'iron-throne',
      seats,
      public: open,
      clock: CLOCKS[clock],
      absence: 'bot',
      spectators,
    };
    onOpen(await api.createTable(wish));
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        order().catch(setProblem);
      }}
    >
      <p>{say(message('game.title'))}</p>
      <Radios
        legend={t('setup.players')}
        name="seats"
        values={[3, 4, 5]}
        chosen={seats}
        label={String}
        onChoose={setSeats}
      />
      <Radios
        legend={t('lobby.who')}
        name="public"
        values={['public', 'invited'] as const}
        chosen={open ? 'public' : 'invited'}
        label={(who) => t(`lobby.${who}`)}
        onChoose={(who) => setOpen(who === 'public')}
      />
      <Radios
        legend={t('lobby.clock')}
        name="clock"
        values={['none', 'live', 'days'] as const}
        chosen={clock}
        label={(name) => t(`lobby.clock.${name}`)}
        onChoose={setClock}
      />
      <label className="choice">
        <input type="checkbox" checked={spectators} onChange={() => setSpectators(!spectators)} />
        {t('lobby.spectators')}
      </label>
      {problem !== null && <p role="alert">{say(reasonOf(problem))}</p>}
      <button type="submit" className="button button--main">
        {t('lobby.create')}
      </button>
    </form>
  );
}
