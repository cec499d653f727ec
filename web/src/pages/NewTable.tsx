import type { GameInfo, TableInfo } from '@small-council/client';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { api, someone } from '../live/session.ts';
import { Field } from '../ui/Field.tsx';
import { Page } from '../ui/Page.tsx';
import { Radios } from '../ui/Radios.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { WordsOf } from '../words/WordsOf.tsx';
import { BotSelect } from './BotSelect.tsx';
import type { BotChoice } from './bots.ts';
import { ClockFields } from './ClockFields.tsx';
import {
  chosenBy,
  GameOptions,
  type Options,
  ofTheHost,
  optionsOfChair,
  Rulings,
} from './GameOptions.tsx';
import { SeatsField } from './SeatsField.tsx';
import { standardSeats } from './seats.ts';
import { useGames } from './useGames.ts';

/** A new table: the game, who sits where, and what the table agrees on. */
export function NewTable() {
  const { t, say } = useWords();
  const { data: games, problem, again } = useGames();
  const [search, setSearch] = useSearchParams();
  const game = games?.find(({ id }) => id === search.get('game')) ?? games?.[0];
  return (
    <Page title={t('lobby.new')}>
      <Trouble problem={problem} again={again} />
      {!games && problem === null && <Loading />}
      {games && games.length > 1 && game && (
        <Field label={t('rules.game')}>
          {(id) => (
            <select
              id={id}
              value={game.id}
              onChange={({ target }) => setSearch({ game: target.value }, { replace: true })}
            >
              {games.map((one) => (
                <option key={one.id} value={one.id}>
                  {say(gameTitle(one.id))}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {game && (
        <WordsOf game={game.id} meanwhile={<Loading />}>
          <TableForm key={game.id} game={game} />
        </WordsOf>
      )}
    </Page>
  );
}

function TableForm({ game }: { game: GameInfo }) {
  const { t, say } = useWords();
  const [, go] = useLocation();
  const [seats, setSeats] = useState(standardSeats(game));
  const [bots, setBots] = useState<(BotChoice | null)[]>([]);
  const [options, setOptions] = useState<Options>({});
  const [open, setOpen] = useState(true);
  const [spectators, setSpectators] = useState(true);
  const [absence, setAbsence] = useState<TableInfo['absence']>('bot');
  const [clock, setClock] = useState<TableInfo['clock']>({ kind: 'none' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  const create = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await someone();
      const { id } = await api.createTable({
        game: game.id,
        seats,
        options: ofTheHost(game, options),
        public: open,
        clock,
        absence,
        spectators,
      });
      for (let seat = 1; seat < seats; seat++) {
        const bot = bots[seat];
        if (!bot) continue;
        await api.setBot(id, seat, bot);
        const chosen = chosenBy(game, options, seat);
        if (Object.keys(chosen).length > 0) await api.chooseOptions(id, seat, chosen);
      }
      go(`/table/${id}`, { replace: true });
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <section className="panel">
        <h2>{say(gameTitle(game.id))}</h2>
        <SeatsField game={game} chosen={seats} onChoose={setSeats} />
        <fieldset className="seating">
          <legend>{t('lobby.chairs')}</legend>
          <ol>
            {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
              <li key={seat}>
                <span>{t('table.chair', { number: seat + 1 })}</span>
                {seat === 0 ? (
                  <strong>{t('lobby.yours')}</strong>
                ) : (
                  <BotSelect
                    label={t('lobby.chair.who', { number: seat + 1 })}
                    game={game}
                    none={t('lobby.chair.free')}
                    chosen={bots[seat] ?? null}
                    onChoose={(bot) =>
                      setBots((before) => Object.assign([...before], { [seat]: bot }))
                    }
                  />
                )}
                {(seat === 0 || bots[seat]) && (
                  <GameOptions
                    game={game}
                    seats={seats}
                    names={optionsOfChair(game, seat)}
                    chosen={options}
                    onChange={setOptions}
                    written="name"
                  />
                )}
              </li>
            ))}
          </ol>
        </fieldset>
      </section>
      <section className="panel">
        <h2>{t('lobby.company')}</h2>
        <Radios
          legend={t('lobby.who')}
          name="public"
          values={['public', 'invited'] as const}
          chosen={open ? 'public' : 'invited'}
          label={(who) => t(`lobby.${who}`)}
          onChoose={(who) => setOpen(who === 'public')}
        />
        <Radios
          legend={t('lobby.watch')}
          name="spectators"
          values={['watched', 'unwatched'] as const}
          chosen={spectators ? 'watched' : 'unwatched'}
          label={(who) => t(`lobby.${who}`)}
          onChoose={(who) => setSpectators(who === 'watched')}
        />
        <Radios
          legend={t('lobby.absence')}
          name="absence"
          values={['bot', 'default'] as const}
          chosen={absence}
          label={(what) => t(`lobby.absence.${what}`)}
          onChoose={setAbsence}
        />
        <ClockFields clock={clock} onChange={setClock} />
      </section>
      <Rulings game={game} seats={seats} chosen={options} onChange={setOptions} />
      <Trouble problem={problem} />
      <button type="submit" className="button button--main" disabled={busy}>
        {t('lobby.create')}
      </button>
    </form>
  );
}
