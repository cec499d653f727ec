import { chart, type Flow, message, type Seat } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { HOUSES, type House, houseName } from '@small-council/iron-throne/houses';
import type { Side } from '@small-council/iron-throne/table';
import type { TableView } from '@small-council/iron-throne/view';
import { useEffect, useState } from 'react';
import { localFeed } from '../../local/feed.ts';
import type { LocalTable } from '../../local/protocol.ts';
import type { Feed } from '../../table/feed.ts';
import { type TableLook, TableScreen } from '../../table/TableScreen.tsx';
import { Page } from '../../ui/Page.tsx';
import type { WebKey } from '../../words/en.ts';
import { useWords } from '../../words/say.ts';
import { Board } from './Board.tsx';
import { TextBoard } from './TextBoard.tsx';

/** The phases of a turn, from the game's flow. */
const turnChart =
  chart(ironThrone.flow as unknown as Flow).find(({ name }) => name === 'turn')?.steps ?? [];

const look: TableLook<TableView> = {
  title: ironThrone.title,
  chart: turnChart.filter(({ kind }) => kind !== 'act'),
  Board,
  Text: TextBoard,
  onBoard: ({ table, viewer }, id) => {
    const own = table.players[viewer as Seat];
    const inHand = typeof own.hand !== 'number' && own.hand.includes(id);
    const onTable = table.players.some(({ characters }) =>
      characters.some((character) => character.id === id),
    );
    return inHand || onTable || /^\d$/.test(id);
  },
  seatName: ({ table }, seat) => houseName[table.players[seat].house],
  turnOf: ({ table }) => Math.max(1, table.turn),
  itemText: ({ table }, id, amount) => {
    const [kind, gainer] = id.split('.') as [string, Side];
    const seats = { challenger: table.challenger, defender: table.encounter?.defender ?? 0 };
    const other = gainer === 'challenger' ? 'defender' : 'challenger';
    return message(`deal.${kind}Of`, {
      house: houseName[table.players[seats[gainer]].house],
      from: houseName[table.players[seats[other]].house],
      amount,
    });
  },
  isHeading: ({ key }) => key === 'fact.turn',
};

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const newTable = (seats: number, house: House | 'random', bot: string): LocalTable => ({
  game: ironThrone.id,
  seats,
  seat: 0,
  bot,
  options: { house1: house },
  seed: newSeed(),
});

/** One click from the first page: a table for four is laid at once; another one can be ordered. */
export default function PlayPage() {
  const [table, setTable] = useState<LocalTable | null>(() => newTable(4, 'random', 'greedy'));
  const [feed, setFeed] = useState<Feed | null>(null);
  useEffect(() => {
    if (!table) return;
    const opened = localFeed(table);
    setFeed(opened);
    return () => {
      opened.close();
      setFeed(null);
    };
  }, [table]);
  if (!table) return <Order onOrder={setTable} />;
  return feed && <TableScreen feed={feed} look={look} onNew={() => setTable(null)} />;
}

const STRENGTHS = ['random', 'greedy', 'search'] as const;

function Order({ onOrder }: { onOrder: (table: LocalTable) => void }) {
  const { say, t } = useWords();
  const [seats, setSeats] = useState(4);
  const [house, setHouse] = useState<House | 'random'>('random');
  const [bot, setBot] = useState<string>('greedy');
  return (
    <Page title={t('setup.title')}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          onOrder(newTable(seats, house, bot));
        }}
      >
        <fieldset>
          <legend>{t('setup.players')}</legend>
          {[3, 4, 5].map((number) => (
            <label key={number} className="choice">
              <input
                type="radio"
                name="seats"
                checked={seats === number}
                onChange={() => setSeats(number)}
              />
              {number}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('setup.house')}</legend>
          {(['random', ...HOUSES] as const).map((name) => (
            <label key={name} className="choice">
              <input
                type="radio"
                name="house"
                checked={house === name}
                onChange={() => setHouse(name)}
              />
              {name === 'random' ? t('setup.house.random') : say(houseName[name])}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('setup.strength')}</legend>
          {STRENGTHS.map((strength) => (
            <label key={strength} className="choice">
              <input
                type="radio"
                name="bot"
                checked={bot === strength}
                onChange={() => setBot(strength)}
              />
              {t(`setup.strength.${strength}` as WebKey)}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button button--main">
          {t('setup.start')}
        </button>
      </form>
    </Page>
  );
}
