import swords from 'icon:crossed-swords';
import { message, type Seat, type View } from '@small-council/engine';
import { cardFacts, characterName, houseName } from '@small-council/iron-throne/houses';
import type { Side } from '@small-council/iron-throne/table';
import type { EncounterView, TableView } from '@small-council/iron-throne/view';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/say.ts';
import { CardBack, HouseCard } from './HouseCard.tsx';

/** The encounter in the middle: both sides, their sums as they stand, and what is still unknown. */
export function Stage({ view }: { view: View<TableView> }) {
  const { say, t } = useWords();
  const { encounter, event } = view.table;
  if (!encounter) {
    return (
      <section className="stage stage--empty" aria-label={t('board.encounter')}>
        <Icon body={swords} />
        <p>{t('board.noEncounter')}</p>
      </section>
    );
  }
  return (
    <section className="stage" aria-label={t('board.encounter')}>
      <SideOf view={view} encounter={encounter} side="challenger" />
      <div className="stage__middle">
        <Icon body={swords} />
        {event && <p className="small">{say(message(`event.${event}`))}</p>}
        {encounter.result && (
          <p className="stage__result">{say(message(`result.${encounter.result}`))}</p>
        )}
      </div>
      <SideOf view={view} encounter={encounter} side="defender" />
    </section>
  );
}

function SideOf({
  view,
  encounter,
  side,
}: {
  view: View<TableView>;
  encounter: EncounterView;
  side: Side;
}) {
  const { say, t } = useWords();
  const { table } = view;
  const active = side === 'challenger' ? table.challenger : encounter.defender;
  const house = table.players[active].house;
  const seats = encounter.parts.flatMap((part, seat) => (part?.side === side ? [seat] : []));
  const lying = encounter.cards[side];
  const open = lying?.card && !lying.hidden ? lying.card : null;
  const powers = seats.map((seat) => powerOf(view, encounter, seat));
  const terms = [...powers, ...(encounter.bonus[side] ? [encounter.bonus[side]] : [])];
  const sum = terms.reduce((total, term) => total + term, 0) + (open ? cardFacts(open).value : 0);
  const shown = encounter.totals?.[side] ?? sum;
  const supporters = seats.filter((seat) => seat !== active);
  const won = encounter.winner === side;
  return (
    <div className={`side side--${side} house-${house} ${won ? 'side--won' : ''}`}>
      <p className="side__role">
        {t(side === 'challenger' ? 'board.challenger' : 'board.defender')}
      </p>
      <p className="side__name">{say(houseName[house])}</p>
      <p className="side__sum">
        <span aria-hidden="true">
          {shown}
          {!open && ' + ?'}
        </span>
        <span className="unseen">
          {t('board.total', {
            side: t(side === 'challenger' ? 'board.challenger' : 'board.defender'),
            total: shown,
          })}
        </span>
      </p>
      <ul className="side__fighters">
        {seats.map((seat) => (
          <li key={seat} className={`house-${table.players[seat].house}`}>
            {say(
              characterName[
                encounter.parts[seat]?.character ?? table.players[seat].characters[0].id
              ],
            )}{' '}
            <b>{powerOf(view, encounter, seat)}</b>
          </li>
        ))}
      </ul>
      {supporters.length > 0 && (
        <p className="small">
          {t('board.supporters')}: {supporters.length}
        </p>
      )}
      <div className="side__card">
        {open ? (
          <HouseCard card={open} />
        ) : lying ? (
          <CardBack house={house} label={t('board.faceDown')} />
        ) : (
          <div className="card card--empty" role="img" aria-label={t('board.noCard')} />
        )}
      </div>
    </div>
  );
}

function powerOf(view: View<TableView>, encounter: EncounterView, seat: Seat): number {
  const part = encounter.parts[seat];
  return view.table.players[seat].characters.find(({ id }) => id === part?.character)?.power ?? 0;
}
