import cards from 'icon:card-random';
import crown from 'icon:crown';
import prisoner from 'icon:prisoner';
import type { Seat, View } from '@small-council/engine';
import { leaderText } from '@small-council/iron-throne/cards';
import { characterName, houseName } from '@small-council/iron-throne/houses';
import type { TableView } from '@small-council/iron-throne/view';
import type { Choice } from '../../table/choice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/say.ts';
import { CREST } from './heraldry.ts';

const MARKERS = 5;
const count = (held: readonly unknown[] | number): number =>
  typeof held === 'number' ? held : held.length;

interface Props {
  view: View<TableView>;
  seat: Seat;
  choice: Choice;
}

/** A house: banner, leader, characters with their power, influence, and what it holds. */
export function HousePanel({ view, seat, choice }: Props) {
  const { say, t } = useWords();
  const { table } = view;
  const player = table.players[seat];
  const { house, leader } = player;
  const id = `${seat}`;
  const askable = choice.offers(id);
  const active =
    table.encounter && (seat === table.challenger || seat === table.encounter.defender);
  return (
    <section
      className={`house house-${house} ${active ? 'house--active' : ''}`}
      aria-label={say(houseName[house])}
    >
      <header className="house__head">
        <span className="crest">
          <Icon body={CREST[house]} />
        </span>
        <div>
          <h2>
            {say(houseName[house])}
            {seat === view.viewer && <span className="small"> ({t('board.you')})</span>}
          </h2>
          {leader && <LeaderLine leader={leader} />}
        </div>
        {askable && (
          <button
            type="button"
            className="option askable"
            aria-pressed={choice.times(id) > 0}
            onClick={() => choice.pick(id)}
          >
            {say(houseName[house])}
          </button>
        )}
      </header>
      <Characters {...{ view, seat, choice }} />
      <ul className="house__counts">
        <Count
          icon={crown}
          label={t('board.sheet', { count: player.sheet })}
          value={player.sheet}
        />
        <Count
          icon={cards}
          label={t('board.handCount', { count: count(player.hand) })}
          value={count(player.hand)}
        />
        <Count
          icon={prisoner}
          label={t('board.hostages', { count: player.hostages.length })}
          value={player.hostages.length}
        />
      </ul>
      <Influence {...{ view, seat }} />
    </section>
  );
}

function LeaderLine({ leader }: { leader: NonNullable<TableView['players'][number]['leader']> }) {
  const { say, t } = useWords();
  const { title, moment, conditions, effects, source } = leaderText(leader);
  return (
    <details className="leader">
      <summary>
        {say(characterName[leader])} · {say(title)}
      </summary>
      <div className="leader__text">
        <p className="small">{t('board.leader', { leader: characterName[leader] })}</p>
        <p>
          <em>{say(moment)}</em> {[...conditions, ...effects].map((line) => say(line)).join(' ')}
        </p>
        <p className="small">{say(source)}</p>
      </div>
    </details>
  );
}

function Characters({ view, seat, choice }: Props) {
  const { say, t } = useWords();
  const { players, encounter } = view.table;
  const committed = encounter?.parts[seat]?.character;
  return (
    <ul className="characters">
      {players[seat].characters.map(({ id, power }) => {
        const name = characterName[id];
        const label =
          power === 0
            ? t('board.dead', { character: name })
            : t('board.power', { character: name, power });
        const inner = (
          <>
            <span className="character__power">{power === 0 ? '✝' : power}</span>
            <span className="character__name">{say(name)}</span>
            {choice.times(id) > 0 && <span className="character__plus">+{choice.times(id)}</span>}
          </>
        );
        const state = `character ${power === 0 ? 'character--dead' : ''} ${committed === id ? 'character--committed' : ''}`;
        return (
          <li key={id}>
            {choice.offers(id) ? (
              <button
                type="button"
                className={`${state} askable`}
                aria-label={label}
                aria-pressed={choice.times(id) > 0}
                onClick={() => choice.pick(id)}
              >
                {inner}
              </button>
            ) : (
              <span className={state} title={label}>
                {inner}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Count({ icon, label, value }: { icon: string; label: string; value: number }) {
  return (
    <li title={label}>
      <Icon body={icon} />
      <span aria-hidden="true">{value}</span>
      <span className="unseen">{label}</span>
    </li>
  );
}

/** Own markers that are out, and whose markers lie on this board: the game is about nothing else. */
function Influence({ view, seat }: { view: View<TableView>; seat: Seat }) {
  const { t, say } = useWords();
  const { players } = view.table;
  const spread = MARKERS - players[seat].influence[seat];
  const guests = players.flatMap((player, other) =>
    other === seat || player.influence[seat] === 0
      ? []
      : [{ house: player.house, count: player.influence[seat] }],
  );
  return (
    <div className="influence">
      <p
        className="influence__own"
        title={t('board.influence', { house: houseName[players[seat].house], count: spread })}
      >
        {Array.from({ length: MARKERS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five places that never change
          <span key={i} className={`marker ${i < spread ? 'marker--out' : ''}`} />
        ))}
        <span className="unseen">
          {t('board.influence', { house: houseName[players[seat].house], count: spread })}
        </span>
      </p>
      <ul className="influence__guests">
        {guests.map(({ house, count: markers }) => (
          <li
            key={house}
            className={`guest house-${house}`}
            title={t('board.influenceOn', { house: houseName[house], count: markers })}
          >
            <Icon body={CREST[house]} />
            {markers}
            <span className="unseen">{say(houseName[house])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
